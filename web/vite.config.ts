import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const source = resolve(import.meta.dirname, '../src/benben');
const built = join(source, 'server/static');

/** Words of the page (""), of a game's face ("face.ankh"), or of a game at its table ("ankh"), which has those of every table
 * with it. What only a terminal says is none of them. */
const OF_TABLES = 'table.ftl';
const OF_FACES = 'face.ftl';
const shared = (name: string) => join(source, 'i18n', name);
const own = (game: string, name: string) => join(source, game, 'shown/words', name);
const within = (folder: string, but: string) => readdirSync(folder).filter((file) => file.endsWith('.ftl') && file !== 'terminal.ftl' && file !== but).sort().map((file) => join(folder, file));
function files(of: string, name: string): string[] {
  if (!of) return within(shared(name), OF_TABLES);
  const face = /^face\.(.+)$/.exec(of)?.[1];
  return face ? [join(own(face, name), OF_FACES)] : [join(shared(name), OF_TABLES), ...within(own(of, name), OF_FACES)];
}
/** What only one dialect of a game says: its English is a part of its own, so that the other costs nothing. */
const OF_DIALECTS: Record<string, readonly string[]> = { 'kemet.classic': ['cards.ftl', 'classic.ftl', 'edition.ftl', 'path.ftl', 'path_table.ftl', 'promos.ftl'] };
/** English of a game ("kemet"), or of a dialect ("kemet.classic") without what both say. */
function inEnglish(of: string): string[] {
  const [game = ''] = of.split('.');
  const apart = Object.entries(OF_DIALECTS).flatMap(([dialect, some]) => (dialect.startsWith(`${game}.`) && (of === game || of === dialect) ? some : []));
  return files(game, 'en').filter((file) => apart.some((name) => file === join(own(game, 'en'), name)) === (of !== game));
}
/** As one text, without what is said to translators. */
const language = (of: string, name: string): string => text(files(of, name));
const text = (all: readonly string[]): string =>
  all
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replace(/^#.*\n/gm, '')
    .replace(/\n{2,}/g, '\n');
const games = readdirSync(source).filter((game) => existsSync(own(game, 'en')));
const faced = games.filter((game) => existsSync(join(own(game, 'en'), OF_FACES)));

function languages(): string[] {
  return readdirSync(join(source, 'i18n'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name) && entry.name !== 'en')
    .map((entry) => entry.name)
    .sort();
}

/** English comes with the program, a game's with the game; the other languages are files beside it, loaded when asked for:
 * uk.ftl has the words of the page, face.ankh.uk.ftl and ankh.uk.ftl those of a game. */
function fluent(): Plugin {
  const inside = /^\0?virtual:(?:english(?:\/([a-z.]+))?|(faces))$/;
  const all = ['', ...faced.map((game) => `face.${game}`), ...games];
  return {
    name: 'benben-fluent',
    resolveId: (id) => (inside.test(id) ? `\0${id}` : undefined),
    load(id) {
      const asked = inside.exec(id);
      if (!asked) return undefined;
      const [, of = '', faces] = asked;
      const wanted = faces ? faced.flatMap((game) => files(`face.${game}`, 'en')) : inEnglish(of);
      for (const file of wanted) this.addWatchFile(file);
      const words = faces ? Object.fromEntries(faced.map((game) => [game, language(`face.${game}`, 'en')])) : text(wanted);
      return `export default ${JSON.stringify(words)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const [, of = '', name = ''] = /\/lang\/(?:([a-z.]+)\.)?([a-z]{2})\.ftl$/.exec(request.url ?? '') ?? [];
        if (all.includes(of) && languages().includes(name)) answer.end(language(of, name));
        else next();
      });
    },
    generateBundle() {
      for (const of of all) for (const name of languages()) this.emitFile({ type: 'asset', fileName: `lang/${of && `${of}.`}${name}.ftl`, source: language(of, name) });
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

/** Fixed names: src/ankh/index.ts becomes ankh.js, src/ankh/Cover.svelte ankh-cover.js; what begins the page is "app". */
const named = (id: string): string => {
  const [, room, file = ''] = /src\/([a-z]+)\/(\w+)\.\w+$/.exec(id.replaceAll('\\', '/')) ?? [];
  if (!room) return 'app';
  return file === 'index' ? room : `${room}-${file.toLowerCase()}`;
};

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
      output: {
        entryFileNames: 'app.js',
        chunkFileNames: ({ facadeModuleId, name }) => `${facadeModuleId ? named(facadeModuleId) : name}.js`,
        assetFileNames: ({ originalFileNames: [from], names: [name] }) => (name?.endsWith('.css') ? `${from ? named(from) : name.replace(/\.css$/, '')}.css` : '[name][extname]'),
        // What a page that was opened before an update asks of a newer part is there under its own name, or the part is refused.
        minifyInternalExports: false,
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000', '/live': { target: 'ws://127.0.0.1:8000', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
