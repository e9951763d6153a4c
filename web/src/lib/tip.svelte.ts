/** Short explanations that appear on hover, on focus and, on touch, on a tap. */
import { untrack } from 'svelte';

export interface Tip {
  title: string;
  text: string;
  /** Opens what is told about it elsewhere. */
  more?: () => void;
}
/** `pinned`: asked for by a click or a tap, so it stays, and its link can be pressed. Otherwise the pointer passes through. */
export const shown = $state<{ tip: Tip | null; node: Element | null; pinned: boolean }>({ tip: null, node: null, pinned: false });

/** A pointer on its way elsewhere does not ask for an explanation. */
const REST = 250;
let pending: ReturnType<typeof setTimeout> | undefined;
/** The thing whose explanation waits to be shown. */
let waiting: Element | null = null;

export function hideTip(): void {
  clearTimeout(pending);
  shown.tip = null;
}
export function showTip(node: Element, what: Tip, pinned = true): void {
  clearTimeout(pending);
  Object.assign(shown, { tip: what, node, pinned });
}
/** What somebody has asked for stays until they press elsewhere. Not at once: a thing that is taken off the page is left, too,
 * while what is drawn is being changed. */
function leave(): void {
  clearTimeout(pending);
  if (untrack(() => !shown.pinned)) pending = setTimeout(hideTip);
}

/** Where the pointer is: what appears under one that rests has not been pointed at. */
let now: { x: number; y: number } | null = null;
function follow(): void {
  if (!now) addEventListener('pointermove', ({ clientX: x, clientY: y }) => (now = { x, y }), { capture: true, passive: true });
  now ??= { x: -1, y: -1 };
}
const isResting = ({ clientX, clientY }: MouseEvent): boolean => clientX === now?.x && clientY === now.y;

export function tip(node: HTMLElement | SVGElement, what: Tip) {
  follow();
  let told = what;
  /** Whoever presses a choice has decided: nothing may then lie over what comes next. */
  const chooses = () => node.hasAttribute('data-choice') || node.hasAttribute('data-plan');
  const show = (pinned: boolean) => {
    if (told.text || told.title) showTip(node, told, pinned);
  };
  const rest = () => {
    if (shown.tip && shown.pinned) return;
    clearTimeout(pending);
    waiting = node;
    pending = setTimeout(() => show(false), shown.tip ? 0 : REST);
  };
  const on: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => (event as PointerEvent).pointerType !== 'touch' && (isResting(event as PointerEvent) ? node.addEventListener('pointermove', rest, { once: true }) : rest())],
    ['focus', () => node.matches(':focus-visible') && show(false)],
    ['pointerleave', () => (node.removeEventListener('pointermove', rest), leave())],
    ['blur', leave],
    ['click', () => (chooses() ? hideTip() : show(true))],
  ];
  for (const [name, act] of on) node.addEventListener(name, act);
  return {
    update: (next: Tip) => {
      told = next;
    },
    destroy: () => {
      if (waiting === node) clearTimeout(pending);
      // Others that are taken off the page with it must not stop this.
      if (untrack(() => shown.node === node)) setTimeout(() => shown.node === node && hideTip());
      for (const [name, act] of on) node.removeEventListener(name, act);
    },
  };
}
