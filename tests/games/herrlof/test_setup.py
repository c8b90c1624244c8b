"""Components, set-up and predictions."""

from collections import Counter

import pytest

from tablee.core.chance import FastChance, ScriptedChance
from tablee.core.notation import NotationError
from tablee.games.herrlof import HERRLOF
from tablee.games.herrlof.cards import COLOUR, DECK, FREE, NUMBER, TEXT
from tablee.games.herrlof.options import HerrlofOptions
from tablee.games.herrlof.rules import Herrlof
from tests.table import At


def deal(seats: int, *luck: int) -> Herrlof:
    state = HERRLOF.deal(seats, HerrlofOptions(), ScriptedChance(luck))
    assert isinstance(state, Herrlof)
    return state


def test_herr_comp_1_forty_two_cards() -> None:
    deck = Counter(TEXT[card] for card in DECK)
    assert sum(deck.values()) == 42
    assert deck["A"] == deck["N"] == 3
    assert all(deck[f"{colour}{number}"] == 1 for colour in "RGBY" for number in range(1, 10))
    assert [COLOUR[card] for card in DECK if NUMBER[card] == 0] == [FREE] * 6


def test_herr_comp_2_the_marked_numbers_are_those_with_an_ability() -> None:
    """HERR-COMP-2: each marked number stops play for its ability, or moves the lead; no other."""
    acting = set()
    for number in range(1, 10):
        at = At("herrlof", f"P0 hand R{number} G2; P1 hand N Y9; P1 tricks 1; stock Y2; trump R")
        at.play(f"P0 R{number}")
        if at.field("step") == "play":
            at.play("P1 Y9")
        if at.field("step") != "play" or at.turn != "P0":
            acting.add(number)
    assert acting == {1, 3, 6, 9}


def test_herr_setup_1_the_first_dealer_is_random_then_the_deal_rotates() -> None:
    assert [deal(3, dealer).dealer for dealer in range(3)] == [0, 1, 2]
    at = At("herrlof", "dealer P0; P0 hand R5; P1 hand R7; lead P1")
    at.play("P1 R7", "P0 R5")
    assert at.field("round") == "2"
    assert at.field("dealer") == "P1"


@pytest.mark.parametrize(("seats", "hand", "left"), [(2, 15, 12), (3, 11, 9)])
def test_herr_setup_2_hands_and_stock(seats: int, hand: int, left: int) -> None:
    view = deal(seats, 0).view(0)
    assert view.counts == [hand] * seats  # type: ignore[attr-defined]
    assert view.stock == left - 1  # type: ignore[attr-defined]


def test_herr_q28_a_card_you_do_not_hold_is_refused() -> None:
    assert At("herrlof", "P0 hand R5; P1 hand R7").refused("P0 R6") == "HERR-Q28"


def test_herr_setup_2_other_numbers_of_players_are_refused() -> None:
    with pytest.raises(NotationError, match="2 to 3"):
        HERRLOF.deal(4, HerrlofOptions(), FastChance(1))


def test_herr_setup_3_the_turned_card_is_trump_and_lies_aside() -> None:
    state = deal(2, 0)  # the scripted deck lies in order: R1 … Y3 dealt, Y4 on top
    assert state.text().count("turned Y4") == 1
    assert state.trump == COLOUR[state.turned[0]] == 3


def test_herr_setup_3_a_rune_turned_means_no_trump() -> None:
    at = At("herrlof", "P0 hand A G2; P1 hand A G3; stock N; trump B")
    at.play("P0 A", "P1 A")
    assert at.field("trump") == "none"


def test_herr_pred_1_predictions_are_secret_and_fixed() -> None:
    at = At("herrlof", "step predict; P0 hand R5 G1; P1 hand R7 G2")
    assert at.turn == "P0 P1"
    at.play("P1 predict 1")
    assert at.turn == "P0"
    assert at.state.view(0).predictions == [None, None]  # type: ignore[attr-defined]
    assert at.state.view(1).predictions == [None, 1]  # type: ignore[attr-defined]
    assert at.refused("P1 predict 0") == "HERR-PRED-1"
    assert at.refused("P0 R5") == "HERR-PRED-1"
    at.play("P0 predict 2")
    assert at.refused("P0 predict 1") == "HERR-PRED-1"
    assert at.turn == "P0"


def test_herr_q18_predictions_go_from_none_to_all() -> None:
    at = At("herrlof", "step predict; P0 hand R5 G1; P1 hand R7 G2")
    assert at.legal("P0") == {"predict 0", "predict 1", "predict 2"}
    assert at.refused("P0 predict 3") == "HERR-Q18"
    full = deal(3, 0)
    assert [move.text for move in full.moves(0)] == [f"predict {n}" for n in range(12)]


def test_herr_play_1_the_dealers_neighbour_leads() -> None:
    state = deal(3, 1)
    for seat in range(3):
        state.play(seat, HERRLOF.moves.parse("predict 3"), FastChance(0))
    assert state.to_act() == [2]


def test_herr_q2_the_stock_never_runs_out() -> None:
    """HERR-Q2: four 3s draw and one double A turns, against eight cards under the trump card."""
    for seats, left in ((2, 12), (3, 9)):
        assert len(deal(seats, 0).stock) == left - 1 > 4 + 1


def test_herr_3p_1_the_target_is_forty_with_three() -> None:
    assert deal(2, 0).target() == 50
    assert deal(3, 0).target() == 40
    custom = HERRLOF.deal(3, HerrlofOptions(target=70), FastChance(1))
    assert custom.view(None).target == 70  # type: ignore[attr-defined]
