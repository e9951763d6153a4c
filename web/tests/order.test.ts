import { describe, expect, it } from 'vitest';
import { readModel } from '../src/ankh/logic/model';
import { placesOf } from '../src/ankh/logic/order';
import type { Entry } from '../src/lib/protocol';
import { about, fixture } from './fixtures';

const { sync } = fixture('merged');
const model = readModel(sync.view, about);
const merged = sync.story.find((entry) => 'event' in entry && entry.event === 'merged')?.n ?? 0;
const shown = (told: number | null, story: readonly Entry[] = sync.story, of = model) => placesOf(of, story, 'P1', told).map(({ god, gone, lower, partners }) => [god, gone, lower, partners.length]);

describe('who plays after whom', () => {
  it('has a merged god once, with both of its players', () => {
    expect(shown(null)).toContainEqual(['isis', false, 'ra', 2]);
    expect(shown(null)).toHaveLength(4);
  });
  it('shows nobody merged before a stage has told of it', () => {
    const before = shown(merged - 1);
    expect(before).toHaveLength(5);
    for (const god of ['isis', 'ra']) expect(before).toContainEqual([god, false, null, 1]);
    expect(shown(merged)).toEqual(shown(null));
  });
  it('has no stone for whom a stage still has to see forgotten', () => {
    const end = (sync.story.at(-1)?.n ?? 0) + 1;
    const story = [...sync.story, { n: end, event: 'forgotten', rule: 'A-FG1', args: ['amun'] }];
    const gone = { ...model, sides: model.sides.filter(({ god }) => god !== 'amun'), forgotten: [{ god: 'amun' as const, players: ['P1'] }] };
    expect(shown(null, story, gone)).toContainEqual(['amun', true, null, 1]);
    expect(shown(end - 1, story, gone)).toContainEqual(['amun', false, null, 1]);
  });
  it('marks whose turn it was then', () => {
    const turn = sync.story.find((entry) => 'event' in entry && entry.event === 'turn' && entry.args[0] !== 'P1');
    const on = placesOf(model, sync.story, 'P1', turn?.n ?? 0).filter((place) => place.on).map(({ partners }) => partners);
    if (turn && 'args' in turn) expect(on).toEqual([[turn.args[0]]]);
  });
});
