"""Computer players that think for long do it in a process of their own, which may die."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import pytest

from engine.games import rulebooks
from engine.kernel.codec import load, save
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook, Starter
from engine.players import PLAYERS, Chance, RandomPlayer, chosen
from engine.players.playout import random_answers
from host.host import Host
from host.search_workers import SearchWorkers
from storage import CardRows, Database, EntryKind, JournalEntry
from tests.host.support import ANN, CHANNEL, TINY, Record, make_host, settled

SEARCH = {"search": PLAYERS["search"]()}
SEED = b"thinking"


@pytest.fixture(autouse=True)
def none_before() -> None:
    """Wait for the processes of earlier tests, which end in their own time (`SearchWorkers.close`)."""
    for child in multiprocessing.active_children():
        child.join()


@pytest.fixture
async def workers() -> AsyncIterator[SearchWorkers]:
    found = SearchWorkers(1)
    yield found
    found.close()


def undecided(rulebook: Rulebook | None = None) -> Match:
    """A match of Vanguard in which somebody has a choice to make that takes a while."""
    rulebook = rulebook or rulebooks()["vanguard"]
    match = Match.begin(rulebook, [starter.deck for starter in rulebook.decks.starters()][:2], SEED, log=False)
    answers = random_answers(match, SEED)
    while match.decision is None or match.decision.prompt.text != "ask-main-phase" or match.state.turn < 5:
        next(answers)
    return match


def signal_workers(number: signal.Signals) -> int:
    """Send a signal to all processes that this one has started; returns how many."""
    children = multiprocessing.active_children()
    for child in children:
        assert child.pid is not None
        os.kill(child.pid, number)
    return len(children)


def kill_workers() -> int:
    """Kill all processes that this one has started; returns how many."""
    return signal_workers(signal.SIGKILL)


async def test_another_process_chooses_what_this_one_would_choose(workers: SearchWorkers) -> None:
    match = undecided()
    assert match.decision is not None
    seat = match.decision.player
    expected = chosen(SEARCH["search"], match, seat, Chance(SEED))
    assert await workers.choose("search", match, seat, SEED) == expected


async def test_others_go_on_while_a_computer_player_thinks(workers: SearchWorkers) -> None:
    match = undecided()
    assert match.decision is not None
    seat = match.decision.player
    first = await workers.choose("search", match, seat, SEED)
    assert signal_workers(signal.SIGSTOP) == 1
    thinking = asyncio.create_task(workers.choose("search", match, seat, SEED))
    for _ in range(10):
        await settled()
    assert not thinking.done()
    signal_workers(signal.SIGCONT)
    assert await thinking == first


async def test_when_its_process_dies_a_computer_player_thinks_again(workers: SearchWorkers) -> None:
    match = undecided()
    assert match.decision is not None
    seat = match.decision.player
    first = await workers.choose("search", match, seat, SEED)
    signal_workers(signal.SIGSTOP)  # so that it cannot be done before it is killed
    thinking = asyncio.create_task(workers.choose("search", match, seat, SEED))
    await settled()
    assert kill_workers() == 1
    assert await thinking == first
    assert await workers.choose("search", match, seat, SEED) == first


async def test_a_worker_is_told_further_cards_once_and_chooses_as_this_process_would() -> None:
    """A deck has a card that no game brings; the worker asks for the rows of the set, and so does the one after it."""
    rows = [{"number": "OURS/001", "name": "Further Card", "clan": "Kagero", "grade": 0, "power": 5000}]
    book = rulebooks()["vanguard"]
    starters = book.decks.starters()
    main = dict(starters[0].deck.sections["main"])
    main["OURS/001"] = main.pop("TD01/009")
    deck = Deck({"main": main}, starters[0].deck.start)
    wider = book.with_cards(book.read_cards(rows))
    decks = replace(book.decks, starters=lambda: [Starter("ours", "Ours", deck), *starters])
    match = undecided(replace(wider, decks=decks))
    match = load(wider, save(match))
    asked: list[Sequence[int]] = []

    async def rows_of(sets: Sequence[int]) -> CardRows:
        asked.append(sets)
        return rows

    workers = SearchWorkers(1, rows_of)
    assert match.decision is not None
    seat = match.decision.player
    expected = chosen(SEARCH["search"], match, seat, Chance(SEED))
    for _ in range(2):
        assert await workers.choose("search", match, seat, SEED, (7,)) == expected
    assert asked == [(7,)]
    assert kill_workers() == 1
    assert await workers.choose("search", match, seat, SEED, (7,)) == expected
    assert asked == [(7,), (7,)]
    workers.close()


UNDECIDED = """
import threading, time
from host.search_workers import _give_up

limit = time.process_time() + 0.5
threading.Thread(target=_give_up, args=(threading.Event(), limit), daemon=True).start()
while time.process_time() < limit + 600:
    pass
"""


def test_a_worker_that_never_decides_ends_when_it_has_worked_for_long_enough() -> None:
    assert subprocess.run([sys.executable, "-c", UNDECIDED], check=False).returncode == 1


async def practice(host: Host, game: str) -> int:
    deck = host.decks.starters(game)[0]
    summary = await host.lobby.practice(game, ANN, deck, "search", guild_id=None, channel_id=CHANNEL)
    return summary.match_id


async def play(host: Host, match_id: int, answers: int) -> None:
    """Let Ann answer so many times at random, or until the match is over."""
    player, chance = RandomPlayer(), Chance(b"ann")
    while answers and (await host.summary(match_id)).is_running:
        match_view = await host.match_view(match_id, 0)
        if match_view.view.decision is None:
            await settled()
        else:
            await host.answer(
                match_id, ANN.user_id, match_view.summary.sequence, player.choose(match_view.view, chance)
            )
            answers -= 1


async def computers_answers(host: Host, database: Database, match_id: int, enough: int) -> list[JournalEntry]:
    """Let Ann play on until the computer has given enough answers, whoever's turn came first; returns these."""
    while True:
        theirs = [entry for entry in await database.journal.after(match_id) if entry.seat == 1]
        if len(theirs) >= enough:
            return theirs
        assert (await host.summary(match_id)).is_running
        await play(host, match_id, 1)


async def test_a_match_goes_on_when_the_process_of_its_computer_player_is_killed(
    database: Database, record: Record
) -> None:
    host = make_host(database, record, rulebooks=rulebooks(), computers=SEARCH)
    await host.start()
    match_id = await practice(host, "vanguard")
    before = await computers_answers(host, database, match_id, 1)
    assert kill_workers() == 1
    theirs = await computers_answers(host, database, match_id, len(before) + 1)
    assert {(entry.kind, entry.user_id) for entry in theirs} == {(EntryKind.ANSWER, None)}
    await host.stop()


async def test_where_thinking_fails_the_safe_default_is_played(database: Database, record: Record) -> None:
    """The processes know the games that there are, and no game of the tests."""
    host = make_host(database, record, rulebooks=TINY, computers=SEARCH)
    await host.start()
    match_id = await practice(host, "tiny")
    await play(host, match_id, 1000)
    assert record.ended == [match_id]
    await host.stop()
