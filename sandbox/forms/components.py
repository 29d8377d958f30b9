"""Message components, classic and V2, each with the limits Discord sets it."""

from collections import Counter
from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, TypeAdapter, model_validator

from sandbox.forms.base import Form, FormWithNulls, Seen, SnowflakeText, problem

CustomId = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Description = Annotated[str, StringConstraints(max_length=100)]
Placeholder = Annotated[str, StringConstraints(max_length=150)]
AltText = Annotated[str, StringConstraints(max_length=1024)]
ComponentId = Annotated[int, Field(ge=0, le=2**31 - 1)]
LINK, PREMIUM = 5, 6


class Emoji(Form):
    """A Unicode emoji; there are no custom emojis in the sandbox."""

    name: str | None = None
    id: SnowflakeText | None = None
    animated: bool = False

    @model_validator(mode="after")
    def _is_known(self) -> Self:
        # Every emoji holds a character beyond ASCII; keycaps are a digit and U+20E3.
        if self.id is not None or not self.name or self.name.isascii() or self.name.isalnum():
            raise problem("COMPONENT_INVALID_EMOJI", "Invalid emoji")
        return self


class Component(FormWithNulls):
    """What all components share; ids are given out by Discord where they are left away or 0."""

    id: ComponentId | None = None


class Button(Component):
    """Type 2."""

    type: Literal[2]
    style: Annotated[int, Field(ge=1, le=6)]
    label: Annotated[str, StringConstraints(max_length=80)] | None = None
    emoji: Emoji | None = None
    custom_id: CustomId | None = None
    url: Annotated[str, StringConstraints(max_length=512)] | None = None
    sku_id: SnowflakeText | None = None
    disabled: bool = False

    @model_validator(mode="after")
    def _fits_its_style(self) -> Self:
        if self.style == LINK and not (self.url or "").startswith(("http://", "https://", "discord://")):
            raise problem("BUTTON_COMPONENT_URL_REQUIRED", "A url is required", "url")
        if self.style in {LINK, PREMIUM} and self.custom_id is not None:
            raise problem("BUTTON_COMPONENT_CUSTOM_ID_FORBIDDEN", "A custom id cannot be specified", "custom_id")
        if self.style < LINK and self.custom_id is None:
            raise problem("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required", "custom_id")
        if self.style < LINK and self.url is not None:
            raise problem("BUTTON_COMPONENT_URL_FORBIDDEN", "A url cannot be specified", "url")
        if self.style != PREMIUM and not (self.label or "").strip() and self.emoji is None:
            raise problem("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required", "label")
        return self


class SelectOption(FormWithNulls):
    """An option of a string select, a radio group or a checkbox group."""

    label: Annotated[str, StringConstraints(min_length=1, max_length=100), Seen]
    value: Annotated[str, StringConstraints(min_length=1, max_length=100), Seen]
    description: Description | None = None
    emoji: Emoji | None = None
    default: bool = False


class Select(Component):
    """What all selects share."""

    custom_id: CustomId
    placeholder: Placeholder | None = None
    min_values: Annotated[int, Field(ge=0, le=25)] = 1
    max_values: Annotated[int, Field(ge=1, le=25)] = 1
    disabled: bool = False
    required: bool = True

    @model_validator(mode="after")
    def _range_is_a_range(self) -> Self:
        if self.min_values > self.max_values:
            raise problem("SELECT_COMPONENT_INVALID_MIN_VALUES", "min_values must not exceed max_values", "min_values")
        check_none_is_allowed(self.required, self.min_values)
        return self

    def check_defaults(self, count: int, at: str) -> None:
        """Raise a problem where something is chosen already, and it is not as much as may be chosen."""
        if count and not self.min_values <= count <= self.max_values:
            message = f"The number of defaults must be between {self.min_values} and {self.max_values}; it is {count}."
            raise problem("SELECT_COMPONENT_INVALID_DEFAULT_VALUES", message, at)


class StringSelect(Select):
    """Type 3."""

    type: Literal[3]
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=25)]

    @model_validator(mode="after")
    def _options_are_distinct(self) -> Self:
        check_distinct_options(self.options)
        if self.max_values > len(self.options):
            raise problem("BASE_TYPE_BAD_LENGTH", f"Must be between {self.max_values} and 25 in length.", "options")
        self.check_defaults(sum(option.default for option in self.options), "options")
        return self


class DefaultValue(Form):
    """What an entity select starts with."""

    id: SnowflakeText
    type: Literal["user", "role", "channel"]


