import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Shown {
  title: string;
  tag: string;
  closed: boolean;
}
let shown: Shown[] = [];
let visibility = 'hidden';
let answer = 'granted';
let permission = 'default';

/** A browser that has such notices, and what the page makes of it. */
async function page() {
  vi.resetModules();
  const worker = {
    showNotification: (title: string, { tag }: { tag: string }) => shown.push({ title, tag, closed: false }),
    getNotifications: ({ tag }: { tag: string }) => Promise.resolve(shown.filter((one) => one.tag === tag).map((one) => ({ close: () => (one.closed = true) }))),
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('document', { documentElement: { dataset: {} }, get visibilityState() { return visibility; } });
  vi.stubGlobal('location', { search: '', origin: 'http://localhost' });
  vi.stubGlobal('navigator', { languages: ['en'], serviceWorker: { ready: Promise.resolve(worker), getRegistration: () => Promise.resolve(worker) } });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { get permission() { return permission; }, requestPermission: () => Promise.resolve((permission = answer)) });
  const { settings } = await import('../src/lib/settings.svelte');
  return { settings, ...(await import('../src/lib/notify.svelte')) };
}
beforeEach(() => {
  shown = [];
  visibility = 'hidden';
  answer = 'granted';
  permission = 'default';
});
afterEach(() => vi.unstubAllGlobals());

describe('a notice that it is one’s turn', () => {
  it('comes only where it was asked for', async () => {
    const { settings, announce, askLeave } = await page();
    await announce('x', 'Your turn', '');
    expect([shown, settings.notify]).toEqual([[], false]);
    expect(await askLeave()).toBe(true);
    expect([settings.notify, settings.notifyAsked]).toEqual([true, true]);
    await announce('x', 'Your turn', '');
    expect(shown).toMatchObject([{ title: 'Your turn', tag: 'turn-x' }]);
  });
  it('comes only where nobody looks, and goes when somebody does', async () => {
    const { announce, askLeave, withdraw } = await page();
    await askLeave();
    visibility = 'visible';
    await announce('x', 'Your turn', '');
    expect(shown).toEqual([]);
    visibility = 'hidden';
    await announce('x', 'Your turn', '');
    await announce('y', 'Your turn', '');
    await withdraw('x');
    expect(shown.map(({ closed }) => closed)).toEqual([true, false]);
  });
  it('is never asked about again where it was denied, or declined', async () => {
    answer = 'denied';
    const denied = await page();
    expect(await denied.askLeave()).toBe(false);
    expect([denied.notices.leave, denied.settings.notify, denied.settings.notifyAsked]).toEqual(['denied', false, true]);
    permission = 'default';
    const declined = await page();
    declined.decline();
    expect([declined.notices.leave, declined.settings.notify, declined.settings.notifyAsked]).toEqual(['default', false, true]);
  });
  it('is not offered where the browser has none', async () => {
    await page();
    vi.stubGlobal('isSecureContext', false);
    vi.resetModules();
    const { notices, announce } = await import('../src/lib/notify.svelte');
    expect(notices.leave).toBe('none');
    await announce('x', 'Your turn', '');
    expect(shown).toEqual([]);
  });
});
