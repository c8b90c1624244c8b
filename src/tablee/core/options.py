"""Options of a game: named values chosen before the deal, with one text."""

import json
import re
from typing import Any, TypeVar

import msgspec

from tablee.core.notation import NotationError

_PAIR = re.compile(r'\s*([a-z_0-9]+)=("(?:[^"\\]|\\.)*"|[^\s"]*)(?=\s|$)')


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each game derives its own; every field has a default that suits a first game."""

    def pairs(self) -> dict[str, str]:
        """Every option as a form gives it, in the order of the fields; `make_options` reads it."""
        return {name: _write(getattr(self, name)) for name in self.__struct_fields__}

    def text(self) -> str:
        """`target=50 bosses=no`."""
        return " ".join(f"{name}={_quote(value)}" for name, value in self.pairs().items())


O = TypeVar("O", bound=Options)  # noqa: E741 - the customary letter of a bound type


def read_options(kind: type[O], text: str) -> O:
    """The inverse of `Options.text`; what is not named keeps its default."""
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
    return make_options(kind, pairs)


def make_options(kind: type[O], pairs: dict[str, str]) -> O:
    """Options from texts, as a command line or a form gives them."""
    known = kind.__struct_fields__
    for name in pairs:
        if name not in known:
            what = f"one of {', '.join(known)}" if known else "this game has none"
            raise NotationError(f"unknown option {name!r} ({what})")
    switches = [field.name for field in msgspec.structs.fields(kind) if field.type is bool]
    values: dict[str, Any] = {
        name: {"yes": True, "no": False}.get(value, value) if name in switches else value
        for name, value in pairs.items()
    }
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise NotationError(f"option: {error}") from None


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
