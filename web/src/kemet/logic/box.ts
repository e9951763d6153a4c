/** What of a box is in a game: the engine says of everything which modules it needs. */
import type { View } from '../../lib/protocol';
import type { About } from './told';

export function playedWith(about: About, view: View): About {
  const on = (view.position.columns['switches'] ?? []) as string[];
  const here = ({ needs }: { needs: string[] }) => needs.every((module) => on.includes(module));
  return {
    ...about,
    tiles: about.tiles.filter(here),
    cards: about.cards.filter(here),
    divine: about.divine.filter(here),
    spaces: about.spaces.filter(here),
    path: about.path && here(about.path) ? { ...about.path, tokens: about.path.tokens.filter(here) } : null,
    night: about.night.filter((step) => here(step) && !step.unless.some((module) => on.includes(module))),
  };
}
