"""Who may do what in a position of Blitz!."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.contract import RuleId
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.games.blitz import clocks
from tablee.games.blitz.faceoff import NOT_VOTED, VALIDITY
from tablee.games.blitz.moves import (
    BLANK,
    CONTEST,
    DISPUTE,
    DRAWS,
    GIVE_UP,
    START,
    TIED,
    VOTES,
    WONS,
    Accept,
    Blank,
    Contest,
    Dispute,
    Draw,
    FalseStart,
    GiveUp,
    Look,
    Ready,
    Say,
    Start,
    StartLevel,
    Tied,
    TimeUp,
    Vote,
    Won,
)
from tablee.games.blitz.steps import DRAW, FLIP, HEARING, OVER, RACE, VOTE

if TYPE_CHECKING:
    from tablee.games.blitz.faceoff import FaceOff
    from tablee.games.blitz.rules import Blitz


def to_act(state: Blitz) -> list[Seat]:
    face = state.face
    if state.step == DRAW:
        return [state.turn] if state.has_cards() else []
    if face is None or state.step == HEARING:
        return []
    if state.step == FLIP:
        return [state.flipper()]
    if state.step == VOTE:  # BLITZ-Q22
        return [seat for seat in range(state.seats) if face.votes[seat] == NOT_VOTED]
    return [seat for seat in face.duellists if _is_awaited(state, face, seat)]


def may_react(state: Blitz) -> list[Seat]:
    face = state.face
    if face is None or state.step == FLIP:
        return []
    everyone = range(state.seats)
    if state.step == VOTE:
        return [seat for seat in face.duellists if face.is_delivering(seat)]
    if state.step == HEARING:
        return [seat for seat in everyone if state.options.shared or seat != face.judged]
    if state.options.shared:  # BLITZ-Q36
        return [seat for seat in everyone if not _is_awaited(state, face, seat)]
    return [seat for seat in face.gave_up if face.is_idle(seat)]


def _is_awaited(state: Blitz, face: FaceOff, seat: Seat) -> bool:
    """In the race: those who are answering or still could."""
    if state.options.shared:
        return seat in face.duellists and seat not in face.gave_up
    return face.is_delivering(seat) or (face.is_idle(seat) and seat not in face.gave_up)


def moves(state: Blitz, seat: Seat) -> list[Move]:
    if seat not in to_act(state):
        return []
    if state.step in (DRAW, FLIP):
        return draws(state)
    if state.step == VOTE:
        return list(VOTES)
    face = state.face
    assert face is not None
    if state.options.shared:
        return [*_taps(face), GIVE_UP]
    return [BLANK] if face.is_delivering(seat) else [START, GIVE_UP]


def draws(state: Blitz) -> list[Move]:
    return [DRAWS[pile] for pile in (0, 1) if state.piles[pile]]


def reactions(state: Blitz, seat: Seat) -> list[Move]:
    face = state.face
    if face is None or seat not in may_react(state):
        return []
    if state.step == RACE:
        return _taps(face) if state.options.shared else [START]
    choices: list[Move] = []
    if state.step == HEARING:
        if can_contest(state, seat):
            choices.append(CONTEST)
        if can_dispute(state, seat):
            choices.append(DISPUTE)
    return [*choices, BLANK] if face.is_delivering(seat) else choices


def _taps(face: FaceOff) -> list[Move]:
    one, other = face.duellists
    return [WONS[one], WONS[other], TIED]


def can_contest(state: Blitz, seat: Seat) -> bool:
    """BLITZ-Q21: anyone but the speaker."""
    face = state.face
    return (
        state.step == HEARING
        and face is not None
        and face.question == VALIDITY
        and seat != face.judged
    )


def can_dispute(state: Blitz, seat: Seat) -> bool:
    """BLITZ-Q23: on a shared screen anyone; else when the other's answer, begun later, waits."""
    face = state.face
    if state.step != HEARING or face is None:
        return False
    if state.options.shared:
        return True
    return (
        seat != face.judged
        and not face.is_disputed
        and not face.is_level
        and face.answer(face.opponent(face.judged)) is not None
    )


