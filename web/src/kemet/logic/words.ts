/** Names of the rules in words. Ids follow the names: god-anubis, tile-phoenix, event-moved … */
import english from 'virtual:english/kemet';
import { playing, slug, word } from '../../lib/i18n';
import { COLOURED } from '../art/gems';
import { title } from './names';

export { godName } from './names';

void playing('kemet', english);

const named = (kind: string) => (name: string) => word(`${kind}-${slug(name)}`, title(name));

export const cityName = named('city');
export const zoneName = named('zone');
export const colourName = named('colour');
export const actionName = named('action');
/** `domination-ruby` and its like have one name in every colour. */
export const tileName = (name: string): string => named('tile')(name.replace(COLOURED, ''));
export const divineName = named('divine');
export const stepName = named('step');
/** What a tile or card does, in a sentence. */
export const effectText = (name: string): string => word(`effect-${slug(name)}`, '');
