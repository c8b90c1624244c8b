"""What an effect is: which cards it asks for, and what happens once they are picked."""

from collections.abc import Callable
from typing import Final

from tablee.core.chance import Chance
from tablee.core.story import Story
from tablee.games.bla5t import tell
from tablee.games.bla5t.handling import fill_pile, record_look, record_top
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import LOOK, NONE, SETTLE

Targets = Callable[[Position], list[int]]
Resolve = Callable[[Position, Chance, Story | None], None]
CanStop = Callable[[Position], bool]


class Effect:
    """One card's effect, a row of a table.

    `targets` lists the backs that may be picked next (none: picking is over, or that part is
    skipped, BLA5T-Q16); `touches`: owners of picked cards may claim Helmut before anything happens
    (BLA5T-Q23); `can_stop`, for a compound choice: whether `done` is allowed now.
    """

    def __init__(
        self,
        targets: Targets,
        resolve: Resolve,
        *,
        touches: bool = False,
        can_stop: CanStop | None = None,
    ) -> None:
        self.targets: Final = targets
        self.resolve: Final = resolve
        self.touches: Final = touches
        self.can_stop: Final = can_stop


def no_targets(_state: Position) -> list[int]:
    return []


def finish(state: Position) -> None:
    state.step = SETTLE


def is_cancelled(state: Position, back: int) -> bool:
    """BLA5T-Q24."""
    return bool(state.cancelled >> back & 1)


def look_at(state: Position, backs: list[int], story: Story | None) -> None:
    """The turn's player looks; where is public, what is not (BLA5T-Q59)."""
    for back in backs:
        record_look(state, state.turn, back)
        if story is not None:
            chair = state.at[back]
            place = state.layouts[chair].index(back) + 1
            owner = state.seat_at[chair]
            story.append(tell.looked(state.turn, owner, place))
    state.look = backs
    if backs or state.looks_at_top:
        state.step = LOOK
    else:
        finish(state)


def add_top(state: Position, chance: Chance, story: Story | None) -> None:
    """The look covers the pile's top as well; an empty pile is reshuffled first (BLA5T-Q20)."""
    if fill_pile(state, chance, story):
        state.looks_at_top = True
        record_top(state, state.turn)
        if story is not None:
            story.append(tell.looked_at_top(state.turn))


def clear(state: Position) -> None:
    state.effect = NONE
    state.picks = []
    state.targets = []
    state.look = []
    state.looks_at_top = False
    state.cancelled = 0
