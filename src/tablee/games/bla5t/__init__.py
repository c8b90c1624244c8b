"""Bla5t · Extinction: memory, monsters and heroes, 2 to 6 players."""

from tablee.games.bla5t.game import BLA5T

__all__ = ["BLA5T"]
