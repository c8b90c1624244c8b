"""What a scenario may expect of a moment. A check gives what is wanted and what was found.

docs/notation.md lists them. What is expected of nothing, or without a value, is an error: it would
hold by accident.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from tablee.core.contract import Game, State
from tablee.core.notation import Fields, NotationError, UnknownField, read_mover, read_seat
from tablee.core.seats import seat_text
from tablee.core.story import Event

NOTHING: Final = "nothing"
"""How an expectation says that a field, a list of moves or a place in a view is empty."""

Compared = tuple[str, str]


class Moment:
    """A position, and the story of the move that led to it."""

    def __init__(self, game: Game, state: State) -> None:
        self.game: Final = game
        self.state: Final = state
        self.story: list[Event] = []
        self.seats: Final = Fields(state.text()).number("seats", 2)


def compare(moment: Moment, expectation: str) -> Compared:
    """NotationError: no such expectation."""
    word, _, claim = expectation.partition(" ")
    if not word:
        raise NotationError("expect what?")
    claim = claim.strip()
    check = _CHECKS.get(word)
    if check is None:
        return _field(moment, expectation)
    if not claim and word != "over":
        raise NotationError(f"expect {word} what?")
    return check(moment, claim)


def _turn(moment: Moment, claim: str) -> Compared:
    return _seats(claim), _texts(moment.state.to_act()) or "nobody"


def _told(moment: Moment, claim: str) -> Compared:
    """Whose turn people are told it is, where the truth would point at something."""
    word, _, wanted = claim.partition(" ")
    if word != "turn" or not wanted.strip():
        raise NotationError("expected 'told turn P0'")
    return _seats(wanted), _texts(moment.state.asked(None).to_act) or "nobody"


def _legal(moment: Moment, claim: str) -> Compared:
    who, colon, listed = claim.partition(":")
    if not colon:
        raise NotationError("expected 'legal P0: moves'")
    seat, state = read_seat(who.strip(), moment.seats), moment.state
    moves = state.moves(seat) if seat in state.to_act() else []
    moves = moves + (state.reactions(seat) if seat in state.may_react() else [])
    separator = "," if "," in listed or any(" " in move.text for move in moves) else None
    wanted = sorted(part.strip() for part in listed.split(separator) if part.strip())
    found = sorted(move.text for move in moves)
    return _wanted(", ".join(wanted), "the moves"), ", ".join(found)


def _refused(moment: Moment, claim: str) -> Compared:
    attempt, colon, rule = claim.rpartition(":")
    if not colon or not rule.strip():
        raise NotationError("expected 'refused P0 move: RULE-ID'")
    who, _, text = attempt.partition(" ")
    move = moment.game.moves.parse(text.strip())
    found = moment.state.refusal(read_mover(who, moment.seats), move)
    return rule.strip(), found or "legal"


def _story(moment: Moment, claim: str) -> Compared:
    told = [_event_text(event) for event in moment.story]
    is_told = any(line == claim or line.startswith(claim + " ") for line in told)
    return claim, claim if is_told else "; ".join(told)


def _winner(moment: Moment, claim: str) -> Compared:
    outcome = moment.state.outcome()
    return claim, "the game goes on" if outcome is None else _texts(outcome.winners)


def _scores(moment: Moment, claim: str) -> Compared:
    outcome = moment.state.outcome()
    if outcome is not None:
        return claim, " ".join(str(score) for score in outcome.scores)
    fields = Fields(moment.state.text())
    return claim, " ".join(fields.text(f"P{seat} score", "0") for seat in range(moment.seats))


def _over(moment: Moment, claim: str) -> Compared:
    outcome = moment.state.outcome()
    if not claim:
        return "over", "over" if outcome else "the game goes on"
    return claim, outcome.rule if outcome else "the game goes on"


def _not(moment: Moment, claim: str) -> Compared:
    if claim != "over":
        raise NotationError("only 'expect not over' can be denied")
    return "the game goes on", "over" if moment.state.outcome() else "the game goes on"


def _wait(moment: Moment, claim: str) -> Compared:
    found = [f"{seat_text(wait.seat)} {wait.move.text}" for wait in moment.state.waits()]
    return claim, claim if claim in found else "; ".join(found)


def _view(moment: Moment, claim: str) -> Compared:
    who, _, rest = claim.partition(" ")
    path, _, value = rest.partition(" ")
    wanted = _wanted(value, path or "a place in the view")
    found = msgspec.to_builtins(moment.state.view(read_mover(who, moment.seats)))
    for step in path.split("."):
        if isinstance(found, list) and step.isdigit() and int(step) < len(found):
            found = found[int(step)]
        elif isinstance(found, dict) and step in found:
            found = found[step]
        else:
            return wanted, f"nothing at {step!r}"
    return wanted, _plain(found)


def _field(moment: Moment, claim: str) -> Compared:
    words = claim.split()
    keys = 2 if words[0][0] == "P" and words[0][1:].isdigit() else 1
    key, wanted = " ".join(words[:keys]), words[keys:]
    text = moment.state.text()
    fields = Fields(text)
    if key not in fields:
        _check_known(moment.game, text, key)
    found = fields.words(key)
    if key.endswith(" hand"):
        wanted, found = sorted(wanted), sorted(found)
    return _wanted(" ".join(wanted), key), " ".join(found)


def _check_known(game: Game, text: str, key: str) -> None:
    """A position leaves out what is empty: whether it could have that field its reader knows."""
    try:
        game.position(f"{text}; {key}")
    except UnknownField:
        reason = f"{key!r} is neither a field of this game's positions nor something to expect"
        raise NotationError(f"{reason} ({', '.join(_CHECKS)})") from None
    except NotationError:
        pass  # known, and not to be empty


def _wanted(value: str, of: str) -> str:
    if not value.strip():
        raise NotationError(f"expect {of} to be what? ({NOTHING!r}: if it is empty)")
    return "" if value.strip() == NOTHING else value


def _seats(claim: str) -> str:
    return " ".join(sorted(claim.split()))


def _texts(seats: list[int]) -> str:
    return " ".join(seat_text(seat) for seat in seats)


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


_CHECKS: Final[dict[str, Callable[[Moment, str], Compared]]] = {
    "turn": _turn,
    "told": _told,
    "legal": _legal,
    "refused": _refused,
    "story": _story,
    "winner": _winner,
    "scores": _scores,
    "over": _over,
    "not": _not,
    "wait": _wait,
    "view": _view,
}
