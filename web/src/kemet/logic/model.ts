/** A view of Kemet as its board shows it: whose Troops stand where, pyramids, who controls what. */
import type { View } from '../../lib/protocol';
import type { Colour } from '../art/gems';
import type { God } from '../art/gods';
import type { Outlook } from './told';
import { type Geometry, geometry, type Zone, type ZoneName } from '../board/geometry';

export interface Troop {
  zone: ZoneName;
  player: string;
  god: God;
  units: number;
  /** One at rest; several may be on their way together. */
  creatures: string[];
  /** How many of the Units are priests. */
  priests?: number;
  /** Came into a zone where another Troop stood: they fight. */
  attacks: boolean;
}
export interface Pyramid {
  colour: Colour;
  level: number;
}
export interface Site {
  place: Zone;
  /** The defender first. */
  troops: Troop[];
  pyramid: Pyramid | null;
  /** Whoever controls it. */
  holder: Seat | null;
  /** Of the city in or around which this lies. */
  owner: Seat | null;
}
export interface Seat {
  player: string;
  god: God;
  city: string | null;
}
export interface BoardModel {
  players: number;
  /** As it is drawn. */
  map: Geometry;
  /** In turn order, as far as there is one. */
  seats: Seat[];
  sites: Map<ZoneName, Site>;
  /** Whose city it is. */
  owners: Map<string, Seat>;
}

type Table<T> = Partial<Record<string, T>>;

/** `board`: the name of its drawing. */
export function readBoard(view: View, board: string): BoardModel {
  const { columns, players, frames } = view.position;
  const of = <T>(name: string): Table<T> => (columns[name] ?? {}) as Table<T>;
  const gods = of<God>('god');
  const cities = of<string>('city');
  const tiles = of<string[]>('tiles');
  const levels = of<string>('pyramid');
  const colours = of<Colour>('colour_at');
  const everybody = Array.from({ length: players }, (_, i) => `P${i + 1}`);
  const inOrder = Object.values(of<string>('order')).filter((player) => player !== undefined);
  const seats = [...new Set([...inOrder, ...everybody])].flatMap((player): Seat[] => {
    const god = gods[player];
    return god ? [{ player, god, city: cities[player] ?? null }] : [];
  });
  const seatOf = new Map(seats.map((seat) => [seat.player, seat]));
  const owners = new Map(seats.flatMap((seat) => (seat.city ? [[seat.city, seat] as const] : [])));
  const { controls, path } = view.outlook as unknown as Pick<Outlook, 'controls' | 'path'>;
  const fights = new Map(frames.flatMap(({ attacker, zone }) => (attacker ? [[String(zone), String(attacker)] as const] : [])));
  const onTurn = frames.find(({ player }) => player)?.['player'];
  const creatures = Object.entries(of<ZoneName>('creature_at'));

  const troops = new Map<ZoneName, Troop[]>();
  for (const [name, units = 0] of Object.entries(of<number>('troop'))) {
    const [player = '', zone = ''] = name.split(' ');
    const seat = seatOf.get(player);
    if (!seat || !units) continue;
    const own = creatures.filter(([creature, at]) => at === zone && tiles[player]?.includes(creature)).map(([creature]) => creature);
    const attacks = player === (fights.get(zone) ?? onTurn);
    const priests = path?.priests[player]?.board[zone] ?? 0;
    troops.set(zone, [...(troops.get(zone) ?? []), { zone, player, god: seat.god, units, creatures: own, priests, attacks }]);
  }

  const site = (place: Zone): Site => {
    const here = (troops.get(place.name) ?? []).toSorted((a, b) => Number(a.attacks) - Number(b.attacks));
    const owner = place.city ? (owners.get(place.city) ?? null) : null;
    const level = Number(levels[place.name] ?? 0);
    const colour = colours[place.name];
    return {
      place,
      troops: here.map((troop) => ({ ...troop, attacks: here.length > 1 && troop.attacks })),
      pyramid: level && colour ? { colour, level } : null,
      holder: seatOf.get(controls[place.name] ?? '') ?? null,
      owner,
    };
  };
  const map = geometry(board, players);
  return { players, map, seats, owners, sites: new Map([...map.zones].map(([name, place]) => [name, site(place)])) };
}

/** Units of somebody in a zone. */
export const unitsIn = (view: View, player: string, zone: string): number => Number(((view.position.columns['troop'] ?? {}) as Record<string, number>)[`${player} ${zone}`] ?? 0);
