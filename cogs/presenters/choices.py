"""What can be chosen in a prompt, and what each choice says: its label, and a line below it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from cogs import custom_ids
from cogs.components import MOST_IN_SELECT
from cogs.words import Localizer
from engine.kernel.idle import IDLE
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.views import ANY_CARD, NOTHING_MEANWHILE, DecisionView, ExpectedView, OptionView, WayView
from engine.kernel.zones import Zone
from host.queueing import AFTER, MEANWHILE
from render import Descriptions

NOT_DESCRIBED = Descriptions()
MOST_IN_FIRST_STEP = 12  #: ways that the first of two steps offers at once, unless more than so many do something
STEP = "?"  #: what begins the value of a first step in a select; no key of an option begins so
OWN_ORDER = f"{STEP}order"  #: the value of a select that says that what is chosen is put in another order than listed
PAGE_OF_OWN_ORDER = 1  #: of a prompt that would else be answered in the order of its only page


@dataclass(frozen=True, slots=True)
class PromptPlace:
    """Where somebody stands in a prompt: the page they see, and what is picked so far by its places, in order."""

    page: int = 0
    picks: tuple[int, ...] = ()


START = PromptPlace()


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be chosen: an option, or a way to choose it."""

    option: OptionView
    way: WayView | None = None
    is_after: bool = False  #: whether it answers what is asked after doing no more, or next
    is_beside: bool = False  #: whether it answers nothing, and is chosen with others: to do nothing in between

    @property
    def name(self) -> str:
        """What the host calls it, where it is chosen with others."""
        if self.is_beside:
            return MEANWHILE
        name = self.option.key if self.way is None else self.way.name
        return f"{AFTER}{name}" if self.is_after else name

    @property
    def is_last(self) -> bool:
        """Whether it is listed below what is done now."""
        return self.is_after or self.is_beside

    @property
    def token(self) -> str:
        """What custom ids and selects call it."""
        return custom_ids.token(self.name)

    @property
    def label(self) -> Line:
        """What it says."""
        return self.option.label if self.way is None else self.way.label

    @property
    def who(self) -> Line | None:
        """Who does it, where that is chosen first."""
        return None if self.way is None else self.way.who

    @property
    def amount(self) -> int:
        """How much it gives of what is needed."""
        return 0 if self.way is None else self.way.amount

    @property
    def waits(self) -> bool:
        """Whether it can only be done after something else."""
        return self.way is not None and self.way.waits

    @property
    def says_when(self) -> bool:
        """Whether its own words say that it is done after something else: to do no more, and what follows on that."""
        return self.way is not None and self.option.verb in IDLE

    @property
    def copies(self) -> int:
        """How many cards there are like the one with which it is done."""
        return 1 if self.way is None else self.way.copies

    @property
    def is_plain(self) -> bool:
        """Whether it is done with nothing: "pass", "yes"."""
        option = self.option
        has_something = option.card is not None or option.zone is not None or option.value is not None
        return self.way is None and not has_something and not self.is_last


@dataclass(frozen=True, slots=True)
class Answered:
    """Keys that answer a decision, what is expected after it, and the ways that follow later (`host.queueing`)."""

    keys: list[str]
    then: list[ExpectedView]
    queue: list[str] = field(default_factory=list)  #: names of ways, that of this answer first


