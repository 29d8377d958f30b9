"""Sending, editing and deleting messages."""

from dataclasses import replace

from sandbox.errors import ApiError, DiscordError, InvalidForm, Path
from sandbox.forms.messages import MessageForm
from sandbox.operations import announcements
from sandbox.operations.access import check_may_send
from sandbox.operations.compose import Uploads, compose
from sandbox.operations.platform import Platform
from sandbox.permissions import Permission
from sandbox.world.model import Attachment, Channel, ChannelType, ChatMessage, MessageFlag, MessageType, Snowflake
from sandbox.world.visibility import permissions_in

UNSENT = 0.0  # `sent_at` of a message that is being composed


def send(
    platform: Platform, channel: Channel, author_id: Snowflake, form: MessageForm, uploads: Uploads | None = None
) -> ChatMessage:
    """Send a message as a user: permissions, closed DMs and archived threads are respected.

    A nonce that is enforced gives the message back that the same author has sent with it, wherever that was.
    """
    uploads = uploads or {}
    check_may_send(platform, channel, author_id, bool(uploads), bool(form.embeds))
    nonce = str(form.nonce) if form.nonce is not None else None
    if form.enforce_nonce and nonce is not None and (sent := _sent_with(platform, author_id, nonce)) is not None:
        return sent
    reference_id = _reference(platform, channel, form)
    blank = ChatMessage(platform.world.snowflake(), channel.id, author_id, UNSENT, reference_id=reference_id)
    message = replace(
        compose(platform, blank, form, uploads),
        type=MessageType.DEFAULT if reference_id is None else MessageType.REPLY,
        nonce=nonce,
    )
    if nonce is not None:
        platform.nonces[author_id, nonce] = message.id, platform.now()
    return post(platform, message)


def post(platform: Platform, message: ChatMessage) -> ChatMessage:
    """Put a composed message into its channel and tell everybody; an archived thread wakes up."""
    world = platform.world
    message = world.messages.put(replace(message, sent_at=platform.now()))
    channel = world.channels[message.channel_id]
    if message.visible_to is None:
        involved = dict.fromkeys((message.author_id, *message.mentions.user_ids))
        joining = [each for each in involved if each not in channel.member_ids]
        woken = channel.archived
        channel = replace(channel, last_message_id=message.id)
        if channel.is_thread:
            channel = replace(
                channel,
                archived=False,
                message_count=channel.message_count + 1,
                member_ids=(*channel.member_ids, *joining),
                archive_changed_at=platform.now() if woken else channel.archive_changed_at,
            )
        world.channels.put(channel)
        if woken:
            announcements.channel_updated(platform, channel)
        if channel.type is ChannelType.PRIVATE_THREAD:
            newly = [each for each in joining if each in platform.listeners]
            announcements.channel_opened_to(platform, channel, newly)
    announcements.message_created(platform, message)
    return message


def edit(
    platform: Platform, message: ChatMessage, form: MessageForm, uploads: Uploads, clear_flags: int = 0, at: Path = ()
) -> ChatMessage:
    """Change a message in place; files that are no longer attached are forgotten."""
    changed = compose(platform, message, form, uploads, at)
    changed = replace(changed, edited_at=platform.now(), flags=changed.flags & ~clear_flags)
    forget_files(platform, set(message.attachments) - set(changed.attachments))
    platform.world.messages.put(changed)
    announcements.message_updated(platform, changed)
    return changed


def edit_as_bot(platform: Platform, message: ChatMessage, form: MessageForm, uploads: Uploads) -> ChatMessage:
    """Edit over the channel's route: one's own messages only, no archived thread, old messages seldom."""
    channel = platform.world.channels[message.channel_id]
    if message.author_id != platform.world.bot.id:
        raise ApiError(DiscordError.EDIT_OF_ANOTHER)
    if message.type is MessageType.THREAD_CREATED:
        raise ApiError(DiscordError.SYSTEM_MESSAGE)
    if channel.archived:
        raise ApiError(DiscordError.THREAD_ARCHIVED)
    if uploads and not permissions_in(platform.world, channel, message.author_id) & Permission.ATTACH_FILES:
        raise ApiError(DiscordError.MISSING_PERMISSIONS)
    if platform.now() - message.sent_at > platform.limits.old_message_seconds:
        wait = platform.spend("old edits", channel.id, platform.limits.edit_old_message)
        if wait:
            raise ApiError(DiscordError.TOO_MANY_OLD_EDITS, retry_after=wait, **{"global": False})
    return edit(platform, message, form, uploads)


def delete(platform: Platform, message: ChatMessage) -> None:
    """Remove a message and its files."""
    screens = platform.who_sees_message(message)
    platform.world.messages.remove(message.id)
    forget_files(platform, set(message.attachments))
    announcements.message_deleted(platform, message, screens)


def delete_as_bot(platform: Platform, message: ChatMessage) -> None:
    """Delete over the channel's route: another's message takes Manage Messages, a thread must not be archived."""
    channel = platform.world.channels[message.channel_id]
    permissions = permissions_in(platform.world, channel, platform.world.bot.id)
    if channel.archived:
        raise ApiError(DiscordError.THREAD_ARCHIVED)
    if message.author_id != platform.world.bot.id:
        if channel.type is ChannelType.DM:
            raise ApiError(DiscordError.WRONG_CHANNEL_TYPE)
        if not permissions & Permission.MANAGE_MESSAGES:
            raise ApiError(DiscordError.MISSING_PERMISSIONS)
    delete(platform, message)


def forget_files(platform: Platform, attachments: set[Attachment]) -> None:
    """Remove the bytes of these attachments."""
    for attachment in attachments:
        platform.world.files.remove(attachment.id)


def loading(platform: Platform, message: ChatMessage) -> ChatMessage:
    """Post the "is thinking..." message of a deferred answer."""
    return post(platform, replace(message, flags=message.flags | MessageFlag.LOADING))


def _sent_with(platform: Platform, author_id: Snowflake, nonce: str) -> ChatMessage | None:
    """The message that was sent with a nonce lately; error 10008 if it was deleted since."""
    for key, (_, at) in list(platform.nonces.items()):
        if platform.now() - at <= platform.limits.nonce_seconds:
            break
        del platform.nonces[key]
    if (author_id, nonce) not in platform.nonces:
        return None
    message_id, _ = platform.nonces[author_id, nonce]
    message = platform.world.messages.get(message_id)
    if message is None:
        raise ApiError(DiscordError.UNKNOWN_MESSAGE)
    return message


def _reference(platform: Platform, channel: Channel, form: MessageForm) -> Snowflake | None:
    if form.message_reference is None:
        return None
    target = platform.world.messages.get(Snowflake(int(form.message_reference.message_id)))
    if target is not None and target.channel_id == channel.id and target.visible_to is None:
        return target.id
    if form.message_reference.fail_if_not_exists:
        raise InvalidForm([(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")])
    return None
