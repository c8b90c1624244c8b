"""Known vulnerabilities of everything in the locks: `python -m scripts.audit DUMP…`.

Nothing is asked of anybody: a DUMP is a copy of the OSV database for PyPI or npm, as its own zip
file (`all.zip`) or as a folder of its JSON files, fetched where and when the network allows it.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import ZipFile

import msgspec
from msgspec import Struct
from packaging.version import InvalidVersion, Version

from scripts.parts import ROOT, page_versions, pinned

LOCKS: Final = sorted(ROOT.glob("requirements*.lock"))
ASKING: Final = "name the OSV database's dumps for PyPI and npm: make audit OSV='pypi.zip npm.zip'"
ECOSYSTEMS: Final = ("PyPI", "npm")


class Event(Struct, frozen=True):
    introduced: str = ""
    fixed: str = ""
    last_affected: str = ""


class Range(Struct, frozen=True):
    type: str
    events: list[Event]


class Package(Struct, frozen=True):
    ecosystem: str
    name: str


class Affected(Struct, frozen=True):
    package: Package | None = None
    ranges: list[Range] = []
    versions: list[str] = []


class Advisory(Struct, frozen=True):
    id: str
    summary: str = ""
    withdrawn: str = ""
    affected: list[Affected] = []


class Installed(NamedTuple):
    ecosystem: str
    name: str


def installed() -> dict[Installed, set[str]]:
    """The versions of every package of every lock, tools included."""
    found: dict[Installed, set[str]] = {}
    for lock in LOCKS:
        for name, version in pinned(lock).items():
            found.setdefault(Installed("PyPI", name), set()).add(version)
    for name, version in page_versions().items():
        found.setdefault(Installed("npm", name), set()).add(version)
    return found


def advisories(dump: Path) -> Iterator[Advisory]:
    read = msgspec.json.Decoder(Advisory).decode
    if dump.is_dir():
        yield from (read(file.read_bytes()) for file in sorted(dump.rglob("*.json")))
        return
    with ZipFile(dump) as packed:
        for name in sorted(packed.namelist()):
            if name.endswith(".json"):
                yield read(packed.read(name))


def findings(having: Mapping[Installed, Iterable[str]], known: Iterable[Advisory]) -> Iterator[str]:
    for advisory in known:
        for one in advisory.affected if not advisory.withdrawn else ():
            if one.package is None:
                continue
            key = Installed(one.package.ecosystem, plain(one.package))
            for version in sorted(having.get(key, ())):
                if is_affected(version, one):
                    yield f"{key.name} {version}: {advisory.id} {advisory.summary}".rstrip()


def plain(package: Package) -> str:
    if package.ecosystem == "PyPI":
        return re.sub(r"[-_.]+", "-", package.name).lower()
    return package.name


def is_affected(version: str, one: Affected) -> bool:
    ranges = [part for part in one.ranges if part.type in ("ECOSYSTEM", "SEMVER")]
    return version in one.versions or any(_is_inside(version, part.events) for part in ranges)


def _is_inside(version: str, events: list[Event]) -> bool:
    """Where versions cannot be compared, yes: somebody shall look."""
    try:
        ours = Version(version)
        order = sorted(events, key=_place)
    except InvalidVersion:
        return True
    inside = False
    for event in order:
        place = _place(event)
        if place > ours:
            break
        if event.introduced:
            inside = True
        elif event.fixed or place < ours:
            inside = False
    return inside


def _place(event: Event) -> Version:
    text = event.introduced or event.fixed or event.last_affected
    return Version("0.dev0" if text in ("", "0") else text)


def main(dumps: list[str]) -> int:
    """The exit status: 1 for findings, 2 if it could not be looked up."""
    known: list[Advisory] = []
    try:
        for dump in dumps:
            known += advisories(Path(dump))
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{error}\n{ASKING}\n")
        return 2
    having = installed()
    told = {one.package.ecosystem for a in known for one in a.affected if one.package}
    if missing := [name for name in ECOSYSTEMS if name not in told]:
        sys.stderr.write(f"no advisory for {' or '.join(missing)} was read\n{ASKING}\n")
        return 2
    found = sorted(set(findings(having, known)))
    for line in found:
        sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"{len(found)} findings in {len(having)} packages, {len(known)} advisories\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
