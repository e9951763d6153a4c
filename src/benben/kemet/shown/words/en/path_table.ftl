### Around the path to Ta-Seti on the page: the strip of its boards, priests, Objects and Skills.

path-title = The path to Ta-Seti
event-path-is-laid-out = The path to Ta-Seti is laid out
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
detail-on-the-road = Whoever takes leaves the path. { $onward ->
    [no] The way ends here.
   *[yes] Whoever stays can go on later.
  }
prompt-stand-in-for-a-unit = In which Troop does the priest take the place of a Unit?
detail-stand-in-for-a-unit = That Unit goes to the supply.
prompt-send-a-priest-back = Which priest goes back to the start?
prompt-how-many-priests-go-along = How many priests go along?
prompt-use-objects = Use Objects before the battle?
detail-use-objects = Each works once and is gone.
pass-use-objects-none = Use none
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
