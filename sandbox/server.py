"""The sandbox: a world, Discord's API around it on one port of the loopback, and a web page to live in it."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Self

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox import cdn, control, page_server
from sandbox.gateway.gateway import Gateway
from sandbox.gateway.intents import Intent
from sandbox.limits import DiscordLimits
from sandbox.operations import announcements, channels, messaging, people
from sandbox.operations.platform import Platform
from sandbox.permissions import Permission
from sandbox.person import Person, Reference, id_of
from sandbox.rest import api
from sandbox.rest.planned import Loss, Mishap
from sandbox.rest.ratelimits import RateLimiter
from sandbox.rest.wire import API, PLATFORM, answer
from sandbox.switches import Switches
from sandbox.world import default_world
from sandbox.world.model import Channel, ChannelType, Guild, Snowflake
from sandbox.world.state_file import StateFile
from sandbox.world.tables import ChatWorld

HOST = "127.0.0.1"
TOKEN = "sandbox"


class Sandbox:
    """A local stand-in for Discord. Make it, `await start()`, point a bot at `url`, `await stop()`.

    `limits` are Discord's own by default. `clock` gives seconds since 1970. `granted_intents` are the privileged
    intents the app holds. `control` opens /control to other processes. `state` is a file the world lives in; without
    one it is gone with the sandbox.
    """

    def __init__(
        self,
        *,
        limits: DiscordLimits | None = None,
        clock: Callable[[], float] = time.time,
        token: str = TOKEN,
        granted_intents: Intent = Intent.NONE,
        control: bool = False,
        state: Path | None = None,
    ) -> None:
        self.limits = limits or DiscordLimits()
        self.token = token
        self.world = ChatWorld(clock)
        self._state = None if state is None else StateFile(state, self.world)
        if self._state is None or not self._state.load():
            default_world.furnish(self.world)
        self.platform = Platform(self.world, self.limits)
        self.platform.may_read_content = bool(granted_intents & Intent.MESSAGE_CONTENT)
        self.gateway = Gateway(self.platform, token, granted_intents)
        self.platform.dispatch = self.gateway.dispatch
        self._limiter = RateLimiter(self.limits, clock)
        self._guard = api.Guard(token, self._limiter)
        self.switches = Switches(self.platform, self.gateway, self._limiter, self._guard.planned)
        self._control = control
        self._runner: web.AppRunner | None = None
        self._people: dict[Snowflake, Person] = {}

    async def start(self, port: int = 0) -> Self:
        """Listen on a port of the loopback (0: any that is free) in the running event loop."""
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, port).start()
        host, bound_port = self._runner.addresses[0][:2]
        self.platform.base_url = f"http://{host}:{bound_port}"
        if self._state is not None:
            self._state.follow()
        return self

    async def stop(self) -> None:
        """Close every connection and save the world."""
        for person in self._people.values():
            person.disconnect()
        self._people.clear()
        await self.gateway.close()
        self._guard.end()
        if self._runner is not None:
            await self._runner.cleanup()
        if self._state is not None:
            self._state.close()

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_exception: object) -> None:
        await self.stop()

    # The world

    @property
    def url(self) -> str:
        """Where the sandbox listens, as http://127.0.0.1:8765: the web page, and the base of everything else."""
        return self.platform.base_url

    @property
    def requests(self) -> list[tuple[str, str, int]]:
        """The last REST requests: (method, path, status)."""
        return list(self._guard.requests)

    def person(self, name: str) -> Person:
        """The person of that name with their client open; somebody new joins every server."""
        user = next((each for each in self.world.users if name in {each.global_name, each.username}), None)
        user = user or default_world.add_person(self.world, name)
        if user.id not in self._people:
            self._people[user.id] = Person(self.platform, user.id)
        return self._people[user.id]

    def guild(self, name: str | None = None) -> Guild:
        """The server of that name, or the first one."""
        guild = next((each for each in self.world.guilds if name in {None, each.name}), None)
        if guild is None:
            raise LookupError(f"There is no server {name!r}.")
        return guild

    def channel(self, name: str = "table", guild: Reference | None = None) -> Channel:
        """The channel or thread of that name, of any server or of this one."""
        for channel in self.world.channels:
            if channel.name == name and (guild is None or channel.guild_id == id_of(guild)):
                return channel
        raise LookupError(f"There is no channel {name!r}.")

    def add_guild(self, name: str, guild_id: int | None = None) -> Guild:
        """Add a server with everybody in it and two channels; its id decides its shard."""
        guild = default_world.add_guild(self.world, name, None if guild_id is None else Snowflake(guild_id))
        announcements.guild_created(self.platform, guild)
        return guild

    def add_channel(self, name: str, guild: Reference | None = None, kind: ChannelType = ChannelType.TEXT) -> Channel:
        """Add a channel, and tell everybody."""
        home = self.guild() if guild is None else self.world.guilds[id_of(guild)]
        channel = default_world.add_channel(self.world, home, name, len(self.world.channels_of(home.id)), kind)
        announcements.channel_created(self.platform, channel)
        return channel

    # What happens to the bot

    def drop_socket(self, *, resumable: bool = True, ask: bool = False) -> None:
        """Lose the bot's gateway connections; with `ask` it is told to reconnect (op 7) instead."""
        self.switches.drop_socket(resumable, ask)

    def hold_servers(self) -> None:
        """Let new sessions know the ids of their servers alone, as right after READY, until `tell_servers`."""
        self.gateway.hold_servers()

    def tell_servers(self) -> None:
        """Tell new sessions what was held."""
        self.gateway.tell_servers()

    def rate_limit(self, prefix: str, count: int) -> None:
        """Answer the next `count` requests to paths after /api/v10 that start with `prefix` with 429."""
        self.switches.rate_limit(prefix, count)

    def lose_answers(self, prefix: str, count: int) -> None:
        """Carry out the next `count` requests to paths after /api/v10 that start with `prefix`, but never answer."""
        self.plan(Loss.CARRIED_OUT, f"{prefix}*", count)

    def plan(self, mishap: Mishap, pattern: str, count: int = 1, *, method: str = "*") -> None:
        """Refuse or lose the next `count` requests to paths after /api/v10 that look like the pattern ("*": anything).

        A `Fault` is Discord's answer of this kind, a number a bare HTTP status; a `Loss` leaves a request unanswered.
        """
        self._guard.planned.plan(mishap, pattern, count, method)

    def forget_plans(self) -> None:
        """Let all requests go through again."""
        self._guard.planned.forget()

    @property
    def outstanding(self) -> int:
        """How many requests still have a planned mishap before them."""
        return self._guard.planned.outstanding

    def forbid_words(self, *words: str, guild: Reference | None = None) -> None:
        """Have a server want none of these words in the names of channels and threads."""
        home = self.guild() if guild is None else self.world.guilds[id_of(guild)]
        self.world.guilds.put(replace(home, forbidden_words=words))

    def require_tags(self, forum: Reference) -> None:
        """Have a forum or media channel take no posts without a tag."""
        self.world.channels.put(replace(self.world.channels[id_of(forum)], tag_required=True))

    def deny(self, permission: Permission, channel: Reference, user: Reference | None = None) -> None:
        """Take a permission in a channel from the bot, or from somebody else."""
        self.switches.deny(permission, id_of(channel), None if user is None else id_of(user))

    def allow(self, channel: Reference) -> None:
        """Give back everything that was denied in a channel."""
        self.switches.allow(id_of(channel))

    def close_dms(self, person: Reference) -> None:
        """Have a person refuse direct messages."""
        people.set_allows_dms(self.platform, id_of(person), False)

    def open_dms(self, person: Reference) -> None:
        """Have a person accept direct messages again."""
        people.set_allows_dms(self.platform, id_of(person), True)

    def leave(self, person: Reference) -> None:
        """Have a person leave every server."""
        people.leave_guilds(self.platform, id_of(person))

    def delete_channel(self, channel: Reference) -> None:
        """Delete a channel or thread, as an admin would."""
        channels.delete(self.platform, self.world.channels[id_of(channel)])

    def delete_message(self, message: Reference) -> None:
        """Delete a message, as an admin would."""
        messaging.delete(self.platform, self.world.messages[id_of(message)])

    def archive(self, thread: Reference, *, locked: bool = False) -> None:
        """Archive a thread, as time or an admin would."""
        channels.archive(self.platform, self.world.channels[id_of(thread)], locked)

    def _application(self) -> web.Application:
        middlewares = [self._save_before_answer, control.refusals, self._guard.middleware()]
        app = web.Application(middlewares=middlewares, client_max_size=self.limits.request_bytes)
        app[PLATFORM] = self.platform
        app[control.SWITCHES] = self.switches
        app.add_routes([web.get("/gateway", self.gateway.serve), web.get("/gateway/", self.gateway.serve)])
        app.add_routes([web.get(f"{API}/gateway", self._gateway), web.get(f"{API}/gateway/bot", self._gateway_bot)])
        app.add_routes([*api.ROUTES, api.UNKNOWN, *cdn.ROUTES, *page_server.routes()])
        if self._control:
            app.add_routes(control.ROUTES)
        return app

    @web.middleware
    async def _save_before_answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """What was answered was done: a client that got an answer finds it so after a crash."""
        response = await handler(request)
        if self._state is not None:
            self._state.save_changes()
        return response

    @property
    def _gateway_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/gateway"

    async def _gateway(self, _request: web.Request) -> web.Response:
        return answer({"url": self._gateway_url})

    async def _gateway_bot(self, _request: web.Request) -> web.Response:
        limit = self.gateway.session_start_limit()
        return answer({"url": self._gateway_url, "shards": 1, "session_start_limit": limit})
