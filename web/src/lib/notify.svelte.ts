/** "Your turn", said by the system while the page is in the background. Asked for once, never again where it was denied. */
import { keep, settings } from './settings.svelte';
import { canWork } from './worker';

export type Leave = 'granted' | 'denied' | 'default' | 'none';
/** What the browser allows: none where it knows no such notices, as on an address that is not safe. */
const leave = (): Leave => (typeof Notification === 'undefined' || !canWork() ? 'none' : Notification.permission);
export const notices = $state({ leave: leave() });

/** By a click only. Says whether there will be notices. */
export async function askLeave(): Promise<boolean> {
  notices.leave = await Notification.requestPermission().catch(() => leave());
  keep({ notify: notices.leave === 'granted', notifyAsked: true });
  return settings.notify;
}
export function decline(): void {
  keep({ notify: false, notifyAsked: true });
}

const tagOf = (table: string) => `turn-${table}`;
/** Only where nobody looks, and only for whoever wants it. */
export async function announce(table: string, title: string, body: string): Promise<void> {
  if (!settings.notify || leave() !== 'granted' || document.visibilityState !== 'hidden') return;
  const worker = await navigator.serviceWorker.ready;
  const icon = `${import.meta.env.BASE_URL}icon-192.png`;
  await worker.showNotification(title, { body, icon, badge: icon, tag: tagOf(table), data: { path: `/t/${table}` } });
}
/** It has been seen, or is no longer true. Asked with every question: the browser is only asked for leave, for which it keeps the page waiting, where there can be a notice. */
export async function withdraw(table: string): Promise<void> {
  if (!settings.notify || leave() !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: tagOf(table) })) ?? []) notice.close();
}
