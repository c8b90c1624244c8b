"""Accounts of what happened: SQLite by default, PostgreSQL by URL."""

from tablee.store.store import Store

__all__ = ["Store"]
