"""Invitations to a match, to one person or to anybody, until they are answered or run out."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import ColumnElement, Row, false, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Transactions
from storage.counting import take_turns
from storage.decks import DeckChoice, plain
from storage.errors import InvitationNotOpen, MatchLimitReached
from storage.matches import count_running
from storage.reading import Shape, read_each
from storage.tables import MOST_ID, invitations


class InvitationStatus(StrEnum):
    """How an invitation stands; all but `OPEN` are final."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody wants to play. `invited_id` is `None` if anybody may accept; `match_id` is the match it led to.

    `deck` is the inviter's; who accepts brings their own. `message_id` is the bot's message with the buttons.
    """

    id: int
    game: str
    guild_id: int | None
    channel_id: int
    message_id: int | None
    inviter_id: int
    inviter_name: str
    invited_id: int | None
    deck: DeckChoice
    status: InvitationStatus
    created_at: datetime
    expires_at: datetime
    match_id: int | None


_INVITATION = Shape(Invitation)


class InvitationRepository:
    """Every invitation there was."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def open(
        self,
        game: str,
        *,
        inviter_id: int,
        inviter_name: str,
        invited_id: int | None,
        deck: DeckChoice,
        channel_id: int,
        guild_id: int | None,
        at: datetime,
        expires_at: datetime,
        limit: int | None = None,
    ) -> Invitation:
        """Keep a new invitation and give it its id.

        Raises `MatchLimitReached` if the inviter has `limit` running matches and open invitations already.
        """
        new = insert(invitations).values(
            game=game, guild_id=guild_id, channel_id=channel_id, inviter_id=inviter_id, inviter_name=inviter_name,
            invited_id=invited_id, deck_name=deck.name, deck_version_id=deck.version_id, deck_cards=plain(deck.cards),
            status=InvitationStatus.OPEN, created_at=at, expires_at=expires_at,
        )  # fmt: skip
        sent = select(func.count()).where(invitations.c.inviter_id == inviter_id, _open_at(at))
        async with self._transactions.writing() as connection:
            if limit is not None:
                await take_turns(connection, [inviter_id])
                count = await count_running(connection, inviter_id) + (await connection.execute(sent)).scalar_one()
                if count >= limit:
                    raise MatchLimitReached(inviter_id, limit)
            row = (await connection.execute(new.returning(invitations))).one()
        return _invitation(row)

    async def get(self, invitation_id: int) -> Invitation | None:
        """An invitation by its id. Raises `Unreadable`."""
        if invitation_id > MOST_ID:
            return None
        async with self._transactions.reading() as connection:
            query = select(invitations).where(invitations.c.id == invitation_id)
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else _invitation(row)

    async def open_for(self, user_id: int, *, now: datetime) -> list[Invitation]:
        """What somebody can still accept, or has sent and nobody has answered; oldest first. Not those to anybody."""
        return await self._where(
            ((invitations.c.invited_id == user_id) | (invitations.c.inviter_id == user_id)) & _open_at(now)
        )

    async def of_match(self, match_id: int) -> Invitation | None:
        """The invitation that has led to a match. None also if it cannot be read."""
        found = await self._where(invitations.c.match_id == match_id)
        return found[0] if found else None

    async def set_message(self, invitation_id: int, message_id: int) -> None:
        """The invitation's buttons are on this message."""
        async with self._transactions.writing() as connection:
            await connection.execute(
                update(invitations).where(invitations.c.id == invitation_id).values(message_id=message_id)
            )

    async def set_told(self, invitation_id: int) -> None:
        """The invitation's message says what has become of it, or never will."""
        async with self._transactions.writing() as connection:
            await connection.execute(update(invitations).where(invitations.c.id == invitation_id).values(told=True))

    async def untold(self) -> list[Invitation]:
        """What was closed, and whose message does not say so yet; oldest first, without those that cannot be read."""
        return await self._where((invitations.c.told == false()) & invitations.c.message_id.is_not(None))

    async def accept(self, invitation_id: int, match_id: int, *, at: datetime) -> Invitation:
        """The invitation leads to a match. Raises `InvitationNotOpen` if somebody was first or it has run out.

        Done in one transaction with the match's creation, an invitation never leads to two matches.
        """
        return await self._close(invitation_id, InvitationStatus.ACCEPTED, at, match_id)

    async def decline(self, invitation_id: int, *, at: datetime) -> Invitation:
        """The invited person does not want to play. Raises `InvitationNotOpen`."""
        return await self._close(invitation_id, InvitationStatus.DECLINED, at)

    async def withdraw(self, invitation_id: int, *, at: datetime) -> Invitation:
        """The inviter takes it back. Raises `InvitationNotOpen`."""
        return await self._close(invitation_id, InvitationStatus.WITHDRAWN, at)

    async def expire(self, *, now: datetime) -> list[Invitation]:
        """Close the invitations that have run out, and return those that this call closed and that can be read."""
        due = (
            update(invitations)
            .where(invitations.c.status == InvitationStatus.OPEN, invitations.c.expires_at <= now)
            .values(status=InvitationStatus.EXPIRED, told=False)
            .returning(invitations.c.id)
        )
        async with self._transactions.writing() as connection:
            closed = sorted((await connection.execute(due)).scalars())
            return await _load(connection, closed)

    async def _where(self, condition: ColumnElement[bool]) -> list[Invitation]:
        query = select(invitations.c.id).where(condition).order_by(invitations.c.id)
        async with self._transactions.reading() as connection:
            return await _load(connection, (await connection.execute(query)).scalars().all())

    async def _close(
        self, invitation_id: int, status: InvitationStatus, at: datetime, match_id: int | None = None
    ) -> Invitation:
        closing = (
            update(invitations)
            .where(invitations.c.id == invitation_id, _open_at(at))
            .values(status=status, match_id=match_id, told=False)
            .returning(invitations)
        )
        async with self._transactions.writing() as connection:
            row = (await connection.execute(closing)).one_or_none()
            if row is None:
                query = select(invitations.c.status).where(invitations.c.id == invitation_id)
                now = (await connection.execute(query)).scalar_one_or_none()
                raise InvitationNotOpen(invitation_id, _why_closed(now))
        return _invitation(row)


async def _load(connection: AsyncConnection, ids: Sequence[int]) -> list[Invitation]:
    """The invitations of these ids, in their order, without those that cannot be read."""

    async def load(some: Sequence[int]) -> list[Invitation]:
        query = select(invitations).where(invitations.c.id.in_(some)).order_by(invitations.c.id)
        return [_invitation(row) for row in await connection.execute(query)]

    found, _ = await read_each(connection, ids, load)
    return found


def _open_at(moment: datetime) -> ColumnElement[bool]:
    return (invitations.c.status == InvitationStatus.OPEN) & (invitations.c.expires_at > moment)


def _why_closed(status: str | None) -> str:
    """An invitation that is open on paper but could not be closed has run out; one without a row never was."""
    if status is None:
        return "unknown"
    return InvitationStatus.EXPIRED if status == InvitationStatus.OPEN else status


def _invitation(row: Row[tuple[object, ...]]) -> Invitation:
    values = dict(row._mapping)
    del values["told"]
    deck = {part: values.pop(f"deck_{part}") for part in ("name", "cards", "version_id")}
    return _INVITATION.of({**values, "deck": deck})
