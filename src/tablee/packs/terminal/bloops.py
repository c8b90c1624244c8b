"""Bloops' table in the terminal: each face-down card bears the back that moves name it by."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.view import View
from tablee.games.bloops.view import Back, BloopsView
from tablee.packs.phrases import Say, words_in
from tablee.packs.terminal.cards import in_rows

TEXTS: Final = {
    "pile": {"fr": "Pioche : {n|# carte|# cartes}", "en": "Pile: {n|# card|# cards}"},
    "discard": {"fr": " · défausse : ", "en": " · discard: "},
    "drawn": {"fr": " · carte piochée : ", "en": " · drawn card: "},
    "window": {"fr": " · on peut contre-défausser", "en": " · counter-discards are open"},
    "locked": {"fr": " · la pioche attend encore", "en": " · the draw has to wait"},
    "clockwise": {"fr": "sens horaire", "en": "clockwise"},
    "counterclockwise": {"fr": "sens antihoraire", "en": "counterclockwise"},
    "queue": {"fr": "Effets à jouer : ", "en": "Effects to play: "},
    "effect": {"fr": "le {value} de {name}", "en": "{name}’s {value}"},
    "looking": {"fr": "regarde…", "en": "is looking…"},
    "ready": {"fr": "a bien vu", "en": "has seen"},
    "points": {"fr": "{n|# point|# points}", "en": "{n|# point|# points}"},
    "aside": {"fr": "{cards} : écartées", "en": "{cards} set aside"},
    "armed": {"fr": "BLOOPS est prêt, en secret.", "en": "BLOOPS is prepared, in secret."},
}
ROW: Final = 3
CLOCKWISE: Final = 1
BEFORE_PLAY: Final = ("look", "direction")


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    assert isinstance(view, BloopsView)
    say = words_in(TEXTS, language)
    lines: list[RenderableType] = [_head(view, say)]
    if view.queue:
        effects = [say("effect", value=x.value, name=names[x.seat]) for x in view.queue]
        lines.append(Text(say("queue") + ", ".join(effects)))
    lines.append(_players(view, names, say))
    if view.armed:
        lines.append(Text(say("armed"), "dim"))
    return Group(*lines)


def _head(view: BloopsView, say: Say) -> Text:
    head = Text.assemble(say("pile", n=view.pile), say("discard"), (view.top or "–", "bold yellow"))
    if view.drawn is not None:
        head.append_text(Text.assemble(say("drawn"), _card(view.drawn)))
    if view.step not in BEFORE_PLAY:
        direction = "clockwise" if view.direction == CLOCKWISE else "counterclockwise"
        head.append(f" · {say(direction)}")
    if view.window:
        head.append(say("window"))
    if view.locked:
        head.append(say("locked"))
    return head


def _players(view: BloopsView, names: Sequence[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0))
    for seat in range(view.seats):
        title = Text(names[seat], "bold" if seat == view.turn else "")
        if seat == view.holder:
            title.append(" BLOOPS", "bold red")
        if view.step == "look":
            title.append(f"\n{say('ready' if view.ready[seat] else 'looking')}", "dim")
        table.add_column(title)
    is_over = view.scores is not None
    table.add_row(*[_layout(view.cards[seat], is_over=is_over) for seat in range(view.seats)])
    if view.scores is not None:
        table.add_row(*[say("points", n=line.points) for line in view.scores])
        if any(line.set_aside for line in view.scores):
            aside = [" ".join(line.set_aside) for line in view.scores]
            table.add_row(*[cards and say("aside", cards=cards) for cards in aside])
    return table


def _layout(cards: list[Back | None], *, is_over: bool) -> Text:
    """Rows of three, as they lie; in the end nobody needs the backs any more."""
    if is_over:
        return in_rows([Text(card.face or "") if card else Text("·", "dim") for card in cards], ROW)
    return in_rows([_card(card) for card in cards], ROW)


def _card(card: Back | None) -> Text:
    if card is None:
        return Text(" ·", "dim")
    if card.face is None:
        return Text(f"▒b{card.back}", "blue")
    return Text(f"{card.face}(b{card.back})", "bold green")
