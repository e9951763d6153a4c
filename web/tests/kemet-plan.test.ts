/** Plans of a person become gestures that the engine takes: over views that the real engine has told. */
import { describe, expect, it } from 'vitest';
import foundingTold from '../fixtures/kemet/founding.json';
import hiredTold from '../fixtures/kemet/hired.json';
import turnTold from '../fixtures/kemet/turn.json';
import twoTold from '../fixtures/kemet/turn-two.json';
import aboutTold from '../fixtures/kemet/about.json';
import { geometry } from '../src/kemet/board/geometry';
import { agreeing, begunIn, changes, coloursAt, filled, grown, higherIn, isMeant, journeyOf, leaving, movedTo, nearest, nextColour, NO_PLAN, placing, type Plan, pressedAt, settled, spaceFor, total, whole } from '../src/kemet/logic/plan';
import type { KemetGame } from '../src/kemet/game.svelte';
import { raisesOf } from '../src/kemet/logic/raises';
import { join } from '../src/kemet/logic/say';
import { type Asked, targetsOf } from '../src/kemet/logic/targets';
import type { About, Ahead, Room } from '../src/kemet/logic/told';

const about = aboutTold as unknown as About;
const [founding, turn, two] = [foundingTold.sync, turnTold.sync, twoTold.sync];
const asked = (view: { legal: string[]; asks: { step: string }; position: { players: number }; ahead?: unknown }, plan: Partial<Plan> = {}): Asked => ({
  step: view.asks.step,
  legal: view.legal,
  ahead: (view.ahead ?? {}) as Ahead,
  plan: { ...NO_PLAN, ...plan },
  map: geometry('blood_and_sand', view.position.players),
  spaces: about.spaces,
  used: [],
  hovers: false,
  troops: new Set(),
});

describe('a turn', () => {
  it('offers every Troop to be moved, but lights nothing before somebody means it', () => {
    const targets = targetsOf(asked(turn.view));
    for (const { troop } of (turn.view.ahead as unknown as Ahead).moves ?? []) expect(targets.get(troop)).toEqual({ plan: { troop }, lit: null });
  });
  it('finds a Troop for a zone that is pressed, where that is seen before: it is planned, and not sent yet', () => {
    const moves = (turn.view.ahead as unknown as Ahead).moves ?? [];
    const targets = targetsOf({ ...asked(turn.view), hovers: true });
    const goals = [...targets].filter(([, { plan }]) => plan?.goal);
    expect(goals.length).toBeGreaterThan(3);
    for (const [zone, { plan, choices }] of goals) {
      expect(choices).toBeUndefined();
      expect(moves.find(({ troop }) => troop === plan?.troop)?.to.map((one) => one.zone)).toContain(zone);
      const [troop, goal] = [plan?.troop ?? '', plan?.goal ?? ''];
      expect(targetsOf({ ...asked(turn.view), plan: { ...NO_PLAN, troop, goal } }).get(zone)?.choices).toContain(`troop ${troop}`);
    }
    for (const { troop } of moves) expect(targets.get(troop)?.plan).toEqual({ troop });
    const to = [{ zone: 'D-W', choices: ['to D-W'], paid: 0 }];
    const own = ['T-W', 'NW1', 'NW2'].map((troop, i) => ({ troop, units: 5 - i, creatures: [], to }));
    expect(nearest(own, (zone) => zone === 'T-W').get('D-W')?.troop).toBe('NW1');
  });
  it('moves a Troop anywhere with one click: the token first, then the way', () => {
    const [journey] = (turn.view.ahead as unknown as Ahead).moves ?? [];
    const targets = targetsOf(asked(turn.view, { troop: journey?.troop ?? '' }));
    expect(journey?.to.length).toBeGreaterThan(0);
    for (const arrival of journey?.to ?? []) {
      const target = targets.get(arrival.zone);
      expect(target?.choices?.[0]).toMatch(/^space move-\d$/);
      expect(turn.view.legal).toContain(target?.choices?.[0]);
      expect(target?.choices?.slice(1)).toEqual(arrival.choices);
      expect(target?.lit?.battle).toBe(arrival.battle !== undefined);
    }
  });
  it('uses the space that was named', () => {
    const legal = ['space move-3', 'space move-2', 'space pray-2'];
    expect(spaceFor('move', legal, about.spaces, [], { space: 'move-2', silver: false })).toBe('space move-2');
    expect(spaceFor('move', legal, about.spaces, ['recruit-3'], NO_PLAN)).toBe('space move-2');
    expect(spaceFor('move', ['silver move-3'], about.spaces, [], NO_PLAN)).toBe('silver move-3');
    expect(spaceFor('move', ['space move-3', 'silver move-3'], about.spaces, [], { space: null, silver: true })).toBe('silver move-3');
    expect(spaceFor('raise', legal, about.spaces, [], NO_PLAN)).toBeNull();
  });
  it('raises pyramids with every price told', () => {
    const { raises = [] } = two.view.ahead as unknown as Ahead;
    const district = raises[0]?.district ?? '';
    const target = targetsOf(asked(two.view, { space: 'raise-2' })).get(district);
    expect(target?.plan?.district ?? target?.choices?.[0]).toBeTruthy();
  });
  it('tells every pyramid that could be raised with one press: the token, the district, the level', () => {
    const ahead = two.view.ahead as unknown as Ahead;
    const game = { view: two.view, ahead, before: (action: string) => [`space ${action}-2`] } as unknown as KemetGame;
    const told = raisesOf(game);
    expect(told.length).toBeGreaterThan(2);
    expect(told.map(({ choice }) => choice)).toEqual((ahead.raises ?? []).map(({ choices }) => join(['space raise-2', ...choices])));
    expect(told.map(({ gem }) => gem)).toEqual((ahead.raises ?? []).map(({ colour, level }) => ({ colour, level })));
    expect(raisesOf({ ...game, view: { ...two.view, legal: [] } } as unknown as KemetGame)).toEqual([]);
  });
});

