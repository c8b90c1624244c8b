"""What a game is called and how it speaks, in every language."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

LANGUAGES: Final = ("fr", "en")

Wording = Mapping[str, str]
"""A text by language."""


class Words(Struct, frozen=True, kw_only=True):
    """`sentences`: by kind of event; `moves`: by verb, "" for plain cards; `facts`: by kind of what
    can be seen on the table, kinds that end in `_now` being asked of the reader. `names`: words
    that stand inside them (colours, sides, symbols). `endings`: by rule, why the game is over; its
    holes are fields of the view.
    `chapters`: kinds of events that end a chapter; a person's story lists the last two only."""

    sentences: Mapping[str, Wording]
    moves: Mapping[str, Wording]
    names: Mapping[str, Wording] = {}
    facts: Mapping[str, Wording] = {}
    endings: Mapping[str, Wording] = {}
    chapters: tuple[str, ...] = ()


class OptionWords(Struct, frozen=True, kw_only=True):
    """An option in plain words. `is_rare`: shown only under "more options"."""

    label: Wording
    help: Wording | None = None
    choices: Mapping[str, Wording] = {}
    is_rare: bool = False


class OneDevice(Struct, frozen=True, kw_only=True):
    """Round one screen: the options it needs there, or that mean nothing there, which nobody is
    asked for; and whether bots can join in."""

    options: Mapping[str, str] = {}
    has_bots: bool = True


class InBrief(Struct, frozen=True, kw_only=True):
    """A game in three lines, for who has never played it: what to reach, what one does at one's
    turn, how it ends."""

    goal: Wording
    turn: Wording
    end: Wording


class Credits(Struct, frozen=True, kw_only=True):
    """Whose game it is, as its rulebook says. `original`: what it is called in the shops."""

    original: str
    authors: tuple[str, ...] = ()
    artists: tuple[str, ...] = ()
    publishers: tuple[str, ...] = ()


class About(Struct, frozen=True, kw_only=True):
    """What is said of a game before it is played. `minutes`: of a usual game, least and most;
    `usual_seats`: at a first table against bots; `in_brief`: before somebody's first game of it;
    `order`: its place in the list of games."""

    title: Wording
    line: Wording
    minutes: tuple[int, int]
    usual_seats: int
    in_brief: InBrief | None = None
    options: Mapping[str, OptionWords] = {}
    one_device: OneDevice = OneDevice()
    order: int = 100
    credits: Credits | None = None