def refusal(state: Blitz, seat: Mover, move: Move) -> RuleId | None:
    if seat is None:
        running = [wait.move for wait in clocks.waits(state) if wait.seat is None]
        return None if move in running else _whose_move(move)
    if state.step == OVER:
        return "BLITZ-END-1"
    if isinstance(move, Draw):
        return _refuse_draw(state, seat, move.pile)
    if isinstance(move, Vote):
        return None if state.step == VOTE and seat in to_act(state) else "BLITZ-Q22"
    if isinstance(move, Contest):
        return None if can_contest(state, seat) else "BLITZ-Q21"
    if isinstance(move, Dispute):
        return None if can_dispute(state, seat) else "BLITZ-Q23"
    if isinstance(move, Say | Blank):
        return _refuse_delivery(state, seat, move)
    if isinstance(move, Start | StartLevel | FalseStart | GiveUp):
        return _refuse_start(state, seat, move)
    if isinstance(move, Won | Tied):
        return _refuse_tap(state, move)
    return _whose_move(move)


def _whose_move(move: Move) -> RuleId:
    """The rule that says who may make such a move, and when."""
    if isinstance(move, Look):
        return "BLITZ-Q4"
    if isinstance(move, TimeUp):
        return "BLITZ-Q24"
    if isinstance(move, Accept):
        return "BLITZ-Q21"
    if isinstance(move, Ready):
        return "BLITZ-Q11"
    return "BLITZ-TURN-1"


def _refuse_draw(state: Blitz, seat: Seat, pile: int) -> RuleId | None:
    if state.step not in (DRAW, FLIP):
        return "BLITZ-FORGET-1"  # BLITZ-Q4: a face-off blocks the next flip
    if seat not in to_act(state):
        return "BLITZ-Q14" if state.step == FLIP else "BLITZ-TURN-1"
    return None if state.piles[pile] else "BLITZ-TURN-2"


def _refuse_delivery(state: Blitz, seat: Seat, move: Move) -> RuleId | None:
    face = state.face
    if face is None:
        return "BLITZ-ANS-3" if isinstance(move, Say) else "BLITZ-TURN-3"
    if state.options.shared:
        return "BLITZ-Q36"
    if seat not in face.duellists:
        return "BLITZ-FO-1"
    return None if face.is_delivering(seat) else "BLITZ-Q11"


def _refuse_start(state: Blitz, seat: Seat, move: Move) -> RuleId | None:
    """Starts of every kind, and giving up, which ends one's waiting for a start."""
    face = state.face
    if face is None:
        return "BLITZ-TURN-3"
    if seat not in face.duellists:
        return "BLITZ-FO-1"
    if state.step != RACE:
        return "BLITZ-TIE-2" if state.step == FLIP else "BLITZ-Q21"
    if isinstance(move, GiveUp):
        return None if _can_give_up(state, face, seat) else "BLITZ-Q24"
    if state.options.shared:
        return "BLITZ-Q36"
    if face.is_expired:
        return "BLITZ-Q24"
    if not face.is_idle(seat):
        return "BLITZ-Q11"
    if isinstance(move, StartLevel) and not face.is_delivering(face.opponent(seat)):
        return "BLITZ-Q13"
    return None


def _can_give_up(state: Blitz, face: FaceOff, seat: Seat) -> bool:
    return seat not in face.gave_up and (state.options.shared or face.is_idle(seat))


def _refuse_tap(state: Blitz, move: Move) -> RuleId | None:
    face = state.face
    if face is None:
        return "BLITZ-TURN-3"
    if not state.options.shared or state.step != RACE:
        return "BLITZ-Q36"
    if isinstance(move, Won) and move.winner not in face.duellists:
        return "BLITZ-FO-2"
    return None
