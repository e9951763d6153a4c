/** What the engine tells a page of Kemet. Written by tools/wire_types.py; do not edit. */

export interface Zone {
  name: string;
  kind: 'district' | 'desert' | 'temple' | 'sanctuary';
  /** Of a district, and of the desert around one. */
  city: string | null;
  obelisk: boolean;
  port: 'trading' | 'military' | null;
  /** Prayer points of the Adoration. */
  night: number;
}

export interface Tile {
  name: string;
  colour: 'ruby' | 'sapphire' | 'diamond' | 'onyx';
  level: number;
  copies: number;
  creature: boolean;
  gold: boolean;
  rule: string;
}

/** A battle card; some cost Units of one's own, and special ones come with a tile. */
export interface Card {
  name: string;
  strength: number;
  damage: number;
  defence: number;
  own_loss: number;
  special: boolean;
}

export interface Divine {
  name: string;
  icon: 'battle' | 'day' | 'movement';
  cost: number;
  copies: number;
  effect: Record<string, number>;
  rule: string;
}

export interface Space {
  name: string;
  floor: number;
  action: string;
}

/** A step as people follow it. */
export interface Stage {
  name: string;
  rule: string;
  /** Of the frame while this step is under way. */
  stages: string[];
}

export interface About {
  players: number[];
  /** What a table is made with if nobody says otherwise. */
  options: Record<string, unknown>;
  gods: string[];
  cities: string[];
  zones: Zone[];
  /** Zones, by number of players. */
  in_play: Record<string, string[]>;
  colours: ('ruby' | 'sapphire' | 'diamond' | 'onyx')[];
  colours_in_play: Record<string, number>;
  tiles: Tile[];
  cards: Card[];
  divine: Divine[];
  spaces: Space[];
  tokens: number;
  tallest: number;
  /** The most that anybody can have. */
  prayer: number;
  victory: number;
  ends: string[];
  /** By kind and name of a thing: the rule that tells more about it. */
  rules: Record<string, Record<string, string>>;
  battle: Stage[];
  night: Stage[];
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

export interface Outlook {
  fame: Record<string, Fame>;
  /** Fame that wins, if nobody has more. */
  victory: number;
  /** Who would win if their next turn began now. */
  winning: string[];
  /** Player by zone. */
  controls: Record<string, string>;
  tokens: Record<string, Tokens>;
  battle?: Battle;
}

export interface Clash {
  enemy: string;
  /** Before cards: of the attacker, of the defender. */
  strength: number[];
}

/** By land and Teleport; a Transfer costs a card and remains a choice of its own. */
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
  to: Arrival[];
}

export interface Bought {
  choices: string[];
  paid: number;
  tile: string;
}

export interface Raised {
  choices: string[];
  paid: number;
  district: string;
  colour: 'ruby' | 'sapphire' | 'diamond' | 'onyx';
  level: number;
}

export interface Room {
  /** Zone by zone, in the order in which the choices must come. */
  room: Record<string, number>;
  /** Of no Unit, one, two …, as many as can come. */
  prices: number[];
}

/** What is told in a turn comes behind the choice of a space, which has to be made first. */
export interface Ahead {
  /** Whole Troops, or what is under way. */
  moves?: Journey[];
  /** By space. */
  buys?: Record<string, Bought[]>;
  raises?: Raised[];
  recruits?: Room;
}
