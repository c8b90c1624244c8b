"""`make docs`: a site for all who read, whole without a network."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from urllib.parse import unquote

import pytest

from scripts.site import pages
from tests.documents.all import ROOT

AUDIENCES = ("Players", "Hosts", "Bot writers", "Game writers", "Researchers", "Contributors")


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        """What a browser gets by itself."""
        self.leads_to: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.anchors |= {given[key] for key in ("id", "name") if key in given}
        if tag == "a":
            self.leads_to += [given["href"]] if "href" in given else []
        elif tag == "link" and given.get("rel") in ("prev", "next", "canonical"):
            self.leads_to.append(given["href"])
        else:
            self.fetched += [given[key] for key in ("src", "href") if key in given]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Page]:
    place = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(place)],
        cwd=ROOT,
        env={"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    found = {
        file.relative_to(place).as_posix(): Page(file.read_text(encoding="utf-8"))
        for file in place.rglob("*.html")
    }
    for one in found.values():
        for path in one.fetched:
            assert not re.match(r"\w+:|//", path) or path.startswith("data:"), path
    return found


def test_every_document_is_a_page(site: dict[str, Page]) -> None:
    assert {page.replace(".md", ".html") for page in pages().values()} <= {*site}


def test_each_kind_of_reader_has_a_way_in(site: dict[str, Page]) -> None:
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^  - ([^:\n]+):$", config, re.M)) == AUDIENCES


def test_every_link_on_it_leads_to_a_page_and_a_place_of_it(site: dict[str, Page]) -> None:
    lost = []
    for here, page in site.items():
        for target in page.leads_to:
            path, _, anchor = target.partition("#")
            if ":" in path or here == "404.html":
                continue
            parts = [*here.split("/")[:-1], *path.split("/")] if path else here.split("/")
            there = _folded(parts)
            is_lost = there.endswith(".html") and there not in site
            if is_lost or (anchor and unquote(anchor) not in site[there].anchors):
                lost.append(f"{here}: {target}")
    assert lost == []


def _folded(parts: list[str]) -> str:
    path: list[str] = []
    for part in parts:
        if part == "..":
            path.pop()
        elif part != ".":
            path.append(part)
    return "/".join(path)
