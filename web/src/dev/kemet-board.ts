/** Development only: Kemet's board from a file, without a server. /?fixture=kemet-board&players=5&theme=dark; position=battle names
    a file of fixtures/kemet instead, still: nothing is lit, far: as in a small map, view="0 0 400 300": a part of it, over=D-NW: the way there,
    name=Long name: of every zone */
import { mount } from 'svelte';
import { situation } from './kemet-seat';
import KemetBoard from './KemetBoard.svelte';

const COUNTS: Record<string, string> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };

export async function startBoard(target: HTMLElement, asked: URLSearchParams): Promise<void> {
  const name = asked.get('position') ?? COUNTS[asked.get('players') ?? '5'] ?? 'five';
  const { view } = (await situation(name)).sync;
  mount(KemetBoard, { target, props: { view, asked } });
}
