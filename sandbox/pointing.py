"""Pointing an unmodified discord.py at a sandbox. The one place here that knows discord.py."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from yarl import URL

from sandbox.rest.wire import API


class HasUrl(Protocol):
    """A running sandbox."""

    @property
    def url(self) -> str:
        """Its address, as http://127.0.0.1:8765."""


@contextmanager
def point_discord_at(sandbox: HasUrl | str) -> Iterator[None]:
    """Have discord.py talk to the sandbox, or to the one at this address, until the block ends."""
    import discord  # noqa: PLC0415 - a sandbox runs without discord.py

    url = (sandbox if isinstance(sandbox, str) else sandbox.url).rstrip("/")
    route, socket, asset = discord.http.Route, discord.gateway.DiscordWebSocket, discord.asset.Asset
    before = route.BASE, socket.DEFAULT_GATEWAY, asset.BASE
    route.BASE = f"{url}{API}"
    socket.DEFAULT_GATEWAY = URL(f"{url.replace('http', 'ws', 1)}/gateway")
    asset.BASE = f"{url}/cdn"
    try:
        yield
    finally:
        route.BASE, socket.DEFAULT_GATEWAY, asset.BASE = before
