"""A game is introduced in every language: title, line, options."""

from typing import Any, Literal, get_args, get_origin

from msgspec.structs import fields

from tablee.core.options import new_options
from tablee.lab.laws.law import Looks, hold, once_law
from tablee.packs.pack import Pack
from tablee.packs.words import LANGUAGES, Wording


@once_law(
    "A game is introduced in both languages",
    0,
    "Pack.about: a title and a line in fr and en, minutes from least to most, usual_seats that can "
    "play, options of one_device that can be read, and the lines of in_brief, if there are any, in "
    "fr and en.",
    counts="texts",
)
def a_game_is_introduced(pack: Pack, seed: int) -> Looks:
    about, game = pack.about, pack.game
    yield "title"
    _in_both(about.title)
    yield "line"
    _in_both(about.line)
    yield "minutes"
    hold(0 < about.minutes[0] <= about.minutes[1], f"{about.minutes} are no least and most")
    yield "usual_seats"
    hold(about.usual_seats in game.seats, f"{about.usual_seats} do not play it")
    if about.in_brief is not None:
        yield "in_brief"
        for line in (about.in_brief.goal, about.in_brief.turn, about.in_brief.end):
            _in_both(line)
    yield "one_device"
    new_options(game.options, dict(about.one_device.options))


@once_law(
    "Every option is explained in both languages",
    0,
    "Pack.about.options needs OptionWords for each option: a label in fr and en, and where it is a "
    "choice (Literal) the words of each.",
    counts="options",
)
def options_are_explained(pack: Pack, seed: int) -> Looks:
    kind = pack.game.options
    offered = {field.name: field.type for field in fields(kind) if field.name not in kind.KEPT}
    unknown = sorted(pack.about.options.keys() - offered.keys())
    hold(not unknown, f"words for options that nobody can choose: {unknown}")
    for name, declared in offered.items():
        yield name
        words = pack.about.options.get(name)
        hold(words is not None, "it has no words")
        assert words is not None
        _in_both(words.label)
        if words.help is not None:
            _in_both(words.help)
        for choice in {*_choices(declared), *words.choices}:
            hold(choice in words.choices, f"the choice {choice!r} has no words")
            _in_both(words.choices[choice])
            new_options(kind, {name: choice})


def _choices(declared: Any) -> list[str]:
    return [str(one) for one in get_args(declared)] if get_origin(declared) is Literal else []


def _in_both(wording: Wording) -> None:
    for language in LANGUAGES:
        hold(bool(wording.get(language, "").strip()), f"nothing in {language}")
