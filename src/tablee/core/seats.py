"""Seats: a participant's number for the whole game."""

from typing import Final

Seat = int
"""P0 is 0."""

TABLE: Final = None
"""Who plays time's own moves (unlock the draw, close a window): nobody's seat."""

Mover = Seat | None
"""A seat, or TABLE."""


def seat_text(seat: Mover) -> str:
    return "-" if seat is None else f"P{seat}"
