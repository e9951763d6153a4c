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
bot-of-many = { $bot } { $number }
wrong = Something went wrong: { $text }
copy = Copy
copied = Copied

## Lobby
lobby-title = Ancient Egypt on your table
lobby-first = You do not need to know the rules: the table shows what you can do, and explains every piece and card when you point at it or tap it.
play-now = Play now
new-game = New game
games-word = Games
my-tables = My tables
no-tables = No games yet. The first one is one press away.
your-turn = Your turn
turn-of = { $names } to play
game-over = { $count ->
    [one] Over: { $names } won
   *[other] Over: { $names } won
  }
game-over-mine = Over: you won
game-over-with = Over: you and { $names } won
game-over-nobody = Over: nobody won
resume = Continue
look = View
delete = Delete
delete-sure = Delete this table for good?
export = Save the game as a file
import = Open a saved game
scenario = Scenario
players = Players
chairs = Chairs
chair-me = Me
chair-hotseat = At this screen
chair-bot = Bot
chair-invite = Invite by link
random = Random
start-game = Start the game
bots-word = Opponent
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
goes-onward = Kemet: if you do nothing, the game goes on by itself after a countdown
letters-are-keys = Keys of one letter or digit decide at the table
your-name = Your name
theme-system = same as the system

guide-setting = Tips for the first game

## Menu of a table
to-lobby = To the lobby
line-lost = No connection to Benben. Trying again…
line-kept = Your choice is kept and will be sent as soon as the connection is back.
line-back = Connected again.
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
load-again = Load again

## Replay
replay = Replay
replay-leave = Back to the table

## Small words
cancel = Cancel
ok = OK
player-number = Player { $number }

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

## What went wrong
error-offline = Benben is not answering. Is it still running?
error-missing = Benben has been updated, and a part of this page is missing. Load it again; if that does not help, start Benben again.
error-bad-options = A game cannot be played like this: { $text }
error-bad-record = This is not a record that Benben can read: { $text }
error-no-such-link = This table is not open to you. You need a link from its host.
error-no-such-table = There is no such table any more.
error-not-host = Only the host of the table may do that.
error-not-over = You can look through others’ eyes once the game is over.
error-too-large = That is too large.
error-too-fast = That was too fast. Please wait a moment.
error-internal = Something went wrong on the server. Nothing is lost; try again.

## The list of tables
tables-running = Games in play: { $count }
tables-over = Finished games: { $count }
tables-search = Search by player or scenario
tables-none-found = No table matches “{ $text }”.
tables-more = Show more ({ $count } left)

## Results
results-title = My results
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
error-not-kept = The server could not save this, so nothing has happened. Try again in a moment.
error-too-many-today = That is enough for today: this server limits what one person can do in a day. Try again later.
error-too-many-tables = There is no room here for another table. Delete some that you no longer need.
error-damaged = The server’s copy of this table is damaged. Whoever runs the server can restore a backup.
error-too-much = That was too much work for this server.

## Links in other hands
invite-host = For the host
invite-host-what = For another device of yours. Whoever has this link is the host, too; any earlier one stops working.

## Without a connection, and in the background
notify = Tell me when it is my turn, also while this page is in the background
notify-blocked = The browser blocks this for Benben; its own settings can change that.
offline-title = Benben is not reachable
offline-what = There is no connection to the server at the moment. This page goes on by itself as soon as it answers; no game is lost.
