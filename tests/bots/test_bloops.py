"""Bloops' bots: what they remember, when they throw, and what no level does."""

import pytest

from tablee.bots import Reply
from tablee.bots.bloops.expert import HEAD
from tablee.bots.bloops.recall import recalled
from tablee.bots.bloops.rules_of_thumb import NOVICE, REGULAR
from tablee.bots.memory import QUICKEST, Head
from tablee.core.chance import Chance, FastChance
from tablee.core.moves import Move
from tablee.core.view import View
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.options import BloopsOptions
from tablee.lab.home import HomeTable
from tablee.packs import PACKS
from tests.games.bloops.table import At

LEVELS = ["novice", "regular", "expert"]
BUDGET = 0.02
TRIES = 20

at_every_level = pytest.mark.parametrize("level", LEVELS)


def replies(level: str, at: At, seat: int) -> list[Reply]:
    state = at.state
    moves = state.moves(seat) if seat in state.to_act() else []
    reactions = state.reactions(seat) if seat in state.may_react() else []
    bot = PACKS["bloops"].bot(level)
    return [
        bot.choose(state.view(seat), moves, reactions, FastChance(seed), BUDGET)
        for seed in range(TRIES)
    ]


def chosen(level: str, at: At, seat: int) -> set[str]:
    return {"" if reply.move is None else reply.move.text for reply in replies(level, at, seat)}


# --- memory -----------------------------------------------------------------------------------

SEEN = At("P0 cards 0 1 2 3 4 5; P1 cards 6 7 8 9 10 11*; pile 0 1 2; P0 knows b0 b1 b2 b3 b4 b5")


def test_the_same_view_is_remembered_the_same_way() -> None:
    assert recalled(SEEN.view(0), NOVICE.head) == recalled(SEEN.view(0), NOVICE.head)


def test_a_novice_forgets_more_than_a_regular_and_an_expert_hardly() -> None:
    def remembered(head: Head) -> int:
        found = 0
        for turns in range(0, 400, 8):
            at = At(
                f"P0 cards 0 1 2 3 4 5; P1 cards 6 7 8 9; pile 0 1 2; turns {turns};"
                "P0 knows b0 b1 b2 b3 b4 b5"
            )
            memory = recalled(at.view(0), head).memory
            assert memory is not None
            found += len(memory.known)
        return found

    novice, regular, expert = [remembered(head) for head in (NOVICE.head, REGULAR.head, HEAD)]
    assert novice < regular < expert
    assert expert > 0.95 * 300


def test_what_is_forgotten_is_unseen_again() -> None:
    view = recalled(SEEN.view(0), Head(1.0, 0.0, 0.0, 1.0))
    assert view.memory is not None
    assert view.memory.known == {}
    state = BLOOPS.imagine(view).state(FastChance(1))
    assert sorted(state.census()) == sorted(SEEN.state.census())


def test_two_cards_mixed_up_change_places_in_the_mind_only() -> None:
    memory = recalled(SEEN.view(0), Head(0.0, 1.0, 0.0, 1.0)).memory
    assert memory is not None
    true = SEEN.memory(0).known
    assert sorted(memory.known.values()) == sorted(true.values())
    assert sum(memory.known[name] != true[name] for name in true) == 2


def test_what_lies_open_is_not_forgotten() -> None:
    at = At("P0 cards 4 5; P1 cards 4; pile 9 1; step start").play("P0 draw")
    memory = recalled(at.view(0), Head(1.0, 0.0, 0.0, 1.0)).memory
    assert memory is not None
    assert list(memory.known.values()) == ["9"]


# --- throws and BLOOPS ------------------------------------------------------------------------

A_4_LIES = "step window; discard 4; pile 0 1 2 3; options grace=none"


def test_an_expert_throws_what_fits() -> None:
    at = At(f"P0 cards 9 9; P1 cards 4 8 10; P1 knows b2 b3; {A_4_LIES}")
    assert chosen("expert", at, 1) == {"throw b2"}


@at_every_level
def test_nobody_throws_a_card_known_to_be_another_or_not_known_at_all(level: str) -> None:
    at = At(f"P0 cards 9 9; P1 cards 4 8 10; P1 knows b3; {A_4_LIES}")
    assert chosen(level, at, 1) == {"draw"}


def test_three_stars_are_not_broken_up() -> None:
    at = At(
        "P0 cards 9 9; P1 cards 11* 11* 11*; P1 knows b2 b3 b4; step window; discard 11*; "
        "pile 0 1 2 3; options grace=none"
    )
    assert chosen("expert", at, 1) == {"draw"}


@at_every_level
def test_bloops_is_not_said_with_a_hand_known_to_lose(level: str) -> None:
    at = At(f"P0 cards 10 10 9 8; P1 cards 0; P0 knows b0 b1 b2 b3 b4; {A_4_LIES}")
    assert "bloops" not in chosen(level, at, 0)


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_bloops_is_said_with_a_hand_that_wins(level: str) -> None:
    at = At(f"P0 cards 0 1; P1 cards 10 10 9 8 7 8; P0 knows b0 b1; {A_4_LIES}")
    assert chosen(level, at, 0) == {"bloops"}


# --- the turn ---------------------------------------------------------------------------------


@at_every_level
def test_a_0_is_kept_when_a_high_card_can_go(level: str) -> None:
    at = At("P0 cards 10 1; P1 cards 5 5 5; P0 knows b0 b1; pile 0 1 2; step start")
    texts = chosen(level, at.play("P0 draw"), 0)
    assert texts <= {"keep b0", "arm"}


@at_every_level
def test_the_20_does_not_end_a_game_known_to_be_lost(level: str) -> None:
    at = At("P0 cards 10 10; P1 cards 0; P0 knows b0 b1 b2; pile 20 1 2; step start")
    assert "discard" not in chosen(level, at.play("P0 draw"), 0)


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_the_20_ends_a_game_that_is_won(level: str) -> None:
    at = At("P0 cards 0 1; P1 cards 9 10 9; P0 knows b0 b1 b2 b3 b4; pile 20 1 2; step start")
    assert chosen(level, at.play("P0 draw"), 0) == {"discard"}


@at_every_level
def test_a_9_takes_a_known_0_for_a_known_10(level: str) -> None:
    at = At(
        "P0 cards 10 1; P1 cards 0 9; P0 knows b0 b1 b2 b3; step window; discard 9; queue P0:9; "
        "pile 1 2 3"
    )
    assert chosen(level, at, 0) == {"swap b0 b2"}


# --- at the table -----------------------------------------------------------------------------


class Watched:
    """A bot whose answers are looked at."""

    def __init__(self, level: str) -> None:
        self._bot = PACKS["bloops"].bot(level)

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        reply = self._bot.choose(view, moves, reactions, chance, budget)
        assert reply.move is not None or not moves
        if reply.move is not None:
            assert reply.move in moves + reactions
            assert reply.after >= QUICKEST
        return reply


@at_every_level
@pytest.mark.parametrize("grace", ["none", "normal"])
def test_games_end_and_nobody_is_faster_than_a_person(level: str, grace: str) -> None:
    luck = FastChance(8)
    options = BloopsOptions(grace="none") if grace == "none" else BloopsOptions()
    state = BLOOPS.deal(3, options, luck)
    wits: dict[int, Chance] = {seat: FastChance(seat) for seat in range(3)}
    table = HomeTable(
        PACKS["bloops"], state, {seat: Watched(level) for seat in range(3)}, luck, wits, 0.005
    )
    table.begin(0.0)
    while state.outcome() is None:
        assert len(table.lines) < 2000
        due = table.next_due()
        assert due is not None
        table.tick(due)
