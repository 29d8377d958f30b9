"""What is asked before a match: which game, and which deck."""

from collections.abc import Sequence

import discord

from cogs import custom_ids, discord_calls, finding
from cogs.answering import Answer, CannotDo
from cogs.bot_services import BotServices
from cogs.here import check_permissions, here
from cogs.invitations import Invitations, person
from cogs.presenters.board import text_message
from cogs.presenters.invitation import game_choice_message
from host.decks import KeptDeck

NOBODY = 0
"""The opponent of somebody who plays against the computer."""


class StartFlow:
    """What `/match start` and `/match practice` do. They ask for the game if nothing tells it."""

    def __init__(self, services: BotServices, invitations: Invitations) -> None:
        self._services = services
        self._invitations = invitations

    async def start(self, answer: Answer, opponent: discord.User, game: str | None, deck: str | None) -> None:
        """Invite somebody. Raises refusals; the answer is acknowledged."""
        if answer.interaction.guild_id is None:
            raise CannotDo("refused-only-on-server")
        if not await self._ask_for_game(answer, opponent.id, "", game, deck):
            await self._invitations.invite(answer, opponent, await finding.deck_to_play(answer, game, deck))

    async def practice(self, answer: Answer, game: str | None, deck: str | None, level: str | None) -> None:
        """Begin a match against the computer. Raises refusals; the answer is acknowledged."""
        check_permissions(answer)
        level = finding.level_called(answer, level)
        if not await self._ask_for_game(answer, NOBODY, level, game, deck):
            chosen = await finding.deck_to_play(answer, game, deck)
            await self._begin(answer, chosen, level)
            await answer.say("match-begins", deck=chosen.name)

    async def play(self, answer: Answer, action: custom_ids.PlayGame, values: Sequence[str]) -> None:
        """The game is chosen: go on as the command would have."""
        await answer.acknowledge_press()
        chosen = await finding.deck_to_play(answer, action.game, None)
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

    async def _ask_for_game(
        self, answer: Answer, opponent: int, level: str, game: str | None, deck: str | None
    ) -> bool:
        """Ask which game it is to be if nothing tells; whether that was done."""
        if deck is not None:
            return False
        books = await finding.games_for(answer, game)
        if len(books) > 1:
            await answer.tell(game_choice_message(books, opponent, level, answer.words))
        return len(books) > 1

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
