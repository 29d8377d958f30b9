"""What servers and people have set."""

from storage import Database, HandShownBy, ServerSettings, UserRow
from tests.storage.samples import ANN, BEN, CHANNEL, GUILD


async def test_a_server_that_set_nothing_has_the_defaults(database: Database) -> None:
    settings = await database.servers.get(GUILD)
    assert settings == ServerSettings(GUILD)
    assert (settings.games, settings.channels, settings.clock_seconds) == (None, None, 0)


async def test_what_a_server_sets_replaces_what_it_had_set(database: Database) -> None:
    await database.servers.save(ServerSettings(GUILD, ("vanguard",), (CHANNEL,), 120, 20, 48))
    changed = ServerSettings(GUILD, None, (CHANNEL, CHANNEL + 1), 0, 30, None)
    await database.servers.save(changed)
    assert await database.servers.get(GUILD) == changed
    assert await database.servers.get(GUILD + 1) == ServerSettings(GUILD + 1)


async def test_allowing_no_game_is_not_the_same_as_allowing_all(database: Database) -> None:
    await database.servers.save(ServerSettings(GUILD, games=(), channels=()))
    settings = await database.servers.get(GUILD)
    assert (settings.games, settings.channels) == ((), ())


async def test_a_person_nobody_met_has_the_defaults(database: Database) -> None:
    assert await database.users.get(ANN) == UserRow(ANN, None, HandShownBy.DM)


async def test_what_a_person_prefers_is_kept(database: Database) -> None:
    user = UserRow(ANN, CHANNEL, HandShownBy.EPHEMERAL)
    await database.users.save(user)
    assert await database.users.get(ANN) == user
    assert await database.users.get(BEN) == UserRow(BEN)


async def test_an_opened_dm_channel_changes_nothing_else(database: Database) -> None:
    await database.users.set_dm_channel(BEN, CHANNEL)
    assert await database.users.get(BEN) == UserRow(BEN, CHANNEL)
    await database.users.save(UserRow(ANN, None, HandShownBy.EPHEMERAL))
    await database.users.set_dm_channel(ANN, CHANNEL)
    assert await database.users.get(ANN) == UserRow(ANN, CHANNEL, HandShownBy.EPHEMERAL)
    await database.users.set_dm_channel(ANN, None)
    assert (await database.users.get(ANN)).dm_channel_id is None
