# What Luck & Logic says. Values: players and cards by name, zones by their names below.

## Zones. `$place` tells the places of one kind apart.

zone-deck = deck
zone-hand = hand
zone-circle = { $place ->
    [FL] front left circle
    [FC] front centre circle
    [FR] front right circle
    [BL] back left circle
    [BC] back centre circle
   *[BR] back right circle
}
zone-gate = { $place ->
    [gate-FL] front left gate
    [gate-FC] front centre gate
    [gate-FR] front right gate
    [gate-BL] back left gate
    [gate-BC] back centre gate
   *[gate-BR] back right gate
}
zone-set = { $place ->
    [set-FL] set on the front left circle
    [set-FC] set on the front centre circle
    [set-FR] set on the front right circle
    [set-BL] set on the back left circle
    [set-BC] set on the back centre circle
   *[set-BR] set on the back right circle
}
zone-level = level zone
zone-stock = stock
zone-drop = drop zone
zone-remove = remove zone
zone-refresh = refresh zone
zone-battle = battle zone
zone-paradox = paradox zone
zone-intercept = intercept zone
zone-soul = soul zone
zone-purge = purge zone
zone-my-logicalist = My Logicalist zone
zone-tool = tool zone

## Questions: preparing and the turn

ask-preparation = Prepare for the match
ask-exchange = Which cards of your hand go under the deck, for as many new ones? In order: the last one lies lowest.
ask-level = Put a card into the level zone? Your level is { $level }.
ask-level-exchange = The level zone is full. Exchange a card of your hand for one of it?
ask-take-back = { $card } goes to the level zone. Which card comes back to your hand?
ask-main-phase = Main phase: deploy members, use abilities, or go on to battle
ask-circles = Where is { $card } placed? Whoever stands there is dropped.
ask-move = Where does { $card } move?
ask-hand-limit = Your hand is too full: discard { $count }.
option-return = Return { $card }
option-level = Put { $card } there
option-take-back = { $card } comes back
option-deploy = Deploy { $card }
option-place = { $count ->
    [0] { $zone }
   *[other] { $zone }, where { $there } is
}
option-cover = { $value ->
    [FL-FC] front left and centre
    [FC-FR] front centre and right
    [BL-BC] back left and centre
    [BC-BR] back centre and right
    [FL-BL] left column
    [FC-BC] centre column
    [FR-BR] right column
    [FL-FC-BL-BC] left and centre columns
   *[FC-FR-BC-BR] centre and right columns
}
option-trance = Trance: { $card } and { $there }
option-trance-change = Trance change: { $card } and { $there }
option-logic-drive = { $alike ->
    [one] Logic drive of { $card }
   *[other] Logic drive of { $card } (ability { $value })
}
ask-search = Search your deck for a Tranceunion? Refreshing it first brings back the drop zone, for a refresh point.
ask-tranceunion = Which Tranceunion is deployed?
option-search = Search the deck
option-refresh-and-search = Refresh the deck, then search it
option-luck-drive = Luck drive: drop three cards of the stock, draw a card
option-rearrange = Move { $card }
option-act = { $alike ->
    [one] Use { $card }
   *[other] Use { $card } (ability { $value })
}
option-pass = { $asked ->
    [ask-level] No card
    [ask-level-exchange] No exchange
    [ask-main-phase] Go on to battle
    [ask-attack] End the turn
    [ask-define] Define nothing
    [ask-search] Do not search
    [ask-tranceunion] No Tranceunion
   *[other] Pass
}
option-none = { $asked ->
    [ask-exchange] Keep all
    [ask-intercept] Do not intercept
    [ask-tranceunion] No Tranceunion
   *[other] None
}

## Questions: battle

