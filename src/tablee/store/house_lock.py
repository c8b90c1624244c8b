"""The house lock: one server a store. A lock of the system's, free at once when its holder ends,
however it ends."""

import os
import sys
from pathlib import Path
from typing import Final

from tablee.store.troubles import Taken

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """For an SQLite store: on a file beside it, never on the store itself, where closing it would
    let go of SQLite's own locks. The file stays: removing it could free the lock of another."""

    def __init__(self, store: Path) -> None:
        self._path: Final = store.with_name(f"{store.name}.lock")
        self._descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            if isinstance(error, BlockingIOError | PermissionError):
                raise Taken(str(store)) from None
            raise

    def is_in_place(self) -> bool:
        """Whether another server would find it."""
        try:
            there, ours = self._path.stat(), os.fstat(self._descriptor)
        except OSError:
            return False
        return (there.st_dev, there.st_ino) == (ours.st_dev, ours.st_ino)

    def free(self) -> None:
        os.close(self._descriptor)
