/** What every part has in common that can be pressed or asked about; words come from outside. */
import './press.css';
import type { Tip } from '../../lib/tip.svelte';

/** can: may be pressed now; chosen: is pressed; used: gone for now; shut: not possible, the tip says why. */
export type State = 'can' | 'chosen' | 'used' | 'shut';

export interface Pressable {
  /** For readers; a part without one is an ornament. Behind words that are seen: what they leave unsaid. */
  label?: string;
  state?: State;
  tip?: Tip;
  /** The engine's choice behind it. */
  choice?: string;
  /** What it means where nothing is sent yet: a part of a plan, or something to be looked at. */
  plan?: string;
  hinted?: boolean;
  onpick?: () => void;
}

const NOTHING: Tip = { title: '', text: '' };
export const tipOf = ({ tip }: Pressable) => tip ?? NOTHING;
/** A button only where there is something to press or to ask. */
export const tagOf = ({ onpick, tip }: Pressable) => (onpick || tip ? 'button' : 'span');

/** A part that shows words is named by them, and has its label behind them as unseen words; what is seen must be part of a name. */
export function attributes(part: Pressable, words = false): Record<string, unknown> {
  const { label, state, choice, plan, hinted, onpick } = part;
  const look = `press ${state ?? ''}${hinted ? ' hinted' : ''}`;
  if (tagOf(part) === 'span' && words) return { class: look };
  if (tagOf(part) === 'span') return label ? { class: look, role: 'img', 'aria-label': label } : { class: look, 'aria-hidden': true };
  return {
    class: look,
    'aria-label': words ? undefined : label,
    'aria-pressed': state === 'chosen' ? true : undefined,
    'aria-disabled': onpick ? undefined : true,
    'data-choice': onpick ? choice : undefined,
    'data-plan': onpick ? plan : undefined,
    onclick: onpick,
  };
}
