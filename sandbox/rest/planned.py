"""What a test has planned for the next requests to some paths: to be refused, or to lose their answers."""

from dataclasses import dataclass
from enum import Enum, auto
from fnmatch import fnmatchcase
from http import HTTPStatus

from aiohttp import web

from sandbox.errors import ApiError, DiscordError
from sandbox.rest.ratelimits import VIA, too_many_for_now
from sandbox.rest.wire import API, answer, refusal

FORCED_WAIT_SECONDS = 0.2


class Loss(Enum):
    """How a request is not answered."""

    NOT_CARRIED_OUT = auto()  #: the connection is lost on the way
    CARRIED_OUT = auto()  #: the connection is lost on the way back
    HELD = auto()  #: it is carried out, and its answer is on its way for ever


Mishap = DiscordError | int | Loss
"""What happens to a request: a fault of Discord's, a bare HTTP status, or a loss."""


@dataclass(slots=True)
class _Plan:
    method: str
    pattern: str
    mishap: Mishap
    left: int


class Planned:
    """Mishaps that are to happen to the next requests; each happens to so many."""

    def __init__(self) -> None:
        self._plans: list[_Plan] = []

    def plan(self, mishap: Mishap, pattern: str, count: int, method: str) -> None:
        """It happens to the next `count` requests of a method to paths after /api/v10 that look like the pattern.

        "*" stands for anything, in a pattern and for a method.
        """
        self._plans.append(_Plan(method, pattern, mishap, count))

    def next_for(self, request: web.Request) -> Mishap | None:
        """What happens to this request, which is then counted."""
        path = request.path.removeprefix(API)
        for plan in self._plans:
            if fnmatchcase(request.method, plan.method) and fnmatchcase(path, plan.pattern):
                plan.left -= 1
                self._plans = [each for each in self._plans if each.left > 0]
                return plan.mishap
        return None

    def forget(self) -> None:
        """Nothing more happens to any request."""
        self._plans = []

    @property
    def outstanding(self) -> int:
        """How many requests something is still to happen to."""
        return sum(plan.left for plan in self._plans)


def refused(mishap: DiscordError | int) -> web.Response:
    """The answer that a mishap means; Discord's own machines answer in JSON, those before them in plain text."""
    if isinstance(mishap, DiscordError):
        return refusal(ApiError(mishap))
    if mishap == 429:
        return too_many_for_now(FORCED_WAIT_SECONDS, "shared")
    if mishap >= 500:
        return web.Response(status=mishap, text="upstream connect error or disconnect", headers={"Via": VIA})
    return answer({"message": f"{mishap}: {HTTPStatus(mishap).phrase}", "code": 0}, mishap)
