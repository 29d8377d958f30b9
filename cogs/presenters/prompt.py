"""A pending decision as buttons and selects.

One choice of a few is a row of buttons; one of many, a select in pages. Where several are to be chosen they are picked
first and confirmed then: from a select in any order, or one after the other, numbered, where the order matters. What is
picked so far travels in the custom ids, so that it outlives the process.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from cogs import custom_ids
from cogs.components import MOST_IN_SELECT, MOST_OPTION_LABEL, ActionButton, ActionSelect, rows_of, shortened
from cogs.words import Localizer
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.views import DecisionView, OptionView
from engine.kernel.zones import Zone

MOST_OPTION_BUTTONS = 10
MOST_DESCRIPTION = 100

Row = discord.ui.ActionRow[Any]
_PRIMARY, _GREY, _GREEN = discord.ButtonStyle.primary, discord.ButtonStyle.secondary, discord.ButtonStyle.success


@dataclass(frozen=True, slots=True)
class PromptPlace:
    """Where somebody stands in a prompt: the page they see, and the options picked so far by their places, in order."""

    page: int = 0
    picks: tuple[int, ...] = ()


START = PromptPlace()


@dataclass(frozen=True, slots=True)
class Prompt:
    """A decision of a match, as the journal counts it."""

    match: int
    sequence: int
    decision: DecisionView
    numbers: Mapping[str, int] = field(default_factory=dict)  #: of the cards on the picture, by the options' keys
    descriptions: Mapping[str, str] = field(default_factory=dict)  #: of the cards, by the options' keys, in a line

    @property
    def mark(self) -> str:
        """The fingerprint of the options."""
        return custom_ids.mark_of([option.key for option in self.decision.options])

    @property
    def picked_first(self) -> bool:
        """Whether options are picked and then confirmed, rather than chosen with one press."""
        return self.decision.maximum > 1 or len(self.decision.options) == 0

    def place(self, action: custom_ids.PromptPage | custom_ids.Pick | custom_ids.Confirm) -> PromptPlace:
        """The place that a component's custom id speaks of."""
        page = 0 if isinstance(action, custom_ids.Confirm) else action.page
        picks = custom_ids.parse_picks(action.picks, len(self.decision.options), self.decision.ordered)
        return PromptPlace(page, picks[: self.decision.maximum])

    def picks_text(self, picks: Sequence[int]) -> str:
        """Picks as custom ids hold them."""
        return custom_ids.encode_picks(picks, len(self.decision.options), self.decision.ordered)


def has_menu(decision: DecisionView) -> bool:
    """Whether a decision is shown as a menu, rather than as a few buttons."""
    return decision.maximum > 1 or len(decision.options) + (decision.minimum == 0) > MOST_OPTION_BUTTONS


def picked(prompt: Prompt, place: PromptPlace, tokens: Sequence[str]) -> PromptPlace:
    """The place after a select on its page was used: these options are picked there, and no others."""
    options = prompt.decision.options
    chosen = [at for at, option in enumerate(options) if custom_ids.token(option.key) in tokens]
    if prompt.decision.ordered:
        new = [at for at in chosen if at not in place.picks]
        return PromptPlace(place.page, (*place.picks, *new)[: prompt.decision.maximum])
    on_page = range(place.page * MOST_IN_SELECT, (place.page + 1) * MOST_IN_SELECT)
    kept = [at for at in place.picks if at not in on_page]
    return PromptPlace(place.page, tuple(sorted([*kept, *chosen]))[: prompt.decision.maximum])


def rows(prompt: Prompt, place: PromptPlace, words: Localizer) -> list[Row]:
    """Everything that can be pressed."""
    found = _picking(prompt, place, words) if prompt.picked_first else _choosing(prompt, place, words)
    if prompt.decision.can_step_back:
        back = ActionButton.of(custom_ids.StepBack(prompt.match, prompt.sequence), words.plain("prompt-back"))
        last = found[-1] if found else None
        if last is not None and len(last.children) < 5 and isinstance(last.children[0], ActionButton):
            last.add_item(back)
        else:
            found.append(discord.ui.ActionRow(back))
    return found


