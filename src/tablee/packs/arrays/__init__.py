"""What each game's arrays hold."""
