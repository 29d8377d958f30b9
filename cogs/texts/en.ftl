# Everything that the bot itself says. What games say is in engine/games/<game>/texts.
# Values of people's and cards' are escaped before they come here; a text may use Discord's markdown.

## Commands: command-<command>, and command-<command>_<option>. At most 100 characters each.

command-match = Play a match of a card game
command-match-start = Invite somebody to a match
command-match-start_opponent = Whom to invite
command-match-start_game = Which game to play; your deck tells if you leave it out
command-match-start_deck = Your deck; you are asked for it if you leave it out
command-match-practice = Play against the computer
command-match-practice_game = Which game to play; your deck tells if you leave it out
command-match-practice_deck = Your deck; the one you played last, or a starter, if you leave it out
command-match-practice_level = How well the computer plays
command-match-list = The matches under way on this server
command-match-board = See the board of a match
command-match-board_match = Which match; the one of this thread if you leave it out
command-match-hand = See your hand and decide, where nobody else sees it
command-match-hand_match = Which match; the one of this thread if you leave it out
command-match-hand_where = Where to show your hand from now on
command-match-passing = Say which questions need not be asked of you
command-match-passing_how = What to pass, or to be asked
command-match-passing_match = Which match; for being asked, all of yours from now on if you leave it out
command-match-log = Read what has happened in a match
command-match-log_match = Which match; the one of this thread if you leave it out
command-match-undo = Ask to take your last choice back
command-match-undo_match = Which match; the one of this thread if you leave it out
command-match-draw = Offer a draw
command-match-draw_match = Which match; the one of this thread if you leave it out
command-match-concede = Give a match up
command-match-concede_match = Which match; the one of this thread if you leave it out
command-deck = Your decks
command-deck-register = Keep a deck: paste the list, or attach it as a file
command-deck-register_name = What to call it; the same name again makes a new version
command-deck-register_game = Which game it is for; the list tells if you leave it out
command-deck-register_file = The list as .txt, .cod, .o8d, .json or .csv; leave it out to paste it instead
command-deck-check = Check a list without keeping it
command-deck-check_game = Which game it is for; the list tells if you leave it out
command-deck-check_file = The list as .txt, .cod, .o8d, .json or .csv; leave it out to paste it instead
command-deck-list = The decks you keep
command-deck-list_game = Of which game; of all if you leave it out
command-deck-show = See a deck
command-deck-show_deck = Which deck
command-deck-show_game = Which game it is for, if you have one of this name for several
command-deck-export = Get a deck as a text file
command-deck-export_deck = Which deck
command-deck-export_game = Which game it is for, if you have one of this name for several
command-deck-delete = Delete one of your decks
command-deck-delete_deck = Which deck
command-deck-delete_game = Which game it is for, if you have one of this name for several
command-deck-starters = The decks everybody may play with
command-deck-starters_game = Of which game; of all if you leave it out
command-card = Look a card up
command-card_name = The card’s name or number
command-card_game = Which game it is from
command-cards = Cards that this server brings besides those that the games come with
command-cards-import = Make a set of the cards in a file of Card Game Simulator, OCTGN or Tablecast
command-cards-import_file = The cards; a file of the same name takes the place of the set there is
command-cards-import_name = What to call the set; the file’s name if you leave it out
command-cards-import_game = Which game they are for; the cards tell if you leave it out
command-cards-import_facts = A .toml file with what the cards lack, such as the trigger icons
command-cards-import_everywhere = For all servers: only for whoever the bot belongs to
command-cards-list = The sets of cards that there are here
command-cards-report = Get a file that says of each card that was left out of a set, why
command-cards-report_cards = Which set
command-cards-remove = Take a set from this server; matches under way go on with it
command-cards-remove_cards = Which set
command-settings = What may be played on this server, and how
command-settings-show = See this server’s settings
command-settings-games = Choose the games that may be played here
command-settings-channels = Choose the channels where matches may be started
command-settings-clock = Set the time for each decision
command-settings-clock_seconds = Seconds for a decision, 10 to 604800 (a week); 0 for no clock
command-settings-clock_warning = Seconds before the end at which the player is warned
command-settings-clock_lose_after = Whoever runs out of time so often in a row loses the match; 0 for never
command-settings-abandon = Set after how long without an answer a match is closed
command-settings-abandon_hours = Hours, 1 to 8760
command-help = How to play here

choice-where-dm = In direct messages
choice-where-ephemeral = Only in the match’s thread, visible to me alone

