"""Positions near the end of a game, for two: small games for whoever looks through all of one."""

from typing import Final

from tablee.games.herrlof.cards import DECK, TEXT
from tablee.lab.openspiel import written


def _all_but(held: str) -> str:
    """Herrlof's other cards, as played."""
    cards = [TEXT[card] for card in DECK]
    for card in held.split():
        cards.remove(card)
    return " ".join(cards)


ENDINGS: Final = {
    "herrlof": (
        "seats 2; options target=1; round 1; dealer P0; step play; turn P1; lead P1; trump G; "
        "P0 hand R2 G8; P1 hand R5 B1; P0 predicts 1; P1 predicts 1; P0 tricks 0; P1 tricks 0; "
        f"played {_all_but('R2 G8 R5 B1')}"
    ),
    "blot": (
        "seats 2; options teams=no; round 4; step play; turn P0; player P0; left 1; first B; "
        "P0 hand G9 G10; P1 hand R5 G4; R gone; G light P1:R8; B light P1:R7 P0:B5; "
        "Y light P0:G7 P1:G5; Balder 1; Loki 1 R; Odin 1; Thor 1; P0 score 49; P1 score 50; "
        "tricks B P0:Y10 P1:Y8 P0:Y5, Y P1:B9 P0:B3 P0:B4, R P1:Y4 P1:Y9 P1:B6, "
        "G P0:Y7 P1:G8 P0:G6, R P0:Y3 P1:B8 P0:R3; "
        "history P0 B:Y10, P1 Y:B9, P1 R:Y4, P0 G:Y7, P0 Y:B3, P1 B:Y8, P1 R:Y9, P0 B:Y5, "
        "P0 Y:B4, P1 B:R7, P1 R:B6, P0 R:Y3, P0 Y:G7, P1 G:G8, P1 R:B8, P0 G:G6, P0 R:R3, "
        "P0 R Loki, P1 G:R8, P1 Y:G5, P0 B:B5; "
        "sheet 0- 1Y 1G 1R 5/0/0/6/0 3/0/-3/4/4, 1B 1- 0Y 0G 5/-2/0/4/4 3/-2/0/2/0, "
        "0Y 0B 0- 1R 2/0/-3/0/4 6/8/-3/0/4"
    ),
    "bloops": (
        'seats 2; options grace=none aide_memoire=no deck=""; step start; ready P0 P1; turn P1; '
        "P0 cards 3; P0 backs b0; P1 cards 5; P1 backs b1; pile 4 2; discard 7"
    ),
    "bla5t": (
        "seats 2; options mode=base limit=50; round 1; dealer P1; chairs P0 P1 dummy; "
        "heroes Jayce Apo Helmut Herman; bosses Gordon Futura; step action; turn P0; beat 1; "
        "P0 cards 10 5 4 2; P0 backs b0 b3 b6 b9; P1 cards 2 12 5 1; P1 backs b1 b4 b7 b10; "
        "dummy 1 10 12 Jayce; dummybacks b2 b5 b8 b11; nextback b12; "
        "pile Gordon 11 5 9 8 4 9 8 3 10 4 7 10 5 7 6b 11 9 3 3 Helmut 6a 11 1 6b 7 6a Herman "
        "Apo 7 Futura 3 12 8 1 2 8 4 12 9 2; discard 11; P0 turns 1; P1 turns 0; P0 start four; "
        "P1 start four; P0 score 0; P1 score 0; "
        "history P0 sees b0 10, P1 sees b1 2, P0 sees b3 5, P1 sees b10 1"
    ),
}


def ending(name: str, worlds: int) -> str:
    """That game of OpenSpiel."""
    return f"tablee_{name}(position={written(ENDINGS[name])},worlds={worlds})"
