/** A window onto a drawing: dragged with one finger, pinched with two, or zoomed with buttons and the wheel. */

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const CLOSEST = 4;

/** A window of that width around a point, kept inside the whole. */
export function windowOn(whole: Box, scale: number, centre: { x: number; y: number }): Box {
  const width = whole.width / scale;
  const height = whole.height / scale;
  const within = (at: number, low: number, size: number, part: number) => Math.max(low, Math.min(low + size - part, at - part / 2));
  return { x: within(centre.x, whole.x, whole.width, width), y: within(centre.y, whole.y, whole.height, height), width, height };
}

export class PanZoom {
  scale = $state(1);
  centre = $state({ x: 0, y: 0 });
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private moved = 0;

  constructor(private readonly whole: Box) {
    this.fit();
  }

  box = $derived.by(() => windowOn(this.whole, this.scale, this.centre));
  viewBox = $derived.by(() => `${this.box.x} ${this.box.y} ${this.box.width} ${this.box.height}`);
  zoomed = $derived.by(() => this.scale > 1.02);

  fit(): void {
    this.scale = 1;
    this.centre = { x: this.whole.x + this.whole.width / 2, y: this.whole.y + this.whole.height / 2 };
  }
  by(factor: number): void {
    this.scale = Math.max(1, Math.min(CLOSEST, this.scale * factor));
    this.settle();
  }
  private settle(): void {
    const { x, y, width, height } = windowOn(this.whole, this.scale, this.centre);
    this.centre = { x: x + width / 2, y: y + height / 2 };
  }

  watch = (node: HTMLElement) => {
    const unit = () => Math.max(this.box.width / node.clientWidth, this.box.height / node.clientHeight);
    const spread = () => {
      const [a, b] = [...this.fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const down = (event: PointerEvent) => {
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.moved = 0;
    };
    const move = (event: PointerEvent) => {
      const last = this.fingers.get(event.pointerId);
      if (!last) return;
      const before = spread();
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.moved += Math.hypot(dx, dy);
      if (this.fingers.size === 2 && before) this.by(spread() / before);
      const share = this.fingers.size;
      this.centre = { x: this.centre.x - (dx * unit()) / share, y: this.centre.y - (dy * unit()) / share };
      this.settle();
    };
    const up = (event: PointerEvent) => this.fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (this.moved > 8) event.stopPropagation();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('click', click, true);
    node.addEventListener('wheel', wheel, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return {
      destroy: () => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
        removeEventListener('pointercancel', up);
      },
    };
  };
}
