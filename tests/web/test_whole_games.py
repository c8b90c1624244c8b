"""A whole game of each of the five: one person by mouse, the other with the keyboard alone.

Both know the page only by what a screen reader would say of it. One reads French, one English. In
the middle of the game the first one's page is loaded again, as narrow as a phone.
"""

import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import BRISK
from tests.web.people import Hand, Keys, Person, Thing, Way, play
from tests.web.tables import hand, open_table, sit_down

pytestmark = pytest.mark.browser

GO_ON = "^(Continuer|Continue)$"
PLAYABLE = ", (jouable|playable)$"
DRAW = "^(Piocher|Draw)"

BLOT = [
    GO_ON,
    "^(Offrir la tuile|Give the tile)",
    "^(Moi|Me)$",
    "(votre carte peut y aller|your card may go there)$",
    PLAYABLE,
]
HERRLOF = [
    GO_ON,
    "^(Noter|Write) ",
    "^(piocher|draw|prendre|take|ne rien faire|do nothing)",
    PLAYABLE,
]


BLOOPS: list[Way] = [
    "^(C’est vu|Got it)$",
    "^(Sens horaire|Clockwise)$",
    "^(Offrir à|Give to) ",
    "(la regarder|look at it)$",
    ("^(Votre|Your) .*(échanger|swap it)$", "^(Carte de|(?!Your).*’s card).*(échanger|swap it)$"),
    "^(Défausser|Discard it)$",
    "^(Plus rien à jeter|Nothing more to throw)$",
    r"^(Piocher|Draw) \(|^(Passer|Pass)$",
]
RING = "^(Préparer BLOOPS|Secretly prepare BLOOPS|Annoncer|Announce)"
BLA5T = [
    GO_ON,
    "^(Laisser faire|Let it happen)$",
    "^(C’est vu|Got it)$",
    "^(Utiliser|Use it)$",
    "^(Mélanger vraiment|Really swap them)$",
    "^(?!Votre|Your).*(à choisir|can be chosen)$",
    "^((?!visée|pointed).)*(à choisir|can be chosen)$",
    "^(C’est tout|Done|Ne pas échanger|Do not swap|Ne pas s’en servir|Leave it unused)$",
    "^(Défausser|Discard)",
    "^(Finir le tour|End the turn)$",
    "^(Garder la liste|Keep the list)$",
    "^(Avec quatre cartes|With four cards)$",
    "^(Jouer|Play) ",
    "^(Siège|Seat) |^(Tout le monde change de place|Everybody change seats) ?!$",
    r"^(Piocher|Draw)\b",
    "^(Retourner|Flip) ",
]
"""Something for every question: nobody plays for who does not answer."""
FLIP = "^(Retourner une carte|Flip a card)"
CONTEST = "^(Contester|Contest)$"
VOTE = "^(Non|No)$"
BLAST = "^(Annoncer BLAST|Call BLAST)$"


class Talker(Person):
    """Blitz!: answers as soon as the page says so; every word is a new one."""

    def act(self, seen: Sequence[Thing]) -> bool:
        asked = any(re.search("(Nommez|Name) : |Name: ", thing.text) for thing in seen)
        if not asked:
            return super().act(seen)
        self.pressed.append("word")
        self.answer(f"mot{len(self.pressed)}")
        return True

    def answer(self, word: str) -> None:
        """Wherever the focus is: letters find the box."""
        self.page.keyboard.type(word, delay=25)
        self.page.keyboard.press("Enter")


class TalkingHand(Talker, Hand):
    def answer(self, word: str) -> None:
        self.page.get_by_role("textbox", name="Votre réponse").press_sequentially(word, delay=25)
        self.page.get_by_role("button", name="Répondre", exact=True).click()


class TalkingKeys(Talker, Keys):
    pass


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 800})
    page.add_init_script(BRISK)
    yield page
    page.context.close()


def table(
    page: Page, friend: Page, site: str, game: str, options: dict[str, str], bots: int = 0
) -> None:
    code = open_table(page, site, game, 2 + bots, options, bots="")
    sit_down(page, friend, site, code, bots)


def from_a_phone(people: list[Person]) -> None:
    page = people[0].page
    page.set_viewport_size({"width": 360, "height": 740})
    page.reload()


def each(people: list[Person], pattern: str, times: int) -> Callable[[], bool]:
    """Everybody has pressed such a thing so often."""
    return lambda: all(one.has_pressed(pattern) >= times for one in people)


def check_end(people: list[Person], seats: int = 2) -> None:
    for person in people:
        end = person.page.get_by_role("dialog")
        expect(end.locator(".ranking li")).to_have_count(seats)
        expect(end.get_by_text(re.compile("Mélange vérifié|Shuffle checked"))).to_be_visible()


def test_blot(page: Page, friend: Page, swift: str) -> None:
    table(page, friend, swift, "blot", {}, bots=1)
    people: list[Person] = [Hand(page, BLOT), Keys(friend, BLOT)]
    play(people, until=each(people, PLAYABLE, 6))
    from_a_phone(people)
    play(people)
    check_end(people, seats=3)
    expect(page.get_by_role("dialog").get_by_role("table")).to_have_count(4)


def test_herrlof(page: Page, friend: Page, swift: str) -> None:
    table(page, friend, swift, "herrlof", {"target": "5"})
    people: list[Person] = [Hand(page, HERRLOF), Keys(friend, HERRLOF)]
    play(people, until=each(people, PLAYABLE, 6))
    from_a_phone(people)
    play(people)
    check_end(people)
    end = page.get_by_role("dialog")
    with page.expect_download() as download:
        end.get_by_role("link", name="Télécharger la partie").click()
    assert "herrlof" in download.value.path().read_text(encoding="utf-8")
    end.get_by_role("button", name="Revanche").click()
    expect(end.get_by_text("Vous êtes de la partie. On attend Zoé.")).to_be_visible()
    accept = friend.get_by_role("dialog").get_by_role("button", name="Accept the rematch")
    accept.press("Enter")
    for person in people:
        expect(hand(person.page)).to_have_count(15)


def test_bloops(page: Page, friend: Page, swift: str) -> None:
    table(page, friend, swift, "bloops", {"grace": "none"})
    people: list[Person] = [Hand(page, BLOOPS), Keys(friend, BLOOPS)]
    play(people, until=each(people, DRAW, 3))
    from_a_phone(people)
    for person in people:
        person.ways.insert(0, RING)
    play(people)
    check_end(people)
    expect(page.get_by_role("dialog").get_by_text(re.compile(r"\d = \d")).first).to_be_visible()


def test_bla5t(page: Page, friend: Page, swift: str) -> None:
    table(page, friend, swift, "bla5t", {"mode": "advanced", "limit": "50"})
    people: list[Person] = [Hand(page, BLA5T), Keys(friend, BLA5T)]
    play(people, until=each(people, DRAW, 2))
    from_a_phone(people)
    for person in people:
        person.ways.insert(0, BLAST)
    play(people)
    check_end(people)
    sheet = page.get_by_role("dialog").get_by_role("table")
    expect(sheet.get_by_role("rowheader", name="Points des cartes").first).to_be_visible()


def test_blitz(page: Page, friend: Page, swift: str) -> None:
    table(page, friend, swift, "blitz", {}, bots=1)
    people: list[Person] = [TalkingHand(page, [VOTE, CONTEST, FLIP]), TalkingKeys(friend, [FLIP])]
    play(people, until=lambda: people[0].has_pressed(VOTE) > 0)
    assert people[0].has_pressed(VOTE)
    people[0].ways.remove(CONTEST)
    from_a_phone(people)
    play(people)
    check_end(people, seats=3)
