"""Keeping below the limits that Discord has for a bot as a whole.

They are 50 requests a second, interactions and their messages apart, and one IDENTIFY in five seconds.

discord.py looks after the limits of each route, and finds the global one out by running into it: then every request
that waits is refused at once, and refusals add up to a ban of the address.
"""

from types import SimpleNamespace

import aiohttp
from aiolimiter import AsyncLimiter
from discord.http import Route

BURST = 3
"""How many requests may go at once after a while without any. In one second there are never more than this and 45."""
BOARDS_SHARE = 0.55
"""Of all requests, for showing boards: what players are asked never waits behind them."""
IDENTIFY_SECONDS = 5.5
"""Between two sessions of the gateway that are begun: Discord wants five, as it sees them arrive."""
_NOT_COUNTED = ("/interactions/", "/webhooks/")


class Pace:
    """How fast a bot may send."""

    def __init__(self, requests_a_second: float) -> None:
        self._requests = AsyncLimiter(BURST, BURST / requests_a_second)
        self._boards = AsyncLimiter(1, 1 / (BOARDS_SHARE * requests_a_second))
        self._identifies = AsyncLimiter(1, IDENTIFY_SECONDS)

    def trace(self) -> aiohttp.TraceConfig:
        """For the HTTP client: holds each request back until it may go, repeated ones as well."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._before_request)
        return trace

    async def before_request(self) -> None:
        """Wait until a request that counts may go."""
        await self._requests.acquire()

    async def before_board(self) -> None:
        """Wait until it is this board's turn: the more boards are changing, the longer it takes."""
        await self._boards.acquire()

    async def before_identify(self) -> None:
        """Wait until a session may be begun: at once where none was lately, for until then no press is answered."""
        await self._identifies.acquire()

    async def _before_request(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, about: aiohttp.TraceRequestStartParams
    ) -> None:
        address = str(about.url)
        if address.startswith(Route.BASE) and not address.removeprefix(Route.BASE).startswith(_NOT_COUNTED):
            await self.before_request()
