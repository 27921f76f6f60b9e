const name = 'glossa-recordings';

const canCache = (): boolean => 'caches' in globalThis;

/** Returns whether a recording is on this site; those from other origins cannot be cached. */
const isOwnOrigin = (url: string): boolean => new URL(url, location.origin).origin === location.origin;

/** Caches a recording for the service worker to serve; returns its size in bytes, 0 if it is unavailable. */
export async function cacheRecording(url: string): Promise<number> {
  if (!canCache() || !isOwnOrigin(url)) return 0;
  const cache = await caches.open(name);
  const { pathname } = new URL(url, location.origin);
  const cached = await cache.match(pathname);
  const response = cached ?? (await fetch(pathname));
  if (response.status !== 200) return 0;
  const recording = await response.blob();
  if (!cached) await cache.put(pathname, new Response(recording, { headers: response.headers }));
  return recording.size;
}

/** Deletes a recording from this device. */
export async function deleteRecording(url: string): Promise<void> {
  if (!canCache()) return;
  await (await caches.open(name)).delete(new URL(url, location.origin).pathname);
}

/** Deletes all recordings from this device. */
export async function deleteRecordings(): Promise<void> {
  if (canCache()) await caches.delete(name);
}
