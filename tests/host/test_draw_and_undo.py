"""What takes the other player's consent: taking back what something has followed, and drawing."""

import pytest

from engine.kernel.messages import Seat
from host import draw_and_undo
from host.errors import (
    AlreadyRequested,
    ComputerDeclines,
    MatchEnded,
    NotAPlayer,
    NothingRequested,
    NothingToUndo,
    SeenSince,
    TheirsFirst,
)
from host.host import Host
from host.notices import RequestRefused
from host.summaries import HowUndone
from storage import Database, Request, RequestKind
from tests.databases import recorded
from tests.host.support import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    GUILD,
    ManualClock,
    Record,
    answer,
    asked,
    begin,
    begin_long,
    make_host,
    settled,
    views,
)

DRAW, UNDO = RequestKind.DRAW, RequestKind.UNDO


async def test_an_undo_that_the_other_player_agrees_to_asks_the_question_again(
    host: Host, record: Record, database: Database
) -> None:
    summary = await begin(host)
    before = await views(host, summary.match_id)
    await answer(host, summary.match_id, "yes")
    await answer(host, summary.match_id, "stake:1")
    await host.ask_undo(summary.match_id, ANN.user_id)
    assert record.requests == [summary.match_id]
    (request,) = (await host.summary(summary.match_id)).requests
    assert (request.kind, request.seat, request.back_to) == (UNDO, 0, 0), "the bet and its stake are one"
    await host.answer_request(summary.match_id, BEN.user_id, UNDO, agree=True)
    assert await views(host, summary.match_id) == before
    assert (await host.summary(summary.match_id)).requests == ()
    assert [entry.kind for entry in await database.journal.after(summary.match_id)] == ["answer", "answer", "undo"]
    (line,) = await host.log(summary.match_id, None)
    assert (line.line.text, line.sequence) == ("took-back", 3)
    assert line.line.values == {"player": Seat(0)}


async def test_an_undo_goes_back_over_what_the_other_player_has_answered_since(host: Host) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    await answer(host, summary.match_id, "nod")
    await host.ask_undo(summary.match_id, BEN.user_id)
    await host.answer_request(summary.match_id, ANN.user_id, UNDO, agree=True)
    person, sequence, _ = await asked(host, summary.match_id)
    assert (person, sequence) == (BEN, 4)
    again = await host.ask_undo(summary.match_id, ANN.user_id)
    assert again.what.later == 0, "that something was taken back is nothing that has happened since"
    await host.answer_request(summary.match_id, BEN.user_id, UNDO, agree=True)
    person, _, view = await asked(host, summary.match_id)
    assert person == ANN
    assert view.asking is not None
    assert view.asking.text == "ask-bet"


async def test_a_refused_undo_changes_nothing(host: Host, record: Record) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    before = await views(host, summary.match_id)
    await host.ask_undo(summary.match_id, ANN.user_id)
    await host.answer_request(summary.match_id, BEN.user_id, UNDO, agree=False)
    assert await views(host, summary.match_id) == before
    assert (await host.summary(summary.match_id)).requests == ()
    with pytest.raises(NothingRequested):
        await host.answer_request(summary.match_id, BEN.user_id, UNDO, agree=True)
    assert record.requests == [summary.match_id] * 2
    assert record.refusals == [RequestRefused(summary.match_id, UNDO, 0)], "who has asked is told"


async def test_a_refusal_is_told_and_a_withdrawal_is_not(host: Host, record: Record) -> None:
    summary = await begin(host)
    await host.offer_draw(summary.match_id, BEN.user_id)
    await host.withdraw_request(summary.match_id, BEN.user_id, RequestKind.DRAW)
    assert record.refusals == []
    await host.offer_draw(summary.match_id, BEN.user_id)
    await host.answer_request(summary.match_id, ANN.user_id, RequestKind.DRAW, agree=False)
    assert record.refusals == [RequestRefused(summary.match_id, RequestKind.DRAW, 1)]


async def test_an_undo_lapses_when_the_match_goes_on(host: Host, record: Record) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    await host.ask_undo(summary.match_id, ANN.user_id)
    await answer(host, summary.match_id, "nod")
    assert (await host.summary(summary.match_id)).requests == ()
    assert record.requests == [summary.match_id] * 2
    with pytest.raises(NothingRequested):
        await host.answer_request(summary.match_id, BEN.user_id, UNDO, agree=True)


