"""Herrlof, Blot, Bloops and Bla5t as games of OpenSpiel: importing this registers them.

>>> import pyspiel
>>> import tablee.lab.openspiel
>>> game = pyspiel.load_game("tablee_herrlof(players=3,options=target:20)")

docs/learning.md tells what actions, chance, arrays and texts mean. Needs the extra `openspiel`.
"""

from tablee.extras import need

need("pyspiel", "openspiel")

from tablee.lab.openspiel.registering import NAMES, register  # noqa: E402 - only if it is there
from tablee.lab.openspiel.states import resampler, written  # noqa: E402

register()

__all__ = ["NAMES", "resampler", "written"]