ask-attack = Attack?
ask-attack-now = Something has changed. Which attack do you make?
ask-intercept = { $attacker } attacks { $card }. Which members intercept?
ask-define = { $what ->
    [power] Power
    [aura] Aura
   *[hearts] Hearts
} { NUMBER($attack, useGrouping: 0) } attacks { NUMBER($defence, useGrouping: 0) }. Define a card? { $count ->
    [one] One more is possible.
   *[other] { $count } more are possible.
}
ask-define-now = Which card do you define?
option-attack = { $card } attacks the { $zone }{ $count ->
    [0] , which is empty
   *[other] : { $there }
}
option-intercept = Intercept with { $card }
option-define = Define { $card }
option-level-boost = Level boost: rest { $card }

## What choices come to, in numbers. `$sign` compares the two, `$missing` is how much is.

way-deploy = Deploy { $card }: { option-place }
let-go-attacks = Define nothing where all my logic cannot win the attack
let-go-members = Help no member of level { $level } or less where all my logic cannot save it
way-deploy-freely = Deploy { $card }: first free { $count ->
    [one] circle
   *[other] circles
}
way-deploy-another = Deploy { $card } ({ $number })
way-free-circles = the front row first, its sides before its centre; rather where a gate stands
way-deploy-widely = Deploy { $card }: { option-cover }
way-move = Move { $card }: { option-place }
way-move-widely = Move { $card }: { option-cover }
way-trance = { $how ->
    [trance] Trance
   *[trance-change] Trance change
}: { $card } and { $there }, { $where ->
    [search] with the deck
    [refresh-and-search] with the refreshed deck
    [take] with another zone
   *[pass] with the hand
}
way-attacker = { $card } { NUMBER($attack, useGrouping: 0) }
way-attack = { $card } { NUMBER($attack, useGrouping: 0) } { $sign ->
    [more] >
    [same] =
   *[less] <
} { $there } { NUMBER($defence, useGrouping: 0) }
way-attack-on-empty = { $waits ->
    [true] { $card } > { $zone }, once it is empty
   *[false] { $card } > { $zone }, empty
}
way-gate-falls = its gate is destroyed
way-no-gate = there is no gate left to destroy
way-drops = { $count ->
    [one] drops who stands there
   *[other] drops the { $count } who stand there
}
way-wins = { $zone } · wins as it stands
way-behind = { $zone } · needs { NUMBER($missing, useGrouping: 0) } more
way-adds = { $how ->
    [intercept] Intercept with { $card }
   *[define] Define { $card }
}: power +{ NUMBER($power, useGrouping: 0) }{ $aura ->
    [0] {""}
   *[other] , aura +{ $aura }
}{ $limit ->
    [0] {""}
   *[other] , limit +{ $limit }
}
way-boosts = Level boost { $level }, then define { $card }: power +{ NUMBER($power, useGrouping: 0) }{ $aura ->
    [0] {""}
   *[other] , aura +{ $aura }
}{ $limit ->
    [0] {""}
   *[other] , limit +{ $limit }
}
way-needs = You need { NUMBER($missing, useGrouping: 0) } more.
way-ahead = You win as it stands.

## Questions: rule processing, costs and effects. Values: the card that asks, at least and at most how many.

ask-kept = Several cards lie on the { $zone }. Which one stays?
ask-over-level = Your level zone is too full: drop { $count }.
ask-paradox = Too many paradoxes lie face up. Which { $count ->
    [one] one is
   *[other] { $count } are
} turned face down?
ask-drop = { $card }: which cards are dropped?
ask-stock = { $card }: which cards go to the stock?
ask-synthesize = Which tool of level { $level } or less do you turn up?
ask-make-up = Which member takes the place of { $card }?
ask-purge = { $card }: which cards are purged?
ask-blink = { $card }: which members make a blink step?
ask-rearrange = { $card }: which members move?
ask-destroy = { $card }: which gates are destroyed?
ask-set = { $card }: which cards are Set?
ask-pair = Which members trance?
ask-drive = Which logic drive of { $card } do you use?
ask-boost = Which card of your level zone rests? You draw a card.
ask-draw = { $card }: draw a card?
ask-soul = { $card }: which cards become soul?
ask-deploy = { $card }: which members are deployed?
ask-x = { $card }: how much is X?
ask-look-further = { $card }: look at the { $count ->
    [one] top card
   *[other] top { $count } cards
} of the deck?
ask-interpose = { $card }: which members intercept?
ask-logic-define = { $card }: which cards are logic defined?
option-interpose = Intercept with { $card }
option-logic-define = Define { $card }
option-number = { $value }
option-take = Take it from another zone
option-keep = { $card } stays
option-drop = Drop { $card }
option-stock = Stock { $card }
option-set = Set { $card }
option-drive = { $card }
option-soul = { $card } becomes soul
option-synthesize = Turn up { $card }
option-purge = Purge { $card }
option-blink = { $card }
option-destroy = Destroy { $card }
option-turn-down = Turn { $card } face down

