"""Logging: one line an event, in UTC, with no secret in it.

    2026-01-31T12:00:00.123Z INFO    host.match: answer committed match=17 sequence=42

Whatever a caller passes as `extra={"match": 17}` is appended as `match=17`. Line breaks in a message are escaped, so
that a name typed by a user cannot forge a line; a traceback follows its line, indented.
"""

import logging
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from types import TracebackType

REDACTED = "[redacted]"

# Shapes of secrets that are not known beforehand: bot tokens, and the tokens in addresses of interactions and webhooks.
_SECRET_SHAPES = (
    re.compile(r"()[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),
    re.compile(r"((?:interactions|webhooks)/\d+/)[\w.-]{20,}"),
)

# These log every statement they run at INFO or DEBUG, parameters included.
_QUIETENED = ("aiosqlite", "alembic", "asyncio", "PIL", "sqlalchemy")

_STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class OneLineFormatter(logging.Formatter):
    """Formats a record as one line, and takes the given secrets out of everything it writes, tracebacks included."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        # Longest first: a secret may be a part of another.
        self._secrets = sorted((text for text in secrets if text), key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line, followed by its indented traceback if it has one."""
        at = datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3]
        fields = "".join(f" {key}={value}" for key, value in vars(record).items() if key not in _STANDARD_FIELDS)
        line = f"{at}Z {record.levelname:<7} {record.name}: {_message(record)}{fields}"
        line = line.replace("\r", "\\r").replace("\n", "\\n")
        trace = self.formatException(record.exc_info) if record.exc_info else record.exc_text
        if trace:
            line += "".join(f"\n    {part}" for part in trace.splitlines())
        return self._redact(line)

    def _redact(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, REDACTED)
        for shape in _SECRET_SHAPES:
            text = shape.sub(rf"\g<1>{REDACTED}", text)
        return text


def configure_logging(level: str, secrets: Iterable[str]) -> None:
    """Send everything at `level` and above to standard error, without any of `secrets`.

    Python warnings and exceptions that nothing caught are logged as well, so that they are redacted too.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLineFormatter(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _QUIETENED:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level]))
    logging.captureWarnings(capture=True)
    sys.excepthook = _log_uncaught


def _message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except (TypeError, ValueError):
        # Left to itself, logging would print the arguments past this formatter, unredacted.
        return f"{record.msg} {record.args!r}"


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    logging.getLogger("tablecast").critical("stopped by an unexpected error", exc_info=(kind, error, trace))