def hint(prompt: Prompt, place: PromptPlace, words: Localizer) -> str:
    """How many to choose, and what is picked so far; empty where one press decides."""
    decision = prompt.decision
    if not prompt.picked_first:
        return ""
    how_many = words.say(
        "prompt-choose-ordered" if decision.ordered else "prompt-choose",
        minimum=decision.minimum,
        maximum=decision.maximum,
        range="one" if decision.minimum == decision.maximum else "many",
    )
    labels = option_labels(prompt, words)
    chosen = [
        words.say("prompt-picked", number=number, option=labels[pick])
        for number, pick in enumerate(place.picks, start=1)
    ]
    return "\n".join([how_many, *chosen])


def option_labels(prompt: Prompt, words: Localizer) -> list[str]:
    """What each option says; where several say the same, they are told apart by where cards are, or by a number."""
    options, numbers = prompt.decision.options, prompt.numbers
    lines = [option.label for option in options]
    for card, place in (("card", "at"), ("there", "zone")):
        lines = _placed(lines, card, place, words)
    labels = [_capitalised(words.plain_line(line)) for line in lines]
    labels = [
        f"{numbers[option.key]} · {label}" if option.key in numbers else label
        for option, label in zip(options, labels, strict=True)
    ]
    several = _several(labels)
    seen: Counter[str] = Counter()
    told_apart = []
    for label in labels:
        seen[label] += 1
        told_apart.append(f"{label} ({seen[label]})" if label in several else label)
    return told_apart


def _placed(lines: Sequence[Line], card: str, place: str, words: Localizer) -> list[Line]:
    """Where several lines say the same of cards in different places, the card is called by its place, too."""
    said = [words.plain_line(line) for line in lines]
    places: dict[str, set[object]] = {}
    for text, line in zip(said, lines, strict=True):
        places.setdefault(text, set()).add(line.values.get(place))
    return [
        _with_place(line, card, place, words) if len(places[text]) > 1 else line
        for text, line in zip(said, lines, strict=True)
    ]


def _with_place(line: Line, card: str, place: str, words: Localizer) -> Line:
    mention, at = line.values.get(card), line.values.get(place)
    if not isinstance(mention, Mention) or not isinstance(at, Zone):
        return line
    return Line(line.text, {**line.values, card: words.plain_card(mention, at)})


def _several(labels: Sequence[str]) -> set[str]:
    return {label for label, count in Counter(labels).items() if count > 1}


def _capitalised(label: str) -> str:
    return label[:1].upper() + label[1:]


def _choosing(prompt: Prompt, place: PromptPlace, words: Localizer) -> list[Row]:
    """One option, by one press."""
    options = prompt.decision.options
    labels = option_labels(prompt, words)
    if not has_menu(prompt.decision):
        as_buttons, as_choices = list(range(len(options))), []
    else:
        # What is done with no card ("pass") keeps its button, whatever the page.
        as_buttons = [at for at, option in enumerate(options) if option.card is None and option.zone is None][:4]
        as_choices = [at for at in range(len(options)) if at not in as_buttons]
    as_buttons.sort(key=lambda at: _does_nothing(prompt, options[at]))  # "pass" comes last
    buttons = [_answer_button(prompt, options[at], labels[at]) for at in as_buttons]
    if prompt.decision.minimum == 0:
        nothing = custom_ids.AnswerWith(prompt.match, prompt.sequence, "")
        buttons.append(ActionButton.of(nothing, _nothing(prompt, words), _GREY))
    return [*_select(prompt, place, as_choices, labels, words), *rows_of(buttons)]


def _nothing(prompt: Prompt, words: Localizer) -> str:
    """What the game calls choosing no option: "None", "Keep all"."""
    return words.plain_line(Line("option-none", {"asked": prompt.decision.prompt.text}))


