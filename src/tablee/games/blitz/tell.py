"""Blitz!'s story. Nothing is secret but a vote; nothing points at a face-off before its time."""

from typing import Final

from tablee.core.contract import Outcome
from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.games.blitz.cards import FACES, SYMBOLS, TEXT
from tablee.games.blitz.moves import CHOICES, NEAR, NONSENSE, OUTSIDE, PILES, SHOWN, UNKNOWN, USED

_REFUSED: Final = {
    USED: "used",
    SHOWN: "shown_before",
    OUTSIDE: "refused_outside",
    NONSENSE: "refused_nonsense",
    UNKNOWN: "refused_unlisted",
}


def drawn(seat: Seat, pile: int, card: int) -> Event:
    return Event("drawn", seat, {"pile": PILES[pile], "card": TEXT[card]})


def duel_drawn(seat: Seat, pile: int, card: int) -> Event:
    return Event("duel_drawn", seat, {"pile": PILES[pile], "card": TEXT[card]})


def rolled(seat: Seat, face: int) -> Event:
    return Event("rolled", seat, {"symbols": _symbols(face)})


def rerolled(seat: Seat, face: int) -> Event:
    """The die showed a symbol that is out of the game."""
    return Event("rerolled", seat, {"symbols": _symbols(face)})


def face_off(duellists: list[Seat]) -> Event:
    return Event("face_off", None, {"duellists": list(duellists)})


def started(seat: Seat) -> Event:
    return Event("started", seat)


def started_level(seat: Seat) -> Event:
    return Event("started_level", seat)


def false_start(seat: Seat) -> Event:
    return Event("false_start", seat)


def stray_start(seat: Seat) -> Event:
    return Event("stray_start", seat)


def stopped(seat: Seat) -> Event:
    return Event("stopped", seat)


def said(seat: Seat, word: str) -> Event:
    return Event("said", seat, {"word": word})


def refused(seat: Seat, word: str, verdict: int) -> Event:
    """By the list, which says why (BLITZ-Q33)."""
    return Event(_REFUSED[verdict], seat, {"word": word})


def accepted(seat: Seat, word: str, verdict: int) -> Event:
    return Event("nearly_listed" if verdict == NEAR else "listed", seat, {"word": word})


def outvoted(seat: Seat, word: str) -> Event:
    return Event("refused", seat, {"word": word})


def asked(seat: Seat, word: str, card: int) -> Event:
    return Event("asked", seat, {"word": word, "card": TEXT[card]})


def trusted(seat: Seat, word: str) -> Event:
    return Event("trusted", seat, {"word": word})


def unfit(seat: Seat, word: str) -> Event:
    return Event("unfit", seat, {"word": word})


def would_have_won(card: int, words: list[str]) -> Event:
    return Event("would_have_won", None, {"card": TEXT[card], "words": list(words)})


def trusted_word(seat: Seat, card: int, word: str) -> Event:
    return Event("trusted_word", seat, {"card": TEXT[card], "word": word})


def blank(seat: Seat) -> Event:
    return Event("blank", seat)


def gave_up(seat: Seat) -> Event:
    return Event("gave_up", seat)


def contested(seat: Seat, speaker: Seat, word: str) -> Event:
    return Event("contested", seat, {"speaker": speaker, "word": word})


def put_to_vote(speaker: Seat, word: str) -> Event:
    return Event("put_to_vote", speaker, {"word": word})


def disputed(seat: Seat, winner: Seat) -> Event:
    return Event("disputed", seat, {"winner": winner})


def vote_cast(seat: Seat, choice: int) -> Event:
    return Event("vote_cast", seat, {}, {"vote": CHOICES[choice]}, (seat,))


def votes_counted(seat: Seat, votes: list[int], is_yes: bool) -> Event:
    return Event(
        "vote_passed" if is_yes else "vote_failed",
        seat,
        {
            "yes": votes.count(0),
            "no": votes.count(1),
            "votes": [CHOICES[vote] for vote in votes],
        },
    )


def tapped(seat: Seat, winner: Seat) -> Event:
    return Event("tapped", seat, {"winner": winner})


def won(winner: Seat, loser: Seat, card: int, word: str) -> Event:
    return Event("won", winner, {"loser": loser, "card": TEXT[card], "word": word})


def time_up() -> Event:
    return Event("time_up")


def tied(duellists: list[Seat]) -> Event:
    return Event("tied", None, {"duellists": list(duellists)})


def tie_break_flipped(seat: Seat, pile: int, card: int) -> Event:
    return Event("tie_break_flipped", seat, {"pile": PILES[pile], "card": TEXT[card]})


def duel_put_under(pile: int, card: int) -> Event:
    return Event("duel_put_under", None, {"pile": PILES[pile], "card": TEXT[card]})


def replayed() -> Event:
    return Event("replayed")


def drew_lots(winner: Seat) -> Event:
    return Event("drew_lots", winner)


def left_the_game(seat: Seat, card: int) -> Event:
    return Event("left_the_game", seat, {"card": TEXT[card]})


def game_over(outcome: Outcome | None) -> Event:
    assert outcome is not None
    return Event("game_over", None, {"winners": outcome.winners, "scores": outcome.scores})


def _symbols(face: int) -> list[str]:
    return [SYMBOLS[symbol] for symbol in FACES[face]]
