"""What playing a card of Bla5t for its capability brings, in points, and where to point it."""

from collections.abc import Callable
from typing import Final

from tablee.bots.bla5t.sight import Sight
from tablee.games.bla5t.cards import (
    APO,
    CAROL,
    DAISY,
    EIGHT,
    ELEVEN,
    FAWKES,
    FLIPS,
    HELMUT,
    JAYCE,
    MAGA,
    NINE,
    SEVEN,
    SIX_A,
    STEPHANIA,
    TEN,
    TWELVE,
    VALUE,
)

KNOWING: Final = 1.2
"""What it is worth to know one's own card."""
SPYING: Final = 0.3
TOP: Final = 0.5
"""What it is worth to know the pile's top."""
AGAIN: Final = 2.5
"""What another turn is worth."""
LOCKED: Final = 0.35
"""How much of a card's excess over a good one it costs that it cannot be replaced."""
GOOD_CARD: Final = 3.0


# --- what each is worth -------------------------------------------------------------------------


def gain(sight: Sight, card: int) -> float:
    """What the drawn card's capability brings if it is played now; a 6b brings nothing."""
    if FLIPS[card]:
        return _flips(sight, card)
    made = GAINS.get(card)
    return made(sight) if made is not None else 0.0


def _own_unknown(sight: Sight) -> float:
    return KNOWING if any(not sight.is_known(b) for b in sight.state.own_down(sight.seat)) else 0.0


def _spy(sight: Sight) -> float:
    return SPYING if any(not sight.is_known(b) for b in sight.state.their_down()) else 0.0


def _six_a(sight: Sight) -> float:
    """The best card of an opponent for a worse one of another."""
    chairs = sight.state.other_chairs()
    rates = [
        max([_rate_six_a(sight, back) for back in sight.state.down_at(chair)], default=0.0)
        for chair in chairs
    ]
    return max(rates) if len(chairs) > 1 else 0.0


def _worst_own(sight: Sight) -> float:
    return max([sight.worth(back) for back in sight.state.own_down(sight.seat)], default=0.0)


def _blind_swap(sight: Sight) -> float:
    """An 11 must be carried out once played; it may hurt."""
    theirs = [sight.worth(back) for back in sight.state.their_down()]
    own = sight.state.own_down(sight.seat)
    return 0.8 * (_worst_own(sight) - min(theirs)) if theirs and own else 0.0


def _looked_swap(sight: Sight) -> float:
    worst = _worst_own(sight)
    if not sight.state.their_down() or not sight.state.own_down(sight.seat):
        return 0.0
    better = [max(0.0, worst - VALUE[card]) * count for card, count in sight.unseen]
    return SPYING + sum(better) / sight.left


def _jayce(sight: Sight) -> float:
    return sum([max(0.0, mine - theirs - 1.0) for mine, theirs in _jayce_pairs(sight)])


def _jayce_pairs(sight: Sight) -> list[tuple[float, float]]:
    own = sorted([sight.worth(b) for b in sight.state.own_down(sight.seat)], reverse=True)
    theirs = sorted([sight.worth(b) for b in sight.state.their_down()])
    return list(zip(own, theirs, strict=False))


def _apo(sight: Sight) -> float:
    unknown = [b for b in sight.state.own_down(sight.seat) if not sight.is_known(b)]
    return AGAIN + KNOWING * len(unknown)


def _daisy(sight: Sight) -> float:
    return max([_rate_daisy(sight, back) for back in _face_up(sight)], default=0.0)


def _face_up(sight: Sight) -> list[int]:
    state = sight.state
    cards = [back for chair in state.open_chairs() for back in state.cards_at(chair)]
    return [back for back in cards if state.up >> back & 1]


def _carol(sight: Sight) -> float:
    state = sight.state
    return sum(
        [_flip(sight, back) for chair in state.open_chairs() for back in state.cards_at(chair)]
    )


