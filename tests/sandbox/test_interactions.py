"""Interactions: every way to answer, too late, twice, wrongly, and what comes after the first answer."""

import asyncio
from dataclasses import replace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from sandbox import CallbackType, DiscordLimits, InteractionFailed, NotAllowed, Person, Sandbox, Upload
from sandbox.reading import text_of
from sandbox.world.model import Channel
from tests.sandbox.conftest import Clock, logged_in
from tests.sandbox.probe import PROBE, Probe, code_of, say, until

Interaction = discord.Interaction[Any]


async def test_a_command_is_answered_with_a_message(probe: Probe, table: Channel, alice: Person, bob: Person) -> None:
    async def handle(interaction: Interaction) -> None:
        response = await interaction.response.send_message(f"hello {interaction.user.display_name}")
        assert isinstance(response.resource, discord.InteractionMessage)
        assert response.resource.content == "hello Alice"

    probe.handle = handle
    answer = await alice.command(table, "probe", text="t", number=3, user=bob)
    assert await probe.outcome() is None
    assert answer.type is CallbackType.MESSAGE
    assert not answer.is_ephemeral
    assert [text_of(message) for message in bob.messages(table)] == ["hello Alice"]
    metadata = bob.messages(table)[0]["interaction_metadata"]
    assert metadata["user"]["id"] == str(alice.id)


