"""Dealing unseen cards: every way that respects the bars, each as likely."""

from collections import Counter
from itertools import permutations

import pytest

from tablee.core.chance import FastChance
from tablee.kit.unseen import Unseen, pick

KINDS = [[0, 1], [10, 11, 12], [20]]


def enumerated(sizes: list[int], barred: list[int]) -> set[tuple[tuple[int, ...], ...]]:
    kind_of = {card: kind for kind, cards in enumerate(KINDS) for card in cards}
    found = set()
    for order in permutations(kind_of):
        groups, start = [], 0
        for size in sizes:
            groups.append(tuple(sorted(order[start : start + size])))
            start += size
        if not any(barred[g] >> kind_of[card] & 1 for g in range(len(sizes)) for card in groups[g]):
            found.add(tuple(groups))
    return found


@pytest.mark.parametrize(
    ("sizes", "barred"),
    [
        ([2, 4], [0, 0]),
        ([2, 4], [0b001, 0]),
        ([2, 2, 2], [0b001, 0b010, 0]),
        ([3, 3], [0b101, 0]),
        ([1, 2, 3], [0b011, 0, 0b001]),
        ([0, 2, 4], [0b111, 0b010, 0]),
    ],
)
def test_every_way_is_dealt_as_often(sizes: list[int], barred: list[int]) -> None:
    unseen = Unseen(KINDS, sizes, barred)
    ways = enumerated(sizes, barred)
    assert unseen.ways == len(ways)
    chance = FastChance(3)
    each = 300
    dealt = Counter(
        tuple(tuple(sorted(group)) for group in unseen.deal(chance))
        for _ in range(each * len(ways))
    )
    assert set(dealt) == ways
    assert all(abs(count - each) < 0.4 * each for count in dealt.values())


def test_what_cannot_be_has_no_ways() -> None:
    assert Unseen(KINDS, [4, 2], [0b010, 0b001]).ways == 0


def test_pick_goes_by_weight_however_large() -> None:
    chance = FastChance(4)
    counts = Counter(pick([10**40, 3 * 10**40], chance) for _ in range(4000))
    assert abs(counts[0] - 1000) < 150
