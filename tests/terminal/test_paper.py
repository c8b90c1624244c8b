"""Where nothing can be taken back: what is printed, and when."""

import re
from io import StringIO

from rich.console import Console

from tablee.core.chance import FastChance
from tablee.core.story import Event
from tablee.packs import GAMES, PACKS
from tablee.terminal.play import TerminalGame
from tablee.terminal.table import LocalTable, News


class Terminal:
    """P0's, at a table whose other seats do what the test says."""

    def __init__(self, game: str, position: str) -> None:
        self.state = GAMES[game].position(position)
        self.game = GAMES[game]
        luck = FastChance(1)
        self.table = LocalTable(PACKS[game], self.state, 0, {}, luck, luck)
        self.printed = StringIO()
        console = Console(file=self.printed, width=100, color_system=None)
        self.terminal = TerminalGame(self.table, ["Ada", "Bo", "Cid"], "en", console)

    def play(self, seat: int, move: str) -> str:
        """What is printed of it."""
        story: list[Event] = []
        self.state.play(seat, self.game.moves.parse(move), FastChance(1), story)
        self.table.lines.append((seat, 0.0, self.game.moves.parse(move)))
        self.printed.truncate(self.printed.seek(0))
        self.terminal._tell([News(event, 0) for event in story])
        self.terminal._show()
        return self.printed.getvalue()


def test_a_card_shown_by_mistake_is_drawn_though_it_is_nobody_s_turn_here() -> None:
    """BLA5T-Q59: the sentence does not tell the face, the table does."""
    at = Terminal("bla5t", "P0 cards 1 2; P1 cards 8 4; P2 cards 5; discard 7; pile 9 9; turn P1")
    printed = at.play(1, "match b2")
    assert "Bo tried to match the card in place 1 on 7: it goes back there." in printed
    assert "8(b2)" in printed
    assert "8(b2)" not in at.play(1, "end")


def test_the_cards_of_a_round_s_end_are_drawn() -> None:
    at = Terminal(
        "bla5t",
        "P0 cards 1; P1 cards 12; P2 cards 9; discard 8; pile 5; blast P0; last P0 P1; turn P2",
    )
    assert "12(b1)" not in at.play(2, "draw")
    assert re.search(r"\b12 +·", at.play(2, "discard"))


WAITING = "trump B; lead P1; turn P1; P0 hand G7 R3 Y5; P1 hand R8 B3 Y4"


def test_a_number_typed_before_one_s_turn_is_answered_with_that() -> None:
    """There is no list it could be a number of."""
    at = Terminal("herrlof", WAITING)
    at.terminal._answer("1")
    at.terminal._show()
    assert "It is not your turn yet" in at.printed.getvalue()
    assert "neither a number" not in at.printed.getvalue()


def test_that_it_is_not_one_s_turn_is_said_no_longer_than_it_is_so() -> None:
    at = Terminal("herrlof", WAITING)
    at.terminal._answer("1")
    at.state.play(1, at.game.moves.parse("R8"), FastChance(1))
    assert at.state.to_act() == [0]
    at.terminal._offer()
    at.terminal._show()
    shown = at.printed.getvalue()
    assert " 1 " in shown
    assert "not your turn" not in shown
    assert "neither a number" not in shown
