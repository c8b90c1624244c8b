"""Law 2: cards are conserved, and a copy shares nothing mutable."""

from collections import Counter

from tablee.core.chance import FastChance
from tablee.core.random_play import next_move
from tests.laws.positions import Variant, random_game
from tests.laws.test_legality import over_variants


@over_variants
def test_every_card_is_somewhere_exactly_once(variant: Variant) -> None:
    everything: Counter[str] | None = None
    for state, _, _ in random_game(variant, seed=21):
        census = Counter(state.census())
        everything = everything or census
        assert census == everything, state


@over_variants
def test_a_copy_goes_its_own_way(variant: Variant) -> None:
    game, _, _ = variant
    for step, (state, _, _) in enumerate(random_game(variant, seed=22)):
        if step % 10:
            continue
        before = state.text()
        twin = state.copy()
        assert twin.text() == before
        chance = FastChance(step)
        for _ in range(30):
            move = next_move(game, twin, chance)
            if move is None:
                break
            twin.apply(move[0], move[1], chance)
        assert state.text() == before
