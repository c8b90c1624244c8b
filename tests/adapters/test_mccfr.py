"""OpenSpiel's MCCFR learns to play endings of our games."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    outcome_sampling_mccfr,
)
from open_spiel.python.policy import UniformRandomPolicy

from tests.adapters.endings import ending

Solver = Callable[[pyspiel.Game], Any]
EXTERNAL = (external_sampling_mccfr.ExternalSamplingSolver, 300)
OUTCOME = (outcome_sampling_mccfr.OutcomeSamplingSolver, 2000)


@pytest.mark.parametrize(("solver", "iterations"), [EXTERNAL, OUTCOME])
@pytest.mark.parametrize(("name", "worlds"), [("herrlof", 32), ("blot", 8)])
def test_what_it_learns_is_hard_to_exploit_and_wins_more_than_luck(
    name: str, worlds: int, solver: Solver, iterations: int
) -> None:
    """All of it is computed, nothing estimated: what best answers would gain, and what the policy
    is worth on either seat against random play."""
    game = pyspiel.load_game(ending(name, worlds=worlds))
    learnt, luck = _learnt(game, solver, iterations), UniformRandomPolicy(game)
    assert _gap(game, learnt) < 0.4 * _gap(game, luck)
    gains = [_value(game, seat, learnt) - _value(game, seat, luck) for seat in (0, 1)]
    assert min(gains) > -0.01
    assert sum(gains) > 0.05


def _value(game: pyspiel.Game, seat: int, policy: Any) -> float:
    """Of that policy on that seat, against luck on the other."""
    policies = [UniformRandomPolicy(game), UniformRandomPolicy(game)]
    policies[seat] = policy
    values = expected_game_score.policy_value(game.new_initial_state(), policies)
    return float(values[seat])


def _learnt(game: pyspiel.Game, solver: Solver, iterations: int) -> Any:
    np.random.seed(1)
    solving = solver(game)
    for _ in range(iterations):
        solving.iteration()
    return solving.average_policy()


def _gap(game: pyspiel.Game, policy: Any) -> float:
    return float(exploitability.nash_conv(game, policy, use_cpp_br=False))
