"""What a game being played tells: screens to its readers, a verdict to who pressed, talk."""

from typing import Literal

import msgspec
from msgspec import Struct

from tablee.core.contract import Outcome
from tablee.core.seats import Mover, Seat
from tablee.core.story import Told

Pace = Literal["relaxed", "normal", "quick", "none"]
TakingBack = Literal["auto", "on", "off"]


class Clock(Struct, frozen=True, kw_only=True, gc=False):
    """A running clock: whose, how long it lasts in all and how long it still runs (seconds).

    `unseen`: that seat is shown cards for so long, and they are still on their way. The look begins
    when its client says `in_sight`, at the latest two seconds after they were sent.
    """

    key: str
    seat: Mover
    seconds: float
    left: float
    sealed: bool = False
    thinking: bool = False
    unseen: bool = False


class Result(Struct, frozen=True, gc=False):
    """How the game ended: a score and a place per seat (1 is first), and the rule."""

    scores: list[int]
    places: list[int]
    rule: str


class Margin(Struct, frozen=True, gc=False):
    """One press of a race: its fair time in milliseconds after the first."""

    seat: Seat
    after: int
    verdict: Literal["first", "level", "behind"]


class Episode(Struct, frozen=True, gc=False):
    """What one version told."""

    version: int
    events: list[Told]


class Beside(Struct, frozen=True, kw_only=True, gc=False):
    """What a screen has beside the view. `events` are what led from the version before to this one.
    `remember` is the oldest version whose events may still be listed in a story; older ones are to
    be forgotten. `held` is the reader's own sealed answer.
    """

    to_act: list[Seat]
    may_react: list[Seat]
    moves: list[str]
    reactions: list[str]
    clocks: list[Clock]
    events: list[Told] = []
    remember: int = 0
    race: list[Margin] = []
    held: list[str] = []
    can_take_back: bool = False
    result: Result | None = None


class Screen(Beside, frozen=True, kw_only=True, gc=False, tag_field="say", tag="screen"):
    """The position for this reader. Follows the screen before, if its version is one more; after a
    gap ask for a snapshot (`resync`). Versions count what this reader was shown, so that another's
    private move leaves no gap; they only grow, also when the server starts anew.

    `view` has the fields of the game's view that differ from the screen before; in a snapshot, and
    on a bot's seat, all of them. A person's is without memory, a bot's has it.
    """

    version: int
    seat: Seat | None
    view: msgspec.Raw


class ChatLine(Struct, frozen=True):
    """One line of chat. `seat` is None for a spectator."""

    number: int
    name: str
    seat: Seat | None
    text: str


class Pressed(Struct, frozen=True, tag_field="say", tag="pressed"):
    """A press has arrived and is being judged; shown at once. `accepted`, `lapsed` or `refused`
    follows."""

    id: str


class Accepted(Struct, frozen=True, gc=False, tag_field="say", tag="accepted"):
    """The press counts and is stored; the screen with that version shows it. A press sent twice is
    accepted twice with one version; with 0, if its game is gone meanwhile."""

    id: str
    version: int


class Held(Struct, frozen=True, tag_field="say", tag="held"):
    """A sealed answer is kept until the time is up; a later one replaces it."""

    id: str


class Lapsed(Struct, frozen=True, tag_field="say", tag="lapsed"):
    """Right on the screen it was made on, but no longer possible: no move, no fault."""

    id: str


class Refused(Struct, frozen=True, tag_field="say", tag="refused"):
    """The press breaks a rule; nothing has changed."""

    id: str
    rule: str


class Failed(Struct, frozen=True, tag_field="say", tag="error"):
    """The message could not be followed; nothing has changed. `code` is for the page's language,
    `text` says in English what to do. `id` is that of the press it answers, if it was one."""

    code: str
    text: str
    id: str = ""


Verdict = Pressed | Accepted | Held | Lapsed | Refused | Failed


def result_of(outcome: Outcome | None) -> Result | None:
    return None if outcome is None else Result(outcome.scores, outcome.places, outcome.rule)
