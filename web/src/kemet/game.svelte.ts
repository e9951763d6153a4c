/** A seat at a table of Kemet, in terms of the game. */
import { t } from '../lib/i18n';
import { chairAt, personAt } from '../lib/people';
import type { Choice, EventEntry, View } from '../lib/protocol';
import type { Seat } from '../lib/seat.svelte';
import { isEvent } from '../lib/story';
import type { Exit } from '../parts/offer';
import type { God } from './art/gods';
import type { Geometry, ZoneName } from './board/geometry';
import type { Point } from './board/outline';
import { fameTold } from './logic/fame';
import { stops } from './logic/lit';
import { type BoardModel, readBoard } from './logic/model';
import { filled, journeyOf, leaving, NO_PLAN, type Plan } from './logic/plan';
import { isZone, join, partsOf, split } from './logic/say';
import { ESCAPE, MOVING, PLACING } from './logic/steps';
import { readSheets, type Sheet } from './logic/sheet';
import { actionOf, type Asked, begun, ON_THE_WAY, setsOut, type Target, type Targets, targetsOf } from './logic/targets';
import { playedWith } from './logic/box';
import { goings, ON_PATH } from './path/now';
import type { About, Ahead, Journey, Outlook, Space } from './logic/told';
import { type Meaning, meaningOf } from './logic/meant';
import { bringsOf } from './logic/offers';
import { asking, atEnd, atMost } from './logic/prompt';
import { godName } from './logic/words';

/** A pointer that rests somewhere before it presses. */
const HOVERS = typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches;
/** Milliseconds within which a second click belongs to the first. */
const AT_ONCE = 400;
/** More Units than any Troop has. */
const MANY = 100;

export class KemetGame {
  /** A rule that somebody wants to read. */
  rule = $state<string | null>(null);
  /** A battle has its stage, and with it the cards that can be played. */
  staged = $state(false);
  /** The last entry of the story that a stage has told, while it is still behind the game. */
  toldTo = $state<number | null>(null);
  /** The market, and the board of a player, while somebody looks at them. */
  market = $state<null | { player?: string }>(null);
  sheet = $state<string | null>(null);
  /** Once the game is over. */
  exits = $state.raw<readonly Exit[]>([]);
  /** The whole market stands beside the board. */
  stalled = $state(false);
  /** How far down somebody has scrolled there. */
  stallAt = 0;
  /** What an entry of the story speaks of, on the board. */
  pointed = $state.raw<ReadonlySet<ZoneName>>(new Set());
  /** Where the pointer or the cursor rests on the board. */
  over = $state<ZoneName | null>(null);
  /** When the stage last went on, and with it what lies under the pointer. */
  turnedAt = -Infinity;
  turned = (): boolean => performance.now() - this.turnedAt < AT_ONCE;

  /** What is in this game: the box with the modules that it is played with. */
  readonly about: About;

  constructor(
    readonly seat: Seat,
    about: About,
    readonly start: View,
  ) {
    this.about = playedWith(about, start);
  }

  view = $derived.by<View>(() => this.seat.view ?? this.start);
  board = $derived.by<BoardModel>(() => readBoard(this.view, this.about.board));
  map = $derived.by<Geometry>(() => this.board.map);
  sheets = $derived.by<Map<string, Sheet>>(() => readSheets(this.view, this.about));
  mine = $derived.by<Sheet | undefined>(() => this.sheets.get(this.seat.viewer));
  /** In the order of turns, once there is one. */
  order = $derived.by<string[]>(() => this.board.seats.map(({ player }) => player));
  get players(): string[] {
    return this.order;
  }
  round = $derived.by(() => Number(this.view.position.columns['round'] ?? 0));
  /** After which the game ends at the latest; 0: the rules know none (K-P10). */
  lastRound = $derived.by(() => Number(this.view.position.columns['last_round'] ?? 0));
  ahead = $derived.by<Ahead>(() => (this.view.ahead ?? {}) as Ahead);
  step = $derived.by(() => this.view.asks?.step ?? '');
  /** Whose turn it is; nobody's at Night and before the first Day. */
  onTurn = $derived.by<string | null>(() => {
    const turn = this.view.position.frames.find(({ frame }) => frame === 'your turn');
    return turn ? String(turn['player']) : null;
  });
  /** Between two Days. */
  night = $derived.by(() => this.view.position.frames.some(({ frame }) => this.about.apart.includes(frame)));
  /** The last step of a Night belongs to the round that it opens (KT-W1). */
  private dawning = $derived.by(() => this.view.position.frames.some(({ frame }) => frame === 'dawn'));
  private outlook = $derived.by<Outlook>(() => this.view.outlook as unknown as Outlook);
  /** Points that end the game. */
  victory = $derived.by(() => this.outlook.victory);
  /** When it is looked at who has won. */
  winsAt = $derived.by(() => this.outlook.wins_at);
  /** Who would win if their next turn began now, or the Day ended. */
  winning = $derived.by<string[]>(() => (this.seat.over || this.toldTo !== null ? [] : this.outlook.winning));
  /** The own last choice in the story: whatever came after it is new. */
  since = $derived.by(() => this.seat.story.findLast((entry) => !isEvent(entry) && entry.player === this.seat.viewer)?.n ?? 0);

