# What Vanguard says. Values: players and cards by name, zones by their names below.

## Zones. `$place` tells the circles of one kind apart.

zone-deck = deck
zone-hand = hand
zone-drop = drop zone
zone-vanguard-circle = { $place ->
    [L] legion mate
   *[other] vanguard circle
}
zone-rear-guard-circle = { $place ->
    [FL] front left
    [FR] front right
    [BL] back left
    [BC] back center
    [BR] back right
   *[other] Accel circle { $place }
}
zone-lock-circle = lock circle
zone-heart = hearts
zone-guardian-circle = guardian circle
zone-soul = soul
zone-damage = damage zone
zone-bind = bind zone
zone-trigger = trigger zone
zone-gzone = G zone
zone-removed = removed from the game
zone-equip-gauge = equip gauge
zone-divine-gauge = divine gauge

## Questions: preparing

ask-preparation = Prepare for the match
ask-first-vanguard = Choose the grade 0 card to begin with
ask-mulligan = Which cards go back to the deck? You draw as many.
option-start = Begin with { $card }
option-return = Return { $card }

## Questions: ride and main phase

ask-g-assist = No card in your hand is one grade above your vanguard. Use the G assist?
ask-assisted-card = Which card do you take into your hand?
ask-assist-price = Choose two cards of your hand to remove from the game
ask-ride = Ride a unit?
ask-order-ride = { $card }: in which order are these cards ridden? The last one is the vanguard.
ask-new-vanguard = You have no vanguard. Which card of your soul do you ride?
ask-kept-unit = Several units came to one circle at the same time ({ $zone }). Which one stays?
ask-main-phase = Main phase: call, use abilities, exchange, or go on
ask-circle = Where is { $card } called to?
ask-circle-for-token = { $card }: where is a token called to?
ask-circle-for-locked = On which circle is it put as a locked card?
ask-their-open-circle = { $card }: which open circle of your opponent?
ask-circle-to-move-to = Where does { $card } move?
option-ride = Ride { $card }
option-keep = Keep { $card }
option-call = Call { $card }
ask-force = { $card }: which circle is given Force?
option-force = { $zone }
ask-stride = Stride?
ask-heart = { $card }: which heart gives it its name and power?
option-stride = Stride { $card }
option-stride-paying = Stride { $card }, paying another cost ({ $value })
option-heart = { $card }
option-circle = { $count ->
    [0] { $zone }
   *[other] { $zone }, in place of { $there }
}
option-exchange = { $count ->
    [0] Move the unit behind { $zone } forward to it
   *[other] Exchange { $zone } ({ $there }) with the circle behind it
}
option-pass = { $asked ->
    [ask-ride] Do not ride
    [ask-stride] Do not stride
    [ask-main-phase] { $turn ->
        [1] End the turn
       *[other] Go to battle
    }
    [ask-attack] End the turn
    [ask-guard] No (more) guarding
    [ask-assisted-card] Take none
   *[other] Pass
}
option-none = { $asked ->
    [ask-mulligan] Keep all
   *[other] None
}
option-activate = { $alike ->
    [one] Use { $card }
   *[other] Use { $card } (ability { $value })
}
option-remove = Remove { $card }

## Questions: battle

ask-attack = Attack?
ask-attacker = Which unit attacks?
ask-target = Which unit does { $card } attack?
ask-targets = Which units does { $card } attack at once? Up to { $most }.
ask-boost = Boost { $target } with { $card }?
ask-boosted = Which unit does { $card } boost?
ask-guard = { $card } { NUMBER($power, useGrouping: 0) } attacks { $target } { NUMBER($against, useGrouping: 0) }. Guard?
ask-guard-together = With which other cards does { $card } guard at the same time? At least { $least }.
ask-guarded = Which unit does { $card } guard?
ask-trigger = { $icon ->
    [critical] Critical trigger
    [draw] Draw trigger
    [stand] Stand trigger
    [heal] Heal trigger
   *[other] Trigger
} { $card }: choose its next effect, and who gets it
option-attacker = Attack with { $card }
option-target = Attack { $card }
option-attack = { $card } attacks { $there } ({ $zone })
option-attack-nothing = { $card } rests as the attacking unit; there is nothing it may attack
option-guard = Guard with { $card }
option-ticket = Use { $card }
option-g-guard = G guardian: { $card }
option-g-guard-paying = G guardian: { $card }, paying another cost ({ $value })
option-intercept = Intercept with { $card }
option-protect = Guard { $card }
option-boost = Boost { $card }
option-power = Power to { $card }
option-critical = Critical to { $card }
option-draw = Draw a card
option-heal = Heal { $card }

