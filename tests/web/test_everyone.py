"""Axe, phones, targets for a finger, and the plain table for every game."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tablee.packs import GAMES
from tests.web.conftest import BRISK
from tests.web.tables import STEPS, deal, drive, held_still, open_table

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PAGES = ["/", "/join", "/my-games", "/about", "/about-me", "/rules/herrlof", "/install", "/puzzles"]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
LOOSE = """() => [...document.querySelectorAll('.visually-hidden')]
    .map((one) => one.textContent.trim()).filter((text) => /^[,.;]/.test(text))"""
"""Words for listeners only are a line of their own, which no comma begins."""
UNSAID = re.compile(r"\[object \w+\]|\bundefined\b|\bNaN\b")
"""What a page shows in place of words it has not got."""
FINGER = 44
"""Pixels a target needs each way; links in a text and rules' numbers are as large as words, and in
a replay the table is drawn smaller, as nothing on it need be pressed."""
SMALL = """(least) => [...document.querySelectorAll(
        'button, a, input:not([type=hidden]), select, textarea, summary, [role=radio]')]
    .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .filter((one) => !one.closest('p, dd, .id, .visually-hidden, .skip, [inert], .watched'))
    .map((one) => [one.closest('label') ?? one, one])
    .map(([target, one]) => [target.getBoundingClientRect(), one])
    .filter(([{width, height}]) => width > 1 && Math.min(width, height) < least - 0.5)
    .map(([{width, height}, one]) => `${one.tagName}.${one.className} ` +
        `${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}: ` +
        `${Math.round(width)} by ${Math.round(height)}`)"""


HOVER = """(isOn) => {
    const [from, to] = isOn ? [':hover', '.as-if-hovered'] : ['.as-if-hovered', ':hover'];
    const turn = (rules) => [...rules].forEach((rule) => {
        if (rule.selectorText?.includes(from)) {
            rule.selectorText = rule.selectorText.replaceAll(from, to);
        }
        if (rule.cssRules) turn(rule.cssRules);
    });
    [...document.styleSheets].forEach((sheet) => turn(sheet.cssRules));
    document.querySelectorAll('body *').forEach((one) =>
        one.classList.toggle('as-if-hovered', isOn));
    return Promise.all(document.getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished.catch(() => null))).then(() => null);
}"""
"""As if the mouse were on everything, until what that changes has changed; or no longer."""
CONTRAST = {"runOnly": ["color-contrast"]}
LEAST_CONTRAST = 4.5
FAINT = """(least) => {
    const parse = (text) => [...text.matchAll(/rgba?\\(([^)]*)\\)/g)]
        .map(([, inside]) => inside.split(/[ ,/]+/).map(Number))
        .map(([r, g, b, a = 1]) => [r, g, b, a]);
    const over = ([r, g, b, a], [x, y, z]) =>
        [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
    const light = (colour) => colour.map((one) => one / 255)
        .map((one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
        .reduce((sum, one, i) => sum + one * [0.2126, 0.7152, 0.0722][i], 0);
    const ratio = (one, other) => {
        const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    };
    const grounds = (one) => {
        if (!one) return [[255, 255, 255]];
        const {backgroundColor, backgroundImage} = getComputedStyle(one);
        const [plain] = parse(backgroundColor);
        const under = () => grounds(one.parentElement);
        const painted = !plain || plain[3] === 0 ? null
            : plain[3] === 1 ? [plain] : under().map((ground) => over(plain, ground));
        const stops = parse(backgroundImage);
        const full = stops.filter((stop) => stop[3] === 1);
        const base = full.length ? full : painted ?? under();
        const veils = stops.filter((stop) => stop[3] < 1);
        return [...base, ...veils.flatMap((veil) => base.map((ground) => over(veil, ground)))];
    };
    const wanted = (one) => {
        const {fontSize, fontWeight} = getComputedStyle(one);
        return parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24) ? 3 : least;
    };
    return [...document.querySelectorAll('button')]
        .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        .filter((one) => !one.disabled && !one.closest('[inert]'))
        .filter((one) => !one.matches('.card'))
        .flatMap((one) => [one, ...one.querySelectorAll('*')])
        .filter((one) => [...one.childNodes].some((part) =>
            part.nodeType === Node.TEXT_NODE && part.data.trim()))
        .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        .filter((one) => !one.closest('.visually-hidden'))
        .map((one) => [one, parse(getComputedStyle(one).color)[0]])
        .map(([one, ink]) => [one, Math.min(...grounds(one)
            .map((ground) => ratio(over(ink, ground), ground)))])
        .filter(([one, found]) => found < wanted(one))
        .map(([one, found]) => `${one.className} ${one.innerText.trim()}: ${found.toFixed(1)}`);
}"""
"""Words of buttons hard to read on some colour of the ground right beneath them, where axe does not
judge gradients."""


def hovered_problems(page: Page) -> list[str]:
    """Whether everything can still be read while the mouse is on it, pressed or not."""
    page.evaluate(HOVER, True)
    found = [*problems(page, CONTRAST), *page.evaluate(FAINT, LEAST_CONTRAST)]
    page.evaluate(HOVER, False)
    return [f"hovered: {one}" for one in found]


def problems(page: Page, options: dict[str, Any] | None = None) -> list[str]:
    """What axe finds serious or worse."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "options => axe.run(options).then(result => result.violations)", options or {}
    )
    return [
        f"{one['id']}: {node['target']}: {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def check_phone(page: Page) -> None:
    """Nothing beyond the edge, nothing too small for a finger, nothing read out of joint."""
    page.set_viewport_size(PHONE)
    with held_still(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], page.url
        assert page.evaluate(SMALL, FINGER) == []
        assert page.evaluate(LOOSE) == []
        assert UNSAID.findall(page.locator("body").inner_text()) == []


def check(page: Page) -> None:
    """On a desktop, then on a phone, where the page is left."""
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        with held_still(page):
            assert problems(page) == [], size
            assert hovered_problems(page) == [], size
    check_phone(page)


def check_in_english(page: Page, ready: str) -> None:
    page.evaluate("localStorage.setItem('tablee.language', 'en')")
    page.reload()
    page.locator(ready).first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "en"
    with held_still(page):
        assert problems(page) == []
    check_phone(page)


def check_dark(page: Page) -> None:
    """Once more where the system asks for a dark page."""
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_css("color-scheme", "dark")
    with held_still(page):
        assert problems(page, CONTRAST) == []
        assert hovered_problems(page) == []


is_missing = pytest.mark.expects_errors(r"^Failed to load resource: .* 404 .*/nowhere\)$")


@pytest.mark.parametrize("path", [*PAGES, pytest.param("/nowhere", marks=is_missing)])
def test_a_page(page: Page, site: str, path: str) -> None:
    page.goto(site + path)
    page.get_by_role("heading", level=1).wait_for()
    expect(page.get_by_text("Un instant…")).to_have_count(0)
    check(page)
    check_in_english(page, "h1")
    check_dark(page)


def test_the_pages_follow_the_system_until_one_chooses(page: Page, site: str) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(site)
    root = page.locator("html")
    expect(root).to_have_css("color-scheme", "dark")
    page.get_by_label("Aspect des pages").select_option("Clair")
    expect(root).to_have_css("color-scheme", "light")
    page.reload()
    expect(root).to_have_css("color-scheme", "light")
    page.get_by_label("Aspect des pages").select_option("Comme mon système")
    expect(root).to_have_css("color-scheme", "dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_css("color-scheme", "light")


def test_the_lobby(page: Page, site: str) -> None:
    page.goto(site)
    page.locator("article.bla5t").get_by_role("button", name="Inviter des amis").click()
    page.locator(".seats").wait_for()
    check(page)
    check_in_english(page, ".seats")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_the_middle_of_a_game(page: Page, swift: str, game: str) -> None:
    """With as many people as it takes, then with as few."""
    seats = sorted(GAMES[game].seats)
    deal(page, swift, open_table(page, swift, game, seats[-1], {}))
    drive(page, STEPS[game])
    check(page)
    check_in_english(page, ".bar")
    deal(page, swift, open_table(page, swift, game, seats[0], {}))
    drive(page, STEPS[game])
    check_phone(page)


def test_the_end_of_a_game_and_my_games(page: Page, swift: str) -> None:
    deal(page, swift, open_table(page, swift, "herrlof", 3, {"target": "5"}))
    page.get_by_role("button", name="Feuille de score").click()
    page.locator("dialog[open]").wait_for()
    drive(page, 500)
    page.locator("dialog[open] .ranking").wait_for()
    check(page)
    check_in_english(page, "dialog[open] .ranking")
    page.goto(f"{swift}/my-games")
    page.get_by_role("link", name="Download").first.wait_for()
    check(page)


def test_dialogs_of_a_table(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "herrlof", 3, {}))
    for name in ("Menu", "Feuille de score", "Pouvoirs"):
        page.set_viewport_size(DESKTOP)
        page.get_by_role("button", name=name).click()
        page.locator("dialog[open]").wait_for()
        check(page)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_table_plays_any_game(browser: Browser, site: str, game: str) -> None:
    page = browser.new_page(locale="fr-FR")
    page.add_init_script(BRISK + "; localStorage.setItem('tablee.plain', 'on')")
    seats = max(3, min(GAMES[game].seats))
    deal(page, site, open_table(page, site, game, seats, {}))
    choice = page.locator(".plain .choices button").first
    for _ in range(3):
        choice.wait_for()
        before = page.locator(".plain").inner_text()
        choice.click(timeout=5_000)
        expect(page.locator(".plain")).not_to_have_text(before)
    with held_still(page):
        assert problems(page) == []
    check_phone(page)
    page.context.close()


def test_who_wants_no_motion_has_none(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "blitz", 3, {}))
    stock = page.locator(".stock").first
    duration = "one => getComputedStyle(one).transitionDuration"
    page.get_by_role("button", name="Menu").click()
    for motion, name, takes in (("full", "Normaux", "0.15s, 0.15s"), ("none", "Aucun", "1e-05s")):
        page.get_by_label("Mouvements").select_option(name)
        expect(page.locator("html")).to_have_attribute("data-motion", motion)
        assert stock.evaluate(duration) == takes


def test_reduced_motion_is_respected(browser: Browser, site: str) -> None:
    page = browser.new_page(locale="fr-FR", reduced_motion="reduce")
    deal(page, site, open_table(page, site, "herrlof", 2, {}))
    page.locator(".dial .middle button").click()
    page.locator(".hand .card.lifted").first.click()
    page.wait_for_timeout(150)
    assert (
        page.evaluate("document.getAnimations().filter(one => !one.transitionProperty).length") == 0
    )
    page.context.close()
