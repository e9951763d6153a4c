/** Keys that this page has made, until it is closed: the server keeps only their hashes and cannot say them again. */
import { type Made, SPECTATOR } from './protocol';

export const links = $state<Record<string, Record<string, string>>>({});

export function remember(table: string, player: string, key: string): void {
  links[table] = { ...links[table], [player]: key };
}
export function rememberAll({ table, links: keys }: Made): void {
  remember(table, SPECTATOR, keys.spectator);
  keys.chairs.forEach((key, i) => remember(table, `P${i + 1}`, key));
}
