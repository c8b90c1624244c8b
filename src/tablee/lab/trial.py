"""Whether the expert is stronger than another bot: a match that stops by a rule fixed beforehand
(`stopping.py`), on deals nobody develops on, kept in a file so that it can be gone on with."""

from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from tablee.core.notation import NotationError
from tablee.lab.match import LAST_SEED, Deal, Job, play_deal
from tablee.lab.stopping import MOST, Tally
from tablee.lab.workplace import Workplace
from tablee.packs.pack import Trial

CHALLENGER: Final = "expert"
WHAT_PLAYS: Final = ("core", "kit", "games", "bots", "table")
"""The folders whose code decides how a game goes."""


class Heading(msgspec.Struct, frozen=True):
    """What a file of deals is about: one with another heading is another trial. `attempt`: each has
    deals of its own; `code`: what was played, as a digest of the source."""

    game: str
    bots: list[str]
    budgets: list[float]
    hoped: float
    attempt: int
    code: str


class Played(msgspec.Struct, frozen=True):
    """One deal, a line of the file: the first bot's win share, what each bot's thinking took, and
    how many moves it was asked for."""

    deal: int
    share: float
    seconds: list[float]
    moves: list[int]
    capped: int


class Sums:
    """All deals so far."""

    def __init__(self, hoped: float) -> None:
        self.tally: Final = Tally(hoped)
        self.seconds: Final = [0.0, 0.0]
        self.moves: Final = [0, 0]
        self.capped = 0

    def add(self, played: Played) -> None:
        self.tally.add(played.share)
        self.capped += played.capped
        for bot in range(2):
            self.seconds[bot] += played.seconds[bot]
            self.moves[bot] += played.moves[bot]


def heading(game: str, trial: Trial, attempt: int) -> Heading:
    bots = [CHALLENGER, trial.opponent]
    return Heading(game, bots, list(trial.budgets), trial.hoped, attempt, code())


def code() -> str:
    """The same in both builds, and for the same source only."""
    digest = sha256()
    for name in WHAT_PLAYS:
        for path, source in sorted(_sources(files("tablee") / name, name)):
            digest.update(f"{path}\0".encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry, f"{path}/{entry.name}")
        elif entry.name.endswith(".py"):
            yield f"{path}/{entry.name}", entry


def go_on(head: Heading, file: Path, place: Workplace, progress: Callable[[int], None]) -> Sums:
    """To the verdict, or until Ctrl-C; `progress` is told how many more deals are done."""
    sums = Sums(head.hoped)
    for played in _begin(head, file):
        sums.add(played)
    progress(sums.tally.deals)
    seed = LAST_SEED + head.attempt
    jobs = [
        Job(head.game, "", head.bots, head.budgets, seed, deal)
        for deal in range(sums.tally.deals, MOST)
    ]
    with file.open("ab") as lines, closing(place.each(play_deal, jobs)) as coming:
        try:
            while sums.tally.verdict is None:
                played = _played(sums.tally.deals, next(coming))
                lines.write(msgspec.json.encode(played) + b"\n")
                lines.flush()
                sums.add(played)
                progress(1)
        except KeyboardInterrupt:
            pass
    return sums


def _played(number: int, deal: Deal) -> Played:
    return Played(
        number,
        deal.wins[0],
        [round(sum(seconds), 3) for seconds in deal.seconds],
        [len(seconds) for seconds in deal.seconds],
        deal.capped,
    )


def _begin(head: Heading, file: Path) -> list[Played]:
    """What the file has; a line that was being written when the program was killed is dropped."""
    if not file.exists():
        file.write_bytes(msgspec.json.encode(head) + b"\n")
        return []
    whole, newline, _ = file.read_bytes().rpartition(b"\n")
    first, *lines = whole.split(b"\n")
    try:
        found = msgspec.json.decode(first, type=Heading)
        played = [msgspec.json.decode(line, type=Played) for line in lines]
    except msgspec.DecodeError as error:
        raise NotationError(f"{file} is no trial's: {error}. Name another file") from None
    if found != head:
        raise NotationError(
            f"{file} is about another trial ({_difference(found, head)}): "
            "name another file, or move this one away"
        )
    file.write_bytes(whole + newline)
    return played


def _difference(found: Heading, head: Heading) -> str:
    there, asked = msgspec.structs.asdict(found), msgspec.structs.asdict(head)
    other = [key for key in asked if there[key] != asked[key]]
    return ", ".join(f"{key} {there[key]}, not {asked[key]}" for key in other)
