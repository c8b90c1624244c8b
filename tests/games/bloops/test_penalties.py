"""Faults, and what happens when cards run out."""

from tablee.games.bloops import BLOOPS
from tablee.games.bloops.options import BloopsOptions
from tests.games.bloops.table import At

WINDOW = "P0 cards 4 5; P1 cards 4 2; step window; options grace=none"


def test_bloops_pen_1_one_unseen_card_face_down() -> None:
    at = At(f"{WINDOW}; discard 9; pile 3 8").play("P0 throw b0")
    assert at.field("P0 cards") == "4 5 3"
    assert at.field("P0 knows") == ""
    assert at.field("known") == "b0"
    assert at.field("pile") == "8"


def test_bloops_pen_2_wrong_late_and_out_of_turn() -> None:
    wrong = At(f"{WINDOW}; discard 9; pile 3 8").play("P0 throw b0")
    late = At(f"{WINDOW}; discard 4; pile 3 8").play("P1 draw", "P0 late b0")
    out_of_turn = At(f"{WINDOW}; discard 9; pile 3 8").play("P0 grab")
    for at in (wrong, late, out_of_turn):
        assert at.told("penalty")
        assert len(at.view(0).cards[0]) == 3


def test_bloops_pen_2_faults_of_reflex_are_never_listed() -> None:
    at = At(f"{WINDOW}; discard 4; pile 3 8").play("P1 draw")
    listed = at.legal("P0") | at.legal("P1")
    assert not any(text.startswith(("late", "grab")) for text in listed)
    assert at.refused("P0 grab") is None
    assert at.refused("P0 late b0") is None


def test_bloops_q42_a_draw_out_of_turn_draws_nothing_for_the_turn() -> None:
    at = At(f"{WINDOW}; discard 9; pile 3 8").play("P0 grab")
    assert at.told("grabbed")
    assert at.field("step") == "window"
    assert at.field("P0 cards") == "4 5 3"
    assert at.turn == "P1"
    assert at.refused("P1 grab") == "BLOOPS-Q42"
    at.play("P1 draw")
    assert at.refused("P1 grab") == "BLOOPS-Q42"


def test_bloops_q42_the_next_players_early_draw_is_simply_refused() -> None:
    at = At("P0 cards 4; P1 cards 4 2; step window; discard 9; pile 3; locked yes")
    assert at.refused("P1 draw") == at.refused("P1 grab") == "BLOOPS-Q42"


def test_bloops_q32_a_draw_reshuffles_all_a_window_keeps_the_top() -> None:
    draw = At(f"{WINDOW}; discard 9 8 3").play("P1 draw")
    assert (draw.field("discard"), draw.field("drawn"), draw.field("pile")) == ("", "9", "8 3")
    penalty = At(f"{WINDOW}; discard 9 8 3").play("P0 throw b0")
    assert (penalty.field("discard"), penalty.field("pile")) == ("9", "3")
    assert penalty.field("P0 cards") == "4 5 8"
    gift = At(f"{WINDOW}; discard 6 8 3; queue P0:6").play("P0 gift P1")
    assert (gift.field("discard"), gift.field("P1 cards")) == ("6", "4 2 8")


def test_bloops_q33_without_anything_to_draw_6_and_penalties_are_skipped() -> None:
    penalty = At(f"{WINDOW}; discard 9").play("P0 throw b0")
    assert penalty.told("barred")
    assert penalty.field("P0 cards") == "4 5"
    six = At("P0 cards 4 5; P1 cards 4 2; pile 6; options grace=none").play("P0 draw", "P0 discard")
    assert six.told("fizzled")
    assert six.turn == "P1"


def test_bloops_q33_a_6_fizzles_when_a_penalty_takes_the_last_card() -> None:
    at = At(f"{WINDOW}; discard 6; pile 3; queue P0:6").play("P1 throw b2")
    assert at.told("penalty")
    assert at.told("fizzled")
    assert at.turn == "P1"


def test_bloops_q33_a_full_round_of_passes_ends_the_game() -> None:
    at = At("P0 cards 4 5; P1 cards 4; P2 cards 1; options grace=none")
    assert at.legal("P0") == {"pass"}
    assert at.refused("P0 draw") == "BLOOPS-Q33"
    at.play("P0 pass", "P1 pass")
    assert at.state.outcome() is None
    assert at.state.may_react() == [1]  # who may still bloop
    at.play("P2 pass")
    outcome = at.outcome()
    assert (outcome.rule, outcome.winners) == ("BLOOPS-Q33", [2])


