"""Invitations, and the choice of a game for one."""

from collections.abc import Sequence
from typing import Any

import discord

from cogs.components import MOST_IN_SELECT, ActionButton, rows_of
from cogs.custom_ids import Accept, Decline, PlayDeck, PlayGame, Rematch, Withdraw, mark_of, parse
from cogs.outgoing_messages import OutgoingMessage, components_of
from cogs.presenters.board import message_of
from cogs.words import Localizer, Safe
from engine.kernel.rulebook import Rulebook
from host.decks import KeptDeck
from host.stored import Invitation, InvitationStatus

_OPEN, _CLOSED = discord.Colour(0xF0B232), discord.Colour(0x80848E)


def invitation_message(
    invitation: Invitation,
    title: str,
    words: Localizer,
    address: str | None = None,
    *,
    again_of: int | None = None,
    ended: Safe | None = None,
) -> OutgoingMessage:
    """The invitation as everybody sees it, with buttons as long as it is open.

    `address` leads to its match, which has `ended` so. One to a rematch, of the match `again_of`, is taken up by one
    press with the deck of that match, or with another one.
    """
    inviter = Safe(f"<@{invitation.inviter_id}>")
    invited = Safe(f"<@{invitation.invited_id}>") if invitation.invited_id else words.say("invitation-anybody")
    text = words.say(
        f"invitation-{invitation.status}",
        inviter=inviter,
        invited=invited,
        game=title,
        expires=Safe(f"<t:{int(invitation.expires_at.timestamp())}:R>"),
        table=Safe(address or ""),
    )
    is_open = invitation.status is InvitationStatus.OPEN
    lines = [text]
    if is_open and again_of is not None:
        lines.append(words.say("invitation-again"))
    if ended is not None:
        lines.append(ended)
    parts: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay(Safe("\n".join(lines)))]
    if is_open:
        parts.append(discord.ui.ActionRow(*_answers(invitation, again_of, words)))
    return message_of(discord.ui.Container(*parts, accent_colour=_OPEN if is_open else _CLOSED))


def invitation_of(message: discord.Message) -> int | None:
    """The invitation that a message shows with its buttons; None if it is no such message."""
    actions = (parse(getattr(each, "custom_id", None) or "") for each in components_of(message))
    return next((action.invitation for action in actions if isinstance(action, Decline)), None)


def known_invitation_message(
    invitation: Invitation, title: str, other: str, words: Localizer, *, is_own: bool
) -> OutgoingMessage:
    """That there is an invitation already, for one of the two people alone; with what they can do about it.

    The message with its buttons may be far away, or have been deleted.
    """
    said = words.say(
        "invitation-known-own" if is_own else "invitation-known",
        name=other,
        game=title,
        address=Safe(_address(invitation)),
    )
    button = (
        ActionButton.of(Withdraw(invitation.id), words.plain("button-withdraw"))
        if is_own
        else ActionButton.of(Accept(invitation.id), words.plain("button-accept"), discord.ButtonStyle.success)
    )
    return message_of(discord.ui.Container(discord.ui.TextDisplay(said), discord.ui.ActionRow(button)))


def _address(invitation: Invitation) -> str:
    """The link to an invitation; to its channel, where its message is not known."""
    place = f"https://discord.com/channels/{invitation.guild_id or '@me'}/{invitation.channel_id}"
    return place if invitation.message_id is None else f"{place}/{invitation.message_id}"


def _answers(invitation: Invitation, again_of: int | None, words: Localizer) -> list[ActionButton]:
    style = discord.ButtonStyle.success
    if again_of is None:
        buttons = [ActionButton.of(Accept(invitation.id), words.plain("button-accept"), style)]
    else:
        buttons = [
            ActionButton.of(Rematch(again_of), words.plain("button-rematch"), style),
            ActionButton.of(Accept(invitation.id), words.plain("button-accept-otherwise")),
        ]
    return [
        *buttons,
        ActionButton.of(Decline(invitation.id), words.plain("button-decline")),
        ActionButton.of(Withdraw(invitation.id), words.plain("button-withdraw")),
    ]


def game_choice_message(books: Sequence[Rulebook], opponent: int, level: str, words: Localizer) -> OutgoingMessage:
    """The games that somebody may begin, with a person or the computer, for them alone."""
    games = [ActionButton.of(PlayGame(opponent, level, book.name), book.title) for book in books[:MOST_IN_SELECT]]
    return message_of(discord.ui.Container(discord.ui.TextDisplay(words.say("match-which-game")), *rows_of(games)))


def deck_game_message(
    decks: Sequence[tuple[KeptDeck, Rulebook]], opponent: int, level: str, words: Localizer
) -> OutgoingMessage:
    """Of several games, or editions of a game, that have a deck of the name: which is to be played, for them alone."""
    games = [
        ActionButton.of(PlayDeck(opponent, level, mark_of([deck.key]), book.name), book.title)
        for deck, book in decks[:MOST_IN_SELECT]
    ]
    question = words.say("match-which-deck", name=decks[0][0].name)
    return message_of(discord.ui.Container(discord.ui.TextDisplay(question), *rows_of(games)))
