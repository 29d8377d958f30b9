"""What chance has decided, and was taken back, is decided afresh: nobody can choose by what they have seen of it."""

from dataclasses import replace

from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Seat
from engine.kernel.rulebook import Rulebook
from engine.kernel.steps import Step, step
from host.host import Host
from host.summaries import HowUndone
from storage import Database, EntryKind, RequestKind
from tests.host import test_queues, tiny_game
from tests.host.support import ANN, BEN, ManualClock, Record, answer, asked, begin, is_asked, make_host, views


@step
def roll(match: Match) -> Procedure[Step]:
    """1. The player says "roll", and everybody sees a number from 1 to 1000. Before that they say how."""
    player = match.state.turn_player
    yield from ask(player, "1", Message("ask-bet"), [Option("yes"), Option("no")])
    match.changed()
    yield from ask(player, "1", Message("ask-stake"), [Option("roll"), Option("roll-well")])
    (number,) = verbs.at_random(match, range(1000))
    match.tell("bets", player=Seat(player), amount=number)
    return roll


DICE: Rulebook = replace(tiny_game.RULEBOOK, name="dice", steps={roll.name: roll}, first_step=roll)


async def rolled(host: Host, match_id: int) -> list[object]:
    """The numbers that were rolled and not taken back."""
    return [line.line.values["amount"] for line in await host.log(match_id, None) if line.line.text == "bets"]


async def taken_back(host: Host, match_id: int) -> None:
    """Ann takes her last choice back; Ben agrees, where anything has happened since."""
    undo = await host.ask_undo(match_id, ANN.user_id)
    if undo.how is HowUndone.ASKED:
        await host.answer_request(match_id, BEN.user_id, RequestKind.UNDO, agree=True)


async def test_a_number_that_was_taken_back_does_not_come_again_and_a_restart_changes_none(
    database: Database, record: Record, clock: ManualClock
) -> None:
    """The step is in its middle: what it has drawn before the choice, which is done again, must stay as it was."""
    books = {"dice": DICE}
    host = make_host(database, record, clock, rulebooks=books)
    await host.start()
    match = (await begin(host, game="dice")).match_id
    seen: list[object] = []
    for _ in range(3):
        if not seen:
            await answer(host, match, "yes")
        before = await views(host, match)
        await answer(host, match, "roll")
        seen += await rolled(host, match)
        await host.ask_undo(match, ANN.user_id)
        offer = await host.undo_asked(match, None)
        assert offer is not None
        assert offer.by_chance, "Ben is told that it will be decided afresh"
        assert [line.text for line in offer.what] == ["bets"]
        await host.answer_request(match, BEN.user_id, RequestKind.UNDO, agree=True)
        assert await views(host, match) == before
    await answer(host, match, "roll")
    seen += await rolled(host, match)
    assert len(set(seen)) == len(seen) == 4
    await answer(host, match, "no")
    await answer(host, match, "roll-well")
    kept, stood = await rolled(host, match), await views(host, match)
    await host.stop()
    again = make_host(database, record, clock, rulebooks=books)
    await again.start()
    assert await rolled(again, match) == kept
    assert await views(again, match) == stood
    await again.stop()


async def test_taking_back_twice_goes_on_from_numbers_that_nobody_has_seen(
    database: Database, record: Record, clock: ManualClock
) -> None:
    """Taken back to before the first time, the second number must not be what the first future would have brought."""
    host = make_host(database, record, clock, rulebooks={"dice": DICE})
    await host.start()
    match = (await begin(host, game="dice")).match_id
    for key in ("yes", "roll", "yes", "roll", "no", "roll"):
        await answer(host, match, key)
    first = await rolled(host, match)
    for _ in range(6):
        await taken_back(host, match)
    assert await rolled(host, match) == []
    assert (await asked(host, match))[2].asking is not None
    for key in ("yes", "roll", "yes", "roll", "no", "roll"):
        await answer(host, match, key)
    assert not set(first) & set(await rolled(host, match))
    await host.stop()


async def test_what_a_match_has_drawn_is_the_same_where_nothing_was_decided_by_chance(
    host: Host, database: Database
) -> None:
    """An undo of what chance had no part in leaves the future as it was: the journal's entry has no key."""
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    await host.ask_undo(summary.match_id, ANN.user_id)
    offer = await host.undo_asked(summary.match_id, 1)
    assert offer is not None
    assert not offer.by_chance
    await host.answer_request(summary.match_id, BEN.user_id, RequestKind.UNDO, agree=True)
    (*_, entry) = await database.journal.after(summary.match_id)
    assert entry.keys == ()


async def test_of_attacks_that_were_chosen_ahead_the_last_one_is_taken_back_and_not_all_of_them(
    database: Database, record: Record, clock: ManualClock
) -> None:
    """They are the player's choices, though they are given automatically; what was passed for them is none."""
    host = await test_queues.started(database, record, clock)
    match = await test_queues.begun(host, "nets")
    await test_queues.choose(host, match, test_queues.RED, test_queues.GREEN, test_queues.BLUE)
    await test_queues.bens_pass(host, match, clock)
    (green,) = [each for each in await database.journal.after(match) if each.keys == ("attack:green",)]
    assert green.kind is EntryKind.AUTOMATIC
    await host.ask_undo(match, ANN.user_id)
    (request,) = (await host.summary(match)).requests
    assert request.back_to == green.sequence - 1
    await host.answer_request(match, BEN.user_id, RequestKind.UNDO, agree=True)
    await clock.forward(1000)
    assert await is_asked(host, match, 0), "the others do not follow"
    await host.ask_undo(match, ANN.user_id)
    (request,) = (await host.summary(match)).requests
    assert request.back_to == 0, "the first one with what was said of it is one choice as well"
    await host.stop()
