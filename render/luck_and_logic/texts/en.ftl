# Words on pictures of Luck & Logic.

phase-preparation = Preparation
phase-stand-phase = Stand phase
phase-draw-phase = Draw phase
phase-level-phase = Level phase
phase-main-phase = Main phase
phase-battle-phase = Battle phase
phase-end-phase = End phase
step-attack-declaration-step = Attack
step-intercept-step = Intercepting
step-logic-definition-step = Logic definition
step-victory-determination-step = Result
step-end-of-battle-step = End of battle
attacks = attacks: { $made } of { $limit }

zone-stock = Stock
zone-drop = Drop
zone-refresh = Refresh
zone-purge = Purged
zone-remove = Removed
refresh-due = {" "}+{ $count }
tools = Tools
gate = gate
broken-gate = broken: { $name }
rests = rests
soul = soul { $count }
soul-named = soul: { $names }
set-hidden = Set card
set-named = Set: { $name }
set-on-gate = gate + Set card
turned-down = face down

compared-power = power
compared-aura = aura
compared-hearts = hearts
attack-wins = { $what ->
    [power] attack wins
   *[other] { $what }: attack wins
}
defence-wins = { $what ->
    [power] defence wins
   *[other] { $what }: defence wins
}
gate-falls = gate falls
nothing-falls = nothing falls
no-attacker = no attacker
battle-power = POWER BATTLE
battle-aura = AURA BATTLE
battle-hearts = LOVE BATTLE
ended = Turn { $turn } · { $reason ->
    [gates] all gates destroyed
    [refresh] two cards in the refresh zone
    [deck] no card left in deck and drop zone
    [effect] a card says so
    [concession] concession
    [agreement] agreement
    [clock] time
    [loop] a loop
    [endless] a loop
    [exhausted] a loop
   *[other] another reason
}{ $rule ->
    [none] {""}
   *[other] {" · rule "}{ $rule }
}

type-logicalist = Logicalist
type-super-logicalist = Super Logicalist
type-foreigner = Foreigner
type-tranceunion = Tranceunion
type-tactics = Tactics
type-paradox = Paradox
type-gate = Gate
type-my-logicalist = My Logicalist
line-member = aura { $aura } · limit { $limit }
line-cost = cost { $cost }
line-circles = { $count } circles
line-logic = Logic: { $logic }
line-compares = compares { $what }
line-gate = gate number { $number }

colour = Colour
world = World
level = Level
cost = Cost
power = Power
aura = Aura
limit = Limit
territory = Territory
circles = { $count ->
    [one] 1 circle
   *[other] { $count } circles
}
logic = Logic
intercepts = Intercepts
yes = yes
soul-information = As soul
paradox-rule = Paradox
gate-number = Gate number
covenanter = Covenanter
traits = Traits

# Alt texts: sentences.

alt-turn = Turn { $number }, { $name }’s { $phase }.
alt-turn-step = Turn { $number }, { $name }’s { $phase }, { $step }.
alt-attack = { $attacker } attacks { $defender }: { $what } { $attack } against { $defence }.
alt-attack-circle = { $attacker } attacks the { $place } circle, which is empty.
alt-logic = Logic of { $name }: { $cards }.
alt-player = { $name }: level { $level }, { $gates } of 6 gates whole; stock { $stock }, hand { $hand }, deck { $deck }, drop { $drop }, refresh zone { $refresh }{ $points ->
    [0] {""}
   *[other] , refresh points { $points }
}{ $purge ->
    [0] {""}
   *[other] , purged { $purge }
}.
alt-levels = Level cards: { $cards }.
alt-stock-open = Face up in the stock: { $cards }.
alt-my-logicalist = My Logicalist: { $name }.
alt-tools = Tools: { $count }{ $up ->
    [0] {""}
   *[other] , face up: { $cards }
}.
alt-broken = Broken gates: { $places }.
alt-members = Members: { $members }.
alt-no-members = No members.
alt-at = { $place } { $member }
alt-face-down = face down
alt-numbers = { $member }, aura { $aura }, limit { $limit }
alt-resting = { $words } resting
alt-soul = { $member } (soul: { $cards })
alt-soul-count = { $member } ({ $count } soul)
alt-set = { $member } (Set: { $cards })
place-FL = front left
place-FC = front centre
place-FR = front right
place-BL = back left
place-BC = back centre
place-BR = back right
