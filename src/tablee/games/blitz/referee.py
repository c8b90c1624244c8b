"""The referee: turns presses into moves and adds what the rules cannot know.

It needs no clock, for presses come with their fair time and in its order, and no words, for it is
handed the table's judge. Clients never send the facts it adds.
"""

from typing import ClassVar, Final
from unicodedata import normalize

from tablee.core import referee
from tablee.core.contract import Game, IllegalMove, State, Wait
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.referee import Press, WordJudge
from tablee.core.seats import Seat
from tablee.core.texts import clean as clean_text
from tablee.games.blitz.cards import NONE
from tablee.games.blitz.clocks import delivery_seconds, pause_seconds
from tablee.games.blitz.faceoff import FaceOff
from tablee.games.blitz.keystrokes import Typing
from tablee.games.blitz.moves import (
    ABREAST,
    AHEAD,
    AS_BEGUN,
    BEHIND,
    BLANK,
    FALSE_START,
    FORBIDDEN,
    LONGEST_FOLDED,
    LONGEST_WORD,
    SHOWN,
    SPEAK,
    SPEAK_LEVEL,
    START,
    START_LEVEL,
    STOP,
    STRAY_START,
    USED,
    VERDICTS,
    Draw,
    GiveUp,
    Say,
    Show,
    Stop,
)
from tablee.games.blitz.rules import Blitz

LEVEL_SECONDS: Final = 0.015  # BLITZ-Q13
REFLEX_SECONDS: Final = 0.120  # BLITZ-Q35

TYPING: Final = "typing"
"""`typing 3`: the text in the box has changed and is three characters long now."""
SAY: Final = "say"
STARTS: Final = (START.text, SPEAK.text, TYPING)
LONGEST_TYPED: Final = 200


