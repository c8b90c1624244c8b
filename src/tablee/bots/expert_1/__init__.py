"""The expert as it first was, kept to be measured against: the same moves from the same view, luck
and budget, whatever becomes of today's. `tests/bots/kept` proves it by games.

What it shares with today's expert is not copied. Whoever changes a part it shares so that a kept
game fails either makes the old way a setting, or moves the old part here.
"""
