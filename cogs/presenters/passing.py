"""How a player's message speaks of passing: until when they pass, and the menu in which they say so."""

from enum import StrEnum
from typing import Any

import discord

from cogs.components import ActionButton, ActionSelect
from cogs.custom_ids import AskAgain, PassMenu
from cogs.words import Localizer, Safe
from host.stored import PassUntil
from host.summaries import PassingView


class HowToPass(StrEnum):
    """What a player may say of passing."""

    TURN = PassUntil.TURN
    ATTACK = PassUntil.ATTACK
    CHANGE = PassUntil.CHANGE
    AGAIN = "again"
    """Pass no longer."""
    AUTOMATIC = "automatic"
    """Be spared questions to which there is nothing to choose."""
    EVERYTHING = "everything"
    """Be asked everything."""


def menu(match: int, sequence: int, passing: PassingView, words: Localizer) -> discord.ui.ActionRow[Any]:
    """The menu under a decision that may be passed."""
    general = HowToPass.EVERYTHING if passing.automatic else HowToPass.AUTOMATIC
    offered = [HowToPass.TURN, HowToPass.ATTACK, HowToPass.CHANGE, general]
    options = [discord.SelectOption(label=words.plain(f"pass-{how}"), value=how.value) for how in offered]
    return discord.ui.ActionRow(ActionSelect.of(PassMenu(match, sequence), options, words.plain("pass-menu")))


def said(passing: PassingView, words: Localizer) -> Safe | None:
    """What is to be said where somebody passes; None if they do not."""
    if passing.until is not None:
        return words.say("hand-passes-until", until=passing.until.value)
    return words.say("hand-passes") if passing.answers else None


def again(match: int, words: Localizer) -> discord.ui.ActionRow[Any]:
    """The button to pass no longer."""
    return discord.ui.ActionRow(ActionButton.of(AskAgain(match), words.plain("button-ask-again")))
