"""Herrlof's story: the events and who sees which face."""

from tablee.core.contract import Outcome
from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.games.herrlof.cards import SUITS, TEXT
from tablee.games.herrlof.score import ScoreLine


def round_dealt(number: int, dealer: Seat) -> Event:
    return Event("round_dealt", None, {"round": number, "dealer": dealer})


def trump_turned(card: int) -> Event:
    return Event("trump_turned", None, {"card": TEXT[card]})


def prediction(seat: Seat, tricks: int) -> Event:
    return Event("predicted", seat, {}, {"tricks": tricks}, (seat,))


def card_played(seat: Seat, card: int) -> Event:
    return Event("played", seat, {"card": TEXT[card]})


def card_drawn(seat: Seat, card: int) -> Event:
    return Event("drawn", seat, {}, {"card": TEXT[card]}, (seat,))


def card_discarded(seat: Seat, card: int) -> Event:
    return Event("discarded", seat, {}, {"card": TEXT[card]}, (seat,))


def trick_won(winner: Seat, trick: list[int]) -> Event:
    return Event("trick_won", winner, {"cards": SUITS.texts(trick)})


def trick_destroyed(leader: Seat, trick: list[int]) -> Event:
    return Event("trick_destroyed", leader, {"cards": SUITS.texts(trick)})


def trick_stolen(seat: Seat, victim: Seat) -> Event:
    return Event("trick_stolen", seat, {"victim": victim})


def card_taken(seat: Seat, victim: Seat, card: int) -> Event:
    return Event("card_taken", seat, {"victim": victim}, {"card": TEXT[card]}, (seat, victim))


def card_given(seat: Seat, victim: Seat, card: int) -> Event:
    return Event("card_given", seat, {"victim": victim}, {"card": TEXT[card]}, (seat, victim))


def round_scored(number: int, lines: list[ScoreLine], scores: list[int]) -> Event:
    return Event(
        "round_scored",
        None,
        {
            "round": number,
            "tricks": [line.tricks for line in lines],
            "predictions": [line.prediction for line in lines],
            "points": [line.points for line in lines],
            "scores": list(scores),
        },
    )


def game_over(outcome: Outcome | None) -> Event:
    assert outcome is not None
    return Event("game_over", None, {"winners": outcome.winners, "scores": outcome.scores})
