"""Damage: a database of two matches in which one value is not what it should be, and a start on it nevertheless.

The damaged value belongs to the first match, or to something else than matches; the second match must not mind.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from host.errors import MatchUnreadable, Refused
from host.host import Host
from host.settings import Settings
from host.summaries import Participant
from storage import Database, LeftOut, Post, ServerSettings, Unreadable, UserRow, open_database
from storage.columns import Bytes, Json, Truth, UtcTime
from storage.tables import metadata
from tests.host.support import ANN, BEN, CHANNEL, GUILD, ManualClock, Record, begin_long, make_host

OTHER_GUILD = GUILD + 1
DAN, EVE = Participant(1004, "Dan"), Participant(1005, "Eve")

CLOCK_SECONDS, WARNING_SECONDS = 40, 10
SETTINGS = Settings(_env_file=None, invitation_minutes=1)

COLUMNS = [(table.name, column.name) for table in metadata.tables.values() for column in table.columns]

VALUES: Mapping[str, object] = {
    "null": None,
    "empty text": "",
    "empty bytes": b"",
    "words": "no such thing",
    "random bytes": bytes.fromhex("78da9d80c3ff00fe9c"),
    "a fraction": 0.5,
    "zero": 0,
    "negative": -7,
    "of nothing": 999_999,
    "huge": 2**63 - 1,
    "more than fits": 2.0**70,
    "a huge count": '{"main": {"stone": 1000000000000}}',
    "an unknown card": '{"main": {"dragon": 9}}',
    "JSON of a wrong shape": '{"main": [1, 2]}',
    "JSON of a list": "[[], {}, null]",
    "JSON of null": "null",
    "JSON without end": "[" * 5000,
    "the first of times": "0001-01-01 00:00:00.000000",
    "the last of times": "9999-12-31 23:59:59.999999",
    "no time": "2026-13-45 25:61:61",
}
"""What a value may become."""

CUT_OFF, TWISTED = "cut off", "twisted"
"""What else may become of it: the first half of it, and one bit of it turned."""

KINDS = (*VALUES, CUT_OFF, TWISTED)

_ALWAYS = ("null", "empty text", "words", "random bytes", "negative", "huge", CUT_OFF, TWISTED)

LIKELY: Mapping[type, Sequence[str]] = {
    int: ("null", "words", "a fraction", "zero", "negative", "of nothing", "huge", "more than fits", CUT_OFF, TWISTED),
    str: _ALWAYS,
    bytes: (*_ALWAYS, "empty bytes"),
    bool: ("null", "words", "negative", "random bytes"),
    datetime: (*_ALWAYS, "the first of times", "the last of times", "no time"),
    dict: (*_ALWAYS, *(kind for kind in VALUES if "JSON" in kind), "a huge count", "an unknown card"),
}
"""The kinds of damage to a column of a type that may each be another matter."""


def kinds(table: str, column: str) -> Sequence[str]:
    """The kinds of damage to try on a column: every other one, and on the next column the others.

    All columns of a type are read by the same few functions. The soak tries everything on all of them.
    """
    kind = metadata.tables[table].columns[column].type
    converted: Mapping[object, type] = {Json: dict, Bytes: bytes, Truth: bool, UtcTime: datetime}
    return LIKELY[converted.get(type(kind)) or kind.python_type][COLUMNS.index((table, column)) % 2 :: 2]


@dataclass(frozen=True, slots=True)
class Scene:
    """A database file with two running matches, whose tables take anything."""

    file: Path
    first: int
    second: int


async def make_scene(file: Path) -> Scene:
    """Two matches on two servers with a clock each, and something of the first in every table."""
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    clock = ManualClock()
    host = make_host(database, Record(), clock, seeds="damage")
    await host.start()
    for guild in (GUILD, OTHER_GUILD):
        await host.servers.save(ServerSettings(guild, clock_seconds=CLOCK_SECONDS, warning_seconds=WARNING_SECONDS))
    starter = host.decks.starters("tiny")[0]
    await database.decks.register(ANN.user_id, "tiny", "Mine", "3 Stone", starter.choice.cards, at=clock.now(), limit=9)
    await database.card_sets.add(
        GUILD, "tiny", "Ours", [{"number": "x"}], [LeftOut("y", "Y", "declined", "why")], {"a": {"why": "b"}},
        at=clock.now(), most_sets=9, most_cards=9,
    )  # fmt: skip
    first = (await begin_long(host, 19)).match_id
    await host.settle()
    sent = await host.lobby.invite("tiny", DAN, EVE, starter, guild_id=OTHER_GUILD, channel_id=CHANNEL)
    second = (await host.lobby.accept(sent.id, EVE, starter)).match_id
    await host.offer_draw(first, ANN.user_id)
    for seat, person in enumerate((ANN, BEN)):
        await database.users.save(UserRow(person.user_id, 5000 + seat))
        await database.posts.save(Post(900 + seat, first, "prompt", 5000 + seat, 19, seat))
    await host.lobby.invite("tiny", ANN, None, starter, guild_id=GUILD, channel_id=CHANNEL)
    assert await database.snapshots.of_match(first)
    await host.stop()
    await database.close()
    with closing(sqlite3.connect(file)) as plain:
        plain.execute("PRAGMA writable_schema = ON")
        plain.execute("UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '') WHERE name NOT LIKE 'alembic%'")
        plain.commit()
    return Scene(file, first, second)


def damage(scene: Scene, table: str, column: str, kind: str) -> bool:
    """Damage one value of the first match, or of everybody's; False if there is no such damage."""
    row = {
        "servers": f"guild_id = {GUILD}",
        "users": f"user_id = {ANN.user_id}",
        "decks": "id = 1",
        "deck_versions": "id = 1",
        "card_sets": "id = 1",
        "matches": f"id = {scene.first}",
        "posts": "message_id = 901",
        "invitations": "status = 'open'",
        "journal": f"match_id = {scene.first} AND sequence = 19",
        "snapshots": f"match_id = {scene.first} ORDER BY sequence DESC",
    }.get(table, f"match_id = {scene.first}")
    with closing(sqlite3.connect(scene.file)) as plain:
        found = plain.execute(f"SELECT {column} FROM {table} WHERE {row}").fetchone()
        if found is None:
            return False  # an earlier damage has made it unfindable
        (before,) = found
        after = VALUES[kind] if kind in VALUES else changed(before, kind)
        if type(after) is type(before) and after == before:
            return False
        where = row.replace(" ORDER BY sequence DESC", " AND sequence = (SELECT max(sequence) FROM snapshots)")
        try:
            plain.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (after,))
        except (sqlite3.IntegrityError, sqlite3.OperationalError):
            return False  # the database refuses even without its rules
        plain.commit()
    return True


