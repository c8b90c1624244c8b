"""A decision judged: by playouts of the expert, from what its seat knew.

First all moves are tried in a few worlds, then those that are still in the running in more, until
two are left: what was played and its rival. Those two are tried anew, in worlds that had no part in
choosing the rival, or it would look better than it is.
"""

from math import ceil
from typing import Final

from msgspec.structs import replace

from tablee.bots.weighing import Weighing, Weight
from tablee.core.moves import Move, texts
from tablee.core.story import STANDS_FOR, Told
from tablee.history.analysis.findings import MARGIN, Verdict, label_of
from tablee.history.analysis.occasions import Occasion, analyst_of
from tablee.packs import PACKS

GLANCE: Final = 16
"""Worlds of a coarse verdict."""
LAP: Final = 24
"""Worlds of the first lap of a fine one; each lap has twice those of the one before."""
DUEL: Final = 100
"""Worlds in which the last two are tried at least, and how many more at a time at least."""
MOST: Final = 6_000
"""After so many it is as sure as it gets."""
Z: Final = 1.96
NEXT: Final = 2
"""Moves that are told beside the best."""


def coarse(occasion: Occasion) -> Verdict:
    weighing = _weighing(occasion)
    weighing.add(GLANCE, occasion.luck("coarse"))
    return _verdict(occasion, weighing.weights(), is_final=False)


def fine(occasion: Occasion) -> Verdict:
    rival, *others = _rivals(occasion)
    luck = occasion.luck("duel")
    duel = _weighing(occasion)
    duel.add(1, luck)
    duel.keep([occasion.played, rival])
    worlds = 1
    more = DUEL
    while True:
        duel.add(more, luck)
        worlds += more
        weights = duel.weights()
        margin = Z * weights[1].behind_error
        if margin <= MARGIN or worlds >= MOST:
            break
        needed = ceil(worlds * ((margin / MARGIN) ** 2 - 1.0))
        more = min(max(needed, DUEL), MOST - worlds)
    verdict = _verdict(occasion, weights, is_final=True)
    if verdict.label == "precise":
        return verdict
    asked = [occasion.played, rival, *others]
    return replace(
        verdict,
        why=_why(occasion, rival),
        others=texts(others),
        called=_called(occasion, asked),
    )


def expected_playouts(verdict: Verdict) -> int:
    """Of a fine verdict, from what the coarse one shows."""
    laps, worlds, others = 0, LAP, verdict.choices - 1
    while others > 1:
        laps += worlds * (others + 1)
        others, worlds = (others + 1) // 2 if others > 2 else 1, 2 * worlds
    duel = min(MOST, max(DUEL, round(GLANCE * (verdict.margin / MARGIN) ** 2)))
    return laps + 2 * duel


def _weighing(occasion: Occasion) -> Weighing:
    weighing = analyst_of(occasion.game).weigh(occasion.view, occasion.luck("set up"))
    assert weighing is not None
    return weighing


def _rivals(occasion: Occasion) -> list[Move]:
    """The best of the others, and those that were left after it."""
    weighing, luck = _weighing(occasion), occasion.luck("choose")
    worlds, gone = LAP, list[Move]()
    others = [move for move in weighing.moves if move != occasion.played]
    while len(others) > 1:
        weighing.add(worlds, luck)
        ranked = [weight.move for weight in weighing.weights() if weight.move in others]
        others = ranked[: (len(others) + 1) // 2] if len(others) > 2 else ranked[:1]
        weighing.keep([*others, occasion.played])
        worlds *= 2
        gone = [move for move in ranked if move not in others] + gone
    return [*others, *gone[:NEXT]]


def _called(occasion: Occasion, moves: list[Move]) -> list[Told]:
    pack = PACKS[occasion.game]
    if pack.facts is None:
        return []
    words = {word for move in moves for word in move.text.replace(":", " ").split(" ")}
    facts = pack.facts(occasion.view)
    return [fact for fact in facts if fact.values.get(STANDS_FOR) in words]


def _why(occasion: Occasion, best: Move) -> Told | None:
    reason = analyst_of(occasion.game).reason
    if reason is None:
        return None
    return reason(occasion.view, occasion.played, best, occasion.luck("why"))


def _verdict(occasion: Occasion, weights: list[Weight], *, is_final: bool) -> Verdict:
    """Of moves that are as good, the one played is the best."""
    played = next(weight for weight in weights if weight.move == occasion.played)
    best = played if played.behind <= 0.0 else weights[0]
    doubted = weights[1] if played is weights[0] else played
    loss = max(0.0, played.behind)
    return Verdict(
        at=occasion.at,
        seat=occasion.seat,
        played=occasion.played.text,
        best=best.move.text,
        before=round(best.chance, 4),
        after=round(played.chance, 4),
        loss=round(loss, 4),
        margin=round(Z * doubted.behind_error, 4),
        label=label_of(loss),
        choices=occasion.choices,
        is_final=is_final,
    )
