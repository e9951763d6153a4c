/** The caravan that a line of camels would become, of those that the engine says can still be laid. */
import type { HexName, SideName } from '../../lib/hex';
import type { Line } from './about';
import { regionOf } from './board';

export interface Caravan {
  camels: SideName[];
  /** The two parts of the region that it would split. */
  halves: HexName[][];
}
const NONE: Caravan = { camels: [], halves: [] };

/** Through all the sides wanted; the lines are sent from short to long, so it is the shortest of them. */
export function caravanThrough(lines: readonly Line[], regions: readonly HexName[][], wanted: readonly SideName[]): Caravan {
  const line = wanted.length ? lines.find(({ camels }) => wanted.every((side) => camels.includes(side))) : undefined;
  const region = line?.half[0] && regionOf(line.half[0], regions);
  if (!line || !region) return NONE;
  return { camels: line.camels, halves: [line.half, region.filter((hex) => !line.half.includes(hex))] };
}
