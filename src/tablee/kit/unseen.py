"""Dealing unseen cards to where they may lie, every possible way as likely as every other.

Cards have a kind (a colour, say); a group of places may be barred from some kinds, because its
holder has shown a void. `Unseen` counts the ways, so that no deal is favoured, and draws one.
"""

from math import factorial
from typing import Final

from tablee.core.chance import Chance

_BITS: Final = 30


class Unseen:
    """`kinds[k]` are the unseen cards of kind k; group g takes `sizes[g]` of them, none of whose
    kinds is a bit of `barred[g]`. The sizes add up to the number of cards."""

    def __init__(self, kinds: list[list[int]], sizes: list[int], barred: list[int]) -> None:
        held = 0
        for kind, cards in enumerate(kinds):
            held |= (1 << kind) if cards else 0
        self._kinds: Final = kinds
        self._sizes: Final = sizes
        masks = [mask & held for mask in barred]
        self._bound: Final = [g for g, mask in enumerate(masks) if mask and sizes[g]]
        self._masks: Final = [masks[g] for g in self._bound]
        self._loose: Final = [g for g in range(len(sizes)) if g not in self._bound]
        union = 0
        for mask in self._masks:
            union |= mask
        self._strict: Final = [k for k in range(len(kinds)) if union >> k & 1]
        self._known: dict[tuple[int, ...], int] = {}
        places = [sizes[g] for g in self._bound] + [sum(sizes[g] for g in self._loose)]
        self._places: Final = places
        apart = _multinomial(tuple(sizes[g] for g in self._loose))
        self.ways: Final = self._count(0, tuple(places)) * apart
        """In how many ways the cards can lie (the order inside a group does not count)."""

    def deal(self, chance: Chance) -> list[list[int]]:
        """One list of cards a group, in random order."""
        piles: list[list[int]] = [[] for _ in self._places]
        left = tuple(self._places)
        for depth, kind in enumerate(self._strict):
            split = self._choose(depth, left, chance)
            _share_out(self._kinds[kind], split, piles, chance)
            left = tuple(place - part for place, part in zip(left, split, strict=True))
        free = [c for k, cards in enumerate(self._kinds) if k not in self._strict for c in cards]
        _share_out(free, left, piles, chance)
        return self._unmerge(piles, chance)

    def _unmerge(self, piles: list[list[int]], chance: Chance) -> list[list[int]]:
        groups: list[list[int]] = [[] for _ in self._sizes]
        for g, pile in zip(self._bound, piles, strict=False):
            chance.shuffle(pile)
            groups[g] = pile
        rest = piles[-1]
        chance.shuffle(rest)
        start = 0
        for g in self._loose:
            groups[g] = rest[start : start + self._sizes[g]]
            start += self._sizes[g]
        return groups

    def _count(self, depth: int, left: tuple[int, ...]) -> int:
        if depth == len(self._strict):
            return _multinomial(left)
        key = (depth, *left)
        known = self._known.get(key)
        if known is None:
            known = sum(weight for _, weight in self._splits(depth, left))
            self._known[key] = known
        return known

    def _splits(self, depth: int, left: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        """Ways to spread the cards of one strict kind, with how many deals each leads to."""
        kind = self._strict[depth]
        room = [
            0 if g < len(self._masks) and self._masks[g] >> kind & 1 else left[g]
            for g in range(len(left))
        ]
        splits = []
        for split in _spread(len(self._kinds[kind]), room):
            rest = tuple(place - part for place, part in zip(left, split, strict=True))
            weight = _multinomial(split) * self._count(depth + 1, rest)
            if weight:
                splits.append((split, weight))
        return splits

    def _choose(self, depth: int, left: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
        splits = self._splits(depth, left)
        return splits[pick([weight for _, weight in splits], chance)][0]


def pick(weights: list[int], chance: Chance) -> int:
    """An index, in proportion to its weight (weights may be huge)."""
    if len(weights) == 1:
        return 0
    draw = (chance.below(1 << _BITS) << _BITS) | chance.below(1 << _BITS)
    target = (draw * sum(weights)) >> (2 * _BITS)
    for index, weight in enumerate(weights):
        target -= weight
        if target < 0:
            return index
    raise ValueError("no weight to choose from")


def _share_out(
    cards: list[int], split: tuple[int, ...], piles: list[list[int]], chance: Chance
) -> None:
    mixed = list(cards)
    chance.shuffle(mixed)
    start = 0
    for pile, part in zip(piles, split, strict=True):
        pile.extend(mixed[start : start + part])
        start += part


def _multinomial(parts: tuple[int, ...]) -> int:
    ways = factorial(sum(parts))
    for part in parts:
        ways //= factorial(part)
    return ways


def _spread(cards: int, room: list[int]) -> list[tuple[int, ...]]:
    """Every way to put that many cards into places with that much room."""
    if len(room) == 1:
        return [(cards,)] if cards <= room[0] else []
    behind = sum(room[1:])
    return [
        (here, *rest)
        for here in range(max(0, cards - behind), min(cards, room[0]) + 1)
        for rest in _spread(cards - here, room[1:])
    ]
