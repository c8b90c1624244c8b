import pytest

from tablee.core.contract import Game
from tablee.core.notation import NotationError
from tablee.core.options import make_options
from tablee.games.bloops import BLOOPS
from tablee.games.blot import BLOT
from tablee.packs import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_as_many_play_as_are_wanted_or_as_few_as_can(game: Game) -> None:
    options = game.options()
    assert game.seats_for(options, None) == game.seats[0]
    assert [game.seats_for(options, seats) for seats in game.seats] == list(game.seats)
    for wrong in (0, -1, game.seats[-1] + 1):
        played = f"{game.name} is played by {game.seats[0]} to {game.seats[-1]}, not {wrong}"
        with pytest.raises(NotationError, match=played):
            game.seats_for(options, wrong)


@pytest.mark.parametrize(
    ("game", "chosen", "seats"),
    [
        (BLOT, {"teams": "yes"}, 4),
        (BLOT, {"teams": "yes", "starter": "P1"}, 4),
        (BLOT, {"starter": "P1"}, 2),
        (BLOT, {"starter": "P3"}, 4),
        (BLOOPS, {"starter": "P4"}, 5),
    ],
)
def test_options_bring_the_seats_they_need(game: Game, chosen: dict[str, str], seats: int) -> None:
    assert game.seats_for(make_options(game.options, chosen), None) == seats


def test_a_starter_no_table_has_room_for_is_refused() -> None:
    with pytest.raises(NotationError, match="option starter: random or P0 to P4, not 'P7'"):
        BLOOPS.seats_for(make_options(BLOOPS.options, {"starter": "P7"}), None)
