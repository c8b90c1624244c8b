"""Moves lie in the order they were made, whatever their game, and have one index: those of many
tables that are written together go to few pages.

A press counts once without an index of its own: the table that numbers the moves knows them all.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_COLUMNS = "game, number, seat, time, move, remark, press"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _remake(with_rowid=True)
    else:
        op.drop_constraint("a_press_counts_once", "moves")


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _remake(sa.UniqueConstraint("game", "press", name="a_press_counts_once"), with_rowid=False)
    else:
        op.create_unique_constraint("a_press_counts_once", "moves", ["game", "press"])


def _remake(*constraints: sa.UniqueConstraint, with_rowid: bool) -> None:
    op.rename_table("moves", "old_moves")
    op.create_table(
        "moves",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("remark", sa.Text, nullable=False),
        sa.Column("press", sa.Text),
        *constraints,
        sqlite_with_rowid=with_rowid,
    )
    op.execute(f"INSERT INTO moves ({_COLUMNS}) SELECT {_COLUMNS} FROM old_moves")
    op.drop_table("old_moves")
