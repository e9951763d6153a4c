/** What a game is to the rest of the page. A game is two things behind this contract:
 *
 * - its **face** (`<game>/face.ts`), a part of the lobby: small, and loaded with the page. It must not import the game.
 * - the **game** (`<game>/index.ts`, `export default behind({ … })`), loaded when somebody sits down, begins, looks on or reads how to play.
 *
 * The shell and `lib` import no game, games import neither each other nor the shell: tests/rooms.test.ts forbids it. */
import type { Component } from 'svelte';
import type { Marked } from '../lib/marks';
import type { Choice, Entry, EventEntry, Mark, Progress, View } from '../lib/protocol';
import type { Seat } from '../lib/seat.svelte';
import type { Sound } from '../lib/sound';

/** What lists, results and the lobby show of a game. Its words are those of `face.ftl`, said with `wordsOf('<game>')`
 * of lib/i18n: several games are on one page here, and `t` speaks for the one at the table. `about` is what the server
 * tells of this game (/api/about). */
export interface Face {
  /** Of the game, as on its box. */
  title: () => string;
  /** What it is, in one line. */
  lead: () => string;
  /** How many may play, and for how long, or whatever else "Play now" says beneath. */
  quickText: () => string;
  /** The board in little, from what the server keeps of it (`glance`); loaded with the first table that is listed. */
  thumb: () => Promise<{ default: Component<{ about: unknown; picture: unknown }> }>;
  /** The large picture of the lobby, loaded once the rest is painted: of a game's beginning, or of a table (`picture`, as for `thumb`). */
  cover: () => Promise<{ default: Component<{ about: unknown; picture?: unknown }> }>;
  /** The emblem of a side. The class `of-<side>` gives its colours (--gc, --gd, --gl, --go). */
  Mark: Component<{ side: string; size?: number }>;
  sideName: (side: string) => string;
  /** What a line in a list is called, from the options of its table: a scenario's name, or the game's. */
  tableName: (options: Record<string, unknown>) => string;
  /** Of a scenario, where the game has some (results by scenario). */
  scenarioName: (scenario: string) => string;
  /** How far it has come, in a few words. */
  progressText: (progress: Progress) => string;
  /** What the server calls something that somebody looks for in their own language: a scenario, or the game itself. */
  searchLike: (about: unknown, text: string) => string | undefined;
  /** Options of the game that begins without questions; one's own chair and bots around it, as many as `players` says. */
  quick: (about: unknown) => { players: number } & Record<string, unknown>;
}

/** A seat at a table in terms of a game: what the shell asks of it. `seat` has the line to the server. */
export interface TableGame {
  readonly seat: Seat;
  readonly view: View;
  /** In the order of the table. */
  readonly players: readonly string[];
  /** A rule that somebody wants to read; the shell shows it. */
  rule: string | null;
  /** The stage has just gone on by itself: a second click is not meant for what lies there now. */
  turned: () => boolean;
  /** The header: what is played, and a tip with more about it. */
  readonly title: string;
  readonly subject: { title: string; text: string } | null;
  /** What somebody plays, for `Mark`; undefined as long as that is not known. */
  sideOf: (player: string) => string | undefined;
  /** What is asked now, as a sentence (for a notice while nobody looks). */
  question: () => string;
  /** As the others call them; with both names; as one calls them at the table ("You"); the person. */
  playerName: (player: string) => string;
  fullName: (player: string) => string;
  chairName: (player: string) => string;
  personName: (player: string) => string;
}

/** What `ReplayStage` lets the replay do: the next beat of a battle that the looked-at line still has. */
export interface Replayed {
  next: () => boolean;
  pending: () => boolean;
}

export interface SceneProps<T> {
  game: T;
  /** In words instead of pictures. */
  text?: boolean;
  /** Nothing can be decided: somebody looks on, or the table stands still. */
  watching?: boolean;
  onagain?: () => void;
  onreplay?: () => void;
}

/** The game's own part of the form for a new game. `make` gives its state (a class with $state), which the parts share;
 * the frame has the number of players, chairs, names and bots. */
export interface Form<F, A> {
  make: (about: A) => F;
  /** What is sent, without `players`. */
  options: (form: F, players: number) => Record<string, unknown>;
  /** Above the number of players: a scenario. */
  Top?: Component<{ form: F; players: number }>;
  /** Before a chair: its emblem. `chair` counts from 0. */
  Emblem?: Component<{ form: F; chair: number; players: number }>;
  /** Behind a chair: what it plays. */
  Side?: Component<{ form: F; chair: number; players: number }>;
  /** Below the chairs: everything else. */
  More?: Component<{ form: F; players: number }>;
  /** Beside all of it: a picture of what is chosen. */
  Picture?: Component<{ form: F; players: number }>;
}

/** T: its TableGame, A: its About, F: the state of its form. */
export interface GameOf<T extends TableGame, A, F> {
  /** Its words in English: `import english from 'virtual:english/<game>'`. The shell has them said from then on. Beside what the
   * game itself asks for, they have what the shell and the parts leave to it: how-title, stage-skip, and guide-… for tips. */
  english: string;
  /** Made once per seat; what it shows follows the seat's views. */
  make: (seat: Seat, about: A, view: View) => T;

  /** What is on: board, battle, moment, end. */
  Scene: Component<SceneProps<T>>;
  /** The table alone, to be looked at: while the device goes from hand to hand, through a spectator's eyes. */
  Table: Component<{ game: T; text?: boolean; watching?: boolean }>;
  /** In the middle of the header. */
  TurnOrder: Component<{ game: T; small: boolean }>;
  /** Handles the keys of this game, and lists them while `open`. */
  Keys: Component<{ game: T; open: boolean }, object, 'open'>;
  /** Who sits down for the first time is told who they are: emblem and a paragraph of class "hello". Shown as soon as
   * `sideOf(viewer)` is known; the shell has the buttons. */
  Greeting: Component<{ game: T }>;
  /** The table of a replay, with the stage in its battles. `at`: the line that is looked at; `onmore`: on to the next. */
  ReplayStage: Component<{ game: T; at: number; onmore?: (() => Promise<void>) | undefined }, Replayed>;
  /** How to play, and everything there is to look up. `over`: it lies over a table; `onplay`: enough read. */
  HowTo: Component<{ about: A; over?: boolean; onplay: () => void }>;
  /** Drawings that are used by reference (sprites); mounted once, wherever the game is on the page. */
  Mount?: Component<{ about: A }>;
  form: Form<F, A>;

  /** The moments that people look for in a replay. */
  marksOf: (marks: readonly Mark[]) => Marked[];
  /** A moment as a picture to share: what has happened, and where that was. */
  shareable: (game: T, moment: string, where: string) => Promise<Blob>;
  /** With the game: also what the sentence leaves out, such as what a gain was for. */
  eventText: (entry: EventEntry, player: (name: string) => string, game?: T) => string;
  choiceText: (choice: Choice, player: (name: string) => string) => string;
  /** A rule's text as the page speaks (places by their names). */
  ruleText: (text: string) => string;
  /** At most one sound for a piece of news. */
  soundOf: (news: Entry[]) => Sound | null;
}

/** A game as the shell has it: it hands on what it was given, and looks into none of it. */
export type Game = GameOf<TableGame, unknown, unknown>;

/** The one place where a game's own types end. */
export const behind = <T extends TableGame, A, F>(game: GameOf<T, A, F>): Game => game as unknown as Game;
