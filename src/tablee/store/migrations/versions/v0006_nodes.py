"""Several servers share a store: a table says whose it is, and what others tell of it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("address", sa.Text, nullable=False, unique=True),
    )
    op.add_column("tables", sa.Column("node", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("shown", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_by_node", "tables", ["node", "is_running"])
    is_shown = sa.text("shown <> ''")
    op.create_index(
        "shown_tables", "tables", ["code"], postgresql_where=is_shown, sqlite_where=is_shown
    )


def downgrade() -> None:
    op.drop_index("shown_tables")
    op.drop_index("tables_by_node")
    op.drop_column("tables", "shown")
    op.drop_column("tables", "node")
    op.drop_table("nodes")
