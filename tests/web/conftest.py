"""A real server, a real Chromium, and a page that does not dawdle."""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.server.process import ServerProcess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
SWIFT = 8.0
PATIENCE = 15_000
"""Milliseconds a busy machine may take for anything; nobody waits that long on a quiet one."""
BRISK = "localStorage.setItem('tablee.motion', 'none')"

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    named = [os.environ.get("CHROMIUM", ""), *NAMES]
    found = next((path for name in named if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("Chromium is missing: install it, or name it with CHROMIUM=…")
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": chromium(), "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    return {"locale": "fr-FR", "viewport": {"width": 1280, "height": 800}}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('web')}/tablee.db")
    server.start()
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def swift(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose clock runs fast: bots, looks and countdowns take a fraction of their time."""
    store = f"sqlite:///{tmp_path_factory.mktemp('swift')}/tablee.db"
    server = ServerProcess(store, speed=SWIFT)
    server.start()
    yield server.url
    server.stop()


@pytest.fixture(autouse=True)
def brisk(context: BrowserContext) -> None:
    """No flights and no pauses for reading."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script(BRISK)