## What choices come to, in numbers. `$sign` compares the two, `$missing` is how much is.

way-call = Call { $card }: { option-circle }
way-attacker = { $card } { NUMBER($power, useGrouping: 0) }
way-boosted-attacker = { $card } { NUMBER($power, useGrouping: 0) } + { $booster } { NUMBER($boost, useGrouping: 0) }
way-attack = { $card } { NUMBER($power, useGrouping: 0) } { $sign ->
    [more] >
    [same] =
   *[less] <
} { $there } { NUMBER($against, useGrouping: 0) }
way-boosted-attack = { $card } { NUMBER($power, useGrouping: 0) }+{ NUMBER($boost, useGrouping: 0) } { $sign ->
    [more] >
    [same] =
   *[less] <
} { $there } { NUMBER($against, useGrouping: 0) }
way-hits = { $zone } · hits as it stands
way-misses = { $zone } · needs { NUMBER($missing, useGrouping: 0) } more
way-needs = Needs { NUMBER($missing, useGrouping: 0) } more.
way-holds = It does not hit as it stands.
way-guard = { $how ->
    [guard] { $card }
    [intercept] Intercept with { $card }
    [ticket] { $card }
   *[other] G guardian { $card }
}: { $how ->
    [ticket] power +{ NUMBER($shield, useGrouping: 0) }
   *[other] shield { NUMBER($shield, useGrouping: 0) }
}
way-is-enough = enough alone
way-leaves = needs { NUMBER($missing, useGrouping: 0) } more
way-changes-nothing = changes nothing
way-both = Both to { $card }
way-draw-and-power = Draw a card, power to { $card }
way-heal-and-power = Heal { $other }, power to { $card }
way-stand-and-power = Stand { $other }, power to { $card }
way-power = { $zone } · power { NUMBER($power, useGrouping: 0) } → { NUMBER($then, useGrouping: 0) }

## Questions: what effects and costs ask. Values: the card that asks, at least and at most how many.

ask-dominate = { $card }: which units do you dominate?
ask-retire = { $card }: which units retire?
ask-stand = { $card }: which units stand?
ask-rest = { $card }: which units rest?
ask-bind = { $card }: which cards are bound?
ask-remove = { $card }: which cards are removed from the game?
ask-heal = { $card }: which cards do you heal?
ask-move = { $card }: which units move?
ask-call = { $card }: which cards do you call?
ask-discard-grades = { $card }: discard cards; { $grade ->
    [0] one more is needed
   *[other] grades of { $grade } in all are needed
}
ask-counter-blast = { $card }: choose { $most ->
    [one] a card
   *[other] { $most } cards
} for the counter blast
ask-counter-charge = { $card }: choose { $most ->
    [one] a card
   *[other] { $most } cards
} for the counter charge
ask-soul-blast = { $card }: choose { $most ->
    [one] a card
   *[other] { $most } cards
} for the soul blast
ask-time-leap = { $card }: which units time leap?
ask-leap-to = { $card } was bound. Which card of grade { $grade } do you call from your deck?
option-dominate = Dominate { $card }
ask-end-of-deck = On which end of the deck do you put { $card }?
option-top = On the top
option-bottom = On the bottom
option-time-leap = Time leap { $card }
option-retire = Retire { $card }
ask-lock = { $card }: which units are locked?
ask-unlock = { $card }: which locked cards are unlocked?
ask-delete = { $card }: which units are deleted?
ask-mate = { $card }: take its legion mate from your deck
ask-declare-name = { $card }: declare a card name
ask-declare-grade = { $card }: declare a grade
ask-choose-column = { $card }: choose a column
option-lock = Lock { $card }
option-unlock = Unlock { $card }
option-delete = Delete { $card }
option-declare = { $value }
option-bind = Bind { $card }
option-move = Move { $card }
option-counter-blast = { $card }
option-counter-charge = { $card }
option-soul-blast = { $card }
ask-draw-another = Draw another card? You may draw up to { $count } more.
ask-look-at-another = Look at another card? You may look at up to { $count } more.

## The log: preparing and turns

goes-first = { $player } goes first.
    .icon = 🎲
