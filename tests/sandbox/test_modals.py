"""Modals: opening, filling in and submitting them, with labels and file uploads."""

from typing import Any

import discord
import pytest

from sandbox import CallbackType, NotAllowed, Person, Upload
from sandbox.world.model import Channel
from tests.sandbox.probe import Probe, problem_of

Interaction = discord.Interaction[Any]


class Register(discord.ui.Modal, title="Register a deck"):
    """A modal with one of each kind of question."""

    name: discord.ui.Label[Any] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", min_length=2, max_length=20)
    )
    cards: discord.ui.Label[Any] = discord.ui.Label(
        text="Cards",
        description="One a line",
        component=discord.ui.TextInput(custom_id="cards", style=discord.TextStyle.paragraph, required=False),
    )
    file: discord.ui.Label[Any] = discord.ui.Label(
        text="Or a file", component=discord.ui.FileUpload(custom_id="file", required=False, min_values=0, max_values=2)
    )
    game: discord.ui.Label[Any] = discord.ui.Label(
        text="Game",
        component=discord.ui.Select(
            custom_id="game", options=[discord.SelectOption(label="Vanguard", value="vg")], required=True
        ),
    )

    def __init__(self) -> None:
        super().__init__(custom_id="register")
        self.submitted: list[Any] = []

    async def on_submit(self, interaction: Interaction) -> None:
        """Answer with what was filled in."""
        name, cards, file, game = (getattr(self, each).component for each in ("name", "cards", "file", "game"))
        contents = [(each.filename, await each.read()) for each in file.values]
        self.submitted.append((name.value, cards.value, contents, game.values))
        await interaction.response.send_message("registered", ephemeral=True)


@pytest.fixture
def register(probe: Probe) -> Register:
    modal = Register()

    async def handle(interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_modal(modal)

    probe.handle = handle
    return modal


async def test_a_modal_is_opened_filled_in_and_answered(register: Register, table: Channel, alice: Person) -> None:
    opened = await alice.command(table, "probe")
    assert opened.type is CallbackType.MODAL
    assert opened.modal["title"] == "Register a deck"
    assert [each["label"] for each in opened.modal["components"]] == ["Name", "Cards", "Or a file", "Game"]
    uploads = [Upload("a.txt", b"4 Gojo"), Upload("b.txt", b"1 Embodiment of Armor, Bahr")]
    answer = await alice.submit_modal(opened, Name="Kagero", Cards="4 Gojo", file=uploads, game=["vg"])
    assert answer.is_ephemeral
    files = [("a.txt", b"4 Gojo"), ("b.txt", b"1 Embodiment of Armor, Bahr")]
    assert register.submitted == [("Kagero", "4 Gojo", files, ["vg"])]
    with pytest.raises(NotAllowed, match="no such modal"):
        await alice.submit_modal(opened, name="Kagero", game=["vg"])


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"game": ["vg"]}, "name: a text is required"),
        ({"name": "x", "game": ["vg"]}, "2 to 20 characters"),
        ({"name": "x" * 21, "game": ["vg"]}, "2 to 20 characters"),
        ({"name": "xx", "game": ["other"]}, "not different options"),
        ({"name": "xx", "game": []}, "choose 1 to 1"),
        ({"name": "xx", "game": ["vg"], "file": [Upload("f", b"")] * 3}, "choose 0 to 2"),
    ],
)
async def test_discords_client_checks_what_is_filled_in(
    register: Register, table: Channel, alice: Person, values: dict[str, Any], reason: str
) -> None:
    opened = await alice.command(table, "probe")
    with pytest.raises(NotAllowed, match=reason):
        await alice.submit_modal(opened, **values)
    assert register.submitted == []


async def test_only_the_one_who_opened_a_modal_can_submit_it(
    register: Register, table: Channel, alice: Person, bob: Person
) -> None:
    opened = await alice.command(table, "probe")
    with pytest.raises(NotAllowed):
        await bob.submit_modal(opened, name="Mine", game=["vg"])


async def test_an_answer_names_the_command_that_led_to_it(
    register: Register, probe: Probe, table: Channel, alice: Person
) -> None:
    nested = {"type": 1, "name": "deck", "description": "A deck"}
    group = {"type": 2, "name": "new", "description": "Something new", "options": [nested]}
    await probe.register([{"name": "probe", "description": "Try something", "options": [group]}])
    opened = await alice.command(table, "probe new deck")
    answer = await alice.submit_modal(opened, Name="Kagero", game=["vg"])
    assert answer.message is not None
    metadata = answer.message["interaction_metadata"]
    assert "name" not in metadata
    assert metadata["triggering_interaction_metadata"]["name"] == "probe new deck"


class Sparse(discord.ui.Modal, title="Defaults"):
    """Questions of which discord.py writes the optional numbers as null."""

    file: discord.ui.Label[Any] = discord.ui.Label(text="File", component=discord.ui.FileUpload(custom_id="file"))
    boxes: discord.ui.Label[Any] = discord.ui.Label(
        text="Boxes",
        component=discord.ui.CheckboxGroup(
            custom_id="boxes", options=[discord.CheckboxGroupOption(label=name, value=name) for name in "abc"]
        ),
    )


