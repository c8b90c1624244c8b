"""Blot: the position and its rules."""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Outcome, RuleId, State, Wait, places_of
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import Screens, View
from tablee.games.blot import history, notation, show, tell
from tablee.games.blot.cards import (
    CEREMONY_SIZE,
    DARK,
    DECKS,
    GODS,
    GONE,
    HAND_SIZE,
    LIGHT,
    NONE,
    SUIT_MASK,
    TEXT,
    TILES,
    VALUES,
    cards_of,
    hand_of,
)
from tablee.games.blot.legality import ALLOWED, held_colours, shown_voids
from tablee.games.blot.moves import GIVES, NAMES, SUIT_PLAYS, Give, Name, Play
from tablee.games.blot.options import BlotOptions
from tablee.games.blot.score import Piles, Round, best_of, ranks, score_round, totals
from tablee.games.blot.steps import GIVE, NAME, OVER, PLAY, STEPS

ROUNDS: Final = 4
THINKING_SECONDS: Final = 45


class Blot(State):
    """A position of Blot.

    `player` plays the next card; `turn` is who the game waits for: the same, but for the winner who
    attributes a tile (BLOT-Q21) or names a starter. A side is a seat or, 2 v 2, a team:
    `seat % sides` (BLOT-TEAM-1).
    """

    def __init__(self, seats: int, options: BlotOptions) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.sides: Final = 2 if options.teams else seats
        self.full: Final = CEREMONY_SIZE[seats]
        self.round = 1
        self.step = PLAY
        self.turn = 0
        self.player = 0
        self.left = 1  # cards the player still plays this turn
        self.first = NONE  # the tile of the turn's first card, where the second may not go
        self.hands = [0] * seats
        self.aside = 0  # two players: the removed cards; also what a position's text omits
        self.faces = [DARK] * TILES
        self.demanded = [NONE] * TILES
        self.piles: list[list[int]] = [[] for _ in range(TILES)]  # as history.py codes plays
        self.god_faces = [0] * len(GODS)
        self.colours = [NONE] * len(GODS)  # of the tile each god has
        self.tricks: list[list[int]] = []  # won piles of the round
        self.winners: list[Seat] = []  # of each trick
        self.history: list[int] = []  # of the round
        self.sheet: list[Round] = []

    @property
    def mask(self) -> int:
        return self.round - 1  # BLOT-SETUP-3

    # --- whose move ---------------------------------------------------------------------------

    def to_act(self) -> list[Seat]:
        return [] if self.step == OVER else [self.turn]

    def moves(self, seat: Seat) -> list[Move]:
        if seat != self.turn:
            return []
        if self.step == PLAY:
            return self._plays(self.hands[seat])
        if self.step == GIVE:
            return [GIVES[god] for god in range(len(GODS)) if self._can_receive(god)]
        if self.step == NAME:
            return list(NAMES[: self.seats])  # BLOT-NEXT-2
        return []

    def _plays(self, hand: int) -> list[Move]:
        red, green = hand & SUIT_MASK, hand >> VALUES & SUIT_MASK
        blue, yellow = hand >> 2 * VALUES & SUIT_MASK, hand >> 3 * VALUES
        held = (1 if red else 0) | (2 if green else 0) | (4 if blue else 0) | (8 if yellow else 0)
        suits = [red, green, blue, yellow]
        faces, demanded, first = self.faces, self.demanded, self.first
        plays: list[Move] = []
        for tile in range(TILES):  # BLOT-TURN-2, BLOT-PLAY-5
            if faces[tile] != GONE and tile != first:
                suit_plays = SUIT_PLAYS[tile]
                for colour in ALLOWED[tile][demanded[tile]][held]:
                    plays += suit_plays[colour][suits[colour]]
        return plays

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        if seat is None:
            return "BLOT-TURN-1"  # the table itself never moves
        if self.step == OVER:
            return "BLOT-END-1"
        if isinstance(move, Play):
            return self._refuse_play(seat, move)
        if isinstance(move, Give):
            return self._refuse_gift(seat, move.god)
        if isinstance(move, Name):
            is_legal = self.step == NAME and seat == self.turn and move.starter < self.seats
            return None if is_legal else "BLOT-NEXT-2"
        return "BLOT-TURN-1"

    def _refuse_play(self, seat: Seat, move: Play) -> RuleId | None:
        if self.step == GIVE:
            return "BLOT-Q6"
        if self.step == NAME:
            return "BLOT-Q16"
        if seat != self.turn:
            return "BLOT-TURN-1"
        hand = self.hands[seat]
        if not hand & move.unit:
            return "BLOT-SETUP-4"  # not a card you were dealt, or no longer
        if self.faces[move.tile] == GONE:
            return "BLOT-TURN-2"
        if move.tile == self.first:
            return "BLOT-2P-2"
        demanded = self.demanded[move.tile]
        if move.colour in ALLOWED[move.tile][demanded][held_colours(hand)]:
            return None
        return "BLOT-PLAY-2" if demanded == NONE else "BLOT-PLAY-3"

    def _refuse_gift(self, seat: Seat, god: int) -> RuleId | None:
        if self.step != GIVE or seat != self.turn:
            return "BLOT-RES-5"
        if god == self.mask:
            return "BLOT-Q5"
        return None if self._can_receive(god) else "BLOT-RES-5"

    def _can_receive(self, god: int) -> bool:
        return god != self.mask and self.colours[god] == NONE  # BLOT-RES-5, BLOT-Q5

    # --- what a move does ---------------------------------------------------------------------

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        assert seat is not None
        if isinstance(move, Play):
            self._play_card(seat, move, story)
        elif isinstance(move, Give):
            self._give(seat, move.god, story)
        elif isinstance(move, Name):
            if story is not None:
                story.append(tell.starter_named(seat, move.starter))
            self.deal_round(move.starter, chance, story)

    def _play_card(self, seat: Seat, move: Play, story: list[Event] | None) -> None:
        tile = move.tile
        code = seat << 8 | move.code  # as history.played
        pile = self.piles[tile]
        if story is not None:
            story.append(tell.card_played(seat, tile, move.card))
            if not pile and shown_voids(tile, NONE, move.colour):
                story.append(tell.whole_hand_shown(seat, tile))  # BLOT-PLAY-6
        self.hands[seat] -= move.unit
        self.history.append(code)
        pile.append(code)
        if self.seats == 2:
            self.turn = self.player = self._next_of_two(seat, tile)
        else:
            self.turn = self.player = (seat + 1) % self.seats  # BLOT-TURN-1, BLOT-TURN-3
        if len(pile) == self.full:  # BLOT-RES-1
            self._resolve(tile, story)
        elif len(pile) == 1:
            self.demanded[tile] = move.colour  # BLOT-PLAY-1
        if self.step == PLAY and not self.hands[self.turn]:
            self._pass_over(story)

    def _next_of_two(self, seat: Seat, tile: int) -> Seat:
        self.first = NONE
        self.left -= 1
        if self.left and self.hands[seat]:
            is_open = len(self.piles[tile]) < self.full  # BLOT-Q18
            if is_open and self._available() > 1:  # BLOT-2P-2, BLOT-Q19
                self.first = tile
            return seat
        other = 1 - seat
        self.left = min(2, self.hands[other].bit_count())  # BLOT-2P-1
        return other

    def _available(self) -> int:
        return TILES - self.faces.count(GONE)

    def _pass_over(self, story: list[Event] | None) -> None:
        """Only small positions set up by hand leave someone without a card before the end."""
        for step in range(1, self.seats):
            seat = (self.player + step) % self.seats
            if self.hands[seat]:
                self.turn = self.player = seat
                self.left = min(2, self.hands[seat].bit_count()) if self.seats == 2 else 1
                return
        self._end_round(story)

    def _resolve(self, tile: int, story: list[Event] | None) -> None:
        trick = self.piles[tile]
        cards = history.cards_in(trick)
        winner = history.seat_of(trick[best_of(cards, tile)])
        self.tricks.append(trick)  # BLOT-RES-3
        self.winners.append(winner)
        self.piles[tile] = []
        self.demanded[tile] = NONE
        if story is not None:
            story.append(tell.ceremony_won(winner, tile, cards))
        if self.faces[tile] == DARK:  # BLOT-RES-4
            self.faces[tile] = LIGHT
            if story is not None:
                story.append(tell.tile_turned(tile))
            return
        self.faces[tile] = GONE
        if not self._available():  # BLOT-RES-6
            self._end_round(story)
        else:
            self.step = GIVE
            self.turn = winner  # BLOT-RES-5, BLOT-Q21, BLOT-Q24

    def ungiven(self) -> int:
        """The tile that waits for a god."""
        for tile in range(TILES):
            if self.faces[tile] == GONE and tile not in self.colours:
                return tile
        return NONE

    def _give(self, seat: Seat, god: int, story: list[Event] | None) -> None:
        tile = self.ungiven()
        self.colours[god] = tile
        self.history.append(history.given(seat, tile, god))
        self.step = PLAY
        self.turn = self.player  # BLOT-TURN-3
        if story is not None:
            story.append(tell.tile_given(seat, tile, god))
        if not self.hands[self.turn]:
            self._pass_over(story)

    # --- rounds -------------------------------------------------------------------------------

    def deal_round(self, starter: Seat, chance: Chance, story: list[Event] | None = None) -> None:
        deck = DECKS[self.seats].copy()
        chance.shuffle(deck)
        size = HAND_SIZE[self.seats]
        self.hands = [hand_of(deck[size * s : size * (s + 1)]) for s in range(self.seats)]
        self.aside = hand_of(deck[size * self.seats :])  # BLOT-SETUP-1
        self.piles = [[] for _ in range(TILES)]
        self.demanded = [NONE] * TILES
        self.tricks = []
        self.winners = []
        self.history = []
        self.left = 1  # BLOT-2P-1
        self.first = NONE
        self.turn = self.player = starter
        self.step = PLAY
        if story is not None:
            story.append(tell.round_dealt(self.round, starter, self.mask))

    def _end_round(self, story: list[Event] | None) -> None:
        self.sheet.append(score_round(self._won_cards(), self.god_faces, self.colours))
        if story is not None:
            points = [line.points for line in self.sheet[-1].lines]
            story.append(tell.round_scored(self.round, self._by_seat(points), self.scores()))
        if self.round == ROUNDS:  # BLOT-END-1
            self.step = OVER
            if story is not None:
                story.append(tell.game_over(self.outcome()))
            return
        self._prepare_round()
        if story is not None:
            story.append(tell.mask_moved(self.mask, self.god_faces))
        self.step = NAME  # BLOT-NEXT-2, BLOT-Q16
        if self.winners:
            self.turn = self.winners[-1]

    def _won_cards(self) -> Piles:
        won: Piles = [[] for _ in range(self.sides)]
        for winner, trick in zip(self.winners, self.tricks, strict=True):
            won[winner % self.sides].append(hand_of(history.cards_in(trick)))  # BLOT-TEAM-2
        return won

    def _prepare_round(self) -> None:
        self.round += 1
        for god in range(len(GODS)):
            if god != self.mask:  # BLOT-NEXT-1, BLOT-Q15
                self.god_faces[god] = 1 - self.god_faces[god]
        self.colours = [NONE] * len(GODS)  # BLOT-SETUP-4
        self.faces = [DARK] * TILES

    def scores(self) -> list[int]:
        """By seat; partners have their team's score."""
        return self._by_seat(totals(self.sheet, self.sides))

    def _by_seat(self, values: list[int]) -> list[int]:
        return [values[seat % self.sides] for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        last = self.winners[-1] % self.sides if self.winners else -1
        keys = ranks(self.sheet, self.sides, last)
        scores = self.scores()
        is_tied = sum(key[0] == max(scores) for key in keys) > 1
        places = places_of([keys[seat % self.sides] for seat in range(self.seats)])
        return Outcome(scores, places, "BLOT-END-2" if is_tied else "BLOT-END-1")

    # --- clocks, views, copies ----------------------------------------------------------------

    def waits(self) -> list[Wait]:
        if self.step == OVER:
            return []
        key = f"{self.round}.{len(self.history)}.{STEPS[self.step]}"
        idle = NAMES[self.turn] if self.step == NAME else self.moves(self.turn)[0]
        return [Wait(key, THINKING_SECONDS, self.turn, idle, thinking=True)]

    def view(self, seat: Seat | None) -> View:
        return show.view(self, seat)

    def screen(self, seat: Seat | None) -> View:
        return show.screen(self, seat)

    def screens(self, seats: list[Seat | None], before: Screens | None = None) -> Screens:
        return show.screens(self, seats, before)

    def reveal(self) -> View:
        return show.reveal(self)

    def text(self) -> str:
        return notation.write(self)

    def census(self) -> list[str]:
        """The deck for that many players; lower values stay in the box."""
        held = [card for hand in self.hands for card in cards_of(hand)]
        shown = [card for pile in self.piles + self.tricks for card in history.cards_in(pile)]
        return [TEXT[card] for card in held + shown + cards_of(self.aside)]

    def copy(self) -> "Blot":
        twin = Blot(self.seats, self.options)
        twin.round = self.round
        twin.step = self.step
        twin.turn = self.turn
        twin.player = self.player
        twin.left = self.left
        twin.first = self.first
        twin.hands = self.hands.copy()
        twin.aside = self.aside
        twin.faces = self.faces.copy()
        twin.demanded = self.demanded.copy()
        twin.piles = [pile.copy() for pile in self.piles]
        twin.god_faces = self.god_faces.copy()
        twin.colours = self.colours.copy()
        twin.tricks = self.tricks.copy()  # won tricks never change
        twin.winners = self.winners.copy()
        twin.history = self.history.copy()
        twin.sheet = self.sheet.copy()  # nor do finished rounds
        return twin
