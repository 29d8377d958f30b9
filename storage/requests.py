"""Requests that the other player must consent to: an offer of a draw, or taking an answer back."""

from dataclasses import asdict, dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import Row, delete, insert, select

from storage.connections import Transactions
from storage.errors import RequestPending, Unreadable
from storage.reading import EntryNumber, SeatNumber, Shape, readable
from storage.tables import requests


class RequestKind(StrEnum):
    """What somebody asks the other player to agree to."""

    DRAW = "draw"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Request:
    """A pending request, made by `seat` after the journal's entry `sequence`. `back_to` is for an undo."""

    match_id: int
    kind: RequestKind
    seat: SeatNumber
    sequence: EntryNumber
    at: datetime
    back_to: EntryNumber | None = None


_REQUEST = Shape(Request)


class RequestRepository:
    """The pending requests of every match, at most one of a kind in each."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def open(self, request: Request) -> None:
        """Put a request to the other player. Raises `RequestPending` if one of its kind is pending."""
        same = (requests.c.match_id == request.match_id, requests.c.kind == request.kind)
        async with self._transactions.writing() as connection:
            if readable(await connection.execute(select(requests).where(*same)), request_of):
                raise RequestPending(request.match_id, request.kind)
            await connection.execute(delete(requests).where(*same))  # one that cannot be read is in nobody's way
            await connection.execute(insert(requests).values(asdict(request)))

    async def pending(self, match_id: int) -> list[Request]:
        """What is pending in a match; not what cannot be read."""
        query = select(requests).where(requests.c.match_id == match_id).order_by(requests.c.kind)
        async with self._transactions.reading() as connection:
            return readable(await connection.execute(query), request_of)

    async def close(self, match_id: int, kind: RequestKind) -> Request | None:
        """Take a pending request off the table, whatever the answer was, and return it.

        Of several who do so at the same time one gets the request, the others `None`.
        """
        done = delete(requests).where(requests.c.match_id == match_id, requests.c.kind == kind).returning(requests)
        async with self._transactions.writing() as connection:
            row = (await connection.execute(done)).one_or_none()
        return None if row is None else request_of(row)

    async def close_all(self, match_id: int) -> None:
        """Drop what is pending in a match, because it went on or is over."""
        async with self._transactions.writing() as connection:
            await connection.execute(delete(requests).where(requests.c.match_id == match_id))


def request_of(row: Row[tuple[object, ...]]) -> Request:
    """A row of the table as a request. Raises `Unreadable`."""
    request = _REQUEST.of(row._mapping)
    if (request.back_to is not None) != (request.kind is RequestKind.UNDO):
        raise Unreadable("Request: back_to belongs to an undo, and to nothing else")
    return request
