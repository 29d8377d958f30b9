# Words on pictures of Vanguard.

before-first-turn = Preparation
phase-preparation = Preparation
phase-stand-phase = Stand phase
phase-draw-phase = Draw phase
phase-ride-phase = Ride phase
phase-main-phase = Main phase
phase-battle-phase = Battle phase
phase-end-phase = End phase
step-start-step = Start step
step-attack-step = Attack step
step-guard-step = Guard step
step-drive-step = Drive step
step-damage-step = Damage step
step-close-step = Close step

zone-damage = Damage
zone-drop = Drop
zone-soul = Soul
zone-bind = Bind
zone-gzone = G zone
zone-removed = Removed

locked = Locked
deleted = Deleted
force = { $count ->
    [one] Force
   *[other] Force ×{ $count }
}
gauge = Gauge { $count }
drive-check = Drive check
damage-check = Damage check
check = Check
attack = Attack
hits = would hit
hits-some = would hit some
held = would not hit
ended = Turn { $turn } · { $reason ->
    [damage] six damage
    [deck] no cards left in the deck
    [no-vanguard] no vanguard and no soul
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
grade = Grade
power = Power
shield = Shield
critical = Critical
trigger = Trigger
skill = Skill

# Alt texts: sentences.

alt-turn = Turn { $number }, { $name }’s { $phase }.
alt-turn-step = Turn { $number }, { $name }’s { $phase }, { $step }.
alt-attack = { $attacker } attacks { $targets }.
alt-attack-boosted = { $attacker }, boosted by { $booster }, attacks { $targets }.
alt-target = { $unit } (power { $attack } against { $power })
alt-guard = { $count ->
    [one] One guardian: { $guardians }.
   *[other] { $count } guardians: { $guardians }.
}
alt-check = The check shows { $card }.
alt-check-trigger = The check shows { $card }, a { $trigger } trigger.
alt-player = { $name }: damage { $damage } of 6{ $down ->
    [0] {""}
   *[other] , { $down } face down
}; hand { $hand }, soul { $soul }, deck { $deck }, drop { $drop }.
alt-vanguard = Vanguard: { $unit }.
alt-no-vanguard = No vanguard.
alt-legion = In legion with { $unit }.
alt-hearts = Hearts: { $cards }.
alt-locked = Locked: { $places }.
alt-deleted = { $name } { $power } deleted
alt-gauge = { $unit } with gauge { $count }
alt-force = Force: { $places }.
alt-g-zone = G zone: { $down } face down, { $up } face up.
alt-rear-guards = Rear-guards: { $units }.
alt-no-rear-guards = No rear-guards.
alt-unit = { $name } { $power }
alt-unit-rested = { $name } { $power } rested
alt-at = { $place } { $unit }
place-FL = front left
place-FR = front right
place-BL = back left
place-BC = back center
place-BR = back right
place-V = vanguard
place-accel = Accel circle { $number }
trigger-critical = critical
trigger-draw = draw
trigger-stand = stand
trigger-heal = heal
trigger-front = front
