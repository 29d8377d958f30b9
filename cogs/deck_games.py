"""For which game a deck list is meant: told by its cards, or asked of whoever sent it."""

from collections.abc import Sequence
from dataclasses import replace

from cogs import finding
from cogs.answering import Answer
from cogs.custom_ids import MendList
from cogs.presenters.decks import mending_message, reading_text, which_game_message
from cogs.words import Localizer, Safe
from engine.kernel.rulebook import Rulebook
from host.errors import ListTakesTooLong


async def editions_of(answer: Answer, game: str | None, text: str | bytes) -> Sequence[Rulebook]:
    """The game of a list: the given one, the one whose cards it names, or the only one offered here.

    If it is not given, all editions of it that are offered here, the newest first; none where the list does not tell.
    A list of a game that is not offered here is read as what it is: decks belong to people, who may play elsewhere.
    """
    books = await finding.games_for(answer, game)
    if game is not None:
        return books
    every = await finding.all_games(answer)
    decks = answer.services.host.decks
    named = await decks.game_of(text, every) or await decks.game_of(text, books)
    found = named or await decks.nearest_game_of(text, books) or (books[0] if len(books) == 1 else None)
    if found is None:
        return ()
    offered = [book for book in books if book.folder == found.folder]
    return offered or [book for book in every if book.folder == found.folder]


async def meant_instead(answer: Answer, book: Rulebook, text: str | bytes) -> Rulebook | None:
    """The game whose cards a list names, if it is not this one; or the edition of this one by which it is legal.

    Nobody waits long for that: what is wrong with the list is known by then.
    """
    decks, guild_id = answer.services.host.decks, answer.interaction.guild_id
    every = await finding.all_games(answer)
    try:
        named = await decks.game_of(text, every) or book
        others = [each for each in every if each.folder == named.folder and each.name != book.name]
        legal = await decks.legal_in(text, others, guild_id=guild_id)
    except ListTakesTooLong:
        return None
    return next(iter(legal or (() if named.folder == book.folder else others)), None)


def about_other_game(book: Rulebook, other: Rulebook, words: Localizer) -> Safe:
    """That a list is not one for this game, but for another one, or for another edition of it."""
    is_edition = other.folder == book.folder
    return words.say("deck-of-other-edition" if is_edition else "deck-of-other-game", game=other.title)


async def ask_for_game(answer: Answer, mend: MendList, text: str | bytes) -> None:
    """Ask for which game a list is that does not tell, without losing it; or say that it is no list."""
    books = await finding.games_for(answer, None)
    words = answer.words.of(books[0])
    reading = await answer.services.host.decks.check(books[0].name, text)
    if reading.is_refused_whole:
        said = [words.say("deck-no-list", name=mend.name)] if mend.to_keep else []
        told = Safe("\n".join([*said, reading_text(reading, words)]))
        await answer.tell(mending_message(told, [(mend, words.plain("button-mend"))], text, words))
        return
    forms = [(replace(mend, game=book.name), book.title) for book in books]
    await answer.tell(which_game_message(forms, text, words))
