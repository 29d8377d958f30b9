"""The sets of cards that a server brings: what became of a file, which sets there are, what was left out."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence

import discord

from cogs.components import shortened
from cogs.outgoing_messages import OutgoingMessage, TextFile
from cogs.presenters.board import message_of, text_message
from cogs.presenters.fitting import MOST_CHARACTERS, fitting
from cogs.words import Localizer, Safe
from engine.kernel.rulebook import Rulebook
from host.card_sets import Brought
from host.stored import CardSet

REASONS = 8
"""How many reasons are told for which cards were left out; the file has them all."""

LONGEST_REASON = 160

LONGEST = 800
"""How many characters of a name or a reason a file has that would be too large with all of them, at most."""

MOST_REPORT_BYTES = 10_000_000
"""A bit less than Discord takes."""

REPORT = "report.json"


def brought_message(brought: Brought, title: str, words: Localizer) -> OutgoingMessage:
    """What became of a file, with a file that says it of each card."""
    kept = brought.kept
    lines = [words.say("cards-brought", name=kept.name, cards=kept.cards, game=title)]
    there = sum(card.there for card in brought.cards)
    if there:
        lines.append(words.say("cards-there", count=there))
    left_out = Counter((card.status, card.why.split("\n")[0]) for card in brought.cards if card.row is None)
    if left_out:
        lines.append(words.say("cards-left-out", count=left_out.total()))
        lines += [
            words.say("cards-reason", count=count, status=status, why=shortened(why, LONGEST_REASON))
            for (status, why), count in left_out.most_common(REASONS)
        ]
        lines.append(words.say("cards-report-hint"))
    rows = [
        {"number": card.number, "name": card.name, "status": card.status, "why": card.why} for card in brought.cards
    ]
    return _with_file(Safe("\n".join(lines)), report_file(rows))


def report_message(card_set: CardSet, file: TextFile, words: Localizer) -> OutgoingMessage:
    """What was left out of a set."""
    said = words.say("cards-report", name=card_set.name, count=card_set.left_out)
    return _with_file(said, file) if card_set.left_out else text_message(said)


def report_file(rows: Sequence[Mapping[str, str]]) -> TextFile:
    """A row a card, as JSON; with names and reasons cut where there is no room for all of them."""
    data = _as_json(rows)
    most = LONGEST
    while len(data) > MOST_REPORT_BYTES:
        data = _as_json([{key: shortened(value, most) for key, value in row.items()} for row in rows])
        most //= 2
    return TextFile(data, REPORT)


def _as_json(rows: Sequence[Mapping[str, str]]) -> bytes:
    return json.dumps(rows, ensure_ascii=False, indent=1).encode()


def sets_message(
    own: Sequence[CardSet], every: Sequence[CardSet], books: Mapping[str, Rulebook], words: Localizer
) -> OutgoingMessage:
    """The sets of a server, and those of all."""
    lines: list[Safe] = []
    for title, sets in ((words.say("cards-title"), own), (words.say("cards-title-everywhere"), every)):
        lines += [title] if sets else []
        items = (
            words.say(
                "cards-item",
                name=each.name,
                game=books[each.game].title if each.game in books else each.game,
                cards=each.cards,
                left=each.left_out,
            )
            for each in sets
        )
        lines += fitting(items, len(sets), words, MOST_CHARACTERS // 2)
    return text_message(Safe("\n".join(lines)) if lines else words.say("cards-none"))


def _with_file(said: Safe, file: TextFile) -> OutgoingMessage:
    return message_of(
        discord.ui.Container(discord.ui.TextDisplay(said), discord.ui.File(f"attachment://{file.filename}")), file
    )
