"""Components, classic and V2: every limit by its path and message."""

from typing import Any

import discord
import pytest

from sandbox import NotAllowed, Person
from sandbox.reading import alt_texts_of, component, custom_ids_of, pictures_of, text_of
from sandbox.world.model import Channel
from tests.sandbox.probe import Probe, problem_of
from tests.sandbox.test_messages import picture

V2 = 1 << 15


def button(custom_id: str = "b", **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "B", "custom_id": custom_id, **fields}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(count: int = 1, **fields: Any) -> dict[str, Any]:
    options = [{"label": f"o{number}", "value": f"o{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **fields}


def chosen(count: int, **fields: Any) -> dict[str, Any]:
    options = [{"label": str(number), "value": str(number), "default": number < count} for number in range(5)]
    return select(**fields) | {"options": options}


def chosen_users(count: int, **fields: Any) -> dict[str, Any]:
    users = [{"id": str(number), "type": "user"} for number in range(1, count + 1)]
    return {"type": 5, "custom_id": "u", "default_values": users, **fields}


def text(content: str = "t") -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(*urls: str, **fields: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **fields} for url in urls]}


ADDRESS = "https://example.org/a.png"
WIDTH = "The specified component exceeds the maximum width"
NONE_REQUIRED = "In components.0.components.0.min_values: min_values must be at least 1 when required is true"
CLASSIC = [
    ([row(button())] * 6, "In components: Must be 5 or fewer in length."),
    ([row()], "In components.0.components: Must be 1 or more in length."),
    ([row(*(button(str(n)) for n in range(6)))], "In components.0.components: Must be 5 or fewer in length."),
    ([row(select(), button())], f"In components.0.components.1: {WIDTH}"),
    (
        [row(button("a"), button("a"))],
        "In components.0.components.1.custom_id: Component custom id cannot be duplicated",
    ),
    ([row(button("x" * 101))], "In components.0.components.0.custom_id: Must be 100 or fewer in length."),
    ([row(button(""))], "In components.0.components.0.custom_id: Must be 1 or more in length."),
    ([row(button(label="x" * 81))], "In components.0.components.0.label: Must be 80 or fewer in length."),
    ([row(button(label=""))], "In components.0.components.0.label: A label or an emoji is required"),
    ([row(button(label="  "))], "In components.0.components.0.label: A label or an emoji is required"),
    ([row(select() | {"options": [{"label": "  ", "value": "v"}]})], "options.0.label: This field is required"),
    ([row(select() | {"options": [{"label": "l", "value": "\u3000"}]})], "options.0.value: This field is required"),
    ([row(button(style=5))], "In components.0.components.0.url: A url is required"),
    ([row(button(style=9))], "In components.0.components.0.style: "),
    ([row(button(emoji={"name": "smile"}))], "In components.0.components.0.emoji: Invalid emoji"),
    ([row({"type": 2, "style": 1, "label": "B"})], "In components.0.components.0.custom_id: A custom id is required"),
    ([row(select(26))], "In components.0.components.0.options: Must be 25 or fewer in length."),
    ([row(select(0))], "In components.0.components.0.options: Must be 1 or more in length."),
    ([row(select(2, max_values=3))], "In components.0.components.0.options: Must be between 3 and 25 in length."),
    ([row(select(3, min_values=3, max_values=2))], "In components.0.components.0.min_values: "),
    ([row(select(min_values=0))], NONE_REQUIRED),
    ([row(select(min_values=0, required=True))], NONE_REQUIRED),
    ([row({"type": 8, "custom_id": "s", "min_values": 0, "required": True})], NONE_REQUIRED),
    ([row(chosen(2, max_values=1))], "options: The number of defaults must be between 1 and 1; it is 2."),
    ([row(chosen(1, min_values=2, max_values=3))], "options: The number of defaults must be between 2 and 3; it is 1."),
    ([row(chosen_users(2))], "default_values: The number of defaults must be between 1 and 1; it is 2."),
    (
        [row(chosen_users(1, min_values=2, max_values=3))],
        "default_values: The number of defaults must be between 2 and 3; it is 1.",
    ),
    ([row(select(placeholder="x" * 151))], "In components.0.components.0.placeholder: Must be 150 or fewer in length."),
    ([row(select() | {"options": [{"label": "x" * 101, "value": "v"}]})], "options.0.label: Must be 100 or fewer"),
    ([row(select() | {"options": [{"label": "l", "value": "x" * 101}]})], "options.0.value: Must be 100 or fewer"),
    (
        [row(select() | {"options": [{"label": "l", "value": "v", "description": "x" * 101}]})],
        "In components.0.components.0.options.0.description: Must be 100 or fewer in length.",
    ),
    (
        [row(select() | {"options": [{"label": "1", "value": "v"}, {"label": "2", "value": "v"}]})],
        "In components.0.components.0.options.1.value: The specified option value is already used",
    ),
    ([text()], "In components.0.type: Value must be one of (1)."),
    ([{"type": 99}], "In components.0.type: Value must be one of (1)."),
    (["text"], "In components.0: "),
]
MODERN = [
    ([text() for _ in range(41)], "In components: The total number of components must be 40 or fewer; there are 41."),
    ([text("x" * 2500), text("x" * 1501)], "In components: The total size of displayable text must be 4000 or fewer"),
    ([text("竜" * 3400)], "In components: The texts must be 10170 bytes or fewer"),
    ([text("")], "In components.0.content: Must be 1 or more in length."),
    ([text(" \n ")], "In components.0.content: This field is required"),
    ([gallery()], "In components.0.items: Must be 1 or more in length."),
    ([gallery(*[ADDRESS] * 11)], "In components.0.items: Must be 10 or fewer in length."),
    (
        [gallery(ADDRESS, description="x" * 1025)],
        "In components.0.items.0.description: Must be 1024 or fewer in length.",
    ),
    ([gallery("attachment://no.png")], "In components.0.items.0.media.url: The attachment 'no.png' was not found."),
    ([gallery("ftp://x")], "In components.0.items.0.media.url: Scheme must be one of"),
    ([{"type": 9, "components": [text()]}], "In components.0.accessory: This field is required"),
    (
        [{"type": 9, "components": [text()] * 4, "accessory": button()}],
        "In components.0.components: Must be 3 or fewer",
    ),
    ([{"type": 9, "components": [], "accessory": button()}], "In components.0.components: Must be 1 or more"),
    ([{"type": 17, "components": []}], "In components.0.components: Must be 1 or more"),
    ([{"type": 17, "components": [{"type": 17, "components": [text()]}]}], "In components.0.components.0: "),
    ([button()], "In components.0: "),
    ([{"type": 13, "file": {"url": ADDRESS}}], "In components.0.file.url: Scheme must be one of ('attachment',)."),
    ([text() | {"id": 3}, text() | {"id": 3}], "In components.1.id: Component id cannot be duplicated"),
    (
        [row(button("a")), {"type": 17, "components": [row(button("a"))]}],
        "In components.1.components.0.components.0.custom_id: Component custom id cannot be duplicated",
    ),
]


