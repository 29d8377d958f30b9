"""The marks of print: bullets, keywords in braces, dashes, icons and reminders, spelt as in the card language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Final

from engine.games.duel_masters.prints.dragheart_icons import without_dragheart_icon
from engine.games.duel_masters.prints.heads import with_heads
from engine.games.duel_masters.prints.joined_lines import joined
from engine.games.duel_masters.prints.options import with_options
from engine.games.duel_masters.prints.reminders import keywords_apart, reminder_of, without_reminders
from engine.games.duel_masters.prints.split_lines import split
from engine.games.duel_masters.prints.wording import in_usual_words
from engine.games.duel_masters.prints.wording.evolutions import with_sources
from engine.games.duel_masters.prints.wording.fields import with_fields
from engine.games.duel_masters.prints.wording.labels import without_label
from engine.games.duel_masters.prints.wording.links import with_god_link, with_psychic_link
from engine.games.duel_masters.prints.wording.names import with_names_quoted
from engine.games.duel_masters.prints.wording.other_players import with_doers
from engine.games.duel_masters.prints.wording.several_or_one import with_own_numbers
from engine.games.duel_masters.prints.wording.that_creature import with_known_creature
from engine.games.duel_masters.prints.wording.typed import as_print_has_it
from engine.language.errors import CardTextError
from engine.language.prints.typography import plain

_BULLET: Final = re.compile(r"^[■•▪]\s*")
_KEYWORD: Final = re.compile(r"\{([^{}]*)\}")
_TAP: Final = re.compile(r"^(?:\$tap|\{tap\}|\[tap\]):?\s+(?=[A-Z])", re.IGNORECASE)
_ICON: Final = re.compile(r"^\$(\w+):?\s+")
_HEAD: Final = re.compile(r"^([\w'$+ ]{3,40}?) ?(?:—|―|--|:) ?")
_DASHED_HEAD: Final = re.compile(
    r"^((?:(?:g-neo|neo|star|vortex) )?evolution|invasion|revolution change|strike back|crew breaker|attack chance"
    r"|saver) ?- ?",
    re.IGNORECASE,
)
"""A keyword before a dash that is printed as a hyphen."""

_INSIDE: Final = str.maketrans("()", "\x01\x02")
"""Parentheses that are no reminders."""

_STRAIGHT: Final = re.compile(r"(?<=[a-z])\"s\b")
_SINGLE: Final = re.compile(r"(?<![\w'])'(?=\w)([^'\"\n]{1,80})'(?!\w)")
"""What stands in single quotation marks: names and keywords, as in others. An apostrophe stands behind a letter."""

_NAME_ALONE: Final = re.compile(
    r"\b(an?|another) (?=\"[A-Z][^\"\n]{1,80}[^\".]\"(?! (?:creature|card|spell|ability|effect)))"
)
"""Before a name by itself: one card that is called so. Of several, print may mean those with a part of the name."""

_QUOTED_KEYWORD: Final = re.compile(
    r"\"((?:(?:double|triple|quattro|world) breaker|blocker|slayer|speed attacker|guardman|shield trigger|charger"
    r"|(?:light|water|darkness|fire|nature) stealth"
    r"|mach fighter|silent skill|wave striker|guard strike|powered breaker|power attacker [+-]\d+))([.,]?)\"",
    re.IGNORECASE,
)
"""Keywords in quotation marks, which the card language says without; print puts a stop inside."""

_RUN_ON: Final = re.compile(r"(?<=[a-z])\.(?=(?:Otherwise|Then|If|You|Your|That|Put|Draw)\b)")
"""Between two sentences without a space."""

_UNSTOPPED: Final = re.compile(r"(\"(?:When|Whenever|While|At) [^\"]{10,200}[^\".])(?=\")")
"""An ability in quotation marks that lacks its stop."""

_KEYWORD_LINE: Final = re.compile(
    r"^(?:[\w+-]+ ){0,2}(?:blocker|breaker|attacker(?: [+]\d+)?|slayer|charger|trigger)\.$", re.IGNORECASE
)
"""A keyword by itself, which is printed with a stop now and then."""

_KEYWORD_OF: Final = re.compile(
    r"^(?:sympathy|saver|crew breaker|strike back|attack chance|invasion|revolution change|god link|g-zero): [^.]*\.?$"
    r"|^start the game with [^.]* in your deck\.?$",
    re.IGNORECASE,
)
"""A keyword with what it is of, or what is so before the game, which is printed with a stop now and then."""

_SENTENCE: Final = 5
"""From so many words on, a line without a stop lacks it by mistake."""

_ULTIMATE: Final = re.compile(r"^ultimate evolution\b", re.IGNORECASE)
"""801. An evolution onto an evolution creature, which its text says as well."""

_POWERED_BLOCKER: Final = re.compile(r"^powered blocker (\+\d+)\.?$", re.IGNORECASE)

_SENTENCES: Final = re.compile(r"(?<=\.) ")
_THEN: Final = re.compile(r"^then,? (?!if\b)", re.IGNORECASE)
_MAY: Final = re.compile(r"\bmay\b", re.IGNORECASE)
_DOES_THIS: Final = re.compile(r"\bdoes this: ")
"""What somebody else does: all that is said up to the full stop, and no more."""

_IF: Final = re.compile(r"\bif\b", re.IGNORECASE)
_SEARCHED: Final = re.compile(
    r"(?:\bsearch your deck\. (?:for each [^.,]+, )?you may \w+|\byou may search your deck) [^.]*\.$", re.IGNORECASE
)

_OWNERS: Final = re.compile(r"\bowners'")

_OF_TYPE: Final = re.compile(
    r"^(?:(?:cross gear|castle|seal|tcg only|hyperspatial dragheart)\.?"
    r"|cross gear ?[:(] ?put this card in(?:to)? the battle zone\b.{100,220}"
    r"|(?:castle|fortress) ?[:—-] ?choose one of your shields and attach this card to fortify that shield\. .{30,120}"
    r"|orega aura ?[:—] ?attach this to one of your gacharange creatures, or .{30,300})$",
    re.IGNORECASE,
)
"""Lines that only remind of what type the card has."""

_WHOLE_LINE: Final = re.compile(
    r"^\((?:this (?:creature|spell|card|tamaseed|aura|castle|fortress|cross ?gear|d2 ?field) is put into your mana ?"
    r"zone tapped"
    r"|at the start of (?:the|your) game|when(?:ever)? another d2 field|(?:\{?gachinko judge\}?: )?each player reveals"
    r"|gachinko judge|(?:to|when you) seal a card|\{gachinko|\{gacharange summon\}:|a creature that has (?:power 0|\")"
    r"|you may tap a creature that has \"blocker\"|whenever a creature that has \"slayer\")",
    re.IGNORECASE,
)
"""Lines that are all reminder: of multicolored cards (106.2), other zones, fields, Gachinko Judge, seals, keywords."""

_HEADS: Final = (
    "silent skill",
    "metamorph",
    "wave striker",
    "turbo rush",
    "accelerator",
    "survivor",
    "tap ability",
    "g-neo evolution",
    "neo evolution",
    "star evolution",
    "super soul cross",
    "kizuna plus",
    "kizuna",
)
"""Keywords before what they are the head of, on a line of their own or on the same, with or without a mark."""

_HEADED: Final = re.compile(rf"^({'|'.join(_HEADS)}) *[:—―-]* +(?=[A-Z])", re.IGNORECASE)
_BEFORE_REMINDER: Final = re.compile(
    rf"^(?:{'|'.join(_HEADS)}|hyper mode|super|shield trigger plus|shield force|knight magic|over drive [^:]+"
    r"|buzzrender \d+): ",
    re.IGNORECASE,
)
"""Behind these stands a keyword that is so only then: it is what its reminder says, but not always."""

_TWICE: Final = re.compile(rf"^({'|'.join(_HEADS)}): (?=\1:)", re.IGNORECASE)

_INSTEAD_OF_ATTACKING: Final = re.compile(
    r"^instead of (?:having (?:this|the crossed) creature attack|attacking with the crossed creature), you may tap it "
    r"to use (?:its|this) (?:\$tap|tap|\{tap\}) ability[.:]?$",
    re.IGNORECASE,
)
"""What the tap icon means (701.15); the ability itself stands on the next line."""

_WITH_MANA: Final = re.compile(
    r"^instead of having this creature attack, you may tap (?:it|this creature) and (\d+) untapped cards in your "
    r"mana zone to use its (?:\$tap|tap|\{tap\}) ability[.:]?$",
    re.IGNORECASE,
)
"""The same of a tap ability for which cards of the mana zone are tapped as well."""

_SHARED_TAP: Final = re.compile(
    r"^each of your [^.:]{1,60} may tap instead of attacking to use this creature's tap ability:$", re.IGNORECASE
)
"""Before the tap ability on the next line, which other creatures may use."""

_INSTEAD_OF: Final = re.compile(r"^(metamorph|turbo rush|wave striker): Instead of [^.,]+, ([^.]+)\.$", re.IGNORECASE)
"""What a spell does instead of what stands on the line before."""


def _with_alternatives(abilities: Iterator[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The abilities; one that says what is done instead of the one before is one with it."""
    before: tuple[str, str] | None = None
    for line, reminder in abilities:
        instead = _INSTEAD_OF.match(line)
        if instead is not None and before is not None and _SENTENCES.search(before[0]) is None:
            said = before[0]
            before = (f"If {instead[1].lower()}, {instead[2]}. Otherwise, {said[:1].lower()}{said[1:]}", reminder)
            continue
        if before is not None:
            yield before
        before = (line, reminder)
    if before is not None:
        yield before


