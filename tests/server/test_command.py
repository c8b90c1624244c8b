"""`tablee serve` and `tablee join` as people run them."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tablee.cli import app
from tablee.server.wire.limits import Limits, changed_limits
from tablee.store.usual import data_folder
from tests.server.command import COMMAND, Serve


def test_serve_prints_its_link_answers_and_stops_when_asked(tmp_path: Path) -> None:
    """With --lan it prints a QR code too; the store is a file in the user's data folder."""
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen(
        [*COMMAND, "serve", "--lan", "--port", "0", "--public-url", "http://tablee.example"],
        stdout=subprocess.PIPE,
        env=env,
        text=True,
    )
    assert process.stdout is not None
    shown = ""
    while "Ctrl-C" not in shown:
        line = process.stdout.readline()
        assert line, "the server stopped by itself"
        shown += line
    assert "Tablée is open: http://tablee.example" in shown
    assert "▀" in shown or "█" in shown
    process.send_signal(signal.SIGTERM)
    assert process.wait(20) == 0
    process.stdout.close()
    if sys.platform == "linux":
        assert (tmp_path / "tablee" / "tablee.db").is_file()


def test_serve_says_that_its_port_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        store = f"sqlite:///{tmp_path}/tablee.db"
        command = [*COMMAND, "serve", "--port", port, "--store", store]
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert f"Port {port} is taken" in answer.stderr


def test_serve_says_what_is_wrong_with_a_store() -> None:
    answer = CliRunner().invoke(app, ["serve", "--store", "mysql://secret-word@here/there"])
    assert answer.exit_code == 2
    assert "sqlite or postgresql" in answer.output
    assert "secret-word" not in answer.output


def test_serve_says_in_a_sentence_that_a_file_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ada, " * 1000)
    answer = CliRunner().invoke(app, ["serve", "--store", f"sqlite:///{tmp_path}/letter"])
    assert answer.exit_code == 2
    assert "file is not a database" in " ".join(answer.output.split())
    assert "Traceback" not in answer.output


@pytest.mark.parametrize(
    ("limit", "reason"),
    [("speed=3", "no limit 'speed'"), ("tables=many", "is a number"), ("tables=-1", "is a number")],
)
def test_serve_says_what_is_wrong_with_a_limit(limit: str, reason: str) -> None:
    answer = CliRunner().invoke(app, ["serve", "--limit", limit])
    assert answer.exit_code == 2
    assert reason in " ".join(answer.output.split())


def test_limits_can_be_changed_one_by_one() -> None:
    changed = changed_limits(["tables=3", "messages=0.5"])
    assert changed == msgspec.structs.replace(Limits(), tables=3, messages=0.5)


@pytest.mark.parametrize(
    ("url", "bot", "reason"),
    [
        ("ABCDEF", "tablee.bots.random_bot:RandomBot", "not a table's link"),
        ("http://127.0.0.1:1/t/ABCDEF", "tablee.bots.random_bot:RandomBot", "127.0.0.1"),
        ("http://127.0.0.1:1/t/ABCDEF", "tablee.bots.random_bot:Nobody", "no bot"),
    ],
)
def test_join_says_what_is_wrong(url: str, bot: str, reason: str) -> None:
    answer = CliRunner().invoke(app, ["join", url, "--bot", bot])
    assert answer.exit_code == 2
    assert reason in " ".join(answer.output.split())


def test_the_data_folder_follows_the_platform(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "tablee"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "tablee"


def test_a_node_on_a_store_that_cannot_be_shared_is_refused_in_a_sentence(tmp_path: Path) -> None:
    serve = Serve(f"sqlite:///{tmp_path}/tablee.db", "--node", "http://127.0.0.1:8000")
    assert not serve.is_open()
    assert serve.process.wait(60) == 2
    assert serve.told().startswith("An SQLite store is one server's alone: --node needs --store ")
    serve.close()


def test_a_nodes_address_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    serve = Serve(f"sqlite:///{tmp_path}/tablee.db", "--node", "node1:8000")
    assert not serve.is_open()
    assert serve.process.wait(60) == 2
    assert serve.told().startswith("'node1:8000' is no address of a node")
    serve.close()
