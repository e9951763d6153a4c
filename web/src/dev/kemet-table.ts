/** Development only: a table of Kemet from a file. /?fixture=kemet-table&position=five&theme=dark&lang=uk&text=1; click=NW1,T-W: clicks on zones, in order */
import { mount } from 'svelte';
import { KemetGame } from '../kemet/game.svelte';
import type { About } from '../kemet/logic/told';
import type { View } from '../lib/protocol';
import { Seat } from '../lib/seat.svelte';
import KemetTablePage from './KemetTablePage.svelte';

const files = import.meta.glob('../../fixtures/kemet/*.json', { import: 'default' });
const NAMES = ['Anna', 'Marta', 'Olena', 'Luca', 'Hathor'];

export async function startTable(target: HTMLElement, asked: URLSearchParams): Promise<void> {
  const { view } = ((await files[`../../fixtures/kemet/${asked.get('position') ?? 'five'}.json`]?.()) as { sync: { view: View } }).sync;
  const about = (await files['../../fixtures/kemet/about.json']?.()) as About;
  const seat = new Seat(null);
  const chairs = NAMES.slice(0, view.position.players).map((name, i) => ({ player: `P${i + 1}`, kind: 'human' as const, bot: '', name, here: true }));
  seat.hear({
    t: 'welcome', table: 'fixture', game: 'kemet', viewer: view.viewer, host: true, chairs, watchers: 0, options: {}, confirm: false, hints: true,
    pace: 'slow', chat: [], proposal: { t: 'proposal', by: null }, broken: null, changed: null, trouble: false,
  });
  seat.hear({ t: 'sync', v: 1, view, story: [], may: { undo: true, confirm: false, reopen: false, held: null }, over: null });
  const game = new KemetGame(seat, about, view);
  const space = asked.get('space');
  if (space) game.set({ space });
  for (const zone of asked.get('click')?.split(',') ?? []) game.pick(zone);
  game.over = asked.get('over');
  mount(KemetTablePage, { target, props: { game, text: asked.has('text') } });
}
