// The service worker of the playground: it keeps the files of this page, as one build made them, and answers from them. What is not
// among them goes its way. build.mjs fills in version and list.
const KEPT = 'siddhanta-play-__VERSION__';
const FILES = ['__FILES__'];
/** What another app has shared, until the page takes it. */
const SHARED = 'siddhanta-shared';
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

/** Keeps shared files for the page, and opens it: at the part after # of a shared link, where there is one. Nothing goes to a server. */
async function shared(request) {
  const data = await request.formData();
  // A form that shares none has one without a name.
  const files = data.getAll('births').filter((file) => typeof file !== 'string' && file.name !== '');
  const cache = await caches.open(SHARED);
  await Promise.all(
    files.map((file, i) => cache.put(`./shared/${i}/${encodeURIComponent(file.name)}`, new Response(file))),
  );
  const [hash = ''] = /#\S+/.exec(`${data.get('url') ?? ''} ${data.get('text') ?? ''}`) ?? [];
  return Response.redirect(
    new URL(`./${files.length === 0 ? '' : '?shared'}${hash}`, self.registration.scope).href,
    303,
  );
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && request.url === new URL('./share', self.registration.scope).href)
    return event.respondWith(shared(request));
  const url = new URL(request.url);
  url.hash = '';
  url.search = '';
  if (url.href.endsWith('/index.html')) url.pathname = url.pathname.slice(0, -'index.html'.length);
  if (request.method !== 'GET' || !kept.has(url.href)) return;
  event.respondWith(caches.open(KEPT).then(async (cache) => (await cache.match(url.href)) ?? fetch(request)));
});
