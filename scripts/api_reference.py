"""`python -m scripts.api_reference`: docs/api.md, made of docstrings and signatures."""

import ast
import re
from collections import Counter
from textwrap import indent
from typing import Final

from scripts.public_names import ROOT, Function, Member, Name, aliases, members, public_names

DOCUMENT: Final = ROOT / "docs" / "api.md"
WIDTH: Final = 100
HEAD: Final = """\
# The names of `import tablee`

Made of the docstrings by `python -m scripts.api_reference`; [python.md](python.md) is the guide.
"""


def main() -> None:
    DOCUMENT.write_text(reference(), encoding="utf-8")


def reference() -> str:
    names = public_names()
    classes = {one.name: one.node for one in names if isinstance(one.node, ast.ClassDef)}
    lines, linked = [HEAD], Counter[str]()
    for one in names:
        anchor = one.name.lower()
        again = f"-{linked[anchor]}" if linked[anchor] else ""  # as GitHub tells two heads apart
        linked[anchor] += 1
        lines.append(f"- [`{one.name}`](#{anchor}{again}): {_first_sentence(one.doc)}")
    entries = [_entry(one, classes) for one in names]
    return "\n".join([*lines, "", *entries, _aliases("\n".join(entries))])


def _aliases(told: str) -> str:
    """The names of types that stand in signatures and are nothing but names."""
    modules = {one.module for one in public_names()} | {"tablee.core.seats"}
    found = [alias for module in sorted(modules) for alias in aliases(module)]
    used = [alias for alias in found if re.search(rf"\b{alias.name}\b", told)]
    rows = [f"- `{alias.name} = {alias.value}`: {' '.join(alias.doc.split())}" for alias in used]
    return "\n".join(["## Types in signatures", "", *sorted(rows), ""])


def _entry(one: Name, classes: dict[str, ast.ClassDef]) -> str:
    source = one.path.relative_to(ROOT).as_posix()
    parts = [f"## {one.name}", f"From [`{one.module}`](../{source})."]
    if isinstance(one.node, ast.ClassDef):
        bases = [classes[base] for base in _bases(one.node) if base in classes]
        parts += [_code(_class(one.node)), one.doc]
        parts += [_member(member) for member in members(one.node, bases)]
    elif isinstance(one.node, Function):
        parts += [_code(_function(one.node)), one.doc]
    else:
        parts += [one.doc]
    return "\n\n".join(parts) + "\n"


def _member(member: Member) -> str:
    shown = _property(member.node) if member.is_property else _function(member.node)
    return f"### {member.name}\n\n{_code(shown)}\n\n{member.doc}"


def _property(node: Function) -> str:
    return node.name if node.returns is None else f"{node.name}: {_plain(node.returns)}"


def _class(node: ast.ClassDef) -> str:
    """Its bases, how it is made, and its fields, if it is made of fields."""
    bases = ", ".join(_bases(node))
    lines = [f"class {node.name}({bases})" if bases else f"class {node.name}"]
    lines += [
        indent(ast.unparse(one), "    ")
        for one in node.body
        if isinstance(one, ast.AnnAssign) and not ast.unparse(one.target).startswith("_")
    ]
    made = [one for one in node.body if isinstance(one, Function) and one.name == "__init__"]
    lines += [_function(one, node.name) for one in made]
    return "\n".join(lines)


def _bases(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base) for base in node.bases]


def _function(node: Function, name: str = "") -> str:
    """On one line, or an argument a line where that is too long."""
    answer = "" if name or node.returns is None else f" -> {_plain(node.returns)}"
    arguments = _arguments(node.args)
    short = f"{name or node.name}({', '.join(arguments)}){answer}"
    if len(short) <= WIDTH:
        return short
    return f"{name or node.name}(\n" + "".join(f"    {one},\n" for one in arguments) + f"){answer}"


def _arguments(args: ast.arguments) -> list[str]:
    """Without `self`; a bare star before those that must be named."""
    plain = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(plain) - len(args.defaults)) + [*args.defaults]
    shown = [_argument(arg, default) for arg, default in zip(plain, defaults, strict=True)]
    if plain and plain[0].arg == "self":
        shown = shown[1:]
    named = zip(args.kwonlyargs, args.kw_defaults, strict=True)
    return shown + ["*"] * bool(args.kwonlyargs) + [_argument(arg, value) for arg, value in named]


def _argument(arg: ast.arg, default: ast.expr | None) -> str:
    typed = "" if arg.annotation is None else f": {_plain(arg.annotation)}"
    return f"{arg.arg}{typed}" + ("" if default is None else f" = {ast.unparse(default)}")


def _plain(annotation: ast.expr) -> str:
    """A type named before it is defined is written as a text."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return ast.unparse(annotation)


def _first_sentence(doc: str) -> str:
    paragraph = " ".join(doc.split("\n\n", maxsplit=1)[0].split())
    end = min((paragraph.find(mark) for mark in (". ", "; ") if mark in paragraph), default=-1)
    return (paragraph if end < 0 else paragraph[:end]).rstrip(".:")


def _code(text: str) -> str:
    return f"```python\n{text}\n```"


if __name__ == "__main__":
    main()
