"""What becomes of a call to Discord that cannot be made any more."""

from __future__ import annotations

import aiohttp
import pytest

from cogs.undelivered import Undelivered, expecting


async def test_whoever_acts_while_the_bot_stops_is_not_answered_which_is_no_mistake_of_ours() -> None:
    session = aiohttp.ClientSession()
    await session.close()
    with pytest.raises(Undelivered, match="the bot is stopping"):
        await expecting(lambda: session.get("http://127.0.0.1:9/"))


async def test_a_mistake_of_ours_stays_one() -> None:
    async def mistaken() -> None:
        raise RuntimeError("something else")

    with pytest.raises(RuntimeError, match="something else"):
        await expecting(mistaken)
