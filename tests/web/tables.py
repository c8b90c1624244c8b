"""Opening tables and playing Herrlof through the page."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page

from tablee.core.records import Record
from tablee.packs import GAMES

STEPS = {"blot": 5, "herrlof": 12, "bloops": 7, "bla5t": 8, "blitz": 4}
"""Moves of one's own that lead into the middle of a game."""

SHORT = {"target": "5"}
"""Options of a game of Herrlof that is over after a round or two."""

NO_FALSE_START = 300
"""Milliseconds after something is to be seen: nobody reacts to it more quickly."""


def play_now(page: Page, site: str, game: str) -> None:
    """From the home page, as anybody would who has never played it."""
    page.goto(site)
    page.locator(f"article.{game} .button.primary").click()
    page.get_by_role("dialog").get_by_role("button", name="Jouer", exact=True).click()
    page.wait_for_url(re.compile("/t/"))


def open_table(
    page: Page,
    site: str,
    game: str,
    seats: int,
    options: dict[str, str],
    bots: str = "random",
    **more: object,
) -> str:
    """A table with its maker seated and bots on the other chairs; gives its code."""
    settings = {"game": game, "seats": seats, "options": options, "pace": "none", **more}
    return _make(page, site, "/tables", {"settings": settings, "sit": True, "bots": bots})


def set_up(page: Page, site: str, game: str, position: str, bots: str = "random") -> str:
    """A table whose game begins with this position, what its maker on P0 does not know drawn
    anew; gives its code."""
    rulebook = GAMES[game]
    start = rulebook.position(position).text()
    seats, options = (field.partition(" ")[2] for field in start.split("; ")[:2])
    names = [f"Bot {seat}" for seat in range(int(seats))]
    record = Record(
        game=game,
        rules=rulebook.rules_version,
        options=options,
        names=names,
        commitment="",
        secret="00",
        given=[""] * len(names),
        start=start,
    )
    wanted = {"seat": 0, "at": 0, "bots": bots, "text": record.text()}
    return _make(page, site, "/continue", wanted)


def _make(page: Page, site: str, path: str, wanted: dict[str, object]) -> str:
    """Asks the server for a table, as a guest named Ada."""
    page.goto(site)
    code: str = page.evaluate(
        """async ([path, wanted]) => {
            const ask = async (method, path, body) => {
                const headers = {'content-type': 'application/json'};
                const answer = await fetch('/api' + path, {
                    method, headers, body: JSON.stringify(body),
                });
                if (!answer.ok) throw new Error(await answer.text());
                return answer.json();
            };
            await ask('PUT', '/me', {name: 'Ada'});
            return (await ask('POST', path, wanted)).code;
        }""",
        [path, wanted],
    )
    return code


def deal(page: Page, site: str, code: str) -> None:
    page.goto(f"{site}/t/{code}")
    page.locator(".go .primary").click()
    page.locator(".bar").wait_for()


def take_a_chair(friend: Page, address: str) -> None:
    """Somebody who comes by a link, under the name they have, or else as Zoé."""
    friend.goto(address)
    name = friend.get_by_label(re.compile("^(Votre nom à table|Your name at the table)"))
    if not name.input_value():
        name.fill("Zoé")
    friend.get_by_role("button", name=re.compile("^(S’asseoir|Sit down)$")).click()
    friend.locator(".seats").wait_for()


def look_on(watcher: Page, address: str) -> None:
    """Somebody who comes by a link and only watches."""
    watcher.goto(address)
    wanted = re.compile("^(Regarder|Seulement regarder|Watch|Just watch)$")
    watcher.get_by_role("button", name=wanted).click()


def sit_down(page: Page, friend: Page, site: str, code: str, bots: int) -> None:
    """Two people at one table, bots behind them, and the cards dealt."""
    take_a_chair(friend, f"{site}/t/{code}")
    friend.get_by_role("button", name=re.compile("^(On peut y aller|I am ready)")).click()
    page.goto(f"{site}/t/{code}")
    for seat in range(3, 3 + bots):
        page.get_by_label(f"Qui joue à la place {seat} ?").select_option("random")
    page.get_by_role("button", name="Distribuer les cartes").click()
    for one in (page, friend):
        one.get_by_role("button", name="Menu").wait_for()


