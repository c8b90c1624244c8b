"""Bots by name, of the house and of one's own."""

from pathlib import Path

import pytest

from tablee.bots.random_bot import RandomBot
from tablee.lab.own_bots import UnknownBot, load_bot
from tablee.lab.players import new_bot
from tablee.packs import PACKS

OURS = "tablee.bots.random_bot:RandomBot"


def test_one_s_own_is_found_by_module_and_class() -> None:
    assert isinstance(load_bot(OURS), RandomBot)
    assert isinstance(new_bot(PACKS["herrlof"], OURS), RandomBot)


def test_one_of_the_house_is_found_by_its_level() -> None:
    assert isinstance(new_bot(PACKS["herrlof"], "random"), RandomBot)


def test_a_module_in_the_folder_one_stands_in_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_of_this_folder.py").write_text("class Quiet:\n    def choose(self): ...\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["elsewhere"])
    assert type(load_bot("bot_of_this_folder:Quiet")).__name__ == "Quiet"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("tablee.bots.random_bot", "write module:Class"),
        ("no.such.module:Bot", "No module named 'no'"),
        ("tablee.bots:Nobody", "has no attribute 'Nobody'"),
        ("tablee.bots.blitz.player:WordBot", "required"),
        ("tablee.core.chance:Chance", "it has no method choose"),
        (":", "Empty module name"),
    ],
)
def test_what_is_none_says_why(name: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        load_bot(name)


def test_an_unknown_level_says_what_there_is() -> None:
    with pytest.raises(UnknownBot, match=r"'genius' .one of random, .* or module:Class"):
        new_bot(PACKS["herrlof"], "genius")
