"""Players that see a View and return a Reply."""

from tablee.bots.base import Bot, Reply
from tablee.bots.levels import LEVELS

__all__ = ["LEVELS", "Bot", "Reply"]
