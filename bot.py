"""Starts Tablecast: on Discord with a token, otherwise in the sandbox. `python bot.py --help` says more."""

import asyncio
import gc
import logging
import platform
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import aiohttp
import click
import discord

from cogs.client import Tablecast
from engine import compiled
from host.host import Host
from host.lobby import secret_seed
from host.log_setup import configure_logging
from host.pauses import Pauses
from host.settings import Settings, WrongSettings, load_settings
from sandbox import TOKEN as SANDBOX_TOKEN
from sandbox import Sandbox, point_discord_at
from storage import Database, StorageError, alone_with, open_database

SANDBOX_WORLD = Path("sandbox.db")

# How long discord.py waits for one more server before it says that it knows all.
GUILD_READY_SECONDS = 2.0
SANDBOX_READY_SECONDS = 0.1

OPENING_SECONDS = 3.0
"""How long opening the database may take before it is said what it waits for: a migration may take long."""

STOP_SECONDS = 10.0
"""How long an end in good order may take; whoever stops the process kills it after a while."""

COLLECT_AFTER = (700, 10, 200)
"""How many new objects there are before the garbage collector looks at them, how many such looks before one at those
that have outlasted one, and how many of those before one at all: only the last is not Python's own figure, 10, by which
everything stands still for 200 ms every 60 clicks."""

WRONG_SETTING: Final = 78
"""The exit status where the bot cannot start before a setting is changed, as `EX_CONFIG` of BSD's sysexits."""

log = logging.getLogger("tablecast")


class CannotStart(Exception):
    """Something outside the bot keeps it from starting; the message says what to do."""


class TokenRefused(CannotStart):
    """Discord does not accept the token: it is of no use to start again with the same."""


class SettingToChange(click.ClickException):
    """Ends the process with the message on the screen and `WRONG_SETTING`."""

    exit_code = WRONG_SETTING


@click.command()
@click.option("--sandbox", is_flag=True, help="Use the sandbox even if there is a token.")
def main(sandbox: bool) -> None:
    """Run Tablecast: on Discord with DISCORD_TOKEN, otherwise in the sandbox, a local stand-in with a web page.

    Settings come from the environment and from .env; .env.example explains each.
    """
    if platform.system() == "Windows":
        raise click.ClickException(
            "Tablecast runs on Linux and macOS. On Windows, install the Windows Subsystem for Linux "
            "(https://learn.microsoft.com/windows/wsl/install) and run it there."
        )
    try:
        settings = load_settings()
    except WrongSettings as problem:
        raise SettingToChange(str(problem)) from None
    configure_logging(settings.log_level, settings.secrets)
    log.info("the engine runs %s", compiled.description())
    try:
        asyncio.run(run(settings, in_sandbox=sandbox or settings.uses_sandbox))
    except TokenRefused as problem:
        raise SettingToChange(str(problem)) from None
    except (CannotStart, StorageError) as problem:
        raise click.ClickException(str(problem)) from None


async def run(
    settings: Settings,
    *,
    in_sandbox: bool,
    new_seed: Callable[[], bytes] = secret_seed,
    new_pauses: Callable[[], Pauses] = Pauses,
) -> None:
    """Run until SIGINT or SIGTERM; `new_seed` as for `Host`, whose pauses `new_pauses` makes.

    Raises `CannotStart`, and `StorageError` where the database cannot be opened.
    """
    stopping = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopping.set)
    stopped = asyncio.create_task(stopping.wait(), name="signals")
    async with AsyncExitStack() as stack:
        stack.callback(stopped.cancel)
        opening = asyncio.create_task(_opened(settings.database_url.get_secret_value(), stack), name="opening")
        await asyncio.wait({opening, stopped}, timeout=OPENING_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if not opening.done() and not stopped.done():
            log.warning("waiting for the database: another program keeps it, or it is being migrated")
            await asyncio.wait({opening, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if not opening.done():
            opening.cancel()
            await asyncio.wait({opening}, timeout=STOP_SECONDS)
            return
        database = opening.result()
        stack.push_async_callback(database.close)
        token = settings.discord_token.get_secret_value() if settings.discord_token else ""
        ready_timeout = GUILD_READY_SECONDS
        if in_sandbox:
            await stack.enter_async_context(_sandbox(settings))
            token, ready_timeout = SANDBOX_TOKEN, SANDBOX_READY_SECONDS
        host = Host(database, settings, pauses=new_pauses(), new_seed=new_seed)
        client = await stack.enter_async_context(Tablecast(settings, host, guild_ready_timeout=ready_timeout))
        connected = asyncio.create_task(client.start(token), name="discord")
        settling = asyncio.create_task(_settle(client), name="settling")
        await asyncio.wait({connected, stopped}, return_when=asyncio.FIRST_COMPLETED)
        settling.cancel()
        if not connected.done():
            log.info("stopping")
            await _close(client)
            connected.cancel()
        await _end(connected)
        if client.failed:
            raise CannotStart("The running matches cannot be taken up; the log says why.")


async def _opened(url: str, stack: AsyncExitStack) -> Database:
    """The database at `url`, which no other bot uses until the stack ends. Raises `StorageError`."""
    await stack.enter_async_context(alone_with(url))
    return await open_database(url)


async def _close(client: Tablecast) -> None:
    """Stop in good order, if that can be done in a few seconds; nothing is lost otherwise."""
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await client.close()
    except TimeoutError:
        log.warning("stopped without waiting for what does not answer")


async def _settle(client: Tablecast) -> None:
    """Once all matches are taken up, have the garbage collector pass over what stays for good, and look less often.

    A full collection stops everything: 200 ms for half a million objects, most of them modules, cards and texts.
    """
    await client.taken_up.wait()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


@asynccontextmanager
async def _sandbox(settings: Settings) -> AsyncIterator[None]:
    """A sandbox to connect to: the one that runs at SANDBOX_URL, or one in this process."""
    async with AsyncExitStack() as stack:
        url = settings.sandbox_url
        if url is None:
            sandbox = Sandbox(state=SANDBOX_WORLD)
            try:
                await sandbox.start(settings.sandbox_port)
            except OSError as problem:
                raise CannotStart(
                    f"The sandbox cannot use port {settings.sandbox_port} ({problem.strerror}). Set SANDBOX_PORT to "
                    "another, or to 0 for any that is free."
                ) from None
            stack.push_async_callback(sandbox.stop)
            url = sandbox.url
            click.echo(f"\n  Tablecast is in the sandbox. Open {url} in a browser and type /match start there.\n")
        stack.enter_context(point_discord_at(url))
        yield


async def _end(connected: "asyncio.Task[None]") -> None:
    try:
        await connected
    except discord.LoginFailure:
        raise TokenRefused(
            "Discord does not accept DISCORD_TOKEN. Make a new one at https://discord.com/developers/applications, "
            "on the page Bot, and put it into .env."
        ) from None
    except (aiohttp.ClientError, OSError, discord.HTTPException, discord.GatewayNotFound) as problem:
        raise CannotStart(f"Discord, or the sandbox at SANDBOX_URL, cannot be reached: {problem}") from None
    except asyncio.CancelledError:
        log.debug("the connection was given up")


if __name__ == "__main__":
    sys.exit(main())
