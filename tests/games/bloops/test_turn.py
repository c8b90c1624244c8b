"""The turn."""

from tests.games.bloops.table import At

START = "P0 cards 4 5 6; P1 cards 6 7 8; options grace=none"


def test_bloops_turn_1_the_drawn_card_is_seen_by_its_player_alone() -> None:
    at = At(f"{START}; pile 3 2").play("P0 draw")
    assert at.open(0) == {"b6": "3"}
    assert at.open(1) == at.open(None) == {}
    assert at.field("pile") == "2"
    assert at.turn == "P0"


def test_bloops_turn_1_only_in_turn_and_only_once() -> None:
    at = At(f"{START}; pile 3 2")
    assert at.legal("P1") == set()
    assert at.refused("P1 draw") == "BLOOPS-PEN-2"
    at.play("P0 draw")
    assert at.refused("P0 draw") == "BLOOPS-TURN-2a"


def test_bloops_turn_2a_discards_the_drawn_card() -> None:
    at = At(f"{START}; pile 3 2").play("P0 draw", "P0 discard")
    assert at.field("discard") == "3"
    assert at.field("P0 cards") == "4 5 6"
    assert at.turn == "P1"
    assert at.refused("P0 discard") == "BLOOPS-TURN-1"


def test_bloops_turn_2b_keeps_it_and_discards_another() -> None:
    at = At(f"{START}; pile 3 2").play("P0 draw")
    assert at.legal("P0") == {"discard", "keep b0", "keep b1", "keep b2", "arm"}
    assert at.refused("P0 keep b3") == "BLOOPS-TURN-2b"
    at.play("P0 keep b1")
    assert at.field("P0 cards") == "4 3 6"
    assert at.field("P0 backs") == "b0 b6 b2"
    assert at.field("P0 knows") == "b6"
    assert at.field("discard") == "5"
    assert at.refused("P0 keep b0") == "BLOOPS-TURN-1"


def test_bloops_turn_3_a_drawn_a_replaced_and_a_thrown_card_have_their_effect() -> None:
    drawn = At(f"{START}; pile 6 2 0").play("P0 draw", "P0 discard")
    replaced = At(f"{START}; pile 3 2").play("P0 draw", "P0 keep b2")
    assert drawn.field("queue") == replaced.field("queue") == "P0:6:1"
    assert drawn.turn == replaced.turn == "P0"
    thrown = drawn.play("P1 throw b3", "P0 gift P1")
    assert thrown.field("queue") == "P1:6:2"
    assert thrown.turn == "P1"


def test_bloops_turn_3_only_its_discarder_applies_it() -> None:
    at = At(f"{START}; pile 6 2").play("P0 draw", "P0 discard")
    assert at.refused("P1 gift P0") == "BLOOPS-TURN-3"
    assert at.refused("P1 draw") == "BLOOPS-CD-4"


def test_bloops_turn_4_an_empty_pile_is_the_discard_reshuffled() -> None:
    at = At(f"{START}; step window; discard 1 2 3").play("P1 draw")
    assert at.field("drawn") == "1"
    assert at.field("pile") == "2 3"
    assert at.field("discard") == ""
    assert at.field("shuffle") == "1"
    assert at.told("reshuffled")


def test_bloops_turn_5_bloops_at_the_end_of_ones_own_turn() -> None:
    at = At(f"{START}; pile 3 2")
    assert at.refused("P0 bloops") == "BLOOPS-TURN-5"
    at.play("P0 draw", "P0 discard")
    assert "bloops" in at.legal("P0")
    assert at.refused("P1 bloops") == "BLOOPS-TURN-5"
    at.play("P0 bloops")
    assert at.field("holder") == "P0"


def test_bloops_q30_the_20_may_be_kept() -> None:
    at = At(f"{START}; pile 20 2").play("P0 draw", "P0 keep b0")
    assert at.field("P0 cards") == "20 5 6"
    assert at.state.outcome() is None


def test_bloops_q31_without_cards_one_plays_on_and_must_discard() -> None:
    """The worked case: A's last card goes on B's 7; A must look at an opponent's card."""
    at = At("P0 cards 7; P1 cards 2 3; turn P1; pile 7 4; options grace=none")
    at.play("P1 draw", "P1 discard", "P0 throw b0", "P1 look b1", "P1 seen")
    assert at.field("P0 cards") == ""
    assert at.legal("P0") == {"look b1", "look b2"}
    at.play("P0 look b2", "P0 seen", "P0 draw")
    assert at.legal("P0") == {"discard", "arm"}
    assert at.refused("P0 keep b1") == "BLOOPS-Q31"
    at.play("P0 discard", "P0 bloops", "P1 draw", "P1 discard", "- close")
    assert at.outcome().scores == [0, 5]
