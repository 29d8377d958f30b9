"""The types of columns that are converted on the way out; what cannot be converted is `Unreadable`."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, Boolean, DateTime, Dialect, LargeBinary
from sqlalchemy.types import TypeDecorator, TypeEngine

from storage.errors import Unreadable


class Careful(TypeDecorator[Any]):
    """A column in which anything may stand: SQLite keeps to no types."""

    impl: TypeEngine[Any] | type[TypeEngine[Any]] = JSON
    cache_ok = True
    stored: tuple[type, ...] = (object,)
    """What the driver gives for what is whole; `None` besides."""

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any] | None:
        """Convert what the driver gives, or raise `Unreadable` whatever is wrong with it."""
        convert = super().result_processor(dialect, coltype)

        def carefully(value: Any) -> Any:
            if value is not None and not isinstance(value, self.stored):
                raise Unreadable(f"{type(value).__name__} where {type(self).__name__} should be")
            try:
                return value if convert is None else convert(value)
            except (ValueError, TypeError, ArithmeticError, RecursionError) as problem:
                raise Unreadable(f"no {type(self).__name__}: {type(problem).__name__}") from None

        return carefully


class Json(Careful):
    """JSON."""

    impl = JSON
    cache_ok = True


class Bytes(Careful):
    """Bytes. SQLAlchemy would make a number into as many zeros."""

    impl = LargeBinary
    cache_ok = True
    stored = (bytes, memoryview)


class Truth(Careful):
    """Yes or no."""

    impl = Boolean
    cache_ok = True
    stored = (int,)


class UtcTime(Careful):
    """A moment. SQLite keeps no time zone, so times become UTC on the way in and are marked so on the way out."""

    impl = DateTime(timezone=True)
    cache_ok = True
    stored = (str, datetime)

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse a time of no zone rather than guess one."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value} has no time zone")
        at = value.astimezone(UTC)
        return at.replace(tzinfo=None) if dialect.name == "sqlite" else at

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The same moment, in UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
