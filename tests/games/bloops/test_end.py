"""BLOOPS, the 20, the last window and the score."""

import pytest

from tablee.games.bloops.cards import read_card
from tablee.games.bloops.score import Score
from tests.games.bloops.table import At

FOUR = "P0 cards 4 5; P1 cards 9 2; P2 cards 3 1; P3 cards 9 10; options grace=none"
"""b0 b1; b2 b3; b4 b5; b6 b7."""


@pytest.mark.parametrize("choice", ["discard", "keep b0"])
def test_bloops_end_1_the_20_ends_the_game_at_once(choice: str) -> None:
    cards, pile = ("4", "20") if choice == "discard" else ("20", "4")
    at = At(f"P0 cards {cards}; P1 cards 4; pile {pile} 1")
    at.play("P0 draw", f"P0 {choice}")
    outcome = at.outcome()
    assert outcome.rule == "BLOOPS-END-1"
    assert outcome.scores == [4, 4]
    assert at.refused("P1 throw b1") == at.refused("P1 draw") == "BLOOPS-END-1"


def test_bloops_end_2_each_opponent_plays_one_last_turn() -> None:
    at = At(f"{FOUR}; turn P1; step window; discard 10; pile 1 2 3 0 0")
    at.play("P1 bloops")
    for seat in (2, 3, 0):
        assert at.turn == f"P{seat}"
        at.play(f"P{seat} draw", f"P{seat} discard")
    assert at.turn == "P0 P1 P2 P3"
    assert at.refused("P1 draw") == "BLOOPS-PEN-2"
    at.play("- close")
    assert at.outcome().scores == [9, 11, 4, 19]


def test_bloops_end_3_the_holder_is_immune_to_later_9s() -> None:
    """The worked case: A discards a 9 and arms BLOOPS; B's 9 may hit A, D's later one may not."""
    at = At(f"{FOUR}; step start; pile 9 0 0 0").play("P0 draw", "P0 arm", "P0 discard")
    at.play("P1 throw b2", "P0 swap b0 b4")
    assert at.field("holder") == ""
    assert "swap b3 b1" in at.legal("P1")
    at.play("P1 swap b3 b1")
    assert at.field("holder") == "P0"
    at.play("P3 throw b6")
    assert at.refused("P3 swap b7 b4") == at.refused("P3 swap b7 b3") == "BLOOPS-END-3"
    assert [move.text for move in at.state.moves(3)] == ["swap b7 b1", "swap b7 b0", "swap b7 b5"]


def test_bloops_q21_not_before_the_discard_nor_while_an_effect_is_pending() -> None:
    at = At(f"{FOUR}; step start; pile 8 0 0").play("P0 draw")
    assert at.refused("P0 bloops") == "BLOOPS-Q21"
    at.play("P0 discard")
    assert at.refused("P0 bloops") == "BLOOPS-Q21"
    at.play("P0 look b0", "P0 seen")
    assert at.refused("P0 bloops") is None
    at.play("P1 draw")
    assert at.refused("P0 bloops") == "BLOOPS-TURN-5"


def test_bloops_q21_also_during_the_grace() -> None:
    at = At("P0 cards 4; P1 cards 9; pile 3 1").play("P0 draw", "P0 discard", "P0 bloops")
    assert at.field("holder") == "P0"
    assert at.turn == ""


def test_bloops_q21_armed_is_private_until_it_fires() -> None:
    at = At(f"{FOUR}; step start; pile 8 0 0").play("P0 draw", "P0 arm")
    assert at.story[1:] == []
    assert at.view(0).armed
    assert not at.view(1).armed
    assert not at.view(None).armed
    assert "disarm" in at.legal("P0")
    assert (at.refused("P0 arm"), at.refused("P1 arm")) == ("BLOOPS-Q21", "BLOOPS-TURN-5")
    at.play("P0 discard", "P0 look b0")
    assert not at.told("bloops")
    assert at.play("P0 seen").told("bloops")


def test_bloops_q21_an_armed_bloops_can_be_withdrawn() -> None:
    at = At(f"{FOUR}; step start; pile 3 0 0").play("P0 draw", "P0 arm", "P0 disarm")
    assert at.refused("P0 disarm") == "BLOOPS-Q21"
    assert at.play("P0 discard").field("holder") == ""
    assert at.refused("P0 arm") == "BLOOPS-Q21"  # now it can be announced


