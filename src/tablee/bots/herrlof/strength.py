"""How many tricks cards are worth, from what is still unseen."""

from typing import Final

from tablee.games.herrlof.cards import COLOUR, FREE, NUMBER, A, N

BITS: Final = [[bit for bit in range(9) if cards >> bit & 1] for cards in range(512)]
"""For each set of nine cards of a colour, which they are."""

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
    worth = [0.0] * 38
    trumps = 0 if trump == FREE else (unseen >> 9 * trump & 511).bit_count()
    base, top, over = BASE[seats], TOP[seats], OVER[seats]
    plain_top = top * missed[trumps]
    for colour in range(4):
        mine = hand >> 9 * colour & 511
        if not mine:
            continue
        others = unseen >> 9 * colour & 511
        count = others.bit_count()
        least, most = (base + TRUMP, top) if colour == trump else (base, plain_top)
        for bit in BITS[mine]:
            higher = (others >> bit).bit_count()
            share = (count - higher) / count if count else 1.0
            worth[9 * colour + bit] = least + most * missed[higher] + over * share
    return worth


def holds(card: int, led: int, unseen: int, missed: list[float], trump: int) -> float:
    """How likely the card stays best in a trick, those still to play wanting it or not."""
    colour = COLOUR[card]
    if colour == FREE:
        return 0.0
    others = unseen >> 9 * colour & 511
    higher = (others >> card - 9 * colour).bit_count()
    count = others.bit_count()
    stays_below = 1.0 - missed[count - higher] + missed[count]
    unbeaten = missed[higher]
    if colour != trump and trump != FREE:
        trumps = (unseen >> 9 * trump & 511).bit_count()
        follow = count if led == colour else (unseen >> 9 * led & 511).bit_count()
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
