"""A game being played, without input or output: time and luck are handed in."""
