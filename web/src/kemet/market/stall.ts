/** The market as its shelves show it: what lies where, who has taken what, and how something could be had now. */
import type { Choice, View } from '../../lib/protocol';
import { type Colour, COLOURED } from '../art/gems';
import type { About, Ahead, Room, Tile } from '../logic/told';
import { filled, placing } from '../logic/plan';
import { type BoardModel, type Seat, unitsIn } from '../logic/model';
import { wantsTile } from '../logic/steps';
import type { Sheet } from '../logic/sheet';

/** One way to a tile: choices that are sent together, and what they cost; nothing is known of the price where none is told. */
export interface Way {
  /** The Buy space on which the token would lie, or the tile whose gold token buys. */
  space: string | null;
  choices: [Choice, ...Choice[]];
  paid: number | null;
  /** A creature comes at once (K-D5): to which Troop, the largest first, or to none; or mercenaries, all to one zone, or
   * where one says afterwards, and as they are proposed. The first is among the choices. */
  settles?: Settle[];
}
export interface Settle {
  zone: string | null;
  /** Mercenaries by zone. */
  placed?: Readonly<Partial<Record<string, number>>>;
  units: number;
  choices: [Choice, ...Choice[]];
}
export interface Ware {
  tile: Tile;
  /** Players, in turn order. */
  owners: string[];
  /** In the market. */
  left: number;
  /** Of whoever looks; none where it cannot be had now. */
  ways: Way[];
  /** Whoever looks has a tile with the same picture, in another colour (K-P1). */
  twin: boolean;
}
export interface Shelf {
  level: number;
  wares: Ware[];
  /** Within reach of a pyramid. */
  lit: boolean;
}
export interface Pillar {
  colour: Colour;
  /** Of the tallest pyramid of this colour that the player controls, and the city's owner if that is another. */
  level: number;
  captured: Seat | null;
  /** A tile of this colour has been bought today. */
  bought: boolean;
  /** The highest first, as they stand. */
  shelves: Shelf[];
}
export interface Stall {
  view: View;
  about: About;
  board: BoardModel;
  sheets: ReadonlyMap<string, Sheet>;
  order: readonly string[];
  ahead: Ahead;
  /** With which token. */
  plan?: { silver: boolean };
}

/** Every way to every tile that the viewer could take now, the cheapest first. */
export function waysOf({ view, ahead, plan }: Pick<Stall, 'view' | 'ahead' | 'plan'>): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  const add = (tile: string, way: Way) => found.set(tile, [...(found.get(tile) ?? []), way].sort((a, b) => (a.paid ?? 0) - (b.paid ?? 0)));
  const offered = new Set(view.legal);
  const asked = new Set<string>();
  for (const [space, lines] of Object.entries(ahead.buys ?? {})) {
    const tokens = plan?.silver ? ['silver'] : ['space', 'silver', 'gold'];
    const first = tokens.map((verb) => `${verb} ${space}`).find((choice) => offered.has(choice));
    const whole = (choices: readonly Choice[]): Way['choices'] | null => {
      const [begin, ...rest] = first ? [first, ...choices] : choices;
      return begin ? [begin, ...rest] : null;
    };
    for (const { tile, choices, paid, settles: places = [], hires } of lines) {
      const buys = whole(choices);
      if (!buys) continue;
      asked.add(tile);
      const settles = places
        .flatMap((one): Settle[] => {
          const made = whole(one.choices);
          return made ? [{ zone: one.zone ?? null, units: one.zone ? unitsIn(view, view.viewer, one.zone) : 0, choices: made }] : [];
        })
        .sort((a, b) => b.units - a.units);
      if (hires) settles.push(...hired(hires, buys, (zone) => unitsIn(view, view.viewer, zone)));
      add(tile, { space: first ? space : null, choices: settles[0]?.choices ?? buys, paid, ...(settles.length ? { settles } : {}) });
    }
  }
  for (const choice of wantsTile(view.asks?.step ?? '', view.legal) ? view.legal : []) {
    const [verb, tile = ''] = choice.split(' ');
    if (verb === 'tile' && !asked.has(tile)) add(tile, { space: null, choices: [choice], paid: null });
  }
  return found;
}

