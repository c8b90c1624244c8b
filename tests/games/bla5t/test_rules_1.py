"""Games dealt by rules 1 go on as they were begun (`rulings=first`)."""

from tablee.core.chance import FastChance
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.options import Bla5tOptions
from tests.games.bla5t.seen import screen_of
from tests.table import At

FIRST = "options rulings=first"


def test_bla5t_comp_4_a_base_game_of_rules_1_may_have_cards_of_the_extension() -> None:
    text = "mode=base heroes=Daisy,Carol,Lola,Leo bosses=Fawkes,Maga"
    options = BLA5T.read_options(text, 1)
    state = BLA5T.deal(3, options, FastChance(1))
    assert BLA5T.position(state.text()).text() == state.text()
    assert "rulings" not in Bla5tOptions().text()
    assert "rulings=first" in options.text()


def test_bla5t_mid_1_in_a_base_game_of_rules_1_takes_six_picks() -> None:
    at = At("bla5t", f"{FIRST}; step reveal; P1 score 51").play("- next")
    assert at.field("step") == "change"
    assert at.refused("P1 keep") == "BLA5T-MID-1"
    for _ in range(6):
        assert at.field("step") == "change"
        at.play(f"P1 {at.state.waits()[0].move.text}")
    assert at.field("heroes") == "Jayce Apo Helmut Herman"
    assert at.field("bosses") == "Gordon Futura"


def test_bla5t_q26_in_a_game_of_rules_1_is_always_asked_for_six_seconds() -> None:
    at = At(
        "bla5t",
        f"{FIRST}; P0 cards 1 Helmut^; P1 cards 5; P2 cards 8; discard 4; pile 8 10",
    )
    at.play("P0 draw", "P0 play", "P0 pick b2")
    (wait,) = at.state.waits()
    assert (wait.seconds, wait.bots_seconds, wait.sealed) == (6, None, True)


def test_bla5t_q59_in_a_game_of_rules_1_the_next_move_hides_what_was_shown() -> None:
    """Its record has no moves that hide; three seconds hide it as well."""
    position = f"{FIRST}; P0 cards 1 8; P1 cards 3; P2 cards 4; discard 7; pile 12 5 5 5"
    at = At("bla5t", position).play("P0 match b1")
    assert screen_of(at, 1).shown == [1]
    assert at.play("P0 end").state.waits()[1:] == []
    assert screen_of(at, 1).shown == []
    at = At("bla5t", position).play("P0 match b1", "- hide b1")
    assert screen_of(at, 1).shown == []
