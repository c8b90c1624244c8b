"""Watching finished games: steps, speeds, jumps, seats, links, files, verifying, playing on."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tablee.core.records import Record
from tablee.packs import GAMES
from tests.laws.golden import golden_record
from tests.web.conftest import BRISK
from tests.web.tables import drive, hand, names, stop_time
from tests.web.test_everyone import check

pytestmark = pytest.mark.browser

LAID = [
    ("herrlof", "remporte le pli", ".trick .card", 2),
    ("blot", "remporte la cérémonie", ".ceremony:has(.winner) .card", 3),
]
"""Where a game's marks are said, and the cards of what has ended there."""
ASKED = re.compile(r"/api/replay\?")
NAMES = ["Ada", "Léa", "Björn", "Chloé", "Malik", "Inès"]


def a_record(game: str) -> Record:
    variant = GAMES[game].variants()[0]
    record, _ = golden_record(GAMES[game], *variant)
    record.names = NAMES[: len(record.names)]
    return record


def upload(page: Page, site: str, folder: Path, text: str) -> None:
    file = folder / "game.txt"
    file.write_text(text, encoding="utf-8")
    page.goto(f"{site}/replay")
    page.locator("input[type=file]").set_input_files(str(file))


def tool(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def counter(page: Page) -> Locator:
    return page.locator(".transport .place")


def cards(page: Page) -> list[str]:
    """In the hand, whether or not they can be played now."""
    return [name.partition(",")[0] for name in names(hand(page))]


def place(page: Page, at: int) -> None:
    expect(counter(page)).to_have_text(re.compile(rf"^{at} / "))


def play_to_the_end(page: Page, site: str, record: Record) -> None:
    """The last moves of a game, at a table of this server."""
    page.goto(site)
    wish = {"text": record.text(), "seat": 0, "at": len(record.lines) - 9, "bots": "random"}
    code: str = page.evaluate(
        """async (wish) => {
            const headers = {'content-type': 'application/json'};
            await fetch('/api/me', {method: 'PUT', body: '{"name": "Ada"}', headers});
            const body = JSON.stringify(wish);
            const answer = await fetch('/api/continue', {method: 'POST', body, headers});
            return (await answer.json()).code;
        }""",
        wish,
    )
    page.goto(f"{site}/t/{code}")
    page.locator(".go .primary").click()
    page.locator(".bar").wait_for()
    drive(page, 300)


@pytest.mark.parametrize("game", GAMES)
def test_any_game_is_watched_from_a_file(page: Page, site: str, tmp_path: Path, game: str) -> None:
    record = a_record(game)
    upload(page, site, tmp_path, record.text())
    place(page, 0)
    tool(page, "À la fin")
    place(page, len(record.lines))
    page.get_by_label("Vu par").select_option(label=NAMES[1])
    for pressed in ("false", "true"):  # and as pressed as it is now, it is read below
        tool(page, "Cartes ouvertes")
        expect(page.get_by_role("button", name="Cartes ouvertes")).to_have_attribute(
            "aria-pressed", pressed
        )
    tool(page, "Au début")
    for _ in range(4):
        tool(page, "Un coup en avant")
    tool(page, "Un coup en arrière")
    tool(page, "Vérifier le mélange")
    expect(page.get_by_role("heading", name="Tout concorde")).to_be_visible()
    page.keyboard.press("Escape")
    check(page)


def test_keys_and_marks(page: Page, site: str, tmp_path: Path) -> None:
    record = a_record("herrlof")
    upload(page, site, tmp_path, record.text())
    place(page, 0)
    page.locator("main").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    place(page, 2)
    page.keyboard.press("ArrowLeft")
    place(page, 1)
    page.keyboard.press("End")
    place(page, len(record.lines))
    page.keyboard.press("Home")
    place(page, 0)
    jump = page.get_by_label("Aller à…")
    second_round = jump.locator("optgroup").nth(1).locator("option").first
    value = second_round.get_attribute("value")
    assert value is not None
    jump.select_option(value=value)
    place(page, int(value))
    page.keyboard.press("Escape")
    page.locator("main").focus()
    page.keyboard.press("PageUp")
    expect(counter(page)).not_to_have_text(re.compile(rf"^{value} / "))


def test_a_jump_leads_to_a_trick(page: Page, site: str, tmp_path: Path) -> None:
    upload(page, site, tmp_path, a_record("herrlof").text())
    place(page, 0)
    trick = page.get_by_label("Aller à…").locator("option", has_text="remporte le pli").nth(2)
    value, told = trick.get_attribute("value"), trick.inner_text()
    assert value is not None
    page.get_by_label("Aller à…").select_option(value=value)
    place(page, int(value))
    story = page.get_by_role("region", name="Le récit")
    expect(story.locator("li").last).to_have_text(told.partition(" · ")[2])


@pytest.mark.parametrize(("game", "mark", "laid", "count"), LAID)
def test_a_mark_lands_where_its_cards_still_lie(
    page: Page, site: str, tmp_path: Path, game: str, mark: str, laid: str, count: int
) -> None:
    upload(page, site, tmp_path, a_record(game).text())
    place(page, 0)
    jump = page.get_by_label("Aller à…")
    marks = jump.locator("option", has_text=mark)
    for value in (marks.nth(4).get_attribute("value"), marks.nth(1).get_attribute("value")):
        assert value is not None
        jump.select_option(value=value)
        place(page, int(value))
        expect(page.locator(laid)).to_have_count(count)
        page.wait_for_url(re.compile(f"at={value}$"))
    page.reload()  # a link to that moment
    expect(page.locator(laid)).to_have_count(count)
    tool(page, "Un coup en avant")
    expect(page.locator(laid)).not_to_have_count(count)


def test_it_plays_by_itself_at_three_speeds(page: Page, site: str, tmp_path: Path) -> None:
    page.clock.install()
    upload(page, site, tmp_path, a_record("herrlof").text())
    place(page, 0)
    stop_time(page)
    reached: list[int] = []
    page.locator("main").focus()
    for speed in ("Lente", "Normale", "Rapide"):
        page.get_by_label(speed).dispatch_event("click")
        page.keyboard.press("Home")
        page.keyboard.press("Space")
        page.clock.run_for(8_000)
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Lecture", exact=True)).to_be_visible()
        reached.append(int(counter(page).inner_text().split(" ")[0]))
    assert 0 < reached[0] < reached[1] < reached[2]
    page.keyboard.press("Space")
    page.clock.run_for(600_000)
    expect(page.get_by_role("button", name="Lecture", exact=True)).to_be_visible()  # at the end


def test_in_english_on_a_phone_the_tools_are_put_away(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    page = browser.new_page(locale="en-GB", viewport={"width": 360, "height": 740})
    page.add_init_script(BRISK)
    record = a_record("herrlof")
    record.names = ["Marguerite", "Hippolyte"]
    upload(page, site, tmp_path, record.text())
    place(page, 0)
    bar = page.locator("header").bounding_box()
    assert bar is not None
    assert bar["height"] < 70  # one row, however long the names are
    page.get_by_role("button", name="Speed: Normal").click()
    expect(page.get_by_role("button", name="Speed: Fast")).to_be_visible()
    page.get_by_label("Go to…").select_option(label="The end")
    expect(page.get_by_role("button", name="Verify the shuffle")).to_be_hidden()
    tool(page, "Tools")
    check(page)
    tool(page, "Verify the shuffle")
    expect(page.get_by_role("heading", name="Everything agrees")).to_be_visible()
    page.context.close()


def test_a_played_game_is_linked_watched_verified_and_played_on(
    page: Page, browser: Browser, site: str
) -> None:
    play_to_the_end(page, site, a_record("herrlof"))
    page.get_by_role("link", name="Revoir la partie").click()
    place(page, 0)
    assert "seat=0" in page.url
    tool(page, "Repère suivant")
    expect(counter(page)).not_to_have_text(re.compile("^0 / "))
    shown = counter(page).inner_text()
    at = int(shown.split(" ")[0])
    page.wait_for_url(re.compile(rf"seat=0&at={at}$"))
    mine = cards(page)

    friend = browser.new_page(locale="en-GB")
    friend.add_init_script(BRISK)
    friend.goto(page.url)
    expect(counter(friend)).to_have_text(shown)
    expect(friend.locator(".hand .card")).to_have_count(len(mine))
    expect(friend.get_by_role("button", name="Verify the shuffle")).to_be_visible()
    friend.context.close()

    tool(page, "Vérifier le mélange")
    expect(page.get_by_role("heading", name="Tout concorde")).to_be_visible()
    expect(page.get_by_text("Ceux que ce navigateur avait donnés y sont.")).to_be_visible()
    page.keyboard.press("Escape")

    with page.expect_download() as download:
        page.get_by_role("link", name="Télécharger").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("tablee record 1\n")

    tool(page, "Continuer d’ici")
    page.get_by_role("button", name="Jouer la suite").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".hand .card")).to_have_count(len(mine))
    assert cards(page) == mine