## Passing: also in the menu under a decision

pass-menu = Pass, or be asked less …
pass-turn = Pass until this turn ends
pass-attack = Pass until the next attack on me
pass-change = Pass until something changes for me
pass-ahead = Pass while I am winning a battle
pass-again = Pass no longer
pass-turn-about = You are asked again when the turn is over, or in a discard.
pass-attack-about = This attack is let through, if there is one. You are asked again at the next, or in your turn.
pass-change-about = You are asked again when you could do something else, or when your turn begins.
pass-ahead-about = In this match you are asked in a battle only where you would lose it.
pass-let-go-about = For the whole match, unless more is at stake than here. A button lets you be asked again.
pass-automatic-about = Where nothing can be done, it is passed for you. Nobody can tell.
pass-everything-about = Also where all you can do is pass.
pass-automatic = Do not ask where I have nothing to choose
pass-everything = Ask me everything
button-ask-again = Ask me again

## Buttons and other labels

button-decide = Decide here
button-hand = My hand
button-log = What happened
button-accept = Accept
button-decline = Decline
button-play = ▶ { $deck }
button-withdraw = Withdraw
button-agree = Agree
button-refuse = Refuse
button-concede = Yes, give up
button-keep-playing = No, play on
button-delete = Delete it
button-keep = Keep it
button-mend = Mend the list
button-form-again = Open the form again
button-rematch = Rematch
button-played-deck = Deck of { $player }
button-accept-otherwise = Another deck …
page-before = ◀ Back a page
page-after = Next page ▶
prompt-back = ↩ Take back
prompt-back-short = ↩ Back
prompt-confirm = { $count ->
        [0] Confirm (0 of { $minimum })
       *[other] Confirm ({ $count })
    }
prompt-unpick-last = Unpick the last
prompt-unpick-all = Start over
prompt-pick = { $pages ->
        [1] Choose
       *[other] Choose (page { $page } of { $pages })
    }
prompt-pick-several = { $exactly ->
        [true] Choose { $most }
       *[false] Choose { $least } to { $most }
    }
prompt-as-listed = In this order
prompt-who = Or choose
prompt-who-repeats = Choose one or several, in this order
prompt-more = { $who } …
prompt-then = Then: { $what }
prompt-copies = { $count } of them
prompt-whom = { $pages ->
        [1] Which way?
       *[other] Which way? (page { $page } of { $pages })
    }
prompt-other = ◀ Something else
prompt-amount = **{ NUMBER($given, useGrouping: 0) }** of { NUMBER($needed, useGrouping: 0) }
button-read = Read a card
button-read-short = Read
read-choose = Choose a card to read
read-nothing = No card can be seen in this match yet.
read-gone = This card cannot be seen any more. Choose another one.
read-where = -# { $place }
read-place = { $player } · { $zone }
prompt-pick-next = { $most ->
        [1] Choose number { $number }
       *[other] Number { $number }, or several in order
    }
prompt-pick-listed = Choose any, in the order of this list
prompt-own-order = … in another order
prompt-own-order-about = What you choose with this comes first. The others follow one by one, until you confirm.
prompt-choose = { $range ->
        [one] Choose { $minimum }.
        [any] Choose none, or up to { $maximum }.
       *[many] Choose { $minimum } to { $maximum }.
    }
prompt-choose-ordered = { $range ->
        [one] Choose { $minimum }, in order.
        [any] Choose none, or up to { $maximum } in order.
       *[many] Choose { $minimum } to { $maximum }, in order.
    }
prompt-picked = { $number }. { $option }

## The public message of a match

thread-name = Match { $match }: { $first } – { $second }
post-start = Match { $match }: **{ $first }** against **{ $second }**. Watch it below; nothing needs to be typed for that.
board-title = ### { $first } – { $second }
    -# Match { $match }{ $turn ->
        [none] {""}
       *[other] {" · "}{ $turn }
    }
board-phase = **{ $player }** · { $phase }
board-asked = ⏳ **{ $player }**: { $prompt } (rule { $rule })
board-thinking = ⏳ **{ $player }** is choosing in private.
board-clock = ⏱ Time runs out { $at }.
board-no-dms = ✉ { $player } { $reason ->
        [dms-closed] takes no direct messages from me
        [no-shared-server] shares no server with me any more, so that I may not write to them
        [too-many-dms] gets my direct messages a little later, because I have opened too many just now
        [left] cannot be found any more
       *[other] gets no direct messages from me, because Discord does not take them
    }: please use **Decide here** below.
