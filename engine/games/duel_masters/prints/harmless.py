"""Words of print that the card language says in others and that mean the same: for the checks of readings."""

from __future__ import annotations

import re
from typing import Final

from engine.language.prints.rewording import rewordings

_CIVILIZATION: Final = "(?:light|water|darkness|fire|nature)"

_NO_RACES: Final = (
    rf"{_CIVILIZATION}\b|(?:evolution|creature|psychic|exile|dragheart|gacharange|multicolored|colorless|weapon)\b"
    r"|(?:dragon|command|cyber|abyss|armored|magic|mecha)\b(?!(?-i: [A-Z]))"
)
"""What stands behind "non-" and is no race."""

_KEYWORDS: Final = rewordings(
    (r"\bthis creature can't be summoned", "you can never summon this creature"),
    (r"\byou can't summon this creature\b", "you can never summon this creature"),
    (r"\b(this creature and (?:that creature|it)|(?:that creature|it) and this creature)\b(?! battle)", r"both \1"),
    (
        r"^if (?P<so>[^.]{5,400}), you may (?:(?:summon|use) this \w+|cast this spell) for no cost\.$",
        r"zero \g<so>",
    ),
    (
        (
            r"^revolution zero trigger: whenever a creature attacks(?: you)?, if ([^.,]{5,200}), "
            r"you may cast this spell for no cost\.$"
        ),
        r"may for no cost \1",
    ),
    (r"\bchoose a number\b(?! (?:of|between|less|that)\b)", "choose a number of 99 or less"),
    (r"\bcosts? the same as (?:that|(?:the|your) chosen) number\b", "costs the chosen number"),
    (r"\bdouble mechraid (\d+)", r"6 up 2 no less \1"),
    (r"\bmechraid (\d+)", r"3 up no less \1"),
    (r"^knight magic: ", ""),
    (r"\bput on one or more (?:of )?", "put on "),
    (r"\bshuffle the rest and put them on the bottom of your deck\b", "shuffle the rest under your deck"),
    (r"^you can't put other\b", "you can't put"),
    (rf"\bhave a total of (?=\d+ or more {_CIVILIZATION} creatures or {_CIVILIZATION} tamaseeds\b)", "have "),
    flags=re.IGNORECASE,
)
"""Keywords, and abilities of whole cards."""

_EFFECTS: Final = rewordings(
    (r"\b(until they have [\w ]{1,20} in) their hand\b", r"\1 the hand"),
    (r"\bthat have (?:a )?total (?:of )?cost(?: of)?\b", "of total"),
    (r"\banother (?=(?:\d+ )?cards? from the top of\b)", ""),
    (r"\binto your mana zone tapped (?=to summon\b)", "into your mana zone tap "),
    (r"\bcosts? the same as less than\b", "costs no more than"),
    (r"\bcan't cost 1 or less\b", "can't cost less than 2"),
    (r"(?<!search your deck\. )\byou may reveal (?=any number [^.]* from among them\b)", "you may show "),
    (r"(?<=: )(your opponent's creatures don't untap)", r"all \1"),
    (r"\bone of (your opponent's) (creatures attacks) or (?=blocks)", r"\1 \2 or \1 "),
    (r"\bbattle each other\b", "battle"),
    (r"\b(that|those that) costs? (?=\d)", r"\1 "),
    (r"\b(reveal|shuffle|put)s? (your|his|their) (?=(?:hand|graveyard)\b)", r"\1 all cards in \2 "),
    (r"\b((?:reveal|show) any number of [^.]{1,80}?) to your opponent\b", r"\1"),
    (r"\bthe others?(?: one| cards?)?(?= (?:in|into|to|on)\b)", "the rest"),
    flags=re.IGNORECASE,
)
"""What is done in effects, and with which cards."""

_IN_ITS_PLACE: Final = rewordings(
    (r"^((?!.*\b(?:would|after you cast)\b).*\. if [^.]*) instead(?=\.$)", r"\1"), flags=re.IGNORECASE
)
"""What is done otherwise, said first: "Draw a card. If ..., draw two cards instead"."""

