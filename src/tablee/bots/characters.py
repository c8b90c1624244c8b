"""Who sits at the table when a bot does: names and faces people remember.

A face is a key; the web client draws it.
"""

from collections.abc import Collection
from typing import Final

from tablee.core.chance import Chance


class Character:
    def __init__(self, name: str, face: str) -> None:
        self.name: Final = name
        self.face: Final = face


CHARACTERS: Final[dict[str, list[Character]]] = {
    "random": [
        Character("Zigzag", "hare"),
        Character("Pile-ou-Face", "magpie"),
        Character("Tohu-Bohu", "squirrel"),
        Character("Ricochet", "frog"),
        Character("Tombola", "hen"),
        Character("Farfelu", "goat"),
        Character("Vadrouille", "gull"),
        Character("Cahin-Caha", "snail"),
    ],
    "novice": [
        Character("Pépin", "chick"),
        Character("Mirabelle", "kitten"),
        Character("Gaspard", "puppy"),
        Character("Praline", "dormouse"),
        Character("Barnabé", "lamb"),
        Character("Zélie", "duckling"),
        Character("Loulou", "piglet"),
        Character("Pistache", "hedgehog"),
    ],
    "regular": [
        Character("Capucine", "fox"),
        Character("Anatole", "badger"),
        Character("Félicie", "cat"),
        Character("Basile", "bear"),
        Character("Colombe", "heron"),
        Character("Hippolyte", "horse"),
        Character("Marguerite", "cow"),
        Character("Léopold", "beaver"),
    ],
    "expert": [
        Character("Dr Octave", "octopus"),
        Character("La Baronne", "owl"),
        Character("Maître Corvin", "raven"),
        Character("Dame Sibylle", "lynx"),
        Character("Professeur Ursule", "tortoise"),
        Character("Capitaine Noroît", "whale"),
        Character("Sire Wolfram", "wolf"),
        Character("Tante Hermine", "ermine"),
    ],
}
"""By level, as many as the largest table has seats."""

FACES: Final = frozenset(one.face for cast in CHARACTERS.values() for one in cast)
"""All there are: people may choose one too."""


def newcomer(
    level: str, present: Collection[str], faces: Collection[str], chance: Chance
) -> Character:
    """One of that level whose name nobody at the table has; a table is smaller than the cast. Nor
    has anybody their face, as long as there is another."""
    unknown = [one for one in CHARACTERS[level] if one.name not in present]
    free = [one for one in unknown if one.face not in faces] or unknown
    return free[chance.below(len(free))]


def cast(levels: list[str], chance: Chance) -> list[Character]:
    """A character for each of these bots, all different."""
    free = {level: list(people) for level, people in CHARACTERS.items()}
    return [free[level].pop(chance.below(len(free[level]))) for level in levels]
