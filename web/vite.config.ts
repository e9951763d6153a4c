import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const words = resolve(import.meta.dirname, '../src/benben/i18n');
const built = resolve(import.meta.dirname, '../src/benben/server/static');

/** All Fluent files of a language as one text. */
function language(name: string): string {
  const folder = join(words, name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

function languages(): string[] {
  return readdirSync(words, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name) && entry.name !== 'en')
    .map((entry) => entry.name)
    .sort();
}

/** English is part of the program; the other languages are files beside it, loaded when asked for. */
function fluent(): Plugin {
  const inside = 'virtual:english';
  return {
    name: 'benben-fluent',
    resolveId: (id) => (id === inside ? `\0${inside}` : undefined),
    load(id) {
      if (id !== `\0${inside}`) return undefined;
      for (const file of readdirSync(join(words, 'en'))) this.addWatchFile(join(words, 'en', file));
      return `export default ${JSON.stringify(language('en'))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const name = /\/lang\/([a-z]{2})\.ftl$/.exec(request.url ?? '')?.[1];
        if (name && languages().includes(name)) answer.end(language(name));
        else next();
      });
    },
    generateBundle() {
      for (const name of languages()) {
        this.emitFile({ type: 'asset', fileName: `lang/${name}.ftl`, source: language(name) });
      }
    },
  };
}

export default defineConfig({
  base: '/static/',
  plugins: [svelte(), fluent()],
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
