"""`tablee judge`."""

import json
from pathlib import Path

import msgspec
import typer
from rich.console import Console

from tablee.commands.asking import AsJson, console
from tablee.lab.files import UnreadableFile
from tablee.lab.scenario import Finding, judge_file
from tablee.packs.filling import fill


def judge(files: list[Path], as_json: AsJson = False) -> None:
    """The rules lawyer: play scenario files and print what differs.

    Exit code 1: something differs; 2: something cannot be read.
    """
    cases, found = 0, []
    for path in files:
        try:
            judgement = judge_file(path)
        except UnreadableFile as error:
            found.append((str(path), Finding(0, "", str(error), "unreadable")))
            continue
        cases += judgement.cases
        found += [(str(path), finding) for finding in judgement.findings]
    if as_json:
        rows = [{"file": name, **msgspec.to_builtins(one)} for name, one in found]
        console.print_json(json.dumps(rows))
    else:
        _show_findings(len(files), cases, found)
    kinds = {one.kind for _, one in found}
    raise typer.Exit(2 if "unreadable" in kinds else 1 if kinds else 0)


def _show_findings(files: int, cases: int, found: list[tuple[str, Finding]]) -> None:
    errors = Console(stderr=True)
    for name, one in found:
        where = f"{name}:{one.line}" if one.line else name
        title = f" ({one.title})" if one.title else ""
        to, style = (console, "") if one.kind == "differs" else (errors, "red")
        line = f"{where}{title}: {one.text}"
        to.print(line, style=style, highlight=False, markup=False, soft_wrap=True)
    differ = sum(one.kind == "differs" for _, one in found)
    counts = {"files": files, "cases": cases, "differ": differ, "broken": len(found) - differ}
    text = "{files|# file|# files}, {cases|# case|# cases}, {differ|# difference|# differences}"
    if counts["broken"]:
        text += ", {broken|# place that cannot be read|# places that cannot be read}"
    console.print(fill(text, counts, "en"))
