"""What a Tablée is made of, by the locks, and under which licences (licences.toml)."""

import json
import re
import tomllib
from pathlib import Path
from typing import Final

from msgspec import Struct, convert

ROOT: Final = Path(__file__).parents[1]
_PINNED: Final = re.compile(r"^([a-z0-9._-]+)==([^\s;]+)", re.MULTILINE)


class Part(Struct, frozen=True):
    """A package of others. `kind` is that of its package URL: `pypi` or `npm`."""

    kind: str
    name: str
    version: str
    licence: str


class Licences(Struct, frozen=True, forbid_unknown_fields=True):
    """As licences.toml has them, by name."""

    compatible: list[str]
    python: dict[str, str]
    page: dict[str, tuple[str, str]]
    data: dict[str, str]
    own: dict[str, str]


class Unlisted(Exception):
    """The locks and licences.toml differ."""


def read_licences() -> Licences:
    text = (ROOT / "scripts/licences.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), Licences)


def pinned(lock: Path) -> dict[str, str]:
    return dict(_PINNED.findall(lock.read_text(encoding="utf-8")))


def python_versions() -> dict[str, str]:
    """What `tablee serve` is installed with, wherever."""
    return pinned(ROOT / "requirements.lock")


def page_versions() -> dict[str, str]:
    """All that the page is built with; little of it is inside."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    packages = {path.partition("node_modules/")[2]: one for path, one in lock["packages"].items()}
    return {name: one["version"] for name, one in packages.items() if name}


def parts() -> list[Part]:
    known, python, page = read_licences(), python_versions(), page_versions()
    missing = sorted(python.keys() - known.python.keys())
    gone = sorted((known.python.keys() - python.keys()) | (known.page.keys() - page.keys()))
    if missing or gone:
        raise Unlisted(
            f"scripts/licences.toml lacks {missing or 'nothing'} and has {gone or 'nothing'} too "
            "many: read the packages' licences, mend it, and run `python -m scripts.licences`"
        )
    return [
        *(Part("npm", name, page[name], known.page[name][0]) for name in sorted(known.page)),
        *(Part("pypi", name, python[name], known.python[name]) for name in sorted(python)),
    ]


def terms(licence: str) -> set[str]:
    """The licences an SPDX expression names; of alternatives all."""
    return {word for word in re.split(r"[\s()]+", licence) if word not in ("", "AND", "OR", "WITH")}