  // What is being put together ----------------------------------------------------------------------------------------

  private asks = $derived.by(() => JSON.stringify([this.view.legal, this.view.position.frames]));
  private kept = $state.raw<{ of: string; plan: Plan }>({ of: '', plan: NO_PLAN });
  /** Units that can come lie ready where they would be most. */
  unitsAt = (zone: ZoneName): number => this.board.sites.get(zone)?.troops.find(({ player }) => player === this.seat.viewer)?.units ?? 0;
  private proposed = $derived.by<Plan['placed']>(() => (this.ahead.recruits ? filled(this.ahead.recruits, this.unitsAt) : {}));
  /** So many are to come, first to where they are wanted. */
  recruit = (most: number): void => {
    const { meant } = this.plan;
    const wish = (zone: ZoneName) => (meant.includes(zone) ? MANY + meant.indexOf(zone) : this.unitsAt(zone));
    if (this.ahead.recruits) this.set({ most, placed: filled(this.ahead.recruits, wish, most) });
  };
  /** Before anybody has planned anything. */
  private fresh = $derived.by<Plan>(() => {
    if (PLACING.has(this.step) && this.ahead.recruits) return { ...NO_PLAN, placed: this.proposed };
    const after = this.step === 'choose a troop' ? this.following : null;
    if (after && this.ahead.moves?.some(({ troop }) => troop === after)) return { ...NO_PLAN, troop: after };
    const units = this.step === 'go on' ? leaving(this.ahead.moves ?? [], this.unitsAt) : null;
    return units === null ? NO_PLAN : { ...NO_PLAN, units };
  });
  plan = $derived.by<Plan>(() => (this.kept.of === this.asks ? this.kept.plan : this.fresh));
  set = (change: Partial<Plan>): void => {
    this.kept = { of: this.asks, plan: { ...this.plan, ...change } };
  };
  planned = $derived.by(() => this.plan !== this.fresh);
  /** One step back in the plan: the Troop before the action. */
  back = (): void => {
    const { space, troop, district, goal } = this.plan;
    this.following = null;
    if (goal && ON_THE_WAY.has(this.step)) this.set({ goal: null });
    else this.kept = { of: space && (troop || district) ? this.asks : '', plan: { ...NO_PLAN, space, silver: this.plan.silver } };
  };
  asked = $derived.by<Asked>(() => ({
    step: this.step,
    legal: this.view.legal,
    ahead: this.ahead,
    plan: this.plan,
    map: this.map,
    spaces: this.about.spaces,
    used: this.mine?.spaces ?? [],
    hovers: HOVERS,
    troops: new Set([...this.board.sites.values()].filter(({ troops }) => troops.some(({ player }) => player === this.seat.viewer)).map(({ place }) => place.name)),
  }));
  targets = $derived.by<Targets>(() => targetsOf(this.asked));
  action = $derived.by(() => actionOf(this.asked) ?? (this.plan.troop ? 'move' : this.plan.district ? 'raise' : undefined));
  before = (action: string): Choice[] => (action === 'move' ? setsOut(this.asked) : begun(this.asked, action));
  /** Cards and Objects that are played before a Troop sets out, with what comes before them: as long as a Move is planned. */
  firsts = $derived.by<readonly (readonly [Choice, string])[]>(() =>
    this.action === 'move' && this.step !== 'choose a troop' ? (this.ahead.first ?? []).map((choice) => [choice, join([...this.before('move'), choice])] as const) : []);
  /** What a press on a card of the hand sends, if it can be played now. */
  plays = (choice: Choice): string | undefined => (this.view.legal.includes(choice) ? choice : this.firsts.find(([first]) => first === choice)?.[1]);
  /** What a priest goes with, in one's turn: a token on Move. */
  leading = $derived.by<Choice[]>(() => begun(this.asked, 'move'));
  /** The Troop that is to move, or is under way. */
  journey = $derived.by<Journey | undefined>(() => {
    const { moves } = this.ahead;
    if (!moves || !this.view.legal.length) return undefined;
    return this.plan.troop || this.step === 'take along' || this.step === 'go on' ? journeyOf(moves, this.plan) : undefined;
  });
  chosen = $derived.by<ZoneName | null>(() => this.plan.district ?? this.journey?.troop ?? this.plan.troop);
  route = $derived.by<ZoneName[]>(() => {
    const { going } = this.meaning ?? {};
    if (going) return stops(going.journey.troop, going.arrival);
    const zone = this.over && this.targets.has(this.over) ? this.over : this.plan.goal;
    const target = zone ? this.targets.get(zone) : undefined;
    if (!zone || !target) return [];
    const journey = target.plan?.goal ? this.ahead.moves?.find(({ troop }) => troop === target.plan?.troop) : this.journey;
    const arrival = target.arrival ?? journey?.to.find((one) => one.zone === target.plan?.goal);
    return arrival && journey ? stops(journey.troop, arrival) : [];
  });

