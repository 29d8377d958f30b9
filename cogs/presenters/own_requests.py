"""What a player is told of what they have asked the other one for: a draw, or taking a choice back."""

from typing import Any

import discord

from cogs.components import ActionButton
from cogs.custom_ids import WithdrawRequest
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.board import message_of
from cogs.presenters.requests import since, taken_back
from cogs.words import Localizer, Safe
from host.summaries import HowUndone, UndoAsked, UndoView


def own_request_parts(
    match: int, kind: str, asked: int, undo: UndoView | None, words: Localizer
) -> list[discord.ui.Item[Any]]:
    """A player's own request, which the other one has not answered yet, with a button to withdraw it."""
    text = words.say("request-own", kind=kind, other=words.names[asked], what=taken_back(undo, words))
    return [discord.ui.TextDisplay(text), withdrawing(match, kind, words)]


def withdrawing(match: int, kind: str, words: Localizer) -> discord.ui.ActionRow[Any]:
    """The button to withdraw one's own request."""
    return discord.ui.ActionRow(ActionButton.of(WithdrawRequest(match, kind), words.plain("button-withdraw")))


def undo_answer(match: int, asked: UndoAsked, other: str, words: Localizer) -> OutgoingMessage:
    """What became of a player's wish to take a choice back, for that player."""
    what = taken_back(asked.what, words)
    is_asked = asked.how is HowUndone.ASKED
    if is_asked:
        text = words.say("undo-asked", what=what, other=other)
    else:
        text = words.say("undo-done", what=what, how=asked.how.value)
    said = discord.ui.TextDisplay[discord.ui.LayoutView](Safe("\n".join([text, *since(asked.what, words)])))
    return message_of(discord.ui.Container(said, *([withdrawing(match, "undo", words)] if is_asked else [])))


def draw_answer(match: int, words: Localizer, *, is_agreed: bool) -> OutgoingMessage:
    """What became of a player's offer of a draw, for that player."""
    said = discord.ui.TextDisplay[discord.ui.LayoutView](words.say("draw-agreed" if is_agreed else "draw-offered"))
    return message_of(discord.ui.Container(said, *([] if is_agreed else [withdrawing(match, "draw", words)])))
