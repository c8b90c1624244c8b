"""An information-set tree search on the contract alone, to measure the experts against.

Every simulation draws a world the seat cannot tell from the real one and walks down a tree in
which each seat's decisions are known by what that seat sees; below it, chance plays. Nothing in it
knows a game. It is honest: a seat's node is the same in all worlds that look the same to it.
"""

from math import sqrt
from typing import Final

import msgspec

from tablee.bots.base import Reply
from tablee.bots.taste import pause
from tablee.core.chance import Chance
from tablee.core.contract import Game, Imagination, State
from tablee.core.moves import Move
from tablee.core.random_play import rollout
from tablee.core.seats import TABLE, Seat
from tablee.core.view import View

PACE: Final = 1_000
"""Simulations for a second of thinking; a constant, as everywhere."""
EXPLORATION: Final = 1.0
"""How far a move tried seldom is preferred to one that did well."""
NOBODY: Final = -1
LEAVE: Final = Move("leave it")
"""The answer to an offer that one lets be."""


class ReferenceBot:
    def __init__(self, game: Game, simulations: int | None = None) -> None:
        """Without a number the budget says how many."""
        self._game: Final = game
        self._simulations: Final = simulations

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        """What may be left is asked first."""
        after = pause(chance, 0.6, 1.4)
        simulations = self._simulations
        if simulations is None:
            simulations = int(budget * PACE)
        assert view.seat is not None
        tree = Tree(self._game, view)
        if reactions:
            move = tree.best([*reactions, LEAVE], [view.seat], simulations, chance)
            if move is not LEAVE:
                return Reply(move, after)
        if not moves:
            return Reply(None)
        if len(moves) == 1:
            return Reply(moves[0], after)
        return Reply(tree.best(moves, [], simulations, chance), after)


class Node:
    """What one seat faces there: by choice, how often it was tried and what it won."""

    def __init__(self, choices: int) -> None:
        self.visits = 0
        self.tried: Final = [0] * choices
        self.won: Final = [0.0] * choices

    def choose(self, chance: Chance) -> int:
        untried = [index for index, tried in enumerate(self.tried) if not tried]
        if untried:
            return untried[chance.below(len(untried))]
        wide = EXPLORATION * sqrt(self.visits) / len(self.tried)
        best, most = 0, -1.0
        for index, tried in enumerate(self.tried):
            hope = self.won[index] / tried + wide / (1 + tried)
            if hope > most:
                best, most = index, hope
        return best


class Tree:
    def __init__(self, game: Game, view: View) -> None:
        self._game: Final = game
        self._imagination: Final[Imagination] = game.imagine(view)
        assert view.seat is not None
        self._seat: Final[Seat] = view.seat
        self._nodes: dict[bytes, Node] = {}

    def best(
        self, choices: list[Move], offers: list[Seat], simulations: int, chance: Chance
    ) -> Move:
        """Of these choices, the one most often tried."""
        self._nodes = {}
        root = Node(len(choices))
        for _ in range(max(simulations, len(choices))):
            walk = Walk(self._imagination.state(chance), self._seat, choices, offers)
            self._simulate(root, walk, chance)
        return choices[root.tried.index(max(root.tried))]

    def _simulate(self, root: Node, walk: "Walk", chance: Chance) -> None:
        nodes: list[Node] = []
        indices: list[int] = []
        seats: list[Seat] = []
        node: Node | None = root
        while node is not None:
            index = node.choose(chance)
            nodes.append(node)
            indices.append(index)
            seats.append(walk.seat)
            walk.answer(walk.choices[index], chance)
            while len(walk.choices) == 1:
                walk.answer(walk.choices[0], chance)
            node = self._known(walk)
        rollout(self._game, walk.state, chance)
        outcome = walk.state.outcome()
        winners = [] if outcome is None else outcome.winners
        for at in range(len(nodes)):
            one = nodes[at]
            one.visits += 1
            one.tried[indices[at]] += 1
            if seats[at] in winners:
                one.won[indices[at]] += 1.0 / len(winners)

    def _known(self, walk: "Walk") -> Node | None:
        """None: the game is over, or its tree ends here; it then grows by this node."""
        if walk.seat == NOBODY:
            return None
        key = walk.seen()
        known = self._nodes.get(key)
        if known is None:
            self._nodes[key] = Node(len(walk.choices))
        return known


class Walk:
    """A game as one question after the other: in every new position each seat that may react is
    offered that once, in an order drawn; then an awaited seat moves, or a clock of the table."""

    def __init__(self, state: State, seat: Seat, choices: list[Move], offers: list[Seat]) -> None:
        self.state: Final = state
        self.seat = seat
        self.choices = choices
        self._offers = offers.copy()

    def seen(self) -> bytes:
        """All that the seat asked knows, and what it is asked."""
        view = msgspec.msgpack.encode(self.state.view(self.seat))
        return view + b"?" if self._offers else view

    def answer(self, move: Move, chance: Chance) -> None:
        if move is LEAVE:
            self._offers.pop(0)
            self._ask(chance)
        else:
            self.state.apply(self.seat, move, chance)
            self._face(chance)

    def _face(self, chance: Chance) -> None:
        state = self.state
        reactors = [seat for seat in state.may_react() if state.reactions(seat)]
        first = chance.below(len(reactors)) if len(reactors) > 1 else 0
        self._offers = reactors[first:] + reactors[:first]
        self._ask(chance)

    def _ask(self, chance: Chance) -> None:
        state = self.state
        self.seat, self.choices = NOBODY, []
        if self._offers:
            self.seat = self._offers[0]
            self.choices = [*state.reactions(self.seat), LEAVE]
            return
        awaited = state.to_act()
        if awaited:
            self.seat = awaited[chance.below(len(awaited))] if len(awaited) > 1 else awaited[0]
            self.choices = state.moves(self.seat)
            return
        clocks = [wait for wait in state.waits() if wait.seat is TABLE]
        if clocks and state.outcome() is None:
            state.apply(TABLE, min(clocks, key=lambda wait: wait.seconds).move, chance)
            self._face(chance)
