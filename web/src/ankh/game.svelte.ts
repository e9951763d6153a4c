/** A seat at a table of Ankh, in terms of the game. */
import type { TableGame } from '../games/contract';
import type { HexName } from '../lib/hex';
import { t } from '../lib/i18n';
import { PanZoom } from '../lib/panzoom.svelte';
import { chairAt, personAt } from '../lib/people';
import type { Choice, EventEntry, View } from '../lib/protocol';
import { isEvent } from '../lib/story';
import type { Seat } from '../lib/seat.svelte';
import type { Exit } from '../parts/offer';
import type { God } from './art/emblems';
import type { About } from './logic/about';
import { Board, tokenSpots } from './logic/board';
import { caravanThrough } from './logic/caravan';
import { frameOf, type Model, onTurn, readModel, type Side } from './logic/model';
import { concerned, ghostOf, NOTHING, type Pointed, proposed } from './logic/pointing';
import { movers, NO_TARGETS, partsOf, split, type Targets, targetsOf } from './logic/targets';
import { asking } from './logic/prompt';
import { placed } from './logic/tidings';
import { explain, godName, scenarioName } from './logic/words';

/** Milliseconds within which a second click belongs to the first. */
const AT_ONCE = 400;

export class AnkhGame implements TableGame {
  readonly board: Board;
  /** The windows onto it, of a phone and of a desk: a battle's stage in between leaves them as they are. */
  readonly zoom: { phone: PanZoom; desk: PanZoom };
  /** What an entry of the story points at on the board. */
  pointed = $state.raw<Pointed>(NOTHING);
  /** The entry that a finger has asked for: the board shows it until something else is done. */
  showing = $state.raw<EventEntry | null>(null);
  /** A rule that somebody wants to read. */
  rule = $state<string | null>(null);
  /** A god of whom somebody wants to know all. */
  sheet = $state<God | null>(null);
  /** Once the game is over. */
  exits = $state.raw<readonly Exit[]>([]);

  /** A battle card that is held up to be read, before it is played. */
  card = $state<string | null>(null);
  /** The entry of the story up to which a stage has told: what stands beside it shows no more than that. */
  toldTo = $state<number | null>(null);
  /** A battle has its stage, and with it the cards that can be played. */
  staged = $state(false);
  /** When the stage last went on, and with it what lies under the pointer. */
  turnedAt = -Infinity;
  turned = (): boolean => performance.now() - this.turnedAt < AT_ONCE;

  constructor(
    readonly seat: Seat,
    readonly about: About,
    readonly start: View,
  ) {
    this.board = new Board(about.map.rows, about.map.rivers);
    this.zoom = { phone: new PanZoom(this.board.box), desk: new PanZoom(this.board.box) };
  }

