import { describe, expect, it } from 'vitest';
import type { AnkhGame } from '../src/ankh/game.svelte';
import { readModel } from '../src/ankh/logic/model';
import { asking, detail, doneLabel, ending, proposal, ruleAsked, soloChoice, soloLabel, winner } from '../src/ankh/logic/prompt';
import { offersOf } from '../src/ankh/logic/offers';
import { pieceTip } from '../src/ankh/logic/rulebook';
import { targetsOf } from '../src/ankh/logic/targets';
import type { View } from '../src/lib/protocol';
import { about, fixture } from './fixtures';

/** What the sentence is made from, with some of it changed. */
function game(name: string, view: Partial<View> = {}, seat: object = {}): AnkhGame {
  const { sync, welcome } = fixture(name);
  const seen = { ...sync.view, ...view };
  const model = readModel(seen, about);
  const myGod = model.godOf.get(welcome.viewer);
  return {
    seat: { over: null, may: { confirm: false, held: null }, viewer: welcome.viewer, ...seat },
    view: seen, model, about, targets: targetsOf(seen), myGod, mySide: model.sides.find(({ god }) => god === myGod), laid: [], rule: null,
    playerName: (player: string) => `<${player}>`,
  } as unknown as AnkhGame;
}
const asks = (step: string, more: object = {}) => ({ asks: { ...fixture('start').sync.view.asks, step, ...more } }) as Partial<View>;
const me = fixture('start').welcome.viewer;

describe('the sentence', () => {
  it('says which action is to be chosen', () => {
    expect(asking(game('start', asks('choose an action'))).text).toBe('Choose your first action');
    expect(asking(game('start', asks('choose an action', { at: 'second action' }))).text).not.toBe('Choose your first action');
    expect(asking(game('start')).god).toBe(game('start').myGod);
  });
  it('asks whether a choice that is held is meant, in the words of its button', () => {
    const held = (choice: string, step: string) => asking(game('start', asks(step), { may: { confirm: true, held: choice } })).text;
    expect(held('pass', 'move your figures')).toMatch(/^Done moving\? /);
    expect(held('use', 'use the tiebreaker')).toMatch(/^Use it and win\? /);
    expect(asking(game('start', {}, { may: { confirm: false, held: 'pass' } })).text).toBe('Choose your first action');
  });
  it('asks for the seal when nothing else is left', () => {
    const { position } = fixture('cards').sync.view;
    const drafts = { ...position, drafts: { [fixture('cards').welcome.viewer]: ['card flood'] } };
    expect(asking(game('cards', { position: drafts, legal: ['seal'] })).text).toBe('Play Flood: lay it face down?');
    expect(asking(game('cards', { position: drafts, legal: ['seal', 'undo'] })).text).not.toContain('lay it face down');
  });
  it('says who else is asked, or that nobody is', () => {
    const other = me === 'P1' ? 'P2' : 'P1';
    expect(asking(game('start', { legal: [], owing: [other], ...asks('choose an action') }))).toEqual({ god: game('start').model.godOf.get(other), text: `<${other}>: Choose an action` });
    expect(asking(game('start', { legal: [], owing: [] }))).toEqual({ god: undefined, text: 'The table is being set' });
    expect(asking(game('cards', { legal: [], ...asks('choose a battle card', { waiting: ['P1', 'P2'] }) })).text).toContain('<P1>, <P2>');
  });
  it('says how it ended', () => {
    const over = { over: { reason: 'devotion', winners: [me], score: [] } };
    expect(winner(game('start', {}, over))).toBe(game('start').myGod);
    expect(winner(game('start', {}, { over: { ...over.over, winners: [] } }))).toBeUndefined();
    expect(ending(game('start'))).toBe('');
    expect(asking(game('start', {}, over)).text).toBe(ending(game('start', {}, over)));
  });
});

