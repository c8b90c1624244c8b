"""Blitz!'s options."""

from typing import Annotated, Literal

import msgspec

from tablee.core.options import Options


class BlitzOptions(Options, frozen=True, kw_only=True):
    """`deck` and `language` name the themes (BLITZ-SETUP-1).

    `remove_symbols`: with 3 players two symbols stay out (BLITZ-SETUP-2). `judge`: the group or the
    word list (BLITZ-Q33); `auto` is for whoever opens the table to settle before the deal (the list
    when one person plays) and otherwise means the group. `strict`: the list refuses a word it does
    not know. `spoken`: answers are spoken, so there is less time to give them (BLITZ-Q11).
    `shared`: one screen round one table; people speak and tap who won (BLITZ-Q36). `pause`: how
    long a start holds while nothing is typed, 1.2 or 3 seconds (BLITZ-Q11).

    `asks`: of whom the list asks whether a word fits, settled before the deal. `unlisted`: whether
    it asks at all; by rules 1 it let every word pass.
    """

    KEPT = frozenset({"asks", "unlisted"})

    deck: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    language: Annotated[
        str,
        msgspec.Meta(
            pattern="^[a-z]{2,3}$",
            description="a language such as fr or en",
            extra={"fr": "une langue, par exemple fr ou en"},
        ),
    ] = "fr"
    remove_symbols: bool = True
    judge: Literal["auto", "group", "list"] = "auto"
    strict: bool = False
    spoken: bool = False
    shared: bool = False
    pause: Literal["short", "long"] = "short"
    asks: Literal["opponent", "player"] = "opponent"
    unlisted: Literal["asked", "accepted"] = "asked"
