import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import ActionPyramid, { type Space } from '../src/kemet/parts/ActionPyramid.svelte';
import BattleCard from '../src/kemet/parts/BattleCard.svelte';
import DivineCard from '../src/kemet/parts/DivineCard.svelte';
import FameRow from '../src/kemet/parts/FameRow.svelte';
import PrayerPoints from '../src/kemet/parts/PrayerPoints.svelte';
import TileCard from '../src/kemet/parts/TileCard.svelte';
import TileChip from '../src/kemet/parts/TileChip.svelte';

const html = <Props extends object>(part: Component<Props>, props: NoInfer<Props>) =>
  render(part as Component, { props }).body.replace(/<!--.*?-->/g, '');
const count = (text: string, what: RegExp) => [...text.matchAll(what)].length;
const nothing = () => undefined;

describe('a part of the table', () => {
  it('is a picture where there is nothing to press or to ask, and an ornament without a label', () => {
    expect(html(TileChip, { tile: 'charge', colour: 'ruby', level: 1, label: 'Charge!' })).toMatch(/^<span[^>]*role="img"[^>]*aria-label="Charge!"/);
    expect(html(TileChip, { tile: 'charge', colour: 'ruby', level: 1 })).toMatch(/^<span[^>]*aria-hidden="true"/);
  });
  it('is a button where it can be pressed, and carries the choice', () => {
    const chip = html(TileChip, { tile: 'charge', colour: 'ruby', level: 1, label: 'Charge!', state: 'can', choice: 'tile charge', onpick: nothing });
    expect(chip).toMatch(/^<button[^>]*class="press can/);
    expect(chip).toContain('data-choice="tile charge"');
    expect(chip).not.toContain('aria-disabled');
  });
  it('can be asked why it is not possible, and carries no choice then', () => {
    const tip = { title: 'Too high', text: 'Level 2 is needed.' };
    const chip = html(TileChip, { tile: 'charge', colour: 'ruby', level: 1, label: 'Charge!', state: 'shut', tip, choice: 'tile charge' });
    expect(chip).toMatch(/^<button[^>]*aria-disabled="true"/);
    expect(chip).not.toContain('data-choice');
  });
});

describe('tiles', () => {
  it('show their level in cuts of their gem', () => {
    expect(count(html(TileChip, { tile: 'legion', colour: 'sapphire', level: 3 }), /class="cut/g)).toBe(3);
  });
  it('are named by what can be read on them', () => {
    const card = html(TileCard, { tile: 'legion', colour: 'sapphire', name: 'Legion', label: 'yours', owners: ['sobek'], me: 'sobek', tip: { title: 'Legion', text: '' } });
    expect(card).not.toContain('aria-label');
    expect(card).toMatch(/Legion[\s\S]*<span class="unseen[^>]*>yours/);
    expect(card).toContain('mine');
  });
  it('are taken when the last copy is', () => {
    const card = (owners: ('sobek' | 'horus')[]) => html(TileCard, { tile: 'priest', colour: 'diamond', name: 'Priest', copies: 2, owners, me: 'anubis' });
    expect(card(['sobek'])).not.toContain('taken');
    expect(card(['sobek', 'horus'])).toContain('taken');
    expect(count(card(['sobek']), /gone/g)).toBe(1);
  });
});

describe('cards', () => {
  it('count damage, defence and own losses as pips', () => {
    const mini = html(BattleCard, { card: '1/1/3', mini: true });
    expect(count(mini, /class="damage/g)).toBe(1);
    expect(count(mini, /class="defence/g)).toBe(3);
    expect(count(html(BattleCard, { card: '5/0/0', loss: 2, mini: true }), /class="skull/g)).toBe(2);
  });
  it('write them at reading size, and nothing when face down', () => {
    expect(html(BattleCard, { card: '4/1/0' })).toMatch(/data-value="4"[\s\S]*data-value="1"[\s\S]*none[\s\S]*data-value="0"/);
    expect(html(BattleCard, { card: '5/0/0', loss: 2 })).toContain('data-value="−2"');
    expect(html(BattleCard, { label: 'face down' })).not.toContain('data-value');
    expect(html(DivineCard, { label: 'face down' })).not.toContain('data-value');
  });
  it('say when, what for and how much', () => {
    const card = html(DivineCard, { card: 'raining-fire', when: 'day', value: '−1', cost: 1, count: 3 });
    expect(card).toContain('face day');
    for (const value of ['−1', '1', '3']) expect(card).toContain(`data-value="${value}"`);
  });
});

describe('the own board', () => {
  it('has nine sockets, and more stones than that where somebody has more', () => {
    const row = html(FameRow, { divine: 1, battle: 3, temple: 1 });
    expect([count(row, /<i/g), count(row, /class="stone/g), count(row, /class="slip/g)]).toEqual([9, 4, 1]);
    expect(row).not.toContain('full');
    const won = html(FameRow, { divine: 6, battle: 3, pyramid: 2 });
    expect(count(won, /<i/g)).toBe(11);
    expect(won).toContain('full');
  });
  it('shows prayer points that would be spent or gained', () => {
    const track = (after: number) => html(PrayerPoints, { value: 6, after });
    expect([count(track(4), /class="on/g), count(track(4), /class="spent/g)]).toEqual([4, 2]);
    expect([count(track(8), /class="on/g), count(track(8), /class="gained/g)]).toEqual([6, 2]);
  });
  it('has its floors from the top, with tokens where they lie', () => {
    const space = (name: string, floor: number, more: Partial<Space> = {}): Space => ({ name, floor, sign: 'pray', word: name, label: `floor ${floor}`, ...more });
    const spaces = [space('low', 1, { state: 'used' }), space('high', 3), space('middle', 2, { state: 'can', onpick: nothing, choice: 'space middle' })];
    const board = html(ActionPyramid, { god: 'horus', spaces, tokens: { left: 4, total: 5, label: '4 of 5' }, label: 'Actions' });
    expect(board).toMatch(/high[\s\S]*middle[\s\S]*low/);
    expect(count(board, /class="token/g) - 1).toBe(1);
    expect(count(board, /<i class="gone|<i class="svelte-\w+ gone/g)).toBe(1);
    expect(board).toContain('data-choice="space middle"');
  });
});
