"""What messages show is written a moment later, and all of it when the host stops."""

from host.posts import Posts
from storage import Database, Post
from tests.storage.samples import CHANNEL, new_match


async def test_what_messages_show_is_written_together_when_the_host_stops(database: Database) -> None:
    posts, match = Posts(database.posts), await new_match(database)
    first, second = (Post(number, match.id, "prompt", CHANNEL, sequence=0, seat=number) for number in (0, 1))
    for post in (first, second):
        await posts.save(post)
    for sequence in (1, 2):
        posts.shows(first.message_id, sequence)
        posts.shows(second.message_id, sequence + 10)
    assert [post.sequence for post in await database.posts.of_match(match.id)] == [0, 0]
    await posts.stop()
    assert [post.sequence for post in await database.posts.of_match(match.id)] == [2, 12]


async def test_a_message_that_is_forgotten_does_not_come_back(database: Database) -> None:
    posts, match = Posts(database.posts), await new_match(database)
    post = Post(1, match.id, "board", CHANNEL, sequence=0)
    await posts.save(post)
    posts.shows(post.message_id, 1)
    await posts.remove(post.message_id)
    posts.shows(post.message_id, 2)  # by whoever has been editing it meanwhile
    await posts.stop()
    assert await database.posts.of_match(match.id) == []


async def test_what_is_saved_is_newer_than_what_was_noted(database: Database) -> None:
    posts, match = Posts(database.posts), await new_match(database)
    posts.shows(1, 4)
    await posts.save(Post(1, match.id, "board", CHANNEL, sequence=5))
    await posts.stop()
    assert [post.sequence for post in await database.posts.of_match(match.id)] == [5]
