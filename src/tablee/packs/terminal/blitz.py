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
from tablee.packs.phrases import fill
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
WORDS: Final = {
    "fr": {
        "piles": "pioches :",
        "duel": "duel",
        "won": "{n|# carte gagnée|# cartes gagnées}",
        "faces": "À vous de trouver, face à {name} : {theme}",
        "answer": "tapez votre réponse dès que vous l’avez",
    },
    "en": {
        "piles": "piles:",
        "duel": "duel",
        "won": "{n|# card won|# cards won}",
        "faces": "Your turn to find, against {name}: {theme}",
        "answer": "type your answer as soon as you have it",
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
        return f"{GLYPHS[SYMBOLS[SYMBOL[number]]]} {QUOTED[language].format(themes[number].text)}"

    return name


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    assert isinstance(view, BlitzView)
    words, name = WORDS[language], name_card(view, language)
    head = Text(f"{words['piles']} {view.piles[0]} + {view.piles[1]}")
    if view.die is not None:
        head.append(f" · {words['duel']} {' '.join(GLYPHS[symbol] for symbol in view.die)}")
    table = Table(box=None, padding=(0, 2))
    for seat in range(view.seats):
        top = view.tops[seat]
        table.add_row(
            Text(names[seat], "bold" if seat == view.turn else ""),
            Text("–" if top is None else name(top), "bold"),
            fill(words["won"], {"n": view.won[seat]}, language),
        )
    return Group(head, table, _task(view, names, words, name))


def _task(
    view: BlitzView, names: Sequence[str], words: dict[str, str], name: Callable[[str], str]
) -> Text:
    """What the reader has to answer, once the face-off is pointed out."""
    face = view.face_off
    if face is None or view.seat not in face.duellists:
        has_race = sum(top is not None for top in view.tops) > 1 and face is None
        return Text(words["answer"], "dim") if has_race else Text()
    mine = face.duellists.index(view.seat)
    other = names[face.duellists[1 - mine]]
    return Text(words["faces"].format(name=other, theme=name(face.themes[mine])), "bold red")