describe('a Troop that has stopped on the way', () => {
  const to = [{ zone: 'D-NW', choices: ['to D-NW'], paid: 0 }];
  const moves = [5, 5, 4, 3].map((units, i) => ({ troop: 'T-W', units, creatures: [], to: i === 1 ? [] : to }));
  it('leaves one behind unless others stand there, or all must go', () => {
    expect(leaving(moves, () => 5)).toBe(4);
    expect(leaving(moves, () => 6)).toBeNull();
    expect(leaving(moves.slice(0, 1), () => 5)).toBeNull();
    expect(leaving(moves.slice(0, 2), () => 5)).toBeNull();
    expect(leaving([{ troop: 'T-W', units: 1, creatures: [], to }], () => 1)).toBeNull();
    expect(leaving([], () => 0)).toBeNull();
  });
});

describe('Units that are placed', () => {
  const room: Room = { room: { NW1: 2, NW2: 5, NW3: 0 }, prices: [0, 1, 2, 3] };
  it('are sent in the order of the board, whatever the order of the clicks', () => {
    expect(placing(room, { NW2: 1, NW1: 1 })).toEqual(['place NW1', 'place NW2', 'pass']);
  });
  it('end by themselves when no more can be paid or fit', () => {
    expect(placing(room, { NW1: 2, NW2: 1 })).toEqual(['place NW1', 'place NW1', 'place NW2']);
    expect(placing({ room: { NW1: 2 }, prices: [0, 1, 2, 3] }, { NW1: 2 })).toEqual(['place NW1', 'place NW1']);
  });
  it('are never more than there is room and prayer for', () => {
    expect(changes(room, {}, 'NW1')).toBe(true);
    expect(changes(room, { NW1: 2, NW2: 1 }, 'NW2')).toBe(true);
    expect(changes(room, { NW1: 2, NW2: 1 }, 'NW3')).toBe(false);
    expect(total({ NW1: 2, NW2: 1 })).toBe(3);
  });
  const pressed = (placed: Plan['placed'], zone: string, meant: string[] = [], most: number | null = null, at = room) => {
    const found = pressedAt(at, { placed, meant, most }, zone);
    return [Object.fromEntries(Object.entries(found.placed).filter(([, n]) => n)), found.meant];
  };
  it('wait to be sent as long as they are only proposed, and come by themselves once somebody has said how many or where', () => {
    const proposed = { placed: { NW1: 2 }, meant: [], most: null };
    expect(isMeant(proposed)).toBe(false);
    expect(isMeant({ ...proposed, most: 2 })).toBe(true);
    expect(isMeant({ ...proposed, meant: ['NW1'] })).toBe(true);
    expect(isMeant({ placed: { NW1: 0 }, meant: ['NW1'], most: null })).toBe(false);
    expect(isMeant({ placed: {}, meant: [], most: 0 })).toBe(true); // nobody, in so many words
  });
  it('are proposed where most stand, and a press sends those that have no place yet', () => {
    expect(filled(room, (zone) => (zone === 'NW2' ? 3 : 0))).toEqual({ NW2: 3 });
    expect(filled(room, () => 0)).toEqual({ NW1: 2, NW2: 1 });
    expect(filled(room, () => 0, 1)).toEqual({ NW1: 1 });
    expect(pressed({}, 'NW2')).toEqual([{ NW2: 3 }, ['NW2']]);
    expect(pressed({ NW1: 1 }, 'NW2', ['NW1'], 2)).toEqual([{ NW1: 1, NW2: 1 }, ['NW1', 'NW2']]);
    expect(pressed({ NW2: 2 }, 'NW1')).toEqual([{ NW2: 2, NW1: 1 }, ['NW1']]);
  });
  it('all go where the first press is, and one by one where the next are', () => {
    expect(pressed({ NW1: 2, NW2: 1 }, 'NW2')).toEqual([{ NW2: 3 }, ['NW2']]);
    expect(pressed({ NW2: 3 }, 'NW1', ['NW2'])).toEqual([{ NW1: 1, NW2: 2 }, ['NW2', 'NW1']]);
    expect(pressed({ NW2: 3 }, 'NW1')).toEqual([{ NW1: 2, NW2: 1 }, ['NW1']]);
    expect(changes(room, { NW1: 1 }, 'NW2', 1)).toBe(true);
  });
  it('are one less where nobody is left to come, unless they were only proposed there', () => {
    expect(pressed({ NW2: 3 }, 'NW2')).toEqual([{ NW2: 3 }, ['NW2']]);
    expect(pressed({ NW2: 3 }, 'NW2', ['NW2'])).toEqual([{ NW2: 2 }, ['NW2']]);
    expect(pressed({ NW1: 2, NW2: 1 }, 'NW1', ['NW1'])).toEqual([{ NW1: 1, NW2: 1 }, ['NW1']]);
  });
  it('must all come where the engine tells every way, in its own words', () => {
    const hired: Room = { room: { NW1: 3, NW3: 4 }, prices: [0, 0, 0], ways: [{ placed: { NW1: 2 }, choices: ['place NW1', 'place NW1'] }, { placed: { NW1: 1, NW3: 1 }, choices: ['place NW1', 'place NW3'] }, { placed: { NW3: 2 }, choices: ['place NW3'] }] };
    expect(placing(hired, { NW3: 2 })).toEqual(['place NW3']);
    expect(placing(hired, { NW1: 0, NW3: 2 })).toEqual(['place NW3']);
    expect(placing(hired, { NW1: 1 })).toEqual([]);
    expect(changes(hired, { NW3: 2 }, 'NW3')).toBe(false);
    expect(pressed({ NW1: 2 }, 'NW3', [], null, hired)).toEqual([{ NW3: 2 }, ['NW3']]);
  });
});

