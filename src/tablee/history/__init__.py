"""Finished games: played again, and their shuffle and moves proved."""
