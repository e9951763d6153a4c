/** The caravan that a line of camels would become, of those that the engine says can still be laid. */
import { t } from '../../lib/i18n';
import type { HexName, SideName } from '../../lib/hex';
import type { Choice } from '../../lib/protocol';
import type { Line } from './about';
import { regionOf } from './board';
import { THEN } from './targets';

export interface Caravan {
  camels: SideName[];
  /** The two parts of the region that it would split. */
  halves: HexName[][];
  /** With these named it is laid. */
  rest: SideName[];
}
const NONE: Caravan = { camels: [], halves: [], rest: [] };

/** Through all the sides wanted; the lines are sent from short to long, so it is the shortest of them. */
export function caravanThrough(lines: readonly Line[], regions: readonly HexName[][], wanted: readonly SideName[]): Caravan {
  const line = wanted.length ? lines.find(({ camels }) => wanted.every((side) => camels.includes(side))) : undefined;
  const region = line?.half[0] && regionOf(line.half[0], regions);
  if (!line || !region) return NONE;
  return { camels: line.camels, halves: [line.half, region.filter((hex) => !line.half.includes(hex))], rest: line.rest };
}

/** Into how large parts it splits the region. */
export const caravanHalves = ({ caravan }: { caravan: Caravan }): string => t('caravan-halves', { halves: caravan.halves.map((half) => half.length).join(' : ') });

/** The choices that lay it whole. */
export const laying = ({ rest }: Caravan): Choice => rest.map((side) => `camel ${side}`).join(THEN);
