"""Going through a finished game: what each decision was worth, and the curve."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.fits import FINGER
from tests.web.test_everyone import check
from tests.web.test_replay import a_record, place, play_to_the_end

pytestmark = pytest.mark.browser

PHONE: ViewportSize = {"width": 360, "height": 740}
SURE = 120_000
"""Milliseconds the plain build may take on a busy machine."""


def test_a_person_is_told_what_the_decisions_were_worth(page: Page, site: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(site)
    play_to_the_end(page, site, a_record("herrlof"))
    page.get_by_role("link", name="Analyser", exact=True).click()
    dialog = page.get_by_role("dialog", name="Analyse", exact=True)
    expect(dialog.get_by_text("Selon notre robot")).to_be_visible()
    expect(dialog.get_by_text("Analyse terminée.")).to_be_visible(timeout=SURE)
    expect(dialog.get_by_role("heading", name="Chance et adresse")).to_be_visible()
    expect(dialog.get_by_role("img", name=re.compile("Chances d’Ada"))).to_be_visible()
    dialog.get_by_label("Aussi les coups précis").check()
    rows = dialog.locator("ol > li")
    assert rows.count() > 0
    at = re.search(r"coup (\d+)", rows.first.inner_text())
    assert at is not None
    for button in rows.first.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= FINGER
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    check(page)
    rows.first.get_by_role("button", name="Voir").click()
    place(page, int(at[1]) - 1)
    expect(page.locator(".transport svg[role=img]")).to_be_visible()
    page.get_by_role("button", name="Outils", exact=True).click()
    page.get_by_role("button", name="Analyser", exact=True).click()
    rows.first.get_by_role("button", name="Rejouer d’ici").click()
    again = page.get_by_role("dialog", name="Continuer d’ici")
    expect(again.get_by_label("Votre place")).to_have_value("0")
    check(page)
