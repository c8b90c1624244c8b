"""The commands of the one command, a module each, loaded when it is called."""
