"""`tablee backup` and `tablee restore`: the whole store in a file."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.commands.asking import console, fail
from tablee.store import backups
from tablee.store.troubles import UnknownStore, Unusable
from tablee.store.usual import usual_store

StoreUrl = Annotated[
    str, typer.Option("--store", help="As for serve; by default the same file of yours.")
]


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it; it must not be there yet.")],
    store: StoreUrl = "",
) -> None:
    """Copy the whole store to a file, also while the server runs (SQLite)."""
    try:
        size = backups.back_up(store or usual_store(), file)
    except (backups.NotBackedUp, UnknownStore) as error:
        fail(str(error))
    console.print(
        f"{file}: {size / 1e6:.1f} MB. It holds the key that signs cookies and the secrets of "
        "running games: keep it private.",
        highlight=False,
        markup=False,
        soft_wrap=True,
    )


def restore(
    file: Annotated[Path, typer.Argument(help="What `tablee backup` wrote.")],
    store: StoreUrl = "",
) -> None:
    """Put such a file in the store's place; stop the server first (SQLite)."""
    try:
        kept = backups.restore(store or usual_store(), file)
    except (backups.NotBackedUp, UnknownStore, Unusable) as error:
        fail(str(error))
    told = f"{file} is the store now."
    if kept is not None:
        told += f" What was there before is kept as {kept}."
    console.print(told, highlight=False, markup=False, soft_wrap=True)
