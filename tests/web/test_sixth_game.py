"""A game from elsewhere in the browser: the one of docs/a-sixth-game.md, at the general table."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests import sixth_game
from tests.server.process import ServerProcess
from tests.shown_files import write
from tests.sixth_game import NAME
from tests.web.conftest import SWIFT
from tests.web.people import Hand, play
from tests.web.tables import deal, open_table

pytestmark = pytest.mark.browser

FIFTEEN_TRICKS = 15


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which the game is installed."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    write(sixth_game.DOCUMENT, source)
    sixth_game.install(source, target)
    server = ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('house')}/tablee.db", speed=SWIFT)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", sixth_game.path_with(target))
        server.start()
    yield server.url
    server.stop()


def test_it_stands_on_the_home_page_and_is_played_at_once(page: Page, house: str) -> None:
    page.goto(house)
    tile = page.get_by_role("article", name="Les Valets")
    expect(tile).to_contain_text("Faites des plis, mais laissez les valets aux autres.")
    expect(tile).to_contain_text(re.compile("2 à 4 personnes"))
    tile.get_by_role("button", name="Jouer maintenant").click()
    expect(page.get_by_role("heading", name="Maintenant")).to_be_visible()
    expect(page.get_by_text("La carte retournée pour l’atout est ")).to_be_visible()


def test_a_game_is_played_through_the_general_table(page: Page, house: str) -> None:
    deal(page, house, open_table(page, house, NAME, 2, {"rounds": "1"}))
    for heading in ("Maintenant", "Vous", "La table", "Les autres", "Les points"):
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    person = Hand(page, ["^jouer (le|la|l’)"])
    play([person], 120)
    cards = {name for name in person.pressed if name.startswith("jouer ")}
    assert len(cards) == FIFTEEN_TRICKS  # a slow page may be pressed twice for one of them


def test_its_rules_have_a_page(page: Page, house: str) -> None:
    page.goto(f"{house}/rules/{NAME}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Les Valets")
    expect(page.get_by_text("Qui a une carte de la couleur demandée en joue une.")).to_be_visible()
