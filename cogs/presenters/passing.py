"""How a player's message speaks of passing: until when they pass, and the menu in which they say so."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import discord

from cogs.components import MOST_IN_SELECT, MOST_OPTION_LABEL, ActionButton, ActionSelect, shortened
from cogs.custom_ids import AskAgain, PassMenu
from cogs.presenters import phone
from cogs.presenters.choices import Prompt
from cogs.words import Localizer, Safe
from host.stored import PassUntil
from host.summaries import PassingView

PASSING = "!"  #: what begins the values of passing in a decision's own menu; no key of an option begins so


class HowToPass(StrEnum):
    """What a player may say of passing."""

    TURN = PassUntil.TURN
    ATTACK = PassUntil.ATTACK
    CHANGE = PassUntil.CHANGE
    AHEAD = "ahead"
    """Pass in what they win as it stands."""
    LET_GO = "let-go"
    """Pass what is asked, and what is alike where no more is at stake: in the menu of such a question alone."""
    AGAIN = "again"
    """Pass no longer."""
    AUTOMATIC = "automatic"
    """Be spared questions to which there is nothing to choose."""
    EVERYTHING = "everything"
    """Be asked everything."""


def menus(
    prompt: Prompt, passing: PassingView, parts: Sequence[discord.ui.Item[Any]], room: int, words: Localizer
) -> list[discord.ui.Item[Any]]:
    """The menu under a decision that may be passed.

    There is no other one where one thing is enough for a menu: that takes it in, for a phone has room for one alone.
    There is none where it would push the board off; the command is left.
    """
    general = HowToPass.EVERYTHING if passing.automatic else HowToPass.AUTOMATIC
    ahead = [HowToPass.AHEAD] if passing.is_ahead and not passing.while_ahead else []
    offered = [*ahead, HowToPass.TURN, HowToPass.ATTACK, HowToPass.CHANGE, general]
    lets_go = prompt.decision.lets_go
    labels = {how: words.plain(f"pass-{how}") for how in offered}
    if lets_go is not None:
        labels = {HowToPass.LET_GO: words.plain_line(lets_go), **labels}
    found = _own_menu(parts)
    if found is not None and len(found.options) + len(labels) <= MOST_IN_SELECT:
        for how, label in labels.items():
            found.append_option(_option(how, label, words, PASSING))
        return []
    if room < phone.SELECT_HIGH + phone.GAP:
        return []
    options = [_option(how, label, words) for how, label in labels.items()]
    action = PassMenu(prompt.match, prompt.sequence)
    return [discord.ui.ActionRow(ActionSelect.of(action, options, words.plain("pass-menu")))]


def _option(how: HowToPass, label: str, words: Localizer, mark: str = "") -> discord.SelectOption:
    about = words.plain(f"pass-{how}-about")
    return discord.SelectOption(label=shortened(label, MOST_OPTION_LABEL), value=f"{mark}{how}", description=about)


def _own_menu(parts: Sequence[discord.ui.Item[Any]]) -> discord.ui.Select[Any] | None:
    """The select from which one thing may be chosen, if there is one."""
    for row in parts:
        for item in row.children if isinstance(row, discord.ui.ActionRow) else ():
            if isinstance(item, ActionSelect) and item.item.min_values == 1:
                return item.item
    return None


def said(passing: PassingView, words: Localizer) -> Safe | None:
    """What is to be said where something is answered for somebody; None if nothing is."""
    lines = _follows(passing, words)
    if passing.until is not None:
        lines.append(words.say("hand-passes-until", until=passing.until.value))
    if passing.while_ahead:
        lines.append(words.say("hand-passes-ahead"))
    if passing.lets_go:
        lines.append(words.say("hand-lets-go"))
    if passing.answers and not lines:
        lines.append(words.say("hand-passes"))
    return Safe("\n".join(lines)) if lines else None


def ahead(passing: PassingView, words: Localizer) -> list[Safe]:
    """What whoever is asked is told of what they chose ahead: how much is left, or why it is not done."""
    if passing.dropped is not None:
        return [words.say("hand-ahead-dropped", why=passing.dropped.value)]
    return _follows(passing, words)


def _follows(passing: PassingView, words: Localizer) -> list[Safe]:
    if passing.queued:
        return [words.say("hand-ahead", count=passing.queued)]
    return [words.say("hand-later")] if passing.later else []


def again(match: int, words: Localizer) -> discord.ui.ActionRow[Any]:
    """The button to pass no longer."""
    return discord.ui.ActionRow(ActionButton.of(AskAgain(match), words.plain("button-ask-again")))
