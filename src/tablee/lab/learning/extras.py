"""Saying which extra is missing."""

from importlib.util import find_spec


def need(module: str, extra: str) -> None:
    """ImportError with what to install, unless that module is there."""
    if find_spec(module) is None:
        raise ImportError(
            f"{module} is missing: it comes with Tablée's extra {extra!r}, "
            f"pip install 'tablee[{extra}]'",
            name=module,
        )
