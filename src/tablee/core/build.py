"""Which build is running: plain Python, or the same source compiled (setup.py)."""

from typing import Final

from tablee.core import contract

BUILD: Final = "pure" if contract.__file__.endswith(".py") else "compiled"
