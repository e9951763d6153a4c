const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["app.css","palette.css","Keys.css","Prose.css","Rules.css","glance.css","kemet-later.css"])))=>i.map(i=>d[i]);
import{$window as e,STYLE as t,action as n,append as r,attribute_effect as i,await_block as a,bind_element_size as o,bind_this as s,bind_window_size as c,child as l,clsx as u,comment as d,component as f,delegate as p,delegated as m,each as h,element as g,event as _,fallback as v,first_child as y,from_html as b,from_svg as x,get as S,html as C,if_block as w,index as T,noop as E,only_child as D,pop as O,prop as k,proxy as A,push as j,reset as M,rest_props as N,set as P,set_attribute as F,set_class as I,set_style as L,set_text as R,sibling as z,snippet as B,spread_props as ee,state as V,template_effect as H,text as U,tick as te,to_array as ne,transition as W,untrack as G,user_derived as K,user_effect as q,user_pre_effect as re}from"./disclose-version.js";import{has as ie,playing as ae,slug as J,t as Y,word as oe}from"./i18n.js";import{God as X,ICONS as se,Icon as ce,__exportAll as le,__vitePreload as ue,emblem as de,godName as fe,isOff as pe,sitterName as me,tip as he,title as ge}from"./app.js";import{calm as _e,hurry as ve,scale as ye}from"./motion.js";import{Chronicle as be,Keys as xe,Minimap as Se,PanZoom as Ce,Prompt as we,Reel as Te,Replayed as Ee,SinceLast as De,StoryLine as Oe,ZoomBoard as ke,alone as Ae,behind as je,fitted as Me,keepTold as Ne,picture as Pe,toldAt as Fe,windowOf as Ie}from"./Keys.js";import{isEvent as Le}from"./story.js";import{Board as Re,COIN as ze,COLOURS as Be,SHIELD as Ve,SIGNS as He,STAR as Ue,area as Z,at as Q,beginning as We,boardOf as Ge,charge as Ke,crowd as qe,cut as Je,divineCard as Ye,dot as Xe,drop as Ze,eye as Qe,flash as $e,gem as et,guard as tt,isCreature as nt,layered as rt,line as it,man as at,plus as ot,shield as st,silhouette as ct,spear as lt,sword as ut,turned as dt,whirl as ft}from"./glance.js";import{geometry as pt,zones_default as mt}from"./geometry.js";var ht=`
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
prompt-confirm = { $choice }: is that what you want? It cannot be undone.
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
fight-plans = is planning…
fight-plans-you = You are planning…
fight-has-chosen = has chosen
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
ask-winner-detail = Whoever recalls keeps what was won
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
night-wait = { $god } is choosing
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
choice-seal = Lock in
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
form-board-what = { $colours } colours, { $zones } zones
kemet-how-lead = Kemet in nine cards: read them in three minutes, the rest comes by playing. The page only ever offers what the rules allow, and “why?” opens the rule.
kemet-how-win = Fame wins
kemet-how-win-what = You need { $goal } fame points when one of your turns begins, and nobody may have more. Stones stay yours for good; dashed slips are lent to you while you hold a temple or a tall pyramid.
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
kemet-how-action-raise = A pyramid grows by one level or more; each level costs its number.
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
prompt-go-on = On the way: where do they go on, or stop?
prompt-raise-it-to = How high shall the pyramid rise?
prompt-take-a-city = Choose your city
prompt-leave-a-district-empty = Which district of your city stays empty?
prompt-build-the-first-pyramids = Build your first pyramids
prompt-choose-a-colour = Which colour does the new pyramid get?
prompt-take-the-first-tile = Take your first tile: it is free
prompt-move-or-recruit = Divine Will: Move or Recruit?
prompt-bring-a-creature = Where does the creature appear?
prompt-arrange-creatures = Where does this creature go?
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
detail-plan-raise = Each level shows its price.
detail-plan-buy = One click chooses space and tile.
detail-plan-recruit = Click a district to fill it, and again for one less.
detail-plan-pray = You gain prayer points.
detail-move-where = From { $from } · you have { $prayer } PP
detail-raise-it-to = { $zone } · you have { $prayer } PP
detail-recruit = Click a district to fill it, again for one less. Units: { $recruits }, price: { $price } of { $prayer } PP
detail-place-units = Units left to place: { $units }
detail-take-a-city = Three districts behind a wall, with a desert and a port around it.
detail-leave-a-district-empty = Each of the other two gets a Troop.
detail-build-the-first-pyramids = Choose a colour and click a district. Levels left: { $left }
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
over-won = { $names } wins: { $reason }
over-nobody = Nobody wins
key-plan-back = Back: one step of what is being planned, or what is to be confirmed
key-zones = From zone to zone
key-zone-targets = Next and previous zone that can be chosen
key-zone-enter = Choose the zone
guide-take-a-city = Click a city on the map. Each has three districts, where your pyramids will stand and your Troops begin.
guide-leave-a-district-empty = Your Troops begin in two of the three districts. The empty one is a little farther from an attack.
guide-build-the-first-pyramids = Every colour opens tiles of its own kind: red for attack, blue for defence, white for prayer. A second level opens stronger tiles.
guide-take-the-first-tile = Tiles are for good. This first one is free; point at one to read what it does.
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
`,gt=b(`<p class="card svelte-1ho2mim" role="alert"> <button class="btn main"> </button></p>`);function _t(e,t){j(t,!0);let n=K(()=>t.load());var i=d(),o=y(i);a(o,()=>S(n),null,(e,n)=>{var i=d(),a=y(i);B(a,()=>t.children,()=>S(n)),r(e,i)},e=>{var t=gt(),n=l(t),i=z(n),a=D(i,!0);M(t),H((e,t)=>{R(n,`${e??``} `),R(a,t)},[()=>Y(`error-offline`),()=>Y(`try-now`)]),m(`click`,i,()=>location.reload()),r(e,t)}),r(e,i),O()}p([`click`]),ae(`kemet`,ht);var vt=e=>t=>oe(`${e}-${J(t)}`,ge(t)),yt=vt(`city`),bt=vt(`zone`),xt=vt(`colour`),St=vt(`action`),Ct=e=>vt(`tile`)(e.replace(/-(ruby|sapphire|diamond|onyx)$/,``)),wt=vt(`divine`),Tt=vt(`step`);function Et(e){let t=e.indexOf(` `);return t<0?[e,``]:[e.slice(0,t),e.slice(t+1)]}var Dt=e=>e.join(`; `),Ot=e=>e.split(`; `),kt=new Set(Object.keys(mt.zones)),At=e=>kt.has(e),jt=/^(NW|NE|SW|SE|W|E)$/,Mt=/^P\d$/,Nt=e=>bt(e),Pt=/^(move|recruit|raise|pray|buy)-(\d|[abc])$/;function Ft(e){let[,t=``,n=``]=Pt.exec(e)??[];return Y(`space-on-floor`,{action:St(t),floor:/\d/.test(n)?n:1})}function It(e){let t=/-(ruby|sapphire|diamond|onyx)$/.exec(e)?.[1];return t?Y(`tile-of-colour`,{tile:Ct(e),colour:xt(t)}):Ct(e)}function Lt(e){if(e==null)return Y(`nobody`);if(Array.isArray(e))return e.map(Lt).join(`, `);let t=String(e);if(At(t))return Nt(t);if(jt.test(t))return yt(t);if(Pt.test(t))return Ft(t);if(/^\d/.test(t))return t;if(ie(`divine-${J(t)}`))return wt(t);if(ie(`tile-${J(t.replace(/-(ruby|sapphire|diamond|onyx)$/,``))}`))return It(t);for(let e of[`god`,`colour`,`action`,`stat`,`source`]){let n=`${e}-${J(t)}`;if(ie(n))return Y(n)}return t}var[Rt,zt]=[``,``];function Bt(e,t){if(typeof e==`number`)return e;let n=String(e);return Mt.test(n)?`${Rt}${t(n)}${zt}`:/^\d+$/.test(n)?Number(n):At(n)?Nt(n):`${Rt}${Lt(e)}${zt}`}function Vt(e,t){let n=Object.fromEntries(e.args.map((e,n)=>[`a${n+1}`,Bt(e,t)]));return oe(`event-${J(e.event)}`,`${e.event}: ${e.args.map(Lt).join(`, `)}`,n)}function Ht(e,t){return Vt(e,t).split(Rt).flatMap((e,t)=>{if(!t)return[{text:e,strong:!1}];let[n=``,r=``]=e.split(zt);return[{text:n,strong:!0},{text:r,strong:!1}]}).filter(({text:e})=>e).map((e,t)=>t?e:{...e,text:e.text.charAt(0).toUpperCase()+e.text.slice(1)})}var Ut=(e,t)=>Ht(e,t).map(({text:e})=>e).join(``);function Wt(e,t=e=>e,n=``){let[r,i]=Et(e),a=`${r}-${J(n)}`;if(n&&!i&&ie(a))return Y(a);let o=Mt.test(i)?t(i):i&&Lt(i);return oe(`choice-${J(r)}`,i?`${r} ${o}`:r,{a1:o})}var Gt=e=>e,Kt=({place:e})=>Y(e.obelisk&&e.kind===`desert`?`zone-kind-obelisk`:`zone-kind-${e.kind}`);function qt(e,{player:t,units:n,creatures:r}){let i=e.playerName(t);return r.length?Y(`troop-with`,{who:i,n,creature:r.map(Ct).join(`, `)}):Y(`troop-of`,{who:i,n})}function Jt(e){return[...e.steps?[Y(e.sea?`way-sea`:`way-land`,{n:e.steps})]:[],...e.card?[Y(`way-transfer`)]:[],...e.teleport===null?[]:[Y(`way-teleport`,{n:e.teleport})]].join(`, `)}function Yt(e,t,n){let{place:r,troops:i,pyramid:a,holder:o}=t,s=e.targets.get(r.name)?.arrival?.battle;return[`${Nt(r.name)}, ${Kt(t)}`,...r.night?[Y(`zone-night`,{n:r.night})]:[],...r.port?[Y(`zone-port-${r.port.kind}`)]:[],...a?[Y(`zone-pyramid`,{colour:xt(a.colour),level:a.level})]:[],...o?[Y(`zone-held`,{who:e.playerName(o.player)})]:[],...i.map(t=>qt(e,t)),...n&&(n.steps||n.teleport!==null)?[Jt(n)]:[],...s?[Y(`clash`,{own:s.strength[0]??0,enemy:s.strength[1]??0})]:[]].join(`; `)}var Xt={space:null,silver:!1,troop:null,units:null,alone:!1,most:null,placed:{},district:null,colour:null,founded:[]};function Zt(e,t){let n=e.filter(e=>t.troop===null||e.troop===t.troop),r=Math.max(...n.map(({units:e})=>e)),i=n.filter(({units:e})=>e===(t.units??r));return i.find(({creatures:e})=>e.length===0===t.alone)??i[0]}function Qt(e,t,n,r,{space:i,silver:a}){let o=t.flatMap(t=>{let[r=``,i=``]=t.split(` `),o=r===`silver`||r===`space`&&!a?n.find(e=>e.name===i):void 0;return o?.action===e?[{choice:t,space:o}]:[]}),s=new Set(n.filter(({name:e})=>r.includes(e)).map(({floor:e})=>e));return(o.find(({space:e})=>e.name===i)??o.find(({space:e})=>!s.has(e.floor))??o[0])?.choice??null}var $t=e=>Object.values(e).reduce((e,t)=>e+(t??0),0),en=({room:e,prices:t},n,r,i)=>(n[r]??0)<(e[r]??0)&&$t(n)<(i??t.length-1),tn=(e,t,n,r=null)=>en(e,t,n,r)||(t[n]??0)>0;function nn({room:e,prices:t},n){let r=Object.keys(e),i=r.flatMap(e=>Array.from({length:n[e]??0},()=>`place ${e}`)),a=Math.max(0,r.findLastIndex(e=>(n[e]??0)>0));return i.length<t.length-1&&r.slice(a).some(t=>(n[t]??0)<(e[t]??0))?[...i,`pass`]:i}function rn({room:e,prices:t},n,r=null){let i=r??t.length-1,a={};for(let t of Object.keys(e).sort((e,t)=>n(t)-n(e))){let n=Math.min(i,e[t]??0);n>0&&(a[t]=n),i-=n}return a}function an(e,t,n,r=null){let i=t[n]??0,a=Math.min((e.room[n]??0)-i,(r??e.prices.length-1)-$t(t));return{...t,[n]:a>0?i+a:i-1}}var on=(e,t)=>e.filter(e=>e.district===t),sn=(e,t)=>e.find(e=>e.district===t),cn=(e,t)=>e.filter(({pyramids:e})=>t.every(t=>{let n=sn(e,t.district);return n!==void 0&&n.colour===t.colour&&n.level>=t.level})),ln=(e,t)=>e.length===t.length&&e.every(e=>sn(t,e.district)?.level===e.level&&sn(t,e.district)?.colour===e.colour),un=(e,t)=>e.find(({pyramids:e})=>ln(e,t));function dn(e,t,n){let r=sn(t,n)?.level??0,i=cn(e,t).flatMap(({pyramids:e})=>e.filter(e=>e.district===n&&e.level>r));return[...new Set(i.map(({colour:e})=>e))]}function fn(e,t,n){let r=sn(e,t);return r?e.map(e=>e===r?{...e,level:e.level+1}:e):[...e,{district:t,colour:n,level:1}]}var pn=b(`<div><!></div>`),mn=x(`<path></path>`),hn=b(`<div class="room svelte-ne7ij5"><!></div>`);function gn(t,n){j(n,!0);let i=e=>{var t=pn();let n,i;var a=l(t);{let e=K(()=>Y(`board-label`)),t=K(()=>({storm:Y(`storm`),bank:Y(`bank-not-in-play`).split(`|`)}));Re(a,{get model(){return s().board},get lit(){return S(B)},get open(){return S(ee)},get press(){return S(U)},get chosen(){return s().chosen},get hinted(){return s().hinted},get pointed(){return s().pointed},get notes(){return S(te)},get plans(){return S(ne)},get route(){return s().route},get arrivals(){return s().arrivals},get viewBox(){return`${S(v).x??``} ${S(v).y??``} ${S(v).width??``} ${S(v).height??``}`},get up(){return u()},get far(){return S(w)},get label(){return S(e)},describe:(e,t)=>Yt(s(),e,t),get nameOf(){return Nt},get words(){return S(t)},onpick:e=>s().pick(e),onpress:ie,onlook:e=>s().over=e})}M(t),H(()=>{n=I(t,1,`layer svelte-ne7ij5`,null,n,{moving:S(N)}),i=L(t,``,i,{transform:`translate(${S(x).x??``}px, ${S(x).y??``}px) scale(${S(b)??``})`})}),_(`click`,t,oe,!0),r(e,t)},a=e=>{Se(e,{get box(){return S(p)},get zoom(){return S(m)},children:(e,t)=>{var n=d(),i=y(n);h(i,17,()=>[...s().map.zones.values()],e=>e.name,(e,t)=>{var n=mn();let i;H(e=>{i=I(n,0,`zone svelte-ne7ij5`,null,i,{lit:e}),F(n,`d`,S(t).path)},[()=>S(B).has(S(t).name)]),r(e,n)}),r(e,n)},$$slots:{default:!0}})},s=k(n,`game`,7),c=k(n,`small`,3,!1),u=k(n,`up`,3,1),f={x:-6,y:-4,width:12,height:16},p=K(()=>({x:f.x,y:f.y,width:s().map.width+f.width,height:s().map.height+f.height})),m=K(()=>new Ce(S(p))),g=A({width:0,height:0}),v=K(()=>g.width&&g.height?Ie(Me(S(p),g),g):S(p)),b=K(()=>S(v).width/S(m).box.width),x=K(()=>{let e=g.width/S(v).width*S(b);return{x:(S(v).x-S(m).box.x)*e,y:(S(v).y-S(m).box.y)*e}}),C=.83,w=K(()=>c()&&g.width>0&&g.width/S(v).width*S(b)<.56);function T(e){let[t,n]=[Math.min(S(p).width,(g.width-64)/C),Math.min(S(p).height,(g.height-20)/C)],r=([e,r])=>({x:Math.max(S(p).x,Math.min(S(p).x+S(p).width-t,e-t/2)),y:Math.max(S(p).y,Math.min(S(p).y+S(p).height-n,r-n/2)),width:t,height:n}),i=s().map.zones.get(s().chosen??``)?.troop,a=s().map.cities.find(({name:e})=>e===s().mine?.city)?.centre,o=[...s().targets.keys()].flatMap(e=>s().map.zones.get(e)?.ring??[]),[c,l]=[o.map(([e])=>e),o.map(([,e])=>e)],u=o.length?{x:Math.min(...c),y:Math.min(...l),width:Math.max(...c)-Math.min(...c),height:Math.max(...l)-Math.min(...l)}:null;return i?r(i):u&&u.width<=t&&u.height<=n?u:a?e?r(a):null:S(p)}let E=K(()=>s().mine?.city??null),D;q(()=>{let e=D===null&&S(E)!==null;D=S(E),e&&c()&&G(()=>S(m).show(T(!0)??S(p),{most:C,always:!0}))});let N=V(!1),R;q(()=>(S(m).box,P(N,!0),clearTimeout(R),R=setTimeout(()=>P(N,!1),180),()=>clearTimeout(R)));let z=K(()=>[...s().targets]),B=K(()=>new Map(S(z).flatMap(([e,t])=>t.lit?[[e,t.lit]]:[]))),ee=K(()=>new Set(S(z).filter(([,e])=>!e.lit).map(([e])=>e))),U=K(()=>new Map(S(z).map(([e,{choices:t,plan:n}])=>[e,t?{choice:Dt(t)}:{plan:`${Object.keys(n??{})[0]??``} ${e}`}]))),te=K(()=>new Map(Object.entries(s().plan.placed).flatMap(([e,t])=>t?[[e,`+${t}`]]:[]))),ne=K(()=>{let{founded:e,district:t,colour:n}=s().plan,r=new Map(e.map(e=>[e.district,{colour:e.colour,level:e.level}])),i=on(s().ahead.raises??[],t),a=i.filter(e=>e.colour===(n??i[0]?.colour)).at(-1);return t&&a&&r.set(t,{colour:a.colour,level:a.level}),r}),W=null,re=!1;function ie(e,t){s().journey?.troop!==e&&s().targets.get(e)?.plan?.troop!==e||t.button||(W={zone:e,x:t.clientX,y:t.clientY},re=!1,c()||t.stopPropagation())}function ae(e){!W||re||Math.hypot(e.clientX-W.x,e.clientY-W.y)<8||(re=!0,s().journey?.troop!==W.zone&&s().pick(W.zone))}function J(e){let t=W;if(W=null,!re||!t)return;let n=document.elementFromPoint(e.clientX,e.clientY)?.closest(`[data-zone]`)?.dataset.zone;n&&n!==t.zone&&s().targets.get(n)?.arrival&&s().pick(n)}function oe(e){re&&e.detail&&e.stopPropagation(),re=!1}var X=hn();_(`pointermove`,e,ae),_(`pointerup`,e,J),_(`pointercancel`,e,()=>W=null);var se=l(X);{let e=K(()=>s().view.legal.join());ke(se,{get zoom(){return S(m)},get board(){return i},get mini(){return a},get small(){return c()},part:T,get question(){return S(e)}})}M(X),o(X,`clientWidth`,e=>g.width=e),o(X,`clientHeight`,e=>g.height=e),r(t,X),O()}var _n=[`bl`,`br`,`tl`,`tr`,`bm`,`tm`];function vn(e,t,n,r){let i=t.width?n.width/t.width*e.width:0,a=t.height?n.height/t.height*e.height:0,o=t=>{let n=t.endsWith(`l`)?e.x:t.endsWith(`r`)?e.x+e.width-i:e.x+(e.width-i)/2,o=t.startsWith(`t`)?e.y:e.y+e.height-a;return r.filter(([e,t])=>e>n-20&&e<n+i+20&&t>o-10&&t<o+a+40).length};return _n.map(e=>({corner:e,covers:o(e)})).reduce((e,t)=>t.covers<e.covers?t:e).corner}var yn=new Set([`counts`,`reshuffled`]),bn=e=>e.filter(Le).filter(({event:e})=>!yn.has(e)),xn=new Set([`turn`,`paid`,`shows`,`strength`,`drew a card`,`took cards back`,`takes place`]);function Sn(e,t,n){let r=e.filter(({n:e})=>e>t),i=r.findIndex(e=>Le(e)?e.event===`turn`&&e.args[0]!==n:e.player!==n);return i<0?[]:bn(r.slice(i)).filter(({event:e})=>!xn.has(e))}var Cn=5;function wn(e){let t=e.since?Sn(e.seat.story,e.since,e.seat.viewer):[];if(!t.length)return``;let n=t.slice(-5).map(t=>Ut(t,e.playerName)).join(`; `);return Y(`since-said`,{list:t.length>Cn?Y(`since-more`,{list:n,count:t.length-Cn}):n})}var Tn=(e,t,n,r,i)=>`<ellipse cx="${e}" cy="${t}" rx="${n}" ry="${r}" transform="rotate(${i} ${e} ${t})" fill="currentColor"/>`,En={charge:Ke,"priest-of-mafdet":Z(`M12 11.5c3.2 0 6.3 3.3 6.3 6.8 0 2.4-1.6 3.7-3.3 3.7-1.2 0-1.9-.6-3-.6s-1.8.6-3 .6c-1.7 0-3.3-1.3-3.3-3.7 0-3.5 3.1-6.8 6.3-6.8z`)+Tn(4.6,11,2.2,3,-20)+Tn(9.2,5.7,2.3,3.4,-6)+Tn(14.8,5.7,2.3,3.4,6)+Tn(19.4,11,2.2,3,20),carnage:Z(`M10.8 6.3c3-.5 5.5-2 7.2-4.6 3.6 3 5.4 7.7 4.3 12.4-2.3-1.9-5-2.8-8-2.5z`)+it(`M3.5 20.5 14 9.5`,3.2)+Q(.36,.5,1,Ze),"wrryt-storm":ft,portal:Je(`M3 22V11a9 9 0 0 1 18 0v11h-4V11.2a5 5 0 0 0-10 0V22z`)+Z(`M12 10l1.2 3.8L17 15l-3.8 1.2L12 20l-1.2-3.8L7 15l3.8-1.2z`),"blades-of-neith":dt(45,ut)+dt(-45,ut),"divine-wound":Z(`M12 8.5c-2.3 3.4-4 5.6-4 8a4 4 0 0 0 8 0c0-2.4-1.7-4.6-4-8z`)+it(`M12 1.5v3.3M5 4.2l1.9 2.7M19 4.2l-1.9 2.7M1.8 10l3 1.2M22.2 10l-3 1.2`,2.2),domination:Z(Xe(12,10.5,4.2))+Z(`M6.6 9.5C4.8 6.5 3 5.6.8 5.5c.2 5.5 2.6 9.5 7.2 10.3-1-1.6-1.6-3.9-1.4-6.3zM17.4 9.5c1.8-3 3.6-3.9 5.8-4-.2 5.5-2.6 9.5-7.2 10.3 1-1.6 1.6-3.9 1.4-6.3zM10 16.5h4l1.5 4.5h-7z`),initiative:Z(`M14.5 1.5 4 13.5h6L8 22.5 20 9.5h-6.8z`),"surprise-attack":Z(`M2 22V13h3v2h3v-2h3v2h3v-2h3v9z`)+it(`M3 9C5 3.5 14 1.5 18.5 8v3M14.8 8.2l3.7 3.6 3.5-3.6`,2.4),"act-of-god":Je(`${ze}m-1.4 5.2v3.4H7.2v2.8h3.4v3.4h2.8v-3.4h3.4v-2.8h-3.4V7.2z`),"recruiting-scribe":Je(`M3 3h11.5a2.5 2.5 0 0 1 2.5 2.5V9l-2.2 2.5V7H5.5v12h9v2.5H5A2 2 0 0 1 3 19.5zM7 9h6v1.7H7zm0 3.3h5V14H7zm0 3.3h3.5v1.7H7z`)+Z(`M21 6.5l2 1.8-8.3 10.2-3 1.5.9-3.3z`),defense:tt,"reinforcement-prayer":Q(.78,-1,4.5,se.gain)+ot(18.5,6),"shetyw-barrier":Z(`M2 4h6.5v4.4H2zM10 4h12v4.4H10zM2 9.9h11v4.4H2zM14.5 9.9H22v4.4h-7.5zM2 15.8h6.5v4.4H2zM10 15.8h12v4.4H10z`),"shield-of-neith":Je(`${Ve} M6.8 7.6 8 6.4l3 3V6h2v3.4l3-3 1.2 1.2L13.8 11l3.4 3.4-1.2 1.2-3-3V17h-2v-4.4l-3 3-1.2-1.2 3.4-3.4z`),legion:[[3,3],[9.5,3],[16,3],[.2,12.5],[6.5,12.5],[12.7,12.5],[18.8,12.5]].map(([e,t])=>Z(`M${e} ${t}h5v3.6c0 1.7-1 2.8-2.5 3.6-1.5-.8-2.5-1.9-2.5-3.6z`)).join(``),"defensive-victory":Je(`${Ve} M12 5.5l1.6 3.7 4 .4-3 2.6.9 3.9-3.5-2-3.5 2 .9-3.9-3-2.6 4-.4z`),spy:Qe,reinforcements:qe,"divine-will":it(`M12 22.5v-7.5L5 8M12 15l7-7`,2.6)+Z(`M2 2.5l6.5 1-5.5 5.5zM22 2.5l-6.5 1L21 9z`),priest:Z(Xe(9.5,5.5,3.7))+Z(`M2.5 22c0-7.2 2.3-11.3 7-11.3S16.5 14.8 16.5 22z`)+it(`M20 22V9`,2.2)+it(Xe(20,6,2.6),2.2),priestess:Q(.92,-1.8,1.6,Z(`M12 1.8c4 0 6 2.7 6 6.2v7.5h-3.5v-3.6c-.5.4-1.5.6-2.5.6s-2-.2-2.5-.6v3.6H6V8c0-3.5 2-6.2 6-6.2zM4 22.5c.3-3.5 2.3-5.2 8-5.2s7.7 1.7 8 5.2z`))+it(`M20.5 9.5c0 4-.5 6-2.2 8`,1.8)+Z(`M20.5 10.5c-2.6-1.8-3.4-5-2.7-8.5.9.7 1.4 1.4 1.7 2.3l1-3.3 1 3.3c.3-.9.8-1.6 1.7-2.3.7 3.5-.1 6.7-2.7 8.5z`),"magical-support":Z(`M3 15h8v6.5H3zM13 15h8v6.5h-8z`)+Z(`M8 8.5h8V13H8z`)+Z(`M12 .8l.9 2.7 2.7.9-2.7.9L12 8l-.9-2.7-2.7-.9 2.7-.9zM19.5 5l.6 1.7 1.7.6-1.7.6-.6 1.7-.6-1.7-1.7-.6 1.7-.6z`),vision:Je(`M1.5 14.5S5.5 8.5 12 8.5s10.5 6 10.5 6-4 6-10.5 6-10.5-6-10.5-6zM12 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z`)+Z(Xe(12,14.5,1.7))+it(`M12 1.5V5M6 2.8l1.2 3M18 2.8l-1.2 3`,2.2),"divine-boon":Q(.84,-2,3.8,Ye)+ot(19.5,5.5),"hand-of-god":Z(`M7 22.5c-2-2.5-3.6-5-5-8.2-.6-1.5 1-2.5 2.2-1.3L6.5 15V5.5c0-1.9 2.6-1.9 2.7 0V11h.6V3.2c0-2 2.7-2 2.8 0V11h.6V4.5c0-1.9 2.7-1.9 2.7 0V11.5h.6V7.2c0-1.8 2.5-1.8 2.5 0V16c0 2.8-1 4.7-2.5 6.5z`)+Z(`M20.5 1l2.7 4.5h-5.4z`),"divine-hunger":Z(`M2 4c6 2 14 2 20 0l-.8 6.5-2.7-1.3-1.7 4.3-2.6-4-2.2 4.8-2.2-4.8-2.6 4-1.7-4.3-2.7 1.3zM3.2 20.5l.8-5.2 2.5 1.2 1.6-2.5 2 3 1.9-3.5 1.9 3.5 2-3 1.6 2.5 2.5-1.2.8 5.2c-5.5-2-12.1-2-17.6 0z`),"priest-of-thoeris":Q(.84,-2.4,3.8,Ye)+Q(.56,12.5,-.5,ut),"priest-of-ra":Je(`M12 4.5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM7.8 11.2v2.6h8.4v-2.6z`)+it(`M12 .9v1M4 3.8l.6.8M20 3.8l-.6.8`,2.2),"priest-of-amon":Z(`M11.2 22V5.5C11 2.8 9.9 1.5 8.2 1.5 6 1.8 4.8 4.3 5.2 8l1.5 14zM12.8 22V5.5c.2-2.7 1.3-4 3-4 2.2.3 3.4 2.8 3 6.5l-1.5 14z`),"mercenaries-of-the-sword":Q(.8,-2.2,4.6,at)+Q(.86,12.5,1,ut),"mercenaries-of-the-spear":Q(.8,-2.2,4.6,at)+lt,"local-recruitment":Z(`M11 4.5 1.5 21.5h7l2.5-6 2.5 6h7z`)+it(`M11 5V1.5`)+Z(`M11 1.3h6.5l-1.7 1.9 1.7 1.9H11z`),"honor-in-battle":it(`M7 21C2.5 17 2 9 6 3.5M17 21c4.5-4 5-12 1-17.5`,2.2)+Z(`M1.5 7l4 1-1 3.6-3.3-1.4zM1.8 13.2l4.3-.4.4 3.6-3.5.3zM5 18.8l3.6-2.4 2 3-3.3 2zM22.5 7l-4 1 1 3.6 3.3-1.4zM22.2 13.2l-4.3-.4-.4 3.6 3.5.3zM19 18.8l-3.6-2.4-2 3 3.3 2z`)+Z(`M12 6.5l1.3 2.9 3.1.3-2.4 2.1.7 3.1-2.7-1.6-2.7 1.6.7-3.1-2.4-2.1 3.1-.3z`),"dedication-to-battle":Z(`M9 1.2 11 4v9H7V4zM3.8 13h10.4v2.4H3.8zM7.8 15.4h2.4V22H7.8z`)+Q(.62,11.5,7.5,se.ankh),"twin-ceremony":Je(`M3.5 1.5h9A2 2 0 0 1 14.5 3.5V8h-3.7A3.8 3.8 0 0 0 7 11.8V15.5H3.5a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z`)+Je(`M11 9.5h9a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 8.5 20v-8A2.5 2.5 0 0 1 11 9.5zm4.5 2.3-3 4.2 3 4.2 3-4.2z`),"forced-march":Q(.78,-1.8,4.6,se.move)+it(`M15 3.5 19 8l-4 4.5M19.5 3.5 23 8l-3.5 4.5`,2.6),"deadly-trap":Z(`M1.5 21.5v-3h21v3zM2.5 17 5 7.5 7.5 17zM8 17l4-15 4 15zM16.5 17 19 7.5 21.5 17z`),"bestial-fury":Je(`M2.5 2.5 7 5c3-1.5 7-1.5 10 0l4.5-2.5c.8 4.3.6 7-1 9.5 0 4-2 7-4.5 8.5l-1.5-3.3-1.2 4.6h-2.6l-1.2-4.6L8 20.5C5.5 19 3.5 16 3.5 12c-1.6-2.5-1.8-5.2-1-9.5zM6.3 10.2l4 2.6c-1.7.9-3.5.3-4-2.6zm11.4 0l-4 2.6c1.7.9 3.5.3 4-2.6z`),"divine-might":Q(.72,3.4,5.6,se.ankh)+it(`M12 1.2v2M4 4l1.6 1.8M20 4l-1.6 1.8M1.2 11.5h2.4M22.8 11.5h-2.4`,2.2)},Dn=e=>Be.reduce((e,t)=>e.replace(RegExp(`-${t}$`),``),e);function On(e){return nt(e)?ct(e):En[Dn(e)]??it(`M5 5h14v14H5z`)}var kn={strength:`strength +n`,strength_attacking:`attack strength +n`,strength_defending:`defend strength +n`,damage:`damage +n`,defence:`defence +n`,unblockable:`unblockable +n`,unblockable_defending:`defend unblockable +n`,land_moves:`move +n`,teleport_discount:`teleport prayer −n`,teleport_from_obelisks:`obelisk brings teleport`,wounds:`divine brings strength +n`,fame:`fame +n`,silver:`silver +n`,free_recruits:`recruit prayer 0 ×n`,recruits_free:`recruit prayer 0`,recruits_anywhere:`recruit brings unit`,prayer_units:`pray unit +n`,troop:`troop +n`,defender_fame:`defend brings fame +n`,spies:`spy card`,pray:`pray prayer +n`,tile_discount:`buy prayer −n`,level_discount:`raise prayer −n`,payment_discount:`prayer −n`,vision:`night divine +n −n`,night_cards:`night divine +n`,night_levels:`night raise +n`,night_prayer:`night prayer +n`,prayer_per_kill:`skull brings prayer +n`,prayer_per_loss:`unit brings prayer +n`,prayer_attacking:`attack prayer +n`,cards_attacking:`attack divine +n`,mercenaries:`unit +n`,gain_bonus:`prayer brings prayer +n`,special:`card n`,passes_walls:`wall`,cancels:`creature ×`,fee:`lock prayer n`,teleports_free:`teleport prayer 0`,devours:`skull brings fame +n`,units:`unit +n`,hits:`unit −n`,prayer:`prayer +n`,teleports:`teleport prayer 0`},An={"surprise-attack":`gold move wall`,"divine-will":`gold move recruit`,"twin-ceremony":`gold buy`,"forced-march":`gold move`},jn=e=>e in He;function Mn(e,t){return((e===`gold`?An[t]:kn[e])??``).split(` `).filter(Boolean).map(e=>jn(e)?{sign:e}:{value:e.replace(`n`,String(t))})}var Nn=[`battle`,`movement`,`prayer`,`units`,`creatures`,`fame`],Pn={battle:`strength strength_attacking strength_defending damage defence unblockable unblockable_defending wounds special spies cancels cards_attacking`,movement:`land_moves teleport_discount teleport_from_obelisks teleports_free passes_walls gold`,prayer:`pray tile_discount level_discount payment_discount night_prayer night_levels prayer_per_kill prayer_per_loss prayer_attacking gain_bonus fee vision night_cards`,units:`free_recruits recruits_free recruits_anywhere prayer_units troop mercenaries`,fame:`fame defender_fame devours`};function Fn(e,t){if(e===`creatures`)return t.creature;let n=Pn[e].split(` `);return[...Object.keys(t.effect),...Object.keys(t.with_troop)].some(e=>n.includes(e))}var In=e=>e.slice(0,1).toLocaleUpperCase()+e.slice(1),Ln=e=>Object.entries(e).flatMap(([e,t])=>(e===`gold`?oe(`gold-${J(String(t))}`,``):oe(`effect-${J(e)}`,``,{n:t}))||[]);function Rn(e){let t=Ln(e.with_troop);return In([...t.length?[Y(`note-creature`,{text:t.join(`; `)})]:[],...Ln(e.effect)].join(`; `))}var zn=e=>[...Object.entries(e.with_troop),...Object.entries(e.effect)].map(([e,t])=>Mn(e,t)).filter(e=>e.length>0),Bn=e=>In(Ln(e.effect).join(`; `)||Y(`note-comes-back`)),Vn=e=>{let t=Object.entries(e.effect).flatMap(([e,t])=>Mn(e,t)).find(e=>`value`in e&&/^[+−]/.test(e.value));return t&&`value`in t?t.value:``},Hn=({strength:e,damage:t,defence:n,own_loss:r})=>In([Y(`note-card`,{strength:e,damage:t,defence:n}),...r?[Y(`note-own-loss`,{n:r})]:[]].join(`; `)),Un=x(`<svg viewBox="-14 -14 28 28"></svg>`);function Wn(e,t){j(t,!0);let n=k(t,`size`,3,24),i=k(t,`label`,3,``);var a=Un();C(a,()=>et(t.colour,t.level),!0),M(a),H(()=>{F(a,`width`,n()),F(a,`height`,n()),F(a,`role`,i()?`img`:void 0),F(a,`aria-label`,i()||void 0),F(a,`aria-hidden`,i()?void 0:`true`)}),r(e,a),O()}var Gn=x(`<svg viewBox="0 0 24 24" aria-hidden="true"></svg>`);function $(e,t){j(t,!0);let n=k(t,`size`,3,20);var i=Gn();C(i,()=>He[t.name],!0),M(i),H(()=>{F(i,`width`,n()),F(i,`height`,n())}),r(e,i),O()}function Kn({view:e,ahead:t,plan:n}){let r=new Map,i=(e,t)=>r.set(e,[...r.get(e)??[],t].sort((e,t)=>(e.paid??0)-(t.paid??0))),a=new Set(e.legal),o=new Set;for(let[e,r]of Object.entries(t.buys??{})){let t=(n?.silver?[`silver`]:[`space`,`silver`]).map(t=>`${t} ${e}`).find(e=>a.has(e));for(let{tile:n,choices:a,paid:s}of r){let[r,...c]=t?[t,...a]:a;r&&(o.add(n),i(n,{space:t?e:null,choices:[r,...c],paid:s}))}}for(let t of e.legal){let[e,n=``]=t.split(` `);e===`tile`&&!o.has(n)&&i(n,{space:null,choices:[t],paid:null})}return r}function qn({ways:e},t,n,r){let i=e=>t.spaces.find(t=>t.name===e)?.floor,a=new Set(n.map(i)),o=e.filter(({paid:t})=>t===e[0]?.paid);return e.find(({space:e})=>e!==null&&e===r)??o.find(({space:e})=>!a.has(i(e)))??e[0]}function Jn(e,t){let{view:n,about:r,board:i,sheets:a,order:o}=e,s=n.position.columns.market??{},c=n.position.columns.colours??r.colours,l=Kn(e),u=[...i.sites.values()].filter(({holder:e,pyramid:n})=>n&&e?.player===t),d=e=>({tile:e,owners:o.filter(t=>a.get(t)?.tiles.includes(e.name)),left:s[e.name]??0,ways:t===n.viewer?l.get(e.name)??[]:[]});return r.colours.filter(e=>c.includes(e)).map(e=>{let n=u.filter(({pyramid:t})=>t?.colour===e).sort((e,t)=>(t.pyramid?.level??0)-(e.pyramid?.level??0))[0],i=n?.pyramid?.level??0,o=r.tiles.filter(t=>t.colour===e),s=[...new Set(o.map(e=>e.level))].sort((e,t)=>t-e);return{colour:e,level:i,captured:n?.owner&&n.owner.player!==t?n.owner:null,bought:a.get(t)?.bought.includes(e)??!1,shelves:s.map(e=>({level:e,lit:e<=i,wares:o.filter(t=>t.level===e).map(d).filter(Yn)}))}})}var Yn=({owners:e,left:t})=>t>0||e.length>0,Xn=e=>e.flatMap(({shelves:e})=>e.flatMap(({wares:e})=>e));function Zn(e,t){return e.tiles.filter(e=>t.includes(e.name)).map(e=>({tile:e,amount:Number(e.effect.tile_discount??0)+Number(e.effect.payment_discount??0)})).filter(({amount:e})=>e>0)}function Qn(e,{tile:t,owners:n,ways:r}){let i=r[0]?.paid;return[`${xt(t.colour)} ${t.level}`,Rn(t),...n.length?[Y(`market-owned`,{list:n.map(e.playerName).join(`, `)})]:[],...r.length?[i==null?Y(`market-can-take`):Y(`market-price`,{price:i})]:[]].join(`; `)}function $n(e,{tile:t,ways:n}){let r=n.length?``:J(e.ahead.forbidden?.[`tile ${t.name}`]?.why??``);return r&&ie(`refused-${r}`)?Y(`refused-${r}`):``}function er(e,{level:t,bought:n},r){return n?Y(`market-bought`):t?r===e.seat.viewer?Y(`market-your-level`,{level:t}):Y(`market-level-of`,{who:e.playerName(r),level:t}):Y(`market-none-yet`)}var tr=b(`<em class="svelte-mqh4v1"> </em>`),nr=b(`<span class="owner svelte-mqh4v1"><!> </span>`),rr=b(`<span class="svelte-mqh4v1"> <b class="svelte-mqh4v1"> </b></span>`),ir=b(`<span class="left svelte-mqh4v1"><!><b class="svelte-mqh4v1"> </b><span class="unseen"> </span></span>`),ar=b(`<span class="svelte-mqh4v1"> <b class="svelte-mqh4v1"> </b></span> <!> <!>`,1),or=b(`<button class="btn svelte-mqh4v1"> </button>`),sr=b(`<div class="ways svelte-mqh4v1" role="group"></div>`),cr=b(`<button><!> </button>`),lr=b(`<section><span><svg width="34" height="34" viewBox="0 0 24 24" aria-hidden="true"></svg></span> <div class="text svelte-mqh4v1" aria-live="polite"><b class="svelte-mqh4v1"> </b> <span class="svelte-mqh4v1"> <!></span></div> <div class="sum svelte-mqh4v1"><!> <!></div> <!> <div class="buttons svelte-mqh4v1"><button class="btn"><!> </button> <!></div></section>`);function ur(e,t){j(t,!0);let n=k(t,`game`,7),i=k(t,`narrow`,3,!1),a=V(0),o=K(()=>t.ware.tile),s=K(()=>t.ware.ways[S(a)]??t.ware.ways[0]),c=K(()=>n().mine),u=K(()=>S(s)?.paid===null||!S(c)?[]:Zn(n().about,S(c).tiles)),d=K(()=>$n(n(),t.ware)),f=K(()=>Ct(S(o).name)),p=K(()=>new Map(n().about.spaces.filter(({action:e})=>e===`buy`).map((e,t)=>[e.name,t+1]))),g=K(()=>S(s)!==void 0&&n().seat.hint?.choice===S(s).choices[0]);async function _(){S(s)&&await n().choose(...S(s).choices)&&t.onbought()}var v=lr();let b;var x=l(v),T=l(x);C(T,()=>On(S(o).name),!0),M(T),M(x);var E=z(x,2),A=l(E),N=D(A,!0),L=z(A,2),B=l(L,!0),ee=z(B),U=e=>{var t=tr(),n=D(t,!0);H(()=>R(n,S(d))),r(e,t)};w(ee,e=>{S(d)&&e(U)}),M(L),M(E);var te=z(E,2),ne=l(te);h(ne,16,()=>t.ware.owners,e=>e,(e,t)=>{let i=K(()=>n().godOf(t));var a=nr(),o=l(a),s=e=>{X(e,{get god(){return S(i)},size:20})};w(o,e=>{S(i)&&e(s)});var c=z(o,1,!0);M(a),H(e=>R(c,e),[()=>t===n().seat.viewer?Y(`you`):n().playerName(t)]),r(e,a)});var W=z(ne,2),G=e=>{var t=ar(),n=y(t),i=l(n),a=z(i),d=D(a,!0);M(n);var f=z(n,2);h(f,17,()=>S(u),e=>e.tile.name,(e,t)=>{var n=rr(),i=l(n),a=z(i),o=D(a);M(n),H(e=>{R(i,`${e??``} `),R(o,`−${S(t).amount??``}`)},[()=>Ct(S(t).tile.name)]),r(e,n)});var p=z(f,2),m=e=>{var t=ir(),n=l(t);$(n,{name:`prayer`,size:15});var i=z(n),a=D(i),o=z(i),u=D(o,!0);M(t),H(e=>{R(a,`${S(c).prayer??``} → ${S(c).prayer-S(s).paid}`),R(u,e)},[()=>Y(`market-prayer-points`)]),r(e,t)};w(p,e=>{S(c)&&e(m)}),H(e=>{R(i,`${e??``} `),R(d,S(o).level)},[()=>Y(`market-level-word`)]),r(e,t)},q=e=>{var t=rr(),n=l(t),i=z(n),a=D(i,!0);M(t),H((e,t)=>{R(n,`${e??``}, ${t??``} `),R(a,S(o).level)},[()=>xt(S(o).colour),()=>Y(`market-level-word`)]),r(e,t)};w(W,e=>{S(s)&&S(s).paid!==null?e(G):t.ware.owners.length||e(q,1)}),M(te);var re=z(te,2),ie=e=>{var n=sr();h(n,23,()=>t.ware.ways,e=>e.choices.join(),(e,t,n)=>{var i=or(),o=D(i,!0);H(e=>{F(i,`aria-pressed`,S(t)===S(s)),F(i,`data-plan`,`on ${S(t).space??``}`),R(o,e)},[()=>Y(`market-space`,{number:S(p).get(S(t).space??``)??S(n)+1})]),m(`click`,i,()=>P(a,S(n),!0)),r(e,i)}),M(n),H(e=>F(n,`aria-label`,e),[()=>Y(`market-which-space`)]),r(e,n)};w(re,e=>{t.ware.ways.length>1&&e(ie)});var ae=z(re,2),J=l(ae),oe=l(J);ce(oe,{name:`help`,size:18});var se=z(oe,1,!0);M(J);var le=z(J,2),ue=e=>{var t=cr();let n;var i=l(t);ce(i,{name:`check`});var a=z(i,1,!0);M(t),H((e,r)=>{n=I(t,1,`btn main svelte-mqh4v1`,null,n,{hinted:S(g)}),F(t,`data-choice`,e),R(a,r)},[()=>S(s).choices.join(`; `),()=>S(s).paid===null?Y(`market-take`,{tile:S(f)}):Y(`market-buy-for`,{tile:S(f),price:S(s).paid})]),m(`click`,t,()=>void _()),r(e,t)};w(le,e=>{S(s)&&e(ue)}),M(ae),M(v),H((e,t,n)=>{b=I(v,1,`deal svelte-mqh4v1`,null,b,{narrow:i(),can:S(s)}),F(v,`aria-label`,S(f)),I(x,1,`picture gem-ground gem-${S(o).colour??``}`,`svelte-mqh4v1`),R(N,e),R(B,t),R(se,n)},[()=>S(s)&&S(s).paid!==null?Y(`market-buy-question`,{tile:S(f)}):S(f),()=>Rn(S(o)),()=>Y(`market-rule`)]),m(`click`,J,()=>n().rule=S(o).rule),r(e,v),O()}p([`click`]);var dr=b(`<i class="svelte-1obqse3"></i>`),fr=b(`<span class="svelte-1obqse3"></span>`),pr=b(`<span class="signs svelte-1obqse3"></span>`),mr=b(`<button><span><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" class="svelte-1obqse3"></svg></span> <span class="text svelte-1obqse3"><b class="svelte-1obqse3"> </b> <!> <span class="unseen"> </span></span> <span class="owners svelte-1obqse3"></span></button>`),hr=b(`<div role="group"><span class="level svelte-1obqse3"> </span> <div class="wares svelte-1obqse3"></div></div>`),gr=b(`<section class="svelte-1obqse3"><header class="svelte-1obqse3"><!> <h3 class="svelte-1obqse3"> </h3><small class="svelte-1obqse3"> </small></header> <!></section>`),_r=b(`<div class="deal"><!></div>`),vr=b(`<div><div class="pillars svelte-1obqse3"></div> <!></div>`);function yr(e,t){j(t,!0);let n=V(null),i=K(()=>t.game.seat.viewer===`spectator`?t.game.order[0]??``:t.game.seat.viewer),a=K(()=>Jn(t.game,S(i))),o=K(()=>Xn(S(a)).find(({tile:e})=>e.name===S(n))),s=K(()=>S(a).length>2),c=matchMedia(`(hover: hover)`).matches,u=K(()=>c&&(t.game.action===`buy`||t.game.view.legal.some(e=>e.startsWith(`tile `)))),f=e=>S(u)?qn(e,t.game.about,t.game.mine?.spaces??[],t.game.plan.space):void 0;async function p(e){let r=f(e);r?await t.game.choose(...r.choices)&&P(n,null):P(n,S(n)===e.tile.name?null:e.tile.name,!0)}var g=vr();let v;var b=l(g);let x;h(b,21,()=>S(a),e=>e.colour,(e,a)=>{var o=gr(),c=l(o),g=l(c),v=e=>{Wn(e,{get colour(){return S(a).colour},get level(){return S(a).level},size:26})},b=e=>{Wn(e,{get colour(){return S(a).colour},size:26})};w(g,e=>{S(a).level?e(v):e(b,-1)});var x=z(g,2),E=D(x,!0),O=z(x),k=D(O,!0);M(c);var A=z(c,2);h(A,17,()=>S(a).shelves,({level:e,lit:t,wares:n})=>e,(e,a)=>{let o=()=>S(a).level,c=()=>S(a).lit,g=()=>S(a).wares;var v=hr();let b;var x=l(v),E=D(x,!0),O=z(x,2);h(O,21,g,e=>e.tile.name,(e,a)=>{let o=K(()=>S(a).owners.includes(S(i))),c=K(()=>f(S(a)));var g=mr();let v;var b=l(g),x=l(b);C(x,()=>On(S(a).tile.name),!0),M(x),M(b);var E=z(b,2),O=l(E),k=D(O,!0),A=z(O,2),j=e=>{var t=pr();h(t,21,()=>zn(S(a).tile),T,(e,t)=>{var n=fr();h(n,21,()=>S(t),T,(e,t)=>{var n=d(),i=y(n),a=e=>{$(e,{get name(){return S(t).sign},size:12})},o=e=>{var n=dr();H(()=>F(n,`data-value`,S(t).value)),r(e,n)};w(i,e=>{`sign`in S(t)?e(a):e(o,-1)}),r(e,n)}),M(n),r(e,n)}),M(t),r(e,t)};w(A,e=>{S(s)||e(j)});var N=z(A,2),L=D(N,!0);M(E);var B=z(E,2);h(B,20,()=>S(a).owners,e=>e,(e,n)=>{let i=K(()=>t.game.godOf(n));var a=d(),o=y(a),s=e=>{X(e,{get god(){return S(i)},size:16})};w(o,e=>{S(i)&&e(s)}),r(e,a)}),M(B),M(g),H((e,t,r,i)=>{v=I(g,1,`ware of-${e??``}`,`svelte-1obqse3`,v,{can:S(a).ways.length,mine:S(o),taken:!S(o)&&S(a).left===0}),F(g,`aria-pressed`,S(n)===S(a).tile.name),F(g,`data-choice`,t),F(g,`data-plan`,S(c)?void 0:`look ${S(a).tile.name}`),I(b,1,`picture gem-ground gem-${S(a).tile.colour??``}`,`svelte-1obqse3`),R(k,r),R(L,i)},[()=>t.game.godOf(S(i))??``,()=>S(c)?.choices.join(`; `),()=>Ct(S(a).tile.name),()=>Qn(t.game,S(a))]),_(`pointerenter`,g,()=>S(u)&&P(n,S(a).tile.name,!0)),_(`focus`,g,()=>S(u)&&P(n,S(a).tile.name,!0)),m(`click`,g,()=>void p(S(a))),r(e,g)}),M(O),M(v),H(e=>{b=I(v,1,`shelf svelte-1obqse3`,null,b,{lit:c()}),F(v,`aria-label`,e),R(E,o())},[()=>Y(`market-shelf`,{level:o()})]),r(e,v)}),M(o),H((e,t,n)=>{F(o,`aria-label`,e),R(E,t),R(k,n)},[()=>xt(S(a).colour),()=>xt(S(a).colour),()=>er(t.game,S(a),S(i))]),r(e,o)}),M(b);var E=z(b,2),k=e=>{var i=_r();ur(l(i),{get game(){return t.game},get ware(){return S(o)},narrow:!0,onbought:()=>P(n,null)}),M(i),r(e,i)};w(E,e=>{S(o)&&e(k)}),M(g),H(()=>{v=I(g,1,`rail svelte-1obqse3`,null,v,{brief:S(s)}),x=L(b,``,x,{"grid-template-columns":`repeat(${S(a).length??``}, minmax(0, 1fr))`})}),r(e,g),O()}p([`click`]);var br={title:``,text:``},xr=({tip:e})=>e??br,Sr=({onpick:e,tip:t})=>e||t?`button`:`span`;function Cr(e,t=!1){let{label:n,state:r,choice:i,plan:a,hinted:o,onpick:s}=e,c=`press ${r??``}${o?` hinted`:``}`;return Sr(e)===`span`&&t?{class:c}:Sr(e)===`span`?n?{class:c,role:`img`,"aria-label":n}:{class:c,"aria-hidden":!0}:{class:c,"aria-label":t?void 0:n,"aria-pressed":r===`chosen`||void 0,"aria-disabled":!s||void 0,"data-choice":s?i:void 0,"data-plan":s?a:void 0,onclick:s}}var wr=new Set([`$$slots`,`$$events`,`$$legacy`,`tile`,`colour`,`name`,`effects`,`rule`,`copies`,`owners`,`me`,`price`]),Tr=b(`<i></i>`),Er=b(`<span class="copies svelte-r5ksfp"></span>`),Dr=b(`<span class="takers svelte-r5ksfp"></span>`),Or=b(`<span class="rule svelte-r5ksfp"> </span>`),kr=b(`<i class="svelte-r5ksfp"></i>`),Ar=b(`<span class="svelte-r5ksfp"></span>`),jr=b(`<span class="effects svelte-r5ksfp"></span>`),Mr=b(`<span class="owners svelte-r5ksfp"></span>`),Nr=b(`<span class="price svelte-r5ksfp"><!></span>`),Pr=b(`<span><span><svg width="30" height="30" viewBox="0 0 24 24" aria-hidden="true" class="svelte-r5ksfp"></svg> <!></span> <!> <span class="text svelte-r5ksfp"><b class="svelte-r5ksfp"> </b> <!> <!></span> <!> <span class="unseen svelte-r5ksfp"> </span> <!></span>`);function Fr(e,t){j(t,!0);let a=k(t,`effects`,19,()=>[]),o=k(t,`rule`,3,``),s=k(t,`copies`,3,1),c=k(t,`owners`,19,()=>[]),u=N(t,wr),f=K(()=>t.me!==void 0&&c().includes(t.me)),p=K(()=>!S(f)&&c().length>=s());var m=d(),_=y(m);g(_,()=>Sr(u),!1,(e,m)=>{n(e,(e,t)=>he?.(e,t),()=>xr(u)),i(e,e=>({...e}),[()=>Cr(u,!0)],void 0,void 0,`svelte-r5ksfp`);var g=Pr();let _;var v=l(g),b=l(v);C(b,()=>On(t.tile),!0),M(b);var x=z(b,2),E=e=>{var t=Er();h(t,21,()=>({length:s()}),T,(e,t,n)=>{var i=Tr();let a;H(()=>a=I(i,1,`svelte-r5ksfp`,null,a,{gone:n>=s()-c().length})),r(e,i)}),M(t),r(e,t)};w(x,e=>{s()>1&&!S(p)&&e(E)}),M(v);var O=z(v,2),k=e=>{var t=Dr();h(t,20,c,e=>e,(e,t)=>{{let n=K(()=>c().length>1?20:25);X(e,{get god(){return t},get size(){return S(n)}})}}),M(t),r(e,t)};w(O,e=>{S(p)&&e(k)});var A=z(O,2),j=l(A),N=D(j,!0),P=z(j,2),L=e=>{var t=Or(),n=D(t,!0);H(()=>R(n,o())),r(e,t)};w(P,e=>{o()&&e(L)});var B=z(P,2),ee=e=>{var t=jr();h(t,21,a,T,(e,t)=>{var n=Ar();h(n,21,()=>S(t),T,(e,t,n,i)=>{var a=d(),o=y(a),s=e=>{$(e,{get name(){return S(t).sign},size:13})},c=e=>{var n=kr();H(()=>F(n,`data-value`,S(t).value)),r(e,n)};w(o,e=>{`sign`in S(t)?e(s):e(c,-1)}),r(e,a)}),M(n),r(e,n)}),M(t),r(e,t)};w(B,e=>{a().length&&e(ee)}),M(A);var V=z(A,2),U=e=>{var t=Mr();h(t,20,c,e=>e,(e,t)=>{X(e,{get god(){return t},size:19})}),M(t),r(e,t)};w(V,e=>{!S(p)&&c().length&&e(U)});var te=z(V,2),ne=D(te,!0),W=z(te,2),G=e=>{var n=Nr();$(l(n),{name:`prayer`,size:14}),M(n),H(()=>F(n,`data-value`,t.price)),r(e,n)};w(W,e=>{t.price!==void 0&&e(G)}),M(g),H(()=>{_=I(g,1,`slab of-${t.me??``??``}`,`svelte-r5ksfp`,_,{mine:S(f),taken:S(p)}),I(v,1,`picture gem-ground gem-${t.colour??``}`,`svelte-r5ksfp`),R(N,t.name),R(ne,t.label)}),r(m,g)}),r(e,m),O()}var Ir=b(`<button class="btn close svelte-1g49gg0" data-plan="close"><!></button>`),Lr=b(`<span class="points svelte-1g49gg0"><!> <span class="unseen"> </span></span>`),Rr=b(`<b class="count svelte-1g49gg0"> <span class="unseen"> </span></b>`),zr=b(`<button class="svelte-1g49gg0"><!> <!></button>`),Br=b(`<small class="svelte-1g49gg0"> </small>`),Vr=b(`<section><h2 class="svelte-1g49gg0"> <!></h2> <!></section>`),Hr=b(`<p> </p> <!>`,1),Ur=b(`<div class="deal svelte-1g49gg0"><!></div>`),Wr=b(`<div class="by svelte-1g49gg0"><div class="top svelte-1g49gg0"><!> <h1 class="svelte-1g49gg0"> </h1> <!></div> <div class="colours svelte-1g49gg0" role="group"></div> <div class="list svelte-1g49gg0"><!></div> <!></div>`);function Gr(e,t){j(t,!0);let n=k(t,`picked`,15,null),i=e=>Xn([e]).filter(({ways:e})=>e.length>0).length,a=V(null),o=K(()=>t.pillars.find(({colour:e})=>e===S(a))??t.pillars.find(e=>i(e)>0)??t.pillars[0]),c=K(()=>Xn(t.pillars).find(({tile:e})=>e.name===n())),u=K(()=>t.game.godOf(t.player)),d=e=>e.flatMap(e=>t.game.godOf(e)??[]),f=e=>n()===e.tile.name?`chosen`:e.ways.length?`can`:void 0,p=V(void 0);function g(e,t){let n=S(p)?.querySelector(e)?.getBoundingClientRect();if(!S(p)||!n)return;let{top:r,bottom:i}=S(p).getBoundingClientRect();t===`start`||n.top<r?S(p).scrollTop+=n.top-r-4:n.bottom>i&&(S(p).scrollTop+=n.bottom-i+8)}let v=K(()=>S(o)?.colour);q(()=>{S(v),g(`.within`,`start`)}),q(()=>{n()&&te().then(()=>g(`[aria-pressed=true]`,`nearest`))});let b=null;function x(e){let r=b?e.clientX-b.x:0,i=b?e.clientY-b.y:0;if(b=null,Math.abs(r)<60||Math.abs(r)<Math.abs(i)*2)return;let s=t.pillars.findIndex(({colour:e})=>e===S(o)?.colour)-Math.sign(r);P(a,t.pillars[Math.max(0,Math.min(t.pillars.length-1,s))]?.colour??null,!0),n(null)}var C=Wr(),T=l(C),E=l(T),A=e=>{var n=Ir(),i=l(n);ce(i,{name:`close`,size:20}),M(n),H(e=>F(n,`aria-label`,e),[()=>Y(`close`)]),m(`click`,n,function(...e){t.onclose?.apply(this,e)}),r(e,n)};w(E,e=>{t.onclose&&e(A)});var N=z(E,2),B=D(N,!0),ee=z(N,2),U=e=>{var n=Lr(),i=l(n);$(i,{name:`prayer`,size:16});var a=z(i,1,!0),o=z(a),s=D(o,!0);M(n),H(e=>{R(a,t.game.mine.prayer),R(s,e)},[()=>Y(`market-prayer-points`)]),r(e,n)};w(ee,e=>{t.game.mine&&e(U)}),M(T);var ne=z(T,2);let W;h(ne,21,()=>t.pillars,e=>e.colour,(e,t)=>{let s=K(()=>i(S(t)));var c=zr(),u=l(c),d=e=>{Wn(e,{get colour(){return S(t).colour},get level(){return S(t).level},size:30})},f=e=>{Wn(e,{get colour(){return S(t).colour},size:30})};w(u,e=>{S(t).level?e(d):e(f,-1)});var p=z(u),h=z(p),g=e=>{var t=Rr(),n=l(t,!0),i=z(n),a=D(i,!0);M(t),H(e=>{R(n,S(s)),R(a,e)},[()=>Y(`market-can`)]),r(e,t)};w(h,e=>{S(s)&&e(g)}),M(c),H(e=>{F(c,`aria-pressed`,S(t)===S(o)),R(p,` ${e??``} `)},[()=>xt(S(t).colour)]),m(`click`,c,()=>{P(a,S(t).colour,!0),n(null)}),r(e,c)}),M(ne);var G=z(ne,2),re=l(G),ie=e=>{var i=Hr(),a=y(i);let s;var c=D(a,!0),p=z(a,2);h(p,17,()=>S(o).shelves,({level:e,lit:t,wares:n})=>e,(e,i)=>{let a=()=>S(i).level,o=()=>S(i).lit,s=()=>S(i).wares;var c=Vr();let p;var m=l(c),g=l(m,!0),_=z(g),v=e=>{var t=Br(),n=D(t,!0);H(e=>R(n,e),[()=>Y(`market-within`)]),r(e,t)};w(_,e=>{o()&&e(v)}),M(m);var y=z(m,2);h(y,17,s,e=>e.tile.name,(e,r)=>{{let i=K(()=>Ct(S(r).tile.name)),a=K(()=>Rn(S(r).tile)),o=K(()=>d(S(r).owners)),s=K(()=>S(r).ways[0]?.paid??void 0),c=K(()=>f(S(r))),l=K(()=>[Qn(t.game,S(r)),$n(t.game,S(r))].filter(Boolean).join(`; `));Fr(e,{get tile(){return S(r).tile.name},get colour(){return S(r).tile.colour},get name(){return S(i)},get rule(){return S(a)},get copies(){return S(r).tile.copies},get owners(){return S(o)},get me(){return S(u)},get price(){return S(s)},get state(){return S(c)},get label(){return S(l)},get plan(){return`look ${S(r).tile.name??``}`},onpick:()=>n(n()===S(r).tile.name?null:S(r).tile.name)})}}),M(c),H((e,t)=>{F(c,`aria-label`,e),p=I(c,1,`svelte-1g49gg0`,null,p,{within:o()}),R(g,t)},[()=>Y(`market-shelf`,{level:a()}),()=>Y(`market-shelf`,{level:a()})]),r(e,c)}),H(e=>{s=I(a,1,`reach svelte-1g49gg0`,null,s,{bought:S(o).bought}),R(c,e)},[()=>er(t.game,S(o),t.player)]),r(e,i)};w(re,e=>{S(o)&&e(ie)}),M(G),s(G,e=>P(p,e),()=>S(p));var ae=z(G,2),J=e=>{var i=Ur();ur(l(i),{get game(){return t.game},get ware(){return S(c)},narrow:!0,onbought:()=>{n(null),t.onclose?.()}}),M(i),r(e,i)};w(ae,e=>{S(c)&&e(J)}),M(C),H((e,n)=>{R(B,e),F(ne,`aria-label`,n),W=L(ne,``,W,{"grid-template-columns":`repeat(${t.pillars.length??``}, minmax(0, 1fr))`})},[()=>Y(`market-title`),()=>Y(`market-colours`)]),m(`pointerdown`,G,e=>b={x:e.clientX,y:e.clientY}),m(`pointerup`,G,x),_(`pointercancel`,G,()=>b=null),r(e,C),O()}p([`click`,`pointerdown`,`pointerup`]);var Kr=(e,t)=>{let n=e.indexOf(t);return n<0||n>8?``:String(n+1)};function qr(e,t){let[n,r]=Et(t);switch(n){case`space`:case`silver`:return Kr(e.spaces.map(({name:e})=>e),r);case`card`:case`discard`:case`remove`:return Kr(e.cards.map(({name:e})=>e),r);case`colour`:return Kr(e.colours,r);case`level`:case`take`:case`slot`:return/^\d$/.test(r)?r:``;case`spend`:return/^[1-9]$/.test(r)?r:``;case`action`:return Kr([`move`,`recruit`],r);case`use`:return`y`;case`pass`:return`d`;case`seal`:return`c`;default:return``}}var Jr=new Set([`space`,`silver`,`pass`,`seal`,`use`,`city`,`empty`,`raise`,`troop`,`to`,`teleport`,`transfer`,`place`,`hit`,`battle`]);function Yr(e){let{view:t,step:n,plan:r,ahead:i}=e;return t.legal.length?i.founding?ei(e):r.district||(n===`choose a colour`||n===`raise it to`)&&i.raises?Qr(e):e.planned&&n===`your turn`||n===`take along`&&!e.slowly||n===`your turn`?[]:t.legal.filter(e=>!Jr.has(Et(e)[0])).map(t=>ti(e,t)):[]}var Xr=e=>e.step===`your turn`&&!e.planned?e.view.legal.filter(e=>[`gold`,`arrange`,`creature`].includes(Et(e)[0])).map(t=>ti(e,t)):[],Zr=e=>e?Y(`costs-pp`,{n:e}):Y(`costs-nothing`);function Qr(e){let{plan:t,ahead:n}=e,r=n.raises??[],i=t.district?on(r,t.district):r,a=[...new Set(i.map(({colour:e})=>e))],o=t.colour??a[0],s=a.length>1?a.map(t=>$r(e,t,t===o)):[],c=i.filter(e=>e.colour===o).map(t=>({choice:Dt([...e.before(`raise`),...t.choices]),name:Y(`level-n`,{n:t.level}),text:``,gem:{colour:t.colour,level:t.level},brings:Zr(t.paid),key:String(t.level)}));return[...s,...c]}var $r=(e,t,n)=>({choice:`colour ${t}`,plan:`colour ${t}`,name:xt(t),text:Y(`about-colour-${t}`),brings:``,key:``,gem:{colour:t},on:n,act:()=>e.set({colour:t})});function ei(e){let t=e.ahead.founding??[],{founded:n,colour:r}=e.plan,i=[...e.map.zones.keys()].filter(e=>!n.some(({district:t})=>t===e)),a=[...new Set(i.flatMap(e=>dn(t,n,e)))],o=a.find(e=>e===r)??a[0];return a.map(t=>$r(e,t,t===o))}function ti(e,t){let[n,r]=Et(t),i={choice:t,name:Wt(t,e.playerName,e.step),text:``,brings:``,key:qr(e.about,t)};switch(n){case`colour`:return{...i,text:Y(`about-colour-${r}`),gem:{colour:r}};case`gold`:return{...i,name:Ct(r),text:Y(`gold-${r}`),tile:r};case`tile`:case`creature`:case`with`:return{...i,name:n===`tile`?Ct(r):i.name,tile:r};case`play`:case`drop`:case`draw`:case`add`:return{...i,name:n===`play`?i.name:wt(r),divine:r,brings:ni(e,n,r)};case`card`:case`discard`:case`remove`:return{...i,card:r};default:return i}}function ni(e,t,n){let r=e.about.divine.find(({name:e})=>e===n)?.cost??0;return r&&(t===`play`||t===`add`)?Y(`costs-pp`,{n:r}):``}var ri={steps:0,sea:!1,teleport:null,card:!1,battle:!1};function ii(e,t,n){return new Map(n.map(n=>[n.zone,ai(e,t,n)]))}function ai(e,t,{choices:n,paid:r,battle:i}){let a={steps:0,sea:!1,teleport:null,card:!1,battle:i!==void 0},o=t;for(let t of n){let[n,i=``]=t.split(` `);(n===`to`||n===`teleport`||n===`transfer`)&&(n===`transfer`?a.card=!0:n===`teleport`?a.teleport=r:(a.steps+=1,a.sea||=!e.zones.get(o)?.beside.includes(i)),o=i)}return a}function oi(e,{choices:t}){return[e,...t.map(e=>e.split(` `)).flatMap(([e,t])=>e===`to`||e===`teleport`||e===`transfer`?[t??``]:[])]}var si=new Set([`take along`,`where does the creature go`,`go on`]),ci=new Set([`raise a pyramid`,`choose a colour`,`raise it to`]),li=new Set([`empty`,`raise`,`troop`,`to`,`teleport`,`transfer`,`place`,`hit`,`battle`]);function ui(e){let{step:t,ahead:n,plan:r}=e;return e.legal.length?t===`your turn`?pi(e):t===`choose a troop`?mi(e,[]):e.slowly&&si.has(t)?yi(e):t===`take along`&&n.moves?.length?hi(e,[],Zt(n.moves,r)):t===`go on`?new Map([...yi(e),...hi(e,[],n.moves?.[0])]):t===`place units`&&n.recruits?gi(e):ci.has(t)&&n.raises?_i(e,[]):n.founding?vi(e):yi(e):new Map}var di=({plan:e,spaces:t})=>t.find(({name:t})=>t===e.space)?.action,fi=({step:e,legal:t,spaces:n,used:r,plan:i},a)=>{let o=e===`your turn`?Qt(a,t,n,r,i):null;return o?[o]:[]};function pi(e){let{plan:t,ahead:n}=e,r=di(e);if(r===`recruit`)return gi(e);if(r===`raise`)return _i(e,fi(e,`raise`));if(r===`move`||t.troop)return mi(e,fi(e,`move`));if(t.district)return _i(e,fi(e,`raise`));let i=new Map;for(let{district:e}of n.raises??[])i.set(e,{plan:{district:e},lit:null});for(let{troop:e}of n.moves??[])i.set(e,{plan:{troop:e},lit:null});return i}function mi(e,t){let{plan:n,ahead:r,legal:i}=e,a=r.moves??[],o=n.troop?Zt(a,n):void 0,s=o?null:ri,c=new Map(a.map(({troop:e})=>[e,{plan:{troop:e},lit:s}]));for(let e of i){let[t,n]=Et(e);t===`troop`&&!c.has(n)&&c.set(n,{choices:[e],lit:null})}return n.troop&&c.delete(n.troop),new Map([...c,...hi(e,t,o)])}function hi({map:e},t,n){if(!n)return new Map;let r=[...n.to,...n.by_card??[]],i=ii(e,n.troop,r);return new Map(r.map(e=>[e.zone,{choices:[...t,...e.choices],lit:i.get(e.zone)??ri,arrival:e}]))}function gi({ahead:e,plan:t}){let{recruits:n}=e;if(!n)return new Map;let r=Object.keys(n.room).filter(e=>tn(n,t.placed,e,t.most));return new Map(r.map(e=>[e,{plan:{placed:an(n,t.placed,e,t.most)},lit:ri}]))}function _i({ahead:e,plan:t},n){let r=e.raises??[],i=new Map;for(let{district:e}of r){let[a,...o]=on(r,e);e!==t.district&&a&&i.set(e,o.length?{plan:{district:e,colour:null},lit:t.district?null:ri}:{choices:[...n,...a.choices],lit:ri})}return i}function vi({ahead:e,plan:t,map:n}){let r=e.founding??[],i=new Map;for(let e of n.zones.keys()){let n=dn(r,t.founded,e),a=n.find(e=>e===t.colour)??n[0];a&&i.set(e,{plan:{founded:fn(t.founded,e,a),colour:null},lit:ri})}return i}function yi({legal:e,map:t}){let n=new Map;for(let r of e){let[e,i]=Et(r),a=e===`city`?[...t.zones.values()].filter(({city:e})=>e===i).map(e=>e.name):li.has(e)&&At(i)?[i]:[];for(let e of a)n.has(e)||n.set(e,{choices:[r],lit:ri})}return n}function bi(e){let{seat:t,view:n}=e,r=e.mine?.god;if(t.over)return{god:ji(e),text:Mi(e)};if(t.may.confirm&&t.may.held)return{god:r,text:Y(`prompt-confirm`,{choice:zi(e,t.may.held)})};if(n.legal.length)return{god:r,text:Si(e)};if(n.asks?.waiting){let t=n.asks.waiting.map(e.playerName).join(`, `);return{god:r,text:Y(`prompt-waiting`,{step:Tt(e.step),names:t})}}let i=n.owing[0];return i?{god:e.godOf(i),text:Y(`prompt-other`,{player:e.playerName(i),step:Tt(e.step)})}:{god:void 0,text:Y(`prompt-nobody`)}}var xi=e=>!e.view.legal.some(e=>e.startsWith(`space `));function Si(e){let{step:t,plan:n,journey:r,action:i}=e,a=Ti(e);return r?Y(t===`go on`?`prompt-go-on`:`prompt-move-where`,a):n.district?Y(`prompt-raise-it-to`,a):t===`your turn`&&i?Y(`prompt-plan-${i}`,a):t===`your turn`?Y(xi(e)?`prompt-turn-more`:`prompt-turn`,a):oe(`prompt-${J(Ci(e))}`,oe(`prompt-${J(t)}`,Tt(t),a),a)}var Ci=e=>`${e.step} ${e.view.asks?.at??``}`;function wi(e){let t=e.mine?.spaces??[];return[...new Set(e.about.spaces.map(({floor:e})=>e))].sort().filter(n=>!e.about.spaces.some(e=>e.floor===n&&t.includes(e.name)))}function Ti(e){let{plan:t,journey:n,ahead:r,mine:i}=e,a=$t(t.placed),o=e.view.position.frames.at(-1)??{frame:``},s=t.district??String(o.zone??o.district??``),c=r.founding?.[0]?.pyramids.reduce((e,{level:t})=>e+t,0)??0;return{units:n?.units??Number(o.units??o.left??0),from:n?Nt(n.troop):``,zone:s?Nt(s):``,prayer:i?.prayer??0,recruits:a,price:r.recruits?.prices[a]??0,left:c-t.founded.reduce((e,{level:t})=>e+t,0),tokens:i?.tokens.left??0,veterans:i?.veterans??0,floors:wi(e).join(`, `),bare:wi(e).length}}function Ei(e){let{view:t,step:n,plan:r,journey:i,action:a}=e;if(e.seat.over||e.seat.may.confirm)return``;if(e.seat.viewer===`spectator`)return Y(`spectators`);if(!t.legal.length)return Di(e)||(t.owing.includes(e.seat.viewer)?``:Y(`detail-wait`));let o=Ti(e);return i?Y(`detail-move-where`,o):r.district?Y(`detail-raise-it-to`,o):n===`place units`||a===`recruit`?e.ahead.recruits?Y(`detail-recruit`,o):Y(`detail-place-units`,o):n===`your turn`&&!a?Di(e)||(xi(e)?Y(`detail-turn-more`):wi(e).length?Y(`detail-turn`,o):Y(`detail-turn-free`,o)):n===`your turn`?Y(`detail-plan-${a}`,o):oe(`detail-${J(Ci(e))}`,oe(`detail-${J(n)}`,``,o),o)}function Di(e){let{winning:t,seat:n}=e;return!t.length||n.over?``:t.includes(n.viewer)?Y(`winning-you`):Y(`winning-other`,{names:t.map(e.playerName).join(`, `)})}var Oi=new Set([`your turn`,`place units`,`go on`]);function ki(e){let{view:t,step:n,plan:r,ahead:i}=e,a=[];if(!t.legal.length)return a;let o={choice:`back`,plan:`back`,label:Y(`back`),icon:`left`,key:`Escape`,act:e.back};(e.planned&&n===`your turn`||e.planned&&(r.troop||r.district||$t(r.placed)||r.founded.length))&&a.push(o);let s=i.recruits&&(n===`place units`||e.action===`recruit`)?i.recruits:null;if(s){let t=[...e.before(`recruit`),...nn(s,r.placed)],i=$t(r.placed),o=s.prices[i]??0;return a.push({choice:Dt(t),label:i?Y(`place-n`,{n:i}):Y(n===`your turn`?`done`:`pass-place-units`),...o?{brings:Y(`costs-pp`,{n:o})}:{},main:!0,icon:`check`,key:`d`}),a}let c=i.founding&&un(i.founding,r.founded);if(c&&a.push({choice:Dt(c.choices),label:Y(`done`),main:!0,icon:`check`,key:`d`}),n===`your turn`&&e.action===`move`){let t=Dt([...e.before(`move`),...r.troop?[`troop ${r.troop}`]:[]]);a.push({choice:t,label:Y(`step-by-step`),act:()=>(e.goSlowly(!0),void e.gesture(t))})}if(si.has(n)&&i.moves?.length&&a.push({choice:`slowly`,plan:`slowly`,label:Y(e.slowly?`at-once`:`step-by-step`),act:()=>e.goSlowly(!e.slowly)}),n===`your turn`&&e.eitherToken&&a.push({choice:`silver`,plan:`silver`,label:Y(`silver-token`),...r.silver?{icon:`check`}:{},act:()=>e.set({silver:!r.silver})}),a.push(...Xr(e).map(({choice:e,name:t})=>({choice:e,label:t}))),t.legal.includes(`pass`)&&!(n===`your turn`&&e.planned)){let t=Oi.has(n);a.push({choice:`pass`,label:Ai(e),main:t,...t?{icon:`check`}:{},key:`d`})}return t.legal.includes(`seal`)&&a.push({choice:`seal`,label:Wt(`seal`),main:!0,icon:`check`,key:`c`}),t.legal.includes(`use`)&&a.push({choice:`use`,label:Wt(`use`,void 0,n),main:!0,icon:`check`,key:`y`}),a}var Ai=e=>oe(`pass-${J(e.step)}`,Y(`choice-pass`));function ji(e){let t=e.seat.over?.winners[0];return t?e.godOf(t):void 0}function Mi(e){let t=e.seat.over;if(!t)return``;let n=t.winners.map(e.playerName).join(`, `);return n?Y(`over-won`,{names:n,reason:Y(`over-${J(t.reason)}`)}):Y(`over-nobody`)}var Ni=2,Pi=.05;function Fi(e){let t=e.filter(([,e])=>e>=Pi).slice(0,Ni).map(([e])=>oe(`why-more-${J(e)}`,``)).filter(Boolean).join(`, `);return t?Y(`hint-because`,{list:t}):``}var Ii=4;function Li(e,{choice:t,then:n,why:r}){let i=[Bi(e,t),...n.filter(e=>e!==`pass`).slice(0,Ii).map(t=>Wt(t,e.playerName))];return{says:Y(`hint-says`,{choice:i.join(` → `)}),because:Fi(r)}}var Ri=new Set([`pass`,`space`,`silver`,`take`]);function zi(e,t){let n=e.seat.gesture.filter(e=>!Ri.has(Et(e)[0]));return n.length?n.map(t=>Wt(t,e.playerName)).join(` → `):Bi(e,t)}function Bi(e,t){if(t===`pass`)return Ai(e);let[n,r]=Et(t),i=n===`space`?e.about.spaces.find(({name:e})=>e===r):void 0;return i?St(i.action):Wt(t,e.playerName,e.step)}var Vi=b(`<span><!></span>`),Hi=b(`<span class="bought svelte-1ak0flp"><!></span>`),Ui=b(`<span class="space svelte-1ak0flp"><!> <span class="word svelte-1ak0flp"> <span class="unseen"> </span></span></span> <!>`,1),Wi=b(`<div class="floor svelte-1ak0flp"><svg class="course svelte-1ak0flp" viewBox="0 0 100 54" preserveAspectRatio="none" aria-hidden="true"><path d="M2,.6 H98 L100,53 H0Z" class="svelte-1ak0flp"></path><path class="light svelte-1ak0flp" d="M2.2,2 H97.8"></path></svg> <!></div>`),Gi=b(`<i><!></i>`),Ki=b(`<div role="group"><div class="floor tip svelte-1ak0flp"><svg class="course svelte-1ak0flp" viewBox="0 0 100 54" preserveAspectRatio="none" aria-hidden="true"><path d="M43,1 H57 L98,53 H2Z" class="svelte-1ak0flp"></path></svg> <!></div> <!> <span class="tokens svelte-1ak0flp" role="img"></span></div>`);function qi(e,t){j(t,!0);let a=k(t,`silver`,3,!1),o=K(()=>[...new Set(t.spaces.map(({floor:e})=>e))].sort((e,t)=>t-e)),s=K(()=>Math.max(...S(o).map(e=>t.spaces.filter(t=>t.floor===e).length))),c=({state:e})=>e===`used`||e===`chosen`;var u=Ki();let f;var p=l(u),m=z(l(p),2),_=e=>{var a=d(),o=y(a);g(o,()=>Sr(t.tip),!1,(e,a)=>{n(e,(e,t)=>he?.(e,t),()=>xr(t.tip)),i(e,e=>({...e}),[()=>Cr(t.tip)],void 0,void 0,`svelte-1ak0flp`);var o=Vi();let s;$(l(o),{name:`gold`,size:22}),M(o),H(()=>s=I(o,1,`gold svelte-1ak0flp`,null,s,{none:!t.tip.state})),r(a,o)}),r(e,a)};w(m,e=>{t.tip&&e(_)}),M(p);var v=z(p,2);h(v,16,()=>S(o),e=>e,(e,a)=>{let o=K(()=>t.spaces.filter(e=>e.floor===a));var u=Wi();let f;var p=z(l(u),2);h(p,17,()=>S(o),e=>e.name,(e,a)=>{var o=d(),s=y(o);g(s,()=>Sr(S(a)),!1,(e,o)=>{n(e,(e,t)=>he?.(e,t),()=>xr(S(a))),i(e,e=>({...e}),[()=>Cr(S(a),!0)],void 0,void 0,`svelte-1ak0flp`);var s=Ui(),u=y(s),d=l(u),f=e=>{var n=Vi(),i=l(n);X(i,{get god(){return t.god},size:27}),M(n),H(()=>I(n,1,`token ${S(a).token??`plain`??``}`,`svelte-1ak0flp`)),r(e,n)},p=K(()=>c(S(a))),m=e=>{$(e,{get name(){return S(a).sign},size:22})};w(d,e=>{S(p)?e(f):e(m,-1)});var h=z(d,2),g=l(h,!0),_=z(g),v=D(_);M(h),M(u);var b=z(u,2),x=e=>{var t=Hi();Wn(l(t),{get colour(){return S(a).bought},size:18}),M(t),r(e,t)};w(b,e=>{S(a).bought&&e(x)}),H(()=>{R(g,S(a).word),R(v,`, ${S(a).label??``}`)}),r(o,s)}),r(e,o)}),M(u),H(()=>f=L(u,``,f,{width:`${S(o).length/S(s)*94+6}%`})),r(e,u)});var b=z(v,2);h(b,21,()=>({length:t.tokens.total}),T,(e,n,i)=>{var a=Gi();let o;var s=l(a),c=e=>{X(e,{get god(){return t.god},size:21})};w(s,e=>{i<t.tokens.left&&e(c)}),M(a),H(()=>o=I(a,1,`svelte-1ak0flp`,null,o,{gone:i>=t.tokens.left})),r(e,a)}),M(b),M(u),H(()=>{f=I(u,1,`pyramid svelte-1ak0flp`,null,f,{silver:a()}),F(u,`aria-label`,t.label),F(b,`aria-label`,t.tokens.label)}),r(e,u),O()}var Ji=b(`<section><div class="head svelte-18kofhk"><h2 class="svelte-18kofhk"> </h2><span><!></span></div> <!></section>`);function Yi(e,t){j(t,!0);let n=k(t,`game`,7),i=k(t,`bare`,3,!1),a=K(()=>n().mine),o=K(()=>n().step===`your turn`&&n().view.legal.length>0),s=K(()=>S(o)&&(n().plan.silver||!n().view.legal.some(e=>e.startsWith(`space `)))),c=K(()=>n().view.legal.filter(e=>e.startsWith(`gold `))),u=K(()=>wi(n())),f=K(()=>n().plan.space??(n().action?n().before(n().action)[0]?.split(` `)[1]??null:null));function p({name:e}){if(S(a)?.spaces.includes(e))return Y(`space-used`);let t=S(o)?n().ahead.forbidden?.[`space ${e}`]:void 0;return t?Y(`refused-${J(t.why)}`):``}let m=K(()=>n().about.spaces.map(e=>{let t=S(o)?n().spaceChoice(e.name):void 0,r=S(a)?.spaces.includes(e.name)??!1,i=S(a)?.buyTokens.get(e.name),s=[Y(`about-action-${e.action}`),t?``:p(e)].filter(Boolean).join(` `);return{name:e.name,floor:e.floor,sign:e.action,word:Y(`command-${e.action}`),label:Ft(e.name),...i?{bought:i}:{},...r?{state:`used`}:t&&S(f)===e.name?{state:`chosen`}:t?{state:`can`}:S(o)?{state:`shut`}:{},tip:{title:St(e.action),text:s,more:()=>n().rule=n().about.rules.action?.[e.action]??null},hinted:n().seat.hint?.choice===t&&t!==void 0,...t?{onpick:()=>n().begin(e),...n().direct(e)?{choice:t}:{plan:`space ${e.name}`}}:{}}})),h=K(()=>S(a)?.tiles.filter(e=>n().about.tiles.find(({name:t})=>t===e)?.gold)??[]),g=K(()=>{if(!S(h).length||!S(a))return;let e=S(c).length===1?S(c)[0]:void 0,t=S(a).tokens.gold?S(c).length?`can`:void 0:`used`,r=S(h).map(e=>`${Ct(e)}: ${Y(`gold-${e}`)}`).join(`. `);return{label:Y(`gold-token`),...t?{state:t}:{},tip:{title:Y(`gold-token`),text:r},...e?{choice:e,onpick:()=>void n().choose(e)}:{}}});var _=d(),v=y(_),b=e=>{var t=Ji();let c;var d=l(t),f=l(d),p=D(f,!0),h=z(f),_=l(h),v=e=>{var t=U();H(e=>R(t,e),[()=>Y(`floors-need`,{n:S(u).length,floors:S(u).join(`, `)})]),r(e,t)},y=e=>{var t=U();H(e=>R(t,e),[()=>Y(`tokens-left`,{n:S(a).tokens.left})]),r(e,t)};w(_,e=>{S(o)&&S(u).length?e(v):e(y,-1)}),M(h),M(d);var b=z(d,2);{let e=K(()=>({left:S(a).tokens.left,total:n().about.tokens,label:Y(`tokens-left`,{n:S(a).tokens.left})})),t=K(()=>Y(`actions`));qi(b,ee({get god(){return S(a).god},get spaces(){return S(m)},get silver(){return S(s)}},()=>S(g)?{tip:S(g)}:{},{get tokens(){return S(e)},get label(){return S(t)}}))}M(t),H((e,n)=>{c=I(t,1,`actions svelte-18kofhk`,null,c,{card:!i()}),F(t,`aria-label`,e),R(p,n)},[()=>Y(`actions`),()=>Y(`actions`)]),r(e,t)};w(v,e=>{S(a)&&e(b)}),r(e,_),O()}var Xi=b(`<button class="svelte-1i6lwda"></button>`),Zi=b(`<div class="many svelte-1i6lwda" role="group"></div>`);function Qi(e,t){j(t,!0);let n=k(t,`title`,3,``);var i=Zi();h(i,21,()=>({length:t.most}),T,(e,n,i)=>{var a=Xi();a.textContent=i+1,H(e=>{F(a,`aria-pressed`,t.now===i+1),F(a,`data-plan`,`${t.plan??``} ${i+1}`),F(a,`aria-label`,e)},[()=>Y(`units-of`,{n:i+1,of:t.most})]),m(`click`,a,()=>t.onpick(i+1)),r(e,a)}),M(i),H(()=>{F(i,`aria-label`,t.label),F(i,`title`,n())}),r(e,i),O()}p([`click`]);var $i=Z(`M12 22c-3.9 0-6.5-2.6-6.5-6.3 0-2.5 1.3-4.2 2.7-5.9.3 1.6.9 2.5 1.9 3.2-.5-4.3.8-8 4.3-11.5-.2 3 .8 4.6 2.3 6.5 1.2 1.6 1.8 3.5 1.8 7.2 0 4-2.6 6.8-6.5 6.8z`),ea={"war-rage":ut,"war-fury":Q(.8,-4,2.2,ut)+Q(.8,8.8,2.2,ut),"bloody-battle":Ze,bloodbath:Q(.78,-2.4,1,Ze)+Q(.78,7.6,4,Ze),"bronze-wall":st,"iron-wall":Q(.74,-1.8,.5,st)+Q(.74,8,5.5,st),"tactical-support":Q(.8,-1.5,4.3,at)+ot(19,7),"raining-fire":Q(.84,-4,4.4,$i)+Q(.56,10.2,-.4,$i)+it(`M5 1.5v3.5M10.5 1.5v2.5M17 15.5v5M21 14.5v3.5`),prayer:se.gain,transfer:$e,swiftness:Q(.8,4.2,2.4,se.move)+it(`M1.5 8h5M1 13h4.5M1.5 18h3`,2.2),diversion:Je(`M3 4c6 2 12 2 18 0 .8 8-2.5 15-9 18C5.5 19 2.2 12 3 4zm3.4 6.2c1.6 2.2 3.2 2.2 4.2.4-1.3-1.5-2.7-1.6-4.2-.4zm7 .4c1 1.8 2.6 1.8 4.2-.4-1.5-1.2-2.9-1.1-4.2.4zM9 16.3c2 1.2 4 1.2 6 0-1.2 2.6-4.8 2.6-6 0z`)},ta=new Set([`$$slots`,`$$events`,`$$legacy`,`card`,`loss`,`god`,`mini`,`width`,`state`]),na=b(`<i><!></i>`),ra=b(`<b class="svelte-ue6gv7"></b> <span></span>`,1),ia=b(`<span class="value skull svelte-ue6gv7"><!><i class="svelte-ue6gv7"></i></span>`),aa=b(`<span><!><i class="svelte-ue6gv7"></i></span> <span><!><i class="svelte-ue6gv7"></i></span>`,1),oa=b(`<span class="ground svelte-ue6gv7"><!><b class="svelte-ue6gv7"></b></span> <span class="foot svelte-ue6gv7"><!></span>`,1),sa=b(`<span><!></span>`);function ca(e,a){j(a,!0);let o=k(a,`loss`,3,0),s=k(a,`mini`,3,!1),c=k(a,`width`,19,()=>s()?27:92),f=N(a,ta),p=K(()=>({...f,state:a.state===`aside`?void 0:a.state})),m=K(()=>(a.card??`0/0/0`).split(`/`).map(Number)),_=K(()=>ne(S(m),3)),b=K(()=>v(S(_)[0],0)),x=K(()=>v(S(_)[1],0)),C=K(()=>v(S(_)[2],0)),E=K(()=>[...Array(S(x)).fill(`damage`),...Array(S(C)).fill(`defence`),...Array(o()).fill(`skull`)]);var D=d(),A=y(D);g(A,()=>Sr(S(p)),!1,(e,d)=>{n(e,(e,t)=>he?.(e,t),()=>xr(S(p))),i(e,e=>({...e,[t]:{"font-size":`${c()/10}px`}}),[()=>Cr(S(p))],void 0,void 0,`svelte-ue6gv7`);var f=sa();let m;var g=l(f),_=e=>{{let t=K(()=>Math.round(c()*.5));$(e,{name:`prayer`,get size(){return S(t)}})}},v=e=>{var t=ra(),n=y(t),i=z(n,2);let a;h(i,21,()=>S(E),T,(e,t)=>{var n=na(),i=l(n);{let e=K(()=>Math.max(7.5,c()*.3));$(i,{get name(){return S(t)},get size(){return S(e)}})}M(n),H(()=>I(n,1,u(S(t)),`svelte-ue6gv7`)),r(e,n)}),M(i),H(()=>{F(n,`data-value`,S(b)),a=I(i,1,`pips svelte-ue6gv7`,null,a,{many:S(E).length>3})}),r(e,t)},D=e=>{var t=oa(),n=y(t),i=l(n);{let e=K(()=>c()*.24);$(i,{name:`strength`,get size(){return S(e)}})}var a=z(i);M(n);var s=z(n,2),u=l(s),d=e=>{var t=ia(),n=l(t);{let e=K(()=>c()*.2);$(n,{name:`skull`,get size(){return S(e)}})}var i=z(n);M(t),H(()=>F(i,`data-value`,`−${o()??``}`)),r(e,t)},f=e=>{var t=aa(),n=y(t);let i;var a=l(n);{let e=K(()=>c()*.2);$(a,{name:`damage`,get size(){return S(e)}})}var o=z(a);M(n);var s=z(n,2);let u;var d=l(s);{let e=K(()=>c()*.19);$(d,{name:`defence`,get size(){return S(e)}})}var f=z(d);M(s),H(()=>{i=I(n,1,`value damage svelte-ue6gv7`,null,i,{none:!S(x)}),F(o,`data-value`,S(x)),u=I(s,1,`value defence svelte-ue6gv7`,null,u,{none:!S(C)}),F(f,`data-value`,S(C))}),r(e,t)};w(u,e=>{o()?e(d):e(f,-1)}),M(s),H(()=>F(a,`data-value`,S(b))),r(e,t)};w(g,e=>{a.card===void 0?e(_):s()?e(v,1):e(D,-1)}),M(f),H(()=>m=I(f,1,`face ${a.god?`of-${a.god}`:``}`,`svelte-ue6gv7`,m,{mini:s(),aside:a.state===`aside`,back:a.card===void 0})),r(d,f)}),r(e,D),O()}var la=new Set([`$$slots`,`$$events`,`$$legacy`,`tile`,`colour`,`level`,`size`,`owners`]),ua=b(`<i class="cut svelte-b8rymp"></i>`),da=b(`<span class="owners svelte-b8rymp"></span>`),fa=b(`<span><svg viewBox="0 0 24 24" aria-hidden="true"></svg> <span class="dots svelte-b8rymp"></span></span> <!>`,1);function pa(e,a){j(a,!0);let o=k(a,`size`,3,35),s=k(a,`owners`,19,()=>[]),c=N(a,la),u=K(()=>s().length>0);var f=d(),p=y(f);g(p,()=>Sr(c),!1,(e,d)=>{n(e,(e,t)=>he?.(e,t),()=>xr(c)),i(e,e=>({...e,[t]:{"--size":`${o()??``}px`}}),[()=>Cr(c)],void 0,void 0,`svelte-b8rymp`);var f=fa(),p=y(f);let m;var g=l(p);C(g,()=>On(a.tile),!0),M(g);var _=z(g,2);h(_,21,()=>({length:a.level}),T,(e,t)=>{var n=ua();r(e,n)}),M(_),M(p);var v=z(p,2),b=e=>{var t=da();h(t,20,s,e=>e,(e,t)=>{{let n=K(()=>Math.round(s().length>1?o()*.46:o()*.62));X(e,{get god(){return t},get size(){return S(n)}})}}),M(t),r(e,t)};w(v,e=>{S(u)&&e(b)}),H((e,t)=>{m=I(p,1,`tile gem-ground gem-${a.colour??``}`,`svelte-b8rymp`,m,{taken:S(u)}),F(g,`width`,e),F(g,`height`,t)},[()=>Math.round(o()*.66),()=>Math.round(o()*.66)]),r(d,f)}),r(e,f),O()}var ma=x(`<svg class="divine svelte-a6nzt2" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"></svg>`),ha=b(`<span class="icon svelte-a6nzt2"><!></span>`),ga=b(`<em class="svelte-a6nzt2"> </em>`),_a=b(`<kbd aria-hidden="true" class="svelte-a6nzt2"> </kbd>`),va=b(`<button><!> <span> <!></span> <!></button>`),ya=b(`<div role="group"></div>`);function ba(e,t){j(t,!0);let i=k(t,`line`,3,!1),a=e=>t.game.about.tiles.find(t=>t.name===e),o=({act:e,choice:n})=>e?e():void t.game.gesture(n);var s=ya();let c;h(s,21,()=>t.offers,e=>e.choice,(e,i)=>{let s=K(()=>S(i)),c=K(()=>S(i).tile?a(S(i).tile):void 0);var u=va();let d;var f=l(u),p=e=>{Wn(e,ee(()=>S(s).gem,{size:26}))},h=e=>{pa(e,{get tile(){return S(c).name},get colour(){return S(c).colour},get level(){return S(c).level},size:28})},g=e=>{var t=ma();C(t,()=>ea[S(s).divine],!0),M(t),r(e,t)},_=e=>{ca(e,{get card(){return S(s).card},mini:!0,width:22})},v=e=>{var t=ha(),n=l(t);ce(n,{name:`check`,size:18}),M(t),r(e,t)};w(f,e=>{S(s).gem?e(p):S(c)?e(h,1):S(s).divine?e(g,2):S(s).card?e(_,3):e(v,-1)});var y=z(f,2),b=l(y,!0),x=z(b),T=e=>{var t=ga(),n=D(t,!0);H(()=>R(n,S(s).brings)),r(e,t)};w(x,e=>{S(s).brings&&e(T)}),M(y);var E=z(y,2),O=e=>{var t=_a(),n=D(t,!0);H(()=>R(n,S(s).key)),r(e,t)};w(E,e=>{S(s).key&&e(O)}),M(u),n(u,(e,t)=>he?.(e,t),()=>({title:S(s).name,text:[S(s).brings,S(s).text].filter(Boolean).join(`. `)})),H(()=>{d=I(u,1,`offer svelte-a6nzt2`,null,d,{hinted:t.game.seat.hint?.choice===S(s).choice,on:S(s).on}),F(u,`aria-pressed`,S(s).on),F(u,`data-choice`,S(s).plan?void 0:S(s).choice),F(u,`data-plan`,S(s).plan),R(b,S(s).name)}),m(`click`,u,()=>o(S(i))),r(e,u)}),M(s),H(e=>{c=I(s,1,`tray row svelte-a6nzt2`,null,c,{line:i()}),F(s,`aria-label`,e)},[()=>Y(`choices`)]),r(e,s),O()}p([`click`]);var xa=b(`<button class="btn" role="switch" data-plan="with"><!> </button>`),Sa=b(`<div class="row svelte-1vlyb6u"><!> <!></div>`);function Ca(t,n){j(n,!0);let i=K(()=>n.game.journey?.troop??``),a=K(()=>n.game.board.sites.get(S(i))?.troops.find(({player:e})=>e===n.game.seat.viewer)),o=K(()=>n.game.plan.units??S(a)?.units??1),s=K(()=>S(a)!==void 0&&S(o)<S(a).units),c=e=>void n.game.part(e===S(a)?.units?null:e,n.game.plan.alone);function u(e){if(e.target.closest(`input, textarea, select, dialog`)||e.ctrlKey||e.metaKey||e.altKey)return;let t=Number(e.key);!S(a)||!Number.isInteger(t)||t<1||t>S(a).units||(e.preventDefault(),e.stopImmediatePropagation(),c(t))}var f=d();_(`keydown`,e,u,!0);var p=y(f),h=e=>{var t=Sa(),i=l(t),u=e=>{{let t=K(()=>Y(`how-many`)),n=K(()=>Y(`how-many-what`));Qi(e,{get label(){return S(t)},get title(){return S(n)},get most(){return S(a).units},get now(){return S(o)},plan:`take`,onpick:c})}};w(i,e=>{S(a).units>1&&e(u)});var d=z(i,2),f=e=>{var t=xa(),i=l(t);{let e=K(()=>S(s)&&n.game.plan.alone?`close`:`check`);ce(i,{get name(){return S(e)}})}var o=z(i,1,!0);M(t),H(e=>{F(t,`aria-checked`,!(S(s)&&n.game.plan.alone)),t.disabled=!S(s),R(o,e)},[()=>Y(`with-creature`,{creature:S(a).creatures.map(Ct).join(`, `)})]),m(`click`,t,()=>void n.game.part(n.game.plan.units,!n.game.plan.alone)),r(e,t)};w(d,e=>{S(a).creatures.length&&e(f)}),M(t),r(e,t)};w(p,e=>{S(a)&&e(h)}),r(t,f),O()}p([`click`]);var wa=b(`<!><!><!>`,1);function Ta(e,t){j(t,!0);let n=(e,t=E)=>{var n=d(),i=y(n),a=e=>{X(e,{get god(){return S(l).god},get size(){return t()}})};w(i,e=>{S(l).god&&e(a)}),r(e,n)},i=e=>{var n=wa(),i=y(n),a=e=>{Ca(e,{get game(){return t.game}})};w(i,e=>{S(g)&&e(a)});var o=z(i),s=e=>{{let n=K(()=>Y(`how-many-come`)),r=K(()=>$t(t.game.plan.placed));Qi(e,{get label(){return S(n)},get most(){return S(h)},get now(){return S(r)},plan:`recruit`,get onpick(){return t.game.recruit}})}};w(o,e=>{S(h)>1&&e(s)});var c=z(o),l=e=>{ba(e,{get game(){return t.game},get offers(){return S(u)},line:!0})};w(c,e=>{S(m)&&e(l)}),r(e,n)},a=e=>{{let n=K(()=>!o());ba(e,{get game(){return t.game},get offers(){return S(u)},get line(){return S(n)}})}},o=k(t,`narrow`,3,!1),s=k(t,`still`,3,!1),l=K(()=>bi(t.game)),u=K(()=>Yr(t.game)),f=K(()=>ki(t.game)),p=V(A(innerWidth)),m=K(()=>!o()&&S(p)>=1280&&S(u).length>0),h=K(()=>t.game.view.legal.length&&(t.game.step===`place units`||t.game.action===`recruit`)?(t.game.ahead.recruits?.prices.length??1)-1:0),g=K(()=>t.game.journey!==void 0&&t.game.step!==`go on`),_=V(``),v=K(()=>t.game.spent&&!t.game.seat.may.confirm&&t.game.seat.owes?String(t.game.since):``),b=K(()=>S(v)!==``&&S(_)!==S(v)&&!s());q(()=>{if(!S(b))return;let e=setTimeout(()=>void x(),2600);return()=>clearTimeout(e)});async function x(){await t.game.choose(`pass`)&&t.game.seat.may.confirm&&t.game.seat.send({t:`confirm`})}let C=K(()=>S(b)?[{choice:`wait`,plan:`wait`,label:Y(`wait`),act:()=>P(_,S(v),!0)},...S(f)]:S(f));function T(e){let n=S(C).find(t=>t.choice===e)?.act;n?n():t.game.gesture(e)}{let r=K(()=>t.game.seat.hint?``:S(b)?Y(`ends-itself`):Ei(t.game)),s=K(()=>t.game.seat.hint?Li(t.game,t.game.seat.hint):null),c=K(()=>S(g)||S(m)||S(h)>1?i:void 0),d=K(()=>S(u).length&&!S(m)?a:void 0);we(e,{get seat(){return t.game.seat},get text(){return S(l).text},get detail(){return S(r)},get hint(){return S(s)},get answers(){return S(C)},onpick:T,get mark(){return n},get tools(){return S(c)},get children(){return S(d)},get narrow(){return o()}})}c(`innerWidth`,e=>P(p,e,!0)),O()}function Ea(e,{fame:t}){let n=t.temporary.filter(t=>e.map.zones.get(t)?.kind===`temple`).length;return{divine:t.divine,battle:t.battle,temple:n,pyramid:t.temporary.length-n}}var Da=(e,t,n,r)=>t.filter(Le).reduce((e,{n:t,event:i,args:a})=>t>r&&i===`gained fame`&&String(a[0])===n?e-Number(a[1]):e,e),Oa=(e,t)=>Y(`fame-kinds`,{...Ea(e,t),total:t.fame.total,goal:e.about.victory}),ka=new Set([`$$slots`,`$$events`,`$$legacy`,`divine`,`battle`,`temple`,`pyramid`,`goal`,`small`]),Aa=b(`<i><!></i>`),ja=b(`<i class="svelte-1mhb82s"></i>`),Ma=b(`<span><!> <!></span>`);function Na(e,t){j(t,!0);let a=k(t,`divine`,3,0),o=k(t,`battle`,3,0),s=k(t,`temple`,3,0),c=k(t,`pyramid`,3,0),f=k(t,`goal`,3,9),p=k(t,`small`,3,!1),m=N(t,ka),_=K(()=>[{kind:`divine`,count:a(),slip:!1},{kind:`battle`,count:o(),slip:!1},{kind:`temple`,count:s(),slip:!0},{kind:`pyramid`,count:c(),slip:!0}]),v=K(()=>S(_).flatMap(({kind:e,count:t,slip:n})=>Array.from({length:t},(t,r)=>({kind:e,slip:n,key:`${e} ${r}`})))),b=e=>ye(e,{duration:_e()?0:200,start:1.5});var x=d(),C=y(x);g(C,()=>Sr(m),!1,(e,t)=>{n(e,(e,t)=>he?.(e,t),()=>xr(m)),i(e,e=>({...e}),[()=>Cr(m)],void 0,void 0,`svelte-1mhb82s`);var a=Ma();let o;var s=l(a);h(s,17,()=>S(v),({kind:e,slip:t,key:n})=>n,(e,t)=>{let n=()=>S(t).kind,i=()=>S(t).slip;var a=Aa(),o=l(a);{let e=K(()=>`fame-${n()}`),t=K(()=>p()?12:16);$(o,{get name(){return S(e)},get size(){return S(t)}})}M(a),H(()=>I(a,1,u(i()?`slip`:`stone`),`svelte-1mhb82s`)),W(1,a,()=>b),r(e,a)});var c=z(s,2);h(c,17,()=>({length:Math.max(0,f()-S(v).length)}),T,(e,t)=>{var n=ja();r(e,n)}),M(a),H(()=>o=I(a,1,`row svelte-1mhb82s`,null,o,{small:p(),full:S(v).length>=f()})),r(t,a)}),r(e,x),O()}var Pa=[`M29,59 Q50,52 71,59 L63,83 L39,83Z`,`M39,82 L63,82 L69,101 L34,101Z`,`M38,100 L48,100 L46,112 L34,112Z`,`M56,100 L66,100 L67,108 L76,112 L57,112Z`],Fa=[[`M31,61 L26,76 L29,92`,7],[`M69,61 L76,75 L89,77`,7]],Ia=[[`M91,46 V112`,3.6],[`M91,48 L84,44 M91,48 L96,41`,3.2]],La=[[`L`,`M36,60 Q50,74 64,60`,4],[`D`,`M34,63 Q50,81 66,63`,1.8],[`L`,`M39,84.5 H63`,4],[`D`,`M52,87 L60,101 M52,87 L47,101`,2]],Ra={anubis:{fills:[`M39,34 L35,4 Q36,0 39,2 L49,24Z`,`M50,28 L51,3 Q53,-1 56,2 L61,27Z`,`M36,58 L37,38 Q38,25 50,24 Q58,24 62,30 L79,39 Q83,43 79,46 L66,47 Q60,48 59,56 L57,60 L40,61Z`],marks:[[`L`,`M40,12 L45,25 M54,10 L56,25`,2.6],[`I`,`M75,38 L80,40 Q83,43 79,45.6 L76,45.4 Q78,41 75,38Z`],[`I`,`M64,43.4 L77,44`,1.8],[`W`,`M55,35.4 L61,36.6`,3.6],[`I`,`M57,36 L60.4,36.6`,2.8],[`I`,`M54,34 Q58,31.5 62,34.5`,2],[`D`,`M41,38 Q44,50 39,60 M47,42 Q49,52 46,60`,2.2]]},bastet:{fills:[`M37,60 L36,40 Q37,30 42,25 L40,4 Q42,1 45,4 L53,19 Q56,19 58,20 L64,5 Q67,2 68,6 L69,27 Q73,33 73,40 L76,44.5 Q76,50 69,51.5 L62,53 L60,61Z`],marks:[[`L`,`M43.5,10 L48,20.5 M65.5,11 L63,21`,3],[`W`,`M59,37 Q64,32.5 69,37.5 Q64,41 59,37Z`],[`I`,Xe(64.6,37,2.4)],[`I`,`M57,36.5 Q63,30 71,36`,2],[`I`,`M73.5,43 L76.5,45 L73.5,47Z`],[`I`,`M73.5,43 L76.5,45 L73.5,47Z`,1.5],[`I`,`M74,47.5 Q70,50 66,48.5`,1.8],[`I`,`M66,45.5 L58,44 M66,47.5 L59,48.5`,1.4],[`D`,`M40,34 Q50,44 46,60 M47,29 Q56,42 53,60`,2.4],[`L`,Xe(44.5,43,4),2.6]]},horus:{fills:[`M36,37 L32,7 Q35,4 38,6 L43,25 H62 L63,37Z`,`M44,33 Q41,14 48,4 Q51,-2 54,4 Q61,14 60,33Z`,`M35,60 L36,44 Q38,32 50,32 Q59,32 64,38 L71,42 Q75,46 71,54 Q69,51 65,52 Q62,54 61,59 L44,62Z`],marks:[[`W`,`M46.5,25 Q44.5,13 49,7 Q51,3 53,7 Q58,14 57.5,25Z`],[`L`,`M38,36.2 H62.5`,3],[`I`,`M62,31 Q70,31 71,24 Q71,19 66,20`,2.6],[`I`,`M64,38 L71,42 Q75,46 71,54 Q69,50 65,50Z`],[`W`,Xe(57,42.5,3.6)],[`I`,Xe(57.6,42.5,2.3)],[`I`,`M57,46.5 L54.5,54 M52,45 Q47,46 45,51`,2.4],[`D`,`M39,45 Q41,54 37,60`,2.4]]},ouadjet:{fills:[`M38,62 Q22,52 27,35 Q31,22 44,17 L60,19 Q72,30 70,44 Q68,56 60,62Z`,`M43,24 Q42,10 56,8 Q68,8 76,16 L83,22 Q86,27 80,30 L64,31 Q50,34 43,24Z`],marks:[[`L`,`M46,30 Q58,38 57,61 L41,61 Q48,44 37,30Z`],[`D`,`M45,37 H55 M46,44 H57 M45,51 H57 M43,58 H57`,2.4],[`D`,`M33,34 Q29,46 38,57 M62,35 Q67,46 60,57`,2.2],[`W`,Xe(66,17.5,3.4)],[`I`,Xe(67,17.5,2.2)],[`I`,`M70,27 L82,25.5`,2],[`I`,`M82,29 L91,32 M87,30.5 L92,27`,1.8],[`L`,`M48,17 Q53,11 60,12`,2.8]]},sobek:{fills:[`M43,28 L40,7 Q42,0 47,2 Q50.5,6 50,28Z`,`M50.5,28 L53,6 Q55,0 59,3 Q62,8 59,28Z`,`M36,61 L36,38 Q38,26 50,26 Q56,26 59,32 L84,38 Q93,41 92,46 Q90,50 84,49.5 L63,50 Q60,54 59,61Z`],marks:[[`L`,`M44.5,24 L43,9 Q44,5 46.5,5.5 Q48.3,8 48,24Z M52.4,24 L54.6,9 Q56,5 58,6.5 Q59.6,10 57.6,24Z`],[`D`,`M40,28.5 Q50,22 60,29`,3],[`I`,`M61,45.5 L90,44.5`,2],[`W`,`M64,45 l2.4,4 2.4,-4.2 M71,44.8 l2.4,4 2.4,-4.2 M78,44.5 l2.4,4 2.4,-4.2 M84.5,44.5 l2,3.4 2,-3.6`],[`I`,`M64,45 l2.4,4 2.4,-4.2 M71,44.8 l2.4,4 2.4,-4.2 M78,44.5 l2.4,4 2.4,-4.2 M84.5,44.5 l2,3.4 2,-3.6`,1.2],[`I`,`M49,33 Q54,27.5 60,33`,2.4],[`W`,Xe(55,35,3)],[`I`,Xe(55.8,35,1.9)],[`I`,Xe(87,40.5,1.5)],[`D`,`M64,38.5 l4,1 M71,40 l4,1 M78,41.5 l3,.7`,2.4],[`D`,`M41,40 Q44,50 40,60 M47,44 Q49,52 47,60`,2.2]]}};function za(e,t=11,n=5){let{fills:r,marks:i}=Ra[e];return rt({fills:[...r,...Pa],lines:[...Fa,...Ia],marks:[...i,...La]},t,n)}var Ba={anubis:`25 -5 62 62`,bastet:`25 -3 62 62`,horus:`22 -5 64 64`,ouadjet:`22 1 68 68`,sobek:`28 -4 68 68`};function Va(e,t=5.4,n=2.8){let{fills:r,marks:i}=Ra[e];return rt({fills:[...r,...Pa.slice(0,1)],lines:Fa,marks:[...i,...La.slice(0,2)]},t,n)}var Ha=b(`<div><svg aria-hidden="true"></svg></div>`);function Ua(e,t){j(t,!0);let n=k(t,`size`,3,44);var i=Ha();let a;var o=l(i);C(o,()=>Va(t.god),!0),M(o),M(i),H(()=>{I(i,1,`portrait of-${t.god??``}`,`svelte-1nklu9c`),a=L(i,``,a,{width:`${n()??``}px`,height:`${n()??``}px`}),F(o,`width`,n()),F(o,`height`,n()),F(o,`viewBox`,Ba[t.god])}),r(e,i),O()}var Wa=b(`<span class="winning svelte-1nw31jr"> </span>`),Ga=b(`<span role="img" class="svelte-1nw31jr"><!> </span>`),Ka=b(`<i></i>`),qa=b(`<em class="svelte-1nw31jr"> </em>`),Ja=b(`<button><span class="top svelte-1nw31jr"><!> <span class="who svelte-1nw31jr"><span class="name svelte-1nw31jr"><b class="svelte-1nw31jr"> </b><!><small class="svelte-1nw31jr"> <!></small></span> <!></span> <strong class="svelte-1nw31jr"> </strong></span> <!> <span class="stats svelte-1nw31jr"><!> <span class="tokens svelte-1nw31jr" role="img"></span></span> <span class="foot svelte-1nw31jr"><span class="tiles svelte-1nw31jr"><!><!></span> <span class="gems svelte-1nw31jr"></span></span> <span class="unseen svelte-1nw31jr"> </span></button>`);function Ya(e,t){j(t,!0);let n=k(t,`game`,7),i=k(t,`wide`,3,!1),a=K(()=>n().sheets.get(t.player)),o=K(()=>n().seat.chairs.find(e=>e.player===t.player)),s=K(()=>S(a)?.tiles.flatMap(e=>n().about.tiles.find(t=>t.name===e)??[])??[]),c=K(()=>i()?12:7),u=K(()=>S(s).length>S(c)?S(s).slice(-(S(c)-1)):S(s)),f=K(()=>[...n().board.sites.values()].flatMap(({pyramid:e,owner:n,place:r})=>e&&n?.player===t.player?[{...e,zone:r.name}]:[])),p=K(()=>n().about.cards.filter(({special:e})=>!e).length-(S(a)?.played.length??0)),g=K(()=>n().winning.includes(t.player));var _=d(),v=y(_),b=e=>{let c=K(()=>[{sign:`prayer`,n:S(a).prayer,label:Y(`prayer-n`,{n:S(a).prayer})},{sign:`divine`,n:S(a).holding,label:Y(`divine-n`,{n:S(a).holding})},{sign:`card`,n:S(p),label:Y(`cards-n`,{n:S(p)})},{sign:`unit`,n:S(a).supply,label:Y(`supply-n`,{n:S(a).supply})},{sign:`veteran`,n:S(a).veterans,label:Y(`veterans-count`,{n:S(a).veterans})}]);var d=Ja();let _;var v=l(d),y=l(v);Ua(y,{get god(){return S(a).god},size:40});var b=z(y,2),x=l(b),C=l(x),E=D(C,!0),O=z(C);X(O,{get god(){return S(a).god},size:17});var k=z(O),A=l(k,!0),j=z(A),N=e=>{var t=U();H(e=>R(t,`· ${e??``}`),[()=>Y(`absent`)]),r(e,t)};w(j,e=>{S(o)&&!S(o).here&&S(o).kind===`human`&&e(N)}),M(k),M(x);var P=z(x,2);{let e=K(()=>Ea(n(),S(a))),t=K(()=>Oa(n(),S(a)));Na(P,ee(()=>S(e),{get goal(){return n().about.victory},small:!0,get label(){return S(t)}}))}M(b);var L=z(b,2),B=D(L,!0);M(v);var V=z(v,2),te=e=>{var t=Wa(),n=D(t,!0);H(e=>R(n,e),[()=>Y(`winning-short`)]),r(e,t)};w(V,e=>{S(g)&&e(te)});var ne=z(V,2),W=l(ne);h(W,17,()=>S(c),({sign:e,n:t,label:n})=>e,(e,t)=>{let n=()=>S(t).sign,i=()=>S(t).n,a=()=>S(t).label;var o=Ga(),s=l(o);$(s,{get name(){return n()},size:15});var c=z(s,1,!0);M(o),H(()=>{F(o,`aria-label`,a()),F(o,`title`,a()),R(c,i())}),r(e,o)});var G=z(W,2);h(G,21,()=>({length:n().about.tokens}),T,(e,t,n)=>{var i=Ka();let o;H(()=>o=I(i,1,`svelte-1nw31jr`,null,o,{left:n<S(a).tokens.left})),r(e,i)}),M(G),M(ne);var q=z(ne,2),re=l(q),ie=l(re);h(ie,17,()=>S(u),e=>e.name,(e,t)=>{{let n=K(()=>S(s).length>5&&!i()?20:24),r=K(()=>Ct(S(t).name));pa(e,{get tile(){return S(t).name},get colour(){return S(t).colour},get level(){return S(t).level},get size(){return S(n)},get label(){return S(r)}})}});var ae=z(ie),J=e=>{var t=qa(),n=D(t);H(()=>R(n,`+${S(s).length-S(u).length}`)),r(e,t)};w(ae,e=>{S(s).length>S(u).length&&e(J)}),M(re);var oe=z(re,2);h(oe,21,()=>S(f),({zone:e,colour:t,level:n})=>e,(e,t)=>{let n=()=>S(t).colour,r=()=>S(t).level;Wn(e,{get colour(){return n()},get level(){return r()},size:22})}),M(oe),M(q);var se=z(q,2),ce=D(se,!0);M(d),H((e,r,o,s,c,l)=>{_=I(d,1,`other card of-${S(a).god??``}`,`svelte-1nw31jr`,_,{on:n().onTurn===t.player,asked:e,wide:i()}),R(E,r),R(A,o),R(B,S(a).fame.total),F(G,`aria-label`,s),F(G,`title`,c),R(ce,l)},[()=>n().view.owing.includes(t.player),()=>fe(S(a).god),()=>n().personName(t.player),()=>Y(`tokens-left`,{n:S(a).tokens.left}),()=>Y(`tokens-left`,{n:S(a).tokens.left}),()=>Y(`sheet-open`)]),m(`click`,d,()=>n().sheet=t.player),r(e,d)};w(v,e=>{S(a)&&e(b)}),r(e,_),O()}p([`click`]);var Xa=new Set([`$$slots`,`$$events`,`$$legacy`,`card`,`when`,`value`,`cost`,`count`,`width`]),Za=b(`<span class="under svelte-ophvom"></span>`),Qa=b(`<span class="when svelte-ophvom"><!></span>`),$a=b(`<span class="cost svelte-ophvom"><!><i class="svelte-ophvom"></i></span>`),eo=b(`<svg class="picture svelte-ophvom" viewBox="0 0 24 24" aria-hidden="true"></svg> <!> <b class="svelte-ophvom"></b> <!>`,1),to=b(`<span class="count svelte-ophvom"></span>`),no=b(`<!> <span><!></span> <!>`,1);function ro(e,a){j(a,!0);let o=k(a,`when`,3,`battle`),s=k(a,`value`,3,``),c=k(a,`cost`,3,0),u=k(a,`count`,3,1),f=k(a,`width`,3,37),p=N(a,Xa),m={battle:`fame-battle`,day:`day`,movement:`move`},h=K(()=>f()>=56);var _=d(),v=y(_);g(v,()=>Sr(p),!1,(e,d)=>{n(e,(e,t)=>he?.(e,t),()=>xr(p)),i(e,e=>({...e,[t]:{"font-size":`${f()/10}px`}}),[()=>Cr(p)],void 0,void 0,`svelte-ophvom`);var g=no(),_=y(g),v=e=>{var t=Za();r(e,t)};w(_,e=>{u()>1&&e(v)});var b=z(_,2);let x;var T=l(b),E=e=>{var t=eo(),n=y(t);C(n,()=>ea[a.card],!0),M(n);var i=z(n,2),u=e=>{var t=Qa(),n=l(t);{let e=K(()=>f()*.2);$(n,{get name(){return m[o()]},get size(){return S(e)}})}M(t),r(e,t)};w(i,e=>{S(h)&&e(u)});var d=z(i,2),p=z(d,2),g=e=>{var t=$a(),n=l(t);{let e=K(()=>Math.max(9,f()*.2));$(n,{name:`prayer`,get size(){return S(e)}})}var i=z(n);M(t),H(()=>F(i,`data-value`,c())),r(e,t)};w(p,e=>{c()&&e(g)}),H(()=>F(d,`data-value`,s())),r(e,t)},D=e=>{{let t=K(()=>f()*.5);$(e,{name:`divine`,get size(){return S(t)}})}};w(T,e=>{a.card?e(E):e(D,-1)}),M(b);var O=z(b,2),k=e=>{var t=to();H(()=>F(t,`data-value`,u())),r(e,t)};w(O,e=>{u()>1&&e(k)}),H(()=>x=I(b,1,`face ${o()??``}`,`svelte-ophvom`,x,{back:!a.card})),r(d,g)}),r(e,_),O()}var io=b(`<p class="svelte-14v0rsg"> </p>`),ao=b(`<section><div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div class="row tight svelte-14v0rsg"></div> <div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div class="row svelte-14v0rsg"></div> <div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div></div></section>`);function oo(e,t){j(t,!0);let n=k(t,`game`,7),i=k(t,`bare`,3,!1),a=K(()=>n().mine),o=K(()=>new Set(S(a)?.hand??[])),s=K(()=>n().about.cards.filter(({name:e})=>S(o).has(e)||S(a)?.played.includes(e)||S(a)?.buried?.includes(e))),c=K(()=>n().about.divine.flatMap(e=>S(a)?.divine?.get(e.name)?[{card:e,count:S(a).divine.get(e.name)??0}]:[])),u=K(()=>S(a)?.tiles.flatMap(e=>n().about.tiles.find(t=>t.name===e)??[])??[]),f=K(()=>i()||S(u).length<6?35:S(u).length<8?28:24),p=e=>S(o).has(e)?void 0:S(a)?.played.includes(e)?`used`:`aside`,m=e=>({more:()=>n().rule=e??null});var g=d(),_=y(g),v=e=>{var t=ao();let d;var g=l(t),_=l(g),v=D(_,!0),y=z(_),b=D(y,!0);M(g);var x=z(g,2);h(x,21,()=>S(s),e=>e.name,(e,t)=>{{let r=K(()=>p(S(t).name)),i=K(()=>Hn(S(t))),a=K(()=>({title:S(t).name,text:Hn(S(t)),...m(n().about.rules.thing?.cards)}));ca(e,{get card(){return S(t).name},get loss(){return S(t).own_loss},mini:!0,width:26,get state(){return S(r)},get label(){return S(i)},get tip(){return S(a)}})}}),M(x);var C=z(x,2),w=l(C),T=D(w,!0),E=z(w),O=D(E,!0);M(C);var k=z(C,2);h(k,21,()=>S(c),({card:e,count:t})=>e.name,(e,t)=>{let r=()=>S(t).card,i=()=>S(t).count,a=K(()=>`play ${r().name}`),o=K(()=>n().view.legal.includes(S(a)));{let t=K(()=>Vn(r())),s=K(()=>`${wt(r().name)}: ${Bn(r())}`),c=K(()=>({title:wt(r().name),text:[Bn(r()),...S(o)?[]:[Y(`divine-when-${r().icon}`)]].join(`. `),...m(r().rule)}));ro(e,ee({get card(){return r().name},get when(){return r().icon},get value(){return S(t)},get cost(){return r().cost},get count(){return i()},get label(){return S(s)},get tip(){return S(c)}},()=>S(o)?{state:`can`,choice:S(a),onpick:()=>void n().choose(S(a)),hinted:n().seat.hint?.choice===S(a)}:{}))}},e=>{var t=io(),n=D(t,!0);H(e=>R(n,e),[()=>Y(`none`)]),r(e,t)}),M(k);var A=z(k,2),j=l(A),N=D(j,!0),P=z(j),L=D(P,!0);M(A);var B=z(A,2);let V;h(B,21,()=>S(u),e=>e.name,(e,t)=>{{let n=K(()=>Ct(S(t).name)),r=K(()=>({title:Ct(S(t).name),text:Rn(S(t)),...m(S(t).rule)}));pa(e,{get tile(){return S(t).name},get colour(){return S(t).colour},get level(){return S(t).level},get size(){return S(f)},get label(){return S(n)},get tip(){return S(r)}})}},e=>{var t=io(),n=D(t,!0);H(e=>R(n,e),[()=>Y(`none`)]),r(e,t)}),M(B),M(t),H((e,n,r,o,s)=>{d=I(t,1,`hand svelte-14v0rsg`,null,d,{card:!i()}),F(t,`aria-label`,e),R(v,n),R(b,r),R(T,o),R(O,S(a).holding),R(N,s),R(L,S(u).length),V=I(B,1,`row svelte-14v0rsg`,null,V,{tight:S(f)<35})},[()=>Y(`your-hand`),()=>Y(`battle-cards`),()=>Y(`in-hand`,{n:S(o).size}),()=>Y(`divine-cards`),()=>Y(`power-tiles`)]),r(e,t)};w(_,e=>{S(a)&&e(v)}),r(e,g),O()}var so=new Set([`$$slots`,`$$events`,`$$legacy`,`value`,`most`,`after`,`note`]),co=b(`<em class="svelte-rffwsr"> </em>`),lo=b(`<i></i>`),uo=b(`<small class="svelte-rffwsr"> </small>`),fo=b(`<span class="line svelte-rffwsr"><span class="sign svelte-rffwsr"><!></span> <b class="svelte-rffwsr"> <!></b> <span class="track svelte-rffwsr"></span> <!> <span class="unseen"> </span></span>`);function po(e,t){j(t,!0);let a=k(t,`most`,3,11),o=k(t,`after`,19,()=>t.value),s=k(t,`note`,3,``),c=N(t,so),f=e=>e<Math.min(t.value,o())?`on`:e<t.value?`spent`:e<o()?`gained`:``;var p=d(),m=y(p);g(m,()=>Sr(c),!1,(e,d)=>{n(e,(e,t)=>he?.(e,t),()=>xr(c)),i(e,e=>({...e}),[()=>Cr(c,!0)],void 0,void 0,`svelte-rffwsr`);var p=fo(),m=l(p);$(l(m),{name:`prayer`,size:17}),M(m);var g=z(m,2),_=l(g,!0),v=z(_),y=e=>{var t=co(),n=D(t,!0);H(()=>R(n,o())),r(e,t)};w(v,e=>{o()!==t.value&&e(y)}),M(g);var b=z(g,2);h(b,21,()=>({length:a()}),T,(e,t,n)=>{var i=lo();H(e=>I(i,1,e,`svelte-rffwsr`),[()=>u(f(n))]),r(e,i)}),M(b);var x=z(b,2),S=e=>{var t=uo(),n=D(t,!0);H(()=>R(n,s())),r(e,t)};w(x,e=>{s()&&e(S)});var C=z(x,2),E=D(C,!0);M(p),H(()=>{R(_,t.value),R(E,t.label)}),r(d,p)}),r(e,p),O()}var mo=b(`<p class="winning svelte-1ax4d6t" role="status"><!> </p>`),ho=b(`<section><button class="head svelte-1ax4d6t"><!> <span class="who svelte-1ax4d6t"><b class="svelte-1ax4d6t"> <!></b><small class="svelte-1ax4d6t"> </small></span> <span class="fame svelte-1ax4d6t"><b class="svelte-1ax4d6t"> </b><small class="svelte-1ax4d6t"> </small></span></button> <!> <!> <!> <div class="stats svelte-1ax4d6t"><span class="svelte-1ax4d6t"><!><b class="svelte-1ax4d6t"> </b> </span> <span class="svelte-1ax4d6t"><!><b class="svelte-1ax4d6t"> </b> </span></div></section>`);function go(e,t){j(t,!0);let i=k(t,`game`,7),a=k(t,`player`,19,()=>i().seat.viewer),o=K(()=>i().sheets.get(a())),s=K(()=>S(o)&&Ea(i(),S(o))),c=K(()=>i().winning.includes(a())),u=K(()=>{if(!S(o))return 0;let e=i().ahead.recruits?.prices[$t(i().plan.placed)]??0,t=i().over?i().targets.get(i().over)?.arrival?.paid??0:0;return S(o).prayer-($t(i().plan.placed)?e:t)});var f=d(),p=y(f),h=e=>{var t=ho();let d;var f=l(t),p=l(f);Ua(p,{get god(){return S(o).god},size:48});var h=z(p,2),g=l(h),_=l(g,!0),v=z(_);X(v,{get god(){return S(o).god},size:20}),M(g);var y=z(g),b=D(y,!0);M(h);var x=z(h,2),C=l(x),T=D(C,!0),E=z(C),O=D(E,!0);M(x),M(f),n(f,(e,t)=>he?.(e,t),()=>({title:fe(S(o).god),text:Y(`sheet-open`)}));var k=z(f,2);{let e=K(()=>Oa(i(),S(o))),t=K(()=>({title:Y(`fame`),text:Oa(i(),S(o)),more:()=>i().rule=i().about.rules.fame?.victory??null}));Na(k,ee(()=>S(s),{get goal(){return i().about.victory},get label(){return S(e)},get tip(){return S(t)}}))}var A=z(k,2),j=e=>{var t=mo(),n=l(t);$(n,{name:`fame-battle`,size:16});var i=z(n,1,!0);M(t),H(e=>R(i,e),[()=>Y(`winning-you`)]),r(e,t)};w(A,e=>{S(c)&&e(j)});var N=z(A,2);{let e=K(()=>Y(`of-most`,{n:i().about.prayer})),t=K(()=>Y(`prayer-points`)),n=K(()=>({title:Y(`prayer-points`),text:Y(`prayer-points-what`),more:()=>i().rule=i().about.rules.thing?.prayer??null}));po(N,{get value(){return S(o).prayer},get most(){return i().about.prayer},get after(){return S(u)},get note(){return S(e)},get label(){return S(t)},get tip(){return S(n)}})}var P=z(N,2),L=l(P),B=l(L);$(B,{name:`unit`,size:17});var V=z(B),U=D(V,!0),te=z(V,1,!0);M(L),n(L,(e,t)=>he?.(e,t),()=>({title:Y(`supply`),text:Y(`supply-what`)}));var ne=z(L,2),W=l(ne);$(W,{name:`veteran`,size:17});var G=z(W),q=D(G,!0),re=z(G,1,!0);M(ne),n(ne,(e,t)=>he?.(e,t),()=>({title:Y(`veterans`),text:Y(`veterans-what`),more:()=>i().rule=i().about.rules.thing?.veterans??null})),M(P),M(t),H((e,n,r,s,c,l)=>{d=I(t,1,`own card of-${S(o).god??``}`,`svelte-1ax4d6t`,d,{on:i().onTurn===a()}),F(t,`aria-label`,e),R(_,n),R(b,r),R(T,S(o).fame.total),R(O,s),R(U,S(o).supply),R(te,c),R(q,S(o).veterans),R(re,l)},[()=>Y(`you`),()=>fe(S(o).god),()=>S(o).city?Y(`you-in-city`,{city:yt(S(o).city)}):Y(`you`),()=>Y(`fame-of`,{n:i().about.victory}),()=>Y(`in-supply`),()=>Y(`veterans-n`,{n:S(o).veterans})]),m(`click`,f,()=>i().sheet=a()),r(e,t)};w(p,e=>{S(o)&&S(s)&&e(h)}),r(e,f),O()}p([`click`]);function _o(e,t){j(t,!0);let n=e=>{var t=d(),n=y(t),i=e=>{X(e,{get god(){return S(o)},size:22})};w(n,e=>{S(o)&&e(i)}),r(e,t)},i=k(t,`game`,7),a=k(t,`fresh`,3,!1),o=K(()=>t.entry.args.map(String).flatMap(e=>/^P\d$/.test(e)?i().godOf(e)??[]:[])[0]);{let r=K(()=>Ht(t.entry,i().playerName)),s=K(()=>S(o)?n:void 0),c=K(()=>t.entry.event===`turn`||t.entry.event===`round`);Oe(e,{get parts(){return S(r)},get mark(){return S(s)},get turn(){return S(c)},get fresh(){return a()},onpoint:e=>i().point(e?t.entry:null),onclick:()=>i().rule=t.entry.rule})}O()}var vo=b(`<!> `,1),yo=b(`<p class="odds svelte-13m0omp"><!><b class="svelte-13m0omp"> </b> <b class="svelte-13m0omp"> </b><!></p> <p class="svelte-13m0omp"> </p>`,1),bo=b(`<p class="price svelte-13m0omp"> <!></p>`),xo=b(`<p class="line svelte-13m0omp"><!> </p>`),So=b(`<div class="zone card svelte-13m0omp"><h3 class="svelte-13m0omp"><!></h3> <p class="kind svelte-13m0omp"> <!><!></p> <!> <!> <!> <!> <!></div>`);function Co(e,t){j(t,!0);let n=K(()=>t.game.board.sites.get(t.zone)),i=K(()=>t.game.targets.get(t.zone)),a=K(()=>S(i)?.arrival?.battle),o=K(()=>S(a)?t.game.godOf(S(a).enemy):void 0),s=K(()=>t.game.mine?.god),c=K(()=>S(i)?.lit?Jt(S(i).lit):``);var u=d(),f=y(u),p=e=>{let u=K(()=>S(n));var d=So(),f=l(d),p=l(f),m=e=>{var n=vo(),i=y(n);$(i,{name:`fame-battle`,size:16});var a=z(i,1,!0);H(e=>R(a,e),[()=>Y(`zone-battle`,{zone:Nt(t.zone)})]),r(e,n)},g=e=>{var n=U();H(e=>R(n,e),[()=>Nt(t.zone)]),r(e,n)};w(p,e=>{S(a)?e(m):e(g,-1)}),M(f);var _=z(f,2),v=l(_,!0),b=z(v),x=e=>{var t=U();H(e=>R(t,`· ${e??``}`),[()=>Y(`zone-night`,{n:S(u).place.night})]),r(e,t)};w(b,e=>{S(u).place.night&&e(x)});var C=z(b),T=e=>{var t=U();H(e=>R(t,`· ${e??``}`),[()=>Y(`zone-port-${S(u).place.port.kind}`)]),r(e,t)};w(C,e=>{S(u).place.port&&e(T)}),M(_);var E=z(_,2),O=e=>{var n=yo(),i=y(n),c=l(i);X(c,{get god(){return S(s)},size:22});var u=z(c),d=D(u,!0),f=z(u,1,!0),p=z(f),m=D(p,!0),h=z(p);X(h,{get god(){return S(o)},size:22}),M(i);var g=z(i,2),_=D(g,!0);H((e,t)=>{R(d,S(a).strength[0]),R(f,e),R(m,S(a).strength[1]),R(_,t)},[()=>Y(`odds-to`),()=>Y((S(a).strength[0]??0)>(S(a).strength[1]??0)?`odds-before`:`odds-tie`,{who:t.game.playerName(S(a).enemy)})]),r(e,n)};w(E,e=>{S(a)&&S(s)&&S(o)&&e(O)});var k=z(E,2),A=e=>{var t=bo(),n=l(t,!0),a=z(n),o=e=>{var t=U();H(e=>R(t,`· ${e??``}`),[()=>Y(`costs-pp`,{n:S(i).arrival.paid})]),r(e,t)};w(a,e=>{S(i)?.arrival?.paid&&e(o)}),M(t),H(()=>R(n,S(c))),r(e,t)};w(k,e=>{S(c)&&e(A)});var j=z(k,2),N=e=>{var t=xo(),n=l(t);Wn(n,{get colour(){return S(u).pyramid.colour},get level(){return S(u).pyramid.level},size:20});var i=z(n,1,!0);M(t),H(e=>R(i,e),[()=>Y(`zone-pyramid`,{colour:xt(S(u).pyramid.colour),level:S(u).pyramid.level})]),r(e,t)};w(j,e=>{S(u).pyramid&&e(N)});var P=z(j,2);h(P,17,()=>S(u).troops,e=>e.player,(e,n)=>{var i=xo(),a=l(i);X(a,{get god(){return S(n).god},size:18});var o=z(a,1,!0);M(i),H(e=>R(o,e),[()=>qt(t.game,S(n))]),r(e,i)});var F=z(P,2),I=e=>{var n=xo(),i=l(n);X(i,{get god(){return S(u).holder.god},size:18});var a=z(i,1,!0);M(n),H(e=>R(a,e),[()=>Y(`zone-held`,{who:t.game.playerName(S(u).holder.player)})]),r(e,n)};w(F,e=>{S(u).holder&&!S(u).troops.length&&e(I)}),M(d),H(e=>R(v,e),[()=>Kt(S(n))]),r(e,d)};w(f,e=>{S(n)&&e(p)}),r(e,u),O()}var wo=x(`<text y="42"></text>`),To=x(`<g class="runner svelte-vz8acs"><g transform="scale(.76)"></g></g>`),Eo=x(`<svg class="strip svelte-vz8acs" role="img"><rect y="9" height="15" rx="7" class="track svelte-vz8acs"></rect><rect y="3" width="2.5" height="40" class="goal svelte-vz8acs"></rect><!><g class="star svelte-vz8acs"><path></path></g><!></svg>`);function Do(e,t){j(t,!0);let n=K(()=>t.game.about.victory),i=K(()=>366/(S(n)+2)),a=e=>S(i)/2+Math.min(e,S(n)+1)*S(i),o=K(()=>t.game.order.flatMap(e=>{let n=t.game.sheets.get(e);return n?[{player:e,god:n.god,fame:n.fame.total}]:[]})),s=(e,t)=>{let r=S(o).filter(e=>Math.min(e.fame,S(n)+1)===Math.min(t,S(n)+1)),s=Math.min(15,S(i)*.95/Math.max(1,r.length-1));return Math.max(12,a(t)-(r.length-1)*s/2)+r.findIndex(t=>t.player===e)*s},c=K(()=>S(o).map(({player:e,fame:n})=>`${t.game.playerName(e)} ${n}`).join(`, `));var u=Eo();F(u,`viewBox`,`0 0 366 44`);var d=l(u);F(d,`width`,366);var f=z(d),p=z(f);h(p,17,()=>({length:S(n)+1}),T,(e,t,i)=>{var o=wo();let s;o.textContent=i,H(e=>{F(o,`x`,e),s=I(o,0,`svelte-vz8acs`,null,s,{won:i===S(n)})},[()=>a(i)]),r(e,o)});var m=z(p),g=D(m),_=z(m);h(_,17,()=>S(o),({player:e,god:t,fame:n})=>e,(e,t)=>{let n=()=>S(t).player,i=()=>S(t).god,a=()=>S(t).fame;var o=To();let c;var u=l(o);C(u,()=>de(i()),!0),M(u),M(o),H(e=>c=L(o,``,c,{transform:e}),[()=>`translate(${s(n(),a())??``}px, 16px)`]),r(e,o)}),M(u),H((e,t,n)=>{F(u,`aria-label`,e),F(f,`x`,t),F(m,`transform`,`translate(${n??``},28) scale(.75)`),F(g,`d`,Ue)},[()=>Y(`fame-standing`,{list:S(c),goal:S(n)}),()=>a(S(n))-S(i)/2,()=>a(S(n)+1)-9]),r(e,u),O()}var Oo=b(`<button class="stats svelte-x0b67w"><span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="prayer svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span></button>`);function ko(e,t){j(t,!0);let n=k(t,`game`,7);var i=Oo(),a=l(i),o=l(a);$(o,{name:`fame`,size:17});var s=z(o,1,!0),c=z(s),u=D(c,!0);M(a);var d=z(a,2),f=l(d);$(f,{name:`prayer`,size:17});var p=z(f,1,!0),h=z(p),g=D(h,!0);M(d);var _=z(d,2),v=l(_);X(v,{get god(){return t.sheet.god},size:19});var y=z(v,1,!0),b=z(y),x=D(b,!0);M(_);var S=z(_,2),C=l(S);$(C,{name:`card`,size:17});var w=z(C,1,!0),T=z(w),E=D(T,!0);M(S);var A=z(S,2),N=l(A);$(N,{name:`divine`,size:17});var P=z(N,1,!0),F=z(P),I=D(F,!0);M(A),M(i),H((e,n,r,i,a)=>{R(s,t.sheet.fame.total),R(u,e),R(p,t.sheet.prayer),R(g,n),R(y,t.sheet.tokens.left),R(x,r),R(w,t.sheet.hand?.length??0),R(E,i),R(P,t.sheet.holding),R(I,a)},[()=>Y(`fame`),()=>Y(`prayer-points`),()=>Y(`tokens-left`,{n:t.sheet.tokens.left}),()=>Y(`battle-cards`),()=>Y(`divine-cards`)]),m(`click`,i,()=>n().sheet=t.sheet.player),r(e,i),O()}p([`click`]);var Ao=b(`<div class="news svelte-1lc8rk9"><!></div>`),jo=b(`<div class="told svelte-1lc8rk9"><!></div>`),Mo=b(`<!><!>`,1),No=b(`<div><!></div>`),Po=b(`<b class="svelte-1lc8rk9"> <i class="unseen"> </i></b>`),Fo=b(`<button><!><span class="svelte-1lc8rk9"> </span> <!></button>`),Io=b(`<main><h1 class="unseen"> </h1> <div class="strip svelte-1lc8rk9"><!></div> <div class="ground svelte-1lc8rk9"><!> <!> <!></div> <!> <div class="now svelte-1lc8rk9"><!> <!></div> <nav class="tabs svelte-1lc8rk9"></nav></main>`);function Lo(e,t){j(t,!0);let n=(e,n=E,r=E)=>{_o(e,{get game(){return t.game},get entry(){return n()},get fresh(){return r()}})},i=(e,n=E)=>{_o(e,{get game(){return t.game},get entry(){return n()}})},a=k(t,`watching`,3,!1),o=[[`actions`,`raise`],[`players`,`troop`],[`hand`,`card`],[`tiles`,`buy`],[`chronicle`,null]],c=V(`board`),u=K(()=>bn(t.game.seat.story)),f=K(()=>t.game.since?Sn(t.game.seat.story,t.game.since,t.game.seat.viewer):[]),p=K(()=>t.game.seat.viewer===`spectator`?t.game.order[0]??``:t.game.seat.viewer),g=K(()=>Jn(t.game,S(p))),_=K(()=>Xn(S(g)).filter(({ways:e})=>e.length>0).length),v=K(()=>{let e=t.game.order.indexOf(t.game.seat.viewer);return e<0?t.game.order:[...t.game.order.slice(e+1),...t.game.order.slice(0,e)]}),b=K(()=>t.game.view.legal.join()),x=K(()=>t.game.view.legal.some(e=>e.startsWith(`space `))),C=V(void 0);re(()=>{S(b),S(C)?.scrollTo(0,0),P(c,S(x)?`actions`:`board`,!0)});let T=K(()=>t.game.planned);re(()=>{S(T)&&P(c,`board`)});var A=Io();let N;var L=l(A),B=D(L,!0),ee=z(L,2);Do(l(ee),{get game(){return t.game}}),M(ee);var U=z(ee,2),te=l(U);gn(te,{get game(){return t.game},small:!0,up:1.16});var W=z(te,2),G=e=>{var n=Ao(),a=l(n);De(a,{get seat(){return t.game.seat},get news(){return S(f)},get line(){return i}}),M(n),r(e,n)};w(W,e=>{a()||e(G)});var q=z(W,2),ie=e=>{var n=jo();Co(l(n),{get game(){return t.game},get zone(){return t.game.over}}),M(n),r(e,n)};w(q,e=>{t.game.over&&e(ie)}),M(U);var ae=z(U,2),J=e=>{var i=No();let a;var o=l(i),s=e=>{Yi(e,{get game(){return t.game}})},f=e=>{var n=d(),i=y(n);h(i,16,()=>S(v),e=>e,(e,n)=>{Ya(e,{get game(){return t.game},get player(){return n},wide:!0})}),r(e,n)},m=e=>{var n=d(),i=y(n),a=e=>{var n=Mo(),i=y(n);go(i,{get game(){return t.game}}),oo(z(i),{get game(){return t.game}}),r(e,n)};w(i,e=>{t.game.mine&&e(a)}),r(e,n)},_=e=>{Gr(e,{get game(){return t.game},get pillars(){return S(g)},get player(){return S(p)}})},b=e=>{be(e,{get told(){return S(u)},get since(){return t.game.since},get line(){return n},bare:!0})};w(o,e=>{S(c)===`actions`?e(s):S(c)===`players`?e(f,1):S(c)===`hand`?e(m,2):S(c)===`tiles`?e(_,3):e(b,-1)}),M(i),H(()=>a=I(i,1,`panel svelte-1lc8rk9`,null,a,{tiles:S(c)===`tiles`,low:S(c)===`actions`})),r(e,i)};w(ae,e=>{S(c)!==`board`&&e(J)});var oe=z(ae,2),X=l(oe),se=e=>{Ta(e,{get game(){return t.game},narrow:!0})};w(X,e=>{a()||e(se)});var le=z(X,2),ue=e=>{ko(e,{get game(){return t.game},get sheet(){return t.game.mine}})};w(le,e=>{t.game.mine&&e(ue)}),M(oe),s(oe,e=>P(C,e),()=>S(C));var de=z(oe,2);h(de,21,()=>o,([e,t])=>e,(e,t)=>{var n=K(()=>ne(S(t),2));let i=()=>S(n)[0],a=()=>S(n)[1];var o=Fo();let s;var u=l(o),d=e=>{$(e,{get name(){return a()},size:22})},f=e=>{ce(e,{name:`log`,size:22})};w(u,e=>{a()?e(d):e(f,-1)});var p=z(u),h=D(p,!0),g=z(p,2),v=e=>{var t=Po(),n=l(t,!0),i=z(n),a=D(i,!0);M(t),H(e=>{R(n,S(_)),R(a,e)},[()=>Y(`market-can`)]),r(e,t)};w(g,e=>{i()===`tiles`&&S(_)&&e(v)}),M(o),H(e=>{F(o,`aria-pressed`,S(c)===i()),s=I(o,1,`svelte-1lc8rk9`,null,s,{on:S(c)===i()}),R(h,e)},[()=>Y(`phone-${i()}`)]),m(`click`,o,()=>P(c,S(c)===i()?`board`:i(),!0)),r(e,o)}),M(de),M(A),H((e,t)=>{N=I(A,1,`phone svelte-1lc8rk9`,null,N,{watching:a()}),R(B,e),U.inert=S(c)!==`board`,F(de,`aria-label`,t)},[()=>Y(`board-label`),()=>Y(`panels`)]),r(e,A),O()}p([`click`]);var Ro=b(`<span role="img"><!></span>`),zo=b(`<div class="chips svelte-1nt6xn2" role="group"></div>`),Bo=b(`<section class="bar card svelte-1nt6xn2"><!> <button data-plan="market"><!> </button> <!></section>`);function Vo(e,t){j(t,!0);let i=k(t,`game`,7),a=K(()=>i().view.position.columns.colours??[]),o=K(()=>S(a).map(e=>{let t=[...i().board.sites.values()].filter(({pyramid:t,holder:n})=>t?.colour===e&&n?.player===i().seat.viewer);return{colour:e,level:Math.max(0,...t.map(({pyramid:e})=>e?.level??0))}})),s=K(()=>new Set(Object.values(i().ahead.buys??{}).flatMap(e=>e.map(({tile:e})=>i().about.tiles.find(({name:t})=>t===e)?.colour)))),c=matchMedia(`(hover: hover)`).matches,u=K(()=>c&&S(s).size&&i().step===`your turn`?Xn(Jn(i(),i().seat.viewer)):[]),d=K(()=>S(u).flatMap(e=>{let t=qn(e,i().about,i().mine?.spaces??[],i().plan.space);return t?[{tile:e.tile,way:t}]:[]})),f=K(()=>i().view.legal.some(e=>e.startsWith(`tile `)));var p=Bo(),g=l(p);h(g,17,()=>S(o),({colour:e,level:t})=>e,(e,t)=>{let i=()=>S(t).colour,a=()=>S(t).level,o=K(()=>a()?Y(`market-level`,{colour:xt(i()),n:a()}):Y(`market-no-pyramid`,{colour:xt(i())}));var c=Ro();let u;var d=l(c),f=e=>{Wn(e,{get colour(){return i()},get level(){return a()},size:28})},p=e=>{Wn(e,{get colour(){return i()},size:28})};w(d,e=>{a()?e(f):e(p,-1)}),M(c),n(c,(e,t)=>he?.(e,t),()=>({title:xt(i()),text:S(o)})),H(e=>{u=I(c,1,`gem svelte-1nt6xn2`,null,u,{can:e,none:!a()}),F(c,`aria-label`,S(o))},[()=>S(s).has(i())]),r(e,c)});var _=z(g,2);let v;var y=l(_);$(y,{name:`buy`,size:18});var b=z(y,1,!0);M(_);var x=z(_,2),C=e=>{var t=zo();h(t,21,()=>S(d),({tile:e,way:t})=>e.name,(e,t)=>{let n=()=>S(t).tile,r=()=>S(t).way,a=K(()=>r().paid===null?``:Y(`costs-pp`,{n:r().paid}));{let t=K(()=>`${Ct(n().name)}: ${[Rn(n()),S(a)].filter(Boolean).join(`. `)}`),o=K(()=>({title:Ct(n().name),text:[Rn(n()),S(a)].filter(Boolean).join(`. `),more:()=>i().rule=n().rule})),s=K(()=>r().choices.join(`; `));pa(e,{get tile(){return n().name},get colour(){return n().colour},get level(){return n().level},size:32,state:`can`,get label(){return S(t)},get tip(){return S(o)},get choice(){return S(s)},onpick:()=>void i().choose(...r().choices)})}}),M(t),H(e=>F(t,`aria-label`,e),[()=>Y(`market-can`)]),r(e,t)};w(x,e=>{S(d).length&&e(C)}),M(p),H((e,t)=>{F(p,`aria-label`,e),v=I(_,1,`btn svelte-1nt6xn2`,null,v,{main:S(f)||S(s).size>0}),F(_,`aria-keyshortcuts`,`m`),R(b,t)},[()=>Y(`market`),()=>Y(`market`)]),m(`click`,_,()=>i().market={}),r(e,p),O()}p([`click`]);var Ho=b(`<p> </p>`),Uo=b(`<kbd aria-hidden="true" class="svelte-r4pef1"> </kbd>`),Wo=b(`<li><button class="btn svelte-r4pef1"><!><span> </span></button></li>`),Go=b(`<li><button class="btn svelte-r4pef1"><span> <!><!></span></button></li>`),Ko=b(`<h3 class="svelte-r4pef1"> </h3> <ul class="choices svelte-r4pef1"></ul>`,1),qo=b(`<h3 class="svelte-r4pef1"> </h3> <p> </p> <p> </p> <!> <p> </p> <!> <!>`,1),Jo=b(`<li> </li>`),Yo=b(`<main class="text svelte-r4pef1"><h1 class="svelte-r4pef1"> </h1> <!> <!> <section aria-labelledby="t-choices"><h2 id="t-choices" class="svelte-r4pef1"> </h2> <ul class="choices svelte-r4pef1" aria-labelledby="t-choices"></ul> <!></section> <section aria-labelledby="t-players"><h2 id="t-players" class="svelte-r4pef1"> </h2> <!></section> <section aria-labelledby="t-board"><h2 id="t-board" class="svelte-r4pef1"> </h2> <ul></ul></section> <section aria-labelledby="t-news"><h2 id="t-news" class="svelte-r4pef1"> </h2> <ol></ol></section></main>`);function Xo(e,t){j(t,!0);let n=K(()=>t.game.view.legal.filter(e=>e!==`pass`&&e!==`seal`&&e!==`use`)),i=K(()=>(t.game.view.legal.length?t.game.ahead.moves??[]:[]).map(e=>({journey:e,ways:e.to.map(e=>({arrival:e,choice:Dt([...t.game.before(`move`),...e.choices])}))}))),a=K(()=>[...t.game.board.sites.values()]),o=K(()=>bn(t.game.seat.story).slice(-12).reverse()),s=K(()=>wn(t.game));function c(e){let n=Et(e)[1],r=At(n)?t.game.board.sites.get(n):void 0;return r?`${Wt(e,t.game.playerName)} (${Yt(t.game,r,void 0)})`:Wt(e,t.game.playerName,t.game.step)}var u=Yo(),f=l(u),p=D(f,!0),g=z(f,2),_=e=>{var t=Ho(),n=D(t,!0);H(()=>R(n,S(s))),r(e,t)};w(g,e=>{S(s)&&e(_)});var v=z(g,2);Ta(v,{get game(){return t.game},still:!0});var b=z(v,2),x=l(b),C=D(x),T=z(x,2);h(T,20,()=>S(n),e=>e,(e,n)=>{let i=K(()=>qr(t.game.about,n));var a=Wo(),o=l(a),s=l(o),u=e=>{var t=Uo(),n=D(t,!0);H(()=>R(n,S(i))),r(e,t)};w(s,e=>{S(i)&&e(u)});var d=z(s),f=D(d,!0);M(o),M(a),H(e=>{F(o,`data-choice`,n),F(o,`aria-keyshortcuts`,S(i)||void 0),R(f,e)},[()=>c(n)]),m(`click`,o,()=>void t.game.choose(n)),r(e,a)}),M(T);var E=z(T,2);h(E,17,()=>S(i),({journey:e,ways:t})=>`${e.troop} ${e.units} ${e.creatures.join()}`,(e,n)=>{let i=()=>S(n).journey,a=()=>S(n).ways;var o=Ko(),s=y(o),c=D(s,!0),u=z(s,2);h(u,21,a,({arrival:e,choice:t})=>e.zone,(e,n)=>{let i=()=>S(n).arrival,a=()=>S(n).choice,o=K(()=>t.game.board.sites.get(i().zone));var s=Go(),c=l(s),u=l(c),d=l(u,!0),f=z(d),p=e=>{var t=U();H(e=>R(t,`, ${e??``}`),[()=>Y(`costs-pp`,{n:i().paid})]),r(e,t)};w(f,e=>{i().paid&&e(p)});var h=z(f),g=e=>{var t=U();H(e=>R(t,`, ${e??``}`),[()=>Y(`clash`,{own:i().battle.strength[0]??0,enemy:i().battle.strength[1]??0})]),r(e,t)};w(h,e=>{i().battle&&e(g)}),M(u),M(c),M(s),H(e=>{F(c,`data-choice`,a()),R(d,e)},[()=>S(o)?Yt(t.game,S(o),void 0):i().zone]),m(`click`,c,()=>void t.game.gesture(a())),r(e,s)}),M(u),H(e=>R(c,e),[()=>Y(`text-move`,{n:i().units,zone:Nt(i().troop)})]),r(e,o)}),M(b);var k=z(b,2),A=l(k),N=D(A,!0),P=z(A,2);h(P,16,()=>t.game.order,e=>e,(e,n)=>{let i=K(()=>t.game.sheets.get(n));var a=d(),o=y(a),s=e=>{var a=qo(),o=y(a),s=D(o),c=z(o,2),l=D(c,!0),u=z(c,2),d=D(u,!0),f=z(u,2),p=e=>{var t=Ho(),n=D(t);H((e,t)=>R(n,`${e??``}: ${t??``}`),[()=>Y(`actions`),()=>S(i).spaces.map(Ft).join(`; `)]),r(e,t)};w(f,e=>{S(i).spaces.length&&e(p)});var m=z(f,2),h=D(m),g=z(m,2),_=e=>{var t=Ho(),n=D(t);H((e,t)=>R(n,`${e??``}: ${t??``}`),[()=>Y(`battle-cards`),()=>S(i).hand.join(`, `)]),r(e,t)};w(g,e=>{S(i).hand&&e(_)});var v=z(g,2),b=e=>{var t=Ho(),n=D(t);H((e,t)=>R(n,`${e??``}: ${t??``}`),[()=>Y(`divine-cards`),()=>[...S(i).divine].map(([e,t])=>`${wt(e)}${t>1?` ×${t}`:``}`).join(`, `)]),r(e,t)};w(v,e=>{S(i).divine?.size&&e(b)}),H((e,t,n,r,i,a)=>{R(s,`${e??``} (${t??``})`),R(l,n),R(d,r),R(h,`${i??``}: ${a??``}`)},[()=>fe(S(i).god),()=>t.game.chairName(n),()=>Oa(t.game,S(i)),()=>[Y(`prayer-n`,{n:S(i).prayer}),Y(`tokens-left`,{n:S(i).tokens.left}),Y(`supply-n`,{n:S(i).supply}),Y(`veterans-count`,{n:S(i).veterans}),Y(`divine-n`,{n:S(i).holding})].join(`; `),()=>Y(`power-tiles`),()=>S(i).tiles.map(Ct).join(`, `)||Y(`none`)]),r(e,a)};w(o,e=>{S(i)&&e(s)}),r(e,a)}),M(k);var I=z(k,2),L=l(I),B=D(L,!0),ee=z(L,2);h(ee,21,()=>S(a),e=>e.place.name,(e,n)=>{var i=Jo(),a=D(i);H((e,t)=>R(a,`${e??``}; ${t??``}`),[()=>Yt(t.game,S(n),void 0),()=>Y(`zone-beside`,{list:S(n).place.beside.map(Nt).join(`, `)})]),r(e,i)}),M(ee),M(I);var V=z(I,2),te=l(V),ne=D(te,!0),W=z(te,2);h(W,21,()=>S(o),e=>e.n,(e,n)=>{var i=Jo(),a=D(i,!0);H(e=>R(a,e),[()=>Ut(S(n),t.game.playerName)]),r(e,i)}),M(W),M(V),M(u),H((e,t,r,i,a)=>{R(p,e),R(C,`${t??``} (${S(n).length??``})`),R(N,r),R(B,i),R(ne,a)},[()=>Y(`text-mode`),()=>Y(`choices`),()=>Y(`the-players`),()=>Y(`board-label`),()=>Y(`chronicle`)]),r(e,u),O()}p([`click`]);var Zo=b(`<!> <!> <!>`,1),Qo=b(`<div class="news svelte-fafepb"><!></div>`),$o=b(`<div><!></div>`),es=b(`<button role="tab" class="svelte-fafepb"> </button>`),ts=b(`<section class="card stall svelte-fafepb"><div class="tabs svelte-fafepb" role="tablist"></div> <!></section>`),ns=b(`<!> <!>`,1),rs=b(`<div><aside class="rail left svelte-fafepb"><!></aside> <main><h1 class="unseen"> </h1> <div class="stage svelte-fafepb"><!> <button class="btn pull svelte-fafepb"><!></button> <!> <!></div> <!></main> <aside><div class="others svelte-fafepb"></div> <!></aside></div>`);function is(e,t){j(t,!0);let n=(e,t=E,n=E)=>{_o(e,{get game(){return a()},get entry(){return t()},get fresh(){return n()}})},i=(e,t=E)=>{_o(e,{get game(){return a()},get entry(){return t()}})},a=k(t,`game`,7),s=k(t,`text`,3,!1),u=k(t,`watching`,3,!1),f=K(()=>{let e=a().order.indexOf(a().seat.viewer);return e<0?a().order:[...a().order.slice(e+1),...a().order.slice(0,e)]}),p=K(()=>a().board.players<=3),g=K(()=>bn(a().seat.story)),_=K(()=>a().since?Sn(a().seat.story,a().since,a().seat.viewer):[]),v=V(!1),b=V(A(innerWidth)),x=V(A(innerHeight)),C=K(()=>S(b)<600||S(x)<500||S(b)<900&&S(x)<800),T=K(()=>S(p)&&S(b)>=1280&&!S(C)),N=V(`market`);q(()=>(a().stalled=S(T)&&S(N)===`market`&&!s(),()=>a().stalled=!1));let L=K(()=>a().action===`buy`||a().view.legal.some(e=>e.startsWith(`tile `)));q(()=>{S(L)&&P(N,`market`)});let B=A({width:0,height:0}),ee=A({width:220,height:110}),U=K(()=>({x:-6,y:-4,width:a().map.width+12,height:a().map.height+16})),te=K(()=>[...a().board.sites.values()].filter(({place:e,troops:t})=>t.length||a().targets.has(e.name)||e.name===a().over).flatMap(({place:e})=>[e.troop,e.tag])),ne=K(()=>vn(S(U),B,ee,S(te)));var W=d(),G=y(W),re=e=>{Xo(e,{get game(){return a()}})},ie=e=>{Lo(e,{get game(){return a()},get watching(){return u()}})},ae=e=>{var t=rs();let s;var c=l(t),d=l(c),b=e=>{var t=Zo(),n=y(t);go(n,{get game(){return a()}});var i=z(n,2);Yi(i,{get game(){return a()}}),oo(z(i,2),{get game(){return a()}}),r(e,t)};w(d,e=>{a().mine&&e(b)}),M(c);var x=z(c,2);let C;var E=l(x),O=D(E,!0),k=z(E,2),A=l(k);gn(A,{get game(){return a()}});var j=z(A,2),L=l(j);{let e=K(()=>S(v)?`close`:`menu`);ce(L,{get name(){return S(e)}})}M(j);var V=z(j,2),U=e=>{var t=Qo(),n=l(t);De(n,{get seat(){return a().seat},get news(){return S(_)},get line(){return i}}),M(t),r(e,t)};w(V,e=>{u()||e(U)});var te=z(V,2),W=e=>{var t=$o();Co(l(t),{get game(){return a()},get zone(){return a().over}}),M(t),H(()=>I(t,1,`corner ${S(ne)??``}`,`svelte-fafepb`)),o(t,`clientWidth`,e=>ee.width=e),o(t,`clientHeight`,e=>ee.height=e),r(e,t)};w(te,e=>{a().over&&e(W)}),M(k);var G=z(k,2),q=e=>{Ta(e,{get game(){return a()}})};w(G,e=>{u()||e(q)}),M(x);var re=z(x,2);let ie;var ae=l(re);h(ae,20,()=>S(f),e=>e,(e,t)=>{Ya(e,{get game(){return a()},get player(){return t},get wide(){return S(p)}})}),M(ae);var J=z(ae,2),oe=e=>{var t=ts(),i=l(t);h(i,20,()=>[`market`,`chronicle`],e=>e,(e,t)=>{var n=es(),i=D(n,!0);H(e=>{F(n,`aria-selected`,S(N)===t),R(i,e)},[()=>Y(t)]),m(`click`,n,()=>P(N,t,!0)),r(e,n)}),M(i);var o=z(i,2),s=e=>{yr(e,{get game(){return a()}})},c=e=>{be(e,{get told(){return S(g)},get since(){return a().since},get line(){return n},bare:!0})};w(o,e=>{S(N)===`market`?e(s):e(c,-1)}),M(t),H(e=>F(i,`aria-label`,e),[()=>Y(`the-others`)]),r(e,t)},X=e=>{var t=ns(),i=y(t);Vo(i,{get game(){return a()}});var o=z(i,2);be(o,{get told(){return S(g)},get since(){return a().since},get line(){return n}}),r(e,t)};w(J,e=>{S(T)?e(oe):e(X,-1)}),M(re),M(t),H((e,n,r,i)=>{s=I(t,1,`table svelte-fafepb`,null,s,{few:S(p)}),F(c,`aria-label`,e),C=I(x,1,`mid svelte-fafepb`,null,C,{watching:u()}),R(O,n),F(j,`aria-expanded`,S(v)),F(j,`aria-label`,r),ie=I(re,1,`rail right svelte-fafepb`,null,ie,{open:S(v)}),F(re,`aria-label`,i)},[()=>Y(`your-board`),()=>Y(`board-label`),()=>Y(`the-others`),()=>Y(`the-others`)]),m(`click`,j,()=>P(v,!S(v))),o(k,`clientWidth`,e=>B.width=e),o(k,`clientHeight`,e=>B.height=e),r(e,t)};w(G,e=>{s()?e(re):S(C)?e(ie,1):e(ae,-1)}),c(`innerWidth`,e=>P(b,e,!0)),c(`innerHeight`,e=>P(x,e,!0)),r(e,W),O()}p([`click`]);var as=[`strength`,`damage`,`defence`,`unblockable damage`],os=(e,t,n,r)=>({n:e,zone:r,players:[t,n],cards:{},added:[],counts:[],wounds:[],strength:null,winner:null,losses:{},gains:[],gone:[],tookBack:[],last:e,entries:[],shot:null,board:null}),ss=new Set([`battle`,`shows`,`plays a card`,`paid`,`counts`,`wounds`,`strength`,`wins battle`,`gained prayer`,`more prayer`,`drew a card`,`drew`,`reshuffled`]),cs=new Set([`own loss`,`lost units`,`gained prayer`,`more prayer`,`gained fame`,`gained veterans`,`recalled`,`retreats`,`took cards back`]);function ls(e){let t=[],n=null;for(let r of e)if(Le(r)){if(r.event===`battle`){let[e,i,a]=r.args.map(String);n=os(r.n,e??``,i??``,a??``),t.push(n)}else n&&!(n.winner?cs:ss).has(r.event)&&(n=null);n&&ds(n,r)}return t}function us(e,t){let n=os(e.n,e.players[0],e.players[1],e.zone);for(let r of e.entries)r.n<=t&&ds(n,r);return n}function ds(e,t){let{event:n,args:r,rule:i}=t,a=String(r[0]),o=e=>Number(r[e]);e.entries.push(t),e.last=t.n;let s=t.scene?.battle;switch(s&&(e.shot=s),e.board=s?.board??e.board,n){case`shows`:e.cards[a]=String(r[1]);break;case`plays a card`:e.added.push({player:a,card:String(r[1])});break;case`counts`:e.counts.push({player:a,amount:o(1),stat:String(r[2]),source:String(r[3]),rule:i});break;case`wounds`:e.wounds.push({player:a,card:String(r[1]),amount:o(2),rule:i});break;case`strength`:e.strength=[o(1),o(3)];break;case`wins battle`:e.winner=a;break;case`own loss`:e.losses[a]={own:o(1),fallen:0,left:o(2)};break;case`lost units`:e.losses[a]={own:e.losses[a]?.own??0,fallen:o(1),left:o(2)};break;case`gained prayer`:case`more prayer`:e.gains.push({player:a,what:`prayer`,amount:o(1),now:o(2),rule:i});break;case`paid`:e.gains.push({player:a,what:`prayer`,amount:-o(1),now:o(2),rule:i});break;case`gained fame`:e.gains.push({player:a,what:`fame`,amount:o(1),now:o(2),rule:i});break;case`gained veterans`:e.gains.push({player:a,what:`veterans`,amount:o(1),now:o(2),rule:i});break;case`recalled`:e.gone.push({player:a,units:o(1),to:null});break;case`retreats`:e.gone.push({player:a,units:o(1),to:String(r[3])});break;case`took cards back`:e.tookBack.push(a)}}function fs(e){let t=[];for(let n of ls(e)){let e=t.at(-1);e&&e[0]?.shot?.turn===n.shot?.turn?e.push(n):t.push([n])}return t}var ps=e=>e.winner?e.players.find(t=>t!==e.winner)??null:null,ms=(e,t)=>t===e.players[0]?0:1,hs=[`clash`,`reveal`,`tally`,`wound`,`verdict`,`losses`,`rewards`,`after`],gs={clash:4,reveal:4,tally:6,wound:4,verdict:4,losses:5,rewards:5,after:5},_s={battle:`clash`,"plays a card":`reveal`,counts:`tally`,wounds:`wound`,strength:`verdict`,"wins battle":`verdict`,"own loss":`losses`,"lost units":`losses`,"gained fame":`rewards`,"gained veterans":`rewards`,recalled:`after`,retreats:`after`,"took cards back":`after`},vs={clash:`council`,reveal:`reveal`,tally:`strength`,wound:`strength`,verdict:`strength`,losses:`casualties`,rewards:`rewards`,after:`loser`},ys=e=>vs[e];function bs(e,t=0){let n=[],r=(e.shot?.turn??0)*1e6+t*1e4,i=0;for(let t of e.entries){let a=t.event===`shows`?t.rule===`K-T:spy`?`clash`:`reveal`:_s[t.event];a&&(i=Math.max(i,hs.indexOf(a)));let o=hs[i],s=n.at(-1);s?.kind===o?(s.to=t.n,s.entries.push(t),s.mark++):n.push({kind:o,fight:e.n,to:t.n,entries:[t],mark:r+i*1e3+1})}return n}var xs=(e,t)=>us(e,t.to),Ss=class extends Te{constructor(e,t,n=!0){super(Cs(e),t,n)}};function Cs(e){let t=new Map;return{seat:e.seat,turn:()=>e.turnedAt=performance.now(),groups:()=>{let n=fs(e.seat.story);t.clear();for(let e of n)for(let[n,{n:r}]of e.entries())t.set(r,n);return n},beatsOf:e=>e.board?bs(e,t.get(e.n)):[],isRunning:({zone:t})=>e.view.position.frames.some(({frame:e,zone:n})=>e===`battle`&&n===t),isMine:({players:t})=>t.includes(e.seat.viewer),upTo:xs,opening:`clash`,seconds:({kind:e})=>gs[e]}}function ws(e,t){j(t,!0);let n=G(()=>new Ss(t.game,void 0,!1)),i=V(void 0);return s(Ee(e,{get reel(){return n},get at(){return t.at},get onmore(){return t.onmore},stage:(e,i=E)=>{_t(e,{load:()=>ue(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),children:(e,a)=>{let o=()=>(a?.()).Stage;var s=d(),c=y(s);f(c,o,(e,r)=>{r(e,{get game(){return t.game},get reel(){return n},unattended:!1,watching:!0,get onend(){return i()}})}),r(e,s)},$$slots:{default:!0}})},table:e=>{is(e,{get game(){return t.game},watching:!0})},$$slots:{stage:!0,table:!0}}),e=>P(i,e,!0),()=>S(i)),O({next:()=>S(i)?.next()??!1,pending:()=>S(i)?.pending()??!1})}function Ts(e){let{columns:t,players:n,frames:r}=e.position,i=e=>t[e]??{},a=i(`god`),o=i(`city`),s=i(`tiles`),c=i(`pyramid`),l=i(`colour_at`),u=Array.from({length:n},(e,t)=>`P${t+1}`),d=Object.values(i(`order`)).filter(e=>e!==void 0),f=[...new Set([...d,...u])].flatMap(e=>{let t=a[e];return t?[{player:e,god:t,city:o[e]??null}]:[]}),p=new Map(f.map(e=>[e.player,e])),m=new Map(f.flatMap(e=>e.city?[[e.city,e]]:[])),{controls:h}=e.outlook,g=new Map(r.flatMap(({attacker:e,zone:t})=>e?[[String(t),String(e)]]:[])),_=r.find(({player:e})=>e)?.player,v=Object.entries(i(`creature_at`)),y=new Map;for(let[e,t=0]of Object.entries(i(`troop`))){let[n=``,r=``]=e.split(` `),i=p.get(n);if(!i||!t)continue;let a=v.filter(([e,t])=>t===r&&s[n]?.includes(e)).map(([e])=>e),o=n===(g.get(r)??_);y.set(r,[...y.get(r)??[],{zone:r,player:n,god:i.god,units:t,creatures:a,attacks:o}])}let b=e=>{let t=(y.get(e.name)??[]).toSorted((e,t)=>Number(e.attacks)-Number(t.attacks)),n=e.city?m.get(e.city)??null:null,r=Number(c[e.name]??0),i=l[e.name];return{place:e,troops:t.map(e=>({...e,attacks:t.length>1&&e.attacks})),pyramid:r&&i?{colour:i,level:r}:null,holder:p.get(h[e.name]??``)??null,owner:n}},{zones:x}=pt(n);return{players:n,seats:f,owners:m,sites:new Map([...x].map(([e,t])=>[e,b(t)]))}}function Es(e,t){let{columns:n,players:r}=e.position,i=e=>n[e]??{},{fame:a,tokens:o}=e.outlook,s=i(`god`),c=t.cards.filter(e=>!e.special).map(e=>e.name),l=n.silver_used??[],u=(e,t)=>new Map(Object.entries(i(e)).flatMap(([e,n])=>e.startsWith(`${t} `)&&n!==void 0?[[e.slice(t.length+1),n]]:[])),d=t=>{let n=t===e.viewer;return{player:t,god:s[t]??`anubis`,city:i(`city`)[t]??null,prayer:i(`prayer`)[t]??0,veterans:i(`veterans`)[t]??0,supply:i(`supply`)[t]??0,fame:a[t]??{divine:0,battle:0,temporary:[],total:0},spaces:i(`spaces`)[t]??[],buyTokens:u(`buy_colour`,t),tokens:o[t]??{left:0,silver:!1,gold:!1},silverUsed:l.includes(t),bought:i(`bought`)[t]??[],tiles:i(`tiles`)[t]??[],hand:n?i(`hand`)[t]??c:null,played:i(`played`)[t]??[],buried:n?i(`buried`)[t]??[]:null,removed:n?i(`removed`)[t]??[]:null,holding:i(`holding`)[t]??0,divine:n?u(`held`,t):null,planned:u(`planned`,t)}};return new Map(Array.from({length:r},(e,t)=>`P${t+1}`).map(e=>[e,d(e)]))}var Ds=400,Os=class{seat;about;start;#e=V(null);get rule(){return S(this.#e)}set rule(e){P(this.#e,e,!0)}#t=V(!1);get staged(){return S(this.#t)}set staged(e){P(this.#t,e,!0)}#n=V(null);get toldTo(){return S(this.#n)}set toldTo(e){P(this.#n,e,!0)}#r=V(null);get market(){return S(this.#r)}set market(e){P(this.#r,e,!0)}#i=V(null);get sheet(){return S(this.#i)}set sheet(e){P(this.#i,e,!0)}#a=V(!1);get stalled(){return S(this.#a)}set stalled(e){P(this.#a,e,!0)}#o=V(new Set);get pointed(){return S(this.#o)}set pointed(e){P(this.#o,e)}#s=V(null);get over(){return S(this.#s)}set over(e){P(this.#s,e,!0)}turnedAt=-1/0;turned=()=>performance.now()-this.turnedAt<Ds;constructor(e,t,n){this.seat=e,this.about=t,this.start=n}#c=K(()=>this.seat.view??this.start);get view(){return S(this.#c)}set view(e){P(this.#c,e)}#l=K(()=>Ts(this.view));get board(){return S(this.#l)}set board(e){P(this.#l,e)}#u=K(()=>pt(this.board.players));get map(){return S(this.#u)}set map(e){P(this.#u,e)}#d=K(()=>Es(this.view,this.about));get sheets(){return S(this.#d)}set sheets(e){P(this.#d,e)}#f=K(()=>this.sheets.get(this.seat.viewer));get mine(){return S(this.#f)}set mine(e){P(this.#f,e)}#p=K(()=>this.board.seats.map(({player:e})=>e));get order(){return S(this.#p)}set order(e){P(this.#p,e)}get players(){return this.order}#m=K(()=>Number(this.view.position.columns.round??0));get round(){return S(this.#m)}set round(e){P(this.#m,e)}#h=K(()=>this.view.ahead??{});get ahead(){return S(this.#h)}set ahead(e){P(this.#h,e)}#g=K(()=>this.view.asks?.step??``);get step(){return S(this.#g)}set step(e){P(this.#g,e)}#_=K(()=>{let e=this.view.position.frames.find(({frame:e})=>e===`your turn`);return e?String(e.player):null});get onTurn(){return S(this.#_)}set onTurn(e){P(this.#_,e)}#v=K(()=>this.view.position.frames.some(({frame:e})=>e===`night`));get night(){return S(this.#v)}set night(e){P(this.#v,e)}#y=K(()=>this.view.outlook.winning);get winning(){return S(this.#y)}set winning(e){P(this.#y,e)}#b=K(()=>this.seat.story.findLast(e=>!Le(e)&&e.player===this.seat.viewer)?.n??0);get since(){return S(this.#b)}set since(e){P(this.#b,e)}#x=K(()=>JSON.stringify([this.view.legal,this.view.position.frames]));get asks(){return S(this.#x)}set asks(e){P(this.#x,e)}#S=V({of:``,plan:Xt});get kept(){return S(this.#S)}set kept(e){P(this.#S,e)}unitsAt=e=>this.board.sites.get(e)?.troops.find(({player:e})=>e===this.seat.viewer)?.units??0;#C=K(()=>this.ahead.recruits?rn(this.ahead.recruits,this.unitsAt):{});get proposed(){return S(this.#C)}set proposed(e){P(this.#C,e)}recruit=e=>{this.ahead.recruits&&this.set({most:e,placed:rn(this.ahead.recruits,this.unitsAt,e)})};#w=K(()=>this.step===`place units`&&this.ahead.recruits?{...Xt,placed:this.proposed}:Xt);get fresh(){return S(this.#w)}set fresh(e){P(this.#w,e)}#T=K(()=>this.kept.of===this.asks?this.kept.plan:this.fresh);get plan(){return S(this.#T)}set plan(e){P(this.#T,e)}set=e=>{this.kept={of:this.asks,plan:{...this.plan,...e}}};#E=K(()=>this.plan!==this.fresh);get planned(){return S(this.#E)}set planned(e){P(this.#E,e)}back=()=>{let{space:e,troop:t,district:n}=this.plan;this.kept={of:e&&(t||n)?this.asks:``,plan:{...Xt,space:e,silver:this.plan.silver}}};#D=V(!1);get slow(){return S(this.#D)}set slow(e){P(this.#D,e,!0)}#O=K(()=>this.slow&&si.has(this.step));get slowly(){return S(this.#O)}set slowly(e){P(this.#O,e)}goSlowly=e=>{this.slow=e};#k=K(()=>({step:this.step,legal:this.view.legal,ahead:this.ahead,plan:this.plan,map:this.map,spaces:this.about.spaces,used:this.mine?.spaces??[],troops:new Set([...this.board.sites.values()].filter(({troops:e})=>e.some(({player:e})=>e===this.seat.viewer)).map(({place:e})=>e.name)),slowly:this.slowly}));get asked(){return S(this.#k)}set asked(e){P(this.#k,e)}#A=K(()=>ui(this.asked));get targets(){return S(this.#A)}set targets(e){P(this.#A,e)}#j=K(()=>di(this.asked)??(this.plan.troop?`move`:this.plan.district?`raise`:void 0));get action(){return S(this.#j)}set action(e){P(this.#j,e)}before=e=>fi(this.asked,e);#M=K(()=>{let{moves:e}=this.ahead;if(e&&this.view.legal.length&&!this.slowly)return this.plan.troop||this.step===`take along`||this.step===`go on`?Zt(e,this.plan):void 0});get journey(){return S(this.#M)}set journey(e){P(this.#M,e)}#N=K(()=>this.plan.district??this.journey?.troop??this.plan.troop);get chosen(){return S(this.#N)}set chosen(e){P(this.#N,e)}#P=K(()=>{let e=this.over?this.targets.get(this.over)?.arrival:void 0;return e&&this.journey?oi(this.journey.troop,e):[]});get route(){return S(this.#P)}set route(e){P(this.#P,e)}direct=({action:e})=>{let{moves:t,raises:n,recruits:r}=this.ahead;return e===`pray`||e===`move`&&!t?.length||e===`raise`&&!n?.length||e===`recruit`&&!r};spaceChoice=e=>(this.plan.silver?[`silver`]:[`space`,`silver`]).map(t=>`${t} ${e}`).find(e=>this.view.legal.includes(e));#F=K(()=>[`space `,`silver `].every(e=>this.view.legal.some(t=>t.startsWith(e))));get eitherToken(){return S(this.#F)}set eitherToken(e){P(this.#F,e)}begin=e=>{let t=this.spaceChoice(e.name);t&&(this.direct(e)?this.choose(t):this.plan.space===e.name?this.kept={of:``,plan:Xt}:this.set({...Xt,silver:this.plan.silver,space:e.name,...e.action===`move`?{troop:this.plan.troop}:{},...e.action===`recruit`?{placed:this.proposed}:{}}),e.action===`buy`&&!this.stalled&&(this.market={}))};#I=K(()=>this.step===`your turn`&&this.view.legal.length===1&&this.view.legal[0]===`pass`);get spent(){return S(this.#I)}set spent(e){P(this.#I,e)}pick=e=>{let t=this.targets.get(e);t?this.take(t):this.planned&&e===this.plan.troop&&this.back()};take=({choices:e,plan:t})=>{let[n,...r]=e??[];n?this.choose(n,...r):t&&this.set(t)};part=async(e,t)=>{if(this.step!==`take along`){let e=this.plan.troop;if(!e||!await this.gesture(Dt([...this.before(`move`),`troop ${e}`])))return}this.step===`take along`&&this.set({units:e,alone:t})};#L=K(()=>{let{hint:e,may:t}=this.seat,n=t.held?[t.held]:e?[e.choice,...e.then]:[];return new Set(n.map(e=>Et(e)[1]).filter(At))});get hinted(){return S(this.#L)}set hinted(e){P(this.#L,e)}#R=K(()=>{let e=new Map;for(let t of this.seat.news){if(!Le(t)||t.event!==`moved`&&t.event!==`retreats`)continue;let[n,,r,i]=t.args.map(String),a=e.get(`${n} ${r}`)??this.map.zones.get(r??``)?.troop;a&&e.set(`${n} ${i}`,a)}return e});get arrivals(){return S(this.#R)}set arrivals(e){P(this.#R,e)}point=e=>{this.pointed=new Set((e?.args??[]).map(String).filter(At))};fameOf=e=>{let t=this.sheets.get(e)?.fame.total??0;return this.toldTo===null?t:Da(t,this.seat.story,e,this.toldTo)};godOf=e=>this.sheets.get(e)?.god;sideOf=e=>this.godOf(e);get title(){return this.round?Y(`table-title`,{round:this.round,time:this.night?`night`:`day`}):Y(`table-title-setup`)}get subject(){return{title:this.title,text:Y(`table-subject`,{players:this.board.players,victory:this.about.victory})}}question=()=>bi(this).text;playerName=e=>{let t=this.godOf(e);return t?fe(t):this.chairName(e)};fullName=e=>{let t=this.godOf(e);return t?`${fe(t)} (${this.personName(e)})`:this.personName(e)};chairName=e=>e===this.seat.viewer?Y(`you`):this.personName(e);personName=e=>{if(e===`BOX`)return Y(`chance-name`);let t=this.seat.chairs.find(t=>t.player===e);return t?me(t,this.seat.chairs):e};choose=(e,...t)=>this.seat.choose(e,...t);gesture=e=>{let[t=``,...n]=Ot(e);return this.choose(t,...n)}},ks=4;function As(e){let t=[];for(let{at:n,event:r,args:i}of e){let[e,a,o,s]=i.map(String);r===`round`&&Number(e)>1?t.push({at:n,label:Y(`night-title`,{round:Number(e)-1}),sign:String(Number(e)-1),major:!0}):r===`battle`?t.push({at:n,label:Y(`fight-title`,{zone:Nt(o??``)}),sign:`conflict`,major:!1}):r===`raised`&&Number(s)===ks?t.push({at:n,label:Y(`mark-tall`,{zone:Nt(a??``),colour:xt(o??``)}),sign:`pyramid`,major:!1}):(r===`won`||r===`last round`)&&t.push({at:n,label:Y(`kend-title`),sign:`end`,major:!1})}return js(t)}function js(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.at===n.at&&!e.major&&!n.major?t[t.length-1]={...n,label:`${e.label} · ${n.label}`}:t.push(n)}return t}var Ms=new Set([`moved`,`retreats`,`placed`,`raised`,`placed token`,`took tile`,`creature placed`]),Ns=new Set([`battle`,`shows`,`burnt`]);function Ps(e){let t=e.filter(Le).map(({event:e})=>e);return t.some(e=>Ns.has(e))?`battle`:t.some(e=>Ms.has(e))?`piece`:null}var Fs=b(`<button class="btn main to-stage svelte-nl9f24"> </button>`),Is=b(`<div class="under svelte-nl9f24"><!></div> <!> <!> <!> <!>`,1),Ls=b(`<!> <!> <!>`,1);function Rs(t,n){j(n,!0);let i=k(n,`game`,7),a=k(n,`text`,3,!1),o=k(n,`watching`,3,!1),s=G(()=>i().seat.welcome?.table??``),c=G(()=>new Ss(i(),Fe(s)));q(c.heed);let u=K(()=>c.beat!==void 0&&!a()&&!o()),p=K(()=>S(u)&&!c.away),h=()=>ue(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),g=K(()=>i().seat.story.filter(Le).findLast(({event:e})=>e===`round`)?.n??0),v=G(()=>i().night?0:S(g)),b=K(()=>i().night||S(g)>v),x=V(!1),C=K(()=>i().step===`remove a battle card`&&i().view.legal.length>0&&!a()),T=K(()=>S(x)||S(C)),E=V(A(G(()=>i().seat.over!==null&&i().seat.news.length===0&&i().seat.welcome?.table!==`fixture`)));q(()=>{i().seat.over||P(E,!1)}),q(()=>Ne(s,c.passed)),q(()=>{i().staged=S(u)}),q(()=>{i().toldTo=S(u)&&!c.live?c.beat?.to??null:null}),q(()=>{a()&&!c.live&&c.catchUp()});let N=K(()=>i().view.legal.some(e=>e.startsWith(`tile `)));q(()=>{S(N)&&!a()&&!i().stalled&&(i().market={})});let F=K(()=>i().view.legal.join());q(()=>(S(F),()=>i().market=null));var I=Ls();_(`pointerdown`,e,function(...e){ve?.apply(this,e)},!0),_(`keydown`,e,function(...e){ve?.apply(this,e)},!0);var L=y(I),B=e=>{_t(e,{load:h,children:(e,t)=>{let n=()=>(t?.()).Stage;var a=d(),o=y(a);f(o,n,(e,t)=>{t(e,{get game(){return i()},get reel(){return c}})}),r(e,a)},$$slots:{default:!0}})},U=e=>{var t=Is(),s=y(t);is(l(s),{get game(){return i()},get text(){return a()},get watching(){return o()}}),M(s);var p=z(s,2),g=e=>{var t=Fs(),n=D(t,!0);H(e=>R(n,e),[()=>Y(`show-battle`)]),m(`click`,t,()=>c.away=!1),r(e,t)},_=e=>{var t=Fs(),n=D(t,!0);H(e=>R(n,e),[()=>Y(`kend-title`)]),m(`click`,t,()=>P(E,!1)),r(e,t)};w(p,e=>{S(u)?e(g):i().seat.over&&S(E)&&e(_,1)});var O=z(p,2),k=e=>{_t(e,{load:h,children:(e,t)=>{let n=()=>(t?.()).Night;var a=d(),o=y(a);f(o,n,(e,t)=>{t(e,{get game(){return i()},get before(){return v},get open(){return S(x)},set open(e){P(x,e,!0)}})}),r(e,a)},$$slots:{default:!0}})};w(O,e=>{S(b)&&!a()&&!o()&&!S(u)&&e(k)});var A=z(O,2),j=e=>{_t(e,{load:h,children:(e,t)=>{let n=()=>(t?.()).Remove;var a=d(),o=y(a);f(o,n,(e,t)=>{t(e,{get game(){return i()}})}),r(e,a)},$$slots:{default:!0}})};w(A,e=>{S(C)&&!o()&&!S(u)&&e(j)});var N=z(A,2),F=e=>{_t(e,{load:h,children:(e,t)=>{let a=()=>(t?.()).End;var o=d(),s=y(o);f(s,a,(e,t)=>{t(e,ee({get game(){return i()},onclose:()=>P(E,!0)},()=>n.onagain?{onagain:n.onagain}:{},()=>n.onreplay?{onreplay:n.onreplay}:{}))}),r(e,o)},$$slots:{default:!0}})};w(N,e=>{i().seat.over&&!S(E)&&!S(u)&&e(F)}),H(()=>s.inert=S(T)),r(e,t)};w(L,e=>{S(p)?e(B):e(U,-1)});var te=z(L,2),ne=e=>{let t=K(()=>i().market);_t(e,{load:h,children:(e,n)=>{let a=()=>(n?.()).Market;var o=d(),s=y(o);f(s,a,(e,n)=>{n(e,{get game(){return i()},get player(){return S(t).player},onclose:()=>i().market=null})}),r(e,o)},$$slots:{default:!0}})};w(te,e=>{i().market&&!S(p)&&e(ne)});var W=z(te,2),re=e=>{let t=K(()=>i().sheet);_t(e,{load:h,children:(e,n)=>{let a=()=>(n?.()).BoardSheet;var o=d(),s=y(o);f(s,a,(e,n)=>{n(e,{get game(){return i()},get player(){return S(t)},onclose:()=>i().sheet=null})}),r(e,o)},$$slots:{default:!0}})};w(W,e=>{i().sheet&&e(re)}),r(t,I),O()}p([`click`]);var zs=240;async function Bs(e,t,n){let r=[...document.querySelectorAll(`.table .board > svg`)];if(!r.length)throw Error(Y(`replay-no-board`));let i=r[0]?.parentElement;for(let e of r)for(let[t,n]of i?Vs(i):[])e.style.setProperty(t,n);let a=e.order.flatMap(t=>{let n=e.sheets.get(t);return n?[{name:e.personName(t),colour:`--${n.god}`,note:`${fe(n.god)} · ${Y(`share-fame`,{fame:n.fame.total})}`}]:[]}),{width:o,height:s}=e.map;return Pe(Ae(r,{x:-6,y:-4,width:o+12,height:s+16}),{title:e.title,subtitle:n,people:a,moment:t.length>zs?`${t.slice(0,zs)}…`:t})}function Vs(e){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).filter(t=>t instanceof CSSStyleRule&&e.matches(t.selectorText)).flatMap(({style:e})=>[...e].filter(e=>e.startsWith(`--`)).map(t=>[t,e.getPropertyValue(t)]))}var Hs=[`choose`,`random`],Us=[0,4,6,8],Ws=class{about;#e=V(`choose`);get cities(){return S(this.#e)}set cities(e){P(this.#e,e,!0)}#t=V(0);get rounds(){return S(this.#t)}set rounds(e){P(this.#t,e,!0)}constructor(e){this.about=e,this.cities=e.options.cities===`random`?`random`:`choose`,this.rounds=Number(e.options.max_rounds??0)}options(){return{cities:this.cities,max_rounds:this.rounds}}},Gs=b(`<button class="pick svelte-xwlwyu"><b> </b><small class="svelte-xwlwyu"> </small></button>`),Ks=b(`<fieldset><legend> </legend> <div class="cards svelte-xwlwyu"></div></fieldset> <fieldset><legend> </legend> <div class="cards svelte-xwlwyu"></div></fieldset>`,1);function qs(e,t){j(t,!0);let n=k(t,`form`,7);var i=Ks(),a=y(i),o=l(a),s=D(o,!0),c=z(o,2);h(c,20,()=>Hs,e=>e,(e,t)=>{var i=Gs(),a=l(i),o=D(a,!0),s=z(a),c=D(s,!0);M(i),H((e,r)=>{F(i,`aria-pressed`,n().cities===t),F(i,`data-option`,`cities ${t??``}`),R(o,e),R(c,r)},[()=>Y(`form-cities-${t}`),()=>Y(`form-cities-${t}-what`)]),m(`click`,i,()=>n().cities=t),r(e,i)}),M(c),M(a);var u=z(a,2),d=l(u),f=D(d,!0),p=z(d,2);h(p,20,()=>Us,e=>e,(e,t)=>{var i=Gs(),a=l(i),o=D(a,!0),s=z(a),c=D(s,!0);M(i),H((e,r)=>{F(i,`aria-pressed`,n().rounds===t),F(i,`data-option`,`rounds ${t??``}`),R(o,e),R(c,r)},[()=>t?Y(`form-rounds`,{n:t}):Y(`form-to-the-end`,{n:n().about.victory}),()=>Y(t?`form-rounds-what`:`form-to-the-end-what`)]),m(`click`,i,()=>n().rounds=t),r(e,i)}),M(p),M(u),H((e,t)=>{R(s,e),R(f,t)},[()=>Y(`form-cities`),()=>Y(`form-length`)]),r(e,i),O()}p([`click`]);var Js=b(`<div class="head"><h2> </h2><span> </span></div> <div class="map svelte-16dujqt"><!></div>`,1);function Ys(e,t){j(t,!0);let n=K(()=>Ge(We(t.players))),i=K(()=>pt(t.players));var a=Js(),o=y(a),s=l(o),c=D(s,!0),u=z(s),d=D(u,!0);M(o);var f=z(o,2),p=l(f);{let e=K(()=>Y(`form-board`,{n:t.players}));Re(p,{get model(){return S(n)},live:!1,get label(){return S(e)},nameOf:()=>``})}M(f),H((e,t)=>{R(c,e),R(d,t)},[()=>Y(`form-board`,{n:t.players}),()=>Y(`form-board-what`,{colours:t.form.about.colours_in_play[String(t.players)]??0,zones:S(i).zones.size})]),r(e,a),O()}var Xs=b(`<!> <p class="hello"> </p>`,1);function Zs(e,t){j(t,!0);let n=K(()=>t.game.godOf(t.game.seat.viewer));var i=d(),a=y(i),o=e=>{var i=Xs(),a=y(i);Ua(a,{get god(){return S(n)},size:96});var o=z(a,2),s=D(o,!0);H(e=>R(s,e),[()=>Y(`kemet-greeting`,{god:fe(S(n)),goal:t.game.about.victory})]),r(e,i)};w(a,e=>{S(n)&&e(o)}),r(e,i),O()}function Qs(e,t){let n=k(t,`over`,3,!1);_t(e,{load:()=>ue(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),children:(e,i)=>{let a=()=>(i?.()).HowTo;var o=d(),s=y(o);f(s,a,(e,r)=>{r(e,{get about(){return t.about},get over(){return n()},get onplay(){return t.onplay}})}),r(e,o)},$$slots:{default:!0}})}function $s(t,n){j(n,!0);let r=k(n,`game`,7),i=k(n,`open`,15,!1),a=K(()=>r().seat),o=K(()=>[[`b`,Y(`key-to-board`)],[Y(`key-arrows`),Y(`key-zones`)],[`. ,`,Y(`key-zone-targets`)],[Y(`key-enter`),Y(`key-zone-enter`)],[`1 – 7`,Y(`how-many`)],[`m`,Y(`market`)]]),s=K(()=>{let e=({act:e,choice:t})=>e??(()=>void r().gesture(t)),t=ki(r()).flatMap(t=>t.key&&t.key!==`Escape`?[{key:t.key,label:t.label,act:e(t)}]:[]),n=Yr(r()).flatMap(t=>t.key?[{key:t.key,label:t.name,act:e(t)}]:[]),i=(r().step===`your turn`&&!r().planned?r().about.spaces:[]).flatMap(e=>{let t=r().spaceChoice(e.name);return t?[{key:qr(r().about,t),label:Ft(e.name),act:()=>r().begin(e)}]:[]});return[...t,...n,...i]}),c=K(()=>S(a).viewer!==`spectator`&&(S(a).asked||S(a).over)?wn(r()):``);function l(e){if(e===`Escape`&&r().planned)return r().back(),!0;let t=S(s).find(t=>t.key===e);return t?.act(),t!==void 0}function u(e){if(!(e.target.closest(`input, textarea, select, dialog`)||e.ctrlKey||e.metaKey||e.altKey||pe(e.key))){if(e.key===`m`)r().market=r().market?null:{};else if(e.key===`Escape`&&(r().market||r().sheet))r().market=r().sheet=null;else return;e.preventDefault(),e.stopImmediatePropagation()}}_(`keydown`,e,u,!0);{let e=K(()=>S(s).map(({key:e,label:t})=>[e,t])),n=K(()=>Y(`key-plan-back`));xe(t,{get seat(){return S(a)},get now(){return S(e)},get onBoard(){return S(o)},get back(){return S(n)},get said(){return S(c)},decide:l,get open(){return i()},set open(e){i(e)}})}O()}var ec=b(`<li class="sep svelte-1ppewfe" aria-hidden="true"><!></li>`),tc=b(`<span class="name svelte-1ppewfe"> </span>`),nc=b(`<span class="fame svelte-1ppewfe"><!> <span class="unseen"> </span></span>`),rc=b(`<!> <li><!> <!> <!></li>`,1),ic=b(`<ol></ol>`);function ac(e,t){j(t,!0);let n=k(t,`small`,3,!1),i=K(()=>t.game.view.asks),a=K(()=>new Set(t.game.seat.over?[]:S(i)?.player?[S(i).player]:S(i)?.waiting??[])),o=e=>S(a).size?S(a).has(e):t.game.onTurn===e&&!t.game.seat.over;var s=ic();let c;h(s,22,()=>t.game.order,e=>e,(e,i,s)=>{let c=K(()=>t.game.godOf(i)),u=K(()=>o(i));var d=rc(),f=y(d),p=e=>{var t=ec(),n=l(t);ce(n,{name:`right`,size:14}),M(t),r(e,t)};w(f,e=>{S(s)&&!n()&&e(p)});var m=z(f,2);let h;var g=l(m),_=e=>{{let r=K(()=>n()&&t.game.order.length>4?22:26),i=K(()=>n()&&!S(u)?fe(S(c)):``);X(e,{get god(){return S(c)},get size(){return S(r)},get label(){return S(i)}})}};w(g,e=>{S(c)&&e(_)});var v=z(g,2),b=e=>{var n=tc(),a=D(n,!0);H(e=>R(a,e),[()=>S(c)?fe(S(c)):t.game.chairName(i)]),r(e,n)};w(v,e=>{(!n()||S(u)&&S(a).size<2)&&e(b)});var x=z(v,2),C=e=>{var n=nc(),a=l(n);$(a,{name:`fame`,size:13});var o=z(a,1,!0),s=z(o),c=D(s,!0);M(n),H((e,t)=>{R(o,e),R(c,t)},[()=>t.game.fameOf(i),()=>Y(`turn-fame`)]),r(e,n)};w(x,e=>{n()||e(C)}),M(m),H(e=>{h=I(m,1,`seat svelte-1ppewfe`,null,h,{on:S(u),winning:e}),F(m,`aria-current`,S(u)?`step`:void 0)},[()=>t.game.winning.includes(i)]),r(e,d)}),M(s),H(e=>{c=I(s,1,`turn svelte-1ppewfe`,null,c,{small:n()}),F(s,`aria-label`,e)},[()=>Y(`turn-order`)]),r(e,s),O()}var oc=le({default:()=>sc}),sc=je({english:ht,make:(e,t,n)=>new Os(e,t,n),Scene:Rs,Table:is,TurnOrder:ac,Keys:$s,Greeting:Zs,ReplayStage:ws,HowTo:Qs,form:{make:e=>new Ws(e),options:e=>e.options(),More:qs,Picture:Ys},marksOf:As,shareable:Bs,eventText:Ut,choiceText:Wt,ruleText:Gt,soundOf:Ps});export{qi as ActionPyramid,ca as BattleCard,Gr as ByColour,ur as Deal,ro as DivineCard,Na as FameRow,Wn as Gem,Nn as KINDS,ri as OPEN,Ua as Portrait,po as PrayerPoints,as as STATS,$ as Sign,Fr as TileCard,pa as TileChip,St as actionName,Hn as cardWords,yt as cityName,xt as colourName,sc as default,wt as divineName,Vn as divineValue,Bn as divineWords,Ea as fameKinds,Oa as fameText,za as figure,Fn as isOf,oc as kemet_exports,ps as loserOf,Nt as placeName,er as reachText,Jn as readStall,Gt as ruleText,ms as sideOf,ys as stepOf,zn as tileBriefs,Ct as tileName,Rn as tileWords,Qn as wareLabel,Xn as waresOf,qn as wayFor,$n as whyNot,bt as zoneName};