"""What a round's cards mean for the next one, and which effect wins where two meet."""

import pytest

from tablee.core.chance import FastChance
from tests.games.bla5t.seen import state_of
from tests.table import At

HEROES = "options heroes=Jimbo,Enzo,Lola,Leo mode=advanced bosses="


def begin(heroes: str, boss: str, start: str) -> tuple[int, int]:
    """P1's cards and looks in the next round; the boss's combo is P0's, or `own Hyperion` P1's."""
    held = {
        "jimbo": "P1 jimbo 6",
        "enzo down": "P1 enzo 3",
        "enzo up": "P1 enzo 1",
        "duo": "P1 duo yes",
    }
    fields = "; ".join(held[hero] for hero in heroes.split(", ") if hero)
    bosses = "Fawkes,Maga" if boss in ("Fawkes", "Maga") else "Gordon,Futura"
    who = "P1" if boss.startswith("own") else "P0"
    combo = f"boss {boss.rsplit(maxsplit=1)[-1]}; combo {who}" if boss else ""
    at = At("bla5t", f"{HEROES}{bosses}; step reveal; {fields}; {combo}; P0 score 9")
    at.chance = FastChance(3)  # type: ignore[assignment]
    at.play("- next")
    if at.field("step") == "start":
        at.play(f"P1 {start}")
    cards = [card for card in at.field("P1 cards").split() if card != "."]
    return len(cards), int(at.field("P1 due") or 0)


PAIRS = [
    # heroes held, boss, choice, cards, looks
    ("", "", "four", 4, 2),
    ("jimbo", "", "same", 6, 0),
    ("jimbo", "", "four", 4, 2),
    ("enzo down", "", "four", 4, 3),
    ("enzo up", "", "four", 4, 1),
    ("duo", "", "three", 3, 2),
    ("duo", "", "four", 4, 2),
    ("jimbo, enzo down", "", "same", 6, 0),
    ("jimbo, enzo down", "", "four", 4, 3),
    ("jimbo, enzo up", "", "same", 6, 0),
    ("jimbo, enzo up", "", "four", 4, 1),
    ("jimbo, duo", "", "same", 6, 0),
    ("jimbo, duo", "", "three", 3, 2),
    ("enzo down, duo", "", "three", 3, 3),
    ("enzo up, duo", "", "three", 3, 1),
    ("enzo up, duo", "", "four", 4, 1),
    ("", "Gordon", "four", 4, 0),
    ("jimbo", "Gordon", "same", 6, 0),
    ("jimbo", "Gordon", "four", 4, 0),
    ("enzo down", "Gordon", "four", 4, 0),
    ("enzo up", "Gordon", "four", 4, 0),
    ("duo", "Gordon", "three", 3, 0),
    ("", "Futura", "four", 5, 2),
    ("jimbo", "Futura", "same", 7, 0),
    ("enzo down", "Futura", "four", 5, 3),
    ("enzo up", "Futura", "four", 5, 1),
    ("duo", "Futura", "three", 4, 2),
    ("enzo down, duo", "Futura", "three", 4, 3),
    ("", "Fawkes", "four", 4, 2),
    ("jimbo", "Fawkes", "same", 6, 0),
    ("enzo down", "Fawkes", "four", 4, 3),
    ("enzo up", "Fawkes", "four", 4, 1),
    ("duo", "Fawkes", "three", 3, 2),
    ("", "Maga", "four", 4, 2),
    ("jimbo", "Maga", "same", 6, 0),
    ("enzo down", "Maga", "four", 4, 3),
    ("enzo up", "Maga", "four", 4, 1),
    ("duo", "Maga", "three", 3, 2),
    ("", "Hyperion", "four", 4, 2),
    ("jimbo", "Hyperion", "same", 6, 0),
    ("enzo down", "Hyperion", "four", 4, 3),
    ("duo", "Hyperion", "three", 3, 2),
    ("", "own Gordon", "four", 4, 2),
    ("", "own Futura", "four", 4, 2),
    ("jimbo", "own Hyperion", "same", 6, 0),
    ("enzo down", "own Hyperion", "four", 4, 3),
    ("jimbo, enzo down", "own Hyperion", "same", 6, 0),
]


