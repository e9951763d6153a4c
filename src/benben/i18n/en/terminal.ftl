### Words of the terminal: what can be typed, files, the end of a game. Letters such as m or q are typed in every language.

player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
is-over = The game is over
chance = chance

## Menus
menu-places = { $count ->
    [one] { $count } place is marked on the board
   *[other] { $count } places are marked on the board
  }; type one, such as { $such } (m lists them)
menu-none = { $text } is none of the choices
menu-near = did you mean “{ $name }”?
menu-known = known: { $names }
menu-which = { $text } may mean { $names }: which one?
not-legal = "{ $choice }" is not legal: { $why }; legal: { $legal }

## Help
help-hint = h lists what you can type besides a number
help-number = a number, or words
help-choose = make that choice: { $examples }
help-rule = the rule behind this question; ? WORD looks in the rules
help-menu = list all choices
help-board = show the whole board
help-log = what has happened since your last turn
help-undo = take back your last choice, if nothing has come of it yet
help-save-file = s FILE
help-save = save the game; play --resume FILE goes on from there
help-leave = leave the game
rules-nothing = The rules have nothing about { $text }

## Files and leaving
taken-back = taken back
save-name = s needs the name of a file: s mygame.txt
save-there = { $path } is there already: choose another name
save-cannot = { $path } cannot be written: { $why }
file-saved = saved; `{ $command }` goes on from here
cannot-keep = the game cannot be kept in { $path }: { $why }
stays = the game stays in { $path }
stays-command = the game stays in { $path }; `{ $command }` goes on
nothing-kept = nothing was played, nothing is kept
leave-sure = Leave the game? y leaves, a file name saves it there first, Enter stays:
look-away = { $player }, press Enter when { $count ->
    [one] { $others } looks away
   *[other] { $others } look away
  }

## The end, and records
ended = The game is over: { $reason }.
ended-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
ended-nobody = Nobody wins.
told-again = `{ $command }` tells it again
played-by = played by { $names }
other-data = it was made with other data files: { $then }, these are { $now }
changed-since = changed since: { $change }
only-choice = only choice
