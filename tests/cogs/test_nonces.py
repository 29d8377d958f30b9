"""What is posted once is told apart from everything else that is posted, however long the words for it are."""

import discord

from cogs import discord_calls
from cogs.presenters.board import text_message
from cogs.words import Safe
from sandbox import DiscordLimits, Sandbox
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
