"""`make mutants`: what it changes, which of it, and what it says of that."""

import ast
import json
from pathlib import Path

import pytest
from coverage import CoverageData

from scripts.mutants import report
from scripts.mutants.changes import changes, mutated
from scripts.mutants.covering import Covering, NotMeasured
from scripts.mutants.equivalents import equivalents
from scripts.mutants.results import Results, Row
from scripts.mutants.sample import AREAS, ROOT, Mutant, files, mutants, sample
from scripts.mutants.trying import Fate, Result


@pytest.mark.parametrize(
    ("code", "made"),
    [
        ("a < b", ["a <= b"]),
        ("a == b == c", ["a != b == c", "a == b != c"]),
        ("a and b", ["a or b"]),
        ("not a", ["a"]),
        ("a + b", ["a - b"]),
        ("a if b else c", ["a if not b else c"]),
        ("7", ["8"]),
        ("True", ["False"]),
        ("'BLOT-PLAY-2'", ["'BLOT-PLAY-2~'"]),
        ("[a for a in b if c]", ["[a for a in b]"]),
        ("f'{a}!'", []),
        ("None", []),
        ("a", []),
    ],
)
def test_a_value_is_changed_a_little(code: str, made: list[str]) -> None:
    source = f"x = {code}".encode()
    found = changes(ast.parse(source))
    assert [ast.unparse(mutated(source, n)) for n in range(len(found))] == [
        f"x = {one}" for one in made
    ]


@pytest.mark.parametrize(
    ("code", "made"),
    [
        ("def f():\n    g()", ["def f():\n    pass"]),
        ("def f():\n    raise g", ["def f():\n    pass"]),
        ("def f():\n    a.b = c", ["def f():\n    pass"]),
        ("def f():\n    a += b", ["def f():\n    pass", "def f():\n    a -= b"]),
        ("if a:\n    b", ["if not a:\n    b"]),
        ("while a:\n    break", ["while a:\n    continue"]),
        ("import a", []),
        ("'A word.'", []),
        ("def f():\n    log.info('told')", []),
        ("def f() -> 'A':\n    raise NotImplementedError", []),
        ("if TYPE_CHECKING:\n    a = 1", []),
    ],
)
def test_a_statement_is_changed_or_left_out(code: str, made: list[str]) -> None:
    source = code.encode()
    found = changes(ast.parse(source))
    assert [ast.unparse(mutated(source, n)) for n in range(len(found))] == made


def mutant(name: str, first: int = 1, last: int = 1) -> Mutant:
    return Mutant("src/tablee/core/seats.py", 0, name, "0", first, last)


def test_a_sample_stays_the_same_when_code_comes_and_goes() -> None:
    many = [mutant(str(number)) for number in range(100)]
    chosen = sample(many, 10, 1)
    assert sample(reversed(many), 10, 1) == chosen
    assert {*sample([*many, mutant("new")], 11, 1)} >= {*chosen}
    assert sample(many, 10, 2) != chosen


def test_every_mutant_has_a_name_of_its_own() -> None:
    for area in AREAS:
        keys = [one.key for one in mutants(files(area)[:5])]
        assert len(keys) == len({*keys}) > 0


def test_only_tests_that_reach_the_line_are_asked_the_quickest_first(tmp_path: Path) -> None:
    path = str(ROOT / mutant("").path)
    data = CoverageData(str(tmp_path / "data"))
    for test, lines in {"slow": [1, 2], "quick": [1], "other": [3], "": [9]}.items():
        data.set_context(test)
        data.add_lines({path: lines})
    data.write()
    times = {"slow": 2.0, "quick": 0.1, "other": 1.0}
    (tmp_path / "times.1.json").write_text(json.dumps(times))
    covering = Covering(tmp_path)
    assert covering.tests(mutant("in it", 1, 2)) == ["quick", "slow"]
    assert covering.tests(mutant("in it", 1, 2), without=["quick"]) == ["slow"]
    assert covering.tests(mutant("made at import", 9, 9)) == ["quick", "other", "slow"]
    assert covering.tests(mutant("nowhere", 20, 20)) == []


def test_without_a_measurement_it_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(NotMeasured, match='run "make coverage"'):
        Covering(tmp_path)


def test_a_result_is_kept_for_the_text_it_is_of(tmp_path: Path) -> None:
    file = tmp_path / "rules.jsonl"
    Results(file).keep(mutant("a"), Result(Fate.KILLED, "test"))
    again = Results(file)
    assert again.of(mutant("a")) == Row(mutant("a").key, "0", Fate.KILLED, "test", 1)
    assert again.of(Mutant(mutant("a").path, 0, "a", "another text", 1, 1)) is None


def test_equivalents_count_neither_way() -> None:
    fates = [Fate.KILLED, Fate.KILLED, Fate.ENDLESS, Fate.SURVIVED, Fate.SURVIVED, Fate.UNREACHED]
    rows = [Row(f"p {number}", "0", fate, "", 1) for number, fate in enumerate(fates)]
    told = report.line("rules", 9, rows, {"p 3": "the same"})
    assert told == "| rules | 9 | 6 | 2 | 1 | 1 | 1 | 1 | 60.0 % |"
    assert [*report.alive(rows, {"p 3": "the same"})] == ["p:1 4 (survived)", "p:1 5 (unreached)"]


def test_equivalents_are_of_code_that_is_there() -> None:
    there = {path.split()[0] for path in equivalents()}
    known = {one.key for path in there for one in mutants([ROOT / path])}
    assert equivalents().keys() <= known
