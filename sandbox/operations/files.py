"""Uploaded files: their limits, and how they become attachments."""

import io
import mimetypes
import re
from dataclasses import dataclass

from PIL import Image, UnidentifiedImageError

from sandbox.errors import ApiError, DiscordError
from sandbox.operations.platform import Platform
from sandbox.world.model import Attachment, Snowflake
from sandbox.world.tables import File

mimetypes.add_type("image/webp", ".webp")

_NOT_KEPT = re.compile(r"[^\w.-]", re.ASCII)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it was sent. Without a `content_type` it is told from the name."""

    filename: str
    content: bytes
    content_type: str | None = None


def check_sizes(platform: Platform, uploads: list[Upload]) -> None:
    """Error 50045 where a file is too large, 40005 where all together are."""
    sizes = [len(upload.content) for upload in uploads]
    if max(sizes, default=0) > platform.limits.file_bytes:
        raise ApiError(DiscordError.FILE_OVER_LIMIT)
    if sum(sizes) > platform.limits.request_bytes:
        raise ApiError(DiscordError.REQUEST_TOO_LARGE)


def clean_filename(name: str) -> str:
    """The name Discord gives a file: spaces become underscores, and only letters, digits, `_`, `-` and `.` stay."""
    kept = _NOT_KEPT.sub("", name.replace(" ", "_")).lstrip(".")
    return kept or "unknown"


def store(
    platform: Platform, upload: Upload, channel_id: Snowflake, description: str | None = None, ephemeral: bool = False
) -> Attachment:
    """Keep the file's bytes and return the attachment that stands for them."""
    world = platform.world
    attachment_id = world.snowflake()
    world.files.put(File(attachment_id, upload.content))
    filename = clean_filename(upload.filename)
    guessed = upload.content_type or mimetypes.guess_type(filename)[0] or "application/octet-stream"
    size = _picture_size(upload.content) if guessed.startswith("image/") else (None, None)
    return Attachment(
        attachment_id, channel_id, filename, guessed, len(upload.content), description, *size, ephemeral=ephemeral
    )


def _picture_size(content: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None, None
