"""What holds for the components of a message together: totals, distinct custom ids and the files they show."""

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import unquote

from sandbox.errors import InvalidForm, Path
from sandbox.forms.base import parse
from sandbox.forms.components import CLASSIC_LAYOUT, V2_LAYOUT
from sandbox.world.model import JsonObject

MOST_COMPONENTS = 40
MOST_TEXT = 4_000
# Discord answers 500 where the texts' UTF-8 bytes, and 12 for each text, exceed this (discord-api-docs issue 8554).
MOST_TEXT_BYTES, BYTES_A_TEXT = 10_170, 12
ATTACHMENT = "attachment://"

Problem = tuple[Path, str, str]


def parse_layout(
    data: Any, is_v2: bool, filenames: frozenset[str], own_addresses: Mapping[str, str], at: Path
) -> list[JsonObject]:
    """A message's components, checked and completed with ids.

    `filenames` are those that `attachment://` may name; `own_addresses` tells the filename that an address which
    contains such a part means.
    """
    forms = parse(V2_LAYOUT, data, at) if is_v2 else parse(CLASSIC_LAYOUT, data, at)
    components = [form.model_dump(mode="json", exclude_none=True) for form in forms]
    placed = list(walk(components, at))
    problems = [*_duplicate_custom_ids(placed), *_duplicate_ids(placed)]
    if is_v2:
        problems += [*_too_much(placed, at), *_missing_files(placed, filenames)]
    if problems:
        raise InvalidForm(problems)
    _refer_to_own_files(placed, own_addresses)
    _number(placed)
    return components


def walk(components: list[JsonObject], at: Path = ()) -> Iterator[tuple[Path, JsonObject]]:
    """Every component with its path, outer ones before inner ones."""
    for index, component in enumerate(components):
        path = (*at, index)
        yield path, component
        yield from walk(component.get("components", []), (*path, "components"))
        for name in ("accessory", "component"):
            if name in component:
                yield (*path, name), component[name]


def media_of(component: JsonObject, at: Path = ()) -> Iterator[tuple[Path, JsonObject]]:
    """The media items that a component itself shows, with their paths."""
    for name in ("media", "file"):
        if name in component:
            yield (*at, name), component[name]
    for index, item in enumerate(component.get("items", [])):
        yield (*at, "items", index, "media"), item["media"]


def attachment_name(url: str) -> str | None:
    """The filename an `attachment://` reference names, or None for another address."""
    return unquote(url.removeprefix(ATTACHMENT)) if url.startswith(ATTACHMENT) else None


def _refer_to_own_files(placed: list[tuple[Path, JsonObject]], own_addresses: Mapping[str, str]) -> None:
    for _, component in placed:
        for _, media in media_of(component):
            for part, filename in own_addresses.items():
                if part in media["url"]:
                    media["url"] = f"{ATTACHMENT}{filename}"


def _duplicate_custom_ids(placed: list[tuple[Path, JsonObject]]) -> Iterator[Problem]:
    seen: set[str] = set()
    for path, component in placed:
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in seen:
            yield (*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
        seen.add(custom_id or "")


def _duplicate_ids(placed: list[tuple[Path, JsonObject]]) -> Iterator[Problem]:
    seen: set[int] = set()
    for path, component in placed:
        component_id = component.get("id", 0)
        if component_id and component_id in seen:
            yield (*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"
        seen.add(component_id)


def _too_much(placed: list[tuple[Path, JsonObject]], at: Path) -> Iterator[Problem]:
    if len(placed) > MOST_COMPONENTS:
        message = f"The total number of components must be {MOST_COMPONENTS} or fewer; there are {len(placed)}."
        yield at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message
    texts = [component["content"] for _, component in placed if component["type"] == 10]
    length = sum(map(len, texts))
    if length > MOST_TEXT:
        message = f"The total size of displayable text must be {MOST_TEXT} or fewer; it is {length}."
        yield at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message
    size = sum(len(text.encode()) + BYTES_A_TEXT for text in texts)
    if size > MOST_TEXT_BYTES:
        message = (
            f"The texts must be {MOST_TEXT_BYTES} bytes or fewer, {BYTES_A_TEXT} for each included; they are {size}."
        )
        yield at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message


def _missing_files(placed: list[tuple[Path, JsonObject]], filenames: frozenset[str]) -> Iterator[Problem]:
    for path, component in placed:
        for media_path, media in media_of(component, path):
            name = attachment_name(media["url"])
            if name is not None and name not in filenames:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                yield (*media_path, "url"), code, f"The attachment {name!r} was not found."


def _number(placed: list[tuple[Path, JsonObject]]) -> None:
    taken = {component.get("id", 0) for _, component in placed}
    free = (number for number in range(1, 2**31) if number not in taken)
    for _, component in placed:
        if not component.get("id"):
            component["id"] = next(free)
