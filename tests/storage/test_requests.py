"""Requests by consent: one of a kind at a time, answered once."""

import asyncio

import pytest

from storage import Database, Request, RequestKind, RequestPending
from tests.storage.samples import NOW, new_match


async def test_a_request_is_pending_until_it_is_closed(database: Database) -> None:
    match = await new_match(database)
    undo = Request(match.id, RequestKind.UNDO, seat=1, sequence=7, at=NOW, back_to=6)
    draw = Request(match.id, RequestKind.DRAW, seat=0, sequence=7, at=NOW)
    await database.requests.open(undo)
    await database.requests.open(draw)
    assert await database.requests.pending(match.id) == [draw, undo]
    assert await database.requests.close(match.id, RequestKind.UNDO) == undo
    assert await database.requests.pending(match.id) == [draw]


async def test_a_second_request_of_a_kind_waits_for_the_first(database: Database) -> None:
    match, other = await new_match(database), await new_match(database)
    await database.requests.open(Request(match.id, RequestKind.DRAW, 0, 3, NOW))
    with pytest.raises(RequestPending, match="a request for draw is pending in match 1"):
        await database.requests.open(Request(match.id, RequestKind.DRAW, 1, 3, NOW))
    await database.requests.open(Request(other.id, RequestKind.DRAW, 1, 3, NOW))
    assert [request.seat for request in await database.requests.pending(match.id)] == [0]


async def test_a_request_is_answered_once(database: Database) -> None:
    match = await new_match(database)
    request = Request(match.id, RequestKind.DRAW, 0, 3, NOW)
    await database.requests.open(request)
    answers = await asyncio.gather(*(database.requests.close(match.id, RequestKind.DRAW) for _ in range(5)))
    assert answers.count(request) == 1
    assert answers.count(None) == 4


async def test_all_requests_of_a_match_can_be_dropped(database: Database) -> None:
    match, other = await new_match(database), await new_match(database)
    kept = Request(other.id, RequestKind.DRAW, 0, 0, NOW)
    for request in (
        Request(match.id, RequestKind.DRAW, 0, 0, NOW),
        Request(match.id, RequestKind.UNDO, 0, 0, NOW),
        kept,
    ):
        await database.requests.open(request)
    await database.requests.close_all(match.id)
    assert await database.requests.pending(match.id) == []
    assert await database.requests.pending(other.id) == [kept]
