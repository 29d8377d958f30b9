"""What tests of printed texts assert: that a game's print is read as a text of its card language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.games.duel_masters.prints import reader as creatures
from engine.games.duel_masters.vocabulary import language as creature_language
from engine.games.level_neo.prints import reader as characters
from engine.games.level_neo.vocabulary import language as character_language
from engine.games.luck_and_logic.prints import reader as members
from engine.games.luck_and_logic.vocabulary import language as member_language
from engine.games.vanguard.prints import reader as units
from engine.games.vanguard.vocabulary import language as unit_language
from engine.language.compiler import Language
from engine.language.prints.dialect import PrintReader


@dataclass(frozen=True, slots=True)
class Print:
    """The print of a game, with the language to which its cards are read."""

    reader: Callable[[], PrintReader]
    language: Callable[[], Language]
    exact: bool  #: whether it is read to the very nodes, and not only to what is told in the same words

    def assert_means(self, printed: str, meant: str) -> None:
        """Assert that a printed text is read as one of the card language, and that no check doubts it."""
        read, wanted = self.reader().read(printed), self.language().compile(meant)
        assert self.reader().told(read) == self.reader().told(wanted)
        if self.exact:
            assert read == wanted
        assert not self.reader().doubts(printed)

    def assert_attacking_means(self, printed: str, meant: str) -> None:
        """Assert so of what is done when a unit attacks."""
        self.assert_means(
            f"[AUTO](RC):When this unit attacks, {printed}", f"AUTO (RC): When this unit attacks, {meant}"
        )


CREATURES = Print(creatures, creature_language, exact=True)
UNITS = Print(units, unit_language, exact=False)
CHARACTERS = Print(characters, character_language, exact=True)
MEMBERS = Print(members, member_language, exact=True)
