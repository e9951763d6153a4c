/** Development only: battles, Nights and ends of Kemet from files. /static/src/dev/stage.html?name=council&part=council&theme=dark&lang=uk */
import '../app.css';
import '../kemet/art/palette.css';
import { mount } from 'svelte';
import { KemetGame } from '../kemet/game.svelte';
import type { About } from '../kemet/logic/told';
import { speak } from '../lib/i18n';
import type { Sync, Welcome } from '../lib/protocol';
import { Seat } from '../lib/seat.svelte';
import KemetStage from './KemetStage.svelte';

const files = import.meta.glob('../../fixtures/kemet/*.json', { import: 'default' });
const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
const target = document.getElementById('app');
const about = (await files['../../fixtures/kemet/about.json']?.()) as About;
const { welcome, sync } = (await files[`../../fixtures/kemet/${asked.get('name') ?? 'council'}.json`]?.()) as { welcome: Welcome; sync: Sync };
await speak(asked.get('lang') ?? 'en');
const seat = new Seat(null);
seat.hear(welcome);
seat.hear(sync);
if (target) mount(KemetStage, { target, props: { game: new KemetGame(seat, about, sync.view), asked } });
