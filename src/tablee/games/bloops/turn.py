"""A turn: draw, or pass, then discard (BLOOPS-TURN)."""

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bloops import tell
from tablee.games.bloops.handling import refill, take_top
from tablee.games.bloops.position import Position
from tablee.games.bloops.steps import DECIDE, NOBODY, WINDOW
from tablee.games.bloops.window import discard, end


def _begin_turn(state: Position, seat: Seat) -> None:
    state.turn = seat
    state.turns += 1
    state.locked = False
    state.confirmed = 0
    state.fresh = 0
    state.barred = 0


def draw(state: Position, seat: Seat, chance: Chance, story: Story | None) -> None:
    _begin_turn(state, seat)
    state.step = DECIDE  # BLOOPS-CD-5: the window is closed
    state.passes = 0
    refill(state, chance, story)
    state.drawn = take_top(state)
    state.knowers[state.drawn] = 1 << seat  # BLOOPS-TURN-1
    if story is not None:
        story.append(tell.drawn(seat, state.drawn))


def pass_turn(state: Position, seat: Seat, story: Story | None) -> None:
    _begin_turn(state, seat)
    state.step = WINDOW
    state.passes += 1
    if story is not None:
        story.append(tell.passed(seat))
    if state.passes == state.seats:
        end(state, "BLOOPS-Q33", story)
    elif state.drawer() == NOBODY:
        end(state, "BLOOPS-END-2", story)


def keep(state: Position, seat: Seat, back: int, story: Story | None) -> None:
    state.replace(back, state.drawn)
    if story is not None:
        story.append(tell.kept(seat, state.drawn, state.place_of(state.drawn)))
    discard(state, seat, back, story)