def test_bloops_q33_passes_end_the_last_turns_too() -> None:
    at = At("P0 cards 4 5; P1 cards 4; options grace=none")
    at.play("P0 pass", "P0 bloops", "P1 pass")
    outcome = at.outcome()
    assert outcome.scores == [9, 4]


def test_bloops_q33_a_pass_is_refused_while_there_is_a_card() -> None:
    at = At(f"{WINDOW}; discard 9")
    assert at.refused("P1 pass") == "BLOOPS-Q33"


# Nothing is left to draw beside the discard, and P0 has thrown a 4 on a 4.
EMPTY = "P0 cards 4 9; P1 cards 4 2; P2 cards 7; step window; discard 4 4; fresh 2"


def test_bloops_q44_who_cannot_pay_throws_no_more_before_the_next_turn() -> None:
    at = At(f"{EMPTY}; options grace=none").play("P0 throw b1")
    assert at.told("barred")
    assert at.field("P0 cards") == "4 9"
    assert at.refused("P0 throw b0") == at.refused("P0 late b0") == "BLOOPS-Q44"
    assert at.refused("P0 grab") == "BLOOPS-Q44"
    assert at.legal("P0") == {"bloops"}
    assert at.state.may_react() == [0, 1, 2]  # P0 for BLOOPS, the others to throw
    at.play("P1 throw b2")
    assert at.field("P1 cards") == "- 2"
    at.play("P1 draw")
    assert at.field("barred") == ""


def test_bloops_q44_holds_for_every_fault() -> None:
    for fault in ("late b4", "grab"):
        at = At(f"{EMPTY}; options grace=none").play(f"P2 {fault}")
        assert at.refused("P2 throw b4") == at.refused(f"P2 {fault}") == "BLOOPS-Q44"
        assert 2 not in at.state.may_react()


def test_bloops_q44_a_fault_that_is_paid_bars_nobody() -> None:
    at = At(f"{EMPTY}; pile 1 1").play("P0 throw b1", "P0 throw b1", "P0 throw b0")
    assert at.field("P0 cards") == "- 9 1 1"


def test_bloops_q44_cards_of_a_window_do_not_come_back_in_it() -> None:
    """BLOOPS-Q32: older ones do."""
    at = At("P0 cards 4 9; P1 cards 2 7; step window; discard 4 4 10; fresh 2")
    at.play("P0 throw b1")
    assert at.field("P0 cards") == "4 9 10"
    assert at.field("discard") == "4 4"
    assert at.play("P1 throw b2").told("barred")


def test_bloops_q44_nobody_keeps_a_window_open_by_a_card_that_goes_round() -> None:
    """Right, wrong, right: the penalty was the card thrown before, for ever, by the first rules."""
    position = "P0 cards 4 9; P1 cards 2; holder P1; step window; discard 4"
    for options, rounds in (("endless=yes", 50), ("endless=no", 1)):
        at = At(f"{position}; options {options}")
        for _ in range(rounds):
            four = at.field("P0 cards").split().index("4")
            at.play(f"P0 throw {at.field('P0 backs').split()[four]}", "P0 throw b1")
            assert at.state.outcome() is None
        assert ("4" in at.field("P0 cards")) == (options == "endless=yes")
        assert (at.refused("P0 throw b1") is None) == (options == "endless=yes")


def test_bloops_q44_nor_by_a_6_that_is_given_to_and_fro() -> None:
    position = "P0 cards 2; P1 cards 6 3; P2 cards 5; step window; turn P2; discard 6"
    endless = At(f"{position}; options endless=yes").play("P1 throw b1", "P1 gift P0")
    for giver, taker in [("P0", "P1"), ("P1", "P0")] * 20:
        six = endless.field(f"{giver} cards").split().index("6")
        back = endless.field(f"{giver} backs").split()[six]
        endless.play(f"{giver} throw {back}", f"{giver} gift {taker}")
    assert At(position).play("P1 throw b1").told("fizzled")


def test_bloops_q44_games_dealt_by_the_first_rules_go_on_by_them() -> None:
    text = BloopsOptions().text()
    assert BLOOPS.read_options(text, 1) == BloopsOptions(endless=True)
    assert BLOOPS.read_options(text, 2) == BloopsOptions()
    one_discard = EMPTY.replace("discard 4 4; fresh 2", "discard 4")
    first = At(f"{one_discard}; options {BloopsOptions(endless=True).text()}").play("P0 throw b1")
    assert first.told("penalty_skipped")
    assert first.refused("P0 throw b1") is None
