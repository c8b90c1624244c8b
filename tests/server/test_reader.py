"""What readers of one position are shown: persons what is new, bots and newcomers everything."""

from typing import Any

import msgspec
import pytest

from tablee.core.seats import Seat
from tablee.packs import GAMES
from tablee.table.course import Course
from tablee.table.reader import Reader
from tablee.table.scene import Scene
from tablee.table.told import Screen
from tests.server.client import follow
from tests.server.courses import new_course


def a_match(game: str) -> Course:
    return new_course(game, GAMES[game].seats[0])


def play(match: Course) -> None:
    seat = match.state.to_act()[0]
    match.play(seat, [match.state.moves(seat)[0]])


def shown_to(reader: Reader, position: Scene) -> Screen | None:
    payload = reader.show(position, [])
    if payload is None:
        return None
    assert set(msgspec.json.decode(payload)) == {"say", *Screen.__struct_fields__}
    return msgspec.json.decode(payload, type=Screen)


def plain(view: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot_first", [True, False])
def test_a_bot_beside_them_takes_nothing_from_persons_and_newcomers(
    game: str, bot_first: bool
) -> None:
    match = a_match(game)
    bot, person, watching = Reader(0, 1, ()), Reader(1, 1, ()), Reader(None, 1, ())
    bot.has_memory = True
    readers = [bot, person, watching] if bot_first else [person, watching, bot]
    people: list[Seat | None] = [1, None]
    seen = person.whole(Scene(match, [], people), [])
    for _ in range(3):
        play(match)
        position = Scene(match, [], people)
        shown = {reader.seat: shown_to(reader, position) for reader in readers}
        news = shown[1]
        if news is not None:
            seen = follow(seen, news)
        assert msgspec.json.decode(seen.view) == plain(match.state.screen(1))
        whole = watching.whole(position, [])
        assert msgspec.json.decode(whole.view) == plain(match.state.screen(None))
        known = shown[0]
        if known is not None:
            assert bytes(known.view).count(b'"memory":') == 1
            assert msgspec.json.decode(known.view) == plain(match.state.view(0))


@pytest.mark.parametrize("game", GAMES)
def test_what_readers_share_is_what_each_would_have_been_told_alone(game: str) -> None:
    match, alone = a_match(game), a_match(game)
    people: list[Seat | None] = [*range(GAMES[game].seats[0]), None]
    together = [Reader(seat, 1, ()) for seat in people]
    apart = [Reader(seat, 1, ()) for seat in people]
    for _ in range(6):
        position = Scene(match, [], people)
        for reader, other in zip(together, apart, strict=True):
            screen = shown_to(reader, position)
            assert screen == shown_to(other, Scene(alone, [], [other.seat]))
            assert screen is None or screen.seat == reader.seat
        play(match)
        play(alone)
