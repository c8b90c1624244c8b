"""On SQLite a game's moves lie together, in order: a move touches fewer pages."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_COLUMNS = "game, number, seat, time, move, remark, press"


def upgrade() -> None:
    _remake(with_rowid=False)


def downgrade() -> None:
    _remake(with_rowid=True)


def _remake(*, with_rowid: bool) -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
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
        sa.UniqueConstraint("game", "press", name="a_press_counts_once"),
        sqlite_with_rowid=with_rowid,
    )
    op.execute(f"INSERT INTO moves ({_COLUMNS}) SELECT {_COLUMNS} FROM old_moves")
    op.drop_table("old_moves")
