"""The heroes."""

import pytest

from tests.table import At

EXTRA = "options mode=advanced heroes=Daisy,Carol,Stephania,Jayce"


def drawn(card: str, rest: str = "", options: str = "") -> At:
    """P0 has drawn the hero (b12) and may play it."""
    at = At(
        "bla5t",
        "P0 cards 1 2 3 4; P1 cards 5 7 8 9; P2 cards 10 11 12 1; discard 2 3;"
        f"pile {card} 5 2 4; {options}; {rest}",
    )
    return at.play("P0 draw")


def test_bla5t_hero_0_a_played_hero_cannot_be_taken_by_the_next() -> None:
    at = drawn("Carol", options=EXTRA).play("P0 play", "P0 end")
    assert at.turn == "P1"
    assert at.field("discard").startswith("Carol")
    assert at.refused("P1 take b4") == "BLA5T-HERO-0"
    assert "match b4" in at.legal("P1")


def test_bla5t_hero_1_the_others_are_not_played_as_drawn() -> None:
    for hero in ("Helmut", "Herman", "Jimbo", "Enzo"):
        at = drawn(hero, options="options mode=advanced heroes=Helmut,Herman,Jimbo,Enzo")
        assert at.refused("P0 play") == "BLA5T-HERO-1"
    for hero in ("Daisy", "Carol", "Stephania", "Jayce"):
        assert "play" in drawn(hero, options=EXTRA).legal("P0")


def test_bla5t_hero_jayce_swaps_one_to_four_cards() -> None:
    at = drawn("Jayce").play("P0 play", "P0 pick b0", "P0 pick b4", "P0 pick b1", "P0 pick b8")
    assert at.field("P0 cards") == "1 2 3 4"
    at.play("P0 done", "P1 decline", "P2 decline")
    assert at.field("P0 cards") == "5 10 3 4"
    assert at.field("P1 cards") == "1 7 8 9"
    assert at.field("P2 cards") == "2 11 12 1"


def test_bla5t_q21_jayce_one_for_one_distinct_cards() -> None:
    at = drawn("Jayce").play("P0 play")
    assert at.refused("P0 done") == "BLA5T-HERO-JAYCE"
    at.play("P0 pick b0")
    assert at.refused("P0 done") == "BLA5T-Q21"
    assert at.refused("P0 pick b1") == "BLA5T-Q21"
    at.play("P0 pick b4")
    assert at.refused("P0 pick b0") == "BLA5T-Q21"
    for pair in ("b1", "b5", "b2", "b6", "b3", "b7"):
        at.play(f"P0 pick {pair}")
    assert at.legal("P0") == {"done"}


def test_bla5t_hero_apo_view_all_and_play_again() -> None:
    at = drawn("Apo").play("P0 play")
    assert at.field("look") == "b0 b1 b2 b3"
    at.play("P0 seen")
    assert (at.turn, at.field("step")) == ("P0", "action")


def test_bla5t_q14_the_bar_covers_apo_s_extra_turn() -> None:
    at = drawn("Apo").play("P0 play", "P0 seen")
    assert at.refused("P0 take b0") == "BLA5T-HERO-0"


def test_bla5t_q14_the_bar_ends_with_the_next_player_s_turn() -> None:
    at = drawn("Jayce").play("P0 play", "P0 pick b0", "P0 pick b4", "P0 done", "P1 decline")
    at.play("P0 end", "P1 match b5", "P1 end")  # wrong: Jayce stays on top
    assert at.field("discard").startswith("Jayce")
    assert "take b8" in at.legal("P2")


def test_bla5t_q14_matching_on_it_is_legal() -> None:
    at = At("bla5t", "P0 cards 1 2; P1 cards Helmut 7; P2 cards 3; discard 2; pile Apo 5 5")
    at.play("P0 draw", "P0 play", "P0 seen", "P0 match b0", "P0 end", "P1 match b2")
    assert at.field("discard").split()[:2] == ["Helmut", "Apo"]


def test_bla5t_q15_a_hero_discarded_unused_may_be_taken() -> None:
    at = drawn("Jayce").play("P0 discard", "P0 end")
    assert "take b4" in at.legal("P1")


def test_bla5t_q22_the_extra_turn_is_a_full_turn_and_blast_comes_after_it() -> None:
    at = drawn("Apo").play("P0 play", "P0 seen")
    assert {"draw", "match b0"} <= at.legal("P0")
    assert at.refused("P0 blast") == "BLA5T-BLAST-1"
    at.play("P0 draw", "P0 discard")
    assert at.legal("P0") == {"end", "blast"}


def test_bla5t_q22_also_in_the_last_turns() -> None:
    at = drawn("Apo", "blast P1; last P1 P2").play("P0 play", "P0 seen")
    assert (at.turn, at.field("step")) == ("P0", "action")
    at.play("P0 draw", "P0 discard")
    assert at.field("step") in ("reveal", "over")


def test_bla5t_hero_daisy_discards_a_face_up_card() -> None:
    at = At("bla5t", f"{EXTRA}; P0 cards 1^ 2; P1 cards 5 7^; P2 cards 8; discard 2; pile Daisy 5")
    at.play("P0 draw", "P0 play")
    assert at.legal("P0") == {"pick b0", "pick b3"}
    at.play("P0 pick b3")
    assert at.field("P1 cards") == "5 . . ."
    assert at.field("discard") == "7 Daisy 2"


