"""Thousands of games at once, in arrays that learners share: `VectorGames("herrlof", 4096)`.

docs/learning.md tells what actions, observations and rewards mean. Needs the extra `lab`.
"""

from tablee.extras import need

need("numpy", "lab")

from tablee.lab.vector.games import VectorGames  # noqa: E402 - only if it is there

__all__ = ["VectorGames"]
