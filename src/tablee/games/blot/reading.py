"""Reading Blot positions: the inverse of notation.py, with defaults for small positions."""

from tablee.core.notation import Fields, NotationError, read_number, read_one, read_seat
from tablee.core.options import read_options
from tablee.games.blot import history
from tablee.games.blot.cards import (
    CEREMONY_SIZE,
    COLOUR,
    COLOURS,
    DARK,
    DECKS,
    FACES,
    GODS,
    GONE,
    NONE,
    TILES,
    hand_of,
    read_card,
    read_colour,
)
from tablee.games.blot.legality import held_colours
from tablee.games.blot.options import BlotOptions
from tablee.games.blot.rules import ROUNDS, Blot
from tablee.games.blot.score import Line, Round, best_of
from tablee.games.blot.steps import GIVE, NAME, PLAY, STEPS
from tablee.games.blot.voids import voids_of


def read(text: str) -> Blot:
    """A position; what is not said is a plain middle of round 1 with P0 to play."""
    fields = Fields(text)
    seats = fields.number("seats", 4)
    if not 2 <= seats <= 5:
        raise NotationError(f"seats: blot is played by 2 to 5, not {seats}")
    options = read_options(BlotOptions, fields.text("options"))
    options.check(seats)
    state = Blot(seats, options)

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
        state.hands[seat] = fields.read(f"P{seat} hand", "", _read_hand)
    for god, name in enumerate(GODS):
        face, colour = fields.read(name, "0", _read_god)
        state.god_faces[god], state.colours[god] = face, colour
    for tile in range(TILES):
        _read_tile(state, tile, fields)
    for part in _parts(fields.text("tricks")):
        _read_trick(state, part)
    state.history = [history.read(part, seats) for part in _parts(fields.text("history"))]
    state.sheet = [_read_round(part, state.sides) for part in _parts(fields.text("sheet"))]
    for seat, score in enumerate(state.scores()):
        if fields.number(f"P{seat} score", score) != score:
            raise NotationError(f"P{seat} score: the sheet adds up to {score}")
    _read_turn(state, fields)
    fields.done()
    _set_aside(state)
    _check(state)
    return state


def _read_hand(text: str) -> int:
    cards = [read_card(word) for word in text.split()]
    if len(set(cards)) != len(cards):
        raise NotationError("a card is named twice")
    return hand_of(cards)


def _parts(text: str) -> list[str]:
    return [part for part in text.split(",") if part.strip()]


def _read_turn(state: Blot, fields: Fields) -> None:
    """Two players: how many cards are still to play this turn, and where not (BLOT-2P-2)."""
    held = state.hands[state.player].bit_count()
    state.left = fields.number("left", 1 if state.seats != 2 else max(1, min(2, held)))
    if not 0 <= state.left <= (2 if state.seats == 2 else 1):
        raise NotationError(f"left: a turn is one card, or two with two players: {state.left}")
    first = fields.text("first")
    if first:
        state.first = fields.read("first", "", read_colour)
        is_second = state.seats == 2 and state.left == 1 and state.piles[state.first]
        if not is_second or state.faces.count(GONE) == TILES - 1:
            raise NotationError("first: an open ceremony a second card may not join (BLOT-2P-2)")


def _read_god(text: str) -> tuple[int, int]:
    words = text.split()
    if not words or words[0] not in ("0", "1") or len(words) > 2:
        raise NotationError(f"expected a face and perhaps a colour, not {text[:20]!r}")
    return int(words[0]), read_colour(words[1]) if len(words) == 2 else NONE


def _read_tile(state: Blot, tile: int, fields: Fields) -> None:
    """A tile that lies with a god is gone unless the text says otherwise."""
    words = fields.words(COLOURS[tile])
    face = GONE if tile in state.colours else DARK
    if words and words[0] in FACES:
        face = FACES.index(words.pop(0))
    pile = [_read_play(word, tile, state.seats) for word in words]
    if len(pile) >= CEREMONY_SIZE[state.seats] or (pile and face == GONE):
        raise NotationError(f"{COLOURS[tile]}: too many cards for a ceremony under way")
    state.faces[tile] = face
    state.piles[tile] = pile
    if pile:
        state.demanded[tile] = COLOUR[history.card_of(pile[0])]


