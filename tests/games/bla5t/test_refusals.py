"""Which rule a refusal names: the one that says what is wrong with that move here and now."""

import pytest

from tests.games.bla5t.seen import screen_of
from tests.table import At

THREE = "P0 cards 1 2^ 3 4; P1 cards 5 7^ 8; P2 cards 10 11 12; pile 6a 9 9 9 9"
"""Backs b0–b3, b4–b6, b7–b9; P0 is to act."""
ADVANCED = "options mode=advanced heroes=Jayce,Helmut,Daisy,Stephania"


def refused(position: str, line: str, *before: str) -> str | None:
    return At("bla5t", position).play(*before).refused(line)


@pytest.mark.parametrize("move", ["draw", "take b4", "match b4", "discard", "place b4", "play"])
@pytest.mark.parametrize("before", [[], ["P0 draw"], ["P0 draw", "P0 play"]])
def test_bla5t_q8_it_is_somebody_else_s_turn(move: str, before: list[str]) -> None:
    """Whatever the player whose turn it is has to do; their drawn card shows in no refusal."""
    assert refused(f"{THREE}; discard 2", f"P1 {move}", *before) == "BLA5T-Q8"
    assert refused(f"{THREE}; discard 2", f"P1 {move.replace('b4', 'b0')}", *before) == "BLA5T-Q8"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("discard", "BLA5T-TURN-1"),
        ("place b0", "BLA5T-TURN-1"),
        ("play", "BLA5T-TURN-5"),
        ("pick b0", "BLA5T-TURN-5"),
        ("done", "BLA5T-TURN-5"),
        ("choose b0", "BLA5T-BOSS-HYPERION"),
        ("swap b0", "BLA5T-MON-12"),
        ("leave", "BLA5T-MON-12"),
        ("mix", "BLA5T-MON-6b"),
        ("use", "BLA5T-VAR-1"),
        ("seen", "BLA5T-Q59"),
        ("claim b0", "BLA5T-HERO-HELMUT"),
        ("decline", "BLA5T-HERO-HELMUT"),
        ("sit P0 c2", "BLA5T-HERO-STEPHANIA"),
        ("look b0", "BLA5T-Q43"),
        ("four", "BLA5T-Q43"),
        ("keep", "BLA5T-MID-1"),
        ("change Apo", "BLA5T-MID-1"),
        ("end", "BLA5T-Q56"),
        ("blast", "BLA5T-BLAST-1"),
        ("hide b0", "BLA5T-Q59"),
        ("next", "BLA5T-GAME-1"),
    ],
)
def test_bla5t_turn_1_each_move_has_its_time(move: str, rule: str) -> None:
    assert refused(f"{THREE}; discard 2", f"P0 {move}") == rule


@pytest.mark.parametrize("back", ["b4", "b5", "b60"])
def test_bla5t_turn_2_only_a_card_of_one_s_own(back: str) -> None:
    """BLA5T-TURN-3, BLA5T-TURN-4, BLA5T-TURN-1: of others, and of nobody."""
    position = f"{ADVANCED}; {THREE}; discard 2"
    assert refused(position, f"P0 take {back}") == "BLA5T-TURN-2"
    assert refused(position, f"P0 match {back}") == "BLA5T-TURN-3"
    assert refused(position, f"P0 flip {back}") == "BLA5T-TURN-4"
    assert refused(position, f"P0 place {back}", "P0 draw") == "BLA5T-TURN-1"


def test_bla5t_q25_is_for_one_s_own_helmut_only() -> None:
    position = f"{ADVANCED}; P0 cards Helmut! 2; P1 cards 5; P2 cards 8; discard 4; pile 13a 9"
    assert refused(position, "P0 flip b0") == "BLA5T-Q25"
    assert refused(f"{position}; turn P1", "P1 flip b0") == "BLA5T-TURN-4"
    assert refused(position, "P0 pick b0", "P0 draw", "P0 play") == "BLA5T-Q25"


def test_bla5t_q42_nothing_of_one_s_own_can_be_replaced() -> None:
    position = "P0 cards 1^; P1 cards 5 7; P2 cards 8; discard 4; pile 9 9"
    assert refused(position, "P0 take b0") == "BLA5T-LOCK-1"
    assert refused(position, "P0 take b1") == "BLA5T-Q42"
    assert refused(position, "P0 place b1", "P0 draw") == "BLA5T-Q42"


@pytest.mark.parametrize(
    ("card", "rule"),
    [("3", "BLA5T-MON-3"), ("Herman", "BLA5T-HERO-1"), ("Gordon", "BLA5T-BOSS-1")],
)
def test_bla5t_boss_1_a_card_without_a_capability_is_not_played(card: str, rule: str) -> None:
    position = f"P0 cards 1; P1 cards 5; P2 cards 8; discard 4; pile {card} 9"
    assert refused(position, "P0 play", "P0 draw") == rule


