"""A node that can be cut off: from the database, from people and from the other nodes."""

import tempfile
from pathlib import Path

from tests.server.cables import Cables
from tests.server.nodes import Node, free_port
from tests.store.postgres import SOCKET, Database

ITS_OWN = "127.0.0.2"
"""Where it is reached, and refused while it is cut off."""
_PEOPLE, _DATABASE = 0, 1


class WiredNode(Node):
    def __init__(self, database: Database, *options: str) -> None:
        self._home = tempfile.TemporaryDirectory(prefix="tablee-node-")
        super().__init__(f"postgresql://tablee@/postgres?host={self._home.name}", *options)
        near = f"{ITS_OWN}:{free_port()}"
        self._cables = Cables(
            (near, self.url.removeprefix("http://")),
            (str(Path(self._home.name) / SOCKET), str(database.home / SOCKET)),
        )
        self.url = f"http://{near}"

    def cut_off(self) -> None:
        """It can still call other nodes, which cannot answer for its tables."""
        self._cables.cut(_DATABASE)
        self._cables.cut(_PEOPLE)

    def mend(self) -> None:
        self._cables.mend(_DATABASE)
        self._cables.mend(_PEOPLE)

    def remove(self) -> None:
        self.close()
        self._cables.close()
        self._home.cleanup()
