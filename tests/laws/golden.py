"""Makes the golden files: a random game of every variant, and perft counts from dealt positions.

Perft counts the sequences of listed moves from a position, depth by depth: a cheap fingerprint of
legality. Chance inside a line is the same stream at every node, so the counts are exact.
"""

from pathlib import Path
from typing import Final

from tablee.core.chance import FastChance, HashChance
from tablee.core.contract import Game, State
from tablee.core.options import Options
from tablee.core.random_play import next_move
from tablee.core.records import Line, Record
from tablee.core.seats import TABLE
from tablee.core.shuffle import commitment, seed
from tablee.packs import GAMES

GOLDEN: Final = Path(__file__).parent / "golden"
SECRET: Final = bytes(range(32))
NODES: Final = 3000


def golden_record(game: Game, seats: int, options: Options) -> tuple[Record, State]:
    given = [bytes([seat]) * 4 for seat in range(seats)]
    luck = HashChance(seed(SECRET, given))
    choices = FastChance(seats)
    state = game.deal(seats, options, luck)
    record = Record(
        game=game.name,
        rules=game.rules_version,
        options=options.text(),
        names=[f"Player {seat}" for seat in range(seats)],
        commitment=commitment(SECRET),
        given=[part.hex() for part in given],
        secret=SECRET.hex(),
        lines=[],
    )
    while (step := next_move(game, state, choices)) is not None:
        record.lines.append(Line(step[0], float(len(record.lines)), step[1].text))
        state.play(step[0], step[1], luck)
    return record, state


def golden_records(game: Game) -> str:
    parts = []
    for seats, options in game.variants():
        record, state = golden_record(game, seats, options)
        parts.append(f"{record.text()}= {state.outcome()!r}\n")
    return "".join(parts)


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    awaited, reacting = state.to_act(), state.may_react()
    steps = [(seat, move) for seat in awaited for move in state.moves(seat)]
    steps += [(seat, move) for seat in reacting for move in state.reactions(seat)]
    if not steps:
        clocks = [wait.move for wait in state.waits() if wait.seat is TABLE]
        for move in clocks:
            after = state.copy()
            after.apply(TABLE, move, FastChance(depth))
            total += perft(after, depth - 1)
    for seat, move in steps:
        after = state.copy()
        after.apply(seat, move, FastChance(depth))
        total += perft(after, depth - 1)
    return total


def perft_table(game: Game) -> str:
    """Counts from three moments of a random game of each variant, as deep as stays cheap."""
    lines = []
    for seats, options in game.variants():
        choices, luck = FastChance(7), FastChance(8)
        state = game.deal(seats, options, luck)
        for moment in range(3):
            for _ in range(12 * moment):
                step = next_move(game, state, choices)
                if step is not None:
                    state.apply(step[0], step[1], luck)
            counts = [1]
            while counts[-1] < NODES and len(counts) < 5:
                counts.append(perft(state, len(counts)))
            lines.append(f"{seats} {options.text()} +{moment}: {' '.join(map(str, counts))}\n")
    return "".join(lines)


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for game in GAMES.values():
        (GOLDEN / f"{game.name}.records.txt").write_text(golden_records(game), encoding="utf-8")
        (GOLDEN / f"{game.name}.perft.txt").write_text(perft_table(game), encoding="utf-8")


if __name__ == "__main__":
    main()
