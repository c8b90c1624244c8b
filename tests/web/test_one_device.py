"""Everybody on one screen: passed round, or in the middle of the table."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.process import ServerProcess
from tests.web.conftest import BRISK, requests_fail, server_goes_away
from tests.web.tables import SHORT, act, act_bla5t, hand
from tests.web.tables import names as labels
from tests.web.test_everyone import check

pytestmark = pytest.mark.browser

NAMES = ["Léa", "Malik", "Inès"]


def gather(page: Page, site: str, game: str, people: int) -> None:
    """From the home page: two clicks and some names."""
    page.goto(site)
    page.locator(f"article.{game}").get_by_role("link", name="Sur un seul écran").click()
    page.get_by_label("Nom à la place 1").wait_for()
    for number, name in enumerate(NAMES[:people], start=1):
        box = page.get_by_label(f"Nom à la place {number}")
        if box.count() == 0:
            page.get_by_role("button", name="Ajouter quelqu’un").click()
        box.fill(name)
    page.get_by_role("button", name="Distribuer les cartes").click()
    page.wait_for_url(re.compile("/t/"))


def make(page: Page, site: str, game: str, options: dict[str, str], bots: int = 0) -> None:
    """The same with other options."""
    page.goto(site)
    code: str = page.evaluate(
        """async ([game, options, names, bots]) => {
            const ask = async (method, path, body) => (await fetch('/api' + path, {
                method, body: JSON.stringify(body), headers: {'content-type': 'application/json'},
            })).json();
            await ask('PUT', '/me', {name: 'Ada'});
            const seats = names.length + bots;
            const settings = {game, seats, options, pace: 'none', bot_after: 0};
            const table = {settings, names, bots: bots ? 'random' : ''};
            return (await ask('POST', '/tables', table)).code;
        }""",
        [game, options, NAMES[:2], bots],
    )
    page.goto(f"{site}/t/{code}")


def curtain(page: Page) -> Locator:
    return page.locator(".curtain")


def open_curtain(page: Page) -> str:
    """Whose turn it was to have the screen."""
    curtain(page).wait_for()
    assert hand(page).count() == 0
    name = curtain(page).locator("b").inner_text()
    page.get_by_role("button", name="C’est moi, montrer mon jeu").click()
    expect(curtain(page)).to_have_count(0)
    return name


def pass_and_play(page: Page, move: Callable[[Page], bool], is_enough: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not is_enough():
        assert time.monotonic() < end, "it does not end"
        if page.locator("dialog[open]").count():  # a card looked at, a sheet after a round
            page.keyboard.press("Escape")
        button = page.locator(".curtain .primary")
        if button.count():
            try:
                button.click(timeout=800)
            except Exception:  # gone meanwhile
                continue
        elif not move(page):
            page.wait_for_timeout(25)


def test_herrlof_goes_from_hand_to_hand(page: Page, site: str) -> None:
    gather(page, site, "herrlof", 2)
    check(page)
    assert open_curtain(page) == "Léa"
    expect(hand(page)).to_have_count(15)
    lea = labels(hand(page))
    page.locator(".dial .middle button").click()
    assert open_curtain(page) == "Malik"
    expect(hand(page)).to_have_count(15)
    assert labels(hand(page)) != lea
    check(page)


DRIVE = """(code) => Promise.all([0, 1].map((seat) => new Promise((resolve) => {
    const origin = location.origin.replace('http', 'ws');
    const socket = new WebSocket(`${origin}/api/tables/${code}/live?seat=${seat}`);
    let made = 0;
    function answer(screen) {
        if (screen.result) return resolve(socket.close());
        if (screen.moves.length === 0) return;
        const id = `drive-${seat}-${made++}`;
        const moves = [screen.moves[made % screen.moves.length]];
        socket.send(JSON.stringify({say: 'press', id, seen: screen.version, moves}));
    }
    socket.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.say === 'snapshot' && message.screen) answer(message.screen);
        if (message.say === 'screen') answer(message);
    };
})))"""


def test_a_whole_game_of_herrlof_and_another(page: Page, site: str) -> None:
    make(page, site, "herrlof", SHORT)
    open_curtain(page)
    turns = iter(range(16))
    pass_and_play(page, act, lambda: next(turns, None) is None)
    page.evaluate(DRIVE, page.url.rpartition("/")[2])
    expect(page.locator("dialog[open] h2").first).to_contain_text("Victoire")
    expect(page.locator(".ranking")).to_contain_text("Malik")
    page.get_by_role("button", name="Revanche").click()
    assert open_curtain(page) in NAMES


def test_blot_hides_the_hands_between_players(page: Page, site: str) -> None:
    gather(page, site, "blot", 3)
    seen: dict[str, list[str]] = {}
    for _ in range(4):
        name = open_curtain(page)
        expect(hand(page).first).to_be_visible()
        shown = labels(hand(page))
        if name in seen:
            assert set(shown) < set(seen[name])
        assert all(set(shown).isdisjoint(other) for one, other in seen.items() if one != name)
        seen[name] = shown
        page.locator(".hand .card.lifted").first.click()
        page.locator("button.ceremony.takes, .takes button, button.takes").first.click()
    assert len(seen) == 3


def choose_aloud(page: Page, *, wanted: bool) -> None:
    """Whether a screen reader says what is for one player alone."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Dire mes cartes à voix haute").set_checked(wanted)
    page.get_by_role("button", name="Fermer").click()


