"""The world in a file: a bot and a sandbox that both come back find everything in its place."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sandbox import DiscordLimits, Sandbox
from sandbox.reading import text_of
from sandbox.world.state_file import StateFileUnreadable
from tests.sandbox.conftest import logged_in
from tests.sandbox.probe import say
from tests.sandbox.test_interactions import counting_view
from tests.sandbox.test_messages import picture


async def test_messages_files_commands_and_buttons_come_back(tmp_path: Path) -> None:
    state = tmp_path / "world.db"
    async with Sandbox(limits=DiscordLimits.unhurried(), state=state) as sandbox, logged_in(sandbox) as probe:
        alice = sandbox.person("Alice")
        probe.handle = say("press", view=counting_view(0), file=picture())
        answer = await alice.command(sandbox.channel(), "probe")
        sandbox.close_dms(alice)
        before = alice.messages(sandbox.channel())
        content = alice.fetch(before[0]["attachments"][0])
        assert answer.message is not None
    async with Sandbox(limits=DiscordLimits.unhurried(), state=state) as sandbox:
        alice = sandbox.person("Alice")
        assert alice.messages(sandbox.channel()) == before
        assert alice.fetch(before[0]["attachments"][0]) == content
        assert not alice.user.allows_dms
        assert [command.name for command in sandbox.world.commands] == ["probe"]
        async with logged_in(sandbox) as probe:
            probe.handle = say("still here")
            again = await alice.click(before[0], "count:0")
            assert again.message is not None
            assert text_of(again.message) == "still here"
            assert int(again.message["id"]) > int(before[0]["id"])


async def test_what_was_deleted_stays_deleted(tmp_path: Path) -> None:
    state = tmp_path / "world.db"
    async with Sandbox(limits=DiscordLimits.unhurried(), state=state) as sandbox, logged_in(sandbox) as probe:
        user = await probe.fetch_user(sandbox.person("Alice").id)
        kept = await user.send("kept", file=picture())
        gone = await user.send("gone", file=picture())
        await gone.delete()
        assert kept.id != gone.id
    async with Sandbox(limits=DiscordLimits.unhurried(), state=state) as sandbox:
        alice = sandbox.person("Alice")
        assert [message["content"] for message in alice.messages(alice.dm)] == ["kept"]
        assert len(sandbox.world.files) == 1


async def test_a_file_that_holds_no_world_is_named(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("not a world, but a text that is long enough to be looked at\n" * 20)
    with pytest.raises(StateFileUnreadable, match=r"notes\.txt is not a world"):
        Sandbox(state=text)
    other_version = tmp_path / "world.db"
    async with Sandbox(state=other_version):
        pass
    with closing(sqlite3.connect(other_version)) as database, database:
        database.execute("""UPDATE record SET body = '{"id": 1}' WHERE kind = 'guilds'""")
    with pytest.raises(StateFileUnreadable, match=r"world\.db is not a world"):
        Sandbox(state=other_version)


async def test_two_sandboxes_without_a_file_share_nothing() -> None:
    async with Sandbox() as one, Sandbox() as other:
        one.person("Alice").say(one.channel(), "hello")
        assert other.person("Alice").messages(other.channel()) == []
