"""How people type cards of Luck & Logic: its card language, in other words and marks.

No database of its cards is known, so there are no columns of one; card files may say what they say as they like.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from engine.games.luck_and_logic.cards import read_cards
from engine.games.luck_and_logic.prints.heads import with_head
from engine.games.luck_and_logic.vocabulary import language
from engine.kernel.definitions import CardDefinition
from engine.language.prints.dialect import Dialect, PrintReader
from engine.language.prints.everyday import THIS_DOES, discards_at_random
from engine.language.prints.facts import Prints
from engine.language.prints.hands import discards_of_a_seen_hand
from engine.language.prints.other_players_doing import answered_by_other, may_do_instead, may_do_other
from engine.language.prints.rewording import reworded, rewordings
from engine.language.prints.typed_cards import as_the_language_says_it, typed_lines, typed_prints
from engine.language.prints.typed_text import OF_THE_OPPONENT, OFFERS, amounts_of, is_always_so, refuse_an_end, waits

_AMOUNTS: Final = rewordings(*amounts_of("power", "aura", "limit", "hearts", "cost", "ability cost"))
_MEMBERS: Final = r"(?:members?|Logicalists?|Foreigners?|Tranceunions?)"
_MEMBER: Final = r"(?:card|unit|character)"
_OWN: Final = r"(?:(?!\bopponent's)[^\"])*?"
_THOSE: Final = r"(?:it|them|that card|that member|those cards|those members)"
_OPPONENTS: Final = r"(?:all|one|two|up to one|up to two) of your opponent's [^.,\"]{3,40}?"
_WORDS: Final = rewordings(
    (r"\b([Oo]n (?:attack|attacking)[,:]|[Ww]hen(?:ever)? attacking,)", "When this member attacks,"),
    (r"^(?:[Oo]n (?:a )?(?:win|winning|victory)[,:]|[Ww]hen(?:ever)? winning,)", "When this member wins,"),
    (r"^(?:[Oo]n (?:defend|defending|defence|defense)[,:]|[Ww]hen(?:ever)? defending,)", "When this member defends,"),
    (r"^ETB[,:]", "When this member is deployed,"),
    (r"\b([Ww]hen(?:ever)? [^.,\"]{3,40}?) becomes the defending member(?=,)", r"\1 defends"),
    (r"\b[Ww]hen(?:ever)? you deploy this member(?=,)", "When this member is deployed"),
    (r"\b([Ii]f it)(?:'s| is) (?=level \d\b)", r"\1 has "),
    (r"\b(to|from) that gate\b", r"\1 it"),
    (r"\bboth players (?=may draw\b)", "each player "),
    (r"\b[Dd]rop (?:your )?hand(?=[.,\]]|$)", "drop all cards in your hand"),
    (r"\b(?:perform|do) (?:a )?synthesis\b", "synthesis"),
    (
        r"\b[Bb]ounce ((?:up to )?(?:one|two|three|\d|all) of (?:your|your opponent's) [^.,\"]{3,60}?)(?=[.,]|$)",
        r"return \1 to hand",
    ),
    (
        r"\b(?:On (?:play|deploy|entering)[,:]|When (?:played|deployed|put into play|entering play),)",
        "When this member is deployed,",
    ),
    (
        rf"\b([Tt])his (?={THIS_DOES}\b)",
        r"\1his member ",
    ),
    (r"^[Gg](?:ets?|ains?) (?=(?:an )?(?:additional )?[+-])", "This member gets "),
    (r"^(?=[+-]\d)", "This member gets "),
    (
        (
            rf"\b([Tt])his {_MEMBER}(?='s| gets?| cannot| attacks?| defends?| wins?| loses?| is deployed| comes into| "
            rf"enters| intercepts| leaves)"
        ),
        r"\1his member",
    ),
    (
        (
            r"\b(?:is (?:put into|placed in(?:to)?|played(?: into)?) (?:the|your) area|enters (?:play|the area|"
            r"the field)|comes into play)\b"
        ),
        "is deployed",
    ),
    (r"\b(?:discard pile|graveyard|trash|drop pile)\b", "drop zone"),
    (
        (
            r"\b([Yy]our opponent) chooses ((?:one|two|\d|up to one) of their [^.,\"]{3,40}?),? and "
            r"(rests|drops|stands|returns) (?:it|them)(?=[,.]|$)"
        ),
        r"\1 \3 \2",
    ),
    # "Your" drop zone or stock is none for cards of the opponent, which go to that of their own master (4.1.7)
    (
        (
            r"\b[Pp]ut ((?:the top card|the top \w+ cards|an?|one|two|\d|this)\b(?:(?!\bopponent)[^.,\"]){0,40}?) "
            r"(?:in|into|on) your stock\b"
        ),
        r"stock \1",
    ),
    (rf"^({_OWN})\b[Pp]ut ({_THOSE}) (?:in|into|on) your stock\b", r"\1stock \2"),
    (rf"\b[Pp]ut ({_THOSE}|{_OPPONENTS}) (?:in|into|on) (?:their|the|its owner's) stock\b", r"stock \1"),
    (rf"\b[Pp]ut ({_OPPONENTS}) (?:in|into|on) your opponent's stock\b", r"stock \1"),
    # where members are, and how
    (r"\bfor each other ((?:<\d+> )?)member(?: in your area)?\b", r"for each of your other \1members"),
    (r"\b(members?) in your area\b", r"\1"),
    (
        (
            r"\b(members?) (is|are) (?:put into|sent to|placed in(?:to)?) (?:the|your|its owner's) drop zone from "
            r"(?:the|your) (?:area|field|circles?)\b"
        ),
        r"\1 \2 dropped",
    ),
    (r"\b(is dropped) from (?:the|your) (?:area|field|circles?)\b", r"\1"),
    (r"\b([Mm]ember is put into) the drop zone\b", r"\1 your drop zone"),
    (r"\b(card) (?:goes to|is sent to|is put into) (?:the|your) (?=drop zone\b)", r"\1 is put into your "),
    (r"\b([Tt]his (?:member|card)) enters(?=[,.])", r"\1 is deployed"),
    (r"\b(in|from) this member's soul\b", r"\1 the soul of this member"),
    (
        (
            r"^((?:(?:If|During) [^.,\"]{3,80}, )?[Tt]his member gets [^.\"]{3,30}?) for each "
            r"(?:soul it has|of its souls?|card in its soul|soul)(?=[.,]|$)"
        ),
        r"\1 for each card in the soul of this member",
    ),
    (r"\b([Tt]his (?:card|member)) costs (\d) less(?: to (?:play|deploy))?\b", r"\1 gets cost -\2"),
    (r"\b([Tt]his (?:card|member)) costs (\d) more(?: to (?:play|deploy))?\b", r"\1 gets cost +\2"),
    (r"\b[Yy]our opponent discards their hand\b", "drop all cards in your opponent's hand"),
    (r"\b(or (?:more|less)) gates destroyed\b", r"\1 destroyed gates"),
    (r"(?i)\b(stock (?:boost|open|close)|synthesis) (\d)\b", r"\1 (\2)"),
    (r"\b[Ww]hen this(?: card)? is (?:logic )?defined\b", "When logic defined"),
    (r"\b([Ww]hen) the (?=member with this card in its soul\b)", r"\1 your "),
    (r"\b[Mm]ill (?:1|one)(?=[.,]|$)", "drop the top card of your deck"),
    (r"\b[Mm]ill (\d|two|three|four|five)(?: cards)?(?=[.,]|$)", r"drop the top \1 cards of your deck"),
    # words for cards and deeds
    (
        rf"\b(?:destroy|kill|KO|retire) (?=[^.,\"]{{0,60}}?\b{_MEMBERS}\b)(?![^.,\"]{{0,60}}?\bgate)",
        "drop ",
    ),
    (rf"\b({_MEMBERS}) (is|are|would be) (?:destroyed|killed|retired)\b", r"\1 \2 dropped"),
    (r"\[(?:pay )?(\d)(?: stock| cards? from your stock)?\]", r"[(\1)]"),
    (r"\b(tactics) cards?\b", r"\1"),
    (r"\b(gate|paradox|member) cards?\b(?! name)", r"\1"),
    (
        r"\b(\w+ or (?:more|less|fewer)|\d|two|three|four|five) (level|stock) cards?\b",
        r"\1 cards in your \2",
    ),
    (r"\b(you have (?:\w+ or (?:more|less|fewer)|\d)) (stock)(?=[.,]| and\b|$)", r"\1 cards in your \2"),
    (r"\b[Dd]iscard your hand\b", "drop all cards in your hand"),
    (r"\bin your level(?=[.,]|$| and\b)", "in your level zone"),
    (r"\b([Ww]hen (?:you perform|your opponent performs)) (?=synthesis\b)", r"\1 a "),
    (r"\b(destroys) (?:(?:your|an) opponent's gate|one of your opponent's gates)\b", r"\1 a gate of your opponent"),
    (
        r"\b(is deployed|into your drop zone) from your (?=hand\b|deck\b|stock\b|level zone\b|drop zone\b)",
        r"\1 from the ",
    ),
    *discards_at_random("drop"),
    (
        (
            r"\b[Pp]ut (it|them|this \w+|that \w+|all [^.,\"]{3,40}|one of [^.,\"]{3,60}) into "
            r"(?:the|their|its owner's) drop zone\b"
        ),
        r"drop \1",
    ),
    (rf"\b[Pp]ut ({_OPPONENTS}) into your opponent's drop zone\b", r"drop \1"),
    (
        rf"^({_OWN})\b[Pp]ut ({_THOSE}|(?:all|one) of your (?!opponent)[^.,\"]{{3,40}}) into your drop zone\b",
        r"\1drop \2",
    ),
    (r"\b[Pp]ut (this \w+|the rest) into (?:your|the) drop zone\b", r"drop \1"),
    (r"\b(into your hand)(?:,? and|,) the rest (?:in|into) (?:your|the) drop zone\b", r"\1, and drop the rest"),
    (
        (
            rf"\b[Pp]ut ((?:an?|one|two|\d) (?:(?:[\w<>-]+ ){{0,2}})?(?:cards?|{_MEMBERS}) from "
            r"(?:the soul of (?:this member|it)|your (?:hand|level zone|stock|soul zone))) "
            r"into (?:your|the) drop zone\b"
        ),
        r"drop \1",
    ),
    (
        r"\b(gets? [^.,\"]{3,20}?) (until end of (?:turn|battle)) (for each [^.,\"]{3,80}?)(?=[.,]|$)",
        r"\1 \3 \2",
    ),
    (r"\b([Ii]f (?:this member|it) is) rested\b", r"\1 resting"),
    (r"\b(wins|loses) (?:a|its|the) battle\b", r"\1"),
    (
        (
            rf"(\bopponent's {OF_THE_OPPONENT}(?:,|\.)? (?:and )?)(?:[Pp]ut|[Rr]eturn) (it|them) "
            r"(?:on|to|at|on to|onto) (?:the )?(top|bottom) of (?:their|his|her|its owner's) deck\b"
        ),
        r"\1put \2 on the \3 of your opponent's deck",
    ),
    # costs, which people type without brackets, and with a colon behind them
    (r"^(\(\d\)(?:(?:,(?: and)?| &| \+| and) [^.:\[\]\"]{3,60})?): ?", r"[\1] "),
    (r"(?i)^pay \[?(\(\d\))\]?(?:,(?! and\b)|:|\.) ?", r"[\1] "),
    (r"(?i)^((?:rest|stock|drop|discard|return) [^.:\[\]\"]{3,60}): ?", r"[\1] "),
    (r"(?<=[)\w]) \+ (?=[(a-z])", " & "),
    (r"^(\[[^\[\]]+\]) ?: ?", r"\1 "),
    (r"(?i)^pay (\d): ?", r"[(\1)] "),
    (r"^(\(\d\)) (?:- )?(?=[A-Z])", r"[\1] "),
    (r"\b([Yy]ou may pay) (\(\d\)),? and (?=[^.\"]*\binstead\b)", r"\1 [\2], and "),
    (
        (
            rf"\b([Aa])ll ((?:other )?(?:(?!your\b|of\b|both\b)\w+ |<\d+> ){{0,2}}?{_MEMBERS}"
            r"(?: with (?:level|cost|power) \d+(?: or (?:less|more|lower|higher|fewer))?)?"
            r"(?: other than (?:it|them|this card|this member))?) "
            r"(?=(?:gets?|gains?|cannot|can't)\b)"
        ),
        r"\1ll of both players' \2 ",
    ),
    (
        r"\b([Yy]our(?: opponent's)?) (attacking|defending) member (?=gets?\b|gains?\b|cannot\b|can't\b)",
        r"all of \1 members that are \2 ",
    ),
    (r"\ball of Your\b", "all of your"),
    (r"^If (?=[^.,\"]{3,80} would [^.\"]*\binstead\b)", "When "),
)
_SEEN_HANDS: Final = (*OFFERS, *rewordings(*discards_of_a_seen_hand("drop it")))
_OFFERED: Final = re.compile(r"discard (?:a card|(?:\d|two|three|four|five) cards)")
"""What the opponent may do that the card language says in the same words."""

_INSTEAD: Final = re.compile(r"^(?:If|When) [^.,\"]{3,80} would [^\"]*\binstead\.?$", re.IGNORECASE)
"""What happens instead of something else: a continuous ability, however it is typed."""


def _begins(line: str) -> bool:
    return with_head(reworded(line, _KEYWORDS)) is not None


_KEYWORDS: Final = rewordings(
    (
        (
            r"^(?:[\[(]?AUTO[\])]?:? ?)?[\[(]?Covenant[\])]?(?: ?[-:])? ?"
            r"((?:with |with either )?(?:an? [^,.:\"]{3,60}|\ue000\d{1,4}\ue001(?: or \ue000\d{1,4}\ue001)*))"
            r"(?:,| ?:| -) ?"
        ),
        r"AUTO: Covenant \1, ",
    ),
    (r"^(?:[\[(]?AUTO[\])]?:? ?)?[\[(]?On gate destruction[\])]?(?:,| ?:| -)? ?(?=\w)", "AUTO: On gate destruction, "),
    flags=re.IGNORECASE,
)
"""Keywords that are followed by what is done, in any brackets and with or without the kind of the ability."""


def _spelt(line: str) -> str:
    line = reworded(line, _KEYWORDS)
    begun = with_head(line)
    if begun is None:
        if _INSTEAD.match(line) is not None:
            begun = "CONT: ", line
        elif waits(line):
            begun = with_head(f"AUTO: {line}") or ("AUTO: ", line)
        elif is_always_so(line):
            begun = "CONT: ", line
        else:
            return line
    head, behind = begun
    if head == "AUTO: " and _INSTEAD.match(behind) is not None:
        head = "CONT: "
    if head.startswith("CONT"):
        refuse_an_end(behind, line)
    behind = reworded(behind, _SEEN_HANDS)
    said = head + as_the_language_says_it(
        answered_by_other(may_do_other(may_do_instead(behind), _OFFERED)), _WORDS, _AMOUNTS
    )
    return said if said.endswith((".", '"')) else f"{said}."


@cache
def reader() -> PrintReader:
    """The reader of typed Luck & Logic cards."""
    return PrintReader(
        Dialect(language().vocabulary, lambda text: typed_lines(text, _begins, _spelt), name="luck_and_logic_prints"),
        language(),
    )


def _defined(rows: Sequence[Mapping[str, Any]]) -> Mapping[str, CardDefinition]:
    return read_cards(rows)


PRINTS: Final[Prints] = typed_prints(reader, _defined, "this member")
"""What importing asks of this game."""
