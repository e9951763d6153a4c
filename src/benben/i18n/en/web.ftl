### Words of the page: lobby, settings, company, replay, errors. What stands around a board is in the words of its game.

## Everywhere
close = Close
back = Back
you = You
language = Language
theme = Theme
theme-dark = Dark theme
theme-light = Light theme
help = How to play
menu = Menu
loading = Setting the table…
bot-name = Bot { $name }
wrong = Something went wrong: { $text }
copy = Copy
copied = Copied

## Lobby
lobby-title = Ancient Egypt on your table
lobby-lead = Gods fight for devotion, and only one will be remembered. Played by the rules of Ankh: Gods of Egypt.
lobby-first = You do not need to know the rules: the table shows what you can do, and explains every piece and card when you point at it or tap it.
play-now = Play now
play-now-what = Ankh: Middle Kingdom, against three bots
new-game = New game
my-tables = My tables
no-tables = No games yet. The first one is a click away.
your-turn = Your turn
turn-of = { $names } to play
game-over = Over: { $names } won
resume = Continue
look = View
delete = Delete
delete-sure = Delete this table for good?
export = Save record
import = Open a record
scenario = Scenario
players = Players
chairs = Chairs
chair-me = Me
chair-hotseat = At this screen
chair-bot = Bot
chair-invite = Invite by link
god-random = random god
gods-word = Gods
random = Random
guardian-level = Level { $level }
start-game = Start the game
bots-word = Opponent
camels-count = { $count ->
    [0] no camels
    [one] { $count } camel
   *[other] { $count } camels
  }
regions-count = { $count ->
    [one] { $count } region
   *[other] { $count } regions
  }
invite-title = Invite
invite-text = Send each player their own link. Whoever has it can play for that chair.
invite-spectator = To watch
new-link = Make a link

## Settings
settings = Settings
motion = Animations
motion-on = same as the system
motion-off = off
text-mode = Text mode
text-mode-what = every decision as plain buttons, for screen readers
pace = Bots’ pace
pace-step = step by step
pace-slow = slow
pace-fast = fast
pace-skip = instant
confirm-choices = Confirm what cannot be undone
battles-unattended = Battles go on by themselves, after a countdown
your-name = Your name
theme-system = same as the system

guide-setting = Tips for the first game
guide-off = No more tips

## Menu of a table
report = Save a problem report
to-lobby = To the lobby
chat = Chat
chat-say = Say something
chat-send = Send
absent = away
hand-to-bot = Let a bot play for { $name }
hand-back = Give the chair back to { $name }
spectators = You are watching
line-lost = No connection to Benben. Trying again…
line-kept = Your choice is kept and will be sent as soon as the connection is back.
line-back = Connected again.
error-lost = While there was no connection the game went on and you are now asked something else, so your choice was not made.
line-ended = { $code ->
    [revoked] Your link has been revoked. Ask the host for a new one.
    [deleted] The host has deleted this table.
    [no-such-link] This link does not work here. Ask the host for a new one.
    [other-protocol] Benben has been updated. Please reload the page.
    [other-rules] This game was started under different rules and cannot be continued.
    [full] There is no room left at this table.
    [damaged] The server’s copy of this table is damaged. Whoever runs the server can restore a backup.
    [no-pass] This server asks for a password.
   *[other] This table has been closed to you.
  }
try-now = Try now
keys-title = Keys
keys-text = Press ? at the table for the list of keys.

## Replay
replay = Replay
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

## How to play
how-title = How to play Ankh
how-lead = You are a god of Egypt. Win Devotion in conflicts, stay out of the red, and be the one who is remembered.
rules-title = The rules in full
rule-more = In the rules

## Text mode
text-side = Devotion { $devotion }, Followers { $followers }, Warriors left { $warriors }
text-region = { $hexes } hexes: { $list }

