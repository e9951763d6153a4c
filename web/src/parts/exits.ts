/** What can be done once a game is over and its end has been looked at. */
import { t } from '../lib/i18n';
import { go } from '../lib/router.svelte';
import type { Exit } from './offer';

export const exitsOf = (onresults: () => void, onreplay: (() => void) | undefined): Exit[] => [
  { label: t('to-lobby'), act: () => go('/') },
  ...(onreplay ? [{ label: t('open-replay'), icon: 'replay', act: onreplay } as const] : []),
  { label: t('end-title'), main: true, act: onresults },
];
