/** Pictures on the battle cards, 120 × 84 each: flat stone colours with an ink line, like the tokens. */
const INK = '#23262b';
const LINE = `stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;
const shape = (d: string, colour: string, more = LINE) => `<path d="${d}" fill="${colour}" ${more}/>`;
const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const ground = (colour: string) => `<path d="M0,0 H120 V84 H0Z" fill="${colour}"/>`;
const turned = (count: number, x: number, y: number, body: string) =>
  Array.from({ length: count }, (_, i) => `<g transform="translate(${x},${y}) rotate(${(360 / count) * i})">${body}</g>`).join('');

function locust(x: number, y: number, scale: number, turn: number): string {
  return (
    `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale})">` +
    line('M-2,3 L-12,-9 L-16,9 M4,4 L0,13 M9,4 L9,13', INK, 2.2) +
    shape('M-16,2 Q-4,-6 12,-3 Q18,-2 18,2 Q16,6 6,6 Q-6,7 -16,2Z', '#8c8f3a') +
    shape('M-18,-2 Q-6,-11 8,-4 Q-4,1 -18,-2Z', '#d9d7a0') +
    line('M17,-2 Q22,-8 27,-8 M17,-1 Q23,-3 28,-1', INK, 1.6) +
    `<circle cx="14" cy="0" r="1.6" fill="${INK}"/></g>`
  );
}

