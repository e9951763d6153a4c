/** Arrow keys: to the neighbour that lies in that direction, by land or ship, else to the nearest zone there. */
import type { Geometry, Zone, ZoneName } from './geometry';
import { centroid } from './outline';

const WAYS: Record<string, readonly [x: number, y: number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

const middle = (zone: Zone) => (zone.hole ? zone.troop : centroid(zone.ring));

export function stepTo(map: Geometry, from: ZoneName, key: string): ZoneName | null {
  const way = WAYS[key];
  const start = map.zones.get(from);
  if (!way || !start) return null;
  const [x, y] = middle(start);
  const ahead = [...map.zones.values()].flatMap((zone) => {
    const [dx, dy] = [middle(zone)[0] - x, middle(zone)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return zone !== start && along > 4 && aside <= along * 1.8 ? [{ zone, far: along + 2 * aside }] : [];
  });
  const nearest = (all: typeof ahead) => all.sort((a, b) => a.far - b.far)[0]?.zone.name;
  const ships = map.arrows.flatMap(({ ends }) => (ends.includes(from) ? ends : []));
  return nearest(ahead.filter(({ zone }) => start.beside.includes(zone.name) || ships.includes(zone.name))) ?? nearest(ahead) ?? from;
}
