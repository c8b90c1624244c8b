"""Which games have arrays, and where they are described: loaded when a game is asked for."""

from importlib import import_module
from typing import Any, Final

from tablee.core.notation import NotationError
from tablee.lab.learning.parts import Layout

_LAYOUTS: Final = {
    "bla5t": "tablee.lab.learning.layouts.bla5t",
    "blitz": "tablee.lab.learning.layouts.blitz",
    "bloops": "tablee.lab.learning.layouts.bloops",
    "blot": "tablee.lab.learning.layouts.blot",
    "herrlof": "tablee.lab.learning.layouts.herrlof",
}


def layout_of(game: str) -> Layout[Any]:
    module = _LAYOUTS.get(game)
    if module is None:
        raise NotationError(f"{game} has no arrays (one of {', '.join(_LAYOUTS)} has)")
    layout = import_module(module).LAYOUT
    assert isinstance(layout, Layout)
    return layout
