"""Each game's view class, and what its sentences say about the story."""

import importlib
import inspect
from functools import cache
from importlib.util import find_spec
from types import ModuleType

import msgspec

from tablee.core.view import View
from tablee.phrases import SENTENCES


@cache
def view_class(game: str) -> type[View]:
    module = importlib.import_module(f"tablee.games.{game}.view")
    own = [value for value in structs_of(module) if value.__module__ == module.__name__]
    return next(value for value in own if issubclass(value, View))


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    values = vars(module).values()
    return [
        value
        for value in values
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value is not msgspec.Struct
    ]


@cache
def _sentences(game: str) -> ModuleType | None:
    name = f"tablee.games.{game}.sentences"
    return importlib.import_module(name) if find_spec(name) else None


def sentences(game: str) -> dict[str, dict[str, str]]:
    """The game's own, and those of any table."""
    return {**SENTENCES, **getattr(_sentences(game), "SENTENCES", {})}


def move_names(game: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = getattr(_sentences(game), "MOVES", {})
    return found


def word_names(game: str) -> dict[str, dict[str, str]]:
    """Words that stand inside sentences: colours, sides, symbols."""
    module = _sentences(game)
    return {**getattr(module, "COLOURS", {}), **getattr(module, "NAMES", {})}


def chapters(game: str) -> tuple[str, ...]:
    """Kinds of events that end a chapter; a person's story lists the last two chapters only."""
    found: tuple[str, ...] = getattr(_sentences(game), "CHAPTERS", ())
    return found
