"""PettingZoo's own suite. Loading it loads an environment in a way it calls outdated."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

__all__ = ["api_test", "seed_test"]
