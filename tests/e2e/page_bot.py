"""A small bot for the tests of the sandbox's page: one command for each thing the page can show or send."""

import asyncio
import io
from typing import Self

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

MOODS = ("calm", "cheerful", "chaotic")
PICTURE_TEXT = "A green table with nothing on it"
SECRET = "the seventh card is red"
LETTER = "your hand: five cards"


class PageBot(commands.Bot):
    """The bot. `ready` is set once its commands are known to the sandbox."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True), guild_ready_timeout=0.1
        )
        self.ready = asyncio.Event()

    async def setup_hook(self) -> None:
        """Register the commands."""
        self.tree.add_command(greet)
        self.tree.add_command(mumble)
        self.tree.add_command(table)
        self.tree.add_command(SheetCommands())
        await self.tree.sync()

    async def on_ready(self) -> None:
        """The sandbox has told everything about its server."""
        self.ready.set()


@app_commands.command(description="Greet somebody")
@app_commands.describe(who="Whom to greet", mood="In which mood", times="How often", loudly="Whether to shout")
@app_commands.choices(language=[app_commands.Choice(name=n, value=n[:2].lower()) for n in ("English", "Japanese")])
async def greet(
    interaction: discord.Interaction[PageBot],
    who: discord.Member,
    mood: str,
    times: app_commands.Range[int, 1, 5] = 1,
    loudly: bool = False,
    language: str = "en",
) -> None:
    """Say what was asked for, word by word."""
    await interaction.response.send_message(
        f"{who.mention} mood={mood} times={times} loudly={loudly} language={language}",
        allowed_mentions=discord.AllowedMentions.none(),
    )


@greet.autocomplete("mood")
async def moods(_interaction: discord.Interaction[PageBot], typed: str) -> list[app_commands.Choice[str]]:
    """The moods that hold what was typed."""
    return [app_commands.Choice(name=mood.title(), value=mood) for mood in MOODS if typed.lower() in mood]


@app_commands.command(description="Say something nobody hears, however long one waits for an answer to it")
async def mumble(_interaction: discord.Interaction[PageBot], words: str) -> None:
    """Do nothing, so that the interaction fails."""


@app_commands.command(description="Open a table")
async def table(interaction: discord.Interaction[PageBot]) -> None:
    """Post the message with every component."""
    await interaction.response.send_message(view=Table(), file=picture())


class SheetCommands(app_commands.Group):
    """`/sheet read` and `/sheet write`: an attachment, and a modal."""

    def __init__(self) -> None:
        super().__init__(name="sheet", description="Sheets of paper")

    @app_commands.command(description="Read a sheet aloud")
    async def read(self, interaction: discord.Interaction[PageBot], paper: discord.Attachment) -> None:
        """Say the name and the contents of a file."""
        text = (await paper.read()).decode()
        await interaction.response.send_message(f"{paper.filename} says {text}")

    @app_commands.command(description="Write a sheet")
    async def write(self, interaction: discord.Interaction[PageBot]) -> None:
        """Ask for a sheet."""
        await interaction.response.send_modal(Sheet())


class Sheet(discord.ui.Modal, title="A new sheet"):
    """A modal with a text, a select and a file."""

    heading: discord.ui.Label[Self] = discord.ui.Label(
        text="Heading",
        description="What stands above",
        component=discord.ui.TextInput(custom_id="heading", min_length=3, max_length=20),
    )
    ink: discord.ui.Label[Self] = discord.ui.Label(
        text="Ink",
        component=discord.ui.Select(
            custom_id="ink",
            options=[discord.SelectOption(label=name, value=name.lower()) for name in ("Black", "Blue")],
        ),
    )
    seal: discord.ui.Label[Self] = discord.ui.Label(
        text="Seal", component=discord.ui.FileUpload(custom_id="seal", required=False, min_values=0, max_values=1)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Say what was filled in."""
        heading, ink, seal = self.heading.component, self.ink.component, self.seal.component
        assert isinstance(heading, discord.ui.TextInput)
        assert isinstance(ink, discord.ui.Select)
        assert isinstance(seal, discord.ui.FileUpload)
        files = [f"{file.filename} with {(await file.read()).decode()}" for file in seal.values]
        await interaction.response.send_message(f"heading={heading.value} ink={ink.values[0]} seal={files}")


class Table(discord.ui.LayoutView):
    """A message of components V2: a picture, a counter, and something to press for each kind of answer."""

    def __init__(self, count: int = 0, chosen: str = "nothing") -> None:
        super().__init__(timeout=None)
        self.count = count
        gallery: discord.ui.MediaGallery[Self] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://table.png", description=PICTURE_TEXT)
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay(f"## The table\nPressed **{count}** times, chosen: {chosen}"),
                gallery,
                discord.ui.ActionRow(Press(count), Whisper(), Letter(), Silence()),
                discord.ui.ActionRow(Pick(count)),
                accent_color=discord.Color.dark_green(),
            )
        )


class Press(discord.ui.Button[Table]):
    """Counts."""

    def __init__(self, count: int) -> None:
        super().__init__(label="Press", style=discord.ButtonStyle.primary, custom_id="press")
        self.count = count

    async def callback(self, interaction: discord.Interaction) -> None:
        """Edit the message for everybody."""
        await interaction.response.edit_message(view=Table(self.count + 1), attachments=[picture()])


class Whisper(discord.ui.Button[Table]):
    """Answers ephemerally."""

    def __init__(self) -> None:
        super().__init__(label="Whisper", style=discord.ButtonStyle.secondary, custom_id="whisper")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Tell a secret to the one who pressed."""
        await interaction.response.send_message(SECRET, ephemeral=True)


class Letter(discord.ui.Button[Table]):
    """Answers by direct message."""

    def __init__(self) -> None:
        super().__init__(label="Letter", style=discord.ButtonStyle.success, custom_id="letter")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Write to the one who pressed, or say that it cannot be done."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await interaction.user.send(LETTER)
        except discord.Forbidden as error:
            await interaction.edit_original_response(content=f"Your direct messages are closed ({error.code}).")
        else:
            await interaction.edit_original_response(content="A letter is on its way.")


class Silence(discord.ui.Button[Table]):
    """Never answers."""

    def __init__(self) -> None:
        super().__init__(label="Silence", style=discord.ButtonStyle.danger, custom_id="silence")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do nothing, so that the interaction fails."""


class Pick(discord.ui.Select[Table]):
    """Two of three."""

    def __init__(self, count: int) -> None:
        options = [discord.SelectOption(label=f"Card {name}", value=name) for name in ("one", "two", "three")]
        super().__init__(custom_id="pick", placeholder="Pick two cards", min_values=2, max_values=2, options=options)
        self.count = count

    async def callback(self, interaction: discord.Interaction) -> None:
        """Edit what was chosen into the message."""
        await interaction.response.edit_message(
            view=Table(self.count, " and ".join(sorted(self.values))), attachments=[picture()]
        )


def picture() -> discord.File:
    """A green picture of 640 by 360 pixels."""
    content = io.BytesIO()
    Image.new("RGB", (640, 360), "darkgreen").save(content, "PNG")
    content.seek(0)
    return discord.File(content, "table.png", description=PICTURE_TEXT)
