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
from typing import Final

from benchmarks.duels import Duel, duels
from benchmarks.measuring import Row
from cogs.components import MOST_IN_SELECT
from cogs.presenters.choices import Prompt, answer_to
from cogs.presenters.prompt import has_menu, is_in_two_steps
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

Plan = list[list[ExpectedView]]
"""What one click may have answered besides the question that was asked: each way in which it may go on."""


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
    following = [then[1:] for then in plan if then and [answer_to(seen, then[0])] == list(keys)]
    if following:
        return following
    kind = decision.rule, decision.prompt.text
    asked.kinds[kind] += 1
    asked.safe[kind] += [match.keys[at] for at in decision.default] == list(keys)
    asked.only_one += only_answer(decision) is not None
    prompt = Prompt(0, 0, seen)
    asked.clicks += clicks(prompt, keys, _words(match.rulebook.name))
    return planned(prompt, keys)


@lru_cache
def _words(game: str) -> Localizer:
    return Localizer(BotTexts(), DEFAULT_LOCALE).of(rulebooks()[game], ("Player 1", "Player 2"))


def clicks(prompt: Prompt, keys: Sequence[str], words: Localizer) -> int:
    """How many buttons are pressed and menus used to answer this, pages turned included."""
    choices = prompt.choices
    places = [at for at, choice in enumerate(choices) if choice.option.key in keys]
    if prompt.gathers:
        return 1 if choices[places[0]].is_plain else 2
    if not prompt.picked_first and is_in_two_steps(prompt, words):
        groups = prompt.groups()
        return 2 if groups[0][0] not in places and any(places[0] in group for group in groups if len(group) > 1) else 1
    pages = {at // MOST_IN_SELECT for at in places} if has_menu(prompt, words) else set()
    turned = max(pages, default=0)
    if not prompt.picked_first:
        return 1 + turned
    menus = len(keys) if prompt.decision.ordered else len(pages)
    return menus + turned + 1


def planned(prompt: Prompt, keys: Sequence[str]) -> Plan:
    """What may be answered without being asked, in each way to give this answer."""
    if not prompt.gathers:
        return [list(way.then) for way in prompt.decision.ways if [way.key] == list(keys)]
    found: Plan = []
    ways = [choice.token for choice in prompt.choices if choice.way is not None]
    chosen_first = [
        choice.token for choice in prompt.choices if choice.way is not None and [choice.way.key] == list(keys)
    ]
    for first in chosen_first[:1]:
        for others in ([], *([each] for each in ways if each != first)):
            answered = prompt.answer([first, *others])
            if answered is not None:
                found.append(answered[1])
    return found
