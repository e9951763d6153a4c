/** What lists and results show of Ankh. */
import { t } from '../lib/i18n';
import type { Progress } from '../lib/protocol';
import type { About } from './logic/about';
import { roman, scenarioName } from './logic/words';

export { default as Thumb } from './Thumb.svelte';
export { default as Mark } from './art/Mark.svelte';
export { godName as sideName, scenarioName } from './logic/words';

export const progressText = ({ number, of }: Progress): string => (number ? t('progress-conflict', { age: roman(number), of: roman(of) }) : t('progress-before'));
export const scenarioLike = (about: unknown, text: string): string | undefined =>
  (about as About).scenarios.find(({ name }) => scenarioName(name).toLocaleLowerCase().includes(text.toLocaleLowerCase()))?.name.replaceAll('_', ' ');
