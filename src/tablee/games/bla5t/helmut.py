"""Helmut, the reaction (BLA5T-HERO-HELMUT): every touched owner is asked at once (BLA5T-Q26)."""

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bla5t import tell
from tablee.games.bla5t.cards import HELMUT
from tablee.games.bla5t.handling import add_penalty, show, show_for_a_moment
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import ASK, DECLINED, NOBODY, NOT_ASKED, UNANSWERED


def touched(state: Position, seat: Seat) -> list[int]:
    """The seat's cards an opponent's effect has pointed at."""
    if seat == state.turn:
        return []
    return [back for back in state.picks if state.at[back] == state.chair[seat]]


def is_ruled_out(state: Position) -> bool:
    """Whether every screen shows now that what was touched is not he: nobody is asked (BLA5T-Q26).

    A hidden list rules out nobody, and what players remember counts for nothing.
    """
    if state.is_first:
        return False
    if state.chooser == NOBODY and HELMUT not in state.heroes:
        return True
    if state.discard and state.discard[-1] == HELMUT:
        return True
    up = state.up
    return any(face == HELMUT and up >> back & 1 for back, face in enumerate(state.faces))


def ask(state: Position, story: Story | None) -> bool:
    """Whether somebody is asked; that depends on what lies open, never on what was touched."""
    if is_ruled_out(state):
        return False
    asked = [seat for seat in range(state.seats) if touched(state, seat)]
    for seat in asked:
        state.answers[seat] = UNANSWERED
    if asked:
        state.step = ASK
        if story is not None:
            story.append(tell.touched(state.turn, asked))
    return bool(asked)


def take_answers(state: Position, chance: Chance, story: Story | None) -> None:
    """True claims lock Helmut and cancel their part; false ones are paid; then all goes on."""
    for seat in range(state.seats):
        answer = state.answers[seat]
        state.answers[seat] = NOT_ASKED
        if answer in (NOT_ASKED, DECLINED):
            continue
        bit = 1 << answer
        if state.faces[answer] == HELMUT:
            show(state, answer)
            state.up |= bit
            state.fixed |= bit  # BLA5T-Q25
            state.cancelled |= bit  # BLA5T-Q24
            if story is not None:
                story.append(tell.helmut_revealed(seat))
        else:
            show_for_a_moment(state, answer)
            if story is not None:
                place = state.layouts[state.at[answer]].index(answer) + 1
                story.append(tell.claim_failed(seat, place))
            add_penalty(state, seat, chance, story)  # BLA5T-PEN-4
