/** Whether things should stand still: asked for in the settings or by the system. */
export function calm(): boolean {
  return document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
