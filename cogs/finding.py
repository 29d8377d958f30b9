"""Finds the match, game or deck that a command is about, and offers those there are while somebody types."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

import discord
from discord import app_commands

from cogs.answering import Answer, CannotDo
from cogs.bot_services import BotServices
from cogs.components import shortened
from cogs.custom_ids import mark_of
from cogs.discord_calls import Interaction
from cogs.here import is_private_thread
from cogs.presenters.deck_menu import about_starter_briefly
from cogs.words import Localizer
from engine.card_names import fold, folded_cards
from engine.kernel.rulebook import Rulebook
from host.decks import KeptDeck
from host.errors import DeckGone, NotAPlayer, UnknownDeck, UnknownGame
from host.summaries import MatchSummary

V = TypeVar("V", int, str)

MOST_CHOICES = 25
MOST_CHOICE_NAME = 100


async def match_for(answer: Answer, given: int | None, *, own: bool) -> MatchSummary:
    """The match that is meant: the given one, this thread's, the only one that there is, or the person's only one here.

    With `own` it must be one that they play in. Matches of other servers are none of theirs unless they play there.
    """
    services, interaction = answer.services, answer.interaction
    user_id = interaction.user.id
    if given is not None:
        summary = await services.host.summary(given)
        if summary.seat_of(user_id) is None and (
            interaction.guild_id is None or summary.guild_id != interaction.guild_id
        ):
            raise CannotDo("refused-other-server", match=given)
        check_watching(services, interaction, summary)
    else:
        found = await services.host.in_thread(interaction.channel_id) if interaction.channel_id is not None else None
        summary = found or await _only_match(answer, own=own)
    if own and summary.seat_of(user_id) is None:
        raise NotAPlayer(summary.match_id)
    return summary


def may_watch(services: BotServices, interaction: Interaction, summary: MatchSummary) -> bool:
    """Whether somebody may see a match of this server: who plays in it, and who sees the channel where it is played.

    A private thread is seen by those who are in it, which nobody tells us; so it is shown in that thread alone.
    """
    user = interaction.user
    if summary.seat_of(user.id) is not None or interaction.channel_id in (summary.channel_id, summary.thread_id):
        return True
    channel = services.client.get_channel(summary.channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or is_private_thread(channel):
        return False
    return isinstance(user, discord.Member) and channel.permissions_for(user).view_channel


def check_watching(services: BotServices, interaction: Interaction, summary: MatchSummary) -> None:
    """Refuse somebody what they may not see."""
    if not may_watch(services, interaction, summary):
        raise CannotDo("refused-not-visible", match=summary.match_id)


def game_called(services: BotServices, given: str) -> Rulebook:
    """A game by its name, or by its title written in any way. Raises `UnknownGame`."""
    wanted = fold(given)
    for book in services.host.rulebooks.values():
        if wanted in (fold(book.name), fold(book.title)):
            return book
    raise UnknownGame(given)


async def book_here(services: BotServices, interaction: Interaction, game: str) -> Rulebook:
    """A game with the further cards of the server where somebody acts."""
    return (await services.host.books.of_server(game, interaction.guild_id)).rulebook


async def games_for(answer: Answer, given: str | None) -> Sequence[Rulebook]:
    """The games that may be meant, with the cards that there are here: the given one, or those that are offered."""
    services, interaction = answer.services, answer.interaction
    if given is not None:
        return [await book_here(services, interaction, game_called(services, given).name)]
    offered = await services.host.servers.games(interaction.guild_id)
    if not offered:
        raise CannotDo("refused-no-games")
    return [await book_here(services, interaction, book.name) for book in offered]


async def all_games(answer: Answer) -> Sequence[Rulebook]:
    """Every game there is, offered here or not, with the cards that there are here."""
    services, interaction = answer.services, answer.interaction
    books = sorted(services.host.rulebooks.values(), key=lambda book: book.title)
    return [await book_here(services, interaction, book.name) for book in books]


async def decks_to_play(answer: Answer, game: str | None, name: str) -> Sequence[KeptDeck]:
    """The decks of this name, one for each game that has it, of the given game or of those offered here."""
    return await _decks_in(answer, [book.name for book in await games_for(answer, game)], name, to_play=True)


async def decks_for(answer: Answer, book: Rulebook) -> Sequence[KeptDeck]:
    """The decks that somebody may play a game with, at least one; first the one they are likely to want."""
    decks = await answer.services.host.decks.to_choose(answer.interaction.user.id, book.name)
    if not decks:
        raise CannotDo("refused-no-deck", game=book.title)
    return decks


async def marked_deck(answer: Answer, game: str, mark: str) -> KeptDeck:
    """The deck of a game that a button names by the mark of its key. Raises `UnknownGame`, `DeckGone`."""
    for deck in await answer.services.host.decks.owned_by(answer.interaction.user.id, game):
        if mark_of([deck.key]) == mark:
            return deck
    raise DeckGone


async def deck_called(answer: Answer, game: str | None, name: str, *, own: bool = False) -> KeptDeck:
    """A deck by its name, of whatever game unless one is given; `own` prefers what the person has registered."""
    books = list(answer.services.host.rulebooks) if game is None else [game_called(answer.services, game).name]
    found = await _decks_in(answer, books, name)
    return _only_deck(answer, [deck for deck in found if own and not deck.is_starter] or found)


async def _decks_in(answer: Answer, games: Sequence[str], name: str, *, to_play: bool = False) -> Sequence[KeptDeck]:
    """As `Decks.find_in`; refuses a deck of another game by naming that game, or `to_play` one that is not offered."""
    services, user_id = answer.services, answer.interaction.user.id
    try:
        return await services.host.decks.find_in(user_id, games, name)
    except (UnknownDeck, DeckGone):
        others = [each for each in services.host.rulebooks if each not in games]
        try:
            deck, *_ = await services.host.decks.find_in(user_id, others, name)
        except (UnknownDeck, DeckGone):
            deck = None
        if deck is None:
            raise
    if to_play:
        await services.host.servers.check_game(answer.interaction.guild_id, deck.game)
    raise CannotDo("refused-deck-is-of", name=deck.name, game=services.host.rulebooks[deck.game].title)


async def offer_matches(
    services: BotServices, interaction: Interaction, typed: str, *, own: bool
) -> list[app_commands.Choice[int]]:
    """Matches that a command may be about."""
    summaries = await _matches(services, interaction, own=own)
    words = services.words(interaction)
    offered = [
        (
            words.plain("choice-match", match=summary.match_id, first=summary.names[0], second=summary.names[1]),
            summary.match_id,
        )
        for summary in summaries
    ]
    return choices(offered, typed)


async def offer_games(services: BotServices, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Games that are offered here."""
    books = await services.host.servers.games(interaction.guild_id)
    return choices([(book.title, book.name) for book in books], typed)


