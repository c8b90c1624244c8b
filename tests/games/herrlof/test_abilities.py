"""The abilities of 1, 3 and 6."""

from tests.table import At


def after_a_one(tricks: str = "P0 tricks 2; P1 tricks 3") -> At:
    at = At("herrlof", f"trump R; P0 hand B1 G4; P1 hand N G5; {tricks}")
    return at.play("P0 B1", "P1 N")


def test_herr_spec_1_takes_a_won_trick() -> None:
    at = after_a_one()
    assert at.legal("P0") == {"steal P1", "pass"}
    at.play("P0 steal P1")
    assert (at.field("P0 tricks"), at.field("P1 tricks")) == ("4", "2")
    assert at.turn == "P1"


def test_herr_spec_1_may_be_declined() -> None:
    at = after_a_one().play("P0 pass")
    assert (at.field("P0 tricks"), at.field("P1 tricks")) == ("3", "3")
    assert at.turn == "P1"


def test_herr_spec_1_only_when_it_wins() -> None:
    at = At("herrlof", "P0 hand B1 G4; P1 hand B2 G5; P1 tricks 3").play("P0 B1", "P1 B2")
    assert at.field("step") == "play"
    assert at.refused("P1 steal P0") == "HERR-SPEC-1"


def test_herr_q9_no_trick_to_take_and_never_the_current_one() -> None:
    at = after_a_one("P0 tricks 2; P1 tricks 0")
    assert at.field("step") == "play"
    assert at.field("P0 tricks") == "3"


def test_herr_spec_3_draws_and_discards() -> None:
    at = At("herrlof", "trump R; stock Y8 Y2; P0 hand R3 G2 B5; P1 hand R6 N Y1").play("P0 R3")
    assert at.legal("P0") == {"draw", "pass"}
    at.play("P0 draw")
    assert at.legal("P0") == {"discard G2", "discard B5", "discard Y8"}
    assert at.refused("P0 pass") == "HERR-SPEC-3"
    at.play("P0 discard G2")
    assert at.field("P0 hand") == "B5 Y8"
    assert at.turn == "P1"


def test_herr_spec_3_may_be_declined_or_the_drawn_card_discarded() -> None:
    at = At("herrlof", "stock Y8 Y2; P0 hand R3 G2; P1 hand R6 N")
    assert at.play("P0 R3", "P0 pass").field("P0 hand") == "G2"
    at = At("herrlof", "stock Y8 Y2; P0 hand R3 G2; P1 hand R6 N")
    at.play("P0 R3", "P0 draw", "P0 discard Y8")
    assert at.field("P0 hand") == "G2"
    assert at.field("P0 discarded") == "Y8"


def test_herr_spec_3_is_refused_without_a_three() -> None:
    at = At("herrlof", "stock Y8; P0 hand R4 G2; P1 hand R6 N")
    assert at.refused("P0 draw") == "HERR-SPEC-3"
    assert at.refused("P0 discard G2") == "HERR-SPEC-3"


def test_herr_q3_discards_lie_face_down() -> None:
    at = At("herrlof", "stock Y8 Y2; P0 hand R3 G2; P1 hand R6 N")
    at.play("P0 R3", "P0 draw", "P0 discard G2")
    assert at.state.view(0).discarded == [["G2"], 0]  # type: ignore[attr-defined]
    assert at.state.view(1).discarded == [1, []]  # type: ignore[attr-defined]
    assert "G2" not in repr(at.state.view(1))
    assert "G2" not in repr(at.state.view(None))


def test_herr_q4_a_three_acts_before_the_next_card() -> None:
    at = At("herrlof", "stock Y8 Y2; P0 hand R3 G2; P1 hand R6 N").play("P0 R3")
    assert at.turn == "P0"
    assert at.refused("P1 R6") == "HERR-Q4"
    assert at.refused("P0 G2") == "HERR-Q4"


def test_herr_q5_a_three_acts_even_in_a_destroyed_trick() -> None:
    at = At("herrlof", "stock Y8 Y2; P0 hand A G2; P1 hand R3 N").play("P0 A", "P1 R3")
    assert at.legal("P1") == {"draw", "pass"}
    at.play("P1 draw", "P1 discard N")
    assert at.field("P1 hand") == "Y8"
    assert at.field("destroyed") == "1"