board-won = 🏆 { $how }
board-drawn = 🤝 { $how }
result-deck = **{ $player }** played “{ $deck }”.
result-length = -# Over { $turn ->
    [none] before the first turn
   *[other] in { $turn }
}, after { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
}.
board-earlier = -# … { $count } more in /match log
over-abandoned = The match was closed, because nobody had answered for long.
board-no-thread = I could not open a thread here ({ $reason }), so the match is played in this channel.
board-thread-locked = The thread was locked, so the match goes on in this channel.
request-draw = 🤝 **{ $asking }** offers a draw. **{ $asked }**, do you agree?
consent-refused = { $kind ->
    [draw] 🤝 **{ $player }**, in match { $match } **{ $other }** does not agree to a draw. The match goes on.
   *[undo] ↩ **{ $player }**, in match { $match } **{ $other }** does not agree that you take your choice back.
}
request-own = { $kind ->
    [draw] 🤝 You have offered **{ $other }** a draw.
   *[undo] ↩ You have asked **{ $other }** to let you take back { $what }.
}
request-withdrawn = { $kind ->
    [draw] You offer no draw any more.
   *[undo] You do not ask to take anything back any more.
}
request-undo = ↩ **{ $asking }** would like to take back { $what }. **{ $asked }**, do you agree?

## A player's own message

hand-title = -# [Match { $match }]({ $table }) against { $opponent }{ $turn ->
        [none] {""}
       *[other] {" · "}{ $turn }
    }{ $rule ->
        [none] {""}
       *[other] {" · "}rule { $rule }
    }
hand-title-short = -# [Match { $match }]({ $table }){ $turn ->
        [none] {""}
       *[other] {" · "}{ $turn }
    }{ $rule ->
        [none] {""}
       *[other] {" · "}rule { $rule }
    }
hand-question = **{ $prompt }**
hand-more = -# { $prompt }
hand-card = -# for { $card }
hand-ability = -# { $ability }
hand-waiting = It is **{ $player }**’s decision.
hand-nobody = Nothing is to be decided.
hand-passes = You have nothing to choose here: your answer is given for you in a moment. To be asked all the same, use **/match passing**.
hand-passes-until = You pass until { $until ->
        [turn] this turn ends
        [attack] you are attacked or your next turn begins
       *[change] something changes for you or your next turn begins
    }.
hand-passes-ahead = You pass while you are winning a battle.
hand-lets-go = You are not asked what you have let go, unless more is at stake.
hand-ahead = { $count ->
        [one] One more that you chose follows by itself
       *[other] { $count } more that you chose follow by themselves
    }, unless something changes.
hand-later = What you chose for later is answered by itself.
hand-ahead-dropped = Not done, though chosen ahead: { $why ->
        [gone] the next one cannot be done any more
        [numbers] the next one comes to something else now
        [taken-back] something was taken back
       *[new] something can be done now that could not be done then
    }
hand-board-trouble = ⚠ I cannot show the board where the match is played: { $reason }.
hand-thread-locked = The match’s thread was locked, so the board is in the channel now.
hand-why-here = ✉ { $reason ->
        [dms-closed] Your direct messages are closed to me, so your hand is shown here. Once they are open, use **/match hand** with *where*.
        [no-shared-server] You share no server with me any more, so your hand is shown here.
        [too-many-dms] I have opened too many direct messages just now, so your hand is shown here until yours follow.
       *[other] Discord does not take my direct messages to you, so your hand is shown here. To have me try again, use **/match hand** with *where*.
    } Only you see this.
clock-warning = ⏱ **{ $player }**, in match { $match } your time runs out { $at }. { $then ->
        [loses] If it does, you lose the match.
       *[default] After that the safe choice is made for you.
    }

## Invitations

invitation-anybody = anybody
invitation-open = 🃏 { $inviter } invites { $invited } to a match of **{ $game }**.
    -# The invitation runs out { $expires }.
