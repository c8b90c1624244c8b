"""Components, options and the set-up of a round."""

from collections import Counter

import pytest

from tablee.core.chance import FastChance, ScriptedChance
from tablee.core.notation import NotationError
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.cards import FLIPS, TEXT, VALUE, read_card
from tablee.games.bla5t.options import Bla5tOptions
from tablee.games.bla5t.rules import Bla5t
from tests.table import At


def deal(seats: int, options: Bla5tOptions, *luck: int) -> Bla5t:
    state = BLA5T.deal(seats, options, ScriptedChance(luck))
    assert isinstance(state, Bla5t)
    return state


def in_play(state: Bla5t) -> Counter[str]:
    return Counter(TEXT[card] for card in state.deck())


def test_bla5t_comp_1_fifty_four_cards() -> None:
    deck = in_play(deal(3, Bla5tOptions(), 0))
    assert sum(deck.values()) == 54
    assert deck["6a"] == deck["6b"] == 2
    assert all(deck[str(number)] == 4 for number in (1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12))
    assert all(deck[hero] == 1 for hero in ("Jayce", "Apo", "Helmut", "Herman"))
    assert [VALUE[read_card(card)] for card in ("Jayce", "Gordon", "6a", "12")] == [0, 14, 6, 12]


def test_bla5t_comp_2_the_extension() -> None:
    assert [FLIPS[read_card(f"13{version}")] for version in "abcd"] == [
        (1,),
        (1, 1),
        (1, 2),
        (2, 2),
    ]
    values = {card: VALUE[read_card(card)] for card in ("13a", "Hyperion", "Lola", "Leo", "Maga")}
    assert values == {"13a": 13, "Hyperion": 15, "Lola": -1, "Leo": -1, "Maga": 14}


@pytest.mark.parametrize(
    ("heroes", "bosses"),
    [
        ("Jayce,Apo,Helmut", "Gordon,Futura"),
        ("Jayce,Apo,Helmut,Jayce", "Gordon,Futura"),
        ("Jayce,Apo,Helmut,Lola", "Gordon,Futura"),
        ("Jayce,Apo,Helmut,Herman", "Gordon"),
        ("Jayce,Apo,Helmut,Gordon", "Gordon,Futura"),
        ("Jayce,Apo,Helmut,Herman", "Gordon,Hyperion"),
        ("Jayce,Apo,Helmut,Somebody", "Gordon,Futura"),
    ],
)
def test_bla5t_comp_3_four_heroes_and_two_bosses(heroes: str, bosses: str) -> None:
    with pytest.raises(NotationError):
        BLA5T.deal(3, Bla5tOptions(heroes=heroes, bosses=bosses), FastChance(1))


EXTENSION = Bla5tOptions(mode="advanced", heroes="Enzo,Lola,Leo,Carol", bosses="Maga,Fawkes")


def test_bla5t_comp_3_lola_and_leo_fill_two_places() -> None:
    deck = in_play(deal(3, EXTENSION, 0))
    assert sum(deck.values()) == 59
    assert all(deck[card] == 1 for card in ("Enzo", "Lola", "Leo", "Carol", "Maga", "Fawkes"))


@pytest.mark.parametrize(
    ("heroes", "bosses", "named"),
    [
        ("Jayce,Apo,Helmut,Daisy", "Gordon,Futura", "Daisy"),
        ("Jayce,Apo,Lola,Leo", "Gordon,Futura", "Lola, Leo"),
        ("Jayce,Apo,Helmut,Herman", "Gordon,Maga", "Maga"),
    ],
)
def test_bla5t_comp_4_the_base_game_has_no_cards_of_the_extension(
    heroes: str, bosses: str, named: str
) -> None:
    """A sentence says which, and where they belong."""
    options = Bla5tOptions(heroes=heroes, bosses=bosses)
    with pytest.raises(NotationError, match=rf"BLA5T-COMP-4: .*\({named}\).*advanced game only"):
        BLA5T.deal(3, options, FastChance(1))
    with pytest.raises(NotationError, match="BLA5T-COMP-4"):
        BLA5T.position(f"options {options.text()}; P0 cards 1; discard 2")
    deal(3, Bla5tOptions(mode="advanced", heroes=heroes, bosses=bosses), 0)


def test_bla5t_comp_4_advanced_adds_the_13s_and_hyperion() -> None:
    deck = in_play(deal(3, Bla5tOptions(mode="advanced"), 0))
    assert sum(deck.values()) == 59
    assert all(deck[card] == 1 for card in ("13a", "13b", "13c", "13d", "Hyperion"))


