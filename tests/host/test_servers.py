"""What admins set for their server, and what may be done where."""

import asyncio

import pytest

from host.errors import UnknownGame, WrongServerSettings
from host.host import Host
from storage import Database, ServerSettings
from tests.host.support import CHANNEL, GUILD, Record, make_host


async def test_where_nothing_is_set_every_game_may_be_played_everywhere(host: Host) -> None:
    await host.servers.check_place(GUILD, CHANNEL, "tiny")
    await host.servers.check_place(None, CHANNEL, "tiny")
    assert [book.name for book in await host.servers.games(GUILD)] == ["tiny"]


async def test_settings_are_kept_and_seen_after_a_restart(host: Host, database: Database) -> None:
    settings = ServerSettings(GUILD, ("tiny",), (CHANNEL,), 120, 30, 3, 48)
    await host.servers.save(settings)
    assert await host.servers.settings(GUILD) == settings
    assert await make_host(database, Record()).servers.settings(GUILD) == settings


@pytest.mark.parametrize(
    ("wrong", "setting"),
    [
        (ServerSettings(GUILD, clock_seconds=5), "clock_seconds"),
        (ServerSettings(GUILD, clock_seconds=10**9), "clock_seconds"),
        (ServerSettings(GUILD, warning_seconds=-1), "warning_seconds"),
        (ServerSettings(GUILD, timeouts_to_lose=0), "timeouts_to_lose"),
        (ServerSettings(GUILD, abandon_after_hours=0), "abandon_after_hours"),
    ],
)
async def test_a_setting_out_of_bounds_is_refused_by_name_and_changes_nothing(
    host: Host, wrong: ServerSettings, setting: str
) -> None:
    with pytest.raises(WrongServerSettings) as refusal:
        await host.servers.save(wrong)
    assert refusal.value.values["setting"] == setting
    assert await host.servers.settings(GUILD) == ServerSettings(GUILD)


async def test_a_game_that_is_none_is_not_offered(host: Host) -> None:
    with pytest.raises(UnknownGame):
        await host.servers.save(ServerSettings(GUILD, games=("chess",)))


async def test_what_is_saved_while_settings_are_read_is_not_forgotten(database: Database) -> None:
    servers = make_host(database, Record()).servers
    for guild_id in range(1, 21):  # whichever of the two the database does first
        settings = ServerSettings(guild_id, clock_seconds=60)
        await asyncio.gather(servers.settings(guild_id), servers.save(settings), servers.settings(guild_id))
        assert await servers.settings(guild_id) == settings


async def test_two_who_change_settings_at_the_same_time_both_have_their_way(host: Host) -> None:
    await asyncio.gather(
        host.servers.change(GUILD, games=("tiny",)),
        host.servers.set_clock(GUILD, 60, None, 3),
        host.servers.change(GUILD, channels=(CHANNEL,)),
    )
    assert await host.servers.settings(GUILD) == ServerSettings(GUILD, ("tiny",), (CHANNEL,), 60, 30, 3)
