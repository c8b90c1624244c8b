"""PettingZoo's own suite. Loading it loads an environment in a way it calls outdated."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.classic import tictactoe_v3
    from pettingzoo.test import (
        api_test,
        bombardment_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

__all__ = [
    "api_test",
    "bombardment_test",
    "performance_benchmark",
    "render_test",
    "seed_test",
    "tictactoe_v3",
]