class EntitySelect(Select):
    """Types 5 (users), 6 (roles), 7 (both) and 8 (channels)."""

    type: Literal[5, 6, 7, 8]
    default_values: Annotated[list[DefaultValue], Field(max_length=25)] | None = None
    channel_types: list[int] | None = None

    @model_validator(mode="after")
    def _defaults_can_be_chosen(self) -> Self:
        self.check_defaults(len(self.default_values or ()), "default_values")
        return self


class ActionRow(Component):
    """Type 1: five buttons or one select."""

    type: Literal[1]
    components: Annotated[
        list[Annotated[Button | StringSelect | EntitySelect, Field(discriminator="type")]],
        Field(min_length=1, max_length=5),
    ]

    @model_validator(mode="after")
    def _fits_its_width(self) -> Self:
        kinds = Counter("button" if isinstance(component, Button) else "select" for component in self.components)
        if kinds["select"] and len(self.components) > 1:
            message = "The specified component exceeds the maximum width"
            raise problem("COMPONENT_LAYOUT_WIDTH_EXCEEDED", message, "components", 1)
        return self


class MediaItem(Form):
    """A picture or file: `attachment://<filename>` or an address."""

    url: Annotated[str, StringConstraints(min_length=1, max_length=2048)]

    @model_validator(mode="after")
    def _is_an_address(self) -> Self:
        if not self.url.startswith(("attachment://", "http://", "https://")):
            message = "Scheme must be one of ('http', 'https', 'attachment')."
            raise problem("URL_TYPE_INVALID_SCHEME", message, "url")
        return self


class TextDisplay(Component):
    """Type 10."""

    type: Literal[10]
    content: Annotated[str, StringConstraints(min_length=1, max_length=4000), Seen]


class Thumbnail(Component):
    """Type 11."""

    type: Literal[11]
    media: MediaItem
    description: AltText | None = None
    spoiler: bool = False


class GalleryItem(FormWithNulls):
    """A picture of a gallery."""

    media: MediaItem
    description: AltText | None = None
    spoiler: bool = False


class MediaGallery(Component):
    """Type 12."""

    type: Literal[12]
    items: Annotated[list[GalleryItem], Field(min_length=1, max_length=10)]


class FileComponent(Component):
    """Type 13; it takes uploaded files alone."""

    type: Literal[13]
    file: MediaItem
    spoiler: bool = False

    @model_validator(mode="after")
    def _is_uploaded(self) -> Self:
        if not self.file.url.startswith("attachment://") and "/cdn/attachments/" not in self.file.url:
            message = "Scheme must be one of ('attachment',)."
            raise problem("URL_TYPE_INVALID_SCHEME", message, "file", "url")
        return self


class Separator(Component):
    """Type 14."""

    type: Literal[14]
    divider: bool = True
    spacing: Literal[1, 2] = 1


class Section(Component):
    """Type 9: one to three texts beside an accessory."""

    type: Literal[9]
    components: Annotated[list[TextDisplay], Field(min_length=1, max_length=3)]
    accessory: Annotated[Button | Thumbnail, Field(discriminator="type")]


class Container(Component):
    """Type 17."""

    type: Literal[17]
    accent_color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    spoiler: bool = False
    components: Annotated[
        list[
            Annotated[
                ActionRow | TextDisplay | Section | MediaGallery | Separator | FileComponent,
                Field(discriminator="type"),
            ]
        ],
        Field(min_length=1),
    ]


ClassicLayout = Annotated[list[ActionRow], Field(max_length=5)]
V2Layout = list[
    Annotated[
        ActionRow | TextDisplay | Section | MediaGallery | Separator | FileComponent | Container,
        Field(discriminator="type"),
    ]
]
CLASSIC_LAYOUT: TypeAdapter[list[ActionRow]] = TypeAdapter(ClassicLayout)
V2_LAYOUT: TypeAdapter[V2Layout] = TypeAdapter(V2Layout)


def check_none_is_allowed(required: bool, min_values: int) -> None:
    """Raise a problem where nothing need be chosen and yet something is required, which it is unless it is denied.

    Discord has refused this in messages too (discord-api-docs issue 7800), where `required` means nothing else.
    """
    if required and min_values == 0:
        message = "min_values must be at least 1 when required is true"
        raise problem("SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES", message, "min_values")


def check_distinct_options(options: list[SelectOption]) -> None:
    """Raise a problem at the first option whose value another has already."""
    seen: set[str] = set()
    for index, option in enumerate(options):
        if option.value in seen:
            message = "The specified option value is already used"
            raise problem("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message, "options", index, "value")
        seen.add(option.value)
