/** A table and its replay. */
export { default as PlayPage } from './PlayPage.svelte';
export { default as Replay } from './Replay.svelte';
