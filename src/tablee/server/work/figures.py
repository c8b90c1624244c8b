"""One's own games, counted: places and scores as the games themselves gave them, predictions by
playing their records again."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from tablee.bots.characters import CHARACTERS
from tablee.bots.levels import LEVELS
from tablee.core.records import read_record
from tablee.core.seats import Seat
from tablee.history.replay import RecordError, replay
from tablee.packs import PACKS
from tablee.server.wire.my_figures import (
    GameFigure,
    LevelFigure,
    MyFigures,
    OpponentFigure,
    PredictionFigure,
)

MOST_OPPONENTS: Final = 5
_LEVEL_OF: Final = {one.name: level for level, cast in CHARACTERS.items() for one in cast}


class Finished(Struct, frozen=True, kw_only=True):
    """A game that is over, as one of its players has it. `guests`: by seat, "" for who is none;
    `text`: its record, where it is to be played again."""

    record: str
    game: str
    when: float
    seat: Seat
    names: list[str]
    guests: list[str]
    scores: list[int]
    places: list[int]
    text: str = ""

    @property
    def is_won(self) -> bool:
        return self.places[self.seat] == 1

    def levels(self) -> set[str]:
        """Of the bots there: they are known by their names, as no guest sits in their chairs."""
        seated = zip(self.names, self.guests, strict=True)
        return {_LEVEL_OF[name] for name, guest in seated if not guest and name in _LEVEL_OF}


def figures_of(games: list[Finished]) -> MyFigures:
    """The latest first."""
    return MyFigures(
        games=len(games),
        won=sum(one.is_won for one in games),
        by_game=_by_game(games),
        levels=_levels(games),
        opponents=_opponents(games),
        predictions=[found for one in reversed(games) for found in _predictions(one)],
    )


def _by_game(games: list[Finished]) -> list[GameFigure]:
    names = Counter(one.game for one in games)
    return [_of_game([o for o in games if o.game == name]) for name, _ in names.most_common()]


def _of_game(games: list[Finished]) -> GameFigure:
    sign = -1 if any(map(_wins_with_less, games)) else 1
    best = max(games, key=lambda one: sign * one.scores[one.seat])
    return GameFigure(
        game=best.game,
        games=len(games),
        won=sum(one.is_won for one in games),
        best=best.scores[best.seat],
        best_record=best.record,
    )


def _wins_with_less(game: Finished) -> bool:
    """Whether it is one of those in which points are bad."""
    first, last = game.places.index(1), game.places.index(max(game.places))
    return game.scores[first] < game.scores[last]


def _levels(games: list[Finished]) -> list[LevelFigure]:
    found = []
    for level in LEVELS:
        faced = [one for one in games if level in one.levels()]
        if faced:
            found.append(LevelFigure(level, len(faced), sum(one.is_won for one in faced)))
    return found


def _opponents(games: list[Finished]) -> list[OpponentFigure]:
    met: dict[str, list[Finished]] = {}
    names: dict[str, str] = {}
    for one in games:
        for seat, guest in enumerate(one.guests):
            if guest and seat != one.seat:
                met.setdefault(guest, []).append(one)
                names.setdefault(guest, one.names[seat])  # the latest comes first
    often = sorted(met, key=lambda guest: len(met[guest]), reverse=True)[:MOST_OPPONENTS]
    return [
        OpponentFigure(names[guest], len(met[guest]), sum(one.is_won for one in met[guest]))
        for guest in often
    ]


def _predictions(game: Finished) -> Iterable[PredictionFigure]:
    """Nothing of a record that these rules cannot play again."""
    pack = PACKS.get(game.game)
    if not game.text or pack is None or pack.hits is None:
        return
    try:
        *_, last = replay(read_record(game.text))
    except RecordError:
        return
    mine = [hits[game.seat] for hits in pack.hits(last.state)]
    if mine:
        yield PredictionFigure(game.record, game.game, game.when, sum(mine), len(mine))
