"""The routes of the web page: its files, the list of people, and a socket for each person shown."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from sandbox.page_protocol import Client
from sandbox.rest.wire import answer, platform_of
from sandbox.world.model import JsonObject, Snowflake

PAGE = Path(__file__).parent / "page"
MOST_BYTES = 20 * 1024 * 1024  # of one message: a file of the largest size in base64


async def index(_request: web.Request) -> web.FileResponse:
    """GET the page."""
    return web.FileResponse(PAGE / "index.html")


async def people(request: web.Request) -> web.Response:
    """GET the people one can be."""
    users = [user for user in platform_of(request).world.users if not user.bot]
    return answer([{"id": str(u.id), "name": u.global_name or u.username, "color": u.color} for u in users])


async def socket(request: web.Request) -> web.StreamResponse:
    """The socket of one person's client, `?as=<user id>`."""
    platform = platform_of(request)
    # A page of somewhere else must not act in somebody's name.
    if urlsplit(request.headers.get("Origin", "")).netloc not in {"", request.host}:
        raise web.HTTPForbidden(text="The socket is for the sandbox's own page.")
    reader = request.query.get("as", "")
    user = platform.world.users.get(Snowflake(int(reader) if reader.isdecimal() else 0))
    if user is None or user.bot:
        raise web.HTTPNotFound(text="There is no such person.")
    websocket = web.WebSocketResponse(max_msg_size=MOST_BYTES, heartbeat=30)
    await websocket.prepare(request)
    outbox: asyncio.Queue[JsonObject] = asyncio.Queue()
    client = Client(platform, user.id, outbox.put_nowait)
    client.connect()
    sender = asyncio.create_task(_send(websocket, outbox))
    try:
        async for message in websocket:
            if message.type is WSMsgType.TEXT:
                _receive(client, outbox, message.data)
    finally:
        client.disconnect()
        sender.cancel()
        with suppress(asyncio.CancelledError, ConnectionError):
            await sender
    return websocket


def _receive(client: Client, outbox: "asyncio.Queue[JsonObject]", text: str) -> None:
    try:
        message = json.loads(text)
    except ValueError:
        outbox.put_nowait({"type": "error", "reason": "That was not JSON."})
    else:
        client.receive(message)


async def _send(websocket: web.WebSocketResponse, outbox: "asyncio.Queue[JsonObject]") -> None:
    while True:
        await websocket.send_json(await outbox.get())


def routes() -> list[web.AbstractRouteDef]:
    """The page's routes; its files only where the page is installed."""
    own: list[web.AbstractRouteDef] = [web.get("/ui/people", people), web.get("/ui/socket", socket)]
    return [*own, web.get("/", index), web.static("/page", PAGE)] if PAGE.is_dir() else own
