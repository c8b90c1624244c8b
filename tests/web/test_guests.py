"""Names, codes, and what becomes of a guest at somebody else's table."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import BRISK, PATIENCE
from tests.web.tables import deal, look_on, open_table, take_a_chair
from tests.web.test_everyone import check, check_in_english

pytestmark = pytest.mark.browser


def named(page: Page, site: str, name: str) -> None:
    """This browser is that guest from now on."""
    page.goto(site)
    page.evaluate(
        """(name) => fetch('/api/me', {
            method: 'PUT', body: JSON.stringify({name}),
            headers: {'content-type': 'application/json'},
        })""",
        name,
    )


@pytest.fixture
def friend(browser: Browser, site: str) -> Iterator[Page]:
    """Another Ada, on a phone."""
    page = browser.new_page(locale="fr-FR", viewport={"width": 360, "height": 640})
    page.add_init_script(BRISK)
    named(page, site, "Ada")
    yield page
    page.context.close()


def invited(page: Page, site: str, seats: int = 3, **settings: object) -> str:
    """A lobby with its host alone; its code."""
    code = open_table(page, site, "herrlof", seats, {}, bots="", **settings)
    page.goto(f"{site}/t/{code}")
    page.locator(".seats").wait_for()
    return code


def sit(friend: Page, site: str, code: str) -> None:
    take_a_chair(friend, f"{site}/t/{code}")


def test_two_guests_of_one_name_are_told_apart(page: Page, friend: Page, site: str) -> None:
    code = invited(page, site)
    sit(friend, site, code)
    for one in (page, friend):
        expect(one.locator(".seat .who b")).to_have_text(["Ada", "Ada 2", "Place libre"])
    friend.get_by_label("Votre message").fill("Bonsoir")
    friend.get_by_role("button", name="Envoyer", exact=True).click()
    expect(page.locator(".lines b")).to_have_text("Ada 2")


def test_people_have_the_animals_they_choose(page: Page, friend: Page, site: str) -> None:
    code = invited(page, site)
    initial = page.get_by_role("button", name="Votre portrait : votre initiale")
    initial.focus()
    page.keyboard.press("Enter")
    choices = page.get_by_role("radiogroup", name="Votre portrait")
    expect(choices.get_by_role("radio")).to_have_count(33)
    choices.get_by_role("radio", name="votre initiale").focus()
    page.keyboard.press("ArrowRight")
    expect(choices.get_by_role("radio", name="renard")).to_be_checked()
    page.get_by_role("button", name="Prendre ce portrait").press("Enter")
    expect(page.get_by_role("button", name="Votre portrait : renard")).to_be_focused()
    friend.goto(f"{site}/t/{code}")
    friend.get_by_role("button", name="Votre portrait").click()
    friend.get_by_role("radio", name="renard").locator("..").click()
    friend.get_by_role("button", name="Prendre ce portrait").click()
    friend.get_by_role("button", name=re.compile("^S’asseoir")).click()
    rims = ".seat .face circle[stroke-width='4.2']"
    for one in (page, friend):
        expect(one.locator(rims)).to_have_count(2)
        colours = one.locator(rims).evaluate_all(
            "all => all.map((rim) => rim.getAttribute('stroke'))"
        )
        assert colours[0] != colours[1]
    expect(friend.get_by_role("button", name="Votre portrait : renard")).to_be_visible()


WATCH = """() => {
    window.floated = [];
    const seen = (node) => {
        if (!(node instanceof Element)) return;
        if (node.matches('.bubble')) {
            const isClear = getComputedStyle(node).pointerEvents === 'none';
            floated.push(isClear ? 'a bubble that takes no press' : 'a bubble in the way');
        } else if (node.closest('[role=log]') && node.textContent.includes(' rit')) {
            floated.push(node.textContent);
        }
    };
    new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(seen)))
        .observe(document.body, { childList: true, subtree: true });
}"""
"""What floats, and what is said of it, however short it stays."""


def test_a_reaction_floats_from_its_seat_and_is_said_once(
    page: Page, friend: Page, site: str
) -> None:
    code = invited(page, site, seats=2)
    sit(friend, site, code)
    friend.get_by_role("button", name="On peut y aller").click()
    page.get_by_role("button", name="Distribuer les cartes").click()
    for one in (page, friend):
        one.locator(".face[data-seat='1']").first.wait_for()
        one.evaluate(WATCH)
    friend.get_by_role("button", name="Conversation").click()
    friend.get_by_role("button", name="Réagir").press("Enter")
    friend.keyboard.press("Escape")  # only the popover closes
    expect(friend.get_by_role("group", name="Réagir")).to_have_count(0)
    friend.get_by_role("button", name="Réagir").press("Enter")
    friend.get_by_role("group", name="Réagir").get_by_role("button", name="Rire", exact=True).press(
        "Enter"
    )
    expect(friend.get_by_role("dialog")).to_have_count(0)  # what floats is seen
    for one in (page, friend):
        one.wait_for_function("() => floated.length > 1", timeout=PATIENCE)
    expect(page.locator(".bubble")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="Réactions").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Réagir")).to_have_count(0)
    for one in (page, friend):
        assert sorted(one.evaluate("floated")) == ["Ada 2 rit.", "a bubble that takes no press"]


def test_who_is_removed_is_told_and_what_they_can_do(page: Page, friend: Page, site: str) -> None:
    code = invited(page, site)
    sit(friend, site, code)
    page.get_by_role("button", name="Écarter Ada 2").click()
    notice = friend.get_by_role("alert")
    expect(notice).to_contain_text("L’hôte vous a fait quitter cette table")
    expect(friend.get_by_role("button", name=re.compile("^S’asseoir"))).to_have_count(0)
    expect(friend.get_by_label("Votre message")).to_have_count(0)
    friend.reload()
    expect(notice).to_contain_text("Vous pouvez encore regarder")
    notice.get_by_role("link", name="Jouer ailleurs").click()
    expect(friend.get_by_role("heading", level=1)).to_have_text("Des jeux de cartes, une table")


def test_a_spectator_has_no_place_that_waits(page: Page, friend: Page, site: str) -> None:
    code = open_table(page, site, "herrlof", 2, {})
    deal(page, site, code)
    look_on(friend, f"{site}/t/{code}")
    for one, line in ((page, "Votre place vous attend"), (friend, f"avec le code {code}")):
        one.get_by_role("button", name="Menu").click()
        dialog = one.get_by_role("dialog")
        expect(dialog).to_contain_text(line)
    expect(friend.get_by_role("dialog")).not_to_contain_text("Votre place")


def test_everybody_awaited_is_named_in_a_sentence(
    browser: Browser, page: Page, friend: Page, site: str
) -> None:
    code = invited(page, site, seats=2)
    sit(friend, site, code)
    friend.get_by_role("button", name="On peut y aller").click()
    page.get_by_role("button", name="Distribuer les cartes").click()
    watching = browser.new_page(locale="fr-FR")
    look_on(watching, f"{site}/t/{code}")
    expect(watching.locator(".bar")).to_contain_text("On attend Ada et Ada 2")
    watching.context.close()


def test_open_tables_name_who_sits_there(page: Page, friend: Page, site: str) -> None:
    code = invited(page, site, public=True)
    friend.goto(site)
    listed = friend.locator(f"a[href='/t/{code}']")
    expect(listed).to_have_text(re.compile(r"^Herrlof · Ada\s*1 place prise sur 3$"))


def test_a_code_is_taken_however_it_is_given(page: Page, friend: Page, site: str) -> None:
    code = invited(page, site)
    for given in (f"{code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}".lower(), f"{site}/t/{code}"):
        friend.goto(f"{site}/join")
        friend.get_by_label("Code de la table").fill(given)
        friend.get_by_role("button", name="Entrer").click()
        friend.wait_for_url(f"**/t/{code}")
        expect(friend.get_by_role("button", name="S’asseoir", exact=True)).to_be_visible()


OPEN_TABLE = """async () => {
    const settings = {game: 'blot', seats: 3, public: true};
    const {code} = await (await fetch('/api/tables', {
        method: 'POST', body: JSON.stringify({settings, sit: true}),
        headers: {'content-type': 'application/json'},
    })).json();
    window.there = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${code}/live`);
    await new Promise((done) => { window.there.onopen = done; });
    return code;
}"""
"""A lobby open to all, with its host at it; its code."""


def return_code(page: Page) -> str:
    return str(page.evaluate("fetch('/api/me').then(me => me.json()).then(me => me.return_code)"))


def test_a_return_code_warns_before_somebody_is_replaced_and_welcomes(
    page: Page, friend: Page, site: str
) -> None:
    named(page, site, "Zoé")
    named(friend, site, "Ada")
    code, own = return_code(page), return_code(friend)
    friend.goto(f"{site}/my-games")
    box = friend.get_by_label("J’ai un code de retour")
    for given in (own, code.lower().replace("-", " ")):
        box.fill(given)
        box.press("Enter")
        if given == own:
            expect(friend.get_by_text("vous êtes déjà Ada")).to_be_visible()
    warning = friend.get_by_role("dialog", name="Devenir Zoé sur cet appareil ?")
    expect(warning).to_contain_text("Cet appareil oubliera Ada")
    expect(warning.get_by_label("Code de retour actuel")).to_have_value(own)
    warning.get_by_role("button", name="Rester Ada").click()
    assert return_code(friend) == own
    box.press("Enter")
    warning.get_by_role("button", name="Devenir Zoé").click()
    expect(friend.get_by_text("Bon retour, Zoé !")).to_be_visible()
    assert return_code(friend) == code


def test_a_return_code_is_copied_or_scanned_and_replaces_nobody_by_itself(
    context: BrowserContext, page: Page, friend: Page, site: str
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    named(page, site, "Zoé")
    page.goto(f"{site}/my-games")
    page.get_by_role("button", name="Montrer mon code").click()
    code = page.get_by_label("Votre code de retour", exact=True).input_value()
    assert code == return_code(page)
    expect(page.get_by_role("img", name="Code QR de votre code de retour")).to_be_visible()
    page.get_by_role("button", name="Copier").click()
    expect(page.get_by_text("Code copié.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == code
    check(page)
    field = page.get_by_label("Votre code de retour", exact=True)
    assert field.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
    friend.goto(f"{site}/my-games#code={code}")
    expect(friend.get_by_label("J’ai un code de retour")).to_have_value(code)
    assert friend.url == f"{site}/my-games"
    assert return_code(friend) != code
    friend.get_by_role("button", name="Revenir", exact=True).click()
    warning = friend.get_by_role("dialog", name="Devenir Zoé sur cet appareil ?")
    check(friend)
    warning.get_by_role("button", name="Devenir Zoé").click()
    expect(friend.get_by_text("Bon retour, Zoé !")).to_be_visible()
    assert return_code(friend) == code


def test_a_browser_without_a_guest_has_nobody_to_lose(
    page: Page, browser: Browser, site: str
) -> None:
    named(page, site, "Zoé")
    fresh = browser.new_page(locale="fr-FR")
    fresh.goto(f"{site}/my-games")
    fresh.get_by_label("J’ai un code de retour").fill(return_code(page))
    fresh.get_by_role("button", name="Revenir", exact=True).click()
    expect(fresh.get_by_text("Bon retour, Zoé !")).to_be_visible()
    fresh.context.close()


def test_a_new_name_is_kept_without_leaving_the_table(page: Page, friend: Page, site: str) -> None:
    code = invited(page, site)
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.get_by_label("Votre nom à table").fill("Zoé")
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_text("Bienvenue, Zoé !")).to_be_visible()
    expect(page.locator(".seat .who b").first).to_have_text("Zoé")
    friend.goto(f"{site}/t/{code}")
    expect(friend.get_by_role("heading", level=1)).to_have_text("Zoé vous invite à jouer à Herrlof")
    expect(page.get_by_text("Bienvenue, Zoé !")).to_be_visible()
    assert sockets == []


def test_a_guest_sees_all_that_is_kept_takes_it_along_and_is_forgotten(
    page: Page, friend: Page, site: str
) -> None:
    code = invited(page, site)
    sit(friend, site, code)
    friend.get_by_label("Votre message").fill("Bonsoir")
    friend.get_by_role("button", name="Envoyer", exact=True).click()
    expect(page.locator(".lines b")).to_have_text("Ada 2")
    friend.goto(f"{site}/about")
    friend.get_by_role("link", name=re.compile("^Ce qui est gardé à votre sujet")).click()
    expect(friend.get_by_role("heading", level=1)).to_have_text("À propos de moi")
    told = friend.get_by_role("definition")
    expect(told.first).to_contain_text(re.compile("^Ada, ici depuis le "))
    for term in ("1 table qui vous connaît", "0 partie", "1 message à table"):
        expect(friend.get_by_role("term").filter(has_text=term)).to_be_visible()
    check(friend)
    check_in_english(friend, "main .button")
    friend.get_by_role("button", name="Français").click()
    with friend.expect_download() as download:
        friend.get_by_role("link", name="Télécharger le fichier").click()
    file = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert download.value.suggested_filename == "tablee.json"
    assert (file["name"], file["tables"][0]["said"]) == ("Ada", ["Bonsoir"])
    friend.get_by_role("button", name="M’effacer d’ici").click()
    sure = friend.get_by_role("dialog", name="Effacer Ada ?")
    expect(sure.get_by_role("listitem")).to_have_count(3)
    check(friend)
    sure.get_by_role("button", name="Non, rester Ada").click()
    expect(sure).to_be_hidden()
    friend.get_by_role("button", name="M’effacer d’ici").click()
    sure.get_by_label("Oublier aussi les réglages").check()
    sure.get_by_role("button", name="Oui, tout effacer").click()
    expect(friend.get_by_text("C’est fait : rien n’est plus gardé")).to_be_visible()
    assert (
        friend.evaluate("Object.keys(localStorage).filter((one) => one.startsWith('tablee.'))")
        == []
    )
    expect(page.locator(".seat .who b")).to_have_text(["Ada", "Place libre", "Place libre"])
    expect(page.locator(".lines b")).to_have_text("Quelqu’un")
    expect(page.get_by_text("Bonsoir")).to_have_count(0)
    friend.reload()
    expect(friend.get_by_text("Ce navigateur n’a pas encore de nom ici")).to_be_visible()


def test_people_one_has_played_with_are_invited_again_or_joined(
    page: Page, friend: Page, site: str
) -> None:
    named(page, site, "Zoé")
    named(friend, site, "Ada")
    waiting = page.evaluate(OPEN_TABLE)
    game = {
        "record": "r",
        "code": "NKRNTV",
        "game": "herrlof",
        "names": ["Ada", "Zoé", "Castor"],
        "when": 1.0,
        "seat": 0,
        "others": [1],
        "scores": [5, 3, 2],
        "places": [1, 2, 3],
        "continued": False,
        "awaited": False,
    }
    friend.route("**/api/my-games", lambda route: route.fulfill(json=[game]))
    friend.goto(f"{site}/my-games")
    people = friend.get_by_role("region", name="Vous avez joué avec").get_by_role("listitem")
    expect(people).to_have_count(1)
    expect(people).to_contain_text("Zoé")
    door = people.get_by_role("link", name="Quelqu’un de ce nom attend à Blot")
    expect(door).to_have_attribute("href", f"/t/{waiting}")
    check(friend)
    check_in_english(friend, "main li .button")
    friend.get_by_role("button", name="Invite again: Zoé, Herrlof").click()
    friend.wait_for_url("**/t/*")
    expect(friend.locator(".seats .seat")).to_have_count(3)
    code = friend.url.rpartition("/")[2]
    expect(friend.get_by_label("Link to send")).to_have_value(re.compile(f"/t/{code}$"))
