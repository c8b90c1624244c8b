"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("given", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_index("ix_games_code", "games", ["code"])
    op.create_table(
        "players",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
    )
    op.create_index("players_by_guest", "players", ["guest"])
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
    )
    op.create_table(
        "chat",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "moves", "players", "games", "tables", "guests", "keys"):
        op.drop_table(name)
