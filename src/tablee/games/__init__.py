"""The rules of our own games, one folder a rulebook. `tablee.packs` finds and lists them."""