mulligans = { $player } { $count ->
    [0] keeps the opening hand.
    [one] returns one card.
   *[other] returns { $count } cards.
}
    .icon = 🎴
stands-up = { $player } stands up { $card }.
    .icon = 🎬
turn-begins = Turn { $turn }: { $player }.
    .icon = 🕐
    .told = **Turn { $turn }: { $player }**

## The log: cards that move

g-assists = { $player } uses the G assist and shows the hand.
    .icon = 🆘
retires = { $card } retires from { $zone }.
    .icon = 💀
rides = { $player } rides { $card }.
    .icon = 🐎
    .told = { $player } rides **{ $card }**.
    .counted = { $count ->
        [one] a ride
       *[other] { $count } rides
    }
strides = { $player } strides { $card }.
    .icon = 🌌
    .told = { $player } strides **{ $card }**.
    .counted = { $count ->
        [one] a stride
       *[other] { $count } strides
    }
becomes-heart = { $card } is a heart now.
    .icon = 💙
removes-g-zone = { $player } removes the G zone from the game.
    .icon = ❌
flips-over = { $card } shows its other side.
    .icon = 🔃
returns-to-g-zone = { $card } returns to the G zone.
    .icon = 📤
legions = { $card } and { $mate } are in legion.
    .icon = 🤝
    .told = **{ $card }** and **{ $mate }** are in legion.
locks = { $card } on { $zone } is locked.
    .icon = 🔒
gains-force = { $player } gives Force to { $zone }.
    .icon = 🎁
    .told = { $player } gives **Force** to { $zone }.
moves-force = { $count ->
    [one] { $player } moves a Force marker to { $zone }.
   *[other] { $player } moves { $count } Force markers to { $zone }.
}
    .icon = 🎁
cradles = { $card } gets a Cradle marker.
    .icon = 🔻
gains-circle = { $player } gains a circle: { $zone }.
    .icon = 🎁
    .told = { $player } gains **a circle**: { $zone }.
gains-ticket = { $player } gets a { $card }.
    .icon = 🎟️
uses-ticket = { $player } uses a { $card }.
    .icon = 🎟️
gains-protect = { $player } gains { $card }.
    .icon = 🎁
    .told = { $player } gains **{ $card }**.
declares = { $player } declares “{ $what }”.
    .icon = 📢
unlocks = { $card } is unlocked.
    .icon = 🔓
deletes = { $card } is deleted.
    .icon = 🚫
restores = { $card } is deleted no longer.
    .icon = ⭕
becomes = { $card } becomes { $state ->
    [blazing] blazing
    [engorged] engorged
    [charging] charging
    [hollowed] hollowed
    [successful] successful
   *[other] part of a harmony
}.
    .icon = 🌀
calls = { $player } calls { $card } to { $zone }.
    .icon = 📣
    .counted = { $count ->
        [one] a call
       *[other] { $count } calls
    }
moves = { $card } moves from { $zone } to { $other }.
    .icon = ↔️
switches = { $card } goes to the { $zone }.
    .icon = ↔️
exchanges = { $player }: the units on { $zone } and { $other } change places.
    .icon = ↔️
heals = { $player } heals { $card }.
    .icon = 💚
    .told = { $player } heals **{ $card }**.
    .counted = { $count ->
        [one] a healed damage
       *[other] { $count } healed damage
    }
counter-blasts = { $player } counter-blasts { $count }.
    .icon = 💠
counter-charges = { $player } counter-charges { $count }.
    .icon = 💠
soul-blasts = { $player } soul-blasts { $card }.
    .icon = 🔥
soul-charges = { $player } soul-charges { $card }.
    .icon = 🔥
binds = { $card } is bound.
    .icon = ⛓️
removes = { $card } is removed from the game.
    .icon = ❌
puts-into = { $player } puts { $card } into the { $zone }.
    .icon = 📥
puts-under = { $card } goes under { $other } as { $zone }.
    .icon = 📥
puts-into-soul = { $card } goes into the soul of { $player }.
    .icon = 📥

## The log: battle

attacks = { $card } ({ $zone }) attacks { $target } ({ $other }).
    .icon = ⚔️
    .told = **{ $card }** ({ $zone }) attacks **{ $target }** ({ $other }).
boosts = { $card } boosts { $target }.
    .icon = 💪
