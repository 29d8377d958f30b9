"""`/deck`: register, check, list, show, export, delete, starters."""

import re
from pathlib import PurePath

import discord
from discord import app_commands
from discord.ext import commands

from cogs import discord_calls, finding
from cogs.answering import Answer, CannotDo, answering
from cogs.desk import Desk
from cogs.discord_calls import Interaction, TextFile
from cogs.presenters.decks import deck_letter, delete_letter, export_letter, list_text, reading_text
from cogs.presenters.forms import deck_modal, submitted
from engine.decks import MAX_BYTES
from engine.kernel.rulebook import Rulebook
from host.decks import NAME_LIMIT


class DeckCommands(commands.GroupCog, name="deck"):
    """The decks of whoever asks; everything is shown to them alone."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk

    @app_commands.command()
    async def register(
        self,
        interaction: Interaction,
        name: str | None = None,
        file: discord.Attachment | None = None,
        game: str | None = None,
    ) -> None:
        """Keep a deck from a form or an attached file."""
        async with answering(self._desk, interaction) as answer:
            if file is None:
                await self._open_form(answer, game, to_keep=True, name=name or "")
                return
            await answer.acknowledge()
            book = await finding.game_for(answer, game)
            text = await self._attached(file)
            await self._register(answer, book, name or _named_after(file), text)

    @app_commands.command()
    async def check(
        self, interaction: Interaction, file: discord.Attachment | None = None, game: str | None = None
    ) -> None:
        """Say what is wrong with a list."""
        async with answering(self._desk, interaction) as answer:
            if file is None:
                await self._open_form(answer, game, to_keep=False)
                return
            await answer.acknowledge()
            book = await finding.game_for(answer, game)
            await self._check(answer, book, await self._attached(file))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """A form was sent off, perhaps one that was opened before the bot was started again."""
        form = submitted(interaction) if interaction.type is discord.InteractionType.modal_submit else None
        if form is None:
            return
        async with answering(self._desk, interaction) as answer:
            await answer.acknowledge()
            book = await finding.game_for(answer, form.game)
            if form.to_keep:
                await self._register(answer, book, form.name, form.listed)
            else:
                await self._check(answer, book, form.listed)

    @app_commands.command(name="list")
    async def list_(self, interaction: Interaction) -> None:
        """List what the person may play."""
        async with answering(self._desk, interaction) as answer:
            await answer.acknowledge()
            parts = [
                list_text(
                    await self._desk.host.decks.owned_by(interaction.user.id, book.name), book.title, answer.words
                )
                for book in self._desk.host.rulebooks.values()
            ]
            await answer.say_all(parts)

    @app_commands.command()
    async def starters(self, interaction: Interaction) -> None:
        """List what everybody may play."""
        async with answering(self._desk, interaction) as answer:
            await answer.acknowledge()
            books = self._desk.host.rulebooks.values()
            decks = self._desk.host.decks
            await answer.say_all([list_text(decks.starters(book.name), book.title, answer.words) for book in books])

    @app_commands.command()
    async def show(self, interaction: Interaction, deck: str) -> None:
        """Show a deck as a grid and a list."""
        async with answering(self._desk, interaction) as answer:
            await answer.acknowledge()
            kept = await finding.deck_of_any_game(answer, deck)
            picture = await self._desk.deck_picture(kept)
            await answer.tell(deck_letter(kept, self._desk.host.decks.listed(kept), picture, answer.words))

    @app_commands.command()
    async def export(self, interaction: Interaction, deck: str) -> None:
        """Give a deck as a file that can be registered again."""
        async with answering(self._desk, interaction) as answer:
            await answer.acknowledge()
            kept = await finding.deck_of_any_game(answer, deck)
            filename = re.sub(r"[^A-Za-z0-9]+", "-", kept.name).strip("-").lower() or "deck"
            file = TextFile(self._desk.host.decks.listed(kept).encode(), f"{filename}.txt")
            await answer.tell(export_letter(kept, file, answer.words))

    @app_commands.command()
    async def delete(self, interaction: Interaction, deck: str) -> None:
        """Delete a deck, once it is confirmed."""
        async with answering(self._desk, interaction) as answer:
            await answer.acknowledge()
            kept = await finding.deck_of_any_game(answer, deck)
            if kept.is_starter:
                raise CannotDo("refused-delete-starter", name=kept.name)
            await answer.tell(delete_letter(kept, answer.words))

    @register.autocomplete("game")
    @check.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_games(self._desk, interaction, typed)

    @show.autocomplete("deck")
    @export.autocomplete("deck")
    async def _decks(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_decks(self._desk, interaction, typed)

    @register.autocomplete("name")
    @delete.autocomplete("deck")
    async def _own_decks(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_decks(self._desk, interaction, typed, own=True)

    async def _open_form(self, answer: Answer, game: str | None, *, to_keep: bool, name: str = "") -> None:
        book = await finding.game_for(answer, game)
        modal = deck_modal(book.name, book.title, answer.words, to_keep=to_keep, name=name[:NAME_LIMIT])
        await discord_calls.open_modal(answer.interaction, modal)

    async def _register(self, answer: Answer, book: Rulebook, name: str, text: str | bytes) -> None:
        registration = await self._desk.host.decks.register(answer.interaction.user.id, book.name, name, text)
        words = answer.words.of(book)
        kept = registration.kept
        if kept is None:
            await answer.say_all([words.say("deck-not-kept", name=name), reading_text(registration.reading, words)])
        else:
            await answer.say("deck-kept-now", name=kept.name, version=kept.version, game=book.title)

    async def _check(self, answer: Answer, book: Rulebook, text: str | bytes) -> None:
        reading = self._desk.host.decks.check(book.name, text)
        await answer.say_all([reading_text(reading, answer.words.of(book))])

    async def _attached(self, file: discord.Attachment) -> bytes:
        """What is in a file; one that is too large for a deck list is refused unread."""
        if file.size > MAX_BYTES:
            raise CannotDo("refused-file-too-large", size=file.size, limit=MAX_BYTES)
        return await discord_calls.read(file)


def _named_after(file: discord.Attachment) -> str:
    return PurePath(file.filename).stem.replace("_", " ")[:NAME_LIMIT]
