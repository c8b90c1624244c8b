"""TypeScript types of the protocol, the HTTP part and every game's view and options."""

import inspect
import json
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec import inspect as mi

from tablee.packs import PACKS
from tablee.packs.phrases import CARD_WORDS, SPOKEN_WORDS, TOUCHED_WORDS
from tablee.server.wire import api, client_says, host_api, my_figures, protocol

_HEAD: Final = "// Made by `tablee types` from the server's messages and views. Do not edit.\n"

_PLAIN: Final[dict[type[mi.Type], str]] = {
    mi.AnyType: "unknown",
    mi.BoolType: "boolean",
    mi.FloatType: "number",
    mi.IntType: "number",
    mi.NoneType: "null",
    mi.RawType: "View",
    mi.StrType: "string",
}


def typescript() -> str:
    """The whole file."""
    writer = _Writer()
    packs = PACKS.ours()
    for pack in packs:
        writer.within = pack.name.capitalize()
        writer.type_of(pack.view)
        writer.type_of(pack.game.options)
    writer.within = ""
    for struct in [*structs_of(api), *structs_of(host_api), *structs_of(my_figures)]:
        writer.type_of(struct)
    client = writer.type_of(protocol.ClientSays)
    server = writer.type_of(protocol.ServerSays)
    views = "".join(f"  {pack.name}: {pack.view.__name__};\n" for pack in packs)
    tail = [
        f"export interface Views {{\n{views}}}",
        "export type GameName = keyof Views;",
        "export type View = Views[GameName];",
        f"export type ClientSays = {client};",
        f"export type ServerSays = {server};",
        f"export const PROTOCOL = {protocol.VERSION};",
        *_constants(),
    ]
    return "\n".join([_HEAD, *writer.written.values(), *tail]) + "\n"


def _constants() -> list[str]:
    """Which values of events are what, for all who say them."""
    return [
        f"export const {name}: string[] = {json.dumps(sorted(words))};"
        for name, words in (
            ("CARD_WORDS", CARD_WORDS),
            ("SPOKEN_WORDS", SPOKEN_WORDS),
            ("TOUCHED_WORDS", TOUCHED_WORDS),
        )
    ]


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    values = vars(module).values()
    return [
        value
        for value in values
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value is not msgspec.Struct
    ]


class _Writer:
    """Writes each struct once, under its name; a game's own parts are prefixed with the game's."""

    def __init__(self) -> None:
        self.within = ""
        self.written: dict[type, str] = {}
        self._names: dict[type, str] = {}

    def type_of(self, annotation: Any) -> str:
        return self._text(mi.type_info(annotation))

    def _text(self, kind: mi.Type) -> str:
        if isinstance(kind, mi.Metadata):
            return self._text(kind.type)
        if isinstance(kind, mi.StructType):
            return self._struct(kind)
        if isinstance(kind, mi.LiteralType):
            return " | ".join(json.dumps(value) for value in kind.values)
        if isinstance(kind, mi.UnionType):
            return " | ".join(self._text(part) for part in kind.types)
        if isinstance(kind, mi.ListType | mi.VarTupleType | mi.SetType | mi.FrozenSetType):
            return f"Array<{self._text(kind.item_type)}>"
        if isinstance(kind, mi.TupleType):
            return f"[{', '.join(self._text(part) for part in kind.item_types)}]"
        if isinstance(kind, mi.DictType):
            return f"Record<string, {self._text(kind.value_type)}>"
        return _PLAIN[type(kind)]

    def _struct(self, kind: mi.StructType) -> str:
        if kind.cls not in self._names:
            self._names[kind.cls] = self._name(kind.cls)
            self.written[kind.cls] = ""  # keeps its place before what refers to it
            self.written[kind.cls] = self._interface(kind)
        return self._names[kind.cls]

    def _name(self, cls: type) -> str:
        is_own = ".games." in cls.__module__
        prefix = self.within if is_own and not cls.__name__.startswith(self.within) else ""
        return prefix + cls.__name__

    def _interface(self, kind: mi.StructType) -> str:
        lines = [f"  {kind.tag_field}: {json.dumps(kind.tag)};"] if kind.tag_field else []
        for field in kind.fields:
            # What the server sends is always there; what a client sends may be left out.
            mark = "?" if self._is_heard(kind.cls) and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self._text(field.type)};")
        about = inspect.cleandoc(kind.cls.__doc__ or "")
        comment = f"/** {about.replace('*/', '')} */\n" if about else ""
        body = "\n".join(lines)
        return f"{comment}export interface {self._names[kind.cls]} {{\n{body}\n}}"

    def _is_heard(self, cls: type) -> bool:
        return issubclass(cls, client_says.Said) or cls in (
            api.LessonAnswers,
            api.NewTable,
            api.PadSheet,
            api.PuzzlePress,
            api.Rename,
            api.Return,
            host_api.TurnSomebodyOut,
        )
