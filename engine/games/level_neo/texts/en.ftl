# What Level Neo says. Values: players and cards by name, zones by their names below.
turn-named = turn { $own } of the { $order ->
    [1] first
   *[2] second
} player

## Zones. `$place` tells the places of one kind apart.

zone-deck = deck
zone-hand = hand
zone-main = main character
zone-support = support { $place }
zone-level = level zone
zone-discard = discard pile
zone-event = event

## Questions: preparing

ask-preparation = Prepare for the match
ask-throw = Rock, paper or scissors? The winner chooses who goes first.
ask-turn-order = You have won. Do you go first or second?
ask-main = Choose your main character
ask-mulligan = Which cards go under the deck? Choose them in order: the last one lies lowest. You draw as many.
option-throw = { $value ->
    [rock] Rock
    [paper] Paper
   *[scissors] Scissors
}
option-go = { $value ->
    [first] Go first
   *[second] Go second
}
option-main = { $card }
option-return = Return { $card }

## Questions: what both players may use

ask-main-phase = { $window ->
    [main-phase-1] Main phase 1
   *[main-phase-2] Main phase 2
}: play a support, use cards and skills, or go on
ask-window = { $window ->
    [main-phase-1] Main phase 1
    [before-the-attack] Battle phase, before an attack
    [after-the-attack] An attack is declared
    [before-the-bursts] Before the battle is judged
   *[main-phase-2] Main phase 2
}: use an event card or a skill?
option-support = Play { $card } as a support
option-event = Play { $card }
option-use = Use { $card } (skill { $value })
option-pass = { $asked ->
    [ask-main-phase] Go on
    [ask-attack] No (more) attacks
    [ask-partner] Attack alone
    [ask-cover] Do not cover
    [ask-burst] No level burst
   *[other] Pass
}
option-none = { $asked ->
    [ask-mulligan] Keep all
   *[other] None
}
option-pass-on = Pass until something happens

## Questions: battle. Values: the AP of both sides.

ask-attack = Attack?
ask-partner = { $card } attacks { $target }. Add a support to a combi attack?
ask-cover = { $card } ({ NUMBER($defence, useGrouping: 0) }) is attacked by { NUMBER($attack, useGrouping: 0) } AP. Cover?
ask-burst = { NUMBER($attack, useGrouping: 0) } AP attack { NUMBER($defence, useGrouping: 0) } AP. Level burst?
ask-defeated = Which of the attacking characters is lost?
ask-level-up = { $card } has won. Level up to { $level }? The top card of the deck goes to the level zone.
ask-level-down = { $card } loses a level. Which card leaves the level zone?
ask-hand-limit = At most six cards stay in your hand: discard { $count }.
option-attack = { $card } attacks { $there }
option-partner = With { $card }
option-cover = Cover with { $card }
option-burst = Turn up the { $value ->
    [1] level 2
    [2] level 3
    [3] level 4
   *[4] Level Neo
} card
option-defeat = { $card }
option-level-down = { $value ->
    [1] Level 2
    [2] Level 3
    [3] Level 4
   *[4] Level Neo
}: { $card }

## What choices come to, in AP. `$sign` compares the two, `$missing` is how much is.

way-attacker = { $card } { NUMBER($attack, useGrouping: 0) }
way-attack = { $card } { NUMBER($attack, useGrouping: 0) } { $sign ->
    [more] >
    [same] =
   *[less] <
} { $there } { NUMBER($defence, useGrouping: 0) }{ $rises ->
    [True] {" + level up"}
   *[False] {""}
}
way-combi-attack = { $card } { NUMBER($attack, useGrouping: 0) }+{ NUMBER($added, useGrouping: 0) } ({ $partner }) { $sign ->
    [more] >
    [same] =
   *[less] <
} { $there } { NUMBER($defence, useGrouping: 0) }{ $rises ->
    [True] {" + level up"}
   *[False] {""}
}
way-support-next = After the attacks: play { $card }
way-support-next-who = After the attacks: play a support
way-strength = AP { NUMBER($ap, useGrouping: 0) } · turn cost { $cost }
way-outcome = { $zone } · { $sign ->
    [more] wins as it stands
    [same] both sides lose as it stands
   *[less] { NUMBER($missing, useGrouping: 0) } AP behind
}
way-partner = With { $card } +{ NUMBER($added, useGrouping: 0) }: { NUMBER($attack, useGrouping: 0) } { $sign ->
    [more] >
    [same] =
   *[less] <
} { NUMBER($defence, useGrouping: 0) }
way-cover = Cover with { $card }: { NUMBER($defence, useGrouping: 0) } { $sign ->
    [more] >
    [same] =
   *[less] <
} { NUMBER($attack, useGrouping: 0) }
let-go-main = Do not cover where nobody would hold, while my level is { $level } or less
let-go-support = Do not cover supports of turn cost { $cost } or less where nobody would hold
let-go-bursts = Against every attack: level bursts until ahead; a level card turned up is lost first
way-uncovered-bursts = Do not cover: level bursts until ahead
way-uncovered-loses = Do not cover: lose a turned-up level card
way-bursts-until-ahead = Level bursts until ahead
way-burst-by-burst = One level card after another is turned up{ $loses ->
    [true] {". "}If the battle is lost all the same, one of these goes.
   *[false] .
}
way-loses = If the battle is lost, a level card that lies face up goes.
way-holds = { $sign ->
    [more] holds as it stands
    [same] both sides lose as it stands
   *[less] { NUMBER($missing, useGrouping: 0) } AP behind
}
way-defence = { $sign ->
    [more] Your side wins as it stands.
    [same] Both sides lose as it stands.
   *[less] Your side is { NUMBER($missing, useGrouping: 0) } AP behind.
}

