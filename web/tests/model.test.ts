import { describe, expect, it } from 'vitest';
import { conflict, devotionCourse, ledger, standing } from '../src/ankh/logic/battle';
import { onTurn, readModel, readPiece } from '../src/ankh/logic/model';
import { movers, split, targetsOf } from '../src/ankh/logic/targets';
import { about, fixture } from './fixtures';

const NAMES = ['start', 'move', 'reach', 'summon', 'unlock', 'monument', 'caravan', 'halves', 'claws', 'cards', 'cards3', 'bid', 'resolved', 'merged', 'end'];

describe('a view', () => {
  it('is read in every situation', () => {
    for (const name of NAMES) {
      const { view } = fixture(name).sync;
      const model = readModel(view, about);
      expect(model.players).toHaveLength(view.position.players);
      for (const piece of model.pieces.values()) expect(piece.monument || piece.owner !== null, `${name} ${piece.hex}`).toBe(true);
      for (const side of model.sides) expect(side.hand.length + side.used.length).toBe(7);
    }
  });
  it('reads pieces with their extras', () => {
    expect(readPiece('[1,1]', 'ra cat mummy radiant', about)).toEqual({ hex: '[1,1]', kind: 'cat mummy', monument: false, owner: 'ra', radiant: true, aim: '' });
    expect(readPiece('[1,1]', 'isis scorpion n-ne', about)).toMatchObject({ kind: 'scorpion', aim: 'n-ne' });
    expect(readPiece('[1,1]', 'neutral temple', about)).toMatchObject({ kind: 'temple', monument: true, owner: null });
    expect(readPiece('[1,1]', 'neutral temple', { ...about, monuments: [] }).monument).toBe(false);
  });
  it('has the order, the ranking and the warnings that are sent', () => {
    const { view } = fixture('start').sync;
    const plain = readModel(view, about);
    expect(plain.ranking[0]?.pile).toBe(3);
    expect([plain.players[0], [...plain.fires]]).toEqual([view.position.columns['first'], []]);
    const told = { ...view.outlook, order: [...plain.players].reverse(), ranking: plain.ranking.map(({ god }) => god).reverse(), fires: ['gain'] };
    const turned = readModel({ ...view, outlook: told }, about);
    expect(turned.players).toEqual([...plain.players].reverse());
    expect(turned.ranking.map(({ god }) => god)).toEqual(plain.ranking.map(({ god }) => god).reverse());
    expect([...turned.fires]).toEqual(['gain']);
  });
  it('has the tracks of so many players', () => {
    const { view } = fixture('start').sync;
    const model = (players: number) => readModel({ ...view, position: { ...view.position, players } }, about);
    expect(model(3).events).toContain('conflict+merge');
    expect(model(2).events).not.toContain('conflict+merge');
    expect(model(2).events).toHaveLength(model(3).events.length);
    expect(model(5).needed).toEqual(about.tracks['5']);
    expect(Object.keys(model(5).track)).toEqual(about.actions);
  });
  it('shares a merged god between two players', () => {
    const model = readModel(fixture('merged').sync.view, about);
    expect(model.sides.some((side) => side.players.length === 2)).toBe(true);
    expect(onTurn(model)).toMatch(/^P\d$/);
  });
});

