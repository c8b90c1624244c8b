"""Gymnasium plays one seat of our games, by its own checker."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee.lab.gymnasium  # noqa: F401 - registers the games
from tablee.bots import Bot, Reply
from tablee.core.chance import Chance
from tablee.core.contract import IllegalMove
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.view import View
from tablee.lab.gymnasium import SeatEnv
from tablee.packs import GAMES

EVERY = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


def made(name: str, bots: Sequence[str | Bot], **more: Any) -> SeatEnv:
    one = gymnasium.make(f"tablee/{name}-v0", bots=bots, **more).unwrapped
    assert isinstance(one, SeatEnv)
    return one


def play(one: SeatEnv, seed: int) -> float:
    """At random to the end; the reward."""
    seen, _ = one.reset(seed=seed)
    draws = np.random.RandomState(seed)
    while True:
        legal = np.flatnonzero(seen["action_mask"])
        np.testing.assert_array_equal(legal, np.flatnonzero(one.action_masks()))
        seen, reward, is_over, is_cut, info = one.step(int(draws.choice(legal)))
        assert not info
        if is_over or is_cut:
            return reward
        assert reward == 0.0


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_its_checker_passes(name: str, seats: int) -> None:
    check_env(made(name, ["random"], seats=seats, seat=seats - 1))


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
@pytest.mark.parametrize("name", GAMES)
def test_bots_of_the_house_play_the_others_to_the_end(name: str, level: str) -> None:
    one = made(name, [level], budget=0.001)
    assert play(one, 1) in (-1.0, GAMES[name].seats[0] - 1.0)


def test_the_same_seed_is_the_same_game() -> None:
    one, other = made("blot", ["novice"]), made("blot", ["novice"])
    assert play(one, 3) == play(other, 3)
    assert one.text() == other.text()


def test_without_a_seed_the_next_game_is_dealt() -> None:
    one = made("herrlof", ["random"])
    one.reset(seed=1)
    first = one.text()
    one.reset()
    assert one.text() != first


class Last:
    """Plays the last move, and remembers whose view it was given."""

    def __init__(self) -> None:
        self.seats: set[int | None] = set()

    def choose(
        self, view: View, moves: list[Move], reactions: list[Move], chance: Chance, budget: float
    ) -> Reply:
        self.seats.add(view.seat)
        return Reply(moves[-1] if moves else None)


def test_a_bot_of_ones_own_sits_beside_those_of_the_house() -> None:
    mine = Last()
    one = made("blot", ["random", mine], seat=1, seats=4)
    play(one, 1)
    assert mine.seats == {2, 3}  # P0 is the random one, P1 the learner
    assert one.parts(one.reset()[0]["observation"])["seat"].argmax() == 1


class Wrong(Last):
    """Always wants to attribute a god."""

    def choose(
        self, view: View, moves: list[Move], reactions: list[Move], chance: Chance, budget: float
    ) -> Reply:
        return Reply(GAMES["blot"].moves.parse("give Loki"))


def test_a_bot_that_breaks_a_rule_is_told_which() -> None:
    with pytest.raises(IllegalMove, match="BLOT-RES-5: P0"):
        made("blot", [Wrong()], seat=1, options={"starter": "P0"}).reset(seed=1)


def test_an_action_outside_the_mask_loses_and_names_its_rule() -> None:
    one = made("herrlof", ["random"])
    one.reset(seed=1)
    (draw,) = [n for n in range(len(one.actions)) if one.actions[n].text == "draw"]
    seen, reward, is_over, is_cut, info = one.step(draw)
    assert (reward, is_over, is_cut, info) == (-1.0, True, False, {"refusal": "HERR-PRED-1"})
    assert not seen["action_mask"].any()
    with pytest.raises(RuntimeError, match="reset"):
        one.step(draw)


@pytest.mark.parametrize(
    ("bots", "more", "why"),
    [
        (["master"], {}, "no bots of level 'master'"),
        ([], {}, "at least one bot"),
        (["random"], {"seat": 2}, "P0 to P1, not 2"),
        (["random"], {"seats": 9}, "played by 2 to 3"),
        (["random", "novice"], {"seats": 2}, "2 bots and you, for 2 seats"),
        (["random"], {"options": {"aim": "3"}}, "unknown option"),
    ],
)
def test_a_table_that_cannot_be_says_why(bots: list[str], more: dict[str, Any], why: str) -> None:
    with pytest.raises((NotationError, ValueError), match=why):
        SeatEnv("herrlof", bots, **more)
