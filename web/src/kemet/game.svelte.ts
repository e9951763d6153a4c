/** A seat at a table of Kemet, in terms of the game. */
import { t } from '../lib/i18n';
import { chairLabel } from '../lib/people';
import { CHANCE, type Choice, type View } from '../lib/protocol';
import type { Seat } from '../lib/seat.svelte';
import { isEvent } from '../lib/story';
import type { God } from './art/gods';
import type { About, Ahead } from './logic/told';
import { type BoardModel, readBoard } from './logic/model';
import { readSheets, type Sheet } from './logic/sheet';
import { godName } from './logic/words';

/** Milliseconds within which a second click belongs to the first. */
const AT_ONCE = 400;

export class KemetGame {
  /** A rule that somebody wants to read. */
  rule = $state<string | null>(null);
  /** A battle has its stage, and with it the cards that can be played. */
  staged = $state(false);
  /** When the stage last went on, and with it what lies under the pointer. */
  turnedAt = -Infinity;
  turned = (): boolean => performance.now() - this.turnedAt < AT_ONCE;

  constructor(
    readonly seat: Seat,
    readonly about: About,
    readonly start: View,
  ) {}

  view = $derived.by<View>(() => this.seat.view ?? this.start);
  board = $derived.by<BoardModel>(() => readBoard(this.view));
  sheets = $derived.by<Map<string, Sheet>>(() => readSheets(this.view, this.about));
  mine = $derived.by<Sheet | undefined>(() => this.sheets.get(this.seat.viewer));
  /** In the order of turns, once there is one. */
  order = $derived.by<string[]>(() => this.board.seats.map(({ player }) => player));
  round = $derived.by(() => Number(this.view.position.columns['round'] ?? 0));
  ahead = $derived.by<Ahead>(() => (this.view.ahead ?? {}) as Ahead);
  /** Who would win if their next turn began now. */
  winning = $derived.by<string[]>(() => (this.view.outlook as { winning: string[] }).winning);
  /** The own last choice in the story: whatever came after it is new. */
  since = $derived.by(() => this.seat.story.findLast((entry) => !isEvent(entry) && entry.player === this.seat.viewer)?.n ?? 0);

  godOf = (player: string): God | undefined => this.sheets.get(player)?.god;

  /** Who sits there, as the others call them. */
  playerName = (player: string): string => {
    const god = this.godOf(player);
    return god ? godName(god) : this.chairName(player);
  };
  /** Both, for lists of people. */
  fullName = (player: string): string => {
    const god = this.godOf(player);
    return god ? `${godName(god)} (${this.personName(player)})` : this.personName(player);
  };
  chairName = (player: string): string => (player === this.seat.viewer ? t('you') : this.personName(player));
  /** Who sits there, also if it is oneself; chance has no chair. */
  personName = (player: string): string => {
    if (player === CHANCE) return t('chance-name');
    const chair = this.seat.chairs.find((one) => one.player === player);
    if (!chair) return player;
    const name = chairLabel(chair);
    const alike = this.seat.chairs.filter((one) => one.kind === 'bot' && chairLabel(one) === name);
    return alike.length > 1 ? t('bot-of-many', { bot: name, number: alike.indexOf(chair) + 1 }) : name;
  };

  /** One choice, or several that are taken together or not at all. */
  choose = (choice: Choice, ...then: Choice[]): Promise<boolean> => this.seat.choose(choice, ...then);
}
