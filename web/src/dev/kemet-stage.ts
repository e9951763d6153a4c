/** Development only: battles, Nights and ends of Kemet from files. /?fixture=kemet-stage&position=council&part=council&theme=dark&lang=uk */
import '../kemet/art/palette.css';
import { mount } from 'svelte';
import { KemetGame } from '../kemet/game.svelte';
import { Seat } from '../lib/seat.svelte';
import { aboutKemet, situation } from './kemet-seat';
import KemetStage from './KemetStage.svelte';

export async function startStage(target: HTMLElement, asked: URLSearchParams): Promise<void> {
  const { welcome, sync } = await situation(asked.get('position') ?? 'council');
  const seat = new Seat(null);
  seat.hear(welcome);
  seat.hear(sync);
  mount(KemetStage, { target, props: { game: new KemetGame(seat, await aboutKemet(), sync.view), asked } });
}
