/** The page without a network. Only its own files are kept, under the name of the build they belong to; the game, the gate
 * and everything else under /api and /live never pass through here. Whoever has a network gets what the server has. */
const CACHE = `benben-${'80ccfcde4fe68f07'}`;
const FILES = ["/static/Example.css","/static/Example.js","/static/Invite.css","/static/Invite.js","/static/Prose.css","/static/Prose.js","/static/Tokens.css","/static/Tokens.js","/static/TurnOrder.css","/static/TurnOrder.js","/static/ankh-cover.css","/static/ankh-cover.js","/static/ankh-thumb.css","/static/ankh-thumb.js","/static/ankh.css","/static/ankh.js","/static/app.css","/static/app.js","/static/disclose-version.js","/static/emblems.js","/static/exits.js","/static/fonts/commissioner-cyrillic.woff2","/static/fonts/commissioner-latin-1.woff2","/static/fonts/commissioner-latin-ext.woff2","/static/fonts/commissioner-latin.woff2","/static/geometry.js","/static/glance.css","/static/glance.js","/static/i18n.js","/static/icon-192.png","/static/icon-512.png","/static/icon-apple-180.png","/static/icon-maskable-512.png","/static/icon.svg","/static/icons.js","/static/index.html","/static/kemet-classic.js","/static/kemet-cover.js","/static/kemet-later.css","/static/kemet-later.js","/static/kemet-thumb.css","/static/kemet-thumb.js","/static/kemet.css","/static/kemet.js","/static/lang/ankh.es.ftl","/static/lang/ankh.it.ftl","/static/lang/ankh.uk.ftl","/static/lang/es.ftl","/static/lang/face.ankh.es.ftl","/static/lang/face.ankh.it.ftl","/static/lang/face.ankh.uk.ftl","/static/lang/face.kemet.es.ftl","/static/lang/face.kemet.it.ftl","/static/lang/face.kemet.uk.ftl","/static/lang/it.ftl","/static/lang/kemet.es.ftl","/static/lang/kemet.it.ftl","/static/lang/kemet.uk.ftl","/static/lang/uk.ftl","/static/manifest.webmanifest","/static/model.js","/static/motion.js","/static/palette.css","/static/people.css","/static/people.js","/static/shell-pages.css","/static/shell-pages.js","/static/shell-tables.css","/static/shell-tables.js"];
const PAGE = '/static/index.html';
/** Milliseconds after which a network that says nothing counts as none. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('benben-') && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The server's answer; the kept one where there is none in time, or where what stands before the server says that it is away. */
async function answer(request, kept) {
  const cached = () => caches.open(CACHE).then((cache) => cache.match(kept));
  const network = fetch(request).then((response) => (response.status >= 500 ? cached().then((found) => found ?? response) : response));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(cached);
  const first = await Promise.race([network.catch(cached), late]);
  return first ?? network;
}
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api') && !url.pathname.startsWith('/static')) event.respondWith(answer(request, PAGE));
  else if (FILES.includes(url.pathname)) event.respondWith(answer(request, url.pathname));
});

/** "Your turn": back to the table, in the tab that has it. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((tabs) => {
      const tab = tabs.find(({ url }) => new URL(url).pathname === path);
      return tab ? tab.focus() : self.clients.openWindow(path ?? '/');
    }),
  );
});
