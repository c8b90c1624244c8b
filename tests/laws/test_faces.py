"""Law 6: a face is on a person's screen while its look or reveal lasts, then nowhere.

In games of memory what somebody has seen must not be there to be read again: not in the story of
somebody who stayed, not in a snapshot for who comes back, and so not on any page made of them.
Cards that went to the discard were put there for all to see; the last few may be told.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from tablee.core.chance import FastChance
from tablee.core.contract import State
from tablee.core.random_play import next_move
from tablee.core.seats import TABLE, Seat
from tablee.core.story import Event, Told
from tablee.packs import GAMES, PACKS
from tablee.table.course import Course
from tablee.table.reader import Reader
from tablee.table.scene import Scene
from tablee.table.told import Episode
from tests.laws.positions import VARIANTS, Variant, over_variants, random_game, variant_name
from tests.server.courses import new_course

DISCARDED: Final[dict[str, dict[str, set[str]]]] = {
    "bloops": {"discarded": {"card"}, "thrown": {"card"}, "fizzled": {"card"}},
    "bla5t": {
        "turned_up": {"card"},
        "discarded": {"card"},
        "played": {"card"},
        "placed": {"card"},
        "took": {"card"},
        "matched": {"card"},
        "removed": {"card"},
        "mismatched": {"top"},
    },
}
"""Games with looks; of each kind of event that tells of the discard, the values that are its
cards. Any other card an event names is a face."""

CLOCK_ONE_IN: Final = 4
"""How often the table's own clock runs out before somebody moves."""


def cards_in(value: object, cards: set[str]) -> Iterator[str]:
    """Every card a value names, however deep it lies in it."""
    if isinstance(value, str):
        if value in cards:
            yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from cards_in(part, cards)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from cards_in(part, cards)


def faces_told(game: str, told: Told, cards: set[str]) -> set[str]:
    open_values = DISCARDED[game].get(told.kind, set())
    values = {key: value for key, value in told.values.items() if key not in open_values}
    return set(cards_in(values, cards))


def remembered(game: str, story: list[Episode], screen: object, cards: set[str]) -> set[str]:
    """The faces a reader could read again though the screen no longer has them."""
    seen = set(cards_in(screen, cards))
    told = [event for episode in story for event in episode.events]
    return {face for event in told for face in faces_told(game, event, cards)} - seen


def check_discards(game: str, events: list[Event], before: list[str], after: list[str]) -> None:
    """What is told as a discard lay on it, for everybody alike."""
    for event in events:
        told = event.told(None)
        for key in DISCARDED[game].get(told.kind, set()):
            assert told.values[key] in {*before, *after}, (event, before, after)


def discard_of(state: State) -> list[str]:
    memory: Any = msgspec.to_builtins(state.reveal())["memory"]
    cards: list[str] = memory["discard"]
    return cards


class Onlooker:
    """A reader who is always there, or one who comes back at every moment."""

    def __init__(self, game: str, seat: Seat | None, *, is_there: bool) -> None:
        self.reader = Reader(seat, 1, PACKS[game].words.chapters)
        self.is_there = is_there
        self.story: list[Episode] = []
        """What the page of somebody who stays has listed."""

    def follow(self, position: Scene) -> None:
        if not self.is_there:
            self.reader.tell_later(position.told(self.reader.seat))
            return
        payload = self.reader.show(position, [])
        if payload is None:
            return
        screen = msgspec.json.decode(payload)
        events = [msgspec.convert(told, Told) for told in screen["events"]]
        kept = [episode for episode in self.story if episode.version >= screen["remember"]]
        self.story = [*kept, Episode(screen["version"], events)]

    def snapshot(self, position: Scene) -> tuple[Any, list[Episode]]:
        """The screen and the story a page is made of that is opened now."""
        screen = msgspec.json.decode(msgspec.json.encode(self.reader.whole(position, [])))
        return screen, list(self.reader.story)


def a_random_game(match: Course, seed: int, most: int = 400) -> Iterator[list[Event]]:
    """What each move tells; now and then a clock of the table runs out first."""
    choices = FastChance(seed)
    for _ in range(most):
        clocks = [wait for wait in match.state.waits() if wait.seat is TABLE]
        if clocks and choices.below(CLOCK_ONE_IN) == 0:
            yield match.play(TABLE, [clocks[choices.below(len(clocks))].move])
            continue
        step = next_move(match.game, match.state, choices)
        if step is None:
            return
        yield match.play(step[0], [step[1]])


