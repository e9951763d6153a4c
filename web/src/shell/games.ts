/** What the rest of the page shows of a game without knowing it: each game says so itself. */
import type { Component } from 'svelte';
import * as ankh from '../ankh/face';
import type { Progress } from '../lib/protocol';

export interface Face {
  /** The board in little, from what the server keeps of it. */
  Thumb: Component<{ about: unknown; picture: unknown }>;
  /** The emblem of a side. */
  Mark: Component<{ side: string; size?: number }>;
  sideName: (side: string) => string;
  scenarioName: (scenario: string) => string;
  /** How far it has come, in a few words. */
  progressText: (progress: Progress) => string;
  /** What the server calls a scenario that somebody looks for in their own language. */
  scenarioLike: (about: unknown, text: string) => string | undefined;
}

const FACES: Record<string, Face> = { ankh };
export const faceOf = (game: string): Face => FACES[game] ?? ankh;