@dataclass(frozen=True)
class Prompt:
    """A decision of a match, as the journal counts it."""

    match: int
    sequence: int
    decision: DecisionView
    numbers: Mapping[str, int] = field(default_factory=dict)  #: of the cards on the picture, by the options' keys
    descriptions: Descriptions = NOT_DESCRIBED  #: of cards and places, by the options' keys
    said: dict[Localizer, list[str]] = field(default_factory=dict, compare=False, repr=False)  #: what choices say, kept

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """All that can be chosen: where one thing is, ways come before the options that are shown as they are."""
        decision = self.decision
        options = {option.key: option for option in decision.options}
        if decision.maximum > 1:
            ways = {way.key: way for way in decision.ways}
            listed = [options[key] for key in (*ways, *(key for key in options if key not in ways))]
            here = [Choice(option, ways.get(option.key)) for option in listed]
            return (*here, *self._next(here))
        spoken_of = {way.key for way in decision.ways}
        beside = {option.key for option in decision.options if option.verb in IDLE and option.key in decision.default}
        if decision.repeats and decision.closing is not None:
            beside.add(decision.closing)
        others = (Choice(option) for option in decision.options if option.key not in spoken_of - beside)
        found = [*(Choice(options[way.key], way) for way in decision.ways), *others]
        return (*found, *self._after(found), *self._beside())

    def _beside(self) -> list[Choice]:
        """To do nothing of what may be done in between, where that may be chosen with the rest."""
        meanwhile = self.decision.meanwhile
        if meanwhile is None or not self.decision.repeats:
            return []
        return [Choice(OptionView(MEANWHILE, MEANWHILE, NOTHING_MEANWHILE, None, None), is_beside=True)]

    def _next(self, before: Sequence[Choice]) -> list[Choice]:
        """What is asked next and may be answered with any number or none of what is asked now, as much as fits."""
        after, decision = self.decision.after, self.decision
        if after is None or decision.ordered or decision.minimum or decision.maximum < len(decision.options):
            return []
        options = {option.key: option for option in after.options}
        found = [Choice(options[way.key], way, is_after=True) for way in after.ways]
        return found[: max(0, MOST_IN_SELECT - len(before))]

    def _after(self, before: Sequence[Choice]) -> list[Choice]:
        """What may be chosen of that which is asked after doing no more, as far as a menu has room for who does it."""
        after = self.decision.after
        if after is None or not self.decision.repeats:
            return []
        options = {option.key: option for option in after.options}
        ways = [Choice(options[way.key], way, is_after=True) for way in after.ways]
        ending = [at for at, way in enumerate(after.ways) if way.key == after.closing]
        room = MOST_IN_SELECT - _rows(before, most_at_once(self.decision)) - min(len(ending), 2) - 2
        groups = [places for places in _groups(ways) if places[0] not in ending]
        there = sorted(at for places in groups[: max(0, room)] for at in places)
        found = [ways[at] for at in (*there, *(ending if there else ()))]
        if found and after.closing is not None:
            found.append(Choice(options[after.closing], is_after=True))
        return found

    @property
    def mark(self) -> str:
        """The fingerprint of what can be chosen."""
        return custom_ids.mark_of([choice.token for choice in self.choices])

    @property
    def gathers(self) -> bool:
        """Whether several ways are chosen together that answer one question after the other."""
        return self.decision.closing is not None and bool(self.decision.ways) and not self.decision.repeats

    @property
    def repeats(self) -> bool:
        """Whether several may be chosen that are done one after the other, each by another card."""
        has_others = len(self._actors) > 1 or any(way.copies > 1 for way in self.decision.ways)
        goes_on = has_others or self.is_followed or self.decision.meanwhile is not None
        return self.decision.repeats and self.decision.maximum == 1 and goes_on

    @property
    def is_followed(self) -> bool:
        """Whether what is asked after doing no more may be answered with it."""
        return any(choice.is_after for choice in self.choices)

    @property
    def ends(self) -> int | None:
        """The place of the choice to do no more, if it may be chosen together with what is done before."""
        if not self.repeats or self.decision.closing is None:
            return None
        names = [choice.name if choice.way is None else "" for choice in self.choices]
        return names.index(self.decision.closing)

    @property
    def _actors(self) -> set[str]:
        return {option.card.id for option in self.decision.options if option.card is not None}

    @property
    def takes_several(self) -> bool:
        """Whether several are chosen in any order, of few enough for one select: then using it decides."""
        decision = self.decision
        several = decision.maximum > 1 and not decision.ordered
        return (self.gathers or several) and 0 < len(self.choices) <= MOST_IN_SELECT

    @property
    def picked_first(self) -> bool:
        """Whether options are picked and then confirmed, rather than chosen with one press."""
        if self.takes_several:
            return False
        return self.gathers or self.decision.maximum > 1 or len(self.decision.options) == 0

    @property
    def puts_in_order(self) -> bool:
        """Whether all that there is to choose is chosen, and only its order is the question."""
        decision = self.decision
        return decision.ordered and decision.minimum == len(decision.options) > 1

    @property
    def takes_as_listed(self) -> bool:
        """Whether any number of few options is chosen in order: using the select decides, in the order of the list.

        Who wants another order says so in the select, and picks one after the other.
        """
        decision = self.decision
        return decision.ordered and decision.minimum < decision.maximum and 0 < len(self.choices) < MOST_IN_SELECT

    def is_as_listed(self, place: PromptPlace) -> bool:
        """Whether what is chosen at a place goes in the order of the list, unless another one is asked for."""
        return self.takes_as_listed and place == START

    def decides(self, place: PromptPlace, values: Sequence[str]) -> bool:
        """Whether using the select at a place decides, although more might be picked."""
        return self.is_as_listed(place) and OWN_ORDER not in values

    def settled(self, picks: Sequence[int]) -> tuple[int, ...] | None:
        """The whole answer where nothing is left to pick after these in order; None where more may be picked."""
        if not self.decision.ordered:
            return None
        missing = [at for at in range(len(self.choices)) if at not in picks]
        if self.puts_in_order and len(missing) == 1:
            return (*picks, *missing)
        return tuple(picks) if len(picks) == self.most else None

    @property
    def most(self) -> int:
        """How many can be picked."""
        if self.repeats:
            ends = (self.ends is not None) + self.is_followed + (self.decision.meanwhile is not None)
            later = {choice.option.card.id for choice in self.choices if choice.is_after and choice.option.card}
            copies = {choice.option.card.id: choice.copies for choice in self.choices if choice.option.card}
            now = len(self._actors) + sum(copies.values()) - len(copies)
            return _limited(now, self.decision) + _limited(len(later), self.decision.after) + ends
        return len(self.decision.ways) if self.gathers else self.decision.maximum + self.is_followed

    @property
    def keeps_order(self) -> bool:
        """Whether what is picked is kept in the order in which it was picked."""
        return self.decision.ordered or self.repeats

    def place(self, action: custom_ids.PromptPage | custom_ids.Pick | custom_ids.Confirm) -> PromptPlace:
        """The place that a component's custom id speaks of."""
        page = 0 if isinstance(action, custom_ids.Confirm) else action.page
        picks = custom_ids.parse_picks(action.picks, len(self.choices), self.keeps_order)
        return PromptPlace(page, picks[: self.most])

    def picks_text(self, picks: Sequence[int]) -> str:
        """Picks as custom ids hold them."""
        return custom_ids.encode_picks(picks, len(self.choices), self.keeps_order)

    def step(self, values: Sequence[str]) -> PromptPlace | None:
        """The place of the second step, where a value of a select says who is to do something: they come first.

        What else was chosen is picked already; of several who could do more, one is asked about now.
        """
        more = [value.removeprefix(STEP) for value in values if value.startswith(STEP)]
        if not more or not (more[0].isdecimal() and int(more[0]) < len(self.choices)):
            return None
        picked = [at for at, choice in enumerate(self.choices) if choice.token in values and at != int(more[0])]
        return PromptPlace(0, (int(more[0]), *picked)[: self.most])

    @cached_property
    def groups(self) -> list[list[int]]:
        """The places of the choices that say the same of who does it; those that say nothing of it are in none."""
        return _groups(self.choices)

    def answer(self, tokens: Sequence[str]) -> Answered | None:
        """What these tokens answer; None for tokens of something else."""
        known = {choice.token: choice for choice in self.choices}
        if not all(token in known for token in tokens):
            return None
        chosen = [known[token] for token in tokens]
        if self.takes_several and self.is_followed:
            return self._followed(chosen)
        if self.repeats:
            chosen = self._one_each(chosen)
        if chosen and chosen[0].waits:
            chosen = []
        if self.repeats and not chosen:
            return None
        then = [each for choice in chosen[:1] if choice.way is not None for each in choice.way.then]
        if not self.gathers or not chosen:
            if (self.repeats and len(chosen) > 1) or (chosen and chosen[0].way is not None and chosen[0].way.later):
                return Answered([chosen[0].option.key], then, [each.name for each in chosen])
            return Answered([choice.option.key for choice in chosen], then)
        asked = self.decision.prompt
        following = [choice.option.key for choice in chosen[1:]]
        given = sum(choice.amount for choice in chosen)
        if chosen[0].way is not None and self.decision.closing is not None and given >= self.decision.needed:
            following.append(self.decision.closing)
        about = asked.values["card"]
        assert isinstance(about, Mention)
        expected = [*then, *(ExpectedView(asked.text, about, key) for key in following)]
        return Answered([chosen[0].option.key], expected)

    def _followed(self, chosen: Sequence[Choice]) -> Answered | None:
        """What is chosen now, and one answer at most to what is asked next."""
        now, later = [each for each in chosen if not each.is_after], [each for each in chosen if each.is_after]
        if len(later) > 1:
            return None
        then: list[ExpectedView] = []
        for choice in later:
            assert self.decision.after is not None
            expected = ExpectedView(self.decision.after.prompt.text, ANY_CARD, choice.option.key)
            then = [expected, *(() if choice.way is None else choice.way.then)]
        return Answered([each.option.key for each in now], then)

    def _one_each(self, chosen: Sequence[Choice]) -> list[Choice]:
        """In the order of the list, and one for each card and each copy of it: it does one thing only.

        Then to do no more, and what follows on that. What is in the list of options alone is done alone.
        """
        ways, others = [each for each in chosen if each.way is not None], [each for each in chosen if each.way is None]
        found: list[Choice] = []
        does: Counter[tuple[bool, str]] = Counter()
        for choice in sorted(ways, key=self.choices.index):
            who = choice.is_after, "" if choice.option.card is None else choice.option.card.id
            if does[who] < choice.copies:
                found.append(choice)
            does[who] += 1
        at_last = [each for each in others if each.is_after]
        before = [each for each in found if not each.is_after]
        after = [*(each for each in found if each.is_after), *at_last]
        is_ended = bool(after) or any(each.name == self.decision.closing for each in others)
        ending = [self.choices[self.ends]] if is_ended and self.ends is not None else []
        done = [*before, *ending, *after] or [each for each in others if not each.is_beside][:1]
        return [*done, *(each for each in others if each.is_beside)] if done else []


