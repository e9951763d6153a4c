/** Development only: all drawings and parts of Kemet on one sheet. /static/src/dev/kemet.html?theme=dark */
import '../app.css';
import { mount } from 'svelte';
import KemetSheet from './KemetSheet.svelte';

document.documentElement.dataset['theme'] = new URLSearchParams(location.search).get('theme') ?? 'light';
const target = document.getElementById('app');
if (target) mount(KemetSheet, { target });
