"""Saying what happens."""

import pytest

from tablee.core.chance import FastChance
from tablee.core.story import Event, Told
from tablee.games import GAMES
from tablee.phrases import SENTENCES, Speaker
from tablee.server.views import sentences
from tests.laws.positions import VARIANTS, Variant, random_game, variant_name

NAMES = ["Ada", "Björn", "Chloé", "Dov", "Élise", "Fanny"]


def speaker(game: str, language: str) -> Speaker:
    return Speaker(game, NAMES, language, lambda card: card if card.isdigit() else f"<{card}>")


def test_a_secret_is_said_only_to_those_who_were_told() -> None:
    french = speaker("herrlof", "fr")
    assert french.tell(Told("drawn", 1, {})) == "Björn pioche une carte."
    assert french.tell(Told("drawn", 1, {"card": "R7"})) == "Björn pioche <R7>."


@pytest.mark.parametrize("game", GAMES)
def test_a_move_taken_back_is_told_in_every_game(game: str) -> None:
    told = Event("taken_back", 1).told(0)
    assert speaker(game, "fr").tell(told) == "Björn reprend son dernier coup."
    assert speaker(game, "en").tell(told) == "Björn takes the last move back."
    assert sentences(game)["taken_back"]["fr"] == SENTENCES["taken_back"]["fr"]  # on the page too


def test_seats_and_colours_are_named() -> None:
    assert speaker("herrlof", "en").tell(Told("trick_stolen", 0, {"victim": 2})) == (
        "Ada takes a trick from Chloé."
    )
    assert "verte" in speaker("blot", "fr").tell(Told("ceremony_won", 0, {"tile": "G"}))


def test_moves_are_said_in_words() -> None:
    herrlof, blot = GAMES["herrlof"].moves, GAMES["blot"].moves
    assert speaker("herrlof", "fr").move(herrlof.parse("predict 5")) == "annoncer 5"
    assert speaker("herrlof", "en").move(herrlof.parse("take P1")) == "take a card from Björn"
    assert speaker("herrlof", "en").move(herrlof.parse("R7")) == "play <R7>"
    assert "<B5>" in speaker("blot", "fr").move(blot.parse("Y:B5"))
    assert "jaune" in speaker("blot", "fr").move(blot.parse("Y:B5"))


def test_french_elides_before_a_vowel() -> None:
    told = Told("mask_moved", 0, {"god": "Odin"})
    assert "de Odin" not in speaker("blot", "fr").tell(told)


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_that_happens_can_be_said(variant: Variant, language: str) -> None:
    """Every event and every offered move of random games has its sentence in both languages."""
    game, seats, _ = variant
    says = speaker(game.name, language)
    for state, mover, move in random_game(variant, seed=61, most=200):
        if mover is not None:
            assert says.move(move)
        after = state.copy()
        story: list[Event] = []
        after.apply(mover, move, FastChance(1), story)
        for event in story:
            for seat in [*range(seats), None]:
                assert "{" not in says.tell(event.told(seat))
