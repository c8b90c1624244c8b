"""Bloops round one screen: an open table, where only looks are for one."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import Error as PageError

from tests.server.process import ServerProcess
from tests.web.conftest import BRISK, server_goes_away
from tests.web.tables import NO_FALSE_START, stop_time
from tests.web.test_everyone import check
from tests.web.test_one_device import NAMES, choose_aloud, gather, make

pytestmark = pytest.mark.browser

FOURS = {"deck": "4x63 20x1", "grace": "none"}
"""Nothing has an effect, and only the one 20 is thrown wrongly."""
SIXES = {"deck": "6x63 20x1", "grace": "none"}
ALL = {"deck": "0x6 2x6 4x6 6x4 7x4 8x4 9x4 11*x6 20x1", "grace": "none"}


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(name))


def look(page: Page) -> str:
    """Cards show only while the button is held; the first of them."""
    hold = re.compile("^(Maintenez pour voir|Hold to see)$")
    page.get_by_role("button", name=hold).focus()
    face = page.locator(".faces [role=img]").first
    expect(face).to_have_attribute("aria-label", hold)
    page.keyboard.down("Space")
    expect(face).not_to_have_attribute("aria-label", hold)
    name = face.get_attribute("aria-label")
    assert name is not None
    page.keyboard.up("Space")
    expect(face).to_have_attribute("aria-label", hold)
    return name


def begin(page: Page) -> None:
    """Everybody's first look."""
    page.set_viewport_size({"width": 1024, "height": 768})
    for name in NAMES[:2]:
        expect(page.get_by_role("heading", name=f"{name} regarde")).to_be_visible()
        look(page)
        button(page, "^C’est vu$").click()


LATE = 400
"""Milliseconds after the window has closed: a throw no longer crosses the draw (BLOOPS-Q9)."""
A_SLIP = 1_600
"""Milliseconds after which a touched card is taken for a slip, which costs nothing."""


def draw(page: Page) -> None:
    page.locator("button.stack.ready").wait_for()
    page.wait_for_timeout(NO_FALSE_START)
    page.locator("button.stack.ready").click()
    button(page, "^Voir ma carte$").click()


def discard(page: Page) -> None:
    """The drawn card; another for the 20, which would end the game."""
    if look(page) == "20":
        button(page, "garder la piochée$|keep the drawn one$").first.click()
    else:
        button(page, "^(Défausser|Discard it)$").click()


def settle(page: Page) -> None:
    """Effects of a discard, until somebody may draw or the last cards are awaited."""
    end = time.monotonic() + 60
    done = page.locator("button.stack.ready, dialog[open] .ranking")
    while done.or_(button(page, "^Plus rien à jeter$")).count() == 0:
        assert time.monotonic() < end, "nobody may draw"
        try:
            apply_effect(page)
        except PageError:  # it has been applied meanwhile
            continue
        page.wait_for_timeout(100)


def apply_effect(page: Page) -> None:
    """One step of whatever effect is waiting."""
    aim = button(page, "^Choisir l")
    if button(page, "^C’est vu$").count():
        look(page)
        button(page, "^C’est vu$").click()
        expect(page.locator(".faces")).to_have_count(0)
    elif button(page, "^Offrir à").count():
        button(page, "^Offrir à").first.click(timeout=1_000)
    elif aim.count():
        is_swap = "échanger" in aim.inner_text(timeout=1_000)
        if aim.get_attribute("aria-pressed", timeout=1_000) != "true":
            aim.click(timeout=1_000)
        page.locator(".near .tank .card.lifted").first.click(timeout=1_000)
        if is_swap:
            page.locator(".far .tank .card.lifted").first.click(timeout=1_000)


def cards(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=f"Cartes de {name}").locator(".card")


def test_only_looks_are_for_one(page: Page, site: str) -> None:
    gather(page, site, "bloops", 2)
    check(page)
    begin(page)
    for _ in range(3):
        draw(page)
        discard(page)
        settle(page)
    check(page)


