/** What the server tells of Kemet before there is a table. */
import type { Colour } from '../art/gems';

export interface Zone {
  name: string;
  kind: 'district' | 'desert' | 'temple' | 'sanctuary';
  city: string | null;
  obelisk: boolean;
  port: 'trading' | 'military' | null;
  night: number;
}
export interface Tile {
  name: string;
  colour: Colour;
  level: number;
  copies: number;
  creature: boolean;
  gold: boolean;
  /** For its owner, by name. */
  effect: Record<string, number | string>;
  /** Of the creature, for the Troop that it is with. */
  with_troop: Record<string, number>;
  rule: string;
}
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
export interface Stage {
  name: string;
  rule: string;
  /** Of the frame while this step is under way. */
  stages: string[];
}
export interface About {
  players: number[];
  options: Record<string, unknown>;
  gods: string[];
  cities: string[];
  zones: Zone[];
  in_play: Record<string, string[]>;
  colours: Colour[];
  colours_in_play: Record<string, number>;
  tiles: Tile[];
  cards: Card[];
  divine: Divine[];
  spaces: Space[];
  tokens: number;
  tallest: number;
  prayer: number;
  victory: number;
  ends: string[];
  rules: Record<string, Record<string, string>>;
  battle: Stage[];
  night: Stage[];
}

/** What a choice leads to, for whoever is asked: choices to be sent together, and what they cost. */
export interface Line {
  choices: string[];
  paid: number;
}
export interface Arrival extends Line {
  zone: string;
  battle?: { enemy: string; strength: number[] };
}
export interface Journey {
  troop: string;
  units: number;
  to: Arrival[];
}
export interface Ahead {
  moves?: Journey[];
  buys?: Record<string, (Line & { tile: string })[]>;
  /** Why a tile cannot be bought now. */
  refused?: Record<string, { rule: string; why: string }>;
  raises?: (Line & { district: string; colour: Colour; level: number })[];
  recruits?: { room: Record<string, number>; prices: number[] };
}
