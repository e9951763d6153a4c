/** Short explanations that appear on hover, on focus and, on touch, on a tap. */

export interface Tip {
  title: string;
  text: string;
}
export const shown = $state<{ tip: Tip | null; x: number; y: number; below: boolean }>({ tip: null, x: 0, y: 0, below: false });

export function tip(node: HTMLElement | SVGElement, what: Tip) {
  let now = what;
  const show = () => {
    if (!now.text && !now.title) return;
    const box = node.getBoundingClientRect();
    const below = box.top < 130;
    Object.assign(shown, { tip: now, x: box.left + box.width / 2, y: below ? box.bottom + 6 : box.top - 6, below });
  };
  /** Not at once: a button that goes away loses its focus in the middle of an update. */
  const hide = () => queueMicrotask(() => (shown.tip = null));
  const on: [string, () => void][] = [
    ['pointerenter', show],
    ['focus', show],
    ['pointerleave', hide],
    ['blur', hide],
    ['click', show],
  ];
  for (const [name, act] of on) node.addEventListener(name, act);
  return {
    update: (next: Tip) => {
      now = next;
    },
    destroy: () => {
      hide();
      for (const [name, act] of on) node.removeEventListener(name, act);
    },
  };
}
