"""Which rule a move of Bla5t breaks, if any.

The rule says what is wrong: whose turn it is, when such a move is made, or which card it takes.
"""

from typing import Final

from tablee.core.contract import RuleId
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.games.bla5t.cards import (
    DAISY,
    FAWKES,
    FLIPS,
    GORDON,
    IS_BOSS,
    IS_HERO,
    JAYCE,
    SIX_A,
    TEXT,
    VALUE,
)
from tablee.games.bla5t.listing import moves, to_act
from tablee.games.bla5t.moves import (
    BLAST,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    END_TURN,
    FEIGN,
    KEEP,
    LEAVE,
    MIXES,
    NEXT,
    PLAY,
    SEEN,
    SKIP,
    USE,
    Change,
    Choose,
    Claim,
    Flip,
    Look,
    Match,
    Pick,
    Place,
    Sit,
    Start,
    Swap,
    Take,
)
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import (
    ACTION,
    ASK,
    CHANGE,
    CHOOSE,
    DRAWN,
    END,
    LOOK,
    MAY_USE,
    MIX,
    NOBODY,
    OPENING,
    OVER,
    PICK,
    REVEAL,
    SAME,
    SIT,
    START,
    SWAP,
)
from tablee.kit.backs import Hide, OnBack


def refusal(state: Position, seat: Seat | None, move: Move) -> RuleId | None:
    if move is NEXT or isinstance(move, Hide):
        return _not_the_table_s(state, seat, move)
    if seat is None or not 0 <= seat < state.seats:
        return "BLA5T-Q8"
    if seat in to_act(state) and move in moves(state, seat):
        return None
    if state.step == OVER:
        return "BLA5T-GAME-1"
    return _not_now(state, seat, move) or _not_so(state, seat, move)


def _not_the_table_s(state: Position, seat: Seat | None, move: Move) -> RuleId | None:
    """What only a clock does."""
    if isinstance(move, Hide):
        return None if seat is None and state.is_shown(move.back) else "BLA5T-Q59"
    return None if seat is None and state.step == REVEAL else "BLA5T-GAME-1"


# --- not this move now, or not by this seat -------------------------------------------------------


def _not_now(state: Position, seat: Seat, move: Move) -> RuleId | None:
    """The rule about when such a move is made; None: this is its time, and this seat's."""
    if move is BLAST and state.blaster >= 0:
        return "BLA5T-Q57"
    steps, rule = _belongs(move)
    if state.step == REVEAL:
        return "BLA5T-Q58" if state.blaster == NOBODY else "BLA5T-BLAST-2"
    if state.step == CHANGE:
        return None if seat == state.turn and CHANGE in steps else "BLA5T-MID-1"
    if state.step in (START, OPENING) and state.step not in steps:
        return "BLA5T-Q43"
    if seat in to_act(state):
        return None if state.step in steps else rule
    if state.step == OPENING:
        return _no_look(state, seat)
    if state.step == START:
        return "BLA5T-Q44"
    if state.step == ASK and (seat == state.turn or ASK in steps):
        return "BLA5T-Q26"
    return rule if isinstance(move, _ANYBODY_S) or move in _ANYBODY_S_PLAIN else "BLA5T-Q8"


def _no_look(state: Position, seat: Seat) -> RuleId:
    """What says how many of its cards a seat looks at as the round begins."""
    if state.boss == GORDON and seat != state.boss_seat:
        return "BLA5T-BOSS-GORDON"
    if state.starts[seat] == SAME:
        return "BLA5T-HERO-JIMBO"
    return "BLA5T-HERO-ENZO" if state.enzo[seat] else "BLA5T-ROUND-2"


def _belongs(move: Move) -> tuple[tuple[int, ...], RuleId]:
    """The steps in which such a move is made, and the rule that says so."""
    for kind, steps, rule in _ON_CARDS:
        if isinstance(move, kind):
            return steps, rule
    for plain, steps, rule in _PLAIN:
        if move is plain:
            return steps, rule
    raise AssertionError(move)


_ON_CARDS: Final[list[tuple[type[Move], tuple[int, ...], RuleId]]] = [
    (Take, (ACTION,), "BLA5T-TURN-2"),
    (Match, (ACTION,), "BLA5T-TURN-3"),
    (Flip, (ACTION,), "BLA5T-TURN-4"),
    (Choose, (CHOOSE,), "BLA5T-BOSS-HYPERION"),
    (Place, (DRAWN,), "BLA5T-TURN-1"),
    (Pick, (PICK,), "BLA5T-TURN-5"),
    (Swap, (SWAP,), "BLA5T-MON-12"),
    (Claim, (ASK,), "BLA5T-HERO-HELMUT"),
    (Look, (OPENING,), "BLA5T-Q43"),
    (Sit, (SIT,), "BLA5T-HERO-STEPHANIA"),
    (Start, (START,), "BLA5T-Q43"),
    (Change, (CHANGE,), "BLA5T-MID-1"),
]

