"""Tie-break cards: for level starts (BLITZ-TIE-2) and for face-offs nobody answers (BLITZ-Q24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.games.blitz import tell
from tablee.games.blitz.cards import NONE, is_duel
from tablee.games.blitz.faceoff import LEVEL, SILENT_ROUNDS, TIED_ROUNDS, FaceOff
from tablee.games.blitz.steps import FLIP, RACE

if TYPE_CHECKING:
    from tablee.games.blitz.rules import Blitz


def tie(state: Blitz, face: FaceOff, chance: Chance, story: list[Event] | None) -> None:
    """Both began together and both are right."""
    state.point_out(story)
    for seat in face.order:
        answer = face.answer(seat)
        if answer is not None:
            answer.standing = LEVEL
    face.is_tied = True
    if story is not None:
        story.append(tell.tied(face.duellists))
    tie_break(state, face, chance, story)


def tie_break(state: Blitz, face: FaceOff, chance: Chance, story: list[Event] | None) -> None:
    """One more card, or the end of it: by lot after level starts, else a card leaves."""
    put_card_under(state, face)
    if face.round < (TIED_ROUNDS if face.is_tied else SILENT_ROUNDS):
        face.start_round()
        if state.has_cards():
            state.step = FLIP
        else:
            _replay(state, story)
    elif face.is_tied:
        winner = face.duellists[chance.below(2)]  # BLITZ-Q16
        if story is not None:
            story.append(tell.drew_lots(winner))
        state.win(winner, story)
    else:
        state.remove_card(story)


def flip(state: Blitz, face: FaceOff, seat: Seat, pile: int, story: list[Event] | None) -> None:
    """BLITZ-TIE-2; a pile of nothing but Duels is passed over."""
    for source in (pile, 1 - pile):
        for _ in range(len(state.piles[source])):
            card = state.take_top(source)
            if not is_duel(card):
                face.card = card
                face.pile = source
                state.step = RACE
                if story is not None:
                    story.append(tell.tie_break_flipped(seat, source, card))
                return
            state.put_under(source, card)
            if story is not None:
                story.append(tell.duel_put_under(source, card))
    _replay(state, story)


def _replay(state: Blitz, story: list[Event] | None) -> None:
    """BLITZ-Q17: the two cards again, with new answers."""
    state.step = RACE
    if story is not None:
        story.append(tell.replayed())


def put_card_under(state: Blitz, face: FaceOff) -> None:
    """The tie-break card goes back under the pile it came from."""
    if face.card != NONE:
        state.put_under(face.pile, face.card)
        face.card = NONE