## Questions: what effects and costs ask. Values: the card that asks, at least and at most how many.

ask-stand = { $card }: which characters become Active?
ask-rest = { $card }: which characters rest?
ask-support = { $card }: which characters come into play?
option-stand = { $card } becomes Active

## The log: preparing and turns

throws = { $player } throws { $thrown }.
    .icon = 🎲
throws-again = A tie. Once again.
    .icon = 🎲
goes-first = { $player } goes first.
    .icon = 🎲
mulligans = { $player } { $count ->
    [0] keeps the opening hand.
    [one] returns one card.
   *[other] returns { $count } cards.
}
    .icon = 🎴
main-character = { $player } plays with { $card }.
    .icon = 🎬
turn-begins = Turn { $marker } of { $player }.
    .icon = 🕐
    .told = **Turn { $marker } of { $player }**

## The log: cards that move

supports = { $card } supports { $player }.
    .icon = 📣
    .told = **{ $card }** supports { $player }.
    .counted = { $count ->
        [one] a support
       *[other] { $count } supports
    }
swaps = { $card } and { $other } change places.
    .icon = 🔁
leaves = { $how ->
    [defeat] { $card } is defeated.
   *[effect] { $card } goes to the discard pile.
}
    .icon = 💀
    .befalls = yes
    .counted = { $count ->
        [one] a character gone
       *[other] { $count } characters gone
    }
plays-event = { $player } plays { $card }: { $ability }
    .icon = ✨
    .told = { $player } plays **{ $card }**: { $ability }
    .counted = { $count ->
        [one] an event
       *[other] { $count } events
    }
uses = { $card }: { $ability }
    .icon = ✨
stands = { $card } becomes Active.
    .icon = ⤴️
gets = { $card } gets { $sign }{ NUMBER($amount, useGrouping: 0) } { $characteristic ->
    [ap] AP
   *[other] turn cost
} { $until ->
    [turn] this turn
    [battle] this battle
    [next-battle] until the end of the next battle
    [opponents-next-turn] until the end of the other player's next turn
   *[other] until the match ends
}.
    .icon = 📈
levels-up = { $card } reaches level { $level }{ $level ->
    [5] : Level Neo!
   *[other] .
}
    .icon = ⬆️
    .told = **{ $card } reaches level { $level }{ $level ->
        [5] : Level Neo!
       *[other] .
    }**
    .counted = { $count ->
        [one] a level up
       *[other] { $count } level ups
    }
levels-down = { $card } falls to level { $level } and loses { $lost }.
    .icon = ⬇️
    .told = **{ $card } falls to level { $level }** and loses { $lost }.
    .befalls = yes
    .counted = { $count ->
        [one] a level down
       *[other] { $count } level downs
    }

## The log: battle

attacks = { $card } attacks { $target }.
    .icon = ⚔️
    .told = **{ $card }** attacks **{ $target }**.
attacks-together = { $card } and { $partner } attack { $target }.
    .icon = ⚔️
    .told = **{ $card }** and **{ $partner }** attack **{ $target }**.
covers = { $card } covers { $covered }.
    .icon = 🛡️
bursts = { $player }, level burst! { $card }: { $ability }
    .icon = 💫
    .told = { $player }, **level burst!** { $card }: { $ability }
    .counted = { $count ->
        [one] a level burst
       *[other] { $count } level bursts
    }
burst-fails = { $player } turns up { $card }. The level burst fails.
    .icon = 💨
judgement = { NUMBER($attack, useGrouping: 0) } AP against { NUMBER($defence, useGrouping: 0) } AP: { $result ->
    [attack] the attack wins.
    [defence] the attack is beaten back.
   *[both] both sides lose.
}
    .icon = ⚔️
    .told = **{ $attackers }** against **{ $target }**: { NUMBER($attack, useGrouping: 0) } AP against { NUMBER($defence, useGrouping: 0) } AP: { $result ->
        [attack] **the attack wins**
        [defence] **beaten back**
       *[both] **both lose**
    }
    .counted = { $count ->
        [one] a battle
       *[other] { $count } battles
    }
broken-off = The battle is broken off: a side of it is gone.
    .icon = ⚔️
    .told = **The battle is broken off:** a side of it is gone.

## What is wrong with a deck

fault-unknown-number = There is no card with the number { $number }.
fault-size = A deck has exactly { $wanted } cards; this one has { $count }.
fault-copies = At most { $limit } cards of one name may be in a deck; { $card } is in it { $count } times.
fault-no-main = A deck needs a character of turn cost 1 to be the main character; this one has none.
fault-main-missing = { $card } is named as main character, and is not in the deck.
fault-main-unfit = { $card } is named as main character; only a character of turn cost 1 can be that.

## How a match ends

match-won = { $winner } wins the match. { match-won.how }
    .how = { $reason ->
        [concession] { $loser } gives up.
        [clock] The time of { $loser } has run out.
        [agreement] The players agreed to it.
        [level-neo] A main character in Level Neo has won a battle (rule { $rule }).
        [deck] { $loser } has no cards left in the deck (rule { $rule }).
       *[other] { $loser } has lost by rule { $rule }.
    }
    .icon = 🏆
    .told = **{ $winner } wins the match.** { match-won.how }

## What is counted in a deck.

count-turn-costs = Turn costs
count-colours = Colours
count-types = Card types
count-bursts = In the level zone