def test_two_people_of_one_name_are_watched_and_continued_apart(
    page: Page, site: str, tmp_path: Path
) -> None:
    record = a_record("herrlof")
    record.names = ["Zoé", "Zoé"]
    upload(page, site, tmp_path, record.text())
    place(page, 0)
    expect(page.get_by_label("Vu par").locator("option")).to_have_text(["Zoé", "Zoé 2"])
    tool(page, "Continuer d’ici")
    dialog = page.get_by_role("dialog")
    seat = dialog.get_by_label("Votre place")
    seat.select_option(label="Zoé 2")
    dialog.get_by_label("Les robots").select_option("random")
    expect(seat).to_have_value("1")  # what was chosen first stays
    dialog.get_by_role("button", name="Jouer la suite").click()
    page.wait_for_url(re.compile("/t/"))
    expect(hand(page)).to_have_count(15)
    expect(page.locator(".others .badge")).to_contain_text("Zoé")


def test_a_file_chosen_while_the_last_one_is_still_coming_is_shown(
    page: Page, site: str, tmp_path: Path
) -> None:
    upload(page, site, tmp_path, a_record("herrlof").text())
    place(page, 0)
    late: list[Route] = []

    def hold_back(route: Route) -> None:
        route.continue_() if late else late.append(route)

    page.route(ASKED, hold_back)
    with page.expect_request(ASKED):
        page.goto(f"{site}/replay")  # which opens the last file again
    file = tmp_path / "other.txt"
    file.write_text(a_record("blot").text(), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(str(file))
    expect(page.locator(".ceremony")).to_have_count(4)
    with page.expect_response(ASKED):
        late[0].continue_()
    page.evaluate("new Promise(done => setTimeout(done))")  # what came late has been looked at
    expect(page.locator(".ceremony")).to_have_count(4)
    expect(page.get_by_label("Aller à…")).to_contain_text("remporte la cérémonie")


def test_a_changed_file_is_red(page: Page, site: str, tmp_path: Path) -> None:
    record = a_record("herrlof")
    upload(page, site, tmp_path, record.text().replace("secret 00", "secret 11"))
    tool(page, "Vérifier le mélange")
    expect(page.get_by_role("heading", name="Quelque chose ne concorde pas")).to_be_visible()
    expect(page.locator("dialog[open] li.bad").first).to_be_visible()
    check(page)


@pytest.mark.expects_errors(r"status of 400 .*/api/replay")
@pytest.mark.parametrize("text", ["hello", "tablee record 1\ngame chess\n\n"])
def test_a_file_that_is_no_game_says_so(page: Page, site: str, tmp_path: Path, text: str) -> None:
    upload(page, site, tmp_path, text)
    expect(page.get_by_text("n’est pas une partie qu’on puisse revoir")).to_be_visible()
    check(page)


@pytest.mark.expects_errors(r"status of 404 .*/api/records/nothing/replay")
def test_a_file_can_be_dropped_and_a_wrong_address_says_so(page: Page, site: str) -> None:
    text = a_record("bloops").text()
    page.goto(f"{site}/my-games")
    page.locator(".drop").wait_for()
    page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'game.txt', {type: 'text/plain'}));
            const drop = new DragEvent('drop', {dataTransfer: data, bubbles: true});
            document.querySelector('.drop').dispatchEvent(drop);
        }""",
        text,
    )
    page.wait_for_url(re.compile("/replay"))
    place(page, 0)
    page.goto(f"{site}/replay/nothing")
    expect(page.get_by_role("heading", name="Partie introuvable")).to_be_visible()
