"""A pending decision as buttons and selects, which leave room for the board on a phone.

One choice of a few is a row of buttons; one of many, a select in pages, or two one after the other: who does something,
and to whom, where the first one also offers what is usually best for each. Several are chosen from one select, and its
use decides; where what is chosen is done one after the other, it also offers to do no more then. Only what is on
several pages is picked first and confirmed then, and where the order matters it is numbered: what one use of the select
picks follows in the order in which it is listed. Any number of few is decided so by one use, unless another order is
asked for. What is picked so far travels in the custom ids, so that it outlives the process.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import discord

from cogs import custom_ids
from cogs.components import (
    MOST_BUTTONS_IN_ROW,
    MOST_IN_SELECT,
    MOST_OPTION_LABEL,
    ActionButton,
    ActionSelect,
    rows_of,
    shortened,
)
from cogs.presenters import phone
from cogs.presenters.choices import (
    MOST_IN_FIRST_STEP,
    OWN_ORDER,
    PAGE_OF_OWN_ORDER,
    STEP,
    Choice,
    Prompt,
    PromptPlace,
    described,
    most_at_once,
    option_labels,
    who_labels,
)
from cogs.words import Localizer
from engine.kernel.messages import Line
from engine.kernel.views import DecisionView

MOST_DESCRIPTION = 100
MOST_WAYS_AT_ONCE = 3  #: more ways than these are chosen in two steps
MOST_BUTTONS = 10
MOST_ROWS = 2  #: of buttons, on a phone

Row = discord.ui.ActionRow[Any]
_PRIMARY, _GREY, _GREEN = discord.ButtonStyle.primary, discord.ButtonStyle.secondary, discord.ButtonStyle.success


def has_menu(prompt: Prompt, words: Localizer) -> bool:
    """Whether a decision is shown as a menu, rather than as a few buttons."""
    if prompt.picked_first or prompt.takes_several or prompt.repeats:
        return True
    choices = prompt.choices
    labels = option_labels(prompt, words)
    return len(choices) > MOST_BUTTONS or phone.button_rows([*labels, *_always(prompt, words)]) > MOST_ROWS


def _always(prompt: Prompt, words: Localizer) -> list[str]:
    """What the buttons say that a prompt has besides its choices."""
    nothing = [_nothing(prompt, words)] if prompt.decision.minimum == 0 else []
    back = [words.plain("prompt-back")] if prompt.decision.can_step_back else []
    return [*nothing, words.plain("button-read"), *back]


def picked(prompt: Prompt, place: PromptPlace, tokens: Sequence[str]) -> PromptPlace:
    """The place after a select on its page was used: these options are picked there, and no others."""
    choices = prompt.choices
    chosen = [at for at, choice in enumerate(choices) if choice.token in tokens]
    if prompt.decision.ordered:
        new = [at for at in chosen if at not in place.picks]
        page = PAGE_OF_OWN_ORDER if prompt.takes_as_listed else place.page
        return PromptPlace(page, (*place.picks, *new)[: prompt.most])
    on_page = range(place.page * MOST_IN_SELECT, (place.page + 1) * MOST_IN_SELECT)
    kept = [at for at in place.picks if at not in on_page]
    return PromptPlace(place.page, tuple(sorted([*kept, *chosen]))[: prompt.most])


def rows(prompt: Prompt, place: PromptPlace, words: Localizer) -> list[Row]:
    """Everything that can be pressed."""
    found = _picking(prompt, place, words) if prompt.picked_first else _choosing(prompt, place, words)
    more = [ActionButton.of(custom_ids.ReadCards(prompt.match, 0), words.plain("button-read"))]
    if prompt.decision.can_step_back:
        more.append(ActionButton.of(custom_ids.StepBack(prompt.match, prompt.sequence), words.plain("prompt-back")))
    for button in more:
        last = found[-1] if found else None
        if last is not None and len(last.children) < MOST_BUTTONS_IN_ROW and isinstance(last.children[0], ActionButton):
            last.add_item(button)
        else:
            found.append(discord.ui.ActionRow(button))
    return found


def shorten(parts: Sequence[discord.ui.Item[Any]], words: Localizer) -> None:
    """Say buttons in fewer letters where they need fewer rows on a phone so: those of every prompt, those too long."""
    short = {
        words.plain("button-read"): words.plain("button-read-short"),
        words.plain("prompt-back"): words.plain("prompt-back-short"),
    }
    for row in parts:
        if isinstance(row, discord.ui.ActionRow):
            buttons = [item.item for item in row.children if isinstance(item, ActionButton)]
            labels = [button.label or "" for button in buttons]
            shorter = [phone.fitted(short.get(label, label), phone.BUTTON_LETTERS) for label in labels]
            if phone.button_rows(shorter) < phone.button_rows(labels):
                for button, label in zip(buttons, shorter, strict=True):
                    button.label = label


def without_hint(text: discord.ui.Item[Any]) -> None:
    """Leave out of a question what is said under it in small letters."""
    if isinstance(text, discord.ui.TextDisplay):
        text.content = "\n".join(line for line in text.content.split("\n") if not line.startswith("-# "))


def hint(prompt: Prompt, place: PromptPlace, words: Localizer) -> str:
    """How many to choose, and what is picked so far."""
    decision = prompt.decision
    lines: list[str] = []
    if (prompt.picked_first or prompt.takes_several) and not prompt.gathers:
        lines.append(
            words.say(
                "prompt-choose-ordered" if decision.ordered else "prompt-choose",
                minimum=decision.minimum,
                maximum=decision.maximum,
                range=_range(decision),
            )
        )
    if prompt.picked_first:
        labels = option_labels(prompt, words)
        lines += [
            words.say("prompt-picked", number=number, option=labels[pick])
            for number, pick in enumerate(place.picks, start=1)
        ]
    if prompt.gathers and place.picks:
        given = sum(prompt.choices[pick].amount for pick in place.picks)
        lines.append(words.say("prompt-amount", given=given, needed=decision.needed))
    return "\n".join(lines)


def _range(decision: DecisionView) -> str:
    if decision.minimum == decision.maximum:
        return "one"
    return "many" if decision.minimum else "any"


# ---- one choice


def _choosing(prompt: Prompt, place: PromptPlace, words: Localizer) -> list[Row]:
    """One choice, by one press; or who does something, and then to whom."""
    choices, labels = prompt.choices, option_labels(prompt, words)
    groups = prompt.groups
    acting = [at for places in groups for at in places]
    if not has_menu(prompt, words):
        menu, as_buttons = list[Row](), list(range(len(choices)))
    elif place.picks and place.picks[0] in acting:
        return _second_step(prompt, place, groups, labels, words)
    else:
        as_buttons = _plain_buttons(prompt, labels, words)
        best = [at for at in acting[:1] if prompt.decision.ranked and not choices[at].is_after]
        others = [at for at in range(len(choices)) if at not in (*as_buttons, *acting)]
        if is_in_two_steps(prompt, words):
            menu = _first_step(prompt, groups, others, labels, words)
        else:
            menu = _select(prompt, place, [at for at in range(len(choices)) if at not in as_buttons], labels, words)
        if len(menu) == 1:  # a menu of several pages has their buttons too, and a phone no room for more
            as_buttons = [*best, *as_buttons]
    as_buttons.sort(key=lambda at: _does_nothing(prompt, choices[at]))  # "pass" comes last
    short = prompt.descriptions.shortened
    buttons = [_answer_button(prompt, choices[at], short(labels[at]) if menu else labels[at]) for at in as_buttons]
    if prompt.decision.minimum == 0:
        nothing = custom_ids.AnswerWith(prompt.match, prompt.sequence, "")
        buttons.append(ActionButton.of(nothing, _nothing(prompt, words), _GREY))
    return [*menu, *rows_of(buttons)]


def _plain_buttons(prompt: Prompt, labels: Sequence[str], words: Localizer) -> list[int]:
    """What keeps its button beside a menu, whatever its page: passing, and what else is done with nothing and fits."""
    plain = [at for at, choice in enumerate(prompt.choices) if choice.is_plain]
    if prompt.takes_several:
        return plain if prompt.gathers else []
    found = [at for at in plain if _does_nothing(prompt, prompt.choices[at])]
    for at in plain:
        beside = [*(labels[each] for each in (*found, at)), *_always(prompt, words)]
        if at not in found and len(beside) <= MOST_BUTTONS_IN_ROW and phone.button_rows(beside) == 1:
            found.append(at)
    return sorted(found)


def is_in_two_steps(prompt: Prompt, words: Localizer) -> bool:
    """Whether it is chosen first who does it: where there is enough to choose from, and a select for each step."""
    groups = prompt.groups
    acting = sum(map(len, groups))
    if prompt.takes_several or len(groups) < 2 or acting <= MOST_WAYS_AT_ONCE or not has_menu(prompt, words):
        return False
    return len(groups) + _beside_groups(prompt, groups, words) <= MOST_IN_SELECT


def _first_step(
    prompt: Prompt, groups: Sequence[Sequence[int]], others: Sequence[int], labels: Sequence[str], words: Localizer
) -> list[Row]:
    """A select of what is usually best for each who does something, of who may do more, and of all else."""
    at_once = offered_at_once(prompt, words)
    placed: dict[float, discord.SelectOption] = {at: _select_option(prompt, at, labels, words) for at in at_once}
    for places, label in zip(groups, who_labels(prompt, groups, words), strict=True):
        if not at_once.issuperset(places):
            after = max([at for at in places if at in at_once], default=places[0])
            placed[after + 0.5] = discord.SelectOption(
                label=shortened(words.plain("prompt-more", who=label), MOST_OPTION_LABEL),
                value=f"{STEP}{places[0]}",
                description=_who_description(prompt, places, labels),
            )
    choices = prompt.choices
    placed |= {at: _select_option(prompt, at, labels, words) for at in others}
    now = [at for at in sorted(placed) if not choices[int(at)].is_last]
    now.sort(key=lambda at: int(at) in others)
    options = [placed[at] for at in now]
    options += _ending(prompt, labels, words)
    options += [placed[at] for at in sorted(placed) if choices[int(at)].is_last]
    action = custom_ids.Pick(prompt.match, prompt.sequence, prompt.mark, 0, "")
    most = min(len(options), prompt.most) if prompt.repeats else 1
    who = words.plain("prompt-who-repeats" if prompt.repeats else "prompt-who")
    return [discord.ui.ActionRow(ActionSelect.of(action, options, who, maximum=most))]


def offered_at_once(prompt: Prompt, words: Localizer) -> frozenset[int]:
    """The ways that the first of two steps offers directly: the first one of each group, as far as there is room.

    Then the best of the others, or the second ones of all groups, the third ones, and so on, as long as these are few.
    """
    groups = prompt.groups
    alone = {places[0] for places in groups if len(places) == 1}
    room = MOST_IN_SELECT - len(groups) - _beside_groups(prompt, groups, words)
    found = {*alone, *[places[0] for places in groups if len(places) > 1][:room]}
    choices, decision = prompt.choices, prompt.decision
    ranked = {False: decision.ranked, True: decision.after is not None and decision.after.ranked}
    most_of = {False: most_at_once(decision), True: 2 * MOST_IN_FIRST_STEP}
    for is_after in (False, True):
        others = [
            (0 if ranked[is_after] else nth, at)
            for places in groups
            for nth, at in enumerate(places)
            if choices[at].is_after is is_after
        ]
        most = min(most_of[is_after], room + len(alone))
        for _, at in sorted(others):
            if len(found) < most:
                found.add(at)
    return frozenset(found)


def _ending(prompt: Prompt, labels: Sequence[str], words: Localizer) -> list[discord.SelectOption]:
    """To do no more after what is chosen with it, where it can be chosen so."""
    if prompt.ends is None:
        return []
    label = words.plain("prompt-then", what=labels[prompt.ends])
    value = prompt.choices[prompt.ends].token
    return [discord.SelectOption(label=shortened(label, MOST_OPTION_LABEL), value=value)]


def _beside_groups(prompt: Prompt, groups: Sequence[Sequence[int]], words: Localizer) -> int:
    """How many choices a menu holds that are in no group and have no button."""
    plain = _plain_buttons(prompt, option_labels(prompt, words), words)
    return len(prompt.choices) - sum(map(len, groups)) - len(plain) + (prompt.ends is not None)


def _second_step(
    prompt: Prompt, place: PromptPlace, groups: Sequence[Sequence[int]], labels: Sequence[str], words: Localizer
) -> list[Row]:
    """A select of whom it is done to, by the one who was chosen first; and the way back."""
    places = next(places for places in groups if place.picks[0] in places)
    back = custom_ids.PromptPage(prompt.match, prompt.sequence, prompt.mark, 0, "")
    return [
        *_select(prompt, place, places, labels, words),
        discord.ui.ActionRow(ActionButton.of(back, words.plain("prompt-other"))),
    ]


def _nothing(prompt: Prompt, words: Localizer) -> str:
    """What the game calls choosing no option: "None", "Keep all"."""
    return words.plain_line(Line("option-none", {"asked": prompt.decision.prompt.text}))


def _answer_button(prompt: Prompt, choice: Choice, label: str) -> ActionButton:
    action = custom_ids.AnswerWith(prompt.match, prompt.sequence, choice.token)
    return ActionButton.of(action, label, _GREY if _does_nothing(prompt, choice) else _PRIMARY)


def _does_nothing(prompt: Prompt, choice: Choice) -> bool:
    """Whether an option is the safe one that leaves everything as it is: "pass", "no"."""
    return choice.is_plain and choice.option.key in prompt.decision.default


# ---- several


def _picking(prompt: Prompt, place: PromptPlace, words: Localizer) -> list[Row]:
    """Several options, picked and then confirmed."""
    decision, choices = prompt.decision, prompt.choices
    labels = option_labels(prompt, words)
    places = [at for at in range(len(choices)) if not (prompt.gathers and choices[at].is_plain)]
    if decision.ordered:
        places = [at for at in places if at not in place.picks]
    full = decision.ordered and len(place.picks) >= prompt.most
    found = [] if full else _select(prompt, place, places, labels, words)
    buttons = []
    if prompt.puts_in_order and not place.picks:
        as_listed = PromptPlace(0, tuple(places))
        buttons.append(_confirm(prompt, as_listed, words.plain("prompt-as-listed")))
    elif not prompt.gathers or place.picks:
        buttons.append(_confirm(prompt, place, _confirming(prompt, place, words)))
    if prompt.gathers:
        others = [choice for choice in choices if choice.is_plain]
        buttons += [_answer_button(prompt, each, labels[choices.index(each)]) for each in others]
    if place.picks:
        fewer = place.picks[:-1] if decision.ordered else ()
        undo = "prompt-unpick-last" if decision.ordered else "prompt-unpick-all"
        buttons.append(ActionButton.of(_page_of(prompt, place.page, fewer), words.plain(undo)))
    return [*found, discord.ui.ActionRow(*buttons)]


def _confirm(prompt: Prompt, place: PromptPlace, label: str) -> ActionButton:
    action = custom_ids.Confirm(prompt.match, prompt.sequence, prompt.mark, prompt.picks_text(place.picks))
    enough = prompt.decision.minimum <= len(place.picks) <= prompt.most
    return ActionButton.of(action, label, _GREEN, disabled=not enough)


def _confirming(prompt: Prompt, place: PromptPlace, words: Localizer) -> str:
    """What the button says that answers with these picks."""
    minimum = prompt.decision.minimum
    if minimum == 0 and not place.picks:
        return _nothing(prompt, words)
    return words.plain("prompt-confirm", count=len(place.picks), minimum=minimum)


# ---- selects


def _select(
    prompt: Prompt, place: PromptPlace, choices: Sequence[int], labels: Sequence[str], words: Localizer
) -> list[Row]:
    """A select of these choices, or the page of it that is shown, with buttons to the other pages."""
    if not choices:
        return []
    decision = prompt.decision
    pages = -(-len(choices) // MOST_IN_SELECT)
    page = min(place.page, pages - 1)
    here = choices[page * MOST_IN_SELECT : (page + 1) * MOST_IN_SELECT]
    several = prompt.picked_first or prompt.takes_several
    elsewhere = sum(pick not in here for pick in place.picks)
    options = [
        _select_option(
            prompt,
            at,
            labels,
            words,
            is_picked=prompt.picked_first and not decision.ordered and at in place.picks,
            whom=not prompt.picked_first,
        )
        for at in here
    ]
    if prompt.repeats and not place.picks and len(here) < MOST_IN_SELECT:
        done_now = sum(not prompt.choices[at].is_last for at in here)
        options[done_now:done_now] = _ending(prompt, labels, words)
    is_listed = prompt.is_as_listed(place)
    if is_listed:
        options.append(_own_order(words))
    here_now = place.page if prompt.takes_as_listed else page
    action = custom_ids.Pick(prompt.match, prompt.sequence, prompt.mark, here_now, prompt.picks_text(place.picks))
    several = several or (prompt.repeats and not place.picks)
    most = max(1, min(len(options), prompt.most - elsewhere + is_listed)) if several else 1
    least = int(decision.ordered or prompt.repeats or not several)
    if prompt.takes_several:
        least = 1 if prompt.gathers else max(1, decision.minimum)
    if is_listed:
        placeholder = words.plain("prompt-pick-listed")
    elif decision.ordered and prompt.picked_first:
        placeholder = words.plain("prompt-pick-next", number=len(place.picks) + 1, most=most)
    elif prompt.takes_several:
        placeholder = words.plain("prompt-pick-several", least=least, most=most, exactly=str(least == most).lower())
    elif prompt.repeats and not place.picks:
        placeholder = words.plain("prompt-who-repeats")
    elif not prompt.picked_first and place.picks:
        placeholder = words.plain("prompt-whom", page=page + 1, pages=pages)
    else:
        placeholder = words.plain("prompt-pick", page=page + 1, pages=pages)
    found: list[Row] = [
        discord.ui.ActionRow(ActionSelect.of(action, options, placeholder, minimum=least, maximum=most))
    ]
    if pages > 1:
        before = ActionButton.of(
            _page_of(prompt, max(page - 1, 0), place.picks), words.plain("page-before"), disabled=page == 0
        )
        after = ActionButton.of(
            _page_of(prompt, page + 1, place.picks), words.plain("page-after"), disabled=page == pages - 1
        )
        found.append(discord.ui.ActionRow(before, after))
    return found


def _own_order(words: Localizer) -> discord.SelectOption:
    """What says that the order of the list is not that in which things are chosen."""
    about = words.plain("prompt-own-order-about")
    return discord.SelectOption(label=words.plain("prompt-own-order"), value=OWN_ORDER, description=about)


def _select_option(
    prompt: Prompt, at: int, labels: Sequence[str], words: Localizer, *, is_picked: bool = False, whom: bool = False
) -> discord.SelectOption:
    choice = prompt.choices[at]
    return discord.SelectOption(
        label=shortened(labels[at], MOST_OPTION_LABEL),
        value=choice.token,
        description=_description(prompt, choice, words, whom=whom),
        default=is_picked,
    )


def _description(prompt: Prompt, choice: Choice, words: Localizer, *, whom: bool = False) -> str | None:
    return shortened(described(prompt, choice, words, whom=whom), MOST_DESCRIPTION) or None


def _who_description(prompt: Prompt, places: Sequence[int], labels: Sequence[str]) -> str:
    """The card that does it; where none does, all that can be done, without the words that they have in common."""
    fact = prompt.descriptions.cards.get(prompt.choices[places[0]].option.key)
    said = [labels[at].split() for at in places]
    common = sum(1 for _ in takewhile(lambda each: len(set(each)) == 1, zip(*said, strict=False)))
    return shortened(fact or ", ".join(" ".join(each[common:] or each) for each in said), MOST_DESCRIPTION)


def _page_of(prompt: Prompt, page: int, picks: Sequence[int]) -> custom_ids.PromptPage:
    return custom_ids.PromptPage(prompt.match, prompt.sequence, prompt.mark, page, prompt.picks_text(picks))
