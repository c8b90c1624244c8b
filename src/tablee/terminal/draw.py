"""How each game's table is drawn in the terminal."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType

from tablee.core.view import View
from tablee.terminal import bloops, blot, herrlof

Draw = Callable[[View, Sequence[str], str], RenderableType]

DRAW: Final[dict[str, Draw]] = {
    "blot": blot.draw,
    "herrlof": herrlof.draw,
    "bloops": bloops.draw,
}
