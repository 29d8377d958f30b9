"""Modals: what an app may ask in one."""

from typing import Annotated, Any, Literal, Self

from pydantic import Field, StringConstraints, TypeAdapter, model_validator

from sandbox.errors import InvalidForm, Path
from sandbox.forms.base import Form, parse, problem
from sandbox.forms.components import (
    Component,
    CustomId,
    EntitySelect,
    SelectOption,
    StringSelect,
    TextDisplay,
    check_distinct_options,
    check_none_is_allowed,
)
from sandbox.forms.layout import walk
from sandbox.world.model import JsonObject

Label45 = Annotated[str, StringConstraints(min_length=1, max_length=45)]


class TextInput(Component):
    """Type 4. Its own label is used in an action row only."""

    type: Literal[4]
    custom_id: CustomId
    style: Literal[1, 2]
    label: Label45 | None = None
    min_length: Annotated[int, Field(ge=0, le=4000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=4000)] | None = None
    required: bool = True
    value: Annotated[str, StringConstraints(max_length=4000)] | None = None
    placeholder: Annotated[str, StringConstraints(max_length=100)] | None = None

    @model_validator(mode="after")
    def _lengths_are_a_range(self) -> Self:
        most = 4000 if self.max_length is None else self.max_length
        if (self.min_length or 0) > most:
            raise problem("TEXT_INPUT_INVALID_LENGTH", "min_length must not exceed max_length", "min_length")
        if self.value and len(self.value) > most:
            raise problem("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.", "value")
        return self


class FileUpload(Component):
    """Type 19."""

    type: Literal[19]
    custom_id: CustomId
    min_values: Annotated[int, Field(ge=0, le=10)] = 1
    max_values: Annotated[int, Field(ge=1, le=10)] = 1
    required: bool = True

    @model_validator(mode="after")
    def _none_is_allowed(self) -> Self:
        check_none_is_allowed(self.required, self.min_values)
        return self


class RadioGroup(Component):
    """Type 21."""

    type: Literal[21]
    custom_id: CustomId
    options: Annotated[list[SelectOption], Field(min_length=2, max_length=10)]
    required: bool = True

    @model_validator(mode="after")
    def _options_are_distinct(self) -> Self:
        check_distinct_options(self.options)
        return self


class CheckboxGroup(Component):
    """Type 22."""

    type: Literal[22]
    custom_id: CustomId
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=10)]
    min_values: Annotated[int, Field(ge=0, le=10)] = 1
    max_values: Annotated[int, Field(ge=1, le=10)] | None = None
    required: bool = True

    @model_validator(mode="after")
    def _options_and_range_fit(self) -> Self:
        check_distinct_options(self.options)
        check_none_is_allowed(self.required, self.min_values)
        return self


class Checkbox(Component):
    """Type 23."""

    type: Literal[23]
    custom_id: CustomId
    default: bool = False


class LabelComponent(Component):
    """Type 18: a question of a modal with its text."""

    type: Literal[18]
    label: Label45
    description: Annotated[str, StringConstraints(max_length=100)] | None = None
    component: Annotated[
        TextInput | StringSelect | EntitySelect | FileUpload | RadioGroup | CheckboxGroup | Checkbox,
        Field(discriminator="type"),
    ]


class TextInputRow(Component):
    """Type 1 in a modal: the older way to ask for text."""

    type: Literal[1]
    components: Annotated[list[TextInput], Field(min_length=1, max_length=1)]

    @model_validator(mode="after")
    def _has_a_label(self) -> Self:
        if self.components[0].label is None:
            raise problem("BASE_TYPE_REQUIRED", "This field is required", "components", 0, "label")
        return self


class Modal(Form):
    """The data of an answer of type 9."""

    custom_id: CustomId
    title: Label45
    components: Annotated[
        list[Annotated[LabelComponent | TextInputRow | TextDisplay, Field(discriminator="type")]],
        Field(min_length=1, max_length=5),
    ]


_MODAL: TypeAdapter[Modal] = TypeAdapter(Modal)


def parse_modal(data: Any, at: Path = ("data",)) -> JsonObject:
    """A modal, checked and completed with component ids."""
    modal = parse(_MODAL, data, at).model_dump(mode="json", exclude_none=True)
    seen: set[str] = set()
    for number, (path, component) in enumerate(walk(modal["components"], (*at, "components")), start=1):
        custom_id = component.get("custom_id")
        if custom_id in seen:
            message = "Component custom id cannot be duplicated"
            raise InvalidForm([((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)])
        if custom_id is not None:
            seen.add(custom_id)
        if not component.get("id"):
            component["id"] = number
    return modal
