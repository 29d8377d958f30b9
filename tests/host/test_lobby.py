"""Invitations, practice and rematches: who may, how many at once, and how they end."""

import asyncio
from dataclasses import replace

import pytest

from host.errors import (
    ChannelNotAllowed,
    DeckNotLegal,
    DeckOfOtherGame,
    GameNotOffered,
    InvitationClosed,
    NotInvited,
    NotYourInvitation,
    OwnInvitation,
    TooManyMatches,
    UnknownComputer,
    UnknownGame,
)
from host.host import EXPIRY_SECONDS, Host
from host.settings import Settings
from host.summaries import MatchSummary, Participant
from storage import Database, DeckChoice, Invitation, InvitationStatus, ServerSettings
from tests.host.support import ANN, BEN, CAT, CHANNEL, GUILD, TINY, ManualClock, Record, begin, make_host

DAN = Participant(1004, "Dan")


async def invite(
    host: Host, invited: Participant | None = BEN, *, inviter: Participant = ANN, game: str = "tiny"
) -> Invitation:
    deck = host.decks.starters("tiny")[0]
    return await host.lobby.invite(game, inviter, invited, deck, guild_id=GUILD, channel_id=CHANNEL)


async def accept(host: Host, invitation: Invitation, person: Participant = BEN) -> MatchSummary:
    return await host.lobby.accept(invitation.id, person, host.decks.starters("tiny")[1])


async def test_an_accepted_invitation_leads_to_a_match_with_both_decks(host: Host, record: Record) -> None:
    invitation = await invite(host)
    summary = await accept(host, invitation)
    assert [(player.name, player.deck_name) for player in summary.players] == [("Ann", "Even"), ("Ben", "Stones")]
    assert (summary.guild_id, summary.channel_id) == (GUILD, CHANNEL)
    (closed,) = record.closed
    assert (closed.status, closed.match_id) == (InvitationStatus.ACCEPTED, summary.match_id)


@pytest.mark.parametrize(
    ("invited", "names"),
    [("Ann", ["Ann (1)", "Ann (2)"]), ("ann", ["Ann (1)", "ann (2)"]), ("Anna", ["Ann", "Anna"])],
)
async def test_two_who_are_called_the_same_are_numbered(host: Host, invited: str, names: list[str]) -> None:
    summary = await accept(host, await invite(host), Participant(BEN.user_id, invited))
    assert list(summary.names) == names


async def test_who_is_called_as_the_computer_is_told_from_it(host: Host) -> None:
    deck = host.decks.starters("tiny")[0]
    begun = await host.lobby.practice("tiny", ANN, deck, "random", guild_id=GUILD, channel_id=CHANNEL, name="Ann")
    assert begun.names == ("Ann (1)", "Ann (2)")


async def test_an_invitation_leads_to_one_match_however_often_it_is_accepted(host: Host, record: Record) -> None:
    invitation = await invite(host, None)
    results = await asyncio.gather(
        *(accept(host, invitation, person) for person in (BEN, CAT, BEN)), return_exceptions=True
    )
    assert len([result for result in results if isinstance(result, MatchSummary)]) == 1
    assert len([result for result in results if isinstance(result, InvitationClosed)]) == 2
    assert len(record.started) == 1


async def test_decks_of_different_games_are_never_matched(database: Database, record: Record) -> None:
    games = {**TINY, "other": replace(TINY["tiny"], name="other", title="Another game")}
    host = make_host(database, record, rulebooks=games)
    invitation, other = await invite(host), host.decks.starters("other")[0]
    with pytest.raises(DeckOfOtherGame):
        await host.lobby.accept(invitation.id, BEN, other)
    with pytest.raises(DeckOfOtherGame):
        await host.lobby.invite("tiny", ANN, BEN, other, guild_id=GUILD, channel_id=CHANNEL)
    with pytest.raises(DeckOfOtherGame):
        await host.lobby.practice("tiny", ANN, other, "random", guild_id=GUILD, channel_id=CHANNEL)
    assert record.started == []


async def test_only_the_invited_person_accepts_or_declines(host: Host) -> None:
    invitation = await invite(host)
    with pytest.raises(NotInvited):
        await accept(host, invitation, CAT)
    with pytest.raises(NotInvited):
        await host.lobby.decline(invitation.id, CAT.user_id)
    with pytest.raises(OwnInvitation):
        await accept(host, invitation, ANN)
    with pytest.raises(OwnInvitation):
        await invite(host, ANN)


async def test_a_declined_invitation_cannot_be_accepted(host: Host, record: Record) -> None:
    invitation = await invite(host)
    await host.lobby.decline(invitation.id, BEN.user_id)
    assert record.closed[-1].status is InvitationStatus.DECLINED
    with pytest.raises(InvitationClosed) as refusal:
        await accept(host, invitation)
    assert refusal.value.status == "declined"


