/** The service worker: it keeps the page for when there is no server, and shows notices while the page is in the background. */

export const canWork = (): boolean => isSecureContext && 'serviceWorker' in navigator;

/** When the page has drawn itself: it should not wait for this. A browser that refuses has a page without it. */
export function employ(): void {
  if (!canWork() || import.meta.env.DEV) return;
  const start = () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, { scope: '/' }).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
