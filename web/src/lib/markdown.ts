/** The little Markdown that our rules are written in, as blocks of plain data: no HTML is ever made from text. */

export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
}
export type Block = { kind: 'p' | 'quote'; runs: Run[] } | { kind: 'list'; items: Run[][] } | { kind: 'table'; rows: Run[][][] };

export function runs(text: string): Run[] {
  const found: Run[] = [];
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/`([^`]+)`/g, '$1');
  for (const part of plain.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    if (!part) continue;
    const bold = part.startsWith('**');
    const italic = !bold && part.startsWith('*') && part.endsWith('*') && part.length > 2;
    found.push({ text: bold ? part.slice(2, -2) : italic ? part.slice(1, -1) : part, bold, italic });
  }
  return found;
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((part): Block[] => {
      const lines = part.split('\n').filter((line) => line.trim());
      if (!lines.length) return [];
      if (lines.every((line) => line.startsWith('|'))) return [table(lines)];
      if (lines.every((line) => line.startsWith('>'))) {
        return [{ kind: 'quote', runs: runs(lines.map((line) => line.replace(/^>\s?/, '')).join(' ')) }];
      }
      const at = lines.findIndex((line) => /^\s*(?:[-*]|\d+\.) /.test(line));
      if (at < 0) return [{ kind: 'p', runs: runs(lines.join(' ')) }];
      const before: Block[] = at ? [{ kind: 'p', runs: runs(lines.slice(0, at).join(' ')) }] : [];
      return [...before, { kind: 'list', items: items(lines.slice(at)) }];
    });
}

function items(lines: string[]): Run[][] {
  const found: string[] = [];
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.) (.*)/.exec(line);
    if (item) found.push(item[1] ?? '');
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found.map(runs);
}

function table(lines: string[]): Block {
  const cells = (line: string) => line.replace(/^\||\|$/g, '').split('|').map((cell) => runs(cell.trim()));
  return { kind: 'table', rows: lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line)).map(cells) };
}
