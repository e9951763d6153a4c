/** What games draw their boards in little from; asked for together, once per table and visit. */
import type { Pictures } from './protocol';

export class Album {
  /** By table. */
  shown = $state.raw<Record<string, unknown>>({});
  private readonly asked = new Set<string>();
  private waiting: string[] = [];

  constructor(
    private readonly ask: (tables: string[]) => Promise<Pictures>,
    private readonly soon: (act: () => void) => void = (act) => void setTimeout(act, 30),
  ) {}

  want(table: string): void {
    if (this.asked.has(table)) return;
    this.asked.add(table);
    this.waiting.push(table);
    if (this.waiting.length === 1) this.soon(() => void this.fetch());
  }

  /** A picture is an extra: without one a row shows everything else. */
  private async fetch(): Promise<void> {
    const tables = this.waiting.splice(0);
    const found = await this.ask(tables).catch(() => null);
    if (found) this.shown = { ...this.shown, ...found.pictures };
  }
}