def test_herr_q6_a_three_as_the_last_card_does_nothing() -> None:
    at = At("herrlof", "stock Y8; P0 hand R3; P1 hand R6").play("P0 R3")
    assert at.turn == "P1"


def test_herr_spec_6_takes_a_random_card_and_gives_one_back() -> None:
    at = At("herrlof", "trump R; P0 hand R5 B5 Y8; P1 hand R6 N Y1", luck=[1])
    at.play("P0 R5", "P1 R6")
    assert at.legal("P1") == {"take P0", "pass"}
    at.play("P1 take P0")
    assert at.legal("P1") == {"give Y8", "give N", "give Y1"}
    at.play("P1 give Y1")
    assert (at.field("P0 hand"), at.field("P1 hand")) == ("B5 Y1", "Y8 N")
    assert at.turn == "P1"


def test_herr_spec_6_the_same_card_may_go_back_and_it_may_be_declined() -> None:
    at = At("herrlof", "P0 hand R5 B5; P1 hand R6 N", luck=[0])
    at.play("P0 R5", "P1 R6", "P1 take P0", "P1 give B5")
    assert at.field("P0 hand") == "B5"
    at = At("herrlof", "P0 hand R5 B5; P1 hand R6 N").play("P0 R5", "P1 R6", "P1 pass")
    assert at.field("P0 hand") == "B5"


def test_herr_spec_6_is_refused_without_a_six() -> None:
    at = At("herrlof", "P0 hand R5 B5; P1 hand R7 N").play("P0 R5", "P1 R7")
    assert at.refused("P1 take P0") == "HERR-SPEC-6"
    assert at.refused("P1 give N") == "HERR-SPEC-6"


def test_herr_q7_a_six_on_the_last_trick_does_nothing() -> None:
    at = At("herrlof", "P0 hand R5; P1 hand R6; P1 score 90").play("P0 R5", "P1 R6")
    assert at.state.outcome() is not None


def test_herr_q8_only_the_two_players_know_the_cards() -> None:
    at = At("herrlof", "seats 3; P0 hand R5 B5; P1 hand R6 N; P2 hand R4 Y4", luck=[0])
    at.play("P0 R5", "P1 R6", "P2 R4", "P1 take P0", "P1 give N")
    assert [event.told(2).values for event in at.told("card_taken")] == [{"victim": 0}]
    assert at.told("card_taken")[0].told(0).values["card"] == "B5"
    assert at.state.view(0).memory.history[-2:] == [  # type: ignore[attr-defined]
        "P1 takes P0 B5",
        "P1 gives P0 N",
    ]
    assert "B5" not in repr(at.state.view(2))
    assert "B5" not in repr(at.state.view(None))


def test_herr_q10_order_of_abilities() -> None:
    """HERR-Q10: a 3 and a second A act when played, before A destroys the complete trick."""
    at = At("herrlof", "seats 3; trump G; stock Y8 B2; P0 hand A R1; P1 hand A R2; P2 hand G3 R4")
    at.play("P0 A", "P1 A", "P2 G3", "P2 draw", "P2 discard R4")
    kinds = [event.kind for event in at.story]
    assert kinds.index("trump_turned") < kinds.index("drawn") < kinds.index("trick_destroyed")
    assert at.field("P2 hand") == "B2"
    assert at.turn == "P0"


def test_herr_q27_the_winner_picks_the_target() -> None:
    tricks = "P0 tricks 1; P1 tricks 0; P2 tricks 2"
    at = At("herrlof", f"seats 3; P0 hand R1 G1; P1 hand N G2; P2 hand N G3; {tricks}")
    at.play("P0 R1", "P1 N", "P2 N")
    assert at.legal("P0") == {"steal P2", "pass"}
    at = At("herrlof", "seats 3; P0 hand R6 G1; P1 hand N G2; P2 hand N G3")
    at.play("P0 R6", "P1 N", "P2 N")
    assert at.legal("P0") == {"take P1", "take P2", "pass"}
