"""Virtual time: plans, clocks and sealed answers, on the sketches of the nastiest moments."""

from tablee.bots import Bot, Reply
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import Game, Wait
from tablee.core.moves import Move, MoveTable
from tablee.core.options import Options
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.lab.home import HomeTable
from tablee.packs import Pack
from tablee.packs.words import About, Words
from tests.core.sketches import CLAIM, DECLINE, DRAW, LOOK, THROWS, UNLOCK, Ask, Sketch, Window

GAME = Game(
    "sketch", range(2, 4), Options, MoveTable([DRAW, UNLOCK, LOOK, *THROWS, CLAIM, DECLINE]), 1
)
PACK = Pack(
    game=GAME,
    view=View,
    about=About(title={}, line={}, minutes=(1, 2), usual_seats=2),
    words=Words(sentences={}, moves={}),
    rules={},
)


class SeenWindow(Window):
    def view(self, seat: Seat | None) -> View:
        return View(seat)


class SeenAsk(Ask):
    def view(self, seat: Seat | None) -> View:
        return View(seat)

    def copy(self) -> "SeenAsk":
        twin = SeenAsk(self.guarded)
        twin.waiting_for = list(self.waiting_for)
        return twin


class Eager:
    """Takes a reaction if there is one, else the first move, always after the same time."""

    def __init__(self, after: float, wish: Move | None = None) -> None:
        self._after = after
        self._wish = wish
        self.asked = 0

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        self.asked += 1
        return Reply(self._wish or (reactions + moves)[0], self._after)


class Silent:
    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        return Reply(None)


def played(state: Sketch, bots: dict[Seat, Bot]) -> list[str]:
    """What happens by itself, with its times."""
    luck = FastChance(1)
    table = HomeTable(PACK, state, bots, luck, dict.fromkeys(bots, luck), 0.0)
    table.begin(0.0)
    while (due := table.next_due()) is not None and due < 60.0:
        table.tick(due)
    return [f"{at:g} {seat} {move.text}" for seat, at, move in table.lines]


def test_the_quicker_throws_first_and_the_grace_begins_anew() -> None:
    assert played(SeenWindow(), {0: Eager(1.0), 1: Eager(0.4)}) == [
        "0.4 1 throw b1",
        "1 0 throw b0",
        "2 0 look",
        "2.4 1 look",
        "3.4 0 look",
        "5.4 None unlock",
        "5.8 1 draw",
    ]


def test_an_intention_is_not_put_off_by_what_others_do() -> None:
    """Seat 0 meant to throw at 1; the throw of seat 1 at 0.4 makes it think again, not later."""
    assert "1 0 throw b0" in played(SeenWindow(), {0: Eager(1.0), 1: Eager(0.4)})


def test_who_leaves_a_reaction_alone_is_not_asked_again_about_the_same() -> None:
    eager = Eager(50.0)
    played(SeenWindow(), {0: eager})
    assert eager.asked <= 3


def test_sealed_answers_are_opened_together_when_the_time_is_up() -> None:
    state = SeenAsk(guarded=2)
    assert played(state, {1: Eager(5.0, DECLINE), 2: Eager(1.0, CLAIM)}) == [
        "6 1 decline",
        "6 2 claim",
    ]
    assert state.swapped == [1]


class BriefAsk(SeenAsk):
    """Half a second where only bots are asked."""

    def waits(self) -> list[Wait]:
        return [
            Wait(wait.key, wait.seconds, wait.seat, wait.move, sealed=True, bots_seconds=0.5)
            for wait in super().waits()
        ]


def test_a_question_to_bots_alone_is_short_and_they_answer_in_time() -> None:
    bots: dict[Seat, Bot] = {1: Eager(5.0, DECLINE), 2: Eager(1.0, CLAIM)}
    assert played(BriefAsk(guarded=2), bots) == ["0.5 1 decline", "0.5 2 claim"]


def test_a_person_among_those_asked_has_the_full_time() -> None:
    """And gives no answer here: it is the clock's."""
    bots: dict[Seat, Bot] = {2: Eager(1.0, CLAIM)}
    assert played(BriefAsk(guarded=2), bots) == ["6 1 decline", "6 2 claim"]


def test_silence_is_the_clocks_answer() -> None:
    assert played(SeenAsk(guarded=2), {1: Silent(), 2: Silent()}) == ["6 1 decline", "6 2 decline"]


def test_a_plan_no_longer_possible_lapses() -> None:
    """Seat 1's draw closes the window before seat 0's throw."""
    state = SeenWindow()
    state.queue, state.locked, state.in_hand = [], False, [True, False]
    assert played(state, {0: Eager(2.0), 1: Eager(0.5)}) == ["0.5 1 draw"]
