"""`tablee types`."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.server.web.typescript import typescript


def types(
    file: Annotated[Path, typer.Argument(help="Where to write them.")] = Path(
        "web/src/lib/protocol.ts"
    ),
) -> None:
    """Write the TypeScript types of the protocol and of every game's view."""
    file.write_text(typescript(), encoding="utf-8")
