"""How a form is checked: pydantic finds the problems, and they are told in Discord's codes and words (error 50035)."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    StringConstraints,
    TypeAdapter,
    ValidationError,
    model_validator,
)
from pydantic_core import ErrorDetails, PydanticCustomError

from sandbox.errors import InvalidForm, Path

ParsedT = TypeVar("ParsedT")


class Form(BaseModel):
    """A JSON object. Unknown fields are dropped, as Discord does."""

    model_config = ConfigDict(extra="ignore", frozen=True, strict=False)


class FormWithNulls(Form):
    """A JSON object in which null means that the field is not given. discord.py writes its components like that."""

    @model_validator(mode="before")
    @classmethod
    def _null_is_not_given(cls, data: Any) -> Any:
        return {name: value for name, value in data.items() if value is not None} if isinstance(data, dict) else data


def _as_snowflake(value: Any) -> Any:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


SnowflakeText = Annotated[str, BeforeValidator(_as_snowflake), StringConstraints(pattern=r"^\d{1,20}$")]


def parse(adapter: TypeAdapter[ParsedT], data: Any, at: Path = ()) -> ParsedT:
    """Check `data` and return it parsed; raises InvalidForm whose paths start with `at`."""
    try:
        return adapter.validate_python(data)
    except ValidationError as error:
        raise InvalidForm(_problem(details, data, at) for details in error.errors()) from None


def problem(code: str, message: str, *at: str | int) -> PydanticCustomError:
    """An error for a validator to raise: Discord's code and message, `at` a path below what is being validated."""
    return PydanticCustomError("discord", "{code}", {"code": code, "message": message, "at": at})


def _seen(text: str) -> str:
    if not text.strip():
        raise problem("BASE_TYPE_REQUIRED", "This field is required")
    return text


Seen = AfterValidator(_seen)
"""Text of spaces alone is none: Discord leaves out the spaces around a text."""


def _problem(details: ErrorDetails, data: Any, at: Path) -> tuple[Path, str, str]:
    context: Mapping[str, Any] = details.get("ctx", {})
    path = at + _real_path(details["loc"], data)
    if details["type"] == "discord":
        return path + tuple(context["at"]), context["code"], context["message"]
    code, message = _DISCORD_ERRORS.get(details["type"], _other_error)(context, details)
    return path, code, message


def _real_path(location: Path, data: Any) -> Path:
    """Pydantic's location without the tags it adds for the members of a union."""
    path: list[str | int] = []
    here = data
    for part in location:
        if isinstance(here, list) and isinstance(part, int):
            path.append(part)
            here = here[part] if part < len(here) else None
        elif isinstance(here, dict) and isinstance(part, str) and not part.isdigit() and "[" not in part:
            path.append(part)
            here = here.get(part)
    return tuple(path)


def _other_error(_context: Mapping[str, Any], details: ErrorDetails) -> tuple[str, str]:
    return "BASE_TYPE_BAD_VALUE", details["msg"]


def _length(context: Mapping[str, Any], details: ErrorDetails) -> tuple[str, str]:
    if details["type"] in {"too_short", "string_too_short"} and context["min_length"] == 1:
        return "BASE_TYPE_BAD_LENGTH", "Must be 1 or more in length."
    bound = f"{context['max_length']} or fewer" if "max_length" in context else f"{context['min_length']} or more"
    code = "BASE_TYPE_MAX_LENGTH" if "max_length" in context else "BASE_TYPE_MIN_LENGTH"
    return code, f"Must be {bound} in length."


_Describe = Callable[[Mapping[str, Any], ErrorDetails], tuple[str, str]]
_DISCORD_ERRORS: dict[str, _Describe] = {
    "missing": lambda _context, _details: ("BASE_TYPE_REQUIRED", "This field is required"),
    "string_too_long": _length,
    "string_too_short": _length,
    "too_long": _length,
    "too_short": _length,
    "string_pattern_mismatch": lambda _context, _details: (
        "STRING_TYPE_REGEX",
        "String value did not match validation regex.",
    ),
    "literal_error": lambda context, _details: ("BASE_TYPE_CHOICES", f"Value must be one of ({context['expected']})."),
    "enum": lambda context, _details: ("BASE_TYPE_CHOICES", f"Value must be one of ({context['expected']})."),
    "union_tag_invalid": lambda context, _details: (
        "UNION_TYPE_CHOICES",
        f'Value of field "type" must be one of ({context["expected_tags"]}).',
    ),
    "union_tag_not_found": lambda _context, _details: ("BASE_TYPE_REQUIRED", "This field is required"),
    "less_than_equal": lambda context, _details: (
        "NUMBER_TYPE_MAX",
        f"int value should be less than or equal to {context['le']}.",
    ),
    "greater_than_equal": lambda context, _details: (
        "NUMBER_TYPE_MIN",
        f"int value should be greater than or equal to {context['ge']}.",
    ),
}
