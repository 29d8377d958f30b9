"""Changing a server's settings by selects, and who may."""

from collections.abc import Sequence
from typing import Any

from cogs import custom_ids, discord_calls
from cogs.answering import Answer, CannotDo
from cogs.bot_services import BotServices
from cogs.presenters.board import text_message
from cogs.presenters.settings import settings_text
from cogs.words import Localizer, Safe
from host.stored import ServerSettings


class ServerSelects:
    """The selects that `/settings` shows."""

    def __init__(self, services: BotServices) -> None:
        self._services = services

    async def allow_games(self, answer: Answer, action: custom_ids.AllowGames, values: Sequence[str]) -> None:
        """These games may be played; none chosen means all."""
        await self._change(answer, games=tuple(sorted(values)) or None)

    async def allow_channels(self, answer: Answer, action: custom_ids.AllowChannels, values: Sequence[str]) -> None:
        """Matches may be started in these channels; none chosen means all."""
        if not all(each.isascii() and each.isdecimal() for each in values):
            raise CannotDo("refused-damaged")
        await self._change(answer, channels=tuple(sorted(map(int, values))) or None)

    async def _change(self, answer: Answer, **changes: Any) -> None:
        await answer.acknowledge_press()
        guild_id = allowed_guild(answer)
        await self._services.host.servers.change(guild_id, **changes)
        text = await described(self._services, guild_id, answer.words)
        await discord_calls.reply(answer.interaction, text_message(text))


async def described(services: BotServices, guild_id: int, words: Localizer) -> Safe:
    """All settings of a server in words."""
    settings = await services.host.servers.settings(guild_id)
    chosen = chosen_channels(services, settings)
    return settings_text(settings, chosen, services.host.rulebooks, services.settings.abandon_after_hours, words)


def chosen_channels(services: BotServices, settings: ServerSettings) -> Sequence[int] | None:
    """The channels of a server where matches may be started and that are still there; None for all."""
    guild = services.client.get_guild(settings.guild_id)
    if settings.channels is None or guild is None:
        return settings.channels
    return [each for each in settings.channels if guild.get_channel(each) is not None]


def allowed_guild(answer: Answer) -> int:
    """The server whose settings somebody may change. Raises a refusal for everybody else."""
    interaction = answer.interaction
    if interaction.guild_id is None:
        raise CannotDo("refused-only-on-server")
    if not interaction.permissions.manage_guild:
        raise CannotDo("refused-not-admin")
    return interaction.guild_id
