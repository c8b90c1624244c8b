"""All five games as environments of PettingZoo: `env("herrlof", seats=3)`.

docs/learning.md tells what actions, observations and rewards mean. Needs the extra `pettingzoo`.
"""

from tablee.extras import need

need("pettingzoo", "pettingzoo")

from tablee.lab.pettingzoo.environment import ZooEnv, env  # noqa: E402 - only if it is there

__all__ = ["ZooEnv", "env"]
