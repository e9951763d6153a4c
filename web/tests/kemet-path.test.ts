/** The path to Ta-Seti on the page: read from what the engine tells, drawn whole, said in words, and pressed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import plain from 'virtual:english/kemet';
import classic from 'virtual:english/kemet.classic';
import { KemetGame } from '../src/kemet/game.svelte';
import { playedWith } from '../src/kemet/logic/box';
import { broughtText } from '../src/kemet/logic/brought';
import { groupOf } from '../src/kemet/logic/ledger';
import { bringsOf, offersOf } from '../src/kemet/logic/offers';
import { answersOf, asking, detail } from '../src/kemet/logic/prompt';
import { sourceName } from '../src/kemet/logic/said';
import { choiceText, eventText } from '../src/kemet/logic/say';
import { readSheets } from '../src/kemet/logic/sheet';
import { sentences } from '../src/kemet/logic/tidings';
import type { About, Outlook } from '../src/kemet/logic/told';
import { isDrawn, token } from '../src/kemet/path/art';
import { priest } from '../src/kemet/path/priest';
import { HEIGHT, lanes, ribbons, spotAt, WIDTH } from '../src/kemet/path/layout';
import { goings, priestsOf } from '../src/kemet/path/now';
import { readPath } from '../src/kemet/path/read';
import { gained } from '../src/kemet/logic/telling';
import { objectText, tokenDoes, tokenKind, walkParts } from '../src/kemet/path/words';
import { GOD_NAMES } from '../src/kemet/art/gods';
import { playing } from '../src/lib/i18n';
import type { EventEntry, Sync, Welcome } from '../src/lib/protocol';
import { Seat } from '../src/lib/seat.svelte';

/** What a seat asks of the browser when it is loaded. */
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { search: '', origin: 'http://localhost' });
});

