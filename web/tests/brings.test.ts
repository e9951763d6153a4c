import { describe, expect, it } from 'vitest';
import type { AnkhGame } from '../src/ankh/game.svelte';
import { brings, inPanel, inShort, inShortest, phrases, standingAfter } from '../src/ankh/logic/brings';
import { Board } from '../src/ankh/logic/board';
import { around, describeHex, hexCalled } from '../src/ankh/logic/describe';
import { byKey, choicesOf, keyOf } from '../src/ankh/logic/keys';
import { readModel } from '../src/ankh/logic/model';
import { asking, detail, hintText } from '../src/ankh/logic/prompt';
import { targetsOf } from '../src/ankh/logic/targets';
import type { Brought } from '../src/ankh/logic/about';
import type { Hint, View } from '../src/lib/protocol';
import { about, fixture } from './fixtures';

function game(name: string, more: Partial<View> = {}, seat: object = {}): AnkhGame {
  const { sync, welcome } = fixture(name);
  const view = { ...sync.view, ...more };
  const model = readModel(view, about);
  const myGod = model.godOf.get(welcome.viewer);
  return {
    seat: { over: null, may: { confirm: false, held: null }, viewer: welcome.viewer, ...seat },
    view, model, about, targets: targetsOf(view), myGod, mySide: model.sides.find(({ god }) => god === myGod), laid: [], between: false,
    board: new Board(about.map.rows, about.map.rivers), playerName: (player: string) => player,
  } as unknown as AnkhGame;
}
const side = (figures: number, strength: number, score = 0, reward = 1) => ({ figures, strength, majorities: score, score, reward, far: reward });

