import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const source = resolve(import.meta.dirname, '../src/benben');
const built = join(source, 'server/static');

/** All Fluent files of a language as one text: of the page, or of a game. Those of the terminal are no words of the page. */
const folder = (game: string, name: string) => (game ? join(source, game, 'shown/words', name) : join(source, 'i18n', name));
const files = (game: string, name: string): string[] =>
  readdirSync(folder(game, name))
    .filter((file) => file.endsWith('.ftl') && file !== 'terminal.ftl')
    .sort()
    .map((file) => join(folder(game, name), file));
const language = (game: string, name: string): string =>
  files(game, name)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

function languages(): string[] {
  return readdirSync(join(source, 'i18n'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name) && entry.name !== 'en')
    .map((entry) => entry.name)
    .sort();
}

/** English is part of the program; the other languages are files beside it, loaded when asked for: uk.ftl has the words
 * of the page, ankh.uk.ftl those of a game. */
function fluent(): Plugin {
  const inside = /^\0?virtual:english(?:\/([a-z]+))?$/;
  const games = new Set(['']);
  return {
    name: 'benben-fluent',
    resolveId: (id) => (inside.test(id) ? `\0${id}` : undefined),
    load(id) {
      const asked = inside.exec(id);
      if (!asked) return undefined;
      const game = asked[1] ?? '';
      games.add(game);
      for (const file of files(game, 'en')) this.addWatchFile(file);
      return `export default ${JSON.stringify(language(game, 'en'))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const [, game = '', name = ''] = /\/lang\/(?:([a-z]+)\.)?([a-z]{2})\.ftl$/.exec(request.url ?? '') ?? [];
        if (games.has(game) && languages().includes(name)) answer.end(language(game, name));
        else next();
      });
    },
    generateBundle() {
      for (const game of games)
        for (const name of languages())
          this.emitFile({ type: 'asset', fileName: `lang/${game && `${game}.`}${name}.ftl`, source: language(game, name) });
    },
  };
}

/** The service worker, with the names of all files of this build, and a name for the build made from what is in them. */
function worker(): Plugin {
  const kept = join(import.meta.dirname, 'public');
  return {
    name: 'benben-worker',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const made = Object.values(bundle).map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const);
        const still = readdirSync(kept, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.txt'))
          .map((entry) => relative(kept, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
          .map((name) => [name, readFileSync(join(kept, name))] as const);
        const files = [...made, ...still].sort(([a], [b]) => (a < b ? -1 : 1));
        const build = createHash('sha256');
        for (const [name, text] of files) build.update(name).update('\0').update(text).update('\0');
        const source = readFileSync(join(import.meta.dirname, 'src/worker/sw.js'), 'utf8')
          .replace("'%FILES%'", JSON.stringify(files.map(([name]) => `/static/${name}`)))
          .replace('%BUILD%', build.digest('hex').slice(0, 16));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

export default defineConfig({
  base: '/static/',
  plugins: [svelte(), fluent(), worker()],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { entryFileNames: 'app.js', chunkFileNames: '[name].js', assetFileNames: 'app[extname]', codeSplitting: false },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000', '/live': { target: 'ws://127.0.0.1:8000', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
