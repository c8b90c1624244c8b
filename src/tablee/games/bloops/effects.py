"""The effects of 6, 7, 8 and 9, as a table."""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import RuleId
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.story import Story
from tablee.games.bloops import tell
from tablee.games.bloops.handling import give_top, refill
from tablee.games.bloops.moves import GIFTS, LOOKS, SWAPS, Gift, Look, Swap
from tablee.games.bloops.position import Position
from tablee.kit.backs import GAP


class CardEffect:
    """What the discarder of a card must do (BLOOPS-TURN-3)."""

    def __init__(self, rule: RuleId) -> None:
        self.rule: Final = rule

    def can_apply(self, state: Position, seat: Seat) -> bool:
        """Otherwise it fizzles (BLOOPS-Q15)."""
        raise NotImplementedError

    def choices(self, state: Position, seat: Seat) -> list[Move]:
        raise NotImplementedError

    def refusal(self, state: Position, seat: Seat, move: Move) -> RuleId | None:
        raise NotImplementedError

    def apply(
        self, state: Position, seat: Seat, move: Move, chance: Chance, story: Story | None
    ) -> None:
        raise NotImplementedError


class GiftTopCard(CardEffect):
    """Top card of the pile, unseen, face down before one opponent."""

    def can_apply(self, state: Position, seat: Seat) -> bool:
        return state.can_refill()  # BLOOPS-Q33

    def choices(self, state: Position, seat: Seat) -> list[Move]:
        return [GIFTS[target] for target in state.opponents(seat)]  # BLOOPS-Q18: any of them

    def refusal(self, state: Position, seat: Seat, move: Move) -> RuleId | None:
        is_legal = isinstance(move, Gift) and move.target != seat and move.target < state.seats
        return None if is_legal else self.rule

    def apply(
        self, state: Position, seat: Seat, move: Move, chance: Chance, story: Story | None
    ) -> None:
        assert isinstance(move, Gift)
        refill(state, chance, story)
        back = give_top(state, move.target)
        if story is not None:
            story.append(tell.gifted(seat, move.target, back, state.place_of(back)))


class Peek(CardEffect):
    """Look at one card, yours or an opponent's."""

    def can_apply(self, state: Position, seat: Seat) -> bool:
        return any(state.layouts)

    def choices(self, state: Position, seat: Seat) -> list[Move]:  # BLOOPS-Q16, BLOOPS-Q18
        return [LOOKS[back] for layout in state.layouts for back in layout if back != GAP]

    def refusal(self, state: Position, seat: Seat, move: Move) -> RuleId | None:
        if not isinstance(move, Look):
            return self.rule
        return None if state.is_on_table(move.back) else "BLOOPS-Q14"

    def apply(
        self, state: Position, seat: Seat, move: Move, chance: Chance, story: Story | None
    ) -> None:
        assert isinstance(move, Look)
        state.knowers[move.back] |= 1 << seat
        state.looking = move.back  # the effect stays pending until `seen`
        if story is not None:
            owner, place = state.at[move.back], state.place_of(move.back)
            story.append(tell.peeked(seat, owner, move.back, place))


class SwapBlind(CardEffect):
    """Swap one of yours with an opponent's, both unseen."""

    def can_apply(self, state: Position, seat: Seat) -> bool:  # BLOOPS-Q17
        layouts = state.layouts
        if not layouts[seat]:
            return False
        for target in range(state.seats):
            if layouts[target] and target != seat and target != state.holder:
                return True
        return False

    def choices(self, state: Position, seat: Seat) -> list[Move]:
        layouts = state.layouts
        theirs = [
            back
            for target in state.opponents(seat)
            if target != state.holder  # BLOOPS-END-3
            for back in layouts[target]
            if back != GAP
        ]
        return [SWAPS[mine][back] for mine in layouts[seat] if mine != GAP for back in theirs]

    def refusal(self, state: Position, seat: Seat, move: Move) -> RuleId | None:
        if not isinstance(move, Swap):
            return self.rule
        if not state.is_on_table(move.mine) or not state.is_on_table(move.theirs):
            return "BLOOPS-Q14"
        owner = state.at[move.theirs]
        if state.at[move.mine] != seat or owner == seat:
            return self.rule
        return "BLOOPS-END-3" if owner == state.holder else None

    def apply(
        self, state: Position, seat: Seat, move: Move, chance: Chance, story: Story | None
    ) -> None:
        assert isinstance(move, Swap)
        target = state.at[move.theirs]
        if story is not None:
            backs = [move.mine, move.theirs]
            story.append(tell.swapped(seat, target, backs, [state.place_of(one) for one in backs]))
        state.swap(move.mine, move.theirs)


EFFECTS: Final[dict[int, CardEffect]] = {
    6: GiftTopCard("BLOOPS-FX-6"),
    7: Peek("BLOOPS-FX-7"),
    8: Peek("BLOOPS-FX-8"),
    9: SwapBlind("BLOOPS-FX-9"),
}
