"""Invitations: answered once, and not after they ran out."""

import asyncio

import pytest

from storage import Database, InvitationNotOpen, InvitationStatus, SeatRow
from tests.storage.samples import ANN, BEN, CAT, CHANNEL, GUILD, HOUR, MINUTE, NOW, SEED, STARTER, invite, new_match


async def test_an_invitation_comes_back_as_it_was_made(database: Database) -> None:
    invitation = await invite(database)
    assert await database.invitations.get(invitation.id) == invitation
    assert (invitation.inviter_id, invitation.invited_id, invitation.deck) == (ANN, BEN, STARTER)
    assert (invitation.status, invitation.expires_at) == (InvitationStatus.OPEN, NOW + HOUR)
    assert (invitation.message_id, invitation.match_id) == (None, None)
    assert await database.invitations.get(invitation.id + 1) is None


async def test_an_accepted_invitation_knows_its_match(database: Database) -> None:
    invitation, match = await invite(database), await new_match(database)
    accepted = await database.invitations.accept(invitation.id, match.id, at=NOW)
    assert (accepted.status, accepted.match_id) == (InvitationStatus.ACCEPTED, match.id)
    assert await database.invitations.get(invitation.id) == accepted


async def test_of_two_who_accept_at_the_same_time_one_plays_and_no_second_match_is_made(database: Database) -> None:
    invitation = await invite(database, None)

    async def accept(user_id: int) -> None:
        async with database.transaction() as t:
            match = await t.matches.create(
                "vanguard",
                [SeatRow(0, "Ann", STARTER, user_id=ANN), SeatRow(1, "Other", STARTER, user_id=user_id)],
                seed=SEED,
                engine_version="1",
                channel_id=CHANNEL,
                guild_id=GUILD,
                at=NOW,
            )
            await t.invitations.accept(invitation.id, match.id, at=NOW)

    outcomes = await asyncio.gather(accept(BEN), accept(CAT), return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["InvitationNotOpen", "NoneType"]
    assert len(await database.matches.of_user(ANN)) == 1


@pytest.mark.parametrize("answer", ["accept", "decline", "withdraw"])
async def test_a_closed_invitation_cannot_be_answered(database: Database, answer: str) -> None:
    invitation, match = await invite(database), await new_match(database)
    declined = await database.invitations.decline(invitation.id, at=NOW)
    answers = {
        "accept": lambda: database.invitations.accept(invitation.id, match.id, at=NOW),
        "decline": lambda: database.invitations.decline(invitation.id, at=NOW),
        "withdraw": lambda: database.invitations.withdraw(invitation.id, at=NOW),
    }
    with pytest.raises(InvitationNotOpen, match="declined"):
        await answers[answer]()
    assert await database.invitations.get(invitation.id) == declined


async def test_an_invitation_that_has_run_out_cannot_be_accepted_even_before_it_is_swept_up(database: Database) -> None:
    invitation, match = await invite(database), await new_match(database)
    with pytest.raises(InvitationNotOpen, match="expired"):
        await database.invitations.accept(invitation.id, match.id, at=NOW + HOUR)


async def test_an_invitation_nobody_sent_cannot_be_answered(database: Database) -> None:
    with pytest.raises(InvitationNotOpen, match="invitation 5 is unknown"):
        await database.invitations.decline(5, at=NOW)


async def test_invitations_that_have_run_out_are_closed_and_reported_once(database: Database) -> None:
    due = await invite(database)
    answered = await invite(database)
    await database.invitations.withdraw(answered.id, at=NOW)
    assert await database.invitations.expire(now=NOW + 59 * MINUTE) == []
    assert [expired.id for expired in await database.invitations.expire(now=NOW + HOUR)] == [due.id]
    assert await database.invitations.expire(now=NOW + HOUR) == []
    swept = await database.invitations.get(due.id)
    assert swept is not None
    assert swept.status is InvitationStatus.EXPIRED


async def test_people_see_the_open_invitations_they_sent_or_got(database: Database) -> None:
    sent = await invite(database, BEN)
    await invite(database, CAT, inviter_id=CAT)
    to_anybody = await invite(database, None, inviter_id=ANN)
    closed = await invite(database, BEN)
    await database.invitations.decline(closed.id, at=NOW)
    assert [found.id for found in await database.invitations.open_for(ANN, now=NOW)] == [sent.id, to_anybody.id]
    assert [found.id for found in await database.invitations.open_for(BEN, now=NOW)] == [sent.id]
    assert await database.invitations.open_for(BEN, now=NOW + HOUR) == []


async def test_the_message_with_the_buttons_is_remembered(database: Database) -> None:
    invitation = await invite(database)
    await database.invitations.set_message(invitation.id, 2**62)
    kept = await database.invitations.get(invitation.id)
    assert kept is not None
    assert kept.message_id == 2**62