def stop_time(page: Page) -> None:
    """On a page whose clock was installed before it was opened: its time stands still from now on,
    a second from here, whatever the machine does."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)


STILL = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished.catch(() => null)))
    .then(() => document.fonts.ready)
    .then(() => new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done()))))"""
"""Until everything that moves has come to its end, and a frame has been drawn."""

HEAR = """() => {
    const heard = held;
    window.held = null;
    heard.forEach((one) => one());
}"""


@contextmanager
def held_still(page: Page) -> Iterator[None]:
    """The table is played on, and the page hears of it only afterwards: whoever looks it through
    sees one moment of it."""
    page.evaluate("window.held ??= []; true")
    page.evaluate(STILL)
    yield
    page.evaluate(HEAR)


def opened_beside(page: Page, link: Locator) -> Page:
    """What a link shows in a tab of its own, while the page stays where it is."""
    before = page.url
    with page.expect_popup() as popup:
        link.click()
    assert page.url == before
    return popup.value


def hand(page: Page) -> Locator:
    return page.locator(".hand .card")


def names(cards: Locator) -> list[str]:
    found: list[str] = cards.evaluate_all("cards => cards.map((card) => card.ariaLabel)")
    return found


def is_over(page: Page) -> bool:
    return page.locator("dialog[open] .ranking").count() > 0


HERRLOF = (
    "dialog[open] footer .primary",
    ".dial .middle button",
    ".choices button",
    ".hand .card.lifted",
)
BLA5T = (".blast", ".desk .main", ".desk .verbs .action", ".slot.target .card", ".desk .action")


def act(page: Page) -> bool:
    """Herrlof: one thing that can be done now, by mouse."""
    return not is_over(page) and _click_first(page, *HERRLOF)


def act_bla5t(page: Page) -> bool:
    """The same for Bla5t; BLAST as soon as it can be called."""
    return _click_first(page, *(f"{wanted}:not([disabled])" for wanted in BLA5T))


def _click_first(page: Page, *wanted: str) -> bool:
    found = next((one for one in map(page.locator, wanted) if one.count()), None)
    if found is None:
        return False
    try:
        found.first.click(timeout=1_000)
    except Exception:  # gone meanwhile: the next look will tell
        return False
    return True


def play_until_over(page: Page, seconds: float = 300) -> None:
    end = time.monotonic() + seconds
    while not is_over(page):
        assert time.monotonic() < end, "the game does not end"
        if not act(page):
            page.wait_for_timeout(30)


DRIVE = """([code, steps, seconds]) => new Promise((resolve, reject) => {
    const origin = location.origin.replace('http', 'ws');
    const socket = new WebSocket(`${origin}/api/tables/${code}/live`);
    const stop = setTimeout(() => reject(new Error(`${made} moves, no more`)), seconds * 1000);
    let made = 0;
    let answered = -1;
    function end(version) {
        clearTimeout(stop);
        socket.close();
        resolve(version);
    }
    function answer(screen) {
        if (screen.result) return end(screen.version);
        if (screen.moves.length === 0 || screen.version === answered) return;
        if (made === steps) return end(screen.version);
        answered = screen.version;
        made += 1;
        const calm = screen.moves.filter((move) => !/^(bloops|blast)/.test(move));
        const move = calm[(made * 7) % calm.length];
        const id = `drive-${code}-${made}`;
        const press = {say: 'press', id, seen: screen.version, moves: [move]};
        setTimeout(() => {
            if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(press));
        }, 60);
    }
    socket.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.say === 'snapshot' && message.screen) answer(message.screen);
        if (message.say === 'screen') answer(message);
    };
})"""


SHOWS = """(version) => {
    const table = document.querySelector('[data-version]');
    return table !== null && Number(table.dataset.version) >= version;
}"""


def drive(page: Page, steps: int, seconds: float = 120) -> None:
    """Plays listed moves on the page's own seat, whatever the game, until the page shows what came
    of them."""
    code = page.url.rpartition("/")[2]
    version: int = page.evaluate(DRIVE, [code, steps, seconds])
    page.wait_for_function(SHOWS, arg=version)