def test_one_players_cards_are_said_aloud_only_to_who_wants_it(page: Page, site: str) -> None:
    make(page, site, "bla5t", {})
    said = page.get_by_role("status").filter(has_text=re.compile("^Votre .+, place 1$"))
    open_curtain(page)
    page.get_by_role("button", name=re.compile("^Votre carte cachée, place 1,")).click()
    seen = page.get_by_role("button", name=re.compile("^Votre (?!carte cachée).+, place 1"))
    expect(seen).to_be_visible()
    expect(said).to_have_count(0)
    choose_aloud(page, wanted=True)
    expect(said).to_have_count(1)
    choose_aloud(page, wanted=False)
    expect(said).to_have_count(0)
    choose_aloud(page, wanted=True)
    page.get_by_role("button", name=re.compile("^Votre carte cachée, place 2,")).click()
    page.get_by_role("button", name="C’est vu").click()
    curtain(page).wait_for()  # between two players nothing is left of it
    expect(page.get_by_role("status").filter(has_text=re.compile("Votre .+, place"))).to_have_count(
        0
    )


def test_bla5t_with_a_bot_is_played_to_the_end_of_a_round(page: Page, site: str) -> None:
    make(page, site, "bla5t", {"limit": "50"}, bots=1)
    pass_and_play(page, act_bla5t, lambda: page.locator(".bla5t.shown").count() > 0)
    expect(curtain(page)).to_have_count(0)


def to_a_face_off(page: Page) -> None:
    end = time.monotonic() + 60
    while page.locator("button.won").count() == 0:
        assert time.monotonic() < end, "no face-off"
        pile = page.locator("button.stock.live")
        if pile.count():
            try:
                pile.first.click(timeout=500)
            except Exception:  # flipped meanwhile
                continue
        page.wait_for_timeout(100)


