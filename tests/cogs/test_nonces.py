"""What is posted once is told apart from everything else that is posted, however long the words for it are."""

import discord
import pytest

from cogs import discord_calls
from cogs.message_editor import MessageEditor
from cogs.presenters.board import text_message
from cogs.undelivered import Undelivered
from cogs.words import Safe
from sandbox import DiscordError, DiscordLimits, Loss, Sandbox
from sandbox.reading import text_of
from tests.sandbox.conftest import logged_in

BOARD = "b1234567890123456789-123456"


async def test_two_messages_that_begin_alike_are_two_and_the_same_is_one() -> None:
    async with Sandbox(limits=DiscordLimits.unhurried()) as sandbox, logged_in(sandbox) as probe:
        table = sandbox.channel()
        channel: discord.PartialMessageable = probe.get_partial_messageable(table.id)
        for text, nonce in (("one", f"{BOARD}1"), ("two", f"{BOARD}2"), ("two", f"{BOARD}2")):
            await discord_calls.send(channel, text_message(Safe(text)), nonce)
        assert [text_of(message) for message in sandbox.person("Alice").messages(table)] == ["one", "two"]


async def test_what_is_deleted_while_it_is_brought_up_to_date_is_posted_again() -> None:
    async with Sandbox(limits=DiscordLimits.unhurried()) as sandbox, logged_in(sandbox) as probe:
        table = sandbox.channel()
        editor = MessageEditor(probe)
        sandbox.plan(Loss.CARRIED_OUT, f"/channels/{table.id}/messages", method="POST")
        with pytest.raises(Undelivered):
            await editor.post(table.id, text_message(Safe("one")), BOARD)
        # It is there, but Discord no longer has it when it is to be edited: the channel is not gone for that.
        sandbox.plan(DiscordError.UNKNOWN_MESSAGE, f"/channels/{table.id}/messages/*", method="PATCH")
        posted = await editor.post(table.id, text_message(Safe("two")), BOARD)
        messages = sandbox.person("Alice").messages(table)
        assert [text_of(message) for message in messages] == ["one", "two"]
        assert str(posted.id) == messages[-1]["id"]