invitation-again = -# It is a rematch: **Rematch** begins it at once, with the decks of the last match.
invitation-accepted = 🃏 { $inviter } and { $invited } play **{ $game }**: [to the table]({ $table })
invitation-declined = { $invited } does not want to play **{ $game }** with { $inviter } now.
invitation-withdrawn = { $inviter } has taken the invitation to **{ $game }** back.
invitation-expired = The invitation of { $inviter } to **{ $game }** has run out.
invitation-known = { $name } has invited you to **{ $game }** [already]({ $address }): accept that.
invitation-known-own = You have invited { $name } to **{ $game }** [already]({ $address }). To invite them anew, perhaps with another deck, withdraw it first.
invitation-taken-back = Your invitation is withdrawn.
invitation-sent = Invited { $invited }. I will start the match as soon as they accept.
invitation-choose-deck = With which deck do you want to play **{ $game }**?
choose-deck = Or another deck …
deck-own = one of yours, version { $version }
deck-starter = for everybody
deck-facts = { $style } · { $era } · { $difficulty ->
        [easy] easy to play
        [hard] hard to play
       *[medium] takes some practice
    }
deck-facts-brief = { $difficulty ->
        [easy] easy to play
        [hard] hard to play
       *[medium] takes some practice
    } · { $style }
match-which-game = Which game?
match-which-deck = There is a deck “{ $name }” for each of these. Which is it to be?
match-game = It is to be **{ $game }**; you play **{ $deck }**.
match-begins = The match begins; you play **{ $deck }**.
match-begins-again = The rematch begins: [to the table]({ $table })
match-begun-again = The match is under way: [to the table]({ $table })
rematch-asked = Asked { $invited } for a rematch with the same decks. It begins as soon as they press **Rematch** too.
rematch-asked-already = You have asked for a rematch already. It begins as soon as the other player presses **Rematch** too.

## Answers to commands

match-item = [**{ $match }**]({ $table }) { $first } – { $second } · { $game }
match-none = No match is under way here. Start one with **/match start** or **/match practice**.
choice-match = Match { $match }: { $first } – { $second }
computer-name = { $level ->
        [random] Random computer
        [heuristic] Sensible computer
        [search] Sharp computer
       *[other] Computer
    }
level-random = random (for a laugh)
level-heuristic = sensible
level-search = sharp
board-link = [to the table]({ $table })
log-title = ### What happened in match { $match }
    -# { $first } – { $second }
log-turn = { $turn ->
    [none] **At the beginning**
   *[other] **In { $turn }**
}
log-turn-goes-on = { $turn ->
    [none] **At the beginning**, continued
   *[other] **In { $turn }**, continued
}
log-empty = Nothing has happened yet.
page-number = -# page { $page } of { $pages }
more-lines = … and { $count } more
undo-choice = a choice
undo-what = { $kind ->
        [question] the answer to “{ $what }”
       *[choice] “{ $what }”
    }{ $later ->
        [0] {""}
        [one] {" "}and one more thing that has happened since
       *[other] {" "}and { $later } more things that have happened since
    }
undo-seen = -# Seen since then, and known to both players: { $cards }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
undo-chance = -# What chance has decided since, it will decide afresh.
undo-asked = Asked **{ $other }** to let you take back { $what }. You will see it as soon as they agree.
hand-where-set = { $where ->
        [ephemeral] From now on your hands are shown in the threads of your matches, visible to you alone: press **My hand** or **Decide here** there.
       *[dm] From now on your hands come by direct message.
    }
passing-set = { $how ->
        [everything] From now on you are asked everything, in all your matches.
       *[automatic] From now on you are not asked where you have nothing to choose. Your answer is given for you after a moment, as long as you usually take.
    }
passing-set-here = { $how ->
        [turn] You pass in match { $match } until this turn ends.
        [attack] You pass in match { $match } until you are attacked or your next turn begins.
        [change] You pass in match { $match } until something changes for you or your next turn begins.
        [ahead] You pass in match { $match } while you are winning a battle, until it is over or you say otherwise.
        [again] You are asked again in match { $match }.
        [everything] You are asked everything in match { $match }.
       *[automatic] You are not asked in match { $match } where you have nothing to choose.
    }
undo-done = { $how ->
        [computer] ↩ Taken back: { $what }. The computer agrees to that.
       *[freely] ↩ Taken back: { $what }. Nothing had happened since, so nobody had to agree.
    }
draw-agreed = The match is drawn: the other player had offered it already.
draw-offered = Offered. The match is drawn if the other player agrees.
concede-sure = Do you really want to give up match { $match }?
conceded = You have given match { $match } up.
not-conceded = You play on.

deck-count = { $title } — { $sorts }
deck-count-sort = { $sort }: **{ $count }**
deck-counted-twice = -# What is of several sorts is counted for each.
deck-is-legal = ✅ { $said }
deck-is-not-legal = { $count ->
        [one] ❌ One thing is wrong with this deck:
       *[other] ❌ { $count } things are wrong with this deck:
    }
