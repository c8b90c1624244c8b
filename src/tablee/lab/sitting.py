"""One game in a program of one's own: dealt by a seed, played by bots and by the program itself, as
fast as they think, and written down."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from tablee.bots.base import Bot
from tablee.core.chance import CountedChance, FastChance
from tablee.core.contract import Game, IllegalMove, Outcome, RuleId, State
from tablee.core.notation import NotationError
from tablee.core.options import new_options
from tablee.core.records import Line, Record
from tablee.core.seats import Seat
from tablee.core.shuffle import commitment, seed
from tablee.lab.home import HomeTable
from tablee.packs.library import PACKS
from tablee.packs.pack import Pack
from tablee.packs.rulebook import rulebook
from tablee.table.told import Failed, Lapsed, Refused

Player = str | Bot | None
"""Who plays a seat: a bot of the house by its level, one of your own, or (None) the program."""


def deal(
    game: str,
    *,
    bots: Sequence[Player],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    budget: float = 0.05,
) -> "Sitting":
    """A new game of that name, with a seat for each of `bots`. The same seed deals the same game.
    `budget`: seconds a bot has to think about a move.

    `options` are texts, as the command line takes them: `{"target": "20"}`. What cannot be dealt is
    a NotationError that says why, what needs an extra that is not installed an ImportError that
    names it.
    """
    pack = _pack(game)
    return Sitting(pack, list(bots), seed, dict(options or {}), budget)


def bot(game: str, level: str) -> Bot:
    """The house's bot for that game: `random`, `novice`, `regular` or `expert`."""
    return _pack(game).bot(level)


def _pack(name: str) -> Pack:
    pack = PACKS.get(name)
    if pack is None:
        reason = PACKS.broken().get(name)
        raise NotationError(reason or f"unknown game {name!r} (one of {', '.join(PACKS)})")
    return pack


class Sitting:
    """A game being played. Time is its own: it jumps from one thing that is due to the next."""

    def __init__(
        self, pack: Pack, players: list[Player], number: int, chosen: dict[str, str], budget: float
    ) -> None:
        game = pack.game
        bots = {
            seat: pack.bot(player) if isinstance(player, str) else player
            for seat, player in enumerate(players)
            if player is not None
        }
        self.game: Final[Game] = game
        self._pack: Final = pack
        self._mine: Final = [seat for seat in range(len(players)) if seat not in bots]
        options = game.settle(new_options(game.options, chosen), len(self._mine))
        pack.check_options(options)
        secret = number.to_bytes(32, "big", signed=True)
        luck = CountedChance(seed(secret, [b""] * len(players)))
        self._record: Final = Record(
            game=game.name,
            rules=game.rules_version,
            options=options.text(),
            names=[_name(player) for player in players],
            commitment=commitment(secret),
            given=[""] * len(players),
            secret=secret.hex(),
        )
        state = game.deal(len(players), options, luck)
        if not all(isinstance(player, str) for player in players):
            pack.check_install()
            pack.get_ready(options)
        self._table: Final = HomeTable(
            pack,
            state,
            bots,
            luck,
            {seat: FastChance(number * 16 + seat) for seat in bots},
            budget,
            seats=len(players),
            pace="none",
        )
        self._now = 0.0
        self._table.begin(0.0)

    @property
    def state(self) -> State:
        """The position now, with all that is hidden; `state.view(seat)` is what a seat may know."""
        return self._table.state

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.state.outcome()

    def go_on(self, moves: int | None = None) -> int:
        """Bots and clocks move: so many moves or a few more, if several are made at once; without a
        number until a seat of yours is awaited, or the game is over. How many moves it was."""
        before = len(self._table.lines)
        while self.outcome is None and not self._is_mine_awaited():
            if moves is not None and len(self._table.lines) - before >= moves:
                break
            due = self._table.next_due()
            if due is None:
                break
            self._now = due
            self._table.tick(due)
        return len(self._table.lines) - before

    def play(self, seat: Seat, move: str) -> None:
        """Your move on a seat of yours, in notation. One that breaks a rule raises IllegalMove and
        changes nothing; a text that is no move of this game is a NotationError."""
        if seat not in self._mine:
            raise NotationError(f"P{seat} is not one of your seats")
        verdict, _ = self._table.press(seat, move, self._now)
        match verdict:
            case Refused(rule=rule):
                raise IllegalMove(rule, seat, self.game.moves.parse(move))
            case Failed(text=text):
                raise NotationError(text)
            case Lapsed():
                raise NotationError(f"P{seat} has nothing to play now")

    def refusal(self, seat: Seat, move: str) -> RuleId | None:
        """What the judge says of a move in notation: the id of the rule it breaks, or None."""
        return self.state.refusal(seat, self.game.moves.parse(move))

    def rule(self, rule: RuleId, language: str = "en") -> str:
        """The sentence of the rules text that has this id."""
        found = rulebook(self._pack, language).rule(rule)
        if found is None:
            raise NotationError(f"{self.game.name} has no rule {rule!r}")
        return found.text

    def record(self) -> Record:
        """All that happened so far; `replay` and `verify` read it."""
        lines = [Line(seat, time, move.text) for seat, time, move in self._table.lines]
        return replace(self._record, lines=lines)

    def __repr__(self) -> str:
        return repr(self.state)

    def _is_mine_awaited(self) -> bool:
        return bool(self._mine) and any(seat in self._mine for seat in self.state.to_act())


def _name(player: Player) -> str:
    if player is None:
        return "You"
    return player if isinstance(player, str) else type(player).__name__