def test_looks_are_said_aloud_only_to_who_wants_it(page: Page, site: str) -> None:
    make(page, site, "bloops", FOURS)
    told = page.get_by_role("dialog").get_by_role("status")
    hold = page.get_by_role("button", name=re.compile("^Maintenez pour voir$"))
    look(page)
    expect(told).to_be_empty()
    button(page, "^Revenir à la table$").click()
    choose_aloud(page, wanted=True)
    button(page, "^Voir mes cartes$").first.click()
    hold.focus()
    page.keyboard.down("Space")
    expect(told).to_have_text(
        re.compile(r"^Vous voyez vos cartes\s: \w+ en place 4, \w+ en place 5 et \w+ en place 6\.$")
    )
    page.keyboard.up("Space")
    expect(told).to_be_empty()


def test_anybody_throws_their_own_card(page: Page, site: str) -> None:
    make(page, site, "bloops", FOURS)
    begin(page)
    draw(page)
    discard(page)
    for name in NAMES[:2]:
        expect(cards(page, name)).to_have_count(6)
        expect(cards(page, name).first).to_have_accessible_name(re.compile("la jeter$"))
        page.wait_for_timeout(NO_FALSE_START)
        cards(page, name).first.click()
        expect(cards(page, name)).not_to_have_count(6)


def test_a_throw_after_the_next_draw_costs_a_card(page: Page, site: str) -> None:
    """The page's time stands still after the draw: the card is touched in earnest, and however busy
    the machine is, it is not so late that it would be a slip."""
    page.clock.install()
    make(page, site, "bloops", FOURS)
    begin(page)
    draw(page)
    discard(page)
    page.locator("button.stack.ready").wait_for()
    stop_time(page)
    page.wait_for_timeout(NO_FALSE_START)
    page.locator("button.stack.ready").click()
    button(page, "^Voir ma carte$").wait_for()
    page.wait_for_timeout(LATE)
    cards(page, "Léa").first.click()
    expect(page.get_by_text("Trop tard, Léa").first).to_be_visible()
    expect(cards(page, "Léa")).to_have_count(7)
    page.clock.run_for(A_SLIP)
    cards(page, "Léa").nth(1).click()
    expect(page.get_by_text("La fenêtre est fermée : jeter").first).to_be_visible()
    expect(page.get_by_role("link", name="BLOOPS-CD-5")).to_be_visible()
    expect(cards(page, "Léa")).to_have_count(7)


def test_everybody_arranges_their_own_cards_at_any_time(page: Page, site: str) -> None:
    make(page, site, "bloops", FOURS)
    begin(page)
    draw(page)
    button(page, "^Revenir à la table$").click()
    for name in NAMES[:2]:
        toggle = page.get_by_role("button", name=f"Ranger les cartes de {name}")
        toggle.click()
        places = page.get_by_role("region", name=f"Cartes de {name}").locator("[data-place]")
        places.nth(0).get_by_role("button").click()
        places.nth(7).get_by_role("button").press("Enter")
        expect(places.nth(7).locator(".card")).to_be_visible()
        expect(places.nth(0).locator(".card")).to_have_count(0)
        expect(places.nth(7).get_by_role("button")).to_be_focused()
        page.get_by_role("button", name=f"Fini de ranger les cartes de {name}").click()
    page.get_by_role("button", name=f"Ranger les cartes de {NAMES[0]}").click()
    check(page)
    button(page, "^Voir ma carte$").click()
    discard(page)
    expect(cards(page, NAMES[0])).to_have_count(6)


