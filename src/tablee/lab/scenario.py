"""Scenarios: a position, moves, and what is expected of them, in words a rulebook reader knows.

docs/notation.md describes the format. `judge` returns what differs; nothing means all is well.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from tablee.core.chance import ScriptedChance, ScriptEnded
from tablee.core.contract import State
from tablee.core.notation import Fields, NotationError, read_mover, read_number, read_seat
from tablee.core.options import read_options
from tablee.core.seats import Mover, seat_text
from tablee.core.story import Event
from tablee.games import GAMES


class Difference(msgspec.Struct, frozen=True):
    """Something that is not as the scenario says, and on which line it says so."""

    line: int
    title: str
    text: str


class ScenarioError(NotationError):
    """A scenario that cannot be read or played; the message names the line."""


def judge(text: str) -> list[Difference]:
    """Plays every case of a scenario file."""
    differences: list[Difference] = []
    case = _Case()
    for place, line in enumerate([*text.splitlines(), "---"], start=1):
        if line.strip() == "---":
            case.finish()
            differences += case.differences
            case = _Case()
            continue
        try:
            case.take(place, line)
        except (NotationError, ScriptEnded, AssertionError) as error:
            raise ScenarioError(f"line {place}: {error}") from None
    return differences


class _Case:
    """One case while it is read: set-up lines first, then moves and expectations."""

    def __init__(self) -> None:
        self.differences: Final[list[Difference]] = []
        self._chance: Final = ScriptedChance()
        self._set_up: Final[dict[str, str]] = {}
        self._position: Final[list[str]] = []
        self._in_position = False
        self._has_position = False
        self._played: State | None = None
        self._story: list[Event] = []

    def take(self, place: int, line: str) -> None:
        body = line.rstrip()
        if not body or body.lstrip().startswith("#"):
            return
        if self._in_position and body[0].isspace():
            self._position.append(body.strip())
            return
        self._in_position = False
        word, _, rest = body.strip().partition(" ")
        if word == "expect":
            self._expect(place, rest)
        elif word == "luck":
            for number in rest.split():
                self._chance.append(read_number(number))
        elif word in ("title", "game", "seats", "options", "position"):
            self._set(word, rest)
        else:
            self._move(word, rest)

    def finish(self) -> None:
        if self._set_up and self._played is None:
            self._state()  # a case without moves still has to be a possible one

    def _set(self, word: str, rest: str) -> None:
        if self._played is not None:
            raise NotationError(f"{word!r} belongs before the first move")
        if word == "position":
            self._in_position = self._has_position = True
            self._position.append(rest)
        else:
            self._set_up[word] = rest

    def _state(self) -> State:
        if self._played is None:
            name = self._set_up.get("game", "")
            game = GAMES.get(name)
            if game is None:
                raise NotationError(f"unknown game {name!r} (one of {', '.join(GAMES)})")
            options = read_options(game.options, self._set_up.get("options", ""))
            if self._has_position:
                fields = "; ".join(part for part in self._position if part)
                known = Fields(fields)
                if "seats" in self._set_up and "seats" not in known:
                    fields = f"seats {self._set_up['seats']}; {fields}"
                if "options" in self._set_up and "options" not in known:
                    fields = f"options {options.text()}; {fields}"
                self._played = game.position(fields)
            else:
                seats = read_number(self._set_up.get("seats", str(game.seats[0])))
                self._played = game.deal(seats, options, self._chance)
        return self._played

    def _seats(self) -> int:
        return Fields(self._state().text()).number("seats", 2)

    def _move(self, who: str, text: str) -> None:
        state = self._state()
        seat = read_mover(who, self._seats())
        move = GAMES[self._set_up["game"]].moves.parse(text)
        rule = state.refusal(seat, move)
        if rule is not None:
            raise NotationError(f"{rule}: {who} may not play {text!r} here")
        self._story = []
        state.apply(seat, move, self._chance, self._story)

    # --- expectations -------------------------------------------------------------------------

    def _expect(self, place: int, rest: str) -> None:
        word, _, claim = rest.partition(" ")
        check = _CHECKS.get(word)
        wanted, found = check(self, claim) if check else self._expect_field(rest)
        if wanted != found:
            self.differences.append(
                Difference(
                    place,
                    self._set_up.get("title", ""),
                    f"expected {rest!r}, found {found or 'nothing'}",
                )
            )

    def _expect_turn(self, claim: str) -> tuple[str, str]:
        found = " ".join(seat_text(seat) for seat in self._state().to_act())
        return " ".join(sorted(claim.split())), found or "nobody"

    def _expect_told(self, claim: str) -> tuple[str, str]:
        """Whose turn people are told it is, where the truth would point at something."""
        word, _, wanted = claim.partition(" ")
        if word != "turn":
            raise NotationError("expected 'told turn P0'")
        found = " ".join(seat_text(seat) for seat in self._state().asked(None).to_act)
        return " ".join(sorted(wanted.split())), found or "nobody"

    def _expect_legal(self, claim: str) -> tuple[str, str]:
        who, listed = _split_claim(claim)
        seat = read_seat(who, self._seats())
        state = self._state()
        moves = state.moves(seat) if seat in state.to_act() else []
        moves = moves + (state.reactions(seat) if seat in state.may_react() else [])
        separator = "," if "," in listed or any(" " in move.text for move in moves) else None
        wanted = sorted(part.strip() for part in listed.split(separator) if part.strip())
        return ", ".join(wanted), ", ".join(sorted(move.text for move in moves))

    def _expect_refused(self, claim: str) -> tuple[str, str]:
        attempt, _, rule = claim.rpartition(":")
        who, _, text = attempt.partition(" ")
        move = GAMES[self._set_up["game"]].moves.parse(text.strip())
        found = self._state().refusal(read_mover(who, self._seats()), move)
        return rule.strip(), found or "legal"

    def _expect_story(self, claim: str) -> tuple[str, str]:
        told = [_event_text(event) for event in self._story]
        is_told = any(line == claim or line.startswith(claim + " ") for line in told)
        return claim, claim if is_told else "; ".join(told)

    def _expect_winner(self, claim: str) -> tuple[str, str]:
        outcome = self._state().outcome()
        found = "the game goes on"
        if outcome is not None:
            found = " ".join(seat_text(seat) for seat in outcome.winners)
        return claim, found

    def _expect_scores(self, claim: str) -> tuple[str, str]:
        outcome = self._state().outcome()
        if outcome is not None:
            return claim, " ".join(str(score) for score in outcome.scores)
        fields = Fields(self._state().text())
        return claim, " ".join(fields.text(f"P{seat} score", "0") for seat in range(self._seats()))

    def _expect_over(self, claim: str) -> tuple[str, str]:
        outcome = self._state().outcome()
        if not claim:
            return "over", "over" if outcome else "the game goes on"
        return claim, outcome.rule if outcome else "the game goes on"

    def _expect_not(self, claim: str) -> tuple[str, str]:
        if claim != "over":
            raise NotationError("only 'expect not over' can be denied")
        return "the game goes on", "over" if self._state().outcome() else "the game goes on"

    def _expect_wait(self, claim: str) -> tuple[str, str]:
        found = [f"{seat_text(wait.seat)} {wait.move.text}" for wait in self._state().waits()]
        return claim, claim if claim in found else "; ".join(found)

    def _expect_view(self, claim: str) -> tuple[str, str]:
        who, _, rest = claim.partition(" ")
        path, _, wanted = rest.partition(" ")
        seat: Mover = read_mover(who, self._seats())
        found = msgspec.to_builtins(self._state().view(seat))
        for step in path.split("."):
            if isinstance(found, list) and step.isdigit() and int(step) < len(found):
                found = found[int(step)]
            elif isinstance(found, dict) and step in found:
                found = found[step]
            else:
                return wanted, f"nothing at {step!r}"
        return wanted, _plain(found)

    def _expect_field(self, claim: str) -> tuple[str, str]:
        words = claim.split()
        keys = 2 if words[0][0] == "P" and words[0][1:].isdigit() else 1
        key, wanted = " ".join(words[:keys]), words[keys:]
        found = Fields(self._state().text()).words(key)
        if key.endswith(" hand"):
            wanted, found = sorted(wanted), sorted(found)
        return " ".join(wanted), " ".join(found)


_CHECKS: Final[dict[str, Callable[[_Case, str], tuple[str, str]]]] = {
    "turn": _Case._expect_turn,
    "told": _Case._expect_told,
    "legal": _Case._expect_legal,
    "refused": _Case._expect_refused,
    "story": _Case._expect_story,
    "winner": _Case._expect_winner,
    "scores": _Case._expect_scores,
    "over": _Case._expect_over,
    "not": _Case._expect_not,
    "wait": _Case._expect_wait,
    "view": _Case._expect_view,
}


def _split_claim(claim: str) -> tuple[str, str]:
    who, colon, listed = claim.partition(":")
    if not colon:
        raise NotationError("expected 'legal P0: moves'")
    return who.strip(), listed


def _event_text(event: Event) -> str:
    who = [] if event.seat is None else [seat_text(event.seat)]
    values = [f"{key} {_plain(value)}" for key, value in event.values.items()]
    return " ".join([event.kind, *who, *values])


def _plain(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(_plain(item) for item in value)
    return str(value)
