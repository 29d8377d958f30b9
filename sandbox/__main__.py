"""`python -m sandbox`: the sandbox in a process of its own; a bot can die and come back while the world lives on."""

import asyncio
import logging
import signal
from pathlib import Path

import click

from sandbox.limits import DiscordLimits
from sandbox.server import Sandbox
from sandbox.world.state_file import StateFileUnreadable


@click.command()
@click.option("--port", default=8765, show_default=True, help="The port of the loopback to listen on; 0 for any.")
@click.option("--state", type=click.Path(dir_okay=False, path_type=Path), help="The file the world lives in.")
@click.option("--control", is_flag=True, help="Let other processes make things happen over /control.")
@click.option("--unhurried", is_flag=True, help="No rate limits.")
def main(port: int, state: Path | None, control: bool, unhurried: bool) -> None:
    """Run a sandbox and print its address. Tell a bot the address by SANDBOX_URL."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    limits = DiscordLimits.unhurried() if unhurried else DiscordLimits()
    try:
        asyncio.run(_serve(Sandbox(limits=limits, state=state, control=control), port))
    except StateFileUnreadable as problem:
        raise click.ClickException(str(problem)) from None
    except OSError as problem:
        raise click.ClickException(f"port {port}: {problem.strerror}; choose another with --port") from None


async def _serve(sandbox: Sandbox, port: int) -> None:
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    await sandbox.start(port)
    click.echo(sandbox.url)
    await stopped.wait()
    await sandbox.stop()


if __name__ == "__main__":
    main()
