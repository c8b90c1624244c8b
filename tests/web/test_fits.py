"""At the table nothing is off the screen: one's own cards, the table's, the choices and whose turn
it is are in sight together, at every size, in every game, for every number of players."""

import pytest
from playwright.sync_api import Page

from tablee.packs import GAMES
from tests.web.fits import LANGUAGES, Gauge, Size, report
from tests.web.kept import kept_screens

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES for seats in GAMES[game].seats],
)
def test_a_table_fits(page: Page, site: str, game: str, seats: int, language: str) -> None:
    screens = [one for one in kept_screens(game) if one.seats == seats]
    misfits = Gauge(page, site).misfits(screens, language)
    assert not misfits, "\n" + report(misfits)


@pytest.mark.parametrize(
    ("spoiling", "problem"),
    [
        (".room { translate: 0 60vh }", "is off the screen (below)"),
        (".board { margin-bottom: -6rem }", "overlaps"),
        (".hand { pointer-events: none }", "has no free place for a finger"),
        (
            ".prompt span { display: block; width: 2rem; overflow: hidden; text-wrap: nowrap }",
            "has cut words",
        ),
        (".bar { position: fixed; inset: 0; z-index: 9 }", "is covered by"),
        (".table > * { min-height: 200vh !important }", "scrolls down by"),
        (".room { display: none !important }", "nothing is marked [hand]"),
        (".hand .card { width: 30px }", "is 30 by"),
    ],
)
def test_what_does_not_fit_is_noticed(page: Page, site: str, spoiling: str, problem: str) -> None:
    gauge, size = Gauge(page, site), Size(1440, 900)
    screen = next(one for one in kept_screens("herrlof") if one.step == "card")
    gauge.open(screen, "fr")
    gauge.resize(size)
    assert not any(problem in one for one in gauge.problems([screen], size)[0])
    gauge.spoil(spoiling)
    found = gauge.problems([screen], size)[0]
    assert any(problem in one for one in found), found


def test_screens_are_kept_of_every_number_of_players_and_what_is_asked() -> None:
    """A few that must be among them, of each game."""
    steps = {game: {(one.seats, one.step) for one in kept_screens(game)} for game in GAMES}
    assert {(2, "predict"), (3, "card"), (3, "pass/take")} <= steps["herrlof"]
    assert {(2, "card"), (5, "card"), (4, "give"), (3, "name")} <= steps["blot"]
    assert {(2, "confirm (throw)"), (4, "draw (throw)"), (3, "seen")} <= steps["bloops"]
    assert {(2, "look"), (6, "blast/end"), (4, "skip/use")} <= steps["bla5t"]
    assert {(3, "give/start"), (6, "vote")} <= steps["blitz"]
    for game, rules in GAMES.items():
        assert {seats for seats, _ in steps[game]} == set(rules.seats)
