"""Rematches: the same people play again with the same decks, each by one press.

Who presses first asks the other one, and the other one's press begins the match. Decks are those of the match that is
over, whatever became of them since; only legal ones are played.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import datetime

from host.decklists import playable
from host.decks import KeptDeck
from host.errors import MatchGoesOn, MatchNotFound, NotAPlayer
from host.lobby import Lobby
from host.played_matches import PlayedMatches
from host.summaries import MatchSummary, Participant, summary_of
from storage import Database, Invitation, MatchRow, MatchStatus, SeatRow


@dataclass(frozen=True, slots=True)
class Again:
    """What became of a wish to play again: the other player is asked, or the match begins.

    It `is_new` unless it was so already, by an earlier press.
    """

    invitation: Invitation | None = None
    match: MatchSummary | None = None
    is_new: bool = True


class Rematches:
    """Lets people play again."""

    def __init__(self, database: Database, lobby: Lobby, played: PlayedMatches) -> None:
        self._database = database
        self._lobby = lobby
        self._played = played
        self._one_at_a_time = asyncio.Lock()

    async def again(
        self, match_id: int, person: Participant, *, channel_id: int | None = None, parent_id: int | None = None
    ) -> Again:
        """Play again: ask the other player, or agree to what they have asked; against the computer, begin at once.

        It is played in the channel of the match unless another one is given, with its parent if it is a thread. Who
        presses twice asks once, and plays once.

        Raises `MatchNotFound`, `NotAPlayer`, `MatchGoesOn`, and as `Lobby.invite` and `Lobby.accept`.
        """
        match = await self._database.matches.get(match_id)
        if match is None:
            raise MatchNotFound(match_id)
        mine = next((seat for seat in match.seats if seat.user_id == person.user_id), None)
        if mine is None:
            raise NotAPlayer(match_id)
        if match.status is MatchStatus.RUNNING:
            raise MatchGoesOn(match_id)
        async with self._one_at_a_time:
            return await self._under_way(match, person.user_id) or await self._begun(
                match, mine, person, channel_id or match.channel_id, parent_id
            )

    async def _under_way(self, match: MatchRow, user_id: int) -> Again | None:
        """The rematch that goes on already."""
        for each in await self._database.matches.of_user(user_id):
            if each.game == match.game and each.created_at >= _ended(match) and _players(each) == _players(match):
                running = self._played.get(each.id)
                found = summary_of(each, each.last_sequence + 1) if running is None else running.summary
                return Again(match=found, is_new=False)
        return None

    async def _begun(
        self, match: MatchRow, mine: SeatRow, person: Participant, channel_id: int, parent_id: int | None
    ) -> Again:
        other, deck = match.seats[1 - mine.seat], deck_of_seat(match, mine.seat)
        if other.user_id is None:
            begun = await self._lobby.practice(
                match.game,
                person,
                deck,
                other.computer or "",
                guild_id=match.guild_id,
                channel_id=channel_id,
                parent_id=parent_id,
                name=other.name,
            )
            return Again(match=begun)
        for invitation in await self._lobby.open_for(person.user_id):
            if _asks_for(invitation, match, mine):
                return Again(invitation, is_new=False)
            if _asks_for(invitation, match, other):
                return Again(invitation, await self._lobby.accept(invitation.id, person, deck))
        invited = Participant(other.user_id, other.name)
        return Again(
            await self._lobby.invite(
                match.game,
                person,
                invited,
                deck,
                guild_id=match.guild_id,
                channel_id=channel_id,
                parent_id=parent_id,
            )
        )


def deck_of_seat(match: MatchRow, seat: int) -> KeptDeck:
    """The deck that somebody plays a match with."""
    choice = match.seats[seat].deck
    return KeptDeck(match.game, choice.name, playable(choice), None, choice)


def _asks_for(invitation: Invitation, match: MatchRow, inviter: SeatRow) -> bool:
    """Whether an invitation asks for a rematch, by the player of this seat."""
    invited = match.seats[1 - inviter.seat]
    return (
        invitation.game == match.game
        and (invitation.inviter_id, invitation.invited_id) == (inviter.user_id, invited.user_id)
        and (invitation.deck.name, invitation.deck.cards) == (inviter.deck.name, inviter.deck.cards)
        and invitation.created_at >= _ended(match)
    )


def _ended(match: MatchRow) -> datetime:
    return match.ended_at or match.updated_at


def _players(match: MatchRow) -> set[tuple[int | None, str | None]]:
    return {(seat.user_id, seat.computer) for seat in match.seats}
