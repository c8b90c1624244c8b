"""Options of a game: named values chosen before the deal, with one text."""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import inspect as mi

from tablee.core.notation import NotationError

RANDOM: Final = "random"

Starter = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(random|P[0-9])$",
        description="random, or the seat that starts, such as P1",
        extra={"seat": True},
    ),
]
"""Who begins the game: drawn, or named by the table before the deal."""

_PAIR = re.compile(r'\s*([a-z_0-9]+)=("(?:[^"\\]|\\.)*"|[^\s"]*)(?=\s|$)')


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each game derives its own; every field has a default that suits a first game.

    KEPT names those that only games dealt by earlier rules need: no form offers them, and no text
    mentions them while they have their default, which is today's rule. ADDED names those that came
    later: no text mentions their default either, so that texts stay what they were.
    """

    KEPT: ClassVar[frozenset[str]] = frozenset()
    ADDED: ClassVar[frozenset[str]] = frozenset()

    def pairs(self) -> dict[str, str]:
        """Every option as a form gives it, in the order of the fields; `make_options` reads it."""
        quiet = self.KEPT | self.ADDED
        return {
            field.name: _write(value)
            for field in _fields_of(type(self))
            if (value := getattr(self, field.name)) != field.default or field.name not in quiet
        }

    def every(self) -> dict[str, str]:
        """Also those that no text mentions."""
        return {field.name: _write(getattr(self, field.name)) for field in _fields_of(type(self))}

    def text(self) -> str:
        """`target=50 bosses=no`."""
        return " ".join(f"{name}={_quote(value)}" for name, value in self.pairs().items())


_fields_of: Final = cache(msgspec.structs.fields)
"""Asked for with every view of a bot, and the same every time."""

O = TypeVar("O", bound=Options)  # noqa: E741 - the customary letter of a bound type


def read_options(kind: type[O], text: str, kept: Mapping[str, str] | None = None) -> O:
    """The inverse of `Options.text`; what is not named has its `kept` value, or its default."""
    pairs: dict[str, str] = {}
    at = 0
    while text[at:].strip():
        found = _PAIR.match(text, at)
        if found is None:
            raise NotationError(f"options, character {at + 1}: expected name=value")
        name, value = found.groups()
        if name in pairs:
            raise NotationError(f"option {name!r} is given twice")
        pairs[name] = _read_text(value)
        at = found.end()
    return make_options(kind, {**kept, **pairs} if kept else pairs)


def make_options(kind: type[O], pairs: dict[str, str]) -> O:
    """Options from texts, as a command line or a form gives them."""
    types = {field.name: field.type for field in _fields_of(kind)}
    for name in pairs:
        if name not in types:
            known = [known for known in types if known not in kind.KEPT]
            what = f"one of {', '.join(known)}" if known else "this game has none"
            raise NotationError(f"unknown option {name!r} ({what})")
    return kind(**{name: _value(name, types[name], text) for name, text in pairs.items()})


def new_options(kind: type[O], pairs: dict[str, str]) -> O:
    """The same for a new game, in which nobody chooses what is kept for earlier ones."""
    for name in sorted(kind.KEPT & pairs.keys()):
        raise NotationError(f"nobody chooses the option {name!r}: leave it out")
    return make_options(kind, pairs)


def seat_options(kind: type[Options]) -> list[str]:
    """The options that name one of the seats."""
    return [field.name for field in _fields_of(kind) if is_seat(mi.type_info(field.type))]


def is_seat(kind: mi.Type) -> bool:
    return isinstance(kind, mi.Metadata) and bool(kind.extra and kind.extra.get("seat"))


def _value(name: str, kind: Any, text: str) -> Any:
    said = {"yes": True, "no": False}.get(text, text) if kind is bool else text
    try:
        return msgspec.convert(said, kind, strict=False)
    except msgspec.ValidationError:
        can_be = _possible(kind)
        raise NotationError(f"option {name}: {can_be}, not {text[:20]!r}") from None


def _possible(kind: Any) -> str:
    """What such an option can be, for people."""
    if get_origin(kind) is Literal:
        return f"one of {', '.join(map(str, get_args(kind)))}"
    match mi.type_info(kind):
        case mi.Metadata(extra_json_schema={"description": str(words)}):
            return words
        case mi.BoolType():
            return "yes or no"
        case mi.IntType(ge=int(least), le=int(most)):
            return f"a number from {least} to {most}"
        case mi.IntType():
            return "a whole number"
        case _:
            raise TypeError(f"an option of this type describes itself: {kind}")


def _write(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _quote(text: str) -> str:
    return text if re.fullmatch(r'[^\s"]+', text) else json.dumps(text, ensure_ascii=False)


def _read_text(value: str) -> str:
    if not value.startswith('"'):
        return value
    try:
        return str(json.loads(value))
    except json.JSONDecodeError as error:
        raise NotationError(f"option value {value[:20]!r}: {error}") from None
