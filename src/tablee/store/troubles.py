"""What can be wrong with a store, in sentences for whoever runs the server."""

import os
from typing import Final

from asyncpg import PostgresError
from sqlalchemy.exc import DBAPIError


class UnknownStore(ValueError):
    """A store URL nothing can be done with."""


class Unusable(Exception):
    """The store cannot be opened; its text says why and what to do."""


class Taken(Unusable):
    """Another server has it."""

    def __init__(self, place: str) -> None:
        super().__init__(
            f"Another Tablée has the store {place} open: stop it first, or choose another store "
            "with --store. Two servers on one store would play for each other's people."
        )


class AddressTaken(Taken):
    """Another node calls itself so."""

    def __init__(self, address: str) -> None:
        Unusable.__init__(
            self,
            f"Another node with the address {address} is running: stop it first, or give this one "
            "its own with --node.",
        )


LOST: Final = "the connection was lost"
HELD: Final = "the lock is held by another server, or still by a connection this one has lost"
"""Why a store that was away stays away. Not where it is: everybody can ask for the health."""


class Closed(Exception):
    """The store is closing and takes no more writes."""


class RowsRefused(Exception):
    """The database refuses these rows; none of them was written."""


class NotOurs(RowsRefused):
    """Rows of a table that is another node's by now."""

    def __init__(self) -> None:
        super().__init__("the table is another node's")


class Elsewhere(Exception):
    """A table that another node has."""

    def __init__(self, node: int) -> None:
        super().__init__(f"node {node} has it")
        self.node: Final = node


class Away(Exception):
    """The database cannot be reached, or cannot write: its text says why. What was asked for may
    have been written nevertheless; only the store itself knows, when it is back."""


def reason(error: BaseException) -> str:
    """The database's own words: neither the statement nor a detail, which may hold what is secret,
    nor where the database is."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error.__cause__, PostgresError):
        error = error.__cause__
    if isinstance(error, PostgresError):
        return str(getattr(error, "message", None) or error)
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if isinstance(error, ConnectionError) and error.errno is None:
        return LOST  # the driver's own words are for those who wrote it
    if isinstance(error, OSError) and error.errno is not None:
        return os.strerror(error.errno)
    return " ".join(str(error).split()) or type(error).__name__
