/** What crosses the border between page and server; docs/protocol.md says what it means. Written by tools/wire_types.py; do not edit. */

export const PROTOCOL = 1;
export const CHAT_LETTERS = 500;
export const NAME_LETTERS = 40;
export const SEARCH_LETTERS = 100;
export const SPECTATOR = 'spectator';
export const CHANCE = 'BOX';
/** In notation. */
export type Choice = string;
export const PACES = ['step', 'slow', 'fast', 'skip'] as const;
export type Pace = (typeof PACES)[number];

export interface Chair {
  player: string;
  kind: 'human' | 'bot';
  bot: string;
  name: string;
  here: boolean;
}

/** Plain text, to be escaped by whoever shows it. */
export interface Said {
  t: 'chat';
  n: number;
  from: string;
  text: string;
}

/** Somebody wants to take something back or, with `cut`, to go on from where the log can still be followed. */
export interface Proposal {
  t: 'proposal';
  by: string | null;
  choices?: number;
  cut?: boolean;
  waiting?: string[];
}

/** The log cannot be followed beyond so many entries. */
export interface Broken {
  after: number;
  why: string;
}

export interface RuleChange {
  version: number;
  rules: string[];
  text: string;
}

/** `scene`: what everybody saw of it at that moment, where the game says so; what it holds is the game's own. `parts`: the amounts that it is made of; one without a name is what the rule gives. */
export interface Happened {
  event: string;
  rule: string;
  args: unknown[];
  scene?: Record<string, unknown>;
  parts?: [string, number][];
}

/** The rules are other ones than those it was played by; with a line, where they first make something else of it. */
export interface Changed {
  from: number;
  to: number;
  changes: RuleChange[];
  line?: number;
  player?: string;
  choice?: string | null;
  what?: 'told' | 'asked' | 'position' | 'outcome';
  then?: Happened[];
  now?: Happened[];
}

export interface Welcome {
  t: 'welcome';
  table: string;
  game: string;
  viewer: string;
  host: boolean;
  chairs: Chair[];
  watchers: number;
  options: Record<string, unknown>;
  confirm: boolean;
  hints: boolean;
  pace: Pace;
  chat: Said[];
  proposal: Proposal;
  broken: Broken | null;
  /** The game does not go on before somebody has decided about corrected rules. */
  changed: Changed | null;
  trouble: boolean;
}

/** A step that waits, with its arguments by name. */
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
  drafts: Record<string, string[]>;
  sealed: string[];
  barriers: number;
  over: string;
  winners: string[];
}

/** The open question. In a sealed step nobody in particular is asked: `waiting` lists those who have not chosen. */
export interface Asks {
  step: string;
  rule: string;
  at?: string;
  player: string | null;
  waiting?: string[];
}

/** The board as one viewer may know it. What `outlook` and `ahead` hold is the game's own. */
export interface View {
  game: string;
  version: number;
  viewer: string;
  owing: string[];
  legal: string[];
  position: Position;
  asks: Asks | null;
  outlook: Record<string, unknown>;
  ahead?: Record<string, unknown>;
}

export interface May {
  undo: boolean;
  confirm: boolean;
  reopen: boolean;
  held: string | null;
}

export interface Over {
  reason: string;
  winners: string[];
  score: number[];
}

export interface EventEntry {
  event: string;
  rule: string;
  args: unknown[];
  scene?: Record<string, unknown>;
  parts?: [string, number][];
  n: number;
}

export interface ChoiceEntry {
  choice: string;
  player: string;
  n: number;
}

export type Entry = EventEntry | ChoiceEntry;

export interface Sync {
  t: 'sync';
  view: View;
  may: May;
  over: Over | null;
  v: number;
  story: Entry[];
}

/** `back`: an undo has taken back all entries with a higher number. */
export interface Step {
  t: 'step';
  view: View;
  may: May;
  over: Over | null;
  v: number;
  back?: number;
  story: Entry[];
}

/** With the choices that would follow. `why`: what changes in the judgement, most first; `brings` is the game's. `fears`: what the others' answers may cost, most first. `instead`: the next best line up to where it differs, and `behind`: how much smaller its chance to win looks; none where there is only one line. */
export interface Hint {
  t: 'hint';
  id: string;
  choice: string;
  then: string[];
  why: [string, number][];
  brings: Record<string, unknown>[];
  fears: [string, number][];
  instead: string[];
  behind: number;
}

export interface Ack {
  t: 'ack';
  id: string;
  v: number;
}

export interface No {
  t: 'no';
  id: string;
  code: string;
  /** That forbids it. */
  rule: string;
  /** A name, which the words of a game have as "refused-…"; often none. */
  why: string;
  text: string;
}

export interface Here {
  t: 'here';
  player: string;
  here: boolean;
}

export interface Chairs {
  t: 'chairs';
  chairs: Chair[];
}

export interface Watchers {
  t: 'watchers';
  watchers: number;
}

export interface PaceSet {
  t: 'pace';
  pace: Pace;
}

/** Somebody offers the same again, at a table of which this is the key; null if nobody who plays. */
export interface Rematch {
  t: 'rematch';
  table: string;
  key: string;
  by: string | null;
}

