"""All that is shipped is listed, under licences that go with ours."""

import json
import re
from importlib.metadata import PackageNotFoundError, metadata

import pytest

from scripts import licences, parts, sbom
from scripts.parts import ROOT, Unlisted, python_versions, read_licences, terms

IMPORTED = re.compile(r"(?:\bfrom|^\s*import) '([^'\s]+)';", re.MULTILINE)
BY_CLASSIFIER = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Python Software Foundation License": "PSF-2.0",
}
UNCLEAR = {"locate": "Other/Proprietary License"}
"""What a package says of itself, where its own licence file says otherwise (locate: MIT)."""


def test_every_package_of_the_locks_has_its_licence() -> None:
    listed = {(part.kind, part.name) for part in parts.parts()}
    assert {name for kind, name in listed if kind == "pypi"} == set(python_versions())


def test_a_package_nobody_has_looked_at_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "python_versions", lambda: {"brand-new": "1.0"})
    with pytest.raises(Unlisted, match=r"lacks \['brand-new'\].*read the packages' licences"):
        parts.parts()


def test_all_go_with_ours() -> None:
    allowed = set(read_licences().compatible)
    assert not {part.name: part.licence for part in parts.parts() if terms(part.licence) - allowed}


@pytest.mark.parametrize("name", sorted(python_versions()))
def test_a_licence_is_what_the_package_says(name: str) -> None:
    try:
        says = metadata(name)
    except PackageNotFoundError:
        assert name == "colorama", "only what other systems need may be missing here"
        return
    listed = terms(read_licences().python[name])
    if "License-Expression" in says:
        assert terms(says["License-Expression"]) == listed
        return
    heads = [one.split(" :: ")[-1] for one in says.get_all("Classifier", []) if "License ::" in one]
    if name in UNCLEAR:
        assert heads == [UNCLEAR[name]]
    elif heads:
        assert {BY_CLASSIFIER[head] for head in heads} == listed
    else:
        assert {says["License"]} == listed


def test_whatever_the_page_imports_is_listed() -> None:
    """Of packages the first part of the name; the rest of an import is a file of theirs."""
    found = set()
    for file in (ROOT / "web/src").rglob("*"):
        if file.suffix in (".ts", ".js", ".svelte"):
            names = IMPORTED.findall(file.read_text(encoding="utf-8"))
            found |= {name for name in names if name[0] not in "$./"}
    packages = {"/".join(name.split("/")[: 2 if name[0] == "@" else 1]) for name in found}
    assert packages
    assert packages <= set(read_licences().page)


def test_no_font_sound_or_photograph_of_others_is_in_the_page() -> None:
    """Those of invitations are drawn by `make previews`, of our own tables, and the icons of the
    installed page by `make icons`."""
    page = ROOT / "src/tablee/server/static"
    public = ROOT / "web/public"
    drawn = {
        page / file.relative_to(public)
        for place in ("previews", "icons", "favicon.ico")
        for file in ((public / place).rglob("*") if (public / place).is_dir() else [public / place])
    }
    kinds = {file.suffix for file in page.rglob("*.*") if file.is_file() and file not in drawn}
    assert kinds <= {".html", ".css", ".js", ".svg", ".webmanifest", ".br", ".gz"}


def test_the_document_is_the_commands() -> None:
    told = "run `python -m scripts.licences`"
    assert licences.FILE.read_text(encoding="utf-8") == licences.document(), told


def test_the_bill_of_materials_names_every_part_once_and_is_the_same_every_time() -> None:
    bill = json.loads(sbom.bill())
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    refs = [one["bom-ref"] for one in bill["components"]]
    assert len(refs) == len(set(refs)) == len(parts.parts())
    assert {one["ref"] for one in bill["dependencies"]} == {
        *refs,
        bill["metadata"]["component"]["bom-ref"],
    }
    assert f"pkg:pypi/aiohttp@{python_versions()['aiohttp']}" in refs
    assert sbom.bill() == sbom.bill()
