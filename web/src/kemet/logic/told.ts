/** What the engine tells a page of Kemet. Written by tools/wire_types.py; do not edit. */

/** Units that can be given there, and what they bring. */
export interface Gift {
  units: number;
  fame: number;
  prayer: number;
}

export interface Zone {
  name: string;
  kind: 'district' | 'desert' | 'temple' | 'sanctuary';
  /** Of a district, and of the desert around one. */
  city: string | null;
  obelisk: boolean;
  port: 'trading' | 'military' | null;
  /** Prayer points of the Adoration. */
  night: number;
  /** That its holder can make at Night (K-N1, K-N2). */
  offering: Gift | null;
}

/** The other pyramid that a tile of two colours needs (KT-P14). */
export interface Second {
  colour: 'ruby' | 'sapphire' | 'diamond' | 'onyx' | 'red' | 'blue' | 'white' | 'black';
  level: number;
}

export interface Tile {
  needs: string[];
  name: string;
  colour: 'ruby' | 'sapphire' | 'diamond' | 'onyx' | 'red' | 'blue' | 'white' | 'black';
  level: number;
  second: Second | null;
  price: number;
  copies: number;
  creature: boolean;
  gold: boolean;
  /** For its owner, by name. */
  effect: Record<string, number | string>;
  /** Of the creature, for the Troop that it is with. */
  with_troop: Record<string, number>;
  rule: string;
}

/** A battle card; some cost Units of one's own, and special ones come with a tile. */
export interface Card {
  needs: string[];
  name: string;
  strength: number;
  damage: number;
  defence: number;
  own_loss: number;
  special: boolean;
}

export interface Divine {
  needs: string[];
  name: string;
  icon: 'battle' | 'day' | 'movement' | 'enemy turn';
  cost: number;
  copies: number;
  effect: Record<string, number>;
  rule: string;
}

export interface Space {
  needs: string[];
  name: string;
  floor: number;
  action: string;
  /** Printed on a Buy space; else a token says it. */
  colour: 'ruby' | 'sapphire' | 'diamond' | 'onyx' | 'red' | 'blue' | 'white' | 'black' | null;
}

export interface Location {
  name: string;
  /** The kinds of token that can lie there. */
  spaces: string[];
}

/** What lies on a road. A `token` is for one value, in the battle of the same action (KT-R5, KT-R6). */
export interface Found {
  what: 'prayer' | 'units' | 'cards' | 'land_moves' | 'hits' | 'token';
  amount: number;
  stat?: string;
}

/** A piece of road as it is printed on a board: it comes in by a lane or begins at a location, and ends at one or goes out by a lane. */
export interface Stretch {
  enters?: number;
  begins?: string;
  ends?: string;
  leaves?: number;
  road: Found[];
}

export interface PathSide {
  name: string;
  board: number;
  locations: Location[];
  stretches: Stretch[];
}

export interface PathToken {
  name: string;
  kind: 'object' | 'skill' | 'victory';
  /** Of an Object; others have none. */
  level: number;
  copies: number;
  /** An Object is used: when it is taken, with a Move, before a battle, to seal; "" for others. */
  when: string;
  effect: Record<string, number>;
  rule: string;
  needs: string[];
}

/** There only in games with these modules. */
export interface Path {
  sides: PathSide[];
  tokens: PathToken[];
  /** Of each player. */
  priests: number;
  rules: Record<string, string>;
  needs: string[];
}

/** How long a game is: the points that end it, and whether modules may be played with. */
export interface Length {
  name: string;
  victory: number;
  modules: boolean;
}

/** A step as people follow it. */
export interface Stage {
  name: string;
  rule: string;
  /** Of the frame while this step is under way, or the frame's own name where it has none. */
  stages: string[];
  /** Modules without which a game has no such step. */
  needs: string[];
  /** Modules with which it has none. */
  unless: string[];
}

/** One thing that is otherwise than in Blood and Sand, and the rule that tells it. */
export interface Difference {
  name: string;
  rule: string;
}

