"""A host may call games otherwise: in the list of games, at tables and over the rules."""

import json
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
import pytest

from tablee.packs import PACKS
from tablee.packs.rulebook import rulebook
from tablee.packs.titles import changed_titles, retitled
from tablee.server.running import Setup
from tests.server.command import Serve


def ask(url: str) -> Any:
    with urlopen(url, timeout=60) as answer:
        return json.load(answer)


def test_a_server_tells_the_titles_it_was_given(tmp_path: Path) -> None:
    options = ["--title", "blot=Le jeu des dieux", "--title", "bla5t.en=Mutants"]
    server = Serve(f"sqlite:///{tmp_path}/tablee.db", *options)
    assert server.is_open(), server.told()
    titles = {game["name"]: game["title"] for game in ask(f"{server.url}/api/games")}
    assert titles["blot"] == {"fr": "Le jeu des dieux", "en": "Le jeu des dieux"}
    assert titles["bla5t"] == {"fr": "Bla5t", "en": "Mutants"}
    assert titles["herrlof"] == PACKS["herrlof"].about.title
    assert ask(f"{server.url}/api/rules/blot/en")["title"] == "Le jeu des dieux"
    assert ask(f"{server.url}/api/rules/bla5t/en")["title"] == "Mutants"
    assert ask(f"{server.url}/api/rules/bla5t/fr")["title"] == "Bla5t"
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("chess=Chess", "no game 'chess': there are "),
        ("blot", "'blot' is no title: write GAME="),
        ("blot=", "'blot=' is no title"),
        ("blot=  ", "is no title"),
        ("blot=" + "a" * 61, "of 60 letters at most"),
        ("blot=a\x07b", "is no title"),
        ("blot.de=Blot", "no language 'de': there are fr, en"),
    ],
)
def test_a_wrong_title_is_refused_in_a_sentence(change: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        changed_titles([change], PACKS)


def test_the_command_refuses_it_too(tmp_path: Path) -> None:
    server = Serve(f"sqlite:///{tmp_path}/tablee.db", "--title", "chess=Chess")
    assert not server.is_open()
    assert "no game 'chess'" in server.told()
    server.close()


def test_workers_are_told_the_titles() -> None:
    """What their parent hands to them is text."""
    titles = changed_titles(["blot=Le jeu des dieux"], PACKS)
    setup = Setup(host="127.0.0.1", port=0, store="postgresql://", titles=titles)
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", PACKS)
def test_rules_have_the_title_of_their_pack(name: str, language: str) -> None:
    pack = PACKS[name]
    assert rulebook(pack, language).title == pack.about.title[language]
    titles = changed_titles([f"{name}.{language}=Another"], PACKS)
    assert rulebook(retitled(pack, titles), language).title == "Another"