@pytest.mark.parametrize(("components", "problem"), CLASSIC)
async def test_classic_components_are_checked(probe: Probe, table: Channel, components: Any, problem: str) -> None:
    body = {"content": "x", "components": components}
    assert problem in await problem_of(probe.request("POST", f"/channels/{table.id}/messages", body))


@pytest.mark.parametrize(("components", "problem"), MODERN)
async def test_v2_components_are_checked(probe: Probe, table: Channel, components: Any, problem: str) -> None:
    body = {"components": components, "flags": V2}
    assert problem in await problem_of(probe.request("POST", f"/channels/{table.id}/messages", body))


async def test_a_v2_message_has_no_content_and_stays_v2(probe: Probe, table: Channel) -> None:
    path = f"/channels/{table.id}/messages"
    with_content = {"content": "x", "components": [text()], "flags": V2}
    with_embed = {"embeds": [{"title": "x"}], "components": [text()], "flags": V2}
    assert "In content: The 'content' field cannot be used" in await problem_of(
        probe.request("POST", path, with_content)
    )
    assert "In embeds: The 'embeds' field cannot be used" in await problem_of(probe.request("POST", path, with_embed))
    message = await probe.request("POST", path, {"components": [text()], "flags": V2})
    path = f"{path}/{message['id']}"
    assert "In flags: The IS_COMPONENTS_V2 flag cannot be" in await problem_of(
        probe.request("PATCH", path, {"flags": 0})
    )
    assert "In content: The 'content'" in await problem_of(probe.request("PATCH", path, {"content": "x"}))
    edited = await probe.request("PATCH", path, {"components": [text("other")]})
    assert (edited["components"][0]["content"], edited["flags"]) == ("other", V2)