async def test_nobody_agrees_to_their_own_request_or_to_that_of_strangers(host: Host) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    await host.ask_undo(summary.match_id, ANN.user_id)
    with pytest.raises(AlreadyRequested):
        await host.ask_undo(summary.match_id, ANN.user_id)
    with pytest.raises(NothingRequested):
        await host.answer_request(summary.match_id, ANN.user_id, UNDO, agree=True)
    with pytest.raises(NotAPlayer):
        await host.answer_request(summary.match_id, CAT.user_id, UNDO, agree=True)
    with pytest.raises(NothingRequested):
        await host.withdraw_request(summary.match_id, BEN.user_id, UNDO)
    await host.withdraw_request(summary.match_id, ANN.user_id, UNDO)
    assert (await host.summary(summary.match_id)).requests == ()


async def test_without_an_answer_of_ones_own_there_is_nothing_to_undo(host: Host) -> None:
    summary = await begin(host)
    with pytest.raises(NothingToUndo):
        await host.ask_undo(summary.match_id, ANN.user_id)
    await answer(host, summary.match_id, "no")
    with pytest.raises(NothingToUndo):
        await host.ask_undo(summary.match_id, BEN.user_id)


async def test_once_cards_were_shown_the_choice_of_them_is_not_taken_back(host: Host) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    await answer(host, summary.match_id, "nod")
    await answer(host, summary.match_id)
    await host.ask_undo(summary.match_id, ANN.user_id)  # nobody has seen her card yet
    await host.withdraw_request(summary.match_id, ANN.user_id, UNDO)
    await answer(host, summary.match_id)  # Ben's card: both are shown, and cards are drawn
    for person in (ANN, BEN):
        with pytest.raises(SeenSince):
            await host.ask_undo(summary.match_id, person.user_id)


async def test_what_can_be_stepped_back_needs_no_consent(host: Host) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "yes")
    taken = await host.ask_undo(summary.match_id, ANN.user_id)
    assert (taken.how, [line.text for line in taken.what.what]) == (HowUndone.FREELY, ["option-yes"])
    assert (await host.summary(summary.match_id)).requests == ()
    _, sequence, view = await asked(host, summary.match_id)
    assert sequence == 3
    assert view.asking is not None
    assert view.asking.text == "ask-bet"


