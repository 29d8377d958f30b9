"""What is done when a match is over: its page, the decks that were played, and the posts in the channel."""

import logging
from contextlib import suppress

import discord

from cogs.answering import Answer
from cogs.bot_services import BotServices
from cogs.custom_ids import PlayedDeck
from cogs.presenters.board import outcome, text_message
from cogs.presenters.deck_counts import counted_rows, counts_text
from cogs.presenters.ending import Ending, ending_of, played_deck_message
from cogs.presenters.invitation import invitation_message
from cogs.presenters.telling import coloured
from cogs.undelivered import Undelivered
from cogs.words import Localizer, Safe
from engine.decks import write_deck
from host.errors import MatchUnreadable
from host.notices import PUBLIC
from host.stored import Invitation, StorageError
from host.summaries import MatchSummary, MatchView
from host.texts import DEFAULT_LOCALE

log = logging.getLogger(__name__)


async def ending(services: BotServices, match_view: MatchView, words: Localizer) -> Ending:
    """How a match has ended, by what everybody could read of it."""
    said = await services.host.log(match_view.summary.match_id, PUBLIC)
    return ending_of(match_view.summary, match_view.view, said, words)


async def show_played_deck(answer: Answer, action: PlayedDeck, summary: MatchSummary) -> None:
    """Show a deck that was played, to whoever asks, once the match is over. Raises `MatchGoesOn`."""
    services, guild_id = answer.services, answer.interaction.guild_id
    deck = await services.host.deck_played(action.match, action.seat)
    book = await services.host.rulebook_of(action.match)
    counts = counted_rows(book, deck.deck, answer.words)
    picture = await services.deck_picture(book, deck.deck, deck.name, counts, guild_id)
    said, listed = counts_text(book, deck.deck, answer.words), write_deck(book, deck.deck)
    player = coloured(summary.names, action.seat)
    await answer.tell(played_deck_message(player, deck, book.title, said, listed, picture, answer.words))


async def close_invitation(services: BotServices, invitation: Invitation) -> None:
    """Say of an invitation what came of it, and of its match how it ended. Raises `Undelivered`."""
    if invitation.message_id is None:
        return
    address, ended = None, None
    if invitation.match_id is not None:
        summary = await services.host.summary(invitation.match_id)
        address, ended = services.threads.address(summary), await _ended(services, summary)
    words = Localizer(services.texts, DEFAULT_LOCALE)
    book = services.host.rulebooks.get(invitation.game)
    title = invitation.game if book is None else book.title
    outgoing = invitation_message(invitation, title, words, address, ended=ended)
    try:
        await services.editor.edit(invitation.channel_id, invitation.message_id, outgoing)
    except Undelivered as problem:
        if not problem.passes:
            await _told(services, invitation)
        raise
    await _told(services, invitation)


async def _told(services: BotServices, invitation: Invitation) -> None:
    """Note that its message need not be looked at any more; where that fails, the next start looks at it again."""
    with suppress(StorageError):
        await services.host.lobby.set_told(invitation.id)


async def tell_channel(services: BotServices, summary: MatchSummary) -> None:
    """Say where a match was announced how it has ended: at its invitation, and at the head of its post in a forum.

    What cannot be edited stays as it is. Raises `Undelivered` if it should be tried again.
    """
    try:
        invitation = await services.host.lobby.led_to(summary.match_id)
        if invitation is not None:
            await close_invitation(services, invitation)
        thread = services.client.get_channel(summary.thread_id or 0)
        if isinstance(thread, discord.Thread) and isinstance(thread.parent, discord.ForumChannel):
            words = services.words_for_watchers(summary)
            head = words.say("post-start", match=summary.match_id, first=summary.names[0], second=summary.names[1])
            lines = [head, *filter(None, [await _ended(services, summary)])]
            await services.editor.edit(thread.id, thread.id, text_message(Safe("\n".join(lines))))
    except Undelivered as problem:
        if problem.passes:
            raise
        log.info("end not told in the channel", extra={"match": summary.match_id, "reason": problem.reason})


async def _ended(services: BotServices, summary: MatchSummary) -> Safe | None:
    if summary.is_running:
        return None
    try:
        view = (await services.host.match_view(summary.match_id, PUBLIC)).view
    except MatchUnreadable:  # of an earlier version, or damaged
        return None
    return outcome(summary.status, summary.result, view, services.words_for_watchers(summary))
