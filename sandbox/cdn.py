"""The CDN: attachments for those who may see them, and a picture for every avatar."""

import hmac

from aiohttp import web

from sandbox.operations.platform import Platform
from sandbox.payloads.messages import signature_of
from sandbox.rest.wire import platform_of, snowflake
from sandbox.world.model import Attachment, Snowflake
from sandbox.world.visibility import may_see_message

# What stands for every avatar and icon: a transparent picture of one pixel.
_PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
READER = "as"


def file_for_person(
    platform: Platform, user_id: Snowflake, attachment_id: Snowflake
) -> tuple[Attachment, bytes] | None:
    """The attachment and its bytes if the person sees the message it hangs on, otherwise None."""
    for message in platform.world.messages:
        for attachment in message.attachments:
            if attachment.id == attachment_id and may_see_message(platform.world, message, user_id):
                return attachment, platform.world.files[attachment_id].content
    return None


async def attachment(request: web.Request) -> web.Response:
    """GET a file: as a person (`?as=<user id>` or the cookie `as`), or with the signature the bot's addresses carry.

    404 where there is no such file or the person may not see it: the CDN does not tell which.
    """
    platform = platform_of(request)
    attachment_id = snowflake(request, "attachment_id")
    reader = request.query.get(READER) or request.cookies.get(READER)
    headers = {"Cache-Control": "private, max-age=3600"}
    if reader is not None:
        found = file_for_person(platform, Snowflake(int(reader) if reader.isdecimal() else 0), attachment_id)
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found[1], content_type=found[0].content_type, headers=headers)
    file = platform.world.files.get(attachment_id)
    signature = signature_of(attachment_id, platform.secret)
    if file is None or not hmac.compare_digest(signature, request.query.get("hm", "")):
        raise web.HTTPNotFound
    return web.Response(body=file.content, content_type="application/octet-stream", headers=headers)


async def picture(_request: web.Request) -> web.Response:
    """GET an avatar or an icon."""
    return web.Response(body=_PIXEL, content_type="image/png")


ROUTES = (
    web.get(r"/cdn/attachments/{channel_id:\d+}/{attachment_id:\d+}/{filename}", attachment),
    web.get("/cdn/{kind:avatars|embed|icons|app-icons}/{rest:.+}", picture),
)
