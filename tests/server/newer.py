"""A newer Tablée: this one, and one more migration, as the next version may bring one."""

from pathlib import Path

import tablee

SOURCE = Path(tablee.__file__).parent
REVISION = "9999"
MIGRATION = f'''
"""What a next version may add: a column to the largest table, one to that which all change."""

import sqlalchemy as sa
from alembic import op

revision = "{REVISION}"
down_revision = "{{before}}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("next_thing", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("next_thing", sa.Text, nullable=False, server_default=""))
'''


def newer(folder: Path, before: str) -> Path:
    """Where to import it from; all but the new file is where it was. `before`: the newest of
    today's migrations."""
    versions = Path("store", "migrations", "versions")
    program = folder / "tablee"
    for depth in range(len(versions.parts) + 1):
        inside = Path(*versions.parts[:depth])
        (program / inside).mkdir(parents=True)
        own = versions.parts[depth] if depth < len(versions.parts) else ""
        for entry in (SOURCE / inside).iterdir():
            if entry.name not in (own, "__pycache__"):
                (program / inside / entry.name).symlink_to(entry)
    for library in SOURCE.parent.glob("tablee_*__mypyc.*"):  # of the compiled build
        (folder / library.name).symlink_to(library)
    (program / versions / f"v{REVISION}_next.py").write_text(MIGRATION.format(before=before))
    return folder
