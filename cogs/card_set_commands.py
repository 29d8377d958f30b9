"""`/cards`: the sets of cards that a server brings. Discord shows it to admins alone; that is checked again here."""

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import PurePath
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import discord_calls, finding
from cogs.answering import Answer, CannotDo, answering
from cogs.bot_services import BotServices
from cogs.discord_calls import Interaction, OptionText
from cogs.presenters.board import text_message
from cogs.presenters.card_sets import brought_message, report_file, report_message, sets_message
from cogs.server_settings import allowed_guild
from cogs.undelivered import Undelivered
from host.card_sets import MOST_BYTES, NAME_LIMIT, key_of
from host.errors import CardsFileTooLarge
from host.import_worker import GivenFile
from host.stored import EVERYWHERE, CardSet

PROGRESS_SECONDS = 2.0
"""How often it is said how far an import is."""


@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class CardSetCommands(commands.GroupCog, name="cards"):
    """The sets of cards of a server; everything is shown to whoever asks alone."""

    def __init__(self, services: BotServices) -> None:
        super().__init__()
        self._services = services

    @app_commands.command(name="import")
    async def import_(
        self,
        interaction: Interaction,
        file: discord.Attachment,
        name: app_commands.Range[str, 1, NAME_LIMIT] | None = None,
        game: OptionText | None = None,
        facts: discord.Attachment | None = None,
        everywhere: bool = False,
    ) -> None:
        """Make a set of the cards in a file."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            guild_id = await self._place(answer, everywhere=everywhere)
            book = None if game is None else finding.game_called(self._services, game)
            given = await self._attached(file)
            supplement = None if facts is None else await self._attached(facts)
            progress = _Progress(answer)
            brought = await self._services.host.card_sets.bring(
                guild_id,
                name or PurePath(file.filename).stem.replace("_", " ")[:NAME_LIMIT],
                given,
                progress.note,
                game=None if book is None else book.name,
                facts=supplement,
            )
            title = self._services.host.rulebooks[brought.kept.game].title
            await answer.tell(brought_message(brought, title, answer.words))

    @app_commands.command(name="list")
    async def list_(self, interaction: Interaction) -> None:
        """List the sets of this server, and those of all."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            guild_id, host = allowed_guild(answer), self._services.host
            own, every = await host.card_sets.of_server(guild_id), await host.card_sets.of_server(EVERYWHERE)
            await answer.tell(sets_message(own, every, host.rulebooks, answer.words))

    @app_commands.command()
    async def report(self, interaction: Interaction, cards: OptionText) -> None:
        """Say of each card of a set that was left out, why."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            found = await self._found(answer, cards)
            left_out = await self._services.host.card_sets.report(found)
            await answer.tell(report_message(found, report_file([asdict(each) for each in left_out]), answer.words))

    @app_commands.command()
    async def remove(self, interaction: Interaction, cards: OptionText) -> None:
        """Take a set from this server."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            found = await self._found(answer, cards)
            if found.guild_id == EVERYWHERE:
                await self._place(answer, everywhere=True)
            await self._services.host.card_sets.remove(found)
            await answer.say("cards-removed", name=found.name)

    @import_.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_games(self._services, interaction, typed)

    @import_.autocomplete("name")
    async def _names(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The names of this server's sets, to put others in their place."""
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            return []
        names = dict.fromkeys(each.name for each in await self._of(interaction.guild_id))
        return finding.choices([(name, name) for name in names], typed)

    @report.autocomplete("cards")
    @remove.autocomplete("cards")
    async def _sets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            return []
        sets = [each for place in (interaction.guild_id, EVERYWHERE) for each in await self._of(place)]
        books = self._services.host.rulebooks
        titles = [(f"{each.name} · {books[each.game].title}", key_of(each)) for each in sets if each.game in books]
        return finding.choices(titles, typed)

    async def _of(self, place: int) -> Sequence[CardSet]:
        return await self._services.host.card_sets.of_server(place)

    async def _found(self, answer: Answer, name: str) -> CardSet:
        """A set of this server, or of all."""
        return await self._services.host.card_sets.find([allowed_guild(answer), EVERYWHERE], name)

    async def _place(self, answer: Answer, *, everywhere: bool) -> int:
        """The server that somebody may change; or all of them, for whoever the bot belongs to."""
        guild_id = allowed_guild(answer)
        if not everywhere:
            return guild_id
        client: Any = self._services.client
        if not await client.is_owner(answer.interaction.user):
            raise CannotDo("refused-not-operator")
        return EVERYWHERE

    async def _attached(self, file: discord.Attachment) -> GivenFile:
        """A file; one that is too large is refused unread."""
        if file.size > MOST_BYTES:
            raise CardsFileTooLarge(file.size, MOST_BYTES)
        return GivenFile(file.filename, await discord_calls.read(file))


class _Progress:
    """Says how far an import is, every few seconds, in the message that the result takes the place of."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self._said = time.monotonic()

    async def note(self, done: int, of: int) -> None:
        """So many cards of so many are read."""
        if time.monotonic() - self._said < PROGRESS_SECONDS:
            return
        self._said = time.monotonic()
        said = text_message(self._answer.words.say("cards-progress", done=done, of=of))
        with suppress(Undelivered):  # the result may get through
            await discord_calls.edit_through(self._answer.interaction, said)
