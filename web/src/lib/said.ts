/** Sentences in which names stand out: what is to stand out is marked before it goes into the sentence. */
import { capital } from './i18n';

export interface Part {
  text: string;
  strong: boolean;
}
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
export const strong = (text: string): string => `${OPEN}${text}${CLOSE}`;

export function spoken(sentence: string): Part[] {
  return sentence
    .split(OPEN)
    .flatMap((piece, i) => {
      if (!i) return [{ text: piece, strong: false }];
      const [name = '', rest = ''] = piece.split(CLOSE);
      return [{ text: name, strong: true }, { text: rest, strong: false }];
    })
    .filter(({ text }) => text)
    .map((part, i) => (i ? part : { ...part, text: capital(part.text) }));
}