/** Mercenaries come as they would be proposed on the board, all of them to one zone, or where one says afterwards. */
function hired(hires: Room, buys: Way['choices'], units: (zone: string) => number): Settle[] {
  const all = hires.prices.length - 1;
  const usual = filled(hires, units);
  const together = Object.keys(hires.room).filter((zone) => (hires.room[zone] ?? 0) >= all && (usual[zone] ?? 0) < all);
  const ways = [usual, ...together.sort((a, b) => units(b) - units(a)).map((zone) => ({ [zone]: all }))];
  const settle = (placed: Settle['placed'] & object): Settle => ({ zone: Object.keys(placed).join(' '), placed, units: all, choices: [...buys, ...placing(hires, placed)] });
  return [...ways.map(settle), { zone: null, placed: {}, units: 0, choices: buys }];
}

/** The way on which a press buys: on the space that was named, else on a floor that still needs a token, else the cheapest. */
export function wayFor({ ways }: Ware, about: About, used: readonly string[], named: string | null): Way | undefined {
  const floorOf = (name: string | null) => about.spaces.find((space) => space.name === name)?.floor;
  const full = new Set(used.map(floorOf));
  const cheapest = ways.filter(({ paid }) => paid === ways[0]?.paid);
  return ways.find(({ space }) => space !== null && space === named) ?? cheapest.find(({ space }) => !full.has(floorOf(space))) ?? ways[0];
}

/** The shelves as `player` sees them: whose pyramids light them. */
export function readStall(stall: Stall, player: string): Pillar[] {
  const { view, about, board, sheets, order } = stall;
  const left = (view.position.columns['market'] ?? {}) as Partial<Record<string, number>>;
  const inPlay = (view.position.columns['colours'] ?? about.colours) as Colour[];
  const ways = waysOf(stall);
  const picture = (name: string) => name.replace(COLOURED, '');
  const owned = sheets.get(player)?.tiles ?? [];
  const towers = [...board.sites.values()].filter(({ holder, pyramid }) => pyramid && holder?.player === player);
  const ware = (tile: Tile): Ware => ({
    tile,
    owners: order.filter((one) => sheets.get(one)?.tiles.includes(tile.name)),
    left: left[tile.name] ?? 0,
    ways: player === view.viewer ? (ways.get(tile.name) ?? []) : [],
    twin: owned.some((one) => one !== tile.name && picture(one) === picture(tile.name)),
  });
  return about.colours
    .filter((colour) => inPlay.includes(colour))
    .map((colour) => {
      const best = towers.filter(({ pyramid }) => pyramid?.colour === colour).sort((a, b) => (b.pyramid?.level ?? 0) - (a.pyramid?.level ?? 0))[0];
      const level = best?.pyramid?.level ?? 0;
      const tiles = about.tiles.filter((tile) => tile.colour === colour);
      const levels = [...new Set(tiles.map((tile) => tile.level))].sort((a, b) => b - a);
      return {
        colour,
        level,
        captured: best?.owner && best.owner.player !== player ? best.owner : null,
        bought: sheets.get(player)?.bought.includes(colour) ?? false,
        shelves: levels.map((at) => ({ level: at, lit: at <= level, wares: tiles.filter((tile) => tile.level === at).map(ware).filter(inGame) })),
      };
    });
}

/** A tile that nobody has and that is not for sale went back into the box. */
const inGame = ({ owners, left }: Ware): boolean => left > 0 || owners.length > 0;

export const waresOf = (pillars: readonly Pillar[]): Ware[] => pillars.flatMap(({ shelves }) => shelves.flatMap(({ wares }) => wares));

/** What changes the price of a tile: own tiles that say so, with what they take off. */
export function discounts(about: About, owned: readonly string[]): { tile: Tile; amount: number }[] {
  return about.tiles
    .filter((tile) => owned.includes(tile.name))
    .map((tile) => ({ tile, amount: Number(tile.effect['tile_discount'] ?? 0) + Number(tile.effect['payment_discount'] ?? 0) }))
    .filter(({ amount }) => amount > 0);
}
