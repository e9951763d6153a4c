/** Development only: a table of Kemet from a file. /?fixture=kemet-table&position=five&theme=dark&lang=uk&text=1; click=NW1,T-W: clicks on zones, in order */
import { mount } from 'svelte';
import { KemetGame } from '../kemet/game.svelte';
import { seatAt } from './kemet-seat';
import KemetTablePage from './KemetTablePage.svelte';

export async function startTable(target: HTMLElement, asked: URLSearchParams): Promise<void> {
  const { seat, about, view } = await seatAt(asked.get('position') ?? 'five');
  const game = new KemetGame(seat, about, view);
  const space = asked.get('space');
  if (space) game.set({ space });
  for (const zone of asked.get('click')?.split(',') ?? []) game.pick(zone);
  game.over = asked.get('over');
  mount(KemetTablePage, { target, props: { game, text: asked.has('text') } });
}
