"""How a table is drawn in the terminal: by its pack, or, where that has no drawing, in words."""

from collections.abc import Callable, Iterator, Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from tablee.core.story import Told
from tablee.core.view import View
from tablee.packs import Pack
from tablee.packs.phrases import Speaker, to_read
from tablee.packs.terminal.cards import plain_card

NameCard = Callable[[str], str]


def draw(pack: Pack, view: View, names: Sequence[str], language: str) -> RenderableType:
    if pack.drawing is not None:
        return pack.drawing.draw(view, names, language)
    speaker = speaker_at(pack, view, names, language)
    return Group(*[Text(speaker.fact(fact)) for fact in to_read(_facts(pack, view))])


def speaker_at(pack: Pack, view: View, names: Sequence[str], language: str) -> Speaker:
    """Where nothing is drawn, moves name what lies on the table by its place."""
    facts = _facts(pack, view) if pack.drawing is None else []
    return Speaker(pack.words, names, language, card_namer(pack, view, language), facts)


def _facts(pack: Pack, view: View) -> list[Told]:
    return [] if pack.facts is None else pack.facts(view)


def count(pack: Pack, view: View, names: Sequence[str], language: str) -> RenderableType | None:
    """How the latest round was counted, in games of several rounds."""
    if pack.drawing is None or pack.drawing.count is None:
        return None
    return pack.drawing.count(view, names, language)


def card_namer(pack: Pack, view: View, language: str) -> NameCard:
    """How cards are named in sentences at this table."""
    return plain_card if pack.name_card is None else pack.name_card(view, language)


def open_faces(view: View) -> set[tuple[int, str]]:
    """The cards with a back whose faces lie open to this reader now: back and face."""
    return set(_faces(msgspec.to_builtins(view)))


def _faces(part: object) -> Iterator[tuple[int, str]]:
    if isinstance(part, dict):
        if isinstance(part.get("face"), str) and "back" in part:
            yield part["back"], part["face"]
        for value in part.values():
            yield from _faces(value)
    elif isinstance(part, list):
        for value in part:
            yield from _faces(value)