  view = $derived.by<View>(() => this.seat.view ?? this.start);
  model = $derived.by<Model>(() => readModel(this.view, this.about));
  /** While a choice with its sequel is on its way, what lies between them is not asked. */
  between = $state(false);
  targets = $derived.by<Targets>(() => (this.between ? NO_TARGETS : targetsOf(this.view)));
  mover = $derived.by(() => movers(this.view));
  scenario = $derived.by(() => this.about.scenarios.find((one) => one.name === this.model.scenario));
  myGod = $derived.by<God | undefined>(() => this.model.godOf.get(this.seat.viewer));
  mySide = $derived.by<Side | undefined>(() => this.model.sides.find((side) => side.god === this.myGod));
  turn = $derived.by(() => onTurn(this.model));
  /** The own last choice in the story: whatever came after it is new. */
  since = $derived.by(() => this.seat.story.findLast((entry) => !isEvent(entry) && entry.player === this.seat.viewer)?.n ?? 0);
  /** Camels of a caravan that is being laid. */
  laid = $derived.by(() => {
    const frame = frameOf(this.model, 'lay a caravan');
    return (frame?.more ?? []).map(String);
  });
  /** The line that these make, of several. */
  caravan = $derived.by(() => caravanThrough(this.model.caravans, this.model.lands, this.laid));
  /** Hexes of the board that show something and should not be covered. */
  seen = $derived.by<HexName[]>(() => {
    const { pieces, regions } = this.model;
    const spots = tokenSpots(this.board, regions);
    return [...pieces.keys(), ...this.targets.hexes.keys(), ...spots.map(({ spot }) => spot)];
  });
  /** Where the board shows what the hint proposes, or the choice that waits to be confirmed. */
  private proposal = $derived.by(() => {
    const { hint, may } = this.seat;
    const sequel = [...this.targets.hexes.values()].find(({ choice }) => choice === [hint?.choice, hint?.then[0]].join('; '));
    return may.held ?? (sequel ? hint?.then[0] : hint?.choice) ?? '';
  });
  hinted = $derived.by(() => (this.proposal ? proposed(this.proposal, this.model) : NOTHING.hexes));
  ghost = $derived.by(() => ghostOf(this.proposal, this.model, this.myGod));
  hintedSide = $derived.by(() => {
    const [verb, side] = split(this.proposal);
    return verb === 'camel' ? side : null;
  });
  arrivals = $derived.by(() => {
    const moved = new Map<HexName, HexName>();
    for (const entry of this.seat.news) {
      if (isEvent(entry) && (entry.event === 'moved' || entry.event === 'pushed')) {
        moved.set(String(entry.args[2]), String(entry.args[1]));
      }
    }
    return moved;
  });

  get players(): readonly string[] {
    return this.model.players;
  }
  get title(): string {
    return t('table-of', { scenario: scenarioName(this.model.scenario), count: this.players.length });
  }
  get subject(): { title: string; text: string } {
    return { title: scenarioName(this.model.scenario), text: explain('scenario', this.model.scenario) };
  }
  sideOf = (player: string): God | undefined => this.godAt.get(player)?.god;
  question = (): string => asking(this).text;
  strength = (card: string): number => this.about.cards.find((one) => one.name === card)?.strength ?? 0;

  /** As a text that hardly ever changes: what only names players, as every line of the chronicle does, is not said anew with each view. */
  private gods = $derived.by(() => JSON.stringify([...this.model.godOf].map(([player, god]) => [player, { god, shared: this.model.sides.some((side) => side.god === god && side.players.length > 1) }])));
  private godAt = $derived.by(() => new Map(JSON.parse(this.gods) as [string, { god: God; shared: boolean }][]));
  /** Who sits there, as the others call them: their god once it is known. */
  playerName = (player: string): string => {
    const { god, shared } = this.godAt.get(player) ?? {};
    if (!god) return this.chairName(player);
    return shared ? `${godName(god)} (${player === this.seat.viewer ? t('brings-you') : this.personName(player)})` : godName(god);
  };
  /** Both, for lists of people. */
  fullName = (player: string): string => {
    const god = this.model.godOf.get(player);
    return god ? `${godName(god)} (${this.personName(player)})` : this.personName(player);
  };
  chairName = (player: string): string => chairAt(this.seat, player);
  personName = (player: string): string => personAt(this.seat, player);

  point = (entry: EventEntry | null): void => {
    const told = entry ?? this.showing;
    this.pointed = told ? concerned(placed(told, this.seat.story), this.model, this.board) : NOTHING;
  };
  show = (entry: EventEntry | null): void => {
    this.showing = entry;
    this.point(null);
  };
  choose = (choice: Choice): void => {
    if (this.showing) this.show(null);
    void this.follow(partsOf(choice));
  };
  private async follow([first = '', ...then]: Choice[]): Promise<void> {
    this.between = then.length > 0;
    await this.seat.choose(first, ...then);
    this.between = false;
  }
  /** Another figure is clicked while one is being moved: the first stays where it is. */
  moveInstead = async (hex: HexName): Promise<void> => {
    const other = hex !== this.mover.selected;
    if (!this.seat.may.undo || !(await this.seat.send({ t: 'undo' }))) return;
    if (other && this.view.legal.includes(`move ${hex}`)) this.choose(`move ${hex}`);
  };
}

