"""Blot's table in the terminal. All but the hands is public (BLOT-RES-3)."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.view import View
from tablee.games.blot import sentences
from tablee.games.blot.view import BlotView, God, Tile, Trick
from tablee.packs.languages import said
from tablee.packs.phrases import Say, words_in
from tablee.packs.terminal.cards import SHAPES, card, row

ROUNDS: Final = 4
TEXTS: Final = {
    "round": {"fr": "Manche {round} sur {of}", "en": "Round {round} of {of}"},
    "player": {"fr": "nom", "en": "player"},
    "score": {"fr": "score", "en": "score"},
    "hand": {"fr": "main", "en": "hand"},
    "won": {"fr": "plis gagnés", "en": "tricks won"},
    "team": {"fr": "équipe {n}", "en": "team {n}"},
    "dark": sentences.NAMES["dark"],
    "light": sentences.NAMES["light"],
    "gone": {"fr": "attribuée", "en": "given away"},
    "masked": {"fr": "masqué", "en": "masked"},
    "sheet": {"fr": "Manche {round} :", "en": "Round {round}:"},
    "ceremonies": {"fr": "cérémonies", "en": "ceremonies"},
    "points": {"fr": "points", "en": "points"},
    "excluded": {"fr": "sans cérémonie", "en": "no ceremony"},
}


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    assert isinstance(view, BlotView)
    say = words_in(TEXTS, language)
    return Group(
        Text(say("round", round=view.round, of=ROUNDS)),
        *[_god(god, language, say) for god in view.gods],
        _tiles(view, names, say),
        _players(view, names, say),
    )


def _god(god: God, language: str, say: Say) -> Text:
    if god.masked:
        return Text.assemble("  ", f"{god.name} ({say('masked')})", style="dim")
    held = Text(" ") if god.colour is None else Text(*SHAPES[god.colour])
    power = said(sentences.GODS[god.name][god.face], language)
    return Text.assemble(held, " ", (god.name, "bold"), f" {power}")


def _tiles(view: BlotView, names: Sequence[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0))
    for tile in view.tiles:
        shape, style = SHAPES[tile.colour]
        table.add_column(Text.assemble((f"{shape} {tile.colour}", style), f" {say(tile.face)}"))
    table.add_row(*[_offerings(tile, names) for tile in view.tiles])
    return table


def _offerings(tile: Tile, names: Sequence[str]) -> Text:
    lines = [Text.assemble(card(one.card), f" {names[one.seat]}") for one in tile.offerings]
    return Text("\n").join(lines) if lines else Text("–", "dim")


def _players(view: BlotView, names: Sequence[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for word in ("player", "score", "hand", "won"):
        table.add_column(say(word))
    for seat in range(view.seats):
        hand = view.hands[seat]
        side = "" if view.sides == view.seats else f" ({say('team', n=seat % view.sides + 1)})"
        table.add_row(
            Text(f"{names[seat]}{side}", "bold" if seat == view.turn else ""),
            str(view.scores[seat % view.sides]),
            row(hand) if hand is not None else row([], view.counts[seat]),
            _won([trick for trick in view.tricks if trick.winner == seat]),
        )
    return table


def _won(tricks: list[Trick]) -> Text:
    """Each with the shape of its ceremony."""
    parts = [Text.assemble(Text(*SHAPES[trick.tile]), "[", _cards(trick), "]") for trick in tricks]
    return Text(" ").join(parts) if parts else Text("–", "dim")


def _cards(trick: Trick) -> Text:
    return Text(" ").join([card(one.card) for one in trick.offerings])


def count(view: View, names: Sequence[str], language: str) -> RenderableType | None:
    """How the latest round was counted."""
    assert isinstance(view, BlotView)
    if not view.sheet:
        return None
    say, finished = words_in(TEXTS, language), view.sheet[-1]
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("sheet", round=len(view.sheet)))
    table.add_column(say("ceremonies"))
    for god in finished.gods:
        held = "" if god.colour is None else SHAPES[god.colour][0]
        table.add_column(f"{god.name} {held}".rstrip())
    table.add_column(say("points"))
    for side, line in enumerate(finished.lines):
        who = [names[seat] for seat in range(side, view.seats, view.sides)]
        points = f"{line.points}{' (' + say('excluded') + ')' if line.excluded else ''}"
        table.add_row(Text(" + ".join(who)), str(line.ceremonies), *map(_signed, line.gods), points)
    return table


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"
