"""Advisories of a dump are matched with the locks, without the network."""

import json
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest

from scripts.audit import (
    Advisory,
    Affected,
    Event,
    Installed,
    Range,
    findings,
    installed,
    is_affected,
    main,
)
from scripts.parts import page_versions, python_versions


def advisory(ecosystem: str, name: str, *events: dict[str, str], **more: Any) -> dict[str, Any]:
    ranges = [{"type": "ECOSYSTEM", "events": list(events)}]
    package = {"ecosystem": ecosystem, "name": name}
    return {
        "id": f"OSV-{name}",
        "summary": "of this test",
        "affected": [{"package": package, "ranges": ranges}],
        **more,
    }


def dump(place: Path, *all_: dict[str, Any]) -> str:
    with ZipFile(place, "w") as packed:
        for one in all_:
            packed.writestr(f"{one['id']}.json", json.dumps(one))
    return str(place)


HARMLESS = [
    advisory("PyPI", "nobody-installs-this", {"introduced": "0"}),
    advisory("npm", "nor-this", {"introduced": "0"}),
]


@pytest.mark.parametrize(
    ("version", "events", "is_in"),
    [
        ("1.0", [Event(introduced="0")], True),
        ("1.0", [Event(introduced="0"), Event(fixed="1.0")], False),
        ("0.9", [Event(introduced="0"), Event(fixed="1.0")], True),
        ("1.10", [Event(introduced="0"), Event(fixed="1.9")], False),
        ("2.1", [Event(fixed="1.5"), Event(introduced="2.0"), Event(introduced="0")], True),
        ("1.7", [Event(fixed="1.5"), Event(introduced="2.0"), Event(introduced="0")], False),
        ("1.5", [Event(introduced="1"), Event(last_affected="1.5")], True),
        ("1.6", [Event(introduced="1"), Event(last_affected="1.5")], False),
        ("1.6", [Event(introduced="an odd one")], True),
    ],
)
def test_a_version_is_in_a_range_or_not(version: str, events: list[Event], is_in: bool) -> None:
    assert is_affected(version, Affected(ranges=[Range("ECOSYSTEM", events)])) == is_in


def test_what_is_installed_is_every_lock() -> None:
    having = installed()
    assert having[Installed("PyPI", "aiohttp")] == {python_versions()["aiohttp"]}
    assert having[Installed("npm", "svelte")] == {page_versions()["svelte"]}
    assert Installed("PyPI", "ruff") in having


def test_one_that_was_withdrawn_or_is_about_others_is_passed_over() -> None:
    svelte = advisory("npm", "svelte", {"introduced": "0"})
    told = [{**svelte, "withdrawn": "2026-01-01T00:00:00Z"}, *HARMLESS]
    assert not list(findings(installed(), msgspec.convert(told, list[Advisory])))


def test_a_finding_is_told_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """However its package's name is spelled."""
    bad = advisory("PyPI", "Typing_Extensions", {"introduced": "0"})
    place = dump(tmp_path / "all.zip", bad, *HARMLESS)
    assert main([place]) == 1
    version = python_versions()["typing-extensions"]
    assert (
        f"typing-extensions {version}: OSV-Typing_Extensions of this test"
        in capsys.readouterr().out
    )


def test_nothing_found_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([dump(tmp_path / "all.zip", *HARMLESS)]) == 0
    assert capsys.readouterr().out.startswith("0 findings in ")


def test_a_folder_of_advisories_will_do(tmp_path: Path) -> None:
    for one in HARMLESS:
        (tmp_path / f"{one['id']}.json").write_text(json.dumps(one))
    assert main([str(tmp_path)]) == 0


def test_without_a_database_nothing_is_claimed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([]) == 2
    assert main([str(tmp_path / "none.zip")]) == 2
    assert main([dump(tmp_path / "all.zip", HARMLESS[0])]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "no advisory for npm was read" in told.err
    assert "make audit OSV=" in told.err
