"""Reading Blot positions: the inverse of notation.py, with defaults for small positions."""

from typing import Final

from tablee.core.notation import (
    Fields,
    NotationError,
    read_number,
    read_one,
    read_seat,
    require,
)
from tablee.core.options import read_options
from tablee.games.blot import checks, history
from tablee.games.blot.cards import (
    CEREMONY_SIZE,
    COLOUR,
    COLOURS,
    DARK,
    FACES,
    GODS,
    GONE,
    HAND_SIZE,
    NONE,
    SUITS,
    TILES,
)
from tablee.games.blot.options import BlotOptions
from tablee.games.blot.position import ROUNDS
from tablee.games.blot.rules import Blot
from tablee.games.blot.score import Round, ScoreLine
from tablee.games.blot.steps import OVER, STEPS

_NOTHING: Final = "0/0/0/0/0 "
"""A side's line of a round nobody told."""


def read(text: str) -> Blot:
    """A position; what is not said is a plain middle of round 1 with P0 to play."""
    fields = Fields(text)
    seats = fields.number("seats", 4)
    if not 2 <= seats <= 5:
        raise NotationError(f"seats: blot is played by 2 to 5, not {seats}")
    state = Blot(seats, fields.read("options", "", lambda text: _read_options(text, seats)))

    def seat_at(word: str) -> int:
        return read_seat(word, seats)

    state.round = fields.number("round", 1)
    if not 1 <= state.round <= ROUNDS:
        raise NotationError(f"round: 1 to {ROUNDS}, not {state.round}")
    step = fields.read("step", "play", lambda word: read_one(word, STEPS, "a step"))
    state.step = STEPS.index(step)
    state.turn = fields.read("turn", "P0", seat_at)
    state.player = fields.read("player", f"P{state.turn}", seat_at)
    for seat in range(seats):
        state.hands[seat] = fields.read(f"P{seat} hand", "", SUITS.read_hand)
    for god, name in enumerate(GODS):
        face, colour = fields.read(name, "0", _read_god)
        state.god_faces[god], state.colours[god] = face, colour
    for tile in range(TILES):
        _read_tile(state, tile, fields)
    for trick in fields.read_parts("tricks", lambda part: _read_trick(part, seats)):
        state.tricks.append(trick)
        best = SUITS.best_of(history.cards_in(trick), history.tile_of(trick[0]))
        state.winners.append(history.seat_of(trick[best]))
    state.history = fields.read_parts("history", lambda part: history.read(part, seats))
    state.sheet = fields.read_parts("sheet", lambda part: _read_round(part, state.sides))
    if "sheet" not in fields:
        scored = ROUNDS if state.step == OVER else state.round - 1
        state.sheet = [_read_round(_NOTHING * state.sides, state.sides) for _ in range(scored)]
    for seat, score in enumerate(state.scores()):
        if fields.number(f"P{seat} score", score) != score:
            raise NotationError(f"P{seat} score: the sheet adds up to {score}")
    _read_turn(state, fields)
    fields.done()
    checks.check(state, fields)
    return state


def _read_options(text: str, seats: int) -> BlotOptions:
    options = read_options(BlotOptions, text)
    options.check(seats)
    return options


def _read_turn(state: Blot, fields: Fields) -> None:
    """Two players: how many cards are still to play this turn, and where not (BLOT-2P-2)."""
    held = state.hands[state.player].bit_count()
    is_first = state.seats != 2 or held == HAND_SIZE[2]  # BLOT-2P-1
    state.left = fields.number("left", 1 if is_first else max(1, min(2, held)))
    if not 0 <= state.left <= (2 if state.seats == 2 else 1):
        raise NotationError(f"left: a turn is one card, or two with two players: {state.left}")
    first = fields.text("first")
    if first:
        state.first = fields.read("first", "", SUITS.read_suit)
        is_second = state.seats == 2 and state.left == 1 and state.piles[state.first]
        if not is_second or state.faces.count(GONE) == TILES - 1:
            raise NotationError("first: an open ceremony a second card may not join (BLOT-2P-2)")


def _read_god(text: str) -> tuple[int, int]:
    words = text.split()
    if not words or words[0] not in ("0", "1") or len(words) > 2:
        raise NotationError(f"expected a face and perhaps a colour, not {text[:20]!r}")
    return int(words[0]), SUITS.read_suit(words[1]) if len(words) == 2 else NONE


def _read_tile(state: Blot, tile: int, fields: Fields) -> None:
    """A tile that lies with a god is gone unless the text says otherwise."""
    key = COLOURS[tile]
    words = fields.words(key)
    face = GONE if tile in state.colours else DARK
    if words and words[0] in FACES:
        face = FACES.index(words.pop(0))

    def read_plays(_: str) -> list[int]:
        return [_read_play(word, tile, state.seats) for word in words]

    pile = fields.read(key, "", read_plays)
    fits = len(pile) < CEREMONY_SIZE[state.seats] and not (pile and face == GONE)
    require(fits, key, "too many cards for a ceremony under way")
    state.faces[tile] = face
    state.piles[tile] = pile
    if pile:
        state.demanded[tile] = COLOUR[history.card_of(pile[0])]


def _read_play(word: str, tile: int, seats: int) -> int:
    seat, colon, card = word.partition(":")
    if not colon:
        raise NotationError(f"expected seat:card, not {word[:20]!r}")
    return history.played(read_seat(seat, seats), tile, SUITS.read(card))


def _read_trick(text: str, seats: int) -> list[int]:
    words = text.split()
    tile = SUITS.read_suit(words[0])
    trick = [_read_play(word, tile, seats) for word in words[1:]]
    if len(trick) != CEREMONY_SIZE[seats]:
        raise NotationError(f"a ceremony has {CEREMONY_SIZE[seats]} cards")
    return trick


def _read_round(text: str, sides: int) -> Round:
    """`0- 0Y 0G 0R 3/0/-3/6/4 …`: the gods (may be left out), then ceremonies/gods' points."""
    words = text.split()
    if len(words) == sides:
        words = ["0-"] * len(GODS) + words
    if len(words) != len(GODS) + sides:
        raise NotationError(f"a round has {sides} lines")
    faces, colours = [], []
    for word in words[: len(GODS)]:
        if len(word) != 2 or word[0] not in "01":
            raise NotationError(f"expected a god's face and colour, not {word[:20]!r}")
        faces.append(int(word[0]))
        colours.append(NONE if word[1] == "-" else SUITS.read_suit(word[1]))
    return Round(faces, colours, [_read_line(word) for word in words[len(GODS) :]])


def _read_line(word: str) -> ScoreLine:
    numbers = [read_number(part) for part in word.split("/")]
    if len(numbers) != 1 + len(GODS):
        raise NotationError(f"expected ceremonies and four gods, not {word[:20]!r}")
    return ScoreLine(numbers[0], numbers[1:])
