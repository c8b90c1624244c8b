"""Whether a position that was written by hand can be one of Bloops."""

from typing import Final

from tablee.core.notation import NotationError
from tablee.games.bloops.cards import DEALT, THE_20
from tablee.games.bloops.effects import EFFECTS
from tablee.games.bloops.moves import GAP
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.spread import BOTTOM_ROW, PUBLIC
from tablee.games.bloops.steps import (
    DECIDE,
    DIRECTION,
    LOOK,
    NO_BACK,
    NOBODY,
    OVER,
    WINDOW,
)

END_RULES: Final = ("BLOOPS-END-1", "BLOOPS-END-2", "BLOOPS-Q33")


def complete(state: Bloops) -> None:
    """Whoever sees a card at this moment knows it, said or not."""
    spread = state.spread
    for seat, layout in enumerate(spread.layouts):
        for place, back in enumerate(layout):
            if back == GAP:
                continue
            if state.step == LOOK and place in BOTTOM_ROW:
                spread.knowers[back] |= 1 << seat
            if state.step == OVER:
                spread.knowers[back] |= PUBLIC
    for shown in state.shown:
        spread.knowers[shown.back] |= PUBLIC
    if state.drawn != NO_BACK:
        spread.knowers[state.drawn] |= 1 << state.turn
    if state.looking != NO_BACK and state.queue:
        spread.knowers[state.looking] |= 1 << state.queue[0].seat


def check(state: Bloops) -> None:
    everyone = (1 << state.seats) - 1
    _demand(
        (state.drawn != NO_BACK) == (state.step == DECIDE), "drawn: in step decide, and only then"
    )
    _demand(state.step <= OVER and (state.step == OVER) == bool(state.rule), "rule: what ended it")
    _demand(not state.rule or state.rule in END_RULES, f"rule: one of {', '.join(END_RULES)}")
    _demand(state.passes <= state.seats, "passes: at most one a seat")
    _demand(state.step == OVER or state.passes < state.seats, "passes: the game would be over")
    _demand(state.step == OVER or THE_20 not in state.spread.discard, "discard: the 20 ended it")
    _demand(state.step in (WINDOW, OVER) or not state.confirmed, "confirmed: only in a window")
    _demand(state.step != WINDOW or state.confirmed != everyone, "confirmed: it would be over")
    if state.step == LOOK:
        _demand(state.looked != everyone, "ready: somebody still looks")
        full = all(GAP not in layout and len(layout) == DEALT for layout in state.spread.layouts)
        _demand(full, "cards: six each in step look")
    if state.step <= DIRECTION:
        _demand(state.holder == NOBODY and not state.shown, "nobody has played in that step")
    _check_queue(state)
    _check_bloops(state)
    backs = [shown.back for shown in state.shown]
    _demand(len(set(backs)) == len(backs), "shown: a card is shown once")
    _demand(state.drawn not in backs, "shown: nobody has thrown the drawn card")
    _demand(state.step != OVER or not state.shown, "shown: nothing is hidden any more")


def _check_queue(state: Bloops) -> None:
    if state.queue:
        _demand(state.is_window_open(), "queue: only in step window, with a discard")
        _demand(all(effect.value in EFFECTS for effect in state.queue), "queue: 6, 7, 8 or 9")
        first = state.queue[0]
        can_apply = EFFECTS[first.value].can_apply(state, first.seat)
        _demand(can_apply or state.looking != NO_BACK, "queue: the first effect would fizzle")
    if state.looking != NO_BACK:
        is_peek = bool(state.queue) and state.queue[0].value in (7, 8)
        _demand(is_peek, "looking: only while a 7 or 8 is first in the queue")


def _check_bloops(state: Bloops) -> None:
    is_last = state.step == WINDOW and state.drawer() == NOBODY
    _demand(not is_last or bool(state.spread.discard), "discard: the game would be over")
    if state.locked:
        is_grace = state.step == WINDOW and not state.queue and not is_last and state.grace > 0
        _demand(is_grace, "locked: only in the grace before a draw")
    if state.armed:
        is_time = state.step == DECIDE or (state.step == WINDOW and bool(state.queue))
        _demand(is_time and state.holder == NOBODY, "armed: only before BLOOPS can be announced")


def _demand(is_so: bool, message: str) -> None:
    if not is_so:
        raise NotationError(message)
