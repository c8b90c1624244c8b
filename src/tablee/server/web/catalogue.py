"""The games as the page shows them: seats, option forms, sentences."""

from collections.abc import Mapping
from typing import Any, get_args

from msgspec import NODEFAULT
from msgspec import inspect as mi
from msgspec.structs import fields, replace

from tablee.core.contract import Game
from tablee.core.options import RANDOM, Options, is_seat, make_options
from tablee.packs import Pack
from tablee.packs.phrases import SEAT_WORDS, sentences_of
from tablee.packs.words import OptionWords
from tablee.server.wire.api import GameInfo, OptionForm


def game_info(pack: Pack, levels: tuple[str, ...]) -> GameInfo:
    game, about, words = pack.game, pack.about, pack.words
    return GameInfo(
        name=game.name,
        title=about.title,
        line=about.line,
        minutes=about.minutes,
        seats=list(game.seats),
        usual_seats=about.usual_seats,
        in_brief=about.in_brief,
        rules_version=game.rules_version,
        options=[
            replace(form, seats=_seats_of(game, form))
            for form in option_forms(game.options, about.options)
        ],
        one_device=about.one_device,
        has_lesson=pack.lesson is not None,
        has_analysis=pack.analyst is not None,
        pad=None if pack.pad is None else list(pack.pad.options),
        sentences=sentences_of(words),
        facts=dict(words.facts),
        moves=dict(words.moves),
        names=dict(words.names),
        endings=dict(words.endings),
        seat_words=sorted(SEAT_WORDS),
        levels=list(levels),
        takes_back=game.TAKES_BACK,
        credits=about.credits,
    )


def option_forms(options: type[Options], words: Mapping[str, OptionWords]) -> list[OptionForm]:
    kind = mi.type_info(options)
    assert isinstance(kind, mi.StructType)
    declared = {field.name: field.type for field in fields(options)}
    return [
        replace(_form(field, declared[field.name]), words=words.get(field.name))
        for field in kind.fields
        if field.name not in options.KEPT
    ]


def _seats_of(game: Game, form: OptionForm) -> dict[str, list[int]]:
    values = ["no", "yes"] if form.kind == "yes_no" else form.choices
    found = {
        value: _fitting(game, make_options(game.options, {form.name: value})) for value in values
    }
    return {value: seats for value, seats in found.items() if seats != list(game.seats)}


def _fitting(game: Game, options: Options) -> list[int]:
    return [seats for seats in game.seats if game.options_for(options, seats) == options]


def _form(field: mi.Field, declared: Any) -> OptionForm:
    kind = field.type
    if is_seat(kind):
        return OptionForm(name=field.name, kind="seat", default=RANDOM, choices=[RANDOM])
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
            choices = [str(value) for value in get_args(declared)]  # `kind` has them sorted
            return OptionForm(name=name, kind="choice", default=str(default), choices=choices)
        case _:
            return OptionForm(name=name, kind="text", default=str(default))