def test_bla5t_comp_4_a_first_round_without_bosses() -> None:
    options = Bla5tOptions(mode="advanced", bosses_first_round=False)
    state = deal(3, options, 0)
    deck = in_play(state)
    assert deck["Gordon"] == deck["Futura"] == deck["Hyperion"] == 0
    assert sum(deck.values()) == 56
    state.round = 2
    assert sum(in_play(state).values()) == 59


def test_bla5t_round_1_four_cards_in_a_square_and_one_turned_up() -> None:
    state = deal(4, Bla5tOptions(), 0)
    assert [len(state.own_cards(seat)) for seat in range(4)] == [4, 4, 4, 4]
    assert state.up == 0
    assert len(state.discard) == 1
    assert len(state.pile) == 54 - 16 - 1


def test_bla5t_round_1_positions_never_change() -> None:
    at = At("bla5t", "P0 cards 7 8 9 2; P1 cards 1; P2 cards 1; discard 8")
    at.play("P0 match b1")
    assert at.field("P0 cards") == "7 . 9 2"


def test_bla5t_round_2_each_looks_at_any_two_own_cards() -> None:
    state = deal(3, Bla5tOptions(), 0)
    assert state.to_act() == [0, 1, 2]
    own = state.own_cards(1)
    assert {move.text for move in state.moves(1)} == {f"look b{back}" for back in own}
    chance = ScriptedChance()
    for back in (own[3], own[0]):
        state.play(1, BLA5T.moves.parse(f"look b{back}"), chance)
    assert [move.text for move in state.moves(1)] == ["seen"]
    state.play(1, BLA5T.moves.parse("seen"), chance)
    assert state.to_act() == [0, 2]


@pytest.mark.parametrize(("dealer", "starter"), [(0, 1), (2, 0)])
def test_bla5t_round_3_left_of_the_dealer_starts(dealer: int, starter: int) -> None:
    state = deal(3, Bla5tOptions(), dealer)
    chance = FastChance(1)
    while state.to_act() != [starter] or state.step == 1:
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0], chance)
    assert state.turn == starter


REVEALED = "P0 cards 1; P1 cards 1; P2 cards 1; discard 8; step reveal"


def open_all(at: At) -> None:
    while at.field("step") == "opening":
        seat = at.state.to_act()[0]
        at.play(f"P{seat} {at.state.moves(seat)[0].text}")


def test_bla5t_round_3_later_the_highest_total_starts() -> None:
    at = At("bla5t", f"{REVEALED}; P0 score 3; P1 score 30; P2 score 29").play("- next")
    open_all(at)
    assert at.turn == "P1"


def test_bla5t_round_3_ties_at_random() -> None:
    at = At("bla5t", f"{REVEALED}; P0 score 30; P1 score 3; P2 score 30", luck=[1]).play("- next")
    open_all(at)
    assert at.turn == "P2"


def test_bla5t_round_4_the_discard_is_reshuffled_except_its_latest_card() -> None:
    at = At("bla5t", "P0 cards 1; P1 cards 1; P2 cards 1; discard 8 3 4 5").play("P0 draw")
    assert at.field("discard") == "8"
    assert len(at.field("pile").split()) == 2
    assert at.told("reshuffled")[0].values == {"cards": 3}


def test_bla5t_q11_a_hero_or_boss_turned_up_at_set_up_may_be_taken() -> None:
    for card in ("Jayce", "Gordon"):
        at = At("bla5t", f"P0 cards 1 2; P1 cards 1; P2 cards 1; discard {card}")
        at.play("P0 take b1")
        assert at.field("P0 cards") == f"1 {card} . ."


def test_bla5t_q43_the_order_of_a_round_s_start() -> None:
    """BLA5T-Q43: hero choices, deal, up-card, looks, then Maga, then play."""
    at = At(
        "bla5t",
        "options mode=advanced heroes=Jimbo,Apo,Helmut,Herman bosses=Maga,Futura; step reveal;"
        "boss Maga;"
        "combo P2; P1 jimbo 3; P0 score 9",
    )
    at.play("- next")
    assert (at.field("step"), at.turn) == ("start", "P1")
    assert at.field("P0 cards") == ". . . ."
    at.play("P1 four")
    assert at.field("step") == "opening"
    assert len(at.field("discard").split()) == 1
    open_all(at)
    assert (at.field("step"), at.field("effect"), at.turn) == ("pick", "Maga", "P2")
    at.play("P2 done")
    assert (at.field("step"), at.turn) == ("action", "P0")
