"""Bla5t: the position and its contract. What each move does stands in the modules named here."""

from tablee.core.chance import Chance
from tablee.core.contract import Outcome, RuleId, Wait
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import View
from tablee.games.bla5t import (
    actions,
    clocks,
    effects,
    flow,
    handling,
    heroes,
    legality,
    listing,
    midgame,
    monsters,
    notation,
    round_start,
    view,
)
from tablee.games.bla5t.cards import box_without, texts
from tablee.games.bla5t.effect import finish
from tablee.games.bla5t.moves import (
    BLAST,
    DRAW,
    KEEP,
    MIXES,
    PLAY,
    SEEN,
    USE,
    Change,
    Choose,
    Claim,
    Flip,
    Look,
    Match,
    Pick,
    Place,
    Sit,
    Start,
    Swap,
    Take,
)
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.score import outcome_of
from tablee.games.bla5t.steps import (
    ACTION,
    ASK,
    CHANGE,
    CHOOSE,
    DECLINED,
    DRAWN,
    END,
    LOOK,
    MAY_USE,
    MIX,
    OPENING,
    OVER,
    PICK,
    SETTLE,
    SIT,
    START,
    SWAP,
    UNANSWERED,
)
from tablee.kit.backs import Hide


class Bla5t(Position):
    """A position of Bla5t."""

    def to_act(self) -> list[Seat]:
        return listing.to_act(self)

    def moves(self, seat: Seat) -> list[Move]:
        return listing.moves(self, seat)

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        return legality.refusal(self, seat, move)

    # --- what a move does ---------------------------------------------------------------------

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        if isinstance(move, Hide):
            self.hide(move.back)
            return
        step = self.step
        if self.is_first:
            self.shown = []
        if seat is None:
            self._next_round(chance, story)
        elif step == ACTION:
            self._act(seat, move, chance, story)
        elif step == DRAWN:
            self._use_drawn(move, chance, story)
        elif step == OPENING:
            self._open(seat, move, chance, story)
        elif step == ASK:
            self._answer(seat, move, chance, story)
        elif step in (START, CHANGE):
            self._prepare(seat, move, chance, story)
        elif step == END:
            if move is BLAST:
                flow.call_blast(self, chance, story)
            else:
                flow.end_turn(self, chance, story)
        else:
            self._go_on(move, chance, story)
        if self.step == SETTLE:
            flow.settle(self, chance, story)
        # in some steps many answer at once, or one unseen
        if self.step != step or step not in (OPENING, ASK, START, CHANGE):
            self.beat += 1

    def _act(self, seat: Seat, move: Move, chance: Chance, story: list[Event] | None) -> None:
        if move is DRAW:
            actions.draw_cards(self, seat, chance, story)
        elif isinstance(move, Take):
            actions.take(self, move.back, story)
        elif isinstance(move, Match):
            actions.match(self, move.back, chance, story)
        else:
            assert isinstance(move, Flip)
            actions.flip_own(self, move.back, story)

    def _use_drawn(self, move: Move, chance: Chance, story: list[Event] | None) -> None:
        if isinstance(move, Place):
            actions.place_drawn(self, move.back, story)
        elif move is PLAY:
            actions.play_drawn(self, chance, story)
        else:
            actions.discard_drawn(self, story)

    def _go_on(self, move: Move, chance: Chance, story: list[Event] | None) -> None:
        """The next part of an unfinished effect."""
        step = self.step
        if step == PICK:
            if isinstance(move, Pick):
                effects.pick(self, move.back, chance, story)
            else:
                effects.end_of_picks(self, chance, story)
        elif step == LOOK:
            monsters.after_look(self)
        elif step == MIX:
            monsters.mix_the_two(self, 1 if move is MIXES else 0, story)
        elif step == MAY_USE:
            if move is USE:
                actions.use(self, self.discard[-1], chance, story)
            else:
                finish(self)
        elif step == SWAP:
            if isinstance(move, Swap):
                handling.swap(self, move.back, self.picks[0], story)
            finish(self)
        elif step == SIT:
            if isinstance(move, Sit):
                self.picks.append(move.chair)
            else:
                heroes.change_places(self, story)
        else:
            assert step == CHOOSE
            assert isinstance(move, Choose)
            actions.choose_drawn(self, move.back)

    def _answer(self, seat: Seat, move: Move, chance: Chance, story: list[Event] | None) -> None:
        """Nothing happens before the last answer (BLA5T-Q26)."""
        self.answers[seat] = move.back if isinstance(move, Claim) else DECLINED
        if UNANSWERED not in self.answers:
            effects.after_answers(self, chance, story)

    # --- rounds -------------------------------------------------------------------------------

    def _open(self, seat: Seat, move: Move, chance: Chance, story: list[Event] | None) -> None:
        if isinstance(move, Look):
            round_start.look(self, seat, move.back, story)
        else:
            assert move is SEEN
            round_start.has_seen(self, seat, chance, story)

    def _prepare(self, seat: Seat, move: Move, chance: Chance, story: list[Event] | None) -> None:
        if isinstance(move, Start):
            round_start.choose(self, seat, move.start, chance, story)
            return
        if isinstance(move, Change):
            if not midgame.put(self, move.card, story):
                return
        else:
            assert move is KEEP
            midgame.keep(self, story)
        round_start.begin(self, chance, story)

    def _next_round(self, chance: Chance, story: list[Event] | None) -> None:
        if midgame.is_due(self):
            round_start.gather(self)
            midgame.begin(self, chance, story)
        else:
            round_start.begin(self, chance, story)

    def outcome(self) -> Outcome | None:
        return outcome_of(self.scores) if self.step == OVER else None

    # --- clocks, views, copies ----------------------------------------------------------------

    def waits(self) -> list[Wait]:
        return clocks.waits(self)

    def view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def screen(self, seat: Seat | None) -> View:
        return view.screen(self, seat)

    def reveal(self) -> View:
        return view.reveal(self)

    def text(self) -> str:
        return notation.write(self)

    def census(self) -> list[str]:
        """The whole box: what is not in play lies in it."""
        return texts(self.cards() + box_without(self.deck()))

    def copy(self) -> "Bla5t":
        twin = Bla5t(self.seats, self.options)
        self.copy_into(twin)
        return twin
