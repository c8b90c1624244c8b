"""Cascades: a draw, or the end of a face-off, has changed the open cards, and these may make the
next face-off."""

from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.blitz import tell
from tablee.games.blitz.aftermath import Aftermath, Missed
from tablee.games.blitz.cards import NONE
from tablee.games.blitz.faceoff import ACCEPTED, FaceOff
from tablee.games.blitz.position import Position


def show(state: Position) -> None:
    """The open cards have changed: is there a face-off (BLITZ-TURN-3, BLITZ-FO-3)?"""
    state.shows += 1
    state.is_looked = False
    state.meet()


def point_out(state: Position, story: Story | None) -> None:
    """The table shows the face-off: time is up (BLITZ-Q4), or a duellist has spotted it."""
    if not state.is_looked:
        state.is_looked = True
        if story is not None and state.face is not None:
            story.append(tell.face_off(state.face.duellists))


def win(state: Position, winner: Seat, story: Story | None) -> None:
    face = state.face
    assert face is not None
    loser = face.opponent(winner)
    state.aftermath = Aftermath(winner, face.answers, [Missed(state.theme_for(loser))])
    card = state.play_piles[loser].pop()
    state.won[winner].append(card)  # BLITZ-FO-2
    if story is not None:
        words = [a.word for a in face.answers if a.seat == winner and a.standing == ACCEPTED]
        story.append(tell.won(winner, loser, card, words[-1] if words else ""))
    put_card_under(state, face)
    show(state)


def remove_card(state: Position, story: Story | None) -> None:
    """BLITZ-Q24: of the first of the two clockwise from the last drawer, included."""
    face = state.face
    assert face is not None
    themes = sorted({state.theme_for(seat) for seat in face.duellists})
    put_card_under(state, face)
    state.aftermath = Aftermath(NONE, face.answers, [Missed(theme) for theme in themes])
    seat = state.drawer
    while seat not in face.duellists:
        seat = (seat + 1) % state.seats
    card = state.play_piles[seat].pop()
    state.out.append(card)
    if story is not None:
        story.append(tell.left_the_game(seat, card))
    show(state)


def put_card_under(state: Position, face: FaceOff) -> None:
    """The tie-break card goes back under the pile it came from."""
    if face.card != NONE:
        state.put_under(face.pile, face.card)
        face.card = NONE
