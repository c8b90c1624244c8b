"""Observations as Gymnasium describes them, and PettingZoo with it."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from tablee.core.seats import Seat
from tablee.lab.learning.setting import Setting
from tablee.lab.learning.turns import Turns

GREATEST: Final = 64.0
"""No number of an observation is greater: no box has more cards."""


def observation_space(setting: Setting) -> Any:
    return spaces.Dict(
        {
            "observation": spaces.Box(-GREATEST, GREATEST, (setting.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(setting.actions),), np.int8),
        }
    )


def observed(setting: Setting, turns: Turns, seat: Seat) -> dict[str, Any]:
    """What that seat knows, and which actions it has, if it is asked."""
    mask = np.zeros(len(setting.actions), np.int8)
    if turns.seat == seat:
        mask[setting.actions.numbers(turns.choices)] = 1
    return {
        "observation": np.array(setting.numbers(turns.state, seat), np.float32),
        "action_mask": mask,
    }
