"""The compiler: from a text in the controlled English of a game to the abilities that it means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from types import SimpleNamespace
from typing import Any, Final

from lark import Lark, Token
from lark.exceptions import GrammarError, UnexpectedToken
from lark.lexer import Lexer

from engine.kernel.abilities import Ability
from engine.language.errors import CardTextError, Contradiction, VocabularyError
from engine.language.explaining import Explanations, quoted
from engine.language.grammar import START, Grammar
from engine.language.it_of_both import refuse_it_of_both
from engine.language.kept_parsers import kept_parser
from engine.language.limits import NumberTooGreat
from engine.language.printer import Printer
from engine.language.vocabulary import Vocabulary
from engine.language.whose_zones import refuse_zones_of_others
from engine.language.words import UNKNOWN, Word, without_of

MAX_TEXT: Final = 2000
"""How many characters a card's text may have."""

MAX_LINES: Final = 8
"""How many abilities a card's text may have."""

_REMEMBERED: Final = 1 << 16  # lines of text; many cards share theirs


class Language:
    """The card language of a game: compiles texts and prints abilities. Make one for each vocabulary and keep it.

    With a ``name``, other processes need not work out its parser again.
    """

    def __init__(self, vocabulary: Vocabulary, name: str = "") -> None:
        self.vocabulary = vocabulary
        self.name = name
        self.printer = Printer(vocabulary)
        self._line = lru_cache(_REMEMBERED)(self._compile_line)

    @cached_property
    def grammar(self) -> Grammar:
        """The grammar made from the vocabulary. Raises `VocabularyError` if it contradicts itself."""
        return Grammar(self.vocabulary)

    @cached_property
    def explanations(self) -> Explanations:
        """What errors say about what was expected."""
        return Explanations(self.grammar)

    def compile(self, text: str, card: str = "") -> tuple[Ability, ...]:
        """The abilities of a card's text, one a line. Raises `CardTextError`, which names ``card``."""
        try:
            return tuple(self._abilities(text))
        except CardTextError as error:
            raise error.of(card) from None

    def print(self, abilities: tuple[Ability, ...]) -> str:
        """The text of abilities, which compiles to the same abilities."""
        said = [self.printer.print(ability) for ability in abilities]
        return "\n".join([line[:1].upper() + line[1:] for line in said])

    def _abilities(self, text: str) -> Iterator[Ability]:
        if len(text) > MAX_TEXT:
            raise CardTextError(f"a text may have at most {MAX_TEXT} characters, not {len(text)}", text[:MAX_TEXT])
        lines = text.split("\n")
        if sum(1 for line in lines if line.strip()) > MAX_LINES:
            raise CardTextError(f"a text may have at most {MAX_LINES} lines", text)
        offset = 0
        for line in lines:
            if line.strip():
                try:
                    yield self._line(line.strip())
                except CardTextError as error:
                    raise error.of("", text, offset + len(line) - len(line.lstrip())) from None
            offset += len(line) + 1

    def _compile_line(self, line: str) -> Ability:
        words = without_of(self.grammar.lexicon.split(line))
        try:
            ability = self._parser.parse(words)
            refuse_zones_of_others(ability, self.vocabulary)
            refuse_it_of_both(ability, words)
        except UnexpectedToken as error:
            raise self._explain(line, words, error) from None
        except NumberTooGreat as error:
            word = words[error.word]
            raise CardTextError(str(error), line, word.start, words=line[word.start : word.end]) from None
        except Contradiction as error:
            raise CardTextError(str(error), line) from None
        assert isinstance(ability, Ability)
        return ability

    def _explain(self, line: str, words: list[Word], error: UnexpectedToken) -> CardTextError:
        """What is wrong at the word where the parser stopped, and what could have stood there."""
        index = min(error.token.start_pos, len(words)) if error.token.type != "$END" else len(words)
        expected = self.explanations.expected(error.accepts)
        if index == len(words):
            return CardTextError("the text ends too early", line, len(line), expected=expected)
        word = words[index]
        written = quoted(line[word.start : word.end])
        problem = (
            f"{written!r} is not a word of this language" if word.terminal == UNKNOWN else f"unexpected {written!r}"
        )
        hint = self.explanations.hint(line, words, index, error.accepts)
        return CardTextError(problem, line, word.start, words=written, expected=expected, hint=hint)

    @cached_property
    def _parser(self) -> Any:
        callbacks = SimpleNamespace(**self.grammar.callbacks)
        options: dict[str, Any] = {"start": START, "lexer": _Words, "strict": True, "maybe_placeholders": False}
        try:
            if self.name:
                return kept_parser(self.grammar.text, self.name, callbacks, **options)
            return Lark(self.grammar.text, parser="lalr", transformer=callbacks, **options)
        except GrammarError as error:
            raise VocabularyError(f"phrases cannot be told apart: {error}") from error


class _Words(Lexer):
    """Hands words that were split already to Lark; tokens are placed by the number of the word."""

    __future_interface__ = 1

    def __init__(self, lexer_conf: Any) -> None:
        """Lark makes it; nothing is configured."""

    def lex(self, lexer_state: Any, parser_state: Any) -> Iterator[Token]:
        """The tokens of the words that were given to parse."""
        words: list[Word] = lexer_state.text
        for index, word in enumerate(words):
            yield Token(word.terminal, word.value, index)
