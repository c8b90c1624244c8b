"""Settings that make a game: the seats an option brings, and the people it names."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import FastChance
from tablee.core.contract import Game
from tablee.core.notation import NotationError
from tablee.core.options import RANDOM, Options, make_options, seat_options
from tablee.packs import PACKS, Pack
from tablee.server.tables.seating import Seated
from tablee.server.wire.errors import Mistake
from tablee.server.wire.table_info import Settings
from tablee.table.attendance import who_stays


def game_of(settings: Settings) -> Game:
    return _pack_of(settings).game


def _pack_of(settings: Settings) -> Pack:
    pack = PACKS.get(settings.game)
    if pack is None:
        raise Mistake("no_game")
    return pack


def options_of(settings: Settings) -> Options:
    """The game's options, if these settings make a game at all."""
    options = _options(settings)
    try:
        _pack_of(settings).check_options(options)
        game_of(settings).deal(settings.seats, options, FastChance(0))
    except NotationError as error:
        raise Mistake("settings", str(error)) from None
    return options


def chosen(wish: Settings, before: Settings | None = None) -> Settings:
    """What somebody wishes for. Options that only games dealt by earlier rules have come with the
    record of such a game: nobody chooses them, and whatever else is chosen is another game."""
    kept = game_of(wish).options.KEPT
    brought = before.options if before is not None and before.game == wish.game else {}
    for name, value in wish.options.items():
        if name in kept and brought.get(name) != value:
            reason = f"Nobody chooses the option {name!r}: leave it out."
            raise Mistake("settings", reason)
    ours = {name: value for name, value in wish.options.items() if name not in kept}
    return wish if ours == wish.options else replace(wish, options=ours)


def with_seats(settings: Settings, people: int) -> Settings:
    """Where nobody says how many play: as few as the options go with, and those who are there."""
    if settings.seats:
        return settings
    fewest = _seats_for(settings, None)
    return replace(settings, seats=max(people, fewest))


def agreed(wish: Settings, before: Settings, chairs: list[Seated]) -> tuple[Settings, list[Seated]]:
    """What is chosen now counts. Another number of seats takes back what does not go with it; an
    option brings the seats it needs, if none of the people has to get up for it."""
    game = game_of(wish)
    wish = chosen(wish, before)
    settings = wish if wish.seats else replace(wish, seats=before.seats)
    options = _options(settings)
    if settings.seats == before.seats and game.options_for(options, settings.seats) != options:
        needed = _seats_for(settings, None)
        if sum(chair.kind == "person" for chair in chairs) <= needed:
            settings = replace(settings, seats=needed)
    if settings.seats == len(chairs):
        return settings, chairs
    now = reseated(chairs, _seats_for(settings, settings.seats))
    settings = named_anew(settings, chairs, now)
    options = _options(settings)
    fitting = game.options_for(options, settings.seats)
    return settings if fitting == options else replace(settings, options=fitting.pairs()), now


def _seats_for(settings: Settings, wanted: int | None) -> int:
    options = _options(settings)
    try:
        return game_of(settings).seats_for(options, wanted)
    except NotationError as error:
        raise Mistake("settings", str(error)) from None


def _options(settings: Settings) -> Options:
    try:
        return make_options(game_of(settings).options, settings.options)
    except NotationError as error:
        raise Mistake("settings", str(error)) from None


def reseated(chairs: list[Seated], seats: int) -> list[Seated]:
    taken = [seat for seat, chair in enumerate(chairs) if chair.kind != "empty"]
    bots = [seat for seat in taken if chairs[seat].level]
    staying = [chairs[seat] for seat in who_stays(taken, bots, seats)]
    return staying + [Seated() for _ in range(seats - len(staying))]


def named_anew(settings: Settings, before: list[Seated], now: list[Seated]) -> Settings:
    """An option that names a seat goes with who sits there; who has left is named no more."""
    options = dict(settings.options)
    for name in seat_options(game_of(settings).options):
        value = options.get(name, "")
        if value.startswith("P") and value[1:].isdecimal() and int(value[1:]) < len(before):
            chair = before[int(value[1:])]
            seat = next((seat for seat, other in enumerate(now) if other is chair), None)
            options[name] = RANDOM if seat is None else f"P{seat}"
    return settings if options == settings.options else replace(settings, options=options)
