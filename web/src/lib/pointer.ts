/** Where the pointer last pressed: nothing that decides something may appear there by itself. */
let last = { x: -1, y: -1 };
addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (last = { x, y }), { capture: true });

/** Where the pointer is: what appears under one that rests has not been pointed at. */
let now = { x: -1, y: -1 };
addEventListener('pointermove', ({ clientX: x, clientY: y }) => (now = { x, y }), { capture: true, passive: true });
export const isResting = ({ clientX, clientY }: MouseEvent): boolean => clientX === now.x && clientY === now.y;

const MARGIN = 12;
export function underPointer(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return last.x > left - MARGIN && last.x < right + MARGIN && last.y > top - MARGIN && last.y < bottom + MARGIN;
}
