"""Forecasts beside what happened: of all that was said to be likely by so much, how much came true.
As bins, and as a picture."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

from tablee.lab.match import NORMAL_95

BINS: Final = 10
SIDE: Final = 300
"""Of the picture's square, in units of SVG."""
EDGE: Final = 44


class Bin(msgspec.Struct, frozen=True):
    """Forecasts close to each other: their mean, what share came true, and of how many."""

    forecast: float
    won: float
    count: int

    @property
    def margin(self) -> float:
        """Half of the 95 % interval, two more imagined: one that came true and one that did not."""
        share = (self.won * self.count + 1.0) / (self.count + 2)
        return NORMAL_95 * sqrt(share * (1.0 - share) / (self.count + 2))


def bins(told: Sequence[tuple[float, float]]) -> list[Bin]:
    """Of (forecast, what came of it), tenth by tenth; empty ones are left out."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for forecast, won in told:
        found[min(BINS - 1, int(forecast * BINS))].append((forecast, won))
    return [
        Bin(sum(f for f, _ in one) / len(one), sum(w for _, w in one) / len(one), len(one))
        for one in found
        if one
    ]


def picture(title: str, found: Sequence[Bin]) -> str:
    """A reliability plot: on the diagonal forecasts come true as often as they say. The whiskers
    are 95 % intervals."""
    whole = SIDE + 2 * EDGE
    ticks = "".join(_tick(tenth) for tenth in range(0, 11, 2))
    marks = "".join(_mark(one) for one in found)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" '
        f'font-family="sans-serif" font-size="12" role="img" aria-label="{title}">\n'
        f'<rect width="{whole}" height="{whole}" fill="#fff"/>\n'
        f'<text x="{whole / 2:g}" y="24" text-anchor="middle" font-size="15">{title}</text>\n'
        f'<rect x="{EDGE}" y="{EDGE}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#888"/>\n'
        f'<path d="M{EDGE} {EDGE + SIDE}L{EDGE + SIDE} {EDGE}" stroke="#bbb"/>\n'
        f"{ticks}{marks}"
        f'<text x="{whole / 2:g}" y="{whole - 8}" text-anchor="middle">forecast</text>\n'
        f'<text x="14" y="{whole / 2:g}" text-anchor="middle" '
        f'transform="rotate(-90 14 {whole / 2:g})">won</text>\n'
        "</svg>\n"
    )


def _tick(tenth: int) -> str:
    x, y = _at(tenth / 10, tenth / 10)
    said = f"{tenth / 10:.0%}"
    return (
        f'<text x="{x:.1f}" y="{EDGE + SIDE + 16}" text-anchor="middle">{said}</text>\n'
        f'<text x="{EDGE - 5}" y="{y + 4:.1f}" text-anchor="end">{said}</text>\n'
    )


def _mark(one: Bin) -> str:
    x, y = _at(one.forecast, one.won)
    _, low = _at(0.0, max(0.0, one.won - one.margin))
    _, high = _at(0.0, min(1.0, one.won + one.margin))
    return (
        f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="#05c" stroke-width="2"/>\n'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#05c"/>\n'
    )


def _at(forecast: float, won: float) -> tuple[float, float]:
    return EDGE + SIDE * forecast, EDGE + SIDE * (1.0 - won)
