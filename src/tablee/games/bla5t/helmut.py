"""Helmut, the reaction (BLA5T-HERO-HELMUT): every touched owner is asked at once (BLA5T-Q26)."""

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bla5t import tell
from tablee.games.bla5t.cards import HELMUT
from tablee.games.bla5t.handling import add_penalty, show
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import ASK, DECLINED, NOT_ASKED, UNANSWERED


def touched(state: Position, seat: Seat) -> list[int]:
    """The seat's cards an opponent's effect has pointed at."""
    if seat == state.turn:
        return []
    return [back for back in state.picks if state.at[back] == state.chair[seat]]


def ask(state: Position, story: Story | None) -> bool:
    """Whether somebody is asked; that depends on what was touched, never on what it is."""
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
        show(state, answer)
        bit = 1 << answer
        if state.face[answer] == HELMUT:
            state.up |= bit
            state.fixed |= bit  # BLA5T-Q25
            state.cancelled |= bit  # BLA5T-Q24
            if story is not None:
                story.append(tell.helmut_revealed(seat))
        else:
            if story is not None:
                story.append(tell.claim_failed(seat, state.face[answer]))
            add_penalty(state, seat, chance, story)  # BLA5T-PEN-4