async def test_a_number_that_is_null_is_a_number_that_is_not_given(probe: Probe, table: Channel, alice: Person) -> None:
    modal = Sparse()
    sent = [each["component"] for each in modal.to_dict()["components"]]
    assert [(each["min_values"], each["max_values"]) for each in sent] == [(None, None)] * 2

    async def handle(interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.application_command:
            await interaction.response.send_modal(modal)
        else:
            await interaction.response.send_message("filled in")

    probe.handle = handle
    opened = await alice.command(table, "probe")
    with pytest.raises(NotAllowed, match="file: choose 1 to 1"):
        await alice.submit_modal(opened, file=[Upload("a", b""), Upload("b", b"")], boxes=["a"])
    await alice.submit_modal(opened, file=Upload("a", b""), boxes=["a", "c"])


@pytest.mark.parametrize("name", ["type", "custom_id"])
async def test_null_does_not_stand_for_what_a_component_must_have(
    probe: Probe, table: Channel, alice: Person, name: str
) -> None:
    texts: list[str] = []

    async def handle(interaction: Interaction) -> None:
        component = {"type": 19, "custom_id": "a"} | {name: None}
        data = {"custom_id": "m", "title": "T", "components": [{"type": 18, "label": "L", "component": component}]}
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        texts.append(await problem_of(probe.request("POST", path, {"type": 9, "data": data})))
        await interaction.response.send_message("done")

    probe.handle = handle
    await alice.command(table, "probe")
    assert "In data.components.0.component" in texts[0]


def question(custom_id: str = "a", **fields: Any) -> dict[str, Any]:
    return labelled({"type": 4, "custom_id": custom_id, "style": 1, **fields})


def labelled(component: dict[str, Any]) -> dict[str, Any]:
    return {"type": 18, "label": "L", "component": component}


MODALS: list[tuple[dict[str, Any], str]] = [
    ({"title": "x" * 46}, "In data.title: Must be 45 or fewer in length."),
    ({"title": ""}, "In data.title: Must be 1 or more in length."),
    ({"custom_id": "x" * 101}, "In data.custom_id: Must be 100 or fewer in length."),
    ({"components": []}, "In data.components: Must be 1 or more in length."),
    ({"components": [question(str(n)) for n in range(6)]}, "In data.components: Must be 5 or fewer in length."),
    ({"components": [question(), question()]}, "In data.components.1.component.custom_id: Component custom id cannot"),
    ({"components": [question() | {"label": "x" * 46}]}, "In data.components.0.label: Must be 45 or fewer in length."),
    ({"components": [question(placeholder="x" * 101)]}, "component.placeholder: Must be 100 or fewer in length."),
    ({"components": [question(value="x" * 4001)]}, "component.value: Must be 4000 or fewer in length."),
    (
        {"components": [question(max_length=4001)]},
        "component.max_length: int value should be less than or equal to 4000.",
    ),
    ({"components": [question(min_length=9, max_length=8)]}, "component.min_length: min_length must not exceed"),
    (
        {"components": [{"type": 1, "components": [{"type": 4, "custom_id": "a", "style": 1}]}]},
        "This field is required",
    ),
    ({"components": [{"type": 2, "style": 1, "custom_id": "a", "label": "B"}]}, "In data.components.0: Value of field"),
    *(
        ({"components": [labelled({"type": kind, "custom_id": "a", "min_values": 0, **more})]}, "component.min_values")
        for kind, more in (
            (3, {"options": [{"label": "a", "value": "a"}]}),
            (5, {}),
            (19, {}),
            (22, {"options": [{"label": "a", "value": "a"}]}),
        )
    ),
]


@pytest.mark.parametrize(("fields", "problem"), MODALS)
async def test_a_modal_past_a_limit_is_an_invalid_form(
    probe: Probe, table: Channel, alice: Person, fields: dict[str, Any], problem: str
) -> None:
    texts: list[str] = []

    async def handle(interaction: Interaction) -> None:
        data = {"custom_id": "m", "title": "T", "components": [question()], **fields}
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        texts.append(await problem_of(probe.request("POST", path, {"type": 9, "data": data})))
        await interaction.response.send_message("done")

    probe.handle = handle
    await alice.command(table, "probe")
    assert problem in texts[0]


async def test_a_modal_cannot_answer_a_modal(probe: Probe, table: Channel, alice: Person) -> None:
    texts: list[str] = []

    async def handle(interaction: Interaction) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        body = {"type": 9, "data": {"custom_id": "m", "title": "T", "components": [question()]}}
        if interaction.type is discord.InteractionType.application_command:
            await probe.request("POST", path, body)
            return
        texts.append(await problem_of(probe.request("POST", path, body)))
        await interaction.response.send_message("done")

    probe.handle = handle
    opened = await alice.command(table, "probe")
    await alice.submit_modal(opened, a="text")
    assert "In type: Value must be one of (4, 5)." in texts[0]
