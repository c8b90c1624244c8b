"""What one's own games come to."""

from typing import Any

import msgspec
import pytest

from tablee.core.records import Record
from tablee.history.replay import replay
from tablee.packs import PACKS
from tablee.server.wire.my_figures import GameFigure, LevelFigure, OpponentFigure
from tablee.server.work import jobs
from tablee.server.work.figures import Finished, figures_of
from tablee.server.work.jobs import Errand
from tablee.server.work.workshop import Done
from tests.laws.golden import golden_record
from tests.server.client import players, seat_all, start
from tests.server.conftest import setup
from tests.server.test_tables import play_all
from tests.server.through import serving


def finished(**told: Any) -> Finished:
    usual: dict[str, Any] = {
        "record": "r",
        "game": "blot",
        "when": 1.0,
        "seat": 0,
        "names": ["Ada", "Bj"],
        "guests": ["a", "b"],
        "scores": [10, 4],
        "places": [1, 2],
    }
    return Finished(**{**usual, **told})


def test_games_and_wins_are_counted_and_the_best_score_is_as_the_game_counts() -> None:
    """Where the winner has fewer points than the last, few are good."""
    many = [finished(record="one"), finished(record="two", scores=[12, 15], places=[2, 1])]
    few = [
        finished(record="three", game="bloops", scores=[7, 3], places=[2, 1]),
        finished(record="four", game="bloops", scores=[5, 9]),
        finished(record="five", game="bloops", scores=[8, 9]),
    ]
    found = figures_of([*many, *few])
    assert (found.games, found.won) == (5, 3)
    assert found.by_game == [
        GameFigure(game="bloops", games=3, won=2, best=5, best_record="four"),
        GameFigure(game="blot", games=2, won=1, best=12, best_record="two"),
    ]


def test_bots_are_known_by_their_names_where_no_guest_sits() -> None:
    found = figures_of(
        [
            finished(names=["Ada", "Pépin"], guests=["a", ""]),
            finished(names=["Ada", "La Baronne"], guests=["a", ""], places=[2, 1]),
            finished(names=["Ada", "La Baronne"], guests=["a", "b"]),  # a person of that name
            finished(names=["Ada", "Tim"], guests=["a", ""]),  # nobody knows
        ]
    )
    assert found.levels == [LevelFigure("novice", 1, 1), LevelFigure("expert", 1, 0)]


def test_opponents_are_people_by_their_latest_name() -> None:
    others = [finished(names=["Ada", f"X{n}"], guests=["a", f"x{n}"]) for n in range(9)]
    latest = finished(names=["Ada", "Bjørn"], places=[2, 1])
    found = figures_of([latest, finished(), finished(seat=1, places=[1, 2]), *others])
    assert found.opponents[:1] == [OpponentFigure("Bjørn", 2, 1)]
    assert [one.name for one in found.opponents[1:]] == ["Ada", "X0", "X1", "X2"]


def a_game_of_herrlof() -> Record:
    return golden_record(PACKS["herrlof"].game, *PACKS["herrlof"].game.variants()[0])[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_predictions_are_counted_by_the_game_itself(seat: int) -> None:
    """On a record played again, in another process; one that cannot be is left out."""
    record = a_game_of_herrlof()
    *_, last = replay(record)
    hits = PACKS["herrlof"].hits
    assert hits is not None
    mine = [one[seat] for one in hits(last.state)]
    damaged = msgspec.structs.replace(record, lines=record.lines[1:]).text()
    games = [finished(game="herrlof", seat=seat, text=text) for text in (record.text(), damaged)]
    done = msgspec.msgpack.decode(jobs.figures(Errand(finished=games).bytes()), type=Done)
    (told,) = msgspec.json.decode(done.made)["predictions"]
    assert told["game"] == "herrlof"
    assert (told["hits"], told["rounds"]) == (sum(mine), len(mine))


async def test_one_s_own_finished_games_and_no_other(store_url: str) -> None:
    async with (
        serving(setup(store_url)) as (_, url),
        players(url, "Ada", "Björn", "Zoé") as (ada, bjorn, zoe),
    ):
        nothing = await ada.call("GET", "/api/my-games/figures")
        assert (nothing["games"], nothing["predictions"]) == (0, [])
        await seat_all([ada, bjorn], options={"target": "5"}, pace="none")
        await start([ada, bjorn])
        assert (await ada.call("GET", "/api/my-games/figures"))["games"] == 0
        await play_all([ada, bjorn])
        mine = await ada.call("GET", "/api/my-games/figures")
        theirs = await bjorn.call("GET", "/api/my-games/figures?game=herrlof")
        assert mine["games"] == theirs["games"] == 1
        assert mine["opponents"] == [{"name": "Björn", "games": 1, "won": mine["won"]}]
        assert mine["predictions"][0]["rounds"] >= 1
        assert (await ada.call("GET", "/api/my-games/figures?game=blot"))["games"] == 0
        assert (await zoe.call("GET", "/api/my-games/figures"))["games"] == 0