def changed(value: object, kind: str) -> object:
    """The first half of a value, or the value with a bit turned."""
    if isinstance(value, int):
        return value // 2 if kind == CUT_OFF else value ^ 1
    if isinstance(value, float):  # it was damaged before
        return value / 2
    if isinstance(value, str):
        text = value.encode()
        return value[: len(value) // 2] if kind == CUT_OFF else text[:-1] + bytes([text[-1] ^ 128])
    assert isinstance(value, bytes | None)
    if not value:
        return value
    half = len(value) // 2
    return value[:half] if kind == CUT_OFF else value[:half] + bytes([value[half] ^ 16]) + value[half + 1 :]


def copied(scene: Scene, file: Path) -> Scene:
    """The same in another file."""
    shutil.copy(scene.file, file)
    return Scene(file, scene.first, scene.second)


class AfterStart(NamedTuple):
    """What became of the two matches on a start."""

    answered: int  #: how many answers of its player the second match has taken
    passed: int  #: how many its clock has given
    listed: tuple[bool, bool]  #: whether its player, and its server, see it among their matches
    told_rightly: bool  #: whether the first either goes on, or its players are told once that it cannot


AFTER_START = AfterStart(answered=1, passed=1, listed=(True, True), told_rightly=True)
"""How it should be."""


async def started(database: Database, scene: Scene, *, is_found: bool) -> AfterStart:
    """Start a host, much later; ``is_found`` is whether the start can know that the first match is running."""
    clock, record = ManualClock(), Record()
    await clock.forward(10_000)  # later than whatever was written
    host = make_host(database, record, clock, settings=SETTINGS)
    try:
        await host.start()
        return AfterStart(*await second_played(host, scene, clock), await first_told(host, scene, record, is_found))
    finally:
        await host.stop()


async def second_played(host: Host, scene: Scene, clock: ManualClock) -> tuple[int, int, tuple[bool, bool]]:
    """The second match is played, by a player and by its clock."""
    people = (DAN, EVE)
    before = (await host.summary(scene.second)).sequence
    view = (await host.match_view(scene.second, None)).view
    assert view.asked is not None
    match_view = await host.match_view(scene.second, view.asked)
    assert match_view.view.decision is not None
    await host.answer(scene.second, people[view.asked].user_id, before, match_view.view.decision.default)
    answered = (await host.summary(scene.second)).sequence
    await clock.forward(CLOCK_SECONDS + 1)
    passed = (await host.summary(scene.second)).sequence
    by_player, by_server = await host.of_user(DAN.user_id), await host.in_guild(OTHER_GUILD)
    listed = [scene.second in [table.match_id for table in tables] for tables in (by_player, by_server)]
    return answered - before, passed - answered, (listed[0], listed[1])


async def first_told(host: Host, scene: Scene, record: Record, is_found: bool) -> bool:
    """The first match is looked at and played, as far as it can be; nothing unexpected comes of that."""
    told = [match_id for match_id, _, _ in record.damaged]
    try:
        match_view = await host.match_view(scene.first, None)
        if match_view.view.asked is not None:
            await host.log(scene.first, None)
            person = (ANN, BEN)[match_view.view.asked]
            own = (await host.match_view(scene.first, match_view.view.asked)).view
            assert own.decision is not None
            await host.answer(scene.first, person.user_id, match_view.summary.sequence, own.decision.default)
            await host.ask_undo(scene.first, person.user_id)
    except MatchUnreadable:
        return told == [scene.first] or (not is_found and scene.first not in told)
    except (Refused, Unreadable):
        pass
    return scene.first not in told
