"""What the players of a match have asked of each other and not answered: draws offered, answers to be taken back."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from host.match_services import MatchServices
from host.notices import RequestsChanged
from storage import Request, RequestKind


class PendingRequests:
    """The open requests of one match, one of each kind at most. Callers hold the match's lock."""

    def __init__(self, services: MatchServices, match_id: int, pending: Sequence[Request] = ()) -> None:
        self._services = services
        self._match_id = match_id
        self._pending = tuple(pending)

    @property
    def all(self) -> tuple[Request, ...]:
        """Every open request."""
        return self._pending

    def of_kind(self, kind: RequestKind) -> Request | None:
        """The open request of a kind."""
        return next((request for request in self._pending if request.kind is kind), None)

    async def open(self, request: Request) -> None:
        """Keep a request. Raises `storage.RequestPending` if there is one of its kind, and `StorageUnavailable`."""
        await self._services.database.requests.open(request)
        self._pending = (*self._pending, request)
        self._tell()

    async def close(self, kind: RequestKind) -> None:
        """Drop a request that was refused or withdrawn. Raises `StorageUnavailable`."""
        await self._services.database.requests.close(self._match_id, kind)
        self.closed({kind})

    def closed(self, kinds: Collection[RequestKind | None]) -> None:
        """Forget those of these kinds: the database has closed them."""
        had = self._pending
        self._pending = tuple(request for request in had if request.kind not in kinds)
        if self._pending != had:
            self._tell()

    def put(self, pending: Sequence[Request]) -> None:
        """Replace all of them, and tell nobody: who sees the match is told of it in another way."""
        self._pending = tuple(pending)

    async def read(self, sequence: int) -> None:
        """Read them again. The database has others: it kept something and did not confirm it.

        Those to go back from another entry than the match's last one, `sequence`, have lapsed. Raises
        `StorageUnavailable`.
        """
        repository = self._services.database.requests
        found = await repository.pending(self._match_id)
        lapsed = [request for request in found if request.kind is RequestKind.UNDO and request.sequence != sequence]
        for request in lapsed:
            await repository.close(self._match_id, request.kind)
        self._pending = tuple(request for request in found if request not in lapsed)
        self._tell()

    def _tell(self) -> None:
        self._services.notify(RequestsChanged(self._match_id))
