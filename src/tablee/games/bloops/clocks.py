"""Every running clock of a Bloops position.

Keys are made of public facts only: turns begun, discards and cards shown so far.
"""

from typing import Final

from tablee.core.contract import Wait
from tablee.core.moves import Move
from tablee.core.seats import TABLE, Seat
from tablee.games.bloops.cards import THE_20
from tablee.games.bloops.moves import CLOSE, DISCARD, HIDES, SEEN, UNLOCK
from tablee.games.bloops.position import Position
from tablee.games.bloops.steps import DECIDE, LOOK, NOBODY, OVER, STEPS, WINDOW
from tablee.kit.backs import NO_BACK

SETUP_LOOK: Final = 15  # BLOOPS-Q43
LOOK_AT_CARD: Final = 5  # BLOOPS-Q43
LAST_WINDOW: Final = 5  # BLOOPS-Q26
THINKING: Final = 45


def waits(state: Position) -> list[Wait]:
    if state.step == OVER:
        return []
    if state.step == LOOK:
        looking = state.to_act()
        return [Wait(f"setup.{seat}", SETUP_LOOK, seat, SEEN, looking=True) for seat in looking]
    return [_wait(state), *state.hiding_clocks(HIDES)]


def _wait(state: Position) -> Wait:
    """The one clock of what the game stands at."""
    if state.step != WINDOW:
        key = f"{STEPS[state.step]}.{state.turns}"
        return Wait(key, THINKING, state.turn, _idle_move(state, state.turn), thinking=True)
    if state.queue:
        effect = state.queue[0]
        if state.looking != NO_BACK:
            return Wait(f"look.{effect.number}", LOOK_AT_CARD, effect.seat, SEEN, looking=True)
        move = _idle_move(state, effect.seat)
        return Wait(f"choose.{effect.number}", THINKING, effect.seat, move, thinking=True)
    drawer = state.drawer()
    if drawer == NOBODY:
        return Wait(f"close.{state.discarded}", LAST_WINDOW, TABLE, CLOSE)
    if state.locked:
        return Wait(f"unlock.{state.lock}", state.grace, TABLE, UNLOCK)
    move = _idle_move(state, drawer)
    return Wait(f"draw.{state.turns}.{state.lock}", THINKING, drawer, move, thinking=True)


def _idle_move(state: Position, seat: Seat) -> Move:
    """What is played for someone who does not move in time: nobody ends a game by being away."""
    moves = state.moves(seat)
    if state.step == DECIDE and len(moves) > 1 and state.faces[state.drawn] == THE_20:
        return moves[1]
    assert state.step != DECIDE or moves[0] is DISCARD
    return moves[0]
