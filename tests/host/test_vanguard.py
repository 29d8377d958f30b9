"""What may be taken back in a match of Vanguard, and what has shown too much."""

import pytest

from engine.kernel.messages import Line
from host.errors import SeenSince
from host.host import Host
from host.summaries import HowUndone, Participant
from storage import Database, RequestKind
from tests.host.support import PEOPLE, Record, answer, asked, begin
from tests.host.test_every_game import host_of_all


async def test_ones_own_call_is_taken_back_by_consent_although_everybody_has_seen_the_card(
    database: Database, record: Record
) -> None:
    host = host_of_all(database, record)
    summary = await begin(host, game="vanguard")
    while True:
        person, _, before = await asked(host, summary.match_id)
        assert before.decision is not None
        calls = [option.key for option in before.decision.options if option.verb == "call"]
        await answer(host, summary.match_id, *calls[:1])
        if calls:
            break
    await answer(host, summary.match_id, "circle:FL")
    public = (await host.match_view(summary.match_id, None)).view
    (called,) = public.zones[f"FL:{PEOPLE.index(person)}"].cards
    assert called.definition is not None, "everybody sees the card"

    asked_back = await host.ask_undo(summary.match_id, person.user_id)
    assert asked_back.how is HowUndone.ASKED
    other = PEOPLE[1 - PEOPLE.index(person)]
    offer = await host.undo_asked(summary.match_id, 1 - PEOPLE.index(person))
    assert offer is not None
    assert [line.text for line in offer.what] == ["calls"]
    assert [mention.definition for mention in offer.seen] == [called.definition]
    await host.answer_request(summary.match_id, other.user_id, RequestKind.UNDO, agree=True)
    after = (await asked(host, summary.match_id))[2]
    assert after == before, "the call and its circle are one choice"


async def drive_checked(host: Host) -> tuple[int, Participant]:
    """A match of Vanguard in which a vanguard has attacked, nobody has guarded, and the drive check is seen.

    What it has shown was no draw trigger, with which its player alone sees a card.
    """
    while True:
        summary = await begin(host, game="vanguard")
        while (await asked(host, summary.match_id))[2].asking != Line("ask-attack", {}):
            await answer(host, summary.match_id)
        person, _, view = await asked(host, summary.match_id)
        assert view.decision is not None
        hands = await in_hand(host, summary.match_id)
        await answer(host, summary.match_id, next(o.key for o in view.decision.options if o.verb == "attack"))
        await answer(host, summary.match_id, "pass")
        hands[PEOPLE.index(person)] += 1
        if await in_hand(host, summary.match_id) == hands:
            return summary.match_id, person


async def in_hand(host: Host, match_id: int) -> list[int]:
    """How many cards both have in hand."""
    zones = (await host.match_view(match_id, None)).view.zones
    return [zones[f"hand:{seat}"].count for seat in (0, 1)]


async def test_what_a_trigger_check_has_shown_to_both_both_are_told_and_may_agree_to(
    database: Database, record: Record
) -> None:
    host = host_of_all(database, record)
    match, person = await drive_checked(host)
    seat = PEOPLE.index(person)
    checked = {
        card.definition
        for zone in (await host.match_view(match, None)).view.zones.values()
        if zone.kind in ("trigger", "damage")
        for card in zone.cards
    }
    asked_back = await host.ask_undo(match, person.user_id)
    for viewer in (0, 1, None):
        offer = await host.undo_asked(match, viewer)
        assert offer is not None
        assert offer.what == asked_back.what.what, "the attack was public"
        assert checked <= {mention.definition for mention in offer.seen}
        assert all(mention.definition is not None for mention in offer.seen)
    await host.answer_request(match, PEOPLE[1 - seat].user_id, RequestKind.UNDO, agree=True)
    assert (await asked(host, match))[2].asking == Line("ask-attack", {})


async def test_what_was_drawn_by_one_player_keeps_the_attack_from_being_taken_back(
    database: Database, record: Record
) -> None:
    host = host_of_all(database, record)
    match, person = await drive_checked(host)
    other = PEOPLE[1 - PEOPLE.index(person)]
    while (await asked(host, match))[2].turn_player == PEOPLE.index(person):
        await answer(host, match)
    drawn = (await host.match_view(match, None)).view  # the turn has begun with a draw, and nobody has answered in it
    assert drawn.turn_player == PEOPLE.index(other)
    with pytest.raises(SeenSince):
        await host.ask_undo(match, person.user_id)


async def test_not_to_guard_is_said_as_what_was_asked_and_not_as_what_the_attacker_did_then(
    database: Database, record: Record
) -> None:
    """The answer is followed by the other player's drive check, which is none of the answerer's doing."""
    host = host_of_all(database, record)
    match, person = await drive_checked(host)
    guarding = 1 - PEOPLE.index(person)
    taken = await host.ask_undo(match, PEOPLE[guarding].user_id)
    assert [line.text for line in taken.what.what] == ["option-pass"]
    assert taken.what.later > 0
    others = await host.undo_asked(match, PEOPLE.index(person))
    assert others is not None
    assert others.is_question
    assert "guard" in others.what[0].text
