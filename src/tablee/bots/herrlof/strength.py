"""How many tricks cards are worth, from what is still unseen."""

from typing import Final

from tablee.games.herrlof.cards import COLOUR, FREE, KINDS, NUMBER, NUMBERS, SUITS, A, N

ONES: Final = SUITS.ones
UP_FROM: Final = SUITS.up_from
SHARES: Final = 32
MISSED: Final = [[(1 - share / SHARES) ** cards for cards in range(42)] for share in range(33)]
"""`MISSED[share][k]`: how likely k cards all lie elsewhere than with holders of that share."""

BASE: Final = [0.0, 0.0, 0.16, 0.03]
TOP: Final = [0.0, 0.0, 0.26, 0.34]
OVER: Final = [0.0, 0.0, 0.40, 0.32]
TRUMP: Final = 0.16
"""What a card is worth, by number of players: being there at all, being unbeatable, being over the
other cards of its colour, being a trump. Fitted to which cards won tricks in played rounds."""
KEEN: Final = 0.75
"""How likely an opponent wants the trick."""


def share_of(held: int, unseen: int) -> int:
    """The opponents' part of the unseen cards, in SHARES."""
    return SHARES if held >= unseen else (held * SHARES + unseen // 2) // unseen


def worths(hand: int, unseen: int, missed: list[float], trump: int, seats: int) -> list[float]:
    """By card, how likely it takes a trick some time; runes take none."""
    worth = [0.0] * KINDS
    unseens = SUITS.apart(unseen)[0]
    trumps = 0 if trump == FREE else ONES[unseens[trump]]
    base, top, over = BASE[seats], TOP[seats], OVER[seats]
    plain_top = top * missed[trumps]
    for colour, mine in enumerate(SUITS.apart(hand)[0]):
        if not mine:
            continue
        others = unseens[colour]
        count = ONES[others]
        least, most = (base + TRUMP, top) if colour == trump else (base, plain_top)
        for rank in SUITS.listed[mine]:
            higher = ONES[others & UP_FROM[rank]]
            share = (count - higher) / count if count else 1.0
            worth[NUMBERS * colour + rank] = least + most * missed[higher] + over * share
    return worth


def holds(card: int, led: int, unseen: int, missed: list[float], trump: int) -> float:
    """How likely the card stays best in a trick, those still to play wanting it or not."""
    colour = COLOUR[card]
    if colour == FREE:
        return 0.0
    others = SUITS.of_suit(unseen, colour)
    higher = ONES[others & UP_FROM[SUITS.rank_of[card]]]
    count = ONES[others]
    stays_below = 1.0 - missed[count - higher] + missed[count]
    unbeaten = missed[higher]
    if colour != trump and trump != FREE:
        trumps = ONES[SUITS.of_suit(unseen, trump)]
        follow = count if led == colour else ONES[SUITS.of_suit(unseen, led)]
        unbeaten *= 1.0 - missed[follow] * (1.0 - missed[trumps])
    return KEEN * unbeaten + (1.0 - KEEN) * stays_below


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card played later beats the best so far (HERR-RES-2)."""
    if card >= A or best == A:
        return False
    if best == N:
        return True
    if COLOUR[card] == COLOUR[best]:
        return NUMBER[card] > NUMBER[best]
    return COLOUR[card] == trump