export interface About {
  /** Under this name the server has its tables and its rules. */
  game: string;
  /** The drawing: an edition has one of its own. */
  board: string;
  players: number[];
  /** What a table is made with if nobody says otherwise. */
  options: Record<string, unknown>;
  gods: string[];
  cities: string[];
  zones: Zone[];
  /** Zones, by number of players. */
  in_play: Record<string, string[]>;
  colours: ('ruby' | 'sapphire' | 'diamond' | 'onyx' | 'red' | 'blue' | 'white' | 'black')[];
  colours_in_play: Record<string, number>;
  tiles: Tile[];
  cards: Card[];
  divine: Divine[];
  spaces: Space[];
  /** To Ta-Seti (KT-R1). */
  path: Path | null;
  tokens: number;
  tallest: number;
  /** The most that anybody can have. */
  prayer: number;
  /** Unless a length says otherwise. */
  victory: number;
  /** None where there is no choice. */
  lengths: Length[];
  /** Of the expansion, all of which can be played with. */
  modules: string[];
  /** What else can be: no part of the expansion. */
  extras: string[];
  veterans: boolean;
  /** A token may lie on a Buy space without buying. */
  null_buy: boolean;
  /** Parts of a round besides the Day, in the order in which they follow it. */
  apart: string[];
  ends: string[];
  /** By kind and name of a thing: the rule that tells more about it. */
  rules: Record<string, Record<string, string>>;
  battle: Stage[];
  night: Stage[];
  /** From Blood and Sand, for people who know that. */
  differs: Difference[];
}

export interface Fame {
  divine: number;
  battle: number;
  /** Zones that are worth a point each, as long as they are held. */
  temporary: string[];
  total: number;
}

/** Action tokens that can still be placed this Day. */
export interface Tokens {
  left: number;
  silver: boolean;
  /** Whether the tip is free. */
  gold: boolean;
  /** Without a token yet: each must get one this Day (K-D1). */
  floors: number[];
}

export interface Counted {
  source: string;
  stat: string;
  amount: number;
  rule: string;
}

export interface Battle {
  attacker: string;
  defender: string;
  zone: string;
  /** Before cards, of the attacker and the defender. */
  counted: Counted[][];
}

/** The new turn order while it is chosen (K-N9, KT-W4). */
export interface Destiny {
  /** Who has taken each. */
  places: (string | null)[];
  /** Who still has to, in this order. */
  choosing: string[];
}

export interface Way {
  to: string;
  road: Found[];
}

/** Where the priests of a player are (KT-R4, KT-R13). */
export interface PriestsOf {
  /** By location, or at the start. */
  path: Record<string, number>;
  /** By zone. */
  board: Record<string, number>;
  supply: number;
}

export interface PathNow {
  /** That are up, board by board. */
  sides: string[];
  /** By location, space by space; None where nothing lies. */
  tokens: Record<string, (string | null)[]>;
  /** From each location where a priest comes next. */
  roads: Record<string, Way[]>;
  /** From each location: activations to Ta-Seti by the shortest way. */
  left: Record<string, number>;
  priests: Record<string, PriestsOf>;
}

export interface Outlook {
  fame: Record<string, Fame>;
  /** Fame that wins, if nobody has more. */
  victory: number;
  wins_at: 'turn' | 'end of day';
  /** Who would win if their next turn began now, or the Day ended. */
  winning: string[];
  /** Player by zone. */
  controls: Record<string, string>;
  tokens: Record<string, Tokens>;
  battle?: Battle;
  destiny?: Destiny;
  path?: PathNow;
}

export interface Clash {
  enemy: string;
  /** Before cards: of the attacker, of the defender. */
  strength: number[];
}

/** By land and Teleport, or by a Transfer card. */
export interface Arrival {
  choices: string[];
  paid: number;
  zone: string;
  battle?: Clash;
}

export interface Journey {
  /** Where it sets out. */
  troop: string;
  units: number;
  /** That go along. */
  creatures: string[];
  to: Arrival[];
  /** Where a Transfer card leads from there, and nothing else does. */
  by_card?: Arrival[];
}

/** A priest goes on: from where to where, what lies on the road, and what can be taken there. By Night nothing is gained (KT-T:night-expedition); a priest in Ta-Seti comes from there (KT-R11). */
export interface Walk {
  choices: string[];
  start: string;
  to: string;
  road: Found[];
  tokens: string[];
  /** Activations from there to Ta-Seti, by the shortest way. */
  left: number;
  /** Where a priest goes that takes the tokens. */
  leaves?: 'start' | 'board' | 'supply';
}

/** A creature comes to a Troop at once, or waits in the supply. */
export interface Settled {
  zone?: string;
  /** With the purchase, or with the choice of the creature. */
  choices: string[];
}

/** Units by zone, and the choices that place them; what is left without a choice goes without saying. */
export interface Placed {
  placed: Record<string, number>;
  choices: string[];
}

