"""What a position written by hand leaves to be understood.

A complete text, as a game writes it, says all of this, and is read as it stands.
"""

from tablee.core.seats import Seat
from tablee.games.bla5t import blast, knowledge
from tablee.games.bla5t.cards import APO, HIDDEN, IS_HERO, NINE, TEN
from tablee.games.bla5t.effect import is_cancelled
from tablee.games.bla5t.handling import record_look, record_top
from tablee.games.bla5t.helmut import touched
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.round_start import looks_due
from tablee.games.bla5t.steps import (
    ASK,
    CHANGE,
    LOOK,
    NOBODY,
    NONE,
    NOT_ASKED,
    OPENING,
    OVER,
    REVEAL,
    SWAP,
    UNANSWERED,
)


def complete(state: Position) -> None:
    step = state.step
    if step == CHANGE:
        state.is_changed = True
    elif step == OPENING:
        _begin_looks(state)
    elif step == ASK:
        _ask(state)
    elif step in (LOOK, SWAP):
        _look(state)
    elif step in (REVEAL, OVER):
        _reveal(state)
    is_hero = state.effect != NONE and IS_HERO[state.effect]
    if is_hero and state.discard and state.barred == NOBODY:
        state.barred = state.turn  # BLA5T-HERO-0
    for seat in range(state.seats):
        state.met[seat] |= state.met[-1]


def _begin_looks(state: Position) -> None:
    """Who is to look, and at how many cards; without a word about it, everybody."""
    is_said = state.looking or any(state.due) or any(state.opened)
    for seat in range(state.seats):
        owed = min(looks_due(state, seat), len(state.own_cards(seat)))
        if owed and not is_said:
            state.looking |= 1 << seat
        if state.looking >> seat & 1 and not state.opened[seat] and not state.due[seat]:
            state.due[seat] = owed


def _ask(state: Position) -> None:
    if all(answer == NOT_ASKED for answer in state.answers):
        for seat in range(state.seats):
            if touched(state, seat):
                state.answers[seat] = UNANSWERED


def looked_at(state: Position) -> list[int]:
    """The backs that the effect going on shows to the turn's player."""
    if state.effect == APO:
        return state.own_down(state.turn)
    return [back for back in state.picks if not is_cancelled(state, back)]


def looks_at_top(state: Position) -> bool:
    return state.effect in (NINE, TEN) and bool(state.pile)


def _look(state: Position) -> None:
    if not state.look and not state.looks_at_top:
        state.look = looked_at(state)
        state.looks_at_top = looks_at_top(state)
    if state.effect == APO:
        state.plays_again = True


def _reveal(state: Position) -> None:
    for seat in range(state.seats):
        for back in state.own_cards(seat):
            state.up |= 1 << back
    everyone = (1 << state.seats) - 1
    if state.blaster < 0:
        state.passes = state.passes or state.seats  # BLA5T-Q58
    elif state.last_done == 1 << state.blaster and not state.passes:
        state.last_done = everyone  # BLA5T-BLAST-2
    promises = [*state.jimbo, *state.enzo, *state.duo, state.boss - NONE]
    if not any(promises) and state.boss_seat == NOBODY:
        blast.note_next_round(state, blast.held(state))


def remember(state: Position) -> None:
    """Whoever sees a card at this moment knows it; the cards and the history must be checked."""
    if state.step == OPENING:
        for seat in range(state.seats):
            _see(state, seat, state.opened[seat])
        return
    backs = state.hand + state.look
    if backs:
        _see(state, state.turn, backs)
    if state.step == LOOK and state.looks_at_top:
        ways = knowledge.hypotheses(state, state.turn)
        if knowledge.certain_top(ways) == HIDDEN:
            record_top(state, state.turn)


def _see(state: Position, seat: Seat, backs: list[int]) -> None:
    ways = knowledge.hypotheses(state, seat)
    for back in backs:
        if knowledge.certain(ways, back) == HIDDEN:
            record_look(state, seat, back)