async def test_a_message_becomes_v2_when_its_content_goes(probe: Probe, table: Channel) -> None:
    message = await probe.request("POST", f"/channels/{table.id}/messages", {"content": "x"})
    path = f"/channels/{table.id}/messages/{message['id']}"
    assert "In content: " in await problem_of(probe.request("PATCH", path, {"components": [text()], "flags": V2}))
    edited = await probe.request("PATCH", path, {"content": None, "components": [text()], "flags": V2})
    assert (edited["content"], edited["flags"]) == ("", V2)


async def test_all_that_is_allowed_at_most_is_taken(probe: Probe, table: Channel) -> None:
    rows = [row(*(button(f"{r}{n}", label="x" * 80) for n in range(5))) for r in range(4)]
    components = [*rows, row(select(25, custom_id="x" * 100, max_values=25)), *(text("x" * 285) for _ in range(14))]
    body = {"components": components, "flags": V2}
    message = await probe.request("POST", f"/channels/{table.id}/messages", body)
    ids = [component["id"] for component in _all(message["components"])]
    assert len(ids) == len(set(ids)) == 40


async def test_an_edit_lists_the_files_that_its_components_show(probe: Probe, table: Channel, alice: Person) -> None:
    channel = probe.get_partial_messageable(table.id)
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
    message = await channel.send(view=view, file=picture())
    (file,) = message.attachments
    path = f"/channels/{table.id}/messages/{message.id}"
    again = {"components": [gallery("attachment://board.png"), text()]}
    missing = "In components.0.items.0.media.url: The attachment 'board.png' was not found."
    for refused in ({}, {"attachments": [{"id": file.id}]}, {"attachments": [{"id": file.id, "filename": "a.png"}]}):
        assert missing in await problem_of(probe.request("PATCH", path, again | refused))
    listed = {"attachments": [{"id": file.id, "filename": "board.png"}]}
    await probe.request("PATCH", path, again | listed)
    await message.edit(view=view, attachments=[file])
    await message.edit(view=view, attachments=[picture()])
    (seen,) = alice.messages(table)
    assert len(seen["attachments"]) == 1
    assert pictures_of(seen)


async def test_a_select_from_which_nothing_need_be_chosen_requires_nothing(
    probe: Probe, table: Channel, alice: Person
) -> None:
    body = {"components": [row(select(3, min_values=0, max_values=2, required=False))], "flags": V2}
    message = await probe.request("POST", f"/channels/{table.id}/messages", body)
    await alice.select(message, "s")
    assert await probe.outcome() is None
    with pytest.raises(NotAllowed):
        await alice.select(message, "s", "o0", "o1", "o2")


async def test_discord_py_reads_back_the_layout_it_sent(probe: Probe, table: Channel, alice: Person) -> None:
    class Board(discord.ui.LayoutView):
        box: discord.ui.Container[Any] = discord.ui.Container(
            discord.ui.Section(
                "# Board", accessory=discord.ui.Thumbnail("attachment://board.png", description="Small")
            ),
            discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board")),
            discord.ui.Separator(),
            discord.ui.ActionRow(discord.ui.Button(label="Guard", custom_id="guard", emoji="🛡️")),
            accent_colour=0x336699,
        )

    channel = probe.get_channel(table.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send(view=Board(), file=picture())
    box = message.components[0]
    assert isinstance(box, discord.Container)
    assert box.accent_colour == discord.Colour(0x336699)
    gallery_component = box.children[1]
    assert isinstance(gallery_component, discord.MediaGalleryComponent)
    assert gallery_component.items[0].media.attachment_id == message.attachments[0].id
    (seen,) = alice.messages(table)
    assert text_of(seen) == "# Board"
    assert custom_ids_of(seen) == ["guard"]
    assert "The board" in alt_texts_of(seen)
    assert component(seen, label="Guard")["emoji"] == {"name": "🛡️", "animated": False}
    assert all(address.startswith("/cdn/attachments/") for address in pictures_of(seen))
    again = await message.edit(view=discord.ui.LayoutView.from_message(message))
    assert [file.id for file in again.attachments] == [message.attachments[0].id]
    assert pictures_of(alice.messages(table)[0]) == pictures_of(seen)


def _all(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [found for each in components for found in (each, *_all(each.get("components", [])))]