## The page "How to play"
how-turn = Your turn
how-turn-what = Take one action and then a second one from a lower row: move, summon, gain Followers, unlock a power. Each moves its marker; the last space triggers an event and ends your turn. “Next to” means with no river and no camels between.
how-events = Events
how-events-what = Most give you a monument, some split a region with camels, five are conflicts. The track on the left shows what comes next.
how-conflict = Conflict
how-conflict-what = Regions are resolved in the order of their tokens. If you are alone in a region, you have dominion: 1 Devotion. If others are there, you fight. Having the most Obelisks, Pyramids or Temples there brings 1 each.
how-cards = Battle cards
how-cards-what = Everybody plays one card in secret. Strength is figures plus card. The winner gains 1 Devotion; the losers’ figures die, but never a God. Used cards come back only with the Cycle of Ma’at.
how-powers = Powers and guardians
how-powers-what = Followers pay for six powers, two per level. The second, fourth and fifth bring a guardian.
how-merge = Merged and forgotten
how-merge-what = After the third conflict the two lowest gods merge and play on together. After the fourth, gods in the red are forgotten.
how-win = Winning
how-win-what = Be the first to reach the top of the track, be the last god left, or have the most Devotion after the fifth conflict.
about-scenario-middle-kingdom = The best first game. No rules of its own.
about-scenario-old-kingdom = Many Temples, gods far from home.
about-scenario-peoples-revolt = Seven small regions that join; here the winners die.
about-scenario-inundation = A scenario of our own: the flooded Delta pays more, and carries figures away.

## Small words
cancel = Cancel
ok = OK
player-number = Player { $number }
a-spectator = a spectator
bot-level = { $level ->
    [random] Very easy: { $name }
    [eager] Easy: { $name }
   *[other] Good: { $name }
  }

## Making a table, inviting
sit-down = Sit down at the table
their-name = Name
chairs-bots = You against bots. Change a chair to play with people: at this screen, or by a link that you send them.
chairs-what = At this screen: you hand the device over. By link: you get a link for each person once the table is made.
invite-local = These links work on this computer only. For friends on the same network, start Benben like this:
lan-title = On this network
lan-what = Others on the same network can open Benben at this address, on a phone too.
link-renew = Revoke and make a new one
link-renew-what = Any earlier link for this chair stops working.
qr = QR code
qr-of = QR code of the link: { $name }

## Sound and pace
sound = Sound
pace-step-what = Bots wait until you press “Next move”.
pace-slow-what = Enough time to follow everything the bots do.
pace-fast-what = Bots play briskly; the chronicle tells what you missed.
pace-skip-what = Bots do not wait at all.

## Company at a table
chat-empty = Nobody has said anything yet.
chat-unread = Chat: { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
  }
name-ask = What should the others call you?
away-turn = It is { $name }’s turn, but they are away.
hand-bot = Let a bot play
bot-for = a bot, for { $name }
bot-for-you = { $bot } is playing for you now.
greeting-god = You are { $god }.
greeting-what = The line below the board always says what you are asked. What you can choose is raised and ringed in gold; point at anything, or tap it, to have it explained.
take-chair = Take back my chair
propose = Take back my last choice
proposal-asked = { $player } asks to go back to before their last choice ({ $count ->
    [one] { $count } choice
   *[other] { $count } choices
  } in all). Anything random is drawn again.
proposal-waits-you = You asked to take back your last choice. Waiting for: { $names }
proposal-waits = { $player } wants to take back a choice. Waiting for: { $names }
proposal-agree = Agree
proposal-refuse = Refuse
proposal-withdraw = Never mind

## More of replay and rules
replay-link = Copy link to this moment
replay-secret = { $player } chooses in secret
replay-leave = Back to the table
how-go = Now play
power-level = Level { $level }

## Marks, speed and pictures of a replay
chance-name = Chance
replay-mark-before = To the key moment before
replay-mark-next = To the next key moment
replay-speed = Speed
replay-picture = Save picture
replay-no-board = There is no board to be seen here.

## Another game
rematch-offer = { $player } would like to play again with the same people.
rematch-offer-host = The host would like to play again with the same people.
rematch-accept = Play again
rematch-decline = No, thanks
rematch-declined = { $name } does not want to play again now.

## What went wrong
error-offline = Benben is not answering. Is it still running?
error-bad-options = A game cannot be played like this: { $text }
error-bad-record = This is not a record that Benben can read: { $text }
error-no-such-link = This table is not open to you. You need a link from its host.
error-no-such-table = There is no such table any more.
error-not-host = Only the host of the table may do that.
error-not-over = You can look through others’ eyes once the game is over.
error-too-large = That is too large.
error-too-fast = That was too fast. Please wait a moment.
error-internal = Something went wrong on the server. Nothing is lost; try again.
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

