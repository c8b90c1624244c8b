"""The general bot plays any game by its contract alone."""

import pytest

from tablee.bots.general import GeneralBot
from tablee.core.chance import FastChance
from tablee.lab.home import HomeTable
from tablee.packs import PACKS, Pack


def winner(pack: Pack, deal: int, level: str) -> bool:
    """Whether it wins from seat 0 against random players."""
    luck = FastChance(deal)
    state = pack.game.deal(pack.game.seats[0], pack.game.options(), luck)
    bots = {seat: pack.bot("random") for seat in range(pack.game.seats[0])}
    bots[0] = GeneralBot(pack.game, level)
    wits = {seat: FastChance(100 * deal + seat) for seat in bots}
    table = HomeTable(pack, state, bots, luck, dict(wits), 0.1)
    table.begin(0.0)
    while (outcome := table.state.outcome()) is None:
        due = table.next_due()
        assert due is not None
        table.tick(due)
    return 0 in outcome.winners


@pytest.mark.parametrize("game", PACKS)
def test_it_plays_every_game_to_its_end(game: str) -> None:
    assert winner(PACKS[game], 1, "novice") in (True, False)


def test_it_beats_random_players_at_a_game_it_knows_nothing_of() -> None:
    assert sum(winner(PACKS["blot"], deal, "regular") for deal in range(1, 9)) >= 6


def test_the_same_view_luck_and_budget_give_the_same_move() -> None:
    game = PACKS["herrlof"].game
    state = game.deal(2, game.options(), FastChance(5))
    view, moves = state.view(0), state.moves(0)
    chosen = {
        reply.move.text
        for _ in range(3)
        if (reply := GeneralBot(game, "novice").choose(view, moves, [], FastChance(9), 0.2)).move
    }
    assert len(chosen) == 1
