/** Tables of text for a spreadsheet. */

/** What begins like a formula is a text all the same: names come from other people. */
const tame = (text: string) => (/^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text);
const cell = (value: string | number) => {
  const text = tame(String(value));
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csv = (rows: readonly (readonly (string | number)[])[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
