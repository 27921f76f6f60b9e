import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

import { fromRecordings } from './from-recordings.ts';
import { refreshDictionaries } from './refresh-dictionaries.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Paths that aren't answered with the app's HTML: those that the server handles itself, and files. */
const navigationDenylist = [/^\/(api|locales|media|legal|livez|readyz)(\/|$)/, /\.[a-z\d]+$/i];

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: navigationDenylist }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/locales/'),
  new StaleWhileRevalidate({ cacheName: 'glossa-dictionaries' }),
);
// Fonts that the first pages don't need.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && url.pathname.endsWith('.woff2'),
  new CacheFirst({ cacheName: 'glossa-fonts' }),
);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/media\/(texts\/[^/]+\/audio|purchases\/[^/]+\/sound\/)/.test(url.pathname),
  ({ request }) => fromRecordings(request),
);

// A new version has new interface strings, and must not start with the cached old ones.
self.addEventListener('install', (event) => event.waitUntil(refreshDictionaries()));

// The user decides when the new version becomes active.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
