"""Databases with many running matches: a few are really played through the host, and copied as often as is wanted."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.players import Chance, RandomPlayer
from host.host import Host
from host.settings import Settings
from host.summaries import Participant
from storage import open_database, tables

PLAYED = 20
LONGEST = 120
"""Answers in the match that was played furthest; the others have proportionally fewer."""

_COPIED = {tables.matches: "id", tables.seats: "match_id", tables.journal: "match_id", tables.snapshots: "match_id"}


@dataclass(frozen=True, slots=True)
class MatchPlace:
    """Where a match is played, and by whom; both people as id and name."""

    guild_id: int
    channel_id: int
    people: tuple[tuple[int, str], tuple[int, str]]


def address(path: Path) -> str:
    """The database's address for the host."""
    return f"sqlite+aiosqlite:///{path}"


async def seed(path: Path) -> list[float]:
    """Play `PLAYED` matches, each further than the one before; the seconds that each answer took to be committed."""
    database = await open_database(address(path))
    host = Host(database, Settings(_env_file=None))
    await host.start()
    seconds: list[float] = []
    for number in range(PLAYED):
        match_id = await _begun(host, number)
        chance = Chance(number.to_bytes(16, "little"))
        for _ in range(LONGEST * (number + 1) // PLAYED):
            public = await host.match_view(match_id, None)
            if public.view.asked is None:
                break
            seat = public.view.asked
            view = (await host.match_view(match_id, seat)).view
            keys = RandomPlayer().choose(view, chance)
            start = time.perf_counter()
            await host.answer(match_id, _people(number)[seat].user_id, public.summary.sequence, keys)
            seconds.append(time.perf_counter() - start)
    await host.stop()
    await database.close()
    return seconds


def multiply(path: Path, matches: int, game: str | None = None) -> None:
    """Copy the running matches of a database, or those of a game alone, in turn until there are so many."""
    with sqlite3.connect(path) as connection:
        if game is not None:
            connection.execute("UPDATE matches SET status = 'abandoned' WHERE game != ?", (game,))
        running = [row[0] for row in connection.execute("SELECT id FROM matches WHERE status = 'running' ORDER BY id")]
        (first_new,) = connection.execute("SELECT max(id) + 1 FROM matches").fetchone()
        for place in running[matches:]:
            connection.execute("UPDATE matches SET status = 'abandoned' WHERE id = ?", (place,))
        for copy in range(matches - len(running)):
            original = running[copy % len(running)]
            for table, key in _COPIED.items():
                names = [column.name for column in table.columns]
                values = ", ".join(f"{first_new + copy}" if name == key else f'"{name}"' for name in names)
                quoted = ", ".join(f'"{name}"' for name in names)
                connection.execute(
                    f"INSERT INTO {table.name} ({quoted}) SELECT {values} FROM {table.name} WHERE {key} = ?",
                    (original,),
                )
    connection.close()


def seat(path: Path, places: Sequence[MatchPlace]) -> list[int]:
    """Put the running matches of a database where they are to be played; their ids, in the order of the places."""
    with sqlite3.connect(path) as connection:
        query = "SELECT id FROM matches WHERE status = 'running' ORDER BY id LIMIT ?"
        ids = [row[0] for row in connection.execute(query, (len(places),))]
        for match_id, place in zip(ids, places, strict=True):
            connection.execute(
                "UPDATE matches SET guild_id = ?, channel_id = ? WHERE id = ?",
                (place.guild_id, place.channel_id, match_id),
            )
            for number, (user_id, name) in enumerate(place.people):
                connection.execute(
                    "UPDATE seats SET user_id = ?, name = ? WHERE match_id = ? AND seat = ?",
                    (user_id, name, match_id, number),
                )
    connection.close()
    return ids


async def _begun(host: Host, number: int) -> int:
    inviter, invited = _people(number)
    games = list(host.rulebooks)
    game = games[number % len(games)]
    first, second, *_ = host.decks.starters(game)
    invitation = await host.lobby.invite(game, inviter, invited, first, guild_id=1, channel_id=1)
    return (await host.lobby.accept(invitation.id, invited, second)).match_id


def _people(number: int) -> tuple[Participant, Participant]:
    return Participant(1000 + 2 * number, f"Player {2 * number}"), Participant(
        1001 + 2 * number, f"Player {2 * number + 1}"
    )
