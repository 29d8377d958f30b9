"""The protocol of the web page, over its real socket."""

import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Person, Sandbox
from sandbox.world.model import Channel
from tests.patience import SECONDS
from tests.sandbox.probe import Probe, say
from tests.sandbox.test_modals import Register

PEOPLE = ["Alice", "Bob", "Carol", "Dora"]


class Page:
    """A page's socket. `frames` are all that came."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.frames: list[dict[str, Any]] = []

    async def next(self, kind: str) -> dict[str, Any]:
        """The next frame of a type."""
        while True:
            frame: dict[str, Any] = await self._socket.receive_json(timeout=SECONDS)
            self.frames.append(frame)
            if frame["type"] == kind:
                return frame

    async def send(self, **frame: Any) -> None:
        await self._socket.send_json(frame)


@asynccontextmanager
async def opened(sandbox: Sandbox, person: Person) -> AsyncIterator[Page]:
    url = f"{sandbox.url}/ui/socket?as={person.id}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        yield Page(socket)


@pytest.fixture
async def page(sandbox: Sandbox, probe: Probe, alice: Person) -> AsyncIterator[Page]:
    async with opened(sandbox, alice) as page:
        yield page


async def test_the_people_are_listed(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.url}/ui/people") as response:
        people = await response.json()
    assert [each["name"] for each in people] == PEOPLE
    assert all(each["color"].startswith("#") for each in people)


async def test_a_page_is_greeted_with_all_that_it_shows(
    sandbox: Sandbox, probe: Probe, alice: Person, table: Channel
) -> None:
    alice.say(table, "hello")
    await (await probe.fetch_user(alice.id)).send("psst")
    async with opened(sandbox, alice) as page:
        hello = await page.next("hello")
    assert hello["me"]["global_name"] == "Alice"
    (guild,) = hello["guilds"]
    assert [each["name"] for each in guild["channels"]] == ["table", "lounge", "news", "matches", "parlour"]
    assert guild["channels"][0].keys() == {"id", "name", "type", "guild_id", "parent_id", "archived"}
    assert guild["channels"][0]["guild_id"] == guild["id"]
    assert [each["global_name"] or each["username"] for each in guild["members"] if not each["bot"]] == PEOPLE
    assert [each["username"] for each in guild["members"] if each["bot"]] == ["Tablecast"]
    assert [each["name"] for each in guild["roles"]] == ["@everyone", "Admin"]
    assert [each["name"] for each in hello["dms"]] == ["Tablecast"]
    assert [each["username"] for each in hello["dms"][0]["recipients"]] == ["Tablecast", "alice"]
    assert [each["name"] for each in hello["commands"]] == ["probe"]
    assert [each["content"] for each in hello["messages"][str(table.id)]] == ["hello"]
    assert [each["content"] for each in hello["messages"][hello["dms"][0]["id"]]] == ["psst"]


async def test_a_command_is_pending_then_done(page: Page, table: Channel) -> None:
    options = [{"name": "text", "type": 3, "value": "t"}]
    await page.send(type="command", nonce="1", channel_id=str(table.id), name="probe", options=options)
    assert (await page.next("pending"))["nonce"] == "1"
    message = (await page.next("message"))["message"]
    assert (message["content"], message["channel_id"]) == ("ok", str(table.id))
    assert (await page.next("done"))["nonce"] == "1"


async def test_a_file_is_sent_with_a_command(page: Page, probe: Probe, table: Channel) -> None:
    contents: list[bytes] = []

    async def handle(interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        (attachment,) = data["resolved"]["attachments"].values()
        async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as response:
            contents.append(await response.read())
        await interaction.response.send_message("read")

    probe.handle = handle
    file = {"filename": "deck.txt", "content_type": "text/plain", "data": base64.b64encode(b"4 Gojo").decode()}
    options = [{"name": "file", "type": 11, "value": file}]
    await page.send(type="command", nonce="1", channel_id=str(table.id), name="probe", options=options)
    await page.next("done")
    assert contents == [b"4 Gojo"]


async def test_a_click_names_its_message_and_an_edit_replaces_it(page: Page, probe: Probe, table: Channel) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Go", custom_id="go"))
    probe.handle = say("press", view=view)
    await page.send(type="command", nonce="1", channel_id=str(table.id), name="probe", options=[])
    message = (await page.next("message"))["message"]

    async def handle(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(content="pressed", view=None)

    probe.handle = handle
    click = {"channel_id": message["channel_id"], "message_id": message["id"], "custom_id": "go"}
    await page.send(type="click", nonce="2", **click)
    assert (await page.next("pending"))["message_id"] == message["id"]
    edited = (await page.next("message"))["message"]
    assert (edited["id"], edited["content"]) == (message["id"], "pressed")
    await page.send(type="click", nonce="3", **click)
    failed = await page.next("failed")
    assert failed["nonce"] == "3"
    assert "'go'" in failed["reason"]


async def test_choices_and_modals_come_before_done(page: Page, probe: Probe, table: Channel) -> None:
    modal = Register()

    async def handle(interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([discord.app_commands.Choice(name="Gojo", value="g")])
        elif interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_modal(modal)

    probe.handle = handle
    focused = [{"name": "text", "type": 3, "value": "Go", "focused": True}]
    await page.send(type="autocomplete", nonce="1", channel_id=str(table.id), name="probe", options=focused)
    assert (await page.next("choices"))["choices"] == [{"name": "Gojo", "value": "g"}]
    await page.next("done")
    await page.send(type="command", nonce="2", channel_id=str(table.id), name="probe", options=[])
    asked = await page.next("modal")
    assert (asked["nonce"], asked["modal"]["title"]) == ("2", "Register a deck")
    answers = [
        {"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Kagero"}},
        {"type": 18, "component": {"type": 3, "custom_id": "game", "values": ["vg"]}},
    ]
    submit = {"interaction_id": asked["interaction_id"], "custom_id": "register", "components": answers}
    await page.send(type="modal_submit", nonce="3", **submit)
    assert (await page.next("message"))["message"]["content"] == "registered"
    assert modal.submitted == [("Kagero", "", [], ["vg"])]


async def test_chat_settings_threads_and_deletions_reach_the_page(
    page: Page, sandbox: Sandbox, probe: Probe, alice: Person, table: Channel
) -> None:
    await page.send(type="say", channel_id=str(table.id), content="hello")
    message = (await page.next("message"))["message"]
    sandbox.delete_message(message)
    gone = await page.next("message_deleted")
    assert (gone["id"], gone["channel_id"]) == (message["id"], str(table.id))
    channel = probe.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="A match", type=discord.ChannelType.public_thread)
    opened = (await page.next("channel"))["channel"]
    assert (opened["name"], opened["guild_id"]) == ("A match", str(table.guild_id))
    sandbox.delete_channel(thread)
    assert (await page.next("channel_deleted"))["id"] == str(thread.id)
    await probe.register([])
    assert (await page.next("commands"))["commands"] == []
    await page.send(type="settings", allow_dms=False)
    await page.send(type="open_dm")
    direct = (await page.next("channel"))["channel"]
    assert (direct["type"], direct["name"], direct["guild_id"]) == (1, "Tablecast", None)
    assert [each["username"] for each in direct["recipients"]] == ["Tablecast", "alice"]
    assert not alice.user.allows_dms


async def test_closed_direct_messages_are_still_closed_on_a_page_opened_later(
    sandbox: Sandbox, page: Page, alice: Person
) -> None:
    assert (await page.next("hello"))["settings"] == {"allow_dms": True}
    await page.send(type="settings", allow_dms=False)
    await page.send(type="open_dm")  # once it is answered, what was sent before it has been done
    await page.next("channel")
    async with opened(sandbox, alice) as later:
        assert (await later.next("hello"))["settings"] == {"allow_dms": False}


async def test_a_direct_message_that_the_bot_opens_tells_whose_it_is(page: Page, probe: Probe, alice: Person) -> None:
    await (await probe.fetch_user(alice.id)).send("psst")
    direct = (await page.next("channel"))["channel"]
    assert direct["name"] == "Tablecast"
    assert [each["username"] for each in direct["recipients"]] == ["Tablecast", "alice"]


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "nonsense"},
        {"type": "click"},
        {"type": "say", "channel_id": "x", "content": "y"},
        {"type": "say", "channel_id": "1", "content": "y"},
        {"type": "modal_submit", "interaction_id": "1", "custom_id": "c", "components": "x"},
        {"no": "type"},
    ],
)
async def test_what_is_malformed_or_not_allowed_is_answered_with_an_error(page: Page, frame: dict[str, Any]) -> None:
    await page.send(**frame)
    assert (await page.next("error"))["reason"]


async def test_a_page_of_somewhere_else_gets_no_socket(sandbox: Sandbox, alice: Person) -> None:
    url = f"{sandbox.url}/ui/socket?as={alice.id}"
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await session.ws_connect(url, headers={"Origin": "http://elsewhere.example"})
        async with session.ws_connect(url, headers={"Origin": sandbox.url}) as socket:
            assert (await socket.receive_json())["type"] == "hello"
        with pytest.raises(aiohttp.WSServerHandshakeError, match="404"):
            await session.ws_connect(f"{sandbox.url}/ui/socket?as=1")


async def test_two_people_see_only_their_own(
    sandbox: Sandbox, probe: Probe, page: Page, bob: Person, table: Channel
) -> None:
    probe.handle = say("for Alice", ephemeral=True)
    async with opened(sandbox, bob) as other:
        await other.next("hello")
        await page.send(type="command", nonce="1", channel_id=str(table.id), name="probe", options=[])
        assert (await page.next("message"))["message"]["flags"] == 64
        await other.send(type="say", channel_id=str(table.id), content="marker")
        await other.next("message")
        assert not any("for Alice" in str(frame) for frame in other.frames)
