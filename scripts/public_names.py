"""The names of `import tablee`, read from the source: a compiled build has no signatures."""

import ast
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "tablee"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Undocumented(Exception):
    """A public name that does not say what it is."""


class Alias(NamedTuple):
    """A name for a type, and what it means."""

    name: str
    value: str
    doc: str


class Name:
    """A public name: where it is from and what defines it."""

    def __init__(self, name: str, module: str) -> None:
        self.name: Final = name
        self.module: Final = module
        self.path: Final = _path(module)
        self.node, doc = _definition(name, _body(module))
        if not doc:
            raise Undocumented(f"{name} ({module}) has no docstring")
        self.doc: Final = doc


class Member:
    """A method or property of a public class."""

    def __init__(self, owner: str, node: Function) -> None:
        self.name: Final = f"{owner}.{node.name}"
        self.node: Final = node
        self.is_property: Final = any(ast.unparse(one) == "property" for one in node.decorator_list)
        doc = ast.get_docstring(node)
        if not doc:
            raise Undocumented(f"{self.name} has no docstring")
        self.doc: Final = doc


def public_names() -> list[Name]:
    return [Name(name, module) for name, module in sorted(homes().items(), key=_alphabetically)]


def homes() -> dict[str, str]:
    """What a checker is told: by name the module it is from."""
    tree = ast.parse((SOURCE / "__init__.py").read_text(encoding="utf-8"))
    return {
        alias.name: node.module or ""
        for branch in tree.body
        if isinstance(branch, ast.If)
        for node in branch.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def aliases(module: str) -> list[Alias]:
    """The names for types that a module gives and tells."""
    body = _body(module)
    return [
        Alias(ast.unparse(node.targets[0]), ast.unparse(node.value), doc)
        for place, node in enumerate(body)
        if isinstance(node, ast.Assign) and (doc := _text_below(body, place))
    ]


def members(node: ast.ClassDef, bases: list[ast.ClassDef]) -> list[Member]:
    """What a class adds to its public bases; a method written anew without a word is as there."""
    told = {one.name for base in bases for one in _methods(base)}
    return [
        Member(node.name, one)
        for one in _methods(node)
        if ast.get_docstring(one) or one.name not in told
    ]


def _path(module: str) -> Path:
    return SOURCE.joinpath(*module.split(".")[1:]).with_suffix(".py")


def _body(module: str) -> list[ast.stmt]:
    return ast.parse(_path(module).read_text(encoding="utf-8")).body


def _methods(node: ast.ClassDef) -> list[Function]:
    return [one for one in node.body if isinstance(one, Function) and not one.name.startswith("_")]


def _definition(name: str, body: list[ast.stmt]) -> tuple[ast.stmt, str | None]:
    for place, node in enumerate(body):
        if isinstance(node, ast.ClassDef | Function) and node.name == name:
            return node, ast.get_docstring(node)
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
            return node, _text_below(body, place)
    raise Undocumented(f"{name} is not defined where it is said to be")


def _text_below(body: list[ast.stmt], place: int) -> str | None:
    """The text that stands under an assignment."""
    below = body[place + 1] if place + 1 < len(body) else None
    if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
        return str(below.value.value)
    return None


def _alphabetically(item: tuple[str, str]) -> tuple[str, str]:
    return item[0].lower(), item[0]
