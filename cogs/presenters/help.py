"""The help, in pages."""

import discord

from cogs.components import ActionButton
from cogs.custom_ids import HelpPage
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.board import message_of
from cogs.words import Localizer

PAGES = ("start", "decks", "deciding", "watching", "ending", "admins")


def help_message(page: int, words: Localizer) -> OutgoingMessage:
    """One page, with buttons to those beside it."""
    page = min(max(page, 0), len(PAGES) - 1)
    before = ActionButton.of(HelpPage(max(page - 1, 0)), words.plain("page-before"), disabled=page == 0)
    after = ActionButton.of(HelpPage(page + 1), words.plain("page-after"), disabled=page == len(PAGES) - 1)
    return message_of(
        discord.ui.Container(
            discord.ui.TextDisplay(words.say(f"help-{PAGES[page]}")),
            discord.ui.TextDisplay(words.say("page-number", page=page + 1, pages=len(PAGES))),
            discord.ui.ActionRow(before, after),
        )
    )
