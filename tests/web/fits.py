"""Whether kept screens fit: each is loaded into the built page, which is resized from size to size.

`python -m tests.web.fits [game …]` prints what does not fit; `--pictures FOLDER` also draws some.
"""

import argparse
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from playwright.sync_api import Page, sync_playwright

from tablee.packs import GAMES
from tablee.server.wire.protocol import VERSION
from tablee.server.wire.server_says import Welcome
from tests.server.process import ServerProcess
from tests.web.conftest import BRISK, FLAGS, chromium
from tests.web.kept import NAMES, WAITING, Kept, kept_screens
from tests.web.tables import STILL

FINGER: Final = 44
LANGUAGES: Final = ("fr", "en")
NARROWEST: Final = 320
"""So narrow the hand may scroll sideways."""


class Size(NamedTuple):
    """A window, and the font the browser is set to."""

    width: int
    height: int
    font: int = 16

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f" font {self.font}" if self.font != 16 else "")


LARGER_FONTS: Final = ((390, 844), (768, 1024), (1440, 900))
SIZES: Final = (
    Size(320, 568),
    Size(360, 640),
    Size(390, 664),
    Size(390, 844),
    Size(844, 390),
    Size(768, 1024),
    Size(1024, 768),
    Size(1440, 900),
    Size(720, 450),
    *(Size(width, height, font) for font in (20, 24) for width, height in LARGER_FONTS),
)
PICTURED: Final = (Size(360, 640), Size(844, 390), Size(1280, 800))

NO_SERVER: Final = """
    window.WebSocket = class {
        readyState = 1;
        constructor() { window.table = this; }
        send() {}
        close() {}
    };
    window.hear = (message) => table.onmessage({ data: message });
"""
"""The page's connection is fed by hand."""
WELCOME: Final = msgspec.json.encode(
    Welcome(protocol=VERSION, name=NAMES[0], seat=0, host=True)
).decode()
MEASURE: Final = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
SHOW: Final = """async (message) => {
    window.hear(message);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    document.getAnimations()
        .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
        .forEach((one) => one.finish());
}"""
"""Until it is drawn as it stays."""
SPOIL: Final = """(style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
}"""
MEASURE_ALL: Final = f"""async ([screens, given]) => {{
    const [show, measure] = [{SHOW}, {MEASURE}];
    const found = [];
    for (const {{ message, isAsked }} of screens) {{
        await show(message);
        found.push(measure({{ ...given, isAsked }}));
    }}
    return found;
}}"""


class Misfit(NamedTuple):
    screen: Kept
    language: str
    size: Size
    problem: str


class Gauge:
    """A page without a game behind it, through which kept screens go."""

    def __init__(self, page: Page, site: str) -> None:
        self._page: Final = page
        self._site: Final = site
        self._fonts: Final = page.context.new_cdp_session(page)
        page.add_init_script(BRISK + NO_SERVER)

    def open(self, screen: Kept, language: str) -> None:
        self._page.goto(self._site)
        self._page.evaluate(f"localStorage.setItem('tablee.language', '{language}')")
        self._page.goto(f"{self._site}/t/FITS")
        self._page.wait_for_function("() => window.table?.onmessage")
        self._page.evaluate("(message) => hear(message)", WELCOME)
        self.show(screen)
        self._page.locator(".table-page [data-needs=table]").first.wait_for()

    def resize(self, size: Size) -> None:
        sizes = {"standard": size.font, "fixed": size.font}
        self._fonts.send("Page.setFontSizes", {"fontSizes": sizes})
        self._page.set_viewport_size({"width": size.width, "height": size.height})
        self._page.evaluate(STILL)

    def show(self, screen: Kept) -> None:
        self._page.evaluate(SHOW, screen.message)

    def spoil(self, style: str) -> None:
        """Another rule of style, as a careless change would bring it."""
        self._page.evaluate(SPOIL, style)

    def problems(self, screens: Sequence[Kept], size: Size) -> list[list[str]]:
        """What does not fit of each, in sentences."""
        asked = [
            {"message": one.message, "isAsked": not one.step.startswith(WAITING)} for one in screens
        ]
        given = {"finger": FINGER, "mayHandScroll": size.width <= NARROWEST}
        found: list[list[str]] = self._page.evaluate(MEASURE_ALL, [asked, given])
        return found

    def misfits(
        self, screens: Sequence[Kept], language: str, sizes: Sequence[Size] = SIZES
    ) -> list[Misfit]:
        """All these screens at all those sizes."""
        self.open(screens[0], language)
        found: list[Misfit] = []
        for size in sizes:
            self.resize(size)
            found += [
                Misfit(screen, language, size, problem)
                for screen, problems in zip(screens, self.problems(screens, size), strict=True)
                for problem in problems
            ]
        return found

    def draw(self, screens: Sequence[Kept], folder: Path) -> None:
        """Every screen at a few sizes."""
        self.open(screens[0], "fr")
        for size in PICTURED:
            self.resize(size)
            for screen in screens:
                self.show(screen)
                step = screen.step.replace("/", "-").replace(" ", "")
                name = f"{screen.game}-{size}-{screen.seats}-{step}.png"
                self._page.screenshot(path=folder / name)


_SAMPLE: Final = re.compile(r"“[^”]*”|\d+")
"""What differs between problems of one kind."""


def report(misfits: Sequence[Misfit]) -> str:
    """A line a kind of problem: how often, one of them, at which sizes and which steps."""
    alike: dict[str, list[Misfit]] = {}
    for misfit in misfits:
        alike.setdefault(_SAMPLE.sub("", misfit.problem), []).append(misfit)
    lines = []
    for ones in sorted(alike.values(), key=len, reverse=True):
        sizes = ", ".join(dict.fromkeys(str(one.size) for one in ones))
        steps = ", ".join(dict.fromkeys(f"{one.screen.seats}:{one.screen.step}" for one in ones))
        lines.append(f"{len(ones):5} {ones[0].problem}\n      {sizes}\n      {steps}")
    return "\n".join(lines)


def main(games: Sequence[str], pictures: Path | None, sizes: Sequence[Size]) -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{place}/tablee.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        gauge = Gauge(browser.new_page(), server.url)
        try:
            for game in games:
                screens = kept_screens(game)
                if pictures is not None:
                    pictures.mkdir(parents=True, exist_ok=True)
                    gauge.draw(screens, pictures)
                    continue
                found = [one for name in LANGUAGES for one in gauge.misfits(screens, name, sizes)]
                told = f"{game}: {len(screens)} screens, {len(found)} misfits\n{report(found)}\n"
                sys.stdout.write(told)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], metavar="game")
    parser.add_argument("--pictures", type=Path, help="draw them into this folder instead")
    parser.add_argument("--size", help="only this one, such as 360x640")
    wanted = parser.parse_args()
    main(
        wanted.games or list(GAMES),
        wanted.pictures,
        [size for size in SIZES if wanted.size in (None, str(size))],
    )
