"""Threads: created beside a channel's messages or from one of them, as posts of forums, and who is in them."""

from dataclasses import replace

from sandbox.errors import ApiError, DiscordError, InvalidForm
from sandbox.forms.channels import ThreadForm
from sandbox.operations import announcements
from sandbox.operations.channels import change_audience, check_name, check_thread_limit
from sandbox.operations.compose import Uploads, compose
from sandbox.operations.messaging import UNSENT, post
from sandbox.operations.platform import Platform
from sandbox.permissions import Permission
from sandbox.world.model import (
    HAVE_POSTS,
    THREADS_IN,
    Channel,
    ChannelType,
    ChatMessage,
    MessageFlag,
    MessageType,
    Snowflake,
)
from sandbox.world.visibility import permissions_in


def create(
    platform: Platform, parent: Channel, creator_id: Snowflake, form: ThreadForm, starter: ChatMessage | None = None
) -> Channel:
    """A thread of a text or announcement channel; one that starts from a message is public and has the message's id.

    Error 50024 in a channel that has no threads, or none of this kind.
    """
    kinds = () if parent.type in HAVE_POSTS else THREADS_IN.get(parent.type, ())
    kind = kinds[0] if kinds and starter is not None else ChannelType(form.type)
    if kind not in kinds:
        raise ApiError(DiscordError.WRONG_CHANNEL_TYPE)
    is_private = kind is ChannelType.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if is_private else Permission.CREATE_PUBLIC_THREADS
    _check_may_create(platform, parent, creator_id, form, kind, needed)
    if starter is not None and starter.id in platform.world.channels:
        raise ApiError(DiscordError.THREAD_EXISTS)
    thread = _put(platform, parent, creator_id, form, kind, starter.id if starter else platform.world.snowflake())
    announcements.channel_created(platform, thread)
    if starter is not None:
        started = platform.world.messages.put(replace(starter, flags=starter.flags | MessageFlag.HAS_THREAD))
        announcements.message_updated(platform, started)
    elif not is_private:
        notice = ChatMessage(
            platform.world.snowflake(), parent.id, creator_id, UNSENT, MessageType.THREAD_CREATED, form.name
        )
        post(platform, replace(notice, reference_id=thread.id))
    return thread


def create_post(
    platform: Platform, forum: Channel, creator_id: Snowflake, form: ThreadForm, uploads: Uploads | None = None
) -> ChatMessage:
    """A post of a forum or media channel: a thread with the message that it starts from, which has the thread's id."""
    uploads = uploads or {}
    if form.message is None:
        raise InvalidForm([(("message",), "BASE_TYPE_REQUIRED", "This field is required")])
    needed = Permission.SEND_MESSAGES | (Permission.ATTACH_FILES if uploads else Permission(0))
    _check_may_create(platform, forum, creator_id, form, ChannelType.PUBLIC_THREAD, needed)
    if forum.tag_required and not form.applied_tags:
        raise ApiError(DiscordError.TAG_REQUIRED)
    kind = ChannelType.PUBLIC_THREAD
    thread = _put(platform, forum, creator_id, form, kind, platform.world.snowflake())
    try:
        message = compose(
            platform, ChatMessage(thread.id, thread.id, creator_id, UNSENT), form.message, uploads, ("message",)
        )
    except ApiError:
        platform.world.channels.remove(thread.id)
        raise
    announcements.channel_created(platform, thread)
    return post(platform, message)


def add_member(platform: Platform, thread: Channel, user_id: Snowflake) -> None:
    """Add somebody to a thread that is not archived."""
    if user_id not in platform.world.users:
        raise ApiError(DiscordError.UNKNOWN_USER)
    _check_open_thread(thread)
    if user_id not in thread.member_ids:
        change_audience(platform, replace(thread, member_ids=(*thread.member_ids, user_id)))


def remove_member(platform: Platform, thread: Channel, user_id: Snowflake) -> None:
    """Take somebody out of a thread that is not archived."""
    _check_open_thread(thread)
    members = tuple(each for each in thread.member_ids if each != user_id)
    change_audience(platform, replace(thread, member_ids=members))


def _check_may_create(
    platform: Platform,
    parent: Channel,
    creator_id: Snowflake,
    form: ThreadForm,
    kind: ChannelType,
    needed: Permission,
) -> None:
    if permissions_in(platform.world, parent, creator_id) & needed != needed:
        raise ApiError(DiscordError.MISSING_PERMISSIONS)
    check_name(platform, parent.guild_id, form.name)
    check_thread_limit(platform, parent.guild_id, kind)


def _put(
    platform: Platform,
    parent: Channel,
    creator_id: Snowflake,
    form: ThreadForm,
    kind: ChannelType,
    thread_id: Snowflake,
) -> Channel:
    thread = Channel(
        thread_id,
        kind,
        form.name,
        parent.guild_id,
        parent.id,
        rate_limit_per_user=form.rate_limit_per_user or 0,
        owner_id=creator_id,
        member_ids=(creator_id,),
        invitable=form.invitable,
        auto_archive_minutes=form.auto_archive_duration or 4320,
        archive_changed_at=platform.now(),
    )
    return platform.world.channels.put(thread)


def _check_open_thread(thread: Channel) -> None:
    if not thread.is_thread:
        raise ApiError(DiscordError.WRONG_CHANNEL_TYPE)
    if thread.archived:
        raise ApiError(DiscordError.THREAD_ARCHIVED)
