/** What the engine tells a page of Ankh. Written by tools/wire_types.py; do not edit. */

/** A row is a letter for each column: fertile, desert, water or, a dot, nothing. */
export interface PrintedMap {
  rows: string[];
  rivers: string[];
  hexes: string[];
  sides: string[];
}

export interface GodBoard {
  name: string;
  power: string;
}

export interface Card {
  name: string;
  strength: number;
}

export interface Guardian {
  name: string;
  level: number;
  base: string;
  copies: number;
}

export interface Supply {
  obelisk: number;
  pyramid: number;
  temple: number;
  camels: number;
  warriors: number;
  ankhs: number;
  followers: number;
}

/** The highest space of the track, that of its red part, and the least Devotion that is not in the red (A-FG1). */
export interface Devotion {
  top: number;
  red: number;
  safe: number;
}

/** A region as a layout has it: its hexes in the order of the board, and the conflict token that lies there. */
export interface Land {
  hexes: string[];
  tokens: number[];
}

/** A piece of player k belongs to the k-th in turn order (A-S5), one of nobody to no god. */
export interface Stands {
  at: string;
  piece: string;
  player: number | null;
}

export interface Layout {
  regions: Land[];
  camels: string[];
  pieces: Stands[];
}

/** By number of players: the event track, and the layout if it is made for so many. */
export interface Scenario {
  name: string;
  events: Record<string, string[]>;
  winners_die: boolean;
  flooded: string[];
  layouts: Record<string, Layout>;
}

/** A step of a battle as people follow it. */
export interface BattleStep {
  name: string;
  rule: string;
  /** Of the battle's frame while this step is under way. */
  stages: string[];
  /** The rules under which somebody gains something in it. */
  gains: string[];
}

/** What a gain is for: a card, power or piece, or a word of its own. Under A-B10 several things give, and the event itself says which (its parts). */
export interface Gain {
  rule: string;
  /** Devotion or followers. */
  what: string;
  why: string;
}

export interface About {
  players: number[];
  /** What a table is made with if nobody says otherwise. */
  options: Record<string, unknown>;
  map: PrintedMap;
  gods: GodBoard[];
  /** By level. */
  powers: string[][];
  powers_per_level: number;
  guardian_at: number[];
  cards: Card[];
  guardians: Guardian[];
  guardian_copies: Record<string, number>;
  monuments: string[];
  supply: Supply;
  caravan: Record<string, number>;
  actions: string[];
  /** By number of players and action: the uses that fire an event. */
  tracks: Record<string, Record<string, number>>;
  devotion: Devotion;
  ends: string[];
  scenarios: Scenario[];
  /** By kind and name of a thing: the rule that tells more about it. */
  rules: Record<string, Record<string, string>>;
  battle: BattleStep[];
  /** What is gained under a rule, and for what. */
  gains: Gain[];
}

/** What a side has in a region; strength is before cards. What it would gain for its majorities, and then for holding the region or winning there; `far` is that for winning by far. */
export interface Standing {
  figures: number;
  strength: number;
  majorities: number;
  score: number;
  reward: number;
  far: number;
}

/** In the order of the board, so that the first hex is its name; then the water beside it (A-M2), and the conflict tokens that lie in it, which is one except while a caravan or a consolidation is under way. */
export interface Region {
  hexes: string[];
  waters: string[];
  tokens: number[];
  sides: Record<string, Standing>;
  battle: boolean;
}

export interface Outlook {
  regions: Region[];
  /** Players as they take turns, from the first. */
  order: string[];
  /** Gods from most Devotion to least. */
  ranking: string[];
  /** Whoever's turn it is shares a merged god, and has no second action (A-T2). */
  one_action: boolean;
  /** Actions of which the next use sets off an event. */
  fires: string[];
}

/** One thing that a choice brings. A region comes with what a conflict would then find there; what is gained `later` comes of the event that it triggers, and does not make its price look smaller. */
export interface Brought {
  what: string;
  god?: string;
  name?: string;
  amount?: number;
  at?: string;
  token?: number;
  later?: boolean;
  sides?: Record<string, Standing>;
}

/** A whole line of camels, and the hexes of its region on this side of it: those with the region's first hex. Once the camels of `rest` are named, it is laid. */
export interface Line {
  camels: string[];
  half: string[];
  rest: string[];
}

/** The only figure that can be summoned, and where it could appear: the second question is as good as the first. */
export interface Next {
  choice: string;
  legal: string[];
}

/** How a figure comes to the board: `extras` are the powers that allow one more where the action's own has been summoned (A-SUM3); on `water` one may appear that can stand there (A-SUM2). */
export interface Place {
  extras: string[];
  water: boolean;
}

export interface Ahead {
  /** What choices bring, each list once …. */
  brings?: Brought[][];
  /** … and by choice which of them; also for choices of `next`. */
  of?: Record<string, number>;
  /** From short to long; a shortest one through each side that can be chosen. */
  caravans?: Line[];
  next?: Next;
  /** Where a figure is summoned. */
  place?: Place;
  /** So many guardians have to leave where two gods merge. */
  leave?: number;
}

/** A god in a battle. `own` is the strength of its figures there, `powers` what powers add (A-B5). */
export interface Fighter {
  players: string[];
  figures: number;
  own: number;
  powers: number;
  devotion: number;
  followers: number;
  hand: string[];
  tiebreaker: boolean;
}

/** What stays as it is through a battle: where it is fought, and in which conflict of the game. */
export interface Field {
  conflict: number;
  hexes: string[];
  waters: string[];
  camels: string[];
  tiles: string[];
  regions: Land[];
}

/** With a field: all pieces on the board. Without: those in the region and on the water beside it. */
export interface Scene {
  fighters: Record<string, Fighter>;
  pieces: Record<string, string>;
  field?: Field;
}

export interface Picture {
  /** By hex. */
  pieces: Record<string, string>;
  /** Hex sides. */
  camels: string[];
}
