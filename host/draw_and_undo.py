"""What needs the other player's consent: a draw, and taking an answer back after something has happened."""

from __future__ import annotations

import asyncio

import storage
from engine.kernel.errors import BrokenSave
from host.errors import AlreadyRequested, CannotGoBack, ComputerDeclines, NothingRequested, NothingToUndo, SeenSince
from host.journaled_match import Diverged, JournaledMatch, effective
from host.notices import RequestRefused
from host.restoring import match_from_journal
from host.running import RunningMatch
from host.taking_back import back_to, learned_since
from storage import EntryKind, Request, RequestKind


async def offer_draw(running: RunningMatch, user_id: int) -> bool:
    """See `Host.offer_draw`."""
    async with running.lock:
        seat = running.seat_of(user_id)
        if running.stored.seats[1 - seat].computer is not None:
            raise ComputerDeclines
        pending = running.requests.of_kind(RequestKind.DRAW)
        if pending is not None and pending.seat != seat:
            await _draw(running, seat, user_id)
            return True
        await _open(running, RequestKind.DRAW, seat)
        return False


async def ask_undo(running: RunningMatch, user_id: int) -> bool:
    """See `Host.ask_undo`."""
    async with running.lock:
        seat = running.seat_of(user_id)
        decision = running.decision
        if decision is not None and decision.player == seat and running.journaled.match.can_step_back:
            await running.step_back_now(seat, user_id)
            return True
        target = await _target(running, seat)
        if running.stored.seats[1 - seat].computer is not None:
            await running.take_back(EntryKind.UNDO, target, seat, user_id)
            return True
        await _open(running, RequestKind.UNDO, seat, target)
        return False


async def answer_request(running: RunningMatch, user_id: int, kind: RequestKind, *, agree: bool) -> None:
    """See `Host.answer_request`."""
    async with running.lock:
        seat = running.seat_of(user_id)
        pending = running.requests.of_kind(kind)
        if pending is None or pending.seat == seat:
            raise NothingRequested(kind)
        if not agree:
            await running.requests.close(kind)
            running.services.notify(RequestRefused(running.id, kind, pending.seat))
        elif kind is RequestKind.DRAW:
            await _draw(running, seat, user_id)
        else:
            assert pending.back_to is not None
            asker = running.stored.seats[pending.seat].user_id
            await running.take_back(EntryKind.UNDO, pending.back_to, pending.seat, asker, settles=kind)


async def withdraw_request(running: RunningMatch, user_id: int, kind: RequestKind) -> None:
    """See `Host.withdraw_request`."""
    async with running.lock:
        seat = running.seat_of(user_id)
        pending = running.requests.of_kind(kind)
        if pending is None or pending.seat != seat:
            raise NothingRequested(kind)
        await running.requests.close(kind)


async def _open(running: RunningMatch, kind: RequestKind, seat: int, target: int | None = None) -> None:
    request = Request(running.id, kind, seat, running.journaled.sequence, running.services.clock.now(), target)
    try:
        await running.requests.open(request)
    except storage.RequestPending as problem:
        await running.requests.read(running.journaled.sequence)
        if running.requests.of_kind(kind) is not None:
            raise AlreadyRequested(kind) from problem
        await running.requests.open(request)


async def _draw(running: RunningMatch, seat: int, user_id: int) -> None:
    before = running.journaled
    journaled = await running.services.long_answers.played(
        lambda patience: before.played(EntryKind.DRAW, seat, (), patience)
    )
    await running.commit(journaled, EntryKind.DRAW, seat, user_id=user_id, settles=RequestKind.DRAW)


async def _target(running: RunningMatch, seat: int) -> int:
    """The entry to go back to, so that a player is asked again what they answered last.

    Raises `NothingToUndo`, `CannotGoBack`, and `SeenSince` if somebody has learned something since.
    """
    database = running.services.database
    try:
        entries = effective(await database.journal.after(running.id, last=running.journaled.sequence))
        target = back_to(entries, seat)
        if target is None:
            raise NothingToUndo
        journaled: JournaledMatch = await match_from_journal(database, running.rulebook, running.stored, up_to=target)
    except (Diverged, BrokenSave, storage.Unreadable) as problem:
        raise CannotGoBack from problem
    since = [entry for entry in entries if entry.sequence > target]
    if await asyncio.to_thread(learned_since, journaled, since, seat):
        raise SeenSince
    return target
