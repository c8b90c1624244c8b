"""Blot: four tricks at once, in honour of the gods, 2 to 5 players."""

from tablee.games.blot.game import BLOT

__all__ = ["BLOT"]
