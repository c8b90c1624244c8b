"""Pictures of every page and table, in the middle of real games, and of every table at its most
crowded step: `make screenshots`."""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tablee.packs import GAMES
from tests.server.process import ServerProcess
from tests.web.conftest import FLAGS, chromium
from tests.web.fits import Gauge
from tests.web.kept import fullest
from tests.web.tables import STEPS, act, deal, drive, is_over, open_table, set_up

SETTLED = """async () => {
    const isFlying = () => document.getAnimations()
        .some((one) => one.effect.getComputedTiming().iterations !== Infinity);
    for (let calm = 0; calm < 10; calm = isFlying() ? 0 : calm + 1)
        await new Promise((resolve) => setTimeout(resolve, 60));
}"""
"""Every card has landed, and no other has left since."""
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
HELMUT = """seats 3; options mode=advanced; P0 cards 1 2 Helmut 9; P1 cards 5 7 3 11;
    P2 cards 8 9 4 4; discard Jayce 4; pile 12 8 9 3 4 5 6b; turn P1; step ask; effect Jayce;
    picks b4 b2 b5 b0; P0 answer ?; history P0 sees b2 Helmut"""
"""Jayce points at two cards of P0's."""
USUAL_SEATS = {"blot": 3, "herrlof": 2, "bloops": 3, "bla5t": 3, "blitz": 3}


class Camera:
    def __init__(self, page: Page, folder: Path, size: str) -> None:
        self._page = page
        self._folder = folder
        self._size = size

    def shoot(self, name: str) -> None:
        self._page.wait_for_timeout(1_200)
        self._page.evaluate(SETTLED)
        self._page.screenshot(path=self._folder / f"{name}-{self._size}.png")


def pages(page: Page, site: str, camera: Camera) -> None:
    page.goto(site)
    camera.shoot("home")
    page.locator("article.herrlof .doors .button:not(.primary)").first.click()
    page.locator(".seats").wait_for()
    camera.shoot("lobby")
    page.goto(f"{site}/rules/herrlof#HERR-SPEC-3")
    page.locator("#HERR-SPEC-3").wait_for()
    camera.shoot("rules")
    page.goto(f"{site}/join")
    camera.shoot("join")
    page.goto(f"{site}/learn/herrlof")
    page.locator(".hand .card").first.wait_for()
    camera.shoot("learn")
    page.goto(site)
    page.locator("article.blot").get_by_role("link", name="Sur un seul écran").click()
    camera.shoot("one-device")


def tables(page: Page, site: str, camera: Camera) -> None:
    for game in GAMES:
        while True:
            deal(page, site, open_table(page, site, game, USUAL_SEATS[game], {}, "novice"))
            drive(page, STEPS[game])
            page.keyboard.press("Escape")
            camera.shoot(game)
            if not page.get_by_text("La partie est finie", exact=True).count():
                break


def question(page: Page, site: str, camera: Camera) -> None:
    deal(page, site, set_up(page, site, "bla5t", HELMUT, bots="regular"))
    camera.shoot("bla5t-helmut")


def end(page: Page, site: str, camera: Camera) -> None:
    deal(page, site, open_table(page, site, "herrlof", 2, {"target": "10"}))
    page.evaluate("localStorage.setItem('tablee.motion', 'none')")
    page.reload()
    while not is_over(page):
        if not act(page):
            page.wait_for_timeout(30)
    camera.shoot("end")
    page.goto(f"{site}/my-games")
    camera.shoot("my-games")
    page.get_by_role("link", name="Revoir").first.click()
    page.wait_for_url("**/replay/**")
    camera.shoot("replay")


def crowded(browser: Browser, site: str, folder: Path, games: Sequence[str]) -> None:
    """At three sizes, with what a decision needs in sight."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        page = browser.new_page(locale="fr-FR")
        Gauge(page, site).draw([fullest(game)], folder)
        page.close()


def main(folder: Path, crowds: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{place}/tablee.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for size, (width, height) in SIZES.items():
                page = browser.new_page(locale="fr-FR", viewport={"width": width, "height": height})
                page.add_init_script("localStorage.setItem('tablee.sound', 'off')")
                camera = Camera(page, folder, size)
                for part in (pages, tables, question, end):
                    part(page, server.url, camera)
            crowded(browser, server.url, crowds, list(GAMES))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
