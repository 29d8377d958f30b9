"""The host: everything that a surface (Discord, a test, a command line) may ask of matches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, TypeVar

from msgspec import structs

from engine import games
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.players import PLAYERS, Player
from host import draw_and_undo
from host.alarms import Alarms
from host.archive import Archive
from host.books import Books
from host.card_sets import CardSets
from host.computers import Computers
from host.decks import Decks, KeptDeck
from host.errors import MatchEnded, MatchGoesOn, MatchUnreadable, NotAPlayer
from host.lobby import Lobby, secret_seed
from host.long_answers import LongAnswers
from host.match_services import MatchServices
from host.notices import Listener, Notifier, Viewer
from host.passing import AutomaticPassing
from host.pauses import Pauses
from host.people import People
from host.played_matches import PlayedMatches
from host.posts import Posts
from host.regular_work import attempt, every
from host.rematches import Rematches, deck_of_seat
from host.restoring import unreadable_as_damage
from host.running import ABANDONED, RunningMatch
from host.servers import Servers
from host.settings import Settings
from host.summaries import LogLine, MatchSummary, MatchView, UndoAsked, UndoView, summary_of
from host.taking_up import MatchFinder
from host.tasks import PATIENCE_SECONDS, Tasks
from host.time import Clock, SystemClock
from storage import Database, MatchRow, MatchStatus, PassUntil, RequestKind, StorageUnavailable

log = logging.getLogger(__name__)

T = TypeVar("T")

EXPIRY_SECONDS = 15.0
"""How often invitations that have run out are closed. Accepting one checks the time itself."""

LEFT_SECONDS = 60.0
"""How often the host looks for matches that run and are not played."""

IDLE_SECONDS = 600.0
"""How often the host looks for matches that nobody plays any more."""

STOP_SECONDS = 6.0
"""How long the end of the process waits for what is being committed."""

COMPUTER_DELAY_SECONDS = 0.7
"""How long a computer player waits before it answers, so that people can follow."""


class Host:
    """Runs matches. A method that raises a `Refused` (see `host.errors`) or a `StorageError` has changed nothing.

    `lobby` invites and begins matches, `rematches` begins them again, `decks` keeps decks. `card_sets` are the further
    cards that servers bring, and `books` the games with these; `servers` knows what is allowed where. `posts` and
    `users` keep what a surface must find again: its messages, and what it knows of people.

    >>> from host.summaries import Participant
    >>> from storage import open_database
    >>> ann, ben = Participant(1, "Ann"), Participant(2, "Ben")
    >>> async def first_answer() -> tuple[int, int]:
    ...     database = await open_database("sqlite+aiosqlite:///example.db")
    ...     host = Host(database, Settings(_env_file=None))
    ...     await host.start()
    ...     game = min(host.rulebooks)
    ...     deck = host.decks.starters(game)[0]
    ...     invitation = await host.lobby.invite(game, ann, ben, deck, guild_id=3, channel_id=4)
    ...     before = await host.lobby.accept(invitation.id, ben, deck)
    ...     seat = (await host.match_view(before.match_id, None)).view.asked
    ...     decision = (await host.match_view(before.match_id, seat)).view.decision
    ...     await host.answer(before.match_id, (ann, ben)[seat].user_id, before.sequence, decision.default)
    ...     after = await host.summary(before.match_id)
    ...     await host.stop()
    ...     await database.close()
    ...     return before.sequence, after.sequence
    >>> asyncio.run(first_answer())
    (1, 2)
    """

    def __init__(
        self,
        database: Database,
        settings: Settings,
        *,
        rulebooks: Mapping[str, Rulebook] | None = None,
        computers: Mapping[str, Player] | None = None,
        clock: Clock | None = None,
        computer_delay: float = COMPUTER_DELAY_SECONDS,
        pauses: Pauses | None = None,
        new_seed: Callable[[], bytes] = secret_seed,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        """`rulebooks` are the games, `computers` the computer players from the weakest on; None: all that there are.
        `patience` is how many seconds people wait for what they have asked, and `pauses` how long automatic answers
        wait; without them there are none, and everybody is asked everything.

        `new_seed` is asked for the seed of each match, which must stay secret. Nothing happens before `start`.
        """
        rulebooks = games.rulebooks() if rulebooks is None else rulebooks
        computers = {level: make() for level, make in PLAYERS.items()} if computers is None else computers
        clock = clock or SystemClock()
        self.rulebooks = rulebooks
        self.servers = Servers(database, rulebooks)
        self.posts = Posts(database.posts)
        self.users = People(database.users, clock)
        self.books = Books(database, rulebooks)
        self.card_sets = CardSets(database, rulebooks, clock, settings)
        self.decks = Decks(database, rulebooks, self.books, clock, limit=settings.max_decks_per_user)
        self._database = database
        self._settings = settings
        self._clock = clock
        self._tasks = Tasks(patience)
        self._archive = Archive(database, self.books)
        self._alarms = Alarms(clock)
        self._long_answers = LongAnswers()
        self._computers = Computers(computers, self.books, clock, delay=computer_delay)
        self._passing = AutomaticPassing(database, self.users, clock, self._tasks, pauses)
        self._played = PlayedMatches(self._alarms, self._archive, self._computers, self._passing)
        self._notifier = Notifier()
        self._services = MatchServices(
            database=database,
            clock=clock,
            servers=self.servers,
            notify=self._notifier.notify,
            alarms=self._alarms,
            tasks=self._tasks,
            long_answers=self._long_answers,
        )
        self._finder = MatchFinder(self._services, self.books, self._played, self._archive)
        self.lobby = Lobby(self._services, self.books, self._computers, settings, self._played, new_seed)
        self.rematches = Rematches(database, self.lobby, self._played)
        self._loops: list[asyncio.Task[None]] = []

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of computer players, weakest first."""
        return self._computers.levels

    def listen(self, listener: Listener) -> None:
        """Tell this listener what changes from now on. There is one; it comes before `start`."""
        self._notifier.listen(listener)

    async def read_cards(self) -> None:
        """Have the cards of all games read before anybody asks for one: it takes seconds, beside the event loop.

        What is wrong with a game's cards is logged, and holds up no other game.
        """
        for book in self.rulebooks.values():
            try:
                await asyncio.to_thread(book.cards)
            except Exception:
                log.exception("the cards of a game cannot be read", extra={"game": book.name})

    async def start(self) -> None:
        """Take up every running match, and tell the listener which of them have unpublished changes.

        It is told as well which matches have ended without everybody having been shown, and which cannot be taken up:
        whatever is wrong with a match, it stays as it is and holds up no other. Raises `StorageUnavailable` if the
        database cannot be used for all or some of them; then it may be called again, and goes on with the rest.
        """
        began = asyncio.get_running_loop().time()
        await self._passing.load()
        in_trouble = await self._finder.take_up_all()
        seconds = asyncio.get_running_loop().time() - began
        log.info("matches taken up", extra={"matches": len(self._played), "seconds": round(seconds, 3)})
        await attempt(self.lobby.expire)
        await attempt(self._close_idle)
        if not self._loops:
            self._loops = [
                asyncio.create_task(self._alarms.run(self._ring), name="alarms"),
                asyncio.create_task(self._passing.run(self._played.get), name="automatic answers"),
                asyncio.create_task(
                    every(self._clock, EXPIRY_SECONDS, self.lobby.expire), name="expiry of invitations"
                ),
                asyncio.create_task(
                    every(self._clock, LEFT_SECONDS, self._finder.take_up_left), name="matches that are not played"
                ),
                asyncio.create_task(every(self._clock, IDLE_SECONDS, self._close_idle), name="closing idle matches"),
            ]
        if in_trouble:
            raise StorageUnavailable("not all matches could be taken up")

    async def stop(self) -> None:
        """Finish what is being committed, and stop clocks and computer players. Nothing is lost without it."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self._computers.close()
        await self._tasks.end(STOP_SECONDS)
        await self.posts.stop()
        self._long_answers.close()

    async def settle(self) -> None:
        """Wait until nothing is under way that nobody else waits for: clocks that have rung, snapshots."""
        await self._tasks.settle()

    # ---- looking, also at matches that are over

    async def summary(self, match_id: int) -> MatchSummary:
        """A match from the outside. Raises `MatchNotFound`, `StorageUnavailable`."""
        running = self._played.get(match_id)
        if running is not None:
            return running.summary
        stored = await self._finder.stored(match_id)
        return summary_of(stored, stored.last_sequence + 1)

    async def match_view(self, match_id: int, viewer: Viewer) -> MatchView:
        """Summary and view of one moment. Raises `MatchNotFound`, `MatchUnreadable`, `StorageUnavailable`."""
        running = await self._finder.find(match_id)
        if isinstance(running, RunningMatch):
            passing = await self._passing.view(running, viewer)
            seen = view(running.journaled.match, viewer)
            shown = structs.replace(seen, decision=None) if passing.answers else seen
            return MatchView(running.summary, shown, passing)
        journaled = await self._archive.get(running)
        return MatchView(summary_of(running, journaled.sequence + 1), view(journaled.match, viewer))

    async def log(self, match_id: int, viewer: Viewer, *, after: int = -1) -> Sequence[LogLine]:
        """What a viewer may read of what followed the journal entry `after` (-1: everything), in order.

        What was taken back is not in it. Raises as `match_view`.
        """
        running = await self._finder.find(match_id)
        if not isinstance(running, RunningMatch):
            return (await self._archive.get(running, whole=True)).lines(viewer, after)
        journaled = running.journaled
        if after < journaled.logged_after:
            try:
                journaled = await self._archive.played(running.stored, running.rulebook)
            except MatchUnreadable:
                pass  # what is damaged, or an older version has told, is lost; then the log begins later
            else:
                running.journaled.recall(journaled)
        return journaled.lines(viewer, after)

    async def recent(self, match_id: int, viewer: Viewer, *, after: int) -> Sequence[LogLine]:
        """As much of `log` as is at hand, of a match that is played; nothing of one that is over."""
        running = await self._finder.find(match_id)
        return running.journaled.lines(viewer, after) if isinstance(running, RunningMatch) else ()

    async def deck_played(self, match_id: int, seat: int) -> KeptDeck:
        """The deck that a match was played with. While it goes on, nobody is shown one: `MatchGoesOn`.

        Raises `MatchNotFound`, `StorageUnavailable`.
        """
        stored = await self._finder.stored(match_id)
        if stored.status is MatchStatus.RUNNING:
            raise MatchGoesOn(match_id)
        return deck_of_seat(stored, seat)

    async def rulebook_of(self, match_id: int) -> Rulebook:
        """The game of a match, with the further cards that it is played with.

        Raises `MatchNotFound`, `MatchUnreadable`, `StorageUnavailable`.
        """
        stored = await self._finder.stored(match_id)
        with unreadable_as_damage(match_id):
            found = await self.books.of_match(stored)
        if found is None:
            raise MatchUnreadable(match_id)
        return found

    async def in_thread(self, thread_id: int) -> MatchSummary | None:
        """The newest match played in a thread."""
        found = await self._database.matches.in_thread(thread_id)
        return None if found is None else self._summary(found)

    async def in_guild(self, guild_id: int) -> Sequence[MatchSummary]:
        """The running matches of a server, newest first; not those of games that there are not any more."""
        return self._summaries(await self._database.matches.in_guild(guild_id))

    async def of_user(self, user_id: int) -> Sequence[MatchSummary]:
        """Somebody's running matches on all servers, newest first; not those of games that there are not any more."""
        return self._summaries(await self._database.matches.of_user(user_id))

    # ---- playing

    async def answer(
        self,
        match_id: int,
        user_id: int,
        sequence: int,
        keys: Sequence[str],
        queue: Sequence[str] = (),
        *,
        together: bool = False,
    ) -> None:
        """Answer the decision number `sequence` by the keys of the chosen options; when this returns, it is committed.

        `queue` are the names of several ways to be done one after the other, that of these keys first: the others
        follow by themselves as long as nothing changes (`host.queueing`). `together` is set where the answer was chosen
        with the one before, so that nobody took any time for it.

        Raises `MatchNotFound`, `MatchEnded`, `NotAPlayer`, `NotYourDecision`, `AlreadyAnswered`, `AnswerNotAllowed`,
        `RulesFailed`, `StorageUnavailable`, and `TakesLong` if it goes on and may be committed later.
        """
        running = await self._played_by(match_id, user_id)
        if not together:
            await self._passing.answered(running, user_id, sequence, keys, queue)
        await self._finish(match_id, running.answer(user_id, sequence, keys))

    async def pass_until(self, match_id: int, user_id: int, sequence: int | None, until: PassUntil) -> None:
        """Pass until then, beginning with the decision number `sequence` if there is one. Raises as `answer`."""
        running = await self._played_by(match_id, user_id)
        await self._finish(match_id, self._passing.pass_until(running, user_id, sequence, until))

    async def pass_while_ahead(self, match_id: int, user_id: int, sequence: int | None) -> None:
        """Pass in what one wins as it stands, such as a battle, as long as the match lasts. Raises as `answer`."""
        running = await self._played_by(match_id, user_id)
        await self._finish(match_id, self._passing.pass_while_ahead(running, user_id, sequence))

    async def let_go(self, match_id: int, user_id: int, sequence: int | None) -> None:
        """Pass what is asked, and in this match what is alike where no more is at stake. Raises as `answer`."""
        running = await self._played_by(match_id, user_id)
        await self._finish(match_id, self._passing.let_go(running, user_id, sequence))

    async def ask_again(self, match_id: int, user_id: int) -> None:
        """Pass no longer, whatever was said. Raises `NotAPlayer`, `MatchEnded`, `StorageUnavailable`."""
        running = await self._played_by(match_id, user_id)
        await self._finish(match_id, self._passing.ask_again(running, user_id))

    async def set_automatic(self, user_id: int, automatic: bool, match_id: int | None = None) -> None:
        """Be spared questions to which there is nothing to choose, or not: in one match, or in all from now on.

        Raises as `ask_again`.
        """
        if match_id is not None:
            running = await self._played_by(match_id, user_id)
            await self._finish(match_id, self._passing.set_automatic(running, user_id, automatic))
            return
        await self.users.save(replace(await self.users.get(user_id), automatic=automatic))
        for summary in await self.of_user(user_id):
            played = self._played.get(summary.match_id)
            if played is not None:
                await self._finish(summary.match_id, self._passing.set_automatic(played, user_id, None))

    async def step_back(self, match_id: int, user_id: int, sequence: int) -> None:
        """Take back one's own last answer, to which nothing has happened yet (`DecisionView.can_step_back`).

        Raises as `answer`, and `CannotStepBack`.
        """
        running = await self._played_by(match_id, user_id)
        await self._finish(match_id, running.step_back(user_id, sequence))

    async def concede(self, match_id: int, user_id: int) -> None:
        """Give up; the other player wins. The surface asks for a confirmation, if it wants one."""
        running = await self._played_by(match_id, user_id)
        await self._finish(match_id, running.concede(user_id))

    async def offer_draw(self, match_id: int, user_id: int) -> bool:
        """Offer a draw; if the other player has offered one, the match ends drawn, and this is True.

        Raises `AlreadyRequested`, `ComputerDeclines`.
        """
        running = await self._played_by(match_id, user_id)
        return await self._finish(match_id, draw_and_undo.offer_draw(running, user_id))

    async def ask_undo(self, match_id: int, user_id: int) -> UndoAsked:
        """Ask to go back to before one's own last choice. The request lapses with the next answer of anybody.

        Where the choice can be taken back freely it is, at once; a computer player agrees at once as well: then nobody
        is asked. Raises `NothingToUndo`, `SeenSince`, `AlreadyRequested`, `TheirsFirst`.
        """
        running = await self._played_by(match_id, user_id)
        return await self._finish(match_id, draw_and_undo.ask_undo(running, user_id))

    async def undo_asked(self, match_id: int, viewer: Viewer) -> UndoView | None:
        """What a player has asked to take back, as a viewer may know it; None if nobody has. Raises as `match_view`."""
        running = await self._finder.find(match_id)
        return await draw_and_undo.undo_asked(running, viewer) if isinstance(running, RunningMatch) else None

    async def answer_request(self, match_id: int, user_id: int, kind: RequestKind, *, agree: bool) -> None:
        """Agree to the other player's request, or refuse it. Raises `NothingRequested`."""
        running = await self._played_by(match_id, user_id)
        await self._finish(match_id, draw_and_undo.answer_request(running, user_id, kind, agree=agree))

    async def withdraw_request(self, match_id: int, user_id: int, kind: RequestKind) -> None:
        """Take back one's own request. Raises `NothingRequested`."""
        running = await self._played_by(match_id, user_id)
        await self._finish(match_id, draw_and_undo.withdraw_request(running, user_id, kind))

    # ---- what the surface lets the host remember

    async def set_thread(self, match_id: int, thread_id: int | None) -> None:
        """The match is played in this thread (None: the thread is gone; the match goes on without one)."""
        await self._database.matches.set_thread(match_id, thread_id)
        running = self._played.get(match_id)
        if running is not None:
            running.stored = replace(running.stored, thread_id=thread_id)

    async def shown(self, match_id: int, sequence: int) -> None:
        """The public has been shown the match up to this journal entry."""
        running = self._played.get(match_id)
        if running is not None and running.stored.shown_sequence == sequence:
            return
        await self._database.matches.set_shown(match_id, sequence)
        running = self._played.get(match_id)
        if running is not None:
            running.stored = replace(running.stored, shown_sequence=sequence)

    # ---- finding matches

    async def _played_by(self, match_id: int, user_id: int) -> RunningMatch:
        """The running match in which somebody wants to act. Raises `NotAPlayer` and `MatchEnded` if it is over."""
        found = await self._finder.find(match_id)
        if isinstance(found, RunningMatch):
            return found
        if all(seat.user_id != user_id for seat in found.seats):
            raise NotAPlayer(match_id)
        raise MatchEnded(match_id)

    def _summaries(self, stored: Sequence[MatchRow]) -> Sequence[MatchSummary]:
        return [self._summary(each) for each in stored if each.game in self.rulebooks]

    def _summary(self, stored: MatchRow) -> MatchSummary:
        running = self._played.get(stored.id)
        return summary_of(stored, stored.last_sequence + 1) if running is None else running.summary

    async def _finish(self, match_id: int, work: Coroutine[Any, Any, T]) -> T:
        """Do it to its end, whatever becomes of the caller. Raises `TakesLong` as `Tasks.finish`."""
        return await self._tasks.finish(work, f"act in match {match_id}")

    # ---- what happens by itself

    def _ring(self, match_id: int) -> None:
        running = self._played.get(match_id)
        if running is not None:
            self._tasks.start(running.ring(), f"clock of match {match_id}")

    async def _close_idle(self) -> None:
        now = self._clock.now()
        idle = await self._database.matches.idle(now=now, default_hours=self._settings.abandon_after_hours)
        for match_id in idle:
            await attempt(partial(self._close_one, match_id, now))

    async def _close_one(self, match_id: int, now: datetime) -> None:
        try:
            found = await self._finder.find(match_id)
        except MatchUnreadable:
            await self._database.matches.abandon(match_id, ABANDONED, at=now)
        else:
            if isinstance(found, RunningMatch):
                await self._tasks.finish(found.abandon(now), f"closing match {match_id}")
