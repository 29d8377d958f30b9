"""`/deck`: register, check, list, show, export, delete, starters."""

import re
from dataclasses import replace
from pathlib import PurePath

import discord
from discord import app_commands
from discord.ext import commands

from cogs import discord_calls, finding
from cogs.answering import Answer, CannotDo, answering
from cogs.bot_services import BotServices
from cogs.custom_ids import DeckLists, MendList
from cogs.deck_games import about_other_game, ask_for_game, editions_of, meant_instead
from cogs.deck_lists import deck_lists
from cogs.discord_calls import Interaction, OptionText
from cogs.outgoing_messages import TextFile
from cogs.presenters.deck_counts import counted_rows, counts_text
from cogs.presenters.decks import (
    check_message,
    deck_message,
    delete_message,
    export_message,
    kept_message,
    mending_message,
    reading_text,
)
from cogs.presenters.forms import deck_modal, submitted
from cogs.words import Safe
from engine.decks import MAX_BYTES, Reading, write_deck
from engine.kernel.rulebook import Deck, Rulebook
from host.decks import NAME_LIMIT
from host.names import shown
from render import Picture

_NOT_IN_FILENAMES = re.compile(r"[^A-Za-z0-9]+")


class DeckCommands(commands.GroupCog, name="deck"):
    """The decks of whoever asks; everything is shown to them alone."""

    def __init__(self, services: BotServices) -> None:
        super().__init__()
        self._services = services

    @app_commands.command()
    async def register(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, NAME_LIMIT] | None = None,
        file: discord.Attachment | None = None,
        game: OptionText | None = None,
    ) -> None:
        """Keep a deck from a form or an attached file."""
        async with answering(self._services, interaction) as answer:
            if file is None:
                await self._open_form(answer, game, to_keep=True, name=name or "")
                return
            await answer.acknowledge()
            called = self._game_called(game)
            await self._register(answer, called, name or _named_after(file), await self._attached(file))

    @app_commands.command()
    async def check(
        self, interaction: Interaction, file: discord.Attachment | None = None, game: OptionText | None = None
    ) -> None:
        """Say what is wrong with a list."""
        async with answering(self._services, interaction) as answer:
            if file is None:
                await self._open_form(answer, game, to_keep=False)
                return
            await answer.acknowledge()
            await self._check(answer, self._game_called(game), await self._attached(file))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """A form was sent off, perhaps one that was opened before the bot was started again, or by another version."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        form = submitted(interaction)
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            if form is None:
                raise CannotDo("refused-form")
            mend = MendList(int(form.to_keep), form.game or "", shown(form.name)[:NAME_LIMIT])
            again = [(mend, answer.words.plain("button-form-again"))]
            answer.refusing = lambda said: mending_message(said, again, form.listed, answer.words)
            if form.to_keep:
                await self._register(answer, form.game, form.name, form.listed)
            else:
                await self._check(answer, form.game, form.listed)

    @app_commands.command(name="list")
    async def list_(self, interaction: Interaction, game: OptionText | None = None) -> None:
        """List what the person may play."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            await answer.tell(await deck_lists(answer, DeckLists(0, 0, self._game_called(game) or "")))

    @app_commands.command()
    async def starters(self, interaction: Interaction, game: OptionText | None = None) -> None:
        """List what everybody may play."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            await answer.tell(await deck_lists(answer, DeckLists(0, 1, self._game_called(game) or "")))

    @app_commands.command()
    async def show(self, interaction: Interaction, deck: OptionText, game: OptionText | None = None) -> None:
        """Show a deck as a grid and a list."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            kept = await finding.deck_called(answer, game, deck)
            book = await finding.book_here(self._services, interaction, kept.game)
            picture = await self._picture(answer, book, kept.deck, kept.name)
            counts = counts_text(book, kept.deck, answer.words)
            listed = write_deck(book, kept.deck)
            await answer.tell(deck_message(kept, book.title, counts, listed, picture, answer.words))

    @app_commands.command()
    async def export(self, interaction: Interaction, deck: OptionText, game: OptionText | None = None) -> None:
        """Give a deck as a file that can be registered again."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            kept = await finding.deck_called(answer, game, deck)
            filename = _NOT_IN_FILENAMES.sub("-", kept.name).strip("-").lower() or "deck"
            listed = await self._services.host.decks.listed(kept, guild_id=interaction.guild_id)
            file = TextFile(listed.encode(), f"{filename}.txt")
            await answer.tell(export_message(kept, file, answer.words))

    @app_commands.command()
    async def delete(self, interaction: Interaction, deck: OptionText, game: OptionText | None = None) -> None:
        """Delete a deck, once it is confirmed."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            kept = await finding.deck_called(answer, game, deck, own=True)
            if kept.is_starter:
                raise CannotDo("refused-delete-starter", name=kept.name)
            await answer.tell(delete_message(kept, answer.words))

    @register.autocomplete("game")
    @check.autocomplete("game")
    @list_.autocomplete("game")
    @starters.autocomplete("game")
    @show.autocomplete("game")
    @export.autocomplete("game")
    @delete.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_games(self._services, interaction, typed)

    @show.autocomplete("deck")
    @export.autocomplete("deck")
    async def _decks(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_decks(self._services, interaction, typed)

    @register.autocomplete("name")
    async def _own_names(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_names(self._services, interaction, typed)

    @delete.autocomplete("deck")
    async def _own_decks(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_decks(self._services, interaction, typed, own=True)

    def _game_called(self, given: str | None) -> str | None:
        """The name of the game that is given, however it is written: custom ids have room for no more."""
        return None if given is None else finding.game_called(self._services, given).name

    async def _open_form(self, answer: Answer, game: str | None, *, to_keep: bool, name: str = "") -> None:
        book = None if game is None else finding.game_called(self._services, game)  # else the list will tell
        modal = deck_modal(book, answer.words, to_keep=to_keep, name=name[:NAME_LIMIT])
        await discord_calls.open_modal(answer.interaction, modal)

    async def _register(self, answer: Answer, game: str | None, name: str, text: str | bytes) -> None:
        decks, guild_id = self._services.host.decks, answer.interaction.guild_id
        mend = MendList(1, game or "", shown(name)[:NAME_LIMIT])
        editions = await editions_of(answer, game, text)
        if not editions:
            await ask_for_game(answer, mend, text)
            return
        legal = await decks.legal_in(text, editions, guild_id=guild_id) if len(editions) > 1 else ()
        book = (legal or editions)[0]
        registration = await decks.register(answer.interaction.user.id, book.name, name, text, guild_id=guild_id)
        words = answer.words.of(book)
        kept, reading = registration.kept, registration.reading
        if kept is None:
            no_list = reading.is_refused_whole
            said = words.say("deck-no-list" if no_list else "deck-not-kept", name=name, game=book.title)
            await self._tell_what_is_wrong(answer, mend, book, [said], reading, text)
        else:
            picture = await self._picture(answer, book, kept.deck, kept.name)
            counts = counts_text(book, kept.deck, answer.words)
            await answer.tell(kept_message(kept, book.title, legal, counts, picture, words))

    async def _check(self, answer: Answer, game: str | None, text: str | bytes) -> None:
        mend, said = MendList(0, game or "", ""), list[Safe]()
        legal: list[tuple[Rulebook, Deck]] = []
        editions = await editions_of(answer, game, text)
        if not editions:
            await ask_for_game(answer, mend, text)
            return
        for book in editions:
            words = answer.words.of(book)
            reading = await self._services.host.decks.check(book.name, text, guild_id=answer.interaction.guild_id)
            title = [] if reading.is_refused_whole else [words.say("deck-list-title", game=book.title)]
            if not title or (len(editions) == 1 and not reading.is_legal):  # no game is meant by what is no list
                await self._tell_what_is_wrong(answer, mend, book, title, reading, text)
                return
            said += [*title, reading_text(reading, words)]
            if reading.is_legal and reading.deck is not None:
                legal.append((book, reading.deck))
        told = Safe("\n".join(said))
        if not legal:
            await answer.tell(mending_message(told, [(mend, answer.words.plain("button-mend"))], text, answer.words))
            return
        book, deck = legal[0]
        picture = await self._picture(answer, book, deck, book.title)
        await answer.tell(check_message(told, counts_text(book, deck, answer.words), picture))

    async def _tell_what_is_wrong(
        self, answer: Answer, mend: MendList, book: Rulebook, said: list[Safe], reading: Reading, text: str | bytes
    ) -> None:
        """Say what is wrong with a list for a game; where it is rather one for another game than for that, which."""
        words = answer.words.of(book)
        other = await meant_instead(answer, book, text) if mend.game and not reading.is_refused_whole else None
        forms = [(mend, words.plain("button-mend"))]
        if other is not None:
            said = [*said, about_other_game(book, other, words)]
            forms.insert(0, (replace(mend, game=other.name), other.title))
        told = Safe("\n".join([*said, reading_text(reading, words)]))
        await answer.tell(mending_message(told, forms, text, words))

    async def _picture(self, answer: Answer, book: Rulebook, deck: Deck, title: str) -> Picture:
        counts = counted_rows(book, deck, answer.words)
        return await self._services.deck_picture(book, deck, title, counts, answer.interaction.guild_id)

    async def _attached(self, file: discord.Attachment) -> bytes:
        """What is in a file; one that is too large for a deck list is refused unread."""
        if file.size > MAX_BYTES:
            raise CannotDo("refused-file-too-large", size=file.size, limit=MAX_BYTES)
        return await discord_calls.read(file)


def _named_after(file: discord.Attachment) -> str:
    return PurePath(file.filename).stem.replace("_", " ")[:NAME_LIMIT]
