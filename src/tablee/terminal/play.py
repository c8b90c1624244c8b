"""A game in the terminal."""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from tablee.core.contract import IllegalMove
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.packs import Pack
from tablee.packs.pack import Keystrokes
from tablee.packs.phrases import Speaker, listing, words_in
from tablee.packs.rulebook import rulebook
from tablee.terminal.choices import Choices
from tablee.terminal.display import Sheet, display_on
from tablee.terminal.draw import count, draw, open_faces, speaker_at
from tablee.terminal.keyboard import Keyboard
from tablee.terminal.reading import read_move
from tablee.terminal.story import Story
from tablee.terminal.table import LocalTable, News
from tablee.terminal.words import TEXTS

SCORES: Final = ("score", "scores")
RULES: Final = ("règles", "regles", "rules")
SECOND: Final = 1.0


class Quit(Exception):
    """The person has had enough."""


class TerminalGame:
    def __init__(
        self, table: LocalTable, names: Sequence[str], language: str, console: Console
    ) -> None:
        self._table: Final = table
        self._names: Final = names
        self._language: Final = language
        self._say: Final = words_in(TEXTS, language)
        self._console: Final = console
        self._display: Final = display_on(console)
        self._keyboard: Final = Keyboard(self._display.echo if self._display.is_live else None)
        self._pack: Final = table.pack
        self._story: Final = Story(self._speaker(), table.me, self._pack.words.chapters)
        self._choices = self._offered()
        self._is_new = True
        self._news = 0
        drawing = self._pack.drawing
        new_keys = None if drawing is None else drawing.keystrokes
        self._keystrokes: Final = None if new_keys is None else new_keys()
        self._notice: RenderableType | None = None
        self._too_early: Final = Text(self._say("too_early"), "dim")
        self._moves_told = 0
        self._pages: list[list[str]] = []

    def run(self) -> None:
        if not self._display.is_live:
            self._console.print(self._say("paper"), style="dim", highlight=False)
        self._display.open()
        is_over = False
        try:
            with self._keyboard:
                self._table.begin(time.monotonic())
                while self._table.state.outcome() is None:
                    self._step()
            is_over = True
        except (Quit, EOFError, KeyboardInterrupt):
            pass
        finally:
            self._display.close()
        if is_over:
            self._show_end()
        else:
            self._console.print(self._say("bye"))

    def _step(self) -> None:
        """Offers what may be done now, then waits for a line or for the next thing due."""
        self._offer()
        self._show()
        line = self._keyboard.line(self._seconds())
        if line is not None:
            self._notice = None
            if self._keystrokes is not None:
                self._keystrokes.forget()
            self._answer(line)
        elif self._keystrokes is not None and self._display.is_live:
            self._type(self._keystrokes)
        matter = self._table.matter()
        self._tell(self._table.tick(time.monotonic()))
        if self._table.matter() != matter:  # other cards: what was typed is no answer to these
            if self._keystrokes is not None:
                self._keystrokes.forget()
            self._keyboard.forget()

    def _offer(self) -> None:
        """While a line is being typed its numbers keep their meaning."""
        if not self._keyboard.typed and self._choices.moves != self._moves():
            if not self._choices.moves and self._notice == self._too_early:
                self._notice = None  # no longer so
            self._choices, self._is_new = self._offered(), True

    def _offered(self) -> Choices:
        return Choices(self._moves(), self._speaker(), self._say)

    def _speaker(self) -> Speaker:
        """For the table as it is now."""
        view = self._table.state.screen(self._table.me)
        return speaker_at(self._pack, view, self._names, self._language)

    def _moves(self) -> list[Move]:
        return [*self._table.my_moves(), *self._table.my_reactions()]

    def _seconds(self) -> float | None:
        """Until something happens by itself; a page is looked after every second, for clocks and
        for a window that was made larger or smaller."""
        due = self._table.next_due()
        waits = [] if due is None else [max(0.0, due - time.monotonic())]
        return min([*waits, SECOND] if self._display.is_live else waits, default=None)

    # --- what the person types ----------------------------------------------------------------

    def _answer(self, line: str) -> None:
        if self._pages:
            self._pages = [] if line.casefold() == "q" else self._pages[1:]
        elif line.casefold() == "q":
            raise Quit
        elif line == "?":
            self._notice = self._help()
        elif line.casefold() == "r":
            self._is_new = True
        elif line.casefold() in SCORES:
            self._notice = self._count() or Text(self._say("no_count"), "dim")
        elif line.casefold() in RULES:
            self._pages = self._display.read(rules_text(self._pack, self._language))
        else:
            self._press(line)

    def _type(self, keystrokes: Keystrokes) -> None:
        """A word is being typed: its first key is a start (BLITZ-Q11)."""
        moves = [move.text for move in self._choices.moves]
        for press in keystrokes.presses(self._keyboard.typed, moves):
            with suppress(IllegalMove):
                self._tell_if(self._table.press(press, time.monotonic()))

    def _help(self) -> RenderableType:
        lines = [self._say("help")]
        if self._choices.moves:
            lines.append(self._say("help_now", move=self._choices.moves[0].text))
        return Text("\n".join(lines), "dim")

    def _press(self, line: str) -> None:
        chosen = self._choices.numbered(line)
        try:
            presses = [chosen.text] if chosen else read_move(self._pack, line)
            told = [self._tell_if(self._table.press(one, time.monotonic())) for one in presses]
            if told and not told[-1]:
                self._notice = Text(self._say("lapsed"), "dim")
        except NotationError:
            unknown = Text(self._say("unknown", line=line[:40]), "red")
            self._notice = unknown if self._choices.moves else self._too_early
        except IllegalMove as error:
            rule = rulebook(self._pack, self._language).rule(error.rule)
            refused = self._say("refused", rule=error.rule, text=rule.text if rule else "")
            self._notice = Text(refused, "red")

    # --- what the person sees -----------------------------------------------------------------

    def _tell_if(self, news: list[News] | None) -> bool:
        """Whether the press counted."""
        if news is not None:
            self._tell(news)
        return news is not None

    def _tell(self, news: list[News]) -> None:
        if len(self._table.lines) != self._moves_told:
            self._moves_told = len(self._table.lines)
            self._story.add(news)
            self._news += len(news)
            self._is_new = True

    def _show(self) -> None:
        if self._pages:
            self._display.page(self._pages[0], Text(self._say("more"), "dim"))
            return
        has_choices = bool(self._choices.moves)
        sheet = Sheet(
            table=self._drawn_table(),
            faces=open_faces(self._table.state.screen(self._table.me)),
            count=self._count(),
            story=self._story.lines(),
            news=self._news,
            notice=self._notice,
            choices=self._choices.draw(self._console.width) if has_choices else None,
            is_new=self._is_new,
            prompt=self._prompt(),
        )
        self._display.show(sheet, self._keyboard.typed)
        self._news, self._is_new = 0, False
        if not self._display.is_live:
            self._notice = None

    def _drawn_table(self) -> RenderableType:
        view = self._table.state.screen(self._table.me)
        title = rulebook(self._pack, self._language).title
        drawn = draw(self._pack, view, self._names, self._language)
        return Group(Line(title), drawn)

    def _count(self) -> RenderableType | None:
        view = self._table.state.screen(self._table.me)
        return count(self._pack, view, self._names, self._language)

    def _prompt(self) -> Text:
        key = "choose" if self._table.my_moves() else "react" if self._choices.moves else "wait"
        left = self._table.time_left(time.monotonic())
        limit = "" if left is None else f" — {self._say('left', seconds=f'{left:.0f}')}"
        return Text(f"{self._say(key)}{limit} ▸", "dim", end="")

    def _show_end(self) -> None:
        outcome = self._table.state.outcome()
        assert outcome is not None
        winners = [self._names[seat] for seat in outcome.winners]
        scores = zip(self._names, outcome.scores, strict=True)
        listed = ", ".join(f"{name} {score}" for name, score in scores)
        won = Text(self._say("won", names=listing(winners, self._language)), "bold")
        told = Text(self._say("scores", scores=listed, rule=outcome.rule))
        view = self._table.state.screen(self._table.me)
        speaker = speaker_at(self._pack, view, self._names, self._language)
        why = Text(speaker.ending(outcome.rule, view))
        parts = [part for part in (self._drawn_table(), self._count(), won, why, told) if part]
        self._console.print(*parts, sep="\n", highlight=False)


def rules_text(pack: Pack, language: str) -> Text:
    """A game's rules, each with its id."""
    book = rulebook(pack, language)
    text = Text.assemble((book.title, "bold"), f"\n{book.opening}")
    for section in book.sections:
        text.append_text(Text.assemble("\n\n", (section.title, "bold")))
        for rule in section.rules:
            mark = {"rule": "", "ruling": " ✎", "assumed": " ?"}[rule.kind]
            text.append_text(Text.assemble("\n  ", (f"{rule.id}{mark}", "dim"), f" {rule.text}"))
    return text
