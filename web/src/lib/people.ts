/** What people and bots are called. */
import { t, word } from './i18n';
import type { Sitter } from './protocol';

/** "P2" is what a chair is called to which nobody has given a name. */
export const isNamed = ({ player, name, kind, bot }: Sitter): boolean => name !== '' && name !== player && (kind === 'human' || name !== bot);

export function chairLabel(chair: Sitter): string {
  if (isNamed(chair)) return chair.name;
  return chair.kind === 'bot' ? t('bot-name', { name: word(`bot-${chair.bot}`, chair.bot) }) : t('player-number', { number: Number(chair.player.slice(1)) });
}