describe('what a choice brings', () => {
  const start = game('start');
  const mine = start.myGod ?? '';
  const other = start.model.sides.map(({ god }) => god).find((god) => god !== mine) ?? '';
  const says = (one: Brought) => phrases(start, [one])[0];
  it('is told of oneself without a name as long as nobody else is named', () => {
    expect(says({ what: 'followers', god: mine, amount: 3 })).toBe('+3 Followers');
    expect(says({ what: 'devotion', god: mine, amount: -1 })).toBe('−1 Devotion');
    expect(says({ what: 'followers', god: other, amount: 1 })).toMatch(/^\w+ \+1 Follower$/);
    expect(says({ what: 'wins', god: mine })).toBe('you win the battle');
  });
  it('is told god by god, oneself by name where others are', () => {
    const all: Brought[] = [
      { what: 'event', name: 'conflict', amount: 2 }, { what: 'followers', god: mine, amount: 2 }, { what: 'devotion', god: mine, amount: 3 },
      { what: 'followers', god: other, amount: 2 }, { what: 'devotion', god: other, amount: 1 },
    ];
    const [first, own, others, ...more] = phrases(start, all);
    expect([first, own, more]).toEqual(['starts Conflict II', 'you +2 Followers and +3 Devotion', []]);
    expect(others).toMatch(/^\w+ \+2 Followers and \+1 Devotion$/);
  });
  it('counts the dead as people do', () => {
    expect(says({ what: 'dies', name: `${mine} warrior`, amount: 2 })).toMatch(/^2 Warriors of \w+ die$/);
    expect(says({ what: 'dies', name: `${mine} warrior`, amount: 1 })).toMatch(/^Warrior of \w+ dies$/);
  });
  it('is folded on a button, the least important last', () => {
    const gods = start.model.sides.map(({ god }) => god).filter((god) => god !== mine);
    const told: Brought[] = [{ what: 'event', name: 'conflict', amount: 5 }, { what: 'turn' }, { what: 'devotion', god: mine, amount: 3 }, ...gods.map((god) => ({ what: 'followers', god, amount: 1 }))];
    const one = game('start', { ahead: { brings: [told], of: { pass: 0 } } });
    expect(inShort(one, 'pass')).toBe('+3 Devotion, starts Conflict V, ends your turn');
    expect(brings(one, 'pass')).toEqual(['+3 Devotion', 'starts Conflict V', 'ends your turn']);
    const paid: Brought[] = [{ what: 'turn' }, ...gods.map((god) => ({ what: 'followers', god, amount: 1 })), ...gods.map((god) => ({ what: 'cards', god })), { what: 'joins', name: 'satet', god: mine }];
    expect(inShort(game('start', { ahead: { brings: [paid], of: { pass: 0 } } }), 'pass')).toMatch(/^Satet joins, ends your turn, .*, and \d more$/);
  });
  it('leaves out of a battle what happens anyway, and which comes next', () => {
    const anyway: Brought[] = [{ what: 'battle', at: '[1,1]' }, { what: 'wins', god: other }, { what: 'devotion', god: other, amount: 1 }];
    const trap: Brought = { what: 'trapped', god: mine, name: other };
    const one = game('start', { legal: ['pass', `trap ${other}`], ahead: { brings: [anyway, [...anyway, trap]], of: { pass: 0, [`trap ${other}`]: 1 } } });
    expect(brings(one, `trap ${other}`)).toEqual([says(trap)]);
    expect(brings(one, 'pass')).toEqual([]);
  });
  it('says of an action with an event that it ends the turn, whatever else it brings', () => {
    const told: Brought[] = [{ what: 'event', name: 'caravan', amount: 0 }, { what: 'turn' }, { what: 'followers', god: mine, amount: 1 }];
    expect(inShort(game('start', { ahead: { brings: [told], of: { 'action gain': 0 } } }), 'action gain')).toBe('+1 Follower, triggers Camel Caravan, ends your turn');
  });
  it('says before a first action that any second one starts the last conflict', () => {
    const told: Brought[] = [{ what: 'forced', name: 'conflict+end', amount: 5 }, { what: 'followers', god: mine, amount: 2 }];
    expect(inShort(game('start', { ahead: { brings: [told], of: { 'action gain': 0 } } }), 'action gain')).toBe('+2 Followers, your second action starts Conflict V, the last');
  });
  it('says why there is one second action only, and why it starts a conflict', () => {
    const asks = { ...fixture('start').sync.view.asks, step: 'choose an action', at: 'second action' } as View['asks'];
    const told: Brought[] = [{ what: 'event', name: 'conflict+end', amount: 5 }, { what: 'turn' }];
    const forced = { asks, legal: ['action unlock'], ahead: { brings: [told], of: { 'action unlock': 0 } } };
    expect(detail(game('start', forced))).toBe('Only Unlock Ankh Power is further on in the list, and its marker comes to its last space: that starts Conflict V, the last.');
    expect(detail(game('start', { ...forced, ahead: {} }))).toBe('After your first action only Unlock Ankh Power is further on in the list.');
    expect(detail(game('start', { ...forced, legal: ['action gain', 'action unlock'] }))).toBe('');
  });
  it('leaves out on a small button that it ends the turn where every choice does', () => {
    const legal = ['action gain', 'action unlock'];
    const ends: Brought[] = [{ what: 'followers', god: mine, amount: 2 }, { what: 'turn' }];
    expect(inShortest(game('start', { legal, ahead: { brings: [ends], of: { 'action gain': 0, 'action unlock': 0 } } }), 'action gain')).toBe('+2 Followers');
    expect(inShortest(game('start', { legal, ahead: { brings: [ends], of: { 'action gain': 0 } } }), 'action gain')).toBe('+2 Followers, ends your turn');
  });
  it('is in the panel of actions what matters most of it, in few words', () => {
    const panel = (all: Brought[]) => inPanel(game('start', { legal: ['action gain'], ahead: { brings: [all], of: { 'action gain': 0 } } }), 'action gain');
    const [event, gain]: Brought[] = [{ what: 'event', name: 'monument' }, { what: 'followers', god: mine, amount: 3 }];
    expect([[gain, event], [event], [{ ...event, amount: 2, name: 'conflict' }], []].map((all) => panel([...all, { what: 'turn' }] as Brought[]))).toEqual(['+3 Followers', 'triggers the event', 'starts Conflict II', 'ends your turn']);
  });
  it('is put into sentences where it is to be confirmed, without what the choice says itself', () => {
    const region: Brought = { what: 'region', token: 2, at: '[1,1]', sides: { [mine]: side(1, 1, 2) } };
    const told: Brought[] = [{ what: 'control', name: 'temple', god: mine }, { what: 'turn' }, region];
    const model = game('start').model;
    const [hex = ''] = [...model.pieces].find(([, { kind }]) => kind === 'temple') ?? [];
    const held = `take ${hex}`;
    const token = model.regions.find(({ hexes }) => hexes.includes(hex))?.tokens[0];
    const text = (choice: string, brought: Brought[]) => asking(game('start', { legal: [], ahead: { brings: [brought], of: { [choice]: 0 } } }, { may: { confirm: true, held: choice } })).text;
    expect(text(held, told)).toBe(`Take the Temple in region ${token}? Ends your turn. In a conflict: you alone in region 2, +3 Devotion.`);
    expect(text(`trap ${other}`, [{ what: 'trapped', god: mine, name: other }])).toMatch(/^Trap a Warrior of \w+\? It cannot/);
  });
  it('says which region brings what, and nothing of later ones within a battle', () => {
    const told: Brought[] = [{ what: 'followers', god: mine, amount: 2 }, { what: 'devotion', god: mine, amount: 3, token: 2 }];
    const of = { brings: [told], of: { use: 0 } };
    expect(inShort(game('start', { ahead: of }), 'use')).toBe('+2 Followers and +3 Devotion in region 2');
    expect(inShort(game('start', { ahead: { ...of, brings: [[...told, { what: 'battle', at: '[1,1]' }]] } }), 'use')).toBe('+2 Followers');
  });
  it('names the event that it triggers', () => {
    expect(says({ what: 'event', name: 'conflict', amount: 3 })).toBe('starts Conflict III');
    expect(says({ what: 'event', name: 'conflict+end', amount: 5 })).toBe('starts Conflict V, the last');
    expect(says({ what: 'event', name: 'monument', amount: 0 })).toBe('triggers Control Monument');
    expect(says({ what: 'joins', name: 'cat mummy', god: mine })).toBe('Cat Mummy joins');
    expect(says({ what: 'turn' })).toBe('ends your turn');
  });
  it('tells a region by who is there, oneself first', () => {
    expect(says({ what: 'region', token: 2, sides: { [other]: side(1, 3), [mine]: side(2, 4) } })).toMatch(/^in a conflict: region 2 before cards: you 4, \w+ 3$/);
    expect(says({ what: 'region', token: 2, sides: { [mine]: side(2, 4, 2, 1) } })).toBe('in a conflict: you alone in region 2, +3 Devotion');
    expect(says({ what: 'region', token: 2, sides: { [other]: side(0, 0, 1, 0) } })).toBe('in a conflict: region 2: nobody');
  });
  it('is found by choice, in short without regions where there is more', () => {
    const region: Brought = { what: 'region', token: 2, at: '[1,1]', sides: { [mine]: side(1, 1) } };
    const one = game('start', { ahead: { brings: [[{ what: 'turn' }, region], [region]], of: { 'to [1,1]': 0, pass: 1 } } });
    expect(brings(one, 'to [1,1]')).toEqual(['ends your turn', 'in a conflict: you alone in region 2, +1 Devotion']);
    expect(brings(one, 'to [1,1]', 2)).toEqual(['ends your turn']);
    expect([inShort(one, 'to [1,1]'), inShort(one, 'pass'), inShort(one, 'use')]).toEqual(['ends your turn', 'in a conflict: you alone in region 2, +1 Devotion', '']);
    expect(standingAfter(one, 'pass', 2)).toBe(region.sides);
    expect(standingAfter(one, 'pass', 1)).toBeUndefined();
  });
  it('stands in the question that asks for it', () => {
    const held = game('start', { legal: [], ahead: { brings: [[{ what: 'turn' }]], of: { 'action unlock': 0 } } }, { may: { confirm: true, held: 'action unlock' } });
    expect(asking(held).text).toBe('Unlock Ankh Power? Ends your turn.');
    expect(detail(held)).toContain('cannot be undone');
    const [{ hexes: [hex = ''] = [], tokens: [token] = [] } = {}] = held.model.regions;
    const placed = game('start', { legal: [] }, { may: { confirm: true, held: `to ${hex}` } });
    expect(asking(placed).text).toContain(`Here, in region ${token}`);
  });
  it('makes a hint concrete: the step first, then the rest of the plan, and no names that the board does not show', () => {
    const hint: Hint = { t: 'hint', id: '', choice: 'action move', then: ['move [3,1]', 'to [3,2]', 'pass'], why: [], brings: [{ what: 'followers', god: mine, amount: -2 }, { what: 'turn' }], fears: [], instead: [], behind: 0 };
    const one = { ...game('move'), myGod: mine } as AnkhGame;
    const [from = ''] = [...one.model.pieces].find(([, { owner, monument }]) => owner && !monument) ?? [];
    const told = hintText(one, { ...hint, then: [`move ${from}`, 'to [3,2]', 'pass'] });
    expect(told.says).toMatch(/^Hint: Move Figures → .+ in region \d → to region \d$/);
    expect(told.because).toBe('in all: −2 Followers');
    expect(told.says).not.toMatch(/[A-K]\d/);
    const sure = game('start', { ahead: { brings: [[{ what: 'followers', god: mine, amount: -1 }]], of: { 'action gain': 0 } } });
    expect(hintText(sure, { ...hint, choice: 'action gain', then: [] }).because).toBe('−1 Follower; in all: −2 Followers');
    const same = hintText(sure, { ...hint, choice: 'action gain', then: [], brings: [{ what: 'followers', god: mine, amount: -1 }, { what: 'turn' }] });
    expect(same.because).toBe('−1 Follower');
    const token = one.model.regions.find(({ hexes }) => hexes.includes(from));
    const near = hintText(one, { ...hint, then: [`move ${from}`, `to ${token?.hexes.find((hex) => hex !== from && !one.model.pieces.has(hex))}`, 'pass'], brings: [] });
    expect(near.says).toMatch(/ in region \d → to the marked hex of the same region$/);
    const but = hintText(one, { ...hint, brings: [], fears: [['devotion', -1]], instead: ['action gain'] });
    expect([but.because, but.more]).toEqual(['', ['beware: less Devotion', 'next best: Gain Followers']]);
    expect(hintText(one, { ...hint, brings: [], instead: ['action move'] }).more).toEqual([]);
    expect(hintText(one, { ...hint, choice: 'action unlock', then: ['camel [3,2]-[3,3]', 'camel [3,3]-[3,4]', 'pass'], brings: [] }).says.match(/camel/g)).toHaveLength(1);
    expect(hintText(one, { ...hint, why: [['devotion', 1]] }).because).toBe('because: more Devotion; in all: −2 Followers');
  });
});