describe('a question that comes by itself', () => {
  const at = (step: string, top: object, more: Partial<View> = {}, under: object[] = []) => {
    const { position } = fixture('cards').sync.view;
    return game('cards', { legal: ['pass'], ...asks(step, { rule: 'A-MG2' }), ...more, position: { ...position, frames: [...position.frames.slice(0, -1), ...under, { frame: step, ...top }] } as View['position'] });
  };
  it('says what has happened, and has the rule', () => {
    const merger = at('which guardians leave', { higher: 'ra', lower: 'isis' }, { legal: ['leave mummy', 'leave satet'], ahead: { leave: 2 } });
    expect(detail(merger)).toContain('Ra has too few bases: 2 guardians');
    expect(offersOf(merger).map(({ name, brings }) => [name, brings])).toEqual([['Let go: Mummy of Ra, in reserve', ''], ['Let go: Satet of Ra, in reserve', '']]);
    expect(asking(at('which guardians leave', { higher: 'ra', lower: 'isis' }, { legal: ['pass', 'leave mummy'] })).text).toBe('Isis merges into Ra: may all guardians stay?');
    expect(asking(merger).text).toBe('Isis merges into Ra: which guardian leaves the game?');
    expect(detail(merger)).toContain('least Devotion');
    expect(ruleAsked(merger)).toBe('A-MG2');
    expect(ruleAsked(at('move your figures', {}))).toBeUndefined();
  });
  it('says whose Plague it is, and which of several', () => {
    const plague = { frame: 'bid against the plague', side: 'isis' };
    const battle = { frame: 'battle', 'ra cards': ['plague'], 'isis cards': ['plague'] };
    expect(asking(at('bid against the plague', { side: 'ra' })).text).toBe('Plague of Ra: how many Followers do you offer?');
    expect(detail(at('bid against the plague', { side: 'ra' }, {}, [battle, plague]))).toMatch(/^Plague 1 of 2 /);
    expect(detail(at('bid against the plague', { side: 'isis' }, {}, [battle]))).toMatch(/^Plague 2 of 2 /);
    expect(detail(at('bid against the plague', { side: 'isis' }, {}, [{ ...battle, 'ra cards': [] }]))).not.toContain('Plague');
  });
  it('says who plays two cards', () => {
    const choosing = (gods: string[]) => detail(at('choose a battle card', { sides: [], 'two cards': gods }));
    expect(choosing(['amun'])).toMatch(/^Amun: two cards\. /);
    expect(choosing([])).not.toContain('two cards');
  });
  it('says how a figure comes to the board otherwise', () => {
    const placing = (place: object) => detail(at('place the figure', { figure: 'warrior' }, { ahead: { place } }));
    expect(placing({ extras: [], water: false })).toMatch(/^Next to your figures/);
    expect(placing({ extras: [], water: true })).toMatch(/^On any water hex/);
    expect(placing({ extras: ['pyramid attuned'], water: false })).toMatch(/^One more figure, by Pyramid Attuned\. /);
  });
  it('tells what a monument costs whoever is asked', () => {
    const one = game('start', asks('build a monument'));
    expect(detail(one)).toMatch(/costs 3 Followers$/);
    expect(detail({ ...one, mySide: { ...one.mySide, powers: ['inspiring'] } } as AnkhGame)).toMatch(/costs nothing$/);
  });
  it('knows a turn of one action', () => {
    const ahead = { brings: [[{ what: 'turn' }]], of: { 'action move': 0, 'action gain': 0 } };
    const one = (legal: string[]) => asking(game('start', { legal, ahead, ...asks('choose an action') })).text;
    expect(one(['action move', 'action gain'])).toBe('Choose your action: it is the only one this turn');
    expect(one(['action move', 'action summon'])).toBe('Choose your first action');
  });
  it('says which action has opened by itself', () => {
    const turn = (stage: string) => detail(at('unlock a power', {}, {}, [{ frame: 'choose an action', at: stage, player: me }]));
    expect(turn('second done')).toMatch(/^Second action\. /);
    expect(turn('first done')).not.toMatch(/action\. /);
  });
});

describe('beside the sentence', () => {
  it('stands what helps, and nothing where something is to be confirmed', () => {
    expect(detail(game('start', {}, { may: { confirm: true, held: 'pass' } }))).toBe('');
    expect(detail(game('start', { legal: [], owing: ['P9'] }))).toBe('You will be told when it is your turn');
    expect(detail(game('start', { legal: [], owing: [me] }))).toBe('');
    expect(detail(game('start', {}, { viewer: 'spectator' }))).toBe('You are watching');
  });
  it('stands a button for the one thing that can be done instead', () => {
    const offer = (legal: string[]) => game('start', { legal, ...asks('use the tiebreaker') });
    expect([soloChoice(offer(['pass', 'use'])), soloLabel(offer(['pass', 'use'])), doneLabel(offer(['pass', 'use']))]).toEqual(['use', 'Use it and win', 'Keep it']);
    expect(soloChoice(offer(['pass']))).toBeNull();
    expect(doneLabel(game('start', asks('battle')))).toBe('Decline');
  });
  it('proposes a choice in the words of the button', () => {
    const at = (step: string) => game('start', asks(step));
    expect(proposal(at('move your figures'), 'pass')).toBe('Done moving');
    expect(proposal(at('place an underworld tile'), 'tile')).toBe('Place a tile');
    expect(proposal(at('use the tiebreaker'), 'use')).toBe('Use it and win');
    expect(proposal(at('use the tiebreaker'), 'card flood')).toBe('Play Flood');
  });
});

describe('what stands on a hex', () => {
  const at = game('move');
  const [hex = '', piece] = [...at.model.pieces].find(([, { owner, monument }]) => owner && !monument) ?? [];
  const bare = about.map.hexes.find((one) => !at.model.pieces.has(one)) ?? '';
  const tiled = (where: string) => ({ ...at, model: { ...at.model, tiles: [where] } }) as AnkhGame;
  it('is explained, with a way into the rules', () => {
    const tip = pieceTip(at, hex);
    expect(tip?.title.toLowerCase()).toContain(piece?.kind);
    tip?.more?.();
    expect(at.rule).toBe(about.rules['piece']?.[piece?.kind ?? ''] ?? null);
  });
  it('is nothing on an empty hex, unless a tile lies there', () => {
    expect(pieceTip(at, bare)).toBeNull();
    expect(pieceTip(tiled(bare), bare)?.title).toBe('Underworld tile');
    expect(pieceTip(tiled(hex), hex)?.text.length).toBeGreaterThan(pieceTip(at, hex)?.text.length ?? 0);
  });
});
