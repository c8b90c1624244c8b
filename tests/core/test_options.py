import pickle
import re
from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.chance import FastChance
from tablee.core.contract import Game
from tablee.core.notation import NotationError
from tablee.core.options import RANDOM, Options, Starter, make_options, read_options
from tablee.core.wrong_choice import WrongChoice
from tablee.packs import GAMES
from tablee.packs.filling import holes


class Sample(Options, frozen=True, kw_only=True):
    target: Annotated[int, msgspec.Meta(ge=0, le=300)] = 50
    teams: bool = False
    pace: Literal["slow", "fast"] = "slow"
    limit: Literal[50, 100] = 50
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$", description="a language: fr")] = (
        "fr"
    )
    deck: str = ""


class Younger(Sample, frozen=True, kw_only=True):
    KEPT = frozenset({"bonus"})
    ADDED = frozenset({"starter"})

    bonus: Literal["three", "two"] = "three"
    starter: Starter = RANDOM


@given(
    st.builds(
        Sample,
        target=st.integers(0, 300),
        teams=st.booleans(),
        pace=st.sampled_from(["slow", "fast"]),
        deck=st.text(max_size=30),
    )
)
def test_options_read_back(options: Sample) -> None:
    assert read_options(Sample, options.text()) == options


def test_what_is_not_named_keeps_its_default() -> None:
    assert read_options(Sample, "teams=yes") == Sample(teams=True)
    assert read_options(Sample, "") == Sample()


def test_an_option_of_earlier_rules_is_told_only_where_it_holds() -> None:
    assert "bonus" not in Younger().text()
    assert read_options(Younger, Younger(bonus="two").text()) == Younger(bonus="two")


def test_an_option_that_came_later_leaves_the_texts_of_before_as_they_were() -> None:
    assert Younger().text() == Sample().text()
    named = Younger(starter="P1")
    assert named.text() == f"{Sample().text()} starter=P1"
    assert read_options(Younger, named.text()) == named


def test_an_option_of_earlier_rules_is_not_among_those_to_choose() -> None:
    with pytest.raises(NotationError, match="language, deck, starter\\)"):
        read_options(Younger, "speed=5")


def test_what_a_text_of_before_does_not_name_is_as_it_was() -> None:
    assert read_options(Younger, "target=40", {"bonus": "two"}) == Younger(target=40, bonus="two")
    assert read_options(Younger, "bonus=three", {"bonus": "two"}) == Younger()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            "speed=5",
            "unknown option 'speed' \\(one of target, teams, pace, limit, language, deck\\)",
        ),
        ("target=many", "^option target: a number from 0 to 300, not 'many'$"),
        ("target=301", "^option target: a number from 0 to 300, not '301'$"),
        ("target=-1", "^option target: a number from 0 to 300, not '-1'$"),
        ("teams=maybe", "^option teams: yes or no, not 'maybe'$"),
        ("teams=", "^option teams: yes or no, not ''$"),
        ("pace=medium", "^option pace: one of slow, fast, not 'medium'$"),
        ("limit=75", "^option limit: one of 50, 100, not '75'$"),
        ("language=French", "^option language: a language: fr, not 'French'$"),
        ("target=5 target=6", "given twice"),
        ("target", "character 1: expected name=value"),
        ('deck="\\q"', "option value"),
    ],
)
def test_wrong_options_are_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        read_options(Sample, text)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(NotationError, match="this game has none"):
        make_options(Options, {"x": "1"})


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_option_of_every_game_says_what_it_can_be(game: Game) -> None:
    for name in game.options.__struct_fields__:
        with pytest.raises(WrongChoice, match=r"'\?!'") as wrong:
            game.deal(game.seats[0], make_options(game.options, {name: "?!"}), FastChance(0))
        wording = wrong.value.wording
        assert holes(wording["fr"]) == holes(wording["en"])
        french, english = (re.sub(r"^[^:]*: |, [^,]*$", "", wording[one]) for one in ("fr", "en"))
        assert french != english


def test_a_wrong_choice_travels_between_processes() -> None:
    with pytest.raises(WrongChoice) as wrong:
        make_options(Sample, {"target": "many"})
    there = pickle.loads(pickle.dumps(wrong.value))
    assert str(there) == str(wrong.value)
    assert there.wording["fr"].format_map(there.values).endswith("et non « many »")
