from collections import Counter
from hashlib import sha256

import pytest

from tablee.core.chance import Chance, FastChance, HashChance, ScriptedChance, ScriptEnded


@pytest.mark.parametrize("chance", [FastChance(5), HashChance(b"five")], ids=["fast", "hash"])
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 64, 1000])
def test_every_number_below_n_is_as_likely(chance: Chance, n: int) -> None:
    draws = 200 * n
    counts = Counter(chance.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < n + 6 * (2 * n) ** 0.5 + 4


@pytest.mark.parametrize("chance", [FastChance(6), HashChance(b"six")], ids=["fast", "hash"])
def test_every_order_of_a_shuffle_is_as_likely(chance: Chance) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())


def test_the_hash_stream_is_the_documented_one() -> None:
    """Words of 32 bits, big-endian, from SHA-256(seed + block number in 8 bytes)."""
    seed = b"documented"
    digest = sha256(seed + (0).to_bytes(8, "big")).digest()
    digest += sha256(seed + (1).to_bytes(8, "big")).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 64, 4)]
    chance = HashChance(seed)
    assert [chance.below(1 << 16) for _ in words] == [word % (1 << 16) for word in words]


def test_the_fast_stream_never_changes() -> None:
    """Simulations of today can be repeated tomorrow, in either build."""
    chance = FastChance(2026)
    assert [chance.below(100) for _ in range(8)] == [53, 19, 72, 29, 94, 9, 27, 56]


def test_the_fast_shuffle_is_the_shuffle_of_its_stream() -> None:
    fast, plain = list(range(42)), list(range(42))
    FastChance(9).shuffle(fast)
    Chance.shuffle(FastChance(9), plain)
    assert fast == plain != list(range(42))


def test_neighbouring_seeds_part_ways() -> None:
    first = Counter(FastChance(seed).below(10) for seed in range(5000))
    assert all(abs(count - 500) < 120 for count in first.values())


def test_a_script_gives_its_numbers_and_leaves_the_order() -> None:
    chance = ScriptedChance([2, 0])
    assert (chance.below(3), chance.below(3)) == (2, 0)
    cards = [3, 1, 2]
    chance.shuffle(cards)
    assert cards == [3, 1, 2]
    with pytest.raises(ScriptEnded, match="no number left"):
        chance.below(3)
    chance.append(5)
    with pytest.raises(ScriptEnded, match="says 5 for a choice among 3"):
        chance.below(3)
