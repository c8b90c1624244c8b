"""Blot: the position and its rules."""

from tablee.core.chance import Chance
from tablee.core.contract import Outcome, RuleId, Wait
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import Screens, View
from tablee.games.blot import clocks, history, legality, notation, show, tell
from tablee.games.blot.cards import DARK, DECKS, GODS, GONE, HAND_SIZE, LIGHT, NONE, SUITS, TILES
from tablee.games.blot.legality import SHOWN
from tablee.games.blot.moves import Give, Name, Play
from tablee.games.blot.position import ROUNDS, Position
from tablee.games.blot.score import Piles, faces_after, outcome_of, score_round
from tablee.games.blot.steps import GIVE, NAME, OVER, PLAY
from tablee.kit.suits import hand_of


class Blot(Position):
    """A position of Blot and its rules."""

    # --- whose move ---------------------------------------------------------------------------

    def to_act(self) -> list[Seat]:
        return [] if self.step == OVER else [self.turn]

    def moves(self, seat: Seat) -> list[Move]:
        return legality.moves(self, seat)

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        return legality.refusal(self, seat, move)

    # --- what a move does ---------------------------------------------------------------------

    def can_take_back(self, seat: Seat, move: Move) -> bool:
        """Not a card of two against two: the partner has seen it."""
        return not (self.options.teams and isinstance(move, Play))

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

    def roll(self, chance: Chance) -> int:
        moves = 0
        while self.step != OVER:
            listed = legality.moves(self, self.turn)
            self.apply(self.turn, listed[chance.below(len(listed))], chance)
            moves += 1
        return moves

    def _play_card(self, seat: Seat, move: Play, story: list[Event] | None) -> None:
        tile = move.tile
        code = move.codes[seat]
        pile = self.piles[tile]
        if story is not None:
            story.append(tell.card_played(seat, tile, move.card))
            if not pile and SHOWN[tile][NONE][move.colour]:
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
        winner = history.seat_of(trick[SUITS.best_of(cards, tile)])  # BLOT-RES-2
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
            story.append(tell.round_scored(self.round, self.by_seat(points), self.scores()))
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
        self.god_faces = faces_after(self.god_faces, self.mask)
        self.colours = [NONE] * len(GODS)  # BLOT-SETUP-4
        self.faces = [DARK] * TILES

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        last = self.winners[-1] % self.sides if self.winners else -1
        ended = outcome_of(self.sheet, self.sides, last)
        # BLOT-TEAM-2: the other team is second
        return Outcome(self.by_seat(ended.scores), self.by_seat(ended.places), ended.rule)

    # --- clocks, views, copies ----------------------------------------------------------------

    def waits(self) -> list[Wait]:
        return clocks.waits(self)

    def view(self, seat: Seat | None) -> View:
        return show.view(self, seat)

    def screen(self, seat: Seat | None) -> View:
        return show.screen(self, seat)

    def screens(self, seats: list[Seat | None]) -> Screens:
        return show.screens(self, seats)

    def reveal(self) -> View:
        return show.reveal(self)

    def text(self) -> str:
        return notation.write(self)

    def copy(self) -> "Blot":
        twin = Blot(self.seats, self.options)
        self.copy_into(twin)
        return twin