  /** Nothing follows a token there, or there is nothing to do with it: then it is simply placed. */
  direct = ({ action, name }: Space): boolean => {
    const { moves, walks, raises, recruits, buys } = this.ahead;
    return action === 'pray' || (action === 'buy' && this.about.null_buy && !buys?.[name]?.length) || (action === 'move' && !moves?.length && !walks?.length) || (action === 'raise' && !raises?.length) || (action === 'recruit' && !recruits);
  };
  /** The choice of a space that is open, with a normal token or the silver one. */
  spaceChoice = (name: string): Choice | undefined => {
    const tokens = this.plan.silver ? ['silver'] : ['space', 'silver'];
    return tokens.map((verb) => `${verb} ${name}`).find((choice) => this.view.legal.includes(choice));
  };
  /** Either token could be placed now. */
  eitherToken = $derived.by(() => ['space ', 'silver '].every((verb) => this.view.legal.some((choice) => choice.startsWith(verb))));
  /** A space of the action pyramid is pressed. */
  begin = (space: Space): void => {
    const choice = this.spaceChoice(space.name);
    if (!choice) return;
    if (this.direct(space)) void this.choose(choice);
    else if (this.plan.space === space.name) this.kept = { of: '', plan: NO_PLAN };
    else this.set({ ...NO_PLAN, silver: this.plan.silver, space: space.name, ...(space.action === 'move' ? { troop: this.plan.troop } : {}), ...(space.action === 'recruit' ? { placed: this.proposed } : {}) });
    if (space.action === 'buy' && !this.stalled && !this.direct(space)) this.market = {};
  };
  pick = (zone: ZoneName): void => {
    const target = this.targets.get(zone);
    if (target) this.take(target);
    else if (this.planned && zone === this.plan.troop) this.back();
  };
  take = ({ choices, plan }: Target): void => {
    const [first, ...then] = choices ?? [];
    if (first) void this.choose(first, ...then);
    else if (plan) this.set(plan);
  };
  /** Fewer of a Troop go: from here on the engine is asked, which tells where each part can go. Where they were to go, they
   * still are if they can. */
  part = async (units: number | null, alone: boolean): Promise<void> => {
    const { goal } = this.plan;
    if (!ON_THE_WAY.has(this.step)) {
      const troop = this.plan.troop;
      if (!troop || !(await this.gesture(join([...this.before('move'), `troop ${troop}`])))) return;
    }
    if (!ON_THE_WAY.has(this.step)) return;
    this.set({ units, alone, goal: null });
    if (goal && this.targets.get(goal)?.arrival) this.set({ goal });
  };

  // The path to Ta-Seti -------------------------------------------------------------------------------------------------

  /** It is open by itself while it is asked about, and where a Move has begun and a priest may go first. */
  asksPath = $derived.by(() => {
    if (!this.about.path || !this.view.legal.length) return false;
    return ON_PATH.has(this.step) || (this.step === 'your turn' && this.action === 'move' && !this.plan.troop && goings(this).length > 0);
  });
  private wish = $state.raw<{ of: string; open: boolean } | null>(null);
  /** What was opened by hand stays so until it is asked about, or a Troop is: that is chosen on the board below. */
  private wishes = $derived.by(() => (this.asksPath ? this.asks : this.view.legal.length && MOVING.has(this.step) ? 'moving' : ''));
  pathOpen = $derived.by(() => this.about.path !== null && (this.wish?.of === this.wishes ? this.wish.open : this.asksPath));
  showPath = (open: boolean): void => {
    this.wish = { of: this.wishes, open };
  };
  /** A Troop that was chosen before a priest went, or a card was played: it is still the one that is to move. */
  private following = $state<ZoneName | null>(null);
  lead = (joined: string): Promise<boolean> => {
    this.following = this.plan.troop;
    this.wish = null;
    return this.gesture(joined);
  };

