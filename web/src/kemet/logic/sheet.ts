/** What lies before each player: read from a view, as far as its viewer may see it. */
import type { View } from '../../lib/protocol';
import type { Colour } from '../art/gems';
import type { God } from '../art/gods';
import type { About } from './told';

export interface Fame {
  divine: number;
  battle: number;
  /** Zones that are worth a point each, as long as they are held. */
  temporary: string[];
  total: number;
}
export interface Sheet {
  player: string;
  god: God;
  city: string | null;
  prayer: number;
  veterans: number;
  /** For the turn order; null in a game without Dawn. */
  dawn: number | null;
  /** Units that are not on the board. */
  supply: number;
  fame: Fame;
  /** Names of the action spaces with a token on them, and the colour of each Buy space that has one: printed, or of the token on it. */
  spaces: string[];
  buyTokens: Map<string, Colour>;
  tokens: { left: number; silver: boolean; gold: boolean };
  silverUsed: boolean;
  /** Colours of tiles that were bought this Day. */
  bought: Colour[];
  tiles: string[];
  /** Battle cards: null where the viewer may not know them. */
  hand: string[] | null;
  played: string[];
  buried: string[] | null;
  removed: string[] | null;
  /** Divine interventions: how many, and which where the viewer may know. */
  holding: number;
  divine: Map<string, number> | null;
  planned: Map<string, number>;
  /** From the path: Objects with how many there are, Skills, and own tiles that a Divine Seal has silenced. */
  objects: [name: string, count: number][];
  skills: string[];
  silenced: string[];
}

/** Whoever looks back with the eyes of everybody sees all cards. */
const EVERYBODY = 'all';

type Table<T> = Partial<Record<string, T>>;

export function readSheets(view: View, about: About): Map<string, Sheet> {
  const { columns, players } = view.position;
  const of = <T>(name: string): Table<T> => (columns[name] ?? {}) as Table<T>;
  const { fame, tokens } = view.outlook as { fame: Record<string, Fame>; tokens: Record<string, Sheet['tokens']> };
  const gods = of<God>('god');
  // A hand that is not told is that of a game without modules: in other games, too, no other is left out.
  const plain = about.cards.filter(({ special, needs }) => !special && !needs.length).map(({ name }) => name);
  const dawns = about.night.some(({ name }) => name === 'dawn');
  const printed = about.spaces.flatMap(({ name, colour }) => (colour ? [[name, colour] as const] : []));
  const silver = (columns['silver_used'] ?? []) as string[];
  /** Entries "P1 name" of one player, by name. */
  const own = <T>(name: string, player: string): Map<string, T> =>
    new Map(Object.entries(of<T>(name)).flatMap(([key, value]) => (key.startsWith(`${player} `) && value !== undefined ? [[key.slice(player.length + 1), value] as const] : [])));
  const sheet = (player: string): Sheet => {
    const mine = player === view.viewer || view.viewer === EVERYBODY;
    return {
      player,
      god: gods[player] ?? 'anubis',
      city: of<string>('city')[player] ?? null,
      prayer: of<number>('prayer')[player] ?? 0,
      veterans: of<number>('veterans')[player] ?? 0,
      dawn: dawns ? (of<number>('dawn_tokens')[player] ?? 0) : null,
      supply: of<number>('supply')[player] ?? 0,
      fame: fame[player] ?? { divine: 0, battle: 0, temporary: [], total: 0 },
      spaces: of<string[]>('spaces')[player] ?? [],
      buyTokens: new Map([...printed, ...own<Colour>('buy_colour', player)]),
      tokens: tokens[player] ?? { left: 0, silver: false, gold: false },
      silverUsed: silver.includes(player),
      bought: of<Colour[]>('bought')[player] ?? [],
      tiles: of<string[]>('tiles')[player] ?? [],
      hand: mine ? (of<string[]>('hand')[player] ?? plain) : null,
      played: of<string[]>('played')[player] ?? [],
      buried: mine ? (of<string[]>('buried')[player] ?? []) : null,
      removed: mine ? (of<string[]>('removed')[player] ?? []) : null,
      holding: of<number>('holding')[player] ?? 0,
      divine: mine ? own<number>('held', player) : null,
      planned: own<number>('planned', player),
      objects: [...own<number>('objects', player)].filter(([, count]) => count > 0),
      skills: of<string[]>('skills')[player] ?? [],
      silenced: of<string[]>('silenced')[player] ?? [],
    };
  };
  return new Map(Array.from({ length: players }, (_, i) => `P${i + 1}`).map((player) => [player, sheet(player)]));
}
