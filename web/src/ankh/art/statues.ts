/** The five God figures, in a box of 100 × 124 with their feet at 112. */
import { initial, type God } from './emblems';
import { DARK, type Drawing, fill, INK, LIGHT, type Line, mirrored, stroke } from './layers';

const LEGS = [
  'M39,82 L63,82 L69,101 L34,101Z',
  'M38,100 L48,100 L46,112 L34,112Z',
  'M56,100 L66,100 L67,108 L76,112 L57,112Z',
];
const TORSO = 'M29,59 Q50,52 71,59 L63,83 L39,83Z';
const KILT = stroke('M39,84.5 H63', LIGHT, 4) + stroke('M52,87 L60,101 M52,87 L47,101', DARK, 2);
const COLLAR = stroke('M36,60 Q50,74 64,60', LIGHT, 4) + stroke('M34,63 Q50,81 66,63', DARK, 1.8);
const ARMS: Line[] = [
  ['M31,61 L26,76 L29,92', 7],
  ['M69,61 L76,75 L89,77', 7],
];
const SCEPTRE: Line[] = [
  ['M91,46 V112', 3.6],
  ['M91,48 L84,44 M91,48 L96,41', 3.2],
];
const WING =
  'M57,56 L82,44 Q97,42 99,52 L98,70 L91,69 L89,82 L82,79 L78,91 L71,86 L66,94 L58,80Z';
const FEATHERS = 'M61,66 L96,55 M62,73 L90,68 M62,80 L81,78';
const WING_EDGE = 'M58,58 L82,47 Q92,45 96,49';

