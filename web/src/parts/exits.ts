/** What can be done once a game is over and its end has been looked at. */
import { t } from '../lib/i18n';
import { go } from '../lib/router.svelte';
import type { Exit } from './offer';

export const exitsOf = (onresults: () => void, onreplay: (() => void) | undefined): Exit[] => [
  { label: t('to-lobby'), act: () => go('/') },
  ...(onreplay ? [{ label: t('open-replay'), icon: 'replay', act: onreplay } as const] : []),
  { label: t('end-title'), main: true, act: onresults },
];

/** The table whose replay somebody leaves: a game that is over shows its results again, not the place where the stage was left. */
let left = '';
export const leaveReplay = (table: string): void => void (left = table);
export function fromReplay(table: string): boolean {
  const from = left === table;
  left = '';
  return from;
}
