"""Every link of a document leads to a file, a folder or a heading that is there.

Addresses elsewhere are looked at for their form alone: nothing is asked of anybody.
"""

from pathlib import Path
from urllib.parse import urlsplit

import pytest

from scripts.markdown import headings, links
from tests.documents.all import DOCUMENTS, name


def astray(document: Path) -> list[str]:
    told = document.read_text(encoding="utf-8")
    return [
        f"{document.name}:{link.number} {link.target}: {reason}"
        for link in links(told)
        if (reason := _reason(document, link.target))
    ]


def _reason(document: Path, target: str) -> str:
    if ":" in target.partition("/")[0]:
        address = urlsplit(target)
        is_well = address.scheme == "https" and "." in address.netloc and "@" not in address.netloc
        return "" if is_well else "not an https address"
    path, _, anchor = target.partition("#")
    there = document.parent / path if path else document
    if not there.exists():
        return "nothing is there"
    if anchor:
        known = [slug for _, slug in headings(there.read_text(encoding="utf-8"))]
        return "" if anchor in known else "no such heading"
    return ""


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_link_leads_somewhere(document: Path) -> None:
    assert astray(document) == []


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("gone.md", "nothing is there"),
        ("#nowhere", "no such heading"),
        ("other.md#two-1", ""),
        ("other.md#two-2", "no such heading"),
        ("http://example.org", "not an https address"),
        ("https://example.org/a", ""),
    ],
)
def test_a_link_that_leads_astray_is_noticed(tmp_path: Path, target: str, reason: str) -> None:
    (tmp_path / "other.md").write_text("# One\n\n## `Two`\n\n## Two\n\n```\n# Three\n```\n")
    document = tmp_path / "told.md"
    document.write_text(f"See [there]({target}), not `[code](none.md)`.\n")
    assert astray(document) == ([f"told.md:1 {target}: {reason}"] if reason else [])
