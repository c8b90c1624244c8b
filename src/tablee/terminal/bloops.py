"""Bloops' table in the terminal: each face-down card bears the back that moves name it by."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.view import View
from tablee.games.bloops.view import Back, BloopsView

WORDS = {
    "fr": {"pile": "pioche", "top": "défausse", "drawn": "pioché", "queue": "à appliquer"},
    "en": {"pile": "pile", "top": "discard", "drawn": "drawn", "queue": "to apply"},
}
ROW = 3


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    assert isinstance(view, BloopsView)
    words = WORDS[language]
    head = Text.assemble(
        f"{words['pile']} {view.pile} · {words['top']} ", (view.top or "–", "bold yellow")
    )
    if view.drawn is not None:
        head.append_text(Text.assemble(f" · {words['drawn']} ", _card(view.drawn)))
    if view.queue:
        effects = ", ".join(f"{pending.value} ({names[pending.seat]})" for pending in view.queue)
        head.append(f" · {words['queue']} : {effects}")
    table = Table(box=None, padding=(0, 3))
    for seat in range(view.seats):
        bell = " 🔔" if seat == view.holder else ""
        table.add_column(Text(f"{names[seat]}{bell}", "bold" if seat == view.turn else ""))
    table.add_row(*[_layout(view.cards[seat]) for seat in range(view.seats)])
    return Group(head, table)


def _layout(cards: list[Back | None]) -> Text:
    """Rows of three, as they lie."""
    rows = [cards[start : start + ROW] for start in range(0, len(cards), ROW)]
    lines = [Text(" ").join([_card(card) for card in row]) for row in rows]
    return Text("\n").join(lines) if lines else Text("–", "dim")


def _card(card: Back | None) -> Text:
    if card is None:
        return Text("  · ", "dim")
    if card.face is None:
        return Text(f"▒{f'b{card.back}':<3}", "blue")
    return Text(f"{card.face}(b{card.back})", "bold green")
