/** A window onto a drawing: dragged with a finger or the mouse, pinched with two, zoomed with buttons and the wheel, always
 * about the place that the fingers or the pointer hold. */
import { around, type Box, type Camera, fitScale, fitted, holds, type Inset, moved, type Point, type Size, windowOf, within } from './camera';

const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
/** Milliseconds that a look elsewhere takes. */
const GLIDE = 260;
/** Pixels after which a press is a drag and no click. */
const STEADY = 8;

export class PanZoom {
  /** The window, in pixels. */
  area = $state.raw<Size>({ width: 0, height: 0 });
  /** None while the whole is shown, however large the window is. */
  private camera = $state.raw<Camera | null>(null);
  private readonly fingers = new Map<number, Point>();
  private far = 0;
  private gliding = 0;
  /** It has been shown: what somebody has made of the window since then stays, also while it is away. */
  begun = false;

  constructor(private readonly whole: Box) {}

  /** Whether there is a window yet. */
  ready = $derived.by(() => this.area.width > 0 && this.area.height > 0);
  private now = $derived.by(() => (this.camera && this.ready ? within(this.camera, this.whole, this.area) : fitted(this.whole, this.ready ? this.area : this.whole)));
  box = $derived.by<Box>(() => (this.ready ? windowOf(this.now, this.area) : this.whole));
  viewBox = $derived.by(() => `${this.box.x} ${this.box.y} ${this.box.width} ${this.box.height}`);
  zoomed = $derived.by(() => this.ready && this.now.scale > fitScale(this.whole, this.area) * 1.02);

  fit(): void {
    this.look(null);
  }
  /** About a pixel of the window; about its middle where none is named. */
  by(factor: number, at: Point = { x: this.area.width / 2, y: this.area.height / 2 }): void {
    this.look(null, this.turned(at, at, this.now.scale * factor));
  }
  /** The middle of the window. */
  centre(at: Point): void {
    this.look(null, { ...at, scale: this.now.scale });
  }
  /** Look at a part of it, unless that can be seen already; not closer than now, where nothing else is said. */
  show(part: Box, { inset = NO_INSET, most = this.now.scale, glide = 0, always = false }: { inset?: Inset; most?: number; glide?: number; always?: boolean } = {}): void {
    // What lies beyond the whole shows nothing: where all of it is seen, so is every part.
    if (!this.ready || (!always && (!this.zoomed || holds(this.box, part)))) return;
    this.look(glide ? this.now : null, around(part, this.whole, this.area, inset, most));
  }

  private turned(from: Point, to: Point, scale: number): Camera {
    const most = within({ ...this.now, scale }, this.whole, this.area).scale;
    return moved(this.now, this.area, from, to, most);
  }
  /** At once, or from somewhere in a short glide. */
  private look(from: Camera | null, to: Camera | null = null): void {
    cancelAnimationFrame(this.gliding);
    const kept = to && within(to, this.whole, this.area);
    const end = kept && kept.scale > fitScale(this.whole, this.area) * 1.001 ? kept : null;
    if (!from || !end) {
      this.camera = end;
      return;
    }
    const start = performance.now();
    const step = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - start) / GLIDE));
      const eased = 1 - (1 - share) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.camera = share === 1 ? end : { x: mix(from.x, end.x), y: mix(from.y, end.y), scale: mix(from.scale, end.scale) };
      if (share < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  watch = (node: HTMLElement) => {
    const place = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = node.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const middle = (): Point => {
      const all = [...this.fingers.values()];
      return { x: all.reduce((sum, { x }) => sum + x, 0) / all.length, y: all.reduce((sum, { y }) => sum + y, 0) / all.length };
    };
    const spread = (): number => {
      const [a, b] = [...this.fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const down = (event: PointerEvent) => {
      // A finger that has dragged leaves no click behind: the next press is a new one, also on a button.
      if (!this.fingers.size) this.far = 0;
      if ((event.target as Element).closest('button, [data-mini]')) return;
      this.fingers.set(event.pointerId, place(event));
    };
    const move = (event: PointerEvent) => {
      const last = this.fingers.get(event.pointerId);
      if (!last) return;
      const [from, before] = [middle(), spread()];
      const to = place(event);
      this.fingers.set(event.pointerId, to);
      this.far += Math.hypot(to.x - last.x, to.y - last.y);
      if (this.far <= STEADY && this.fingers.size === 1) return;
      this.look(null, this.turned(from, middle(), this.now.scale * (before ? spread() / before : 1)));
    };
    const up = (event: PointerEvent) => this.fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (this.far > STEADY && event.detail) event.stopPropagation();
      this.far = 0;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), place(event));
    };
    const measure = () => (this.area = { width: node.clientWidth, height: node.clientHeight });
    const size = new ResizeObserver(measure);
    size.observe(node);
    measure();
    node.addEventListener('pointerdown', down);
    node.addEventListener('click', click, true);
    node.addEventListener('wheel', wheel, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return {
      destroy: () => {
        size.disconnect();
        cancelAnimationFrame(this.gliding);
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', up);
        removeEventListener('pointercancel', up);
      },
    };
  };
}
