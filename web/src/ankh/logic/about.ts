/** What the server says about the game before there is a table. */
import type { HexName, SideName } from '../../lib/hex';

export interface Layout {
  tokens: Record<string, HexName>;
  camels: SideName[];
  pieces: { at: HexName; piece: string; player: number | null }[];
}
export interface Scenario {
  name: string;
  events: string[];
  winners_die: boolean;
  flooded: HexName[];
  layouts: Record<string, Layout>;
}
export interface About {
  players: number[];
  map: { rows: string[]; rivers: SideName[] };
  gods: { name: string; power: string }[];
  powers: string[][];
  powers_per_level: number;
  guardian_at: number[];
  cards: { name: string; strength: number }[];
  guardians: { name: string; level: number; base: string; copies: number }[];
  supply: Record<string, number>;
  tracks: Record<string, number[]>;
  devotion: { top: number; red: number };
  scenarios: Scenario[];
  bots: string[];
}