_OTHERS: Final = rewordings(
    (r"\b(?:other than|except) (?=\")", "not named "),
    (r"\bduring your opponent's next turn\b", "until your opponent's next turn"),
    flags=re.IGNORECASE,
)
"""What is left out by its name, and what is so in a turn that is still to come."""

_IN_SHORT: Final = rewordings(
    # what each of one's creatures does, or all that there are
    (r"^(whenever your [^,.]{2,40}?) win a battle(?=,)", r"\1 wins a battle"),
    (r"(?<=[:,] )(creatures (?:that have power [^,.]{3,20} )?can't\b)", r"all \1"),
    (r"(?<=, )(your creatures don't leave\b)", r"all \1"),
    (r"(\bcan't choose )(?=your (?:\w+ )?creatures that (?:cost )?\d)", r"\1all "),
    (r"^(?=your opponent's creatures attack if able\b)", "all "),
    (r"^(?=your creatures can attack your opponent on the turn\b)", "all "),
    (r"^(?=your \w+ in the battle zone can attack untapped\b)", "all "),
    (r"^(?=liquid people can't\b)", "all "),
    (r"^(colorless \w+) cost\b", r"each \1 cost"),
    (
        r"^your opponent's creatures that have power (\d+) or more must attack this creature if able",
        r"creatures of power \1 or more",
    ),
    (r"\baren't blocked\b", "isn't blocked"),
    # what is chosen, or is not
    (r"^when (?=your opponent would choose a creature\b)", "whenever "),
    (
        (
            r"^whenever your opponent would choose a creature(?: in the battle zone)? by the effect of a spell, "
            r"(if [^,]*, )?(?=your [^.,]{3,30} can't be chosen\b)"
        ),
        r"\1all ",
    ),
    # other words
    (r"\bat least one other ", "an other "),
    (r"(?<=tapped, )players can't\b", "both cannot"),
    (r"\bcan't cost 2 or less\b", "can't cost less than 3"),
    (r"\b(cast \d+ or more spells) this turn\b", r"\1"),
    (r"\bthis turn, (?=your next \w)", ""),
    (r"\bthe same race as\b", "a race of"),
    (r"\bon one of their shields\b", "on its owner's shield"),
    (r"\byour opponent discards all cards from (?:his|their) hand\b", "discard all cards in your opponent's hand"),
    (r"\binstead of your graveyard\. (?=then you may\b)", "instead. "),
    (r"^abyss rush$", "may until"),
    flags=re.IGNORECASE,
)
"""What print says with fewer words, or in other ones."""

_CONSISTS: Final = rewordings(
    *((rf"\bconsists of {n} or more cards\b", f"{n - 1} or more cards under") for n in range(2, 13))
)
"""109.2a. A creature of so many cards, of which all but its own lie under it."""

_RARE: Final = rewordings(
    (r"\b[Oo]nce (?:per|each) turn, (?=you may summon\b)", "one time each turn, "),
    (r"\bwith its cost paid\b", "for no cost"),
    (r"\bis linked with (?:a|another) God\b", "links with another god"),
    (r"\bis linked with (\d+) (?:other )?(?=[A-Z])", r"\1 or more linked with "),
    (r"\bis linked as 3 cards\b", "2 or more cards linked with"),
    (r"\ba (\w+ )?creature attacks you\b", r"your opponent's \1creature attacks you"),
    (r"\byour opponent has no cards in (?:his|their) hand\b", "your opponent has no cards in your opponent's hand"),
)
"""What few cards say; upper and lower case differ here."""

_TAKEN_AWAY: Final = (
    r"(?:your opponent|players) can't use (?:the )?shield triggers?(?: abilit\w+)? of (?:a )?shields? "
    r"(?:that )?(?=[^.]*\b(?:breaks?|broken by)\b)(?:broken by )?"
)
_IGNORED: Final = r"ignore (?:summoning sickness and )?(?:(?:any|all|the) )?effects that (?:would )?prevent"

_WOULD_CHOOSE: Final = (
    r"whenever your opponent would choose (?:a creature|one of your creatures)(?: in the battle zone)?"
)
_SPELL: Final = r"(?:a spell effect|the effect of a spell|a spell)"
_CANNOT_CHOOSE: Final = r"(?:they|he|your opponent) can't choose"

