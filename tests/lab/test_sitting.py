"""One game in a program of one's own."""

from collections.abc import Callable

import pytest

from tablee.bots.random_bot import RandomBot
from tablee.core.contract import IllegalMove
from tablee.core.notation import NotationError
from tablee.core.records import read_record
from tablee.history.audit import verify
from tablee.lab.sitting import bot, deal
from tablee.packs import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_any_game_to_its_end_and_its_record_is_proved(name: str) -> None:
    sitting = deal(name, bots=["novice"] * GAMES[name].seats[0], seed=3)
    assert sitting.go_on() > 0
    assert sitting.outcome is not None
    assert verify(read_record(sitting.record().text())).text() == sitting.state.text()


def test_the_same_seed_is_the_same_game() -> None:
    def played(seed: int) -> str:
        sitting = deal("bloops", bots=["novice", "random"], seed=seed)
        sitting.go_on()
        return sitting.record().text()

    assert played(5) == played(5)
    assert played(5) != played(6)


def test_a_seat_of_the_program_is_waited_for() -> None:
    sitting = deal("herrlof", bots=[None, RandomBot()], seed=1, options={"target": "1"})
    while sitting.outcome is None:
        sitting.go_on()
        if 0 in sitting.state.to_act():
            sitting.play(0, sitting.state.moves(0)[0].text)
    record = sitting.record()
    assert record.names == ["You", "RandomBot"]
    assert {line.seat for line in record.lines} == {0, 1}
    verify(record)


def test_a_refused_move_names_its_rule_and_changes_nothing() -> None:
    sitting = deal("herrlof", bots=[None, "random"], seed=1)
    before = sitting.state.text()
    with pytest.raises(IllegalMove, match="HERR-PRED-1") as refused:
        sitting.play(0, "draw")
    assert refused.value.rule == sitting.refusal(0, "draw")
    assert sitting.rule(refused.value.rule)
    assert sitting.state.text() == before


def test_so_many_moves_and_no_more() -> None:
    sitting = deal("herrlof", bots=["random", "random"], seed=1)
    assert sitting.go_on(moves=4) == 4
    assert len(sitting.record().lines) == 4


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda: deal("whist", bots=["random"] * 2), "unknown game 'whist'"),
        (lambda: deal("herrlof", bots=["random"] * 4), "played by 2 to 3"),
        (lambda: deal("herrlof", bots=["random"] * 2, options={"aim": "3"}), "unknown option"),
        (lambda: deal("herrlof", bots=["random"] * 2).play(0, "draw"), "P0 is not one of your"),
        (lambda: deal("herrlof", bots=[None, None]).play(0, "dance"), "dance"),
        (lambda: deal("herrlof", bots=[None, None]).rule("HERR-NONE-1"), "no rule 'HERR-NONE-1'"),
        (lambda: bot("whist", "random"), "unknown game"),
    ],
)
def test_what_cannot_be_is_said(wrong: Callable[[], object], why: str) -> None:
    with pytest.raises(NotationError, match=why):
        wrong()
