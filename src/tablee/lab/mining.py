"""Puzzles out of experts' games: positions in which one move is clearly best, and not obvious.

Every decision is weighed roughly; what looks like a puzzle is weighed again, ten times as long, in
other worlds, twice.
"""

from collections import Counter
from hashlib import blake2b
from typing import Final

import msgspec

from tablee.bots import Bot
from tablee.bots.weighing import Weight
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.options import read_options
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.lab.home import HomeTable
from tablee.lab.match import CAP, DealtLuck
from tablee.packs import PACKS, Pack
from tablee.packs.puzzles.parts import Puzzle, Weighed

CLEAR: Final = 0.08
"""How far the best move is ahead of all others."""
SAFELY: Final = 0.09
"""How far it has to be when it is weighed for long, so that it is still clear the next time."""
PASSES: Final = ((8, 0.3), (22, 0.2), (70, 0.12))
"""Of the first look: so many worlds, and who lies how far behind is left then."""
ROUGHLY: Final = sum(worlds for worlds, _ in PASSES)
LONG: Final = 10 * ROUGHLY
CONFIRMATIONS: Final = 2
MOST_A_GAME: Final = 5
MOST_MOVES: Final = 16
"""More to choose from is work, not a puzzle."""
REGULARS: Final = 8
"""How often a regular is asked."""
HURRIED: Final = (0.01, 0.03, 0.1)
"""Seconds an expert has who shows how hard a puzzle is."""
PLAYED_WITH: Final = 0.02
"""Seconds a move in the games that are searched."""


class Job(msgspec.Struct, frozen=True):
    game: str
    options: str
    seats: int
    seed: int
    number: int


def mine(job: Job) -> list[Puzzle]:
    """What one game brings; of every theme one."""
    pack = PACKS[job.game]
    luck = DealtLuck(job.seed * 1_000_003 + job.number)
    options = read_options(pack.game.options, job.options)
    state = pack.game.deal(job.seats, options, luck)
    bots: dict[Seat, Bot] = {seat: pack.bot("expert") for seat in range(job.seats)}
    wits: dict[Seat, Chance] = {
        seat: FastChance((job.seed * 1_000_003 + job.number) * 16 + seat) for seat in bots
    }
    table = HomeTable(pack, state, bots, luck, wits, PLAYED_WITH)
    miner = Miner(pack, FastChance(job.seed * 7_919 + job.number))
    table.begin(0.0)
    found: dict[str, Puzzle] = {}
    looked_at = -1
    for _ in table.ticks(CAP):
        if len(table.lines) == looked_at:
            continue
        looked_at = len(table.lines)
        for seat in table.state.to_act():
            puzzle = miner.puzzle(table.state, seat)
            if puzzle is not None:
                found.setdefault(puzzle.theme, puzzle)
        if len(found) == MOST_A_GAME:
            break
    return list(found.values())


class Miner:
    def __init__(self, pack: Pack, chance: Chance) -> None:
        assert pack.analyst is not None
        assert pack.puzzles is not None
        self._pack: Final = pack
        self._analyst: Final = pack.analyst
        self._puzzles: Final = pack.puzzles
        self._chance: Final = chance
        self._regular: Final = pack.bot("regular")
        self._expert: Final = pack.bot("expert")

    def puzzle(self, state: State, seat: Seat) -> Puzzle | None:
        """None: that position is none."""
        view, moves = state.view(seat), state.moves(seat)
        if len(moves) > MOST_MOVES or state.reactions(seat):
            return None
        if not all(self._puzzles.is_fair(move) for move in moves):
            return None
        regulars = self._asked(self._regular, view, moves, [0.0] * REGULARS)
        best = self._first_look(view, regulars)
        if best is None:
            return None
        position = state.text()
        if self._pack.game.position(position).view(seat) != view:
            return None
        weights = confirmed(self._pack, view, best, self._chance)
        if weights is None:
            return None
        hurried = self._asked(self._expert, view, moves, [*HURRIED] * 4)
        regular = regulars.most_common(1)[0][0]
        return Puzzle(
            id=blake2b(f"{seat} {position}".encode(), digest_size=4).hexdigest(),
            seat=seat,
            theme=self._puzzles.theme_of(state, seat, best, regular),
            rating=rating(hurried[best] / hurried.total(), weights),
            regular=regular.text,
            moves=[Weighed(w.move.text, round(w.chance, 3), round(w.error, 4)) for w in weights],
            position=position,
        )

    def _asked(
        self, bot: Bot, view: View, moves: list[Move], budgets: list[float]
    ) -> Counter[Move]:
        found: Counter[Move] = Counter()
        for budget in budgets:
            move = bot.choose(view, moves, [], FastChance(self._chance.below(1 << 30)), budget).move
            assert move is not None
            found[move] += 1
        return found

    def _first_look(self, view: View, regulars: Counter[Move]) -> Move | None:
        """The move that seems to be clearly best, and no regular finds."""
        weighing = self._analyst.weigh(view, self._chance)
        if weighing is None:
            return None
        for worlds, reach in PASSES:
            weighing.add(worlds, self._chance)
            weights = weighing.weights()
            near = [weight.move for weight in weights if weight.behind < reach]
            if all(move in regulars for move in near):
                return None
            weighing.keep([weight.move for weight in weights[: max(2, len(near))]])
        best = weights[0].move
        is_clear = weights[1].behind >= CLEAR
        return best if is_clear and best not in regulars else None


def confirmed(pack: Pack, view: View, best: Move, chance: Chance) -> list[Weight] | None:
    """What all moves weigh in the end; None: the best one is not so clearly ahead after all."""
    weights: list[Weight] = []
    for _ in range(CONFIRMATIONS):
        weights = weighed_long(pack, view, FastChance(chance.below(1 << 30)))
        if weights[0].move != best or weights[1].behind < SAFELY:
            return None
    weights.sort(key=lambda weight: -weight.chance)
    return weights if weights[0].move == best else None


def weighed_long(pack: Pack, view: View, chance: Chance) -> list[Weight]:
    """Those that might be best for long, the others a tenth of it."""
    assert pack.analyst is not None
    weighing = pack.analyst.weigh(view, chance)
    assert weighing is not None
    weighing.add(LONG // 10, chance)
    near = [weight.move for weight in weighing.weights() if weight.behind < 2 * CLEAR + 0.1]
    weighing.keep(near if len(near) > 1 else [w.move for w in weighing.weights()[:2]])
    weighing.add(LONG - LONG // 10, chance)
    return weighing.weights()


def rating(found: float, weights: list[Weight]) -> int:
    """As chess players count, by reckoning: hard is what a hurried expert often misses, with many
    moves to choose from, and little to gain."""
    gained = min(weights[1].behind, 0.3)
    return round(1150 + 650 * (1.0 - found) + 15 * min(len(weights), 20) - 800 * (gained - CLEAR))
