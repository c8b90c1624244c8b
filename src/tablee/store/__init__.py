"""Accounts of what happened: SQLite by default, PostgreSQL by URL. Needs the extra `server`."""

from tablee.extras import need

need("sqlalchemy", "server")

from tablee.store.store import Store  # noqa: E402 - only if it is there

__all__ = ["Store"]
