"""What card games share, in the rulebooks' words; on core only."""
