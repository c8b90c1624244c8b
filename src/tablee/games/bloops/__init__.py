"""Bloops: memory and reflexes, 2 to 5 players, lowest score wins."""

from tablee.games.bloops.game import BLOOPS

__all__ = ["BLOOPS"]
