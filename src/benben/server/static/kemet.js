const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["app.css","palette.css","TurnOrder.css","Prose.css","Example.css","glance.css","kemet-later.css"])))=>i.map(i=>d[i]);
import{$window as e,CLASS as t,STYLE as n,action as r,append as i,attribute_effect as a,await_block as o,bind_element_size as s,bind_this as c,bind_window_size as l,child as u,clsx as d,comment as f,component as p,delegate as m,delegated as h,each as g,element as _,event as v,fallback as y,first_child as b,from_html as x,from_svg as S,get as C,html as w,if_block as T,index as E,key as D,next as O,noop as k,onMount as A,only_child as j,pop as M,prop as N,proxy as ee,push as P,remove_input_defaults as te,reset as F,rest_props as I,set as L,set_attribute as R,set_checked as ne,set_class as z,set_style as re,set_text as B,sibling as V,snippet as ie,spread_props as ae,state as H,template_effect as U,text as oe,to_array as se,transition as ce,untrack as le,user_derived as W,user_effect as G,user_pre_effect as ue}from"./disclose-version.js";import{capital as de,has as fe,playing as pe,slug as K,t as q,word as J}from"./i18n.js";import{Icon as me,chairAt as he,isOff as ge,personAt as _e,selfAt as ve,settings as ye,tip as be}from"./people.js";import{ICONS as xe}from"./icons.js";import{God as Se,Missing as Ce,__exportAll as we,__vitePreload as Te,emblem as Ee,godName as De,shield as Oe,title as ke}from"./app.js";import{calm as Ae,hurry as je,scale as Me}from"./motion.js";import{Chronicle as Ne,Keys as Pe,Minimap as Fe,PanZoom as Ie,Prompt as Le,Reel as Re,Replayed as ze,SinceLast as Be,StoryLine as Ve,TurnOrder as He,ZoomBoard as Ue,afterthoughts as We,alone as Ge,behind as Ke,digit as qe,exitsOf as Je,fitted as Ye,keepTold as Xe,picture as Ze,spoken as Qe,strong as $e,toldAt as et,windowOf as tt}from"./TurnOrder.js";import{isEvent as nt,joined as rt}from"./marks.js";import{Board as it,COIN as at,COLOURED as ot,COLOURS as st,SHIELD as ct,SIGNS as lt,STAR as ut,area as Y,at as X,beginning as dt,boardOf as ft,charge as pt,creature as mt,crowd as ht,cut as gt,divineCard as _t,dot as vt,drop as yt,eye as bt,flash as xt,gem as St,guard as Ct,isCreature as wt,layered as Tt,line as Z,man as Et,plus as Dt,priest as Ot,shield as kt,silhouette as At,spear as jt,sword as Mt,turned as Nt,whirl as Pt}from"./glance.js";import{geometry as Ft,zones_default as It}from"./geometry.js";var Lt=`
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
hint-in-all = in all: { $list }
hint-because = because: { $list }
hint-but = but: { $list }
hint-fears = beware: { $list }
hint-instead = next best: { $list }
prompt-confirm = { $choice }? It cannot be undone.
prompt-confirm-brings = { $choice }: { $list }
prompt-waiting = { $step }: waiting for { $names }
prompt-other = { $player }: { $step }
prompt-nobody = The table is being set
detail-wait = You will be told when it is your turn
detail-thinks = thinking for { $seconds } s
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
level-of = Level of { $name }
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
guide-tip = Tip
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
rules-search = Find a word in the rules
rules-none = No rule mentions “{ $text }”.
rules-chapters = Chapters
rules-open = The printed rules leave this open.
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
council-ask-proposed = Proposed: play { $play }, lay { $aside } aside{ $count ->
    [0] { "" }
    [one] , add { $count } divine card
   *[other] , add { $count } divine cards
  }
council-proposed = proposed
council-detail-planning = { $god } is still planning
council-detail-sealed = { $god } has chosen and waits for you
council-odds = Wins against { $wins } of { $of } cards, as far as one knows
council-hopeless-others = This plan cannot win; another card could
council-hopeless-all = No card of yours wins here, as far as one knows
council-hopeless-fallen = A card could win, but none of your Units would be left
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
stage-skip = Skip these battles
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
fight-tie = a tie goes to the defender
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
fight-recalled-forced = { $god } has to recall { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }: no free zone to retreat to
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
ask-loser = You lost: what { $units ->
    [one] does your Unit
   *[other] do your { $units } Units
  } do?
ask-loser-detail = Recalled Units go to your supply; where retreating ones go is the winner’s choice
ask-loser-stay-detail = None of the winner’s Units is left, so yours may stay; recalled ones go to your supply
ask-refuge = { $god } retreats: where to with { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }?
ask-refuge-detail = Empty zones next to { $zone }; also on the map
ask-winner = You won: { $units ->
    [one] does your Unit
   *[other] do your { $units } Units
  } stay?
ask-winner-detail = Recalled, the Troop keeps the reward of the victory, but gives up the zone and what it is worth
ask-stay-brings = { $units ->
    [one] { $units } Unit holds the zone
   *[other] { $units } Units hold the zone
  }
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
night-full = the most
night-capped = No more than { $n } PP can be held.
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
night-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
  }
night-spend = Spend { $count }
night-ask-offering = Offering: give Units of the Sanctuary for fame?
night-ask-delta = Delta temple: give a Unit for prayer points?
night-ask-offerings = Offerings: which do you make?
night-offer-use-use = Both
night-offer-use-pass = Only the Sanctuary
night-offer-pass-use = Only the Delta temple
night-offer-pass-pass = Neither
night-ask-prayers = Prayers: Veterans for extra PP? You have { $veterans }
night-ask-cards = Veterans for divine cards? You have { $veterans }
night-later-prayers = 1 PP each. Those you keep can still buy cards, two for one; the rest become Units.
night-later-cards = Two for a card. Those you keep become Units, one each.
night-temples-lost = no point for two temples
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
step-build-the-first-pyramids = Build the first pyramids
step-first-level = Choose the first level of a pyramid
step-take-the-first-tile = Take the first tile
step-day = Day
step-your-turn = Choose what to do this turn
step-move-or-recruit = Choose Move or Recruit
step-bring-a-creature = Bring the creature into play
step-arrange-creatures = Arrange the creatures
step-raise-a-pyramid = Raise a pyramid
step-choose-a-colour = Choose the colour of a pyramid
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
step-choose-your-place = Choose a place in the turn order
step-place-the-first-units = Place the first Units
step-use-night-tiles = Use Night tiles
step-order = Set the turn order
step-dawn = Dawn
step-play-a-card-at-dawn = Play a card for the turn order
step-choose-your-place-at-dawn = Choose a place in the turn order
step-dusk = Dusk
step-a-card-acts = A card takes effect
step-veto = Choose whether to cancel the card
step-enter = Enter the enemy’s zone
step-escape = Choose whether to escape
step-choose-where-to-flee = Choose where the Troop flees
step-look-at-divine-interventions = Look at divine interventions
step-keep-a-divine-intervention = Choose the card to keep
step-where-does-the-creature-come-home = Choose where the creature comes home
step-bring-a-creature-with-the-recruits = Bring a creature with the recruits
choice-seal = Seal the plan
choice-pass = Decline
choice-colour = { $a1 }
choice-city = Take the city { $a1 }
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
choice-discard = Lay { $a1 } aside, face down
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
card-play-a-card-at-dawn = Show { $a1 }
spend-play-a-card-at-dawn = Dawn tokens to spend: { $a1 }
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
event-looks-at = { $a1 } may choose { $a2 }
event-lost-prayer = { $a1 } loses { $a2 } PP and has { $a3 } left
event-cancels-a-card = { $a1 } cancels { $a3 }, played by { $a2 }
event-struck = { $a1 } loses { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  } in { $a3 } before the battle; { $a4 } left
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
event-gained-dawn-tokens = { $a1 } gains { $a2 ->
    [one] { $a2 } Dawn token
   *[other] { $a2 } Dawn tokens
  } and has { $a3 }
event-spent-dawn-tokens = { $a1 } spends { $a2 ->
    [one] { $a2 } Dawn token
   *[other] { $a2 } Dawn tokens
  } and keeps { $a3 }
event-command-value = { $a1 } has a command value of { $a2 }
event-last-day = { $a1 } has { $a2 } VP, but somebody has more: this Day is the last
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
effect-prayer-per-kill = +{ $n }\xA0PP for each enemy Unit you remove in battle
effect-prayer-per-loss = +{ $n } PP for each of your Units removed in battle
effect-prayer-attacking = +{ $n }\xA0PP when you attack
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
note-comes-back = nothing; it returns to the hand
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
note-command-value = command value { $n }
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
refused-prayer-points-full = you have as many prayer points as possible
refused-walls-ignored-already = walls are no hindrance already
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
refused-card-to-show-first = first comes the battle card that you show
refused-too-few-dawn-tokens = you do not have so many Dawn tokens
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
market-shelf = Level { $level } · { $level } PP
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
confirm-buy = Buy { $tile }
market-waits = It waits in your supply.
market-no-troop = It waits in your supply: no Troop of yours can take it now.
market-buy-for = Buy for { $price } PP
market-take = Take { $tile }
market-rule = Rule
market-which-space = On which Buy space
market-space = Space { $number }
market-joins-which = Where it comes
market-joins = Joins your Troop: { $zone }
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
phone-can-play = can be played now
fame-standing = Fame, to { $goal }: { $list }
market-come-where = Where do the mercenaries come?
market-come = The mercenaries come to { $zone }
market-come-later = Place them on the board
table-title = { $game } · round { $round }, { $time ->
    [dawn] Dawn
    [night] Night
   *[day] Day
  }
table-title-setup = { $game } · setup
table-subject = Players: { $players }. Whoever begins a turn with at least { $victory } fame points, and nobody has more, wins.
your-board = Your board
the-others = The other players
the-players = The players
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
zone-out-of-reach = out of reach of this Move
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
confirm-for = { $what } for { $n } PP
confirm-raise = Raise the pyramid in { $zone } ({ $colour }) to level { $level }
confirm-place = Place { $n ->
    [one] { $n } Unit
   *[other] { $n } Units
  } in { $list }
prompt-go-on = On the way: where do they go on, or stop?
prompt-go-on-end = They can go no further
prompt-raise-it-to = How high shall the pyramid rise?
prompt-take-a-city = Choose your city
prompt-leave-a-district-empty = Which district of your city stays empty?
prompt-build-the-first-pyramids = First pyramids: { $levels } levels in all
prompt-choose-a-colour = Which colour does the new pyramid get?
prompt-take-the-first-tile = Take your first tile: it is free
prompt-move-or-recruit = Divine Will: Move or Recruit?
prompt-bring-a-creature = Where does the creature appear?
prompt-arrange-creatures = Where does { $creature } go?
prompt-raise-a-pyramid = Raise: which pyramid?
prompt-buy-a-tile = Buy a Power tile
prompt-remove-a-battle-card = Which battle card leaves the game?
prompt-place-units = Where do the new Units go?
prompt-place-units-conscription = Conscription: where do your Veterans come as Units?
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
prompt-make-an-offering-delta-temple = Make an offering at the Delta temple?
prompt-spend-veterans = Spend Veterans? You have { $veterans }
prompt-choose-your-place = Choose your place in the turn order
detail-turn = Choose an action, or a Troop to move.
detail-turn-unmoved = Choose an action.
detail-turn-floors = By Night every floor needs a token; still missing: { $floors }
detail-turn-more = Play a card, or end the turn.
detail-plan-move = Click a Troop, then where it goes; or drag it there.
detail-plan-raise = The tag at a pyramid is the price of its next level.
detail-plan-buy = One click chooses space and tile.
detail-plan-recruit = Click a district to fill it, and again for one less.
detail-plan-pray = You gain prayer points.
detail-confirm-attack = Battle: { $own } to { $strength } before cards. It cannot be undone.
detail-confirm-attack-paid = Battle: { $own } to { $strength } before cards, costs { $paid } PP. It cannot be undone.
detail-move-where = From { $from } · you have { $prayer } PP
detail-token-floor = Token: floor { $floor }.
detail-token-floor-bare = Token: floor { $floor }, which still needs one.
detail-go-on-part = Go on: { $units }, stay: { $stay } · you have { $prayer } PP
detail-stop-on-the-way = Where do they stop first? There some may stay or join, and they go on
detail-raise-it-to = { $zone } · you have { $prayer } PP
detail-recruit = Press a place for all of them, then another to shift one there.
detail-recruit-one = Press where it goes: it comes at once. Price: { $price } of { $prayer } PP
detail-hired = All of them come: press a place for them, then another to shift one there.
detail-place-units = Units left to place: { $units }
detail-place-units-conscription = One Unit for each Veteran; any without a place are lost.
detail-take-a-city = Three districts behind a wall, with a desert and a port around it.
detail-leave-a-district-empty = Each of the other two gets a Troop.
detail-build-the-first-pyramids = Press a colour, then another. A district pressed after a colour moves it there.
prompt-levels-left = First pyramids: { $left ->
    [0] all levels are placed
    [one] { $left } of { $levels } levels is left
   *[other] { $left } of { $levels } levels are left
 }
prompt-founded = First pyramids: like this?
detail-founded = Build, or go back.
detail-founded-rest = The last level is a proposal: you can change it.
build-as-shown = Build
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
stop-on-the-way = Stop on the way
stop-on-the-way-what = leave or take Units there, then go on
detail-tall = Level 4 brings 1 fame point while it is held.
level-fame = +1 fame point while it is held
go-there = { $units ->
    [one] Send { $units } Unit
   *[other] Send { $units } Units
  } to { $zone }
go-there-battle = against { $enemy }: { $own } to { $strength } before cards
go-now = Go
go-themselves = Unless you go back, they go by themselves
built-themselves = Unless you go back, they are built by themselves
come-themselves = Unless you go back, they come by themselves
go-there-on = Stop there, then on
hint-part = { $go } go, { $stay } stay
level-n = Level { $n }
raise-can = I can raise
how-many = How many go
how-many-what = Keys 1 to 7
units-of = { $n } of { $of } Units
with-creature = with { $creature }
ends-itself = The turn ends by itself
goes-itself = Goes on by itself, unless you wait
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
guide-take-the-first-tile = A tile is yours for the whole game. This first one is free; each tells what it does.
guide-your-turn = One Action token a turn. Click a Troop to move it, an empty district to build, the market to buy, or a space of your pyramid.
guide-go-on = Gold numbers are steps, blue ones are the price of a Teleport. Red blades mean a battle.
guide-war-council = Both sides choose one card to fight with and one to lay aside, in secret.
guide-choose-your-place = Whoever has least fame chooses first.
why-more-fame = more permanent fame
why-less-fame = less permanent fame
why-more-temples = more temples held
why-less-temples = fewer temples held
why-more-pyramids = taller pyramids
why-less-pyramids = lower pyramids
why-more-tiles = a stronger set of tiles
why-less-tiles = a weaker set of tiles
why-more-plan = a better tile comes within reach
why-less-plan = the next tile moves out of reach
why-more-prayer = more prayer points
why-less-prayer = fewer prayer points
why-more-units = a stronger army
why-less-units = a weaker army
why-more-cards = better cards in hand
why-less-cards = weaker cards in hand
why-more-battle = better chances in battle
why-less-battle = worse chances in battle
why-more-victory = victory is near
why-less-victory = victory moves away
why-more-order = a better place in the turn order, or more Dawn tokens
why-less-order = a worse place in the turn order, or fewer Dawn tokens
why-more-danger = less danger for your Troops
why-less-danger = more danger for your Troops
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
zone-t-inw = Nile temple N
zone-t-e = East temple
zone-t-ine = Nile temple S
zone-t-delta = Delta temple
zone-sanctuary = Sanctuary
`,Rt=x(`<div class="card svelte-1ho2mim"><!></div>`);function zt(e,t){P(t,!0);let n=W(()=>t.load());var r=f(),a=b(r);o(a,()=>C(n),null,(e,n)=>{var r=f(),a=b(r);ie(a,()=>t.children,()=>C(n)),i(e,r)},e=>{var t=Rt(),n=u(t);Ce(n,{}),F(t),i(e,t)}),i(e,r),M()}pe(`kemet`,Lt);var Bt=e=>t=>J(`${e}-${K(t)}`,ke(t)),Vt=Bt(`city`),Ht=Bt(`zone`),Ut=Bt(`colour`),Wt=Bt(`action`),Gt=e=>Bt(`tile`)(e.replace(ot,``)),Kt=Bt(`divine`),qt=Bt(`step`);function Q(e){let t=e.indexOf(` `);return t<0?[e,``]:[e.slice(0,t),e.slice(t+1)]}var Jt=e=>e.join(`; `),Yt=e=>e.split(`; `),Xt=new Set(Object.keys(It.zones)),Zt=e=>Xt.has(e),Qt=/^(NW|NE|SW|SE|W|E)$/,$t=/^P\d$/,en=e=>fe(`location-${K(e)}`),tn=`skill `,nn=e=>Ht(e),rn=RegExp(`^(move|recruit|raise|pray|buy)-(\\d|[abc]|${st.join(`|`)})$`);function an(e){let[,t=``,n=``]=rn.exec(e)??[];return t?st.includes(n)?q(`space-of-colour`,{action:Wt(t),colour:Ut(n)}):/[abc]/.test(n)?q(`space-of-three`,{action:Wt(t),n:`abc`.indexOf(n)+1}):q(`space-on-floor`,{action:Wt(t),floor:n}):q(`gold-token`)}function on(e){let t=ot.exec(e)?.[1];return t?q(`tile-of-colour`,{tile:Gt(e),colour:Ut(t)}):Gt(e)}function sn(e){if(e==null)return q(`nobody`);if(Array.isArray(e))return e.map(sn).join(`, `);let t=String(e);if(Zt(t))return nn(t);if(Qt.test(t))return Vt(t);if(rn.test(t))return an(t);if(en(t))return q(`location-${K(t)}`);if(fe(`side-${K(t)}`))return q(`side-${K(t)}`);if(t.startsWith(`skill `))return q(`source-skill`,{skill:sn(t.slice(6))});if(/^\d/.test(t))return t;if(fe(`divine-${K(t)}`))return Kt(t);if(fe(`tile-${K(t.replace(ot,``))}`))return on(t);for(let e of[`god`,`colour`,`action`,`stat`,`source`,`object`,`skill`,`token`]){let n=`${e}-${K(t)}`;if(fe(n))return q(n)}return t}function cn(e,t){if(typeof e==`number`)return e;let n=String(e);return $t.test(n)?$e(t(n)):/^\d+$/.test(n)?Number(n):Zt(n)?nn(n):en(n)?sn(n):$e(sn(e))}function ln(e,t){let n=Object.fromEntries(e.args.map((e,n)=>[`a${n+1}`,cn(e,t)]));return J(`event-${K(e.event)}`,`${e.event}: ${e.args.map(sn).join(`, `)}`,n)}function un(e,t){return Qe(ln(e,t))}var dn=(e,t)=>un(e,t).map(({text:e})=>e).join(``);function fn(e,t=e=>e,n=``){let[r,i]=Q(e),a=`${r}-${K(n)}`;if(n&&!i&&fe(a))return q(a);let o=$t.test(i)?t(i):i&&sn(i);return J(`choice-${K(r)}`,i?`${r} ${o}`:r,{a1:o})}var pn=e=>e,mn=({place:e})=>q(e.obelisk&&e.kind===`desert`?`zone-kind-obelisk`:`zone-kind-${e.kind}`);function hn(e,{player:t,units:n,creatures:r,priests:i}){let a=e.playerName(t),o=r.length?q(`troop-with`,{who:a,n,creature:r.map(Gt).join(`, `)}):q(`troop-of`,{who:a,n});return i?q(`troop-priests`,{text:o,n:i}):o}function gn(e){return[...e.steps?[q(e.sea?`way-sea`:`way-land`,{n:e.steps})]:[],...e.card?[q(`way-transfer`)]:[],...e.teleport===null?[]:[q(`way-teleport`,{n:e.teleport})],...e.fee?[q(`costs-pp`,{n:e.fee})]:[]].join(`, `)}function _n(e,t,n){let{place:r,troops:i,pyramid:a,holder:o}=t,s=e.targets.get(r.name)?.arrival?.battle;return[`${nn(r.name)}, ${mn(t)}`,...r.night?[q(`zone-night`,{n:r.night})]:[],...r.port?[q(`zone-port-${r.port.kind}`)]:[],...a?[q(`zone-pyramid`,{colour:Ut(a.colour),level:a.level})]:[],...o?[q(`zone-held`,{who:e.playerName(o.player)})]:[],...i.map(t=>hn(e,t)),...n&&(n.steps||n.teleport!==null||n.fee)?[gn(n)]:[],...s?[q(`clash`,{own:s.strength[0]??0,enemy:s.strength[1]??0})]:[]].join(`; `)}var vn={space:null,silver:!1,troop:null,units:null,alone:!1,goal:null,onward:!1,most:null,placed:{},meant:[],district:null,colour:null,founded:[]};function yn(e,t){let n=e.filter(e=>t.troop===null||e.troop===t.troop);if(t.units===null)return n[0];let r=n.filter(({units:e})=>e===t.units);return r.find(({creatures:e})=>e.length===0===t.alone)??r[0]}function bn([e,...t],n){let r=e&&n(e.troop)===e.units?e.units-1:0;return t.some(({units:e,to:t,by_card:n=[]})=>e===r&&t.length+n.length>0)?r:null}function xn(e,t){let n=new Map;for(let r of e)for(let{zone:e,paid:i,choices:a}of r.to){let o=[Number(t(r.troop)),i,-r.units,a.length],s=n.get(e)?.cost,c=o.findIndex((e,t)=>e!==s?.[t]);(!s||c<0||(o[c]??0)<(s[c]??0))&&n.set(e,{journey:r,cost:o})}return new Map([...n].map(([e,{journey:t}])=>[e,t]))}function Sn(e,t,n,r,{space:i,silver:a}){let o=t.flatMap(t=>{let[r=``,i=``]=t.split(` `),o=r===`silver`||r===`space`&&!a?n.find(e=>e.name===i):void 0;return o?.action===e?[{choice:t,space:o}]:[]}),s=new Set(n.filter(({name:e})=>r.includes(e)).map(({floor:e})=>e));return(o.find(({space:e})=>e.name===i)??o.find(({space:e})=>!s.has(e.floor))??o[0])?.choice??null}var Cn=e=>Object.values(e).reduce((e,t)=>e+(t??0),0),wn=({prices:e},t)=>t??e.length-1,Tn=({room:e},t,n)=>(e[n]??0)-(t[n]??0);function En(e,t,n,r=null){let i=t[n]??0;return(Cn(t)<wn(e,r)||Cn(t)>i)&&Tn(e,t,n)>0||i>0&&!e.ways}function Dn({room:e,prices:t,ways:n},r){if(n)return n.find(t=>Object.keys(e).every(e=>(t.placed[e]??0)===(r[e]??0)))?.choices??[];let i=Object.keys(e),a=i.flatMap(e=>Array.from({length:r[e]??0},()=>`place ${e}`)),o=Math.max(0,i.findLastIndex(e=>(r[e]??0)>0));return a.length<t.length-1&&i.slice(o).some(t=>(r[t]??0)<(e[t]??0))?[...a,`pass`]:a}function On({room:e,prices:t},n,r=null){let i=r??t.length-1,a={};for(let t of Object.keys(e).sort((e,t)=>n(t)-n(e))){let n=Math.min(i,e[t]??0);n>0&&(a[t]=n),i-=n}return a}var kn=({placed:e,meant:t,most:n})=>n!==null||t.length>0&&Cn(e)>0;function An(e,{placed:t,meant:n,most:r},i){let a=new Map(Object.keys(e.room).map(e=>[e,t[e]??0])),o=a.get(i)??0,s=Tn(e,t,i),c=[...a].filter(([e,t])=>e!==i&&t>0).sort(([,e],[,t])=>t-e),l=Math.min(s,wn(e,r)-Cn(t));if(l<=0&&(!s||!c.length))l=o&&!n.length?0:-1;else if(l<=0){let e=n.length?1:s;for(let[t,n]of c){let r=Math.min(n,e-l);a.set(t,n-r),l+=r}}return a.set(i,o+l),{placed:Object.fromEntries(a),meant:[...n.filter(e=>e!==i),i]}}var jn=(e,t)=>e.filter(e=>e.district===t),Mn=(e,t)=>e.find(e=>e.district===t),Nn=(e,t)=>e.filter(({pyramids:e})=>t.every(t=>{let n=Mn(e,t.district);return n!==void 0&&n.colour===t.colour&&n.level>=t.level})),Pn=(e,t)=>e.length===t.length&&e.every(e=>Mn(t,e.district)?.level===e.level&&Mn(t,e.district)?.colour===e.colour),Fn=(e,t)=>e.find(({pyramids:e})=>Pn(e,t));function In(e,t){let n=t.at(-1);if(!n)return;let r=({pyramids:e})=>Mn(e,n.district)?.level??0,i=Fn(e,t)??Nn(e,t).sort((e,t)=>r(t)-r(e))[0];return i?.pyramids.length===t.length?i:void 0}function Ln(e,t,n){let r=Mn(t,n)?.level??0,i=Nn(e,t).flatMap(({pyramids:e})=>e.filter(e=>e.district===n&&e.level>r));return[...new Set(i.map(({colour:e})=>e))]}function Rn(e,t,n,r){let i=r.find(r=>!Mn(t,r)&&Ln(e,t,r).includes(n));return i?Vn(t,i,n):null}function zn(e,t,n,r){let i=t.at(-1),a=t.slice(0,-1);return!n||i?.colour!==n||i.level>1||Mn(t,r)?null:Ln(e,a,r).includes(n)?Vn(a,r,n):null}function Bn(e,t){let n=new Set(t.map(({district:e})=>e));return Nn(e,t).flatMap(({pyramids:e})=>e.filter(({district:e})=>!n.has(e)))[0]?.colour}function Vn(e,t,n){let r=Mn(e,t);return r?e.map(e=>e===r?{...e,level:e.level+1}:e):[...e,{district:t,colour:n,level:1}]}var Hn=S(`<svg viewBox="-15 -15 30 30" aria-hidden="true"></svg>`),Un=x(`<span class="units svelte-14pjkgu"></span>`);function Wn(e,t){P(t,!0);let n=N(t,`fallen`,3,0),r=N(t,`size`,3,22);var a=Un();g(a,21,()=>({length:t.count}),E,(e,a,o)=>{var s=Hn();let c;w(s,()=>Oe(t.god),!0),F(s),U(()=>{R(s,`width`,r()),R(s,`height`,r()),c=z(s,0,`svelte-14pjkgu`,null,c,{fallen:o>=t.count-n()})}),i(e,s)}),F(a),U(()=>{R(a,`role`,t.label?`img`:void 0),R(a,`aria-label`,t.label||void 0),R(a,`aria-hidden`,!t.label||void 0)}),i(e,a),M()}var Gn=x(`<div><!></div>`),Kn=S(`<path></path>`),qn=x(`<div aria-hidden="true"><!> </div>`),Jn=x(`<div class="room svelte-ne7ij5"><!> <!></div>`);function Yn(t,n){P(n,!0);let r=e=>{var t=Gn();let n,r;var a=u(t);{let e=W(()=>q(`board-label`)),t=W(()=>({storm:q(`storm`),bank:q(`bank-not-in-play`).split(`|`)}));it(a,{get model(){return o().board},get lit(){return C(j)},get open(){return C(ee)},get press(){return C(te)},get chosen(){return o().chosen},get hinted(){return o().hinted},get pointed(){return C(ne)},get notes(){return C(ae)},get plans(){return C(oe)},get route(){return o().route},get arrivals(){return o().arrivals},get viewBox(){return`${C(h).x??``} ${C(h).y??``} ${C(h).width??``} ${C(h).height??``}`},get up(){return c()},get far(){return C(S)},get label(){return C(e)},describe:(e,t)=>_n(o(),e,t),get nameOf(){return nn},get words(){return C(t)},onpick:e=>o().pick(e),onpress:de,onlook:e=>o().over=e})}F(t),U(()=>{n=z(t,1,`layer svelte-ne7ij5`,null,n,{moving:C(O)}),r=re(t,``,r,{transform:`translate3d(${C(y).x??``}px, ${C(y).y??``}px, 0) scale(${C(_)??``})`})}),v(`click`,t,K,!0),i(e,t)},a=e=>{Fe(e,{get box(){return C(d)},get zoom(){return C(p)},children:(e,t)=>{var n=f(),r=b(n);g(r,17,()=>[...o().map.zones.values()],e=>e.name,(e,t)=>{var n=Kn();let r;U(e=>{r=z(n,0,`zone svelte-ne7ij5`,null,r,{lit:e}),R(n,`d`,C(t).path)},[()=>C(j).has(C(t).name)]),i(e,n)}),i(e,n)},$$slots:{default:!0}})},o=N(n,`game`,7),s=N(n,`small`,3,!1),c=N(n,`up`,3,1),l={x:-6,y:-4,width:12,height:16},d=W(()=>({x:l.x,y:l.y,width:o().map.width+l.width,height:o().map.height+l.height})),p=W(()=>new Ie(C(d))),m=W(()=>C(p).area),h=W(()=>C(m).width&&C(m).height?tt(Ye(C(d),C(m)),C(m)):C(d)),_=W(()=>C(h).width/C(p).box.width),y=W(()=>{let e=C(m).width/C(h).width*C(_);return{x:(C(h).x-C(p).box.x)*e,y:(C(h).y-C(p).box.y)*e}}),x=.83,S=W(()=>s()&&C(m).width>0&&C(m).width/C(h).width*C(_)<.56);function w(e){let[t,n]=[Math.min(C(d).width,(C(m).width-64)/x),Math.min(C(d).height,(C(m).height-20)/x)],r=([e,r])=>({x:Math.max(C(d).x,Math.min(C(d).x+C(d).width-t,e-t/2)),y:Math.max(C(d).y,Math.min(C(d).y+C(d).height-n,r-n/2)),width:t,height:n}),i=o().map.zones.get(o().chosen??``)?.troop,a=o().map.cities.find(({name:e})=>e===o().mine?.city)?.centre,s=[...o().targets.keys()].flatMap(e=>o().map.zones.get(e)?.ring??[]),[c,l]=[s.map(([e])=>e),s.map(([,e])=>e)],u=s.length?{x:Math.min(...c),y:Math.min(...l),width:Math.max(...c)-Math.min(...c),height:Math.max(...l)-Math.min(...l)}:null;return i&&!e&&o().seat.gesture.includes(`troop ${o().chosen}`)?null:i?r(i):u&&u.width<=t&&u.height<=n?u:a?e?r(a):null:C(d)}let E=W(()=>o().mine?.city??null),D;G(()=>{let e=D===null&&C(E)!==null;D=C(E),e&&s()&&le(()=>C(p).show(w(!0)??C(d),{most:x,always:!0}))});let O=H(!1),k;G(()=>(C(p).box,L(O,!0),clearTimeout(k),k=setTimeout(()=>L(O,!1),180),()=>clearTimeout(k)));let A=W(()=>[...o().targets]),j=W(()=>new Map(C(A).flatMap(([e,t])=>t.lit?[[e,t.lit]]:[]))),ee=W(()=>new Set(C(A).filter(([,e])=>!e.lit).map(([e])=>e))),te=W(()=>new Map(C(A).map(([e,{choices:t,plan:n}])=>[e,t?{choice:Jt(t)}:{plan:`${Object.keys(n??{})[0]??``} ${e}${n?.goal?` from ${n.troop}`:``}`}]))),I=H(null),ne=W(()=>new Set([...o().pointed,...[C(I)?.zone??o().plan.goal].filter(e=>e!==null)])),ie=W(()=>Q(o().seat.may.held??``)),ae=W(()=>C(ie)[0]===`place`?new Map([[C(ie)[1],`+1 ✓`]]):new Map(Object.entries(o().plan.placed).flatMap(([e,t])=>t?[[e,o().plan.meant.includes(e)?`+${t} ✓`:`+${t}`]]:[]))),oe=W(()=>{let{founded:e,district:t,colour:n}=o().plan,r=In(o().ahead.founding??[],e)?.pyramids??e,i=new Map(r.map(e=>[e.district,{colour:e.colour,level:e.level}])),a=jn(o().ahead.raises??[],t),s=a.filter(e=>e.colour===(n??a[0]?.colour)).at(-1),c=o().meaning?.raised;return c&&i.set(c.district,c),t&&s&&i.set(t,{colour:s.colour,level:s.level}),i}),se=null,ce=!1,ue=({clientX:e,clientY:t})=>document.elementFromPoint(e,t)?.closest(`[data-zone]`)?.dataset.zone;function de(e,t){o().journey?.troop!==e&&o().targets.get(e)?.plan?.troop!==e||t.button||(se={zone:e,x:t.clientX,y:t.clientY},ce=!1,s()||t.stopPropagation())}function fe(e){if(!se||!ce&&Math.hypot(e.clientX-se.x,e.clientY-se.y)<8)return;!ce&&o().journey?.troop!==se.zone&&o().pick(se.zone),ce=!0;let t=ue(e);L(I,{x:e.clientX,y:e.clientY,zone:t&&o().targets.get(t)?.arrival?t:null}),C(I).zone&&(o().over=C(I).zone)}function pe(e){let t=se;if(se=L(I,null),!ce||!t)return;let n=ue(e);n&&n!==t.zone&&o().targets.get(n)?.arrival&&o().pick(n)}function K(e){ce&&e.detail&&e.stopPropagation(),ce=!1}var J=Jn();v(`pointermove`,e,fe),v(`pointerup`,e,pe),v(`pointercancel`,e,()=>se=L(I,null));var me=u(J),he=e=>{var t=qn();let n,r;var a=u(t);Wn(a,{get god(){return o().mine.god},count:1,size:26,label:``});var s=V(a,1,!0);F(t),U(()=>{n=z(t,1,`held svelte-ne7ij5`,null,n,{can:C(I).zone}),r=re(t,``,r,{left:`${C(I).x??``}px`,top:`${C(I).y??``}px`}),B(s,o().journey?.units??``)}),i(e,t)};T(me,e=>{C(I)&&o().mine&&e(he)});var ge=V(me,2);{let e=W(()=>[...o().view.legal,o().plan.space].join());Ue(ge,{get zoom(){return C(p)},get board(){return r},get mini(){return a},get small(){return s()},part:w,get question(){return C(e)}})}F(J),i(t,J),M()}var Xn=[`bl`,`br`,`tl`,`tr`,`bm`,`tm`];function Zn(e,t,n,r){let i=t.width?n.width/t.width*e.width:0,a=t.height?n.height/t.height*e.height:0,o=t=>{let n=t.endsWith(`l`)?e.x:t.endsWith(`r`)?e.x+e.width-i:e.x+(e.width-i)/2,o=t.startsWith(`t`)?e.y:e.y+e.height-a;return r.filter(([e,t])=>e>n-20&&e<n+i+20&&t>o-10&&t<o+a+40).length};return Xn.map(e=>({corner:e,covers:o(e)})).reduce((e,t)=>t.covers<e.covers?t:e).corner}var Qn=new Set([`place units`,`place the first units`]),$n=new Set([`choose a troop`,`take along`,`go on`]),er=new Set([`buy a tile`,`take the first tile`]),tr=(e,t)=>er.has(e)&&t.some(e=>e.startsWith(`tile `)),nr=`veto`,rr=`escape`,ir=new Set([`counts`,`reshuffled`]),ar=({event:e,args:t},n)=>e===`lost units`&&Number(t[1])===0||e===`drew a card`&&n?.event===`drew`&&n.args[0]===t[0],or=e=>{let t=sr(e.filter(nt).filter(({event:e})=>!ir.has(e)));return t.filter((e,n)=>!ar(e,t[n+1]))};function sr(e){let t=e.findIndex(({event:e})=>e===`side of the path`);if(t<0)return[...e];let n=e.findIndex(({event:e})=>e===`round`),r=({event:e},r)=>r>t&&(n<0||r<n)&&(e===`side of the path`||e===`token laid`);return e.flatMap((e,n)=>n===t?[{...e,event:`path is laid out`,args:[]}]:r(e,n)?[]:[e])}var cr=new Set([`turn`,`paid`,`shows`,`strength`,`drew a card`,`took cards back`,`takes place`]);function lr(e,t,n){let r=e.filter(({n:e})=>e>t),i=r.findIndex(e=>nt(e)?e.event===`turn`&&e.args[0]!==n:e.player!==n);return i<0?[]:pr(or(r.slice(i)).filter(({event:e})=>!cr.has(e)),n)}var ur=16,dr=new Set([`round`,`last round`,`last day`,`won`]),fr=new Set([`battle`,`wins battle`,`gained fame`,`lost fame`,`raised`,`took tile`]);function pr(e,t){let n=e.filter(({event:e,args:n})=>dr.has(e)||n.includes(t));return[e,e.filter(e=>n.includes(e)||fr.has(e.event))].find(({length:e})=>e<=ur)??n}function mr(e,t){let n=e.filter(e=>nt(e)&&e.event===`turn`),r=({args:e})=>e[0]===t,i=n.at(-1);if(i&&r(i)&&e.some(e=>!nt(e)&&e.player===t&&e.n>i.n))return i.n;let a=n.findLastIndex((e,t)=>r(e)&&t+1<n.length);return a<0?0:(n[a+1]?.n??1)-1}var hr=5;function gr(e){let t=e.since?lr(e.seat.story,e.since,e.seat.viewer):[];if(!t.length||e.seat.over)return``;let n=t.slice(-5).map(t=>dn(t,e.playerName)).join(`; `);return q(`since-said`,{list:t.length>hr?q(`since-more`,{list:n,count:t.length-hr}):n})}var _r={strength:`strength +n`,strength_attacking:`attack strength +n`,strength_defending:`defend strength +n`,damage:`damage +n`,defence:`defence +n`,unblockable:`unblockable +n`,unblockable_defending:`defend unblockable +n`,land_moves:`move +n`,teleport_discount:`teleport prayer −n`,teleport_from_obelisks:`obelisk brings teleport`,wounds:`divine brings strength +n`,fame:`fame +n`,silver:`silver +n`,free_recruits:`recruit prayer 0 ×n`,recruits_free:`recruit prayer 0`,recruits_anywhere:`recruit brings unit`,prayer_units:`pray unit +n`,troop:`troop +n`,defender_fame:`defend brings fame +n`,spies:`spy card`,pray:`pray prayer +n`,tile_discount:`buy prayer −n`,level_discount:`raise prayer −n`,payment_discount:`prayer −n`,vision:`night divine +n −n`,night_cards:`night divine +n`,night_levels:`night raise +n`,night_prayer:`night prayer +n`,prayer_per_kill:`skull brings prayer +n`,prayer_per_loss:`unit brings prayer +n`,prayer_attacking:`attack prayer +n`,cards_attacking:`attack divine +n`,mercenaries:`unit +n`,gain_bonus:`prayer brings prayer +n`,special:`card n`,passes_walls:`wall`,cancels:`creature ×`,fee:`lock prayer n`,teleports_free:`teleport prayer 0`,devours:`skull brings fame +n`,first_strike:`attack skull ×n`,night_units:`night unit +n`,chosen_out_of:`night divine n`,prayer_per_victory:`fame-battle brings prayer +n`,prayer_entering:`attack prayer +n`,trap:`defend skull ×n`,gain_bonus_by_day:`day prayer +n`,shelters:`lock unit`,teleports_from_obelisks:`obelisk brings teleport`,night_priest:`night move +n`,reclaims:`divine brings card`,night_temples_fame:`night temple fame +n`,foresees:`spy divine`,renews:`night divine +n`,early_pyramids:`fame-pyramid n`,theft:`prayer −n`,escapes:`retreat troop`,prayer_won:`fame-battle prayer +n`,remembers:`divine +n`,unharmed_won:`fame-battle lock unit`,units_won:`fame-battle unit +n`,swaps:`card brings card`,units:`unit +n`,hits:`unit −n`,prayer:`prayer +n`,teleports:`teleport prayer 0`},vr={"surprise-attack":`gold move wall`,"divine-will":`gold move recruit`,"twin-ceremony":`gold buy`,"forced-march":`gold move`,"dark-ritual":`gold pray`},yr=e=>e in lt;function br(e,t){return((e===`gold`?vr[t]:_r[e])??``).split(` `).filter(Boolean).map(e=>yr(e)?{sign:e}:{value:e.replace(`n`,String(t))})}var xr=[`battle`,`movement`,`prayer`,`units`,`creatures`,`fame`],Sr={battle:`strength strength_attacking strength_defending damage defence unblockable unblockable_defending wounds special spies cancels cards_attacking first_strike trap shelters foresees reclaims`,movement:`land_moves teleport_discount teleport_from_obelisks teleports_free teleports_from_obelisks passes_walls gold night_priest`,prayer:`pray tile_discount level_discount payment_discount night_prayer night_levels prayer_per_kill prayer_per_loss prayer_attacking gain_bonus fee vision night_cards chosen_out_of prayer_per_victory prayer_entering gain_bonus_by_day renews`,units:`free_recruits recruits_free recruits_anywhere prayer_units troop mercenaries night_units`,fame:`fame defender_fame devours night_temples_fame early_pyramids`};function Cr(e,t){if(e===`creatures`)return t.creature;let n=Sr[e].split(` `);return[...Object.keys(t.effect),...Object.keys(t.with_troop)].some(e=>n.includes(e))}var wr=e=>e.slice(0,1).toLocaleUpperCase()+e.slice(1),Tr=e=>Object.entries(e).flatMap(([e,t])=>(e===`gold`?J(`gold-${K(String(t))}`,``):J(`effect-${K(e)}`,``,{n:t}))||[]);function Er(e){let t=Tr(e.with_troop);return wr([...t.length?[q(`note-creature`,{text:t.join(`; `)})]:[],...Tr(e.effect)].join(`; `))}var Dr=({colour:e,level:t,second:n})=>[{colour:e,level:t},...n?[n]:[]].map(e=>`${Ut(e.colour)} ${e.level}`).join(` + `),Or=e=>[Er(e),...e.second?[q(`market-two-colours`,{grade:Dr(e),n:e.price})]:[]].join(`. `),kr=e=>[...Object.entries(e.with_troop),...Object.entries(e.effect)].map(([e,t])=>br(e,t)).filter(e=>e.length>0),Ar=e=>wr(`cancels`in e.effect?q(`effect-vetoes`):Tr(e.effect).join(`; `)||q(`note-comes-back`)),jr=e=>{let t=Object.entries(e.effect).flatMap(([e,t])=>br(e,t)).find(e=>`value`in e&&/^[+−]/.test(e.value));return t&&`value`in t?t.value:``},Mr=({strength:e,damage:t,defence:n,own_loss:r})=>wr([q(`note-card`,{strength:e,damage:t,defence:n}),...r?[q(`note-own-loss`,{n:r})]:[]].join(`; `)),Nr=S(`<svg viewBox="-14 -14 28 28"></svg>`);function Pr(e,t){P(t,!0);let n=N(t,`size`,3,24),r=N(t,`label`,3,``);var a=Nr();w(a,()=>St(t.colour,t.level),!0),F(a),U(()=>{R(a,`width`,n()),R(a,`height`,n()),R(a,`role`,r()?`img`:void 0),R(a,`aria-label`,r()||void 0),R(a,`aria-hidden`,r()?void 0:`true`)}),i(e,a),M()}var Fr=S(`<svg viewBox="0 0 24 24" aria-hidden="true"></svg>`);function $(e,t){P(t,!0);let n=N(t,`size`,3,20);var r=Fr();w(r,()=>lt[t.name],!0),F(r),U(()=>{R(r,`width`,n()),R(r,`height`,n())}),i(e,r),M()}var Ir=Y(`M12 22c-3.9 0-6.5-2.6-6.5-6.3 0-2.5 1.3-4.2 2.7-5.9.3 1.6.9 2.5 1.9 3.2-.5-4.3.8-8 4.3-11.5-.2 3 .8 4.6 2.3 6.5 1.2 1.6 1.8 3.5 1.8 7.2 0 4-2.6 6.8-6.5 6.8z`),Lr=gt(`M1.5 3h3v2h2V3h3v19h-8zM14.5 3h3v2h2V3h3v19h-8zM4.5 9h2v4h-2zM17.5 9h2v4h-2z`)+Z(`M12 21v-9M9.8 14.2 12 12l2.2 2.2`,1.8),Rr={"war-rage":Mt,"war-fury":X(.8,-4,2.2,Mt)+X(.8,8.8,2.2,Mt),"bloody-battle":yt,bloodbath:X(.78,-2.4,1,yt)+X(.78,7.6,4,yt),"bronze-wall":kt,"iron-wall":X(.74,-1.8,.5,kt)+X(.74,8,5.5,kt),"tactical-support":X(.8,-1.5,4.3,Et)+Dt(19,7),"raining-fire":X(.84,-4,4.4,Ir)+X(.56,10.2,-.4,Ir)+Z(`M5 1.5v3.5M10.5 1.5v2.5M17 15.5v5M21 14.5v3.5`),prayer:xe.gain,transfer:xt,swiftness:X(.8,4.2,2.4,xe.move)+Z(`M1.5 8h5M1 13h4.5M1.5 18h3`,2.2),diversion:gt(`M3 4c6 2 12 2 18 0 .8 8-2.5 15-9 18C5.5 19 2.2 12 3 4zm3.4 6.2c1.6 2.2 3.2 2.2 4.2.4-1.3-1.5-2.7-1.6-4.2-.4zm7 .4c1 1.8 2.6 1.8 4.2-.4-1.5-1.2-2.9-1.1-4.2.4zM9 16.3c2 1.2 4 1.2 6 0-1.2 2.6-4.8 2.6-6 0z`),enlistment:X(.8,-1.5,4.3,Et)+Dt(19,7),"mana-theft":X(.8,-2,4.5,xe.gain)+Z(`M15 6h7M19 2.5 22.5 6 19 9.5`,2.4),teleportation:xt,"open-gates":Lr,veto:gt(`${at}m-6.2 5.9a8 8 0 0 0 10.3 10.300zm2.1-2.1 10.3 10.300a8 8 0 0 0-10.3-10.300z`),escape:X(.8,4.6,4.3,Et)+Z(`M9.5 4.500H2M5.5 1 2 4.5 5.5 8`,2.4),glory:Y(`M12 2.2l2.7 6.2 6.7.6-5.1 4.4 1.5 6.6L12 16.5 6.2 20l1.5-6.6L2.6 9l6.7-.6z`),"divine-memory":X(.84,-2.4,3.8,_t)+Z(`M22.5 8.500a6 6 0 1 0-1 4M22.5 3.500v5h-5`,2.2),"divine-protection":X(.8,2.4,2.4,kt)+Z(`M2 6 4 4M22 6l-2-2M12 0v1.5`,2.2),reinforcements:ht,"tactical-choice":xe.swap},zr=e=>e in Rr?Rr[e]:_t,Br=(e,t,n,r,i)=>`<ellipse cx="${e}" cy="${t}" rx="${n}" ry="${r}" transform="rotate(${i} ${e} ${t})" fill="currentColor"/>`,Vr={charge:pt,"priest-of-mafdet":Y(`M12 11.5c3.2 0 6.3 3.3 6.3 6.8 0 2.4-1.6 3.7-3.3 3.7-1.2 0-1.9-.6-3-.6s-1.8.6-3 .6c-1.7 0-3.3-1.3-3.3-3.7 0-3.5 3.1-6.8 6.3-6.8z`)+Br(4.6,11,2.2,3,-20)+Br(9.2,5.7,2.3,3.4,-6)+Br(14.8,5.7,2.3,3.4,6)+Br(19.4,11,2.2,3,20),carnage:Y(`M10.8 6.3c3-.5 5.5-2 7.2-4.6 3.6 3 5.4 7.7 4.3 12.4-2.3-1.9-5-2.8-8-2.5z`)+Z(`M3.5 20.5 14 9.5`,3.2)+X(.36,.5,1,yt),"wrryt-storm":Pt,portal:gt(`M3 22V11a9 9 0 0 1 18 0v11h-4V11.2a5 5 0 0 0-10 0V22z`)+Y(`M12 10l1.2 3.8L17 15l-3.8 1.2L12 20l-1.2-3.8L7 15l3.8-1.2z`),"blades-of-neith":Nt(45,Mt)+Nt(-45,Mt),"divine-wound":Y(`M12 8.5c-2.3 3.4-4 5.6-4 8a4 4 0 0 0 8 0c0-2.4-1.7-4.6-4-8z`)+Z(`M12 1.5v3.3M5 4.2l1.9 2.7M19 4.2l-1.9 2.7M1.8 10l3 1.2M22.2 10l-3 1.2`,2.2),domination:Y(vt(12,10.5,4.2))+Y(`M6.6 9.5C4.8 6.5 3 5.6.8 5.5c.2 5.5 2.6 9.5 7.2 10.3-1-1.6-1.6-3.9-1.4-6.3zM17.4 9.5c1.8-3 3.6-3.9 5.8-4-.2 5.5-2.6 9.5-7.2 10.3 1-1.6 1.6-3.9 1.4-6.3zM10 16.5h4l1.5 4.5h-7z`),initiative:Y(`M14.5 1.5 4 13.5h6L8 22.5 20 9.5h-6.8z`),"surprise-attack":Y(`M2 22V13h3v2h3v-2h3v2h3v-2h3v9z`)+Z(`M3 9C5 3.5 14 1.5 18.5 8v3M14.8 8.2l3.7 3.6 3.5-3.6`,2.4),"act-of-god":gt(`${at}m-1.4 5.2v3.4H7.2v2.8h3.4v3.4h2.8v-3.4h3.4v-2.8h-3.4V7.2z`),"recruiting-scribe":gt(`M3 3h11.5a2.5 2.5 0 0 1 2.5 2.5V9l-2.2 2.5V7H5.5v12h9v2.5H5A2 2 0 0 1 3 19.5zM7 9h6v1.7H7zm0 3.3h5V14H7zm0 3.3h3.5v1.7H7z`)+Y(`M21 6.5l2 1.8-8.3 10.2-3 1.5.9-3.3z`),defense:Ct,"reinforcement-prayer":X(.78,-1,4.5,xe.gain)+Dt(18.5,6),"shetyw-barrier":Y(`M2 4h6.5v4.4H2zM10 4h12v4.4H10zM2 9.9h11v4.4H2zM14.5 9.9H22v4.4h-7.5zM2 15.8h6.5v4.4H2zM10 15.8h12v4.4H10z`),"shield-of-neith":gt(`${ct} M6.8 7.6 8 6.4l3 3V6h2v3.4l3-3 1.2 1.2L13.8 11l3.4 3.4-1.2 1.2-3-3V17h-2v-4.4l-3 3-1.2-1.2 3.4-3.4z`),legion:[[3,3],[9.5,3],[16,3],[.2,12.5],[6.5,12.5],[12.7,12.5],[18.8,12.5]].map(([e,t])=>Y(`M${e} ${t}h5v3.6c0 1.7-1 2.8-2.5 3.6-1.5-.8-2.5-1.9-2.5-3.6z`)).join(``),"defensive-victory":gt(`${ct} M12 5.5l1.6 3.7 4 .4-3 2.6.9 3.9-3.5-2-3.5 2 .9-3.9-3-2.6 4-.4z`),spy:bt,reinforcements:ht,"divine-will":Z(`M12 22.5v-7.5L5 8M12 15l7-7`,2.6)+Y(`M2 2.5l6.5 1-5.5 5.5zM22 2.5l-6.5 1L21 9z`),priest:Y(vt(9.5,5.5,3.7))+Y(`M2.5 22c0-7.2 2.3-11.3 7-11.3S16.5 14.8 16.5 22z`)+Z(`M20 22V9`,2.2)+Z(vt(20,6,2.6),2.2),priestess:X(.92,-1.8,1.6,Y(`M12 1.8c4 0 6 2.7 6 6.2v7.5h-3.5v-3.6c-.5.4-1.5.6-2.5.6s-2-.2-2.5-.6v3.6H6V8c0-3.5 2-6.2 6-6.2zM4 22.5c.3-3.5 2.3-5.2 8-5.2s7.7 1.7 8 5.2z`))+Z(`M20.5 9.5c0 4-.5 6-2.2 8`,1.8)+Y(`M20.5 10.5c-2.6-1.8-3.4-5-2.7-8.5.9.7 1.4 1.4 1.7 2.3l1-3.3 1 3.3c.3-.9.8-1.6 1.7-2.3.7 3.5-.1 6.7-2.7 8.5z`),"magical-support":Y(`M3 15h8v6.5H3zM13 15h8v6.5h-8z`)+Y(`M8 8.5h8V13H8z`)+Y(`M12 .8l.9 2.7 2.7.9-2.7.9L12 8l-.9-2.7-2.7-.9 2.7-.9zM19.5 5l.6 1.7 1.7.6-1.7.6-.6 1.7-.6-1.7-1.7-.6 1.7-.6z`),vision:gt(`M1.5 14.5S5.5 8.5 12 8.5s10.5 6 10.5 6-4 6-10.5 6-10.5-6-10.5-6zM12 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z`)+Y(vt(12,14.5,1.7))+Z(`M12 1.5V5M6 2.8l1.2 3M18 2.8l-1.2 3`,2.2),"divine-boon":X(.84,-2,3.8,_t)+Dt(19.5,5.5),"hand-of-god":Y(`M7 22.5c-2-2.5-3.6-5-5-8.2-.6-1.5 1-2.5 2.2-1.3L6.5 15V5.5c0-1.9 2.6-1.9 2.7 0V11h.6V3.2c0-2 2.7-2 2.8 0V11h.6V4.5c0-1.9 2.7-1.9 2.7 0V11.5h.6V7.2c0-1.8 2.5-1.8 2.5 0V16c0 2.8-1 4.7-2.5 6.5z`)+Y(`M20.5 1l2.7 4.5h-5.4z`),"divine-hunger":Y(`M2 4c6 2 14 2 20 0l-.8 6.5-2.7-1.3-1.7 4.3-2.6-4-2.2 4.8-2.2-4.8-2.6 4-1.7-4.3-2.7 1.3zM3.2 20.5l.8-5.2 2.5 1.2 1.6-2.5 2 3 1.9-3.5 1.9 3.5 2-3 1.6 2.5 2.5-1.2.8 5.2c-5.5-2-12.1-2-17.6 0z`),"priest-of-thoeris":X(.84,-2.4,3.8,_t)+X(.56,12.5,-.5,Mt),"priest-of-ra":gt(`M12 4.5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM7.8 11.2v2.6h8.4v-2.6z`)+Z(`M12 .9v1M4 3.8l.6.8M20 3.8l-.6.8`,2.2),"priest-of-amon":Y(`M11.2 22V5.5C11 2.8 9.9 1.5 8.2 1.5 6 1.8 4.8 4.3 5.2 8l1.5 14zM12.8 22V5.5c.2-2.7 1.3-4 3-4 2.2.3 3.4 2.8 3 6.5l-1.5 14z`),"mercenaries-of-the-sword":X(.8,-2.2,4.6,Et)+X(.86,12.5,1,Mt),"mercenaries-of-the-spear":X(.8,-2.2,4.6,Et)+jt,"local-recruitment":Y(`M11 4.5 1.5 21.5h7l2.5-6 2.5 6h7z`)+Z(`M11 5V1.5`)+Y(`M11 1.3h6.5l-1.7 1.9 1.7 1.9H11z`),"honor-in-battle":Z(`M7 21C2.5 17 2 9 6 3.5M17 21c4.5-4 5-12 1-17.5`,2.2)+Y(`M1.5 7l4 1-1 3.6-3.3-1.4zM1.8 13.2l4.3-.4.4 3.6-3.5.3zM5 18.8l3.6-2.4 2 3-3.3 2zM22.5 7l-4 1 1 3.6 3.3-1.4zM22.2 13.2l-4.3-.4-.4 3.6 3.5.3zM19 18.8l-3.6-2.4-2 3 3.3 2z`)+Y(`M12 6.5l1.3 2.9 3.1.3-2.4 2.1.7 3.1-2.7-1.6-2.7 1.6.7-3.1-2.4-2.1 3.1-.3z`),"dedication-to-battle":Y(`M9 1.2 11 4v9H7V4zM3.8 13h10.4v2.4H3.8zM7.8 15.4h2.4V22H7.8z`)+X(.62,11.5,7.5,xe.ankh),"twin-ceremony":gt(`M3.5 1.5h9A2 2 0 0 1 14.5 3.5V8h-3.7A3.8 3.8 0 0 0 7 11.8V15.5H3.5a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z`)+gt(`M11 9.5h9a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 8.5 20v-8A2.5 2.5 0 0 1 11 9.5zm4.5 2.3-3 4.2 3 4.2 3-4.2z`),"forced-march":X(.78,-1.8,4.6,xe.move)+Z(`M15 3.5 19 8l-4 4.5M19.5 3.5 23 8l-3.5 4.5`,2.6),"deadly-trap":Y(`M1.5 21.5v-3h21v3zM2.5 17 5 7.5 7.5 17zM8 17l4-15 4 15zM16.5 17 19 7.5 21.5 17z`),"bestial-fury":gt(`M2.5 2.5 7 5c3-1.5 7-1.5 10 0l4.5-2.5c.8 4.3.6 7-1 9.5 0 4-2 7-4.5 8.5l-1.5-3.3-1.2 4.6h-2.6l-1.2-4.6L8 20.5C5.5 19 3.5 16 3.5 12c-1.6-2.5-1.8-5.2-1-9.5zM6.3 10.2l4 2.6c-1.7.9-3.5.3-4-2.6zm11.4 0l-4 2.6c1.7.9 3.5.3 4-2.6z`),"open-gates":Lr,teleport:xt,"high-priest":X(.84,-1,3,Et)+Z(`M20.5 22V9`,2.2)+Z(vt(20.5,5.5,2.8),2.2)+Y(`M5.5 4.5 9 1l3.5 3.500z`),"holy-war":Nt(45,Mt)+Nt(-45,Mt)+X(.5,6,11.5,xe.ankh),"dark-ritual":gt(`M12 1.500a7 7 0 1 0 7 9 5.5 5.5 0 1 1-7-9z`)+X(.62,8.5,9,xe.ankh),"protective-aura":X(.7,3.6,3.6,Y(ct))+Z(`M2.5 12a9.5 9.5 0 0 1 19 0`,2.2),"night-expedition":X(.72,-1.5,6.5,Et)+Y(`M18 1.500a5.5 5.5 0 1 0 4.5 8 4.4 4.4 0 0 1-4.5-8z`)+Z(`M15 21.500h7.5`,2.2),reminiscence:X(.84,-2.4,3.8,_t)+Z(`M22.5 8.500a6 6 0 1 0-1 4M22.5 3.500v5h-5`,2.2),piety:Y(`M2 8.5 12 2l10 6.500zM4 10h3v8H4zM10.5 10h3v8h-3zM17 10h3v8h-3zM2 19.500h20V22H2z`),"divine-prescience":X(.84,-2.4,3.8,_t)+X(.56,11,0,bt),renewal:X(.7,3.5,3.6,_t)+Z(`M21 6A10 10 0 0 0 3.5 7.500M3 18a10 10 0 0 0 17.5-1.5`,2.2),"disciple-of-ptah":Y(`M12 3 22 21H2z`)+Dt(19,5),"divine-might":X(.72,3.4,5.6,xe.ankh)+Z(`M12 1.2v2M4 4l1.6 1.8M20 4l-1.6 1.8M1.2 11.5h2.4M22.8 11.5h-2.4`,2.2)},Hr={stargate:`portal`,"god-speed":`priest-of-mafdet`,"offensive-strategy":`wrryt-storm`,"victory-point":`domination`,"defensive-strategy":`shetyw-barrier`,prescience:`spy`,slaves:`magical-support`,crusade:`divine-hunger`,mercenaries:`mercenaries-of-the-spear`,"enforced-recruitment":`local-recruitment`,"divine-strength":`divine-might`},Ur=e=>Hr[e.replace(ot,``)]??e.replace(ot,``);function Wr(e){return wt(e)?At(e):Vr[Ur(e)]??Z(`M5 5h14v14H5z`)}var Gr=x(`<span><svg viewBox="0 0 24 24" aria-hidden="true"></svg></span>`),Kr=x(`<svg viewBox="0 0 24 24" aria-hidden="true"></svg> <!>`,1);function qr(e,t){P(t,!0);var n=Kr(),r=b(n);w(r,()=>Wr(t.tile),!0),F(r);var a=V(r,2),o=e=>{var n=Gr(),r=u(n);w(r,()=>Wr(t.tile),!0),F(r),F(n),U(()=>{z(n,1,`half gem-ground gem-${t.second??``}`,`svelte-493lyt`),R(r,`width`,t.size),R(r,`height`,t.size)}),i(e,n)};T(a,e=>{t.second&&e(o)}),U(()=>{R(r,`width`,t.size),R(r,`height`,t.size)}),i(e,n),M()}function Jr(e,t){let{columns:n,players:r,frames:i}=e.position,a=e=>n[e]??{},o=a(`god`),s=a(`city`),c=a(`tiles`),l=a(`pyramid`),u=a(`colour_at`),d=Array.from({length:r},(e,t)=>`P${t+1}`),f=Object.values(a(`order`)).filter(e=>e!==void 0),p=[...new Set([...f,...d])].flatMap(e=>{let t=o[e];return t?[{player:e,god:t,city:s[e]??null}]:[]}),m=new Map(p.map(e=>[e.player,e])),h=new Map(p.flatMap(e=>e.city?[[e.city,e]]:[])),{controls:g,path:_}=e.outlook,v=new Map(i.flatMap(({attacker:e,zone:t})=>e?[[String(t),String(e)]]:[])),y=i.find(({player:e})=>e)?.player,b=Object.entries(a(`creature_at`)),x=new Map;for(let[e,t=0]of Object.entries(a(`troop`))){let[n=``,r=``]=e.split(` `),i=m.get(n);if(!i||!t)continue;let a=b.filter(([e,t])=>t===r&&c[n]?.includes(e)).map(([e])=>e),o=n===(v.get(r)??y),s=_?.priests[n]?.board[r]??0;x.set(r,[...x.get(r)??[],{zone:r,player:n,god:i.god,units:t,creatures:a,priests:s,attacks:o}])}let S=e=>{let t=(x.get(e.name)??[]).toSorted((e,t)=>Number(e.attacks)-Number(t.attacks)),n=e.city?h.get(e.city)??null:null,r=Number(l[e.name]??0),i=u[e.name];return{place:e,troops:t.map(e=>({...e,attacks:t.length>1&&e.attacks})),pyramid:r&&i?{colour:i,level:r}:null,holder:m.get(g[e.name]??``)??null,owner:n}},C=Ft(t,r);return{players:r,map:C,seats:p,owners:h,sites:new Map([...C.zones].map(([e,t])=>[e,S(t)]))}}var Yr=(e,t,n)=>Number((e.position.columns.troop??{})[`${t} ${n}`]??0);function Xr({view:e,ahead:t,plan:n}){let r=new Map,i=(e,t)=>r.set(e,[...r.get(e)??[],t].sort((e,t)=>(e.paid??0)-(t.paid??0))),a=new Set(e.legal),o=new Set;for(let[r,s]of Object.entries(t.buys??{})){let t=(n?.silver?[`silver`]:[`space`,`silver`,`gold`]).map(e=>`${e} ${r}`).find(e=>a.has(e)),c=e=>{let[n,...r]=t?[t,...e]:e;return n?[n,...r]:null};for(let{tile:n,choices:a,paid:l,settles:u=[],hires:d}of s){let s=c(a);if(!s)continue;o.add(n);let f=u.flatMap(t=>{let n=c(t.choices);return n?[{zone:t.zone??null,units:t.zone?Yr(e,e.viewer,t.zone):0,choices:n}]:[]}).sort((e,t)=>t.units-e.units);d&&f.push(...Zr(d,s,t=>Yr(e,e.viewer,t))),i(n,{space:t?r:null,choices:f[0]?.choices??s,paid:l,...f.length?{settles:f}:{}})}}for(let t of tr(e.asks?.step??``,e.legal)?e.legal:[]){let[e,n=``]=t.split(` `);e===`tile`&&!o.has(n)&&i(n,{space:null,choices:[t],paid:null})}return r}function Zr(e,t,n){let r=e.prices.length-1,i=On(e,n);return[...[i,...Object.keys(e.room).filter(t=>(e.room[t]??0)>=r&&(i[t]??0)<r).sort((e,t)=>n(t)-n(e)).map(e=>({[e]:r}))].map(n=>({zone:Object.keys(n).join(` `),placed:n,units:r,choices:[...t,...Dn(e,n)]})),{zone:null,placed:{},units:0,choices:t}]}function Qr({ways:e},t,n,r){let i=e=>t.spaces.find(t=>t.name===e)?.floor,a=new Set(n.map(i)),o=e.filter(({paid:t})=>t===e[0]?.paid);return e.find(({space:e})=>e!==null&&e===r)??o.find(({space:e})=>!a.has(i(e)))??e[0]}function $r(e,t){let{view:n,about:r,board:i,sheets:a,order:o}=e,s=n.position.columns.market??{},c=n.position.columns.colours??r.colours,l=Xr(e),u=e=>e.replace(ot,``),d=a.get(t)?.tiles??[],f=[...i.sites.values()].filter(({holder:e,pyramid:n})=>n&&e?.player===t),p=e=>({tile:e,owners:o.filter(t=>a.get(t)?.tiles.includes(e.name)),left:s[e.name]??0,ways:t===n.viewer?l.get(e.name)??[]:[],twin:d.some(t=>t!==e.name&&u(t)===u(e.name))});return r.colours.filter(e=>c.includes(e)).map(e=>{let n=f.filter(({pyramid:t})=>t?.colour===e).sort((e,t)=>(t.pyramid?.level??0)-(e.pyramid?.level??0))[0],i=n?.pyramid?.level??0,o=r.tiles.filter(t=>t.colour===e),s=[...new Set(o.map(e=>e.level))].sort((e,t)=>t-e);return{colour:e,level:i,captured:n?.owner&&n.owner.player!==t?n.owner:null,bought:a.get(t)?.bought.includes(e)??!1,shelves:s.map(e=>({level:e,lit:e<=i,wares:o.filter(t=>t.level===e).map(p).filter(ei)}))}})}var ei=({owners:e,left:t})=>t>0||e.length>0,ti=e=>e.flatMap(({shelves:e})=>e.flatMap(({wares:e})=>e));function ni(e,t){return e.tiles.filter(e=>t.includes(e.name)).map(e=>({tile:e,amount:Number(e.effect.tile_discount??0)+Number(e.effect.payment_discount??0)})).filter(({amount:e})=>e>0)}function ri(e,{tile:t,owners:n,ways:r}){let i=r[0]?.paid;return[Dr(t),Or(t),...n.length?[q(`market-owned`,{list:n.map(e.playerName).join(`, `)})]:[],...r.length?[i==null?q(`market-can-take`):q(`market-price`,{price:i})]:[]].join(`; `)}function ii(e,{tile:t,ways:n,twin:r}){if(r)return de(q(`refused-tile-already-yours`));let i=n.length?``:K(e.ahead.forbidden?.[`tile ${t.name}`]?.why??``);return i&&fe(`refused-${i}`)?de(q(`refused-${i}`)):``}function ai(e,{level:t,bought:n},r){return n?q(`market-bought`):t?r===e.seat.viewer?q(`market-your-level`,{level:t}):q(`market-level-of`,{who:e.playerName(r),level:t}):q(`market-none-yet`)}function oi({settles:e}){let[t]=e??[];return t?.zone?q(t.placed?`market-come`:`market-joins`,{zone:si(t)}):t?si(t):``}function si({zone:e,placed:t}){if(!e)return q(t?`market-come-later`:`pass-bring-a-creature`);let n=Object.entries(t??{});return n.length>1?n.map(([e,t])=>`${nn(e)} ${t}`).join(`, `):nn(e)}var ci=x(`<em class="svelte-mqh4v1"> </em>`),li=x(`<span class="owner svelte-mqh4v1"><!> </span>`),ui=x(`<span class="svelte-mqh4v1"> <b class="svelte-mqh4v1"> </b></span>`),di=x(`<span class="left svelte-mqh4v1"><!><b class="svelte-mqh4v1"> </b><span class="unseen"> </span></span>`),fi=x(`<!> <!> <!>`,1),pi=x(` <b class="svelte-mqh4v1"> </b>`,1),mi=x(`<span class="svelte-mqh4v1"><!></span>`),hi=x(`<button class="btn svelte-mqh4v1"> </button>`),gi=x(`<div class="ways svelte-mqh4v1" role="group"></div>`),_i=x(`<div class="ways settles svelte-mqh4v1" role="group"><span class="svelte-mqh4v1"> </span> <!></div>`),vi=x(`<p class="ways svelte-mqh4v1"> </p>`),yi=x(`<button><!> </button>`),bi=x(`<section><span><!></span> <div class="text svelte-mqh4v1" aria-live="polite"><b class="svelte-mqh4v1"> </b> <span class="svelte-mqh4v1"> <!></span></div> <div class="sum svelte-mqh4v1"><!> <!></div> <!> <!> <!> <div class="buttons svelte-mqh4v1"><button class="btn"><!> </button> <!></div></section>`);function xi(e,t){P(t,!0);let n=N(t,`game`,7),r=N(t,`narrow`,3,!1),a=H(0),o=W(()=>t.ware.tile),s=W(()=>t.ware.ways[C(a)]??t.ware.ways[0]),c=H(void 0),l=W(()=>C(s)?.settles?.find(({zone:e})=>e===C(c))??C(s)?.settles?.[0]),d=W(()=>C(l)?.choices??C(s)?.choices),f=W(()=>n().mine),p=W(()=>C(s)?.paid===null||!C(f)?[]:ni(n().about,C(f).tiles)),m=W(()=>ii(n(),t.ware)),_=W(()=>Gt(C(o).name)),v=W(()=>new Map(n().about.spaces.filter(({action:e})=>e===`buy`).map((e,t)=>[e.name,t+1]))),y=W(()=>C(s)!==void 0&&n().seat.hint?.choice===C(s).choices[0]);async function x(){C(d)&&await n().surely(Jt(C(d)))&&t.onbought()}var S=bi();let w;var E=u(S),D=u(E);{let e=W(()=>C(o).second?.colour);qr(D,{get tile(){return C(o).name},get second(){return C(e)},size:34})}F(E);var O=V(E,2),k=u(O),A=j(k,!0),ee=V(k,2),te=u(ee,!0),I=V(te),ne=e=>{var t=ci(),n=j(t,!0);U(()=>B(n,C(m))),i(e,t)};T(I,e=>{C(m)&&e(ne)}),F(ee),F(O);var re=V(O,2),ie=u(re);g(ie,16,()=>t.ware.owners,e=>e,(e,t)=>{let r=W(()=>n().godOf(t));var a=li(),o=u(a),s=e=>{Se(e,{get god(){return C(r)},size:20})};T(o,e=>{C(r)&&e(s)});var c=V(o,1,!0);F(a),U(e=>B(c,e),[()=>t===n().seat.viewer?q(`you`):n().playerName(t)]),i(e,a)});var ae=V(ie,2),se=e=>{var t=fi(),n=b(t),r=e=>{var t=ui(),n=u(t),r=V(n),a=j(r,!0);F(t),U(e=>{B(n,`${e??``} `),B(a,C(o).price)},[()=>Dr(C(o))]),i(e,t)},a=e=>{var t=ui(),n=u(t),r=V(n),a=j(r,!0);F(t),U(e=>{B(n,`${e??``} `),B(a,C(o).level)},[()=>q(`market-level-word`)]),i(e,t)};T(n,e=>{C(o).second?e(r):e(a,-1)});var c=V(n,2);g(c,17,()=>C(p),e=>e.tile.name,(e,t)=>{var n=ui(),r=u(n),a=V(r),o=j(a);F(n),U(e=>{B(r,`${e??``} `),B(o,`−${C(t).amount??``}`)},[()=>Gt(C(t).tile.name)]),i(e,n)});var l=V(c,2),d=e=>{var t=di(),n=u(t);$(n,{name:`prayer`,size:15});var r=V(n),a=j(r),o=V(r),c=j(o,!0);F(t),U(e=>{B(a,`${C(f).prayer??``} → ${C(f).prayer-C(s).paid}`),B(c,e)},[()=>q(`market-prayer-points`)]),i(e,t)};T(l,e=>{C(f)&&e(d)}),i(e,t)},ce=e=>{var t=mi(),n=u(t),r=e=>{var t=oe();U(e=>B(t,e),[()=>Dr(C(o))]),i(e,t)},a=e=>{var t=pi(),n=b(t),r=V(n),a=j(r,!0);U((e,t)=>{B(n,`${e??``}, ${t??``} `),B(a,C(o).level)},[()=>Ut(C(o).colour),()=>q(`market-level-word`)]),i(e,t)};T(n,e=>{C(o).second?e(r):e(a,-1)}),F(t),i(e,t)};T(ae,e=>{C(s)&&C(s).paid!==null?e(se):t.ware.owners.length||e(ce,1)}),F(re);var le=V(re,2),G=e=>{var n=gi();g(n,23,()=>t.ware.ways,e=>e.choices.join(),(e,t,n)=>{var r=hi(),o=j(r,!0);U(e=>{R(r,`aria-pressed`,C(t)===C(s)),R(r,`data-plan`,`on ${C(t).space??``}`),B(o,e)},[()=>C(v).has(C(t).space??``)||C(t).space===null?q(`market-space`,{number:C(v).get(C(t).space??``)??C(n)+1}):q(`gold-token`)]),h(`click`,r,()=>L(a,C(n),!0)),i(e,r)}),F(n),U(e=>R(n,`aria-label`,e),[()=>q(`market-which-space`)]),i(e,n)};T(le,e=>{t.ware.ways.length>1&&e(G)});var ue=V(le,2),de=e=>{let t=W(()=>q(C(l)?.placed?`market-come-where`:`market-joins-which`));var n=_i(),r=u(n),a=j(r,!0),o=V(r,2);g(o,17,()=>C(s).settles,e=>e.zone,(e,t)=>{var n=hi(),r=j(n,!0);U(e=>{R(n,`aria-pressed`,C(t)===C(l)),R(n,`data-plan`,`settles ${C(t).zone??`nowhere`??``}`),B(r,e)},[()=>si(C(t))]),h(`click`,n,()=>L(c,C(t).zone,!0)),i(e,n)}),F(n),U(()=>{R(n,`aria-label`,C(t)),B(a,C(t))}),i(e,n)};T(ue,e=>{C(s)?.settles&&e(de)});var fe=V(ue,2),pe=e=>{var t=vi(),n=j(t,!0);U(e=>B(n,e),[()=>q(`market-no-troop`)]),i(e,t)};T(fe,e=>{C(s)&&C(o).creature&&!C(s).settles&&C(s).paid!==null&&e(pe)});var K=V(fe,2),J=u(K),he=u(J);me(he,{name:`help`,size:18});var ge=V(he,1,!0);F(J);var _e=V(J,2),ve=e=>{var t=yi();let n;var r=u(t);me(r,{name:`check`});var a=V(r,1,!0);F(t),U((e,r)=>{n=z(t,1,`btn main svelte-mqh4v1`,null,n,{hinted:C(y)}),R(t,`data-choice`,e),B(a,r)},[()=>C(d)?.join(`; `),()=>C(s).paid===null?q(`market-take`,{tile:C(_)}):q(`market-buy-for`,{tile:C(_),price:C(s).paid})]),h(`click`,t,()=>void x()),i(e,t)};T(_e,e=>{C(s)&&e(ve)}),F(K),F(S),U((e,t,n)=>{w=z(S,1,`deal svelte-mqh4v1`,null,w,{narrow:r(),can:C(s)}),R(S,`aria-label`,C(_)),z(E,1,`picture gem-ground gem-${C(o).colour??``}`,`svelte-mqh4v1`),B(A,e),B(te,t),B(ge,n)},[()=>C(s)&&C(s).paid!==null?q(`market-buy-question`,{tile:C(_)}):C(_),()=>Or(C(o)),()=>q(`market-rule`)]),h(`click`,J,()=>n().rule=C(o).rule),i(e,S),M()}m([`click`]);var Si=x(`<small class="svelte-1obqse3"> </small>`),Ci=x(`<i class="svelte-1obqse3"></i>`),wi=x(`<span class="svelte-1obqse3"></span>`),Ti=x(`<span class="signs svelte-1obqse3"></span>`),Ei=x(`<button><span><!></span> <span class="text svelte-1obqse3"><b class="svelte-1obqse3"> </b> <!> <span class="unseen"> </span></span> <span class="owners svelte-1obqse3"></span></button>`),Di=x(`<div role="group"><span class="level svelte-1obqse3"> </span> <div class="wares svelte-1obqse3"></div></div>`),Oi=x(`<section class="svelte-1obqse3"><header class="svelte-1obqse3"><!> <h3 class="svelte-1obqse3"> </h3><small class="svelte-1obqse3"> </small></header> <!></section>`),ki=x(`<div class="deal svelte-1obqse3"><!></div>`),Ai=x(`<div><div class="pillars svelte-1obqse3"></div> <!></div>`);function ji(e,t){P(t,!0);let n=N(t,`game`,7),r=H(null),a=W(()=>n().seat.viewer===`spectator`?n().order[0]??``:n().seat.viewer),o=W(()=>$r(n(),C(a))),s=W(()=>ti(C(o)).find(({tile:e})=>e.name===C(r))),l=W(()=>C(o).length>3?2:C(o).length),d=W(()=>C(l)>2),p=matchMedia(`(hover: hover)`).matches,m=W(()=>p&&(n().action===`buy`||tr(n().step,n().view.legal))),_=e=>C(m)?Qr(e,n().about,n().mine?.spaces??[],n().plan.space):void 0,y=H(void 0),x=W(()=>n().mine?.buyTokens.get(n().plan.space??``));A(()=>C(y)?.scrollTo(0,n().stallAt)),G(()=>{let e=C(y)&&C(x)?[...C(y).querySelectorAll(`[data-colour="${C(x)}"] .can`)].map(e=>e.getBoundingClientRect()):[],[t,n]=[e[0],e.at(-1)];if(!C(y)||!t||!n)return;let{top:r,bottom:i}=C(y).getBoundingClientRect();n.bottom>i?C(y).scrollTop+=Math.min(n.bottom-i+4,t.top-r):t.top<r&&(C(y).scrollTop+=t.top-r)});async function S(e){let t=_(e);t?await n().choose(...t.choices)&&L(r,null):L(r,C(r)===e.tile.name?null:e.tile.name,!0)}var w=Ai();let D;var O=u(w);let k;g(O,21,()=>C(o),e=>e.colour,(e,t)=>{var o=Oi(),s=u(o),c=u(s),l=e=>{Pr(e,{get colour(){return C(t).colour},get level(){return C(t).level},size:26})},p=e=>{Pr(e,{get colour(){return C(t).colour},size:26})};T(c,e=>{C(t).level?e(l):e(p,-1)});var y=V(c,2),x=j(y,!0),w=V(y),D=j(w,!0);F(s);var O=V(s,2);g(O,17,()=>C(t).shelves,({level:e,lit:t,wares:n})=>e,(e,t)=>{let o=()=>C(t).level,s=()=>C(t).lit,c=()=>C(t).wares;var l=Di();let p;var y=u(l),x=j(y,!0),w=V(y,2);g(w,21,c,e=>e.tile.name,(e,t)=>{let o=W(()=>C(t).owners.includes(C(a))),s=W(()=>_(C(t)));var c=Ei();let l;var p=u(c),y=u(p);{let e=W(()=>C(t).tile.second?.colour);qr(y,{get tile(){return C(t).tile.name},get second(){return C(e)},size:20})}F(p);var x=V(p,2),w=u(x),D=j(w,!0),O=V(w,2),k=e=>{var r=Si(),a=j(r,!0);U(e=>B(a,e),[()=>ii(n(),C(t))]),i(e,r)},A=e=>{var n=Ti();g(n,21,()=>kr(C(t).tile),E,(e,t)=>{var n=wi();g(n,21,()=>C(t),E,(e,t)=>{var n=f(),r=b(n),a=e=>{$(e,{get name(){return C(t).sign},size:12})},o=e=>{var n=Ci();U(()=>R(n,`data-value`,C(t).value)),i(e,n)};T(r,e=>{`sign`in C(t)?e(a):e(o,-1)}),i(e,n)}),F(n),i(e,n)}),F(n),i(e,n)};T(O,e=>{C(t).twin?e(k):C(d)||e(A,1)});var M=V(O,2),N=j(M,!0);F(x);var ee=V(x,2);g(ee,20,()=>C(t).owners,e=>e,(e,t)=>{let r=W(()=>n().godOf(t));var a=f(),o=b(a),s=e=>{Se(e,{get god(){return C(r)},size:16})};T(o,e=>{C(r)&&e(s)}),i(e,a)}),F(ee),F(c),U((e,n,i,a)=>{l=z(c,1,`ware of-${e??``}`,`svelte-1obqse3`,l,{can:C(t).ways.length,mine:C(o),taken:!C(o)&&(C(t).left===0||C(t).twin)}),R(c,`aria-pressed`,C(r)===C(t).tile.name),R(c,`data-choice`,n),R(c,`data-plan`,C(s)?void 0:`look ${C(t).tile.name}`),z(p,1,`picture gem-ground gem-${C(t).tile.colour??``}`,`svelte-1obqse3`),B(D,i),B(N,a)},[()=>n().godOf(C(a))??``,()=>C(s)?.choices.join(`; `),()=>Gt(C(t).tile.name),()=>ri(n(),C(t))]),v(`pointerenter`,c,()=>C(m)&&L(r,C(t).tile.name,!0)),v(`focus`,c,()=>C(m)&&L(r,C(t).tile.name,!0)),h(`click`,c,()=>void S(C(t))),i(e,c)}),F(w),F(l),U(e=>{p=z(l,1,`shelf svelte-1obqse3`,null,p,{lit:s()}),R(l,`aria-label`,e),B(x,o())},[()=>q(`market-shelf`,{level:o()})]),i(e,l)}),F(o),U((e,n,r)=>{R(o,`data-colour`,C(t).colour),R(o,`aria-label`,e),B(x,n),B(D,r)},[()=>Ut(C(t).colour),()=>Ut(C(t).colour),()=>C(t).level&&!C(t).bought?q(`level-n`,{n:C(t).level}):ai(n(),C(t),C(a))]),i(e,o)}),F(O),c(O,e=>L(y,e),()=>C(y));var ee=V(O,2),te=e=>{var t=ki();xi(u(t),{get game(){return n()},get ware(){return C(s)},narrow:!0,onbought:()=>L(r,null)}),F(t),i(e,t)};T(ee,e=>{C(s)&&e(te)}),F(w),U(()=>{D=z(w,1,`rail svelte-1obqse3`,null,D,{brief:C(d)}),k=re(O,``,k,{"grid-template-columns":`repeat(${C(l)??``}, minmax(0, 1fr))`})}),v(`scroll`,O,()=>n().stallAt=C(y)?.scrollTop??0),i(e,w),M()}m([`click`]);var Mi=new Set([`move with a priest`,`choose the road`,`send a priest by night`,`on the road`]),Ni=[`activate`,`go`],Pi=e=>e.view.outlook.path;function Fi(e){let{ahead:t,view:n,step:r}=e;if(!n.legal.length||e.seat.may.confirm)return[];let i=r===`your turn`?e.leading:[];return r===`your turn`&&!i.length?[]:(t.walks??[]).map(e=>({walk:e,choice:Jt([...i,...e.choices])}))}function Ii(e,t){return(e.view.position.frames.find(({frame:e})=>e===`a battle with priests`)?.more??[]).flatMap(e=>e.startsWith(`${t} `)?[e.slice(t.length+1)]:[])}var Li=(e,t)=>e.view.asks?.step===`use objects`&&!Ii(e,t).length;function Ri(e,t){let n=Pi(e)?.priests[t];if(!n)return null;let r=e=>Object.values(e).reduce((e,t)=>e+t,0),i=n.path.start??0;return{start:i,path:r(n.path)-i,board:r(n.board),supply:n.supply}}var zi=e=>J(`location-${K(e)}`,ke(e)),Bi=e=>e===`start`?q(`path-start`):zi(e),Vi=e=>[`object`,`skill`,`token`].find(t=>fe(`${t}-${K(e)}`))??`token`,Hi=e=>J(`${Vi(e)}-${K(e)}`,ke(e)),Ui=(e,t)=>e.path?.tokens.find(e=>e.name===t);function Wi({effect:e,kind:t}){return t===`victory`?q(`path-victory-what`):Object.entries(e).map(([e,t])=>J(`effect-${K(e)}`,``,{n:t})).filter(Boolean).join(`; `)}function Gi(e,t){let n=Ui(e,t);return n?Wi(n):``}var Ki=({kind:e,when:t})=>e===`skill`?q(`path-skill`):e===`object`?q(`path-object-${t}`):``;function qi(e,t,n=``){let r=Ui(e.about,t);return r?{title:Hi(t),text:[Wi(r),Ki(r),n].filter(Boolean).map(Ji).join(` `),more:()=>e.rule=r.rule}:{title:Hi(t),text:``}}var Ji=e=>`${de(e)}.`,Yi=({what:e,amount:t,stat:n})=>n?q(`note-temporary`,{stat:q(`stat-${K(n)}`)}):q(`effect-${K(e)}`,{n:t}),Xi=e=>e.map(Yi).join(`, `),Zi=(e,t)=>t.map(t=>{let n=Ui(e.about,t),r=n&&n.kind!==`victory`?Wi(n):``;return r?`${Hi(t)} (${r})`:Hi(t)}).join(`, `);function Qi(e,{road:t,tokens:n,leaves:r,left:i}){return[...t.length?[q(`path-on-the-road`,{list:Xi(t)})]:[],...n.length?[q(`path-there`,{list:Zi(e,n)})]:[],...r?[q(`path-leaves-${r}`)]:[],q(`path-left`,{n:i})]}var $i=({start:e,to:t})=>e===t?Bi(t):q(`text-path-walk`,{from:Bi(e),to:Bi(t)});function ea(e,t){let n=t.tokens.map((n,r)=>n?Zi(e,[n]):q(`path-space-${t.kinds[r]??`skill`}`));return[...n.length?[de(n.join(`, `))]:[],...t.waiting.length?[q(`path-here`,{list:t.waiting.map(({player:t,n})=>q(`path-priests-of`,{who:e.playerName(t),n})).join(`; `)})]:[],...t.name===`ta-seti`?[]:[q(`path-left`,{n:t.left})]]}function ta(e){return[[`path-on-path`,e.path],[`path-at-start`,e.start],[`path-on-board`,e.board],[`path-in-supply`,e.supply]].filter(([,e])=>e).map(([e,t])=>q(e,{n:t})).join(`, `)}var na=e=>e.join(` · `);function ra(e,t){let[n,r]=Q(t);switch(n){case`space`:case`silver`:return qe(e.spaces.map(({name:e})=>e),r);case`card`:case`discard`:case`remove`:return qe(e.cards.map(({name:e})=>e),r);case`colour`:return qe(e.colours,r);case`level`:case`take`:case`slot`:return/^\d$/.test(r)?r:``;case`spend`:return/^[1-9]$/.test(r)?r:``;case`action`:return qe([`move`,`recruit`],r);case`use`:return`y`;case`pass`:return`d`;case`seal`:return`c`;default:return``}}var ia=new Set([`space`,`silver`,`pass`,`seal`,`use`,`city`,`empty`,`raise`,`troop`,`to`,`teleport`,`transfer`,`place`,`hit`,`battle`,...Ni]);function aa(e){let{view:t,step:n,plan:r,ahead:i}=e;if(!t.legal.length)return[];if(i.founding)return ha(e);if(r.district||(n===`choose a colour`||n===`raise it to`)&&i.raises)return fa(e);if(e.planned&&n===`your turn`||n===`take along`||n===`your turn`||n===`veto`)return[];let a=n===`go on`?new Set([...ia,`take`]):n===`on the road`?new Set([...ia,`stay`]):ia;return t.legal.filter(e=>!a.has(Q(e)[0])).map(t=>ba(e,t))}var oa=e=>e.step===`your turn`&&!e.planned?e.view.legal.filter(e=>[`gold`,`arrange`,`creature`,`recall`,`object`].includes(Q(e)[0])).flatMap(t=>ca(e,ba(e,t))):[],sa=3;function ca(e,t){let n=e.ahead.creatures?.[Q(t.choice)[1]]??[];return!n.length||n.length>sa?[t]:n.map(({zone:e=``,choices:n})=>({...t,choice:Jt(n),name:`${t.name} → ${nn(e)}`}))}var la=e=>e?q(`costs-pp`,{n:e}):q(`costs-nothing`),ua=4,da=e=>e>=ua;function fa(e){let{plan:t,ahead:n}=e,r=n.raises??[],i=t.district?jn(r,t.district):r,a=[...new Set(i.map(({colour:e})=>e))],o=t.colour??a[0];return[...a.length>1?a.map(t=>ma(e,t,t===o)):[],...i.filter(e=>e.colour===o).map(t=>pa(e,t))]}var pa=(e,{choices:t,colour:n,level:r,paid:i})=>({choice:Jt([...e.before(`raise`),...t]),name:q(`level-n`,{n:r}),text:``,gem:{colour:n,level:r},brings:[la(i),...da(r)?[q(`level-fame`)]:[]].join(` · `),key:String(r)}),ma=(e,t,n)=>({choice:`colour ${t}`,plan:`colour ${t}`,name:Ut(t),text:q(`about-colour-${t}`),brings:``,key:``,gem:{colour:t},on:n,act:()=>e.set({colour:t})});function ha(e){let t=e.ahead.founding??[],{founded:n}=e.plan,r=e.plan.colour??Bn(t,n),i=[...new Set([...e.map.zones.keys()].flatMap(e=>Ln(t,n,e)))],a=[...e.map.zones.keys()].sort((t,n)=>e.unitsAt(n)-e.unitsAt(t));return e.about.colours.filter(e=>i.includes(e)).map(i=>({...ma(e,i,i===r),act:()=>e.set({founded:Rn(t,n,i,a)??n,colour:i})}))}function ga({step:e,view:t,playerName:n,ahead:r},i){let[a,o]=Q(i);return a===`card`&&r.command?q(`dawn-show`,{card:o}):a===`spend`&&r.command?o===`0`?q(`dawn-keep`):q(`dawn-spend`,{n:Number(o)}):a===`spend`&&e===`spend veterans`?o===`0`?q(`night-keep`):q(t.asks?.at===`prayers`?`night-spend`:`night-draw`,{count:Number(o)}):a===`use`&&e===`make an offering`?q(`night-offer`):a===`tile`&&e===`use night tiles`?Gt(o):fn(i,n,e)}var _a=({seat:e},t)=>t.some(({what:t,player:n,amount:r=0})=>t===`fame`&&(!n||n===e.viewer)&&r<0),va=2;function ya(e,t,n){let r=[...e.board.sites.values()].filter(({place:t,holder:n})=>t.kind===`temple`&&n?.player===e.seat.viewer).map(({place:e})=>e.name),i=r.filter(e=>!n.some(({what:t,at:n})=>t===`loses`&&n===e));return r.length>=va&&i.length<va?`${t}, ${q(`night-temples-lost`)}`:t}function ba(e,t){let[n,r]=Q(t),i={choice:t,name:ga(e,t),text:``,brings:``,key:ra(e.about,t)};switch(n){case`colour`:return{...i,text:q(`about-colour-${r}`),gem:{colour:r}};case`gold`:return{...i,name:Gt(r),text:q(`gold-${r}`),tile:r};case`tile`:case`creature`:case`with`:return{...i,name:n===`tile`?Gt(r):i.name,text:Sa(e,r),tile:r};case`play`:case`drop`:case`draw`:case`add`:return{...i,name:n===`play`?i.name:Kt(r),text:Ca(e,r),divine:r,brings:wa(e,n,r)};case`object`:return{...i,text:Gi(e.about,r),token:r};case`card`:case`discard`:case`remove`:return{...i,card:r};case`spend`:return{...i,brings:xa(e,t)};default:return i}}function xa({ahead:e},t){let n=e.command?.[t];return n===void 0?``:q(`dawn-comes-to`,{n})}function Sa(e,t){let n=e.about.tiles.find(e=>e.name===t);return n?Er(n):``}function Ca(e,t){let n=e.about.divine.find(e=>e.name===t);return n?Ar(n):``}function wa(e,t,n){let r=e.about.divine.find(({name:e})=>e===n)?.cost??0;return r&&(t===`play`||t===`add`)?q(`costs-pp`,{n:r}):``}function Ta(e,t,n){return e.map(e=>e.what===`priest`?{...e,what:`priest-${e.at}`,at:``}:e).filter(({what:e})=>fe(`brought-${e}`)).map(({what:e,player:r,amount:i=0,at:a,name:o})=>{let s=q(`brought-${e}`,{sign:i<0?`−`:`+`,amount:Math.abs(i),zone:a?nn(a):``,name:o?sn(o):``});return r&&r!==t?`${n(r)} ${s}`:s}).join(`, `)}var Ea={steps:0,sea:!1,teleport:null,fee:0,card:!1,battle:!1};function Da(e,t,n){return new Map(n.map(n=>[n.zone,Oa(e,t,n)]))}function Oa(e,t,{choices:n,paid:r,battle:i}){let a={steps:0,sea:!1,teleport:null,fee:0,card:!1,battle:i!==void 0},o=t;for(let t of n){let[n,i=``]=t.split(` `);(n===`to`||n===`teleport`||n===`transfer`)&&(n===`transfer`?a.card=!0:n===`teleport`?a.teleport=r:(a.steps+=1,a.sea||=!e.zones.get(o)?.beside.includes(i)),o=i)}return a.teleport===null&&(a.fee=r),a}function ka(e,{choices:t}){return[e,...t.map(e=>e.split(` `)).flatMap(([e,t])=>e===`to`||e===`teleport`||e===`transfer`?[t??``]:[])]}var Aa=new Set([`take along`,`where does the creature go`,`go on`]),ja=new Set([`raise a pyramid`,`choose a colour`,`raise it to`]),Ma=new Set([`empty`,`raise`,`troop`,`to`,`teleport`,`transfer`,`place`,`hit`,`battle`]);function Na(e){let{step:t,ahead:n,plan:r}=e;return e.legal.length?t===`your turn`?La(e):t===`choose a troop`||t===`move with a priest`?za(e,Ia(e)):t===`take along`&&n.moves?.length?Va(e,[],yn(n.moves,r)):t===`go on`?new Map([...r.units===null?Ga(e):[],...Va(e,[],yn(n.moves??[],r))]):Qn.has(t)&&n.recruits?Ha(e):ja.has(t)&&n.raises?Ua(e,[]):n.founding?Wa(e):Ga(e):new Map}var Pa=({plan:e,spaces:t})=>t.find(({name:t})=>t===e.space)?.action,Fa=({step:e,legal:t,spaces:n,used:r,plan:i},a)=>{let o=e===`your turn`?Sn(a,t,n,r,i):null;return o?[o]:[]},Ia=e=>[...Fa(e,`move`),...e.ahead.unled??[]];function La(e){let{plan:t,ahead:n}=e,r=Pa(e);if(r===`recruit`)return Ha(e);if(r===`raise`)return Ua(e,Fa(e,`raise`));if(r===`move`||t.troop)return za(e,Ia(e));if(t.district)return Ua(e,Fa(e,`raise`));let i=Ra(e);for(let{district:e}of n.raises??[])i.set(e,{plan:{district:e},lit:null});for(let{troop:e}of n.moves??[])i.set(e,{plan:{troop:e},lit:null});return i}function Ra({ahead:e,map:t,hovers:n}){return new Map(n?[...xn(e.moves??[],e=>[`temple`,`sanctuary`].includes(t.zones.get(e)?.kind??``))].map(([e,{troop:t}])=>[e,{plan:{goal:e,troop:t},lit:null}]):[])}function za(e,t){let{plan:n,ahead:r,legal:i}=e,a=r.moves??[],o=n.troop?yn(a,n):void 0,s=o?null:Ea,c=new Map([...o?[]:Ra(e),...a.map(({troop:e})=>[e,{plan:{troop:e,goal:null},lit:s}])]);for(let e of i){let[t,n]=Q(e);t===`troop`&&!c.has(n)&&c.set(n,{choices:[e],lit:null})}return n.troop&&c.delete(n.troop),new Map([...c,...Va(e,t,o)])}var Ba=e=>e.at(-1)===`pass`?e.slice(0,-1):e;function Va({map:e,plan:t},n,r){if(!r)return new Map;let i=[...r.to,...r.by_card??[]],a=Da(e,r.troop,i);return new Map(i.map(e=>[e.zone,{choices:[...n,...t.onward?Ba(e.choices):e.choices],lit:a.get(e.zone)??Ea,arrival:e}]))}function Ha(e){let{ahead:t,plan:n}=e,{recruits:r}=t;if(!r)return new Map;let i=r.prices.length===2?Object.keys(r.room).filter(e=>Dn(r,{[e]:1}).length):[];if(i.length)return new Map(i.map(t=>[t,{choices:[...Fa(e,`recruit`),...Dn(r,{[t]:1})],lit:Ea}]));let a=Object.keys(r.room).filter(e=>En(r,n.placed,e,n.most));return new Map(a.map(e=>[e,{plan:An(r,n,e),lit:Ea}]))}function Ua({ahead:e,plan:t},n){let r=e.raises??[],i=new Map;for(let{district:e}of r){let[a,...o]=jn(r,e);if(e===t.district||!a)continue;let s={...Ea,fee:Math.min(a.paid,...o.map(({paid:e})=>e))};i.set(e,o.length?{plan:{district:e,colour:null},lit:t.district?null:s}:{choices:[...n,...a.choices],lit:s})}return i}function Wa({ahead:e,plan:t,map:n}){let r=e.founding??[],i=new Map;for(let e of n.zones.keys()){let n=zn(r,t.founded,t.colour,e);if(n){i.set(e,{plan:{founded:n,colour:null},lit:Ea});continue}let a=Ln(r,t.founded,e),o=t.colour??Bn(r,t.founded),s=a.find(e=>e===o)??(t.colour?void 0:a[0]);s&&i.set(e,{plan:{founded:Vn(t.founded,e,s),colour:null},lit:Ea})}return i}function Ga({legal:e,map:t}){let n=new Map;for(let r of e){let[e,i]=Q(r),a=e===`city`?[...t.zones.values()].filter(({city:e})=>e===i).map(e=>e.name):Ma.has(e)&&Zt(i)?[i]:[];for(let e of a)n.has(e)||n.set(e,{choices:[r],lit:Ea})}return n}function Ka(e){let{seat:t,view:n}=e,r=e.mine?.god;if(t.over)return{god:ho(e),text:go(e)};let i=qa(e);if(i)return{god:r,text:q(`prompt-confirm-attack`,i)};if(t.may.confirm&&t.may.held)return{god:r,text:q(`prompt-confirm`,{choice:e.meaning?.text??To(e,t.may.held)})};if(n.legal.length)return{god:r,text:Ya(e)};if(n.asks?.waiting){let t=n.asks.waiting.map(e.playerName).join(`, `);return{god:r,text:q(`prompt-waiting`,{step:qt(e.step),names:t})}}let a=n.owing[0];return a?{god:e.godOf(a),text:q(`prompt-other`,{player:e.playerName(a),step:qt(e.step)})}:{god:void 0,text:q(`prompt-nobody`)}}function qa({meaning:e,playerName:t}){let n=e?.going?.arrival;if(!n?.battle)return null;let[r=0,i=0]=n.battle.strength;return{enemy:t(n.battle.enemy),zone:nn(n.zone),own:r,strength:i,paid:n.paid}}var Ja=e=>!e.view.legal.some(e=>e.startsWith(`space `));function Ya(e){let{step:t,plan:n,journey:r,action:i,ahead:a}=e,o=$a(e);return r&&n.goal?q(`go-there`,{units:r.units,zone:nn(n.goal)}):r?q(t===`go on`?e.targets.size?`prompt-go-on`:`prompt-go-on-end`:`prompt-move-where`,o):n.district?q(`prompt-raise-it-to`,o):t===`your turn`&&i===`move`&&e.pathOpen?q(`prompt-plan-move-path`):t===`your turn`&&i?q(`prompt-plan-${i}`,o):a.founding&&In(a.founding,n.founded)&&o.left?q(`prompt-founded`):a.founding&&n.founded.length?q(`prompt-levels-left`,o):t===`your turn`?q(Ja(e)?`prompt-turn-more`:`prompt-turn`,o):J(`prompt-${K(Xa(e))}`,J(`prompt-${K(t)}`,qt(t),o),o)}var Xa=e=>`${e.step} ${Za(e)||Li(e,e.seat.viewer)?`none`:e.view.asks?.at??``}`,Za=({step:e,view:t})=>(e===`veto`||e===`escape`)&&t.legal.join()===`pass`;function Qa(e){let t=e.mine?.spaces??[];return[...new Set(e.about.spaces.map(({floor:e})=>e))].sort().filter(n=>!e.about.spaces.some(e=>e.floor===n&&t.includes(e.name)))}function $a(e){let{plan:t,journey:n,ahead:r,mine:i}=e,a=Cn(t.placed),o=e.view.position.frames.at(-1)??{frame:``},s=t.district??String(o.zone??o.district??``),c=e.view.position.frames.findLast(e=>e.frame===`a card acts`),l=e.view.position.frames.findLast(e=>e.frame===`enter`),u=e.step===`on the road`?String(o.to??``):``,d=r.founding?.[0]?.pyramids.reduce((e,{level:t})=>e+t,0)??0;return{units:n?.units??Number(o.units??o.left??0),from:n?nn(n.troop):``,stay:n?e.unitsAt(n.troop)-n.units:0,zone:s?nn(s):``,prayer:i?.prayer??0,recruits:a,most:(r.recruits?.prices.length??1)-1,price:r.recruits?.prices[a]??0,creature:Gt(String(o.creature??o.more?.[0]??``)),card:c?Kt(String(c.card)):``,does:c?eo(e,String(c.card)):``,who:c?e.playerName(String(c.player)):l?e.playerName(String(l.player)):``,enemies:l?Yr(e.view,String(l.player),String(l.zone)):0,at:u?sn(u):``,lies:u?(Pi(e)?.tokens[u]??[]).flatMap(e=>e?[sn(e)]:[]).join(`, `):``,levels:d,left:d-t.founded.reduce((e,{level:t})=>e+t,0),tokens:i?.tokens.left??0,veterans:i?.veterans??0,floors:Qa(e).join(`, `),bare:Qa(e).length}}function eo(e,t){let n=e.about.divine.find(e=>e.name===t);return n?Ar(n):``}function to(e){let{view:t,step:n,plan:r,journey:i,action:a,ahead:o}=e,s=qa(e);if(s)return q(s.paid?`detail-confirm-attack-paid`:`detail-confirm-attack`,s);if(e.seat.over||e.seat.may.confirm)return e.meaning?.raised&&da(e.meaning.raised.level)?q(`level-fame`):e.meaning?.detail??``;if(e.seat.viewer===`spectator`)return q(`spectators`);if(!t.legal.length)return oo(e)||(t.owing.includes(e.seat.viewer)?``:q(`detail-wait`));let c=$a(e),l=no(e);if(i)return q(r.onward?`detail-stop-on-the-way`:n===`go on`&&c.stay?`detail-go-on-part`:`detail-move-where`,c)+l;if(r.district)return q(`detail-raise-it-to`,c);if(t.asks?.at===`conscription`)return q(`detail-place-units-conscription`);if(Qn.has(n)||a===`recruit`)return o.recruits?q(o.recruits.ways?`detail-hired`:c.most===1?`detail-recruit-one`:`detail-recruit`,c):q(`detail-place-units`,c);if(n===`your turn`&&!a)return oo(e)||(Ja(e)?t.legal.some(e=>e.startsWith(`play `))?q(`detail-turn-more`):``:[q(o.moves?.length?`detail-turn`:`detail-turn-unmoved`),...c.bare?[q(`detail-turn-floors`,c)]:[]].join(` `));if(n===`your turn`&&a===`move`&&e.pathOpen)return q(`detail-move-with-a-priest`)+l;let u=a===`raise`&&o.raises?.some(({level:e})=>da(e));return n===`your turn`?[q(`detail-plan-${a}`,c),...u?[q(`detail-tall`)]:[]].join(` `):In(o.founding??[],r.founded)?q(c.left===0?`detail-founded`:`detail-founded-rest`):o.founding&&r.colour?`${Ut(r.colour)}: ${q(`about-colour-${r.colour}`)}`:n===`choose the next battle`?t.legal.map(t=>ro(e,Q(t)[1])).join(`; `):J(`detail-${K(Xa(e))}`,J(`detail-${K(n)}`,``,c),c)}function no(e){let{action:t,plan:n,about:r,mine:i}=e,a=r.spaces.filter(n=>n.action===t&&e.spaceChoice(n.name)),[o]=n.space||!t?[]:e.leading,s=a.find(({name:e})=>e===Q(o??``)[1])?.floor;if(!s||new Set(a.map(e=>e.floor)).size<2)return``;let c=!r.spaces.some(e=>e.floor===s&&i?.spaces.includes(e.name));return` · ${q(c?`detail-token-floor-bare`:`detail-token-floor`,{floor:s})}`}function ro(e,t){let n=e.board.sites.get(t)?.troops.filter(({player:t})=>t!==e.seat.viewer)??[];return`${nn(t)}: ${n.map(t=>hn(e,t)).join(`, `)}`}var io=({winsAt:e},t)=>e===`turn`?t:`${t}-day`,ao=({lastRound:e},t)=>e?`${t} ${q(`form-rounds`,{n:e})}. ${q(`form-rounds-what`)}`:t;function oo(e){let{winning:t,seat:n}=e;return!t.length||n.over?``:t.includes(n.viewer)?q(io(e,`winning-you`)):q(io(e,`winning-other`),{names:t.map(e.playerName).join(`, `)})}var so=({step:e,action:t,ahead:n,view:r})=>r.legal.length&&n.recruits&&(Qn.has(e)||t===`recruit`)?n.recruits:null;function co(e){let t=so(e);return t?[...e.before(`recruit`),...Dn(t,e.plan.placed)]:[]}var lo=({to:e,by_card:t=[]})=>[...e,...t].some(({choices:e})=>e.at(-1)===`pass`),uo=new Set([`your turn`,`place units`,`go on`,`use night tiles`]);function fo(e){let{view:t,step:n,plan:r,ahead:i}=e,a=[];if(!t.legal.length)return a;let o={choice:`back`,plan:`back`,label:q(`back`),icon:`left`,key:`Escape`,act:e.back};(e.planned&&n===`your turn`||e.planned&&(r.troop||r.goal||r.district||Cn(r.placed)||r.founded.length))&&a.push(o);let s=so(e);if(s){let t=co(e),i=Cn(r.placed),o=s.prices[i]??0;return t.length&&a.push({choice:Jt(t),label:i?q(`place-n`,{n:i}):q(n===`your turn`?`done`:`pass-place-units`),...o?{brings:q(`costs-pp`,{n:o})}:{},main:!0,icon:`check`,key:`d`}),a}let c=In(i.founding??[],r.founded);c&&a.push({choice:Jt(c.choices),label:q(`build-as-shown`),brings:c.pyramids.map(({colour:e,level:t})=>`${Ut(e)} ${t}`).join(`, `),main:!0,icon:`check`,key:`d`});let l=r.goal?e.targets.get(r.goal):void 0;if(r.goal&&l?.choices&&l.arrival){let{paid:t,battle:n}=l.arrival,[r=0,i=0]=n?.strength??[],o=[...n?[q(`go-there-battle`,{enemy:e.playerName(n.enemy),own:r,strength:i})]:[],...t?[q(`costs-pp`,{n:t})]:[]].join(` · `),s=Ba(l.choices);s.length<l.choices.length&&a.push({choice:Jt(s),label:q(`go-there-on`)}),a.push({choice:Jt(l.choices),label:q(`go-now`),...o?{brings:o}:{},main:!0,icon:`check`,key:`d`})}if(e.journey&&!r.goal&&lo(e.journey)&&a.push({choice:`onward`,plan:`onward`,label:q(`stop-on-the-way`),brings:q(`stop-on-the-way-what`),on:r.onward,...r.onward?{icon:`check`}:{},act:()=>e.set({onward:!r.onward})}),n===`your turn`&&e.eitherToken&&a.push({choice:`silver`,plan:`silver`,label:q(`silver-token`),...r.silver?{icon:`check`}:{},act:()=>e.set({silver:!r.silver})}),a.push(...oa(e).map(({choice:e,name:t})=>({choice:e,label:t}))),n===`veto`&&t.legal.includes(`pass`))return[...a,...po(t.legal)];let u=e.action===`buy`&&e.about.null_buy&&r.space?e.spaceChoice(r.space):void 0;if(u&&a.push({choice:Jt([u,`pass`]),label:q(`buy-nothing`)}),t.legal.includes(`pass`)&&!(n===`your turn`&&e.planned)){let t=uo.has(n);a.push({choice:`pass`,label:mo(e),main:t,...t?{icon:`check`}:{},key:`d`})}if(t.legal.includes(`seal`)&&a.push({choice:`seal`,label:fn(`seal`),main:!0,icon:`check`,key:`c`}),t.legal.includes(`use`)){let r=Ta((i.brings?.use??[]).filter(({what:e})=>e!==`token`),e.seat.viewer,e.playerName);t.legal.includes(`stay`)&&a.push({choice:`stay`,label:fn(`stay`,void 0,n),key:`d`}),a.push({choice:`use`,label:ga(e,`use`),...r?{brings:r}:{},main:!0,icon:`check`,key:`y`})}return a}var po=e=>e.map(e=>e===`pass`?{choice:`pass; seal`,label:q(`pass-veto`),main:!0,icon:`check`,key:`d`}:{choice:`${e}; seal`,label:fn(e,void 0,nr),brings:q(`veto-brings`)}),mo=e=>J(`pass-${K(Xa(e))}`,J(`pass-${K(e.step)}`,q(`choice-pass`)));function ho(e){let t=e.seat.over?.winners[0];return t?e.godOf(t):void 0}function go(e){let t=e.seat.over;if(!t)return``;let n=t.winners.map(e.playerName).join(`, `);return n?q(`over-won`,{names:n,reason:q(`over-${K(t.reason)}`)}):q(`over-nobody`)}var _o=2,vo=.05;function yo(e){let t=e.filter(([,e])=>e>=vo).slice(0,_o).map(([e])=>J(`why-more-${K(e)}`,``)).filter(Boolean).join(`, `);return t?q(`hint-because`,{list:t}):``}function bo(e,t,n){let r=t,i=0,a=t?n(t):0;return e.map(e=>{let[t,o]=Q(e);if(t===`troop`)[r,i,a]=[o,0,n(o)];else if(t===`to`||t===`teleport`||t===`transfer`)[r,i]=[o,a];else if(t===`take`&&r){let t=n(r)+i-Number(o);return a=Number(o),{choice:e,stay:t}}return{choice:e}})}function xo(e,t){let{choice:n,then:r,why:i}=t,a=bo([n,...r],e.journey?.troop??null,e.unitsAt).filter((e,t)=>!t||e.choice!==`pass`&&e.stay!==0).map((t,n)=>t.stay?q(`hint-part`,{go:Number(Q(t.choice)[1]),stay:t.stay}):n?fn(t.choice,e.playerName):Eo(e,t.choice)),o=We(t,t=>fn(t,e.playerName));return{says:q(`hint-says`,{choice:So(a).slice(0,5).join(` → `)}),because:[yo(i),...o].filter(Boolean).join(`; `)}}function So(e){let t=[];for(let n of e){let e=t.at(-1);e?.text===n?e.n+=1:t.push({text:n,n:1})}return t.map(({text:e,n:t})=>t>1?`${e} ×${t}`:e)}function Co(e){return e.flatMap((t,n)=>{let[r,i]=Q(t),[a,o]=Q(e[n+1]??``);if(r===`raise`&&a===`colour`){let n=e.filter(e=>e===t).length;return[{choice:t,pyramid:`${Ut(o)}${n>1?` ${n}`:``} (${nn(i)})`}]}return(r===`colour`?Q(e[n-1]??``)[0]===`raise`:r===`raise`&&e.slice(0,n).includes(t))?[]:[{choice:t}]})}var wo=new Set([`pass`,`space`,`silver`,`take`]);function To(e,t){let n=e.seat.gesture.filter(e=>!wo.has(Q(e)[0]));return n.length>1?So(Co(n).map(t=>t.pyramid?t.pyramid:fn(t.choice,e.playerName))).join(` → `):Eo(e,n[0]??t)}function Eo(e,t){if(t===`pass`)return mo(e);let[n,r]=Q(t),i=n===`space`?e.about.spaces.find(({name:e})=>e===r):void 0;return i?Wt(i.action):ga(e,t)}var Do={title:``,text:``},Oo=({tip:e})=>e??Do,ko=({onpick:e,tip:t})=>e||t?`button`:`span`;function Ao(e,t=!1){let{label:n,state:r,choice:i,plan:a,hinted:o,onpick:s}=e,c=`press ${r??``}${o?` hinted`:``}`;return ko(e)===`span`&&t?{class:c}:ko(e)===`span`?n?{class:c,role:`img`,"aria-label":n}:{class:c,"aria-hidden":!0}:{class:c,"aria-label":t?void 0:n,"aria-pressed":r===`chosen`||void 0,"aria-disabled":!s||void 0,"data-choice":s?i:void 0,"data-plan":s?a:void 0,onclick:s}}var jo=x(`<span><!></span>`),Mo=x(`<span class="bought svelte-1ak0flp"><!></span>`),No=x(`<span class="space svelte-1ak0flp"><!> <span class="word svelte-1ak0flp"> <span class="unseen"> </span></span></span> <!>`,1),Po=x(`<div class="floor svelte-1ak0flp"><svg class="course svelte-1ak0flp" viewBox="0 0 100 54" preserveAspectRatio="none" aria-hidden="true"><path d="M2,.6 H98 L100,53 H0Z" class="svelte-1ak0flp"></path><path class="light svelte-1ak0flp" d="M2.2,2 H97.8"></path></svg> <!></div>`),Fo=x(`<i><!></i>`),Io=x(`<div role="group"><div class="floor tip svelte-1ak0flp"><svg class="course svelte-1ak0flp" viewBox="0 0 100 54" preserveAspectRatio="none" aria-hidden="true"><path d="M43,1 H57 L98,53 H2Z" class="svelte-1ak0flp"></path></svg> <!></div> <!> <span class="tokens svelte-1ak0flp" role="img"></span></div>`);function Lo(e,t){P(t,!0);let n=N(t,`silver`,3,!1),o=W(()=>[...new Set(t.spaces.map(({floor:e})=>e))].sort((e,t)=>t-e)),s=W(()=>Math.max(...C(o).map(e=>t.spaces.filter(t=>t.floor===e).length))),c=({state:e})=>e===`used`||e===`chosen`;var l=Io();let d;var p=u(l),m=V(u(p),2),h=e=>{var n=f(),o=b(n);_(o,()=>ko(t.tip),!1,(e,n)=>{r(e,(e,t)=>be?.(e,t),()=>Oo(t.tip)),a(e,e=>({...e}),[()=>Ao(t.tip)],void 0,void 0,`svelte-1ak0flp`);var o=jo();let s;$(u(o),{name:`gold`,size:22}),F(o),U(()=>s=z(o,1,`gold svelte-1ak0flp`,null,s,{none:!t.tip.state})),i(n,o)}),i(e,n)};T(m,e=>{t.tip&&e(h)}),F(p);var v=V(p,2);g(v,16,()=>C(o),e=>e,(e,n)=>{let o=W(()=>t.spaces.filter(e=>e.floor===n));var l=Po();let d;var p=V(u(l),2);g(p,17,()=>C(o),e=>e.name,(e,n)=>{var o=f(),s=b(o);_(s,()=>ko(C(n)),!1,(e,o)=>{r(e,(e,t)=>be?.(e,t),()=>Oo(C(n))),a(e,e=>({...e}),[()=>Ao(C(n),!0)],void 0,void 0,`svelte-1ak0flp`);var s=No(),l=b(s),d=u(l),f=e=>{var r=jo(),a=u(r);Se(a,{get god(){return t.god},size:27}),F(r),U(()=>z(r,1,`token ${C(n).token??`plain`??``}`,`svelte-1ak0flp`)),i(e,r)},p=W(()=>c(C(n))),m=e=>{$(e,{get name(){return C(n).sign},size:22})};T(d,e=>{C(p)?e(f):e(m,-1)});var h=V(d,2),g=u(h,!0),_=V(g),v=j(_);F(h),F(l);var y=V(l,2),x=e=>{var t=Mo();Pr(u(t),{get colour(){return C(n).bought},size:18}),F(t),i(e,t)};T(y,e=>{C(n).bought&&e(x)}),U(()=>{B(g,C(n).word),B(v,`, ${C(n).label??``}`)}),i(o,s)}),i(e,o)}),F(l),U(()=>d=re(l,``,d,{width:`${C(o).length/C(s)*94+6}%`})),i(e,l)});var y=V(v,2);g(y,21,()=>({length:t.tokens.total}),E,(e,n,r)=>{var a=Fo();let o;var s=u(a),c=e=>{Se(e,{get god(){return t.god},size:21})};T(s,e=>{r<t.tokens.left&&e(c)}),F(a),U(()=>o=z(a,1,`svelte-1ak0flp`,null,o,{gone:r>=t.tokens.left})),i(e,a)}),F(y),F(l),U(()=>{d=z(l,1,`pyramid svelte-1ak0flp`,null,d,{silver:n(),wide:C(s)>4}),R(l,`aria-label`,t.label),R(y,`aria-label`,t.tokens.label)}),i(e,l),M()}var Ro=x(`<section><div class="head svelte-18kofhk"><h2 class="svelte-18kofhk"> </h2><span><!></span></div> <!></section>`);function zo(e,t){P(t,!0);let n=N(t,`game`,7),r=N(t,`bare`,3,!1),a=W(()=>n().mine),o=W(()=>n().step===`your turn`&&n().view.legal.length>0),s=W(()=>C(o)&&(n().plan.silver||!n().view.legal.some(e=>e.startsWith(`space `)))),c=W(()=>n().view.legal.filter(e=>e.startsWith(`gold `))),l=W(()=>Qa(n())),d=W(()=>n().plan.space??(n().action?n().before(n().action)[0]?.split(` `)[1]??null:null));function p({name:e}){if(C(a)?.spaces.includes(e))return q(`space-used`);let t=C(o)?n().ahead.forbidden?.[`space ${e}`]:void 0;return t?de(q(`refused-${K(t.why)}`)):``}let m=W(()=>n().about.spaces.map(e=>{let t=C(o)?n().spaceChoice(e.name):void 0,r=C(a)?.spaces.includes(e.name)??!1,i=C(a)?.buyTokens.get(e.name),s=[q(`about-action-${e.action}`),t?``:p(e)].filter(Boolean).join(` `);return{name:e.name,floor:e.floor,sign:e.action,word:q(`command-${e.action}`),label:an(e.name),...i?{bought:i}:{},...r?{state:`used`}:t&&C(d)===e.name?{state:`chosen`}:t?{state:`can`}:C(o)?{state:`shut`}:{},tip:{title:Wt(e.action),text:s,more:()=>n().rule=n().about.rules.action?.[e.action]??null},hinted:n().seat.hint?.choice===t&&t!==void 0,...t?{onpick:()=>n().begin(e),...n().direct(e)?{choice:t}:{plan:`space ${e.name}`}}:{}}})),h=W(()=>C(a)?.tiles.filter(e=>n().about.tiles.find(({name:t})=>t===e)?.gold)??[]),g=W(()=>{if(!C(h).length||!C(a))return;let e=C(c).length===1?C(c)[0]:void 0,t=C(a).tokens.gold?C(c).length?`can`:void 0:`used`,r=C(h).map(e=>`${Gt(e)}: ${q(`gold-${e}`)}`).join(`. `);return{label:q(`gold-token`),...t?{state:t}:{},tip:{title:q(`gold-token`),text:r},...e?{choice:e,onpick:()=>void n().choose(e)}:{}}});var _=f(),v=b(_),y=e=>{var t=Ro();let c;var d=u(t),f=u(d),p=j(f,!0),h=V(f),_=u(h),v=e=>{var t=oe();U(e=>B(t,e),[()=>q(`floors-need`,{n:C(l).length,floors:C(l).join(`, `)})]),i(e,t)},y=e=>{var t=oe();U(e=>B(t,e),[()=>q(`tokens-left`,{n:C(a).tokens.left})]),i(e,t)};T(_,e=>{C(o)&&C(l).length?e(v):e(y,-1)}),F(h),F(d);var b=V(d,2);{let e=W(()=>({left:C(a).tokens.left,total:n().about.tokens,label:q(`tokens-left`,{n:C(a).tokens.left})})),t=W(()=>q(`actions`));Lo(b,ae({get god(){return C(a).god},get spaces(){return C(m)},get silver(){return C(s)}},()=>C(g)?{tip:C(g)}:{},{get tokens(){return C(e)},get label(){return C(t)}}))}F(t),U((e,n)=>{c=z(t,1,`actions svelte-18kofhk`,null,c,{card:!r()}),R(t,`aria-label`,e),B(p,n)},[()=>q(`actions`),()=>q(`actions`)]),i(e,t)};T(v,e=>{C(a)&&e(y)}),i(e,_),M()}var Bo=/^play /,Vo=/^(play|gold|silver|creature|arrange)\b/,Ho=15;function Uo(e,t,n=!1){let r=t.filter(e=>e!==`pass`);return e===`your turn`&&t.includes(`pass`)?r.length?r.every(e=>Bo.test(e))?{choice:`pass`,seconds:6,patient:!0}:n&&r.every(e=>Vo.test(e))?{choice:`pass`,seconds:Ho,patient:!0}:null:{choice:`pass`,seconds:3,patient:!1}:(e===`veto`||e===`escape`)&&t.join()===`pass`?{choice:e===`veto`?`pass; seal`:`pass`,seconds:4,patient:!1}:e===`stay or recall`&&t.includes(`pass`)?{choice:`pass`,seconds:Ho,patient:!0}:e===`spend veterans`&&t.includes(`spend 0`)?{choice:`spend 0`,seconds:Ho,patient:!0}:null}var Wo=8,Go=4,Ko=8,qo=class{game;steps;still;#e=H(0);get left(){return C(this.#e)}set left(e){L(this.#e,e,!0)}#t=H(``);get waited(){return C(this.#t)}set waited(e){L(this.#t,e,!0)}constructor(e,t,n=()=>!1){this.game=e,this.steps=t,this.still=n,G(()=>this.run())}#n=W(()=>`${this.game.since} ${this.game.step} ${this.game.plan.goal??``}`);get moment(){return C(this.#n)}set moment(e){L(this.#n,e)}#r=W(()=>{let{seat:e,step:t,view:n}=this.game;if(this.still()||!ye.onward||!e.owes||e.may.confirm||!this.steps.includes(t))return null;let r=n.legal.length===1&&(t===`your turn`||(t===`veto`||t===`escape`)&&e.chairs.every(({player:t,kind:n})=>n===`bot`||t===e.viewer));if(ye.confirm&&(this.game.planned||!r))return null;let{goal:i}=this.game.plan,a=i?this.game.targets.get(i)?.choices:void 0;if(a)return{choice:Jt(a),seconds:Go,patient:!0};let o=In(this.game.ahead.founding??[],this.game.plan.founded);if(o)return{choice:Jt(o.choices),seconds:Ko,patient:!0};let{most:s,meant:c,placed:l}=this.game.plan,u=kn({most:s,meant:c,placed:l})?co(this.game):[];return u.length?{choice:Jt(u),seconds:Ko,patient:!0}:this.game.planned?null:Uo(t,n.legal,(this.game.mine?.tokens.left??0)>0)});get found(){return C(this.#r)}set found(e){L(this.#r,e)}#i=W(()=>this.waited===this.moment?null:this.found);get running(){return C(this.#i)}set running(e){L(this.#i,e)}run(){let{running:e,game:t}=this;if(!e)return;let n=()=>this.left=e.seconds;n();let r=setInterval(()=>{document.hidden||t.market||t.sheet||t.rule||document.querySelector(`dialog[open]`)?n():this.left>1?--this.left:this.left>0&&(this.left=0,t.surely(e.choice))},1e3),i=null,a=({clientX:t,clientY:r})=>{i&&Math.hypot(t-i.x,r-i.y)>Wo&&n(),i&&this.left!==e.seconds||(i={x:t,y:r})},o=new AbortController;if(e.patient){for(let e of[`pointerdown`,`keydown`,`wheel`,`touchmove`])addEventListener(e,n,{capture:!0,passive:!0,signal:o.signal});addEventListener(`pointermove`,a,{capture:!0,passive:!0,signal:o.signal})}return()=>{clearInterval(r),o.abort()}}on(e){let{running:t,left:n}=this;if(!t)return[...e];let r=e.map(e=>e.choice===t.choice?{...e,clock:{left:n,of:t.seconds}}:e);return this.game.planned?r:[{choice:`wait`,plan:`wait`,label:q(`wait`),act:()=>this.waited=this.moment},...r]}},Jo=x(`<button class="svelte-1i6lwda"> </button>`),Yo=x(`<div class="many svelte-1i6lwda" role="group"></div>`);function Xo(e,t){P(t,!0);let n=N(t,`title`,3,``),r=N(t,`none`,3,!1),a=W(()=>Array.from({length:t.most+Number(r())},(e,t)=>t+Number(!r())));var o=Yo();g(o,20,()=>C(a),e=>e,(e,n)=>{var r=Jo(),a=j(r,!0);U(e=>{R(r,`aria-pressed`,t.now===n),R(r,`data-plan`,`${t.plan??``} ${n??``}`),R(r,`aria-label`,e),B(a,n)},[()=>q(`units-of`,{n,of:t.most})]),h(`click`,r,()=>t.onpick(n)),i(e,r)}),F(o),U(()=>{R(o,`aria-label`,t.label),R(o,`title`,n())}),i(e,o),M()}m([`click`]);var Zo=new Set([`$$slots`,`$$events`,`$$legacy`,`card`,`loss`,`god`,`mini`,`width`,`state`]),Qo=x(`<i><!></i>`),$o=x(`<b class="svelte-ue6gv7"></b> <span></span>`,1),es=x(`<span class="value skull svelte-ue6gv7"><!><i class="svelte-ue6gv7"></i></span>`),ts=x(`<span><!><i class="svelte-ue6gv7"></i></span> <span><!><i class="svelte-ue6gv7"></i></span>`,1),ns=x(`<span class="ground svelte-ue6gv7"><!><b class="svelte-ue6gv7"></b></span> <span class="foot svelte-ue6gv7"><!></span>`,1),rs=x(`<span><!></span>`);function is(e,t){P(t,!0);let o=N(t,`loss`,3,0),s=N(t,`mini`,3,!1),c=N(t,`width`,19,()=>s()?27:92),l=I(t,Zo),p=W(()=>({...l,state:t.state===`aside`?void 0:t.state})),m=W(()=>(t.card??`0/0/0`).split(`/`).map(Number)),h=W(()=>se(C(m),3)),v=W(()=>y(C(h)[0],0)),x=W(()=>y(C(h)[1],0)),S=W(()=>y(C(h)[2],0)),w=W(()=>[...Array(C(x)).fill(`damage`),...Array(C(S)).fill(`defence`),...Array(o()).fill(`skull`)]);var D=f(),O=b(D);_(O,()=>ko(C(p)),!1,(e,l)=>{r(e,(e,t)=>be?.(e,t),()=>Oo(C(p))),a(e,e=>({...e,[n]:{"font-size":`${c()/10}px`}}),[()=>Ao(C(p))],void 0,void 0,`svelte-ue6gv7`);var f=rs();let m;var h=u(f),_=e=>{{let t=W(()=>Math.round(c()*.5));$(e,{name:`prayer`,get size(){return C(t)}})}},y=e=>{var t=$o(),n=b(t),r=V(n,2);let a;g(r,21,()=>C(w),E,(e,t)=>{var n=Qo(),r=u(n);{let e=W(()=>Math.max(7.5,c()*.3));$(r,{get name(){return C(t)},get size(){return C(e)}})}F(n),U(()=>z(n,1,d(C(t)),`svelte-ue6gv7`)),i(e,n)}),F(r),U(()=>{R(n,`data-value`,C(v)),a=z(r,1,`pips svelte-ue6gv7`,null,a,{many:C(w).length>3})}),i(e,t)},D=e=>{var t=ns(),n=b(t),r=u(n);{let e=W(()=>c()*.24);$(r,{name:`strength`,get size(){return C(e)}})}var a=V(r);F(n);var s=V(n,2),l=u(s),d=e=>{var t=es(),n=u(t);{let e=W(()=>c()*.2);$(n,{name:`skull`,get size(){return C(e)}})}var r=V(n);F(t),U(()=>R(r,`data-value`,`−${o()??``}`)),i(e,t)},f=e=>{var t=ts(),n=b(t);let r;var a=u(n);{let e=W(()=>c()*.2);$(a,{name:`damage`,get size(){return C(e)}})}var o=V(a);F(n);var s=V(n,2);let l;var d=u(s);{let e=W(()=>c()*.19);$(d,{name:`defence`,get size(){return C(e)}})}var f=V(d);F(s),U(()=>{r=z(n,1,`value damage svelte-ue6gv7`,null,r,{none:!C(x)}),R(o,`data-value`,C(x)),l=z(s,1,`value defence svelte-ue6gv7`,null,l,{none:!C(S)}),R(f,`data-value`,C(S))}),i(e,t)};T(l,e=>{o()?e(d):e(f,-1)}),F(s),U(()=>R(a,`data-value`,C(v))),i(e,t)};T(h,e=>{t.card===void 0?e(_):s()?e(y,1):e(D,-1)}),F(f),U(()=>m=z(f,1,`face ${t.god?`of-${t.god}`:``}`,`svelte-ue6gv7`,m,{mini:s(),aside:t.state===`aside`,back:t.card===void 0})),i(l,f)}),i(e,D),M()}var as=new Set([`$$slots`,`$$events`,`$$legacy`,`tile`,`colour`,`level`,`second`,`size`,`owners`]),os=x(`<i class="cut svelte-b8rymp"></i>`),ss=x(`<span></span>`),cs=x(`<span class="owners svelte-b8rymp"></span>`),ls=x(`<span><!> <span></span> <!></span> <!>`,1);function us(e,t){P(t,!0);let o=N(t,`second`,3,null),s=N(t,`size`,3,35),c=N(t,`owners`,19,()=>[]),l=I(t,as),d=W(()=>c().length>0);var p=f(),m=b(p);_(m,()=>ko(l),!1,(e,f)=>{r(e,(e,t)=>be?.(e,t),()=>Oo(l)),a(e,e=>({...e,[n]:{"--size":`${s()??``}px`}}),[()=>Ao(l)],void 0,void 0,`svelte-b8rymp`);var p=ls(),m=b(p);let h;var _=u(m);{let e=W(()=>o()?.colour),n=W(()=>Math.round(s()*.66));qr(_,{get tile(){return t.tile},get second(){return C(e)},get size(){return C(n)}})}var v=V(_,2);let y;g(v,21,()=>({length:t.level}),E,(e,t)=>{var n=os();i(e,n)}),F(v);var x=V(v,2),S=e=>{var t=ss();g(t,21,()=>({length:o().level}),E,(e,t)=>{var n=os();i(e,n)}),F(t),U(()=>z(t,1,`dots second gem-${o().colour??``}`,`svelte-b8rymp`)),i(e,t)};T(x,e=>{o()&&e(S)}),F(m);var w=V(m,2),D=e=>{var t=cs();g(t,20,c,e=>e,(e,t)=>{{let n=W(()=>Math.round(c().length>1?s()*.46:s()*.62));Se(e,{get god(){return t},get size(){return C(n)}})}}),F(t),i(e,t)};T(w,e=>{C(d)&&e(D)}),U(()=>{h=z(m,1,`tile gem-ground gem-${t.colour??``}`,`svelte-b8rymp`,h,{taken:C(d)}),y=z(v,1,`dots svelte-b8rymp`,null,y,{first:o()})}),i(f,p)}),i(e,p),M()}var ds=S(`<svg class="divine svelte-a6nzt2" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"></svg>`),fs=x(`<span class="icon svelte-a6nzt2"><!></span>`),ps=x(`<em class="svelte-a6nzt2"> </em>`),ms=x(`<small class="svelte-a6nzt2"> </small>`),hs=x(`<kbd aria-hidden="true" class="svelte-a6nzt2"> </kbd>`),gs=x(`<button><!> <span> <!><!></span> <!></button>`),_s=x(`<div role="group"></div>`);function vs(e,t){P(t,!0);let n=N(t,`line`,3,!1),a=N(t,`beside`,3,!1),o=e=>t.game.about.tiles.find(t=>t.name===e),s=()=>Te(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),c=({act:e,choice:n})=>e?e():void t.game.surely(n);var l=_s();let d;g(l,21,()=>t.offers,e=>e.choice,(e,n)=>{let l=W(()=>C(n)),d=W(()=>C(n).tile?o(C(n).tile):void 0);var m=gs();let g;var _=u(m),v=e=>{{let t=W(()=>a()&&C(l).plan?22:26);Pr(e,ae(()=>C(l).gem,{get size(){return C(t)}}))}},y=e=>{us(e,{get tile(){return C(d).name},get colour(){return C(d).colour},get level(){return C(d).level},get second(){return C(d).second},size:28})},x=e=>{var t=ds();w(t,()=>zr(C(l).divine),!0),F(t),i(e,t)},S=e=>{zt(e,{load:s,children:(e,n)=>{let r=()=>(n?.()).TokenChip;var a=f(),o=b(a);p(o,r,(e,n)=>{n(e,{get game(){return t.game},get token(){return C(l).token},size:28,plain:!0})}),i(e,a)},$$slots:{default:!0}})},E=e=>{is(e,{get card(){return C(l).card},mini:!0,width:22})},D=e=>{var t=fs(),n=u(t);me(n,{name:`check`,size:18}),F(t),i(e,t)};T(_,e=>{C(l).gem?e(v):C(d)?e(y,1):C(l).divine?e(x,2):C(l).token?e(S,3):C(l).card?e(E,4):e(D,-1)});var O=V(_,2),k=u(O,!0),A=V(k),M=e=>{var t=ps(),n=j(t,!0);U(()=>B(n,C(l).brings)),i(e,t)};T(A,e=>{C(l).brings&&e(M)});var N=V(A),ee=e=>{var t=ms(),n=j(t,!0);U(()=>B(n,C(l).text)),i(e,t)};T(N,e=>{(C(d)||C(l).token)&&C(l).text&&e(ee)}),F(O);var P=V(O,2),te=e=>{var t=hs(),n=j(t,!0);U(()=>B(n,C(l).key)),i(e,t)};T(P,e=>{C(l).key&&e(te)}),F(m),r(m,(e,t)=>be?.(e,t),()=>({title:C(l).name,text:[C(l).brings,C(l).text].filter(Boolean).join(`. `)})),U(()=>{g=z(m,1,`offer svelte-a6nzt2`,null,g,{pick:a()&&C(l).gem&&C(l).plan,hinted:t.game.seat.hint?.choice===C(l).choice,on:C(l).on}),R(m,`aria-pressed`,C(l).on),R(m,`data-choice`,C(l).plan?void 0:C(l).choice),R(m,`data-plan`,C(l).plan),B(k,C(l).name)}),h(`click`,m,()=>c(C(n))),i(e,m)}),F(l),U(e=>{d=z(l,1,`tray row svelte-a6nzt2`,null,d,{line:n()}),R(l,`aria-label`,e)},[()=>q(`choices`)]),i(e,l),M()}m([`click`]);var ys=S(`<path class="strike svelte-172bera" d="M-24,2 L24,-46"></path>`),bs=S(`<svg viewBox="-29 -51 58 58"><g class="svelte-172bera"></g><!></svg>`);function xs(e,t){P(t,!0);let n=N(t,`size`,3,40),r=N(t,`gone`,3,!1),a=N(t,`label`,3,``);var o=bs();let s;var c=u(o);w(c,()=>mt(t.name,8,4.4),!0),F(c);var l=V(c),d=e=>{var t=ys();i(e,t)};T(l,e=>{r()&&e(d)}),F(o),U(()=>{s=z(o,0,`of-${t.god??``}`,`svelte-172bera`,s,{gone:r()}),R(o,`width`,n()),R(o,`height`,n()),R(o,`role`,a()?`img`:void 0),R(o,`aria-label`,a()||void 0),R(o,`aria-hidden`,a()?void 0:`true`)}),i(e,o),M()}var Ss=x(`<button class="btn" role="switch" data-plan="with"><!><!><span class="unseen"> </span></button>`),Cs=x(`<div class="row svelte-1vlyb6u"><!> <!></div>`);function ws(t,n){P(n,!0);let a=W(()=>n.game.mine?.god),o=W(()=>n.game.journey?.troop??``),s=W(()=>n.game.board.sites.get(C(o))?.troops.find(({player:e})=>e===n.game.seat.viewer)),c=W(()=>(n.game.step===`go on`?n.game.ahead.moves?.[0]?.units:C(s)?.units)??1),l=W(()=>n.game.plan.units??C(c)),d=W(()=>C(s)!==void 0&&C(l)<C(s).units),p=W(()=>n.game.step!==`go on`||(n.game.ahead.moves?.length??0)>1),m=e=>void n.game.part(e===C(c)?null:e,n.game.plan.alone);function _(e){if(e.target.closest(`input, textarea, select, dialog`)||e.ctrlKey||e.metaKey||e.altKey)return;let t=Number(e.key);!C(s)||!C(p)||!Number.isInteger(t)||t<1||t>C(s).units||(e.preventDefault(),e.stopImmediatePropagation(),m(t))}var y=f();v(`keydown`,e,_,!0);var x=b(y),S=e=>{var t=Cs(),o=u(t),c=e=>{{let t=W(()=>q(`how-many`)),n=W(()=>q(`how-many-what`));Xo(e,{get label(){return C(t)},get title(){return C(n)},get most(){return C(s).units},get now(){return C(l)},plan:`take`,onpick:m})}};T(o,e=>{C(s).units>1&&e(c)});var p=V(o,2),_=e=>{var t=Ss(),o=u(t);{let e=W(()=>n.game.plan.alone?`close`:`check`);me(o,{get name(){return C(e)}})}var c=V(o),l=e=>{var t=f(),n=b(t);g(n,16,()=>C(s).creatures,e=>e,(e,t)=>{xs(e,{get name(){return t},get god(){return C(a)},size:30})}),i(e,t)};T(c,e=>{C(a)&&e(l)});var d=V(c),p=j(d,!0);F(t),r(t,(e,t)=>be?.(e,t),()=>({title:``,text:q(`with-creature`,{creature:C(s).creatures.map(Gt).join(`, `)})})),U(e=>{R(t,`aria-checked`,!n.game.plan.alone),B(p,e)},[()=>q(`with-creature`,{creature:C(s).creatures.map(Gt).join(`, `)})]),h(`click`,t,()=>void n.game.part(n.game.plan.units,!n.game.plan.alone)),i(e,t)};T(p,e=>{C(s).creatures.length&&C(d)&&e(_)}),F(t),i(e,t)};T(x,e=>{C(s)&&C(p)&&e(S)}),i(t,y),M()}m([`click`]);var Ts=x(`<!><!><!>`,1);function Es(e,t){P(t,!0);let n=(e,t=k)=>{var n=f(),r=b(n),a=e=>{Se(e,{get god(){return C(u).god},get size(){return t()}})};T(r,e=>{C(u).god&&e(a)}),i(e,n)},r=e=>{var n=Ts(),r=b(n),a=e=>{ws(e,{get game(){return t.game}})};T(r,e=>{C(y)&&e(a)});var o=V(r),s=e=>{{let n=W(()=>q(`how-many-come`)),r=W(()=>Cn(t.game.plan.placed));Xo(e,{get label(){return C(n)},get most(){return C(v)},get now(){return C(r)},plan:`recruit`,none:!0,get onpick(){return t.game.recruit}})}};T(o,e=>{C(v)>1&&e(s)});var c=V(o),l=e=>{vs(e,{get game(){return t.game},get offers(){return C(m)},line:!0,beside:!0})};T(c,e=>{C(_)&&e(l)}),i(e,n)},a=e=>{var n=f(),r=b(n),a=e=>{zt(e,{load:c,children:(e,n)=>{let r=()=>(n?.()).Raises;var a=f(),o=b(a);p(o,r,(e,n)=>{n(e,{get game(){return t.game}})}),i(e,a)},$$slots:{default:!0}})},s=e=>{{let n=W(()=>!o());vs(e,{get game(){return t.game},get offers(){return C(m)},get line(){return C(n)}})}};T(r,e=>{C(E)?e(a):e(s,-1)}),i(e,n)},o=N(t,`narrow`,3,!1),s=N(t,`still`,3,!1),c=()=>Te(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),u=W(()=>Ka(t.game)),d=W(()=>s()||t.game.journey?[]:t.game.firsts.map(([e,n])=>({...ba(t.game,e),choice:n,act:()=>void t.game.lead(n)}))),m=W(()=>s()?[]:[...aa(t.game),...C(d)]),h=W(()=>fo(t.game)),g=H(ee(innerWidth)),_=W(()=>!o()&&C(g)>=1280&&C(m).length>0&&(t.game.board.players>3||C(h).length<2&&!C(m).some(({tile:e,gem:t,plan:n})=>e||t&&!n))),v=W(()=>t.game.view.legal.length&&!t.game.ahead.recruits?.ways&&(Qn.has(t.game.step)||t.game.action===`recruit`)?(t.game.ahead.recruits?.prices.length??1)-1:0),y=W(()=>t.game.journey!==void 0),x=new qo(le(()=>t.game),[`your turn`,`choose a troop`,`take along`,`build the first pyramids`,...Qn,nr,rr],()=>s()),S=W(()=>x.on(C(h))),w=W(()=>t.game.plan.goal?`go-themselves`:t.game.ahead.founding?`built-themselves`:t.game.planned?`come-themselves`:t.game.step===`your turn`?`ends-itself`:`goes-itself`),E=W(()=>o()&&!s()&&t.game.view.legal.length>0&&!t.game.plan.district&&(t.game.action===`raise`||t.game.step===`raise a pyramid`)),D=W(()=>t.game.step===`your turn`&&C(S).some(({choice:e})=>e===`pass`)),O=0;G(()=>{(C(D)||t.game.view)&&(O=performance.now())});function A(e){let n=C(S).find(t=>t.choice===e)?.act;n?n():performance.now()-O>600?t.game.surely(e):t.game.gesture(e)}{let i=W(()=>t.game.seat.hint?``:x.running?(t.game.step===`veto`||t.game.step===`escape`?`${to(t.game)} `:``)+q(C(w)):to(t.game)),s=W(()=>t.game.seat.hint?xo(t.game,t.game.seat.hint):null),c=W(()=>C(y)||C(_)||C(v)>1?r:void 0),l=W(()=>C(E)||C(m).length&&!C(_)?a:void 0);Le(e,{get seat(){return t.game.seat},get text(){return C(u).text},get detail(){return C(i)},get hint(){return C(s)},get answers(){return C(S)},onpick:A,get exits(){return t.game.exits},get mark(){return n},get tools(){return C(c)},get children(){return C(l)},get narrow(){return o()}})}l(`innerWidth`,e=>L(g,e,!0)),M()}function Ds(e,{fame:t}){let n=t.temporary.filter(t=>e.map.zones.get(t)?.kind===`temple`).length,r=t.divine+t.battle+t.temporary.length-t.total;return{divine:t.divine,battle:t.battle-r,temple:n,pyramid:t.temporary.length-n}}function Os({event:e,args:t,scene:n}){let{battle:r,night:i}=n??{},a=[...Object.entries(r?.fame??{}),...(i?.standings??[]).map(({player:e,fame:t})=>[e,t])];return e===`gained fame`||e===`lost fame`?[[String(t[0]),Number(t[2])],...a]:a}var ks=(e,t,n)=>e.filter(nt).filter(({n:e})=>e<=n).flatMap(Os).findLast(([e])=>e===t)?.[1],As=(e,t)=>q(`fame-kinds`,{...Ds(e,t),total:t.fame.total,goal:e.victory}),js=[`strength`,`damage`,`defence`,`unblockable damage`],Ms=(e,t,n,r)=>({n:e,zone:r,players:[t,n],before:[],cards:{},added:[],counts:[],wounds:[],strength:null,winner:null,losses:{},gains:[],gone:[],willed:[],tookBack:[],last:e,entries:[],shot:null,shownAt:null,board:null}),Ns=new Set([`battle`,`shows`,`shows a divine intervention`,`swaps`,`uses object`,`sealed`,`plays a card`,`paid`,`counts`,`wounds`,`strength`,`wins battle`,`gained prayer`,`more prayer`,`drew a card`,`drew`,`reshuffled`]),Ps=new Set([`own loss`,`lost units`,`spared`,`gained prayer`,`more prayer`,`gained fame`,`gained veterans`,`gained dawn tokens`,`lost fame`,`recalled`,`retreats`,`took cards back`,`reclaims`]),Fs=/-[NUW]\d/,Is=new Set([`burnt`,`struck`]),Ls=({event:e,rule:t})=>e===`placed`&&t.includes(`-I:`);function Rs(e){let t=[],n=null,r=[];for(let[i,a]of e.entries()){if(!nt(a))continue;if(Is.has(a.event)?r.push(a):a.event===`turn`&&(r=r.filter(({args:e})=>e[0]!==a.args[0])),a.event===`battle`){let[e=``,i=``,o=``]=a.args.map(String);n=Ms(a.n,e,i,o),n.before=r.filter(({args:t})=>t.includes(o)&&[e,i].includes(String(t[0]))),r=r.filter(({args:e})=>!e.includes(o)),t.push(n)}else n&&!(n.winner?Ps.has(a.event)&&!Fs.test(a.rule)||Ls(a):Ns.has(a.event))&&(n=null);let o=e[i-1];n&&o&&!nt(o)&&n.willed.push(a.n),n&&Bs(n,a)}return t}function zs(e,t){let n={...Ms(e.n,e.players[0],e.players[1],e.zone),before:e.before,willed:e.willed};for(let r of e.entries)r.n<=t&&Bs(n,r);return n}function Bs(e,t){let{event:n,args:r,rule:i}=t,a=String(r[0]),o=e=>Number(r[e]);e.entries.push(t),e.last=t.n;let s=t.scene?.battle;switch(s&&(e.shot=s),e.board=s?.board??e.board,n){case`shows`:e.cards[a]=String(r[1]),e.shownAt=s?null:e.shownAt??e.shot;break;case`swaps`:e.cards[a]=String(r[2]),e.counts=e.counts.filter(e=>e.player!==a||e.source!==r[1]);break;case`plays a card`:e.added.push({player:a,card:String(r[1])});break;case`counts`:e.counts.push({player:a,amount:o(1),stat:String(r[2]),source:String(r[3]),rule:i});break;case`wounds`:e.wounds.push({player:a,card:String(r[1]),amount:o(2),rule:i});break;case`strength`:e.strength=[o(1),o(3)];break;case`wins battle`:e.winner=a;break;case`own loss`:e.losses[a]={own:o(1),fallen:e.losses[a]?.fallen??0,left:o(2)};break;case`lost units`:e.losses[a]={own:e.losses[a]?.own??0,fallen:o(1),left:o(2)};break;case`gained prayer`:case`more prayer`:e.gains.push({player:a,what:`prayer`,amount:o(1),now:o(2),rule:i});break;case`paid`:e.gains.push({player:a,what:`prayer`,amount:-o(1),now:o(2),rule:i});break;case`gained fame`:e.gains.push({player:a,what:`fame`,amount:o(1),now:o(2),rule:i});break;case`lost fame`:e.gains.push({player:a,what:`fame`,amount:-o(1),now:o(2),rule:i});break;case`gained veterans`:e.gains.push({player:a,what:`veterans`,amount:o(1),now:o(2),rule:i});break;case`gained dawn tokens`:e.gains.push({player:a,what:`tokens`,amount:o(1),now:o(2),rule:i});break;case`recalled`:e.gone.push({player:a,units:o(1),to:null,...e.willed.includes(t.n)?{}:{forced:!0}});break;case`retreats`:e.gone.push({player:a,units:o(1),to:String(r[3])});break;case`took cards back`:e.tookBack.push(a)}}function Vs(e){let t=[];for(let n of Rs(e)){let e=t.at(-1);e&&e[0]?.shot?.turn===n.shot?.turn?e.push(n):t.push([n])}return t}var Hs=e=>e.winner?e.players.find(t=>t!==e.winner)??null:null,Us=(e,t)=>t===e.players[0]?0:1,Ws=[`units`,`card`,`creature`,`tiles`,`path`,`divine`,`home`],Gs=()=>({strength:0,damage:0,defence:0,"unblockable damage":0});function Ks(e,t){return t===`units`||t===`home`?t:e.path&&(t===`road`||t.startsWith(`skill `)||e.path.tokens.some(({name:e,kind:n})=>n===`object`&&e===t))?`path`:e.cards.some(({name:e})=>e===t)?`card`:e.divine.some(({name:e})=>e===t)?`divine`:e.tiles.find(({name:e})=>e===t)?.creature?`creature`:`tiles`}function qs(e,t){let n=new Map;for(let{amount:r,stat:i,source:a,rule:o}of t){let t=n.get(a)??{source:a,group:Ks(e,a),values:Gs(),rule:o,times:0};t.values[i]+=r,n.set(a,t)}return[...n.values()]}function Js(e,t,n){let r=t.players.map((r,i)=>{let a=t.counts.filter(e=>e.player===r),o=qs(e,a.length?a:n?.[i]??[]);for(let{card:n}of t.added.filter(e=>e.player===r)){let t=o.find(({source:e})=>e===n);t?t.times+=1:o.push({source:n,group:`divine`,values:Gs(),rule:Ys(e,n),times:1})}for(let{card:e,amount:n,rule:i}of t.wounds.filter(e=>e.player===r))o.push({source:e,group:`divine`,values:{...Gs(),strength:n},rule:i,times:1});let s=t.cards[r];return s&&!o.some(({group:e})=>e===`card`)&&o.push({source:s,group:`card`,values:Gs(),rule:``,times:1}),o});return Ws.map(e=>({group:e,sides:[r[0].filter(t=>t.group===e),r[1].filter(t=>t.group===e)]})).filter(({group:e,sides:[t,n]})=>e===`units`||e===`card`||t.length+n.length>0)}var Ys=(e,t)=>e.divine.find(({name:e})=>e===t)?.rule??``;function Xs(e){let t=Gs();for(let{values:n}of e)for(let e of js)t[e]+=n[e];return t}var Zs=e=>[Xs(e.flatMap(({sides:e})=>e[0])),Xs(e.flatMap(({sides:e})=>e[1]))];function Qs(e,t){return e.players.flatMap((n,r)=>{let i=e.losses[n],[a,o]=[t[r],t[1-r]];return i?[{player:n,units:i.left+i.fallen+i.own,damage:o.damage,defence:a.defence,unblockable:o[`unblockable damage`],...i}]:[]})}function $s(e,t){let n=e.cards.find(e=>e.name===t);if(!n)return t;let{strength:r,damage:i,defence:a,own_loss:o}=n;return[q(`note-card`,{strength:r,damage:i,defence:a}),...o?[q(`note-own-loss`,{n:o})]:[]].join(`; `)}var ec=(e,t)=>e.cards.find(e=>e.name===t)?.own_loss??0;function tc(e,t){let n=e.divine.find(e=>e.name===t);return n?Ar(n):``}function nc(e,t){let n=e.divine.find(e=>e.name===t);return n?jr(n):``}function rc(e,t){let n=Ks(e,t);return n===`card`?q(`source-card`,{card:t}):n===`divine`?Kt(t):n===`path`?sn(t):n===`units`||n===`home`?J(`source-${t}`,t):Gt(t)}var ic=(e,t,n,r)=>({title:t,text:n,...r?{more:()=>e.rule=r}:{}}),ac=new Set([`$$slots`,`$$events`,`$$legacy`,`divine`,`battle`,`temple`,`pyramid`,`goal`,`small`]),oc=x(`<i><!></i>`),sc=x(`<i class="svelte-1mhb82s"></i>`),cc=x(`<span><!> <!></span>`);function lc(e,t){P(t,!0);let n=N(t,`divine`,3,0),o=N(t,`battle`,3,0),s=N(t,`temple`,3,0),c=N(t,`pyramid`,3,0),l=N(t,`goal`,3,9),p=N(t,`small`,3,!1),m=I(t,ac),h=W(()=>[{kind:`divine`,count:n(),slip:!1},{kind:`battle`,count:o(),slip:!1},{kind:`temple`,count:s(),slip:!0},{kind:`pyramid`,count:c(),slip:!0}]),v=W(()=>C(h).flatMap(({kind:e,count:t,slip:n})=>Array.from({length:t},(t,r)=>({kind:e,slip:n,key:`${e} ${r}`})))),y=e=>Me(e,{duration:Ae()?0:200,start:1.5});var x=f(),S=b(x);_(S,()=>ko(m),!1,(e,t)=>{r(e,(e,t)=>be?.(e,t),()=>Oo(m)),a(e,e=>({...e}),[()=>Ao(m)],void 0,void 0,`svelte-1mhb82s`);var n=cc();let o;var s=u(n);g(s,17,()=>C(v),({kind:e,slip:t,key:n})=>n,(e,t)=>{let n=()=>C(t).kind,r=()=>C(t).slip;var a=oc(),o=u(a);{let e=W(()=>`fame-${n()}`),t=W(()=>p()?12:16);$(o,{get name(){return C(e)},get size(){return C(t)}})}F(a),U(()=>z(a,1,d(r()?`slip`:`stone`),`svelte-1mhb82s`)),ce(1,a,()=>y),i(e,a)});var c=V(s,2);g(c,17,()=>({length:Math.max(0,l()-C(v).length)}),E,(e,t)=>{var n=sc();i(e,n)}),F(n),U(()=>o=z(n,1,`row svelte-1mhb82s`,null,o,{small:p(),full:C(v).length>=l()})),i(t,n)}),i(e,x),M()}var uc=[`M29,59 Q50,52 71,59 L63,83 L39,83Z`,`M39,82 L63,82 L69,101 L34,101Z`,`M38,100 L48,100 L46,112 L34,112Z`,`M56,100 L66,100 L67,108 L76,112 L57,112Z`],dc=[[`M31,61 L26,76 L29,92`,7],[`M69,61 L76,75 L89,77`,7]],fc=[[`M91,46 V112`,3.6],[`M91,48 L84,44 M91,48 L96,41`,3.2]],pc=[[`L`,`M36,60 Q50,74 64,60`,4],[`D`,`M34,63 Q50,81 66,63`,1.8],[`L`,`M39,84.5 H63`,4],[`D`,`M52,87 L60,101 M52,87 L47,101`,2]],mc={anubis:{fills:[`M39,34 L35,4 Q36,0 39,2 L49,24Z`,`M50,28 L51,3 Q53,-1 56,2 L61,27Z`,`M36,58 L37,38 Q38,25 50,24 Q58,24 62,30 L79,39 Q83,43 79,46 L66,47 Q60,48 59,56 L57,60 L40,61Z`],marks:[[`L`,`M40,12 L45,25 M54,10 L56,25`,2.6],[`I`,`M75,38 L80,40 Q83,43 79,45.6 L76,45.4 Q78,41 75,38Z`],[`I`,`M64,43.4 L77,44`,1.8],[`W`,`M55,35.4 L61,36.6`,3.6],[`I`,`M57,36 L60.4,36.6`,2.8],[`I`,`M54,34 Q58,31.5 62,34.5`,2],[`D`,`M41,38 Q44,50 39,60 M47,42 Q49,52 46,60`,2.2]]},bastet:{fills:[`M37,60 L36,40 Q37,30 42,25 L40,4 Q42,1 45,4 L53,19 Q56,19 58,20 L64,5 Q67,2 68,6 L69,27 Q73,33 73,40 L76,44.5 Q76,50 69,51.5 L62,53 L60,61Z`],marks:[[`L`,`M43.5,10 L48,20.5 M65.5,11 L63,21`,3],[`W`,`M59,37 Q64,32.5 69,37.5 Q64,41 59,37Z`],[`I`,vt(64.6,37,2.4)],[`I`,`M57,36.5 Q63,30 71,36`,2],[`I`,`M73.5,43 L76.5,45 L73.5,47Z`],[`I`,`M73.5,43 L76.5,45 L73.5,47Z`,1.5],[`I`,`M74,47.5 Q70,50 66,48.5`,1.8],[`I`,`M66,45.5 L58,44 M66,47.5 L59,48.5`,1.4],[`D`,`M40,34 Q50,44 46,60 M47,29 Q56,42 53,60`,2.4],[`L`,vt(44.5,43,4),2.6]]},horus:{fills:[`M36,37 L32,7 Q35,4 38,6 L43,25 H62 L63,37Z`,`M44,33 Q41,14 48,4 Q51,-2 54,4 Q61,14 60,33Z`,`M35,60 L36,44 Q38,32 50,32 Q59,32 64,38 L71,42 Q75,46 71,54 Q69,51 65,52 Q62,54 61,59 L44,62Z`],marks:[[`W`,`M46.5,25 Q44.5,13 49,7 Q51,3 53,7 Q58,14 57.5,25Z`],[`L`,`M38,36.2 H62.5`,3],[`I`,`M62,31 Q70,31 71,24 Q71,19 66,20`,2.6],[`I`,`M64,38 L71,42 Q75,46 71,54 Q69,50 65,50Z`],[`W`,vt(57,42.5,3.6)],[`I`,vt(57.6,42.5,2.3)],[`I`,`M57,46.5 L54.5,54 M52,45 Q47,46 45,51`,2.4],[`D`,`M39,45 Q41,54 37,60`,2.4]]},ouadjet:{fills:[`M38,62 Q22,52 27,35 Q31,22 44,17 L60,19 Q72,30 70,44 Q68,56 60,62Z`,`M43,24 Q42,10 56,8 Q68,8 76,16 L83,22 Q86,27 80,30 L64,31 Q50,34 43,24Z`],marks:[[`L`,`M46,30 Q58,38 57,61 L41,61 Q48,44 37,30Z`],[`D`,`M45,37 H55 M46,44 H57 M45,51 H57 M43,58 H57`,2.4],[`D`,`M33,34 Q29,46 38,57 M62,35 Q67,46 60,57`,2.2],[`W`,vt(66,17.5,3.4)],[`I`,vt(67,17.5,2.2)],[`I`,`M70,27 L82,25.5`,2],[`I`,`M82,29 L91,32 M87,30.5 L92,27`,1.8],[`L`,`M48,17 Q53,11 60,12`,2.8]]},sobek:{fills:[`M43,28 L40,7 Q42,0 47,2 Q50.5,6 50,28Z`,`M50.5,28 L53,6 Q55,0 59,3 Q62,8 59,28Z`,`M36,61 L36,38 Q38,26 50,26 Q56,26 59,32 L84,38 Q93,41 92,46 Q90,50 84,49.5 L63,50 Q60,54 59,61Z`],marks:[[`L`,`M44.5,24 L43,9 Q44,5 46.5,5.5 Q48.3,8 48,24Z M52.4,24 L54.6,9 Q56,5 58,6.5 Q59.6,10 57.6,24Z`],[`D`,`M40,28.5 Q50,22 60,29`,3],[`I`,`M61,45.5 L90,44.5`,2],[`W`,`M64,45 l2.4,4 2.4,-4.2 M71,44.8 l2.4,4 2.4,-4.2 M78,44.5 l2.4,4 2.4,-4.2 M84.5,44.5 l2,3.4 2,-3.6`],[`I`,`M64,45 l2.4,4 2.4,-4.2 M71,44.8 l2.4,4 2.4,-4.2 M78,44.5 l2.4,4 2.4,-4.2 M84.5,44.5 l2,3.4 2,-3.6`,1.2],[`I`,`M49,33 Q54,27.5 60,33`,2.4],[`W`,vt(55,35,3)],[`I`,vt(55.8,35,1.9)],[`I`,vt(87,40.5,1.5)],[`D`,`M64,38.5 l4,1 M71,40 l4,1 M78,41.5 l3,.7`,2.4],[`D`,`M41,40 Q44,50 40,60 M47,44 Q49,52 47,60`,2.2]]}};function hc(e,t=11,n=5){let{fills:r,marks:i}=mc[e];return Tt({fills:[...r,...uc],lines:[...dc,...fc],marks:[...i,...pc]},t,n)}var gc={anubis:`25 -5 62 62`,bastet:`25 -3 62 62`,horus:`22 -5 64 64`,ouadjet:`22 1 68 68`,sobek:`28 -4 68 68`};function _c(e,t=5.4,n=2.8){let{fills:r,marks:i}=mc[e];return Tt({fills:[...r,...uc.slice(0,1)],lines:dc,marks:[...i,...pc.slice(0,2)]},t,n)}var vc=x(`<div><svg aria-hidden="true"></svg></div>`);function yc(e,t){P(t,!0);let n=N(t,`size`,3,44);var r=vc();let a;var o=u(r);w(o,()=>_c(t.god),!0),F(o),F(r),U(()=>{z(r,1,`portrait of-${t.god??``}`,`svelte-1nklu9c`),a=re(r,``,a,{width:`${n()??``}px`,height:`${n()??``}px`}),R(o,`width`,n()),R(o,`height`,n()),R(o,`viewBox`,gc[t.god])}),i(e,r),M()}var bc=x(`<span class="winning svelte-1nw31jr"> </span>`),xc=x(`<span role="img" class="svelte-1nw31jr"><!> </span>`),Sc=x(`<span role="img" class="svelte-1nw31jr"><svg width="12" height="17" viewBox="-14 -38 32 42" aria-hidden="true"></svg> </span>`),Cc=x(`<i></i> `,1),wc=x(`<i></i>`),Tc=x(`<span class="divine svelte-1nw31jr" role="img"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"></svg><!></span>`),Ec=x(`<span class="open svelte-1nw31jr"><!> <!></span>`),Dc=x(`<em class="svelte-1nw31jr"> </em>`),Oc=x(`<button><span class="top svelte-1nw31jr"><!> <span class="who svelte-1nw31jr"><span class="name svelte-1nw31jr"><b class="svelte-1nw31jr"> </b><!><small class="svelte-1nw31jr"> <!></small></span> <!></span> <strong class="svelte-1nw31jr"> </strong></span> <!> <span class="stats svelte-1nw31jr"><!> <!> <span class="tokens svelte-1nw31jr" role="img"><!></span></span> <!> <!> <span class="foot svelte-1nw31jr"><span class="tiles svelte-1nw31jr"><!><!></span> <span class="gems svelte-1nw31jr"></span></span> <span class="unseen svelte-1nw31jr"> </span></button>`);function kc(e,t){P(t,!0);let n=N(t,`game`,7),r=N(t,`wide`,3,!1),a=()=>Te(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),o=W(()=>n().sheets.get(t.player)),s=W(()=>n().seat.chairs.find(e=>e.player===t.player)),c=W(()=>C(o)?.tiles.flatMap(e=>n().about.tiles.find(t=>t.name===e)??[])??[]),l=W(()=>r()?12:7),d=W(()=>C(c).length>C(l)?C(c).slice(-(C(l)-1)):C(c)),m=W(()=>[...n().board.sites.values()].flatMap(({pyramid:e,owner:n,place:r})=>e&&n?.player===t.player?[{...e,zone:r.name}]:[])),_=W(()=>n().about.cards.filter(({special:e})=>!e).length-2*(C(o)?.played.length??0)),v=W(()=>Ri(n(),t.player)),y=W(()=>n().winning.includes(t.player));var x=f(),S=b(x),D=e=>{let l=W(()=>[{sign:`prayer`,n:C(o).prayer,label:q(`prayer-n`,{n:C(o).prayer})},{sign:`divine`,n:C(o).holding,label:q(`divine-n`,{n:C(o).holding})},{sign:`card`,n:C(_),label:q(`cards-n`,{n:C(_)})},{sign:`unit`,n:C(o).supply,label:q(`supply-n`,{n:C(o).supply})},...n().about.veterans?[{sign:`veteran`,n:C(o).veterans,label:q(`veterans-count`,{n:C(o).veterans})}]:[],...C(o).dawn===null?[]:[{sign:`day`,n:C(o).dawn,label:q(`dawn-tokens-n`,{n:C(o).dawn})}]]);var x=Oc();let S;var D=u(x),O=u(D);yc(O,{get god(){return C(o).god},size:40});var k=V(O,2),A=u(k),M=u(A),N=j(M,!0),ee=V(M);Se(ee,{get god(){return C(o).god},size:17});var P=V(ee),te=u(P,!0),I=V(te),L=e=>{var t=oe();U(e=>B(t,`· ${e??``}`),[()=>q(`absent`)]),i(e,t)};T(I,e=>{C(s)&&!C(s).here&&C(s).kind===`human`&&e(L)}),F(P),F(A);var ne=V(A,2);{let e=W(()=>Ds(n(),C(o))),t=W(()=>As(n(),C(o)));lc(ne,ae(()=>C(e),{get goal(){return n().victory},small:!0,get label(){return C(t)}}))}F(k);var re=V(k,2),ie=j(re,!0);F(D);var H=V(D,2),ce=e=>{var t=bc(),r=j(t,!0);U(e=>B(r,e),[()=>q(io(n(),`winning-short`))]),i(e,t)};T(H,e=>{C(y)&&e(ce)});var le=V(H,2),G=u(le);g(G,17,()=>C(l),({sign:e,n:t,label:n})=>e,(e,t)=>{let n=()=>C(t).sign,r=()=>C(t).n,a=()=>C(t).label;var o=xc(),s=u(o);$(s,{get name(){return n()},size:15});var c=V(s,1,!0);F(o),U(()=>{R(o,`aria-label`,a()),R(o,`title`,a()),B(c,r())}),i(e,o)});var ue=V(G,2),de=e=>{var t=Sc(),n=u(t);w(n,()=>Ot(C(o).god),!0),F(n);var r=V(n,1,!0);F(t),U((e,n)=>{R(t,`aria-label`,e),R(t,`title`,n),B(r,C(v).path+C(v).board)},[()=>q(`path-where`,{list:ta(C(v))}),()=>q(`path-where`,{list:ta(C(v))})]),i(e,t)};T(ue,e=>{C(v)&&e(de)});var fe=V(ue,2),pe=u(fe),K=e=>{var t=Cc(),n=b(t);let r;var a=V(n,1,!0);U(()=>{r=z(n,1,`svelte-1nw31jr`,null,r,{left:C(o).tokens.left}),B(a,C(o).tokens.left)}),i(e,t)},J=e=>{var t=f(),r=b(t);g(r,17,()=>({length:n().about.tokens}),E,(e,t,n)=>{var r=wc();let a;U(()=>a=z(r,1,`svelte-1nw31jr`,null,a,{left:n<C(o).tokens.left})),i(e,r)}),i(e,t)};T(pe,e=>{C(v)?e(K):e(J,-1)}),F(fe),F(le);var me=V(le,2),he=e=>{var t=Ec(),r=u(t);g(r,16,()=>C(o).hand,e=>e,(e,t)=>{{let r=W(()=>ec(n().about,t)),i=W(()=>$s(n().about,t));is(e,{get card(){return t},mini:!0,width:22,get loss(){return C(r)},get label(){return C(i)}})}});var a=V(r,2);g(a,17,()=>[...C(o).divine],([e,t])=>e,(e,t)=>{var n=W(()=>se(C(t),2));let r=()=>C(n)[0],a=()=>C(n)[1];var o=Tc(),s=u(o);w(s,()=>Rr[r()],!0),F(s);var c=V(s),l=e=>{var t=oe();U(()=>B(t,a())),i(e,t)};T(c,e=>{a()>1&&e(l)}),F(o),U((e,t)=>{R(o,`aria-label`,e),R(o,`title`,t)},[()=>Kt(r()),()=>Kt(r())]),i(e,o)}),F(t),i(e,t)};T(me,e=>{C(o).hand&&C(o).divine&&e(he)});var ge=V(me,2),_e=e=>{zt(e,{load:a,children:(e,t)=>{let r=()=>(t?.()).Belongings;var a=f(),s=b(a);p(s,r,(e,t)=>{t(e,{get game(){return n()},get sheet(){return C(o)},plain:!0,bare:!0,size:20})}),i(e,a)},$$slots:{default:!0}})};T(ge,e=>{(C(o).objects.length||C(o).skills.length)&&e(_e)});var ve=V(ge,2),ye=u(ve),be=u(ye);g(be,17,()=>C(d),e=>e.name,(e,t)=>{{let n=W(()=>C(c).length>5&&!r()?20:24),i=W(()=>C(o).silenced.includes(C(t).name)?{state:`shut`,label:q(`path-sealed-tile`,{tile:Gt(C(t).name)})}:{label:Gt(C(t).name)});us(e,ae({get tile(){return C(t).name},get colour(){return C(t).colour},get level(){return C(t).level},get second(){return C(t).second},get size(){return C(n)}},()=>C(i)))}});var xe=V(be),Ce=e=>{var t=Dc(),n=j(t);U(()=>B(n,`+${C(c).length-C(d).length}`)),i(e,t)};T(xe,e=>{C(c).length>C(d).length&&e(Ce)}),F(ye);var we=V(ye,2);g(we,21,()=>C(m),({zone:e,colour:t,level:n})=>e,(e,t)=>{let n=()=>C(t).colour,r=()=>C(t).level;Pr(e,{get colour(){return n()},get level(){return r()},size:22})}),F(we),F(ve);var Te=V(ve,2),Ee=j(Te,!0);F(x),U((e,i,a,s,c,l)=>{S=z(x,1,`other card of-${C(o).god??``}`,`svelte-1nw31jr`,S,{on:n().onTurn===t.player,asked:e,wide:r()}),B(N,i),B(te,a),B(ie,C(o).fame.total),R(fe,`aria-label`,s),R(fe,`title`,c),B(Ee,l)},[()=>n().view.owing.includes(t.player),()=>De(C(o).god),()=>n().personName(t.player),()=>q(`tokens-left`,{n:C(o).tokens.left}),()=>q(`tokens-left`,{n:C(o).tokens.left}),()=>q(`sheet-open`)]),h(`click`,x,()=>n().sheet=t.player),i(e,x)};T(S,e=>{C(o)&&e(D)}),i(e,x),M()}m([`click`]);var Ac=new Set([`$$slots`,`$$events`,`$$legacy`,`card`,`when`,`value`,`cost`,`count`,`width`]),jc=x(`<span class="under svelte-ophvom"></span>`),Mc=x(`<span class="when svelte-ophvom"><!></span>`),Nc=x(`<span class="cost svelte-ophvom"><!><i class="svelte-ophvom"></i></span>`),Pc=x(`<svg class="picture svelte-ophvom" viewBox="0 0 24 24" aria-hidden="true"></svg> <!> <b class="svelte-ophvom"></b> <!>`,1),Fc=x(`<span class="count svelte-ophvom"></span>`),Ic=x(`<!> <span><!></span> <!>`,1);function Lc(e,t){P(t,!0);let o=N(t,`when`,3,`battle`),s=N(t,`value`,3,``),c=N(t,`cost`,3,0),l=N(t,`count`,3,1),d=N(t,`width`,3,37),p=I(t,Ac),m={battle:`fame-battle`,day:`day`,movement:`move`,"enemy turn":`lock`},h=W(()=>d()>=56);var g=f(),v=b(g);_(v,()=>ko(p),!1,(e,f)=>{r(e,(e,t)=>be?.(e,t),()=>Oo(p)),a(e,e=>({...e,[n]:{"font-size":`${d()/10}px`}}),[()=>Ao(p)],void 0,void 0,`svelte-ophvom`);var g=Ic(),_=b(g),v=e=>{var t=jc();i(e,t)};T(_,e=>{l()>1&&e(v)});var y=V(_,2);let x;var S=u(y),E=e=>{var n=Pc(),r=b(n);w(r,()=>zr(t.card),!0),F(r);var a=V(r,2),l=e=>{var t=Mc(),n=u(t);{let e=W(()=>d()*.2);$(n,{get name(){return m[o()]},get size(){return C(e)}})}F(t),i(e,t)};T(a,e=>{C(h)&&e(l)});var f=V(a,2),p=V(f,2),g=e=>{var t=Nc(),n=u(t);{let e=W(()=>Math.max(9,d()*.2));$(n,{name:`prayer`,get size(){return C(e)}})}var r=V(n);F(t),U(()=>R(r,`data-value`,c())),i(e,t)};T(p,e=>{c()&&e(g)}),U(()=>R(f,`data-value`,s())),i(e,n)},D=e=>{{let t=W(()=>d()*.5);$(e,{name:`divine`,get size(){return C(t)}})}};T(S,e=>{t.card?e(E):e(D,-1)}),F(y);var O=V(y,2),k=e=>{var t=Fc();U(()=>R(t,`data-value`,l())),i(e,t)};T(O,e=>{l()>1&&e(k)}),U(e=>x=z(y,1,`face ${e??``}`,`svelte-ophvom`,x,{back:!t.card}),[()=>K(o())]),i(f,g)}),i(e,g),M()}var Rc=x(`<!><span><b class="svelte-14v0rsg"> </b> </span>`,1),zc=x(`<p class="svelte-14v0rsg"> </p>`),Bc=x(`<section><div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div class="row tight svelte-14v0rsg"></div> <div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div></div> <div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div></div></section>`);function Vc(e,n){P(n,!0);let r=N(n,`game`,7),o=N(n,`bare`,3,!1),s=N(n,`told`,3,!1),c=W(()=>r().mine),l=W(()=>new Set(C(c)?.hand??[])),d=W(()=>r().about.cards.filter(({name:e})=>C(l).has(e)||C(c)?.played.includes(e)||C(c)?.buried?.includes(e))),p=W(()=>r().about.divine.flatMap(e=>C(c)?.divine?.get(e.name)?[{card:e,count:C(c).divine.get(e.name)??0}]:[])),m=W(()=>C(c)?.tiles.flatMap(e=>r().about.tiles.find(t=>t.name===e)??[])??[]),h=W(()=>o()||C(m).length<6?35:C(m).length<8?28:24),v=e=>C(l).has(e)?void 0:C(c)?.played.includes(e)?`used`:`aside`,y=e=>({more:()=>r().rule=e??null});var x=f(),S=b(x),w=e=>{var n=Bc();let x;var S=u(n),w=u(S),E=j(w,!0),D=V(w),O=j(D,!0);F(S);var k=V(S,2);g(k,21,()=>C(d),e=>e.name,(e,t)=>{{let n=W(()=>v(C(t).name)),i=W(()=>Mr(C(t))),a=W(()=>({title:C(t).name,text:Mr(C(t)),...y(r().about.rules.thing?.cards)}));is(e,{get card(){return C(t).name},get loss(){return C(t).own_loss},mini:!0,width:26,get state(){return C(n)},get label(){return C(i)},get tip(){return C(a)}})}}),F(k);var A=V(k,2),M=u(A),N=j(M,!0),ee=V(M),P=j(ee,!0);F(A);var te=V(A,2);let I;g(te,21,()=>C(p),({card:e,count:t})=>e.name,(e,n)=>{let o=()=>C(n).card,c=()=>C(n).count,l=W(()=>`play ${o().name}`),d=W(()=>r().plays(C(l))),p=W(()=>C(d)!==void 0),m=W(()=>C(d)??C(l)),h=W(()=>()=>void(C(m)===C(l)?r().choose(C(m)):r().lead(C(m)))),g=W(()=>({card:o().name,when:o().icon,value:jr(o()),cost:o().cost,count:c()})),v=W(()=>[Ar(o()),...o().cost?[q(`costs-pp`,{n:o().cost})]:[],q(`divine-when-${K(o().icon)}`)].join(` · `));var x=f(),S=b(x),w=e=>{var n=f(),s=b(n);_(s,()=>C(p)?`button`:`div`,!1,(e,n)=>{a(e,()=>({class:`one`,"data-choice":C(p)?C(m):void 0,onclick:C(p)?C(h):void 0,role:C(p)?void 0:`group`,[t]:{can:C(p),hinted:C(p)&&r().seat.hint?.choice===C(l)}}),void 0,void 0,void 0,`svelte-14v0rsg`);var s=Rc(),c=b(s);Lc(c,ae(()=>C(g)));var d=V(c),f=u(d),_=j(f,!0),y=V(f,1,!0);F(d),U(e=>{B(_,e),B(y,C(v))},[()=>Kt(o().name)]),i(n,s)}),i(e,n)},E=e=>{{let t=W(()=>`${Kt(o().name)}: ${Ar(o())}`),n=W(()=>({title:Kt(o().name),text:C(v),...y(o().rule)}));Lc(e,ae(()=>C(g),{get label(){return C(t)},get tip(){return C(n)}},()=>C(p)?{state:`can`,choice:C(m),onpick:C(h),hinted:r().seat.hint?.choice===C(l)}:{}))}};T(S,e=>{s()?e(w):e(E,-1)}),i(e,x)},e=>{var t=zc(),n=j(t,!0);U(e=>B(n,e),[()=>q(`none`)]),i(e,t)}),F(te);var L=V(te,2),ne=u(L),re=j(ne,!0),ie=V(ne),H=j(ie,!0);F(L);var oe=V(L,2);let se;g(oe,21,()=>C(m),e=>e.name,(e,t)=>{{let n=W(()=>Gt(C(t).name)),r=W(()=>({title:Gt(C(t).name),text:Er(C(t)),...y(C(t).rule)}));us(e,{get tile(){return C(t).name},get colour(){return C(t).colour},get level(){return C(t).level},get second(){return C(t).second},get size(){return C(h)},get label(){return C(n)},get tip(){return C(r)}})}},e=>{var t=zc(),n=j(t,!0);U(e=>B(n,e),[()=>q(`none`)]),i(e,t)}),F(oe),F(n),U((e,t,r,i,a)=>{x=z(n,1,`hand svelte-14v0rsg`,null,x,{card:!o()}),R(n,`aria-label`,e),B(E,t),B(O,r),B(N,i),B(P,C(c).holding),I=z(te,1,`row svelte-14v0rsg`,null,I,{told:s()}),B(re,a),B(H,C(m).length),se=z(oe,1,`row svelte-14v0rsg`,null,se,{tight:C(h)<35})},[()=>q(`your-hand`),()=>q(`battle-cards`),()=>q(`in-hand`,{n:C(l).size}),()=>q(`divine-cards`),()=>q(`power-tiles`)]),i(e,n)};T(S,e=>{C(c)&&e(w)}),i(e,x),M()}var Hc=new Set([`$$slots`,`$$events`,`$$legacy`,`value`,`most`,`after`,`note`]),Uc=x(`<em class="svelte-rffwsr"> </em>`),Wc=x(`<i></i>`),Gc=x(`<small class="svelte-rffwsr"> </small>`),Kc=x(`<span class="line svelte-rffwsr"><span class="sign svelte-rffwsr"><!></span> <b class="svelte-rffwsr"> <!></b> <span class="track svelte-rffwsr"></span> <!> <span class="unseen"> </span></span>`);function qc(e,t){P(t,!0);let n=N(t,`most`,3,11),o=N(t,`after`,19,()=>t.value),s=N(t,`note`,3,``),c=I(t,Hc),l=e=>e<Math.min(t.value,o())?`on`:e<t.value?`spent`:e<o()?`gained`:``;var p=f(),m=b(p);_(m,()=>ko(c),!1,(e,f)=>{r(e,(e,t)=>be?.(e,t),()=>Oo(c)),a(e,e=>({...e}),[()=>Ao(c,!0)],void 0,void 0,`svelte-rffwsr`);var p=Kc(),m=u(p);$(u(m),{name:`prayer`,size:17}),F(m);var h=V(m,2),_=u(h,!0),v=V(_),y=e=>{var t=Uc(),n=j(t,!0);U(()=>B(n,o())),i(e,t)};T(v,e=>{o()!==t.value&&e(y)}),F(h);var b=V(h,2);g(b,21,()=>({length:n()}),E,(e,t,n)=>{var r=Wc();U(e=>z(r,1,e,`svelte-rffwsr`),[()=>d(l(n))]),i(e,r)}),F(b);var x=V(b,2),S=e=>{var t=Gc(),n=j(t,!0);U(()=>B(n,s())),i(e,t)};T(x,e=>{s()&&e(S)});var C=V(x,2),w=j(C,!0);F(p),U(()=>{B(_,t.value),B(w,t.label)}),i(f,p)}),i(e,p),M()}var Jc=x(`<p class="winning svelte-1ax4d6t" role="status"><!> </p>`),Yc=x(`<span class="svelte-1ax4d6t"><!><b class="svelte-1ax4d6t"> </b> </span>`),Xc=x(`<section><button class="head svelte-1ax4d6t"><!> <span class="who svelte-1ax4d6t"><b class="svelte-1ax4d6t"> <!></b><small class="svelte-1ax4d6t"> </small></span> <span class="fame svelte-1ax4d6t"><b class="svelte-1ax4d6t"> </b><small class="svelte-1ax4d6t"> </small></span></button> <!> <!> <!> <div class="stats svelte-1ax4d6t"><span class="svelte-1ax4d6t"><!><b class="svelte-1ax4d6t"> </b> </span> <!> <!></div> <!></section>`);function Zc(e,t){P(t,!0);let n=N(t,`game`,7),a=N(t,`player`,19,()=>n().seat.viewer),o=()=>Te(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),s=W(()=>n().sheets.get(a())),c=W(()=>C(s)&&Ds(n(),C(s))),l=W(()=>n().winning.includes(a())),d=W(()=>{if(!C(s))return 0;let e=n().ahead.recruits?.prices[Cn(n().plan.placed)]??0,t=n().over?n().targets.get(n().over)?.arrival?.paid??0:0;return C(s).prayer-(Cn(n().plan.placed)?e:t)});var m=f(),g=b(m),_=e=>{var t=Xc();let m;var g=u(t),_=u(g);yc(_,{get god(){return C(s).god},size:48});var v=V(_,2),y=u(v),x=u(y,!0),S=V(x);Se(S,{get god(){return C(s).god},size:20}),F(y);var w=V(y),E=j(w,!0);F(v);var D=V(v,2),O=u(D),k=j(O,!0),A=V(O),M=j(A,!0);F(D),F(g),r(g,(e,t)=>be?.(e,t),()=>({title:De(C(s).god),text:q(`sheet-open`)}));var N=V(g,2);{let e=W(()=>As(n(),C(s))),t=W(()=>({title:q(`fame`),text:As(n(),C(s)),more:()=>n().rule=n().about.rules.fame?.victory??null}));lc(N,ae(()=>C(c),{get goal(){return n().victory},get label(){return C(e)},get tip(){return C(t)}}))}var ee=V(N,2),P=e=>{var t=Jc(),r=u(t);$(r,{name:`fame-battle`,size:16});var a=V(r,1,!0);F(t),U(e=>B(a,e),[()=>q(io(n(),`winning-you`))]),i(e,t)};T(ee,e=>{C(l)&&e(P)});var te=V(ee,2);{let e=W(()=>q(`of-most`,{n:n().about.prayer})),t=W(()=>q(`prayer-points`)),r=W(()=>({title:q(`prayer-points`),text:q(`prayer-points-what`),more:()=>n().rule=n().about.rules.thing?.prayer??null}));qc(te,{get value(){return C(s).prayer},get most(){return n().about.prayer},get after(){return C(d)},get note(){return C(e)},get label(){return C(t)},get tip(){return C(r)}})}var I=V(te,2),L=u(I),ne=u(L);$(ne,{name:`unit`,size:17});var re=V(ne),ie=j(re,!0),H=V(re,1,!0);F(L),r(L,(e,t)=>be?.(e,t),()=>({title:q(`supply`),text:q(`supply-what`)}));var oe=V(L,2),se=e=>{var t=Yc(),a=u(t);$(a,{name:`veteran`,size:17});var o=V(a),c=j(o,!0),l=V(o,1,!0);F(t),r(t,(e,t)=>be?.(e,t),()=>({title:q(`veterans`),text:q(`veterans-what`),more:()=>n().rule=n().about.rules.thing?.veterans??null})),U(e=>{B(c,C(s).veterans),B(l,e)},[()=>q(`veterans-n`,{n:C(s).veterans})]),i(e,t)};T(oe,e=>{n().about.veterans&&e(se)});var ce=V(oe,2),le=e=>{var t=Yc(),n=u(t);$(n,{name:`day`,size:17});var a=V(n),o=j(a,!0),c=V(a,1,!0);F(t),r(t,(e,t)=>be?.(e,t),()=>({title:q(`dawn-tokens`),text:q(`dawn-tokens-what`)})),U(e=>{B(o,C(s).dawn),B(c,e)},[()=>q(`dawn-tokens`)]),i(e,t)};T(ce,e=>{C(s).dawn!==null&&e(le)}),F(I);var G=V(I,2),ue=e=>{zt(e,{load:o,children:(e,t)=>{let r=()=>(t?.()).Belongings;var a=f(),o=b(a);p(o,r,(e,t)=>{t(e,{get game(){return n()},get sheet(){return C(s)},size:26})}),i(e,a)},$$slots:{default:!0}})};T(G,e=>{n().about.path&&e(ue)}),F(t),U((e,r,i,o,c)=>{m=z(t,1,`own card of-${C(s).god??``}`,`svelte-1ax4d6t`,m,{on:n().onTurn===a()}),R(t,`aria-label`,e),B(x,r),B(E,i),B(k,C(s).fame.total),B(M,o),B(ie,C(s).supply),B(H,c)},[()=>q(`you`),()=>De(C(s).god),()=>[ve(n().seat,a()),...C(s).city?[Vt(C(s).city)]:[]].join(` · `),()=>q(`fame-of`,{n:n().victory}),()=>q(`in-supply`)]),h(`click`,g,()=>n().sheet=a()),i(e,t)};T(g,e=>{C(s)&&C(c)&&e(_)}),i(e,m),M()}m([`click`]);function Qc(e,t){P(t,!0);let n=e=>{var t=f(),n=b(t),r=e=>{Se(e,{get god(){return C(o)},size:22})};T(n,e=>{C(o)&&e(r)}),i(e,t)},r=N(t,`game`,7),a=N(t,`fresh`,3,!1),o=W(()=>t.entry.args.map(String).flatMap(e=>/^P\d$/.test(e)?r().godOf(e)??[]:[])[0]);{let i=W(()=>un(t.entry,r().playerName)),s=W(()=>C(o)?n:void 0),c=W(()=>t.entry.event===`turn`||t.entry.event===`round`);Ve(e,{get parts(){return C(i)},get mark(){return C(s)},get turn(){return C(c)},get fresh(){return a()},onpoint:e=>r().point(e?t.entry:null),onclick:()=>r().rule=t.entry.rule})}M()}var $c=S(`<text y="42"></text>`),el=S(`<g class="runner svelte-vz8acs"><g transform="scale(.76)"></g></g>`),tl=x(`<div><svg class="strip svelte-vz8acs" role="img"><rect y="9" height="15" rx="7" class="track svelte-vz8acs"></rect><rect y="3" width="2.5" height="40" class="goal svelte-vz8acs"></rect><!><g class="star svelte-vz8acs"><path></path></g><!></svg></div>`);function nl(e,t){P(t,!0);let n=H(366),r=W(()=>t.game.victory),a=W(()=>C(n)/(C(r)+2)),o=e=>C(a)/2+Math.min(e,C(r)+1)*C(a),c=W(()=>t.game.order.flatMap(e=>{let n=t.game.sheets.get(e);return n?[{player:e,god:n.god,fame:n.fame.total}]:[]})),l=(e,t)=>{let n=C(c).filter(e=>Math.min(e.fame,C(r)+1)===Math.min(t,C(r)+1)),i=Math.min(15,C(a)*.95/Math.max(1,n.length-1));return Math.max(12,o(t)-(n.length-1)*i/2)+n.findIndex(t=>t.player===e)*i},d=W(()=>C(c).map(({player:e,fame:n})=>`${t.game.playerName(e)} ${n}`).join(`, `));var f=tl(),p=u(f),m=u(p),h=V(m),_=V(h);g(_,17,()=>({length:C(r)+1}),E,(e,t,n)=>{var a=$c();let s;a.textContent=n,U(e=>{R(a,`x`,e),s=z(a,0,`svelte-vz8acs`,null,s,{won:n===C(r)})},[()=>o(n)]),i(e,a)});var v=V(_),y=j(v),b=V(v);g(b,17,()=>C(c),({player:e,god:t,fame:n})=>e,(e,t)=>{let n=()=>C(t).player,r=()=>C(t).god,a=()=>C(t).fame;var o=el();let s;var c=u(o);w(c,()=>Ee(r()),!0),F(c),F(o),U(e=>s=re(o,``,s,{transform:e}),[()=>`translate(${l(n(),a())??``}px, 16px)`]),i(e,o)}),F(p),F(f),U((e,t,r)=>{R(p,`viewBox`,`0 0 ${C(n)??``} 44`),R(p,`aria-label`,e),R(m,`width`,C(n)),R(h,`x`,t),R(v,`transform`,`translate(${r??``},28) scale(.75)`),R(y,`d`,ut)},[()=>q(`fame-standing`,{list:C(d),goal:C(r)}),()=>o(C(r))-C(a)/2,()=>o(C(r)+1)-9]),s(f,`clientWidth`,e=>L(n,e)),i(e,f),M()}var rl=x(`<button class="stats svelte-x0b67w"><span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="prayer svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span></button>`);function il(e,t){P(t,!0);let n=N(t,`game`,7);var r=rl(),a=u(r),o=u(a);$(o,{name:`fame`,size:17});var s=V(o,1,!0),c=V(s),l=j(c,!0);F(a);var d=V(a,2),f=u(d);$(f,{name:`prayer`,size:17});var p=V(f,1,!0),m=V(p),g=j(m,!0);F(d);var _=V(d,2),v=u(_);Se(v,{get god(){return t.sheet.god},size:19});var y=V(v,1,!0),b=V(y),x=j(b,!0);F(_);var S=V(_,2),C=u(S);$(C,{name:`card`,size:17});var w=V(C,1,!0),T=V(w),E=j(T,!0);F(S);var D=V(S,2),O=u(D);$(O,{name:`divine`,size:17});var k=V(O,1,!0),A=V(k),ee=j(A,!0);F(D),F(r),U((e,n,r,i,a)=>{B(s,t.sheet.fame.total),B(l,e),B(p,t.sheet.prayer),B(g,n),B(y,t.sheet.tokens.left),B(x,r),B(w,t.sheet.hand?.length??0),B(E,i),B(k,t.sheet.holding),B(ee,a)},[()=>q(`fame`),()=>q(`prayer-points`),()=>q(`tokens-left`,{n:t.sheet.tokens.left}),()=>q(`battle-cards`),()=>q(`divine-cards`)]),h(`click`,r,()=>n().sheet=t.sheet.player),i(e,r),M()}m([`click`]);var al=x(`<div class="news svelte-1lc8rk9"><!></div>`),ol=x(`<div><!></div>`),sl=x(`<!><button class="close svelte-1lc8rk9"><!></button>`,1),cl=x(`<!><!>`,1),ll=x(`<li><!></li>`),ul=x(`<ol class="latest svelte-1lc8rk9"></ol>`),dl=x(`<b class="svelte-1lc8rk9">!<i class="unseen"> </i></b>`),fl=x(`<b class="svelte-1lc8rk9"> <i class="unseen"> </i></b>`),pl=x(`<button><!><span class="svelte-1lc8rk9"> </span> <!> <!> <!></button>`),ml=x(`<main><h1 class="unseen"> </h1> <div class="strip svelte-1lc8rk9"><span class="round svelte-1lc8rk9"><!><b aria-hidden="true"> </b><i class="unseen"> </i></span><!></div> <div class="ground svelte-1lc8rk9"><!> <!> <!></div> <!> <div class="now svelte-1lc8rk9"><!> <!> <!></div> <nav class="tabs svelte-1lc8rk9"></nav></main>`);function hl(e,t){P(t,!0);let n=(e,n=k,r=k)=>{Qc(e,{get game(){return t.game},get entry(){return n()},get fresh(){return r()}})},r=(e,n=k)=>{Qc(e,{get game(){return t.game},get entry(){return n()}})},a=N(t,`watching`,3,!1),o=W(()=>[[`actions`,`raise`],[`players`,`troop`],[`hand`,`card`],[`tiles`,`buy`],...t.game.about.path?[[`path`,`obelisk`]]:[],[`chronicle`,null]]),s=()=>Te(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),l=H(`board`),d=e=>e.startsWith(`play `),m=W(()=>or(t.game.seat.story)),_=W(()=>mr(t.game.seat.story,t.game.seat.viewer)),v=W(()=>C(_)?lr(t.game.seat.story,C(_),t.game.seat.viewer):[]),y=W(()=>a()||t.game.seat.over||t.game.seat.owes||t.game.seat.may.confirm?[]:C(v).slice(-2)),x=W(()=>t.game.seat.viewer===`spectator`?t.game.order[0]??``:t.game.seat.viewer),S=W(()=>$r(t.game,C(x))),w=W(()=>ti(C(S)).filter(({ways:e})=>e.length>0).length),E=W(()=>[...t.game.view.legal,...t.game.firsts.map(([e])=>e)].filter(d).length),O=W(()=>Fi(t.game).length>0),A=W(()=>{let e=t.game.order.indexOf(t.game.seat.viewer);return e<0?t.game.order:[...t.game.order.slice(e+1),...t.game.order.slice(0,e)]}),ee=W(()=>t.game.view.legal.join()),te=W(()=>t.game.view.legal.some(e=>e.startsWith(`space `))),I=H(void 0);ue(()=>{C(ee),C(I)?.scrollTo(0,0),L(l,t.game.asksPath?`path`:C(te)?`actions`:`board`,!0)}),ue(()=>{t.game.plan,t.game.planned?L(l,t.game.asksPath?`path`:`board`,!0):le(()=>C(te))&&L(l,`actions`)}),ue(()=>{d(t.game.seat.hint?.choice??``)&&L(l,`hand`)});function ne(e){C(l)===`actions`&&e.target.closest(`[role="application"], .news`)&&L(l,`board`)}let re=H(void 0),ie=W(()=>{let e=t.game.over&&C(re)?.querySelector(`path[data-zone="${t.game.over}"]`)?.getBoundingClientRect(),n=C(re)?.getBoundingClientRect();return!!(e&&n&&e.top+e.bottom<n.top+n.bottom)});var ae=ml();let oe;var ce=u(ae),G=j(ce,!0),de=V(ce,2),fe=u(de),pe=u(fe);{let e=W(()=>t.game.night?`night`:`day`);$(pe,{get name(){return C(e)},size:20})}var K=V(pe),J=j(K),he=V(K),ge=j(he,!0);F(fe),nl(V(fe),{get game(){return t.game}}),F(de);var _e=V(de,2),ve=u(_e);Yn(ve,{get game(){return t.game},small:!0,up:1.16});var ye=V(ve,2),be=e=>{var n=al(),a=u(n);Be(a,{get seat(){return t.game.seat},get news(){return C(v)},get line(){return r}}),F(n),i(e,n)};T(ye,e=>{a()||e(be)});var xe=V(ye,2),Se=e=>{var n=ol();let r;zt(u(n),{load:s,children:(e,n)=>{let r=()=>(n?.()).ZoneCard;var a=f(),o=b(a),s=e=>{var n=f(),a=b(n);p(a,r,(e,n)=>{n(e,{get game(){return t.game},get zone(){return t.game.over}})}),i(e,n)};T(o,e=>{t.game.over&&e(s)}),i(e,a)},$$slots:{default:!0}}),F(n),U(()=>r=z(n,1,`told svelte-1lc8rk9`,null,r,{below:C(ie)})),i(e,n)};T(xe,e=>{t.game.over&&e(Se)}),F(_e),c(_e,e=>L(re,e),()=>C(re));var Ce=V(_e,2),we=e=>{var r=f(),a=b(r);D(a,()=>C(l),e=>{var r=ol();let a;var o=u(r),c=e=>{var n=sl(),r=b(n);zo(r,{get game(){return t.game}});var a=V(r),o=u(a);me(o,{name:`close`,size:20}),F(a),U(e=>R(a,`aria-label`,e),[()=>q(`close`)]),h(`click`,a,()=>L(l,`board`)),i(e,n)},d=e=>{var n=f(),r=b(n);g(r,16,()=>C(A),e=>e,(e,n)=>{kc(e,{get game(){return t.game},get player(){return n},wide:!0})}),i(e,n)},_=e=>{var n=f(),r=b(n),a=e=>{var n=cl(),r=b(n);Zc(r,{get game(){return t.game}}),Vc(V(r),{get game(){return t.game},told:!0}),i(e,n)};T(r,e=>{t.game.mine&&e(a)}),i(e,n)},v=e=>{zt(e,{load:s,children:(e,n)=>{let r=()=>(n?.()).PathPanel;var a=f(),o=b(a);p(o,r,(e,n)=>{n(e,{get game(){return t.game},narrow:!0,onclose:()=>L(l,`board`)})}),i(e,a)},$$slots:{default:!0}})},y=e=>{zt(e,{load:s,children:(e,n)=>{let r=()=>(n?.()).ByColour;var a=f(),o=b(a);p(o,r,(e,n)=>{n(e,{get game(){return t.game},get pillars(){return C(S)},get player(){return C(x)}})}),i(e,a)},$$slots:{default:!0}})},w=e=>{Ne(e,{get told(){return C(m)},get since(){return t.game.since},get line(){return n},bare:!0})};T(o,e=>{C(l)===`actions`?e(c):C(l)===`players`?e(d,1):C(l)===`hand`?e(_,2):C(l)===`path`?e(v,3):C(l)===`tiles`?e(y,4):e(w,-1)}),F(r),U(()=>a=z(r,1,`panel svelte-1lc8rk9`,null,a,{tiles:C(l)===`tiles`,low:C(l)===`actions`})),i(e,r)}),i(e,r)};T(Ce,e=>{C(l)!==`board`&&e(we)});var Ee=V(Ce,2),De=u(Ee),Oe=e=>{Es(e,{get game(){return t.game},narrow:!0})};T(De,e=>{a()||e(Oe)});var ke=V(De,2),Ae=e=>{var t=ul();g(t,21,()=>C(y),e=>e.n,(e,t)=>{var n=ll(),a=u(n);r(a,()=>C(t)),F(n),i(e,n)}),F(t),i(e,t)};T(ke,e=>{C(y).length&&e(Ae)});var je=V(ke,2),Me=e=>{il(e,{get game(){return t.game},get sheet(){return t.game.mine}})};T(je,e=>{t.game.mine&&e(Me)}),F(Ee),c(Ee,e=>L(I,e),()=>C(I));var Pe=V(Ee,2);g(Pe,21,()=>C(o),([e,t])=>e,(e,t)=>{var n=W(()=>se(C(t),2));let r=()=>C(n)[0],a=()=>C(n)[1];var o=pl();let s;var c=u(o),d=e=>{$(e,{get name(){return a()},size:22})},f=e=>{me(e,{name:`log`,size:22})};T(c,e=>{a()?e(d):e(f,-1)});var p=V(c),m=j(p,!0),g=V(p,2),_=e=>{var t=dl(),n=V(u(t)),r=j(n,!0);F(t),U(e=>B(r,e),[()=>q(`path-may-go`)]),i(e,t)};T(g,e=>{r()===`path`&&C(O)&&e(_)});var v=V(g,2),y=e=>{var t=fl(),n=u(t,!0),r=V(n),a=j(r,!0);F(t),U(e=>{B(n,C(w)),B(a,e)},[()=>q(`market-can`)]),i(e,t)};T(v,e=>{r()===`tiles`&&C(w)&&e(y)});var b=V(v,2),x=e=>{var t=fl(),n=u(t,!0),r=V(n),a=j(r,!0);F(t),U(e=>{B(n,C(E)),B(a,e)},[()=>q(`phone-can-play`)]),i(e,t)};T(b,e=>{r()===`hand`&&C(E)&&e(x)}),F(o),U(e=>{R(o,`aria-pressed`,C(l)===r()),s=z(o,1,`svelte-1lc8rk9`,null,s,{on:C(l)===r()}),B(m,e)},[()=>q(`phone-${r()}`)]),h(`click`,o,()=>L(l,C(l)===r()?`board`:r(),!0)),i(e,o)}),F(Pe),F(ae),U((e,n)=>{oe=z(ae,1,`phone svelte-1lc8rk9`,null,oe,{watching:a()}),B(G,e),R(fe,`title`,t.game.title),B(J,`${(t.game.round||``)??``}${t.game.round&&t.game.lastRound?`/${t.game.lastRound}`:``}`),B(ge,t.game.title),_e.inert=C(l)!==`board`&&C(l)!==`actions`,Ee.inert=C(l)===`tiles`,R(Pe,`aria-label`,n)},[()=>q(`board-label`),()=>q(`panels`)]),h(`click`,_e,ne),i(e,ae),M()}m([`click`]);var gl=x(`<span role="img"><!></span>`),_l=x(`<div class="chips svelte-1nt6xn2" role="group"></div>`),vl=x(`<section class="bar card svelte-1nt6xn2"><!> <button data-plan="market"><!> </button> <!> <!></section>`);function yl(e,t){P(t,!0);let n=N(t,`game`,7),a=W(()=>n().view.position.columns.colours??[]),o=W(()=>C(a).map(e=>{let t=[...n().board.sites.values()].filter(({pyramid:t,holder:r})=>t?.colour===e&&r?.player===n().seat.viewer);return{colour:e,level:Math.max(0,...t.map(({pyramid:e})=>e?.level??0))}})),s=W(()=>new Set(Object.values(n().ahead.buys??{}).flatMap(e=>e.map(({tile:e})=>n().about.tiles.find(({name:t})=>t===e)?.colour)))),c=matchMedia(`(hover: hover)`).matches,l=W(()=>c&&C(s).size&&n().step===`your turn`?ti($r(n(),n().seat.viewer)):[]),d=W(()=>C(l).flatMap(e=>{let t=Qr(e,n().about,n().mine?.spaces??[],n().plan.space);return t?[{tile:e.tile,way:t}]:[]})),f=W(()=>tr(n().step,n().view.legal));var p=vl(),m=u(p);g(m,17,()=>C(o),({colour:e,level:t})=>e,(e,t)=>{let n=()=>C(t).colour,a=()=>C(t).level,o=W(()=>a()?q(`market-level`,{colour:Ut(n()),n:a()}):q(`market-no-pyramid`,{colour:Ut(n())}));var c=gl();let l;var d=u(c),f=e=>{Pr(e,{get colour(){return n()},get level(){return a()},size:28})},p=e=>{Pr(e,{get colour(){return n()},size:28})};T(d,e=>{a()?e(f):e(p,-1)}),F(c),r(c,(e,t)=>be?.(e,t),()=>({title:Ut(n()),text:C(o)})),U(e=>{l=z(c,1,`gem svelte-1nt6xn2`,null,l,{can:e,none:!a()}),R(c,`aria-label`,C(o))},[()=>C(s).has(n())]),i(e,c)});var _=V(m,2);let v;var y=u(_);$(y,{name:`buy`,size:18});var b=V(y,1,!0);F(_);var x=V(_,2);ie(x,()=>t.raises);var S=V(x,2),w=e=>{var t=_l();g(t,21,()=>C(d),({tile:e,way:t})=>e.name,(e,t)=>{let r=()=>C(t).tile,i=()=>C(t).way,a=W(()=>[Or(r()),i().paid===null?``:q(`costs-pp`,{n:i().paid}),oi(i())].filter(Boolean).join(`. `));{let t=W(()=>`${Gt(r().name)}: ${C(a)}`),o=W(()=>({title:Gt(r().name),text:C(a),more:()=>n().rule=r().rule})),s=W(()=>i().choices.join(`; `));us(e,{get tile(){return r().name},get colour(){return r().colour},get level(){return r().level},get second(){return r().second},size:32,state:`can`,get label(){return C(t)},get tip(){return C(o)},get choice(){return C(s)},onpick:()=>void n().choose(...i().choices)})}}),F(t),U(e=>R(t,`aria-label`,e),[()=>q(`market-can`)]),i(e,t)};T(S,e=>{C(d).length&&e(w)}),F(p),U((e,t)=>{R(p,`aria-label`,e),v=z(_,1,`btn svelte-1nt6xn2`,null,v,{main:C(f)||C(s).size>0}),R(_,`aria-keyshortcuts`,`m`),B(b,t)},[()=>q(`market`),()=>q(`market`)]),h(`click`,_,()=>n().market={}),i(e,p),M()}m([`click`]);var bl=x(`<!> <!>`,1),xl=x(`<!> <!> <!>`,1),Sl=x(`<div><!></div>`),Cl=x(`<div class="news svelte-fafepb"><!><!></div>`),wl=x(`<button role="tab" class="svelte-fafepb"> </button>`),Tl=x(`<section class="card stall svelte-fafepb"><div class="head svelte-fafepb"><div class="tabs svelte-fafepb" role="tablist"></div> <!></div> <!></section>`),El=x(`<div><aside class="rail left svelte-fafepb"><!></aside> <main><h1 class="unseen"> </h1> <div><!> <!> <button class="btn pull svelte-fafepb"><!></button> <!> <!></div> <!></main> <aside><div class="others svelte-fafepb"></div> <!></aside></div>`);function Dl(e,t){P(t,!0);let n=(e,t=k,n=k)=>{Qc(e,{get game(){return o()},get entry(){return t()},get fresh(){return n()}})},r=(e,t=k)=>{Qc(e,{get game(){return o()},get entry(){return t()}})},a=e=>{var t=f(),n=b(t),r=e=>{zt(e,{load:w,children:(e,t)=>{let n=()=>(t?.()).Raises;var r=f(),a=b(r);p(a,n,(e,t)=>{t(e,{get game(){return o()}})}),i(e,r)},$$slots:{default:!0}})};T(n,e=>{o().ahead.raises?.length&&e(r)}),i(e,t)},o=N(t,`game`,7),c=N(t,`text`,3,!1),d=N(t,`watching`,3,!1),m=W(()=>{let e=o().order.indexOf(o().seat.viewer);return e<0?o().order:[...o().order.slice(e+1),...o().order.slice(0,e)]}),_=W(()=>o().mine?0:Math.floor(C(m).length/2)),v=W(()=>o().board.players<=3),y=W(()=>or(o().seat.story)),x=W(()=>mr(o().seat.story,o().seat.viewer)),S=W(()=>C(x)?lr(o().seat.story,C(x),o().seat.viewer):[]),w=()=>Te(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),E=H(!1),D=H(ee(innerWidth)),O=H(ee(innerHeight)),A=W(()=>C(D)<900||C(O)<500),te=W(()=>C(v)&&C(D)>=1280&&!C(A)),I=H(`market`);G(()=>(o().stalled=C(te)&&C(I)===`market`&&!c(),()=>o().stalled=!1));let ne=W(()=>o().action===`buy`||tr(o().step,o().view.legal));G(()=>{C(ne)&&L(I,`market`)});let re=ee({width:0,height:0}),ae=ee({width:220,height:110}),oe=W(()=>({x:-6,y:-4,width:o().map.width+12,height:o().map.height+16})),se=W(()=>[...[...o().board.sites.values()].filter(({place:e,troops:t})=>t.length||o().targets.has(e.name)||e.name===o().over).flatMap(({place:e})=>[e.troop,e.tag]),...C(ce)]),ce=W(()=>{if(!C(S).length||!o().seat.owes)return[];let e=[C(oe).x+(C(v)?C(oe).width-30:C(oe).width/2),C(oe).y+C(oe).height-30];return[e,e,e]}),le=W(()=>Zn(C(oe),re,ae,C(se)));var ue=f(),de=b(ue),fe=e=>{zt(e,{load:w,children:(e,t)=>{let n=()=>(t?.()).TextMode;var r=f(),a=b(r);p(a,n,(e,t)=>{t(e,{get game(){return o()}})}),i(e,r)},$$slots:{default:!0}})},pe=e=>{var n=bl(),r=b(n);hl(r,{get game(){return o()},get watching(){return d()}});var a=V(r,2);ie(a,()=>t.back??k),i(e,n)},K=e=>{var c=El();let l;var x=u(c),D=u(x),O=e=>{var t=xl(),n=b(t);Zc(n,{get game(){return o()}});var r=V(n,2);zo(r,{get game(){return o()}}),Vc(V(r,2),{get game(){return o()}}),i(e,t)},A=e=>{var t=f(),n=b(t);g(n,16,()=>C(m).slice(0,C(_)),e=>e,(e,t)=>{kc(e,{get game(){return o()},get player(){return t}})}),i(e,t)};T(D,e=>{o().mine?e(O):e(A,-1)}),F(x);var M=V(x,2);let N;var ee=u(M),P=j(ee,!0),ne=V(ee,2);let H;var oe=u(ne);Yn(oe,{get game(){return o()}});var se=V(oe,2),ce=e=>{var t=Sl();let n;var r=u(t),a=e=>{zt(e,{load:w,children:(e,t)=>{let n=()=>(t?.()).PathPanel;var r=f(),a=b(r);p(a,n,(e,t)=>{t(e,{get game(){return o()},onclose:()=>o().showPath(!1)})}),i(e,r)},$$slots:{default:!0}})},s=e=>{zt(e,{load:w,children:(e,t)=>{let n=()=>(t?.()).Pill;var r=f(),a=b(r);p(a,n,(e,t)=>{t(e,{get game(){return o()}})}),i(e,r)},$$slots:{default:!0}})};T(r,e=>{o().pathOpen?e(a):e(s,-1)}),F(t),U(()=>n=z(t,1,`way svelte-fafepb`,null,n,{open:o().pathOpen})),i(e,t)};T(se,e=>{o().about.path&&e(ce)});var G=V(se,2),ue=u(G);{let e=W(()=>C(E)?`close`:`menu`);me(ue,{get name(){return C(e)}})}F(G);var de=V(G,2),fe=e=>{var n=Cl(),a=u(n);ie(a,()=>t.back??k);var s=V(a);Be(s,{get seat(){return o().seat},get news(){return C(S)},get line(){return r}}),F(n),i(e,n)};T(de,e=>{d()||e(fe)});var pe=V(de,2),K=e=>{var t=Sl();zt(u(t),{load:w,children:(e,t)=>{let n=()=>(t?.()).ZoneCard;var r=f(),a=b(r),s=e=>{var t=f(),r=b(t);p(r,n,(e,t)=>{t(e,{get game(){return o()},get zone(){return o().over}})}),i(e,t)};T(a,e=>{o().over&&e(s)}),i(e,r)},$$slots:{default:!0}}),F(t),U(()=>z(t,1,`corner ${C(le)??``}`,`svelte-fafepb`)),s(t,`clientWidth`,e=>ae.width=e),s(t,`clientHeight`,e=>ae.height=e),i(e,t)};T(pe,e=>{o().over&&e(K)}),F(ne);var J=V(ne,2),he=e=>{Es(e,{get game(){return o()}})};T(J,e=>{d()||e(he)}),F(M);var ge=V(M,2);let _e;var ve=u(ge);g(ve,20,()=>C(m).slice(C(_)),e=>e,(e,t)=>{kc(e,{get game(){return o()},get player(){return t},get wide(){return C(v)}})}),F(ve);var ye=V(ve,2),be=e=>{var t=Tl(),r=u(t),s=u(r);g(s,20,()=>[`market`,`chronicle`],e=>e,(e,t)=>{var n=wl(),r=j(n,!0);U(e=>{R(n,`aria-selected`,C(I)===t),B(r,e)},[()=>q(t)]),h(`click`,n,()=>L(I,t,!0)),i(e,n)}),F(s);var c=V(s,2);a(c),F(r);var l=V(r,2),d=e=>{ji(e,{get game(){return o()}})},f=e=>{Ne(e,{get told(){return C(y)},get since(){return o().since},get line(){return n},bare:!0})};T(l,e=>{C(I)===`market`?e(d):e(f,-1)}),F(t),U(e=>R(s,`aria-label`,e),[()=>q(`the-others`)]),i(e,t)},xe=e=>{var t=bl(),r=b(t);yl(r,{get game(){return o()},get raises(){return a}});var s=V(r,2);Ne(s,{get told(){return C(y)},get since(){return o().since},get line(){return n}}),i(e,t)};T(ye,e=>{C(te)?e(be):e(xe,-1)}),F(ge),F(c),U((e,t,n,r)=>{l=z(c,1,`table svelte-fafepb`,null,l,{few:C(v)}),R(x,`aria-label`,e),N=z(M,1,`mid svelte-fafepb`,null,N,{watching:d()}),B(P,t),H=z(ne,1,`stage svelte-fafepb`,null,H,{pathed:o().about.path}),R(G,`aria-expanded`,C(E)),R(G,`aria-label`,n),_e=z(ge,1,`rail right svelte-fafepb`,null,_e,{open:C(E)}),R(ge,`aria-label`,r)},[()=>q(o().mine?`your-board`:`the-players`),()=>q(`board-label`),()=>q(`the-others`),()=>q(`the-others`)]),h(`click`,G,()=>L(E,!C(E))),s(ne,`clientWidth`,e=>re.width=e),s(ne,`clientHeight`,e=>re.height=e),i(e,c)};T(de,e=>{c()?e(fe):C(A)?e(pe,1):e(K,-1)}),l(`innerWidth`,e=>L(D,e,!0)),l(`innerHeight`,e=>L(O,e,!0)),i(e,ue),M()}m([`click`]);var Ol=[`clash`,`reveal`,`tally`,`wound`,`verdict`,`losses`,`rewards`,`after`],kl={clash:4,reveal:4,tally:6,wound:4,verdict:4,losses:5,rewards:5,after:5},Al={battle:`clash`,"plays a card":`reveal`,counts:`tally`,wounds:`wound`,strength:`verdict`,"wins battle":`verdict`,"own loss":`losses`,"lost units":`losses`,"gained fame":`rewards`,"lost fame":`rewards`,"gained veterans":`rewards`,"gained dawn tokens":`after`,recalled:`after`,retreats:`after`,"took cards back":`after`},jl={clash:`council`,reveal:`reveal`,tally:`strength`,wound:`strength`,verdict:`strength`,losses:`casualties`,rewards:`rewards`,after:`loser`},Ml=e=>jl[e];function Nl(e,t=0){let n=[],r=(e.shot?.turn??0)*1e6+t*1e4,i=0;for(let t of e.entries){let a=t.event.startsWith(`shows`)?/-[TL]:/.test(t.rule)?`clash`:`reveal`:Al[t.event];a&&(i=Math.max(i,Ol.indexOf(a)));let o=Ol[i],s=n.at(-1);s?.kind===o?(s.to=t.n,s.entries.push(t),s.mark++):n.push({kind:o,fight:e.n,to:t.n,entries:[t],mark:r+i*1e3+1})}return n}var Pl=(e,t)=>zs(e,t.to),Fl=class extends Re{constructor(e,t,n=!0){super(Il(e),t,n);let{skip:r}=this;this.skip=()=>{for(r();n&&this.beat&&!this.live&&!this.mine;)r()}}};function Il(e){let t=new Map;return{seat:e.seat,turn:()=>e.turnedAt=performance.now(),groups:()=>{let n=Vs(e.seat.story);t.clear();for(let e of n)for(let[n,{n:r}]of e.entries())t.set(r,n);return n},beatsOf:e=>e.board?Nl(e,t.get(e.n)):[],isRunning:({zone:t})=>e.view.position.frames.some(({frame:e,zone:n})=>e===`battle`&&n===t),isMine:({players:t})=>t.includes(e.seat.viewer),upTo:Pl,opening:`clash`,seconds:({kind:e})=>kl[e]}}function Ll(e,t){P(t,!0);let n=le(()=>new Fl(t.game,void 0,!1)),r=H(void 0);return c(ze(e,{get reel(){return n},get at(){return t.at},get onmore(){return t.onmore},stage:(e,r=k)=>{zt(e,{load:()=>Te(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),children:(e,a)=>{let o=()=>(a?.()).Stage;var s=f(),c=b(s);p(c,o,(e,i)=>{i(e,{get game(){return t.game},get reel(){return n},unattended:!1,watching:!0,get onend(){return r()}})}),i(e,s)},$$slots:{default:!0}})},table:e=>{Dl(e,{get game(){return t.game},watching:!0})},$$slots:{stage:!0,table:!0}}),e=>L(r,e,!0),()=>C(r)),M({next:()=>C(r)?.next()??!1,pending:()=>C(r)?.pending()??!1})}var Rl=`all`;function zl(e,t){let{columns:n,players:r}=e.position,i=e=>n[e]??{},{fame:a,tokens:o}=e.outlook,s=i(`god`),c=t.cards.filter(({special:e,needs:t})=>!e&&!t.length).map(({name:e})=>e),l=t.night.some(({name:e})=>e===`dawn`),u=t.spaces.flatMap(({name:e,colour:t})=>t?[[e,t]]:[]),d=n.silver_used??[],f=(e,t)=>new Map(Object.entries(i(e)).flatMap(([e,n])=>e.startsWith(`${t} `)&&n!==void 0?[[e.slice(t.length+1),n]]:[])),p=t=>{let n=t===e.viewer||e.viewer===Rl;return{player:t,god:s[t]??`anubis`,city:i(`city`)[t]??null,prayer:i(`prayer`)[t]??0,veterans:i(`veterans`)[t]??0,dawn:l?i(`dawn_tokens`)[t]??0:null,supply:i(`supply`)[t]??0,fame:a[t]??{divine:0,battle:0,temporary:[],total:0},spaces:i(`spaces`)[t]??[],buyTokens:new Map([...u,...f(`buy_colour`,t)]),tokens:o[t]??{left:0,silver:!1,gold:!1},silverUsed:d.includes(t),bought:i(`bought`)[t]??[],tiles:i(`tiles`)[t]??[],hand:n?i(`hand`)[t]??c:null,played:i(`played`)[t]??[],buried:n?i(`buried`)[t]??[]:null,removed:n?i(`removed`)[t]??[]:null,holding:i(`holding`)[t]??0,divine:n?f(`held`,t):null,planned:f(`planned`,t),objects:[...f(`objects`,t)].filter(([,e])=>e>0),skills:i(`skills`)[t]??[],silenced:i(`silenced`)[t]??[]}};return new Map(Array.from({length:r},(e,t)=>`P${t+1}`).map(e=>[e,p(e)]))}function Bl(e,t){let n=t.position.columns.switches??[],r=({needs:e})=>e.every(e=>n.includes(e));return{...e,tiles:e.tiles.filter(r),cards:e.cards.filter(r),divine:e.divine.filter(r),spaces:e.spaces.filter(r),path:e.path&&r(e.path)?{...e.path,tokens:e.path.tokens.filter(r)}:null,night:e.night.filter(e=>r(e)&&!e.unless.some(e=>n.includes(e)))}}var Vl=(e,t)=>t?q(`confirm-for`,{what:e,n:t}):e;function Hl(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t].map(([e,n])=>t.size>1?`${nn(e)} (${n})`:nn(e)).join(`, `)}var Ul=e=>e.flatMap(e=>Q(e)[0]===`place`?[Q(e)[1]]:[]);function Wl(e,t){let n=e=>e.length>0&&`; ${t.join(`; `)}`.endsWith(`; ${e.join(`; `)}`),r=(e,t)=>e.reduce((e,r)=>n(t(r))&&t(r).length>(e?t(e).length:0)?r:e,void 0),i=(e.moves??[]).flatMap(e=>[...e.to,...e.by_card??[]].map(t=>({journey:e,arrival:t}))),a=r(i,({arrival:e})=>e.choices)??r(i,({arrival:e})=>Ba(e.choices));if(a){let{journey:e,arrival:t}=a;return{text:Vl(q(`go-there`,{units:e.units,zone:nn(t.zone)}),t.paid),detail:``,going:a}}let o=r(e.raises??[],({choices:e})=>e);if(o)return{text:Vl(q(`confirm-raise`,{zone:nn(o.district),level:o.level,colour:Ut(o.colour)}),o.paid),detail:``,raised:o};let s=t.find(e=>e.startsWith(`tile `)),c=s&&Q(s)[1];if(c){let n=(e.buys?.[Q(t[0]??``)[1]]??Object.values(e.buys??{}).flat()).find(e=>e.tile===c);if(!n)return null;let[r,i]=Q(t.at(-1)??``),a=Ul(t),o=r===`to`?q(`market-joins`,{zone:nn(i)}):a.length?q(`market-come`,{zone:Hl(a)}):n.settles&&r===`pass`?q(`market-waits`):``;return{text:Vl(q(`confirm-buy`,{tile:Gt(c)}),n.paid),detail:o}}let l=Ul(t);return l.length?{text:Vl(q(`confirm-place`,{n:l.length,list:Hl(l)}),e.recruits?.prices[l.length]),detail:``}:null}var Gl=typeof matchMedia==`function`&&matchMedia(`(hover: hover)`).matches,Kl=400,ql=100,Jl=class{seat;start;#e=H(null);get rule(){return C(this.#e)}set rule(e){L(this.#e,e,!0)}#t=H(!1);get staged(){return C(this.#t)}set staged(e){L(this.#t,e,!0)}#n=H(null);get toldTo(){return C(this.#n)}set toldTo(e){L(this.#n,e,!0)}#r=H(null);get market(){return C(this.#r)}set market(e){L(this.#r,e,!0)}#i=H(null);get sheet(){return C(this.#i)}set sheet(e){L(this.#i,e,!0)}#a=H([]);get exits(){return C(this.#a)}set exits(e){L(this.#a,e)}#o=H(!1);get stalled(){return C(this.#o)}set stalled(e){L(this.#o,e,!0)}stallAt=0;#s=H(new Set);get pointed(){return C(this.#s)}set pointed(e){L(this.#s,e)}#c=H(null);get over(){return C(this.#c)}set over(e){L(this.#c,e,!0)}turnedAt=-1/0;turned=()=>performance.now()-this.turnedAt<Kl;about;constructor(e,t,n){this.seat=e,this.start=n,this.about=Bl(t,n)}#l=W(()=>this.seat.view??this.start);get view(){return C(this.#l)}set view(e){L(this.#l,e)}#u=W(()=>Jr(this.view,this.about.board));get board(){return C(this.#u)}set board(e){L(this.#u,e)}#d=W(()=>this.board.map);get map(){return C(this.#d)}set map(e){L(this.#d,e)}#f=W(()=>zl(this.view,this.about));get sheets(){return C(this.#f)}set sheets(e){L(this.#f,e)}#p=W(()=>this.sheets.get(this.seat.viewer));get mine(){return C(this.#p)}set mine(e){L(this.#p,e)}#m=W(()=>this.board.seats.map(({player:e})=>e));get order(){return C(this.#m)}set order(e){L(this.#m,e)}get players(){return this.order}#h=W(()=>Number(this.view.position.columns.round??0));get round(){return C(this.#h)}set round(e){L(this.#h,e)}#g=W(()=>Number(this.view.position.columns.last_round??0));get lastRound(){return C(this.#g)}set lastRound(e){L(this.#g,e)}#_=W(()=>this.view.ahead??{});get ahead(){return C(this.#_)}set ahead(e){L(this.#_,e)}#v=W(()=>this.view.asks?.step??``);get step(){return C(this.#v)}set step(e){L(this.#v,e)}#y=W(()=>{let e=this.view.position.frames.find(({frame:e})=>e===`your turn`);return e?String(e.player):null});get onTurn(){return C(this.#y)}set onTurn(e){L(this.#y,e)}#b=W(()=>this.view.position.frames.some(({frame:e})=>this.about.apart.includes(e)));get night(){return C(this.#b)}set night(e){L(this.#b,e)}#x=W(()=>this.view.position.frames.some(({frame:e})=>e===`dawn`));get dawning(){return C(this.#x)}set dawning(e){L(this.#x,e)}#S=W(()=>this.view.outlook);get outlook(){return C(this.#S)}set outlook(e){L(this.#S,e)}#C=W(()=>this.outlook.victory);get victory(){return C(this.#C)}set victory(e){L(this.#C,e)}#w=W(()=>this.outlook.wins_at);get winsAt(){return C(this.#w)}set winsAt(e){L(this.#w,e)}#T=W(()=>this.seat.over||this.toldTo!==null?[]:this.outlook.winning);get winning(){return C(this.#T)}set winning(e){L(this.#T,e)}#E=W(()=>this.seat.story.findLast(e=>!nt(e)&&e.player===this.seat.viewer)?.n??0);get since(){return C(this.#E)}set since(e){L(this.#E,e)}#D=W(()=>JSON.stringify([this.view.legal,this.view.position.frames]));get asks(){return C(this.#D)}set asks(e){L(this.#D,e)}#O=H({of:``,plan:vn});get kept(){return C(this.#O)}set kept(e){L(this.#O,e)}unitsAt=e=>this.board.sites.get(e)?.troops.find(({player:e})=>e===this.seat.viewer)?.units??0;#k=W(()=>this.ahead.recruits?On(this.ahead.recruits,this.unitsAt):{});get proposed(){return C(this.#k)}set proposed(e){L(this.#k,e)}recruit=e=>{let{meant:t}=this.plan;this.ahead.recruits&&this.set({most:e,placed:On(this.ahead.recruits,e=>t.includes(e)?ql+t.indexOf(e):this.unitsAt(e),e)})};#A=W(()=>{if(Qn.has(this.step)&&this.ahead.recruits)return{...vn,placed:this.proposed};let e=this.step===`choose a troop`?this.following:null;if(e&&this.ahead.moves?.some(({troop:t})=>t===e))return{...vn,troop:e};let t=this.step===`go on`?bn(this.ahead.moves??[],this.unitsAt):null;return t===null?vn:{...vn,units:t}});get fresh(){return C(this.#A)}set fresh(e){L(this.#A,e)}#j=W(()=>this.kept.of===this.asks?this.kept.plan:this.fresh);get plan(){return C(this.#j)}set plan(e){L(this.#j,e)}set=e=>{this.kept={of:this.asks,plan:{...this.plan,...e}}};#M=W(()=>this.plan!==this.fresh);get planned(){return C(this.#M)}set planned(e){L(this.#M,e)}back=()=>{let{space:e,troop:t,district:n,goal:r}=this.plan;this.following=null,r&&Aa.has(this.step)?this.set({goal:null}):this.kept={of:e&&(t||n)?this.asks:``,plan:{...vn,space:e,silver:this.plan.silver}}};#N=W(()=>({step:this.step,legal:this.view.legal,ahead:this.ahead,plan:this.plan,map:this.map,spaces:this.about.spaces,used:this.mine?.spaces??[],hovers:Gl,troops:new Set([...this.board.sites.values()].filter(({troops:e})=>e.some(({player:e})=>e===this.seat.viewer)).map(({place:e})=>e.name))}));get asked(){return C(this.#N)}set asked(e){L(this.#N,e)}#P=W(()=>Na(this.asked));get targets(){return C(this.#P)}set targets(e){L(this.#P,e)}#F=W(()=>Pa(this.asked)??(this.plan.troop?`move`:this.plan.district?`raise`:void 0));get action(){return C(this.#F)}set action(e){L(this.#F,e)}before=e=>e===`move`?Ia(this.asked):Fa(this.asked,e);#I=W(()=>this.action===`move`&&this.step!==`choose a troop`?(this.ahead.first??[]).map(e=>[e,Jt([...this.before(`move`),e])]):[]);get firsts(){return C(this.#I)}set firsts(e){L(this.#I,e)}plays=e=>this.view.legal.includes(e)?e:this.firsts.find(([t])=>t===e)?.[1];#L=W(()=>Fa(this.asked,`move`));get leading(){return C(this.#L)}set leading(e){L(this.#L,e)}#R=W(()=>{let{moves:e}=this.ahead;if(e&&this.view.legal.length)return this.plan.troop||this.step===`take along`||this.step===`go on`?yn(e,this.plan):void 0});get journey(){return C(this.#R)}set journey(e){L(this.#R,e)}#z=W(()=>this.plan.district??this.journey?.troop??this.plan.troop);get chosen(){return C(this.#z)}set chosen(e){L(this.#z,e)}#B=W(()=>{let{going:e}=this.meaning??{};if(e)return ka(e.journey.troop,e.arrival);let t=this.over&&this.targets.has(this.over)?this.over:this.plan.goal,n=t?this.targets.get(t):void 0;if(!t||!n)return[];let r=n.plan?.goal?this.ahead.moves?.find(({troop:e})=>e===n.plan?.troop):this.journey,i=n.arrival??r?.to.find(e=>e.zone===n.plan?.goal);return i&&r?ka(r.troop,i):[]});get route(){return C(this.#B)}set route(e){L(this.#B,e)}direct=({action:e,name:t})=>{let{moves:n,walks:r,raises:i,recruits:a,buys:o}=this.ahead;return e===`pray`||e===`buy`&&this.about.null_buy&&!o?.[t]?.length||e===`move`&&!n?.length&&!r?.length||e===`raise`&&!i?.length||e===`recruit`&&!a};spaceChoice=e=>(this.plan.silver?[`silver`]:[`space`,`silver`]).map(t=>`${t} ${e}`).find(e=>this.view.legal.includes(e));#V=W(()=>[`space `,`silver `].every(e=>this.view.legal.some(t=>t.startsWith(e))));get eitherToken(){return C(this.#V)}set eitherToken(e){L(this.#V,e)}begin=e=>{let t=this.spaceChoice(e.name);t&&(this.direct(e)?this.choose(t):this.plan.space===e.name?this.kept={of:``,plan:vn}:this.set({...vn,silver:this.plan.silver,space:e.name,...e.action===`move`?{troop:this.plan.troop}:{},...e.action===`recruit`?{placed:this.proposed}:{}}),e.action===`buy`&&!this.stalled&&!this.direct(e)&&(this.market={}))};pick=e=>{let t=this.targets.get(e);t?this.take(t):this.planned&&e===this.plan.troop&&this.back()};take=({choices:e,plan:t})=>{let[n,...r]=e??[];n?this.choose(n,...r):t&&this.set(t)};part=async(e,t)=>{let{goal:n}=this.plan;if(!Aa.has(this.step)){let e=this.plan.troop;if(!e||!await this.gesture(Jt([...this.before(`move`),`troop ${e}`])))return}Aa.has(this.step)&&(this.set({units:e,alone:t,goal:null}),n&&this.targets.get(n)?.arrival&&this.set({goal:n}))};#H=W(()=>!this.about.path||!this.view.legal.length?!1:Mi.has(this.step)||this.step===`your turn`&&this.action===`move`&&!this.plan.troop&&Fi(this).length>0);get asksPath(){return C(this.#H)}set asksPath(e){L(this.#H,e)}#U=H(null);get wish(){return C(this.#U)}set wish(e){L(this.#U,e)}#W=W(()=>this.asksPath?this.asks:this.view.legal.length&&$n.has(this.step)?`moving`:``);get wishes(){return C(this.#W)}set wishes(e){L(this.#W,e)}#G=W(()=>this.about.path!==null&&(this.wish?.of===this.wishes?this.wish.open:this.asksPath));get pathOpen(){return C(this.#G)}set pathOpen(e){L(this.#G,e)}showPath=e=>{this.wish={of:this.wishes,open:e}};#K=H(null);get following(){return C(this.#K)}set following(e){L(this.#K,e,!0)}lead=e=>(this.following=this.plan.troop,this.wish=null,this.gesture(e));#q=W(()=>{let{hint:e,may:t}=this.seat,n=(t.held?[t.held]:e?[e.choice,...e.then]:[]).map(e=>Q(e)),r=new Set(n.flatMap(([e,t])=>e===`city`?[t]:[])),i=[...this.map.zones.values()].filter(({kind:e,city:t})=>e===`district`&&t!==null&&r.has(t));return new Set([...n.map(([,e])=>e).filter(Zt),...i.map(({name:e})=>e)])});get hinted(){return C(this.#q)}set hinted(e){L(this.#q,e)}#J=W(()=>{let e=new Map;for(let t of this.seat.news){if(!nt(t)||t.event!==`moved`&&t.event!==`retreats`)continue;let[n,,r,i]=t.args.map(String),a=e.get(`${n} ${r}`)??this.map.zones.get(r??``)?.troop;a&&e.set(`${n} ${i}`,a)}return e});get arrivals(){return C(this.#J)}set arrivals(e){L(this.#J,e)}point=e=>{this.pointed=new Set((e?.args??[]).map(String).filter(Zt))};fameOf=e=>{let t=this.sheets.get(e)?.fame.total??0;return this.toldTo===null?t:ks(this.seat.story,e,this.toldTo)??t};#Y=W(()=>JSON.stringify([...this.sheets].map(([e,{god:t}])=>[e,t])));get gods(){return C(this.#Y)}set gods(e){L(this.#Y,e)}#X=W(()=>new Map(JSON.parse(this.gods)));get godAt(){return C(this.#X)}set godAt(e){L(this.#X,e)}godOf=e=>this.godAt.get(e);sideOf=e=>this.godOf(e);get title(){let e=q(`game-title`);return this.round?q(`table-title`,{game:e,round:this.round,time:this.dawning?`dawn`:this.night?`night`:`day`}):q(`table-title-setup`,{game:e})}get subject(){return{title:this.title,text:ao(this,q(io(this,`table-subject`),{players:this.board.players,victory:this.victory}))}}question=()=>Ka(this).text;playerName=e=>{let t=this.godOf(e);return t?De(t):this.chairName(e)};fullName=e=>{let t=this.godOf(e);return t?`${De(t)} (${this.personName(e)})`:this.personName(e)};chairName=e=>he(this.seat,e);personName=e=>_e(this.seat,e);#Z=H({line:``,meaning:null});get said(){return C(this.#Z)}set said(e){L(this.#Z,e)}#Q=W(()=>{let{confirm:e,held:t}=this.seat.may;return!e||!t?null:this.said.line===Jt(this.seat.gesture)?this.said.meaning:Wl(this.ahead,[t])});get meaning(){return C(this.#Q)}set meaning(e){L(this.#Q,e)}choose=async(e,...t)=>{let n=this.step===`escape`&&this.view.legal.length===1,r=[e,...t];this.said={line:Jt(r),meaning:Wl(this.ahead,r)};let i=await this.seat.choose(e,...t);return i&&n&&this.seat.may.confirm?this.seat.send({t:`confirm`}):i};gesture=e=>{let[t=``,...n]=Yt(e);return this.choose(t,...n)};surely=async e=>{let t=await this.gesture(e);return t&&this.seat.may.confirm?this.seat.send({t:`confirm`}):t}},Yl=4;function Xl(e){let t=[];for(let{at:n,event:r,args:i}of e){let[e,a,o,s]=i.map(String);r===`round`&&Number(e)>1?t.push({at:n,label:q(`night-title`,{round:Number(e)-1}),sign:String(Number(e)-1),major:!0}):r===`battle`?t.push({at:n,label:q(`fight-title`,{zone:nn(o??``)}),sign:`conflict`,major:!1}):r===`raised`&&Number(s)===Yl?t.push({at:n,label:q(`mark-tall`,{zone:nn(a??``),colour:Ut(o??``)}),sign:`pyramid`,major:!1}):(r===`won`||r===`last round`)&&t.push({at:n,label:q(`end-title`),sign:`end`,major:!1})}return rt(t)}var Zl=new Set([`moved`,`retreats`,`placed`,`raised`,`placed token`,`took tile`,`creature placed`]),Ql=new Set([`battle`,`shows`,`burnt`]);function $l(e){let t=e.filter(nt).map(({event:e})=>e);return t.some(e=>Ql.has(e))?`battle`:t.some(e=>Zl.has(e))?`piece`:null}var eu=x(`<button class="btn main to-stage svelte-nl9f24"> </button>`),tu=x(`<div class="under svelte-nl9f24"><!></div> <!> <!> <!>`,1),nu=x(`<!> <!> <!>`,1);function ru(t,n){P(n,!0);let r=e=>{var t=eu(),n=j(t,!0);U(e=>B(n,e),[()=>q(`show-battle`)]),h(`click`,t,()=>l.away=!1),i(e,t)},a=N(n,`game`,7),o=N(n,`text`,3,!1),s=N(n,`watching`,3,!1),c=le(()=>a().seat.welcome?.table??``),l=le(()=>new Fl(a(),et(c)));G(l.heed);let d=le(()=>a().night?0:a().seat.story.at(-1)?.n??0),m=H(ee(d)),g=W(()=>a().seat.story.filter(nt).findLast(({event:e})=>e===`round`)),_=W(()=>C(g)?.n??0),y=W(()=>!a().night&&!a().seat.over&&C(_)>C(m)&&Number(C(g)?.args[0])>1&&(l.beat?.fight??0)>C(_)),x=W(()=>l.beat!==void 0&&!o()&&!s()&&!C(y)),S=W(()=>C(x)&&!l.away),w=()=>Te(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),E=W(()=>a().night||C(_)>d),D=H(!1),O=W(()=>a().step===`remove a battle card`&&a().view.legal.length>0&&!o()),k=W(()=>C(D)||C(O)||a().market!==null),A=H(ee(le(()=>a().seat.over!==null&&a().seat.news.length===0&&a().seat.welcome?.table!==`fixture`)));G(()=>{a().seat.over||L(A,!1)}),G(()=>{a().exits=a().seat.over&&C(A)?Je(()=>L(A,!1),n.onreplay):[]}),G(()=>Xe(c,l.passed)),G(()=>{a().staged=C(x)}),G(()=>{a().toldTo=C(y)?C(_):C(x)&&!l.live?l.beat?.to??null:null}),G(()=>{o()&&!l.live&&l.catchUp()});let te=W(()=>tr(a().step,a().view.legal));G(()=>{C(te)&&!o()&&!a().stalled&&(a().market={})});function I(){a().market=null,a().action===`buy`&&a().back()}let R=W(()=>a().view.legal.join());G(()=>(C(R),()=>a().market=null));var ne=nu();v(`pointerdown`,e,function(...e){je?.apply(this,e)},!0),v(`keydown`,e,function(...e){je?.apply(this,e)},!0);var z=b(ne),re=e=>{zt(e,{load:w,children:(e,t)=>{let n=()=>(t?.()).Stage;var r=f(),o=b(r);p(o,n,(e,t)=>{t(e,{get game(){return a()},get reel(){return l}})}),i(e,r)},$$slots:{default:!0}})},ie=e=>{var t=tu(),c=b(t);Dl(u(c),ae({get game(){return a()},get text(){return o()},get watching(){return s()}},()=>C(x)?{back:r}:{})),F(c);var l=V(c,2),d=e=>{zt(e,{load:w,children:(e,t)=>{let n=()=>(t?.()).Night;var r=f(),o=b(r);p(o,n,(e,t)=>{t(e,{get game(){return a()},get closed(){return C(m)},set closed(e){L(m,e,!0)},get open(){return C(D)},set open(e){L(D,e,!0)}})}),i(e,r)},$$slots:{default:!0}})};T(l,e=>{C(E)&&!o()&&!s()&&!C(x)&&e(d)});var h=V(l,2),g=e=>{zt(e,{load:w,children:(e,t)=>{let n=()=>(t?.()).Remove;var r=f(),o=b(r);p(o,n,(e,t)=>{t(e,{get game(){return a()}})}),i(e,r)},$$slots:{default:!0}})};T(h,e=>{C(O)&&!s()&&!C(x)&&e(g)});var _=V(h,2),v=e=>{zt(e,{load:w,children:(e,t)=>{let r=()=>(t?.()).End;var o=f(),s=b(o);p(s,r,(e,t)=>{t(e,ae({get game(){return a()},onclose:()=>L(A,!0)},()=>n.onagain?{onagain:n.onagain}:{},()=>n.onreplay?{onreplay:n.onreplay}:{}))}),i(e,o)},$$slots:{default:!0}})};T(_,e=>{a().seat.over&&!C(A)&&!C(x)&&e(v)}),U(()=>c.inert=C(k)),i(e,t)};T(z,e=>{C(S)?e(re):e(ie,-1)});var oe=V(z,2),se=e=>{let t=W(()=>a().market);zt(e,{load:w,children:(e,n)=>{let r=()=>(n?.()).Market;var o=f(),s=b(o);p(s,r,(e,n)=>{n(e,{get game(){return a()},get player(){return C(t).player},onclose:I})}),i(e,o)},$$slots:{default:!0}})};T(oe,e=>{a().market&&!C(S)&&e(se)});var ce=V(oe,2),ue=e=>{let t=W(()=>a().sheet);zt(e,{load:w,children:(e,n)=>{let r=()=>(n?.()).BoardSheet;var o=f(),s=b(o);p(s,r,(e,n)=>{n(e,{get game(){return a()},get player(){return C(t)},onclose:()=>a().sheet=null})}),i(e,o)},$$slots:{default:!0}})};T(ce,e=>{a().sheet&&(!C(S)||l.live)&&e(ue)}),i(t,ne),M()}m([`click`]);var iu=240;async function au(e,t,n){let r=[...document.querySelectorAll(`.table .board > svg`)];if(!r.length)throw Error(q(`replay-no-board`));let i=r[0]?.parentElement;for(let e of r)for(let[t,n]of i?ou(i):[])e.style.setProperty(t,n);let a=e.order.flatMap(t=>{let n=e.sheets.get(t);return n?[{name:e.personName(t),colour:`--${n.god}`,note:`${De(n.god)} · ${q(`share-fame`,{fame:n.fame.total})}`}]:[]}),{width:o,height:s}=e.map;return Ze(Ge(r,{x:-6,y:-4,width:o+12,height:s+16}),{title:e.title,subtitle:n,people:a,moment:t.length>iu?`${t.slice(0,iu)}…`:t})}function ou(e){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).filter(t=>t instanceof CSSStyleRule&&e.matches(t.selectorText)).flatMap(({style:e})=>[...e].filter(e=>e.startsWith(`--`)).map(t=>[t,e.getPropertyValue(t)]))}var su=[`choose`,`random`],cu=[0,4,6,8],lu=[`none`,`all`,`some`],uu=class{about;#e=H(`choose`);get cities(){return C(this.#e)}set cities(e){L(this.#e,e,!0)}#t=H(0);get rounds(){return C(this.#t)}set rounds(e){L(this.#t,e,!0)}#n=H(``);get length(){return C(this.#n)}set length(e){L(this.#n,e,!0)}#r=H(`none`);get preset(){return C(this.#r)}set preset(e){L(this.#r,e,!0)}#i=H(ee([]));get chosen(){return C(this.#i)}set chosen(e){L(this.#i,e,!0)}constructor(e){this.about=e,this.cities=e.options.cities===`random`?`random`:`choose`,this.rounds=Number(e.options.max_rounds??0),this.length=String(e.options.length??``)}#a=W(()=>this.about.lengths.find(({name:e})=>e===this.length));get goal(){return C(this.#a)}set goal(e){L(this.#a,e)}#o=W(()=>this.about.modules.length>0&&(this.goal?.modules??!0));get open(){return C(this.#o)}set open(e){L(this.#o,e)}#s=W(()=>!this.open||this.preset===`none`?[]:[...this.about.modules,...this.about.extras]);get switches(){return C(this.#s)}set switches(e){L(this.#s,e)}fixed=e=>this.preset===`all`&&this.about.modules.includes(e);#c=W(()=>this.switches.filter(e=>this.fixed(e)||this.chosen.includes(e)));get modules(){return C(this.#c)}set modules(e){L(this.#c,e)}leftOut=e=>{let t=this.about.tiles.filter(({needs:t})=>t.includes(e)),n=e=>t.filter(({needs:t})=>t.includes(e));return this.switches.flatMap(e=>this.modules.includes(e)||!n(e).length?[]:[[e,n(e)]])};toggle=e=>{this.chosen=this.chosen.includes(e)?this.chosen.filter(t=>t!==e):[...this.chosen,e]};options(){return{cities:this.cities,max_rounds:this.rounds,...this.about.lengths.length?{length:this.length}:{},...this.about.modules.length?{modules:this.modules}:{}}}},du=x(`<button class="pick svelte-xwlwyu"><b> </b><small class="svelte-xwlwyu"> </small></button>`),fu=x(`<fieldset><legend> </legend> <div class="cards three svelte-xwlwyu"></div></fieldset>`),pu=x(`<small class="missing svelte-xwlwyu"> </small>`),mu=x(`<li><label><input type="checkbox" class="svelte-xwlwyu"/> <span class="svelte-xwlwyu"><b> </b><small class="svelte-xwlwyu"> </small> <!></span></label></li>`),hu=x(`<ul class="modules svelte-xwlwyu"></ul>`),gu=x(`<fieldset><legend> </legend> <div class="cards three svelte-xwlwyu"></div> <!></fieldset>`),_u=x(`<!> <!> <fieldset><legend> </legend> <div class="cards svelte-xwlwyu"></div></fieldset> <fieldset><legend> </legend> <div class="cards svelte-xwlwyu"></div></fieldset>`,1);function vu(e,t){P(t,!0);let n=N(t,`form`,7);var r=_u(),a=b(r),o=e=>{var t=fu(),r=u(t),a=j(r,!0),o=V(r,2);g(o,21,()=>n().about.lengths,({name:e,victory:t})=>e,(e,t)=>{let r=()=>C(t).name,a=()=>C(t).victory;var o=du(),s=u(o),c=j(s,!0),l=V(s),d=j(l,!0);F(o),U((e,t)=>{R(o,`aria-pressed`,n().length===r()),R(o,`data-option`,`length ${r()??``}`),B(c,e),B(d,t)},[()=>q(`form-goal-${r()}`,{n:a()}),()=>q(`form-goal-${r()}-what`)]),h(`click`,o,()=>n().length=r()),i(e,o)}),F(o),F(t),U(e=>B(a,e),[()=>q(`form-goal`)]),i(e,t)};T(a,e=>{n().about.lengths.length&&e(o)});var s=V(a,2),c=e=>{var t=gu(),r=u(t),a=j(r,!0),o=V(r,2);g(o,20,()=>lu,e=>e,(e,t)=>{var r=du(),a=u(r),o=j(a,!0),s=V(a),c=j(s,!0);F(r),U((e,i)=>{R(r,`aria-pressed`,n().preset===t),R(r,`data-option`,`preset ${t??``}`),B(o,e),B(c,i)},[()=>q(`form-preset-${t}`),()=>q(`form-preset-${t}-what`)]),h(`click`,r,()=>n().preset=t),i(e,r)}),F(o);var s=V(o,2),c=e=>{var t=hu();g(t,20,()=>n().switches,e=>e,(e,t)=>{let r=W(()=>n().modules.includes(t));var a=mu(),o=u(a);let s;var c=u(o);te(c);var l=V(c,2),d=u(l),p=j(d,!0),m=V(d),_=j(m,!0),v=V(m,2),y=e=>{var r=f(),a=b(r);g(a,17,()=>n().leftOut(t),([e,t])=>e,(e,t)=>{var n=W(()=>se(C(t),2));let r=()=>C(n)[0],a=()=>C(n)[1];var o=pu(),s=j(o,!0);U(e=>{R(o,`data-missing`,r()),B(s,e)},[()=>q(`form-left-out`,{tiles:a().map(({name:e})=>Gt(e)).join(`, `),module:q(`switch-${r()}`)})]),i(e,o)}),i(e,r)},x=W(()=>C(r)&&n().about.extras.includes(t));T(v,e=>{C(x)&&e(y)}),F(l),F(o),F(a),U((e,n,i)=>{s=z(o,1,`module svelte-xwlwyu`,null,s,{on:C(r)}),ne(c,C(r)),c.disabled=e,R(c,`data-option`,`module ${t??``}`),B(p,n),B(_,i)},[()=>n().fixed(t),()=>q(`switch-${t}`),()=>q(`about-switch-${t}`)]),h(`change`,c,()=>n().toggle(t)),i(e,a)}),F(t),i(e,t)};T(s,e=>{n().switches.length&&e(c)}),F(t),U(e=>B(a,e),[()=>q(`form-modules`)]),i(e,t)};T(s,e=>{n().open&&e(c)});var l=V(s,2),d=u(l),p=j(d,!0),m=V(d,2);g(m,20,()=>su,e=>e,(e,t)=>{var r=du(),a=u(r),o=j(a,!0),s=V(a),c=j(s,!0);F(r),U((e,i)=>{R(r,`aria-pressed`,n().cities===t),R(r,`data-option`,`cities ${t??``}`),B(o,e),B(c,i)},[()=>q(`form-cities-${t}`),()=>q(`form-cities-${t}-what`)]),h(`click`,r,()=>n().cities=t),i(e,r)}),F(m),F(l);var _=V(l,2),v=u(_),y=j(v,!0),x=V(v,2);g(x,20,()=>cu,e=>e,(e,t)=>{var r=du(),a=u(r),o=j(a,!0),s=V(a),c=j(s,!0);F(r),U((e,i)=>{R(r,`aria-pressed`,n().rounds===t),R(r,`data-option`,`rounds ${t??``}`),B(o,e),B(c,i)},[()=>t?q(`form-rounds`,{n:t}):q(`form-to-the-end`,{n:n().goal?.victory??n().about.victory}),()=>q(t?`form-rounds-what`:`form-to-the-end-what`)]),h(`click`,r,()=>n().rounds=t),i(e,r)}),F(x),F(_),U((e,t)=>{B(p,e),B(y,t)},[()=>q(`form-cities`),()=>q(`form-length`)]),i(e,r),M()}m([`click`,`change`]);var yu=x(`<div class="head"><h2> </h2><span> </span></div> <!> <div class="map svelte-16dujqt"><!></div>`,1);function bu(e,t){P(t,!0);let n=W(()=>ft(dt(t.form.about,t.players),t.form.about.board)),r=W(()=>t.form.modules.includes(`path`)?(t.form.about.path?.sides??[]).filter(({board:e},t,n)=>n.findIndex(t=>t.board===e)===t):[]);var a=yu(),o=b(a),s=u(o),c=j(s,!0),l=V(s),d=j(l,!0);F(o);var m=V(o,2),h=e=>{zt(e,{load:()=>Te(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),children:(e,t)=>{let n=()=>(t?.()).Way;var a=f(),o=b(a);p(o,n,(e,t)=>{t(e,{get sides(){return C(r)}})}),i(e,a)},$$slots:{default:!0}})};T(m,e=>{C(r).length&&e(h)});var g=V(m,2),_=u(g);{let e=W(()=>q(`form-board`,{n:t.players}));it(_,{get model(){return C(n)},live:!1,get label(){return C(e)},nameOf:()=>``})}F(g),U((e,t)=>{B(c,e),B(d,t)},[()=>q(`form-board`,{n:t.players}),()=>q(`form-board-what`,{colours:t.form.about.colours_in_play[String(t.players)]??0,all:t.form.about.colours.length})]),i(e,a),M()}var xu=x(`<!> <p class="hello"> </p>`,1);function Su(e,t){P(t,!0);let n=W(()=>t.game.godOf(t.game.seat.viewer));var r=f(),a=b(r),o=e=>{var r=xu(),a=b(r);yc(a,{get god(){return C(n)},size:96});var o=V(a,2),s=j(o,!0);U(e=>B(s,e),[()=>ao(t.game,q(io(t.game,`kemet-greeting`),{god:De(C(n)),goal:t.game.victory}))]),i(e,r)};T(a,e=>{C(n)&&e(o)}),i(e,r),M()}function Cu(e,t){let n=N(t,`over`,3,!1);zt(e,{load:()=>Te(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),children:(e,r)=>{let a=()=>(r?.()).HowTo;var o=f(),s=b(o);p(s,a,(e,r)=>{r(e,{get about(){return t.about},get over(){return n()},get onplay(){return t.onplay}})}),i(e,o)},$$slots:{default:!0}})}function wu(t,n){P(n,!0);let r=N(n,`game`,7),i=N(n,`open`,15,!1),a=W(()=>r().seat),o=W(()=>[[`b`,q(`key-to-board`)],[q(`key-arrows`),q(`key-zones`)],[`. ,`,q(`key-zone-targets`)],[q(`key-enter`),q(`key-zone-enter`)],[`1 – 7`,q(`how-many`)],[`m`,q(`market`)],...r().about.path?[[`p`,q(`key-path`)]]:[]]),s=W(()=>{let e=({act:e,choice:t})=>e??(()=>void r().gesture(t)),t=fo(r()).flatMap(t=>t.key&&t.key!==`Escape`?[{key:t.key,label:t.label,act:e(t)}]:[]),n=aa(r()).flatMap(t=>t.key?[{key:t.key,label:t.name,act:e(t)}]:[]),i=(r().step===`your turn`&&!r().planned?r().about.spaces:[]).flatMap(e=>{let t=r().spaceChoice(e.name);return t?[{key:ra(r().about,t),label:an(e.name),act:()=>r().begin(e)}]:[]});return[...t,...n,...i]}),c=W(()=>C(a).viewer!==`spectator`&&(C(a).asked||C(a).over)?gr(r()):``);function l(e){if(e===`Escape`&&r().planned)return r().back(),!0;let t=C(s).find(t=>t.key===e);return t?.act(),t!==void 0}function u(e){if(!(e.target.closest(`input, textarea, select, dialog`)||e.ctrlKey||e.metaKey||e.altKey||ge(e.key))){if(e.key===`m`)r().market=r().market?null:{};else if(e.key===`p`&&r().about.path)r().showPath(!r().pathOpen);else if(e.key===`Escape`&&(r().market||r().sheet))r().market=r().sheet=null;else return;e.preventDefault(),e.stopImmediatePropagation()}}v(`keydown`,e,u,!0);{let e=W(()=>C(s).map(({key:e,label:t})=>[e,t])),n=W(()=>q(`key-plan-back`));Pe(t,{get seat(){return C(a)},get now(){return C(e)},get onBoard(){return C(o)},get back(){return C(n)},get said(){return C(c)},decide:l,get open(){return i()},set open(e){i(e)}})}M()}var Tu=x(`<span><!> <span class="unseen"> </span></span>`);function Eu(e,t){P(t,!0);let n=N(t,`game`,7),r=N(t,`small`,3,!1),a=W(()=>n().view.asks),o=W(()=>new Set(n().seat.over?[]:C(a)?.player?[C(a).player]:C(a)?.waiting??[])),s=W(()=>n().order.map(e=>{let t=C(o).size?C(o).has(e):n().onTurn===e&&!n().seat.over;return{player:e,on:t,named:t&&C(o).size<2,god:n().godOf(e)}}));He(e,{get seats(){return C(s)},get small(){return r()},onlook:({player:e})=>n().sheet=e,mark:(e,t)=>{let n=()=>(t?.()).god,a=()=>(t?.()).named;var o=f(),c=b(o),l=e=>{{let t=W(()=>r()&&C(s).length>4?22:26),i=W(()=>r()&&!a()?De(n()):``);Se(e,{get god(){return n()},get size(){return C(t)},get label(){return C(i)}})}};T(c,e=>{n()&&e(l)}),i(e,o)},names:(e,t)=>{let r=()=>(t?.()).player,a=()=>(t?.()).god;O();var o=oe();U(e=>B(o,e),[()=>a()?De(a()):n().chairName(r())]),i(e,o)},more:(e,t)=>{let r=()=>(t?.()).player;var a=Tu();let o;var s=u(a);$(s,{name:`fame`,size:13});var c=V(s,1,!0),l=V(c),d=j(l,!0);F(a),U((e,t,n)=>{o=z(a,1,`fame svelte-1ppewfe`,null,o,{winning:e}),B(c,t),B(d,n)},[()=>n().winning.includes(r()),()=>n().fameOf(r()),()=>q(`turn-fame`)]),i(e,a)},$$slots:{mark:!0,names:!0,more:!0}}),M()}var Du=we({default:()=>Ou}),Ou=Ke({english:Lt,make:(e,t,n)=>new Jl(e,t,n),Scene:ru,Table:Dl,TurnOrder:Eu,Keys:wu,Greeting:Su,ReplayStage:Ll,HowTo:Cu,form:{make:e=>new uu(e),options:e=>e.options(),More:vu,Picture:bu},marksOf:Xl,shareable:au,eventText:dn,choiceText:fn,ruleText:pn,soundOf:$l});export{Lo as ActionPyramid,is as BattleCard,xs as Beast,qo as Countdown,xi as Deal,Lc as DivineCard,lc as FameRow,Pr as Gem,xr as KINDS,Es as KemetPrompt,Mi as ON_PATH,Ea as OPEN,Ni as PATH_VERBS,yc as Portrait,qc as PrayerPoints,tn as SKILL,$ as Sign,us as TileChip,qr as TilePicture,Wn as Units,Wt as actionName,fo as answersOf,Ka as asking,io as atEnd,Ao as attributes,Ta as broughtText,$s as cardText,Mr as cardWords,ga as choiceName,fn as choiceText,Vt as cityName,Ut as colourName,Ou as default,_n as describe,Kt as divineName,tc as divineText,nc as divineValue,jr as divineValue$1,Ar as divineWords,dn as eventText,Qs as falls,Os as fameIn,Ds as fameKinds,As as fameText,hc as figure,Yi as foundText,Xi as foundTexts,Lr as gates,Fi as goings,Dr as gradeOf,pa as height,xo as hintText,Cr as isOf,Zt as isZone,Jt as join,Du as kemet_exports,ra as keyOf,mn as kindText,Js as ledger,Hs as loserOf,_a as loses,ec as lossOf,Gi as objectText,ba as offer,ya as offeringText,qs as partsOf,mo as passLabel,Pi as pathNow,nn as placeName,Bi as placeTitle,gn as priceText,Ri as priestsOf,ai as reachText,$r as readStall,pn as ruleText,ic as ruleTip,sn as say,or as sentences,oi as settleText,Us as sideOf,gr as sinceThen,rc as sourceName,an as spaceName,Q as split,ea as spotParts,qt as stepName,Ml as stepOf,Xs as sum,ko as tagOf,kr as tileBriefs,Gt as tileName,Wr as tilePicture,Er as tileWords,Oo as tipOf,Wi as tokenDoes,Ki as tokenKind,Hi as tokenName,Ui as tokenNamed,qi as tokenTip,na as told,Zs as totals,hn as troopText,Yr as unitsIn,Ii as usedObjects,Li as usesNone,$i as walkName,Qi as walkParts,tr as wantsTile,ri as wareLabel,Or as wareWords,ti as waresOf,Qr as wayFor,ta as whereText,ii as whyNot,Ht as zoneName};