# What Duel Masters says. Values: players and cards by name, zones by their names below.

## Zones. `$place` tells the places of one kind apart, `$number` those that are numbered.

zone-deck = deck
zone-hand = hand
zone-battle-zone = battle zone { $place }
zone-castle = castle of shield { $number }
zone-linked = linked cards
zone-under = cards under others
zone-seals = seals
zone-sealed = sealed creatures
zone-graveyard = graveyard
zone-mana-zone = mana zone
zone-shield-zone = shield { $number }
zone-hyperspatial-zone = hyperspatial zone
zone-super-gacharange = super gacharange
zone-pending = being used

## Questions: the turn

ask-keep = You keep one star max evolution creature. Which?
ask-rearrange = { $card }: in which order do the cards of your shields lie?
option-rearrange = { $card }
ask-race = { $card }: which race do you choose?
option-race = { $value }
ask-come-tapped = Let { $card } come tapped?
ask-neo = Put { $card } on another creature?
ask-charge = Put a card into your mana zone?
ask-main-step = Use a card, or go on to the attack step?
ask-mana = { $card } costs { $cost }. { $civilizations ->
    [all] What do you tap?
   *[other] How many { $civilizations } cards do you tap?
}
ask-evolve = { $card }: on which creature do you put it?
ask-link = { $card }: which creature is linked?
option-link = Link { $card }
ask-name = { $card }: choose a card name.
ask-god = { $card } leaves: which of its gods?
ask-link-god = { $card }: link it to another god?
ask-part-gods = { $card } comes: which of your linked gods do you part?
ask-combine = { $card }: with which card do you combine it?
ask-stack = { $card }: in which order do these lie under it, the topmost first?
ask-cell = { $card } leaves: which of its cells?
ask-attacker = { $card } was in the attack: which creature goes on?
ask-half = { $card }: as which half do you use it?
ask-kizuna = { $card }: whose kizuna ability do you use?
ask-kizuna-card = { $card }: put a card under it into the graveyard to use kizuna abilities?
ask-over-drive = { $card }: tap { $count } more cards for over drive?
ask-declare-after-attack = The attack ends. Declare an ability?
option-kirifudash = Kirifudash: { $card }
ask-buzzrender = { $card }: pay { $cost } more for buzzrender?
ask-hyperify = { $card }: which { $count -> 
    [one] creature do you tap?
   *[other] { $count } creatures do you tap?
}
option-hyperify = Hyperify { $card }
option-galaxyshield = Galaxyshield: put { $card } among your shields
ask-over-drive-mana = { $card }: which { $count } cards do you tap for over drive?
ask-super = { $card }: use its super shield trigger ability as well?
ask-judge-again = { $card }: { $count ->
    [one] you have won once
   *[other] you have won { $count } times
}; play Gachinko Judge again?
ask-less = { $card }: pay { $amount } less for what { $source } asks?
ask-less-once = { $card }: pay { $amount } less, once this turn?
ask-terms = { $card }: use it on the other terms of its text, for { $cost }?
ask-give-for-terms = { $card }: which creature goes to the mana zone for it?
ask-tap-for-terms = { $card }: which { $count } creatures do you tap for it?
ask-energy = { $card } costs { $cost }: which creature do you tap for hyper energy?
ask-silent-skill = Keep { $card } tapped, and use its silent skill?
ask-player = { $card }: which player do you choose?
option-choose-yourself = Yourself
option-choose-opponent = Your opponent
ask-deck-end = { $card } goes to the deck: on top of it or under it?
option-deck-top = On top
option-deck-bottom = Under it
ask-civilization = { $card }: which civilization do you choose?
option-civilization = { $value ->
    [light] Light
    [water] Water
    [darkness] Darkness
    [fire] Fire
   *[nature] Nature
}
ask-shield-force = { $card }: on which of your shields does its shield force rely?
option-rely-on = { $zone }
ask-shield-plus = { $card }: under which of your shields?
ask-on-shield = { $card }: on which shield?
ask-fortify = { $card }: which shield does it fortify?
ask-attach = { $card }: to which creature is it attached?
option-fortify = Fortify with { $card }
option-fortify-at = Fortify { $zone }
option-expand = Expand { $card }
option-attach = { $card }
option-summon-bearer = Gacharange summon
option-mana-ability = Tap { $card } for its ability
ask-cross = With which creature do you cross { $card }?
option-cross = Cross { $card }
option-cross-with = With { $card }
option-charge = Charge { $card }
option-summon = Summon { $card }
option-cast = Cast { $card }
option-keep = Keep { $card }
option-use = Use { $card }
option-generate = Generate { $card }
option-tap = Tap { $value }
option-aim = { $card }
option-tap-card = Tap { $card }
option-stand = Untap { $card }
option-rest = Tap { $card }
option-evolve = On { $card }
option-pass = { $asked ->
    [ask-charge] No charge
    [ask-main-step] Go on
    [ask-attack] End the turn
    [ask-shield-triggers] Add to the hand
    [ask-declare] Nothing
    [ask-declare-blocked] Nothing
    [ask-declare-at-end] Nothing
    [ask-declare-after-attack] Nothing
   *[other] Pass
}
option-none = { $asked ->
    [ask-block] Do not block
    [ask-block-for-player] Do not block
    [ask-shield-triggers] Declare nothing
    [ask-declare] Declare nothing
    [ask-declare-blocked] Declare nothing
    [ask-declare-at-end] Declare nothing
    [ask-declare-after-attack] Declare nothing
   *[other] None
}

