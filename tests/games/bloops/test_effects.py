"""6, 7, 8 and 9."""

from tests.games.bloops.table import At

THREE = "P0 cards 1 2; P1 cards 3 4; P2 cards 5 10; options grace=none; step window; pile 0 1"


def pending(effect: str, more: str = "") -> At:
    return At(f"{THREE}; discard {effect}; queue P0:{effect}; {more}")


def test_bloops_fx_6_gives_the_top_card_unseen_to_an_opponent() -> None:
    at = pending("6")
    assert at.legal("P0") >= {"gift P1", "gift P2"}
    assert at.refused("P0 gift P0") == at.refused("P0 look b0") == "BLOOPS-FX-6"
    at.play("P0 gift P2")
    assert at.field("P2 cards") == "5 10 0"
    assert at.field("pile") == "1"
    assert all(at.field(f"P{seat} knows") == "" for seat in range(3))
    assert at.turn == "P1"


def test_bloops_fx_6_fills_an_empty_place_first() -> None:
    at = At("P0 cards 1; P1 cards 3 - 4; step window; pile 9; discard 6; queue P0:6")
    assert at.play("P0 gift P1").field("P1 cards") == "3 9 4"


def test_bloops_fx_7_looks_at_any_card() -> None:
    at = pending("7")
    assert {"look b0", "look b1", "look b2", "look b3", "look b4", "look b5"} <= at.legal("P0")
    at.play("P0 look b2")
    assert at.open(0) == {"b2": "3"}
    assert at.open(1) == at.open(2) == {}
    assert at.turn == "P0"
    assert at.refused("P0 look b3") == at.refused("P0 gift P1") == "BLOOPS-FX-7"
    at.play("P0 seen")
    assert at.open(0) == {}
    assert at.field("P0 knows") == "b2"
    assert at.field("P1 knows") == ""
    assert at.turn == "P1"
    assert at.refused("P0 seen") == "BLOOPS-FX-7"


def test_bloops_fx_8_looks_like_a_7() -> None:
    at = pending("8").play("P0 look b0")
    assert at.open(0) == {"b0": "1"}
    assert at.play("P0 seen").field("P0 knows") == "b0"
    assert pending("8").refused("P0 swap b0 b2") == "BLOOPS-FX-8"


def test_bloops_fx_9_swaps_unseen_and_the_backs_travel() -> None:
    at = pending("9", "P0 knows b0; P1 knows b2")
    assert at.refused("P0 swap b2 b0") == at.refused("P0 swap b0 b1") == "BLOOPS-FX-9"
    assert at.refused("P0 swap b2 b4") == at.refused("P0 gift P1") == "BLOOPS-FX-9"
    at.play("P0 swap b0 b2")
    assert (at.field("P0 cards"), at.field("P1 cards")) == ("3 2", "1 4")
    assert (at.field("P0 backs"), at.field("P1 backs")) == ("b2 b1", "b0 b3")
    assert (at.field("P0 knows"), at.field("P1 knows")) == ("b0", "b2")
    assert at.turn == "P1"


def test_bloops_q13_choices_are_made_at_resolution_first_discarded_first() -> None:
    at = At(f"{THREE}; discard 7 7; queue P0:7 P2:7")
    assert at.turn == "P0"
    assert at.refused("P2 look b0") == "BLOOPS-Q13"
    at.play("P0 look b0", "P0 seen")
    assert at.turn == "P2"


def test_bloops_q14_a_card_that_has_left_cannot_be_chosen() -> None:
    at = At(f"{THREE}; discard 3; queue P0:7").play("P1 throw b2")
    assert at.refused("P0 look b2") == "BLOOPS-Q14"
    assert "look b3" in at.legal("P0")
    swap = At(f"{THREE}; discard 3; queue P0:9").play("P1 throw b2")
    assert swap.refused("P0 swap b0 b2") == "BLOOPS-Q14"
    assert "swap b0 b3" in swap.legal("P0")


def test_bloops_q14_a_card_that_has_moved_is_not_ones_own() -> None:
    at = pending("9").play("P0 swap b0 b2")
    assert at.refused("P0 throw b0") == "BLOOPS-CD-1"
    assert "throw b0" in at.legal("P1")


def test_bloops_q15_an_effect_without_target_fizzles() -> None:
    at = At("seats 2; step start; pile 7 4; options grace=none")
    at.play("P0 draw", "P0 discard")
    assert at.told("fizzled")
    assert at.turn == "P1"


def test_bloops_q16_ones_own_card_if_opponents_have_none() -> None:
    at = At("P0 cards 1 2; seats 2; step window; discard 7; queue P0:7")
    assert at.legal("P0") == {"look b0", "look b1", "throw b0", "throw b1", "arm"}


def test_bloops_q17_a_9_without_own_card_fizzles() -> None:
    at = At("P0 cards 9; P1 cards 3; step window; discard 9; queue P0:9; pile 1")
    at.play("P0 throw b0")
    assert len(at.told("fizzled")) == 2
    assert at.field("queue") == ""


def test_bloops_q17_a_9_against_immune_or_empty_opponents_fizzles() -> None:
    at = At(
        "P0 cards 3; P1 cards 4 5; seats 3; holder P0; turn P0; step window; discard 3; pile 9 1",
    )
    at.play("P1 draw", "P1 discard")
    assert at.told("fizzled")
    assert at.field("queue") == ""


def test_bloops_q18_a_6_7_8_may_hit_the_holder_and_a_6_someone_without_cards() -> None:
    base = "P0 cards 1; P1 cards 3; seats 3; holder P0; turn P1; step window; pile 4"
    six = At(f"{base}; discard 6; queue P1:6")
    assert {"gift P0", "gift P2"} <= six.legal("P1")
    assert six.play("P1 gift P2").field("P2 cards") == "4"
    seven = At(f"{base}; discard 7; queue P1:7")
    assert seven.legal("P1") == {"look b0", "look b1", "throw b1"}
    assert seven.refused("P1 look b5") == "BLOOPS-Q14"


def test_bloops_q20_the_holder_who_throws_a_9_must_swap() -> None:
    at = At(
        "P0 cards 9 1; P1 cards 3; P2 cards 5; holder P0; turn P1; step window; discard 9",
    )
    at.play("P0 throw b0")
    assert at.turn == "P0"
    assert [move.text for move in at.state.moves(0)] == ["swap b1 b2", "swap b1 b3"]
    assert at.refused("P2 draw") == "BLOOPS-CD-4"
