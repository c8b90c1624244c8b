"""What readers of one position are shown: persons what is new, bots and newcomers everything."""

from typing import Any

import msgspec
import pytest

from tablee.games import GAMES
from tablee.server.match import Match
from tablee.server.reader import Position, Reader
from tests.server.client import follow


def a_match(game: str) -> Match:
    return Match(GAMES[game], GAMES[game].seats[0], GAMES[game].options(), b"seed")


def play(match: Match) -> None:
    seat = match.state.to_act()[0]
    match.play(seat, [match.state.moves(seat)[0]])


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
    seen = person.whole(Position(match, [], [person]))
    for _ in range(3):
        play(match)
        position = Position(match, [], readers)
        shown = {reader.seat: reader.show(position) for reader in readers}
        news = shown[1]
        if news is not None:
            seen = follow(seen, news)
        assert msgspec.json.decode(seen.view) == plain(match.state.screen(1))
        whole = watching.whole(position)
        assert msgspec.json.decode(whole.view) == plain(match.state.screen(None))
        known = shown[0]
        if known is not None:
            assert bytes(known.view).count(b'"memory":') == 1
            assert msgspec.json.decode(known.view) == plain(match.state.view(0))
