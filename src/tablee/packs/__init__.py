"""The games as they are played by people: each one declared value, found by its entry point."""

from tablee.packs.library import GAMES, PACKS
from tablee.packs.pack import Pack

__all__ = ["GAMES", "PACKS", "Pack"]
