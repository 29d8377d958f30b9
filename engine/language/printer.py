"""The printer: abilities back to text, by filling the templates that the compiler reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any, Final, NamedTuple

from engine.kernel.abilities import Ability, Node
from engine.language.changes import Affect
from engine.language.errors import VocabularyError
from engine.language.instructions import TargetedCardAction
from engine.language.phrases import OptionalPart, Part, Phrase, Several, Slot, Space, TemplateWord, WordList
from engine.language.vocabulary import Vocabulary
from engine.language.words import ANY_NUMBER, COUNT, KIND, NAME, NUMBER_WORDS, SIGNED

_SENTENCE_ENDS = (". ", ": ", "] ", "[")
_VOWELS = tuple("aeiouAEIOU")


class Piece(NamedTuple):
    """A piece of text. ``fixed`` pieces (names) keep their letters as they are."""

    text: str
    fixed: bool = False


_OTHER: Final = Piece("other")
_AFTER_ANY_NUMBER: Final = ("of", "(", "either")


class Printer:
    """Prints nodes of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def print(self, node: Node) -> str:
        """The words for a node."""
        return _join(_Sentence(self._vocabulary).node(node, plural=False))


class _Sentence:
    """One printing: it remembers whether what the text spoke of last was one thing or several."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._antecedent = False

    def ability(self, ability: Ability) -> list[Piece]:
        """An ability that a text gives to cards: it speaks of its own card, whatever the text has spoken of."""
        outside, self._antecedent = self._antecedent, False
        pieces = self.node(ability, plural=False)
        self._antecedent = outside
        return pieces

    def node(self, node: Node, plural: bool, *, subject: bool = False) -> list[Piece]:
        phrase, parts, values = self._fitting(node)
        if getattr(node, "refers_back", False):
            plural = self._antecedent
        pieces: list[Piece] = []
        for part in parts:
            if isinstance(part, Space):
                pieces.append(Piece(" "))
            elif isinstance(part, TemplateWord):
                pieces.append(Piece(_form(part.forms, plural, subject)))
            elif isinstance(part, Slot):
                value = values[part.name]
                inner = plural if part.plural is None else part.plural
                specification = self._vocabulary.specification(type(node), phrase, part.name)
                pieces += self._value(specification, value, inner, subject=part.name == "subject")
                plural = self._number(value, plural)
        if getattr(node, "introduces", False):
            self._antecedent = bool(getattr(node, "plural", False))
        elif isinstance(node, TargetedCardAction | Affect):
            done_with = node.subject if isinstance(node, Affect) else node.target
            if not done_with.refers_back:
                self._antecedent = self._antecedent and bool(getattr(done_with, "plural", True))  # "stand this unit"
        return pieces

    def _number(self, value: Any, before: bool) -> bool:
        """Whether the words after a value agree with one thing or several."""
        if getattr(value, "refers_back", False):
            return self._antecedent
        number = getattr(value, "plural", None)
        return before if number is None else bool(number)

    def _value(self, specification: Any, value: Any, plural: bool, *, subject: bool = False) -> list[Piece]:
        if isinstance(specification, Several):
            return self._several(specification, value, plural)
        if isinstance(specification, WordList):
            return _spaced(specification.word(value).replace("_", " "))
        if isinstance(value, Ability):
            return self.ability(value)
        if isinstance(value, Node):
            return self.node(value, plural, subject=subject)
        return [Piece(_literal(specification, value), fixed=True)]

    def _several(self, specification: Several, value: Any, plural: bool) -> list[Piece]:
        items = value if specification.unwrap is None else specification.unwrap(value)
        pieces: list[Piece] = []
        verb = _form(tuple(specification.elided.split("/")), plural, False)
        repeated = False
        for index, item in enumerate(items):
            said = self._value(specification.of, item, plural)
            begins = bool(verb) and said[0].text == verb
            if index:
                pieces.append(Piece(specification.separator))
                if begins and repeated:
                    said = said[2:]
            repeated = begins
            pieces += [*said, Piece(specification.end)]
        return pieces

    def _fitting(self, node: Node) -> tuple[Phrase, Sequence[Part], Mapping[str, Any]]:
        """The first phrase that says just this node, without the parts that its defaults leave out.

        Those that are for certain nodes come before the others.
        """
        fixed = {f.name: getattr(node, f.name) for f in fields(node)}
        defaults = {f.name: f.default if f.default is not MISSING else None for f in fields(node)}
        for phrase in sorted(self._vocabulary.phrases.get(type(node), ()), key=_says_any):
            values = phrase.write(fixed) if phrase.write is not None else fixed
            if self._is_said_by(node, phrase, values, defaults):
                return phrase, list(_present(phrase.parts, values, defaults)), values
        raise VocabularyError(f"no phrase says {node!r}")

    def _is_said_by(self, node: Node, phrase: Phrase, values: Mapping[str, Any], defaults: Mapping[str, Any]) -> bool:
        if phrase.when is not None and not phrase.when(node):
            return False
        if any(values[name] != value for name, value in phrase.implied.items()):
            return False
        slots = set(phrase.slots)
        if (
            phrase.write is None
            and not phrase.printed_only
            and any(
                value != defaults[name]
                for name, value in values.items()
                if name not in slots and name not in phrase.implied
            )
        ):
            return False
        return all(
            _fits(self._vocabulary.specification(type(node), phrase, part.name), values[part.name])
            for part in _present(phrase.parts, values, defaults)
            if isinstance(part, Slot)
        )


def _says_any(phrase: Phrase) -> bool:
    """Whether a phrase is for nodes of any sort: those that are for certain ones come before it."""
    return phrase.when is None


def _present(parts: Sequence[Part], values: Mapping[str, Any], defaults: Mapping[str, Any]) -> list[Part]:
    """The parts of a template that are said, given these values."""
    said: list[Part] = []
    for part in parts:
        if not isinstance(part, OptionalPart):
            said.append(part)
        elif any(values[inner.name] != defaults.get(inner.name) for inner in part.parts if isinstance(inner, Slot)):
            said += _present(part.parts, values, defaults)
    return said


def _fits(specification: Any, value: Any) -> bool:
    """Whether a slot can hold a value."""
    if isinstance(specification, Several):
        return isinstance(value, tuple) and bool(value) if specification.unwrap is None else True
    if isinstance(specification, WordList):
        return value in specification.words.values()
    if specification in (SIGNED, COUNT) or specification is int:
        return isinstance(value, int)
    if isinstance(specification, str) or specification is str:
        return isinstance(value, str)
    return isinstance(value, specification)


def _literal(specification: Any, value: Any) -> str:
    if specification == SIGNED:
        return f"{value:+d}"
    if specification == COUNT and 0 <= value < len(NUMBER_WORDS):
        return NUMBER_WORDS[value]
    if specification == KIND:
        return f"<{value}>"
    if specification == NAME or specification is str:
        return f'"{value}"'
    return str(value)


def _form(forms: tuple[str, ...], plural: bool, subject: bool) -> str:
    if not plural or len(forms) == 1:
        return forms[0].replace("_", " ")
    return (forms[2] if subject and len(forms) > 2 else forms[1]).replace("_", " ")


def _spaced(words: str) -> list[Piece]:
    """Several words, each a piece of its own."""
    pieces: list[Piece] = []
    for word in words.split(" "):
        pieces += [Piece(" "), Piece(word)] if pieces else [Piece(word)]
    return pieces


def _join(pieces: Sequence[Piece]) -> str:
    """The pieces as one text: sentences begin with a capital letter, and "a" stands as "an" where it must.

    "A other" is one word, "another", and "any number" takes an "of" before what is counted: "any number of cards".
    """
    text = before = ""
    pieces = [piece for piece in pieces if piece.text]
    for index, piece in enumerate(pieces):
        said = piece.text
        if said == "a" and not piece.fixed:
            following = next((other.text for other in pieces[index + 1 :] if other.text.strip(' "<')), "")
            if _sounds_like_a_vowel(following.lstrip('"<')):
                said = "an"
        elif said == " " and before == "an" and pieces[index + 1] == _OTHER:
            continue
        elif said == " " and before == ANY_NUMBER and pieces[index + 1].text not in _AFTER_ANY_NUMBER:
            said = " of "
        before = said
        if not piece.fixed and text.endswith(_SENTENCE_ENDS):
            said = said[:1].upper() + said[1:]
        text += said
    return text


def _sounds_like_a_vowel(word: str) -> bool:
    return word.startswith(_VOWELS) and not word.lower().startswith("uni")
