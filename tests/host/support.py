"""What tests of the host share: a listener that writes down what it is told, a clock to turn, and people."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from engine.kernel.rulebook import Rulebook
from engine.kernel.views import View
from engine.players import Chance, Player, RandomPlayer
from host.host import Host
from host.notices import (
    ClockWarning,
    DamageFound,
    InvitationAnswered,
    MatchClosed,
    MatchStarted,
    MatchUpdate,
    Notice,
    RequestRefused,
    RequestsChanged,
    Viewer,
)
from host.pauses import Pauses
from host.settings import Settings
from host.summaries import MatchSummary, Participant
from host.time import Clock
from storage import Database, Invitation
from tests.host import tiny_game
from tests.patience import SECONDS
from tests.seeds import Seeds, running_test

ANN, BEN, CAT = Participant(1001, "Ann"), Participant(1002, "Ben"), Participant(1003, "Cat")
GUILD, CHANNEL = 2001, 3001

TURNS = 20
"""Turns of the event loop in which whoever is told to go on gets as far as it can without waiting for anything."""

TINY: Mapping[str, Rulebook] = {"tiny": tiny_game.RULEBOOK}


class ManualClock:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self._now = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)
        self._order = itertools.count()
        self._hosts: list[Host] = []
        self._asleep = asyncio.Event()  # somebody has begun to sleep
        self._sleeping: list[tuple[datetime, int, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asleep.set()
        heapq.heappush(self._sleeping, (self._now + timedelta(seconds=seconds), next(self._order), woken))
        await woken

    def watch(self, host: Host) -> None:
        """Wait for this host's work whenever time has passed."""
        self._hosts.append(host)

    async def forward(self, seconds: float) -> None:
        """Let time pass, and whatever was waiting for it be done."""
        until = self._now + timedelta(seconds=seconds)
        await self._done(0)
        while (sleepers := self._sleepers()) and self._sleeping[0][0] <= until:
            at, _, woken = heapq.heappop(self._sleeping)
            self._now = max(self._now, at)
            woken.set_result(None)
            await self._done(sleepers)
        self._now = until

    def _sleepers(self) -> int:
        self._sleeping = [sleeper for sleeper in self._sleeping if not sleeper[2].done()]
        heapq.heapify(self._sleeping)
        return len(self._sleeping)

    async def _done(self, sleepers: int) -> None:
        """Wait until whoever was woken sleeps again: everybody who waits for this clock does so time and again."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
        while self._sleepers() < sleepers:
            self._asleep.clear()
            await self._asleep.wait()
        for host in self._hosts:
            await host.settle()


async def settled() -> None:
    """Let others go on for a moment."""
    await asyncio.sleep(0.002)


@dataclass
class Record:
    """A listener that writes down what it is told."""

    started: list[int] = field(default_factory=list)
    updates: list[MatchUpdate] = field(default_factory=list)
    requests: list[int] = field(default_factory=list)
    warnings: list[tuple[int, int, datetime]] = field(default_factory=list)
    last_chances: list[bool] = field(default_factory=list)  #: for each warning, whether the match is lost otherwise
    refusals: list[RequestRefused] = field(default_factory=list)
    ended: list[int] = field(default_factory=list)
    damaged: list[tuple[int, int | None, int | None]] = field(default_factory=list)
    closed: list[Invitation] = field(default_factory=list)

    def take(self, notice: Notice) -> None:
        match notice:
            case MatchStarted(match_id):
                self.started.append(match_id)
            case MatchUpdate():
                self.updates.append(notice)
            case RequestsChanged(match_id):
                self.requests.append(match_id)
            case RequestRefused():
                self.refusals.append(notice)
            case ClockWarning(match_id, seat, deadline, loses):
                self.warnings.append((match_id, seat, deadline))
                self.last_chances.append(loses)
            case MatchClosed(match_id):
                self.ended.append(match_id)
            case DamageFound(match_id, thread_id, channel_id):
                self.damaged.append((match_id, thread_id, channel_id))
            case InvitationAnswered(invitation):
                self.closed.append(invitation)


SETTINGS = Settings(_env_file=None)

COMPUTERS: Mapping[str, Player] = {"random": RandomPlayer()}


def make_host(
    database: Database,
    record: Record,
    clock: Clock | None = None,
    *,
    rulebooks: Mapping[str, Rulebook] = TINY,
    computers: Mapping[str, Player] = COMPUTERS,
    settings: Settings = SETTINGS,
    seeds: str | None = None,
    pauses: Pauses | None = None,
) -> Host:
    """A host of the tiny game, unless told otherwise; not started. `seeds` names its matches, the test if None.

    Without `pauses` it asks everybody everything.
    """
    host = Host(
        database,
        settings,
        rulebooks=rulebooks,
        computers=computers,
        clock=clock,
        computer_delay=0,
        pauses=pauses,
        patience=SECONDS,
        new_seed=Seeds(seeds or running_test()),
    )
    host.listen(record.take)
    if isinstance(clock, ManualClock):
        clock.watch(host)
    return host


PEOPLE = (ANN, BEN)


async def begin(host: Host, *, game: str = "tiny", people: tuple[Participant, Participant] = PEOPLE) -> MatchSummary:
    """A match of Ann (seat 0) against Ben (seat 1), unless told otherwise, with the game's first starter each."""
    deck = host.decks.starters(game)[0]
    invitation = await host.lobby.invite(game, people[0], people[1], deck, guild_id=GUILD, channel_id=CHANNEL)
    return await host.lobby.accept(invitation.id, people[1], deck)


