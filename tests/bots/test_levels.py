"""The levels and the characters who play them."""

import pytest
from msgspec.structs import replace

from tablee.bots import LEVELS
from tablee.bots.characters import CHARACTERS, cast
from tablee.bots.general import GeneralBot
from tablee.bots.random_bot import RandomBot
from tablee.core.chance import FastChance
from tablee.packs import GAMES, PACKS


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_every_game_is_played(game: str, level: str) -> None:
    assert callable(PACKS[game].bot(level).choose)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_makes_only_known_levels(game: str) -> None:
    assert set(PACKS[game].bots) <= set(LEVELS)


@pytest.mark.parametrize("game", ["herrlof", "blot"])
def test_trick_games_have_bots_of_their_own(game: str) -> None:
    assert set(PACKS[game].bots) == set(LEVELS) - {"random"}


def test_a_game_without_bots_of_its_own_is_played_by_the_general_one() -> None:
    alone = replace(PACKS["herrlof"], bots={})
    assert isinstance(alone.bot("expert"), GeneralBot)
    assert isinstance(alone.bot("random"), RandomBot)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="no 'genius' bot"):
        PACKS["herrlof"].bot("genius")


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
