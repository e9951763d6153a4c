/** Short explanations that appear on hover, on focus and, on touch, on a tap. */

export interface Tip {
  title: string;
  text: string;
  /** Opens what is told about it elsewhere. */
  more?: () => void;
}
export const shown = $state<{ tip: Tip | null; x: number; y: number; below: boolean }>({ tip: null, x: 0, y: 0, below: false });

/** Of the bubble, in pixels. */
export const WIDTH = 260;
/** A pointer on its way elsewhere does not ask for an explanation. */
const REST = 250;
/** Long enough for a pointer to cross over from the thing to its explanation. */
const LINGER = 220;
let pending: ReturnType<typeof setTimeout> | undefined;
export function keepTip(): void {
  clearTimeout(pending);
}
export function leaveTip(): void {
  clearTimeout(pending);
  pending = setTimeout(hide, LINGER);
}
function hide(): void {
  clearTimeout(pending);
  shown.tip = null;
}

/** Over the thing and the question it belongs to; under it where there is no room; beside it where it is tall. */
export function showTip(node: Element, what: Tip): void {
  keepTip();
  const box = node.getBoundingClientRect();
  if (box.height > innerHeight / 2) {
    Object.assign(shown, { tip: what, x: box.left - WIDTH / 2 - 6, y: box.top + box.height / 2, below: false });
    return;
  }
  const top = node.closest('.prompt')?.getBoundingClientRect().top ?? box.top;
  const below = top < 150;
  Object.assign(shown, { tip: what, x: box.left + box.width / 2, y: below ? box.bottom + 6 : top - 6, below });
}

export function tip(node: HTMLElement | SVGElement, what: Tip) {
  let now = what;
  /** Whoever presses a choice has decided: nothing may then lie over what comes next. */
  const chooses = () => node.hasAttribute('data-choice');
  const show = () => {
    if (now.text || now.title) showTip(node, now);
  };
  const rest = () => {
    clearTimeout(pending);
    pending = setTimeout(show, shown.tip ? 0 : REST);
  };
  const on: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => ((event as PointerEvent).pointerType === 'touch' ? chooses() || show() : rest())],
    ['focus', () => node.matches(':focus-visible') && show()],
    ['pointerleave', leaveTip],
    ['blur', leaveTip],
    ['click', () => (chooses() ? hide() : show())],
  ];
  for (const [name, act] of on) node.addEventListener(name, act);
  return {
    update: (next: Tip) => {
      now = next;
    },
    destroy: () => {
      leaveTip();
      for (const [name, act] of on) node.removeEventListener(name, act);
    },
  };
}
