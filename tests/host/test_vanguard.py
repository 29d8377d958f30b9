"""Vanguard under the host: many matches at once, against the computer, with undos, restarts and nothing given away."""

import asyncio

import pytest

from engine.games import rulebooks
from engine.kernel.messages import Line
from engine.players import PLAYERS, Chance, RandomPlayer
from host.errors import SeenSince
from host.host import Host
from host.settings import Settings
from storage import Database, RequestKind
from tests.host.support import ANN, CHANNEL, PEOPLE, Record, answer, asked, begin, make_host, play_on, settled, views

MANY = Settings(_env_file=None, max_matches_per_user=100)


def vanguard(database: Database, record: Record) -> Host:
    computers = {level: make() for level, make in PLAYERS.items()}
    return make_host(database, record, rulebooks=rulebooks(), computers=computers, settings=MANY)


async def test_twenty_matches_are_played_at_once_without_waiting_for_each_other(
    database: Database, record: Record
) -> None:
    host = vanguard(database, record)
    await host.start()
    tables = [await begin(host, game="vanguard") for _ in range(20)]
    await asyncio.gather(*(play_on(host, t.match_id, Chance(b"%d" % t.match_id), most=50) for t in tables))
    for table in tables:
        assert (await host.table(table.match_id)).sequence == 51
    order = [update.match_id for update in record.updates if update.sequence > 0]
    assert len({*order[:100]}) == 20, "the first hundred answers were given in all twenty matches"
    await host.stop()


async def test_whoever_is_not_told_of_an_answer_sees_the_same_as_before(database: Database, record: Record) -> None:
    host = vanguard(database, record)
    table = await begin(host, game="vanguard")
    chance, player = Chance(b"secrets"), RandomPlayer()
    before = await views(host, table.match_id)
    untold = 0
    while (await host.table(table.match_id)).is_running:
        person, sequence, view = await asked(host, table.match_id)
        await host.answer(table.match_id, person.user_id, sequence, player.choose(view, chance))
        after = await views(host, table.match_id)
        for viewer in before.keys() - record.updates[-1].viewers:
            untold += 1
            assert after[viewer] == before[viewer]
            assert await host.log(table.match_id, viewer, after=sequence - 1) == []
        before = after


@pytest.mark.parametrize("answers", [0, 1, 7, 40, 90])
async def test_after_a_restart_everybody_sees_the_same(database: Database, record: Record, answers: int) -> None:
    host = vanguard(database, record)
    await host.start()
    table = await begin(host, game="vanguard")
    await play_on(host, table.match_id, Chance(b"restart"), most=answers)
    before = await views(host, table.match_id)
    said = [await host.log(table.match_id, viewer) for viewer in (0, 1, None)]
    await host.stop()
    again = vanguard(database, Record())
    await again.start()
    assert await views(again, table.match_id) == before
    assert [await again.log(table.match_id, viewer) for viewer in (0, 1, None)] == said
    await again.stop()


async def test_an_undo_brings_back_exactly_what_everybody_saw(database: Database, record: Record) -> None:
    host = vanguard(database, record)
    table = await begin(host, game="vanguard")
    chance, player = Chance(b"undo"), RandomPlayer()
    undone = refused = 0
    for _ in range(150):
        before = await views(host, table.match_id)
        person, sequence, view = await asked(host, table.match_id)
        other = PEOPLE[1 - PEOPLE.index(person)]
        await host.answer(table.match_id, person.user_id, sequence, player.choose(view, chance))
        if not (await host.table(table.match_id)).is_running:
            break
        try:
            await host.ask_undo(table.match_id, person.user_id)
        except SeenSince:
            refused += 1
            continue
        if (await host.table(table.match_id)).requests:
            await host.answer_request(table.match_id, other.user_id, RequestKind.UNDO, agree=True)
        undone += 1
        assert await views(host, table.match_id) == before
        person, sequence, view = await asked(host, table.match_id)
        await host.answer(table.match_id, person.user_id, sequence, player.choose(view, chance))
    assert undone > 20
    assert refused > 5


async def test_ones_own_call_is_taken_back_by_consent_although_everybody_has_seen_the_card(
    database: Database, record: Record
) -> None:
    host = vanguard(database, record)
    table = await begin(host, game="vanguard")
    while (await asked(host, table.match_id))[2].facts["phase"] != "main phase":
        await answer(host, table.match_id)
    person, _, before = await asked(host, table.match_id)
    assert before.decision is not None
    call = next(option.key for option in before.decision.options if option.verb == "call")
    await answer(host, table.match_id, call)
    await answer(host, table.match_id, "circle:FL")
    public = (await host.look(table.match_id, None)).view
    (called,) = public.zones[f"FL:{PEOPLE.index(person)}"].cards
    assert called.definition is not None, "everybody sees the card"

    await host.ask_undo(table.match_id, person.user_id)
    other = PEOPLE[1 - PEOPLE.index(person)]
    await host.answer_request(table.match_id, other.user_id, RequestKind.UNDO, agree=True)
    _, _, view = await asked(host, table.match_id)
    assert view.decision is not None
    assert {option.verb for option in view.decision.options} == {"circle"}
    await host.ask_undo(table.match_id, person.user_id)  # the choice of the card goes back without being asked about
    after = (await asked(host, table.match_id))[2]
    assert after == before


async def test_what_a_trigger_check_has_shown_keeps_the_attack_from_being_taken_back(
    database: Database, record: Record
) -> None:
    host = vanguard(database, record)
    table = await begin(host, game="vanguard")
    while (await asked(host, table.match_id))[2].asking != Line("ask-attack", {}):
        await answer(host, table.match_id)
    person, _, view = await asked(host, table.match_id)
    assert view.decision is not None
    await answer(host, table.match_id, next(o.key for o in view.decision.options if o.verb == "attack"))
    await answer(host, table.match_id, "pass")  # nobody guards, and the vanguard drive-checks
    with pytest.raises(SeenSince):
        await host.ask_undo(table.match_id, person.user_id)


async def test_a_person_practises_against_the_heuristic_player(database: Database, record: Record) -> None:
    host = vanguard(database, record)
    await host.start()
    deck = host.decks.starters("vanguard")[0]
    table = await host.lobby.practice("vanguard", ANN, deck, "heuristic", guild_id=None, channel_id=CHANNEL)
    chance, player = Chance(b"person"), RandomPlayer()
    while (await host.table(table.match_id)).is_running:
        look = await host.look(table.match_id, 0)
        if look.view.decision is None:
            await settled()
        else:
            keys = player.choose(look.view, chance)
            await host.answer(table.match_id, ANN.user_id, look.table.sequence, keys)
    assert record.ended == [table.match_id]
    await host.stop()
