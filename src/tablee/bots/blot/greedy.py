"""Blot's greedy rules: play where the promise grows most for what the card is worth in hand."""

from typing import Final

from tablee.bots.blot.outlook import ONES, RANK, UP_FROM, Outlook
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.games.blot.cards import COLOUR, GONE, LIGHT, NONE, SUITS
from tablee.games.blot.history import cards_in, played, seat_of
from tablee.games.blot.moves import Give, Name, Play
from tablee.games.blot.rules import Blot
from tablee.games.blot.score import EFFECTS, Piles, won_by
from tablee.kit.suits import hand_of

TOP_CARD: Final = 0.9
"""What an unbeatable card is worth, kept in hand."""
TRUMP_CARD: Final = 0.8
"""What an affinity card is worth as long as its tile is there."""


def rate(state: Blot, seat: Seat, moves: list[Move]) -> list[float]:
    """How good each of these moves looks to a seat that knows only what it may."""
    first = moves[0]
    if isinstance(first, Give):
        return [rate_gift(state, seat, m.god) for m in moves if isinstance(m, Give)]
    if isinstance(first, Name):
        return [0.0] * len(moves)  # measured: starting is no advantage
    outlook = Outlook(state, seat)
    return [rate_play(outlook, m) for m in moves if isinstance(m, Play)]


def rate_play(outlook: Outlook, play: Play) -> float:
    return outlook.gain(play.tile, play.card) - kept(outlook, play.card)


def kept(outlook: Outlook, card: int) -> float:
    """What a card is worth in hand."""
    colour = COLOUR[card]
    others = outlook.unseen[colour]
    higher = ONES[others & UP_FROM[RANK[card]]]
    count = ONES[others]
    over = (count - higher + 1) / (count + 1)
    worth = TOP_CARD * over * over
    face = outlook.faces[colour]
    if face != GONE:
        worth += TRUMP_CARD * (0.5 + 0.5 * over) * (0.6 if face == LIGHT else 1.0)
    return worth


def rate_gift(state: Blot, seat: Seat, god: int) -> float:
    """What the god would give for the tile's colour if the round ended now."""
    piles: Piles = [[] for _ in range(state.sides)]
    for winner, trick in zip(state.winners, state.tricks, strict=True):
        piles[winner % state.sides].append(hand_of(cards_in(trick)))
    tile = state.ungiven()
    assert tile != NONE
    points = EFFECTS[god](won_by(piles, tile), state.god_faces[god])
    mine = points[seat % state.sides]
    return mine - (sum(points) - mine) / (state.sides - 1)


def gives_away(state: Blot, seat: Seat, move: Move) -> bool:
    """Whether it completes a ceremony for another side."""
    if not isinstance(move, Play):
        return False
    pile = [*state.piles[move.tile], played(seat, move.tile, move.card)]
    winner = seat_of(pile[SUITS.best_of(cards_in(pile), move.tile)])
    return len(pile) == state.full and winner % state.sides != seat % state.sides
