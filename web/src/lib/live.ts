/** One line to one table. It opens itself again, resumes where it was, and sends unanswered commands once more. */
import { type Incoming, type No, type Outgoing, PROTOCOL, type Welcome } from './protocol';

/** What a seat asks for: the line adds a name, and the message on which it was decided. */
type Named<T> = T extends { id: string } ? Omit<T, 'id' | 'v'> : never;
export type Command = Named<Outgoing>;

export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}
export interface Access {
  table: string;
  key?: string | null;
  as?: string | null;
  user?: string;
  pass?: string;
}
export interface Ears {
  message(message: Incoming): void;
  state(state: LineState, inSeconds: number): void;
}
export type LineState = 'opening' | 'open' | 'waiting' | 'ended';

/** Codes after which knocking again is of no use. */
const FINAL = new Set(['revoked', 'no-such-link', 'other-protocol', 'other-rules', 'deleted', 'full', 'no-pass', 'damaged']);
const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 15;
const PING_EVERY = 20;
const SILENCE = 50;

/** Seconds to wait before try number n: doubling, up to a limit, spread so that not all clients knock at once. */
export function backOff(tries: number, random: () => number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return most * (0.5 + 0.5 * random());
}

interface Waiting {
  text: string;
  done: (refused: Refusal | null) => void;
}
export type Refusal = Pick<No, 'code' | 'rule' | 'why' | 'text'>;

export class Live {
  state: LineState = 'opening';
  seen: number | null = null;
  welcome: Welcome | null = null;
  private line: Line | null = null;
  private tries = 0;
  private count = 0;
  private heard = 0;
  private greeted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly access: Access,
    private readonly ears: Ears,
    private readonly connect: () => Line,
    private readonly random: () => number = Math.random,
    private readonly now: () => number = () => Date.now() / 1000,
    private readonly name = Math.random().toString(36).slice(2, 10),
  ) {}

  open(): void {
    clearTimeout(this.timer);
    this.set('opening');
    const line = this.connect();
    this.line = line;
    this.greeted = false;
    line.onopen = () => {
      this.heard = this.now();
      line.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, ...this.access, seen: this.seen } satisfies Outgoing));
      clearInterval(this.pulse);
      this.pulse = setInterval(() => this.beat(), PING_EVERY * 1000);
    };
    line.onmessage = (event) => {
      if (line === this.line) this.hear(JSON.parse(String(event.data)) as Incoming);
    };
    line.onclose = () => {
      if (line === this.line) this.dropped();
    };
  }

  /** For good: nothing is sent or heard any more. */
  close(): void {
    this.set('ended');
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    const line = this.line;
    this.line = null;
    line?.close();
  }

  /** Try at once, where a wait is under way. */
  knock(): void {
    if (this.state === 'waiting') this.open();
  }

  /** The message on which the user decided goes with a choice, so that a stale one is noticed. */
  send(command: Command): Promise<Refusal | null> {
    const id = `${this.name}-${++this.count}`;
    const onWhat = ['choose', 'undo', 'confirm', 'reopen'].includes(command.t) ? { v: this.seen ?? 0 } : {};
    const text = JSON.stringify({ ...command, id, ...onWhat });
    return new Promise((done) => {
      this.waiting.set(id, { text, done });
      if (this.state === 'open') this.line?.send(text);
    });
  }

  private hear(message: Incoming): void {
    this.heard = this.now();
    if (message.t === 'welcome') {
      this.welcome = message;
      this.tries = 0;
    } else if (message.t === 'step') {
      if (this.seen !== null && message.v <= this.seen) return;
      if (this.seen !== null && message.v > this.seen + 1) return this.again();
      this.seen = message.v;
    } else if (message.t === 'sync') {
      this.seen = message.v;
    } else if (message.t === 'ack') {
      this.settle(message.id, null);
    } else if (message.t === 'no') {
      this.settle(message.id, message);
    } else if (message.t === 'bye') {
      if (FINAL.has(message.code)) this.close();
    }
    this.ears.message(message);
    if (message.t === 'welcome') this.greet();
  }

  /** Welcomed: the line stands; what was not answered is said again (the server does one id once). */
  private greet(): void {
    if (this.greeted) return;
    this.greeted = true;
    this.set('open');
    for (const { text } of this.waiting.values()) this.line?.send(text);
  }

  private settle(id: string, refused: Refusal | null): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.done(refused);
  }

  private again(): void {
    const line = this.line;
    this.line = null;
    line?.close();
    this.open();
  }

  private beat(): void {
    if (this.now() - this.heard > SILENCE) this.again();
    else if (this.state === 'open') this.line?.send(JSON.stringify({ t: 'ping' } satisfies Outgoing));
  }

  private dropped(): void {
    clearInterval(this.pulse);
    if (this.state === 'ended') return;
    const wait = backOff(this.tries++, this.random);
    this.set('waiting', wait);
    this.timer = setTimeout(() => this.open(), wait * 1000);
  }

  private set(state: LineState, inSeconds = 0): void {
    this.state = state;
    this.ears.state(state, inSeconds);
  }
}

export function socketTo(origin: string): Line {
  return new WebSocket(`${origin.replace(/^http/, 'ws')}/live`) as unknown as Line;
}
