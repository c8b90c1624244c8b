"""Friends, chat, spectators, and a server that goes away."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.process import ServerProcess
from tests.web.conftest import BRISK, server_goes_away
from tests.web.tables import (
    SHORT,
    act,
    deal,
    hand,
    look_on,
    names,
    open_table,
    play_until_over,
    take_a_chair,
)

pytestmark = pytest.mark.browser


def test_a_friend_comes_by_link_talks_and_plays(browser: Browser, page: Page, site: str) -> None:
    page.goto(site)
    page.locator("article.herrlof").get_by_role("button", name="Inviter des amis").click()
    link = page.get_by_label("Lien à envoyer").input_value()
    friend = browser.new_page(locale="en-GB")
    friend.add_init_script(BRISK)
    take_a_chair(friend, link)
    friend.get_by_role("button", name="I am ready").click()
    friend.get_by_label("Your message").fill("Bonsoir !")
    friend.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_text("Bonsoir !")).to_be_visible()
    page.get_by_role("button", name="Distribuer les cartes").click()
    for one in (page, friend):
        expect(hand(one)).to_have_count(15)
    assert set(names(hand(page))) != set(names(hand(friend)))
    watcher = browser.new_page(locale="fr-FR")
    look_on(watcher, link)
    expect(watcher.get_by_text("On attend").first).to_be_visible()
    expect(hand(watcher)).to_have_count(0)
    friend.context.close()
    expect(page.get_by_text("hors ligne")).to_be_visible()
    watcher.context.close()


def test_a_page_opened_with_a_hint_for_the_proxy_keeps_it(page: Page, swift: str) -> None:
    code = open_table(page, swift, "herrlof", 2, SHORT, bots="novice")
    page.goto("about:blank")  # what the page before asks is none of it
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    deal(page, f"{swift}/n/3", code)
    expect(hand(page).first).to_be_visible()
    ours = [url for url in asked if "/api/" in url]
    assert ours
    assert all("/n/3/api/" in url for url in ours)
    assert page.url == f"{swift}/n/3/t/{code}"


def test_options_are_the_hosts_and_everybody_sees_them(
    browser: Browser, page: Page, site: str
) -> None:
    page.goto(site)
    page.locator("article.herrlof").get_by_role("button", name="Inviter des amis").click()
    page.get_by_label("Places", exact=True).select_option("3")
    page.get_by_label("Points pour gagner").fill("25")
    page.get_by_label("Points pour gagner").press("Tab")
    expect(page.locator(".seats > li")).to_have_count(3)
    guest = browser.new_page(locale="fr-FR")
    take_a_chair(guest, page.url)
    expect(guest.get_by_label("Points pour gagner")).to_have_value("25")
    expect(guest.get_by_label("Points pour gagner")).to_be_disabled()
    guest.context.close()


def test_a_bot_keeps_its_face_from_the_lobby_to_the_end(page: Page, swift: str) -> None:
    code = open_table(page, swift, "herrlof", 2, SHORT, bots="novice")
    page.goto(f"{swift}/t/{code}")
    lobby = portrait(page.locator(".seat", has_text="novice"))
    page.get_by_role("button", name="Distribuer les cartes").click()
    assert portrait(page.locator(".others .badge")) == lobby
    play_until_over(page)
    assert portrait(page.locator(".ranking li", has_not_text="Ada")) == lobby


def portrait(who: Locator) -> list[str]:
    """The strokes of somebody's face."""
    who.locator(".face").wait_for()
    strokes = who.locator(".face path")
    drawn: list[str] = strokes.evaluate_all("all => all.map((one) => one.outerHTML)")
    assert drawn
    return drawn


def test_the_language_is_switched_in_the_middle_of_a_game(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "herrlof", 2, {}))
    page.locator(".dial .middle button").click()
    expect(page.locator(".log")).to_contain_text("pronostic")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator(".log")).to_contain_text("predict")


@pytest.fixture
def mortal(page: Page, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own, to be killed. The page goes first: it would miss it."""
    server = ServerProcess(f"sqlite:///{tmp_path}/tablee.db")
    server.start()
    yield server
    page.close()
    server.stop()


@server_goes_away
def test_the_server_goes_away_and_comes_back(page: Page, mortal: ServerProcess) -> None:
    deal(page, mortal.url, open_table(page, mortal.url, "herrlof", 2, {}))
    page.locator(".dial .middle button").click()
    page.locator(".hand .card.lifted, .choices button").first.wait_for()
    before = names(hand(page))
    mortal.kill()
    lost = page.get_by_text("Le serveur ne répond plus.")
    expect(lost).to_be_visible()
    mortal.start()
    expect(lost).to_have_count(0)
    assert names(hand(page)) == before
    act(page)
    expect(page.locator(".log li").last).to_be_visible()


def test_a_store_that_is_away_is_told_and_the_game_goes_on_by_itself(
    page: Page, mortal: ServerProcess, tmp_path: Path
) -> None:
    deal(page, mortal.url, open_table(page, mortal.url, "herrlof", 2, {}))
    predict = page.locator(".dial .middle button")
    predict.wait_for()
    file = (tmp_path / "tablee.db").rename(tmp_path / "elsewhere.db")
    predict.click()
    told = page.locator(".paused", has_text="Le serveur ne peut rien noter")
    expect(told).to_be_visible()
    file.rename(tmp_path / "tablee.db")
    expect(told).to_have_count(0)
    if predict.count():  # else it was stored, and only its answer was missing
        predict.click()
    page.locator(".hand .card.lifted, .choices button").first.wait_for()


def test_a_table_set_aside_says_so(page: Page, mortal: ServerProcess, tmp_path: Path) -> None:
    code = open_table(page, mortal.url, "herrlof", 2, {})
    page.goto("about:blank")
    mortal.kill()
    with sqlite3.connect(tmp_path / "tablee.db") as store:
        store.execute("UPDATE tables SET state = 'a letter'")
    store.close()
    mortal.start()
    page.goto(f"{mortal.url}/t/{code}")
    expect(page.get_by_role("heading", name="Cette table est mise de côté")).to_be_visible()


@server_goes_away
def test_what_is_said_while_the_server_is_away_is_refused_aloud_and_kept_in_its_box(
    page: Page, mortal: ServerProcess
) -> None:
    page.goto(f"{mortal.url}/t/{open_table(page, mortal.url, 'herrlof', 2, {})}")
    chat = page.get_by_label("Votre message")
    chat.fill("Tout le monde est là ?")
    mortal.kill()
    lost = page.get_by_text("Le serveur ne répond plus.")
    expect(lost).to_be_visible()
    refused = page.get_by_text("Le serveur ne répond pas. Réessayez dans un instant.")
    chat.press("Enter")
    expect(refused).to_be_visible()
    expect(chat).to_have_value("Tout le monde est là ?")
    seats = page.get_by_label("Places", exact=True)
    before = seats.input_value()
    seats.select_option(index=1)
    expect(seats).to_have_value(before)
    mortal.start()
    expect(lost).to_have_count(0)
    chat.press("Enter")
    expect(page.get_by_role("log").get_by_text("Tout le monde est là ?")).to_have_count(1)
    expect(chat).to_have_value("")
    assert seats.input_value() == before
