import { slug, t, word } from './i18n';
import type { Hint } from './protocol';

/** Changes of the judgement that are not worth a word. */
const SLIGHT = 0.1;
const FEW = 2;

/** What a hint fears of the others' answers, and where the next best line differs from it; `say` puts a choice in words. A
 * line that reads like the hint itself is not told. */
export function afterthoughts({ choice, then, why, fears, instead }: Hint, say: (choice: string) => string): string[] {
  // What speaks for it is not feared in the same breath.
  const gained = new Set(why.filter(([, change]) => change > 0).map(([term]) => term));
  const feared = fears.filter(([term, change]) => change <= -SLIGHT && !gained.has(term)).slice(0, FEW).map(([term]) => word(`why-less-${slug(term)}`, '')).filter(Boolean);
  const other = instead.slice(-FEW).map(say).join(' → ');
  const own = [choice, ...then].map(say).join(' → ');
  return [
    ...(feared.length ? [t('hint-fears', { list: feared.join(', ') })] : []),
    ...(other && !own.includes(other) ? [t('hint-instead', { list: other })] : []),
  ];
}
