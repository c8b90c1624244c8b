"""Games that begin near their end: real records, quick to analyse."""

from tablee.core.chance import FastChance, HashChance
from tablee.core.contract import State
from tablee.core.random_play import next_move
from tablee.core.records import Line, Record
from tablee.core.shuffle import commitment, seed
from tablee.packs import GAMES

SECRET = bytes(range(32))
GIVEN = ["00", "01"]


def late_record(name: str, moves: int, *, luck: int = 4) -> Record:
    """The last moves of a random game of two, as a game that began there."""
    start = late_position(name, moves, luck)
    game, choices = GAMES[name], FastChance(luck)
    given = [bytes.fromhex(part) for part in GIVEN]
    chance = HashChance(seed(SECRET, given))
    record = Record(
        game=name,
        rules=game.rules_version,
        options=game.options().text(),
        names=["Ada", "Björn"],
        commitment=commitment(SECRET),
        given=GIVEN,
        secret=SECRET.hex(),
        continues="- P0 5",
        start=start.text(),
    )
    state = game.position(start.text())
    while (step := next_move(game, state, choices)) is not None:
        record.lines.append(Line(step[0], float(len(record.lines)), step[1].text))
        state.play(step[0], step[1], chance)
    return record


def late_position(name: str, moves: int, luck: int) -> State:
    """So many moves before the end of a random game."""
    game = GAMES[name]
    chance, choices = FastChance(luck), FastChance(luck + 1)
    state = game.deal(2, game.options(), chance)
    before = [state.copy()]
    while (step := next_move(game, state, choices)) is not None:
        state.play(step[0], step[1], chance)
        before.append(state.copy())
    return before[-1 - moves]
