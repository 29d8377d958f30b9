"""Rematches: the same people and decks, one press each, whoever presses first, twice, or at the same time."""

import asyncio
from dataclasses import replace

import pytest

from engine.kernel.messages import Message
from engine.kernel.rulebook import Fault
from host.errors import DeckNotLegal, MatchGoesOn, NotAPlayer
from host.host import Host
from host.summaries import MatchSummary
from storage import Database, RequestKind
from tests.host import tiny_game
from tests.host.support import ANN, BEN, CAT, CHANNEL, GUILD, ManualClock, Record, make_host

OWN = "3 Stone\n3 Paper\n3 Scissors"


async def over(host: Host, *, anns: str = "Even", bens: str = "Stones") -> MatchSummary:
    """A match of Ann against Ben with these decks, which Ben has given up."""
    invitation = await host.lobby.invite(
        "tiny", ANN, BEN, await host.decks.find(ANN.user_id, "tiny", anns), guild_id=GUILD, channel_id=CHANNEL
    )
    summary = await host.lobby.accept(invitation.id, BEN, await host.decks.find(BEN.user_id, "tiny", bens))
    await host.concede(summary.match_id, BEN.user_id)
    return summary


def decks_of(summary: MatchSummary) -> set[tuple[int | None, str]]:
    return {(player.user_id, player.deck_name) for player in summary.players}


async def test_the_first_press_asks_and_the_second_begins_with_the_same_decks(host: Host) -> None:
    summary = await over(host)
    asked = await host.rematches.again(summary.match_id, BEN)
    assert asked.invitation is not None
    assert (asked.invitation.inviter_id, asked.invitation.invited_id, asked.match) == (BEN.user_id, ANN.user_id, None)
    begun = await host.rematches.again(summary.match_id, ANN)
    assert begun.match is not None
    assert begun.is_new
    assert decks_of(begun.match) == decks_of(summary) == {(ANN.user_id, "Even"), (BEN.user_id, "Stones")}


async def test_both_at_once_play_one_match_and_press_on_in_vain(host: Host, record: Record) -> None:
    summary = await over(host)
    presses = [host.rematches.again(summary.match_id, person) for person in (ANN, BEN, BEN, ANN)]
    found = await asyncio.gather(*presses)
    assert len(record.started) == 2, "the match and its rematch"
    assert len({again.match.match_id for again in found if again.match is not None}) == 1
    assert sum(again.is_new and again.match is not None for again in found) == 1
    assert await host.lobby.open_for(ANN.user_id) == []


async def test_who_presses_twice_asks_once_and_may_ask_again_after_a_refusal(host: Host) -> None:
    summary = await over(host)
    first, second = [await host.rematches.again(summary.match_id, ANN) for _ in range(2)]
    assert (first.is_new, second.is_new) == (True, False)
    assert first.invitation == second.invitation
    assert first.invitation is not None
    await host.lobby.decline(first.invitation.id, BEN.user_id)
    assert (await host.rematches.again(summary.match_id, ANN)).is_new


async def test_an_invitation_with_another_deck_is_no_rematch(host: Host) -> None:
    """Whoever wants the same decks is not given a match with others."""
    summary = await over(host)
    stones = await host.decks.find(ANN.user_id, "tiny", "Stones")
    await host.lobby.invite("tiny", ANN, BEN, stones, guild_id=GUILD, channel_id=CHANNEL)
    again = await host.rematches.again(summary.match_id, BEN)
    assert again.match is None
    assert again.is_new


async def test_nobody_but_the_players_and_not_before_the_end(host: Host) -> None:
    invitation = await host.lobby.invite(
        "tiny", ANN, BEN, host.decks.starters("tiny")[0], guild_id=GUILD, channel_id=CHANNEL
    )
    summary = await host.lobby.accept(invitation.id, BEN, host.decks.starters("tiny")[1])
    with pytest.raises(MatchGoesOn):
        await host.rematches.again(summary.match_id, ANN)
    with pytest.raises(MatchGoesOn):
        await host.deck_played(summary.match_id, 1)
    await host.offer_draw(summary.match_id, ANN.user_id)
    await host.answer_request(summary.match_id, BEN.user_id, RequestKind.DRAW, agree=True)
    with pytest.raises(NotAPlayer):
        await host.rematches.again(summary.match_id, CAT)
    assert (await host.deck_played(summary.match_id, 1)).deck == tiny_game.STONES


async def test_a_deck_that_was_changed_and_deleted_since_is_played_as_it_was(host: Host, clock: ManualClock) -> None:
    await host.decks.register(BEN.user_id, "tiny", "Mine", OWN)
    summary = await over(host, bens="Mine")
    await host.decks.delete(BEN.user_id, "tiny", "Mine")
    await clock.forward(60)
    await host.rematches.again(summary.match_id, BEN)
    begun = await host.rematches.again(summary.match_id, ANN)
    assert begun.match is not None
    assert decks_of(begun.match) == {(ANN.user_id, "Even"), (BEN.user_id, "Mine")}
    await host.concede(begun.match.match_id, ANN.user_id)
    assert (await host.deck_played(begun.match.match_id, begun.match.players[0].seat)).deck == tiny_game.EVEN


async def test_a_deck_that_is_not_legal_any_more_is_not_played(
    host: Host, database: Database, record: Record, clock: ManualClock
) -> None:
    """The rules have changed since: whose deck it is learns that, whether they ask or are asked."""
    summary = await over(host)
    await host.rematches.again(summary.match_id, ANN)
    await host.stop()
    seven_no_more = Fault("0", Message("fault-size", {"count": 7}))
    decks = replace(
        tiny_game.RULEBOOK.decks,
        check=lambda deck, cards: [seven_no_more] if dict(deck.listed("main"))["stone"] == 7 else [],
    )
    strict = replace(tiny_game.RULEBOOK, decks=decks)
    again = make_host(database, record, clock, rulebooks={"tiny": strict})
    await again.start()
    with pytest.raises(DeckNotLegal, match="Stones"):
        await again.rematches.again(summary.match_id, BEN)
    assert len(record.started) == 1
    await again.stop()


async def test_against_the_computer_two_presses_begin_one_match(host: Host, record: Record) -> None:
    deck = host.decks.starters("tiny")[0]
    summary = await host.lobby.practice("tiny", ANN, deck, "random", guild_id=None, channel_id=CHANNEL, name="Robin")
    await host.concede(summary.match_id, ANN.user_id)
    first, second = await asyncio.gather(*(host.rematches.again(summary.match_id, ANN) for _ in range(2)))
    assert first.match is not None
    assert second.match is not None
    assert first.match.match_id == second.match.match_id != summary.match_id
    assert {first.is_new, second.is_new} == {True, False}
    assert first.match.names == ("Ann", "Robin")
    assert len(record.started) == 2
