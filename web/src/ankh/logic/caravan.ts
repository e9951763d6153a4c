/** Lines of camels that could still be laid, for the preview while one is drawn (A-EV2). */
import { DIRECTIONS, edge, neighbour, type Point, type SideName, sidePoints } from '../../lib/hex';
import { type Board, halves } from './board';

const LONGEST = 6;
const SMALLEST = 6;
const key = ({ x, y }: Point) => `${Math.round(x)}:${Math.round(y)}`;

interface Net {
  /** The sides that meet in a corner of the board. */
  at: Map<string, SideName[]>;
  /** Corners on a river, a camel, water or the edge of the map, where a line may end. */
  walls: Set<string>;
}

function net(board: Board, camels: SideName[], free: ReadonlySet<SideName>): Net {
  const at = new Map<string, SideName[]>();
  const walls = new Set<string>();
  for (const side of [...board.rivers, ...camels]) for (const end of sidePoints(side)) walls.add(key(end));
  for (const hex of board.hexes) {
    if (!board.isLand(hex)) continue;
    for (const direction of DIRECTIONS) {
      const other = neighbour(hex, direction);
      const ends = edge(hex, direction);
      if (!board.isLand(other)) for (const end of ends) walls.add(key(end));
    }
  }
  for (const side of free) {
    for (const end of sidePoints(side)) at.set(key(end), [...(at.get(key(end)) ?? []), side]);
  }
  return { at, walls };
}

/** The shortest line through all the sides wanted that cuts one region in two of six hexes or more. */
export function completion(board: Board, camels: SideName[], free: ReadonlySet<SideName>, wanted: SideName[]): SideName[] {
  const first = wanted[0];
  if (!first) return [];
  const { at, walls } = net(board, camels, new Set([...free, ...wanted]));
  const [a, b] = sidePoints(first).map(key) as [string, string];
  let best: SideName[] = [];
  const other = (side: SideName, end: string) => sidePoints(side).map(key).find((name) => name !== end) ?? end;
  const grow = (line: SideName[], end: string, next: string | null, seen: Set<string>): void => {
    if (best.length && line.length >= best.length) return;
    if (walls.has(end)) {
      if (next !== null) grow(line, next, null, seen);
      else if (good(board, camels, line, wanted)) best = line;
      return;
    }
    if (line.length >= LONGEST) return;
    for (const side of at.get(end) ?? []) {
      const to = other(side, end);
      if (line.includes(side) || seen.has(to)) continue;
      grow([...line, side], to, next, new Set([...seen, to]));
    }
  };
  grow([first], a, b, new Set([a, b]));
  return best;
}

function good(board: Board, camels: SideName[], line: SideName[], wanted: SideName[]): boolean {
  if (!wanted.every((side) => line.includes(side))) return false;
  const made = halves(board, camels, line);
  return made.length === 2 && made.every((half) => half.length >= SMALLEST);
}

