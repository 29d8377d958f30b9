"""The cards that somebody may see in a match, in pages, and one of them large."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord

import render
from cogs.components import MOST_IN_SELECT, MOST_OPTION_LABEL, ActionButton, ActionSelect, shortened
from cogs.custom_ids import ReadCard, ReadCards, parse
from cogs.outgoing_messages import OutgoingMessage, components_of
from cogs.presenters.board import gallery, message_of
from cogs.presenters.cards import MOST_TEXT
from cogs.words import Localizer, Safe
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import CardView, View
from engine.kernel.zones import SHARED
from render import Picture

MOST_DESCRIPTION = 100


@dataclass(frozen=True, slots=True)
class Readable:
    """A card that somebody may see, and the name of the zone where it is; None if it is in none that they see into."""

    card: CardView
    zone: str | None


def readable(view: View) -> list[Readable]:
    """Every card whose face the viewer may see: what is asked about first, then the fields, the hand, and the piles.

    Copies that lie in one pile are one.
    """
    found: dict[object, Readable] = {}
    asked = [] if view.decision is None else [option.card for option in view.decision.options]
    about = {card.id for card in asked if card is not None}
    placed = sorted(_placed(view), key=lambda each: (each.card.id not in about, _rank(view, each)))
    loose = [Readable(card, None) for card in asked if card is not None]
    for each in (*placed, *loose):
        if each.card.definition is None or any(each.card.id == other.card.id for other in found.values()):
            continue
        zone = None if each.zone is None else view.zones[each.zone]
        in_pile = zone is not None and zone.count > 1
        key: object = (each.zone, each.card.definition.number) if in_pile else each.card.id
        found.setdefault(key, each)
    return list(found.values())


def _placed(view: View) -> Iterator[Readable]:
    for name, zone in view.zones.items():
        for card in zone.cards:
            yield Readable(card, name)
            for attached in card.attached:
                yield Readable(attached, name)


def _rank(view: View, each: Readable) -> tuple[bool, bool, bool]:
    """What is in a battle comes first, then cards that lie alone, then the viewer's own."""
    zone = view.zones[each.zone or ""]
    return not each.card.marks, zone.count > 1 and zone.kind != "hand", zone.player != (view.viewer or 0)


def reading_message(
    match: int,
    view: View,
    book: Rulebook,
    page: int,
    chosen: Readable | None,
    picture: Picture | None,
    words: Localizer,
) -> OutgoingMessage:
    """The card that was chosen, and a select of all that can be."""
    parts: list[discord.ui.Item[Any]] = []
    if chosen is not None and picture is not None and chosen.card.definition is not None:
        definition = chosen.card.definition
        lines = [words.say("card-title", name=definition.name, number=definition.number, game=book.title)]
        lines.append(words.say("read-where", place=_place(chosen, view, book, words)))
        lines += [words.text(line) for line in definition.text.splitlines() if line.strip()]
        parts += [gallery(picture), discord.ui.TextDisplay(Safe(shortened("\n".join(lines), MOST_TEXT)))]
    cards = readable(view)
    if cards:
        parts += _select(match, view, book, cards, page, chosen, words)
    else:
        parts.append(discord.ui.TextDisplay(words.say("read-nothing")))
    return message_of(discord.ui.Container(*parts), *([] if picture is None else [picture]))


def is_reading(message: discord.Message) -> bool:
    """Whether a message of ours shows the cards that can be read."""
    ids = [each.custom_id for each in components_of(message) if isinstance(each, discord.SelectMenu)]
    return any(isinstance(parse(each), ReadCard) for each in ids)


def _select(
    match: int,
    view: View,
    book: Rulebook,
    cards: Sequence[Readable],
    page: int,
    chosen: Readable | None,
    words: Localizer,
) -> list[discord.ui.Item[Any]]:
    pages = -(-len(cards) // MOST_IN_SELECT)
    page = min(page, pages - 1)
    options = [
        discord.SelectOption(
            label=shortened(each.card.definition.name, MOST_OPTION_LABEL),
            value=each.card.id,
            description=shortened(
                f"{_place(each, view, book, words)} · {render.description(each.card, game=view.folder)}",
                MOST_DESCRIPTION,
            ),
            default=chosen is not None and each.card.id == chosen.card.id,
        )
        for each in cards[page * MOST_IN_SELECT : (page + 1) * MOST_IN_SELECT]
        if each.card.definition is not None
    ]
    select = ActionSelect.of(ReadCard(match, page), options, words.plain("read-choose"))
    found: list[discord.ui.Item[Any]] = [discord.ui.ActionRow(select)]
    if pages > 1:
        before = ActionButton.of(ReadCards(match, max(page - 1, 0)), words.plain("page-before"), disabled=page == 0)
        after = ActionButton.of(ReadCards(match, page + 1), words.plain("page-after"), disabled=page == pages - 1)
        found.append(discord.ui.ActionRow(before, after))
    return found


def _place(each: Readable, view: View, book: Rulebook, words: Localizer) -> str:
    """Whose it is, and where."""
    owner = words.names[each.card.owner]
    if each.zone is None:
        return owner
    zone = book.zone(each.zone)
    player = owner if zone.player == SHARED else words.names[zone.player]
    return words.plain("read-place", player=player, zone=words.plain_zone(zone))
