"""Light play of Bla5t, to see how a round may go on: quick, plain, and never peeking.

Every seat acts on the cards it has seen (its `Witness`); what it has not seen counts as an average
card. Rare and compound effects are left to the greedy rules.
"""

from typing import Final

from tablee.bots.bla5t.greedy import rate
from tablee.bots.bla5t.sight import Sight
from tablee.bots.bla5t.witness import Witness
from tablee.core.chance import Chance
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.games.bla5t.cards import (
    EIGHT,
    ELEVEN,
    HELMUT,
    HIDDEN,
    NINE,
    SEVEN,
    TEN,
    TWELVE,
    VALUE,
)
from tablee.games.bla5t.moves import (
    BLAST,
    CLAIMS,
    DECLINE,
    DISCARD,
    DRAW,
    END_TURN,
    FEIGN,
    LEAVE,
    MATCHES,
    PICKS,
    PLACES,
    PLAY,
    SEEN,
    SWAPS,
    TAKES,
)
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.score import GOOD_BLAST
from tablee.games.bla5t.steps import ACTION, ASK, DRAWN, END, LOOK, MIX, OVER, PICK, REVEAL, SWAP
from tablee.kit.backs import BACKS

UNKNOWN_CARD: Final = 6.3
KEPT_CARD: Final = 3.5
SEEN_CARD: Final = 5.0
KNOWING: Final = 1.2
LOOKS_OWN: Final = (SEVEN, NINE)
LOOKS: Final = (SEVEN, NINE, EIGHT, TEN, TWELVE, ELEVEN)
MOST_MOVES: Final = 400
LONG_ROUND: Final = 14


class Playout:
    """One round on its way; `witness` follows who has seen what."""

    def __init__(self, state: Bla5t, witness: Witness, chance: Chance) -> None:
        self.state: Final = state
        self.witness: Final = witness
        self.chance: Final = chance

    def run(self) -> int:
        """To the end of the round; how many moves were played."""
        state = self.state
        for moves in range(MOST_MOVES):
            if state.step in (REVEAL, OVER):
                return moves + 1
            self.witness.follow(state)
            seats = state.to_act()
            for seat in seats:
                state.apply(seat, self.move(seat), self.chance)
        return MOST_MOVES

    def move(self, seat: Seat) -> Move:
        step = self.state.step
        if step == ACTION:
            return self._act(seat)
        if step == DRAWN:
            return self._use_drawn(seat)
        if step == END:
            return BLAST if self._wants_blast(seat) else END_TURN
        if step == LOOK:
            return SEEN
        if step == ASK:
            return self._answer(seat)
        if step == PICK and self.state.effect in LOOKS:
            return self._pick(seat)
        if step == SWAP:
            return self._swap(seat)
        return FEIGN if step == MIX else self._greedy(seat)

    def _greedy(self, seat: Seat) -> Move:
        moves = self.state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        rates = rate(Sight(self.state, seat, self.faces(seat), HIDDEN, self.witness), moves)
        return moves[rates.index(max(rates))]

    def faces(self, seat: Seat) -> list[int]:
        seen = self.witness.seen[seat] | self.state.up
        face = self.state.faces
        return [face[back] if seen >> back & 1 else HIDDEN for back in range(BACKS)]

    # --- the turn -------------------------------------------------------------------------------

    def _worst(self, seat: Seat) -> tuple[int, float]:
        """The own card to part with first, and what it costs."""
        state = self.state
        seen = self.witness.seen[seat]
        worst, cost = -1, -9.0
        for back in state.own_down(seat):
            value = VALUE[state.faces[back]] if seen >> back & 1 else UNKNOWN_CARD + KNOWING
            if value > cost:
                worst, cost = back, value
        return worst, cost

    def _act(self, seat: Seat) -> Move:
        state = self.state
        worst, cost = self._worst(seat)
        if state.discard:
            top = VALUE[state.discard[-1]]
            seen = self.witness.seen[seat] | state.up
            if top > 0:
                for back in state.own_cards(seat):
                    if seen >> back & 1 and VALUE[state.faces[back]] == top:
                        return MATCHES[back]
            if state.barred < 0 and worst >= 0 and cost - top > 4.0:
                return TAKES[worst]
        if state.can_draw():
            return DRAW
        moves = state.moves(seat)
        return TAKES[worst] if worst >= 0 and TAKES[worst] in moves else moves[0]

    def _use_drawn(self, seat: Seat) -> Move:
        card = self.state.faces[self.state.hand[0]]
        worst, cost = self._worst(seat)
        gain = cost - VALUE[card] if worst >= 0 else -1.0
        if card == TWELVE or (card == ELEVEN and cost > UNKNOWN_CARD):
            return PLAY
        if card in LOOKS_OWN and gain < KNOWING and self._has_unseen(seat):
            return PLAY
        return PLACES[worst] if gain > 0.0 else DISCARD

    def _has_unseen(self, seat: Seat) -> bool:
        seen = self.witness.seen[seat]
        return any(not seen >> back & 1 for back in self.state.own_down(seat))

    def _wants_blast(self, seat: Seat) -> bool:
        state = self.state
        seen = self.witness.seen[seat] | state.up
        total = 0.0
        for back in state.own_cards(seat):
            total += VALUE[state.faces[back]] if seen >> back & 1 else UNKNOWN_CARD
        return total <= GOOD_BLAST or state.turns[seat] > LONG_ROUND

    # --- effects --------------------------------------------------------------------------------

    def _answer(self, seat: Seat) -> Move:
        state = self.state
        for back in state.picks:
            is_seen = self.witness.seen[seat] >> back & 1
            if state.at[back] == state.chair[seat] and is_seen and state.faces[back] == HELMUT:
                return CLAIMS[back]
        return DECLINE

    def _pick(self, seat: Seat) -> Move:
        state = self.state
        targets = state.targets
        if state.effect in LOOKS_OWN:
            seen = self.witness.seen[seat]
            unseen = [back for back in targets if not seen >> back & 1]
            return PICKS[(unseen or targets)[0]]
        if state.effect == ELEVEN and not state.picks:
            return PICKS[self._worst(seat)[0]]
        return PICKS[min(targets, key=lambda back: self._theirs(seat, back))]

    def _theirs(self, seat: Seat, back: int) -> float:
        """About what a card of somebody else counts."""
        witness = self.witness
        if witness.seen[seat] >> back & 1:
            return VALUE[self.state.faces[back]]
        owner = self.state.seat_at[self.state.at[back]]
        if owner < 0 or not witness.seen[owner] >> back & 1:
            return UNKNOWN_CARD
        return KEPT_CARD if witness.kept >> back & 1 else SEEN_CARD

    def _swap(self, seat: Seat) -> Move:
        worst, cost = self._worst(seat)
        seen = self.state.faces[self.state.picks[0]]
        return SWAPS[worst] if worst >= 0 and cost - VALUE[seen] > 1.0 else LEAVE
