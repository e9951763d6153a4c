/** One viewer at one table: what the server has told it, and what it may do. */
import { gate, pass } from './gate.svelte';
import { has, slug, t } from './i18n';
import { type Access, type Command, Live, type LineState, type Line, type Refusal, socketTo } from './live';
import { type Broken, type Chair, type Choice, type Entry, type Face, type Hint, type Incoming, type May, type Moment, type Over, type Pace, type Proposal, type Rematch, type Said, type View, type Welcome, SPECTATOR } from './protocol';
import { settings } from './settings.svelte';
import { grow, isEvent } from './story';
import { user } from './user';

const NO_PROPOSAL: Proposal = { t: 'proposal', by: null };
const NOTHING: May = { undo: false, confirm: false, reopen: false, held: null };

export class Seat {
  welcome = $state.raw<Welcome | null>(null);
  chairs = $state.raw<Chair[]>([]);
  /** How many look on. */
  watchers = $state(0);
  /** Somebody wants to take something back. */
  proposal = $state.raw<Proposal>(NO_PROPOSAL);
  view = $state.raw<View | null>(null);
  story = $state.raw<Entry[]>([]);
  /** What the last message told that was new. */
  news = $state.raw<Entry[]>([]);
  may = $state.raw<May>(NOTHING);
  over = $state.raw<Over | null>(null);
  chat = $state.raw<Said[]>([]);
  pace = $state<Pace>('slow');
  hint = $state.raw<Hint | null>(null);
  /** The question for which a hint is being worked out; its answer is of no use to another one. */
  thinking = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  line = $state<LineState>('opening');
  /** The line seems to stand, but the server does not answer. */
  quiet = $state(false);
  ended = $state<string | null>(null);
  /** Nothing can be saved at the moment. */
  trouble = $state(false);
  /** The chair whose link somebody else has opened. */
  holder = $state<string | null>(null);
  /** Somebody offers another game. */
  rematch = $state.raw<Rematch | null>(null);
  /** Who does not want the rematch that this is. */
  declined = $state<string | null>(null);
  /** In a replay: somebody else's eyes, so that their chair is not called one's own. */
  borrowed = $state(false);
  /** A stage tells something before what is asked: its question, and the tip for it, come afterwards. */
  told = $state(false);
  /** Commands on their way. */
  sending = $state(0);
  /** The question at which something was refused. */
  private refused = '';
  /** When what is asked last changed. */
  private since = 0;
  private readonly live: Live | null;
  private sent: readonly Choice[] = [];

  constructor(access: Access | null, connect: () => Line = () => socketTo(location.origin)) {
    const ears = {
      message: (message: Incoming) => this.hear(message),
      state: (state: LineState) => (this.line = state),
      quiet: (quiet: boolean) => (this.quiet = quiet),
      question: () => this.question(),
    };
    this.live = access && new Live({ user: user(), ...(pass() ? { pass: pass() } : {}), ...access }, ears, connect);
  }

  open(): void {
    this.live?.open();
  }
  close(): void {
    this.live?.close();
  }
  knock(): void {
    this.live?.knock();
  }

  get viewer(): string {
    return this.welcome?.viewer ?? SPECTATOR;
  }
  /** The game can be looked at, as far as the server can follow it. */
  get broken(): Broken | null {
    return this.welcome?.broken ?? null;
  }
  /** People have to decide something before the game goes on. */
  get halted(): boolean {
    return this.broken !== null || Boolean(this.welcome?.changed);
  }
  get owes(): boolean {
    return !this.halted && (this.view?.owing.includes(this.viewer) ?? false);
  }
  /** Something can be decided here now. */
  get asked(): boolean {
    return (this.view?.legal.length ?? 0) > 0 || this.may.confirm;
  }

  /** Whether the question is so new, or an answer so fresh, that the second half of a double click cannot be meant for it. */
  get unread(): boolean {
    return this.sending > 0 || performance.now() - this.since < 400;
  }

  /** What is asked, and after which choice of one's own: asked the same a second time, it is another question. */
  private question(): string {
    const { legal, owing, position } = this.view ?? {};
    const last = this.story.findLast((entry) => !isEvent(entry) && entry.player === this.viewer)?.n;
    return JSON.stringify([legal, owing?.includes(this.viewer), position?.frames, this.may, last]);
  }

