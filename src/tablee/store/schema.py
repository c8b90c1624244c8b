"""The tables of the store. A change here needs a migration beside it."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    text,
)

METADATA: Final = MetaData()

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("face", Text, nullable=False, server_default=""),  # a key the page draws
)

_IS_SHOWN: Final = text("shown <> ''")

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("state", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Column("is_running", Boolean, nullable=False),
    Column("node", Integer, nullable=False, server_default="0"),  # nobody's
    Column("shown", Text, nullable=False, server_default=""),  # in the list of open tables
    Index("running_tables", "is_running"),
    Index("tables_by_node", "node", "is_running"),
    Index("shown_tables", "code", postgresql_where=_IS_SHOWN, sqlite_where=_IS_SHOWN),
)

# Servers that share this store. A number stays its address's.
NODES: Final = Table(
    "nodes",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("address", Text, nullable=False, unique=True),
)

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, ForeignKey("tables.code"), nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("names", Text, nullable=False),  # JSON lists, a seat each
    Column("commitment", Text, nullable=False),
    Column("given", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("started", Float, nullable=False),
    Column("result", Text, nullable=False),  # empty while the game goes on
    Column("continues", Text, nullable=False, server_default=""),
    Column("start", Text, nullable=False, server_default=""),  # a position instead of a deal
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, nullable=False),
    Index("players_by_guest", "guest"),
)

# Append only: nothing here is ever changed.
MOVES: Final = Table(
    "moves",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # empty: the table's own
    Column("time", Float, nullable=False),
    Column("move", Text, nullable=False),
    Column("remark", Text, nullable=False),
    Column("press", Text),  # who pressed it and their id for it
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("code", Text, ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
)
