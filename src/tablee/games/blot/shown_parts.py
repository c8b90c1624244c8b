"""Parts of screens, kept while what they show stays as it was.

From one position to the next most of a table stays: a part that is the same object need be neither
made nor compared again. They belong to one position that is played on; a copy begins anew.
"""

from functools import cache
from typing import TypedDict

from tablee.core.seats import Seat
from tablee.games.blot import history
from tablee.games.blot.cards import COLOURS, DARK, FACES, GODS, NONE, SUITS, TEXT, TILES
from tablee.games.blot.score import Round, ScoreLine
from tablee.games.blot.view import God, Offering, SheetLine, SheetRound, Tile, Trick


class Own(TypedDict):
    """What a viewer has before its own eyes."""

    seat: Seat | None
    hands: list[list[str] | None]
    aside_cards: list[str] | None


class ShownParts:
    def __init__(self) -> None:
        self._tiles: list[Tile] = [_tile(tile, DARK, NONE, []) for tile in range(TILES)]
        self._piles: list[list[int]] = [[] for _ in range(TILES)]  # what the tiles were made of
        self._sizes = [-1] * TILES
        self._faces = [NONE] * TILES
        self._demanded = [NONE] * TILES
        self._tricks: list[Trick] = []
        self._won: list[list[int]] = []  # what the tricks were made of
        self._gods: list[God] = []
        self._god_faces: list[int] = []  # what they were made of, with the two following
        self._god_colours: list[int] = []
        self._mask = NONE
        self._sheet: list[SheetRound] = []
        self._own: dict[Seat | None, tuple[int, Own]] = {}

    def tiles(self, faces: list[int], demanded: list[int], piles: list[list[int]]) -> list[Tile]:
        """A pile only grows; the next ceremony has a new one."""
        made = self._tiles
        for tile in range(TILES):
            pile, face, colour = piles[tile], faces[tile], demanded[tile]
            if (
                self._piles[tile] is pile
                and self._sizes[tile] == len(pile)
                and self._faces[tile] == face
                and self._demanded[tile] == colour
            ):
                continue
            if made is self._tiles:
                made = made.copy()  # earlier screens have the other one
            made[tile] = _tile(tile, face, colour, pile)
            self._piles[tile], self._sizes[tile] = pile, len(pile)
            self._faces[tile], self._demanded[tile] = face, colour
        self._tiles = made
        return made

    def tricks(self, winners: list[Seat], tricks: list[list[int]]) -> list[Trick]:
        """Tricks are only added; the next round has a new list of them."""
        known = self._tricks if self._won is tricks else []
        if len(known) < len(tricks) or self._won is not tricks:
            known = known + [
                Trick(COLOURS[history.tile_of(tricks[n][0])], winners[n], _offerings(tricks[n]))
                for n in range(len(known), len(tricks))
            ]
        self._won, self._tricks = tricks, known
        return known

    def gods(self, faces: list[int], colours: list[int], mask: int) -> list[God]:
        if self._mask != mask or self._god_faces != faces or self._god_colours != colours:
            self._gods = gods(faces, colours, mask)
            self._god_faces, self._god_colours = faces.copy(), colours.copy()
            self._mask = mask
        return self._gods

    def sheet(self, rounds: list[Round]) -> list[SheetRound]:
        """Rounds are only added."""
        if len(self._sheet) != len(rounds):
            self._sheet = [_sheet_round(mask, finished) for mask, finished in enumerate(rounds)]
        return self._sheet

    def own(self, seat: Seat | None, seats: int, hand: int) -> Own:
        known = self._own.get(seat)
        if known is not None and known[0] == hand:
            return known[1]
        hands: list[list[str] | None] = [None] * seats
        if seat is not None:
            hands[seat] = SUITS.texts(SUITS.cards_of(hand))
        made: Own = {"seat": seat, "hands": hands, "aside_cards": None}
        self._own[seat] = (hand, made)
        return made


def _tile(tile: int, face: int, demanded: int, pile: list[int]) -> Tile:
    return Tile(COLOURS[tile], FACES[face], SUITS.suit_text(demanded), _offerings(pile))


def _offerings(pile: list[int]) -> list[Offering]:
    return [_offering(code) for code in pile]


@cache
def _offering(code: int) -> Offering:
    return Offering(history.seat_of(code), TEXT[history.card_of(code)])


def gods(faces: list[int], colours: list[int], mask: int) -> list[God]:
    return [_god(god, faces[god], god == mask, colours[god]) for god in range(len(GODS))]


@cache
def _god(god: int, face: int, masked: bool, colour: int) -> God:
    return God(GODS[god], face, masked, SUITS.suit_text(colour))


def _sheet_round(mask: int, finished: Round) -> SheetRound:
    lines = [_line(line) for line in finished.lines]
    return SheetRound(gods(finished.faces, finished.colours, mask), lines)


def _line(line: ScoreLine) -> SheetLine:
    return SheetLine(line.ceremonies, list(line.gods), line.points, line.is_excluded)
