"""There is a variant for every number of seats, and each can be dealt."""

from tablee.core.chance import FastChance
from tablee.lab.laws.law import Looks, hold, once_law
from tablee.lab.laws.positions import variants_of
from tablee.packs.pack import Pack


@once_law(
    "Every number of seats has a variant, and every variant can be dealt",
    0,
    "Game.variants lists every number of Game.seats, with the options worth a test of their own, "
    "and Game.deal deals each of them.",
    counts="variants",
)
def variants_can_be_dealt(pack: Pack, seed: int) -> Looks:
    game = pack.game
    variants = variants_of(game)
    named = {seats for _, seats, _ in variants}
    hold(
        named == {*game.seats},
        f"variants of {sorted(named)} seats, the game is for {[*game.seats]}",
    )
    for _, seats, options in variants:
        yield f"{seats} seats, {options.text()}"
        game.deal(seats, options, FastChance(seed)).text()
