import { afterEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speak, together } from '../src/lib/i18n';
import { wonBy } from '../src/lib/people';

const words = join(import.meta.dirname, '../../src/benben/i18n');
const load = (name: string) => Promise.resolve(name.includes('.') ? '' : ['common', 'web'].map((file) => readFileSync(join(words, name, `${file}.ftl`), 'utf8')).join('\n'));
const NAMES: Record<string, string> = { P1: 'Ada', P2: 'Bruno', P3: 'Irene' };
const names = (players: string[]) => players.map((player) => NAMES[player] ?? player);
afterEach(() => speak('en'));

describe('who has won', () => {
  it.each([
    ['en', 'Over: you and Bruno won', 'Over: Bruno and Irene won', 'Over: Bruno won', 'Over: nobody won'],
    ['it', 'Finita: avete vinto tu e Bruno', 'Finita: hanno vinto Bruno e Irene', 'Finita: ha vinto Bruno', 'Finita: non ha vinto nessuno'],
    ['es', 'Terminada: habéis ganado tú y Bruno', 'Terminada: han ganado Bruno e Irene', 'Terminada: ha ganado Bruno', 'Terminada: no ha ganado nadie'],
    ['uk', 'Кінець: перемогли ви та Bruno', 'Кінець: перемогли Bruno і Irene', 'Кінець. Перемога: Bruno', 'Кінець: ніхто не переміг'],
  ])('is said as people say it: %s', async (language, shared, others, one, nobody) => {
    await speak(language, load);
    const said = (...winners: string[]) => wonBy(winners, ['P1'], names);
    expect([said('P1', 'P2'), said('P2', 'P3'), said('P2'), said()]).toEqual([shared, others, one, nobody]);
    expect(wonBy(['P1', 'P2'], ['P1', 'P2'], names)).toContain(together(['Ada', 'Bruno']));
  });
});
