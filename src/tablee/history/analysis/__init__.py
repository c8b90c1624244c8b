"""What a game's decisions were worth, by the bots' reckoning."""
