import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speak, t } from '../src/lib/i18n';
import { bodyOf, headingOf, mentions, refs } from '../src/lib/rules';

const words = join(import.meta.dirname, '../../src/benben/i18n');
const load = (name: string) => Promise.resolve(name.includes('.') ? '' : ['common', 'web', 'table'].map((file) => readFileSync(join(words, name, `${file}.ftl`), 'utf8')).join('\n'));
const GODS = { id: 'A-FG1', title: 'Dioses olvidados', text: '**Dioses en rojo.** Se olvidan. *[aclaración]* (Nada dice que se muevan).\n\nSi no queda ninguno, acaba (A-W1).\n\n*en* forgotten gods,\n*it* dimenticate' };
const LAST = { id: 'A-W1', title: 'Victoria', text: '**El último Dios.** Gana.' };

beforeAll(() => speak('es', load));
afterAll(() => speak('en'));

describe('a rule on the page', () => {
  it('has its heading, and a body without words of other languages or codes of an editor', () => {
    expect([headingOf(GODS), headingOf(LAST)]).toEqual(['Dioses en rojo', 'El último Dios']);
    expect(bodyOf(GODS)).toBe(`Se olvidan. *${t('rules-open')}* (Nada dice que se muevan).\n\nSi no queda ninguno, acaba (A-W1).`);
    expect(t('rules-open')).not.toBe('rules-open');
  });
  it('names other rules by their headings, to be pressed; an ID that no rule has stays', () => {
    expect(refs('Acaba (A-W1), como en A-W9.', [GODS, LAST])).toEqual([{ text: 'Acaba (' }, { text: 'El último Dios', rule: 'A-W1' }, { text: '), como en A-W9.' }]);
  });
  it('is found by its ID, its chapter and any of its words, however they are written', () => {
    expect([GODS, LAST].filter((rule) => mentions(rule, 'ULTIMO dios'))).toEqual([LAST]);
    expect([GODS, LAST].filter((rule) => mentions(rule, 'a-fg1'))).toEqual([GODS]);
    expect([GODS, LAST].filter((rule) => mentions(rule, 'olvidados rojo'))).toEqual([GODS]);
    expect([GODS, LAST].filter((rule) => mentions(rule, 'camello'))).toEqual([]);
  });
});
