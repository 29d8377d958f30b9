"""The lists of decks that `/deck list` and `/deck starters` show, in pages where they are long."""

from collections.abc import Sequence
from dataclasses import replace

from cogs import discord_calls, finding
from cogs.answering import Answer
from cogs.custom_ids import DeckLists
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.decks import lists_message


async def deck_lists(answer: Answer, shown: DeckLists) -> OutgoingMessage:
    """A page of the decks that somebody may play. Raises refusals."""
    decks, user_id = answer.services.host.decks, answer.interaction.user.id
    lists = [
        (book.title, decks.starters(book.name) if shown.starters else await decks.owned_by(user_id, book.name))
        for book in await finding.games_for(answer, shown.game or None)
    ]
    return lists_message(lists, shown.page, lambda page: replace(shown, page=page), answer.words)


async def turn_deck_lists(answer: Answer, action: DeckLists, values: Sequence[str]) -> None:
    """Somebody looks at another page of their decks."""
    await answer.acknowledge_press()
    await discord_calls.reply(answer.interaction, await deck_lists(answer, action))
