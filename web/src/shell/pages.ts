/** What one goes to from the lobby. */
export { default as HowTo } from './HowTo.svelte';
export { default as NewGame } from './NewGame.svelte';
export { default as Results } from './Results.svelte';
