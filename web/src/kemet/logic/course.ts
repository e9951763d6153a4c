/** Fame over time: after which entry of the story somebody had how much, temporary points with it. */
import type { Entry } from '../../lib/protocol';
import { isEvent } from '../../lib/story';
import { fameIn } from './fame';

export interface Course {
  /** By player. */
  lines: Map<string, { n: number; fame: number }[]>;
  /** Where each round after the first begins. */
  nights: { n: number; round: number }[];
  first: number;
  last: number;
}

/** `final`: what everybody has in the end. */
export function courseOf(story: readonly Entry[], final: ReadonlyMap<string, number>): Course {
  const first = story[0]?.n ?? 0;
  const last = story.at(-1)?.n ?? 1;
  const lines = new Map([...final.keys()].map((player) => [player, [] as { n: number; fame: number }[]]));
  const stands = (player: string, n: number, fame: number) => {
    const line = lines.get(player);
    if (line && line.at(-1)?.fame !== fame) line.push({ n, fame });
  };
  const nights: Course['nights'] = [];
  if (first <= 1) for (const player of final.keys()) stands(player, first, 0);
  for (const entry of story.filter(isEvent)) {
    const { n, event, args } = entry;
    if (event === 'round' && Number(args[0]) > 1) nights.push({ n, round: Number(args[0]) - 1 });
    for (const [player, fame] of fameIn(entry)) stands(player, n, fame);
  }
  for (const [player, fame] of final) stands(player, last, fame);
  return { lines, nights, first, last };
}
