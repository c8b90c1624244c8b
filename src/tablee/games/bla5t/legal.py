"""Who may move, what, and which rule an illegal move breaks."""

from tablee.core.contract import RuleId
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.games.bla5t import effects, helmut, heroes, midgame, round_start
from tablee.games.bla5t.cards import HAS_CAPABILITY, IS_HERO, TEXT, VALUE
from tablee.games.bla5t.moves import (
    BLAST,
    CHANGES,
    CHOOSES,
    CLAIMS,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    END_TURN,
    FEIGN,
    FLIPS,
    LEAVE,
    LOOKS,
    MATCHES,
    MIXES,
    NEXT,
    PICKS,
    PLACES,
    PLAY,
    SEEN,
    SITS,
    SKIP,
    STARTING,
    SWAPS,
    TAKES,
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
    NONE,
    OPENING,
    OVER,
    PICK,
    REVEAL,
    SIT,
    START,
    SWAP,
    UNANSWERED,
    UNCHOSEN,
)


def to_act(state: Position) -> list[Seat]:
    step = state.step
    if (ACTION <= step <= END and step != ASK) or step == CHANGE:
        return [state.turn]
    if step == OPENING:
        looking = state.looking
        return [seat for seat in range(state.seats) if looking >> seat & 1]
    if step == ASK:
        return [seat for seat, answer in enumerate(state.answers) if answer == UNANSWERED]
    if step == START:
        return [seat for seat, start in enumerate(state.starts) if start == UNCHOSEN]
    return []


def moves(state: Position, seat: Seat) -> list[Move]:
    """The choices of a seat in `to_act`."""
    step = state.step
    if step == ACTION:
        return _actions(state, seat)
    if step == DRAWN:
        return _with_drawn(state, seat)
    if step == PICK:
        picks: list[Move] = [PICKS[back] for back in state.targets]
        return [*picks, DONE] if effects.can_stop(state) else picks
    if step == END:
        return [END_TURN, BLAST]
    if step == LOOK:
        return [SEEN]
    if step == OPENING:
        if not state.due[seat]:
            return [SEEN]
        seen = state.opened[seat]
        return [LOOKS[back] for back in state.own_cards(seat) if back not in seen]
    if step == ASK:
        return [CLAIMS[back] for back in helmut.touched(state, seat)] + [DECLINE]
    return _rarer(state, seat)


def _rarer(state: Position, seat: Seat) -> list[Move]:
    step = state.step
    if step == MIX:
        return [MIXES, FEIGN]
    if step == SWAP:
        return [*[SWAPS[back] for back in state.own_down(seat)], LEAVE]
    if step == MAY_USE:
        return [USE, SKIP]
    if step == CHOOSE:
        return [CHOOSES[back] for back in state.hand]
    if step == SIT:
        placed = heroes.seat_to_place(state)
        if placed == NONE:
            return [DONE]
        return [SITS[placed][chair] for chair in heroes.free_chairs(state)]
    if step == START:
        return [STARTING[start] for start in round_start.starts_of(state, seat)]
    return [CHANGES[card] for card in midgame.choices(state.new_list)]


def _actions(state: Position, seat: Seat) -> list[Move]:
    layout = state.layouts[state.chair[seat]]
    up = state.up
    choices: list[Move] = [DRAW] if state.can_draw() else []  # BLA5T-Q58
    if state.discard:
        if state.barred < 0:  # BLA5T-HERO-0
            choices += [TAKES[b] for b in layout if b >= 0 and not up >> b & 1]  # BLA5T-LOCK-1
        choices += [MATCHES[b] for b in layout if b >= 0]
    if state.is_advanced:
        fixed = state.fixed
        choices += [FLIPS[b] for b in layout if b >= 0 and not fixed >> b & 1]
    return choices


def _with_drawn(state: Position, seat: Seat) -> list[Move]:
    up = state.up
    layout = state.layouts[state.chair[seat]]
    choices: list[Move] = [PLACES[b] for b in layout if b >= 0 and not up >> b & 1]
    if HAS_CAPABILITY[state.face[state.hand[0]]]:
        choices.append(PLAY)
    choices.append(DISCARD)
    return choices


# --- what is wrong with an illegal move ---------------------------------------------------------


def refusal(state: Position, seat: Seat | None, move: Move) -> RuleId | None:
    if seat is None or move is NEXT:
        if state.step == REVEAL and seat is None and move is NEXT:
            return None
        return "BLA5T-GAME-1" if move is NEXT else "BLA5T-Q8"
    if not 0 <= seat < state.seats:
        return "BLA5T-Q8"
    if seat in to_act(state) and move in moves(state, seat):
        return None
    return _broken_rule(state, seat, move)


