"""The host's powers, and a table's way from the lobby to the deal and back."""

import asyncio
import secrets
import time

import msgspec

from tablee.core.shuffle import commitment
from tablee.packs import PACKS
from tablee.server.tables import presence, screens
from tablee.server.tables.choosing import agreed, named_anew, options_of
from tablee.server.tables.live_game import LiveGame, first_version
from tablee.server.tables.restoring import begin
from tablee.server.tables.seating import (
    Seated,
    TableState,
    back_to_lobby,
    is_from_outside,
    new_secret,
)
from tablee.server.tables.table import Table
from tablee.server.wire.client_says import Choose, Mute, Pause
from tablee.server.wire.connection import Connection
from tablee.server.wire.errors import Mistake
from tablee.server.wire.table_info import Settings
from tablee.store.rows import GameRow


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
    table.need_leave(connection, "choose")
    state = table.state
    is_one_device = state.settings.one_device
    wish, chairs = message.settings, state.chairs
    if not wish.outside_bots:
        chairs = [Seated() if is_from_outside(chair) else chair for chair in chairs]
        wish = named_anew(wish, state.chairs, chairs)
    settings, chairs = agreed(wish, state.settings, chairs)
    options_of(settings)
    seats = settings.seats
    state.start = state.continues = ""  # other settings are another game
    if (seats, settings.game) != (state.settings.seats, state.settings.game):
        state.wins = [0] * seats
    state.chairs = chairs
    for chair in state.chairs:
        chair.is_ready = bool(chair.level)
    state.settings = msgspec.structs.replace(settings, one_device=is_one_device)
    presence.count(table)
    await table.save()
    screens.tell_all(table)


async def start(table: Table, connection: Connection) -> None:
    table.need_leave(connection, "start")
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
    pack = PACKS[state.settings.game]
    game = pack.game
    options = options_of(state.settings)
    if not state.start:  # else all was settled when the cards were first dealt
        people = sum(chair.kind == "person" for chair in state.chairs)
        options = game.settle(options, people)
    await asyncio.to_thread(pack.get_ready, options)
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
    live = LiveGame(row, house.clock, state.settings, first_version())
    players: dict[int, str] = {}  # a guest with several seats by the first of them
    for seat, chair in enumerate(state.chairs):
        if chair.guest and chair.guest not in players.values():
            players[seat] = chair.guest
    state.phase, state.record, state.held, state.is_paused = "playing", row.id, {}, False
    state.brief, state.happened, state.stood_at = [], [], 0.0
    state.start = ""  # the game has it now
    state.game_number += 1
    await house.store.deal(row, players, table.row())
    house.metrics.games += 1
    table.attendance.person_moved = house.clock.now()
    begin(table, live)
    screens.tell_all(table)
    table.set_alarm()


async def pause(table: Table, connection: Connection, message: Pause) -> None:
    table.need_leave(connection, "pause" if message.paused else "go_on")
    presence.pause(table, is_paused=message.paused)
    await table.save()
    screens.tell_all(table)
    table.set_alarm()


async def mute(table: Table, connection: Connection, message: Mute) -> None:
    table.need_leave(connection, "mute")
    guests = _meant(table, message)
    others = [guest for guest in table.state.muted if guest not in guests]
    table.state.muted = [*others, *guests] if message.muted else others
    await table.save()
    screens.tell_table(table)
    table.set_alarm()


def _meant(table: Table, message: Mute) -> list[str]:
    """The guest of a seat, or the spectator who is called so."""
    if message.seat is None:
        looking_on = [c for c in table.connections_of(None) if c.guest]
        found = [c.guest for c in looking_on if c.called == message.name]
    else:
        table.need_chair(message.seat)
        found = [guest] if (guest := table.state.chairs[message.seat].guest) else []
    if not found:
        raise Mistake("seat_unknown")
    return found


async def rematch(table: Table, connection: Connection) -> None:
    table.need_leave(connection, "play_again")
    back_to_lobby(table.state)
    table.live = None
    await table.save()
    screens.tell_all(table)
