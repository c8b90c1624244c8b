"""What the server answers to addresses that are no part of the protocol."""

import json
import re
from pathlib import Path
from struct import unpack

import pytest
from aiohttp import ClientSession

from tablee.server.web.pages import HIDDEN, ROOMS

ROUTER = Path(__file__).parents[2] / "web/src/lib/router.svelte.ts"
READER = {"Accept": "text/html,*/*;q=0.8"}


def size_of(png: bytes) -> str:
    width, height = unpack(">II", png[16:24])
    return f"{width}x{height}"


def test_the_server_knows_the_pages_of_the_client() -> None:
    """Whoever adds a page names its first word in `ROOMS`: any other address answers 404, the
    host's own page too (tests/server/test_host.py)."""
    names = re.findall(r"first === '([\w-]+)'", ROUTER.read_text(encoding="utf-8"))
    assert frozenset(names) | {""} == ROOMS | {HIDDEN}


@pytest.mark.parametrize(
    "path", ["/", "/t/ABCDEF", "/rules", "/rules/blot", "/pad/blot", "/replay/x", "/n/2/"]
)
async def test_a_page_is_a_page(url: str, path: str) -> None:
    async with ClientSession() as http, http.get(url + path, headers=READER) as answer:
        assert answer.status == 200
        assert answer.content_type == "text/html"


@pytest.mark.parametrize("path", ["/nowhere", "/rules/chess", "/device/chess", "/wp-login.php"])
async def test_an_unknown_address_says_so_with_the_page(url: str, path: str) -> None:
    async with ClientSession() as http, http.get(url + path, headers=READER) as answer:
        assert answer.status == 404
        assert "<title>Tablée</title>" in await answer.text()


@pytest.mark.parametrize("path", ["/robots.txt", "/assets/index-gone.js", "/favicon.png"])
async def test_a_file_that_is_not_there_is_not_the_page(url: str, path: str) -> None:
    async with ClientSession() as http, http.get(url + path) as answer:
        assert answer.status == 404
        assert answer.content_type == "application/json"


async def test_the_manifest_and_its_icons(url: str) -> None:
    async with ClientSession() as http:
        async with http.get(f"{url}/manifest.webmanifest") as answer:
            assert answer.content_type == "application/manifest+json"
            manifest = json.loads(await answer.text())
        assert manifest["start_url"] == manifest["scope"] == "/"
        for icon in manifest["icons"]:
            async with http.get(url + icon["src"]) as answer:
                assert answer.content_type == icon["type"]
                drawn = await answer.read()
            assert icon["type"] != "image/png" or size_of(drawn) == icon["sizes"]


async def test_the_icon_that_browsers_ask_for_unasked(url: str) -> None:
    async with ClientSession() as http, http.get(f"{url}/favicon.ico") as answer:
        assert answer.status == 200
        assert answer.content_type in ("image/x-icon", "image/vnd.microsoft.icon")
        assert (await answer.read()).startswith(b"\0\0\1\0")
