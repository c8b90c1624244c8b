"""`tablee games` and `tablee rules`."""

import json
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from tablee.commands.asking import AsJson, Language, console, language_of, pack_of
from tablee.commands.speaking import speaking
from tablee.packs import PACKS
from tablee.packs.rulebook import rulebook
from tablee.terminal.play import rules_text


def games(as_json: AsJson = False) -> None:
    """The games there are."""
    rows = [
        {
            "name": pack.name,
            "players": [pack.game.seats[0], pack.game.seats[-1]],
            "options": pack.game.options().text(),
            "about": rulebook(pack, language_of("")).opening,
        }
        for pack in PACKS.values()
    ]
    if as_json:
        console.print_json(json.dumps(rows))
        return
    table = Table("game", "players", "about", box=None)
    for row in rows:
        low, high = row["players"]
        table.add_row(str(row["name"]), f"{low}–{high}", str(row["about"]))
    console.print(table)
    for name, reason in PACKS.broken().items():
        Console(stderr=True).print(f"{name}: {reason}", style="red", highlight=False, markup=False)


def rules(game: str, lang: Language = "", as_json: AsJson = False) -> None:
    """A game's rules, each with its id."""
    language = language_of(lang)
    pack = pack_of(game, language)
    if as_json:
        console.print_json(msgspec.json.encode(rulebook(pack, language)).decode())
    else:
        console.print(rules_text(pack, language), highlight=False)


rules_app: Final = speaking("rules", rules)