## The list of tables
tables-running = Games in play: { $count }
tables-over = Finished games: { $count }
tables-search = Search by player or scenario
tables-none-found = No table matches “{ $text }”.
tables-more = Show more ({ $count } left)

## Results
results-title = My record
results-none = No finished games yet. Your results will be here once you have played one to its end.
results-what = All finished games in which you held one chair. Winners of a game share one point; the share of points is what the bars show.
results-shared = { $count ->
    [one] { $count } game played together at one screen is not counted.
   *[other] { $count } games played together at one screen are not counted.
  }
results-games = { $count ->
    [one] game finished
   *[other] games finished
  }
results-wins = { $count ->
    [one] game won
   *[other] games won
  }
results-rate = Share of points
results-points = { $points } of { $games }
results-by-side = God
results-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
results-against-people = With people
results-against-bots = With bots
results-csv = Save as CSV
results-json = Save as JSON
results-col-games = Games
results-col-wins = Won
results-nameless = Somebody without a name

## A password for the network
gate-title = A password, please
gate-what = Whoever runs Benben on this network has set a password. Ask them for it; you need it only once.
gate-word = Password
gate-enter = Enter
gate-wait = Too many wrong passwords. Wait a minute, then try again.
error-wrong-password = That is not the password.
error-no-pass = This server asks for a password.

## What the server cannot do
trouble = The server cannot save at the moment. Nothing is lost; the game goes on as soon as it can.
error-not-kept = The server could not save this, so nothing has happened. Try again in a moment.
error-too-many-today = That is enough for today: this server limits what one person can do in a day. Try again later.
error-too-many-tables = There is no room here for another table. Delete some that you no longer need.
error-damaged = The server’s copy of this table is damaged. Whoever runs the server can restore a backup.
error-too-much = That was too much work for this server.
refusal-broken = this game cannot go on as it is
refusal-rules-changed = the rules have been corrected, and the host has not decided yet
refusal-too-long = this game has grown too long

## A game that cannot be followed to its end
broken-title = This game stops here
broken-what = The server cannot follow the game beyond this point: the rules have changed since it was played, or its file was damaged. Everything up to here is safe.
broken-can = You can save it as a record. If everybody at the table agrees, it continues from here, and what came later no longer counts.
broken-why = What the server says:
broken-go = Continue from here
cut-asked = { $player } wants to continue from here. What came later would no longer count.
cut-waits = To continue from here, everybody has to agree. Waiting for: { $names }

## Rules that were corrected
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

## Links in other hands
holder = Somebody else has opened { $name }’s link. If nobody at the table knows them, the host can give out a new one.
holder-you = Somebody else has opened your link. If you do not know them, ask the host for a new one.
holder-links = To the links
invite-host = For the host
invite-host-what = For another device of yours. Whoever has this link is the host, too; any earlier one stops working.
refused = That was not possible: { $text }

## Keys at a table
keys-always = Always
keys-board = On the board
keys-now = What can be chosen now
key-done = Done, or decline
key-confirm = Confirm
key-back = Back: take back what is to be confirmed, or the figure that is moving
key-question = To the question
key-next = Next move of a bot
key-rule = The rule of what is explained just now
key-list = This list
key-yes = Yes
key-numbers = A number always belongs to the same thing: 1 to 4 are the actions from top to bottom, 1 to 7 the battle cards, 1 to 4 the powers of a level.
key-to-board = To the board
key-arrows = Arrow keys
key-arrows-what = From hex to hex
key-targets = Next and previous hex that can be chosen
key-enter = Enter
key-enter-what = Choose the hex
key-hex = Name a hex (in text mode)
skip-question = Go to the question
skip-board = Go to the board

## Without a connection, and in the background
notify = Tell me when it is my turn, also while this page is in the background
notify-blocked = The browser blocks this for Benben; its own settings can change that.
notify-offer = Shall Benben tell you when it is your turn, also while you look at something else?
notify-yes = Yes, tell me
notify-no = No, thanks
offline-title = Benben is not reachable
offline-what = There is no connection to the server at the moment. This page goes on by itself as soon as it answers; no game is lost.
