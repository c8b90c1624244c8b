"""Words of Blitz! as they are typed."""

import time
from io import StringIO

from rich.console import Console

from tablee.core.chance import FastChance
from tablee.packs import GAMES, PACKS
from tablee.packs.terminal.typed_word import Keystrokes
from tablee.terminal.play import TerminalGame
from tablee.terminal.table import LocalTable


def test_every_change_of_the_text_is_told_by_its_length() -> None:
    keys = Keystrokes()
    assert keys.presses("r", []) == ["typing 1"]
    assert keys.presses("r", []) == []
    assert keys.presses("roc", []) == ["typing 3"]
    assert keys.presses("ro", []) == ["typing 2"]
    assert keys.presses("rat", []) == ["typing 1", "typing 3"]  # typed over
    assert keys.presses("", []) == ["typing 0"]


def test_what_may_become_a_number_or_a_move_is_no_answer_yet() -> None:
    keys = Keystrokes()
    offered = ["draw left", "draw right"]
    for text in ("1", "12", "?", "d", "draw l", "Draw"):
        assert keys.presses(text, offered) == []
    assert keys.presses("dau", offered) == ["typing 3"]
    keys.forget()
    assert keys.presses("draw a line", offered) == ["typing 11"]


def test_in_a_race_every_first_letter_is_a_start() -> None:
    assert Keystrokes().presses("g", ["start", "give up"]) == ["typing 1"]


def test_an_entered_line_is_no_text_taken_away() -> None:
    keys = Keystrokes()
    keys.presses("rock", [])
    keys.forget()
    assert keys.presses("", []) == []


class Duel:
    """Ada, at the keyboard, faces Bo: both have a circle."""

    def __init__(self) -> None:
        state = GAMES["blitz"].position(
            "seats 3; options judge=list; P0 play c1; P1 play c2; left q1; right x1"
        )
        luck = FastChance(1)
        self.table = LocalTable(PACKS["blitz"], state, 0, {}, luck, luck)
        self.table.begin(time.monotonic() - 2.0)
        console = Console(file=StringIO(), width=100)
        self.terminal = TerminalGame(self.table, ["Ada", "Bo", "Cid"], "en", console)
        assert self.terminal._keystrokes is not None
        self.keys = self.terminal._keystrokes

    def type(self, text: str) -> list[str]:
        self.terminal._keyboard.typed = text
        self.terminal._type(self.keys)
        return [line.plain for line in self.terminal._story.lines()]


def test_blitz_q11_the_first_key_is_the_start() -> None:
    duel = Duel()
    assert duel.type("r") == ["· Ada begins…"]
    assert duel.type("ro") == ["· Ada begins…"]
    assert duel.type("") == ["· Ada begins…", "· Ada thinks again."]


def test_blitz_q11_a_word_entered_is_said_once_begun() -> None:
    duel = Duel()
    duel.type("r")
    duel.keys.forget()
    duel.terminal._answer("rock")
    told = [line.plain for line in duel.terminal._story.lines()]
    assert told[:2] == ["· Ada begins…", "· Ada says “rock”."]
