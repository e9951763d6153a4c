/** What went wrong, in the words of the person who reads it. */
import { Failure } from './api';
import { has, t } from './i18n';

/** What browsers say of a part of the page that cannot be loaded. */
const MODULE = /dynamically imported module|module script/i;

/** The server speaks English; its codes are translated. */
export function told(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const id = error instanceof Failure ? `error-${error.code}` : error instanceof TypeError && MODULE.test(text) ? 'error-missing' : '';
  return has(id) ? t(id, { text }) : t('wrong', { text });
}
