"""Many games stepped together are PettingZoo's, each by itself."""

import numpy as np
import pytest

from tablee.core.contract import IllegalMove
from tablee.core.notation import NotationError
from tablee.lab.pettingzoo import ZooEnv, env
from tablee.lab.vector import VectorGames
from tablee.packs import GAMES

QUICK = [(name, seats) for name in ("herrlof", "blot") for seats in GAMES[name].seats]
SEED = 5


def drawn(games: VectorGames, luck: np.random.RandomState) -> np.ndarray:
    """A random action for each."""
    return (games.masks * luck.random_sample(games.masks.shape)).argmax(axis=1)


def show_the_same(games: VectorGames, number: int, one: ZooEnv) -> None:
    agent = one.agent_selection
    seen = one.observe(agent)
    assert one.possible_agents.index(agent) == games.to_move[number]
    np.testing.assert_array_equal(games.observations[number], seen["observation"])
    np.testing.assert_array_equal(games.masks[number], seen["action_mask"])


def step_the_same(games: VectorGames, steps: int, zoo: list[ZooEnv]) -> int:
    """How many games ended meanwhile."""
    ended, luck = 0, np.random.RandomState(1)
    for _ in range(steps):
        actions = drawn(games, luck)
        games.step(actions)
        for number, one in enumerate(zoo):
            one.step(int(actions[number]))
            is_over = all(one.terminations.values())
            assert games.terminations[number] == is_over
            assert not games.truncations[number]
            assert games.rewards[number].tolist() == pytest.approx(list(one.rewards.values()))
            if is_over:
                one.reset()
                ended += 1
            show_the_same(games, number, one)
    return ended


@pytest.mark.parametrize(("name", "seats"), QUICK)
def test_each_has_the_arrays_of_its_own_environment_over_games(name: str, seats: int) -> None:
    games = VectorGames(name, 3, seats, seed=SEED)
    zoo = [env(name, seats) for _ in range(3)]
    for number, one in enumerate(zoo):
        one.reset(seed=SEED + number)
        show_the_same(games, number, one)
    step_the_same(games, 100, zoo)


def test_a_game_that_ends_pays_and_is_followed_by_the_next() -> None:
    options = {"target": "1"}
    games = VectorGames("herrlof", 4, options=options, seed=SEED)
    zoo = [env("herrlof", options=options) for _ in range(4)]
    for number, one in enumerate(zoo):
        one.reset(seed=SEED + number)
    assert step_the_same(games, 120, zoo) >= 8


@pytest.mark.parametrize("name", ["bloops", "bla5t", "blitz"])
def test_other_games_are_stepped_too(name: str) -> None:
    games = VectorGames(name, 2, seed=SEED)
    zoo = [env(name) for _ in range(2)]
    for number, one in enumerate(zoo):
        one.reset(seed=SEED + number)
    step_the_same(games, 30, zoo)


def test_parts_have_names() -> None:
    games = VectorGames("herrlof", 8, seed=SEED)
    for number in range(8):
        parts = games.parts(games.observations[number])
        assert parts["seat"].argmax() == games.to_move[number]
        assert parts["hand"].sum() == 15


def test_one_action_outside_its_mask_changes_no_game() -> None:
    games = VectorGames("herrlof", 5, seed=SEED)
    before = games.observations.copy()
    actions = drawn(games, np.random.RandomState(1))
    (actions[3],) = [n for n in range(len(games.actions)) if games.actions[n].text == "draw"]
    with pytest.raises(IllegalMove, match="HERR-PRED-1"):
        games.step(actions)
    np.testing.assert_array_equal(games.observations, before)
    games.step(drawn(games, np.random.RandomState(1)))
    assert not np.array_equal(games.observations, before)


@pytest.mark.parametrize(
    ("actions", "why"),
    [([0], "one action a game: 2"), ([0, 999], "actions go from 0 to 138"), ([0, -1], "from 0")],
)
def test_actions_that_cannot_be_are_refused(actions: list[int], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        VectorGames("herrlof", 2, seed=SEED).step(actions)


def test_games_that_cannot_be_say_why() -> None:
    with pytest.raises(NotationError, match="unknown game"):
        VectorGames("whist", 2, seed=SEED)
    with pytest.raises(ValueError, match="at least one game"):
        VectorGames("blot", 0, seed=SEED)
