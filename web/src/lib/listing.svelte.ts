/** A list of tables of which a page at a time is asked for, and searched where they are kept. */
import type { Listed, Tables } from './protocol';

export class Listing {
  /** null until the first answer. */
  tables = $state.raw<Listed[] | null>(null);
  /** How many there are, whether they have been asked for or not. */
  total = $state(0);
  private more: string | null = null;
  private search = '';
  /** Answers to earlier questions come too late. */
  private asked = 0;

  constructor(private readonly ask: (search: string, after: string | null) => Promise<Tables>) {}

  /** From the beginning, those that fit; whether nothing else has been asked meanwhile. */
  async load(search = ''): Promise<boolean> {
    return this.take(search, null);
  }

  /** So many, as far as there are. */
  async upTo(count: number): Promise<void> {
    while (this.more && (this.tables?.length ?? 0) < count && (await this.take(this.search, this.more)));
  }

  without(table: string): void {
    if (!this.tables?.some((one) => one.table === table)) return;
    this.tables = this.tables.filter((one) => one.table !== table);
    this.total--;
  }

  private async take(search: string, after: string | null): Promise<boolean> {
    const question = ++this.asked;
    const { tables, total, more } = await this.ask(search, after);
    if (question !== this.asked) return false;
    const before = after ? (this.tables ?? []) : [];
    const known = new Set(before.map((one) => one.table));
    this.tables = [...before, ...tables.filter((one) => !known.has(one.table))];
    this.total = total;
    this.more = more;
    this.search = search;
    return true;
  }
}
