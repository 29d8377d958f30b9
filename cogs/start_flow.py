"""What is asked before a match: which game, which deck, and for which of several games a deck is meant."""

from collections.abc import Sequence

import discord

from cogs import custom_ids, discord_calls, finding
from cogs.answering import Answer, CannotDo
from cogs.bot_services import BotServices
from cogs.here import check_permissions, here
from cogs.invitations import Invitations, check, person
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.board import text_message
from cogs.presenters.deck_menu import inviting_message
from cogs.presenters.invitation import deck_game_message, game_choice_message
from engine.kernel.rulebook import Rulebook
from host.decks import KeptDeck

NOBODY = 0
"""The opponent of somebody who plays against the computer."""


class StartFlow:
    """What `/match start` and `/match practice` do. They ask for the game if nothing tells it.

    Nor does a deck tell it whose name several games have, or several editions of one. Who invites somebody is asked
    for a deck as well, as the invited person is.
    """

    def __init__(self, services: BotServices, invitations: Invitations) -> None:
        self._services = services
        self._invitations = invitations

    async def start(self, answer: Answer, opponent: discord.User, game: str | None, deck: str | None) -> None:
        """Invite somebody. Raises refusals; the answer is acknowledged."""
        if answer.interaction.guild_id is None:
            raise CannotDo("refused-only-on-server")
        check(answer, opponent)
        found = await self._deck_or_question(answer, opponent.id, "", game, deck)
        if isinstance(found, KeptDeck):
            await self._invitations.invite(answer, opponent, found)
        else:
            await answer.tell(found)

    async def practice(self, answer: Answer, game: str | None, deck: str | None, level: str | None) -> None:
        """Begin a match against the computer. Raises refusals; the answer is acknowledged."""
        check_permissions(answer)
        level = finding.level_called(answer, level)
        found = await self._deck_or_question(answer, NOBODY, level, game, deck)
        if isinstance(found, KeptDeck):
            await self._begin(answer, found, level)
            await answer.say("match-begins", deck=found.name)
        else:
            await answer.tell(found)

    async def play(self, answer: Answer, action: custom_ids.PlayGame, values: Sequence[str]) -> None:
        """The game is chosen: go on as the command would have."""
        await answer.acknowledge_press()
        book = finding.game_called(self._services, action.game)
        if action.opponent != NOBODY:
            check(answer, await self._member(answer, action.opponent))
        await self._go_on(answer, action.opponent, action.level, await self._deck_of(answer, book, action.opponent))

    async def play_with(self, answer: Answer, action: custom_ids.PlayDeck, values: Sequence[str]) -> None:
        """The deck of the button is taken: go on with that."""
        await answer.acknowledge_press()
        deck = await finding.marked_deck(answer, action.game, action.deck)
        await self._go_on(answer, action.opponent, action.level, deck)

    async def choose(self, answer: Answer, action: custom_ids.StartWith, values: Sequence[str]) -> None:
        """A deck is chosen from the menu: go on with that."""
        await answer.acknowledge_press()
        decks, user_id = self._services.host.decks, answer.interaction.user.id
        deck = await decks.find(user_id, action.game, values[0] if values else "")
        await self._go_on(answer, action.opponent, "", deck)

    async def turn_decks(self, answer: Answer, action: custom_ids.StartPage, values: Sequence[str]) -> None:
        """The inviter looks for a deck on another page."""
        await answer.acknowledge_press()
        book = finding.game_called(self._services, action.game)
        decks = await finding.decks_for(answer, book)
        outgoing = inviting_message(action.opponent, book, decks, answer.words, action.page)
        await discord_calls.reply(answer.interaction, outgoing)

    async def _go_on(self, answer: Answer, opponent: int, level: str, found: KeptDeck | OutgoingMessage) -> None:
        """Begin or invite with a deck, or ask for one, in place of the message with the component."""
        if not isinstance(found, KeptDeck):
            await discord_calls.reply(answer.interaction, found)
            return
        if opponent == NOBODY:
            check_permissions(answer)
            await self._begin(answer, found, level)
            said = answer.words.say("match-begins", deck=found.name)
        else:
            if not await self._invitations.invite(answer, await self._member(answer, opponent), found):
                return
            title = self._services.host.rulebooks[found.game].title
            said = answer.words.say("match-game", game=title, deck=found.name)
        await discord_calls.reply(answer.interaction, text_message(said))

    async def _member(self, answer: Answer, user_id: int) -> discord.Member:
        guild = self._services.client.get_guild(answer.interaction.guild_id or 0)
        if guild is None:
            raise CannotDo("refused-only-on-server")
        return await discord_calls.member(guild, user_id)

    async def _deck_or_question(
        self, answer: Answer, opponent: int, level: str, game: str | None, deck: str | None
    ) -> KeptDeck | OutgoingMessage:
        """The deck to play, or what is to be asked for it: for which game it is, the newest edition of one first."""
        if deck is not None:
            found = await finding.decks_to_play(answer, game, deck)
            if len(found) == 1:
                return found[0]
            books = self._services.host.rulebooks
            return deck_game_message([(each, books[each.game]) for each in found], opponent, level, answer.words)
        offered = await finding.games_for(answer, game)
        if len(offered) == 1:
            return await self._deck_of(answer, offered[0], opponent)
        return game_choice_message(offered, opponent, level, answer.words)

    async def _deck_of(self, answer: Answer, book: Rulebook, opponent: int) -> KeptDeck | OutgoingMessage:
        """The deck to play a game with; who invites somebody and has several is asked for it.

        Whoever practises begins at once, with the one they are likely to want.
        """
        decks = await finding.decks_for(answer, book)
        if opponent == NOBODY or len(decks) == 1:
            return decks[0]
        place = here(answer.interaction)
        servers, guild_id = self._services.host.servers, answer.interaction.guild_id
        await servers.check_place(guild_id, place.parent_id or place.channel_id, book.name)
        return inviting_message(opponent, book, decks, answer.words)

    async def _begin(self, answer: Answer, deck: KeptDeck, level: str) -> None:
        interaction = answer.interaction
        place = here(interaction)
        await self._services.host.lobby.practice(
            deck.game,
            person(interaction.user),
            deck,
            level,
            guild_id=interaction.guild_id,
            channel_id=place.channel_id,
            parent_id=place.parent_id,
            name=answer.words.plain("computer-name", level=level),
        )
