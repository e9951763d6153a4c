/** What a table of Kemet can do without until somebody fights, sleeps, buys, asks or has won: a part of its own. */
export { default as Stage } from './battle/Stage.svelte';
export { default as ByColour } from './market/ByColour.svelte';
export { default as Market } from './market/Market.svelte';
export { default as End } from './moments/End.svelte';
export { default as Night } from './moments/Night.svelte';
export { default as Remove } from './moments/Remove.svelte';
export { default as BoardSheet } from './sheets/BoardSheet.svelte';
export { default as Belongings } from './path/Belongings.svelte';
export { default as PathPanel } from './path/Panel.svelte';
export { default as Pill } from './path/Pill.svelte';
export { default as TokenChip } from './path/TokenChip.svelte';
export { default as Way } from './path/Way.svelte';
export { default as Raises } from './table/Raises.svelte';
export { default as TextMode } from './table/TextMode.svelte';
export { default as ZoneCard } from './table/ZoneCard.svelte';
export { default as HowTo } from './start/HowTo.svelte';
