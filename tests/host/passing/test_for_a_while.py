"""Passing for a while: until when, and who is asked all the same."""

from __future__ import annotations

import pytest

from engine.kernel.idle import attack_on
from engine.kernel.match import Match
from host.errors import AlreadyAnswered, NotAPlayer
from host.host import Host
from host.passing_until import after_attack
from host.pauses import Pauses
from storage import Database, Passing, PassUntil
from tests.host.ambush_game import RULEBOOK
from tests.host.passing.ambushes import LONG_ENOUGH, begun
from tests.host.support import ANN, BEN, CAT, CHANNEL, GUILD, ManualClock, Record, is_asked, make_host, say


async def test_until_the_turn_ends_everything_is_passed_and_then_nothing(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await say(host, match, "attack")
    sequence = (await host.summary(match)).sequence
    await host.pass_until(match, BEN.user_id, sequence, PassUntil.TURN)
    assert (await host.summary(match)).sequence == sequence + 1, "this decision is passed at once, by Ben himself"
    for choice in ("attack", "pass"):
        await say(host, match, choice)
        assert not await is_asked(host, match, 1)
        await clock.forward(LONG_ENOUGH)
    assert await is_asked(host, match, 1), "it is another turn"
    await say(host, match, "pass")
    await clock.forward(LONG_ENOUGH)
    await say(host, match, "attack")
    assert await is_asked(host, match, 1)


async def test_until_attacked_no_trap_is_sprung_and_the_attack_is_asked_about(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await host.pass_until(match, BEN.user_id, None, PassUntil.ATTACK)
    await say(host, match, "pass")
    assert not await is_asked(host, match, 1), "nobody attacks"
    await clock.forward(LONG_ENOUGH)
    assert await is_asked(host, match, 1), "his own turn"
    await host.pass_until(match, BEN.user_id, (await host.summary(match)).sequence, PassUntil.ATTACK)
    await clock.forward(LONG_ENOUGH)
    await say(host, match, "attack")
    assert await is_asked(host, match, 1)


async def test_who_passes_under_an_attack_until_attacked_is_asked_about_the_next_one(
    host: Host, clock: ManualClock
) -> None:
    match = await begun(host, "nets")
    await say(host, match, "attack")
    await host.pass_until(match, BEN.user_id, (await host.summary(match)).sequence, PassUntil.ATTACK)
    await say(host, match, "attack")  # with the same champion
    assert await is_asked(host, match, 1)
    await clock.forward(1000)
    assert await is_asked(host, match, 1)


def test_what_is_said_under_an_attack_is_said_under_it_as_long_as_it_lasts() -> None:
    match = Match.begin(RULEBOOK, [starter.deck for starter in RULEBOOK.decks.starters()[:2]], b"seed", log=False)
    match.answer(["attack"])
    said = Passing(1, 1, attack=attack_on(match, 1))
    assert after_attack(said, match).attack == said.attack != ""
    match.answer(["pass"])
    assert after_attack(said, match).attack == ""


async def test_until_something_changes_the_same_trap_is_declined_and_others_are_asked_about(
    host: Host, clock: ManualClock
) -> None:
    match = await begun(host, "nets")
    await say(host, match, "attack")
    await host.pass_until(match, BEN.user_id, (await host.summary(match)).sequence, PassUntil.CHANGE)
    await say(host, match, "attack")
    assert await is_asked(host, match, 1), "another attack is a change"
    await host.pass_until(match, BEN.user_id, (await host.summary(match)).sequence, PassUntil.CHANGE)
    await say(host, match, "pass")
    assert not await is_asked(host, match, 1), "the end of an attack is none, while he could do the same as before"
    await clock.forward(LONG_ENOUGH)
    assert await is_asked(host, match, 1), "his own turn"


async def test_who_said_so_before_they_were_asked_anything_is_asked_what_they_could_do(host: Host) -> None:
    match = await begun(host, "nets")
    await host.pass_until(match, BEN.user_id, None, PassUntil.CHANGE)
    await say(host, match, "pass")
    assert await is_asked(host, match, 1)


async def test_who_passes_while_ahead_is_asked_where_they_are_not(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await say(host, match, "pass")
    assert (await host.match_view(match, 1)).passing.is_ahead, "nobody attacks"
    await host.pass_while_ahead(match, BEN.user_id, (await host.summary(match)).sequence)
    assert (await host.match_view(match, None)).view.asked == 1, "his own turn: he has passed"
    for _ in range(2):
        await say(host, match, "pass")  # Ben, who does not attack
        await clock.forward(LONG_ENOUGH)
        await say(host, match, "attack")
        assert await is_asked(host, match, 1), "attacked he is not ahead"
        await say(host, match, "pass")
        await say(host, match, "pass")  # Ann attacks no more
        assert not await is_asked(host, match, 1)
        await clock.forward(LONG_ENOUGH)
        assert (await host.match_view(match, None)).view.asked == 1, "his own turn again, turn after turn"
    await host.ask_again(match, BEN.user_id)
    await say(host, match, "pass")
    await clock.forward(LONG_ENOUGH)
    await say(host, match, "pass")
    assert await is_asked(host, match, 1)


async def test_who_says_so_where_they_are_not_ahead_passes_nothing_now(host: Host) -> None:
    match = await begun(host, "nets")
    await say(host, match, "attack")
    sequence = (await host.summary(match)).sequence
    await host.pass_while_ahead(match, BEN.user_id, sequence)
    assert (await host.summary(match)).sequence == sequence
    assert await is_asked(host, match, 1)
    with pytest.raises(AlreadyAnswered):
        await host.pass_while_ahead(match, BEN.user_id, sequence - 1)


async def test_who_is_asked_everything_passes_nothing_while_ahead(host: Host) -> None:
    match = await begun(host, "nets")
    await host.pass_while_ahead(match, BEN.user_id, None)
    await host.set_automatic(BEN.user_id, automatic=False, match_id=match)
    await say(host, match, "pass")
    assert await is_asked(host, match, 1)


async def test_what_is_let_go_is_passed_as_long_as_the_match_lasts_until_more_is_at_stake(
    host: Host, clock: ManualClock
) -> None:
    match = await begun(host, "nets")
    await say(host, match, "attack")
    await host.let_go(match, BEN.user_id, (await host.summary(match)).sequence)
    assert (await host.match_view(match, None)).view.asked == 0, "he has passed"
    assert (await host.match_view(match, 1)).passing.lets_go
    await say(host, match, "attack")
    assert not await is_asked(host, match, 1)
    await clock.forward(LONG_ENOUGH)
    await say(host, match, "pass")
    assert await is_asked(host, match, 1), "where nobody attacks it is another question"
    await say(host, match, "pass")
    await say(host, match, "pass")  # Ben, who does not attack
    await clock.forward(LONG_ENOUGH)
    await say(host, match, "attack")
    assert not await is_asked(host, match, 1), "in another turn"
    await clock.forward(LONG_ENOUGH)
    await host.ask_again(match, BEN.user_id)
    assert not (await host.match_view(match, 1)).passing.lets_go
    await say(host, match, "attack")
    assert await is_asked(host, match, 1)
    await host.let_go(match, BEN.user_id, (await host.summary(match)).sequence)
    await say(host, match, "pass")
    await say(host, match, "spring:net")
    await say(host, match, "pass")
    await say(host, match, "pass")
    await clock.forward(LONG_ENOUGH)
    await say(host, match, "attack")
    assert await is_asked(host, match, 1), "more is at stake"


async def test_what_is_let_go_may_be_answered_by_doing_something_after_the_pause_of_who_passes(
    host: Host, clock: ManualClock
) -> None:
    match = await begun(host, "nets")
    await say(host, match, "pass")
    await host.let_go(match, BEN.user_id, (await host.summary(match)).sequence)
    assert await sprung(host, match) == 1, "this one at once"
    assert not await is_asked(host, match, 1)
    assert await sprung(host, match) == 1
    await clock.forward(LONG_ENOUGH)
    assert await sprung(host, match) == 2
    assert await is_asked(host, match, 1), "more is at stake"


async def test_who_passes_until_later_passes_what_they_have_let_go_by_doing_something(
    host: Host, clock: ManualClock
) -> None:
    match = await begun(host, "nets")
    await say(host, match, "pass")
    await host.let_go(match, BEN.user_id, (await host.summary(match)).sequence)
    await host.pass_until(match, BEN.user_id, None, PassUntil.TURN)
    await clock.forward(LONG_ENOUGH)
    assert await sprung(host, match) == 1
    assert (await host.match_view(match, None)).view.asked == 1, "his own turn"


async def sprung(host: Host, match: int) -> int:
    """How many traps Ben has sprung."""
    return (await host.match_view(match, None)).view.zones["past:1"].count


async def test_nothing_is_let_go_by_an_old_menu_or_by_who_is_asked_something_else(host: Host) -> None:
    match = await begun(host, "nets")
    await say(host, match, "attack")
    sequence = (await host.summary(match)).sequence
    with pytest.raises(AlreadyAnswered):
        await host.let_go(match, BEN.user_id, sequence - 1)
    await host.let_go(match, ANN.user_id, sequence)
    assert await is_asked(host, match, 1)
    await say(host, match, "pass")
    await host.let_go(match, ANN.user_id, sequence + 1)
    assert await is_asked(host, match, 0), "there is nothing to let go"


async def test_who_passes_can_be_asked_again_at_any_time(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await host.pass_until(match, BEN.user_id, None, PassUntil.TURN)
    await say(host, match, "attack")
    assert (await host.match_view(match, 1)).passing.until is PassUntil.TURN
    assert not await is_asked(host, match, 1)
    await host.ask_again(match, BEN.user_id)
    assert await is_asked(host, match, 1)
    await clock.forward(1000)
    assert await is_asked(host, match, 1)


async def test_what_is_not_passed_is_asked_of_those_who_pass(database: Database, record: Record) -> None:
    host = make_host(database, record, ManualClock(), pauses=Pauses())  # of the tiny game, where a card must be chosen
    await host.start()
    deck = host.decks.starters("tiny")[0]
    invitation = await host.lobby.invite("tiny", ANN, BEN, deck, guild_id=GUILD, channel_id=CHANNEL)
    match = (await host.lobby.accept(invitation.id, BEN, deck)).match_id
    await host.pass_until(match, ANN.user_id, 1, PassUntil.TURN)
    await host.answer(match, BEN.user_id, 2, ["nod"])
    assert await is_asked(host, match, 0)
    await host.stop()


async def test_nobody_passes_for_others_or_by_an_old_menu(host: Host) -> None:
    match = await begun(host, "nets")
    with pytest.raises(NotAPlayer):
        await host.pass_until(match, CAT.user_id, 1, PassUntil.TURN)
    await say(host, match, "attack")
    with pytest.raises(AlreadyAnswered):
        await host.pass_until(match, BEN.user_id, 1, PassUntil.TURN)
    assert await is_asked(host, match, 1)
    assert (await host.match_view(match, 1)).passing.until is None
