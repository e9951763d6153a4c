const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["palette.css","app.css","TurnOrder.css","Prose.css","Example.css","glance.css","kemet-later.css"])))=>i.map(i=>d[i]);
import{$window as e,STYLE as t,action as n,append as r,attribute_effect as i,await_block as a,bind_element_size as o,bind_this as s,bind_window_size as c,child as l,clsx as u,comment as d,component as f,delegate as p,delegated as m,each as h,element as g,event as _,fallback as v,first_child as y,from_html as b,from_svg as x,get as S,html as C,if_block as w,index as T,key as E,next as D,noop as O,only_child as k,pop as A,prop as j,proxy as M,push as N,remove_input_defaults as P,reset as F,rest_props as I,set as L,set_attribute as R,set_checked as ee,set_class as z,set_style as te,set_text as B,sibling as V,snippet as H,spread_props as ne,state as U,template_effect as W,text as G,tick as re,to_array as ie,transition as K,untrack as ae,user_derived as q,user_effect as J,user_pre_effect as oe}from"./disclose-version.js";import{capital as se,has as ce,playing as le,slug as Y,t as X,word as Z}from"./i18n.js";import{emblem as ue,shield as de}from"./gods.js";import{Icon as fe,isOff as pe,settings as me,tip as he}from"./protocol.js";import{God as ge,Missing as _e,__exportAll as ve,__vitePreload as ye,chairAt as be,godName as xe,personAt as Se,title as Ce}from"./app.js";import{calm as we,hurry as Te,scale as Ee}from"./motion.js";import{Chronicle as De,Keys as Oe,Minimap as ke,PanZoom as Ae,Prompt as je,Reel as Me,Replayed as Ne,SinceLast as Pe,StoryLine as Fe,TextMode as Ie,TurnOrder as Le,ZoomBoard as Re,alone as ze,behind as Be,digit as Ve,exitsOf as He,fitted as Ue,keepTold as We,picture as Ge,spoken as Ke,strong as qe,toldAt as Je,windowOf as Ye}from"./TurnOrder.js";import{isEvent as Xe,joined as Ze}from"./marks.js";import{Board as Qe,COLOURED as $e,COLOURS as et,DIVINE as tt,SIGNS as nt,STAR as rt,beginning as it,boardOf as at,divinePicture as ot,dot as st,gem as ct,layered as lt,priest as ut,tilePicture as dt,token as ft}from"./glance.js";import{geometry as pt,zones_default as mt}from"./geometry.js";var ht=`
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
council-ask-proposed = Proposed: play { $play }, lay { $aside } aside{ $count ->
    [0] { "" }
    [one] , add { $count } divine card
   *[other] , add { $count } divine cards
  }
council-proposed = proposed
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
ask-loser-stay-detail = None of the winner’s Units is left, so yours may stay; recalled ones go to your supply
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
night-ask-offerings = Offerings: which do you make?
night-offer-use-use = Both
night-offer-use-pass = Only the Sanctuary
night-offer-pass-use = Only the Delta temple
night-offer-pass-pass = Neither
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
kend-fame = enough fame at the start of the turn, and nobody has more
kend-rounds = most fame after the agreed rounds
kend-divine = Divine
kend-battle = Battle
kend-temple = Temple
kend-pyramid = Pyramid
kend-course = Fame over the rounds
mark-tall = Pyramid of level 4 in { $zone } ({ $colour })
share-fame = { $fame } fame
step-swap-the-battle-card = Choose whether to swap the battle card
step-take-a-card-from-the-discard = Take a card from the discard
use-swap-the-battle-card = Swap it with the discarded card
pass-swap-the-battle-card = Keep the battle card
event-swaps = { $a1 } swaps the battle card { $a2 } for { $a3 }
event-spared = { $a1 } is spared the loss of { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  }
event-remembers = { $a1 } takes a card from the discard in secret and holds { $a2 }
event-remembered = { $a1 } takes { $a2 } from the discard
refused-discard-empty = the discard has no card to take
refused-not-in-the-discard = no such card is in the discard
refused-never-its-like = that card never brings back its like
drawn-taken = taken in secret
colour-red = Red
colour-blue = Blue
colour-white = White
colour-black = Black
about-colour-red = attack and movement
about-colour-blue = defence and control
about-colour-white = prayer points and divine interventions
about-colour-black = mercenaries, gold actions and creatures
tile-stargate = Stargate
tile-god-speed = God Speed
tile-offensive-strategy = Offensive Strategy
tile-open-gates = Open Gates
tile-teleport = Teleport
tile-victory-point = Victory Point
tile-defensive-strategy = Defensive Strategy
tile-prescience = Prescience
tile-slaves = Slaves
tile-high-priest = High Priest
tile-crusade = Crusade
tile-holy-war = Holy War
tile-mercenaries = Mercenaries
tile-enforced-recruitment = Enforced Recruitment
tile-dark-ritual = Dark Ritual
tile-devourer = Devourer
tile-divine-strength = Divine Strength
tile-protective-aura = Protective Aura
tile-night-expedition = Night Expedition
tile-reminiscence = Reminiscence
tile-piety = Piety
tile-divine-prescience = Divine Prescience
tile-renewal = Renewal
tile-disciple-of-ptah = Disciple of Ptah
divine-enlistment = Enlistment
divine-mana-theft = Mana Theft
divine-teleportation = Teleportation
divine-open-gates = Open Gates
divine-veto = Veto
divine-escape = Escape
divine-glory = Glory
divine-divine-memory = Divine Memory
divine-divine-protection = Divine Protection
divine-reinforcements = Reinforcements
divine-tactical-choice = Tactical Choice
object-ibis-statue = Ibis Statue
object-hare-statue = Hare Statue
object-flaming-khopesh = Flaming Khopesh
object-leather-shield = Leather Shield
object-bull-statue = Bull Statue
object-divine-seal = Divine Seal
object-double-edged-dagger = Double-Edged Dagger
object-mask = Mask
skill-slaughter = Slaughter
skill-haste = Haste
skill-charge = Charge!
skill-defensive-position = Defensive Position
skill-open-gates = Open Gates
skill-legion = Legion
skill-defensive-victory = Defensive Victory
skill-divinity = Divinity
skill-direct-recruitment = Direct Recruitment
skill-compensation = Compensation
skill-premonition = Premonition
skill-immunity = Immunity
skill-offering = Offering
short-devourer = devourer
effect-first-strike = enemy Units destroyed before a battle when you attack: { $n }
effect-night-units = free Units at Night: up to { $n }
effect-chosen-out-of = at Night you choose the first card out of { $n }
effect-prayer-per-victory = { $n }\xA0PP for each battle you win
effect-prayer-entering = { $n }\xA0PP when your Move enters a zone with an enemy
effect-teleports-from-obelisks = Teleport from Obelisks, too
effect-trap = Units that an enemy moving in loses before the battle: { $n }
effect-shelters = no damage outside battles
effect-gain-bonus-by-day = { $n } more PP whenever you gain some by Day
effect-night-priest = at Night one of your priests goes to the next location
effect-reclaims = after a battle you may take a card that the enemy played
effect-night-temples-fame = { $n } permanent VP at Night for two temples or more
effect-foresees = you see the enemy’s divine interventions before you choose
effect-renews = at Night you may discard cards and draw as many, and { $n } more
effect-early-pyramids = pyramids give their VP from level { $n } on
effect-theft = each enemy loses { $n }\xA0PP
effect-vetoes = cancels a divine intervention played just now
effect-escapes = your Troop leaves before the battle
effect-prayer-won = { $n }\xA0PP if you win
effect-remembers = a card of your choice from the discard
effect-unharmed-won = the enemy’s damage costs you nothing if you win
effect-units-won = free Units if you win: up to { $n }
effect-swaps = after the reveal you may swap your battle card with the discarded one
effect-cards = divine interventions drawn: { $n }
effect-seals = one tile of an enemy does nothing until the next Day
effect-dagger = { $n } more permanent VP if you win, −{ $n }\xA0VP if you lose
effect-masks = in this battle only Units and battle cards count
effect-cards-per-two-kills = after a battle, cards for every two enemy Units destroyed: { $n }
effect-losses-return = after a battle, Units that the enemy destroyed may come back for free
effect-cards-per-card = after a battle, a new card for each one you played in it
gold-dark-ritual = gold: Pray
switch-black = Black tiles
switch-dawn = Dawn
switch-path = The path to Ta-Seti
switch-victory = Another victory
switch-cards = Further cards
switch-promos = Promos
switch-long = Long game
switch-beginner = For beginners
about-switch-black = Sixteen black tiles, and black pyramids to buy them with.
about-switch-dawn = Each morning a battle card and Dawn tokens decide who chooses a place in the turn order first.
about-switch-path = Three priests each walk to Ta-Seti and bring home Objects, Skills and victory points.
about-switch-victory = You win at the start of your own turn, not when the Day ends, with enough victory points if nobody has more.
about-switch-cards = Twelve more divine interventions, and two more battle cards for everybody.
about-switch-promos = Tiles and Skills that were given away, where they fit the other modules.
about-switch-long = To ten victory points instead of eight.
about-switch-beginner = Tiles and pyramids up to level 2, and four victory points win.
classic-effect-fame = { $n } permanent VP at once
classic-effect-defender-fame = { $n }\xA0VP for winning as the defender
classic-effect-devours = { $n } more VP for winning and destroying two Units or more
classic-effect-silver = a silver token: one more action in a Day
classic-gold-twin-ceremony = gold: a Buy in a colour already used today, for 1 more PP
classic-gold-forced-march = gold: a Move
classic-note-temple = { $n }\xA0PP at Dusk
classic-note-offering = Units lost: { $units }, VP gained: { $fame }
classic-score-fame = VP
classic-legend-fame = VP are permanent+temporary
classic-legend-temple = a temple’s PP at Dusk
classic-legend-pyramid = pyramid ({ $colour })
classic-choice-transfer = Teleportation to { $a1 }
classic-step-war-council = Choose your cards for the battle
classic-why-more-fame = more permanent victory points
classic-over-fame = enough victory points
classic-over-max-rounds = most victory points after the agreed rounds
classic-event-gained-fame = { $a1 } gains { $a2 ->
    [one] { $a2 }\xA0victory point
   *[other] { $a2 }\xA0victory points
  } and has { $a3 }
classic-event-won = { $a1 } wins with { $a2 ->
    [one] { $a2 }\xA0victory point
   *[other] { $a2 }\xA0victory points
  }
space-of-colour = { $action }, { $colour }
divine-when-enemy-turn = For the turns of others
board-when-enemy-turn = in another player’s turn
buy-nothing = Place it without buying
winning-you-day = You win if nothing changes before this Day ends!
winning-other-day = Careful: { $names } would win when this Day ends!
winning-short-day = Would win when the Day ends
board-winning-day = { $who } wins when the Day ends, if nothing changes.
table-subject-day = Players: { $players }. The game ends with the Day on which somebody has { $victory } victory points; whoever has the most wins.
kemet-greeting-day = You are { $god }. Hold temples, win battles and raise pyramids: the game ends with the Day on which somebody has { $goal } victory points, and whoever has the most wins.
prompt-place-the-first-units = Place your first Units
detail-place-the-first-units = Ten Units, in districts with a pyramid, five at most in each.
prompt-veto = { $who } plays { $card }: cancel it?
detail-veto = { $does }. Everybody who holds a card is asked, in secret.
pass-veto = Let it happen
veto-brings = your Veto is used up
prompt-escape = { $who } enters { $zone }: does your Troop escape?
detail-escape = Everybody who holds a card is asked. With Escape the whole Troop leaves, and there is no battle.
pass-escape = Stay and fight
prompt-choose-where-to-flee = Where does your Troop flee?
detail-choose-where-to-flee = Zones next to { $zone } without any Troop.
prompt-where-does-the-creature-come-home = Where does { $creature } come home?
detail-where-does-the-creature-come-home = It has lost its Troop, and joins another one in your city.
prompt-bring-a-creature-with-the-recruits = Bring a creature with the recruits?
detail-bring-a-creature-with-the-recruits = One from your supply, in each Recruit action.
pass-bring-a-creature-with-the-recruits = No creature
prompt-use-night-tiles = Use a Night tile?
pass-use-night-tiles = Use no more
pass-buy-a-tile = Buy nothing
prompt-swap-the-battle-card = Tactical Choice: swap your battle card for the one laid aside?
prompt-take-a-card-from-the-discard = Divine Memory: which card do you take from the discard?
prompt-play-a-card-at-dawn = Dawn: show a battle card for the turn order
prompt-choose-your-place-at-dawn = Dawn: choose your place in the turn order
prompt-renew-divine-interventions = Renewal: which cards do you discard for new ones?
prompt-part-of-the-war-council = War council in parts: choose what is to be shown
prompt-take-a-card-of-the-enemy = Reminiscence: which card of the enemy do you take?
guide-place-the-first-units = Ten Units begin in your city. Click where they shall stand.
guide-order = You have the fewest victory points, so you set the turn order for everybody.
night-step-night-tiles = Night tiles
night-step-order = Turn order
night-step-dawn = Dawn
night-step-piety = Piety
night-step-renewal = Renewal
night-step-refill = Path refilled
night-ask-order = You set the turn order: who is number { $place }?
night-ask-keep = Vision: choose the card you keep
night-ask-tiles = Night tiles: which one now?
night-next = Who comes next
dawn-title = Dawn
dawn-what = strength of the card, and 1 for each Dawn token; the highest chooses a place first
dawn-cards = Your battle cards
dawn-tokens = Dawn tokens
dawn-tokens-what = For lost battles. At Dawn each adds 1 to the card you show.
dawn-tokens-n = Dawn tokens: { $n }
night-ask-dawn-card = Dawn: which battle card do you show?
night-ask-dawn-discard = Dawn: which card do you lay face down?
night-ask-dawn-tokens = Dawn: how many Dawn tokens do you spend?
keep-title = Keep one card
keep-what = the others go back into the deck, unseen
night-title-first = First Night
classic-night-title = Dusk and Night { $round }
classic-night-brought = What Dusk and Night brought
classic-night-col-fame = VP
classic-night-order-what = who has the fewest VP sets it for everybody
classic-night-ask-offering = Sanctuary: give two Units for a victory point?
classic-night-over = The Night is over: Day { $round } begins
classic-night-step-adoration = Temples’ PP
classic-night-step-temples = Two temples
classic-night-step-offering = Sanctuary
classic-table-subject = Players: { $players }. Whoever begins a turn with at least { $victory } victory points, and nobody has more, wins.
classic-fame = Victory points
classic-fame-of = VP of { $n }
classic-fame-kinds = VP { $total } of { $goal }. Permanent: { $divine }, battles { $battle }. While held: temples { $temple }, tall pyramids { $pyramid }.
classic-prayer-points-what = They pay for tiles, levels, recruits and Teleports. Pray, temples and the Night bring new ones.
classic-zone-night = { $n } PP at Dusk
classic-way-transfer = by a Teleportation card
classic-about-action-move = One of your Troops goes over land, along an arrow by ship, or by Teleport.
classic-about-action-buy = A tile of this colour, up to the level of your pyramid.
classic-detail-turn-more = Play a card, or end the turn.
classic-detail-take-a-city = Three districts, each behind walls, with a desert around them.
classic-council-spied = You have seen: { $card }
classic-council-spied-what = A tile of yours has shown you this card
classic-council-against-spied = Against the card you have seen
classic-council-stake-fame = { $sign }{ $amount } permanent VP
classic-council-stake-temporary = { $sign }{ $amount } temporary VP
classic-fight-gain-fame = { $sign }{ $amount } VP
classic-fight-falls-how = Damage less defence; then what one’s own card costs.
classic-brought-fame = { $sign }{ $amount } VP
classic-kend-fame = enough victory points, and nobody has more
classic-kend-rounds = most victory points after the agreed rounds
classic-kend-divine = Permanent
classic-kend-course = Victory points over the rounds
classic-share-fame = { $fame } VP
classic-market-kind-fame = VP
classic-board-fame-of = VP of { $n }
classic-board-fame-row = VP: { $total } of { $goal }
classic-board-fame-divine = permanent: temples, Sanctuary, tiles
classic-board-fame-why = How the game is won
classic-board-winning = { $who } wins at the start of the next turn, if nothing changes.
classic-board-equilibrium = By Dusk every floor needs a token. Still empty: { $floors }.
classic-board-equilibrium-now = No token to spare: each one left must go to an empty floor: { $floors }.
classic-board-equilibrium-done = Every floor has its token.
classic-turn-fame = VP
classic-fame-standing = VP, to { $goal }: { $list }
classic-kemet-greeting = You are { $god }. Hold temples, win battles and raise pyramids: whoever begins a turn with { $goal } victory points, while nobody has more, wins.
form-goal = Goal
form-goal-short = To { $n } VP
form-goal-short-what = The usual game.
form-goal-long = To { $n } VP
form-goal-long-what = The long game: time for tall pyramids.
form-goal-beginner = For beginners, to { $n } VP
form-goal-beginner-what = Tiles and pyramids up to level 2, without Ta-Seti.
form-modules = Played with
form-preset-none = Classic
form-preset-none-what = The box of 2012, and nothing else.
form-preset-all = Ta-Seti, all of it
form-preset-all-what = Every module of the expansion.
form-preset-some = Choose
form-preset-some-what = Each module by itself.
classic-form-length = Rounds
classic-form-to-the-end = To the end
classic-form-rounds-what = Then whoever has the most VP wins.
classic-form-board-what = the board of 2012
classic-kemet-how-lead = Classic Kemet in nine cards: read them in three minutes, the rest comes by playing. The page only ever offers what the rules allow, and “why?” opens the rule.
classic-kemet-how-win = Victory points win
classic-kemet-how-win-what = The game ends with the Day on which somebody has { $goal } victory points; whoever has the most wins. Solid marks stay yours for good; dashed ones are lent to you while you hold a temple or a pyramid of level 4.
classic-kemet-how-map-what = Your city has three districts for Troops and pyramids. Temples lie outside: whoever stands on one has its victory point, until somebody drives them off.
classic-kemet-how-day-what = In turn, everybody places one Action token on their own board and does that action at once. When all are placed, Dusk comes.
classic-kemet-how-floors-what = By Dusk a token must lie on each of your three floors. Your board says which floor is still empty, so leave Move, Raise or Recruit some room.
classic-kemet-how-tiles-what = Raise a pyramid with prayer points, and you may buy tiles of its colour up to its level, on the Buy space of that colour. A tile costs its level and works for the rest of the game.
classic-kemet-how-move-what = Up to five Units are a Troop. It steps to a zone beside it or sails along an arrow; from a district with a pyramid it may Teleport to any Obelisk for 2 PP, as often as you can pay.
classic-kemet-how-battle = Attacking brings points
classic-kemet-how-battle-what = Enter an enemy’s zone and a battle begins. Both secretly choose a card to play and one to lay aside. An attacker who wins and survives gains a victory point for good.
classic-kemet-how-night = Dusk and Night
classic-kemet-how-night-what = At Dusk temples bring prayer points, and two temples or more a lasting victory point. At Night everybody gains 2 PP and a card. Then whoever has the fewest points sets the turn order for everybody.
classic-kemet-how-more-what = Some tiles bring a creature that makes one Troop stronger. Divine cards are surprises: in battle, on the way, by Day, and in the turns of others.
classic-kemet-how-action-buy = A tile of the space’s colour that one of your pyramids reaches.
classic-kemet-battle-rewards = Nobody gains anything. With one point more { $attacker } would have won, and gained a victory point.
classic-kemet-battle-after = { $attacker } must go: home to the supply, which brings 4 PP, or to a zone that { $defender } picks.
differs-title = If you know Blood and Sand
differs-lead = What is otherwise in classic Kemet, on one page.
differs-round = Night comes first
differs-round-what = A round is Night, turn order, Day and Dusk. The game begins with a Night.
differs-victory = Won when the Day ends
differs-victory-what = Eight victory points (ten in the long game) end the game with the Day, Dusk included. The most points win, then battle points, then the earlier place. A module of Ta-Seti brings back the victory at the start of a turn.
differs-order = One sets the order
differs-order-what = Whoever has the fewest points sets the whole turn order, for everybody.
differs-dusk = Offerings at Dusk
differs-dusk-what = Delta temple, then the temples’ prayer points, then the Sanctuary, then the point for two temples. A temple given up counts no longer.
differs-setup = Ten Units, no first tile
differs-setup-what = Pyramids are built first; then ten Units go where pyramids stand. Nobody begins with a tile, and everybody may build three pyramids.
differs-buy = Buy spaces have colours
differs-buy-what = Each Buy space is printed with its colour, so one tile of a colour in a Day. No Buy tokens. A token may also lie there without buying.
differs-tokens = Silver and gold come second
differs-tokens-what = They are placed behind the normal token of a turn, never before it and never alone.
differs-ships = Arrows, not ports
differs-ships-what = Ships go along the printed arrows alone, for one Land move. The board has two sides, by number of players.
differs-teleport = Teleports as you can pay
differs-teleport-what = Any number in one Move, mixed with steps, but only once into the same zone.
differs-walls = Walls
differs-walls-what = A foreign district is entered by the first step of a Move that began beside it, or by whoever ignores walls. A Troop never breaks its limits, not even on the way.
differs-entry = Before the battle
differs-entry-what = Whoever is entered may play Escape; Deadly Trap and Initiative strike before the cards. If nobody is left to fight, the Move goes on.
differs-battle = No home, nothing unblockable
differs-battle-what = The own city gives no strength, and defence stops all damage. The loss of a 5/0/0 comes behind the damage.
differs-retreat = Retreat and recall
differs-retreat-what = A recall pays 1 PP for every Unit. A retreat may lead into any bordering zone without a Troop, foreign districts too.
differs-veterans = No Veterans, no Diversion
differs-veterans-what = Lost battles bring none, and a hand of divine cards can be empty.
differs-creatures = Creatures come with recruits
differs-creatures-what = From the supply only in a Recruit action, one each time, and nothing is rearranged. One that loses its Troop joins another in its city at once.
differs-captured = Captured pyramids
differs-captured-what = Whoever holds one buys with it, teleports from it and may raise it.
differs-cards = Veto
differs-cards-what = A card played outside a battle can be cancelled. All who hold a card are asked at once, in secret.
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
step-place-the-first-units = Place your first Units
step-use-night-tiles = Use your Night tiles
step-order = Set the turn order
step-dawn = Dawn
step-play-a-card-at-dawn = Play a card for the turn order
step-choose-your-place-at-dawn = Choose your place in the turn order
step-dusk = Dusk
step-a-card-acts = A card takes effect
step-veto = Choose whether to cancel the card
step-enter = Enter the enemy’s zone
step-escape = Choose whether to escape
step-choose-where-to-flee = Choose where your Troop flees
step-look-at-divine-interventions = Look at divine interventions
step-keep-a-divine-intervention = Choose the card to keep
step-where-does-the-creature-come-home = Choose where the creature comes home
step-bring-a-creature-with-the-recruits = Bring a creature with the recruits
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
fame-standing = Fame, to { $goal }: { $list }
location-start = the start
location-ta-seti = Ta-Seti
token-victory = a victory point
source-road = token from the road
source-skill = { $skill } (Skill)
location-1a-1 = Sehel
location-1a-2 = Elephantine
location-1a-3 = Philae
location-1b-1 = Biga
location-1b-2 = Shellal
location-1b-3 = Debod
location-1b-4 = Kertassi
location-2a-1 = Kalabsha
location-2a-2 = Dakka
location-2b-1 = Dendur
location-2b-2 = Amada
location-2b-3 = Derr
location-2b-4 = Aniba
location-3a-1 = Faras
location-3a-2 = Buhen
location-3a-3 = Mirgissa
location-3a-4 = Semna
location-3b-1 = Askut
location-3b-2 = Uronarti
location-3b-3 = Kumma
location-3b-4 = Serra
location-4b-1 = Soleb
location-4b-2 = Kerma
path-board-1 = First Cataract
path-board-2 = Lower Nubia
path-board-3 = Second Cataract
path-board-4 = Land of the Bow
side-1a = { path-board-1 } (side A)
side-1b = { path-board-1 } (side B)
side-2a = { path-board-2 } (side A)
side-2b = { path-board-2 } (side B)
side-3a = { path-board-3 } (side A)
side-3b = { path-board-3 } (side B)
side-4a = { path-board-4 } (side A)
side-4b = { path-board-4 } (side B)
step-lay-out-the-path = Lay tokens on the path
step-move-with-a-priest = Choose a priest to activate
step-choose-the-road = Choose where the priest goes
step-on-the-road = Take the tokens, or stay
step-send-a-priest-by-night = Choose the priest who goes by Night
step-stand-in-for-a-unit = Choose whose place the priest takes
step-send-a-priest-back = Choose which priest goes back to the start
step-how-many-priests-go-along = Choose how many priests go along
step-use-objects = Use your Objects
step-seal-a-tile-of = Choose whose tile to seal
step-seal-a-tile = Choose the tile to seal
step-a-battle-with-priests = What follows the battle
choice-activate = Activate the priest at { $a1 }
choice-go = To { $a1 }
choice-priests = Priests: { $a1 }
choice-priest = Place a priest in { $a1 }
choice-object = Use { $a1 }
choice-enemy = { $a1 }
choice-side = { $a1 }
choice-token = Draw { $a1 }
pass-move-with-a-priest = Activate nobody
pass-use-objects = Use no more
stay-on-the-road = Stay
use-on-the-road = Take
recall-your-turn = Take a priest back to the start
troop-send-a-priest-back = The priest in { $a1 }
use-send-a-priest-back = A priest from the supply
place-stand-in-for-a-unit = In place of a Unit in { $a1 }
tile-seal-a-tile = Seal { $a1 }
event-side-of-the-path = The path shows { $a1 }
event-token-laid = { $a1 } lies at { $a2 }
event-priest-goes = A priest of { $a1 } goes from { $a2 } to { $a3 }
event-temporary-token = { $a1 } has one more in the battle of this action: { $a2 }
event-token-taken = { $a1 } takes { $a2 }
event-uses-object = { $a1 } uses { $a2 }
event-sealed = { $a1 } seals { $a3 }, a tile of { $a2 }, until the next Day
event-surplus = { $a1 } has { $a2 ->
    [one] { $a2 } Unit
   *[other] { $a2 } Units
  } too many in { $a3 }, which go to the supply
event-lost-fame = { $a1 } loses { $a2 ->
    [one] { $a2 } victory point
   *[other] { $a2 } victory points
  } and has { $a3 }
event-priest-stands-in = A priest of { $a1 } takes the place of a Unit in { $a2 }
event-priest-returns = A priest of { $a1 } goes back to the start
note-temporary = { $stat } +1 in the battle of this action
note-tokens = there: { $tokens }
note-priests = { $n ->
    [one] { $n } priest
   *[other] { $n } priests
  }
refused-object-not-yours = you have no such Object
refused-nothing-to-seal = there is no such tile that works
refused-masked = behind a Mask only Units and battle cards count
refused-no-priest-there = no priest of yours is there
refused-no-point-in-ta-seti = no victory point lies in Ta-Seti, and no road leads on
refused-no-road-leads-there = no road leads there
refused-tile-sealed = that tile is sealed until the next Day
refused-no-priest-in-the-supply = no priest is in your supply
refused-priest-alone = a priest is placed only where another Unit of yours is
refused-priests-on-the-path = a priest of yours is still on the path or at its start
path-title = The path to Ta-Seti
path-open = Show the path
path-close = Close the path
path-why = How the path works
path-start = Start
path-may-go = A priest may go first
path-not-now = The way from Egypt to Ta-Seti: whoever places a token on Move may first send a priest on.
path-nobody = No priest: move a Troop
path-go = Go there
path-go-from = From { $from }
path-empty = no token
path-space-object-1 = space for an Object of level 1
path-space-object-2 = space for an Object of level 2
path-space-skill = space for a Skill
path-space-victory = space for a victory point
path-here = Priests here: { $list }
path-road-to = Road to { $to }: { $list }
path-on-the-road = On the road: { $list }
path-there = There: { $list }
path-leaves-start = Whoever takes them goes back to the start
path-leaves-board = Whoever takes them joins a Troop on the board
path-leaves-supply = Whoever takes them goes to the supply
path-left = { $n ->
    [0] The way ends here
    [one] { $n } activation to Ta-Seti
   *[other] { $n } activations to Ta-Seti
  }
path-priests-of = { $n ->
    [one] { $who }, { $n } priest
   *[other] { $who }, { $n } priests
  }
path-objects = Objects
path-skills = Skills
path-priests = Priests
path-sealed = Sealed until the next Day
path-sealed-tile = { $tile }, sealed until the next Day
path-in-supply = in the supply: { $n }
path-on-board = in Troops: { $n }
path-on-path = on the path: { $n }
path-at-start = at the start: { $n }
path-where = Priests: { $list }
path-object-taken = Object, works at once when taken
path-object-move = Object, once: in your Move
path-object-battle = Object, once: before battle cards are chosen
path-object-seal = Object, once: in your turn, before a battle or before Night tiles
path-skill = Skill: acts in every Troop of yours with a priest
path-skill-rests = at rest: no Troop of yours has a priest
path-victory-what = for good; its taker goes back to the start
path-used = used in this battle
path-road-tokens = from the road, for this battle
path-before-cards = Battle cards come next
path-with-priests = { $n ->
    [one] with { $n } priest
   *[other] with { $n } priests
  }
troop-priests = { $text }, { $n ->
    [one] { $n } of them a priest
   *[other] { $n } of them priests
  }
phone-path = Path
prompt-plan-move-path = Move: does a priest go first?
prompt-move-with-a-priest = A priest may go first: where to?
detail-move-with-a-priest = Choose a location on the path, or a Troop if no priest is to go.
prompt-choose-the-road = Where does the priest go?
detail-choose-the-road = What lies on the road is gained at once.
prompt-send-a-priest-by-night = Which priest goes on by Night, and where to?
detail-send-a-priest-by-night = Neither road nor location gives anything.
prompt-on-the-road = { $at }: take { $lies }, or stay?
detail-on-the-road = Whoever takes leaves the path; whoever stays can go on later.
prompt-stand-in-for-a-unit = In which Troop does the priest take the place of a Unit?
detail-stand-in-for-a-unit = That Unit goes to the supply.
prompt-send-a-priest-back = Which priest goes back to the start?
prompt-how-many-priests-go-along = How many priests go along?
prompt-use-objects = Use Objects before the battle?
detail-use-objects = Each works once and is gone.
prompt-use-objects-before-the-night-tiles = Use a Divine Seal before the Night tiles?
prompt-seal-a-tile-of = Whose tile do you seal?
prompt-seal-a-tile = Which tile do you seal until the next Day?
brought-token = { $name }
brought-priest-start = the priest goes back to the start
brought-priest-board = the priest joins a Troop
brought-priest-supply = the priest goes to the supply
ledger-path = Path
text-path = The path to Ta-Seti
text-path-walks = Send a priest
text-path-walk = { $from } → { $to }
kemet-how-path = The path to Ta-Seti
kemet-how-path-what = Played with the path, each player has { $n } priests. A token on Move may first send one to the next location. The road pays at once; at the location the priest takes what lies there and leaves the path, or waits and goes on. Objects work once. A Skill brings the priest to the board and acts in every Troop of yours with a priest. In Ta-Seti a victory point waits.
kemet-how-tokens = What lies on the path
key-path = The path to Ta-Seti
step-renew-divine-interventions = Discard cards to draw new ones
step-draw-renewed-divine-interventions = Draw new cards
step-take-a-card-of-the-enemy = Take a card that the enemy played
step-part-of-the-war-council = Hold a part of the war council
pass-renew-divine-interventions = Discard no more
pass-take-a-card-of-the-enemy = Take none
event-reclaims = { $a1 } takes { $a2 }, which the enemy played
event-shows-a-divine-intervention = { $a1 } shows { $a2 } before the reveal
refused-in-the-other-part = that is chosen in the other part of the war council
refused-not-played-by-the-enemy = the enemy has played no such card in this battle
refused-no-two-pyramids-so-tall = it needs a pyramid of each of its two colours, tall enough
note-second-pyramid = also needs a pyramid: { $colour } { $level }
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
detail-turn = Choose an action, or a Troop to move. Without a token yet: floor { $floors }
detail-turn-free = Choose an action, or a Troop to move.
detail-turn-more = Play a card, bring a creature, or end the turn.
detail-plan-move = Click a Troop, then where it goes; or drag it there.
detail-plan-raise = The tag at a pyramid is the price of its next level.
detail-plan-buy = One click chooses space and tile.
detail-plan-recruit = Click a district to fill it, and again for one less.
detail-plan-pray = You gain prayer points.
detail-confirm-attack = Battle: { $own } to { $strength } before cards. It cannot be undone.
detail-confirm-attack-paid = Battle: { $own } to { $strength } before cards, costs { $paid } PP. It cannot be undone.
detail-move-where = From { $from } · you have { $prayer } PP
detail-go-on-part = Go on: { $units }, stay: { $stay } · you have { $prayer } PP
detail-stop-on-the-way = Where do they stop first? There some may stay or join, and they go on
detail-raise-it-to = { $zone } · you have { $prayer } PP
detail-recruit = Click where they go, then elsewhere for one of them to change over. Units: { $recruits } of { $most }, price: { $price } of { $prayer } PP
detail-hired = All of them come: click where they go, then elsewhere for one of them to change over.
detail-place-units = Units left to place: { $units }
detail-take-a-city = Three districts behind a wall, with a desert and a port around it.
detail-leave-a-district-empty = Each of the other two gets a Troop.
detail-build-the-first-pyramids = Press a colour, and a district if it shall stand elsewhere. Levels left: { $left }
detail-founded = All levels are placed: confirm, or go back.
detail-founded-rest = The rest is proposed: build as shown, or press a colour or a district.
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
go-there = { $units ->
    [one] Send { $units } Unit
   *[other] Send { $units } Units
  } to { $zone }
go-there-battle = against { $enemy }: { $own } to { $strength } before cards
go-now = Go
go-themselves = Unless you go back, they go by themselves
go-there-on = Stop there, then on
hint-part = { $go } go, { $stay } stay
level-n = Level { $n }
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
why-more-order = a better place in the turn order, or more Dawn tokens
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
zone-t-inw = Nile temple N
zone-t-e = East temple
zone-t-ine = Nile temple S
zone-t-delta = Delta temple
zone-sanctuary = Sanctuary
`,gt=b(`<div class="card svelte-1ho2mim"><!></div>`);function _t(e,t){N(t,!0);let n=q(()=>t.load());var i=d(),o=y(i);a(o,()=>S(n),null,(e,n)=>{var i=d(),a=y(i);H(a,()=>t.children,()=>S(n)),r(e,i)},e=>{var t=gt(),n=l(t);_e(n,{}),F(t),r(e,t)}),r(e,i),A()}le(`kemet`,ht);var vt=e=>t=>Z(`${e}-${Y(t)}`,Ce(t)),yt=vt(`city`),bt=vt(`zone`),xt=vt(`colour`),St=vt(`action`),Q=e=>vt(`tile`)(e.replace($e,``)),Ct=vt(`divine`),wt=vt(`step`);function Tt(e){let t=e.indexOf(` `);return t<0?[e,``]:[e.slice(0,t),e.slice(t+1)]}var Et=e=>e.join(`; `),Dt=e=>e.split(`; `),Ot=new Set(Object.keys(mt.zones)),kt=e=>Ot.has(e),At=/^(NW|NE|SW|SE|W|E)$/,jt=/^P\d$/,Mt=e=>ce(`location-${Y(e)}`),Nt=`skill `,Pt=e=>bt(e),Ft=RegExp(`^(move|recruit|raise|pray|buy)-(\\d|[abc]|${et.join(`|`)})$`);function It(e){let[,t=``,n=``]=Ft.exec(e)??[];return t?et.includes(n)?X(`space-of-colour`,{action:St(t),colour:xt(n)}):/[abc]/.test(n)?X(`space-of-three`,{action:St(t),n:`abc`.indexOf(n)+1}):X(`space-on-floor`,{action:St(t),floor:n}):X(`gold-token`)}function Lt(e){let t=$e.exec(e)?.[1];return t?X(`tile-of-colour`,{tile:Q(e),colour:xt(t)}):Q(e)}function Rt(e){if(e==null)return X(`nobody`);if(Array.isArray(e))return e.map(Rt).join(`, `);let t=String(e);if(kt(t))return Pt(t);if(At.test(t))return yt(t);if(Ft.test(t))return It(t);if(Mt(t))return X(`location-${Y(t)}`);if(ce(`side-${Y(t)}`))return X(`side-${Y(t)}`);if(t.startsWith(`skill `))return X(`source-skill`,{skill:Rt(t.slice(6))});if(/^\d/.test(t))return t;if(ce(`divine-${Y(t)}`))return Ct(t);if(ce(`tile-${Y(t.replace($e,``))}`))return Lt(t);for(let e of[`god`,`colour`,`action`,`stat`,`source`,`object`,`skill`,`token`]){let n=`${e}-${Y(t)}`;if(ce(n))return X(n)}return t}function zt(e,t){if(typeof e==`number`)return e;let n=String(e);return jt.test(n)?qe(t(n)):/^\d+$/.test(n)?Number(n):kt(n)?Pt(n):Mt(n)?Rt(n):qe(Rt(e))}function Bt(e,t){let n=Object.fromEntries(e.args.map((e,n)=>[`a${n+1}`,zt(e,t)]));return Z(`event-${Y(e.event)}`,`${e.event}: ${e.args.map(Rt).join(`, `)}`,n)}function Vt(e,t){return Ke(Bt(e,t))}var Ht=(e,t)=>Vt(e,t).map(({text:e})=>e).join(``);function Ut(e,t=e=>e,n=``){let[r,i]=Tt(e),a=`${r}-${Y(n)}`;if(n&&!i&&ce(a))return X(a);let o=jt.test(i)?t(i):i&&Rt(i);return Z(`choice-${Y(r)}`,i?`${r} ${o}`:r,{a1:o})}var Wt=e=>e,Gt=({place:e})=>X(e.obelisk&&e.kind===`desert`?`zone-kind-obelisk`:`zone-kind-${e.kind}`);function Kt(e,{player:t,units:n,creatures:r,priests:i}){let a=e.playerName(t),o=r.length?X(`troop-with`,{who:a,n,creature:r.map(Q).join(`, `)}):X(`troop-of`,{who:a,n});return i?X(`troop-priests`,{text:o,n:i}):o}function qt(e){return[...e.steps?[X(e.sea?`way-sea`:`way-land`,{n:e.steps})]:[],...e.card?[X(`way-transfer`)]:[],...e.teleport===null?[]:[X(`way-teleport`,{n:e.teleport})],...e.fee?[X(`costs-pp`,{n:e.fee})]:[]].join(`, `)}function Jt(e,t,n){let{place:r,troops:i,pyramid:a,holder:o}=t,s=e.targets.get(r.name)?.arrival?.battle;return[`${Pt(r.name)}, ${Gt(t)}`,...r.night?[X(`zone-night`,{n:r.night})]:[],...r.port?[X(`zone-port-${r.port.kind}`)]:[],...a?[X(`zone-pyramid`,{colour:xt(a.colour),level:a.level})]:[],...o?[X(`zone-held`,{who:e.playerName(o.player)})]:[],...i.map(t=>Kt(e,t)),...n&&(n.steps||n.teleport!==null||n.fee)?[qt(n)]:[],...s?[X(`clash`,{own:s.strength[0]??0,enemy:s.strength[1]??0})]:[]].join(`; `)}var Yt={space:null,silver:!1,troop:null,units:null,alone:!1,goal:null,onward:!1,most:null,placed:{},meant:[],district:null,colour:null,founded:[]};function Xt(e,t){let n=e.filter(e=>t.troop===null||e.troop===t.troop);if(t.units===null)return n[0];let r=n.filter(({units:e})=>e===t.units);return r.find(({creatures:e})=>e.length===0===t.alone)??r[0]}function Zt([e,...t],n){let r=e&&n(e.troop)===e.units?e.units-1:0;return t.some(({units:e,to:t,by_card:n=[]})=>e===r&&t.length+n.length>0)?r:null}function Qt(e,t){let n=new Map;for(let r of e)for(let{zone:e,paid:i,choices:a}of r.to){let o=[Number(t(r.troop)),i,-r.units,a.length],s=n.get(e)?.cost,c=o.findIndex((e,t)=>e!==s?.[t]);(!s||c<0||(o[c]??0)<(s[c]??0))&&n.set(e,{journey:r,cost:o})}return new Map([...n].map(([e,{journey:t}])=>[e,t]))}function $t(e,t,n,r,{space:i,silver:a}){let o=t.flatMap(t=>{let[r=``,i=``]=t.split(` `),o=r===`silver`||r===`space`&&!a?n.find(e=>e.name===i):void 0;return o?.action===e?[{choice:t,space:o}]:[]}),s=new Set(n.filter(({name:e})=>r.includes(e)).map(({floor:e})=>e));return(o.find(({space:e})=>e.name===i)??o.find(({space:e})=>!s.has(e.floor))??o[0])?.choice??null}var en=e=>Object.values(e).reduce((e,t)=>e+(t??0),0),tn=({prices:e},t)=>t??e.length-1,nn=({room:e},t,n)=>(e[n]??0)-(t[n]??0);function rn(e,t,n,r=null){let i=t[n]??0;return(en(t)<tn(e,r)||en(t)>i)&&nn(e,t,n)>0||i>0&&!e.ways}function an({room:e,prices:t,ways:n},r){if(n)return n.find(t=>Object.keys(e).every(e=>(t.placed[e]??0)===(r[e]??0)))?.choices??[];let i=Object.keys(e),a=i.flatMap(e=>Array.from({length:r[e]??0},()=>`place ${e}`)),o=Math.max(0,i.findLastIndex(e=>(r[e]??0)>0));return a.length<t.length-1&&i.slice(o).some(t=>(r[t]??0)<(e[t]??0))?[...a,`pass`]:a}function on({room:e,prices:t},n,r=null){let i=r??t.length-1,a={};for(let t of Object.keys(e).sort((e,t)=>n(t)-n(e))){let n=Math.min(i,e[t]??0);n>0&&(a[t]=n),i-=n}return a}function sn(e,{placed:t,meant:n,most:r},i){let a=new Map(Object.keys(e.room).map(e=>[e,t[e]??0])),o=a.get(i)??0,s=nn(e,t,i),c=[...a].filter(([e,t])=>e!==i&&t>0).sort(([,e],[,t])=>t-e),l=Math.min(s,tn(e,r)-en(t));if(l<=0&&(!s||!c.length))l=-1;else if(l<=0){let e=n.length?1:s;for(let[t,n]of c){let r=Math.min(n,e-l);a.set(t,n-r),l+=r}}return a.set(i,o+l),{placed:Object.fromEntries(a),meant:[...n.filter(e=>e!==i),i]}}var cn=(e,t)=>e.filter(e=>e.district===t),ln=(e,t)=>e.find(e=>e.district===t),un=(e,t)=>e.filter(({pyramids:e})=>t.every(t=>{let n=ln(e,t.district);return n!==void 0&&n.colour===t.colour&&n.level>=t.level})),dn=(e,t)=>e.length===t.length&&e.every(e=>ln(t,e.district)?.level===e.level&&ln(t,e.district)?.colour===e.colour),fn=(e,t)=>e.find(({pyramids:e})=>dn(e,t));function pn(e,t){let n=t.at(-1);if(!n)return;let r=({pyramids:e})=>ln(e,n.district)?.level??0;return fn(e,t)??un(e,t).sort((e,t)=>r(t)-r(e))[0]}function mn(e,t,n){let r=ln(t,n)?.level??0,i=un(e,t).flatMap(({pyramids:e})=>e.filter(e=>e.district===n&&e.level>r));return[...new Set(i.map(({colour:e})=>e))]}function hn(e,t,n,r){let i=r.find(r=>!ln(t,r)&&mn(e,t,r).includes(n));return i?vn(t,i,n):null}function gn(e,t,n,r){let i=t.at(-1),a=t.slice(0,-1);return!n||i?.colour!==n||i.level>1||ln(t,r)?null:mn(e,a,r).includes(n)?vn(a,r,n):null}function _n(e,t){let n=new Set(t.map(({district:e})=>e));return un(e,t).flatMap(({pyramids:e})=>e.filter(({district:e})=>!n.has(e)))[0]?.colour}function vn(e,t,n){let r=ln(e,t);return r?e.map(e=>e===r?{...e,level:e.level+1}:e):[...e,{district:t,colour:n,level:1}]}var yn=x(`<svg viewBox="-15 -15 30 30" aria-hidden="true"></svg>`),bn=b(`<span class="units svelte-14pjkgu"></span>`);function xn(e,t){N(t,!0);let n=j(t,`fallen`,3,0),i=j(t,`size`,3,22);var a=bn();h(a,21,()=>({length:t.count}),T,(e,a,o)=>{var s=yn();let c;C(s,()=>de(t.god),!0),F(s),W(()=>{R(s,`width`,i()),R(s,`height`,i()),c=z(s,0,`svelte-14pjkgu`,null,c,{fallen:o>=t.count-n()})}),r(e,s)}),F(a),W(()=>{R(a,`role`,t.label?`img`:void 0),R(a,`aria-label`,t.label||void 0),R(a,`aria-hidden`,!t.label||void 0)}),r(e,a),A()}var Sn=b(`<div><!></div>`),Cn=x(`<path></path>`),wn=b(`<div aria-hidden="true"><!> </div>`),Tn=b(`<div class="room svelte-ne7ij5"><!> <!></div>`);function En(t,n){N(n,!0);let i=e=>{var t=Sn();let n,i;var a=l(t);{let e=q(()=>X(`board-label`)),t=q(()=>({storm:X(`storm`),bank:X(`bank-not-in-play`).split(`|`)}));Qe(a,{get model(){return o().board},get lit(){return S(P)},get open(){return S(I)},get press(){return S(ee)},get chosen(){return o().chosen},get hinted(){return o().hinted},get pointed(){return S(ne)},get notes(){return S(G)},get plans(){return S(re)},get route(){return o().route},get arrivals(){return o().arrivals},get viewBox(){return`${S(g).x??``} ${S(g).y??``} ${S(g).width??``} ${S(g).height??``}`},get up(){return c()},get far(){return S(C)},get label(){return S(e)},describe:(e,t)=>Jt(o(),e,t),get nameOf(){return Pt},get words(){return S(t)},onpick:e=>o().pick(e),onpress:se,onlook:e=>o().over=e})}F(t),W(()=>{n=z(t,1,`layer svelte-ne7ij5`,null,n,{moving:S(O)}),i=te(t,``,i,{transform:`translate3d(${S(b).x??``}px, ${S(b).y??``}px, 0) scale(${S(v)??``})`})}),_(`click`,t,Y,!0),r(e,t)},a=e=>{ke(e,{get box(){return S(f)},get zoom(){return S(p)},children:(e,t)=>{var n=d(),i=y(n);h(i,17,()=>[...o().map.zones.values()],e=>e.name,(e,t)=>{var n=Cn();let i;W(e=>{i=z(n,0,`zone svelte-ne7ij5`,null,i,{lit:e}),R(n,`d`,S(t).path)},[()=>S(P).has(S(t).name)]),r(e,n)}),r(e,n)},$$slots:{default:!0}})},o=j(n,`game`,7),s=j(n,`small`,3,!1),c=j(n,`up`,3,1),u={x:-6,y:-4,width:12,height:16},f=q(()=>({x:u.x,y:u.y,width:o().map.width+u.width,height:o().map.height+u.height})),p=q(()=>new Ae(S(f))),m=q(()=>S(p).area),g=q(()=>S(m).width&&S(m).height?Ye(Ue(S(f),S(m)),S(m)):S(f)),v=q(()=>S(g).width/S(p).box.width),b=q(()=>{let e=S(m).width/S(g).width*S(v);return{x:(S(g).x-S(p).box.x)*e,y:(S(g).y-S(p).box.y)*e}}),x=.83,C=q(()=>s()&&S(m).width>0&&S(m).width/S(g).width*S(v)<.56);function T(e){let[t,n]=[Math.min(S(f).width,(S(m).width-64)/x),Math.min(S(f).height,(S(m).height-20)/x)],r=([e,r])=>({x:Math.max(S(f).x,Math.min(S(f).x+S(f).width-t,e-t/2)),y:Math.max(S(f).y,Math.min(S(f).y+S(f).height-n,r-n/2)),width:t,height:n}),i=o().map.zones.get(o().chosen??``)?.troop,a=o().map.cities.find(({name:e})=>e===o().mine?.city)?.centre,s=[...o().targets.keys()].flatMap(e=>o().map.zones.get(e)?.ring??[]),[c,l]=[s.map(([e])=>e),s.map(([,e])=>e)],u=s.length?{x:Math.min(...c),y:Math.min(...l),width:Math.max(...c)-Math.min(...c),height:Math.max(...l)-Math.min(...l)}:null;return i?r(i):u&&u.width<=t&&u.height<=n?u:a?e?r(a):null:S(f)}let E=q(()=>o().mine?.city??null),D;J(()=>{let e=D===null&&S(E)!==null;D=S(E),e&&s()&&ae(()=>S(p).show(T(!0)??S(f),{most:x,always:!0}))});let O=U(!1),k;J(()=>(S(p).box,L(O,!0),clearTimeout(k),k=setTimeout(()=>L(O,!1),180),()=>clearTimeout(k)));let M=q(()=>[...o().targets]),P=q(()=>new Map(S(M).flatMap(([e,t])=>t.lit?[[e,t.lit]]:[]))),I=q(()=>new Set(S(M).filter(([,e])=>!e.lit).map(([e])=>e))),ee=q(()=>new Map(S(M).map(([e,{choices:t,plan:n}])=>[e,t?{choice:Et(t)}:{plan:`${Object.keys(n??{})[0]??``} ${e}${n?.goal?` from ${n.troop}`:``}`}]))),H=U(null),ne=q(()=>new Set([...o().pointed,...[S(H)?.zone??o().plan.goal].filter(e=>e!==null)])),G=q(()=>new Map(Object.entries(o().plan.placed).flatMap(([e,t])=>t?[[e,`+${t}`]]:[]))),re=q(()=>{let{founded:e,district:t,colour:n}=o().plan,r=pn(o().ahead.founding??[],e)?.pyramids??e,i=new Map(r.map(e=>[e.district,{colour:e.colour,level:e.level}])),a=cn(o().ahead.raises??[],t),s=a.filter(e=>e.colour===(n??a[0]?.colour)).at(-1);return t&&s&&i.set(t,{colour:s.colour,level:s.level}),i}),ie=null,K=!1,oe=({clientX:e,clientY:t})=>document.elementFromPoint(e,t)?.closest(`[data-zone]`)?.dataset.zone;function se(e,t){o().journey?.troop!==e&&o().targets.get(e)?.plan?.troop!==e||t.button||(ie={zone:e,x:t.clientX,y:t.clientY},K=!1,s()||t.stopPropagation())}function ce(e){if(!ie||!K&&Math.hypot(e.clientX-ie.x,e.clientY-ie.y)<8)return;!K&&o().journey?.troop!==ie.zone&&o().pick(ie.zone),K=!0;let t=oe(e);L(H,{x:e.clientX,y:e.clientY,zone:t&&o().targets.get(t)?.arrival?t:null}),S(H).zone&&(o().over=S(H).zone)}function le(e){let t=ie;if(ie=L(H,null),!K||!t)return;let n=oe(e);n&&n!==t.zone&&o().targets.get(n)?.arrival&&o().pick(n)}function Y(e){K&&e.detail&&e.stopPropagation(),K=!1}var Z=Tn();_(`pointermove`,e,ce),_(`pointerup`,e,le),_(`pointercancel`,e,()=>ie=L(H,null));var ue=l(Z),de=e=>{var t=wn();let n,i;var a=l(t);xn(a,{get god(){return o().mine.god},count:1,size:26,label:``});var s=V(a,1,!0);F(t),W(()=>{n=z(t,1,`held svelte-ne7ij5`,null,n,{can:S(H).zone}),i=te(t,``,i,{left:`${S(H).x??``}px`,top:`${S(H).y??``}px`}),B(s,o().journey?.units??``)}),r(e,t)};w(ue,e=>{S(H)&&o().mine&&e(de)});var fe=V(ue,2);{let e=q(()=>o().view.legal.join());Re(fe,{get zoom(){return S(p)},get board(){return i},get mini(){return a},get small(){return s()},part:T,get question(){return S(e)}})}F(Z),r(t,Z),A()}var Dn=[`bl`,`br`,`tl`,`tr`,`bm`,`tm`];function On(e,t,n,r){let i=t.width?n.width/t.width*e.width:0,a=t.height?n.height/t.height*e.height:0,o=t=>{let n=t.endsWith(`l`)?e.x:t.endsWith(`r`)?e.x+e.width-i:e.x+(e.width-i)/2,o=t.startsWith(`t`)?e.y:e.y+e.height-a;return r.filter(([e,t])=>e>n-20&&e<n+i+20&&t>o-10&&t<o+a+40).length};return Dn.map(e=>({corner:e,covers:o(e)})).reduce((e,t)=>t.covers<e.covers?t:e).corner}var kn=new Set([`place units`,`place the first units`]),An=new Set([`buy a tile`,`take the first tile`]),jn=(e,t)=>An.has(e)&&t.some(e=>e.startsWith(`tile `)),Mn=`veto`,Nn=`escape`,Pn=new Set([`counts`,`reshuffled`]),Fn=({event:e,args:t},n)=>e===`lost units`&&Number(t[1])===0||e===`drew a card`&&n?.event===`drew`&&n.args[0]===t[0],In=e=>{let t=e.filter(Xe).filter(({event:e})=>!Pn.has(e));return t.filter((e,n)=>!Fn(e,t[n+1]))},Ln=new Set([`turn`,`paid`,`shows`,`strength`,`drew a card`,`took cards back`,`takes place`]);function Rn(e,t,n){let r=e.filter(({n:e})=>e>t),i=r.findIndex(e=>Xe(e)?e.event===`turn`&&e.args[0]!==n:e.player!==n);return i<0?[]:In(r.slice(i)).filter(({event:e})=>!Ln.has(e))}var zn=5;function Bn(e){let t=e.since?Rn(e.seat.story,e.since,e.seat.viewer):[];if(!t.length||e.seat.over)return``;let n=t.slice(-5).map(t=>Ht(t,e.playerName)).join(`; `);return X(`since-said`,{list:t.length>zn?X(`since-more`,{list:n,count:t.length-zn}):n})}var Vn={strength:`strength +n`,strength_attacking:`attack strength +n`,strength_defending:`defend strength +n`,damage:`damage +n`,defence:`defence +n`,unblockable:`unblockable +n`,unblockable_defending:`defend unblockable +n`,land_moves:`move +n`,teleport_discount:`teleport prayer −n`,teleport_from_obelisks:`obelisk brings teleport`,wounds:`divine brings strength +n`,fame:`fame +n`,silver:`silver +n`,free_recruits:`recruit prayer 0 ×n`,recruits_free:`recruit prayer 0`,recruits_anywhere:`recruit brings unit`,prayer_units:`pray unit +n`,troop:`troop +n`,defender_fame:`defend brings fame +n`,spies:`spy card`,pray:`pray prayer +n`,tile_discount:`buy prayer −n`,level_discount:`raise prayer −n`,payment_discount:`prayer −n`,vision:`night divine +n −n`,night_cards:`night divine +n`,night_levels:`night raise +n`,night_prayer:`night prayer +n`,prayer_per_kill:`skull brings prayer +n`,prayer_per_loss:`unit brings prayer +n`,prayer_attacking:`attack prayer +n`,cards_attacking:`attack divine +n`,mercenaries:`unit +n`,gain_bonus:`prayer brings prayer +n`,special:`card n`,passes_walls:`wall`,cancels:`creature ×`,fee:`lock prayer n`,teleports_free:`teleport prayer 0`,devours:`skull brings fame +n`,first_strike:`attack skull ×n`,night_units:`night unit +n`,chosen_out_of:`night divine n`,prayer_per_victory:`fame-battle brings prayer +n`,prayer_entering:`attack prayer +n`,trap:`defend skull ×n`,gain_bonus_by_day:`day prayer +n`,shelters:`lock unit`,teleports_from_obelisks:`obelisk brings teleport`,night_priest:`night move +n`,reclaims:`divine brings card`,night_temples_fame:`night temple fame +n`,foresees:`spy divine`,renews:`night divine +n`,early_pyramids:`fame-pyramid n`,theft:`prayer −n`,escapes:`retreat troop`,prayer_won:`fame-battle prayer +n`,remembers:`divine +n`,unharmed_won:`fame-battle lock unit`,units_won:`fame-battle unit +n`,swaps:`card brings card`,units:`unit +n`,hits:`unit −n`,prayer:`prayer +n`,teleports:`teleport prayer 0`},Hn={"surprise-attack":`gold move wall`,"divine-will":`gold move recruit`,"twin-ceremony":`gold buy`,"forced-march":`gold move`,"dark-ritual":`gold pray`},Un=e=>e in nt;function Wn(e,t){return((e===`gold`?Hn[t]:Vn[e])??``).split(` `).filter(Boolean).map(e=>Un(e)?{sign:e}:{value:e.replace(`n`,String(t))})}var Gn=[`battle`,`movement`,`prayer`,`units`,`creatures`,`fame`],Kn={battle:`strength strength_attacking strength_defending damage defence unblockable unblockable_defending wounds special spies cancels cards_attacking first_strike trap shelters foresees reclaims`,movement:`land_moves teleport_discount teleport_from_obelisks teleports_free teleports_from_obelisks passes_walls gold night_priest`,prayer:`pray tile_discount level_discount payment_discount night_prayer night_levels prayer_per_kill prayer_per_loss prayer_attacking gain_bonus fee vision night_cards chosen_out_of prayer_per_victory prayer_entering gain_bonus_by_day renews`,units:`free_recruits recruits_free recruits_anywhere prayer_units troop mercenaries night_units`,fame:`fame defender_fame devours night_temples_fame early_pyramids`};function qn(e,t){if(e===`creatures`)return t.creature;let n=Kn[e].split(` `);return[...Object.keys(t.effect),...Object.keys(t.with_troop)].some(e=>n.includes(e))}var Jn=e=>e.slice(0,1).toLocaleUpperCase()+e.slice(1),Yn=e=>Object.entries(e).flatMap(([e,t])=>(e===`gold`?Z(`gold-${Y(String(t))}`,``):Z(`effect-${Y(e)}`,``,{n:t}))||[]);function Xn(e){let t=Yn(e.with_troop);return Jn([...t.length?[X(`note-creature`,{text:t.join(`; `)})]:[],...Yn(e.effect)].join(`; `))}var Zn=e=>[...Object.entries(e.with_troop),...Object.entries(e.effect)].map(([e,t])=>Wn(e,t)).filter(e=>e.length>0),Qn=e=>Jn(`cancels`in e.effect?X(`effect-vetoes`):Yn(e.effect).join(`; `)||X(`note-comes-back`)),$n=e=>{let t=Object.entries(e.effect).flatMap(([e,t])=>Wn(e,t)).find(e=>`value`in e&&/^[+−]/.test(e.value));return t&&`value`in t?t.value:``},er=({strength:e,damage:t,defence:n,own_loss:r})=>Jn([X(`note-card`,{strength:e,damage:t,defence:n}),...r?[X(`note-own-loss`,{n:r})]:[]].join(`; `)),tr=x(`<svg viewBox="-14 -14 28 28"></svg>`);function nr(e,t){N(t,!0);let n=j(t,`size`,3,24),i=j(t,`label`,3,``);var a=tr();C(a,()=>ct(t.colour,t.level),!0),F(a),W(()=>{R(a,`width`,n()),R(a,`height`,n()),R(a,`role`,i()?`img`:void 0),R(a,`aria-label`,i()||void 0),R(a,`aria-hidden`,i()?void 0:`true`)}),r(e,a),A()}var rr=x(`<svg viewBox="0 0 24 24" aria-hidden="true"></svg>`);function $(e,t){N(t,!0);let n=j(t,`size`,3,20);var i=rr();C(i,()=>nt[t.name],!0),F(i),W(()=>{R(i,`width`,n()),R(i,`height`,n())}),r(e,i),A()}function ir(e,t){let{columns:n,players:r,frames:i}=e.position,a=e=>n[e]??{},o=a(`god`),s=a(`city`),c=a(`tiles`),l=a(`pyramid`),u=a(`colour_at`),d=Array.from({length:r},(e,t)=>`P${t+1}`),f=Object.values(a(`order`)).filter(e=>e!==void 0),p=[...new Set([...f,...d])].flatMap(e=>{let t=o[e];return t?[{player:e,god:t,city:s[e]??null}]:[]}),m=new Map(p.map(e=>[e.player,e])),h=new Map(p.flatMap(e=>e.city?[[e.city,e]]:[])),{controls:g,path:_}=e.outlook,v=new Map(i.flatMap(({attacker:e,zone:t})=>e?[[String(t),String(e)]]:[])),y=i.find(({player:e})=>e)?.player,b=Object.entries(a(`creature_at`)),x=new Map;for(let[e,t=0]of Object.entries(a(`troop`))){let[n=``,r=``]=e.split(` `),i=m.get(n);if(!i||!t)continue;let a=b.filter(([e,t])=>t===r&&c[n]?.includes(e)).map(([e])=>e),o=n===(v.get(r)??y),s=_?.priests[n]?.board[r]??0;x.set(r,[...x.get(r)??[],{zone:r,player:n,god:i.god,units:t,creatures:a,priests:s,attacks:o}])}let S=e=>{let t=(x.get(e.name)??[]).toSorted((e,t)=>Number(e.attacks)-Number(t.attacks)),n=e.city?h.get(e.city)??null:null,r=Number(l[e.name]??0),i=u[e.name];return{place:e,troops:t.map(e=>({...e,attacks:t.length>1&&e.attacks})),pyramid:r&&i?{colour:i,level:r}:null,holder:m.get(g[e.name]??``)??null,owner:n}},C=pt(t,r);return{players:r,map:C,seats:p,owners:h,sites:new Map([...C.zones].map(([e,t])=>[e,S(t)]))}}var ar=(e,t,n)=>Number((e.position.columns.troop??{})[`${t} ${n}`]??0);function or({view:e,ahead:t,plan:n}){let r=new Map,i=(e,t)=>r.set(e,[...r.get(e)??[],t].sort((e,t)=>(e.paid??0)-(t.paid??0))),a=new Set(e.legal),o=new Set;for(let[r,s]of Object.entries(t.buys??{})){let t=(n?.silver?[`silver`]:[`space`,`silver`,`gold`]).map(e=>`${e} ${r}`).find(e=>a.has(e)),c=e=>{let[n,...r]=t?[t,...e]:e;return n?[n,...r]:null};for(let{tile:n,choices:a,paid:l,settles:u=[]}of s){let s=c(a);if(!s)continue;o.add(n);let d=u.flatMap(t=>{let n=c(t.choices);return n?[{zone:t.zone??null,units:t.zone?ar(e,e.viewer,t.zone):0,choices:n}]:[]}).sort((e,t)=>t.units-e.units);i(n,{space:t?r:null,choices:d[0]?.choices??s,paid:l,...d.length?{settles:d}:{}})}}for(let t of jn(e.asks?.step??``,e.legal)?e.legal:[]){let[e,n=``]=t.split(` `);e===`tile`&&!o.has(n)&&i(n,{space:null,choices:[t],paid:null})}return r}function sr({ways:e},t,n,r){let i=e=>t.spaces.find(t=>t.name===e)?.floor,a=new Set(n.map(i)),o=e.filter(({paid:t})=>t===e[0]?.paid);return e.find(({space:e})=>e!==null&&e===r)??o.find(({space:e})=>!a.has(i(e)))??e[0]}function cr(e,t){let{view:n,about:r,board:i,sheets:a,order:o}=e,s=n.position.columns.market??{},c=n.position.columns.colours??r.colours,l=or(e),u=[...i.sites.values()].filter(({holder:e,pyramid:n})=>n&&e?.player===t),d=e=>({tile:e,owners:o.filter(t=>a.get(t)?.tiles.includes(e.name)),left:s[e.name]??0,ways:t===n.viewer?l.get(e.name)??[]:[]});return r.colours.filter(e=>c.includes(e)).map(e=>{let n=u.filter(({pyramid:t})=>t?.colour===e).sort((e,t)=>(t.pyramid?.level??0)-(e.pyramid?.level??0))[0],i=n?.pyramid?.level??0,o=r.tiles.filter(t=>t.colour===e),s=[...new Set(o.map(e=>e.level))].sort((e,t)=>t-e);return{colour:e,level:i,captured:n?.owner&&n.owner.player!==t?n.owner:null,bought:a.get(t)?.bought.includes(e)??!1,shelves:s.map(e=>({level:e,lit:e<=i,wares:o.filter(t=>t.level===e).map(d).filter(lr)}))}})}var lr=({owners:e,left:t})=>t>0||e.length>0,ur=e=>e.flatMap(({shelves:e})=>e.flatMap(({wares:e})=>e));function dr(e,t){return e.tiles.filter(e=>t.includes(e.name)).map(e=>({tile:e,amount:Number(e.effect.tile_discount??0)+Number(e.effect.payment_discount??0)})).filter(({amount:e})=>e>0)}function fr(e,{tile:t,owners:n,ways:r}){let i=r[0]?.paid;return[`${xt(t.colour)} ${t.level}`,Xn(t),...n.length?[X(`market-owned`,{list:n.map(e.playerName).join(`, `)})]:[],...r.length?[i==null?X(`market-can-take`):X(`market-price`,{price:i})]:[]].join(`; `)}function pr(e,{tile:t,ways:n}){let r=n.length?``:Y(e.ahead.forbidden?.[`tile ${t.name}`]?.why??``);return r&&ce(`refused-${r}`)?se(X(`refused-${r}`)):``}function mr(e,{level:t,bought:n},r){return n?X(`market-bought`):t?r===e.seat.viewer?X(`market-your-level`,{level:t}):X(`market-level-of`,{who:e.playerName(r),level:t}):X(`market-none-yet`)}function hr({settles:e}){let[t]=e??[];return t?t.zone?X(`market-joins`,{zone:Pt(t.zone)}):X(`pass-bring-a-creature`):``}var gr=b(`<em class="svelte-mqh4v1"> </em>`),_r=b(`<span class="owner svelte-mqh4v1"><!> </span>`),vr=b(`<span class="svelte-mqh4v1"> <b class="svelte-mqh4v1"> </b></span>`),yr=b(`<span class="left svelte-mqh4v1"><!><b class="svelte-mqh4v1"> </b><span class="unseen"> </span></span>`),br=b(`<span class="svelte-mqh4v1"> <b class="svelte-mqh4v1"> </b></span> <!> <!>`,1),xr=b(`<button class="btn svelte-mqh4v1"> </button>`),Sr=b(`<div class="ways svelte-mqh4v1" role="group"></div>`),Cr=b(`<div class="ways settles svelte-mqh4v1" role="group"><span class="svelte-mqh4v1"> </span> <!></div>`),wr=b(`<button><!> </button>`),Tr=b(`<section><span><svg width="34" height="34" viewBox="0 0 24 24" aria-hidden="true"></svg></span> <div class="text svelte-mqh4v1" aria-live="polite"><b class="svelte-mqh4v1"> </b> <span class="svelte-mqh4v1"> <!></span></div> <div class="sum svelte-mqh4v1"><!> <!></div> <!> <!> <div class="buttons svelte-mqh4v1"><button class="btn"><!> </button> <!></div></section>`);function Er(e,t){N(t,!0);let n=j(t,`game`,7),i=j(t,`narrow`,3,!1),a=U(0),o=q(()=>t.ware.tile),s=q(()=>t.ware.ways[S(a)]??t.ware.ways[0]),c=U(void 0),u=q(()=>S(s)?.settles?.find(({zone:e})=>e===S(c))??S(s)?.settles?.[0]),d=q(()=>S(u)?.choices??S(s)?.choices),f=q(()=>n().mine),p=q(()=>S(s)?.paid===null||!S(f)?[]:dr(n().about,S(f).tiles)),g=q(()=>pr(n(),t.ware)),_=q(()=>Q(S(o).name)),v=q(()=>new Map(n().about.spaces.filter(({action:e})=>e===`buy`).map((e,t)=>[e.name,t+1]))),b=q(()=>S(s)!==void 0&&n().seat.hint?.choice===S(s).choices[0]);async function x(){S(d)&&await n().choose(...S(d))&&t.onbought()}var T=Tr();let E;var D=l(T),O=l(D);C(O,()=>dt(S(o).name),!0),F(O),F(D);var M=V(D,2),P=l(M),I=k(P,!0),ee=V(P,2),te=l(ee,!0),H=V(te),ne=e=>{var t=gr(),n=k(t,!0);W(()=>B(n,S(g))),r(e,t)};w(H,e=>{S(g)&&e(ne)}),F(ee),F(M);var G=V(M,2),re=l(G);h(re,16,()=>t.ware.owners,e=>e,(e,t)=>{let i=q(()=>n().godOf(t));var a=_r(),o=l(a),s=e=>{ge(e,{get god(){return S(i)},size:20})};w(o,e=>{S(i)&&e(s)});var c=V(o,1,!0);F(a),W(e=>B(c,e),[()=>t===n().seat.viewer?X(`you`):n().playerName(t)]),r(e,a)});var ie=V(re,2),K=e=>{var t=br(),n=y(t),i=l(n),a=V(i),c=k(a,!0);F(n);var u=V(n,2);h(u,17,()=>S(p),e=>e.tile.name,(e,t)=>{var n=vr(),i=l(n),a=V(i),o=k(a);F(n),W(e=>{B(i,`${e??``} `),B(o,`−${S(t).amount??``}`)},[()=>Q(S(t).tile.name)]),r(e,n)});var d=V(u,2),m=e=>{var t=yr(),n=l(t);$(n,{name:`prayer`,size:15});var i=V(n),a=k(i),o=V(i),c=k(o,!0);F(t),W(e=>{B(a,`${S(f).prayer??``} → ${S(f).prayer-S(s).paid}`),B(c,e)},[()=>X(`market-prayer-points`)]),r(e,t)};w(d,e=>{S(f)&&e(m)}),W(e=>{B(i,`${e??``} `),B(c,S(o).level)},[()=>X(`market-level-word`)]),r(e,t)},ae=e=>{var t=vr(),n=l(t),i=V(n),a=k(i,!0);F(t),W((e,t)=>{B(n,`${e??``}, ${t??``} `),B(a,S(o).level)},[()=>xt(S(o).colour),()=>X(`market-level-word`)]),r(e,t)};w(ie,e=>{S(s)&&S(s).paid!==null?e(K):t.ware.owners.length||e(ae,1)}),F(G);var J=V(G,2),oe=e=>{var n=Sr();h(n,23,()=>t.ware.ways,e=>e.choices.join(),(e,t,n)=>{var i=xr(),o=k(i,!0);W(e=>{R(i,`aria-pressed`,S(t)===S(s)),R(i,`data-plan`,`on ${S(t).space??``}`),B(o,e)},[()=>S(v).has(S(t).space??``)||S(t).space===null?X(`market-space`,{number:S(v).get(S(t).space??``)??S(n)+1}):X(`gold-token`)]),m(`click`,i,()=>L(a,S(n),!0)),r(e,i)}),F(n),W(e=>R(n,`aria-label`,e),[()=>X(`market-which-space`)]),r(e,n)};w(J,e=>{t.ware.ways.length>1&&e(oe)});var se=V(J,2),ce=e=>{var t=Cr(),n=l(t),i=k(n,!0),a=V(n,2);h(a,17,()=>S(s).settles,e=>e.zone,(e,t)=>{var n=xr(),i=k(n,!0);W(e=>{R(n,`aria-pressed`,S(t)===S(u)),R(n,`data-plan`,`settles ${S(t).zone??`nowhere`??``}`),B(i,e)},[()=>S(t).zone?Pt(S(t).zone):X(`pass-bring-a-creature`)]),m(`click`,n,()=>L(c,S(t).zone,!0)),r(e,n)}),F(t),W((e,n)=>{R(t,`aria-label`,e),B(i,n)},[()=>X(`market-joins-which`),()=>X(`market-joins-which`)]),r(e,t)};w(se,e=>{S(s)?.settles&&e(ce)});var le=V(se,2),Y=l(le),Z=l(Y);fe(Z,{name:`help`,size:18});var ue=V(Z,1,!0);F(Y);var de=V(Y,2),pe=e=>{var t=wr();let n;var i=l(t);fe(i,{name:`check`});var a=V(i,1,!0);F(t),W((e,r)=>{n=z(t,1,`btn main svelte-mqh4v1`,null,n,{hinted:S(b)}),R(t,`data-choice`,e),B(a,r)},[()=>S(d)?.join(`; `),()=>S(s).paid===null?X(`market-take`,{tile:S(_)}):X(`market-buy-for`,{tile:S(_),price:S(s).paid})]),m(`click`,t,()=>void x()),r(e,t)};w(de,e=>{S(s)&&e(pe)}),F(le),F(T),W((e,t,n)=>{E=z(T,1,`deal svelte-mqh4v1`,null,E,{narrow:i(),can:S(s)}),R(T,`aria-label`,S(_)),z(D,1,`picture gem-ground gem-${S(o).colour??``}`,`svelte-mqh4v1`),B(I,e),B(te,t),B(ue,n)},[()=>S(s)&&S(s).paid!==null?X(`market-buy-question`,{tile:S(_)}):S(_),()=>Xn(S(o)),()=>X(`market-rule`)]),m(`click`,Y,()=>n().rule=S(o).rule),r(e,T),A()}p([`click`]);var Dr=b(`<i class="svelte-1obqse3"></i>`),Or=b(`<span class="svelte-1obqse3"></span>`),kr=b(`<span class="signs svelte-1obqse3"></span>`),Ar=b(`<button><span><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" class="svelte-1obqse3"></svg></span> <span class="text svelte-1obqse3"><b class="svelte-1obqse3"> </b> <!> <span class="unseen"> </span></span> <span class="owners svelte-1obqse3"></span></button>`),jr=b(`<div role="group"><span class="level svelte-1obqse3"> </span> <div class="wares svelte-1obqse3"></div></div>`),Mr=b(`<section class="svelte-1obqse3"><header class="svelte-1obqse3"><!> <h3 class="svelte-1obqse3"> </h3><small class="svelte-1obqse3"> </small></header> <!></section>`),Nr=b(`<div class="deal"><!></div>`),Pr=b(`<div><div class="pillars svelte-1obqse3"></div> <!></div>`);function Fr(e,t){N(t,!0);let n=U(null),i=q(()=>t.game.seat.viewer===`spectator`?t.game.order[0]??``:t.game.seat.viewer),a=q(()=>cr(t.game,S(i))),o=q(()=>ur(S(a)).find(({tile:e})=>e.name===S(n))),s=q(()=>S(a).length>2),c=matchMedia(`(hover: hover)`).matches,u=q(()=>c&&(t.game.action===`buy`||jn(t.game.step,t.game.view.legal))),f=e=>S(u)?sr(e,t.game.about,t.game.mine?.spaces??[],t.game.plan.space):void 0;async function p(e){let r=f(e);r?await t.game.choose(...r.choices)&&L(n,null):L(n,S(n)===e.tile.name?null:e.tile.name,!0)}var g=Pr();let v;var b=l(g);let x;h(b,21,()=>S(a),e=>e.colour,(e,a)=>{var o=Mr(),c=l(o),g=l(c),v=e=>{nr(e,{get colour(){return S(a).colour},get level(){return S(a).level},size:26})},b=e=>{nr(e,{get colour(){return S(a).colour},size:26})};w(g,e=>{S(a).level?e(v):e(b,-1)});var x=V(g,2),E=k(x,!0),D=V(x),O=k(D,!0);F(c);var A=V(c,2);h(A,17,()=>S(a).shelves,({level:e,lit:t,wares:n})=>e,(e,a)=>{let o=()=>S(a).level,c=()=>S(a).lit,g=()=>S(a).wares;var v=jr();let b;var x=l(v),E=k(x,!0),D=V(x,2);h(D,21,g,e=>e.tile.name,(e,a)=>{let o=q(()=>S(a).owners.includes(S(i))),c=q(()=>f(S(a)));var g=Ar();let v;var b=l(g),x=l(b);C(x,()=>dt(S(a).tile.name),!0),F(x),F(b);var E=V(b,2),D=l(E),O=k(D,!0),A=V(D,2),j=e=>{var t=kr();h(t,21,()=>Zn(S(a).tile),T,(e,t)=>{var n=Or();h(n,21,()=>S(t),T,(e,t)=>{var n=d(),i=y(n),a=e=>{$(e,{get name(){return S(t).sign},size:12})},o=e=>{var n=Dr();W(()=>R(n,`data-value`,S(t).value)),r(e,n)};w(i,e=>{`sign`in S(t)?e(a):e(o,-1)}),r(e,n)}),F(n),r(e,n)}),F(t),r(e,t)};w(A,e=>{S(s)||e(j)});var M=V(A,2),N=k(M,!0);F(E);var P=V(E,2);h(P,20,()=>S(a).owners,e=>e,(e,n)=>{let i=q(()=>t.game.godOf(n));var a=d(),o=y(a),s=e=>{ge(e,{get god(){return S(i)},size:16})};w(o,e=>{S(i)&&e(s)}),r(e,a)}),F(P),F(g),W((e,t,r,i)=>{v=z(g,1,`ware of-${e??``}`,`svelte-1obqse3`,v,{can:S(a).ways.length,mine:S(o),taken:!S(o)&&S(a).left===0}),R(g,`aria-pressed`,S(n)===S(a).tile.name),R(g,`data-choice`,t),R(g,`data-plan`,S(c)?void 0:`look ${S(a).tile.name}`),z(b,1,`picture gem-ground gem-${S(a).tile.colour??``}`,`svelte-1obqse3`),B(O,r),B(N,i)},[()=>t.game.godOf(S(i))??``,()=>S(c)?.choices.join(`; `),()=>Q(S(a).tile.name),()=>fr(t.game,S(a))]),_(`pointerenter`,g,()=>S(u)&&L(n,S(a).tile.name,!0)),_(`focus`,g,()=>S(u)&&L(n,S(a).tile.name,!0)),m(`click`,g,()=>void p(S(a))),r(e,g)}),F(D),F(v),W(e=>{b=z(v,1,`shelf svelte-1obqse3`,null,b,{lit:c()}),R(v,`aria-label`,e),B(E,o())},[()=>X(`market-shelf`,{level:o()})]),r(e,v)}),F(o),W((e,t,n)=>{R(o,`aria-label`,e),B(E,t),B(O,n)},[()=>xt(S(a).colour),()=>xt(S(a).colour),()=>mr(t.game,S(a),S(i))]),r(e,o)}),F(b);var E=V(b,2),D=e=>{var i=Nr();Er(l(i),{get game(){return t.game},get ware(){return S(o)},narrow:!0,onbought:()=>L(n,null)}),F(i),r(e,i)};w(E,e=>{S(o)&&e(D)}),F(g),W(()=>{v=z(g,1,`rail svelte-1obqse3`,null,v,{brief:S(s)}),x=te(b,``,x,{"grid-template-columns":`repeat(${S(a).length??``}, minmax(0, 1fr))`})}),r(e,g),A()}p([`click`]);var Ir=`start`,Lr=[46,150],Rr={1:70,2:150,3:230},zr={"1A-1":[116,64],"1A-2":[116,146],"1A-3":[116,228],"1B-1":[116,52],"1B-2":[116,117],"1B-3":[116,182],"1B-4":[116,246],"2A-1":[108,66],"2A-2":[108,228],"2B-1":[136,52],"2B-2":[84,104],"2B-3":[84,178],"2B-4":[136,250],"3A-1":[134,50],"3A-2":[80,110],"3A-3":[80,184],"3A-4":[134,248],"3B-1":[158,54],"3B-2":[66,104],"3B-3":[66,176],"3B-4":[158,244],"4B-1":[96,60],"4B-2":[96,238]},Br={"4A":[116,150],"4B":[156,150]},Vr=e=>92+(e-1)*200,Hr=Vr(5);function Ur(e,t){let[n,r]=(t===`ta-seti`?Br[e.name]:zr[t])??[100,146];return[Vr(e.board)+n,r]}var Wr=54,Gr=22,Kr=[42,48],qr=([e,t],[n,r])=>`C${(e+n)/2},${t} ${(e+n)/2},${r} ${n},${r}`;function Jr(e){let t=Vr(e.board),n=t+200;return e.stretches.map(r=>{let{enters:i,begins:a,ends:o,leaves:s}=r,c=`${e.name} ${i??``} ${a??``} ${o??``} ${s??``}`,l=i===void 0?Ur(e,a??``):e.board===1&&o?[t,Ur(e,o)[1]]:[t,Rr[i]??146],u=s===void 0?Ur(e,o??``):[n,Rr[s]??146],d={key:c,stretch:r,board:e.board};if(i!==void 0&&o){let e=[t+(r.road.length?Wr:Gr),l[1]];return{...d,at:[t+Wr/2+3,l[1]],d:`M${l[0]},${l[1]}L${e[0]},${e[1]}${qr(e,u)}`}}if(a&&o){let e=r.road.length?[u[0]-Kr[0],u[1]+Math.sign(146-u[1])*Kr[1]]:u;return{...d,at:e,d:`M${l[0]},${l[1]}${qr(l,e)}${e===u?``:`L${u[0]},${u[1]}`}`}}return{...d,at:[(l[0]+u[0])/2,(l[1]+u[1])/2],d:`M${l[0]},${l[1]}${qr(l,u)}`}})}function Yr(e){let[t,n]=Lr;return Jr(e).flatMap(({stretch:e,d:r})=>e.enters===void 0?[]:[`M${t},${n}${qr([t,n],[Vr(1),Number(/^M[\d.]+,([\d.]+)/.exec(r)?.[1])])}`])}var Xr=({sides:e},t)=>e.find(e=>e.name===t),Zr=new Set([`move with a priest`,`choose the road`,`send a priest by night`,`on the road`]),Qr=[`activate`,`go`],$r=e=>e.view.outlook.path;function ei(e){let{path:t}=e.about,n=$r(e);if(!t||!n)return null;let r=n.sides.flatMap(e=>Xr(t,e)??[]),i=e.view.position.frames.at(-1),a=e.view.legal.length&&Zr.has(e.step)?String(i?.to??i?.from??``):``,o=ti(e),s=(t,r,i)=>({name:t,at:r,kinds:i,tokens:n.tokens[t]??[],waiting:ni(e,n,t),left:n.left[t]??0,going:o.filter(({walk:e})=>e.to===t),asked:a===t}),c=r.flatMap(e=>e.locations.map(({name:t,spaces:n})=>s(t,Ur(e,t),n)));return{path:t,sides:r,spots:[s(Ir,Lr,[]),...c]}}function ti(e){let{ahead:t,view:n,step:r}=e;if(!n.legal.length||e.seat.may.confirm)return[];let i=r===`your turn`?e.leading:[];return r===`your turn`&&!i.length?[]:(t.walks??[]).map(e=>({walk:e,choice:Et([...i,...e.choices])}))}function ni(e,t,n){return e.order.flatMap(r=>{let i=t.priests[r]?.path[n]??0,a=e.godOf(r);return i&&a?[{player:r,god:a,n:i}]:[]})}function ri(e,t){let n=$r(e)?.priests[t];if(!n)return null;let r=e=>Object.values(e).reduce((e,t)=>e+t,0),i=n.path.start??0;return{start:i,path:r(n.path)-i,board:r(n.board),supply:n.supply}}var ii=e=>Z(`location-${Y(e)}`,Ce(e)),ai=e=>e===`start`?X(`path-start`):ii(e),oi=e=>[`object`,`skill`,`token`].find(t=>ce(`${t}-${Y(e)}`))??`token`,si=e=>Z(`${oi(e)}-${Y(e)}`,Ce(e)),ci=(e,t)=>e.path?.tokens.find(e=>e.name===t);function li({effect:e,kind:t}){return t===`victory`?X(`path-victory-what`):Object.entries(e).map(([e,t])=>Z(`effect-${Y(e)}`,``,{n:t})).filter(Boolean).join(`; `)}function ui(e,t){let n=ci(e,t);return n?li(n):``}var di=({kind:e,when:t})=>e===`skill`?X(`path-skill`):e===`object`?X(`path-object-${t}`):``;function fi(e,t,n=``){let r=ci(e.about,t);return r?{title:si(t),text:[li(r),di(r),n].filter(Boolean).map(pi).join(` `),more:()=>e.rule=r.rule}:{title:si(t),text:``}}var pi=e=>`${se(e)}.`,mi=({what:e,amount:t,stat:n})=>n?X(`note-temporary`,{stat:X(`stat-${Y(n)}`)}):X(`effect-${Y(e)}`,{n:t}),hi=e=>e.map(mi).join(`, `),gi=(e,t)=>t.map(t=>{let n=ci(e.about,t),r=n&&n.kind!==`victory`?li(n):``;return r?`${si(t)} (${r})`:si(t)}).join(`, `);function _i(e,{road:t,tokens:n,leaves:r,left:i}){return[...t.length?[X(`path-on-the-road`,{list:hi(t)})]:[],...n.length?[X(`path-there`,{list:gi(e,n)})]:[],...r?[X(`path-leaves-${r}`)]:[],X(`path-left`,{n:i})]}var vi=({start:e,to:t})=>e===t?ai(t):X(`text-path-walk`,{from:ai(e),to:ai(t)});function yi(e,t){let n=t.tokens.map((n,r)=>n?gi(e,[n]):X(`path-space-${t.kinds[r]??`skill`}`));return[...n.length?[se(n.join(`, `))]:[],...t.waiting.length?[X(`path-here`,{list:t.waiting.map(({player:t,n})=>X(`path-priests-of`,{who:e.playerName(t),n})).join(`; `)})]:[],...t.name===`ta-seti`?[]:[X(`path-left`,{n:t.left})]]}function bi(e){return[[`path-on-path`,e.path],[`path-at-start`,e.start],[`path-on-board`,e.board],[`path-in-supply`,e.supply]].filter(([,e])=>e).map(([e,t])=>X(e,{n:t})).join(`, `)}var xi=e=>e.join(` · `),Si=b(`<button aria-expanded="false"><svg width="21" height="28" viewBox="-15 -38 33 42" aria-hidden="true"></svg><span> </span><span class="unseen"> </span></button>`);function Ci(e,t){N(t,!0);let i=q(()=>ti(t.game).length>0),a=q(()=>ri(t.game,t.game.seat.viewer)),o=q(()=>t.game.mine?.god??t.game.godOf(t.game.order[0]??``)??`anubis`),s=q(()=>[...S(i)?[X(`path-may-go`)]:[],...S(a)?[X(`path-where`,{list:bi(S(a))})]:[]].join(` · `));var c=Si();let u;var d=l(c);C(d,()=>ut(S(o)),!0),F(d);var f=V(d),p=k(f,!0),h=V(f),g=k(h,!0);F(c),n(c,(e,t)=>he?.(e,t),()=>({title:X(`path-title`),text:S(s)||X(`path-not-now`)})),W(e=>{u=z(c,1,`pill svelte-rifcu5`,null,u,{may:S(i)}),B(p,e),B(g,S(s))},[()=>X(`phone-path`)]),m(`click`,c,()=>t.game.showPath(!0)),r(e,c),A()}p([`click`]);var wi={title:``,text:``},Ti=({tip:e})=>e??wi,Ei=({onpick:e,tip:t})=>e||t?`button`:`span`;function Di(e,t=!1){let{label:n,state:r,choice:i,plan:a,hinted:o,onpick:s}=e,c=`press ${r??``}${o?` hinted`:``}`;return Ei(e)===`span`&&t?{class:c}:Ei(e)===`span`?n?{class:c,role:`img`,"aria-label":n}:{class:c,"aria-hidden":!0}:{class:c,"aria-label":t?void 0:n,"aria-pressed":r===`chosen`||void 0,"aria-disabled":!s||void 0,"data-choice":s?i:void 0,"data-plan":s?a:void 0,onclick:s}}var Oi=new Set([`$$slots`,`$$events`,`$$legacy`,`tile`,`colour`,`name`,`effects`,`rule`,`copies`,`owners`,`me`,`price`]),ki=b(`<i></i>`),Ai=b(`<span class="copies svelte-r5ksfp"></span>`),ji=b(`<span class="takers svelte-r5ksfp"></span>`),Mi=b(`<span class="rule svelte-r5ksfp"> </span>`),Ni=b(`<i class="svelte-r5ksfp"></i>`),Pi=b(`<span class="svelte-r5ksfp"></span>`),Fi=b(`<span class="effects svelte-r5ksfp"></span>`),Ii=b(`<span class="owners svelte-r5ksfp"></span>`),Li=b(`<span class="price svelte-r5ksfp"><!></span>`),Ri=b(`<span><span><svg width="30" height="30" viewBox="0 0 24 24" aria-hidden="true" class="svelte-r5ksfp"></svg> <!></span> <!> <span><b class="svelte-r5ksfp"> </b> <!> <!></span> <!> <span class="unseen svelte-r5ksfp"> </span> <!></span>`);function zi(e,t){N(t,!0);let a=j(t,`effects`,19,()=>[]),o=j(t,`rule`,3,``),s=j(t,`copies`,3,1),c=j(t,`owners`,19,()=>[]),u=I(t,Oi),f=q(()=>t.me!==void 0&&c().includes(t.me)),p=q(()=>!S(f)&&c().length>=s());var m=d(),_=y(m);g(_,()=>Ei(u),!1,(e,m)=>{n(e,(e,t)=>he?.(e,t),()=>Ti(u)),i(e,e=>({...e}),[()=>Di(u,!0)],void 0,void 0,`svelte-r5ksfp`);var g=Ri();let _;var v=l(g),b=l(v);C(b,()=>dt(t.tile),!0),F(b);var x=V(b,2),E=e=>{var t=Ai();h(t,21,()=>({length:s()}),T,(e,t,n)=>{var i=ki();let a;W(()=>a=z(i,1,`svelte-r5ksfp`,null,a,{gone:n>=s()-c().length})),r(e,i)}),F(t),r(e,t)};w(x,e=>{s()>1&&!S(p)&&e(E)}),F(v);var D=V(v,2),O=e=>{var t=ji();h(t,20,c,e=>e,(e,t)=>{{let n=q(()=>c().length>1?20:25);ge(e,{get god(){return t},get size(){return S(n)}})}}),F(t),r(e,t)};w(D,e=>{S(p)&&e(O)});var A=V(D,2);let j;var M=l(A),N=k(M,!0),P=V(M,2),I=e=>{var t=Mi(),n=k(t,!0);W(()=>B(n,o())),r(e,t)};w(P,e=>{o()&&e(I)});var L=V(P,2),ee=e=>{var t=Fi();h(t,21,a,T,(e,t)=>{var n=Pi();h(n,21,()=>S(t),T,(e,t,n,i)=>{var a=d(),o=y(a),s=e=>{$(e,{get name(){return S(t).sign},size:13})},c=e=>{var n=Ni();W(()=>R(n,`data-value`,S(t).value)),r(e,n)};w(o,e=>{`sign`in S(t)?e(s):e(c,-1)}),r(e,a)}),F(n),r(e,n)}),F(t),r(e,t)};w(L,e=>{a().length&&e(ee)}),F(A);var te=V(A,2),H=e=>{var t=Ii();h(t,20,c,e=>e,(e,t)=>{ge(e,{get god(){return t},size:19})}),F(t),r(e,t)};w(te,e=>{!S(p)&&c().length&&e(H)});var ne=V(te,2),U=k(ne,!0),G=V(ne,2),re=e=>{var n=Li();$(l(n),{name:`prayer`,size:14}),F(n),W(()=>R(n,`data-value`,t.price)),r(e,n)};w(G,e=>{t.price!==void 0&&e(re)}),F(g),W(()=>{_=z(g,1,`slab of-${t.me??``??``}`,`svelte-r5ksfp`,_,{mine:S(f),taken:S(p)}),z(v,1,`picture gem-ground gem-${t.colour??``}`,`svelte-r5ksfp`),j=z(A,1,`text svelte-r5ksfp`,null,j,{long:t.name.length>18}),B(N,t.name),B(U,t.label)}),r(m,g)}),r(e,m),A()}var Bi=b(`<button class="btn close svelte-1g49gg0" data-plan="close"><!></button>`),Vi=b(`<span class="points svelte-1g49gg0"><!> <span class="unseen"> </span></span>`),Hi=b(`<b class="count svelte-1g49gg0"> <span class="unseen"> </span></b>`),Ui=b(`<button class="svelte-1g49gg0"><!> <!></button>`),Wi=b(`<small class="svelte-1g49gg0"> </small>`),Gi=b(`<section><h2 class="svelte-1g49gg0"> <!></h2> <!></section>`),Ki=b(`<p> </p> <!>`,1),qi=b(`<div class="deal svelte-1g49gg0"><!></div>`),Ji=b(`<div class="by svelte-1g49gg0"><div class="top svelte-1g49gg0"><!> <h1 class="svelte-1g49gg0"> </h1> <!></div> <div class="colours svelte-1g49gg0" role="group"></div> <div class="list svelte-1g49gg0"><!></div> <!></div>`);function Yi(e,t){N(t,!0);let n=j(t,`picked`,15,null),i=e=>ur([e]).filter(({ways:e})=>e.length>0).length,a=U(null),o=q(()=>t.game.mine?.buyTokens.get(t.game.plan.space??``)),c=q(()=>t.pillars.find(({colour:e})=>e===S(a))??t.pillars.find(e=>e.colour===S(o)&&i(e)>0)??t.pillars.find(e=>i(e)>0)??t.pillars[0]),u=q(()=>ur(t.pillars).find(({tile:e})=>e.name===n())),d=q(()=>t.game.godOf(t.player)),f=e=>e.flatMap(e=>t.game.godOf(e)??[]),p=e=>n()===e.tile.name?`chosen`:e.ways.length?`can`:void 0,g=U(void 0);function v(e,t){let n=S(g)?.querySelector(e)?.getBoundingClientRect();if(!S(g)||!n)return;let{top:r,bottom:i}=S(g).getBoundingClientRect();t===`start`||n.top<r?S(g).scrollTop+=n.top-r-4:n.bottom>i&&(S(g).scrollTop+=n.bottom-i+8)}let b=q(()=>S(c)?.colour);J(()=>{S(b),v(`.within`,`start`)}),J(()=>{n()&&re().then(()=>v(`[aria-pressed=true]`,`nearest`))});let x=null;function C(e){let r=x?e.clientX-x.x:0,i=x?e.clientY-x.y:0;if(x=null,Math.abs(r)<60||Math.abs(r)<Math.abs(i)*2)return;let o=t.pillars.findIndex(({colour:e})=>e===S(c)?.colour)-Math.sign(r);L(a,t.pillars[Math.max(0,Math.min(t.pillars.length-1,o))]?.colour??null,!0),n(null)}var T=Ji(),E=l(T),D=l(E),O=e=>{var n=Bi(),i=l(n);fe(i,{name:`close`,size:20}),F(n),W(e=>R(n,`aria-label`,e),[()=>X(`close`)]),m(`click`,n,function(...e){t.onclose?.apply(this,e)}),r(e,n)};w(D,e=>{t.onclose&&e(O)});var M=V(D,2),P=k(M,!0),I=V(M,2),ee=e=>{var n=Vi(),i=l(n);$(i,{name:`prayer`,size:16});var a=V(i,1,!0),o=V(a),s=k(o,!0);F(n),W(e=>{B(a,t.game.mine.prayer),B(s,e)},[()=>X(`market-prayer-points`)]),r(e,n)};w(I,e=>{t.game.mine&&e(ee)}),F(E);var H=V(E,2);let ne;h(H,21,()=>t.pillars,e=>e.colour,(e,t)=>{let o=q(()=>i(S(t)));var s=Ui(),u=l(s),d=e=>{nr(e,{get colour(){return S(t).colour},get level(){return S(t).level},size:30})},f=e=>{nr(e,{get colour(){return S(t).colour},size:30})};w(u,e=>{S(t).level?e(d):e(f,-1)});var p=V(u),h=V(p),g=e=>{var t=Hi(),n=l(t,!0),i=V(n),a=k(i,!0);F(t),W(e=>{B(n,S(o)),B(a,e)},[()=>X(`market-can`)]),r(e,t)};w(h,e=>{S(o)&&e(g)}),F(s),W(e=>{R(s,`aria-pressed`,S(t)===S(c)),B(p,` ${e??``} `)},[()=>xt(S(t).colour)]),m(`click`,s,()=>{L(a,S(t).colour,!0),n(null)}),r(e,s)}),F(H);var G=V(H,2),ie=l(G),K=e=>{var i=Ki(),a=y(i);let o;var s=k(a,!0),u=V(a,2);h(u,17,()=>S(c).shelves,({level:e,lit:t,wares:n})=>e,(e,i)=>{let a=()=>S(i).level,o=()=>S(i).lit,s=()=>S(i).wares;var c=Gi();let u;var m=l(c),g=l(m,!0),_=V(g),v=e=>{var t=Wi(),n=k(t,!0);W(e=>B(n,e),[()=>X(`market-within`)]),r(e,t)};w(_,e=>{o()&&e(v)}),F(m);var y=V(m,2);h(y,17,s,e=>e.tile.name,(e,r)=>{{let i=q(()=>Q(S(r).tile.name)),a=q(()=>Xn(S(r).tile)),o=q(()=>f(S(r).owners)),s=q(()=>S(r).ways[0]?.paid??void 0),c=q(()=>p(S(r))),l=q(()=>[fr(t.game,S(r)),pr(t.game,S(r))].filter(Boolean).join(`; `));zi(e,{get tile(){return S(r).tile.name},get colour(){return S(r).tile.colour},get name(){return S(i)},get rule(){return S(a)},get copies(){return S(r).tile.copies},get owners(){return S(o)},get me(){return S(d)},get price(){return S(s)},get state(){return S(c)},get label(){return S(l)},get plan(){return`look ${S(r).tile.name??``}`},onpick:()=>n(n()===S(r).tile.name?null:S(r).tile.name)})}}),F(c),W((e,t)=>{R(c,`aria-label`,e),u=z(c,1,`svelte-1g49gg0`,null,u,{within:o()}),B(g,t)},[()=>X(`market-shelf`,{level:a()}),()=>X(`market-shelf`,{level:a()})]),r(e,c)}),W(e=>{o=z(a,1,`reach svelte-1g49gg0`,null,o,{bought:S(c).bought}),B(s,e)},[()=>mr(t.game,S(c),t.player)]),r(e,i)};w(ie,e=>{S(c)&&e(K)}),F(G),s(G,e=>L(g,e),()=>S(g));var ae=V(G,2),oe=e=>{var i=qi();Er(l(i),{get game(){return t.game},get ware(){return S(u)},narrow:!0,onbought:()=>{n(null),t.onclose?.()}}),F(i),r(e,i)};w(ae,e=>{S(u)&&e(oe)}),F(T),W((e,n)=>{B(P,e),R(H,`aria-label`,n),ne=te(H,``,ne,{"grid-template-columns":`repeat(${t.pillars.length??``}, minmax(0, 1fr))`})},[()=>X(`market-title`),()=>X(`market-colours`)]),m(`pointerdown`,G,e=>x={x:e.clientX,y:e.clientY}),m(`pointerup`,G,C),_(`pointercancel`,G,()=>x=null),r(e,T),A()}p([`click`,`pointerdown`,`pointerup`]);function Xi(e,t){let[n,r]=Tt(t);switch(n){case`space`:case`silver`:return Ve(e.spaces.map(({name:e})=>e),r);case`card`:case`discard`:case`remove`:return Ve(e.cards.map(({name:e})=>e),r);case`colour`:return Ve(e.colours,r);case`level`:case`take`:case`slot`:return/^\d$/.test(r)?r:``;case`spend`:return/^[1-9]$/.test(r)?r:``;case`action`:return Ve([`move`,`recruit`],r);case`use`:return`y`;case`pass`:return`d`;case`seal`:return`c`;default:return``}}var Zi=new Set([`space`,`silver`,`pass`,`seal`,`use`,`city`,`empty`,`raise`,`troop`,`to`,`teleport`,`transfer`,`place`,`hit`,`battle`,...Qr]);function Qi(e){let{view:t,step:n,plan:r,ahead:i}=e;if(!t.legal.length)return[];if(i.founding)return ra(e);if(r.district||(n===`choose a colour`||n===`raise it to`)&&i.raises)return ta(e);if(e.planned&&n===`your turn`||n===`take along`||n===`your turn`)return[];let a=n===`go on`?new Set([...Zi,`take`]):n===`on the road`?new Set([...Zi,`stay`]):Zi;return t.legal.filter(e=>!a.has(Tt(e)[0])).map(t=>ia(e,t))}var $i=e=>e.step===`your turn`&&!e.planned?e.view.legal.filter(e=>[`gold`,`arrange`,`creature`,`recall`,`object`].includes(Tt(e)[0])).map(t=>ia(e,t)):[],ea=e=>e?X(`costs-pp`,{n:e}):X(`costs-nothing`);function ta(e){let{plan:t,ahead:n}=e,r=n.raises??[],i=t.district?cn(r,t.district):r,a=[...new Set(i.map(({colour:e})=>e))],o=t.colour??a[0],s=a.length>1?a.map(t=>na(e,t,t===o)):[],c=i.filter(e=>e.colour===o).map(t=>({choice:Et([...e.before(`raise`),...t.choices]),name:X(`level-n`,{n:t.level}),text:``,gem:{colour:t.colour,level:t.level},brings:ea(t.paid),key:String(t.level)}));return[...s,...c]}var na=(e,t,n)=>({choice:`colour ${t}`,plan:`colour ${t}`,name:xt(t),text:X(`about-colour-${t}`),brings:``,key:``,gem:{colour:t},on:n,act:()=>e.set({colour:t})});function ra(e){let t=e.ahead.founding??[],{founded:n}=e.plan,r=e.plan.colour??_n(t,n),i=[...new Set([...e.map.zones.keys()].flatMap(e=>mn(t,n,e)))],a=[...e.map.zones.keys()].sort((t,n)=>e.unitsAt(n)-e.unitsAt(t));return e.about.colours.filter(e=>i.includes(e)).map(i=>({...na(e,i,i===r),act:()=>e.set({founded:hn(t,n,i,a)??n,colour:i})}))}function ia(e,t){let[n,r]=Tt(t),i={choice:t,name:Ut(t,e.playerName,e.step),text:``,brings:``,key:Xi(e.about,t)};switch(n){case`colour`:return{...i,text:X(`about-colour-${r}`),gem:{colour:r}};case`gold`:return{...i,name:Q(r),text:X(`gold-${r}`),tile:r};case`tile`:case`creature`:case`with`:return{...i,name:n===`tile`?Q(r):i.name,text:aa(e,r),tile:r};case`play`:case`drop`:case`draw`:case`add`:return{...i,name:n===`play`?i.name:Ct(r),text:oa(e,r),divine:r,brings:sa(e,n,r)};case`object`:return{...i,text:ui(e.about,r),token:r};case`card`:case`discard`:case`remove`:return{...i,card:r};default:return i}}function aa(e,t){let n=e.about.tiles.find(e=>e.name===t);return n?Xn(n):``}function oa(e,t){let n=e.about.divine.find(e=>e.name===t);return n?Qn(n):``}function sa(e,t,n){let r=e.about.divine.find(({name:e})=>e===n)?.cost??0;return r&&(t===`play`||t===`add`)?X(`costs-pp`,{n:r}):``}function ca(e,t,n){return e.map(e=>e.what===`priest`?{...e,what:`priest-${e.at}`,at:``}:e).filter(({what:e})=>ce(`brought-${e}`)).map(({what:e,player:r,amount:i=0,at:a,name:o})=>{let s=X(`brought-${e}`,{sign:i<0?`−`:`+`,amount:Math.abs(i),zone:a?Pt(a):``,name:o?Rt(o):``});return r&&r!==t?`${n(r)} ${s}`:s}).join(`, `)}var la={steps:0,sea:!1,teleport:null,fee:0,card:!1,battle:!1};function ua(e,t,n){return new Map(n.map(n=>[n.zone,da(e,t,n)]))}function da(e,t,{choices:n,paid:r,battle:i}){let a={steps:0,sea:!1,teleport:null,fee:0,card:!1,battle:i!==void 0},o=t;for(let t of n){let[n,i=``]=t.split(` `);(n===`to`||n===`teleport`||n===`transfer`)&&(n===`transfer`?a.card=!0:n===`teleport`?a.teleport=r:(a.steps+=1,a.sea||=!e.zones.get(o)?.beside.includes(i)),o=i)}return a.teleport===null&&(a.fee=r),a}function fa(e,{choices:t}){return[e,...t.map(e=>e.split(` `)).flatMap(([e,t])=>e===`to`||e===`teleport`||e===`transfer`?[t??``]:[])]}var pa=new Set([`take along`,`where does the creature go`,`go on`]),ma=new Set([`raise a pyramid`,`choose a colour`,`raise it to`]),ha=new Set([`empty`,`raise`,`troop`,`to`,`teleport`,`transfer`,`place`,`hit`,`battle`]);function ga(e){let{step:t,ahead:n,plan:r}=e;return e.legal.length?t===`your turn`?ba(e):t===`choose a troop`||t===`move with a priest`?xa(e,ya(e)):t===`take along`&&n.moves?.length?Ca(e,[],Xt(n.moves,r)):t===`go on`?new Map([...r.units===null?Da(e):[],...Ca(e,[],Xt(n.moves??[],r))]):kn.has(t)&&n.recruits?wa(e):ma.has(t)&&n.raises?Ta(e,[]):n.founding?Ea(e):Da(e):new Map}var _a=({plan:e,spaces:t})=>t.find(({name:t})=>t===e.space)?.action,va=({step:e,legal:t,spaces:n,used:r,plan:i},a)=>{let o=e===`your turn`?$t(a,t,n,r,i):null;return o?[o]:[]},ya=e=>[...va(e,`move`),...e.ahead.unled??[]];function ba(e){let{plan:t,ahead:n}=e,r=_a(e);if(r===`recruit`)return wa(e);if(r===`raise`)return Ta(e,va(e,`raise`));if(r===`move`||t.troop)return xa(e,ya(e));if(t.district)return Ta(e,va(e,`raise`));let i=new Map,a=t=>[`temple`,`sanctuary`].includes(e.map.zones.get(t)?.kind??``);if(e.hovers)for(let[e,{troop:t}]of Qt(n.moves??[],a))i.set(e,{plan:{goal:e,troop:t},lit:null});for(let{district:e}of n.raises??[])i.set(e,{plan:{district:e},lit:null});for(let{troop:e}of n.moves??[])i.set(e,{plan:{troop:e},lit:null});return i}function xa(e,t){let{plan:n,ahead:r,legal:i}=e,a=r.moves??[],o=n.troop?Xt(a,n):void 0,s=o?null:la,c=new Map(a.map(({troop:e})=>[e,{plan:{troop:e,goal:null},lit:s}]));for(let e of i){let[t,n]=Tt(e);t===`troop`&&!c.has(n)&&c.set(n,{choices:[e],lit:null})}return n.troop&&c.delete(n.troop),new Map([...c,...Ca(e,t,o)])}var Sa=e=>e.at(-1)===`pass`?e.slice(0,-1):e;function Ca({map:e,plan:t},n,r){if(!r)return new Map;let i=[...r.to,...r.by_card??[]],a=ua(e,r.troop,i);return new Map(i.map(e=>[e.zone,{choices:[...n,...t.onward?Sa(e.choices):e.choices],lit:a.get(e.zone)??la,arrival:e}]))}function wa({ahead:e,plan:t}){let{recruits:n}=e;if(!n)return new Map;let r=Object.keys(n.room).filter(e=>rn(n,t.placed,e,t.most));return new Map(r.map(e=>[e,{plan:sn(n,t,e),lit:la}]))}function Ta({ahead:e,plan:t},n){let r=e.raises??[],i=new Map;for(let{district:e}of r){let[a,...o]=cn(r,e);if(e===t.district||!a)continue;let s={...la,fee:Math.min(a.paid,...o.map(({paid:e})=>e))};i.set(e,o.length?{plan:{district:e,colour:null},lit:t.district?null:s}:{choices:[...n,...a.choices],lit:s})}return i}function Ea({ahead:e,plan:t,map:n}){let r=e.founding??[],i=new Map;for(let e of n.zones.keys()){let n=gn(r,t.founded,t.colour,e);if(n){i.set(e,{plan:{founded:n,colour:null},lit:la});continue}let a=mn(r,t.founded,e),o=t.colour??_n(r,t.founded),s=a.find(e=>e===o)??(t.colour?void 0:a[0]);s&&i.set(e,{plan:{founded:vn(t.founded,e,s),colour:null},lit:la})}return i}function Da({legal:e,map:t}){let n=new Map;for(let r of e){let[e,i]=Tt(r),a=e===`city`?[...t.zones.values()].filter(({city:e})=>e===i).map(e=>e.name):ha.has(e)&&kt(i)?[i]:[];for(let e of a)n.has(e)||n.set(e,{choices:[r],lit:la})}return n}function Oa(e){let{seat:t,view:n}=e,r=e.mine?.god;if(t.over)return{god:Ga(e),text:Ka(e)};let i=ka(e);if(i)return{god:r,text:X(`prompt-confirm-attack`,i)};if(t.may.confirm&&t.may.held)return{god:r,text:X(`prompt-confirm`,{choice:$a(e,t.may.held)})};if(n.legal.length)return{god:r,text:ja(e)};if(n.asks?.waiting){let t=n.asks.waiting.map(e.playerName).join(`, `);return{god:r,text:X(`prompt-waiting`,{step:wt(e.step),names:t})}}let a=n.owing[0];return a?{god:e.godOf(a),text:X(`prompt-other`,{player:e.playerName(a),step:wt(e.step)})}:{god:void 0,text:X(`prompt-nobody`)}}function ka({ahead:e,seat:t,playerName:n}){let{confirm:r,held:i}=t.may;if(!r||!i)return null;let a=(e.moves??[]).flatMap(({to:e,by_card:t=[]})=>[...e,...t]).find(({choices:e})=>e[0]===i);if(!a?.battle)return null;let[o=0,s=0]=a.battle.strength;return{enemy:n(a.battle.enemy),zone:Pt(a.zone),own:o,strength:s,paid:a.paid}}var Aa=e=>!e.view.legal.some(e=>e.startsWith(`space `));function ja(e){let{step:t,plan:n,journey:r,action:i}=e,a=Pa(e);return r&&n.goal?X(`go-there`,{units:r.units,zone:Pt(n.goal)}):r?X(t===`go on`?`prompt-go-on`:`prompt-move-where`,a):n.district?X(`prompt-raise-it-to`,a):t===`your turn`&&i===`move`&&e.pathOpen?X(`prompt-plan-move-path`):t===`your turn`&&i?X(`prompt-plan-${i}`,a):t===`your turn`?X(Aa(e)?`prompt-turn-more`:`prompt-turn`,a):Z(`prompt-${Y(Ma(e))}`,Z(`prompt-${Y(t)}`,wt(t),a),a)}var Ma=e=>`${e.step} ${e.view.asks?.at??``}`;function Na(e){let t=e.mine?.spaces??[];return[...new Set(e.about.spaces.map(({floor:e})=>e))].sort().filter(n=>!e.about.spaces.some(e=>e.floor===n&&t.includes(e.name)))}function Pa(e){let{plan:t,journey:n,ahead:r,mine:i}=e,a=en(t.placed),o=e.view.position.frames.at(-1)??{frame:``},s=t.district??String(o.zone??o.district??``),c=e.view.position.frames.findLast(e=>e.frame===`a card acts`),l=e.view.position.frames.findLast(e=>e.frame===`enter`),u=e.step===`on the road`?String(o.to??``):``,d=r.founding?.[0]?.pyramids.reduce((e,{level:t})=>e+t,0)??0;return{units:n?.units??Number(o.units??o.left??0),from:n?Pt(n.troop):``,stay:n?e.unitsAt(n.troop)-n.units:0,zone:s?Pt(s):``,prayer:i?.prayer??0,recruits:a,most:(r.recruits?.prices.length??1)-1,price:r.recruits?.prices[a]??0,creature:Q(String(o.creature??o.more?.[0]??``)),card:c?Ct(String(c.card)):``,does:c?Fa(e,String(c.card)):``,who:c?e.playerName(String(c.player)):l?e.playerName(String(l.player)):``,enemies:l?ar(e.view,String(l.player),String(l.zone)):0,at:u?Rt(u):``,lies:u?($r(e)?.tokens[u]??[]).flatMap(e=>e?[Rt(e)]:[]).join(`, `):``,left:d-t.founded.reduce((e,{level:t})=>e+t,0),tokens:i?.tokens.left??0,veterans:i?.veterans??0,floors:Na(e).join(`, `),bare:Na(e).length}}function Fa(e,t){let n=e.about.divine.find(e=>e.name===t);return n?Qn(n):``}function Ia(e){let{view:t,step:n,plan:r,journey:i,action:a,ahead:o}=e,s=ka(e);if(s)return X(s.paid?`detail-confirm-attack-paid`:`detail-confirm-attack`,s);if(e.seat.over||e.seat.may.confirm)return``;if(e.seat.viewer===`spectator`)return X(`spectators`);if(!t.legal.length)return za(e)||(t.owing.includes(e.seat.viewer)?``:X(`detail-wait`));let c=Pa(e);return i?X(r.onward?`detail-stop-on-the-way`:n===`go on`&&c.stay?`detail-go-on-part`:`detail-move-where`,c):r.district?X(`detail-raise-it-to`,c):kn.has(n)||a===`recruit`?o.recruits?X(o.recruits.ways?`detail-hired`:`detail-recruit`,c):X(`detail-place-units`,c):n===`your turn`&&!a?za(e)||(Aa(e)?X(`detail-turn-more`):Na(e).length?X(`detail-turn`,c):X(`detail-turn-free`,c)):n===`your turn`&&a===`move`&&e.pathOpen?X(`detail-move-with-a-priest`):n===`your turn`?X(`detail-plan-${a}`,c):o.founding&&r.colour?`${xt(r.colour)}: ${X(`about-colour-${r.colour}`)}`:o.founding&&r.founded.length?X(c.left===0?`detail-founded`:`detail-founded-rest`):n===`choose the next battle`?t.legal.map(t=>La(e,Tt(t)[1])).join(`; `):Z(`detail-${Y(Ma(e))}`,Z(`detail-${Y(n)}`,``,c),c)}function La(e,t){let n=e.board.sites.get(t)?.troops.filter(({player:t})=>t!==e.seat.viewer)??[];return`${Pt(t)}: ${n.map(t=>Kt(e,t)).join(`, `)}`}var Ra=({winsAt:e},t)=>e===`turn`?t:`${t}-day`;function za(e){let{winning:t,seat:n}=e;return!t.length||n.over?``:t.includes(n.viewer)?X(Ra(e,`winning-you`)):X(Ra(e,`winning-other`),{names:t.map(e.playerName).join(`, `)})}var Ba=({to:e,by_card:t=[]})=>[...e,...t].some(({choices:e})=>e.at(-1)===`pass`),Va=new Set([`your turn`,`place units`,`go on`,`use night tiles`]);function Ha(e){let{view:t,step:n,plan:r,ahead:i}=e,a=[];if(!t.legal.length)return a;let o={choice:`back`,plan:`back`,label:X(`back`),icon:`left`,key:`Escape`,act:e.back};(e.planned&&n===`your turn`||e.planned&&(r.troop||r.goal||r.district||en(r.placed)||r.founded.length))&&a.push(o);let s=i.recruits&&(kn.has(n)||e.action===`recruit`)?i.recruits:null;if(s){let t=[...e.before(`recruit`),...an(s,r.placed)],i=en(r.placed),o=s.prices[i]??0;return t.length&&a.push({choice:Et(t),label:i?X(`place-n`,{n:i}):X(n===`your turn`?`done`:`pass-place-units`),...o?{brings:X(`costs-pp`,{n:o})}:{},main:!0,icon:`check`,key:`d`}),a}let c=i.founding&&pn(i.founding,r.founded);c&&a.push({choice:Et(c.choices),label:X(`build-as-shown`),main:!0,icon:`check`,key:`d`});let l=r.goal?e.targets.get(r.goal):void 0;if(r.goal&&l?.choices&&l.arrival){let{paid:t,battle:n}=l.arrival,[r=0,i=0]=n?.strength??[],o=[...n?[X(`go-there-battle`,{enemy:e.playerName(n.enemy),own:r,strength:i})]:[],...t?[X(`costs-pp`,{n:t})]:[]].join(` · `),s=Sa(l.choices);s.length<l.choices.length&&a.push({choice:Et(s),label:X(`go-there-on`)}),a.push({choice:Et(l.choices),label:X(`go-now`),...o?{brings:o}:{},main:!0,icon:`check`,key:`d`})}if(e.journey&&!r.goal&&Ba(e.journey)&&a.push({choice:`onward`,plan:`onward`,label:X(`stop-on-the-way`),on:r.onward,...r.onward?{icon:`check`}:{},act:()=>e.set({onward:!r.onward})}),n===`your turn`&&e.eitherToken&&a.push({choice:`silver`,plan:`silver`,label:X(`silver-token`),...r.silver?{icon:`check`}:{},act:()=>e.set({silver:!r.silver})}),a.push(...$i(e).map(({choice:e,name:t})=>({choice:e,label:t}))),n===`veto`&&t.legal.includes(`pass`))return[...a,...Ua(t.legal)];let u=e.action===`buy`&&e.about.null_buy&&r.space?e.spaceChoice(r.space):void 0;if(u&&a.push({choice:Et([u,`pass`]),label:X(`buy-nothing`)}),t.legal.includes(`pass`)&&!(n===`your turn`&&e.planned)){let t=Va.has(n);a.push({choice:`pass`,label:Wa(e),main:t,...t?{icon:`check`}:{},key:`d`})}if(t.legal.includes(`seal`)&&a.push({choice:`seal`,label:Ut(`seal`),main:!0,icon:`check`,key:`c`}),t.legal.includes(`use`)){let r=ca((i.brings?.use??[]).filter(({what:e})=>e!==`token`),e.seat.viewer,e.playerName);t.legal.includes(`stay`)&&a.push({choice:`stay`,label:Ut(`stay`,void 0,n),key:`d`}),a.push({choice:`use`,label:Ut(`use`,void 0,n),...r?{brings:r}:{},main:!0,icon:`check`,key:`y`})}return a}var Ua=e=>e.map(e=>e===`pass`?{choice:`pass; seal`,label:X(`pass-veto`),main:!0,icon:`check`,key:`d`}:{choice:`${e}; seal`,label:Ut(e,void 0,Mn),brings:X(`veto-brings`)}),Wa=e=>Z(`pass-${Y(e.step)}`,X(`choice-pass`));function Ga(e){let t=e.seat.over?.winners[0];return t?e.godOf(t):void 0}function Ka(e){let t=e.seat.over;if(!t)return``;let n=t.winners.map(e.playerName).join(`, `);return n?X(`over-won`,{names:n,reason:X(`over-${Y(t.reason)}`)}):X(`over-nobody`)}var qa=2,Ja=.05;function Ya(e){let t=e.filter(([,e])=>e>=Ja).slice(0,qa).map(([e])=>Z(`why-more-${Y(e)}`,``)).filter(Boolean).join(`, `);return t?X(`hint-because`,{list:t}):``}function Xa(e,t,n){let r=t,i=0,a=t?n(t):0;return e.map(e=>{let[t,o]=Tt(e);if(t===`troop`)[r,i,a]=[o,0,n(o)];else if(t===`to`||t===`teleport`||t===`transfer`)[r,i]=[o,a];else if(t===`take`&&r){let t=n(r)+i-Number(o);return a=Number(o),{choice:e,stay:t}}return{choice:e}})}function Za(e,{choice:t,then:n,why:r}){let i=Xa([t,...n],e.journey?.troop??null,e.unitsAt).filter((e,t)=>!t||e.choice!==`pass`&&e.stay!==0).slice(0,5).map((t,n)=>t.stay?X(`hint-part`,{go:Number(Tt(t.choice)[1]),stay:t.stay}):n?Ut(t.choice,e.playerName):eo(e,t.choice));return{says:X(`hint-says`,{choice:i.join(` → `)}),because:Ya(r)}}var Qa=new Set([`pass`,`space`,`silver`,`take`]);function $a(e,t){let n=e.seat.gesture.filter(e=>!Qa.has(Tt(e)[0]));return n.length?n.map(t=>Ut(t,e.playerName)).join(` → `):eo(e,t)}function eo(e,t){if(t===`pass`)return Wa(e);let[n,r]=Tt(t),i=n===`space`?e.about.spaces.find(({name:e})=>e===r):void 0;return i?St(i.action):Ut(t,e.playerName,e.step)}var to=b(`<span><!></span>`),no=b(`<span class="bought svelte-1ak0flp"><!></span>`),ro=b(`<span class="space svelte-1ak0flp"><!> <span class="word svelte-1ak0flp"> <span class="unseen"> </span></span></span> <!>`,1),io=b(`<div class="floor svelte-1ak0flp"><svg class="course svelte-1ak0flp" viewBox="0 0 100 54" preserveAspectRatio="none" aria-hidden="true"><path d="M2,.6 H98 L100,53 H0Z" class="svelte-1ak0flp"></path><path class="light svelte-1ak0flp" d="M2.2,2 H97.8"></path></svg> <!></div>`),ao=b(`<i><!></i>`),oo=b(`<div role="group"><div class="floor tip svelte-1ak0flp"><svg class="course svelte-1ak0flp" viewBox="0 0 100 54" preserveAspectRatio="none" aria-hidden="true"><path d="M43,1 H57 L98,53 H2Z" class="svelte-1ak0flp"></path></svg> <!></div> <!> <span class="tokens svelte-1ak0flp" role="img"></span></div>`);function so(e,t){N(t,!0);let a=j(t,`silver`,3,!1),o=q(()=>[...new Set(t.spaces.map(({floor:e})=>e))].sort((e,t)=>t-e)),s=q(()=>Math.max(...S(o).map(e=>t.spaces.filter(t=>t.floor===e).length))),c=({state:e})=>e===`used`||e===`chosen`;var u=oo();let f;var p=l(u),m=V(l(p),2),_=e=>{var a=d(),o=y(a);g(o,()=>Ei(t.tip),!1,(e,a)=>{n(e,(e,t)=>he?.(e,t),()=>Ti(t.tip)),i(e,e=>({...e}),[()=>Di(t.tip)],void 0,void 0,`svelte-1ak0flp`);var o=to();let s;$(l(o),{name:`gold`,size:22}),F(o),W(()=>s=z(o,1,`gold svelte-1ak0flp`,null,s,{none:!t.tip.state})),r(a,o)}),r(e,a)};w(m,e=>{t.tip&&e(_)}),F(p);var v=V(p,2);h(v,16,()=>S(o),e=>e,(e,a)=>{let o=q(()=>t.spaces.filter(e=>e.floor===a));var u=io();let f;var p=V(l(u),2);h(p,17,()=>S(o),e=>e.name,(e,a)=>{var o=d(),s=y(o);g(s,()=>Ei(S(a)),!1,(e,o)=>{n(e,(e,t)=>he?.(e,t),()=>Ti(S(a))),i(e,e=>({...e}),[()=>Di(S(a),!0)],void 0,void 0,`svelte-1ak0flp`);var s=ro(),u=y(s),d=l(u),f=e=>{var n=to(),i=l(n);ge(i,{get god(){return t.god},size:27}),F(n),W(()=>z(n,1,`token ${S(a).token??`plain`??``}`,`svelte-1ak0flp`)),r(e,n)},p=q(()=>c(S(a))),m=e=>{$(e,{get name(){return S(a).sign},size:22})};w(d,e=>{S(p)?e(f):e(m,-1)});var h=V(d,2),g=l(h,!0),_=V(g),v=k(_);F(h),F(u);var b=V(u,2),x=e=>{var t=no();nr(l(t),{get colour(){return S(a).bought},size:18}),F(t),r(e,t)};w(b,e=>{S(a).bought&&e(x)}),W(()=>{B(g,S(a).word),B(v,`, ${S(a).label??``}`)}),r(o,s)}),r(e,o)}),F(u),W(()=>f=te(u,``,f,{width:`${S(o).length/S(s)*94+6}%`})),r(e,u)});var b=V(v,2);h(b,21,()=>({length:t.tokens.total}),T,(e,n,i)=>{var a=ao();let o;var s=l(a),c=e=>{ge(e,{get god(){return t.god},size:21})};w(s,e=>{i<t.tokens.left&&e(c)}),F(a),W(()=>o=z(a,1,`svelte-1ak0flp`,null,o,{gone:i>=t.tokens.left})),r(e,a)}),F(b),F(u),W(()=>{f=z(u,1,`pyramid svelte-1ak0flp`,null,f,{silver:a()}),R(u,`aria-label`,t.label),R(b,`aria-label`,t.tokens.label)}),r(e,u),A()}var co=b(`<section><div class="head svelte-18kofhk"><h2 class="svelte-18kofhk"> </h2><span><!></span></div> <!></section>`);function lo(e,t){N(t,!0);let n=j(t,`game`,7),i=j(t,`bare`,3,!1),a=q(()=>n().mine),o=q(()=>n().step===`your turn`&&n().view.legal.length>0),s=q(()=>S(o)&&(n().plan.silver||!n().view.legal.some(e=>e.startsWith(`space `)))),c=q(()=>n().view.legal.filter(e=>e.startsWith(`gold `))),u=q(()=>Na(n())),f=q(()=>n().plan.space??(n().action?n().before(n().action)[0]?.split(` `)[1]??null:null));function p({name:e}){if(S(a)?.spaces.includes(e))return X(`space-used`);let t=S(o)?n().ahead.forbidden?.[`space ${e}`]:void 0;return t?se(X(`refused-${Y(t.why)}`)):``}let m=q(()=>n().about.spaces.map(e=>{let t=S(o)?n().spaceChoice(e.name):void 0,r=S(a)?.spaces.includes(e.name)??!1,i=S(a)?.buyTokens.get(e.name),s=[X(`about-action-${e.action}`),t?``:p(e)].filter(Boolean).join(` `);return{name:e.name,floor:e.floor,sign:e.action,word:X(`command-${e.action}`),label:It(e.name),...i?{bought:i}:{},...r?{state:`used`}:t&&S(f)===e.name?{state:`chosen`}:t?{state:`can`}:S(o)?{state:`shut`}:{},tip:{title:St(e.action),text:s,more:()=>n().rule=n().about.rules.action?.[e.action]??null},hinted:n().seat.hint?.choice===t&&t!==void 0,...t?{onpick:()=>n().begin(e),...n().direct(e)?{choice:t}:{plan:`space ${e.name}`}}:{}}})),h=q(()=>S(a)?.tiles.filter(e=>n().about.tiles.find(({name:t})=>t===e)?.gold)??[]),g=q(()=>{if(!S(h).length||!S(a))return;let e=S(c).length===1?S(c)[0]:void 0,t=S(a).tokens.gold?S(c).length?`can`:void 0:`used`,r=S(h).map(e=>`${Q(e)}: ${X(`gold-${e}`)}`).join(`. `);return{label:X(`gold-token`),...t?{state:t}:{},tip:{title:X(`gold-token`),text:r},...e?{choice:e,onpick:()=>void n().choose(e)}:{}}});var _=d(),v=y(_),b=e=>{var t=co();let c;var d=l(t),f=l(d),p=k(f,!0),h=V(f),_=l(h),v=e=>{var t=G();W(e=>B(t,e),[()=>X(`floors-need`,{n:S(u).length,floors:S(u).join(`, `)})]),r(e,t)},y=e=>{var t=G();W(e=>B(t,e),[()=>X(`tokens-left`,{n:S(a).tokens.left})]),r(e,t)};w(_,e=>{S(o)&&S(u).length?e(v):e(y,-1)}),F(h),F(d);var b=V(d,2);{let e=q(()=>({left:S(a).tokens.left,total:n().about.tokens,label:X(`tokens-left`,{n:S(a).tokens.left})})),t=q(()=>X(`actions`));so(b,ne({get god(){return S(a).god},get spaces(){return S(m)},get silver(){return S(s)}},()=>S(g)?{tip:S(g)}:{},{get tokens(){return S(e)},get label(){return S(t)}}))}F(t),W((e,n)=>{c=z(t,1,`actions svelte-18kofhk`,null,c,{card:!i()}),R(t,`aria-label`,e),B(p,n)},[()=>X(`actions`),()=>X(`actions`)]),r(e,t)};w(v,e=>{S(a)&&e(b)}),r(e,_),A()}var uo=/^play /;function fo(e,t){let n=t.filter(e=>e!==`pass`);return e===`your turn`&&t.includes(`pass`)?n.length?n.every(e=>uo.test(e))?{choice:`pass`,seconds:6,patient:!0}:null:{choice:`pass`,seconds:3,patient:!1}:(e===`veto`||e===`escape`)&&t.join()===`pass`?{choice:e===`veto`?`pass; seal`:`pass`,seconds:4,patient:!1}:e===`stay or recall`&&t.includes(`pass`)?{choice:`pass`,seconds:8,patient:!0}:e===`spend veterans`&&t.includes(`spend 0`)?{choice:`spend 0`,seconds:8,patient:!0}:null}var po=8,mo=4,ho=class{game;steps;still;#e=U(0);get left(){return S(this.#e)}set left(e){L(this.#e,e,!0)}#t=U(``);get waited(){return S(this.#t)}set waited(e){L(this.#t,e,!0)}constructor(e,t,n=()=>!1){this.game=e,this.steps=t,this.still=n,J(()=>this.run())}#n=q(()=>`${this.game.since} ${this.game.step} ${this.game.plan.goal??``}`);get moment(){return S(this.#n)}set moment(e){L(this.#n,e)}#r=q(()=>{let{seat:e,step:t,view:n}=this.game;if(this.still()||!me.onward||!e.owes||e.may.confirm||!this.steps.includes(t)||me.confirm&&(this.game.planned||t!==`your turn`))return null;let{goal:r}=this.game.plan,i=r?this.game.targets.get(r)?.choices:void 0;return i?{choice:Et(i),seconds:mo,patient:!0}:this.game.planned?null:fo(t,n.legal)});get found(){return S(this.#r)}set found(e){L(this.#r,e)}#i=q(()=>this.waited===this.moment?null:this.found);get running(){return S(this.#i)}set running(e){L(this.#i,e)}run(){let{running:e,game:t}=this;if(!e)return;let n=()=>this.left=e.seconds;n();let r=setInterval(()=>{document.hidden||t.market||t.sheet||t.rule||document.querySelector(`dialog[open]`)?n():this.left>1?--this.left:this.left>0&&(this.left=0,this.answer(e.choice))},1e3),i=null,a=({clientX:t,clientY:r})=>{i&&Math.hypot(t-i.x,r-i.y)>po&&n(),i&&this.left!==e.seconds||(i={x:t,y:r})},o=new AbortController;if(e.patient){for(let e of[`pointerdown`,`keydown`,`wheel`,`touchmove`])addEventListener(e,n,{capture:!0,passive:!0,signal:o.signal});addEventListener(`pointermove`,a,{capture:!0,passive:!0,signal:o.signal})}return()=>{clearInterval(r),o.abort()}}async answer(e){await this.game.gesture(e)&&this.game.seat.may.confirm&&this.game.seat.send({t:`confirm`})}on(e){let{running:t,left:n}=this;if(!t)return[...e];let r=e.map(e=>e.choice===t.choice?{...e,clock:{left:n,of:t.seconds}}:e);return this.game.planned?r:[{choice:`wait`,plan:`wait`,label:X(`wait`),act:()=>this.waited=this.moment},...r]}},go=b(`<button class="svelte-1i6lwda"></button>`),_o=b(`<div class="many svelte-1i6lwda" role="group"></div>`);function vo(e,t){N(t,!0);let n=j(t,`title`,3,``);var i=_o();h(i,21,()=>({length:t.most}),T,(e,n,i)=>{var a=go();a.textContent=i+1,W(e=>{R(a,`aria-pressed`,t.now===i+1),R(a,`data-plan`,`${t.plan??``} ${i+1}`),R(a,`aria-label`,e)},[()=>X(`units-of`,{n:i+1,of:t.most})]),m(`click`,a,()=>t.onpick(i+1)),r(e,a)}),F(i),W(()=>{R(i,`aria-label`,t.label),R(i,`title`,n())}),r(e,i),A()}p([`click`]);var yo=new Set([`$$slots`,`$$events`,`$$legacy`,`card`,`loss`,`god`,`mini`,`width`,`state`]),bo=b(`<i><!></i>`),xo=b(`<b class="svelte-ue6gv7"></b> <span></span>`,1),So=b(`<span class="value skull svelte-ue6gv7"><!><i class="svelte-ue6gv7"></i></span>`),Co=b(`<span><!><i class="svelte-ue6gv7"></i></span> <span><!><i class="svelte-ue6gv7"></i></span>`,1),wo=b(`<span class="ground svelte-ue6gv7"><!><b class="svelte-ue6gv7"></b></span> <span class="foot svelte-ue6gv7"><!></span>`,1),To=b(`<span><!></span>`);function Eo(e,a){N(a,!0);let o=j(a,`loss`,3,0),s=j(a,`mini`,3,!1),c=j(a,`width`,19,()=>s()?27:92),f=I(a,yo),p=q(()=>({...f,state:a.state===`aside`?void 0:a.state})),m=q(()=>(a.card??`0/0/0`).split(`/`).map(Number)),_=q(()=>ie(S(m),3)),b=q(()=>v(S(_)[0],0)),x=q(()=>v(S(_)[1],0)),C=q(()=>v(S(_)[2],0)),E=q(()=>[...Array(S(x)).fill(`damage`),...Array(S(C)).fill(`defence`),...Array(o()).fill(`skull`)]);var D=d(),O=y(D);g(O,()=>Ei(S(p)),!1,(e,d)=>{n(e,(e,t)=>he?.(e,t),()=>Ti(S(p))),i(e,e=>({...e,[t]:{"font-size":`${c()/10}px`}}),[()=>Di(S(p))],void 0,void 0,`svelte-ue6gv7`);var f=To();let m;var g=l(f),_=e=>{{let t=q(()=>Math.round(c()*.5));$(e,{name:`prayer`,get size(){return S(t)}})}},v=e=>{var t=xo(),n=y(t),i=V(n,2);let a;h(i,21,()=>S(E),T,(e,t)=>{var n=bo(),i=l(n);{let e=q(()=>Math.max(7.5,c()*.3));$(i,{get name(){return S(t)},get size(){return S(e)}})}F(n),W(()=>z(n,1,u(S(t)),`svelte-ue6gv7`)),r(e,n)}),F(i),W(()=>{R(n,`data-value`,S(b)),a=z(i,1,`pips svelte-ue6gv7`,null,a,{many:S(E).length>3})}),r(e,t)},D=e=>{var t=wo(),n=y(t),i=l(n);{let e=q(()=>c()*.24);$(i,{name:`strength`,get size(){return S(e)}})}var a=V(i);F(n);var s=V(n,2),u=l(s),d=e=>{var t=So(),n=l(t);{let e=q(()=>c()*.2);$(n,{name:`skull`,get size(){return S(e)}})}var i=V(n);F(t),W(()=>R(i,`data-value`,`−${o()??``}`)),r(e,t)},f=e=>{var t=Co(),n=y(t);let i;var a=l(n);{let e=q(()=>c()*.2);$(a,{name:`damage`,get size(){return S(e)}})}var o=V(a);F(n);var s=V(n,2);let u;var d=l(s);{let e=q(()=>c()*.19);$(d,{name:`defence`,get size(){return S(e)}})}var f=V(d);F(s),W(()=>{i=z(n,1,`value damage svelte-ue6gv7`,null,i,{none:!S(x)}),R(o,`data-value`,S(x)),u=z(s,1,`value defence svelte-ue6gv7`,null,u,{none:!S(C)}),R(f,`data-value`,S(C))}),r(e,t)};w(u,e=>{o()?e(d):e(f,-1)}),F(s),W(()=>R(a,`data-value`,S(b))),r(e,t)};w(g,e=>{a.card===void 0?e(_):s()?e(v,1):e(D,-1)}),F(f),W(()=>m=z(f,1,`face ${a.god?`of-${a.god}`:``}`,`svelte-ue6gv7`,m,{mini:s(),aside:a.state===`aside`,back:a.card===void 0})),r(d,f)}),r(e,D),A()}var Do=b(`<b aria-hidden="true" class="svelte-n34177"> </b>`),Oo=b(`<svg viewBox="-18.5 -18.5 37 37" aria-hidden="true"></svg> <!>`,1);function ko(e,a){N(a,!0);let o=j(a,`size`,3,30),s=j(a,`count`,3,1),c=j(a,`plain`,3,!1),l=j(a,`more`,3,``),u=q(()=>ci(a.game.about,a.token)),f=q(()=>s()>1?`${si(a.token)} ×${s()}`:si(a.token)),p=q(()=>({label:S(f),...c()?{}:{tip:fi(a.game,a.token,l())}}));var m=d(),h=y(m);g(h,()=>Ei(S(p)),!1,(e,c)=>{n(e,(e,t)=>he?.(e,t),()=>Ti(S(p))),i(e,e=>({...e,[t]:{"--size":`${o()??``}px`}}),[()=>Di(S(p))],void 0,void 0,`svelte-n34177`);var l=Oo(),d=y(l);C(d,()=>ft(a.token,S(u)?.kind??`object`,S(u)?.level??1),!0),F(d);var f=V(d,2),m=e=>{var t=Do(),n=k(t,!0);W(()=>B(n,s())),r(e,t)};w(f,e=>{s()>1&&e(m)}),W(()=>{R(d,`width`,o()),R(d,`height`,o())}),r(c,l)}),r(e,m),A()}var Ao=new Set([`$$slots`,`$$events`,`$$legacy`,`tile`,`colour`,`level`,`size`,`owners`]),jo=b(`<i class="cut svelte-b8rymp"></i>`),Mo=b(`<span class="owners svelte-b8rymp"></span>`),No=b(`<span><svg viewBox="0 0 24 24" aria-hidden="true"></svg> <span class="dots svelte-b8rymp"></span></span> <!>`,1);function Po(e,a){N(a,!0);let o=j(a,`size`,3,35),s=j(a,`owners`,19,()=>[]),c=I(a,Ao),u=q(()=>s().length>0);var f=d(),p=y(f);g(p,()=>Ei(c),!1,(e,d)=>{n(e,(e,t)=>he?.(e,t),()=>Ti(c)),i(e,e=>({...e,[t]:{"--size":`${o()??``}px`}}),[()=>Di(c)],void 0,void 0,`svelte-b8rymp`);var f=No(),p=y(f);let m;var g=l(p);C(g,()=>dt(a.tile),!0),F(g);var _=V(g,2);h(_,21,()=>({length:a.level}),T,(e,t)=>{var n=jo();r(e,n)}),F(_),F(p);var v=V(p,2),b=e=>{var t=Mo();h(t,20,s,e=>e,(e,t)=>{{let n=q(()=>Math.round(s().length>1?o()*.46:o()*.62));ge(e,{get god(){return t},get size(){return S(n)}})}}),F(t),r(e,t)};w(v,e=>{S(u)&&e(b)}),W((e,t)=>{m=z(p,1,`tile gem-ground gem-${a.colour??``}`,`svelte-b8rymp`,m,{taken:S(u)}),R(g,`width`,e),R(g,`height`,t)},[()=>Math.round(o()*.66),()=>Math.round(o()*.66)]),r(d,f)}),r(e,f),A()}var Fo=x(`<svg class="divine svelte-a6nzt2" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"></svg>`),Io=b(`<span class="icon svelte-a6nzt2"><!></span>`),Lo=b(`<em class="svelte-a6nzt2"> </em>`),Ro=b(`<small class="svelte-a6nzt2"> </small>`),zo=b(`<kbd aria-hidden="true" class="svelte-a6nzt2"> </kbd>`),Bo=b(`<button><!> <span> <!><!></span> <!></button>`),Vo=b(`<div role="group"></div>`);function Ho(e,t){N(t,!0);let i=j(t,`line`,3,!1),a=e=>t.game.about.tiles.find(t=>t.name===e),o=({act:e,choice:n})=>e?e():void t.game.gesture(n);var s=Vo();let c;h(s,21,()=>t.offers,e=>e.choice,(e,i)=>{let s=q(()=>S(i)),c=q(()=>S(i).tile?a(S(i).tile):void 0);var u=Bo();let d;var f=l(u),p=e=>{nr(e,ne(()=>S(s).gem,{size:26}))},h=e=>{Po(e,{get tile(){return S(c).name},get colour(){return S(c).colour},get level(){return S(c).level},size:28})},g=e=>{var t=Fo();C(t,()=>ot(S(s).divine),!0),F(t),r(e,t)},_=e=>{ko(e,{get game(){return t.game},get token(){return S(s).token},size:28,plain:!0})},v=e=>{Eo(e,{get card(){return S(s).card},mini:!0,width:22})},y=e=>{var t=Io(),n=l(t);fe(n,{name:`check`,size:18}),F(t),r(e,t)};w(f,e=>{S(s).gem?e(p):S(c)?e(h,1):S(s).divine?e(g,2):S(s).token?e(_,3):S(s).card?e(v,4):e(y,-1)});var b=V(f,2),x=l(b,!0),T=V(x),E=e=>{var t=Lo(),n=k(t,!0);W(()=>B(n,S(s).brings)),r(e,t)};w(T,e=>{S(s).brings&&e(E)});var D=V(T),O=e=>{var t=Ro(),n=k(t,!0);W(()=>B(n,S(s).text)),r(e,t)};w(D,e=>{(S(c)||S(s).token)&&S(s).text&&e(O)}),F(b);var A=V(b,2),j=e=>{var t=zo(),n=k(t,!0);W(()=>B(n,S(s).key)),r(e,t)};w(A,e=>{S(s).key&&e(j)}),F(u),n(u,(e,t)=>he?.(e,t),()=>({title:S(s).name,text:[S(s).brings,S(s).text].filter(Boolean).join(`. `)})),W(()=>{d=z(u,1,`offer svelte-a6nzt2`,null,d,{hinted:t.game.seat.hint?.choice===S(s).choice,on:S(s).on}),R(u,`aria-pressed`,S(s).on),R(u,`data-choice`,S(s).plan?void 0:S(s).choice),R(u,`data-plan`,S(s).plan),B(x,S(s).name)}),m(`click`,u,()=>o(S(i))),r(e,u)}),F(s),W(e=>{c=z(s,1,`tray row svelte-a6nzt2`,null,c,{line:i()}),R(s,`aria-label`,e)},[()=>X(`choices`)]),r(e,s),A()}p([`click`]);var Uo=b(`<button class="btn" role="switch" data-plan="with"><!> </button>`),Wo=b(`<div class="row svelte-1vlyb6u"><!> <!></div>`);function Go(t,n){N(n,!0);let i=q(()=>n.game.journey?.troop??``),a=q(()=>n.game.board.sites.get(S(i))?.troops.find(({player:e})=>e===n.game.seat.viewer)),o=q(()=>(n.game.step===`go on`?n.game.ahead.moves?.[0]?.units:S(a)?.units)??1),s=q(()=>n.game.plan.units??S(o)),c=q(()=>S(a)!==void 0&&S(s)<S(a).units),u=q(()=>n.game.step!==`go on`||(n.game.ahead.moves?.length??0)>1),f=e=>void n.game.part(e===S(o)?null:e,n.game.plan.alone);function p(e){if(e.target.closest(`input, textarea, select, dialog`)||e.ctrlKey||e.metaKey||e.altKey)return;let t=Number(e.key);!S(a)||!S(u)||!Number.isInteger(t)||t<1||t>S(a).units||(e.preventDefault(),e.stopImmediatePropagation(),f(t))}var h=d();_(`keydown`,e,p,!0);var g=y(h),v=e=>{var t=Wo(),i=l(t),o=e=>{{let t=q(()=>X(`how-many`)),n=q(()=>X(`how-many-what`));vo(e,{get label(){return S(t)},get title(){return S(n)},get most(){return S(a).units},get now(){return S(s)},plan:`take`,onpick:f})}};w(i,e=>{S(a).units>1&&e(o)});var u=V(i,2),d=e=>{var t=Uo(),i=l(t);{let e=q(()=>S(c)&&n.game.plan.alone?`close`:`check`);fe(i,{get name(){return S(e)}})}var o=V(i,1,!0);F(t),W(e=>{R(t,`aria-checked`,!(S(c)&&n.game.plan.alone)),t.disabled=!S(c),B(o,e)},[()=>X(`with-creature`,{creature:S(a).creatures.map(Q).join(`, `)})]),m(`click`,t,()=>void n.game.part(n.game.plan.units,!n.game.plan.alone)),r(e,t)};w(u,e=>{S(a).creatures.length&&e(d)}),F(t),r(e,t)};w(g,e=>{S(a)&&S(u)&&e(v)}),r(t,h),A()}p([`click`]);var Ko=b(`<!><!><!>`,1);function qo(e,t){N(t,!0);let n=(e,t=O)=>{var n=d(),i=y(n),a=e=>{ge(e,{get god(){return S(l).god},get size(){return t()}})};w(i,e=>{S(l).god&&e(a)}),r(e,n)},i=e=>{var n=Ko(),i=y(n),a=e=>{Go(e,{get game(){return t.game}})};w(i,e=>{S(g)&&e(a)});var o=V(i),s=e=>{{let n=q(()=>X(`how-many-come`)),r=q(()=>en(t.game.plan.placed));vo(e,{get label(){return S(n)},get most(){return S(h)},get now(){return S(r)},plan:`recruit`,get onpick(){return t.game.recruit}})}};w(o,e=>{S(h)>1&&e(s)});var c=V(o),l=e=>{Ho(e,{get game(){return t.game},get offers(){return S(u)},line:!0})};w(c,e=>{S(m)&&e(l)}),r(e,n)},a=e=>{{let n=q(()=>!o());Ho(e,{get game(){return t.game},get offers(){return S(u)},get line(){return S(n)}})}},o=j(t,`narrow`,3,!1),s=j(t,`still`,3,!1),l=q(()=>Oa(t.game)),u=q(()=>s()?[]:Qi(t.game)),f=q(()=>Ha(t.game)),p=U(M(innerWidth)),m=q(()=>!o()&&S(p)>=1280&&S(u).length>0&&(t.game.board.players>3||S(f).length<2)),h=q(()=>t.game.view.legal.length&&!t.game.ahead.recruits?.ways&&(kn.has(t.game.step)||t.game.action===`recruit`)?(t.game.ahead.recruits?.prices.length??1)-1:0),g=q(()=>t.game.journey!==void 0),_=new ho(ae(()=>t.game),[`your turn`,`take along`,Mn,Nn],()=>s()),v=q(()=>_.on(S(f)));function b(e){let n=S(v).find(t=>t.choice===e)?.act;n?n():t.game.gesture(e)}{let r=q(()=>t.game.seat.hint?``:_.running?X(t.game.planned?`go-themselves`:t.game.step===`your turn`?`ends-itself`:`goes-itself`):Ia(t.game)),s=q(()=>t.game.seat.hint?Za(t.game,t.game.seat.hint):null),c=q(()=>S(g)||S(m)||S(h)>1?i:void 0),d=q(()=>S(u).length&&!S(m)?a:void 0);je(e,{get seat(){return t.game.seat},get text(){return S(l).text},get detail(){return S(r)},get hint(){return S(s)},get answers(){return S(v)},onpick:b,get exits(){return t.game.exits},get mark(){return n},get tools(){return S(c)},get children(){return S(d)},get narrow(){return o()}})}c(`innerWidth`,e=>L(p,e,!0)),A()}function Jo(e,{fame:t}){let n=t.temporary.filter(t=>e.map.zones.get(t)?.kind===`temple`).length;return{divine:t.divine,battle:t.battle,temple:n,pyramid:t.temporary.length-n}}var Yo=(e,t,n,r)=>t.filter(Xe).reduce((e,{n:t,event:i,args:a})=>t>r&&i===`gained fame`&&String(a[0])===n?e-Number(a[1]):e,e),Xo=(e,t)=>X(`fame-kinds`,{...Jo(e,t),total:t.fame.total,goal:e.victory}),Zo=[`strength`,`damage`,`defence`,`unblockable damage`],Qo=(e,t,n,r)=>({n:e,zone:r,players:[t,n],cards:{},added:[],counts:[],wounds:[],strength:null,winner:null,losses:{},gains:[],gone:[],tookBack:[],last:e,entries:[],shot:null,shownAt:null,board:null}),$o=new Set([`battle`,`shows`,`plays a card`,`paid`,`counts`,`wounds`,`strength`,`wins battle`,`gained prayer`,`more prayer`,`drew a card`,`drew`,`reshuffled`]),es=new Set([`own loss`,`lost units`,`gained prayer`,`more prayer`,`gained fame`,`gained veterans`,`recalled`,`retreats`,`took cards back`]);function ts(e){let t=[],n=null;for(let r of e)if(Xe(r)){if(r.event===`battle`){let[e,i,a]=r.args.map(String);n=Qo(r.n,e??``,i??``,a??``),t.push(n)}else n&&!(n.winner?es:$o).has(r.event)&&(n=null);n&&rs(n,r)}return t}function ns(e,t){let n=Qo(e.n,e.players[0],e.players[1],e.zone);for(let r of e.entries)r.n<=t&&rs(n,r);return n}function rs(e,t){let{event:n,args:r,rule:i}=t,a=String(r[0]),o=e=>Number(r[e]);e.entries.push(t),e.last=t.n;let s=t.scene?.battle;switch(s&&(e.shot=s),e.board=s?.board??e.board,n){case`shows`:e.cards[a]=String(r[1]),e.shownAt=s?null:e.shownAt??e.shot;break;case`plays a card`:e.added.push({player:a,card:String(r[1])});break;case`counts`:e.counts.push({player:a,amount:o(1),stat:String(r[2]),source:String(r[3]),rule:i});break;case`wounds`:e.wounds.push({player:a,card:String(r[1]),amount:o(2),rule:i});break;case`strength`:e.strength=[o(1),o(3)];break;case`wins battle`:e.winner=a;break;case`own loss`:e.losses[a]={own:o(1),fallen:0,left:o(2)};break;case`lost units`:e.losses[a]={own:e.losses[a]?.own??0,fallen:o(1),left:o(2)};break;case`gained prayer`:case`more prayer`:e.gains.push({player:a,what:`prayer`,amount:o(1),now:o(2),rule:i});break;case`paid`:e.gains.push({player:a,what:`prayer`,amount:-o(1),now:o(2),rule:i});break;case`gained fame`:e.gains.push({player:a,what:`fame`,amount:o(1),now:o(2),rule:i});break;case`gained veterans`:e.gains.push({player:a,what:`veterans`,amount:o(1),now:o(2),rule:i});break;case`recalled`:e.gone.push({player:a,units:o(1),to:null});break;case`retreats`:e.gone.push({player:a,units:o(1),to:String(r[3])});break;case`took cards back`:e.tookBack.push(a)}}function is(e){let t=[];for(let n of ts(e)){let e=t.at(-1);e&&e[0]?.shot?.turn===n.shot?.turn?e.push(n):t.push([n])}return t}var as=e=>e.winner?e.players.find(t=>t!==e.winner)??null:null,os=(e,t)=>t===e.players[0]?0:1,ss=[`units`,`card`,`creature`,`tiles`,`path`,`divine`,`home`],cs=()=>({strength:0,damage:0,defence:0,"unblockable damage":0});function ls(e,t){return t===`units`||t===`home`?t:e.path&&(t===`road`||t.startsWith(`skill `)||e.path.tokens.some(({name:e,kind:n})=>n===`object`&&e===t))?`path`:e.cards.some(({name:e})=>e===t)?`card`:e.divine.some(({name:e})=>e===t)?`divine`:e.tiles.find(({name:e})=>e===t)?.creature?`creature`:`tiles`}function us(e,t){let n=new Map;for(let{amount:r,stat:i,source:a,rule:o}of t){let t=n.get(a)??{source:a,group:ls(e,a),values:cs(),rule:o,times:0};t.values[i]+=r,n.set(a,t)}return[...n.values()]}function ds(e,t,n){let r=t.players.map((r,i)=>{let a=t.counts.filter(e=>e.player===r),o=us(e,a.length?a:n?.[i]??[]);for(let{card:n}of t.added.filter(e=>e.player===r)){let t=o.find(({source:e})=>e===n);t?t.times+=1:o.push({source:n,group:`divine`,values:cs(),rule:fs(e,n),times:1})}for(let{card:e,amount:n,rule:i}of t.wounds.filter(e=>e.player===r))o.push({source:e,group:`divine`,values:{...cs(),strength:n},rule:i,times:1});let s=t.cards[r];return s&&!o.some(({group:e})=>e===`card`)&&o.push({source:s,group:`card`,values:cs(),rule:``,times:1}),o});return ss.map(e=>({group:e,sides:[r[0].filter(t=>t.group===e),r[1].filter(t=>t.group===e)]})).filter(({group:e,sides:[t,n]})=>e===`units`||e===`card`||t.length+n.length>0)}var fs=(e,t)=>e.divine.find(({name:e})=>e===t)?.rule??``;function ps(e){let t=cs();for(let{values:n}of e)for(let e of Zo)t[e]+=n[e];return t}var ms=e=>[ps(e.flatMap(({sides:e})=>e[0])),ps(e.flatMap(({sides:e})=>e[1]))];function hs(e,t){return e.players.flatMap((n,r)=>{let i=e.losses[n],[a,o]=[t[r],t[1-r]];return i?[{player:n,units:i.left+i.fallen+i.own,damage:o.damage,defence:a.defence,unblockable:o[`unblockable damage`],...i}]:[]})}function gs(e,t){let n=e.cards.find(e=>e.name===t);if(!n)return t;let{strength:r,damage:i,defence:a,own_loss:o}=n;return[X(`note-card`,{strength:r,damage:i,defence:a}),...o?[X(`note-own-loss`,{n:o})]:[]].join(`; `)}var _s=(e,t)=>e.cards.find(e=>e.name===t)?.own_loss??0;function vs(e,t){let n=e.divine.find(e=>e.name===t);return n?Qn(n):``}function ys(e,t){let[n]=Object.entries(e.divine.find(e=>e.name===t)?.effect??{});return!n||n[0]===`teleports`?``:`${n[0]===`hits`?`−`:`+`}${n[1]}`}function bs(e,t){let n=ls(e,t);return n===`card`?X(`source-card`,{card:t}):n===`divine`?Ct(t):n===`path`?Rt(t):n===`units`||n===`home`?Z(`source-${t}`,t):Q(t)}var xs=(e,t,n,r)=>({title:t,text:n,...r?{more:()=>e.rule=r}:{}}),Ss=x(`<svg viewBox="-14 -38 32 42" aria-hidden="true"></svg>`),Cs=b(`<small class="svelte-1poniia"> </small>`),ws=b(`<li><span class="art svelte-1poniia"><!></span><span><b class="svelte-1poniia"> </b> <!></span> <button class="why svelte-1poniia"> <span class="unseen"> </span></button></li>`),Ts=b(`<ul class="words svelte-1poniia"><li class="svelte-1poniia"><span class="art svelte-1poniia"><!></span><span><b class="svelte-1poniia"> </b> </span><button class="why svelte-1poniia"> <span class="unseen"> </span></button></li> <!></ul>`),Es=b(`<span class="priests svelte-1poniia"><!><span class="unseen"> </span> </span>`),Ds=b(`<button class="priests svelte-1poniia"><!><span> </span></button>`),Os=b(`<span><!></span>`),ks=b(`<span class="row svelte-1poniia"><!> <!></span>`);function As(e,t){N(t,!0);let i=e=>{var n=Ss();C(n,()=>ut(t.sheet.god),!0),F(n),W(()=>{R(n,`width`,u()*.68),R(n,`height`,u())}),r(e,n)},a=j(t,`game`,7),o=j(t,`words`,3,!1),s=j(t,`plain`,3,!1),c=j(t,`bare`,3,!1),u=j(t,`size`,3,28),f=q(()=>ri(a(),t.sheet.player)),p=q(()=>S(f)?.board===0),g=q(()=>S(f)?bi(S(f)):``),_=q(()=>[...t.sheet.objects.map(([e,t])=>({name:e,n:t,more:``})),...t.sheet.skills.map(e=>({name:e,n:1,more:S(p)?X(`path-skill-rests`):``}))]),v=e=>{let t=ci(a().about,e);return t?[li(t),di(t)].filter(Boolean).join(`; `):``};var b=d(),x=y(b),T=e=>{var t=d(),f=y(t),p=e=>{var t=Ts(),n=l(t),o=l(n),s=l(o);i(s),F(o);var c=V(o),u=l(c),d=k(u,!0),f=V(u,1,!0);F(c);var p=V(c),y=l(p,!0),b=V(y),x=k(b,!0);F(p),F(n);var C=V(n,2);h(C,17,()=>S(_),({name:e,n:t,more:n})=>e,(e,t)=>{let n=()=>S(t).name,i=()=>S(t).n,o=()=>S(t).more;var s=ws();let c;var u=l(s);ko(l(u),{get game(){return a()},get token(){return n()},get count(){return i()},size:34,plain:!0}),F(u);var d=V(u),f=l(d),p=k(f),h=V(f,1,!0),g=V(h),_=e=>{var t=Cs(),n=k(t,!0);W(()=>B(n,o())),r(e,t)};w(g,e=>{o()&&e(_)}),F(d);var y=V(d,2),b=l(y,!0),x=V(b),C=k(x,!0);F(y),F(s),W((e,t,n,r)=>{c=z(s,1,`svelte-1poniia`,null,c,{rests:o()}),B(p,`${e??``}${i()>1?` ×${i()}`:``}`),B(h,t),B(b,n),B(C,r)},[()=>si(n()),()=>v(n()),()=>X(`board-why`),()=>si(n())]),m(`click`,y,()=>a().rule=ci(a().about,n())?.rule??null),r(e,s)}),F(t),W((e,t,n)=>{B(d,e),B(f,S(g)),B(y,t),B(x,n)},[()=>X(`path-priests`),()=>X(`board-why`),()=>X(`path-priests`)]),m(`click`,p,()=>a().rule=a().about.path?.rules.priests??null),r(e,t)},b=e=>{var t=ks(),o=l(t),d=e=>{var t=Es(),n=l(t);i(n);var a=V(n),o=k(a),s=V(a,1,!0);F(t),W(e=>{B(o,`${e??``}:`),B(s,S(g))},[()=>X(`path-priests`)]),r(e,t)},f=e=>{var t=Ds(),o=l(t);i(o);var s=V(o),c=k(s,!0);F(t),n(t,(e,t)=>he?.(e,t),()=>({title:X(`path-priests`),text:S(g),more:()=>a().rule=a().about.path?.rules.priests??null})),W(e=>{R(t,`aria-label`,e),B(c,S(g))},[()=>X(`path-where`,{list:S(g)})]),r(e,t)};w(o,e=>{s()?e(d):c()||e(f,1)});var p=V(o,2);h(p,17,()=>S(_),({name:e,n:t,more:n})=>e,(e,t)=>{let n=()=>S(t).name,i=()=>S(t).n,o=()=>S(t).more;var c=Os();let d;ko(l(c),{get game(){return a()},get token(){return n()},get count(){return i()},get size(){return u()},get plain(){return s()},get more(){return o()}}),F(c),W(()=>d=z(c,1,`svelte-1poniia`,null,d,{rests:o()})),r(e,c)}),F(t),r(e,t)};w(f,e=>{o()?e(p):e(b,-1)}),r(e,t)};w(x,e=>{S(f)&&e(T)}),r(e,b),A()}p([`click`]);var js=new Set([`$$slots`,`$$events`,`$$legacy`,`divine`,`battle`,`temple`,`pyramid`,`goal`,`small`]),Ms=b(`<i><!></i>`),Ns=b(`<i class="svelte-1mhb82s"></i>`),Ps=b(`<span><!> <!></span>`);function Fs(e,t){N(t,!0);let a=j(t,`divine`,3,0),o=j(t,`battle`,3,0),s=j(t,`temple`,3,0),c=j(t,`pyramid`,3,0),f=j(t,`goal`,3,9),p=j(t,`small`,3,!1),m=I(t,js),_=q(()=>[{kind:`divine`,count:a(),slip:!1},{kind:`battle`,count:o(),slip:!1},{kind:`temple`,count:s(),slip:!0},{kind:`pyramid`,count:c(),slip:!0}]),v=q(()=>S(_).flatMap(({kind:e,count:t,slip:n})=>Array.from({length:t},(t,r)=>({kind:e,slip:n,key:`${e} ${r}`})))),b=e=>Ee(e,{duration:we()?0:200,start:1.5});var x=d(),C=y(x);g(C,()=>Ei(m),!1,(e,t)=>{n(e,(e,t)=>he?.(e,t),()=>Ti(m)),i(e,e=>({...e}),[()=>Di(m)],void 0,void 0,`svelte-1mhb82s`);var a=Ps();let o;var s=l(a);h(s,17,()=>S(v),({kind:e,slip:t,key:n})=>n,(e,t)=>{let n=()=>S(t).kind,i=()=>S(t).slip;var a=Ms(),o=l(a);{let e=q(()=>`fame-${n()}`),t=q(()=>p()?12:16);$(o,{get name(){return S(e)},get size(){return S(t)}})}F(a),W(()=>z(a,1,u(i()?`slip`:`stone`),`svelte-1mhb82s`)),K(1,a,()=>b),r(e,a)});var c=V(s,2);h(c,17,()=>({length:Math.max(0,f()-S(v).length)}),T,(e,t)=>{var n=Ns();r(e,n)}),F(a),W(()=>o=z(a,1,`row svelte-1mhb82s`,null,o,{small:p(),full:S(v).length>=f()})),r(t,a)}),r(e,x),A()}var Is=[`M29,59 Q50,52 71,59 L63,83 L39,83Z`,`M39,82 L63,82 L69,101 L34,101Z`,`M38,100 L48,100 L46,112 L34,112Z`,`M56,100 L66,100 L67,108 L76,112 L57,112Z`],Ls=[[`M31,61 L26,76 L29,92`,7],[`M69,61 L76,75 L89,77`,7]],Rs=[[`M91,46 V112`,3.6],[`M91,48 L84,44 M91,48 L96,41`,3.2]],zs=[[`L`,`M36,60 Q50,74 64,60`,4],[`D`,`M34,63 Q50,81 66,63`,1.8],[`L`,`M39,84.5 H63`,4],[`D`,`M52,87 L60,101 M52,87 L47,101`,2]],Bs={anubis:{fills:[`M39,34 L35,4 Q36,0 39,2 L49,24Z`,`M50,28 L51,3 Q53,-1 56,2 L61,27Z`,`M36,58 L37,38 Q38,25 50,24 Q58,24 62,30 L79,39 Q83,43 79,46 L66,47 Q60,48 59,56 L57,60 L40,61Z`],marks:[[`L`,`M40,12 L45,25 M54,10 L56,25`,2.6],[`I`,`M75,38 L80,40 Q83,43 79,45.6 L76,45.4 Q78,41 75,38Z`],[`I`,`M64,43.4 L77,44`,1.8],[`W`,`M55,35.4 L61,36.6`,3.6],[`I`,`M57,36 L60.4,36.6`,2.8],[`I`,`M54,34 Q58,31.5 62,34.5`,2],[`D`,`M41,38 Q44,50 39,60 M47,42 Q49,52 46,60`,2.2]]},bastet:{fills:[`M37,60 L36,40 Q37,30 42,25 L40,4 Q42,1 45,4 L53,19 Q56,19 58,20 L64,5 Q67,2 68,6 L69,27 Q73,33 73,40 L76,44.5 Q76,50 69,51.5 L62,53 L60,61Z`],marks:[[`L`,`M43.5,10 L48,20.5 M65.5,11 L63,21`,3],[`W`,`M59,37 Q64,32.5 69,37.5 Q64,41 59,37Z`],[`I`,st(64.6,37,2.4)],[`I`,`M57,36.5 Q63,30 71,36`,2],[`I`,`M73.5,43 L76.5,45 L73.5,47Z`],[`I`,`M73.5,43 L76.5,45 L73.5,47Z`,1.5],[`I`,`M74,47.5 Q70,50 66,48.5`,1.8],[`I`,`M66,45.5 L58,44 M66,47.5 L59,48.5`,1.4],[`D`,`M40,34 Q50,44 46,60 M47,29 Q56,42 53,60`,2.4],[`L`,st(44.5,43,4),2.6]]},horus:{fills:[`M36,37 L32,7 Q35,4 38,6 L43,25 H62 L63,37Z`,`M44,33 Q41,14 48,4 Q51,-2 54,4 Q61,14 60,33Z`,`M35,60 L36,44 Q38,32 50,32 Q59,32 64,38 L71,42 Q75,46 71,54 Q69,51 65,52 Q62,54 61,59 L44,62Z`],marks:[[`W`,`M46.5,25 Q44.5,13 49,7 Q51,3 53,7 Q58,14 57.5,25Z`],[`L`,`M38,36.2 H62.5`,3],[`I`,`M62,31 Q70,31 71,24 Q71,19 66,20`,2.6],[`I`,`M64,38 L71,42 Q75,46 71,54 Q69,50 65,50Z`],[`W`,st(57,42.5,3.6)],[`I`,st(57.6,42.5,2.3)],[`I`,`M57,46.5 L54.5,54 M52,45 Q47,46 45,51`,2.4],[`D`,`M39,45 Q41,54 37,60`,2.4]]},ouadjet:{fills:[`M38,62 Q22,52 27,35 Q31,22 44,17 L60,19 Q72,30 70,44 Q68,56 60,62Z`,`M43,24 Q42,10 56,8 Q68,8 76,16 L83,22 Q86,27 80,30 L64,31 Q50,34 43,24Z`],marks:[[`L`,`M46,30 Q58,38 57,61 L41,61 Q48,44 37,30Z`],[`D`,`M45,37 H55 M46,44 H57 M45,51 H57 M43,58 H57`,2.4],[`D`,`M33,34 Q29,46 38,57 M62,35 Q67,46 60,57`,2.2],[`W`,st(66,17.5,3.4)],[`I`,st(67,17.5,2.2)],[`I`,`M70,27 L82,25.5`,2],[`I`,`M82,29 L91,32 M87,30.5 L92,27`,1.8],[`L`,`M48,17 Q53,11 60,12`,2.8]]},sobek:{fills:[`M43,28 L40,7 Q42,0 47,2 Q50.5,6 50,28Z`,`M50.5,28 L53,6 Q55,0 59,3 Q62,8 59,28Z`,`M36,61 L36,38 Q38,26 50,26 Q56,26 59,32 L84,38 Q93,41 92,46 Q90,50 84,49.5 L63,50 Q60,54 59,61Z`],marks:[[`L`,`M44.5,24 L43,9 Q44,5 46.5,5.5 Q48.3,8 48,24Z M52.4,24 L54.6,9 Q56,5 58,6.5 Q59.6,10 57.6,24Z`],[`D`,`M40,28.5 Q50,22 60,29`,3],[`I`,`M61,45.5 L90,44.5`,2],[`W`,`M64,45 l2.4,4 2.4,-4.2 M71,44.8 l2.4,4 2.4,-4.2 M78,44.5 l2.4,4 2.4,-4.2 M84.5,44.5 l2,3.4 2,-3.6`],[`I`,`M64,45 l2.4,4 2.4,-4.2 M71,44.8 l2.4,4 2.4,-4.2 M78,44.5 l2.4,4 2.4,-4.2 M84.5,44.5 l2,3.4 2,-3.6`,1.2],[`I`,`M49,33 Q54,27.5 60,33`,2.4],[`W`,st(55,35,3)],[`I`,st(55.8,35,1.9)],[`I`,st(87,40.5,1.5)],[`D`,`M64,38.5 l4,1 M71,40 l4,1 M78,41.5 l3,.7`,2.4],[`D`,`M41,40 Q44,50 40,60 M47,44 Q49,52 47,60`,2.2]]}};function Vs(e,t=11,n=5){let{fills:r,marks:i}=Bs[e];return lt({fills:[...r,...Is],lines:[...Ls,...Rs],marks:[...i,...zs]},t,n)}var Hs={anubis:`25 -5 62 62`,bastet:`25 -3 62 62`,horus:`22 -5 64 64`,ouadjet:`22 1 68 68`,sobek:`28 -4 68 68`};function Us(e,t=5.4,n=2.8){let{fills:r,marks:i}=Bs[e];return lt({fills:[...r,...Is.slice(0,1)],lines:Ls,marks:[...i,...zs.slice(0,2)]},t,n)}var Ws=b(`<div><svg aria-hidden="true"></svg></div>`);function Gs(e,t){N(t,!0);let n=j(t,`size`,3,44);var i=Ws();let a;var o=l(i);C(o,()=>Us(t.god),!0),F(o),F(i),W(()=>{z(i,1,`portrait of-${t.god??``}`,`svelte-1nklu9c`),a=te(i,``,a,{width:`${n()??``}px`,height:`${n()??``}px`}),R(o,`width`,n()),R(o,`height`,n()),R(o,`viewBox`,Hs[t.god])}),r(e,i),A()}var Ks=b(`<span class="winning svelte-1nw31jr"> </span>`),qs=b(`<span role="img" class="svelte-1nw31jr"><!> </span>`),Js=b(`<i></i>`),Ys=b(`<span class="divine svelte-1nw31jr" role="img"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"></svg><!></span>`),Xs=b(`<span class="open svelte-1nw31jr"><!> <!></span>`),Zs=b(`<em class="svelte-1nw31jr"> </em>`),Qs=b(`<button><span class="top svelte-1nw31jr"><!> <span class="who svelte-1nw31jr"><span class="name svelte-1nw31jr"><b class="svelte-1nw31jr"> </b><!><small class="svelte-1nw31jr"> <!></small></span> <!></span> <strong class="svelte-1nw31jr"> </strong></span> <!> <span class="stats svelte-1nw31jr"><!> <span class="tokens svelte-1nw31jr" role="img"></span></span> <!> <!> <span class="foot svelte-1nw31jr"><span class="tiles svelte-1nw31jr"><!><!></span> <span class="gems svelte-1nw31jr"></span></span> <span class="unseen svelte-1nw31jr"> </span></button>`);function $s(e,t){N(t,!0);let n=j(t,`game`,7),i=j(t,`wide`,3,!1),a=q(()=>n().sheets.get(t.player)),o=q(()=>n().seat.chairs.find(e=>e.player===t.player)),s=q(()=>S(a)?.tiles.flatMap(e=>n().about.tiles.find(t=>t.name===e)??[])??[]),c=q(()=>i()?12:7),u=q(()=>S(s).length>S(c)?S(s).slice(-(S(c)-1)):S(s)),f=q(()=>[...n().board.sites.values()].flatMap(({pyramid:e,owner:n,place:r})=>e&&n?.player===t.player?[{...e,zone:r.name}]:[])),p=q(()=>n().about.cards.filter(({special:e})=>!e).length-(S(a)?.played.length??0)),g=q(()=>n().winning.includes(t.player));var _=d(),v=y(_),b=e=>{let c=q(()=>[{sign:`prayer`,n:S(a).prayer,label:X(`prayer-n`,{n:S(a).prayer})},{sign:`divine`,n:S(a).holding,label:X(`divine-n`,{n:S(a).holding})},{sign:`card`,n:S(p),label:X(`cards-n`,{n:S(p)})},{sign:`unit`,n:S(a).supply,label:X(`supply-n`,{n:S(a).supply})},...n().about.veterans?[{sign:`veteran`,n:S(a).veterans,label:X(`veterans-count`,{n:S(a).veterans})}]:[],...S(a).dawn===null?[]:[{sign:`day`,n:S(a).dawn,label:X(`dawn-tokens-n`,{n:S(a).dawn})}]]);var d=Qs();let _;var v=l(d),y=l(v);Gs(y,{get god(){return S(a).god},size:40});var b=V(y,2),x=l(b),E=l(x),D=k(E,!0),O=V(E);ge(O,{get god(){return S(a).god},size:17});var A=V(O),j=l(A,!0),M=V(j),N=e=>{var t=G();W(e=>B(t,`· ${e??``}`),[()=>X(`absent`)]),r(e,t)};w(M,e=>{S(o)&&!S(o).here&&S(o).kind===`human`&&e(N)}),F(A),F(x);var P=V(x,2);{let e=q(()=>Jo(n(),S(a))),t=q(()=>Xo(n(),S(a)));Fs(P,ne(()=>S(e),{get goal(){return n().victory},small:!0,get label(){return S(t)}}))}F(b);var I=V(b,2),L=k(I,!0);F(v);var ee=V(v,2),te=e=>{var t=Ks(),i=k(t,!0);W(e=>B(i,e),[()=>X(Ra(n(),`winning-short`))]),r(e,t)};w(ee,e=>{S(g)&&e(te)});var H=V(ee,2),U=l(H);h(U,17,()=>S(c),({sign:e,n:t,label:n})=>e,(e,t)=>{let n=()=>S(t).sign,i=()=>S(t).n,a=()=>S(t).label;var o=qs(),s=l(o);$(s,{get name(){return n()},size:15});var c=V(s,1,!0);F(o),W(()=>{R(o,`aria-label`,a()),R(o,`title`,a()),B(c,i())}),r(e,o)});var re=V(U,2);h(re,21,()=>({length:n().about.tokens}),T,(e,t,n)=>{var i=Js();let o;W(()=>o=z(i,1,`svelte-1nw31jr`,null,o,{left:n<S(a).tokens.left})),r(e,i)}),F(re),F(H);var K=V(H,2),ae=e=>{var t=Xs(),i=l(t);h(i,16,()=>S(a).hand,e=>e,(e,t)=>{{let r=q(()=>_s(n().about,t)),i=q(()=>gs(n().about,t));Eo(e,{get card(){return t},mini:!0,width:22,get loss(){return S(r)},get label(){return S(i)}})}});var o=V(i,2);h(o,17,()=>[...S(a).divine],([e,t])=>e,(e,t)=>{var n=q(()=>ie(S(t),2));let i=()=>S(n)[0],a=()=>S(n)[1];var o=Ys(),s=l(o);C(s,()=>tt[i()],!0),F(s);var c=V(s),u=e=>{var t=G();W(()=>B(t,a())),r(e,t)};w(c,e=>{a()>1&&e(u)}),F(o),W((e,t)=>{R(o,`aria-label`,e),R(o,`title`,t)},[()=>Ct(i()),()=>Ct(i())]),r(e,o)}),F(t),r(e,t)};w(K,e=>{S(a).hand&&S(a).divine&&e(ae)});var J=V(K,2),oe=e=>{As(e,{get game(){return n()},get sheet(){return S(a)},plain:!0,size:20})};w(J,e=>{n().about.path&&e(oe)});var se=V(J,2),ce=l(se),le=l(ce);h(le,17,()=>S(u),e=>e.name,(e,t)=>{{let n=q(()=>S(s).length>5&&!i()?20:24),r=q(()=>S(a).silenced.includes(S(t).name)?{state:`shut`,label:X(`path-sealed-tile`,{tile:Q(S(t).name)})}:{label:Q(S(t).name)});Po(e,ne({get tile(){return S(t).name},get colour(){return S(t).colour},get level(){return S(t).level},get size(){return S(n)}},()=>S(r)))}});var Y=V(le),Z=e=>{var t=Zs(),n=k(t);W(()=>B(n,`+${S(s).length-S(u).length}`)),r(e,t)};w(Y,e=>{S(s).length>S(u).length&&e(Z)}),F(ce);var ue=V(ce,2);h(ue,21,()=>S(f),({zone:e,colour:t,level:n})=>e,(e,t)=>{let n=()=>S(t).colour,r=()=>S(t).level;nr(e,{get colour(){return n()},get level(){return r()},size:22})}),F(ue),F(se);var de=V(se,2),fe=k(de,!0);F(d),W((e,r,o,s,c,l)=>{_=z(d,1,`other card of-${S(a).god??``}`,`svelte-1nw31jr`,_,{on:n().onTurn===t.player,asked:e,wide:i()}),B(D,r),B(j,o),B(L,S(a).fame.total),R(re,`aria-label`,s),R(re,`title`,c),B(fe,l)},[()=>n().view.owing.includes(t.player),()=>xe(S(a).god),()=>n().personName(t.player),()=>X(`tokens-left`,{n:S(a).tokens.left}),()=>X(`tokens-left`,{n:S(a).tokens.left}),()=>X(`sheet-open`)]),m(`click`,d,()=>n().sheet=t.player),r(e,d)};w(v,e=>{S(a)&&e(b)}),r(e,_),A()}p([`click`]);var ec=new Set([`$$slots`,`$$events`,`$$legacy`,`card`,`when`,`value`,`cost`,`count`,`width`]),tc=b(`<span class="under svelte-ophvom"></span>`),nc=b(`<span class="when svelte-ophvom"><!></span>`),rc=b(`<span class="cost svelte-ophvom"><!><i class="svelte-ophvom"></i></span>`),ic=b(`<svg class="picture svelte-ophvom" viewBox="0 0 24 24" aria-hidden="true"></svg> <!> <b class="svelte-ophvom"></b> <!>`,1),ac=b(`<span class="count svelte-ophvom"></span>`),oc=b(`<!> <span><!></span> <!>`,1);function sc(e,a){N(a,!0);let o=j(a,`when`,3,`battle`),s=j(a,`value`,3,``),c=j(a,`cost`,3,0),u=j(a,`count`,3,1),f=j(a,`width`,3,37),p=I(a,ec),m={battle:`fame-battle`,day:`day`,movement:`move`,"enemy turn":`lock`},h=q(()=>f()>=56);var _=d(),v=y(_);g(v,()=>Ei(p),!1,(e,d)=>{n(e,(e,t)=>he?.(e,t),()=>Ti(p)),i(e,e=>({...e,[t]:{"font-size":`${f()/10}px`}}),[()=>Di(p)],void 0,void 0,`svelte-ophvom`);var g=oc(),_=y(g),v=e=>{var t=tc();r(e,t)};w(_,e=>{u()>1&&e(v)});var b=V(_,2);let x;var T=l(b),E=e=>{var t=ic(),n=y(t);C(n,()=>ot(a.card),!0),F(n);var i=V(n,2),u=e=>{var t=nc(),n=l(t);{let e=q(()=>f()*.2);$(n,{get name(){return m[o()]},get size(){return S(e)}})}F(t),r(e,t)};w(i,e=>{S(h)&&e(u)});var d=V(i,2),p=V(d,2),g=e=>{var t=rc(),n=l(t);{let e=q(()=>Math.max(9,f()*.2));$(n,{name:`prayer`,get size(){return S(e)}})}var i=V(n);F(t),W(()=>R(i,`data-value`,c())),r(e,t)};w(p,e=>{c()&&e(g)}),W(()=>R(d,`data-value`,s())),r(e,t)},D=e=>{{let t=q(()=>f()*.5);$(e,{name:`divine`,get size(){return S(t)}})}};w(T,e=>{a.card?e(E):e(D,-1)}),F(b);var O=V(b,2),k=e=>{var t=ac();W(()=>R(t,`data-value`,u())),r(e,t)};w(O,e=>{u()>1&&e(k)}),W(e=>x=z(b,1,`face ${e??``}`,`svelte-ophvom`,x,{back:!a.card}),[()=>Y(o())]),r(d,g)}),r(e,_),A()}var cc=b(`<p class="svelte-14v0rsg"> </p>`),lc=b(`<section><div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div class="row tight svelte-14v0rsg"></div> <div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div class="row svelte-14v0rsg"></div> <div class="head svelte-14v0rsg"><h3 class="svelte-14v0rsg"> </h3><span> </span></div> <div></div></section>`);function uc(e,t){N(t,!0);let n=j(t,`game`,7),i=j(t,`bare`,3,!1),a=q(()=>n().mine),o=q(()=>new Set(S(a)?.hand??[])),s=q(()=>n().about.cards.filter(({name:e})=>S(o).has(e)||S(a)?.played.includes(e)||S(a)?.buried?.includes(e))),c=q(()=>n().about.divine.flatMap(e=>S(a)?.divine?.get(e.name)?[{card:e,count:S(a).divine.get(e.name)??0}]:[])),u=q(()=>S(a)?.tiles.flatMap(e=>n().about.tiles.find(t=>t.name===e)??[])??[]),f=q(()=>i()||S(u).length<6?35:S(u).length<8?28:24),p=e=>S(o).has(e)?void 0:S(a)?.played.includes(e)?`used`:`aside`,m=e=>({more:()=>n().rule=e??null});var g=d(),_=y(g),v=e=>{var t=lc();let d;var g=l(t),_=l(g),v=k(_,!0),y=V(_),b=k(y,!0);F(g);var x=V(g,2);h(x,21,()=>S(s),e=>e.name,(e,t)=>{{let r=q(()=>p(S(t).name)),i=q(()=>er(S(t))),a=q(()=>({title:S(t).name,text:er(S(t)),...m(n().about.rules.thing?.cards)}));Eo(e,{get card(){return S(t).name},get loss(){return S(t).own_loss},mini:!0,width:26,get state(){return S(r)},get label(){return S(i)},get tip(){return S(a)}})}}),F(x);var C=V(x,2),w=l(C),T=k(w,!0),E=V(w),D=k(E,!0);F(C);var O=V(C,2);h(O,21,()=>S(c),({card:e,count:t})=>e.name,(e,t)=>{let r=()=>S(t).card,i=()=>S(t).count,a=q(()=>`play ${r().name}`),o=q(()=>n().view.legal.includes(S(a)));{let t=q(()=>$n(r())),s=q(()=>`${Ct(r().name)}: ${Qn(r())}`),c=q(()=>({title:Ct(r().name),text:[Qn(r()),...r().cost?[X(`costs-pp`,{n:r().cost})]:[],X(`divine-when-${Y(r().icon)}`)].join(` · `),...m(r().rule)}));sc(e,ne({get card(){return r().name},get when(){return r().icon},get value(){return S(t)},get cost(){return r().cost},get count(){return i()},get label(){return S(s)},get tip(){return S(c)}},()=>S(o)?{state:`can`,choice:S(a),onpick:()=>void n().choose(S(a)),hinted:n().seat.hint?.choice===S(a)}:{}))}},e=>{var t=cc(),n=k(t,!0);W(e=>B(n,e),[()=>X(`none`)]),r(e,t)}),F(O);var A=V(O,2),j=l(A),M=k(j,!0),N=V(j),P=k(N,!0);F(A);var I=V(A,2);let L;h(I,21,()=>S(u),e=>e.name,(e,t)=>{{let n=q(()=>Q(S(t).name)),r=q(()=>({title:Q(S(t).name),text:Xn(S(t)),...m(S(t).rule)}));Po(e,{get tile(){return S(t).name},get colour(){return S(t).colour},get level(){return S(t).level},get size(){return S(f)},get label(){return S(n)},get tip(){return S(r)}})}},e=>{var t=cc(),n=k(t,!0);W(e=>B(n,e),[()=>X(`none`)]),r(e,t)}),F(I),F(t),W((e,n,r,o,s)=>{d=z(t,1,`hand svelte-14v0rsg`,null,d,{card:!i()}),R(t,`aria-label`,e),B(v,n),B(b,r),B(T,o),B(D,S(a).holding),B(M,s),B(P,S(u).length),L=z(I,1,`row svelte-14v0rsg`,null,L,{tight:S(f)<35})},[()=>X(`your-hand`),()=>X(`battle-cards`),()=>X(`in-hand`,{n:S(o).size}),()=>X(`divine-cards`),()=>X(`power-tiles`)]),r(e,t)};w(_,e=>{S(a)&&e(v)}),r(e,g),A()}var dc=new Set([`$$slots`,`$$events`,`$$legacy`,`value`,`most`,`after`,`note`]),fc=b(`<em class="svelte-rffwsr"> </em>`),pc=b(`<i></i>`),mc=b(`<small class="svelte-rffwsr"> </small>`),hc=b(`<span class="line svelte-rffwsr"><span class="sign svelte-rffwsr"><!></span> <b class="svelte-rffwsr"> <!></b> <span class="track svelte-rffwsr"></span> <!> <span class="unseen"> </span></span>`);function gc(e,t){N(t,!0);let a=j(t,`most`,3,11),o=j(t,`after`,19,()=>t.value),s=j(t,`note`,3,``),c=I(t,dc),f=e=>e<Math.min(t.value,o())?`on`:e<t.value?`spent`:e<o()?`gained`:``;var p=d(),m=y(p);g(m,()=>Ei(c),!1,(e,d)=>{n(e,(e,t)=>he?.(e,t),()=>Ti(c)),i(e,e=>({...e}),[()=>Di(c,!0)],void 0,void 0,`svelte-rffwsr`);var p=hc(),m=l(p);$(l(m),{name:`prayer`,size:17}),F(m);var g=V(m,2),_=l(g,!0),v=V(_),y=e=>{var t=fc(),n=k(t,!0);W(()=>B(n,o())),r(e,t)};w(v,e=>{o()!==t.value&&e(y)}),F(g);var b=V(g,2);h(b,21,()=>({length:a()}),T,(e,t,n)=>{var i=pc();W(e=>z(i,1,e,`svelte-rffwsr`),[()=>u(f(n))]),r(e,i)}),F(b);var x=V(b,2),S=e=>{var t=mc(),n=k(t,!0);W(()=>B(n,s())),r(e,t)};w(x,e=>{s()&&e(S)});var C=V(x,2),E=k(C,!0);F(p),W(()=>{B(_,t.value),B(E,t.label)}),r(d,p)}),r(e,p),A()}var _c=b(`<p class="winning svelte-1ax4d6t" role="status"><!> </p>`),vc=b(`<span class="svelte-1ax4d6t"><!><b class="svelte-1ax4d6t"> </b> </span>`),yc=b(`<section><button class="head svelte-1ax4d6t"><!> <span class="who svelte-1ax4d6t"><b class="svelte-1ax4d6t"> <!></b><small class="svelte-1ax4d6t"> </small></span> <span class="fame svelte-1ax4d6t"><b class="svelte-1ax4d6t"> </b><small class="svelte-1ax4d6t"> </small></span></button> <!> <!> <!> <div class="stats svelte-1ax4d6t"><span class="svelte-1ax4d6t"><!><b class="svelte-1ax4d6t"> </b> </span> <!> <!></div> <!></section>`);function bc(e,t){N(t,!0);let i=j(t,`game`,7),a=j(t,`player`,19,()=>i().seat.viewer),o=q(()=>i().sheets.get(a())),s=q(()=>S(o)&&Jo(i(),S(o))),c=q(()=>i().winning.includes(a())),u=q(()=>{if(!S(o))return 0;let e=i().ahead.recruits?.prices[en(i().plan.placed)]??0,t=i().over?i().targets.get(i().over)?.arrival?.paid??0:0;return S(o).prayer-(en(i().plan.placed)?e:t)});var f=d(),p=y(f),h=e=>{var t=yc();let d;var f=l(t),p=l(f);Gs(p,{get god(){return S(o).god},size:48});var h=V(p,2),g=l(h),_=l(g,!0),v=V(_);ge(v,{get god(){return S(o).god},size:20}),F(g);var y=V(g),b=k(y,!0);F(h);var x=V(h,2),C=l(x),T=k(C,!0),E=V(C),D=k(E,!0);F(x),F(f),n(f,(e,t)=>he?.(e,t),()=>({title:xe(S(o).god),text:X(`sheet-open`)}));var O=V(f,2);{let e=q(()=>Xo(i(),S(o))),t=q(()=>({title:X(`fame`),text:Xo(i(),S(o)),more:()=>i().rule=i().about.rules.fame?.victory??null}));Fs(O,ne(()=>S(s),{get goal(){return i().victory},get label(){return S(e)},get tip(){return S(t)}}))}var A=V(O,2),j=e=>{var t=_c(),n=l(t);$(n,{name:`fame-battle`,size:16});var a=V(n,1,!0);F(t),W(e=>B(a,e),[()=>X(Ra(i(),`winning-you`))]),r(e,t)};w(A,e=>{S(c)&&e(j)});var M=V(A,2);{let e=q(()=>X(`of-most`,{n:i().about.prayer})),t=q(()=>X(`prayer-points`)),n=q(()=>({title:X(`prayer-points`),text:X(`prayer-points-what`),more:()=>i().rule=i().about.rules.thing?.prayer??null}));gc(M,{get value(){return S(o).prayer},get most(){return i().about.prayer},get after(){return S(u)},get note(){return S(e)},get label(){return S(t)},get tip(){return S(n)}})}var N=V(M,2),P=l(N),I=l(P);$(I,{name:`unit`,size:17});var L=V(I),ee=k(L,!0),te=V(L,1,!0);F(P),n(P,(e,t)=>he?.(e,t),()=>({title:X(`supply`),text:X(`supply-what`)}));var H=V(P,2),U=e=>{var t=vc(),a=l(t);$(a,{name:`veteran`,size:17});var s=V(a),c=k(s,!0),u=V(s,1,!0);F(t),n(t,(e,t)=>he?.(e,t),()=>({title:X(`veterans`),text:X(`veterans-what`),more:()=>i().rule=i().about.rules.thing?.veterans??null})),W(e=>{B(c,S(o).veterans),B(u,e)},[()=>X(`veterans-n`,{n:S(o).veterans})]),r(e,t)};w(H,e=>{i().about.veterans&&e(U)});var G=V(H,2),re=e=>{var t=vc(),i=l(t);$(i,{name:`day`,size:17});var a=V(i),s=k(a,!0),c=V(a,1,!0);F(t),n(t,(e,t)=>he?.(e,t),()=>({title:X(`dawn-tokens`),text:X(`dawn-tokens-what`)})),W(e=>{B(s,S(o).dawn),B(c,e)},[()=>X(`dawn-tokens`)]),r(e,t)};w(G,e=>{S(o).dawn!==null&&e(re)}),F(N);var ie=V(N,2),K=e=>{As(e,{get game(){return i()},get sheet(){return S(o)},size:26})};w(ie,e=>{i().about.path&&e(K)}),F(t),W((e,n,r,s,c)=>{d=z(t,1,`own card of-${S(o).god??``}`,`svelte-1ax4d6t`,d,{on:i().onTurn===a()}),R(t,`aria-label`,e),B(_,n),B(b,r),B(T,S(o).fame.total),B(D,s),B(ee,S(o).supply),B(te,c)},[()=>X(`you`),()=>xe(S(o).god),()=>S(o).city?X(`you-in-city`,{city:yt(S(o).city)}):X(`you`),()=>X(`fame-of`,{n:i().victory}),()=>X(`in-supply`)]),m(`click`,f,()=>i().sheet=a()),r(e,t)};w(p,e=>{S(o)&&S(s)&&e(h)}),r(e,f),A()}p([`click`]);function xc(e,t){N(t,!0);let n=e=>{var t=d(),n=y(t),i=e=>{ge(e,{get god(){return S(o)},size:22})};w(n,e=>{S(o)&&e(i)}),r(e,t)},i=j(t,`game`,7),a=j(t,`fresh`,3,!1),o=q(()=>t.entry.args.map(String).flatMap(e=>/^P\d$/.test(e)?i().godOf(e)??[]:[])[0]);{let r=q(()=>Vt(t.entry,i().playerName)),s=q(()=>S(o)?n:void 0),c=q(()=>t.entry.event===`turn`||t.entry.event===`round`);Fe(e,{get parts(){return S(r)},get mark(){return S(s)},get turn(){return S(c)},get fresh(){return a()},onpoint:e=>i().point(e?t.entry:null),onclick:()=>i().rule=t.entry.rule})}A()}var Sc=b(`<!> `,1),Cc=b(`<p class="odds svelte-13m0omp"><!><b class="svelte-13m0omp"> </b> <b class="svelte-13m0omp"> </b><!></p> <p class="svelte-13m0omp"> </p>`,1),wc=b(`<p class="price svelte-13m0omp"> </p>`),Tc=b(`<p class="line svelte-13m0omp"><!> </p>`),Ec=b(`<div class="zone card svelte-13m0omp"><h3 class="svelte-13m0omp"><!></h3> <p class="kind svelte-13m0omp"> </p> <!> <!> <!> <!> <!></div>`);function Dc(e,t){N(t,!0);let n=q(()=>t.game.board.sites.get(t.zone)),i=q(()=>t.game.targets.get(t.zone)),a=q(()=>S(i)?.arrival?.battle),o=q(()=>S(a)?t.game.godOf(S(a).enemy):void 0),s=q(()=>t.game.mine?.god),c=q(()=>S(i)?.lit?qt(S(i).lit):``);var u=d(),f=y(u),p=e=>{let i=q(()=>S(n));var u=Ec(),d=l(u),f=l(d),p=e=>{var n=Sc(),i=y(n);$(i,{name:`fame-battle`,size:16});var a=V(i,1,!0);W(e=>B(a,e),[()=>X(`zone-battle`,{zone:Pt(t.zone)})]),r(e,n)},m=e=>{var n=G();W(e=>B(n,e),[()=>Pt(t.zone)]),r(e,n)};w(f,e=>{S(a)?e(p):e(m,-1)}),F(d);var g=V(d,2),_=k(g,!0),v=V(g,2),b=e=>{var n=Cc(),i=y(n),c=l(i);ge(c,{get god(){return S(s)},size:22});var u=V(c),d=k(u,!0),f=V(u,1,!0),p=V(f),m=k(p,!0),h=V(p);ge(h,{get god(){return S(o)},size:22}),F(i);var g=V(i,2),_=k(g,!0);W((e,t)=>{B(d,S(a).strength[0]),B(f,e),B(m,S(a).strength[1]),B(_,t)},[()=>X(`odds-to`),()=>X((S(a).strength[0]??0)>(S(a).strength[1]??0)?`odds-before`:`odds-tie`,{who:t.game.playerName(S(a).enemy)})]),r(e,n)};w(v,e=>{S(a)&&S(s)&&S(o)&&e(b)});var x=V(v,2),C=e=>{var t=wc(),n=k(t,!0);W(()=>B(n,S(c))),r(e,t)};w(x,e=>{S(c)&&e(C)});var T=V(x,2),E=e=>{var t=Tc(),n=l(t);nr(n,{get colour(){return S(i).pyramid.colour},get level(){return S(i).pyramid.level},size:20});var a=V(n,1,!0);F(t),W(e=>B(a,e),[()=>X(`zone-pyramid`,{colour:xt(S(i).pyramid.colour),level:S(i).pyramid.level})]),r(e,t)};w(T,e=>{S(i).pyramid&&e(E)});var D=V(T,2);h(D,17,()=>S(i).troops,e=>e.player,(e,n)=>{var i=Tc(),a=l(i);ge(a,{get god(){return S(n).god},size:18});var o=V(a,1,!0);F(i),W(e=>B(o,e),[()=>Kt(t.game,S(n))]),r(e,i)});var O=V(D,2),A=e=>{var n=Tc(),a=l(n);ge(a,{get god(){return S(i).holder.god},size:18});var o=V(a,1,!0);F(n),W(e=>B(o,e),[()=>X(`zone-held`,{who:t.game.playerName(S(i).holder.player)})]),r(e,n)};w(O,e=>{S(i).holder&&!S(i).troops.length&&e(A)}),F(u),W(e=>B(_,e),[()=>[Gt(S(n)),...S(i).place.night?[X(`zone-night`,{n:S(i).place.night})]:[],...S(i).place.port?[X(`zone-port-${S(i).place.port.kind}`)]:[]].join(` · `)]),r(e,u)};w(f,e=>{S(n)&&e(p)}),r(e,u),A()}var Oc=x(`<text y="42"></text>`),kc=x(`<g class="runner svelte-vz8acs"><g transform="scale(.76)"></g></g>`),Ac=b(`<div><svg class="strip svelte-vz8acs" role="img"><rect y="9" height="15" rx="7" class="track svelte-vz8acs"></rect><rect y="3" width="2.5" height="40" class="goal svelte-vz8acs"></rect><!><g class="star svelte-vz8acs"><path></path></g><!></svg></div>`);function jc(e,t){N(t,!0);let n=U(366),i=q(()=>t.game.victory),a=q(()=>S(n)/(S(i)+2)),s=e=>S(a)/2+Math.min(e,S(i)+1)*S(a),c=q(()=>t.game.order.flatMap(e=>{let n=t.game.sheets.get(e);return n?[{player:e,god:n.god,fame:n.fame.total}]:[]})),u=(e,t)=>{let n=S(c).filter(e=>Math.min(e.fame,S(i)+1)===Math.min(t,S(i)+1)),r=Math.min(15,S(a)*.95/Math.max(1,n.length-1));return Math.max(12,s(t)-(n.length-1)*r/2)+n.findIndex(t=>t.player===e)*r},d=q(()=>S(c).map(({player:e,fame:n})=>`${t.game.playerName(e)} ${n}`).join(`, `));var f=Ac(),p=l(f),m=l(p),g=V(m),_=V(g);h(_,17,()=>({length:S(i)+1}),T,(e,t,n)=>{var a=Oc();let o;a.textContent=n,W(e=>{R(a,`x`,e),o=z(a,0,`svelte-vz8acs`,null,o,{won:n===S(i)})},[()=>s(n)]),r(e,a)});var v=V(_),y=k(v),b=V(v);h(b,17,()=>S(c),({player:e,god:t,fame:n})=>e,(e,t)=>{let n=()=>S(t).player,i=()=>S(t).god,a=()=>S(t).fame;var o=kc();let s;var c=l(o);C(c,()=>ue(i()),!0),F(c),F(o),W(e=>s=te(o,``,s,{transform:e}),[()=>`translate(${u(n(),a())??``}px, 16px)`]),r(e,o)}),F(p),F(f),W((e,t,r)=>{R(p,`viewBox`,`0 0 ${S(n)??``} 44`),R(p,`aria-label`,e),R(m,`width`,S(n)),R(g,`x`,t),R(v,`transform`,`translate(${r??``},28) scale(.75)`),R(y,`d`,rt)},[()=>X(`fame-standing`,{list:S(d),goal:S(i)}),()=>s(S(i))-S(a)/2,()=>s(S(i)+1)-9]),o(f,`clientWidth`,e=>L(n,e)),r(e,f),A()}var Mc=b(`<button class="stats svelte-x0b67w"><span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="prayer svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span> <span class="svelte-x0b67w"><!> <i class="unseen"> </i></span></button>`);function Nc(e,t){N(t,!0);let n=j(t,`game`,7);var i=Mc(),a=l(i),o=l(a);$(o,{name:`fame`,size:17});var s=V(o,1,!0),c=V(s),u=k(c,!0);F(a);var d=V(a,2),f=l(d);$(f,{name:`prayer`,size:17});var p=V(f,1,!0),h=V(p),g=k(h,!0);F(d);var _=V(d,2),v=l(_);ge(v,{get god(){return t.sheet.god},size:19});var y=V(v,1,!0),b=V(y),x=k(b,!0);F(_);var S=V(_,2),C=l(S);$(C,{name:`card`,size:17});var w=V(C,1,!0),T=V(w),E=k(T,!0);F(S);var D=V(S,2),O=l(D);$(O,{name:`divine`,size:17});var M=V(O,1,!0),P=V(M),I=k(P,!0);F(D),F(i),W((e,n,r,i,a)=>{B(s,t.sheet.fame.total),B(u,e),B(p,t.sheet.prayer),B(g,n),B(y,t.sheet.tokens.left),B(x,r),B(w,t.sheet.hand?.length??0),B(E,i),B(M,t.sheet.holding),B(I,a)},[()=>X(`fame`),()=>X(`prayer-points`),()=>X(`tokens-left`,{n:t.sheet.tokens.left}),()=>X(`battle-cards`),()=>X(`divine-cards`)]),m(`click`,i,()=>n().sheet=t.sheet.player),r(e,i),A()}p([`click`]);var Pc=b(`<div class="news svelte-1lc8rk9"><!></div>`),Fc=b(`<div><!></div>`),Ic=b(`<!><button class="close svelte-1lc8rk9"><!></button>`,1),Lc=b(`<!><!>`,1),Rc=b(`<b class="svelte-1lc8rk9">!<i class="unseen"> </i></b>`),zc=b(`<b class="svelte-1lc8rk9"> <i class="unseen"> </i></b>`),Bc=b(`<button><!><span class="svelte-1lc8rk9"> </span> <!> <!></button>`),Vc=b(`<main><h1 class="unseen"> </h1> <div class="strip svelte-1lc8rk9"><span class="round svelte-1lc8rk9"><!><b aria-hidden="true"> </b><i class="unseen"> </i></span><!></div> <div class="ground svelte-1lc8rk9"><!> <!> <!></div> <!> <div class="now svelte-1lc8rk9"><!> <!></div> <nav class="tabs svelte-1lc8rk9"></nav></main>`);function Hc(e,t){N(t,!0);let n=(e,n=O,r=O)=>{xc(e,{get game(){return t.game},get entry(){return n()},get fresh(){return r()}})},i=(e,n=O)=>{xc(e,{get game(){return t.game},get entry(){return n()}})},a=j(t,`watching`,3,!1),o=q(()=>[[`actions`,`raise`],[`players`,`troop`],[`hand`,`card`],[`tiles`,`buy`],...t.game.about.path?[[`path`,`obelisk`]]:[],[`chronicle`,null]]),c=U(`board`),u=q(()=>In(t.game.seat.story)),p=q(()=>t.game.since?Rn(t.game.seat.story,t.game.since,t.game.seat.viewer):[]),g=q(()=>t.game.seat.viewer===`spectator`?t.game.order[0]??``:t.game.seat.viewer),_=q(()=>cr(t.game,S(g))),v=q(()=>ur(S(_)).filter(({ways:e})=>e.length>0).length),b=q(()=>ti(t.game).length>0),x=q(()=>{let e=t.game.order.indexOf(t.game.seat.viewer);return e<0?t.game.order:[...t.game.order.slice(e+1),...t.game.order.slice(0,e)]}),C=q(()=>t.game.view.legal.join()),T=q(()=>t.game.view.legal.some(e=>e.startsWith(`space `))),D=U(void 0);oe(()=>{S(C),S(D)?.scrollTo(0,0),L(c,t.game.asksPath?`path`:S(T)?`actions`:`board`,!0)}),oe(()=>{t.game.plan,t.game.planned?L(c,t.game.asksPath?`path`:`board`,!0):ae(()=>S(T))&&L(c,`actions`)});function M(e){S(c)===`actions`&&e.target.closest(`[role="application"]`)&&L(c,`board`)}let P=U(void 0),I=q(()=>{let e=t.game.over&&S(P)?.querySelector(`path[data-zone="${t.game.over}"]`)?.getBoundingClientRect(),n=S(P)?.getBoundingClientRect();return!!(e&&n&&e.top+e.bottom<n.top+n.bottom)});var ee=Vc();let te;var H=l(ee),ne=k(H,!0),G=V(H,2),re=l(G),K=l(re);{let e=q(()=>t.game.night?`night`:`day`);$(K,{get name(){return S(e)},size:20})}var J=V(K),se=k(J,!0),ce=V(J),le=k(ce,!0);F(re),jc(V(re),{get game(){return t.game}}),F(G);var Y=V(G,2),Z=l(Y);En(Z,{get game(){return t.game},small:!0,up:1.16});var ue=V(Z,2),de=e=>{var n=Pc(),a=l(n);Pe(a,{get seat(){return t.game.seat},get news(){return S(p)},get line(){return i}}),F(n),r(e,n)};w(ue,e=>{a()||e(de)});var pe=V(ue,2),me=e=>{var n=Fc();let i;Dc(l(n),{get game(){return t.game},get zone(){return t.game.over}}),F(n),W(()=>i=z(n,1,`told svelte-1lc8rk9`,null,i,{below:S(I)})),r(e,n)};w(pe,e=>{t.game.over&&e(me)}),F(Y),s(Y,e=>L(P,e),()=>S(P));var he=V(Y,2),ge=e=>{var i=d(),a=y(i);E(a,()=>S(c),e=>{var i=Fc();let a;var o=l(i),s=e=>{var n=Ic(),i=y(n);lo(i,{get game(){return t.game}});var a=V(i),o=l(a);fe(o,{name:`close`,size:20}),F(a),W(e=>R(a,`aria-label`,e),[()=>X(`close`)]),m(`click`,a,()=>L(c,`board`)),r(e,n)},p=e=>{var n=d(),i=y(n);h(i,16,()=>S(x),e=>e,(e,n)=>{$s(e,{get game(){return t.game},get player(){return n},wide:!0})}),r(e,n)},v=e=>{var n=d(),i=y(n),a=e=>{var n=Lc(),i=y(n);bc(i,{get game(){return t.game}}),uc(V(i),{get game(){return t.game}}),r(e,n)};w(i,e=>{t.game.mine&&e(a)}),r(e,n)},b=e=>{_t(e,{load:()=>ye(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),children:(e,n)=>{let i=()=>(n?.()).PathPanel;var a=d(),o=y(a);f(o,i,(e,n)=>{n(e,{get game(){return t.game},narrow:!0,onclose:()=>L(c,`board`)})}),r(e,a)},$$slots:{default:!0}})},C=e=>{Yi(e,{get game(){return t.game},get pillars(){return S(_)},get player(){return S(g)}})},T=e=>{De(e,{get told(){return S(u)},get since(){return t.game.since},get line(){return n},bare:!0})};w(o,e=>{S(c)===`actions`?e(s):S(c)===`players`?e(p,1):S(c)===`hand`?e(v,2):S(c)===`path`?e(b,3):S(c)===`tiles`?e(C,4):e(T,-1)}),F(i),W(()=>a=z(i,1,`panel svelte-1lc8rk9`,null,a,{tiles:S(c)===`tiles`,low:S(c)===`actions`})),r(e,i)}),r(e,i)};w(he,e=>{S(c)!==`board`&&e(ge)});var _e=V(he,2),ve=l(_e),be=e=>{qo(e,{get game(){return t.game},narrow:!0})};w(ve,e=>{a()||e(be)});var xe=V(ve,2),Se=e=>{Nc(e,{get game(){return t.game},get sheet(){return t.game.mine}})};w(xe,e=>{t.game.mine&&e(Se)}),F(_e),s(_e,e=>L(D,e),()=>S(D));var Ce=V(_e,2);h(Ce,21,()=>S(o),([e,t])=>e,(e,t)=>{var n=q(()=>ie(S(t),2));let i=()=>S(n)[0],a=()=>S(n)[1];var o=Bc();let s;var u=l(o),d=e=>{$(e,{get name(){return a()},size:22})},f=e=>{fe(e,{name:`log`,size:22})};w(u,e=>{a()?e(d):e(f,-1)});var p=V(u),h=k(p,!0),g=V(p,2),_=e=>{var t=Rc(),n=V(l(t)),i=k(n,!0);F(t),W(e=>B(i,e),[()=>X(`path-may-go`)]),r(e,t)};w(g,e=>{i()===`path`&&S(b)&&e(_)});var y=V(g,2),x=e=>{var t=zc(),n=l(t,!0),i=V(n),a=k(i,!0);F(t),W(e=>{B(n,S(v)),B(a,e)},[()=>X(`market-can`)]),r(e,t)};w(y,e=>{i()===`tiles`&&S(v)&&e(x)}),F(o),W(e=>{R(o,`aria-pressed`,S(c)===i()),s=z(o,1,`svelte-1lc8rk9`,null,s,{on:S(c)===i()}),B(h,e)},[()=>X(`phone-${i()}`)]),m(`click`,o,()=>L(c,S(c)===i()?`board`:i(),!0)),r(e,o)}),F(Ce),F(ee),W((e,n)=>{te=z(ee,1,`phone svelte-1lc8rk9`,null,te,{watching:a()}),B(ne,e),R(re,`title`,t.game.title),B(se,t.game.round||``),B(le,t.game.title),Y.inert=S(c)!==`board`&&S(c)!==`actions`,_e.inert=S(c)===`tiles`,R(Ce,`aria-label`,n)},[()=>X(`board-label`),()=>X(`panels`)]),m(`click`,Y,M),r(e,ee),A()}p([`click`]);var Uc=b(`<span role="img"><!></span>`),Wc=b(`<div class="chips svelte-1nt6xn2" role="group"></div>`),Gc=b(`<section class="bar card svelte-1nt6xn2"><!> <button data-plan="market"><!> </button> <!></section>`);function Kc(e,t){N(t,!0);let i=j(t,`game`,7),a=q(()=>i().view.position.columns.colours??[]),o=q(()=>S(a).map(e=>{let t=[...i().board.sites.values()].filter(({pyramid:t,holder:n})=>t?.colour===e&&n?.player===i().seat.viewer);return{colour:e,level:Math.max(0,...t.map(({pyramid:e})=>e?.level??0))}})),s=q(()=>new Set(Object.values(i().ahead.buys??{}).flatMap(e=>e.map(({tile:e})=>i().about.tiles.find(({name:t})=>t===e)?.colour)))),c=matchMedia(`(hover: hover)`).matches,u=q(()=>c&&S(s).size&&i().step===`your turn`?ur(cr(i(),i().seat.viewer)):[]),d=q(()=>S(u).flatMap(e=>{let t=sr(e,i().about,i().mine?.spaces??[],i().plan.space);return t?[{tile:e.tile,way:t}]:[]})),f=q(()=>jn(i().step,i().view.legal));var p=Gc(),g=l(p);h(g,17,()=>S(o),({colour:e,level:t})=>e,(e,t)=>{let i=()=>S(t).colour,a=()=>S(t).level,o=q(()=>a()?X(`market-level`,{colour:xt(i()),n:a()}):X(`market-no-pyramid`,{colour:xt(i())}));var c=Uc();let u;var d=l(c),f=e=>{nr(e,{get colour(){return i()},get level(){return a()},size:28})},p=e=>{nr(e,{get colour(){return i()},size:28})};w(d,e=>{a()?e(f):e(p,-1)}),F(c),n(c,(e,t)=>he?.(e,t),()=>({title:xt(i()),text:S(o)})),W(e=>{u=z(c,1,`gem svelte-1nt6xn2`,null,u,{can:e,none:!a()}),R(c,`aria-label`,S(o))},[()=>S(s).has(i())]),r(e,c)});var _=V(g,2);let v;var y=l(_);$(y,{name:`buy`,size:18});var b=V(y,1,!0);F(_);var x=V(_,2),C=e=>{var t=Wc();h(t,21,()=>S(d),({tile:e,way:t})=>e.name,(e,t)=>{let n=()=>S(t).tile,r=()=>S(t).way,a=q(()=>[Xn(n()),r().paid===null?``:X(`costs-pp`,{n:r().paid}),hr(r())].filter(Boolean).join(`. `));{let t=q(()=>`${Q(n().name)}: ${S(a)}`),o=q(()=>({title:Q(n().name),text:S(a),more:()=>i().rule=n().rule})),s=q(()=>r().choices.join(`; `));Po(e,{get tile(){return n().name},get colour(){return n().colour},get level(){return n().level},size:32,state:`can`,get label(){return S(t)},get tip(){return S(o)},get choice(){return S(s)},onpick:()=>void i().choose(...r().choices)})}}),F(t),W(e=>R(t,`aria-label`,e),[()=>X(`market-can`)]),r(e,t)};w(x,e=>{S(d).length&&e(C)}),F(p),W((e,t)=>{R(p,`aria-label`,e),v=z(_,1,`btn svelte-1nt6xn2`,null,v,{main:S(f)||S(s).size>0}),R(_,`aria-keyshortcuts`,`m`),B(b,t)},[()=>X(`market`),()=>X(`market`)]),m(`click`,_,()=>i().market={}),r(e,p),A()}p([`click`]);var qc=`war council`;function Jc(e,t,n){let{battle:r}=e.outlook,i=e.viewer,a=n.get(i),o=e.position.frames.find(e=>e.frame===`battle`),s=e.position.frames.findLast(e=>e.frame===qc);if(!r||!o||!a||e.asks?.step!==`war council`||![r.attacker,r.defender].includes(i))return null;let c=r.attacker===i,[l=[],u=[]]=r.counted,d=a.divine??new Map,f=e.position.drafts[i]??[],p=e.ahead?.council??null;return{me:i,enemy:c?r.defender:r.attacker,zone:r.zone,attacking:c,units:ar(e,i,r.zone),own:c?l:u,theirs:c?u:l,spied:o[c?`defender's card`:`attacker's card`]??null,hand:a.hand??[],used:[...a.played,...a.buried??[]],divine:t.divine.filter(({icon:e,name:t})=>e===`battle`&&d.get(t)).map(({name:e,cost:t})=>({card:e,held:d.get(e)??0,cost:p?.divine[e]?.price??t})),idle:t.divine.filter(({icon:e,name:t})=>e!==`battle`&&d.get(t)).map(({name:e})=>e),told:p,draft:f,sealed:!e.asks.waiting?.includes(i)||!((s?.planning)?.includes(i)??!1),awaited:e.asks.waiting?.includes(c?r.defender:r.attacker)??!1}}var Yc={play:null,aside:null,added:new Map};function Xc(e,t,n=[]){let{play:r,aside:i,proposed:a}=e;return r===t&&a!==`all`?{...e,play:null}:r===null||a===`all`?i&&!a&&i!==t?{...e,play:t}:{...e,play:t,aside:n.find(e=>e!==t)??null,proposed:`aside`}:{...e,aside:i===t&&!a?null:t,proposed:void 0}}function Zc(e){let t=$c(e),n=e.divine.filter(({card:t,cost:n})=>!n&&Object.values(e.told?.divine[t]?.adds??{some:1}).every(e=>e===0)),r=new Map(n.map(({card:e,held:t})=>[e,t])),i=t=>sl(e,{...Yc,play:t}).reduce((e,{won:t,fallen:n,falls:[r]})=>e+(t&&!n?Qc:0)-r,0),[a]=[...e.hand].sort((e,t)=>i(t)-i(e));return!a||e.hand.length<2||!e.told?Yc:{...Xc(Yc,a,t),added:r,proposed:`all`}}var Qc=6;function $c({hand:e,told:t}){let n=e=>{let{strength:n=0,damage:r=0,defence:i=0}=t?.cards[e]??{};return n*2+r+i};return[...e].sort((e,t)=>n(e)-n(t))}function el(e,t,n){let r=((e.added.get(t)??0)+1)%(n+1),i=new Map(e.added);return r?i.set(t,r):i.delete(t),{...e,added:i}}function tl(e,t,n,r=!0){if(!t.play||!t.aside)return[];let i=n>2?[`card ${t.play}`]:[],a=e.divine.flatMap(({name:e})=>Array(t.added.get(e)??0).fill(`add ${e}`));return[`discard ${t.aside}`,...i,...a,...r?[`seal`]:[]]}function nl({divine:e,told:t},{added:n},r){if([...n.values()].reduce((e,t)=>e+t,0)<(t?.unsealed??0))return!0;let i=e.findLastIndex(({card:e})=>(n.get(e)??0)>0),a=r-e.reduce((e,{card:t,cost:r})=>e+r*(n.get(t)??0),0);return e.some(({card:e,held:t,cost:r},o)=>o>=i&&t>(n.get(e)??0)&&r<=a)}function rl(e,t){let n=t.some(e=>e.startsWith(`card `))?e:e.filter(e=>!e.startsWith(`card `));return n.every((e,n)=>t[n]===e)?t.slice(n.length):null}function il(e,t=[]){let n=new Map,r={...Yc};for(let[t,i=``]of e.map(e=>e.split(` `)))t===`discard`?r.aside=i:t===`card`?r.play=i:t===`add`&&n.set(i,(n.get(i)??0)+1);let i=t.filter(e=>e!==r.aside);return r.aside&&!r.play&&i.length===1&&(r.play=i[0]??null),{...r,added:n}}var al=(e,t)=>e.divine.reduce((e,{card:n,cost:r})=>e+r*(t.added.get(n)??0),0);function ol({told:e},t){let n=e&&{...(t.play?e.cards[t.play]:void 0)??e.before};for(let[r,i]of t.added){let t=e?.divine[r]?.adds;if(n&&t)for(let e of Object.keys(n))n[e]+=t[e]*i}return n}function sl(e,t){let{play:n}=t,r=ol(e,t);if(!n||!r)return[];let i=(e,t)=>e?.[Math.min(t,e.length-1)]??0;return(e.told?.against??[]).map(({card:t,sums:a,wins_at:o,own_fall:s,enemy_fall:c})=>{let l=i(s[n],r.defence);return{card:t,won:r.strength>=o,fallen:l>=e.units,sums:[r.strength,a.strength],falls:[l,i(c,r.damage)]}})}var cl=b(`<li><b> </b> </li>`),ll=b(`<section aria-labelledby="t-path"><h2 id="t-path"> </h2> <ul></ul></section>`);function ul(e,t){N(t,!0);let n=q(()=>ei(t.game)),i=q(()=>$r(t.game)?.roads??{}),a=e=>(S(i)[e]??[]).map(({to:t,road:n})=>n.length?X(`path-road-to`,{to:ai(t),list:hi(n)}):X(`text-path-walk`,{from:ai(e),to:ai(t)}));var o=d(),s=y(o),c=e=>{var i=ll(),o=l(i),s=k(o,!0),c=V(o,2);h(c,21,()=>S(n).spots,e=>e.name,(e,n)=>{var i=cl(),o=l(i),s=k(o,!0),c=V(o);F(i),W((e,t)=>{B(s,e),B(c,`: ${t??``}`)},[()=>ai(S(n).name),()=>xi([...yi(t.game,S(n)),...a(S(n).name)])]),r(e,i)}),F(c),F(i),W(e=>B(s,e),[()=>X(`text-path`)]),r(e,i)};w(s,e=>{S(n)&&e(c)}),r(e,o),A()}var dl=b(`<p> </p>`),fl=b(`<p> </p> <!>`,1),pl=b(`<!> <!>`,1),ml=b(`<li><button class="btn"><span> </span></button></li>`),hl=b(`<h3> </h3> <ul class="choices"></ul>`,1),gl=b(`<li><button class="btn"><span> <!><!></span></button></li>`),_l=b(`<h3> </h3> <p> </p> <p> </p> <!> <p> </p> <!> <!> <!> <!>`,1),vl=b(`<li> </li>`),yl=b(`<section aria-labelledby="t-players"><h2 id="t-players"> </h2> <!></section> <!> <section aria-labelledby="t-board"><h2 id="t-board"> </h2> <ul></ul></section>`,1);function bl(e,t){N(t,!0);let n=q(()=>t.game.view.legal.filter(e=>e!==`pass`&&e!==`seal`&&e!==`use`&&!(S(a).length&&Qr.includes(Tt(e)[0]))).map(e=>({choice:e,label:f(e),brings:[],key:Xi(t.game.about,e)}))),i=q(()=>(t.game.view.legal.length?t.game.ahead.moves??[]:[]).map(e=>({journey:e,ways:e.to.map(e=>({arrival:e,choice:Et([...t.game.before(`move`),...e.choices])}))}))),a=q(()=>ti(t.game)),o=q(()=>[...t.game.board.sites.values()]),s=q(()=>In(t.game.seat.story).slice(-12).reverse().map(e=>({n:e.n,text:Ht(e,t.game.playerName)}))),c=q(()=>Jc(t.game.view,t.game.about,t.game.sheets)),u=e=>e.filter(({stat:e})=>e===`strength`).reduce((e,{amount:t})=>e+t,0);function f(e){let n=Tt(e)[1],r=kt(n)?t.game.board.sites.get(n):void 0;return r?`${Ut(e,t.game.playerName)} (${Jt(t.game,r,void 0)})`:Ut(e,t.game.playerName,t.game.step)}{let f=e=>{var n=pl(),i=y(n),a=e=>{var n=fl(),i=y(n),a=k(i,!0),o=V(i,2),s=e=>{var n=dl(),i=k(n,!0);W(e=>B(i,e),[()=>X(`text-council-plan`,{list:S(c).draft.map(e=>Ut(e,t.game.playerName)).join(`; `)})]),r(e,n)};w(o,e=>{S(c).draft.length&&e(s)}),W(e=>B(a,e),[()=>X(`text-council`,{zone:Pt(S(c).zone),enemy:t.game.playerName(S(c).enemy),own:u(S(c).own),strength:u(S(c).theirs)})]),r(e,n)};w(i,e=>{S(c)&&e(a)}),qo(V(i,2),{get game(){return t.game},still:!0}),r(e,n)},p=e=>{var n=pl(),o=y(n),s=e=>{var n=hl(),i=y(n),o=k(i,!0),s=V(i,2);h(s,21,()=>S(a),({walk:e,choice:t})=>t,(e,n)=>{let i=()=>S(n).walk,a=()=>S(n).choice;var o=ml(),s=l(o),c=l(s),u=k(c);F(s),F(o),W((e,t)=>{R(s,`data-choice`,a()),B(u,`${e??``}: ${t??``}`)},[()=>vi(i()),()=>xi(_i(t.game,i()))]),m(`click`,s,()=>void t.game.gesture(a())),r(e,o)}),F(s),W(e=>B(o,e),[()=>X(`text-path-walks`)]),r(e,n)};w(o,e=>{S(a).length&&e(s)});var c=V(o,2);h(c,17,()=>S(i),({journey:e,ways:t})=>`${e.troop} ${e.units} ${e.creatures.join()}`,(e,n)=>{let i=()=>S(n).journey,a=()=>S(n).ways;var o=hl(),s=y(o),c=k(s,!0),u=V(s,2);h(u,21,a,({arrival:e,choice:t})=>e.zone,(e,n)=>{let i=()=>S(n).arrival,a=()=>S(n).choice,o=q(()=>t.game.board.sites.get(i().zone));var s=gl(),c=l(s),u=l(c),d=l(u,!0),f=V(d),p=e=>{var t=G();W(e=>B(t,`, ${e??``}`),[()=>X(`costs-pp`,{n:i().paid})]),r(e,t)};w(f,e=>{i().paid&&e(p)});var h=V(f),g=e=>{var t=G();W(e=>B(t,`, ${e??``}`),[()=>X(`clash`,{own:i().battle.strength[0]??0,enemy:i().battle.strength[1]??0})]),r(e,t)};w(h,e=>{i().battle&&e(g)}),F(u),F(c),F(s),W(e=>{R(c,`data-choice`,a()),B(d,e)},[()=>S(o)?Jt(t.game,S(o),void 0):i().zone]),m(`click`,c,()=>void t.game.gesture(a())),r(e,s)}),F(u),W(e=>B(c,e),[()=>X(`text-move`,{n:i().units,zone:Pt(i().troop)})]),r(e,o)}),r(e,n)},g=q(()=>Bn(t.game));Ie(e,{get since(){return S(g)},get choices(){return S(n)},onpick:e=>void t.game.choose(e),get news(){return S(s)},prompt:f,more:p,children:(e,n)=>{var i=yl(),a=y(i),s=l(a),c=k(s,!0),u=V(s,2);h(u,16,()=>t.game.order,e=>e,(e,n)=>{let i=q(()=>t.game.sheets.get(n));var a=d(),o=y(a),s=e=>{var a=_l(),o=y(a),s=k(o),c=V(o,2),l=k(c,!0),u=V(c,2),d=k(u,!0),f=V(u,2),p=e=>{var t=dl(),n=k(t);W((e,t)=>B(n,`${e??``}: ${t??``}`),[()=>X(`actions`),()=>S(i).spaces.map(It).join(`; `)]),r(e,t)};w(f,e=>{S(i).spaces.length&&e(p)});var m=V(f,2),h=k(m),g=V(m,2),_=e=>{As(e,{get game(){return t.game},get sheet(){return S(i)},words:!0})};w(g,e=>{t.game.about.path&&e(_)});var v=V(g,2),b=e=>{var t=dl(),n=k(t);W((e,t)=>B(n,`${e??``}: ${t??``}`),[()=>X(`path-sealed`),()=>S(i).silenced.map(Q).join(`, `)]),r(e,t)};w(v,e=>{S(i).silenced.length&&e(b)});var x=V(v,2),C=e=>{var t=dl(),n=k(t);W((e,t)=>B(n,`${e??``}: ${t??``}`),[()=>X(`battle-cards`),()=>S(i).hand.join(`, `)]),r(e,t)};w(x,e=>{S(i).hand&&e(C)});var T=V(x,2),E=e=>{var t=dl(),n=k(t);W((e,t)=>B(n,`${e??``}: ${t??``}`),[()=>X(`divine-cards`),()=>[...S(i).divine].map(([e,t])=>`${Ct(e)}${t>1?` ×${t}`:``}`).join(`, `)]),r(e,t)};w(T,e=>{S(i).divine?.size&&e(E)}),W((e,t,n,r,i,a)=>{B(s,`${e??``} (${t??``})`),B(l,n),B(d,r),B(h,`${i??``}: ${a??``}`)},[()=>xe(S(i).god),()=>t.game.chairName(n),()=>Xo(t.game,S(i)),()=>[X(`prayer-n`,{n:S(i).prayer}),X(`tokens-left`,{n:S(i).tokens.left}),X(`supply-n`,{n:S(i).supply}),...t.game.about.veterans?[X(`veterans-count`,{n:S(i).veterans})]:[],...S(i).dawn===null?[]:[X(`dawn-tokens-n`,{n:S(i).dawn})],X(`divine-n`,{n:S(i).holding})].join(`; `),()=>X(`power-tiles`),()=>S(i).tiles.map(Q).join(`, `)||X(`none`)]),r(e,a)};w(o,e=>{S(i)&&e(s)}),r(e,a)}),F(a);var f=V(a,2);ul(f,{get game(){return t.game}});var p=V(f,2),m=l(p),g=k(m,!0),_=V(m,2);h(_,21,()=>S(o),e=>e.place.name,(e,n)=>{var i=vl(),a=k(i);W((e,t)=>B(a,`${e??``}; ${t??``}`),[()=>Jt(t.game,S(n),void 0),()=>X(`zone-beside`,{list:S(n).place.beside.map(Pt).join(`, `)})]),r(e,i)}),F(_),F(p),W((e,t)=>{B(c,e),B(g,t)},[()=>X(`the-players`),()=>X(`board-label`)]),r(e,i)},$$slots:{prompt:!0,more:!0,default:!0}})}A()}p([`click`]);var xl=b(`<!> <!>`,1),Sl=b(`<!> <!> <!>`,1),Cl=b(`<div><!></div>`),wl=b(`<div class="news svelte-fafepb"><!><!></div>`),Tl=b(`<button role="tab" class="svelte-fafepb"> </button>`),El=b(`<section class="card stall svelte-fafepb"><div class="tabs svelte-fafepb" role="tablist"></div> <!></section>`),Dl=b(`<div><aside class="rail left svelte-fafepb"><!></aside> <main><h1 class="unseen"> </h1> <div class="stage svelte-fafepb"><!> <!> <button class="btn pull svelte-fafepb"><!></button> <!> <!></div> <!></main> <aside><div class="others svelte-fafepb"></div> <!></aside></div>`);function Ol(e,t){N(t,!0);let n=(e,t=O,n=O)=>{xc(e,{get game(){return a()},get entry(){return t()},get fresh(){return n()}})},i=(e,t=O)=>{xc(e,{get game(){return a()},get entry(){return t()}})},a=j(t,`game`,7),s=j(t,`text`,3,!1),u=j(t,`watching`,3,!1),p=q(()=>{let e=a().order.indexOf(a().seat.viewer);return e<0?a().order:[...a().order.slice(e+1),...a().order.slice(0,e)]}),g=q(()=>a().mine?0:Math.floor(S(p).length/2)),_=q(()=>a().board.players<=3),v=q(()=>In(a().seat.story)),b=q(()=>a().since?Rn(a().seat.story,a().since,a().seat.viewer):[]),x=U(!1),C=U(M(innerWidth)),T=U(M(innerHeight)),E=q(()=>S(C)<900||S(T)<500),D=q(()=>S(_)&&S(C)>=1280&&!S(E)),P=U(`market`);J(()=>(a().stalled=S(D)&&S(P)===`market`&&!s(),()=>a().stalled=!1));let I=q(()=>a().action===`buy`||jn(a().step,a().view.legal));J(()=>{S(I)&&L(P,`market`)});let ee=M({width:0,height:0}),te=M({width:220,height:110}),ne=q(()=>({x:-6,y:-4,width:a().map.width+12,height:a().map.height+16})),G=q(()=>[...a().board.sites.values()].filter(({place:e,troops:t})=>t.length||a().targets.has(e.name)||e.name===a().over).flatMap(({place:e})=>[e.troop,e.tag])),re=q(()=>On(S(ne),ee,te,S(G)));var ie=d(),K=y(ie),ae=e=>{bl(e,{get game(){return a()}})},oe=e=>{var n=xl(),i=y(n);Hc(i,{get game(){return a()},get watching(){return u()}});var o=V(i,2);H(o,()=>t.back??O),r(e,n)},se=e=>{var s=Dl();let c;var C=l(s),T=l(C),E=e=>{var t=Sl(),n=y(t);bc(n,{get game(){return a()}});var i=V(n,2);lo(i,{get game(){return a()}}),uc(V(i,2),{get game(){return a()}}),r(e,t)},A=e=>{var t=d(),n=y(t);h(n,16,()=>S(p).slice(0,S(g)),e=>e,(e,t)=>{$s(e,{get game(){return a()},get player(){return t}})}),r(e,t)};w(T,e=>{a().mine?e(E):e(A,-1)}),F(C);var j=V(C,2);let M;var N=l(j),I=k(N,!0),ne=V(N,2),U=l(ne);En(U,{get game(){return a()}});var G=V(U,2),ie=e=>{var t=Cl();let n;var i=l(t),o=e=>{_t(e,{load:()=>ye(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),children:(e,t)=>{let n=()=>(t?.()).PathPanel;var i=d(),o=y(i);f(o,n,(e,t)=>{t(e,{get game(){return a()},onclose:()=>a().showPath(!1)})}),r(e,i)},$$slots:{default:!0}})},s=e=>{Ci(e,{get game(){return a()}})};w(i,e=>{a().pathOpen?e(o):e(s,-1)}),F(t),W(()=>n=z(t,1,`way svelte-fafepb`,null,n,{open:a().pathOpen})),r(e,t)};w(G,e=>{a().about.path&&e(ie)});var K=V(G,2),ae=l(K);{let e=q(()=>S(x)?`close`:`menu`);fe(ae,{get name(){return S(e)}})}F(K);var J=V(K,2),oe=e=>{var n=wl(),o=l(n);H(o,()=>t.back??O);var s=V(o);Pe(s,{get seat(){return a().seat},get news(){return S(b)},get line(){return i}}),F(n),r(e,n)};w(J,e=>{u()||e(oe)});var se=V(J,2),ce=e=>{var t=Cl();Dc(l(t),{get game(){return a()},get zone(){return a().over}}),F(t),W(()=>z(t,1,`corner ${S(re)??``}`,`svelte-fafepb`)),o(t,`clientWidth`,e=>te.width=e),o(t,`clientHeight`,e=>te.height=e),r(e,t)};w(se,e=>{a().over&&e(ce)}),F(ne);var le=V(ne,2),Y=e=>{qo(e,{get game(){return a()}})};w(le,e=>{u()||e(Y)}),F(j);var Z=V(j,2);let ue;var de=l(Z);h(de,20,()=>S(p).slice(S(g)),e=>e,(e,t)=>{$s(e,{get game(){return a()},get player(){return t},get wide(){return S(_)}})}),F(de);var pe=V(de,2),me=e=>{var t=El(),i=l(t);h(i,20,()=>[`market`,`chronicle`],e=>e,(e,t)=>{var n=Tl(),i=k(n,!0);W(e=>{R(n,`aria-selected`,S(P)===t),B(i,e)},[()=>X(t)]),m(`click`,n,()=>L(P,t,!0)),r(e,n)}),F(i);var o=V(i,2),s=e=>{Fr(e,{get game(){return a()}})},c=e=>{De(e,{get told(){return S(v)},get since(){return a().since},get line(){return n},bare:!0})};w(o,e=>{S(P)===`market`?e(s):e(c,-1)}),F(t),W(e=>R(i,`aria-label`,e),[()=>X(`the-others`)]),r(e,t)},he=e=>{var t=xl(),i=y(t);Kc(i,{get game(){return a()}});var o=V(i,2);De(o,{get told(){return S(v)},get since(){return a().since},get line(){return n}}),r(e,t)};w(pe,e=>{S(D)?e(me):e(he,-1)}),F(Z),F(s),W((e,t,n,r)=>{c=z(s,1,`table svelte-fafepb`,null,c,{few:S(_)}),R(C,`aria-label`,e),M=z(j,1,`mid svelte-fafepb`,null,M,{watching:u()}),B(I,t),R(K,`aria-expanded`,S(x)),R(K,`aria-label`,n),ue=z(Z,1,`rail right svelte-fafepb`,null,ue,{open:S(x)}),R(Z,`aria-label`,r)},[()=>X(a().mine?`your-board`:`the-players`),()=>X(`board-label`),()=>X(`the-others`),()=>X(`the-others`)]),m(`click`,K,()=>L(x,!S(x))),o(ne,`clientWidth`,e=>ee.width=e),o(ne,`clientHeight`,e=>ee.height=e),r(e,s)};w(K,e=>{s()?e(ae):S(E)?e(oe,1):e(se,-1)}),c(`innerWidth`,e=>L(C,e,!0)),c(`innerHeight`,e=>L(T,e,!0)),r(e,ie),A()}p([`click`]);var kl=[`clash`,`reveal`,`tally`,`wound`,`verdict`,`losses`,`rewards`,`after`],Al={clash:4,reveal:4,tally:6,wound:4,verdict:4,losses:5,rewards:5,after:5},jl={battle:`clash`,"plays a card":`reveal`,counts:`tally`,wounds:`wound`,strength:`verdict`,"wins battle":`verdict`,"own loss":`losses`,"lost units":`losses`,"gained fame":`rewards`,"gained veterans":`rewards`,recalled:`after`,retreats:`after`,"took cards back":`after`},Ml={clash:`council`,reveal:`reveal`,tally:`strength`,wound:`strength`,verdict:`strength`,losses:`casualties`,rewards:`rewards`,after:`loser`},Nl=e=>Ml[e];function Pl(e,t=0){let n=[],r=(e.shot?.turn??0)*1e6+t*1e4,i=0;for(let t of e.entries){let a=t.event===`shows`?/-[TL]:/.test(t.rule)?`clash`:`reveal`:jl[t.event];a&&(i=Math.max(i,kl.indexOf(a)));let o=kl[i],s=n.at(-1);s?.kind===o?(s.to=t.n,s.entries.push(t),s.mark++):n.push({kind:o,fight:e.n,to:t.n,entries:[t],mark:r+i*1e3+1})}return n}var Fl=(e,t)=>ns(e,t.to),Il=class extends Me{constructor(e,t,n=!0){super(Ll(e),t,n)}};function Ll(e){let t=new Map;return{seat:e.seat,turn:()=>e.turnedAt=performance.now(),groups:()=>{let n=is(e.seat.story);t.clear();for(let e of n)for(let[n,{n:r}]of e.entries())t.set(r,n);return n},beatsOf:e=>e.board?Pl(e,t.get(e.n)):[],isRunning:({zone:t})=>e.view.position.frames.some(({frame:e,zone:n})=>e===`battle`&&n===t),isMine:({players:t})=>t.includes(e.seat.viewer),upTo:Fl,opening:`clash`,seconds:({kind:e})=>Al[e]}}function Rl(e,t){N(t,!0);let n=ae(()=>new Il(t.game,void 0,!1)),i=U(void 0);return s(Ne(e,{get reel(){return n},get at(){return t.at},get onmore(){return t.onmore},stage:(e,i=O)=>{_t(e,{load:()=>ye(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),children:(e,a)=>{let o=()=>(a?.()).Stage;var s=d(),c=y(s);f(c,o,(e,r)=>{r(e,{get game(){return t.game},get reel(){return n},unattended:!1,watching:!0,get onend(){return i()}})}),r(e,s)},$$slots:{default:!0}})},table:e=>{Ol(e,{get game(){return t.game},watching:!0})},$$slots:{stage:!0,table:!0}}),e=>L(i,e,!0),()=>S(i)),A({next:()=>S(i)?.next()??!1,pending:()=>S(i)?.pending()??!1})}var zl=`all`;function Bl(e,t){let{columns:n,players:r}=e.position,i=e=>n[e]??{},{fame:a,tokens:o}=e.outlook,s=i(`god`),c=t.cards.filter(e=>!e.special).map(e=>e.name),l=t.night.some(({name:e})=>e===`dawn`),u=t.spaces.flatMap(({name:e,colour:t})=>t?[[e,t]]:[]),d=n.silver_used??[],f=(e,t)=>new Map(Object.entries(i(e)).flatMap(([e,n])=>e.startsWith(`${t} `)&&n!==void 0?[[e.slice(t.length+1),n]]:[])),p=t=>{let n=t===e.viewer||e.viewer===zl;return{player:t,god:s[t]??`anubis`,city:i(`city`)[t]??null,prayer:i(`prayer`)[t]??0,veterans:i(`veterans`)[t]??0,dawn:l?i(`dawn_tokens`)[t]??0:null,supply:i(`supply`)[t]??0,fame:a[t]??{divine:0,battle:0,temporary:[],total:0},spaces:i(`spaces`)[t]??[],buyTokens:new Map([...u,...f(`buy_colour`,t)]),tokens:o[t]??{left:0,silver:!1,gold:!1},silverUsed:d.includes(t),bought:i(`bought`)[t]??[],tiles:i(`tiles`)[t]??[],hand:n?i(`hand`)[t]??c:null,played:i(`played`)[t]??[],buried:n?i(`buried`)[t]??[]:null,removed:n?i(`removed`)[t]??[]:null,holding:i(`holding`)[t]??0,divine:n?f(`held`,t):null,planned:f(`planned`,t),objects:[...f(`objects`,t)].filter(([,e])=>e>0),skills:i(`skills`)[t]??[],silenced:i(`silenced`)[t]??[]}};return new Map(Array.from({length:r},(e,t)=>`P${t+1}`).map(e=>[e,p(e)]))}function Vl(e,t){let n=t.position.columns.switches??[],r=({needs:e})=>e.every(e=>n.includes(e));return{...e,tiles:e.tiles.filter(r),cards:e.cards.filter(r),divine:e.divine.filter(r),spaces:e.spaces.filter(r),path:e.path&&r(e.path)?{...e.path,tokens:e.path.tokens.filter(r)}:null,night:e.night.filter(e=>r(e)&&!e.unless.some(e=>n.includes(e)))}}var Hl=typeof matchMedia==`function`&&matchMedia(`(hover: hover)`).matches,Ul=400,Wl=100,Gl=class{seat;start;#e=U(null);get rule(){return S(this.#e)}set rule(e){L(this.#e,e,!0)}#t=U(!1);get staged(){return S(this.#t)}set staged(e){L(this.#t,e,!0)}#n=U(null);get toldTo(){return S(this.#n)}set toldTo(e){L(this.#n,e,!0)}#r=U(null);get market(){return S(this.#r)}set market(e){L(this.#r,e,!0)}#i=U(null);get sheet(){return S(this.#i)}set sheet(e){L(this.#i,e,!0)}#a=U([]);get exits(){return S(this.#a)}set exits(e){L(this.#a,e)}#o=U(!1);get stalled(){return S(this.#o)}set stalled(e){L(this.#o,e,!0)}#s=U(new Set);get pointed(){return S(this.#s)}set pointed(e){L(this.#s,e)}#c=U(null);get over(){return S(this.#c)}set over(e){L(this.#c,e,!0)}turnedAt=-1/0;turned=()=>performance.now()-this.turnedAt<Ul;about;constructor(e,t,n){this.seat=e,this.start=n,this.about=Vl(t,n)}#l=q(()=>this.seat.view??this.start);get view(){return S(this.#l)}set view(e){L(this.#l,e)}#u=q(()=>ir(this.view,this.about.board));get board(){return S(this.#u)}set board(e){L(this.#u,e)}#d=q(()=>this.board.map);get map(){return S(this.#d)}set map(e){L(this.#d,e)}#f=q(()=>Bl(this.view,this.about));get sheets(){return S(this.#f)}set sheets(e){L(this.#f,e)}#p=q(()=>this.sheets.get(this.seat.viewer));get mine(){return S(this.#p)}set mine(e){L(this.#p,e)}#m=q(()=>this.board.seats.map(({player:e})=>e));get order(){return S(this.#m)}set order(e){L(this.#m,e)}get players(){return this.order}#h=q(()=>Number(this.view.position.columns.round??0));get round(){return S(this.#h)}set round(e){L(this.#h,e)}#g=q(()=>this.view.ahead??{});get ahead(){return S(this.#g)}set ahead(e){L(this.#g,e)}#_=q(()=>this.view.asks?.step??``);get step(){return S(this.#_)}set step(e){L(this.#_,e)}#v=q(()=>{let e=this.view.position.frames.find(({frame:e})=>e===`your turn`);return e?String(e.player):null});get onTurn(){return S(this.#v)}set onTurn(e){L(this.#v,e)}#y=q(()=>this.view.position.frames.some(({frame:e})=>this.about.apart.includes(e)));get night(){return S(this.#y)}set night(e){L(this.#y,e)}#b=q(()=>this.view.outlook);get outlook(){return S(this.#b)}set outlook(e){L(this.#b,e)}#x=q(()=>this.outlook.victory);get victory(){return S(this.#x)}set victory(e){L(this.#x,e)}#S=q(()=>this.outlook.wins_at);get winsAt(){return S(this.#S)}set winsAt(e){L(this.#S,e)}#C=q(()=>this.seat.over?[]:this.outlook.winning);get winning(){return S(this.#C)}set winning(e){L(this.#C,e)}#w=q(()=>this.seat.story.findLast(e=>!Xe(e)&&e.player===this.seat.viewer)?.n??0);get since(){return S(this.#w)}set since(e){L(this.#w,e)}#T=q(()=>JSON.stringify([this.view.legal,this.view.position.frames]));get asks(){return S(this.#T)}set asks(e){L(this.#T,e)}#E=U({of:``,plan:Yt});get kept(){return S(this.#E)}set kept(e){L(this.#E,e)}unitsAt=e=>this.board.sites.get(e)?.troops.find(({player:e})=>e===this.seat.viewer)?.units??0;#D=q(()=>this.ahead.recruits?on(this.ahead.recruits,this.unitsAt):{});get proposed(){return S(this.#D)}set proposed(e){L(this.#D,e)}recruit=e=>{let{meant:t}=this.plan;this.ahead.recruits&&this.set({most:e,placed:on(this.ahead.recruits,e=>t.includes(e)?Wl+t.indexOf(e):this.unitsAt(e),e)})};#O=q(()=>{if(kn.has(this.step)&&this.ahead.recruits)return{...Yt,placed:this.proposed};let e=this.step===`go on`?Zt(this.ahead.moves??[],this.unitsAt):null;return e===null?Yt:{...Yt,units:e}});get fresh(){return S(this.#O)}set fresh(e){L(this.#O,e)}#k=q(()=>this.kept.of===this.asks?this.kept.plan:this.fresh);get plan(){return S(this.#k)}set plan(e){L(this.#k,e)}set=e=>{this.kept={of:this.asks,plan:{...this.plan,...e}}};#A=q(()=>this.plan!==this.fresh);get planned(){return S(this.#A)}set planned(e){L(this.#A,e)}back=()=>{let{space:e,troop:t,district:n,goal:r}=this.plan;r&&pa.has(this.step)?this.set({goal:null}):this.kept={of:e&&(t||n)?this.asks:``,plan:{...Yt,space:e,silver:this.plan.silver}}};#j=q(()=>({step:this.step,legal:this.view.legal,ahead:this.ahead,plan:this.plan,map:this.map,spaces:this.about.spaces,used:this.mine?.spaces??[],hovers:Hl,troops:new Set([...this.board.sites.values()].filter(({troops:e})=>e.some(({player:e})=>e===this.seat.viewer)).map(({place:e})=>e.name))}));get asked(){return S(this.#j)}set asked(e){L(this.#j,e)}#M=q(()=>ga(this.asked));get targets(){return S(this.#M)}set targets(e){L(this.#M,e)}#N=q(()=>_a(this.asked)??(this.plan.troop?`move`:this.plan.district?`raise`:void 0));get action(){return S(this.#N)}set action(e){L(this.#N,e)}before=e=>e===`move`?ya(this.asked):va(this.asked,e);#P=q(()=>va(this.asked,`move`));get leading(){return S(this.#P)}set leading(e){L(this.#P,e)}#F=q(()=>{let{moves:e}=this.ahead;if(e&&this.view.legal.length)return this.plan.troop||this.step===`take along`||this.step===`go on`?Xt(e,this.plan):void 0});get journey(){return S(this.#F)}set journey(e){L(this.#F,e)}#I=q(()=>this.plan.district??this.journey?.troop??this.plan.troop);get chosen(){return S(this.#I)}set chosen(e){L(this.#I,e)}#L=q(()=>{let e=this.over&&this.targets.has(this.over)?this.over:this.plan.goal,t=e?this.targets.get(e):void 0;if(!e||!t)return[];let n=t.plan?.goal?this.ahead.moves?.find(({troop:e})=>e===t.plan?.troop):this.journey,r=t.arrival??n?.to.find(e=>e.zone===t.plan?.goal);return r&&n?fa(n.troop,r):[]});get route(){return S(this.#L)}set route(e){L(this.#L,e)}direct=({action:e,name:t})=>{let{moves:n,walks:r,raises:i,recruits:a,buys:o}=this.ahead;return e===`pray`||e===`buy`&&this.about.null_buy&&!o?.[t]?.length||e===`move`&&!n?.length&&!r?.length||e===`raise`&&!i?.length||e===`recruit`&&!a};spaceChoice=e=>(this.plan.silver?[`silver`]:[`space`,`silver`]).map(t=>`${t} ${e}`).find(e=>this.view.legal.includes(e));#R=q(()=>[`space `,`silver `].every(e=>this.view.legal.some(t=>t.startsWith(e))));get eitherToken(){return S(this.#R)}set eitherToken(e){L(this.#R,e)}begin=e=>{let t=this.spaceChoice(e.name);t&&(this.direct(e)?this.choose(t):this.plan.space===e.name?this.kept={of:``,plan:Yt}:this.set({...Yt,silver:this.plan.silver,space:e.name,...e.action===`move`?{troop:this.plan.troop}:{},...e.action===`recruit`?{placed:this.proposed}:{}}),e.action===`buy`&&!this.stalled&&!this.direct(e)&&(this.market={}))};pick=e=>{let t=this.targets.get(e);t?this.take(t):this.planned&&e===this.plan.troop&&this.back()};take=({choices:e,plan:t})=>{let[n,...r]=e??[];n?this.choose(n,...r):t&&this.set(t)};part=async(e,t)=>{let{goal:n}=this.plan;if(!pa.has(this.step)){let e=this.plan.troop;if(!e||!await this.gesture(Et([...this.before(`move`),`troop ${e}`])))return}pa.has(this.step)&&(this.set({units:e,alone:t,goal:null}),n&&this.targets.get(n)?.arrival&&this.set({goal:n}))};#z=q(()=>!this.about.path||!this.view.legal.length?!1:Zr.has(this.step)||this.step===`your turn`&&this.action===`move`&&!this.plan.troop&&ti(this).length>0);get asksPath(){return S(this.#z)}set asksPath(e){L(this.#z,e)}#B=U(null);get wish(){return S(this.#B)}set wish(e){L(this.#B,e)}#V=q(()=>this.asksPath?this.asks:``);get wishes(){return S(this.#V)}set wishes(e){L(this.#V,e)}#H=q(()=>this.about.path!==null&&(this.wish?.of===this.wishes?this.wish.open:this.asksPath));get pathOpen(){return S(this.#H)}set pathOpen(e){L(this.#H,e)}showPath=e=>{this.wish={of:this.wishes,open:e}};#U=q(()=>{let{hint:e,may:t}=this.seat,n=(t.held?[t.held]:e?[e.choice,...e.then]:[]).map(e=>Tt(e)),r=new Set(n.flatMap(([e,t])=>e===`city`?[t]:[])),i=[...this.map.zones.values()].filter(({kind:e,city:t})=>e===`district`&&t!==null&&r.has(t));return new Set([...n.map(([,e])=>e).filter(kt),...i.map(({name:e})=>e)])});get hinted(){return S(this.#U)}set hinted(e){L(this.#U,e)}#W=q(()=>{let e=new Map;for(let t of this.seat.news){if(!Xe(t)||t.event!==`moved`&&t.event!==`retreats`)continue;let[n,,r,i]=t.args.map(String),a=e.get(`${n} ${r}`)??this.map.zones.get(r??``)?.troop;a&&e.set(`${n} ${i}`,a)}return e});get arrivals(){return S(this.#W)}set arrivals(e){L(this.#W,e)}point=e=>{this.pointed=new Set((e?.args??[]).map(String).filter(kt))};fameOf=e=>{let t=this.sheets.get(e)?.fame.total??0;return this.toldTo===null?t:Yo(t,this.seat.story,e,this.toldTo)};#G=q(()=>JSON.stringify([...this.sheets].map(([e,{god:t}])=>[e,t])));get gods(){return S(this.#G)}set gods(e){L(this.#G,e)}#K=q(()=>new Map(JSON.parse(this.gods)));get godAt(){return S(this.#K)}set godAt(e){L(this.#K,e)}godOf=e=>this.godAt.get(e);sideOf=e=>this.godOf(e);get title(){return this.round?X(`table-title`,{round:this.round,time:this.night?`night`:`day`}):X(`table-title-setup`)}get subject(){return{title:this.title,text:X(Ra(this,`table-subject`),{players:this.board.players,victory:this.victory})}}question=()=>Oa(this).text;playerName=e=>{let t=this.godOf(e);return t?xe(t):this.chairName(e)};fullName=e=>{let t=this.godOf(e);return t?`${xe(t)} (${this.personName(e)})`:this.personName(e)};chairName=e=>be(this.seat,e);personName=e=>Se(this.seat,e);choose=(e,...t)=>this.seat.choose(e,...t);gesture=e=>{let[t=``,...n]=Dt(e);return this.choose(t,...n)}},Kl=4;function ql(e){let t=[];for(let{at:n,event:r,args:i}of e){let[e,a,o,s]=i.map(String);r===`round`&&Number(e)>1?t.push({at:n,label:X(`night-title`,{round:Number(e)-1}),sign:String(Number(e)-1),major:!0}):r===`battle`?t.push({at:n,label:X(`fight-title`,{zone:Pt(o??``)}),sign:`conflict`,major:!1}):r===`raised`&&Number(s)===Kl?t.push({at:n,label:X(`mark-tall`,{zone:Pt(a??``),colour:xt(o??``)}),sign:`pyramid`,major:!1}):(r===`won`||r===`last round`)&&t.push({at:n,label:X(`end-title`),sign:`end`,major:!1})}return Ze(t)}var Jl=new Set([`moved`,`retreats`,`placed`,`raised`,`placed token`,`took tile`,`creature placed`]),Yl=new Set([`battle`,`shows`,`burnt`]);function Xl(e){let t=e.filter(Xe).map(({event:e})=>e);return t.some(e=>Yl.has(e))?`battle`:t.some(e=>Jl.has(e))?`piece`:null}var Zl=b(`<button class="btn main to-stage svelte-nl9f24"> </button>`),Ql=b(`<div class="under svelte-nl9f24"><!></div> <!> <!> <!>`,1),$l=b(`<!> <!> <!>`,1);function eu(t,n){N(n,!0);let i=e=>{var t=Zl(),n=k(t,!0);W(e=>B(n,e),[()=>X(`show-battle`)]),m(`click`,t,()=>u.away=!1),r(e,t)},a=j(n,`game`,7),o=j(n,`text`,3,!1),s=j(n,`watching`,3,!1),c=ae(()=>a().seat.welcome?.table??``),u=ae(()=>new Il(a(),Je(c)));J(u.heed);let p=q(()=>u.beat!==void 0&&!o()&&!s()),h=q(()=>S(p)&&!u.away),g=()=>ye(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),v=q(()=>a().seat.story.filter(Xe).findLast(({event:e})=>e===`round`)?.n??0),b=ae(()=>a().night?0:a().seat.story.at(-1)?.n??0),x=q(()=>a().night||S(v)>b),C=U(!1),T=q(()=>a().step===`remove a battle card`&&a().view.legal.length>0&&!o()),E=q(()=>S(C)||S(T)),D=U(M(ae(()=>a().seat.over!==null&&a().seat.news.length===0&&a().seat.welcome?.table!==`fixture`)));J(()=>{a().seat.over||L(D,!1)}),J(()=>{a().exits=a().seat.over&&S(D)?He(()=>L(D,!1),n.onreplay):[]}),J(()=>We(c,u.passed)),J(()=>{a().staged=S(p)}),J(()=>{a().toldTo=S(p)&&!u.live?u.beat?.to??null:null}),J(()=>{o()&&!u.live&&u.catchUp()});let O=q(()=>jn(a().step,a().view.legal));J(()=>{S(O)&&!o()&&!a().stalled&&(a().market={})});function P(){a().market=null,a().action===`buy`&&a().back()}let I=q(()=>a().view.legal.join());J(()=>(S(I),()=>a().market=null));var R=$l();_(`pointerdown`,e,function(...e){Te?.apply(this,e)},!0),_(`keydown`,e,function(...e){Te?.apply(this,e)},!0);var ee=y(R),z=e=>{_t(e,{load:g,children:(e,t)=>{let n=()=>(t?.()).Stage;var i=d(),o=y(i);f(o,n,(e,t)=>{t(e,{get game(){return a()},get reel(){return u}})}),r(e,i)},$$slots:{default:!0}})},te=e=>{var t=Ql(),c=y(t);Ol(l(c),ne({get game(){return a()},get text(){return o()},get watching(){return s()}},()=>S(p)?{back:i}:{})),F(c);var u=V(c,2),m=e=>{_t(e,{load:g,children:(e,t)=>{let n=()=>(t?.()).Night;var i=d(),o=y(i);f(o,n,(e,t)=>{t(e,{get game(){return a()},get before(){return b},get open(){return S(C)},set open(e){L(C,e,!0)}})}),r(e,i)},$$slots:{default:!0}})};w(u,e=>{S(x)&&!o()&&!s()&&!S(p)&&e(m)});var h=V(u,2),_=e=>{_t(e,{load:g,children:(e,t)=>{let n=()=>(t?.()).Remove;var i=d(),o=y(i);f(o,n,(e,t)=>{t(e,{get game(){return a()}})}),r(e,i)},$$slots:{default:!0}})};w(h,e=>{S(T)&&!s()&&!S(p)&&e(_)});var v=V(h,2),O=e=>{_t(e,{load:g,children:(e,t)=>{let i=()=>(t?.()).End;var o=d(),s=y(o);f(s,i,(e,t)=>{t(e,ne({get game(){return a()},onclose:()=>L(D,!0)},()=>n.onagain?{onagain:n.onagain}:{},()=>n.onreplay?{onreplay:n.onreplay}:{}))}),r(e,o)},$$slots:{default:!0}})};w(v,e=>{a().seat.over&&!S(D)&&!S(p)&&e(O)}),W(()=>c.inert=S(E)),r(e,t)};w(ee,e=>{S(h)?e(z):e(te,-1)});var H=V(ee,2),G=e=>{let t=q(()=>a().market);_t(e,{load:g,children:(e,n)=>{let i=()=>(n?.()).Market;var o=d(),s=y(o);f(s,i,(e,n)=>{n(e,{get game(){return a()},get player(){return S(t).player},onclose:P})}),r(e,o)},$$slots:{default:!0}})};w(H,e=>{a().market&&!S(h)&&e(G)});var re=V(H,2),ie=e=>{let t=q(()=>a().sheet);_t(e,{load:g,children:(e,n)=>{let i=()=>(n?.()).BoardSheet;var o=d(),s=y(o);f(s,i,(e,n)=>{n(e,{get game(){return a()},get player(){return S(t)},onclose:()=>a().sheet=null})}),r(e,o)},$$slots:{default:!0}})};w(re,e=>{a().sheet&&(!S(h)||u.live)&&e(ie)}),r(t,R),A()}p([`click`]);var tu=240;async function nu(e,t,n){let r=[...document.querySelectorAll(`.table .board > svg`)];if(!r.length)throw Error(X(`replay-no-board`));let i=r[0]?.parentElement;for(let e of r)for(let[t,n]of i?ru(i):[])e.style.setProperty(t,n);let a=e.order.flatMap(t=>{let n=e.sheets.get(t);return n?[{name:e.personName(t),colour:`--${n.god}`,note:`${xe(n.god)} · ${X(`share-fame`,{fame:n.fame.total})}`}]:[]}),{width:o,height:s}=e.map;return Ge(ze(r,{x:-6,y:-4,width:o+12,height:s+16}),{title:e.title,subtitle:n,people:a,moment:t.length>tu?`${t.slice(0,tu)}…`:t})}function ru(e){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).filter(t=>t instanceof CSSStyleRule&&e.matches(t.selectorText)).flatMap(({style:e})=>[...e].filter(e=>e.startsWith(`--`)).map(t=>[t,e.getPropertyValue(t)]))}var iu=[`choose`,`random`],au=[0,4,6,8],ou=[`none`,`all`,`some`],su=class{about;#e=U(`choose`);get cities(){return S(this.#e)}set cities(e){L(this.#e,e,!0)}#t=U(0);get rounds(){return S(this.#t)}set rounds(e){L(this.#t,e,!0)}#n=U(``);get length(){return S(this.#n)}set length(e){L(this.#n,e,!0)}#r=U(`none`);get preset(){return S(this.#r)}set preset(e){L(this.#r,e,!0)}#i=U(M([]));get chosen(){return S(this.#i)}set chosen(e){L(this.#i,e,!0)}constructor(e){this.about=e,this.cities=e.options.cities===`random`?`random`:`choose`,this.rounds=Number(e.options.max_rounds??0),this.length=String(e.options.length??``)}#a=q(()=>this.about.lengths.find(({name:e})=>e===this.length));get goal(){return S(this.#a)}set goal(e){L(this.#a,e)}#o=q(()=>this.about.modules.length>0&&(this.goal?.modules??!0));get open(){return S(this.#o)}set open(e){L(this.#o,e)}#s=q(()=>!this.open||this.preset===`none`?[]:this.preset===`all`?this.about.modules:this.about.modules.filter(e=>this.chosen.includes(e)));get modules(){return S(this.#s)}set modules(e){L(this.#s,e)}toggle=e=>{this.chosen=this.chosen.includes(e)?this.chosen.filter(t=>t!==e):[...this.chosen,e]};options(){return{cities:this.cities,max_rounds:this.rounds,...this.about.lengths.length?{length:this.length}:{},...this.about.modules.length?{modules:this.modules}:{}}}},cu=b(`<button class="pick svelte-xwlwyu"><b> </b><small class="svelte-xwlwyu"> </small></button>`),lu=b(`<fieldset><legend> </legend> <div class="cards three svelte-xwlwyu"></div></fieldset>`),uu=b(`<li><label><input type="checkbox" class="svelte-xwlwyu"/><span class="svelte-xwlwyu"><b> </b><small class="svelte-xwlwyu"> </small></span></label></li>`),du=b(`<ul class="modules svelte-xwlwyu"></ul>`),fu=b(`<fieldset><legend> </legend> <div class="cards three svelte-xwlwyu"></div> <!></fieldset>`),pu=b(`<!> <!> <fieldset><legend> </legend> <div class="cards svelte-xwlwyu"></div></fieldset> <fieldset><legend> </legend> <div class="cards svelte-xwlwyu"></div></fieldset>`,1);function mu(e,t){N(t,!0);let n=j(t,`form`,7);var i=pu(),a=y(i),o=e=>{var t=lu(),i=l(t),a=k(i,!0),o=V(i,2);h(o,21,()=>n().about.lengths,({name:e,victory:t})=>e,(e,t)=>{let i=()=>S(t).name,a=()=>S(t).victory;var o=cu(),s=l(o),c=k(s,!0),u=V(s),d=k(u,!0);F(o),W((e,t)=>{R(o,`aria-pressed`,n().length===i()),R(o,`data-option`,`length ${i()??``}`),B(c,e),B(d,t)},[()=>X(`form-goal-${i()}`,{n:a()}),()=>X(`form-goal-${i()}-what`)]),m(`click`,o,()=>n().length=i()),r(e,o)}),F(o),F(t),W(e=>B(a,e),[()=>X(`form-goal`)]),r(e,t)};w(a,e=>{n().about.lengths.length&&e(o)});var s=V(a,2),c=e=>{var t=fu(),i=l(t),a=k(i,!0),o=V(i,2);h(o,20,()=>ou,e=>e,(e,t)=>{var i=cu(),a=l(i),o=k(a,!0),s=V(a),c=k(s,!0);F(i),W((e,r)=>{R(i,`aria-pressed`,n().preset===t),R(i,`data-option`,`preset ${t??``}`),B(o,e),B(c,r)},[()=>X(`form-preset-${t}`),()=>X(`form-preset-${t}-what`)]),m(`click`,i,()=>n().preset=t),r(e,i)}),F(o);var s=V(o,2),c=e=>{var t=du();h(t,20,()=>n().about.modules,e=>e,(e,t)=>{let i=q(()=>n().modules.includes(t));var a=uu(),o=l(a);let s;var c=l(o);P(c);var u=V(c),d=l(u),f=k(d,!0),p=V(d),h=k(p,!0);F(u),F(o),F(a),W((e,r)=>{s=z(o,1,`module svelte-xwlwyu`,null,s,{on:S(i)}),ee(c,S(i)),c.disabled=n().preset===`all`,R(c,`data-option`,`module ${t??``}`),B(f,e),B(h,r)},[()=>X(`switch-${t}`),()=>X(`about-switch-${t}`)]),m(`change`,c,()=>n().toggle(t)),r(e,a)}),F(t),r(e,t)};w(s,e=>{n().preset!==`none`&&e(c)}),F(t),W(e=>B(a,e),[()=>X(`form-modules`)]),r(e,t)};w(s,e=>{n().open&&e(c)});var u=V(s,2),d=l(u),f=k(d,!0),p=V(d,2);h(p,20,()=>iu,e=>e,(e,t)=>{var i=cu(),a=l(i),o=k(a,!0),s=V(a),c=k(s,!0);F(i),W((e,r)=>{R(i,`aria-pressed`,n().cities===t),R(i,`data-option`,`cities ${t??``}`),B(o,e),B(c,r)},[()=>X(`form-cities-${t}`),()=>X(`form-cities-${t}-what`)]),m(`click`,i,()=>n().cities=t),r(e,i)}),F(p),F(u);var g=V(u,2),_=l(g),v=k(_,!0),b=V(_,2);h(b,20,()=>au,e=>e,(e,t)=>{var i=cu(),a=l(i),o=k(a,!0),s=V(a),c=k(s,!0);F(i),W((e,r)=>{R(i,`aria-pressed`,n().rounds===t),R(i,`data-option`,`rounds ${t??``}`),B(o,e),B(c,r)},[()=>t?X(`form-rounds`,{n:t}):X(`form-to-the-end`,{n:n().goal?.victory??n().about.victory}),()=>X(t?`form-rounds-what`:`form-to-the-end-what`)]),m(`click`,i,()=>n().rounds=t),r(e,i)}),F(b),F(g),W((e,t)=>{B(f,e),B(v,t)},[()=>X(`form-cities`),()=>X(`form-length`)]),r(e,i),A()}p([`click`,`change`]);var hu=b(`<div class="head"><h2> </h2><span> </span></div> <div class="map svelte-16dujqt"><!></div>`,1);function gu(e,t){N(t,!0);let n=q(()=>at(it(t.form.about,t.players),t.form.about.board));var i=hu(),a=y(i),o=l(a),s=k(o,!0),c=V(o),u=k(c,!0);F(a);var d=V(a,2),f=l(d);{let e=q(()=>X(`form-board`,{n:t.players}));Qe(f,{get model(){return S(n)},live:!1,get label(){return S(e)},nameOf:()=>``})}F(d),W((e,t)=>{B(s,e),B(u,t)},[()=>X(`form-board`,{n:t.players}),()=>X(`form-board-what`,{colours:t.form.about.colours_in_play[String(t.players)]??0,all:t.form.about.colours.length})]),r(e,i),A()}var _u=b(`<!> <p class="hello"> </p>`,1);function vu(e,t){N(t,!0);let n=q(()=>t.game.godOf(t.game.seat.viewer));var i=d(),a=y(i),o=e=>{var i=_u(),a=y(i);Gs(a,{get god(){return S(n)},size:96});var o=V(a,2),s=k(o,!0);W(e=>B(s,e),[()=>X(Ra(t.game,`kemet-greeting`),{god:xe(S(n)),goal:t.game.victory})]),r(e,i)};w(a,e=>{S(n)&&e(o)}),r(e,i),A()}function yu(e,t){let n=j(t,`over`,3,!1);_t(e,{load:()=>ye(()=>import(`./kemet-later.js`),__vite__mapDeps([0,1,2,3,4,5,6])),children:(e,i)=>{let a=()=>(i?.()).HowTo;var o=d(),s=y(o);f(s,a,(e,r)=>{r(e,{get about(){return t.about},get over(){return n()},get onplay(){return t.onplay}})}),r(e,o)},$$slots:{default:!0}})}function bu(t,n){N(n,!0);let r=j(n,`game`,7),i=j(n,`open`,15,!1),a=q(()=>r().seat),o=q(()=>[[`b`,X(`key-to-board`)],[X(`key-arrows`),X(`key-zones`)],[`. ,`,X(`key-zone-targets`)],[X(`key-enter`),X(`key-zone-enter`)],[`1 – 7`,X(`how-many`)],[`m`,X(`market`)],...r().about.path?[[`p`,X(`key-path`)]]:[]]),s=q(()=>{let e=({act:e,choice:t})=>e??(()=>void r().gesture(t)),t=Ha(r()).flatMap(t=>t.key&&t.key!==`Escape`?[{key:t.key,label:t.label,act:e(t)}]:[]),n=Qi(r()).flatMap(t=>t.key?[{key:t.key,label:t.name,act:e(t)}]:[]),i=(r().step===`your turn`&&!r().planned?r().about.spaces:[]).flatMap(e=>{let t=r().spaceChoice(e.name);return t?[{key:Xi(r().about,t),label:It(e.name),act:()=>r().begin(e)}]:[]});return[...t,...n,...i]}),c=q(()=>S(a).viewer!==`spectator`&&(S(a).asked||S(a).over)?Bn(r()):``);function l(e){if(e===`Escape`&&r().planned)return r().back(),!0;let t=S(s).find(t=>t.key===e);return t?.act(),t!==void 0}function u(e){if(!(e.target.closest(`input, textarea, select, dialog`)||e.ctrlKey||e.metaKey||e.altKey||pe(e.key))){if(e.key===`m`)r().market=r().market?null:{};else if(e.key===`p`&&r().about.path)r().showPath(!r().pathOpen);else if(e.key===`Escape`&&(r().market||r().sheet))r().market=r().sheet=null;else return;e.preventDefault(),e.stopImmediatePropagation()}}_(`keydown`,e,u,!0);{let e=q(()=>S(s).map(({key:e,label:t})=>[e,t])),n=q(()=>X(`key-plan-back`));Oe(t,{get seat(){return S(a)},get now(){return S(e)},get onBoard(){return S(o)},get back(){return S(n)},get said(){return S(c)},decide:l,get open(){return i()},set open(e){i(e)}})}A()}var xu=b(`<span><!> <span class="unseen"> </span></span>`);function Su(e,t){N(t,!0);let n=j(t,`game`,7),i=j(t,`small`,3,!1),a=q(()=>n().view.asks),o=q(()=>new Set(n().seat.over?[]:S(a)?.player?[S(a).player]:S(a)?.waiting??[])),s=q(()=>n().order.map(e=>{let t=S(o).size?S(o).has(e):n().onTurn===e&&!n().seat.over;return{player:e,on:t,named:t&&S(o).size<2,god:n().godOf(e)}}));Le(e,{get seats(){return S(s)},get small(){return i()},onlook:({player:e})=>n().sheet=e,mark:(e,t)=>{let n=()=>(t?.()).god,a=()=>(t?.()).named;var o=d(),c=y(o),l=e=>{{let t=q(()=>i()&&S(s).length>4?22:26),r=q(()=>i()&&!a()?xe(n()):``);ge(e,{get god(){return n()},get size(){return S(t)},get label(){return S(r)}})}};w(c,e=>{n()&&e(l)}),r(e,o)},names:(e,t)=>{let i=()=>(t?.()).player,a=()=>(t?.()).god;D();var o=G();W(e=>B(o,e),[()=>a()?xe(a()):n().chairName(i())]),r(e,o)},more:(e,t)=>{let i=()=>(t?.()).player;var a=xu();let o;var s=l(a);$(s,{name:`fame`,size:13});var c=V(s,1,!0),u=V(c),d=k(u,!0);F(a),W((e,t,n)=>{o=z(a,1,`fame svelte-1ppewfe`,null,o,{winning:e}),B(c,t),B(d,n)},[()=>n().winning.includes(i()),()=>n().fameOf(i()),()=>X(`turn-fame`)]),r(e,a)},$$slots:{mark:!0,names:!0,more:!0}}),A()}var Cu=ve({default:()=>wu}),wu=Be({english:ht,make:(e,t,n)=>new Gl(e,t,n),Scene:eu,Table:Ol,TurnOrder:Su,Keys:bu,Greeting:vu,ReplayStage:Rl,HowTo:yu,form:{make:e=>new su(e),options:e=>e.options(),More:mu,Picture:gu},marksOf:ql,shareable:nu,eventText:Ht,choiceText:Ut,ruleText:Wt,soundOf:Xl});export{so as ActionPyramid,Eo as BattleCard,As as Belongings,Yi as ByColour,qc as COUNCIL,ho as Countdown,Er as Deal,sc as DivineCard,Yc as EMPTY,Fs as FameRow,nr as Gem,Gn as KINDS,la as OPEN,Gs as Portrait,gc as PrayerPoints,Nt as SKILL,$ as Sign,zi as TileCard,Po as TileChip,ko as TokenChip,xn as Units,Hr as WIDTH,St as actionName,Ha as answersOf,Oa as asking,Ra as atEnd,Vr as boardX,ca as broughtText,$c as byWeight,gs as cardText,er as cardWords,Ut as choiceText,yt as cityName,xt as colourName,Jc as councilOf,wu as default,Ct as divineName,vs as divineText,ys as divineValue,$n as divineValue$1,Qn as divineWords,hs as falls,Jo as fameKinds,Xo as fameText,Vs as figure,mi as foundText,hi as foundTexts,tl as gesture,Za as hintText,qn as isOf,Et as join,Cu as kemet_exports,Yr as lanes,ds as ledger,as as loserOf,_s as lossOf,nl as mayAdd,ui as objectText,sl as outcomes,us as partsOf,Wa as passLabel,Xc as pick,Pt as placeName,ai as placeTitle,il as planned,al as priceOf,ri as priestsOf,Zc as proposal,mr as reachText,ei as readPath,cr as readStall,Jr as ribbons,Wt as ruleText,xs as ruleTip,os as sideOf,bs as sourceName,yi as spotParts,wt as stepName,Nl as stepOf,ps as sum,ol as sumOf,Zn as tileBriefs,Q as tileName,Xn as tileWords,el as toggle,li as tokenDoes,di as tokenKind,si as tokenName,ci as tokenNamed,fi as tokenTip,xi as told,ms as totals,ar as unitsIn,rl as unsaid,vi as walkName,_i as walkParts,jn as wantsTile,fr as wareLabel,ur as waresOf,sr as wayFor,bi as whereText,pr as whyNot,bt as zoneName};