async def test_the_app_gets_what_the_person_chose(probe: Probe, table: Channel, alice: Person, bob: Person) -> None:
    seen: list[Interaction] = []

    async def handle(interaction: Interaction) -> None:
        seen.append(interaction)
        await interaction.response.defer(ephemeral=True)

    probe.handle = handle
    await alice.command(table, "probe", text="t", number=3, user=bob, file=Upload("deck.txt", b"4 Gojo"))
    (interaction,) = seen
    data = data_of(interaction)
    values = {option["name"]: option["value"] for option in data["options"]}
    assert values["text"] == "t"
    assert values["number"] == 3
    assert values["user"] == str(bob.id)
    namespace = app_commands.Namespace(interaction, data["resolved"], data["options"])
    assert await namespace.file.read() == b"4 Gojo"
    assert namespace.user.display_name == "Bob"
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.permissions.send_messages
    assert interaction.app_permissions.attach_files


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"text": "x" * 21}, "1 to 20 characters"),
        ({"text": ""}, "1 to 20 characters"),
        ({"number": 10}, "out of range"),
        ({"number": "3"}, "wrong type"),
        ({"number": True}, "wrong type"),
        ({"user": 1}, "There is no user"),
        ({"what": "x"}, "has no option"),
    ],
)
async def test_discords_client_lets_nothing_wrong_through(
    probe: Probe, table: Channel, alice: Person, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(NotAllowed, match=reason):
        await alice.command(table, "probe", **options)
    assert not probe.seen("interaction")


async def test_deferred_then_edited_then_followed_up(probe: Probe, table: Channel, alice: Person, bob: Person) -> None:
    go_on = asyncio.Event()

    async def handle(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await go_on.wait()
        await interaction.edit_original_response(content="done")
        secret = await interaction.followup.send("for you", ephemeral=True, wait=True)
        assert (await interaction.followup.fetch_message(secret.id)).content == "for you"
        await interaction.followup.edit_message(secret.id, content="for you alone")
        open_one = await interaction.followup.send("for all", wait=True)
        await open_one.delete()

    probe.handle = handle
    answer = await alice.command(table, "probe")
    assert answer.type is CallbackType.DEFERRED_MESSAGE
    assert answer.message is not None
    assert answer.message["flags"] == 128
    go_on.set()
    assert (await answer.settled())["content"] == "done"
    assert await probe.outcome() is None
    assert [message["content"] for message in alice.messages(table)] == ["done", "for you alone"]
    assert [message["content"] for message in bob.messages(table)] == ["done"]


async def test_the_first_follow_up_takes_the_place_of_a_loading_message(
    probe: Probe, table: Channel, alice: Person, bob: Person
) -> None:
    async def handle(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("not ephemeral by itself")

    probe.handle = handle
    answer = await alice.command(table, "probe")
    assert (await answer.settled())["content"] == "not ephemeral by itself"
    assert answer.is_ephemeral
    assert len(alice.messages(table)) == 1
    assert bob.messages(table) == []


async def test_a_second_acknowledgement_is_refused(probe: Probe, table: Channel, alice: Person) -> None:
    codes: list[int] = []

    async def handle(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        again = {"type": 4, "data": {"content": "two"}}
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        codes.append(await code_of(probe.request("POST", path, again)))

    probe.handle = handle
    await alice.command(table, "probe")
    await probe.outcome()
    assert codes == [40060]
    assert [message["content"] for message in alice.messages(table)] == ["one"]


async def test_a_late_answer_is_refused_and_the_person_told(clock: Clock) -> None:
    limits = replace(DiscordLimits.unhurried(), acknowledge_seconds=0.1)
    async with Sandbox(limits=limits, clock=clock) as sandbox, logged_in(sandbox) as probe:
        alice, table = sandbox.person("Alice"), sandbox.channel()

        async def handle(interaction: Interaction) -> None:
            clock.advance(0.2)
            await interaction.response.send_message("late")

        probe.handle = handle
        with pytest.raises(InteractionFailed, match="This interaction failed"):
            await alice.command(table, "probe")
        outcome = await probe.outcome()
        assert isinstance(outcome, discord.NotFound)
        assert outcome.code == 10062
        assert alice.messages(table) == []


async def test_three_seconds_are_the_default() -> None:
    assert DiscordLimits().acknowledge_seconds == 3.0
    assert DiscordLimits().token_seconds == 900.0


async def test_a_token_is_good_for_fifteen_minutes(probe: Probe, table: Channel, alice: Person, clock: Clock) -> None:
    kept: list[Interaction] = []

    async def handle(interaction: Interaction) -> None:
        kept.append(interaction)
        await interaction.response.send_message("now")

    probe.handle = handle
    await alice.command(table, "probe")
    await probe.outcome()
    clock.advance(14 * 60)
    await kept[0].followup.send("in time")
    clock.advance(61)
    assert await code_of(kept[0].followup.send("too late")) == 50027
    assert await code_of(probe.request("GET", f"/webhooks/{probe.application_id}/no-token/messages/@original")) == 50027
    assert await code_of(probe.request("GET", f"/webhooks/1/{kept[0].token}/messages/@original")) == 10015


async def test_interactions_are_forgotten_with_their_tokens(
    probe: Probe, sandbox: Sandbox, table: Channel, alice: Person, clock: Clock
) -> None:
    for _ in range(3):
        await alice.command(table, "probe")
    clock.advance(15 * 60 + 1)
    await alice.command(table, "probe")
    assert len(sandbox.world.interactions) == 1
    assert [message["interaction_metadata"]["type"] for message in alice.messages(table)] == [2] * 4


async def test_there_is_no_original_response_before_an_answer(probe: Probe, table: Channel, alice: Person) -> None:
    codes: list[int] = []

    async def handle(interaction: Interaction) -> None:
        codes.append(await code_of(interaction.original_response()))
        await interaction.response.send_message("x")
        await interaction.delete_original_response()
        codes.append(
            await code_of(probe.request("GET", f"/webhooks/{probe.application_id}/{interaction.token}/messages/1"))
        )

    probe.handle = handle
    await alice.command(table, "probe")
    assert await probe.outcome() is None
    assert codes == [10015, 10008]
    assert alice.messages(table) == []


class Pressed(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<count>\d+)"):
    """A button that counts, whose number is in its custom id."""

    def __init__(self, count: int) -> None:
        super().__init__(discord.ui.Button(label=f"Pressed {count}", custom_id=f"count:{count}"))


def counting_view(count: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Pressed(count))
    options = [discord.SelectOption(label=str(number), value=str(number)) for number in range(3)]
    view.add_item(discord.ui.Select(custom_id="pick", options=options, max_values=2))
    view.add_item(discord.ui.UserSelect(custom_id="who"))
    return view


@pytest.fixture
async def counting(probe: Probe, table: Channel, alice: Person) -> dict[str, Any]:
    """A public message with a button, a select and a user select."""
    probe.handle = say("press", view=counting_view(0))
    answer = await alice.command(table, "probe")
    assert answer.message is not None
    await probe.outcome()
    return answer.message


async def test_a_button_updates_its_message(
    probe: Probe, counting: dict[str, Any], bob: Person, table: Channel
) -> None:
    async def handle(interaction: Interaction) -> None:
        assert interaction.message is not None
        await interaction.response.edit_message(content=f"by {interaction.user.display_name}", view=counting_view(1))

    probe.handle = handle
    answer = await bob.click(counting, "count:0")
    assert answer.type is CallbackType.UPDATE_MESSAGE
    (message,) = bob.messages(table)
    assert (message["id"], message["content"]) == (counting["id"], "by Bob")
    with pytest.raises(NotAllowed, match="count:0"):
        await bob.click(counting, "count:0")


async def test_a_click_that_crossed_an_edit_reaches_the_app(
    probe: Probe, counting: dict[str, Any], bob: Person
) -> None:
    probe.handle = say("too late, that was answered", ephemeral=True)
    answer = await bob.click(counting, "count:99", unchecked=True)
    assert answer.is_ephemeral


async def test_a_silent_update_and_then_an_edit(probe: Probe, counting: dict[str, Any], bob: Person) -> None:
    async def handle(interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later")

    probe.handle = handle
    with pytest.raises(NotAllowed, match="'Pressed 1'; it has"):
        await bob.click(counting, label="Pressed 1")
    answer = await bob.click(counting, label="Pressed 0")
    assert answer.type is CallbackType.DEFERRED_UPDATE
    assert await probe.outcome() is None
    assert answer.message is not None
    assert answer.message["content"] == "later"


async def test_selects_send_what_was_chosen(probe: Probe, counting: dict[str, Any], alice: Person, bob: Person) -> None:
    chosen: list[Any] = []

    async def handle(interaction: Interaction) -> None:
        data = data_of(interaction)
        chosen.append((data["values"], data.get("resolved")))
        await interaction.response.defer()

    probe.handle = handle
    await alice.select(counting, "pick", "0", "2")
    await alice.select(counting, "who", bob)
    assert chosen[0] == (["0", "2"], None)
    assert chosen[1][0] == [str(bob.id)]
    assert chosen[1][1]["users"][str(bob.id)]["global_name"] == "Bob"
    for values in (["3"], ["0", "0"], [], ["0", "1", "2"]):
        with pytest.raises(NotAllowed):
            await alice.select(counting, "pick", *values)


async def test_only_the_fitting_callbacks_are_taken(probe: Probe, table: Channel, alice: Person) -> None:
    texts: list[str] = []

    async def handle(interaction: Interaction) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        for kind in (1, 6, 7, 8, 99):
            try:
                await probe.request("POST", path, {"type": kind, "data": {"content": "x", "choices": []}})
            except discord.HTTPException as error:
                texts.append(error.text)
        await interaction.response.send_message("at last")

    probe.handle = handle
    await alice.command(table, "probe")
    assert len(texts) == 5
    assert all("In type: Value must be one of (4, 5, 9)." in text for text in texts)


async def test_the_limits_of_messages_hold_for_answers(probe: Probe, table: Channel, alice: Person) -> None:
    probe.handle = say("x" * 2001)
    with pytest.raises(InteractionFailed):
        await _briefly(alice.command(table, "probe"))
    outcome = await probe.outcome()
    assert isinstance(outcome, discord.HTTPException)
    assert "In data.content: Must be 2000 or fewer in length." in outcome.text


async def test_a_file_is_not_uploaded_while_somebody_types(probe: Probe, table: Channel, alice: Person) -> None:
    names: list[str] = []

    async def handle(interaction: Interaction) -> None:
        names.extend(each["name"] for each in data_of(interaction)["options"])
        await interaction.response.autocomplete([])

    probe.handle = handle
    await alice.autocomplete(table, "probe", focused="text", text="Go", file="")
    assert names == ["text"]
    assert await probe.outcome() is None


async def test_autocomplete_offers_at_most_25_choices(probe: Probe, table: Channel, alice: Person) -> None:
    async def handle(interaction: Interaction) -> None:
        typed = data_of(interaction)["options"][0]["value"]
        choices = [app_commands.Choice(name=f"{typed}{number}", value=f"{number}") for number in range(25)]
        await interaction.response.autocomplete(choices)

    probe.handle = handle
    answer = await alice.autocomplete(table, "probe", focused="text", text="Go")
    assert answer.type is CallbackType.AUTOCOMPLETE_RESULT
    assert (len(answer.choices), answer.choices[0]) == (25, {"name": "Go0", "value": "0"})
    assert await probe.outcome() is None

    async def offer_too_many(interaction: Interaction) -> None:
        await interaction.response.autocomplete([app_commands.Choice(name="x", value="x")] * 26)

    probe.handle = offer_too_many
    with pytest.raises(InteractionFailed):
        await _briefly(alice.autocomplete(table, "probe", focused="text", text=""))
    outcome = await probe.outcome()
    assert isinstance(outcome, discord.HTTPException)
    assert "In data.choices: Must be 25 or fewer in length." in outcome.text

    async def offer_a_number(interaction: Interaction) -> None:
        await interaction.response.autocomplete([app_commands.Choice(name="x", value=1)])

    probe.handle = offer_a_number
    with pytest.raises(InteractionFailed):
        await _briefly(alice.autocomplete(table, "probe", focused="text", text=""))
    outcome = await probe.outcome()
    assert isinstance(outcome, discord.HTTPException)
    assert "In data.choices.0.value: The value does not fit the option's type" in outcome.text
    for name, value, problem in ((" ", "x", "choices.0.name: This field"), ("x", "", "choices.0.value: Must be 1")):

        async def offer_nothing(interaction: Interaction, name: str = name, value: str = value) -> None:
            await interaction.response.autocomplete([app_commands.Choice(name=name, value=value)])

        probe.handle = offer_nothing
        with pytest.raises(InteractionFailed):
            await _briefly(alice.autocomplete(table, "probe", focused="text", text=""))
        outcome = await probe.outcome()
        assert isinstance(outcome, discord.HTTPException)
        assert problem in outcome.text
    with pytest.raises(NotAllowed, match="autocomplete"):
        await alice.autocomplete(table, "probe", focused="number")


async def test_buttons_work_after_the_bot_is_another_process(sandbox: Sandbox, table: Channel, alice: Person) -> None:
    async with logged_in(sandbox) as first:
        first.handle = say("press", view=counting_view(0))
        answer = await alice.command(table, "probe")
    async with logged_in(sandbox) as second:
        second.handle = say("still here")
        assert answer.message is not None
        again = await alice.click(answer.message, "count:0")
        assert again.message is not None
        assert again.message["content"] == "still here"


async def test_an_app_that_is_not_there_answers_nothing(sandbox: Sandbox, table: Channel, alice: Person) -> None:
    async with logged_in(sandbox) as probe:
        await until(probe.is_ready)
    with pytest.raises(InteractionFailed):
        await _briefly(alice.command(table, PROBE["name"]))


def data_of(interaction: Interaction) -> dict[str, Any]:
    """What the interaction carries, as plain JSON."""
    return cast(dict[str, Any], interaction.data)


async def _briefly(answer: Any) -> None:
    """Do not wait the whole three seconds for what will not come."""
    try:
        async with asyncio.timeout(0.2):
            await answer
    except TimeoutError:
        raise InteractionFailed("This interaction failed") from None
