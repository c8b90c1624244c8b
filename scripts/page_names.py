"""What cards, colours and gods are called, for the page: `named.ts` beside what draws them, made of
the words of the games. `python -m scripts.page_names`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tablee.games.bla5t.sentences import CARDS
from tablee.games.blitz.sentences import NAMES as BLITZ
from tablee.games.blot.sentences import NAMES as BLOT
from tablee.kit.colours import COLOUR_NAMES
from tablee.packs.words import LANGUAGES, Wording

PAGE: Final = Path(__file__).parent.parent / "web" / "src"
NAMED: Final[Mapping[str, Mapping[str, Wording]]] = {
    "kit": COLOUR_NAMES,
    "games/bla5t": CARDS,
    "games/blitz": BLITZ,
    "games/blot": BLOT,
}


def typescript(names: Mapping[str, Wording]) -> str:
    lines = [f"  {quoted(name)}: {both(wording)}," for name, wording in names.items()]
    head = "// Made by `make web` from the games' words (scripts/page_names.py). Do not edit."
    return "\n".join([head, "", "export const NAMED = {", *lines, "};", ""])


def both(wording: Wording) -> str:
    return "{ " + ", ".join(f"{one}: {quoted(wording[one])}" for one in LANGUAGES) + " }"


def quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def main() -> None:
    """A file that stays the same keeps its date."""
    for folder, names in NAMED.items():
        file, text = PAGE / folder / "named.ts", typescript(names)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
