"""The icons of the installed page, drawn of its own mark: `make icons`."""

import struct
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import FLAGS, chromium

MARK = "icon.svg"
WOOD = "#4a2f1d"
SIZES = {"192": (192, 1.0), "512": (512, 1.0)}
"""The mark alone, by file name: pixels each way, and how much of them it fills."""
ON_WOOD = {"maskable": (512, 0.74), "apple": (180, 0.86)}
"""The same on wood to the edge, for systems that cut it to a shape of their own."""
FAVICON = 32
"""Pixels of the icon for whoever asks for /favicon.ico."""


def draw(browser: Browser, mark: str, pixels: int, share: float, ground: str) -> bytes:
    page = browser.new_page(viewport={"width": pixels, "height": pixels})
    page.set_content(
        f"<style>body {{ margin: 0; height: 100vh; display: grid; place-content: center;"
        f" background: {ground}; }} svg {{ display: block; width: {pixels * share}px; }}"
        f"</style>{mark}"
    )
    drawn = page.screenshot(omit_background=True)
    page.close()
    return drawn


def in_ico(png: bytes, pixels: int) -> bytes:
    """A picture in the container that browsers ask for unasked."""
    head = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", pixels, pixels, 0, 0, 1, 32, len(png), 22)
    return head + entry + png


def main(public: Path) -> None:
    folder = public / "icons"
    folder.mkdir(exist_ok=True)
    mark = (public / MARK).read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for sizes, ground in ((SIZES, "transparent"), (ON_WOOD, WOOD)):
            for name, (pixels, share) in sizes.items():
                drawn = draw(browser, mark, pixels, share, ground)
                (folder / f"{name}.png").write_bytes(drawn)
        favicon = in_ico(draw(browser, mark, FAVICON, 1.0, "transparent"), FAVICON)
        (public / "favicon.ico").write_bytes(favicon)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