function wheel(x: number, y: number, r: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${INK}" stroke-width="6.5"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#c8921b" stroke-width="3"/>` +
    turned(6, x, y, line(`M0,0 V${-r}`, INK, 2.4)) +
    `<circle cx="${x}" cy="${y}" r="3.6" fill="#c8921b" ${LINE}/>`
  );
}

const LEGS = 'M101,50 L110,57 L117,54 M98,52 L103,62 L100,71 M78,53 L69,59 L71,70 M83,54 L82,64 L76,72 M75,43 Q66,42 65,53';

const PICTURES: Record<string, string> = {
  build:
    ground('#bfe0e4') +
    shape('M0,66 H120 V84 H0Z', '#e3c489', '') +
    shape('M26,66 L66,12 L106,66Z', '#f1e2c0') +
    shape('M66,12 L106,66 H76Z', '#c9ae7c') +
    line('M50,34 H82 M42,45 H90 M34,56 H98 M58,34 V45 M70,45 V56 M52,56 V66 M66,34 V45 M84,56 V66', '#8f7e5a', 1.6) +
    shape('M0,72 L44,46 L46,52 L4,78Z', '#b58d52') +
    shape('M22,50 l12,-7 6,9 -12,7Z', '#faf1dc') +
    line('M12,56 L22,53', INK, 1.8) +
    shape('M7,60 q1,-9 5,-9 q3,2 1,10Z', '#b5372b') +
    `<circle cx="12" cy="47" r="3.2" fill="#8a5a34" ${LINE}/>` +
    shape('M98,76 V68 H112 V76Z M84,80 V72 H97 V80Z', '#faf1dc'),
  plague:
    ground('#d7cf8f') +
    '<circle cx="92" cy="20" r="13" fill="#e9ae1f" opacity=".75"/>' +
    shape('M0,68 Q30,60 60,67 T120,64 V84 H0Z', '#a98d4d', '') +
    [12, 30, 88, 106].map((x) => line(`M${x},82 Q${x + 2},64 ${x - 3},54`, '#6f6a2c', 2.2) + line(`M${x - 3},54 l-4,-5 M${x - 2},59 l5,-5 M${x - 1},64 l-5,-4`, '#c8921b', 2.6)).join('') +
    locust(38, 26, 1.05, -12) +
    locust(78, 42, 1.25, 8) +
    locust(36, 58, 0.8, -4) +
    locust(96, 18, 0.6, -20),
  chariots:
    ground('#f3d79b') +
    '<circle cx="24" cy="24" r="12" fill="#d9572f"/>' +
    shape('M0,58 Q28,46 58,56 T120,52 V84 H0Z', '#dcb56f', '') +
    line('M4,74 h14 M10,79 h18 M86,78 h20', '#b58d52', 2) +
    line('M46,52 L84,46', INK, 3) +
    line(LEGS, INK, 6) +
    line(LEGS, '#6b4325', 2.8) +
    shape('M74,52 Q72,40 82,39 Q92,42 98,38 L103,27 L105,19 L109,24 L118,32 Q119,36 115,36 L109,34 Q107,40 105,46 Q103,54 96,53 Q86,55 80,55 Q75,56 74,52Z', '#6b4325') +
    line('M101,28 Q96,32 95,39', INK, 2.4) +
    '<circle cx="109" cy="28" r="1.300" fill="#fff"/>' +
    shape('M22,40 Q24,54 32,58 H54 V36 Q44,44 36,36Z', '#b5372b') +
    shape('M34,38 Q34,24 41,24 Q48,25 46,38Z', '#faf1dc') +
    `<circle cx="41" cy="18" r="5" fill="#8a5a34" ${LINE}/>` +
    line('M44,28 L58,26 M54,12 L62,40', INK, 2.2) +
    wheel(38, 62, 13),
  cycle:
    ground('#e4e1f0') +
    '<circle cx="60" cy="42" r="33" fill="none" stroke="#c8921b" stroke-width="5" stroke-dasharray="168 40" transform="rotate(-66 60 42)"/>' +
    shape('M43,24 L31,12 L48,7Z', '#c8921b', '') +
    shape('M58,70 Q42,48 52,24 Q56,14 68,12 Q74,26 70,42 Q68,56 61,70Z', '#faf6ec') +
    line('M60,78 Q58,48 66,18', INK, 2.4) +
    line('M61,54 L51,46 M62,44 L52,34 M64,34 L56,24 M63,50 L69,40 M64,40 L71,30', '#8f8266', 1.8) +
    line('M20,24 l7,3 M100,24 l-7,3 M18,60 l8,-3 M102,60 l-8,-3', '#6b4a8e', 2.4),
  drought:
    ground('#f6c46b') +
    turned(14, 60, 30, line('M0,-23 V-30', '#fbe7b3', 3)) +
    `<circle cx="60" cy="30" r="18" fill="#d9472b" ${LINE}/>` +
    shape('M0,54 Q34,47 66,53 T120,50 V84 H0Z', '#c58a45', '') +
    line('M14,84 L24,68 L14,58 M24,68 L44,72 L52,84 M44,72 L52,58 M52,58 L48,53 M52,58 L72,64 L66,84 M72,64 L88,58 M88,58 L84,51 M88,58 L104,68 L98,84 M104,68 L120,62', '#6e431a', 2.2) +
    line('M101,57 L103,36 M102,46 L94,38 M103,42 L110,33', INK, 2.6) +
    shape('M18,62 q-4,-6 3,-8 q9,-1 9,5 l-3,5Z', '#faf1dc'),
  flood:
    ground('#bfe3ea') +
    '<circle cx="94" cy="18" r="9" fill="#f0c75a"/>' +
    shape('M0,44 Q18,34 40,43 T70,46 V60 H0Z', '#8fb06f', '') +
    line('M24,44 Q22,28 28,16', '#6b4325', 4.4) +
    shape('M28,17 Q14,6 6,16 Q18,12 28,17Q20,16 15,26 Q23,18 28,17 Q40,4 50,13 Q38,11 28,17 Q40,17 42,27 Q35,19 28,17Z', '#3f7d3c') +
    shape('M0,50 Q10,42 20,50 T40,50 T60,50 T80,50 T100,50 T120,50 V84 H0Z', '#2fa3ac', '') +
    shape('M0,64 Q12,55 24,64 T48,64 T72,64 T96,64 T120,64 V84 H0Z', '#1d6f78', '') +
    line('M8,57 q6,-5 12,0 M50,58 q6,-5 12,0 M88,57 q6,-5 12,0 M24,74 q6,-5 12,0 M70,74 q6,-5 12,0', '#bfedea', 2.4) +
    shape('M70,48 Q82,53 100,46 Q97,58 84,57 Q73,56 70,48Z', '#b58d52') +
    line('M86,48 V30', INK, 2.2) +
    shape('M87,30 Q100,36 88,46Z', '#faf6ec'),
  miracle:
    ground('#2f3b69') +
    turned(16, 60, 34, '<path d="M-2.500,-14 L0,-46 L2.500,-14Z" fill="#f0c75a" opacity=".55"/>') +
    shape('M60,6 L65,28 L86,34 L65,40 L60,62 L55,40 L34,34 L55,28Z', '#fff3cf') +
    '<circle cx="20" cy="18" r="1.800" fill="#fff"/><circle cx="104" cy="14" r="1.600" fill="#fff"/><circle cx="98" cy="50" r="1.800" fill="#fff"/><circle cx="16" cy="48" r="1.500" fill="#fff"/>' +
    shape('M0,74 Q30,68 60,74 T120,74 V84 H0Z', '#1d6f78', '') +
    shape('M60,80 Q44,74 42,60 Q54,64 60,80Z M60,80 Q76,74 78,60 Q66,64 60,80Z', '#e6a6b4') +
    shape('M60,80 Q52,70 60,56 Q68,70 60,80Z', '#f7d6dc') +
    shape('M60,81 Q42,82 32,71 Q48,69 60,81Z M60,81 Q78,82 88,71 Q72,69 60,81Z', '#d98aa0'),
};

export const CARD_PICTURES: readonly (readonly [card: string, body: string])[] = Object.entries(PICTURES);
/** The part of the sprite that shows a card's picture. */
export const pictureOf = (card: string): string => `b-card-${card}`;