WITH_LOOKS: Final = [variant for variant in VARIANTS if variant[0].name in DISCARDED]
OF_RULES_1: Final = [
    (game, game.seats[-1], game.read_options(game.options().text(), 1))
    for game in (GAMES[name] for name in DISCARDED)
]
"""Games begun by earlier rules that are still being played."""


@pytest.mark.parametrize("variant", [*WITH_LOOKS, *OF_RULES_1], ids=variant_name)
def test_no_face_is_left_when_its_look_or_reveal_is_over(variant: Variant) -> None:
    game, seats, options = variant
    match = new_course(game.name, seats, options=options)
    cards = set(match.state.census())
    people: list[Seat | None] = [*range(seats), None]
    onlookers = [
        Onlooker(game.name, seat, is_there=is_there)
        for seat in people
        for is_there in (True, False)
    ]
    before = discard_of(match.state)
    for events in a_random_game(match, seed=61):
        after = discard_of(match.state)
        check_discards(game.name, events, before, after)
        before = after
        told, now = Scene(match, [], people, events), Scene(match, [], people)
        for onlooker in onlookers:
            onlooker.follow(told)
            screen, story = onlooker.snapshot(now)
            for listed in (story, onlooker.story):
                left = remembered(game.name, listed, screen["view"], cards)
                assert not left, (onlooker.reader.seat, left, listed)


REMEMBERED: Final = {"bloops": ("known", "knows"), "bla5t": ("history", "met")}
"""Games with looks; the words of their positions that say who has seen what before."""


def without_memory(state: State, game: str) -> str:
    fields = state.text().split("; ")
    return "; ".join(one for one in fields if not {*one.split()[:2]} & {*REMEMBERED[game]})


WITHOUT_AID: Final = [one for one in WITH_LOOKS if not getattr(one[2], "aide_memoire", False)]


@pytest.mark.parametrize("variant", WITHOUT_AID, ids=variant_name)
def test_a_screen_is_the_same_whatever_was_seen_before(variant: Variant) -> None:
    """What it shows lies open now, or is being looked at: not even the program remembers more."""
    game, seats, _ = variant
    forgotten = 0
    for step, (state, _, _) in enumerate(random_game(variant, seed=64)):
        if step % 3:
            continue
        bare = without_memory(state, game.name)
        forgotten += bare != state.text()
        twin = game.position(bare)
        for reader in (*range(seats), None):
            assert twin.screen(reader) == state.screen(reader), (reader, bare)
    assert forgotten > 5


@over_variants
def test_a_game_in_which_people_could_forget_is_named_here(variant: Variant) -> None:
    """Where perfect recall knows faces (`known`) that a screen does not show, this law applies."""
    game, seats, options = variant
    state = game.deal(seats, options, FastChance(1))
    memory = msgspec.to_builtins(state.view(0))["memory"]
    assert ("known" in memory) == (game.name in DISCARDED)


LOOK = Told("looked", 0, {"place": 1, "card": "10"})


@pytest.mark.parametrize(
    ("told", "left"),
    [
        (LOOK, {"10"}),
        (Told("revealed", 0, {"cards": ["10", "7"]}), {"10"}),
        (Told("mismatched", 0, {"place": 1, "card": "10", "top": "12"}), {"10"}),
        (Told("took", 0, {"place": 1, "taken": "10", "card": "12"}), {"10"}),
        (Told("looked", 0, {"place": 1}), set()),
        (Told("discarded", 0, {"card": "10"}), set()),
        (Told("looked", 0, {"place": 1, "card": "7"}), set()),
    ],
)
def test_a_face_that_is_kept_would_be_noticed(told: Told, left: set[str]) -> None:
    """A 7 is on the screen, a 10 no longer."""
    screen = {"layouts": [[{"back": 0, "face": "7"}, {"back": 1, "face": None}]]}
    cards = set(GAMES["bla5t"].deal(2, GAMES["bla5t"].options(), FastChance(1)).census())
    assert remembered("bla5t", [Episode(1, [told])], screen, cards) == left
