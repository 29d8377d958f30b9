"""What time it is, and waiting for a time to come. The host asks a `Clock`, so that tests can turn the hands."""

import asyncio
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """A clock that can be waited for."""

    def now(self) -> datetime:
        """The time, aware."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds, at once for 0 or less."""
        ...


class SystemClock:
    """The time of the machine, in UTC."""

    def now(self) -> datetime:
        """The time now."""
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(max(0.0, seconds))