async def test_the_journal_is_read_once_to_find_what_is_taken_back_and_to_take_it_back(host: Host) -> None:
    deck = host.decks.starters("tiny")[0]
    match = (await host.lobby.practice("tiny", ANN, deck, "random", guild_id=GUILD, channel_id=CHANNEL)).match_id
    before = await views(host, match)
    await host.answer(match, ANN.user_id, 1, ["no"])
    while (await host.match_view(match, 0)).view.decision is None:
        await settled()  # the computer nods
    with recorded() as statements:
        undo = await host.ask_undo(match, ANN.user_id)
    assert undo.how is HowUndone.COMPUTER
    assert await views(host, match) == before
    assert len([statement for statement, _ in statements if "FROM journal" in statement]) == 1


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("read_first", [1, 4])
async def test_however_long_a_match_is_only_the_end_of_its_journal_is_read(
    host: Host, read_first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = (await begin_long(host, 19)).match_id
    before = await views(host, match)
    person, sequence, view = await asked(host, match)
    assert view.decision is not None
    await host.answer(match, person.user_id, sequence, view.decision.default)
    monkeypatch.setattr(draw_and_undo, "READ_FIRST", read_first)
    with recorded() as statements:
        await host.ask_undo(match, person.user_id)
    if (await host.summary(match)).requests:
        await host.answer_request(match, (ANN, BEN)[person is ANN].user_id, UNDO, agree=True)
    assert await views(host, match) == before
    read = [values for statement, values in statements if "FROM journal" in statement]
    assert read, "more is not in memory"
    assert 0 not in {after for _, after in read}, "the beginning is not read"


async def test_a_draw_is_agreed_by_both(host: Host, record: Record) -> None:
    summary = await begin(host)
    await host.offer_draw(summary.match_id, BEN.user_id)
    assert (await host.summary(summary.match_id)).is_running
    await answer(host, summary.match_id, "no")
    await host.answer_request(summary.match_id, ANN.user_id, DRAW, agree=True)
    ended = await host.summary(summary.match_id)
    assert ended.result is not None
    assert (ended.result.winner, ended.result.reason) == (None, "agreement")
    assert record.ended == [summary.match_id]
    with pytest.raises(MatchEnded):
        await host.offer_draw(summary.match_id, BEN.user_id)


async def test_two_offers_of_a_draw_are_an_agreement(host: Host) -> None:
    summary = await begin(host)
    await host.offer_draw(summary.match_id, BEN.user_id)
    with pytest.raises(AlreadyRequested):
        await host.offer_draw(summary.match_id, BEN.user_id)
    await host.offer_draw(summary.match_id, ANN.user_id)
    assert not (await host.summary(summary.match_id)).is_running


async def test_requests_survive_a_restart(host: Host, database: Database, record: Record, clock: ManualClock) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    await host.ask_undo(summary.match_id, ANN.user_id)
    await host.stop()
    again = make_host(database, record, clock)
    await again.start()
    await again.answer_request(summary.match_id, BEN.user_id, UNDO, agree=True)
    _, _, view = await asked(again, summary.match_id)
    assert view.asking is not None
    assert view.asking.text == "ask-bet"
    await again.stop()


async def test_a_computer_player_agrees_to_an_undo_and_to_no_draw(host: Host) -> None:
    summary = await host.lobby.practice(
        "tiny", ANN, host.decks.starters("tiny")[0], "random", guild_id=None, channel_id=CHANNEL
    )
    with pytest.raises(ComputerDeclines):
        await host.offer_draw(summary.match_id, ANN.user_id)
    with pytest.raises(NothingToUndo):
        await host.ask_undo(summary.match_id, ANN.user_id)


async def test_what_is_asked_for_is_said_to_each_as_they_may_know_it(
    host: Host, database: Database, record: Record, clock: ManualClock
) -> None:
    """A card that is chosen in secret is named to who chose it; others are told what they were shown to be asked."""
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    await answer(host, summary.match_id, "nod")
    chosen_card = (await asked(host, summary.match_id))[2].decision
    assert chosen_card is not None
    await answer(host, summary.match_id)
    taken = await host.ask_undo(summary.match_id, ANN.user_id)
    (card,) = [option.card for option in chosen_card.options if option.key in chosen_card.default]
    assert card is not None
    for asking in (host, again := make_host(database, record, clock)):
        if asking is again:  # what is asked for is found in the journal by the next process
            await host.stop()
            await again.start()
        own, others, public = [await asking.undo_asked(summary.match_id, viewer) for viewer in (0, 1, None)]
        assert own == taken.what
        assert own is not None
        assert own.what[0].text == "chooses"
        assert own.what[0].values["card"].definition == card.definition
        assert others == public
        assert others is not None
        assert (others.what[0].text, others.is_question, others.seen, others.later) == ("ask-something", True, (), 0)
    await again.stop()


async def test_who_is_asked_to_let_a_choice_be_taken_back_answers_before_they_ask(host: Host) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    await answer(host, summary.match_id, "nod")
    await host.ask_undo(summary.match_id, ANN.user_id)
    with pytest.raises(TheirsFirst):
        await host.ask_undo(summary.match_id, BEN.user_id)


async def test_an_offer_that_the_database_kept_without_confirming_it_can_be_answered(
    host: Host, database: Database, clock: ManualClock, record: Record
) -> None:
    summary = await begin(host)
    await database.requests.open(Request(summary.match_id, DRAW, 0, 0, clock.now()))
    with pytest.raises(AlreadyRequested):
        await host.offer_draw(summary.match_id, ANN.user_id)
    assert record.requests == [summary.match_id]
    assert await host.offer_draw(summary.match_id, BEN.user_id)
    assert not (await host.summary(summary.match_id)).is_running


async def test_a_request_that_has_lapsed_unseen_keeps_nobody_from_asking(
    host: Host, database: Database, clock: ManualClock
) -> None:
    summary = await begin(host)
    await answer(host, summary.match_id, "no")
    await database.requests.open(Request(summary.match_id, UNDO, 0, 0, clock.now(), back_to=0))
    await host.ask_undo(summary.match_id, ANN.user_id)
    (request,) = (await host.summary(summary.match_id)).requests
    assert (request.kind, request.sequence) == (UNDO, 1)


async def test_an_offer_that_was_withdrawn_without_confirmation_is_not_shown_any_more_once_somebody_agrees(
    host: Host, database: Database
) -> None:
    summary = await begin(host)
    await host.offer_draw(summary.match_id, ANN.user_id)
    await database.requests.close(summary.match_id, DRAW)
    with pytest.raises(NothingRequested):
        await host.answer_request(summary.match_id, BEN.user_id, DRAW, agree=True)
    assert (await host.summary(summary.match_id)).requests == ()
    assert not await host.offer_draw(summary.match_id, BEN.user_id)
