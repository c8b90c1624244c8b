"""All five games as environments of Gymnasium: you have one seat, bots have the others.

>>> import gymnasium
>>> import tablee.lab.gymnasium
>>> table = gymnasium.make("tablee/herrlof-v0", bots=["expert"])

docs/learning.md tells what actions, observations and rewards mean. Needs the extra `pettingzoo`.
"""

from tablee.extras import need

need("gymnasium", "pettingzoo")

from tablee.lab.gymnasium.registering import register  # noqa: E402 - only if it is there
from tablee.lab.gymnasium.seat import SeatEnv  # noqa: E402

register()

__all__ = ["SeatEnv"]
