"""Everybody's chances over a game, every card being known: for after its end."""

from itertools import pairwise
from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import State
from tablee.core.records import Record
from tablee.core.seats import Seat
from tablee.history.analysis.findings import Balance, Point, Turning, Verdict
from tablee.history.analysis.occasions import analyst_of, luck_of
from tablee.packs.pack import Analyst

COARSE: Final = 12
FINE: Final = 200
"""Playouts of each moment."""
DECISIVE: Final = 3
"""Moments that are told to have decided a game."""
LEAST: Final = 0.04
"""A swing below that decides nothing, and may be chance."""


def point(record: Record, at: int, state: State, playouts: int) -> Point:
    """After so many lines. Once the game is over there is nothing to play."""
    luck = luck_of(f"curve {record.commitment} {at} {playouts}".encode())
    chances = _chances(analyst_of(record.game), state, playouts, luck)
    return Point(at=at, chances=chances, playouts=playouts)


def _chances(analyst: Analyst, state: State, playouts: int, luck: Chance) -> list[float]:
    outcome = state.outcome()
    if outcome is not None:
        playouts = 1
    sums: list[float] = []
    for _ in range(playouts):
        one = analyst.prospects(state.copy(), luck)
        sums = one if not sums else [a + b for a, b in zip(sums, one, strict=True)]
    return [round(whole / playouts, 4) for whole in sums]


def turning(record: Record, points: list[Point], seat: Seat) -> list[Turning]:
    """The greatest swings of that seat's chances, as they came."""
    swings = [
        Turning(
            at=after.at,
            mover=record.lines[before.at].seat,
            move=record.lines[before.at].move,
            swing=round(after.chances[seat] - before.chances[seat], 4),
        )
        for before, after in pairwise(points)
    ]
    great = [one for one in swings if abs(one.swing) >= LEAST]
    great.sort(key=lambda one: -abs(one.swing))
    return sorted(great[:DECISIVE], key=lambda one: one.at)


def balance(points: list[Point], verdicts: list[Verdict], seat: Seat) -> Balance:
    start, end = points[0].chances[seat], points[-1].chances[seat]
    lost = sum(verdict.loss for verdict in verdicts if verdict.label != "precise")
    return Balance(
        start=start,
        end=end,
        decisions=round(-lost, 4),
        luck=round(end - start + lost, 4),
    )
