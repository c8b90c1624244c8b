"""Spreads fitted to games, and how reliable forecasts are."""

from math import exp

import pytest

from tablee.core.chance import FastChance
from tablee.lab.calibration import FORECASTS, SPREADS, Job, Moment, fit, watch
from tablee.lab.reliability import Bin, bins, picture
from tablee.packs import PACKS


def a_moment(true_spread: float, luck: FastChance) -> Moment:
    """One side leads by some points, and wins as often as that spread says."""
    lead = luck.below(61) - 30
    likely = [1.0 / (1.0 + exp(-lead / spread)) for spread in [*SPREADS, true_spread]]
    return Moment(likely[:-1], float(luck.below(10_000) < 10_000 * likely[-1]))


@pytest.mark.parametrize("true_spread", [5.0, 15.0])
def test_the_spread_that_made_the_games_is_found(true_spread: float) -> None:
    luck = FastChance(3)
    found = fit([[a_moment(true_spread, luck)] for _ in range(4_000)])
    assert found.spread == pytest.approx(true_spread, rel=0.15)
    assert all(abs(one.won - one.forecast) <= 2 * one.margin for one in found.bins)


@pytest.mark.parametrize("game", FORECASTS)
def test_forecasts_of_a_game_add_up_between_its_rounds(game: str) -> None:
    seats = PACKS[game].game.seats[0]
    moments = watch(Job(game, "regular", seats, 0.0, 1, 1))
    assert moments
    assert len(moments) % seats == 0
    for first in range(0, len(moments), seats):
        together = moments[first : first + seats]
        assert sum(moment.won for moment in together) == pytest.approx(1.0)
        for index in range(len(SPREADS)):
            assert sum(one.forecasts[index] for one in together) == pytest.approx(1.0)


def test_forecasts_are_gathered_by_tenths() -> None:
    found = bins([(0.31, 1.0), (0.39, 0.0), (1.0, 1.0), (0.05, 0.0)])
    assert found == [Bin(0.05, 0.0, 1), Bin(0.35, 0.5, 2), Bin(1.0, 1.0, 1)]


def test_a_perfect_forecast_is_drawn_on_the_diagonal() -> None:
    drawn = picture("blot, 2 seats", [Bin(0.5, 0.5, 40)])
    assert 'cx="194.0" cy="194.0"' in drawn
    assert drawn.count("<circle") == 1
