"""Finding the match, game or deck that a command is about, and offering those there are while somebody types."""

from collections.abc import Sequence
from typing import TypeVar

from discord import app_commands

from cogs.answering import Answer, CannotDo
from cogs.components import shortened
from cogs.desk import Desk
from cogs.discord_calls import Interaction
from engine.decks import fold
from engine.kernel.cards import CardDefinition
from engine.kernel.rulebook import Rulebook
from host.decks import KeptDeck
from host.errors import NotAPlayer, UnknownDeck, UnknownGame
from host.tables import Table

V = TypeVar("V")

MOST_CHOICES = 25
MOST_CHOICE_NAME = 100


async def match_for(answer: Answer, given: int | None, *, own: bool) -> Table:
    """The match that is meant: the given one, this thread's, or the person's only one here.

    With `own` it must be one that they play in. Matches of other servers are none of theirs unless they play there.
    """
    desk, interaction = answer.desk, answer.interaction
    user_id = interaction.user.id
    if given is not None:
        table = await desk.host.table(given)
        if table.seat_of(user_id) is None and (interaction.guild_id is None or table.guild_id != interaction.guild_id):
            raise CannotDo("refused-other-server", match=given)
    else:
        found = await desk.host.in_thread(interaction.channel_id) if interaction.channel_id is not None else None
        table = found or await _only_match(answer, own=own)
    if own and table.seat_of(user_id) is None:
        raise NotAPlayer(table.match_id)
    return table


async def game_for(answer: Answer, given: str | None) -> Rulebook:
    """The game that is meant: the given one, or the only one that is offered here."""
    desk = answer.desk
    if given is not None:
        if given not in desk.host.rulebooks:
            raise UnknownGame(given)
        return desk.host.rulebooks[given]
    offered = await desk.host.servers.games(answer.interaction.guild_id)
    if len(offered) == 1:
        return offered[0]
    raise CannotDo("refused-which-game" if offered else "refused-no-games")


async def deck_for(answer: Answer, game: str, given: str | None) -> KeptDeck:
    """The deck that is meant: the given one, or else the first that the person may play."""
    decks = answer.desk.host.decks
    if given is not None:
        return await decks.find(answer.interaction.user.id, game, given)
    return (await decks.owned_by(answer.interaction.user.id, game))[0]


async def deck_of_any_game(answer: Answer, name: str) -> KeptDeck:
    """A deck that the person may play, of whatever game. Raises `UnknownDeck` with the nearest name."""
    refusal: UnknownDeck | None = None
    for game in answer.desk.host.rulebooks:
        try:
            return await answer.desk.host.decks.find(answer.interaction.user.id, game, name)
        except UnknownDeck as unknown:
            refusal = unknown if refusal is None or unknown.values["nearest"] else refusal
    raise refusal or UnknownDeck(name, None)


async def offer_matches(
    desk: Desk, interaction: Interaction, typed: str, *, own: bool
) -> list[app_commands.Choice[int]]:
    """Matches that a command may be about."""
    tables = await _matches(desk, interaction, own=own)
    words = desk.words(interaction)
    offered = [
        (words.plain("choice-match", match=table.match_id, first=table.names[0], second=table.names[1]), table.match_id)
        for table in tables
    ]
    return [app_commands.Choice(name=shortened(n, MOST_CHOICE_NAME), value=v) for n, v in _like(offered, typed)]


async def offer_games(desk: Desk, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Games that are offered here."""
    books = await desk.host.servers.games(interaction.guild_id)
    return [app_commands.Choice(name=n, value=v) for n, v in _like([(book.title, book.name) for book in books], typed)]


async def offer_decks(
    desk: Desk, interaction: Interaction, typed: str, *, own: bool = False
) -> list[app_commands.Choice[str]]:
    """Decks that the person may play (`own`: only those they have registered), of the game that is chosen already."""
    offered = [
        (deck.name, deck.name)
        for book in _books(desk, interaction)
        for deck in await desk.host.decks.owned_by(interaction.user.id, book.name)
        if not (own and deck.is_starter)
    ]
    return [app_commands.Choice(name=n, value=v) for n, v in _like(offered, typed)]


def offer_cards(desk: Desk, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Cards whose name or number is like what is typed: those that begin with it first."""
    wanted = fold(typed)
    found: list[tuple[bool, str, CardDefinition]] = []
    for book in _books(desk, interaction):
        for card in book.cards().values():
            name, number = fold(card.name), fold(card.number)
            if wanted in name or wanted in number:
                found.append((not (name.startswith(wanted) or number.startswith(wanted)), name, card))
    found.sort(key=lambda each: each[:2])
    names: dict[str, None] = dict.fromkeys(card.name for _, _, card in found)
    return [
        app_commands.Choice(name=shortened(name, MOST_CHOICE_NAME), value=name[:100])
        for name in list(names)[:MOST_CHOICES]
    ]


def _books(desk: Desk, interaction: Interaction) -> Sequence[Rulebook]:
    """The game that is chosen in the command so far, or all."""
    books = desk.host.rulebooks
    given = getattr(interaction.namespace, "game", None)
    return [books[given]] if isinstance(given, str) and given in books else list(books.values())


async def _only_match(answer: Answer, *, own: bool) -> Table:
    tables = await _matches(answer.desk, answer.interaction, own=own)
    if len(tables) == 1:
        return tables[0]
    raise CannotDo("refused-which-match" if tables else "refused-no-match")


async def _matches(desk: Desk, interaction: Interaction, *, own: bool) -> Sequence[Table]:
    """The person's running matches, and the server's others unless only their `own` are wanted."""
    mine = list(await desk.host.of_user(interaction.user.id))
    if own or interaction.guild_id is None:
        return mine
    known = {table.match_id for table in mine}
    return [*mine, *(each for each in await desk.host.in_guild(interaction.guild_id) if each.match_id not in known)]


def _like(offered: Sequence[tuple[str, V]], typed: str) -> list[tuple[str, V]]:
    wanted = fold(typed)
    return [(name, value) for name, value in offered if wanted in fold(name)][:MOST_CHOICES]
