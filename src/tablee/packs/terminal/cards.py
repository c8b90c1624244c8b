"""Cards in the terminal: always a shape beside the colour."""

from typing import Final

from rich.text import Text

SHAPES: Final = {
    "R": ("●", "bold red"),
    "G": ("▲", "bold green"),
    "B": ("■", "bold blue"),
    "Y": ("◆", "bold yellow"),
}
"""Of the colours Blot and Herrlof share."""


def card(text: str) -> Text:
    if len(text) > 1 and text[0] in SHAPES and text[1:].isdigit():
        shape, style = SHAPES[text[0]]
        return Text(f"{shape}{text[1:]}", style)
    return Text(text, "bold")


def plain_card(text: str) -> str:
    """`●7 (R7)`: the shape, and the notation to type."""
    shown = card(text).plain
    return text if shown == text else f"{shown} ({text})"


def row(cards: list[str], hidden: int = 0) -> Text:
    """Cards side by side, and backs for those that cannot be seen."""
    parts = [card(text) for text in cards] + [Text("▒", "dim")] * hidden
    return Text("  ").join(parts) if parts else Text("–", "dim")


def in_rows(cards: list[Text], per_row: int) -> Text:
    """Cards as they lie on a table, each as wide as the widest."""
    if not cards:
        return Text("–", "dim")
    width = max(card.cell_len for card in cards)
    padded = [Text.assemble(card, " " * (width - card.cell_len)) for card in cards]
    rows = [padded[start : start + per_row] for start in range(0, len(padded), per_row)]
    return Text("\n").join([Text(" ").join(row) for row in rows])
