"""Making our games known to OpenSpiel."""

from typing import Final

import pyspiel

from tablee.lab.learning.actions import Actions
from tablee.lab.openspiel.states import WORLDS, SpielGame
from tablee.packs.library import PACKS

NAMES: Final = [
    name for name, pack in PACKS.items() if pack.arrays and pack.arrays.answering is None
]
"""Without those whose answers are words (Blitz!)."""
PREFIX: Final = "tablee_"


def register() -> None:
    for name in NAMES:
        _register(name)


def _register(name: str) -> None:
    pack = PACKS[name]
    seats = pack.game.seats
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=pack.about.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": seats[0],
            "options": "",
            "position": "",
            "worlds": WORLDS,
        },
    )
    # A class of its own, as OpenSpiel's games have: it outlives the interpreter's end, which a
    # function does not, and what is registered is let go after that.
    parts = {"pack": pack, "kind": kind, "actions": Actions(pack.game, None)}
    made = type(f"{name.title()}SpielGame", (SpielGame,), parts)
    pyspiel.register_game(kind, made)
