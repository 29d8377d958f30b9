"""Why something did not reach Discord: every failure of a call as one exception, with a reason that people are told."""

import logging
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import TypeVar

import aiohttp
import discord

log = logging.getLogger(__name__)

T = TypeVar("T")


class FailureReason(StrEnum):
    """Why something did not arrive; also the last part of the id of the text that explains it."""

    DMS_CLOSED = "dms-closed"
    NO_SHARED_SERVER = "no-shared-server"
    TOO_MANY_DMS = "too-many-dms"
    LEFT = "left"
    GONE = "gone"
    NO_ACCESS = "no-access"
    NOT_PERMITTED = "not-permitted"
    NO_WRITING_IN_THREADS = "no-writing-in-threads"
    WRONG_CHANNEL = "wrong-channel"
    TOO_MANY_THREADS = "too-many-threads"
    NAME_REFUSED = "name-refused"
    TAG_WANTED = "tag-wanted"
    ARCHIVED = "archived"
    LOCKED = "locked"
    TOO_OLD = "too-old"
    TOO_LARGE = "too-large"
    EXPIRED = "expired"
    REFUSED = "refused"
    BUSY = "busy"
    TROUBLE = "trouble"


_PASSING = frozenset({FailureReason.TOO_MANY_DMS, FailureReason.BUSY, FailureReason.TROUBLE})

_MENDABLE = frozenset(
    {
        FailureReason.NO_ACCESS,
        FailureReason.NOT_PERMITTED,
        FailureReason.NO_WRITING_IN_THREADS,
        FailureReason.TOO_MANY_THREADS,
        FailureReason.ARCHIVED,
        FailureReason.LOCKED,
    }
)


class Undelivered(Exception):
    """Discord did not take what was sent, or said nothing to it. `code` is Discord's, 0 where it gave none.

    `retry_after` is set where it is known how many seconds it has to wait. It is `lost` where the connection broke or
    Discord failed: it may have arrived all the same. Of that, `unsent` is what there was no connection for.
    """

    def __init__(
        self,
        reason: FailureReason,
        detail: str,
        *,
        code: int = 0,
        retry_after: float | None = None,
        lost: bool = False,
        unsent: bool = False,
    ) -> None:
        super().__init__(detail)
        self.reason = reason
        self.code = code
        self.retry_after = retry_after
        self.lost = lost
        self.unsent = unsent

    @property
    def passes(self) -> bool:
        """Whether the same may be taken later. What does not pass is refused for good and not sent again."""
        return self.reason in _PASSING

    @property
    def may_be_mended(self) -> bool:
        """Whether somebody on the server may put it right, of which the bot is not told."""
        return self.reason in _MENDABLE


UNKNOWN_MESSAGE = 10008
INVALID_FORM = 50035
ALREADY_ACKNOWLEDGED = 40060
TOO_MANY_DMS_SECONDS = 60.0
"""How long to wait where Discord finds that direct messages are opened too fast; it does not say."""

# Discord's JSON error codes. What has none of them is told by its status, and what has no answer at all is TROUBLE.
_REASONS: dict[int, FailureReason] = {
    10003: FailureReason.GONE, UNKNOWN_MESSAGE: FailureReason.GONE, 10004: FailureReason.GONE,
    10007: FailureReason.LEFT, 10013: FailureReason.LEFT, 50033: FailureReason.LEFT,
    10015: FailureReason.EXPIRED, 10062: FailureReason.EXPIRED, 50027: FailureReason.EXPIRED,
    ALREADY_ACKNOWLEDGED: FailureReason.EXPIRED,
    30046: FailureReason.TOO_OLD, 40003: FailureReason.TOO_MANY_DMS, 50001: FailureReason.NO_ACCESS,
    50007: FailureReason.DMS_CLOSED, 50278: FailureReason.NO_SHARED_SERVER, 50013: FailureReason.NOT_PERMITTED,
    40005: FailureReason.TOO_LARGE, 50045: FailureReason.TOO_LARGE,
    50008: FailureReason.WRONG_CHANNEL, 50024: FailureReason.WRONG_CHANNEL,
    40058: FailureReason.BUSY, 40067: FailureReason.TAG_WANTED, 200001: FailureReason.NAME_REFUSED,
    50083: FailureReason.ARCHIVED, 160005: FailureReason.LOCKED,
    160006: FailureReason.TOO_MANY_THREADS, 160007: FailureReason.TOO_MANY_THREADS,
}  # fmt: skip
# A 401 without a code is no word on what was sent: a token that was withdrawn ends the process, by the gateway.
_BY_STATUS: dict[int, FailureReason] = {
    401: FailureReason.TROUBLE, 403: FailureReason.NOT_PERMITTED, 404: FailureReason.GONE,
    413: FailureReason.TOO_LARGE, 429: FailureReason.BUSY,
}  # fmt: skip
_MOST_DETAIL = 300
SESSION_CLOSED = "Session is closed"
"""What aiohttp says of a request after the end: it has no exception of its own for that."""


async def expecting(call: Callable[[], Awaitable[T]]) -> T:
    """Await a call to Discord; whatever goes wrong becomes `Undelivered`."""
    try:
        return await call()
    except discord.HTTPException as error:
        problem = _undelivered(error)
        if problem.reason is FailureReason.REFUSED:  # the mistake is ours
            log.error("refused by Discord", extra={"detail": str(problem)})
        raise problem from error
    except discord.RateLimited as error:
        raise Undelivered(FailureReason.BUSY, f"not for another {error.retry_after:.0f} s") from error
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        unsent = isinstance(error, aiohttp.ClientConnectorError)
        raise Undelivered(FailureReason.TROUBLE, type(error).__name__, lost=True, unsent=unsent) from error
    except RuntimeError as error:
        if not is_after_the_end(error):
            raise
        raise Undelivered(FailureReason.TROUBLE, "the connections are closed, for the bot is stopping") from error


def is_after_the_end(problem: BaseException | None) -> bool:
    """Whether something was to be sent when the connections were closed already, since the bot stops."""
    return isinstance(problem, RuntimeError) and str(problem) == SESSION_CLOSED


def _undelivered(error: discord.HTTPException) -> Undelivered:
    by_status = FailureReason.TROUBLE if error.status >= 500 else _BY_STATUS.get(error.status, FailureReason.REFUSED)
    reason = _REASONS.get(error.code, by_status)
    detail = f"{error.status} {error.code}: {error.text[:_MOST_DETAIL]}"
    wait = TOO_MANY_DMS_SECONDS if reason is FailureReason.TOO_MANY_DMS else None
    return Undelivered(reason, detail, code=error.code, retry_after=wait, lost=error.status >= 500)
