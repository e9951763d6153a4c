/** Classic Kemet on the page: what of its box is in a game, what is asked, and what a form sends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import plain from 'virtual:english/kemet';
import classic from 'virtual:english/kemet.classic';
import { questionOf } from '../src/kemet/logic/answers';
import { playedWith } from '../src/kemet/logic/box';
import { type Council, councilOf, EMPTY, gesture, prayerWon, proposal } from '../src/kemet/logic/council';
import { dawnOf, handOf } from '../src/kemet/logic/dawn';
import { beginning } from '../src/kemet/logic/glance';
import { cancelled } from '../src/kemet/logic/prompt';
import type { KemetGame } from '../src/kemet/game.svelte';
import { beatsOf } from '../src/kemet/logic/beats';
import { fights } from '../src/kemet/logic/fight';
import { gradeOf, tileWords, wareWords } from '../src/kemet/logic/effects';
import { nightOf } from '../src/kemet/logic/night';
import { spaceName } from '../src/kemet/logic/say';
import { readSheets } from '../src/kemet/logic/sheet';
import { gainReason } from '../src/kemet/logic/telling';
import { wantsTile } from '../src/kemet/logic/steps';
import type { About, Ahead } from '../src/kemet/logic/told';
import { tileName } from '../src/kemet/logic/words';
import { placing } from '../src/kemet/logic/plan';
import { KemetForm } from '../src/kemet/start/form.svelte';
import { waysOf } from '../src/kemet/market/stall';
import { playing, t } from '../src/lib/i18n';
import type { Entry, Sync, View } from '../src/lib/protocol';

const load = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/kemet/${name}.json`), 'utf8'));
const about = load('classic-about') as About;
const english = [plain, classic].join('\n');
const newer = load('about') as About;
const sync = (name: string): Sync => (load(name) as { sync: Sync }).sync;

describe('words of an edition', () => {
  beforeAll(() => playing('kemet', english, undefined, 'classic'));
  afterAll(() => playing('kemet', english));
  it('are said instead of those that it shares', async () => {
    expect(t('fame')).toBe('Victory points');
    expect(t('market')).toBe('Market');
    await playing('kemet', english);
    expect(t('fame')).toBe('Fame');
    await playing('kemet', english, undefined, 'classic');
  });
  it('name spaces and tiles by their colours', () => {
    expect(spaceName('buy-red')).toBe('Buy a Power tile, Red');
    expect(tileName('victory-point-black')).toBe('Victory Point');
  });
});

describe('a form', () => {
  it('draws pyramids of colours that are played with', () => {
    const drawn = (modules: string[]) => new Set(Object.values(beginning(about, 5, modules).pyramids).map(({ colour }) => colour));
    expect(drawn([]).has('black')).toBe(false);
    expect(drawn(['black']).has('black')).toBe(true);
  });
});

describe('a card that is cancelled', () => {
  const event = (n: number, name: string, ...args: unknown[]) => ({ n, event: name, rule: 'KT-X2', args });
  const said = (since: number, viewer: string) =>
    cancelled({ since, seat: { viewer, story: [{ n: 1, player: 'P1', choice: 'play prayer' }, event(2, 'cancels a card', 'P2', 'P1', 'prayer')] }, playerName: () => 'Horus' } as unknown as KemetGame);
  it('is told to its owner until the next choice', () => {
    expect(said(1, 'P1')).toContain('Horus cancels Prayer');
    expect(said(2, 'P1')).toBe('');
    expect(said(0, 'P3')).toBe('');
  });
});

describe('the box of a game', () => {
  const names = (things: { name: string }[]) => things.map(({ name }) => name);
  it('has a hand of six cards where none is told, whatever the modules', () => {
    const { view } = sync('classic-four');
    const { hand: _, ...columns } = view.position.columns;
    const untold = { ...view, position: { ...view.position, columns } } as View;
    expect(readSheets(untold, playedWith(about, untold)).get(view.viewer)?.hand).toEqual(['4/1/0', '3/2/0', '1/3/0', '2/2/1', '2/0/2', '3/0/1']);
  });
  it('has what its modules bring, and nothing else', () => {
    const plain = playedWith(about, sync('classic-two').view);
    const whole = playedWith(about, sync('classic-four').view);
    expect(names(plain.spaces)).not.toContain('buy-black');
    expect(names(whole.spaces)).toContain('buy-black');
    expect(plain.tiles.some(({ colour }) => colour === 'black')).toBe(false);
    expect(whole.tiles.length).toBeGreaterThan(plain.tiles.length);
    expect(names(plain.night)).toEqual(expect.arrayContaining(['temples', 'prayers', 'order']));
  });
  it('of Blood and Sand is always whole', () => {
    const { view } = sync('four');
    expect(playedWith(newer, view)).toEqual(newer);
  });
  it('prints colours on Buy spaces', () => {
    const { view } = sync('classic-two');
    const sheet = readSheets(view, playedWith(about, view)).get('P1');
    expect(Object.fromEntries(sheet?.buyTokens ?? [])).toEqual({ 'buy-white': 'white', 'buy-red': 'red', 'buy-blue': 'blue' });
  });
});

describe('a tile of two colours', () => {
  it('says both, and its price (KT-P14)', () => {
    const renewal = about.tiles.find(({ name }) => name === 'renewal');
    const carnage = about.tiles.find(({ name }) => name === 'carnage');
    expect(renewal && gradeOf(renewal)).toBe('White 2 + Red 1');
    expect(renewal && wareWords(renewal)).toContain('for 3 PP');
    expect(carnage && wareWords(carnage)).toBe(carnage && tileWords(carnage));
  });
});

describe('what is asked', () => {
  it('opens the market for tiles that are bought, not for own ones', () => {
    const { view } = sync('classic-night-tiles');
    expect(view.legal.some((choice) => choice.startsWith('tile '))).toBe(true);
    expect(wantsTile(view.asks?.step ?? '', view.legal)).toBe(false);
    expect(waysOf({ view, ahead: {} }).size).toBe(0);
  });
  it('places all first Units with one press', () => {
    const { view } = sync('classic-units');
    const { recruits } = view.ahead as Ahead;
    expect(recruits?.ways?.length).toBeGreaterThan(3);
    const placed = recruits?.ways?.[0]?.placed ?? {};
    expect(Object.values(placed).reduce((sum, n) => sum + n, 0)).toBe(10);
    expect(recruits && placing(recruits, placed)).toEqual(recruits?.ways?.[0]?.choices);
  });
  it('in a battle has an answer for every choice, whatever it is', () => {
    const view = { ...sync('classic-four').view, legal: ['pass', 'swap-it', 'place NW1'], asks: { step: 'swap the battle card', rule: '', player: 'P1' } } as unknown as View;
    const { answers, text } = questionOf({ view, about, seat: { viewer: 'P1' }, playerName: (player) => player });
    expect(answers.map(({ choice }) => choice).sort()).toEqual([...view.legal].sort());
    expect(text).not.toBe('');
  });
  it('says what strength either card of a Tactical Choice comes to (KT-B6)', () => {
    const base = sync('classic-four').view;
    const position = { ...base.position, columns: { ...base.position.columns, put_aside: { P1: '4/1/0' } } };
    const view = { ...base, position, legal: ['pass', 'use'], asks: { step: 'swap the battle card', rule: '', player: 'P1' } } as unknown as View;
    const { answers } = questionOf({ view, about, seat: { viewer: 'P1' }, playerName: (player) => player }, { card: '1/1/3', own: 6, foe: 8 });
    expect(answers.map(({ choice, brings }) => [choice, brings?.replace(/[^\d/: ]/g, '').trim()])).toEqual([['pass', '1/1/3:  6  8'], ['use', '4/1/0:  9  8']]);
  });
});

describe('between two Days', () => {
  it('Dusk and Night are one', () => {
    const { story, view } = sync('classic-order');
    const { night } = playedWith(about, view);
    const order = Object.values(view.position.columns['order'] as Record<string, string>);
    const told = nightOf(story, order, night);
    expect(told.over).toBe(false);
    expect(told.round).toBe(Number(view.position.columns['round']) - 1);
    expect(told.rows.every(({ prayers, cards }) => prayers >= 2 && cards >= 1)).toBe(true);
  });
});

describe('Dawn', () => {
  const rows = (name: string) => {
    const { view, story } = sync(name);
    const order = Object.values(view.position.columns['order'] as Record<string, string>);
    return { view, order, rows: dawnOf(view, story, order, about.night.find((step) => step.name === 'dawn')?.rule ?? '') };
  };
  it('shows cards from the last player up, and what is asked now', () => {
    const { view, order, rows: found } = rows('classic-dawn');
    expect(found.map(({ player }) => player)).toEqual([...order].reverse());
    const now = found.find(({ plays }) => plays);
    expect(now).toMatchObject({ player: view.viewer, buried: true, value: null, chooses: null });
    expect(now?.card).toMatch(/^\d\/\d\/\d$/);
    const { command } = view.ahead as Ahead;
    expect(command?.['spend 0']).toBe(Number(now?.card?.[0]));
    for (const { card, spent, value } of found.filter((row) => row.value !== null)) expect(value).toBe(Number(card?.[0]) + spent);
  });
  it('says who chooses a place when', () => {
    const { view, rows: found } = rows('classic-dawn-places');
    expect(found.every(({ value, card }) => value !== null && card !== null)).toBe(true);
    expect(found.find(({ player }) => player === view.viewer)?.chooses).not.toBeNull();
    const chosen = found.filter(({ chooses }) => chooses === null).length;
    expect(Math.min(...found.flatMap(({ chooses }) => chooses ?? []))).toBe(chosen + 1);
  });
  it('keeps the card that is shown in its place while another one is chosen', () => {
    const before = handOf(about, ['card 4/1/0', 'card 3/2/0', 'card 1/3/0']).map(({ card }) => card);
    const after = handOf(about, ['discard 4/1/0', 'discard 1/3/0'], '3/2/0');
    expect(after.map(({ card }) => card)).toEqual(before);
    expect(after.map(({ choice }) => choice)).toEqual(['discard 4/1/0', undefined, 'discard 1/3/0']);
    expect(handOf(about, ['spend 0', 'spend 1'], '3/2/0')).toEqual([]);
  });
});

describe('what is at stake', () => {
  it('counts the prayer points of each Glory in the plan', () => {
    const told = { divine: { glory: { prayer_won: 4 }, diversion: { prayer_won: 0 } } } as unknown as Council['told'];
    const council = { told } as Council;
    expect(prayerWon(council, { ...EMPTY, added: new Map([['glory', 2], ['diversion', 1]]) })).toBe(8);
    expect(prayerWon(council, EMPTY)).toBe(0);
  });
});

describe('a war council in parts (KT-B4)', () => {
  const read = (name: string) => {
    const { view } = sync(name);
    const box = playedWith(about, view);
    const found = councilOf(view, box, readSheets(view, box));
    if (!found) throw new Error(`${name} is no council`);
    return { view, found };
  };
  it('asks for what is shown first', () => {
    const { view, found } = read('classic-part-first');
    const { told } = found;
    expect(found.part).toBe('first');
    expect(found.sealed).toBe(false);
    expect(found.asks).toEqual({ cards: told?.chooses_cards, divine: told?.chooses_divine });
    const whole = gesture(about, proposal(found), found.hand.length, found.asks.cards);
    expect(view.legal).toContain(whole[0]);
  });
  it('then for the rest, with what lies open in sight', () => {
    const { view, found } = read('classic-part-rest');
    expect(found.part).toBe('rest');
    const open = Object.entries((view.position.columns['laid_open'] ?? {}) as Record<string, number>).reduce((sum, [, n]) => sum + n, 0);
    expect(found.laid.length + found.shown.length).toBe(open);
    const plan = proposal(found);
    expect(view.legal).toContain(gesture(about, plan, found.hand.length, found.asks.cards)[0]);
  });
});

describe('a battle that is told', () => {
  const told = (...events: [event: string, args: (string | number)[], rule?: string][]) => fights(events.map(([event, args, rule = 'K-B3'], n) => ({ n, event, args, rule })) as unknown as Entry[]);
  it('goes on behind what is shown first, cards that are swapped and Dawn tokens', () => {
    const [fight, ...more] = told(
      ['battle', ['P1', 'P2', 'T-W']],
      ['shows a divine intervention', ['P1', 'war-fury'], 'KT-T:divine-prescience'],
      ['shows', ['P1', '4/1/0']], ['shows', ['P2', '3/0/1']],
      ['counts', ['P1', 3, 'strength', 'units']], ['counts', ['P1', 4, 'strength', '4/1/0']],
      ['swaps', ['P1', '4/1/0', '2/2/1'], 'KT-I:tactical-choice'], ['counts', ['P1', 2, 'strength', '2/2/1']],
      ['strength', ['P1', 7, 'P2', 6]], ['wins battle', ['P1']],
      ['spared', ['P1', 1], 'KT-I:divine-protection'], ['placed', ['P1', 2, 'T-W', 3], 'KT-I:reinforcements'],
      ['gained dawn tokens', ['P2', 1, 1], 'KT-B16'], ['recalled', ['P2', 2]], ['reclaims', ['P1', 'war-rage']],
      ['placed', ['P3', 2, 'SW1', 3], 'K-A7'], ['recalled', ['P1', 3]],
    );
    expect(more).toEqual([]);
    expect(fight).toMatchObject({ winner: 'P1', cards: { P1: '2/2/1', P2: '3/0/1' }, gone: [{ player: 'P2' }] });
    expect(fight?.gains).toEqual([{ player: 'P2', what: 'tokens', amount: 1, now: 1, rule: 'KT-B16' }]);
    expect(fight?.counts.map(({ amount }) => amount)).toEqual([3, 2]);
    expect(fight && beatsOf(fight).map(({ kind }) => kind)).toEqual(['clash', 'reveal', 'tally', 'verdict', 'after']);
  });
  it('knows what fire has taken there since the turn of whose Troop it was', () => {
    const fire = (...events: [string, (string | number)[]][]) => told(...events, ['battle', ['P1', 'P2', 'T-W']])[0]?.before.map(({ n }) => n);
    expect(fire(['turn', ['P2']], ['burnt', ['P2', 'T-W', 1]], ['burnt', ['P2', 'T-E', 1]], ['burnt', ['P3', 'T-W', 0]], ['turn', ['P1']])).toEqual([1]);
    expect(fire(['burnt', ['P2', 'T-W', 1]], ['turn', ['P2']], ['turn', ['P1']])).toEqual([]);
  });
  it('counts who falls by damage and who falls by their own card behind it, and the point that a Dagger costs', () => {
    const [fight] = told(
      ['battle', ['P1', 'P2', 'T-W']], ['strength', ['P1', 7, 'P2', 8]], ['wins battle', ['P2']],
      ['lost units', ['P1', 1, 2], 'K-B4'], ['lost units', ['P2', 0, 4], 'K-B4'], ['own loss', ['P1', 2, 0], 'K-C3'],
      ['lost fame', ['P1', 1, 5], 'KT-O:double-edged-dagger'],
    );
    expect(fight?.losses).toEqual({ P1: { own: 2, fallen: 1, left: 0 }, P2: { own: 0, fallen: 0, left: 4 } });
    const [lost] = fight?.gains ?? [];
    expect(lost).toEqual({ player: 'P1', what: 'fame', amount: -1, now: 5, rule: 'KT-O:double-edged-dagger' });
    expect(fight && lost && gainReason(about, fight, lost)).toBe(t('object-double-edged-dagger'));
    expect(fight && beatsOf(fight).at(-1)?.kind).toBe('rewards');
  });
});

describe('the form', () => {
  it('sends the box alone, everything, or what is chosen', () => {
    const form = new KemetForm(about);
    expect(form.options()).toMatchObject({ length: 'short', modules: [] });
    form.preset = 'all';
    expect(form.options()['modules']).toEqual(about.modules);
    form.preset = 'some';
    form.toggle(about.modules[1] ?? '');
    expect(form.options()['modules']).toEqual([about.modules[1]]);
    form.toggle('promos');
    expect(form.options()['modules']).toEqual([about.modules[1], 'promos']);
    form.length = 'beginner';
    expect(form.options()).toMatchObject({ length: 'beginner', modules: [] });
  });
  it('says which promos stay in the box (KT-E2)', () => {
    const form = new KemetForm(about);
    const left = () => form.leftOut('promos').map(([missing, tiles]) => [missing, tiles.map(({ name }) => name)]);
    form.preset = 'some';
    form.toggle('promos');
    expect(left()).toEqual([['black', ['piety']], ['path', ['night-expedition']]]);
    form.toggle('black');
    expect(left()).toEqual([['path', ['night-expedition']]]);
    form.preset = 'all';
    expect(form.options()['modules']).toEqual([...about.modules, ...about.extras]);
    expect(left()).toEqual([]);
  });
  it('of Blood and Sand knows neither', () => {
    expect(Object.keys(new KemetForm(newer).options()).sort()).toEqual(['cities', 'max_rounds']);
  });
});
