"""Playing in the terminal: one person against bots."""