async def test_only_the_inviter_withdraws(host: Host) -> None:
    invitation = await invite(host)
    with pytest.raises(NotYourInvitation):
        await host.lobby.withdraw(invitation.id, BEN.user_id)
    await host.lobby.withdraw(invitation.id, ANN.user_id)
    with pytest.raises(InvitationClosed):
        await host.lobby.withdraw(invitation.id, ANN.user_id)


async def test_an_invitation_that_never_was_is_closed(host: Host) -> None:
    with pytest.raises(InvitationClosed):
        await host.lobby.decline(77, BEN.user_id)


async def test_invitations_expire_also_those_sent_before_a_restart(
    host: Host, clock: ManualClock, record: Record, database: Database
) -> None:
    invitation = await invite(host)
    await host.stop()
    again = make_host(database, record, clock)
    await again.start()
    await clock.forward(29 * 60)
    assert record.closed == []
    await clock.forward(60 + EXPIRY_SECONDS)
    assert [(closed.id, closed.status) for closed in record.closed] == [(invitation.id, InvitationStatus.EXPIRED)]
    with pytest.raises(InvitationClosed):
        await accept(again, invitation)
    await again.stop()


async def test_an_invitation_that_has_run_out_is_not_accepted_before_it_is_swept(
    host: Host, clock: ManualClock, database: Database, record: Record
) -> None:
    invitation = await invite(host)
    await host.stop()
    await clock.forward(31 * 60)
    again = make_host(database, record, clock)  # not started: nothing sweeps
    with pytest.raises(InvitationClosed) as refusal:
        await accept(again, invitation)
    assert refusal.value.status == "expired"


async def test_the_same_people_play_several_matches_at_once(host: Host) -> None:
    tables = [await begin(host) for _ in range(3)]
    assert [summary.match_id for summary in await host.of_user(ANN.user_id)] == [
        summary.match_id for summary in reversed(tables)
    ]
    assert len(await host.in_guild(GUILD)) == 3


async def test_nobody_has_more_matches_and_invitations_than_the_operator_allows(
    database: Database, record: Record
) -> None:
    host = make_host(database, record, settings=Settings(_env_file=None, max_matches_per_user=2))
    await begin(host)
    await invite(host)
    with pytest.raises(TooManyMatches, match="Ann"):
        await invite(host, CAT)
    other = await invite(host, BEN, inviter=CAT)
    await begin(host, people=(DAN, BEN))
    with pytest.raises(TooManyMatches, match="Ben"):
        await accept(host, other)


async def test_a_match_begins_only_where_the_server_allows_it(host: Host) -> None:
    with pytest.raises(UnknownGame):
        await invite(host, game="chess")
    await host.servers.save(ServerSettings(GUILD, games=()))
    with pytest.raises(GameNotOffered, match="Stone"):
        await invite(host)
    await host.servers.save(ServerSettings(GUILD, channels=(CHANNEL + 1,)))
    with pytest.raises(ChannelNotAllowed) as refusal:
        await invite(host)
    assert refusal.value.channels == (CHANNEL + 1,)


async def test_a_game_that_is_not_offered_any_more_is_not_begun_by_an_open_invitation(
    host: Host, record: Record
) -> None:
    invitation = await invite(host)
    await host.servers.save(ServerSettings(GUILD, games=()))
    with pytest.raises(GameNotOffered):
        await accept(host, invitation)
    assert record.started == []
    await host.servers.save(ServerSettings(GUILD))
    assert (await accept(host, invitation)).is_running


async def test_a_deck_that_the_rules_no_longer_allow_begins_no_match(host: Host) -> None:
    registered = await host.decks.register(ANN.user_id, "tiny", "Mine", "3 stone\n3 paper\n3 scissors")
    assert registered.kept is not None
    spoilt = replace(registered.kept, choice=DeckChoice("Mine", {"main": {"stone": 10}}))
    with pytest.raises(DeckNotLegal, match="Mine"):
        await host.lobby.invite("tiny", ANN, BEN, spoilt, guild_id=GUILD, channel_id=CHANNEL)


async def test_practice_is_against_another_starter_at_the_chosen_level(host: Host) -> None:
    even = host.decks.starters("tiny")[0]
    summary = await host.lobby.practice("tiny", ANN, even, "random", guild_id=None, channel_id=CHANNEL)
    assert summary.names == ("Ann", "Computer")
    assert [(player.user_id, player.computer, player.deck_name) for player in summary.players] == [
        (ANN.user_id, None, "Even"),
        (None, "random", "Stones"),
    ]
    with pytest.raises(UnknownComputer, match="random"):
        await host.lobby.practice("tiny", ANN, even, "perfect", guild_id=None, channel_id=CHANNEL)