@pytest.mark.parametrize(("heroes", "boss", "start", "cards", "looks"), PAIRS)
def test_every_pair_of_next_round_effects(
    heroes: str, boss: str, start: str, cards: int, looks: int
) -> None:
    """BLA5T-HERO-JIMBO, BLA5T-HERO-ENZO, BLA5T-HERO-DUO, BLA5T-BOSS-GORDON, BLA5T-BOSS-FUTURA,
    BLA5T-CONF-1, BLA5T-CONF-2, BLA5T-Q44, BLA5T-Q45, BLA5T-Q46, BLA5T-Q48."""
    assert begin(heroes, boss, start) == (cards, looks)


@pytest.mark.parametrize(
    ("held", "choices"),
    [
        ("P1 jimbo 3", {"four", "same"}),
        ("P1 duo yes", {"four", "three"}),
        ("P1 jimbo 3; P1 duo yes", {"four", "same", "three"}),
    ],
)
def test_bla5t_conf_1_you_choose(held: str, choices: set[str]) -> None:
    at = At("bla5t", f"{HEROES}Gordon,Futura; step reveal; {held}").play("- next")
    assert at.turn == "P1"
    assert at.legal("P1") == choices


def test_bla5t_hero_jimbo_must_have_been_held() -> None:
    at = At("bla5t", f"{HEROES}Gordon,Futura; step reveal; P1 duo yes").play("- next")
    assert at.refused("P1 same") == "BLA5T-HERO-JIMBO"


def test_bla5t_q48_enzo_face_up_is_mandatory() -> None:
    at = At("bla5t", f"{HEROES}Gordon,Futura; step reveal; P1 enzo 1; P0 score 9").play("- next")
    own = at.field("P1 backs").split()
    at.play(f"P1 look {own[0]}")
    assert at.legal("P1") == {"seen"}


LAST = "discard 8; pile 5; turn P2; blast P0; last P0 P1"


def held_at_the_end(cards: str) -> At:
    at = At("bla5t", f"{HEROES}Gordon,Futura; P0 cards 1; P1 cards {cards}; P2 cards 9; {LAST}")
    return at.play("P2 draw", "P2 discard")


def test_bla5t_hero_jimbo_remembers_the_number_of_cards() -> None:
    assert held_at_the_end("Jimbo 5 7 8 9").field("P1 jimbo") == "5"


@pytest.mark.parametrize(("card", "looks"), [("Enzo", "3"), ("Enzo^", "1")])
def test_bla5t_hero_enzo_either_way_up(card: str, looks: str) -> None:
    assert held_at_the_end(f"{card} 5").field("P1 enzo") == looks


@pytest.mark.parametrize(("cards", "duo"), [("Lola Leo 5", "yes"), ("Lola 5", "")])
def test_bla5t_hero_duo_only_both_together(cards: str, duo: str) -> None:
    assert held_at_the_end(cards).field("P1 duo") == duo


def combo(cards: str, bosses: str = "Gordon,Futura") -> At:
    """P0 called BLAST with these cards; the round has ended and the next begins."""
    at = At(
        "bla5t",
        f"options mode=advanced heroes=Jayce,Apo,Helmut,Herman bosses={bosses}; P0 cards {cards};"
        f"P1 cards 12 11; P2 cards 9; {LAST}",
    )
    at.play("P2 draw", "P2 discard", "- next")
    return at


def look_all(at: At) -> At:
    while at.field("step") == "opening":
        seat = at.state.to_act()[0]
        at.play(f"P{seat} {at.state.moves(seat)[0].text}")
    return at


def test_bla5t_boss_gordon_opponents_do_not_look() -> None:
    """The worked case: A calls 2, 3, 4, Gordon: 0, and next round the others do not look."""
    at = combo("2 3 4 Gordon")
    assert at.field("P0 score") == "0"
    assert at.turn == "P0"
    assert at.field("step") == "opening"


