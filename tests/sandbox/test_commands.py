"""Registering application commands: Discord's limits, and who may use what where."""

from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox import DiscordLimits, NotAllowed, Permission, Person, Sandbox
from sandbox.limits import Window
from sandbox.world.model import Channel
from tests.sandbox.conftest import logged_in
from tests.sandbox.probe import Probe, code_of, problem_of


def command(name: str = "c", **fields: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", **fields}


def option(name: str = "o", kind: int = 3, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "d", **fields}


COMMANDS = [
    (command("Upper"), "In 0.name: Command name is invalid"),
    (command("with space"), "In 0.name: Command name is invalid"),
    (command("x" * 33), "In 0.name: Must be 32 or fewer in length."),
    (command(description=""), "In 0.description: This field is required"),
    (command(description="x" * 101), "In 0.description: Must be 100 or fewer in length."),
    (command(options=[option(str(n)) for n in range(26)]), "In 0.options: Must be 25 or fewer in length."),
    (command(options=[option(), option()]), "In 0.options.1.name: Option name already exists"),
    (
        command(options=[option("a"), option("b", required=True)]),
        "In 0.options.1: Required options must be placed before",
    ),
    (command(options=[option("Upper")]), "In 0.options.0.name: Command name is invalid"),
    (command(options=[option(description="")]), "In 0.options.0.description: Must be 1 or more in length."),
    (
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        "In 0.options.0.choices: Must be 25 or fewer in length.",
    ),
    (
        command(options=[option(choices=[{"name": "x" * 101, "value": "v"}])]),
        "In 0.options.0.choices.0.name: Must be 100 or fewer in length.",
    ),
    (
        command(options=[option(choices=[{"name": " ", "value": "v"}])]),
        "In 0.options.0.choices.0.name: This field is required",
    ),
    (command(options=[option(description=" ")]), "In 0.options.0.description: This field is required"),
    (command(options=[option(name_localizations={"de": "Groß"})]), "0.name_localizations.de: Command name is invalid"),
    (command(options=[option(description_localizations={"xx": "d"})]), "In 0.options.0.description_localizations.xx"),
    (
        command(options=[option(kind=4, choices=[{"name": "n", "value": "text"}])]),
        "In 0.options.0.choices.0.value: The value does not fit the option's type",
    ),
    (
        command(options=[option(autocomplete=True, choices=[{"name": "n", "value": "v"}])]),
        "In 0.options.0.autocomplete: ",
    ),
    (
        command(options=[option(choices=[{"name": "n", "value": "a"}, {"name": "n", "value": "b"}])]),
        "In 0.options.0.choices.1.name: Option choice name already exists",
    ),
    (command(options=[option(kind=4, min_length=1)]), "In 0.options.0.min_length: This type takes no min_length"),
    (command(options=[option(kind=6, max_length=1)]), "In 0.options.0.max_length: This type takes no max_length"),
    (command(options=[option(min_value=0)]), "In 0.options.0.min_value: This type takes no min_value"),
    (command(options=[option(kind=5, max_value=1)]), "In 0.options.0.max_value: This type takes no max_value"),
    (command(options=[option(kind=4, min_value=0.5)]), 'In 0.options.0.min_value: Value "0.5" is not int.'),
    (command(options=[option(kind=4, min_value=2, max_value=1)]), "In 0.options.0.min_value: min_value must be equal"),
    (command(options=[option(min_length=2, max_length=1)]), "In 0.options.0.min_length: min_length must be equal"),
    (command(options=[option(kind=4, max_value=2**53 + 1)]), "In 0.options.0.max_value"),
    (
        command(options=[option("sub", kind=1, options=[option(min_value=0)])]),
        "In 0.options.0.options.0.min_value: This type takes no min_value",
    ),
    (command(options=[option("a"), option("b", kind=1)]), "mutually exclusive"),
    (
        command(options=[option("g", kind=2, options=[option("x")])]),
        "In 0.options.0.options: A group holds subcommands only",
    ),
    (
        command(options=[option(str(n), description="x" * 100, choices=_choices) for n in range(10)])
        if (_choices := [{"name": f"{n}".rjust(80, "x"), "value": str(n)} for n in range(10)])
        else {},
        "In 0: Command exceeds maximum size (8000)",
    ),
    (command(type=3), "In 0.description: Context menu commands cannot have"),
]


@pytest.mark.parametrize(("body", "problem"), COMMANDS)
async def test_a_command_past_a_limit_is_an_invalid_form(probe: Probe, body: dict[str, Any], problem: str) -> None:
    assert problem in await problem_of(probe.register([body]))


async def test_bounds_that_fit_their_types_are_taken_also_the_least_as_the_most(probe: Probe) -> None:
    options = [
        option("text", min_length=0, max_length=6000),
        option("exact", min_length=3, max_length=3),
        option("whole", kind=4, min_value=0, max_value=0),
        option("part", kind=10, min_value=-0.5, max_value=1),
    ]
    (kept,) = await probe.register([command(options=options)])
    assert [each.get("max_value") for each in kept["options"]] == [None, None, 0, 1]


async def test_there_are_at_most_100_commands_with_different_names(probe: Probe) -> None:
    assert await code_of(probe.register([command(f"c{n}") for n in range(101)])) == 30032
    assert "In 1.name: Application command names must be unique" in await problem_of(probe.register([command()] * 2))
    assert len(await probe.register([command(f"c{n}") for n in range(100)])) == 100
    path = f"/applications/{probe.application_id}/commands"
    assert await code_of(probe.request("POST", path, command("another"))) == 30032


async def test_commands_are_created_changed_and_deleted_one_by_one(probe: Probe, sandbox: Sandbox) -> None:
    path = f"/applications/{probe.application_id}/guilds/{sandbox.guild().id}/commands"
    created = await probe.request("POST", path, command("one"))
    again = await probe.request("POST", path, command("one", description="other"))
    assert (again["id"], again["description"]) == (created["id"], "other")
    changed = await probe.request("PATCH", f"{path}/{created['id']}", {"description": "third"})
    assert (changed["name"], changed["description"]) == ("one", "third")
    assert [each["id"] for each in await probe.request("GET", path)] == [created["id"]]
    await probe.request("DELETE", f"{path}/{created['id']}")
    assert await code_of(probe.request("GET", f"{path}/{created['id']}")) == 10063
    assert await code_of(probe.request("GET", f"/applications/{probe.application_id}/guilds/1/commands")) == 10004
    assert await code_of(probe.request("GET", "/applications/1/commands")) == 10002


async def test_an_overwrite_keeps_the_ids_of_what_stays(probe: Probe) -> None:
    before = await probe.register([command("stays"), command("goes")])
    after = await probe.register([command("comes"), command("stays", description="new words")])
    assert after[1]["id"] == before[0]["id"]
    assert [each["name"] for each in after] == ["comes", "stays"]


async def test_only_so_many_commands_are_created_a_day() -> None:
    limits = DiscordLimits(create_command=Window(3, 86_400.0))
    async with Sandbox(limits=limits) as sandbox, logged_in(sandbox) as probe:
        await probe.register([command("one"), command("two")])
        assert await code_of(probe.register([command("three"), command("four")])) == 30034
    assert DiscordLimits().create_command == Window(200, 86_400.0)


async def test_a_command_tree_is_synchronised_and_answers(sandbox: Sandbox, alice: Person, bob: Person) -> None:
    async with logged_in(sandbox) as probe:
        tree = app_commands.CommandTree(probe)
        match = app_commands.Group(name="match", description="Play")

        @match.command(description="Invite somebody")
        @app_commands.rename(opponent="against")
        async def start(interaction: discord.Interaction[Any], opponent: discord.Member, seed: int = 7) -> None:
            await interaction.response.send_message(f"{opponent.display_name} {seed}")

        tree.add_command(match)
        (synced,) = await tree.sync()
        assert synced.name == "match"
        probe.handle = leave_to_the_tree
        answer = await alice.command(sandbox.channel(), "match start", against=bob)
        assert answer.message is not None
        assert answer.message["content"] == "Bob 7"
        with pytest.raises(NotAllowed, match="against"):
            await alice.command(sandbox.channel(), "match start")
        with pytest.raises(NotAllowed, match="no command /match stop"):
            await alice.command(sandbox.channel(), "match stop")
        with pytest.raises(NotAllowed, match="Choose one of: start"):
            await alice.command(sandbox.channel(), "match")


async def leave_to_the_tree(_interaction: discord.Interaction[Any]) -> None:
    """The command tree answers by itself."""


async def test_commands_are_offered_where_and_to_whom_they_are_meant(
    probe: Probe, sandbox: Sandbox, table: Channel, alice: Person
) -> None:
    manage = str(int(Permission.MANAGE_GUILD))
    await probe.register(
        [
            command("admin", default_member_permissions=manage),
            command("nobody", default_member_permissions="0"),
            command("servers", contexts=[0]),
            command("dms", contexts=[1]),
        ]
    )
    dora = sandbox.person("Dora")
    await dora.command(table, "admin")
    for person, channel, name in (
        (alice, table, "admin"),
        (dora, table, "nobody"),
        (alice, table, "dms"),
        (alice, alice.dm, "servers"),
    ):
        with pytest.raises(NotAllowed, match=f"You may not use /{name} here"):
            await person.command(channel, name)
    await alice.command(alice.dm, "dms")
    sandbox.deny(Permission.USE_APPLICATION_COMMANDS, table, alice)
    with pytest.raises(NotAllowed):
        await alice.command(table, "servers")