def _broken_rule(state: Position, seat: Seat, move: Move) -> RuleId:
    if state.step == OVER:
        return "BLA5T-GAME-1"
    for kind, steps, rule in _BELONGS:
        if isinstance(move, kind) and state.step not in steps:
            return rule
    for plain, step, rule in _PLAIN:
        if move is plain and state.step != step:
            return rule
    if seat not in to_act(state):
        return "BLA5T-Q26" if state.step == ASK else "BLA5T-Q8"
    if isinstance(move, Take):
        if state.barred >= 0:
            return "BLA5T-HERO-0"
        return "BLA5T-LOCK-1" if _is_own_up(state, seat, move.back) else "BLA5T-TURN-2"
    if isinstance(move, Place):
        return "BLA5T-LOCK-1" if _is_own_up(state, seat, move.back) else "BLA5T-TURN-1"
    if isinstance(move, Flip):
        if not state.is_advanced:
            return "BLA5T-TURN-4"
        return "BLA5T-Q25" if state.fixed >> move.back & 1 else "BLA5T-TURN-4"
    if move is PLAY:
        return _powerless(state.face[state.hand[0]])
    return _broken_choice(state, move)


def _broken_choice(state: Position, move: Move) -> RuleId:
    if isinstance(move, Match):
        return "BLA5T-TURN-3"
    if move is DRAW:
        return "BLA5T-Q58"
    if isinstance(move, Pick):
        return _not_a_target(state, move.back)
    if isinstance(move, Sit) or move is DONE:
        return "BLA5T-Q30" if isinstance(move, Sit) else rule_of(state.effect)
    if isinstance(move, Start):
        return "BLA5T-Q44"
    if isinstance(move, Change):
        return "BLA5T-COMP-3"
    return "BLA5T-Q16"


def _powerless(card: int) -> RuleId:
    return "BLA5T-HERO-1" if IS_HERO[card] else rule_of(card)


def _not_a_target(state: Position, back: int) -> RuleId:
    chair = state.at[back]
    if chair >= 0 and (state.is_untouchable(chair) or state.up >> back & 1):
        return "BLA5T-Q16"
    return rule_of(state.effect)


def _is_own_up(state: Position, seat: Seat, back: int) -> bool:
    return state.at[back] == state.chair[seat] and bool(state.up >> back & 1)


def rule_of(card: int) -> RuleId:
    """The rule that says what a card does."""
    text = TEXT[card]
    if IS_HERO[card]:
        return "BLA5T-HERO-DUO" if text in ("Lola", "Leo") else f"BLA5T-HERO-{text.upper()}"
    if VALUE[card] > 13:
        return f"BLA5T-BOSS-{text.upper()}"
    return "BLA5T-MON-13" if text.startswith("13") else f"BLA5T-MON-{text}"


_BELONGS: list[tuple[type[Move], tuple[int, ...], RuleId]] = [
    (Take, (ACTION,), "BLA5T-TURN-2"),
    (Match, (ACTION,), "BLA5T-TURN-3"),
    (Flip, (ACTION,), "BLA5T-TURN-4"),
    (Choose, (CHOOSE,), "BLA5T-BOSS-HYPERION"),
    (Place, (DRAWN,), "BLA5T-TURN-1"),
    (Pick, (PICK,), "BLA5T-TURN-5"),
    (Swap, (SWAP,), "BLA5T-MON-12"),
    (Claim, (ASK,), "BLA5T-HERO-HELMUT"),
    (Look, (OPENING,), "BLA5T-ROUND-2"),
    (Sit, (SIT,), "BLA5T-HERO-STEPHANIA"),
    (Start, (START,), "BLA5T-Q43"),
    (Change, (CHANGE,), "BLA5T-MID-1"),
]

_PLAIN: list[tuple[Move, int, RuleId]] = [
    (DRAW, ACTION, "BLA5T-TURN-1"),
    (DISCARD, DRAWN, "BLA5T-TURN-1"),
    (PLAY, DRAWN, "BLA5T-TURN-5"),
    (USE, MAY_USE, "BLA5T-VAR-1"),
    (SKIP, MAY_USE, "BLA5T-VAR-1"),
    (MIXES, MIX, "BLA5T-MON-6b"),
    (FEIGN, MIX, "BLA5T-MON-6b"),
    (LEAVE, SWAP, "BLA5T-MON-12"),
    (DECLINE, ASK, "BLA5T-HERO-HELMUT"),
    (BLAST, END, "BLA5T-BLAST-1"),
    (END_TURN, END, "BLA5T-Q56"),
]
