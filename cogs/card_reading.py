"""*Read a card*: any card that somebody may see in a match, large, where only they see it.

What is offered is taken from their view of the match at that moment, and so is what is shown.
"""

from collections.abc import Sequence

import render
from cogs import custom_ids, discord_calls, finding
from cogs.answering import Answer, CannotDo
from cogs.bot_services import BotServices
from cogs.presenters.reading import Readable, is_reading, readable, reading_message
from engine.kernel.views import CardView
from host.summaries import MatchView


class CardReading:
    """The button, the select of cards with its pages, and the card that is chosen."""

    def __init__(self, services: BotServices) -> None:
        self._services = services

    async def turn(self, answer: Answer, action: custom_ids.ReadCards, values: Sequence[str]) -> None:
        """Show a page of the cards: in a new message, or in the one that shows another page."""
        message = answer.interaction.message
        is_here = message is not None and is_reading(message)
        if is_here:
            await answer.acknowledge_press()
        else:
            await answer.acknowledge()
        match_view = await self._seen(answer, action.match)
        await self._show(answer, match_view, action.page, None, is_here=is_here)

    async def read(self, answer: Answer, action: custom_ids.ReadCard, values: Sequence[str]) -> None:
        """Show the card that was chosen, if it may be seen still."""
        await answer.acknowledge_press()
        match_view = await self._seen(answer, action.match)
        chosen = next((each for each in readable(match_view.view) if values and each.card.id == values[0]), None)
        if chosen is None:
            raise CannotDo("read-gone")
        await self._show(answer, match_view, action.page, chosen, is_here=True)

    async def _seen(self, answer: Answer, match_id: int) -> MatchView:
        """The match as whoever acts may see it."""
        summary = await self._services.host.summary(match_id)
        guild_id = answer.interaction.guild_id
        if guild_id is not None and guild_id != summary.guild_id:
            raise CannotDo("refused-other-server", match=match_id)
        finding.check_watching(self._services, answer.interaction, summary)
        return await self._services.host.match_view(match_id, summary.seat_of(answer.interaction.user.id))

    async def _show(
        self, answer: Answer, match_view: MatchView, page: int, chosen: Readable | None, *, is_here: bool
    ) -> None:
        words = self._services.words_of(match_view.summary, answer.words)
        book = self._services.host.rulebooks[match_view.summary.game]
        picture = None if chosen is None else await self._picture(match_view, chosen.card)
        outgoing = reading_message(match_view.summary.match_id, match_view.view, book, page, chosen, picture, words)
        if is_here:
            await discord_calls.reply(answer.interaction, outgoing)
        else:
            await answer.tell(outgoing)

    async def _picture(self, match_view: MatchView, card: CardView) -> render.Picture:
        """A card as it now is, kept for its match, viewer and moment alone."""
        summary, view = match_view.summary, match_view.view
        shown = render.pictured_card(card, await self._services.card_pictures.of(summary.guild_id, view.folder))
        key = ("read", summary.match_id, view.viewer, summary.sequence, card.id, shown.definition)
        return await self._services.pictures.draw(key, lambda: render.card(shown, game=view.folder))
