"""`/card`: look a card up."""

from discord import app_commands
from discord.ext import commands

from cogs import finding
from cogs.answering import CannotDo, answering
from cogs.desk import Desk
from cogs.discord_calls import Interaction
from cogs.presenters.cards import card_letter
from engine.decks import find_card, nearest_names


class CardCommands(commands.Cog):
    """Cards of every game."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @app_commands.command()
    async def card(self, interaction: Interaction, name: str, game: str | None = None) -> None:
        """Show a card large, with its text."""
        async with answering(self._desk, interaction) as answer:
            await answer.acknowledge()
            books = self._desk.host.rulebooks
            wanted = [await finding.game_for(answer, game)] if game is not None else list(books.values())
            for book in wanted:
                card = find_card(book, name)
                if card is not None:
                    picture = await self._desk.card_picture(book.name, card)
                    await answer.tell(card_letter(card, book.title, picture, answer.words))
                    return
            near = [nearest for book in wanted for nearest in nearest_names(book, name)]
            raise CannotDo("refused-no-card" if near else "refused-no-such-card", name=name, near=", ".join(near[:3]))

    @card.autocomplete("name")
    async def _cards(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return finding.offer_cards(self._desk, interaction, typed)

    @card.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_games(self._desk, interaction, typed)
