"""Bla5t's table in the terminal: each card bears the back that moves name it by."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.view import View
from tablee.games.bla5t.sentences import CARDS
from tablee.games.bla5t.view import Bla5tView, Slot
from tablee.packs.languages import said
from tablee.packs.phrases import Say, words_in
from tablee.packs.terminal.cards import in_rows

TEXTS: Final = {
    "head": {
        "fr": "Manche {round}, jusqu’à {limit|# point|# points} · pioche : {pile|# carte|# cartes}"
        " · défausse : ",
        "en": "Round {round}, up to {limit|# point|# points} · pile: {pile|# card|# cards}"
        " · discard: ",
    },
    "barred": {"fr": " (à ne pas prendre ce tour-ci)", "en": " (not to be taken this turn)"},
    "hand": {"fr": " · en main : ", "en": " · in hand: "},
    "top": {"fr": " · dessus de la pioche : ", "en": " · top of the pile: "},
    "list": {"fr": "En jeu : {cards}", "en": "In play: {cards}"},
    "new_list": {"fr": "Nouvelle liste : {cards}", "en": "New list: {cards}"},
    "secret": {"fr": "La liste est secrète.", "en": "The list is secret."},
    "effect": {"fr": "Capacité en cours : {card}", "en": "Ability at work: {card}"},
    "picks": {"fr": " · cartes choisies : {picks}", "en": " · picked: {picks}"},
    "touched": {"fr": " · cartes visées : {backs}", "en": " · pointed at: {backs}"},
    "looking": {"fr": "{name} regarde {cards}.", "en": "{name} is looking at {cards}."},
    "pile_top": {"fr": "le dessus de la pioche", "en": "the top of the pile"},
    "blast": {"fr": "BLAST !", "en": "BLAST!"},
    "dummy": {"fr": "Zombie", "en": "Zombie"},
    "points": {"fr": "{n|# point|# points}", "en": "{n|# point|# points}"},
    "scored": {"fr": "Manche {round} :", "en": "Round {round}:"},
    "cards": {"fr": "cartes", "en": "cards"},
    "counted": {"fr": "comptées", "en": "counted"},
    "penalty": {"fr": "pénalité", "en": "penalty"},
    "round_points": {"fr": "points", "en": "points"},
}
OPEN: Final = ("reveal", "over")
"""Steps in which cards lie open to be counted, and nobody needs their backs."""
SQUARE: Final = 2
"""Cards in a row of the square, and of what lies beside it."""


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    assert isinstance(view, Bla5tView)
    say = words_in(TEXTS, language)
    lines = [_head(view, language, say), *_list(view, say), *_matter(view, names, language, say)]
    return Group(*lines, _players(view, names, language, say))


def _head(view: Bla5tView, language: str, say: Say) -> Text:
    head = Text(say("head", round=view.round, limit=view.limit, pile=view.pile))
    head.append(_name(view.discard, language) if view.discard else "–", "bold yellow")
    if view.barred:
        head.append(say("barred"))
    if view.hand:
        cards = [_card(slot, language) for slot in view.hand]
        head.append_text(Text.assemble(say("hand"), Text(" ").join(cards)))
    if view.top is not None:
        head.append_text(Text.assemble(say("top"), (_name(view.top, language), "bold green")))
    return head


def _list(view: Bla5tView, say: Say) -> list[Text]:
    if view.new_list is not None:
        return [Text(say("new_list", cards=", ".join(view.new_list) or "–"), "dim")]
    if view.heroes is None or view.bosses is None:
        return [Text(say("secret"), "dim")]
    cards = view.heroes + view.bosses
    return [Text(say("list", cards=", ".join(cards)), "dim")] if cards else []


def _matter(view: Bla5tView, names: Sequence[str], language: str, say: Say) -> list[Text]:
    """Which capability is at work, and who is looking where."""
    lines = []
    if view.effect is not None:
        text = say("effect", card=_name(view.effect, language))
        text += say("picks", picks=", ".join(view.picks)) if view.picks else ""
        backs = ", ".join(f"b{back}" for back in view.touched)
        lines.append(Text(text + (say("touched", backs=backs) if backs else "")))
    for looking in view.looking:
        seen = [f"b{back}" for back in looking.backs] + [say("pile_top")] * looking.top
        if seen:
            lines.append(Text(say("looking", name=names[looking.seat], cards=", ".join(seen))))
    return lines


def _players(view: Bla5tView, names: Sequence[str], language: str, say: Say) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0))
    for sitter in view.chairs:
        if sitter is None:
            table.add_column(say("dummy"))
            continue
        title = Text(names[sitter], "bold" if sitter == view.turn else "")
        if sitter == view.blaster:
            title.append(f" {say('blast')}", "bold red")
        table.add_column(title.append(f"\n{say('points', n=view.scores[sitter])}", "dim"))
    has_backs = view.step not in OPEN
    layouts = [
        [_card(slot, language, has_back=has_backs) for slot in layout] for layout in view.layouts
    ]
    table.add_row(*[in_rows(layout, SQUARE) for layout in layouts])
    return table


def count(view: View, names: Sequence[str], language: str) -> RenderableType | None:
    """How the latest round was counted."""
    assert isinstance(view, Bla5tView)
    if not view.sheet:
        return None
    say = words_in(TEXTS, language)
    table = Table(box=None, padding=(0, 3, 0, 0))
    for title in (say("scored", round=len(view.sheet)), say("cards"), say("counted")):
        table.add_column(title)
    table.add_column(say("penalty"))
    table.add_column(say("round_points"))
    for name, line in zip(names, view.sheet[-1], strict=True):
        numbers = (line.cards, line.counted, line.penalty, line.points)
        table.add_row(Text(name), *map(str, numbers))
    return table


def _card(slot: Slot | None, language: str, *, has_back: bool = True) -> Text:
    if slot is None:
        return Text(" ·", "dim")
    if slot.face is None:
        return Text(f"▒b{slot.back}", "yellow")
    if not has_back:
        return Text(_name(slot.face, language), "bold green")
    mark = "▣" if slot.up else ""
    return Text(f"{mark}{_name(slot.face, language)}(b{slot.back})", "bold green")


def _name(card: str, language: str) -> str:
    return said(CARDS[card], language) if card in CARDS else card
