"""A card, large, with what is printed on it."""

import discord

from cogs.components import shortened
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.board import gallery, message_of
from cogs.words import Localizer, Safe
from engine.kernel.definitions import CardDefinition
from render import Picture

MOST_TEXT = 3500
"""How much of a card is written below its picture, which has all of it: a message may have 4,000 characters."""


def card_message(card: CardDefinition, game: str, picture: Picture, words: Localizer) -> OutgoingMessage:
    """A card's picture and its text."""
    lines = [words.say("card-title", name=card.name, number=card.number, game=game)]
    lines += [words.text(line) for line in card.text.splitlines() if line.strip()]
    return message_of(
        discord.ui.Container(gallery(picture), discord.ui.TextDisplay(Safe(shortened("\n".join(lines), MOST_TEXT)))),
        picture,
    )
