"""A person's screen is the view without its memory, however it is made."""

import msgspec
from msgspec.structs import asdict

from tablee.lab.laws.law import Broken, Looks, hold, law, reader
from tablee.lab.laws.positions import Variant, random_game


@law(
    "A screen is the view without its memory",
    44,
    "State.screen and State.view differ in the field `memory` alone: None on a screen, never None "
    "in a view.",
)
def screens_have_no_memory(variant: Variant, seed: int) -> Looks:
    _, seats, _ = variant
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        yield state
        for seat in (step % seats, None):
            screen = msgspec.to_builtins(state.screen(seat))
            view = msgspec.to_builtins(state.view(seat))
            hold("memory" in view, "the view has no field `memory`")
            hold(screen.pop("memory") is None, f"the screen of {reader(seat)} has a memory")
            hold(view.pop("memory") is not None, f"the view of {reader(seat)} has no memory")
            if screen != view:
                fields = [name for name in view if screen.get(name) != view[name]]
                raise Broken(f"screen and view of {reader(seat)} differ in {fields}")


@law(
    "Screens made together are those made one by one",
    44,
    "State.screens, where a game has its own, must give each reader the fields of State.screen, "
    "also where parts of them are kept from one position to the next.",
)
def screens_together_are_the_same(variant: Variant, seed: int) -> Looks:
    _, seats, _ = variant
    for step, (state, _, _) in enumerate(random_game(variant, seed)):
        yield state
        readers = [*range(step % 4 % seats, seats), None]
        made = state.screens(readers)
        for seat in readers:
            shown = {**made.shared, **made.own[seat]}
            hold(
                shown == asdict(state.screen(seat)),
                f"made with others, the screen of {reader(seat)} differs",
            )
