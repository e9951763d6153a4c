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
  /** A question to the server has been without an answer for longer than a line that stands would need. */
  quiet(quiet: boolean): void;
  /** What is asked now: the same text as long as it is the same question. */
  question(): string;
}
export type LineState = 'opening' | 'open' | 'waiting' | 'ended';

/** Codes after which knocking again is of no use. */
const FINAL = new Set(['revoked', 'no-such-link', 'other-protocol', 'other-rules', 'deleted', 'full', 'no-pass', 'damaged']);
const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 15;
/** Seconds between two pings while somebody looks at the page; a page in the background asks less often. */
const PING_EVERY = 1;
const PING_UNSEEN = 20;
/** Unanswered for so long, the line is said to be quiet; for so long, it is taken for dead. */
export const QUIET = 0.9;
const DEAD = 8;
/** Without a welcome for so long, a line that is being opened is given up. */
const OPENING = 15;

/** Seconds to wait before try number n: doubling, up to a limit, spread so that not all clients knock at once. */
export function backOff(tries: number, random: () => number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return most * (0.5 + 0.5 * random());
}

interface Waiting {
  command: Command;
  /** The message on which it was decided, for commands that answer a question, and the question. */
  v: number | null;
  question: string;
  /** It has gone out on some line; it has outlived a line. */
  sent: boolean;
  carried: boolean;
  done: (refused: Refusal | null) => void;
}
export type Refusal = Pick<No, 'code' | 'rule' | 'why' | 'text'>;
/** Commands that answer what is asked. */
const ANSWERS = new Set(['choose', 'undo', 'confirm', 'reopen']);
const own = (code: string): Refusal => ({ code, rule: '', why: '', text: code });
const onScreen = () => typeof document === 'undefined' || document.visibilityState !== 'hidden';

export class Live {
  state: LineState = 'opening';
  seen: number | null = null;
  welcome: Welcome | null = null;
  private line: Line | null = null;
  private tries = 0;
  private count = 0;
  /** A ping is on its way. */
  private asked = false;
  private greeted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly access: Access,
    private readonly ears: Ears,
    private readonly connect: () => Line,
    private readonly random: () => number = Math.random,
    private readonly name = Math.random().toString(36).slice(2, 10),
    private readonly seenByUser: () => boolean = onScreen,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.set('opening');
    const line = this.connect();
    this.line = line;
    this.greeted = false;
    line.onopen = () => {
      line.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, ...this.access, seen: this.seen } satisfies Outgoing));
    };
    line.onmessage = (event) => {
      if (line === this.line) this.hear(JSON.parse(String(event.data)) as Incoming);
    };
    line.onclose = () => {
      if (line === this.line) this.dropped();
    };
    this.pulse = setTimeout(() => this.again(), OPENING * 1000);
  }

  /** For good: nothing is sent or heard any more. */
  close(): void {
    this.set('ended');
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    const line = this.line;
    this.line = null;
    line?.close();
  }

  /** Try at once, where a wait is under way; ask whether a line that seems to stand does. */
  knock(): void {
    if (this.state === 'waiting') this.open();
    else if (this.state === 'open' && !this.asked) this.ping();
  }

  /** The message on which the user decided goes with an answer, so that a stale one is noticed. While the line is down the
   * answer waits; a second one to the same question takes its place. */
  send(command: Command): Promise<Refusal | null> {
    const id = `${this.name}-${++this.count}`;
    const answers = ANSWERS.has(command.t);
    if (answers) {
      const earlier = [...this.waiting].find(([, one]) => one.v !== null && !one.sent);
      if (earlier) this.settle(earlier[0], own('replaced'));
    }
    return new Promise((done) => {
      const one: Waiting = { command, v: answers ? (this.seen ?? 0) : null, question: answers ? this.ears.question() : '', sent: false, carried: false, done };
      this.waiting.set(id, one);
      if (this.state === 'open') this.say(id, one);
    });
  }

  private say(id: string, one: Waiting): void {
    one.sent = true;
    this.line?.send(JSON.stringify({ ...one.command, id, ...(one.v === null ? {} : { v: one.v }) }));
  }

  private hear(message: Incoming): void {
    if (this.greeted) this.answered();
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
      if (!this.renewed(message)) this.settle(message.id, message);
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
    this.answered();
    for (const [id, one] of this.waiting) {
      one.carried = true;
      this.say(id, one);
    }
  }

  /** A server that has read the table anew numbers its messages anew, so an answer that outlived the line looks stale. If
   * the same question is still open it is given again; if not, it is said why it was lost. */
  private renewed({ id, code }: No): boolean {
    const one = this.waiting.get(id);
    if (code !== 'stale' || !one?.carried) return false;
    if (one.question !== this.ears.question()) this.settle(id, own('lost'));
    else {
      one.carried = false;
      one.v = this.seen ?? 0;
      this.say(id, one);
    }
    return true;
  }

  private settle(id: string, refused: Refusal | null): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.done(refused);
  }

  private again(): void {
    this.ears.quiet(false);
    const line = this.line;
    this.line = null;
    line?.close();
    this.open();
  }

  /** Something was heard: the line stands, and is asked again after a while. */
  private answered(): void {
    this.asked = false;
    this.ears.quiet(false);
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ping(), (this.seenByUser() ? PING_EVERY : PING_UNSEEN) * 1000);
  }
  private ping(): void {
    this.asked = true;
    this.line?.send(JSON.stringify({ t: 'ping' } satisfies Outgoing));
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.ears.quiet(true);
      this.pulse = setTimeout(() => this.again(), (DEAD - QUIET) * 1000);
    }, QUIET * 1000);
  }

  private dropped(): void {
    clearTimeout(this.pulse);
    this.ears.quiet(false);
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