describe('what all choices bring alike', () => {
  const price: Brought = { what: 'followers', god: 'isis', amount: -1 };
  const of = (more: Brought[] = []) => game('start', { legal: ['pass', 'unlock revered', 'unlock inspiring'], ahead: { brings: [[{ what: 'turn' }, price], [{ what: 'turn' }, price, ...more]], of: { 'unlock revered': 0, 'unlock inspiring': more.length ? 1 : 0 } }, asks: { step: 'unlock a power', rule: 'A-UNL1', player: 'P1' } });
  it('is said once, beside the question', () => {
    expect(inShort(of(), 'unlock revered')).toBe('');
    const declined = game('start', { legal: ['pass', 'unlock revered', 'unlock inspiring'], ahead: { brings: [[{ what: 'turn' }]], of: { pass: 0, 'unlock revered': 0, 'unlock inspiring': 0 } } });
    expect(inShort(declined, 'pass')).toBe('');
    expect(inShort(of([{ what: 'joins', name: 'satet', god: of().myGod ?? '' }]), 'unlock inspiring')).toBe('Satet joins');
    expect(detail(of())).toMatch(/−1 Follower, ends your turn$/);
  });
  it('leaves the price with each power, apart from what its event brings', () => {
    const god = game('start').myGod ?? '';
    const told: Brought[] = [{ what: 'followers', god, amount: -1 }, { what: 'followers', god, amount: 2, later: true }, { what: 'turn' }];
    const two = game('start', { legal: ['pass', 'unlock revered', 'unlock inspiring'], ahead: { brings: [told], of: { 'unlock revered': 0, 'unlock inspiring': 0 } }, asks: { step: 'unlock a power', rule: 'A-UNL1', player: 'P1' } });
    expect(inShort(two, 'unlock revered')).toBe('costs 1 Follower');
    expect(detail(two)).toMatch(/costs 1 Follower, \+2 Followers from the event, ends your turn$/);
    expect(asking({ ...two, seat: { ...two.seat, may: { confirm: true, held: 'unlock revered' } } } as unknown as AnkhGame).text).toContain('Costs 1 Follower, +2 Followers from the event');
  });
  it('is said of each where there is but one', () => {
    const one = game('start', { legal: ['unlock revered'], ahead: { brings: [[{ what: 'turn' }]], of: { 'unlock revered': 0 } } });
    expect(inShort(one, 'unlock revered')).toBe('ends your turn');
  });
});