deck-wrong = - { $said }
deck-no-list = **{ $name }** was not kept.
deck-of-other-game = Most of these are cards of **{ $game }**.
deck-of-other-edition = It would be a legal deck for **{ $game }**.
deck-which-game = Which game? The cards in this list don’t tell. A line is looked at for a count and a card’s name or number, as “4 Card Name”. Choose the game and send the form off, and I say what is wrong with each line.
deck-not-kept = **{ $name }** was not kept as a deck for { $game }.
deck-kept-now = { $version ->
        [1] ✅ **{ $name }** is kept as a deck for { $game }. Play it with **/match start**.
       *[other] ✅ **{ $name }** is kept as version { $version }. Matches under way go on with the deck they began with.
    }
deck-which-edition = It is legal by several editions. For which of them is it?
deck-list-title = ### { $game }
deck-item = - **{ $name }** (version { $version })
deck-item-starter = - **{ $name }** (for everybody)
deck-item-facts = - **{ $name }** (for everybody): { $about }
deck-title = ### { $name }
    -# { $game } · { $about }
deck-title-starter = ### { $name }
    -# { $game } · for everybody · { $about }
played-deck = ### { $name }
    -# { $game } · played by { $player }
deck-exported = **{ $name }**, as a list that can be registered again:
deck-delete = Do you really want to delete **{ $name }**? Matches under way keep it.
deck-deleted = **{ $name }** is deleted.
deck-kept = **{ $name }** is kept.
form-register = { $game ->
        [any] A deck
       *[other] A deck for { $game }
    }
form-check = { $game ->
        [any] Check a deck
       *[other] Check a deck for { $game }
    }
form-name = Name
form-list = List
form-list-hint = One card a line: 4 Card Name, 4x Card Name, Card Name x4, or by number
card-title = ### { $name }
    -# { $number } · { $game }

settings-title = ### This server’s settings
settings-games = **Games:** { $games }
settings-channels = **Channels:** { $channels }
settings-all = all
settings-gone = none, for those that were chosen have been deleted; **/settings channels** chooses others, or all
settings-clock = { $seconds ->
        [0] **Clock:** none
       *[other] **Clock:** { $seconds } seconds for a decision, { $warning ->
            [0] no warning
            [one] warning one second before the end
           *[other] warning { $warning } seconds before the end
        }; after that { $lose ->
            [0] the safe choice is made
            [one] the match is lost
           *[other] the safe choice is made, and whoever runs out of time { $lose } times in a row loses the match
        }
    }
settings-abandon = **Abandoned matches** are closed after { $hours ->
        [one] one hour
       *[other] { $hours } hours
    } without an answer.
settings-games-hint = Which games may be played on this server? Choose none for all.
settings-channels-hint = Where may matches be started? Choose none for everywhere.
settings-channels-hint-gone = Where may matches be started? Nowhere so far, for the channels that were chosen have been deleted. Choose others; to have them everywhere, choose one and then none.
settings-choose-games = All games
settings-choose-channels = All channels
settings-no-channels = No channel

## Refusals and errors. Those of the host are in host/errors.py.

