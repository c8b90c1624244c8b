"""The in-app rules: each game's text in a language, read into sections and rules."""

import re
from functools import cache
from typing import Final, Literal

import msgspec

from tablee.packs.languages import long_text, said
from tablee.packs.pack import Pack
from tablee.packs.words import Wording

Kind = Literal["rule", "ruling", "assumed"]

_RULE: Final = re.compile(r"- \*\*(?P<id>[A-Z0-9]+(?:-[A-Za-z0-9]+)+)\*\* (?P<text>.+)")
_MARKS: Final[tuple[tuple[Wording, Kind], ...]] = (
    ({"fr": "*Précision de table.*", "en": "*Table ruling.*"}, "ruling"),
    ({"fr": "*Supposé.*", "en": "*Assumed.*"}, "assumed"),
)


class Rule(msgspec.Struct, frozen=True):
    """One rule: its stable id, its sentence, and whether the rulebook or the table says so."""

    id: str
    text: str
    kind: Kind


class Section(msgspec.Struct, frozen=True):
    title: str
    rules: list[Rule]


class Part(msgspec.Struct, frozen=True):
    """Of a summary: a heading, and short sentences."""

    title: str
    lines: list[str]


class Rulebook(msgspec.Struct, frozen=True):
    """A game's rules in one language. `opening` is what stands before the first section,
    `summary` the game on one page, where it has one."""

    game: str
    language: str
    title: str
    opening: str
    sections: list[Section]
    summary: list[Part] = []

    def rule(self, rule_id: str) -> Rule | None:
        return next((r for s in self.sections for r in s.rules if r.id == rule_id), None)

    def ids(self) -> list[str]:
        return [rule.id for section in self.sections for rule in section.rules]


@cache
def rulebook(pack: Pack, language: str) -> Rulebook:
    """Under the title that the pack has for its game."""
    of, text = long_text(pack.rules, f"{pack.name}.rules.md", language)
    assert text is not None
    book = parse(pack.name, of, text.read_text(encoding="utf-8"))
    _, short = long_text(pack.summary, f"{pack.name}.summary.md", language)
    summary = [] if short is None else parse_summary(short.read_text(encoding="utf-8"))
    title = said(pack.about.title, language)
    return msgspec.structs.replace(book, title=title, summary=summary)


def parse(game: str, language: str, text: str) -> Rulebook:
    """A line that is neither heading, rule nor opening is an error: nothing is dropped unseen."""
    title, opening = "", ""
    sections: list[Section] = []
    for place, line in enumerate(text.splitlines(), start=1):
        found = _RULE.fullmatch(line)
        if line.startswith("## "):
            sections.append(Section(line[3:], []))
        elif line.startswith("# "):
            title = line[2:]
        elif found and sections:
            sections[-1].rules.append(_rule(found["id"], found["text"], language))
        elif line and not sections:
            opening = f"{opening} {line}".strip()
        elif line:
            raise ValueError(f"{game}/rules.{language}.md, line {place}: not a rule: {line[:60]!r}")
    return Rulebook(game, language, title, opening, sections)


def parse_summary(text: str) -> list[Part]:
    """Headings and lines, nothing else."""
    parts: list[Part] = []
    for place, line in enumerate(text.splitlines(), start=1):
        if line.startswith("## "):
            parts.append(Part(line[3:], []))
        elif line.startswith("- ") and parts:
            parts[-1].lines.append(line[2:])
        elif line:
            raise ValueError(f"summary, line {place}: neither heading nor line: {line[:60]!r}")
    return parts


def _rule(rule_id: str, text: str, language: str) -> Rule:
    for wording, kind in _MARKS:
        mark = f"{said(wording, language)} "
        if text.startswith(mark):
            return Rule(rule_id, text.removeprefix(mark), kind)
    return Rule(rule_id, text, "rule")
