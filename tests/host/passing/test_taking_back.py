"""Undo, where some answers were given automatically."""

from __future__ import annotations

from host.host import Host
from host.pauses import USUAL
from storage import Database, PassUntil, RequestKind
from tests.host.passing.ambushes import LONG_ENOUGH, begun
from tests.host.support import ANN, BEN, ManualClock, is_asked, say


async def test_an_undo_goes_back_to_what_the_player_chose_and_not_to_what_was_answered_for_them(
    host: Host, clock: ManualClock
) -> None:
    match = await begun(host, "twigs", "nets")
    await say(host, match, "pass")
    await clock.forward(LONG_ENOUGH)
    await say(host, match, "attack")  # Ben, in his turn
    await say(host, match, "pass")
    await say(host, match, "pass")
    await say(host, match, "pass")
    await say(host, match, "attack")  # Ann, in hers
    await clock.forward(LONG_ENOUGH)
    await host.ask_undo(match, BEN.user_id)
    (request,) = (await host.summary(match)).requests
    assert request.back_to == 4, "where Ben was asked whether to attack a second time"


async def test_while_a_choice_is_to_be_taken_back_nothing_is_answered_for_the_one_who_is_to_agree(
    host: Host, clock: ManualClock
) -> None:
    """An answer would let the wish lapse before anybody could agree; refused, it is given after all."""
    match = await begun(host, "twigs")
    await say(host, match, "attack")
    await host.ask_undo(match, ANN.user_id)
    await clock.forward(LONG_ENOUGH)
    assert len((await host.summary(match)).requests) == 1
    assert await is_asked(host, match, 1)
    await host.answer_request(match, BEN.user_id, RequestKind.UNDO, agree=False)
    await clock.forward(LONG_ENOUGH)
    assert (await host.summary(match)).sequence > 2
    assert not await is_asked(host, match, 1)


async def test_who_takes_something_back_is_asked_even_if_they_pass_for_a_while(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await say(host, match, "attack")
    await host.pass_until(match, BEN.user_id, (await host.summary(match)).sequence, PassUntil.TURN)
    await host.ask_undo(match, BEN.user_id)
    await host.answer_request(match, ANN.user_id, RequestKind.UNDO, agree=True)
    assert await is_asked(host, match, 1)
    await clock.forward(1000)
    assert await is_asked(host, match, 1)
    await say(host, match, "spring:net")
    assert not await is_asked(host, match, 1), "he has not said that he wants to be asked again"


async def test_an_answer_that_was_chosen_with_the_one_before_took_no_time(
    host: Host, database: Database, clock: ManualClock
) -> None:
    match = await begun(host, "nets")
    for _ in range(2 * len(USUAL)):
        await say(host, match, "attack")
        await host.answer(match, BEN.user_id, (await host.summary(match)).sequence, ["pass"], together=True)
    await host.pass_until(match, BEN.user_id, None, PassUntil.TURN)
    await say(host, match, "attack")
    asked_at = clock.now()
    await clock.forward(LONG_ENOUGH)
    given = (await database.journal.after(match))[-1]
    assert (given.at - asked_at).total_seconds() > min(USUAL) * 0.8
