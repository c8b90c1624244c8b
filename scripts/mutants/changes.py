"""The small mistakes that are made in a module, one at a time, on its syntax tree."""

import ast
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
UNSEEN: Final = ("annotation", "returns", "decorator_list", "bases", "keywords", "type_params")
"""Fields of a definition that only checkers read, or that make it fail at once."""
LOGS: Final = ("log", "logger", "_log")


class Change(NamedTuple):
    where: str
    """The function or class, with its outer ones."""
    says: str
    nth: int
    """Of those that say the same in the same place."""
    lines: range
    """Of the statement; of one with a body those of its head."""
    parent: ast.AST
    field: str
    at: int | None
    new: ast.AST

    @property
    def name(self) -> str:
        again = f" ({self.nth + 1})" if self.nth else ""
        return f"{self.where}: {self.says}{again}"

    def apply(self) -> None:
        if self.at is None:
            setattr(self.parent, self.field, self.new)
        else:
            getattr(self.parent, self.field)[self.at] = self.new


class Place(NamedTuple):
    where: str
    lines: range
    is_outside: bool
    """In no function: made when the module is imported."""


def changes(tree: ast.Module) -> list[Change]:
    seen: Counter[tuple[str, str]] = Counter()
    found = []
    for one in _inside(tree, Place("", range(1, 2), is_outside=True)):
        found.append(one._replace(nth=seen[one.where, one.says]))
        seen[one.where, one.says] += 1
    return found


def mutated(source: bytes, number: int) -> ast.Module:
    tree = ast.parse(source)
    changes(tree)[number].apply()
    return ast.fix_missing_locations(tree)


def _inside(node: ast.AST, place: Place) -> Iterator[Change]:
    for field, value in ast.iter_fields(node):
        if field in UNSEEN and isinstance(node, ast.stmt | ast.arg):
            continue
        many = isinstance(value, list)
        for index, child in enumerate(value if many else [value]):
            if not isinstance(child, ast.AST) or _is_silent(child):
                continue
            there = _place(child, place)
            for new in _instead(child, there):
                told = f"{_text(child)} → {_text(new)}"
                at = index if many else None
                yield Change(there.where, told, 0, there.lines, node, field, at, new)
            yield from _inside(child, there)


def _place(node: ast.AST, outer: Place) -> Place:
    if not isinstance(node, ast.stmt):
        return outer
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if body else (node.end_lineno or node.lineno)
    lines = range(node.lineno, max(last, node.lineno) + 1)
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        where = f"{outer.where}.{node.name}".lstrip(".")
        return Place(where, lines, outer.is_outside and isinstance(node, ast.ClassDef))
    return outer._replace(lines=lines)


def _is_silent(node: ast.AST) -> bool:
    """What says something to people or to checkers, and does nothing."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name in LOGS
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Raise(exc=ast.Name(id="NotImplementedError")):
            return True
    return False


def _instead(node: ast.AST, place: Place) -> Iterator[ast.AST]:
    match node:
        case ast.expr():
            yield from _other_value(node, place)
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if not place.is_outside:
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Return(value=None):
            yield ast.Pass()
        case ast.comprehension(ifs=[_, *_]):
            yield ast.comprehension(node.target, node.iter, [], node.is_async)
    match node:
        case ast.AugAssign(op=op) if type(op) in COUNTED:
            yield ast.AugAssign(node.target, COUNTED[type(op)](), node.value)
        case ast.If(test=test) if _is_plain(test):
            yield ast.If(ast.UnaryOp(ast.Not(), test), node.body, node.orelse)


def _other_value(node: ast.expr, place: Place) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=right):
            for number, op in enumerate(ops):
                other = COMPARED[type(op)]()
                yield ast.Compare(left, [*ops[:number], other, *ops[number + 1 :]], right)
        case ast.BoolOp(op=ast.And(), values=values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(values=values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if _is_counted(node, place):
            yield ast.BinOp(left, COUNTED[type(op)](), right)
        case ast.IfExp(test=test, body=body, orelse=orelse) if _is_plain(test):
            yield ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str() as value):
            yield ast.Constant(value + "~")


def _is_counted(node: ast.BinOp, place: Place) -> bool:
    """No text is added up, and no types outside of functions."""
    is_type = place.is_outside and isinstance(node.op, ast.BitOr)
    has_text = _is_text(node.left) or _is_text(node.right)
    return type(node.op) in COUNTED and not has_text and not is_type


def _is_text(node: ast.expr) -> bool:
    return isinstance(getattr(node, "value", None), str) or isinstance(node, ast.JoinedStr)


def _is_plain(test: ast.expr) -> bool:
    """Neither a comparison nor a negation, which are turned round themselves."""
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)


def _text(node: ast.AST) -> str:
    first, *more = ast.unparse(node).strip().splitlines()
    return f"{first} …" if more else first
