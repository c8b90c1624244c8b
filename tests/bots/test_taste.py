"""Choosing among near-equals."""

from tablee.bots.taste import near_best, pause, soft_pick
from tablee.core.chance import FastChance

TRIES = 400


def counts(values: list[float], warmth: float, reach: float = 99.0) -> list[int]:
    chance = FastChance(1)
    picks = [near_best(values, warmth, reach, chance) for _ in range(TRIES)]
    return [picks.count(index) for index in range(len(values))]


def test_without_warmth_only_the_best_are_chosen_and_share() -> None:
    first, second, third = counts([1.0, 0.9, 1.0], warmth=0.0)
    assert second == 0
    assert min(first, third) > TRIES // 3


def test_with_warmth_the_better_is_the_likelier() -> None:
    first, second, third = counts([1.0, 0.0, -1.0], warmth=1.0)
    assert first > second > third > 0


def test_nothing_beyond_reach_is_chosen() -> None:
    assert counts([1.0, 0.6, 0.2], warmth=5.0, reach=0.5)[2] == 0


def test_one_choice_is_no_choice() -> None:
    assert soft_pick([-3.0], 0.5, FastChance(2)) == 0


def test_a_pause_stays_in_its_limits() -> None:
    chance = FastChance(3)
    assert all(0.7 <= pause(chance, 0.7, 1.6) < 1.6 for _ in range(TRIES))
