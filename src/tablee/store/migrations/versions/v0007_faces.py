"""A guest may have chosen a face."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("face", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("guests", "face")
