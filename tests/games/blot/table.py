"""Setting up Blot positions and playing on them, in a few words."""

from tablee.core.chance import Chance, ScriptedChance
from tablee.core.notation import read_seat
from tablee.core.story import Event
from tablee.games.blot import BLOT
from tablee.games.blot.cards import COLOURS, GODS
from tablee.games.blot.rules import Blot
from tablee.games.blot.score import ScoreLine
from tablee.games.blot.view import BlotView, Memory

ANOTHER_SEAT = 5


def at(text: str) -> Blot:
    state = BLOT.position(text)
    assert isinstance(state, Blot)
    return state


def dealt(seats: int, chance: Chance, options: str = "no") -> Blot:
    state = BLOT.deal(seats, BLOT.options(teams=options == "teams"), chance)
    assert isinstance(state, Blot)
    return state


def play(state: Blot, *lines: str, chance: Chance | None = None) -> list[Event]:
    """Plays `P0 Y:B5`, `P2 give Loki` … and answers the story of the last."""
    story: list[Event] = []
    for line in lines:
        who, _, move = line.partition(" ")
        story = []
        seat = read_seat(who, state.seats)
        state.play(seat, BLOT.moves.parse(move), chance or ScriptedChance(), story)
    return story


def view(state: Blot, seat: int | None = None) -> BlotView:
    seen = state.view(seat)
    assert isinstance(seen, BlotView)
    return seen


def memory(state: Blot, seat: int | None = None) -> Memory:
    recalled = view(state, seat).memory
    assert recalled is not None
    return recalled


def legal(state: Blot, seat: int, tile: str = "") -> set[str]:
    """The texts of a seat's moves, or of its cards for one tile."""
    texts = {move.text for move in state.moves(seat)}
    if not tile:
        return texts
    return {text.partition(":")[2] for text in texts if text.startswith(f"{tile}:")}


def refused(state: Blot, line: str) -> str | None:
    who, _, move = line.partition(" ")
    return state.refusal(read_seat(who, ANOTHER_SEAT), BLOT.moves.parse(move))


def kinds(story: list[Event]) -> list[str]:
    return [event.kind for event in story]


def given(state: Blot) -> dict[str, str]:
    """Which god has which tile."""
    return {GODS[god]: COLOURS[tile] for god, tile in enumerate(state.colours) if tile < len(GODS)}


def count(
    gods: str, *won: str, seats: int = 3, last: str = "P0 B8 B9 B10", extra: str = ""
) -> list[ScoreLine]:
    """The score lines of a round whose last ceremony is completed, and won, by one seat alone.

    `gods` are fields such as `Loki 0 Y; Thor 1 R`, `won` the tricks before, `last` the last one:
    a winner and its cards, the first of which is of the tile's colour.
    """
    seat, *cards = last.split()
    tile = cards[0][0]
    text = f"seats {seats}; {gods}; {extra}; turn {seat}; {seat} hand {cards[-1]}; "
    text += f"{tile} light {_by(seat, cards[:-1])}; "
    text += "tricks " + ", ".join(_trick(*words.split()) for words in won)
    state = at(text)
    play(state, f"{seat} {tile}:{cards[-1]}")
    return state.sheet[-1].lines


def _trick(seat: str, *cards: str) -> str:
    """On a tile of another colour, so that it shows no hand of one colour."""
    colours = {card[0] for card in cards}
    tile = next(colour for colour in COLOURS if colour not in colours)
    return f"{tile} {_by(seat, list(cards))}"


def _by(seat: str, cards: list[str]) -> str:
    return " ".join(f"{seat}:{card}" for card in cards)
