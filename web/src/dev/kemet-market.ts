/** Development only: the parts of Kemet beside its table, from a file. /?fixture=kemet-market&position=two&part=sheet&theme=dark&lang=uk */
import { mount } from 'svelte';
import type { About } from '../kemet/logic/told';
import type { View } from '../lib/protocol';
import { Seat } from '../lib/seat.svelte';
import KemetMarket from './KemetMarket.svelte';

const files = import.meta.glob('../../fixtures/kemet/*.json', { import: 'default' });
const NAMES = ['Anna', 'Marta', 'Olena', 'Luca', 'Hathor'];

export async function startMarket(target: HTMLElement, asked: URLSearchParams): Promise<void> {
  const { view } = ((await files[`../../fixtures/kemet/${asked.get('position') ?? 'market'}.json`]?.()) as { sync: { view: View } }).sync;
  const about = (await files['../../fixtures/kemet/about.json']?.()) as About;
  const seat = new Seat(null);
  const chairs = NAMES.slice(0, view.position.players).map((name, i) => ({ player: `P${i + 1}`, kind: 'human' as const, bot: '', name, here: true }));
  seat.hear({
    t: 'welcome', table: 'fixture', game: 'kemet', viewer: view.viewer, host: true, chairs, watchers: 0, options: {}, confirm: false, hints: true,
    pace: 'slow', chat: [], proposal: { t: 'proposal', by: null }, broken: null, changed: null, trouble: false,
  });
  seat.hear({ t: 'sync', v: 1, view, story: [], may: { undo: false, confirm: false, reopen: false, held: null }, over: null });
  mount(KemetMarket, { target, props: { seat, about, view, part: asked.get('part') ?? 'market', player: asked.get('player') ?? view.viewer } });
}
