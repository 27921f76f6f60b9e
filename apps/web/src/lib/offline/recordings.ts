const name = 'glossa-recordings';

const canKeep = (): boolean => 'caches' in globalThis;

/** Whether a recording is one of ours; those of other sites cannot be kept. */
const isOurs = (address: string): boolean => new URL(address, location.origin).origin === location.origin;

/** Keeps a recording on this device, for the worker to answer it from; tells its bytes, 0 when it cannot be had. */
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

/** Takes a recording off this device. */
export async function forgetRecording(address: string): Promise<void> {
  if (!canKeep()) return;
  await (await caches.open(name)).delete(new URL(address, location.origin).pathname);
}

/** Takes all recordings off this device. */
export async function forgetRecordings(): Promise<void> {
  if (canKeep()) await caches.delete(name);
}
