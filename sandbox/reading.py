"""Reading a message as a person does: its texts, its components, its pictures."""

from collections.abc import Iterator

from sandbox.forms.layout import media_of, walk
from sandbox.world.model import JsonObject


def components_of(message: JsonObject) -> Iterator[JsonObject]:
    """Every component of a message, outer ones before inner ones."""
    return (component for _, component in walk(message["components"]))


def custom_ids_of(message: JsonObject) -> list[str]:
    """The custom ids of the components that can be used now."""
    usable = (each for each in components_of(message) if "custom_id" in each and not each.get("disabled"))
    return [each["custom_id"] for each in usable]


def text_of(message: JsonObject) -> str:
    """All that is written in a message: its content, its embeds, its text displays."""
    embeds = [part for embed in message["embeds"] for part in (embed.get("title"), embed.get("description")) if part]
    displays = [each["content"] for each in components_of(message) if each["type"] == 10]
    return "\n".join(part for part in (message["content"], *embeds, *displays) if part)


def alt_texts_of(message: JsonObject) -> list[str]:
    """The alt text of every picture that has one."""
    texts = [item.get("description") for each in components_of(message) for item in each.get("items", [each])]
    return [text for text in (*texts, *(file.get("description") for file in message["attachments"])) if text]


def pictures_of(message: JsonObject) -> list[str]:
    """The addresses of the pictures a message shows."""
    return [media["url"] for each in components_of(message) for _, media in media_of(each)]


def component(message: JsonObject, *, label: str | None = None, custom_id: str | None = None) -> JsonObject:
    """The component with this label or custom id; LookupError names those that are there."""
    for each in components_of(message):
        if (label is not None and each.get("label") == label) or (custom_id and each.get("custom_id") == custom_id):
            return each
    there = [each.get("label", each.get("custom_id")) for each in components_of(message) if "custom_id" in each]
    raise LookupError(f"The message has no component {label or custom_id!r}; it has {there}.")
