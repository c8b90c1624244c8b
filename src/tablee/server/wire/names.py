"""Cleaning what people type, names and chat, and telling people of one name apart."""

import secrets
from collections.abc import Iterable, Iterator, Mapping
from itertools import count, islice
from typing import Final

from tablee.bots.characters import FACES
from tablee.core.texts import clean
from tablee.packs.languages import written
from tablee.server.wire.client_says import LONGEST_CHAT
from tablee.server.wire.errors import Mistake
from tablee.server.wire.table_info import LONGEST_NAME, Language

_MOST_OF_ONE_NAME: Final = 100
_INVENTED: Final[Mapping[str, tuple[str, ...]]] = {
    "fr": (
        *("Hérisson", "Renard", "Loutre", "Mésange", "Castor", "Belette"),
        *("Hibou", "Lynx", "Pivert", "Marmotte", "Chouette", "Grillon"),
    ),
    "en": (
        *("Hedgehog", "Fox", "Otter", "Robin", "Beaver", "Weasel"),
        *("Owl", "Lynx", "Heron", "Marmot", "Badger", "Cricket"),
    ),
}


def clean_name(text: str) -> str:
    name = clean(text, LONGEST_NAME)
    if not any(character.isalnum() for character in name):
        raise Mistake("bad_name")
    return name


def known_face(face: str) -> str:
    """One that can be drawn, or none."""
    if face and face not in FACES:
        raise Mistake("unknown_face")
    return face


def some_name(language: Language) -> str:
    """For who has not given one."""
    return secrets.choice(_INVENTED[written(language)])


def is_invented(name: str) -> bool:
    """Whether the house gave it, or might have: also to one of several at a table."""
    return any(is_called(name, one) for names in _INVENTED.values() for one in names)


def clean_chat(text: str) -> str:
    return clean(text, LONGEST_CHAT)


def distinct(name: str, taken: Iterable[str]) -> str:
    """That name, or the first of "Zoé 2", "Zoé 3" … which is free; capitals make no difference."""
    used = {one.casefold() for one in taken}
    return next(form for form in _forms(name) if form.casefold() not in used)


def all_distinct(names: Iterable[str]) -> list[str]:
    """The first of several people of one name keeps it."""
    found: list[str] = []
    for name in names:
        found.append(distinct(name, found))
    return found


def is_called(shown: str, name: str) -> bool:
    """Whether `shown` is what a table may call somebody of that name."""
    return shown in islice(_forms(name), _MOST_OF_ONE_NAME)


def _forms(name: str) -> Iterator[str]:
    yield name
    for number in count(2):
        ending = f" {number}"
        yield name[: LONGEST_NAME - len(ending)].rstrip() + ending