  // What has happened, and what is proposed ---------------------------------------------------------------------------

  /** Zones that a hint, or a choice that waits to be confirmed, speaks of. */
  hinted = $derived.by<ReadonlySet<ZoneName>>(() => {
    const { hint, may } = this.seat;
    const line = may.held ? [may.held] : hint ? [hint.choice, ...hint.then] : [];
    const named = line.map((choice) => split(choice));
    const cities = new Set(named.flatMap(([verb, city]) => (verb === 'city' ? [city] : [])));
    const districts = [...this.map.zones.values()].filter(({ kind, city }) => kind === 'district' && city !== null && cities.has(city));
    return new Set([...named.map(([, zone]) => zone).filter(isZone), ...districts.map(({ name }) => name)]);
  });
  /** Where Troops ("P1 D-NW") have just come from. */
  arrivals = $derived.by<Map<string, Point>>(() => {
    const found = new Map<string, Point>();
    for (const entry of this.seat.news) {
      if (!isEvent(entry) || (entry.event !== 'moved' && entry.event !== 'retreats')) continue;
      const [player, , from, to] = entry.args.map(String);
      const foot = found.get(`${player} ${from}`) ?? this.map.zones.get(from ?? '')?.troop;
      if (foot) found.set(`${player} ${to}`, foot);
    }
    return found;
  });
  point = (entry: EventEntry | null): void => {
    this.pointed = new Set((entry?.args ?? []).map(String).filter(isZone));
  };

  // Names ---------------------------------------------------------------------------------------------------------------

  fameOf = (player: string): number => {
    const fame = this.sheets.get(player)?.fame.total ?? 0;
    return this.toldTo === null ? fame : (fameTold(this.seat.story, player, this.toldTo) ?? fame);
  };
  /** As a text that hardly ever changes: what only names players, as every line of the chronicle does, is not said anew with each view. */
  private gods = $derived.by(() => JSON.stringify([...this.sheets].map(([player, { god }]) => [player, god])));
  private godAt = $derived.by(() => new Map(JSON.parse(this.gods) as [string, God][]));
  godOf = (player: string): God | undefined => this.godAt.get(player);
  sideOf = (player: string): string | undefined => this.godOf(player);
  get title(): string {
    const game = t('game-title');
    return this.round ? t('table-title', { game, round: this.round, time: this.dawning ? 'dawn' : this.night ? 'night' : 'day' }) : t('table-title-setup', { game });
  }
  get subject(): { title: string; text: string } {
    return { title: this.title, text: atMost(this, t(atEnd(this, 'table-subject'), { players: this.board.players, victory: this.victory })) };
  }
  question = (): string => asking(this).text;
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
  chairName = (player: string): string => chairAt(this.seat, player);
  personName = (player: string): string => personAt(this.seat, player);

  /** What the last choices do, as it was told before they were made; and those that wait to be confirmed. */
  private said = $state.raw<{ line: string; meaning: Meaning | null; brings: string }>({ line: '', meaning: null, brings: '' });
  meaning = $derived.by<Meaning | null>(() => {
    const { confirm, held } = this.seat.may;
    if (!confirm || !held) return null;
    return this.said.line === join(this.seat.gesture) ? this.said.meaning : meaningOf(this.ahead, [held]);
  });
  /** The same of choices that say what they bring, and of nothing else. */
  brings = $derived.by<string>(() => {
    const { confirm, held } = this.seat.may;
    return confirm && held && this.said.line === join(this.seat.gesture) ? this.said.brings : '';
  });
  /** One choice, or several that are taken together or not at all. */
  choose = async (choice: Choice, ...then: Choice[]): Promise<boolean> => {
    // Whoever could only say this need not say that they mean it.
    const only = this.step === ESCAPE && this.view.legal.length === 1;
    const line = [choice, ...then];
    this.said = { line: join(line), meaning: meaningOf(this.ahead, line), brings: bringsOf(this, line) };
    const done = await this.seat.choose(choice, ...then);
    return done && only && this.seat.may.confirm ? this.seat.send({ t: 'confirm' }) : done;
  };
  /** The same, as a button carries it. */
  gesture = (joined: string): Promise<boolean> => {
    const [first = '', ...then] = partsOf(joined);
    return this.choose(first, ...then);
  };
  /** The same, without being asked whether it is meant. */
  surely = async (joined: string): Promise<boolean> => {
    const done = await this.gesture(joined);
    return done && this.seat.may.confirm ? this.seat.send({ t: 'confirm' }) : done;
  };
}
