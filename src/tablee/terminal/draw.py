"""How each game's table is drawn in the terminal."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType

from tablee.core.view import View
from tablee.terminal import bla5t, blitz, bloops, blot, herrlof
from tablee.terminal.cards import plain_card

Draw = Callable[[View, Sequence[str], str], RenderableType]
NameCard = Callable[[str], str]

DRAW: Final[dict[str, Draw]] = {
    "blot": blot.draw,
    "herrlof": herrlof.draw,
    "bloops": bloops.draw,
    "bla5t": bla5t.draw,
    "blitz": blitz.draw,
}

_NAMERS: Final[dict[str, Callable[[View], NameCard]]] = {"blitz": blitz.name_card}


def card_namer(game: str, view: View) -> NameCard:
    """How cards are named in sentences at this table."""
    namer = _NAMERS.get(game)
    return plain_card if namer is None else namer(view)
