/** Drawings of the page as pictures that can be shared. */

/** The rules of the page's own style sheets; fonts and other files cannot be fetched from inside a picture. */
function rules(): string {
  const found: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) if (!(rule instanceof CSSFontFaceRule)) found.push(rule.cssText);
  }
  return found.join('\n');
}

/** Drawings that lie over each other, as one that needs nothing else: with its styles, and what it shows by <use>. */
export function alone(layers: readonly SVGSVGElement[], box: { x: number; y: number; width: number; height: number }): string {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  root.setAttribute('width', String(box.width));
  root.setAttribute('height', String(box.height));
  root.dataset['theme'] = document.documentElement.dataset['theme'];
  root.dataset['motion'] = 'off';
  root.style.fontFamily = `${getComputedStyle(document.body).fontFamily}, sans-serif`;
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = rules();
  root.append(style);
  const needed = new Set<string>();
  const follow = (element: Element) => {
    for (const use of element.querySelectorAll('use')) {
      const id = use.getAttribute('href')?.slice(1);
      const shown = id && !needed.has(id) ? document.getElementById(id) : null;
      if (!id || !shown || layers.some((layer) => layer.contains(shown))) continue;
      needed.add(id);
      root.append(wrapped(shown));
      follow(shown);
    }
  };
  for (const layer of layers) follow(layer);
  for (const layer of layers) {
    const copy = layer.cloneNode(true) as SVGSVGElement;
    copy.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    root.append(copy);
  }
  return new XMLSerializer().serializeToString(root);
}
function wrapped(shown: Element): SVGDefsElement {
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  defs.append(shown.cloneNode(true));
  return defs;
}

export async function load(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Lines no wider than that. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1) ?? ''} ${word}` : word;
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export interface Caption {
  title: string;
  subtitle: string;
  /** Who plays what, with their colours. */
  people: { name: string; colour: string; note: string }[];
  moment: string;
}

const WIDTH = 1200;
const HEIGHT = 800;
const SIDE = 400;

/** The board with who plays, and what has just happened, as a PNG. */
export async function picture(board: string, { title, subtitle, people, moment }: Caption): Promise<Blob> {
  const image = await load(board);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const family = getComputedStyle(document.body).fontFamily;
  const measure = (text: string) => context.measureText(text).width;
  let y = 64;
  const write = (text: string, weight: number, size: number, fill: string, x = 40) => {
    context.font = `${weight} ${size}px ${family}`;
    context.fillStyle = fill;
    for (const line of wrap(text, SIDE - x, measure)) {
      context.fillText(line, x, y);
      y += size * 1.3;
    }
  };
  context.fillStyle = colour('--page');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const scale = Math.min((WIDTH - SIDE - 32) / image.width, (HEIGHT - 32) / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.drawImage(image, SIDE + (WIDTH - SIDE - width) / 2, (HEIGHT - height) / 2, width, height);
  write(title, 650, 38, colour('--ink'));
  write(subtitle, 500, 20, colour('--ink-2'));
  y += 22;
  for (const { name, colour: fill, note } of people) {
    context.beginPath();
    context.arc(52, y - 7, 11, 0, 2 * Math.PI);
    context.fillStyle = colour(fill) || colour('--ink-3');
    context.fill();
    write(name, 600, 21, colour('--ink'), 76);
    write(note, 450, 17, colour('--ink-2'), 76);
    y += 10;
  }
  y += 16;
  write(moment, 600, 22, colour('--gold-d'));
  y = HEIGHT - 32;
  write('BENBEN', 600, 18, colour('--ink-3'));
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
