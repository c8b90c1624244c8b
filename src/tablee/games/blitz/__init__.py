"""Blitz!: word duels, 3 to 6 players."""

from tablee.games.blitz.game import BLITZ

__all__ = ["BLITZ"]
