"""A game as one declared value: its rules, and all that people need to play it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType

from tablee.bots.base import Bot
from tablee.bots.general import GeneralBot
from tablee.bots.levels import LEVELS, Makers
from tablee.bots.random_bot import RandomBot
from tablee.bots.weighing import Weighing
from tablee.core.chance import Chance
from tablee.core.contract import Game, State
from tablee.core.moves import Move
from tablee.core.options import Options
from tablee.core.referee import Referee
from tablee.core.seats import Seat
from tablee.core.story import Told
from tablee.core.view import View
from tablee.packs.arrays.parts import AnyLayout
from tablee.packs.pads.parts import Pad
from tablee.packs.puzzles.parts import Puzzles
from tablee.packs.words import About, Words

NameCard = Callable[[str], str]


class Keystrokes(Protocol):
    """For games in which every key of a word counts."""

    def presses(self, typed: str, moves: Collection[str]) -> list[str]:
        """What is pressed by the text having become this."""
        ...

    def forget(self) -> None:
        """The line was entered, or is about something else."""
        ...


class Drawing(Struct, frozen=True, kw_only=True):
    """A game in the terminal. `draw`: its table, from a screen, names and a language; `count`: how
    the latest round was counted; `read_line`: what to press for a line that is no move;
    `keystrokes`: where every key counts."""

    draw: Callable[[View, Sequence[str], str], RenderableType]
    count: Callable[[View, Sequence[str], str], RenderableType | None] | None = None
    read_line: Callable[[str], list[str]] | None = None
    keystrokes: Callable[[], Keystrokes] | None = None


class Bar(Struct, frozen=True):
    """The first bot, among the second, wins at least `least` of its games (× the fair share)."""

    first: str
    second: str
    seats: int
    least: float
    deals: int

    @property
    def share(self) -> float:
        return self.least / self.seats


class Trial(Struct, frozen=True):
    """The expert against that bot at two seats: the share of wins that is hoped for, and the
    seconds each may think, such that both take the same time of a processor."""

    opponent: str
    hoped: float
    budgets: tuple[float, float]


class Analyst(Struct, frozen=True, kw_only=True):
    """How good what one can do is, by the expert's reckoning.

    `weigh`: the moves of a decision, each a chance to win the game, from what that seat knows; None
    where there is nothing to decide, or no search. `prospects`: everybody's chance to win after a
    position, all that is hidden included, was played on once as experts imagine it; the state is
    changed, and the mean over many copies is what counts. `reason`: why the first of two moves is
    worse than the second, as a fact of the game's words with its numbers, from that view alone;
    None where no number tells it.
    """

    weigh: Callable[[View, Chance], Weighing | None]
    prospects: Callable[[State, Chance], list[float]]
    reason: Callable[[View, Move, Move, Chance], Told | None] | None = None


def _anything_goes(options: Options) -> None:
    pass


def _nothing_more() -> None:
    pass


class Forecast(Struct, frozen=True):
    """What the experts think of, between two rounds: `rounds` counts those begun; `wins` is how
    likely that seat's side wins, if a round carries the sides so far apart."""

    rounds: Callable[[State], int]
    wins: Callable[[State, Seat, float], float]


class Pack(Struct, frozen=True, kw_only=True, eq=False):
    """What is left out is done without: a game that brings no bots is played by the general one,
    one without a drawing or a table of its own is told in its facts, one without a lesson has none.

    `rules`: its rules text, by language; `summary`: all of it on one page. `facts`: what lies on
    the table, as sentences of `words.facts`, made of a screen. `name_card`: how cards are named in
    sentences at that table, where their text alone says too little. `check_options` raises
    NotationError where something is missing that such options need, `check_install` MissingExtra
    where people, or bots of one's own, can play it only with more installed; `get_ready` loads what
    takes a while for them. `arrays`: what views are to programs that learn. `pad`: its score pad,
    for people who play it with cards of their own. `hits`: by round and seat, whether a prediction
    came true. `standing`: how the seats stand now, hidden cards included: the more, the better.
    `forecast`: who is likely to win, where a game can tell it between two rounds.
    `bars`: what is asked of its bots. `opponents`: bots of earlier days, by name and version, kept
    to be measured against; `trials`: how the expert is measured against them. `analyst`: what says
    how good a move was; a game without one has no analysis and no puzzles. `puzzles`: its
    puzzles, and what they are about.
    """

    game: Game
    view: type[View]
    about: About
    words: Words
    rules: Mapping[str, Traversable]
    summary: Mapping[str, Traversable] = {}
    referee: Callable[[Game], Referee] = Referee
    bots: Makers = {}
    opponents: Makers = {}
    analyst: Analyst | None = None
    facts: Callable[[View], list[Told]] | None = None
    name_card: Callable[[View, str], NameCard] | None = None
    lesson: Traversable | None = None
    pictures: Traversable | None = None
    drawing: Drawing | None = None
    check_options: Callable[[Options], None] = _anything_goes
    check_install: Callable[[], None] = _nothing_more
    get_ready: Callable[[Options], None] = _anything_goes
    arrays: AnyLayout | None = None
    pad: Pad[Any] | None = None
    puzzles: Puzzles | None = None
    hits: Callable[[State], list[list[bool]]] | None = None
    standing: Callable[[State], list[int]] | None = None
    forecast: Forecast | None = None
    bars: Sequence[Bar] = ()
    trials: Sequence[Trial] = ()

    @property
    def name(self) -> str:
        return self.game.name

    def new_referee(self) -> Referee:
        """One for each table: it remembers what was shown there and when."""
        return self.referee(self.game)

    def bot(self, level: str) -> Bot:
        if level not in LEVELS:
            raise ValueError(f"no {level!r} bot for {self.name} (one of {', '.join(LEVELS)})")
        if level == "random":
            return RandomBot()
        make = self.bots.get(level)
        return GeneralBot(self.game, level) if make is None else make()
