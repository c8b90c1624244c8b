"""The page of puzzles: solving one, being told why, one a day, by keyboard and on a phone."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tablee.packs import PACKS
from tablee.packs.puzzles.parts import Puzzle
from tablee.teaching.puzzles import puzzles_of
from tests.web.conftest import BRISK
from tests.web.lessons import card
from tests.web.test_everyone import check

pytestmark = pytest.mark.browser

COLOURS = {"R": "rouge", "G": "vert", "B": "bleu", "Y": "jaune"}
COLOURED = re.compile(r"[RGBY]\d$")
PUZZLED = [pack.name for pack in PACKS.values() if puzzles_of(pack)]


def puzzle_of_cards() -> Puzzle:
    """Of Herrlof: a coloured card is best, and a regular bot plays another one."""
    return next(
        puzzle
        for puzzle in puzzles_of(PACKS["herrlof"]).values()
        if COLOURED.match(puzzle.best) and COLOURED.match(puzzle.regular)
    )


def named(move: str) -> str:
    return f"{move[1:]} {COLOURS[move[0]]}"


def only_new(page: Page, game: str, puzzle: Puzzle) -> None:
    """All others of its game have been solved here."""
    others = [one for one in puzzles_of(PACKS[game]) if one != puzzle.id]
    stored = {"levels": {}, "first": dict.fromkeys(others, True), "streak": 4, "most": 4}
    kept = json.dumps(json.dumps(stored))
    page.add_init_script(
        f"localStorage.getItem('tablee.puzzles') || localStorage.setItem('tablee.puzzles', {kept})"
    )


def open_puzzle(page: Page, site: str, game: str) -> None:
    page.goto(f"{site}/puzzles/{game}")
    page.get_by_role("heading", level=2).wait_for()
    page.locator(".table > *").first.wait_for()


def verdict(page: Page) -> str:
    found = page.locator("[data-verdict]")
    found.wait_for()
    return found.get_attribute("data-verdict") or ""


def test_the_best_move_is_praised_and_explained(page: Page, site: str) -> None:
    puzzle = puzzle_of_cards()
    only_new(page, "herrlof", puzzle)
    open_puzzle(page, site, "herrlof")
    expect(page.get_by_text(f"difficulté {puzzle.rating}")).to_be_visible()
    card(page, named(puzzle.best))
    assert verdict(page) == "right"
    expect(page.get_by_text("Bien vu")).to_be_visible()
    rows = page.locator(".chances li")
    expect(rows.first).to_contain_text(re.compile(rf"{round(100 * puzzle.moves[0].chance)}\s%"))
    expect(rows.first).to_contain_text("le meilleur")
    expect(rows.filter(has_text="un robot habitué")).to_have_count(1)
    expect(page.locator(".why")).not_to_be_empty()
    expect(page.get_by_text("série : 5")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['tablee.puzzles']).levels.herrlof") > 1200


def test_another_move_costs_what_is_said_and_the_puzzle_comes_again(page: Page, site: str) -> None:
    puzzle = puzzle_of_cards()
    only_new(page, "herrlof", puzzle)
    open_puzzle(page, site, "herrlof")
    card(page, named(puzzle.regular))
    assert verdict(page) == "wrong"
    chances = {one.move: one.chance for one in puzzle.moves}
    loss = round(100 * (chances[puzzle.best] - chances[puzzle.regular]))
    expect(page.get_by_text(re.compile(rf"Votre coup perd {loss}\s%"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(f"difficulté {puzzle.rating}")).to_be_visible()
    card(page, named(puzzle.best))
    assert verdict(page) == "right"
    expect(page.get_by_text("le niveau ne change pas")).to_be_visible()


def test_whoever_asks_is_shown_and_goes_on_by_keyboard(page: Page, site: str) -> None:
    open_puzzle(page, site, PUZZLED[0])
    first = page.locator(".card .soft").first.inner_text()
    page.get_by_role("button", name="Montrez-moi").press("Enter")
    assert verdict(page) == "wrong"
    expect(page.get_by_text("Voici le coup.")).to_be_focused()
    page.get_by_role("button", name="Problème suivant").press("Enter")
    page.get_by_role("button", name="Montrez-moi").wait_for()
    assert page.locator(".card .soft").first.inner_text() != first


def test_the_home_page_has_the_puzzle_of_the_day(page: Page, site: str) -> None:
    page.goto(site)
    door = page.get_by_role("link", name=re.compile("Le problème du jour"))
    title = re.split(r"\s:\s", door.locator("span").inner_text(), maxsplit=1)[1]
    door.click()
    page.wait_for_url("**/puzzles/today")
    expect(page.get_by_role("heading", level=2)).to_have_text(title)


def test_the_shelf_tells_how_far_one_has_come(page: Page, site: str) -> None:
    puzzle = puzzle_of_cards()
    only_new(page, "herrlof", puzzle)
    page.goto(f"{site}/puzzles")
    count = len(puzzles_of(PACKS["herrlof"]))
    own = page.get_by_role("link", name=re.compile("^Herrlof"))
    expect(own).to_contain_text(re.compile(rf"{count - 1} trouvés? sur {count}"))
    own.click()
    page.get_by_role("heading", level=2).wait_for()
    page.get_by_role("link", name="Tous les problèmes").click()
    page.wait_for_url("**/puzzles")


@pytest.mark.parametrize("game", PUZZLED)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_puzzle_of_every_game_passes_axe_and_narrow_phones(
    browser: Browser, site: str, game: str, language: str
) -> None:
    page = browser.new_page(locale=language, viewport={"width": 1280, "height": 800})
    page.add_init_script(BRISK)
    open_puzzle(page, site, game)
    check(page)
    page.get_by_role("button", name=re.compile("^(Montrez-moi|Show me)$")).click()
    verdict(page)
    check(page)
    page.context.close()
