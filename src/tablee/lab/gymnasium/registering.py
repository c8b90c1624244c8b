"""Making our games known to Gymnasium."""

import gymnasium

from tablee.packs.library import PACKS

ENTRY = "tablee.lab.gymnasium.seat:SeatEnv"


def register() -> None:
    for name, pack in PACKS.items():
        if pack.arrays is not None:
            gymnasium.register(f"tablee/{name}-v0", entry_point=ENTRY, kwargs={"game": name})
