"""Blitz!'s table in the terminal: themes by name, each with its symbol."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.options import read_options
from tablee.core.view import View
from tablee.games.blitz.cards import SYMBOL, SYMBOLS, TEXT, THEMES
from tablee.games.blitz.options import BlitzOptions
from tablee.games.blitz.view import BlitzView
from tablee.packs.languages import said
from tablee.packs.phrases import Say, words_in
from tablee.words.themes import load_deck

GLYPHS: Final = {
    "circle": "●",
    "square": "■",
    "triangle": "▲",
    "star": "★",
    "cross": "✚",
    "wave": "≈",
    "diamond": "◆",
    "moon": "☾",
}
TEXTS: Final = {
    "piles": {"fr": "pioches : {left} + {right}", "en": "piles: {left} + {right}"},
    "duel": {"fr": " · duel {symbols}", "en": " · duel {symbols}"},
    "won": {"fr": "{n|# carte gagnée|# cartes gagnées}", "en": "{n|# card won|# cards won}"},
    "faces": {
        "fr": "À vous de trouver, face à {name} : {theme}",
        "en": "Your turn to find, against {name}: {theme}",
    },
    "answer": {
        "fr": "tapez votre réponse dès que vous l’avez",
        "en": "type your answer as soon as you have it",
    },
}
QUOTED: Final = {"fr": "« {} »", "en": "“{}”"}


def name_card(view: View, language: str) -> Callable[[str], str]:
    """Theme cards by their theme; other words as they are."""
    assert isinstance(view, BlitzView)
    options = read_options(BlitzOptions, view.options)
    themes = load_deck(options.language, options.deck)

    def name(text: str) -> str:
        if text not in TEXT[:THEMES]:
            return text
        number = TEXT.index(text)
        theme = said(QUOTED, language).format(themes[number].text)
        return f"{GLYPHS[SYMBOLS[SYMBOL[number]]]} {theme}"

    return name


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    assert isinstance(view, BlitzView)
    say, name = words_in(TEXTS, language), name_card(view, language)
    head = Text(say("piles", left=view.piles[0], right=view.piles[1]))
    if view.die is not None:
        head.append(say("duel", symbols=" ".join(GLYPHS[symbol] for symbol in view.die)))
    table = Table(box=None, padding=(0, 2))
    for seat in range(view.seats):
        top = view.tops[seat]
        table.add_row(
            Text(names[seat], "bold" if seat == view.turn else ""),
            Text("–" if top is None else name(top), "bold"),
            say("won", n=view.won[seat]),
        )
    return Group(head, table, _task(view, names, say, name))


def _task(view: BlitzView, names: Sequence[str], say: Say, name: Callable[[str], str]) -> Text:
    """What the reader has to answer, once the face-off is pointed out."""
    face = view.face_off
    if face is None or view.seat not in face.duellists:
        has_race = sum(top is not None for top in view.tops) > 1 and face is None
        return Text(say("answer"), "dim") if has_race else Text()
    mine = face.duellists.index(view.seat)
    other = names[face.duellists[1 - mine]]
    return Text(say("faces", name=other, theme=name(face.themes[mine])), "bold red")
