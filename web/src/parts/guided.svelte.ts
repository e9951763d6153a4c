/** The height of the tip that is shown, for which columns and stages make room. Each that does takes it over as `--guide`:
 * on the whole page it would have every hex of the board styled anew at every question. */
export const guided = $state({ height: 0 });
export const room = (): string | undefined => (guided.height ? `${guided.height}px` : undefined);
