"""Live tables: who sits there, who came and left, what they say, the game that is played."""