refused = That is not possible now.
refused-match-not-found = There is no match { $match }. **/match list** shows those under way.
refused-match-ended = Match { $match } is over.
refused-match-goes-on = Match { $match } is not over yet.
refused-match-unreadable = Match { $match } was played under an earlier version and cannot be shown any more.
refused-ended-match-damaged = Match { $match } is over, and cannot be shown any more: what I have kept of it is damaged, or I cannot read it. Tell the one who runs me to look at the log, which says what is wrong.
refused-match-damaged = Match { $match } cannot go on: what I have kept of it is damaged, or I cannot read it any more. All other matches go on. Tell the one who runs me to look at the log, which says what is wrong; it stays as it is until then. You can begin a new match with **/match start**.
refused-stored-damaged = What I have kept of this is damaged, so I cannot do that. Tell the one who runs me to look at the log; everything else works.
refused-takes-long = This takes longer than it should. Please look in a moment whether it was done, before you try again.
refused-not-a-player = Only the players of match { $match } can do this. You are welcome to watch it in its thread.
refused-not-your-decision = This is **{ $player }**’s decision.
refused-already-answered = This was answered already.
refused-already-answered-see = This was answered already. [Here is where it goes on.]({ $address })
refused-illegal-answer = That is not possible: { $reason }
refused-rules-failed = The rules failed over this choice, which is a mistake of mine; nothing has changed. Please report it, and try another choice.
refused-cannot-step-back = Something has happened since, so the other player must agree: use **/match undo**.
refused-nothing-to-undo = There is no choice of yours to take back.
refused-cannot-go-back = What was played then cannot be read any more, so this cannot be taken back. The match goes on from where it stands.
refused-seen-since = Since then one of you has seen a hidden card that the other does not know, so this cannot be taken back.
refused-theirs-first = **{ $player }** would like to take a choice back. Answer that first: agree or refuse.
refused-already-requested = The other player has not answered your last request yet.
refused-nothing-requested = There is nothing to agree to any more.
refused-computer-declines = The computer agrees to no draw.
refused-storage-unavailable = I cannot keep anything right now, so nothing has changed. Please try again in a moment; if it goes on, tell the one who runs me to look at the log.
refused-unknown-game = There is no game { $game }. Choose one that is offered while you type.
refused-game-not-offered = { $game } is not played on this server. Its admins can change that with **/settings games**.
refused-channel-not-allowed = Matches are not played in this channel. Please go to { $channels }.
refused-channels-gone = Matches are not played in this channel, and the channels where they were have been deleted. Admins can choose others, or all, with **/settings channels**.
refused-too-many-matches = { $name } has { $limit } matches and invitations going, which is as many as one person may. Finish a match, or withdraw an invitation, first.
refused-own-invitation = You cannot play against yourself. Try **/match practice**.
refused-not-invited = This invitation is for somebody else.
refused-not-your-invitation = Only the one who sent the invitation can withdraw it.
refused-invitation-closed = { $status ->
        [accepted] This invitation was accepted already.
        [declined] This invitation was declined already.
        [withdrawn] This invitation was withdrawn.
        [expired] This invitation has run out. Start a new one with **/match start**.
       *[other] There is no such invitation.
    }
refused-unknown-deck = There is no deck “{ $name }”. **/deck list** shows yours.
refused-unknown-deck-near = There is no deck “{ $name }”. Did you mean “{ $nearest }”?
refused-deck-gone = This deck was deleted meanwhile. Choose another one: **/deck list** shows yours.
refused-list-takes-too-long = I could not read this list in time, for many are being read. Please try again in a moment.
refused-cards-unreadable = I cannot read this as cards: { $why }. Nothing was changed.
refused-cards-being-read = Another file of cards is being read, and yours would have to wait too long. Please try again in a few minutes. Nothing was changed.
refused-cards-take-too-much = Reading this file takes too long, or too much memory. Divide it into several files. Nothing was changed.
refused-cards-file-too-large = The file has { $size } bytes; I read { $limit } at most. Divide it into several files.
refused-too-many-sets = This server keeps { $limit } sets of cards, which is as many as it may. Remove one first with **/cards remove**.
refused-server-cards-full = A server may keep { $limit } cards, and there are { $kept } in its other sets. Remove one first with **/cards remove**.
refused-wrong-set-name = A set’s name has 1 to { $limit } characters that can be seen, on one line.
refused-unknown-set = There is no set of cards “{ $name }” here. **/cards list** shows those there are.
refused-not-operator = Only whoever the bot belongs to can give cards to all servers.
refused-deck-not-legal = The deck **{ $name }** is not legal. **/deck check** says why.
refused-inviters-deck-not-legal = The deck with which { $inviter } has invited you may not be played any more: cards or rules have changed since. They can withdraw the invitation, and invite you with another deck.
refused-deck-name = A deck’s name has 1 to { $limit } characters, on one line.
refused-deck-name-unseen = This name has characters in it that nobody can see, or far too many accents. Please type it anew without them.
refused-too-many-decks = You keep { $limit } decks for this game, which is as many as one may. Delete one first with **/deck delete**.
refused-unknown-computer = There is no computer player { $level }. Choose one that is offered while you type.
refused-warning-too-long = The warning must come less than { $seconds } seconds before the end, for that is all the time there is.
refused-server-setting = { $setting ->
        [clock_seconds] The seconds for a decision
        [warning_seconds] The seconds of the warning
        [timeouts_to_lose] How often time may run out
       *[abandon_after_hours] The hours without an answer
    } must be { $least } to { $most }{ $setting ->
        [clock_seconds] , or 0 for no clock
       *[other] {""}
    }.
