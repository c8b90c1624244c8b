"""Pictures of the rules: each game's `pictures.toml`, a position for a rule id."""

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from tablee.core.contract import RuleId
from tablee.core.seats import Seat
from tablee.games import GAMES
from tablee.teaching.lessons import Texts
from tablee.teaching.stage import Moment, Stage


class Picture(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`caption` tells all there is to see; `seat` is whose screen it is, None a spectator's.

    `sheet`: the score sheet is what is shown, not the table.
    """

    rule: RuleId
    caption: Texts
    position: str
    luck: list[int] = []
    play: list[str] = []
    seat: Seat | None = 0
    sheet: bool = False


class Gallery(Struct, frozen=True, forbid_unknown_fields=True):
    """`names`: of the seats, as many as any picture has."""

    names: list[str]
    picture: list[Picture]


@cache
def gallery(game: str) -> Gallery:
    file = resources.files("tablee.games") / game / "pictures.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Gallery)


def staged(game: str, picture: Picture, language: str) -> Moment:
    """The moment a picture shows."""
    stage = Stage(GAMES[game], language)
    stage.put(picture.position)
    stage.luck(picture.luck)
    for line in picture.play:
        stage.play(line)
    return stage.moments[-1]
