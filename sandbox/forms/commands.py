"""Application commands as a client registers them, and the answers to autocomplete."""

import re
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BeforeValidator, Field, StringConstraints, TypeAdapter, model_validator

from sandbox.errors import InvalidForm, Path
from sandbox.forms.base import Form, Seen, parse, problem
from sandbox.world.model import JsonObject

SUBCOMMAND, GROUP, STRING, INTEGER, USER, ATTACHMENT, NUMBER = 1, 2, 3, 4, 6, 11, 10
CHAT_INPUT = 1
MOST_CHARACTERS = 8_000
VALUE_DOES_NOT_FIT = "The value does not fit the option's type"
# Discord's ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$ in terms of Python: \w is letters, digits and underscore.
_NAME = re.compile(r"^[-'\w]{1,32}$")


def _command_name(name: str) -> str:
    if not _NAME.match(name) or name != name.lower():
        raise problem("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return name


Name = Annotated[str, StringConstraints(min_length=1, max_length=32), AfterValidator(_command_name)]
MenuName = Annotated[str, StringConstraints(min_length=1, max_length=32)]
Description = Annotated[str, StringConstraints(min_length=1, max_length=100), Seen]
Language = Literal[
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
]  # fmt: skip
Names = dict[Language, Name]
Localizations = dict[Language, Description]
ChoiceName = Annotated[str, StringConstraints(min_length=1, max_length=100), Seen]
ChoiceText = Annotated[str, StringConstraints(min_length=1, max_length=100)]


Bound = Annotated[int | float, Field(ge=-(2**53), le=2**53)]


class CommandChoice(Form):
    """A fixed choice of an option, or an autocomplete result."""

    name: ChoiceName
    name_localizations: Localizations | None = None
    value: ChoiceText | Annotated[int, Field(ge=-(2**53), le=2**53)] | float


class CommandOption(Form):
    """An option, a subcommand or a group of subcommands."""

    type: Annotated[int, Field(ge=1, le=11)]
    name: Name
    name_localizations: Names | None = None
    description: Description
    description_localizations: Localizations | None = None
    required: bool = False
    choices: Annotated[list[CommandChoice], Field(max_length=25)] | None = None
    options: Annotated[list["CommandOption"], Field(max_length=25)] | None = None
    channel_types: list[int] | None = None
    min_value: Bound | None = None
    max_value: Bound | None = None
    min_length: Annotated[int, Field(ge=0, le=6000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=6000)] | None = None
    autocomplete: bool = False

    @model_validator(mode="after")
    def _fits_its_type(self) -> Self:
        if self.autocomplete and (self.choices or self.type not in {STRING, INTEGER, NUMBER}):
            message = "Autocomplete is for text and numbers, and cannot be used with choices"
            raise problem("APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", message, "autocomplete")
        if self.choices and self.type not in {STRING, INTEGER, NUMBER}:
            raise problem("APPLICATION_COMMAND_OPTION_CHOICES_INVALID", "This type takes no choices", "choices")
        if self.options and self.type not in {SUBCOMMAND, GROUP}:
            raise problem("APPLICATION_COMMAND_OPTION_OPTIONS_INVALID", "This type takes no options", "options")
        if self.type == GROUP and any(option.type != SUBCOMMAND for option in self.options or ()):
            raise problem("APPLICATION_COMMAND_INVALID_OPTIONS", "A group holds subcommands only", "options")
        if self.type == SUBCOMMAND and any(option.type in {SUBCOMMAND, GROUP} for option in self.options or ()):
            raise problem("APPLICATION_COMMAND_INVALID_OPTIONS", "A subcommand holds no subcommands", "options")
        _check_choices(self)
        _check_bounds(self)
        check_options(self.options or [])
        return self


PermissionText = Annotated[str, StringConstraints(pattern=r"^\d+$")]


def _as_text(value: object) -> object:
    """Discord documents permissions as text and takes them as a number too; discord.py sends a number."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


class CommandForm(Form):
    """A command. Menu commands (types 2 and 3) have no description and no options."""

    type: Literal[1, 2, 3] = 1
    name: MenuName
    name_localizations: Localizations | None = None
    description: Annotated[str, StringConstraints(max_length=100)] = ""
    description_localizations: Localizations | None = None
    options: Annotated[list[CommandOption], Field(default_factory=list, max_length=25)]
    default_member_permissions: Annotated[PermissionText, BeforeValidator(_as_text)] | None = None
    dm_permission: bool | None = None
    nsfw: bool = False
    contexts: list[Literal[0, 1, 2]] | None = None
    integration_types: list[Literal[0, 1]] | None = None

    @model_validator(mode="after")
    def _fits_its_type(self) -> Self:
        if self.type == CHAT_INPUT:
            if not _NAME.match(self.name) or self.name != self.name.lower():
                raise problem("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid", "name")
            if not self.description:
                raise problem("BASE_TYPE_REQUIRED", "This field is required", "description")
        elif self.description or self.options:
            message = "Context menu commands cannot have a description or options"
            raise problem("APPLICATION_COMMAND_CONTEXT_MENU_INVALID", message, "description")
        nested = [option.type in {SUBCOMMAND, GROUP} for option in self.options]
        if any(nested) and not all(nested):
            message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
            raise problem("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message, "options")
        check_options(self.options)
        return self

    @property
    def characters(self) -> int:
        """What counts towards the 8,000: names, descriptions and choices, each in its longest localisation."""
        return _characters(self)


_COMMAND: TypeAdapter[CommandForm] = TypeAdapter(CommandForm)
_COMMANDS: TypeAdapter[list[CommandForm]] = TypeAdapter(list[CommandForm])
_CHOICES: TypeAdapter[list[CommandChoice]] = TypeAdapter(Annotated[list[CommandChoice], Field(max_length=25)])


def parse_command(data: Any) -> JsonObject:
    """One command's body, checked and completed with Discord's defaults."""
    form = parse(_COMMAND, data)
    _check_size(form, ())
    return _completed(form)


def parse_commands(data: Any) -> list[JsonObject]:
    """The bodies of a bulk overwrite."""
    forms = parse(_COMMANDS, data)
    seen: set[tuple[int, str]] = set()
    for index, form in enumerate(forms):
        _check_size(form, (index,))
        if (form.type, form.name) in seen:
            message = "Application command names must be unique"
            raise InvalidForm([((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)])
        seen.add((form.type, form.name))
    return [_completed(form) for form in forms]


def parse_choices(data: Any, kind: int, at: Path = ("data", "choices")) -> list[JsonObject]:
    """An autocomplete result for an option of this type: at most 25 choices."""
    choices = parse(_CHOICES, data, at)
    for index, choice in enumerate(choices):
        if not _fits(choice, kind):
            code = "APPLICATION_COMMAND_OPTION_CHOICE_VALUE_INVALID"
            raise InvalidForm([((*at, index, "value"), code, VALUE_DOES_NOT_FIT)])
    return [choice.model_dump(mode="json", exclude_none=True) for choice in choices]


def check_options(options: list[CommandOption]) -> None:
    """Raise a problem at a repeated name, or at a required option that follows an optional one."""
    seen: set[str] = set()
    optional_seen = False
    for index, option in enumerate(options):
        if option.name in seen:
            message = "Option name already exists"
            raise problem("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message, "options", index, "name")
        if option.required and optional_seen:
            message = "Required options must be placed before non-required options"
            raise problem("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message, "options", index)
        seen.add(option.name)
        optional_seen = optional_seen or not option.required


def _check_bounds(option: CommandOption) -> None:
    """Lengths are for text, values for numbers; the least is not above the most."""
    for unit, kinds in (("length", {STRING}), ("value", {INTEGER, NUMBER})):
        least, most = getattr(option, f"min_{unit}"), getattr(option, f"max_{unit}")
        for field, bound in ((f"min_{unit}", least), (f"max_{unit}", most)):
            if bound is not None and option.type not in kinds:
                raise problem("APPLICATION_COMMAND_OPTION_TYPE_INVALID", f"This type takes no {field}", field)
            if isinstance(bound, float) and option.type == INTEGER:
                raise problem("NUMBER_TYPE_COERCE", f'Value "{bound}" is not int.', field)
        if least is not None and most is not None and least > most:
            message = f"min_{unit} must be equal to or less than max_{unit}"
            raise problem("APPLICATION_COMMAND_OPTION_RANGE_INVALID", message, f"min_{unit}")


def _check_choices(option: CommandOption) -> None:
    seen: set[str] = set()
    for index, choice in enumerate(option.choices or ()):
        if choice.name in seen:
            message = "Option choice name already exists"
            code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"
            raise problem(code, message, "choices", index, "name")
        seen.add(choice.name)
        if not _fits(choice, option.type):
            code = "APPLICATION_COMMAND_OPTION_CHOICE_VALUE_INVALID"
            raise problem(code, VALUE_DOES_NOT_FIT, "choices", index, "value")


def _fits(choice: CommandChoice, kind: int) -> bool:
    if kind == STRING:
        return isinstance(choice.value, str)
    return isinstance(choice.value, int) or (kind == NUMBER and isinstance(choice.value, float))


def _check_size(form: CommandForm, at: Path) -> None:
    if form.characters > MOST_CHARACTERS:
        message = f"Command exceeds maximum size ({MOST_CHARACTERS}); it has {form.characters}"
        raise InvalidForm([(at, "APPLICATION_COMMAND_TOO_LARGE", message)])


def _characters(form: CommandForm | CommandOption) -> int:
    named = max(map(len, (form.name, *(form.name_localizations or {}).values())))
    described = max(map(len, (form.description, *(form.description_localizations or {}).values())))
    own = named + described + sum(map(_characters, form.options or []))
    if isinstance(form, CommandOption):
        own += sum(len(choice.name) + len(str(choice.value)) for choice in form.choices or ())
    return own


def _completed(form: CommandForm) -> JsonObject:
    body: JsonObject = form.model_dump(
        mode="json", exclude_none=True, exclude={"dm_permission"}, exclude_defaults=False
    )
    everywhere = [0] if form.dm_permission is False else [0, 1, 2]
    body["contexts"] = everywhere if form.contexts is None else form.contexts
    body["integration_types"] = [0] if form.integration_types is None else form.integration_types
    body["default_member_permissions"] = form.default_member_permissions
    return body
