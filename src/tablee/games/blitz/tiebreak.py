"""Tie-break cards: for level starts (BLITZ-TIE-2) and for face-offs nobody answers (BLITZ-Q24)."""

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.blitz import tell
from tablee.games.blitz.cards import is_duel
from tablee.games.blitz.cascades import point_out, put_card_under, remove_card, win
from tablee.games.blitz.faceoff import LEVEL, SILENT_ROUNDS, TIED_ROUNDS, FaceOff
from tablee.games.blitz.position import Position
from tablee.games.blitz.steps import FLIP, RACE


def tie(state: Position, face: FaceOff, chance: Chance, story: Story | None) -> None:
    """Both began together and both are right."""
    point_out(state, story)
    for seat in face.order:
        answer = face.answer(seat)
        if answer is not None:
            answer.standing = LEVEL
    face.is_tied = True
    if story is not None:
        story.append(tell.tied(face.duellists))
    tie_break(state, face, chance, story)


def tie_break(state: Position, face: FaceOff, chance: Chance, story: Story | None) -> None:
    """One more card, or the end of it: by lot after level starts, else a card leaves."""
    if face.round < (TIED_ROUNDS if face.is_tied else SILENT_ROUNDS):
        put_card_under(state, face)
        face.start_round()
        if state.has_cards():
            state.step = FLIP
        else:
            _replay(state, story)
    elif face.is_tied:
        put_card_under(state, face)
        winner = face.duellists[chance.below(2)]  # BLITZ-Q16
        if story is not None:
            story.append(tell.drew_lots(winner))
        win(state, winner, story)
    else:
        remove_card(state, story)


def flip(state: Position, face: FaceOff, seat: Seat, pile: int, story: Story | None) -> None:
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


def _replay(state: Position, story: Story | None) -> None:
    """BLITZ-Q17: the two cards again, with new answers."""
    state.step = RACE
    if story is not None:
        story.append(tell.replayed())
