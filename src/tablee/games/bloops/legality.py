"""Which rule a move of Bloops breaks, if any."""

from tablee.core.contract import RuleId
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.games.bloops.effects import EFFECTS
from tablee.games.bloops.moves import (
    Announce,
    Arm,
    Arrange,
    Close,
    Confirm,
    Direction,
    Disarm,
    Discard,
    Draw,
    Gift,
    Grab,
    Keep,
    Late,
    Look,
    Pass,
    Seen,
    Swap,
    Throw,
    Unlock,
)
from tablee.games.bloops.position import Position
from tablee.games.bloops.steps import DECIDE, DIRECTION, LOOK, NOBODY, OVER, WINDOW
from tablee.kit.backs import GAP, NO_BACK, Hide


def refusal(state: Position, seat: Mover, move: Move) -> RuleId | None:
    if state.step == OVER:
        return state.rule
    if isinstance(move, (Unlock, Close, Hide)):
        return _refuse_table(state, seat, move)
    if seat is None:
        return "BLOOPS-TURN-1"  # the table plays for nobody
    if isinstance(move, Seen):
        return _refuse_seen(state, seat)
    if isinstance(move, Arrange):
        return _refuse_arrange(state, seat, move)
    if state.step == LOOK:
        return "BLOOPS-SETUP-3"
    if isinstance(move, Direction):
        is_legal = state.step == DIRECTION and seat == state.turn
        return None if is_legal else "BLOOPS-SETUP-5"
    if state.step == DIRECTION:
        return "BLOOPS-SETUP-5"
    return _refuse_in_play(state, seat, move)


def _refuse_in_play(state: Position, seat: Seat, move: Move) -> RuleId | None:
    if isinstance(move, Throw):
        return _refuse_throw(state, seat, move.back)
    if isinstance(move, (Draw, Pass, Grab)):
        return _refuse_draw(state, seat, move)
    if isinstance(move, (Discard, Keep)):
        return _refuse_discard(state, seat, move)
    if isinstance(move, (Gift, Look, Swap)):
        return _refuse_choice(state, seat, move)
    if isinstance(move, (Announce, Arm, Disarm)):
        return _refuse_bloops(state, seat, move)
    if isinstance(move, Late):
        return _refuse_late(state, seat, move.back)
    if isinstance(move, Confirm):
        is_legal = _is_last_window(state) and not state.confirmed >> seat & 1
        return None if is_legal else "BLOOPS-Q26"
    return "BLOOPS-TURN-1"


def _refuse_table(state: Position, seat: Mover, move: Move) -> RuleId | None:
    if isinstance(move, Unlock):
        return None if seat is None and state.locked else "BLOOPS-Q7"
    if isinstance(move, Hide):
        return None if seat is None and state.is_shown(move.back) else "BLOOPS-Q43"
    return None if seat is None and _is_last_window(state) else "BLOOPS-Q26"


def _is_last_window(state: Position) -> bool:
    return state.step == WINDOW and not state.queue and state.drawer() == NOBODY


def _refuse_seen(state: Position, seat: Seat) -> RuleId | None:
    if state.step == LOOK:
        return "BLOOPS-SETUP-3" if state.looked >> seat & 1 else None
    is_looking = state.looking != NO_BACK and seat == state.queue[0].seat
    return None if is_looking else "BLOOPS-FX-7"


def _refuse_arrange(state: Position, seat: Seat, move: Arrange) -> RuleId | None:
    if state.step == LOOK and not state.looked >> seat & 1:
        return "BLOOPS-SETUP-4"
    own = state.cards_at(seat)
    laid = sorted([back for back in move.layout if back != GAP])
    return None if own and laid == sorted(own) else "BLOOPS-SETUP-4"


def _refuse_throw(state: Position, seat: Seat, back: int) -> RuleId | None:
    if not state.is_window_open():
        return "BLOOPS-CD-5" if state.step == DECIDE and state.turns > 1 else "BLOOPS-CD-1"
    return _refuse_card(state, seat, back)


def _refuse_card(state: Position, seat: Seat, back: int) -> RuleId | None:
    if state.is_barred(seat):
        return "BLOOPS-Q44"
    if back in state.layouts[seat]:
        return None
    return "BLOOPS-CD-1" if state.is_on_table(back) else "BLOOPS-Q14"


def _refuse_late(state: Position, seat: Seat, back: int) -> RuleId | None:
    """Late is what comes after some window has closed."""
    if state.step not in (DECIDE, WINDOW) or state.turns < 2:
        return "BLOOPS-CD-5"
    return _refuse_card(state, seat, back)


def _refuse_draw(state: Position, seat: Seat, move: Move) -> RuleId | None:
    is_drawer = seat == state.drawer()
    has_drawn = state.step == DECIDE and seat == state.turn
    if isinstance(move, Grab):
        if is_drawer or has_drawn:
            return "BLOOPS-Q42"
        return "BLOOPS-Q44" if state.is_barred(seat) else None
    if has_drawn:
        return "BLOOPS-TURN-2a"
    if not is_drawer:
        return "BLOOPS-PEN-2" if isinstance(move, Draw) else "BLOOPS-Q33"
    if state.queue:
        return "BLOOPS-CD-4"
    if state.locked:
        return "BLOOPS-Q42" if isinstance(move, Draw) else "BLOOPS-Q7"
    return None if isinstance(move, Draw) == state.has_to_draw(0) else "BLOOPS-Q33"


def _refuse_discard(state: Position, seat: Seat, move: Move) -> RuleId | None:
    if state.step != DECIDE or seat != state.turn:
        return "BLOOPS-TURN-1"
    if not isinstance(move, Keep) or move.back in state.layouts[seat]:
        return None
    return "BLOOPS-TURN-2b" if state.layouts[seat] else "BLOOPS-Q31"


def _refuse_choice(state: Position, seat: Seat, move: Move) -> RuleId | None:
    if state.step != WINDOW or seat not in [effect.seat for effect in state.queue]:
        return "BLOOPS-TURN-3"
    first = state.queue[0]
    if seat != first.seat:
        return "BLOOPS-Q13"
    effect = EFFECTS[first.value]
    return effect.refusal(state, seat, move) if state.looking == NO_BACK else effect.rule


def _refuse_bloops(state: Position, seat: Seat, move: Move) -> RuleId | None:
    if seat != state.turn or state.step not in (DECIDE, WINDOW):
        return "BLOOPS-TURN-5"
    if state.holder != NOBODY:
        return "BLOOPS-Q25"
    can_announce = state.step == WINDOW and not state.queue
    if isinstance(move, Announce):
        return None if can_announce else "BLOOPS-Q21"
    return None if not can_announce and isinstance(move, Disarm) == state.armed else "BLOOPS-Q21"
