"""What a position written by hand leaves to be understood.

A complete text, as a game writes it, says all of this, and is read as it stands.
"""

from tablee.games.bloops.cards import THE_20
from tablee.games.bloops.position import BOTTOM_ROW, PUBLIC, Position
from tablee.games.bloops.steps import LOOK, NOBODY, OVER
from tablee.kit.backs import GAP, NO_BACK


def complete(state: Position) -> None:
    if state.step != LOOK:
        state.looked = (1 << state.seats) - 1
    if state.step == OVER:
        _end(state)
    _know(state)


def _end(state: Position) -> None:
    """What ended the game, and the holder who has no last turn."""
    if not state.rule:
        state.rule = "BLOOPS-END-2"
        if THE_20 in state.discard[-1:]:
            state.rule = "BLOOPS-END-1"
        elif state.passes == state.seats:
            state.rule = "BLOOPS-Q33"
    if state.rule == "BLOOPS-Q33" and not state.passes:
        state.passes = state.seats
    if state.rule == "BLOOPS-END-2" and state.holder == NOBODY:
        state.holder = (state.turn + state.direction) % state.seats


def _know(state: Position) -> None:
    """Whoever sees a card at this moment knows it, said or not."""
    for seat, layout in enumerate(state.layouts):
        is_told = any(state.knowers[back] >> seat & 1 for back in state.cards_at(seat))
        may_have_moved = bool(state.looked >> seat & 1) and is_told  # BLOOPS-SETUP-4
        for place, back in enumerate(layout):
            if back == GAP:
                continue
            if state.step == LOOK and place in BOTTOM_ROW and not may_have_moved:
                state.knowers[back] |= 1 << seat
            if state.step == OVER:
                state.knowers[back] |= PUBLIC
    for shown in state.shown:
        state.knowers[shown.back] |= PUBLIC
    if state.drawn != NO_BACK:
        state.knowers[state.drawn] |= 1 << state.turn
    if state.looking != NO_BACK and state.queue:
        state.knowers[state.looking] |= 1 << state.queue[0].seat
