"""How often a person presses something to give the answers that a player gives, as the bot would ask for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from cogs.components import MOST_IN_SELECT
from cogs.presenters.choices import Choice, Prompt
from cogs.presenters.prompt import has_menu, is_in_two_steps, offered_at_once
from cogs.words import Localizer
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.views import DecisionView, ExpectedView, WayView, answer_to, view
from host.queueing import Due, advanced, begun, due, is_window, windows
from host.texts import DEFAULT_LOCALE, BotTexts
from storage import Queue, QueuedWay


class Going(NamedTuple):
    """A way in which an answer may go on without another question."""

    clicks: int
    then: list[ExpectedView]


Plan = list[Going]
"""Each way in which a player may have given an answer. It counts as the one that takes the fewest clicks as long as
what follows does not tell which one it was."""


class Ahead(NamedTuple):
    """What may be done without another use of a menu, after one in which several were chosen.

    Whichever way the player chooses next counts as chosen at once with the first, as long as the menu listed it below
    the last one, and the host would go on with it.
    """

    last: Queue  #: the way that was done last, as the only one
    below: tuple[QueuedWay, ...]  #: those that the menu listed below it, for other cards or copies of the same
    copies: Mapping[tuple[str, str], int]  #: how many more copies there are of cards of which there are any


class Clicks(NamedTuple):
    """What an answer takes."""

    more: int
    asked: bool  #: whether it is asked for, rather than expected or chosen ahead


NOT_ASKED = Clicks(0, asked=False)


class Counting:
    """What one player of a match is asked and presses."""

    def __init__(self) -> None:
        self._plan: Plan = []
        self._ahead: list[Ahead] = []

    def interrupted(self) -> None:
        """The other player was asked: what was expected to follow at once does not."""
        self._plan = []

    def clicks(self, match: Match, keys: Sequence[str], *, automatic: bool) -> Clicks:
        """What giving this answer takes; with ``automatic`` answers, also those that were chosen ahead."""
        given = self.following(match, keys, automatic=automatic)
        return self.asked_for(match, keys) if given is None else given

    def following(self, match: Match, keys: Sequence[str], *, automatic: bool) -> Clicks | None:
        """What this answer takes, if it was expected or chosen ahead; None if it is asked for."""
        seen = _seen(match)
        following = [Going(way.clicks, way.then[1:]) for way in self._plan if way.then and _expects(seen, way, keys)]
        if following:
            more = _fewest(following) - _fewest(self._plan)
            self._plan = following
            return Clicks(more, asked=False)
        return NOT_ASKED if automatic and self._goes_on(match, keys, seen) else None

    def asked_for(self, match: Match, keys: Sequence[str]) -> Clicks:
        """What this answer takes when it is asked for."""
        seen = _seen(match)
        self._ahead = [each for each in self._ahead if not _is_passed(each, match, seen)]
        prompt, words = Prompt(0, 0, seen), _words(match.rulebook.name)
        self._plan = planned(prompt, keys, words)
        if any(way.later for way in seen.ways) or prompt.repeats:
            self._ahead = _ahead(match, prompt, keys, words)
        elif is_window(match) and list(seen.default) == list(keys):
            passed = windows(match)
            self._ahead = [
                each._replace(last=replace(each.last, passed=(*each.last.passed, *passed))) for each in self._ahead
            ]
        return Clicks(_fewest(self._plan), asked=True)

    def _goes_on(self, match: Match, keys: Sequence[str], seen: DecisionView) -> bool:
        """Whether this is what the player may have chosen ahead, and is done without being asked."""
        number, found = match.answers + 1, list[Ahead]()
        for each in self._ahead:
            for at, way in enumerate(each.below):
                given = due(replace(each.last, ways=(*each.last.ways, way)), match, number, seen)
                if not isinstance(given, Due) or list(given.keys) != list(keys):
                    continue
                if given.is_next:
                    done = advanced(replace(each.last, ways=(*each.last.ways, way)), number, match)
                    below, copies = _others(way, each.below[at + 1 :], each.copies)
                    found.append(Ahead(replace(done, ways=done.ways[-1:], given=1), below, copies))
                elif each not in found:
                    found.append(each)
            given = due(each.last, match, number, seen)  # an expected question of the last one
            if isinstance(given, Due) and list(given.keys) == list(keys) and each not in found:
                found.append(each)
        if found:
            self._ahead = found
        return bool(found)


def _seen(match: Match) -> DecisionView:
    """What the player who is asked sees of the question."""
    decision = match.decision
    assert decision is not None
    seen = view(match, decision.player).decision
    assert seen is not None
    return seen


def _ahead(match: Match, prompt: Prompt, keys: Sequence[str], words: Localizer) -> list[Ahead]:
    """What may follow on each way to give an answer, of what one use of the menu can choose with it."""
    choices = prompt.choices
    together = _together(prompt, words)
    more = {_who(way): way.copies - 1 for way in prompt.decision.ways if way.copies > 1}
    found = []
    for nth, first in enumerate(together):
        if choices[first].is_after or [choices[first].option.key] != list(keys):
            continue
        names = [choices[at].name for at in together[nth:]]
        for beside in ([], *([choice.name] for choice in choices if choice.is_beside)):
            queue = begun(0, match, match.answers + 1, [*names, *beside])
            if queue is not None:
                done, *others = queue.ways
                found.append(Ahead(replace(queue, ways=(done,)), *_others(done, others, more)))
    return found


def _others(
    done: QueuedWay, below: Sequence[QueuedWay], copies: Mapping[tuple[str, str], int]
) -> tuple[tuple[QueuedWay, ...], Mapping[tuple[str, str], int]]:
    """What may follow on a way, of what the menu listed below it: also by a copy of the card, if there is one more."""
    who = _who(done)
    left = copies.get(who, 0)
    following = tuple(each for each in below if _who(each) != who or (left and each.name != done.name))
    return following, {**copies, who: left - 1} if left else copies


def _is_passed(ahead: Ahead, match: Match, seen: DecisionView) -> bool:
    """Whether what is asked now would be passed, so that this was not what its player has chosen."""
    given = due(ahead.last, match, match.answers + 1, seen)
    return isinstance(given, Due) and not given.is_next


def _together(prompt: Prompt, words: Localizer) -> list[int]:
    """What one use of the menu can choose, in the order in which it is done."""
    choices = prompt.choices
    listed = list(range(len(choices)))
    if is_in_two_steps(prompt, words):
        grouped, at_once = {at for places in prompt.groups for at in places}, offered_at_once(prompt, words)
        listed = [at for at in listed if at not in grouped or at in at_once]
    if not prompt.repeats:
        return [at for at in listed if choices[at].way is not None]
    now = [at for at in listed[:MOST_IN_SELECT] if choices[at].way is not None and not choices[at].is_after]
    ends = [] if prompt.ends is None else [prompt.ends]
    return [*now, *ends, *(at for at in listed[:MOST_IN_SELECT] if choices[at].is_after)]


def _who(way: QueuedWay | WayView) -> tuple[str, str]:
    """The option without what it is aimed at, and the question that it answers."""
    return way.asked if isinstance(way, QueuedWay) else "", way.key.partition(">")[0]


def _expects(seen: DecisionView, way: Going, keys: Sequence[str]) -> bool:
    expected = way.then[0]
    return [answer_to(seen, expected.asked, expected.card.id, expected.key)] == list(keys)


def _fewest(plan: Plan) -> int:
    return min(way.clicks for way in plan)


@lru_cache
def _words(game: str) -> Localizer:
    return Localizer(BotTexts(), DEFAULT_LOCALE).of(rulebooks()[game], ("Player 1", "Player 2"))


def planned(prompt: Prompt, keys: Sequence[str], words: Localizer) -> Plan:
    """Each way to give this answer: how many buttons are pressed and menus used, and what it answers as well."""
    choices = prompt.choices
    if prompt.gathers:
        return _gathered(prompt, keys)
    if prompt.decision.maximum > 1 or not keys:
        return [Going(_of_several(prompt, keys), []), *_with_what_is_next(prompt, keys)]
    places = [at for at, choice in enumerate(choices) if [choice.option.key] == list(keys) and not choice.waits]
    return [Going(_to_reach(prompt, at, words), _then(choices[at])) for at in places]


def _with_what_is_next(prompt: Prompt, keys: Sequence[str]) -> Plan:
    """One use of a menu that answers what is asked next as well."""
    chosen = [choice.token for choice in prompt.choices if not choice.is_after and choice.option.key in keys]
    answers = [prompt.answer([*chosen, each.token]) for each in prompt.choices if each.is_after]
    return [Going(1, answer.then) for answer in answers if answer is not None] if prompt.takes_several else []


def _then(choice: Choice) -> list[ExpectedView]:
    return [] if choice.way is None else list(choice.way.then)


def _gathered(prompt: Prompt, keys: Sequence[str]) -> Plan:
    """One use of a menu: the first answer, and any one or none of the others with it."""
    found: Plan = []
    ways = [choice.token for choice in prompt.choices if choice.way is not None]
    chosen = [choice.token for choice in prompt.choices if [choice.option.key] == list(keys)]
    for first in chosen[:1]:
        for others in ([], *([each] for each in ways if each != first)):
            answered = prompt.answer([first, *others])
            if answered is not None:
                found.append(Going(1, answered.then))
    return found


def _to_reach(prompt: Prompt, at: int, words: Localizer) -> int:
    """One, if the prompt offers it at once; two, if it is in a second step; and the pages that are turned."""
    if not has_menu(prompt, words):
        return 1
    if not is_in_two_steps(prompt, words):
        return 1 if prompt.choices[at].is_plain else 1 + at // MOST_IN_SELECT
    group = next((group for group in prompt.groups if at in group), None)
    if group is None or at in offered_at_once(prompt, words):
        return 1
    return 2 + group.index(at) // MOST_IN_SELECT


def _of_several(prompt: Prompt, keys: Sequence[str]) -> int:
    if prompt.takes_several or not keys:
        return 1
    places = {choice.option.key: at for at, choice in enumerate(prompt.choices)}
    if prompt.decision.ordered:
        return _in_order(prompt, [places[key] for key in keys])
    pages = {places[key] // MOST_IN_SELECT for key in keys}
    return len(pages) + max(pages) + 1


def _in_order(prompt: Prompt, picks: Sequence[int]) -> int:
    """A use of the menu for each run that follows the list, and confirming unless there is nothing more to pick.

    What is taken as it is listed is decided by one use.
    """
    is_as_listed = (prompt.puts_in_order or prompt.takes_as_listed) and list(picks) == sorted(picks)
    if not picks or is_as_listed:
        return 1
    least = picks[:-1] if prompt.puts_in_order else picks
    runs = 1 + sum(after < before for before, after in pairwise(least))
    return runs + (prompt.settled(least) is None)