_ABILITIES: Final = rewordings(
    # attacks
    (rf"{_IGNORED} (your [^.,]{{1,40}}?) from attacking(?: your opponent| players)?", r"all \1 can attack"),
    (rf"{_IGNORED} ([^.,]{{1,40}}?) from attacking(?: your opponent| players)?", r"\1 can attack"),
    (r"as (?:though|if) (?:it|they) (?:was|were) tapped", "while untapped"),
    (
        (
            r"whenever (?:an|one of your) opponent's creatures? would break [^,]*, you choose [^.]* instead of your "
            r"opponent"
        ),
        "",
    ),
    (rf"{_TAKEN_AWAY}(?=your )", "all "),
    (_TAKEN_AWAY, ""),
    (r"\byou (?:can|may) put an evolution creature of any race on\b", ""),
    (r"you may cross (?:an? |your )?cross gears? (?:with|to)", "cross"),
    (r"cross gears? may be crossed", "crossed"),
    # prices
    (r"(if you do, this \w+ costs) up to (?=\d+ less)", r"\1 "),
    (r"(\bcosts? (?:up to )?\d+ less to \w+(?: for each [^.]*)?)\.$", r"\1 no less than 0."),
    (r"(\bthe next [^.]{1,80} less)\.$", r"\1 no less than 0."),
    (r"\bthe first (?=[^.]{1,60} you (?:summon|cast)\b)", "no "),
    (r"\bthe third (?=[^.]{1,60} you (?:summon|cast)\b)", "2 "),
    (r"^once per turn, your ", "once a turn the "),
    (r"^(non-\w+ \w+) cost\b", r"each \1 cost"),
    # what cannot be done to it
    (rf"{_WOULD_CHOOSE},? by {_SPELL}, (if [^,]*, )?{_CANNOT_CHOOSE} (?:one of )?(?=your )", r"\1 not all "),
    (rf"{_WOULD_CHOOSE},? by {_SPELL}, (if [^,]*, )?{_CANNOT_CHOOSE} ", r"\1 not "),
    (rf"({_WOULD_CHOOSE}, (?:if [^,]*, )?{_CANNOT_CHOOSE}) one of (?=your )", r"\1 all "),
    (r"\byou can't be attacked", "all opponent's can't attack"),
    (r"can't be (attacked|blocked) or chosen by", r"can't be \1 and can't be chosen by"),
    (r"\b(can't [^.]*?) unless\b", r"\1 not"),
    (r"^(your [^.]{1,30}) (?=don't leave)", r"all \1 "),
    (r"\buntil the start of your next turn, (?=creatures\b)", "until next all "),
    (r"^(your opponent's [^.,]{1,30}) (?=blocks? if able)", r"all \1 "),
    # what has to be attacked
    (
        (
            r"whenever (?:(?:an|one of your) opponent's creatures? attacks?|your opponent's creatures attack), "
            r"(if [^,]*, )?(?:they|it|that creature) (?:must )?attacks? (?:this creature|it) if able"
        ),
        r"\1",
    ),
    (r"(?:each of )?your opponent's (?:attacking )?([^.,]*?) must attack (?:this creature|it) if able", r"\1"),
    # turns
    (r"\bat the (start|end) of each (?:player's )?turn\b", r"at the \1 of any turn"),
    (r"\bmay each cost up to (?=\d+ less)", "may each cost "),
    (r"\b(?<!may )each cost up to (?=\d+ less)", "may each cost "),
    (r"(?<!each )\b(?:may )?costs? up to (?=\d+ less)", "may cost "),
    (r"\bthis turn, (?=the next \w)", ""),
    (r"(\bthe next [^.]{1,80} less(?: to \w+)?) this turn", r"\1"),
    (r"(\bthe next [^.]{1,60} you (?:summon|cast)) this turn", r"\1"),
    # draws
    (r"^except during the start of your opponent's turn, ", ""),
    (r" except when drawing a card at the start of (?:his|their) turn", ""),
    (
        (
            r"(\bwhenever (?:you discard|your opponent draws)[^.]*?)\bdraw the same (?:number of cards|amount)"
            r"(?: (?:you discarded|they drew))?"
        ),
        r"\1draw a card",
    ),
    # what is left, and what is counted
    (
        (
            r"^after you cast this spell, (?:put|return|add) it (?:in)?(?:to )?your mana zone tapped instead of your "
            r"graveyard"
        ),
        ", tapped",
    ),
    (
        r"^after you cast this spell, (?:put|return|add) it (?:in)?(?:to )?your ([a-z ]+?) instead of your graveyard",
        r"\1",
    ),
    (
        r"^(after you cast this spell from your hand, put it on (?:top of )?one of your shields face up) instead\b",
        r"\1",
    ),
    (r"\b(shuffle|add|put) (?=your (?:graveyard|hand|mana zone) (?:in)?to your deck)", r"\1 all "),
    (r"for each extra \w+ your opponent has(?: in the battle zone)?, you may take an? ", "up to more opponent "),
    (r"(search your deck\. )for each ([^,]{1,60}), you may take an? ", r"\1up to \2 "),
    (r"\b(races?\b[^,.]{0,40}?) other than ", r"\1 besides "),
    (r"your opponent puts (?=the rest of (?:his|their) shields)", ""),
    (r"\bthe rest of (?=(?:the |his |their |your )(?:creatures|shields))", "the others of "),
    (r"more than (\d+) power", r"above \1 power"),
    (r"less than (\d+) power", r"below \1 power"),
    (r"power (?:less|greater) than (\d+)", r"power beyond \1"),
    (r"you may take up to", "up to"),
    (r"\. if it(?:'s not|s not| isn't),", ". otherwise,"),
    (r"(?:(?<=search your deck\. )you may (?:reveal|choose)|you may take) an? ", "up to one "),
    (r"\bunless you have an? ", "while you have no "),
    (r"you may have more than \d+ of this(?: card)? in your (?:deck|super gacharange)", "any"),
    (r"reveal (it|them|(?:that|those) \w+(?: \w+)?|an? .{1,40}|the .{1,40}) to your opponent", r"reveal \1"),
    (r"shows? (it|them|(?:that|those) \w+(?: \w+)?) to your opponent", r"reveal \1"),
    (r"your opponent isn't", "isn't"),
    (r"(search your opponent's deck\. (?:you may )?take .{1,60}?) from (?:his|their) deck", r"\1"),
    (r"your opponent can't tap (.{1,40})\.$", r"\1 can't tapped opponent"),
    (r"put all the cards [^,]* and, at the same time, put all the cards [^,.]* tapped", "switch tapped"),
    (
        r"\ba player has (\w+ or \w+) (.{1,40}) in (?:his|their) (?:hand|mana zone|graveyard)",
        r"\1 \2, opponent \1 \2 opponent",
    ),
    (r"\bcast a spell this turn\b", "cast a spell"),
    (r"\b(if [^,.]{0,80}?\b(?:put|attack(?:ed)?|destroyed|drew)\b[^,.]{0,60}?) (?:this|that) turn(?=,)", r"\1"),
    (r"\b(?:didn't|wasn't)\b", "not"),
    (r"\bthe same civilization as\b", "a civilization of"),
    (r"\b(\d+) additional shields\b", r"\1 more shields"),
    (r"\bwhenever [^,.]{0,20}opponent's creatures? attacks?, they (?:must )?attack (?=creatures)", "all opponent "),
    (r"(\b(?:you|opponent)(?: ha\w+)? put(?: into the battle zone)?) this turn\b", r"\1"),
    (r"then, for each (.{1,60}?) in (?:each|all) graveyards?, you may choose another [^.]*", r"more \1"),
    (r"equal to the number of", "as many as"),
    (r"(?<=\. )if (?:it's not|it isn't|it is not|not), ", "otherwise, "),
    (r"\b(?:all|each) (?=(?:mana zone|graveyard)s?\b)", ""),
    (r"less power than the revealed", "power than the revealed"),
    (r"\byour number of (.{1,40}?) is greater than or equal to your number of", r"no fewer \1 than"),
    (r"\byour number of (.{1,40}?) is greater than your number of", r"more \1 than"),
    (
        r"\bthe number of your (.{1,40}?) is (?:the same as or more than|greater than or equal to) your opponent's",
        r"as many \1 as opponent",
    ),
    (r"\bthe number of your (.{1,40}?) is greater than your opponent's", r"more \1 than opponent"),
    (r"\bcosts at most (\d+) more than", r"costs no more than \1 more than"),
    (r"power the same as or less than", "no more power than"),
    (r"costs? the same as or less than", "costs no more than"),
    (r"costs? less than or equal to", "costs no more than"),
    (r"\btotal the same as or less than", "total no more than"),
    (r"that have that name", "that have the same name"),
    (r"\bother than (light|water|darkness|fire|nature)\b", r"non-\1"),
    (r"^players can't (.*) or (?=summon|cast)", r"players can't \1 and can't "),
    (r"^players can't\b", "both cannot"),
    (r"can't put cards from (?:his|their) hand into (?:his|their) mana zone", "can't put cards"),
    (r"^((?:if [^,]*, )?your opponent's .*) are put into the battle zone tapped\.$", r"can't untapped \1"),
    (r"^((?:if [^,]*, )?your opponent's .*) are put into (?:his|their) mana zone tapped\.$", r"can't untapped \1"),
    (
        r"^((?:if [^,]*, )?your opponent's .*) are put into the battle zone and (?:his|their) mana zone tapped\.$",
        r"can't untapped can't untapped \1",
    ),
    (r"^(?!your|if)(.*) are put into the battle zone tapped\.$", r"both can't untapped \1"),
    (r"(?<=your graveyard)\. you can't use the shield trigger abilit\w+ of (?:that|those) shields?", ""),
    (r"look at (your|your opponent's) hand and shields", r"look at all \1 cards, and look at all \1 shields"),
    (r"\b(?:each of|all) (?=those\b)", ""),
    (r"\bthe same number\b", "that many"),
    (r"counts? the cards in your hand, shuffle (?:those|these) cards", "shuffle all cards"),
    (
        r"your opponent can't untap (.{1,40}) at the start of his next turn",
        r"\1 can't untap until opponent next",
    ),
    (r"^you can't untap the cards", "all cards can't untap"),
    (r"(?<=shield )you and your opponent have", "in play"),
    (r"^(?=(?:twinpact )?cards in your (?:mana zone|hand|graveyard) )", "all "),
    (r"at the start of your opponent's next turn, ([^.,]{1,40}) untap", r"\1 untap until next opponent"),
    (r"untap at the start of your opponent's next turn", "untap until next opponent"),
    (r" and your opponent can't win(?: the game)?", ""),
    (r"\battacks? if able", "attacks each turn if able"),
    (r"the other \d+ cards", "the rest"),
    (r"\b(?:this turn|until the end of the turn), (?=when)", ""),
    (r"(\bwhenever [^,.]{1,90}) this turn,", r"\1,"),
    (r"(?<=attacked) this turn", ""),
    (r"(?<!the first attack )(?<!have cast no spell )this turn", "until the end of the turn"),
    (r", you may (?:summon this creature|cast this spell) for no cost\.$", ""),
    (r"\ban opponent's (creature attacks, this creature blocks)", r"\1"),
    (r"^space charge: ", "you may "),
    (r"you may reduce (.{1,60}) by (\d+)", r"you may pay \2 less"),
    (r"by tapping (\d+)", r"tap \1"),
    (r"can attack your opponent on the turn", "can attack players at once"),
    (r"^jokers over explode ", "you may less "),
    (r"from your graveyard for a cost equal to", "for"),
    (r"\bhunting$", "+1000 power each"),
    (r"\bshield saver$", "you may instead"),
    (r"\bjustdiver$", "can't, can't, opponent, until next"),
    (r"you can't use (?:the|that) shield triggers?(?: abilit\w+)?", "without using shield triggers"),
    (r"each of (your|your opponent's) turns", r"\1 turn"),
    (r"look at (your|your opponent's) hand", r"look at all cards in \1 hand"),
    (r"at least (\d+|one|two|three|four|five|an?)\b", r"\1 or more"),
    (r"chooses (.{1,40}) (?:from|in) (?:his|their) hand and discards (?:it|them)", r"discards \1"),
    (r"your opponent (?:puts|returns) (it|them|that \w+|those \w+)", r"\1"),
    (r"can't cost 0 or less", "can't cost less than 1"),
    (r"an additional shield", "one more shield"),
    (r" in addition to its other races", ""),
    (r"you may (?:take|reveal|choose) any number", "any number"),
    (
        (
            r"your opponent has more (.{1,40}?)(?: in (?:his|their) (?:mana zone|graveyard|hand|shield zone))? "
            r"than you (?:do|have)\b"
        ),
        r"less \1 than your opponent",
    ),
    (r"your opponent summons (.{1,40}) or casts", r"your opponent summons \1 or your opponent casts"),
    (r"except (light|water|darkness|fire|nature)\b", r"non-\1"),
    # what is of no such race has no such race
    (r"\b(creatures|cards) (?:except|other than) (?-i:(?=[A-Z]))", r"\1 that have no "),
    (rf"\bnon-(?!{_NO_RACES})(?-i:(?=[A-Z]))", "no "),
    (r"^(During your (?:opponent's )?turn), ([^.]*?) or (?=when(?:ever)?\b)", r"\1, \2 or \1, "),
    (r"in any way except by summoning\b", "without summoning it"),
    (r"\b(opponent (?:puts?|would put) [^.,]{3,60}?) for no cost\b", r"\1 without paying for it"),
    (r"\battacks a player\b", "attacks your opponent"),
    (r"your opponent discards (it|that card|those cards|all)\b", r"discard \1"),
    (r"\bdiscards? (?:his|their|your) hand\b", "discard all cards"),
    (r"shield trigger ability of one of (?:his|their) shields", "shield trigger"),
    (r"^(?!put )(?!(?:[\w-]+ ){0,2}(?:each|all|your) )((?:[\w-]+ ){0,2}[\w-]+s (?:that |can't ))", r"all \1"),
    (r"(?<=\. )creatures (of that race can't)", r"all creatures \1"),
    (r"look at (your opponent's|your) shields", r"look at all \1 shields"),
    (r"\b(when|whenever) ([^,.]{1,60}) taps\b", r"\1 \2 becomes tapped"),
    (
        (
            r"(?<!of )(?<!all )(?<!in )\b(your(?: opponent's)? (?!opponent\b(?!'s))(?:(?! each )[^.,:]){1,60}?) "
            r"(can't|get|(?<!that )(?<!you )have|(?<!no )cost|break|win)\b"
        ),
        r"all \1 \2",
    ),
    (r"\b(into|to|on the bottom of|on top of) (?:his|their) (?!owner)", r"\1 its owner's "),
    (
        r"your opponent may choose (.{1,80}) (?:in|from) (?:his|their) hand and put it",
        r"your opponent may put \1 from the hand",
    ),
    (r"your opponent may put (.{1,80}) from their hand", r"your opponent may put \1 from the hand"),
    (r"\b(?:those|these|the)(?: (?:2|two))? creatures battle(?: each other)?", "them battle"),
    (r"\b(when|whenever) ([^,.]{1,60}) (?:untaps|is untapped)\b", r"\1 \2 becomes untapped"),
    (r"your opponent discards all cards from (?:his|their) hand", "discard all cards in your opponent's hand"),
    (r"\b(un)?taps\b", r"\1tap"),
    (r"\bdiscards? (.{1,40}) from (?:his|their) hand", r"discard \1"),
    (r"\b(?:his|their) (?!owner|race|name|card name)", "your opponent's "),
    flags=re.IGNORECASE,
)
"""Attacks, costs, what cannot be done, turns, draws, what is left and what is counted."""

HARMLESS: Final = (*_KEYWORDS, *_EFFECTS, *_RARE, *_CONSISTS, *_IN_ITS_PLACE, *_OTHERS, *_IN_SHORT, *_ABILITIES)
"""What print says, and how the card language says the same; in this order."""
