"""Texts of positions, damaged at random as a careless or hostile hand would damage them."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Final

from tablee.core.contract import Game
from tablee.core.notation import keys_of
from tablee.lab.laws.positions import random_game, variants_of

Field = tuple[str, str]
"""A key and its value."""

_ATOM: Final = re.compile(r"-?\d+|[\w*^?]+")
_NEVER: Final = ["", "-", "?", "none", "P9", "R0", "x", "0", "1", "99", "999999999", "-1"]


class Pool:
    """Real positions of one game, and every field and word that stands in them."""

    def __init__(self, game: Game) -> None:
        texts = list(_real_positions(game))
        self.keys = {key for text in texts for key in keys_of(text)}
        self.fields = [fields_of(text) for text in texts]
        self.words: dict[str, list[str]] = {}
        atoms = {atom for text in texts for atom in _ATOM.findall(text)}
        for atom in sorted(atoms):
            self.words.setdefault(_shape(atom), []).append(atom)


@cache
def pool_of(game: Game) -> Pool:
    return Pool(game)


def _real_positions(game: Game) -> Iterator[str]:
    """Positions of every number of seats and every option, spread over a game."""
    for variant in variants_of(game):
        for seed in (61, 62):
            steps = [state.text() for state, _, _ in random_game(variant, seed, most=2000)]
            every = max(1, len(steps) // 30)
            yield from steps[seed % every :: every]
            yield steps[-1]


def fields_of(text: str) -> list[Field]:
    parts = [part.strip() for part in text.split(";")]
    return [
        (key, part.removeprefix(key).strip())
        for key, part in zip(keys_of(text), parts, strict=True)
    ]


def mutants(game: Game, seed: int, count: int) -> Iterator[str]:
    """So many damaged positions of a game: most in one place, some in two or three."""
    pool, chance = pool_of(game), Random(f"{game.name} {seed}")
    for _ in range(count):
        before = chance.choice(pool.fields)
        fields = list(before)
        while fields == before:
            for _ in range(chance.choice([1, 1, 1, 2, 3])):
                chance.choice(MUTATIONS)(fields, pool, chance)
        yield "; ".join(f"{key} {value}" for key, value in fields)


def _shape(atom: str) -> str:
    """Words of one shape are often of one kind: numbers, seats, cards, steps."""
    if atom.lstrip("-").isdigit():
        return "number"
    return re.sub(r"\d+", "1", atom) if atom[0] in "PbDd" else f"word {atom[:1].isupper()}"


def _any_atom(fields: list[Field], chance: Random) -> tuple[int, re.Match[str]] | None:
    at = chance.randrange(len(fields))
    found = list(_ATOM.finditer(fields[at][1]))
    return (at, chance.choice(found)) if found else None


def _put(fields: list[Field], at: int, found: re.Match[str], word: str) -> None:
    key, value = fields[at]
    fields[at] = key, value[: found.start()] + word + value[found.end() :]


def change_number(fields: list[Field], pool: Pool, chance: Random) -> None:
    """One more, one less, nothing, a lot."""
    numbers = [
        (at, found)
        for at, (_, value) in enumerate(fields)
        for found in _ATOM.finditer(value)
        if _shape(found[0]) == "number"
    ]
    if numbers:
        at, found = chance.choice(numbers)
        number = int(found[0])
        new = [number + 1, number - 1, number + 2, 0, -number, number * 10, chance.randrange(20)]
        _put(fields, at, found, str(chance.choice(new)))


def change_word(fields: list[Field], pool: Pool, chance: Random) -> None:
    """Another word of its shape: another card, seat, step."""
    if chosen := _any_atom(fields, chance):
        at, found = chosen
        known = pool.words.get(_shape(found[0])) or _NEVER
        _put(fields, at, found, chance.choice(known))


def put_nonsense(fields: list[Field], pool: Pool, chance: Random) -> None:
    if chosen := _any_atom(fields, chance):
        _put(fields, *chosen, chance.choice(_NEVER))


def swap_words(fields: list[Field], pool: Pool, chance: Random) -> None:
    """Two words of one shape change places, within a field or between two."""
    one, other = _any_atom(fields, chance), _any_atom(fields, chance)
    if one and other and _shape(one[1][0]) == _shape(other[1][0]):
        first, second = sorted([one, other], key=lambda chosen: (chosen[0], chosen[1].start()))
        if first[0] != second[0] or first[1].start() != second[1].start():
            _put(fields, *second, first[1][0])
            _put(fields, *first, second[1][0])


def _edit(fields: list[Field], chance: Random, edit: Callable[[list[str]], object]) -> None:
    """An edit of a field's words, or of what its commas part."""
    at = chance.randrange(len(fields))
    key, value = fields[at]
    comma = ", " if ", " in value and chance.random() < 0.6 else " "
    words = value.split(comma)
    edit(words)
    fields[at] = key, comma.join(words)


