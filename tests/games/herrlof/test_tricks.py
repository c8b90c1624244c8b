"""Playing and winning tricks, and who leads next."""

import pytest

from tests.table import At


def winner(trick: str, trump: str = "none") -> tuple[str, str]:
    """Who wins a trick led by P0, and who leads next (spare cards: everyone holds one more)."""
    cards = trick.split()
    spare = next(colour for colour in "RGBY" if colour not in trick)
    hands = [f"P{i} hand {card} {spare}{i + 1}" for i, card in enumerate(cards)]
    at = At("herrlof", f"seats {len(cards)}; trump {trump}; " + "; ".join(hands))
    for i, card in enumerate(cards):
        at.play(f"P{i} {card}")
        if at.field("step") == "draw":
            at.play(f"P{i} pass")
    won = [event.seat for event in at.told("trick_won")]
    while at.field("step") in ("steal", "take"):
        at.play(f"{at.turn} pass")
    return (f"P{won[0]}" if won else "nobody"), at.turn


def test_herr_play_2_follow_the_colour_or_play_a_rune() -> None:
    at = At("herrlof", "P0 hand G5 R1 R9 B1 B2; P1 hand G1 G8 R2 A N").play("P0 G5")
    assert at.legal("P1") == {"G1", "G8", "A", "N"}
    assert at.refused("P1 R2") == "HERR-PLAY-2"


def test_herr_play_2_void_plays_anything() -> None:
    at = At("herrlof", "P0 hand G5 R1; P1 hand R2 A").play("P0 G5")
    assert at.legal("P1") == {"R2", "A"}


@pytest.mark.parametrize("rune", ["A", "N"])
def test_herr_play_3_a_rune_led_leaves_everyone_free(rune: str) -> None:
    at = At("herrlof", f"P0 hand {rune} G5; P1 hand G1 R2").play(f"P0 {rune}")
    assert at.legal("P1") == {"G1", "R2"}


def test_herr_play_4_nobody_has_to_trump() -> None:
    at = At("herrlof", "trump B; P0 hand G5 R1; P1 hand B2 Y4").play("P0 G5")
    assert at.legal("P1") == {"B2", "Y4"}


def test_herr_q28_clockwise_from_the_dealers_left() -> None:
    at = At(
        "herrlof", "seats 3; dealer P0; lead P1; P0 hand R1; P1 hand R2; P2 hand R3; P0 score 1"
    )
    assert at.turn == "P1"
    assert at.refused("P2 R3") == "HERR-PLAY-1"
    at.play("P1 R2")
    assert at.turn == "P2"
    assert at.refused("P0 R1") == "HERR-Q28"
    at.play("P2 R3")
    assert at.turn == "P0"


def test_herr_res_1_any_a_destroys_the_trick() -> None:
    at = At("herrlof", "trump R; P0 hand R5 G1; P1 hand A G2").play("P0 R5", "P1 A")
    assert at.field("destroyed") == "1"
    assert (at.field("P0 tricks"), at.field("P1 tricks")) == ("0", "0")
    assert at.told("trick_destroyed")


@pytest.mark.parametrize(
    ("trick", "trump", "expected"),
    [
        ("G7 R8", "B", "P0"),
        ("G7 B3", "B", "P1"),
        ("G7 G8", "B", "P1"),
        ("B2 B9", "B", "P1"),
        ("Y4 N", "B", "P0"),
        ("N Y2", "B", "P1"),
        ("G4 G9 R1", "R", "P2"),
        ("G4 G9 R2", "B", "P1"),
    ],
)
def test_herr_res_2_highest_trump_else_highest_of_the_colour_led(
    trick: str, trump: str, expected: str
) -> None:
    assert winner(trick, trump)[0] == expected


def test_herr_res_3_among_runes_n_the_first_wins() -> None:
    assert winner("N N")[0] == "P0"
    assert winner("N N N")[0] == "P0"


def test_herr_res_4_the_winner_leads_and_only_the_latest_trick_is_shown() -> None:
    at = At("herrlof", "P0 hand G5 R1 R4; P1 hand G7 R2 R5").play("P0 G5", "P1 G7")
    assert at.turn == "P1"
    at.play("P1 R5", "P0 R4")
    screen = at.state.screen(0)
    assert screen.latest.cards == ["R5", "R4"]  # type: ignore[attr-defined]
    assert screen.tricks == [0, 2]  # type: ignore[attr-defined]
    assert "G7" not in repr(screen)


