/** What crosses the border between page and server; docs/protocol.md says what it means. */

export const PROTOCOL = 1;
export type Choice = string;

export interface Frame {
  frame: string;
  at?: string;
  more?: unknown[];
  [argument: string]: unknown;
}
export interface Position {
  players: number;
  columns: Record<string, unknown>;
  frames: Frame[];
  drafts: Record<string, Choice[]>;
  sealed: string[];
  over: string;
  winners: string[];
}
export interface Asks {
  step: string;
  rule: string;
  at?: string;
  player: string | null;
  waiting?: string[];
}
export interface View {
  game: string;
  viewer: string;
  owing: string[];
  legal: Choice[];
  position: Position;
  asks: Asks | null;
  outlook?: Record<string, unknown>;
}
export interface EventEntry {
  n: number;
  event: string;
  rule: string;
  args: unknown[];
}
export interface ChoiceEntry {
  n: number;
  choice: Choice;
  player: string;
}
export type Entry = EventEntry | ChoiceEntry;
export const isEvent = (entry: Entry): entry is EventEntry => 'event' in entry;

export interface May {
  undo: boolean;
  confirm: boolean;
  reopen: boolean;
  held: Choice | null;
}
export interface Over {
  reason: string;
  winners: string[];
  score: number[];
}
export interface Chair {
  player: string;
  kind: 'human' | 'bot';
  name: string;
  bot: string;
  here: boolean;
}
export type Pace = 'step' | 'slow' | 'fast' | 'skip';
export interface Said {
  n: number;
  from: string;
  text: string;
}
export interface Proposal {
  by: string | null;
  choices?: number;
  /** Not to take back, but to go on from where the log can still be followed. */
  cut?: boolean;
  waiting?: string[];
}
export interface Broken {
  after: number;
  why: string;
}
/** The rules are other ones than those it was played by; with a line, where they first make something else of it. */
export interface Changed {
  from: number;
  to: number;
  changes: { version: number; rules: string[]; text: string }[];
  line?: number;
  player?: string;
  choice?: Choice | null;
  what?: 'told' | 'asked' | 'position' | 'outcome';
  then?: Omit<EventEntry, 'n'>[];
  now?: Omit<EventEntry, 'n'>[];
}
export interface Welcome {
  t: 'welcome';
  table: string;
  game: string;
  viewer: string;
  host: boolean;
  chairs: Chair[];
  options: Record<string, unknown>;
  confirm: boolean;
  hints?: boolean;
  pace?: Pace;
  chat?: Said[];
  watchers?: number;
  proposal?: Proposal;
  /** The log cannot be followed beyond so many entries. */
  broken?: Broken | null;
  /** The game does not go on before somebody has decided about corrected rules. */
  changed?: Changed | null;
  /** Nothing can be written at the moment. */
  trouble?: boolean;
}
export interface Hint {
  t: 'hint';
  choice: Choice;
  why: [string, number][];
}
interface Face {
  v: number;
  view: View;
  story: Entry[];
  may: May;
  over: Over | null;
}
export type Sync = { t: 'sync' } & Face;
export type Step = { t: 'step'; back?: number } & Face;
export type Incoming =
  | Welcome
  | Sync
  | Step
  | Hint
  | { t: 'ack'; id: string; v: number }
  | { t: 'no'; id: string; code: string; rule: string; text: string }
  | ({ t: 'chat' } & Said)
  | { t: 'here'; player: string; here: boolean }
  | { t: 'chairs'; chairs: Chair[] }
  | { t: 'watchers'; watchers: number }
  | ({ t: 'proposal' } & Proposal)
  | { t: 'pace'; pace: Pace }
  | { t: 'rematch'; table: string; key: string }
  | { t: 'trouble'; trouble: boolean }
  | { t: 'holder'; player: string }
  | { t: 'pong' }
  | { t: 'bye'; code: string };

export type Command =
  | { t: 'choose'; choice: Choice }
  | { t: 'undo' }
  | { t: 'confirm' }
  | { t: 'reopen' }
  | { t: 'propose' }
  | { t: 'agree'; agree: boolean }
  | { t: 'accept' }
  | { t: 'chat'; text: string }
  | { t: 'name'; name: string }
  | { t: 'pace'; pace: Pace }
  | { t: 'next' }
  | { t: 'hint' };