describe('a single Unit', () => {
  const recruits: Room = { room: { NW1: 2, NW3: 5 }, prices: [0, 1] };
  const legal = ['place NW1', 'place NW3', 'pass'];
  it('comes with the press on its district', () => {
    const view = { legal, asks: { step: 'place units' }, position: { players: 4 }, ahead: { recruits } };
    for (const placed of [{ NW3: 1 }, {}]) {
      const targets = targetsOf(asked(view, { placed }));
      expect([...targets].map(([zone, { choices, plan }]) => [zone, choices, plan])).toEqual([['NW1', ['place NW1'], undefined], ['NW3', ['place NW3'], undefined]]);
    }
  });
  it('comes behind the token in a turn; of several none is sent by a press', () => {
    const turn = { legal: ['space recruit-3'], asks: { step: 'your turn' }, position: { players: 4 }, ahead: { recruits } };
    expect(targetsOf(asked(turn, { space: 'recruit-3' })).get('NW1')?.choices).toEqual(['space recruit-3', 'place NW1']);
    const several = { ...turn, ahead: { recruits: { ...recruits, prices: [0, 1, 2] } } };
    expect(targetsOf(asked(several, { space: 'recruit-3' })).get('NW1')?.choices).toBeUndefined();
  });
});

describe('mercenaries', () => {
  const { view } = hiredTold.sync;
  const { recruits } = view.ahead as unknown as Ahead;
  it('lie ready, and a press leads to another way that the engine knows', () => {
    if (!recruits?.ways) throw new Error('no mercenaries');
    const proposed = filled(recruits, () => 0);
    const start = asked(view, { placed: proposed });
    const sent = new Set([join(placing(recruits, proposed))]);
    for (const [, { plan }] of targetsOf(start)) sent.add(join(placing(recruits, plan?.placed ?? {})));
    expect(sent).toEqual(new Set(recruits.ways.map(({ choices }) => join(choices))));
  });
});

