"""docs/api.md tells every public name, as the source has it now."""

import ast

import pytest

import tablee
from scripts.api_reference import DOCUMENT, reference
from scripts.public_names import Name, Undocumented, members


def test_it_is_as_the_docstrings_are() -> None:
    is_fresh = DOCUMENT.read_text(encoding="utf-8") == reference()
    assert is_fresh, "make it anew: .venv/bin/python -m scripts.api_reference"


def test_every_name_has_its_entry() -> None:
    heads = [line[3:] for line in reference().splitlines() if line.startswith("## ")]
    assert sorted(heads[:-1]) == sorted(tablee.__all__)


def test_a_name_without_a_docstring_is_noticed() -> None:
    with pytest.raises(Undocumented, match="seat_text"):
        Name("seat_text", "tablee.core.seats")


def class_of(text: str) -> ast.ClassDef:
    [node] = ast.parse(text).body
    assert isinstance(node, ast.ClassDef)
    return node


BASE = class_of("class Base:\n    def told(self): 'What.'")


def test_a_method_without_a_docstring_is_noticed() -> None:
    node = class_of("class Derived(Base):\n    def mute(self): pass")
    with pytest.raises(Undocumented, match=r"Derived\.mute"):
        members(node, [BASE])


def test_a_method_written_anew_is_told_by_its_base() -> None:
    node = class_of("class Derived(Base):\n    def told(self): pass")
    assert members(node, [BASE]) == []


def test_what_begins_with_an_underscore_is_nobody_s_business() -> None:
    assert members(class_of("class Base:\n    def _inner(self): pass"), []) == []