refused-alone = That is done with something else, or after it: choose that as well.
refused-not-alone = How to pass is chosen alone, so nothing was done: choose either that or what you want to do.
refused-damaged = This button or menu is damaged or of an earlier version. Use **/match hand** to get a new one.
refused-form = This form is damaged or of an earlier version. Open it anew with **/deck register** or **/deck check**.
refused-not-visible = Match { $match } is played where you cannot see it.
refused-other-server = Match { $match } is played on another server, or in direct messages.
refused-decide-spectator = Only { $first } and { $second } decide in this match. You see everything that may be seen.
refused-nothing-asked = Nothing is to be decided right now.
refused-only-on-server = This works on a server only, where there is somebody to play with. Here you can use **/match practice**.
refused-opponent-elsewhere = { $name } is not on this server, so nobody could take the invitation up. Invite somebody who is.
refused-inviter-left = { $name } is not on this server any more. The invitation is withdrawn: invite somebody who is.
refused-opponent-cannot-see = { $name } cannot see this channel, so they could not take the invitation up. Invite them in a channel that you both see.
refused-opponent-is-bot = Bots do not play. To play against the computer, use **/match practice**.
refused-not-in-thread = I am not in this private thread. Mention me in it ({ $bot }), which brings me in, and try again.
refused-missing-permissions = I may not do what I need to here. An admin can help by giving me: { $permissions }.
refused-which-game = Which game? The cards in this list don’t tell. A line is looked at for a count and a card’s name or number, as “4 Card Name”. Say which with **game**, and I say what is wrong with each line: { $games }.
refused-in-several-games = There is a “{ $name }” in several games: { $games }. Say which with **game**.
refused-no-deck = You have no deck for { $game } yet. Keep one with **/deck register**.
refused-deck-of-other-game = The deck **{ $name }** is not one for { $game }.
refused-deck-is-of = **{ $name }** is a deck for { $game }. Say that as **game**, or choose another deck: **/deck list** shows yours.
refused-no-games = No game is offered on this server. Its admins can change that with **/settings games**.
refused-which-match = Which match? Use the command in the match’s thread, or choose one that is offered while you type.
refused-no-match = There is no match here. Start one with **/match start** or **/match practice**.
refused-passing = You have nothing to choose here, or you pass: your answer is given for you in a moment.
refused-delete-starter = **{ $name }** is for everybody and cannot be deleted.
refused-file-too-large = This file has { $size } bytes; a deck list may have { $limit }. It was not read.
refused-no-card = There is no card “{ $name }”. Did you mean { $near }?
refused-no-such-card = There is no card “{ $name }”. Type a part of its name or number, and choose one that is offered.
refused-not-admin = Only members who may manage the server can do this.
refused-unknown-command = I do not know this command in this form any more. Reload Discord (Ctrl+R, or close the app and open it again), and choose the command anew from the list.
unexpected = Something went wrong that should not have, and nothing was changed by it. Please tell the one who runs me this number: { $number }
undelivered = Discord did not take my message: { $reason }.
undelivered-dms-closed = your direct messages are closed
undelivered-no-shared-server = you share no server with me any more
undelivered-too-many-dms = I have opened too many direct messages just now
undelivered-left = this person is not on this server any more
undelivered-gone = the channel or message is gone
undelivered-no-access = I cannot see the channel
undelivered-not-permitted = I lack a permission there
undelivered-no-writing-in-threads = I need the permission Send Messages in Threads
undelivered-wrong-channel = this kind of channel takes no messages of mine
undelivered-too-many-threads = this server has as many active threads as it may
undelivered-name-refused = this server does not allow the thread’s name, which is made of the players’ names
undelivered-tag-wanted = this forum wants a tag on each post
undelivered-archived = the thread is archived
undelivered-locked = the thread is locked
undelivered-too-old = the message is too old
undelivered-too-large = the picture or file is too large for this server
undelivered-expired = you acted too long ago
undelivered-refused = Discord does not allow it there; the one who runs me finds more in my log
undelivered-busy = Discord asks me to wait
undelivered-trouble = Discord has trouble
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-connect = Connect
permission-attach-files = Attach Files

## Sets of cards

cards-progress = Reading the cards … { $done } of { $of }
cards-brought = { $cards ->
        [0] **{ $name }** is kept, but none of its cards for { $game } can be played.
        [one] ✅ **{ $name }** is kept: one card for { $game } can be played.
       *[other] ✅ **{ $name }** is kept: { $cards } cards for { $game } can be played.
    }
cards-there = { $count ->
        [one] One card of the file is in the game already, and stays as it is.
       *[other] { $count } cards of the file are in the game already, and stay as they are.
    }