describe('choices and where they stand', () => {
  it('finds a place for every legal choice', () => {
    for (const name of NAMES) {
      const { view } = fixture(name).sync;
      const found = targetsOf(view);
      const placed = found.hexes.size + found.regions.size + found.tokens.size + found.sides.size + found.aims.length + found.actions.size +
        found.cards.size + found.powers.size + found.bids.length + found.others.length + Number(found.pass !== null) + Number(found.seal !== null);
      expect(placed, name).toBe(view.legal.length);
    }
  });
  it('tells regions from hexes', () => {
    expect(targetsOf(fixture('halves').sync.view).regions.size).toBe(2);
    expect(targetsOf(fixture('reach').sync.view).regions.size).toBe(0);
  });
  it('knows whose claws are turned', () => {
    const found = targetsOf(fixture('claws').sync.view);
    expect(found.aims).toHaveLength(6);
    expect(found.aims[0]?.hex).toMatch(/^\[\d+,\d+\]$/);
  });
  it('knows the figure that moves', () => {
    const { view } = fixture('reach').sync;
    expect(movers(view).selected).toMatch(/^\[/);
    expect(movers(fixture('start').sync.view).selected).toBeNull();
  });
  it('splits verbs from what they take', () => {
    expect(split('unlock temple attuned')).toEqual(['unlock', 'temple attuned']);
    expect(split('pass')).toEqual(['pass', '']);
  });
});

describe('a conflict, from the story', () => {
  it('is empty before the first one', () => {
    expect(conflict(fixture('start').sync.story)).toEqual([]);
  });
  it('adds up as the engine does', () => {
    const fights = conflict(fixture('resolved').sync.story);
    const fight = fights.at(-1);
    expect(fight?.kind).toBe('battle');
    const strength = (card: string) => about.cards.find((one) => one.name === card)?.strength ?? 0;
    const gods = fight?.gods ?? [];
    const rows = fight ? ledger(fight, gods, strength) : [];
    for (const [i, god] of gods.entries()) {
      expect(rows.reduce((sum, row) => sum + (row.values[i] ?? 0), 0)).toBe(fight?.strength[god]?.total);
    }
  });
  it('keeps the rounds of a plague apart', () => {
    const event = (n: number, name: string, ...args: unknown[]) => ({ n, event: name, rule: 'A-B3', args });
    const [fight] = conflict([
      event(1, 'took tiebreaker', 'P1'), event(2, 'region', '1', '[1,0]'), event(3, 'battle', '[1,0]', ['isis', 'ra']),
      event(4, 'bid', 'isis', 1), event(5, 'bid', 'ra', 2), event(6, 'spared', 'ra'), event(7, 'bid', 'isis', 0), event(8, 'bid', 'ra', 0), event(9, 'spared', null),
    ]);
    expect(fight?.bids).toEqual([{ isis: 1, ra: 2 }, { isis: 0, ra: 0 }]);
    expect(fight?.spared).toEqual(['ra', null]);
  });
  it('counts nothing for a god whose figures a plague has eaten', () => {
    const event = (n: number, name: string, rule: string, ...args: unknown[]) => ({ n, event: name, rule, args });
    const [fight] = conflict([
      event(1, 'took tiebreaker', 'A-X1', 'P1'), event(2, 'region', 'A-X2', '1', '[1,0]'), event(3, 'battle', 'A-X2', '[1,0]', ['amun', 'isis']),
      event(4, 'card revealed', 'A-B1', 'amun', 'plague'), event(5, 'card revealed', 'A-B1', 'isis', 'drought'),
      event(6, 'bid', 'A-B3', 'amun', 3), event(7, 'bid', 'A-B3', 'isis', 4), event(8, 'spared', 'A-B3', 'isis'), event(9, 'killed', 'A-B3', 'amun warrior', '[1,2]'),
    ]);
    expect(fight?.dead).toEqual([{ piece: 'amun warrior', hex: '[1,2]' }]);
    const values = () => fight && ledger(fight, ['amun', 'isis'], () => 1).map((row) => row.values);
    expect(values()).toEqual([[null, null], [null, null], [1, 1]]);
    if (fight) fight.strength.isis = { figures: 5, elsewhere: 1, total: 6 };
    expect(values()).toEqual([[0, 5], [null, 0], [null, 1]]);
  });
  it('follows Devotion to the standing at the end', () => {
    const { sync } = fixture('end');
    const course = devotionCourse(sync.story);
    const { sides, ranking } = readModel(sync.view, about);
    for (const side of sides) expect(course.get(side.god)?.points.at(-1)?.devotion).toBe(side.devotion);
    const places = standing(course, ranking);
    expect(places.filter(({ forgotten }) => !forgotten).map(({ gods }) => gods[0])).toEqual((sync.view.outlook as { ranking: string[] }).ranking);
    expect(places.flatMap(({ gods }) => gods).sort()).toEqual([...course.keys()].sort());
  });
  it('ranks a merged god as one and the forgotten last', () => {
    const event = (n: number, name: string, ...args: unknown[]) => ({ n, event: name, rule: 'A-MG3', args });
    const course = devotionCourse([
      ...['ra', 'isis', 'amun', 'osiris'].map((god, i) => event(i, 'plays', `P${i + 1}`, god)),
      event(4, 'gained devotion', 'ra', 9, 9), event(5, 'gained devotion', 'isis', 4, 4), event(6, 'gained devotion', 'amun', 3, 3), event(7, 'gained devotion', 'osiris', 12, 12),
      { ...event(8, 'merged', 'amun', 'isis'), parts: [['amun', 3], ['isis', 4]] as [string, number][] }, event(9, 'forgotten', 'osiris'),
    ]);
    // As the engine ranks them, whatever the numbers seem to say: of equal ones the upper marker is ahead (A-D2).
    const ranking = [{ god: 'isis', lower: 'amun', devotion: 3 }, { god: 'ra', lower: null, devotion: 3 }] as const;
    expect(course.get('isis')?.points.at(-1)).toEqual({ n: 8, devotion: 3 });
    expect(standing(course, ranking)).toEqual([
      { gods: ['isis', 'amun'], devotion: 3, forgotten: false },
      { gods: ['ra'], devotion: 3, forgotten: false },
      { gods: ['osiris'], devotion: 12, forgotten: true },
    ]);
  });
});
