"""Who is shown what: ephemerals, direct messages and files reach those they are for, and nobody else in any byte."""

from typing import Any

import aiohttp
import discord
import pytest

from sandbox import NotAllowed, Permission, Person, Sandbox
from sandbox.world.model import Channel
from tests.sandbox.probe import Probe, code_of, say
from tests.sandbox.test_messages import picture


@pytest.fixture
async def secret(probe: Probe, table: Channel, alice: Person, bob: Person, carol: Person) -> dict[str, Any]:
    """An ephemeral message with a picture and a button, to Alice."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Guard", custom_id="guard"))
    probe.handle = say("Blaster Blade", ephemeral=True, file=picture("hand.png"), view=view)
    answer = await alice.command(table, "probe")
    await probe.outcome()
    assert answer.message is not None
    return answer.message


async def test_an_ephemeral_message_is_for_its_addressee_alone(
    probe: Probe, secret: dict[str, Any], table: Channel, alice: Person, bob: Person
) -> None:
    assert secret["flags"] == 64
    assert [message["id"] for message in alice.messages(table)] == [secret["id"]]
    assert bob.messages(table) == []
    assert b"Blaster Blade" in alice.received_bytes
    assert b"Blaster Blade" not in bob.received_bytes
    assert secret["id"].encode() not in bob.received_bytes
    assert await code_of(probe.request("GET", f"/channels/{table.id}/messages/{secret['id']}")) == 10008
    assert await probe.request("GET", f"/channels/{table.id}/messages") == []
    with pytest.raises(NotAllowed):
        await bob.click(secret, "guard")


async def test_an_ephemeral_message_is_dismissed_by_its_addressee(
    secret: dict[str, Any], table: Channel, alice: Person, bob: Person
) -> None:
    with pytest.raises(NotAllowed):
        bob.dismiss(secret)
    alice.dismiss(secret)
    assert alice.messages(table) == []


async def test_files_are_served_to_those_who_see_the_message(
    sandbox: Sandbox, secret: dict[str, Any], alice: Person, bob: Person
) -> None:
    (file,) = secret["attachments"]
    assert alice.fetch(file).startswith(b"\x89PNG")
    assert alice.received[-1].kind == "file"
    with pytest.raises(LookupError):
        bob.fetch(file)
    async with aiohttp.ClientSession() as session:
        statuses = []
        for query in (f"?as={alice.id}", f"?as={bob.id}", "?as=nobody", "", "?hm=wrong"):
            async with session.get(sandbox.url + file["url"] + query) as response:
                statuses.append(response.status)
        async with session.get(sandbox.url + file["url"], cookies={"as": str(alice.id)}) as response:
            statuses.append(response.status)
            assert response.content_type == "image/png"
    assert statuses == [200, 404, 404, 404, 404, 200]


async def test_whoever_may_not_see_a_channel_gets_nothing_of_it(
    sandbox: Sandbox, probe: Probe, table: Channel, carol: Person, bob: Person
) -> None:
    sandbox.deny(Permission.VIEW_CHANNEL, table, carol)
    before = len(carol.received)
    channel = probe.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("for the others", file=picture())
    assert carol.messages(table) == []
    assert carol.received[before:] == []
    assert b"for the others" in bob.received_bytes
    with pytest.raises(NotAllowed, match="no such channel"):
        await carol.command(table, "probe")


async def test_what_comes_and_goes_with_permissions_reaches_the_person(
    sandbox: Sandbox, probe: Probe, table: Channel, carol: Person, alice: Person
) -> None:
    alice.say(table, "hello")
    sandbox.deny(Permission.VIEW_CHANNEL, table, carol)
    gone = await carol.wait_for_event(lambda event: event["type"] == "channel_deleted")
    assert gone["id"] == str(table.id)
    before = len(carol.received)
    sandbox.allow(table)
    again = await carol.wait_for_event(lambda event: event["type"] == "message", since=before)
    assert again["message"]["content"] == "hello"
    await probe.request("GET", "/users/@me")
    assert probe.seen("guild_channel_update")


async def test_modals_and_choices_are_recorded_for_those_who_got_them(
    probe: Probe, table: Channel, alice: Person, bob: Person
) -> None:
    async def handle(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.autocomplete([discord.app_commands.Choice(name="Gojo", value="g")])

    probe.handle = handle
    await alice.autocomplete(table, "probe", focused="text")
    assert b"Gojo" in alice.received_bytes
    assert b"Gojo" not in bob.received_bytes


async def test_every_file_a_spectator_fetched_is_recorded(probe: Probe, table: Channel, carol: Person) -> None:
    channel = probe.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(files=[picture("one.png"), picture("two.png")])
    contents = carol.fetch_all(table)
    assert [each.name for each in carol.received if each.kind == "file"] == ["one.png", "two.png"]
    assert all(content in carol.received_bytes for content in contents)
