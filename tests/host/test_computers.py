"""Computer players: they answer like anybody, and whatever they do wrong stops no match."""

import logging
from collections.abc import Iterable, Mapping

import pytest

from engine.kernel.views import View
from engine.players import Chance, Player, RandomPlayer, World
from host.host import Host
from host.summaries import MatchSummary
from storage import Database, EntryKind
from tests.host.support import ANN, CHANNEL, Record, make_host, settled


class Crashing:
    """A computer player that fails, and speaks of its hand."""

    def choose(self, view: View, chance: Chance, worlds: Iterable[World] = ()) -> tuple[str, ...]:
        raise RuntimeError(f"cannot play {[card.definition for card in view.zones['hand:1'].cards]}")


class Cheating:
    """A computer player that chooses what there is not."""

    def choose(self, view: View, chance: Chance, worlds: Iterable[World] = ()) -> tuple[str, ...]:
        return ("win",)


async def practice(host: Host, level: str) -> MatchSummary:
    deck = host.decks.starters("tiny")[0]
    return await host.lobby.practice("tiny", ANN, deck, level, guild_id=None, channel_id=CHANNEL)


async def play_against(host: Host, summary: MatchSummary) -> None:
    """Play Ann's part to the end."""
    player, chance = RandomPlayer(), Chance(b"ann")
    while (await host.summary(summary.match_id)).is_running:
        match_view = await host.match_view(summary.match_id, 0)
        if match_view.view.decision is None:
            await settled()
        else:
            keys = player.choose(match_view.view, chance)
            await host.answer(summary.match_id, ANN.user_id, match_view.summary.sequence, keys)


@pytest.mark.parametrize("player", [RandomPlayer(), Crashing(), Cheating()])
async def test_a_match_against_any_computer_player_comes_to_its_end(
    database: Database, record: Record, player: Player
) -> None:
    computers: Mapping[str, Player] = {"it": player}
    host = make_host(database, record, computers=computers)
    await host.start()
    summary = await practice(host, "it")
    await play_against(host, summary)
    assert record.ended == [summary.match_id]
    entries = await database.journal.after(summary.match_id)
    theirs = [entry for entry in entries if entry.seat == 1]
    assert {(entry.kind, entry.user_id) for entry in theirs} == {(EntryKind.ANSWER, None)}
    await host.stop()


async def test_what_a_failing_computer_player_says_of_its_hand_is_not_logged(
    database: Database, record: Record, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "host")
    host = make_host(database, record, computers={"it": Crashing()})
    await host.start()
    await play_against(host, await practice(host, "it"))
    await host.stop()
    assert "RuntimeError" in [getattr(entry, "error", None) for entry in caplog.records]
    assert "stone" not in caplog.text.lower()


async def test_a_computer_player_goes_on_after_a_restart(database: Database, record: Record) -> None:
    host = make_host(database, record)
    await host.start()
    summary = await practice(host, "random")
    await host.answer(summary.match_id, ANN.user_id, 1, ["no"])
    await host.stop()
    again = make_host(database, record)
    await again.start()
    await play_against(again, summary)
    assert record.ended == [summary.match_id]
    await again.stop()
