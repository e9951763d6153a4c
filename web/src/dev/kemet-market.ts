/** Development only: the parts of Kemet beside its table, from a file. /?fixture=kemet-market&position=two&part=sheet&theme=dark&lang=uk */
import { mount } from 'svelte';
import { seatAt } from './kemet-seat';
import KemetMarket from './KemetMarket.svelte';

export async function startMarket(target: HTMLElement, asked: URLSearchParams): Promise<void> {
  const props = await seatAt(asked.get('position') ?? 'market');
  mount(KemetMarket, { target, props: { ...props, part: asked.get('part') ?? 'market', player: asked.get('player') ?? props.view.viewer } });
}
