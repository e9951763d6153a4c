/** Short explanations that appear on hover, on focus and, on touch, on a tap. */

export interface Tip {
  title: string;
  text: string;
  /** Opens what is told about it elsewhere. */
  more?: () => void;
}
export const shown = $state<{ tip: Tip | null; x: number; y: number; below: boolean }>({ tip: null, x: 0, y: 0, below: false });

/** Long enough for a pointer to cross over from the thing to its explanation. */
const LINGER = 220;
let leaving: ReturnType<typeof setTimeout> | undefined;
export function keepTip(): void {
  clearTimeout(leaving);
}
export function leaveTip(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => (shown.tip = null), LINGER);
}

export function showTip(node: Element, what: Tip): void {
  keepTip();
  const box = node.getBoundingClientRect();
  const below = box.top < 150;
  Object.assign(shown, { tip: what, x: box.left + box.width / 2, y: below ? box.bottom + 6 : box.top - 6, below });
}

export function tip(node: HTMLElement | SVGElement, what: Tip) {
  let now = what;
  /** Whoever presses a choice has decided: nothing may then lie over what comes next. */
  const chooses = () => node.hasAttribute('data-choice');
  const show = () => {
    if (now.text || now.title) showTip(node, now);
  };
  const on: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => ((event as PointerEvent).pointerType === 'touch' && chooses() ? undefined : show())],
    ['focus', () => node.matches(':focus-visible') && show()],
    ['pointerleave', leaveTip],
    ['blur', leaveTip],
    ['click', () => (chooses() ? (shown.tip = null) : show())],
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
