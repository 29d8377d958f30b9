"""What a person chose in a select or filled into a modal, checked as Discord's client checks it."""

from collections.abc import Callable
from typing import Any

from sandbox.errors import NotAllowed
from sandbox.operations.options import Resolver
from sandbox.world.model import JsonObject

ROW, STRING_SELECT, TEXT_INPUT, TEXT_DISPLAY, LABEL = 1, 3, 4, 10, 18
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
MOST_TEXT = 4_000


def component_values(resolver: Resolver, component: JsonObject, values: Any) -> list[str]:
    """The values of a select, of a group of checkboxes or of a file upload, with what they refer to resolved."""
    if not isinstance(values, list):
        raise NotAllowed(f"{component['custom_id']}: the values must be a list.")
    least = component.get("min_values", 1)
    most = component.get("max_values", len(component.get("options", ())) or 1)
    empty_is_fine = not component.get("required", True) and not values
    if not least <= len(values) <= most and not empty_is_fine:
        raise NotAllowed(f"{component['custom_id']}: choose {least} to {most}.")
    resolve: dict[int, Callable[[Any], str]] = {
        USER_SELECT: resolver.user,
        ROLE_SELECT: resolver.role,
        MENTIONABLE_SELECT: resolver.mentionable,
        CHANNEL_SELECT: resolver.channel,
        FILE_UPLOAD: resolver.file,
    }
    if component["type"] == CHANNEL_SELECT and component.get("channel_types"):
        resolver.check_kinds(values, component["channel_types"])
    if component["type"] in resolve:
        return [resolve[component["type"]](value) for value in values]
    offered = {option["value"] for option in component["options"]}
    if len(set(map(str, values))) != len(values) or not offered.issuperset(map(str, values)):
        raise NotAllowed(f"{component['custom_id']}: {values!r} are not different options of it.")
    return [str(value) for value in values]


def modal_answers(resolver: Resolver, asked: list[JsonObject], answers: Any) -> list[JsonObject]:
    """The components of a modal submit, one for each that was asked, in the modal's order."""
    given = _by_custom_id(answers)
    return [_answer(resolver, component, given) for component in asked]


def _by_custom_id(answers: Any) -> dict[str, JsonObject]:
    """Every answered component by custom id, wherever it is wrapped."""
    found: dict[str, JsonObject] = {}
    open_list = list(answers) if isinstance(answers, list) else [None]
    while open_list:
        component = open_list.pop()
        if not isinstance(component, dict):
            raise NotAllowed("A modal's components must be a list of objects.")
        if "custom_id" in component:
            found[str(component["custom_id"])] = component
        open_list += component.get("components", [])
        if "component" in component:
            open_list.append(component["component"])
    return found


def _answer(resolver: Resolver, asked: JsonObject, given: dict[str, JsonObject]) -> JsonObject:
    body: JsonObject = {"type": asked["type"], "id": asked["id"]}
    if asked["type"] == LABEL:
        return body | {"component": _answer(resolver, asked["component"], given)}
    if asked["type"] == ROW:
        return body | {"components": [_answer(resolver, each, given) for each in asked["components"]]}
    if asked["type"] == TEXT_DISPLAY:
        return body
    answer = given.get(asked["custom_id"], {})
    body["custom_id"] = asked["custom_id"]
    if asked["type"] == TEXT_INPUT:
        return body | {"value": _text(asked, answer.get("value", ""))}
    if asked["type"] == CHECKBOX:
        return body | {"value": bool(answer.get("value", False))}
    if asked["type"] == RADIO_GROUP:
        return body | {"value": _radio(asked, answer.get("value"))}
    return body | {"values": component_values(resolver, asked, answer.get("values", []))}


def _text(asked: JsonObject, value: Any) -> str:
    least, most = asked.get("min_length") or 0, asked.get("max_length") or MOST_TEXT
    if not isinstance(value, str) or (asked["required"] and not value):
        raise NotAllowed(f"{asked['custom_id']}: a text is required.")
    if value and not least <= len(value) <= most:
        raise NotAllowed(f"{asked['custom_id']}: the text must have {least} to {most} characters.")
    return value


def _radio(asked: JsonObject, value: Any) -> str | None:
    if value is None and not asked["required"]:
        return None
    if value not in {option["value"] for option in asked["options"]}:
        raise NotAllowed(f"{asked['custom_id']}: {value!r} is none of the options.")
    return str(value)
