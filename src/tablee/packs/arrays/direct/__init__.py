"""The same arrays written straight from positions, for who steps thousands of games at once."""
