"""Passing automatically: who is not asked, until when, and that others learn nothing of it, also not by the time."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import pytest

from engine.kernel.rulebook import Rulebook
from host.errors import AlreadyAnswered, NotAPlayer
from host.host import Host
from host.notices import MatchUpdate, Notice
from host.pauses import LONGEST, USUAL, Pauses
from storage import Database, EntryKind, Passing, PassUntil, RequestKind
from tests.host.ambush_game import RULEBOOK
from tests.host.support import ANN, BEN, CAT, CHANNEL, GUILD, ManualClock, Record, make_host, settled

AMBUSH: Mapping[str, Rulebook] = {"ambush": RULEBOOK}
LONG_ENOUGH = 2 * LONGEST
"""After so many seconds every automatic answer has been given."""


async def started(database: Database, record: Record, clock: ManualClock, **others: Any) -> Host:
    host = make_host(database, record, clock, rulebooks=AMBUSH, pauses=Pauses(), **others)
    await host.start()
    return host


@pytest.fixture
async def host(database: Database, record: Record, clock: ManualClock) -> Any:
    made = await started(database, record, clock)
    yield made
    await made.stop()


async def begun(host: Host, bens: str, anns: str = "twigs") -> int:
    """A match of Ann, who begins, against Ben, with these decks."""
    decks = {deck.name.lower(): deck for deck in host.decks.starters("ambush")}
    invitation = await host.lobby.invite("ambush", ANN, BEN, decks[anns], guild_id=GUILD, channel_id=CHANNEL)
    return (await host.lobby.accept(invitation.id, BEN, decks[bens])).match_id


async def say(host: Host, match: int, *keys: str) -> None:
    """Whoever is asked answers this."""
    public = await host.match_view(match, None)
    assert public.view.asked is not None
    user = (ANN, BEN)[public.view.asked].user_id
    await host.answer(match, user, public.summary.sequence, keys)


async def is_asked(host: Host, match: int, seat: int) -> bool:
    """Whether a player is to answer themselves."""
    return (await host.match_view(match, seat)).view.decision is not None


async def told(host: Host, match: int) -> list[str]:
    return [line.line.text for line in await host.log(match, None)]


# ---- who is not asked


async def test_who_can_only_pass_is_not_asked_and_passes_after_a_pause(
    host: Host, database: Database, clock: ManualClock
) -> None:
    match = await begun(host, "twigs")
    await say(host, match, "attack")
    seen = await host.match_view(match, 1)
    assert seen.view.decision is None
    assert (seen.view.asked, seen.passing.answers) == (1, True)
    await clock.forward(min(USUAL) * 0.8)
    assert (await host.summary(match)).sequence == 2, "nobody has passed yet"
    await clock.forward(LONG_ENOUGH)
    _, entry = await database.journal.after(match)
    assert (entry.kind, entry.seat, entry.keys, entry.user_id) == (EntryKind.AUTOMATIC, 1, ("pass",), None)
    assert await is_asked(host, match, 0), "whether to attack again is for Ann to say"
    await clock.forward(1000)
    assert (await host.summary(match)).sequence == 3


async def test_who_could_do_something_is_asked_and_waited_for(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "nets")
    await say(host, match, "attack")
    assert await is_asked(host, match, 1)
    await clock.forward(1000)
    await say(host, match, "spring:net")
    assert "springs" in await told(host, match)


async def test_who_wants_to_be_asked_everything_is(host: Host, clock: ManualClock) -> None:
    await host.set_automatic(BEN.user_id, automatic=False)
    match = await begun(host, "twigs")
    await say(host, match, "attack")
    assert await is_asked(host, match, 1)
    await clock.forward(1000)
    await say(host, match, "pass")


async def test_a_match_goes_by_what_was_said_of_it_until_something_is_said_of_all(
    host: Host, clock: ManualClock
) -> None:
    match, other = await begun(host, "twigs"), await begun(host, "twigs")
    await host.set_automatic(BEN.user_id, automatic=False, match_id=match)
    for each in (match, other):
        await say(host, each, "attack")
    assert await is_asked(host, match, 1)
    assert not await is_asked(host, other, 1)
    await host.set_automatic(BEN.user_id, automatic=True)
    assert not await is_asked(host, match, 1), "what was said last counts"
    await clock.forward(LONG_ENOUGH)
    assert (await host.summary(match)).sequence == 3


async def test_a_player_who_changes_their_mind_during_the_pause_is_asked(host: Host, clock: ManualClock) -> None:
    match = await begun(host, "twigs")
    await say(host, match, "attack")
    await host.set_automatic(BEN.user_id, automatic=False, match_id=match)
    await clock.forward(1000)
    assert await is_asked(host, match, 1)


async def test_against_a_computer_nobody_waits(database: Database, record: Record, clock: ManualClock) -> None:
    host = await started(database, record, clock)
    deck = host.decks.starters("ambush")[0]
    summary = await host.lobby.practice("ambush", ANN, deck, "random", guild_id=None, channel_id=CHANNEL)
    while EntryKind.AUTOMATIC not in {entry.kind for entry in await database.journal.after(summary.match_id)}:
        if await is_asked(host, summary.match_id, 0):
            sequence = (await host.summary(summary.match_id)).sequence
            await host.answer(summary.match_id, ANN.user_id, sequence, ["pass"])
        await settled()
    assert {entry.at for entry in await database.journal.after(summary.match_id)} == {clock.now()}
    await host.stop()


# ---- passing for a while


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


# ---- what others learn


@dataclass
class Watcher:
    """Notes what others than one player are told, and when."""

    clock: ManualClock
    heard: list[tuple[datetime, object, object]] = field(default_factory=list)
    of: int = 1  #: the player's seat

    def take(self, notice: Notice) -> None:
        if not isinstance(notice, MatchUpdate):
            self.heard.append((self.clock.now(), type(notice), None))
        elif others := notice.viewers - {self.of}:
            self.heard.append((self.clock.now(), MatchUpdate, others))


@pytest.mark.parametrize(
    ("until", "choices"), [(PassUntil.TURN, ("attack", "pass")), (PassUntil.ATTACK, ("pass",)), (None, ("pass",))]
)
async def test_others_cannot_tell_who_has_nothing_to_do_from_who_passes_for_a_while(
    database: Database, until: PassUntil | None, choices: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "host")
    received = []
    for bens in ("twigs", "nets"):
        clock, caplog.records[:] = ManualClock(), []
        watcher = Watcher(clock)
        host = await started(database, Record(), clock, seeds="the same")
        host.listen(watcher.take)
        match = await begun(host, bens)
        seen: list[object] = []
        for choice in choices * 3:
            if bens == "nets" and until is None:
                await host.pass_while_ahead(match, BEN.user_id, None)
            elif bens == "nets" and until is not None:
                await host.pass_until(match, BEN.user_id, None, until)
            await clock.forward(1.0)
            await say(host, match, choice)
            seen += [(await host.match_view(match, viewer)).view for viewer in (0, None)]
            await clock.forward(LONG_ENOUGH)
            if await is_asked(host, match, 1):  # his own turn
                await say(host, match, "pass")
                await clock.forward(LONG_ENOUGH)
            seen += [(await host.match_view(match, viewer)).view for viewer in (0, None)]
        seen += [line.line for viewer in (0, None) for line in await host.log(match, viewer)]
        logged = [(each.message, getattr(each, "sequence", 0), getattr(each, "kind", "")) for each in caplog.records]
        received.append((repr(seen), watcher.heard, logged))
        entries = await database.journal.after(match)
        assert [entry.kind for entry in entries if entry.seat == 1].count(EntryKind.AUTOMATIC) == 3 * len(choices)
        await host.stop()
    assert received[0] == received[1]


@pytest.mark.parametrize("stake", [0, 9])
async def test_others_cannot_tell_who_has_nothing_to_do_from_who_lets_it_go(database: Database, stake: int) -> None:
    received = []
    for bens in ("twigs", "nets"):
        clock = ManualClock()
        host = await started(database, Record(), clock, seeds="the same")
        match = await begun(host, bens)
        await host.stop()
        await database.passing.save(Passing(match, 1, lets_go={"let-go-trap": stake}))
        watcher = Watcher(clock)
        host = await started(database, Record(), clock, seeds="the same")
        host.listen(watcher.take)
        seen: list[object] = []
        for _ in range(3):
            await clock.forward(1.0)
            await say(host, match, "attack")
            seen += [(await host.match_view(match, viewer)).view for viewer in (0, None)]
            await clock.forward(LONG_ENOUGH)
            seen += [(await host.match_view(match, viewer)).view for viewer in (0, None)]
        seen += [line.line for viewer in (0, None) for line in await host.log(match, viewer)]
        received.append((repr(seen), watcher.heard))
        await host.stop()
    assert received[0] == received[1]


async def test_what_a_player_says_of_passing_is_told_to_them_alone(host: Host, record: Record) -> None:
    match = await begun(host, "nets")
    record.updates.clear()
    await host.pass_until(match, BEN.user_id, None, PassUntil.TURN)
    await host.ask_again(match, BEN.user_id)
    await host.set_automatic(BEN.user_id, automatic=False)
    assert {update.viewers for update in record.updates} == {frozenset({1})}
    assert (await host.match_view(match, 0)).passing.until is None
    assert (await host.match_view(match, None)).passing.until is None


# ---- pauses


def test_pauses_are_those_that_players_have_taken() -> None:
    pauses = Pauses()
    for _ in USUAL:
        pauses.took(1, 0, timedelta(seconds=2.0))
    drawn = [pauses.drawn(1, 0, sequence, b"seed").total_seconds() for sequence in range(200)]
    assert all(1.8 <= seconds <= 2.2 for seconds in drawn)
    assert len(set(drawn)) == len(drawn), "no time is repeated"
    others = [pauses.drawn(1, 1, sequence, b"seed").total_seconds() for sequence in range(400)]
    assert {min(USUAL, key=lambda usual: abs(usual - seconds)) for seconds in others} == set(USUAL)


def test_nobody_waits_for_the_longest_thought() -> None:
    pauses = Pauses()
    for _ in range(20):
        pauses.took(1, 0, timedelta(seconds=60))
    assert max(pauses.drawn(1, 0, number, b"seed").total_seconds() for number in range(100)) <= 1.1 * max(USUAL)


def test_the_pause_of_an_answer_is_the_same_after_a_restart() -> None:
    assert Pauses().drawn(1, 0, 5, b"seed") == Pauses().drawn(1, 0, 5, b"seed")
    assert Pauses().drawn(1, 0, 5, b"seed") != Pauses().drawn(1, 0, 5, b"other")


async def test_automatic_answers_take_as_long_as_the_player_took_when_asked(
    host: Host, database: Database, clock: ManualClock
) -> None:
    match = await begun(host, "nets")
    for _ in USUAL:
        await say(host, match, "attack")
        await clock.forward(2.5)
        await say(host, match, "pass")  # Ben, who could do something
    await host.pass_until(match, BEN.user_id, None, PassUntil.TURN)
    for _ in range(8):
        await say(host, match, "attack")
        await clock.forward(LONG_ENOUGH)
    entries = await database.journal.after(match)
    waited = [
        (entry.at - before.at).total_seconds()
        for before, entry in itertools.pairwise(entries)
        if entry.kind is EntryKind.AUTOMATIC
    ]
    assert len(waited) == 8
    assert all(2.25 <= seconds <= 2.75 for seconds in waited)


# ---- what lasts


async def test_a_kill_during_the_pause_loses_nothing(database: Database, record: Record, clock: ManualClock) -> None:
    host = await started(database, record, clock)
    match = await begun(host, "nets")
    await host.pass_until(match, BEN.user_id, None, PassUntil.ATTACK)
    await host.set_automatic(ANN.user_id, automatic=False)
    await host.set_automatic(ANN.user_id, automatic=True, match_id=match)
    await say(host, match, "pass")
    await host.stop()
    again = await started(database, Record(), clock)
    assert (await again.match_view(match, 1)).passing.until is PassUntil.ATTACK
    assert (await again.match_view(match, 0)).passing.automatic
    assert not await is_asked(again, match, 1)
    await clock.forward(LONG_ENOUGH)
    assert (await again.summary(match)).sequence == 3, "the answer was given"
    await again.stop()


async def test_who_is_never_there_loses_by_the_clock_though_answers_are_given_for_them(
    database: Database, record: Record, clock: ManualClock
) -> None:
    host = await started(database, record, clock)
    await host.servers.set_clock(GUILD, 60, 10, 2)
    match = await begun(host, "twigs")
    await clock.forward(400)
    summary = await host.summary(match)
    assert summary.result is not None
    assert summary.result.reason == "clock"
    await host.stop()


# ---- taking back


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