  async send(command: Command): Promise<boolean> {
    if (!this.live) return false;
    // The second of two clicks that were meant as one comes too late, and need not be told of.
    const twice = this.sending > 0;
    this.sending++;
    if (command.t === 'hint') this.thinking ??= this.question();
    const refused = await this.live.send(command);
    this.sending--;
    if (refused && command.t === 'hint' && refused.code !== 'busy') this.thinking = null;
    if (refused?.code !== 'replaced' && !(twice && refused?.code === 'stale')) {
      this.refusal = refused && { ...refused, text: inWords(refused) };
      this.refused = this.question();
    }
    return refused === null;
  }
  /** What was chosen together last, as long as nothing of one's own has come after it. */
  get gesture(): readonly Choice[] {
    const own = this.story.flatMap((entry) => (!isEvent(entry) && entry.player === this.viewer ? [entry.choice] : []));
    const line = [...own, ...(this.may.held ? [this.may.held] : [])].slice(-this.sent.length);
    return line.join() === this.sent.join() ? this.sent : [];
  }
  /** The last choice is taken back, and what was chosen together with it. */
  undo(): Promise<boolean> {
    const many = this.gesture.length;
    return this.send({ t: 'undo', ...(many > 1 ? { choices: many } : {}) });
  }
  /** One choice, or several that are taken together or not at all. */
  async choose(choice: Choice, ...then: Choice[]): Promise<boolean> {
    this.hint = null;
    this.sent = [choice, ...then];
    const done = await this.send({ t: 'choose', choice, ...(then.length ? { then } : {}) });
    if (done && this.may.confirm && !settings.confirm) return this.send({ t: 'confirm' });
    return done;
  }

  hear(message: Incoming): void {
    switch (message.t) {
      case 'welcome':
        this.welcome = message;
        this.chairs = message.chairs;
        this.chat = message.chat;
        this.watchers = message.watchers;
        this.proposal = message.proposal;
        this.pace = message.pace;
        this.trouble = message.trouble;
        break;
      case 'sync':
        this.story = message.story;
        this.news = [];
        this.face(message);
        break;
      case 'step':
        this.story = grow(this.story, message.story, message.back);
        this.news = message.story;
        this.face(message);
        // A new question has nothing to do with what was refused at an earlier one.
        if (this.refusal && this.owes && this.question() !== this.refused) this.refusal = null;
        break;
      case 'chat':
        this.chat = [...this.chat.filter((said) => said.n !== message.n), message];
        break;
      case 'here':
        this.chairs = this.chairs.map((chair) => (chair.player === message.player ? { ...chair, here: message.here } : chair));
        break;
      case 'chairs':
        this.chairs = message.chairs;
        break;
      case 'watchers':
        this.watchers = message.watchers;
        break;
      case 'proposal':
        this.proposal = message;
        break;
      case 'pace':
        this.pace = message.pace;
        break;
      case 'trouble':
        this.trouble = message.trouble;
        break;
      case 'holder':
        this.holder = message.player;
        break;
      case 'hint':
        if (this.thinking === null || this.thinking === this.question()) this.hint = message;
        this.thinking = null;
        break;
      case 'rematch':
        this.rematch = message;
        break;
      case 'declined':
        this.declined = message.player;
        break;
      case 'bye':
        this.ended = message.code;
        if (message.code === 'no-pass') gate.shut = true;
        break;
    }
  }

  /** A moment of a replay, which nobody can change. */
  look({ view, events, story }: Moment, table: string): void {
    this.welcome = {
      t: 'welcome', table, game: view.game, viewer: view.viewer, host: false, chairs: this.chairs, watchers: 0, options: {}, confirm: false,
      hints: false, pace: this.pace, chat: [], proposal: this.proposal, broken: null, changed: null, trouble: false,
    };
    this.view = { ...view, legal: [] };
    this.news = events.length ? story.slice(-events.length) : [];
    this.story = story;
  }

  private face({ view, may, over }: Face): void {
    this.view = this.halted ? { ...view, legal: [] } : view;
    this.may = this.halted ? NOTHING : may;
    this.over = over;
    this.hint = null;
    this.since = performance.now();
  }
}

/** A whole sentence. The server speaks English; its codes are translated, and the reasons for which the rules of a game forbid something. */
export function inWords({ code, rule, why, text }: Refusal): string {
  if (has(`error-${code}`)) return t(`error-${code}`, { text });
  const reason = `refused-${slug(why)}`;
  if (why && has(reason)) return t('refused', { text: `${t(reason)} (${rule})` });
  return t('refused', { text: has(`refusal-${code}`) ? t(`refusal-${code}`) : text });
}
