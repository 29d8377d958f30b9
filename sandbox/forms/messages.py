"""A message as a client sends it: create, edit, follow-up and interaction answer share this form."""

from typing import Annotated, Any, Literal, Self

from pydantic import Field, StringConstraints, TypeAdapter, model_validator

from sandbox.forms.base import Form, SnowflakeText, problem

MOST_EMBED_TEXT = 6_000
MOST_NONCE = 25


class EmbedField(Form):
    """A field of an embed."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=256)]
    value: Annotated[str, StringConstraints(min_length=1, max_length=1024)]
    inline: bool = False


class EmbedFooter(Form):
    """The footer of an embed."""

    text: Annotated[str, StringConstraints(max_length=2048)]
    icon_url: str | None = None


class EmbedAuthor(Form):
    """The author of an embed."""

    name: Annotated[str, StringConstraints(max_length=256)]
    url: str | None = None
    icon_url: str | None = None


class EmbedMedia(Form):
    """The image or thumbnail of an embed."""

    url: str


class Embed(Form):
    """A rich embed."""

    title: Annotated[str, StringConstraints(max_length=256)] | None = None
    type: Literal["rich"] = "rich"
    description: Annotated[str, StringConstraints(max_length=4096)] | None = None
    url: str | None = None
    timestamp: str | None = None
    color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    footer: EmbedFooter | None = None
    image: EmbedMedia | None = None
    thumbnail: EmbedMedia | None = None
    author: EmbedAuthor | None = None
    fields: Annotated[list[EmbedField], Field(default_factory=list, max_length=25)]

    @model_validator(mode="after")
    def _shows_something(self) -> Self:
        if not any((self.title, self.description, self.fields, self.footer, self.author, self.image, self.thumbnail)):
            raise problem("BASE_TYPE_REQUIRED", "This field is required", "description")
        return self

    @property
    def text_length(self) -> int:
        """The characters that count towards the limit of all embeds together."""
        parts = [self.title, self.description, self.footer and self.footer.text, self.author and self.author.name]
        return sum(len(part or "") for part in parts) + sum(len(f.name) + len(f.value) for f in self.fields)


class AttachmentForm(Form):
    """An uploaded file (`id` is n of the part `files[n]`) or one that an edit keeps (`id` is the attachment's)."""

    id: SnowflakeText
    filename: Annotated[str, StringConstraints(min_length=1, max_length=260)] | None = None
    description: Annotated[str, StringConstraints(max_length=1024)] | None = None


class AllowedMentions(Form):
    """What of a message's content may ping."""

    parse: list[Literal["roles", "users", "everyone"]] = Field(default_factory=list)
    roles: Annotated[list[SnowflakeText], Field(default_factory=list, max_length=100)]
    users: Annotated[list[SnowflakeText], Field(default_factory=list, max_length=100)]
    replied_user: bool = False

    @model_validator(mode="after")
    def _names_kinds_or_ids(self) -> Self:
        for kind in ("users", "roles"):
            if kind in self.parse and getattr(self, kind):
                message = f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive."
                raise problem("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
        return self


class Reference(Form):
    """The message that is replied to."""

    message_id: SnowflakeText
    channel_id: SnowflakeText | None = None
    guild_id: SnowflakeText | None = None
    fail_if_not_exists: bool = True
    type: Literal[0] = 0


class MessageForm(Form):
    """A message; what is not set is not changed by an edit. Components are checked apart, once it is known if V2."""

    content: Annotated[str, StringConstraints(max_length=2000, strip_whitespace=True)] | None = None
    embeds: Annotated[list[Embed], Field(max_length=10)] | None = None
    components: list[Any] | None = None
    attachments: Annotated[list[AttachmentForm], Field(max_length=10)] | None = None
    flags: Annotated[int, Field(ge=0)] | None = None
    allowed_mentions: AllowedMentions | None = None
    message_reference: Reference | None = None
    nonce: Annotated[str | int, Field()] | None = None
    enforce_nonce: bool = False
    tts: bool = False
    poll: None = None
    sticker_ids: Annotated[list[SnowflakeText], Field(max_length=0)] | None = None

    @model_validator(mode="after")
    def _nonce_is_short(self) -> Self:
        if len(str(self.nonce)) > MOST_NONCE:
            raise problem("NONCE_TYPE_TOO_LONG", f"Must be {MOST_NONCE} or fewer characters long.", "nonce")
        return self

    def has(self, name: str) -> bool:
        """Whether the client sent the field."""
        return name in self.model_fields_set


MESSAGE: TypeAdapter[MessageForm] = TypeAdapter(MessageForm)
