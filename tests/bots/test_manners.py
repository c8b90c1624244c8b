"""Never absurd: what no level does, the novice least attentive of all included."""

import pytest

from tablee.core.chance import FastChance
from tablee.packs import PACKS
from tests.table import At

LEVELS = ["novice", "regular", "expert"]
TRIES = 25

at_every_level = pytest.mark.parametrize("level", LEVELS)


def chosen(game: str, level: str, position: str) -> set[str]:
    """All that the seat to move does, in many tries."""
    state = At(game, position).state
    (seat,) = state.to_act()
    found = set()
    for seed in range(TRIES):
        reply = (
            PACKS[game]
            .bot(level)
            .choose(state.view(seat), state.moves(seat), [], FastChance(seed), 0.01)
        )
        assert reply.move is not None
        found.add(reply.move.text)
    return found


# --- Herrlof ----------------------------------------------------------------------------------

STOCK = "stock Y6 B2 B4 G4 G6 Y5"
REST = f"{STOCK}; P0 tricks 4; P1 tricks 7"


@at_every_level
def test_herrlof_with_the_prediction_reached_a_trick_is_not_taken(level: str) -> None:
    position = "turn P0; lead P1; trick G5; P0 predicts 4; P1 predicts 7; P0 hand G2 G8 B1; "
    assert chosen("herrlof", level, position + f"P1 hand R4 R5; {REST}") == {"G2"}


@at_every_level
def test_herrlof_a_trick_needed_is_taken(level: str) -> None:
    position = "turn P0; lead P1; trick G5; P0 predicts 6; P1 predicts 8; P0 hand G2 G8; "
    assert chosen("herrlof", level, position + f"P1 hand R4; {REST}") == {"G8"}


@at_every_level
def test_herrlof_when_every_trick_is_needed_the_sure_card_is_led(level: str) -> None:
    position = "trump R; P0 predicts 6; P1 predicts 8; P0 hand R9 R8; P1 hand Y2 Y4; "
    assert chosen("herrlof", level, position + REST) <= {"R9", "R8"}


@at_every_level
def test_herrlof_a_safe_card_is_led_when_no_trick_is_wanted(level: str) -> None:
    position = "trump R; P0 predicts 4; P1 predicts 9; P0 hand G1 B9; P1 hand G7 B8; "
    assert chosen("herrlof", level, position + REST) == {"G1"}


@at_every_level
def test_herrlof_a_trick_needed_is_stolen(level: str) -> None:
    position = "step steal; turn P0; lead P0; P0 predicts 5; P1 predicts 7; "
    assert chosen("herrlof", level, position + f"P0 hand N; P1 hand R5; {REST}") == {"steal P1"}


@at_every_level
def test_herrlof_a_number_that_suits_the_hand_is_predicted(level: str) -> None:
    strong = "R9 R8 R7 R6 R5 G9 G8 G7 B9 B8 B7 Y9 Y8 Y7 A"
    weak = "G1 G2 G3 G5 Y1 Y2 Y3 Y4 B1 B3 B5 B6 R1 R2 N"
    position = f"step predict; trump R; P0 hand {strong}; P1 predicts 4; P1 hand {weak}; {STOCK}"
    for text in chosen("herrlof", level, position):
        assert int(text.removeprefix("predict ")) >= 7


# --- Blot -------------------------------------------------------------------------------------


@at_every_level
def test_blot_a_ceremony_that_can_be_won_for_sure_is_won(level: str) -> None:
    position = (
        "seats 3; turn P0; R dark P1:G6 P2:G7; G gone; B gone; Y gone; Balder 0; Loki 0 B; "
        "Odin 0 G; Thor 0 Y; P0 hand G10 G5; P1 hand B5 B6; P2 hand B7 B8"
    )
    assert chosen("blot", level, position) == {"R:G10"}


def test_blot_a_novice_completes_no_ceremony_for_another_when_it_can_be_helped() -> None:
    position = (
        "seats 3; turn P0; R dark P1:G9 P2:G7; G dark; B gone; Y gone; Balder 0; Loki 0 B; "
        "Odin 0 Y; P0 hand B10 Y5; P1 hand B5 B6; P2 hand B7 B8"
    )
    assert chosen("blot", "novice", position) == {"G:B10", "G:Y5"}
