"""From what a client sent to what a message holds: the rules that creating and editing share."""

from dataclasses import replace

from sandbox.errors import ApiError, DiscordError, InvalidForm, Path
from sandbox.forms.layout import attachment_name, parse_layout, walk
from sandbox.forms.messages import MOST_EMBED_TEXT, MessageForm
from sandbox.operations.files import Upload, check_sizes, clean_filename, store
from sandbox.operations.mentions import mentions_of
from sandbox.operations.platform import Platform
from sandbox.world.model import Attachment, ChatMessage, JsonObject, MessageFlag

MOST_FILES = 10
TEXT_DISPLAY = 10  # a component type
SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.IS_COMPONENTS_V2
EDITABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.IS_COMPONENTS_V2

Uploads = dict[int, Upload]


def compose(platform: Platform, before: ChatMessage, form: MessageForm, uploads: Uploads, at: Path = ()) -> ChatMessage:
    """`before` with everything the form sets; raises ApiError and stores nothing where Discord would refuse it.

    A new message is composed from an empty one. `at` is where the form stands in the request.
    """
    flags = _flags(before, form, at)
    is_v2 = bool(flags & MessageFlag.IS_COMPONENTS_V2)
    content = (form.content or "") if form.has("content") else before.content
    embeds = _embeds(form, at) if form.has("embeds") else before.embeds
    check_sizes(platform, list(uploads.values()))
    kept = _kept(before, form, uploads, at)
    filenames = frozenset(each.filename for each in kept) | {clean_filename(u.filename) for u in uploads.values()}
    components = before.components
    if form.has("components"):
        where = (*at, "components")
        shown = _listed(kept, form) | {clean_filename(upload.filename) for upload in uploads.values()}
        components = tuple(parse_layout(form.components or [], is_v2, shown, _own_addresses(kept), where))
    if is_v2:
        _check_no_legacy_fields(content, embeds, at)
    if not (content or embeds or components or kept or uploads):
        raise ApiError(DiscordError.EMPTY_MESSAGE)
    _check_embedded_files(embeds, filenames, at)
    mentions = before.mentions
    if form.has("content") or form.has("components"):
        channel = platform.world.channels[before.channel_id]
        texts = [content, *(each["content"] for _, each in walk(list(components)) if each["type"] == TEXT_DISPLAY)]
        mentions = mentions_of(platform.world, channel, before.author_id, "\n".join(texts), form.allowed_mentions)
    return replace(
        before,
        flags=flags,
        content=content,
        embeds=embeds,
        components=components,
        attachments=(*kept, *_stored(platform, before, form, uploads)),
        mentions=mentions,
    )


def _flags(before: ChatMessage, form: MessageForm, at: Path) -> int:
    if form.flags is None:
        return before.flags
    settable = EDITABLE if before.sent_at else SETTABLE
    flags = (before.flags & ~int(settable)) | (form.flags & int(settable))
    if before.is_v2 and not flags & MessageFlag.IS_COMPONENTS_V2:
        message = "The IS_COMPONENTS_V2 flag cannot be removed from a message"
        raise InvalidForm([((*at, "flags"), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", message)])
    return flags


def _embeds(form: MessageForm, at: Path) -> tuple[JsonObject, ...]:
    embeds = form.embeds or []
    if sum(embed.text_length for embed in embeds) > MOST_EMBED_TEXT:
        message = f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}"
        raise InvalidForm([((*at, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", message)])
    return tuple(embed.model_dump(mode="json", exclude_none=True) for embed in embeds)


def _check_no_legacy_fields(content: str, embeds: tuple[JsonObject, ...], at: Path) -> None:
    used = [name for name, value in (("content", content), ("embeds", embeds)) if value]
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    if used:
        raise InvalidForm(
            ((*at, name), code, f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")
            for name in used
        )


def _kept(before: ChatMessage, form: MessageForm, uploads: Uploads, at: Path) -> tuple[Attachment, ...]:
    """The attachments that stay: all of them, or those that the form's `attachments` name."""
    kept = before.attachments
    if form.has("attachments"):
        named = {each.id for each in form.attachments or ()}
        kept = tuple(each for each in before.attachments if str(each.id) in named)
        known = {str(each.id) for each in before.attachments} | {str(index) for index in uploads}
        for index, each in enumerate(form.attachments or ()):
            if each.id not in known:
                problem = ((*at, "attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "The attachment was not found")
                raise InvalidForm([problem])
    if len(kept) + len(uploads) > MOST_FILES:
        message = f"Must be {MOST_FILES} or fewer in length."
        raise InvalidForm([((*at, "attachments"), "BASE_TYPE_MAX_LENGTH", message)])
    return kept


def _listed(kept: tuple[Attachment, ...], form: MessageForm) -> frozenset[str]:
    """The names of the files that an edit keeps and lists by id and filename.

    Discord has refused an `attachment://` of components that names another file of the message (discord-api-docs issue
    7529).
    """
    listed = {(each.id, each.filename) for each in form.attachments or ()}
    return frozenset(each.filename for each in kept if (str(each.id), each.filename) in listed)


def _stored(platform: Platform, before: ChatMessage, form: MessageForm, uploads: Uploads) -> tuple[Attachment, ...]:
    described = {each.id: each.description for each in form.attachments or ()}
    ephemeral = before.visible_to is not None
    return tuple(
        store(platform, upload, before.channel_id, described.get(str(index)), ephemeral)
        for index, upload in sorted(uploads.items())
    )


def _own_addresses(kept: tuple[Attachment, ...]) -> dict[str, str]:
    """What the addresses of the message's own files begin with; an edit may send them back, and means the files."""
    return {f"/cdn/attachments/{each.channel_id}/{each.id}/": each.filename for each in kept}


def _check_embedded_files(embeds: tuple[JsonObject, ...], filenames: frozenset[str], at: Path) -> None:
    for index, embed in enumerate(embeds):
        for name in ("image", "thumbnail"):
            file = attachment_name(embed.get(name, {}).get("url", ""))
            if file is not None and file not in filenames:
                path = (*at, "embeds", index, name, "url")
                raise InvalidForm([(path, "ATTACHMENT_NOT_FOUND", f"The attachment {file!r} was not found")])
