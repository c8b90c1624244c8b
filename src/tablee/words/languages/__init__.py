"""What folding must know of a language: one module per language, named by its code.

A language without a module still works: case, accents and punctuation fold, articles and
plurals do not.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec


def unchanged(word: str) -> str:
    """The singular, for a language whose plurals nobody has written down yet."""
    return word


@dataclass(frozen=True, slots=True)
class Language:
    """A language's table. Words in it are in folded letters: lower case, no accents."""

    code: str
    articles: frozenset[str] = frozenset()
    """Dropped from the front while another word follows."""
    elisions: frozenset[str] = frozenset()
    """Articles that lean on their word with an apostrophe."""
    ampersand: str = ""
    """The word that "&" stands for."""
    singular: Callable[[str], str] = unchanged
    """A word's singular; a word it does not know as a plural comes back as it is."""
    homographs: Mapping[str, str] = field(default_factory=dict)
    """Singulars that look like another word's plural, and that other word: fils, fil."""
    inflections: tuple[str, ...] = ()
    """Endings of forms that are the same answer as their dictionary form, such as feminines.
    A match by any other dictionary form (boxing and box) is only near."""
    sounds: tuple[tuple[str, str], ...] = ()
    """Letters that are heard alike, replaced in this order to compare words spelt by ear."""
    ligature_words: frozenset[str] = frozenset()
    """Stems that the language writes with œ or æ, without the ligature, for `check`."""
    theme_apostrophe: str = ""
    """The apostrophe themes are written with, if the language insists on one, for `check`."""


@cache
def language_table(code: str) -> Language:
    """The table of a language, or the plain default if it has no module."""
    name = f"{__name__}.{code}"
    if not code.isalpha() or find_spec(name) is None:
        return Language(code)
    table = import_module(name).LANGUAGE
    assert isinstance(table, Language)
    return table
