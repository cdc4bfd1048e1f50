/** Where the service worker leaves what another app shares; sw.js has the same name. */
const SHARED = 'siddhanta-shared';

/** What an installed page is opened with, where the browser has it. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Takes what the service worker has kept of a share, once. */
async function shared(): Promise<readonly File[]> {
  const cache = await caches.open(SHARED);
  const files = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
      return new File([(await (await cache.match(request))?.blob()) ?? ''], name);
    }),
  );
  await caches.delete(SHARED);
  return files;
}

/** Hands over the files that another app has shared with this page, or that it is opened with. */
export function onBrought(take: (files: readonly File[]) => void): void {
  if (location.search === '?shared') {
    history.replaceState(null, '', location.pathname + location.hash);
    void shared().then((files) => files.length > 0 && take(files));
  }
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void Promise.all(files.map((one) => one.getFile())).then(take);
  });
}

/** Says when a newer build of the page has taken over; the open page goes on with the older one until it is loaded again. */
export function onNewer(tell: () => void): void {
  // The first worker takes over from none: the page is as new as it.
  if (navigator.serviceWorker?.controller == null) return;
  navigator.serviceWorker.addEventListener('controllerchange', tell, { once: true });
}