/** Units are placed one by one in the order of the zones, and then `pass` is said unless nothing more would fit. Where all of them must come, which is told by `ways`, these are all that there are. */
export interface Room {
  /** Zone by zone, in the order in which the choices must come. */
  room: Record<string, number>;
  /** Of no Unit, one, two …, as many as can come. */
  prices: number[];
  ways?: Placed[];
}

export interface Bought {
  choices: string[];
  paid: number;
  tile: string;
  settles?: Settled[];
  /** Where mercenaries come at once, behind the purchase. */
  hires?: Room;
}

export interface Raised {
  choices: string[];
  paid: number;
  district: string;
  colour: 'ruby' | 'sapphire' | 'diamond' | 'onyx' | 'red' | 'blue' | 'white' | 'black';
  level: number;
}

export interface Planned {
  district: string;
  colour: 'ruby' | 'sapphire' | 'diamond' | 'onyx' | 'red' | 'blue' | 'white' | 'black';
  level: number;
}

/** All first pyramids at once. */
export interface Founded {
  choices: string[];
  paid: number;
  pyramids: Planned[];
}

/** One thing that has come of choices. `fame`, `prayer`, `veterans`, `units` (on the board) and `divine` (cards) have an amount, which may be negative; `holds` and `loses` have a temple, the Sanctuary or a district, `leaves` a creature that is with no Troop any more, `battle` the enemy and the zone, `priest` says where one that has left the path goes: to its start, the board or the supply. */
export interface Brought {
  what: string;
  player?: string;
  name?: string;
  amount?: number;
  at?: string;
}

/** Both offerings of a Night, which are asked for one after the other (K-N1, K-N2), and what they bring. */
export interface Offering {
  choices: string[];
  brings: Brought[];
}

/** What a side has in a battle, all in all. */
export interface Sums {
  strength: number;
  damage: number;
  defence: number;
  unblockable: number;
}

/** A divine intervention for the battle: how many are held, what one costs, and what one adds. */
export interface Addition {
  held: number;
  price: number;
  adds: Sums;
  /** No damage destroys Units of a winner who has played it (KT-B8). */
  spares: boolean;
  /** Prayer points that it brings its owner for a victory, as far as there is room for them. */
  prayer_won: number;
}

/** A card that the enemy may still hold, and the battle against it without divine interventions of theirs. The lists are read at what one's own side has, all in all. */
export interface Against {
  card: string;
  /** Of the enemy with it. */
  sums: Sums;
  /** The least strength with which one's own side wins. */
  wins_at: number;
  /** By own battle card: Units that one's own side loses, by its defence: 0, 1, 2 …. */
  own_fall: Record<string, number[]>;
  /** The same, whatever the defence, of a winner whom no damage harms (KT-B8). */
  own_spared: Record<string, number>;
  /** Units that the enemy loses, by the damage of one's own side. */
  enemy_fall: number[];
}

/** What an end of the battle is sure to bring to one's own side, if both Troops are left then. */
export interface Stake {
  /** Permanent. */
  fame: number;
  temporary: number;
  veterans: number;
}

/** Of a war council in parts (KT-B4) one part: what lies open of another is in the sums. */
export interface Council {
  enemy: string;
  chooses_cards: boolean;
  chooses_divine: boolean;
  /** Of one's own side, before cards. */
  before: Sums;
  enemy_before: Sums;
  /** What one's own side has with each battle card, before divine interventions. */
  cards: Record<string, Sums>;
  divine: Record<string, Addition>;
  /** A card that spares lies open already. */
  spared: boolean;
  /** Prayer points to pay them with. */
  prayer: number;
  against: Against[];
  won: Stake;
  lost: Stake;
}

/** `why` as in the answer to a refused choice; `refused-…` are the words for it. */
export interface Refused {
  rule: string;
  why: string;
}