_PLAIN: Final[list[tuple[Move, tuple[int, ...], RuleId]]] = [
    (DRAW, (ACTION,), "BLA5T-TURN-1"),
    (DISCARD, (DRAWN,), "BLA5T-TURN-1"),
    (PLAY, (DRAWN,), "BLA5T-TURN-5"),
    (USE, (MAY_USE,), "BLA5T-VAR-1"),
    (SKIP, (MAY_USE,), "BLA5T-VAR-1"),
    (DONE, (PICK, SIT), "BLA5T-TURN-5"),
    (MIXES, (MIX,), "BLA5T-MON-6b"),
    (FEIGN, (MIX,), "BLA5T-MON-6b"),
    (SEEN, (LOOK, OPENING), "BLA5T-Q59"),
    (LEAVE, (SWAP,), "BLA5T-MON-12"),
    (DECLINE, (ASK,), "BLA5T-HERO-HELMUT"),
    (BLAST, (END,), "BLA5T-BLAST-1"),
    (END_TURN, (END,), "BLA5T-Q56"),
    (KEEP, (CHANGE,), "BLA5T-MID-1"),
]

_ANYBODY_S: Final = (Claim, Look, Start, Change)
_ANYBODY_S_PLAIN: Final = (SEEN, DECLINE, BLAST, KEEP)
"""Moves that are wrong for another reason than whose turn it is."""


# --- not this card, this place or this choice -----------------------------------------------------


def _not_so(state: Position, seat: Seat, move: Move) -> RuleId:
    """It is the time and the seat for such a move, but not for this one."""
    if isinstance(move, (Take, Place)):
        return _not_replaced(state, seat, move)
    if isinstance(move, Flip):
        is_fixed = state.is_advanced and _is_own(state, seat, move.back)
        return "BLA5T-Q25" if is_fixed else "BLA5T-TURN-4"
    if move is DRAW:
        return "BLA5T-Q58"
    if move is PLAY:
        return _powerless(state.faces[state.hand[0]])
    if isinstance(move, Pick):
        return _not_a_target(state, move.back)
    if isinstance(move, Swap):
        is_up = _is_own(state, seat, move.back) and state.up >> move.back & 1
        return "BLA5T-LOCK-1" if is_up else "BLA5T-MON-12"
    if isinstance(move, Start):
        return "BLA5T-HERO-JIMBO" if move.start == SAME else "BLA5T-HERO-DUO"
    if isinstance(move, Look) or move is SEEN:
        return _no_look(state, seat)
    if isinstance(move, Sit):
        return "BLA5T-Q30"
    if isinstance(move, Change):
        return "BLA5T-COMP-3"
    return _unfinished(state) if move is DONE else _belongs(move)[1]


def _not_replaced(state: Position, seat: Seat, move: OnBack) -> RuleId:
    is_take = isinstance(move, Take)
    if is_take and state.barred >= 0:
        is_target = state.discard[-2:-1] == [DAISY] and not IS_HERO[state.discard[-1]]
        return "BLA5T-Q28" if is_target else "BLA5T-HERO-0"
    if _is_own(state, seat, move.back):
        return "BLA5T-LOCK-1" if state.up >> move.back & 1 else "BLA5T-TURN-2"
    if not state.own_down(seat):
        return "BLA5T-Q42"
    return "BLA5T-TURN-2" if is_take else "BLA5T-TURN-1"


def _powerless(card: int) -> RuleId:
    if IS_BOSS[card]:
        return "BLA5T-BOSS-1"
    return "BLA5T-HERO-1" if IS_HERO[card] else rule_of(card)


def _not_a_target(state: Position, back: int) -> RuleId:
    effect, chair = state.effect, state.at[back]
    takes_both_ways = bool(FLIPS[effect]) or effect in (DAISY, FAWKES)
    if chair >= 0 and state.is_untouchable(chair):
        return "BLA5T-Q16"
    if state.fixed >> back & 1 and takes_both_ways and effect != DAISY:
        return "BLA5T-Q25"
    if chair >= 0 and state.up >> back & 1 and not takes_both_ways:
        return "BLA5T-Q16"
    if effect == SIX_A and state.picks and chair == state.at[state.picks[0]]:
        return "BLA5T-Q18"
    return _unfinished(state)


def _unfinished(state: Position) -> RuleId:
    """What the effect going on still asks for."""
    return "BLA5T-Q21" if state.effect == JAYCE and state.picks else rule_of(state.effect)


def _is_own(state: Position, seat: Seat, back: int) -> bool:
    return state.at[back] == state.chair[seat]


def rule_of(card: int) -> RuleId:
    """The rule that says what a card does."""
    text = TEXT[card]
    if IS_HERO[card]:
        return "BLA5T-HERO-DUO" if text in ("Lola", "Leo") else f"BLA5T-HERO-{text.upper()}"
    if VALUE[card] > 13:
        return f"BLA5T-BOSS-{text.upper()}"
    return "BLA5T-MON-13" if text.startswith("13") else f"BLA5T-MON-{text}"