/** Somebody does not want the rematch that this table is. */
export interface Declined {
  t: 'declined';
  player: string;
}

/** Whether nothing can be written at the moment. */
export interface Trouble {
  t: 'trouble';
  trouble: boolean;
}

/** Somebody else has opened the link of that chair. */
export interface Holder {
  t: 'holder';
  player: string;
}

export interface Pong {
  t: 'pong';
}

export interface Bye {
  t: 'bye';
  code: string;
}

/** All that a viewer sees of a table at a time. */
export interface Face {
  view: View;
  may: May;
  over: Over | null;
}

/** What every game on offer has, beside what it tells of itself. */
export interface Offered {
  bots: string[];
}

/** What there is. `user`: by which the server knew this browser before there were keys. */
export interface Told {
  version: string;
  protocol: number;
  address: string;
  games: Record<string, Record<string, unknown>>;
  user?: string;
}

/** Whoever has no key yet gets one with the pass. */
export interface Entered {
  pass: string;
  user?: string;
}

export interface Links {
  host: string;
  spectator: string;
  chairs: string[];
}

export interface Made {
  table: string;
  links: Links;
}

export interface Sitter {
  player: string;
  kind: 'human' | 'bot';
  bot: string;
  name: string;
}

/** How far a game has come: so many of something, of which the game's own words know the name. */
export interface Progress {
  name: string;
  number: number;
  of: number;
}

/** A table as a line in the list of somebody's tables. */
export interface Listed {
  table: string;
  game: string;
  options: Record<string, unknown>;
  chairs: Sitter[];
  /** What each player plays, as far as that is known. */
  sides: Record<string, string>;
  progress: Progress | null;
  mine: string[];
  host: boolean;
  turn: string[];
  over: Over | null;
  created: number;
  updated: number;
}

/** `more` asks for the next page of the list. */
export interface Tables {
  tables: Listed[];
  total: number;
  more: string | null;
}

/** By table, what its game draws the board in little from. */
export interface Pictures {
  pictures: Record<string, unknown>;
}

/** How somebody did with one side in games of one kind. Winners share one point, which is the score. */
export interface Played {
  game: string;
  scenario: string;
  players: number;
  side: string;
  games: number;
  wins: number;
  score: number;
}

/** The same by who else was there: a kind of bot, or a person's name. */
export interface Against {
  game: string;
  kind: 'human' | 'bot';
  name: string;
  games: number;
  wins: number;
  score: number;
}

/** Of all finished games with one chair of one's own; of the others only how many there are. */
export interface Results {
  played: Played[];
  against: Against[];
  shared: number;
}

export interface Finished {
  table: string;
  game: string;
  options: Record<string, unknown>;
  me: string;
  chairs: Sitter[];
  sides: Record<string, string>;
  over: Over;
  ended: number;
}

export interface NewLink {
  link: string;
}

export interface Seated {
  chairs: Chair[];
}

export interface Story {
  story: Entry[];
}

/** Of a record; a choice that is not known is null. */
export interface Line {
  player: string;
  choice: string | null;
}

/** An event that people remember, and the line behind which it had happened. */
export interface Mark {
  event: string;
  rule: string;
  args: unknown[];
  scene?: Record<string, unknown>;
  parts?: [string, number][];
  at: number;
}

/** A position of a replay, the line that led to it, and what that caused. */
export interface Moment {
  lines: number;
  at: number;
  line: Line | null;
  view: View;
  events: Happened[];
  story: Entry[];
  marks?: Mark[];
}

export interface Rule {
  id: string;
  title: string;
  text: string;
}

export interface Fault {
  code: string;
  text: string;
}

export interface Failed {
  error: Fault;
}

export interface AskedChair {
  kind: 'me' | 'human' | 'bot';
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  chairs?: AskedChair[];
  pace?: Pace;
  confirm?: boolean;
  hints?: boolean | null;
}

export interface WhichChair {
  player: string;
}

export interface Qr {
  text: string;
}

export interface Password {
  password: string;
}

/** All that the server says. */
export type Incoming =
  | Welcome
  | Sync
  | Step
  | Hint
  | Ack
  | No
  | Said
  | Here
  | Chairs
  | Watchers
  | Proposal
  | PaceSet
  | Rematch
  | Declined
  | Trouble
  | Holder
  | Pong
  | Bye;

/** All that it understands. */
export type Outgoing =
  | { t: 'hello'; protocol: number; table: string; key?: string | null; host?: string | null; user?: string | null; pass?: string | null; as?: string | null; seen?: number | null }
  | { t: 'choose'; id: string; v: number; choice: string; then?: string[] }
  | { t: 'undo'; id: string; v?: number | null; choices?: number }
  | { t: 'confirm'; id: string; v?: number | null }
  | { t: 'reopen'; id: string; v?: number | null }
  | { t: 'propose'; id: string }
  | { t: 'agree'; id: string; agree?: boolean }
  | { t: 'accept'; id: string }
  | { t: 'name'; id: string; name: string }
  | { t: 'chat'; id: string; text: string }
  | { t: 'pace'; id: string; pace: Pace }
  | { t: 'next'; id: string }
  | { t: 'hint'; id: string }
  | { t: 'ping' };
