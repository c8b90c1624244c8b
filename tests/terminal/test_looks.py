"""How long one may look at cards in the terminal."""

from tablee.core.chance import FastChance
from tablee.packs import GAMES, PACKS
from tablee.terminal.table import LocalTable

SEVEN = """seats 2; P0 cards 5 2 7 9; P1 cards 1 4 8 3; pile 2 11 12; discard 7 4;
    step pick; effect 7"""


def a_table(game: str, position: str) -> LocalTable:
    luck = FastChance(1)
    table = LocalTable(PACKS[game], GAMES[game].position(position), 0, {}, luck, luck)
    table.begin(0.0)
    return table


def test_bla5t_q59_a_look_lasts_five_seconds_from_when_it_is_drawn() -> None:
    table = a_table("bla5t", SEVEN)
    table.press("pick b0", 3.0)
    assert table.time_left(3.0) == 5.0
    assert table.next_due() == 8.0
    table.tick(8.0)
    assert table.time_left(8.0) is None


def test_the_first_look_of_bloops_is_drawn_at_once() -> None:
    luck = FastChance(1)
    state = GAMES["bloops"].deal(2, GAMES["bloops"].options(), luck)
    table = LocalTable(PACKS["bloops"], state, 0, {}, luck, luck)
    before = max(wait.seconds for wait in state.waits() if wait.looking)
    table.begin(0.0)
    assert table.time_left(0.0) == before