class Referee(referee.Referee):
    """Of one game at one table."""

    RACES: ClassVar[bool] = True

    def __init__(self, game: Game, judge: WordJudge) -> None:
        super().__init__(game, judge)
        self._shown = 0.0
        self._cards = (NONE, NONE, NONE)  # which cards were shown then
        self._starts: dict[Seat, float] = {}
        self._typing: dict[Seat, Typing] = {}

    def shown(self, state: State, at: float) -> None:
        """After the deal and every move: the position all were sent, and when.

        New cards are a surprise: a flip, a cascade, a tie-break card.
        """
        assert isinstance(state, Blitz)
        face = state.face
        cards = (state.shows, face.round if face else 0, face.card if face else NONE)
        if cards != self._cards:
            self._cards = cards
            self._shown = at
            self._starts = {}
        for seat in list(self._typing):
            if face is None or not face.is_delivering(seat):
                del self._typing[seat]

    def is_race(self, state: State, press: Press) -> bool:
        """Only the order of starts decides; an answer waits for starts that may come before its
        own, and a change of the text for the start it may be part of."""
        assert isinstance(state, Blitz)
        what = press.text.partition(" ")[0]
        if what != TYPING:
            return what == SAY or press.text in STARTS
        return state.face is None or not state.face.is_delivering(press.seat)

    def contends(self, press: Press) -> bool:
        return press.text.partition(" ")[0] in STARTS

    def matter(self, state: State) -> str:
        """Each face-off is new: nobody starts in one because of the one before."""
        assert isinstance(state, Blitz)
        return f"{state.shows}.{state.face.round if state.face else 0}"

    def allows_chat(self, state: State) -> bool:
        """BLITZ-Q34; closed from every flip on, for closing it for a face-off would point at it."""
        assert isinstance(state, Blitz)
        return state.face is None and state.is_looked

    def since(self, wait: Wait) -> float | None:
        """BLITZ-Q11: a start holds as long as the text changes."""
        if wait.seat is None or not isinstance(wait.move, Stop):
            return None
        typing = self._typing.get(wait.seat)
        return None if typing is None else typing.latest

    def adds(self, state: State) -> Move | None:
        """Words that would have won, once a face-off is decided (BLITZ-Q33)."""
        assert isinstance(state, Blitz)
        for missed in state.aftermath.missed if state.aftermath is not None else []:
            if not missed.is_shown:
                spent = [*state.used, *state.given.get(missed.theme, [])]
                language, deck = state.options.language, state.options.deck
                found = self.judge.examples(language, deck, missed.theme, spent)
                told = [(key[:LONGEST_FOLDED], clean(word)) for key, word in found]
                words, folded = [word for _, word in told], [key for key, _ in told]
                return Show(missed.theme, words, folded)
        return None

    def move(self, state: State, press: Press) -> Move | None:
        """The move this press makes; None: it lapses.

        `text` is a listed move's, or `speak`, `typing` and a length, or `say` and the word as
        given. While a face-off is not pointed out, what it would decide on lapses silently: a
        refusal would point at it.
        """
        assert isinstance(state, Blitz)
        what, _, rest = press.text.partition(" ")
        if what == TYPING:
            return self._type(state, press, _length(rest))
        if press.text in STARTS:
            return self._start(state, press, is_buzz=True)
        if what == SAY:
            return self._say(state, press, rest)
        move = self.game.moves.parse(press.text)
        if self.game.moves.is_unlisted(move):
            raise NotationError(f"not for players to send: {move.text!r}")
        rule = state.refusal(press.seat, move)
        if rule is None:
            return move
        is_hint = isinstance(move, GiveUp | Stop | Draw) and not state.is_looked
        if is_hint or press.seen.refusal(press.seat, move) is None:
            return None
        raise IllegalMove(rule, press.seat, move)

    # --- starts -------------------------------------------------------------------------------

    def _type(self, state: Blitz, press: Press, length: int) -> Move | None:
        """BLITZ-Q11: the first key starts, the others keep the start; an emptied text ends it."""
        seat, face = press.seat, state.face
        if face is None or not face.is_delivering(seat):
            if length == 0 or _is_of_before(state, press, length):
                return None
            return self._start(state, press, is_buzz=False, length=length)
        if length == 0:
            return STOP
        if seat not in face.spoken:
            typing = self._typing.setdefault(seat, Typing(press.at, is_buzz=False))
            typing.change(press.at, length, pause_seconds(state))
        return None

    def _start(self, state: Blitz, press: Press, *, is_buzz: bool, length: int = 0) -> Move | None:
        """BLITZ-Q4: whoever is in no face-off finds out nothing but that."""
        seat, at = press.seat, press.at
        if state.refusal(seat, STRAY_START) is None:
            return STRAY_START
        if state.refusal(seat, START) is not None:
            return self._no_start(state, press)
        if at - self._shown < REFLEX_SECONDS:
            return FALSE_START
        face = state.face
        assert face is not None
        is_spoken = press.text == SPEAK.text
        if not is_spoken:
            typing = self._typing[seat] = Typing(at, is_buzz=is_buzz)
            if length:
                typing.change(at, length, pause_seconds(state))
        self._starts[seat] = at
        began = self._starts.get(face.opponent(seat))
        if began is not None and face.is_delivering(face.opponent(seat)) and _is_level(at, began):
            return SPEAK_LEVEL if is_spoken else START_LEVEL
        return SPEAK if is_spoken else START

    def _no_start(self, state: Blitz, press: Press) -> Move | None:
        """A buzz is refused like any move, but once begun it is one too many; keys come by
        themselves."""
        has_begun = state.face is not None and state.face.is_delivering(press.seat)
        is_quiet = not state.is_looked or press.text.startswith(TYPING)
        if has_begun or is_quiet or press.seen.refusal(press.seat, START) is None:
            return None
        rule = state.refusal(press.seat, START)
        assert rule is not None
        raise IllegalMove(rule, press.seat, START)

    # --- answers ------------------------------------------------------------------------------

    def _say(self, state: Blitz, press: Press, given: str) -> Move | None:
        seat, face = press.seat, state.face
        if face is None or not face.is_delivering(seat):
            return self._no_answer(state, press, given)
        typing = self._typing.get(seat)
        began = self._starts.get(seat, press.at) if typing is None else typing.began
        if press.at - began > delivery_seconds(state, face, seat):  # BLITZ-Q11
            return BLANK
        word = clean(given)
        verdict, folded = self._look_up(state, seat, word) if word else (0, "")
        if not folded:
            return BLANK
        if typing is not None:
            article = self.judge.article(state.options.language, given.lstrip())
            self._starts[seat] = min(press.at, typing.start(article))
        return Say(word, folded[:LONGEST_FOLDED], verdict, self._place(face, seat))

    def _look_up(self, state: Blitz, seat: Seat, word: str) -> tuple[int, str]:
        language, deck, theme = state.options.language, state.options.deck, state.theme_for(seat)
        verdict, folded = self.judge.verdict(language, deck, theme, word, state.used)
        if folded in state.used:  # BLITZ-Q18
            return USED, folded
        given = state.given.get(theme, [])
        if given and self.judge.verdict(language, deck, theme, word, given)[0] == VERDICTS[USED]:
            return SHOWN, folded
        return VERDICTS.index(verdict), folded

    def _place(self, face: FaceOff, seat: Seat) -> int:
        """BLITZ-Q10: where the answer's own start is beside the opponent's, if not as it seemed."""
        other = face.opponent(seat)
        if other not in face.order or other not in self._starts or seat not in self._starts:
            return AS_BEGUN
        own, others = self._starts[seat], self._starts[other]
        if _is_level(own, others):
            return AS_BEGUN if face.is_level else ABREAST
        is_as_begun = not face.is_level and (face.order[0] == seat) == (own < others)
        return AS_BEGUN if is_as_begun else AHEAD if own < others else BEHIND

    def _no_answer(self, state: Blitz, press: Press, given: str) -> Move | None:
        """BLITZ-Q4: silence while a refusal would point at something."""
        said = Say(clean(given) or "?", "x", 0)
        rule, seen = state.refusal(press.seat, said), press.seen
        assert isinstance(seen, Blitz)
        assert rule is not None
        is_late = seen.face is not None and (seen.shows, seen.step) != (state.shows, state.step)
        if not state.is_looked or is_late or seen.refusal(press.seat, said) is None:
            return None
        raise IllegalMove(rule, press.seat, said)


def _length(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4 and int(text) <= LONGEST_TYPED):
        raise NotationError(f"not a length: {text[:20]!r}")
    return int(text)


def _is_of_before(state: Blitz, press: Press, length: int) -> bool:
    """A word goes on that was begun on other cards: no start, for nobody has seen these yet."""
    assert isinstance(press.seen, Blitz)
    return length > 1 and press.seen.shows != state.shows


def _is_level(one: float, other: float) -> bool:
    return abs(one - other) < LEVEL_SECONDS


def clean(given: str) -> str:
    """The word as it can stand in a move."""
    composed = normalize("NFC", given)  # which may bring one of those that no word may have
    kept = "".join(" " if character in FORBIDDEN else character for character in composed)
    return clean_text(kept, LONGEST_WORD)[:LONGEST_WORD].strip()
