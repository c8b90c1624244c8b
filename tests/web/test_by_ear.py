"""A whole short game of each of the five, by Chromium's accessibility tree and a keyboard alone.

What is not named in the tree cannot be pressed here, and what no live region says is not known.
"""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from tests.web.ears import Ears, Thing, play, press
from tests.web.tables import open_table, set_up
from tests.web.test_whole_games import BLA5T, BLAST, BLOOPS, BLOT, HERRLOF, RING

pytestmark = pytest.mark.browser

DECIDED = "Défausser"
"""What to do with Bloops' drawn card: that is decided by what is heard."""
OTHERWISE = [RING, *[way for way in BLOOPS if DECIDED not in way]]
FIRST_LOOK = r"^Vous voyez vos cartes : .+ en place 4, .+ en place 5 et .+ en place 6\.$"

BLITZ = ["^Oui$", "^Retourner une carte"]
LAST_CARDS = """seats 3; options judge=list asks=player; turn P0; P0 play c1; P1 play t1 c2;
    left q1 w1"""

END = r"gagne|Victoire|\d+e sur \d"
PEOPLE = 2


def nothing(_: Ears, __: Sequence[Thing]) -> bool:
    return False


def sit(page: Page, site: str, code: str) -> Ears:
    """At one's own table, whose bots are of the house; the cards are dealt."""
    page.goto(f"{site}/t/{code}")
    ears = Ears(page)
    press(ears, "button", "^Distribuer les cartes$")
    return ears


def check_end(ears: Ears, things: Sequence[Thing]) -> None:
    """The end is told, and its ranking can be read."""
    assert any(one.role == "dialog" and one.name for one in things)
    assert any(one.role == "heading" and re.search(END, one.name) for one in things)
    assert sum(one.role == "listitem" for one in things) >= PEOPLE


def test_blot(page: Page, swift: str) -> None:
    ears = sit(page, swift, open_table(page, swift, "blot", 3, {}))
    check_end(ears, play(ears, BLOT, nothing))
    assert ears.has_heard("^À vous : une offrande")


def test_herrlof(page: Page, swift: str) -> None:
    ears = sit(page, swift, open_table(page, swift, "herrlof", 2, {"target": "5"}))
    check_end(ears, play(ears, HERRLOF, nothing))
    assert ears.has_heard("^À vous : notez votre pronostic")


def decide(ears: Ears, things: Sequence[Thing]) -> bool:
    """Bloops: a 20 ends the game, so it is kept; anything else is discarded. When it is time to
    draw, no region has kept a face."""
    if any(one.can_be_pressed and one.name.startswith("Piocher (") for one in things):
        assert not ears.says("^Carte piochée|^Vous voyez")
    if not ears.says(r"^Carte piochée : .+\.$"):
        return False
    wanted = "garder la piochée$" if ears.says("^Carte piochée : 20") else "^Défausser$"
    found = [one for one in things if one.can_be_pressed and re.search(wanted, one.name)]
    return bool(found) and ears.press(found[0])


def test_bloops(page: Page, site: str) -> None:
    ears = sit(page, site, open_table(page, site, "bloops", 2, {"grace": "none", "starter": "P0"}))
    while not ears.has_heard(FIRST_LOOK):
        ears.read()
    check_end(ears, play(ears, OTHERWISE, decide))
    assert ears.has_heard(r"^Carte piochée : .+\.$")


def test_bla5t(page: Page, swift: str) -> None:
    ears = sit(page, swift, open_table(page, swift, "bla5t", 3, {"limit": "50"}))
    check_end(ears, play(ears, [BLAST, *BLA5T], nothing))
    assert ears.has_heard("^Que faites-vous de .+")


def answer(ears: Ears, things: Sequence[Thing]) -> bool:
    """Blitz!: a word as soon as a theme is named."""
    box = next((one for one in things if one.role == "textbox"), None)
    return box is not None and ears.says("Nommez : ") and ears.write(box, f"mot{len(ears.heard)}")


def test_blitz(page: Page, swift: str) -> None:
    """The end of a game: it has no shorter one."""
    ears = sit(page, swift, set_up(page, swift, "blitz", LAST_CARDS))
    check_end(ears, play(ears, BLITZ, answer))
    assert ears.has_heard("Nommez : ")
