/** Refetches all cached locale files, keeping the cached copy of any that fails to load. */
export async function refreshDictionaries(): Promise<void> {
  const dictionaries = await caches.open('glossa-dictionaries');
  const cachedRequests = await dictionaries.keys();
  await Promise.allSettled(
    cachedRequests.map(async ({ url }) => {
      const response = await fetch(url, { cache: 'no-cache' });
      if (response.ok) await dictionaries.put(url, response);
    }),
  );
}
