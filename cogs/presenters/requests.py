"""What players ask of each other: a draw, or taking a choice back, which is said with all that has been seen since."""

from collections import Counter
from typing import Any

import discord

from cogs.components import ActionButton, shortened
from cogs.custom_ids import Consent
from cogs.words import Localizer, Safe
from host.summaries import UndoView

MOST_SEEN = 12
LONGEST_CHOICE = 200


def request_parts(
    match: int, kind: str, asked: int, undo: UndoView | None, words: Localizer
) -> list[discord.ui.Item[Any]]:
    """A request of the other player's, with buttons to agree or refuse; `undo` is what is to be taken back."""
    names = {"asked": words.names[asked], "asking": words.names[1 - asked]}
    text = words.say(f"request-{kind}", what=taken_back(undo, words), **names)
    agree = ActionButton.of(Consent(match, 1, kind), words.plain("button-agree"), discord.ButtonStyle.success)
    refuse = ActionButton.of(Consent(match, 0, kind), words.plain("button-refuse"))
    lines = [text, *since(undo, words)] if undo is not None and kind == "undo" else [text]
    return [discord.ui.TextDisplay(Safe("\n".join(lines))), discord.ui.ActionRow(agree, refuse)]


def taken_back(undo: UndoView | None, words: Localizer) -> Safe:
    """Which choice is taken back, and how much has happened since."""
    if undo is None:
        return words.say("undo-choice")
    said = ", ".join(words.line(line).removesuffix(".") for line in undo.what)  # it stands in a sentence
    what = Safe(shortened(said, LONGEST_CHOICE))
    kind = "question" if undo.is_question else "choice"
    return words.say("undo-what", kind=kind, what=what, later=undo.later)


def since(undo: UndoView, words: Localizer) -> list[Safe]:
    """What was seen since the choice, and whether chance has decided something: both players are to know."""
    names = Counter(mention.definition.name for mention in undo.seen if mention.definition is not None)
    cards = [name if count == 1 else f"{count} × {name}" for name, count in names.items()]
    lines = []
    if cards:
        shown, more = ", ".join(cards[:MOST_SEEN]), len(cards[MOST_SEEN:])
        lines.append(words.say("undo-seen", cards=shown, more=more))
    if undo.by_chance:
        lines.append(words.say("undo-chance"))
    return lines
