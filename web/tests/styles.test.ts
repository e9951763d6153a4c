import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');
const texts = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts|css)$/.test(file)).map((file) => [file, readFileSync(join(source, file), 'utf8')] as const);

describe('what is styled anew', () => {
  it('is never the whole page because of something somewhere on it', () => {
    // "body:has(…) … > *" made a browser style every hex of the board at each question, three times.
    const wide = texts.filter(([, text]) => /body:has\([^{}]*\)[^{},]*[*][^{}]*\{/.test(text)).map(([file]) => file);
    expect(wide).toEqual([]);
  });
  it('is the whole page only because of notices, which change seldom', () => {
    const roots = texts.filter(([, text]) => /documentElement\.style|style \} = document\.documentElement/.test(text)).map(([file]) => file);
    expect(roots).toEqual(['shell/Notices.svelte']);
  });
});
