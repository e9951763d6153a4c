import { slug, t, word } from './i18n';
import type { Hint } from './protocol';

/** Changes of the judgement that are not worth a word. */
const SLIGHT = 0.1;
const FEW = 2;

/** What a hint fears of the others' answers, and where the next best line differs from it; `say` puts a choice in words. */
export function afterthoughts({ fears, instead }: Hint, say: (choice: string) => string): string[] {
  const feared = fears.filter(([, change]) => change <= -SLIGHT).slice(0, FEW).map(([term]) => word(`why-less-${slug(term)}`, '')).filter(Boolean);
  return [
    ...(feared.length ? [t('hint-fears', { list: feared.join(', ') })] : []),
    ...(instead.length ? [t('hint-instead', { list: instead.slice(-FEW).map(say).join(' → ') })] : []),
  ];
}
