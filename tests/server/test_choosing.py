"""Settings of the lobby: the seats an option brings, and the people it names."""

import pytest

from tablee.packs import GAMES
from tablee.server.tables.choosing import agreed, chosen, named_anew, reseated, with_seats
from tablee.server.tables.seating import Seated
from tablee.server.wire import protocol as p
from tablee.server.wire.errors import Mistake
from tests.server.client import players, seat_all, start


def blot(seats: int = 0, **options: str) -> p.Settings:
    return p.Settings(game="blot", seats=seats, options=options)


def chairs(who: str) -> list[Seated]:
    """`A-b`: Ada, an empty chair, a bot."""
    found = []
    for letter in who:
        if letter == "-":
            found.append(Seated())
        elif letter.isupper():
            found.append(Seated(kind="person", guest=letter, name=letter))
        else:
            found.append(Seated(kind="bot", level="novice", name=letter))
    return found


def names(seated: list[Seated]) -> str:
    return "".join(chair.name or "-" for chair in seated)


@pytest.mark.parametrize(
    ("settings", "people", "seats"),
    [
        (blot(), 0, 2),
        (blot(teams="yes"), 0, 4),
        (blot(starter="P2"), 0, 3),
        (blot(), 3, 3),
        (blot(5), 0, 5),
    ],
)
def test_where_nobody_says_how_many_the_options_do(
    settings: p.Settings, people: int, seats: int
) -> None:
    assert with_seats(settings, people).seats == seats


def test_two_against_two_brings_its_four_seats() -> None:
    settings, seated = agreed(blot(3, teams="yes"), blot(3), chairs("Ab-"))
    assert settings == blot(4, teams="yes")
    assert names(seated) == "Ab--"


def test_bots_get_up_for_it_but_nobody_else_does() -> None:
    settings, seated = agreed(blot(5, teams="yes"), blot(5), chairs("AbBcC"))
    assert (settings.seats, names(seated)) == (4, "AbBC")
    settings, seated = agreed(blot(5, teams="yes"), blot(5), chairs("ABCDE"))
    assert (settings.seats, names(seated)) == (5, "ABCDE")  # which makes no game


def test_another_number_of_seats_ends_two_against_two() -> None:
    settings, seated = agreed(blot(3, teams="yes"), blot(4, teams="yes"), chairs("AB--"))
    assert settings.options == {"teams": "no"}
    assert names(seated) == "AB-"


def test_the_named_starter_keeps_the_name_when_all_move_up() -> None:
    settings, seated = agreed(blot(3, starter="P3"), blot(5, starter="P3"), chairs("A--B-"))
    assert names(seated) == "AB-"
    assert settings.options == {"starter": "P1"}


def test_a_named_starter_who_has_no_seat_any_more_is_named_no_more() -> None:
    settings, _ = agreed(blot(2, starter="P2"), blot(3, starter="P2"), chairs("ABC"))
    assert settings.options == {"starter": "random"}
    settings, _ = agreed(blot(2, starter="P2"), blot(3, starter="P2"), chairs("AB-"))
    assert settings.options == {"starter": "random"}


def test_names_follow_people_and_leave_with_them() -> None:
    before = chairs("ABC")
    now = [Seated(), before[1], before[2]]
    assert named_anew(blot(3, starter="P1"), before, now).options == {"starter": "P1"}
    assert named_anew(blot(3, starter="P0"), before, now).options == {"starter": "random"}
    assert named_anew(blot(3, starter="random"), before, now).options == {"starter": "random"}


def test_empty_chairs_go_first_and_the_last_bots_next() -> None:
    assert names(reseated(chairs("a-Bc"), 3)) == "aBc"
    assert names(reseated(chairs("a-Bc"), 2)) == "aB"
    assert names(reseated(chairs("aBC"), 2)) == "BC"
    assert names(reseated(chairs("AB"), 4)) == "AB--"


@pytest.mark.parametrize("seats", [-1, 6, 1_000_000_000])
def test_a_senseless_number_of_seats_is_refused_before_any_chair_is_made(seats: int) -> None:
    with pytest.raises(Mistake, match=f"blot is played by 2 to 5, not {seats}"):
        agreed(blot(seats), blot(3), chairs("AB-"))


@pytest.mark.parametrize("starter", [0, 1])
async def test_the_host_names_the_starter_who_then_starts(url: str, starter: int) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        options = {"starter": f"P{starter}"}
        await seat_all([ada, bjorn], game="blot", options=options, pace="none")
        await start([ada, bjorn])
        assert (await ada.see(lambda screen: True)).to_act == [starter]


async def test_a_starter_who_stands_up_is_named_no_more(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn], game="blot", options={"starter": "P1"}, pace="none")
        named = {"starter": "random"}
        await bjorn.say(p.Stand())
        await ada.hear(p.Snapshot, lambda said: said.table.settings.options == named)


async def test_two_against_two_in_the_lobby(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(game="blot", seats=3)
        await ada.join(code)
        await ada.say(p.Choose(blot(3, teams="yes")))
        said = await ada.hear(p.Snapshot, lambda said: said.table.settings.seats == 4)
        assert len(said.table.chairs) == 4
        await ada.say(p.Choose(blot(4, teams="maybe")))
        assert "option teams: yes or no, not 'maybe'" in (await ada.hear(p.Failed)).text


async def test_a_table_is_made_with_the_seats_its_options_need(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(game="blot", seats=0, options={"teams": "yes"})
        assert len((await ada.join(code)).table.chairs) == 4


# --- options of earlier rules -----------------------------------------------------------------

KEPT = [(name, option) for name, game in GAMES.items() for option in sorted(game.options.KEPT)]


@pytest.mark.parametrize(("game", "option"), KEPT)
@pytest.mark.parametrize("value", ["yes", "first", "x"])
async def test_no_new_table_has_an_option_of_earlier_rules(
    url: str, game: str, option: str, value: str
) -> None:
    async with players(url, "Ada") as (ada,):
        wish = {"settings": {"game": game, "options": {option: value}}}
        async with ada.http.post("/api/tables", json=wish) as answer:
            said = await answer.json()
        assert (answer.status, said["code"]) == (400, "settings")
        assert said["text"] == f"Nobody chooses the option {option!r}: leave it out."


@pytest.mark.parametrize(("game", "option"), KEPT)
def test_what_a_continued_game_brought_goes_with_it(game: str, option: str) -> None:
    """Its host may choose otherwise, which is then a game by today's rules."""
    before = p.Settings(game=game, seats=4, options={option: "old"})
    assert chosen(before, before).options == {}
    with pytest.raises(Mistake, match=f"Nobody chooses the option '{option}'"):
        chosen(p.Settings(game=game, seats=4, options={option: "other"}), before)
