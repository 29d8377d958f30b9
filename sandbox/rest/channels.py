"""Routes of channels, threads and direct messages."""

from aiohttp import web

from sandbox.errors import ApiError, DiscordError
from sandbox.forms.base import parse
from sandbox.forms.channels import CHANNEL_PATCH, DIRECT_MESSAGE, THREAD
from sandbox.operations import channels, threads
from sandbox.operations.access import visible_message
from sandbox.payloads import basics
from sandbox.permissions import Permission
from sandbox.rest.wire import API, answer, channel_of, nothing, platform_of, read_form, read_json, snowflake
from sandbox.world.model import HAVE_POSTS, ChannelType, Snowflake
from sandbox.world.visibility import permissions_in

_CHANNEL = API + r"/channels/{channel_id:\d+}"
_MEMBERS = _CHANNEL + "/thread-members"


async def open_dm(request: web.Request) -> web.Response:
    """POST: open a direct message."""
    platform = platform_of(request)
    form = parse(DIRECT_MESSAGE, await read_json(request))
    channel = channels.open_dm(platform, Snowflake(int(form.recipient_id)))
    return answer(basics.channel(platform.world, channel))


async def single(request: web.Request) -> web.Response:
    """GET a channel."""
    return answer(basics.channel(platform_of(request).world, channel_of(request)))


async def change(request: web.Request) -> web.Response:
    """PATCH a channel or thread."""
    platform, channel = platform_of(request), channel_of(request)
    patch = parse(CHANNEL_PATCH, await read_json(request))
    changed = channels.change(platform, channel, platform.world.bot.id, patch)
    return answer(basics.channel(platform.world, changed))


async def remove(request: web.Request) -> web.Response:
    """DELETE a channel or thread; closes a direct message."""
    platform, channel = platform_of(request), channel_of(request)
    body = basics.channel(platform.world, channel)
    channels.delete_as_bot(platform, channel)
    return answer(body)


async def create_thread(request: web.Request) -> web.Response:
    """POST a thread, with or without a message to start from, or a post with its first message."""
    platform, parent = platform_of(request), channel_of(request)
    body, uploads = await read_form(request)
    form = parse(THREAD, body)
    bot_id = platform.world.bot.id
    if parent.type in HAVE_POSTS:
        first = threads.create_post(platform, parent, bot_id, form, uploads)
        post = basics.channel(platform.world, platform.world.channels[first.channel_id])
        return answer(post | {"message": platform.message_for_bot(first)}, 201)
    starter = None
    if "message_id" in request.match_info:
        starter = visible_message(platform, parent, snowflake(request, "message_id"), bot_id)
    thread = threads.create(platform, parent, bot_id, form, starter)
    return answer(basics.channel(platform.world, thread), 201)


async def archived_threads(request: web.Request) -> web.Response:
    """GET the public threads of a channel that are archived."""
    platform, parent = platform_of(request), channel_of(request)
    world = platform.world
    if not permissions_in(world, parent, world.bot.id) & Permission.READ_MESSAGE_HISTORY:
        raise ApiError(DiscordError.MISSING_ACCESS)
    found = [
        each
        for each in world.channels
        if each.parent_id == parent.id and each.archived and each.type is not ChannelType.PRIVATE_THREAD
    ]
    members = [basics.thread_member(each, world.bot.id) for each in found if world.bot.id in each.member_ids]
    body = {"threads": [basics.channel(world, each) for each in found], "members": members, "has_more": False}
    return answer(body)


async def thread_members(request: web.Request) -> web.Response:
    """GET the members of a thread."""
    thread = channel_of(request)
    return answer([basics.thread_member(thread, each) for each in thread.member_ids])


async def add_member(request: web.Request) -> web.Response:
    """PUT somebody into a thread."""
    threads.add_member(platform_of(request), channel_of(request), _user_id(request))
    return nothing()


async def remove_member(request: web.Request) -> web.Response:
    """DELETE somebody from a thread: oneself, or anybody with Manage Threads or from one's own thread."""
    platform, thread, user_id = platform_of(request), channel_of(request), _user_id(request)
    bot_id = platform.world.bot.id
    may_manage = permissions_in(platform.world, thread, bot_id) & Permission.MANAGE_THREADS
    if user_id != bot_id and not may_manage and thread.owner_id != bot_id:
        raise ApiError(DiscordError.MISSING_PERMISSIONS)
    threads.remove_member(platform, thread, user_id)
    return nothing()


def _user_id(request: web.Request) -> Snowflake:
    if request.match_info["user_id"] == "@me":
        return platform_of(request).world.bot.id
    return snowflake(request, "user_id")


ROUTES = (
    web.post(API + "/users/@me/channels", open_dm),
    web.get(_CHANNEL, single),
    web.patch(_CHANNEL, change),
    web.delete(_CHANNEL, remove),
    web.post(_CHANNEL + "/threads", create_thread),
    web.post(_CHANNEL + r"/messages/{message_id:\d+}/threads", create_thread),
    web.get(_CHANNEL + "/threads/archived/public", archived_threads),
    web.get(_MEMBERS, thread_members),
    web.put(_MEMBERS + r"/{user_id:\d+|@me}", add_member),
    web.delete(_MEMBERS + r"/{user_id:\d+|@me}", remove_member),
)
