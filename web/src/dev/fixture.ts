/** Development only: a table from a file, without a server. /?fixture=move&theme=dark&text=1; cut=20: the last 20 entries of
    the story arrive a moment later, so that what follows from them can be seen */
import { mount } from 'svelte';
import { keep, settings } from '../lib/settings.svelte';
import { speak } from '../lib/i18n';
import { Seat } from '../lib/seat.svelte';
import type { Sync, Welcome } from '../lib/protocol';
import { sitDownTo } from '../games';
import Fixture from './Fixture.svelte';
import { startBoard } from './kemet-board';
import { startMarket } from './kemet-market';
import { startStage } from './kemet-stage';
import { startTable } from './kemet-table';
import KemetSheet from './KemetSheet.svelte';

const files = import.meta.glob('../../fixtures/*.json', { import: 'default' });

export async function start(target: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const theme = asked.get('theme');
  if (theme) keep({ theme: theme as 'light' | 'dark' });
  await speak(settings.language);
  const name = asked.get('fixture') ?? 'start';
  if (name === 'kemet-sheet') return void mount(KemetSheet, { target });
  if (name === 'kemet-stage') return startStage(target, asked);
  if (name === 'kemet-board') return startBoard(target, asked);
  if (name === 'kemet-table') return startTable(target, asked);
  if (name === 'kemet-market') return startMarket(target, asked);
  const { welcome, sync } = (await files[`../../fixtures/${name}.json`]?.()) as { welcome: Welcome; sync: Sync };
  const about = (await files['../../fixtures/about.json']?.()) as { games: Record<string, unknown> };
  const seat = new Seat(null);
  seat.hear(welcome);
  const later = Number(asked.get('cut') ?? 0);
  seat.hear({ ...sync, story: sync.story.slice(0, sync.story.length - later) });
  if (later) setTimeout(() => seat.hear({ ...sync, t: 'step', v: sync.v + 1, story: sync.story.slice(-later) }), 500);
  mount(Fixture, { target, props: { seat, kind: await sitDownTo(welcome.game), about: about.games[welcome.game], text: asked.has('text') } });
}
