"""The services of a running bot: what every cog works with, and the words and pictures that several of them need."""

import asyncio
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

import discord

import render
from cogs.direct_messages import DirectMessages
from cogs.discord_calls import Interaction
from cogs.match_threads import MatchThreads
from cogs.message_editor import MessageEditor
from cogs.pictures import Pictures, Sketch
from cogs.undelivered import FailureReason
from cogs.words import Localizer
from engine.deck_counts import in_order
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.telling import Telling
from engine.kernel.views import View
from host.card_pictures import CardPictures
from host.host import Host
from host.notices import Viewer
from host.settings import Settings
from host.summaries import MatchSummary, MatchView
from host.tales import TurnTold, turns_told
from host.texts import DEFAULT_LOCALE, BotTexts
from render import CountedRow, Picture

SERVER_SECONDS = 5.0
"""How long whoever acts on a server waits for Discord to tell of its channels."""
LOOK_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The link to where a match is shown, why that is no thread, and why it cannot be shown there."""

    address: str
    why_no_thread: FailureReason | None
    trouble: FailureReason | None


@dataclass(frozen=True, slots=True)
class Table:
    """What a board shows: those of one match that are equal have the same picture."""

    match_id: int
    names: tuple[str, ...]
    view: View = field(hash=False)  #: as `render.table` leaves it; views can be compared, not hashed


@dataclass(frozen=True, slots=True)
class BotServices:
    """The services of a running bot."""

    client: discord.Client
    host: Host
    settings: Settings
    texts: BotTexts
    pictures: Pictures
    card_pictures: CardPictures
    editor: MessageEditor
    threads: MatchThreads
    direct_messages: DirectMessages
    _unreachable: dict[int, dict[int, FailureReason]] = field(default_factory=dict)
    _trouble: dict[int, FailureReason] = field(default_factory=dict)
    _conversations: set[asyncio.Task[object]] = field(default_factory=set)

    # ---- who is being answered

    @contextmanager
    def in_conversation(self) -> Iterator[None]:
        """While this lasts, the current task answers somebody, and is to be let finish."""
        task = asyncio.current_task()
        assert task is not None, "answers are given in tasks"
        self._conversations.add(task)
        try:
            yield
        finally:
            self._conversations.discard(task)

    async def all_answered(self, seconds: float) -> None:
        """Wait until everybody who acted has been answered, but no longer than this."""
        if self._conversations:
            await asyncio.wait(set(self._conversations), timeout=seconds)

    async def server_known(self, guild_id: int | None) -> None:
        """Wait until the channels of a server are known, which they are not right after a session has begun.

        Before, everything there seems not to be seen by anybody. It goes on where that takes too long.
        """
        for _ in range(round(SERVER_SECONDS / LOOK_SECONDS)):
            guild = None if guild_id is None else self.client.get_guild(guild_id)
            if guild is None or not guild.unavailable or guild.channels:  # what fails later keeps its channels
                return
            await asyncio.sleep(LOOK_SECONDS)  # discord.py tells of it when it knows all servers

    # ---- words

    def words(self, interaction: Interaction) -> Localizer:
        """Words for whoever acted."""
        return Localizer(self.texts, interaction.locale.value)

    def words_for_watchers(self, summary: MatchSummary) -> Localizer:
        """Words for everybody who watches a match, in the language of the server."""
        guild = self.client.get_guild(summary.guild_id) if summary.guild_id is not None else None
        locale = DEFAULT_LOCALE if guild is None else guild.preferred_locale.value
        return self.words_of(summary, Localizer(self.texts, locale))

    def words_for_player(self, summary: MatchSummary, locale: str | None) -> Localizer:
        """Words for one of a match's players."""
        return self.words_of(summary, Localizer(self.texts, locale or DEFAULT_LOCALE))

    def words_of(self, summary: MatchSummary, words: Localizer) -> Localizer:
        """Words in the same language, for a match."""
        return words.of(self.host.rulebooks[summary.game], summary.names)

    # ---- what happened

    async def turns_told(self, summary: MatchSummary, viewer: Viewer) -> list[TurnTold]:
        """The log of a match as one viewer may read it, turn by turn."""
        lines = await self.host.log(summary.match_id, viewer)
        return turns_told(lines, self.telling_of(summary))

    def telling_of(self, summary: MatchSummary) -> Telling:
        """What belongs together in the log of a match."""
        return self.host.rulebooks[summary.game].telling

    # ---- pictures

    async def board_picture(self, match_view: MatchView) -> Picture:
        """The board as `match_view` shows it, drawn once for all who see the same."""
        return await (await self.board_sketch(match_view)).draw()

    async def board_sketch(self, match_view: MatchView) -> Sketch:
        """The board as `match_view` shows it."""
        summary = match_view.summary
        find = await self.card_pictures.of(summary.guild_id, match_view.view.folder)
        table = Table(summary.match_id, summary.names, render.table(render.pictured(match_view.view, find)))
        return self._sketch(render.BOARD_FILE, table, table, lambda: render.board(table.view, table.names))

    async def hand_sketches(self, match_view: MatchView, *, is_low: bool) -> list[Sketch]:
        """A player's hand, or in its place the cards they choose among where hand and board do not show them.

        They are kept for their match and player alone: whether a hand is equal to another one is nobody's business.
        """
        summary = match_view.summary
        find = await self.card_pictures.of(summary.guild_id, match_view.view.folder)
        view = render.pictured(match_view.view, find)
        if choices_shown(view):
            strips = render.choices_strips(view, is_low=is_low)
        else:
            strips = render.hand_strips(view, summary.names, is_low=is_low)
        key = (summary.match_id, view.viewer, strips)
        return [self._sketch(strips.filename, strips, key, strips.draw)]

    def _sketch(self, filename: str, content: object, key: Hashable, drawing: Callable[[], Picture]) -> Sketch:
        """A picture of a match, which goes on though it cannot be drawn."""
        instead = partial(render.undrawn, filename)
        return Sketch(filename, content, lambda: self.pictures.draw(key, drawing, instead))

    async def deck_picture(
        self, book: Rulebook, deck: Deck, title: str, counts: Sequence[CountedRow], guild_id: int | None
    ) -> Picture:
        """A deck as a grid under what is counted in it, with the pictures of the server where it is looked at."""
        find = await self.card_pictures.of(guild_id, book.folder)
        entries = [(render.pictured_definition(card, find), count) for card, count in in_order(book, deck)]
        key = ("deck", book.folder, title, tuple(entries), tuple(counts))
        return await self.pictures.draw(key, lambda: render.deck(entries, title, counts, game=book.folder))

    async def card_picture(self, book: Rulebook, card: CardDefinition, guild_id: int | None) -> Picture:
        """A card large, with the picture of the server where it is looked at."""
        shown = render.pictured_definition(card, await self.card_pictures.of(guild_id, book.folder))
        return await self.pictures.draw(("card", book.name, shown), lambda: render.card(shown, game=book.folder))

    # ---- what cannot be shown, and to whom

    def note_trouble(self, match_id: int, reason: FailureReason | None) -> None:
        """Note why a match's board cannot be shown in public, or that it can."""
        if reason is None:
            self._trouble.pop(match_id, None)
        else:
            self._trouble[match_id] = reason

    def trouble_with(self, match_id: int) -> FailureReason | None:
        """Why a match's board cannot be shown in public; None if it can."""
        return self._trouble.get(match_id)

    def matches_in_trouble(self) -> list[int]:
        """The matches whose boards cannot be shown in public."""
        return list(self._trouble)

    def whereabouts(self, summary: MatchSummary) -> Whereabouts:
        """Where a match's board is, as its players are told."""
        match_id = summary.match_id
        return Whereabouts(
            self.threads.address(summary), self.threads.why_no_thread(match_id), self.trouble_with(match_id)
        )

    def forget(self, match_id: int) -> None:
        """A match is over and shown: nothing more need be known of it."""
        self._trouble.pop(match_id, None)
        self._unreachable.pop(match_id, None)
        self.threads.forget(match_id)

    def unreachable_seats(self, match_id: int) -> dict[int, FailureReason]:
        """The seats of a match whose players get no direct messages, each with the reason."""
        return dict(self._unreachable.get(match_id, {}))

    def note_unreachable(self, match_id: int, seat: int, reason: FailureReason | None) -> None:
        """Note why a player gets no direct messages, or that they do."""
        if reason is not None:
            self._unreachable.setdefault(match_id, {})[seat] = reason
        elif match_id in self._unreachable:
            self._unreachable[match_id].pop(seat, None)


def is_up_to_date(sequence: int, summary: MatchSummary) -> bool:
    """Whether a message of an earlier process that shows this entry shows all there is.

    What it says of requests, and whether it says that the match is over, is not known.
    """
    return sequence == summary.last_entry and summary.is_running and not summary.requests


def choices_shown(view: View) -> bool:
    """Whether a decision is about cards that neither the hand's picture nor the board shows with their faces."""
    if view.decision is None:
        return False
    shown = {card.id for zone in view.zones.values() if zone.kind == "hand" or zone.count == 1 for card in zone.cards}
    chosen = (option.card for option in view.decision.options)
    return any(card is not None and card.definition is not None and card.id not in shown for card in chosen)
