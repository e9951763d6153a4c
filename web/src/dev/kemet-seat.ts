/** Development only: a seat at a table of Kemet, from a file of fixtures/kemet. */
import type { About } from '../kemet/logic/told';
import type { Sync, View, Welcome } from '../lib/protocol';
import { Seat } from '../lib/seat.svelte';

const files = import.meta.glob('../../fixtures/kemet/*.json', { import: 'default' });
const NAMES = ['Anna', 'Marta', 'Olena', 'Luca', 'Hathor'];

export const aboutKemet = async () => (await files['../../fixtures/kemet/about.json']?.()) as About;
export const situation = async (name: string) => (await files[`../../fixtures/kemet/${name}.json`]?.()) as { welcome: Welcome; sync: Sync };

/** With people in all chairs, and without a story. */
export async function seatAt(name: string): Promise<{ seat: Seat; about: About; view: View }> {
  const { view } = (await situation(name)).sync;
  const seat = new Seat(null);
  const chairs = NAMES.slice(0, view.position.players).map((name, i) => ({ player: `P${i + 1}`, kind: 'human' as const, bot: '', name, here: true }));
  seat.hear({
    t: 'welcome', table: 'fixture', game: 'kemet', viewer: view.viewer, host: true, chairs, watchers: 0, options: {}, confirm: false, hints: true,
    pace: 'slow', chat: [], proposal: { t: 'proposal', by: null }, broken: null, changed: null, trouble: false,
  });
  seat.hear({ t: 'sync', v: 1, view, story: [], may: { undo: true, confirm: false, reopen: false, held: null }, over: null });
  return { seat, about: await aboutKemet(), view };
}
