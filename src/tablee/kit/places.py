"""Cards on places: a pile, a discard, and the cards that lie before the players.

A *layout* is the places before one player, in order: an empty one is a GAP, and no card moves up to
fill it. Pile and discard have their top last.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.chance import Chance
from tablee.core.contract import State, Wait
from tablee.core.seats import TABLE
from tablee.kit.backs import BACKS, GAP, Hide

NO_CARD: Final = -1
NOWHERE: Final = -1
"""Of a back: in no layout."""
SHOWN_SECONDS: Final = 3  # BLOOPS-Q43, BLA5T-Q59


class ShownCard:
    """A card that everybody sees for a moment; `number` counts them, so that each has its clock."""

    def __init__(self, back: int, number: int) -> None:
        self.back: Final = back
        self.number: Final = number


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacesState(State):
    """A position whose cards lie on places. Who knows which of them is the game's.

    Sets of backs are bit masks.
    """

    # A game has many fields more, and CPython reads no more than thirty of an object fast.
    __slots__ = (
        "aside",
        "at",
        "discard",
        "faces",
        "layouts",
        "pile",
        "reveals",
        "shown",
        "used",
    )

    def __init__(self, layouts: list[list[int]]) -> None:
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.aside: list[int] = []  # what a position's text omitted
        self.layouts = layouts
        self.used = 0  # the backs of cards on the table
        self.faces = [NO_CARD] * BACKS
        self.at = [NOWHERE] * BACKS  # the layout a back lies in
        self.shown: list[ShownCard] = []
        self.reveals = 0  # cards shown for a moment in the whole game

    def copy_places(self, twin: "PlacesState") -> None:
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.aside = self.aside.copy()
        twin.layouts = [layout.copy() for layout in self.layouts]
        twin.used = self.used
        twin.faces = self.faces.copy()
        twin.at = self.at.copy()
        twin.shown = self.shown.copy()
        twin.reveals = self.reveals

    def clear_places(self, layouts: list[list[int]]) -> None:
        """Nothing lies on the table, before a new deal."""
        self.pile = []
        self.discard = []
        self.aside = []
        self.layouts = layouts
        self.used = 0
        self.faces = [NO_CARD] * BACKS
        self.at = [NOWHERE] * BACKS
        self.shown = []

    def cards(self) -> list[int]:
        """Every card, wherever it is."""
        return self.pile + self.discard + self.aside + [self.faces[b] for b in self.backs()]

    # --- backs ----------------------------------------------------------------------------------

    def is_on_table(self, back: int) -> bool:
        return self.used >> back & 1 != 0

    def backs(self) -> list[int]:
        """Of all cards on the table."""
        used = self.used
        return [back for back in range(BACKS) if used >> back & 1]

    def cards_at(self, layout: int) -> list[int]:
        """The backs of a layout, in the order of its places."""
        return [back for back in self.layouts[layout] if back != GAP]

    def take_back(self, back: int, card: int) -> None:
        """That card comes to the table under this back, so far in no layout."""
        self.used |= 1 << back
        self.faces[back] = card

    def free_back(self, back: int) -> None:
        self.used &= ~(1 << back)
        self.faces[back] = NO_CARD
        self.at[back] = NOWHERE
        if self.shown:
            self.hide(back)

    # --- the pile and the discard ---------------------------------------------------------------

    def put_on_discard(self, back: int) -> int:
        """The card's face becomes public, and its back free; answers the card."""
        card = self.faces[back]
        self.discard.append(card)
        self.free_back(back)
        return card

    def has_to_draw(self, kept: int) -> bool:
        """Whether the pile has a card, or gets one by a reshuffle that leaves `kept` discards."""
        return bool(self.pile) or len(self.discard) > kept

    def reshuffle(self, kept: int, chance: Chance) -> None:
        """The discards are the new pile, but for the latest `kept`."""
        end = len(self.discard) - kept
        self.pile = self.discard[:end]
        self.discard = self.discard[end:]
        chance.shuffle(self.pile)

    # --- places ---------------------------------------------------------------------------------

    def place_of(self, back: int) -> int:
        """Where it lies in its layout, as people count: from 1."""
        return self.layouts[self.at[back]].index(back) + 1

    def put_down(self, back: int, layout: int, first: int) -> None:
        """On the first empty place from that one on; without one, on a new place at the end."""
        places = self.layouts[layout]
        if GAP in places[first:]:
            places[places.index(GAP, first)] = back
        else:
            places.append(back)
        self.at[back] = layout

    def lift(self, back: int, fewest: int) -> None:
        """One card fewer; its place stays, empty, unless it is the last of more than `fewest`."""
        places = self.layouts[self.at[back]]
        places[places.index(back)] = GAP
        self.at[back] = NOWHERE
        while len(places) > fewest and places[-1] == GAP:
            places.pop()

    def replace(self, old: int, new: int) -> None:
        """The new card lies where the old one lay, which is lifted."""
        layout = self.at[old]
        places = self.layouts[layout]
        places[places.index(old)] = new
        self.at[new] = layout
        self.at[old] = NOWHERE

    def swap(self, one: int, other: int) -> None:
        """Two cards change places; their backs go with them."""
        here, there = self.at[one], self.at[other]
        mine, theirs = self.layouts[here], self.layouts[there]
        place, place_there = mine.index(one), theirs.index(other)
        mine[place] = other
        theirs[place_there] = one
        self.at[one], self.at[other] = there, here

    # --- shown for a moment ---------------------------------------------------------------------

    def show_for_a_moment(self, back: int) -> None:
        """What was put forward by mistake lies open for a while, without leaving its place."""
        self.hide(back)
        self.reveals += 1
        self.shown.append(ShownCard(back, self.reveals))

    def hide(self, back: int) -> None:
        self.shown = [shown for shown in self.shown if shown.back != back]

    def is_shown(self, back: int) -> bool:
        return any(shown.back == back for shown in self.shown)

    def hiding_clocks(self, hides: list[Hide]) -> list[Wait]:
        """When what is shown for a moment is face down again, by the game's own moves."""
        return [
            Wait(f"hide.{shown.number}", SHOWN_SECONDS, TABLE, hides[shown.back])
            for shown in self.shown
        ]