async def offer_decks(
    services: BotServices, interaction: Interaction, typed: str, *, own: bool = False, to_play: bool = False
) -> list[app_commands.Choice[str]]:
    """Decks of the game that is chosen already, or of all games, each with its game then.

    `own` are only those that the person has registered, `to_play` those of games that are offered here.
    """
    books = _books(services, interaction)
    if to_play:
        here = {book.name for book in await services.host.servers.games(interaction.guild_id)}
        books = [book for book in books if book.name in here]
    words = services.words(interaction)
    offered: list[tuple[str, str]] = []
    for book in books:
        decks = await services.host.decks.owned_by(interaction.user.id, book.name)
        own_names = {fold(deck.name) for deck in decks if not deck.is_starter}
        for deck in decks:
            if own and deck.is_starter:
                continue
            name = deck.name
            if deck.is_starter and fold(name) in own_names:
                name = f"{name} ({words.plain('deck-starter')})"
            said = [name, *([book.title] if len(books) > 1 else []), *_about(deck, words)]
            offered.append((" · ".join(said), deck.key))
    return choices(offered, typed)


async def offer_names(services: BotServices, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The names of the person's own decks, to use one of them again."""
    names = {
        deck.name: None
        for book in _books(services, interaction)
        for deck in await services.host.decks.owned_by(interaction.user.id, book.name)
        if not deck.is_starter
    }
    return choices([(name, name) for name in names], typed)


def level_called(answer: Answer, given: str | None) -> str:
    """The level that is meant; the strongest if none is given."""
    return given or answer.services.host.levels[-1]


async def offer_cards(services: BotServices, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Cards whose name or number is like what is typed."""
    books = [await book_here(services, interaction, book.name) for book in _books(services, interaction)]
    return [
        app_commands.Choice(name=shortened(name, MOST_CHOICE_NAME), value=name[:100])
        for name in cards_with(books, typed)[:MOST_CHOICES]
    ]


def cards_with(books: Sequence[Rulebook], typed: str) -> list[str]:
    """The names of the cards that have this in their name or number: those that begin with it first."""
    wanted = fold(typed)
    found = [
        (not (name.startswith(wanted) or number.startswith(wanted)), name, card)
        for book in books
        for name, number, card in folded_cards(book)
        if wanted in name or wanted in number
    ]
    found.sort(key=lambda each: each[:2])
    return list(dict.fromkeys(card.name for _, _, card in found))


def _about(deck: KeptDeck, words: Localizer) -> Sequence[str]:
    return () if deck.facts is None else (about_starter_briefly(deck.facts, words),)


def _books(services: BotServices, interaction: Interaction) -> Sequence[Rulebook]:
    """The game that is chosen in the command so far, or all."""
    books = services.host.rulebooks
    given = getattr(interaction.namespace, "game", None)
    if isinstance(given, str):
        with suppress(UnknownGame):
            return [game_called(services, given)]
    return list(books.values())


def _only_deck(answer: Answer, found: Sequence[KeptDeck]) -> KeptDeck:
    if len(found) > 1:
        titles = [answer.services.host.rulebooks[deck.game].title for deck in found]
        raise CannotDo("refused-in-several-games", name=found[0].name, games=", ".join(titles))
    return found[0]


async def _only_match(answer: Answer, *, own: bool) -> MatchSummary:
    user_id, guild_id = answer.interaction.user.id, answer.interaction.guild_id
    summaries = await _matches(answer.services, answer.interaction, own=own)
    theirs_here = [each for each in summaries if each.seat_of(user_id) is not None and each.guild_id == guild_id]
    for found in (summaries, theirs_here):
        if len(found) == 1:
            return found[0]
    raise CannotDo("refused-which-match" if summaries else "refused-no-match")


async def _matches(services: BotServices, interaction: Interaction, *, own: bool) -> Sequence[MatchSummary]:
    """The person's running matches, and the server's others unless only their `own` are wanted."""
    mine = list(await services.host.of_user(interaction.user.id))
    if own or interaction.guild_id is None:
        return mine
    known = {summary.match_id for summary in mine}
    others = [each for each in await services.host.in_guild(interaction.guild_id) if each.match_id not in known]
    return [*mine, *(each for each in others if may_watch(services, interaction, each))]


def choices(offered: Sequence[tuple[str, V]], typed: str) -> list[app_commands.Choice[V]]:
    """The choices that contain what is typed, those that begin with it first. Signs count if nothing else is typed."""
    folds = bool(fold(typed))
    wanted = fold(typed) if folds else typed.strip()
    found = [(fold(name) if folds else name, name, value) for name, value in offered]
    found = sorted((each for each in found if wanted in each[0]), key=lambda each: not each[0].startswith(wanted))
    return [
        app_commands.Choice(name=shortened(name, MOST_CHOICE_NAME), value=value)
        for _, name, value in found[:MOST_CHOICES]
    ]
