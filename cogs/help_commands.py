"""`/help`: how to play here."""

from discord import app_commands
from discord.ext import commands

from cogs.answering import answering
from cogs.bot_services import BotServices
from cogs.discord_calls import Interaction
from cogs.presenters.help import help_message


class HelpCommands(commands.Cog):
    """The help."""

    def __init__(self, services: BotServices) -> None:
        self._services = services

    @app_commands.command()
    async def help(self, interaction: Interaction) -> None:
        """Show the first page of the help."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            await answer.tell(help_message(0, answer.words))
