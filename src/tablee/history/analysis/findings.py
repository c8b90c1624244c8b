"""What an analysis says of a game, as it is kept, sent and printed."""

from typing import Final, Literal

from msgspec import Struct

from tablee.core.seats import Mover, Seat
from tablee.core.story import Told

Label = Literal["precise", "good", "doubtful", "mistake"]

LABELS: Final[tuple[tuple[float, Label], ...]] = (
    (0.02, "precise"),
    (0.05, "good"),
    (0.10, "doubtful"),
    (1.01, "mistake"),
)
"""By how much of a win a move lost: below each limit, what it is called."""
RECKONING: Final = 1
"""How bots reckon: a number higher when an analysis would find something else, so that those that
are kept are made anew."""
MARGIN: Final = 0.02
"""How surely a loss is known in the end: give or take so much, in 95 cases of 100."""


class Verdict(Struct, frozen=True, kw_only=True):
    """A decision, judged from what its seat knew then.

    `at`: lines of the record before it. `best`: what the bot would have played. `before`: the
    chance to win with that, `after`: with what was played. `loss` is the difference, `margin` how
    far it may be off (95 %). `choices`: how many moves there were. `is_final`: it is as sure as it
    will be, and `is_sure` as sure as it should be. `others`: moves that came next. `called`: what
    words of these moves stand for on that seat's screen.
    """

    at: int
    seat: Seat
    played: str
    best: str
    before: float
    after: float
    loss: float
    margin: float
    label: Label
    choices: int
    is_final: bool = False
    why: Told | None = None
    others: list[str] = []
    called: list[Told] = []

    @property
    def is_sure(self) -> bool:
        return self.margin <= MARGIN


class Point(Struct, frozen=True, kw_only=True):
    """Everybody's chance to win after so many lines, every card being known; from so many
    playouts."""

    at: int
    chances: list[float]
    playouts: int


class Turning(Struct, frozen=True, kw_only=True):
    """A moment that decided the game: `swing` is what it brought the seat, `mover` whose line it
    was."""

    at: int
    mover: Mover
    move: str
    swing: float


class Balance(Struct, frozen=True, kw_only=True):
    """How a seat came from its chance at the start to the result: `decisions` is what its own lost
    (0 or less; precise ones lost nothing), `luck` all the rest: the cards, and what others did."""

    start: float
    end: float
    decisions: float
    luck: float


class Analysis(Struct, frozen=True, kw_only=True):
    """Of one seat, as far as it is done. `decisions`: how many it has; `is_final`: nothing is left
    to be done. `curve`, and what is made of it once it is whole, comes from the whole record:
    nobody at the table knew it. Nobody is named: it is kept when a name is taken out of a record.
    """

    game: str
    seat: Seat
    decisions: int
    verdicts: list[Verdict] = []
    curve: list[Point] = []
    turning: list[Turning] = []
    balance: Balance | None = None
    is_final: bool = False
    reckoning: int = RECKONING


def label_of(loss: float) -> Label:
    return next(label for limit, label in LABELS if loss < limit)
