"""`/settings`: what the admins of a server decide. Discord shows it to them alone; that is checked again here."""

from discord import app_commands
from discord.ext import commands

from cogs.answering import Answer, answering
from cogs.bot_services import BotServices
from cogs.discord_calls import Interaction
from cogs.presenters.settings import channels_message, games_message
from cogs.server_settings import allowed_guild, chosen_channels, described


@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class SettingsCommands(commands.GroupCog, name="settings"):
    """The settings of a server."""

    def __init__(self, services: BotServices) -> None:
        super().__init__()
        self._services = services

    @app_commands.command()
    async def show(self, interaction: Interaction) -> None:
        """Show all settings."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            await self._show(answer, allowed_guild(answer))

    @app_commands.command()
    async def games(self, interaction: Interaction) -> None:
        """Choose games, in a select."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            settings = await self._services.host.servers.settings(allowed_guild(answer))
            books = list(self._services.host.rulebooks.values())
            await answer.tell(games_message(settings, books, answer.words))

    @app_commands.command()
    async def channels(self, interaction: Interaction) -> None:
        """Choose channels, in a select."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            guild_id = allowed_guild(answer)
            settings = await self._services.host.servers.settings(guild_id)
            await answer.tell(channels_message(chosen_channels(self._services, settings), answer.words))

    @app_commands.command()
    async def clock(
        self,
        interaction: Interaction,
        seconds: app_commands.Range[int, 0, 604800],
        warning: app_commands.Range[int, 0, 86400] | None = None,
        lose_after: app_commands.Range[int, 0, 100] | None = None,
    ) -> None:
        """Set the time for a decision, and what becomes of those who take too long again and again."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            guild_id = allowed_guild(answer)
            await self._services.host.servers.set_clock(guild_id, seconds, warning, lose_after)
            await self._show(answer, guild_id)

    @app_commands.command()
    async def abandon(self, interaction: Interaction, hours: app_commands.Range[int, 1, 8760]) -> None:
        """Set when a match is given up as abandoned."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            guild_id = allowed_guild(answer)
            await self._services.host.servers.change(guild_id, abandon_after_hours=hours)
            await self._show(answer, guild_id)

    async def _show(self, answer: Answer, guild_id: int) -> None:
        await answer.say_all([await described(self._services, guild_id, answer.words)])
