"""The menu from which somebody chooses a deck to play with: the one they are likely to want at a press."""

from collections.abc import Callable, Sequence
from typing import Any

import discord

from cogs.components import MOST_IN_SELECT, MOST_OPTION_LABEL, ActionButton, ActionSelect, shortened
from cogs.custom_ids import AcceptDeck, AcceptWith, Action, DeckPage, PlayDeck, StartPage, StartWith, mark_of
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.board import message_of
from cogs.presenters.paging import page_parts, pages_for
from cogs.words import Localizer, Safe
from engine.kernel.deck_facts import StarterFacts
from engine.kernel.rulebook import Rulebook
from host.decks import KeptDeck
from host.stored import Invitation

MOST_DESCRIPTION = 100


def accepting_message(
    invitation: Invitation, title: str, decks: Sequence[KeptDeck], words: Localizer, page: int = 0
) -> OutgoingMessage:
    """The decks with which somebody may take the invitation up, for them alone."""
    return _menu(
        words.say("invitation-choose-deck", game=title),
        decks,
        page,
        quick=lambda deck: AcceptDeck(invitation.id, mark_of([deck.key])),
        select=AcceptWith(invitation.id),
        turned_to=lambda number: DeckPage(invitation.id, number),
        words=words,
    )


def inviting_message(
    opponent: int, book: Rulebook, decks: Sequence[KeptDeck], words: Localizer, page: int = 0
) -> OutgoingMessage:
    """The decks with which somebody may play a person whom they are about to invite, for them alone."""
    return _menu(
        words.say("invitation-choose-deck", game=book.title),
        decks,
        page,
        quick=lambda deck: PlayDeck(opponent, "", mark_of([deck.key]), book.name),
        select=StartWith(opponent, book.name),
        turned_to=lambda number: StartPage(opponent, number, book.name),
        words=words,
    )


def about_deck(deck: KeptDeck, words: Localizer) -> str:
    """What helps to choose a deck among others, in a line where no markdown is read."""
    if not deck.is_starter:
        return words.plain("deck-own", version=deck.version or 1)
    return words.plain("deck-starter") if deck.facts is None else about_starter(deck.facts, words)


def about_starter(facts: StarterFacts, words: Localizer) -> str:
    """How a starter plays, from when it is, and how hard it is to play."""
    return words.plain("deck-facts", style=facts.style, era=facts.era, difficulty=facts.difficulty.value)


def about_starter_briefly(facts: StarterFacts, words: Localizer) -> str:
    """How hard a starter is to play, and how it plays: where there is no room for more, the end is what is cut off."""
    return words.plain("deck-facts-brief", style=facts.style, difficulty=facts.difficulty.value)


def _menu(
    question: Safe,
    decks: Sequence[KeptDeck],
    page: int,
    *,
    quick: Callable[[KeptDeck], Action],
    select: Action,
    turned_to: Callable[[int], Action],
    words: Localizer,
) -> OutgoingMessage:
    """The first deck as a button, and all of them in a select, in pages where they are many."""
    pages = pages_for(len(decks), MOST_IN_SELECT)
    page = min(page, pages - 1)
    options = [
        discord.SelectOption(
            label=shortened(deck.name, MOST_OPTION_LABEL),
            value=deck.key,
            description=shortened(about_deck(deck, words), MOST_DESCRIPTION),
        )
        for deck in decks[page * MOST_IN_SELECT : (page + 1) * MOST_IN_SELECT]
    ]
    first = ActionButton.of(
        quick(decks[0]), words.plain("button-play", deck=decks[0].name), discord.ButtonStyle.success
    )
    parts: list[discord.ui.Item[Any]] = [
        discord.ui.TextDisplay(question),
        discord.ui.ActionRow(first),
        discord.ui.ActionRow(ActionSelect.of(select, options, words.plain("choose-deck"))),
        *page_parts(page, pages, turned_to, words),
    ]
    return message_of(discord.ui.Container(*parts))