const load = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/kemet/${name}.json`), 'utf8'));
const english = [plain, classic].join('\n');
const about = load('classic-about') as About;
const path = about.path!;
function sit(name: string): KemetGame {
  const { welcome, sync } = load(name) as { welcome: Welcome; sync: Sync };
  const seat = new Seat(null);
  seat.hear(welcome);
  seat.hear(sync);
  return new KemetGame(seat, about, sync.view);
}
const me = (name: string): string => name;

beforeAll(() => playing('kemet', english, undefined, 'classic'));
afterAll(() => playing('kemet', english));

describe('the drawing', () => {
  it('has a picture of everything that lies there, and of a priest of every god', () => {
    for (const one of path.tokens) {
      expect(isDrawn(one.name), one.name).toBe(true);
      expect(token(one.name, one.kind, one.level)).not.toMatch(/undefined|NaN/);
    }
    expect(new Set(GOD_NAMES.map(priest)).size).toBe(5);
    expect(new Set(path.tokens.map((one) => token(one.name, one.kind, one.level))).size).toBe(path.tokens.length);
  });
  it('has a place of its own for every location, inside its board, and far enough from the next', () => {
    for (const side of path.sides) {
      const places = side.locations.map(({ name }) => spotAt(side, name));
      for (const [i, [x, y]] of places.entries()) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(WIDTH);
        expect(y).toBeGreaterThan(30);
        expect(y).toBeLessThan(HEIGHT - 20);
        for (const [u, v] of places.slice(i + 1)) expect(Math.hypot(x - u, y - v), side.name).toBeGreaterThan(55);
      }
    }
  });
  it('draws every printed road from its beginning to its end', () => {
    for (const side of path.sides) {
      const drawn = ribbons(side);
      expect(drawn.length).toBe(side.stretches.length);
      expect(new Set(drawn.map(({ key }) => key)).size).toBe(drawn.length);
      for (const { d, stretch } of drawn) {
        if (stretch.ends) expect(d.endsWith(spotAt(side, stretch.ends).join(','))).toBe(true);
        if (stretch.begins) expect(d.startsWith(`M${spotAt(side, stretch.begins).join(',')}`)).toBe(true);
      }
    }
    for (const side of path.sides.filter(({ board }) => board === 1)) expect(lanes(side).length).toBe(side.locations.length);
  });
});

describe('a turn with priests', () => {
  const game = sit('classic-path-turn');
  it('is read: what lies where, whose priests wait, where own ones could go', () => {
    const model = readPath(game);
    const { path: now } = game.view.outlook as unknown as Outlook;
    expect(model?.sides.map(({ name }) => name)).toEqual(now?.sides);
    expect(model?.spots.map(({ name }) => name).sort()).toEqual(Object.keys(now?.roads ?? {}).sort());
    const waiting = model?.spots.flatMap((spot) => spot.waiting).reduce((sum, { n }) => sum + n, 0);
    const told = Object.values(now?.priests ?? {}).flatMap((of) => Object.values(of.path)).reduce((sum, n) => sum + n, 0);
    expect(waiting).toBe(told);
    const own = priestsOf(game, game.seat.viewer);
    expect((own?.start ?? 0) + (own?.path ?? 0) + (own?.board ?? 0) + (own?.supply ?? 0)).toBe(path.priests);
  });
  it('sends a token on Move and the whole step with one press', () => {
    const all = goings(game);
    expect(all.length).toBe(game.ahead.walks?.length);
    for (const { choice, walk } of all) {
      expect(choice.split('; ')[0]).toMatch(/^(space|silver) move/);
      expect(choice.endsWith(walk.choices.join('; '))).toBe(true);
    }
  });
  it('says before a Troop sets out that no priest goes', () => {
    expect(game.before('move').at(-1)).toBe('pass');
    expect(game.leading).not.toContain('pass');
    const move = game.about.spaces.find(({ action, name }) => action === 'move' && game.spaceChoice(name))!;
    expect(game.direct(move)).toBe(false);
  });
  it('opens the path when Move is pressed, and closes it for whoever wants a Troop', () => {
    expect(game.pathOpen).toBe(false);
    const move = game.about.spaces.find(({ action, name }) => action === 'move' && game.spaceChoice(name))!;
    game.begin(move);
    expect(game.pathOpen).toBe(true);
    game.showPath(false);
    expect(game.pathOpen).toBe(false);
    game.back();
    expect(game.asksPath).toBe(false);
    game.showPath(true);
    expect(game.pathOpen).toBe(true);
    game.showPath(false);
  });
  it('tells a step before it is made', () => {
    for (const walk of game.ahead.walks ?? []) {
      const said = walkParts(game, walk).join(' ');
      expect(said).not.toMatch(/\d[AB]-\d|undefined|path-|effect-/);
      if (walk.tokens.length) expect(said).toContain('There: ');
      if (walk.road.length) expect(said).toContain('On the road: ');
    }
  });
});

describe('gains of a battle', () => {
  it('are one sum for each player, whatever they were for', () => {
    const gain = { player: 'P1', what: 'fame', amount: 1, now: 5, rule: '' } as const;
    expect(gained({ playerName: me }, [gain, { ...gain, now: 6 }, { ...gain, player: 'P2' }])).toEqual(['P1 +2 VP', 'P2 +1 VP']);
  });
});

describe('arrived at a location', () => {
  const game = sit('classic-path-road');
  it('is asked by its name, with what lies there', () => {
    expect(game.step).toBe('on the road');
    expect(game.pathOpen).toBe(true);
    const frame = game.view.position.frames.at(-1)!;
    expect(asking(game).text).not.toMatch(/\d[AB]-\d|\{/);
    expect(readPath(game)?.spots.find(({ asked }) => asked)?.name).toBe(frame['to']);
    expect(detail(game)).toContain('can go on later');
    const end = sit('classic-path-road');
    (end.view.outlook as unknown as Outlook).path!.left[String(frame['to'])] = 0;
    expect(detail(end)).toContain('The way ends here');
  });
  it('says again what a choice brings that waits to be confirmed', () => {
    const told = game.ahead.brings?.['use'] ?? [];
    expect(bringsOf(game, ['use'])).toBe(broughtText(told, game.seat.viewer, game.playerName));
    expect(bringsOf(game, ['object dagger'])).toBe(objectText(about, 'dagger'));
    expect(bringsOf(game, ['play raining-fire'])).toMatch(/costs 1 PP$/);
  });
  it('says what taking brings, and offers to stay', () => {
    const use = answersOf(game).find(({ choice }) => choice === 'use');
    expect(use?.brings).toMatch(/the priest (goes|joins)/);
    expect(answersOf(game).map(({ choice }) => choice)).toEqual(['stay', 'use']);
    expect(offersOf(game)).toEqual([]);
  });
});

describe('Objects before a battle', () => {
  const game = sit('classic-path-objects');
  it('are offered with what they do', () => {
    const offers = offersOf(game);
    expect(offers.length).toBeGreaterThan(0);
    for (const { choice, name, text, token: drawn } of offers) {
      expect(choice).toBe(`object ${drawn}`);
      expect(name).not.toContain('object');
      expect(text).toBeTruthy();
    }
  });
  it('lie before their owner', () => {
    const sheets = readSheets(game.view, game.about);
    expect(sheets.get(game.seat.viewer)?.objects.length).toBeGreaterThan(0);
  });
});

describe('words', () => {
  it('say what every token does and when', () => {
    for (const one of path.tokens) {
      expect(tokenDoes(one), one.name).toBeTruthy();
      if (one.kind !== 'victory') expect(tokenKind(one), one.name).toBeTruthy();
    }
  });
  it('name locations in choices and in the chronicle', () => {
    expect(choiceText('go 1A-2')).toBe('To Elephantine');
    const entry = { n: 1, event: 'priest goes', args: ['P1', 'start', '1B-3'], rule: 'KT-R3' } as unknown as EventEntry;
    expect(eventText(entry, me)).toBe('A priest of P1 goes from the start to Debod');
    expect(eventText({ ...entry, event: 'side of the path', args: ['1A'] } as EventEntry, me)).toBe('The path shows First Cataract (side A)');
  });
  it('say in one sentence that it was laid out, and each token that comes later', () => {
    const told = (event: string, ...args: string[]): EventEntry => ({ n: 0, event, args, rule: 'KT-S7' });
    const story = [told('side of the path', '1A'), told('side of the path', '2B'), told('token laid', 'mask', '3A-4'), told('round', '1'), told('token laid', 'haste', '2B-2')];
    const lines = sentences(story.map((entry, i) => ({ ...entry, n: i + 1 })));
    expect(lines.map(({ event }) => event)).toEqual(['path is laid out', 'round', 'token laid']);
    expect(eventText(lines[0]!, me)).toBe('The path to Ta-Seti is laid out');
  });
  it('know what counts in a battle', () => {
    const full = playedWith(about, sit('classic-path-turn').view);
    expect([groupOf(full, 'road'), groupOf(full, 'skill charge'), groupOf(full, 'flaming-khopesh'), groupOf(full, 'charge')]).toEqual(['path', 'path', 'path', 'tiles']);
    expect(sourceName(full, 'skill charge')).toBe('Charge! (Skill)');
    expect(sourceName(full, 'flaming-khopesh')).toBe('Flaming Khopesh');
  });
  it('say where a priest goes that takes something', () => {
    expect(broughtText([{ what: 'token', player: 'P1', name: 'mask' }, { what: 'priest', at: 'start' }], 'P1', me)).toBe('Mask, the priest goes back to the start');
  });
});

describe('a game without the path', () => {
  it('has none of it', () => {
    const { sync } = load('classic-two') as { sync: Sync };
    expect(playedWith(about, sync.view).path).toBe(null);
    const game = sit('classic-two');
    expect(readPath(game)).toBe(null);
    expect(game.pathOpen).toBe(false);
  });
});
