"""Herrlof's table in the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.view import View
from tablee.games.herrlof.view import HerrlofView
from tablee.terminal.cards import SHAPES, card, row

WORDS = {
    "fr": (
        "Manche",
        "atout",
        "aucun",
        "joueur",
        "score",
        "plis",
        "pronostic",
        "main",
        "pli",
        "talon",
    ),
    "en": (
        "Round",
        "trump",
        "none",
        "player",
        "score",
        "tricks",
        "predicts",
        "hand",
        "trick",
        "stock",
    ),
}


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    assert isinstance(view, HerrlofView)
    words = WORDS[language]
    trump = Text(words[2]) if view.trump is None else Text(*SHAPES[view.trump])
    head = Text.assemble(
        f"{words[0]} {view.round} · {words[1]} ", trump, f" · {words[9]} {view.stock}"
    )
    sheet = Table(box=None, padding=(0, 2))
    for word in words[3:8]:
        sheet.add_column(word)
    for seat in range(view.seats):
        hand = view.hands[seat]
        predicted = view.predictions[seat]
        sheet.add_row(
            Text(names[seat], "bold" if seat == view.turn else ""),
            str(view.scores[seat]),
            str(view.tricks[seat]),
            "…" if predicted is None else str(predicted),
            row(hand) if hand is not None else row([], view.counts[seat]),
        )
    trick = Text(f"{words[8]}: ")
    for index, text in enumerate(view.trick):
        who = names[(view.leader + index) % view.seats]
        trick.append_text(Text.assemble(f" {who} ", card(text)))
    return Group(head, sheet, trick if view.trick else Text())