ask-how-many = { $card }: how many cards?
ask-how-many-drawn = { $card }: how many cards do you draw?

## Questions: attacks

ask-attack = Attack, or end the turn?
ask-target = What does { $card } attack?
ask-block = { $card } attacks { $target }. Block?{ $count ->
        [one] {""}
       *[other] {" "}If several tap for it, the last one you choose has the battle.
    }
ask-block-for-player = { $card } attacks you. Block?{ $count ->
        [one] {""}
       *[other] {" "}If several tap for it, the last one you choose has the battle.
    }
ask-breaker = How many shields does { $card } break?
ask-break = { $card } breaks { $most ->
    [one] a shield
   *[other] { $most } shields
}. Which?
ask-shield-triggers = { $count ->
    [one] A shield comes to your hand. Declare what it can do?
   *[other] { $count } shield cards come to your hand. Declare what they can do?
}
option-attack = Attack with { $card }
option-tap-ability = Tap ability of { $card }
option-target = { $card }
option-target-player = The player
option-block = Block with { $card }
option-breaker = { $value }
option-break = Break { $zone }
option-shield-trigger = Shield trigger: { $card }
option-strike-back = Strike back: { $card }
option-sabaki-z = Sabaki Z: { $card }
option-guard-strike = Guard strike: { $card }
ask-declare = { $attacker } attacks. Declare an ability?
ask-declare-blocked = { $attacker } is blocked. Declare an ability?
ask-declare-at-end = The turn ends. Declare an ability?
option-comes-at-end = Put { $card } into the battle zone
option-ninja-strike = Ninja strike: { $card }
option-attack-chance = Attack chance: { $card }
option-cast-at-attack = Cast { $card }
option-comes-at-attack = Put { $card } into the battle zone
option-attaches-at-attack = Attach { $card }
option-invasion = Invasion: { $card }
option-revolution-change = Revolution change: { $card }
option-pass-on = Nothing, and ask again when your hand or mana changes

## What choices come to, in power. `$sign` compares the two.

way-leaves = { $left ->
    [none] nothing stays untapped
   *[other] { $left } stays untapped
}
way-attacker = { $card } { NUMBER($attack, useGrouping: 0) } → …
way-attacks-player = the player, with { $shields ->
    [0] no shield left
    [one] one shield
   *[other] { $shields } shields
}{ $creatures ->
    [0] {""}
    [one] , or a creature
   *[other] , or one of { $creatures } creatures
}
way-attacks-creatures = { $creatures ->
    [one] a creature
   *[other] one of { $creatures } creatures
}
way-at-player = { $card } { NUMBER($attack, useGrouping: 0) } → player, { $shields ->
    [0] no shield left
    [one] one shield
   *[other] { $shields } shields
}
way-through = { $shields ->
    [0] wins the game if nothing stops it
   *[other] breaks shields if nothing stops it
}
way-at-creature = { $card } { NUMBER($attack, useGrouping: 0) } { $sign ->
    [more] >
    [same] =
   *[less] <
} { $there } { NUMBER($defence, useGrouping: 0) }
way-outcome = { $sign ->
    [more] wins as it stands
    [same] both are destroyed as it stands
   *[less] loses as it stands
}
way-block = Block with { $card } { NUMBER($defence, useGrouping: 0) } { $sign ->
    [more] >
    [same] =
   *[less] <
} { NUMBER($attack, useGrouping: 0) }

## Questions: what effects ask. Values: the card that asks, at least and at most how many.