def _answer_button(prompt: Prompt, option: OptionView, label: str) -> ActionButton:
    action = custom_ids.AnswerWith(prompt.match, prompt.sequence, custom_ids.token(option.key))
    return ActionButton.of(action, label, _GREY if _does_nothing(prompt, option) else _PRIMARY)


def _does_nothing(prompt: Prompt, option: OptionView) -> bool:
    """Whether an option is the safe one that leaves everything as it is: "pass", "no"."""
    return option.card is None and option.zone is None and option.key in prompt.decision.default


def _picking(prompt: Prompt, place: PromptPlace, words: Localizer) -> list[Row]:
    """Several options, picked and then confirmed."""
    decision = prompt.decision
    labels = option_labels(prompt, words)
    places = list(range(len(decision.options)))
    if decision.ordered:
        places = [at for at in places if at not in place.picks]
    full = decision.ordered and len(place.picks) >= decision.maximum
    found = [] if full else _select(prompt, place, places, labels, words)
    enough = decision.minimum <= len(place.picks) <= decision.maximum
    confirm = custom_ids.Confirm(prompt.match, prompt.sequence, prompt.mark, prompt.picks_text(place.picks))
    if decision.minimum == 0 and not place.picks:
        label = _nothing(prompt, words)
    else:
        label = words.plain("prompt-confirm", count=len(place.picks), minimum=decision.minimum)
    buttons = [ActionButton.of(confirm, label, _GREEN, disabled=not enough)]
    if place.picks:
        fewer = place.picks[:-1] if decision.ordered else ()
        undo = "prompt-unpick-last" if decision.ordered else "prompt-unpick-all"
        buttons.append(ActionButton.of(_page_of(prompt, place.page, fewer), words.plain(undo)))
    return [*found, discord.ui.ActionRow(*buttons)]


def _select(
    prompt: Prompt, place: PromptPlace, choices: Sequence[int], labels: Sequence[str], words: Localizer
) -> list[Row]:
    """A select of these options, or the page of it that is shown, with buttons to the other pages."""
    if not choices:
        return []
    decision = prompt.decision
    pages = -(-len(choices) // MOST_IN_SELECT)
    page = min(place.page, pages - 1)
    here = choices[page * MOST_IN_SELECT : (page + 1) * MOST_IN_SELECT]
    numbers = {pick: number for number, pick in enumerate(place.picks, start=1)}
    several = prompt.picked_first and not decision.ordered
    elsewhere = sum(pick not in here for pick in place.picks)
    options = [
        discord.SelectOption(
            label=shortened(labels[at], MOST_OPTION_LABEL),
            value=custom_ids.token(decision.options[at].key),
            description=shortened(prompt.descriptions.get(decision.options[at].key, ""), MOST_DESCRIPTION) or None,
            default=several and at in numbers,
        )
        for at in here
    ]
    action = custom_ids.Pick(prompt.match, prompt.sequence, prompt.mark, page, prompt.picks_text(place.picks))
    placeholder = (
        words.plain("prompt-pick-next", number=len(place.picks) + 1)
        if decision.ordered and prompt.picked_first
        else words.plain("prompt-pick", page=page + 1, pages=pages)
    )
    select = ActionSelect.of(
        action,
        options,
        placeholder,
        minimum=0 if several else 1,
        maximum=max(1, min(len(here), decision.maximum - elsewhere)) if several else 1,
    )
    found: list[Row] = [discord.ui.ActionRow(select)]
    if pages > 1:
        before = ActionButton.of(
            _page_of(prompt, max(page - 1, 0), place.picks), words.plain("page-before"), disabled=page == 0
        )
        after = ActionButton.of(
            _page_of(prompt, page + 1, place.picks), words.plain("page-after"), disabled=page == pages - 1
        )
        found.append(discord.ui.ActionRow(before, after))
    return found


def _page_of(prompt: Prompt, page: int, picks: Sequence[int]) -> custom_ids.PromptPage:
    return custom_ids.PromptPage(prompt.match, prompt.sequence, prompt.mark, page, prompt.picks_text(picks))
