"""People who act at the same time, or after others have left or channels are gone: one is first, all are told."""

import asyncio

import pytest

from sandbox import Person
from sandbox.reading import components_of, custom_ids_of, text_of
from sandbox.world.model import Channel
from tests.e2e.bots import Running
from tests.e2e.people import USUAL, a_starter, begin, button, is_board, is_result, told_of_the_end
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e


async def use(person: Person, place: Channel, command: str, **options: object) -> str:
    return text_of(await (await person.command(place, command, **options)).settled(SECONDS))


async def concede(person: Person) -> None:
    asked = await (await person.command(person.dm, "match concede")).settled(SECONDS)
    await person.click(asked, button(asked, "tc/concede/1/1"))


def open_invitations(person: Person) -> list[str]:
    """What the invitations say that can be declined still, as far as one can see."""
    seen = [message for channel in person.channels for message in person.messages(channel)]
    return [text_of(each) for each in seen if any(i.startswith("tc/decline/") for i in custom_ids_of(each))]


async def choose_channels(running: Running, *channels: Channel) -> None:
    dora = running.sandbox.person("Dora")
    shown = await (await dora.command(running.sandbox.channel(), "settings channels")).settled(SECONDS)
    await dora.select(shown, button(shown, "tc/channels"), *channels)
    await dora.wait_for_message(lambda message: f"<#{channels[-1].id}>" in text_of(message), SECONDS)


async def test_who_invites_somebody_twice_at_once_invites_them_once(
    running: Running, alice: Person, bob: Person, table: Channel
) -> None:
    options = {"game": USUAL.name, "deck": a_starter()}
    said = await asyncio.gather(*(use(alice, table, "match start", opponent=bob, **options) for _ in range(3)))
    assert sorted("already" in each for each in said) == [False, True, True]
    assert len(await running.bot.host.lobby.open_for(alice.id)) == 1


async def test_two_who_invite_each_other_at_once_have_one_invitation(
    running: Running, alice: Person, bob: Person, table: Channel
) -> None:
    options = {"game": USUAL.name, "deck": a_starter()}
    said = await asyncio.gather(
        use(alice, table, "match start", opponent=bob, **options),
        use(bob, table, "match start", opponent=alice, **options),
    )
    assert sorted("already" in each for each in said) == [False, True]
    assert len(await running.bot.host.lobby.open_for(alice.id)) == 1


async def test_two_who_want_a_rematch_at_once_leave_no_invitation_open(
    running: Running, alice: Person, bob: Person
) -> None:
    """The invitation may have been taken up before its message is known."""
    await begin(running.sandbox, alice, bob)
    await concede(alice)
    result = await bob.wait_for_message(is_result, SECONDS)
    pressed = await asyncio.gather(alice.click(result, "tc/rematch/1"), bob.click(result, "tc/rematch/1"))
    for each in pressed:
        await each.settled(SECONDS)
    await bob.wait_for_message(lambda each: is_board(each) and "tc/decide/2" in custom_ids_of(each), SECONDS)
    async with asyncio.timeout(SECONDS):
        while open_invitations(bob):  # noqa: ASYNC110 - what it waits for has no event
            await asyncio.sleep(0.01)
    assert len(await running.bot.host.of_user(alice.id)) == 1


async def test_nobody_plays_a_rematch_with_somebody_who_has_left_since_they_asked_for_it(
    running: Running, alice: Person, bob: Person
) -> None:
    await begin(running.sandbox, alice, bob)
    await concede(alice)
    result = await bob.wait_for_message(is_result, SECONDS)
    assert "Asked" in text_of(await (await alice.click(result, "tc/rematch/1")).settled(SECONDS))
    running.sandbox.leave(alice)
    said = text_of(await (await bob.click(result, "tc/rematch/1")).settled(SECONDS))
    assert "Alice is not on this server any more. The invitation is withdrawn" in said
    assert await running.bot.host.of_user(bob.id) == []
    assert await running.bot.host.lobby.open_for(bob.id) == []


@pytest.mark.parametrize("is_private", [False, True])
async def test_a_rematch_asked_for_by_direct_message_is_played_where_the_admins_allow_its_channel(
    running: Running, alice: Person, bob: Person, is_private: bool
) -> None:
    """A post of a forum and a private thread belong to the channel that is allowed."""
    parent = running.sandbox.channel("table" if is_private else "matches")
    await choose_channels(running, parent)
    if is_private:
        place = alice.start_thread(parent, "Just us", private=True)
        alice.say(place, f"<@{running.sandbox.world.bot.id}> {bob.mention}")
    else:
        place = alice.start_post(parent, "Just us", "Who plays?")
    await begin(running.sandbox, alice, bob, channel="Just us")
    await concede(alice)
    await told_of_the_end(alice)
    page = await alice.wait_for_message(
        lambda each: each["channel_id"] == str(alice.dm.id) and "tc/rematch/1" in custom_ids_of(each), SECONDS
    )
    assert "Asked" in text_of(await (await alice.click(page, "tc/rematch/1")).settled(SECONDS))
    (invitation,) = await running.bot.host.lobby.open_for(alice.id)
    assert invitation.channel_id == place.id


async def test_where_the_only_channel_that_was_chosen_is_deleted_everybody_is_told_what_helps(
    running: Running, alice: Person, bob: Person, table: Channel
) -> None:
    dora, lounge = running.sandbox.person("Dora"), running.sandbox.channel("lounge")
    await choose_channels(running, lounge)
    running.sandbox.delete_channel(lounge)
    said = await use(alice, table, "match start", opponent=bob, game=USUAL.name, deck=a_starter())
    assert "/settings channels" in said
    assert f"<#{lounge.id}>" not in said
    assert "**Channels:** none" in await use(dora, table, "settings show")
    shown = await (await dora.command(table, "settings channels")).settled(SECONDS)
    assert "Nowhere so far" in text_of(shown)
    (select,) = (each for each in components_of(shown) if each["type"] == 8)
    assert select["placeholder"] == "No channel"
    await dora.select(shown, button(shown, "tc/channels"), table)
    await dora.wait_for_message(lambda message: f"**Channels:** <#{table.id}>" in text_of(message), SECONDS)
    await begin(running.sandbox, alice, bob)
