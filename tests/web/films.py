"""Film strips: a few frames of each great moment side by side, as one picture: `make screenshots`.

Moments are found by the real engine and fed into the built page, whose time goes on by hand: a
strip is the same on every machine.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tablee.core.chance import FastChance, HashChance
from tablee.core.contract import State
from tablee.core.random_play import next_move
from tablee.core.story import Event
from tablee.packs import GAMES
from tablee.server.wire.server_says import Changed, Snapshot
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

TICK: Final = 40
"""Milliseconds by which time is led on; what begins between two ticks begins at the second one."""
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

LAND: Final = """() => document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .forEach((one) => one.finish())"""


class Moment(NamedTuple):
    """The first move that tells such an event, in a game of so many. Frames are taken `at` these
    milliseconds, and a sheet that opens meanwhile is closed at `closes`. `wins`: whether the reader
    must have won."""

    name: str
    game: str
    seats: int
    kind: str
    at: Sequence[int]
    closes: int | None = None
    wins: bool | None = None


def _every(milliseconds: int, frames: int) -> Sequence[int]:
    return [milliseconds * count for count in range(1, frames + 1)]


DEALT: Final = "dealt"
"""No event, but the beginning of a game."""
OVER: Final = "game_over"
_FIRST_DEALS: Final = {"blot": 3, "herrlof": 2, "bloops": 3, "bla5t": 3, "blitz": 3}
_LANDED: Final = 200
_TURNED_OVER: Final = {"bloops": 8_400, "bla5t": 9_200}
"""When all cards lie open, and what follows may be shown."""

MOMENTS: Final = (
    *(Moment("deal", game, seats, DEALT, _every(260, 6)) for game, seats in _FIRST_DEALS.items()),
    Moment("trick", "herrlof", 2, "trick_won", (_LANDED, 1_500, 2_240, 2_320, 2_400, 2_600)),
    Moment(
        "round",
        "herrlof",
        2,
        "round_scored",
        (_LANDED, 1_700, 2_000, 3_500, 4_000, 4_700, 6_000),
        4_200,
    ),
    Moment("trick", "blot", 3, "ceremony_won", (_LANDED, 1_800, 2_440, 2_520, 2_600, 2_800)),
    Moment("tile", "blot", 3, "tile_given", (*_every(100, 5), 700)),
    Moment(
        "masks",
        "blot",
        3,
        "round_scored",
        (_LANDED, 1_500, 2_500, 3_200, 3_400, 3_600, 4_200),
        3_000,
    ),
    Moment("shuffle", "bloops", 3, "reshuffled", _every(130, 6)),
    Moment("deal-again", "bla5t", 3, "round_dealt", _every(260, 6)),
    Moment("reveal", "bloops", 3, OVER, (_LANDED, 1_000, 2_500, 4_000, 5_800, 9_400)),
    Moment("reveal", "bla5t", 3, "revealed", (_LANDED, 1_000, 2_500, 4_000, 6_500, 9_000)),
    Moment("flip", "blitz", 3, "drawn", _every(90, 5)),
    Moment("won", "blitz", 3, "won", _every(160, 6)),
    *(
        Moment(
            f"end-{'won' if wins else 'lost'}",
            game,
            3,
            OVER,
            [_TURNED_OVER.get(game, 4_000) + after for after in (0, 400, 800, 1_600, 3_000)],
            wins=wins,
        )
        for game in GAMES
        for wins in (True, False)
    ),
)


class Shot(NamedTuple):
    """What the page is told: how it was, and the screen that tells the moment."""

    before: str
    after: str


def shot_of(moment: Moment) -> Shot:
    if moment.kind == DEALT:
        return _first_deal(moment)
    for seed in range(LONGEST_SEARCH):
        for before, state, story in _moves(moment, seed):
            if any(event.kind == moment.kind for event in story) and _suits(state, moment):
                return Shot(before, _screen(state, story))
    raise LookupError(f"no {moment.kind} in {LONGEST_SEARCH} games of {moment.game}")


def _suits(state: State, moment: Moment) -> bool:
    outcome = state.outcome()
    if moment.wins is None or outcome is None:
        return moment.wins is None
    return moment.wins == (outcome.places[READER] == 1)


def _first_deal(moment: Moment) -> Shot:
    game = GAMES[moment.game]
    state = game.deal(moment.seats, game.options(), HashChance(b"deal"))
    lobby = table_of(moment.game, moment.seats, "lobby")
    waiting = Snapshot(table=lobby, seat=READER, screen=None, story=[], chat=[])
    seen, asked = state.screen(READER), state.asked(READER)
    dealt = snapshot_of(moment.game, moment.seats, state, seen, asked)
    return Shot(msgspec.json.encode(waiting).decode(), dealt)


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


class Take:
    """A page whose time is led on by hand, from the screen before a moment on."""

    def __init__(self, page: Page, site: str, moment: Moment) -> None:
        self.page: Final = page
        self._moment: Final = moment
        self._shot: Final = shot_of(moment)
        self._at = 0
        page.clock.install()
        page.goto(f"{site}/t/FITS")
        page.wait_for_function("() => window.table?.onmessage")
        self.hear(WELCOME)
        self.hear(self._shot.before)
        page.locator(".table-page [data-needs=table], .seats").first.wait_for()
        page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
        page.evaluate(LAND)

    def begin(self) -> None:
        if self._moment.kind == OVER:
            over = table_of(self._moment.game, self._moment.seats, "over")
            self.hear(msgspec.json.encode(Changed(table=over, seat=READER)).decode())
        self.hear(self._shot.after)
        self.page.locator(".table-page [data-needs=table]").first.wait_for(state="attached")

    def until(self, at: int) -> None:
        """As many milliseconds after it has begun."""
        while self._at < at:
            self.page.clock.run_for(TICK)
            self.page.evaluate(STEP, TICK)
            self._at += TICK

    def close_sheet(self) -> None:
        self.page.locator("dialog[open] footer .primary").click()

    def hear(self, message: str) -> None:
        self.page.evaluate("(message) => hear(message)", message)


class Studio:
    def __init__(self, browser: Browser, site: str) -> None:
        self._browser: Final = browser
        self._site: Final = site

    def film(self, moment: Moment) -> list[bytes]:
        page = self._browser.new_page(locale="fr-FR", viewport=FRAME)
        page.add_init_script(NO_SERVER + "localStorage.setItem('tablee.sound', 'off')")
        take = Take(page, self._site, moment)
        take.begin()
        frames = []
        closes = moment.closes
        for at in moment.at:
            if closes is not None and closes <= at:
                take.until(closes)
                take.close_sheet()
                closes = None
            take.until(at)
            frames.append(page.screenshot())
        page.close()
        return frames

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
