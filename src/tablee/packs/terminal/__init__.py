"""Each of our games in the terminal: how its table is drawn and its moves are typed."""
