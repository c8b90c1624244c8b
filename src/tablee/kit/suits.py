"""Four suits of cards, and hands of them as sets.

A card is a small number, suit * ranks + rank: within a suit the higher number is the higher card.
A hand is one integer, a bit a card. To take a card out of it is a subtraction, to put hands
together an addition. Cards of no suit (jokers, runes) may follow the others; their bits, and how
many there are of each, are their game's own matter. A set of ranks is what one suit of a hand is,
its lowest rank in the lowest bit.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from tablee.core.chance import Chance
from tablee.core.notation import NotationError

SUIT_COUNT: Final = 4
NO_SUIT: Final = 4
"""Of an odd card, of a trick to which no suit was led, of no trump."""


class Suits:
    """`letters` name the suits, `ranks` their cards from low to high; `odd` cards have no suit."""

    def __init__(self, letters: str, ranks: Sequence[str], odd: Sequence[str] = ()) -> None:
        count = len(ranks)
        cards = range(SUIT_COUNT * count)
        self.letters: Final = letters
        self.ranks: Final[i64] = count
        self.cards: Final = len(cards)
        self.text: Final = [letters[c // count] + ranks[c % count] for c in cards] + list(odd)
        self.suit_of: Final = bytes([c // count for c in cards] + [NO_SUIT] * len(odd))
        self.rank_of: Final = bytes([c % count for c in cards] + [0] * len(odd))
        self._all_ranks: Final[i64] = (1 << count) - 1
        sets = [[rank for rank in range(count) if held >> rank & 1] for held in range(1 << count)]
        self.listed: Final = sets
        self.ones: Final = bytes(len(held) for held in sets)
        self.low: Final = bytes(held[0] if held else 0 for held in sets)
        self.top: Final = bytes(held[-1] if held else 0 for held in sets)
        """Of each set of ranks: which they are, how many, the lowest, the highest."""
        self.whole: Final = [((1 << count) - 1) << count * suit for suit in range(SUIT_COUNT)]
        """Each suit, as a hand."""
        self.from_card: Final = [self.whole[c // count] >> c << c for c in cards]
        """Of each card: it and those of its suit above, as a hand."""
        self.up_from: Final = [(1 << count) - (1 << rank) for rank in range(count)]
        """Of each rank: it and those above, as a set."""
        self._nth: Final = bytes(rank for held in sets for rank in (held + [0] * count)[:count])
        self._by_text: Final = {text: card for card, text in enumerate(self.text)}

    # --- as text ------------------------------------------------------------------------------

    def texts(self, cards: list[int]) -> list[str]:
        return [self.text[card] for card in cards]

    def read(self, text: str) -> int:
        card = self._by_text.get(text)
        if card is None:
            odd = "".join(f", {name}" for name in self.text[self.cards :])
            known = f"{self.text[0]} to {self.text[self.cards - 1]}{odd}"
            raise NotationError(f"not a card: {text[:20]!r} ({known})")
        return card

    def read_suit(self, text: str) -> int:
        suit = self.letters.find(text) if len(text) == 1 else -1
        if suit < 0:
            known = ", ".join(self.letters)
            raise NotationError(f"not a colour: {text[:20]!r} (one of {known})")
        return suit

    def suit_text(self, suit: int) -> str | None:
        return None if suit == NO_SUIT else self.letters[suit]

    def read_hand(self, text: str) -> int:
        """Cards of the suits, each once."""
        cards = [self.read(word) for word in text.split()]
        if len(set(cards)) != len(cards):
            raise NotationError("a card is named twice")
        return hand_of(cards)

    # --- hands --------------------------------------------------------------------------------

    def of_suit(self, hand: i64, suit: i64) -> i64:
        """The ranks a hand holds of a suit."""
        return hand >> self.ranks * suit & self._all_ranks

    def has_suit(self, hand: i64, suit: i64) -> bool:
        return hand & self.whole[suit] != 0

    def apart(self, hand: i64) -> tuple[list[int], int]:
        """The ranks a hand holds, suit by suit, and the set of its suits (voids.py)."""
        ranks, every = self.ranks, self._all_ranks
        first, second = hand & every, hand >> ranks & every
        third, fourth = hand >> 2 * ranks & every, hand >> 3 * ranks & every
        held = (1 if first else 0) | (2 if second else 0)
        held |= (4 if third else 0) | (8 if fourth else 0)
        return [first, second, third, fourth], held

    def suits_in(self, hand: i64) -> int:
        """The set of suits a hand holds."""
        return self.apart(hand)[1]

    def cards_of(self, hand: i64) -> list[int]:
        """The cards of the four suits, sorted."""
        return [card for card in range(self.cards) if hand >> card & 1]

    def size(self, hand: i64) -> i64:
        """How many cards of the four suits a hand has."""
        ranks, every, ones = self.ranks, self._all_ranks, self.ones
        half: i64 = ones[hand & every] + ones[hand >> ranks & every]
        return half + ones[hand >> 2 * ranks & every] + ones[hand >> 3 * ranks & every]

    def by_suit(self, cards: list[int]) -> list[list[int]]:
        """A list a suit, and last those of no suit."""
        kinds: list[list[int]] = [[] for _ in range(SUIT_COUNT + 1)]
        for card in cards:
            kinds[self.suit_of[card]].append(card)
        return kinds

    def following(self, hand: i64, led: i64) -> i64:
        """What may be played to a trick where everybody follows who can."""
        if led == NO_SUIT:
            return hand
        follow = hand & self.whole[led]
        return follow if follow else hand

    def pick(self, hand: i64, led: i64, odd: i64, chance: Chance) -> i64:
        """One of the cards that may be played to a trick where everybody follows who can, each as
        likely, without a list of them. So many `odd` cards may be played anyway: they come last,
        and are answered by the numbers from `cards` on."""
        ranks, every, ones = self.ranks, self._all_ranks, self.ones
        index: i64
        count: i64
        if led != NO_SUIT:
            held = hand >> ranks * led & every
            if held:
                count = ones[held]
                index = chance.below(count + odd)
                if index < count:
                    return ranks * led + self._nth[held * ranks + index]
                return self.cards + index - count
        index = chance.below(self.size(hand) + odd)
        for suit in range(i64(SUIT_COUNT)):
            held = hand >> ranks * suit & every
            count = ones[held]
            if index < count:
                return ranks * suit + self._nth[held * ranks + index]
            index -= count
        return self.cards + index

    # --- tricks -------------------------------------------------------------------------------

    def best_of(self, trick: list[int], trump: int) -> int:
        """The index of the card that takes a trick: the highest trump, or else the highest of the
        suit that was led; a card of no suit leads none, and takes only what nobody else does."""
        suit_of = self.suit_of
        best = 0
        top = trick[0]
        top_suit = suit_of[top]
        for index in range(1, len(trick)):
            card = trick[index]
            suit = suit_of[card]
            if suit == top_suit:
                if card < top or suit == NO_SUIT:
                    continue
            elif suit == NO_SUIT or (suit != trump and top_suit != NO_SUIT):
                continue
            best, top, top_suit = index, card, suit
        return best

    def lacked(self, led: int, played: int) -> int:
        """The suit that a player shows to lack by playing one of that suit there, or NO_SUIT:
        a card of no suit may be played by anybody."""
        return NO_SUIT if played == led or NO_SUIT in (led, played) else led


def one(card: int) -> int:
    """A hand of one card. (No i64 here: mypyc shifts its literal 1 as a number of 32 bits.)"""
    return 1 << card


def size(hand: i64) -> int:
    """How many cards a hand of the four suits, or how many ranks a set of them, has."""
    return int(hand).bit_count()


def hand_of(cards: list[int]) -> i64:
    """A hand of cards of the four suits."""
    hand: i64 = 0
    for card in cards:
        hand |= 1 << card
    return hand
