"""Decks: what is wrong with a list, what somebody keeps, and one deck as a grid."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import discord

from cogs.components import MOST_IN_SELECT, ActionButton, rows_of
from cogs.custom_ids import Action, DeleteDeck, KeepFor, MendList
from cogs.outgoing_messages import OutgoingMessage, TextFile
from cogs.presenters.board import gallery, message_of, text_message
from cogs.presenters.deck_menu import about_deck, about_starter
from cogs.presenters.fitting import MOST_CHARACTERS, fitting
from cogs.presenters.forms import MOST_CHARACTERS as LONGEST_LIST
from cogs.presenters.paging import page_parts
from cogs.words import Localizer, Safe
from engine.decks import Reading, text_in
from engine.kernel.messages import Line
from engine.kernel.rulebook import Rulebook
from host.decks import KeptDeck
from render import Picture


def reading_text(reading: Reading, words: Localizer) -> Safe:
    """Everything that is wrong with a deck list, or that nothing is."""
    if reading.is_legal and reading.deck is not None:
        count = sum(sum(cards.values()) for cards in reading.deck.sections.values())
        return words.say("deck-is-legal", said=words.line(Line("deck-legal", {"count": count})))
    count = len(reading.problems) + len(reading.faults)
    lines = (words.say("deck-wrong", said=words.line(line)) for line in _wrong(reading, words))
    return Safe("\n".join([words.say("deck-is-not-legal", count=count), *fitting(lines, count, words)]))


def _wrong(reading: Reading, words: Localizer) -> Iterator[Line]:
    """What is wrong with a list, put into words as it is asked for: there may be more of it than is ever shown."""
    for problem in reading.problems:
        said = Line(problem.message.text, problem.message.values)
        yield Line("deck-line", {"line": problem.line, "problem": words.plain_line(said)}) if problem.line else said
    for fault in reading.faults:
        yield Line(
            "deck-fault",
            {"rule": fault.rule, "fault": words.plain_line(Line(fault.message.text, fault.message.values))},
        )


def mending_message(
    said: Safe, forms: Sequence[tuple[MendList, str]], text: str | bytes, words: Localizer
) -> OutgoingMessage:
    """What is wrong with a list, with the list itself and buttons of these labels that open a form, filled in.

    A list that is no text, or too long for a form, is only told what is wrong with it.
    """
    listed = _for_a_form(text)
    if listed is None:
        return text_message(said)
    file = TextFile(listed.encode(), "list.txt")
    buttons = [ActionButton.of(mend, label, discord.ButtonStyle.primary) for mend, label in forms[:MOST_IN_SELECT]]
    return message_of(
        discord.ui.Container(
            discord.ui.TextDisplay(said), discord.ui.File(f"attachment://{file.filename}"), *rows_of(buttons)
        ),
        file,
    )


def which_game_message(forms: Sequence[tuple[MendList, str]], text: str | bytes, words: Localizer) -> OutgoingMessage:
    """For which of some games a list is, by a button each that opens the form of that game, filled in."""
    if _for_a_form(text) is None:
        games = ", ".join(title for _, title in forms)
        return text_message(words.say("refused-which-game", games=games))
    return mending_message(words.say("deck-which-game"), forms, text, words)


def _for_a_form(text: str | bytes) -> str | None:
    listed = text_in(text)
    return listed if listed is not None and len(listed) <= LONGEST_LIST and listed.strip() else None


def lists_message(
    lists: Sequence[tuple[str, Sequence[KeptDeck]]],
    page: int,
    turned_to: Callable[[int], Action],
    words: Localizer,
) -> OutgoingMessage:
    """The decks of some games, given by their titles, that somebody may play, in pages where they are many."""
    pages = _list_pages(lists, words)
    page = min(page, len(pages) - 1)
    parts = page_parts(page, len(pages), turned_to, words)
    return message_of(discord.ui.Container(discord.ui.TextDisplay(pages[page]), *parts))


def _list_pages(lists: Sequence[tuple[str, Sequence[KeptDeck]]], words: Localizer) -> list[Safe]:
    """Every deck below its game, whose title stands on each page where its decks go on."""
    pages: list[list[Safe]] = [[]]
    for game, decks in lists:
        title = words.say("deck-list-title", game=game)
        pages[-1].append(title)
        for line in (_item(deck, words) for deck in decks):
            if len("\n".join([*pages[-1], line]).encode()) > MOST_CHARACTERS:
                if pages[-1][-1] is title and len(pages[-1]) > 1:
                    pages[-1].pop()  # its first deck is on the next page
                pages.append([title])
            pages[-1].append(line)
    return [Safe("\n".join(lines)) for lines in pages]


def _item(deck: KeptDeck, words: Localizer) -> Safe:
    if not deck.is_starter:
        return words.say("deck-item", name=deck.name, version=deck.version)
    if deck.facts is None:
        return words.say("deck-item-starter", name=deck.name)
    return words.say("deck-item-facts", name=deck.name, about=about_starter(deck.facts, words))


def check_message(said: Safe, counts: Safe, picture: Picture) -> OutgoingMessage:
    """That a list is a legal deck, what is counted in it, and its cards as a grid."""
    return message_of(discord.ui.Container(*deck_parts(said, counts, picture)), picture)


def deck_message(
    deck: KeptDeck, game: str, counts: Safe, listed: str, picture: Picture, words: Localizer
) -> OutgoingMessage:
    """A deck as a grid, what is counted in it, and its cards as a list."""
    heading = words.say(
        "deck-title" if deck.facts is None else "deck-title-starter",
        name=deck.name,
        game=game,
        about=about_deck(deck, words),
    )
    lines = [words.text(line) for line in listed.splitlines()]
    return message_of(
        discord.ui.Container(
            *deck_parts(heading, counts, picture),
            discord.ui.TextDisplay(Safe("\n".join(fitting(lines, len(lines), words, room_below(counts))))),
        ),
        picture,
    )


def room_below(counts: Safe) -> int:
    """How much fits into a message with what is counted of a deck."""
    return MOST_CHARACTERS - len(counts.encode())


def deck_parts(said: Safe, counts: Safe, picture: Picture) -> list[discord.ui.Item[Any]]:
    """A deck as a grid, between what is said of it and what is counted in it."""
    parts: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay(said), gallery(picture)]
    return [*parts, discord.ui.TextDisplay(counts)] if counts else parts


def export_message(deck: KeptDeck, file: TextFile, words: Localizer) -> OutgoingMessage:
    """A deck as a file."""
    return message_of(
        discord.ui.Container(
            discord.ui.TextDisplay(words.say("deck-exported", name=deck.name)),
            discord.ui.File(f"attachment://{file.filename}"),
        ),
        file,
    )


def kept_message(
    deck: KeptDeck, title: str, editions: Sequence[Rulebook], counts: Safe, picture: Picture, words: Localizer
) -> OutgoingMessage:
    """A deck is kept for a game of this title: its cards as a grid, and what is counted in it.

    Where it is legal by several ``editions``: for which of them is it meant?
    """
    said = words.say("deck-kept-now", name=deck.name, version=deck.version, game=title)
    parts = deck_parts(said, counts, picture)
    if len(editions) > 1:
        assert deck.id is not None
        buttons = [ActionButton.of(KeepFor(deck.id, book.name), book.title) for book in editions[:MOST_IN_SELECT]]
        parts += [discord.ui.TextDisplay(words.say("deck-which-edition")), *rows_of(buttons)]
    return message_of(discord.ui.Container(*parts), picture)


def delete_message(deck: KeptDeck, words: Localizer) -> OutgoingMessage:
    """Whether a deck is really to be deleted."""
    yes = ActionButton.of(DeleteDeck(1, deck.game, deck.name), words.plain("button-delete"), discord.ButtonStyle.danger)
    no = ActionButton.of(DeleteDeck(0, deck.game, deck.name), words.plain("button-keep"))
    return message_of(
        discord.ui.Container(
            discord.ui.TextDisplay(words.say("deck-delete", name=deck.name)), discord.ui.ActionRow(yes, no)
        )
    )
