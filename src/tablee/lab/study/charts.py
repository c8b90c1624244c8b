"""A study as charts, whoever draws them: a dot and a whisker for each variant."""

from math import ceil, floor, log10
from typing import Final

import msgspec

from tablee.lab.study.measures import MEASURES, Estimate
from tablee.lab.study.study import Study, VariantReport

LONGEST_LABEL: Final = 32


class Mark(msgspec.Struct, frozen=True):
    label: str
    estimate: Estimate


class Chart(msgspec.Struct, frozen=True):
    """`ticks` are the numbers on its axis; the first and the last are its ends."""

    title: str
    unit: str
    marks: list[Mark]
    ticks: list[float]

    def place(self, value: float) -> float:
        """From 0, its left end, to 1; what lies outside is drawn at the end."""
        first, last = self.ticks[0], self.ticks[-1]
        return min(1.0, max(0.0, (value - first) / (last - first)))


def charts(study: Study) -> list[Chart]:
    found = []
    for name, measure in MEASURES.items():
        marks = [
            Mark(variant.label, variant.measures[name])
            for variant in study.variants
            if name in variant.measures
        ]
        if marks:
            found.append(_chart(measure.title, measure.unit, marks))
    seats = [mark for variant in study.variants for mark in _seats(variant)]
    if seats:
        found.append(_chart("Wins by seat, from the one that began", "share of games", seats))
    return found


def _seats(variant: VariantReport) -> list[Mark]:
    return [
        Mark(f"{variant.label} · {number}", share)
        for number, share in enumerate(variant.shares, start=1)
    ]


def _chart(title: str, unit: str, marks: list[Mark]) -> Chart:
    ends = [
        end
        for mark in marks
        for end in (mark.estimate.low, mark.estimate.value, mark.estimate.high)
        if abs(end) != float("inf")
    ]
    return Chart(title, unit, marks, ticks(min(0.0, *ends), max(0.0, *ends)))


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from at most `low` to at least `high`, a handful of them."""
    span = high - low or 1.0
    power = 10.0 ** floor(log10(span / 4))
    step = next(power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= 6)
    first, last = floor(low / step), ceil(high / step)
    return [round(number * step, 9) for number in range(first, max(last, first + 1) + 1)]


def shortened(label: str) -> str:
    """Decks differ at their ends as often as at their beginnings."""
    half = LONGEST_LABEL // 2
    return label if len(label) <= LONGEST_LABEL else f"{label[:half]}…{label[-half:]}"


def told(value: float) -> str:
    """A number as people read it."""
    return f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"


def said(estimate: Estimate) -> str:
    return f"{told(estimate.value)} ({told(estimate.low)} to {told(estimate.high)})"
