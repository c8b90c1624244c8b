"""Tables of refused moves: a position, a move, the rule it is refused with, and words of that rule
that say what is wrong."""

from tablee.core.chance import FastChance
from tablee.core.random_play import next_move
from tablee.packs import GAMES, PACKS
from tablee.packs.rulebook import rulebook
from tests.table import At

Row = tuple[str, str, str, str]


def check(game: str, row: Row) -> None:
    position, line, rule_id, words = row
    assert At(game, position).refused(line) == rule_id
    rule = rulebook(PACKS[game], "en").rule(rule_id)
    assert rule is not None
    assert words in rule.text


def cited(game: str, games: int) -> set[str]:
    """Every rule that some move of a player is refused with, in random games of every variant."""
    rules: set[str | None] = set()
    chosen = GAMES[game]
    for seats, options in chosen.variants():
        for seed in range(games):
            chance = FastChance(seed * 31 + seats)
            state = chosen.deal(seats, options, chance)
            for number in range(1_000):
                if chance.below(8) == 0 or number < 8 or state.outcome() is not None:
                    moves = chosen.moves.listed
                    rules |= {state.refusal(seat, m) for seat in range(seats) for m in moves}
                step = next_move(chosen, state, chance)
                if step is None:
                    break
                state.apply(step[0], step[1], chance)
    return {rule for rule in rules if rule is not None}