## The log: preparing and turns

goes-first = { $player } goes first.
    .icon = 🎲
exchanges = { $player } { $count ->
    [0] keeps the opening hand.
    [one] exchanges one card.
   *[other] exchanges { $count } cards.
}
    .icon = 🎴
my-logicalist = { $card } is the My Logicalist of { $player }.
    .icon = 🎬
turn-begins = Turn { $turn }: { $player }.
    .icon = 🕐
    .told = **Turn { $turn }: { $player }**
levels = { $hidden ->
    [True] { $player } puts a card face down into the level zone.
   *[False] { $player } puts { $card } into the level zone.
}
    .icon = ⬆️
exchanges-level = { $player } puts { $card } into the level zone and takes { $other } back.
    .icon = ↔️

## The log: cards that move

trances = { $player } trances { $card } and { $other }.
    .icon = 🌌
    .told = { $player } trances **{ $card }** and **{ $other }**.
    .counted = { $count ->
        [one] a trance
       *[other] { $count } trances
    }
deploys = { $player } deploys { $card } on the { $zone }.
    .icon = 📣
    .counted = { $count ->
        [one] a member deployed
       *[other] { $count } members deployed
    }
moves = { $card } moves to the { $zone }.
    .icon = ↔️
swaps = { $card } and { $other } change places.
    .icon = 🔁
drops = { $card } is dropped.
    .icon = 💀
chooses = { $player } chooses { $card }.
    .icon = 👉
changes-limit = The { $limit } of { $player } changes by { NUMBER($amount, useGrouping: 0) }.
    .icon = 📈
purges = { $card } is purged.
    .icon = ❌
becomes-soul = { $card } becomes soul of { $other }.
    .icon = 👻
goes-to-level = { $card } goes to the level zone of { $player }.
    .icon = 📶
chooses-x = { $player } chooses { $number } for X.
    .icon = 🔢
sets = { $card } is { $zone }.
    .icon = 📥
opens-stock = { $player } turns { $count ->
    [one] one card
   *[other] { $count } cards
} of the stock face up.
    .icon = 🔃
closes-stock = { $player } turns { $count ->
    [one] one card
   *[other] { $count } cards
} of the stock face down.
    .icon = 🔃
shuffles-stock = { $player } shuffles the stock.
    .icon = 🔀
synthesizes = { $player } turns up the tool { $card }.
    .icon = 🧰
makes-up = { $player }: { $card } takes the place of { $other }.
    .icon = 💄
stocks = { $card } goes to the stock.
    .icon = 📦
stocks-from-deck = { $player } puts the top card of the deck on the stock.
    .icon = 📦
pays = { $player } pays { $count ->
    [one] one card
   *[other] { $count } cards
} from the stock.
    .icon = 🪙
luck-drives = { $player } makes a luck drive.
    .icon = 🍀
    .told = { $player } makes a **luck drive**.
level-boosts = { $player } makes a level boost.
    .icon = ⬆️
    .told = { $player } makes a **level boost**.
