"""Settings all tests share."""

import asyncio
from collections.abc import Callable, Mapping

import uvloop
from hypothesis import settings

settings.register_profile("tablee", deadline=None)  # no test depends on how fast a machine is
settings.load_profile("tablee")


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """The loop the server runs on: its transports are not asyncio's own."""
    return {"uvloop": uvloop.new_event_loop}
