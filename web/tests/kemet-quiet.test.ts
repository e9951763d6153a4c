import { describe, expect, it } from 'vitest';
import { quietOf } from '../src/kemet/logic/quiet';
import { ESCAPE, VETO } from '../src/kemet/logic/steps';

describe('a question that answers itself', () => {
  it('is the end of a turn in which nothing is left, or cards alone', () => {
    expect(quietOf('your turn', ['pass'])).toMatchObject({ choice: 'pass', patient: false });
    expect(quietOf('your turn', ['pass', 'play prayer'])).toMatchObject({ choice: 'pass', patient: true });
    for (const more of ['gold twin-ceremony', 'creature phoenix', 'arrange', 'space move-2']) expect(quietOf('your turn', ['pass', 'play prayer', more])).toBeNull();
    expect(quietOf('your turn', ['space move-2', 'play prayer'])).toBeNull();
  });
  it('is the end of a turn in which nothing is left that another turn of the Day would not do as well', () => {
    for (const more of ['gold twin-ceremony', 'silver move-2', 'creature phoenix', 'arrange']) {
      const quiet = quietOf('your turn', ['pass', 'play prayer', more], { again: true });
      expect(quiet).toMatchObject({ choice: 'pass', patient: true });
      expect(quiet?.seconds).toBeGreaterThan(quietOf('your turn', ['pass', 'play prayer'])?.seconds ?? 0);
    }
    for (const more of ['space move-2', 'recall phoenix']) expect(quietOf('your turn', ['pass', 'gold twin-ceremony', more], { again: true })).toBeNull();
    expect(quietOf('your turn', ['gold twin-ceremony'], { again: true })).toBeNull();
  });
  it('is whether to say something to a card, for whoever has nothing to say, and among bots alone', () => {
    expect(quietOf(VETO, ['pass'], { alone: true })?.choice).toBe('pass; seal');
    expect(quietOf(ESCAPE, ['pass'], { alone: true })?.choice).toBe('pass');
    for (const step of [VETO, ESCAPE]) {
      expect(quietOf(step, ['pass'])).toBeNull();
      for (const alone of [true, false]) expect(quietOf(step, ['pass', `play ${step}`], { alone })).toBeNull();
    }
  });
  it('is one whose other answers only give something up', () => {
    expect(quietOf('stay or recall', ['pass', 'recall'])?.choice).toBe('pass');
    expect(quietOf('spend veterans', ['spend 0', 'spend 1'])?.choice).toBe('spend 0');
    for (const step of ['make an offering', 'bring a creature', 'place units', 'go on']) expect(quietOf(step, ['pass', 'use'])).toBeNull();
    expect(quietOf('recall or retreat', ['recall', 'retreat'])).toBeNull();
  });
});
