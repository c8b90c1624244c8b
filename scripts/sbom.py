"""The parts of a Tablée as CycloneDX JSON: `python -m scripts.sbom > tablee.cdx.json`.

The same locks make the same bytes: no date, no random number.
"""

import json
import sys
from typing import Any, Final

import tablee
from scripts.parts import Part, parts

FORMAT: Final = "1.6"


def bill() -> str:
    components = [_component(part) for part in parts()]
    ours = _named("pypi", "tablee", tablee.__version__, "MIT")
    content = {
        "bomFormat": "CycloneDX",
        "specVersion": FORMAT,
        "version": 1,
        "metadata": {"component": {**ours, "type": "application"}},
        "components": components,
        "dependencies": [
            {"ref": ours["bom-ref"], "dependsOn": [one["bom-ref"] for one in components]},
            *({"ref": one["bom-ref"]} for one in components),
        ],
    }
    return json.dumps(content, indent=2) + "\n"


def _component(part: Part) -> dict[str, Any]:
    return _named(part.kind, part.name, part.version, part.licence)


def _named(kind: str, name: str, version: str, licence: str) -> dict[str, Any]:
    address = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    chosen = {"expression": licence} if " " in licence else {"license": {"id": licence}}
    return {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "licenses": [chosen],
        "purl": address,
    }


if __name__ == "__main__":
    sys.stdout.write(bill())
