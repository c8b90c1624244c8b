"""Games with one thing wrong, by the law that must notice it: each law has at least one."""

from msgspec.structs import replace

from tablee.core.chance import Chance, FastChance
from tablee.core.contract import Imagination, Outcome, RuleId, State, Wait
from tablee.core.moves import Move
from tablee.core.options import Options
from tablee.core.random_play import next_move
from tablee.core.seats import TABLE, Mover, Seat
from tablee.core.story import Event
from tablee.core.view import Screens, View
from tablee.games.herrlof import HERRLOF
from tablee.games.herrlof.view import HerrlofView
from tablee.lab.laws import (
    copies,
    determinism,
    fates,
    legality,
    rules_texts,
    screens,
    secrecy,
    taking_back,
    texts,
    variants,
)
from tablee.lab.laws.law import Law
from tests.laws.wrapped import WrappedGame, WrappedState

PASS = HERRLOF.moves.parse("pass")


def hidden(state: State, seat: Seat | None) -> int:
    """A number that depends on what the others hold."""
    open_view = state.reveal()
    assert isinstance(open_view, HerrlofView)
    others = [hand for other, hand in enumerate(open_view.hands) if other != seat]
    return sum(len(hand or []) * ord((hand or ["?"])[0][0]) for hand in others)


class ListsWhatIsRefused(WrappedState):
    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        refused = super().refusal(seat, move)
        return "HERR-PLAY-1" if move.text == "predict 3" else refused


class HasNoMove(WrappedState):
    def moves(self, seat: Seat) -> list[Move]:
        moves = super().moves(seat)
        return [] if len(moves) == 1 else moves


class RunsABadClock(WrappedState):
    def waits(self) -> list[Wait]:
        return [Wait("late", 5, TABLE, PASS)]


class TheTablePlays(WrappedState):
    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        return None if seat is TABLE else super().refusal(seat, move)


