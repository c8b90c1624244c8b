"""One case of a scenario: set-up lines first, then moves and expectations."""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Game, State
from tablee.core.notation import (
    FieldError,
    Fields,
    NotationError,
    keys_of,
    read_mover,
    read_number,
)
from tablee.core.options import Options, read_options
from tablee.lab.expectations import Moment, compare
from tablee.packs import GAMES, PACKS

SET_UP: Final = ("title", "game", "seats", "options", "position")


class WrongLine(NotationError):
    """What is wrong stands on an earlier line than the one where it came out."""

    def __init__(self, place: int, reason: str) -> None:
        super().__init__(reason)
        self.place: Final = place


class ScriptedLuck(Chance):
    """The numbers of `luck` lines, in order; a shuffle leaves the order as it is."""

    def __init__(self) -> None:
        self._numbers: Final[list[tuple[int, int]]] = []

    def below(self, n: int) -> int:
        if not self._numbers:
            raise NotationError(f"no luck is left for a choice among {n}: add a line 'luck 0'")
        place, number = self._numbers.pop(0)
        if not 0 <= number < n:
            raise WrongLine(place, f"luck {number} for a choice among {n} (0 to {n - 1})")
        return number

    def shuffle(self, cards: list[int]) -> None:
        """Scripted: the deck is already in the order wanted."""

    def add(self, place: int, text: str) -> None:
        self._numbers.extend((place, read_number(number)) for number in text.split())


class Case:
    """Takes its lines one by one; what it cannot read or play raises NotationError."""

    def __init__(self) -> None:
        self.title = ""
        self.is_empty = True
        self._luck: Final = ScriptedLuck()
        self._set_up: Final[dict[str, tuple[int, str]]] = {}
        self._position: Final[list[tuple[int, str]]] = []
        self._in_position = False
        self._moment: Moment | None = None

    def take(self, place: int, line: str) -> str | None:
        """What differs from the expectation on this line, if it is one."""
        body = line.rstrip()
        if not body or body.lstrip().startswith("#"):
            return None
        self.is_empty = False
        if self._in_position and body[0].isspace():
            self._position.append((place, body.strip()))
            return None
        self._in_position = False
        word, _, rest = body.strip().partition(" ")
        if word == "expect":
            return self._expect(rest.strip())
        if word == "luck":
            self._luck.add(place, rest)
        elif word in SET_UP:
            self._set(place, word, rest.strip())
        elif word == "-" or word[0] == "P":
            self._move(word, rest.strip())
        else:
            raise NotationError(f"no line of a scenario begins with {word[:20]!r}")
        return None

    def finish(self) -> None:
        """A case without moves still has to be a possible one."""
        if not self.is_empty:
            self._now()

    def _set(self, place: int, word: str, rest: str) -> None:
        if self._moment is not None:
            raise NotationError(f"{word!r} belongs before the first move")
        if word in self._set_up:
            raise NotationError(f"{word!r} is given twice")
        self._set_up[word] = (place, rest)
        if word == "game" and rest not in GAMES:
            raise NotationError(f"unknown game {rest[:20]!r} (one of {', '.join(GAMES)})")
        if word == "seats":
            read_number(rest)
        if word == "title":
            self.title = rest
        if word == "position":
            self._in_position = True
            self._position.append((place, rest))

    def _move(self, who: str, text: str) -> None:
        move = self._game().moves.parse(text)  # before a deal, which may have no luck to go on
        moment = self._now()
        seat = read_mover(who, moment.seats)
        rule = moment.state.refusal(seat, move)
        if rule is not None:
            raise NotationError(f"{rule}: {who} may not play {text!r} here")
        moment.story = []
        moment.state.apply(seat, move, self._luck, moment.story)

    def _expect(self, expectation: str) -> str | None:
        wanted, found = compare(self._now(), expectation)
        return None if wanted == found else f"expected {expectation!r}, found {found or 'nothing'}"

    def _game(self) -> Game:
        if "game" not in self._set_up:
            raise NotationError("the case names no game: it begins with a line 'game NAME'")
        return GAMES[self._set_up["game"][1]]

    def _now(self) -> Moment:
        if self._moment is None:
            game = self._game()
            state = self._placed() if "position" in self._set_up else self._dealt()
            self._moment = Moment(game, state)
        return self._moment

    def _dealt(self) -> State:
        game = self._game()
        place, seats = self._set_up.get("seats", (0, str(game.seats[0])))
        options = self._options()
        try:
            game.check_seats(read_number(seats))
        except NotationError as error:
            raise WrongLine(place, str(error)) from None
        try:
            return game.deal(read_number(seats), options, self._luck)
        except WrongLine:
            raise
        except NotationError as error:
            if "options" not in self._set_up:
                raise
            raise WrongLine(self._set_up["options"][0], str(error)) from None

    def _options(self) -> Options:
        return self._checked(*self._set_up.get("options", (0, "")))

    def _checked(self, place: int, text: str) -> Options:
        try:
            pack = PACKS[self._set_up["game"][1]]
            options = read_options(pack.game.options, text)
            pack.check_options(options)
        except NotationError as error:
            raise WrongLine(place, str(error)) from None
        return options

    def _placed(self) -> State:
        lines = self._before_position() + self._position
        try:
            for place, text in self._position:
                if "options" in keys_of(text):
                    self._checked(place, Fields(text).text("options"))
            return self._read(lines)
        except WrongLine:
            raise
        except FieldError as error:
            raise WrongLine(self._place_of(error.key, lines), str(error)) from None
        except (NotationError, AssertionError) as error:
            reason = str(error) or "there is no such position"
            raise WrongLine(self._culprit(lines, str(error)), reason) from None

    def _before_position(self) -> list[tuple[int, str]]:
        """`seats` and `options` of the set-up are fields too, unless the position has its own."""
        known = keys_of(_joined(self._position))
        found: list[tuple[int, str]] = []
        if "seats" in self._set_up and "seats" not in known:
            place, text = self._set_up["seats"]
            found.append((place, f"seats {text}"))
        if "options" in self._set_up and "options" not in known:
            found.append((self._set_up["options"][0], f"options {self._options().text()}"))
        return found

    def _read(self, lines: list[tuple[int, str]]) -> State:
        return self._game().position(_joined(lines))

    def _place_of(self, key: str, lines: list[tuple[int, str]]) -> int:
        """The last line with that field."""
        places = [place for place, text in lines if key in keys_of(text)]
        return places[-1] if places else self._set_up["position"][0]

    def _culprit(self, lines: list[tuple[int, str]], reason: str) -> int:
        """The last line without which the position could be read; else the last without which
        something else would be wrong; else where the position begins."""
        place = self._set_up["position"][0]
        is_found = False
        for at in range(len(lines) - 1, -1, -1):
            try:
                self._read(lines[:at] + lines[at + 1 :])
            except (NotationError, AssertionError) as error:
                if not is_found and str(error) != reason:
                    place, is_found = lines[at][0], True
            else:
                return lines[at][0]
        return place


def _joined(lines: list[tuple[int, str]]) -> str:
    return "; ".join(text for _, text in lines if text)
