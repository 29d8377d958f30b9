"""Settings: defaults that work, errors that say what is right, secrets that stay secret."""

import os
import re
from pathlib import Path

import pytest

from host.settings import Settings, WrongSettings, load_settings

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def _no_settings_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.lower() in Settings.model_fields:
            monkeypatch.delenv(name)


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_everything_has_a_default_and_no_token_means_the_sandbox(env_file: Path) -> None:
    settings = load_settings(env_file)
    assert settings.uses_sandbox
    assert settings.database_url.get_secret_value() == "sqlite+aiosqlite:///tablecast.db"
    assert settings.secrets == ()


def test_a_token_means_discord_unless_a_running_sandbox_is_named(env_file: Path) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\n")
    assert not load_settings(env_file).uses_sandbox
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nSANDBOX_URL=http://127.0.0.1:9000/\n")
    settings = load_settings(env_file)
    assert settings.uses_sandbox
    assert settings.sandbox_url == "http://127.0.0.1:9000"


def test_the_environment_wins_over_the_file(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text("SANDBOX_PORT=1111\nRENDER_WORKERS=3\n")
    monkeypatch.setenv("SANDBOX_PORT", "2222")
    settings = load_settings(env_file)
    assert (settings.sandbox_port, settings.render_workers) == (2222, 3)


def test_an_empty_value_is_the_default(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=\nSANDBOX_PORT=\n")
    assert load_settings(env_file) == Settings(_env_file=None)


def test_the_log_level_may_be_written_in_small_letters(env_file: Path) -> None:
    env_file.write_text("LOG_LEVEL=debug\n")
    assert load_settings(env_file).log_level == "DEBUG"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("SANDBOX_PORT=99999", ["SANDBOX_PORT is '99999'", "65535"]),
        ("SANDBOX_PORT=web", ["SANDBOX_PORT is 'web'", "integer"]),
        ("LOG_LEVEL=loud", ["LOG_LEVEL is 'LOUD'", "DEBUG"]),
        ("DATABASE_URL=tablecast.db", ["DATABASE_URL", "sqlite+aiosqlite:///"]),
        ("SANDBOX_URL=localhost", ["SANDBOX_URL is 'localhost'", "http://127.0.0.1:8765"]),
        ("RENDER_WORKERS=0", ["RENDER_WORKERS is '0'", "greater than or equal to 1"]),
        ("DISCORD_TOKNE=x", ["DISCORD_TOKNE is no setting", "DISCORD_TOKEN?"]),
        ("PAINT=red", ["PAINT is no setting", ".env.example"]),
        ("DATABASE_URL=sqlite+aiosqlite:///:memory:", ["DATABASE_URL: names no file"]),
        ("DATABASE_URL=sqlite+aiosqlite:///x.db?mode=ro", ["DATABASE_URL: the name of a file takes no options"]),
        ("DATABASE_URL=postgresql+asyncpg://u:p@host:abc/d", ["DATABASE_URL: its address cannot be read", "a port"]),
        ("DATABASE_URL=postgresql+asyncpg://u:p@q@host/d", ["DATABASE_URL: an @ of a password is written %40"]),
        ("DATABASE_URL=postgresql+asyncpg://u:p@host/d?sslmode=require", ["?ssl=require"]),
        ("DATABASE_URL=postgresql+asyncpg://u:p@host/d?application_name=x", ["only these are taken", "ssl"]),
        ("DATABASE_URL=postgresql+asyncpg://u:p@host", ["DATABASE_URL: names no database"]),
        ("LOG_LEVEL=INFO\nDISCORD_TOKEN", ["Line 2 of", "is no setting", "NAME=value"]),
        ("DISCORD_TOKEN hushhush", ["Line 1 of", "is no setting", "NAME=value"]),
    ],
)
def test_a_wrong_setting_is_named_with_what_would_be_right(env_file: Path, line: str, words: list[str]) -> None:
    env_file.write_text(line + "\n")
    with pytest.raises(WrongSettings) as caught:
        load_settings(env_file)
    for word in words:
        assert word in str(caught.value)


def test_every_wrong_setting_is_named_at_once(env_file: Path) -> None:
    env_file.write_text("SANDBOX_PORT=web\nLOG_LEVEL=loud\n")
    with pytest.raises(WrongSettings, match=r"(?s)SANDBOX_PORT.*LOG_LEVEL"):
        load_settings(env_file)


@pytest.mark.parametrize(
    "line",
    [
        "DISCORD_TOKEN=Bot hushhush",
        "DATABASE_URL=mysql://me:hushhush@host/db",
        "DATABASE_URL=postgresql+asyncpg://me:hush@hushhush@host/db",
        "DATABASE_URL=postgresql+asyncpg://me@host:hushhush/db",
        "DISCORD_TOKNE=hushhush",
        "DISCORD_TOKEN hushhush",
    ],
)
def test_no_error_shows_a_secret(env_file: Path, line: str) -> None:
    env_file.write_text(line + "\n")
    with pytest.raises(WrongSettings) as caught:
        load_settings(env_file)
    assert "hushhush" not in str(caught.value)
    assert caught.value.__context__ is None


def test_settings_do_not_show_their_secrets(env_file: Path) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nDATABASE_URL=postgresql+asyncpg://me:hush%21hush@host/db\n")
    settings = load_settings(env_file)
    assert TOKEN not in repr(settings)
    assert "hush" not in repr(settings)
    assert set(settings.secrets) == {TOKEN, "hush%21hush", "hush!hush"}


def test_a_file_in_another_encoding_is_a_clear_error(env_file: Path) -> None:
    env_file.write_bytes("LOG_LEVEL=日本".encode("utf-16"))
    with pytest.raises(WrongSettings, match="UTF-8"):
        load_settings(env_file)


@pytest.mark.parametrize("options", ["?ssl=require", "?host=/var/run/postgresql", ""])
def test_a_server_may_be_named_with_what_the_driver_takes(env_file: Path, options: str) -> None:
    url = f"postgresql+asyncpg://me:p%40ss@[::1]:5432/db{options}"
    env_file.write_text(f"DATABASE_URL={url}\n")
    assert load_settings(env_file).database_url.get_secret_value() == url


def test_a_file_as_editors_on_windows_save_it_is_read(env_file: Path) -> None:
    env_file.write_bytes(b"\xef\xbb\xbfSANDBOX_PORT=1234\r\nLOG_LEVEL=debug\r\n")
    settings = load_settings(env_file)
    assert (settings.sandbox_port, settings.log_level) == (1234, "DEBUG")


def test_a_folder_in_the_place_of_the_file_is_a_clear_error(env_file: Path) -> None:
    env_file.mkdir()
    with pytest.raises(WrongSettings, match="is a folder"):
        load_settings(env_file)


def test_the_example_file_explains_every_setting_in_the_same_words_and_shows_its_default() -> None:
    blocks = (ROOT / ".env.example").read_text(encoding="utf-8").strip().split("\n\n")[1:]
    shown = {}
    for block in blocks:
        *comment, assignment = block.splitlines()
        name, _, value = assignment.partition("=")
        shown[name] = (" ".join(re.sub(r"^# ?", "", line) for line in comment), value)
    defaults = Settings(_env_file=None)
    expected = {}
    for name, field in Settings.model_fields.items():
        value = getattr(defaults, name)
        text = "" if value is None else value.get_secret_value() if hasattr(value, "get_secret_value") else str(value)
        expected[name.upper()] = (field.description, text)
    assert shown == expected


def test_the_example_file_can_be_used_as_it_is() -> None:
    assert load_settings(ROOT / ".env.example") == Settings(_env_file=None)
