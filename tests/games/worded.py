"""A match of which all that is asked and told is also put into words: no text may miss a value."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from engine.kernel.abilities import Ability
from engine.kernel.messages import Line
from engine.kernel.views import view
from engine.scenarios.scenario_match import ScenarioMatch
from engine.wording import Wording


class Strict(Wording):
    """Puts into words, and takes no excuse for what is missing."""

    def text(self, text: str, /, **values: Any) -> str:
        """The text, which has to be there with all the values that it names, be it only to choose between words."""
        plain = ((name, self._plain(value)) for name, value in values.items() if value is not None)
        return _said(self._bundles, text, *((name, type(value), value) for name, value in plain))


@cache
def _said(bundles: tuple[FluentBundle, ...], text: str, *values: tuple[str, type, Any]) -> str:
    """A text with these values. They are told apart by their types, too: 1 is equal to True and has other words.

    Most lines are read in many tests, and have the same words in each.
    """
    bundle = next((bundle for bundle in bundles if bundle.has_message(text)), None)
    assert bundle is not None, f"there is no text {text!r}"
    pattern = bundle.get_message(text).value
    assert pattern is not None
    said, problems = bundle.format_pattern(pattern, {name: value for name, _, value in values})
    assert not problems, f"{text}: {problems}"
    return str(said)


class _Words(Strict):
    """Words for all but abilities: those of tests need not be such as a card text can say."""

    def ability(self, ability: Ability) -> str:
        return type(ability).__name__


class WordedMatch(ScenarioMatch):
    """A `ScenarioMatch` that reads each question, its options and each line of the log as players do."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._words = _Words(self.match.rulebook)
        self._read = 0
        self._read_all()

    def answer(self, *keys: str) -> ScenarioMatch:
        """Answer, and read what comes of it."""
        super().answer(*keys)
        self._read_all()
        return self

    def passes(self, times: int = 1) -> ScenarioMatch:
        """Answer "pass" so many times."""
        for _ in range(times):
            self.answer("pass")
        return self

    def _read_all(self) -> None:
        for line in (*self._question(), *self._news()):
            said = self._words(line)
            assert said
            assert "None" not in said, said

    def _question(self) -> Iterator[Line]:
        decision = view(self.match, self.asked).decision
        if decision is not None:
            yield decision.prompt
            yield from (option.label for option in decision.options)

    def _news(self) -> Iterator[Line]:
        if self.match.log is not None:
            yield from (line for _, line in self.match.log.lines(None, self._read))
            self._read = len(self.match.log.entries)
