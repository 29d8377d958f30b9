"""`/card`: look a card up."""

from discord import app_commands
from discord.ext import commands

from cogs import finding
from cogs.answering import CannotDo, answering
from cogs.bot_services import BotServices
from cogs.discord_calls import Interaction, OptionText
from cogs.presenters.cards import card_message
from engine.card_names import find_card, nearest_first, nearest_names
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook


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
                near = nearest_first(name, (nearest for book in books for nearest in nearest_names(book, name)))
                refusal = "refused-no-card" if near else "refused-no-such-card"
                raise CannotDo(refusal, name=name, near=", ".join(near[:3]))
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
