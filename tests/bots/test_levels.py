"""The levels and the characters who play them."""

import pytest

from tablee.bots import LEVELS, bot_for
from tablee.bots.characters import CHARACTERS, cast
from tablee.bots.levels import makers
from tablee.bots.random_bot import RandomBot
from tablee.core.chance import FastChance
from tablee.games import GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_every_game_is_played(game: str, level: str) -> None:
    assert callable(bot_for(game, level).choose)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_makes_only_known_levels(game: str) -> None:
    assert set(makers(game)) <= set(LEVELS)


@pytest.mark.parametrize("game", ["herrlof", "blot"])
def test_trick_games_have_bots_of_their_own(game: str) -> None:
    assert set(makers(game)) == set(LEVELS) - {"random"}


def test_a_game_without_bots_falls_back_on_the_random_one() -> None:
    assert isinstance(bot_for("a_game_to_come", "expert"), RandomBot)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="no 'genius' bot"):
        bot_for("herrlof", "genius")


def test_the_largest_table_can_be_filled_with_different_characters() -> None:
    largest = max(game.seats[-1] for game in GAMES.values())
    for level in LEVELS:
        people = cast([level] * largest, FastChance(3))
        assert len({person.name for person in people}) == largest


def test_names_and_faces_are_unique() -> None:
    everyone = [person for people in CHARACTERS.values() for person in people]
    assert len({person.name for person in everyone}) == len(everyone)
    assert len({person.face for person in everyone}) == len(everyone)


def test_a_cast_follows_the_levels() -> None:
    levels = ["novice", "expert", "novice"]
    people = cast(levels, FastChance(4))
    for level, person in zip(levels, people, strict=True):
        assert person in CHARACTERS[level]
