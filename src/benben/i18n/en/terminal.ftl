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
menu-none = { $text } is not one of the choices
menu-near = did you mean “{ $name }”?
menu-known = choose from: { $names }
menu-which = { $text } may mean { $names }: which one?
not-legal = "{ $choice }" is not legal: { $why }; legal: { $legal }
not-legal-now = "{ $choice }" is not legal now ({ $rule }); legal: { $legal }
not-asked-now = "{ $choice }" refused: { $player } is not asked, { $names } must choose
not-any-more = "{ $choice }" refused: the game is over

## Help
help-hint = type h to see what else you can type
help-number = a number, or words
help-choose = make that choice: { $examples }
help-rule = the rule behind this question; ? WORD searches the rules
help-menu = list all choices
help-board = show the whole board
help-log = what has happened since your last turn
help-undo = take back your last choice, if nothing has come of it yet
help-save-file = s FILE
help-save = save the game; play --resume FILE continues it
help-leave = leave the game
rules-nothing = The rules say nothing about { $text }

## Files and leaving
taken-back = taken back
save-name = s needs a file name, as in s mygame.txt
save-there = { $path } already exists: choose another name
save-cannot = { $path } cannot be written: { $why }
file-saved = saved; `{ $command }` continues from here
cannot-keep = the game cannot be saved in { $path }: { $why }
stays = the game is kept in { $path }
stays-command = the game is kept in { $path }; `{ $command }` continues it
nothing-kept = nothing was played, so nothing is kept
leave-sure = Leave the game? y leaves, a file name saves it there first, Enter stays:
look-away = { $player }, press Enter once { $count ->
    [one] { $others } is looking away
   *[other] { $others } are looking away
  }

## The end, and records
ended = The game is over: { $reason }.
ended-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
ended-nobody = Nobody wins.
told-again = `{ $command }` replays it
played-by = played by { $names }
other-data = it was made with different data files: { $then }; these are { $now }
changed-since = changed since: { $change }
record-holds = OK: { $lines } lines, ends { $end }, digest { $digest }
record-holds-open = OK: { $lines } lines, not finished, digest { $digest }
only-choice = only choice
