"""The pictures messengers show of an invitation, drawn of the page's own art: `make previews`."""

import sys
import tempfile
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tablee.packs import PACKS
from tablee.server.web.invitations import ANY_GAME, HEIGHT, WIDTH
from tests.server.process import ServerProcess
from tests.web.conftest import FLAGS, chromium

SIZE: ViewportSize = {"width": WIDTH, "height": HEIGHT}
STYLE = """
    body { margin: 0; display: flex; height: 100vh; background: #4a2f1d; color: #fff3df;
        font: 700 68px/1.1 'Iowan Old Style', P052, 'DejaVu Serif', serif; }
    .art { width: 880px; line-height: 0; background: #f3eadb; }
    .art svg { width: 100%; height: 100%; }
    p { flex: 1; margin: 0; display: grid; align-content: center; justify-items: center;
        gap: 34px; border-left: 10px solid #33200f; }
    p svg { width: 120px; height: 120px; }
    small { font-size: 40px; font-weight: 400; opacity: 0.85; }
"""


def drawn(page: Page, wanted: str) -> str:
    """What is drawn there, as text."""
    art: str = page.locator(wanted).first.evaluate("one => one.outerHTML")
    return art


def draw(browser: Browser, art: str, words: str, file: Path) -> None:
    """On a page of its own: the site's allows no style but its own."""
    page = browser.new_page(viewport=SIZE)
    page.set_content(f'<style>{STYLE}</style><div class="art">{art}</div><p>{words}</p>')
    page.screenshot(path=file)
    page.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{place}/tablee.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            page = browser.new_page(locale="fr-FR", viewport=SIZE)
            page.goto(server.url)
            page.get_by_role("article").first.wait_for()
            mark = drawn(page, "header .home svg")
            for name, pack in PACKS.items():
                words = f"{mark}{escape(pack.about.title['fr'])}<small>Tablée</small>"
                art = drawn(page, f"article.{name} .art svg")
                draw(browser, art, words, folder / f"{name}.png")
            draw(browser, drawn(page, ".hello svg"), f"{mark}Tablée", folder / f"{ANY_GAME}.png")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
