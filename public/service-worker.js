// Shows the notices that are pushed to this browser, opens their pages, and says that there is no network where a page cannot be loaded. It keeps that
// one page and nothing else: no answer of the product, and no page with data. What it is told names nobody and has no amount.
const offline = '/offline';
const shelf = 'balcao-offline';
const icon = '/icons/icon-192.png';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shelf).then((cache) => cache.add(new Request(offline, { cache: 'reload', credentials: 'omit' }))));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.waitUntil(close(({ path }) => path === new URL(request.url).pathname));
  event.respondWith(load(event));
});

/** The page itself; the offline page where the network does not answer. An answer of the server is shown as it is, whatever it says. */
async function load({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offline)) ?? Response.error();
  }
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json()));
});

/** Shows a notice in place of one of its kind, and takes away those that were read elsewhere meanwhile. */
async function show({ kind, title, text, language, path, list, unread }) {
  if (unread !== null) await close((shown) => shown.kind !== 'test' && shown.kind !== kind && !unread.includes(shown.kind));
  const before = await self.registration.getNotifications({ tag: kind });
  await self.registration.showNotification(title, {
    body: text,
    lang: language,
    tag: kind,
    renotify: true,
    icon,
    data: { kind, path: before.length > 0 ? list : path },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin)));
});

/** Goes to the window that shows the page, or to a new one: what somebody is typing elsewhere stays. */
async function open(url) {
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = windows.find((one) => new URL(one.url).pathname === url.pathname);
  await (found ? found.focus() : self.clients.openWindow(url.href));
}

/** Takes notices from the screen. */
async function close(isOver) {
  const shown = await self.registration.getNotifications();
  for (const notification of shown) if (isOver(notification.data)) notification.close();
}
