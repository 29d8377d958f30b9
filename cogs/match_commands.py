"""`/match`: start, practise, watch, read, undo, draw, concede."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs import finding
from cogs.answering import CannotDo, answering
from cogs.bot_services import BotServices
from cogs.component_handlers import ComponentHandlers
from cogs.components import ActionButton
from cogs.custom_ids import NEWEST, Concede
from cogs.discord_calls import Interaction, MatchNumber, OptionText
from cogs.discord_publisher import DiscordPublisher
from cogs.passing import arrange
from cogs.presenters.board import message_of, viewed_message
from cogs.presenters.fitting import fitting
from cogs.presenters.log import log_message
from cogs.presenters.own_requests import draw_answer, undo_answer
from cogs.presenters.passing import HowToPass
from cogs.start_flow import StartFlow
from cogs.words import Safe
from host.errors import Refused
from host.notices import PUBLIC
from host.stored import HandShownBy


class MatchCommands(commands.GroupCog, name="match"):
    """The commands of a match; those inside a match's thread are about that match."""

    def __init__(
        self, services: BotServices, publisher: DiscordPublisher, start_flow: StartFlow, handlers: ComponentHandlers
    ) -> None:
        super().__init__()
        self._services = services
        self._publisher = publisher
        self._start_flow = start_flow
        self._handlers = handlers

    @app_commands.command()
    async def start(
        self,
        interaction: Interaction,
        opponent: discord.User,
        game: OptionText | None = None,
        deck: OptionText | None = None,
    ) -> None:
        """Invite somebody to a match."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            await self._start_flow.start(answer, opponent, game, deck)

    @app_commands.command()
    async def practice(
        self,
        interaction: Interaction,
        game: OptionText | None = None,
        deck: OptionText | None = None,
        level: str | None = None,
    ) -> None:
        """Play against the computer."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            await self._start_flow.practice(answer, game, deck, level)

    @app_commands.command(name="list")
    async def list_(self, interaction: Interaction) -> None:
        """List the matches under way."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            guild_id = interaction.guild_id
            host = self._services.host
            summaries = await (host.in_guild(guild_id) if guild_id is not None else host.of_user(interaction.user.id))
            summaries = [summary for summary in summaries if finding.may_watch(self._services, interaction, summary)]
            lines = (
                answer.words.say(
                    "match-item",
                    match=summary.match_id,
                    first=summary.names[0],
                    second=summary.names[1],
                    game=host.rulebooks[summary.game].title,
                    table=Safe(self._services.threads.address(summary)),
                )
                for summary in summaries
            )
            said = fitting(lines, len(summaries), answer.words)
            await answer.say_all(said or [answer.words.say("match-none")])

    @app_commands.command()
    async def board(self, interaction: Interaction, match: MatchNumber | None = None) -> None:
        """Show the board, as everybody sees it."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            summary = await finding.match_for(answer, match, own=False)
            match_view = await self._services.host.match_view(summary.match_id, PUBLIC)
            picture = await self._services.board_picture(match_view)
            words = self._services.words_of(summary, answer.words)
            await answer.tell(
                viewed_message(summary, match_view.view, picture, words, self._services.threads.address(summary))
            )

    @app_commands.command()
    async def hand(self, interaction: Interaction, match: MatchNumber | None = None, where: str | None = None) -> None:
        """Show the player their hand and decision."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            if where is not None:
                await self._choose_where(interaction.user.id, HandShownBy(where))
            try:
                summary = await finding.match_for(answer, match, own=True)
            except Refused:
                if where is None or match is not None:
                    raise
                await answer.say("hand-where-set", where=where)  # which needs no match
            else:
                await self._handlers.show_hand(answer, summary.match_id)

    @app_commands.command()
    async def passing(self, interaction: Interaction, how: str, match: MatchNumber | None = None) -> None:
        """Say what need not be asked: in one match, or of all from now on."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            wanted, host = HowToPass(how), self._services.host
            if match is None and wanted in (HowToPass.AUTOMATIC, HowToPass.EVERYTHING):
                await host.set_automatic(interaction.user.id, wanted is HowToPass.AUTOMATIC)
                await answer.say("passing-set", how=wanted.value)
                return
            summary = await finding.match_for(answer, match, own=True)
            await arrange(host, interaction.user.id, wanted, summary.match_id)
            await answer.say("passing-set-here", how=wanted.value, match=summary.match_id)

    @app_commands.command()
    async def log(self, interaction: Interaction, match: MatchNumber | None = None) -> None:
        """Show what has happened, as far as the reader may know."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            summary = await finding.match_for(answer, match, own=False)
            turns = await self._services.turns_told(summary, summary.seat_of(interaction.user.id))
            await answer.tell(log_message(summary, turns, NEWEST, self._services.words_of(summary, answer.words)))

    @app_commands.command()
    async def undo(self, interaction: Interaction, match: MatchNumber | None = None) -> None:
        """Ask the other player to let a choice be taken back."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            summary = await finding.match_for(answer, match, own=True)
            asked = await self._services.host.ask_undo(summary.match_id, interaction.user.id)
            seat = summary.seat_of(interaction.user.id)
            assert seat is not None, "only players ask"
            words = self._services.words_of(summary, answer.words)
            await answer.tell(undo_answer(summary.match_id, asked, summary.names[1 - seat], words))

    @app_commands.command()
    async def draw(self, interaction: Interaction, match: MatchNumber | None = None) -> None:
        """Offer a draw."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            summary = await finding.match_for(answer, match, own=True)
            agreed = await self._services.host.offer_draw(summary.match_id, interaction.user.id)
            await answer.tell(draw_answer(summary.match_id, answer.words, is_agreed=agreed))

    @app_commands.command()
    async def concede(self, interaction: Interaction, match: MatchNumber | None = None) -> None:
        """Give up, once it is confirmed."""
        async with answering(self._services, interaction) as answer:
            await answer.acknowledge()
            summary = await finding.match_for(answer, match, own=True)
            if not summary.is_running:
                raise CannotDo("refused-match-ended", match=summary.match_id)
            words = answer.words
            yes = ActionButton.of(
                Concede(summary.match_id, 1), words.plain("button-concede"), discord.ButtonStyle.danger
            )
            no = ActionButton.of(Concede(summary.match_id, 0), words.plain("button-keep-playing"))
            question = words.say("concede-sure", match=summary.match_id)
            await answer.tell(
                message_of(discord.ui.Container(discord.ui.TextDisplay(question), discord.ui.ActionRow(yes, no)))
            )

    async def _choose_where(self, user_id: int, where: HandShownBy) -> None:
        """Remember where somebody wants to see their hands, in all their matches; direct messages are tried again."""
        user = await self._services.host.users.get(user_id)
        await self._services.host.users.save(replace(user, hand=where))
        for summary in await self._services.host.of_user(user_id):
            seat = summary.seat_of(user_id)
            assert seat is not None, "they play in it"
            self._services.note_unreachable(summary.match_id, seat, None)
            self._publisher.show_again(summary.match_id, seat)

    @start.autocomplete("game")
    @practice.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_games(self._services, interaction, typed)

    @start.autocomplete("deck")
    @practice.autocomplete("deck")
    async def _decks(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await finding.offer_decks(self._services, interaction, typed, to_play=True)

    @board.autocomplete("match")
    @log.autocomplete("match")
    async def _matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await finding.offer_matches(self._services, interaction, typed, own=False)

    @hand.autocomplete("match")
    @passing.autocomplete("match")
    @undo.autocomplete("match")
    @draw.autocomplete("match")
    @concede.autocomplete("match")
    async def _own_matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await finding.offer_matches(self._services, interaction, typed, own=True)
