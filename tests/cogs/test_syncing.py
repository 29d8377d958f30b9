"""Commands are compared as Discord understands them, not as they are written."""

from pathlib import Path

import discord
import pytest
from discord import app_commands

from cogs.syncing import essence, sync_if_changed
from cogs.translation import CommandTranslator, describe
from host.texts import BotTexts
from sandbox import TOKEN, Sandbox, point_discord_at

OPTION = {"name": "seconds", "description": "For a decision", "type": 4, "required": True}
OURS = {
    "name": "settings", "description": "What may be played", "type": 1, "nsfw": False, "dm_permission": True,
    "default_member_permissions": 32, "contexts": [1, 0], "integration_types": [0],
    "options": [OPTION | {"choices": []}],
}  # fmt: skip
THEIRS = {
    "id": "1", "application_id": "2", "version": "3", "name": "settings", "description": "What may be played",
    "type": 1, "default_member_permissions": "32", "contexts": [0, 1], "integration_types": [0],
    "name_localizations": None,
    "options": [OPTION],
}  # fmt: skip


def test_what_discord_adds_or_leaves_out_is_no_change() -> None:
    assert essence(OURS, outermost=True) == essence(THEIRS, outermost=True)


def test_another_description_permission_or_option_is_a_change() -> None:
    for change in (
        {"description": "Something else"},
        {"default_member_permissions": "16"},
        {"options": [OPTION | {"required": False}]},
        {"options": [OPTION | {"description": "Another"}]},
    ):
        assert essence(OURS, outermost=True) != essence(THEIRS | change, outermost=True)


def test_an_option_named_like_something_discord_adds_is_compared() -> None:
    assert essence({"options": [{"id": "a"}]}, outermost=True) != essence({"options": [{"id": "b"}]}, outermost=True)


@app_commands.command(name="card")
async def card(interaction: discord.Interaction, name: str) -> None:
    """A command with an option."""


ENGLISH = "command-card = Look a card up\ncommand-card_name = Its name\n"
GERMAN = "command-card = Eine Karte nachschlagen\ncommand-card_name = Ihr Name\n"


@pytest.mark.parametrize("changed", [GERMAN.replace("Ihr", "Der"), GERMAN.replace("Eine", "Die"), ""])
async def test_commands_are_registered_when_another_language_has_changed_and_only_then(
    changed: str, tmp_path: Path
) -> None:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    async with Sandbox() as sandbox:
        registered = []
        for german in (GERMAN, GERMAN, changed, changed, GERMAN):
            (tmp_path / "de.ftl").write_text(german, encoding="utf-8")
            registered.append(await started(sandbox, BotTexts(tmp_path)))
        assert registered == [True, False, True, False, True]


async def started(sandbox: Sandbox, texts: BotTexts) -> bool:
    """Whether a bot with these texts registers its command when it starts."""
    with point_discord_at(sandbox):
        async with discord.Client(intents=discord.Intents(guilds=True)) as client:
            tree = app_commands.CommandTree(
                client,
                allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
                allowed_installs=app_commands.AppInstallationType(guild=True),
            )
            tree.add_command(card)
            describe(tree, texts)
            await tree.set_translator(CommandTranslator(texts))
            await client.login(TOKEN)
            assert client.application_id is not None
            return await sync_if_changed(tree, client.application_id)
