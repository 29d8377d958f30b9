"""Commands that end before they begin: those of clients that know an older bot, and arguments that cannot be read."""

import logging

import aiohttp
import discord
from discord import app_commands

from cogs import discord_calls
from cogs.answering import CannotDo, answering
from cogs.bot_services import BotServices
from cogs.discord_calls import Interaction
from cogs.undelivered import Undelivered, is_after_the_end

log = logging.getLogger(__name__)

_OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


class _Unoffered(logging.Filter):
    """Says in one line what discord.py makes a traceback of: somebody typed on before their choices arrived."""

    def filter(self, record: logging.LogRecord) -> bool:
        problem = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
        if isinstance(problem, discord.HTTPException | aiohttp.ClientError) or is_after_the_end(problem):
            record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
        return True


_UNOFFERED = _Unoffered()


class CommandErrors:
    """Answers whoever used a command that discord.py could not carry out; what went wrong inside one is told there."""

    def __init__(self, services: BotServices) -> None:
        self._services = services
        logging.getLogger("discord.app_commands.tree").addFilter(_UNOFFERED)

    async def tell(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """The command tree's handler of errors. Raises nothing."""
        if interaction.type is discord.InteractionType.autocomplete:
            try:
                await discord_calls.offer(interaction, [])
            except Undelivered as problem:
                log.info("nothing offered", extra={"reason": problem.reason})
            return
        async with answering(self._services, interaction):
            if isinstance(error, _OUTDATED):
                raise CannotDo("refused-unknown-command")
            raise error
