"""The server's part of the one command: `serve` and `join`."""

import errno
import socket
import sys
from typing import Annotated, NoReturn
from urllib.parse import urlsplit

import segno
import typer
from rich.console import Console

from tablee.lab.own_bots import UnknownBot, load_bot
from tablee.packs import PACKS
from tablee.packs.titles import changed_titles
from tablee.packs.words import Wording
from tablee.server.heap import tune_interpreter
from tablee.server.joining import CannotJoin, join_table
from tablee.server.logs import log_to_stderr
from tablee.server.running import Setup, serving
from tablee.server.stopping import Stopping
from tablee.server.tables.house import host_link
from tablee.server.wire.limits import Limits, changed_limits
from tablee.server.workers.doors import PortTaken
from tablee.server.workers.parent import working
from tablee.store.troubles import UnknownStore, Unusable
from tablee.store.usual import usual_store

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

EVERYWHERE = "0.0.0.0"


def lan_address() -> str:
    """This machine's address in the home network; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    store: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://…; by default a file of yours.")
    ] = "",
    public_url: Annotated[
        str, typer.Option(help="Where people find this server, behind a proxy.")
    ] = "",
    lan: Annotated[bool, typer.Option("--lan", help="For everybody in your home network.")] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address of a proxy whose X-Forwarded-For is believed; repeatable."),
    ] = None,
    proxy_rtt: Annotated[
        bool,
        typer.Option("--proxy-rtt", help="The proxy tells round trips too (docs/hosting.md)."),
    ] = False,
    node: Annotated[
        str,
        typer.Option(help="http://HOST:PORT where other servers on this store reach this one."),
    ] = "",
    workers: Annotated[
        int,
        typer.Option(help="So many servers behind this port, for many cores (PostgreSQL only)."),
    ] = 1,
    limit: Annotated[
        list[str] | None,
        typer.Option(help="NAME=NUMBER, a limit to change (docs/hosting.md); repeatable."),
    ] = None,
    title: Annotated[
        list[str] | None,
        typer.Option(help='GAME="A title", what a game is called here; repeatable.'),
    ] = None,
) -> None:
    """Open the tables in the browser."""
    log_to_stderr()
    if lan:
        host = EVERYWHERE
        public_url = public_url or f"http://{lan_address()}:{port}"
    setup = Setup(
        host=host,
        port=port,
        store=store or usual_store(),
        url=public_url,
        proxies=frozenset(proxy or ()),
        proxy_measures=proxy_rtt,
        limits=_limits(limit or []),
        node=_node(node),
        titles=_titles(title or []),
    )
    for name, reason in PACKS.broken().items():
        Console().print(f"{name} is left out: {reason}", highlight=False, markup=False)
    try:
        run(_serve(setup, show_code=lan) if workers == 1 else _work(setup, workers, show_code=lan))
    except (UnknownStore, Unusable, OSError) as error:
        is_taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        _fail(str(PortTaken(port) if is_taken else error))


def _node(address: str) -> str:
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path):
        _fail(f"{address!r} is no address of a node, such as http://node1:8000")
    return address


def _limits(changes: list[str]) -> Limits:
    try:
        return changed_limits(changes)
    except ValueError as error:
        _fail(str(error))


def _titles(changes: list[str]) -> dict[str, Wording]:
    try:
        return changed_titles(changes, PACKS)
    except ValueError as error:
        _fail(str(error))


async def _serve(setup: Setup, *, show_code: bool) -> None:
    stopping = Stopping()
    tune_interpreter()
    async with serving(setup) as (lobby, _):
        house = lobby.house
        await _be_open(house.url, house.host_secret, stopping, show_code=show_code)


async def _work(setup: Setup, workers: int, *, show_code: bool) -> None:
    async with working(setup, workers) as (url, secret, stopping):
        await _be_open(url, secret, stopping, show_code=show_code)


async def _be_open(link: str, secret: str, stopping: Stopping, *, show_code: bool) -> None:
    console = Console()
    console.print(f"Tablée is open: {link}", highlight=False)
    if show_code:
        segno.make(link).terminal(compact=True)
    console.print(
        f"Your page as its host, for you alone: {host_link(link, secret)}",
        highlight=False,
        soft_wrap=True,
    )
    console.print("Ctrl-C stops it; games go on when it is started again.")
    await stopping.asked.wait()
    console.print("Stopping …")


def join(
    url: Annotated[str, typer.Argument(help="The table's link.")],
    bot: Annotated[str, typer.Option(help="module:Class, importable from here.")],
    name: Annotated[str, typer.Option(help="Its name at the table.")] = "",
) -> None:
    """Sit your own bot at a live table, in a seat shown as a bot's."""
    console = Console()
    try:
        made = load_bot(bot)
        shown = name or bot.rpartition(":")[2]
        run(join_table(url, made, shown, lambda text: console.print(text, highlight=False)))
    except (CannotJoin, UnknownBot) as error:
        _fail(str(error))
    except KeyboardInterrupt:
        pass


def _fail(message: str) -> NoReturn:
    Console(stderr=True).print(message, style="red", highlight=False, markup=False)
    raise typer.Exit(2)