def test_bla5t_boss_futura_opponents_get_one_more_card() -> None:
    at = combo("2 3 4 Futura")
    assert [len(state_of(at).own_cards(seat)) for seat in range(3)] == [4, 5, 5]


def test_bla5t_boss_fawkes_flips_up_to_two_cards_of_each_player() -> None:
    at = look_all(combo("2 3 4 Fawkes", "Fawkes,Maga"))
    assert (at.field("effect"), at.turn) == ("Fawkes", "P0")
    mine, theirs = at.field("P0 backs").split(), at.field("P1 backs").split()
    at.play(f"P0 pick {mine[0]}", f"P0 pick {theirs[0]}", f"P0 pick {theirs[1]}")
    assert at.refused(f"P0 pick {theirs[2]}") == "BLA5T-BOSS-FAWKES"
    assert "^" not in at.field("P0 cards")
    at.play("P0 done", "P1 decline")
    assert at.field("P0 cards").count("^") == 1
    assert at.field("P1 cards").count("^") == 2
    assert at.field("step") == "action"


def test_bla5t_boss_fawkes_may_be_left_alone() -> None:
    at = look_all(combo("2 3 4 Fawkes", "Fawkes,Maga")).play("P0 done")
    assert at.field("step") == "action"


def test_bla5t_boss_maga_views_any_number_at_each_player() -> None:
    at = look_all(combo("2 3 4 Maga", "Fawkes,Maga"))
    theirs = at.field("P1 backs").split()
    at.play(*[f"P0 pick {back}" for back in theirs], "P0 done", "P1 decline")
    assert at.field("look").split() == theirs
    at.play("P0 seen")
    assert at.field("step") == "action"


def test_bla5t_boss_hyperion_next_round_each_draw_takes_two() -> None:
    """BLA5T-BOSS-HYPERION: three equal values, 0 points; play one, discard the other."""
    at = look_all(combo("7 7 Hyperion 7"))
    assert at.field("P0 score") == "0"
    while at.turn != "P0":
        at.play(f"{at.turn} draw", f"{at.turn} discard")
    at.play("P0 draw")
    hand = [word.split(":")[0] for word in at.field("hand").split()]
    assert len(hand) == 2
    assert at.legal("P0") == {f"choose {back}" for back in hand}


DOUBLE = "options mode=advanced; boss Hyperion; combo P0; P0 cards 1 2; P1 cards 5 8; discard 4"


def test_bla5t_q49_the_other_card_goes_on_top_unused() -> None:
    at = At("bla5t", f"{DOUBLE}; pile 12 9 3 3").play("P0 draw", "P0 choose b4", "P0 discard")
    assert at.field("discard") == "9 12 4"
    assert at.field("step") == "end"
    at = At("bla5t", f"{DOUBLE}; pile 12 9 3 3").play("P0 draw", "P0 choose b5", "P0 place b0")
    assert at.field("P0 cards") == "9 2 . ."
    assert at.field("discard") == "12 1 4"


def test_bla5t_q49_first_the_chosen_card_s_capability() -> None:
    at = At("bla5t", f"{DOUBLE}; pile 7 9 3 3").play("P0 draw", "P0 choose b4", "P0 play")
    assert at.field("discard") == "7 4"
    at.play("P0 pick b0", "P0 seen")
    assert at.field("discard") == "9 7 4"


def test_bla5t_q49_in_eleration_the_other_may_be_used() -> None:
    at = At("bla5t", f"{DOUBLE.replace('advanced', 'advanced eleration=yes')}; pile 3 7 3 3")
    at.play("P0 draw", "P0 choose b4", "P0 discard")
    assert at.legal("P0") == {"use", "skip"}
    at.play("P0 use", "P0 pick b0", "P0 seen")
    assert at.field("step") == "end"


def test_bla5t_boss_hyperion_only_one_card_left_is_drawn_alone() -> None:
    at = At("bla5t", f"{DOUBLE}; pile 3").play("P0 draw")
    assert at.field("hand") == "b4:3"
    assert at.field("step") == "drawn"