ask-destroy = { $card }: what is destroyed?
ask-aim = { $card }: what is attacked instead?
ask-tap-card = { $card }: what is tapped?
ask-stand = { $card }: what is untapped?
ask-rest = { $card }: what is tapped?
ask-return = { $card }: what returns to the hand?
ask-mana-card = { $card }: what goes to the mana zone?
ask-bury = { $card }: what goes to the graveyard?
ask-flip = { $card }: what is turned over?
ask-return-home = { $card }: what returns to the hyperspatial zone?
ask-seal = { $card }: what is sealed?
ask-unseal = A Command has come: which of your cards loses a seal?
ask-cast = { $card }: what is cast?
ask-use-card = { $card }: what is used?
option-use-card = Use { $card }
ask-put = { $card }: what is put into the battle zone?
ask-use-order = { $card }: in which order are they used?
ask-put-order = { $card }: in which order are these put into the battle zone?
ask-shield = { $card }: what becomes a shield?
ask-put-with-shield = { $card }: what is put with a shield?
option-destroy = Destroy { $card }
option-seal = Seal { $card }
option-unseal = A seal of { $card }
option-return = Return { $card }
option-mana-card = { $card }
option-bury = { $card }
option-name = { $value }
option-cell = { $card }
option-god = { $card }
option-link-god = At the { $value } side of { $card }
option-part = Part { $card }
option-combine = With { $card }
option-stack = { $card }
option-flip = Turn over { $card }
option-return-home = Return { $card }
option-put = Put { $card }
option-shield = { $card }
option-put-with-shield = { $card }

## The log: turns

goes-first = { $player } goes first.
    .icon = 🎲
turn-begins = Turn { $turn }: { $player }.
    .icon = 🕐
    .told = **Turn { $turn }: { $player }**
turn-ends = The turn ends.
    .icon = 🕐
puts-into-deck = { $card } goes into the deck of { $player }, as card { $number } from the top.
    .icon = 📚
switches-zones = { $player }: all cards of the { $zone } and of the { $other } change places.
    .icon = ↔️
wins-judge = { $player } wins the Gachinko Judge.
    .icon = 🎲
    .told = **{ $player } wins the Gachinko Judge.**
uses-card = { $player } { $way ->
    [summon] summons
    [cast] casts
    [fortify] fortifies with
    [expand] expands
    [use] uses
   *[generate] generates
} { $card }.
    .icon = 📣
    .told = { $player } { $way ->
        [summon] summons
        [cast] casts
        [fortify] fortifies with
        [expand] expands
        [use] uses
       *[generate] generates
    } **{ $card }**.
    .counted = { $count ->
        [one] a card used
       *[other] { $count } cards used
    }
puts-into-battle-zone = { $player } puts { $card } into the battle zone.
    .icon = ✨
    .told = { $player } puts **{ $card }** into the battle zone.
is-put-on = { $card } is put on { $others }.
    .icon = ⏫
puts-into-mana = { $card } goes to the mana zone of { $player }.
    .icon = 💎
puts-into-graveyard = { $card } goes to the graveyard of { $player }.
    .icon = 🪦
stands = { $card } is untapped.
    .icon = ⤴️
rests = { $card } is tapped.
    .icon = ⤵️
adds-shield-face-up = { $player } adds { $card } to the shields, face up.
    .icon = 🛡️
puts-into-shields = { $card } becomes a shield of { $player }, face down.
    .icon = 🛡️
adds-shields = { $player } adds { $count ->
    [one] a shield
   *[other] { $count } shields
}.
    .icon = 🛡️
destroyed = { $card } is destroyed.
    .icon = 💀
    .befalls = yes
    .counted = { $count ->
        [one] a card destroyed
       *[other] { $count } cards destroyed
    }
gets = { $card } gets { $sign }{ NUMBER($amount, useGrouping: 0) } { $characteristic } { $until ->
    [turn] this turn
    [opponents-next-turn] until the end of the other player's next turn
    [start-of-your-next-turn] until the next turn of the player begins
   *[other] for good
}.
    .icon = 📈

seals = { $card } has { $count ->
    [one] a seal
   *[other] { $count } seals
} on it.
    .icon = 🔒
unseals = { $player } removes a seal from { $card }.
    .icon = 🔓
names = { $player } chooses the name { $name }.
    .icon = 📢
links = { $card } is linked to { $other }.
    .icon = 🔗
    .told = **{ $card }** is linked to **{ $other }**.
chooses-player = { $player } chooses { $other }.
    .icon = 👉
names-civilization = { $player } chooses { $civilization }.
    .icon = 📢
shuffles-shields = { $player } shuffles their shields.
    .icon = 🔀
puts-under = { $card } is put under { $other }.
    .icon = 📥
puts-under-shield = { $player } puts { $count ->
    [one] a card
   *[other] { $count } cards
} under { $shield }.
    .icon = 🛡️
puts-on-shield = { $card } is put on { $shield } of { $player }, face up.
    .icon = 🛡️
relies-on = The shield force of { $card } relies on { $shield }.
    .icon = 🛡
fortifies = { $card } fortifies { $shield } of { $player }.
    .icon = 🏰
