"""What people are asked, and how often they press something, in whole matches of the heuristic player's choices.

The matches are those of `benchmarks.duels`. What is asked, answered automatically and shown is what the host and the
bot would ask, answer and show.

A kind of question is what one rule asks in the same words. A kind is *nearly always passed* if nine of ten answers or
more are its safe default: such a question is hardly worth asking.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from benchmarks.duels import Duel, duels
from benchmarks.measuring import Row
from cogs.components import MOST_IN_SELECT
from cogs.presenters.choices import Choice, Prompt, answer_to
from cogs.presenters.prompt import has_menu, is_in_two_steps, offered_at_once
from cogs.words import Localizer
from engine.games import rulebooks
from engine.kernel.idle import idle_answer, only_answer, sensible_answer
from engine.kernel.match import Match
from engine.kernel.views import ExpectedView, view
from engine.players import PLAYERS, Chance, chosen
from host.texts import DEFAULT_LOCALE, BotTexts
from host.until import after_attack, begun, passes
from storage import Passing, PassUntil

MATCHES: Final = 5
NEARLY: Final = 0.9
CLICKS: Final = {"vanguard": "<= 45", "level_neo": "<= 50"}
PLAYER: Final = "heuristic"


class Going(NamedTuple):
    """A way in which an answer may go on without another question."""

    clicks: int
    then: list[ExpectedView]


Plan = list[Going]
"""Each way in which a player may have given an answer. It counts as the one that takes the fewest clicks as long as
what follows does not tell which one it was."""


@dataclass(slots=True)
class Asked:
    """What two people were asked in some matches."""

    matches: int = 0
    clicks: int = 0
    automatic: int = 0
    only_one: int = 0
    kinds: Counter[tuple[str, str]] = field(default_factory=Counter)
    safe: Counter[tuple[str, str]] = field(default_factory=Counter)

    @property
    def prompts(self) -> int:
        """How many questions."""
        return self.kinds.total()

    @property
    def nearly_always_passed(self) -> float:
        """How many of a hundred questions are of kinds that are nearly always answered by their safe default."""
        found = sum(count for kind, count in self.kinds.items() if self.safe[kind] >= NEARLY * count)
        return 100 * found / self.prompts

    def each(self, count: float) -> float:
        """So many for each person in each match."""
        return count / (2 * self.matches)


def run() -> list[Row]:
    """All games."""
    return [row for game in sorted(rulebooks()) for row in rows(game)]


def rows(game: str, matches: int = MATCHES) -> list[Row]:
    """What is asked in matches of a game, a person a match, with and without passing automatically."""
    everything, asked, passing = Asked(), Asked(), Asked()
    for duel in duels(game, (PLAYER, PLAYER), matches):
        play(duel, everything, automatic=False)
        play(duel, asked)
        play(duel, passing, until=PassUntil.CHANGE)
    return [
        Row(f"{game}: questions, if everything is asked", everything.each(everything.prompts), ""),
        Row(f"{game}: questions", asked.each(asked.prompts), ""),
        Row(f"{game}: clicks", asked.each(asked.clicks), "", CLICKS.get(game, "")),
        Row(f"{game}: questions with one answer", asked.each(asked.only_one), "", "<= 0"),
        Row(f"{game}: questions nearly always passed", asked.nearly_always_passed, "%", "<= 15"),
        Row(f"{game}: of who passes until something changes, clicks", passing.each(passing.clicks), ""),
        Row(f"{game}: of who passes until something changes, nearly always passed", passing.nearly_always_passed, "%"),
    ]


def play(duel: Duel, asked: Asked, *, automatic: bool = True, until: PassUntil | None = None) -> None:
    """Play a match to its end and count what is asked; whoever passes says ``until`` when, if it is given."""
    rulebook = rulebooks()[duel.game]
    starters = rulebook.decks.starters()
    player, said = PLAYERS[PLAYER](), [Passing(0, seat) for seat in (0, 1)]
    match = Match.begin(rulebook, [starters[at].deck for at in duel.decks], b"duel %d" % duel.number, log=False)
    plan: list[Plan] = [[], []]
    asked.matches += 1
    while (decision := match.decision) is not None:
        for seat in (0, 1):
            said[seat] = after_attack(said[seat], match)
        idle = idle_answer(decision)
        given = sensible_answer(match) if automatic else None
        if given is None and idle is not None and passes(said[decision.player], match):
            given = idle
        if given is not None:
            asked.automatic += 1
            match.choose(given)
            continue
        keys = chosen(player, match, decision.player, Chance(b"%d.%d" % (duel.number, match.answers)))
        plan[decision.player] = _count(asked, match, keys, plan[decision.player])
        plan[1 - decision.player] = []
        if until is not None and idle is not None and [match.keys[at] for at in idle] == list(keys):
            said[decision.player] = begun(said[decision.player], match, until)
        match.answer(keys)


def _count(asked: Asked, match: Match, keys: Sequence[str], plan: Plan) -> Plan:
    """Count a question that is asked; what follows on its answer without being asked is the plan that is returned."""
    decision = match.decision
    assert decision is not None
    seen = view(match, decision.player).decision
    assert seen is not None
    following = [
        Going(way.clicks, way.then[1:]) for way in plan if way.then and [answer_to(seen, way.then[0])] == list(keys)
    ]
    if following:
        asked.clicks += _fewest(following) - _fewest(plan)
        return following
    kind = decision.rule, decision.prompt.text
    asked.kinds[kind] += 1
    asked.safe[kind] += [match.keys[at] for at in decision.default] == list(keys)
    asked.only_one += only_answer(decision) is not None
    prompt = Prompt(0, 0, seen)
    plan = planned(prompt, keys, _words(match.rulebook.name))
    asked.clicks += _fewest(plan)
    return plan


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
        return [Going(_of_several(prompt, keys), [])]
    places = [at for at, choice in enumerate(choices) if [choice.option.key] == list(keys)]
    return [Going(_to_reach(prompt, at, words), _then(choices[at])) for at in places]


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
                found.append(Going(1, answered[1]))
    return found


def _to_reach(prompt: Prompt, at: int, words: Localizer) -> int:
    """One, if the prompt offers it at once; two, if it is in a second step; and the pages that are turned."""
    if not has_menu(prompt, words):
        return 1
    if not is_in_two_steps(prompt, words):
        return 1 if prompt.choices[at].is_plain else 1 + at // MOST_IN_SELECT
    group = next((group for group in prompt.groups() if at in group), None)
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
    """A use of the menu for each run that follows the list, and confirming unless there is nothing more to pick."""
    if not picks or (prompt.puts_in_order and list(picks) == sorted(picks)):
        return 1
    least = picks[:-1] if prompt.puts_in_order else picks
    runs = 1 + sum(after < before for before, after in pairwise(least))
    return runs + (prompt.settled(least) is None)
