"""Film strips: a few frames of each great moment side by side, as one picture: `make screenshots`.

Moments are found by the real engine and fed into the built page, whose time goes on by hand: a
strip is the same on every machine.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tablee.core.chance import FastChance, HashChance
from tablee.core.contract import State
from tablee.core.random_play import next_move
from tablee.core.story import Event
from tablee.packs import GAMES
from tablee.server.wire.server_says import Changed
from tablee.table.told import Screen, result_of
from tests.server.process import ServerProcess
from tests.web.conftest import FLAGS, chromium
from tests.web.fits import NO_SERVER, WELCOME
from tests.web.kept import snapshot_of, table_of

FRAME: Final[ViewportSize] = {"width": 960, "height": 640}
SHOWN: Final = 400
"""Pixels of a frame's width in its strip."""
READER: Final = 0
LONGEST_SEARCH: Final = 60

STEP: Final = """(milliseconds) => {
    window.played ??= new Map();
    for (const one of document.getAnimations()) {
        one.pause();
        const at = (played.get(one) ?? -milliseconds) + milliseconds;
        played.set(one, at);
        const { endTime } = one.effect.getComputedTiming();
        if (at < endTime) one.currentTime = at;
        else one.finish();
    }
}"""
"""Animations do not follow the page's clock, so they are led on by hand."""


class Moment(NamedTuple):
    """The first move that tells such an event, in a game of so many; `frames` are taken every
    `every` milliseconds. `closes`: before which of them an open sheet is closed."""

    name: str
    game: str
    seats: int
    kind: str
    frames: int
    every: int
    closes: int = 0


MOMENTS: Final = (
    Moment("trick", "herrlof", 2, "trick_won", 5, 700),
    Moment("round", "herrlof", 2, "round_scored", 7, 900, closes=6),
    Moment("tile", "blot", 3, "tile_given", 5, 120),
    Moment("masks", "blot", 3, "round_scored", 7, 900, closes=4),
    Moment("shuffle", "bloops", 3, "reshuffled", 6, 130),
    Moment("deal", "bla5t", 3, "round_dealt", 8, 160),
    Moment("reveal", "bloops", 3, "game_over", 6, 1_200),
    Moment("reveal", "bla5t", 3, "revealed", 6, 1_100),
    Moment("won", "blitz", 3, "won", 5, 160),
    *(Moment("end", name, 3, "game_over", 5, 1_300) for name in GAMES),
)


class Shot(NamedTuple):
    """What the page is told: how it was, and the screen that tells the moment."""

    before: str
    after: str


def shot_of(moment: Moment) -> Shot:
    for seed in range(LONGEST_SEARCH):
        for before, state, story in _moves(moment, seed):
            if any(event.kind == moment.kind for event in story):
                return Shot(before, _screen(state, story))
    raise LookupError(f"no {moment.kind} in {LONGEST_SEARCH} games of {moment.game}")


def _moves(moment: Moment, seed: int) -> Iterator[tuple[str, State, list[Event]]]:
    """Each position of a game, as a snapshot, with what came of the next move."""
    game = GAMES[moment.game]
    choices, luck = FastChance(seed), HashChance(seed.to_bytes(4, "big"))
    state = game.deal(moment.seats, game.options(), luck)
    while (step := next_move(game, state, choices)) is not None:
        seen, asked = state.screen(READER), state.asked(READER)
        before = snapshot_of(moment.game, moment.seats, state, seen, asked)
        story: list[Event] = []
        state.apply(step[0], step[1], luck, story)
        yield before, state, story


def _screen(state: State, story: list[Event]) -> str:
    view, asked = state.screen(READER), state.asked(READER)
    told = Screen(
        version=2,
        seat=READER,
        view=msgspec.Raw(msgspec.json.encode(view)),
        to_act=asked.to_act,
        may_react=asked.may_react,
        moves=[move.text for move in asked.moves],
        reactions=[move.text for move in asked.reactions],
        clocks=[],
        events=[event.told(READER) for event in story],
        result=result_of(state.outcome()),
    )
    return msgspec.json.encode(told).decode()


class Studio:
    def __init__(self, browser: Browser, site: str) -> None:
        self._browser: Final = browser
        self._site: Final = site

    def film(self, moment: Moment) -> list[bytes]:
        shot = shot_of(moment)
        page = self._browser.new_page(locale="fr-FR", viewport=FRAME)
        page.add_init_script(NO_SERVER + "localStorage.setItem('tablee.sound', 'off')")
        page.clock.install()
        page.goto(f"{self._site}/t/FITS")
        page.wait_for_function("() => window.table?.onmessage")
        page.evaluate("(message) => hear(message)", WELCOME)
        page.evaluate("(message) => hear(message)", shot.before)
        page.locator(".table-page [data-needs=table]").first.wait_for()
        page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
        if moment.kind == "game_over":
            over = table_of(moment.game, moment.seats, "over")
            page.evaluate(
                "(m) => hear(m)", msgspec.json.encode(Changed(table=over, seat=READER)).decode()
            )
        page.evaluate("(message) => hear(message)", shot.after)
        frames = []
        for at in range(1, moment.frames + 1):
            if at == moment.closes:
                page.locator("dialog[open] footer .primary").click()
            frames.append(self._frame(page, moment.every))
        page.close()
        return frames

    def _frame(self, page: Page, every: int) -> bytes:
        page.clock.run_for(every)
        page.evaluate(STEP, every)
        return page.screenshot()

    def strip(self, frames: list[bytes], path: Path) -> None:
        height = FRAME["height"] * SHOWN // FRAME["width"]
        page = self._browser.new_page(viewport={"width": SHOWN * len(frames), "height": height})
        images = "".join(
            f"<img width={SHOWN} src='data:image/png;base64,{base64.b64encode(one).decode()}'>"
            for one in frames
        )
        page.set_content(f"<body style='margin:0;display:flex'>{images}")
        page.wait_for_function("() => [...document.images].every((one) => one.complete)")
        page.screenshot(path=path)
        page.close()


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{place}/tablee.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            studio = Studio(browser, server.url)
            for moment in MOMENTS:
                name = f"{moment.game}-{moment.name}"
                if not wanted or name in wanted:
                    studio.strip(studio.film(moment), folder / f"{name}.png")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