cards-left-out = { $count ->
        [one] One card was left out, for this reason:
       *[other] { $count } cards were left out, most of them for these reasons:
    }
cards-reason = - { $count } × { $status }: { $why }
cards-report-hint = -# The file says it of each card. What lacks a fact can be given it: **/cards import** takes a file of facts.
cards-report = { $count ->
        [0] Nothing was left out of **{ $name }**.
        [one] One card was left out of **{ $name }**:
       *[other] { $count } cards were left out of **{ $name }**:
    }
cards-removed = **{ $name }** is removed. Matches under way go on with its cards; decks with them cannot be played here any more.
cards-none = This server has brought no cards. **/cards import** makes a set of the cards in a file.
cards-title = ### Cards of this server
cards-title-everywhere = ### Cards that all servers have
cards-item = - **{ $name }** for { $game }: { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }{ $left ->
        [0] {""}
       *[other] , { $left } left out
    }

## Help, in pages

help-start = ### How to play
    - **/match practice** starts a match against the computer at once. **/match start** invites somebody; you choose a deck, they accept and choose theirs, and the match gets its own thread. If several games are played here, you are asked which.
    - You need no deck of your own: **/deck starters** shows those that everybody may play, with how each of them plays and how hard it is. The deck you played last is offered first.
    - The rules are enforced: you are offered what you may do, and nothing else. Every question names the rule that asks it, and **/card** shows any card.
help-decks = ### Decks
    - **/deck register** keeps a deck. Paste the list as you have it, one card a line (`4 Card Name`, `4x Card Name`, `Card Name x4`, or by number, also as a table), or attach it as a file: plain text, or what Cockatrice (.cod), OCTGN (.o8d) or another program has saved as JSON or CSV. The list tells which game it is for.
    - If something is wrong with it, you are told everything at once, with the rule. **/deck check** does the same without keeping it, and shows a good deck with its curve and counts.
    - Registering under the same name makes a new version; a match under way keeps the deck it began with. **/deck show**, **/deck export** and **/deck delete** do what they say.
help-deciding = ### Deciding
    - Your hand and your choices come by direct message, with the buttons to choose. If your direct messages are closed, or you prefer it, use **Decide here** in the match’s thread: only you see what opens. **/match hand** brings it up at any time and can change where you get it.
    - Choices say the numbers that decide: an attack with its boost is one choice (`9000+7000 > 11000`), the best known one has a button; guarding says what is missing, and several guardians are picked in one menu. Numbers are as things stand: what abilities and triggers will do is not in them.
    - **Read a card** shows any card that you may see in the match, large, to you alone.
    - **Take back** undoes a choice to which nothing has happened yet. **/match undo** takes back your last choice, at once if nothing has happened since; otherwise it asks the other player and says which choice it is, and you may withdraw it. Cards that both of you have seen since are no hindrance, and named; what chance decided is decided afresh.
    - Where you have nothing to choose, you are not asked, and nobody can tell. The menu under a decision lets you pass until the turn ends, until the next attack on you, until something changes for you or, in a battle, while you are winning it; **/match passing** does so too, and lets you be asked everything.
    - Several attacks, calls or deployments may be chosen from one menu, and to do no more then: they follow in its order, as long as nothing changes.
    - Old buttons never do harm: what was answered is answered, and you are shown where the match stands.
help-watching = ### Watching
    - A match’s thread is all you need: the picture shows the board, the text whose turn it is and what has happened. Spectators never see what is hidden.
    - **/match list** shows the matches under way, **/match board** the board of one, **/match log** all that has happened in it; so does **What happened** under the board.
help-ending = ### How a match ends
    - By its rules, or by **/match concede**, or by **/match draw** if the other player agrees. The last page shows the final board, what both of you did and both decks, and **Rematch** on it, in the thread or in your direct messages, plays again with the same decks as soon as both have pressed it.
    - If this server has a clock, you are warned before your time runs out; then the safe choice is made for you, and where the server says so, whoever lets it run out again and again loses. A match in which nobody answers for long is closed.
help-admins = ### For admins
    - **/cards import** brings cards of your own: a file of Card Game Simulator, of OCTGN or of Tablecast.
    - **/settings** chooses the games and the channels, sets a clock and how long a silent match is kept.
    - I need these permissions where matches are played: View Channel, Send Messages, Attach Files, Create Public Threads, Send Messages in Threads; and Read Message History, to close the board of a turn that began before a restart.
