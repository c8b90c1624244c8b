"""Blot's story. Every face played is public: nothing here is secret."""

from tablee.core.contract import Outcome
from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.games.blot.cards import COLOURS, GODS, SUITS, TEXT


def round_dealt(number: int, starter: Seat, mask: int) -> Event:
    return Event("round_dealt", starter, {"round": number, "god": GODS[mask]})


def card_played(seat: Seat, tile: int, card: int) -> Event:
    return Event("played", seat, {"tile": COLOURS[tile], "card": TEXT[card]})


def whole_hand_shown(seat: Seat, tile: int) -> Event:
    return Event("whole_hand", seat, {"colour": COLOURS[tile]})


def ceremony_won(winner: Seat, tile: int, cards: list[int]) -> Event:
    return Event("ceremony_won", winner, {"tile": COLOURS[tile], "cards": SUITS.texts(cards)})


def tile_turned(tile: int) -> Event:
    return Event("tile_turned", None, {"tile": COLOURS[tile]})


def tile_given(seat: Seat, tile: int, god: int) -> Event:
    return Event("tile_given", seat, {"tile": COLOURS[tile], "god": GODS[god]})


def round_scored(number: int, points: list[int], scores: list[int]) -> Event:
    return Event("round_scored", None, {"round": number, "points": points, "scores": scores})


def mask_moved(mask: int, faces: list[int]) -> Event:
    return Event("mask_moved", None, {"god": GODS[mask], "faces": list(faces)})


def starter_named(seat: Seat, starter: Seat) -> Event:
    return Event("starter_named", seat, {"starter": starter})


def game_over(outcome: Outcome | None) -> Event:
    assert outcome is not None
    return Event("game_over", None, {"winners": outcome.winners, "scores": outcome.scores})
