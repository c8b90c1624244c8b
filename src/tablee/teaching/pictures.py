"""Pictures of the rules: each game's `pictures.toml`, a position for a rule id."""

from functools import cache

import msgspec
from msgspec import Struct

from tablee.core.contract import RuleId
from tablee.core.seats import Seat
from tablee.packs import Pack
from tablee.teaching.lessons import Texts
from tablee.teaching.script import Moment, Script


class Picture(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`caption` tells all there is to see; `seat` is whose screen it is, None a spectator's.

    `sheet`: the score sheet is what is shown, not the table. `shows`: the parts of the table it is
    about, as the game's drawing names them (`data-part`); without any it is the whole table.
    """

    rule: RuleId
    shows: list[str] = []
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
def gallery(pack: Pack) -> Gallery:
    """Without pictures of its own it is empty."""
    if pack.pictures is None:
        return Gallery([], [])
    return msgspec.toml.decode(pack.pictures.read_bytes(), type=Gallery)


def staged(pack: Pack, picture: Picture, language: str) -> Moment:
    """The moment a picture shows."""
    script = Script(pack, language)
    script.put(picture.position)
    script.luck(picture.luck)
    for line in picture.play:
        script.play(line)
    return script.moments[-1]
