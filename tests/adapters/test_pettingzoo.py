"""PettingZoo plays our games, by its own suite."""

import numpy as np
import pytest

from tablee.core.contract import IllegalMove
from tablee.core.notation import NotationError
from tablee.lab.pettingzoo import ZooEnv, env
from tablee.packs import GAMES
from tests.adapters.zoo_suite import (
    api_test,
    bombardment_test,
    performance_benchmark,
    render_test,
    seed_test,
    tictactoe_v3,
)

EVERY = [(name, seats) for name, game in GAMES.items() for seats in game.seats]

# Of masked environments it spares its own, by their names.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # of agents that are not asked
)


def with_luck(name: str, seats: int | None = None) -> ZooEnv:
    """Its suite draws actions from their spaces: each time the same ones."""
    one = env(name, seats)
    for agent in one.possible_agents:
        one.action_space(agent).seed(1)
    return one


def play(one: ZooEnv, seed: int) -> list[float]:
    """At random to the end; the rewards."""
    one.reset(seed=seed)
    paid = dict.fromkeys(one.possible_agents, 0.0)
    draws = np.random.RandomState(seed)
    for agent in one.agent_iter():
        seen, reward, is_over, is_cut, _ = one.last()
        paid[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        one.step(None if is_over or is_cut else int(draws.choice(legal)))
    return list(paid.values())


@MASKED
@pytest.mark.parametrize("name", GAMES)
def test_its_api_test_passes(name: str) -> None:
    api_test(with_luck(name), num_cycles=200)


@MASKED
@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_its_api_test_passes_with_any_number_of_seats(name: str, seats: int) -> None:
    api_test(with_luck(name, seats), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_its_seed_test_passes(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=30)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_its_render_test_passes(name: str, seats: int) -> None:
    """It first asks for a window, which it then does not look at: there are texts only."""
    modes = []

    def made(render_mode: str) -> ZooEnv:
        modes.append(render_mode)
        return with_luck(name, seats)

    render_test(made, {"ansi": lambda text: text.startswith(f"seats {seats};")})
    assert modes == ["human", "ansi"]


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_its_performance_benchmark_runs(
    name: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Five seconds of games each, dealt anew where one ends."""
    performance_benchmark(with_luck(name, seats))
    assert "turns per second" in capsys.readouterr().out


@MASKED
@pytest.mark.filterwarnings("ignore:Observations between agents are different classes")
def test_its_bombardment_does_not_know_masks() -> None:
    """Not even those of PettingZoo's own games: should that change, ours are bombarded too."""
    with pytest.raises(AttributeError, match="'dict' object has no attribute 'shape'"):
        bombardment_test(tictactoe_v3.env(), cycles=1)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_ends_with_a_payment_that_sums_to_nothing(name: str) -> None:
    paid = play(env(name), 3)
    assert sum(paid) == pytest.approx(0.0)
    assert len(paid) == GAMES[name].seats[0]


def test_seeds_deal_differently_and_no_seed_goes_on() -> None:
    one = env("blot")
    one.reset(seed=1)
    first = one.text("player_0")
    one.reset()
    second = one.text("player_0")
    one.reset(seed=1)
    assert one.text("player_0") == first != second
    one.reset()
    assert one.text("player_0") == second


def test_an_observation_has_named_parts_and_nobody_elses_hand() -> None:
    one = env("herrlof")
    one.reset(seed=1)
    hands = []
    for agent in one.agents:
        parts = one.parts(one.observe(agent)["observation"])
        assert parts["trick"].shape == (3, 38)
        assert parts["seat"].argmax() == one.agents.index(agent)
        assert parts["hand"].sum() == 15
        hands.append(parts["hand"])
    assert not np.array_equal(*hands)


def test_an_action_outside_the_mask_names_its_rule_and_changes_nothing() -> None:
    one = env("herrlof")
    one.reset(seed=1)
    agent, before = one.agent_selection, one.text("player_0")
    (draw,) = [n for n in range(len(one.actions)) if one.actions[n].text == "draw"]
    with pytest.raises(IllegalMove, match="HERR-PRED-1"):
        one.step(draw)
    assert (one.agent_selection, one.text("player_0")) == (agent, before)


@pytest.mark.parametrize(
    ("name", "seats", "options", "why"),
    [
        ("whist", None, {}, "unknown game"),
        ("herrlof", 7, {}, "played by 2 to 3"),
        ("herrlof", None, {"aim": "3"}, "unknown option"),
    ],
)
def test_an_environment_that_cannot_be_says_why(
    name: str, seats: int | None, options: dict[str, str], why: str
) -> None:
    with pytest.raises(NotationError, match=why):
        env(name, seats, options)