def lines(text: str) -> list[str]:
    """The abilities of a printed text, one a line, as the card language spells them. Raises `CardTextError`."""
    return [line for line, _ in _abilities(text)]


def reminders(text: str) -> dict[str, str]:
    """What is said behind those lines that are but a keyword, spelt in the same way. Raises `CardTextError`."""
    return {line: reminder for line, reminder in _abilities(text) if reminder}


_BRACKETED: Final = re.compile(
    r"^\[((?:double|triple) breaker|blocker|speed attacker|slayer|shield trigger)\](?! *\1)[ \t]*",
    re.IGNORECASE | re.MULTILINE,
)
"""A keyword in square brackets, on a line of its own or before another ability."""

_OPTION: Final = re.compile(r"(?<=\.):[ \t]*(?=►)")
"""Before an option that stands on the same line."""


_GALAXY_GO: Final = re.compile(r"^\{galaxy go\}[ \t]*\n", re.IGNORECASE | re.MULTILINE)
_FROM_SHIELDS: Final = re.compile(
    r"^■? *at the start of your turn, if this (?:creature|card) is face up in your shields, "
    r"summon it with its cost paid\.[ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)


def _without_galaxy_go(text: str) -> str:
    """A text in which a card is summoned from the shields but once: Galaxy Go says again what galaxyshield says."""
    before, *behind = _GALAXY_GO.split(text, maxsplit=1)
    if not behind:
        return text
    return before + (_FROM_SHIELDS.sub("", behind[0], count=1) if _FROM_SHIELDS.search(before) else behind[0])


@lru_cache(1)  # the lines of a text are asked for, and then its reminders
def _abilities(text: str) -> tuple[tuple[str, str], ...]:
    said = _BRACKETED.sub("{\\1}\n", _OPTION.sub("\n", as_print_has_it(_without_galaxy_go(plain(text)))))
    return tuple(split(joined(_with_alternatives(_lines(without_dragheart_icon(said))))))


def _lines(text: str) -> Iterator[tuple[str, str]]:
    """The abilities of a text, and the reminders of keywords."""
    head = ""
    for line in chain.from_iterable(
        [keywords_apart(_BULLET.sub("", each.strip())) for each in with_heads(with_options(text))]
    ):
        said = _unbraced(_ICON.sub(_named, _TAP.sub("Tap ability: ", without_reminders(line)))).strip()
        if not said:
            if line and not _WHOLE_LINE.match(line):
                raise CardTextError("this reminder stands alone: it may say something of its own", line)
            continue
        if _INSTEAD_OF_ATTACKING.match(said) or _OF_TYPE.match(said):
            continue
        if _SHARED_TAP.match(said):
            head = said
            continue
        with_mana = _WITH_MANA.match(said)
        if with_mana is not None:
            head = f"Tap ability, tapping {with_mana[1]} cards in your mana zone: "
            continue
        if head.startswith("Tap ability, "):
            said = said.removeprefix("Tap ability: ")
        if head and _SHARED_TAP.match(head):
            said, head = f"{head[:-1]}. : {said.removeprefix('Tap ability: ')}", ""
        if said.lower().strip(":— ") in _HEADS:
            head = f"{said.strip(':— ')}: "
            continue
        reminder, headed = reminder_of(line), _BEFORE_REMINDER.match(said)
        before = head or (headed[0] if headed is not None else "")
        for spelt in _several(
            _TWICE.sub("", _spelt(head + _MEANINGS.get(_HEAD.sub(r"\1: ", said, count=1).lower(), said)))
        ):
            yield spelt, _spelt(before + _unbraced(reminder)) if reminder else ""
        head = ""
    if head:
        yield _spelt(head), ""


_TWO_COSTS: Final = re.compile(r"^(Each [^.,]{1,60} more to summon), and (each [^.,]{1,60} more to cast)\.$")
"""Two abilities in one sentence: what is summoned costs more, and what is cast."""


_TWO_AGAINST: Final = re.compile(r"^(\w+) and (\w+) (blocker|slayer)\.?$", re.IGNORECASE)
"""Two keywords in one: against creatures of either civilisation."""


_EVOLUTION_AND_MORE: Final = re.compile(
    r"^(evolution: [^.:]+)\. ((?:double|triple|quattro|world) breaker|blocker|slayer|speed attacker)\.?$", re.IGNORECASE
)
"""An evolution with a keyword on the same line."""


_TAPPED_AND_MORE: Final = re.compile(
    r"^(This creature is put into the battle zone tapped) and ((?:doesn't|can't) [^.]+)\.$"
)
"""How a creature comes, and what it cannot do from then on."""


_AGAIN: Final = {
    head: re.compile(rf"(?:^|(?<=\.) )(?:{re.escape(head)}|:):? (?=[A-Z])", re.IGNORECASE) for head in _HEADS
}
"""Where another ability begins behind a head: with the head again, or with its colon alone."""


def _of_one_head(line: str) -> list[str]:
    """The abilities behind one head on a line, each with that head: they are apart by it, or by its colon."""
    head, colon, said = line.partition(": ")
    if not colon or head.lower() not in _HEADS:
        return [line]
    return [f"{head}: {part.strip()}" for part in _AGAIN[head.lower()].split(said) if part.strip()]


def _several(line: str) -> Iterator[str]:
    apart = _of_one_head(line)
    if len(apart) > 1:
        yield from apart
        return
    line = apart[0]
    evolution = _EVOLUTION_AND_MORE.match(line)
    if evolution is not None:
        yield from evolution.groups()
        return
    against = _TWO_AGAINST.match(line)
    if against is not None:
        yield from (f"{against[number]} {against[3]}" for number in (1, 2))
        return
    tapped = _TAPPED_AND_MORE.match(line)
    if tapped is not None:
        yield f"{tapped[1]}."
        yield f"This creature {tapped[2]}."
        return
    both = _TWO_COSTS.match(line)
    if both is None:
        yield line
    else:
        yield f"{both[1]}."
        yield f"E{both[2][1:]}."


def _named(icon: re.Match[str]) -> str:
    return f"{icon[1].replace('_', ' ')}: "


_MANA: Final = re.compile(r"\{([LWDFN]{1,5})(\d+)\}")
_CIVILIZATIONS: Final = {"L": "Light", "W": "Water", "D": "Darkness", "F": "Fire", "N": "Nature"}


def _named_mana(icon: re.Match[str]) -> str:
    """What is to be paid, of which civilisations: "Light/Water 2"."""
    return f"{'/'.join(_CIVILIZATIONS[letter] for letter in icon[1])} {icon[2]}"


def _unbraced(line: str) -> str:
    return _KEYWORD.sub(lambda match: match[1].lower(), _MANA.sub(_named_mana, line))


def _with_then(line: str) -> str:
    """A line in which "then" begins no sentence after one that says "you may", which it would fall under.

    A search ends with shuffling in any case, but only if there is one. Raises `CardTextError` where it may depend on an
    "if" as well.
    """
    sentences = _SENTENCES.split(line)
    for index, sentence in enumerate(sentences[1:], 1):
        before = sentences[index - 1]
        then = _THEN.match(sentence)
        may = _MAY.search(before) and not _SEARCHED.search(" ".join(sentences[:index]))
        if then is None or not (may or _DOES_THIS.search(before)):
            continue
        if _IF.search(before):
            raise CardTextError("it does not say whether what happens then depends on what is before", line)
        rest = sentence[then.end() :]
        sentences[index] = rest[:1].upper() + rest[1:]
    return " ".join(sentences)


_MEANINGS: Final = {
    "shinkarise: you may put evolution creatures on this tamaseed as if it were a creature.": "Shinkarise",
    "last burst": "Last burst: When this creature is destroyed, you may cast its spell side for no cost.",
}
"""Keywords that stand for an ability which the card language says in full."""


def _spelt(line: str) -> str:
    line = _SINGLE.sub(r'"\1"', _STRAIGHT.sub("'s", line)).replace("and/or", "or")
    line = _RUN_ON.sub(". ", line)
    line = _DASHED_HEAD.sub(lambda match: f"{match[1]}: ", line)
    line = _POWERED_BLOCKER.sub(r"While blocking, this creature gets \1 power.", line)
    line = _ULTIMATE.sub("Evolution", line)
    line = _HEADED.sub(lambda match: f"{match[1]}: ", line)
    line = _HEAD.sub(lambda match: f"{match[1]}: ", line, count=1)
    line = with_fields(with_names_quoted(without_label(with_god_link(with_psychic_link(with_sources(line))))))
    line = line[:1].upper() + line[1:]
    line = _UNSTOPPED.sub(r"\1.", line)
    line = _QUOTED_KEYWORD.sub(lambda match: match[1].lower() + match[2], line)
    line = _NAME_ALONE.sub(r"\1 card named ", line)
    line = with_known_creature(with_doers(with_own_numbers(_OWNERS.sub("owners", in_usual_words(line)))))
    line = _with_then(line)
    if _KEYWORD_LINE.match(line) or _KEYWORD_OF.match(line):
        return line.rstrip(".")
    if line.endswith('."'):  # the stop of the ability in quotation marks is not that of the sentence
        return f"{line}."
    return line if line.endswith((".", ":", '"')) or len(line.split()) < _SENTENCE else f"{line}."
