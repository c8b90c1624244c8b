"""Law 5: same seed, same moves: same game."""

from tablee.core.story import Event
from tests.laws.positions import Variant, luck_of, random_game
from tests.laws.test_legality import over_variants


@over_variants
def test_the_same_moves_give_the_same_game_story_or_not(variant: Variant) -> None:
    game, seats, options = variant
    luck, story = luck_of(51), list[Event]()
    twin = game.deal(seats, options, luck)
    for state, mover, move in random_game(variant, seed=51):
        assert twin.text() == state.text()
        twin.play(mover, move, luck, story)
    assert story
