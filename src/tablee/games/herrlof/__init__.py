"""Herrlof: tricks and predictions, 2 players (3 as an alternative)."""

from tablee.games.herrlof.game import HERRLOF

__all__ = ["HERRLOF"]
