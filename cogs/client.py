"""Tablecast as a Discord client: wires the surface together, connects it, and takes it down."""

import asyncio
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.bot_services import BotServices
from cogs.card_commands import CardCommands
from cogs.card_reading import CardReading
from cogs.card_set_commands import CardSetCommands
from cogs.command_errors import CommandErrors
from cogs.component_handlers import ComponentHandlers
from cogs.components import ActionButton, ActionSelect, ChannelSelect
from cogs.custom_ids import PREFIX, parse
from cogs.deck_commands import DeckCommands
from cogs.direct_messages import DirectMessages
from cogs.discord_calls import MOST_WAIT_SECONDS
from cogs.discord_publisher import DiscordPublisher
from cogs.help_commands import HelpCommands
from cogs.invitations import Invitations
from cogs.match_commands import MatchCommands
from cogs.match_threads import MatchThreads
from cogs.message_editor import MessageEditor
from cogs.outgoing_messages import components_of
from cogs.pacing import Pace
from cogs.pictures import Pictures
from cogs.server_changes import ServerChanges
from cogs.server_settings import ServerSelects
from cogs.settings_commands import SettingsCommands
from cogs.start_flow import StartFlow
from cogs.syncing import sync_if_changed
from cogs.translation import CommandTranslator, describe
from cogs.undelivered import Undelivered
from host.card_pictures import CardPictures
from host.host import Host
from host.settings import Settings
from host.starting import start_for_certain
from host.stored import StorageError
from host.tasks import withheld
from host.texts import BotTexts

log = logging.getLogger(__name__)

ANSWER_SECONDS = 2.0
"""How long an end in good order waits for those who are being answered."""

# Nothing here speaks, so that what discord.py would need for it is not missed.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Tablecast(commands.AutoShardedBot):
    """The bot. `async with Tablecast(settings, host) as bot: await bot.start(token)`."""

    def __init__(
        self,
        settings: Settings,
        host: Host,
        **options: Any,
    ) -> None:
        """`host` has not started; `options` are discord.py's."""
        self._pace = pace = Pace(settings.requests_per_second)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=MOST_WAIT_SECONDS,
            http_trace=pace.trace(),
            **options,
        )
        self.host = host
        self._texts = BotTexts()
        self._pictures = Pictures(settings.render_workers)
        self._services = BotServices(
            client=self,
            host=self.host,
            settings=settings,
            texts=self._texts,
            pictures=self._pictures,
            card_pictures=CardPictures(settings.card_pictures),
            editor=MessageEditor(self),
            threads=MatchThreads(self, self.host, self._texts),
            direct_messages=DirectMessages(self),
        )
        self._publisher = DiscordPublisher(self._services, pace)
        host.listen(self._publisher.take)
        invitations = Invitations(self._services)
        self._start_flow = StartFlow(self._services, invitations)
        selects = ServerSelects(self._services)
        self.component_handlers = ComponentHandlers(
            self._services, self._publisher, self._start_flow, invitations, selects, CardReading(self._services)
        )
        self.tree.error(CommandErrors(self._services).tell)
        self.taken_up = asyncio.Event()
        self.failed = False  #: whether it has given up, for it could not take its matches up
        self._starting = False
        self._ending = False

    async def setup_hook(self) -> None:
        """Before connecting: cards, commands and components."""
        await self.host.read_cards()
        self.add_dynamic_items(ActionButton, ActionSelect, ChannelSelect)
        await self.add_cog(MatchCommands(self._services, self._publisher, self._start_flow, self.component_handlers))
        await self.add_cog(DeckCommands(self._services))
        await self.add_cog(CardCommands(self._services))
        await self.add_cog(CardSetCommands(self._services))
        await self.add_cog(SettingsCommands(self._services))
        await self.add_cog(HelpCommands(self._services))
        await self.add_cog(ServerChanges(self._publisher))
        describe(self.tree, self._texts)
        await self.tree.set_translator(CommandTranslator(self._texts))
        assert self.application_id is not None, "known once logged in"
        try:
            await sync_if_changed(self.tree, self.application_id)
        except Undelivered as problem:  # matches go on, and so do the commands that Discord has
            log.error("commands not registered", extra={"reason": problem.reason, "detail": str(problem)})

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Keep sessions apart. discord.py waits five seconds before each, also where the last was begun long ago."""
        await self._pace.before_identify()

    async def on_ready(self) -> None:
        """All servers are known: take the running matches up, once."""
        if self._starting:
            return
        self._starting = True
        try:
            await start_for_certain(self.host.start)
        except Exception as problem:
            log.critical("the start has failed, and is given up", exc_info=withheld(problem))
            self.failed = True
            await self.close()
            return
        try:
            await self._publisher.close_left_over()
        except StorageError:
            log.exception("messages that may be left over are not looked for before their matches go on")
        self.taken_up.set()
        log.info("ready", extra={"servers": len(self.guilds), "shards": self.shard_count})

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Something was pressed that its message has no longer: discord.py drops it, but whoever did it gets an answer.

        Custom ids give no rights, so that it is acted on as any other.
        """
        if interaction.type is not discord.InteractionType.component:
            return
        data: dict[str, Any] = {**(interaction.data or {})}
        custom_id = str(data.get("custom_id", ""))
        if not _is_on_message(interaction.message, custom_id):
            await self.component_handlers.pressed(
                interaction, parse(custom_id), [str(each) for each in data.get("values", ())]
            )

    async def close(self) -> None:
        """Stop hosting and showing, and disconnect. Nothing is lost: the next start takes all matches up again."""
        if not self._ending:
            self._ending = True
            await self.host.stop()
            await self._services.all_answered(ANSWER_SECONDS)
            await self._publisher.close()
            self._pictures.close()
        await super().close()


def _is_on_message(message: discord.Message | None, custom_id: str) -> bool:
    """Whether the message has a component with this custom id, and it is one of ours."""
    if message is None or not custom_id.startswith(f"{PREFIX}/"):
        return False
    return any(getattr(component, "custom_id", None) == custom_id for component in components_of(message))