@pytest.mark.parametrize(
    ("card", "picks", "back", "rule"),
    [
        ("6a", ["b4"], "b6", "BLA5T-Q18"),
        ("6a", [], "b5", "BLA5T-Q16"),
        ("8", [], "b0", "BLA5T-MON-8"),
        ("8", [], "b60", "BLA5T-MON-8"),
        ("13a", ["b5"], "b4", "BLA5T-MON-13"),
        ("Jayce", [], "b4", "BLA5T-HERO-JAYCE"),
        ("Jayce", [], "b1", "BLA5T-Q16"),
        ("Jayce", ["b0"], "b2", "BLA5T-Q21"),
        ("Daisy", [], "b0", "BLA5T-HERO-DAISY"),
    ],
)
def test_bla5t_q16_what_an_effect_does_not_take(
    card: str, picks: list[str], back: str, rule: str
) -> None:
    """BLA5T-Q18, BLA5T-Q21: face-up cards, the same opponent twice, two of one's own."""
    position = f"{ADVANCED}; {THREE}; discard 4".replace("pile 6a", f"pile {card}")
    before = ["P0 draw", "P0 play", *[f"P0 pick {pick}" for pick in picks]]
    assert refused(position, f"P0 pick {back}", *before) == rule


def test_bla5t_lock_1_what_a_12_saw_is_not_swapped_with_a_face_up_card() -> None:
    position = f"{THREE}; discard 4".replace("pile 6a", "pile 12")
    before = ["P0 draw", "P0 play", "P0 pick b4", "P1 decline", "P0 seen"]
    assert refused(position, "P0 swap b1", *before) == "BLA5T-LOCK-1"
    assert refused(position, "P0 swap b6", *before) == "BLA5T-MON-12"


def test_bla5t_q26_while_others_are_asked() -> None:
    position = f"{THREE}; discard 4".replace("pile 6a", "pile 8")
    before = ["P0 draw", "P0 play", "P0 pick b4"]
    assert refused(position, "P0 seen", *before) == "BLA5T-Q26"
    assert refused(position, "P2 decline", *before) == "BLA5T-Q26"
    assert refused(position, "P2 draw", *before) == "BLA5T-Q8"
    assert refused(position, "P1 claim b6", *before) == "BLA5T-HERO-HELMUT"


@pytest.mark.parametrize(
    ("last_round", "line", "rule"),
    [
        ("", "P0 draw", "BLA5T-Q43"),
        ("", "P0 seen", "BLA5T-ROUND-2"),
        ("boss Gordon; combo P1", "P0 look b0", "BLA5T-BOSS-GORDON"),
        ("P0 enzo 1", "P0 seen", "BLA5T-HERO-ENZO"),
    ],
)
def test_bla5t_round_2_what_is_looked_at_as_a_round_begins(
    last_round: str, line: str, rule: str
) -> None:
    advanced = ADVANCED.replace("Daisy", "Enzo")
    at = At("bla5t", f"{advanced}; step reveal; {last_round}").play("- next")
    own = [slot.back for slot in screen_of(at, 0).layouts[0] if slot]
    assert at.refused(line.replace("b0", f"b{own[0]}")) == rule
    if rule == "BLA5T-ROUND-2":
        at.play(f"P0 look b{own[0]}", f"P0 look b{own[1]}")
        assert at.refused(f"P0 look b{own[2]}") == rule


def test_bla5t_conf_1_a_start_is_chosen_once() -> None:
    """BLA5T-HERO-DUO: and by whoever held those heroes. BLA5T-Q44, BLA5T-Q43."""
    advanced = ADVANCED.replace("Jayce,Helmut,Daisy,Stephania", "Jimbo,Lola,Leo,Daisy")
    at = At("bla5t", f"{advanced}; step reveal; P0 jimbo 3; P1 duo yes").play("- next")
    assert at.refused("P0 three") == "BLA5T-HERO-DUO"
    assert at.refused("P2 four") == "BLA5T-Q44"
    assert at.refused("P0 draw") == "BLA5T-Q43"
    assert at.play("P0 same").refused("P0 four") == "BLA5T-Q44"


def test_bla5t_blast_2_the_round_is_over() -> None:
    """BLA5T-Q58: by a BLAST, or because nobody could do anything."""
    assert refused("step reveal; blast P1", "P0 draw") == "BLA5T-BLAST-2"
    assert refused("step reveal", "P0 draw") == "BLA5T-Q58"


def test_bla5t_hero_stephania_everybody_gets_a_place() -> None:
    """BLA5T-Q30."""
    position = f"{ADVANCED}; {THREE}; discard 4".replace("pile 6a", "pile Stephania")
    before = ["P0 draw", "P0 play"]
    assert refused(position, "P0 done", *before) == "BLA5T-HERO-STEPHANIA"
    assert refused(position, "P0 sit P0 c1", *before) == "BLA5T-Q30"


def test_bla5t_boss_hyperion_only_a_drawn_card_is_chosen() -> None:
    position = f"{ADVANCED}; {THREE}; discard 4; boss Hyperion; combo P0"
    assert refused(position, "P0 choose b0", "P0 draw") == "BLA5T-BOSS-HYPERION"


def test_bla5t_mid_1_while_the_list_is_being_chosen() -> None:
    at = At("bla5t", f"{ADVANCED}; step reveal; P1 score 51").play("- next")
    for line in ("P0 keep", "P0 draw", "P1 draw", "P1 seen"):
        assert at.refused(line) == "BLA5T-MID-1"