def _limited(count: int, decision: DecisionView | None) -> int:
    """So many, or as many as a decision may be answered by at most."""
    return count if decision is None or decision.at_most is None else min(count, decision.at_most)


def most_at_once(decision: DecisionView) -> int:
    """How many ways the first of two steps offers, unless more than so many do something."""
    return MOST_IN_FIRST_STEP if decision.at_once is None else decision.at_once


def _rows(choices: Sequence[Choice], at_once: int) -> int:
    """How many options of a menu these take in two steps: who may do more than is offered at once has one as well."""
    groups = _groups(choices)
    ways = sum(map(len, groups))
    several = sum(len(places) > 1 for places in groups)
    return len(choices) - ways + min(ways, max(at_once, len(groups)) + several)


def _groups(choices: Sequence[Choice]) -> list[list[int]]:
    found: list[tuple[tuple[bool, Line], list[int]]] = []
    for at, choice in enumerate(choices):
        if choice.who is None:
            continue
        same = next((places for group, places in found if group == (choice.is_after, choice.who)), None)
        if same is None:
            found.append(((choice.is_after, choice.who), [at]))
        else:
            same.append(at)
    return [places for _, places in found]


def labels_of(prompt: Prompt, words: Localizer) -> list[str]:
    """What each choice says; where several say the same, they are told apart by where cards are, or by a number."""
    choices, numbers = prompt.choices, prompt.numbers
    labels = _told_apart([choice.label for choice in choices], words)
    return [
        words.plain("prompt-then", what=label)
        if choice.is_after and not choice.says_when
        else f"{numbers[choice.option.key]} · {label}"
        if choice.option.key in numbers
        else label
        for choice, label in zip(choices, labels, strict=True)
    ]


