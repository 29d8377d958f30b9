"""The messages that the bot must find again."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import ConstraintBroken, Database, Post, open_database
from tests.databases import PATIENT
from tests.storage.samples import CHANNEL, THREAD, new_match


async def test_posts_come_back_oldest_first_and_show_what_they_showed_last(database: Database) -> None:
    match, other = await new_match(database), await new_match(database)
    board = Post(2**62 + 1, match.id, "board", THREAD, sequence=3)
    prompt = Post(2**62 + 2, match.id, "prompt", CHANNEL, sequence=3, seat=1)
    for post in (prompt, board, Post(2**62 + 3, other.id, "board", THREAD, sequence=1)):
        await database.posts.save(post)
    assert await database.posts.of_match(match.id) == [board, prompt]
    edited = Post(board.message_id, match.id, "board", THREAD, sequence=5)
    await database.posts.save(edited)
    assert await database.posts.of_match(match.id) == [edited, prompt]


async def test_a_post_that_cannot_be_read_hides_no_other(file: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{file}", PATIENT)
    match = await new_match(database)
    whole = Post(1, match.id, "posting", THREAD, sequence=3, seat=0)
    for post in (whole, Post(2, match.id, "posting", THREAD, sequence=3, seat=1)):
        await database.posts.save(post)
    with closing(sqlite3.connect(file)) as plain:
        plain.execute("UPDATE posts SET channel_id = 'nowhere' WHERE message_id = 2")
        plain.commit()
    assert await database.posts.of_kind("posting") == [whole]
    await database.close()


async def test_a_removed_post_is_forgotten(database: Database) -> None:
    match = await new_match(database)
    await database.posts.save(Post(1, match.id, "board", THREAD, sequence=0))
    await database.posts.remove(1)
    assert await database.posts.of_match(match.id) == []


async def test_a_post_belongs_to_a_match_that_there_is(database: Database) -> None:
    with pytest.raises(ConstraintBroken):
        await database.posts.save(Post(1, 99, "board", THREAD, sequence=0))
