"""A table says whether a game is being played there. Only such a one is looked for at a start; any
other comes back by its link, however long ago it was left."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN is_open TO is_running")
    op.execute(
        r"""UPDATE tables SET is_running = is_running AND state LIKE '%"phase":"playing"%'
        AND state NOT LIKE '%"is_paused"\:true%'"""
    )
    op.create_index("running_tables", "tables", ["is_running"])


def downgrade() -> None:
    op.drop_index("running_tables")
    op.execute("UPDATE tables SET is_running = true")
    op.execute("ALTER TABLE tables RENAME COLUMN is_running TO is_open")
