"""The page as an app: installed, without a server, renewed, at an address without encryption."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Route, expect

from tests.server.process import ServerProcess
from tests.web.conftest import BRISK, FLAGS, PATIENCE, chromium, server_goes_away
from tests.web.tables import deal, open_table
from tests.web.test_everyone import check, check_in_english

pytestmark = pytest.mark.browser

KEPT = """async (path) => {
    while (!(await caches.match(path))) await new Promise((done) => setTimeout(done, 50));
}"""
LAST_KEPT = "/api/rules/blitz/fr"
"""The rules of the last game of the list."""
HOUSE = "maison.test"
"""A name in the network of the house, for which nobody has a certificate."""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(f"sqlite:///{tmp_path}/tablee.db")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own(browser: Browser) -> Iterator[Page]:
    """In a browser that lets the page have its worker."""
    page = browser.new_page(locale="fr-FR", service_workers="allow")
    page.set_default_timeout(PATIENCE)
    yield page
    page.context.close()


@pytest.fixture
def house_browser(browser_type: BrowserType) -> Iterator[Browser]:
    rules = f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1"
    browser = browser_type.launch(executable_path=chromium(), args=[*FLAGS, rules])
    yield browser
    browser.close()


def test_a_first_visit_finds_everything(context: BrowserContext, page: Page, site: str) -> None:
    answers: list[tuple[str, int]] = []
    page.on("response", lambda answer: answers.append((answer.url, answer.status)))
    page.goto(site)
    page.get_by_role("article").first.wait_for()
    asked = context.new_cdp_session(page)
    manifest = asked.send("Page.getAppManifest")
    assert manifest["url"] == f"{site}/manifest.webmanifest"
    assert manifest["errors"] == []
    assert asked.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )
    assert [one for one in answers if one[1] >= 400] == []


@pytest.mark.expects_errors(r"net::ERR_FAILED \(.*/rules/blitz/fr/pictures")
@server_goes_away
def test_without_a_server_the_page_says_what_works(own: Page, mortal: ServerProcess) -> None:
    own.goto(mortal.url)
    own.evaluate(KEPT, LAST_KEPT)
    code = own.get_by_role("textbox", name="Code de la table")
    code.fill("NKR")
    mortal.kill()
    said = own.get_by_role("status").filter(has_text="Le serveur ne répond plus")
    expect(said).to_be_visible()
    expect(code).to_have_value("NKR")
    check(own)
    own.goto(mortal.url)
    expect(own.get_by_role("heading", level=1)).to_have_text("Sans connexion")
    check(own)
    check_in_english(own, "main a")
    own.evaluate("localStorage.removeItem('tablee.language')")
    own.reload()
    own.get_by_role("link", name="Règles de Blitz!").click()
    expect(own.get_by_role("heading", level=1)).to_have_text(re.compile("^Blitz"))
    own.goto(f"{mortal.url}/my-games")
    expect(own.get_by_role("heading", level=1)).to_have_text("Sans connexion")
    mortal.start()
    expect(own.get_by_role("heading", level=1)).to_have_text("Mes parties")


def replaced(route: Route) -> None:
    """As if the page had been built anew."""
    answer = route.fetch()
    route.fulfill(response=answer, body=re.sub(r"index-[\w-]+\.js", "index-new.js", answer.text()))


def test_the_next_link_loads_a_newer_page(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("article").first.wait_for()
    page.route("**/index.html", replaced)
    page.evaluate("window.isOld = true")
    with page.expect_response("**/index.html"):
        page.get_by_role("navigation").get_by_role("link", name="Rejoindre").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rejoindre une table")
    assert page.evaluate("window.isOld")
    page.get_by_role("navigation").get_by_role("link", name="Règles").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Règles des jeux")
    page.wait_for_function("() => !window.isOld")


@pytest.mark.expects_errors(r"Failed to load resource: .* 404 .*ReplayPage", r"ReplayPage|preload")
def test_a_page_whose_parts_are_gone_is_loaded_again(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("article").first.wait_for()
    gone = re.compile(r"/assets/ReplayPage")
    page.route(gone, lambda route: route.fulfill(status=404, body="{}"))
    page.evaluate("window.isOld = true")
    with page.expect_event("load"):
        page.evaluate(
            """() => {
                const link = document.createElement('a');
                link.href = '/replay';
                document.body.append(link);
                link.click();
            }"""
        )
    assert not page.evaluate("window.isOld ?? false")
    page.unroute(gone)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Revoir une partie")


def test_at_a_plain_address_all_is_played_and_what_is_missing_told_when_asked(
    house_browser: Browser, site: str
) -> None:
    page = house_browser.new_page(locale="fr-FR")
    page.set_default_timeout(PATIENCE)
    page.add_init_script(BRISK)
    heard: list[str] = []
    page.on("pageerror", lambda error: heard.append(error.message))
    page.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
    plain = site.replace("127.0.0.1", HOUSE)
    code = open_table(page, plain, "herrlof", 2, {})
    assert not page.evaluate("isSecureContext")
    expect(page.get_by_text("http »")).to_have_count(0)
    page.goto(f"{plain}/t/{code}")
    page.get_by_role("button", name="Copier").click()
    link = page.get_by_label("Lien à envoyer")
    expect(link).to_have_accessible_description(re.compile("Ctrl"))
    assert page.evaluate("getSelection().toString()") == link.input_value()
    deal(page, plain, code)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Me prévenir quand c’est à moi").click()
    expect(page.get_by_text("Pas de notifications à cette adresse")).to_be_visible()
    page.goto(f"{plain}/install")
    expect(page.get_by_role("heading", level=2)).to_have_text("À cette adresse, pas d’installation")
    check(page)
    assert heard == []
