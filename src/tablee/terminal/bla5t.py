"""Bla5t's table in the terminal: each card bears the back that moves name it by."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.view import View
from tablee.games.bla5t.view import Bla5tView, Slot

WORDS: Final = {
    "fr": {
        "round": "Manche",
        "pile": "pioche",
        "discard": "défausse",
        "hand": "en main",
        "top": "dessus de la pioche",
        "play": "En jeu",
        "dummy": "Zombie",
        "points": "points",
    },
    "en": {
        "round": "Round",
        "pile": "pile",
        "discard": "discard",
        "hand": "in hand",
        "top": "top of the pile",
        "play": "In play",
        "dummy": "Zombie",
        "points": "points",
    },
}
SQUARE: Final = 4


def draw(view: View, names: Sequence[str], language: str) -> RenderableType:
    assert isinstance(view, Bla5tView)
    words = WORDS[language]
    head = Text.assemble(
        f"{words['round']} {view.round} · {words['pile']} {view.pile} · {words['discard']} ",
        (view.discard or "–", "bold yellow"),
    )
    if view.hand:
        head.append_text(Text.assemble(f" · {words['hand']} ", *_row(view.hand)))
    if view.top is not None:
        head.append_text(Text.assemble(f" · {words['top']} ", (view.top, "bold green")))
    table = Table(box=None, padding=(0, 3))
    for sitter in view.chairs:
        if sitter is None:
            table.add_column(words["dummy"])
            continue
        blast = " BLAST!" if sitter == view.blaster else ""
        title = f"{names[sitter]}{blast}\n{view.scores[sitter]}/{view.limit} {words['points']}"
        table.add_column(Text(title, "bold" if sitter == view.turn else ""))
    table.add_row(*[_layout(layout) for layout in view.layouts])
    lines: list[RenderableType] = [head]
    if view.heroes is not None and view.bosses is not None:
        lines.append(Text(f"{words['play']}: {', '.join(view.heroes + view.bosses)}", "dim"))
    return Group(*lines, table)


def _layout(slots: list[Slot | None]) -> Text:
    """A square of two rows of two, then what lies beside."""
    square, beside = slots[:SQUARE], slots[SQUARE:]
    rows = [square[:2], square[2:]] + [beside[i : i + 2] for i in range(0, len(beside), 2)]
    return Text("\n").join([Text(" ").join([_card(slot) for slot in row]) for row in rows])


def _row(slots: list[Slot]) -> list[Text]:
    return [_card(slot) for slot in slots]


def _card(slot: Slot | None) -> Text:
    if slot is None:
        return Text("  · ", "dim")
    if slot.face is None:
        return Text(f"▒{f'b{slot.back}':<3}", "yellow")
    mark = "▣" if slot.up else ""
    return Text(f"{mark}{slot.face}(b{slot.back})", "bold green")
