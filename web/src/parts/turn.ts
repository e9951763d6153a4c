/** A seat in the order of turns. */
export interface Turn {
  player: string;
  /** It is their turn. */
  on: boolean;
  /** Out of the game. */
  gone?: boolean;
  /** Several people. */
  pair?: boolean;
}
