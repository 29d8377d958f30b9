"""Who can be invited, and how often: nobody gets an invitation that they cannot see, nor the same one twice."""

from pathlib import Path

import pytest

from sandbox import Permission, Person, Sandbox
from sandbox.reading import custom_ids_of, text_of
from sandbox.world.model import Channel, JsonObject
from tests.e2e.bots import Running, running_bot
from tests.e2e.people import USUAL, a_starter, begin, button
from tests.patience import PATIENT, SECONDS

pytestmark = pytest.mark.e2e


async def invited(inviter: Person, opponent: Person, place: Channel, game: str = USUAL.name) -> str:
    """What is said to somebody who invites somebody."""
    sent = await inviter.command(place, "match start", opponent=opponent, game=game, deck=a_starter(game))
    return text_of(await sent.settled(SECONDS))


def is_open(message: JsonObject) -> bool:
    """Whether a message is an invitation that can be taken up."""
    return any(each.startswith("tc/accept/") for each in custom_ids_of(message))


def invitations(person: Person, place: Channel) -> list[JsonObject]:
    """Those that somebody sees there and can be taken up."""
    return [message for message in person.messages(place) if is_open(message)]


async def test_whoever_acts_before_discord_has_told_of_the_server_waits_for_that(tmp_path: Path) -> None:
    """A new session of the gateway knows the ids of servers at first; their channels seem to be seen by nobody."""
    async with Sandbox(limits=PATIENT) as sandbox:
        sandbox.hold_servers()
        async with running_bot(tmp_path, sandbox=sandbox):
            alice, bob, table = sandbox.person("Alice"), sandbox.person("Bob"), sandbox.channel()
            sent = await alice.command(table, "match start", opponent=bob, game=USUAL.name, deck=a_starter())
            sandbox.tell_servers()
            assert "Invited" in text_of(await sent.settled(SECONDS))


async def test_who_cannot_see_an_invitation_is_not_sent_one(
    running: Running, alice: Person, bob: Person, carol: Person, table: Channel
) -> None:
    running.sandbox.deny(Permission.VIEW_CHANNEL, table, carol)
    assert "Carol cannot see this channel" in await invited(alice, carol, table)
    thread = alice.start_thread(table, "Ours")
    assert "Carol cannot see this channel" in await invited(alice, carol, thread)
    running.sandbox.leave(bob)
    assert "Bob is not on this server" in await invited(alice, bob, table)
    assert invitations(alice, table) == []
    assert await running.bot.host.lobby.open_for(alice.id) == []


async def test_two_people_have_one_open_invitation_to_a_game_at_a_time(
    running: Running, alice: Person, bob: Person, carol: Person, table: Channel
) -> None:
    """Nobody is pinged again and again, and who is invited back is shown what they can accept."""
    assert "Invited" in await invited(alice, bob, table)
    (first,) = invitations(bob, table)
    address = f"https://discord.com/channels/{running.sandbox.guild().id}/{table.id}/{first['id']}"
    again = await invited(alice, bob, table)
    assert "You have invited Bob" in again
    assert address in again
    assert len(invitations(bob, table)) == 1
    crossing = await invited(bob, alice, running.sandbox.channel("lounge"))
    assert "Alice has invited you" in crossing
    assert address in crossing
    assert "Invited" in await invited(alice, carol, table)
    assert "Invited" in await invited(bob, alice, table, "duel_masters")

    await alice.click(first, button(first, "tc/withdraw/"))
    await bob.wait_for_message(lambda each: "taken the invitation" in text_of(each), SECONDS)
    assert "Invited" in await invited(alice, bob, table)


async def test_an_invitation_whose_message_is_gone_can_be_withdrawn_and_accepted(
    running: Running, alice: Person, bob: Person, table: Channel
) -> None:
    await invited(alice, bob, table)
    running.sandbox.delete_message(invitations(bob, table)[0])
    await invited(alice, bob, table)
    told = await alice.wait_for_message(lambda each: "You have invited Bob" in text_of(each), SECONDS)
    await alice.click(told, button(told, "tc/withdraw/"))
    await alice.wait_for_message(lambda each: "Your invitation is withdrawn" in text_of(each), SECONDS)
    assert "Invited" in await invited(alice, bob, table)
    running.sandbox.delete_message(invitations(bob, table)[0])
    await invited(bob, alice, table)
    told = await bob.wait_for_message(lambda each: "Alice has invited you" in text_of(each), SECONDS)
    choice = await (await bob.click(told, button(told, "tc/accept/"))).settled(SECONDS)
    assert "With which deck" in text_of(choice)


async def test_two_people_who_play_may_begin_another_match(
    running: Running, alice: Person, bob: Person, table: Channel
) -> None:
    await begin(running.sandbox, alice, bob)
    assert "Invited" in await invited(bob, alice, table)


async def test_where_hands_are_shown_is_chosen_without_a_match_too(
    running: Running, alice: Person, bob: Person, table: Channel
) -> None:
    sent = await alice.command(table, "match hand", where="ephemeral")
    assert "visible to you alone" in text_of(await sent.settled(SECONDS))
    await begin(running.sandbox, alice, bob)
    await bob.wait_for_message(lambda each: each["channel_id"] == str(bob.dm.id), SECONDS)
    assert alice.messages(alice.dm) == []
    sent = await alice.command(table, "match hand", where="dm", match=99)
    assert "There is no match 99" in text_of(await sent.settled(SECONDS)), "a match that is named has to be there"


async def test_an_invitation_of_somebody_who_has_left_is_withdrawn(
    running: Running, alice: Person, bob: Person, table: Channel
) -> None:
    await invited(alice, bob, table)
    running.sandbox.leave(alice)
    (invitation,) = invitations(bob, table)
    refused = await (await bob.click(invitation, button(invitation, "tc/accept/"))).settled(SECONDS)
    assert "Alice is not on this server any more" in text_of(refused)
    await bob.wait_for_message(lambda each: "taken the invitation" in text_of(each), SECONDS)
    assert await running.bot.host.of_user(bob.id) == []
    assert await running.bot.host.lobby.open_for(bob.id) == []
