"""Commands with --lang: what is wrong with how one was typed is said in that language, too."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand

from tablee.commands.asking import fail, language_of
from tablee.packs.phrases import words_in

TYPED_WRONG: Final[type[Exception]] = typer.BadParameter.__mro__[1]
"""What Typer raises then, which it names by its heirs only."""

SENTENCES: Final = {
    "number": {"fr": "{name} attend un nombre entier", "en": "{name} takes a whole number"},
    "bounded": {
        "fr": "{name} attend un nombre entier de {least} à {most}",
        "en": "{name} takes a whole number from {least} to {most}",
    },
    "no_value": {"fr": "{name} attend une valeur", "en": "{name} takes a value"},
    "value": {"fr": "{name} n’attend pas de valeur", "en": "{name} takes no value"},
    "unknown": {"fr": "option « {name} » inconnue", "en": "unknown option '{name}'"},
    "perhaps": {
        "fr": "option « {name} » inconnue (peut-être {known} ?)",
        "en": "unknown option '{name}' (perhaps {known}?)",
    },
    "missing": {"fr": "il manque « {name} »", "en": "'{name}' is missing"},
    "surplus": {"fr": "« {words} » est de trop", "en": "'{words}' is too much"},
    "help": {
        "fr": "« {command} --help » dit ce qu’il y a.",
        "en": "'{command} --help' tells what there is.",
    },
}


class SpeakingCommand(TyperCommand):
    def make_context(
        self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any
    ) -> Any:
        wanted = _language_in(args)
        try:
            return super().make_context(info_name, args, parent, **extra)
        except TYPED_WRONG as error:
            language = language_of(wanted)
            say = words_in(SENTENCES, language)
            command = f"{parent.command_path} {info_name}" if parent else info_name or ""
            fail(f"{self._told(error, language)}. {say('help', command=command)}")

    def _told(self, error: Any, language: str) -> str:
        say = words_in(SENTENCES, language)
        param = getattr(error, "param", None)
        option = getattr(error, "option_name", "")
        if param is not None and not error.message:
            return say("missing", name=param.name)
        if param is not None:
            return _number(param, language)
        if hasattr(error, "possibilities"):
            known = ", ".join(sorted(error.possibilities or []))
            return say("perhaps" if known else "unknown", name=option, known=known)
        if option:
            flags = [one for param in self.params if _is_flag(param) for one in param.opts]
            return say("value" if option in flags else "no_value", name=option)
        surplus = re.search(r" \((.*)\)$", error.message)
        return say("surplus", words=surplus[1]) if surplus else str(error.format_message())


def speaking(name: str, command: Callable[..., None]) -> typer.Typer:
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command(name, cls=SpeakingCommand)(command)
    return app


def _language_in(args: Sequence[str]) -> str:
    """What follows the last --lang, wherever it stands: what is typed wrong may be before it."""
    following = [*args[1:], ""]
    found = ""
    for arg, value in zip(args, following, strict=False):
        option, equals, given = arg.partition("=")
        if option == "--lang":
            found = given if equals else value
    return found


def _is_flag(param: Any) -> bool:
    return getattr(param, "is_flag", False)


def _number(param: Any, language: str) -> str:
    """All that is converted are numbers."""
    say, name = words_in(SENTENCES, language), param.opts[0]
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    if least is None or most is None:
        return say("number", name=name)
    return say("bounded", name=name, least=str(least), most=str(most))
