/** Pictures of the power tiles, on a grid of 24. A creature's is the creature itself; tiles of one picture share it. */
import { ICONS } from '../../lib/icons';
import { isCreature, silhouette } from './creatures';
import { gates } from './divine';
import { COLOURED } from './gems';
import { dot } from './layers';
import { area, at, charge, COIN, crowd, cut, divineCard, drop, eye, flash, guard, line, man, plus, SHIELD, spear, sword, turned, whirl } from './strokes';

const toe = (x: number, y: number, rx: number, ry: number, degrees: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${degrees} ${x} ${y})" fill="currentColor"/>`;

const PICTURES: Record<string, string> = {
  charge: charge,
  'priest-of-mafdet':
    area('M12 11.5c3.2 0 6.3 3.3 6.3 6.8 0 2.4-1.6 3.7-3.3 3.7-1.2 0-1.9-.6-3-.6s-1.8.6-3 .6c-1.7 0-3.3-1.3-3.3-3.7 0-3.5 3.1-6.8 6.3-6.8z') +
    toe(4.6, 11, 2.2, 3, -20) +
    toe(9.2, 5.7, 2.3, 3.4, -6) +
    toe(14.8, 5.7, 2.3, 3.4, 6) +
    toe(19.4, 11, 2.2, 3, 20),
  carnage:
    area('M10.8 6.3c3-.5 5.5-2 7.2-4.6 3.6 3 5.4 7.7 4.3 12.4-2.3-1.9-5-2.8-8-2.5z') +
    line('M3.5 20.5 14 9.5', 3.2) +
    at(0.36, 0.5, 1, drop),
  'wrryt-storm': whirl,
  portal:
    cut('M3 22V11a9 9 0 0 1 18 0v11h-4V11.2a5 5 0 0 0-10 0V22z') +
    area('M12 10l1.2 3.8L17 15l-3.8 1.2L12 20l-1.2-3.8L7 15l3.8-1.2z'),
  'blades-of-neith': turned(45, sword) + turned(-45, sword),
  'divine-wound':
    area('M12 8.5c-2.3 3.4-4 5.6-4 8a4 4 0 0 0 8 0c0-2.4-1.7-4.6-4-8z') +
    line('M12 1.5v3.3M5 4.2l1.9 2.7M19 4.2l-1.9 2.7M1.8 10l3 1.2M22.2 10l-3 1.2', 2.2),
  domination:
    area(dot(12, 10.5, 4.2)) +
    area('M6.6 9.5C4.8 6.5 3 5.6.8 5.5c.2 5.5 2.6 9.5 7.2 10.3-1-1.6-1.6-3.9-1.4-6.3zM17.4 9.5c1.8-3 3.6-3.9 5.8-4-.2 5.5-2.6 9.5-7.2 10.3 1-1.6 1.6-3.9 1.4-6.3zM10 16.5h4l1.5 4.5h-7z'),
  initiative: area('M14.5 1.5 4 13.5h6L8 22.5 20 9.5h-6.8z'),
  'surprise-attack': area('M2 22V13h3v2h3v-2h3v2h3v-2h3v9z') + line('M3 9C5 3.5 14 1.5 18.5 8v3M14.8 8.2l3.7 3.6 3.5-3.6', 2.4),
  'act-of-god': cut(`${COIN}m-1.4 5.2v3.4H7.2v2.8h3.4v3.4h2.8v-3.4h3.4v-2.8h-3.4V7.2z`),
  'recruiting-scribe':
    cut('M3 3h11.5a2.5 2.5 0 0 1 2.5 2.5V9l-2.2 2.5V7H5.5v12h9v2.5H5A2 2 0 0 1 3 19.5zM7 9h6v1.7H7zm0 3.3h5V14H7zm0 3.3h3.5v1.7H7z') +
    area('M21 6.5l2 1.8-8.3 10.2-3 1.5.9-3.3z'),
  defense: guard,
  'reinforcement-prayer': at(0.78, -1, 4.5, ICONS.gain) + plus(18.5, 6),
  'shetyw-barrier': area('M2 4h6.5v4.4H2zM10 4h12v4.4H10zM2 9.9h11v4.4H2zM14.5 9.9H22v4.4h-7.5zM2 15.8h6.5v4.4H2zM10 15.8h12v4.4H10z'),
  'shield-of-neith': cut(`${SHIELD} M6.8 7.6 8 6.4l3 3V6h2v3.4l3-3 1.2 1.2L13.8 11l3.4 3.4-1.2 1.2-3-3V17h-2v-4.4l-3 3-1.2-1.2 3.4-3.4z`),
  legion: [[3, 3], [9.5, 3], [16, 3], [0.2, 12.5], [6.5, 12.5], [12.7, 12.5], [18.8, 12.5]]
    .map(([x, y]) => area(`M${x} ${y}h5v3.6c0 1.7-1 2.8-2.5 3.6-1.5-.8-2.5-1.9-2.5-3.6z`))
    .join(''),
  'defensive-victory': cut(`${SHIELD} M12 5.5l1.6 3.7 4 .4-3 2.6.9 3.9-3.5-2-3.5 2 .9-3.9-3-2.6 4-.4z`),
  spy: eye,
  reinforcements: crowd,
  'divine-will': line('M12 22.5v-7.5L5 8M12 15l7-7', 2.6) + area('M2 2.5l6.5 1-5.5 5.5zM22 2.5l-6.5 1L21 9z'),
  priest:
    area(dot(9.5, 5.5, 3.7)) +
    area('M2.5 22c0-7.2 2.3-11.3 7-11.3S16.5 14.8 16.5 22z') +
    line('M20 22V9', 2.2) +
    line(dot(20, 6, 2.6), 2.2),
  priestess:
    at(0.92, -1.8, 1.6, area('M12 1.8c4 0 6 2.7 6 6.2v7.5h-3.5v-3.6c-.5.4-1.5.6-2.5.6s-2-.2-2.5-.6v3.6H6V8c0-3.5 2-6.2 6-6.2zM4 22.5c.3-3.5 2.3-5.2 8-5.2s7.7 1.7 8 5.2z')) +
    line('M20.5 9.5c0 4-.5 6-2.2 8', 1.8) +
    area('M20.5 10.5c-2.6-1.8-3.4-5-2.7-8.5.9.7 1.4 1.4 1.7 2.3l1-3.3 1 3.3c.3-.9.8-1.6 1.7-2.3.7 3.5-.1 6.7-2.7 8.5z'),
  'magical-support':
    area('M3 15h8v6.5H3zM13 15h8v6.5h-8z') +
    area('M8 8.5h8V13H8z') +
    area('M12 .8l.9 2.7 2.7.9-2.7.9L12 8l-.9-2.7-2.7-.9 2.7-.9zM19.5 5l.6 1.7 1.7.6-1.7.6-.6 1.7-.6-1.7-1.7-.6 1.7-.6z'),
  vision:
    cut('M1.5 14.5S5.5 8.5 12 8.5s10.5 6 10.5 6-4 6-10.5 6-10.5-6-10.5-6zM12 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z') +
    area(dot(12, 14.5, 1.7)) +
    line('M12 1.5V5M6 2.8l1.2 3M18 2.8l-1.2 3', 2.2),
  'divine-boon': at(0.84, -2, 3.8, divineCard) + plus(19.5, 5.5),
  'hand-of-god':
    area('M7 22.5c-2-2.5-3.6-5-5-8.2-.6-1.5 1-2.5 2.2-1.3L6.5 15V5.5c0-1.9 2.6-1.9 2.7 0V11h.6V3.2c0-2 2.7-2 2.8 0V11h.6V4.5c0-1.9 2.7-1.9 2.7 0V11.5h.6V7.2c0-1.8 2.5-1.8 2.5 0V16c0 2.8-1 4.7-2.5 6.5z') +
    area('M20.5 1l2.7 4.5h-5.4z'),
  'divine-hunger': area('M2 4c6 2 14 2 20 0l-.8 6.5-2.7-1.3-1.7 4.3-2.6-4-2.2 4.8-2.2-4.8-2.6 4-1.7-4.3-2.7 1.3zM3.2 20.5l.8-5.2 2.5 1.2 1.6-2.5 2 3 1.9-3.5 1.9 3.5 2-3 1.6 2.5 2.5-1.2.8 5.2c-5.5-2-12.1-2-17.6 0z'),
  'priest-of-thoeris': at(0.84, -2.4, 3.8, divineCard) + at(0.56, 12.5, -0.5, sword),
  'priest-of-ra': cut('M12 4.5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM7.8 11.2v2.6h8.4v-2.6z') + line('M12 .9v1M4 3.8l.6.8M20 3.8l-.6.8', 2.2),
  'priest-of-amon': area('M11.2 22V5.5C11 2.8 9.9 1.5 8.2 1.5 6 1.8 4.8 4.3 5.2 8l1.5 14zM12.8 22V5.5c.2-2.7 1.3-4 3-4 2.2.3 3.4 2.8 3 6.5l-1.5 14z'),
  'mercenaries-of-the-sword': at(0.8, -2.2, 4.6, man) + at(0.86, 12.5, 1, sword),
  'mercenaries-of-the-spear': at(0.8, -2.2, 4.6, man) + spear,
  'local-recruitment': area('M11 4.5 1.5 21.5h7l2.5-6 2.5 6h7z') + line('M11 5V1.5') + area('M11 1.3h6.5l-1.7 1.9 1.7 1.9H11z'),
  'honor-in-battle':
    line('M7 21C2.5 17 2 9 6 3.5M17 21c4.5-4 5-12 1-17.5', 2.2) +
    area('M1.5 7l4 1-1 3.6-3.3-1.4zM1.8 13.2l4.3-.4.4 3.6-3.5.3zM5 18.8l3.6-2.4 2 3-3.3 2zM22.5 7l-4 1 1 3.6 3.3-1.4zM22.2 13.2l-4.3-.4-.4 3.6 3.5.3zM19 18.8l-3.6-2.4-2 3 3.3 2z') +
    area('M12 6.5l1.3 2.9 3.1.3-2.4 2.1.7 3.1-2.7-1.6-2.7 1.6.7-3.1-2.4-2.1 3.1-.3z'),
  'dedication-to-battle': area('M9 1.2 11 4v9H7V4zM3.8 13h10.4v2.4H3.8zM7.8 15.4h2.4V22H7.8z') + at(0.62, 11.5, 7.5, ICONS.ankh),
  'twin-ceremony':
    cut('M3.5 1.5h9A2 2 0 0 1 14.5 3.5V8h-3.7A3.8 3.8 0 0 0 7 11.8V15.5H3.5a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z') +
    cut('M11 9.5h9a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 8.5 20v-8A2.5 2.5 0 0 1 11 9.5zm4.5 2.3-3 4.2 3 4.2 3-4.2z'),
  'forced-march': at(0.78, -1.8, 4.6, ICONS.move) + line('M15 3.5 19 8l-4 4.5M19.5 3.5 23 8l-3.5 4.5', 2.6),
  'deadly-trap': area('M1.5 21.5v-3h21v3zM2.5 17 5 7.5 7.5 17zM8 17l4-15 4 15zM16.5 17 19 7.5 21.5 17z'),
  'bestial-fury': cut('M2.5 2.5 7 5c3-1.5 7-1.5 10 0l4.5-2.5c.8 4.3.6 7-1 9.5 0 4-2 7-4.5 8.5l-1.5-3.3-1.2 4.6h-2.6l-1.2-4.6L8 20.5C5.5 19 3.5 16 3.5 12c-1.6-2.5-1.8-5.2-1-9.5zM6.3 10.2l4 2.6c-1.7.9-3.5.3-4-2.6zm11.4 0l-4 2.6c1.7.9 3.5.3 4-2.6z'),
  'open-gates': gates,
  teleport: flash,
  'high-priest': at(0.84, -1, 3, man) + line('M20.5 22V9', 2.2) + line(dot(20.5, 5.5, 2.8), 2.2) + area('M5.5 4.5 9 1l3.5 3.500z'),
  'holy-war': turned(45, sword) + turned(-45, sword) + at(0.5, 6, 11.5, ICONS.ankh),
  'dark-ritual': cut('M12 1.500a7 7 0 1 0 7 9 5.5 5.5 0 1 1-7-9z') + at(0.62, 8.5, 9, ICONS.ankh),
  'protective-aura': at(0.7, 3.6, 3.6, area(SHIELD)) + line('M2.5 12a9.5 9.5 0 0 1 19 0', 2.2),
  'night-expedition': at(0.72, -1.5, 6.5, man) + area('M18 1.500a5.5 5.5 0 1 0 4.5 8 4.4 4.4 0 0 1-4.5-8z') + line('M15 21.500h7.5', 2.2),
  reminiscence: at(0.84, -2.4, 3.8, divineCard) + line('M22.5 8.500a6 6 0 1 0-1 4M22.5 3.500v5h-5', 2.2),
  piety: area('M2 8.5 12 2l10 6.500zM4 10h3v8H4zM10.5 10h3v8h-3zM17 10h3v8h-3zM2 19.500h20V22H2z'),
  'divine-prescience': at(0.84, -2.4, 3.8, divineCard) + at(0.56, 11, 0, eye),
  renewal: at(0.7, 3.5, 3.6, divineCard) + line('M21 6A10 10 0 0 0 3.5 7.500M3 18a10 10 0 0 0 17.5-1.5', 2.2),
  'disciple-of-ptah': area('M12 3 22 21H2z') + plus(19, 5),
  'divine-might': at(0.72, 3.4, 5.6, ICONS.ankh) + line('M12 1.2v2M4 4l1.6 1.8M20 4l-1.6 1.8M1.2 11.5h2.4M22.8 11.5h-2.4', 2.2),
};

/** Of tiles that do the same in another edition, under another name. */
const LIKE: Record<string, string> = {
  stargate: 'portal',
  'god-speed': 'priest-of-mafdet',
  'offensive-strategy': 'wrryt-storm',
  'victory-point': 'domination',
  'defensive-strategy': 'shetyw-barrier',
  prescience: 'spy',
  slaves: 'magical-support',
  crusade: 'divine-hunger',
  mercenaries: 'mercenaries-of-the-spear',
  'enforced-recruitment': 'local-recruitment',
  'divine-strength': 'divine-might',
};
/** `domination-ruby` and its like differ by the ground alone. */
const pictureOf = (tile: string) => LIKE[tile.replace(COLOURED, '')] ?? tile.replace(COLOURED, '');

/** The picture of a tile, by the engine's name; a tile that nobody has drawn yet is an empty frame. */
export function tilePicture(tile: string): string {
  return isCreature(tile) ? silhouette(tile) : (PICTURES[pictureOf(tile)] ?? line('M5 5h14v14H5z'));
}
export const isDrawn = (tile: string) => isCreature(tile) || pictureOf(tile) in PICTURES;