def test_herr_spec_a_the_leader_leads_again() -> None:
    assert winner("R5 A", "R") == ("nobody", "P0")


def test_herr_spec_a_two_of_them_turn_a_new_trump_at_once() -> None:
    at = At("herrlof", "seats 3; trump G; stock Y8 B2; P0 hand A R1; P1 hand A R2; P2 hand G3 R4")
    at.play("P0 A", "P1 A")
    assert at.field("trump") == "Y"
    assert at.field("turned") == "Y8"


def test_herr_spec_n_the_loser_leads() -> None:
    assert winner("G5 N") == ("P0", "P1")
    assert winner("N R5 B7", "G") == ("P1", "P0")


def test_herr_spec_9_the_opponent_leads() -> None:
    assert winner("G9 Y4", "R") == ("P0", "P1")


def test_herr_3p_1_after_a_nine_the_winners_left_leads() -> None:
    assert winner("G4 G9 G2", "R") == ("P1", "P2")
    assert winner("G4 G2 G9", "R") == ("P2", "P0")


def test_herr_q11_a_destroyed_trick_has_no_winner() -> None:
    at = At("herrlof", "P0 hand R1 G4; P1 hand A G2; P1 tricks 2").play("P0 R1", "P1 A")
    assert at.turn == "P0"
    assert at.field("step") == "play"
    assert winner("R6 A") == ("nobody", "P0")
    assert winner("R9 A") == ("nobody", "P0")


def test_herr_q12_a_with_n_the_same_leader() -> None:
    assert winner("N A") == ("nobody", "P0")
    assert winner("A N") == ("nobody", "P0")


def test_herr_q13_a_rune_turned_by_two_a_means_no_trump() -> None:
    for rune in ("A", "N"):
        at = At("herrlof", f"trump G; stock {rune} B2; P0 hand A R1; P1 hand A R2")
        at.play("P0 A", "P1 A")
        assert at.field("trump") == "none"


def test_herr_q14_two_n_the_first_wins_the_second_leads() -> None:
    assert winner("N N") == ("P0", "P1")


def test_herr_q15_a_nine_against_n_the_loser_leads_once() -> None:
    assert winner("G9 N") == ("P0", "P1")
    assert winner("N G9") == ("P1", "P0")


def test_herr_q21_the_first_number_sets_the_deciding_colour() -> None:
    assert winner("N R5 B7", "G")[0] == "P1"
    assert winner("N R5 R7", "G")[0] == "P2"
    assert winner("N R5 G2", "G")[0] == "P2"
    at = At("herrlof", "seats 3; P0 hand N Y1; P1 hand R5 Y2; P2 hand R6 B7").play("P0 N", "P1 R5")
    assert at.legal("P2") == {"R6", "B7"}


def test_herr_q22_the_last_n_is_the_loser() -> None:
    assert winner("N N R5") == ("P2", "P1")
    assert winner("N N N") == ("P0", "P2")


def test_herr_q23_two_n_and_a_number_the_number_wins() -> None:
    assert winner("N B4 N")[0] == "P1"


def test_herr_q24_a_winning_nine_beats_n_for_the_lead() -> None:
    assert winner("N B9 N") == ("P1", "P2")
    assert winner("B9 N B4") == ("P0", "P1")


def test_herr_q25_a_played_second_the_third_still_follows() -> None:
    at = At("herrlof", "seats 3; P0 hand G2 R1; P1 hand A R2; P2 hand G9 R4").play("P0 G2", "P1 A")
    assert at.legal("P2") == {"G9"}
    at.play("P2 G9")
    assert at.field("destroyed") == "1"
    assert at.field("played") == "G2 G9 A"
    assert at.turn == "P0"


def test_herr_q26_three_a_turn_one_trump_at_the_second() -> None:
    at = At("herrlof", "seats 3; trump G; stock Y8 B2; P0 hand A R1; P1 hand A R2; P2 hand A R4")
    at.play("P0 A", "P1 A")
    assert at.field("trump") == "Y"
    at.play("P2 A")
    assert at.field("trump") == "Y"
    assert at.field("stock") == "B2"
