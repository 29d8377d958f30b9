"""The REST API as one aiohttp middleware and a table of routes."""

import asyncio
import logging
from collections import deque

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from sandbox.errors import ApiError, DiscordError
from sandbox.operations.channels import SublimitReached
from sandbox.rest import channels, commands, guilds, interactions, messages
from sandbox.rest.planned import Loss, Planned, refused
from sandbox.rest.ratelimits import RateLimiter, route_of, too_many_for_now
from sandbox.rest.wire import API, answer, refusal

log = logging.getLogger(__name__)

_WITHOUT_TOKEN = (f"{API}/interactions/", f"{API}/webhooks/", f"{API}/gateway")


async def unknown_route(request: web.Request) -> web.Response:
    """404 with the route's name, and a warning: the sandbox lacks what the client asked for."""
    log.warning("The sandbox has no route %s %s", request.method, request.path)
    message = f"404: Not Found: the sandbox has no route {request.method} {request.path}"
    return answer({"message": message, "code": 0}, 404)


ROUTES = (
    *messages.ROUTES,
    *channels.ROUTES,
    *guilds.ROUTES,
    *commands.ROUTES,
    *interactions.ROUTES,
)
UNKNOWN = web.route("*", "/api/{rest:.*}", unknown_route)


class Guard:
    """Authorises, limits and answers for every request under /api. `requests` are the last (method, path, status)."""

    def __init__(self, token: str, limiter: RateLimiter) -> None:
        self._authorization = f"Bot {token}"
        self._limiter = limiter
        self.requests: deque[tuple[str, str, int]] = deque(maxlen=10_000)
        self.planned = Planned()
        self._ending = asyncio.Event()

    def middleware(self) -> Middleware:
        """The aiohttp middleware."""

        @web.middleware
        async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
            if not request.path.startswith("/api/"):
                return await handler(request)
            mishap = self.planned.next_for(request)
            if mishap is Loss.NOT_CARRIED_OUT:
                return _lost(request)
            if mishap is None or isinstance(mishap, Loss):
                response = await self._respond(request, handler)
            else:
                response = refused(mishap)
            self._limiter.note_status(response.status)
            self.requests.append((request.method, request.path, response.status))
            if mishap is Loss.HELD:
                await self._ending.wait()
            return _lost(request) if isinstance(mishap, Loss) else response

        return guard

    def end(self) -> None:
        """Give up the answers that are held."""
        self._ending.set()

    async def _respond(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        limited = self._limiter.refusal(request)
        if limited is not None:
            log.info("Rate limited: %s %s", *route_of(request))
            return limited
        try:
            if not self._is_authorised(request):
                raise ApiError(DiscordError.UNAUTHORIZED)
            response = await handler(request)
        except SublimitReached as limit:
            return too_many_for_now(limit.retry_after)
        except web.HTTPRequestEntityTooLarge:
            response = refusal(ApiError(DiscordError.REQUEST_TOO_LARGE))
        except ApiError as error:
            log.info("Refused: %s %s: %s", *route_of(request), error)
            response = refusal(error)
        response.headers.update(self._limiter.headers(request))
        return response

    def _is_authorised(self, request: web.Request) -> bool:
        if request.path.startswith(_WITHOUT_TOKEN) and request.path != f"{API}/gateway/bot":
            return True
        return request.headers.get("Authorization") == self._authorization


def _lost(request: web.Request) -> web.Response:
    """No answer: the connection is gone."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