/** What is told in a turn comes behind the choice of a space, which has to be made first. */
export interface Ahead {
  /** Whole Troops; the Troop under way, and each part of it that could set out or go on. */
  moves?: Journey[];
  /** What is said before a Troop of `moves` sets out: that no priest is activated (KT-R2). */
  unled?: string[];
  /** Cards (K-D6) and Objects (KT-R18) that may be played behind that, before a Troop sets out. */
  first?: string[];
  /** Of own priests on the path. */
  walks?: Walk[];
  /** By space, or by the tile that lets the gold token buy. */
  buys?: Record<string, Bought[]>;
  raises?: Raised[];
  /** By creature of the supply that may join one of several Troops. */
  creatures?: Record<string, Settled[]>;
  recruits?: Room;
  founding?: Founded[];
  /** To whoever may make both. */
  offerings?: Offering[];
  /** While a battle is planned. */
  council?: Council;
  /** At Dawn: the command value that a card or Dawn tokens come to (KT-W3). */
  command?: Record<string, number>;
  /** After a battle, by Night and of Pray: what each choice brings at once. */
  brings?: Record<string, Brought[]>;
  /** By choice that lies in sight and cannot be made now. */
  forbidden?: Record<string, Refused>;
}

/** What a side of a battle has from the path. */
export interface InBattle {
  priests: number;
  /** Used for this battle (KT-B1). */
  objects: string[];
  /** Values of temporary tokens (KT-R6). */
  road: string[];
}

/** A side of a battle: what is left of its Troop and, from the reveal on, what it has played and what that sums up to (K-B2 to K-B4). */
export interface Fighter {
  player: string;
  god: string;
  /** In the zone, so fewer after casualties; none after a retreat. */
  units: number;
  creatures: string[];
  /** The enemy's creature makes this one's count for nothing. */
  cancelled: boolean;
  /** What counts whatever is played; only until cards are revealed. */
  before: Counted[];
  /** The battle card, once it is shown; a spy makes the enemy's be shown early. */
  card: string | null;
  /** With all cards; from the reveal on, a Divine Wound adds to it. */
  sums: Sums | null;
  /** Units of the enemy that it has removed. */
  killed: number;
  /** Battle cards that lie open from earlier battles. */
  played: string[];
  /** Battle cards in hand. */
  hand: number;
  /** Divine interventions in hand, those laid down for the battle too. */
  divine: number;
  prayer: number;
  veterans: number;
  /** In a game with priests. */
  path?: InBattle;
}

/** The Units of a player in a zone, and the creatures with them: one, but on the way there may be more. */
export interface Troop {
  player: string;
  units: number;
  creatures: string[];
}

/** A player at the board; the city is that of nobody yet while cities are chosen. */
export interface Place {
  player: string;
  god: string;
  city: string | null;
}

export interface Pyramid {
  colour: 'ruby' | 'sapphire' | 'diamond' | 'onyx' | 'red' | 'blue' | 'white' | 'black';
  level: number;
}

/** The board: everything that stands on it, and who controls what. */
export interface Picture {
  /** By player. */
  places: Place[];
  /** By district. */
  pyramids: Record<string, Pyramid>;
  /** By zone; there are two where a battle is fought or waits. */
  troops: Record<string, Troop[]>;
  /** Player by zone. */
  controls: Record<string, string>;
}

/** A battle. `step` is the last step of `About.battle` that is under way or done: with "council" nothing is shown yet; "reveal" has the cards and their sums, "strength" the winner, "casualties" the Units that are left, "rewards" the fame, "loser" where the loser has gone, "winner" whether the winner has stayed. */
export interface Fight {
  /** Grows through the game, the same for everybody: battles of one turn belong together. */
  turn: number;
  step: string;
  zone: string;
  /** The attacker, the defender. */
  sides: Fighter[];
  winner: string | null;
  /** Of everybody. */
  fame: Record<string, number>;
  /** In the zone of the battle and those next to it by land. */
  troops: Record<string, Troop[]>;
  /** Everything on the board, when the battle begins. */
  board?: Picture;
}

/** What a player has at a moment of the Night; from one scene to the next it tells what was gained and lost. */
export interface Standing {
  player: string;
  fame: number;
  prayer: number;
  veterans: number;
  /** Divine interventions in hand. */
  divine: number;
  /** On the board. */
  units: number;
}

/** A Night, and whatever else lies between two Days. `step` is that of `About.night` that is under way; the first scene of a Night may hang on an event of the Day, if nothing has happened in it yet. */
export interface Nightfall {
  /** Of the Day that it follows. */
  round: number;
  step: string;
  /** In turn order. */
  standings: Standing[];
  /** Of the next turn order, as far as they are taken; only while they are chosen. */
  places: (string | null)[];
}

/** Either a battle, a Night, or what lies between two actions of the Day. */
export interface Scene {
  battle?: Fight;
  night?: Nightfall;
  /** Of everybody, as a Move, a fire or a purchase has left it. */
  fame?: Record<string, number>;
}
