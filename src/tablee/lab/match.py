"""Bots against each other on duplicate deals, in virtual time.

Each deal is played as often as there are seats: the same luck, the bots moved on by one seat.
"""

import time
from collections.abc import Callable
from math import sqrt
from typing import Final

import msgspec

from tablee.bots import Bot, Reply
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import Outcome, State
from tablee.core.moves import Move
from tablee.core.options import read_options
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.lab.home import HomeTable
from tablee.lab.players import new_bot
from tablee.lab.workplace import Workplace, work_through
from tablee.packs import PACKS, Pack

CAP: Final = 5_000
"""Moves after which a game is given up; the report says so."""
BUDGET: Final = 0.4
"""Seconds a move, as on the server."""
NORMAL_95: Final = 1.96
LAST_SEED: Final = 999_999
"""Seeds beyond are for verdicts alone (`verdict.py`): nobody develops on their deals."""


class Job(msgspec.Struct, frozen=True):
    """One deal, as text, so that it can travel to another process. A bot a seat, by its name
    (`players.py`), with the seconds it may think."""

    game: str
    options: str
    bots: list[str]
    budgets: list[float]
    seed: int
    deal: int


class Deal(msgspec.Struct):
    """What came of one deal, by bot in the order of the job; means over its games."""

    wins: list[float]
    scores: list[float]
    seconds: list[list[float]]
    hits: list[int]
    rounds: int = 0
    capped: int = 0


class DealtLuck(Chance):
    """The n-th shuffle is the same whatever else was drawn, so that later rounds, too, are
    duplicates."""

    def __init__(self, seed: int) -> None:
        self._seed: Final = seed
        self._draws: Final = FastChance(seed)
        self._shuffles = 0

    def below(self, n: int) -> int:
        return self._draws.below(n)

    def shuffle(self, cards: list[int]) -> None:
        self._shuffles += 1
        FastChance(self._seed * 1_009 + self._shuffles).shuffle(cards)


class TimedBot:
    """A bot with a stopwatch, and with a budget of its own."""

    def __init__(self, bot: Bot, budget: float, seconds: list[float]) -> None:
        self._bot: Final = bot
        self._budget: Final = budget
        self._seconds: Final = seconds

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        began = time.process_time()
        reply = self._bot.choose(view, moves, reactions, chance, self._budget)
        self._seconds.append(time.process_time() - began)
        return reply


def play_deal(job: Job) -> Deal:
    seats = len(job.bots)
    deal = Deal([0.0] * seats, [0.0] * seats, [[] for _ in job.bots], [0] * seats)
    for turn in range(seats):
        place = [(bot + turn) % seats for bot in range(seats)]
        state, outcome = _play_game(job, place, turn, deal.seconds)
        if outcome is None:
            deal.capped += 1
            continue
        for bot, seat in enumerate(place):
            is_winner = seat in outcome.winners
            deal.wins[bot] += is_winner / len(outcome.winners) / seats
            deal.scores[bot] += outcome.scores[seat] / seats
        _count_hits(PACKS[job.game], state, place, deal)
    return deal


def _play_game(
    job: Job, place: list[Seat], turn: int, seconds: list[list[float]]
) -> tuple[State, Outcome | None]:
    pack = PACKS[job.game]
    game = pack.game
    luck = DealtLuck(job.seed * 1_000_003 + job.deal)
    state = game.deal(len(place), read_options(game.options, job.options), luck)
    bots: dict[Seat, Bot] = {}
    wits: dict[Seat, Chance] = {}
    for bot, seat in enumerate(place):
        bots[seat] = TimedBot(new_bot(pack, job.bots[bot]), job.budgets[bot], seconds[bot])
        wits[seat] = FastChance(((job.seed * 1_000_003 + job.deal) * 16 + turn) * 16 + bot)
    table = HomeTable(pack, state, bots, luck, wits, max(job.budgets))
    table.begin(0.0)
    for _ in table.ticks(CAP):
        pass
    return state, state.outcome()


def _count_hits(pack: Pack, state: State, place: list[Seat], deal: Deal) -> None:
    """How often predictions came true, where a game has any."""
    if pack.hits is None:
        return
    for hits in pack.hits(state):
        deal.rounds += 1
        for bot, seat in enumerate(place):
            deal.hits[bot] += hits[seat]


# --- many deals -------------------------------------------------------------------------------


class BotResult(msgspec.Struct, frozen=True):
    """One kind of bot: shares are per seat it plays. `low` and `high`: the 95 % interval;
    `seconds`: what all its thinking took, a deal."""

    bot: str
    seats: int
    share: float
    low: float
    high: float
    fair: float
    score: float
    seconds: float
    median_ms: float
    p99_ms: float
    hits: float | None


class Report(msgspec.Struct, frozen=True):
    game: str
    options: str
    bots: list[str]
    budgets: list[float]
    deals: int
    games: int
    capped: int
    seed: int
    rows: list[BotResult]


def match(
    game: str,
    options: str,
    bots: list[str],
    budgets: list[float],
    deals: int,
    seed: int,
    place: Workplace,
    progress: Callable[[int], None],
) -> Report:
    """`progress` is told how many more deals are done."""
    work = [Job(game, options, bots, budgets, seed, deal) for deal in range(deals)]
    done = work_through(place, play_deal, work, lambda _: progress(1))
    return Report(
        game=game,
        options=options,
        bots=bots,
        budgets=budgets,
        deals=len(done),
        games=len(done) * len(bots),
        capped=sum(deal.capped for deal in done),
        seed=seed,
        rows=[_row(name, bots, done) for name in dict.fromkeys(bots)],
    )


def _row(name: str, bots: list[str], done: list[Deal]) -> BotResult:
    mine = [index for index, bot in enumerate(bots) if bot == name]
    shares = [_mean([deal.wins[i] for i in mine]) for deal in done]
    low, high = interval(shares, 1 / len(mine))
    times = sorted(s for deal in done for i in mine for s in deal.seconds[i])
    rounds = sum(deal.rounds for deal in done) * len(mine)
    return BotResult(
        bot=name,
        seats=len(mine),
        share=_mean(shares),
        low=low,
        high=high,
        fair=1 / len(bots),
        score=_mean([deal.scores[i] for deal in done for i in mine]),
        seconds=sum(times) / len(done),
        median_ms=1000 * _quantile(times, 0.5),
        p99_ms=1000 * _quantile(times, 0.99),
        hits=sum(deal.hits[i] for deal in done for i in mine) / rounds if rounds else None,
    )


def interval(shares: list[float], most: float) -> tuple[float, float]:
    """The 95 % interval of a win share per deal.

    Two more deals are imagined, one all lost and one all won, so that few deals never look certain.
    """
    padded = [*shares, 0.0, most]
    mean = _mean(padded)
    deviation = sqrt(sum((share - mean) ** 2 for share in padded) / (len(padded) - 1))
    margin = NORMAL_95 * deviation / sqrt(len(padded))
    share = _mean(shares)
    return min(share, max(0.0, mean - margin)), max(share, min(most, mean + margin))


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
