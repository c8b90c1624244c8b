"""What a change of the rules does to a game, measured on many games of bots (docs/study.md)."""
