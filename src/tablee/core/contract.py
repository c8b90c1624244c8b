"""The contract every game obeys. Its comments are its specification; tablee.lab.laws checks them.

A *position* is a State. The seats in `to_act` are awaited: the game stands until one of them, or a
clock, moves. The seats in `may_react` may also move now but need not. Who is in either list follows
from public facts only, so that being asked, or not, tells nobody anything.
"""

from typing import ClassVar, Final

from msgspec.structs import asdict
from mypy_extensions import mypyc_attr

from tablee.core.chance import Chance
from tablee.core.moves import Move, MoveTable
from tablee.core.notation import NotationError
from tablee.core.options import Options, read_options
from tablee.core.seats import Mover, Seat, seat_text
from tablee.core.story import Event
from tablee.core.view import Screens, View
from tablee.core.wrong_choice import WrongChoice

RuleId = str
"""An id of the game's rules text, such as `BLOT-PLAY-3`."""


class IllegalMove(Exception):
    """A move that breaks a rule, and which one."""

    def __init__(self, rule: RuleId, seat: Mover, move: Move) -> None:
        super().__init__(f"{rule}: {seat_text(seat)} may not play {move.text}")
        self.rule: Final = rule
        self.seat: Final = seat
        self.move: Final = move


class Wait:
    """A running clock: when it has run `seconds`, `move` is played for `seat` (or by the TABLE).

    A key lives as long as its clock: a new key starts one, a missing key stops it.
    The move is between the clock and its seat: others are told only `clock`.
    `sealed`: answers are held and played together, in seat order, when the time is up.
    `thinking`: time to think, which a table's pace stretches or lifts; other clocks are rules.
    `looking`: the seat is shown cards for so long; on their way to a person they are not seen yet,
    so that the table may start the clock when they are.
    `bots_seconds`, of a sealed clock: how long it runs where only bots of the house, or those that
    hold an absent person's chair, are asked. Who plays a seat is the table's business: it decides
    when the clock starts, and whoever comes meanwhile does not change it.
    """

    def __init__(
        self,
        key: str,
        seconds: float,
        seat: Mover,
        move: Move,
        *,
        sealed: bool = False,
        thinking: bool = False,
        looking: bool = False,
        bots_seconds: float | None = None,
    ) -> None:
        self.key: Final = key
        self.seconds: Final = seconds
        self.seat: Final = seat
        self.move: Final = move
        self.sealed: Final = sealed
        self.thinking: Final = thinking
        self.looking: Final = looking
        self.bots_seconds: Final = bots_seconds

    @property
    def clock(self) -> str:
        """What everybody may know of it."""
        flags = " sealed" * self.sealed + " thinking" * self.thinking
        flags += " looking" * self.looking
        if self.bots_seconds is not None:
            flags += f" bots {self.bots_seconds:g}s"
        return f"{self.key} {seat_text(self.seat)} {self.seconds:g}s{flags}"

    def __repr__(self) -> str:
        return f"{self.clock} {self.move.text}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wait) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(self.key)


class Asked:
    """Who is asked and what one seat is offered, as a person is told it."""

    def __init__(
        self,
        to_act: list[Seat],
        may_react: list[Seat],
        moves: list[Move],
        reactions: list[Move],
    ) -> None:
        self.to_act: Final = to_act
        self.may_react: Final = may_react
        self.moves: Final = moves
        self.reactions: Final = reactions