def test_blitz_is_tapped_disputed_and_voted_by_hands(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    gather(page, site, "blitz", 3)
    to_a_face_off(page)
    check(page)
    page.locator("button.won").first.click()
    page.get_by_role("button", name="Pas d’accord !").click()
    for name in NAMES:
        vote = page.get_by_role("group", name=re.compile(f"Le vote d(e |’){name}"))
        vote.get_by_role("button", name="Non").click()
    page.get_by_role("button", name="Compter les mains").click()
    expect(page.locator("button.won")).to_have_count(2)
    winner = page.locator("button.won b").first.inner_text().removesuffix(" a gagné")
    page.locator("button.won").first.click()
    expect(page.locator(".place, li").filter(has_text=winner).get_by_text("★ 1")).to_be_visible()


def test_the_names_form_in_english_on_a_phone(browser: Browser, site: str) -> None:
    page = browser.new_page(locale="en-GB", viewport={"width": 360, "height": 740})
    page.add_init_script(BRISK)
    page.goto(f"{site}/device/herrlof")
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Ann")
    expect(page.get_by_text("Two players have the same name.")).to_be_visible()
    page.get_by_role("button", name="Remove Ann").first.click()
    expect(page.get_by_label("And bots")).to_have_value("1")
    check(page)
    page.get_by_role("button", name="Deal the cards").press("Enter")
    expect(hand(page)).to_have_count(15)  # alone with a bot, nobody hides anything
    page.context.close()


def table_of(page: Page) -> dict[str, object]:
    """The table as its host is told, in the lobby or in play."""
    told: dict[str, object] = page.evaluate(
        """(code) => new Promise((resolve) => {
            const origin = location.origin.replace('http', 'ws');
            const socket = new WebSocket(`${origin}/api/tables/${code}/live?seat=watch`);
            socket.onmessage = (event) => {
                const message = JSON.parse(event.data);
                if (message.say !== 'snapshot') return;
                socket.close();
                resolve(message.table);
            };
        })""",
        page.url.rpartition("/")[2],
    )
    return told


def test_the_online_options_and_levels_are_there_and_kept(page: Page, site: str) -> None:
    page.goto(f"{site}/device/blot")
    for number, name in enumerate(NAMES[:2], start=1):
        page.get_by_label(f"Nom à la place {number}").fill(name)
    page.get_by_label("Deux contre deux").check()
    expect(page.get_by_label("Et des robots")).to_have_value("2")  # four play, and no others
    expect(page.get_by_label("Et des robots").locator("option")).to_have_count(1)
    page.get_by_label("Niveau").select_option("expert")
    page.get_by_label(re.compile("sacrifice")).select_option(label="Malik")
    check(page)
    page.get_by_role("button", name="Distribuer les cartes").click()
    page.wait_for_url(re.compile("/t/"))
    table = table_of(page)
    assert table["settings"]["options"] == {"teams": "yes", "starter": "P1"}  # type: ignore[index]
    assert [chair["level"] for chair in table["chairs"]] == ["", "", "expert", "expert"]  # type: ignore[attr-defined]
    page.goto(f"{site}/device/blot")
    expect(page.get_by_label("Deux contre deux")).to_be_checked()
    expect(page.get_by_label("Niveau")).to_have_value("expert")
    page.get_by_role("button", name="Ajouter quelqu’un").click()
    page.get_by_role("button", name="Ajouter quelqu’un").click()
    page.get_by_role("button", name="Ajouter quelqu’un").click()
    expect(page.get_by_text("Avec ces réglages, on joue à 4.")).to_be_visible()
    expect(page.get_by_role("button", name="Distribuer les cartes")).to_be_disabled()


def test_short_games_and_decks_are_chosen_too(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{site}/device/blitz")
    page.get_by_label("Paquet de thèmes").fill("3")
    for settled in ("Un seul écran au milieu", "Liste sévère", "Qui juge les réponses"):
        expect(page.get_by_label(settled)).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Distribuer les cartes").click()
    page.wait_for_url(re.compile("/t/"))
    options = table_of(page)["settings"]["options"]  # type: ignore[index]
    assert (options["deck"], options["shared"]) == ("3", "yes")
    page.goto(f"{site}/device/bla5t")
    page.get_by_label("La partie s’arrête à").select_option("50")
    page.get_by_role("button", name="Distribuer les cartes").click()
    page.wait_for_url(re.compile("/t/"))
    assert table_of(page)["settings"]["options"]["limit"] == "50"  # type: ignore[index]


def test_its_menu_has_nothing_for_people_elsewhere(page: Page, site: str) -> None:
    gather(page, site, "herrlof", 2)
    open_curtain(page)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_label("Sons")).to_be_visible()
    expect(menu.get_by_role("button", name="Pause")).to_be_visible()
    for absent in ("Inviter", "À table", "Public"):
        expect(menu.get_by_role("heading", name=absent)).to_have_count(0)
    for absent in ("Céder ma place", "Exclure Malik"):
        expect(menu.get_by_role("button", name=absent)).to_have_count(0)
    expect(menu.get_by_text("Me prévenir")).to_have_count(0)
    expect(menu.get_by_text("La partie reste là")).to_be_visible()
    check(page)


@server_goes_away
def test_a_server_that_goes_away_is_waited_for(page: Page, tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tablee.db")
    server.start()
    try:
        gather(page, server.url, "herrlof", 2)
        open_curtain(page)
        expect(hand(page)).to_have_count(15)
        server.kill()
        expect(page.get_by_text("Le serveur ne répond plus.")).to_be_visible()
        page.locator(".dial .middle button").click()
        server.start()
        expect(page.get_by_text("Le serveur ne répond plus.")).to_have_count(0)
        assert open_curtain(page) == "Malik"  # the press made meanwhile was not lost
        page.locator(".dial .middle button").click()
        pass_and_play(page, act, lambda: 0 < hand(page).count() < 15)
    finally:
        server.stop()


@requests_fail
def test_cards_are_dealt_as_soon_as_the_server_is_back(page: Page, site: str) -> None:
    page.goto(f"{site}/device/herrlof")
    page.get_by_label("Nom à la place 1").fill("Léa")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Distribuer les cartes").click()
    expect(page.get_by_role("status").filter(has_text="Le serveur ne répond pas")).to_be_visible()
    check(page)
    page.unroute("**/api/**")
    page.wait_for_url(re.compile("/t/"))
    assert open_curtain(page) == "Léa"
