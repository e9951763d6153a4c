/** A view in terms of the game: who stands where, what everybody has. */
import type { HexName, SideName } from '../../lib/hex';
import type { Frame, View } from '../../lib/protocol';
import type { God } from '../art/emblems';
import type { About, Ahead, Line, Outlook, Region } from './about';

export interface Piece {
  hex: HexName;
  kind: string;
  monument: boolean;
  owner: God | null;
  radiant: boolean;
  aim: string;
}
export interface Side {
  god: God;
  players: string[];
  chair: string;
  /** The god that lives on in this one after a merge (A-MG1). */
  lower: God | null;
  devotion: number;
  pile: number;
  followers: number;
  hand: string[];
  used: string[];
  powers: string[];
  warriors: number;
  guardians: { kind: string; count: number }[];
  /** Own Warriors that Anubis holds. */
  captives: number;
  /** Holds the Battle Tiebreaker face up. */
  tiebreaker: boolean;
}
export interface Model {
  scenario: string;
  players: string[];
  pieces: Map<HexName, Piece>;
  camels: SideName[];
  regions: Region[];
  /** The hexes of each of them. */
  lands: HexName[][];
  /** Caravans that can still be laid, where one is asked for. */
  caravans: Line[];
  tiles: HexName[];
  sides: Side[];
  /** From most Devotion to least. */
  ranking: Side[];
  /** Gods that were forgotten, and who played them. */
  forgotten: { god: God; players: string[] }[];
  godOf: Map<string, God>;
  /** Who decides for a god in battles; of one that has become part of another, who played it. */
  chairs: Partial<Record<God, string>>;
  track: Record<string, number>;
  needed: Record<string, number>;
  /** Whoever's turn it is has no second action (A-T2). */
  oneAction: boolean;
  /** Actions of which the next use sets off an event. */
  fires: ReadonlySet<string>;
  events: string[];
  event: number;
  suns: number;
  frames: Frame[];
}

type Table<T> = Record<string, T>;

export function readPiece(hex: HexName, name: string, about: About): Piece {
  const words = name.split(' ');
  const owner = words.shift() ?? '';
  const radiant = words.at(-1) === 'radiant';
  if (radiant) words.pop();
  const aim = words[0] === 'scorpion' ? (words[1] ?? '') : '';
  const kind = words[0] === 'scorpion' ? 'scorpion' : words.join(' ');
  return { hex, kind, monument: about.monuments.includes(kind), owner: owner === 'neutral' ? null : (owner as God), radiant, aim };
}

export function readModel(view: View, about: About): Model {
  const { columns, players, frames } = view.position;
  const outlook = view.outlook as unknown as Outlook;
  const of = <T>(name: string): Table<T> => (columns[name] ?? {}) as Table<T>;
  const sideOf = of<God>('side_of');
  const inPlay = (columns['in_play'] ?? []) as God[];
  const scenario = String(columns['scenario']);
  const names = Array.from({ length: players }, (_, i) => `P${i + 1}`);
  const pool = of<number>('pool');
  const cards = about.cards.map((card) => card.name);
  const playersOf = (god: God) => names.filter((p) => sideOf[p] === god);
  const lowerOf = (god: God) =>
    (Object.entries(of<string>('chair')).find(([name, chair]) => name !== god && chair && playersOf(god).includes(chair))?.[0] ?? null) as God | null;
  const side = (god: God): Side => {
    const hand = of<string[]>('hand')[god] ?? [];
    return {
      god,
      players: playersOf(god),
      chair: of<string>('chair')[god] ?? '',
      lower: lowerOf(god),
      devotion: of<number>('devotion')[god] ?? 0,
      pile: of<number>('pile')[god] ?? 0,
      followers: of<number>('followers')[god] ?? 0,
      hand,
      used: cards.filter((card) => !hand.includes(card)),
      powers: of<string[]>('powers')[god] ?? [],
      warriors: pool[`${god} warrior`] ?? 0,
      guardians: about.guardians
        .map(({ name }) => ({ kind: name, count: pool[`${god} ${name}`] ?? 0 }))
        .filter(({ count }) => count > 0),
      captives: of<number>('captives')[god] ?? 0,
      tiebreaker: playersOf(god).includes(String(columns['tiebreaker'])),
    };
  };
  const gods = [...new Set(outlook.order.map((p) => sideOf[p]).filter((god): god is God => god != null))];
  const sides = gods.filter((god) => inPlay.includes(god)).map(side);
  const event = /^(\d+) /.exec(String(columns['event']));
  return {
    scenario,
    players: outlook.order,
    pieces: new Map(Object.entries(of<string>('piece')).map(([hex, name]) => [hex, readPiece(hex, name, about)])),
    camels: (columns['camels'] ?? []) as SideName[],
    regions: outlook.regions,
    lands: outlook.regions.map(({ hexes }) => hexes),
    caravans: (view.ahead as Ahead | undefined)?.caravans ?? [],
    tiles: Object.values(of<HexName>('tiles')),
    sides,
    ranking: outlook.ranking.flatMap((god) => sides.filter((one) => one.god === god)),
    forgotten: gods.filter((god) => !inPlay.includes(god)).map((god) => ({ god, players: playersOf(god) })),
    godOf: new Map(names.flatMap((p) => (sideOf[p] ? [[p, sideOf[p]] as const] : []))),
    chairs: of<string>('chair'),
    track: Object.fromEntries(about.actions.map((action) => [action, of<number>('track')[action] ?? 0])),
    needed: about.tracks[String(players)] ?? {},
    oneAction: outlook.one_action,
    fires: new Set(outlook.fires),
    events: about.scenarios.find((one) => one.name === scenario)?.events[String(players)] ?? [],
    event: event ? Number(event[1]) : 0,
    suns: Number(columns['suns'] ?? 0),
    frames,
  };
}

export const topFrame = (model: Model): Frame | undefined => model.frames.at(-1);
export const frameOf = (model: Model, name: string): Frame | undefined =>
  model.frames.findLast((frame) => frame.frame === name);

/** The player on turn, whatever is asked of others meanwhile. */
export function onTurn(model: Model): string | null {
  const turn = frameOf(model, 'choose an action');
  return turn ? String(turn['player']) : null;
}

/** A scenario's start, for its picture in the lobby. */
export function layoutPieces(about: About, scenario: string, players: number, gods: (God | null)[]): Piece[] {
  const layout = about.scenarios.find((one) => one.name === scenario)?.layouts[String(players)];
  return (layout?.pieces ?? []).map(({ at, piece, player }) => ({
    hex: at,
    kind: piece,
    monument: about.monuments.includes(piece),
    owner: player === null ? null : (gods[player - 1] ?? null),
    radiant: false,
    aim: '',
  }));
}
