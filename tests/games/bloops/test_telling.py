"""What is told of cards nobody sees says where they lie."""

import pytest

from tablee.packs import PACKS
from tablee.packs.phrases import Speaker
from tests.games.bloops.table import At

NAMES = ["Ada", "Bo"]
TWO = "P0 cards 1 - 3 4 9; P1 cards 5 6 7 9; pile 9 4 8 2 1"

ROUND = """Ada arranges their cards: those in places 1, 3 and 4 go to places 4, 1 and 3, in that \
order."""


def told(at: At) -> list[str]:
    """The last move, as P1 hears it."""
    speaker = Speaker(PACKS["bloops"].words, NAMES, "en", str)
    return [speaker.tell(event.told(1), 1) for event in at.story]


def last(at: At, *lines: str) -> list[str]:
    return told(at.play(*lines[:-1]).play(lines[-1]))


def test_bloops_q43_a_swap_names_both_places_as_they_were() -> None:
    at = At(TWO)
    assert last(at, "P0 draw", "P0 discard", "P0 swap b2 b7")[0] == (
        "Ada swaps their card in place 4 with yours in place 4."
    )
    at = At(TWO)
    assert last(at, "P0 draw", "P0 discard", "P0 swap b0 b5")[0] == (
        "Ada swaps their card in place 1 with yours in place 2."
    )


def test_bloops_q43_a_kept_card_a_throw_and_a_penalty_name_their_places() -> None:
    at = At(TWO)
    assert last(at, "P0 draw", "P0 keep b3") == [
        "Ada keeps the drawn card, in place 5.",
        "Ada discards 9.",
    ]
    assert last(at, "P1 throw b7") == ["Bo counter-discards 9, from place 4!"]
    assert last(at, "P0 throw b0") == [
        "Missed, Ada: in place 1, that was not the right card.",
        "Ada gets a penalty card, in place 2.",
    ]
    assert last(at, "- hide b0") == ["Ada’s card in place 1 is face down again."]


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        ("b0 - b1 b2 - b3", "Ada moves their card from place 5 to place 6."),
        ("b0 b1 - b2 b3", "Ada moves their card from place 3 to place 2."),
        ("b3 - b1 b2 b0", "Ada exchanges their cards in places 1 and 5."),
        ("b1 - b2 b0 b3", ROUND),
        ("b0 - b1 b2 b3", "Ada arranges their cards, and changes nothing."),
    ],
)
def test_cards_that_are_moved_about_can_be_followed(layout: str, said: str) -> None:
    """BLOOPS-SETUP-4."""
    assert last(At(TWO), f"P0 arrange {layout}") == [said]
