/** What a list keeps of a board (`glance`), as the board is drawn. */
import type { God } from '../art/gods';
import { geometry } from '../board/geometry';
import type { BoardModel, Seat, Site } from './model';
import type { About, Picture } from './told';

export function boardOf(picture: Picture, board: string): BoardModel {
  const seats = picture.places.map(({ player, god, city }): Seat => ({ player, god: god as God, city }));
  const seatOf = new Map(seats.map((seat) => [seat.player, seat]));
  const owners = new Map(seats.flatMap((seat) => (seat.city ? [[seat.city, seat] as const] : [])));
  const map = geometry(board, seats.length);
  const sites = new Map(
    [...map.zones].map(([name, place]): [string, Site] => {
      const here = (picture.troops[name] ?? []).flatMap(({ player, units, creatures }, i) => {
        const seat = seatOf.get(player);
        return seat ? [{ zone: name, player, god: seat.god, units, creatures, attacks: i > 0 }] : [];
      });
      const holder = seatOf.get(picture.controls[name] ?? '') ?? null;
      return [name, { place, troops: here, pyramid: picture.pyramids[name] ?? null, holder, owner: place.city ? (owners.get(place.city) ?? null) : null }];
    }),
  );
  return { players: seats.length, map, seats, sites, owners };
}

const GODS: God[] = ['anubis', 'bastet', 'horus', 'ouadjet', 'sobek'];
/** How a game may begin, for pictures: a city for each god, two Troops and two pyramids in it, of colours that have tiles with
 * these modules. */
export function beginning({ board, colours: all, tiles }: Pick<About, 'board' | 'colours' | 'tiles'>, players: number, modules: readonly string[] = []): Picture {
  const colours = all.filter((colour) => tiles.some((tile) => tile.colour === colour && tile.needs.every((module) => modules.includes(module))));
  const { cities } = geometry(board, players);
  const places = cities.map(({ name }, i) => ({ player: `P${i + 1}`, god: GODS[i] ?? 'anubis', city: name }));
  const colourAt = (i: number) => colours[i % colours.length] ?? 'ruby';
  return {
    places,
    pyramids: Object.fromEntries(
      places.flatMap(({ city }, i) => [
        [`${city}1`, { colour: colourAt(i), level: 2 }],
        [`${city}2`, { colour: colourAt(i + 1), level: 1 }],
      ]),
    ),
    troops: Object.fromEntries(places.flatMap(({ player, city }) => [1, 3].map((n) => [`${city}${n}`, [{ player, units: 5, creatures: [] }]]))),
    controls: Object.fromEntries(places.flatMap(({ player, city }) => [1, 2, 3].map((n) => [`${city}${n}`, player]))),
  };
}