const STATUES: Partial<Record<string, Drawing>> = {
  amun: {
    fills: [
      'M42,30 L41,10 Q42,1 47,1 Q50,3 50,9 L50,30Z',
      'M50.5,30 L51,9 Q52,1 57,1 Q61,4 60,12 L58,30Z',
      'M39,38 L39,30 Q39,27 43,27 L60,27 L61,38Z',
      'M39,36 L61,36 L62,41 L66,46 L62,47 L61,53 L56,56 L44,58 L40,50Z',
      'M56,54 L62,53 L63,64 L58,64Z',
      TORSO,
      ...LEGS,
    ],
    lines: [...ARMS, ...SCEPTRE],
    details:
      COLLAR +
      KILT +
      stroke('M39.5,37.5 H61', DARK, 2.4) +
      fill('M44,27 L43.2,11 Q44,4 46.5,4 Q48.4,5 48.4,10 V27Z M52,27 L52.6,10 Q53.4,4 56,4 Q58.6,6 58,13 L56.6,27Z', '#F7E6D6') +
      stroke('M43,11 h5 M43.4,18 h5 M52.6,11 h5 M52.6,18 h5', DARK, 1.6) +
      fill('M57,55 L61,55 L61.5,63 H58.5Z', INK) +
      stroke('M54,43 L59,43', INK, 3),
  },
  anubis: {
    fills: [
      'M39,34 L35,4 Q36,0 39,2 L49,24Z',
      'M50,28 L51,3 Q53,-1 56,2 L61,27Z',
      'M36,58 L37,38 Q38,25 50,24 Q58,24 62,30 L79,39 Q83,43 79,46 L66,47 Q60,48 59,56 L57,60 L40,61Z',
      TORSO,
      ...LEGS,
    ],
    lines: [...ARMS, ...SCEPTRE],
    details:
      COLLAR +
      KILT +
      stroke('M40,12 L45,25 M54,10 L56,25', LIGHT, 2.6) +
      fill('M75,38 L80,40 Q83,43 79,45.6 L76,45.4 Q78,41 75,38Z', INK) +
      stroke('M64,43.4 L77,44', INK, 1.8) +
      stroke('M55,35.4 L61,36.6', '#FFFBF0', 3.6) +
      stroke('M57,36 L60.4,36.6', INK, 2.8) +
      stroke('M54,34 Q58,31.5 62,34.5', INK, 2) +
      stroke('M41,38 Q44,50 39,60 M47,42 Q49,52 46,60', DARK, 2.2),
  },
  isis: {
    fills: [
      WING,
      mirrored(WING),
      'M38,25 V1 H47 V12 H61 V25Z',
      'M36,56 L37,34 Q39,25 49,25 Q59,25 60,33 L61,37 L64.5,42 L61,43.5 L60.5,49 L55,51 L55,57Z',
      'M42,54 L58,54 L59,66 L57,79 L62,112 L38,112 L43,79 L41,66Z',
    ],
    details:
      stroke(`${FEATHERS} ${mirrored(FEATHERS)}`, DARK, 2.6) +
      stroke(`${WING_EDGE} ${mirrored(WING_EDGE)}`, LIGHT, 3.4) +
      fill('M37,56 L38,35 Q40,27 49,27 Q54,27 56,29 Q48,33 48,42 L49,57Z', INK) +
      stroke('M39,30 Q48,33 60,31', LIGHT, 3) +
      stroke('M54,38.5 h5', INK, 2.8) +
      stroke('M41,4 V22 H58', LIGHT, 2.6) +
      stroke('M41.5,62 Q50,70 58.5,62', LIGHT, 3.4) +
      stroke('M43.4,79 H56.6 M50,82 V100', LIGHT, 3.4) +
      stroke('M45,88 L42.5,111 M55,88 L57.5,111', DARK, 2),
  },
  osiris: {
    fills: [
      'M41,32 L43,14 Q45,2 50,1 Q55,2 57,14 L59,32Z',
      'M42,31 Q29,22 33,6 Q42,9 44,22Z',
      'M58,31 Q71,22 67,6 Q58,9 56,22Z',
      'M39,31 H61 L61,45 L55,54 H45 L39,45Z',
      'M46.5,52 H53.5 L52.5,63 H47.5Z',
      'M35,59 Q50,52 65,59 L72,74 L65,86 L61,112 H39 L35,86 L28,74Z',
    ],
    lines: [
      ['M60,78 L74,52 Q78,42 70,41', 4],
      ['M40,78 L24,50', 4],
      ['M24,50 L13,60 M24,50 L17,66 M24,50 L24,68', 3],
    ],
    details:
      fill('M42.5,31 L44.5,14 Q46,4 50,3 Q54,4 55.5,14 L57.5,31Z', '#F7F2E2') +
      stroke('M39.5,32.5 H60.5', INK, 3) +
      fill('M47,53 H53 L52,62 H48Z', INK) +
      fill('M43,36 H57 V44 L53,50 H47 L43,44Z', LIGHT) +
      stroke('M46,40 h2.4 M51.6,40 h2.4', INK, 2.6) +
      stroke('M36,67 L60,80 M64,67 L40,80', LIGHT, 4.4) +
      stroke('M37,90 H63 M38,98 H62 M39,106 H61', DARK, 2) +
      stroke('M37,24 Q34,16 36,10 M63,24 Q66,16 64,10', LIGHT, 2),
  },
  ra: {
    fills: [
      'M49,0 a16.5,16.5 0 1,0 .01,0Z',
      'M35,60 L36,44 Q38,31 50,31 Q59,31 64,37 L71,41 Q75,45 71,53 Q69,50 65,51 Q62,53 61,58 L44,62Z',
      TORSO,
      ...LEGS,
    ],
    lines: [...ARMS, ...SCEPTRE],
    details:
      COLLAR +
      KILT +
      `<circle cx="49" cy="16.5" r="14" fill="${LIGHT}"/>` +
      stroke('M38,16.5 a11,11 0 0 1 11,-11', '#fff', 2.6) +
      fill('M64,37 L71,41 Q75,45 71,53 Q69,49 65,49Z', INK) +
      `<circle cx="57" cy="41.5" r="3.4" fill="#fff"/><circle cx="57.6" cy="41.5" r="2.3" fill="${INK}"/>` +
      stroke('M57,45.5 L54.5,53 M52,44 Q47,45 45,50', INK, 2.4) +
      stroke('M39,44 Q41,54 37,60', DARK, 2.4) +
      stroke('M65,16 Q72,18 69,27 L63,31', INK, 3.6),
  },
} satisfies Record<God, Drawing>;

/** A standing stone with an initial, until somebody carves the god. */
function stone(god: string): Drawing {
  return {
    fills: ['M27,112 V30 Q27,3 50,3 Q73,3 73,30 V112Z'],
    details:
      stroke('M33,106 V31 Q33,9.500 50,9.500 Q67,9.500 67,31 V106Z', LIGHT, 2.4) +
      stroke('M38,68 H62 M38,79 H62 M38,90 H54', DARK, 3) +
      `<text x="50" y="55" text-anchor="middle" font-size="44" font-weight="700" fill="var(--go)">${initial(god)}</text>`,
  };
}

export const statueOf = (god: string): Drawing => STATUES[god] ?? stone(god);
