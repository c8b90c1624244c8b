"""A real server, a real Chromium, and a page that does not dawdle."""

import os
import re
import shutil
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    WebError,
    expect,
)

from tests.server.process import ServerProcess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
SWIFT = 8.0
PATIENCE = 45_000
"""Milliseconds a busy machine may take for anything; nobody waits that long on a quiet one."""
BRISK = """if (origin !== 'null') {
        localStorage.setItem('tablee.motion', 'none');
        localStorage.setItem('tablee.sound', 'off');
    }
    window.held = null;
    window.WebSocket = class extends WebSocket {
        set onmessage(hear) {
            super.onmessage = (event) => held ? held.push(() => hear(event)) : hear(event);
        }
    };
    {
        const [later, cancel, cancelled] = [setTimeout, clearTimeout, new Set()];
        window.setTimeout = (run, after, ...more) => {
            const before = held;
            const timer = later(() => {
                const ring = () => { if (!cancelled.delete(timer)) run(...more); };
                if (held && held !== before) held.push(ring);
                else ring();
            }, after);
            return timer;
        };
        window.clearTimeout = (timer) => {
            if (held) cancelled.add(timer);
            cancel(timer);
        };
    }"""
"""No flights, no pauses, no question about sounds. While `held` is a list, what the server says and
what the page was to do later wait in it."""

WITHOUT_WORKER: Final[dict[str, Any]] = {"service_workers": "block"}
"""What it answers, no test could answer in its place, and each would load the whole page again."""

expect.set_options(timeout=PATIENCE)

server_goes_away = pytest.mark.expects_errors(r"net::ERR_CONNECTION_(REFUSED|RESET)")
"""For a test that kills its server: connections to it fail, and nothing else does."""
requests_fail = pytest.mark.expects_errors(r"^Failed to load resource: net::ERR_FAILED \(")
"""For a test that lets its own requests fail."""


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
    return {"locale": "fr-FR", "viewport": {"width": 1280, "height": 800}, **WITHOUT_WORKER}


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


class Console:
    """What browsers complain of: exceptions nobody caught, and error lines of the console."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self._contexts: list[BrowserContext] = []

    def listen(self, context: BrowserContext) -> None:
        self._contexts.append(context)
        context.on("weberror", self._thrown)
        context.on("console", self._said)

    def heard(self) -> list[str]:
        """All of it: a page that answers has said everything before."""
        for page in [page for context in self._contexts for page in context.pages]:
            page.evaluate("0")
        return self.errors

    def _thrown(self, error: WebError) -> None:
        self.errors.append(f"{error.error.name}: {error.error.message}\n{error.error.stack}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location['url']})")


@pytest.fixture(autouse=True)
def console(
    request: pytest.FixtureRequest,
    browser: Browser,
    context: BrowserContext,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Console]:
    """A test fails on an exception or an error line in any browser it has opened, but for those
    `@pytest.mark.expects_errors` names by their patterns."""
    heard = Console()
    heard.listen(context)
    new_context, new_page = browser.new_context, browser.new_page

    def listened_context(**wanted: Any) -> BrowserContext:
        made = new_context(**{**WITHOUT_WORKER, **wanted})
        heard.listen(made)
        return made

    def listened_page(**wanted: Any) -> Page:
        made = new_page(**{**WITHOUT_WORKER, **wanted})
        heard.listen(made.context)
        return made

    monkeypatch.setattr(browser, "new_context", listened_context)
    monkeypatch.setattr(browser, "new_page", listened_page)
    yield heard
    marks = request.node.iter_markers("expects_errors")
    expected = [pattern for mark in marks for pattern in mark.args]
    surprises = [
        error for error in heard.heard() if not any(re.search(one, error) for one in expected)
    ]
    assert not surprises, "in the browser's console:\n" + "\n".join(surprises)


@pytest.fixture(autouse=True)
def brisk(context: BrowserContext) -> None:
    """No flights and no pauses for reading."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script(BRISK)
