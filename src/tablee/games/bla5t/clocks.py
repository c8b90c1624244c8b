"""Bla5t's clocks. Their keys come from public facts: steps begun, looks a seat has taken, cards
shown so far."""

from typing import Final

from tablee.core.contract import Wait
from tablee.core.moves import Move
from tablee.core.seats import TABLE, Seat
from tablee.games.bla5t import listing, midgame
from tablee.games.bla5t.moves import (
    CHANGES,
    DECLINE,
    DISCARD,
    DONE,
    END_TURN,
    FEIGN,
    HIDES,
    KEEP,
    LEAVE,
    NEXT,
    SEEN,
    SKIP,
    STARTING,
)
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import (
    ASK,
    CHANGE,
    DRAWN,
    END,
    FOUR,
    LOOK,
    MAY_USE,
    MIX,
    OPENING,
    PICK,
    REVEAL,
    START,
    SWAP,
)

THINKING: Final = 45
LOOKING: Final = 5  # BLA5T-Q59
OPENING_LOOK: Final = 15  # BLA5T-Q59
ANSWERING: Final = 4  # BLA5T-Q26
BOTS_ANSWERING: Final = 0.5  # BLA5T-Q26
FIRST_ANSWERING: Final = 6  # in games of rules 1
REVEALING: Final = 15

_IDLE: Final[dict[int, Move]] = {
    DRAWN: DISCARD,
    END: END_TURN,
    LOOK: SEEN,
    SWAP: LEAVE,
    MAY_USE: SKIP,
    MIX: FEIGN,
    START: STARTING[FOUR],
    ASK: DECLINE,
}


def waits(state: Position) -> list[Wait]:
    key = f"{state.round}.{state.beat}"
    if state.step == REVEAL:
        return [Wait(key, REVEALING, TABLE, NEXT)]
    asked = [_wait(state, f"{key}.P{seat}", seat) for seat in listing.to_act(state)]
    return asked + state.hiding_clocks(HIDES)


def _wait(state: Position, key: str, seat: Seat) -> Wait:
    step = state.step
    if step == ASK:
        if state.is_first:
            return Wait(key, FIRST_ANSWERING, seat, DECLINE, sealed=True)
        return Wait(key, ANSWERING, seat, DECLINE, sealed=True, bots_seconds=BOTS_ANSWERING)
    if step == LOOK:
        return Wait(key, LOOKING, seat, SEEN, looking=True)
    if step == OPENING:
        key = f"{key}.{len(state.opened[seat])}"
        if not state.due[seat]:
            return Wait(key, OPENING_LOOK, seat, SEEN, looking=True)
    return Wait(key, THINKING, seat, idle_move(state, seat), thinking=True)


def idle_move(state: Position, seat: Seat) -> Move:
    """What is played for someone who does not move in time."""
    if state.step == CHANGE:
        return CHANGES[midgame.keeps_list(state)] if state.is_first else KEEP
    choices = listing.moves(state, seat)
    if state.step == PICK and DONE in choices:
        return DONE
    return _IDLE.get(state.step, choices[0])
