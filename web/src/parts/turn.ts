/** A seat in the order of turns. */
export interface Turn {
  player: string;
  /** It is their turn. */
  on: boolean;
  /** Out of the game. */
  gone?: boolean;
  /** Has its name beside it even where there is little room: whoever is on, unless several are. */
  named?: boolean;
}
