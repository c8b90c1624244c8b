"""The host's powers, and a table's way from the lobby to the deal and back."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.core.options import Options, make_options
from tablee.core.shuffle import commitment
from tablee.games import GAMES
from tablee.server import presence, screens
from tablee.server.connection import Connection
from tablee.server.errors import Mistake
from tablee.server.live import Live
from tablee.server.protocol import Choose, Mute, Pause, Rematch, Settings, Start
from tablee.server.reader import first_version
from tablee.server.restoring import begin
from tablee.server.seating import Seated, TableState, back_to_lobby, new_secret
from tablee.store.rows import GameRow

if TYPE_CHECKING:
    from tablee.server.table import Table


def options_of(settings: Settings) -> Options:
    """The game's options, if these settings make a game at all."""
    game = GAMES.get(settings.game)
    if game is None:
        raise Mistake("no_game")
    try:
        options = make_options(game.options, settings.options)
        game.deal(settings.seats, options, FastChance(0))
    except NotationError as error:
        raise Mistake("settings", str(error)) from None
    return options


def new_state(code: str, settings: Settings, host: str) -> TableState:
    options_of(settings)
    return TableState(
        code=code,
        settings=settings,
        chairs=[Seated() for _ in range(settings.seats)],
        host=host,
        secret=new_secret(),
        wins=[0] * settings.seats,
    )


async def choose(table: Table, connection: Connection, message: Choose) -> None:
    table.need_host(connection)
    table.need_phase("lobby")
    options_of(message.settings)
    state, seats = table.state, message.settings.seats
    is_one_device = state.settings.one_device
    state.start = state.continues = ""  # other settings are another game
    if (seats, message.settings.game) != (state.settings.seats, state.settings.game):
        state.wins = [0] * seats
    seated = [chair for chair in state.chairs if chair.kind != "empty"]
    if len(state.chairs) != seats:
        state.chairs = (seated + [Seated() for _ in range(seats)])[:seats]
    for chair in state.chairs:
        chair.is_ready = bool(chair.level)
    state.settings = msgspec.structs.replace(message.settings, one_device=is_one_device)
    presence.count(table)
    await table.save()
    screens.tell_all(table)


async def start(table: Table, connection: Connection, _: Start) -> None:
    table.need_host(connection)
    table.need_phase("lobby")
    if any(chair.kind == "empty" for chair in table.state.chairs):
        raise Mistake("seats_empty")
    if not all(chair.is_ready for chair in table.state.chairs):
        raise Mistake("not_ready")
    table.state.phase = "dealing"
    await table.save()
    screens.tell_table(table)  # everyone's bytes are shown before the deal
    await _deal(table)


async def _deal(table: Table) -> None:
    state, house = table.state, table.house
    game = GAMES[state.settings.game]
    options = options_of(state.settings)
    if not state.start:  # else all was settled when the cards were first dealt
        people = sum(chair.kind == "person" for chair in state.chairs)
        options = game.settle(options, people)
    row = GameRow(
        id=secrets.token_urlsafe(12),
        code=state.code,
        game=game.name,
        rules=game.rules_version,
        options=options.text(),
        names=[chair.name for chair in state.chairs],
        commitment=commitment(bytes.fromhex(state.secret)),
        given=[chair.given for chair in state.chairs],
        secret=state.secret,
        started=time.time(),
        continues=state.continues,
        start=state.start,
    )
    live = Live(row, house.clock, state.settings, first_version())
    players: dict[int, str] = {}  # a guest with several seats by the first of them
    for seat, chair in enumerate(state.chairs):
        if chair.guest and chair.guest not in players.values():
            players[seat] = chair.guest
    state.phase, state.record, state.held, state.is_paused = "playing", row.id, {}, False
    state.start = ""  # the game has it now
    state.game_number += 1
    await house.store.deal(row, players, table.row())
    house.metrics.games += 1
    table.person_moved = house.clock.now()
    live.time.run()
    begin(table, live)
    screens.tell_all(table)
    table.thoughts.begin()
    table.set_alarm()


async def pause(table: Table, connection: Connection, message: Pause) -> None:
    """Anyone seated may set a table going again that was paused for want of people."""
    if message.paused or any(c.guest == table.state.host for c in table.connections):
        table.need_host(connection)
    table.need_seat(connection)
    table.need_live()
    presence.pause(table, is_paused=message.paused)
    await table.save()
    screens.tell_all(table)
    table.set_alarm()


async def mute(table: Table, connection: Connection, message: Mute) -> None:
    table.need_host(connection)
    table.need_chair(message.seat)
    table.state.chairs[message.seat].is_muted = message.muted
    await table.change()


async def rematch(table: Table, connection: Connection, _: Rematch) -> None:
    table.need_seat(connection)
    table.need_phase("over")
    back_to_lobby(table.state)
    table.live = None
    table.spectators.stop()
    await table.save()
    screens.tell_all(table)
