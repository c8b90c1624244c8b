"""Reading from the store, through the pool."""

from collections.abc import Sequence
from typing import Any, Final

from asyncpg import PostgresError
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import CompoundSelect, Select

from tablee.store.troubles import Away, reason


class Reader:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def _all(self, query: Select[Any] | CompoundSelect[Any]) -> Sequence[RowMapping]:
        try:
            async with self._engine.connect() as connection:
                result: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
        except (SQLAlchemyError, PostgresError, OSError) as error:
            raise Away(reason(error)) from error
        return result

    async def _first(self, query: Select[Any]) -> RowMapping | None:
        rows = await self._all(query)
        return rows[0] if rows else None
