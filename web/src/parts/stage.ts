/** How a stage goes on. */
export interface Course {
  /** There is something to go on to. */
  ready: boolean;
  /** Seconds until it goes on by itself. */
  left: number | null;
  next: () => void;
  skip: () => void;
}
