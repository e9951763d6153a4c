const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["app.css","palette.css","Keys.css","Prose.css","Rules.css","glance.css","kemet-later.css"])))=>i.map(i=>d[i]);
import{$window as e,STYLE as t,action as n,append as r,attribute_effect as i,await_block as a,bind_element_size as o,bind_this as s,bind_window_size as c,child as l,clsx as u,comment as d,component as f,delegate as p,delegated as m,each as h,element as g,event as _,fallback as v,first_child as y,from_html as b,from_svg as x,get as S,html as C,if_block as w,index as T,key as E,noop as D,only_child as O,pop as k,prop as A,proxy as j,push as M,reset as N,rest_props as P,set as F,set_attribute as I,set_class as L,set_style as R,set_text as z,sibling as B,snippet as ee,spread_props as te,state as V,template_effect as H,text as ne,tick as re,to_array as U,transition as W,untrack as G,user_derived as K,user_effect as q,user_pre_effect as ie}from"./disclose-version.js";import{has as ae,playing as oe,slug as J,t as Y,word as X}from"./i18n.js";import{Icon as se,isOff as ce,tip as le}from"./protocol.js";import{ICONS as ue}from"./icons.js";import{God as de,Missing as fe,__exportAll as pe,__vitePreload as me,emblem as he,godName as ge,sitterName as _e,title as ve}from"./app.js";import{calm as ye,hurry as be,scale as xe}from"./motion.js";import{Chronicle as Se,Keys as Ce,Minimap as we,PanZoom as Te,Prompt as Ee,Reel as De,Replayed as Oe,SinceLast as ke,StoryLine as Ae,ZoomBoard as je,alone as Me,behind as Ne,fitted as Pe,keepTold as Fe,picture as Ie,toldAt as Le,windowOf as Re}from"./Keys.js";import{isEvent as ze}from"./story.js";import{Board as Be,COIN as Ve,COLOURS as He,SHIELD as Ue,SIGNS as We,STAR as Ge,area as Z,at as Q,beginning as Ke,boardOf as qe,charge as Je,crowd as Ye,cut as Xe,divineCard as Ze,dot as Qe,drop as $e,eye as et,flash as tt,gem as nt,guard as rt,isCreature as it,layered as at,line as ot,man as st,plus as ct,shield as lt,silhouette as ut,spear as dt,sword as ft,turned as pt,whirl as mt}from"./glance.js";import{geometry as ht,zones_default as gt}from"./geometry.js";var _t=`
the-game = The game
panels = Panels
turn-order = Turn order
chronicle = Chronicle
chronicle-hint = gold: since your last turn
chronicle-large = Larger chronicle
tab-board = Board
tab-chronicle = Chronicle
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
choices = Choices
since-title = Since your last turn
since-earlier = { $count ->
    [one] { $count } earlier entry is in the chronicle
   *[other] { $count } earlier entries are in the chronicle
  }
question = The question
hint = Hint
undo = Undo
confirm = Confirm
seal = Play it
pass = Decline
next-bot = Next move
hint-says = Hint: { $choice }
hint-then = then { $list }
hint-in-all = in all: { $list }
hint-because = because: { $list }
hint-but = but: { $list }
prompt-confirm = { $choice }? It cannot be undone.
prompt-confirm-brings = { $choice }: { $list }
prompt-waiting = { $step }: waiting for { $names }
prompt-other = { $player }: { $step }
prompt-nobody = The table is being set
detail-wait = You will be told when it is your turn
detail-confirm = Is that what you want? It cannot be undone.
since-said = Since then: { $list }.
since-more = { $list }, and { $count } more
stage-next = Next
stage-back = Back to the story
stage-decide = To my decision
stage-countdown = by itself in { $seconds } s
stage-asked = Your decision comes after this.
stage-queue = { $count ->
    [one] one more battle to tell
   *[other] { $count } more battles to tell
  }
stage-look = See this battle again
step-list = Battle, step by step
continue = Continue
why = Why?
show-board = Show board
show-battle = Back to the battle
handover-title = Hand over
handover-text = It is { $player }’s turn. Until then everything secret stays covered.
handover-go = I am { $player }
end-title = Results
end-moments = Key moments
rematch = Play again
open-replay = Watch the replay
how-back = Back to the table
report = Save a problem report
chat = Chat
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-unread = Chat: { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
absent = away
hand-back = Give the chair back to { $name }
hand-bot = Let a bot play
bot-for = a bot, for { $name }
spectators = You are watching
keys-title = Keys
keys-text = Press ? at the table for the list of keys.
propose = Take back my last choice
watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
  }
pace-step-what = Bots wait until you press “Next move”.
pace-slow-what = Enough time to follow everything the bots do.
pace-fast-what = Bots play briskly; the chronicle tells what you missed.
pace-skip-what = Bots do not wait at all.
guide-off = No more tips
guide-learnt = Got it
greeting-what = The line below the board always says what you are asked. What you can choose is raised and ringed in gold; point at anything, or tap it, to have it explained.
rule-more = In the rules
name-ask = What should the others call you?
away-turn = It is { $name }’s turn, but they are away.
bot-for-you = { $bot } is playing for you now.
take-chair = Take back my chair
proposal-asked = { $player } asks to go back to before their last choice ({ $count ->
    [one] { $count } choice
   *[other] { $count } choices
  } in all). Anything random is drawn again.
proposal-waits-you = You asked to take back your last choice. Waiting for: { $names }
proposal-waits = { $player } wants to take back a choice. Waiting for: { $names }
proposal-agree = Agree
proposal-refuse = Refuse
proposal-withdraw = Never mind
rematch-offer = { $player } would like to play again with the same people.
rematch-offer-host = The host would like to play again with the same people.
rematch-accept = Play again
rematch-decline = No, thanks
rematch-declined = { $name } does not want to play again now.
rematch-sure = A new game with the same people begins at a new table. This one stays as it is.
holder = Somebody else has opened { $name }’s link. If nobody at the table knows them, the host can give out a new one.
holder-you = Somebody else has opened your link. If you do not know them, ask the host for a new one.
holder-links = To the links
notify-offer = Shall Benben tell you when it is your turn, also while you look at something else?
notify-yes = Yes, tell me
notify-no = No, thanks
hand-to-bot = Let a bot play for { $name }
trouble = The server cannot save at the moment. Nothing is lost; the game goes on as soon as it can.
broken-title = This game stops here
broken-what = The server cannot follow the game beyond this point: the rules have changed since it was played, or its file was damaged. Everything up to here is safe.
broken-can = You can save it as a record. If everybody at the table agrees, it continues from here, and what came later no longer counts.
broken-why = What the server says:
broken-go = Continue from here
cut-asked = { $player } wants to continue from here. What came later would no longer count.
cut-waits = To continue from here, everybody has to agree. Waiting for: { $names }
changed-title = The rules have been corrected
changed-what = This game was played under an earlier version of the rules; under the corrected ones it would not be quite the same. Nothing is lost: you can look at it and save it as a record.
changed-host = You decide: continue under the corrected rules, or leave it as it is.
changed-guest = The host decides whether it continues under the corrected rules.
changed-where = The first difference is at line { $line }, { $player }:
changed-then = Then:
changed-now = Now:
changed-nothing = nothing
changed-other = From there on, the choices or the board are different.
changed-go = Continue under the corrected rules
replay-at = Move { $at } of { $of }
replay-first = To the beginning
replay-last = To the end
replay-next = One step forward
replay-prev = One step back
replay-play = Play
replay-pause = Pause
replay-eyes = Through the eyes of
replay-all = everybody
replay-from-here = Continue from here
replay-from-here-sure = A new table begins at this moment, and you play on from there. The game itself stays as it is.
a-spectator = a spectator
replay-link = Copy link to this moment
replay-secret = { $player } chooses in secret
chance-name = Chance
replay-mark-before = To the key moment before
replay-mark-next = To the next key moment
replay-speed = Speed
replay-picture = Save picture
replay-picture-saved = Picture saved
replay-no-board = There is no board to be seen here.
keys-always = Always
keys-board = On the board
keys-now = What can be chosen now
key-done = Done, or decline
key-confirm = Confirm
key-question = To the question
key-next = Next move of a bot
key-rule = The rule of what is explained just now
key-list = This list
key-yes = Yes
key-to-board = To the board
key-arrows = Arrow keys
key-enter = Enter
skip-question = Go to the question
skip-board = Go to the board
refusal-stale = the table has moved on in the meantime
refusal-not-seated = you are only watching
refusal-bot-plays = a bot is playing for you
refusal-not-host = only the host may do that
refusal-no-hints = hints are off at this table
refusal-no-hint = no hint was found
refusal-no-proposal = there is no longer any proposal
refusal-busy = the last hint is still being worked out
refusal-gone = this table is closed
refusal-bad-chat = 1 to 500 characters, please
refusal-bad-name = 1 to 40 characters, please
refusal-broken = this game cannot go on as it is
refusal-rules-changed = the rules have been corrected, and the host has not decided yet
refusal-too-long = this game has grown too long
refused = That was not possible: { $text }
error-lost = While there was no connection the game went on and you are now asked something else, so your choice was not made.
rules-title = The rules in full
how-go = Now play
council-title = Battle for { $zone }: War council
council-tie = a tie goes to the defender
council-plan = Your plan
council-secret = only you see it; how many divine cards you add stays hidden, too
council-cards = Your battle cards
council-how = first card: play, second: lay aside; pick it again to take it back
council-used = used; it comes back once your hand is empty
council-play = Play
council-aside = Lay aside
council-slot-play = You play: { $card }
council-slot-aside = You lay aside: { $card }
council-divine = Divine cards
council-divine-paid = Divine cards · { $paid } PP
council-divine-on = { $card }, added { $count } of { $held }: { $what }; costs { $cost } PP
council-divine-off = { $card }: { $what }; costs { $cost } PP
council-divine-none = You hold none for a battle.
council-cost = { $cost } PP
council-idle = { $card }: not for battles
council-idle-why = This card is not for battles.
council-strength = your strength
council-before = before cards
council-hand = Battle cards in hand
council-divine-held = Divine cards
council-prayer = Prayer points
council-known = Played before
council-stake = At stake
council-stake-fame = { $sign }{ $amount } Battle fame
council-stake-temporary = { $sign }{ $amount } temporary fame
council-stake-veterans = { $sign }{ $amount ->
    [one] { $amount } Veteran
   *[other] { $amount } Veterans
  }
council-if-won = if you win
council-if-lost = if you lose
council-planning = { $god } is planning…
council-chosen = { $god } has chosen
council-spied = Your Spy has seen: { $card }
council-spied-what = Your Spy has seen this card
council-against = Against each card { $god } may still hold
council-against-spied = Against the card your Spy has seen
council-against-what = strength and fallen Units, without divine cards of the enemy
council-against-first = Pick a card to play, and this shows how it would go.
council-win = win
council-lose = lose
council-win-fallen = win, but all fall
council-wins-fallen = { $card }: you win { $own } to { $foe }, but all your Units fall; they lose: { $kill }
council-wins = { $card }: you win { $own } to { $foe }; you lose Units: { $fall }, they lose: { $kill }
council-loses = { $card }: you lose { $own } to { $foe }; you lose Units: { $fall }, they lose: { $kill }
council-pick-play = Pick the battle card you play
council-pick-aside = You play { $play }: now pick a card to lay aside, face down
council-ask = Play { $play }, lay { $aside } aside{ $count ->
    [0] { "" }
    [one] , add { $count } divine card
   *[other] , add { $count } divine cards
  }?
council-detail-planning = { $god } is still planning · costs { $cost } PP
council-detail-sealed = { $god } has chosen and waits for you · costs { $cost } PP
council-sealed = Your plan is sealed
council-wait = Waiting for { $god }; until then you can open it again
council-seal = Seal the plan
council-reopen = Open it again
council-clear = Start over
council-take-hint = Lay out the hint
fight-attacker = attacker
fight-defender = defender
fight-winner = Winner
fight-strength-of = { $god }: strength { $strength }
stage-skip = Skip this turn’s battles
fight-title = Battle for { $zone }
fight-map = Where it is fought
fight-aside = laid aside, face down
fight-plans = { $god } is planning…
fight-plans-you = You are planning…
fight-has-chosen = { $god } has chosen
fight-has-chosen-you = You have chosen
fight-hand = { $count ->
    [one] { $count } card left in hand
   *[other] { $count } cards left in hand
  }
fight-played-before = played before: { $card }
fight-brings = What it brings
fight-gain-fame = { $sign }{ $amount } fame
fight-gain-prayer = { $sign }{ $amount } PP
fight-gain-veterans = { $sign }{ $amount ->
    [one] { $amount } Veteran
   *[other] { $amount } Veterans
  }
fight-for-victory = attacker won
fight-for-defence = defended
fight-for-no-fame = no fame won
fight-for-recall = recalled
fight-source = source
fight-wins = { $god } wins
fight-by = by { $lead } in strength
fight-tie = tie: the defender
fight-cancelled = { $creature } counts for nothing: the enemy’s creature cancels it
fight-falls-how = Damage less defence, then what nothing blocks and what one’s own card costs.
fight-own-loss = own card
fight-fall = { $count ->
    [0] nobody falls
    [one] { $count } Unit falls
   *[other] { $count } Units fall
  }
fight-stand = { $count ->
    [one] { $count } stands
   *[other] { $count } stand
  }
fight-falls = { $god } loses { $count ->
    [one] { $count } Unit
   *[other] { $count } Units
  }, { $left } left
fight-falls-none = { $god } loses nobody
fight-wound-row = Divine Wound
fight-clash = { $attacker } attacks { $defender } in { $zone }. Strength before cards: { $own } to { $foe }
fight-reveal = { $attacker } plays { $own }, { $defender } plays { $foe }
fight-added = { $god } adds { $cards }
fight-tally = All told: { $attacker } { $own }, { $defender } { $foe }
fight-wound = { $god } discards { $card }: strength +{ $amount }
fight-recalled = { $god } recalls { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }
fight-retreated = { $god } retreats with { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  } to { $zone }
fight-took-back = { $god } takes all battle cards back
ledger-units = Units
ledger-card = Battle card
ledger-creature = Creature
ledger-tiles = Power tiles
ledger-divine = Divine cards
ledger-home = Home
ledger-total = Total
fstep-council = War council
fstep-reveal = Reveal
fstep-strength = Strength
fstep-casualties = Casualties
fstep-rewards = Rewards
fstep-loser = Loser goes
fstep-winner = Winner may recall
ask-nobody = The battle goes on
ask-wait-other = Waiting for { $god }
ask-wait-inflict-a-divine-wound = { $god } may discard divine cards for strength
ask-wait-recall-or-retreat = { $god } decides: recall or retreat
ask-wait-choose-where-they-retreat = { $god } chooses where the loser goes
ask-wait-stay-or-recall = { $god } decides: stay or recall
ask-wound = Divine Wound: discard cards for strength?
ask-wound-detail = Each card you discard now adds 1; the sums above are known
ask-loser = You lost: what do your { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  } do?
ask-loser-detail = Recalled Units go to your supply; where retreating ones go is the winner’s choice
ask-refuge = { $god } retreats: where to with { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }?
ask-refuge-detail = Empty zones next to { $zone }; also on the map
ask-winner = You won: do your { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  } stay?
ask-winner-detail = Recalled, the Troop keeps its reward, but gives up the zone
ask-stay-brings = { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  } hold the zone
brought-fame = { $sign }{ $amount } fame
brought-prayer = { $sign }{ $amount } PP
brought-units = { $sign }{ $amount ->
    [one] { $amount } Unit
   *[other] { $amount } Units
  }
brought-veterans = { $sign }{ $amount ->
    [one] { $amount } Veteran
   *[other] { $amount } Veterans
  }
brought-divine = { $sign }{ $amount ->
    [one] { $amount } divine card
   *[other] { $amount } divine cards
  }
brought-holds = holds { $zone }
brought-loses = { $zone } is lost
night-title = Night { $round }
night-brought = What the Night brought
night-in-order = each step in turn order
night-col-fame = fame
night-col-temples = temples
night-col-prayers = prayers
night-col-cards = cards
night-col-units = Units
night-col-now = PP now
night-why-offering = offering
night-why-temples = two temples
night-step-offering = Offering
night-step-delta-temple = Delta temple
night-step-temples = Temples
night-step-adoration = Adoration
night-step-prayers = Prayers
night-step-divine-intervention = Divine cards
night-step-conscription = Conscription
night-step-awakening = Awakening
night-step-destiny = Destiny
night-order = Turn order of round { $round }
night-order-what = who has the least fame chooses first
night-after = after { $god }
night-before = before { $god }
night-first = first of all
night-last = last of all
night-middle = in between
night-free = free
night-offer = Make the offering
night-keep = Keep them
night-spend = Spend { $count }
night-ask-offering = Offering: give Units of the Sanctuary for fame?
night-ask-delta = Delta temple: give a Unit for prayer points?
night-ask-prayers = Prayers: Veterans for extra PP? You have { $veterans }
night-ask-cards = Veterans for divine cards? You have { $veterans }
night-ask-place = Destiny: choose your place in the turn order
night-ask-vision = Vision: choose what you discard
night-goes-on = The Night goes on
night-over = The Night is over: round { $round } begins
vision-title = Discard { $left ->
    [one] { $left } card
   *[other] { $left } cards
  }
vision-what = Diversion always stays
remove-title = Which battle card leaves the game?
remove-what = The special card takes its place. Nobody else learns which one you remove.
remove-card = Remove { $card }
kend-title = The reckoning
kend-fame = enough fame at the start of the turn, and nobody has more
kend-rounds = most fame after the agreed rounds
kend-divine = Divine
kend-battle = Battle
kend-temple = Temple
kend-pyramid = Pyramid
kend-course = Fame over the rounds
mark-tall = Pyramid of level 4 in { $zone } ({ $colour })
share-fame = { $fame } fame
colour-ruby = Ruby
colour-sapphire = Sapphire
colour-diamond = Diamond
colour-onyx = Onyx
about-colour-ruby = strength and movement
about-colour-sapphire = defence and recruiting
about-colour-diamond = prayer points and divine interventions
about-colour-onyx = strength, defence and mercenaries
city-nw = Northwest
city-w = West
city-sw = Southwest
city-ne = Northeast
city-e = East
city-se = Southeast
action-move = Move
action-recruit = Recruit
action-raise = Raise a Pyramid
action-pray = Pray
action-buy = Buy a Power tile
space-on-floor = { $action }, floor { $floor }
space-of-three = { $action }, floor 1, space { $n }
stat-strength = strength
stat-damage = damage
stat-defence = defence
stat-unblockable-damage = unblockable damage
source-units = Units
source-home = home city
source-card = battle card { $card }
tile-of-colour = { $tile } ({ $colour })
tile-charge = Charge!
tile-priest-of-mafdet = Priest of Mafdet
tile-carnage = Carnage
tile-wrryt-storm = Wrryt Storm
tile-phoenix = Phoenix
tile-portal = Portal
tile-royal-scarab = Royal Scarab
tile-blades-of-neith = Blades of Neith
tile-divine-wound = Divine Wound
tile-domination = Domination
tile-giant-scorpion = Giant Scorpion
tile-initiative = Initiative
tile-surprise-attack = Surprise Attack
tile-act-of-god = Act of God
tile-recruiting-scribe = Recruiting Scribe
tile-defense = Defense!
tile-reinforcement-prayer = Reinforcement Prayer
tile-ancestral-elephant = Ancestral Elephant
tile-shetyw-barrier = Shetyw Barrier
tile-shield-of-neith = Shield of Neith
tile-legion = Legion
tile-defensive-victory = Defensive Victory
tile-spy = Spy
tile-reinforcements = Reinforcements
tile-sphinx = Sphinx
tile-divine-will = Divine Will
tile-priest = Priest
tile-priestess = Priestess
tile-magical-support = Magical Support
tile-deep-desert-snake = Deep Desert Snake
tile-vision = Vision
tile-divine-boon = Divine Boon
tile-hand-of-god = Hand of God
tile-divine-hunger = Divine Hunger
tile-priest-of-thoeris = Priest of Thoeris
tile-priest-of-ra = Priest of Ra
tile-priest-of-amon = Priest of Amon
tile-the-mummy = The Mummy
tile-mercenaries-of-the-sword = Mercenaries of the Sword
tile-mercenaries-of-the-spear = Mercenaries of the Spear
tile-local-recruitment = Local Recruitment
tile-honor-in-battle = Honor in Battle
tile-dedication-to-battle = Dedication to Battle
tile-khnums-sphinx = Khnum’s Sphinx
tile-twin-ceremony = Twin Ceremony
tile-griffin-sphinx = Griffin Sphinx
tile-forced-march = Forced March
tile-deadly-trap = Deadly Trap
tile-soul-devourer = Soul Devourer
tile-bestial-fury = Bestial Fury
tile-divine-might = Divine Might
divine-war-rage = War Rage
divine-war-fury = War Fury
divine-bloody-battle = Bloody Battle
divine-bloodbath = Bloodbath
divine-bronze-wall = Bronze Wall
divine-iron-wall = Iron Wall
divine-tactical-support = Tactical Support
divine-raining-fire = Raining Fire
divine-prayer = Prayer
divine-transfer = Transfer
divine-swiftness = Swiftness
divine-diversion = Diversion
step-setup = Set up the game
step-take-a-city = Take a city
step-leave-a-district-empty = Leave one district empty
step-build-the-first-pyramids = Build your first pyramids
step-first-level = Choose its first level
step-take-the-first-tile = Take your first tile
step-day = Day
step-your-turn = Choose what to do this turn
step-move-or-recruit = Choose Move or Recruit
step-bring-a-creature = Bring the creature into play
step-arrange-creatures = Arrange your creatures
step-raise-a-pyramid = Raise a pyramid
step-choose-a-colour = Choose its colour
step-raise-it-to = Choose its new level
step-buy-a-tile = Buy a Power tile
step-remove-a-battle-card = Remove a battle card
step-place-units = Place Units
step-choose-the-next-battle = Choose the next battle
step-choose-a-troop = Choose a Troop to move
step-take-along = Choose how many Units go
step-where-does-the-creature-go = Choose whether a creature goes along
step-go-on = Choose where the Troop goes
step-rain-fire-on = Choose where the fire falls
step-battle = Fight the battle
step-war-council = Hold the war council
step-inflict-a-divine-wound = Discard cards for more strength
step-recall-or-retreat = Recall or retreat
step-choose-where-they-retreat = Choose where they retreat
step-stay-or-recall = Stay or recall
step-draw-divine-interventions = Draw divine interventions
step-discard-divine-interventions = Discard divine interventions
step-night = Night
step-make-an-offering = Make an offering
step-spend-veterans = Spend Veterans
step-choose-your-place = Choose your place in the turn order
choice-seal = Seal the plan
choice-pass = Decline
choice-colour = { $a1 }
choice-city = Take { $a1 }
choice-next = Next: { $a1 }
choice-slot = Place { $a1 }
choice-empty = Leave { $a1 } empty
choice-raise = Raise the pyramid in { $a1 }
choice-level = Level { $a1 }
choice-tile = Take { $a1 }
choice-space = Place a token: { $a1 }
choice-silver = Place the silver token: { $a1 }
choice-gold = Use the gold token: { $a1 }
choice-action = { $a1 }
choice-troop = Troop in { $a1 }
choice-take = Units: { $a1 }
choice-with = With { $a1 }
choice-to = To { $a1 }
choice-teleport = Teleport to { $a1 }
choice-transfer = Transfer to { $a1 }
choice-place = Place a Unit in { $a1 }
choice-play = Play { $a1 }
choice-draw = Draw { $a1 }
choice-drop = Discard { $a1 }
choice-add = Add { $a1 }
choice-hit = Fire on { $a1 }
choice-discard = Lay { $a1 } face down
choice-card = Fight with { $a1 }
choice-remove = Remove { $a1 }
choice-arrange = Arrange your creatures
choice-creature = Bring { $a1 }
choice-battle = Battle in { $a1 }
choice-recall = Recall
choice-stay = Stay
choice-retreat = Retreat
choice-spend = Spend { $a1 }
choice-use = Yes
pass-your-turn = End the turn
pass-choose-a-troop = Done moving
pass-go-on = Stop here
pass-where-does-the-creature-go = No creature
pass-place-units = Place no more
pass-raise-a-pyramid = Raise none
pass-bring-a-creature = Leave it in the supply
pass-arrange-creatures = Leave it where it is
pass-inflict-a-divine-wound = Discard no more
pass-make-an-offering = No offering
pass-stay-or-recall = Stay
event-colour-in-play = Colour in play: { $a1 }
event-takes-city = { $a1 } takes the city { $a2 }
event-takes-place = { $a1 } is number { $a2 } in the turn order
event-round = Round { $a1 } begins
event-turn = { $a1 }’s turn
event-placed-token = { $a1 } places a token: { $a2 }
event-uses-gold = { $a1 } uses the gold token: { $a2 }
event-placed = { $a1 } places { $a2 ->
    [one] { $a2 }\xA0Unit
   *[other] { $a2 }\xA0Units
  } in { $a3 }; now { $a4 } there
event-raised = { $a1 } raises the pyramid in { $a2 } ({ $a3 }) to level { $a4 }
event-took-tile = { $a1 } takes a tile: { $a2 }
event-took-cards-back = { $a1 } takes back all battle cards
event-removed-a-card = { $a1 } removes a battle card in secret
event-removed = { $a1 } removes the battle card { $a2 }
event-creature-placed = { $a1 } comes to { $a2 }
event-creature-waits = { $a1 } waits in the supply
event-moved = { $a1 } moves { $a2 ->
    [one] { $a2 }\xA0Unit
   *[other] { $a2 }\xA0Units
  } from { $a3 } to { $a4 }
event-gained-prayer = { $a1 } gains { $a2 }\xA0PP and has { $a3 }
event-more-prayer = { $a1 } gains { $a2 } more PP and has { $a3 }
event-paid = { $a1 } pays { $a2 }\xA0PP and has { $a3 } left
event-gained-fame = { $a1 } gains { $a2 ->
    [one] { $a2 }\xA0fame point
   *[other] { $a2 }\xA0fame points
  } and has { $a3 }
event-gained-veterans = { $a1 } gains { $a2 ->
    [one] { $a2 }\xA0Veteran
   *[other] { $a2 }\xA0Veterans
  } and has { $a3 }
event-reshuffled = The discarded divine interventions become the deck
event-drew-a-card = { $a1 } draws a divine intervention and holds { $a2 }
event-drew = { $a1 } draws { $a2 }
event-discarded = { $a1 } discards { $a2 }
event-plays-a-card = { $a1 } plays { $a2 }
event-burnt = Fire takes a Unit of { $a1 } in { $a2 }; { $a3 } left
event-battle = { $a1 } attacks { $a2 } in { $a3 }
event-shows = { $a1 } shows the battle card { $a2 }
event-counts = { $a1 }: { $a3 } +{ $a2 } ({ $a4 })
event-wounds = { $a1 } discards { $a2 }: strength { $a3 }
event-strength = Strength: { $a1 } { $a2 }, { $a3 } { $a4 }
event-wins-battle = { $a1 } wins the battle
event-own-loss = { $a1 } loses { $a2 ->
    [one] { $a2 }\xA0Unit
   *[other] { $a2 }\xA0Units
  } to their own card; { $a3 } left
event-lost-units = { $a1 } loses { $a2 ->
    [0] nobody
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  }; { $a3 } left
event-recalled = { $a1 } recalls { $a2 ->
    [one] { $a2 }\xA0Unit
   *[other] { $a2 }\xA0Units
  } from { $a3 }
event-retreats = { $a1 } retreats with { $a2 ->
    [one] { $a2 }\xA0Unit
   *[other] { $a2 }\xA0Units
  } from { $a3 } to { $a4 }
event-offered = { $a1 } offers { $a2 ->
    [one] { $a2 }\xA0Unit
   *[other] { $a2 }\xA0Units
  } in { $a3 }
event-last-round = Round { $a1 } was the last one agreed
event-won = { $a1 } wins with { $a2 ->
    [one] { $a2 }\xA0fame point
   *[other] { $a2 }\xA0fame points
  }
over-fame = enough fame points
over-max-rounds = most fame points after the agreed rounds
effect-strength = strength +{ $n }
effect-strength-attacking = strength +{ $n } when attacking
effect-strength-defending = strength +{ $n } when defending
effect-damage = damage +{ $n }
effect-defence = defence +{ $n }
effect-unblockable = unblockable damage +{ $n }
effect-unblockable-defending = unblockable damage +{ $n } when defending
effect-land-moves = Land moves +{ $n }
effect-teleport-discount = Teleport { $n }\xA0PP cheaper
effect-teleport-from-obelisks = Teleport from Obelisks, too
effect-wounds = after the reveal you may discard cards for strength +{ $n } each
effect-fame = { $n } permanent FP at once
effect-silver = a silver token: one more action in a round
effect-free-recruits = free Units in a Recruit: { $n }
effect-recruits-free = Recruit costs nothing
effect-recruits-anywhere = recruits may join any of your Troops
effect-prayer-units = free Units when you Pray: { $n }
effect-troop = Troop limit +{ $n }
effect-defender-fame = { $n }\xA0FP for winning as the defender
effect-spies = you see the enemy’s battle card before you choose
effect-pray = { $n } more PP when you Pray
effect-tile-discount = tiles { $n }\xA0PP cheaper
effect-level-discount = each pyramid level { $n }\xA0PP cheaper
effect-payment-discount = every payment { $n }\xA0PP cheaper
effect-vision = cards drawn at Night +{ $n }, then as many discarded
effect-night-cards = cards drawn at Night +{ $n }
effect-night-levels = at Night one pyramid rises for free: level +{ $n }
effect-night-prayer = { $n } more PP at Night
effect-prayer-per-kill = { $n }\xA0PP for each enemy Unit you remove in battle
effect-prayer-per-loss = { $n } PP for each of your Units removed in battle
effect-prayer-attacking = { $n }\xA0PP when you attack
effect-cards-attacking = cards drawn when you attack: { $n }
effect-mercenaries = more Units, placed at once: { $n }
effect-gain-bonus = { $n } more PP whenever you gain some
effect-special = the battle card { $n } in exchange for another
effect-passes-walls = passes walls
effect-cancels = the enemy’s creature does nothing in battle
effect-fee = enemies pay { $n }\xA0PP to enter its zone
effect-teleports-free = free Teleport, from Obelisks, too
effect-devours = { $n } more FP for winning and removing two Units or more
effect-units = free Units: up to { $n }
effect-hits = enemy Units removed: { $n }
effect-prayer = { $n }\xA0PP
effect-teleports = a free Teleport, from any zone
gold-surprise-attack = gold: a Move that passes walls
gold-divine-will = gold: a Move or a Recruit
gold-twin-ceremony = gold: a tile of any colour, for 1 more PP
gold-forced-march = gold: a Move without Teleport
note-creature = creature: { $text }
note-comes-back = nothing; it comes back
note-card = strength { $strength }, damage { $damage }, defence { $defence }
note-own-loss = Units your Troop loses: { $n }
note-cost = costs { $n }\xA0PP
note-gain = +{ $n }\xA0PP
note-captured = for captured pyramids
note-pyramid = pyramid { $level } ({ $colour })
note-temple = { $n }\xA0PP at Night
note-troop = { $player }: { $n ->
    [one] { $n }\xA0Unit
   *[other] { $n }\xA0Units
  }
note-recall = all Units to the supply, +{ $n }\xA0PP
note-retreat = the winner chooses where
note-offering = Units lost: { $units }, fame gained: { $fame }
note-delta = Units lost: { $units }, PP gained: { $prayer }
note-veterans = Veterans spent: { $veterans }, extra PP: { $n }
note-veterans-cards = Veterans spent: { $veterans }, cards drawn: { $n }
refused-wall = a wall lies between: the Move did not begin beside this district
refused-second-district = this Move has already entered a district of another city
refused-no-border = that zone is not next to this one
refused-foreign-port = ports lead only to trading ports and to your own city’s
refused-not-in-play = that zone is not in play
refused-already-there = the Troop is there already
refused-no-land-moves-left = no Land move is left
refused-no-room = there is no room within the Troop limit
refused-troop-too-large = the Troop is larger than the limit
refused-troop-full = the Troop there has all the Units it may have
refused-too-many-stay = more Units would stay behind than the Troop limit allows
refused-two-creatures = a Troop has one creature at most
refused-fee = too few prayer points for what the enemy’s creature asks
refused-no-obelisk = a Teleport leads to a zone with an Obelisk
refused-no-pyramid-here = a Teleport begins in a district with a pyramid
refused-one-teleport = a Move has one Teleport, and it has been used
refused-on-foot = Forced March knows no Teleport
refused-too-few-prayer-points = there are too few prayer points
refused-so-many-are-not-there = so many Units are not there
refused-said-already = that has been said already
refused-no-way-on = with so many nothing leads on from here
refused-must-go-on = the Troop cannot stay here, and first must be able to go on
refused-set-out-already = it is played before the Troop sets out
refused-not-at-this-moment = not at this moment
refused-no-troop-there = no Troop of yours is there
refused-battle-card = that card is for battles
refused-movement-card = that card is for a Move
refused-day-card = that card is for the Day, outside battles
refused-card-not-held = you hold no such card
refused-no-enemy-troop = no enemy Troop is there to be hit
refused-supply-empty = no Unit is left in your supply
refused-not-your-district = it is no district of your city
refused-enemy-there = an enemy stands there
refused-order-of-the-board = Units are named in the order of the board
refused-mercenaries-must-come = mercenaries must come as long as there is room
refused-pyramid-tallest = that pyramid cannot grow any more
refused-no-pyramid-left = you have no further pyramid to build
refused-colour-not-in-play = that colour is not in play
refused-colour-already-yours = you have a pyramid of that colour
refused-level-already-built = the pyramid has that level already
refused-tile-already-yours = you have a tile with this picture
refused-tile-not-on-sale = that tile is not in the market
refused-tile-not-yours = you have no such tile
refused-colour-bought-today = you have bought a tile of this colour today
refused-other-buy-space = that colour is bought on another Buy space
refused-pyramid-held-by-an-enemy = an enemy holds the pyramid that would serve
refused-no-pyramid-so-tall = you control no pyramid of that colour and level
refused-special-card-stays = the special card itself stays
refused-card-not-in-hand = that battle card is not in your hand
refused-card-removed = that battle card has left the game
refused-card-discarded = that battle card is the one you discard
refused-card-first = a battle card to discard and one to play come first
refused-discard-first = the battle card to discard comes first
refused-order-of-the-list = cards are named in the order of the list
refused-diversion-stays = Diversion is never discarded
refused-space-taken = a token lies on that space
refused-token-placed = your token of this turn has been placed
refused-token-first = a token must be placed in each turn
refused-equilibrium = the tokens left must reach every floor that is still empty
refused-silver-needed = without the silver token a floor would stay empty
refused-no-silver-token = you have no silver token
refused-silver-used = the silver token has been used this round
refused-gold-used = the gold token has been used this round
refused-nothing-to-buy = there is nothing you could buy there
refused-creature-not-yours = that creature is not yours
refused-creature-on-the-board = that creature is on the board already
refused-creature-there = a creature is with that Troop already
refused-no-troop-for-it = no Troop in a district of yours is without a creature
refused-too-late-to-arrange = creatures are arranged once, before the token
refused-nothing-to-arrange = you have no creature that could be arranged
refused-no-battle-waits-there = no battle waits there
refused-troop-there = a Troop stands there
refused-foreign-city = it is a district of a city that is not the loser’s
refused-place-taken = that place is taken or does not exist
market-title = Power tiles
market-close = Board
market-filters = Show
market-all = All
market-can = I can buy
market-kind-battle = Battle
market-kind-movement = Movement
market-kind-prayer = Prayer
market-kind-units = Units
market-kind-creatures = Creatures
market-kind-fame = Fame
market-whose = Whose pyramids
market-colours = Colours
market-level-word = level
market-shelf = Level { $level }
market-within = within reach
market-price = price { $price } PP
market-can-take = can be taken
market-owned = owned by { $list }
market-bought = bought today
market-none-yet = no pyramid yet
market-your-level = your pyramid: level { $level }
market-level-of = { $who }: level { $level }
market-captured = captured from { $who }
market-prayer-points = prayer points
market-buy-question = Buy { $tile }?
market-buy-for = Buy for { $price } PP
market-take = Take { $tile }
market-rule = Rule
market-which-space = On which Buy space
market-space = Space { $number }
market-choose = { $count ->
    [one] One tile is within your means. Press any tile to read it.
   *[other] { $count } tiles are within your means. Press any tile to read it.
  }
market-look = Nothing can be bought right now. Press any tile to read it.
board-title = Player boards
board-fame-of = fame of { $n }
board-fame-row = Fame: { $total } of { $goal }
board-fame-divine = given by the gods, for good
board-fame-battle = won in battle, for good
board-fame-temple = for temples, while they are held
board-fame-pyramid = for pyramids of level 4, while they are held
board-fame-why = How fame wins
board-winning = { $who } wins at the start of the next turn, if nothing changes.
board-of = of { $n }
board-supply = in supply
board-veterans = Veterans
board-played = cards played
board-actions = Actions
board-space-used = { $action }, floor { $floor }: used
board-space-free = { $action }, floor { $floor }: free
board-tokens-left = { $n ->
    [one] { $n } Action token left
   *[other] { $n } Action tokens left
  }
board-equilibrium = Equilibrium: by Night every floor needs a token. Still empty: { $floors }.
board-equilibrium-now = Equilibrium: no token to spare. Each one left must go to an empty floor: { $floors }.
board-equilibrium-done = Equilibrium: every floor has its token.
board-silver-ready = Silver token ready.
board-silver-used = Silver token used.
board-silver-what = One more action in this round.
board-gold-ready = Gold token ready.
board-gold-used = Gold token used.
board-why = why?
board-on-the-map = On the map
board-units = { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  }
board-none = none
board-cards = Battle cards
board-cards-hand = in hand: { $n }
board-cards-played = played: { $n }
board-cards-aside = laid aside: { $n }
board-cards-removed = out of the game: { $n }
board-cards-secret = The other cards are secret.
board-divine = Divine interventions: { $n }
board-when-battle = in a battle
board-when-day = during the Day
board-when-movement = during a Move
board-tiles = Power tiles: { $n }
turn-fame = fame
kemet-greeting = You are { $god }. Hold temples, win battles and raise pyramids: whoever begins a turn with { $goal } fame points, while nobody has more, wins.
form-cities = Cities
form-cities-choose = Everybody takes one
form-cities-choose-what = One after the other, at the beginning.
form-cities-random = Dealt by chance
form-cities-random-what = Nobody chooses; play begins sooner.
form-length = Length
form-to-the-end = To { $n } fame points
form-to-the-end-what = As the rules have it.
form-rounds = { $n } rounds at most
form-rounds-what = Then whoever has the most fame wins.
form-board = The board for { $n }
form-board-what = pyramids in { $colours } of { $all } colours
kemet-how-lead = Kemet in nine cards: read them in three minutes, the rest comes by playing. The page only ever offers what the rules allow, and “why?” opens the rule.
kemet-how-win = Fame wins
kemet-how-win-what = You need { $goal } fame points when one of your turns begins, and nobody may have more. Solid marks stay yours for good; dashed ones are lent to you while you hold a temple or a tall pyramid.
kemet-how-map = Your city and the temples
kemet-how-map-what = Your city has three districts for Troops and pyramids. Temples lie outside: whoever stands on one has its fame point, until somebody drives them off.
kemet-how-day = A Day: { $tokens } tokens each
kemet-how-day-what = In turn, everybody places one Action token on their own board and does that action at once. When all are placed, Night falls.
kemet-how-floors = Every floor once
kemet-how-floors-what = By Night a token must lie on each of your three floors. Your board says which floor is still empty, so leave Move, Raise or Recruit some room.
kemet-how-tiles = Pyramids open the market
kemet-how-tiles-what = Raise a pyramid with prayer points, and you may buy tiles of its colour up to its level. A tile costs its level and works for the rest of the game.
kemet-how-move = A Troop goes far
kemet-how-move-what = Up to five Units are a Troop. It steps to a zone beside it or sails between ports; from a district with a pyramid it may Teleport to any Obelisk for 2 PP.
kemet-how-battle = Attacking brings fame
kemet-how-battle-what = Enter an enemy’s zone and a battle begins. Both secretly choose a card to play and one to lay aside. An attacker who wins and survives gains a fame point for good.
kemet-how-night = Night
kemet-how-night-what = Two temples or more bring lasting fame, temples bring prayer points, everybody draws a card. Then whoever has the least fame picks their place in the turn order first.
kemet-how-more = Creatures and divine cards
kemet-how-more-what = Some tiles bring a creature that makes one Troop stronger. Divine cards are surprises: in battle, on the way or during the Day.
kemet-how-actions = The five actions
kemet-how-action-pray = Two prayer points.
kemet-how-action-buy = A Power tile that one of your pyramids reaches; one of each colour in a Day.
kemet-how-action-raise = A pyramid grows by one level or more: 1 PP for level 1, 2 for level 2, and so on.
kemet-how-action-recruit = Units from the supply into your city, one prayer point each.
kemet-how-action-move = One Troop, or a part of it, sets out.
kemet-how-one-battle = One battle, step by step
kemet-how-divine = Divine interventions
kemet-battle-attacks = { $god } attacks a temple
kemet-battle-defends = { $god } defends it
kemet-battle-sum = { $units } Units + card { $card } = strength { $strength }
kemet-battle-cards = Both choose in secret: a card to play, another that goes face down beside it. Then they show.
kemet-battle-strength = Units, card, tiles and creature make the strength: eight on both sides.
kemet-battle-winner = In a tie the defender wins: { $defender } keeps the temple.
kemet-battle-losses = { $attacker } deals 1 damage, { $defender }’s card blocks 1. Nobody falls.
kemet-battle-rewards = { $defender } gets two Veterans, { $attacker } one. With one point more { $attacker } would have won, and gained fame.
kemet-battle-after = { $attacker } must go: home to the supply, which brings 3 PP, or to a zone that { $defender } picks.
phone-actions = Actions
phone-players = Players
phone-hand = Hand
phone-tiles = Tiles
phone-chronicle = Chronicle
fame-standing = Fame, to { $goal }: { $list }
table-title = Kemet · round { $round }, { $time ->
    [night] Night
   *[day] Day
  }
table-title-setup = Kemet · setup
table-subject = Players: { $players }. Whoever begins a turn with at least { $victory } fame points, and nobody has more, wins.
your-board = Your board
the-others = The other players
the-players = The players
you-in-city = You · { $city }
sheet-open = Show the whole board
fame = Fame
fame-of = fame of { $n }
fame-kinds = Fame { $total } of { $goal }. Permanent: divine { $divine }, battles { $battle }. While held: temples { $temple }, tall pyramids { $pyramid }.
of-most = of { $n }
prayer-points = Prayer points (PP)
prayer-points-what = They pay for tiles, levels, recruits and Teleports. Pray, and the Night, bring new ones.
prayer-n = PP: { $n }
supply = Supply
supply-what = Units that can still be recruited.
in-supply = in supply
supply-n = Units in supply: { $n }
veterans = Veterans
veterans-what = Battles bring them, above all those without fame. At Night they turn into PP, cards or Units.
veterans-n = { $n ->
    [one] Veteran
   *[other] Veterans
  }
veterans-count = Veterans: { $n }
divine-n = Divine interventions in hand: { $n }
cards-n = Battle cards in hand: { $n }
your-hand = Your cards and tiles
battle-cards = Battle cards
in-hand = { $n } in hand
divine-cards = Divine interventions
divine-when-battle = For battles
divine-when-day = For the Day, in your turn
divine-when-movement = For a Move
power-tiles = Power tiles
market = Market
market-level = Your { $colour } pyramids reach level { $n }
market-no-pyramid = You have no pyramid of this colour ({ $colour })
winning-you = You win if nothing changes before your next turn!
winning-other = Careful: { $names } would win at the start of the next turn!
winning-short = Would win at the next turn
actions = Actions
tokens-left = { $n ->
    [one] { $n } token left
   *[other] { $n } tokens left
  }
floors-need = { $n ->
    [one] floor { $floors } needs a token
   *[other] floors { $floors } need tokens
  }
command-move = Move
command-recruit = Recruit
command-raise = Raise
command-pray = Pray
command-buy = Buy
about-action-move = One of your Troops goes over land, by port or by Teleport.
about-action-recruit = New Units in your districts, for 1 PP each.
about-action-raise = A pyramid grows, or a new one begins.
about-action-pray = You gain prayer points.
about-action-buy = A tile of a colour and level that your pyramids reach.
space-used = A token lies here already.
gold-token = Gold token
board-label = Map of Kemet
storm = storm
bank-not-in-play = east bank,|not in play
zone-kind-district = district
zone-kind-desert = desert
zone-kind-obelisk = desert with an Obelisk
zone-kind-temple = temple
zone-kind-sanctuary = sanctuary
zone-port-trading = trading port
zone-port-military = military port
zone-night = { $n } PP at Night
zone-pyramid = { $colour } pyramid, level { $level }
zone-held = held by { $who }
zone-beside = next to: { $list }
zone-battle = { $zone }: battle
troop-of = { $who }: { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  }
troop-with = { $who }: { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  } with { $creature }
way-land = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
way-sea = by ship, { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
way-transfer = by a Transfer card
way-teleport = Teleport for { $n } PP
clash = battle, { $own } to { $enemy } before cards
odds-to = to
odds-before = Before cards.
odds-tie = Before cards; a tie goes to { $who }.
costs-pp = costs { $n } PP
costs-nothing = free
prompt-turn = Your turn: place an Action token
prompt-turn-more = Anything else this turn?
prompt-plan-move = Move: which Troop?
prompt-plan-recruit = Recruit: where do the new Units go?
prompt-plan-raise = Raise: which pyramid?
prompt-plan-buy = Buy: choose a tile in the market
prompt-plan-pray = Pray
prompt-move-where = Move: where { $units ->
    [one] does your Unit go
   *[other] do your { $units } Units go
  }?
prompt-confirm-attack = Attack { $enemy } in { $zone }?
prompt-go-on = On the way: where do they go on, or stop?
prompt-raise-it-to = How high shall the pyramid rise?
prompt-take-a-city = Choose your city
prompt-leave-a-district-empty = Which district of your city stays empty?
prompt-build-the-first-pyramids = Build your first pyramids
prompt-choose-a-colour = Which colour does the new pyramid get?
prompt-take-the-first-tile = Take your first tile: it is free
prompt-move-or-recruit = Divine Will: Move or Recruit?
prompt-bring-a-creature = Where does the creature appear?
prompt-arrange-creatures = Where does { $creature } go?
prompt-raise-a-pyramid = Raise: which pyramid?
prompt-buy-a-tile = Buy a Power tile
prompt-remove-a-battle-card = Which battle card leaves the game?
prompt-place-units = Where do the new Units go?
prompt-choose-the-next-battle = Which battle comes first?
prompt-choose-a-troop = Move: which Troop?
prompt-take-along = How many Units go?
prompt-where-does-the-creature-go = Does the creature go along?
prompt-rain-fire-on = Raining Fire: which enemy Troop loses a Unit?
prompt-war-council = War council: choose in secret
prompt-inflict-a-divine-wound = Discard cards for more strength?
prompt-recall-or-retreat = Your Troop lost: recall or retreat?
prompt-choose-where-they-retreat = You won: where do the losers retreat?
prompt-stay-or-recall = You won: stay there or recall the Troop?
prompt-draw-divine-interventions = Draw divine interventions
prompt-discard-divine-interventions = Which divine interventions do you discard?
prompt-make-an-offering = Make an offering at the Sanctuary?
prompt-make-an-offering-delta = Make an offering at the Delta temple?
prompt-spend-veterans = Spend Veterans? You have { $veterans }
prompt-choose-your-place = Choose your place in the turn order
detail-turn = Click an action, or a Troop to move it. Without a token yet: floor { $floors }
detail-turn-free = Click an action, or a Troop to move it.
detail-turn-more = Play a card, bring a creature, or end the turn.
detail-plan-move = Click a Troop, then where it goes; or drag it there.
detail-plan-raise = The tag at a pyramid is the price of its next level.
detail-plan-buy = One click chooses space and tile.
detail-plan-recruit = Click a district to fill it, and again for one less.
detail-plan-pray = You gain prayer points.
detail-confirm-attack = Battle: { $own } to { $strength } before cards. It cannot be undone.
detail-confirm-attack-paid = Battle: { $own } to { $strength } before cards, costs { $paid } PP. It cannot be undone.
detail-move-where = From { $from } · you have { $prayer } PP
detail-raise-it-to = { $zone } · you have { $prayer } PP
detail-recruit = Click a district to fill it, again for one less. Units: { $recruits } of { $most }, price: { $price } of { $prayer } PP
detail-place-units = Units left to place: { $units }
detail-take-a-city = Three districts behind a wall, with a desert and a port around it.
detail-leave-a-district-empty = Each of the other two gets a Troop.
detail-build-the-first-pyramids = Choose a colour and press a district. Levels left: { $left }
detail-founded = All levels are placed: confirm, or go back.
detail-choose-a-colour = The colour decides which tiles you can buy.
detail-take-the-first-tile = Level 1, of a colour of your pyramids.
detail-choose-a-troop = Click a Troop, then where it goes; or drag it there.
detail-recall-or-retreat = Recall: the Units go to your supply and bring PP. Retreat: the winner chooses where.
detail-choose-where-they-retreat = Only zones next to the battle are possible.
detail-choose-your-place = The first acts first; the last sees what the others do.
done = Done
place-n = Place { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  }
how-many-come = How many come
silver-token = Silver token
at-once = At once
step-by-step = In steps
level-n = Level { $n }
how-many = How many go
how-many-what = Keys 1 to 7
units-of = { $n } of { $of } Units
with-creature = with { $creature }
ends-itself = The turn ends by itself
wait = Wait
text-move = Move { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  } from { $zone }
text-council = Battle in { $zone } against { $enemy }: { $own } to { $strength } before cards.
text-council-plan = Chosen so far: { $list }
over-won = { $names } wins: { $reason }
over-nobody = Nobody wins
key-plan-back = Back: one step of what is being planned, or what is to be confirmed
key-zones = From zone to zone
key-zone-targets = Next and previous zone that can be chosen
key-zone-enter = Choose the zone
guide-take-a-city = Click a city on the map. Each has three districts, where your pyramids will stand and your Troops begin.
guide-leave-a-district-empty = Two of your three districts get a Troop. Pyramids can stand in all three.
guide-build-the-first-pyramids = Every colour opens tiles of its own kind: press a colour to read which. A second level opens stronger tiles.
guide-take-the-first-tile = Tiles are for good. This first one is free; each tells what it does.
guide-your-turn = One Action token a turn. Click a Troop to move it, a bare district to build, the market to buy, or a space of your pyramid.
guide-go-on = Gold numbers are steps, blue ones are the price of a Teleport. Red blades mean a battle.
guide-war-council = Both sides choose one card to fight with and one to lay aside, in secret.
guide-choose-your-place = Whoever has least fame chooses first.
why-more-fame = more permanent fame
why-more-temples = more temples held
why-more-pyramids = taller pyramids
why-more-tiles = a stronger set of tiles
why-more-plan = a better tile comes within reach
why-more-prayer = more prayer points
why-more-units = a stronger army
why-more-cards = better cards in hand
why-more-battle = better chances in battle
why-more-victory = victory is near
why-more-danger = less danger for your Troops
zone-nw1 = Northwest 1
zone-nw2 = Northwest 2
zone-nw3 = Northwest 3
zone-w1 = West 1
zone-w2 = West 2
zone-w3 = West 3
zone-sw1 = Southwest 1
zone-sw2 = Southwest 2
zone-sw3 = Southwest 3
zone-ne1 = Northeast 1
zone-ne2 = Northeast 2
zone-ne3 = Northeast 3
zone-e1 = East 1
zone-e2 = East 2
zone-e3 = East 3
zone-se1 = Southeast 1
zone-se2 = Southeast 2
zone-se3 = Southeast 3
zone-d-nw = NW sands
zone-d-w = West sands
zone-d-sw = SW sands
zone-d-ne = NE sands
zone-d-e = East sands
zone-d-se = SE sands
zone-ob-w1 = NW obelisk
zone-ob-w2 = SW obelisk
zone-in-w = West shore
zone-ob-e1 = NE obelisk
zone-ob-e2 = SE obelisk
zone-in-e = East shore
zone-delta-d = Delta sands
zone-t-w = West temple
zone-t-inw = Nile temple W
zone-t-e = East temple
zone-t-ine = Nile temple E
zone-t-delta = Delta temple
zone-sanctuary = Sanctuary
`,vt=b(`<div class="card svelte-1ho2mim"><!></div>`);function yt(e,t){M(t,!0);let n=K(()=>t.load());var i=d(),o=y(i);a(o,()=>S(n),null,(e,n)=>{var i=d(),a=y(i);ee(a,()=>t.children,()=>S(n)),r(e,i)},e=>{var t=vt(),n=l(t);fe(n,{}),N(t),r(e,t)}),r(e,i),k()}oe(`kemet`,_t);var bt=e=>t=>X(`${e}-${J(t)}`,ve(t)),xt=bt(`city`),St=bt(`zone`),Ct=bt(`colour`),wt=bt(`action`),Tt=e=>bt(`tile`)(e.replace(/-(ruby|sapphire|diamond|onyx)$/,``)),Et=bt(`divine`),Dt=bt(`step`);function Ot(e){let t=e.indexOf(` `);return t<0?[e,``]:[e.slice(0,t),e.slice(t+1)]}var kt=e=>e.join(`; `),At=e=>e.split(`; `),jt=new Set(Object.keys(gt.zones)),Mt=e=>jt.has(e),Nt=/^(NW|NE|SW|SE|W|E)$/,Pt=/^P\d$/,Ft=e=>St(e),It=/^(move|recruit|raise|pray|buy)-(\d|[abc])$/;function Lt(e){let[,t=``,n=``]=It.exec(e)??[];return t?/[abc]/.test(n)?Y(`space-of-three`,{action:wt(t),n:`abc`.indexOf(n)+1}):Y(`space-on-floor`,{action:wt(t),floor:n}):Y(`gold-token`)}function Rt(e){let t=/-(ruby|sapphire|diamond|onyx)$/.exec(e)?.[1];return t?Y(`tile-of-colour`,{tile:Tt(e),colour:Ct(t)}):Tt(e)}function zt(e){if(e==null)return Y(`nobody`);if(Array.isArray(e))return e.map(zt).join(`, `);let t=String(e);if(Mt(t))return Ft(t);if(Nt.test(t))return xt(t);if(It.test(t))return Lt(t);if(/^\d/.test(t))return t;if(ae(`divine-${J(t)}`))return Et(t);if(ae(`tile-${J(t.replace(/-(ruby|sapphire|diamond|onyx)$/,``))}`))return Rt(t);for(let e of[`god`,`colour`,`action`,`stat`,`source`]){let n=`${e}-${J(t)}`;if(ae(n))return Y(n)}return t}var[Bt,Vt]=[``,``];function Ht(e,t){if(typeof e==`number`)return e;let n=String(e);return Pt.test(n)?`${Bt}${t(n)}${Vt}`:/^\d+$/.test(n)?Number(n):Mt(n)?Ft(n):`${Bt}${zt(e)}${Vt}`}function Ut(e,t){let n=Object.fromEntries(e.args.map((e,n)=>[`a${n+1}`,Ht(e,t)]));return X(`event-${J(e.event)}`,`${e.event}: ${e.args.map(zt).join(`, `)}`,n)}function Wt(e,t){return Ut(e,t).split(Bt).flatMap((e,t)=>{if(!t)return[{text:e,strong:!1}];let[n=``,r=``]=e.split(Vt);return[{text:n,strong:!0},{text:r,strong:!1}]}).filter(({text:e})=>e).map((e,t)=>t?e:{...e,text:e.text.charAt(0).toUpperCase()+e.text.slice(1)})}var Gt=(e,t)=>Wt(e,t).map(({text:e})=>e).join(``);function Kt(e,t=e=>e,n=``){let[r,i]=Ot(e),a=`${r}-${J(n)}`;if(n&&!i&&ae(a))return Y(a);let o=Pt.test(i)?t(i):i&&zt(i);return X(`choice-${J(r)}`,i?`${r} ${o}`:r,{a1:o})}var qt=e=>e,Jt=({place:e})=>Y(e.obelisk&&e.kind===`desert`?`zone-kind-obelisk`:`zone-kind-${e.kind}`);function Yt(e,{player:t,units:n,creatures:r}){let i=e.playerName(t);return r.length?Y(`troop-with`,{who:i,n,creature:r.map(Tt).join(`, `)}):Y(`troop-of`,{who:i,n})}function Xt(e){return[...e.steps?[Y(e.sea?`way-sea`:`way-land`,{n:e.steps})]:[],...e.card?[Y(`way-transfer`)]:[],...e.teleport===null?[]:[Y(`way-teleport`,{n:e.teleport})],...e.fee?[Y(`costs-pp`,{n:e.fee})]:[]].join(`, `)}function Zt(e,t,n){let{place:r,troops:i,pyramid:a,holder:o}=t,s=e.targets.get(r.name)?.arrival?.battle;return[`${Ft(r.name)}, ${Jt(t)}`,...r.night?[Y(`zone-night`,{n:r.night})]:[],...r.port?[Y(`zone-port-${r.port.kind}`)]:[],...a?[Y(`zone-pyramid`,{colour:Ct(a.colour),level:a.level})]:[],...o?[Y(`zone-held`,{who:e.playerName(o.player)})]:[],...i.map(t=>Yt(e,t)),...n&&(n.steps||n.teleport!==null||n.fee)?[Xt(n)]:[],...s?[Y(`clash`,{own:s.strength[0]??0,enemy:s.strength[1]??0})]:[]].join(`; `)}var Qt={space:null,silver:!1,troop:null,units:null,alone:!1,most:null,placed:{},district:null,colour:null,founded:[]};function $t(e,t){let n=e.filter(e=>t.troop===null||e.troop===t.troop),r=Math.max(...n.map(({units:e})=>e)),i=n.filter(({units:e})=>e===(t.units??r));return i.find(({creatures:e})=>e.length===0===t.alone)??i[0]}function en(e,t,n,r,{space:i,silver:a}){let o=t.flatMap(t=>{let[r=``,i=``]=t.split(` `),o=r===`silver`||r===`space`&&!a?n.find(e=>e.name===i):void 0;return o?.action===e?[{choice:t,space:o}]:[]}),s=new Set(n.filter(({name:e})=>r.includes(e)).map(({floor:e})=>e));return(o.find(({space:e})=>e.name===i)??o.find(({space:e})=>!s.has(e.floor))??o[0])?.choice??null}var tn=e=>Object.values(e).reduce((e,t)=>e+(t??0),0),nn=({room:e,prices:t},n,r,i)=>(n[r]??0)<(e[r]??0)&&tn(n)<(i??t.length-1),rn=(e,t,n,r=null)=>nn(e,t,n,r)||(t[n]??0)>0;function an({room:e,prices:t},n){let r=Object.keys(e),i=r.flatMap(e=>Array.from({length:n[e]??0},()=>`place ${e}`)),a=Math.max(0,r.findLastIndex(e=>(n[e]??0)>0));return i.length<t.length-1&&r.slice(a).some(t=>(n[t]??0)<(e[t]??0))?[...i,`pass`]:i}function on({room:e,prices:t},n,r=null){let i=r??t.length-1,a={};for(let t of Object.keys(e).sort((e,t)=>n(t)-n(e))){let n=Math.min(i,e[t]??0);n>0&&(a[t]=n),i-=n}return a}function sn(e,t,n,r=null){let i=t[n]??0,a=Math.min((e.room[n]??0)-i,(r??e.prices.length-1)-tn(t));return{...t,[n]:a>0?i+a:i-1}}var cn=(e,t)=>e.filter(e=>e.district===t),ln=(e,t)=>e.find(e=>e.district===t),un=(e,t)=>e.filter(({pyramids:e})=>t.every(t=>{let n=ln(e,t.district);return n!==void 0&&n.colour===t.colour&&n.level>=t.level})),dn=(e,t)=>e.length===t.length&&e.every(e=>ln(t,e.district)?.level===e.level&&ln(t,e.district)?.colour===e.colour),fn=(e,t)=>e.find(({pyramids:e})=>dn(e,t));function pn(e,t,n){let r=ln(t,n)?.level??0,i=un(e,t).flatMap(({pyramids:e})=>e.filter(e=>e.district===n&&e.level>r));return[...new Set(i.map(({colour:e})=>e))]}function mn(e,t,n){let r=ln(e,t);return r?e.map(e=>e===r?{...e,level:e.level+1}:e):[...e,{district:t,colour:n,level:1}]}var hn=b(`<div><!></div>`),gn=x(`<path></path>`),_n=b(`<div class="room svelte-ne7ij5"><!></div>`);function vn(t,n){M(n,!0);let i=e=>{var t=hn();let n,i;var a=l(t);{let e=K(()=>Y(`board-label`)),t=K(()=>({storm:Y(`storm`),bank:Y(`bank-not-in-play`).split(`|`)}));Be(a,{get model(){return s().board},get lit(){return S(B)},get open(){return S(ee)},get press(){return S(te)},get chosen(){return s().chosen},get hinted(){return s().hinted},get pointed(){return s().pointed},get notes(){return S(ne)},get plans(){return S(re)},get route(){return s().route},get arrivals(){return s().arrivals},get viewBox(){return`${S(v).x??``} ${S(v).y??``} ${S(v).width??``} ${S(v).height??``}`},get up(){return u()},get far(){return S(w)},get label(){return S(e)},describe:(e,t)=>Zt(s(),e,t),get nameOf(){return Ft},get words(){return S(t)},onpick:e=>s().pick(e),onpress:ie,onlook:e=>s().over=e})}N(t),H(()=>{n=L(t,1,`layer svelte-ne7ij5`,null,n,{moving:S(O)}),i=R(t,``,i,{transform:`translate(${S(x).x??``}px, ${S(x).y??``}px) scale(${S(b)??``})`})}),_(`click`,t,J,!0),r(e,t)},a=e=>{we(e,{get box(){return S(p)},get zoom(){return S(m)},children:(e,t)=>{var n=d(),i=y(n);h(i,17,()=>[...s().map.zones.values()],e=>e.name,(e,t)=>{var n=gn();let i;H(e=>{i=L(n,0,`zone svelte-ne7ij5`,null,i,{lit:e}),I(n,`d`,S(t).path)},[()=>S(B).has(S(t).name)]),r(e,n)}),r(e,n)},$$slots:{default:!0}})},s=A(n,`game`,7),c=A(n,`small`,3,!1),u=A(n,`up`,3,1),f={x:-6,y:-4,width:12,height:16},p=K(()=>({x:f.x,y:f.y,width:s().map.width+f.width,height:s().map.height+f.height})),m=K(()=>new Te(S(p))),g=j({width:0,height:0}),v=K(()=>g.width&&g.height?Re(Pe(S(p),g),g):S(p)),b=K(()=>S(v).width/S(m).box.width),x=K(()=>{let e=g.width/S(v).width*S(b);return{x:(S(v).x-S(m).box.x)*e,y:(S(v).y-S(m).box.y)*e}}),C=.83,w=K(()=>c()&&g.width>0&&g.width/S(v).width*S(b)<.56);function T(e){let[t,n]=[Math.min(S(p).width,(g.width-64)/C),Math.min(S(p).height,(g.height-20)/C)],r=([e,r])=>({x:Math.max(S(p).x,Math.min(S(p).x+S(p).width-t,e-t/2)),y:Math.max(S(p).y,Math.min(S(p).y+S(p).height-n,r-n/2)),width:t,height:n}),i=s().map.zones.get(s().chosen??``)?.troop,a=s().map.cities.find(({name:e})=>e===s().mine?.city)?.centre,o=[...s().targets.keys()].flatMap(e=>s().map.zones.get(e)?.ring??[]),[c,l]=[o.map(([e])=>e),o.map(([,e])=>e)],u=o.length?{x:Math.min(...c),y:Math.min(...l),width:Math.max(...c)-Math.min(...c),height:Math.max(...l)-Math.min(...l)}:null;return i?r(i):u&&u.width<=t&&u.height<=n?u:a?e?r(a):null:S(p)}let E=K(()=>s().mine?.city??null),D;q(()=>{let e=D===null&&S(E)!==null;D=S(E),e&&c()&&G(()=>S(m).show(T(!0)??S(p),{most:C,always:!0}))});let O=V(!1),P;q(()=>(S(m).box,F(O,!0),clearTimeout(P),P=setTimeout(()=>F(O,!1),180),()=>clearTimeout(P)));let z=K(()=>[...s().targets]),B=K(()=>new Map(S(z).flatMap(([e,t])=>t.lit?[[e,t.lit]]:[]))),ee=K(()=>new Set(S(z).filter(([,e])=>!e.lit).map(([e])=>e))),te=K(()=>new Map(S(z).map(([e,{choices:t,plan:n}])=>[e,t?{choice:kt(t)}:{plan:`${Object.keys(n??{})[0]??``} ${e}`}]))),ne=K(()=>new Map(Object.entries(s().plan.placed).flatMap(([e,t])=>t?[[e,`+${t}`]]:[]))),re=K(()=>{let{founded:e,district:t,colour:n}=s().plan,r=new Map(e.map(e=>[e.district,{colour:e.colour,level:e.level}])),i=cn(s().ahead.raises??[],t),a=i.filter(e=>e.colour===(n??i[0]?.colour)).at(-1);return t&&a&&r.set(t,{colour:a.colour,level:a.level}),r}),U=null,W=!1;function ie(e,t){s().journey?.troop!==e&&s().targets.get(e)?.plan?.troop!==e||t.button||(U={zone:e,x:t.clientX,y:t.clientY},W=!1,c()||t.stopPropagation())}function ae(e){!U||W||Math.hypot(e.clientX-U.x,e.clientY-U.y)<8||(W=!0,s().journey?.troop!==U.zone&&s().pick(U.zone))}function oe(e){let t=U;if(U=null,!W||!t)return;let n=document.elementFromPoint(e.clientX,e.clientY)?.closest(`[data-zone]`)?.dataset.zone;n&&n!==t.zone&&s().targets.get(n)?.arrival&&s().pick(n)}function J(e){W&&e.detail&&e.stopPropagation(),W=!1}var X=_n();_(`pointermove`,e,ae),_(`pointerup`,e,oe),_(`pointercancel`,e,()=>U=null);var se=l(X);{let e=K(()=>s().view.legal.join());je(se,{get zoom(){return S(m)},get board(){return i},get mini(){return a},get small(){return c()},part:T,get question(){return S(e)}})}N(X),o(X,`clientWidth`,e=>g.width=e),o(X,`clientHeight`,e=>g.height=e),r(t,X),k()}var yn=[`bl`,`br`,`tl`,`tr`,`bm`,`tm`];function bn(e,t,n,r){let i=t.width?n.width/t.width*e.width:0,a=t.height?n.height/t.height*e.height:0,o=t=>{let n=t.endsWith(`l`)?e.x:t.endsWith(`r`)?e.x+e.width-i:e.x+(e.width-i)/2,o=t.startsWith(`t`)?e.y:e.y+e.height-a;return r.filter(([e,t])=>e>n-20&&e<n+i+20&&t>o-10&&t<o+a+40).length};return yn.map(e=>({corner:e,covers:o(e)})).reduce((e,t)=>t.covers<e.covers?t:e).corner}var xn=new Set([`counts`,`reshuffled`]),Sn=({event:e,args:t},n)=>e===`lost units`&&Number(t[1])===0||e===`drew a card`&&n?.event===`drew`&&n.args[0]===t[0],Cn=e=>{let t=e.filter(ze).filter(({event:e})=>!xn.has(e));return t.filter((e,n)=>!Sn(e,t[n+1]))},wn=new Set([`turn`,`paid`,`shows`,`strength`,`drew a card`,`took cards back`,`takes place`]);function Tn(e,t,n){let r=e.filter(({n:e})=>e>t),i=r.findIndex(e=>ze(e)?e.event===`turn`&&e.args[0]!==n:e.player!==n);return i<0?[]:Cn(r.slice(i)).filter(({event:e})=>!wn.has(e))}var En=5;function Dn(e){let t=e.since?Tn(e.seat.story,e.since,e.seat.viewer):[];if(!t.length||e.seat.over)return``;let n=t.slice(-5).map(t=>Gt(t,e.playerName)).join(`; `);return Y(`since-said`,{list:t.length>En?Y(`since-more`,{list:n,count:t.length-En}):n})}var On=(e,t,n,r,i)=>`<ellipse cx="${e}" cy="${t}" rx="${n}" ry="${r}" transform="rotate(${i} ${e} ${t})" fill="currentColor"/>`,kn={charge:Je,"priest-of-mafdet":Z(`M12 11.5c3.2 0 6.3 3.3 6.3 6.8 0 2.4-1.6 3.7-3.3 3.7-1.2 0-1.9-.6-3-.6s-1.8.6-3 .6c-1.7 0-3.3-1.3-3.3-3.7 0-3.5 3.1-6.8 6.3-6.8z`)+On(4.6,11,2.2,3,-20)+On(9.2,5.7,2.3,3.4,-6)+On(14.8,5.7,2.3,3.4,6)+On(19.4,11,2.2,3,20),carnage:Z(`M10.8 6.3c3-.5 5.5-2 7.2-4.6 3.6 3 5.4 7.7 4.3 12.4-2.3-1.9-5-2.8-8-2.5z`)+ot(`M3.5 20.5 14 9.5`,3.2)+Q(.36,.5,1,$e),"wrryt-storm":mt,portal:Xe(`M3 22V11a9 9 0 0 1 18 0v11h-4V11.2a5 5 0 0 0-10 0V22z`)+Z(`M12 10l1.2 3.8L17 15l-3.8 1.2L12 20l-1.2-3.8L7 15l3.8-1.2z`),"blades-of-neith":pt(45,ft)+pt(-45,ft),"divine-wound":Z(`M12 8.5c-2.3 3.4-4 5.6-4 8a4 4 0 0 0 8 0c0-2.4-1.7-4.6-4-8z`)+ot(`M12 1.5v3.3M5 4.2l1.9 2.7M19 4.2l-1.9 2.7M1.8 10l3 1.2M22.2 10l-3 1.2`,2.2),domination:Z(Qe(12,10.5,4.2))+Z(`M6.6 9.5C4.8 6.5 3 5.6.8 5.5c.2 5.5 2.6 9.5 7.2 10.3-1-1.6-1.6-3.9-1.4-6.3zM17.4 9.5c1.8-3 3.6-3.9 5.8-4-.2 5.5-2.6 9.5-7.2 10.3 1-1.6 1.6-3.9 1.4-6.3zM10 16.5h4l1.5 4.5h-7z`),initiative:Z(`M14.5 1.5 4 13.5h6L8 22.5 20 9.5h-6.8z`),"surprise-attack":Z(`M2 22V13h3v2h3v-2h3v2h3v-2h3v9z`)+ot(`M3 9C5 3.5 14 1.5 18.5 8v3M14.8 8.2l3.7 3.6 3.5-3.6`,2.4),"act-of-god":Xe(`${Ve}m-1.4 5.2v3.4H7.2v2.8h3.4v3.4h2.8v-3.4h3.4v-2.8h-3.4V7.2z`),"recruiting-scribe":Xe(`M3 3h11.5a2.5 2.5 0 0 1 2.5 2.5V9l-2.2 2.5V7H5.5v12h9v2.5H5A2 2 0 0 1 3 19.5zM7 9h6v1.7H7zm0 3.3h5V14H7zm0 3.3h3.5v1.7H7z`)+Z(`M21 6.5l2 1.8-8.3 10.2-3 1.5.9-3.3z`),defense:rt,"reinforcement-prayer":Q(.78,-1,4.5,ue.gain)+ct(18.5,6),"shetyw-barrier":Z(`M2 4h6.5v4.4H2zM10 4h12v4.4H10zM2 9.9h11v4.4H2zM14.5 9.9H22v4.4h-7.5zM2 15.8h6.5v4.4H2zM10 15.8h12v4.4H10z`),"shield-of-neith":Xe(`${Ue} M6.8 7.6 8 6.4l3 3V6h2v3.4l3-3 1.2 1.2L13.8 11l3.4 3.4-1.2 1.2-3-3V17h-2v-4.4l-3 3-1.2-1.2 3.4-3.4z`),legion:[[3,3],[9.5,3],[16,3],[.2,12.5],[6.5,12.5],[12.7,12.5],[18.8,12.5]].map(([e,t])=>Z(`M${e} ${t}h5v3.6c0 1.7-1 2.8-2.5 3.6-1.5-.8-2.5-1.9-2.5-3.6z`)).join(``),"defensive-victory":Xe(`${Ue} M12 5.5l1.6 3.7 4 .4-3 2.6.9 3.9-3.5-2-3.5 2 .9-3.9-3-2.6 4-.4z`),spy:et,reinforcements:Ye,"divine-will":ot(`M12 22.5v-7.5L5 8M12 15l7-7`,2.6)+Z(`M2 2.5l6.5 1-5.5 5.5zM22 2.5l-6.5 1L21 9z`),priest:Z(Qe(9.5,5.5,3.7))+Z(`M2.5 22c0-7.2 2.3-11.3 7-11.3S16.5 14.8 16.5 22z`)+ot(`M20 22V9`,2.2)+ot(Qe(20,6,2.6),2.2),priestess:Q(.92,-1.8,1.6,Z(`M12 1.8c4 0 6 2.7 6 6.2v7.5h-3.5v-3.6c-.5.4-1.5.6-2.5.6s-2-.2-2.5-.6v3.6H6V8c0-3.5 2-6.2 6-6.2zM4 22.5c.3-3.5 2.3-5.2 8-5.2s7.7 1.7 8 5.2z`))+ot(`M20.5 9.5c0 4-.5 6-2.2 8`,1.8)+Z(`M20.5 10.5c-2.6-1.8-3.4-5-2.7-8.5.9.7 1.4 1.4 1.7 2.3l1-3.3 1 3.3c.3-.9.8-1.6 1.7-2.3.7 3.5-.1 6.7-2.7 8.5z`),"magical-support":Z(`M3 15h8v6.5H3zM13 15h8v6.5h-8z`)+Z(`M8 8.5h8V13H8z`)+Z(`M12 .8l.9 2.7 2.7.9-2.7.9L12 8l-.9-2.7-2.7-.9 2.7-.9zM19.5 5l.6 1.7 1.7.6-1.7.6-.6 1.7-.6-1.7-1.7-.6 1.7-.6z`),vision:Xe(`M1.5 14.5S5.5 8.5 12 8.5s10.5 6 10.5 6-4 6-10.5 6-10.5-6-10.5-6zM12 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z`)+Z(Qe(12,14.5,1.7))+ot(`M12 1.5V5M6 2.8l1.2 3M18 2.8l-1.2 3`,2.2),"divine-boon":Q(.84,-2,3.8,Ze)+ct(19.5,5.5),"hand-of-god":Z(`M7 22.5c-2-2.5-3.6-5-5-8.2-.6-1.5 1-2.5 2.2-1.3L6.5 15V5.5c0-1.9 2.6-1.9 2.7 0V11h.6V3.2c0-2 2.7-2 2.8 0V11h.6V4.5c0-1.9 2.7-1.9 2.7 0V11.5h.6V7.2c0-1.8 2.5-1.8 2.5 0V16c0 2.8-1 4.7-2.5 6.5z`)+Z(`M20.5 1l2.7 4.5h-5.4z`),"divine-hunger":Z(`M2 4c6 2 14 2 20 0l-.8 6.5-2.7-1.3-1.7 4.3-2.6-4-2.2 4.8-2.2-4.8-2.6 4-1.7-4.3-2.7 1.3zM3.2 20.5l.8-5.2 2.5 1.2 1.6-2.5 2 3 1.9-3.5 1.9 3.5 2-3 1.6 2.5 2.5-1.2.8 5.2c-5.5-2-12.1-2-17.6 0z`),"priest-of-thoeris":Q(.84,-2.4,3.8,Ze)+Q(.56,12.5,-.5,ft),"priest-of-ra":Xe(`M12 4.5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM7.8 11.2v2.6h8.4v-2.6z`)+ot(`M12 .9v1M4 3.8l.6.8M20 3.8l-.6.8`,2.2),"priest-of-amon":Z(`M11.2 22V5.5C11 2.8 9.9 1.5 8.2 1.5 6 1.8 4.8 4.3 5.2 8l1.5 14zM12.8 22V5.5c.2-2.7 1.3-4 3-4 2.2.3 3.4 2.8 3 6.5l-1.5 14z`),"mercenaries-of-the-sword":Q(.8,-2.2,4.6,st)+Q(.86,12.5,1,ft),"mercenaries-of-the-spear":Q(.8,-2.2,4.6,st)+dt,"local-recruitment":Z(`M11 4.5 1.5 21.5h7l2.5-6 2.5 6h7z`)+ot(`M11 5V1.5`)+Z(`M11 1.3h6.5l-1.7 1.9 1.7 1.9H11z`),"honor-in-battle":ot(`M7 21C2.5 17 2 9 6 3.5M17 21c4.5-4 5-12 1-17.5`,2.2)+Z(`M1.5 7l4 1-1 3.6-3.3-1.4zM1.8 13.2l4.3-.4.4 3.6-3.5.3zM5 18.8l3.6-2.4 2 3-3.3 2zM22.5 7l-4 1 1 3.6 3.3-1.4zM22.2 13.2l-4.3-.4-.4 3.6 3.5.3zM19 18.8l-3.6-2.4-2 3 3.3 2z`)+Z(`M12 6.5l1.3 2.9 3.1.3-2.4 2.1.7 3.1-2.7-1.6-2.7 1.6.7-3.1-2.4-2.1 3.1-.3z`),"dedication-to-battle":Z(`M9 1.2 11 4v9H7V4zM3.8 13h10.4v2.4H3.8zM7.8 15.4h2.4V22H7.8z`)+Q(.62,11.5,7.5,ue.ankh),"twin-ceremony":Xe(`M3.5 1.5h9A2 2 0 0 1 14.5 3.5V8h-3.7A3.8 3.8 0 0 0 7 11.8V15.5H3.5a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z`)+Xe(`M11 9.5h9a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 8.5 20v-8A2.5 2.5 0 0 1 11 9.5zm4.5 2.3-3 4.2 3 4.2 3-4.2z`),"forced-march":Q(.78,-1.8,4.6,ue.move)+ot(`M15 3.5 19 8l-4 4.5M19.5 3.5 23 8l-3.5 4.5`,2.6),"deadly-trap":Z(`M1.5 21.5v-3h21v3zM2.5 17 5 7.5 7.5 17zM8 17l4-15 4 15zM16.5 17 19 7.5 21.5 17z`),"bestial-fury":Xe(`M2.5 2.5 7 5c3-1.5 7-1.5 10 0l4.5-2.5c.8 4.3.6 7-1 9.5 0 4-2 7-4.5 8.5l-1.5-3.3-1.2 4.6h-2.6l-1.2-4.6L8 20.5C5.5 19 3.5 16 3.5 12c-1.6-2.5-1.8-5.2-1-9.5zM6.3 10.2l4 2.6c-1.7.9-3.5.3-4-2.6zm11.4 0l-4 2.6c1.7.9 3.5.3 4-2.6z`),"divine-might":Q(.72,3.4,5.6,ue.ankh)+ot(`M12 1.2v2M4 4l1.6 1.8M20 4l-1.6 1.8M1.2 11.5h2.4M22.8 11.5h-2.4`,2.2)},An=e=>He.reduce((e,t)=>e.replace(RegExp(`-${t}$`),``),e);function jn(e){return it(e)?ut(e):kn[An(e)]??ot(`M5 5h14v14H5z`)}var Mn={strength:`strength +n`,strength_attacking:`attack strength +n`,strength_defending:`defend strength +n`,damage:`damage +n`,defence:`defence +n`,unblockable:`unblockable +n`,unblockable_defending:`defend unblockable +n`,land_moves:`move +n`,teleport_discount:`teleport prayer −n`,teleport_from_obelisks:`obelisk brings teleport`,wounds:`divine brings strength +n`,fame:`fame +n`,silver:`silver +n`,free_recruits:`recruit prayer 0 ×n`,recruits_free:`recruit prayer 0`,recruits_anywhere:`recruit brings unit`,prayer_units:`pray unit +n`,troop:`troop +n`,defender_fame:`defend brings fame +n`,spies:`spy card`,pray:`pray prayer +n`,tile_discount:`buy prayer −n`,level_discount:`raise prayer −n`,payment_discount:`prayer −n`,vision:`night divine +n −n`,night_cards:`night divine +n`,night_levels:`night raise +n`,night_prayer:`night prayer +n`,prayer_per_kill:`skull brings prayer +n`,prayer_per_loss:`unit brings prayer +n`,prayer_attacking:`attack prayer +n`,cards_attacking:`attack divine +n`,mercenaries:`unit +n`,gain_bonus:`prayer brings prayer +n`,special:`card n`,passes_walls:`wall`,cancels:`creature ×`,fee:`lock prayer n`,teleports_free:`teleport prayer 0`,devours:`skull brings fame +n`,units:`unit +n`,hits:`unit −n`,prayer:`prayer +n`,teleports:`teleport prayer 0`},Nn={"surprise-attack":`gold move wall`,"divine-will":`gold move recruit`,"twin-ceremony":`gold buy`,"forced-march":`gold move`},Pn=e=>e in We;function Fn(e,t){return((e===`gold`?Nn[t]:Mn[e])??``).split(` `).filter(Boolean).map(e=>Pn(e)?{sign:e}:{value:e.replace(`n`,String(t))})}var In=[`battle`,`movement`,`prayer`,`units`,`creatures`,`fame`],Ln={battle:`strength strength_attacking strength_defending damage defence unblockable unblockable_defending wounds special spies cancels cards_attacking`,movement:`land_moves teleport_discount teleport_from_obelisks teleports_free passes_walls gold`,prayer:`pray tile_discount level_discount payment_discount night_prayer night_levels prayer_per_kill prayer_per_loss prayer_attacking gain_bonus fee vision night_cards`,units:`free_recruits recruits_free recruits_anywhere prayer_units troop mercenaries`,fame:`fame defender_fame devours`};function Rn(e,t){if(e===`creatures`)return t.creature;let n=Ln[e].split(` `);return[...Object.keys(t.effect),...Object.keys(t.with_troop)].some(e=>n.includes(e))}var zn=e=>e.slice(0,1).toLocaleUpperCase()+e.slice(1),Bn=e=>Object.entries(e).flatMap(([e,t])=>(e===`gold`?X(`gold-${J(String(t))}`,``):X(`effect-${J(e)}`,``,{n:t}))||[]);function Vn(e){let t=Bn(e.with_troop);return zn([...t.length?[Y(`note-creature`,{text:t.join(`; `)})]:[],...Bn(e.effect)].join(`; `))}var Hn=e=>[...Object.entries(e.with_troop),...Object.entries(e.effect)].map(([e,t])=>Fn(e,t)).filter(e=>e.length>0),Un=e=>zn(Bn(e.effect).join(`; `)||Y(`note-comes-back`)),Wn=e=>{let t=Object.entries(e.effect).flatMap(([e,t])=>Fn(e,t)).find(e=>`value`in e&&/^[+−]/.test(e.value));return t&&`value`in t?t.value:``},Gn=({strength:e,damage:t,defence:n,own_loss:r})=>zn([Y(`note-card`,{strength:e,damage:t,defence:n}),...r?[Y(`note-own-loss`,{n:r})]:[]].join(`; `)),Kn=x(`<svg viewBox="-14 -14 28 28"></svg>`);function qn(e,t){M(t,!0);let n=A(t,`size`,3,24),i=A(t,`label`,3,``);var a=Kn();C(a,()=>nt(t.colour,t.level),!0),N(a),H(()=>{I(a,`width`,n()),I(a,`height`,n()),I(a,`role`,i()?`img`:void 0),I(a,`aria-label`,i()||void 0),I(a,`aria-hidden`,i()?void 0:`true`)}),r(e,a),k()}var Jn=x(`<svg viewBox="0 0 24 24" aria-hidden="true"></svg>`);function $(e,t){M(t,!0);let n=A(t,`size`,3,20);var i=Jn();C(i,()=>We[t.name],!0),N(i),H(()=>{I(i,`width`,n()),I(i,`height`,n())}),r(e,i),k()}function Yn({view:e,ahead:t,plan:n}){let r=new Map,i=(e,t)=>r.set(e,[...r.get(e)??[],t].sort((e,t)=>(e.paid??0)-(t.paid??0))),a=new Set(e.legal),o=new Set;for(let[e,r]of Object.entries(t.buys??{})){let t=(n?.silver?[`silver`]:[`space`,`silver`]).map(t=>`${t} ${e}`).find(e=>a.has(e));for(let{tile:n,choices:a,paid:s}of r){let[r,...c]=t?[t,...a]:a;r&&(o.add(n),i(n,{space:t?e:null,choices:[r,...c],paid:s}))}}for(let t of e.legal){let[e,n=``]=t.split(` `);e===`tile`&&!o.has(n)&&i(n,{space:null,choices:[t],paid:null})}return r}function Xn({ways:e},t,n,r){let i=e=>t.spaces.find(t=>t.name===e)?.floor,a=new Set(n.map(i)),o=e.filter(({paid:t})=>t===e[0]?.paid);return e.find(({space:e})=>e!==null&&e===r)??o.find(({space:e})=>!a.has(i(e)))??e[0]}function Zn(e,t){let{view:n,about:r,board:i,sheets:a,order:o}=e,s=n.position.columns.market??{},c=n.position.columns.colours??r.colours,l=Yn(e),u=[...i.sites.values()].filter(({holder:e,pyramid:n})=>n&&e?.player===t),d=e=>({tile:e,owners:o.filter(t=>a.get(t)?.tiles.includes(e.name)),left:s[e.name]??0,ways:t===n.viewer?l.get(e.name)??[]:[]});return r.colours.filter(e=>c.includes(e)).map(e=>{let n=u.filter(({pyramid:t})=>t?.colour===e).sort((e,t)=>(t.pyramid?.level??0)-(e.pyramid?.level??0))[0],i=n?.pyramid?.level??0,o=r.tiles.filter(t=>t.colour===e),s=[...new Set(o.map(e=>e.level))].sort((e,t)=>t-e);return{colour:e,level:i,captured:n?.owner&&n.owner.player!==t?n.owner:null,bought:a.get(t)?.bought.includes(e)??!1,shelves:s.map(e=>({level:e,lit:e<=i,wares:o.filter(t=>t.level===e).map(d).filter(Qn)}))}})}var Qn=({owners:e,left:t})=>t>0||e.length>0,$n=e=>e.flatMap(({shelves:e})=>e.flatMap(({wares:e})=>e));function er(e,t){return e.tiles.filter(e=>t.includes(e.name)).map(e=>({tile:e,amount:Number(e.effect.tile_discount??0)+Number(e.effect.payment_discount??0)})).filter(({amount:e})=>e>0)}function tr(e,{tile:t,owners:n,ways:r}){let i=r[0]?.paid;return[`${Ct(t.colour)} ${t.level}`,Vn(t),...n.length?[Y(`market-owned`,{list:n.map(e.playerName).join(`, `)})]:[],...r.length?[i==null?Y(`market-can-take`):Y(`market-price`,{price:i})]:[]].join(`; `)}function nr(e,{tile:t,ways:n}){let r=n.length?``:J(e.ahead.forbidden?.[`tile ${t.name}`]?.why??``);return r&&ae(`refused-${r}`)?Y(`refused-${r}`):``}function rr(e,{level:t,bought:n},r){return n?Y(`market-bought`):t?r===e.seat.viewer?Y(`market-your-level`,{level:t}):Y(`market-level-of`,{who:e.playerName(r),level:t}):Y(`market-none-yet`)}var ir=b(`<em class="svelte-mqh4v1"> </em>`),ar=b(`<span class="owner svelte-mqh4v1"><!> </span>`),or=b(`<span class="svelte-mqh4v1"> <b class="svelte-mqh4v1"> </b></span>`),sr=b(`<span class="left svelte-mqh4v1"><!><b class="svelte-mqh4v1"> </b><span class="unseen"> </span></span>`),cr=b(`<span class="svelte-mqh4v1"> <b class="svelte-mqh4v1"> </b></span> <!> <!>`,1),lr=b(`<button class="btn svelte-mqh4v1"> </button>`),ur=b(`<div class="ways svelte-mqh4v1" role="group"></div>`),dr=b(`<button><!> </button>`),fr=b(`<section><span><svg width="34" height="34" viewBox="0 0 24 24" aria-hidden="true"></svg></span> <div class="text svelte-mqh4v1" aria-live="polite"><b class="svelte-mqh4v1"> </b> <span class="svelte-mqh4v1"> <!></span></div> <div class="sum svelte-mqh4v1"><!> <!></div> <!> <div class="buttons svelte-mqh4v1"><button class="btn"><!> </button> <!></div></section>`);function pr(e,t){M(t,!0);let n=A(t,`game`,7),i=A(t,`narrow`,3,!1),a=V(0),o=K(()=>t.ware.tile),s=K(()=>t.ware.ways[S(a)]??t.ware.ways[0]),c=K(()=>n().mine),u=K(()=>S(s)?.paid===null||!S(c)?[]:er(n().about,S(c).tiles)),d=K(()=>nr(n(),t.ware)),f=K(()=>Tt(S(o).name)),p=K(()=>new Map(n().about.spaces.filter(({action:e})=>e===`buy`).map((e,t)=>[e.name,t+1]))),g=K(()=>S(s)!==void 0&&n().seat.hint?.choice===S(s).choices[0]);async function _(){S(s)&&await n().choose(...S(s).choices)&&t.onbought()}var v=fr();let b;var x=l(v),T=l(x);C(T,()=>jn(S(o).name),!0),N(T),N(x);var E=B(x,2),D=l(E),j=O(D,!0),P=B(D,2),R=l(P,!0),ee=B(R),te=e=>{var t=ir(),n=O(t,!0);H(()=>z(n,S(d))),r(e,t)};w(ee,e=>{S(d)&&e(te)}),N(P),N(E);var ne=B(E,2),re=l(ne);h(re,16,()=>t.ware.owners,e=>e,(e,t)=>{let i=K(()=>n().godOf(t));var a=ar(),o=l(a),s=e=>{de(e,{get god(){return S(i)},size:20})};w(o,e=>{S(i)&&e(s)});var c=B(o,1,!0);N(a),H(e=>z(c,e),[()=>t===n().seat.viewer?Y(`you`):n().playerName(t)]),r(e,a)});var U=B(re,2),W=e=>{var t=cr(),n=y(t),i=l(n),a=B(i),d=O(a,!0);N(n);var f=B(n,2);h(f,17,()=>S(u),e=>e.tile.name,(e,t)=>{var n=or(),i=l(n),a=B(i),o=O(a);N(n),H(e=>{z(i,`${e??``} `),z(o,`−${S(t).amount??``}`)},[()=>Tt(S(t).tile.name)]),r(e,n)});var p=B(f,2),m=e=>{var t=sr(),n=l(t);$(n,{name:`prayer`,size:15});var i=B(n),a=O(i),o=B(i),u=O(o,!0);N(t),H(e=>{z(a,`${S(c).prayer??``} → ${S(c).prayer-S(s).paid}`),z(u,e)},[()=>Y(`market-prayer-points`)]),r(e,t)};w(p,e=>{S(c)&&e(m)}),H(e=>{z(i,`${e??``} `),z(d,S(o).level)},[()=>Y(`market-level-word`)]),r(e,t)},G=e=>{var t=or(),n=l(t),i=B(n),a=O(i,!0);N(t),H((e,t)=>{z(n,`${e??``}, ${t??``} `),z(a,S(o).level)},[()=>Ct(S(o).colour),()=>Y(`market-level-word`)]),r(e,t)};w(U,e=>{S(s)&&S(s).paid!==null?e(W):t.ware.owners.length||e(G,1)}),N(ne);var q=B(ne,2),ie=e=>{var n=ur();h(n,23,()=>t.ware.ways,e=>e.choices.join(),(e,t,n)=>{var i=lr(),o=O(i,!0);H(e=>{I(i,`aria-pressed`,S(t)===S(s)),I(i,`data-plan`,`on ${S(t).space??``}`),z(o,e)},[()=>Y(`market-space`,{number:S(p).get(S(t).space??``)??S(n)+1})]),m(`click`,i,()=>F(a,S(n),!0)),r(e,i)}),N(n),H(e=>I(n,`aria-label`,e),[()=>Y(`market-which-space`)]),r(e,n)};w(q,e=>{t.ware.ways.length>1&&e(ie)});var ae=B(q,2),oe=l(ae),J=l(oe);se(J,{name:`help`,size:18});var X=B(J,1,!0);N(oe);var ce=B(oe,2),le=e=>{var t=dr();let n;var i=l(t);se(i,{name:`check`});var a=B(i,1,!0);N(t),H((e,r)=>{n=L(t,1,`btn main svelte-mqh4v1`,null,n,{hinted:S(g)}),I(t,`data-choice`,e),z(a,r)},[()=>S(s).choices.join(`; `),()=>S(s).paid===null?Y(`market-take`,{tile:S(f)}):Y(`market-buy-for`,{tile:S(f),price:S(s).paid})]),m(`click`,t,()=>void _()),r(e,t)};w(ce,e=>{S(s)&&e(le)}),N(ae),N(v),H((e,t,n)=>{b=L(v,1,`deal svelte-mqh4v1`,null,b,{narrow:i(),can:S(s)}),I(v,`aria-label`,S(f)),L(x,1,`picture gem-ground gem-${S(o).colour??``}`,`svelte-mqh4v1`),z(j,e),z(R,t),z(X,n)},[()=>S(s)&&S(s).paid!==null?Y(`market-buy-question`,{tile:S(f)}):S(f),()=>Vn(S(o)),()=>Y(`market-rule`)]),m(`click`,oe,()=>n().rule=S(o).rule),r(e,v),k()}p([`click`]);var mr=b(`<i class="svelte-1obqse3"></i>`),hr=b(`<span class="svelte-1obqse3"></span>`),gr=b(`<span class="signs svelte-1obqse3"></span>`),_r=b(`<button><span><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" class="svelte-1obqse3"></svg></span> <span class="text svelte-1obqse3"><b class="svelte-1obqse3"> </b> <!> <span class="unseen"> </span></span> <span class="owners svelte-1obqse3"></span></button>`),vr=b(`<div role="group"><span class="level svelte-1obqse3"> </span> <div class="wares svelte-1obqse3"></div></div>`),yr=b(`<section class="svelte-1obqse3"><header class="svelte-1obqse3"><!> <h3 class="svelte-1obqse3"> </h3><small class="svelte-1obqse3"> </small></header> <!></section>`),br=b(`<div class="deal"><!></div>`),xr=b(`<div><div class="pillars svelte-1obqse3"></div> <!></div>`);function Sr(e,t){M(t,!0);let n=V(null),i=K(()=>t.game.seat.viewer===`spectator`?t.game.order[0]??``:t.game.seat.viewer),a=K(()=>Zn(t.game,S(i))),o=K(()=>$n(S(a)).find(({tile:e})=>e.name===S(n))),s=K(()=>S(a).length>2),c=matchMedia(`(hover: hover)`).matches,u=K(()=>c&&(t.game.action===`buy`||t.game.view.legal.some(e=>e.startsWith(`tile `)))),f=e=>S(u)?Xn(e,t.game.about,t.game.mine?.spaces??[],t.game.plan.space):void 0;async function p(e){let r=f(e);r?await t.game.choose(...r.choices)&&F(n,null):F(n,S(n)===e.tile.name?null:e.tile.name,!0)}var g=xr();let v;var b=l(g);let x;h(b,21,()=>S(a),e=>e.colour,(e,a)=>{var o=yr(),c=l(o),g=l(c),v=e=>{qn(e,{get colour(){return S(a).colour},get level(){return S(a).level},size:26})},b=e=>{qn(e,{get colour(){return S(a).colour},size:26})};w(g,e=>{S(a).level?e(v):e(b,-1)});var x=B(g,2),E=O(x,!0),D=B(x),k=O(D,!0);N(c);var A=B(c,2);h(A,17,()=>S(a).shelves,({level:e,lit:t,wares:n})=>e,(e,a)=>{let o=()=>S(a).level,c=()=>S(a).lit,g=()=>S(a).wares;var v=vr();let b;var x=l(v),E=O(x,!0),D=B(x,2);h(D,21,g,e=>e.tile.name,(e,a)=>{let o=K(()=>S(a).owners.includes(S(i))),c=K(()=>f(S(a)));var g=_r();let v;var b=l(g),x=l(b);C(x,()=>jn(S(a).tile.name),!0),N(x),N(b);var E=B(b,2),D=l(E),k=O(D,!0),A=B(D,2),j=e=>{var t=gr();h(t,21,()=>Hn(S(a).tile),T,(e,t)=>{var n=hr();h(n,21,()=>S(t),T,(e,t)=>{var n=d(),i=y(n),a=e=>{$(e,{get name(){return S(t).sign},size:12})},o=e=>{var n=mr();H(()=>I(n,`data-value`,S(t).value)),r(e,n)};w(i,e=>{`sign`in S(t)?e(a):e(o,-1)}),r(e,n)}),N(n),r(e,n)}),N(t),r(e,t)};w(A,e=>{S(s)||e(j)});var M=B(A,2),P=O(M,!0);N(E);var R=B(E,2);h(R,20,()=>S(a).owners,e=>e,(e,n)=>{let i=K(()=>t.game.godOf(n));var a=d(),o=y(a),s=e=>{de(e,{get god(){return S(i)},size:16})};w(o,e=>{S(i)&&e(s)}),r(e,a)}),N(R),N(g),H((e,t,r,i)=>{v=L(g,1,`ware of-${e??``}`,`svelte-1obqse3`,v,{can:S(a).ways.length,mine:S(o),taken:!S(o)&&S(a).left===0}),I(g,`aria-pressed`,S(n)===S(a).tile.name),I(g,`data-choice`,t),I(g,`data-plan`,S(c)?void 0:`look ${S(a).tile.name}`),L(b,1,`picture gem-ground gem-${S(a).tile.colour??``}`,`svelte-1obqse3`),z(k,r),z(P,i)},[()=>t.game.godOf(S(i))??``,()=>S(c)?.choices.join(`; `),()=>Tt(S(a).tile.name),()=>tr(t.game,S(a))]),_(`pointerenter`,g,()=>S(u)&&F(n,S(a).tile.name,!0)),_(`focus`,g,()=>S(u)&&F(n,S(a).tile.name,!0)),m(`click`,g,()=>void p(S(a))),r(e,g)}),N(D),N(v),H(e=>{b=L(v,1,`shelf svelte-1obqse3`,null,b,{lit:c()}),I(v,`aria-label`,e),z(E,o())},[()=>Y(`market-shelf`,{level:o()})]),r(e,v)}),N(o),H((e,t,n)=>{I(o,`aria-label`,e),z(E,t),z(k,n)},[()=>Ct(S(a).colour),()=>Ct(S(a).colour),()=>rr(t.game,S(a),S(i))]),r(e,o)}),N(b);var E=B(b,2),D=e=>{var i=br();pr(l(i),{get game(){return t.game},get ware(){return S(o)},narrow:!0,onbought:()=>F(n,null)}),N(i),r(e,i)};w(E,e=>{S(o)&&e(D)}),N(g),H(()=>{v=L(g,1,`rail svelte-1obqse3`,null,v,{brief:S(s)}),x=R(b,``,x,{"grid-template-columns":`repeat(${S(a).length??``}, minmax(0, 1fr))`})}),r(e,g),k()}p([`click`]);var Cr={title:``,text:``},wr=({tip:e})=>e??Cr,Tr=({onpick:e,tip:t})=>e||t?`button`:`span`;function Er(e,t=!1){let{label:n,state:r,choice:i,plan:a,hinted:o,onpick:s}=e,c=`press ${r??``}${o?` hinted`:``}`;return Tr(e)===`span`&&t?{class:c}:Tr(e)===`span`?n?{class:c,role:`img`,"aria-label":n}:{class:c,"aria-hidden":!0}:{class:c,"aria-label":t?void 0:n,"aria-pressed":r===`chosen`||void 0,"aria-disabled":!s||void 0,"data-choice":s?i:void 0,"data-plan":s?a:void 0,onclick:s}}var Dr=new Set([`$$slots`,`$$events`,`$$legacy`,`tile`,`colour`,`name`,`effects`,`rule`,`copies`,`owners`,`me`,`price`]),Or=b(`<i></i>`),kr=b(`<span class="copies svelte-r5ksfp"></span>`),Ar=b(`<span class="takers svelte-r5ksfp"></span>`),jr=b(`<span class="rule svelte-r5ksfp"> </span>`),Mr=b(`<i class="svelte-r5ksfp"></i>`),Nr=b(`<span class="svelte-r5ksfp"></span>`),Pr=b(`<span class="effects svelte-r5ksfp"></span>`),Fr=b(`<span class="owners svelte-r5ksfp"></span>`),Ir=b(`<span class="price svelte-r5ksfp"><!></span>`),Lr=b(`<span><span><svg width="30" height="30" viewBox="0 0 24 24" aria-hidden="true" class="svelte-r5ksfp"></svg> <!></span> <!> <span class="text svelte-r5ksfp"><b class="svelte-r5ksfp"> </b> <!> <!></span> <!> <span class="unseen svelte-r5ksfp"> </span> <!></span>`);function Rr(e,t){M(t,!0);let a=A(t,`effects`,19,()=>[]),o=A(t,`rule`,3,``),s=A(t,`copies`,3,1),c=A(t,`owners`,19,()=>[]),u=P(t,Dr),f=K(()=>t.me!==void 0&&c().includes(t.me)),p=K(()=>!S(f)&&c().length>=s());var m=d(),_=y(m);g(_,()=>Tr(u),!1,(e,m)=>{n(e,(e,t)=>le?.(e,t),()=>wr(u)),i(e,e=>({...e}),[()=>Er(u,!0)],void 0,void 0,`svelte-r5ksfp`);var g=Lr();let _;var v=l(g),b=l(v);C(b,()=>jn(t.tile),!0),N(b);var x=B(b,2),E=e=>{var t=kr();h(t,21,()=>({length:s()}),T,(e,t,n)=>{var i=Or();let a;H(()=>a=L(i,1,`svelte-r5ksfp`,null,a,{gone:n>=s()-c().length})),r(e,i)}),N(t),r(e,t)};w(x,e=>{s()>1&&!S(p)&&e(E)}),N(v);var D=B(v,2),k=e=>{var t=Ar();h(t,20,c,e=>e,(e,t)=>{{let n=K(()=>c().length>1?20:25);de(e,{get god(){return t},get size(){return S(n)}})}}),N(t),r(e,t)};w(D,e=>{S(p)&&e(k)});var A=B(D,2),j=l(A),M=O(j,!0),P=B(j,2),F=e=>{var t=jr(),n=O(t,!0);H(()=>z(n,o())),r(e,t)};w(P,e=>{o()&&e(F)});var R=B(P,2),ee=e=>{var t=Pr();h(t,21,a,T,(e,t)=>{var n=Nr();h(n,21,()=>S(t),T,(e,t,n,i)=>{var a=d(),o=y(a),s=e=>{$(e,{get name(){return S(t).sign},size:13})},c=e=>{var n=Mr();H(()=>I(n,`data-value`,S(t).value)),r(e,n)};w(o,e=>{`sign`in S(t)?e(s):e(c,-1)}),r(e,a)}),N(n),r(e,n)}),N(t),r(e,t)};w(R,e=>{a().length&&e(ee)}),N(A);var te=B(A,2),V=e=>{var t=Fr();h(t,20,c,e=>e,(e,t)=>{de(e,{get god(){return t},size:19})}),N(t),r(e,t)};w(te,e=>{!S(p)&&c().length&&e(V)});var ne=B(te,2),re=O(ne,!0),U=B(ne,2),W=e=>{var n=Ir();$(l(n),{name:`prayer`,size:14}),N(n),H(()=>I(n,`data-value`,t.price)),r(e,n)};w(U,e=>{t.price!==void 0&&e(W)}),N(g),H(()=>{_=L(g,1,`slab of-${t.me??``??``}`,`svelte-r5ksfp`,_,{mine:S(f),taken:S(p)}),L(v,1,`picture gem-ground gem-${t.colour??``}`,`svelte-r5ksfp`),z(M,t.name),z(re,t.label)}),r(m,g)}),r(e,m),k()}var zr=b(`<button class="btn close svelte-1g49gg0" data-plan="close"><!></button>`),Br=b(`<span class="points svelte-1g49gg0"><!> <span class="unseen"> </span></span>`),Vr=b(`<b class="count svelte-1g49gg0"> <span class="unseen"> </span></b>`),Hr=b(`<button class="svelte-1g49gg0"><!> <!></button>`),Ur=b(`<small class="svelte-1g49gg0"> </small>`),Wr=b(`<section><h2 class="svelte-1g49gg0"> <!></h2> <!></section>`),Gr=b(`<p> </p> <!>`,1),Kr=b(`<div class="deal svelte-1g49gg0"><!></div>`),qr=b(`<div class="by svelte-1g49gg0"><div class="top svelte-1g49gg0"><!> <h1 class="svelte-1g49gg0"> </h1> <!></div> <div class="colours svelte-1g49gg0" role="group"></div> <div class="list svelte-1g49gg0"><!></div> <!></div>`);function Jr(e,t){M(t,!0);let n=A(t,`picked`,15,null),i=e=>$n([e]).filter(({ways:e})=>e.length>0).length,a=V(null),o=K(()=>t.game.mine?.buyTokens.get(t.game.plan.space??``)),c=K(()=>t.pillars.find(({colour:e})=>e===S(a))??t.pillars.find(e=>e.colour===S(o)&&i(e)>0)??t.pillars.find(e=>i(e)>0)??t.pillars[0]),u=K(()=>$n(t.pillars).find(({tile:e})=>e.name===n())),d=K(()=>t.game.godOf(t.player)),f=e=>e.flatMap(e=>t.game.godOf(e)??[]),p=e=>n()===e.tile.name?`chosen`:e.ways.length?`can`:void 0,g=V(void 0);function v(e,t){let n=S(g)?.querySelector(e)?.getBoundingClientRect();if(!S(g)||!n)return;let{top:r,bottom:i}=S(g).getBoundingClientRect();t===`start`||n.top<r?S(g).scrollTop+=n.top-r-4:n.bottom>i&&(S(g).scrollTop+=n.bottom-i+8)}let b=K(()=>S(c)?.colour);q(()=>{S(b),v(`.within`,`start`)}),q(()=>{n()&&re().then(()=>v(`[aria-pressed=true]`,`nearest`))});let x=null;function C(e){let r=x?e.clientX-x.x:0,i=x?e.clientY-x.y:0;if(x=null,Math.abs(r)<60||Math.abs(r)<Math.abs(i)*2)return;let o=t.pillars.findIndex(({colour:e})=>e===S(c)?.colour)-Math.sign(r);F(a,t.pillars[Math.max(0,Math.min(t.pillars.length-1,o))]?.colour??null,!0),n(null)}var T=qr(),E=l(T),D=l(E),j=e=>{var n=zr(),i=l(n);se(i,{name:`close`,size:20}),N(n),H(e=>I(n,`aria-label`,e),[()=>Y(`close`)]),m(`click`,n,function(...e){t.onclose?.apply(this,e)}),r(e,n)};w(D,e=>{t.onclose&&e(j)});var P=B(D,2),ee=O(P,!0),te=B(P,2),ne=e=>{var n=Br(),i=l(n);$(i,{name:`prayer`,size:16});var a=B(i,1,!0),o=B(a),s=O(o,!0);N(n),H(e=>{z(a,t.game.mine.prayer),z(s,e)},[()=>Y(`market-prayer-points`)]),r(e,n)};w(te,e=>{t.game.mine&&e(ne)}),N(E);var U=B(E,2);let W;h(U,21,()=>t.pillars,e=>e.colour,(e,t)=>{let o=K(()=>i(S(t)));var s=Hr(),u=l(s),d=e=>{qn(e,{get colour(){return S(t).colour},get level(){return S(t).level},size:30})},f=e=>{qn(e,{get colour(){return S(t).colour},size:30})};w(u,e=>{S(t).level?e(d):e(f,-1)});var p=B(u),h=B(p),g=e=>{var t=Vr(),n=l(t,!0),i=B(n),a=O(i,!0);N(t),H(e=>{z(n,S(o)),z(a,e)},[()=>Y(`market-can`)]),r(e,t)};w(h,e=>{S(o)&&e(g)}),N(s),H(e=>{I(s,`aria-pressed`,S(t)===S(c)),z(p,` ${e??``} `)},[()=>Ct(S(t).colour)]),m(`click`,s,()=>{F(a,S(t).colour,!0),n(null)}),r(e,s)}),N(U);var G=B(U,2),ie=l(G),ae=e=>{var i=Gr(),a=y(i);let o;var s=O(a,!0),u=B(a,2);h(u,17,()=>S(c).shelves,({level:e,lit:t,wares:n})=>e,(e,i)=>{let a=()=>S(i).level,o=()=>S(i).lit,s=()=>S(i).wares;var c=Wr();let u;var m=l(c),g=l(m,!0),_=B(g),v=e=>{var t=Ur(),n=O(t,!0);H(e=>z(n,e),[()=>Y(`market-within`)]),r(e,t)};w(_,e=>{o()&&e(v)}),N(m);var y=B(m,2);h(y,17,s,e=>e.tile.name,(e,r)=>{{let i=K(()=>Tt(S(r).tile.name)),a=K(()=>Vn(S(r).tile)),o=K(()=>f(S(r).owners)),s=K(()=>S(r).ways[0]?.paid??void 0),c=K(()=>p(S(r))),l=K(()=>[tr(t.game,S(r)),nr(t.game,S(r))].filter(Boolean).join(`; `));Rr(e,{get tile(){return S(r).tile.name},get colour(){return S(r).tile.colour},get name(){return S(i)},get rule(){return S(a)},get copies(){return S(r).tile.copies},get owners(){return S(o)},get me(){return S(d)},get price(){return S(s)},get state(){return S(c)},get label(){return S(l)},get plan(){return`look ${S(r).tile.name??``}`},onpick:()=>n(n()===S(r).tile.name?null:S(r).tile.name)})}}),N(c),H((e,t)=>{I(c,`aria-label`,e),u=L(c,1,`svelte-1g49gg0`,null,u,{within:o()}),z(g,t)},[()=>Y(`market-shelf`,{level:a()}),()=>Y(`market-shelf`,{level:a()})]),r(e,c)}),H(e=>{o=L(a,1,`reach svelte-1g49gg0`,null,o,{bought:S(c).bought}),z(s,e)},[()=>rr(t.game,S(c),t.player)]),r(e,i)};w(ie,e=>{S(c)&&e(ae)}),N(G),s(G,e=>F(g,e),()=>S(g));var oe=B(G,2),J=e=>{var i=Kr();pr(l(i),{get game(){return t.game},get ware(){return S(u)},narrow:!0,onbought:()=>{n(null),t.onclose?.()}}),N(i),r(e,i)};w(oe,e=>{S(u)&&e(J)}),N(T),H((e,n)=>{z(ee,e),I(U,`aria-label`,n),W=R(U,``,W,{"grid-template-columns":`repeat(${t.pillars.length??``}, minmax(0, 1fr))`})},[()=>Y(`market-title`),()=>Y(`market-colours`)]),m(`pointerdown`,G,e=>x={x:e.clientX,y:e.clientY}),m(`pointerup`,G,C),_(`pointercancel`,G,()=>x=null),r(e,T),k()}p([`click`,`pointerdown`,`pointerup`]);var Yr=(e,t)=>{let n=e.indexOf(t);return n<0||n>8?``:String(n+1)};function Xr(e,t){let[n,r]=Ot(t);switch(n){case`space`:case`silver`:return Yr(e.spaces.map(({name:e})=>e),r);case`card`:case`discard`:case`remove`:return Yr(e.cards.map(({name:e})=>e),r);case`colour`:return Yr(e.colours,r);case`level`:case`take`:case`slot`:return/^\d$/.test(r)?r:``;case`spend`:return/^[1-9]$/.test(r)?r:``;case`action`:return Yr([`move`,`recruit`],r);case`use`:return`y`;case`pass`:return`d`;case`seal`:return`c`;default:return``}}var Zr=new Set([`space`,`silver`,`pass`,`seal`,`use`,`city`,`empty`,`raise`,`troop`,`to`,`teleport`,`transfer`,`place`,`hit`,`battle`]);function Qr(e){let{view:t,step:n,plan:r,ahead:i}=e;return t.legal.length?i.founding?ri(e):r.district||(n===`choose a colour`||n===`raise it to`)&&i.raises?ti(e):e.planned&&n===`your turn`||n===`take along`&&!e.slowly||n===`your turn`?[]:t.legal.filter(e=>!Zr.has(Ot(e)[0])).map(t=>ii(e,t)):[]}var $r=e=>e.step===`your turn`&&!e.planned?e.view.legal.filter(e=>[`gold`,`arrange`,`creature`].includes(Ot(e)[0])).map(t=>ii(e,t)):[],ei=e=>e?Y(`costs-pp`,{n:e}):Y(`costs-nothing`);function ti(e){let{plan:t,ahead:n}=e,r=n.raises??[],i=t.district?cn(r,t.district):r,a=[...new Set(i.map(({colour:e})=>e))],o=t.colour??a[0],s=a.length>1?a.map(t=>ni(e,t,t===o)):[],c=i.filter(e=>e.colour===o).map(t=>({choice:kt([...e.before(`raise`),...t.choices]),name:Y(`level-n`,{n:t.level}),text:``,gem:{colour:t.colour,level:t.level},brings:ei(t.paid),key:String(t.level)}));return[...s,...c]}var ni=(e,t,n)=>({choice:`colour ${t}`,plan:`colour ${t}`,name:Ct(t),text:Y(`about-colour-${t}`),brings:``,key:``,gem:{colour:t},on:n,act:()=>e.set({colour:t})});function ri(e){let t=e.ahead.founding??[],{founded:n,colour:r}=e.plan,i=[...new Set([...e.map.zones.keys()].flatMap(e=>pn(t,n,e)))];return e.about.colours.filter(e=>i.includes(e)).map(t=>ni(e,t,t===r))}function ii(e,t){let[n,r]=Ot(t),i={choice:t,name:Kt(t,e.playerName,e.step),text:``,brings:``,key:Xr(e.about,t)};switch(n){case`colour`:return{...i,text:Y(`about-colour-${r}`),gem:{colour:r}};case`gold`:return{...i,name:Tt(r),text:Y(`gold-${r}`),tile:r};case`tile`:case`creature`:case`with`:return{...i,name:n===`tile`?Tt(r):i.name,text:ai(e,r),tile:r};case`play`:case`drop`:case`draw`:case`add`:return{...i,name:n===`play`?i.name:Et(r),text:oi(e,r),divine:r,brings:si(e,n,r)};case`card`:case`discard`:case`remove`:return{...i,card:r};default:return i}}function ai(e,t){let n=e.about.tiles.find(e=>e.name===t);return n?Vn(n):``}function oi(e,t){let n=e.about.divine.find(e=>e.name===t);return n?Un(n):``}function si(e,t,n){let r=e.about.divine.find(({name:e})=>e===n)?.cost??0;return r&&(t===`play`||t===`add`)?Y(`costs-pp`,{n:r}):``}var ci={steps:0,sea:!1,teleport:null,fee:0,card:!1,battle:!1};function li(e,t,n){return new Map(n.map(n=>[n.zone,ui(e,t,n)]))}function ui(e,t,{choices:n,paid:r,battle:i}){let a={steps:0,sea:!1,teleport:null,fee:0,card:!1,battle:i!==void 0},o=t;for(let t of n){let[n,i=``]=t.split(` `);(n===`to`||n===`teleport`||n===`transfer`)&&(n===`transfer`?a.card=!0:n===`teleport`?a.teleport=r:(a.steps+=1,a.sea||=!e.zones.get(o)?.beside.includes(i)),o=i)}return a.teleport===null&&(a.fee=r),a}function di(e,{choices:t}){return[e,...t.map(e=>e.split(` `)).flatMap(([e,t])=>e===`to`||e===`teleport`||e===`transfer`?[t??``]:[])]}var fi=new Set([`take along`,`where does the creature go`,`go on`]),pi=new Set([`raise a pyramid`,`choose a colour`,`raise it to`]),mi=new Set([`empty`,`raise`,`troop`,`to`,`teleport`,`transfer`,`place`,`hit`,`battle`]);function hi(e){let{step:t,ahead:n,plan:r}=e;return e.legal.length?t===`your turn`?vi(e):t===`choose a troop`?yi(e,[]):e.slowly&&fi.has(t)?wi(e):t===`take along`&&n.moves?.length?bi(e,[],$t(n.moves,r)):t===`go on`?new Map([...wi(e),...bi(e,[],n.moves?.[0])]):t===`place units`&&n.recruits?xi(e):pi.has(t)&&n.raises?Si(e,[]):n.founding?Ci(e):wi(e):new Map}var gi=({plan:e,spaces:t})=>t.find(({name:t})=>t===e.space)?.action,_i=({step:e,legal:t,spaces:n,used:r,plan:i},a)=>{let o=e===`your turn`?en(a,t,n,r,i):null;return o?[o]:[]};function vi(e){let{plan:t,ahead:n}=e,r=gi(e);if(r===`recruit`)return xi(e);if(r===`raise`)return Si(e,_i(e,`raise`));if(r===`move`||t.troop)return yi(e,_i(e,`move`));if(t.district)return Si(e,_i(e,`raise`));let i=new Map;for(let{district:e}of n.raises??[])i.set(e,{plan:{district:e},lit:null});for(let{troop:e}of n.moves??[])i.set(e,{plan:{troop:e},lit:null});return i}function yi(e,t){let{plan:n,ahead:r,legal:i}=e,a=r.moves??[],o=n.troop?$t(a,n):void 0,s=o?null:ci,c=new Map(a.map(({troop:e})=>[e,{plan:{troop:e},lit:s}]));for(let e of i){let[t,n]=Ot(e);t===`troop`&&!c.has(n)&&c.set(n,{choices:[e],lit:null})}return n.troop&&c.delete(n.troop),new Map([...c,...bi(e,t,o)])}function bi({map:e},t,n){if(!n)return new Map;let r=[...n.to,...n.by_card??[]],i=li(e,n.troop,r);return new Map(r.map(e=>[e.zone,{choices:[...t,...e.choices],lit:i.get(e.zone)??ci,arrival:e}]))}function xi({ahead:e,plan:t}){let{recruits:n}=e;if(!n)return new Map;let r=Object.keys(n.room).filter(e=>rn(n,t.placed,e,t.most));return new Map(r.map(e=>[e,{plan:{placed:sn(n,t.placed,e,t.most)},lit:ci}]))}function Si({ahead:e,plan:t},n){let r=e.raises??[],i=new Map;for(let{district:e}of r){let[a,...o]=cn(r,e);if(e===t.district||!a)continue;let s={...ci,fee:Math.min(a.paid,...o.map(({paid:e})=>e))};i.set(e,o.length?{plan:{district:e,colour:null},lit:t.district?null:s}:{choices:[...n,...a.choices],lit:s})}return i}function Ci({ahead:e,plan:t,map:n}){let r=e.founding??[],i=new Map;for(let e of n.zones.keys()){let n=pn(r,t.founded,e),a=t.colour?n.find(e=>e===t.colour):n[0];a&&i.set(e,{plan:{founded:mn(t.founded,e,a),colour:null},lit:ci})}return i}function wi({legal:e,map:t}){let n=new Map;for(let r of e){let[e,i]=Ot(r),a=e===`city`?[...t.zones.values()].filter(({city:e})=>e===i).map(e=>e.name):mi.has(e)&&Mt(i)?[i]:[];for(let e of a)n.has(e)||n.set(e,{choices:[r],lit:ci})}return n}function Ti(e){let{seat:t,view:n}=e,r=e.mine?.god;if(t.over)return{god:Li(e),text:Ri(e)};let i=Ei(e);if(i)return{god:r,text:Y(`prompt-confirm-attack`,i)};if(t.may.confirm&&t.may.held)return{god:r,text:Y(`prompt-confirm`,{choice:Gi(e,t.may.held)})};if(n.legal.length)return{god:r,text:Oi(e)};if(n.asks?.waiting){let t=n.asks.waiting.map(e.playerName).join(`, `);return{god:r,text:Y(`prompt-waiting`,{step:Dt(e.step),names:t})}}let a=n.owing[0];return a?{god:e.godOf(a),text:Y(`prompt-other`,{player:e.playerName(a),step:Dt(e.step)})}:{god:void 0,text:Y(`prompt-nobody`)}}function Ei({ahead:e,seat:t,playerName:n}){let{confirm:r,held:i}=t.may;if(!r||!i)return null;let a=(e.moves??[]).flatMap(({to:e,by_card:t=[]})=>[...e,...t]).find(({choices:e})=>e[0]===i);if(!a?.battle)return null;let[o=0,s=0]=a.battle.strength;return{enemy:n(a.battle.enemy),zone:Ft(a.zone),own:o,strength:s,paid:a.paid}}var Di=e=>!e.view.legal.some(e=>e.startsWith(`space `));function Oi(e){let{step:t,plan:n,journey:r,action:i}=e,a=ji(e);return r?Y(t===`go on`?`prompt-go-on`:`prompt-move-where`,a):n.district?Y(`prompt-raise-it-to`,a):t===`your turn`&&i?Y(`prompt-plan-${i}`,a):t===`your turn`?Y(Di(e)?`prompt-turn-more`:`prompt-turn`,a):X(`prompt-${J(ki(e))}`,X(`prompt-${J(t)}`,Dt(t),a),a)}var ki=e=>`${e.step} ${e.view.asks?.at??``}`;function Ai(e){let t=e.mine?.spaces??[];return[...new Set(e.about.spaces.map(({floor:e})=>e))].sort().filter(n=>!e.about.spaces.some(e=>e.floor===n&&t.includes(e.name)))}function ji(e){let{plan:t,journey:n,ahead:r,mine:i}=e,a=tn(t.placed),o=e.view.position.frames.at(-1)??{frame:``},s=t.district??String(o.zone??o.district??``),c=r.founding?.[0]?.pyramids.reduce((e,{level:t})=>e+t,0)??0;return{units:n?.units??Number(o.units??o.left??0),from:n?Ft(n.troop):``,zone:s?Ft(s):``,prayer:i?.prayer??0,recruits:a,most:(r.recruits?.prices.length??1)-1,price:r.recruits?.prices[a]??0,creature:Tt(String(o.more?.[0]??``)),left:c-t.founded.reduce((e,{level:t})=>e+t,0),tokens:i?.tokens.left??0,veterans:i?.veterans??0,floors:Ai(e).join(`, `),bare:Ai(e).length}}function Mi(e){let{view:t,step:n,plan:r,journey:i,action:a,ahead:o}=e,s=Ei(e);if(s)return Y(s.paid?`detail-confirm-attack-paid`:`detail-confirm-attack`,s);if(e.seat.over||e.seat.may.confirm)return``;if(e.seat.viewer===`spectator`)return Y(`spectators`);if(!t.legal.length)return Ni(e)||(t.owing.includes(e.seat.viewer)?``:Y(`detail-wait`));let c=ji(e);return i?Y(`detail-move-where`,c):r.district?Y(`detail-raise-it-to`,c):n===`place units`||a===`recruit`?o.recruits?Y(`detail-recruit`,c):Y(`detail-place-units`,c):n===`your turn`&&!a?Ni(e)||(Di(e)?Y(`detail-turn-more`):Ai(e).length?Y(`detail-turn`,c):Y(`detail-turn-free`,c)):n===`your turn`?Y(`detail-plan-${a}`,c):o.founding&&c.left===0?Y(`detail-founded`):o.founding&&r.colour?`${Ct(r.colour)}: ${Y(`about-colour-${r.colour}`)} · ${Y(`detail-${J(n)}`,c)}`:X(`detail-${J(ki(e))}`,X(`detail-${J(n)}`,``,c),c)}function Ni(e){let{winning:t,seat:n}=e;return!t.length||n.over?``:t.includes(n.viewer)?Y(`winning-you`):Y(`winning-other`,{names:t.map(e.playerName).join(`, `)})}var Pi=new Set([`your turn`,`place units`,`go on`]);function Fi(e){let{view:t,step:n,plan:r,ahead:i}=e,a=[];if(!t.legal.length)return a;let o={choice:`back`,plan:`back`,label:Y(`back`),icon:`left`,key:`Escape`,act:e.back};(e.planned&&n===`your turn`||e.planned&&(r.troop||r.district||tn(r.placed)||r.founded.length))&&a.push(o);let s=i.recruits&&(n===`place units`||e.action===`recruit`)?i.recruits:null;if(s){let t=[...e.before(`recruit`),...an(s,r.placed)],i=tn(r.placed),o=s.prices[i]??0;return a.push({choice:kt(t),label:i?Y(`place-n`,{n:i}):Y(n===`your turn`?`done`:`pass-place-units`),...o?{brings:Y(`costs-pp`,{n:o})}:{},main:!0,icon:`check`,key:`d`}),a}let c=i.founding&&fn(i.founding,r.founded);if(c&&a.push({choice:kt(c.choices),label:Y(`done`),main:!0,icon:`check`,key:`d`}),n===`your turn`&&e.action===`move`){let t=kt([...e.before(`move`),...r.troop?[`troop ${r.troop}`]:[]]);a.push({choice:t,label:Y(`step-by-step`),act:()=>(e.goSlowly(!0),void e.gesture(t))})}if(fi.has(n)&&i.moves?.length&&a.push({choice:`slowly`,plan:`slowly`,label:Y(e.slowly?`at-once`:`step-by-step`),act:()=>e.goSlowly(!e.slowly)}),n===`your turn`&&e.eitherToken&&a.push({choice:`silver`,plan:`silver`,label:Y(`silver-token`),...r.silver?{icon:`check`}:{},act:()=>e.set({silver:!r.silver})}),a.push(...$r(e).map(({choice:e,name:t})=>({choice:e,label:t}))),t.legal.includes(`pass`)&&!(n===`your turn`&&e.planned)){let t=Pi.has(n);a.push({choice:`pass`,label:Ii(e),main:t,...t?{icon:`check`}:{},key:`d`})}return t.legal.includes(`seal`)&&a.push({choice:`seal`,label:Kt(`seal`),main:!0,icon:`check`,key:`c`}),t.legal.includes(`use`)&&a.push({choice:`use`,label:Kt(`use`,void 0,n),main:!0,icon:`check`,key:`y`}),a}var Ii=e=>X(`pass-${J(e.step)}`,Y(`choice-pass`));function Li(e){let t=e.seat.over?.winners[0];return t?e.godOf(t):void 0}function Ri(e){let t=e.seat.over;if(!t)return``;let n=t.winners.map(e.playerName).join(`, `);return n?Y(`over-won`,{names:n,reason:Y(`over-${J(t.reason)}`)}):Y(`over-nobody`)}var zi=2,Bi=.05;function Vi(e){let t=e.filter(([,e])=>e>=Bi).slice(0,zi).map(([e])=>X(`why-more-${J(e)}`,``)).filter(Boolean).join(`, `);return t?Y(`hint-because`,{list:t}):``}var Hi=4;function Ui(e,{choice:t,then:n,why:r}){let i=[Ki(e,t),...n.filter(e=>e!==`pass`).slice(0,Hi).map(t=>Kt(t,e.playerName))];return{says:Y(`hint-says`,{choice:i.join(` → `)}),because:Vi(r)}}var Wi=new Set([`pass`,`space`,`silver`,`take`]);function Gi(e,t){let n=e.seat.gesture.filter(e=>!Wi.has(Ot(e)[0]));return n.length?n.map(t=>Kt(t,e.playerName)).join(` → `):Ki(e,t)}function Ki(e,t){if(t===`pass`)return Ii(e);let[n,r]=Ot(t),i=n===`space`?e.about.spaces.find(({name:e})=>e===r):void 0;return i?wt(i.action):Kt(t,e.playerName,e.step)}var qi=b(`<span><!></span>`),Ji=b(`<span class="bought svelte-1ak0flp"><!></span>`),Yi=b(`<span class="space svelte-1ak0flp"><!> <span class="word svelte-1ak0flp"> <span class="unseen"> </span></span></span> <!>`,1),Xi=b(`<div class="floor svelte-1ak0flp"><svg class="course svelte-1ak0flp" viewBox="0 0 100 54" preserveAspectRatio="none" aria-hidden="true"><path d="M2,.6 H98 L100,53 H0Z" class="svelte-1ak0flp"></path><path class="light svelte-1ak0flp" d="M2.2,2 H97.8"></path></svg> <!></div>`),Zi=b(`<i><!></i>`),Qi=b(`<div role="group"><div class="floor tip svelte-1ak0flp"><svg class="course svelte-1ak0flp" viewBox="0 0 100 54" preserveAspectRatio="none" aria-hidden="true"><path d="M43,1 H57 L98,53 H2Z" class="svelte-1ak0flp"></path></svg> <!></div> <!> <span class="tokens svelte-1ak0flp" role="img"></span></div>`);function $i(e,t){M(t,!0);let a=A(t,`silver`,3,!1),o=K(()=>[...new Set(t.spaces.map(({floor:e})=>e))].sort((e,t)=>t-e)),s=K(()=>Math.max(...S(o).map(e=>t.spaces.filter(t=>t.floor===e).length))),c=({state:e})=>e===`used`||e===`chosen`;var u=Qi();let f;var p=l(u),m=B(l(p),2),_=e=>{var a=d(),o=y(a);g(o,()=>Tr(t.tip),!1,(e,a)=>{n(e,(e,t)=>le?.(e,t),()=>wr(t.tip)),i(e,e=>({...e}),[()=>Er(t.tip)],void 0,void 0,`svelte-1ak0flp`);var o=qi();let s;$(l(o),{name:`gold`,size:22}),N(o),H(()=>s=L(o,1,`gold svelte-1ak0flp`,null,s,{none:!t.tip.state})),r(a,o)}),r(e,a)};w(m,e=>{t.tip&&e(_)}),N(p);var v=B(p,2);h(v,16,()=>S(o),e=>e,(e,a)=>{let o=K(()=>t.spaces.filter(e=>e.floor===a));var u=Xi();let f;var p=B(l(u),2);h(p,17,()=>S(o),e=>e.name,(e,a)=>{var o=d(),s=y(o);g(s,()=>Tr(S(a)),!1,(e,o)=>{n(e,(e,t)=>le?.(e,t),()=>wr(S(a))),i(e,e=>({...e}),[()=>Er(S(a),!0)],void 0,void 0,`svelte-1ak0flp`);var s=Yi(),u=y(s),d=l(u),f=e=>{var n=qi(),i=l(n);de(i,{get god(){return t.god},size:27}),N(n),H(()=>L(n,1,`token ${S(a).token??`plain`??``}`,`svelte-1ak0flp`)),r(e,n)},p=K(()=>c(S(a))),m=e=>{$(e,{get name(){return S(a).sign},size:22})};w(d,e=>{S(p)?e(f):e(m,-1)});var h=B(d,2),g=l(h,!0),_=B(g),v=O(_);N(h),N(u);var b=B(u,2),x=e=>{var t=Ji();qn(l(t),{get colour(){return S(a).bought},size:18}),N(t),r(e,t)};w(b,e=>{S(a).bought&&e(x)}),H(()=>{z(g,S(a).word),z(v,`, ${S(a).label??``}`)}),r(o,s)}),r(e,o)}),N(u),H(()=>f=R(u,``,f,{width:`${S(o).length/S(s)*94+6}%`})),r(e,u)});var b=B(v,2);h(b,21,()=>({length:t.tokens.total}),T,(e,n,i)=>{var a=Zi();let o;var s=l(a),c=e=>{de(e,{get god(){return t.god},size:21})};w(s,e=>{i<t.tokens.left&&e(c)}),N(a),H(()=>o=L(a,1,`svelte-1ak0flp`,null,o,{gone:i>=t.tokens.left})),r(e,a)}),N(b),N(u),H(()=>{f=L(u,1,`pyramid svelte-1ak0flp`,null,f,{silver:a()}),I(u,`aria-label`,t.label),I(b,`aria-label`,t.tokens.label)}),r(e,u),k()}var ea=b(`<section><div class="head svelte-18kofhk"><h2 class="svelte-18kofhk"> </h2><span><!></span></div> <!></section>`);function ta(e,t){M(t,!0);let n=A(t,`game`,7),i=A(t,`bare`,3,!1),a=K(()=>n().mine),o=K(()=>n().step===`your turn`&&n().view.legal.length>0),s=K(()=>S(o)&&(n().plan.silver||!n().view.legal.some(e=>e.startsWith(`space `)))),c=K(()=>n().view.legal.filter(e=>e.startsWith(`gold `))),u=K(()=>Ai(n())),f=K(()=>n().plan.space??(n().action?n().before(n().action)[0]?.split(` `)[1]??null:null));function p({name:e}){if(S(a)?.spaces.includes(e))return Y(`space-used`);let t=S(o)?n().ahead.forbidden?.[`space ${e}`]:void 0;return t?Y(`refused-${J(t.why)}`):``}let m=K(()=>n().about.spaces.map(e=>{let t=S(o)?n().spaceChoice(e.name):void 0,r=S(a)?.spaces.includes(e.name)??!1,i=S(a)?.buyTokens.get(e.name),s=[Y(`about-action-${e.action}`),t?``:p(e)].filter(Boolean).join(` `);return{name:e.name,floor:e.floor,sign:e.action,word:Y(`command-${e.action}`),label:Lt(e.name),...i?{bought:i}:{},...r?{state:`used`}:t&&S(f)===e.name?{state:`chosen`}:t?{state:`can`}:S(o)?{state:`shut`}:{},tip:{title:wt(e.action),text:s,more:()=>n().rule=n().about.rules.action?.[e.action]??null},hinted:n().seat.hint?.choice===t&&t!==void 0,...t?{onpick:()=>n().begin(e),...n().direct(e)?{choice:t}:{plan:`space ${e.name}`}}:{}}})),h=K(()=>S(a)?.tiles.filter(e=>n().about.tiles.find(({name:t})=>t===e)?.gold)??[]),g=K(()=>{if(!S(h).length||!S(a))return;let e=S(c).length===1?S(c)[0]:void 0,t=S(a).tokens.gold?S(c).length?`can`:void 0:`used`,r=S(h).map(e=>`${Tt(e)}: ${Y(`gold-${e}`)}`).join(`. `);return{label:Y(`gold-token`),...t?{state:t}:{},tip:{title:Y(`gold-token`),text:r},...e?{choice:e,onpick:()=>void n().choose(e)}:{}}});var _=d(),v=y(_),b=e=>{var t=ea();let c;var d=l(t),f=l(d),p=O(f,!0),h=B(f),_=l(h),v=e=>{var t=ne();H(e=>z(t,e),[()=>Y(`floors-need`,{n:S(u).length,floors:S(u).join(`, `)})]),r(e,t)},y=e=>{var t=ne();H(e=>z(t,e),[()=>Y(`tokens-left`,{n:S(a).tokens.left})]),r(e,t)};w(_,e=>{S(o)&&S(u).length?e(v):e(y,-1)}),N(h),N(d);var b=B(d,2);{let e=K(()=>({left:S(a).tokens.left,total:n().about.tokens,label:Y(`tokens-left`,{n:S(a).tokens.left})})),t=K(()=>Y(`actions`));$i(b,te({get god(){return S(a).god},get spaces(){return S(m)},get silver(){return S(s)}},()=>S(g)?{tip:S(g)}:{},{get tokens(){return S(e)},get label(){return S(t)}}))}N(t),H((e,n)=>{c=L(t,1,`actions svelte-18kofhk`,null,c,{card:!i()}),I(t,`aria-label`,e),z(p,n)},[()=>Y(`actions`),()=>Y(`actions`)]),r(e,t)};w(v,e=>{S(a)&&e(b)}),r(e,_),k()}var na=b(`<button class="svelte-1i6lwda"></button>`),ra=b(`<div class="many svelte-1i6lwda" role="group"></div>`);function ia(e,t){M(t,!0);let n=A(t,`title`,3,``);var i=ra();h(i,21,()=>({length:t.most}),T,(e,n,i)=>{var a=na();a.textContent=i+1,H(e=>{I(a,`aria-pressed`,t.now===i+1),I(a,`data-plan`,`${t.plan??``} ${i+1}`),I(a,`aria-label`,e)},[()=>Y(`units-of`,{n:i+1,of:t.most})]),m(`click`,a,()=>t.onpick(i+1)),r(e,a)}),N(i),H(()=>{I(i,`aria-label`,t.label),I(i,`title`,n())}),r(e,i),k()}p([`click`]);var aa=Z(`M12 22c-3.9 0-6.5-2.6-6.5-6.3 0-2.5 1.3-4.2 2.7-5.9.3 1.6.9 2.5 1.9 3.2-.5-4.3.8-8 4.3-11.5-.2 3 .8 4.6 2.3 6.5 1.2 1.6 1.8 3.5 1.8 7.2 0 4-2.6 6.8-6.5 6.8z`),oa={"war-rage":ft,"war-fury":Q(.8,-4,2.2,ft)+Q(.8,8.8,2.2,ft),"bloody-battle":$e,bloodbath:Q(.78,-2.4,1,$e)+Q(.78,7.6,4,$e),"bronze-wall":lt,"iron-wall":Q(.74,-1.8,.5,lt)+Q(.74,8,5.5,lt),"tactical-support":Q(.8,-1.5,4.3,st)+ct(19,7),"raining-fire":Q(.84,-4,4.4,aa)+Q(.56,10.2,-.4,aa)+ot(`M5 1.5v3.5M10.5 1.5v2.5M17 15.5v5M21 14.5v3.5`),prayer:ue.gain,transfer:tt,swiftness:Q(.8,4.2,2.4,ue.move)+ot(`M1.5 8h5M1 13h4.5M1.5 18h3`,2.2),diversion:Xe(`M3 4c6 2 12 2 18 0 .8 8-2.5 15-9 18C5.5 19 2.2 12 3 4zm3.4 6.2c1.6 2.2 3.2 2.2 4.2.4-1.3-1.5-2.7-1.6-4.2-.4zm7 .4c1 1.8 2.6 1.8 4.2-.4-1.5-1.2-2.9-1.1-4.2.4zM9 16.3c2 1.2 4 1.2 6 0-1.2 2.6-4.8 2.6-6 0z`)},sa=new Set([`$$slots`,`$$events`,`$$legacy`,`card`,`loss`,`god`,`mini`,`width`,`state`]),ca=b(`<i><!></i>`),la=b(`<b class="svelte-ue6gv7"></b> <span></span>`,1),ua=b(`<span class="value skull svelte-ue6gv7"><!><i class="svelte-ue6gv7"></i></span>`),da=b(`<span><!><i class="svelte-ue6gv7"></i></span> <span><!><i class="svelte-ue6gv7"></i></span>`,1),fa=b(`<span class="ground svelte-ue6gv7"><!><b class="svelte-ue6gv7"></b></span> <span class="foot svelte-ue6gv7"><!></span>`,1),pa=b(`<span><!></span>`);function ma(e,a){M(a,!0);let o=A(a,`loss`,3,0),s=A(a,`mini`,3,!1),c=A(a,`width`,19,()=>s()?27:92),f=P(a,sa),p=K(()=>({...f,state:a.state===`aside`?void 0:a.state})),m=K(()=>(a.card??`0/0/0`).split(`/`).map(Number)),_=K(()=>U(S(m),3)),b=K(()=>v(S(_)[0],0)),x=K(()=>v(S(_)[1],0)),C=K(()=>v(S(_)[2],0)),E=K(()=>[...Array(S(x)).fill(`damage`),...Array(S(C)).fill(`defence`),...Array(o()).fill(`skull`)]);var D=d(),O=y(D);g(O,()=>Tr(S(p)),!1,(e,d)=>{n(e,(e,t)=>le?.(e,t),()=>wr(S(p))),i(e,e=>({...e,[t]:{"font-size":`${c()/10}px`}}),[()=>Er(S(p))],void 0,void 0,`svelte-ue6gv7`);var f=pa();let m;var g=l(f),_=e=>{{let t=K(()=>Math.round(c()*.5));$(e,{name:`prayer`,get size(){return S(t)}})}},v=e=>{var t=la(),n=y(t),i=B(n,2);let a;h(i,21,()=>S(E),T,(e,t)=>{var n=ca(),i=l(n);{let e=K(()=>Math.max(7.5,c()*.3));$(i,{get name(){return S(t)},get size(){return S(e)}})}N(n),H(()=>L(n,1,u(S(t)),`svelte-ue6gv7`)),r(e,n)}),N(i),H(()=>{I(n,`data-value`,S(b)),a=L(i,1,`pips svelte-ue6gv7`,null,a,{many:S(E).length>3})}),r(e,t)},D=e=>{var t=fa(),n=y(t),i=l(n);{let e=K(()=>c()*.24);$(i,{name:`strength`,get size(){return S(e)}})}var a=B(i);N(n);var s=B(n,2),u=l(s),d=e=>{var t=ua(),n=l(t);{let e=K(()=>c()*.2);$(n,{name:`skull`,get size(){return S(e)}})}var i=B(n);N(t),H(()=>I(i,`data-value`,`−${o()??``}`)),r(e,t)},f=e=>{var t=da(),n=y(t);let i;var a=l(n);{let e=K(()=>c()*.2);$(a,{name:`damage`,get size(){return S(e)}})}var o=B(a);N(n);var s=B(n,2);let u;var d=l(s);{let e=K(()=>c()*.19);$(d,{name:`defence`,get size(){return S(e)}})}var f=B(d);N(s),H(()=>{i=L(n,1,`value damage svelte-ue6gv7`,null,i,{none:!S(x)}),I(o,`data-value`,S(x)),u=L(s,1,`value defence svelte-ue6gv7`,null,u,{none:!S(C)}),I(f,`data-value`,S(C))}),r(e,t)};w(u,e=>{o()?e(d):e(f,-1)}),N(s),H(()=>I(a,`data-value`,S(b))),r(e,t)};w(g,e=>{a.card===void 0?e(_):s()?e(v,1):e(D,-1)}),N(f),H(()=>m=L(f,1,`face ${a.god?`of-${a.god}`:``}`,`svelte-ue6gv7`,m,{mini:s(),aside:a.state===`aside`,back:a.card===void 0})),r(d,f)}),r(e,D),k()}var ha=new Set([`$$slots`,`$$events`,`$$legacy`,`tile`,`colour`,`level`,`size`,`owners`]),ga=b(`<i class="cut svelte-b8rymp"></i>`),_a=b(`<span class="owners svelte-b8rymp"></span>`),va=b(`<span><svg viewBox="0 0 24 24" aria-hidden="true"></svg> <span class="dots svelte-b8rymp"></span></span> <!>`,1);function ya(e,a){M(a,!0);let o=A(a,`size`,3,35),s=A(a,`owners`,19,()=>[]),c=P(a,ha),u=K(()=>s().length>0);var f=d(),p=y(f);g(p,()=>Tr(c),!1,(e,d)=>{n(e,(e,t)=>le?.(e,t),()=>wr(c)),i(e,e=>({...e,[t]:{"--size":`${o()??``}px`}}),[()=>Er(c)],void 0,void 0,`svelte-b8rymp`);var f=va(),p=y(f);let m;var g=l(p);C(g,()=>jn(a.tile),!0),N(g);var _=B(g,2);h(_,21,()=>({length:a.level}),T,(e,t)=>{var n=ga();r(e,n)}),N(_),N(p);var v=B(p,2),b=e=>{var t=_a();h(t,20,s,e=>e,(e,t)=>{{let n=K(()=>Math.round(s().length>1?o()*.46:o()*.62));de(e,{get god(){return t},get size(){return S(n)}})}}),N(t),r(e,t)};w(v,e=>{S(u)&&e(b)}),H((e,t)=>{m=L(p,1,`tile gem-ground gem-${a.colour??``}`,`svelte-b8rymp`,m,{taken:S(u)}),I(g,`width`,e),I(g,`height`,t)},[()=>Math.round(o()*.66),()=>Math.round(o()*.66)]),r(d,f)}),r(e,f),k()}var ba=x(`<svg class="divine svelte-a6nzt2" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"></svg>`),xa=b(`<span class="icon svelte-a6nzt2"><!></span>`),Sa=b(`<em class="svelte-a6nzt2"> </em>`),Ca=b(`<small class="svelte-a6nzt2"> </small>`),wa=b(`<kbd aria-hidden="true" class="svelte-a6nzt2"> </kbd>`),Ta=b(`<button><!> <span> <!><!></span> <!></button>`),Ea=b(`<div role="group"></div>`);function Da(e,t){M(t,!0);let i=A(t,`line`,3,!1),a=e=>t.game.about.tiles.find(t=>t.name===e),o=({act:e,choice:n})=>e?e():void t.game.gesture(n);var s=Ea();let c;h(s,21,()=>t.offers,e=>e.choice,(e,i)=>{let s=K(()=>S(i)),c=K(()=>S(i).tile?a(S(i).tile):void 0);var u=Ta();let d;var f=l(u),p=e=>{qn(e,te(()=>S(s).gem,{size:26}))},h=e=>{ya(e,{get tile(){return S(c).name},get colour(){return S(c).colour},get level(){return S(c).level},size:28})},g=e=>{var t=ba();C(t,()=>oa[S(s).divine],!0),N(t),r(e,t)},_=e=>{ma(e,{get card(){return S(s).card},mini:!0,width:22})},v=e=>{var t=xa(),n=l(t);se(n,{name:`check`,size:18}),N(t),r(e,t)};w(f,e=>{S(s).gem?e(p):S(c)?e(h,1):S(s).divine?e(g,2):S(s).card?e(_,3):e(v,-1)});var y=B(f,2),b=l(y,!0),x=B(b),T=e=>{var t=Sa(),n=O(t,!0);H(()=>z(n,S(s).brings)),r(e,t)};w(x,e=>{S(s).brings&&e(T)});var E=B(x),D=e=>{var t=Ca(),n=O(t,!0);H(()=>z(n,S(s).text)),r(e,t)};w(E,e=>{S(c)&&S(s).text&&e(D)}),N(y);var k=B(y,2),A=e=>{var t=wa(),n=O(t,!0);H(()=>z(n,S(s).key)),r(e,t)};w(k,e=>{S(s).key&&e(A)}),N(u),n(u,(e,t)=>le?.(e,t),()=>({title:S(s).name,text:[S(s).brings,S(s).text].filter(Boolean).join(`. `)})),H(()=>{d=L(u,1,`offer svelte-a6nzt2`,null,d,{hinted:t.game.seat.hint?.choice===S(s).choice,on:S(s).on}),I(u,`aria-pressed`,S(s).on),I(u,`data-choice`,S(s).plan?void 0:S(s).choice),I(u,`data-plan`,S(s).plan),z(b,S(s).name)}),m(`click`,u,()=>o(S(i))),r(e,u)}),N(s),H(e=>{c=L(s,1,`tray row svelte-a6nzt2`,null,c,{line:i()}),I(s,`aria-label`,e)},[()=>Y(`choices`)]),r(e,s),k()}p([`click`]);var Oa=b(`<button class="btn" role="switch" data-plan="with"><!> </button>`),ka=b(`<div class="row svelte-1vlyb6u"><!> <!></div>`);function Aa(t,n){M(n,!0);let i=K(()=>n.game.journey?.troop??``),a=K(()=>n.game.board.sites.get(S(i))?.troops.find(({player:e})=>e===n.game.seat.viewer)),o=K(()=>n.game.plan.units??S(a)?.units??1),s=K(()=>S(a)!==void 0&&S(o)<S(a).units),c=e=>void n.game.part(e===S(a)?.units?null:e,n.game.plan.alone);function u(e){if(e.target.closest(`input, textarea, select, dialog`)||e.ctrlKey||e.metaKey||e.altKey)return;let t=Number(e.key);!S(a)||!Number.isInteger(t)||t<1||t>S(a).units||(e.preventDefault(),e.stopImmediatePropagation(),c(t))}var f=d();_(`keydown`,e,u,!0);var p=y(f),h=e=>{var t=ka(),i=l(t),u=e=>{{let t=K(()=>Y(`how-many`)),n=K(()=>Y(`how-many-what`));ia(e,{get label(){return S(t)},get title(){return S(n)},get most(){return S(a).units},get now(){return S(o)},plan:`take`,onpick:c})}};w(i,e=>{S(a).units>1&&e(u)});var d=B(i,2),f=e=>{var t=Oa(),i=l(t);{let e=K(()=>S(s)&&n.game.plan.alone?`close`:`check`);se(i,{get name(){return S(e)}})}var o=B(i,1,!0);N(t),H(e=>{I(t,`aria-checked`,!(S(s)&&n.game.plan.alone)),t.disabled=!S(s),z(o,e)},[()=>Y(`with-creature`,{creature:S(a).creatures.map(Tt).join(`, `)})]),m(`click`,t,()=>void n.game.part(n.game.plan.units,!n.game.plan.alone)),r(e,t)};w(d,e=>{S(a).creatures.length&&e(f)}),N(t),r(e,t)};w(p,e=>{S(a)&&e(h)}),r(t,f),k()}p([`click`]);var ja=b(`<!><!><!>`,1);function Ma(e,t){M(t,!0);let n=(e,t=D)=>{var n=d(),i=y(n),a=e=>{de(e,{get god(){return S(l).god},get size(){return t()}})};w(i,e=>{S(l).god&&e(a)}),r(e,n)},i=e=>{var n=ja(),i=y(n),a=e=>{Aa(e,{get game(){return t.game}})};w(i,e=>{S(g)&&e(a)});var o=B(i),s=e=>{{let n=K(()=>Y(`how-many-come`)),r=K(()=>tn(t.game.plan.placed));ia(e,{get label(){return S(n)},get most(){return S(h)},get now(){return S(r)},plan:`recruit`,get onpick(){return t.game.recruit}})}};w(o,e=>{S(h)>1&&e(s)});var c=B(o),l=e=>{Da(e,{get game(){return t.game},get offers(){return S(u)},line:!0})};w(c,e=>{S(m)&&e(l)}),r(e,n)},a=e=>{{let n=K(()=>!o());Da(e,{get game(){return t.game},get offers(){return S(u)},get line(){return S(n)}})}},o=A(t,`narrow`,3,!1),s=A(t,`still`,3,!1),l=K(()=>Ti(t.game)),u=K(()=>Qr(t.game)),f=K(()=>Fi(t.game)),p=V(j(innerWidth)),m=K(()=>!o()&&S(p)>=1280&&S(u).length>0),h=K(()=>t.game.view.legal.length&&(t.game.step===`place units`||t.game.action===`recruit`)?(t.game.ahead.recruits?.prices.length??1)-1:0),g=K(()=>t.game.journey!==void 0&&t.game.step!==`go on`),_=V(``),v=K(()=>t.game.spent&&!t.game.seat.may.confirm&&t.game.seat.owes?String(t.game.since):``),b=K(()=>S(v)!==``&&S(_)!==S(v)&&!s());q(()=>{if(!S(b))return;let e=setTimeout(()=>void x(),2600);return()=>clearTimeout(e)});async function x(){await t.game.choose(`pass`)&&t.game.seat.may.confirm&&t.game.seat.send({t:`confirm`})}let C=K(()=>S(b)?[{choice:`wait`,plan:`wait`,label:Y(`wait`),act:()=>F(_,S(v),!0)},...S(f)]:S(f));function T(e){let n=S(C).find(t=>t.choice===e)?.act;n?n():t.game.gesture(e)}{let r=K(()=>t.game.seat.hint?``:S(b)?Y(`ends-itself`):Mi(t.game)),s=K(()=>t.game.seat.hint?Ui(t.game,t.game.seat.hint):null),c=K(()=>S(g)||S(m)||S(h)>1?i:void 0),d=K(()=>S(u).length&&!S(m)?a:void 0);Ee(e,{get seat(){return t.game.seat},get text(){return S(l).text},get detail(){return S(r)},get hint(){return S(s)},get answers(){return S(C)},onpick:T,get mark(){return n},get tools(){return S(c)},get children(){return S(d)},get narrow(){return o()}})}c(`innerWidth`,e=>F(p,e,!0)),k()}function Na(e,{fame:t}){let n=t.temporary.filter(t=>e.map.zones.get(t)?.kind===`temple`).length;return{divine:t.divine,battle:t.battle,temple:n,pyramid:t.temporary.length-n}}var Pa=(e,t,n,r)=>t.filter(ze).reduce((e,{n:t,event:i,args:a})=>t>r&&i===`gained fame`&&String(a[0])===n?e-Number(a[1]):e,e),Fa=(e,t)=>Y(`fame-kinds`,{...Na(e,t),total:t.fame.total,goal:e.about.victory}),Ia=[`strength`,`damage`,`defence`,`unblockable damage`],La=(e,t,n,r)=>({n:e,zone:r,players:[t,n],cards:{},added:[],counts:[],wounds:[],strength:null,winner:null,losses:{},gains:[],gone:[],tookBack:[],last:e,entries:[],shot:null,shownAt:null,board:null}),Ra=new Set([`battle`,`shows`,`plays a card`,`paid`,`counts`,`wounds`,`strength`,`wins battle`,`gained prayer`,`more prayer`,`drew a card`,`drew`,`reshuffled`]),za=new Set([`own loss`,`lost units`,`gained prayer`,`more prayer`,`gained fame`,`gained veterans`,`recalled`,`retreats`,`took cards back`]);function Ba(e){let t=[],n=null;for(let r of e)if(ze(r)){if(r.event===`battle`){let[e,i,a]=r.args.map(String);n=La(r.n,e??``,i??``,a??``),t.push(n)}else n&&!(n.winner?za:Ra).has(r.event)&&(n=null);n&&Ha(n,r)}return t}function Va(e,t){let n=La(e.n,e.players[0],e.players[1],e.zone);for(let r of e.entries)r.n<=t&&Ha(n,r);return n}function Ha(e,t){let{event:n,args:r,rule:i}=t,a=String(r[0]),o=e=>Number(r[e]);e.entries.push(t),e.last=t.n;let s=t.scene?.battle;switch(s&&(e.shot=s),e.board=s?.board??e.board,n){case`shows`:e.cards[a]=String(r[1]),e.shownAt=s?null:e.shownAt??e.shot;break;case`plays a card`:e.added.push({player:a,card:String(r[1])});break;case`counts`:e.counts.push({player:a,amount:o(1),stat:String(r[2]),source:String(r[3]),rule:i});break;case`wounds`:e.wounds.push({player:a,card:String(r[1]),amount:o(2),rule:i});break;case`strength`:e.strength=[o(1),o(3)];break;case`wins battle`:e.winner=a;break;case`own loss`:e.losses[a]={own:o(1),fallen:0,left:o(2)};break;case`lost units`:e.losses[a]={own:e.losses[a]?.own??0,fallen:o(1),left:o(2)};break;case`gained prayer`:case`more prayer`:e.gains.push({player:a,what:`prayer`,amount:o(1),now:o(2),rule:i});break;case`paid`:e.gains.push({player:a,what:`prayer`,amount:-o(1),now:o(2),rule:i});break;case`gained fame`:e.gains.push({player:a,what:`fame`,amount:o(1),now:o(2),rule:i});break;case`gained veterans`:e.gains.push({player:a,what:`veterans`,amount:o(1),now:o(2),rule:i});break;case`recalled`:e.gone.push({player:a,units:o(1),to:null});break;case`retreats`:e.gone.push({player:a,units:o(1),to:String(r[3])});break;case`took cards back`:e.tookBack.push(a)}}function Ua(e){let t=[];for(let n of Ba(e)){let e=t.at(-1);e&&e[0]?.shot?.turn===n.shot?.turn?e.push(n):t.push([n])}return t}var Wa=e=>e.winner?e.players.find(t=>t!==e.winner)??null:null,Ga=(e,t)=>t===e.players[0]?0:1,Ka=[`units`,`card`,`creature`,`tiles`,`divine`,`home`],qa=()=>({strength:0,damage:0,defence:0,"unblockable damage":0});function Ja(e,t){return t===`units`||t===`home`?t:e.cards.some(({name:e})=>e===t)?`card`:e.divine.some(({name:e})=>e===t)?`divine`:e.tiles.find(({name:e})=>e===t)?.creature?`creature`:`tiles`}function Ya(e,t){let n=new Map;for(let{amount:r,stat:i,source:a,rule:o}of t){let t=n.get(a)??{source:a,group:Ja(e,a),values:qa(),rule:o,times:0};t.values[i]+=r,n.set(a,t)}return[...n.values()]}function Xa(e,t,n){let r=t.players.map((r,i)=>{let a=t.counts.filter(e=>e.player===r),o=Ya(e,a.length?a:n?.[i]??[]);for(let{card:n}of t.added.filter(e=>e.player===r)){let t=o.find(({source:e})=>e===n);t?t.times+=1:o.push({source:n,group:`divine`,values:qa(),rule:Za(e,n),times:1})}for(let{card:e,amount:n,rule:i}of t.wounds.filter(e=>e.player===r))o.push({source:e,group:`divine`,values:{...qa(),strength:n},rule:i,times:1});let s=t.cards[r];return s&&!o.some(({group:e})=>e===`card`)&&o.push({source:s,group:`card`,values:qa(),rule:``,times:1}),o});return Ka.map(e=>({group:e,sides:[r[0].filter(t=>t.group===e),r[1].filter(t=>t.group===e)]})).filter(({group:e,sides:[t,n]})=>e===`units`||e===`card`||t.length+n.length>0)}var Za=(e,t)=>e.divine.find(({name:e})=>e===t)?.rule??``;function Qa(e){let t=qa();for(let{values:n}of e)for(let e of Ia)t[e]+=n[e];return t}var $a=e=>[Qa(e.flatMap(({sides:e})=>e[0])),Qa(e.flatMap(({sides:e})=>e[1]))];function eo(e,t){return e.players.flatMap((n,r)=>{let i=e.losses[n],[a,o]=[t[r],t[1-r]];return i?[{player:n,units:i.left+i.fallen+i.own,damage:o.damage,defence:a.defence,unblockable:o[`unblockable damage`],...i}]:[]})}function to(e,t){let n=e.cards.find(e=>e.name===t);if(!n)return t;let{strength:r,damage:i,defence:a,own_loss:o}=n;return[Y(`note-card`,{strength:r,damage:i,defence:a}),...o?[Y(`note-own-loss`,{n:o})]:[]].join(`; `)}var no=(e,t)=>e.cards.find(e=>e.name===t)?.own_loss??0;function ro(e,t){let n=e.divine.find(e=>e.name===t),r=Object.entries(n?.effect??{}).map(([e,t])=>Y(`effect-${J(e)}`,{n:t}));return r.length?r.join(`, `):Y(`note-comes-back`)}function io(e,t){let[n]=Object.entries(e.divine.find(e=>e.name===t)?.effect??{});return!n||n[0]===`teleports`?``:`${n[0]===`hits`?`−`:`+`}${n[1]}`}function ao(e,t){let n=Ja(e,t);return n===`card`?Y(`source-card`,{card:t}):n===`divine`?Et(t):n===`units`||n===`home`?X(`source-${t}`,t):Tt(t)}var oo=(e,t,n,r)=>({title:t,text:n,...r?{more:()=>e.rule=r}:{}}),so=new Set([`$$slots`,`$$events`,`$$legacy`,`divine`,`battle`,`temple`,`pyramid`,`goal`,`small`]),co=b(`<i><!></i>`),lo=b(`<i class="svelte-1mhb82s"></i>`),uo=b(`<span><!> <!></span>`);function fo(e,t){M(t,!0);let a=A(t,`divine`,3,0),o=A(t,`battle`,3,0),s=A(t,`temple`,3,0),c=A(t,`pyramid`,3,0),f=A(t,`goal`,3,9),p=A(t,`small`,3,!1),m=P(t,so),_=K(()=>[{kind:`divine`,count:a(),slip:!1},{kind:`battle`,count:o(),slip:!1},{kind:`temple`,count:s(),slip:!0},{kind:`pyramid`,count:c(),slip:!0}]),v=K(()=>S(_).flatMap(({kind:e,count:t,slip:n})=>Array.from({length:t},(t,r)=>({kind:e,slip:n,key:`${e} ${r}`})))),b=e=>xe(e,{duration:ye()?0:200,start:1.5});var x=d(),C=y(x);g(C,()=>Tr(m),!1,(e,t)=>{n(e,(e,t)=>le?.(e,t),()=>wr(m)),i(e,e=>({...e}),[()=>Er(m)],void 0,void 0,`svelte-1mhb82s`);var a=uo();let o;var s=l(a);h(s,17,()=>S(v),({kind:e,slip:t,key:n})=>n,(e,t)=>{let n=()=>S(t).kind,i=()=>S(t).slip;var a=co(),o=l(a);{let e=K(()=>`fame-${n()}`),t=K(()=>p()?12:16);$(o,{get name(){return S(e)},get size(){return S(t)}})}N(a),H(()=>L(a,1,u(i()?`slip`:`stone`),`svelte-1mhb82s`)),W(1,a,()=>b),r(e,a)});var c=B(s,2);h(c,17,()=>({length:Math.max(0,f()-S(v).length)}),T,(e,t)=>{var n=lo();r(e,n)}),N(a),H(()=>o=L(a,1,`row svelte-1mhb82s`,null,o,{small:p(),full:S(v).length>=f()})),r(t,a)}),r(e,x),k()}var po=[`M29,59 Q50,52 71,59 L63,83 L39,83Z`,`M39,82 L63,82 L69,101 L34,101Z`,`M38,100 L48,100 L46,112 L34,112Z`,`M56,100 L66,100 L67,108 L76,112 L57,112Z`],mo=[[`M31,61 L26,76 L29,92`,7],[`M69,61 L76,75 L89,77`,7]],ho=[[`M91,46 V112`,3.6],[`M91,48 L84,44 M91,48 L96,41`,3.2]],go=[[`L`,`M36,60 Q50,74 64,60`,4],[`D`,`M34,63 Q50,81 66,63`,1.8],[`L`,`M39,84.5 H63`,4],[`D`,`M52,87 L60,101 M52,87 L47,101`,2]],_o={anubis:{fills:[`M39,34 L35,4 Q36,0 39,2 L49,24Z`,`M50,28 L51,3 Q53,-1 56,2 L61,27Z`,`M36,58 L37,38 Q38,25 50,24 Q58,24 62,30 L79,39 Q83,43 79,46 L66,47 Q60,48 59,56 L57,60 L40,61Z`],marks:[[`L`,`M40,12 L45,25 M54,10 L56,25`,2.6],[`I`,`M75,38 L80,40 Q83,43 79,45.6 L76,45.4 Q78,41 75,38Z`],[`I`,`M64,43.4 L77,44`,1.8],[`W`,`M55,35.4 L61,36.6`,3.6],[`I`,`M57,36 L60.4,36.6`,2.8],[`I`,`M54,34 Q58,31.5 62,34.5`,2],[`D`,`M41,38 Q44,50 39,60 M47,42 Q49,52 46,60`,2.2]]},bastet:{fills:[`M37,60 L36,40 Q37,30 42,25 L40,4 Q42,1 45,4 L53,19 Q56,19 58,20 L64,5 Q67,2 68,6 L69,27 Q73,33 73,40 L76,44.5 Q76,50 69,51.5 L62,53 L60,61Z`],marks:[[`L`,`M43.5,10 L48,20.5 M65.5,11 L63,21`,3],[`W`,`M59,37 Q64,32.5 69,37.5 Q64,41 59,37Z`],[`I`,Qe(64.6,37,2.4)],[`I`,`M57,36.5 Q63,30 71,36`,2],[`I`,`M73.5,43 L76.5,45 L73.5,47Z`],[`I`,`M73.5,43 L76.5,45 L73.5,47Z`,1.5],[`I`,`M74,47.5 Q70,50 66,48.5`,1.8],[`I`,`M66,45.5 L58,44 M66,47.5 L59,48.5`,1.4],[`D`,`M40,34 Q50,44 46,60 M47,29 Q56,42 53,60`,2.4],[`L`,Qe(44.5,43,4),2.6]]},horus:{fills:[`M36,37 L32,7 Q35,4 38,6 L43,25 H62 L63,37Z`,`M44,33 Q41,14 48,4 Q51,-2 54,4 Q61,14 60,33Z`,`M35,60 L36,44 Q38,32 50,32 Q59,32 64,38 L71,42 Q75,46 71,54 Q69,51 65,52 Q62,54 61,59 L44,62Z`],marks:[[`W`,`M46.5,25 Q44.5,13 49,7 Q51,3 53,7 Q58,14 57.5,25Z`],[`L`,`M38,36.2 H62.5`,3],[`I`,`M62,31 Q70,31 71,24 Q71,19 66,20`,2.6],[`I`,`M64,38 L71,42 Q75,46 71,54 Q69,50 65,50Z`],[`W`,Qe(57,42.5,3.6)],[`I`,Qe(57.6,42.5,2.3)],[`I`,`M57,46.5 L54.5,54 M52,45 Q47,46 45,51`,2.4],[`D`,`M39,45 Q41,54 37,60`,2.4]]},ouadjet:{fills:[`M38,62 Q22,52 27,35 Q31,22 44,17 L60,19 Q72,30 70,44 Q68,56 60,62Z`,`M43,24 Q42,10 56,8 Q68,8 76,16 L83,22 Q86,27 80,30 L64,31 Q50,34 43,24Z`],marks:[[`L`,`M46,30 Q58,38 57,61 L41,61 Q48,44 37,30Z`],[`D`,`M45,37 H55 M46,44 H57 M45,51 H57 M43,58 H57`,2.4],[`D`,`M33,34 Q29,46 38,57 M62,35 Q67,46 60,57`,2.2],[`W`,Qe(66,17.5,3.4)],[`I`,Qe(67,17.5,2.2)],[`I`,`M70,27 L82,25.5`,2],[`I`,`M82,29 L91,32 M87,30.5 L92,27`,1.8],[`L`,`M48,17 Q53,11 60,12`,2.8]]},sobek:{fills:[`M43,28 L40,7 Q42,0 47,2 Q50.5,6 50,28Z`,`M50.5,28 L53,6 Q55,0 59,3 Q62,8 59,28Z`,`M36,61 L36,38 Q38,26 50,26 Q56,26 59,32 L84,38 Q93,41 92,46 Q90,50 84,49.5 L63,50 Q60,54 59,61Z`],marks:[[`L`,`M44.5,24 L43,9 Q44,5 46.5,5.5 Q48.3,8 48,24Z M52.4,24 L54.6,9 Q56,5 58,6.5 Q59.6,10 57.6,24Z`],[`D`,`M40,28.5 Q50,22 60,29`,3],[`I`,`M61,45.5 L90,44.5`,2],[`W`,`M64,45 l2.4,4 2.4,-4.2 M71,44.8 l2.4,4 2.4,-4.2 M78,44.5 l2.4,4 2.4,-4.2 M84.5,44.5 l2,3.4 2,-3.6`],[`I`,`M64,45 l2.4,4 2.4,-4.2 M71,44.8 l2.4,4 2.4,-4.2 M78,44.5 l2.4,4 2.4,-4.2 M84.5,44.5 l2,3.4 2,-3.6`,1.2],[`I`,`M49,33 Q54,27.5 60,33`,2.4],[`W`,Qe(55,35,3)],[`I`,Qe(55.8,35,1.9)],[`I`,Qe(87,40.5,1.5)],[`D`,`M64,38.5 l4,1 M71,40 l4,1 M78,41.5 l3,.7`,2.4],[`D`,`M41,40 Q44,50 40,60 M47,44 Q49,52 47,60`,2.2]]}};function vo(e,t=11,n=5){let{fills:r,marks:i}=_o[e];return at({fills:[...r,...po],lines:[...mo,...ho],marks:[...i,...go]},t,n)}var yo={anubis:`25 -5 62 62`,bastet:`25 -3 62 62`,horus:`22 -5 64 64`,ouadjet:`22 1 68 68`,sobek:`28 -4 68 68`};function bo(e,t=5.4,n=2.8){let{fills:r,marks:i}=_o[e];return at({fills:[...r,...po.slice(0,1)],lines:mo,marks:[...i,...go.slice(0,2)]},t,n)}var xo=b(`<div><svg aria-hidden="true"></svg></div>`);function So(e,t){M(t,!0);let n=A(t,`size`,3,44);var i=xo();let a;var o=l(i);C(o,()=>bo(t.god),!0),N(o),N(i),H(()=>{L(i,1,`portrait of-${t.god??``}`,`svelte-1nklu9c`),a=R(i,``,a,{width:`${n()??``}px`,height:`${n()??``}px`}),I(o,`width`,n()),I(o,`height`,n()),I(o,`viewBox`,yo[t.god])}),r(e,i),k()}var Co=b(`<span class="winning svelte-1nw31jr"> </span>`),wo=b(`<span role="img" class="svelte-1nw31jr"><!> </span>`),To=b(`<i></i>`),Eo=b(`<span class="divine svelte-1nw31jr" role="img"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"></svg><!></span>`),Do=b(`<span class="open svelte-1nw31jr"><!> <!></span>`),Oo=b(`<em class="svelte-1nw31jr"> </em>`),ko=b(`<button><span class="top svelte-1nw31jr"><!> <span class="who svelte-1nw31jr"><span class="name svelte-1nw31jr"><b class="svelte-1nw31jr"> </b><!><small class="svelte-1nw31jr"> <!></small></span> <!></span> <strong class="svelte-1nw31jr"> </strong></span> <!> <span class="stats svelte-1nw31jr"><!> <span class="tokens svelte-1nw31jr" role="img"></span></span> <!> <span class="foot svelte-1nw31jr"><span class="tiles svelte-1nw31jr"><!><!></span> <span class="gems svelte-1nw31jr"></span></span> <span class="unseen svelte-1nw31jr"> </span></button>`);function Ao(e,t){M(t,!0);let n=A(t,`game`,7),i=A(t,`wide`,3,!1),a=K(()=>n().sheets.get(t.player)),o=K(()=>n().seat.chairs.find(e=>e.player===t.player)),s=K(()=>S(a)?.tiles.flatMap(e=>n().about.tiles.find(t=>t.name===e)??[])??[]),c=K(()=>i()?12:7),u=K(()=>S(s).length>S(c)?S(s).slice(-(S(c)-1)):S(s)),f=K(()=>[...n().board.sites.values()].flatMap(({pyramid:e,owner:n,place:r})=>e&&n?.player===t.player?[{...e,zone:r.name}]:[])),p=K(()=>n().about.cards.filter(({special:e})=>!e).length-(S(a)?.played.length??0)),g=K(()=>n().winning.includes(t.player));var _=d(),v=y(_),b=e=>{let c=K(()=>[{sign:`prayer`,n:S(a).prayer,label:Y(`prayer-n`,{n:S(a).prayer})},{sign:`divine`,n:S(a).holding,label:Y(`divine-n`,{n:S(a).holding})},{sign:`card`,n:S(p),label:Y(`cards-n`,{n:S(p)})},{sign:`unit`,n:S(a).supply,label:Y(`supply-n`,{n:S(a).supply})},{sign:`veteran`,n:S(a).veterans,label:Y(`veterans-count`,{n:S(a).veterans})}]);var d=ko();let _;var v=l(d),y=l(v);So(y,{get god(){return S(a).god},size:40});var b=B(y,2),x=l(b),E=l(x),D=O(E,!0),k=B(E);de(k,{get god(){return S(a).god},size:17});var A=B(k),j=l(A,!0),M=B(j),P=e=>{var t=ne();H(e=>z(t,`· ${e??``}`),[()=>Y(`absent`)]),r(e,t)};w(M,e=>{S(o)&&!S(o).here&&S(o).kind===`human`&&e(P)}),N(A),N(x);var F=B(x,2);{let e=K(()=>Na(n(),S(a))),t=K(()=>Fa(n(),S(a)));fo(F,te(()=>S(e),{get goal(){return n().about.victory},small:!0,get label(){return S(t)}}))}N(b);var R=B(b,2),ee=O(R,!0);N(v);var V=B(v,2),re=e=>{var t=Co(),n=O(t,!0);H(e=>z(n,e),[()=>Y(`winning-short`)]),r(e,t)};w(V,e=>{S(g)&&e(re)});var W=B(V,2),G=l(W);h(G,17,()=>S(c),({sign:e,n:t,label:n})=>e,(e,t)=>{let n=()=>S(t).sign,i=()=>S(t).n,a=()=>S(t).label;var o=wo(),s=l(o);$(s,{get name(){return n()},size:15});var c=B(s,1,!0);N(o),H(()=>{I(o,`aria-label`,a()),I(o,`title`,a()),z(c,i())}),r(e,o)});var q=B(G,2);h(q,21,()=>({length:n().about.tokens}),T,(e,t,n)=>{var i=To();let o;H(()=>o=L(i,1,`svelte-1nw31jr`,null,o,{left:n<S(a).tokens.left})),r(e,i)}),N(q),N(W);var ie=B(W,2),ae=e=>{var t=Do(),i=l(t);h(i,16,()=>S(a).hand,e=>e,(e,t)=>{{let r=K(()=>no(n().about,t)),i=K(()=>to(n().about,t));ma(e,{get card(){return t},mini:!0,width:22,get loss(){return S(r)},get label(){return S(i)}})}});var o=B(i,2);h(o,17,()=>[...S(a).divine],([e,t])=>e,(e,t)=>{var n=K(()=>U(S(t),2));let i=()=>S(n)[0],a=()=>S(n)[1];var o=Eo(),s=l(o);C(s,()=>oa[i()],!0),N(s);var c=B(s),u=e=>{var t=ne();H(()=>z(t,a())),r(e,t)};w(c,e=>{a()>1&&e(u)}),N(o),H((e,t)=>{I(o,`aria-label`,e),I(o,`title`,t)},[()=>Et(i()),()=>Et(i())]),r(e,o)}),N(t),r(e,t)};w(ie,e=>{S(a).hand&&S(a).divine&&e(ae)});var oe=B(ie,2),J=l(oe),X=l(J);h(X,17,()=>S(u),e=>e.name,(e,t)=>{{let n=K(()=>S(s).length>5&&!i()?20:24),r=K(()=>Tt(S(t).name));ya(e,{get tile(){return S(t).name},get colour(){return S(t).colour},get level(){return S(t).level},get size(){return S(n)},get label(){return S(r)}})}});var se=B(X),ce=e=>{var t=Oo(),n=O(t);H(()=>z(n,`+${S(s).length-S(u).length}`)),r(e,t)};w(se,e=>{S(s).length>S(u).length&&e(ce)}),N(J);var le=B(J,2);h(le,21,()=>S(f),({zone:e,colour:t,level:n})=>e,(e,t)=>{let n=()=>S(t).colour,r=()=>S(t).level;qn(e,{get colour(){return n()},get level(){return r()},size:22})}),N(le),N(oe);var ue=B(oe,2),fe=O(ue,!0);N(d),H((e,r,o,s,c,l)=>{_=L(d,1,`other card of-${S(a).god??``}`,`svelte-1nw31jr`,_,{on:n().onTurn===t.player,asked:e,wide:i()}),z(D,r),z(j,o),z(ee,S(a).fame.total),I(q,`aria-label`,s),I(q,`title`,c),z(fe,l)},[()=>n().view.owing.includes(t.player),()=>ge(S(a).god),()=>n().personName(t.player),()=>Y(`tokens-left`,{n:S(a).tokens.left}),()=>Y(`tokens-left`,{n:S(a).tokens.left}),()=>Y(`sheet-open`)]),m(`click`,d,()=>n().sheet=t.player),r(e,d)};w(v,e=>{S(a)&&e(b)}),r(e,_),k()}p([`click`]);var jo=new Set([`$$slots`,`$$events`,`$$legacy`,`card`,`when`,`value`,`cost`,`count`,`width`]),Mo=b(`<span class="under svelte-ophvom"></span>`),No=b(`<span class="when svelte-ophvom"><!></span>`),Po=b(`<span class="cost svelte-ophvom"><!><i class="svelte-ophvom"></i></span>`),Fo=b(`<svg class="picture svelte-ophvom" viewBox="0 0 24 24" aria-hidden="true"></svg> <!> <b class="svelte-ophvom"></b> <!>`,1),Io=b(`<span class="count svelte-ophvom"></span>`),Lo=b(`<!> <span><!></span> <!>`,1);function Ro(e,a){M(a,!0);let o=A(a,`when`,3,`battle`),s=A(a,`value`,3,``),c=A(a,`cost`,3,0),u=A(a,`count`,3,1),f=A(a,`width`,3,37),p=P(a,jo),m={battle:`fame-battle`,day:`day`,movement:`move`},h=K(()=>f()>=56);var _=d(),v=y(_);g(v,()=>Tr(p),!1,(e,d)=>{n(e,(e,t)=>le?.(e,t),()=>wr(p)),i(e,e=>({...e,[t]:{"font-size":`${f()/10}px`}}),[()=>Er(p)],void 0,void 0,`svelte-ophvom`);var g=Lo(),_=y(g),v=e=>{var t=Mo();r(e,t)};w(_,e=>{u()>1&&e(v)});var b=B(_,2);let x;var T=l(b),E=e=>{var t=Fo(),n=y(t);C(n,()=>oa[a.card],!0),N(n);var i=B(n,2),u=e=>{var t=No(),n=l(t);{let e=K(()=>f()*.2);$(n,{get name(){return m[o()]},get size(){return S(e)}})}N(t),r(e,t)};w(i,e=>{S(h)&&e(u)});var d=B(i,2),p=B(d,2),g=e=>{var t=Po(),n=l(t);{let e=K(()=>Math.max(9,f()*.2));$(n,{name:`prayer`,get size(){return S(e)}})}var i=B(n);N(t),H(()=>I(i,`data-value`,c())),r(e,t)};w(p,e=>{c()&&e(g)}),H(()=>I(d,`data-value`,s())),r(e,t)},D=e=>{{let t=K(()=>f()*.5);$(e,{name:`divine`,get size(){return S(t)}})}};w(T,e=>{a.card?e(E):e(D,-1)}),N(b);var O=B(b,2),k=e=>{var t=Io();H(()=>I(t,`data-value`,u())),r(e,t)};w(O,e=>{u()>1&&e(k)}),H(()=>x=L(b,1,`face ${o()??``}`,`svelte-ophvom`,x,{back:!a.card})),r(d,g)}),r(e,_),k()}var zo=b(`<p class="svelte-14v0rsg"> </p>`),Bo=b(`<section><div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div class="row tight svelte-14v0rsg"></div> <div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div class="row svelte-14v0rsg"></div> <div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div></div></section>`);function Vo(e,t){M(t,!0);let n=A(t,`game`,7),i=A(t,`bare`,3,!1),a=K(()=>n().mine),o=K(()=>new Set(S(a)?.hand??[])),s=K(()=>n().about.cards.filter(({name:e})=>S(o).has(e)||S(a)?.played.includes(e)||S(a)?.buried?.includes(e))),c=K(()=>n().about.divine.flatMap(e=>S(a)?.divine?.get(e.name)?[{card:e,count:S(a).divine.get(e.name)??0}]:[])),u=K(()=>S(a)?.tiles.flatMap(e=>n().about.tiles.find(t=>t.name===e)??[])??[]),f=K(()=>i()||S(u).length<6?35:S(u).length<8?28:24),p=e=>S(o).has(e)?void 0:S(a)?.played.includes(e)?`used`:`aside`,m=e=>({more:()=>n().rule=e??null});var g=d(),_=y(g),v=e=>{var t=Bo();let d;var g=l(t),_=l(g),v=O(_,!0),y=B(_),b=O(y,!0);N(g);var x=B(g,2);h(x,21,()=>S(s),e=>e.name,(e,t)=>{{let r=K(()=>p(S(t).name)),i=K(()=>Gn(S(t))),a=K(()=>({title:S(t).name,text:Gn(S(t)),...m(n().about.rules.thing?.cards)}));ma(e,{get card(){return S(t).name},get loss(){return S(t).own_loss},mini:!0,width:26,get state(){return S(r)},get label(){return S(i)},get tip(){return S(a)}})}}),N(x);var C=B(x,2),w=l(C),T=O(w,!0),E=B(w),D=O(E,!0);N(C);var k=B(C,2);h(k,21,()=>S(c),({card:e,count:t})=>e.name,(e,t)=>{let r=()=>S(t).card,i=()=>S(t).count,a=K(()=>`play ${r().name}`),o=K(()=>n().view.legal.includes(S(a)));{let t=K(()=>Wn(r())),s=K(()=>`${Et(r().name)}: ${Un(r())}`),c=K(()=>({title:Et(r().name),text:[Un(r()),...r().cost?[Y(`costs-pp`,{n:r().cost})]:[],Y(`divine-when-${r().icon}`)].join(` · `),...m(r().rule)}));Ro(e,te({get card(){return r().name},get when(){return r().icon},get value(){return S(t)},get cost(){return r().cost},get count(){return i()},get label(){return S(s)},get tip(){return S(c)}},()=>S(o)?{state:`can`,choice:S(a),onpick:()=>void n().choose(S(a)),hinted:n().seat.hint?.choice===S(a)}:{}))}},e=>{var t=zo(),n=O(t,!0);H(e=>z(n,e),[()=>Y(`none`)]),r(e,t)}),N(k);var A=B(k,2),j=l(A),M=O(j,!0),P=B(j),F=O(P,!0);N(A);var R=B(A,2);let ee;h(R,21,()=>S(u),e=>e.name,(e,t)=>{{let n=K(()=>Tt(S(t).name)),r=K(()=>({title:Tt(S(t).name),text:Vn(S(t)),...m(S(t).rule)}));ya(e,{get tile(){return S(t).name},get colour(){return S(t).colour},get level(){return S(t).level},get size(){return S(f)},get label(){return S(n)},get tip(){return S(r)}})}},e=>{var t=zo(),n=O(t,!0);H(e=>z(n,e),[()=>Y(`none`)]),r(e,t)}),N(R),N(t),H((e,n,r,o,s)=>{d=L(t,1,`hand svelte-14v0rsg`,null,d,{card:!i()}),I(t,`aria-label`,e),z(v,n),z(b,r),z(T,o),z(D,S(a).holding),z(M,s),z(F,S(u).length),ee=L(R,1,`row svelte-14v0rsg`,null,ee,{tight:S(f)<35})},[()=>Y(`your-hand`),()=>Y(`battle-cards`),()=>Y(`in-hand`,{n:S(o).size}),()=>Y(`divine-cards`),()=>Y(`power-tiles`)]),r(e,t)};w(_,e=>{S(a)&&e(v)}),r(e,g),k()}var Ho=new Set([`$$slots`,`$$events`,`$$legacy`,`value`,`most`,`after`,`note`]),Uo=b(`<em class="svelte-rffwsr"> </em>`),Wo=b(`<i></i>`),Go=b(`<small class="svelte-rffwsr"> </small>`),Ko=b(`<span class="line svelte-rffwsr"><span class="sign svelte-rffwsr"><!></span> <b class="svelte-rffwsr"> <!></b> <span class="track svelte-rffwsr"></span> <!> <span class="unseen"> </span></span>`);function qo(e,t){M(t,!0);let a=A(t,`most`,3,11),o=A(t,`after`,19,()=>t.value),s=A(t,`note`,3,``),c=P(t,Ho),f=e=>e<Math.min(t.value,o())?`on`:e<t.value?`spent`:e<o()?`gained`:``;var p=d(),m=y(p);g(m,()=>Tr(c),!1,(e,d)=>{n(e,(e,t)=>le?.(e,t),()=>wr(c)),i(e,e=>({...e}),[()=>Er(c,!0)],void 0,void 0,`svelte-rffwsr`);var p=Ko(),m=l(p);$(l(m),{name:`prayer`,size:17}),N(m);var g=B(m,2),_=l(g,!0),v=B(_),y=e=>{var t=Uo(),n=O(t,!0);H(()=>z(n,o())),r(e,t)};w(v,e=>{o()!==t.value&&e(y)}),N(g);var b=B(g,2);h(b,21,()=>({length:a()}),T,(e,t,n)=>{var i=Wo();H(e=>L(i,1,e,`svelte-rffwsr`),[()=>u(f(n))]),r(e,i)}),N(b);var x=B(b,2),S=e=>{var t=Go(),n=O(t,!0);H(()=>z(n,s())),r(e,t)};w(x,e=>{s()&&e(S)});var C=B(x,2),E=O(C,!0);N(p),H(()=>{z(_,t.value),z(E,t.label)}),r(d,p)}),r(e,p),k()}var Jo=b(`<p class="winning svelte-1ax4d6t" role="status"><!> </p>`),Yo=b(`<section><button class="head svelte-1ax4d6t"><!> <span class="who svelte-1ax4d6t"><b class="svelte-1ax4d6t"> <!></b><small class="svelte-1ax4d6t"> </small></span> <span class="fame svelte-1ax4d6t"><b class="svelte-1ax4d6t"> </b><small class="svelte-1ax4d6t"> </small></span></button> <!> <!> <!> <div class="stats svelte-1ax4d6t"><span class="svelte-1ax4d6t"><!><b class="svelte-1ax4d6t"> </b> </span> <span class="svelte-1ax4d6t"><!><b class="svelte-1ax4d6t"> </b> </span></div></section>`);function Xo(e,t){M(t,!0);let i=A(t,`game`,7),a=A(t,`player`,19,()=>i().seat.viewer),o=K(()=>i().sheets.get(a())),s=K(()=>S(o)&&Na(i(),S(o))),c=K(()=>i().winning.includes(a())),u=K(()=>{if(!S(o))return 0;let e=i().ahead.recruits?.prices[tn(i().plan.placed)]??0,t=i().over?i().targets.get(i().over)?.arrival?.paid??0:0;return S(o).prayer-(tn(i().plan.placed)?e:t)});var f=d(),p=y(f),h=e=>{var t=Yo();let d;var f=l(t),p=l(f);So(p,{get god(){return S(o).god},size:48});var h=B(p,2),g=l(h),_=l(g,!0),v=B(_);de(v,{get god(){return S(o).god},size:20}),N(g);var y=B(g),b=O(y,!0);N(h);var x=B(h,2),C=l(x),T=O(C,!0),E=B(C),D=O(E,!0);N(x),N(f),n(f,(e,t)=>le?.(e,t),()=>({title:ge(S(o).god),text:Y(`sheet-open`)}));var k=B(f,2);{let e=K(()=>Fa(i(),S(o))),t=K(()=>({title:Y(`fame`),text:Fa(i(),S(o)),more:()=>i().rule=i().about.rules.fame?.victory??null}));fo(k,te(()=>S(s),{get goal(){return i().about.victory},get label(){return S(e)},get tip(){return S(t)}}))}var A=B(k,2),j=e=>{var t=Jo(),n=l(t);$(n,{name:`fame-battle`,size:16});var i=B(n,1,!0);N(t),H(e=>z(i,e),[()=>Y(`winning-you`)]),r(e,t)};w(A,e=>{S(c)&&e(j)});var M=B(A,2);{let e=K(()=>Y(`of-most`,{n:i().about.prayer})),t=K(()=>Y(`prayer-points`)),n=K(()=>({title:Y(`prayer-points`),text:Y(`prayer-points-what`),more:()=>i().rule=i().about.rules.thing?.prayer??null}));qo(M,{get value(){return S(o).prayer},get most(){return i().about.prayer},get after(){return S(u)},get note(){return S(e)},get label(){return S(t)},get tip(){return S(n)}})}var P=B(M,2),F=l(P),R=l(F);$(R,{name:`unit`,size:17});var ee=B(R),V=O(ee,!0),ne=B(ee,1,!0);N(F),n(F,(e,t)=>le?.(e,t),()=>({title:Y(`supply`),text:Y(`supply-what`)}));var re=B(F,2),U=l(re);$(U,{name:`veteran`,size:17});var W=B(U),G=O(W,!0),q=B(W,1,!0);N(re),n(re,(e,t)=>le?.(e,t),()=>({title:Y(`veterans`),text:Y(`veterans-what`),more:()=>i().rule=i().about.rules.thing?.veterans??null})),N(P),N(t),H((e,n,r,s,c,l)=>{d=L(t,1,`own card of-${S(o).god??``}`,`svelte-1ax4d6t`,d,{on:i().onTurn===a()}),I(t,`aria-label`,e),z(_,n),z(b,r),z(T,S(o).fame.total),z(D,s),z(V,S(o).supply),z(ne,c),z(G,S(o).veterans),z(q,l)},[()=>Y(`you`),()=>ge(S(o).god),()=>S(o).city?Y(`you-in-city`,{city:xt(S(o).city)}):Y(`you`),()=>Y(`fame-of`,{n:i().about.victory}),()=>Y(`in-supply`),()=>Y(`veterans-n`,{n:S(o).veterans})]),m(`click`,f,()=>i().sheet=a()),r(e,t)};w(p,e=>{S(o)&&S(s)&&e(h)}),r(e,f),k()}p([`click`]);function Zo(e,t){M(t,!0);let n=e=>{var t=d(),n=y(t),i=e=>{de(e,{get god(){return S(o)},size:22})};w(n,e=>{S(o)&&e(i)}),r(e,t)},i=A(t,`game`,7),a=A(t,`fresh`,3,!1),o=K(()=>t.entry.args.map(String).flatMap(e=>/^P\d$/.test(e)?i().godOf(e)??[]:[])[0]);{let r=K(()=>Wt(t.entry,i().playerName)),s=K(()=>S(o)?n:void 0),c=K(()=>t.entry.event===`turn`||t.entry.event===`round`);Ae(e,{get parts(){return S(r)},get mark(){return S(s)},get turn(){return S(c)},get fresh(){return a()},onpoint:e=>i().point(e?t.entry:null),onclick:()=>i().rule=t.entry.rule})}k()}var Qo=b(`<!> `,1),$o=b(`<p class="odds svelte-13m0omp"><!><b class="svelte-13m0omp"> </b> <b class="svelte-13m0omp"> </b><!></p> <p class="svelte-13m0omp"> </p>`,1),es=b(`<p class="price svelte-13m0omp"> </p>`),ts=b(`<p class="line svelte-13m0omp"><!> </p>`),ns=b(`<div class="zone card svelte-13m0omp"><h3 class="svelte-13m0omp"><!></h3> <p class="kind svelte-13m0omp"> </p> <!> <!> <!> <!> <!></div>`);function rs(e,t){M(t,!0);let n=K(()=>t.game.board.sites.get(t.zone)),i=K(()=>t.game.targets.get(t.zone)),a=K(()=>S(i)?.arrival?.battle),o=K(()=>S(a)?t.game.godOf(S(a).enemy):void 0),s=K(()=>t.game.mine?.god),c=K(()=>S(i)?.lit?Xt(S(i).lit):``);var u=d(),f=y(u),p=e=>{let i=K(()=>S(n));var u=ns(),d=l(u),f=l(d),p=e=>{var n=Qo(),i=y(n);$(i,{name:`fame-battle`,size:16});var a=B(i,1,!0);H(e=>z(a,e),[()=>Y(`zone-battle`,{zone:Ft(t.zone)})]),r(e,n)},m=e=>{var n=ne();H(e=>z(n,e),[()=>Ft(t.zone)]),r(e,n)};w(f,e=>{S(a)?e(p):e(m,-1)}),N(d);var g=B(d,2),_=O(g,!0),v=B(g,2),b=e=>{var n=$o(),i=y(n),c=l(i);de(c,{get god(){return S(s)},size:22});var u=B(c),d=O(u,!0),f=B(u,1,!0),p=B(f),m=O(p,!0),h=B(p);de(h,{get god(){return S(o)},size:22}),N(i);var g=B(i,2),_=O(g,!0);H((e,t)=>{z(d,S(a).strength[0]),z(f,e),z(m,S(a).strength[1]),z(_,t)},[()=>Y(`odds-to`),()=>Y((S(a).strength[0]??0)>(S(a).strength[1]??0)?`odds-before`:`odds-tie`,{who:t.game.playerName(S(a).enemy)})]),r(e,n)};w(v,e=>{S(a)&&S(s)&&S(o)&&e(b)});var x=B(v,2),C=e=>{var t=es(),n=O(t,!0);H(()=>z(n,S(c))),r(e,t)};w(x,e=>{S(c)&&e(C)});var T=B(x,2),E=e=>{var t=ts(),n=l(t);qn(n,{get colour(){return S(i).pyramid.colour},get level(){return S(i).pyramid.level},size:20});var a=B(n,1,!0);N(t),H(e=>z(a,e),[()=>Y(`zone-pyramid`,{colour:Ct(S(i).pyramid.colour),level:S(i).pyramid.level})]),r(e,t)};w(T,e=>{S(i).pyramid&&e(E)});var D=B(T,2);h(D,17,()=>S(i).troops,e=>e.player,(e,n)=>{var i=ts(),a=l(i);de(a,{get god(){return S(n).god},size:18});var o=B(a,1,!0);N(i),H(e=>z(o,e),[()=>Yt(t.game,S(n))]),r(e,i)});var k=B(D,2),A=e=>{var n=ts(),a=l(n);de(a,{get god(){return S(i).holder.god},size:18});var o=B(a,1,!0);N(n),H(e=>z(o,e),[()=>Y(`zone-held`,{who:t.game.playerName(S(i).holder.player)})]),r(e,n)};w(k,e=>{S(i).holder&&!S(i).troops.length&&e(A)}),N(u),H(e=>z(_,e),[()=>[Jt(S(n)),...S(i).place.night?[Y(`zone-night`,{n:S(i).place.night})]:[],...S(i).place.port?[Y(`zone-port-${S(i).place.port.kind}`)]:[]].join(` · `)]),r(e,u)};w(f,e=>{S(n)&&e(p)}),r(e,u),k()}var is=x(`<text y="42"></text>`),as=x(`<g class="runner svelte-vz8acs"><g transform="scale(.76)"></g></g>`),os=x(`<svg class="strip svelte-vz8acs" role="img"><rect y="9" height="15" rx="7" class="track svelte-vz8acs"></rect><rect y="3" width="2.5" height="40" class="goal svelte-vz8acs"></rect><!><g class="star svelte-vz8acs"><path></path></g><!></svg>`);function ss(e,t){M(t,!0);let n=K(()=>t.game.about.victory),i=K(()=>366/(S(n)+2)),a=e=>S(i)/2+Math.min(e,S(n)+1)*S(i),o=K(()=>t.game.order.flatMap(e=>{let n=t.game.sheets.get(e);return n?[{player:e,god:n.god,fame:n.fame.total}]:[]})),s=(e,t)=>{let r=S(o).filter(e=>Math.min(e.fame,S(n)+1)===Math.min(t,S(n)+1)),s=Math.min(15,S(i)*.95/Math.max(1,r.length-1));return Math.max(12,a(t)-(r.length-1)*s/2)+r.findIndex(t=>t.player===e)*s},c=K(()=>S(o).map(({player:e,fame:n})=>`${t.game.playerName(e)} ${n}`).join(`, `));var u=os();I(u,`viewBox`,`0 0 366 44`);var d=l(u);I(d,`width`,366);var f=B(d),p=B(f);h(p,17,()=>({length:S(n)+1}),T,(e,t,i)=>{var o=is();let s;o.textContent=i,H(e=>{I(o,`x`,e),s=L(o,0,`svelte-vz8acs`,null,s,{won:i===S(n)})},[()=>a(i)]),r(e,o)});var m=B(p),g=O(m),_=B(m);h(_,17,()=>S(o),({player:e,god:t,fame:n})=>e,(e,t)=>{let n=()=>S(t).player,i=()=>S(t).god,a=()=>S(t).fame;var o=as();let c;var u=l(o);C(u,()=>he(i()),!0),N(u),N(o),H(e=>c=R(o,``,c,{transform:e}),[()=>`translate(${s(n(),a())??``}px, 16px)`]),r(e,o)}),N(u),H((e,t,n)=>{I(u,`aria-label`,e),I(f,`x`,t),I(m,`transform`,`translate(${n??``},28) scale(.75)`),I(g,`d`,Ge)},[()=>Y(`fame-standing`,{list:S(c),goal:S(n)}),()=>a(S(n))-S(i)/2,()=>a(S(n)+1)-9]),r(e,u),k()}var cs=b(`<button class="stats svelte-x0b67w"><span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="prayer svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span></button>`);function ls(e,t){M(t,!0);let n=A(t,`game`,7);var i=cs(),a=l(i),o=l(a);$(o,{name:`fame`,size:17});var s=B(o,1,!0),c=B(s),u=O(c,!0);N(a);var d=B(a,2),f=l(d);$(f,{name:`prayer`,size:17});var p=B(f,1,!0),h=B(p),g=O(h,!0);N(d);var _=B(d,2),v=l(_);de(v,{get god(){return t.sheet.god},size:19});var y=B(v,1,!0),b=B(y),x=O(b,!0);N(_);var S=B(_,2),C=l(S);$(C,{name:`card`,size:17});var w=B(C,1,!0),T=B(w),E=O(T,!0);N(S);var D=B(S,2),j=l(D);$(j,{name:`divine`,size:17});var P=B(j,1,!0),F=B(P),I=O(F,!0);N(D),N(i),H((e,n,r,i,a)=>{z(s,t.sheet.fame.total),z(u,e),z(p,t.sheet.prayer),z(g,n),z(y,t.sheet.tokens.left),z(x,r),z(w,t.sheet.hand?.length??0),z(E,i),z(P,t.sheet.holding),z(I,a)},[()=>Y(`fame`),()=>Y(`prayer-points`),()=>Y(`tokens-left`,{n:t.sheet.tokens.left}),()=>Y(`battle-cards`),()=>Y(`divine-cards`)]),m(`click`,i,()=>n().sheet=t.sheet.player),r(e,i),k()}p([`click`]);var us=b(`<div class="news svelte-1lc8rk9"><!></div>`),ds=b(`<div><!></div>`),fs=b(`<!><button class="close svelte-1lc8rk9"><!></button>`,1),ps=b(`<!><!>`,1),ms=b(`<b class="svelte-1lc8rk9"> <i class="unseen"> </i></b>`),hs=b(`<button><!><span class="svelte-1lc8rk9"> </span> <!></button>`),gs=b(`<main><h1 class="unseen"> </h1> <div class="strip svelte-1lc8rk9"><!></div> <div class="ground svelte-1lc8rk9"><!> <!> <!></div> <!> <div class="now svelte-1lc8rk9"><!> <!></div> <nav class="tabs svelte-1lc8rk9"></nav></main>`);function _s(e,t){M(t,!0);let n=(e,n=D,r=D)=>{Zo(e,{get game(){return t.game},get entry(){return n()},get fresh(){return r()}})},i=(e,n=D)=>{Zo(e,{get game(){return t.game},get entry(){return n()}})},a=A(t,`watching`,3,!1),o=[[`actions`,`raise`],[`players`,`troop`],[`hand`,`card`],[`tiles`,`buy`],[`chronicle`,null]],c=V(`board`),u=K(()=>Cn(t.game.seat.story)),f=K(()=>t.game.since?Tn(t.game.seat.story,t.game.since,t.game.seat.viewer):[]),p=K(()=>t.game.seat.viewer===`spectator`?t.game.order[0]??``:t.game.seat.viewer),g=K(()=>Zn(t.game,S(p))),_=K(()=>$n(S(g)).filter(({ways:e})=>e.length>0).length),v=K(()=>{let e=t.game.order.indexOf(t.game.seat.viewer);return e<0?t.game.order:[...t.game.order.slice(e+1),...t.game.order.slice(0,e)]}),b=K(()=>t.game.view.legal.join()),x=K(()=>t.game.view.legal.some(e=>e.startsWith(`space `))),C=V(void 0);ie(()=>{S(b),S(C)?.scrollTo(0,0),F(c,S(x)?`actions`:`board`,!0)}),ie(()=>{t.game.plan,t.game.planned?F(c,`board`):G(()=>S(x))&&F(c,`actions`)});function T(e){S(c)===`actions`&&e.target.closest(`[role="application"]`)&&F(c,`board`)}let j=V(void 0),P=K(()=>{let e=t.game.over&&S(j)?.querySelector(`path[data-zone="${t.game.over}"]`)?.getBoundingClientRect(),n=S(j)?.getBoundingClientRect();return!!(e&&n&&e.top+e.bottom<n.top+n.bottom)});var R=gs();let ee;var te=l(R),ne=O(te,!0),re=B(te,2);ss(l(re),{get game(){return t.game}}),N(re);var W=B(re,2),q=l(W);vn(q,{get game(){return t.game},small:!0,up:1.16});var ae=B(q,2),oe=e=>{var n=us(),a=l(n);ke(a,{get seat(){return t.game.seat},get news(){return S(f)},get line(){return i}}),N(n),r(e,n)};w(ae,e=>{a()||e(oe)});var J=B(ae,2),X=e=>{var n=ds();let i;rs(l(n),{get game(){return t.game},get zone(){return t.game.over}}),N(n),H(()=>i=L(n,1,`told svelte-1lc8rk9`,null,i,{below:S(P)})),r(e,n)};w(J,e=>{t.game.over&&e(X)}),N(W),s(W,e=>F(j,e),()=>S(j));var ce=B(W,2),le=e=>{var i=d(),a=y(i);E(a,()=>S(c),e=>{var i=ds();let a;var o=l(i),s=e=>{var n=fs(),i=y(n);ta(i,{get game(){return t.game}});var a=B(i),o=l(a);se(o,{name:`close`,size:20}),N(a),H(e=>I(a,`aria-label`,e),[()=>Y(`close`)]),m(`click`,a,()=>F(c,`board`)),r(e,n)},f=e=>{var n=d(),i=y(n);h(i,16,()=>S(v),e=>e,(e,n)=>{Ao(e,{get game(){return t.game},get player(){return n},wide:!0})}),r(e,n)},_=e=>{var n=d(),i=y(n),a=e=>{var n=ps(),i=y(n);Xo(i,{get game(){return t.game}}),Vo(B(i),{get game(){return t.game}}),r(e,n)};w(i,e=>{t.game.mine&&e(a)}),r(e,n)},b=e=>{Jr(e,{get game(){return t.game},get pillars(){return S(g)},get player(){return S(p)}})},x=e=>{Se(e,{get told(){return S(u)},get since(){return t.game.since},get line(){return n},bare:!0})};w(o,e=>{S(c)===`actions`?e(s):S(c)===`players`?e(f,1):S(c)===`hand`?e(_,2):S(c)===`tiles`?e(b,3):e(x,-1)}),N(i),H(()=>a=L(i,1,`panel svelte-1lc8rk9`,null,a,{tiles:S(c)===`tiles`,low:S(c)===`actions`})),r(e,i)}),r(e,i)};w(ce,e=>{S(c)!==`board`&&e(le)});var ue=B(ce,2),de=l(ue),fe=e=>{Ma(e,{get game(){return t.game},narrow:!0})};w(de,e=>{a()||e(fe)});var pe=B(de,2),me=e=>{ls(e,{get game(){return t.game},get sheet(){return t.game.mine}})};w(pe,e=>{t.game.mine&&e(me)}),N(ue),s(ue,e=>F(C,e),()=>S(C));var he=B(ue,2);h(he,21,()=>o,([e,t])=>e,(e,t)=>{var n=K(()=>U(S(t),2));let i=()=>S(n)[0],a=()=>S(n)[1];var o=hs();let s;var u=l(o),d=e=>{$(e,{get name(){return a()},size:22})},f=e=>{se(e,{name:`log`,size:22})};w(u,e=>{a()?e(d):e(f,-1)});var p=B(u),h=O(p,!0),g=B(p,2),v=e=>{var t=ms(),n=l(t,!0),i=B(n),a=O(i,!0);N(t),H(e=>{z(n,S(_)),z(a,e)},[()=>Y(`market-can`)]),r(e,t)};w(g,e=>{i()===`tiles`&&S(_)&&e(v)}),N(o),H(e=>{I(o,`aria-pressed`,S(c)===i()),s=L(o,1,`svelte-1lc8rk9`,null,s,{on:S(c)===i()}),z(h,e)},[()=>Y(`phone-${i()}`)]),m(`click`,o,()=>F(c,S(c)===i()?`board`:i(),!0)),r(e,o)}),N(he),N(R),H((e,t)=>{ee=L(R,1,`phone svelte-1lc8rk9`,null,ee,{watching:a()}),z(ne,e),W.inert=S(c)!==`board`&&S(c)!==`actions`,I(he,`aria-label`,t)},[()=>Y(`board-label`),()=>Y(`panels`)]),m(`click`,W,T),r(e,R),k()}p([`click`]);var vs=b(`<span role="img"><!></span>`),ys=b(`<div class="chips svelte-1nt6xn2" role="group"></div>`),bs=b(`<section class="bar card svelte-1nt6xn2"><!> <button data-plan="market"><!> </button> <!></section>`);function xs(e,t){M(t,!0);let i=A(t,`game`,7),a=K(()=>i().view.position.columns.colours??[]),o=K(()=>S(a).map(e=>{let t=[...i().board.sites.values()].filter(({pyramid:t,holder:n})=>t?.colour===e&&n?.player===i().seat.viewer);return{colour:e,level:Math.max(0,...t.map(({pyramid:e})=>e?.level??0))}})),s=K(()=>new Set(Object.values(i().ahead.buys??{}).flatMap(e=>e.map(({tile:e})=>i().about.tiles.find(({name:t})=>t===e)?.colour)))),c=matchMedia(`(hover: hover)`).matches,u=K(()=>c&&S(s).size&&i().step===`your turn`?$n(Zn(i(),i().seat.viewer)):[]),d=K(()=>S(u).flatMap(e=>{let t=Xn(e,i().about,i().mine?.spaces??[],i().plan.space);return t?[{tile:e.tile,way:t}]:[]})),f=K(()=>i().view.legal.some(e=>e.startsWith(`tile `)));var p=bs(),g=l(p);h(g,17,()=>S(o),({colour:e,level:t})=>e,(e,t)=>{let i=()=>S(t).colour,a=()=>S(t).level,o=K(()=>a()?Y(`market-level`,{colour:Ct(i()),n:a()}):Y(`market-no-pyramid`,{colour:Ct(i())}));var c=vs();let u;var d=l(c),f=e=>{qn(e,{get colour(){return i()},get level(){return a()},size:28})},p=e=>{qn(e,{get colour(){return i()},size:28})};w(d,e=>{a()?e(f):e(p,-1)}),N(c),n(c,(e,t)=>le?.(e,t),()=>({title:Ct(i()),text:S(o)})),H(e=>{u=L(c,1,`gem svelte-1nt6xn2`,null,u,{can:e,none:!a()}),I(c,`aria-label`,S(o))},[()=>S(s).has(i())]),r(e,c)});var _=B(g,2);let v;var y=l(_);$(y,{name:`buy`,size:18});var b=B(y,1,!0);N(_);var x=B(_,2),C=e=>{var t=ys();h(t,21,()=>S(d),({tile:e,way:t})=>e.name,(e,t)=>{let n=()=>S(t).tile,r=()=>S(t).way,a=K(()=>r().paid===null?``:Y(`costs-pp`,{n:r().paid}));{let t=K(()=>`${Tt(n().name)}: ${[Vn(n()),S(a)].filter(Boolean).join(`. `)}`),o=K(()=>({title:Tt(n().name),text:[Vn(n()),S(a)].filter(Boolean).join(`. `),more:()=>i().rule=n().rule})),s=K(()=>r().choices.join(`; `));ya(e,{get tile(){return n().name},get colour(){return n().colour},get level(){return n().level},size:32,state:`can`,get label(){return S(t)},get tip(){return S(o)},get choice(){return S(s)},onpick:()=>void i().choose(...r().choices)})}}),N(t),H(e=>I(t,`aria-label`,e),[()=>Y(`market-can`)]),r(e,t)};w(x,e=>{S(d).length&&e(C)}),N(p),H((e,t)=>{I(p,`aria-label`,e),v=L(_,1,`btn svelte-1nt6xn2`,null,v,{main:S(f)||S(s).size>0}),I(_,`aria-keyshortcuts`,`m`),z(b,t)},[()=>Y(`market`),()=>Y(`market`)]),m(`click`,_,()=>i().market={}),r(e,p),k()}p([`click`]);function Ss(e){let{columns:t,players:n,frames:r}=e.position,i=e=>t[e]??{},a=i(`god`),o=i(`city`),s=i(`tiles`),c=i(`pyramid`),l=i(`colour_at`),u=Array.from({length:n},(e,t)=>`P${t+1}`),d=Object.values(i(`order`)).filter(e=>e!==void 0),f=[...new Set([...d,...u])].flatMap(e=>{let t=a[e];return t?[{player:e,god:t,city:o[e]??null}]:[]}),p=new Map(f.map(e=>[e.player,e])),m=new Map(f.flatMap(e=>e.city?[[e.city,e]]:[])),{controls:h}=e.outlook,g=new Map(r.flatMap(({attacker:e,zone:t})=>e?[[String(t),String(e)]]:[])),_=r.find(({player:e})=>e)?.player,v=Object.entries(i(`creature_at`)),y=new Map;for(let[e,t=0]of Object.entries(i(`troop`))){let[n=``,r=``]=e.split(` `),i=p.get(n);if(!i||!t)continue;let a=v.filter(([e,t])=>t===r&&s[n]?.includes(e)).map(([e])=>e),o=n===(g.get(r)??_);y.set(r,[...y.get(r)??[],{zone:r,player:n,god:i.god,units:t,creatures:a,attacks:o}])}let b=e=>{let t=(y.get(e.name)??[]).toSorted((e,t)=>Number(e.attacks)-Number(t.attacks)),n=e.city?m.get(e.city)??null:null,r=Number(c[e.name]??0),i=l[e.name];return{place:e,troops:t.map(e=>({...e,attacks:t.length>1&&e.attacks})),pyramid:r&&i?{colour:i,level:r}:null,holder:p.get(h[e.name]??``)??null,owner:n}},{zones:x}=ht(n);return{players:n,seats:f,owners:m,sites:new Map([...x].map(([e,t])=>[e,b(t)]))}}var Cs=(e,t,n)=>Number((e.position.columns.troop??{})[`${t} ${n}`]??0),ws=`war council`;function Ts(e,t,n){let{battle:r}=e.outlook,i=e.viewer,a=n.get(i),o=e.position.frames.find(e=>e.frame===`battle`),s=e.position.frames.findLast(e=>e.frame===ws);if(!r||!o||!a||e.asks?.step!==`war council`||![r.attacker,r.defender].includes(i))return null;let c=r.attacker===i,[l=[],u=[]]=r.counted,d=a.divine??new Map,f=e.position.drafts[i]??[],p=e.ahead?.council??null;return{me:i,enemy:c?r.defender:r.attacker,zone:r.zone,attacking:c,units:Cs(e,i,r.zone),own:c?l:u,theirs:c?u:l,spied:o[c?`defender's card`:`attacker's card`]??null,hand:a.hand??[],used:[...a.played,...a.buried??[]],divine:t.divine.filter(({icon:e,name:t})=>e===`battle`&&d.get(t)).map(({name:e,cost:t})=>({card:e,held:d.get(e)??0,cost:p?.divine[e]?.price??t})),idle:t.divine.filter(({icon:e,name:t})=>e!==`battle`&&d.get(t)).map(({name:e})=>e),told:p,draft:f,sealed:!e.asks.waiting?.includes(i)||!((s?.planning)?.includes(i)??!1),awaited:e.asks.waiting?.includes(c?r.defender:r.attacker)??!1}}var Es={play:null,aside:null,added:new Map};function Ds(e,t,n=[]){return e.play===t?{...e,play:null}:e.play===null?e.aside&&!e.proposed&&e.aside!==t?{...e,play:t}:{...e,play:t,aside:n.find(e=>e!==t)??null,proposed:!0}:{...e,aside:e.aside===t&&!e.proposed?null:t,proposed:!1}}function Os({hand:e,told:t}){let n=e=>{let{strength:n=0,damage:r=0,defence:i=0}=t?.cards[e]??{};return n*2+r+i};return[...e].sort((e,t)=>n(e)-n(t))}function ks(e,t,n){let r=((e.added.get(t)??0)+1)%(n+1),i=new Map(e.added);return r?i.set(t,r):i.delete(t),{...e,added:i}}function As(e,t,n,r=!0){if(!t.play||!t.aside)return[];let i=n>2?[`card ${t.play}`]:[],a=e.divine.flatMap(({name:e})=>Array(t.added.get(e)??0).fill(`add ${e}`));return[`discard ${t.aside}`,...i,...a,...r?[`seal`]:[]]}function js({divine:e},{added:t},n){let r=e.findLastIndex(({card:e})=>(t.get(e)??0)>0),i=n-e.reduce((e,{card:n,cost:r})=>e+r*(t.get(n)??0),0);return e.some(({card:e,held:n,cost:a},o)=>o>=r&&n>(t.get(e)??0)&&a<=i)}function Ms(e,t){let n=t.some(e=>e.startsWith(`card `))?e:e.filter(e=>!e.startsWith(`card `));return n.every((e,n)=>t[n]===e)?t.slice(n.length):null}function Ns(e,t=[]){let n=new Map,r={...Es};for(let[t,i=``]of e.map(e=>e.split(` `)))t===`discard`?r.aside=i:t===`card`?r.play=i:t===`add`&&n.set(i,(n.get(i)??0)+1);let i=t.filter(e=>e!==r.aside);return r.aside&&!r.play&&i.length===1&&(r.play=i[0]??null),{...r,added:n}}var Ps=(e,t)=>e.divine.reduce((e,{card:n,cost:r})=>e+r*(t.added.get(n)??0),0);function Fs({told:e},t){let n=e&&{...(t.play?e.cards[t.play]:void 0)??e.before};for(let[r,i]of t.added){let t=e?.divine[r]?.adds;if(n&&t)for(let e of Object.keys(n))n[e]+=t[e]*i}return n}function Is(e,t){let{play:n}=t,r=Fs(e,t);if(!n||!r)return[];let i=(e,t)=>e?.[Math.min(t,e.length-1)]??0;return(e.told?.against??[]).map(({card:t,sums:a,wins_at:o,own_fall:s,enemy_fall:c})=>{let l=i(s[n],r.defence);return{card:t,won:r.strength>=o,fallen:l>=e.units,sums:[r.strength,a.strength],falls:[l,i(c,r.damage)]}})}var Ls=b(`<p> </p>`),Rs=b(`<p> </p> <!>`,1),zs=b(`<kbd aria-hidden="true" class="svelte-r4pef1"> </kbd>`),Bs=b(`<li><button class="btn svelte-r4pef1"><!><span> </span></button></li>`),Vs=b(`<li><button class="btn svelte-r4pef1"><span> <!><!></span></button></li>`),Hs=b(`<h3 class="svelte-r4pef1"> </h3> <ul class="choices svelte-r4pef1"></ul>`,1),Us=b(`<h3 class="svelte-r4pef1"> </h3> <p> </p> <p> </p> <!> <p> </p> <!> <!>`,1),Ws=b(`<li> </li>`),Gs=b(`<main class="text svelte-r4pef1"><h1 class="svelte-r4pef1"> </h1> <!> <!> <!> <section aria-labelledby="t-choices"><h2 id="t-choices" class="svelte-r4pef1"> </h2> <ul class="choices svelte-r4pef1" aria-labelledby="t-choices"></ul> <!></section> <section aria-labelledby="t-players"><h2 id="t-players" class="svelte-r4pef1"> </h2> <!></section> <section aria-labelledby="t-board"><h2 id="t-board" class="svelte-r4pef1"> </h2> <ul></ul></section> <section aria-labelledby="t-news"><h2 id="t-news" class="svelte-r4pef1"> </h2> <ol></ol></section></main>`);function Ks(e,t){M(t,!0);let n=K(()=>t.game.view.legal.filter(e=>e!==`pass`&&e!==`seal`&&e!==`use`)),i=K(()=>(t.game.view.legal.length?t.game.ahead.moves??[]:[]).map(e=>({journey:e,ways:e.to.map(e=>({arrival:e,choice:kt([...t.game.before(`move`),...e.choices])}))}))),a=K(()=>[...t.game.board.sites.values()]),o=K(()=>Cn(t.game.seat.story).slice(-12).reverse()),s=K(()=>Dn(t.game)),c=K(()=>Ts(t.game.view,t.game.about,t.game.sheets)),u=e=>e.filter(({stat:e})=>e===`strength`).reduce((e,{amount:t})=>e+t,0);function f(e){let n=Ot(e)[1],r=Mt(n)?t.game.board.sites.get(n):void 0;return r?`${Kt(e,t.game.playerName)} (${Zt(t.game,r,void 0)})`:Kt(e,t.game.playerName,t.game.step)}var p=Gs(),g=l(p),_=O(g,!0),v=B(g,2),b=e=>{var t=Ls(),n=O(t,!0);H(()=>z(n,S(s))),r(e,t)};w(v,e=>{S(s)&&e(b)});var x=B(v,2),C=e=>{var n=Rs(),i=y(n),a=O(i,!0),o=B(i,2),s=e=>{var n=Ls(),i=O(n,!0);H(e=>z(i,e),[()=>Y(`text-council-plan`,{list:S(c).draft.map(e=>Kt(e,t.game.playerName)).join(`; `)})]),r(e,n)};w(o,e=>{S(c).draft.length&&e(s)}),H(e=>z(a,e),[()=>Y(`text-council`,{zone:Ft(S(c).zone),enemy:t.game.playerName(S(c).enemy),own:u(S(c).own),strength:u(S(c).theirs)})]),r(e,n)};w(x,e=>{S(c)&&e(C)});var T=B(x,2);Ma(T,{get game(){return t.game},still:!0});var E=B(T,2),D=l(E),A=O(D),j=B(D,2);h(j,20,()=>S(n),e=>e,(e,n)=>{let i=K(()=>Xr(t.game.about,n));var a=Bs(),o=l(a),s=l(o),c=e=>{var t=zs(),n=O(t,!0);H(()=>z(n,S(i))),r(e,t)};w(s,e=>{S(i)&&e(c)});var u=B(s),d=O(u,!0);N(o),N(a),H(e=>{I(o,`data-choice`,n),I(o,`aria-keyshortcuts`,S(i)||void 0),z(d,e)},[()=>f(n)]),m(`click`,o,()=>void t.game.choose(n)),r(e,a)}),N(j);var P=B(j,2);h(P,17,()=>S(i),({journey:e,ways:t})=>`${e.troop} ${e.units} ${e.creatures.join()}`,(e,n)=>{let i=()=>S(n).journey,a=()=>S(n).ways;var o=Hs(),s=y(o),c=O(s,!0),u=B(s,2);h(u,21,a,({arrival:e,choice:t})=>e.zone,(e,n)=>{let i=()=>S(n).arrival,a=()=>S(n).choice,o=K(()=>t.game.board.sites.get(i().zone));var s=Vs(),c=l(s),u=l(c),d=l(u,!0),f=B(d),p=e=>{var t=ne();H(e=>z(t,`, ${e??``}`),[()=>Y(`costs-pp`,{n:i().paid})]),r(e,t)};w(f,e=>{i().paid&&e(p)});var h=B(f),g=e=>{var t=ne();H(e=>z(t,`, ${e??``}`),[()=>Y(`clash`,{own:i().battle.strength[0]??0,enemy:i().battle.strength[1]??0})]),r(e,t)};w(h,e=>{i().battle&&e(g)}),N(u),N(c),N(s),H(e=>{I(c,`data-choice`,a()),z(d,e)},[()=>S(o)?Zt(t.game,S(o),void 0):i().zone]),m(`click`,c,()=>void t.game.gesture(a())),r(e,s)}),N(u),H(e=>z(c,e),[()=>Y(`text-move`,{n:i().units,zone:Ft(i().troop)})]),r(e,o)}),N(E);var F=B(E,2),L=l(F),R=O(L,!0),ee=B(L,2);h(ee,16,()=>t.game.order,e=>e,(e,n)=>{let i=K(()=>t.game.sheets.get(n));var a=d(),o=y(a),s=e=>{var a=Us(),o=y(a),s=O(o),c=B(o,2),l=O(c,!0),u=B(c,2),d=O(u,!0),f=B(u,2),p=e=>{var t=Ls(),n=O(t);H((e,t)=>z(n,`${e??``}: ${t??``}`),[()=>Y(`actions`),()=>S(i).spaces.map(Lt).join(`; `)]),r(e,t)};w(f,e=>{S(i).spaces.length&&e(p)});var m=B(f,2),h=O(m),g=B(m,2),_=e=>{var t=Ls(),n=O(t);H((e,t)=>z(n,`${e??``}: ${t??``}`),[()=>Y(`battle-cards`),()=>S(i).hand.join(`, `)]),r(e,t)};w(g,e=>{S(i).hand&&e(_)});var v=B(g,2),b=e=>{var t=Ls(),n=O(t);H((e,t)=>z(n,`${e??``}: ${t??``}`),[()=>Y(`divine-cards`),()=>[...S(i).divine].map(([e,t])=>`${Et(e)}${t>1?` ×${t}`:``}`).join(`, `)]),r(e,t)};w(v,e=>{S(i).divine?.size&&e(b)}),H((e,t,n,r,i,a)=>{z(s,`${e??``} (${t??``})`),z(l,n),z(d,r),z(h,`${i??``}: ${a??``}`)},[()=>ge(S(i).god),()=>t.game.chairName(n),()=>Fa(t.game,S(i)),()=>[Y(`prayer-n`,{n:S(i).prayer}),Y(`tokens-left`,{n:S(i).tokens.left}),Y(`supply-n`,{n:S(i).supply}),Y(`veterans-count`,{n:S(i).veterans}),Y(`divine-n`,{n:S(i).holding})].join(`; `),()=>Y(`power-tiles`),()=>S(i).tiles.map(Tt).join(`, `)||Y(`none`)]),r(e,a)};w(o,e=>{S(i)&&e(s)}),r(e,a)}),N(F);var te=B(F,2),V=l(te),re=O(V,!0),U=B(V,2);h(U,21,()=>S(a),e=>e.place.name,(e,n)=>{var i=Ws(),a=O(i);H((e,t)=>z(a,`${e??``}; ${t??``}`),[()=>Zt(t.game,S(n),void 0),()=>Y(`zone-beside`,{list:S(n).place.beside.map(Ft).join(`, `)})]),r(e,i)}),N(U),N(te);var W=B(te,2),G=l(W),q=O(G,!0),ie=B(G,2);h(ie,21,()=>S(o),e=>e.n,(e,n)=>{var i=Ws(),a=O(i,!0);H(e=>z(a,e),[()=>Gt(S(n),t.game.playerName)]),r(e,i)}),N(ie),N(W),N(p),H((e,t,r,i,a)=>{z(_,e),z(A,`${t??``} (${S(n).length??``})`),z(R,r),z(re,i),z(q,a)},[()=>Y(`text-mode`),()=>Y(`choices`),()=>Y(`the-players`),()=>Y(`board-label`),()=>Y(`chronicle`)]),r(e,p),k()}p([`click`]);var qs=b(`<!> <!> <!>`,1),Js=b(`<div class="news svelte-fafepb"><!></div>`),Ys=b(`<div><!></div>`),Xs=b(`<button role="tab" class="svelte-fafepb"> </button>`),Zs=b(`<section class="card stall svelte-fafepb"><div class="tabs svelte-fafepb" role="tablist"></div> <!></section>`),Qs=b(`<!> <!>`,1),$s=b(`<div><aside class="rail left svelte-fafepb"><!></aside> <main><h1 class="unseen"> </h1> <div class="stage svelte-fafepb"><!> <button class="btn pull svelte-fafepb"><!></button> <!> <!></div> <!></main> <aside><div class="others svelte-fafepb"></div> <!></aside></div>`);function ec(e,t){M(t,!0);let n=(e,t=D,n=D)=>{Zo(e,{get game(){return a()},get entry(){return t()},get fresh(){return n()}})},i=(e,t=D)=>{Zo(e,{get game(){return a()},get entry(){return t()}})},a=A(t,`game`,7),s=A(t,`text`,3,!1),u=A(t,`watching`,3,!1),f=K(()=>{let e=a().order.indexOf(a().seat.viewer);return e<0?a().order:[...a().order.slice(e+1),...a().order.slice(0,e)]}),p=K(()=>a().mine?0:Math.floor(S(f).length/2)),g=K(()=>a().board.players<=3),_=K(()=>Cn(a().seat.story)),v=K(()=>a().since?Tn(a().seat.story,a().since,a().seat.viewer):[]),b=V(!1),x=V(j(innerWidth)),C=V(j(innerHeight)),T=K(()=>S(x)<600||S(C)<500||S(x)<900&&S(C)<800),E=K(()=>S(g)&&S(x)>=1280&&!S(T)),P=V(`market`);q(()=>(a().stalled=S(E)&&S(P)===`market`&&!s(),()=>a().stalled=!1));let R=K(()=>a().action===`buy`||a().view.legal.some(e=>e.startsWith(`tile `)));q(()=>{S(R)&&F(P,`market`)});let ee=j({width:0,height:0}),te=j({width:220,height:110}),ne=K(()=>({x:-6,y:-4,width:a().map.width+12,height:a().map.height+16})),re=K(()=>[...a().board.sites.values()].filter(({place:e,troops:t})=>t.length||a().targets.has(e.name)||e.name===a().over).flatMap(({place:e})=>[e.troop,e.tag])),U=K(()=>bn(S(ne),ee,te,S(re)));var W=d(),G=y(W),ie=e=>{Ks(e,{get game(){return a()}})},ae=e=>{_s(e,{get game(){return a()},get watching(){return u()}})},oe=e=>{var t=$s();let s;var c=l(t),x=l(c),C=e=>{var t=qs(),n=y(t);Xo(n,{get game(){return a()}});var i=B(n,2);ta(i,{get game(){return a()}}),Vo(B(i,2),{get game(){return a()}}),r(e,t)},T=e=>{var t=d(),n=y(t);h(n,16,()=>S(f).slice(0,S(p)),e=>e,(e,t)=>{Ao(e,{get game(){return a()},get player(){return t}})}),r(e,t)};w(x,e=>{a().mine?e(C):e(T,-1)}),N(c);var D=B(c,2);let k;var A=l(D),j=O(A,!0),M=B(A,2),R=l(M);vn(R,{get game(){return a()}});var V=B(R,2),ne=l(V);{let e=K(()=>S(b)?`close`:`menu`);se(ne,{get name(){return S(e)}})}N(V);var re=B(V,2),W=e=>{var t=Js(),n=l(t);ke(n,{get seat(){return a().seat},get news(){return S(v)},get line(){return i}}),N(t),r(e,t)};w(re,e=>{u()||e(W)});var G=B(re,2),q=e=>{var t=Ys();rs(l(t),{get game(){return a()},get zone(){return a().over}}),N(t),H(()=>L(t,1,`corner ${S(U)??``}`,`svelte-fafepb`)),o(t,`clientWidth`,e=>te.width=e),o(t,`clientHeight`,e=>te.height=e),r(e,t)};w(G,e=>{a().over&&e(q)}),N(M);var ie=B(M,2),ae=e=>{Ma(e,{get game(){return a()}})};w(ie,e=>{u()||e(ae)}),N(D);var oe=B(D,2);let J;var X=l(oe);h(X,20,()=>S(f).slice(S(p)),e=>e,(e,t)=>{Ao(e,{get game(){return a()},get player(){return t},get wide(){return S(g)}})}),N(X);var ce=B(X,2),le=e=>{var t=Zs(),i=l(t);h(i,20,()=>[`market`,`chronicle`],e=>e,(e,t)=>{var n=Xs(),i=O(n,!0);H(e=>{I(n,`aria-selected`,S(P)===t),z(i,e)},[()=>Y(t)]),m(`click`,n,()=>F(P,t,!0)),r(e,n)}),N(i);var o=B(i,2),s=e=>{Sr(e,{get game(){return a()}})},c=e=>{Se(e,{get told(){return S(_)},get since(){return a().since},get line(){return n},bare:!0})};w(o,e=>{S(P)===`market`?e(s):e(c,-1)}),N(t),H(e=>I(i,`aria-label`,e),[()=>Y(`the-others`)]),r(e,t)},ue=e=>{var t=Qs(),i=y(t);xs(i,{get game(){return a()}});var o=B(i,2);Se(o,{get told(){return S(_)},get since(){return a().since},get line(){return n}}),r(e,t)};w(ce,e=>{S(E)?e(le):e(ue,-1)}),N(oe),N(t),H((e,n,r,i)=>{s=L(t,1,`table svelte-fafepb`,null,s,{few:S(g)}),I(c,`aria-label`,e),k=L(D,1,`mid svelte-fafepb`,null,k,{watching:u()}),z(j,n),I(V,`aria-expanded`,S(b)),I(V,`aria-label`,r),J=L(oe,1,`rail right svelte-fafepb`,null,J,{open:S(b)}),I(oe,`aria-label`,i)},[()=>Y(a().mine?`your-board`:`the-players`),()=>Y(`board-label`),()=>Y(`the-others`),()=>Y(`the-others`)]),m(`click`,V,()=>F(b,!S(b))),o(M,`clientWidth`,e=>ee.width=e),o(M,`clientHeight`,e=>ee.height=e),r(e,t)};w(G,e=>{s()?e(ie):S(T)?e(ae,1):e(oe,-1)}),c(`innerWidth`,e=>F(x,e,!0)),c(`innerHeight`,e=>F(C,e,!0)),r(e,W),k()}p([`click`]);var tc=[`clash`,`reveal`,`tally`,`wound`,`verdict`,`losses`,`rewards`,`after`],nc={clash:4,reveal:4,tally:6,wound:4,verdict:4,losses:5,rewards:5,after:5},rc={battle:`clash`,"plays a card":`reveal`,counts:`tally`,wounds:`wound`,strength:`verdict`,"wins battle":`verdict`,"own loss":`losses`,"lost units":`losses`,"gained fame":`rewards`,"gained veterans":`rewards`,recalled:`after`,retreats:`after`,"took cards back":`after`},ic={clash:`council`,reveal:`reveal`,tally:`strength`,wound:`strength`,verdict:`strength`,losses:`casualties`,rewards:`rewards`,after:`loser`},ac=e=>ic[e];function oc(e,t=0){let n=[],r=(e.shot?.turn??0)*1e6+t*1e4,i=0;for(let t of e.entries){let a=t.event===`shows`?t.rule===`K-T:spy`?`clash`:`reveal`:rc[t.event];a&&(i=Math.max(i,tc.indexOf(a)));let o=tc[i],s=n.at(-1);s?.kind===o?(s.to=t.n,s.entries.push(t),s.mark++):n.push({kind:o,fight:e.n,to:t.n,entries:[t],mark:r+i*1e3+1})}return n}var sc=(e,t)=>Va(e,t.to),cc=class extends De{constructor(e,t,n=!0){super(lc(e),t,n)}};function lc(e){let t=new Map;return{seat:e.seat,turn:()=>e.turnedAt=performance.now(),groups:()=>{let n=Ua(e.seat.story);t.clear();for(let e of n)for(let[n,{n:r}]of e.entries())t.set(r,n);return n},beatsOf:e=>e.board?oc(e,t.get(e.n)):[],isRunning:({zone:t})=>e.view.position.frames.some(({frame:e,zone:n})=>e===`battle`&&n===t),isMine:({players:t})=>t.includes(e.seat.viewer),upTo:sc,opening:`clash`,seconds:({kind:e})=>nc[e]}}function uc(e,t){M(t,!0);let n=G(()=>new cc(t.game,void 0,!1)),i=V(void 0);return s(Oe(e,{get reel(){return n},get at(){return t.at},get onmore(){return t.onmore},stage:(e,i=D)=>{yt(e,{load:()=>me(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),children:(e,a)=>{let o=()=>(a?.()).Stage;var s=d(),c=y(s);f(c,o,(e,r)=>{r(e,{get game(){return t.game},get reel(){return n},unattended:!1,watching:!0,get onend(){return i()}})}),r(e,s)},$$slots:{default:!0}})},table:e=>{ec(e,{get game(){return t.game},watching:!0})},$$slots:{stage:!0,table:!0}}),e=>F(i,e,!0),()=>S(i)),k({next:()=>S(i)?.next()??!1,pending:()=>S(i)?.pending()??!1})}var dc=`all`;function fc(e,t){let{columns:n,players:r}=e.position,i=e=>n[e]??{},{fame:a,tokens:o}=e.outlook,s=i(`god`),c=t.cards.filter(e=>!e.special).map(e=>e.name),l=n.silver_used??[],u=(e,t)=>new Map(Object.entries(i(e)).flatMap(([e,n])=>e.startsWith(`${t} `)&&n!==void 0?[[e.slice(t.length+1),n]]:[])),d=t=>{let n=t===e.viewer||e.viewer===dc;return{player:t,god:s[t]??`anubis`,city:i(`city`)[t]??null,prayer:i(`prayer`)[t]??0,veterans:i(`veterans`)[t]??0,supply:i(`supply`)[t]??0,fame:a[t]??{divine:0,battle:0,temporary:[],total:0},spaces:i(`spaces`)[t]??[],buyTokens:u(`buy_colour`,t),tokens:o[t]??{left:0,silver:!1,gold:!1},silverUsed:l.includes(t),bought:i(`bought`)[t]??[],tiles:i(`tiles`)[t]??[],hand:n?i(`hand`)[t]??c:null,played:i(`played`)[t]??[],buried:n?i(`buried`)[t]??[]:null,removed:n?i(`removed`)[t]??[]:null,holding:i(`holding`)[t]??0,divine:n?u(`held`,t):null,planned:u(`planned`,t)}};return new Map(Array.from({length:r},(e,t)=>`P${t+1}`).map(e=>[e,d(e)]))}var pc=400,mc=class{seat;about;start;#e=V(null);get rule(){return S(this.#e)}set rule(e){F(this.#e,e,!0)}#t=V(!1);get staged(){return S(this.#t)}set staged(e){F(this.#t,e,!0)}#n=V(null);get toldTo(){return S(this.#n)}set toldTo(e){F(this.#n,e,!0)}#r=V(null);get market(){return S(this.#r)}set market(e){F(this.#r,e,!0)}#i=V(null);get sheet(){return S(this.#i)}set sheet(e){F(this.#i,e,!0)}#a=V(!1);get stalled(){return S(this.#a)}set stalled(e){F(this.#a,e,!0)}#o=V(new Set);get pointed(){return S(this.#o)}set pointed(e){F(this.#o,e)}#s=V(null);get over(){return S(this.#s)}set over(e){F(this.#s,e,!0)}turnedAt=-1/0;turned=()=>performance.now()-this.turnedAt<pc;constructor(e,t,n){this.seat=e,this.about=t,this.start=n}#c=K(()=>this.seat.view??this.start);get view(){return S(this.#c)}set view(e){F(this.#c,e)}#l=K(()=>Ss(this.view));get board(){return S(this.#l)}set board(e){F(this.#l,e)}#u=K(()=>ht(this.board.players));get map(){return S(this.#u)}set map(e){F(this.#u,e)}#d=K(()=>fc(this.view,this.about));get sheets(){return S(this.#d)}set sheets(e){F(this.#d,e)}#f=K(()=>this.sheets.get(this.seat.viewer));get mine(){return S(this.#f)}set mine(e){F(this.#f,e)}#p=K(()=>this.board.seats.map(({player:e})=>e));get order(){return S(this.#p)}set order(e){F(this.#p,e)}get players(){return this.order}#m=K(()=>Number(this.view.position.columns.round??0));get round(){return S(this.#m)}set round(e){F(this.#m,e)}#h=K(()=>this.view.ahead??{});get ahead(){return S(this.#h)}set ahead(e){F(this.#h,e)}#g=K(()=>this.view.asks?.step??``);get step(){return S(this.#g)}set step(e){F(this.#g,e)}#_=K(()=>{let e=this.view.position.frames.find(({frame:e})=>e===`your turn`);return e?String(e.player):null});get onTurn(){return S(this.#_)}set onTurn(e){F(this.#_,e)}#v=K(()=>this.view.position.frames.some(({frame:e})=>e===`night`));get night(){return S(this.#v)}set night(e){F(this.#v,e)}#y=K(()=>this.seat.over?[]:this.view.outlook.winning);get winning(){return S(this.#y)}set winning(e){F(this.#y,e)}#b=K(()=>this.seat.story.findLast(e=>!ze(e)&&e.player===this.seat.viewer)?.n??0);get since(){return S(this.#b)}set since(e){F(this.#b,e)}#x=K(()=>JSON.stringify([this.view.legal,this.view.position.frames]));get asks(){return S(this.#x)}set asks(e){F(this.#x,e)}#S=V({of:``,plan:Qt});get kept(){return S(this.#S)}set kept(e){F(this.#S,e)}unitsAt=e=>this.board.sites.get(e)?.troops.find(({player:e})=>e===this.seat.viewer)?.units??0;#C=K(()=>this.ahead.recruits?on(this.ahead.recruits,this.unitsAt):{});get proposed(){return S(this.#C)}set proposed(e){F(this.#C,e)}recruit=e=>{this.ahead.recruits&&this.set({most:e,placed:on(this.ahead.recruits,this.unitsAt,e)})};#w=K(()=>this.step===`place units`&&this.ahead.recruits?{...Qt,placed:this.proposed}:Qt);get fresh(){return S(this.#w)}set fresh(e){F(this.#w,e)}#T=K(()=>this.kept.of===this.asks?this.kept.plan:this.fresh);get plan(){return S(this.#T)}set plan(e){F(this.#T,e)}set=e=>{this.kept={of:this.asks,plan:{...this.plan,...e}}};#E=K(()=>this.plan!==this.fresh);get planned(){return S(this.#E)}set planned(e){F(this.#E,e)}back=()=>{let{space:e,troop:t,district:n}=this.plan;this.kept={of:e&&(t||n)?this.asks:``,plan:{...Qt,space:e,silver:this.plan.silver}}};#D=V(!1);get slow(){return S(this.#D)}set slow(e){F(this.#D,e,!0)}#O=K(()=>this.slow&&fi.has(this.step));get slowly(){return S(this.#O)}set slowly(e){F(this.#O,e)}goSlowly=e=>{this.slow=e};#k=K(()=>({step:this.step,legal:this.view.legal,ahead:this.ahead,plan:this.plan,map:this.map,spaces:this.about.spaces,used:this.mine?.spaces??[],troops:new Set([...this.board.sites.values()].filter(({troops:e})=>e.some(({player:e})=>e===this.seat.viewer)).map(({place:e})=>e.name)),slowly:this.slowly}));get asked(){return S(this.#k)}set asked(e){F(this.#k,e)}#A=K(()=>hi(this.asked));get targets(){return S(this.#A)}set targets(e){F(this.#A,e)}#j=K(()=>gi(this.asked)??(this.plan.troop?`move`:this.plan.district?`raise`:void 0));get action(){return S(this.#j)}set action(e){F(this.#j,e)}before=e=>_i(this.asked,e);#M=K(()=>{let{moves:e}=this.ahead;if(e&&this.view.legal.length&&!this.slowly)return this.plan.troop||this.step===`take along`||this.step===`go on`?$t(e,this.plan):void 0});get journey(){return S(this.#M)}set journey(e){F(this.#M,e)}#N=K(()=>this.plan.district??this.journey?.troop??this.plan.troop);get chosen(){return S(this.#N)}set chosen(e){F(this.#N,e)}#P=K(()=>{let e=this.over?this.targets.get(this.over)?.arrival:void 0;return e&&this.journey?di(this.journey.troop,e):[]});get route(){return S(this.#P)}set route(e){F(this.#P,e)}direct=({action:e})=>{let{moves:t,raises:n,recruits:r}=this.ahead;return e===`pray`||e===`move`&&!t?.length||e===`raise`&&!n?.length||e===`recruit`&&!r};spaceChoice=e=>(this.plan.silver?[`silver`]:[`space`,`silver`]).map(t=>`${t} ${e}`).find(e=>this.view.legal.includes(e));#F=K(()=>[`space `,`silver `].every(e=>this.view.legal.some(t=>t.startsWith(e))));get eitherToken(){return S(this.#F)}set eitherToken(e){F(this.#F,e)}begin=e=>{let t=this.spaceChoice(e.name);t&&(this.direct(e)?this.choose(t):this.plan.space===e.name?this.kept={of:``,plan:Qt}:this.set({...Qt,silver:this.plan.silver,space:e.name,...e.action===`move`?{troop:this.plan.troop}:{},...e.action===`recruit`?{placed:this.proposed}:{}}),e.action===`buy`&&!this.stalled&&(this.market={}))};#I=K(()=>this.step===`your turn`&&this.view.legal.length===1&&this.view.legal[0]===`pass`);get spent(){return S(this.#I)}set spent(e){F(this.#I,e)}pick=e=>{let t=this.targets.get(e);t?this.take(t):this.planned&&e===this.plan.troop&&this.back()};take=({choices:e,plan:t})=>{let[n,...r]=e??[];n?this.choose(n,...r):t&&this.set(t)};part=async(e,t)=>{if(this.step!==`take along`){let e=this.plan.troop;if(!e||!await this.gesture(kt([...this.before(`move`),`troop ${e}`])))return}this.step===`take along`&&this.set({units:e,alone:t})};#L=K(()=>{let{hint:e,may:t}=this.seat,n=(t.held?[t.held]:e?[e.choice,...e.then]:[]).map(e=>Ot(e)),r=new Set(n.flatMap(([e,t])=>e===`city`?[t]:[])),i=[...this.map.zones.values()].filter(({kind:e,city:t})=>e===`district`&&t!==null&&r.has(t));return new Set([...n.map(([,e])=>e).filter(Mt),...i.map(({name:e})=>e)])});get hinted(){return S(this.#L)}set hinted(e){F(this.#L,e)}#R=K(()=>{let e=new Map;for(let t of this.seat.news){if(!ze(t)||t.event!==`moved`&&t.event!==`retreats`)continue;let[n,,r,i]=t.args.map(String),a=e.get(`${n} ${r}`)??this.map.zones.get(r??``)?.troop;a&&e.set(`${n} ${i}`,a)}return e});get arrivals(){return S(this.#R)}set arrivals(e){F(this.#R,e)}point=e=>{this.pointed=new Set((e?.args??[]).map(String).filter(Mt))};fameOf=e=>{let t=this.sheets.get(e)?.fame.total??0;return this.toldTo===null?t:Pa(t,this.seat.story,e,this.toldTo)};godOf=e=>this.sheets.get(e)?.god;sideOf=e=>this.godOf(e);get title(){return this.round?Y(`table-title`,{round:this.round,time:this.night?`night`:`day`}):Y(`table-title-setup`)}get subject(){return{title:this.title,text:Y(`table-subject`,{players:this.board.players,victory:this.about.victory})}}question=()=>Ti(this).text;playerName=e=>{let t=this.godOf(e);return t?ge(t):this.chairName(e)};fullName=e=>{let t=this.godOf(e);return t?`${ge(t)} (${this.personName(e)})`:this.personName(e)};chairName=e=>e===this.seat.viewer&&!this.seat.borrowed?Y(`you`):this.personName(e);personName=e=>{if(e===`BOX`)return Y(`chance-name`);let t=this.seat.chairs.find(t=>t.player===e);return t?_e(t,this.seat.chairs):e};choose=(e,...t)=>this.seat.choose(e,...t);gesture=e=>{let[t=``,...n]=At(e);return this.choose(t,...n)}},hc=4;function gc(e){let t=[];for(let{at:n,event:r,args:i}of e){let[e,a,o,s]=i.map(String);r===`round`&&Number(e)>1?t.push({at:n,label:Y(`night-title`,{round:Number(e)-1}),sign:String(Number(e)-1),major:!0}):r===`battle`?t.push({at:n,label:Y(`fight-title`,{zone:Ft(o??``)}),sign:`conflict`,major:!1}):r===`raised`&&Number(s)===hc?t.push({at:n,label:Y(`mark-tall`,{zone:Ft(a??``),colour:Ct(o??``)}),sign:`pyramid`,major:!1}):(r===`won`||r===`last round`)&&t.push({at:n,label:Y(`kend-title`),sign:`end`,major:!1})}return _c(t)}function _c(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.at===n.at&&!e.major&&!n.major?t[t.length-1]={...n,label:`${e.label} · ${n.label}`}:t.push(n)}return t}var vc=new Set([`moved`,`retreats`,`placed`,`raised`,`placed token`,`took tile`,`creature placed`]),yc=new Set([`battle`,`shows`,`burnt`]);function bc(e){let t=e.filter(ze).map(({event:e})=>e);return t.some(e=>yc.has(e))?`battle`:t.some(e=>vc.has(e))?`piece`:null}var xc=b(`<button class="btn main to-stage svelte-nl9f24"> </button>`),Sc=b(`<div class="under svelte-nl9f24"><!></div> <!> <!> <!> <!>`,1),Cc=b(`<!> <!> <!>`,1);function wc(t,n){M(n,!0);let i=A(n,`game`,7),a=A(n,`text`,3,!1),o=A(n,`watching`,3,!1),s=G(()=>i().seat.welcome?.table??``),c=G(()=>new cc(i(),Le(s)));q(c.heed);let u=K(()=>c.beat!==void 0&&!a()&&!o()),p=K(()=>S(u)&&!c.away),h=()=>me(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),g=K(()=>i().seat.story.filter(ze).findLast(({event:e})=>e===`round`)?.n??0),v=G(()=>i().night?0:S(g)),b=K(()=>i().night||S(g)>v),x=V(!1),C=K(()=>i().step===`remove a battle card`&&i().view.legal.length>0&&!a()),T=K(()=>S(x)||S(C)),E=V(j(G(()=>i().seat.over!==null&&i().seat.news.length===0&&i().seat.welcome?.table!==`fixture`)));q(()=>{i().seat.over||F(E,!1)}),q(()=>Fe(s,c.passed)),q(()=>{i().staged=S(u)}),q(()=>{i().toldTo=S(u)&&!c.live?c.beat?.to??null:null}),q(()=>{a()&&!c.live&&c.catchUp()});let D=K(()=>i().view.legal.some(e=>e.startsWith(`tile `)));q(()=>{S(D)&&!a()&&!i().stalled&&(i().market={})});function P(){i().market=null,i().action===`buy`&&i().back()}let I=K(()=>i().view.legal.join());q(()=>(S(I),()=>i().market=null));var L=Cc();_(`pointerdown`,e,function(...e){be?.apply(this,e)},!0),_(`keydown`,e,function(...e){be?.apply(this,e)},!0);var R=y(L),ee=e=>{yt(e,{load:h,children:(e,t)=>{let n=()=>(t?.()).Stage;var a=d(),o=y(a);f(o,n,(e,t)=>{t(e,{get game(){return i()},get reel(){return c}})}),r(e,a)},$$slots:{default:!0}})},ne=e=>{var t=Sc(),s=y(t);ec(l(s),{get game(){return i()},get text(){return a()},get watching(){return o()}}),N(s);var p=B(s,2),g=e=>{var t=xc(),n=O(t,!0);H(e=>z(n,e),[()=>Y(`show-battle`)]),m(`click`,t,()=>c.away=!1),r(e,t)},_=e=>{var t=xc(),n=O(t,!0);H(e=>z(n,e),[()=>Y(`kend-title`)]),m(`click`,t,()=>F(E,!1)),r(e,t)};w(p,e=>{S(u)?e(g):i().seat.over&&S(E)&&e(_,1)});var D=B(p,2),k=e=>{yt(e,{load:h,children:(e,t)=>{let n=()=>(t?.()).Night;var a=d(),o=y(a);f(o,n,(e,t)=>{t(e,{get game(){return i()},get before(){return v},get open(){return S(x)},set open(e){F(x,e,!0)}})}),r(e,a)},$$slots:{default:!0}})};w(D,e=>{S(b)&&!a()&&!o()&&!S(u)&&e(k)});var A=B(D,2),j=e=>{yt(e,{load:h,children:(e,t)=>{let n=()=>(t?.()).Remove;var a=d(),o=y(a);f(o,n,(e,t)=>{t(e,{get game(){return i()}})}),r(e,a)},$$slots:{default:!0}})};w(A,e=>{S(C)&&!o()&&!S(u)&&e(j)});var M=B(A,2),P=e=>{yt(e,{load:h,children:(e,t)=>{let a=()=>(t?.()).End;var o=d(),s=y(o);f(s,a,(e,t)=>{t(e,te({get game(){return i()},onclose:()=>F(E,!0)},()=>n.onagain?{onagain:n.onagain}:{},()=>n.onreplay?{onreplay:n.onreplay}:{}))}),r(e,o)},$$slots:{default:!0}})};w(M,e=>{i().seat.over&&!S(E)&&!S(u)&&e(P)}),H(()=>s.inert=S(T)),r(e,t)};w(R,e=>{S(p)?e(ee):e(ne,-1)});var re=B(R,2),U=e=>{let t=K(()=>i().market);yt(e,{load:h,children:(e,n)=>{let a=()=>(n?.()).Market;var o=d(),s=y(o);f(s,a,(e,n)=>{n(e,{get game(){return i()},get player(){return S(t).player},onclose:P})}),r(e,o)},$$slots:{default:!0}})};w(re,e=>{i().market&&!S(p)&&e(U)});var W=B(re,2),ie=e=>{let t=K(()=>i().sheet);yt(e,{load:h,children:(e,n)=>{let a=()=>(n?.()).BoardSheet;var o=d(),s=y(o);f(s,a,(e,n)=>{n(e,{get game(){return i()},get player(){return S(t)},onclose:()=>i().sheet=null})}),r(e,o)},$$slots:{default:!0}})};w(W,e=>{i().sheet&&e(ie)}),r(t,L),k()}p([`click`]);var Tc=240;async function Ec(e,t,n){let r=[...document.querySelectorAll(`.table .board > svg`)];if(!r.length)throw Error(Y(`replay-no-board`));let i=r[0]?.parentElement;for(let e of r)for(let[t,n]of i?Dc(i):[])e.style.setProperty(t,n);let a=e.order.flatMap(t=>{let n=e.sheets.get(t);return n?[{name:e.personName(t),colour:`--${n.god}`,note:`${ge(n.god)} · ${Y(`share-fame`,{fame:n.fame.total})}`}]:[]}),{width:o,height:s}=e.map;return Ie(Me(r,{x:-6,y:-4,width:o+12,height:s+16}),{title:e.title,subtitle:n,people:a,moment:t.length>Tc?`${t.slice(0,Tc)}…`:t})}function Dc(e){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).filter(t=>t instanceof CSSStyleRule&&e.matches(t.selectorText)).flatMap(({style:e})=>[...e].filter(e=>e.startsWith(`--`)).map(t=>[t,e.getPropertyValue(t)]))}var Oc=[`choose`,`random`],kc=[0,4,6,8],Ac=class{about;#e=V(`choose`);get cities(){return S(this.#e)}set cities(e){F(this.#e,e,!0)}#t=V(0);get rounds(){return S(this.#t)}set rounds(e){F(this.#t,e,!0)}constructor(e){this.about=e,this.cities=e.options.cities===`random`?`random`:`choose`,this.rounds=Number(e.options.max_rounds??0)}options(){return{cities:this.cities,max_rounds:this.rounds}}},jc=b(`<button class="pick svelte-xwlwyu"><b> </b><small class="svelte-xwlwyu"> </small></button>`),Mc=b(`<fieldset><legend> </legend> <div class="cards svelte-xwlwyu"></div></fieldset> <fieldset><legend> </legend> <div class="cards svelte-xwlwyu"></div></fieldset>`,1);function Nc(e,t){M(t,!0);let n=A(t,`form`,7);var i=Mc(),a=y(i),o=l(a),s=O(o,!0),c=B(o,2);h(c,20,()=>Oc,e=>e,(e,t)=>{var i=jc(),a=l(i),o=O(a,!0),s=B(a),c=O(s,!0);N(i),H((e,r)=>{I(i,`aria-pressed`,n().cities===t),I(i,`data-option`,`cities ${t??``}`),z(o,e),z(c,r)},[()=>Y(`form-cities-${t}`),()=>Y(`form-cities-${t}-what`)]),m(`click`,i,()=>n().cities=t),r(e,i)}),N(c),N(a);var u=B(a,2),d=l(u),f=O(d,!0),p=B(d,2);h(p,20,()=>kc,e=>e,(e,t)=>{var i=jc(),a=l(i),o=O(a,!0),s=B(a),c=O(s,!0);N(i),H((e,r)=>{I(i,`aria-pressed`,n().rounds===t),I(i,`data-option`,`rounds ${t??``}`),z(o,e),z(c,r)},[()=>t?Y(`form-rounds`,{n:t}):Y(`form-to-the-end`,{n:n().about.victory}),()=>Y(t?`form-rounds-what`:`form-to-the-end-what`)]),m(`click`,i,()=>n().rounds=t),r(e,i)}),N(p),N(u),H((e,t)=>{z(s,e),z(f,t)},[()=>Y(`form-cities`),()=>Y(`form-length`)]),r(e,i),k()}p([`click`]);var Pc=b(`<div class="head"><h2> </h2><span> </span></div> <div class="map svelte-16dujqt"><!></div>`,1);function Fc(e,t){M(t,!0);let n=K(()=>qe(Ke(t.players)));var i=Pc(),a=y(i),o=l(a),s=O(o,!0),c=B(o),u=O(c,!0);N(a);var d=B(a,2),f=l(d);{let e=K(()=>Y(`form-board`,{n:t.players}));Be(f,{get model(){return S(n)},live:!1,get label(){return S(e)},nameOf:()=>``})}N(d),H((e,t)=>{z(s,e),z(u,t)},[()=>Y(`form-board`,{n:t.players}),()=>Y(`form-board-what`,{colours:t.form.about.colours_in_play[String(t.players)]??0,all:t.form.about.colours.length})]),r(e,i),k()}var Ic=b(`<!> <p class="hello"> </p>`,1);function Lc(e,t){M(t,!0);let n=K(()=>t.game.godOf(t.game.seat.viewer));var i=d(),a=y(i),o=e=>{var i=Ic(),a=y(i);So(a,{get god(){return S(n)},size:96});var o=B(a,2),s=O(o,!0);H(e=>z(s,e),[()=>Y(`kemet-greeting`,{god:ge(S(n)),goal:t.game.about.victory})]),r(e,i)};w(a,e=>{S(n)&&e(o)}),r(e,i),k()}function Rc(e,t){let n=A(t,`over`,3,!1);yt(e,{load:()=>me(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),children:(e,i)=>{let a=()=>(i?.()).HowTo;var o=d(),s=y(o);f(s,a,(e,r)=>{r(e,{get about(){return t.about},get over(){return n()},get onplay(){return t.onplay}})}),r(e,o)},$$slots:{default:!0}})}function zc(t,n){M(n,!0);let r=A(n,`game`,7),i=A(n,`open`,15,!1),a=K(()=>r().seat),o=K(()=>[[`b`,Y(`key-to-board`)],[Y(`key-arrows`),Y(`key-zones`)],[`. ,`,Y(`key-zone-targets`)],[Y(`key-enter`),Y(`key-zone-enter`)],[`1 – 7`,Y(`how-many`)],[`m`,Y(`market`)]]),s=K(()=>{let e=({act:e,choice:t})=>e??(()=>void r().gesture(t)),t=Fi(r()).flatMap(t=>t.key&&t.key!==`Escape`?[{key:t.key,label:t.label,act:e(t)}]:[]),n=Qr(r()).flatMap(t=>t.key?[{key:t.key,label:t.name,act:e(t)}]:[]),i=(r().step===`your turn`&&!r().planned?r().about.spaces:[]).flatMap(e=>{let t=r().spaceChoice(e.name);return t?[{key:Xr(r().about,t),label:Lt(e.name),act:()=>r().begin(e)}]:[]});return[...t,...n,...i]}),c=K(()=>S(a).viewer!==`spectator`&&(S(a).asked||S(a).over)?Dn(r()):``);function l(e){if(e===`Escape`&&r().planned)return r().back(),!0;let t=S(s).find(t=>t.key===e);return t?.act(),t!==void 0}function u(e){if(!(e.target.closest(`input, textarea, select, dialog`)||e.ctrlKey||e.metaKey||e.altKey||ce(e.key))){if(e.key===`m`)r().market=r().market?null:{};else if(e.key===`Escape`&&(r().market||r().sheet))r().market=r().sheet=null;else return;e.preventDefault(),e.stopImmediatePropagation()}}_(`keydown`,e,u,!0);{let e=K(()=>S(s).map(({key:e,label:t})=>[e,t])),n=K(()=>Y(`key-plan-back`));Ce(t,{get seat(){return S(a)},get now(){return S(e)},get onBoard(){return S(o)},get back(){return S(n)},get said(){return S(c)},decide:l,get open(){return i()},set open(e){i(e)}})}k()}var Bc=b(`<li class="sep svelte-1ppewfe" aria-hidden="true"><!></li>`),Vc=b(`<span class="name svelte-1ppewfe"> </span>`),Hc=b(`<span class="fame svelte-1ppewfe"><!> <span class="unseen"> </span></span>`),Uc=b(`<!> <li><!> <!> <!></li>`,1),Wc=b(`<ol></ol>`);function Gc(e,t){M(t,!0);let n=A(t,`small`,3,!1),i=K(()=>t.game.view.asks),a=K(()=>new Set(t.game.seat.over?[]:S(i)?.player?[S(i).player]:S(i)?.waiting??[])),o=e=>S(a).size?S(a).has(e):t.game.onTurn===e&&!t.game.seat.over;var s=Wc();let c;h(s,22,()=>t.game.order,e=>e,(e,i,s)=>{let c=K(()=>t.game.godOf(i)),u=K(()=>o(i));var d=Uc(),f=y(d),p=e=>{var t=Bc(),n=l(t);se(n,{name:`right`,size:14}),N(t),r(e,t)};w(f,e=>{S(s)&&!n()&&e(p)});var m=B(f,2);let h;var g=l(m),_=e=>{{let r=K(()=>n()&&t.game.order.length>4?22:26),i=K(()=>n()&&!S(u)?ge(S(c)):``);de(e,{get god(){return S(c)},get size(){return S(r)},get label(){return S(i)}})}};w(g,e=>{S(c)&&e(_)});var v=B(g,2),b=e=>{var n=Vc(),a=O(n,!0);H(e=>z(a,e),[()=>S(c)?ge(S(c)):t.game.chairName(i)]),r(e,n)};w(v,e=>{(!n()||S(u)&&S(a).size<2)&&e(b)});var x=B(v,2),C=e=>{var n=Hc(),a=l(n);$(a,{name:`fame`,size:13});var o=B(a,1,!0),s=B(o),c=O(s,!0);N(n),H((e,t)=>{z(o,e),z(c,t)},[()=>t.game.fameOf(i),()=>Y(`turn-fame`)]),r(e,n)};w(x,e=>{n()||e(C)}),N(m),H(e=>{h=L(m,1,`seat svelte-1ppewfe`,null,h,{on:S(u),winning:e}),I(m,`aria-current`,S(u)?`step`:void 0)},[()=>t.game.winning.includes(i)]),r(e,d)}),N(s),H(e=>{c=L(s,1,`turn svelte-1ppewfe`,null,c,{small:n()}),I(s,`aria-label`,e)},[()=>Y(`turn-order`)]),r(e,s),k()}var Kc=pe({default:()=>qc}),qc=Ne({english:_t,make:(e,t,n)=>new mc(e,t,n),Scene:wc,Table:ec,TurnOrder:Gc,Keys:zc,Greeting:Lc,ReplayStage:uc,HowTo:Rc,form:{make:e=>new Ac(e),options:e=>e.options(),More:Nc,Picture:Fc},marksOf:gc,shareable:Ec,eventText:Gt,choiceText:Kt,ruleText:qt,soundOf:bc});export{$i as ActionPyramid,ma as BattleCard,Jr as ByColour,ws as COUNCIL,pr as Deal,Ro as DivineCard,Es as EMPTY,fo as FameRow,qn as Gem,In as KINDS,ci as OPEN,So as Portrait,qo as PrayerPoints,$ as Sign,Rr as TileCard,ya as TileChip,wt as actionName,Ti as asking,Os as byWeight,to as cardText,Gn as cardWords,Kt as choiceText,xt as cityName,Ct as colourName,Ts as councilOf,qc as default,Et as divineName,ro as divineText,io as divineValue,Wn as divineValue$1,Un as divineWords,eo as falls,Na as fameKinds,Fa as fameText,vo as figure,As as gesture,Ui as hintText,Rn as isOf,Kc as kemet_exports,Xa as ledger,Wa as loserOf,no as lossOf,js as mayAdd,Is as outcomes,Ya as partsOf,Ds as pick,Ft as placeName,Ns as planned,Ps as priceOf,rr as reachText,Zn as readStall,qt as ruleText,oo as ruleTip,Ga as sideOf,ao as sourceName,Dt as stepName,ac as stepOf,Qa as sum,Fs as sumOf,Hn as tileBriefs,Tt as tileName,Vn as tileWords,ks as toggle,$a as totals,Cs as unitsIn,Ms as unsaid,tr as wareLabel,$n as waresOf,Xn as wayFor,nr as whyNot,St as zoneName};