"""A game in the terminal."""

import time
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.panel import Panel

from tablee.core.contract import IllegalMove
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.story import Told
from tablee.phrases import Speaker
from tablee.rulebook import rulebook
from tablee.terminal.draw import DRAW, card_namer
from tablee.terminal.keyboard import Keyboard
from tablee.terminal.table import LocalTable

SAY: Final = {
    "fr": {
        "choose": "À vous : un numéro, ou le coup en notation (? aide, q quitter)",
        "react": "Vous pouvez réagir (un numéro), ou attendre",
        "more": "(et {count} autres : tapez le coup, par exemple",
        "lapsed": "Sans effet.",
        "refused": "Non",
        "unknown": "Je ne comprends pas",
        "won": "Gagné : {names} !",
        "scores": "Scores",
        "help": "Un numéro de la liste, ou le coup en notation (entre parenthèses). "
        "« r » redessine "
        "la table, « règles » affiche les règles, « q » quitte.",
        "bye": "À bientôt !",
    },
    "en": {
        "choose": "Your move: a number, or the move in notation (? help, q quit)",
        "react": "You may react (a number), or wait",
        "more": "(and {count} more: type the move, such as",
        "lapsed": "No effect.",
        "refused": "No",
        "unknown": "I do not understand",
        "won": "Winner: {names}!",
        "scores": "Scores",
        "help": "A number of the list, or the move in notation (in brackets). "
        "'r' draws the table again, "
        "'rules' shows the rules, 'q' quits.",
        "bye": "See you soon!",
    },
}


MOST_SHOWN: Final = 16
"""Of one kind of move; more are left to notation."""


BLITZ_WORDS: Final = ("start", "say", "draw", "blank", "give", "contest", "vote", "dispute")
"""First words of Blitz! moves; any other line is an answer."""


class Quit(Exception):
    """The person has had enough."""


class TerminalGame:
    def __init__(
        self, table: LocalTable, names: Sequence[str], language: str, console: Console
    ) -> None:
        self._table: Final = table
        self._names: Final = names
        self._language: Final = language
        self._say: Final = SAY[language]
        self._console: Final = console
        self._keyboard: Final = Keyboard()
        name_card = card_namer(table.game.name, table.state.screen(table.me))
        self._speaker: Final = Speaker(table.game.name, names, language, name_card)
        self._offered: list[Move] = []

    def run(self) -> None:
        self._table.begin(time.monotonic())
        self._draw()
        try:
            while self._table.state.outcome() is None:
                self._step()
        except (Quit, EOFError, KeyboardInterrupt):
            self._console.print(self._say["bye"])
            return
        self._draw_end()

    def _step(self) -> None:
        """Offers what may be done now, then waits for a line or for the next thing due."""
        moves, reactions = self._table.my_moves(), self._table.my_reactions()
        if [*moves, *reactions] != self._offered:
            self._offered = [*moves, *reactions]
            self._offer(bool(moves))
        due = self._table.next_due()
        seconds = None if due is None else max(0.0, due - time.monotonic())
        line = self._keyboard.line(seconds)
        if line == "" and self._table.game.name == "blitz":
            line = "start"  # the buzzer
        if line:
            self._answer(line)
        self._tell(self._table.tick(time.monotonic()))

    def _offer(self, is_awaited: bool) -> None:
        if not self._offered:
            return
        families: dict[str, list[int]] = {}
        for number, move in enumerate(self._offered):
            families.setdefault(move.text.partition(" ")[0], []).append(number)
        words = []
        for numbers in families.values():
            shown = numbers if len(numbers) <= MOST_SHOWN else numbers[:1]
            words += [
                f"[bold]{number + 1}[/] {self._speaker.move(self._offered[number])}"
                for number in shown
            ]
            if len(numbers) > MOST_SHOWN:
                more = self._say["more"].format(count=len(numbers) - 1)
                words.append(f"[dim]{more} [bold]{self._offered[numbers[0]].text}[/])[/]")
        self._console.print("   ".join(words))
        left = self._table.time_left(time.monotonic())
        limit = "" if left is None else f" — {left:.0f} s"
        self._console.print(f"[dim]{self._say['choose' if is_awaited else 'react']}{limit}[/]")

    def _answer(self, line: str) -> None:
        if line == "q":
            raise Quit
        if line == "?":
            self._console.print(self._say["help"])
        elif line == "r":
            self._draw()
        elif line in ("règles", "regles", "rules"):
            show_rules(self._table.game.name, self._language, self._console)
        else:
            self._press(line)

    def _press(self, line: str) -> None:
        try:
            for press in self._presses(line):
                told = self._table.press(press, time.monotonic())
                if told is None:
                    self._console.print(f"[dim]{self._say['lapsed']}[/]")
                    return
                self._tell(told)
        except NotationError:
            self._console.print(f"[red]{self._say['unknown']}[/]: {line[:40]}")
        except IllegalMove as error:
            self._refuse(error)

    def _presses(self, line: str) -> list[str]:
        """A number of the list, a move, or (Blitz!) a word: starting and saying it at once."""
        if line.isdigit() and 1 <= int(line) <= len(self._offered):
            return [self._offered[int(line) - 1].text]
        if self._table.game.name == "blitz" and line.split(maxsplit=1)[0] not in BLITZ_WORDS:
            return ["start", f"say {line}"]
        return [line]

    def _refuse(self, error: IllegalMove) -> None:
        rule = rulebook(self._table.game.name, self._language).rule(error.rule)
        text = rule.text if rule else ""
        self._console.print(f"[red]{self._say['refused']}[/] ({error.rule}): {text}")

    def _tell(self, story: list[Told]) -> None:
        if not story:
            return
        for told in story:
            self._console.print(f"· {self._speaker.tell(told)}", highlight=False)
        self._offered = []
        if self._table.my_moves() or self._table.my_reactions():
            self._draw()

    def _draw(self) -> None:
        view = self._table.state.screen(self._table.me)
        title = rulebook(self._table.game.name, self._language).title
        draw = DRAW[self._table.game.name]
        self._console.print(Panel(draw(view, self._names, self._language), title=title))

    def _draw_end(self) -> None:
        outcome = self._table.state.outcome()
        assert outcome is not None
        winners = ", ".join(self._names[seat] for seat in outcome.winners)
        self._console.print(f"[bold]{self._say['won'].format(names=winners)}[/]")
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(self._names, outcome.scores, strict=True)
        )
        self._console.print(f"{self._say['scores']}: {scores} ({outcome.rule})")


def show_rules(game: str, language: str, console: Console) -> None:
    book = rulebook(game, language)
    console.print(f"[bold]{book.title}[/]\n{book.opening}")
    for section in book.sections:
        console.print(f"\n[bold]{section.title}[/]")
        for rule in section.rules:
            mark = {"rule": "", "ruling": " ✎", "assumed": " ?"}[rule.kind]
            console.print(f"  [dim]{rule.id}{mark}[/] {rule.text}", highlight=False)
