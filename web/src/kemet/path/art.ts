/** Pictures of what lies on the path, on a grid of 24. */
import { ICONS } from '../../lib/icons';
import { gates } from '../art/divine';
import { dot } from '../art/layers';
import { area, at, charge, crowd, cut, divineCard, drop, eye, guard, line, man, plus, SHIELD, STAR, turned } from '../art/strokes';
import { tilePicture } from '../art/tiles';

const base = area('M4 19.6h16v2.9H4z');
const PICTURES: Record<string, string> = {
  'ibis-statue':
    base +
    area('M9.2 18.6v-3.3C5.6 14.600 4 12.200 4.200 9.600c3.200 1.500 7.200 1.700 9.600.200 1.700-1 2.100-2.600 1.800-4.500l2-2.500c1.600 0 2.600.800 2.900 2.200 1.500 1.300 2.300 3.200 2.300 5.600-1-1.900-2-2.900-3.200-3.300-.100 4.200-2 7-5.400 8v3.300h-1.700v-3h-1.600v3z'),
  'hare-statue':
    base +
    area('M7 18.600c-1.400-4.600.300-7.800 4.300-8.800L8.900 2.600c2.800.600 4.700 2.600 5.400 5.500.300-2.700 1.600-4.800 4-6.200.700 3.600-.100 6.600-2.100 8.500 1.900 1.100 2.500 2.800 1.700 4.700-.9 1.100-2.200 1.400-3.500 1.200.8.800 1.200 1.500 1.300 2.300z'),
  'flaming-khopesh':
    line('M5.500 22 10 14.500', 3) +
    line('M10 14.500C6.500 9 10 3.500 17 3.500c-3.500 2-4.500 5-2.500 8.500', 2.600) +
    area('M19.500 10c2.200 2.200 3 4.300 2.400 6.600-.5 2-1.900 3.200-4 3.200-2.300 0-3.700-1.600-3.600-3.700.1-1.500.9-2.500 1.900-3.500.1 1 .5 1.600 1.100 2 .1-1.700.6-3.200 2.200-4.600z'),
  'leather-shield': cut('M12 1.500c6 0 8.500 4 8.500 9V22.500h-17V10.500c0-5 2.500-9 8.500-9zM12 4.200c-4.200 0-5.900 2.700-5.900 6.300v9.300h11.800v-9.300c0-3.600-1.700-6.300-5.900-6.300z') + area(dot(12, 11.5, 3)),
  'bull-statue':
    base +
    area('M3 2.500c.6 2.600 2 4 4.400 4.300 1.300-1.200 2.800-1.700 4.600-1.700s3.300.5 4.600 1.700C19 6.500 20.400 5.100 21 2.500c1.600 3.700.3 6.600-3 7.600.1 3.500-1.300 6.500-3.700 8.500H9.700C7.300 16.600 5.900 13.600 6 10.100c-3.300-1-4.600-3.900-3-7.600z'),
  'divine-seal': cut(`${dot(12, 12, 10.4)} ${dot(12, 12, 7.6)}`) + at(0.5, 6, 6, ICONS.ankh) + line('M4.500 19.500 19.500 4.500', 2.2),
  'double-edged-dagger': turned(45, area('M12 .6l2.300 3.600v5.300H9.700V4.200zM6.800 9.500h10.400v2H6.800zM6.800 12.500h10.400v2H6.800zM9.700 14.500h4.600v5.300L12 23.400l-2.300-3.600z')),
  mask: cut('M12 1.500c5.500 0 8 3 8 8 0 6.500-3.500 11.500-8 13-4.500-1.500-8-6.500-8-13 0-5 2.500-8 8-8zM6.300 9.600c1.300 2 3.600 2.100 4.700.4-1.300-1.700-3.300-1.800-4.700-.4zM13 10c1.100 1.700 3.400 1.600 4.700-.4-1.400-1.400-3.400-1.300-4.700.4zM9.200 15.800c1.800 1.500 3.800 1.500 5.600 0z') + line('M12 22v1.600', 2.4),
  slaughter: tilePicture('carnage'),
  haste: tilePicture('priest-of-mafdet'),
  charge,
  'defensive-position': guard,
  'open-gates': gates,
  legion: tilePicture('legion'),
  'defensive-victory': tilePicture('defensive-victory'),
  divinity: at(0.84, -2.4, 3.8, divineCard) + at(0.5, 12.5, 0, ICONS.skull),
  'direct-recruitment': at(0.86, -2, 3, crowd) + plus(19.5, 5),
  compensation: at(0.7, -2, 1, divineCard) + at(0.7, 9, 6.2, divineCard),
  premonition: eye,
  immunity: at(0.7, 3.6, 3.6, area(SHIELD)) + line('M2.5 12a9.5 9.5 0 0 1 19 0', 2.2),
  offering: at(0.62, -1, 8, drop) + at(0.62, 10.5, 6, ICONS.ankh) + line('M4 4.500h16', 2),
  victory: area(STAR),
};
/** By the engine's name; one that nobody has drawn yet is a person. */
export const tokenPicture = (name: string): string => PICTURES[name] ?? man;
export const isDrawn = (name: string): boolean => name in PICTURES;

/** What a token is on: an Object a round stone with its level in dots, a Skill a square tile, a point a gold disc. About 0,0, radius 17. */
export function token(name: string, kind: 'object' | 'skill' | 'victory', level = 0): string {
  const picture = (size: number, y: number) => `<g transform="translate(${-12 * size},${y - 12 * size}) scale(${size})">${tokenPicture(name)}</g>`;
  if (kind === 'skill') return `<g class="token skill"><rect x="-16" y="-16" width="32" height="32" rx="6"/><rect class="in" x="-13.200" y="-13.200" width="26.400" height="26.400" rx="4"/>${picture(0.86, 0)}</g>`;
  if (kind === 'victory') return `<g class="token point"><circle r="17"/><circle class="in" r="14"/>${picture(0.92, -0.6)}</g>`;
  const dots = Array.from({ length: level }, (_, i) => `<circle class="dot" cx="${(i - (level - 1) / 2) * 6}" cy="12.600" r="1.900"/>`).join('');
  return `<g class="token object l${level}"><circle r="17"/><circle class="in" r="14.200"/>${picture(0.76, -2)}${dots}</g>`;
}
/** A space on which nothing lies: what could. */
export function space(kind: string): string {
  if (kind === 'skill') return '<rect class="space" x="-14" y="-14" width="28" height="28" rx="5"/>';
  if (kind === 'victory') return `<circle class="space" r="15"/><g class="faint" transform="translate(-9.600,-9.900) scale(.8)">${area(STAR)}</g>`;
  const level = kind === 'object-2' ? 2 : 1;
  return `<circle class="space" r="15"/>${Array.from({ length: level }, (_, i) => `<circle class="faint" cx="${(i - (level - 1) / 2) * 6}" cy="0" r="2"/>`).join('')}`;
}
