"""What an operator may set, from the environment or `.env`, validated once at start.

`.env.example` explains every setting in the same words as the descriptions here; a test keeps the two in step.
"""

import difflib
import re
from pathlib import Path
from typing import Annotated, Literal, cast
from urllib.parse import parse_qsl, unquote, urlsplit

from dotenv.parser import parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE = Path(".env")

_TOKEN = re.compile(r"^[\w-]+\.[\w-]+\.[\w-]+$")
_DATABASE_URL = re.compile(r"^(sqlite\+aiosqlite:///|postgresql\+asyncpg://)\S+$")
_POSTGRESQL_OPTIONS = frozenset({"host", "passfile", "port", "prepared_statement_cache_size", "ssl"})
_SANDBOX_URL = re.compile(r"^https?://[\w.:\[\]-]+/?$")


class WrongSettings(Exception):
    """One or more settings cannot be used; the message names each, says what is right, and holds no secret."""


def _token(value: SecretStr) -> SecretStr:
    if not _TOKEN.fullmatch(value.get_secret_value()):
        raise ValueError("not the shape of a bot token, which is three parts divided by full stops and no spaces")
    return value


def _database_url(value: SecretStr) -> SecretStr:
    """Raises `ValueError` for what the driver would fail over, or pass over; its words hold nothing of the value."""
    url = value.get_secret_value()
    if not _DATABASE_URL.fullmatch(url):
        raise ValueError("should begin with sqlite+aiosqlite:/// or postgresql+asyncpg:// and name a database")
    if url.startswith("sqlite"):
        if url.endswith("/:memory:"):
            raise ValueError("names no file: what is kept in memory is lost at the end")
        if "?" in url:
            raise ValueError("the name of a file takes no options, which begin with a question mark")
        return value
    if url.split("?", 1)[0].count("@") > 1:
        raise ValueError("an @ of a password is written %40; so are : as %3A, / as %2F and % as %25")
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise ValueError("its address cannot be read; a port is a number from 0 to 65535") from None
    options = [name for name, _ in parse_qsl(parts.query, keep_blank_values=True)]
    if "sslmode" in options:
        raise ValueError("the option sslmode is called ssl here, as in ?ssl=require")
    if not _POSTGRESQL_OPTIONS.issuperset(options):
        raise ValueError(f"of options only these are taken: {', '.join(sorted(_POSTGRESQL_OPTIONS))}")
    if not parts.path.strip("/") and "host" not in options:
        raise ValueError("names no database behind the server")
    return value


def _sandbox_url(value: str) -> str:
    if not _SANDBOX_URL.fullmatch(value):
        raise ValueError("should be an address without a path, such as http://127.0.0.1:8765")
    return value.rstrip("/")


def _folder(value: Path) -> Path:
    if not value.is_dir():
        raise ValueError("there is no such folder")
    return value


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