def _stephania(sight: Sight) -> float:
    mine = sight.points(sight.chair)
    chairs = [c for c in sight.others() if not sight.state.is_untouchable(c)]
    return max([mine - sight.points(chair) - 1.0 for chair in chairs], default=0.0)


def _flips(sight: Sight, card: int) -> float:
    """A 13: as many as it says, each at its best place."""
    best = sorted([_flip(sight, b) for b in _flippable(sight)], reverse=True)
    return sum(best[: sum(FLIPS[card])])


def _flippable(sight: Sight) -> list[int]:
    state = sight.state
    cards = [back for chair in state.open_chairs() for back in state.cards_at(chair)]
    return [back for back in cards if not state.fixed >> back & 1]


GAINS: Final[dict[int, Callable[[Sight], float]]] = {
    SIX_A: _six_a,
    SEVEN: _own_unknown,
    EIGHT: _spy,
    NINE: lambda sight: _own_unknown(sight) + TOP,
    TEN: lambda sight: _spy(sight) + TOP,
    ELEVEN: _blind_swap,
    TWELVE: _looked_swap,
    JAYCE: _jayce,
    APO: _apo,
    DAISY: _daisy,
    CAROL: _carol,
    STEPHANIA: _stephania,
}


# --- where to point it --------------------------------------------------------------------------


def rate_pick(sight: Sight, back: int) -> float:
    """How good it is to pick this card next for the effect going on; `done` counts 0."""
    effect = sight.state.effect
    is_own = sight.state.at[back] == sight.chair
    if effect in (SEVEN, EIGHT, NINE, TEN, TWELVE, MAGA):
        return _rate_look(sight, back, is_own)
    if effect in (ELEVEN, JAYCE):
        return _rate_exchange(sight, back, is_own)
    if effect == SIX_A:
        return _rate_six_a(sight, back)
    if effect == DAISY:
        return _rate_daisy(sight, back)
    if FLIPS[effect] or effect == FAWKES:
        return _flip(sight, back)
    return 0.0


def _rate_look(sight: Sight, back: int, is_own: bool) -> float:
    if sight.is_known(back):
        return -0.1
    if is_own:
        return KNOWING
    owner = sight.state.seat_at[sight.state.at[back]]
    has_seen = owner >= 0 and sight.witness.seen[owner] >> back & 1
    return SPYING * (2.0 if has_seen else 1.0) + 0.1 * sight.weight(sight.state.at[back])


def _rate_exchange(sight: Sight, back: int, is_own: bool) -> float:
    """11 and Jayce: one of ours, then one of theirs."""
    worth = sight.worth(back)
    if not is_own:
        return -worth - sight.weight(sight.state.at[back]) * worth
    theirs = [sight.worth(b) for b in sight.state.their_down() if b not in sight.state.picks]
    best = min(theirs, default=sight.mean)
    is_known = 0.5 if sight.is_known(back) else 0.0
    return worth - best - 1.0 - is_known


def _rate_six_a(sight: Sight, back: int) -> float:
    """A low card away from the leader, for a high one."""
    worth = sight.worth(back)
    weight = sight.weight(sight.state.at[back])
    return weight * (sight.mean - worth)


def _rate_daisy(sight: Sight, back: int) -> float:
    worth = sight.worth(back)
    chair = sight.state.at[back]
    return worth if chair == sight.chair else -sight.weight(chair) * worth


def _flip(sight: Sight, back: int) -> float:
    """Face up is locked: bad for a high card's owner, good for a low one's."""
    if sight.state.fixed >> back & 1:
        return 0.0
    chair = sight.state.at[back]
    cost = LOCKED * (sight.worth(back) - GOOD_CARD)
    if sight.state.up >> back & 1:
        cost = -cost
    if chair == sight.chair:
        learnt = KNOWING if not sight.is_known(back) else 0.0
        return learnt - cost
    return sight.weight(chair) * cost


def rate_claim(sight: Sight, back: int) -> float:
    """Only a Helmut we remember."""
    return 5.0 if sight.faces[back] == HELMUT else -5.0
