"""Blot positions as text: `R dark P0:G9 P1:R3; Loki 0 Y; P0 hand R4 B7; turn P0`."""

from tablee.core.notation import write_fields
from tablee.games.blot import history
from tablee.games.blot.cards import COLOURS, FACES, GODS, SUITS, TEXT, TILES
from tablee.games.blot.position import Position
from tablee.games.blot.score import Round
from tablee.games.blot.steps import STEPS


def write(state: Position) -> str:
    fields = [
        ("seats", str(state.seats)),
        ("options", state.options.text()),
        ("round", str(state.round)),
        ("step", STEPS[state.step]),
        ("turn", f"P{state.turn}"),
        ("player", f"P{state.player}"),
        ("left", str(state.left)),
        ("first", SUITS.suit_text(state.first) or ""),
    ]
    fields += [(f"P{s} hand", _cards(SUITS.cards_of(hand))) for s, hand in enumerate(state.hands)]
    fields += [(COLOURS[tile], _tile(state, tile)) for tile in range(TILES)]
    fields += [
        (name, _god(state.god_faces[god], state.colours[god])) for god, name in enumerate(GODS)
    ]
    fields += [(f"P{seat} score", str(score)) for seat, score in enumerate(state.scores())]
    fields += [
        ("tricks", ", ".join(_trick(trick) for trick in state.tricks)),
        ("history", ", ".join(history.write(code) for code in state.history)),
        ("sheet", ", ".join(_round(finished) for finished in state.sheet)),
    ]
    return write_fields(fields)


def _cards(cards: list[int]) -> str:
    return " ".join(SUITS.texts(cards))


def _tile(state: Position, tile: int) -> str:
    return " ".join([FACES[state.faces[tile]], *_plays(state.piles[tile])])


def _plays(pile: list[int]) -> list[str]:
    return [f"P{history.seat_of(code)}:{TEXT[history.card_of(code)]}" for code in pile]


def _god(face: int, colour: int) -> str:
    return f"{face} {SUITS.suit_text(colour) or ''}".strip()


def _trick(trick: list[int]) -> str:
    return " ".join([COLOURS[history.tile_of(trick[0])], *_plays(trick)])


def _round(finished: Round) -> str:
    gods = [
        f"{face}{SUITS.suit_text(colour) or '-'}"
        for face, colour in zip(finished.faces, finished.colours, strict=True)
    ]
    lines = ["/".join(map(str, [line.ceremonies, *line.gods])) for line in finished.lines]
    return " ".join(gods + lines)
