"""What a host calls the games: by their packs' titles, but for those changed."""

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from tablee.packs.pack import Pack
from tablee.packs.words import LANGUAGES, Wording

LONGEST: Final = 60


def changed_titles(changes: Iterable[str], packs: Mapping[str, Pack]) -> dict[str, Wording]:
    """By game. Each change is `GAME=TITLE`, or `GAME.LANGUAGE=TITLE` for one language alone;
    ValueError says what is wrong."""
    titles: dict[str, dict[str, str]] = {}
    for change in changes:
        key, equals, title = change.partition("=")
        name, dot, language = key.partition(".")
        title = " ".join(title.split())
        if not equals or not title.isprintable() or not 0 < len(title) <= LONGEST:
            raise ValueError(
                f'{change!r} is no title: write GAME="A title", of {LONGEST} letters at most'
            )
        if name not in packs:
            raise ValueError(f"no game {name!r}: there are {', '.join(packs)}")
        if dot and language not in LANGUAGES:
            raise ValueError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
        known = titles.setdefault(name, dict(packs[name].about.title))
        known.update(dict.fromkeys([language] if dot else LANGUAGES, title))
    return dict(titles)


def retitled(pack: Pack, titles: Mapping[str, Wording]) -> Pack:
    title = titles.get(pack.name)
    return pack if title is None else replace(pack, about=replace(pack.about, title=title))
