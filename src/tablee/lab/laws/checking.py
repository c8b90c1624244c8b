"""Every law tried on a game: how much was looked at, and what is wrong."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from tablee.lab.laws.catalogue import FIRST, LAWS
from tablee.lab.laws.law import Law, LawBroken
from tablee.lab.laws.positions import Variant, variants_of
from tablee.packs.pack import Pack

GAME_APART: Final = 1_000
SEED_APART: Final = 1_000_003


class Trouble(Struct, frozen=True):
    """What is wrong with which position (or rule, sentence, move), of which variant if that
    matters, and what to do."""

    what: str
    position: str
    variant: str
    advice: str


class Finding(Struct, frozen=True):
    """`checked`: how many of what it `counts`, until it was broken or to the end."""

    law: str
    checked: int
    counts: str
    trouble: Trouble | None = None


def check_game(
    pack: Pack, games: int, seed: int, progress: Callable[[int], None] = lambda _: None
) -> list[Finding]:
    """One finding a law, of the first trouble with it; `progress` is told how many more games of a
    law are done. With the seed 0 the first games are those that our own are tried on."""
    first = _tried(FIRST, pack, [(pack.game, 0, pack.game.options())], games, seed, progress)
    if first.trouble is not None:
        return [first]
    variants = variants_of(pack.game)
    return [first, *[_tried(law, pack, variants, games, seed, progress) for law in LAWS[1:]]]


def _tried(
    law: Law,
    pack: Pack,
    variants: list[Variant],
    games: int,
    seed: int,
    progress: Callable[[int], None],
) -> Finding:
    checked = 0
    for number in range(games):
        luck = law.seed + GAME_APART * number + SEED_APART * seed
        for variant in variants[:1] if law.is_once else variants:
            try:
                checked += law.check(pack, variant, luck)
            except LawBroken as broken:
                progress(games - number)
                trouble = _trouble(law, broken, variant)
                return Finding(law.name, checked, law.counts, trouble)
        progress(1)
    return Finding(law.name, checked, law.counts)


def _trouble(law: Law, broken: LawBroken, variant: Variant) -> Trouble:
    _, seats, options = variant
    where = "" if law.is_once else f"{seats} seats, {options.text() or 'no options'}"
    return Trouble(broken.what, broken.position, where, law.advice)
