"""What needs the other player's consent: a draw, and taking an answer back after something has happened."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import storage
from engine.kernel.errors import BrokenSave
from host.errors import (
    AlreadyRequested,
    CannotGoBack,
    ComputerDeclines,
    NothingRequested,
    NothingToUndo,
    SeenSince,
    TheirsFirst,
)
from host.journaled_match import PLAYED, Diverged, JournaledMatch, effective
from host.notices import RequestRefused, Viewer
from host.restoring import JournalPart, match_from_journal
from host.running import RunningMatch
from host.summaries import HowUndone, UndoAsked, UndoView
from host.taking_back import Undo, chosen, last_answers, last_choice, undo_of
from storage import EntryKind, JournalEntry, Request, RequestKind

READ_FIRST = 32
"""How many entries of a journal are looked at first for what a player chose last."""


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


async def ask_undo(running: RunningMatch, user_id: int) -> UndoAsked:
    """See `Host.ask_undo`."""
    async with running.lock:
        seat = running.seat_of(user_id)
        decision = running.decision
        if decision is not None and decision.player == seat and running.journaled.match.can_step_back:
            last = running.journaled.match.checkpoint.given[-1]
            await running.step_back_now(seat, user_id)
            return UndoAsked(HowUndone.FREELY, chosen(running.journaled.match, last, seat))
        pending = running.requests.of_kind(RequestKind.UNDO)
        if pending is not None and pending.seat != seat:
            raise TheirsFirst(running.stored.seats[pending.seat].name)
        undo, known = await _undo(running, seat)
        if undo.seen_by_one:
            raise SeenSince
        # A clock would begin anew, as often as somebody went on and back.
        if undo.is_free and running.stored.clock is None:
            await running.take_back(EntryKind.UNDO, undo.back_to, seat, user_id, known=known)
            return UndoAsked(HowUndone.FREELY, undo.views[seat])
        if running.stored.seats[1 - seat].computer is not None:
            await running.take_back(EntryKind.UNDO, undo.back_to, seat, user_id, known=known)
            return UndoAsked(HowUndone.COMPUTER, undo.views[seat])
        await _open(running, RequestKind.UNDO, seat, undo.back_to)
        running.undo = (running.journaled.sequence, undo)
        return UndoAsked(HowUndone.ASKED, undo.views[seat])


async def undo_asked(running: RunningMatch, viewer: Viewer) -> UndoView | None:
    """See `Host.undo_asked`."""
    request = running.requests.of_kind(RequestKind.UNDO)
    if request is None or request.sequence != running.journaled.sequence:
        return None
    known = running.undo
    if known is None or known[0] != request.sequence:
        try:
            undo, _ = await _undo(running, request.seat)
            known = running.undo = (request.sequence, undo)
        except (NothingToUndo, CannotGoBack):
            return None  # whoever agrees is told so
    return known[1].views[viewer]


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
            running.ask()
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
        running.ask()


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


async def _undo(running: RunningMatch, seat: int) -> tuple[Undo, JournalPart]:
    """What is taken back if a player is asked again what they chose last, and the journal as far as it was read.

    Raises `NothingToUndo`, `CannotGoBack`.
    """
    try:
        known, entries, answers = await _latest(running, seat)
        if not answers:
            raise NothingToUndo
        since = [entry for entry in entries if entry.sequence >= answers[0].sequence]
        begins, last = await asyncio.to_thread(last_choice, await _before(running, answers[0], known), since, seat)
        since = [entry for entry in entries if entry.sequence >= begins.sequence]
        journaled = await _before(running, begins, known)
    except (Diverged, BrokenSave, storage.Unreadable) as problem:
        raise CannotGoBack from problem
    return await asyncio.to_thread(undo_of, journaled, since, seat, last.sequence), known


async def _latest(
    running: RunningMatch, seat: int
) -> tuple[JournalPart, Sequence[JournalEntry], Sequence[JournalEntry]]:
    """The end of the journal, the effective entries of it, and a player's last answers, all of which are among them.

    However long a match is, these are seldom far back. Raises `storage.Unreadable`.
    """
    now, length = running.journaled.sequence, READ_FIRST
    while True:
        after = max(now - length, 0)
        read = await running.services.database.journal.after(running.id, after, last=now)
        known = JournalPart(after, [entry for entry in read if entry.sequence <= now])
        entries = effective(known.entries)
        answers = last_answers(entries, seat)
        begins = answers[0].sequence if answers else 0
        if after == 0 or (known.is_whole and any(each.kind in PLAYED and each.sequence < begins for each in entries)):
            return known, entries, answers
        length *= 4


async def _before(running: RunningMatch, entry: JournalEntry, known: JournalPart) -> JournaledMatch:
    """The match as it stood when this answer was given."""
    database, up_to = running.services.database, entry.sequence - 1
    return await match_from_journal(database, running.rulebook, running.stored, up_to=up_to, known=known)
