/** Classic Kemet on the page: what of its box is in a game, what is asked, and what a form sends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import english from 'virtual:english/kemet';
import { questionOf } from '../src/kemet/logic/answers';
import { playedWith } from '../src/kemet/logic/box';
import { nightOf } from '../src/kemet/logic/night';
import { quietOf } from '../src/kemet/logic/quiet';
import { spaceName } from '../src/kemet/logic/say';
import { readSheets } from '../src/kemet/logic/sheet';
import { wantsTile } from '../src/kemet/logic/steps';
import type { About, Ahead } from '../src/kemet/logic/told';
import { tileName } from '../src/kemet/logic/words';
import { placing } from '../src/kemet/logic/plan';
import { KemetForm } from '../src/kemet/start/form.svelte';
import { waysOf } from '../src/kemet/market/stall';
import { playing, t } from '../src/lib/i18n';
import type { Sync, View } from '../src/lib/protocol';

const load = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/kemet/${name}.json`), 'utf8'));
const about = load('classic-about') as About;
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

describe('the box of a game', () => {
  const names = (things: { name: string }[]) => things.map(({ name }) => name);
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

describe('what is asked', () => {
  it('lets cards pass by itself where there is nothing to say', () => {
    expect(quietOf('veto', ['pass'])?.choice).toBe('pass; seal');
    expect(quietOf('escape', ['pass'])?.choice).toBe('pass');
    expect(quietOf('veto', ['pass', 'play veto'])).toBeNull();
    expect(quietOf('escape', ['pass', 'play escape'])).toBeNull();
  });
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

describe('the form', () => {
  it('sends the box alone, everything, or what is chosen', () => {
    const form = new KemetForm(about);
    expect(form.options()).toMatchObject({ length: 'short', modules: [] });
    form.preset = 'all';
    expect(form.options()['modules']).toEqual(about.modules);
    form.preset = 'some';
    form.toggle(about.modules[1] ?? '');
    expect(form.options()['modules']).toEqual([about.modules[1]]);
    form.length = 'beginner';
    expect(form.options()).toMatchObject({ length: 'beginner', modules: [] });
  });
  it('of Blood and Sand knows neither', () => {
    expect(Object.keys(new KemetForm(newer).options()).sort()).toEqual(['cities', 'max_rounds']);
  });
});
