"""Which rule a move of Blitz! breaks, if any.

Classes are asked for in tuples: a union (`Won | Tied`) would be built anew at every question.
"""

from tablee.core.contract import RuleId
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.games.blitz import clocks, listing
from tablee.games.blitz.faceoff import FaceOff
from tablee.games.blitz.moves import (
    AS_BEGUN,
    Accept,
    Blank,
    Contest,
    Dispute,
    Draw,
    FalseStart,
    Fit,
    GiveUp,
    Look,
    Say,
    Show,
    Start,
    Stop,
    StrayStart,
    Tied,
    TimeUp,
    Vote,
    Won,
)
from tablee.games.blitz.position import Position
from tablee.games.blitz.steps import ASK, DRAW, FLIP, HEARING, OVER, RACE, VOTE


def refusal(state: Position, seat: Mover, move: Move) -> RuleId | None:
    if state.step == OVER:
        return "BLITZ-END-1"
    if seat is None:
        return _refuse_table(state, move)
    if isinstance(move, Draw):
        return _refuse_draw(state, seat, move.pile)
    if isinstance(move, StrayStart):
        return _refuse_stray(state, seat)
    if isinstance(move, (Say, Stop, Blank, Start, FalseStart, GiveUp)):
        return _refuse_in_race(state, seat, move)
    if isinstance(move, (Won, Tied)):
        return _refuse_tap(state, move)
    if isinstance(move, (Vote, Contest, Dispute, Fit)):
        return _refuse_judgement(state, seat, move)
    return _whose_move(move)


def _refuse_table(state: Position, move: Move) -> RuleId | None:
    if isinstance(move, Show):
        aftermath = state.aftermath
        is_owed = aftermath is not None and aftermath.unshown(move.theme) is not None
        return None if is_owed else "BLITZ-Q33"
    running = [wait.move for wait in clocks.waits(state) if wait.seat is None]
    return None if move in running else _whose_move(move)


def _whose_move(move: Move) -> RuleId:
    """The rule that says who may make such a move, and when."""
    if isinstance(move, Look):
        return "BLITZ-Q4"
    if isinstance(move, TimeUp):
        return "BLITZ-Q24"
    if isinstance(move, Accept):
        return "BLITZ-Q21"
    if isinstance(move, Show):
        return "BLITZ-Q33"
    if isinstance(move, Draw):
        return "BLITZ-Q31"
    return "BLITZ-Q11"  # cool-downs, and time's end of a try


# --- drawing --------------------------------------------------------------------------------------


def _refuse_draw(state: Position, seat: Seat, pile: int) -> RuleId | None:
    if state.step not in (DRAW, FLIP):
        return "BLITZ-FORGET-1"  # BLITZ-Q4: a face-off blocks the next flip
    if not state.has_cards():
        return "BLITZ-END-1"
    if seat not in listing.to_act(state):
        return "BLITZ-Q14" if state.step == FLIP else "BLITZ-TURN-1"
    return None if state.piles[pile] else "BLITZ-TURN-2"


# --- the race -------------------------------------------------------------------------------------


def _refuse_stray(state: Position, seat: Seat) -> RuleId | None:
    if state.is_shared:
        return "BLITZ-Q36"
    is_duellist = state.face is not None and seat in state.face.duellists
    return "BLITZ-Q11" if is_duellist or seat in state.strays else None


def _refuse_in_race(state: Position, seat: Seat, move: Move) -> RuleId | None:
    """Starts of every kind, answers, and the end of either."""
    face = state.face
    if face is None or seat not in face.duellists:
        if isinstance(move, Start) and seat in state.strays:
            return "BLITZ-Q11"
        return "BLITZ-ANS-3" if isinstance(move, Say) else "BLITZ-TURN-3"
    if isinstance(move, GiveUp):
        return _refuse_to_give_up(state, face, seat)
    if state.is_shared:
        return "BLITZ-Q36"
    if isinstance(move, Say):
        return _refuse_answer(face, seat, move)
    if isinstance(move, (Stop, Blank)):
        return None if face.is_delivering(seat) else "BLITZ-Q11"
    return _refuse_start(state, face, seat, move)


def _refuse_answer(face: FaceOff, seat: Seat, said: Say) -> RuleId | None:
    if not face.is_delivering(seat):
        return "BLITZ-Q11"
    is_beside = said.place == AS_BEGUN or face.opponent(seat) in face.order
    return None if is_beside else "BLITZ-Q10"


def _refuse_start(state: Position, face: FaceOff, seat: Seat, move: Move) -> RuleId | None:
    if not listing.can_start(state, face, seat):
        if state.step not in (RACE, ASK):
            return _what_is_on(state)
        return "BLITZ-Q24" if face.is_expired else "BLITZ-Q11"
    if isinstance(move, Start) and move.is_level and not face.is_delivering(face.opponent(seat)):
        return "BLITZ-Q13"
    return None


def _refuse_to_give_up(state: Position, face: FaceOff, seat: Seat) -> RuleId | None:
    if state.step != RACE:
        return _what_is_on(state)
    if seat in face.gave_up:
        return "BLITZ-Q24"
    if state.is_shared or listing.can_start(state, face, seat):
        return None
    return "BLITZ-Q24" if face.is_expired else "BLITZ-Q11"


def _what_is_on(state: Position) -> RuleId:
    """The rule by which the race stands still."""
    return {FLIP: "BLITZ-TIE-2", HEARING: "BLITZ-Q21", VOTE: "BLITZ-Q22", ASK: "BLITZ-Q33"}[
        state.step
    ]


def _refuse_tap(state: Position, move: Move) -> RuleId | None:
    face = state.face
    if face is None:
        return "BLITZ-TURN-3"
    if not state.is_shared:
        return "BLITZ-Q36"
    if state.step != RACE:
        return _what_is_on(state)
    if isinstance(move, Won) and move.winner not in face.duellists:
        return "BLITZ-TURN-3"
    return None


# --- judging --------------------------------------------------------------------------------------


def _refuse_judgement(state: Position, seat: Seat, move: Move) -> RuleId | None:
    if state.options.judge == "list" and not state.is_shared and not isinstance(move, Fit):
        return "BLITZ-Q33"  # the list judges
    if isinstance(move, Vote):
        if state.step != VOTE:
            return "BLITZ-ANS-2"
        return None if seat in listing.to_act(state) else "BLITZ-Q22"
    if isinstance(move, Fit):
        is_asked = state.step == ASK and seat == state.asked_seat()
        return None if is_asked else "BLITZ-Q33"
    if isinstance(move, Contest):
        return None if listing.can_contest(state, seat) else "BLITZ-Q21"
    return None if listing.can_dispute(state, seat) else "BLITZ-Q23"
