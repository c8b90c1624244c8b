"""Who may move in a position of Blitz!, and what."""

from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.games.blitz.faceoff import NOT_VOTED, VALIDITY, FaceOff
from tablee.games.blitz.moves import (
    CONTEST,
    DISPUTE,
    DRAWS,
    FITS,
    GIVE_UP,
    START,
    STOP,
    TIED,
    UNFIT,
    VOTES,
    WONS,
)
from tablee.games.blitz.position import Position
from tablee.games.blitz.steps import ASK, DRAW, FLIP, HEARING, RACE, VOTE


def to_act(state: Position) -> list[Seat]:
    face = state.face
    if state.step == DRAW:
        return [state.turn] if state.has_cards() else []
    if face is None or state.step == HEARING:
        return []
    if state.step == FLIP:
        return [state.flipper()]
    if state.step == ASK:
        return [state.asked_seat()]
    if state.step == VOTE:  # BLITZ-Q22
        return [seat for seat in range(state.seats) if face.votes[seat] == NOT_VOTED]
    return [seat for seat in face.duellists if _is_awaited(state, face, seat)]


def may_react(state: Position) -> list[Seat]:
    face = state.face
    if face is None or state.step == FLIP:
        return []
    everyone = range(state.seats)
    if state.step == VOTE:
        return [seat for seat in face.duellists if face.is_delivering(seat)]
    if state.step == HEARING:
        return [seat for seat in everyone if state.is_shared or seat != face.judged]
    if state.step == ASK:
        return [seat for seat in face.duellists if _tries(state, face, seat)]
    if state.is_shared:  # BLITZ-Q36
        return [seat for seat in everyone if not _is_awaited(state, face, seat)]
    return [seat for seat in face.gave_up if can_start(state, face, seat)]


def _is_awaited(state: Position, face: FaceOff, seat: Seat) -> bool:
    """In the race: those who are answering or still could."""
    if state.is_shared:
        return seat in face.duellists and seat not in face.gave_up
    return face.is_delivering(seat) or (can_start(state, face, seat) and seat not in face.gave_up)


def can_start(state: Position, face: FaceOff, seat: Seat) -> bool:
    """BLITZ-Q33: also while somebody is asked whether a word fits."""
    return (
        state.step in (RACE, ASK)
        and not state.is_shared
        and face.is_idle(seat)
        and seat not in state.strays
    )


def moves(state: Position, seat: Seat) -> list[Move]:
    face = state.face
    if state.step == RACE and face is not None:
        return _in_race(state, face, seat) if _is_awaited(state, face, seat) else []
    if seat not in to_act(state):
        return []
    if state.step in (DRAW, FLIP):
        return draws(state)
    return list(VOTES) if state.step == VOTE else [FITS, UNFIT]


def _in_race(state: Position, face: FaceOff, seat: Seat) -> list[Move]:
    if state.is_shared:
        return [*_taps(face), GIVE_UP]
    return [STOP] if face.is_delivering(seat) else [START, GIVE_UP]


def draws(state: Position) -> list[Move]:
    return [DRAWS[pile] for pile in (0, 1) if state.piles[pile]]


def reactions(state: Position, seat: Seat) -> list[Move]:
    face = state.face
    if face is None or seat not in may_react(state):
        return []
    if state.step == RACE and state.is_shared:
        return _taps(face)
    if state.step != HEARING:
        return _tries(state, face, seat)
    choices: list[Move] = []
    if can_contest(state, seat):
        choices.append(CONTEST)
    if can_dispute(state, seat):
        choices.append(DISPUTE)
    return choices + _tries(state, face, seat)


def _tries(state: Position, face: FaceOff, seat: Seat) -> list[Move]:
    if face.is_delivering(seat):
        return [STOP]
    return [START] if can_start(state, face, seat) else []


def _taps(face: FaceOff) -> list[Move]:
    one, other = face.duellists
    return [WONS[one], WONS[other], TIED]


def can_contest(state: Position, seat: Seat) -> bool:
    """BLITZ-Q21: anyone but the speaker."""
    face = state.face
    return (
        state.step == HEARING
        and face is not None
        and face.question == VALIDITY
        and seat != face.judged
    )


def can_dispute(state: Position, seat: Seat) -> bool:
    """BLITZ-Q23: on a shared screen anyone; else when the other's answer, begun later, waits."""
    face = state.face
    if state.step != HEARING or face is None:
        return False
    if state.is_shared:
        return True
    return (
        seat != face.judged
        and not face.is_disputed
        and not face.is_level
        and face.answer(face.opponent(face.judged)) is not None
    )
