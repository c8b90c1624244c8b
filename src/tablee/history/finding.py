"""Which records somebody looks for. What the header tells is asked first, so that a game is only
played again where nothing else rules it out."""

import re
from typing import Final

import msgspec

from tablee.core.contract import Outcome
from tablee.core.notation import NotationError
from tablee.core.records import Record
from tablee.history.replay import RecordError, game_of
from tablee.history.results import moves_of, result_of, seconds_of

_SPAN: Final = re.compile(r"(\d*)\.\.(\d*)|(\d+)")
_SEAT: Final = re.compile(r"P\d")


class Span(msgspec.Struct, frozen=True):
    """From least to most, both included."""

    least: float = 0
    most: float = float("inf")

    def has(self, value: float) -> bool:
        return self.least <= value <= self.most


ANY: Final = Span()


def read_span(text: str) -> Span:
    """`50..200`, `50..`, `..200` or `50`."""
    found = _SPAN.fullmatch(text)
    if found is None or text == "..":
        raise NotationError(f"from..to, from.., ..to or a number, not {text[:20]!r}")
    low, high, exact = found.groups()
    if exact:
        return Span(float(exact), float(exact))
    span = Span(float(low or 0), float(high or "inf"))
    if span.least > span.most:
        raise NotationError(f"{text[:20]!r} ends before it begins")
    return span


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """All of these hold of a record that is found; what is empty is not asked.

    `options`: by name, as text. `players`: all of them sit there. `winners`: names, or seats such
    as `P0`; each is among the winners. `ended`: the rule that ended it. `is_over`: whether it did.
    """

    game: str = ""
    seats: int | None = None
    rules: int | None = None
    options: dict[str, str] = {}
    players: list[str] = []
    moves: Span = ANY
    seconds: Span = ANY
    winners: list[str] = []
    ended: str = ""
    is_over: bool | None = None

    def finds(self, record: Record) -> bool:
        """RecordError where this takes playing it and that cannot be done."""
        if not self._fits(record):
            return False
        if not (self.winners or self.ended or self.is_over is not None):
            return True
        outcome = result_of(record)
        if outcome is None:
            return self.is_over is False and not self.winners and not self.ended
        return self._ended_so(record, outcome)

    def _fits(self, record: Record) -> bool:
        return (
            self.game in ("", record.game)
            and self.seats in (None, len(record.names))
            and self.rules in (None, record.rules)
            and set(self.players) <= set(record.names)
            and self.moves.has(moves_of(record))
            and self.seconds.has(seconds_of(record))
            and (not self.options or self.options.items() <= options_of(record).items())
        )

    def _ended_so(self, record: Record, outcome: Outcome) -> bool:
        return (
            self.is_over is not False
            and self.ended in ("", outcome.rule)
            and all(_is_winner(name, record, outcome) for name in self.winners)
        )


def _is_winner(wanted: str, record: Record, outcome: Outcome) -> bool:
    if _SEAT.fullmatch(wanted):
        return int(wanted[1:]) in outcome.winners
    return any(record.names[seat] == wanted for seat in outcome.winners)


def options_of(record: Record) -> dict[str, str]:
    """Every option that held in that game, also those its record does not mention."""
    try:
        options = game_of(record).read_options(record.options, record.rules)
    except RecordError:
        raise
    except NotationError as error:
        raise RecordError(str(error)) from None
    return options.every()