describe('the only figure', () => {
  const next = { choice: 'summon warrior', legal: ['to [3,2]', 'to [3,3]'] };
  const one = game('start', { legal: ['pass', 'summon warrior'], ahead: { next, brings: [[{ what: 'turn' }]], of: { 'to [3,2]': 0 } } });
  it('is placed at once', () => {
    expect(choicesOf(one)).toEqual(['summon warrior; to [3,2]', 'summon warrior; to [3,3]']);
    expect(one.targets.hexes.get('[3,2]')?.choice).toBe('summon warrior; to [3,2]');
    expect(one.targets.others).toEqual([]);
    expect(brings(one, 'summon warrior; to [3,2]')).toEqual(['ends your turn']);
    expect(asking(one).text).toBe('Warrior: choose where it appears');
  });
});

describe('keys', () => {
  const key = (choice: string) => keyOf(about, choice);
  it('belong to what a choice means', () => {
    expect(['action move', 'action gain', 'card build', 'card chariots', 'unlock revered', 'unlock bountiful'].map(key)).toEqual(['1', '3', '1', '3', '4', '3']);
    expect(['summon captive', 'summon warrior', 'build temple', 'token 4', 'bid 0', 'bid 12', 'aim n-ne', 'aim nw-n'].map(key)).toEqual(['0', '1', '3', '4', '0', '', '1', '6']);
    expect(['pass', 'seal', 'use', 'tile', 'to [3,2]', 'camel [3,2]-[3,3]'].map(key)).toEqual(['d', 'c', 'y', 'y', '', '']);
  });
  it('stay the same whatever else is offered', () => {
    expect(byKey(game('start', { legal: ['action gain', 'action unlock'] }), '3')).toBe('action gain');
    expect(byKey(game('start', { legal: ['action gain', 'action unlock'] }), '1')).toBeUndefined();
  });
  it('are no two alike in one question', () => {
    for (const name of ['start', 'unlock', 'cards', 'cards3', 'claws', 'bid', 'resolved', 'merged']) {
      const keys = fixture(name).sync.view.legal.map(key).filter(Boolean);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('a place in words', () => {
  const one = game('reach');
  it('is found by the name that people use', () => {
    expect([hexCalled('e7'), hexCalled(' B 12 '), hexCalled('7e'), hexCalled('')]).toEqual(['[7,4]', '[12,1]', null, null]);
  });
  it('has its ground, region, company and what can be done there', () => {
    const [hex = ''] = one.targets.hexes.keys();
    expect(describeHex(one, hex)).toMatch(/^[A-K]\d+: \w+, region \d, empty; can be chosen, in a conflict: region \d before cards: /);
    expect(describeHex(one, hex)).toMatch(/next to|within three hexes/);
  });
  it('has neighbours by direction, with what lies between', () => {
    const all = one.board.hexes.flatMap((hex) => around(one, hex));
    expect(all.some((line) => /^north-east: .*across the river$/.test(line))).toBe(true);
    expect(all.some((line) => /behind camels$/.test(line))).toBe(one.model.camels.length > 0);
  });
});
