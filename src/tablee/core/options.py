"""Options of a game: named values chosen before the deal, with one text."""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import inspect as mi

from tablee.core.notation import NotationError
from tablee.core.wrong_choice import WrongChoice, quoted

RANDOM: Final = "random"

Starter = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^(random|P[0-9])$",
        description="random, or the seat that starts, such as P1",
        extra={"seat": True, "fr": "random, ou la place qui commence, par exemple P1"},
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
            raise _unknown(name, [known for known in types if known not in kind.KEPT])
    return kind(**{name: _value(name, types[name], text) for name, text in pairs.items()})


def new_options(kind: type[O], pairs: dict[str, str]) -> O:
    """The same for a new game, in which nobody chooses what is kept for earlier ones."""
    for name in sorted(kind.KEPT & pairs.keys()):
        wording = {
            "fr": "personne ne choisit l’option « {name} » : ne la mettez pas",
            "en": "nobody chooses the option '{name}': leave it out",
        }
        raise WrongChoice(wording, {"name": name})
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
        can_be, values = _possible(kind)
        wording = {
            "fr": f"option {{name}} : {can_be['fr']}, et non « {{given}} »",
            "en": f"option {{name}}: {can_be['en']}, not '{{given}}'",
        }
        raise WrongChoice(wording, {**values, "name": name, "given": quoted(text)}) from None


def _unknown(name: str, known: list[str]) -> WrongChoice:
    if not known:
        wording = {
            "fr": "option « {name} » inconnue (ce jeu n’en a aucune)",
            "en": "unknown option '{name}' (this game has none)",
        }
        return WrongChoice(wording, {"name": quoted(name)})
    wording = {
        "fr": "option « {name} » inconnue (il y a : {known})",
        "en": "unknown option '{name}' (one of {known})",
    }
    return WrongChoice(wording, {"name": quoted(name), "known": ", ".join(known)})


def _possible(kind: Any) -> tuple[dict[str, str], dict[str, str | int]]:
    """What such an option can be, for people, and what its holes are filled with. A type of its own
    says it in its description, and in French in its `extra`."""
    if get_origin(kind) is Literal:
        wording = {"fr": "au choix {choices}", "en": "one of {choices}"}
        return wording, {"choices": ", ".join(map(str, get_args(kind)))}
    match mi.type_info(kind):
        case mi.Metadata(extra_json_schema={"description": str(words)}, extra=extra):
            wording = {"fr": str((extra or {}).get("fr", words)), "en": words}
            return wording, {}
        case mi.BoolType():
            return {"fr": "yes (oui) ou no (non)", "en": "yes or no"}, {}
        case mi.IntType(ge=int(least), le=int(most)):
            fr, en = "un nombre de {least} à {most}", "a number from {least} to {most}"
            return {"fr": fr, "en": en}, {"least": least, "most": most}
        case mi.IntType():
            return {"fr": "un nombre entier", "en": "a whole number"}, {}
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