describe('first pyramids', () => {
  const ways = (founding.view.ahead as unknown as Ahead).founding ?? [];
  it('stand where a colour is pressed, and go to the district that is pressed next', () => {
    const own = [...new Set(ways.flatMap(({ pyramids }) => pyramids.map(({ district }) => district)))].reverse();
    const [colour = 'ruby', other = 'ruby'] = [...new Set(ways.flatMap(({ pyramids }) => pyramids.map((site) => site.colour)))];
    const [first = '', second = '', third = ''] = own;
    const one = begunIn(ways, [], colour, own) ?? [];
    expect(one).toEqual([{ district: first, colour, level: 1 }]);
    expect(begunIn(ways, one, other, own)).toEqual([...one, { district: second, colour: other, level: 1 }]);
    expect(begunIn(ways, one, colour, own)).toBeNull();
    // Pressed again it rises where it stands.
    expect(higherIn(ways, one, colour)).toEqual([{ district: first, colour, level: 2 }]);
    expect(higherIn(ways, one, other)).toBeNull();
    const targets = targetsOf(asked(founding.view, { founded: one, colour }));
    expect(targets.get(third)?.plan).toEqual({ founded: [{ district: third, colour, level: 1 }], colour: null });
    expect(targets.get(first)?.plan?.founded).toEqual([{ district: first, colour, level: 2 }]);
    expect(movedTo(ways, one, null, third)).toBeNull();
  });
  it('can be planned click by click to every whole that the engine knows', () => {
    expect(ways.length).toBeGreaterThan(12);
    for (const way of ways) {
      let planned: ReturnType<typeof grown> = [];
      for (const site of way.pyramids)
        for (let level = 0; level < site.level; level++) {
          expect(coloursAt(ways, planned, site.district)).toContain(site.colour);
          planned = grown(planned, site.district, site.colour);
        }
      expect(whole(ways, planned)?.choices).toEqual(way.choices);
    }
  });
  it('are whole once every pyramid was named: a level that is left goes where something was planned last', () => {
    expect(settled(ways, [])).toBeUndefined();
    for (const way of ways) {
      const [first, second] = way.pyramids;
      if (!first || !second) continue;
      const one = grown([], first.district, first.colour);
      expect(settled(ways, one)).toBeUndefined();
      const two = grown(one, second.district, second.colour);
      const pyramids = settled(ways, two)?.pyramids;
      expect(pyramids?.find(({ district }) => district === first.district)?.colour).toBe(first.colour);
      expect(pyramids?.find(({ district }) => district === second.district)?.level).toBe(2);
    }
  });
  it('have the colour that is marked', () => {
    const [target] = targetsOf(asked(founding.view)).values();
    expect(target?.plan?.founded?.[0]?.colour).toBe(nextColour(ways, []));
  });
  it('never lead to a dead end', () => {
    const targets = targetsOf(asked(founding.view));
    expect(targets.size).toBeGreaterThan(0);
    for (const { plan } of targets.values()) expect(agreeing(ways, plan?.founded ?? []).length).toBeGreaterThan(0);
  });
});

describe('a Move that stops on the way', () => {
  it('is not ended where it gets first', () => {
    const [journey] = (turn.view.ahead as unknown as Ahead).moves ?? [];
    const far = journey?.to.find(({ choices }) => choices.at(-1) === 'pass');
    if (!journey || !far) throw new Error('no Troop could go on');
    const sent = (onward: boolean) => targetsOf({ ...asked(turn.view), plan: { ...NO_PLAN, troop: journey.troop, onward } }).get(far.zone)?.choices ?? [];
    expect(sent(false).at(-1)).toBe('pass');
    expect(sent(true)).toEqual(sent(false).slice(0, -1));
  });
});

describe('a part of a Troop', () => {
  const parts = [
    { troop: 'NW1', units: 3, creatures: ['phoenix'], to: [] },
    { troop: 'NW1', units: 1, creatures: [], to: [] },
    { troop: 'NW1', units: 1, creatures: ['phoenix'], to: [] },
  ];
  it('is all of it unless somebody says otherwise', () => {
    expect(journeyOf(parts, NO_PLAN)).toBe(parts[0]);
    expect(journeyOf(parts, { ...NO_PLAN, units: 1 })).toBe(parts[2]);
    expect(journeyOf(parts, { ...NO_PLAN, units: 1, alone: true })).toBe(parts[1]);
  });
});