def test_bla5t_q28_the_next_player_may_match_but_not_take_the_target() -> None:
    at = At("bla5t", f"{EXTRA}; P0 cards 1 2; P1 cards 7 7^; P2 cards 8; discard 2; pile Daisy 5")
    at.play("P0 draw", "P0 play", "P0 pick b3", "P0 end")
    assert at.refused("P1 take b2") == "BLA5T-Q28"
    at.play("P1 match b2")
    assert at.field("discard") == "7 7 Daisy 2"


def test_bla5t_hero_carol_flips_every_card() -> None:
    at = At("bla5t", f"{EXTRA}; P0 cards 1 2^; P1 cards 5; P2 cards 8^; discard 2; pile Carol 5")
    at.play("P0 draw", "P0 play")
    assert at.field("P0 cards") == "1^ 2 . ."
    assert at.field("P1 cards") == "5^ . . ."
    assert at.field("P2 cards") == "8 . . ."


def test_bla5t_q27_carol_spares_blasted_layouts() -> None:
    at = drawn("Carol", "blast P1; last P1", EXTRA).play("P0 play")
    assert at.field("P1 cards") == "5 7 8 9"
    assert at.field("P2 cards") == "10^ 11^ 12^ 1^"


FOUR = (
    f"seats 4; {EXTRA}; P0 cards 1; P1 cards 2; P2 cards 3; P3 cards 4; discard 9;"
    "pile Stephania 5 5 5 5 8"
)


def test_bla5t_hero_stephania_reassigns_seats() -> None:
    """The worked case: A to 3, B to 1, C to 4, D to 2; then B, D, A, C play."""
    at = At("bla5t", FOUR).play("P0 draw", "P0 play")
    at.play("P0 sit P0 c3", "P0 sit P1 c1", "P0 sit P2 c4", "P0 sit P3 c2")
    assert at.field("chairs") == "P0 P1 P2 P3"
    at.play("P0 done", "P0 end")
    order = []
    for _ in range(4):
        order.append(at.turn)
        at.play(f"{at.turn} draw", f"{at.turn} discard", f"{at.turn} end")
    assert order == ["P1", "P3", "P0", "P2"]


def test_bla5t_q29_layouts_stay_and_people_inherit_them() -> None:
    at = At("bla5t", f"{FOUR}; P0 score 30; P1 turns 0").play("P0 draw", "P0 play")
    at.play("P0 sit P0 c3", "P0 sit P1 c1", "P0 sit P2 c4", "P0 sit P3 c2", "P0 done")
    assert at.field("P0 cards") == "3 . . ."
    assert at.field("P2 cards") == "4 . . ."
    assert (at.field("P0 score"), at.field("P1 turns")) == ("30", "0")


def test_bla5t_q30_everybody_changes_place() -> None:
    at = At("bla5t", FOUR).play("P0 draw", "P0 play")
    assert at.legal("P0") == {"sit P0 c2", "sit P0 c3", "sit P0 c4"}
    assert at.refused("P0 sit P0 c1") == "BLA5T-Q30"
    at.play("P0 sit P0 c2", "P0 sit P1 c1")
    assert at.legal("P0") == {"sit P2 c4"}  # c3 is P2's own, and P3 must not keep c4


def test_bla5t_q30_except_the_one_who_called_blast() -> None:
    at = At("bla5t", f"{FOUR}; blast P3; last P3 P1").play("P0 draw", "P0 play")
    at.play("P0 sit P0 c2", "P0 sit P1 c3", "P0 sit P2 c1", "P0 done")
    assert at.field("chairs") == "P2 P0 P1 P3"
    assert at.turn == "P2"
    at.play("P2 draw", "P2 discard")
    assert at.field("step") == "reveal"  # P1's last turn is done, P0's too


def test_bla5t_q30_fizzles_with_fewer_than_two_who_can_move() -> None:
    at = At(
        "bla5t",
        f"seats 2; {EXTRA}; P0 cards 1; P1 cards 2; dummy 3 4 5 7; discard 9;"
        "pile Stephania 5; blast P1; last P1",
    )
    at.play("P0 draw", "P0 play")
    assert at.field("step") == "reveal"
    assert at.field("chairs") == "P0 P1 dummy"


def test_bla5t_q31_apo_s_extra_turn_is_a_second_turn() -> None:
    at = drawn("Apo", "P0 turns 1").play("P0 play", "P0 seen", "P0 draw", "P0 discard")
    assert at.legal("P0") == {"end", "blast"}


def test_bla5t_q31_first_turn_is_per_player() -> None:
    at = drawn("5", "P0 turns 1; P1 turns 1").play("P0 discard")
    assert at.turn == "P1"
    at.play("P1 draw", "P1 discard")
    assert at.legal("P1") == {"end", "blast"}


@pytest.mark.parametrize("hero", ["Jayce", "Apo"])
def test_bla5t_q14_the_bar_does_not_follow_a_covered_card(hero: str) -> None:
    at = drawn(hero).play("P0 play")
    if hero == "Jayce":
        at.play("P0 pick b0", "P0 pick b4", "P0 done", "P1 decline")
    else:
        at.play("P0 seen", "P0 draw", "P0 discard")
    at.play("P0 end")
    assert ("take b5" in at.legal("P1")) == (hero == "Apo")