def drop_word(fields: list[Field], pool: Pool, chance: Random) -> None:
    _edit(fields, chance, lambda words: words.pop(chance.randrange(len(words))))


def double_word(fields: list[Field], pool: Pool, chance: Random) -> None:
    def edit(words: list[str]) -> None:
        words.insert(chance.randrange(len(words) + 1), chance.choice(words))

    _edit(fields, chance, edit)


def shuffle_words(fields: list[Field], pool: Pool, chance: Random) -> None:
    _edit(fields, chance, chance.shuffle)


def cut_short(fields: list[Field], pool: Pool, chance: Random) -> None:
    def edit(words: list[str]) -> None:
        del words[chance.randrange(len(words)) :]

    _edit(fields, chance, edit)


def move_word(fields: list[Field], pool: Pool, chance: Random) -> None:
    """From one field to the end, or the middle, of another."""
    at, to = chance.randrange(len(fields)), chance.randrange(len(fields))
    words = fields[at][1].split(" ")
    word = words.pop(chance.randrange(len(words)))
    fields[at] = fields[at][0], " ".join(words)
    others = fields[to][1].split(" ")
    others.insert(chance.randrange(len(others) + 1), word)
    fields[to] = fields[to][0], " ".join(others).strip()


def drop_field(fields: list[Field], pool: Pool, chance: Random) -> None:
    if len(fields) > 1:
        del fields[chance.randrange(len(fields))]


def swap_fields(fields: list[Field], pool: Pool, chance: Random) -> None:
    """Two fields of one kind (two hands, two scores) have each other's value."""
    at = chance.randrange(len(fields))
    kind = fields[at][0].split(" ")[-1]
    to = chance.choice([i for i, (key, _) in enumerate(fields) if key.split(" ")[-1] == kind])
    (one, first), (other, second) = fields[at], fields[to]
    fields[at], fields[to] = (one, second), (other, first)


def copy_field(fields: list[Field], pool: Pool, chance: Random) -> None:
    """A field of another position of the game, instead of ours or as a new one."""
    key, value = chance.choice(chance.choice(pool.fields))
    for at, (ours, _) in enumerate(fields):
        if ours == key:
            fields[at] = key, value
            return
    fields.append((key, value))


def copy_known_field(fields: list[Field], pool: Pool, chance: Random) -> None:
    """The same, of a field that the two have in common."""
    at = chance.randrange(len(fields))
    other = dict(chance.choice(pool.fields))
    key = fields[at][0]
    fields[at] = key, other.get(key, "")


MUTATIONS: Final = [
    change_number,
    change_number,
    change_word,
    change_word,
    put_nonsense,
    swap_words,
    swap_words,
    drop_word,
    double_word,
    shuffle_words,
    cut_short,
    move_word,
    drop_field,
    swap_fields,
    copy_field,
    copy_known_field,
    copy_known_field,
]
