"""Every game under the host: many matches at once, the computer, undos, restarts, and nothing given away."""

import asyncio
from itertools import cycle, islice

import pytest

from engine.games import rulebooks
from engine.kernel.views import View
from engine.players import PLAYERS, Chance, RandomPlayer
from host.errors import SeenSince
from host.host import Host
from host.notices import Viewer
from host.settings import Settings
from storage import Database, RequestKind
from tests.games.kits import Kit, every_game
from tests.host.support import ANN, CHANNEL, PEOPLE, Record, asked, begin, make_host, play_on, settled, views

on_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
"""For what asks of a database no more than the tests of the tiny game do, which run on each kind."""

MANY = Settings(_env_file=None, max_matches_per_user=100)


def host_of_all(database: Database, record: Record) -> Host:
    """A host of every game, with every computer player."""
    computers = {level: make() for level, make in PLAYERS.items()}
    return make_host(database, record, rulebooks=rulebooks(), computers=computers, settings=MANY)


@pytest.mark.slow
async def test_twenty_matches_of_all_games_are_played_at_once_without_waiting_for_each_other(
    database: Database, record: Record
) -> None:
    host = host_of_all(database, record)
    await host.start()
    tables = [await begin(host, game=game) for game in islice(cycle(rulebooks()), 20)]
    await asyncio.gather(*(play_on(host, t.match_id, Chance(b"%d" % t.match_id), most=50) for t in tables))
    for begun in tables:
        summary = await host.summary(begun.match_id)
        assert summary.sequence == 51 or not summary.is_running
    order = [update.match_id for update in record.updates if update.sequence > 0]
    assert len({*order[:100]}) == 20, "the first hundred answers were given in all twenty matches"
    await host.stop()


@every_game
@on_sqlite
async def test_whoever_is_not_told_of_an_answer_sees_the_same_as_before(
    kit: Kit, database: Database, record: Record
) -> None:
    host = host_of_all(database, record)
    summary = await begin(host, game=kit.name)
    chance, player = Chance(b"secrets"), RandomPlayer()
    before = await views(host, summary.match_id)
    while (await host.summary(summary.match_id)).is_running:
        person, sequence, view = await asked(host, summary.match_id)
        await host.answer(summary.match_id, person.user_id, sequence, player.choose(view, chance))
        after = await views(host, summary.match_id)
        for viewer in before.keys() - record.updates[-1].viewers:
            assert after[viewer] == before[viewer]
            assert await host.log(summary.match_id, viewer, after=sequence - 1) == []
        before = after


@every_game
@pytest.mark.parametrize("answers", [0, 7, 40])
async def test_after_a_restart_everybody_sees_the_same(
    kit: Kit, database: Database, record: Record, answers: int
) -> None:
    host = host_of_all(database, record)
    await host.start()
    summary = await begin(host, game=kit.name)
    await play_on(host, summary.match_id, Chance(b"restart"), most=answers)
    before = await views(host, summary.match_id)
    logged = [await host.log(summary.match_id, viewer) for viewer in (0, 1, None)]
    await host.stop()
    again = host_of_all(database, Record())
    await again.start()
    assert await views(again, summary.match_id) == before
    assert [await again.log(summary.match_id, viewer) for viewer in (0, 1, None)] == logged
    await again.stop()


@pytest.mark.slow
@every_game
@on_sqlite
async def test_an_undo_brings_back_exactly_what_everybody_saw(kit: Kit, database: Database, record: Record) -> None:
    host = host_of_all(database, record)
    summary = await begin(host, game=kit.name)
    chance, player = Chance(b"undo"), RandomPlayer()
    undone = refused = 0
    stood: dict[int, dict[Viewer, View]] = {}
    for _ in range(80):
        if not (await host.summary(summary.match_id)).is_running:
            summary = await begin(host, game=kit.name)
            stood = {}
        person, sequence, view = await asked(host, summary.match_id)
        stood[sequence - 1] = await views(host, summary.match_id)
        other = PEOPLE[1 - PEOPLE.index(person)]
        await host.answer(summary.match_id, person.user_id, sequence, player.choose(view, chance))
        if not (await host.summary(summary.match_id)).is_running:
            continue
        try:
            await host.ask_undo(summary.match_id, person.user_id)
        except SeenSince:
            refused += 1
            continue
        if (await host.summary(summary.match_id)).requests:
            await host.answer_request(summary.match_id, other.user_id, RequestKind.UNDO, agree=True)
        undone += 1
        last = (await host.summary(summary.match_id)).last_entry
        (entry,) = await database.journal.after(summary.match_id, last - 1)
        back_to = entry.back_to
        assert back_to is not None
        assert await views(host, summary.match_id) == stood[back_to]
        person, sequence, view = await asked(host, summary.match_id)
        stood[sequence - 1] = stood[back_to]
        await host.answer(summary.match_id, person.user_id, sequence, player.choose(view, chance))
    assert undone
    assert refused + undone > 40


@every_game
@on_sqlite
async def test_a_person_practises_against_the_heuristic_player(kit: Kit, database: Database, record: Record) -> None:
    host = host_of_all(database, record)
    await host.start()
    deck = host.decks.starters(kit.name)[0]
    summary = await host.lobby.practice(kit.name, ANN, deck, "heuristic", guild_id=None, channel_id=CHANNEL)
    chance, player = Chance(b"person"), RandomPlayer()
    while (await host.summary(summary.match_id)).is_running:
        match_view = await host.match_view(summary.match_id, 0)
        if match_view.view.decision is None:
            await settled()
        else:
            keys = player.choose(match_view.view, chance)
            await host.answer(summary.match_id, ANN.user_id, match_view.summary.sequence, keys)
    assert record.ended == [summary.match_id]
    await host.stop()