refreshes = The deck of { $player } has run out or is refreshed: { $count ->
    [one] one card comes
   *[other] { $count } cards come
} back from the drop zone.
    .icon = ♻️
refresh-zone = A card of { $player } goes to the refresh zone. { $count ->
    [one] It is the first.
   *[other] There are { $count } now.
}
    .icon = ♻️

## The log: battle

attacks = { $card } attacks the { $zone } of { $player }.
    .icon = ⚔️
    .told = **{ $card }** attacks the { $zone } of { $player }.
gate-destroyed = The { $zone } of { $player } is destroyed: { $card }.
    .icon = 💥
    .told = **The { $zone } of { $player } is destroyed:** { $card }
    .befalls = yes
    .counted = { $count ->
        [one] a gate destroyed
       *[other] { $count } gates destroyed
    }
gate-destroyed-by = { $by } destroys the { $zone } of { $player }: { $card }.
    .icon = 💥
    .told = **{ $by }** destroys **the { $zone } of { $player }**: { $card }
    .counted = { $count ->
        [one] a gate destroyed
       *[other] { $count } gates destroyed
    }
intercepts = { $card } intercepts.
    .icon = 🛡️
defines = { $player } defines { $card }.
    .icon = ✨
paradox-ends = { $card } is turned face down.
    .icon = 🔃
result = { $what ->
    [power] Power
    [aura] Aura
   *[hearts] Hearts
} { NUMBER($attack, useGrouping: 0) } against { NUMBER($defence, useGrouping: 0) }: { $card } beats { $other }.
    .icon = ⚔️
    .told = **{ $card }** beats **{ $other }**: { $what ->
        [power] power
        [aura] aura
       *[hearts] hearts
    } { NUMBER($attack, useGrouping: 0) } against { NUMBER($defence, useGrouping: 0) }: { $won ->
        [attack] **the attack wins**
       *[defence] **beaten back**
    }
    .counted = { $count ->
        [one] a battle
       *[other] { $count } battles
    }
wins-alone = { $card } has no opponent and wins.
    .icon = ⚔️
    .told = **{ $card }** has no opponent and **wins**.
    .counted = { $count ->
        [one] a battle won alone
       *[other] { $count } battles won alone
    }

## What is wrong with a deck

fault-unknown-number = There is no card with the number { $number }.
fault-main-size = A main deck has exactly { $wanted } cards; this one has { $count }.
fault-copies = At most { $limit } cards of one name may be in a main deck; { $card } is in it { $count } times.
fault-paradoxes = A main deck has exactly { $wanted } paradoxes; this one has { $count }.
fault-not-main = { $card } does not belong into the main deck.
fault-gates = A gate deck has exactly { $wanted } gates; this one has { $count }.
fault-gate-number = At most { $limit } gates of one number may be in a gate deck; of number { $number } there are { $count }.
fault-not-gate = { $card } is no gate.
fault-my-logicalists = A deck has at most one My Logicalist; this one has { $count }.
fault-not-my-logicalist = { $card } is no My Logicalist.
fault-tools = A tool deck has at most { $limit } cards; this one has { $count }.
fault-not-tool = { $card } has no tool skill.

## How a match ends

match-won = { $winner } wins the match. { match-won.how }
    .how = { $reason ->
        [concession] { $loser } gives up.
        [clock] The time of { $loser } has run out.
        [agreement] The players agreed to it.
        [gates] All gates of { $loser } are destroyed (rule { $rule }).
        [refresh] Two cards of { $loser } lie in the refresh zone (rule { $rule }).
        [effect] A card says so (rule { $rule }).
        [deck] { $loser } has no card left in deck and drop zone (rule { $rule }).
       *[other] { $loser } has lost by rule { $rule }.
    }
    .icon = 🏆
    .told = **{ $winner } wins the match.** { match-won.how }

## What is counted in a deck.

count-levels = Levels
count-types = Card types
count-colours = Colours
count-gates = Gates by number
