const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["people.css","app.css","palette.css","TurnOrder.css","Prose.css","Example.css","glance.css","kemet-later.css"])))=>i.map(i=>d[i]);
import{$window as e,CLASS as t,STYLE as n,action as r,append as i,attribute_effect as a,await_block as o,bind_element_size as s,bind_this as c,bind_window_size as l,child as u,clsx as d,comment as f,component as p,delegate as m,delegated as h,each as g,element as _,event as v,fallback as y,first_child as b,from_html as x,from_svg as S,get as C,html as w,if_block as T,index as E,key as D,next as O,noop as k,onMount as ee,only_child as A,pop as j,prop as M,proxy as N,push as P,remove_input_defaults as te,reset as F,rest_props as I,set as L,set_attribute as R,set_checked as ne,set_class as z,set_style as re,set_text as B,sibling as V,snippet as ie,spread_props as ae,state as H,template_effect as U,text as oe,to_array as W,transition as se,untrack as ce,user_derived as G,user_effect as K,user_pre_effect as le}from"./disclose-version.js";import{capital as ue,has as de,playing as fe,slug as q,t as J,together as pe,word as me}from"./i18n.js";import{Icon as he,chairAt as ge,isOff as _e,personAt as ve,selfAt as ye,settings as be,tip as xe}from"./people.js";import{ICONS as Se}from"./icons.js";import{God as Ce,Missing as we,__exportAll as Te,__vitePreload as Ee,emblem as De,godName as Oe,shield as ke,title as Ae}from"./app.js";import{calm as je,hurry as Me,scale as Ne}from"./motion.js";import{Chronicle as Pe,Keys as Fe,Minimap as Ie,PanZoom as Le,Prompt as Re,Reel as ze,Replayed as Be,SinceLast as Ve,StoryLine as He,TurnOrder as Ue,ZoomBoard as We,afterthoughts as Ge,alone as Ke,behind as qe,digit as Je,fitted as Ye,keepTold as Xe,picture as Ze,spoken as Qe,strong as $e,toldAt as et,windowOf as tt}from"./TurnOrder.js";import{exitsOf as nt,fromReplay as rt,isEvent as it,joined as at,room as ot}from"./exits.js";import{Board as st,COIN as ct,COLOURED as lt,COLOURS as ut,SHIELD as dt,SIGNS as ft,STAR as pt,area as Y,at as X,beginning as mt,boardOf as ht,charge as gt,creature as _t,crowd as vt,cut as yt,divineCard as bt,dot as xt,drop as St,eye as Ct,flash as wt,gem as Tt,guard as Et,isCreature as Dt,layered as Ot,line as Z,man as kt,plus as At,priest as jt,shield as Mt,silhouette as Nt,spear as Pt,sword as Ft,turned as It,whirl as Lt}from"./glance.js";import{geometry as Rt,zones_default as zt}from"./geometry.js";var Bt=`
the-game = The game
panels = Panels
turn-order = Turn order
chronicle = Chronicle
chronicle-hint = gold: since your last turn
chronicle-large = Larger chronicle
chronicle-earlier = Earlier
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
council-attacks = You attack { $god } with { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }: { $zone }
council-attacked = { $god } attacks you with { $units ->
    [one] { $units } Unit
   *[other] { $units } Units
  }: { $zone }
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
stage-skip-watching = Skip these battles
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
brought-leaves = { $name } leaves the board
night-title = Night { $round }
night-brought = What the Night brought
night-in-order = each step in turn order
night-col-fame = fame
night-col-temples = temples
night-col-prayers = prayers
night-col-cards = cards
night-col-units = Units
night-col-now = PP now
night-full = the limit
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
event-burnt = { $a3 ->
    [0] Fire takes the last Unit of { $a1 } in { $a2 }
    [one] Fire takes a Unit of { $a1 } in { $a2 }; { $a3 } left
   *[other] Fire takes a Unit of { $a1 } in { $a2 }; { $a3 } left
  }
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
market-buy-free = Take it for free
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
board-played = { $n ->
    [one] card played
   *[other] cards played
  }
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
board-cards-none-shown = None has been shown yet.
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
kemet-how-night-what = Two temples or more bring lasting fame, temples bring prayer points, everybody draws a card. Then whoever has the least fame picks their place in the turn order first. Before that you may give { $units } Units in the Sanctuary for lasting fame (+{ $fame }), and one in the Delta temple for { $prayer } PP.
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
kemet-battle-rewards = { $defender } gets two Veterans, { $attacker } one. With one point more { $attacker } would have won, and gained fame. By Night, Veterans become PP, cards or Units.
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
zone-offering = at Night, { $units ->
    [one] a Unit
   *[other] { $units } Units
  } given here: { $brings }
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
prompt-place-units = { $units ->
    [one] Where does the new Unit go?
   *[other] Where do the new Units go?
  }
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
detail-turn-floors = { $bare ->
    [one] Floor { $floors } still lacks the token that it needs by Night.
   *[other] Floors { $floors } still lack the token that each needs by Night.
  }
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
detail-build-the-first-pyramids = Press a colour, then another, or the same again for one level more. A district pressed after a colour moves it there.
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
guide-build-the-first-pyramids = Every colour opens tiles of its own kind: the market shows which. A press on a colour places a level; a second level opens stronger tiles.
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
`,Vt=x(`<div class="card svelte-1ho2mim"><!></div>`);function Ht(e,t){P(t,!0);let n=G(()=>t.load());var r=f(),a=b(r);o(a,()=>C(n),null,(e,n)=>{var r=f(),a=b(r);ie(a,()=>t.children,()=>C(n)),i(e,r)},e=>{var t=Vt(),n=u(t);we(n,{}),F(t),i(e,t)}),i(e,r),j()}fe(`kemet`,Bt);var Ut=e=>t=>me(`${e}-${q(t)}`,Ae(t)),Wt=Ut(`city`),Gt=Ut(`zone`),Kt=Ut(`colour`),qt=Ut(`action`),Jt=e=>Ut(`tile`)(e.replace(lt,``)),Yt=Ut(`divine`),Xt=Ut(`step`);function Q(e){let t=e.indexOf(` `);return t<0?[e,``]:[e.slice(0,t),e.slice(t+1)]}var Zt=e=>e.join(`; `),Qt=e=>e.split(`; `),$t=new Set(Object.keys(zt.zones)),en=e=>$t.has(e),tn=/^(NW|NE|SW|SE|W|E)$/,nn=/^P\d$/,rn=e=>de(`location-${q(e)}`),an=`skill `,on=e=>Gt(e),sn=RegExp(`^(move|recruit|raise|pray|buy)-(\\d|[abc]|${ut.join(`|`)})$`);function cn(e){let[,t=``,n=``]=sn.exec(e)??[];return t?ut.includes(n)?J(`space-of-colour`,{action:qt(t),colour:Kt(n)}):/[abc]/.test(n)?J(`space-of-three`,{action:qt(t),n:`abc`.indexOf(n)+1}):J(`space-on-floor`,{action:qt(t),floor:n}):J(`gold-token`)}function ln(e){let t=lt.exec(e)?.[1];return t?J(`tile-of-colour`,{tile:Jt(e),colour:Kt(t)}):Jt(e)}function un(e){if(e==null)return J(`nobody`);if(Array.isArray(e))return e.map(un).join(`, `);let t=String(e);if(en(t))return on(t);if(tn.test(t))return Wt(t);if(sn.test(t))return cn(t);if(rn(t))return J(`location-${q(t)}`);if(de(`side-${q(t)}`))return J(`side-${q(t)}`);if(t.startsWith(`skill `))return J(`source-skill`,{skill:un(t.slice(6))});if(/^\d/.test(t))return t;if(de(`divine-${q(t)}`))return Yt(t);if(de(`tile-${q(t.replace(lt,``))}`))return ln(t);for(let e of[`god`,`colour`,`action`,`stat`,`source`,`object`,`skill`,`token`]){let n=`${e}-${q(t)}`;if(de(n))return J(n)}return t}function dn(e,t){if(typeof e==`number`)return e;let n=String(e);return nn.test(n)?$e(t(n)):/^\d+$/.test(n)?Number(n):en(n)?on(n):rn(n)?un(n):$e(un(e))}function fn(e,t){let n=Object.fromEntries(e.args.map((e,n)=>[`a${n+1}`,dn(e,t)]));return me(`event-${q(e.event)}`,`${e.event}: ${e.args.map(un).join(`, `)}`,n)}function pn(e,t){return Qe(fn(e,t))}var mn=(e,t)=>pn(e,t).map(({text:e})=>e).join(``);function hn(e,t=e=>e,n=``){let[r,i]=Q(e),a=`${r}-${q(n)}`;if(n&&!i&&de(a))return J(a);let o=nn.test(i)?t(i):i&&un(i);return me(`choice-${q(r)}`,i?`${r} ${o}`:r,{a1:o})}var gn=e=>e,_n=new Set([`place units`,`place the first units`]),vn=new Set([`choose a troop`,`take along`,`go on`]),yn=new Set([`buy a tile`,`take the first tile`]),bn=(e,t)=>yn.has(e)&&t.some(e=>e.startsWith(`tile `)),xn=`recall or retreat`,Sn=`veto`,Cn=`escape`;function wn(e,t,n){return e.map(e=>e.what===`priest`?{...e,what:`priest-${e.at}`,at:``}:e).filter(({what:e})=>de(`brought-${e}`)).map(({what:e,player:r,amount:i=0,at:a,name:o})=>{let s=J(`brought-${e}`,{sign:i<0?`−`:`+`,amount:Math.abs(i),zone:a?on(a):``,name:o?un(o):``});return r&&r!==t?`${n(r)} ${s}`:s}).join(`, `)}var Tn=({brings:e},t,n,r,i)=>wn((e?.[n]??[]).filter(({player:e})=>t!==`recall or retreat`||!e||e===r),r,i),En=({place:e})=>J(e.obelisk&&e.kind===`desert`?`zone-kind-obelisk`:`zone-kind-${e.kind}`);function Dn({about:e,playerName:t,seat:n},{place:r}){let i=e.zones.find(({name:e})=>e===r.name)?.offering,a=i?[`fame`,`prayer`].filter(e=>i[e]).map(e=>({what:e,amount:i[e]})):[];return[...r.night?[J(`zone-night`,{n:r.night})]:[],...i?[J(`zone-offering`,{units:i.units,brings:wn(a,n.viewer,t)})]:[]]}function On(e,{player:t,units:n,creatures:r,priests:i}){let a=e.playerName(t),o=r.length?J(`troop-with`,{who:a,n,creature:r.map(Jt).join(`, `)}):J(`troop-of`,{who:a,n});return i?J(`troop-priests`,{text:o,n:i}):o}function kn(e){return[...e.steps?[J(e.sea?`way-sea`:`way-land`,{n:e.steps})]:[],...e.card?[J(`way-transfer`)]:[],...e.teleport===null?[]:[J(`way-teleport`,{n:e.teleport})],...e.fee?[J(`costs-pp`,{n:e.fee})]:[]].join(`, `)}function An(e,t,n){let{place:r,troops:i,pyramid:a,holder:o}=t,s=e.targets.get(r.name)?.arrival?.battle;return[`${on(r.name)}, ${En(t)}`,...Dn(e,t),...r.port?[J(`zone-port-${r.port.kind}`)]:[],...a?[J(`zone-pyramid`,{colour:Kt(a.colour),level:a.level})]:[],...o?[J(`zone-held`,{who:e.playerName(o.player)})]:[],...i.map(t=>On(e,t)),...n&&(n.steps||n.teleport!==null||n.fee)?[kn(n)]:[],...s?[J(`clash`,{own:s.strength[0]??0,enemy:s.strength[1]??0})]:[]].join(`; `)}var jn={space:null,silver:!1,troop:null,units:null,alone:!1,goal:null,onward:!1,most:null,placed:{},meant:[],district:null,colour:null,founded:[]};function Mn(e,t){let n=e.filter(e=>t.troop===null||e.troop===t.troop);if(t.units===null)return n[0];let r=n.filter(({units:e})=>e===t.units);return r.find(({creatures:e})=>e.length===0===t.alone)??r[0]}function Nn([e,...t],n){let r=e&&n(e.troop)===e.units?e.units-1:0;return t.some(({units:e,to:t,by_card:n=[]})=>e===r&&t.length+n.length>0)?r:null}function Pn(e,t){let n=new Map;for(let r of e)for(let{zone:e,paid:i,choices:a}of r.to){let o=[Number(t(r.troop)),i,-r.units,a.length],s=n.get(e)?.cost,c=o.findIndex((e,t)=>e!==s?.[t]);(!s||c<0||(o[c]??0)<(s[c]??0))&&n.set(e,{journey:r,cost:o})}return new Map([...n].map(([e,{journey:t}])=>[e,t]))}function Fn(e,t,n,r,{space:i,silver:a}){let o=t.flatMap(t=>{let[r=``,i=``]=t.split(` `),o=r===`silver`||r===`space`&&!a?n.find(e=>e.name===i):void 0;return o?.action===e?[{choice:t,space:o}]:[]}),s=new Set(n.filter(({name:e})=>r.includes(e)).map(({floor:e})=>e));return(o.find(({space:e})=>e.name===i)??o.find(({space:e})=>!s.has(e.floor))??o[0])?.choice??null}var In=e=>Object.values(e).reduce((e,t)=>e+(t??0),0),Ln=({prices:e},t)=>t??e.length-1,Rn=({room:e},t,n)=>(e[n]??0)-(t[n]??0);function zn(e,t,n,r=null){let i=t[n]??0;return(In(t)<Ln(e,r)||In(t)>i)&&Rn(e,t,n)>0||i>0&&!e.ways}function Bn({room:e,prices:t,ways:n},r){if(n)return n.find(t=>Object.keys(e).every(e=>(t.placed[e]??0)===(r[e]??0)))?.choices??[];let i=Object.keys(e),a=i.flatMap(e=>Array.from({length:r[e]??0},()=>`place ${e}`)),o=Math.max(0,i.findLastIndex(e=>(r[e]??0)>0));return a.length<t.length-1&&i.slice(o).some(t=>(r[t]??0)<(e[t]??0))?[...a,`pass`]:a}function Vn({room:e,prices:t},n,r=null){let i=r??t.length-1,a={};for(let t of Object.keys(e).sort((e,t)=>n(t)-n(e))){let n=Math.min(i,e[t]??0);n>0&&(a[t]=n),i-=n}return a}var Hn=({placed:e,meant:t,most:n})=>n!==null||t.length>0&&In(e)>0;function Un(e,{placed:t,meant:n,most:r},i){let a=new Map(Object.keys(e.room).map(e=>[e,t[e]??0])),o=a.get(i)??0,s=Rn(e,t,i),c=[...a].filter(([e,t])=>e!==i&&t>0).sort(([,e],[,t])=>t-e),l=Math.min(s,Ln(e,r)-In(t));if(l<=0&&(!s||!c.length))l=o&&!n.length?0:-1;else if(l<=0){let e=n.length?1:s;for(let[t,n]of c){let r=Math.min(n,e-l);a.set(t,n-r),l+=r}}return a.set(i,o+l),{placed:Object.fromEntries(a),meant:[...n.filter(e=>e!==i),i]}}var Wn=(e,t)=>e.filter(e=>e.district===t),Gn=(e,t)=>e.find(e=>e.district===t),Kn=(e,t)=>e.filter(({pyramids:e})=>t.every(t=>{let n=Gn(e,t.district);return n!==void 0&&n.colour===t.colour&&n.level>=t.level})),qn=(e,t)=>e.length===t.length&&e.every(e=>Gn(t,e.district)?.level===e.level&&Gn(t,e.district)?.colour===e.colour),Jn=(e,t)=>e.find(({pyramids:e})=>qn(e,t));function Yn(e,t){let n=t.at(-1);if(!n)return;let r=({pyramids:e})=>Gn(e,n.district)?.level??0,i=Jn(e,t)??Kn(e,t).sort((e,t)=>r(t)-r(e))[0];return i?.pyramids.length===t.length?i:void 0}function Xn(e,t,n){let r=Gn(t,n)?.level??0,i=Kn(e,t).flatMap(({pyramids:e})=>e.filter(e=>e.district===n&&e.level>r));return[...new Set(i.map(({colour:e})=>e))]}function Zn(e,t,n,r){let i=r.find(r=>!Gn(t,r)&&Xn(e,t,r).includes(n));return i?tr(t,i,n):null}function Qn(e,t,n){let r=t.find(r=>r.colour===n&&Xn(e,t,r.district).includes(n));return r?tr(t,r.district,n):null}function $n(e,t,n,r){let i=t.at(-1),a=t.slice(0,-1);return!n||i?.colour!==n||i.level>1||Gn(t,r)?null:Xn(e,a,r).includes(n)?tr(a,r,n):null}function er(e,t){let n=new Set(t.map(({district:e})=>e));return Kn(e,t).flatMap(({pyramids:e})=>e.filter(({district:e})=>!n.has(e)))[0]?.colour}function tr(e,t,n){let r=Gn(e,t);return r?e.map(e=>e===r?{...e,level:e.level+1}:e):[...e,{district:t,colour:n,level:1}]}var nr=S(`<svg viewBox="-15 -15 30 30" aria-hidden="true"></svg>`),rr=x(`<span class="units svelte-14pjkgu"></span>`);function ir(e,t){P(t,!0);let n=M(t,`fallen`,3,0),r=M(t,`size`,3,22);var a=rr();g(a,21,()=>({length:t.count}),E,(e,a,o)=>{var s=nr();let c;w(s,()=>ke(t.god),!0),F(s),U(()=>{R(s,`width`,r()),R(s,`height`,r()),c=z(s,0,`svelte-14pjkgu`,null,c,{fallen:o>=t.count-n()})}),i(e,s)}),F(a),U(()=>{R(a,`role`,t.label?`img`:void 0),R(a,`aria-label`,t.label||void 0),R(a,`aria-hidden`,!t.label||void 0)}),i(e,a),j()}var ar=x(`<div><!></div>`),or=S(`<path></path>`),sr=x(`<div aria-hidden="true"><!> </div>`),cr=x(`<div class="room svelte-ne7ij5"><!> <!></div>`);function lr(t,n){P(n,!0);let r=e=>{var t=ar();let n,r;var a=u(t);{let e=G(()=>J(`board-label`)),t=G(()=>({storm:J(`storm`),bank:J(`bank-not-in-play`).split(`|`)}));st(a,{get model(){return o().board},get lit(){return C(A)},get open(){return C(N)},get press(){return C(te)},get chosen(){return o().chosen},get hinted(){return o().hinted},get pointed(){return C(ne)},get notes(){return C(ae)},get plans(){return C(oe)},get route(){return o().route},get arrivals(){return o().arrivals},get viewBox(){return`${C(h).x??``} ${C(h).y??``} ${C(h).width??``} ${C(h).height??``}`},get up(){return c()},get far(){return C(S)},get label(){return C(e)},describe:(e,t)=>An(o(),e,t),get nameOf(){return on},get words(){return C(t)},onpick:e=>o().pick(e),onpress:ue,onlook:e=>o().over=e})}F(t),U(()=>{n=z(t,1,`layer svelte-ne7ij5`,null,n,{moving:C(O)}),r=re(t,``,r,{transform:`translate3d(${C(y).x??``}px, ${C(y).y??``}px, 0) scale(${C(_)??``})`})}),v(`click`,t,q,!0),i(e,t)},a=e=>{Ie(e,{get box(){return C(d)},get zoom(){return C(p)},children:(e,t)=>{var n=f(),r=b(n);g(r,17,()=>[...o().map.zones.values()],e=>e.name,(e,t)=>{var n=or();let r;U(e=>{r=z(n,0,`zone svelte-ne7ij5`,null,r,{lit:e}),R(n,`d`,C(t).path)},[()=>C(A).has(C(t).name)]),i(e,n)}),i(e,n)},$$slots:{default:!0}})},o=M(n,`game`,7),s=M(n,`small`,3,!1),c=M(n,`up`,3,1),l={x:-6,y:-4,width:12,height:16},d=G(()=>({x:l.x,y:l.y,width:o().map.width+l.width,height:o().map.height+l.height})),p=G(()=>new Le(C(d))),m=G(()=>C(p).area),h=G(()=>C(m).width&&C(m).height?tt(Ye(C(d),C(m)),C(m)):C(d)),_=G(()=>C(h).width/C(p).box.width),y=G(()=>{let e=C(m).width/C(h).width*C(_);return{x:(C(h).x-C(p).box.x)*e,y:(C(h).y-C(p).box.y)*e}}),x=.83,S=G(()=>s()&&C(m).width>0&&C(m).width/C(h).width*C(_)<.56);function w(e){let[t,n]=[Math.min(C(d).width,(C(m).width-64)/x),Math.min(C(d).height,(C(m).height-20)/x)],r=([e,r])=>({x:Math.max(C(d).x,Math.min(C(d).x+C(d).width-t,e-t/2)),y:Math.max(C(d).y,Math.min(C(d).y+C(d).height-n,r-n/2)),width:t,height:n}),i=o().map.zones.get(o().chosen??``)?.troop,a=o().map.cities.find(({name:e})=>e===o().mine?.city)?.centre,s=[...o().targets.keys()].flatMap(e=>o().map.zones.get(e)?.ring??[]),[c,l]=[s.map(([e])=>e),s.map(([,e])=>e)],u=s.length?{x:Math.min(...c),y:Math.min(...l),width:Math.max(...c)-Math.min(...c),height:Math.max(...l)-Math.min(...l)}:null;return i&&!e&&o().seat.gesture.includes(`troop ${o().chosen}`)?null:i?r(i):u&&u.width<=t&&u.height<=n?u:a?e?r(a):null:C(d)}let E=G(()=>o().mine?.city??null),D;K(()=>{let e=D===null&&C(E)!==null;D=C(E),e&&s()&&ce(()=>C(p).show(w(!0)??C(d),{most:x,always:!0}))});let O=H(!1),k;K(()=>(C(p).box,L(O,!0),clearTimeout(k),k=setTimeout(()=>L(O,!1),180),()=>clearTimeout(k)));let ee=G(()=>[...o().targets]),A=G(()=>new Map(C(ee).flatMap(([e,t])=>t.lit?[[e,t.lit]]:[]))),N=G(()=>new Set(C(ee).filter(([,e])=>!e.lit).map(([e])=>e))),te=G(()=>new Map(C(ee).map(([e,{choices:t,plan:n}])=>[e,t?{choice:Zt(t)}:{plan:`${Object.keys(n??{})[0]??``} ${e}${n?.goal?` from ${n.troop}`:``}`}]))),I=H(null),ne=G(()=>new Set([...o().pointed,...[C(I)?.zone??o().plan.goal].filter(e=>e!==null)])),ie=G(()=>Q(o().seat.may.held??``)),ae=G(()=>C(ie)[0]===`place`?new Map([[C(ie)[1],`+1 ✓`]]):new Map(Object.entries(o().plan.placed).flatMap(([e,t])=>t?[[e,o().plan.meant.includes(e)?`+${t} ✓`:`+${t}`]]:[]))),oe=G(()=>{let{founded:e,district:t,colour:n}=o().plan,r=Yn(o().ahead.founding??[],e)?.pyramids??e,i=new Map(r.map(e=>[e.district,{colour:e.colour,level:e.level}])),a=Wn(o().ahead.raises??[],t),s=a.filter(e=>e.colour===(n??a[0]?.colour)).at(-1),c=o().meaning?.raised;return c&&i.set(c.district,c),t&&s&&i.set(t,{colour:s.colour,level:s.level}),i}),W=null,se=!1,le=({clientX:e,clientY:t})=>document.elementFromPoint(e,t)?.closest(`[data-zone]`)?.dataset.zone;function ue(e,t){o().journey?.troop!==e&&o().targets.get(e)?.plan?.troop!==e||t.button||(W={zone:e,x:t.clientX,y:t.clientY},se=!1,s()||t.stopPropagation())}function de(e){if(!W||!se&&Math.hypot(e.clientX-W.x,e.clientY-W.y)<8)return;!se&&o().journey?.troop!==W.zone&&o().pick(W.zone),se=!0;let t=le(e);L(I,{x:e.clientX,y:e.clientY,zone:t&&o().targets.get(t)?.arrival?t:null}),C(I).zone&&(o().over=C(I).zone)}function fe(e){let t=W;if(W=L(I,null),!se||!t)return;let n=le(e);n&&n!==t.zone&&o().targets.get(n)?.arrival&&o().pick(n)}function q(e){se&&e.detail&&e.stopPropagation(),se=!1}var pe=cr();v(`pointermove`,e,de),v(`pointerup`,e,fe),v(`pointercancel`,e,()=>W=L(I,null));var me=u(pe),he=e=>{var t=sr();let n,r;var a=u(t);ir(a,{get god(){return o().mine.god},count:1,size:26,label:``});var s=V(a,1,!0);F(t),U(()=>{n=z(t,1,`held svelte-ne7ij5`,null,n,{can:C(I).zone}),r=re(t,``,r,{left:`${C(I).x??``}px`,top:`${C(I).y??``}px`}),B(s,o().journey?.units??``)}),i(e,t)};T(me,e=>{C(I)&&o().mine&&e(he)});var ge=V(me,2);{let e=G(()=>[...o().view.legal,o().plan.space].join());We(ge,{get zoom(){return C(p)},get board(){return r},get mini(){return a},get small(){return s()},part:w,get question(){return C(e)}})}F(pe),i(t,pe),j()}var ur=[`bl`,`br`,`tl`,`tr`,`bm`,`tm`];function dr(e,t,n,r){let i=t.width?n.width/t.width*e.width:0,a=t.height?n.height/t.height*e.height:0,o=t=>{let n=t.endsWith(`l`)?e.x:t.endsWith(`r`)?e.x+e.width-i:e.x+(e.width-i)/2,o=t.startsWith(`t`)?e.y:e.y+e.height-a;return r.filter(([e,t])=>e>n-20&&e<n+i+20&&t>o-10&&t<o+a+40).length};return ur.map(e=>({corner:e,covers:o(e)})).reduce((e,t)=>t.covers<e.covers?t:e).corner}var fr=new Set([`counts`,`reshuffled`]),pr=({event:e,args:t},n)=>e===`lost units`&&Number(t[1])===0||e===`drew a card`&&n?.event===`drew`&&n.args[0]===t[0],mr=e=>{let t=hr(e.filter(it).filter(({event:e})=>!fr.has(e)));return t.filter((e,n)=>!pr(e,t[n+1]))};function hr(e){let t=e.findIndex(({event:e})=>e===`side of the path`);if(t<0)return[...e];let n=e.findIndex(({event:e})=>e===`round`),r=({event:e},r)=>r>t&&(n<0||r<n)&&(e===`side of the path`||e===`token laid`);return e.flatMap((e,n)=>n===t?[{...e,event:`path is laid out`,args:[]}]:r(e,n)?[]:[e])}var gr=new Set([`turn`,`paid`,`shows`,`strength`,`drew a card`,`took cards back`,`takes place`]);function _r(e,t,n){let r=e.filter(({n:e})=>e>t),i=e.some(e=>e.n===t&&it(e)&&e.event===`turn`),a=r.findIndex(e=>it(e)?e.event===`turn`&&e.args[0]!==n||i&&e.scene?.night:!i&&e.player!==n);return a<0?[]:xr(mr(r.slice(a)).filter(({event:e})=>!gr.has(e)),n)}var vr=16,yr=new Set([`round`,`last round`,`last day`,`won`]),br=new Set([`battle`,`wins battle`,`gained fame`,`lost fame`,`raised`,`took tile`]);function xr(e,t){let n=e.filter(({event:e,args:n})=>yr.has(e)||n.includes(t));return[e,e.filter(e=>n.includes(e)||br.has(e.event))].find(({length:e})=>e<=vr)??n}function Sr(e,t){let n=e.filter(e=>it(e)&&e.event===`turn`),r=({args:e})=>e[0]===t,i=n.at(-1);if(i&&r(i)&&e.some(e=>!it(e)&&e.player===t&&e.n>i.n))return i.n;let a=n.findLastIndex((e,t)=>r(e)&&t+1<n.length);return a<0?0:(n[a+1]?.n??1)-1}var Cr=5;function wr(e){let t=e.since?_r(e.seat.story,e.since,e.seat.viewer):[];if(!t.length||e.seat.over)return``;let n=t.slice(-5).map(t=>mn(t,e.playerName)).join(`; `);return J(`since-said`,{list:t.length>Cr?J(`since-more`,{list:n,count:t.length-Cr}):n})}var Tr={strength:`strength +n`,strength_attacking:`attack strength +n`,strength_defending:`defend strength +n`,damage:`damage +n`,defence:`defence +n`,unblockable:`unblockable +n`,unblockable_defending:`defend unblockable +n`,land_moves:`move +n`,teleport_discount:`teleport prayer −n`,teleport_from_obelisks:`obelisk brings teleport`,wounds:`divine brings strength +n`,fame:`fame +n`,silver:`silver +n`,free_recruits:`recruit prayer 0 ×n`,recruits_free:`recruit prayer 0`,recruits_anywhere:`recruit brings unit`,prayer_units:`pray unit +n`,troop:`troop +n`,defender_fame:`defend brings fame +n`,spies:`spy card`,pray:`pray prayer +n`,tile_discount:`buy prayer −n`,level_discount:`raise prayer −n`,payment_discount:`prayer −n`,vision:`night divine +n −n`,night_cards:`night divine +n`,night_levels:`night raise +n`,night_prayer:`night prayer +n`,prayer_per_kill:`skull brings prayer +n`,prayer_per_loss:`unit brings prayer +n`,prayer_attacking:`attack prayer +n`,cards_attacking:`attack divine +n`,mercenaries:`unit +n`,gain_bonus:`prayer brings prayer +n`,special:`card n`,passes_walls:`wall`,cancels:`creature ×`,fee:`lock prayer n`,teleports_free:`teleport prayer 0`,devours:`skull brings fame +n`,first_strike:`attack skull ×n`,night_units:`night unit +n`,chosen_out_of:`night divine n`,prayer_per_victory:`fame-battle brings prayer +n`,prayer_entering:`attack prayer +n`,trap:`defend skull ×n`,gain_bonus_by_day:`day prayer +n`,shelters:`lock unit`,teleports_from_obelisks:`obelisk brings teleport`,night_priest:`night move +n`,reclaims:`divine brings card`,night_temples_fame:`night temple fame +n`,foresees:`spy divine`,renews:`night divine +n`,early_pyramids:`fame-pyramid n`,theft:`prayer −n`,escapes:`retreat troop`,prayer_won:`fame-battle prayer +n`,remembers:`divine +n`,unharmed_won:`fame-battle lock unit`,units_won:`fame-battle unit +n`,swaps:`card brings card`,units:`unit +n`,hits:`unit −n`,prayer:`prayer +n`,teleports:`teleport prayer 0`},Er={"surprise-attack":`gold move wall`,"divine-will":`gold move recruit`,"twin-ceremony":`gold buy`,"forced-march":`gold move`,"dark-ritual":`gold pray`},Dr=e=>e in ft;function Or(e,t){return((e===`gold`?Er[t]:Tr[e])??``).split(` `).filter(Boolean).map(e=>Dr(e)?{sign:e}:{value:e.replace(`n`,String(t))})}var kr=[`battle`,`movement`,`prayer`,`units`,`creatures`,`fame`],Ar={battle:`strength strength_attacking strength_defending damage defence unblockable unblockable_defending wounds special spies cancels cards_attacking first_strike trap shelters foresees reclaims`,movement:`land_moves teleport_discount teleport_from_obelisks teleports_free teleports_from_obelisks passes_walls gold night_priest`,prayer:`pray tile_discount level_discount payment_discount night_prayer night_levels prayer_per_kill prayer_per_loss prayer_attacking gain_bonus fee vision night_cards chosen_out_of prayer_per_victory prayer_entering gain_bonus_by_day renews`,units:`free_recruits recruits_free recruits_anywhere prayer_units troop mercenaries night_units`,fame:`fame defender_fame devours night_temples_fame early_pyramids`};function jr(e,t){if(e===`creatures`)return t.creature;let n=Ar[e].split(` `);return[...Object.keys(t.effect),...Object.keys(t.with_troop)].some(e=>n.includes(e))}var Mr=e=>e.slice(0,1).toLocaleUpperCase()+e.slice(1),Nr=e=>Object.entries(e).flatMap(([e,t])=>(e===`gold`?me(`gold-${q(String(t))}`,``):me(`effect-${q(e)}`,``,{n:t}))||[]);function Pr(e){let t=Nr(e.with_troop);return Mr([...t.length?[J(`note-creature`,{text:t.join(`; `)})]:[],...Nr(e.effect)].join(`; `))}var Fr=({colour:e,level:t,second:n})=>[{colour:e,level:t},...n?[n]:[]].map(e=>`${Kt(e.colour)} ${e.level}`).join(` + `),Ir=e=>[Pr(e),...e.second?[J(`market-two-colours`,{grade:Fr(e),n:e.price})]:[]].join(`. `),Lr=e=>[...Object.entries(e.with_troop),...Object.entries(e.effect)].map(([e,t])=>Or(e,t)).filter(e=>e.length>0),Rr=e=>Mr(`cancels`in e.effect?J(`effect-vetoes`):Nr(e.effect).join(`; `)||J(`note-comes-back`)),zr=e=>{let t=Object.entries(e.effect).flatMap(([e,t])=>Or(e,t)).find(e=>`value`in e&&/^[+−]/.test(e.value));return t&&`value`in t?t.value:``},Br=({strength:e,damage:t,defence:n,own_loss:r})=>Mr([J(`note-card`,{strength:e,damage:t,defence:n}),...r?[J(`note-own-loss`,{n:r})]:[]].join(`; `)),Vr=S(`<svg viewBox="-14 -14 28 28"></svg>`);function Hr(e,t){P(t,!0);let n=M(t,`size`,3,24),r=M(t,`label`,3,``);var a=Vr();w(a,()=>Tt(t.colour,t.level),!0),F(a),U(()=>{R(a,`width`,n()),R(a,`height`,n()),R(a,`role`,r()?`img`:void 0),R(a,`aria-label`,r()||void 0),R(a,`aria-hidden`,r()?void 0:`true`)}),i(e,a),j()}var Ur=S(`<svg viewBox="0 0 24 24" aria-hidden="true"></svg>`);function $(e,t){P(t,!0);let n=M(t,`size`,3,20);var r=Ur();w(r,()=>ft[t.name],!0),F(r),U(()=>{R(r,`width`,n()),R(r,`height`,n())}),i(e,r),j()}var Wr=Y(`M12 22c-3.9 0-6.5-2.6-6.5-6.3 0-2.5 1.3-4.2 2.7-5.9.3 1.6.9 2.5 1.9 3.2-.5-4.3.8-8 4.3-11.5-.2 3 .8 4.6 2.3 6.5 1.2 1.6 1.8 3.5 1.8 7.2 0 4-2.6 6.8-6.5 6.8z`),Gr=yt(`M1.5 3h3v2h2V3h3v19h-8zM14.5 3h3v2h2V3h3v19h-8zM4.5 9h2v4h-2zM17.5 9h2v4h-2z`)+Z(`M12 21v-9M9.8 14.2 12 12l2.2 2.2`,1.8),Kr={"war-rage":Ft,"war-fury":X(.8,-4,2.2,Ft)+X(.8,8.8,2.2,Ft),"bloody-battle":St,bloodbath:X(.78,-2.4,1,St)+X(.78,7.6,4,St),"bronze-wall":Mt,"iron-wall":X(.74,-1.8,.5,Mt)+X(.74,8,5.5,Mt),"tactical-support":X(.8,-1.5,4.3,kt)+At(19,7),"raining-fire":X(.84,-4,4.4,Wr)+X(.56,10.2,-.4,Wr)+Z(`M5 1.5v3.5M10.5 1.5v2.5M17 15.5v5M21 14.5v3.5`),prayer:Se.gain,transfer:wt,swiftness:X(.8,4.2,2.4,Se.move)+Z(`M1.5 8h5M1 13h4.5M1.5 18h3`,2.2),diversion:yt(`M3 4c6 2 12 2 18 0 .8 8-2.5 15-9 18C5.5 19 2.2 12 3 4zm3.4 6.2c1.6 2.2 3.2 2.2 4.2.4-1.3-1.5-2.7-1.6-4.2-.4zm7 .4c1 1.8 2.6 1.8 4.2-.4-1.5-1.2-2.9-1.1-4.2.4zM9 16.3c2 1.2 4 1.2 6 0-1.2 2.6-4.8 2.6-6 0z`),enlistment:X(.8,-1.5,4.3,kt)+At(19,7),"mana-theft":X(.8,-2,4.5,Se.gain)+Z(`M15 6h7M19 2.5 22.5 6 19 9.5`,2.4),teleportation:wt,"open-gates":Gr,veto:yt(`${ct}m-6.2 5.9a8 8 0 0 0 10.3 10.300zm2.1-2.1 10.3 10.300a8 8 0 0 0-10.3-10.300z`),escape:X(.8,4.6,4.3,kt)+Z(`M9.5 4.500H2M5.5 1 2 4.5 5.5 8`,2.4),glory:X(.8,-2,4.5,Se.gain)+X(.5,12.6,0,Ft),"divine-memory":X(.84,-2.4,3.8,bt)+Z(`M22.5 8.500a6 6 0 1 0-1 4M22.5 3.500v5h-5`,2.2),"divine-protection":X(.8,2.4,2.4,Mt)+Z(`M2 6 4 4M22 6l-2-2M12 0v1.5`,2.2),reinforcements:vt,"tactical-choice":Se.swap},qr=e=>e in Kr?Kr[e]:bt,Jr=(e,t,n,r,i)=>`<ellipse cx="${e}" cy="${t}" rx="${n}" ry="${r}" transform="rotate(${i} ${e} ${t})" fill="currentColor"/>`,Yr={charge:gt,"priest-of-mafdet":Y(`M12 11.5c3.2 0 6.3 3.3 6.3 6.8 0 2.4-1.6 3.7-3.3 3.7-1.2 0-1.9-.6-3-.6s-1.8.6-3 .6c-1.7 0-3.3-1.3-3.3-3.7 0-3.5 3.1-6.8 6.3-6.8z`)+Jr(4.6,11,2.2,3,-20)+Jr(9.2,5.7,2.3,3.4,-6)+Jr(14.8,5.7,2.3,3.4,6)+Jr(19.4,11,2.2,3,20),carnage:Y(`M10.8 6.3c3-.5 5.5-2 7.2-4.6 3.6 3 5.4 7.7 4.3 12.4-2.3-1.9-5-2.8-8-2.5z`)+Z(`M3.5 20.5 14 9.5`,3.2)+X(.36,.5,1,St),"wrryt-storm":Lt,portal:yt(`M3 22V11a9 9 0 0 1 18 0v11h-4V11.2a5 5 0 0 0-10 0V22z`)+Y(`M12 10l1.2 3.8L17 15l-3.8 1.2L12 20l-1.2-3.8L7 15l3.8-1.2z`),"blades-of-neith":It(45,Ft)+It(-45,Ft),"divine-wound":Y(`M12 8.5c-2.3 3.4-4 5.6-4 8a4 4 0 0 0 8 0c0-2.4-1.7-4.6-4-8z`)+Z(`M12 1.5v3.3M5 4.2l1.9 2.7M19 4.2l-1.9 2.7M1.8 10l3 1.2M22.2 10l-3 1.2`,2.2),domination:Y(xt(12,10.5,4.2))+Y(`M6.6 9.5C4.8 6.5 3 5.6.8 5.5c.2 5.5 2.6 9.5 7.2 10.3-1-1.6-1.6-3.9-1.4-6.3zM17.4 9.5c1.8-3 3.6-3.9 5.8-4-.2 5.5-2.6 9.5-7.2 10.3 1-1.6 1.6-3.9 1.4-6.3zM10 16.5h4l1.5 4.5h-7z`),initiative:Y(`M14.5 1.5 4 13.5h6L8 22.5 20 9.5h-6.8z`),"surprise-attack":Y(`M2 22V13h3v2h3v-2h3v2h3v-2h3v9z`)+Z(`M3 9C5 3.5 14 1.5 18.5 8v3M14.8 8.2l3.7 3.6 3.5-3.6`,2.4),"act-of-god":yt(`${ct}m-1.4 5.2v3.4H7.2v2.8h3.4v3.4h2.8v-3.4h3.4v-2.8h-3.4V7.2z`),"recruiting-scribe":yt(`M3 3h11.5a2.5 2.5 0 0 1 2.5 2.5V9l-2.2 2.5V7H5.5v12h9v2.5H5A2 2 0 0 1 3 19.5zM7 9h6v1.7H7zm0 3.3h5V14H7zm0 3.3h3.5v1.7H7z`)+Y(`M21 6.5l2 1.8-8.3 10.2-3 1.5.9-3.3z`),defense:Et,"reinforcement-prayer":X(.78,-1,4.5,Se.gain)+At(18.5,6),"shetyw-barrier":Y(`M2 4h6.5v4.4H2zM10 4h12v4.4H10zM2 9.9h11v4.4H2zM14.5 9.9H22v4.4h-7.5zM2 15.8h6.5v4.4H2zM10 15.8h12v4.4H10z`),"shield-of-neith":yt(`${dt} M6.8 7.6 8 6.4l3 3V6h2v3.4l3-3 1.2 1.2L13.8 11l3.4 3.4-1.2 1.2-3-3V17h-2v-4.4l-3 3-1.2-1.2 3.4-3.4z`),legion:[[3,3],[9.5,3],[16,3],[.2,12.5],[6.5,12.5],[12.7,12.5],[18.8,12.5]].map(([e,t])=>Y(`M${e} ${t}h5v3.6c0 1.7-1 2.8-2.5 3.6-1.5-.8-2.5-1.9-2.5-3.6z`)).join(``),"defensive-victory":yt(`${dt} M12 5.5l1.6 3.7 4 .4-3 2.6.9 3.9-3.5-2-3.5 2 .9-3.9-3-2.6 4-.4z`),spy:Ct,reinforcements:vt,"divine-will":Z(`M12 22.5v-7.5L5 8M12 15l7-7`,2.6)+Y(`M2 2.5l6.5 1-5.5 5.5zM22 2.5l-6.5 1L21 9z`),priest:Y(xt(9.5,5.5,3.7))+Y(`M2.5 22c0-7.2 2.3-11.3 7-11.3S16.5 14.8 16.5 22z`)+Z(`M20 22V9`,2.2)+Z(xt(20,6,2.6),2.2),priestess:X(.92,-1.8,1.6,Y(`M12 1.8c4 0 6 2.7 6 6.2v7.5h-3.5v-3.6c-.5.4-1.5.6-2.5.6s-2-.2-2.5-.6v3.6H6V8c0-3.5 2-6.2 6-6.2zM4 22.5c.3-3.5 2.3-5.2 8-5.2s7.7 1.7 8 5.2z`))+Z(`M20.5 9.5c0 4-.5 6-2.2 8`,1.8)+Y(`M20.5 10.5c-2.6-1.8-3.4-5-2.7-8.5.9.7 1.4 1.4 1.7 2.3l1-3.3 1 3.3c.3-.9.8-1.6 1.7-2.3.7 3.5-.1 6.7-2.7 8.5z`),"magical-support":Y(`M3 15h8v6.5H3zM13 15h8v6.5h-8z`)+Y(`M8 8.5h8V13H8z`)+Y(`M12 .8l.9 2.7 2.7.9-2.7.9L12 8l-.9-2.7-2.7-.9 2.7-.9zM19.5 5l.6 1.7 1.7.6-1.7.6-.6 1.7-.6-1.7-1.7-.6 1.7-.6z`),vision:yt(`M1.5 14.5S5.5 8.5 12 8.5s10.5 6 10.5 6-4 6-10.5 6-10.5-6-10.5-6zM12 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z`)+Y(xt(12,14.5,1.7))+Z(`M12 1.5V5M6 2.8l1.2 3M18 2.8l-1.2 3`,2.2),"divine-boon":X(.84,-2,3.8,bt)+At(19.5,5.5),"hand-of-god":Y(`M7 22.5c-2-2.5-3.6-5-5-8.2-.6-1.5 1-2.5 2.2-1.3L6.5 15V5.5c0-1.9 2.6-1.9 2.7 0V11h.6V3.2c0-2 2.7-2 2.8 0V11h.6V4.5c0-1.9 2.7-1.9 2.7 0V11.5h.6V7.2c0-1.8 2.5-1.8 2.5 0V16c0 2.8-1 4.7-2.5 6.5z`)+Y(`M20.5 1l2.7 4.5h-5.4z`),"divine-hunger":Y(`M2 4c6 2 14 2 20 0l-.8 6.5-2.7-1.3-1.7 4.3-2.6-4-2.2 4.8-2.2-4.8-2.6 4-1.7-4.3-2.7 1.3zM3.2 20.5l.8-5.2 2.5 1.2 1.6-2.5 2 3 1.9-3.5 1.9 3.5 2-3 1.6 2.5 2.5-1.2.8 5.2c-5.5-2-12.1-2-17.6 0z`),"priest-of-thoeris":X(.84,-2.4,3.8,bt)+X(.56,12.5,-.5,Ft),"priest-of-ra":yt(`M12 4.5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM7.8 11.2v2.6h8.4v-2.6z`)+Z(`M12 .9v1M4 3.8l.6.8M20 3.8l-.6.8`,2.2),"priest-of-amon":Y(`M11.2 22V5.5C11 2.8 9.9 1.5 8.2 1.5 6 1.8 4.8 4.3 5.2 8l1.5 14zM12.8 22V5.5c.2-2.7 1.3-4 3-4 2.2.3 3.4 2.8 3 6.5l-1.5 14z`),"mercenaries-of-the-sword":X(.8,-2.2,4.6,kt)+X(.86,12.5,1,Ft),"mercenaries-of-the-spear":X(.8,-2.2,4.6,kt)+Pt,"local-recruitment":Y(`M11 4.5 1.5 21.5h7l2.5-6 2.5 6h7z`)+Z(`M11 5V1.5`)+Y(`M11 1.3h6.5l-1.7 1.9 1.7 1.9H11z`),"honor-in-battle":Z(`M7 21C2.5 17 2 9 6 3.5M17 21c4.5-4 5-12 1-17.5`,2.2)+Y(`M1.5 7l4 1-1 3.6-3.3-1.4zM1.8 13.2l4.3-.4.4 3.6-3.5.3zM5 18.8l3.6-2.4 2 3-3.3 2zM22.5 7l-4 1 1 3.6 3.3-1.4zM22.2 13.2l-4.3-.4-.4 3.6 3.5.3zM19 18.8l-3.6-2.4-2 3 3.3 2z`)+Y(`M12 6.5l1.3 2.9 3.1.3-2.4 2.1.7 3.1-2.7-1.6-2.7 1.6.7-3.1-2.4-2.1 3.1-.3z`),"dedication-to-battle":Y(`M9 1.2 11 4v9H7V4zM3.8 13h10.4v2.4H3.8zM7.8 15.4h2.4V22H7.8z`)+X(.62,11.5,7.5,Se.ankh),"twin-ceremony":yt(`M3.5 1.5h9A2 2 0 0 1 14.5 3.5V8h-3.7A3.8 3.8 0 0 0 7 11.8V15.5H3.5a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z`)+yt(`M11 9.5h9a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 8.5 20v-8A2.5 2.5 0 0 1 11 9.5zm4.5 2.3-3 4.2 3 4.2 3-4.2z`),"forced-march":X(.78,-1.8,4.6,Se.move)+Z(`M15 3.5 19 8l-4 4.5M19.5 3.5 23 8l-3.5 4.5`,2.6),"deadly-trap":Y(`M1.5 21.5v-3h21v3zM2.5 17 5 7.5 7.5 17zM8 17l4-15 4 15zM16.5 17 19 7.5 21.5 17z`),"bestial-fury":yt(`M2.5 2.5 7 5c3-1.5 7-1.5 10 0l4.5-2.5c.8 4.3.6 7-1 9.5 0 4-2 7-4.5 8.5l-1.5-3.3-1.2 4.6h-2.6l-1.2-4.6L8 20.5C5.5 19 3.5 16 3.5 12c-1.6-2.5-1.8-5.2-1-9.5zM6.3 10.2l4 2.6c-1.7.9-3.5.3-4-2.6zm11.4 0l-4 2.6c1.7.9 3.5.3 4-2.6z`),"open-gates":Gr,teleport:wt,"high-priest":X(.84,-1,3,kt)+Z(`M20.5 22V9`,2.2)+Z(xt(20.5,5.5,2.8),2.2)+Y(`M5.5 4.5 9 1l3.5 3.500z`),"holy-war":It(45,Ft)+It(-45,Ft)+X(.5,6,11.5,Se.ankh),"dark-ritual":yt(`M12 1.500a7 7 0 1 0 7 9 5.5 5.5 0 1 1-7-9z`)+X(.62,8.5,9,Se.ankh),"protective-aura":X(.7,3.6,3.6,Y(dt))+Z(`M2.5 12a9.5 9.5 0 0 1 19 0`,2.2),"night-expedition":X(.72,-1.5,6.5,kt)+Y(`M18 1.500a5.5 5.5 0 1 0 4.5 8 4.4 4.4 0 0 1-4.5-8z`)+Z(`M15 21.500h7.5`,2.2),reminiscence:X(.84,-2.4,3.8,bt)+Z(`M22.5 8.500a6 6 0 1 0-1 4M22.5 3.500v5h-5`,2.2),piety:Y(`M2 8.5 12 2l10 6.500zM4 10h3v8H4zM10.5 10h3v8h-3zM17 10h3v8h-3zM2 19.500h20V22H2z`),"divine-prescience":X(.84,-2.4,3.8,bt)+X(.56,11,0,Ct),renewal:X(.7,3.5,3.6,bt)+Z(`M21 6A10 10 0 0 0 3.5 7.500M3 18a10 10 0 0 0 17.5-1.5`,2.2),"disciple-of-ptah":Y(`M12 3 22 21H2z`)+At(19,5),"divine-might":X(.72,3.4,5.6,Se.ankh)+Z(`M12 1.2v2M4 4l1.6 1.8M20 4l-1.6 1.8M1.2 11.5h2.4M22.8 11.5h-2.4`,2.2)},Xr={stargate:`portal`,"god-speed":`priest-of-mafdet`,"offensive-strategy":`wrryt-storm`,"victory-point":`domination`,"defensive-strategy":`shetyw-barrier`,prescience:`spy`,slaves:`magical-support`,crusade:`divine-hunger`,mercenaries:`mercenaries-of-the-spear`,"enforced-recruitment":`local-recruitment`,"divine-strength":`divine-might`},Zr=e=>Xr[e.replace(lt,``)]??e.replace(lt,``);function Qr(e){return Dt(e)?Nt(e):Yr[Zr(e)]??Z(`M5 5h14v14H5z`)}var $r=x(`<span><svg viewBox="0 0 24 24" aria-hidden="true"></svg></span>`),ei=x(`<svg viewBox="0 0 24 24" aria-hidden="true"></svg> <!>`,1);function ti(e,t){P(t,!0);var n=ei(),r=b(n);w(r,()=>Qr(t.tile),!0),F(r);var a=V(r,2),o=e=>{var n=$r(),r=u(n);w(r,()=>Qr(t.tile),!0),F(r),F(n),U(()=>{z(n,1,`half gem-ground gem-${t.second??``}`,`svelte-493lyt`),R(r,`width`,t.size),R(r,`height`,t.size)}),i(e,n)};T(a,e=>{t.second&&e(o)}),U(()=>{R(r,`width`,t.size),R(r,`height`,t.size)}),i(e,n),j()}function ni(e,t){let{columns:n,players:r,frames:i}=e.position,a=e=>n[e]??{},o=a(`god`),s=a(`city`),c=a(`tiles`),l=a(`pyramid`),u=a(`colour_at`),d=Array.from({length:r},(e,t)=>`P${t+1}`),f=Object.values(a(`order`)).filter(e=>e!==void 0),p=[...new Set([...f,...d])].flatMap(e=>{let t=o[e];return t?[{player:e,god:t,city:s[e]??null}]:[]}),m=new Map(p.map(e=>[e.player,e])),h=new Map(p.flatMap(e=>e.city?[[e.city,e]]:[])),{controls:g,path:_}=e.outlook,v=new Map(i.flatMap(({attacker:e,zone:t})=>e?[[String(t),String(e)]]:[])),y=i.find(({player:e})=>e)?.player,b=Object.entries(a(`creature_at`)),x=new Map;for(let[e,t=0]of Object.entries(a(`troop`))){let[n=``,r=``]=e.split(` `),i=m.get(n);if(!i||!t)continue;let a=b.filter(([e,t])=>t===r&&c[n]?.includes(e)).map(([e])=>e),o=n===(v.get(r)??y),s=_?.priests[n]?.board[r]??0;x.set(r,[...x.get(r)??[],{zone:r,player:n,god:i.god,units:t,creatures:a,priests:s,attacks:o}])}let S=e=>{let t=(x.get(e.name)??[]).toSorted((e,t)=>Number(e.attacks)-Number(t.attacks)),n=e.city?h.get(e.city)??null:null,r=Number(l[e.name]??0),i=u[e.name];return{place:e,troops:t.map(e=>({...e,attacks:t.length>1&&e.attacks})),pyramid:r&&i?{colour:i,level:r}:null,holder:m.get(g[e.name]??``)??null,owner:n}},C=Rt(t,r);return{players:r,map:C,seats:p,owners:h,sites:new Map([...C.zones].map(([e,t])=>[e,S(t)]))}}var ri=(e,t,n)=>Number((e.position.columns.troop??{})[`${t} ${n}`]??0);function ii({view:e,ahead:t,plan:n}){let r=new Map,i=(e,t)=>r.set(e,[...r.get(e)??[],t].sort((e,t)=>(e.paid??0)-(t.paid??0))),a=new Set(e.legal),o=new Set;for(let[r,s]of Object.entries(t.buys??{})){let t=(n?.silver?[`silver`]:[`space`,`silver`,`gold`]).map(e=>`${e} ${r}`).find(e=>a.has(e)),c=e=>{let[n,...r]=t?[t,...e]:e;return n?[n,...r]:null};for(let{tile:n,choices:a,paid:l,settles:u=[],hires:d}of s){let s=c(a);if(!s)continue;o.add(n);let f=u.flatMap(t=>{let n=c(t.choices);return n?[{zone:t.zone??null,units:t.zone?ri(e,e.viewer,t.zone):0,choices:n}]:[]}).sort((e,t)=>t.units-e.units);d&&f.push(...ai(d,s,t=>ri(e,e.viewer,t))),i(n,{space:t?r:null,choices:f[0]?.choices??s,paid:l,...f.length?{settles:f}:{}})}}for(let t of bn(e.asks?.step??``,e.legal)?e.legal:[]){let[e,n=``]=t.split(` `);e===`tile`&&!o.has(n)&&i(n,{space:null,choices:[t],paid:null})}return r}function ai(e,t,n){let r=e.prices.length-1,i=Vn(e,n);return[...[i,...Object.keys(e.room).filter(t=>(e.room[t]??0)>=r&&(i[t]??0)<r).sort((e,t)=>n(t)-n(e)).map(e=>({[e]:r}))].map(n=>({zone:Object.keys(n).join(` `),placed:n,units:r,choices:[...t,...Bn(e,n)]})),{zone:null,placed:{},units:0,choices:t}]}function oi({ways:e},t,n,r){let i=e=>t.spaces.find(t=>t.name===e)?.floor,a=new Set(n.map(i)),o=e.filter(({paid:t})=>t===e[0]?.paid);return e.find(({space:e})=>e!==null&&e===r)??o.find(({space:e})=>!a.has(i(e)))??e[0]}function si(e,t){let{view:n,about:r,board:i,sheets:a,order:o}=e,s=n.position.columns.market??{},c=n.position.columns.colours??r.colours,l=ii(e),u=e=>e.replace(lt,``),d=a.get(t)?.tiles??[],f=[...i.sites.values()].filter(({holder:e,pyramid:n})=>n&&e?.player===t),p=e=>({tile:e,owners:o.filter(t=>a.get(t)?.tiles.includes(e.name)),left:s[e.name]??0,ways:t===n.viewer?l.get(e.name)??[]:[],twin:d.some(t=>t!==e.name&&u(t)===u(e.name))});return r.colours.filter(e=>c.includes(e)).map(e=>{let n=f.filter(({pyramid:t})=>t?.colour===e).sort((e,t)=>(t.pyramid?.level??0)-(e.pyramid?.level??0))[0],i=n?.pyramid?.level??0,o=r.tiles.filter(t=>t.colour===e),s=[...new Set(o.map(e=>e.level))].sort((e,t)=>t-e);return{colour:e,level:i,captured:n?.owner&&n.owner.player!==t?n.owner:null,bought:a.get(t)?.bought.includes(e)??!1,shelves:s.map(e=>({level:e,lit:e<=i,wares:o.filter(t=>t.level===e).map(p).filter(ci)}))}})}var ci=({owners:e,left:t})=>t>0||e.length>0,li=e=>e.flatMap(({shelves:e})=>e.flatMap(({wares:e})=>e));function ui(e,t){return e.tiles.filter(e=>t.includes(e.name)).map(e=>({tile:e,amount:Number(e.effect.tile_discount??0)+Number(e.effect.payment_discount??0)})).filter(({amount:e})=>e>0)}function di(e,{tile:t,owners:n,ways:r}){let i=r[0]?.paid;return[Fr(t),Ir(t),...n.length?[J(`market-owned`,{list:n.map(e.playerName).join(`, `)})]:[],...r.length?[i==null?J(`market-can-take`):J(`market-price`,{price:i})]:[]].join(`; `)}function fi(e,{tile:t,ways:n,twin:r}){if(r)return ue(J(`refused-tile-already-yours`));let i=n.length?``:q(e.ahead.forbidden?.[`tile ${t.name}`]?.why??``);return i&&de(`refused-${i}`)?ue(J(`refused-${i}`)):``}function pi(e,{level:t,bought:n},r){return n?J(`market-bought`):t?r===e.seat.viewer?J(`market-your-level`,{level:t}):J(`market-level-of`,{who:e.playerName(r),level:t}):J(`market-none-yet`)}function mi({settles:e}){let[t]=e??[];return t?.zone?J(t.placed?`market-come`:`market-joins`,{zone:hi(t)}):t?hi(t):``}function hi({zone:e,placed:t}){if(!e)return J(t?`market-come-later`:`pass-bring-a-creature`);let n=Object.entries(t??{});return n.length>1?n.map(([e,t])=>`${on(e)} ${t}`).join(`, `):on(e)}var gi=x(`<em class="svelte-mqh4v1"> </em>`),_i=x(`<span class="owner svelte-mqh4v1"><!> </span>`),vi=x(`<span class="svelte-mqh4v1"> <b class="svelte-mqh4v1"> </b></span>`),yi=x(`<span class="left svelte-mqh4v1"><!><b class="svelte-mqh4v1"> </b><span class="unseen"> </span></span>`),bi=x(`<!> <!> <!>`,1),xi=x(` <b class="svelte-mqh4v1"> </b>`,1),Si=x(`<span class="svelte-mqh4v1"><!></span>`),Ci=x(`<button class="btn svelte-mqh4v1"> </button>`),wi=x(`<div class="ways svelte-mqh4v1" role="group"></div>`),Ti=x(`<div class="ways settles svelte-mqh4v1" role="group"><span class="svelte-mqh4v1"> </span> <!></div>`),Ei=x(`<p class="ways svelte-mqh4v1"> </p>`),Di=x(`<button class="btn"><!></button>`),Oi=x(`<button><!> </button>`),ki=x(`<section><span><!></span> <div class="text svelte-mqh4v1" aria-live="polite"><b class="svelte-mqh4v1"> </b> <span class="svelte-mqh4v1"> <!></span></div> <div class="sum svelte-mqh4v1"><!> <!></div> <!> <!> <!> <div class="buttons svelte-mqh4v1"><!> <button class="btn"><!> </button> <!></div></section>`);function Ai(e,t){P(t,!0);let n=M(t,`game`,7),r=M(t,`narrow`,3,!1),a=H(0),o=G(()=>t.ware.tile),s=G(()=>t.ware.ways[C(a)]??t.ware.ways[0]),c=H(void 0),l=G(()=>C(s)?.settles?.find(({zone:e})=>e===C(c))??C(s)?.settles?.[0]),d=G(()=>C(l)?.choices??C(s)?.choices),f=G(()=>n().mine),p=G(()=>C(s)?.paid===null||!C(f)?[]:ui(n().about,C(f).tiles)),m=G(()=>fi(n(),t.ware)),_=G(()=>Jt(C(o).name)),v=G(()=>new Map(n().about.spaces.filter(({action:e})=>e===`buy`).map((e,t)=>[e.name,t+1]))),y=G(()=>C(s)!==void 0&&n().seat.hint?.choice===C(s).choices[0]);async function x(){C(d)&&await n().surely(Zt(C(d)))&&t.onbought()}var S=ki();let w;var E=u(S),D=u(E);{let e=G(()=>C(o).second?.colour);ti(D,{get tile(){return C(o).name},get second(){return C(e)},size:34})}F(E);var O=V(E,2),k=u(O),ee=A(k,!0),N=V(k,2),te=u(N,!0),I=V(te),ne=e=>{var t=gi(),n=A(t,!0);U(()=>B(n,C(m))),i(e,t)};T(I,e=>{C(m)&&e(ne)}),F(N),F(O);var re=V(O,2),ie=u(re);g(ie,16,()=>t.ware.owners,e=>e,(e,t)=>{let r=G(()=>n().godOf(t));var a=_i(),o=u(a),s=e=>{Ce(e,{get god(){return C(r)},size:20})};T(o,e=>{C(r)&&e(s)});var c=V(o,1,!0);F(a),U(e=>B(c,e),[()=>t===n().seat.viewer?J(`you`):n().playerName(t)]),i(e,a)});var ae=V(ie,2),W=e=>{var t=bi(),n=b(t),r=e=>{var t=vi(),n=u(t),r=V(n),a=A(r,!0);F(t),U(e=>{B(n,`${e??``} `),B(a,C(o).price)},[()=>Fr(C(o))]),i(e,t)},a=e=>{var t=vi(),n=u(t),r=V(n),a=A(r,!0);F(t),U(e=>{B(n,`${e??``} `),B(a,C(o).level)},[()=>J(`market-level-word`)]),i(e,t)};T(n,e=>{C(o).second?e(r):e(a,-1)});var c=V(n,2);g(c,17,()=>C(p),e=>e.tile.name,(e,t)=>{var n=vi(),r=u(n),a=V(r),o=A(a);F(n),U(e=>{B(r,`${e??``} `),B(o,`−${C(t).amount??``}`)},[()=>Jt(C(t).tile.name)]),i(e,n)});var l=V(c,2),d=e=>{var t=yi(),n=u(t);$(n,{name:`prayer`,size:15});var r=V(n),a=A(r),o=V(r),c=A(o,!0);F(t),U(e=>{B(a,`${C(f).prayer??``} → ${C(f).prayer-C(s).paid}`),B(c,e)},[()=>J(`market-prayer-points`)]),i(e,t)};T(l,e=>{C(f)&&e(d)}),i(e,t)},se=e=>{var t=Si(),n=u(t),r=e=>{var t=oe();U(e=>B(t,e),[()=>Fr(C(o))]),i(e,t)},a=e=>{var t=xi(),n=b(t),r=V(n),a=A(r,!0);U((e,t)=>{B(n,`${e??``}, ${t??``} `),B(a,C(o).level)},[()=>Kt(C(o).colour),()=>J(`market-level-word`)]),i(e,t)};T(n,e=>{C(o).second?e(r):e(a,-1)}),F(t),i(e,t)};T(ae,e=>{C(s)&&C(s).paid!==null?e(W):t.ware.owners.length||e(se,1)}),F(re);var ce=V(re,2),K=e=>{var n=wi();g(n,23,()=>t.ware.ways,e=>e.choices.join(),(e,t,n)=>{var r=Ci(),o=A(r,!0);U(e=>{R(r,`aria-pressed`,C(t)===C(s)),R(r,`data-plan`,`on ${C(t).space??``}`),B(o,e)},[()=>C(v).has(C(t).space??``)||C(t).space===null?J(`market-space`,{number:C(v).get(C(t).space??``)??C(n)+1}):J(`gold-token`)]),h(`click`,r,()=>L(a,C(n),!0)),i(e,r)}),F(n),U(e=>R(n,`aria-label`,e),[()=>J(`market-which-space`)]),i(e,n)};T(ce,e=>{t.ware.ways.length>1&&e(K)});var le=V(ce,2),ue=e=>{let t=G(()=>J(C(l)?.placed?`market-come-where`:`market-joins-which`));var n=Ti(),r=u(n),a=A(r,!0),o=V(r,2);g(o,17,()=>C(s).settles,e=>e.zone,(e,t)=>{var n=Ci(),r=A(n,!0);U(e=>{R(n,`aria-pressed`,C(t)===C(l)),R(n,`data-plan`,`settles ${C(t).zone??`nowhere`??``}`),B(r,e)},[()=>hi(C(t))]),h(`click`,n,()=>L(c,C(t).zone,!0)),i(e,n)}),F(n),U(()=>{R(n,`aria-label`,C(t)),B(a,C(t))}),i(e,n)};T(le,e=>{C(s)?.settles&&e(ue)});var de=V(le,2),fe=e=>{var t=Ei(),n=A(t,!0);U(e=>B(n,e),[()=>J(`market-no-troop`)]),i(e,t)};T(de,e=>{C(s)&&C(o).creature&&!C(s).settles&&C(s).paid!==null&&e(fe)});var q=V(de,2),pe=u(q),me=e=>{var n=Di(),r=u(n);he(r,{name:`close`,size:18}),F(n),U(e=>R(n,`aria-label`,e),[()=>J(`close`)]),h(`click`,n,function(...e){t.onclose?.apply(this,e)}),i(e,n)};T(pe,e=>{t.onclose&&e(me)});var ge=V(pe,2),_e=u(ge);he(_e,{name:`help`,size:18});var ve=V(_e,1,!0);F(ge);var ye=V(ge,2),be=e=>{var t=Oi();let n;var r=u(t);he(r,{name:`check`});var a=V(r,1,!0);F(t),U((e,r)=>{n=z(t,1,`btn main svelte-mqh4v1`,null,n,{hinted:C(y)}),R(t,`data-choice`,e),B(a,r)},[()=>C(d)?.join(`; `),()=>C(s).paid===null?J(`market-take`,{tile:C(_)}):J(C(s).paid?`market-buy-for`:`market-buy-free`,{price:C(s).paid})]),h(`click`,t,()=>void x()),i(e,t)};T(ye,e=>{C(s)&&e(be)}),F(q),F(S),U((e,t,n)=>{w=z(S,1,`deal svelte-mqh4v1`,null,w,{narrow:r(),can:C(s)}),R(S,`aria-label`,C(_)),z(E,1,`picture gem-ground gem-${C(o).colour??``}`,`svelte-mqh4v1`),B(ee,e),B(te,t),B(ve,n)},[()=>C(s)&&C(s).paid!==null?J(`market-buy-question`,{tile:C(_)}):C(_),()=>Ir(C(o)),()=>J(`market-rule`)]),h(`click`,ge,()=>n().rule=C(o).rule),i(e,S),j()}m([`click`]);var ji=x(`<small class="svelte-1obqse3"> </small>`),Mi=x(`<i class="svelte-1obqse3"></i>`),Ni=x(`<span class="svelte-1obqse3"></span>`),Pi=x(`<span class="signs svelte-1obqse3"></span>`),Fi=x(`<button><span><!></span> <span class="text svelte-1obqse3"><b class="svelte-1obqse3"> </b> <!> <span class="unseen"> </span></span> <span class="owners svelte-1obqse3"></span></button>`),Ii=x(`<div role="group"><span class="level svelte-1obqse3"> </span> <div class="wares svelte-1obqse3"></div></div>`),Li=x(`<section class="svelte-1obqse3"><header class="svelte-1obqse3"><!> <h3 class="svelte-1obqse3"> </h3><small class="svelte-1obqse3"> </small></header> <!></section>`),Ri=x(`<div class="deal svelte-1obqse3"><!></div>`),zi=x(`<div><div class="pillars svelte-1obqse3"></div> <!></div>`);function Bi(t,n){P(n,!0);let r=M(n,`game`,7),a=H(null),o=G(()=>r().seat.viewer===`spectator`?r().order[0]??``:r().seat.viewer),s=G(()=>si(r(),C(o))),l=G(()=>li(C(s)).find(({tile:e})=>e.name===C(a))),d=G(()=>C(s).length>3?2:C(s).length),p=G(()=>C(d)>2),m=matchMedia(`(hover: hover)`).matches,_=G(()=>m&&(r().action===`buy`||bn(r().step,r().view.legal))),y=e=>C(_)?oi(e,r().about,r().mine?.spaces??[],r().plan.space):void 0,x=H(void 0),S=G(()=>r().mine?.buyTokens.get(r().plan.space??``));ee(()=>C(x)?.scrollTo(0,r().stallAt));let w=G(()=>li(C(s)).filter(({ways:e})=>e.length).map(({tile:e})=>e.name).join());K(()=>{let e=C(x)&&C(w)?[...C(x).querySelectorAll(`${C(S)?`[data-colour="${C(S)}"] `:``}.can`)].map(e=>e.getBoundingClientRect()):[],t=e.toSorted((e,t)=>e.top-t.top)[0],n=e.toSorted((e,t)=>t.bottom-e.bottom)[0];if(!C(x)||!t||!n)return;let{top:r,bottom:i}=C(x).getBoundingClientRect();n.bottom>i?C(x).scrollTop+=Math.min(n.bottom-i+4,t.top-r):t.top<r&&(C(x).scrollTop+=t.top-r)});let D=()=>L(a,null);function O(e){!C(l)||e.key!==`Escape`||r().sheet||document.querySelector(`dialog[open]`)||(e.stopImmediatePropagation(),D())}async function k(e){let t=y(e);t?await r().choose(...t.choices)&&L(a,null):L(a,C(a)===e.tile.name?null:e.tile.name,!0)}var N=zi();v(`keydown`,e,O,!0);let te;var I=u(N);let ne;g(I,21,()=>C(s),e=>e.colour,(e,t)=>{var n=Li(),s=u(n),c=u(s),l=e=>{Hr(e,{get colour(){return C(t).colour},get level(){return C(t).level},size:26})},d=e=>{Hr(e,{get colour(){return C(t).colour},size:26})};T(c,e=>{C(t).level?e(l):e(d,-1)});var m=V(c,2),x=A(m,!0),S=V(m),w=A(S,!0);F(s);var D=V(s,2);g(D,17,()=>C(t).shelves,({level:e,lit:t,wares:n})=>e,(e,t)=>{let n=()=>C(t).level,s=()=>C(t).lit,c=()=>C(t).wares;var l=Ii();let d;var m=u(l),x=A(m,!0),S=V(m,2);g(S,21,c,e=>e.tile.name,(e,t)=>{let n=G(()=>C(t).owners.includes(C(o))),s=G(()=>y(C(t)));var c=Fi();let l;var d=u(c),m=u(d);{let e=G(()=>C(t).tile.second?.colour);ti(m,{get tile(){return C(t).tile.name},get second(){return C(e)},size:20})}F(d);var x=V(d,2),S=u(x),w=A(S,!0),D=V(S,2),O=e=>{var n=ji(),a=A(n,!0);U(e=>B(a,e),[()=>fi(r(),C(t))]),i(e,n)},ee=e=>{var n=Pi();g(n,21,()=>Lr(C(t).tile),E,(e,t)=>{var n=Ni();g(n,21,()=>C(t),E,(e,t)=>{var n=f(),r=b(n),a=e=>{$(e,{get name(){return C(t).sign},size:12})},o=e=>{var n=Mi();U(()=>R(n,`data-value`,C(t).value)),i(e,n)};T(r,e=>{`sign`in C(t)?e(a):e(o,-1)}),i(e,n)}),F(n),i(e,n)}),F(n),i(e,n)};T(D,e=>{C(t).twin?e(O):C(p)||e(ee,1)});var j=V(D,2),M=A(j,!0);F(x);var N=V(x,2);g(N,20,()=>C(t).owners,e=>e,(e,t)=>{let n=G(()=>r().godOf(t));var a=f(),o=b(a),s=e=>{Ce(e,{get god(){return C(n)},size:16})};T(o,e=>{C(n)&&e(s)}),i(e,a)}),F(N),F(c),U((e,r,i,o)=>{l=z(c,1,`ware of-${e??``}`,`svelte-1obqse3`,l,{can:C(t).ways.length,mine:C(n),taken:!C(n)&&(C(t).left===0||C(t).twin)}),R(c,`aria-pressed`,C(a)===C(t).tile.name),R(c,`data-choice`,r),R(c,`data-plan`,C(s)?void 0:`look ${C(t).tile.name}`),z(d,1,`picture gem-ground gem-${C(t).tile.colour??``}`,`svelte-1obqse3`),B(w,i),B(M,o)},[()=>r().godOf(C(o))??``,()=>C(s)?.choices.join(`; `),()=>Jt(C(t).tile.name),()=>di(r(),C(t))]),v(`pointerenter`,c,()=>C(_)&&L(a,C(t).tile.name,!0)),v(`focus`,c,()=>C(_)&&L(a,C(t).tile.name,!0)),h(`click`,c,()=>void k(C(t))),i(e,c)}),F(S),F(l),U(e=>{d=z(l,1,`shelf svelte-1obqse3`,null,d,{lit:s()}),R(l,`aria-label`,e),B(x,n())},[()=>J(`market-shelf`,{level:n()})]),i(e,l)}),F(n),U((e,r,i)=>{R(n,`data-colour`,C(t).colour),R(n,`aria-label`,e),B(x,r),B(w,i)},[()=>Kt(C(t).colour),()=>Kt(C(t).colour),()=>C(t).level&&!C(t).bought?J(`level-n`,{n:C(t).level}):pi(r(),C(t),C(o))]),i(e,n)}),F(I),c(I,e=>L(x,e),()=>C(x));var ie=V(I,2),ae=e=>{var t=Ri();Ai(u(t),{get game(){return r()},get ware(){return C(l)},narrow:!0,onbought:D,onclose:D}),F(t),i(e,t)};T(ie,e=>{C(l)&&e(ae)}),F(N),U(()=>{te=z(N,1,`rail svelte-1obqse3`,null,te,{brief:C(p)}),ne=re(I,``,ne,{"grid-template-columns":`repeat(${C(d)??``}, minmax(0, 1fr))`})}),v(`scroll`,I,()=>r().stallAt=C(x)?.scrollTop??0),i(t,N),j()}m([`click`]);var Vi=new Set([`move with a priest`,`choose the road`,`send a priest by night`,`on the road`]),Hi=[`activate`,`go`],Ui=e=>e.view.outlook.path;function Wi(e){let{ahead:t,view:n,step:r}=e;if(!n.legal.length||e.seat.may.confirm)return[];let i=r===`your turn`?e.leading:[];return r===`your turn`&&!i.length?[]:(t.walks??[]).map(e=>({walk:e,choice:Zt([...i,...e.choices])}))}function Gi(e,t){return(e.view.position.frames.find(({frame:e})=>e===`a battle with priests`)?.more??[]).flatMap(e=>e.startsWith(`${t} `)?[e.slice(t.length+1)]:[])}var Ki=(e,t)=>e.view.asks?.step===`use objects`&&!Gi(e,t).length;function qi(e,t){let n=Ui(e)?.priests[t];if(!n)return null;let r=e=>Object.values(e).reduce((e,t)=>e+t,0),i=n.path.start??0;return{start:i,path:r(n.path)-i,board:r(n.board),supply:n.supply}}var Ji=e=>me(`location-${q(e)}`,Ae(e)),Yi=e=>e===`start`?J(`path-start`):Ji(e),Xi=e=>[`object`,`skill`,`token`].find(t=>de(`${t}-${q(e)}`))??`token`,Zi=e=>me(`${Xi(e)}-${q(e)}`,Ae(e)),Qi=(e,t)=>e.path?.tokens.find(e=>e.name===t);function $i({effect:e,kind:t}){return t===`victory`?J(`path-victory-what`):Object.entries(e).map(([e,t])=>me(`effect-${q(e)}`,``,{n:t})).filter(Boolean).join(`; `)}function ea(e,t){let n=Qi(e,t);return n?$i(n):``}var ta=({kind:e,when:t})=>e===`skill`?J(`path-skill`):e===`object`?J(`path-object-${t}`):``;function na(e,t,n=``){let r=Qi(e.about,t);return r?{title:Zi(t),text:[$i(r),ta(r),n].filter(Boolean).map(ra).join(` `),more:()=>e.rule=r.rule}:{title:Zi(t),text:``}}var ra=e=>`${ue(e)}.`,ia=({what:e,amount:t,stat:n})=>n?J(`note-temporary`,{stat:J(`stat-${q(n)}`)}):J(`effect-${q(e)}`,{n:t}),aa=e=>e.map(ia).join(`, `),oa=(e,t)=>t.map(t=>{let n=Qi(e.about,t),r=n&&n.kind!==`victory`?$i(n):``;return r?`${Zi(t)} (${r})`:Zi(t)}).join(`, `);function sa(e,{road:t,tokens:n,leaves:r,left:i}){return[...t.length?[J(`path-on-the-road`,{list:aa(t)})]:[],...n.length?[J(`path-there`,{list:oa(e,n)})]:[],...r?[J(`path-leaves-${r}`)]:[],J(`path-left`,{n:i})]}var ca=({start:e,to:t})=>e===t?Yi(t):J(`text-path-walk`,{from:Yi(e),to:Yi(t)});function la(e,t){let n=t.tokens.map((n,r)=>n?oa(e,[n]):J(`path-space-${t.kinds[r]??`skill`}`));return[...n.length?[ue(n.join(`, `))]:[],...t.waiting.length?[J(`path-here`,{list:t.waiting.map(({player:t,n})=>J(`path-priests-of`,{who:e.playerName(t),n})).join(`; `)})]:[],...t.name===`ta-seti`?[]:[J(`path-left`,{n:t.left})]]}function ua(e){return[[`path-on-path`,e.path],[`path-at-start`,e.start],[`path-on-board`,e.board],[`path-in-supply`,e.supply]].filter(([,e])=>e).map(([e,t])=>J(e,{n:t})).join(`, `)}var da=e=>e.join(` · `);function fa(e,t){let[n,r]=Q(t);switch(n){case`space`:case`silver`:return Je(e.spaces.map(({name:e})=>e),r);case`card`:case`discard`:case`remove`:return Je(e.cards.map(({name:e})=>e),r);case`colour`:return Je(e.colours,r);case`level`:case`take`:case`slot`:return/^\d$/.test(r)?r:``;case`spend`:return/^[1-9]$/.test(r)?r:``;case`action`:return Je([`move`,`recruit`],r);case`use`:return`y`;case`pass`:return`d`;case`seal`:return`c`;default:return``}}var pa=new Set([`space`,`silver`,`pass`,`seal`,`use`,`city`,`empty`,`raise`,`troop`,`to`,`teleport`,`transfer`,`place`,`hit`,`battle`,...Hi]);function ma(e){let{view:t,step:n,plan:r,ahead:i}=e;if(!t.legal.length)return[];if(i.founding)return wa(e);if(r.district||(n===`choose a colour`||n===`raise it to`)&&i.raises)return xa(e);if(e.planned&&n===`your turn`||n===`take along`||n===`your turn`||n===`veto`)return[];let a=n===`go on`?new Set([...pa,`take`]):n===`on the road`?new Set([...pa,`stay`]):pa;return t.legal.filter(e=>!a.has(Q(e)[0])).map(t=>ka(e,t))}var ha=e=>e.step===`your turn`&&!e.planned?e.view.legal.filter(e=>[`gold`,`arrange`,`creature`,`recall`,`object`].includes(Q(e)[0])).flatMap(t=>_a(e,ka(e,t))):[],ga=3;function _a(e,t){let n=e.ahead.creatures?.[Q(t.choice)[1]]??[];return!n.length||n.length>ga?[t]:n.map(({zone:e=``,choices:n})=>({...t,choice:Zt(n),name:`${t.name} → ${on(e)}`}))}var va=e=>e?J(`costs-pp`,{n:e}):J(`costs-nothing`),ya=4,ba=e=>e>=ya;function xa(e){let{plan:t,ahead:n}=e,r=n.raises??[],i=t.district?Wn(r,t.district):r,a=[...new Set(i.map(({colour:e})=>e))],o=t.colour??a[0];return[...a.length>1?a.map(t=>Ca(e,t,t===o)):[],...i.filter(e=>e.colour===o).map(t=>Sa(e,t))]}var Sa=(e,{choices:t,colour:n,level:r,paid:i})=>({choice:Zt([...e.before(`raise`),...t]),name:J(`level-n`,{n:r}),text:``,gem:{colour:n,level:r},brings:[va(i),...ba(r)?[J(`level-fame`)]:[]].join(` · `),key:String(r)}),Ca=(e,t,n)=>({choice:`colour ${t}`,plan:`colour ${t}`,name:Kt(t),text:J(`about-colour-${t}`),brings:``,key:``,gem:{colour:t},on:n,act:()=>e.set({colour:t})});function wa(e){let t=e.ahead.founding??[],{founded:n}=e.plan,r=e.plan.colour??er(t,n),i=[...new Set([...e.map.zones.keys()].flatMap(e=>Xn(t,n,e)))],a=new Set(t.flatMap(({pyramids:e})=>e.map(e=>e.colour))),o=[...e.map.zones.keys()].sort((t,n)=>e.unitsAt(n)-e.unitsAt(t));return(i.length?e.about.colours.filter(e=>a.has(e)):[]).map(a=>({...Ca(e,a,a===r),shut:!i.includes(a),act:()=>e.set({founded:Zn(t,n,a,o)??Qn(t,n,a)??n,colour:a})}))}function Ta({step:e,view:t,playerName:n,ahead:r},i){let[a,o]=Q(i);return a===`card`&&r.command?J(`dawn-show`,{card:o}):a===`spend`&&r.command?o===`0`?J(`dawn-keep`):J(`dawn-spend`,{n:Number(o)}):a===`spend`&&e===`spend veterans`?o===`0`?J(`night-keep`):J(t.asks?.at===`prayers`?`night-spend`:`night-draw`,{count:Number(o)}):a===`use`&&e===`make an offering`?J(`night-offer`):a===`tile`&&e===`use night tiles`?Jt(o):hn(i,n,e)}var Ea=({seat:e},t)=>t.some(({what:t,player:n,amount:r=0})=>t===`fame`&&(!n||n===e.viewer)&&r<0),Da=2;function Oa(e,t,n){let r=[...e.board.sites.values()].filter(({place:t,holder:n})=>t.kind===`temple`&&n?.player===e.seat.viewer).map(({place:e})=>e.name),i=r.filter(e=>!n.some(({what:t,at:n})=>t===`loses`&&n===e));return r.length>=Da&&i.length<Da?`${t}, ${J(`night-temples-lost`)}`:t}function ka(e,t){let[n,r]=Q(t),i={choice:t,name:Ta(e,t),text:``,brings:``,key:fa(e.about,t)};switch(n){case`colour`:return{...i,text:J(`about-colour-${r}`),gem:{colour:r}};case`gold`:return{...i,name:Jt(r),text:J(`gold-${r}`),tile:r};case`tile`:case`creature`:case`with`:return{...i,name:n===`tile`?Jt(r):i.name,text:ja(e,r),tile:r};case`play`:case`drop`:case`draw`:case`add`:return{...i,name:n===`play`?i.name:Yt(r),text:Ma(e,r),divine:r,brings:Na(e,n,r)};case`object`:return{...i,text:ea(e.about,r),token:r};case`card`:case`discard`:case`remove`:return{...i,card:r};case`spend`:return{...i,brings:Aa(e,t)};default:return i}}function Aa({ahead:e},t){let n=e.command?.[t];return n===void 0?``:J(`dawn-comes-to`,{n})}function ja(e,t){let n=e.about.tiles.find(e=>e.name===t);return n?Pr(n):``}function Ma(e,t){let n=e.about.divine.find(e=>e.name===t);return n?Rr(n):``}function Na(e,t,n){let r=e.about.divine.find(({name:e})=>e===n)?.cost??0;return r&&(t===`play`||t===`add`)?J(`costs-pp`,{n:r}):``}function Pa(e,t){let{about:n,ahead:r,step:i,seat:a,playerName:o}=e;return t.flatMap(t=>{let[s,c]=Q(t);return s===`object`?[ea(n,c)]:s===`play`?[Ma(e,c),Na(e,s,c)]:[Tn(r,i,t,a.viewer,o)]}).filter(Boolean).join(` · `)}var Fa={steps:0,sea:!1,teleport:null,fee:0,card:!1,battle:!1};function Ia(e,t,n){return new Map(n.map(n=>[n.zone,La(e,t,n)]))}function La(e,t,{choices:n,paid:r,battle:i}){let a={steps:0,sea:!1,teleport:null,fee:0,card:!1,battle:i!==void 0},o=t;for(let t of n){let[n,i=``]=t.split(` `);(n===`to`||n===`teleport`||n===`transfer`)&&(n===`transfer`?a.card=!0:n===`teleport`?a.teleport=r:(a.steps+=1,a.sea||=!e.zones.get(o)?.beside.includes(i)),o=i)}return a.teleport===null&&(a.fee=r),a}function Ra(e,{choices:t}){return[e,...t.map(e=>e.split(` `)).flatMap(([e,t])=>e===`to`||e===`teleport`||e===`transfer`?[t??``]:[])]}var za=new Set([`take along`,`where does the creature go`,`go on`]),Ba=new Set([`raise a pyramid`,`choose a colour`,`raise it to`]),Va=new Set([`empty`,`raise`,`troop`,`to`,`teleport`,`transfer`,`place`,`hit`,`battle`]);function Ha(e){let{step:t,ahead:n,plan:r}=e;return e.legal.length?t===`your turn`?Ka(e):t===`choose a troop`||t===`move with a priest`?Ja(e,Ga(e)):t===`take along`&&n.moves?.length?Xa(e,[],Mn(n.moves,r)):t===`go on`?new Map([...r.units===null?eo(e):[],...Xa(e,[],Mn(n.moves??[],r))]):_n.has(t)&&n.recruits?Za(e):Ba.has(t)&&n.raises?Qa(e,[]):n.founding?$a(e):eo(e):new Map}var Ua=({plan:e,spaces:t})=>t.find(({name:t})=>t===e.space)?.action,Wa=({step:e,legal:t,spaces:n,used:r,plan:i},a)=>{let o=e===`your turn`?Fn(a,t,n,r,i):null;return o?[o]:[]},Ga=e=>[...Wa(e,`move`),...e.ahead.unled??[]];function Ka(e){let{plan:t,ahead:n}=e,r=Ua(e);if(r===`recruit`)return Za(e);if(r===`raise`)return Qa(e,Wa(e,`raise`));if(r===`move`||t.troop)return Ja(e,Ga(e));if(t.district)return Qa(e,Wa(e,`raise`));let i=qa(e);for(let{district:e}of n.raises??[])i.set(e,{plan:{district:e},lit:null});for(let{troop:e}of n.moves??[])i.set(e,{plan:{troop:e},lit:null});return i}function qa({ahead:e,map:t,hovers:n}){return new Map(n?[...Pn(e.moves??[],e=>[`temple`,`sanctuary`].includes(t.zones.get(e)?.kind??``))].map(([e,{troop:t}])=>[e,{plan:{goal:e,troop:t},lit:null}]):[])}function Ja(e,t){let{plan:n,ahead:r,legal:i}=e,a=r.moves??[],o=n.troop?Mn(a,n):void 0,s=o?null:Fa,c=new Map([...o?[]:qa(e),...a.map(({troop:e})=>[e,{plan:{troop:e,goal:null},lit:s}])]);for(let e of i){let[t,n]=Q(e);t===`troop`&&!c.has(n)&&c.set(n,{choices:[e],lit:null})}return n.troop&&c.delete(n.troop),new Map([...c,...Xa(e,t,o)])}var Ya=e=>e.at(-1)===`pass`?e.slice(0,-1):e;function Xa({map:e,plan:t},n,r){if(!r)return new Map;let i=[...r.to,...r.by_card??[]],a=Ia(e,r.troop,i);return new Map(i.map(e=>[e.zone,{choices:[...n,...t.onward?Ya(e.choices):e.choices],lit:a.get(e.zone)??Fa,arrival:e}]))}function Za(e){let{ahead:t,plan:n}=e,{recruits:r}=t;if(!r)return new Map;let i=r.prices.length===2?Object.keys(r.room).filter(e=>Bn(r,{[e]:1}).length):[];if(i.length)return new Map(i.map(t=>[t,{choices:[...Wa(e,`recruit`),...Bn(r,{[t]:1})],lit:Fa}]));let a=Object.keys(r.room).filter(e=>zn(r,n.placed,e,n.most));return new Map(a.map(e=>[e,{plan:Un(r,n,e),lit:Fa}]))}function Qa({ahead:e,plan:t},n){let r=e.raises??[],i=new Map;for(let{district:e}of r){let[a,...o]=Wn(r,e);if(e===t.district||!a)continue;let s={...Fa,fee:Math.min(a.paid,...o.map(({paid:e})=>e))};i.set(e,o.length?{plan:{district:e,colour:null},lit:t.district?null:s}:{choices:[...n,...a.choices],lit:s})}return i}function $a({ahead:e,plan:t,map:n}){let r=e.founding??[],i=new Map;for(let e of n.zones.keys()){let n=$n(r,t.founded,t.colour,e);if(n){i.set(e,{plan:{founded:n,colour:null},lit:Fa});continue}let a=Xn(r,t.founded,e),o=t.colour??er(r,t.founded),s=a.find(e=>e===o)??(t.colour?void 0:a[0]);s&&i.set(e,{plan:{founded:tr(t.founded,e,s),colour:null},lit:Fa})}return i}function eo({legal:e,map:t}){let n=new Map;for(let r of e){let[e,i]=Q(r),a=e===`city`?[...t.zones.values()].filter(({city:e})=>e===i).map(e=>e.name):Va.has(e)&&en(i)?[i]:[];for(let e of a)n.has(e)||n.set(e,{choices:[r],lit:Fa})}return n}function to(e){let{seat:t,view:n}=e,r=e.mine?.god;if(t.over)return{god:To(e),text:Eo(e)};let i=no(e);if(i)return{god:r,text:J(`prompt-confirm-attack`,i)};if(t.may.confirm&&t.may.held)return{god:r,text:J(`prompt-confirm`,{choice:e.meaning?.text??Fo(e,t.may.held)})};if(n.legal.length)return{god:r,text:io(e)};if(n.asks?.waiting){let t=n.asks.waiting.map(e.playerName).join(`, `);return{god:r,text:J(`prompt-waiting`,{step:Xt(e.step),names:t})}}let a=n.owing[0];return a?{god:e.godOf(a),text:J(`prompt-other`,{player:e.playerName(a),step:Xt(e.step)})}:{god:void 0,text:J(`prompt-nobody`)}}function no({meaning:e,playerName:t}){let n=e?.going?.arrival;if(!n?.battle)return null;let[r=0,i=0]=n.battle.strength;return{enemy:t(n.battle.enemy),zone:on(n.zone),own:r,strength:i,paid:n.paid}}var ro=e=>!e.view.legal.some(e=>e.startsWith(`space `));function io(e){let{step:t,plan:n,journey:r,action:i,ahead:a}=e,o=co(e);return r&&n.goal?J(`go-there`,{units:r.units,zone:on(n.goal)}):r?J(t===`go on`?e.targets.size?`prompt-go-on`:`prompt-go-on-end`:`prompt-move-where`,o):n.district?J(`prompt-raise-it-to`,o):t===`your turn`&&i===`move`&&e.pathOpen?J(`prompt-plan-move-path`):t===`your turn`&&i?J(`prompt-plan-${i}`,o):a.founding&&Yn(a.founding,n.founded)&&o.left?J(`prompt-founded`):a.founding&&n.founded.length?J(`prompt-levels-left`,o):t===`your turn`?J(ro(e)?`prompt-turn-more`:`prompt-turn`,o):me(`prompt-${q(ao(e))}`,me(`prompt-${q(t)}`,Xt(t),o),o)}var ao=e=>`${e.step} ${oo(e)||Ki(e,e.seat.viewer)?`none`:e.view.asks?.at??``}`,oo=({step:e,view:t})=>(e===`veto`||e===`escape`)&&t.legal.join()===`pass`;function so(e){let t=e.mine?.spaces??[];return[...new Set(e.about.spaces.map(({floor:e})=>e))].sort().filter(n=>!e.about.spaces.some(e=>e.floor===n&&t.includes(e.name)))}function co(e){let{plan:t,journey:n,ahead:r,mine:i}=e,a=In(t.placed),o=e.view.position.frames.at(-1)??{frame:``},s=t.district??String(o.zone??o.district??``),c=e.view.position.frames.findLast(e=>e.frame===`a card acts`),l=e.view.position.frames.findLast(e=>e.frame===`enter`),u=e.step===`on the road`?String(o.to??``):``,d=r.founding?.[0]?.pyramids.reduce((e,{level:t})=>e+t,0)??0;return{units:n?.units??Number(o.units??o.left??0),from:n?on(n.troop):``,stay:n?e.unitsAt(n.troop)-n.units:0,zone:s?on(s):``,prayer:i?.prayer??0,recruits:a,most:(r.recruits?.prices.length??1)-1,price:r.recruits?.prices[a]??0,creature:Jt(String(o.creature??o.more?.[0]??``)),card:c?Yt(String(c.card)):``,does:c?lo(e,String(c.card)):``,who:c?e.playerName(String(c.player)):l?e.playerName(String(l.player)):``,enemies:l?ri(e.view,String(l.player),String(l.zone)):0,at:u?un(u):``,lies:u?(Ui(e)?.tokens[u]??[]).flatMap(e=>e?[un(e)]:[]).join(`, `):``,levels:d,onward:Ui(e)?.left[u]?`yes`:`no`,left:d-t.founded.reduce((e,{level:t})=>e+t,0),tokens:i?.tokens.left??0,veterans:i?.veterans??0,floors:pe(so(e).map(String)),bare:so(e).length}}function lo(e,t){let n=e.about.divine.find(e=>e.name===t);return n?Rr(n):``}var uo=({seat:e,since:t,playerName:n})=>e.story.filter(e=>e.n>t).filter(it).filter(({event:t,args:n})=>t===`cancels a card`&&n[1]===e.viewer).map(e=>`${mn(e,n)}.`).join(` `);function fo(e){let{view:t,step:n,plan:r,journey:i,action:a,ahead:o}=e,s=no(e);if(s)return[e.meaning?.detail,J(s.paid?`detail-confirm-attack-paid`:`detail-confirm-attack`,s)].filter(Boolean).join(`. `);if(e.seat.over||e.seat.may.confirm)return e.meaning?.raised&&ba(e.meaning.raised.level)?J(`level-fame`):e.meaning?.detail??e.brings;if(e.seat.viewer===`spectator`)return J(`spectators`);if(!t.legal.length)return _o(e)||(t.owing.includes(e.seat.viewer)?``:J(`detail-wait`));let c=co(e),l=po(e);if(i)return J(r.onward?`detail-stop-on-the-way`:n===`go on`&&c.stay?`detail-go-on-part`:`detail-move-where`,c)+l;if(r.district)return J(`detail-raise-it-to`,c);if(t.asks?.at===`conscription`)return J(`detail-place-units-conscription`);if(_n.has(n)||a===`recruit`)return o.recruits?J(o.recruits.ways?`detail-hired`:c.most===1?`detail-recruit-one`:`detail-recruit`,c):J(`detail-place-units`,c);if(n===`your turn`&&!a)return _o(e)||(ro(e)?t.legal.some(e=>e.startsWith(`play `))?J(`detail-turn-more`):``:[J(o.moves?.length?`detail-turn`:`detail-turn-unmoved`),...c.bare?[J(`detail-turn-floors`,c)]:[]].join(` `));if(n===`your turn`&&a===`move`&&e.pathOpen)return J(`detail-move-with-a-priest`)+l;let u=a===`raise`&&o.raises?.some(({level:e})=>ba(e));return n===`your turn`?[J(`detail-plan-${a}`,c),...u?[J(`detail-tall`)]:[]].join(` `):Yn(o.founding??[],r.founded)?J(c.left===0?`detail-founded`:`detail-founded-rest`):o.founding&&r.colour?`${Kt(r.colour)}: ${J(`about-colour-${r.colour}`)}`:n===`choose the next battle`?t.legal.map(t=>mo(e,Q(t)[1])).join(`; `):me(`detail-${q(ao(e))}`,me(`detail-${q(n)}`,``,c),c)}function po(e){let{action:t,plan:n,about:r,mine:i}=e,a=r.spaces.filter(n=>n.action===t&&e.spaceChoice(n.name)),[o]=n.space||!t?[]:e.leading,s=a.find(({name:e})=>e===Q(o??``)[1])?.floor;if(!s||new Set(a.map(e=>e.floor)).size<2)return``;let c=!r.spaces.some(e=>e.floor===s&&i?.spaces.includes(e.name));return` · ${J(c?`detail-token-floor-bare`:`detail-token-floor`,{floor:s})}`}function mo(e,t){let n=e.board.sites.get(t)?.troops.filter(({player:t})=>t!==e.seat.viewer)??[];return`${on(t)}: ${n.map(t=>On(e,t)).join(`, `)}`}var ho=({winsAt:e},t)=>e===`turn`?t:`${t}-day`,go=({lastRound:e},t)=>e?`${t} ${J(`form-rounds`,{n:e})}. ${J(`form-rounds-what`)}`:t;function _o(e){let{winning:t,seat:n}=e;return!t.length||n.over?``:t.includes(n.viewer)?J(ho(e,`winning-you`)):J(ho(e,`winning-other`),{names:t.map(e.playerName).join(`, `)})}var vo=({step:e,action:t,ahead:n,view:r})=>r.legal.length&&n.recruits&&(_n.has(e)||t===`recruit`)?n.recruits:null;function yo(e){let t=vo(e);return t?[...e.before(`recruit`),...Bn(t,e.plan.placed)]:[]}var bo=({to:e,by_card:t=[]})=>[...e,...t].some(({choices:e})=>e.at(-1)===`pass`),xo=new Set([`your turn`,`place units`,`go on`,`use night tiles`]);function So(e){let{view:t,step:n,plan:r,ahead:i}=e,a=[];if(!t.legal.length)return a;let o={choice:`back`,plan:`back`,label:J(`back`),icon:`left`,key:`Escape`,act:e.back};(e.planned&&n===`your turn`||e.planned&&(r.troop||r.goal||r.district||In(r.placed)||r.founded.length))&&a.push(o);let s=vo(e);if(s){let t=yo(e),i=In(r.placed),o=s.prices[i]??0;return t.length&&a.push({choice:Zt(t),label:i?J(`place-n`,{n:i}):J(n===`your turn`?`done`:`pass-place-units`),...i?{brings:va(o)}:{},main:!0,icon:`check`,key:`d`}),a}let c=Yn(i.founding??[],r.founded);c&&a.push({choice:Zt(c.choices),label:J(`build-as-shown`),brings:c.pyramids.map(({colour:e,level:t})=>`${Kt(e)} ${t}`).join(`, `),main:!0,icon:`check`,key:`d`});let l=r.goal?e.targets.get(r.goal):void 0;if(r.goal&&l?.choices&&l.arrival){let{paid:t,battle:n}=l.arrival,[r=0,i=0]=n?.strength??[],o=[...n?[J(`go-there-battle`,{enemy:e.playerName(n.enemy),own:r,strength:i})]:[],...t?[J(`costs-pp`,{n:t})]:[]].join(` · `),s=Ya(l.choices);s.length<l.choices.length&&a.push({choice:Zt(s),label:J(`go-there-on`)}),a.push({choice:Zt(l.choices),label:J(`go-now`),...o?{brings:o}:{},main:!0,icon:`check`,key:`d`})}if(e.journey&&!r.goal&&bo(e.journey)&&a.push({choice:`onward`,plan:`onward`,label:J(`stop-on-the-way`),brings:J(`stop-on-the-way-what`),on:r.onward,...r.onward?{icon:`check`}:{},act:()=>e.set({onward:!r.onward})}),n===`your turn`&&e.eitherToken&&a.push({choice:`silver`,plan:`silver`,label:J(`silver-token`),...r.silver?{icon:`check`}:{},act:()=>e.set({silver:!r.silver})}),a.push(...ha(e).map(({choice:e,name:t})=>({choice:e,label:t}))),n===`veto`&&t.legal.includes(`pass`))return[...a,...Co(t.legal)];let u=e.action===`buy`&&e.about.null_buy&&r.space?e.spaceChoice(r.space):void 0;if(u&&a.push({choice:Zt([u,`pass`]),label:J(`buy-nothing`)}),t.legal.includes(`pass`)&&!(n===`your turn`&&e.planned)){let t=xo.has(n);a.push({choice:`pass`,label:wo(e),main:t,...t?{icon:`check`}:{},key:`d`})}if(t.legal.includes(`seal`)&&a.push({choice:`seal`,label:hn(`seal`),main:!0,icon:`check`,key:`c`}),t.legal.includes(`use`)){let r=wn((i.brings?.use??[]).filter(({what:e})=>e!==`token`),e.seat.viewer,e.playerName);t.legal.includes(`stay`)&&a.push({choice:`stay`,label:hn(`stay`,void 0,n),key:`d`}),a.push({choice:`use`,label:Ta(e,`use`),...r?{brings:r}:{},main:!0,icon:`check`,key:`y`})}return a}var Co=e=>e.map(e=>e===`pass`?{choice:`pass; seal`,label:J(`pass-veto`),main:!0,icon:`check`,key:`d`}:{choice:`${e}; seal`,label:hn(e,void 0,Sn),brings:J(`veto-brings`)}),wo=e=>me(`pass-${q(ao(e))}`,me(`pass-${q(e.step)}`,J(`choice-pass`)));function To(e){let t=e.seat.over?.winners[0];return t?e.godOf(t):void 0}function Eo(e){let t=e.seat.over;if(!t)return``;let n=t.winners.map(e.playerName).join(`, `);return n?J(`over-won`,{names:n,reason:J(`over-${q(t.reason)}`)}):J(`over-nobody`)}var Do=2,Oo=.05;function ko(e){let t=e.filter(([,e])=>e>=Oo).slice(0,Do).map(([e])=>me(`why-more-${q(e)}`,``)).filter(Boolean).join(`, `);return t?J(`hint-because`,{list:t}):``}function Ao(e,t,n){let r=t,i=0,a=t?n(t):0;return e.map(e=>{let[t,o]=Q(e);if(t===`troop`)[r,i,a]=[o,0,n(o)];else if(t===`to`||t===`teleport`||t===`transfer`)[r,i]=[o,a];else if(t===`take`&&r){let t=n(r)+i-Number(o);return a=Number(o),{choice:e,stay:t}}return{choice:e}})}function jo(e,t){let{choice:n,then:r,why:i}=t,a=Ao([n,...r],e.journey?.troop??null,e.unitsAt).filter((e,t)=>!t||e.choice!==`pass`&&e.stay!==0).map((t,n)=>t.stay?J(`hint-part`,{go:Number(Q(t.choice)[1]),stay:t.stay}):n?hn(t.choice,e.playerName):Io(e,t.choice)),o=Ge(t,t=>Io(e,t));return{says:J(`hint-says`,{choice:Mo(a).slice(0,5).join(` → `)}),because:[ko(i),...o].filter(Boolean).join(`; `)}}function Mo(e){let t=[];for(let n of e){let e=t.at(-1);e?.text===n?e.n+=1:t.push({text:n,n:1})}return t.map(({text:e,n:t})=>t>1?`${e} ×${t}`:e)}function No(e){return e.flatMap((t,n)=>{let[r,i]=Q(t),[a,o]=Q(e[n+1]??``);if(r===`raise`&&a===`colour`){let n=e.filter(e=>e===t).length;return[{choice:t,pyramid:`${Kt(o)}${n>1?` ${n}`:``} (${on(i)})`}]}return(r===`colour`?Q(e[n-1]??``)[0]===`raise`:r===`raise`&&e.slice(0,n).includes(t))?[]:[{choice:t}]})}var Po=new Set([`pass`,`space`,`silver`,`take`]);function Fo(e,t){let n=e.seat.gesture.filter(e=>!Po.has(Q(e)[0]));return n.length>1?Mo(No(n).map(t=>t.pyramid?t.pyramid:hn(t.choice,e.playerName))).join(` → `):Io(e,n[0]??t)}function Io(e,t){if(t===`pass`)return wo(e);let[n,r]=Q(t),i=n===`space`?e.about.spaces.find(({name:e})=>e===r):void 0;return i?qt(i.action):Ta(e,t)}var Lo={title:``,text:``},Ro=({tip:e})=>e??Lo,zo=({onpick:e,tip:t})=>e||t?`button`:`span`;function Bo(e,t=!1){let{label:n,state:r,choice:i,plan:a,hinted:o,onpick:s}=e,c=`press ${r??``}${o?` hinted`:``}`;return zo(e)===`span`&&t?{class:c}:zo(e)===`span`?n?{class:c,role:`img`,"aria-label":n}:{class:c,"aria-hidden":!0}:{class:c,"aria-label":t?void 0:n,"aria-pressed":r===`chosen`||void 0,"aria-disabled":!s||void 0,"data-choice":s?i:void 0,"data-plan":s?a:void 0,onclick:s}}var Vo=x(`<span><!></span>`),Ho=x(`<span class="bought svelte-1ak0flp"><!></span>`),Uo=x(`<span class="space svelte-1ak0flp"><!> <span class="word svelte-1ak0flp"> <span class="unseen"> </span></span></span> <!>`,1),Wo=x(`<div class="floor svelte-1ak0flp"><svg class="course svelte-1ak0flp" viewBox="0 0 100 54" preserveAspectRatio="none" aria-hidden="true"><path d="M2,.6 H98 L100,53 H0Z" class="svelte-1ak0flp"></path><path class="light svelte-1ak0flp" d="M2.2,2 H97.8"></path></svg> <!></div>`),Go=x(`<i><!></i>`),Ko=x(`<div role="group"><div class="floor tip svelte-1ak0flp"><svg class="course svelte-1ak0flp" viewBox="0 0 100 54" preserveAspectRatio="none" aria-hidden="true"><path d="M43,1 H57 L98,53 H2Z" class="svelte-1ak0flp"></path></svg> <!></div> <!> <span class="tokens svelte-1ak0flp" role="img"></span></div>`);function qo(e,t){P(t,!0);let n=M(t,`silver`,3,!1),o=G(()=>[...new Set(t.spaces.map(({floor:e})=>e))].sort((e,t)=>t-e)),s=G(()=>Math.max(...C(o).map(e=>t.spaces.filter(t=>t.floor===e).length))),c=({state:e})=>e===`used`||e===`chosen`;var l=Ko();let d;var p=u(l),m=V(u(p),2),h=e=>{var n=f(),o=b(n);_(o,()=>zo(t.tip),!1,(e,n)=>{r(e,(e,t)=>xe?.(e,t),()=>Ro(t.tip)),a(e,e=>({...e}),[()=>Bo(t.tip)],void 0,void 0,`svelte-1ak0flp`);var o=Vo();let s;$(u(o),{name:`gold`,size:22}),F(o),U(()=>s=z(o,1,`gold svelte-1ak0flp`,null,s,{none:!t.tip.state})),i(n,o)}),i(e,n)};T(m,e=>{t.tip&&e(h)}),F(p);var v=V(p,2);g(v,16,()=>C(o),e=>e,(e,n)=>{let o=G(()=>t.spaces.filter(e=>e.floor===n));var l=Wo();let d;var p=V(u(l),2);g(p,17,()=>C(o),e=>e.name,(e,n)=>{var o=f(),s=b(o);_(s,()=>zo(C(n)),!1,(e,o)=>{r(e,(e,t)=>xe?.(e,t),()=>Ro(C(n))),a(e,e=>({...e}),[()=>Bo(C(n),!0)],void 0,void 0,`svelte-1ak0flp`);var s=Uo(),l=b(s),d=u(l),f=e=>{var r=Vo(),a=u(r);Ce(a,{get god(){return t.god},size:27}),F(r),U(()=>z(r,1,`token ${C(n).token??`plain`??``}`,`svelte-1ak0flp`)),i(e,r)},p=G(()=>c(C(n))),m=e=>{$(e,{get name(){return C(n).sign},size:22})};T(d,e=>{C(p)?e(f):e(m,-1)});var h=V(d,2),g=u(h,!0),_=V(g),v=A(_);F(h),F(l);var y=V(l,2),x=e=>{var t=Ho();Hr(u(t),{get colour(){return C(n).bought},size:18}),F(t),i(e,t)};T(y,e=>{C(n).bought&&e(x)}),U(()=>{B(g,C(n).word),B(v,`, ${C(n).label??``}`)}),i(o,s)}),i(e,o)}),F(l),U(()=>d=re(l,``,d,{width:`${C(o).length/C(s)*94+6}%`})),i(e,l)});var y=V(v,2);g(y,21,()=>({length:t.tokens.total}),E,(e,n,r)=>{var a=Go();let o;var s=u(a),c=e=>{Ce(e,{get god(){return t.god},size:21})};T(s,e=>{r<t.tokens.left&&e(c)}),F(a),U(()=>o=z(a,1,`svelte-1ak0flp`,null,o,{gone:r>=t.tokens.left})),i(e,a)}),F(y),F(l),U(()=>{d=z(l,1,`pyramid svelte-1ak0flp`,null,d,{silver:n(),wide:C(s)>4}),R(l,`aria-label`,t.label),R(y,`aria-label`,t.tokens.label)}),i(e,l),j()}var Jo=x(`<section><div class="head svelte-18kofhk"><h2 class="svelte-18kofhk"> </h2><span><!></span></div> <!></section>`);function Yo(e,t){P(t,!0);let n=M(t,`game`,7),r=M(t,`bare`,3,!1),a=G(()=>n().mine),o=G(()=>n().step===`your turn`&&n().view.legal.length>0),s=G(()=>C(o)&&(n().plan.silver||!n().view.legal.some(e=>e.startsWith(`space `)))),c=G(()=>n().view.legal.filter(e=>e.startsWith(`gold `))),l=G(()=>so(n())),d=G(()=>n().plan.space??(n().action?n().before(n().action)[0]?.split(` `)[1]??null:null));function p({name:e}){if(C(a)?.spaces.includes(e))return J(`space-used`);let t=C(o)?n().ahead.forbidden?.[`space ${e}`]:void 0;return t?ue(J(`refused-${q(t.why)}`)):``}let m=G(()=>n().about.spaces.map(e=>{let t=C(o)?n().spaceChoice(e.name):void 0,r=C(a)?.spaces.includes(e.name)??!1,i=C(a)?.buyTokens.get(e.name),s=[J(`about-action-${e.action}`),t?``:p(e)].filter(Boolean).join(` `);return{name:e.name,floor:e.floor,sign:e.action,word:J(`command-${e.action}`),label:cn(e.name),...i?{bought:i}:{},...r?{state:`used`}:t&&C(d)===e.name?{state:`chosen`}:t?{state:`can`}:C(o)?{state:`shut`}:{},tip:{title:qt(e.action),text:s,more:()=>n().rule=n().about.rules.action?.[e.action]??null},hinted:n().seat.hint?.choice===t&&t!==void 0,...t?{onpick:()=>n().begin(e),...n().direct(e)?{choice:t}:{plan:`space ${e.name}`}}:{}}})),h=G(()=>C(a)?.tiles.filter(e=>n().about.tiles.find(({name:t})=>t===e)?.gold)??[]),g=G(()=>{if(!C(h).length||!C(a))return;let e=C(c).length===1?C(c)[0]:void 0,t=C(a).tokens.gold?C(c).length?`can`:void 0:`used`,r=C(h).map(e=>`${Jt(e)}: ${J(`gold-${e}`)}`).join(`. `);return{label:J(`gold-token`),...t?{state:t}:{},tip:{title:J(`gold-token`),text:r},...e?{choice:e,onpick:()=>void n().choose(e)}:{}}});var _=f(),v=b(_),y=e=>{var t=Jo();let c;var d=u(t),f=u(d),p=A(f,!0),h=V(f),_=u(h),v=e=>{var t=oe();U(e=>B(t,e),[()=>J(`floors-need`,{n:C(l).length,floors:C(l).join(`, `)})]),i(e,t)},y=e=>{var t=oe();U(e=>B(t,e),[()=>J(`tokens-left`,{n:C(a).tokens.left})]),i(e,t)};T(_,e=>{C(o)&&C(l).length?e(v):e(y,-1)}),F(h),F(d);var b=V(d,2);{let e=G(()=>({left:C(a).tokens.left,total:n().about.tokens,label:J(`tokens-left`,{n:C(a).tokens.left})})),t=G(()=>J(`actions`));qo(b,ae({get god(){return C(a).god},get spaces(){return C(m)},get silver(){return C(s)}},()=>C(g)?{tip:C(g)}:{},{get tokens(){return C(e)},get label(){return C(t)}}))}F(t),U((e,n)=>{c=z(t,1,`actions svelte-18kofhk`,null,c,{card:!r()}),R(t,`aria-label`,e),B(p,n)},[()=>J(`actions`),()=>J(`actions`)]),i(e,t)};T(v,e=>{C(a)&&e(y)}),i(e,_),j()}var Xo=/^play /,Zo=/^(play|gold|silver|creature|arrange)\b/,Qo=15;function $o(e,t,{again:n=!1,alone:r=!1}={}){let i=t.filter(e=>e!==`pass`);return e===`your turn`&&t.includes(`pass`)?i.length?i.every(e=>Xo.test(e))?{choice:`pass`,seconds:6,patient:!0}:n&&i.every(e=>Zo.test(e))?{choice:`pass`,seconds:Qo,patient:!0}:null:{choice:`pass`,seconds:3,patient:!1}:r&&(e===`veto`||e===`escape`)&&t.join()===`pass`?{choice:e===`veto`?`pass; seal`:`pass`,seconds:4,patient:!1}:e===`stay or recall`&&t.includes(`pass`)?{choice:`pass`,seconds:Qo,patient:!0}:e===`spend veterans`&&t.includes(`spend 0`)?{choice:`spend 0`,seconds:Qo,patient:!0}:null}var es=8,ts=4,ns=8,rs=class{game;steps;still;#e=H(0);get left(){return C(this.#e)}set left(e){L(this.#e,e,!0)}#t=H(``);get waited(){return C(this.#t)}set waited(e){L(this.#t,e,!0)}constructor(e,t,n=()=>!1){this.game=e,this.steps=t,this.still=n,K(()=>this.run())}#n=G(()=>`${this.game.since} ${this.game.step} ${this.game.plan.goal??``}`);get moment(){return C(this.#n)}set moment(e){L(this.#n,e)}#r=G(()=>{let{seat:e,step:t,view:n}=this.game;if(this.still()||!be.onward||!e.owes||e.may.confirm||!this.steps.includes(t))return null;let r=n.legal.length===1&&(t===`your turn`||t===`veto`||t===`escape`);if(be.confirm&&(this.game.planned||!r))return null;let{goal:i}=this.game.plan,a=i?this.game.targets.get(i)?.choices:void 0;if(a)return{choice:Zt(a),seconds:ts,patient:!0};let o=Yn(this.game.ahead.founding??[],this.game.plan.founded);if(o)return{choice:Zt(o.choices),seconds:ns,patient:!0};let{most:s,meant:c,placed:l}=this.game.plan,u=Hn({most:s,meant:c,placed:l})?yo(this.game):[];if(u.length)return{choice:Zt(u),seconds:ns,patient:!0};let d=e.chairs.every(({player:t,kind:n})=>n===`bot`||t===e.viewer);return this.game.planned?null:$o(t,n.legal,{again:(this.game.mine?.tokens.left??0)>0,alone:d})});get found(){return C(this.#r)}set found(e){L(this.#r,e)}#i=G(()=>this.waited===this.moment?null:this.found);get running(){return C(this.#i)}set running(e){L(this.#i,e)}run(){let{running:e,game:t}=this;if(!e)return;let n=()=>this.left=e.seconds;n();let r=setInterval(()=>{document.hidden||t.market||t.sheet||t.rule||document.querySelector(`dialog[open]`)?n():this.left>1?--this.left:this.left>0&&(this.left=0,t.surely(e.choice))},1e3),i=null,a=({clientX:t,clientY:r})=>{i&&Math.hypot(t-i.x,r-i.y)>es&&n(),i&&this.left!==e.seconds||(i={x:t,y:r})},o=new AbortController;if(e.patient){for(let e of[`pointerdown`,`keydown`,`wheel`,`touchmove`])addEventListener(e,n,{capture:!0,passive:!0,signal:o.signal});addEventListener(`pointermove`,a,{capture:!0,passive:!0,signal:o.signal})}return()=>{clearInterval(r),o.abort()}}on(e){let{running:t,left:n}=this;if(!t)return[...e];let r=e.map(e=>e.choice===t.choice?{...e,clock:{left:n,of:t.seconds}}:e);return this.game.planned?r:[{choice:`wait`,plan:`wait`,label:J(`wait`),act:()=>this.waited=this.moment},...r]}},is=x(`<button class="svelte-1i6lwda"> </button>`),as=x(`<div class="many svelte-1i6lwda" role="group"></div>`);function os(e,t){P(t,!0);let n=M(t,`title`,3,``),r=M(t,`none`,3,!1),a=G(()=>Array.from({length:t.most+Number(r())},(e,t)=>t+Number(!r())));var o=as();g(o,20,()=>C(a),e=>e,(e,n)=>{var r=is(),a=A(r,!0);U(e=>{R(r,`aria-pressed`,t.now===n),R(r,`data-plan`,`${t.plan??``} ${n??``}`),R(r,`aria-label`,e),B(a,n)},[()=>J(`units-of`,{n,of:t.most})]),h(`click`,r,()=>t.onpick(n)),i(e,r)}),F(o),U(()=>{R(o,`aria-label`,t.label),R(o,`title`,n())}),i(e,o),j()}m([`click`]);var ss=new Set([`$$slots`,`$$events`,`$$legacy`,`card`,`loss`,`god`,`mini`,`width`,`state`]),cs=x(`<i><!></i>`),ls=x(`<b class="svelte-ue6gv7"></b> <span></span>`,1),us=x(`<span class="value skull svelte-ue6gv7"><!><i class="svelte-ue6gv7"></i></span>`),ds=x(`<span><!><i class="svelte-ue6gv7"></i></span> <span><!><i class="svelte-ue6gv7"></i></span>`,1),fs=x(`<span class="ground svelte-ue6gv7"><!><b class="svelte-ue6gv7"></b></span> <span class="foot svelte-ue6gv7"><!></span>`,1),ps=x(`<span><!></span>`);function ms(e,t){P(t,!0);let o=M(t,`loss`,3,0),s=M(t,`mini`,3,!1),c=M(t,`width`,19,()=>s()?27:92),l=I(t,ss),p=G(()=>({...l,state:t.state===`aside`?void 0:t.state})),m=G(()=>(t.card??`0/0/0`).split(`/`).map(Number)),h=G(()=>W(C(m),3)),v=G(()=>y(C(h)[0],0)),x=G(()=>y(C(h)[1],0)),S=G(()=>y(C(h)[2],0)),w=G(()=>[...Array(C(x)).fill(`damage`),...Array(C(S)).fill(`defence`),...Array(o()).fill(`skull`)]);var D=f(),O=b(D);_(O,()=>zo(C(p)),!1,(e,l)=>{r(e,(e,t)=>xe?.(e,t),()=>Ro(C(p))),a(e,e=>({...e,[n]:{"font-size":`${c()/10}px`}}),[()=>Bo(C(p))],void 0,void 0,`svelte-ue6gv7`);var f=ps();let m;var h=u(f),_=e=>{{let t=G(()=>Math.round(c()*.5));$(e,{name:`prayer`,get size(){return C(t)}})}},y=e=>{var t=ls(),n=b(t),r=V(n,2);let a;g(r,21,()=>C(w),E,(e,t)=>{var n=cs(),r=u(n);{let e=G(()=>Math.max(7.5,c()*.3));$(r,{get name(){return C(t)},get size(){return C(e)}})}F(n),U(()=>z(n,1,d(C(t)),`svelte-ue6gv7`)),i(e,n)}),F(r),U(()=>{R(n,`data-value`,C(v)),a=z(r,1,`pips svelte-ue6gv7`,null,a,{many:C(w).length>3})}),i(e,t)},D=e=>{var t=fs(),n=b(t),r=u(n);{let e=G(()=>c()*.24);$(r,{name:`strength`,get size(){return C(e)}})}var a=V(r);F(n);var s=V(n,2),l=u(s),d=e=>{var t=us(),n=u(t);{let e=G(()=>c()*.2);$(n,{name:`skull`,get size(){return C(e)}})}var r=V(n);F(t),U(()=>R(r,`data-value`,`−${o()??``}`)),i(e,t)},f=e=>{var t=ds(),n=b(t);let r;var a=u(n);{let e=G(()=>c()*.2);$(a,{name:`damage`,get size(){return C(e)}})}var o=V(a);F(n);var s=V(n,2);let l;var d=u(s);{let e=G(()=>c()*.19);$(d,{name:`defence`,get size(){return C(e)}})}var f=V(d);F(s),U(()=>{r=z(n,1,`value damage svelte-ue6gv7`,null,r,{none:!C(x)}),R(o,`data-value`,C(x)),l=z(s,1,`value defence svelte-ue6gv7`,null,l,{none:!C(S)}),R(f,`data-value`,C(S))}),i(e,t)};T(l,e=>{o()?e(d):e(f,-1)}),F(s),U(()=>R(a,`data-value`,C(v))),i(e,t)};T(h,e=>{t.card===void 0?e(_):s()?e(y,1):e(D,-1)}),F(f),U(()=>m=z(f,1,`face ${t.god?`of-${t.god}`:``}`,`svelte-ue6gv7`,m,{mini:s(),aside:t.state===`aside`,back:t.card===void 0})),i(l,f)}),i(e,D),j()}var hs=new Set([`$$slots`,`$$events`,`$$legacy`,`tile`,`colour`,`level`,`second`,`size`,`owners`]),gs=x(`<i class="cut svelte-b8rymp"></i>`),_s=x(`<span></span>`),vs=x(`<span class="owners svelte-b8rymp"></span>`),ys=x(`<span><!> <span></span> <!></span> <!>`,1);function bs(e,t){P(t,!0);let o=M(t,`second`,3,null),s=M(t,`size`,3,35),c=M(t,`owners`,19,()=>[]),l=I(t,hs),d=G(()=>c().length>0);var p=f(),m=b(p);_(m,()=>zo(l),!1,(e,f)=>{r(e,(e,t)=>xe?.(e,t),()=>Ro(l)),a(e,e=>({...e,[n]:{"--size":`${s()??``}px`}}),[()=>Bo(l)],void 0,void 0,`svelte-b8rymp`);var p=ys(),m=b(p);let h;var _=u(m);{let e=G(()=>o()?.colour),n=G(()=>Math.round(s()*.66));ti(_,{get tile(){return t.tile},get second(){return C(e)},get size(){return C(n)}})}var v=V(_,2);let y;g(v,21,()=>({length:t.level}),E,(e,t)=>{var n=gs();i(e,n)}),F(v);var x=V(v,2),S=e=>{var t=_s();g(t,21,()=>({length:o().level}),E,(e,t)=>{var n=gs();i(e,n)}),F(t),U(()=>z(t,1,`dots second gem-${o().colour??``}`,`svelte-b8rymp`)),i(e,t)};T(x,e=>{o()&&e(S)}),F(m);var w=V(m,2),D=e=>{var t=vs();g(t,20,c,e=>e,(e,t)=>{{let n=G(()=>Math.round(c().length>1?s()*.46:s()*.62));Ce(e,{get god(){return t},get size(){return C(n)}})}}),F(t),i(e,t)};T(w,e=>{C(d)&&e(D)}),U(()=>{h=z(m,1,`tile gem-ground gem-${t.colour??``}`,`svelte-b8rymp`,h,{taken:C(d)}),y=z(v,1,`dots svelte-b8rymp`,null,y,{first:o()})}),i(f,p)}),i(e,p),j()}var xs=S(`<svg class="divine svelte-a6nzt2" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"></svg>`),Ss=x(`<span class="icon svelte-a6nzt2"><!></span>`),Cs=x(`<em class="svelte-a6nzt2"> </em>`),ws=x(`<small class="svelte-a6nzt2"> </small>`),Ts=x(`<kbd aria-hidden="true" class="svelte-a6nzt2"> </kbd>`),Es=x(`<button><!> <span> <!><!></span> <!></button>`),Ds=x(`<div role="group"></div>`);function Os(e,t){P(t,!0);let n=M(t,`line`,3,!1),a=M(t,`beside`,3,!1),o=e=>t.game.about.tiles.find(t=>t.name===e),s=()=>Ee(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6,7])),c=({act:e,choice:n})=>e?e():void t.game.surely(n);var l=Ds();let d;g(l,21,()=>t.offers,e=>e.choice,(e,n)=>{let l=G(()=>C(n)),d=G(()=>C(n).tile?o(C(n).tile):void 0);var m=Es();let g;var _=u(m),v=e=>{{let t=G(()=>a()&&C(l).plan?22:26);Hr(e,ae(()=>C(l).gem,{get size(){return C(t)}}))}},y=e=>{bs(e,{get tile(){return C(d).name},get colour(){return C(d).colour},get level(){return C(d).level},get second(){return C(d).second},size:28})},x=e=>{var t=xs();w(t,()=>qr(C(l).divine),!0),F(t),i(e,t)},S=e=>{Ht(e,{load:s,children:(e,n)=>{let r=()=>(n?.()).TokenChip;var a=f(),o=b(a);p(o,r,(e,n)=>{n(e,{get game(){return t.game},get token(){return C(l).token},size:28,plain:!0})}),i(e,a)},$$slots:{default:!0}})},E=e=>{ms(e,{get card(){return C(l).card},mini:!0,width:22})},D=e=>{var t=Ss(),n=u(t);he(n,{name:`check`,size:18}),F(t),i(e,t)};T(_,e=>{C(l).gem?e(v):C(d)?e(y,1):C(l).divine?e(x,2):C(l).token?e(S,3):C(l).card?e(E,4):e(D,-1)});var O=V(_,2),k=u(O,!0),ee=V(k),j=e=>{var t=Cs(),n=A(t,!0);U(()=>B(n,C(l).brings)),i(e,t)};T(ee,e=>{C(l).brings&&e(j)});var M=V(ee),N=e=>{var t=ws(),n=A(t,!0);U(()=>B(n,C(l).text)),i(e,t)};T(M,e=>{(C(d)||C(l).token)&&C(l).text&&e(N)}),F(O);var P=V(O,2),te=e=>{var t=Ts(),n=A(t,!0);U(()=>B(n,C(l).key)),i(e,t)};T(P,e=>{C(l).key&&e(te)}),F(m),r(m,(e,t)=>xe?.(e,t),()=>({title:C(l).name,text:[C(l).brings,C(l).text].filter(Boolean).join(`. `)})),U(()=>{g=z(m,1,`offer svelte-a6nzt2`,null,g,{pick:a()&&C(l).gem&&C(l).plan,hinted:t.game.seat.hint?.choice===C(l).choice,on:C(l).on}),R(m,`aria-pressed`,C(l).on),m.disabled=C(n).shut,R(m,`data-choice`,C(l).plan?void 0:C(l).choice),R(m,`data-plan`,C(l).plan),B(k,C(l).name)}),h(`click`,m,()=>c(C(n))),i(e,m)}),F(l),U(e=>{d=z(l,1,`tray row svelte-a6nzt2`,null,d,{line:n()}),R(l,`aria-label`,e)},[()=>J(`choices`)]),i(e,l),j()}m([`click`]);var ks=S(`<path class="strike svelte-172bera" d="M-24,2 L24,-46"></path>`),As=S(`<svg viewBox="-29 -51 58 58"><g class="svelte-172bera"></g><!></svg>`);function js(e,t){P(t,!0);let n=M(t,`size`,3,40),r=M(t,`gone`,3,!1),a=M(t,`label`,3,``);var o=As();let s;var c=u(o);w(c,()=>_t(t.name,8,4.4),!0),F(c);var l=V(c),d=e=>{var t=ks();i(e,t)};T(l,e=>{r()&&e(d)}),F(o),U(()=>{s=z(o,0,`of-${t.god??``}`,`svelte-172bera`,s,{gone:r()}),R(o,`width`,n()),R(o,`height`,n()),R(o,`role`,a()?`img`:void 0),R(o,`aria-label`,a()||void 0),R(o,`aria-hidden`,a()?void 0:`true`)}),i(e,o),j()}var Ms=x(`<button class="btn" role="switch" data-plan="with"><!><!><span class="unseen"> </span></button>`),Ns=x(`<div class="row svelte-1vlyb6u"><!> <!></div>`);function Ps(t,n){P(n,!0);let a=G(()=>n.game.mine?.god),o=G(()=>n.game.journey?.troop??``),s=G(()=>n.game.board.sites.get(C(o))?.troops.find(({player:e})=>e===n.game.seat.viewer)),c=G(()=>(n.game.step===`go on`?n.game.ahead.moves?.[0]?.units:C(s)?.units)??1),l=G(()=>n.game.plan.units??C(c)),d=G(()=>C(s)!==void 0&&C(l)<C(s).units),p=G(()=>n.game.step!==`go on`||(n.game.ahead.moves?.length??0)>1),m=e=>void n.game.part(e===C(c)?null:e,n.game.plan.alone);function _(e){if(e.target.closest(`input, textarea, select, dialog`)||e.ctrlKey||e.metaKey||e.altKey)return;let t=Number(e.key);!C(s)||!C(p)||!Number.isInteger(t)||t<1||t>C(s).units||(e.preventDefault(),e.stopImmediatePropagation(),m(t))}var y=f();v(`keydown`,e,_,!0);var x=b(y),S=e=>{var t=Ns(),o=u(t),c=e=>{{let t=G(()=>J(`how-many`)),n=G(()=>J(`how-many-what`));os(e,{get label(){return C(t)},get title(){return C(n)},get most(){return C(s).units},get now(){return C(l)},plan:`take`,onpick:m})}};T(o,e=>{C(s).units>1&&e(c)});var p=V(o,2),_=e=>{var t=Ms(),o=u(t);{let e=G(()=>n.game.plan.alone?`close`:`check`);he(o,{get name(){return C(e)}})}var c=V(o),l=e=>{var t=f(),n=b(t);g(n,16,()=>C(s).creatures,e=>e,(e,t)=>{js(e,{get name(){return t},get god(){return C(a)},size:30})}),i(e,t)};T(c,e=>{C(a)&&e(l)});var d=V(c),p=A(d,!0);F(t),r(t,(e,t)=>xe?.(e,t),()=>({title:``,text:J(`with-creature`,{creature:C(s).creatures.map(Jt).join(`, `)})})),U(e=>{R(t,`aria-checked`,!n.game.plan.alone),B(p,e)},[()=>J(`with-creature`,{creature:C(s).creatures.map(Jt).join(`, `)})]),h(`click`,t,()=>void n.game.part(n.game.plan.units,!n.game.plan.alone)),i(e,t)};T(p,e=>{C(s).creatures.length&&C(d)&&e(_)}),F(t),i(e,t)};T(x,e=>{C(s)&&C(p)&&e(S)}),i(t,y),j()}m([`click`]);var Fs=x(`<!><!><!>`,1);function Is(e,t){P(t,!0);let n=(e,t=k)=>{var n=f(),r=b(n),a=e=>{Ce(e,{get god(){return C(u).god},get size(){return t()}})};T(r,e=>{C(u).god&&e(a)}),i(e,n)},r=e=>{var n=Fs(),r=b(n),a=e=>{Ps(e,{get game(){return t.game}})};T(r,e=>{C(y)&&e(a)});var o=V(r),s=e=>{{let n=G(()=>J(`how-many-come`)),r=G(()=>In(t.game.plan.placed));os(e,{get label(){return C(n)},get most(){return C(v)},get now(){return C(r)},plan:`recruit`,none:!0,get onpick(){return t.game.recruit}})}};T(o,e=>{C(v)>1&&e(s)});var c=V(o),l=e=>{Os(e,{get game(){return t.game},get offers(){return C(m)},line:!0,beside:!0})};T(c,e=>{C(_)&&e(l)}),i(e,n)},a=e=>{var n=f(),r=b(n),a=e=>{Ht(e,{load:c,children:(e,n)=>{let r=()=>(n?.()).Raises;var a=f(),o=b(a);p(o,r,(e,n)=>{n(e,{get game(){return t.game}})}),i(e,a)},$$slots:{default:!0}})},s=e=>{{let n=G(()=>!o());Os(e,{get game(){return t.game},get offers(){return C(m)},get line(){return C(n)}})}};T(r,e=>{C(D)?e(a):e(s,-1)}),i(e,n)},o=M(t,`narrow`,3,!1),s=M(t,`still`,3,!1),c=()=>Ee(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6,7])),u=G(()=>to(t.game)),d=G(()=>s()||t.game.journey?[]:t.game.firsts.map(([e,n])=>({...ka(t.game,e),choice:n,act:()=>void t.game.lead(n)}))),m=G(()=>s()?[]:[...ma(t.game),...C(d)]),h=G(()=>So(t.game)),g=H(N(innerWidth)),_=G(()=>!o()&&C(g)>=1280&&C(m).length>0&&(t.game.board.players>3||C(h).length<2&&!C(m).some(({tile:e,gem:t,plan:n})=>e||t&&!n))),v=G(()=>t.game.view.legal.length&&!t.game.ahead.recruits?.ways&&(_n.has(t.game.step)||t.game.action===`recruit`)?(t.game.ahead.recruits?.prices.length??1)-1:0),y=G(()=>t.game.journey!==void 0),x=new rs(ce(()=>t.game),[`your turn`,`choose a troop`,`take along`,`build the first pyramids`,..._n,Sn,Cn],()=>s()),S=G(()=>x.on(C(h))),w=G(()=>t.game.plan.goal?`go-themselves`:t.game.ahead.founding?`built-themselves`:t.game.planned?`come-themselves`:t.game.step===`your turn`?`ends-itself`:`goes-itself`),E=G(()=>x.running?(t.game.step===`veto`||t.game.step===`escape`?`${fo(t.game)} `:``)+J(C(w)):fo(t.game)),D=G(()=>o()&&!s()&&t.game.view.legal.length>0&&!t.game.plan.district&&(t.game.action===`raise`||t.game.step===`raise a pyramid`)),O=G(()=>t.game.step===`your turn`&&C(S).some(({choice:e})=>e===`pass`)),ee=0;K(()=>{(C(O)||t.game.view)&&(ee=performance.now())});function A(e){let n=C(S).find(t=>t.choice===e)?.act;n?n():performance.now()-ee>600?t.game.surely(e):t.game.gesture(e)}{let i=G(()=>t.game.seat.hint?``:[uo(t.game),C(E)].filter(Boolean).join(` `)),s=G(()=>t.game.seat.hint?jo(t.game,t.game.seat.hint):null),c=G(()=>C(y)||C(_)||C(v)>1?r:void 0),l=G(()=>C(D)||C(m).length&&!C(_)?a:void 0);Re(e,{get seat(){return t.game.seat},get text(){return C(u).text},get detail(){return C(i)},get hint(){return C(s)},get answers(){return C(S)},onpick:A,get exits(){return t.game.exits},get mark(){return n},get tools(){return C(c)},get children(){return C(l)},get narrow(){return o()}})}l(`innerWidth`,e=>L(g,e,!0)),j()}function Ls(e,{fame:t}){let n=t.temporary.filter(t=>e.map.zones.get(t)?.kind===`temple`).length,r=t.divine+t.battle+t.temporary.length-t.total;return{divine:t.divine,battle:t.battle-r,temple:n,pyramid:t.temporary.length-n}}function Rs({event:e,args:t,scene:n}){let{battle:r,night:i,fame:a}=n??{},o=[...Object.entries(r?.fame??a??{}),...(i?.standings??[]).map(({player:e,fame:t})=>[e,t])];return e===`gained fame`||e===`lost fame`?[[String(t[0]),Number(t[2])],...o]:o}var zs=(e,t,n)=>e.filter(it).filter(({n:e})=>e<=n).flatMap(Rs).findLast(([e])=>e===t)?.[1],Bs=(e,t)=>J(`fame-kinds`,{...Ls(e,t),total:t.fame.total,goal:e.victory}),Vs=[`strength`,`damage`,`defence`,`unblockable damage`],Hs=(e,t,n,r)=>({n:e,zone:r,players:[t,n],before:[],cards:{},added:[],counts:[],wounds:[],strength:null,winner:null,losses:{},gains:[],gone:[],willed:[],tookBack:[],last:e,entries:[],shot:null,shownAt:null,board:null}),Us=new Set([`battle`,`shows`,`shows a divine intervention`,`swaps`,`uses object`,`sealed`,`plays a card`,`paid`,`counts`,`wounds`,`strength`,`wins battle`,`gained prayer`,`more prayer`,`drew a card`,`drew`,`reshuffled`]),Ws=new Set([`own loss`,`lost units`,`spared`,`gained prayer`,`more prayer`,`gained fame`,`gained veterans`,`gained dawn tokens`,`lost fame`,`recalled`,`retreats`,`took cards back`,`reclaims`]),Gs=/-[NUW]\d/,Ks=new Set([`burnt`,`struck`]),qs=({event:e,rule:t})=>e===`placed`&&t.includes(`-I:`);function Js(e){let t=[],n=null,r=[];for(let[i,a]of e.entries()){if(!it(a))continue;if(Ks.has(a.event)?r.push(a):a.event===`turn`&&(r=r.filter(({args:e})=>e[0]!==a.args[0])),a.event===`battle`){let[e=``,i=``,o=``]=a.args.map(String);n=Hs(a.n,e,i,o),n.before=r.filter(({args:t})=>t.includes(o)&&[e,i].includes(String(t[0]))),r=r.filter(({args:e})=>!e.includes(o)),t.push(n)}else n&&!(n.winner?Ws.has(a.event)&&!Gs.test(a.rule)||qs(a):Us.has(a.event))&&(n=null);let o=e[i-1];n&&o&&!it(o)&&n.willed.push(a.n),n&&Xs(n,a)}return t}function Ys(e,t){let n={...Hs(e.n,e.players[0],e.players[1],e.zone),before:e.before,willed:e.willed};for(let r of e.entries)r.n<=t&&Xs(n,r);return n}function Xs(e,t){let{event:n,args:r,rule:i}=t,a=String(r[0]),o=e=>Number(r[e]);e.entries.push(t),e.last=t.n;let s=t.scene?.battle;switch(s&&(e.shot=s),e.board=s?.board??e.board,n){case`shows`:e.cards[a]=String(r[1]),e.shownAt=s?null:e.shownAt??e.shot;break;case`swaps`:e.cards[a]=String(r[2]),e.counts=e.counts.filter(e=>e.player!==a||e.source!==r[1]);break;case`plays a card`:e.added.push({player:a,card:String(r[1])});break;case`counts`:e.counts.push({player:a,amount:o(1),stat:String(r[2]),source:String(r[3]),rule:i});break;case`wounds`:e.wounds.push({player:a,card:String(r[1]),amount:o(2),rule:i});break;case`strength`:e.strength=[o(1),o(3)];break;case`wins battle`:e.winner=a;break;case`own loss`:e.losses[a]={own:o(1),fallen:e.losses[a]?.fallen??0,left:o(2)};break;case`lost units`:e.losses[a]={own:e.losses[a]?.own??0,fallen:o(1),left:o(2)};break;case`gained prayer`:case`more prayer`:e.gains.push({player:a,what:`prayer`,amount:o(1),now:o(2),rule:i});break;case`paid`:e.gains.push({player:a,what:`prayer`,amount:-o(1),now:o(2),rule:i});break;case`gained fame`:e.gains.push({player:a,what:`fame`,amount:o(1),now:o(2),rule:i});break;case`lost fame`:e.gains.push({player:a,what:`fame`,amount:-o(1),now:o(2),rule:i});break;case`gained veterans`:e.gains.push({player:a,what:`veterans`,amount:o(1),now:o(2),rule:i});break;case`gained dawn tokens`:e.gains.push({player:a,what:`tokens`,amount:o(1),now:o(2),rule:i});break;case`recalled`:e.gone.push({player:a,units:o(1),to:null,...e.willed.includes(t.n)?{}:{forced:!0}});break;case`retreats`:e.gone.push({player:a,units:o(1),to:String(r[3])});break;case`took cards back`:e.tookBack.push(a)}}function Zs(e){let t=[];for(let n of Js(e)){let e=t.at(-1);e&&e[0]?.shot?.turn===n.shot?.turn?e.push(n):t.push([n])}return t}var Qs=e=>e.winner?e.players.find(t=>t!==e.winner)??null:null,$s=(e,t)=>t===e.players[0]?0:1,ec=[`units`,`card`,`creature`,`tiles`,`path`,`divine`,`home`],tc=()=>({strength:0,damage:0,defence:0,"unblockable damage":0});function nc(e,t){return t===`units`||t===`home`?t:e.path&&(t===`road`||t.startsWith(`skill `)||e.path.tokens.some(({name:e,kind:n})=>n===`object`&&e===t))?`path`:e.cards.some(({name:e})=>e===t)?`card`:e.divine.some(({name:e})=>e===t)?`divine`:e.tiles.find(({name:e})=>e===t)?.creature?`creature`:`tiles`}function rc(e,t){let n=new Map;for(let{amount:r,stat:i,source:a,rule:o}of t){let t=n.get(a)??{source:a,group:nc(e,a),values:tc(),rule:o,times:0};t.values[i]+=r,n.set(a,t)}return[...n.values()]}function ic(e,t,n){let r=t.players.map((r,i)=>{let a=t.counts.filter(e=>e.player===r),o=rc(e,a.length?a:n?.[i]??[]);for(let{card:n}of t.added.filter(e=>e.player===r)){let t=o.find(({source:e})=>e===n);t?t.times+=1:o.push({source:n,group:`divine`,values:tc(),rule:ac(e,n),times:1})}for(let{card:e,amount:n,rule:i}of t.wounds.filter(e=>e.player===r))o.push({source:e,group:`divine`,values:{...tc(),strength:n},rule:i,times:1});let s=t.cards[r];return s&&!o.some(({group:e})=>e===`card`)&&o.push({source:s,group:`card`,values:tc(),rule:``,times:1}),o});return ec.map(e=>({group:e,sides:[r[0].filter(t=>t.group===e),r[1].filter(t=>t.group===e)]})).filter(({group:e,sides:[t,n]})=>e===`units`||e===`card`||t.length+n.length>0)}var ac=(e,t)=>e.divine.find(({name:e})=>e===t)?.rule??``;function oc(e){let t=tc();for(let{values:n}of e)for(let e of Vs)t[e]+=n[e];return t}var sc=e=>[oc(e.flatMap(({sides:e})=>e[0])),oc(e.flatMap(({sides:e})=>e[1]))];function cc(e,t){return e.players.flatMap((n,r)=>{let i=e.losses[n],[a,o]=[t[r],t[1-r]];return i?[{player:n,units:i.left+i.fallen+i.own,damage:o.damage,defence:a.defence,unblockable:o[`unblockable damage`],...i}]:[]})}function lc(e,t){let n=e.cards.find(e=>e.name===t);if(!n)return t;let{strength:r,damage:i,defence:a,own_loss:o}=n;return[J(`note-card`,{strength:r,damage:i,defence:a}),...o?[J(`note-own-loss`,{n:o})]:[]].join(`; `)}var uc=(e,t)=>e.cards.find(e=>e.name===t)?.own_loss??0;function dc(e,t){let n=e.divine.find(e=>e.name===t);return n?Rr(n):``}function fc(e,t){let n=e.divine.find(e=>e.name===t);return n?zr(n):``}function pc(e,t){let n=nc(e,t);return n===`card`?J(`source-card`,{card:t}):n===`divine`?Yt(t):n===`path`?un(t):n===`units`||n===`home`?me(`source-${t}`,t):Jt(t)}var mc=(e,t,n,r)=>({title:t,text:n,...r?{more:()=>e.rule=r}:{}}),hc=new Set([`$$slots`,`$$events`,`$$legacy`,`divine`,`battle`,`temple`,`pyramid`,`goal`,`small`]),gc=x(`<i><!></i>`),_c=x(`<i class="svelte-1mhb82s"></i>`),vc=x(`<span><!> <!></span>`);function yc(e,t){P(t,!0);let n=M(t,`divine`,3,0),o=M(t,`battle`,3,0),s=M(t,`temple`,3,0),c=M(t,`pyramid`,3,0),l=M(t,`goal`,3,9),p=M(t,`small`,3,!1),m=I(t,hc),h=G(()=>[{kind:`divine`,count:n(),slip:!1},{kind:`battle`,count:o(),slip:!1},{kind:`temple`,count:s(),slip:!0},{kind:`pyramid`,count:c(),slip:!0}]),v=G(()=>C(h).flatMap(({kind:e,count:t,slip:n})=>Array.from({length:t},(t,r)=>({kind:e,slip:n,key:`${e} ${r}`})))),y=e=>Ne(e,{duration:je()?0:200,start:1.5});var x=f(),S=b(x);_(S,()=>zo(m),!1,(e,t)=>{r(e,(e,t)=>xe?.(e,t),()=>Ro(m)),a(e,e=>({...e}),[()=>Bo(m)],void 0,void 0,`svelte-1mhb82s`);var n=vc();let o;var s=u(n);g(s,17,()=>C(v),({kind:e,slip:t,key:n})=>n,(e,t)=>{let n=()=>C(t).kind,r=()=>C(t).slip;var a=gc(),o=u(a);{let e=G(()=>`fame-${n()}`),t=G(()=>p()?12:16);$(o,{get name(){return C(e)},get size(){return C(t)}})}F(a),U(()=>z(a,1,d(r()?`slip`:`stone`),`svelte-1mhb82s`)),se(1,a,()=>y),i(e,a)});var c=V(s,2);g(c,17,()=>({length:Math.max(0,l()-C(v).length)}),E,(e,t)=>{var n=_c();i(e,n)}),F(n),U(()=>o=z(n,1,`row svelte-1mhb82s`,null,o,{small:p(),full:C(v).length>=l()})),i(t,n)}),i(e,x),j()}var bc=[`M29,59 Q50,52 71,59 L63,83 L39,83Z`,`M39,82 L63,82 L69,101 L34,101Z`,`M38,100 L48,100 L46,112 L34,112Z`,`M56,100 L66,100 L67,108 L76,112 L57,112Z`],xc=[[`M31,61 L26,76 L29,92`,7],[`M69,61 L76,75 L89,77`,7]],Sc=[[`M91,46 V112`,3.6],[`M91,48 L84,44 M91,48 L96,41`,3.2]],Cc=[[`L`,`M36,60 Q50,74 64,60`,4],[`D`,`M34,63 Q50,81 66,63`,1.8],[`L`,`M39,84.5 H63`,4],[`D`,`M52,87 L60,101 M52,87 L47,101`,2]],wc={anubis:{fills:[`M39,34 L35,4 Q36,0 39,2 L49,24Z`,`M50,28 L51,3 Q53,-1 56,2 L61,27Z`,`M36,58 L37,38 Q38,25 50,24 Q58,24 62,30 L79,39 Q83,43 79,46 L66,47 Q60,48 59,56 L57,60 L40,61Z`],marks:[[`L`,`M40,12 L45,25 M54,10 L56,25`,2.6],[`I`,`M75,38 L80,40 Q83,43 79,45.6 L76,45.4 Q78,41 75,38Z`],[`I`,`M64,43.4 L77,44`,1.8],[`W`,`M55,35.4 L61,36.6`,3.6],[`I`,`M57,36 L60.4,36.6`,2.8],[`I`,`M54,34 Q58,31.5 62,34.5`,2],[`D`,`M41,38 Q44,50 39,60 M47,42 Q49,52 46,60`,2.2]]},bastet:{fills:[`M37,60 L36,40 Q37,30 42,25 L40,4 Q42,1 45,4 L53,19 Q56,19 58,20 L64,5 Q67,2 68,6 L69,27 Q73,33 73,40 L76,44.5 Q76,50 69,51.5 L62,53 L60,61Z`],marks:[[`L`,`M43.5,10 L48,20.5 M65.5,11 L63,21`,3],[`W`,`M59,37 Q64,32.5 69,37.5 Q64,41 59,37Z`],[`I`,xt(64.6,37,2.4)],[`I`,`M57,36.5 Q63,30 71,36`,2],[`I`,`M73.5,43 L76.5,45 L73.5,47Z`],[`I`,`M73.5,43 L76.5,45 L73.5,47Z`,1.5],[`I`,`M74,47.5 Q70,50 66,48.5`,1.8],[`I`,`M66,45.5 L58,44 M66,47.5 L59,48.5`,1.4],[`D`,`M40,34 Q50,44 46,60 M47,29 Q56,42 53,60`,2.4],[`L`,xt(44.5,43,4),2.6]]},horus:{fills:[`M36,37 L32,7 Q35,4 38,6 L43,25 H62 L63,37Z`,`M44,33 Q41,14 48,4 Q51,-2 54,4 Q61,14 60,33Z`,`M35,60 L36,44 Q38,32 50,32 Q59,32 64,38 L71,42 Q75,46 71,54 Q69,51 65,52 Q62,54 61,59 L44,62Z`],marks:[[`W`,`M46.5,25 Q44.5,13 49,7 Q51,3 53,7 Q58,14 57.5,25Z`],[`L`,`M38,36.2 H62.5`,3],[`I`,`M62,31 Q70,31 71,24 Q71,19 66,20`,2.6],[`I`,`M64,38 L71,42 Q75,46 71,54 Q69,50 65,50Z`],[`W`,xt(57,42.5,3.6)],[`I`,xt(57.6,42.5,2.3)],[`I`,`M57,46.5 L54.5,54 M52,45 Q47,46 45,51`,2.4],[`D`,`M39,45 Q41,54 37,60`,2.4]]},ouadjet:{fills:[`M38,62 Q22,52 27,35 Q31,22 44,17 L60,19 Q72,30 70,44 Q68,56 60,62Z`,`M43,24 Q42,10 56,8 Q68,8 76,16 L83,22 Q86,27 80,30 L64,31 Q50,34 43,24Z`],marks:[[`L`,`M46,30 Q58,38 57,61 L41,61 Q48,44 37,30Z`],[`D`,`M45,37 H55 M46,44 H57 M45,51 H57 M43,58 H57`,2.4],[`D`,`M33,34 Q29,46 38,57 M62,35 Q67,46 60,57`,2.2],[`W`,xt(66,17.5,3.4)],[`I`,xt(67,17.5,2.2)],[`I`,`M70,27 L82,25.5`,2],[`I`,`M82,29 L91,32 M87,30.5 L92,27`,1.8],[`L`,`M48,17 Q53,11 60,12`,2.8]]},sobek:{fills:[`M43,28 L40,7 Q42,0 47,2 Q50.5,6 50,28Z`,`M50.5,28 L53,6 Q55,0 59,3 Q62,8 59,28Z`,`M36,61 L36,38 Q38,26 50,26 Q56,26 59,32 L84,38 Q93,41 92,46 Q90,50 84,49.5 L63,50 Q60,54 59,61Z`],marks:[[`L`,`M44.5,24 L43,9 Q44,5 46.5,5.5 Q48.3,8 48,24Z M52.4,24 L54.6,9 Q56,5 58,6.5 Q59.6,10 57.6,24Z`],[`D`,`M40,28.5 Q50,22 60,29`,3],[`I`,`M61,45.5 L90,44.5`,2],[`W`,`M64,45 l2.4,4 2.4,-4.2 M71,44.8 l2.4,4 2.4,-4.2 M78,44.5 l2.4,4 2.4,-4.2 M84.5,44.5 l2,3.4 2,-3.6`],[`I`,`M64,45 l2.4,4 2.4,-4.2 M71,44.8 l2.4,4 2.4,-4.2 M78,44.5 l2.4,4 2.4,-4.2 M84.5,44.5 l2,3.4 2,-3.6`,1.2],[`I`,`M49,33 Q54,27.5 60,33`,2.4],[`W`,xt(55,35,3)],[`I`,xt(55.8,35,1.9)],[`I`,xt(87,40.5,1.5)],[`D`,`M64,38.5 l4,1 M71,40 l4,1 M78,41.5 l3,.7`,2.4],[`D`,`M41,40 Q44,50 40,60 M47,44 Q49,52 47,60`,2.2]]}};function Tc(e,t=11,n=5){let{fills:r,marks:i}=wc[e];return Ot({fills:[...r,...bc],lines:[...xc,...Sc],marks:[...i,...Cc]},t,n)}var Ec={anubis:`25 -5 62 62`,bastet:`25 -3 62 62`,horus:`22 -5 64 64`,ouadjet:`22 1 68 68`,sobek:`28 -4 68 68`};function Dc(e,t=5.4,n=2.8){let{fills:r,marks:i}=wc[e];return Ot({fills:[...r,...bc.slice(0,1)],lines:xc,marks:[...i,...Cc.slice(0,2)]},t,n)}var Oc=x(`<div><svg aria-hidden="true"></svg></div>`);function kc(e,t){P(t,!0);let n=M(t,`size`,3,44);var r=Oc();let a;var o=u(r);w(o,()=>Dc(t.god),!0),F(o),F(r),U(()=>{z(r,1,`portrait of-${t.god??``}`,`svelte-1nklu9c`),a=re(r,``,a,{width:`${n()??``}px`,height:`${n()??``}px`}),R(o,`width`,n()),R(o,`height`,n()),R(o,`viewBox`,Ec[t.god])}),i(e,r),j()}var Ac=x(`<span class="winning svelte-1nw31jr"> </span>`),jc=x(`<span role="img" class="svelte-1nw31jr"><!> </span>`),Mc=x(`<span role="img" class="svelte-1nw31jr"><svg width="12" height="17" viewBox="-14 -38 32 42" aria-hidden="true"></svg> </span>`),Nc=x(`<i></i> `,1),Pc=x(`<i></i>`),Fc=x(`<span class="divine svelte-1nw31jr" role="img"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"></svg><!></span>`),Ic=x(`<span class="open svelte-1nw31jr"><!> <!></span>`),Lc=x(`<em class="svelte-1nw31jr"> </em>`),Rc=x(`<button><span class="top svelte-1nw31jr"><!> <span class="who svelte-1nw31jr"><span class="name svelte-1nw31jr"><b class="svelte-1nw31jr"> </b><!><small class="svelte-1nw31jr"> <!></small></span> <!></span> <strong class="svelte-1nw31jr"> </strong></span> <!> <span class="stats svelte-1nw31jr"><!> <!> <span class="tokens svelte-1nw31jr" role="img"><!></span></span> <!> <!> <span class="foot svelte-1nw31jr"><span class="tiles svelte-1nw31jr"><!><!></span> <span class="gems svelte-1nw31jr"></span></span> <span class="unseen svelte-1nw31jr"> </span></button>`);function zc(e,t){P(t,!0);let n=M(t,`game`,7),r=M(t,`wide`,3,!1),a=()=>Ee(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6,7])),o=G(()=>n().sheets.get(t.player)),s=G(()=>n().seat.chairs.find(e=>e.player===t.player)),c=G(()=>C(o)?.tiles.flatMap(e=>n().about.tiles.find(t=>t.name===e)??[])??[]),l=G(()=>r()?12:7),d=G(()=>C(c).length>C(l)?C(c).slice(-(C(l)-1)):C(c)),m=G(()=>[...n().board.sites.values()].flatMap(({pyramid:e,owner:n,place:r})=>e&&n?.player===t.player?[{...e,zone:r.name}]:[])),_=G(()=>n().about.cards.filter(({special:e})=>!e).length-2*(C(o)?.played.length??0)),v=G(()=>qi(n(),t.player)),y=G(()=>n().winning.includes(t.player));var x=f(),S=b(x),D=e=>{let l=G(()=>[{sign:`prayer`,n:C(o).prayer,label:J(`prayer-n`,{n:C(o).prayer})},{sign:`divine`,n:C(o).holding,label:J(`divine-n`,{n:C(o).holding})},{sign:`card`,n:C(_),label:J(`cards-n`,{n:C(_)})},{sign:`unit`,n:C(o).supply,label:J(`supply-n`,{n:C(o).supply})},...n().about.veterans?[{sign:`veteran`,n:C(o).veterans,label:J(`veterans-count`,{n:C(o).veterans})}]:[],...C(o).dawn===null?[]:[{sign:`day`,n:C(o).dawn,label:J(`dawn-tokens-n`,{n:C(o).dawn})}]]);var x=Rc();let S;var D=u(x),O=u(D);kc(O,{get god(){return C(o).god},size:40});var k=V(O,2),ee=u(k),j=u(ee),M=A(j,!0),N=V(j);Ce(N,{get god(){return C(o).god},size:17});var P=V(N),te=u(P,!0),I=V(te),L=e=>{var t=oe();U(e=>B(t,`· ${e??``}`),[()=>J(`absent`)]),i(e,t)};T(I,e=>{C(s)&&!C(s).here&&C(s).kind===`human`&&e(L)}),F(P),F(ee);var ne=V(ee,2);{let e=G(()=>Ls(n(),C(o))),t=G(()=>Bs(n(),C(o)));yc(ne,ae(()=>C(e),{get goal(){return n().victory},small:!0,get label(){return C(t)}}))}F(k);var re=V(k,2),ie=A(re,!0);F(D);var H=V(D,2),se=e=>{var t=Ac(),r=A(t,!0);U(e=>B(r,e),[()=>J(ho(n(),`winning-short`))]),i(e,t)};T(H,e=>{C(y)&&e(se)});var ce=V(H,2),K=u(ce);g(K,17,()=>C(l),({sign:e,n:t,label:n})=>e,(e,t)=>{let n=()=>C(t).sign,r=()=>C(t).n,a=()=>C(t).label;var o=jc(),s=u(o);$(s,{get name(){return n()},size:15});var c=V(s,1,!0);F(o),U(()=>{R(o,`aria-label`,a()),R(o,`title`,a()),B(c,r())}),i(e,o)});var le=V(K,2),ue=e=>{var t=Mc(),n=u(t);w(n,()=>jt(C(o).god),!0),F(n);var r=V(n,1,!0);F(t),U((e,n)=>{R(t,`aria-label`,e),R(t,`title`,n),B(r,C(v).path+C(v).board)},[()=>J(`path-where`,{list:ua(C(v))}),()=>J(`path-where`,{list:ua(C(v))})]),i(e,t)};T(le,e=>{C(v)&&e(ue)});var de=V(le,2),fe=u(de),q=e=>{var t=Nc(),n=b(t);let r;var a=V(n,1,!0);U(()=>{r=z(n,1,`svelte-1nw31jr`,null,r,{left:C(o).tokens.left}),B(a,C(o).tokens.left)}),i(e,t)},pe=e=>{var t=f(),r=b(t);g(r,17,()=>({length:n().about.tokens}),E,(e,t,n)=>{var r=Pc();let a;U(()=>a=z(r,1,`svelte-1nw31jr`,null,a,{left:n<C(o).tokens.left})),i(e,r)}),i(e,t)};T(fe,e=>{C(v)?e(q):e(pe,-1)}),F(de),F(ce);var me=V(ce,2),he=e=>{var t=Ic(),r=u(t);g(r,16,()=>C(o).hand,e=>e,(e,t)=>{{let r=G(()=>uc(n().about,t)),i=G(()=>lc(n().about,t));ms(e,{get card(){return t},mini:!0,width:22,get loss(){return C(r)},get label(){return C(i)}})}});var a=V(r,2);g(a,17,()=>[...C(o).divine],([e,t])=>e,(e,t)=>{var n=G(()=>W(C(t),2));let r=()=>C(n)[0],a=()=>C(n)[1];var o=Fc(),s=u(o);w(s,()=>Kr[r()],!0),F(s);var c=V(s),l=e=>{var t=oe();U(()=>B(t,a())),i(e,t)};T(c,e=>{a()>1&&e(l)}),F(o),U((e,t)=>{R(o,`aria-label`,e),R(o,`title`,t)},[()=>Yt(r()),()=>Yt(r())]),i(e,o)}),F(t),i(e,t)};T(me,e=>{C(o).hand&&C(o).divine&&e(he)});var ge=V(me,2),_e=e=>{Ht(e,{load:a,children:(e,t)=>{let r=()=>(t?.()).Belongings;var a=f(),s=b(a);p(s,r,(e,t)=>{t(e,{get game(){return n()},get sheet(){return C(o)},plain:!0,bare:!0,size:20})}),i(e,a)},$$slots:{default:!0}})};T(ge,e=>{(C(o).objects.length||C(o).skills.length)&&e(_e)});var ve=V(ge,2),ye=u(ve),be=u(ye);g(be,17,()=>C(d),e=>e.name,(e,t)=>{{let n=G(()=>C(c).length>5&&!r()?20:24),i=G(()=>C(o).silenced.includes(C(t).name)?{state:`shut`,label:J(`path-sealed-tile`,{tile:Jt(C(t).name)})}:{label:Jt(C(t).name)});bs(e,ae({get tile(){return C(t).name},get colour(){return C(t).colour},get level(){return C(t).level},get second(){return C(t).second},get size(){return C(n)}},()=>C(i)))}});var xe=V(be),Se=e=>{var t=Lc(),n=A(t);U(()=>B(n,`+${C(c).length-C(d).length}`)),i(e,t)};T(xe,e=>{C(c).length>C(d).length&&e(Se)}),F(ye);var we=V(ye,2);g(we,21,()=>C(m),({zone:e,colour:t,level:n})=>e,(e,t)=>{let n=()=>C(t).colour,r=()=>C(t).level;Hr(e,{get colour(){return n()},get level(){return r()},size:22})}),F(we),F(ve);var Te=V(ve,2),Ee=A(Te,!0);F(x),U((e,i,a,s,c,l)=>{S=z(x,1,`other card of-${C(o).god??``}`,`svelte-1nw31jr`,S,{on:n().onTurn===t.player,asked:e,wide:r()}),B(M,i),B(te,a),B(ie,C(o).fame.total),R(de,`aria-label`,s),R(de,`title`,c),B(Ee,l)},[()=>n().view.owing.includes(t.player),()=>Oe(C(o).god),()=>n().personName(t.player),()=>J(`tokens-left`,{n:C(o).tokens.left}),()=>J(`tokens-left`,{n:C(o).tokens.left}),()=>J(`sheet-open`)]),h(`click`,x,()=>n().sheet=t.player),i(e,x)};T(S,e=>{C(o)&&e(D)}),i(e,x),j()}m([`click`]);var Bc=new Set([`$$slots`,`$$events`,`$$legacy`,`card`,`when`,`value`,`cost`,`count`,`width`]),Vc=x(`<span class="under svelte-ophvom"></span>`),Hc=x(`<span class="when svelte-ophvom"><!></span>`),Uc=x(`<span class="cost svelte-ophvom"><!><i class="svelte-ophvom"></i></span>`),Wc=x(`<svg class="picture svelte-ophvom" viewBox="0 0 24 24" aria-hidden="true"></svg> <!> <b class="svelte-ophvom"></b> <!>`,1),Gc=x(`<span class="count svelte-ophvom"></span>`),Kc=x(`<!> <span><!></span> <!>`,1);function qc(e,t){P(t,!0);let o=M(t,`when`,3,`battle`),s=M(t,`value`,3,``),c=M(t,`cost`,3,0),l=M(t,`count`,3,1),d=M(t,`width`,3,37),p=I(t,Bc),m={battle:`fame-battle`,day:`day`,movement:`move`,"enemy turn":`lock`},h=G(()=>d()>=56);var g=f(),v=b(g);_(v,()=>zo(p),!1,(e,f)=>{r(e,(e,t)=>xe?.(e,t),()=>Ro(p)),a(e,e=>({...e,[n]:{"font-size":`${d()/10}px`}}),[()=>Bo(p)],void 0,void 0,`svelte-ophvom`);var g=Kc(),_=b(g),v=e=>{var t=Vc();i(e,t)};T(_,e=>{l()>1&&e(v)});var y=V(_,2);let x;var S=u(y),E=e=>{var n=Wc(),r=b(n);w(r,()=>qr(t.card),!0),F(r);var a=V(r,2),l=e=>{var t=Hc(),n=u(t);{let e=G(()=>d()*.2);$(n,{get name(){return m[o()]},get size(){return C(e)}})}F(t),i(e,t)};T(a,e=>{C(h)&&e(l)});var f=V(a,2),p=V(f,2),g=e=>{var t=Uc(),n=u(t);{let e=G(()=>Math.max(9,d()*.2));$(n,{name:`prayer`,get size(){return C(e)}})}var r=V(n);F(t),U(()=>R(r,`data-value`,c())),i(e,t)};T(p,e=>{c()&&e(g)}),U(()=>R(f,`data-value`,s())),i(e,n)},D=e=>{{let t=G(()=>d()*.5);$(e,{name:`divine`,get size(){return C(t)}})}};T(S,e=>{t.card?e(E):e(D,-1)}),F(y);var O=V(y,2),k=e=>{var t=Gc();U(()=>R(t,`data-value`,l())),i(e,t)};T(O,e=>{l()>1&&e(k)}),U(e=>x=z(y,1,`face ${e??``}`,`svelte-ophvom`,x,{back:!t.card}),[()=>q(o())]),i(f,g)}),i(e,g),j()}var Jc=x(`<!><span><b class="svelte-14v0rsg"> </b> </span>`,1),Yc=x(`<p class="svelte-14v0rsg"> </p>`),Xc=x(`<section><div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div class="row tight svelte-14v0rsg"></div> <div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div></div> <div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div></div></section>`);function Zc(e,n){P(n,!0);let r=M(n,`game`,7),o=M(n,`bare`,3,!1),s=M(n,`told`,3,!1),c=G(()=>r().mine),l=G(()=>new Set(C(c)?.hand??[])),d=G(()=>r().about.cards.filter(({name:e})=>C(l).has(e)||C(c)?.played.includes(e)||C(c)?.buried?.includes(e))),p=G(()=>r().about.divine.flatMap(e=>C(c)?.divine?.get(e.name)?[{card:e,count:C(c).divine.get(e.name)??0}]:[])),m=G(()=>C(c)?.tiles.flatMap(e=>r().about.tiles.find(t=>t.name===e)??[])??[]),h=G(()=>o()||C(m).length<6?35:C(m).length<8?28:24),v=e=>C(l).has(e)?void 0:C(c)?.played.includes(e)?`used`:`aside`,y=e=>({more:()=>r().rule=e??null});var x=f(),S=b(x),w=e=>{var n=Xc();let x;var S=u(n),w=u(S),E=A(w,!0),D=V(w),O=A(D,!0);F(S);var k=V(S,2);g(k,21,()=>C(d),e=>e.name,(e,t)=>{{let n=G(()=>v(C(t).name)),i=G(()=>Br(C(t))),a=G(()=>({title:C(t).name,text:Br(C(t)),...y(r().about.rules.thing?.cards)}));ms(e,{get card(){return C(t).name},get loss(){return C(t).own_loss},mini:!0,width:26,get state(){return C(n)},get label(){return C(i)},get tip(){return C(a)}})}}),F(k);var ee=V(k,2),j=u(ee),M=A(j,!0),N=V(j),P=A(N,!0);F(ee);var te=V(ee,2);let I;g(te,21,()=>C(p),({card:e,count:t})=>e.name,(e,n)=>{let o=()=>C(n).card,c=()=>C(n).count,l=G(()=>`play ${o().name}`),d=G(()=>r().plays(C(l))),p=G(()=>C(d)!==void 0),m=G(()=>C(d)??C(l)),h=G(()=>()=>void(C(m)===C(l)?r().choose(C(m)):r().lead(C(m)))),g=G(()=>({card:o().name,when:o().icon,value:zr(o()),cost:o().cost,count:c()})),v=G(()=>[Rr(o()),...o().cost?[J(`costs-pp`,{n:o().cost})]:[],J(`divine-when-${q(o().icon)}`)].join(` · `));var x=f(),S=b(x),w=e=>{var n=f(),s=b(n);_(s,()=>C(p)?`button`:`div`,!1,(e,n)=>{a(e,()=>({class:`one`,"data-choice":C(p)?C(m):void 0,onclick:C(p)?C(h):void 0,role:C(p)?void 0:`group`,[t]:{can:C(p),hinted:C(p)&&r().seat.hint?.choice===C(l)}}),void 0,void 0,void 0,`svelte-14v0rsg`);var s=Jc(),c=b(s);qc(c,ae(()=>C(g)));var d=V(c),f=u(d),_=A(f,!0),y=V(f,1,!0);F(d),U(e=>{B(_,e),B(y,C(v))},[()=>Yt(o().name)]),i(n,s)}),i(e,n)},E=e=>{{let t=G(()=>`${Yt(o().name)}: ${Rr(o())}`),n=G(()=>({title:Yt(o().name),text:C(v),...y(o().rule)}));qc(e,ae(()=>C(g),{get label(){return C(t)},get tip(){return C(n)}},()=>C(p)?{state:`can`,choice:C(m),onpick:C(h),hinted:r().seat.hint?.choice===C(l)}:{}))}};T(S,e=>{s()?e(w):e(E,-1)}),i(e,x)},e=>{var t=Yc(),n=A(t,!0);U(e=>B(n,e),[()=>J(`none`)]),i(e,t)}),F(te);var L=V(te,2),ne=u(L),re=A(ne,!0),ie=V(ne),H=A(ie,!0);F(L);var oe=V(L,2);let W;g(oe,21,()=>C(m),e=>e.name,(e,t)=>{{let n=G(()=>Jt(C(t).name)),r=G(()=>({title:Jt(C(t).name),text:Pr(C(t)),...y(C(t).rule)}));bs(e,{get tile(){return C(t).name},get colour(){return C(t).colour},get level(){return C(t).level},get second(){return C(t).second},get size(){return C(h)},get label(){return C(n)},get tip(){return C(r)}})}},e=>{var t=Yc(),n=A(t,!0);U(e=>B(n,e),[()=>J(`none`)]),i(e,t)}),F(oe),F(n),U((e,t,r,i,a)=>{x=z(n,1,`hand svelte-14v0rsg`,null,x,{card:!o()}),R(n,`aria-label`,e),B(E,t),B(O,r),B(M,i),B(P,C(c).holding),I=z(te,1,`row svelte-14v0rsg`,null,I,{told:s()}),B(re,a),B(H,C(m).length),W=z(oe,1,`row svelte-14v0rsg`,null,W,{tight:C(h)<35})},[()=>J(`your-hand`),()=>J(`battle-cards`),()=>J(`in-hand`,{n:C(l).size}),()=>J(`divine-cards`),()=>J(`power-tiles`)]),i(e,n)};T(S,e=>{C(c)&&e(w)}),i(e,x),j()}var Qc=new Set([`$$slots`,`$$events`,`$$legacy`,`value`,`most`,`after`,`note`]),$c=x(`<em class="svelte-rffwsr"> </em>`),el=x(`<i></i>`),tl=x(`<small class="svelte-rffwsr"> </small>`),nl=x(`<span class="line svelte-rffwsr"><span class="sign svelte-rffwsr"><!></span> <b class="svelte-rffwsr"> <!></b> <span class="track svelte-rffwsr"></span> <!> <span class="unseen"> </span></span>`);function rl(e,t){P(t,!0);let n=M(t,`most`,3,11),o=M(t,`after`,19,()=>t.value),s=M(t,`note`,3,``),c=I(t,Qc),l=e=>e<Math.min(t.value,o())?`on`:e<t.value?`spent`:e<o()?`gained`:``;var p=f(),m=b(p);_(m,()=>zo(c),!1,(e,f)=>{r(e,(e,t)=>xe?.(e,t),()=>Ro(c)),a(e,e=>({...e}),[()=>Bo(c,!0)],void 0,void 0,`svelte-rffwsr`);var p=nl(),m=u(p);$(u(m),{name:`prayer`,size:17}),F(m);var h=V(m,2),_=u(h,!0),v=V(_),y=e=>{var t=$c(),n=A(t,!0);U(()=>B(n,o())),i(e,t)};T(v,e=>{o()!==t.value&&e(y)}),F(h);var b=V(h,2);g(b,21,()=>({length:n()}),E,(e,t,n)=>{var r=el();U(e=>z(r,1,e,`svelte-rffwsr`),[()=>d(l(n))]),i(e,r)}),F(b);var x=V(b,2),S=e=>{var t=tl(),n=A(t,!0);U(()=>B(n,s())),i(e,t)};T(x,e=>{s()&&e(S)});var C=V(x,2),w=A(C,!0);F(p),U(()=>{B(_,t.value),B(w,t.label)}),i(f,p)}),i(e,p),j()}var il=x(`<p class="winning svelte-1ax4d6t" role="status"><!> </p>`),al=x(`<span class="svelte-1ax4d6t"><!><b class="svelte-1ax4d6t"> </b> </span>`),ol=x(`<section><button class="head svelte-1ax4d6t"><!> <span class="who svelte-1ax4d6t"><b class="svelte-1ax4d6t"> <!></b><small class="svelte-1ax4d6t"> </small></span> <span class="fame svelte-1ax4d6t"><b class="svelte-1ax4d6t"> </b><small class="svelte-1ax4d6t"> </small></span></button> <!> <!> <!> <div class="stats svelte-1ax4d6t"><span class="svelte-1ax4d6t"><!><b class="svelte-1ax4d6t"> </b> </span> <!> <!></div> <!></section>`);function sl(e,t){P(t,!0);let n=M(t,`game`,7),a=M(t,`player`,19,()=>n().seat.viewer),o=()=>Ee(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6,7])),s=G(()=>n().sheets.get(a())),c=G(()=>C(s)&&Ls(n(),C(s))),l=G(()=>n().winning.includes(a())),d=G(()=>{if(!C(s))return 0;let e=n().ahead.recruits?.prices[In(n().plan.placed)]??0,t=n().over?n().targets.get(n().over)?.arrival?.paid??0:0;return C(s).prayer-(In(n().plan.placed)?e:t)});var m=f(),g=b(m),_=e=>{var t=ol();let m;var g=u(t),_=u(g);kc(_,{get god(){return C(s).god},size:48});var v=V(_,2),y=u(v),x=u(y,!0),S=V(x);Ce(S,{get god(){return C(s).god},size:20}),F(y);var w=V(y),E=A(w,!0);F(v);var D=V(v,2),O=u(D),k=A(O,!0),ee=V(O),j=A(ee,!0);F(D),F(g),r(g,(e,t)=>xe?.(e,t),()=>({title:Oe(C(s).god),text:J(`sheet-open`)}));var M=V(g,2);{let e=G(()=>Bs(n(),C(s))),t=G(()=>({title:J(`fame`),text:Bs(n(),C(s)),more:()=>n().rule=n().about.rules.fame?.victory??null}));yc(M,ae(()=>C(c),{get goal(){return n().victory},get label(){return C(e)},get tip(){return C(t)}}))}var N=V(M,2),P=e=>{var t=il(),r=u(t);$(r,{name:`fame-battle`,size:16});var a=V(r,1,!0);F(t),U(e=>B(a,e),[()=>J(ho(n(),`winning-you`))]),i(e,t)};T(N,e=>{C(l)&&e(P)});var te=V(N,2);{let e=G(()=>J(`of-most`,{n:n().about.prayer})),t=G(()=>J(`prayer-points`)),r=G(()=>({title:J(`prayer-points`),text:J(`prayer-points-what`),more:()=>n().rule=n().about.rules.thing?.prayer??null}));rl(te,{get value(){return C(s).prayer},get most(){return n().about.prayer},get after(){return C(d)},get note(){return C(e)},get label(){return C(t)},get tip(){return C(r)}})}var I=V(te,2),L=u(I),ne=u(L);$(ne,{name:`unit`,size:17});var re=V(ne),ie=A(re,!0),H=V(re,1,!0);F(L),r(L,(e,t)=>xe?.(e,t),()=>({title:J(`supply`),text:J(`supply-what`)}));var oe=V(L,2),W=e=>{var t=al(),a=u(t);$(a,{name:`veteran`,size:17});var o=V(a),c=A(o,!0),l=V(o,1,!0);F(t),r(t,(e,t)=>xe?.(e,t),()=>({title:J(`veterans`),text:J(`veterans-what`),more:()=>n().rule=n().about.rules.thing?.veterans??null})),U(e=>{B(c,C(s).veterans),B(l,e)},[()=>J(`veterans-n`,{n:C(s).veterans})]),i(e,t)};T(oe,e=>{n().about.veterans&&e(W)});var se=V(oe,2),ce=e=>{var t=al(),n=u(t);$(n,{name:`day`,size:17});var a=V(n),o=A(a,!0),c=V(a,1,!0);F(t),r(t,(e,t)=>xe?.(e,t),()=>({title:J(`dawn-tokens`),text:J(`dawn-tokens-what`)})),U(e=>{B(o,C(s).dawn),B(c,e)},[()=>J(`dawn-tokens`)]),i(e,t)};T(se,e=>{C(s).dawn!==null&&e(ce)}),F(I);var K=V(I,2),le=e=>{Ht(e,{load:o,children:(e,t)=>{let r=()=>(t?.()).Belongings;var a=f(),o=b(a);p(o,r,(e,t)=>{t(e,{get game(){return n()},get sheet(){return C(s)},size:26})}),i(e,a)},$$slots:{default:!0}})};T(K,e=>{n().about.path&&e(le)}),F(t),U((e,r,i,o,c)=>{m=z(t,1,`own card of-${C(s).god??``}`,`svelte-1ax4d6t`,m,{on:n().onTurn===a()}),R(t,`aria-label`,e),B(x,r),B(E,i),B(k,C(s).fame.total),B(j,o),B(ie,C(s).supply),B(H,c)},[()=>J(`you`),()=>Oe(C(s).god),()=>[ye(n().seat,a()),...C(s).city?[Wt(C(s).city)]:[]].join(` · `),()=>J(`fame-of`,{n:n().victory}),()=>J(`in-supply`)]),h(`click`,g,()=>n().sheet=a()),i(e,t)};T(g,e=>{C(s)&&C(c)&&e(_)}),i(e,m),j()}m([`click`]);function cl(e,t){P(t,!0);let n=e=>{var t=f(),n=b(t),r=e=>{Ce(e,{get god(){return C(o)},size:22})};T(n,e=>{C(o)&&e(r)}),i(e,t)},r=M(t,`game`,7),a=M(t,`fresh`,3,!1),o=G(()=>t.entry.args.map(String).flatMap(e=>/^P\d$/.test(e)?r().godOf(e)??[]:[])[0]);{let i=G(()=>pn(t.entry,r().playerName)),s=G(()=>C(o)?n:void 0),c=G(()=>t.entry.event===`turn`||t.entry.event===`round`);He(e,{get parts(){return C(i)},get mark(){return C(s)},get turn(){return C(c)},get fresh(){return a()},onpoint:e=>r().point(e?t.entry:null),onclick:()=>r().rule=t.entry.rule})}j()}var ll=S(`<text y="42"></text>`),ul=S(`<g class="runner svelte-vz8acs"><g transform="scale(.76)"></g></g>`),dl=x(`<div><svg class="strip svelte-vz8acs" role="img"><rect y="9" height="15" rx="7" class="track svelte-vz8acs"></rect><rect y="3" width="2.5" height="40" class="goal svelte-vz8acs"></rect><!><g class="star svelte-vz8acs"><path></path></g><!></svg></div>`);function fl(e,t){P(t,!0);let n=H(366),r=G(()=>t.game.victory),a=G(()=>C(n)/(C(r)+2)),o=e=>C(a)/2+Math.min(e,C(r)+1)*C(a),c=G(()=>t.game.order.flatMap(e=>{let n=t.game.sheets.get(e);return n?[{player:e,god:n.god,fame:n.fame.total}]:[]})),l=(e,t)=>{let n=C(c).filter(e=>Math.min(e.fame,C(r)+1)===Math.min(t,C(r)+1)),i=Math.min(15,C(a)*.95/Math.max(1,n.length-1));return Math.max(12,o(t)-(n.length-1)*i/2)+n.findIndex(t=>t.player===e)*i},d=G(()=>C(c).map(({player:e,fame:n})=>`${t.game.playerName(e)} ${n}`).join(`, `));var f=dl(),p=u(f),m=u(p),h=V(m),_=V(h);g(_,17,()=>({length:C(r)+1}),E,(e,t,n)=>{var a=ll();let s;a.textContent=n,U(e=>{R(a,`x`,e),s=z(a,0,`svelte-vz8acs`,null,s,{won:n===C(r)})},[()=>o(n)]),i(e,a)});var v=V(_),y=A(v),b=V(v);g(b,17,()=>C(c),({player:e,god:t,fame:n})=>e,(e,t)=>{let n=()=>C(t).player,r=()=>C(t).god,a=()=>C(t).fame;var o=ul();let s;var c=u(o);w(c,()=>De(r()),!0),F(c),F(o),U(e=>s=re(o,``,s,{transform:e}),[()=>`translate(${l(n(),a())??``}px, 16px)`]),i(e,o)}),F(p),F(f),U((e,t,r)=>{R(p,`viewBox`,`0 0 ${C(n)??``} 44`),R(p,`aria-label`,e),R(m,`width`,C(n)),R(h,`x`,t),R(v,`transform`,`translate(${r??``},28) scale(.75)`),R(y,`d`,pt)},[()=>J(`fame-standing`,{list:C(d),goal:C(r)}),()=>o(C(r))-C(a)/2,()=>o(C(r)+1)-9]),s(f,`clientWidth`,e=>L(n,e)),i(e,f),j()}var pl=x(`<button class="stats svelte-x0b67w"><span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="prayer svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span></button>`);function ml(e,t){P(t,!0);let n=M(t,`game`,7);var r=pl(),a=u(r),o=u(a);$(o,{name:`fame`,size:17});var s=V(o,1,!0),c=V(s),l=A(c,!0);F(a);var d=V(a,2),f=u(d);$(f,{name:`prayer`,size:17});var p=V(f,1,!0),m=V(p),g=A(m,!0);F(d);var _=V(d,2),v=u(_);Ce(v,{get god(){return t.sheet.god},size:19});var y=V(v,1,!0),b=V(y),x=A(b,!0);F(_);var S=V(_,2),C=u(S);$(C,{name:`card`,size:17});var w=V(C,1,!0),T=V(w),E=A(T,!0);F(S);var D=V(S,2),O=u(D);$(O,{name:`divine`,size:17});var k=V(O,1,!0),ee=V(k),N=A(ee,!0);F(D),F(r),U((e,n,r,i,a)=>{B(s,t.sheet.fame.total),B(l,e),B(p,t.sheet.prayer),B(g,n),B(y,t.sheet.tokens.left),B(x,r),B(w,t.sheet.hand?.length??0),B(E,i),B(k,t.sheet.holding),B(N,a)},[()=>J(`fame`),()=>J(`prayer-points`),()=>J(`tokens-left`,{n:t.sheet.tokens.left}),()=>J(`battle-cards`),()=>J(`divine-cards`)]),h(`click`,r,()=>n().sheet=t.sheet.player),i(e,r),j()}m([`click`]);var hl=x(`<div class="news svelte-1lc8rk9"><!></div>`),gl=x(`<div><!></div>`),_l=x(`<!><button class="close svelte-1lc8rk9"><!></button>`,1),vl=x(`<!><!>`,1),yl=x(`<li><!></li>`),bl=x(`<ol class="latest svelte-1lc8rk9"></ol>`),xl=x(`<b class="svelte-1lc8rk9">!<i class="unseen"> </i></b>`),Sl=x(`<b class="svelte-1lc8rk9"> <i class="unseen"> </i></b>`),Cl=x(`<button><!><span class="svelte-1lc8rk9"> </span> <!> <!> <!></button>`),wl=x(`<main><h1 class="unseen"> </h1> <div class="strip svelte-1lc8rk9"><span class="round svelte-1lc8rk9"><!><b aria-hidden="true"> </b><i class="unseen"> </i></span><!></div> <div class="ground svelte-1lc8rk9"><!> <!> <!></div> <!> <div class="now svelte-1lc8rk9"><!> <!> <!></div> <nav class="tabs svelte-1lc8rk9"></nav></main>`);function Tl(e,t){P(t,!0);let n=(e,t=k,n=k)=>{cl(e,{get game(){return a()},get entry(){return t()},get fresh(){return n()}})},r=(e,t=k)=>{cl(e,{get game(){return a()},get entry(){return t()}})},a=M(t,`game`,7),o=M(t,`watching`,3,!1),s=G(()=>[[`actions`,`raise`],[`players`,`troop`],[`hand`,`card`],[`tiles`,`buy`],...a().about.path?[[`path`,`obelisk`]]:[],[`chronicle`,null]]),l=()=>Ee(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6,7])),d=H(`board`),m=e=>e.startsWith(`play `),_=G(()=>mr(a().seat.story)),v=G(()=>Sr(a().seat.story,a().seat.viewer)),y=G(()=>C(v)?_r(a().seat.story,C(v),a().seat.viewer):[]),x=G(()=>o()||a().seat.over||a().seat.owes||a().seat.may.confirm?[]:C(y).slice(-2)),S=G(()=>a().seat.viewer===`spectator`?a().order[0]??``:a().seat.viewer),w=G(()=>si(a(),C(S))),E=G(()=>li(C(w)).filter(({ways:e})=>e.length>0).length),O=G(()=>[...a().view.legal,...a().firsts.map(([e])=>e)].filter(m).length),ee=G(()=>Wi(a()).length>0),N=G(()=>{let e=a().order.indexOf(a().seat.viewer);return e<0?a().order:[...a().order.slice(e+1),...a().order.slice(0,e)]}),te=G(()=>a().view.legal.join()),I=G(()=>a().view.legal.some(e=>e.startsWith(`space `))),ne=H(void 0);le(()=>{C(te),C(ne)?.scrollTo(0,0),a().over=null,L(d,a().asksPath?`path`:C(I)?`actions`:`board`,!0)}),le(()=>{a().plan,a().planned?L(d,a().asksPath?`path`:`board`,!0):ce(()=>C(I))&&L(d,`actions`)}),le(()=>{m(a().seat.hint?.choice??``)&&L(d,`hand`)});function re(e){C(d)===`actions`&&e.target.closest(`[role="application"], .news`)&&L(d,`board`)}let ie=H(void 0),ae=G(()=>{let e=a().over&&C(ie)?.querySelector(`path[data-zone="${a().over}"]`)?.getBoundingClientRect(),t=C(ie)?.getBoundingClientRect();return!!(e&&t&&e.top+e.bottom<t.top+t.bottom)});var oe=wl();let se;var K=u(oe),ue=A(K,!0),de=V(K,2),fe=u(de),q=u(fe);{let e=G(()=>a().night?`night`:`day`);$(q,{get name(){return C(e)},size:20})}var pe=V(q),me=A(pe),ge=V(pe),_e=A(ge,!0);F(fe),fl(V(fe),{get game(){return a()}}),F(de);var ve=V(de,2),ye=u(ve);lr(ye,{get game(){return a()},small:!0,up:1.16});var be=V(ye,2),xe=e=>{var t=hl(),n=u(t);Ve(n,{get seat(){return a().seat},get news(){return C(y)},get line(){return r}}),F(t),i(e,t)};T(be,e=>{o()||e(xe)});var Se=V(be,2),Ce=e=>{var t=gl();let n;Ht(u(t),{load:l,children:(e,t)=>{let n=()=>(t?.()).ZoneCard;var r=f(),o=b(r),s=e=>{var t=f(),r=b(t);p(r,n,(e,t)=>{t(e,{get game(){return a()},get zone(){return a().over}})}),i(e,t)};T(o,e=>{a().over&&e(s)}),i(e,r)},$$slots:{default:!0}}),F(t),U(()=>n=z(t,1,`told svelte-1lc8rk9`,null,n,{below:C(ae)})),i(e,t)};T(Se,e=>{a().over&&e(Ce)}),F(ve),c(ve,e=>L(ie,e),()=>C(ie));var we=V(ve,2),Te=e=>{var t=f(),r=b(t);D(r,()=>C(d),e=>{var t=gl();let r;var o=u(t),s=e=>{var t=_l(),n=b(t);Yo(n,{get game(){return a()}});var r=V(n),o=u(r);he(o,{name:`close`,size:20}),F(r),U(e=>R(r,`aria-label`,e),[()=>J(`close`)]),h(`click`,r,()=>L(d,`board`)),i(e,t)},c=e=>{var t=f(),n=b(t);g(n,16,()=>C(N),e=>e,(e,t)=>{zc(e,{get game(){return a()},get player(){return t},wide:!0})}),i(e,t)},m=e=>{var t=f(),n=b(t),r=e=>{var t=vl(),n=b(t);sl(n,{get game(){return a()}}),Zc(V(n),{get game(){return a()},told:!0}),i(e,t)};T(n,e=>{a().mine&&e(r)}),i(e,t)},v=e=>{Ht(e,{load:l,children:(e,t)=>{let n=()=>(t?.()).PathPanel;var r=f(),o=b(r);p(o,n,(e,t)=>{t(e,{get game(){return a()},narrow:!0,onclose:()=>L(d,`board`)})}),i(e,r)},$$slots:{default:!0}})},y=e=>{Ht(e,{load:l,children:(e,t)=>{let n=()=>(t?.()).ByColour;var r=f(),o=b(r);p(o,n,(e,t)=>{t(e,{get game(){return a()},get pillars(){return C(w)},get player(){return C(S)}})}),i(e,r)},$$slots:{default:!0}})},x=e=>{Pe(e,{get seat(){return a().seat},get told(){return C(_)},get tells(){return mr},get since(){return a().since},get line(){return n},bare:!0})};T(o,e=>{C(d)===`actions`?e(s):C(d)===`players`?e(c,1):C(d)===`hand`?e(m,2):C(d)===`path`?e(v,3):C(d)===`tiles`?e(y,4):e(x,-1)}),F(t),U(()=>r=z(t,1,`panel svelte-1lc8rk9`,null,r,{tiles:C(d)===`tiles`,low:C(d)===`actions`})),i(e,t)}),i(e,t)};T(we,e=>{C(d)!==`board`&&e(Te)});var De=V(we,2),Oe=u(De),ke=e=>{Is(e,{get game(){return a()},narrow:!0})};T(Oe,e=>{o()||e(ke)});var Ae=V(Oe,2),je=e=>{var t=bl();g(t,21,()=>C(x),e=>e.n,(e,t)=>{var n=yl(),a=u(n);r(a,()=>C(t)),F(n),i(e,n)}),F(t),i(e,t)};T(Ae,e=>{C(x).length&&e(je)});var Me=V(Ae,2),Ne=e=>{ml(e,{get game(){return a()},get sheet(){return a().mine}})};T(Me,e=>{a().mine&&e(Ne)}),F(De),c(De,e=>L(ne,e),()=>C(ne));var Fe=V(De,2);g(Fe,21,()=>C(s),([e,t])=>e,(e,t)=>{var n=G(()=>W(C(t),2));let r=()=>C(n)[0],a=()=>C(n)[1];var o=Cl();let s;var c=u(o),l=e=>{$(e,{get name(){return a()},size:22})},f=e=>{he(e,{name:`log`,size:22})};T(c,e=>{a()?e(l):e(f,-1)});var p=V(c),m=A(p,!0),g=V(p,2),_=e=>{var t=xl(),n=V(u(t)),r=A(n,!0);F(t),U(e=>B(r,e),[()=>J(`path-may-go`)]),i(e,t)};T(g,e=>{r()===`path`&&C(ee)&&e(_)});var v=V(g,2),y=e=>{var t=Sl(),n=u(t,!0),r=V(n),a=A(r,!0);F(t),U(e=>{B(n,C(E)),B(a,e)},[()=>J(`market-can`)]),i(e,t)};T(v,e=>{r()===`tiles`&&C(E)&&e(y)});var b=V(v,2),x=e=>{var t=Sl(),n=u(t,!0),r=V(n),a=A(r,!0);F(t),U(e=>{B(n,C(O)),B(a,e)},[()=>J(`phone-can-play`)]),i(e,t)};T(b,e=>{r()===`hand`&&C(O)&&e(x)}),F(o),U(e=>{R(o,`aria-pressed`,C(d)===r()),s=z(o,1,`svelte-1lc8rk9`,null,s,{on:C(d)===r()}),B(m,e)},[()=>J(`phone-${r()}`)]),h(`click`,o,()=>L(d,C(d)===r()?`board`:r(),!0)),i(e,o)}),F(Fe),F(oe),U((e,t)=>{se=z(oe,1,`phone svelte-1lc8rk9`,null,se,{watching:o()}),B(ue,e),R(fe,`title`,a().title),B(me,`${(a().round||``)??``}${a().round&&a().lastRound?`/${a().lastRound}`:``}`),B(_e,a().title),ve.inert=C(d)!==`board`&&C(d)!==`actions`,De.inert=C(d)===`tiles`,R(Fe,`aria-label`,t)},[()=>J(`board-label`),()=>J(`panels`)]),h(`click`,ve,re),i(e,oe),j()}m([`click`]);var El=x(`<span role="img"><!></span>`),Dl=x(`<div class="chips svelte-1nt6xn2" role="group"></div>`),Ol=x(`<section class="bar card svelte-1nt6xn2"><!> <button data-plan="market"><!> </button> <!> <!></section>`);function kl(e,t){P(t,!0);let n=M(t,`game`,7),a=G(()=>n().view.position.columns.colours??[]),o=G(()=>C(a).map(e=>{let t=[...n().board.sites.values()].filter(({pyramid:t,holder:r})=>t?.colour===e&&r?.player===n().seat.viewer);return{colour:e,level:Math.max(0,...t.map(({pyramid:e})=>e?.level??0))}})),s=G(()=>new Set(Object.values(n().ahead.buys??{}).flatMap(e=>e.map(({tile:e})=>n().about.tiles.find(({name:t})=>t===e)?.colour)))),c=matchMedia(`(hover: hover)`).matches,l=G(()=>c&&C(s).size&&n().step===`your turn`?li(si(n(),n().seat.viewer)):[]),d=G(()=>C(l).flatMap(e=>{let t=oi(e,n().about,n().mine?.spaces??[],n().plan.space);return t?[{tile:e.tile,way:t}]:[]})),f=G(()=>bn(n().step,n().view.legal));var p=Ol(),m=u(p);g(m,17,()=>C(o),({colour:e,level:t})=>e,(e,t)=>{let n=()=>C(t).colour,a=()=>C(t).level,o=G(()=>a()?J(`market-level`,{colour:Kt(n()),n:a()}):J(`market-no-pyramid`,{colour:Kt(n())}));var c=El();let l;var d=u(c),f=e=>{Hr(e,{get colour(){return n()},get level(){return a()},size:28})},p=e=>{Hr(e,{get colour(){return n()},size:28})};T(d,e=>{a()?e(f):e(p,-1)}),F(c),r(c,(e,t)=>xe?.(e,t),()=>({title:Kt(n()),text:C(o)})),U(e=>{l=z(c,1,`gem svelte-1nt6xn2`,null,l,{can:e,none:!a()}),R(c,`aria-label`,C(o))},[()=>C(s).has(n())]),i(e,c)});var _=V(m,2);let v;var y=u(_);$(y,{name:`buy`,size:18});var b=V(y,1,!0);F(_);var x=V(_,2);ie(x,()=>t.raises);var S=V(x,2),w=e=>{var t=Dl();g(t,21,()=>C(d),({tile:e,way:t})=>e.name,(e,t)=>{let r=()=>C(t).tile,i=()=>C(t).way,a=G(()=>[Ir(r()),i().paid===null?``:J(`costs-pp`,{n:i().paid}),mi(i())].filter(Boolean).join(`. `));{let t=G(()=>`${Jt(r().name)}: ${C(a)}`),o=G(()=>({title:Jt(r().name),text:C(a),more:()=>n().rule=r().rule})),s=G(()=>i().choices.join(`; `));bs(e,{get tile(){return r().name},get colour(){return r().colour},get level(){return r().level},get second(){return r().second},size:32,state:`can`,get label(){return C(t)},get tip(){return C(o)},get choice(){return C(s)},onpick:()=>void n().choose(...i().choices)})}}),F(t),U(e=>R(t,`aria-label`,e),[()=>J(`market-can`)]),i(e,t)};T(S,e=>{C(d).length&&e(w)}),F(p),U((e,t)=>{R(p,`aria-label`,e),v=z(_,1,`btn svelte-1nt6xn2`,null,v,{main:C(f)||C(s).size>0}),R(_,`aria-keyshortcuts`,`m`),B(b,t)},[()=>J(`market`),()=>J(`market`)]),h(`click`,_,()=>n().market={}),i(e,p),j()}m([`click`]);var Al=x(`<!> <!>`,1),jl=x(`<!> <!> <!>`,1),Ml=x(`<div><!></div>`),Nl=x(`<div class="news svelte-fafepb"><!><!></div>`),Pl=x(`<button role="tab" class="svelte-fafepb"> </button>`),Fl=x(`<section class="card stall svelte-fafepb"><div class="head svelte-fafepb"><div class="tabs svelte-fafepb" role="tablist"></div> <!></div> <!></section>`),Il=x(`<div><aside class="rail left svelte-fafepb"><!></aside> <main><h1 class="unseen"> </h1> <div><!> <!> <button class="btn pull svelte-fafepb"><!></button> <!> <!></div> <!></main> <aside><div class="others svelte-fafepb"></div> <!></aside></div>`);function Ll(e,t){P(t,!0);let n=(e,t=k,n=k)=>{cl(e,{get game(){return o()},get entry(){return t()},get fresh(){return n()}})},r=(e,t=k)=>{cl(e,{get game(){return o()},get entry(){return t()}})},a=e=>{var t=f(),n=b(t),r=e=>{Ht(e,{load:w,children:(e,t)=>{let n=()=>(t?.()).Raises;var r=f(),a=b(r);p(a,n,(e,t)=>{t(e,{get game(){return o()}})}),i(e,r)},$$slots:{default:!0}})};T(n,e=>{o().ahead.raises?.length&&e(r)}),i(e,t)},o=M(t,`game`,7),c=M(t,`text`,3,!1),d=M(t,`watching`,3,!1),m=G(()=>{let e=o().order.indexOf(o().seat.viewer);return e<0?o().order:[...o().order.slice(e+1),...o().order.slice(0,e)]}),_=G(()=>o().mine?0:Math.floor(C(m).length/2)),v=G(()=>o().board.players<=3),y=G(()=>mr(o().seat.story)),x=G(()=>Sr(o().seat.story,o().seat.viewer)),S=G(()=>C(x)?_r(o().seat.story,C(x),o().seat.viewer):[]),w=()=>Ee(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6,7])),E=H(!1),D=H(N(innerWidth)),O=H(N(innerHeight)),ee=G(()=>C(D)<900||C(O)<500),te=G(()=>C(v)&&C(D)>=1280&&!C(ee)),I=H(`market`);K(()=>(o().stalled=C(te)&&C(I)===`market`&&!c(),()=>o().stalled=!1));let ne=G(()=>o().action===`buy`||bn(o().step,o().view.legal));K(()=>{C(ne)&&L(I,`market`)});let ae=N({width:0,height:0}),oe=N({width:220,height:110}),W=G(()=>({x:-6,y:-4,width:o().map.width+12,height:o().map.height+16})),se=G(()=>[...[...o().board.sites.values()].filter(({place:e,troops:t})=>t.length||o().targets.has(e.name)||e.name===o().over).flatMap(({place:e})=>[e.troop,e.tag]),...C(ce)]),ce=G(()=>{if(!C(S).length||!o().seat.owes)return[];let e=[C(W).x+(C(v)?C(W).width-30:C(W).width/2),C(W).y+C(W).height-30];return[e,e,e]}),le=G(()=>dr(C(W),ae,oe,C(se)));var ue=f(),de=b(ue),fe=e=>{Ht(e,{load:w,children:(e,t)=>{let n=()=>(t?.()).TextMode;var r=f(),a=b(r);p(a,n,(e,t)=>{t(e,{get game(){return o()}})}),i(e,r)},$$slots:{default:!0}})},q=e=>{var n=Al(),r=b(n);Tl(r,{get game(){return o()},get watching(){return d()}});var a=V(r,2);ie(a,()=>t.back??k),i(e,n)},pe=e=>{var c=Il();let l;var x=u(c),D=u(x),O=e=>{var t=jl(),n=b(t);sl(n,{get game(){return o()}});var r=V(n,2);Yo(r,{get game(){return o()}}),Zc(V(r,2),{get game(){return o()}}),i(e,t)},ee=e=>{var t=f(),n=b(t);g(n,16,()=>C(m).slice(0,C(_)),e=>e,(e,t)=>{zc(e,{get game(){return o()},get player(){return t}})}),i(e,t)};T(D,e=>{o().mine?e(O):e(ee,-1)}),F(x);var j=V(x,2);let M;var N=u(j),P=A(N,!0),ne=V(N,2);let H;var W=u(ne);lr(W,{get game(){return o()}});var se=V(W,2),ce=e=>{var t=Ml();let n;var r=u(t),a=e=>{Ht(e,{load:w,children:(e,t)=>{let n=()=>(t?.()).PathPanel;var r=f(),a=b(r);p(a,n,(e,t)=>{t(e,{get game(){return o()},onclose:()=>o().showPath(!1)})}),i(e,r)},$$slots:{default:!0}})},s=e=>{Ht(e,{load:w,children:(e,t)=>{let n=()=>(t?.()).Pill;var r=f(),a=b(r);p(a,n,(e,t)=>{t(e,{get game(){return o()}})}),i(e,r)},$$slots:{default:!0}})};T(r,e=>{o().pathOpen?e(a):e(s,-1)}),F(t),U(()=>n=z(t,1,`way svelte-fafepb`,null,n,{open:o().pathOpen})),i(e,t)};T(se,e=>{o().about.path&&e(ce)});var K=V(se,2),ue=u(K);{let e=G(()=>C(E)?`close`:`menu`);he(ue,{get name(){return C(e)}})}F(K);var de=V(K,2),fe=e=>{var n=Nl(),a=u(n);ie(a,()=>t.back??k);var s=V(a);Ve(s,{get seat(){return o().seat},get news(){return C(S)},get line(){return r}}),F(n),i(e,n)};T(de,e=>{d()||e(fe)});var q=V(de,2),pe=e=>{var t=Ml();Ht(u(t),{load:w,children:(e,t)=>{let n=()=>(t?.()).ZoneCard;var r=f(),a=b(r),s=e=>{var t=f(),r=b(t);p(r,n,(e,t)=>{t(e,{get game(){return o()},get zone(){return o().over}})}),i(e,t)};T(a,e=>{o().over&&e(s)}),i(e,r)},$$slots:{default:!0}}),F(t),U(()=>z(t,1,`corner ${C(le)??``}`,`svelte-fafepb`)),s(t,`clientWidth`,e=>oe.width=e),s(t,`clientHeight`,e=>oe.height=e),i(e,t)};T(q,e=>{o().over&&e(pe)}),F(ne);var me=V(ne,2),ge=e=>{Is(e,{get game(){return o()}})};T(me,e=>{d()||e(ge)}),F(j);var _e=V(j,2);let ve,ye;var be=u(_e);g(be,20,()=>C(m).slice(C(_)),e=>e,(e,t)=>{zc(e,{get game(){return o()},get player(){return t},get wide(){return C(v)}})}),F(be);var xe=V(be,2),Se=e=>{var t=Fl(),r=u(t),s=u(r);g(s,20,()=>[`market`,`chronicle`],e=>e,(e,t)=>{var n=Pl(),r=A(n,!0);U(e=>{R(n,`aria-selected`,C(I)===t),B(r,e)},[()=>J(t)]),h(`click`,n,()=>L(I,t,!0)),i(e,n)}),F(s);var c=V(s,2);a(c),F(r);var l=V(r,2),d=e=>{Bi(e,{get game(){return o()}})},f=e=>{Pe(e,{get seat(){return o().seat},get told(){return C(y)},get tells(){return mr},get since(){return o().since},get line(){return n},bare:!0})};T(l,e=>{C(I)===`market`?e(d):e(f,-1)}),F(t),U(e=>R(s,`aria-label`,e),[()=>J(`the-others`)]),i(e,t)},Ce=e=>{var t=Al(),r=b(t);kl(r,{get game(){return o()},get raises(){return a}});var s=V(r,2);Pe(s,{get seat(){return o().seat},get told(){return C(y)},get tells(){return mr},get since(){return o().since},get line(){return n}}),i(e,t)};T(xe,e=>{C(te)?e(Se):e(Ce,-1)}),F(_e),F(c),U((e,t,n,r,i)=>{l=z(c,1,`table svelte-fafepb`,null,l,{few:C(v)}),R(x,`aria-label`,e),M=z(j,1,`mid svelte-fafepb`,null,M,{watching:d()}),B(P,t),H=z(ne,1,`stage svelte-fafepb`,null,H,{pathed:o().about.path}),R(K,`aria-expanded`,C(E)),R(K,`aria-label`,n),ve=z(_e,1,`rail right svelte-fafepb`,null,ve,{open:C(E)}),R(_e,`aria-label`,r),ye=re(_e,``,ye,{"--guide":i})},[()=>J(o().mine?`your-board`:`the-players`),()=>J(`board-label`),()=>J(`the-others`),()=>J(`the-others`),()=>ot()]),h(`click`,K,()=>L(E,!C(E))),s(ne,`clientWidth`,e=>ae.width=e),s(ne,`clientHeight`,e=>ae.height=e),i(e,c)};T(de,e=>{c()?e(fe):C(ee)?e(q,1):e(pe,-1)}),l(`innerWidth`,e=>L(D,e,!0)),l(`innerHeight`,e=>L(O,e,!0)),i(e,ue),j()}m([`click`]);var Rl=[`clash`,`reveal`,`tally`,`wound`,`verdict`,`losses`,`rewards`,`after`],zl={clash:4,reveal:4,tally:6,wound:4,verdict:4,losses:5,rewards:5,after:5},Bl={battle:`clash`,"plays a card":`reveal`,counts:`tally`,wounds:`wound`,strength:`verdict`,"wins battle":`verdict`,"own loss":`losses`,"lost units":`losses`,"gained fame":`rewards`,"lost fame":`rewards`,"gained veterans":`rewards`,"gained dawn tokens":`after`,recalled:`after`,retreats:`after`,"took cards back":`after`},Vl={clash:`council`,reveal:`reveal`,tally:`strength`,wound:`strength`,verdict:`strength`,losses:`casualties`,rewards:`rewards`,after:`loser`},Hl=e=>Vl[e];function Ul(e,t=0){let n=[],r=(e.shot?.turn??0)*1e6+t*1e4,i=0;for(let t of e.entries){let a=t.event.startsWith(`shows`)?/-[TL]:/.test(t.rule)?`clash`:`reveal`:Bl[t.event];a&&(i=Math.max(i,Rl.indexOf(a)));let o=Rl[i],s=n.at(-1);s?.kind===o?(s.to=t.n,s.entries.push(t),s.mark++):n.push({kind:o,fight:e.n,to:t.n,entries:[t],mark:r+i*1e3+1})}return n}var Wl=(e,t)=>Ys(e,t.to),Gl=class extends ze{constructor(e,t,n=!0){super(Kl(e),t,n);let{skip:r}=this;this.skip=()=>{for(r();n&&this.beat&&!this.live&&!this.mine;)r()}}};function Kl(e){let t=new Map;return{seat:e.seat,turn:()=>e.turnedAt=performance.now(),groups:()=>{let n=Zs(e.seat.story);t.clear();for(let e of n)for(let[n,{n:r}]of e.entries())t.set(r,n);return n},beatsOf:e=>e.board?Ul(e,t.get(e.n)):[],isRunning:({zone:t})=>e.view.position.frames.some(({frame:e,zone:n})=>e===`battle`&&n===t),isMine:({players:t})=>t.includes(e.seat.viewer),upTo:Wl,opening:`clash`,seconds:({kind:e})=>zl[e]}}function ql(e,t){P(t,!0);let n=ce(()=>new Gl(t.game,void 0,!1)),r=H(void 0);return c(Be(e,{get reel(){return n},get at(){return t.at},get onmore(){return t.onmore},stage:(e,r=k,a=k)=>{Ht(e,{load:()=>Ee(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6,7])),children:(e,o)=>{let s=()=>(o?.()).Stage;var c=f(),l=b(c);p(l,s,(e,i)=>{i(e,{get game(){return t.game},get reel(){return n},unattended:!1,watching:!0,get onend(){return r()},get onskip(){return a()}})}),i(e,c)},$$slots:{default:!0}})},table:e=>{Ll(e,{get game(){return t.game},watching:!0})},$$slots:{stage:!0,table:!0}}),e=>L(r,e,!0),()=>C(r)),j({next:()=>C(r)?.next()??!1,pending:()=>C(r)?.pending()??!1})}var Jl=`all`;function Yl(e,t){let{columns:n,players:r}=e.position,i=e=>n[e]??{},{fame:a,tokens:o}=e.outlook,s=i(`god`),c=t.cards.filter(({special:e,needs:t})=>!e&&!t.length).map(({name:e})=>e),l=t.night.some(({name:e})=>e===`dawn`),u=t.spaces.flatMap(({name:e,colour:t})=>t?[[e,t]]:[]),d=n.silver_used??[],f=(e,t)=>new Map(Object.entries(i(e)).flatMap(([e,n])=>e.startsWith(`${t} `)&&n!==void 0?[[e.slice(t.length+1),n]]:[])),p=t=>{let n=t===e.viewer||e.viewer===Jl;return{player:t,god:s[t]??`anubis`,city:i(`city`)[t]??null,prayer:i(`prayer`)[t]??0,veterans:i(`veterans`)[t]??0,dawn:l?i(`dawn_tokens`)[t]??0:null,supply:i(`supply`)[t]??0,fame:a[t]??{divine:0,battle:0,temporary:[],total:0},spaces:i(`spaces`)[t]??[],buyTokens:new Map([...u,...f(`buy_colour`,t)]),tokens:o[t]??{left:0,silver:!1,gold:!1},silverUsed:d.includes(t),bought:i(`bought`)[t]??[],tiles:i(`tiles`)[t]??[],hand:n?i(`hand`)[t]??c:null,played:i(`played`)[t]??[],buried:n?i(`buried`)[t]??[]:null,removed:n?i(`removed`)[t]??[]:null,holding:i(`holding`)[t]??0,divine:n?f(`held`,t):null,planned:f(`planned`,t),objects:[...f(`objects`,t)].filter(([,e])=>e>0),skills:i(`skills`)[t]??[],silenced:i(`silenced`)[t]??[]}};return new Map(Array.from({length:r},(e,t)=>`P${t+1}`).map(e=>[e,p(e)]))}function Xl(e,t){let n=t.position.columns.switches??[],r=({needs:e})=>e.every(e=>n.includes(e));return{...e,tiles:e.tiles.filter(r),cards:e.cards.filter(r),divine:e.divine.filter(r),spaces:e.spaces.filter(r),path:e.path&&r(e.path)?{...e.path,tokens:e.path.tokens.filter(r)}:null,night:e.night.filter(e=>r(e)&&!e.unless.some(e=>n.includes(e)))}}var Zl=(e,t)=>t?J(`confirm-for`,{what:e,n:t}):e;function Ql(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t].map(([e,n])=>t.size>1?`${on(e)} (${n})`:on(e)).join(`, `)}var $l=e=>e.flatMap(e=>Q(e)[0]===`place`?[Q(e)[1]]:[]),eu=({journey:e,arrival:t})=>e.by_card?.includes(t)?ue(J(`way-transfer`)):``;function tu(e,t){let n=e=>e.length>0&&`; ${t.join(`; `)}`.endsWith(`; ${e.join(`; `)}`),r=(e,t)=>e.reduce((e,r)=>n(t(r))&&t(r).length>(e?t(e).length:0)?r:e,void 0),i=(e.moves??[]).flatMap(e=>[...e.to,...e.by_card??[]].map(t=>({journey:e,arrival:t}))),a=r(i,({arrival:e})=>e.choices)??r(i,({arrival:e})=>Ya(e.choices));if(a){let{journey:e,arrival:t}=a;return{text:Zl(J(`go-there`,{units:e.units,zone:on(t.zone)}),t.paid),detail:eu(a),going:a}}let o=r(e.raises??[],({choices:e})=>e);if(o)return{text:Zl(J(`confirm-raise`,{zone:on(o.district),level:o.level,colour:Kt(o.colour)}),o.paid),detail:``,raised:o};let s=t.find(e=>e.startsWith(`tile `)),c=s&&Q(s)[1];if(c){let n=(e.buys?.[Q(t[0]??``)[1]]??Object.values(e.buys??{}).flat()).find(e=>e.tile===c);if(!n)return null;let[r,i]=Q(t.at(-1)??``),a=$l(t),o=r===`to`?J(`market-joins`,{zone:on(i)}):a.length?J(`market-come`,{zone:Ql(a)}):n.settles&&r===`pass`?J(`market-waits`):``;return{text:Zl(J(`confirm-buy`,{tile:Jt(c)}),n.paid),detail:o}}let l=$l(t),u=e.recruits?.prices[l.length];if(l.length)return{text:Zl(J(`confirm-place`,{n:l.length,list:Ql(l)}),u),detail:u===0?J(`costs-nothing`):``};let[d,f]=Q(t[0]??``),p=t.length===1&&(d===`space`||d===`silver`)?e.brings?.[t[0]??``]?.find(({what:e})=>e===`prayer`):void 0;return p?{text:`${qt(f.split(`-`)[0]??``)} (${J(`brought-prayer`,{sign:`+`,amount:p.amount??0})})`,detail:``}:null}var nu=typeof matchMedia==`function`&&matchMedia(`(hover: hover)`).matches,ru=400,iu=100,au=class{seat;start;#e=H(null);get rule(){return C(this.#e)}set rule(e){L(this.#e,e,!0)}#t=H(!1);get staged(){return C(this.#t)}set staged(e){L(this.#t,e,!0)}#n=H(null);get toldTo(){return C(this.#n)}set toldTo(e){L(this.#n,e,!0)}#r=H(null);get market(){return C(this.#r)}set market(e){L(this.#r,e,!0)}#i=H(null);get sheet(){return C(this.#i)}set sheet(e){L(this.#i,e,!0)}#a=H([]);get exits(){return C(this.#a)}set exits(e){L(this.#a,e)}#o=H(!1);get stalled(){return C(this.#o)}set stalled(e){L(this.#o,e,!0)}stallAt=0;#s=H(new Set);get pointed(){return C(this.#s)}set pointed(e){L(this.#s,e)}#c=H(null);get over(){return C(this.#c)}set over(e){L(this.#c,e,!0)}turnedAt=-1/0;turned=()=>performance.now()-this.turnedAt<ru;about;constructor(e,t,n){this.seat=e,this.start=n,this.about=Xl(t,n)}#l=G(()=>this.seat.view??this.start);get view(){return C(this.#l)}set view(e){L(this.#l,e)}#u=G(()=>ni(this.view,this.about.board));get board(){return C(this.#u)}set board(e){L(this.#u,e)}#d=G(()=>this.board.map);get map(){return C(this.#d)}set map(e){L(this.#d,e)}#f=G(()=>Yl(this.view,this.about));get sheets(){return C(this.#f)}set sheets(e){L(this.#f,e)}#p=G(()=>this.sheets.get(this.seat.viewer));get mine(){return C(this.#p)}set mine(e){L(this.#p,e)}#m=G(()=>this.board.seats.map(({player:e})=>e));get order(){return C(this.#m)}set order(e){L(this.#m,e)}get players(){return this.order}#h=G(()=>Number(this.view.position.columns.round??0));get round(){return C(this.#h)}set round(e){L(this.#h,e)}#g=G(()=>Number(this.view.position.columns.last_round??0));get lastRound(){return C(this.#g)}set lastRound(e){L(this.#g,e)}#_=G(()=>this.view.ahead??{});get ahead(){return C(this.#_)}set ahead(e){L(this.#_,e)}#v=G(()=>this.view.asks?.step??``);get step(){return C(this.#v)}set step(e){L(this.#v,e)}#y=G(()=>{let e=this.view.position.frames.find(({frame:e})=>e===`your turn`);return e?String(e.player):null});get onTurn(){return C(this.#y)}set onTurn(e){L(this.#y,e)}#b=G(()=>this.view.position.frames.some(({frame:e})=>this.about.apart.includes(e)));get night(){return C(this.#b)}set night(e){L(this.#b,e)}#x=G(()=>this.view.position.frames.some(({frame:e})=>e===`dawn`));get dawning(){return C(this.#x)}set dawning(e){L(this.#x,e)}#S=G(()=>this.view.outlook);get outlook(){return C(this.#S)}set outlook(e){L(this.#S,e)}#C=G(()=>this.outlook.victory);get victory(){return C(this.#C)}set victory(e){L(this.#C,e)}#w=G(()=>this.outlook.wins_at);get winsAt(){return C(this.#w)}set winsAt(e){L(this.#w,e)}#T=G(()=>this.seat.over||this.toldTo!==null?[]:this.outlook.winning);get winning(){return C(this.#T)}set winning(e){L(this.#T,e)}#E=G(()=>this.seat.story.findLast(e=>!it(e)&&e.player===this.seat.viewer)?.n??0);get since(){return C(this.#E)}set since(e){L(this.#E,e)}#D=G(()=>JSON.stringify([this.view.legal,this.view.position.frames]));get asks(){return C(this.#D)}set asks(e){L(this.#D,e)}#O=H({of:``,plan:jn});get kept(){return C(this.#O)}set kept(e){L(this.#O,e)}unitsAt=e=>this.board.sites.get(e)?.troops.find(({player:e})=>e===this.seat.viewer)?.units??0;#k=G(()=>this.ahead.recruits?Vn(this.ahead.recruits,this.unitsAt):{});get proposed(){return C(this.#k)}set proposed(e){L(this.#k,e)}recruit=e=>{let{meant:t}=this.plan;this.ahead.recruits&&this.set({most:e,placed:Vn(this.ahead.recruits,e=>t.includes(e)?iu+t.indexOf(e):this.unitsAt(e),e)})};#A=G(()=>{if(_n.has(this.step)&&this.ahead.recruits)return{...jn,placed:this.proposed};let e=this.step===`choose a troop`?this.following:null;if(e&&this.ahead.moves?.some(({troop:t})=>t===e))return{...jn,troop:e};let t=this.step===`go on`?Nn(this.ahead.moves??[],this.unitsAt):null;return t===null?jn:{...jn,units:t}});get fresh(){return C(this.#A)}set fresh(e){L(this.#A,e)}#j=G(()=>this.kept.of===this.asks?this.kept.plan:this.fresh);get plan(){return C(this.#j)}set plan(e){L(this.#j,e)}set=e=>{this.kept={of:this.asks,plan:{...this.plan,...e}}};#M=G(()=>this.plan!==this.fresh);get planned(){return C(this.#M)}set planned(e){L(this.#M,e)}back=()=>{let{space:e,troop:t,district:n,goal:r}=this.plan;this.following=null,r&&za.has(this.step)?this.set({goal:null}):this.kept={of:e&&(t||n)?this.asks:``,plan:{...jn,space:e,silver:this.plan.silver}}};#N=G(()=>({step:this.step,legal:this.view.legal,ahead:this.ahead,plan:this.plan,map:this.map,spaces:this.about.spaces,used:this.mine?.spaces??[],hovers:nu,troops:new Set([...this.board.sites.values()].filter(({troops:e})=>e.some(({player:e})=>e===this.seat.viewer)).map(({place:e})=>e.name))}));get asked(){return C(this.#N)}set asked(e){L(this.#N,e)}#P=G(()=>Ha(this.asked));get targets(){return C(this.#P)}set targets(e){L(this.#P,e)}#F=G(()=>Ua(this.asked)??(this.plan.troop?`move`:this.plan.district?`raise`:void 0));get action(){return C(this.#F)}set action(e){L(this.#F,e)}before=e=>e===`move`?Ga(this.asked):Wa(this.asked,e);#I=G(()=>this.action===`move`&&this.step!==`choose a troop`?(this.ahead.first??[]).map(e=>[e,Zt([...this.before(`move`),e])]):[]);get firsts(){return C(this.#I)}set firsts(e){L(this.#I,e)}plays=e=>this.view.legal.includes(e)?e:this.firsts.find(([t])=>t===e)?.[1];#L=G(()=>Wa(this.asked,`move`));get leading(){return C(this.#L)}set leading(e){L(this.#L,e)}#R=G(()=>{let{moves:e}=this.ahead;if(e&&this.view.legal.length)return this.plan.troop||this.step===`take along`||this.step===`go on`?Mn(e,this.plan):void 0});get journey(){return C(this.#R)}set journey(e){L(this.#R,e)}#z=G(()=>this.plan.district??this.journey?.troop??this.plan.troop);get chosen(){return C(this.#z)}set chosen(e){L(this.#z,e)}#B=G(()=>{let{going:e}=this.meaning??{};if(e)return Ra(e.journey.troop,e.arrival);let t=this.over&&this.targets.has(this.over)?this.over:this.plan.goal,n=t?this.targets.get(t):void 0;if(!t||!n)return[];let r=n.plan?.goal?this.ahead.moves?.find(({troop:e})=>e===n.plan?.troop):this.journey,i=n.arrival??r?.to.find(e=>e.zone===n.plan?.goal);return i&&r?Ra(r.troop,i):[]});get route(){return C(this.#B)}set route(e){L(this.#B,e)}direct=({action:e,name:t})=>{let{moves:n,walks:r,raises:i,recruits:a,buys:o}=this.ahead;return e===`pray`||e===`buy`&&this.about.null_buy&&!o?.[t]?.length||e===`move`&&!n?.length&&!r?.length||e===`raise`&&!i?.length||e===`recruit`&&!a};spaceChoice=e=>(this.plan.silver?[`silver`]:[`space`,`silver`]).map(t=>`${t} ${e}`).find(e=>this.view.legal.includes(e));#V=G(()=>[`space `,`silver `].every(e=>this.view.legal.some(t=>t.startsWith(e))));get eitherToken(){return C(this.#V)}set eitherToken(e){L(this.#V,e)}begin=e=>{let t=this.spaceChoice(e.name);t&&(this.direct(e)?this.choose(t):this.plan.space===e.name?this.kept={of:``,plan:jn}:this.set({...jn,silver:this.plan.silver,space:e.name,...e.action===`move`?{troop:this.plan.troop}:{},...e.action===`recruit`?{placed:this.proposed}:{}}),e.action===`buy`&&!this.stalled&&!this.direct(e)&&(this.market={}))};pick=e=>{let t=this.targets.get(e);t?this.take(t):this.planned&&e===this.plan.troop&&this.back()};take=({choices:e,plan:t})=>{let[n,...r]=e??[];n?this.choose(n,...r):t&&this.set(t)};part=async(e,t)=>{let{goal:n}=this.plan;if(!za.has(this.step)){let e=this.plan.troop;if(!e||!await this.gesture(Zt([...this.before(`move`),`troop ${e}`])))return}za.has(this.step)&&(this.set({units:e,alone:t,goal:null}),n&&this.targets.get(n)?.arrival&&this.set({goal:n}))};#H=G(()=>!this.about.path||!this.view.legal.length?!1:Vi.has(this.step)||this.step===`your turn`&&this.action===`move`&&!this.plan.troop&&Wi(this).length>0);get asksPath(){return C(this.#H)}set asksPath(e){L(this.#H,e)}#U=H(null);get wish(){return C(this.#U)}set wish(e){L(this.#U,e)}#W=G(()=>this.asksPath?this.asks:this.view.legal.length&&vn.has(this.step)?`moving`:``);get wishes(){return C(this.#W)}set wishes(e){L(this.#W,e)}#G=G(()=>this.about.path!==null&&(this.wish?.of===this.wishes?this.wish.open:this.asksPath));get pathOpen(){return C(this.#G)}set pathOpen(e){L(this.#G,e)}showPath=e=>{this.wish={of:this.wishes,open:e}};#K=H(null);get following(){return C(this.#K)}set following(e){L(this.#K,e,!0)}lead=e=>(this.following=this.plan.troop,this.wish=null,this.gesture(e));#q=G(()=>{let{hint:e,may:t}=this.seat,n=(t.held?[t.held]:e?[e.choice,...e.then]:[]).map(e=>Q(e)),r=new Set(n.flatMap(([e,t])=>e===`city`?[t]:[])),i=[...this.map.zones.values()].filter(({kind:e,city:t})=>e===`district`&&t!==null&&r.has(t));return new Set([...n.map(([,e])=>e).filter(en),...i.map(({name:e})=>e)])});get hinted(){return C(this.#q)}set hinted(e){L(this.#q,e)}#J=G(()=>{let e=new Map;for(let t of this.seat.news){if(!it(t)||t.event!==`moved`&&t.event!==`retreats`)continue;let[n,,r,i]=t.args.map(String),a=e.get(`${n} ${r}`)??this.map.zones.get(r??``)?.troop;a&&e.set(`${n} ${i}`,a)}return e});get arrivals(){return C(this.#J)}set arrivals(e){L(this.#J,e)}point=e=>{this.pointed=new Set((e?.args??[]).map(String).filter(en))};fameOf=e=>{let t=this.sheets.get(e)?.fame.total??0;return this.toldTo===null?t:zs(this.seat.story,e,this.toldTo)??t};#Y=G(()=>JSON.stringify([...this.sheets].map(([e,{god:t}])=>[e,t])));get gods(){return C(this.#Y)}set gods(e){L(this.#Y,e)}#X=G(()=>new Map(JSON.parse(this.gods)));get godAt(){return C(this.#X)}set godAt(e){L(this.#X,e)}godOf=e=>this.godAt.get(e);sideOf=e=>this.godOf(e);get title(){let e=J(`game-title`);return this.round?J(`table-title`,{game:e,round:this.round,time:this.dawning?`dawn`:this.night?`night`:`day`}):J(`table-title-setup`,{game:e})}get subject(){return{title:this.title,text:go(this,J(ho(this,`table-subject`),{players:this.board.players,victory:this.victory}))}}question=()=>to(this).text;playerName=e=>{let t=this.godOf(e);return t?Oe(t):this.chairName(e)};fullName=e=>{let t=this.godOf(e);return t?`${Oe(t)} (${this.personName(e)})`:this.personName(e)};chairName=e=>ge(this.seat,e);personName=e=>ve(this.seat,e);#Z=H({line:``,meaning:null,brings:``});get said(){return C(this.#Z)}set said(e){L(this.#Z,e)}#Q=G(()=>{let{confirm:e,held:t}=this.seat.may;return!e||!t?null:this.said.line===Zt(this.seat.gesture)?this.said.meaning:tu(this.ahead,[t])});get meaning(){return C(this.#Q)}set meaning(e){L(this.#Q,e)}#$=G(()=>{let{confirm:e,held:t}=this.seat.may;return e&&t&&this.said.line===Zt(this.seat.gesture)?this.said.brings:``});get brings(){return C(this.#$)}set brings(e){L(this.#$,e)}choose=async(e,...t)=>{let n=this.step===`escape`&&this.view.legal.length===1,r=[e,...t];this.said={line:Zt(r),meaning:tu(this.ahead,r),brings:Pa(this,r)};let i=await this.seat.choose(e,...t);return i&&n&&this.seat.may.confirm?this.seat.send({t:`confirm`}):i};gesture=e=>{let[t=``,...n]=Qt(e);return this.choose(t,...n)};surely=async e=>{let t=await this.gesture(e);return t&&this.seat.may.confirm?this.seat.send({t:`confirm`}):t}},ou=4;function su(e){let t=[];for(let{at:n,event:r,args:i}of e){let[e,a,o,s]=i.map(String);r===`round`&&Number(e)>1?t.push({at:n,label:J(`night-title`,{round:Number(e)-1}),sign:String(Number(e)-1),major:!0}):r===`battle`?t.push({at:n,label:J(`fight-title`,{zone:on(o??``)}),sign:`conflict`,major:!1}):r===`raised`&&Number(s)===ou?t.push({at:n,label:J(`mark-tall`,{zone:on(a??``),colour:Kt(o??``)}),sign:`pyramid`,major:!1}):(r===`won`||r===`last round`)&&t.push({at:n,label:J(`end-title`),sign:`end`,major:!1})}return at(t)}var cu=new Set([`moved`,`retreats`,`placed`,`raised`,`placed token`,`took tile`,`creature placed`]),lu=new Set([`battle`,`shows`,`burnt`]);function uu(e){let t=e.filter(it).map(({event:e})=>e);return t.some(e=>lu.has(e))?`battle`:t.some(e=>cu.has(e))?`piece`:null}var du=x(`<button class="btn main to-stage svelte-nl9f24"> </button>`),fu=x(`<div class="under svelte-nl9f24"><!></div> <!> <!> <!>`,1),pu=x(`<!> <!> <!>`,1);function mu(t,n){P(n,!0);let r=e=>{var t=du(),n=A(t,!0);U(e=>B(n,e),[()=>J(`show-battle`)]),h(`click`,t,()=>d.away=!1),i(e,t)},a=M(n,`game`,7),o=M(n,`text`,3,!1),s=M(n,`watching`,3,!1),c=ce(()=>a().seat.welcome?.table??``),l=ce(()=>a().seat.over!==null&&rt(c)),d=ce(()=>new Gl(a(),l?void 0:et(c)));K(d.heed);let m=ce(()=>a().night?0:a().seat.story.at(-1)?.n??0),g=H(N(m)),_=G(()=>a().seat.story.filter(it).findLast(({event:e})=>e===`round`)),y=G(()=>C(_)?.n??0),x=G(()=>!a().night&&!a().seat.over&&C(y)>C(g)&&Number(C(_)?.args[0])>1&&(d.beat?.fight??0)>C(y)),S=G(()=>d.beat!==void 0&&!o()&&!s()&&!C(x)),w=G(()=>C(S)&&!d.away),E=()=>Ee(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6,7])),D=G(()=>a().night||C(y)>m),O=H(!1),k=G(()=>a().step===`remove a battle card`&&a().view.legal.length>0&&!o()),ee=G(()=>C(O)||C(k)||a().market!==null),te=H(N(ce(()=>!l&&a().seat.over!==null&&a().seat.news.length===0&&a().seat.welcome?.table!==`fixture`)));K(()=>{a().seat.over||L(te,!1)}),K(()=>{a().exits=a().seat.over&&C(te)?nt(()=>L(te,!1),n.onreplay):[]}),K(()=>Xe(c,d.passed)),K(()=>{a().staged=C(S)}),K(()=>{a().toldTo=C(x)?C(y):C(S)&&!d.live?d.beat?.to??null:null}),K(()=>{o()&&!d.live&&d.catchUp()});let I=G(()=>bn(a().step,a().view.legal));K(()=>{C(I)&&!o()&&!a().stalled&&(a().market={})});function R(){a().market=null,a().action===`buy`&&a().back()}let ne=G(()=>a().view.legal.join());K(()=>(C(ne),()=>a().market=null));var z=pu();v(`pointerdown`,e,function(...e){Me?.apply(this,e)},!0),v(`keydown`,e,function(...e){Me?.apply(this,e)},!0);var re=b(z),ie=e=>{Ht(e,{load:E,children:(e,t)=>{let n=()=>(t?.()).Stage;var r=f(),o=b(r);p(o,n,(e,t)=>{t(e,{get game(){return a()},get reel(){return d}})}),i(e,r)},$$slots:{default:!0}})},oe=e=>{var t=fu(),c=b(t);Ll(u(c),ae({get game(){return a()},get text(){return o()},get watching(){return s()}},()=>C(S)?{back:r}:{})),F(c);var l=V(c,2),d=e=>{Ht(e,{load:E,children:(e,t)=>{let n=()=>(t?.()).Night;var r=f(),o=b(r);p(o,n,(e,t)=>{t(e,{get game(){return a()},get closed(){return C(g)},set closed(e){L(g,e,!0)},get open(){return C(O)},set open(e){L(O,e,!0)}})}),i(e,r)},$$slots:{default:!0}})};T(l,e=>{C(D)&&!o()&&!s()&&!C(S)&&e(d)});var m=V(l,2),h=e=>{Ht(e,{load:E,children:(e,t)=>{let n=()=>(t?.()).Remove;var r=f(),o=b(r);p(o,n,(e,t)=>{t(e,{get game(){return a()}})}),i(e,r)},$$slots:{default:!0}})};T(m,e=>{C(k)&&!s()&&!C(S)&&e(h)});var _=V(m,2),v=e=>{Ht(e,{load:E,children:(e,t)=>{let r=()=>(t?.()).End;var o=f(),s=b(o);p(s,r,(e,t)=>{t(e,ae({get game(){return a()},onclose:()=>L(te,!0)},()=>n.onagain?{onagain:n.onagain}:{},()=>n.onreplay?{onreplay:n.onreplay}:{}))}),i(e,o)},$$slots:{default:!0}})};T(_,e=>{a().seat.over&&!C(te)&&!C(S)&&e(v)}),U(()=>c.inert=C(ee)),i(e,t)};T(re,e=>{C(w)?e(ie):e(oe,-1)});var W=V(re,2),se=e=>{let t=G(()=>a().market);Ht(e,{load:E,children:(e,n)=>{let r=()=>(n?.()).Market;var o=f(),s=b(o);p(s,r,(e,n)=>{n(e,{get game(){return a()},get player(){return C(t).player},onclose:R})}),i(e,o)},$$slots:{default:!0}})};T(W,e=>{a().market&&!C(w)&&e(se)});var le=V(W,2),ue=e=>{let t=G(()=>a().sheet);Ht(e,{load:E,children:(e,n)=>{let r=()=>(n?.()).BoardSheet;var o=f(),s=b(o);p(s,r,(e,n)=>{n(e,{get game(){return a()},get player(){return C(t)},onclose:()=>a().sheet=null})}),i(e,o)},$$slots:{default:!0}})};T(le,e=>{a().sheet&&(!C(w)||d.live)&&e(ue)}),i(t,z),j()}m([`click`]);var hu=240;async function gu(e,t,n){let r=[...document.querySelectorAll(`.table .board > svg`)];if(!r.length)throw Error(J(`replay-no-board`));let i=r[0]?.parentElement;for(let e of r)for(let[t,n]of i?_u(i):[])e.style.setProperty(t,n);let a=e.order.flatMap(t=>{let n=e.sheets.get(t);return n?[{name:e.personName(t),colour:`--${n.god}`,note:`${Oe(n.god)} · ${J(`share-fame`,{fame:n.fame.total})}`}]:[]}),{width:o,height:s}=e.map;return Ze(Ke(r,{x:-6,y:-4,width:o+12,height:s+16}),{title:e.title,subtitle:n,people:a,moment:t.length>hu?`${t.slice(0,hu)}…`:t})}function _u(e){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).filter(t=>t instanceof CSSStyleRule&&e.matches(t.selectorText)).flatMap(({style:e})=>[...e].filter(e=>e.startsWith(`--`)).map(t=>[t,e.getPropertyValue(t)]))}var vu=[`choose`,`random`],yu=[0,4,6,8],bu=[`none`,`all`,`some`],xu=class{about;#e=H(`choose`);get cities(){return C(this.#e)}set cities(e){L(this.#e,e,!0)}#t=H(0);get rounds(){return C(this.#t)}set rounds(e){L(this.#t,e,!0)}#n=H(``);get length(){return C(this.#n)}set length(e){L(this.#n,e,!0)}#r=H(`none`);get preset(){return C(this.#r)}set preset(e){L(this.#r,e,!0)}#i=H(N([]));get chosen(){return C(this.#i)}set chosen(e){L(this.#i,e,!0)}constructor(e){this.about=e,this.cities=e.options.cities===`random`?`random`:`choose`,this.rounds=Number(e.options.max_rounds??0),this.length=String(e.options.length??``)}#a=G(()=>this.about.lengths.find(({name:e})=>e===this.length));get goal(){return C(this.#a)}set goal(e){L(this.#a,e)}#o=G(()=>this.about.modules.length>0&&(this.goal?.modules??!0));get open(){return C(this.#o)}set open(e){L(this.#o,e)}#s=G(()=>!this.open||this.preset===`none`?[]:[...this.about.modules,...this.about.extras]);get switches(){return C(this.#s)}set switches(e){L(this.#s,e)}fixed=e=>this.preset===`all`&&this.about.modules.includes(e);#c=G(()=>this.switches.filter(e=>this.fixed(e)||this.chosen.includes(e)));get modules(){return C(this.#c)}set modules(e){L(this.#c,e)}leftOut=e=>{let t=this.about.tiles.filter(({needs:t})=>t.includes(e)),n=e=>t.filter(({needs:t})=>t.includes(e));return this.switches.flatMap(e=>this.modules.includes(e)||!n(e).length?[]:[[e,n(e)]])};toggle=e=>{this.chosen=this.chosen.includes(e)?this.chosen.filter(t=>t!==e):[...this.chosen,e]};options(){return{cities:this.cities,max_rounds:this.rounds,...this.about.lengths.length?{length:this.length}:{},...this.about.modules.length?{modules:this.modules}:{}}}},Su=x(`<button class="pick svelte-xwlwyu"><b> </b><small class="svelte-xwlwyu"> </small></button>`),Cu=x(`<fieldset><legend> </legend> <div class="cards three svelte-xwlwyu"></div></fieldset>`),wu=x(`<small class="missing svelte-xwlwyu"> </small>`),Tu=x(`<li><label><input type="checkbox" class="svelte-xwlwyu"/> <span class="svelte-xwlwyu"><b> </b><small class="svelte-xwlwyu"> </small> <!></span></label></li>`),Eu=x(`<ul class="modules svelte-xwlwyu"></ul>`),Du=x(`<fieldset><legend> </legend> <div class="cards three svelte-xwlwyu"></div> <!></fieldset>`),Ou=x(`<!> <!> <fieldset><legend> </legend> <div class="cards svelte-xwlwyu"></div></fieldset> <fieldset><legend> </legend> <div class="cards svelte-xwlwyu"></div></fieldset>`,1);function ku(e,t){P(t,!0);let n=M(t,`form`,7);var r=Ou(),a=b(r),o=e=>{var t=Cu(),r=u(t),a=A(r,!0),o=V(r,2);g(o,21,()=>n().about.lengths,({name:e,victory:t})=>e,(e,t)=>{let r=()=>C(t).name,a=()=>C(t).victory;var o=Su(),s=u(o),c=A(s,!0),l=V(s),d=A(l,!0);F(o),U((e,t)=>{R(o,`aria-pressed`,n().length===r()),R(o,`data-option`,`length ${r()??``}`),B(c,e),B(d,t)},[()=>J(`form-goal-${r()}`,{n:a()}),()=>J(`form-goal-${r()}-what`)]),h(`click`,o,()=>n().length=r()),i(e,o)}),F(o),F(t),U(e=>B(a,e),[()=>J(`form-goal`)]),i(e,t)};T(a,e=>{n().about.lengths.length&&e(o)});var s=V(a,2),c=e=>{var t=Du(),r=u(t),a=A(r,!0),o=V(r,2);g(o,20,()=>bu,e=>e,(e,t)=>{var r=Su(),a=u(r),o=A(a,!0),s=V(a),c=A(s,!0);F(r),U((e,i)=>{R(r,`aria-pressed`,n().preset===t),R(r,`data-option`,`preset ${t??``}`),B(o,e),B(c,i)},[()=>J(`form-preset-${t}`),()=>J(`form-preset-${t}-what`)]),h(`click`,r,()=>n().preset=t),i(e,r)}),F(o);var s=V(o,2),c=e=>{var t=Eu();g(t,20,()=>n().switches,e=>e,(e,t)=>{let r=G(()=>n().modules.includes(t));var a=Tu(),o=u(a);let s;var c=u(o);te(c);var l=V(c,2),d=u(l),p=A(d,!0),m=V(d),_=A(m,!0),v=V(m,2),y=e=>{var r=f(),a=b(r);g(a,17,()=>n().leftOut(t),([e,t])=>e,(e,t)=>{var n=G(()=>W(C(t),2));let r=()=>C(n)[0],a=()=>C(n)[1];var o=wu(),s=A(o,!0);U(e=>{R(o,`data-missing`,r()),B(s,e)},[()=>J(`form-left-out`,{tiles:a().map(({name:e})=>Jt(e)).join(`, `),module:J(`switch-${r()}`)})]),i(e,o)}),i(e,r)},x=G(()=>C(r)&&n().about.extras.includes(t));T(v,e=>{C(x)&&e(y)}),F(l),F(o),F(a),U((e,n,i)=>{s=z(o,1,`module svelte-xwlwyu`,null,s,{on:C(r)}),ne(c,C(r)),c.disabled=e,R(c,`data-option`,`module ${t??``}`),B(p,n),B(_,i)},[()=>n().fixed(t),()=>J(`switch-${t}`),()=>J(`about-switch-${t}`)]),h(`change`,c,()=>n().toggle(t)),i(e,a)}),F(t),i(e,t)};T(s,e=>{n().switches.length&&e(c)}),F(t),U(e=>B(a,e),[()=>J(`form-modules`)]),i(e,t)};T(s,e=>{n().open&&e(c)});var l=V(s,2),d=u(l),p=A(d,!0),m=V(d,2);g(m,20,()=>vu,e=>e,(e,t)=>{var r=Su(),a=u(r),o=A(a,!0),s=V(a),c=A(s,!0);F(r),U((e,i)=>{R(r,`aria-pressed`,n().cities===t),R(r,`data-option`,`cities ${t??``}`),B(o,e),B(c,i)},[()=>J(`form-cities-${t}`),()=>J(`form-cities-${t}-what`)]),h(`click`,r,()=>n().cities=t),i(e,r)}),F(m),F(l);var _=V(l,2),v=u(_),y=A(v,!0),x=V(v,2);g(x,20,()=>yu,e=>e,(e,t)=>{var r=Su(),a=u(r),o=A(a,!0),s=V(a),c=A(s,!0);F(r),U((e,i)=>{R(r,`aria-pressed`,n().rounds===t),R(r,`data-option`,`rounds ${t??``}`),B(o,e),B(c,i)},[()=>t?J(`form-rounds`,{n:t}):J(`form-to-the-end`,{n:n().goal?.victory??n().about.victory}),()=>J(t?`form-rounds-what`:`form-to-the-end-what`)]),h(`click`,r,()=>n().rounds=t),i(e,r)}),F(x),F(_),U((e,t)=>{B(p,e),B(y,t)},[()=>J(`form-cities`),()=>J(`form-length`)]),i(e,r),j()}m([`click`,`change`]);var Au=x(`<div class="head"><h2> </h2><span> </span></div> <!> <div class="map svelte-16dujqt"><!></div>`,1);function ju(e,t){P(t,!0);let n=G(()=>ht(mt(t.form.about,t.players,t.form.modules),t.form.about.board)),r=G(()=>t.form.modules.includes(`path`)?(t.form.about.path?.sides??[]).filter(({board:e},t,n)=>n.findIndex(t=>t.board===e)===t):[]);var a=Au(),o=b(a),s=u(o),c=A(s,!0),l=V(s),d=A(l,!0);F(o);var m=V(o,2),h=e=>{Ht(e,{load:()=>Ee(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6,7])),children:(e,t)=>{let n=()=>(t?.()).Way;var a=f(),o=b(a);p(o,n,(e,t)=>{t(e,{get sides(){return C(r)}})}),i(e,a)},$$slots:{default:!0}})};T(m,e=>{C(r).length&&e(h)});var g=V(m,2),_=u(g);{let e=G(()=>J(`form-board`,{n:t.players}));st(_,{get model(){return C(n)},live:!1,get label(){return C(e)},nameOf:()=>``})}F(g),U((e,t)=>{B(c,e),B(d,t)},[()=>J(`form-board`,{n:t.players}),()=>J(`form-board-what`,{colours:t.form.about.colours_in_play[String(t.players)]??0,all:t.form.about.colours.length})]),i(e,a),j()}var Mu=x(`<!> <p class="hello"> </p>`,1);function Nu(e,t){P(t,!0);let n=G(()=>t.game.godOf(t.game.seat.viewer));var r=f(),a=b(r),o=e=>{var r=Mu(),a=b(r);kc(a,{get god(){return C(n)},size:96});var o=V(a,2),s=A(o,!0);U(e=>B(s,e),[()=>go(t.game,J(ho(t.game,`kemet-greeting`),{god:Oe(C(n)),goal:t.game.victory}))]),i(e,r)};T(a,e=>{C(n)&&e(o)}),i(e,r),j()}function Pu(e,t){let n=M(t,`over`,3,!1);Ht(e,{load:()=>Ee(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6,7])),children:(e,r)=>{let a=()=>(r?.()).HowTo;var o=f(),s=b(o);p(s,a,(e,r)=>{r(e,{get about(){return t.about},get over(){return n()},get onplay(){return t.onplay}})}),i(e,o)},$$slots:{default:!0}})}function Fu(t,n){P(n,!0);let r=M(n,`game`,7),i=M(n,`open`,15,!1),a=G(()=>r().seat),o=G(()=>[[`b`,J(`key-to-board`)],[J(`key-arrows`),J(`key-zones`)],[`. ,`,J(`key-zone-targets`)],[J(`key-enter`),J(`key-zone-enter`)],[`1 – 7`,J(`how-many`)],[`m`,J(`market`)],...r().about.path?[[`p`,J(`key-path`)]]:[]]),s=G(()=>{let e=({act:e,choice:t})=>e??(()=>void r().gesture(t)),t=So(r()).flatMap(t=>t.key&&t.key!==`Escape`?[{key:t.key,label:t.label,act:e(t)}]:[]),n=ma(r()).flatMap(t=>t.key?[{key:t.key,label:t.name,act:e(t)}]:[]),i=(r().step===`your turn`&&!r().planned?r().about.spaces:[]).flatMap(e=>{let t=r().spaceChoice(e.name);return t?[{key:fa(r().about,t),label:cn(e.name),act:()=>r().begin(e)}]:[]});return[...t,...n,...i]}),c=G(()=>C(a).viewer!==`spectator`&&(C(a).asked||C(a).over)?wr(r()):``);function l(e){if(e===`Escape`&&r().planned)return r().back(),!0;let t=C(s).find(t=>t.key===e);return t?.act(),t!==void 0}function u(e){if(!(e.target.closest(`input, textarea, select, dialog`)||e.ctrlKey||e.metaKey||e.altKey||_e(e.key))){if(e.key===`m`)r().market=r().market?null:{};else if(e.key===`p`&&r().about.path)r().showPath(!r().pathOpen);else if(e.key===`Escape`&&(r().market||r().sheet))r().market=r().sheet=null;else return;e.preventDefault(),e.stopImmediatePropagation()}}v(`keydown`,e,u,!0);{let e=G(()=>C(s).map(({key:e,label:t})=>[e,t])),n=G(()=>J(`key-plan-back`));Fe(t,{get seat(){return C(a)},get now(){return C(e)},get onBoard(){return C(o)},get back(){return C(n)},get said(){return C(c)},decide:l,get open(){return i()},set open(e){i(e)}})}j()}var Iu=x(`<span><!> <span class="unseen"> </span></span>`);function Lu(e,t){P(t,!0);let n=M(t,`game`,7),r=M(t,`small`,3,!1),a=G(()=>n().view.asks),o=G(()=>new Set(n().seat.over?[]:C(a)?.player?[C(a).player]:C(a)?.waiting??[])),s=G(()=>n().order.map(e=>{let t=C(o).size?C(o).has(e):n().onTurn===e&&!n().seat.over;return{player:e,on:t,named:t&&C(o).size<2,god:n().godOf(e)}}));Ue(e,{get seats(){return C(s)},get small(){return r()},onlook:({player:e})=>n().sheet=e,mark:(e,t)=>{let n=()=>(t?.()).god,a=()=>(t?.()).named;var o=f(),c=b(o),l=e=>{{let t=G(()=>r()&&C(s).length>4?22:26),i=G(()=>r()&&!a()?Oe(n()):``);Ce(e,{get god(){return n()},get size(){return C(t)},get label(){return C(i)}})}};T(c,e=>{n()&&e(l)}),i(e,o)},names:(e,t)=>{let r=()=>(t?.()).player,a=()=>(t?.()).god;O();var o=oe();U(e=>B(o,e),[()=>a()?Oe(a()):n().chairName(r())]),i(e,o)},more:(e,t)=>{let r=()=>(t?.()).player;var a=Iu();let o;var s=u(a);$(s,{name:`fame`,size:13});var c=V(s,1,!0),l=V(c),d=A(l,!0);F(a),U((e,t,n)=>{o=z(a,1,`fame svelte-1ppewfe`,null,o,{winning:e}),B(c,t),B(d,n)},[()=>n().winning.includes(r()),()=>n().fameOf(r()),()=>J(`turn-fame`)]),i(e,a)},$$slots:{mark:!0,names:!0,more:!0}}),j()}var Ru=Te({default:()=>zu}),zu=qe({english:Bt,make:(e,t,n)=>new au(e,t,n),Scene:mu,Table:Ll,TurnOrder:Lu,Keys:Fu,Greeting:Nu,ReplayStage:ql,HowTo:Pu,form:{make:e=>new xu(e),options:e=>e.options(),More:ku,Picture:ju},marksOf:su,shareable:gu,eventText:mn,choiceText:hn,ruleText:gn,soundOf:uu});export{qo as ActionPyramid,ms as BattleCard,js as Beast,rs as Countdown,Ai as Deal,qc as DivineCard,yc as FameRow,Hr as Gem,kr as KINDS,Is as KemetPrompt,xn as LOSER,Vi as ON_PATH,Fa as OPEN,Hi as PATH_VERBS,kc as Portrait,rl as PrayerPoints,an as SKILL,$ as Sign,bs as TileChip,ti as TilePicture,ir as Units,qt as actionName,So as answersOf,to as asking,ho as atEnd,Bo as attributes,Tn as bringsText,wn as broughtText,lc as cardText,Br as cardWords,Ta as choiceName,hn as choiceText,Wt as cityName,Kt as colourName,zu as default,An as describe,Yt as divineName,dc as divineText,fc as divineValue,zr as divineValue$1,Rr as divineWords,mn as eventText,cc as falls,Rs as fameIn,Ls as fameKinds,Bs as fameText,Tc as figure,ia as foundText,aa as foundTexts,Gr as gates,Wi as goings,Fr as gradeOf,Sa as height,jo as hintText,jr as isOf,en as isZone,Zt as join,Ru as kemet_exports,fa as keyOf,En as kindText,ic as ledger,Qs as loserOf,Ea as loses,uc as lossOf,Dn as nightText,ea as objectText,ka as offer,Oa as offeringText,rc as partsOf,wo as passLabel,Ui as pathNow,on as placeName,Yi as placeTitle,kn as priceText,qi as priestsOf,pi as reachText,si as readStall,gn as ruleText,mc as ruleTip,un as say,mr as sentences,mi as settleText,$s as sideOf,wr as sinceThen,pc as sourceName,cn as spaceName,Q as split,la as spotParts,Xt as stepName,Hl as stepOf,oc as sum,zo as tagOf,Lr as tileBriefs,Jt as tileName,Qr as tilePicture,Pr as tileWords,Ro as tipOf,$i as tokenDoes,ta as tokenKind,Zi as tokenName,Qi as tokenNamed,na as tokenTip,da as told,sc as totals,On as troopText,ri as unitsIn,Gi as usedObjects,Ki as usesNone,ca as walkName,sa as walkParts,bn as wantsTile,di as wareLabel,Ir as wareWords,li as waresOf,oi as wayFor,ua as whereText,fi as whyNot,Gt as zoneName};