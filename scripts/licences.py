"""Writes THIRD-PARTY.md, the licences of all that is shipped: `python -m scripts.licences`."""

from typing import Final

from scripts.parts import ROOT, parts, read_licences

FILE: Final = ROOT / "THIRD-PARTY.md"


def document() -> str:
    known = read_licences()
    _, _, terms = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\n")
    _, _, permission = terms.partition("\n\n")
    lines = [
        "# What others made",
        "",
        "Tablée is under the MIT licence ([LICENSE](LICENSE)).",
        "This file is made by `python -m scripts.licences` of the locks and licences.toml.",
        "",
        "## Inside the page, and so inside the wheel",
        "",
        *_table("package", "licence", "copyright"),
        *(f"| {name} | {licence} | {who} |" for name, (licence, who) in sorted(known.page.items())),
        "",
        "Their licence, MIT:",
        "",
        *(f"> {line}".rstrip() for line in permission.strip().splitlines()),
        "",
        "## Of our own",
        "",
        *(f"- {what}: {terms}." for what, terms in known.own.items()),
        "",
        "## Installed beside it",
        "",
        "Python packages that an environment or an image has as well; none is part of the wheel.",
        "",
        *_table("package", "licence"),
        *(f"| {part.name} | {part.licence} |" for part in parts() if part.kind == "pypi"),
        "",
        "## Data under terms of its own",
        "",
        *(f"- **{name}**: {terms.strip()}" for name, terms in known.data.items()),
    ]
    return "\n".join(lines) + "\n"


def _table(*heads: str) -> list[str]:
    return [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]


if __name__ == "__main__":
    FILE.write_text(document(), encoding="utf-8")