guards = { $card } { $how ->
    [intercept] intercepts for
   *[other] guards
} { $target }.
    .icon = 🛡️
drive-checks = { $player } drive-checks { $card }.
    .icon = 🎯
damage-checks = { $player } damage-checks { $card }.
    .icon = 🩸
trigger = { $icon ->
    [critical] Critical trigger
    [draw] Draw trigger
    [stand] Stand trigger
    [heal] Heal trigger
    [front] Front trigger
   *[other] Trigger
}: { $card }.
    .icon = ⭐
    .counted = { $count ->
        [one] a trigger
       *[other] { $count } triggers
    }
gets = { $card } gets { $sign }{ NUMBER($amount, useGrouping: 0) } { $characteristic } { $until ->
    [turn] this turn
    [battle] this battle
    [damage-check] this damage check
    [opponents-next-turn] until the end of the other player's next turn
   *[other] until the match ends
}.
    .icon = 📈
hits = The attack of { $attacker } on { $card } hits: { hits.numbers }.
    .numbers = { NUMBER($power, useGrouping: 0) } against { NUMBER($against, useGrouping: 0) }{ $shield ->
        [0] {""}
       *[other] {" "}+ { NUMBER($shield, useGrouping: 0) } shield
    }
    .icon = ⚔️
    .told = **{ $attacker }** attacks **{ $card }**: { hits.numbers }: **hit**
    .counted = { $count ->
        [one] a hit
       *[other] { $count } hits
    }
misses = The attack of { $attacker } on { $card } does not hit: { misses.why }.
    .why = { $how ->
        [gone] one of them is gone
        [cannot] it cannot be hit
       *[power] { NUMBER($power, useGrouping: 0) } against { NUMBER($against, useGrouping: 0) }{ $shield ->
            [0] {""}
           *[other] {" "}+ { NUMBER($shield, useGrouping: 0) } shield
        }
    }
    .icon = 🛡️
    .told = **{ $attacker }** attacks **{ $card }**: { misses.why }: { $how ->
        [gone] **no hit**
       *[power] **held**
    }
    .counted = { $count ->
        [one] an attack held
       *[other] { $count } attacks held
    }
is-attacked-now = { $other } now attacks { $card }.
    .icon = ↪️
trigger-nullified = The trigger effect of { $card } is nullified.
    .icon = 🚫
dominates = { $player } dominates { $card }.
    .icon = 🕸️
    .told = { $player } dominates **{ $card }**.
deals-damage = { $player } is dealt { $amount } damage.
    .icon = 💥

## What is wrong with a deck

fault-unknown-number = There is no card with the number { $number }.
fault-main-size = A main deck has exactly { $wanted } cards; this one has { $count }.
fault-copies = At most { $limit } cards of one name may be in the main deck; { $card } is in it { $count } times.
fault-triggers = A main deck has exactly { $wanted } trigger units; this one has { $count }.
fault-heals = At most { $limit } heal triggers may be in the main deck; this one has { $count }.
fault-sentinels = At most { $limit } sentinels may be in the main deck; this one has { $count }.
fault-not-main = { $card } is a { $kind } and does not belong in the main deck.
fault-g-size = A G deck has at most { $limit } cards; this one has { $count }.
fault-g-copies = At most { $limit } cards of one name may be in the G deck; { $card } is in it { $count } times.
fault-not-g = { $card } is a { $kind } and does not belong in the G deck.
fault-other-side = { $card } is the other side of a card that belongs in the main deck.
fault-no-grade-0 = A main deck needs a grade 0 card to begin the match with; this one has none.
fault-start-missing = { $card } is named as first vanguard, and is not in the main deck.
fault-start-grade = { $card } is named as first vanguard; it is of grade { $grade }, and must be of grade 0.

## How a match ends

match-won = { $winner } wins the match. { match-won.how }
    .how = { $reason ->
        [concession] { $loser } gives up.
        [clock] The time of { $loser } has run out.
        [agreement] The players agreed to it.
        [damage] { $loser } has six cards in the damage zone (rule { $rule }).
        [deck] { $loser } has no cards left in the deck (rule { $rule }).
       *[other] { $loser } has lost by rule { $rule }.
    }
    .icon = 🏆
    .told = **{ $winner } wins the match.** { match-won.how }

## What is counted in a deck.

count-grades = Grades
count-triggers = Triggers
count-types = Card types
count-limited = Limited
count-clans = Clans
