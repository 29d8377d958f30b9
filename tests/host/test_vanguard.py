"""What may be taken back in a match of Vanguard, and what has shown too much."""

import pytest

from engine.kernel.messages import Line
from host.errors import SeenSince
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

    await host.ask_undo(summary.match_id, person.user_id)
    other = PEOPLE[1 - PEOPLE.index(person)]
    await host.answer_request(summary.match_id, other.user_id, RequestKind.UNDO, agree=True)
    _, _, view = await asked(host, summary.match_id)
    assert view.decision is not None
    assert {option.verb for option in view.decision.options} == {"circle"}
    await host.ask_undo(summary.match_id, person.user_id)  # the choice of the card goes back without being asked about
    after = (await asked(host, summary.match_id))[2]
    assert after == before


async def test_what_a_trigger_check_has_shown_keeps_the_attack_from_being_taken_back(
    database: Database, record: Record
) -> None:
    host = host_of_all(database, record)
    summary = await begin(host, game="vanguard")
    while (await asked(host, summary.match_id))[2].asking != Line("ask-attack", {}):
        await answer(host, summary.match_id)
    person, _, view = await asked(host, summary.match_id)
    assert view.decision is not None
    await answer(host, summary.match_id, next(o.key for o in view.decision.options if o.verb == "attack"))
    await answer(host, summary.match_id, "pass")  # nobody guards, and the vanguard drive-checks
    with pytest.raises(SeenSince):
        await host.ask_undo(summary.match_id, person.user_id)
