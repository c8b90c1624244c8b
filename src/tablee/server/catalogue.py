"""The games as the page shows them: seats, option forms, sentences."""

from msgspec import NODEFAULT
from msgspec import inspect as mi

from tablee.core.contract import Game
from tablee.core.options import Options
from tablee.phrases import SEAT_WORDS
from tablee.server.api import GameInfo, OptionForm
from tablee.server.views import move_names, sentences, word_names


def game_info(game: Game, levels: tuple[str, ...]) -> GameInfo:
    return GameInfo(
        name=game.name,
        seats=list(game.seats),
        rules_version=game.rules_version,
        options=option_forms(game.options),
        sentences=sentences(game.name),
        moves=move_names(game.name),
        names=word_names(game.name),
        seat_words=sorted(SEAT_WORDS),
        levels=list(levels),
    )


def option_forms(options: type[Options]) -> list[OptionForm]:
    kind = mi.type_info(options)
    assert isinstance(kind, mi.StructType)
    return [_form(field) for field in kind.fields]


def _form(field: mi.Field) -> OptionForm:
    kind = field.type
    while isinstance(kind, mi.Metadata):
        kind = kind.type
    assert field.default is not NODEFAULT
    name, default = field.name, field.default
    match kind:
        case mi.BoolType():
            return OptionForm(name=name, kind="yes_no", default="yes" if default else "no")
        case mi.IntType():
            return OptionForm(
                name=name, kind="number", default=str(default), least=kind.ge, most=kind.le
            )
        case mi.LiteralType():
            choices = [str(value) for value in kind.values]
            return OptionForm(name=name, kind="choice", default=str(default), choices=choices)
        case _:
            return OptionForm(name=name, kind="text", default=str(default))
