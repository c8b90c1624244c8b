"""While the store is away tables stand still, and people are told; then all goes on by itself."""

from tablee.server.tables import presence, screens
from tablee.server.tables.restoring import mend
from tablee.server.tables.table import Table
from tablee.server.wire.errors import TEXTS


async def suspend(table: Table) -> None:
    """Nothing of it is stored: it is not the host's pause, and a restart knows nothing of it."""
    table.is_suspended = True
    presence.keep_time(table)
    if table.live is not None:
        for reach, name in table.live.play.give_up_races():
            for connection in table.connections:
                if connection.reach is reach:
                    connection.fail("store_away", TEXTS["store_away"], name)
    screens.tell_all(table)


async def resume(table: Table) -> None:
    """What was being written when it went away may be there or not: the store knows."""
    table.is_suspended = False
    table.attendance.person_moved = table.house.clock.now()  # nobody was idle: nobody could move
    async with table.house.restoring:
        await mend(table)
