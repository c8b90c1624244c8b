"""Blot's table in the terminal."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.core.view import View
from tablee.games.blot import sentences
from tablee.games.blot.view import BlotView, God, Tile
from tablee.terminal.cards import SHAPES, card, row

WORDS = {
    "fr": {
        "round": "Manche",
        "player": "joueur",
        "score": "score",
        "ceremonies": "cérémonies",
        "hand": "main",
        "dark": "sombre",
        "light": "claire",
        "gone": "attribuée",
        "masked": "masqué",
    },
    "en": {
        "round": "Round",
        "player": "player",
        "score": "score",
        "ceremonies": "ceremonies",
        "hand": "hand",
        "dark": "dark",
        "light": "light",
        "gone": "given away",
        "masked": "masked",
    },
}


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    assert isinstance(view, BlotView)
    words = WORDS[language]
    tiles = Columns([_tile(tile, names, words) for tile in view.tiles], equal=True)
    sheet = Table(box=None, padding=(0, 2))
    for word in ("player", "score", "ceremonies", "hand"):
        sheet.add_column(words[word])
    for seat in range(view.seats):
        hand = view.hands[seat]
        sheet.add_row(
            Text(names[seat], "bold" if seat == view.turn else ""),
            str(view.scores[seat % view.sides]),
            str(sum(trick.winner == seat for trick in view.tricks)),
            row(hand) if hand is not None else row([], view.counts[seat]),
        )
    gods = [_god(god, language, words) for god in view.gods]
    return Group(Text(f"{words['round']} {view.round}/4"), *gods, tiles, sheet)


def _tile(tile: Tile, names: Sequence[str], words: dict[str, str]) -> Panel:
    shape, style = SHAPES[tile.colour]
    lines = [Text.assemble(card(o.card), f" {names[o.seat]}") for o in tile.offerings]
    title = Text.assemble((f"{shape} {tile.colour}", style), f" {words[tile.face]}")
    return Panel(Text("\n").join(lines) if lines else Text("–", "dim"), title=title, width=18)


def _god(god: God, language: str, words: dict[str, str]) -> Text:
    held = Text(" ") if god.colour is None else Text(*SHAPES[god.colour])
    if god.masked:
        return Text.assemble("  ", f"{god.name} ({words['masked']})", style="dim")
    power = sentences.GODS[god.name][god.face][language]
    return Text.assemble(held, " ", (god.name, "bold"), f" {power}")
