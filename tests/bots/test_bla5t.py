"""Bla5t's bots: what they remember, and what no level does."""

import pytest

from tablee.bots.bla5t.expert import HEAD
from tablee.bots.bla5t.recall import recalled
from tablee.bots.bla5t.rules_of_thumb import NOVICE, REGULAR
from tablee.bots.bla5t.witness import Witness
from tablee.bots.memory import QUICKEST, Head
from tablee.core.chance import FastChance
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.cards import HIDDEN, read_card
from tablee.games.bla5t.options import Bla5tOptions
from tablee.packs import PACKS
from tests.games.bla5t.seen import state_of, view_of
from tests.table import At

LEVELS = ["novice", "regular", "expert"]
BUDGET = 0.05
TRIES = 15

at_every_level = pytest.mark.parametrize("level", LEVELS)


def chosen(level: str, at: At, seat: int = 0) -> set[str]:
    state = at.state
    bot = PACKS["bla5t"].bot(level)
    found = set()
    for seed in range(TRIES):
        view = state.view(seat)
        reply = bot.choose(view, state.moves(seat), [], FastChance(seed), BUDGET)
        assert reply.move is not None
        assert reply.after >= QUICKEST
        found.add(reply.move.text)
    return found


def sees(*cards: str) -> str:
    """P0 has looked at its cards, b0 and on."""
    entries = [f"P0 sees b{back} {card}" for back, card in enumerate(cards)]
    return "history " + ", ".join(entries)


# --- memory -----------------------------------------------------------------------------------


def known_cards(head: Head) -> int:
    found = 0
    for turns in range(1, 241, 3):
        at = At(
            "bla5t",
            f"P0 cards 1 2 3 4; P1 cards 3; P2 cards 4; discard 9; pile 5 5; P0 turns {turns}; "
            + sees("1", "2", "3", "4"),
        )
        found += sum(face != HIDDEN for face in recalled(view_of(at, 0), head))
    return found


def test_a_novice_forgets_more_than_a_regular_and_an_expert_hardly() -> None:
    novice, regular, expert = [known_cards(head) for head in (NOVICE.head, REGULAR.head, HEAD)]
    assert novice < regular < expert
    assert expert > 0.95 * 320


def test_the_same_view_is_remembered_the_same_way() -> None:
    assert known_cards(NOVICE.head) == known_cards(NOVICE.head)


def test_a_drawn_card_is_not_forgotten() -> None:
    at = At("bla5t", "P0 cards 1; P1 cards 3; P2 cards 4; discard 9; pile 8 5").play("P0 draw")
    faces = recalled(view_of(at, 0), Head(1.0, 0.0, 0.0, 1.0))
    assert [face for face in faces if face != HIDDEN] == [read_card("8")]


def test_a_witness_follows_looks_swaps_and_mixes() -> None:
    at = At("bla5t", "P0 cards 1 2; P1 cards 3; P2 cards 4; discard 9; pile 6b 5 5; " + sees("1"))
    witness = Witness(3)
    witness.follow(state_of(at))
    assert witness.seen == [0b1, 0, 0]
    at.play("P0 draw", "P0 play", "P0 pick b0", "P0 pick b1", "P0 mix")
    witness.follow(state_of(at))
    assert witness.seen == [0, 0, 0]  # one of two was known: which is which is not


# --- never absurd -----------------------------------------------------------------------------

MANY = "P1 cards 9 8 10 7; P2 cards 11 12 9 10; discard 5; pile 6a 5 5"


@at_every_level
def test_no_blast_with_a_known_20(level: str) -> None:
    at = At("bla5t", f"P0 cards 10 8 2; {MANY}; step end; " + sees("10", "8", "2"))
    assert chosen(level, at) == {"end"}


@at_every_level
def test_no_blast_with_four_unknown_cards(level: str) -> None:
    assert chosen(level, At("bla5t", f"P0 cards 1 1 2 1; {MANY}; step end")) == {"end"}


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_blast_that_cannot_fail_is_called(level: str) -> None:
    at = At("bla5t", f"P0 cards 1 2; {MANY}; step end; " + sees("1", "2"))
    assert chosen(level, at) == {"blast"}


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_combo_is_called(level: str) -> None:
    at = At("bla5t", f"P0 cards 2 3 4 Gordon; {MANY}; step end; " + sees("2", "3", "4", "Gordon"))
    assert chosen(level, at) == {"blast"}


@at_every_level
def test_a_drawn_1_replaces_a_known_12(level: str) -> None:
    position = "P0 cards 12 2; P1 cards 9 8 10 7; P2 cards 11 3 9 10; discard 5; pile 1 5 5; "
    at = At("bla5t", position + sees("12", "2")).play("P0 draw")
    assert chosen(level, at) == {"place b0"}


@at_every_level
def test_nobody_matches_a_card_known_to_be_another(level: str) -> None:
    at = At("bla5t", f"P0 cards 9 8 10; {MANY}; " + sees("9", "8", "10"))
    assert not any(text.startswith("match") for text in chosen(level, at))


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_known_high_card_is_matched(level: str) -> None:
    position = "P0 cards 12 2 1; P1 cards 9 8 10 7; P2 cards 11 3 9 10; discard 12; pile 6a 5 5; "
    assert chosen(level, At("bla5t", position + sees("12", "2", "1"))) == {"match b0"}


TOUCHED = "P1 cards 3 5; P2 cards 4; discard 9; pile 11 5 5; turn P1; "


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_known_helmut_is_claimed(level: str) -> None:
    at = At("bla5t", f"P0 cards Helmut 5; {TOUCHED}" + sees("Helmut", "5"))
    at.play("P1 draw", "P1 play", "P1 pick b2", "P1 pick b0")
    assert chosen(level, at) == {"claim b0"}


@at_every_level
def test_nobody_claims_helmut_without_having_seen_him(level: str) -> None:
    at = At("bla5t", f"P0 cards Helmut 5; {TOUCHED}" + sees().removesuffix("history "))
    at.play("P1 draw", "P1 play", "P1 pick b2", "P1 pick b0")
    assert chosen(level, at) == {"decline"}


# --- at the table -----------------------------------------------------------------------------


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    ("level", "options"),
    [
        ("novice", Bla5tOptions(limit=50)),
        (
            "regular",
            Bla5tOptions(
                limit=50,
                mode="advanced",
                eleration=True,
                heroes="Jayce,Carol,Stephania,Daisy",
                bosses="Fawkes,Maga",
            ),
        ),
    ],
)
def test_rounds_end(level: str, options: Bla5tOptions) -> None:
    luck = FastChance(8)
    state = BLA5T.deal(3, options, luck)
    bot = PACKS["bla5t"].bot(level)
    for _ in range(4000):
        seats = state.to_act()
        if state.outcome() is not None:
            return
        if not seats:
            (wait,) = state.waits()
            state.play(None, wait.move, luck)
        for seat in seats:
            view, moves = state.view(seat), state.moves(seat)
            reply = bot.choose(view, moves, [], luck, 0.01)
            assert reply.move is not None
            state.play(seat, reply.move, luck)
    raise AssertionError(f"no end in sight: {state}")