class Outcome:
    """How a game ended: a score and a place per seat (1 is first, ties share), and the rule."""

    def __init__(self, scores: list[int], places: list[int], rule: RuleId) -> None:
        self.scores: Final = scores
        self.places: Final = places
        self.rule: Final = rule

    @property
    def winners(self) -> list[Seat]:
        """All that share the first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def __repr__(self) -> str:
        return f"{self.rule} scores {self.scores} places {self.places}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(self.rule)


def places_of(ranks: list[list[int]]) -> list[int]:
    """Places from one sort key a side (a seat or a team), higher first; equal keys share one."""
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: pure data, mutable, cheap to copy. It holds no Chance."""

    def to_act(self) -> list[Seat]:
        """The awaited seats. Empty: the game is over, or only a clock can move it on."""
        raise NotImplementedError

    def may_react(self) -> list[Seat]:
        """The seats that may move though nobody waits for them."""
        return []

    def moves(self, seat: Seat) -> list[Move]:
        """A seat's awaited choices, to read, not to change; never empty for a seat in `to_act`."""
        raise NotImplementedError

    def reactions(self, seat: Seat) -> list[Move]:
        """A seat's choices that may be left alone (throw, arm, contest)."""
        return []

    def asked(self, seat: Seat | None) -> Asked:
        """What a person on that seat is told of all this: the truth, unless it would point at
        something players are to spot themselves. Bots are given the truth."""
        to_act, may_react = self.to_act(), self.may_react()
        moves = self.moves(seat) if seat is not None and seat in to_act else []
        reactions = self.reactions(seat) if seat is not None and seat in may_react else []
        return Asked(to_act, may_react, moves, reactions)

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        """The rule this move breaks, or None: legal. The only judge, also of moves never listed.

        The TABLE's moves are legal exactly while a wait names them, but for open ones, which a
        referee adds.
        """
        raise NotImplementedError

    def play(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        """Checks, then applies; an illegal move raises IllegalMove and changes nothing."""
        rule = self.refusal(seat, move)
        if rule is not None:
            raise IllegalMove(rule, seat, move)
        self.apply(seat, move, chance, story)

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        """The unchecked half of `play`, for moves just listed."""
        raise NotImplementedError

    def can_take_back(self, seat: Seat, move: Move) -> bool:
        """Whether this legal move may be undone, as a courtesy, while nobody else has moved: no
        rulebook calls it final, it shows nobody a face that its own words do not name, and to undo
        it shows nobody a face again. Luck and open windows forbid it anyway, and so may the table.
        """
        return False

    def roll(self, chance: Chance) -> int:
        """Random moves for as long as one seat is awaited and nobody may react; how many.

        A game may write this out for speed; the moves stay the same (a law).
        """
        moves = 0
        while not self.may_react():
            seats = self.to_act()
            if len(seats) != 1:
                break
            listed = self.moves(seats[0])
            self.apply(seats[0], listed[chance.below(len(listed))], chance)
            moves += 1
        return moves

    def waits(self) -> list[Wait]:
        """Every running clock; that it runs is a fact everybody at the table may know."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> View:
        """What that seat may know, with perfect recall; None: a spectator."""
        raise NotImplementedError

    def screen(self, seat: Seat | None) -> View:
        """What may lie on that person's screen now: the view without its memory."""
        raise NotImplementedError

    def screens(self, seats: list[Seat | None]) -> Screens:
        """Several persons' screens; a game may make once what they share."""
        return Screens({}, {seat: asdict(self.screen(seat)) for seat in seats})

    def reveal(self) -> View:
        """Everything, for finished games and the lab: a view whose every face is open."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent position: nothing mutable is shared."""
        raise NotImplementedError

    def text(self) -> str:
        """The complete position in notation; `Game.position` reads it back."""
        raise NotImplementedError

    def census(self) -> list[str]:
        """Every card of the game as text, wherever it is now: each exactly once (a law)."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return self.text()


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagination:
    """What a view leaves open, set up once; each `state` is one way it may really be."""

    def state(self, chance: Chance) -> State:
        """A state this view cannot tell from the real one, drawn from the game's named prior."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One rulebook."""

    TAKES_BACK: ClassVar[bool] = False
    """Whether there are moves that can be taken back at all."""

    def __init__(
        self, name: str, seats: range, options: type[Options], moves: MoveTable, rules_version: int
    ) -> None:
        self.name: Final = name
        self.seats: Final = seats
        self.options: Final = options
        self.moves: Final = moves
        self.rules_version: Final = rules_version

    def settle(self, options: Options, people: int) -> Options:
        """Decides what an option leaves to the table ("auto"), once it is known how many of the
        players are people. Called before the deal, so that the record says what held."""
        return options

    def kept(self, rules: int) -> dict[str, str]:
        """The options by which today's program plays an earlier version of the rules."""
        return {}

    def read_options(self, text: str, rules: int) -> Options:
        """The options of a game dealt by that version of the rules."""
        if not 1 <= rules <= self.rules_version:
            known = f"rules 1 to {self.rules_version}" if self.rules_version > 1 else "rules 1"
            raise NotationError(
                f"the game follows rules {rules} of {self.name}; this program knows {known}"
            )
        return read_options(self.options, text, self.kept(rules))

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        """A new game. A wrong number of seats or a combination without sense: NotationError."""
        raise NotImplementedError

    def imagine(self, view: View) -> Imagination:
        """Needs a view with memory."""
        raise NotImplementedError

    def example(self, state: State, seat: Seat, chance: Chance) -> Move | None:
        """One legal open move of that seat now, for tests and random play; None: there is none."""
        return None

    def position(self, text: str) -> State:
        """Reads `State.text`. What the text omits lies aside, unseen and counted."""
        raise NotImplementedError

    def variants(self) -> list[tuple[int, Options]]:
        """Every seat count with every option worth a test of its own, defaults first."""
        return [(seats, self.options()) for seats in self.seats]

    def fewest(self, options: Options) -> int:
        """The fewest seats that these options go with."""
        return self.seats[0]

    def seats_for(self, options: Options, wanted: int | None) -> int:
        """How many play: as many as somebody wants (a NotationError where no game is played by so
        many), or else as few as the options go with."""
        if wanted is None:
            return self.fewest(options)
        self.check_seats(wanted)
        return wanted

    def options_for(self, options: Options, seats: int) -> Options:
        """These options as that many can play them: what needs another number has its default."""
        return options

    def check_seats(self, seats: int) -> None:
        """NotationError unless so many can play."""
        if seats not in self.seats:
            wording = {
                "fr": "{game} se joue de {first} à {last}, et non à {seats}",
                "en": "{game} is played by {first} to {last}, not {seats}",
            }
            span = {"first": self.seats[0], "last": self.seats[-1], "seats": seats}
            raise WrongChoice(wording, {**span, "game": self.name})
