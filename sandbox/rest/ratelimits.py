"""Rate limits as Discord enforces them: buckets by route and major parameter, the global limit, and their headers."""

import hashlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from aiohttp import web

from sandbox.limits import DiscordLimits, Window
from sandbox.rest.wire import API, answer

VIA = "1.1 google"  # discord.py takes a 429 without a Via header for a ban of its address
_CHANNEL = API + "/channels/{channel_id}"
_WEBHOOK = API + "/webhooks/{application_id}/{token}"
_BUCKETS = {
    ("POST", f"{_CHANNEL}/messages"): "create_message",
    ("PATCH", f"{_CHANNEL}/messages/{{message_id}}"): "edit_message",
    ("DELETE", f"{_CHANNEL}/messages/{{message_id}}"): "delete_message",
    ("POST", f"{_CHANNEL}/threads"): "create_thread",
    ("POST", f"{_CHANNEL}/messages/{{message_id}}/threads"): "create_thread",
    ("POST", _WEBHOOK): "interaction_webhook",
    ("PATCH", f"{_WEBHOOK}/messages/{{message_id}}"): "interaction_webhook",
    ("DELETE", f"{_WEBHOOK}/messages/{{message_id}}"): "interaction_webhook",
    ("GET", f"{_WEBHOOK}/messages/{{message_id}}"): "interaction_webhook",
}
_MAJOR = ("channel_id", "guild_id", "application_id", "token")


@dataclass(slots=True)
class _Bucket:
    """The window of a bucket that is running now."""

    resets_at: float
    used: int = 0


class RateLimiter:
    """Counts requests. `clock` gives seconds since 1970."""

    def __init__(self, limits: DiscordLimits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._buckets: dict[tuple[str, ...], _Bucket] = {}
        self._all: deque[float] = deque()
        self._invalid: deque[float] = deque()

    def refusal(self, request: web.Request) -> web.Response | None:
        """The 429 that the request deserves, or None. A request that is let through is counted."""
        now = self._clock()
        if len(self._recent(self._invalid, self._limits.invalid_requests)) >= self._limits.invalid_requests.requests:
            return web.Response(status=429, text="error code: 1015", headers={"Retry-After": "3600"})
        if not _is_of_an_interaction(request):
            recent = self._recent(self._all, self._limits.all_requests)
            if len(recent) >= self._limits.all_requests.requests:
                return _too_many(recent[0] + self._limits.all_requests.seconds - now, "global")
            recent.append(now)
        window, bucket = self._bucket(request)
        if bucket.used >= window.requests:
            response = _too_many(bucket.resets_at - now, "user")
            response.headers.update(self.headers(request))
            return response
        bucket.used += 1
        return None

    def headers(self, request: web.Request) -> dict[str, str]:
        """The X-RateLimit headers that tell where the request's bucket stands."""
        window, bucket = self._bucket(request)
        left = max(bucket.resets_at - self._clock(), 0.0)
        return {
            "X-RateLimit-Limit": str(window.requests),
            "X-RateLimit-Remaining": str(max(window.requests - bucket.used, 0)),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(self._name(request).encode(), usedforsecurity=False).hexdigest(),
            "Via": VIA,
        }

    def note_status(self, status: int) -> None:
        """Count an answer towards the invalid requests that get an address blocked."""
        if status in {401, 403, 429}:
            self._invalid.append(self._clock())

    @property
    def invalid_requests(self) -> int:
        """How many invalid requests there were in the last ten minutes."""
        return len(self._recent(self._invalid, self._limits.invalid_requests))

    def _bucket(self, request: web.Request) -> tuple[Window, _Bucket]:
        name = self._name(request)
        window: Window = getattr(self._limits, _BUCKETS.get(route_of(request), "other_route"))
        major = tuple(request.match_info.get(parameter, "") for parameter in _MAJOR)
        bucket = self._buckets.get((name, *major))
        if bucket is None or bucket.resets_at <= self._clock():
            self._forget_old_buckets()
            bucket = self._buckets[(name, *major)] = _Bucket(self._clock() + window.seconds)
        return window, bucket

    def _forget_old_buckets(self) -> None:
        if len(self._buckets) >= 1_000:
            now = self._clock()
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.resets_at > now}

    def _name(self, request: web.Request) -> str:
        return _BUCKETS.get(route_of(request)) or " ".join(route_of(request))

    def _recent(self, times: deque[float], window: Window) -> deque[float]:
        while times and times[0] <= self._clock() - window.seconds:
            times.popleft()
        return times


def route_of(request: web.Request) -> tuple[str, str]:
    """The method and the path with its parameters' names in place of their values."""
    resource = request.match_info.route.resource
    return request.method, request.path if resource is None else resource.canonical


def too_many_for_now(retry_after: float, scope: str = "user") -> web.Response:
    """The 429 of a limit that no header announces."""
    return _too_many(retry_after, scope)


def _is_of_an_interaction(request: web.Request) -> bool:
    return request.path.startswith((f"{API}/interactions/", f"{API}/webhooks/"))


def _too_many(retry_after: float, scope: str) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": scope == "global"}
    response = answer(body, 429)
    response.headers.update({"Retry-After": f"{retry_after:.3f}", "X-RateLimit-Scope": scope, "Via": VIA})
    if scope == "global":
        response.headers["X-RateLimit-Global"] = "true"
    return response
