import { afterEach, describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Board, tokenSpots } from '../src/ankh/logic/board';
import { freeCorner } from '../src/ankh/logic/corner';
import { readModel } from '../src/ankh/logic/model';
import { concerned, ghostOf, proposed } from '../src/ankh/logic/pointing';
import { reasons } from '../src/ankh/logic/prompt';
import { ruleOf } from '../src/ankh/logic/rulebook';
import { aside, hasPlace, placed, sentences, tidings } from '../src/ankh/logic/tidings';
import { eventParts, eventText } from '../src/ankh/logic/words';
import { afterthoughts } from '../src/lib/hints';
import { speak } from '../src/lib/i18n';
import type { Entry, EventEntry, Hint } from '../src/lib/protocol';
import { isEvent } from '../src/lib/story';
import { about, fixture } from './fixtures';

const NAMES = ['move', 'claws', 'cards3', 'bid', 'resolved', 'merged', 'end'];
const source = join(import.meta.dirname, '../../src/benben');
/** The words of the page ("uk"), of a game ("ankh.uk") or of its face ("face.ankh.uk"). */
const folder = (name: string): string => {
  const [game, code] = name.replace(/^face\./, '').split('.');
  return code ? join(source, game ?? '', 'shown/words', code) : join(source, 'i18n', name);
};
const language = (name: string) =>
  Promise.resolve(readdirSync(folder(name)).map((file) => readFileSync(join(folder(name), file), 'utf8')).join('\n'));
const events = (name: string): EventEntry[] => fixture(name).sync.story.filter(isEvent);
const event = (name: string, ...args: unknown[]): EventEntry => ({ n: 1, event: name, rule: 'A-T1', args });
const asGod = () => 'Isis';
/** Numbers keep close to what they count; that makes no difference here. */
const told = (entry: EventEntry) => eventText(entry, asGod).replaceAll('\u00A0', ' ');
afterEach(() => speak('en'));

describe('the chronicle', () => {
  it('says under A-B10 whether a card or a power gave, and where a battle was won', () => {
    const gain = (...parts: [string, number][]): EventEntry => ({ ...event('gained devotion', 'isis', 1, 6), rule: 'A-B10', parts });
    expect(aside(gain(['miracle', 1]), [], about)).toBe('Miracle');
    expect(aside(gain(['worshipful', 1], ['bountiful', 1]), [], about)).toBe('Worshipful 1 + Bountiful 1');
    const region = event('region', 3, '[4,7]');
    const wins = { ...event('wins battle', 'isis'), n: 2 };
    expect(placed(wins, [region, wins])).toBe(region);
    const dominion = { ...event('dominion', 'isis'), n: 3 };
    expect([wins, dominion].map((entry) => hasPlace(entry, [region, wins, dominion]))).toEqual([true, true]);
    expect(hasPlace({ ...event('gained devotion', 'isis', 1, 6), n: 4 }, [region])).toBe(false);
  });
  it.each(['en', 'it', 'es', 'uk'])('tells every event as a sentence: %s', async (name) => {
    await speak(name, language);
    for (const entry of NAMES.flatMap(events)) {
      const text = eventText(entry, asGod);
      expect(text, JSON.stringify(entry)).not.toMatch(/[[\]{}$+_]|\bP\d\b|: .*, .*, .*,/);
      if (name === 'uk') expect(text.replaceAll('Isis', ''), JSON.stringify(entry)).not.toMatch(/[a-z]{2}/i);
    }
  });
  it('says who did what, and to how many', () => {
    expect(told(event('took action', 'P1', 'move', 4, 5))).toBe('Isis chooses Move Figures');
    expect(told(event('moved', 'isis satet', '[3,4]', '[8,7]'))).toBe('Satet of Isis moves to H8');
    expect(told(event('unlocked', 'ra', 'glorious', 3))).toBe('Ra unlocks Glorious for 3 Followers');
    expect(told(event('gained followers', 'ra', 1, 1))).toBe('Ra gains 1 Follower and has 1');
    expect(eventText(event('gained followers', 'ra', 1, 1), asGod, 'monuments').replaceAll('\u00A0', ' ')).toBe('Ra gains 1 Follower (monuments) and has 1');
    expect(told(event('event', 'P2', '12 conflict+merge'))).toBe('Isis triggers an event: Conflict, then two gods merge');
    expect(told(event('aimed', 'ra scorpion n-ne', '[3,4]', 'n-ne'))).toContain('north and north-east');
  });
  it('lets names stand out, not places', () => {
    const parts = eventParts(event('summoned', 'ra warrior', '[3,4]'), asGod);
    expect(parts).toEqual([{ text: 'Warrior of Ra', strong: true }, { text: ' appears at E3', strong: false }]);
  });
  it('tells a caravan in one sentence', () => {
    const story: Entry[] = ['[1,1]-[1,2]', '[1,2]-[2,2]'].map((side, i) => ({ ...event('camel placed', side), n: i + 1 }));
    const [caravan, ...more] = sentences([...story, event('turn', 'P2')]);
    expect(more).toHaveLength(1);
    expect(told(caravan as EventEntry)).toBe('2 camels lie down in a line');
  });
});

