"""What many records have in common, counted as they come: memory grows with the different groups
and lengths, not with the records."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Final, Literal

import msgspec

from tablee.core.contract import Outcome
from tablee.core.records import Record
from tablee.core.seats import seat_text
from tablee.history.results import moves_of, result_of, seconds_of

Ground = Literal["game", "rules", "seats", "options", "player"]

GROUNDS: Final[dict[Ground, Callable[[Record], list[str]]]] = {
    "game": lambda record: [record.game],
    "rules": lambda record: [str(record.rules)],
    "seats": lambda record: [str(len(record.names))],
    "options": lambda record: [record.options],
    "player": lambda record: list(dict.fromkeys(record.names)),
}
"""What records can be grouped by: the groups of one record, several only for its players."""


class Spread(msgspec.Struct, frozen=True):
    least: float
    median: float
    mean: float
    most: float


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """`by`: what its records share. `wins`: by seat, or a player's own; one shared by two seats
    counts a half. `ended`: games by the rule that ended them. Neither without results."""

    by: dict[Ground, str]
    records: int
    moves: Spread
    seconds: Spread
    unfinished: int | None = None
    wins: dict[str, float] | None = None
    ended: dict[str, int] | None = None


class _Tally:
    """Of one group. Times are counted in whole seconds: their median needs no list."""

    def __init__(self, by: dict[Ground, str]) -> None:
        self._by: Final = by
        self._moves: Final = Counter[int]()
        self._seconds: Final = Counter[int]()
        self._ended: Final = Counter[str]()
        self._wins: Final[dict[str, float]] = {}
        self._unfinished = 0

    def add(self, record: Record) -> None:
        self._moves[moves_of(record)] += 1
        self._seconds[round(seconds_of(record))] += 1

    def add_result(self, record: Record, outcome: Outcome | None) -> None:
        if outcome is None:
            self._unfinished += 1
            return
        self._ended[outcome.rule] += 1
        player = self._by.get("player")
        for seat in range(len(record.names)) if player is None else [record.names.index(player)]:
            name = seat_text(seat) if player is None else player
            share = (seat in outcome.winners) / len(outcome.winners)
            self._wins[name] = self._wins.get(name, 0.0) + share

    def group(self, *, with_results: bool) -> Group:
        return Group(
            by=dict(self._by),
            records=self._moves.total(),
            moves=_spread(self._moves),
            seconds=_spread(self._seconds),
            unfinished=self._unfinished if with_results else None,
            wins=dict(sorted(self._wins.items())) if with_results else None,
            ended=dict(self._ended.most_common()) if with_results else None,
        )


class Summary:
    """Records, grouped. `with_results`: each is played again, to know who won and by which rule."""

    def __init__(self, grounds: list[Ground], *, with_results: bool) -> None:
        self._grounds: Final = grounds
        self._with_results: Final = with_results
        self._tallies: Final[dict[tuple[str, ...], _Tally]] = {}

    def add(self, record: Record) -> None:
        """RecordError where results are wanted and it cannot be played: then it does not count."""
        outcome = result_of(record) if self._with_results else None
        for key in product(*(GROUNDS[ground](record) for ground in self._grounds)):
            tally = self._tallies.get(key)
            if tally is None:
                by = dict(zip(self._grounds, key, strict=True))
                tally = self._tallies[key] = _Tally(by)
            tally.add(record)
            if self._with_results:
                tally.add_result(record, outcome)

    def groups(self) -> list[Group]:
        """In the order of what they have in common."""
        tallies = (self._tallies[key] for key in sorted(self._tallies))
        return [tally.group(with_results=self._with_results) for tally in tallies]


def _spread(counted: Counter[int]) -> Spread:
    values = sorted(counted)
    total = counted.total()
    return Spread(
        least=values[0],
        median=_nth(counted, values, (total - 1) // 2),
        mean=sum(value * times for value, times in counted.items()) / total,
        most=values[-1],
    )


def _nth(counted: Counter[int], values: list[int], place: int) -> int:
    for value in values:
        place -= counted[value]
        if place < 0:
            return value
    raise AssertionError("there are more values than that")
