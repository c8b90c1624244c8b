"""Decks of made-up words, to be broken by tests."""

from collections.abc import Callable

from tablee.words.deckfile import SYMBOLS

WriteDeck = Callable[[str, int, str | bytes], None]


def good_deck(name: str = "a") -> str:
    """A deck nothing is wrong with, of made-up words; `name` keeps two decks apart."""
    symbols = [symbol for symbol, count in SYMBOLS.items() for _ in range(count)]
    return "\n".join(good_block(symbol, f"{name}{i}") for i, symbol in enumerate(symbols))


def good_block(symbol: str, name: str) -> str:
    def words(first: int, last: int) -> str:
        return ", ".join(f"mot{name}n{i}" for i in range(first, last))

    grades = f"  1: {words(0, 10)}\n  2: {words(10, 20)}\n  3: {words(20, 40)}\n"
    return f"{symbol}: Theme {name}\n{grades}"