describe('what a sentence leaves out', () => {
  const story: Entry[] = [
    { n: 1, event: 'region', rule: 'A-X2', args: [4, '[3,3]'] },
    { n: 2, event: 'wins battle', rule: 'A-B7', args: ['isis'] },
    { n: 3, event: 'gained devotion', rule: 'A-B7', args: ['isis', 1, 5] },
    { n: 4, event: 'gained followers', rule: 'A-B7', args: ['isis', 3, 8] },
    { n: 5, event: 'gained followers', rule: 'A-GAIN1', args: ['isis', 3, 8] },
    { n: 6, event: 'region', rule: 'A-X2', args: [5, '[6,3]'] },
    { n: 7, event: 'dominion', rule: 'A-X4', args: ['ra'] },
    { n: 8, event: 'turn', rule: 'A-T1', args: ['P1'] },
  ];
  it('is which region was won, and what a gain was for', () => {
    const said = story.filter(isEvent).map((entry) => aside(entry, story, about));
    expect(said).toEqual(['', 'Region 4', 'victory', 'Commanding', 'monuments', '', 'Region 5', '']);
  });
  it('is nothing where the beginning of the story is gone', () => {
    expect(aside(story[1] as EventEntry, story.slice(1), about)).toBe('');
  });
});

describe('since the last turn', () => {
  const story: Entry[] = [
    { n: 1, choice: 'action gain', player: 'P1' },
    { ...event('gained followers', 'isis', 2, 3), n: 2 },
    { ...event('turn', 'P2'), n: 3 },
    { n: 4, choice: 'action gain', player: 'P2' },
    { ...event('gained followers', 'ra', 1, 2), n: 5 },
  ];
  it('is what others did, not what one’s own choice brought', () => {
    expect(tidings(story, 1, 'P1').map(({ n }) => n)).toEqual([5]);
    expect(tidings(story.slice(0, 2), 1, 'P1')).toEqual([]);
    expect(tidings([{ ...event('turn', 'P1'), n: 1 }, ...story.slice(0, 2).map((entry) => ({ ...entry, n: entry.n + 1 }))], 0, 'P1')).toEqual([]);
  });
});

describe('what an entry points at', () => {
  const model = readModel(fixture('merged').sync.view, about);
  const board = new Board(about.map.rows, about.map.rivers);
  it('is a way, a place, a region or all that a god has', () => {
    expect(concerned(event('moved', 'isis warrior', '[3,4]', '[5,4]'), model, board).way).toEqual(['[3,4]', '[4,4]', '[5,4]']);
    expect([...concerned(event('killed', 'isis warrior', '[3,4]'), model, board).hexes]).toEqual(['[3,4]']);
    expect([...concerned(event('region', 1, model.lands[1]?.[3]), model, board).hexes]).toEqual(model.lands[1]);
    const own = [...model.pieces.values()].filter(({ owner }) => owner === 'isis').length;
    expect(concerned(event('gained devotion', 'isis', 1, 2), model, board).hexes.size).toBe(own);
  });
  it('shows a figure where it would stand', () => {
    const placing = readModel(fixture('summon').sync.view, about);
    const [choice = ''] = fixture('summon').sync.view.legal;
    expect(ghostOf(choice, placing, 'isis')).toMatchObject({ hex: choice.slice(3), owner: 'isis' });
    expect(ghostOf('action move', placing, 'isis')).toBeNull();
    const moving = readModel(fixture('reach').sync.view, about);
    const [to = ''] = fixture('reach').sync.view.legal.filter((one) => one.startsWith('to '));
    expect(ghostOf(to, moving, undefined)?.owner).toBe(moving.godOf.get(fixture('reach').welcome.viewer));
  });
  it('is where a hint proposes something', () => {
    expect([...proposed('to [3,4]', model)]).toEqual(['[3,4]']);
    expect([...proposed(`token ${model.regions[2]?.tokens[0]}`, model)]).toEqual(model.lands[2]);
    expect(proposed('action move', model).size).toBe(0);
  });
});