attaches = { $card } is attached to { $creature }.
    .icon = 🔗
turns-upside-down = { $card } is turned upside down.
    .icon = 🔃
names-race = { $player } chooses the race { $race }.
    .icon = 📢
turns-over = { $before } is turned over: it is { $card }.
    .icon = 🔃
    .told = **{ $before }** is turned over: it is **{ $card }**.
equips = { $card } is equipped to { $creature }.
    .icon = 🗡️
changes-places = { $card } changes places with { $other }.
    .icon = ↔️
crosses = { $card } is crossed with { $creature }.
    .icon = 🗡️

## The log: attacks

attacks = { $card } attacks { $target }.
    .icon = ⚔️
    .told = **{ $card }** attacks **{ $target }**.
attacks-player = { $card } attacks { $player }.
    .icon = ⚔️
    .told = **{ $card }** attacks { $player }.
attacks-directly = { $card } attacks { $player } directly.
    .icon = 💥
    .told = **{ $card }** attacks { $player } **directly**.
blocks = { $card } blocks { $attacker }.
    .icon = 🛡️
    .counted = { $count ->
        [one] a block
       *[other] { $count } blocks
    }
attacked-instead = { $attacker } attacks { $card } instead.
    .icon = 🎯
attack-stopped = The attack of { $card } is stopped.
    .icon = ✋
guards = { $card } takes the attack of { $attacker } upon itself.
    .icon = 🛡️
battles = { $card } ({ $power }) battles { $other } ({ $against }).
    .icon = ⚔️
    .told = **{ $card }** { $power } against **{ $other }** { $against }: { $result ->
        [first] **{ $card } wins**
        [second] **{ $other } wins**
        [both] **both win**
       *[neither] **both lose**
    }
    .counted = { $count ->
        [one] a battle
       *[other] { $count } battles
    }
breaks = { $card } breaks { $count ->
    [one] a shield
   *[other] { $count } shields
} of { $player }.
    .icon = 💥
    .told = **{ $card }** breaks **{ $count ->
        [one] a shield
       *[other] { $count } shields
    }** of { $player }.
    .counted = { $count ->
        [one] an attack on shields
       *[other] { $count } attacks on shields
    }
declares = { $player } declares { $keyword ->
    [shield-trigger] the shield trigger
    [strike-back] the strike back
    [sabaki-z] the sabaki Z
    [ninja-strike] the ninja strike
    [attack-chance] the attack chance
    [cast-at-attack] the casting at an attack
    [comes-at-attack] the coming at an attack
    [attaches-at-attack] the attaching at an attack
    [invasion] the invasion
    [revolution-change] the revolution change
    [comes-at-end] the coming at the end of the turn
    [kirifudash] kirifudash
   *[guard-strike] the guard strike
} of { $card }.
    .icon = ⭐

## What is wrong with a deck

fault-unknown-number = There is no card with the number { $number }.
fault-size = A deck has exactly { $wanted } cards; this one has { $count }.
fault-hyperspatial = At most { $most } cards lie in the hyperspatial zone; there are { $count }.
fault-gacharange = The super gacharange has exactly { $wanted } cards, or none; there are { $count }.
fault-opening = What begins the match in the battle zone has to be one ceremony with all its nebulae, or one final forbidden field.
fault-starting = At most one card of a deck begins the match in the battle zone; there are { $count }.
fault-copies = At most { $limit } cards named { $card } may be there; there are { $count }.
fault-side = { $card } is only a side of { $front }: write that one.
fault-section = { $home ->
    [hyperspatial] { $card } belongs to the hyperspatial zone: write it under “Hyperspatial zone”.
    [gacharange] { $card } belongs to the super gacharange: write it under “Super gacharange”.
    [opening] { $card } begins the match in the battle zone: write it under “Opening”.
   *[main] { $card } belongs to the { $size } cards of the deck: write it under “Deck”.
}

## How a match ends

match-won = { $winner } wins the match. { match-won.how }
    .how = { $reason ->
        [concession] { $loser } gives up.
        [clock] The time of { $loser } has run out.
        [agreement] The players agreed to it.
        [attack] { $loser } was attacked without a shield (rule { $rule }).
        [deck] { $loser } has no card left in the deck (rule { $rule }).
        [effect] { $loser } loses by what a card says (rule { $rule }).
       *[other] { $loser } has lost by rule { $rule }.
    }
    .icon = 🏆
    .told = **{ $winner } wins the match.** { match-won.how }

## What is counted in a deck.

count-costs = Costs
count-civilizations = Civilizations
    .sort = { $sort ->
        [colourless] without a civilization
       *[other] { $sort }
    }
count-types = Card types
count-triggers = Triggers