def test_bloops_q22_a_9_already_discarded_is_not_stopped() -> None:
    at = At(f"{FOUR}; step window; discard 9 9; queue P0:9 P1:9; armed yes; pile 1")
    at.play("P0 swap b0 b4", "P1 swap b2 b1")
    assert at.field("P0 cards") == "3 9"
    assert at.field("holder") == "P0"


def test_bloops_q23_on_the_first_turn() -> None:
    at = At(f"{FOUR}; step start; turns 0; pile 3 0").play("P0 draw", "P0 discard")
    assert at.refused("P0 bloops") is None


def test_bloops_q24_the_holder_may_still_throw() -> None:
    at = At(f"{FOUR}; holder P0; turn P1; step window; discard 4; pile 1")
    assert at.legal("P0") == {"throw b0", "throw b1"}
    assert at.play("P0 throw b0").field("P0 cards") == "- 5"


def test_bloops_q25_no_second_bloops() -> None:
    at = At(f"{FOUR}; holder P0; turn P1; step window; discard 4; pile 1")
    assert at.refused("P1 bloops") == "BLOOPS-Q25"
    at.play("P2 draw")
    assert at.refused("P2 arm") == "BLOOPS-Q25"
    assert "arm" not in at.legal("P2")


LAST = "P0 cards 4 5; P1 cards 4 7; holder P0; turn P1; step window; pile 1 2"


def test_bloops_q26_the_last_window_closes_after_five_seconds() -> None:
    at = At(f"{LAST}; discard 4")
    assert [repr(wait) for wait in at.state.waits()] == ["close.1 - 5s close"]
    assert at.refused("P0 close") == "BLOOPS-Q26"
    at.play("- close")
    assert at.outcome().scores == [9, 11]


def test_bloops_q26_not_while_an_effect_is_pending() -> None:
    at = At(f"{LAST}; discard 7").play("P1 throw b3")
    assert at.refused("- close") == at.refused("P0 confirm") == "BLOOPS-Q26"
    at.play("P1 look b0", "P1 seen")
    assert at.refused("- close") is None


def test_bloops_q26_each_valid_throw_renews_it_a_wrong_one_does_not() -> None:
    at = At(f"{LAST}; discard 4").play("P0 confirm")
    before = at.state.waits()[0].key
    at.play("P1 throw b3")
    assert at.state.waits()[0].key == before
    assert at.turn == "P1"
    at.play("P1 throw b2")
    assert at.state.waits()[0].key != before
    assert at.turn == "P0 P1"


def test_bloops_q26_ended_early_when_all_confirm() -> None:
    at = At(f"{LAST}; discard 4").play("P1 confirm")
    assert at.refused("P1 confirm") == "BLOOPS-Q26"
    assert at.refused("P1 throw b2") is None
    at.play("P0 confirm")
    assert at.outcome().scores == [9, 11]


def test_bloops_q27_a_20_in_the_last_turns_ends_at_once() -> None:
    at = At(f"{FOUR}; holder P0; step window; discard 3; pile 20 1")
    at.play("P1 draw", "P1 discard")
    outcome = at.outcome()
    assert outcome.rule == "BLOOPS-END-1"


def test_bloops_score_1_all_is_revealed() -> None:
    at = At(f"{LAST}; discard 4").play("- close")
    assert at.open(None) == {"b0": "4", "b1": "5", "b2": "4", "b3": "7"}


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("20 2 1", 23),
        ("11* 9 9 8 8", 45),
        ("11* 11* 11* 9 5 4", 18),
        ("11* 11* 3", 25),
        ("11* 11* 11* 11*", 0),
        ("2* 11* 4* 3", 3),
        ("", 0),
    ],
)
def test_bloops_score_1_three_stars_are_set_aside(cards: str, points: int) -> None:
    assert Score([read_card(card) for card in cards.split()]).points == points


def test_bloops_score_2_the_lowest_wins_and_a_failed_bloops_costs_nothing() -> None:
    """The rulebook's totals."""
    at = At(
        "P0 cards 20 2 1; P1 cards 11* 9 9 8 8; P2 cards 11* 11* 11* 9 5 4;"
        "holder P0; turn P2; step window; discard 3",
    ).play("- close")
    outcome = at.outcome()
    assert outcome.scores == [23, 45, 18]
    assert outcome.places == [2, 3, 1]
    assert outcome.rule == "BLOOPS-END-2"


def test_bloops_score_2_ties_share_the_victory() -> None:
    at = At(
        "P0 cards 4 5; P1 cards 9; P2 cards 10; step window; holder P0; turn P2;discard 3"
    ).play("- close")
    outcome = at.outcome()
    assert (outcome.winners, outcome.places) == ([0, 1], [1, 1, 3])
