"""A turn's actions."""

import pytest

from tests.table import At

THREE = "P0 cards 1 2 3 4; P1 cards 5 7 8 9; P2 cards 10 11 12 1"
"""Backs b0–b3, b4–b7, b8–b11; the next card drawn is b12."""


def at(rest: str, *luck: int) -> At:
    return At("bla5t", f"{THREE}; {rest}", luck)


def test_bla5t_turn_1_a_drawn_card_is_discarded() -> None:
    table = at("discard 9; pile 7 5").play("P0 draw")
    assert table.field("hand") == "b12:7"
    assert table.legal("P0") == {"place b0", "place b1", "place b2", "place b3", "play", "discard"}
    table.play("P0 discard")
    assert table.field("discard") == "7 9"
    assert table.field("P0 cards") == "1 2 3 4"


def test_bla5t_turn_1_a_drawn_card_is_placed_face_down() -> None:
    table = at("discard 9; pile 7 5").play("P0 draw", "P0 place b1")
    assert table.field("P0 cards") == "1 7 3 4"
    assert table.field("P0 backs") == "b0 b12 b2 b3"
    assert table.field("discard") == "2 9"


def test_bla5t_turn_2_the_top_discard_is_taken() -> None:
    table = at("discard Apo 9; pile 5").play("P0 take b2")
    assert table.field("P0 cards") == "1 2 Apo 4"
    assert table.field("discard") == "3 9"


def test_bla5t_turn_3_a_match_is_one_card_fewer() -> None:
    table = at("discard 3; pile 5").play("P0 match b2")
    assert table.field("P0 cards") == "1 2 . 4"
    assert table.field("discard") == "3 3"


def test_bla5t_turn_4_flip_either_way_in_the_advanced_game() -> None:
    table = at("options mode=advanced; discard 9; pile 5").play("P0 flip b1")
    assert table.field("P0 cards") == "1 2^ 3 4"
    table = At("bla5t", "options mode=advanced; P0 cards 1^ 2; P1 cards 3; discard 9; pile 5")
    assert table.play("P0 flip b0").field("P0 cards") == "1 2 . ."


def test_bla5t_turn_4_not_in_the_base_game() -> None:
    assert at("discard 9; pile 5").refused("P0 flip b1") == "BLA5T-TURN-4"


def test_bla5t_turn_5_only_a_freshly_drawn_card_is_played() -> None:
    """In the base game neither a replaced nor a matched card gives its capability."""
    rest = "discard 12; pile 2 5"
    table = At("bla5t", f"P0 cards 12 7; P1 cards 3; P2 cards 4; {rest}")
    table.play("P0 draw", "P0 place b0")
    assert table.field("step") == "end"
    table = At("bla5t", f"P0 cards 12 7; P1 cards 3; P2 cards 4; {rest}").play("P0 match b0")
    assert table.field("step") == "end"
    assert table.refused("P0 use") == "BLA5T-VAR-1"
    assert at("discard 9; pile 5").refused("P0 play") == "BLA5T-TURN-5"


def test_bla5t_lock_1_a_face_up_card_is_neither_replaced_nor_exchanged() -> None:
    table = At("bla5t", "P0 cards 11^ 2; P1 cards 3^ 5; P2 cards 4; discard 11; pile 11 5")
    assert table.refused("P0 take b0") == "BLA5T-LOCK-1"
    assert table.legal("P0") == {"draw", "take b1", "match b0", "match b1"}
    table.play("P0 draw")
    assert table.refused("P0 place b0") == "BLA5T-LOCK-1"
    table.play("P0 play")
    assert table.legal("P0") == {"pick b1"}
    table.play("P0 pick b1")
    assert table.legal("P0") == {"pick b3", "pick b4"}


def test_bla5t_lock_1_a_face_up_card_may_be_matched_or_flipped() -> None:
    table = At("bla5t", "options mode=advanced; P0 cards 9^ 2; P1 cards 3; discard 9; pile 5")
    assert {"match b0", "flip b0"} <= table.legal("P0")
    table.play("P0 match b0")
    assert table.field("P0 cards") == ". 2 . ."


