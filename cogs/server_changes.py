"""Changes on servers by which a board that was refused may be taken: Discord tells of them, not of what they allow."""

import discord
from discord.ext import commands

from cogs.discord_publisher import DiscordPublisher


class ServerChanges(commands.Cog):
    """Hands on which server has changed: its channels, its roles, those of the bot, or that the bot is there again."""

    def __init__(self, publisher: DiscordPublisher) -> None:
        super().__init__()
        self._publisher = publisher

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again."""
        self._publisher.server_changed(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord has the server again, or the bot was invited, of which Discord may tell in the same way."""
        self._publisher.server_changed(guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """A role allows something else."""
        self._publisher.server_changed(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel allows something else."""
        self._publisher.server_changed(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """The bot has other roles: of other members it is not told."""
        if after == after.guild.me:
            self._publisher.server_changed(after.guild.id)