def _read_play(word: str, tile: int, seats: int) -> int:
    seat, colon, card = word.partition(":")
    if not colon:
        raise NotationError(f"expected seat:card, not {word[:20]!r}")
    return history.played(read_seat(seat, seats), tile, read_card(card))


def _read_trick(state: Blot, text: str) -> None:
    words = text.split()
    tile = read_colour(words[0])
    trick = [_read_play(word, tile, state.seats) for word in words[1:]]
    if len(trick) != CEREMONY_SIZE[state.seats]:
        raise NotationError(f"tricks: a ceremony has {CEREMONY_SIZE[state.seats]} cards")
    state.tricks.append(trick)
    best = best_of(history.cards_in(trick), tile)
    state.winners.append(history.seat_of(trick[best]))


def _read_round(text: str, sides: int) -> Round:
    """`0- 0Y 0G 0R 3/0/-3/6/4 …`: the gods (may be left out), then ceremonies/gods' points."""
    words = text.split()
    if len(words) == sides:
        words = ["0-"] * len(GODS) + words
    if len(words) != len(GODS) + sides:
        raise NotationError(f"sheet: a round has {sides} lines")
    faces, colours = [], []
    for word in words[: len(GODS)]:
        if len(word) != 2 or word[0] not in "01":
            raise NotationError(f"sheet: expected a god's face and colour, not {word[:20]!r}")
        faces.append(int(word[0]))
        colours.append(NONE if word[1] == "-" else read_colour(word[1]))
    return Round(faces, colours, [_read_line(word) for word in words[len(GODS) :]])


def _read_line(word: str) -> Line:
    numbers = [read_number(part) for part in word.split("/")]
    if len(numbers) != 1 + len(GODS):
        raise NotationError(f"sheet: expected ceremonies and four gods, not {word[:20]!r}")
    return Line(numbers[0], numbers[1:])


def _set_aside(state: Blot) -> None:
    """What the text omits lies aside; what it names twice, or is not in the deck, is an error."""
    deck = hand_of(DECKS[state.seats])
    seen = 0
    for word in state.census():
        unit = 1 << read_card(word)
        if seen & unit:
            raise NotationError(f"{word} is in two places")
        if not deck & unit:
            raise NotationError(f"{word} is not in the deck of {state.seats} (BLOT-SETUP-1)")
        seen |= unit
    state.aside = deck - seen


def _check(state: Blot) -> None:
    if state.step in (PLAY, GIVE):
        _check_tiles(state)
    if state.step == PLAY:
        if state.player != state.turn:
            raise NotationError("turn and player are the same while cards are played")
        if not state.hands[state.turn]:
            raise NotationError(f"P{state.turn} is to play and has no card")
    if state.step == NAME and state.round == 1:
        raise NotationError("round: the next starter is named once a round is scored")
    voids = voids_of(state.piles + state.tricks, state.seats)
    for seat, hand in enumerate(state.hands):
        if held_colours(hand) & voids[seat]:
            raise NotationError(f"P{seat} holds a colour its plays have shown it to lack")


def _check_tiles(state: Blot) -> None:
    gone = [tile for tile in range(TILES) if state.faces[tile] == GONE]
    given = [colour for colour in state.colours if colour != NONE]
    waiting = [tile for tile in gone if tile not in given]
    if sorted(given + waiting) != gone or len(waiting) != (1 if state.step == GIVE else 0):
        raise NotationError("a tile is gone when it lies with one god, or is about to be given")
    if len(gone) == TILES:
        raise NotationError("the last tile goes to no god (BLOT-RES-6)")
    if state.colours[state.mask] != NONE:
        raise NotationError(f"{GODS[state.mask]} is masked (BLOT-Q5)")
