// The service worker of the playground: it keeps the files of this page, as one build made them, and answers from them. What is not
// among them goes its way. build.mjs fills in version and list.
const KEPT = 'siddhanta-play-__VERSION__';
const FILES = ['__FILES__'];
const kept = new Set(FILES.map((file) => new URL(file, self.registration.scope).href));

self.addEventListener('install', (event) => {
  const all = caches
    .open(KEPT)
    .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' }))));
  event.waitUntil(all.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('siddhanta-play-') && name !== KEPT).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.hash = '';
  url.search = '';
  if (url.href.endsWith('/index.html')) url.pathname = url.pathname.slice(0, -'index.html'.length);
  if (request.method !== 'GET' || !kept.has(url.href)) return;
  event.respondWith(caches.open(KEPT).then(async (cache) => (await cache.match(url.href)) ?? fetch(request)));
});
