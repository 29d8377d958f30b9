"""What people are asked, and how often they press something, in whole matches of the heuristic player's choices.

The matches are those of `benchmarks.duels`. What is asked, answered automatically and shown is what the host and the
bot would ask, answer and show. People say by the press with which they answer that they want to be asked less: that
they pass while they are winning; that they let go what is alike where no more is at stake, as they answer it here; that
they pass until the next attack; or in a window of their own turn until something changes. Who then does something else
all the same presses once more, to be asked.

A kind of question is what one rule asks in the same words. A kind is *nearly always passed* if nine of ten answers or
more are its safe default: such a question is hardly worth asking.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from benchmarks.counting import Clicks, Counting
from benchmarks.duels import Duel, duels
from benchmarks.measuring import Row
from engine.games import rulebooks
from engine.kernel.idle import attack_on, idle_answer, only_answer, sensible_answer
from engine.kernel.match import Match
from engine.players import PLAYERS, Chance, chosen
from host.passing_until import after_attack, answered, is_ahead, letting_go, passes
from host.passing_until import begun as passing_from
from host.queueing import is_window
from storage import Passing, PassUntil

MATCHES: Final = 5
NEARLY: Final = 0.9
CLICKS: Final = {
    "vanguard": "<= 45",
    "level_neo": "<= 50",
    "luck_and_logic": "<= 50",
    "luck_and_logic_1": "<= 50",
    "duel_masters": "<= 45",
}
PLAYER: Final = "heuristic"


@dataclass(slots=True)
class Asked:
    """What two people were asked in some matches."""

    matches: int = 0
    clicks: int = 0
    automatic: int = 0
    only_one: int = 0
    kinds: Counter[tuple[str, str]] = field(default_factory=Counter)
    safe: Counter[tuple[str, str]] = field(default_factory=Counter)

    def note(self, match: Match, keys: Sequence[str], clicks: Clicks) -> None:
        """Somebody gives this answer."""
        decision = match.decision
        assert decision is not None
        self.clicks += clicks.more
        if clicks.asked:
            kind = decision.rule, decision.prompt.text
            self.kinds[kind] += 1
            self.safe[kind] += [match.keys[at] for at in decision.default] == list(keys)
            self.only_one += only_answer(decision) is not None

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


class Standing:
    """What a player has said of being asked less, and what they press to be asked again.

    One press says one thing: to pass while they are ahead; to let go what is alike, if that is what they answer; under
    an attack to pass until the next one, and in a window of their own turn until something changes.
    """

    def __init__(self, seat: int) -> None:
        self.said = Passing(0, seat)
        self._until, self._passed = Passing(0, seat), 0

    def look(self, match: Match) -> None:
        """Something is asked."""
        self.said, self._until = after_attack(self.said, match), after_attack(self._until, match)

    def presses(self, match: Match, keys: Sequence[str]) -> int | None:
        """What an answer takes besides what gives it; None if it is given for the player, as they have said."""
        standing = Passing(0, self.said.seat, while_ahead=self.said.while_ahead, lets_go=self.said.lets_go)
        until = answered(self._until, match)
        given = answered(standing, match) if until is None else until
        if given is not None:
            self._passed += 1
            if _is(match, given, keys):
                return None
            again = 1 if until is None else min(1, self._passed - 1)
            self.said = replace(self.said, while_ahead=False, lets_go={})
            self._until = Passing(0, self.said.seat)
            return again
        self._say(match, keys)
        return 0

    def _say(self, match: Match, keys: Sequence[str]) -> None:
        """Say one thing with this answer, where the menu of passing is below the question."""
        decision = match.decision
        idle = None if decision is None else idle_answer(decision)
        if idle is None:
            return
        does_nothing, offered = _is(match, idle, keys), letting_go(Passing(0, self.said.seat), match)
        until = PassUntil.ATTACK if attack_on(match, self.said.seat) else PassUntil.CHANGE
        if does_nothing and is_ahead(match):
            self.said = replace(self.said, while_ahead=True)
        elif (let_go := answered(offered, match)) is not None and _is(match, let_go, keys):
            self.said = letting_go(self.said, match)
        elif does_nothing and (until is PassUntil.ATTACK or self._is_own_window(match)):
            self._until, self._passed = passing_from(self._until, match, until), 0

    def _is_own_window(self, match: Match) -> bool:
        return is_window(match) and match.state.turn_player == self.said.seat


def _is(match: Match, given: Sequence[int], keys: Sequence[str]) -> bool:
    """Whether options at these places have these keys."""
    return [match.keys[at] for at in given] == list(keys)


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
    player, standing = PLAYERS[PLAYER](), [Standing(0), Standing(1)]
    match = Match.begin(rulebook, [starters[at].deck for at in duel.decks], b"duel %d" % duel.number, log=False)
    counts = [Counting(), Counting()]
    asked.matches += 1
    while (decision := match.decision) is not None:
        for each in standing:
            each.look(match)
        says, idle = standing[decision.player], idle_answer(decision)
        given = sensible_answer(match) if automatic else None
        if given is None and idle is not None and passes(replace(says.said, while_ahead=False, lets_go={}), match):
            given = idle
        if given is not None:
            asked.automatic += 1
            match.choose(given)
            continue
        keys = chosen(player, match, decision.player, Chance(b"%d.%d" % (duel.number, match.answers)))
        # What was chosen before comes before what is passed, as the host gives it; nothing is said without a press.
        clicks = counts[decision.player].following(match, keys, automatic=automatic)
        if clicks is None:
            more = says.presses(match, keys) if automatic else 0
            if more is None:
                asked.automatic += 1
                match.answer(keys)
                continue
            asked.clicks += more
            clicks = counts[decision.player].asked_for(match, keys)
        counts[1 - decision.player].interrupted()
        asked.note(match, keys, clicks)
        if until is not None and idle is not None and _is(match, idle, keys):
            says.said = passing_from(says.said, match, until)
        match.answer(keys)
