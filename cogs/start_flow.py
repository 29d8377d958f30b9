"""What is asked before a match: which game, and for which of several games a deck is meant."""

from collections.abc import Sequence

import discord

from cogs import custom_ids, discord_calls, finding
from cogs.answering import Answer, CannotDo
from cogs.bot_services import BotServices
from cogs.here import check_permissions, here
from cogs.invitations import Invitations, person
from cogs.presenters.board import text_message
from cogs.presenters.invitation import deck_game_message, game_choice_message
from host.decks import KeptDeck

NOBODY = 0
"""The opponent of somebody who plays against the computer."""


class StartFlow:
    """What `/match start` and `/match practice` do. They ask for the game if nothing tells it.

    Nor does a deck tell it whose name several games have, or several editions of one.
    """

    def __init__(self, services: BotServices, invitations: Invitations) -> None:
        self._services = services
        self._invitations = invitations

    async def start(self, answer: Answer, opponent: discord.User, game: str | None, deck: str | None) -> None:
        """Invite somebody. Raises refusals; the answer is acknowledged."""
        if answer.interaction.guild_id is None:
            raise CannotDo("refused-only-on-server")
        chosen = await self._deck_or_ask(answer, opponent.id, "", game, deck)
        if chosen is not None:
            await self._invitations.invite(answer, opponent, chosen)

    async def practice(self, answer: Answer, game: str | None, deck: str | None, level: str | None) -> None:
        """Begin a match against the computer. Raises refusals; the answer is acknowledged."""
        check_permissions(answer)
        level = finding.level_called(answer, level)
        chosen = await self._deck_or_ask(answer, NOBODY, level, game, deck)
        if chosen is not None:
            await self._begin(answer, chosen, level)
            await answer.say("match-begins", deck=chosen.name)

    async def play(self, answer: Answer, action: custom_ids.PlayGame, values: Sequence[str]) -> None:
        """The game is chosen: go on as the command would have."""
        await answer.acknowledge_press()
        book = finding.game_called(self._services, action.game)
        await self._go_on(answer, action, await finding.first_deck(answer, book))

    async def play_with(self, answer: Answer, action: custom_ids.PlayDeck, values: Sequence[str]) -> None:
        """It is chosen for which game the deck is meant: go on with that."""
        await answer.acknowledge_press()
        await self._go_on(answer, action, await finding.marked_deck(answer, action.game, action.deck))

    async def _go_on(self, answer: Answer, action: custom_ids.PlayGame | custom_ids.PlayDeck, chosen: KeptDeck) -> None:
        if action.opponent == NOBODY:
            check_permissions(answer)
            await self._begin(answer, chosen, action.level)
            said = answer.words.say("match-begins", deck=chosen.name)
        else:
            guild = self._services.client.get_guild(answer.interaction.guild_id or 0)
            if guild is None:
                raise CannotDo("refused-only-on-server")
            await self._invitations.invite(answer, await discord_calls.member(guild, action.opponent), chosen)
            said = answer.words.say("match-game", game=self._services.host.rulebooks[chosen.game].title)
        await discord_calls.reply(answer.interaction, text_message(said))

    async def _deck_or_ask(
        self, answer: Answer, opponent: int, level: str, game: str | None, deck: str | None
    ) -> KeptDeck | None:
        """The deck to play; None if it has been asked back for which game, the newest edition of one first."""
        if deck is not None:
            found = await finding.decks_to_play(answer, game, deck)
            if len(found) == 1:
                return found[0]
            books = self._services.host.rulebooks
            decks = [(each, books[each.game]) for each in found]
            await answer.tell(deck_game_message(decks, opponent, level, answer.words))
            return None
        offered = await finding.games_for(answer, game)
        if len(offered) == 1:
            return await finding.first_deck(answer, offered[0])
        await answer.tell(game_choice_message(offered, opponent, level, answer.words))
        return None

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
