"""Which form of a word a number takes, in the categories of Unicode's CLDR. The page asks
`Intl.PluralRules`; both are held to web/tests/fillings.json."""

import re
from collections.abc import Callable
from typing import Final

MILLION: Final = 1_000_000
_NAMED: Final = re.compile(r"(?:^|\|)(zero|one|two|few|many|other):([^|]*)")


def _single(number: int) -> str:
    return "one" if number == 1 else "other"


def _french(number: int) -> str:
    """0 pli, 1 pli, 2 plis, un million de plis."""
    return "one" if number < 2 else _in_millions(number)


def _italian(number: int) -> str:
    return "one" if number == 1 else _in_millions(number)


def _in_millions(number: int) -> str:
    return "many" if number and number % MILLION == 0 else "other"


def _polish(number: int) -> str:
    return "one" if number == 1 else ("few" if _is_slavic_few(number) else "many")


def _russian(number: int) -> str:
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if _is_slavic_few(number) else "many"


def _is_slavic_few(number: int) -> bool:
    return 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14


def _czech(number: int) -> str:
    return "one" if number == 1 else ("few" if 2 <= number <= 4 else "other")


def _arabic(number: int) -> str:
    if number <= 2:
        return ("zero", "one", "two")[number]
    if 3 <= number % 100 <= 10:
        return "few"
    return "many" if number % 100 >= 11 else "other"


def _without(_: int) -> str:
    return "other"


_RULES: Final[dict[str, Callable[[int], str]]] = {
    "ar": _arabic,
    "cs": _czech,
    "es": _italian,
    "fr": _french,
    "it": _italian,
    "ja": _without,
    "ko": _without,
    "pl": _polish,
    "pt": _french,
    "ru": _russian,
    "uk": _russian,
    "zh": _without,
}


def category(number: int, language: str) -> str:
    """`one`, `few`, `many`, …; languages of which nothing is said count as English does."""
    return _RULES.get(language, _single)(abs(number))


def form_of(forms: str, number: int, language: str) -> str:
    """Of `# pli|# plis` the first for `one`, the last for all others. A language that needs more
    names each: `one:# karta|few:# karty|other:# kart`."""
    found = category(number, language)
    named: dict[str, str] = dict(_NAMED.findall(forms))
    if named:
        return named.get(found, named["other"])
    first, *_, last = forms.split("|")
    return first if found == "one" else last