def who_labels(prompt: Prompt, groups: Sequence[Sequence[int]], words: Localizer) -> list[str]:
    """What each group of ways says of who does it."""
    firsts = [prompt.choices[places[0]] for places in groups]
    labels = _told_apart([first.who or first.label for first in firsts], words)
    then = [
        words.plain("prompt-then", what=label) if first.is_after and not first.says_when else label
        for first, label in zip(firsts, labels, strict=True)
    ]
    return _numbered(then)


def described(prompt: Prompt, choice: Choice, words: Localizer, *, whom: bool = False) -> str:
    """The line below a choice: what it comes to, and what the card is that does it, or that it is done to."""
    if choice.is_beside and prompt.decision.meanwhile is not None:
        could = [option.label for option in prompt.decision.meanwhile.options if option.verb not in IDLE]
        return "; ".join(words.plain_line(label) for label in could)
    note = choice.option.note if choice.way is None else choice.way.note
    cards, places = prompt.descriptions.cards, prompt.descriptions.places
    key = choice.option.key
    fact = (places.get(key) if whom else None) or cards.get(key) or places.get(key)
    copies = words.plain("prompt-copies", count=choice.copies) if choice.copies > 1 else None
    return " · ".join(filter(None, (copies, words.plain_line(note) if note is not None else None, fact)))


def _told_apart(lines: Sequence[Line], words: Localizer) -> list[str]:
    for card, place in (("card", "at"), ("there", "zone")):
        lines = _placed(lines, card, place, words)
    return [_capitalised(words.plain_line(line)) for line in lines]


def _numbered(labels: Sequence[str]) -> list[str]:
    several = {label for label, count in Counter(labels).items() if count > 1}
    seen: Counter[str] = Counter()
    found = []
    for label in labels:
        seen[label] += 1
        found.append(f"{label} ({seen[label]})" if label in several else label)
    return found


def option_labels(prompt: Prompt, words: Localizer) -> list[str]:
    """What each choice says, no two of them the same."""
    labels = prompt.said.get(words)
    if labels is None:
        labels = prompt.said[words] = _numbered(labels_of(prompt, words))
    return labels


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


def _capitalised(label: str) -> str:
    return label[:1].upper() + label[1:]