def test_bla5t_q7_there_is_no_passing() -> None:
    table = at("discard 9; pile 5")
    assert table.refused("P0 end") == "BLA5T-Q56"
    assert "draw" in table.legal("P0")
    assert not {"end", "skip", "done"} & table.legal("P0")


def test_bla5t_q8_clockwise() -> None:
    table = at("discard 9; pile 5 5 5 2").play("P0 draw", "P0 discard", "P0 end")
    assert table.turn == "P1"
    assert table.refused("P2 draw") == "BLA5T-Q8"
    table.play("P1 draw", "P1 discard", "P1 end")
    assert table.turn == "P2"
    table.play("P2 draw", "P2 discard", "P2 end")
    assert table.turn == "P0"


def test_bla5t_q9_a_taken_card_goes_face_down() -> None:
    table = at("discard 9; pile 5").play("P0 take b0")
    assert table.field("P0 cards") == "9 2 3 4"


def test_bla5t_q10_a_taken_card_gives_no_capability() -> None:
    table = at("discard 9; pile 5; options eleration=yes").play("P0 take b0")
    assert table.field("step") == "end"


def test_bla5t_q12_a_failed_match_uses_the_turn_and_blast_is_allowed() -> None:
    table = at("discard 9; pile 5").play("P0 match b0")
    assert table.legal("P0") == {"end", "blast"}


@pytest.mark.parametrize(
    ("top", "held", "fits"),
    [
        ("Jayce", "Apo", True),
        ("Lola", "Leo", True),
        ("6a", "6b", True),
        ("Gordon", "Futura", True),
        ("Lola", "Enzo", False),
        ("7", "8", False),
    ],
)
def test_bla5t_q13_a_match_is_by_value(top: str, held: str, fits: bool) -> None:
    is_duo = "Lola" in (top, held)
    heroes = "Lola,Leo,Enzo,Jayce mode=advanced" if is_duo else "Jayce,Apo,Helmut,Herman"
    table = At(
        "bla5t",
        f"options heroes={heroes}; P0 cards {held} 2; P1 cards 1; P2 cards 1; discard {top};"
        "pile 5 5",
    )
    table.play("P0 match b0")
    assert bool(table.told("matched")) == fits
    assert bool(table.told("mismatched")) != fits


def test_bla5t_q40_without_cards_a_drawn_card_must_be_discarded() -> None:
    table = At("bla5t", "P1 cards 1; P2 cards 1; discard 9; pile 5 7").play("P0 draw")
    assert table.legal("P0") == {"discard"}


def test_bla5t_q42_nothing_replaceable() -> None:
    table = At("bla5t", "P0 cards 1^; P1 cards 1; P2 cards 1; discard 9; pile 5 7")
    assert table.legal("P0") == {"draw", "match b0"}
    assert table.play("P0 draw").legal("P0") == {"discard"}


def test_bla5t_q58_an_empty_pile_and_one_discard() -> None:
    table = at("discard 9")
    assert table.refused("P0 draw") == "BLA5T-Q58"
    table.play("P0 match b0")  # wrong, but there is no penalty card
    assert table.field("P0 cards") == "1 2 3 4"


def test_bla5t_q58_no_legal_action_is_a_pass() -> None:
    """P1 has no card and cannot draw; calling BLAST with nothing is still a choice."""
    table = At("bla5t", "P0 cards 9; P2 cards 1; discard 8").play("P0 match b0", "P0 end")
    assert table.told("passed")[0].seat == 1
    assert table.legal("P1") == {"end", "blast"}


def test_bla5t_q58_a_full_round_of_passes_ends_the_round() -> None:
    """Nobody has a card, nothing can be drawn: P0's last card was matched, all pass."""
    table = At("bla5t", "step end; discard 8").play("P0 end", "P1 end", "P2 end")
    assert table.turn == "P0"
    table.play("P0 end")
    assert table.field("step") == "reveal"
    assert table.field("sheet") == "0/0/0 0/0/0 0/0/0"
