"""What can be wrong with a card's text or a card file. The messages are for the people who write cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.errors import EngineError


class VocabularyError(EngineError):
    """A phrase that contradicts itself or another phrase; found when a game's language is put together."""


class Contradiction(EngineError):
    """Words that are known and stand in their places, but mean nothing together: "characters in play in your deck"."""


class CardTextError(EngineError):
    """A text that does not compile.

    ``line`` and ``column`` (both from 1) say where in the text, ``words`` quotes what stands there, and ``expected``
    says in words what could have stood there.
    """

    def __init__(
        self,
        problem: str,
        text: str,
        position: int = 0,
        *,
        words: str = "",
        expected: Sequence[str] = (),
        hint: str = "",
        card: str = "",
    ) -> None:
        self.problem = problem
        self.text = text
        self.position = position
        self.words = words
        self.expected = tuple(expected)
        self.hint = hint
        self.card = card
        super().__init__(self._message())

    @property
    def line(self) -> int:
        """The line of the text that is wrong."""
        return self.text.count("\n", 0, self.position) + 1

    @property
    def column(self) -> int:
        """The place in that line."""
        return self.position - self.text.rfind("\n", 0, self.position)

    def of(self, card: str, text: str | None = None, offset: int = 0) -> CardTextError:
        """The same error, with the name of the card, and placed in its whole text where it was found in a part."""
        return type(self)(
            self.problem,
            self.text if text is None else text,
            self.position + offset,
            words=self.words,
            expected=self.expected,
            hint=self.hint,
            card=card,
        )

    def _message(self) -> str:
        parts = [f"{self.card}: " if self.card else "", self.problem]
        if self.expected:
            parts.append(f"; expected {_either(self.expected)}")
        if self.hint:
            parts.append(f" ({self.hint})")
        lines = self.text.split("\n")
        shown, column = _window(lines[self.line - 1], self.column)
        parts.append(f"\n  line {self.line}, column {self.column}:\n    {shown}\n    {' ' * (column - 1)}^")
        return "".join(parts)


class CardFileError(EngineError):
    """Card files that cannot be used. ``faults`` lists everything that is wrong, each with file, card and field."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        more = [f"and {len(faults) - _LISTED} more"] if len(faults) > _LISTED else []
        super().__init__("\n".join([f"{count} in the card files:", *faults[:_LISTED], *more]))


class MissingFaces(CardFileError):
    """Cards that name another face of theirs which no card is; ``by_number`` says of each what it lacks."""

    def __init__(self, by_number: Mapping[str, str]) -> None:
        self.by_number = by_number
        super().__init__(told_by_number(by_number))


def told_by_number(faults: Mapping[str, str]) -> list[str]:
    """What is wrong with cards, each with its number."""
    return [f"{number}: {fault}" for number, fault in faults.items()]


_SHOWN = 100  # how much of a line a message shows
_LISTED = 100  # how many faults a message lists


def _either(choices: Sequence[str]) -> str:
    if len(choices) == 1:
        return choices[0]
    return f"{', '.join(choices[:-1])} or {choices[-1]}"


def _window(line: str, column: int) -> tuple[str, int]:
    """The part of a long line around a column, and the column within that part."""
    start = max(0, min(column - _SHOWN // 2, len(line) - _SHOWN))
    cut = line[start : start + _SHOWN]
    column -= start
    if start:
        cut, column = "…" + cut, column + 1
    return cut + ("…" if start + _SHOWN < len(line) else ""), column
