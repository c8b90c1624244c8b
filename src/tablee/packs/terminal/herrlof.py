"""Herrlof's table in the terminal."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.view import View
from tablee.games.herrlof.view import HerrlofView
from tablee.packs.phrases import Say, words_in
from tablee.packs.terminal.cards import SHAPES, card, row

TEXTS: Final = {
    "head": {
        "fr": "Manche {round}, jusqu’à {target|# point|# points} · atout : ",
        "en": "Round {round}, up to {target|# point|# points} · trump: ",
    },
    "stock": {
        "fr": " · talon : {stock|# carte|# cartes}",
        "en": " · stock: {stock|# card|# cards}",
    },
    "destroyed": {
        "fr": " · {destroyed|# pli détruit|# plis détruits}",
        "en": " · {destroyed|# trick|# tricks} destroyed",
    },
    "no_trump": {"fr": "aucun", "en": "none"},
    "player": {"fr": "nom", "en": "player"},
    "score": {"fr": "score", "en": "score"},
    "prediction": {"fr": "pronostic", "en": "prediction"},
    "tricks": {"fr": "plis", "en": "tricks"},
    "hand": {"fr": "main", "en": "hand"},
    "written": {"fr": "noté", "en": "written"},
    "trick": {"fr": "Le pli : ", "en": "The trick: "},
    "latest": {"fr": "Dernier pli : ", "en": "Latest trick: "},
    "discarded": {"fr": "Vos défausses : ", "en": "Your discards: "},
    "scored": {"fr": "Manche {round} :", "en": "Round {round}:"},
    "line": {
        "fr": "{name} : {tricks|# pli|# plis} pour {prediction|# annoncé|# annoncés}{bonuses}, "
        "{points|# point|# points}",
        "en": "{name}: {tricks|# trick|# tricks}, {prediction} predicted{bonuses}, "
        "{points|# point|# points}",
    },
}


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    assert isinstance(view, HerrlofView)
    say = words_in(TEXTS, language)
    lines: list[RenderableType] = [_head(view, say), _players(view, names, say)]
    if view.trick:
        lines.append(_trick(say("trick"), view, view.leader, view.trick, names))
    if view.latest is not None:
        lines.append(_trick(say("latest"), view, view.latest.leader, view.latest.cards, names))
    mine = view.discarded[view.seat] if view.seat is not None else 0
    if isinstance(mine, list) and mine:
        lines.append(Text.assemble(say("discarded"), row(mine)))
    return Group(*lines)


def count(view: View, names: Sequence[str], language: str) -> RenderableType | None:
    """How the latest round was counted: predictions are open then (HERR-SCORE-1)."""
    assert isinstance(view, HerrlofView)
    if not view.sheet:
        return None
    say = words_in(TEXTS, language)
    lines = [say("scored", round=len(view.sheet))]
    for name, line in zip(names, view.sheet[-1], strict=True):
        bonuses = " ".join(f"+{bonus}" for bonus in (line.bonus, line.few) if bonus)
        told = say(
            "line",
            name=name,
            tricks=line.tricks,
            prediction=line.prediction,
            bonuses=bonuses and f" ({bonuses})",
            points=line.points,
        )
        lines.append(f"  {told}")
    return Text("\n".join(lines))


def _head(view: HerrlofView, say: Say) -> Text:
    trump = Text(say("no_trump")) if view.trump is None else Text(*SHAPES[view.trump])
    turned = Text.assemble(" (", card(view.turned[-1]), ")") if view.turned else Text()
    head = say("head", round=view.round, target=view.target)
    gone = say("destroyed", destroyed=view.destroyed) if view.destroyed else ""
    return Text.assemble(head, trump, turned, say("stock", stock=view.stock), gone)


def _players(view: HerrlofView, names: Sequence[str], say: Say) -> Table:
    sheet = Table(box=None, padding=(0, 2, 0, 0))
    for word in ("player", "score", "prediction", "tricks", "hand"):
        sheet.add_column(say(word))
    for seat in range(view.seats):
        hand, predicted = view.hands[seat], view.predictions[seat]
        hidden = say("written") if view.predicted[seat] else "…"
        sheet.add_row(
            Text(names[seat], "bold" if seat == view.turn else ""),
            str(view.scores[seat]),
            hidden if predicted is None else str(predicted),
            str(view.tricks[seat]),
            row(hand) if hand is not None else row([], view.counts[seat]),
        )
    return sheet


def _trick(
    title: str, view: HerrlofView, leader: int, cards: list[str], names: Sequence[str]
) -> Text:
    played = [
        Text.assemble(names[(leader + at) % view.seats], " ", card(text))
        for at, text in enumerate(cards)
    ]
    return Text.assemble(title, Text(", ").join(played))