class Settings(BaseSettings):
    """Every setting of the bot. Field names are the variables' names in lower case."""

    model_config = SettingsConfigDict(env_file_encoding="utf-8-sig", env_ignore_empty=True, extra="forbid", frozen=True)

    discord_token: Annotated[SecretStr, AfterValidator(_token)] | None = Field(
        None,
        description="The bot's token, from https://discord.com/developers/applications. Without one the bot starts "
        "in the sandbox, a local stand-in for Discord with a web page to try it on. Keep it secret.",
    )
    database_url: Annotated[SecretStr, AfterValidator(_database_url)] = Field(
        SecretStr("sqlite+aiosqlite:///tablecast.db"),
        description="Where decks and matches are kept. SQLite needs nothing else; for PostgreSQL write "
        "postgresql+asyncpg://user:password@host/database.",
    )
    sandbox_port: int = Field(
        8765, ge=0, le=65535, description="The port of the sandbox's page on this machine. 0 takes any that is free."
    )
    sandbox_url: Annotated[str, AfterValidator(_sandbox_url)] | None = Field(
        None,
        description="The address of a sandbox that is already running, such as http://127.0.0.1:8765. The bot then "
        "uses that one, whether or not it has a token.",
    )
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = Field(
        "INFO", description="How much is logged: DEBUG, INFO, WARNING or ERROR."
    )
    abandon_after_hours: int = Field(
        72,
        ge=1,
        le=8760,
        description="Hours without an answer after which a match is closed as abandoned, 1 to 8760, on servers that "
        "set no time of their own.",
    )
    invitation_minutes: int = Field(
        30, ge=1, le=10080, description="Minutes for which an invitation to a match can be accepted, 1 to 10080."
    )
    requests_per_second: float = Field(
        45.0,
        ge=1.0,
        le=10_000.0,
        description="Requests to Discord in a second, at most. Discord takes 50 from a bot, and more from a very large "
        "one on request; those it refuses count towards a ban of the address.",
    )
    render_workers: int = Field(
        2, ge=1, le=64, description="Pictures drawn at the same time, 1 to 64. One for each processor core is plenty."
    )
    max_matches_per_user: int = Field(
        10, ge=1, le=100, description="Matches that one person may have running at the same time, 1 to 100."
    )
    max_decks_per_user: int = Field(
        50, ge=1, le=1000, description="Decks that one person may keep for each game, 1 to 1000."
    )
    max_card_sets: int = Field(
        10, ge=0, le=1000, description="Sets of cards that a Discord server may bring, 0 to 1000."
    )
    max_cards_per_server: int = Field(
        20_000, ge=0, le=1_000_000, description="Cards in all sets of a Discord server together, 0 to 1000000."
    )
    card_pictures: Annotated[Path, AfterValidator(_folder)] | None = Field(
        None,
        description="A folder with pictures of cards that are shown in place of our art, for each Discord server its "
        "own: <id of the server>/<folder of the game>/<number of the card>.png. See docs/operating.md.",
    )

    @property
    def uses_sandbox(self) -> bool:
        """Whether the bot talks to the sandbox rather than to Discord."""
        return self.discord_token is None or self.sandbox_url is not None

    @property
    def secrets(self) -> tuple[str, ...]:
        """The texts that must never be shown or logged: the token, and the database's password as given and decoded."""
        password = urlsplit(self.database_url.get_secret_value()).password
        token = self.discord_token.get_secret_value() if self.discord_token else None
        found = {token, password, unquote(password) if password else None}
        return tuple(sorted(text for text in found if text))


def load_settings(env_file: Path = ENV_FILE) -> Settings:
    """Read the settings; a variable of the environment wins over the same one in `env_file`, which need not exist.

    Raises `WrongSettings` for values that cannot be used, and for lines of `env_file` that mean nothing.
    """
    try:
        _check_lines(env_file)
        return Settings(_env_file=env_file)
    except ValidationError as error:
        faults = error.errors(include_url=False, include_context=False)
    except UnicodeDecodeError:
        raise WrongSettings(f"{env_file} is not text in UTF-8. Save it again as UTF-8.") from None
    except OSError as error:
        raise WrongSettings(f"{env_file} cannot be read: {error.strerror}.") from None
    # Raised outside the handler: the validation error holds the values, and must not show up as its context.
    lines = "\n".join(f"  {_explain(fault)}" for fault in faults)
    raise WrongSettings(f"These settings, from the environment or {env_file}, cannot be used:\n{lines}")


def _check_lines(env_file: Path) -> None:
    """Refuse a file with lines that would be passed over: a token in one would be, and the bot start in the sandbox."""
    if env_file.is_dir():
        raise WrongSettings(f"{env_file} is a folder. Put a file in its place, such as a copy of .env.example.")
    if not env_file.exists():
        return
    with env_file.open(encoding="utf-8-sig") as lines:
        for found in parse_stream(lines):
            if found.error or (found.key is not None and found.value is None):
                raise WrongSettings(
                    f"Line {found.original.line} of {env_file} is no setting: they are written NAME=value, one a line, "
                    "and comments begin with #."
                )


def _explain(fault: ErrorDetails) -> str:
    """One fault in words. Only the values of settings that are no secrets are quoted."""
    name = str(fault["loc"][0])
    field = Settings.model_fields.get(name)
    if field is None:
        nearest = difflib.get_close_matches(name, Settings.model_fields, n=1)
        hint = f" Did you mean {nearest[0].upper()}?" if nearest else " .env.example lists those there are."
        return f"{name.upper()} is no setting of Tablecast.{hint}"
    given = "" if name in ("discord_token", "database_url") else f" is {cast(object, fault['input'])!r}"
    problem = fault["msg"].removeprefix("Value error, ")
    return f"{name.upper()}{given}: {problem[0].lower()}{problem[1:]}. {field.description}"
