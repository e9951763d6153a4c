/** The board as it was at a moment that is told. */
import type { God } from '../art/gods';
import type { Geometry, ZoneName } from '../board/geometry';
import type { Point } from '../board/outline';
import type { Fight } from './fight';
import type { BoardModel, Seat, Troop } from './model';
import type { Picture, Troop as Told } from './told';

/** Before anybody falls. */
const WHOLE = new Set(['council', 'reveal', 'strength']);
/** The Troops in the zone of a battle and beside it, as far as it is told: no picture shows how it ends. */
export function troopsOf({ zone, shot, losses, gone }: Fight): Record<string, Told[]> {
  const troops: Record<string, Told[]> = { [zone]: [], ...shot?.troops };
  const here = troops[zone] ?? [];
  const left = shot && WHOLE.has(shot.step) ? here.map((one) => ({ ...one, units: losses[one.player]?.left ?? one.units })) : here;
  troops[zone] = left.filter(({ player, units }) => units && !gone.some((one) => one.player === player));
  for (const { player, units, to } of gone) if (to && !troops[to]) troops[to] = [{ player, units, creatures: here.find((one) => one.player === player)?.creatures ?? [] }];
  return troops;
}

/** `troops`: those that have changed since, zone by zone. */
export function fieldOf(map: Geometry, picture: Picture, troops: Record<string, Told[]>, attacker: string): BoardModel {
  const seats = picture.places.map(({ player, god, city }): Seat => ({ player, god: god as God, city }));
  const seatOf = new Map(seats.map((seat) => [seat.player, seat]));
  const owners = new Map(seats.flatMap((seat) => (seat.city ? [[seat.city, seat] as const] : [])));
  const standing = { ...picture.troops, ...troops };
  const there = (zone: ZoneName): Troop[] => {
    const here = standing[zone] ?? [];
    return here
      .flatMap(({ player, units, creatures }): Troop[] => {
        const seat = seatOf.get(player);
        return seat && units ? [{ zone, player, god: seat.god, units, creatures, attacks: here.length > 1 && player === attacker }] : [];
      })
      .toSorted((a, b) => Number(a.attacks) - Number(b.attacks));
  };
  const sites = [...map.zones].map(([name, place]) => {
    const owner = place.city ? (owners.get(place.city) ?? null) : null;
    return [name, { place, troops: there(name), pyramid: picture.pyramids[name] ?? null, holder: seatOf.get(picture.controls[name] ?? '') ?? null, owner }] as const;
  });
  return { players: seats.length, map, seats, owners, sites: new Map(sites) };
}

/** So much of the map is seen at least. */
const LEAST = 280;
/** A part of the map around a zone and the Troops of some others, of the shape of its frame. */
export function around(map: Geometry, zone: ZoneName, others: readonly ZoneName[], frame: { width: number; height: number }): string {
  const points = [...(map.zones.get(zone)?.ring ?? []), ...others.flatMap((name) => (map.zones.get(name) ? [map.zones.get(name)?.troop ?? [0, 0]] : []))] as Point[];
  if (!points.length) return `-6 -4 ${map.width + 12} ${map.height + 16}`;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 14, Math.min(...ys) - 24];
  const [wide, high] = [Math.max(...xs) + 14 - left, Math.max(...ys) + 14 - top];
  const shape = Math.max(0.2, frame.width / Math.max(1, frame.height));
  const width = Math.max(LEAST, wide, high * shape);
  const height = width / shape;
  /** Nothing beyond the map, as far as it is large enough. */
  const inside = (from: number, size: number, whole: number) => (size < whole + 12 ? Math.max(-6, Math.min(whole + 6 - size, from)) : (whole - size) / 2);
  return [inside(left - (width - wide) / 2, width, map.width), inside(top - (height - high) / 2, height, map.height), width, height].map((n) => n.toFixed(1)).join(' ');
}
