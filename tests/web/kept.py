"""Screens at which somebody is asked something: the fullest of each kind that random games of the
real engine come by, as the server would send them."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

import msgspec

from tablee.core.contract import Asked, State
from tablee.core.moves import texts
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.bloops.view import BloopsView
from tablee.lab.laws.positions import Variant, random_game, variants_of
from tablee.packs import GAMES
from tablee.server.wire.server_says import Snapshot
from tablee.server.wire.table_info import Chair, Settings, Shuffle, TableInfo
from tablee.table.permissions import Phase
from tablee.table.told import Clock, Screen, result_of

NAMES: Final = ("Ada", "Marguerite", "Théodore", "Capucine", "Barnabé", "Léopold")
ROUND_ONE_SCREEN: Final = "shared=yes"
"""An option of games that people play around one device, on a page of its own."""
WAITING: Final = "waiting"
MOST_LYING: Final = 8
"""So many cards lie before a player of Bloops in games of people."""
OFFER: Final = 40
"""An offer needs as much room as that many characters of a view."""
_GAMES_OF_A_VARIANT: Final = 12
_CARD: Final = re.compile(r"^[A-Z0-9]")


class Kept(msgspec.Struct, frozen=True):
    """`step` names what is asked by the first words of the offers; `message` is the snapshot."""

    game: str
    seats: int
    step: str
    message: str
    fullness: int

    @property
    def name(self) -> str:
        return f"{self.game}, {self.seats} players, {self.step}"


def fullest(game: str) -> Kept:
    """The most crowded step of a game: with the most to see and to choose."""
    return max(kept_screens(game), key=lambda kept: kept.fullness)


@cache
def kept_screens(game: str) -> Sequence[Kept]:
    """Of every number of players and every step, the screen with the most to see and to choose."""
    found: dict[tuple[int, str], Kept] = {}
    for variant in variants_of(GAMES[game]):
        if ROUND_ONE_SCREEN in variant[2].text():
            continue
        for state, seat, asked in _asking(variant):
            view = state.screen(seat)
            if not _is_usual(view):
                continue
            message = snapshot_of(game, variant[1], state, view, asked)
            fullness = len(message) + OFFER * (len(asked.moves) + len(asked.reactions))
            kept = Kept(game, variant[1], _step(asked), message, fullness)
            key = (kept.seats, kept.step)
            if key not in found or found[key].fullness < fullness:
                found[key] = kept
    return [kept for _, kept in sorted(found.items())]


def _is_usual(view: View) -> bool:
    """Random players of Bloops throw wrongly all the time, and are given cards without end."""
    if not isinstance(view, BloopsView):
        return True
    return max(map(len, view.cards), default=0) <= MOST_LYING


def _asking(variant: Variant) -> Iterator[tuple[State, Seat, Asked]]:
    for seed in range(_GAMES_OF_A_VARIANT):
        for state, _, _ in random_game(variant, seed):
            for seat in range(variant[1]):
                yield state, seat, state.asked(seat)


def _step(asked: Asked) -> str:
    """`draw/pass`, `card`; what may be left alone stands in brackets."""
    moves, reactions = _words(texts(asked.moves)), _words(texts(asked.reactions))
    return f"{moves or WAITING}{f' ({reactions})' if reactions else ''}"


def _words(offered: list[str]) -> str:
    words = {"card" if _CARD.match(one) else one.partition(" ")[0] for one in offered}
    return "/".join(sorted(words))


def snapshot_of(game: str, seats: int, state: State, view: View, asked: Asked) -> str:
    """What the reader of that view is told who comes at this moment."""
    seat = view.seat
    assert seat is not None
    screen = Screen(
        version=1,
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(view)),
        to_act=asked.to_act,
        may_react=asked.may_react,
        moves=texts(asked.moves),
        reactions=texts(asked.reactions),
        clocks=[
            Clock(key=wait.key, seat=wait.seat, seconds=wait.seconds, left=wait.seconds)
            for wait in state.waits()
        ],
        result=result_of(state.outcome()),
    )
    table = table_of(game, seats, "playing", seat)
    return msgspec.json.encode(
        Snapshot(table=table, seat=seat, screen=screen, story=[], chat=[])
    ).decode()


def table_of(game: str, seats: int, phase: Phase, reader: Seat = 0) -> TableInfo:
    return TableInfo(
        code="FITS",
        link="",
        phase=phase,
        settings=Settings(game=game, seats=seats),
        chairs=[_chair(one, reader) for one in range(seats)],
        spectators=[],
        shuffle=Shuffle(commitment=""),
    )


def _chair(seat: Seat, reader: Seat) -> Chair:
    name = NAMES[seat]
    if seat == reader:
        return Chair(kind="person", name=name, connected=True, ready=True, host=True)
    return Chair(kind="bot", name=name, level="regular", face="hare", connected=True, ready=True)
