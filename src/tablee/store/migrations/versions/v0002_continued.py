"""Games that go on from a moment of another."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    there = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("games")}
    for name in ("continues", "start"):
        if name not in there:  # an earlier program, ended in the middle, has left it
            op.add_column("games", sa.Column(name, sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("start", "continues"):
        op.drop_column("games", name)
