"""What the rules assume of a position, each assumption a check that names the field at fault.

A small position set up by hand may leave cards, tricks and history out; what it says must fit.
"""

from typing import Final

from tablee.core.notation import Fields, require
from tablee.games.blot import history, retelling
from tablee.games.blot.cards import COLOURS, DECKS, GODS, GONE, HAND_SIZE, NONE, SUITS, TILES
from tablee.games.blot.position import ROUNDS
from tablee.games.blot.retelling import CEREMONIES
from tablee.games.blot.rules import Blot
from tablee.games.blot.score import Round
from tablee.games.blot.steps import GIVE, NAME, OVER, PLAY
from tablee.games.blot.voids import voids_of
from tablee.kit.suits import hand_of, one

_POINTS: Final = [range(-10, 11, 2), range(-3, 1, 3), range(0, 17, 2), range(0, 5, 4)]
"""What each god can give a side in a round (BLOT-SCORE-3)."""


def check(state: Blot, fields: Fields) -> None:
    _check_deck(state, fields)
    _check_hands(state)
    if state.step in (PLAY, GIVE):
        _check_tiles(state)
        _check_tricks(state)
    _check_step(state)
    _check_voids(state)
    _check_sheet(state)
    retelling.check(state)


def _check_deck(state: Blot, fields: Fields) -> None:
    """What the text omits lies aside; what it names twice, or is not in the deck, is an error."""
    places = [*[f"P{seat} hand" for seat in range(state.seats)], *COLOURS, "tricks"]
    deck = hand_of(DECKS[state.seats])
    seen = 0
    for word in state.census():
        unit = one(SUITS.read(word))
        if seen & unit:
            raise fields.in_two_places(word, places)
        wanted = f"{word} is not in the deck of {state.seats} (BLOT-SETUP-1)"
        require(bool(deck & unit), fields.where(word, places), wanted)
        seen |= unit
    state.aside = deck - seen


def _check_hands(state: Blot) -> None:
    played = [0] * state.seats
    for pile in state.piles + state.tricks:
        for code in pile:
            played[history.seat_of(code)] += 1
    is_complete = retelling.is_complete(state)
    for seat, hand in enumerate(state.hands):
        had = hand.bit_count() + (played[seat] if is_complete else 0)
        most = HAND_SIZE[state.seats]
        wanted = f"{had} cards with those it played, and {most} are dealt (BLOT-SETUP-1)"
        require(had <= most, f"P{seat} hand", wanted)


def _check_tiles(state: Blot) -> None:
    gone = [tile for tile in range(TILES) if state.faces[tile] == GONE]
    given = [colour for colour in state.colours if colour != NONE]
    waiting = [tile for tile in gone if tile not in given]
    for god, colour in enumerate(state.colours):
        is_gone = colour == NONE or (colour in gone and given.count(colour) == 1)
        wanted = "a tile is gone when it lies with one god, or is about to be given"
        require(is_gone, GODS[god], wanted)
    require(len(gone) < TILES, COLOURS[gone[-1] if gone else 0], "the last tile goes to no god")
    is_right = len(waiting) == (1 if state.step == GIVE else 0)
    wanted = "one gone tile is about to be given" if state.step == GIVE else "it lies with no god"
    require(is_right, COLOURS[waiting[0]] if waiting else "step", wanted)
    require(state.colours[state.mask] == NONE, GODS[state.mask], "masked (BLOT-Q5)")


def _check_tricks(state: Blot) -> None:
    """A dark tile has had no ceremony, a light one one, and one that is gone both."""
    if not retelling.is_complete(state):
        return
    held = [0] * TILES
    for trick in state.tricks:
        held[history.tile_of(trick[0])] += 1
    for tile in range(TILES):
        wanted = f"{held[tile]} of its ceremonies are among the tricks (BLOT-RES-4)"
        require(held[tile] == state.faces[tile], COLOURS[tile], wanted)


def _check_step(state: Blot) -> None:
    if state.step == PLAY:
        wanted = "turn and player are the same while cards are played"
        require(state.player == state.turn, "player", wanted)
        wanted = f"P{state.turn} is to play and has no card"
        require(state.hands[state.turn] != 0, f"P{state.turn} hand", wanted)
        require(state.left > 0, "left", "at least one card while cards are played")
    if state.step == NAME:
        require(state.round > 1, "round", "the next starter is named once a round is scored")
    if state.step == OVER:
        require(state.round == ROUNDS, "round", f"a game is over after round {ROUNDS}")
    if state.step == GIVE and state.tricks:
        wanted = "who has won the last ceremony gives its tile (BLOT-RES-5)"
        require(state.winners[-1] == state.turn, "turn", wanted)
        is_last = history.tile_of(state.tricks[-1][0]) == state.ungiven()
        require(is_last, "tricks", "the last ceremony is that of the tile to be given")
    elif state.step == NAME and state.tricks:
        wanted = "who has won the last ceremony names the starter (BLOT-NEXT-2)"
        require(state.winners[-1] == state.turn, "turn", wanted)


def _check_voids(state: Blot) -> None:
    voids = voids_of(state.piles + state.tricks, state.seats)
    for seat, hand in enumerate(state.hands):
        wanted = "it holds a colour its plays have shown it to lack"
        require(not SUITS.suits_in(hand) & voids[seat], f"P{seat} hand", wanted)


def _check_sheet(state: Blot) -> None:
    done = ROUNDS if state.step == OVER else state.round - 1
    wanted = f"{done} rounds are scored, not {len(state.sheet)}"
    require(len(state.sheet) == done, "sheet", wanted)
    for number, finished in enumerate(state.sheet, start=1):
        _check_round(finished, number)


def _check_round(finished: Round, number: int) -> None:
    won = sum(line.ceremonies for line in finished.lines)
    fewest = min(line.ceremonies for line in finished.lines)
    wanted = f"round {number}: a round has {CEREMONIES} ceremonies, not {won}"
    require(won <= CEREMONIES and fewest >= 0, "sheet", wanted)
    given = [colour for colour in finished.colours if colour != NONE]
    wanted = f"round {number}: a tile lies with one god, and none with {GODS[number - 1]}"
    is_right = len(set(given)) == len(given) and finished.colours[number - 1] == NONE
    require(is_right, "sheet", wanted)
    if given:  # a sheet without colours leaves open how its points came about
        _check_points(finished, number)


def _check_points(finished: Round, number: int) -> None:
    for line in finished.lines:
        for god, points in enumerate(line.gods):
            wanted = f"round {number}: {GODS[god]} cannot give {points}"
            require(points in _POINTS[god], "sheet", wanted)
