"""The lobby: who wants to play whom, until a match begins."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta

import storage
from engine.kernel.rulebook import Rulebook
from host.books import Books, ServerBook
from host.clocks import clock_for
from host.computers import Computers
from host.decklists import playable, stored
from host.decks import KeptDeck
from host.errors import (
    DeckNotLegal,
    DeckOfOtherGame,
    InvitationClosed,
    InvitersDeckNotLegal,
    NotInvited,
    NotYourInvitation,
    OwnInvitation,
    TooManyMatches,
)
from host.journaled_match import JournaledMatch
from host.match_services import MatchServices
from host.names import told_apart
from host.notices import EVERYBODY, InvitationAnswered, MatchStarted, MatchUpdate
from host.played_matches import PlayedMatches
from host.running import RunningMatch
from host.settings import Settings
from host.summaries import MatchSummary, Participant
from storage import DeckChoice, Invitation, SeatRow

log = logging.getLogger(__name__)

SEED_BYTES = 32


def secret_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


class Lobby:
    """Invites people and begins matches. Two people may play several matches at once."""

    def __init__(
        self,
        services: MatchServices,
        books: Books,
        computers: Computers,
        settings: Settings,
        played: PlayedMatches,
        new_seed: Callable[[], bytes],
    ) -> None:
        """Matches that begin are `played`; `new_seed` is called for the seed of each."""
        self._services = services
        self._books = books
        self._computers = computers
        self._limit = settings.max_matches_per_user
        self._valid = timedelta(minutes=settings.invitation_minutes)
        self._played = played
        self._new_seed = new_seed

    async def invite(
        self,
        game: str,
        inviter: Participant,
        invited: Participant | None,
        deck: KeptDeck,
        *,
        guild_id: int | None,
        channel_id: int,
        parent_id: int | None = None,
    ) -> Invitation:
        """Invite somebody, or anybody (None), to a match; it can be accepted until it expires.

        `parent_id` is the channel that a thread belongs to: the server's settings speak of that.

        Raises `UnknownGame`, `GameNotOffered`, `ChannelNotAllowed`, `OwnInvitation`, `TooManyMatches`, `DeckNotLegal`,
        `DeckOfOtherGame`, `StorageUnavailable`.
        """
        await self._services.servers.check_place(guild_id, parent_id or channel_id, game)
        _check_deck((await self._books.of_server(game, guild_id)).rulebook, deck)
        if invited is not None and invited.user_id == inviter.user_id:
            raise OwnInvitation
        now = self._services.clock.now()
        with self._limited(inviter):
            return await self._services.database.invitations.open(
                game,
                inviter_id=inviter.user_id,
                inviter_name=inviter.name,
                invited_id=None if invited is None else invited.user_id,
                deck=deck.choice,
                channel_id=channel_id,
                guild_id=guild_id,
                at=now,
                expires_at=now + self._valid,
                limit=self._limit,
            )

    async def get(self, invitation_id: int) -> Invitation:
        """An invitation, however it stands. Raises `InvitationClosed` if there never was one."""
        found = await self._services.database.invitations.get(invitation_id)
        if found is None:
            raise InvitationClosed("unknown")
        return found

    async def open_for(self, user_id: int) -> Sequence[Invitation]:
        """What somebody can accept, or has sent and nobody has answered."""
        return await self._services.database.invitations.open_for(user_id, now=self._services.clock.now())

    async def set_message(self, invitation_id: int, message_id: int) -> None:
        """The invitation's buttons are on this message."""
        await self._services.database.invitations.set_message(invitation_id, message_id)

    async def set_told(self, invitation_id: int) -> None:
        """The invitation's message says what has become of it, or never will."""
        await self._services.database.invitations.set_told(invitation_id)

    async def untold(self) -> Sequence[Invitation]:
        """What was closed, and whose message does not say so yet: the process before may have ended first."""
        return await self._services.database.invitations.untold()

    async def accept(self, invitation_id: int, person: Participant, deck: KeptDeck) -> MatchSummary:
        """Accept an invitation with one's own deck: the match begins.

        Raises `InvitationClosed`, `NotInvited`, `OwnInvitation`, `GameNotOffered`, `TooManyMatches`, `DeckNotLegal`,
        `InvitersDeckNotLegal`, `DeckOfOtherGame`, `StorageUnavailable`.
        """
        invitation = await self.get(invitation_id)
        if invitation.inviter_id == person.user_id:
            raise OwnInvitation
        if invitation.invited_id not in (None, person.user_id):
            raise NotInvited
        await self._services.servers.check_game(invitation.guild_id, invitation.game)
        book = await self._books.of_server(invitation.game, invitation.guild_id)
        _check_deck(book.rulebook, deck)
        if not _is_legal(book.rulebook, invitation.deck):
            raise InvitersDeckNotLegal(invitation.inviter_name)
        seats = (
            SeatRow(0, invitation.inviter_name, invitation.deck, invitation.inviter_id),
            SeatRow(1, person.name, deck.choice, person.user_id),
        )
        begin = self._begin(book, seats, invitation.guild_id, invitation.channel_id, invitation)
        return await self._services.tasks.finish(begin, f"accepting invitation {invitation_id}")

    async def decline(self, invitation_id: int, user_id: int) -> Invitation:
        """The invited person does not want to. Raises `InvitationClosed`, `NotInvited`, `StorageUnavailable`."""
        invitation = await self.get(invitation_id)
        if invitation.invited_id != user_id:
            raise NotInvited
        with _closed_refused():
            closed = await self._services.database.invitations.decline(invitation_id, at=self._services.clock.now())
        self._services.notify(InvitationAnswered(closed))
        return closed

    async def withdraw(self, invitation_id: int, user_id: int) -> Invitation:
        """The inviter takes it back. Raises `InvitationClosed`, `NotYourInvitation`, `StorageUnavailable`."""
        invitation = await self.get(invitation_id)
        if invitation.inviter_id != user_id:
            raise NotYourInvitation
        with _closed_refused():
            closed = await self._services.database.invitations.withdraw(invitation_id, at=self._services.clock.now())
        self._services.notify(InvitationAnswered(closed))
        return closed

    async def practice(
        self,
        game: str,
        person: Participant,
        deck: KeptDeck,
        level: str,
        *,
        guild_id: int | None,
        channel_id: int,
        parent_id: int | None = None,
        name: str = "Computer",
    ) -> MatchSummary:
        """Begin a match against a computer player, which plays a starter (another than the person's, if it can).

        `name` is what it is called. Raises `UnknownComputer`, and as `invite`.
        """
        await self._services.servers.check_place(guild_id, parent_id or channel_id, game)
        self._computers.check(level)
        book = await self._books.of_server(game, guild_id)
        _check_deck(book.rulebook, deck)
        seats = (
            SeatRow(0, person.name, deck.choice, person.user_id),
            SeatRow(1, name, _opposing(book.rulebook, deck.choice), computer=level),
        )
        begin = self._begin(book, seats, guild_id, channel_id)
        return await self._services.tasks.finish(begin, f"practice of {person.user_id}")

    async def led_to(self, match_id: int) -> Invitation | None:
        """The invitation that has led to a match; None if none has. Raises `StorageUnavailable`."""
        return await self._services.database.invitations.of_match(match_id)

    async def expire(self) -> None:
        """Close the invitations that have run out, also those sent before a restart. Raises `StorageUnavailable`."""
        for invitation in await self._services.database.invitations.expire(now=self._services.clock.now()):
            self._services.notify(InvitationAnswered(invitation))

    async def _begin(
        self,
        book: ServerBook,
        seats: tuple[SeatRow, SeatRow],
        guild_id: int | None,
        channel_id: int,
        invitation: Invitation | None = None,
    ) -> MatchSummary:
        """Begin a match with the cards by which its decks were checked, though a set may have been replaced since."""
        rulebook, sets = book
        seed = self._new_seed()
        journaled = JournaledMatch.begin(rulebook, [playable(seat.deck) for seat in seats], seed)
        services, now = self._services, self._services.clock.now()
        settings = await services.servers.settings(guild_id)
        people = [Participant(seat.user_id, seat.name) for seat in seats if seat.user_id is not None]
        names = told_apart(seats[0].name, seats[1].name)
        named = [replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]
        with _closed_refused(), self._limited(*people):
            async with services.database.transaction() as together:
                kept = await together.matches.create(
                    rulebook.name,
                    named,
                    seed=seed,
                    engine_version=rulebook.edition,
                    channel_id=channel_id,
                    guild_id=guild_id,
                    at=now,
                    limit=self._limit,
                    card_sets=sets,
                )
                if invitation is not None:
                    invitation = await together.invitations.accept(invitation.id, kept.id, at=now)
                clock = clock_for(kept, journaled.match, settings, now)
                if clock is not None:
                    await together.matches.set_clock(kept.id, clock)
        log.info("match begun", extra={"match": kept.id, "game": rulebook.name})
        running = self._played.add(
            RunningMatch(services, self._played, rulebook, replace(kept, clock=clock), journaled)
        )
        if invitation is not None:
            services.notify(InvitationAnswered(invitation))
        services.notify(MatchStarted(kept.id))
        services.notify(MatchUpdate(kept.id, 0, EVERYBODY))
        await running.wind_clock()
        self._played.asked(running)
        return running.summary

    @contextmanager
    def _limited(self, *people: Participant) -> Iterator[None]:
        """Say who of these people has too many matches going."""
        try:
            yield
        except storage.MatchLimitReached as problem:
            names = {person.user_id: person.name for person in people}
            raise TooManyMatches(problem.user_id, names[problem.user_id], problem.limit) from problem


def _check_deck(book: Rulebook, deck: KeptDeck) -> None:
    """Whether somebody may play this game with this deck."""
    if deck.game != book.name:
        raise DeckOfOtherGame(deck.name, book.title)
    if not _is_legal(book, deck.choice):
        raise DeckNotLegal(deck.name)


def _is_legal(book: Rulebook, deck: DeckChoice) -> bool:
    """Cards and rules may have changed since a deck was registered, or it was registered elsewhere."""
    return not book.faults_in(playable(deck))


def _opposing(book: Rulebook, deck: DeckChoice) -> DeckChoice:
    """A starter for a computer player; the same deck where the game has none."""
    starters = [DeckChoice(each.name, stored(each.deck)) for each in book.decks.starters()]
    return next((each for each in starters if each.name != deck.name), deck)


@contextmanager
def _closed_refused() -> Iterator[None]:
    try:
        yield
    except storage.InvitationNotOpen as problem:
        raise InvitationClosed(problem.status) from problem
