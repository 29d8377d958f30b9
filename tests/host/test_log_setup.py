"""Logs: one line an event, and never a secret."""

import io
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from host.log_setup import OneLineFormatter

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"
ROOT = Path(__file__).parent.parent.parent


class Log:
    """A logger apart from the program's, and what it wrote."""

    def __init__(self, *secrets: str) -> None:
        self._stream = io.StringIO()
        handler = logging.StreamHandler(self._stream)
        handler.setFormatter(OneLineFormatter(secrets))
        self.logger = logging.Manager(logging.RootLogger(logging.DEBUG)).getLogger("host.match")
        self.logger.addHandler(handler)

    @property
    def text(self) -> str:
        return self._stream.getvalue()


def test_an_event_is_one_line_with_its_fields() -> None:
    log = Log()
    log.logger.info("answer committed", extra={"match": 17, "sequence": 42})
    assert log.text.endswith("Z INFO    host.match: answer committed match=17 sequence=42\n")


def test_a_line_break_in_a_name_cannot_forge_a_line() -> None:
    log = Log()
    log.logger.info("joined: %s", "Ann\n2026-01-01 INFO all is well", extra={"deck": "a\r\nb"})
    assert log.text.count("\n") == 1
    assert "\r" not in log.text


def test_the_token_is_taken_out_of_messages_arguments_fields_and_tracebacks() -> None:
    log = Log("hush-hush")
    try:
        raise RuntimeError("login with hush-hush failed")
    except RuntimeError:
        log.logger.exception("hush-hush and %s", "hush-hush", extra={"header": "Bot hush-hush"})
    assert "hush-hush" not in log.text
    assert "Traceback" in log.text
    assert log.text.count("[redacted]") >= 4


@pytest.mark.parametrize(
    "secret",
    [
        f"Authorization: Bot {TOKEN}",
        "POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb246MTIzNDU2Nzg5/callback",
        "PATCH https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246MTIzNDU2Nzg5/messages/@original",
    ],
)
def test_what_looks_like_a_secret_is_taken_out_even_if_nobody_named_it(secret: str) -> None:
    log = Log()
    log.logger.warning("rate limited on %s", secret)
    assert "[redacted]" in log.text
    assert TOKEN not in log.text
    assert "aW50ZXJh" not in log.text


def test_a_message_with_the_wrong_arguments_is_still_logged_and_redacted(capsys: pytest.CaptureFixture[str]) -> None:
    log = Log("hush-hush")
    log.logger.info("%d cards", "hush-hush")
    assert "%d cards" in log.text
    assert "hush-hush" not in log.text
    assert capsys.readouterr().err == ""


def test_an_exception_that_nothing_caught_and_a_warning_are_logged_and_redacted() -> None:
    program = (
        "import warnings; from host.log_setup import configure_logging; configure_logging('INFO', ['hush-hush']);"
        "warnings.warn('hush-hush is old'); raise RuntimeError('bad hush-hush')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 1
    assert "stopped by an unexpected error" in done.stderr
    assert "RuntimeError: bad [redacted]" in done.stderr
    assert "py.warnings" in done.stderr
    assert "hush-hush is" not in done.stderr
