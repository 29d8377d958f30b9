"""What a test has planned for the next requests to some paths."""

from aiohttp import web

from sandbox.rest.wire import API


class Planned:
    """Something that is to happen to the next requests to paths (after /api/v10) that start with a prefix."""

    def __init__(self) -> None:
        self._left: dict[str, int] = {}

    def plan(self, prefix: str, count: int) -> None:
        """It happens to the next `count` such requests."""
        self._left[prefix] = count

    def happens_to(self, request: web.Request) -> bool:
        """Whether it happens to this request, which is then counted."""
        path = request.path.removeprefix(API)
        for prefix, left in self._left.items():
            if left and path.startswith(prefix):
                self._left[prefix] -= 1
                return True
        return False
