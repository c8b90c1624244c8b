"""The files of `deploy/` do what they say."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bench.server.caddy import NODES, Before, configuration
from tablee.cli import app
from tests.server.command import Serve
from tests.server.nodes import free_port
from tests.store.postgres import new_database

DEPLOY = Path(__file__).parents[2] / "deploy"


def of_unit(name: str) -> str:
    unit = (DEPLOY / "tablee.service").read_text(encoding="utf-8")
    found = re.search(rf"^{name}=(.*)$", unit, re.MULTILINE)
    assert found is not None
    return found[1]


def environment() -> dict[str, str]:
    lines = (DEPLOY / "node.env").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_a_node_opens_with_the_units_command(postgres_url: str) -> None:
    place, port = new_database(postgres_url), free_port()
    values = {**environment(), "STORE": place, "NODE": f"http://127.0.0.1:{port}"}
    words = [
        re.sub(r"\$\{(\w+)\}", lambda m: values[m[1]], w) for w in of_unit("ExecStart").split()
    ]
    program, serve, store, at, *options = words
    assert (program, serve, store, at) == (
        "/opt/tablee/.venv/bin/tablee",
        "serve",
        "--store",
        place,
    )
    host, its_port = options.index("0.0.0.0"), options.index("8000")
    options[host], options[its_port] = "127.0.0.1", str(port)
    node = Serve(place, *options)
    assert node.is_open(), node.told()
    assert node.url == values["PUBLIC_URL"]
    assert node.stop() == 0


def test_nodes_of_the_compose_file_are_those_of_the_caddyfile() -> None:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    nodes = re.findall(r'"--node", "http://(\S+)"', compose)
    assert " ".join(nodes) == NODES
    options = set(re.findall(r'"(--[a-z-]+)"', compose))
    assert options <= {word for word in shlex.split(of_unit("ExecStart")) if word.startswith("--")}


def test_options_of_the_compose_files_exist() -> None:
    shown = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    for name in ("compose.yaml", "compose.one.yaml"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        options = set(re.findall(r'"(--[a-z-]+)"', text))
        assert options
        assert options <= set(re.findall(r"--[a-z-]+", shown))


@pytest.mark.parametrize("name", ["compose.yaml", "compose.one.yaml"])
def test_a_compose_file_is_of_one_piece(name: str) -> None:
    """Whatever a service names is there: files, volumes, its proxy's address."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    declared = set(re.findall(r"^  (\w+):$", text.partition("\nvolumes:\n")[2], re.MULTILINE))
    mounts = [one for row in re.findall(r"volumes: \[(.*)\]", text) for one in shlex.split(row)]
    for source in [mount.partition(":")[0] for mount in mounts]:
        assert source in declared or (DEPLOY / source).is_file(), source
    proxies = set(re.findall(r'"--proxy", "([0-9.]+)"', text))
    assert proxies == set(re.findall(r"ipv4_address: ([0-9.]+)", text))
    (subnet,) = re.findall(r"subnet: ([0-9./]+)", text)
    assert all(ip_address(proxy) in ip_network(subnet) for proxy in proxies)


def test_the_images_health_check_tells_a_server_that_is_well(tmp_path: Path) -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    found = re.search(r"HEALTHCHECK .*\n\s+CMD (\[.*\])", text)
    assert found is not None
    python, *words = json.loads(found[1])
    assert python == "/opt/tablee/bin/python"
    server = Serve(f"sqlite:///{tmp_path}/tablee.db")
    assert server.is_open(), server.told()
    port = server.url.rpartition(":")[2]
    check = [sys.executable, *(word.replace("8000", port) for word in words)]
    assert subprocess.run(check, check=False).returncode == 0
    assert server.stop() == 0
    assert subprocess.run(check, stderr=subprocess.DEVNULL, check=False).returncode == 1


@pytest.mark.parametrize("before", [Before.SEVERAL_NODES, Before.KNOWN_NODES])
def test_a_caddyfile_is_valid(tmp_path: Path, before: Before) -> None:
    caddy = shutil.which("caddy", path=str(Path(sys.executable).parent))
    assert caddy is not None
    config = tmp_path / "Caddyfile"
    servers = "127.0.0.1:2 127.0.0.1:3 127.0.0.1:4"
    text = configuration("http://127.0.0.1:1", servers, before)
    config.write_text(text, encoding="utf-8")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(config)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr


def test_the_caddyfile_of_one_server_is_valid() -> None:
    caddy = shutil.which("caddy", path=str(Path(sys.executable).parent))
    assert caddy is not None
    file = DEPLOY / "Caddyfile.one"
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "reverse_proxy tablee:8000" in file.read_text(encoding="utf-8")
    assert "\n  tablee:\n" in (DEPLOY / "compose.one.yaml").read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = (DEPLOY / "tablee.service").read_text(encoding="utf-8")
    place = tmp_path / "tablee.service"
    place.write_text(unit.replace("/opt/tablee/.venv/bin/tablee", "/bin/true"), encoding="utf-8")
    command = ["systemd-analyze", "verify", str(place)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "tablee.service" not in done.stderr
