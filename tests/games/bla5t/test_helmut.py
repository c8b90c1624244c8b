"""Helmut's reaction."""

import pytest

from tablee.core.contract import Wait
from tablee.games.bla5t import BLA5T
from tests.games.bla5t.seen import screen_of
from tests.table import At

OPTIONS = "options mode=advanced heroes=Helmut,Jayce,Carol,Daisy bosses=Fawkes,Maga"
TABLE = f"{OPTIONS}; P0 cards 1 2; P1 cards 5 Helmut; P2 cards 8 9; discard 4"
"""P1's Helmut is b3; the drawn card is b6."""


def playing(card: str, *moves: str) -> At:
    at = At("bla5t", f"{TABLE}; pile {card} 10 11 12")
    return at.play("P0 draw", "P0 play", *moves)


def test_bla5t_hero_helmut_is_revealed_and_locked() -> None:
    """The worked case: no swap, Helmut up and locked."""
    at = playing("11", "P0 pick b0", "P0 pick b3", "P1 claim b3")
    assert at.field("P1 cards") == "5 Helmut! . ."
    assert at.field("P0 cards") == "1 2 . ."


@pytest.mark.parametrize(
    ("card", "picks"),
    [
        ("6a", ["b3", "b4"]),
        ("8", ["b3"]),
        ("10", ["b3"]),
        ("11", ["b0", "b3"]),
        ("12", ["b3"]),
        ("13a", ["b3"]),
        ("Jayce", ["b0", "b3"]),
    ],
)
def test_bla5t_q23_what_helmut_reacts_to(card: str, picks: list[str]) -> None:
    at = playing(card, *[f"P0 pick {back}" for back in picks])
    if "done" in at.legal("P0"):
        at.play("P0 done")
    assert at.field("step") == "ask"
    assert {"claim b3", "decline"} <= at.legal("P1")


@pytest.mark.parametrize("boss", ["Fawkes", "Maga"])
def test_bla5t_q23_also_to_fawkes_and_maga(boss: str) -> None:
    at = At(
        "bla5t", f"{TABLE}; pile 7; step pick; effect {boss}; boss {boss}; combo P0; P0 score 9"
    )
    at.play("P0 pick b3", "P0 done")
    assert at.legal("P1") == {"claim b3", "decline"}
    at.play("P1 claim b3")
    assert at.field("P1 cards") == "5 Helmut! . ."


def test_bla5t_q23_not_to_carol() -> None:
    at = playing("Carol")
    assert at.field("step") == "end"
    assert at.field("P1 cards") == "5^ Helmut^ . ."


def test_bla5t_q24_only_what_touched_helmut_is_cancelled() -> None:
    """Jayce with two pairs: one meets Helmut, the other swap happens."""
    at = playing("Jayce", "P0 pick b0", "P0 pick b3", "P0 pick b1", "P0 pick b4", "P0 done")
    assert at.turn == "P1 P2"
    at.play("P1 claim b3", "P2 decline")
    assert at.field("P0 cards") == "1 8 . ."
    assert at.field("P2 cards") == "2 9 . ."
    assert at.field("P1 cards") == "5 Helmut! . ."


def test_bla5t_q24_a_look_at_helmut_is_cancelled_but_not_at_the_pile() -> None:
    at = playing("10", "P0 pick b3", "P1 claim b3")
    assert at.field("look") == "top"


@pytest.mark.parametrize("card", ["8", "12"])
def test_bla5t_q24_a_cancelled_look_is_over(card: str) -> None:
    assert playing(card, "P0 pick b3", "P1 claim b3").field("step") == "end"


def test_bla5t_q25_a_revealed_helmut_is_not_flipped_again() -> None:
    locked = f"{OPTIONS}; P0 cards 1 2; P1 cards 5 Helmut!; P2 cards 8; discard 4; turn P1"
    at = At("bla5t", f"{locked}; pile Carol 7")
    assert at.refused("P1 flip b3") == "BLA5T-Q25"
    at.play("P1 draw", "P1 play")
    assert at.field("P1 cards") == "5^ Helmut! . ."
    at = At("bla5t", f"{locked}; pile 13a 7").play("P1 draw", "P1 play")
    assert "pick b3" not in at.legal("P1")


def test_bla5t_q25_he_may_be_matched_or_discarded_by_daisy() -> None:
    locked = f"{OPTIONS}; P0 cards 1; P1 cards 5 Helmut!; P2 cards 8; turn P1"
    at = At("bla5t", f"{locked}; discard Jayce; pile 7").play("P1 match b2")
    assert at.field("P1 cards") == "5 . . ."
    at = At("bla5t", f"{locked}; discard 4; pile Daisy 7").play("P1 draw", "P1 play", "P1 pick b2")
    assert at.field("discard").split()[0] == "Helmut"


