"""Whose the games are is said in the notice as in the packs."""

import re

import pytest

from tablee.packs import PACKS
from tests.release.building import ROOT

NOTICE = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [pack.name for pack in PACKS.ours()])
def test_a_games_makers_are_named(name: str) -> None:
    made = PACKS[name].about.credits
    assert made is not None
    for who in (made.original, *made.authors, *made.artists, *made.publishers):
        assert who in NOTICE, who
    assert all(who in README for who in made.authors)


def test_nobody_is_claimed_as_a_friend() -> None:
    assert re.search("not affiliated", NOTICE)
    assert re.search("not affiliated", README)
