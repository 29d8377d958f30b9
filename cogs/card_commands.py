"""`/card`: look a card up."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs import finding
from cogs.answering import CannotDo, answering
from cogs.bot_services import BotServices
from cogs.discord_calls import Interaction, OptionText
from cogs.presenters.cards import card_message
from engine.card_names import find_card, fold, nearest_first, nearest_names
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook

MOST_NEAR = 3
"""How many cards are named where there is none of a name."""


class CardCommands(commands.Cog):
    """Cards of every game."""

    def __init__(self, services: BotServices) -> None:
        self._services = services

    @app_commands.command()
    async def card(self, interaction: Interaction, name: OptionText, game: OptionText | None = None) -> None:
        """Show a card large, with its text."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            named = None if game is None else finding.game_called(self._services, game)
            games = self._services.host.rulebooks if named is None else [named.name]
            books = [await finding.book_here(self._services, interaction, each) for each in games]
            found: dict[str, tuple[Rulebook, CardDefinition]] = {}
            for book in books:
                card = find_card(book, name)
                if card is not None:
                    found.setdefault(book.folder, (book, card))  # of several editions of a game the newest
            if not found:
                raise _unknown(name, books)
            if len(found) > 1:
                titles = ", ".join(book.title for book, _ in found.values())
                raise CannotDo("refused-in-several-games", name=name, games=titles)
            [(book, card)] = found.values()
            picture = await self._services.card_picture(book, card, interaction.guild_id)
            await answer.tell(card_message(card, book.title, picture, answer.words))

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_cards(self._services, interaction, typed)

    @card.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_games(self._services, interaction, typed)


def _unknown(name: str, books: Sequence[Rulebook]) -> CannotDo:
    """The refusal of a card that there is not, with those that may be meant: they have that in them, or are alike."""
    parts = finding.cards_with(books, name) if fold(name) else []
    alike = nearest_first(name, (nearest for book in books for nearest in nearest_names(book, name)))
    near = list(dict.fromkeys([*parts, *alike]))[:MOST_NEAR]
    return CannotDo("refused-no-card" if near else "refused-no-such-card", name=name, near=" / ".join(near))
