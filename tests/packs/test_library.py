"""Games are found by their entry points, whoever brings them."""

import sys
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest
from msgspec.structs import replace

from tablee.packs import PACKS
from tablee.packs.library import GROUP, Library

HERRLOF = EntryPoint("herrlof", "tablee.packs.herrlof:PACK", GROUP)


def brought(monkeypatch: pytest.MonkeyPatch, name: str, value: object) -> EntryPoint:
    """A package that brings a game of that name."""
    module = ModuleType(f"brought_{name}")
    vars(module)["PACK"] = value
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return EntryPoint(name, f"{module.__name__}:PACK", GROUP)


def test_ours_stand_in_the_order_they_ask_for() -> None:
    assert [pack.name for pack in PACKS.ours()] == ["blot", "herrlof", "bloops", "bla5t", "blitz"]


def test_a_pack_is_loaded_when_it_is_first_asked_for() -> None:
    library = Library([HERRLOF, EntryPoint("gone", "no_such_package:PACK", GROUP)])
    assert library["herrlof"].game.name == "herrlof"
    assert library["herrlof"] is PACKS["herrlof"]


def test_a_broken_game_is_left_out_and_said_to_be_so() -> None:
    library = Library([HERRLOF, EntryPoint("gone", "no_such_package:PACK", GROUP)])
    assert list(library) == ["herrlof"]
    assert "gone" not in library
    assert "cannot be loaded: ModuleNotFoundError" in library.broken()["gone"]
    with pytest.raises(KeyError):
        library["gone"]


@pytest.mark.parametrize(
    ("value", "reason"),
    [("not a pack", "is no Pack"), (PACKS["blot"], "is called blot, its entry point other")],
)
def test_what_is_no_pack_of_that_name_is_refused(
    monkeypatch: pytest.MonkeyPatch, value: object, reason: str
) -> None:
    library = Library([brought(monkeypatch, "other", value)])
    assert list(library) == []
    assert reason in library.broken()["other"]


def test_of_two_games_of_one_name_the_first_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    second = brought(monkeypatch, "herrlof", replace(PACKS["herrlof"]))
    library = Library([HERRLOF, second])
    assert library["herrlof"] is PACKS["herrlof"]
    assert "already brings" in next(iter(library.broken().values()))
