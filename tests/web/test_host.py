"""The page of whoever runs the server."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tablee import __version__
from tests.server.process import ServerProcess
from tests.web.conftest import BRISK
from tests.web.tables import open_table, take_a_chair
from tests.web.test_everyone import check, check_in_english

pytestmark = [
    pytest.mark.browser,
    # Of the page itself too: to whoever has not come in, nothing is there.
    pytest.mark.expects_errors(
        r"^Failed to load resource: .* (404|403) .*/host(#wrong|/enter)?\)$"
    ),
]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """Its address and its secret."""
    server = ServerProcess(f"sqlite:///{tmp_path}/tablee.db")
    server.start()
    with closing(sqlite3.connect(tmp_path / "tablee.db")) as store:
        (secret,) = store.execute("SELECT value FROM keys WHERE name = 'host'").fetchone()
    yield server.url, secret
    server.stop()


def press(page: Page, name: str) -> None:
    """By keyboard."""
    page.get_by_role("button", name=name, exact=True).focus()
    page.keyboard.press("Enter")


def test_the_host_looks_round_removes_somebody_and_closes_a_table(
    page: Page, browser: Browser, house: tuple[str, str]
) -> None:
    site, secret = house
    friend = browser.new_page(locale="fr-FR", viewport={"width": 360, "height": 640})
    friend.add_init_script(BRISK)
    code = open_table(page, site, "herrlof", 3, {}, bots="")
    page.goto(f"{site}/t/{code}")
    take_a_chair(friend, f"{site}/t/{code}")
    host = browser.new_page(locale="fr-FR")

    host.goto(f"{site}/host#wrong")
    expect(host.get_by_role("heading", level=1)).not_to_have_text("Votre serveur")
    expect(host.get_by_text("Ce n’est pas le lien secret de ce serveur.")).to_be_visible()

    host.goto(f"{site}/host#{secret}")
    expect(host.get_by_role("heading", level=1)).to_have_text("Votre serveur")
    assert host.url == f"{site}/host"
    people = host.get_by_role("list", name=f"Autour de la table {code}")
    expect(people.get_by_role("listitem")).to_contain_text(["Ada", "Zoé", "Place libre"])
    facts = host.get_by_role("region", name="Le serveur")
    expect(facts.get_by_role("definition").filter(has_text=__version__)).to_have_count(1)
    facts.get_by_text("Limites").press("Enter")
    expect(facts.get_by_text("socket_bytes", exact=True)).to_be_visible()
    check(host)
    check_in_english(host, "h1")
    host.evaluate("localStorage.setItem('tablee.language', 'fr')")
    host.reload()

    press(host, f"Retirer Zoé de la table {code}")
    expect(host.get_by_role("dialog", name="Retirer Zoé de cette table ?")).to_be_visible()
    press(host, "Retirer")
    expect(friend.get_by_text("vous a fait quitter cette table")).to_be_visible()
    expect(people).not_to_contain_text("Zoé, là")
    with host.expect_download() as downloading:
        host.get_by_role("link", name="Télécharger une sauvegarde").click()
    assert re.fullmatch(r"tablee-\d{4}-\d\d-\d\d\.db", downloading.value.suggested_filename)

    press(host, f"Fermer la table {code}")
    press(host, "Fermer la table")
    for one in (page, friend):
        expect(one.get_by_role("heading", name="Cette table est fermée")).to_be_visible()
    expect(host.get_by_role("heading", name="Tables", exact=True)).to_be_focused()
    expect(host.get_by_role("button", name=f"Fermer la table {code}")).to_have_count(0)

    press(host, "Refermer cette page")
    expect(host.get_by_role("heading", level=1)).not_to_have_text("Votre serveur")
    host.goto(f"{site}/host")
    expect(host.get_by_role("heading", level=1)).not_to_have_text("Votre serveur")
    for one in (host, friend):
        one.context.close()
    page.goto("about:blank")  # it would look for the server that stops now