async def asked(host: Host, match_id: int) -> tuple[Participant, int, View]:
    """Who is asked, the number of the decision, and their view."""
    public = await host.match_view(match_id, None)
    assert public.view.asked is not None
    own = await host.match_view(match_id, public.view.asked)
    return PEOPLE[public.view.asked], own.summary.sequence, own.view


async def answer(host: Host, match_id: int, *keys: str) -> int:
    """Answer whatever is asked, as whoever is asked it; without keys by its safe default. The decision's number."""
    person, sequence, view = await asked(host, match_id)
    assert view.decision is not None
    await host.answer(match_id, person.user_id, sequence, keys or view.decision.default)
    return sequence


async def play_on(host: Host, match_id: int, chance: Chance, *, most: int = 10_000) -> int:
    """Play a match on at random, at most so many answers or to its end; the answers given."""
    for count in range(most):
        if not (await host.summary(match_id)).is_running:
            return count
        person, sequence, view = await asked(host, match_id)
        await host.answer(match_id, person.user_id, sequence, RandomPlayer().choose(view, chance))
    return most


async def begin_long(host: Host, answers: int) -> MatchSummary:
    """A match of the tiny game that still goes on after so many random answers; others are over by then."""
    while True:
        summary = await begin(host)
        await play_on(host, summary.match_id, Chance(b"long"), most=answers)
        if (await host.summary(summary.match_id)).is_running:
            return summary


async def views(host: Host, match_id: int) -> dict[Viewer, View]:
    """What everybody sees."""
    return {viewer: (await host.match_view(match_id, viewer)).view for viewer in (0, 1, None)}


def sqlite(folder: Path) -> str:
    """The address of a database in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'tablecast.db'}"


async def say(host: Host, match: int, *keys: str) -> None:
    """Whoever is asked answers this."""
    public = await host.match_view(match, None)
    assert public.view.asked is not None
    user = (ANN, BEN)[public.view.asked].user_id
    await host.answer(match, user, public.summary.sequence, keys)


async def is_asked(host: Host, match: int, seat: int) -> bool:
    """Whether a player is to answer themselves."""
    return (await host.match_view(match, seat)).view.decision is not None


@dataclass
class Watcher:
    """Notes what others than one player are told, and when."""

    clock: ManualClock
    heard: list[tuple[datetime, object, object]] = field(default_factory=list)
    of: int = 1  #: the player's seat

    def take(self, notice: Notice) -> None:
        if not isinstance(notice, MatchUpdate):
            self.heard.append((self.clock.now(), type(notice), None))
        elif others := notice.viewers - {self.of}:
            self.heard.append((self.clock.now(), MatchUpdate, others))
