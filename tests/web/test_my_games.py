"""My games: chosen, counted and drawn."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.test_everyone import check, check_in_english

pytestmark = pytest.mark.browser

FIGURES: dict[str, Any] = {
    "games": 3,
    "won": 2,
    "by_game": [
        {"game": "herrlof", "games": 2, "won": 1, "best": 61, "best_record": "h1"},
        {"game": "blot", "games": 1, "won": 1, "best": 31, "best_record": "b1"},
    ],
    "levels": [{"level": "novice", "games": 2, "won": 2}],
    "opponents": [{"name": "Björn the Magnificent", "games": 1, "won": 0}],
    "predictions": [
        {"record": "h2", "game": "herrlof", "when": 1.7e9, "hits": 1, "rounds": 7},
        {"record": "h1", "game": "herrlof", "when": 1.71e9, "hits": 6, "rounds": 7},
    ],
}
OF_BLOT = {**FIGURES, "games": 1, "won": 1, "by_game": FIGURES["by_game"][1:], "predictions": []}


def played(record: str, game: str, **told: Any) -> dict[str, Any]:
    usual = {"code": "ABCDEF", "names": ["Ada", "Pépin"], "when": 1.7e9, "seat": 0}
    usual |= {"scores": [], "places": [], "continued": False, "awaited": False, "closed": False}
    usual["others"] = []
    return {**usual, "record": record, "game": game, **told}


GAMES = [
    played("h1", "herrlof", scores=[61, 40], places=[1, 2]),
    played("h2", "herrlof", scores=[30, 54], places=[2, 1]),
    played("b1", "blot", scores=[31, 11], places=[1, 2]),
    played("b2", "blot", closed=True),
    played("b3", "blot"),
]


def answer(route: Route) -> None:
    """As a server would (what it counts, tests/server/test_figures.py knows)."""
    url = route.request.url
    told = OF_BLOT if "figures?game=blot" in url else FIGURES if "figures" in url else GAMES
    route.fulfill(body=json.dumps(told), content_type="application/json")


def test_games_are_chosen_and_figures_read(page: Page, site: str) -> None:
    """By keyboard; what a chart shows is read in its table."""
    page.route(re.compile("/api/my-games"), answer)
    page.goto(f"{site}/my-games")
    games = page.get_by_role("list", name=re.compile("^\\d parties?$"))
    expect(games.get_by_role("listitem")).to_have_count(5)
    expect(games.get_by_text("table fermée")).to_have_count(1)
    expect(page.get_by_role("link", name="Revenir à table")).to_have_count(1)
    row = page.get_by_role("table", name="Par jeu").get_by_role("row", name=re.compile("^Herrlof"))
    expect(row.get_by_role("cell").first).to_have_text("1 sur 2")
    best = row.get_by_role("link", name="61, revoir cette partie")
    expect(best).to_have_attribute("href", "/replay/h1")
    expect(page.get_by_role("table", name="Face aux robots")).to_contain_text("novice")
    expect(page.get_by_text(re.compile("7 pronostics exacts sur 14, soit 50"))).to_be_visible()
    page.get_by_text("Les mêmes chiffres, partie par partie").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("cell", name="6 sur 7")).to_be_visible()
    check(page)
    check_in_english(page, "h1")

    page.get_by_label("Game", exact=True).select_option("blot")
    expect(
        page.get_by_role("status").filter(has_text="1 won out of 1 finished game")
    ).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("Your predictions"))).to_have_count(0)
    expect(page.get_by_role("list", name="3 games").get_by_role("listitem")).to_have_count(3)
    page.get_by_label("State", exact=True).select_option("Won")
    expect(page.get_by_role("list", name="1 game").get_by_role("listitem")).to_have_count(1)
