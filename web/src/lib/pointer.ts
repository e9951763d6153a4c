/** Where the pointer last pressed: nothing that decides something may appear there by itself. */
let last = { x: -1, y: -1 };
addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (last = { x, y }), { capture: true });
export const pressedAt = (): { x: number; y: number } => last;

const MARGIN = 12;
export function underPointer(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return last.x > left - MARGIN && last.x < right + MARGIN && last.y > top - MARGIN && last.y < bottom + MARGIN;
}
