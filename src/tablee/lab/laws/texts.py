"""Reading what was written gives the same thing back."""

from collections.abc import Callable
from random import Random
from typing import Final

from tablee.core.chance import FastChance
from tablee.core.contract import Game
from tablee.core.notation import NotationError
from tablee.core.options import read_options
from tablee.lab.laws.law import Broken, Looks, hold, law, once_law
from tablee.lab.laws.positions import Variant, random_game
from tablee.packs.pack import Pack

_LETTERS: Final = "aP0 1;:=,-?*\"'\\\n\té\u202f\u0000\U0001f0cf"


@once_law(
    "Each move has one text and one number",
    30,
    "Make a game's moves once, in its MoveTable, and use those; Move.text must read back.",
    counts="moves",
)
def moves_read_back(pack: Pack, seed: int) -> Looks:
    moves = pack.game.moves
    for number, move in enumerate(moves):
        yield move.text
        hold(move.number == number, f"its number is {move.number}, not {number}")
        hold(moves.parse(move.text) is move, "another move is read")


@law(
    "Open moves read back",
    31,
    "MoveTable(read_open=…) must read the text of every move that Game.example makes.",
)
def open_moves_read_back(variant: Variant, seed: int) -> Looks:
    game, seats, _ = variant
    chance = FastChance(seed)
    for state, _, _ in random_game(variant, seed, most=100):
        yield state
        for seat in range(seats):
            move = game.example(state, seat, chance)
            hold(move is None or game.moves.parse(move.text) == move, f"{move} is read otherwise")


@law(
    "Positions read back",
    32,
    "State.text must write everything the position holds, what each seat knows included, and "
    "Game.position read it.",
)
def positions_read_back(variant: Variant, seed: int) -> Looks:
    game, seats, _ = variant
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        if step % 7:
            continue
        yield state
        twin = game.position(repr(state))
        if (again := repr(twin)) != repr(state):
            raise Broken(f"it reads back as {again}")
        hold(twin.to_act() == state.to_act(), f"read back, others are to act: {twin.to_act()}")
        for seat in range(seats):
            hold(twin.view(seat) == state.view(seat), f"read back, P{seat} knows something else")
        hold(twin.waits() == state.waits(), f"read back, other clocks run: {twin.waits()}")


@law(
    "Options read back",
    34,
    "Each option has a type whose text reads back (bool, int, Literal, str), and a default.",
    counts="variants",
)
def options_read_back(variant: Variant, seed: int) -> Looks:
    game, _, options = variant
    yield options.text()
    again = read_options(game.options, options.text())
    hold(again == options, f"read back, they are {again.text()}")


@once_law(
    "Garbage is refused with a reason",
    35,
    "Game.position, MoveTable(read_open=…) and options must raise NotationError, never another "
    "exception, for a text they cannot read.",
    counts="texts",
)
def garbage_is_refused(pack: Pack, seed: int) -> Looks:
    chance = Random(seed)
    for _ in range(200):
        text = "".join(chance.choices(_LETTERS, k=chance.randrange(80)))
        yield text
        read_anything(pack.game, text)


def read_anything(game: Game, text: str) -> None:
    """As a move, a position, options: it is read, or refused with a NotationError."""
    readers: list[tuple[str, Callable[[str], object]]] = [
        ("move", game.moves.parse),
        ("position", game.position),
        ("options", lambda text: read_options(game.options, text)),
    ]
    for what, read in readers:
        try:
            read(text)
        except NotationError:
            continue
        except Exception as error:  # the game's own code
            raise Broken(f"read as {what}: {type(error).__name__}: {error}") from error
