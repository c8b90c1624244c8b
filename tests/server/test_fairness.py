"""Fair time in a simulation: four seats of equal skill on very different networks."""

import random
from collections.abc import Callable

import pytest

from tablee.table.fairness import LEVEL, Network, weigh
from tablee.table.races import no_earlier_after

ROUND_TRIPS = (0.020, 0.060, 0.120, 0.250)
RACES = 3000

Claim = Callable[[float], float]


def honest(reaction: float) -> float:
    return reaction


def backdated(reaction: float) -> float:
    return 0.150


class Seat:
    """A player behind a network, honest or not. A cheat's pongs may come late on purpose."""

    def __init__(
        self,
        round_trip: float,
        jitter: float,
        luck: random.Random,
        claim: Claim = honest,
        pong_delay: float = 0.0,
    ) -> None:
        self._half, self._jitter, self._luck = round_trip / 2, jitter, luck
        self._claim, self._pong_delay = claim, pong_delay
        self.network = Network()
        self.network.kernel = round_trip
        for _ in range(20):
            self.network.heard_pong(self._way() + self._way() + pong_delay)

    def _way(self) -> float:
        return self._half + self._luck.expovariate(1 / self._jitter)

    def race(self, sent: float) -> tuple[float, float]:
        """The true reaction and the fair one."""
        reaction = max(0.160, self._luck.gauss(0.450, 0.090))
        down = self._way()
        pong = down + self._way() + self._pong_delay
        self.network.heard_pong(pong)
        arrived = sent + down + reaction + self._way()
        evidence = weigh(self.network, arrived - sent, self._claim(reaction), pong)
        return reaction, evidence.reaction


def shares(seats: list[Seat], luck: random.Random) -> tuple[list[float], float]:
    """How often each seat wins, and how often the right one does, level presses drawn by lot."""
    wins, right = [0] * len(seats), 0
    for race in range(RACES):
        runs = [seat.race(float(race)) for seat in seats]
        best = min(fair for _, fair in runs)
        level = [seat for seat, (_, fair) in enumerate(runs) if fair - best < LEVEL]
        winner = luck.choice(level)
        wins[winner] += 1
        truth = min(true for true, _ in runs)
        right += runs[winner][0] - truth < LEVEL
    return [count / RACES for count in wins], right / RACES


@pytest.fixture
def luck() -> random.Random:
    return random.Random(20)


def table(luck: random.Random, jitter: float) -> list[Seat]:
    return [Seat(round_trip, jitter, luck) for round_trip in ROUND_TRIPS]


def test_the_right_player_wins_at_low_jitter(luck: random.Random) -> None:
    _, right = shares(table(luck, jitter=0.002), luck)
    assert right >= 0.90


@pytest.mark.parametrize("jitter", [0.002, 0.010])
def test_the_slowest_network_wins_its_fair_share(luck: random.Random, jitter: float) -> None:
    wins, _ = shares(table(luck, jitter), luck)
    assert 0.20 <= wins[3] <= 0.30


@pytest.mark.parametrize("cheat", range(4))
@pytest.mark.parametrize("jitter", [0.002, 0.010])
def test_backdating_the_claim_gains_little(luck: random.Random, cheat: int, jitter: float) -> None:
    seats = table(luck, jitter)
    seats[cheat] = Seat(ROUND_TRIPS[cheat], jitter, luck, claim=backdated)
    wins, _ = shares(seats, luck)
    assert wins[cheat] < 0.35


@pytest.mark.parametrize("cheat", range(4))
def test_answering_pings_late_gains_little(luck: random.Random, cheat: int) -> None:
    seats = table(luck, jitter=0.002)
    seats[cheat] = Seat(ROUND_TRIPS[cheat], 0.002, luck, claim=backdated, pong_delay=0.250)
    wins, _ = shares(seats, luck)
    assert wins[cheat] < 0.35


def test_arrival_order_would_be_unfair(luck: random.Random) -> None:
    """What all this is for: without claims the slow seat hardly ever wins."""
    seats = table(luck, jitter=0.002)
    wins = [0] * 4
    for race in range(RACES):
        arrivals = [seat.race(float(race))[0] + ROUND_TRIPS[i] for i, seat in enumerate(seats)]
        wins[arrivals.index(min(arrivals))] += 1
    assert wins[3] / RACES < 0.02


def test_a_client_that_never_answers_a_ping_has_no_credit() -> None:
    silent = Network()
    assert weigh(silent, 0.8, claim=0.2, own_pong=None).reaction == 0.8


def test_a_claim_before_the_trigger_or_after_the_press_is_clipped() -> None:
    network = Network()
    network.heard_pong(0.100)
    assert weigh(network, 0.5, claim=0.0, own_pong=0.1).reaction == pytest.approx(0.4)
    assert weigh(network, 0.5, claim=9.0, own_pong=0.1).reaction == pytest.approx(0.4)


def test_the_verdict_waits_only_until_no_press_in_flight_could_win() -> None:
    near, far = Network(), Network()
    near.heard_pong(0.020)
    far.heard_pong(0.200)
    assert no_earlier_after(5.0, [near, far]) == pytest.approx(5.0 + LEVEL + 0.200)
    assert no_earlier_after(5.0, []) == pytest.approx(5.0 + LEVEL)