describe('partners and the forgotten', () => {
  it('names the god that lives on in another', () => {
    expect(readModel(fixture('merged').sync.view, about).sides.find(({ god }) => god === 'isis')).toMatchObject({ lower: 'ra', players: ['P4', 'P5'] });
    expect(readModel(fixture('start').sync.view, about).sides.every(({ lower }) => lower === null)).toBe(true);
  });
  it('keeps the players of a forgotten god', () => {
    const { forgotten, sides } = readModel(fixture('end').sync.view, about);
    expect(forgotten).toMatchObject([{ god: 'anubis', players: [expect.stringMatching(/^P/), expect.stringMatching(/^P/)] }]);
    expect(sides.map(({ god }) => god)).not.toContain('anubis');
  });
});

describe('hints', () => {
  it('say why, the gains first', () => {
    expect(reasons([['devotion', 1.2], ['tempo', -0.6], ['followers', 0.3]])).toBe('because: more Devotion, more Followers');
    expect(reasons([['followers', -1], ['powers', 0.4], ['cards', 0.01]])).toBe('because: more powers; but: fewer Followers');
    expect(reasons([['devotion', -1]])).toBe('');
  });
  it('say what the others may answer, and what else could be done', () => {
    const hint: Hint = { t: 'hint', id: '', choice: 'action move', then: [], why: [], brings: [], fears: [['devotion', -1.2], ['tempo', -0.05]], instead: ['action summon'], behind: 0.04 };
    expect(afterthoughts(hint, (choice) => choice)).toEqual(['beware: less Devotion', 'next best: action summon']);
    expect(afterthoughts({ ...hint, why: [['devotion', 0.3]], instead: ['action move'] }, (choice) => choice)).toEqual([]);
    expect(afterthoughts({ ...hint, fears: [], instead: [] }, (choice) => choice)).toEqual([]);
    expect(afterthoughts({ ...hint, fears: [], instead: ['a', 'b', 'c'] }, (choice) => choice)).toEqual(['next best: b → c']);
  });
});

describe('the card of a region', () => {
  const board = new Board(about.map.rows, about.map.rivers);
  const area = { width: 720, height: 700 };
  const card = { width: 220, height: 150 };
  it('goes where it covers nothing', () => {
    expect(freeCorner(board.box, area, card, [])).toEqual({ corner: 'tr', covers: 0 });
    expect(freeCorner(board.box, area, card, ['[1,9]'])).toMatchObject({ covers: 0 });
    expect(freeCorner(board.box, area, card, ['[1,9]']).corner).not.toBe('tr');
  });
  it('says when no corner is free', () => {
    expect(freeCorner(board.box, area, card, board.hexes).covers).toBeGreaterThan(0);
  });
  it('is told where the tokens lie', () => {
    const { regions } = readModel(fixture('move').sync.view, about);
    const spots = tokenSpots(board, regions);
    expect(spots).toHaveLength(regions.length);
    for (const { spot, region } of spots) expect(region).toContain(spot);
  });
});

describe('explanations', () => {
  it('lead to the rules that are sent', () => {
    expect(ruleOf(about, 'card', 'flood')).toBe(about.rules['card']?.['flood']);
    expect(ruleOf({ ...about, rules: { card: { flood: 'X-1' } } }, 'card', 'flood')).toBe('X-1');
    expect(ruleOf(about, 'card', 'sandstorm')).toBeUndefined();
  });
});
