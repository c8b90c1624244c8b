"""The rule by which a trial ends: how often it errs, on deals whose truth is known."""

import pytest

from tablee.core.chance import FastChance
from tablee.lab.stopping import FEWEST, MOST, Tally, Verdict

TRIALS = 400


def a_deal(percent: float, luck: FastChance) -> float:
    """Two games with the same cards; now and then the cards decide both."""
    first = luck.below(1000) < 10 * percent
    second = first if luck.below(100) < 20 else luck.below(1000) < 10 * percent
    return (first + second) / 2


def verdict(percent: float, hoped: float, luck: FastChance) -> Verdict:
    tally = Tally(hoped)
    while (said := tally.verdict) is None:
        tally.add(a_deal(percent, luck))
    return said


@pytest.mark.parametrize("hoped", [0.55, 0.6])
def test_a_bot_that_is_no_better_is_seldom_called_stronger(hoped: float) -> None:
    luck = FastChance(1)
    said = [verdict(50.0, hoped, luck) for _ in range(TRIALS)]
    assert said.count(Verdict.STRONGER) / TRIALS <= 0.06


@pytest.mark.parametrize("hoped", [0.55, 0.6])
def test_a_bot_as_strong_as_is_hoped_for_is_seldom_missed(hoped: float) -> None:
    luck = FastChance(2)
    said = [verdict(100 * hoped, hoped, luck) for _ in range(TRIALS)]
    assert said.count(Verdict.STRONGER) / TRIALS >= 0.78


def test_nothing_is_decided_before_the_fewest_deals() -> None:
    tally = Tally(0.55)
    for _ in range(FEWEST - 1):
        tally.add(1.0)
        assert tally.verdict is None
    tally.add(1.0)
    assert tally.verdict is Verdict.STRONGER


def test_a_trial_that_decides_nothing_ends_at_the_most_deals() -> None:
    tally = Tally(0.501)
    while tally.verdict is None:
        tally.add(float(tally.deals % 2))
    assert tally.verdict is Verdict.UNDECIDED
    assert tally.deals == MOST
