"""Variants of a game, played by bots and measured beside each other."""

from collections.abc import Callable, Sequence

import msgspec

from tablee.lab.study.measures import MEASURES, Estimate, changed, mean_of, measured
from tablee.lab.study.plan import Job, Variant
from tablee.lab.study.playing import Played, play
from tablee.lab.workplace import Workplace, work_through


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """`games` of each variant by bots of this level, who have `budget` seconds a move; `decisions`
    of each game are tried, by `playouts` pairs."""

    game: str
    level: str
    budget: float
    games: int
    seed: int
    decisions: int
    playouts: int


class VariantReport(msgspec.Struct, frozen=True, kw_only=True):
    """`shares`: of wins, by how many seats after the one that began. `measures`, and `changes`
    since the first variant, by the names of MEASURES; what cannot be told is left out."""

    label: str
    seats: int
    options: str
    games: int
    capped: int
    shares: list[Estimate]
    measures: dict[str, Estimate]
    changes: dict[str, Estimate]


class Study(msgspec.Struct, frozen=True):
    plan: Plan
    variants: list[VariantReport]

    @property
    def games(self) -> int:
        return sum(variant.games for variant in self.variants)


def study(
    plan: Plan, variants: Sequence[Variant], place: Workplace, progress: Callable[[int], None]
) -> Study:
    """`progress` is told how many more games are done. Variants take turns, so that what is done
    when it is interrupted is as much of each."""
    jobs = [
        Job(
            variant=index,
            game=plan.game,
            seats=variant.seats,
            options=variant.options,
            level=plan.level,
            budget=plan.budget,
            seed=plan.seed,
            number=number,
            decisions=plan.decisions,
            playouts=plan.playouts,
        )
        for number in range(plan.games)
        for index, variant in enumerate(variants)
    ]
    done = work_through(place, play, jobs, lambda _: progress(1))
    played = [[game for game in done if game.variant == index] for index in range(len(variants))]
    return Study(
        plan,
        [
            _report(variant, games, played[0] if index else [])
            for index, (variant, games) in enumerate(zip(variants, played, strict=True))
        ],
    )


def _report(variant: Variant, games: list[Played], first: list[Played]) -> VariantReport:
    over = [game for game in games if game.is_over]
    first = [game for game in first if game.is_over]
    found = {name: measured(measure, over) for name, measure in MEASURES.items()}
    since = {name: changed(measure, over, first) for name, measure in MEASURES.items()}
    return VariantReport(
        label=variant.label,
        seats=variant.seats,
        options=variant.options,
        games=len(games),
        capped=len(games) - len(over),
        shares=[
            mean_of([game.wins[place] for game in over], (0.0, 1.0))
            for place in range(variant.seats if over else 0)
        ],
        measures={name: value for name, value in found.items() if value is not None},
        changes={name: value for name, value in since.items() if value is not None},
    )
