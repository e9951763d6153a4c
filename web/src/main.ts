import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { show } from './lib/settings.svelte';
import { employ } from './lib/worker';

show();
const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
if (import.meta.env.DEV && new URLSearchParams(location.search).has('fixture')) {
  void import('./dev/fixture').then(({ start }) => start(target));
} else {
  mount(App, { target });
  employ();
}
