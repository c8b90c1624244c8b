"""Every rule has a test, every rules test names its rule.

That both languages have the same rules is a law (tests/laws/test_every_law.py).
"""

import ast
import re
from pathlib import Path

import pytest

from tablee.packs import GAMES, PACKS
from tablee.packs.rulebook import rulebook

NOT_ABOUT_RULES = {"test_mechanics.py", "test_perft.py", "test_knowledge.py", "test_random_play.py"}
"""Notation, imagination, counts of positions: things no rulebook speaks of."""


def rules_tests(game: str) -> list[tuple[str, str]]:
    """(name, text in which ids may stand) of each test about a rule of the game."""
    found = []
    for path in sorted((Path(__file__).parent / "games" / game).glob("test_*.py")):
        if path.name in NOT_ABOUT_RULES:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                doc = ast.get_docstring(node) or ""
                found.append((f"{path.name}::{node.name}", f"{node.name} {doc}"))
    return found


def cited(text: str, ids: list[str]) -> set[str]:
    name, _, doc = text.partition(" ")
    lowered = {rule_id: rule_id.lower().replace("-", "_") for rule_id in ids}
    in_name = {
        rule_id for rule_id, low in lowered.items() if re.match(rf"test_{low}(_(?!\d)|$)", name)
    }
    in_doc = {rule_id for rule_id in ids if re.search(rf"{rule_id}(?![\w-])", doc)}
    return in_name | in_doc


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    ids = rulebook(PACKS[game], "fr").ids()
    named: set[str] = set()
    for _, text in rules_tests(game):
        named |= cited(text, ids)
    assert sorted(set(ids) - named) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rules_test_names_its_rule(game: str) -> None:
    ids = rulebook(PACKS[game], "fr").ids()
    assert [name for name, text in rules_tests(game) if not cited(text, ids)] == []
