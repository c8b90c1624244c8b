"""Who may move in a position of Bla5t, and what."""

from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.games.bla5t import effects, helmut, heroes, midgame, round_start
from tablee.games.bla5t.cards import HAS_CAPABILITY
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
    KEEP,
    LEAVE,
    LOOKS,
    MATCHES,
    MIXES,
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
    PICK,
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
    changes: list[Move] = [CHANGES[card] for card in midgame.choices(state.new_list)]
    return changes if state.is_first else [KEEP, *changes]  # BLA5T-MID-1


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
    if HAS_CAPABILITY[state.faces[state.hand[0]]]:
        choices.append(PLAY)
    choices.append(DISCARD)
    return choices
