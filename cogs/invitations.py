"""Invitations to matches: sent, taken up with a deck, declined, withdrawn; and rematches."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import discord

from cogs import custom_ids, discord_calls, finding
from cogs.answering import Answer, CannotDo
from cogs.bot_services import BotServices
from cogs.ending import close_invitation
from cogs.here import check_permissions, here, is_private_thread, not_in_thread, where_played
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.board import text_message
from cogs.presenters.deck_menu import accepting_message
from cogs.presenters.invitation import invitation_message, invitation_of, known_invitation_message
from cogs.undelivered import FailureReason, Undelivered
from cogs.words import Safe
from host.decks import KeptDeck
from host.errors import InvitationClosed, NotInvited, OwnInvitation, UnknownGame
from host.names import shown
from host.stored import Invitation, InvitationStatus
from host.summaries import MatchSummary, Participant


class Invitations:
    """Everything between two people who want to play and their match."""

    def __init__(self, services: BotServices) -> None:
        self._services = services
        self._one_at_a_time = asyncio.Lock()

    async def invite(self, answer: Answer, opponent: discord.Member | discord.User, deck: KeptDeck) -> bool:
        """Post an invitation to the deck's game; whether that was done. Raises refusals; the answer is acknowledged.

        Two people have one open invitation to a game at a time: where there is one, whoever acts is shown it instead.
        """
        check(answer, opponent)
        async with self._one_at_a_time:  # who sends two at once, or crosses the other's, sends one
            known = await self._open_between(answer, opponent, deck.game)
            invitation = known or await self._open(answer, opponent, deck)
        if known is not None:
            title = self._services.host.rulebooks[known.game].title
            is_own = known.inviter_id == answer.interaction.user.id
            await answer.tell(
                known_invitation_message(known, title, opponent.display_name, answer.words, is_own=is_own)
            )
            return False
        await self._post(answer, invitation)
        return True

    async def accept(self, answer: Answer, action: custom_ids.Accept, values: Sequence[str]) -> None:
        """The invited person takes it up: they choose a deck next, if they have several."""
        await answer.acknowledge()
        await self._note_message(answer)
        invitation, decks = await self._decks_for(answer, action.invitation)
        await self._check_inviter(invitation)
        if len(decks) == 1:
            await self._services.host.lobby.accept(invitation.id, person(answer.interaction.user), decks[0])
            await answer.say("match-begins", deck=decks[0].name)
        else:
            await answer.tell(self._deck_choice(answer, invitation, decks))

    async def turn_decks(self, answer: Answer, action: custom_ids.DeckPage, values: Sequence[str]) -> None:
        """The invited person looks for a deck on another page."""
        await answer.acknowledge_press()
        invitation, decks = await self._decks_for(answer, action.invitation)
        await discord_calls.reply(answer.interaction, self._deck_choice(answer, invitation, decks, action.page))

    async def accept_with(self, answer: Answer, action: custom_ids.AcceptWith, values: Sequence[str]) -> None:
        """The deck is chosen: the match begins."""
        await answer.acknowledge_press()
        invitation = await self._for_invited(answer, action.invitation)
        user_id = answer.interaction.user.id
        deck = await self._services.host.decks.find(user_id, invitation.game, values[0] if values else "")
        await self._begin(answer, invitation, deck)

    async def accept_deck(self, answer: Answer, action: custom_ids.AcceptDeck, values: Sequence[str]) -> None:
        """The deck of the button is taken: the match begins."""
        await answer.acknowledge_press()
        invitation = await self._for_invited(answer, action.invitation)
        await self._begin(answer, invitation, await finding.marked_deck(answer, invitation.game, action.deck))

    async def decline(self, answer: Answer, action: custom_ids.Decline, values: Sequence[str]) -> None:
        """The invited person does not want to play."""
        await answer.acknowledge_press()
        self._remember(answer)
        await self._note_message(answer)
        await self._services.host.lobby.decline(action.invitation, answer.interaction.user.id)

    async def withdraw(self, answer: Answer, action: custom_ids.Withdraw, values: Sequence[str]) -> None:
        """The inviter takes it back."""
        await answer.acknowledge_press()
        self._remember(answer)
        await self._note_message(answer)
        await self._services.host.lobby.withdraw(action.invitation, answer.interaction.user.id)
        message = answer.interaction.message
        if message is not None and message.flags.ephemeral:  # it only told of the invitation
            said = text_message(answer.words.say("invitation-taken-back"))
            await discord_calls.reply(answer.interaction, said)

    async def rematch(self, answer: Answer, action: custom_ids.Rematch, values: Sequence[str]) -> None:
        """Play again with the same decks: the first press asks the other player, whose press begins the match.

        Against the computer it begins at once. Who presses it in direct messages plays where the match was played.
        """
        await answer.acknowledge()
        await self._note_message(answer)
        check_permissions(answer)
        match = await self._services.host.summary(action.match)
        await self._check_other(answer, match)
        is_direct = answer.interaction.guild_id is None
        place = await where_played(self._services.client, match) if is_direct else here(answer.interaction)
        again = await self._services.host.rematches.again(
            action.match,
            person(answer.interaction.user),
            channel_id=place.channel_id,
            parent_id=place.parent_id,
        )
        if again.match is not None:
            table = Safe(self._services.threads.address(again.match))
            await answer.say("match-begins-again" if again.is_new else "match-begun-again", table=table)
        elif again.invitation is not None and again.is_new:
            await self._post(answer, again.invitation, again_of=action.match)
        else:
            await answer.say("rematch-asked-already")

    async def _open_between(self, answer: Answer, opponent: discord.abc.User, game: str) -> Invitation | None:
        """The invitation to a game that is open here between whoever acts and somebody; either may have sent it."""
        found = await self._services.host.lobby.open_for(answer.interaction.user.id)
        guild_id = answer.interaction.guild_id
        here_now = (each for each in found if each.game == game and each.guild_id == guild_id)
        return next((each for each in here_now if opponent.id in (each.invited_id, each.inviter_id)), None)

    async def _open(self, answer: Answer, opponent: discord.abc.User, deck: KeptDeck) -> Invitation:
        place = here(answer.interaction)
        return await self._services.host.lobby.invite(
            deck.game,
            person(answer.interaction.user),
            person(opponent),
            deck,
            guild_id=answer.interaction.guild_id,
            channel_id=place.channel_id,
            parent_id=place.parent_id,
        )

    async def _check_other(self, answer: Answer, match: MatchSummary) -> None:
        """Refuse a rematch with somebody who has left the server; what they had asked for is withdrawn."""
        user_id, guild = answer.interaction.user.id, self._services.client.get_guild(match.guild_id or 0)
        other = next((each for each in match.players if each.user_id not in (None, user_id)), None)
        if guild is None or other is None or other.user_id is None or match.seat_of(user_id) is None:
            return
        try:
            await discord_calls.member(guild, other.user_id)
        except Undelivered as problem:
            if problem.reason is not FailureReason.LEFT:
                raise
            theirs = [
                each
                for each in await self._services.host.lobby.open_for(user_id)
                if (each.inviter_id, each.guild_id) == (other.user_id, guild.id)
            ]
            for invitation in theirs:
                await self._services.host.lobby.withdraw(invitation.id, other.user_id)
            text = "refused-inviter-left" if theirs else "refused-opponent-elsewhere"
            raise CannotDo(text, name=other.name) from problem

    async def _begin(self, answer: Answer, invitation: Invitation, deck: KeptDeck) -> None:
        await self._check_inviter(invitation)
        await self._services.host.lobby.accept(invitation.id, person(answer.interaction.user), deck)
        await discord_calls.reply(answer.interaction, text_message(answer.words.say("match-begins", deck=deck.name)))

    async def _decks_for(self, answer: Answer, invitation_id: int) -> tuple[Invitation, Sequence[KeptDeck]]:
        invitation = await self._for_invited(answer, invitation_id)
        return invitation, await finding.decks_for(answer, self._services.host.rulebooks[invitation.game])

    def _deck_choice(
        self, answer: Answer, invitation: Invitation, decks: Sequence[KeptDeck], page: int = 0
    ) -> OutgoingMessage:
        title = self._services.host.rulebooks[invitation.game].title
        return accepting_message(invitation, title, decks, answer.words, page)

    async def _post(self, answer: Answer, invitation: Invitation, again_of: int | None = None) -> None:
        """Post an invitation, to a rematch of the match `again_of`."""
        title = self._services.host.rulebooks[invitation.game].title
        channel = self._services.client.get_partial_messageable(invitation.channel_id)
        try:
            message = await discord_calls.send(
                channel,
                invitation_message(invitation, title, answer.words, again_of=again_of),
                f"i{invitation.id}",
                ping=invitation.invited_id,
            )
        except Undelivered as problem:  # nobody can take it up, and it counts towards what one may have open
            await self._services.host.lobby.withdraw(invitation.id, invitation.inviter_id)
            if problem.reason is FailureReason.NO_ACCESS and is_private_thread(answer.interaction.channel):
                raise not_in_thread(answer.interaction) from problem
            raise
        await self._services.host.lobby.set_message(invitation.id, message.id)
        now = await self._services.host.lobby.get(invitation.id)
        if now.status is not InvitationStatus.OPEN:  # somebody was faster than its message, which nobody has closed
            with suppress(Undelivered):
                await close_invitation(self._services, now)
        if now.match_id is not None:
            begun = await self._services.host.summary(now.match_id)
            await answer.say("match-begun-again", table=Safe(self._services.threads.address(begun)))
            return
        sent = "invitation-sent" if again_of is None else "rematch-asked"
        await answer.say(sent, invited=Safe(f"<@{invitation.invited_id}>"))

    async def _for_invited(self, answer: Answer, invitation_id: int) -> Invitation:
        invitation = await self._services.host.lobby.get(invitation_id)
        user_id = answer.interaction.user.id
        if invitation.status is not InvitationStatus.OPEN:
            raise InvitationClosed(invitation.status)
        if invitation.game not in self._services.host.rulebooks:
            raise UnknownGame(invitation.game)
        if user_id == invitation.inviter_id:
            raise OwnInvitation
        if invitation.invited_id not in (None, user_id):
            raise NotInvited
        return invitation

    async def _check_inviter(self, invitation: Invitation) -> None:
        """Withdraw an invitation of somebody who has left the server since, and refuse to take it up."""
        try:
            await self._look_for(invitation, invitation.inviter_id)
        except Undelivered as problem:
            if problem.reason is not FailureReason.LEFT:
                raise
            await self._services.host.lobby.withdraw(invitation.id, invitation.inviter_id)
            raise CannotDo("refused-inviter-left", name=invitation.inviter_name) from problem

    async def _look_for(self, invitation: Invitation, user_id: int | None) -> None:
        """Raises `Undelivered` where somebody has left the server since."""
        guild = self._services.client.get_guild(invitation.guild_id or 0)
        if guild is not None and user_id is not None:
            await discord_calls.member(guild, user_id)

    async def _note_message(self, answer: Answer) -> None:
        """See to the invitation whose message is used: a bot that was killed may not have come to that.

        It may have been posting the message, or about to say in it what has become of the invitation.
        """
        message = answer.interaction.message
        invitation_id = None if message is None else invitation_of(message)
        if message is None or invitation_id is None:
            return
        invitation = await self._services.host.lobby.get(invitation_id)
        if invitation.message_id is None:
            await self._services.host.lobby.set_message(invitation.id, message.id)
            invitation = replace(invitation, message_id=message.id)
        if invitation.status is not InvitationStatus.OPEN:
            with suppress(Undelivered):
                await close_invitation(self._services, invitation)

    def _remember(self, answer: Answer) -> None:
        if answer.interaction.message is not None:
            self._services.editor.remember(answer.interaction.message.id, answer.interaction)


def check(answer: Answer, opponent: discord.abc.User) -> None:
    """Refuse whom nobody can invite, or who would not see it, and to invite where a match could not be shown."""
    check_permissions(answer)
    if opponent.bot:
        raise CannotDo("refused-opponent-is-bot")
    if opponent.id == answer.interaction.user.id:
        raise OwnInvitation
    if not isinstance(opponent, discord.Member):
        raise CannotDo("refused-opponent-elsewhere", name=opponent.display_name)
    if not _sees(opponent, answer.interaction.channel):
        raise CannotDo("refused-opponent-cannot-see", name=opponent.display_name)


def _sees(member: discord.Member, channel: object) -> bool:
    """Whether somebody sees a channel, or the one that a thread belongs to; also where we cannot tell."""
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return not isinstance(channel, discord.abc.GuildChannel) or channel.permissions_for(member).view_channel


def person(user: discord.abc.User) -> Participant:
    """A Discord user as the host knows people, by the first of their names of which something can be seen."""
    names = (user.display_name, user.global_name or "", user.name)
    return Participant(user.id, next(filter(None, map(shown, names)), str(user.id)))
