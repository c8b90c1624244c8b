"""Points as they stand in a cell."""

from tablee.packs.filling import MINUS


def plus(points: int) -> str:
    """`+10`, `−3`, and a dash where there is nothing."""
    return f"+{points}" if points > 0 else number(points) if points else "–"


def number(points: int) -> str:
    return str(points).replace("-", MINUS)
