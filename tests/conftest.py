"""Settings all tests share."""

import asyncio
from collections.abc import Callable, Mapping

import uvloop
from hypothesis import settings

# No test depends on how fast a machine is, nor an ordinary run on luck: it tries the same examples
# each time. `--hypothesis-profile=anew` tries others.
settings.register_profile("anew", deadline=None)
settings.register_profile("tablee", settings.get_profile("anew"), derandomize=True)
settings.load_profile("tablee")


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """The loop the server runs on: its transports are not asyncio's own."""
    return {"uvloop": uvloop.new_event_loop}
