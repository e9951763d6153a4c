/** What can be chosen and is not on the board, with what a button needs to show it. */
import type { IconName } from '../lib/icons';
import type { Choice } from '../lib/protocol';

export interface Offer {
  choice: Choice;
  name: string;
  /** What it is, in a sentence. */
  text: string;
  /** Its picture, where the game draws none. */
  icon?: IconName;
  /** Beside its name: a card's strength. */
  mark?: string;
  /** What it brings, in short. */
  brings: string;
  key: string;
  /** What it is has to be read before it is chosen: the row shows `text`, too. */
  read?: boolean;
  /** Its drawing is large in a tray: a card. */
  pictured?: boolean;
}

/** A button beside the question: what ends a series, declines an offer, seals, or is the one thing to do. */
export interface Answer {
  choice: Choice;
  label: string;
  brings?: string;
  /** All that it brings, where that is more than `brings` has room for. */
  full?: string;
  main?: boolean;
  icon?: IconName;
  key?: string;
  /** Nothing is sent: a part of a plan, named so. */
  plan?: string;
  /** A part of a plan that is on, or off. */
  on?: boolean;
  /** It is given by itself after so many seconds. */
  clock?: { left: number; of: number };
}

/** A way out of a game that is over. */
export interface Exit {
  label: string;
  icon?: IconName;
  main?: boolean;
  act: () => void;
}
