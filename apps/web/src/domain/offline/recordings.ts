const name = 'glossa-recordings';

const canKeep = (): boolean => 'caches' in globalThis;

/** Returns whether a recording is on this site; those of other origins cannot be cached. */
const isOurs = (address: string): boolean => new URL(address, location.origin).origin === location.origin;

/** Caches a recording for the service worker to serve; returns its size in bytes, 0 if it is unavailable. */
export async function keepRecording(address: string): Promise<number> {
  if (!canKeep() || !isOurs(address)) return 0;
  const shelf = await caches.open(name);
  const { pathname } = new URL(address, location.origin);
  const kept = await shelf.match(pathname);
  const response = kept ?? (await fetch(pathname));
  if (response.status !== 200) return 0;
  const sound = await response.blob();
  if (!kept) await shelf.put(pathname, new Response(sound, { headers: response.headers }));
  return sound.size;
}

/** Deletes a recording from this device. */
export async function forgetRecording(address: string): Promise<void> {
  if (!canKeep()) return;
  await (await caches.open(name)).delete(new URL(address, location.origin).pathname);
}

/** Deletes all recordings from this device. */
export async function forgetRecordings(): Promise<void> {
  if (canKeep()) await caches.delete(name);
}