class PlaysFirst(WrappedState):
    """It checks after it has changed something."""

    def play(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        if (step := next_move(HERRLOF, self.inside, FastChance(1))) is not None:
            self.inside.apply(*step, chance)
        super().play(seat, move, chance, story)


class PlaysAnything(WrappedState):
    def play(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        pass


class NeverEnds(WrappedState):
    def outcome(self) -> Outcome | None:
        return None


class LosesACard(WrappedState):
    def census(self) -> list[str]:
        cards = super().census()
        return cards if "step predict" in self.text() else cards[1:]


class SharesItsCopy(WrappedState):
    def copy(self) -> State:
        return type(self)(self.inside)


class CopiesAnother(WrappedState):
    def copy(self) -> State:
        return type(self)(HERRLOF.deal(2, HERRLOF.options(), FastChance(1)))


class LuckOfTheStory(WrappedState):
    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        if story is not None:
            chance.below(2)
        super().apply(seat, move, chance, story)


class RollsItsOwnWay(WrappedState):
    def roll(self, chance: Chance) -> int:
        moves = 0
        while not self.may_react() and len(self.to_act()) == 1:
            seat = self.to_act()[0]
            self.apply(seat, self.moves(seat)[-1], chance)
            moves += 1
        return moves


class ForgetsInItsText(WrappedState):
    def text(self) -> str:
        fields = super().text().split("; ")
        return "; ".join(field for field in fields if not field.startswith("history"))


class LeaksIntoTheView(WrappedState):
    def view(self, seat: Seat | None) -> View:
        return self._leak(super().view(seat), seat)

    def screen(self, seat: Seat | None) -> View:
        return self._leak(super().screen(seat), seat)

    def _leak(self, view: View, seat: Seat | None) -> View:
        assert isinstance(view, HerrlofView)
        return replace(view, round=view.round + 100 * hidden(self.inside, seat))


class LeaksIntoTheChoices(WrappedState):
    def moves(self, seat: Seat) -> list[Move]:
        moves = super().moves(seat)
        return moves[::-1] if hidden(self.inside, seat) % 2 else moves


class LeaksIntoTheClocks(WrappedState):
    def waits(self) -> list[Wait]:
        return [Wait(f"wait {hidden(self.inside, 0)}", 5, 1, PASS)]


class LeaksIntoTheRefusals(WrappedState):
    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        rule = super().refusal(seat, move)
        return "HERR-PLAY-2" if rule and hidden(self.inside, seat) % 2 else rule


class LeaksIntoTheStory(WrappedState):
    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        super().apply(seat, move, chance, story)
        if story is not None:
            story.append(Event("passed", seat, {"cards": hidden(self.inside, 0)}))


class RemembersOnTheScreen(WrappedState):
    def screen(self, seat: Seat | None) -> View:
        return super().view(seat)


class ShowsAnothersScreen(WrappedState):
    def screen(self, seat: Seat | None) -> View:
        return replace(super().screen(0), seat=seat)


class SharesOneScreen(WrappedState):
    def screens(self, seats: list[Seat | None]) -> Screens:
        first = super().screens(seats).own[seats[0]]
        return Screens({}, {seat: {**first, "seat": seat} for seat in seats})


class TakesEverythingBack(WrappedState):
    def can_take_back(self, seat: Seat, move: Move) -> bool:
        return True


class CitesNothing(WrappedState):
    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        return "HERR-NONE-1" if super().refusal(seat, move) else None


class EndsByNothing(WrappedState):
    def outcome(self) -> Outcome | None:
        end = super().outcome()
        return end and Outcome(end.scores, end.places, "HERR-NONE-1")


STATES: list[tuple[Law, type[WrappedState]]] = [
    (legality.listed_is_legal, ListsWhatIsRefused),
    (legality.who_acts_has_a_move, HasNoMove),
    (legality.clocks_are_legal, RunsABadClock),
    (legality.clocks_are_legal, TheTablePlays),
    (legality.illegal_moves_change_nothing, PlaysFirst),
    (legality.illegal_moves_change_nothing, PlaysAnything),
    (legality.games_end, NeverEnds),
    (copies.cards_are_conserved, LosesACard),
    (copies.whole_games_keep_their_cards, LosesACard),
    (copies.whole_games_keep_their_cards, ListsWhatIsRefused),
    (copies.copies_are_independent, SharesItsCopy),
    (copies.copies_are_independent, CopiesAnother),
    (determinism.same_moves_same_game, LuckOfTheStory),
    (determinism.rollouts_are_random_play, RollsItsOwnWay),
    (texts.positions_read_back, ForgetsInItsText),
    (fates.damaged_positions, ListsWhatIsRefused),
    (secrecy.imagined_looks_the_same, LeaksIntoTheView),
    (secrecy.imagined_looks_the_same, LeaksIntoTheChoices),
    (secrecy.imagined_looks_the_same, LeaksIntoTheClocks),
    (secrecy.imagined_can_be_played, ListsWhatIsRefused),
    (secrecy.refusals_tell_nothing, LeaksIntoTheRefusals),
    (secrecy.told_is_known, LeaksIntoTheStory),
    (secrecy.spectators_see_what_is_open, LeaksIntoTheView),
    (screens.screens_have_no_memory, RemembersOnTheScreen),
    (screens.screens_have_no_memory, ShowsAnothersScreen),
    (screens.screens_together_are_the_same, SharesOneScreen),
    (taking_back.take_backs_show_nothing, TakesEverythingBack),
    (rules_texts.refusals_cite_rules, CitesNothing),
    (rules_texts.ends_cite_rules, EndsByNothing),
]


class Unleaking(WrappedGame):
    """It can imagine what LeaksIntoTheView shows."""

    def imagine(self, view: View) -> Imagination:
        assert isinstance(view, HerrlofView)
        return super().imagine(replace(view, round=view.round % 100))


class DealsNothing(WrappedGame):
    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        raise ZeroDivisionError("no cards")


class HasNoVariants(WrappedGame):
    def variants(self) -> list[tuple[int, Options]]:
        return []


class ShowsBadExamples(WrappedGame):
    def example(self, state: State, seat: Seat, chance: Chance) -> Move | None:
        return PASS


class ShowsUnreadableExamples(WrappedGame):
    def example(self, state: State, seat: Seat, chance: Chance) -> Move | None:
        return Move("say nothing")


class CrashesOnGarbage(WrappedGame):
    def position(self, text: str) -> State:
        if text.count(";") > 5 and not text.startswith("seats"):
            raise IndexError("list index out of range")
        return super().position(text)


class UnreadableOptions(HERRLOF.options):  # type: ignore[name-defined,misc]
    def text(self) -> str:
        return "target=many"


class WritesItsOptionsBadly(WrappedGame):
    def variants(self) -> list[tuple[int, Options]]:
        return [(2, UnreadableOptions())]


GAMES: list[tuple[Law, type[WrappedGame]]] = [
    (variants.variants_can_be_dealt, DealsNothing),
    (variants.variants_can_be_dealt, HasNoVariants),
    (legality.examples_are_legal, ShowsBadExamples),
    (texts.open_moves_read_back, ShowsUnreadableExamples),
    (texts.garbage_is_refused, CrashesOnGarbage),
    (texts.options_read_back, WritesItsOptionsBadly),
]


def game_of(state: type[WrappedState]) -> WrappedGame:
    base = Unleaking if state is LeaksIntoTheView else WrappedGame
    made: type[WrappedGame] = type(state.__name__, (base,), {"STATE": state})
    return made(HERRLOF)
