"""What befell a table is told at once, but where presses race only with the next move."""

import msgspec

from tablee.core.story import Event
from tablee.packs import GAMES
from tablee.table.manner import Occupant
from tablee.table.outputs import Shown
from tests.playing.byhand import ByHand

LEFT = Event("table_left", 1, {"who": "Björn"})


def of(name: str) -> ByHand:
    table = ByHand(GAMES[name], 2, GAMES[name].options())
    table.seat(Occupant(), Occupant())
    return table


def kinds(table: ByHand) -> list[list[str]]:
    """What each new screen of the first seat tells of."""
    found = []
    while (output := table.play.take_out()) is not None:
        if isinstance(output, Shown):
            screen = msgspec.json.decode(output.screens[0])
            found.append([event["kind"] for event in screen["events"]])
    return found


def test_it_is_told_at_once_on_a_screen_of_its_own_and_once() -> None:
    table = of("blot")
    table.play.befell(LEFT)
    assert kinds(table) == []
    table.play.tell_news(1.0)
    table.play.tell_news(2.0)
    assert kinds(table) == [["table_left"]]


def test_where_presses_race_it_is_told_with_the_next_move() -> None:
    """A screen of its own would begin a race anew for who is shown it."""
    table = of("bloops")
    table.play.befell(LEFT)
    table.play.tell_news(1.0)
    assert kinds(table) == []
    table.press(0, "a", "seen", at=1.2)
    table.play.durable(1.3)
    (told,) = kinds(table)
    assert told[0] == "table_left"


def test_while_a_move_is_written_it_waits_and_is_told_with_it() -> None:
    table = of("blot")
    table.press(0, "a", table.state.moves(0)[0].text, at=0.5)
    table.play.befell(LEFT)
    table.play.tell_news(0.6)
    assert kinds(table) == []
    table.play.durable(0.7)
    (told,) = kinds(table)
    assert told[0] == "table_left"
    assert len(told) > 1