def test_cards_are_arranged_while_others_have_not_yet_looked(page: Page, site: str) -> None:
    make(page, site, "bloops", FOURS)
    page.set_viewport_size({"width": 1024, "height": 768})
    first, second = NAMES[:2]
    expect(page.get_by_role("heading", name=f"{first} regarde")).to_be_visible()
    look(page)
    button(page, "^C’est vu$").click()
    expect(page.get_by_role("heading", name=f"{second} regarde")).to_be_visible()
    button(page, "^Revenir à la table$").click()  # the second one can wait
    expect(page.get_by_role("button", name=f"Ranger les cartes de {second}")).to_have_count(0)
    page.get_by_role("button", name=f"Ranger les cartes de {first}").click()
    places = page.get_by_role("region", name=f"Cartes de {first}").locator("[data-place]")
    places.nth(0).get_by_role("button").click()
    places.nth(7).get_by_role("button").click()
    expect(places.nth(7).locator(".card")).to_be_visible()
    page.get_by_role("button", name=f"Fini de ranger les cartes de {first}").click()
    check(page)
    button(page, "^Voir mes cartes$").click()
    look(page)
    button(page, "^C’est vu$").click()
    draw(page)


def test_bloops_is_prepared_in_secret_and_rings_after_the_effect(page: Page, site: str) -> None:
    make(page, site, "bloops", SIXES)
    begin(page)
    draw(page)
    prepare = button(page, "^Préparer BLOOPS en secret")
    prepare.click()
    button(page, "^BLOOPS est prêt").click()  # on second thoughts
    expect(prepare).to_be_visible()
    discard(page)
    button(page, "^En secret").click()
    check(page)
    prepare.click()
    expect(button(page, "^BLOOPS est prêt")).to_be_visible()
    button(page, "^Revenir à la table$").click()
    expect(page.get_by_text("BLOOPS est prêt")).to_have_count(0)  # nobody else is told
    button(page, "^Offrir à").click()
    expect(page.get_by_text(re.compile("annonce.*BLOOPS")).first).to_be_visible()


def test_a_whole_game_round_one_tablet(page: Page, swift: str) -> None:
    make(page, swift, "bloops", ALL)
    begin(page)
    for _ in range(4):
        draw(page)
        discard(page)
        settle(page)
    draw(page)
    button(page, "^Préparer BLOOPS en secret").click()
    discard(page)
    settle(page)
    draw(page)  # the only last turn
    discard(page)
    end = time.monotonic() + 30
    while page.locator("dialog[open] .ranking").count() == 0:
        assert time.monotonic() < end, "it does not end"
        settle(page)
        confirm = button(page, "^Plus rien à jeter$")
        if confirm.count():
            try:
                confirm.first.click(timeout=500)
            except PageError:  # the window has closed by itself
                continue
    expect(page.locator(".ranking")).to_contain_text("Malik")


@server_goes_away
def test_the_open_table_waits_for_the_server(page: Page, tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tablee.db")
    server.start()
    try:
        make(page, server.url, "bloops", FOURS)
        begin(page)
        draw(page)
        server.kill()
        expect(page.get_by_text("Le serveur ne répond plus.")).to_be_visible()
        discard(page)  # pressed now, played when it is back
        server.start()
        expect(page.get_by_text("Le serveur ne répond plus.")).to_have_count(0)
        expect(page.locator("button.stack.ready")).to_be_visible()
        draw(page)
    finally:
        server.stop()


def test_in_english_on_a_phone(browser: Browser, site: str) -> None:
    page = browser.new_page(locale="en-GB", viewport={"width": 360, "height": 740})
    page.add_init_script(BRISK)
    make(page, site, "bloops", FOURS)
    for name in NAMES[:2]:
        expect(page.get_by_role("heading", name=re.compile(f"^{name} "))).to_be_visible()
        look(page)
        button(page, "^Got it$").click()
    page.locator("button.stack.ready").wait_for()
    page.wait_for_timeout(NO_FALSE_START)
    page.locator("button.stack.ready").click()
    button(page, "^See my card$").click()
    check(page)
    discard(page)
    page.get_by_role("button", name=re.compile("^Announce")).click()
    expect(page.get_by_text(re.compile("announces.*BLOOPS")).first).to_be_visible()
    check(page)
    page.context.close()
