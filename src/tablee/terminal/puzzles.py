"""Puzzles in the terminal: the table as its seat knew it, the moves by number, then what each is
worth."""

from typing import Final

from rich.console import Console
from rich.table import Table

from tablee.core.moves import Move
from tablee.packs import Pack
from tablee.packs.languages import said
from tablee.packs.phrases import words_in
from tablee.packs.puzzles.parts import Puzzle
from tablee.teaching.puzzles import Shown
from tablee.terminal.draw import draw, speaker_at

NAMES: Final = ("Alix", "Bao", "Chiara", "Dounia", "Elio", "Fanny")
TEXTS: Final = {
    "ask": {
        "fr": "Vous êtes {name}. Quel est le meilleur coup ? Un numéro, ou Entrée pour le voir",
        "en": "You are {name}. Which move is best? A number, or Enter to be shown",
    },
    "right": {"fr": "Bien vu !", "en": "Well seen!"},
    "wrong": {"fr": "Il y avait mieux.", "en": "There was better."},
    "shown": {"fr": "Voici le coup.", "en": "Here is the move."},
    "chance": {"fr": "chances de gagner", "en": "chances to win"},
    "regular": {"fr": "un robot habitué", "en": "a regular bot"},
    "yours": {"fr": "vous", "en": "you"},
    "score": {
        "fr": "{right|# trouvé|# trouvés} sur {of}",
        "en": "{right|# solved|# solved} of {of}",
    },
}


class PuzzleRound:
    """One puzzle after the other, until there are no more or the reader has enough."""

    def __init__(self, pack: Pack, language: str, console: Console) -> None:
        self._pack: Final = pack
        self._language: Final = language
        self._console: Final = console
        self._say: Final = words_in(TEXTS, language)
        self._right = 0
        self._seen = 0

    def run(self, puzzles: list[Puzzle]) -> None:
        try:
            for puzzle in puzzles:
                self._ask(puzzle)
        except (EOFError, KeyboardInterrupt):
            self._console.print()
        if self._seen:
            self._console.print(self._say("score", right=self._right, of=self._seen))

    def _ask(self, puzzle: Puzzle) -> None:
        shown, language = Shown(self._pack, puzzle), self._language
        names = [*NAMES[1 : puzzle.seat + 1], NAMES[0], *NAMES[puzzle.seat + 1 :]]
        speaker = speaker_at(self._pack, shown.screen, names, language)
        moves = shown.state.moves(puzzle.seat)
        console = self._console
        console.rule(said(shown.theme.title, language))
        console.print(draw(self._pack, shown.screen, names, language))
        for some in shown.remembered:
            console.print(f"{said(some.label, language)}: {' '.join(some.cards)}", markup=False)
        for number, move in enumerate(moves, start=1):
            console.print(f"{number:3} {speaker.move(move)} ({move.text})", highlight=False)
        chosen = self._choice(moves, names[puzzle.seat])
        self._seen += 1
        self._right += chosen == puzzle.best
        verdict = "shown" if not chosen else "right" if chosen == puzzle.best else "wrong"
        console.print(self._say(verdict), style="bold")
        words = {move.text: speaker.move(move) for move in moves}
        console.print(self._chances(puzzle, chosen, words))
        console.print(said(shown.theme.why, language))

    def _choice(self, moves: list[Move], name: str) -> str:
        """A move's notation; "": to be shown."""
        while True:
            line = self._console.input(f"{self._say('ask', name=name)}: ").strip()
            if not line:
                return ""
            if line.isdigit() and 1 <= int(line) <= len(moves):
                return moves[int(line) - 1].text
            if any(line == move.text for move in moves):
                return line

    def _chances(self, puzzle: Puzzle, chosen: str, words: dict[str, str]) -> Table:
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        table.add_column(self._say("chance"), justify="right")
        table.add_column("")
        for one in puzzle.moves:
            marks = [self._say("yours")] if one.move == chosen else []
            marks += [self._say("regular")] if one.move == puzzle.regular else []
            table.add_row(words[one.move], f"{one.chance:.0%}", ", ".join(marks))
        return table
