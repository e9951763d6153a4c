/** Whether things should stand still: asked for in the settings or by the system. */
export function calm(): boolean {
  return document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whoever presses anything need not wait: what moves arrives at once. What moves for ever goes on. */
export function hurry(): void {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
}