def test_bla5t_q26_every_touched_owner_is_asked_for_the_same_time() -> None:
    """P2 has no Helmut; both are asked at once, sealed, and `decline` is the default."""
    at = playing("6a", "P0 pick b3", "P0 pick b4")
    assert at.turn == "P1 P2"
    waits = at.state.waits()
    assert [wait.seat for wait in waits] == [1, 2]
    assert {(wait.seconds, wait.sealed, wait.move.text) for wait in waits} == {(4, True, "decline")}


def test_bla5t_q26_an_early_answer_tells_nothing_and_stops_no_other_clock() -> None:
    at = playing("6a", "P0 pick b3", "P0 pick b4")
    before: list[Wait] = at.state.waits()
    views = []
    for answer in ("claim b3", "decline"):
        twin = at.state.copy()
        twin.play(1, BLA5T.moves.parse(answer), at.chance)
        views.append(twin.view(2))
        assert twin.waits() == before[1:]
    assert views[0] == views[1]


def test_bla5t_q26_a_false_claim_is_shown_paid_and_the_action_goes_on() -> None:
    """The worked case: 5 shown, hidden, one more card, the swap happens."""
    at = playing("11", "P0 pick b0", "P0 pick b2", "P1 claim b2")
    assert at.told("claim_failed")[0].values == {"place": 1}
    assert at.field("P0 cards") == "5 2 . ."
    assert at.field("P1 cards") == "1 Helmut 10 ."


def test_bla5t_pen_4_a_false_claim_costs_a_card() -> None:
    at = playing("8", "P0 pick b4", "P2 claim b4")
    assert at.field("P2 cards") == "8 9 10 ."
    assert at.field("look") == "b4"


def test_bla5t_q26_the_owner_is_asked_for_own_cards_only() -> None:
    at = playing("8", "P0 pick b4")
    assert at.turn == "P2"
    assert at.refused("P1 claim b3") == "BLA5T-Q26"
    assert at.refused("P2 claim b5") is not None


@pytest.mark.parametrize(
    ("position", "step"),
    [
        ("P1 cards 5 Helmut; discard 4", "ask"),
        ("P1 cards 5 7; discard 4", "ask"),  # he may lie anywhere, also in the pile
        ("P1 cards 5 7; discard 4 Helmut", "ask"),  # only the discard's top is on every screen
        ("P1 cards 5 7; discard Helmut 4", "look"),
        ("P1 cards 5 7 Helmut^; discard 4", "look"),
        ("P1 cards 5 7 Helmut!; discard 4", "look"),
        ("P1 cards 5 7; dummy Helmut^; discard 4", "look"),
    ],
)
def test_bla5t_q26_nobody_is_asked_where_every_screen_shows_it_cannot_be_he(
    position: str, step: str
) -> None:
    at = At("bla5t", f"seats 2; P0 cards 1 2; {position}; effect 8; step pick; pile 10 11 12")
    at.play("P0 pick b2")
    assert at.field("step") == step
    assert bool(at.told("touched")) == (step == "ask")


def test_bla5t_q26_the_public_list_lacks_him() -> None:
    lacking = OPTIONS.replace("Helmut", "Apo")
    at = At("bla5t", f"{lacking}; P0 cards 1 2; P1 cards 5 7; P2 cards 8; discard 4; pile 8 10")
    at.play("P0 draw", "P0 play", "P0 pick b2")
    assert at.field("step") == "look"
    assert at.refused("P1 claim b2") == "BLA5T-HERO-HELMUT"


@pytest.mark.parametrize("heroes", ["Jayce Apo Daisy Carol", "Jayce Apo Helmut Carol"])
def test_bla5t_q26_a_hidden_list_excludes_nobody(heroes: str) -> None:
    """Not even for the one who chose it, and whatever the list was before."""
    hidden = f"{OPTIONS.replace('Helmut', 'Apo')}; heroes {heroes}; chooser P0; changed yes"
    at = At("bla5t", f"{hidden}; P0 cards 1 2; P1 cards 5 7; P2 cards 8; discard 4; pile 8 10")
    at.play("P0 draw", "P0 play", "P0 pick b2")
    assert at.field("step") == "ask"


def test_bla5t_q26_bots_alone_are_given_half_a_second() -> None:
    """How long it is for whom is the table's business: the position says both."""
    at = playing("6a", "P0 pick b3", "P0 pick b4")
    assert {(wait.seconds, wait.bots_seconds) for wait in at.state.waits()} == {(4, 0.5)}


def test_bla5t_q59_a_false_claim_lies_open_for_three_seconds() -> None:
    at = playing("8", "P0 pick b4", "P2 claim b4")
    hide = next(wait for wait in at.state.waits() if wait.seat is None)
    assert (hide.seconds, hide.move.text) == (3, "hide b4")
    assert all(screen_of(at, seat).shown == [4] for seat in (0, 1, 2, None))
    at.play("- hide b4")
    assert screen_of(at, 0).shown == []
